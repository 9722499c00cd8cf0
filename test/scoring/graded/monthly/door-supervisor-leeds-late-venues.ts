import type { GradedJob } from '../types.ts';

export const doorSupervisorLeedsLateVenues: GradedJob = {
  job: 'door-supervisor-leeds-late-venues',
  title: 'Door Staff - Leeds city centre (Thurs-Sun nights)',
  spec: `DOOR STAFF - LEEDS CITY CENTRE

We're a family-run door firm, eleven venues, been going since 2008. Two regular spots have come up at a 600-capacity club and the late bar next to it. Thursday to Sunday, 9pm to 4am, £15.80 an hour, paid weekly, PAYE.

You need a front line SIA Door Supervisor licence that's in date. Not Security Guarding, not "applied for". We check the register before we ring you back.

You need two years or more on the door of nightclubs or late bars. Shops, offices and building sites don't count.

You need a full driving licence and something to drive. There are no trains at half four in the morning and we'll sometimes ask you to cover Wakefield or Bradford.

The work: queue and ID, searches, counting in and out, walking the floor, getting people out without it ending up on the internet, looking after the ones who've had too many, and writing it up properly in the incident book afterwards because the council and the police both read it. Body cams are worn.

Good to have: first aid in date, ID scanner experience, women who can do female searches, ACT counter-terror e-learning.

Send a CV and your badge number. No agencies please. Ask for Carol.`,
  graded: [
    {
      name: 'dean-okafor-badge',
      kind: 'synonym',
      low: 88,
      high: 98,
      best: 93,
      why: 'In-date DS badge, five unbroken years on club doors to 4 am, car, first aid and body cam, all told in his own words.',
      lacks: [],
      cv: `Dean Okafor
Harehills, Leeds
07700 900 114

I've been on the doors of clubs in Leeds for five years and never had a shift off sick that I can remember. My badge is the DS one, front line, number can be checked on the register, and it runs out on 14 February 2028. It's my third in a row, I got the first in February 2019 when I was still in Hull but I wasn't working nights there.

Where I work now
The Foundry Yard, Leeds - since April 2024
Two-room club, about 700 in on a Saturday. I'm on the front till midnight and inside after that. We scan everyone's ID at the rope. I do pat-downs, watch the smoking terrace, and I'm one of two who wear the camera. Ejections I try to do by talking. Every one gets a page in the book with times, and twice the licensing officer has asked for my pages and had no complaints. Last Christmas I dealt with a lad who'd stopped breathing in the toilets until the ambulance came; he was fine.

Before that
Velvet Cellar, Leeds - September 2021 until end of March 2024
450-cap basement, open to 4 at weekends. Learnt clicker, searching, radio talk and how to close a street with 400 drunk people on it.

Emergency first aid at work - renewed August 2025
ACT Awareness done online in 2024

Full clean licence, drive a Corsa. Happy with Wakefield, my mum lives there.`,
    },
    {
      name: 'graham-tetlow-guarding',
      kind: 'missing',
      low: 34,
      high: 48,
      best: 41,
      why: 'Solid contract guard, but holds only Security Guarding and CCTV licences and has never worked a late venue.',
      lacks: ['SIA Door Supervisor licence', '2 years on nightclub or late-bar doors'],
      cv: `CURRICULUM VITAE
Graham Tetlow          Date of birth: 22/06/1974
18 Ashlea Rise, Morley

LICENCES
SIA Security Guarding - exp 30/09/2027
SIA Public Space Surveillance (CCTV) - exp 30/09/2027
Full UK driving licence, own vehicle
Emergency First Aid at Work - May 2025

EMPLOYMENT

Northgate Site Protection Ltd        Security Officer        March 2021 - present
Reception and night patrol of a seven-storey office block. Access control and visitor passes, alarm response, lock and unlock, key register. Write the daily occurrence book and handover. Monitored 42 cameras from the control room. Evacuated the building on two occasions following fire alarm activation.

Beaumont Retail Guarding        Store Security Officer        Aug 2019 - Feb 2021
Large supermarket, Pudsey. Deterring and detaining shoplifters, giving evidence in magistrates' court on three occasions, managing queue at entrance in the pandemic.

Prior to this: warehouse operative, 2001 - 2019, Dunley Mail Order, Batley.

ABOUT ME
Calm, smartly presented, used to twelve-hour nights and lone working. Looking for a change of scene and would be interested in venue work.

References on request`,
    },
    {
      name: 'marek-zielony-expired',
      kind: 'lapsed',
      low: 54,
      high: 67,
      best: 61,
      why: 'Nearly ten years on club doors until December 2025, but the DS licence ran out in March 2026 and is not renewed.',
      lacks: ['in-date SIA Door Supervisor licence (expired March 2026)'],
      cv: `Marek Zielony
Beeston, Leeds 11

Work history

01/2026 - now: Parcel courier, self-employed, own van. Took a break from nights after our second child.

06/2019 - 12/2025: Head doorman, Club Meridian, Leeds. Team of six, capacity 800. Briefing before opening, positions, radios, liaison with street marshals and police on match days. Drug searches and amnesty box. Trained new starters on refusals and conflict. Incident and ejection log, CCTV requests. Body worn video from 2022.

05/2016 - 05/2019: Doorman at The Lamplighter (late bar, 3 am licence), Huddersfield, and holiday cover at two other bars for the same owner.

2010 - 2016: warehouse work, then forklift, Dewsbury.

Licences etc
SIA door supervisor: held from 2016, three licences in a row. The last one expired 9 March 2026. I did not renew it because I was not working doors. I will do the first aid and top-up training and apply if I have a job to go to.
Driving licence: full, clean. Van and car.
First aid: expired 2025.
Languages: Polish, English.

I know most of the managers in the city centre and they know me.`,
    },
    {
      name: 'kelly-ann-driscoll-three-doors',
      kind: 'overlap',
      low: 58,
      high: 71,
      best: 65,
      why: 'Licence, car and right kind of venue, but three doors worked side by side make 14 months, not the claimed three years.',
      lacks: ['2 years on nightclub or late-bar doors (14 months by dates)'],
      cv: `KELLY-ANN DRISCOLL
Door Supervisor with over three years' experience on Leeds and Bradford nightlife doors

SIA Door Supervisor licence, valid to 19 August 2028
Full UK driving licence - car owner - based in Shipley

EXPERIENCE

Neon Arcade (nightclub, cap. 550), Bradford | Fri & Sat | Sept 2025 - present
- female searches, bag checks, ID scanner on the main entrance
- patrol of dance floor and ladies' toilets, vulnerable customers, taxi marshalling at close (4am)
- completing incident and refusal logs on the tablet

Copperhouse (late bar, 3am), Leeds | Wed & Thurs | Oct 2025 - present
- sole female on a team of three
- Challenge 25, dispersal, body cam

The Union Basement, student club night | Sundays | Nov 2025 - present
- queue, wristbands, clickers
- two serious incidents handled with police statement given

Earlier: Healthcare assistant, Rowan Lodge care home, Shipley, Jan 2020 - Aug 2025

TRAINING
Level 2 Door Supervisor award - July 2025
Emergency first aid at work - July 2025
ACT Awareness and ACT Security e-learning - Sept 2025
Spiking awareness session, council - Feb 2026`,
    },
    {
      name: 'stuart-pell-fire-doors',
      kind: 'trap',
      low: 4,
      high: 16,
      best: 9,
      why: 'A supervisor of door fitters: the same words in the joinery trade, only the driving licence counts.',
      lacks: ['SIA Door Supervisor licence', '2 years on nightclub or late-bar doors'],
      cv: `Stuart Pell
Door Supervisor / Installation Lead
Castleford WF10

Profile: Time-served joiner with fourteen years in doors, the last six running a gang.

2020 to date - Door Supervisor, Calder Fire Doors Ltd
Supervise five fitters on the installation and inspection of timber and steel fire doors in clubs, hotels, late bars and student blocks across Leeds. Survey openings, order ironmongery, check gaps and closers, sign off to third-party certification. Nights and weekends where venues trade in the day. Front line contact for venue managers. Keep site incident book and toolbox talks.

2012 - 2020 - Door fitter, Wm. Haddow Joinery, Pontefract
Hanging internal and external doors, security doorsets, access-control locks.

Tickets: CSCS Gold supervisor card (2028), SMSTS-lite two day supervisor course, asbestos awareness, FD maintenance inspector diploma 2021
Full driving licence, company van

Interests: rugby league, carp fishing`,
    },
  ],
};
