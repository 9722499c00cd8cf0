import type { GradedJob } from '../types.ts';

export const mobileCraneOperatorPilbaraFifo: GradedJob = {
  job: 'mobile-crane-operator-pilbara-fifo',
  title: 'Mobile Crane Operator – FIFO ex Perth',
  spec: `Subject: Crane ops wanted – Karratha shutdown then steady work – know anyone?

Hi all,

Hope the week's treating you well. We've picked up another crew for one of our long-standing clients, a crane hire company looking after iron ore ports and plants around Karratha and Dampier. They need six mobile crane operators flying out of Perth, 2 and 1 roster, first swing about 23 November, then ongoing after the shut. Camp's decent, gym, own ensuite.

What they've told me is non-negotiable: a current high risk work licence, C6 or anything above it (C1 or CO is fine, they have Liebherrs and Groves from 55 to 220 tonne), plus your dogging ticket. An HR truck licence or better as you'll be driving the crane on the road between sites. And three years minimum actually on the levers of slewing mobiles; they will ring your last two supervisors. Those with pick-and-carry time only, sorry, not this time.

What will push you up the pile: rigging ticket (RB/RI), shutdowns on mine sites or LNG, having done your own lift studies, VOC less than a year old, working at heights and confined space. Site medical and D&A will be arranged by us, police clearance for the port as well (MSIC paid).

Rate is $72 flat on days, $76 nights, casual through us with super on top, weekly pay.

If it's you, send a resume with copies of your tickets front and back. If it isn't but you've a mate, there's a $500 spotter's fee after his second swing.

Cheers,
Bec Tranter
Resources desk, Ironbark People`,
  graded: [
    {
      name: 'shane-kilpatrick-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'C6, DG, RI, HR, seven years on 55-130 t slewing mobiles, shutdown work in the Pilbara, fresh VOC.',
      lacks: [],
      cv: `SHANE KILPATRICK – Crane operator / rigger
Baldivis WA – available from 16 Nov – lives 40 min from Perth airport

TICKETS
HRWL WA    C6  CN  DG  RB  RI  WP      expires 08/2029
Drivers    HR (since 2017)
VOC        Liebherr LTM 1060 and 1100, Grove GMK3060 – May 2026 (Pilbara Lift Verification)
Heights, confined space, gas test      Feb 2026
Police clearance Mar 2026, MSIC to 2027, no medical conditions

WORK HISTORY

Redback Crane Hire, Karratha – Mobile crane operator. April 2021 to October 2026
FIFO 2:1. Grove 60, Liebherr 100 and 130 t all terrains at port and stockyard. Shiploader boom section change-outs, conveyor drives, screens, bin liners. Eleven shuts. Travelled machines between Dampier, Cape Lambert and Karratha. Worked from engineered lift plans and wrote the simple ones myself. Contract finished with the client's hire.

Westlift Mobile Cranes, Naval Base – Crane operator 55t / 60t. Feb 2019 to March 2021
Taxi work round Kwinana and Henderson, precast panels, tank roofs, 2 shuts at the refinery.

Same company – Dogman/rigger and Franna driver. June 2015 to Jan 2019

Refs
Col Hendry, crane supervisor, Redback    0491 570 006
Jase Marr, Westlift    0491 570 110`,
    },
    {
      name: 'tania-ruwhiu-any-of',
      kind: 'any-of',
      low: 87,
      high: 97,
      best: 92,
      why: 'CO instead of C6 and a heavy combination truck licence instead of HR, both above what was asked; seven years on big slewers in LNG and wind.',
      lacks: [],
      cv: `Tania Ruwhiu, Mandurah

I've been in lifting since 2013 and in the seat since late 2018. My class is CO open, which I passed in November 2020 after two years with my 60-tonner ticket, valid until November 2030 along with dogging and basic rigging. On the road I'm HC. Verified on the LTM 1220 in July this year.

Where I've been:

Boomerang Heavy Lift, Perth, from Jan 2021 and still there (job ends at Christmas but they will release me). Wind towers at Warradarge and then LNG maintenance on Barrow, 3 weeks on 3 off at first, lately 2:1. Machines: 220 and 160 tonne Liebherr, once the 500 as second operator. Compressor rotor out of a live train, heat exchanger bundles, a flare tip at 92 metres. I know my load charts. I do the ground bearing sums and hand my study to the lift engineer for signature. Driving between laydown and plant, pilot in front.

Kalgoorlie Crane Trucks & Hire, Oct 2018 to Dec 2020, 55 t Kato and 60 t Tadano on mill relines, goldfields.

Before: dogger, Kal Crane Trucks, 2013–2018. Nursing assistant prior to that, Rotorua.

Confined space / heights 2025. Fit, non-smoker, kids grown up, no dramas with away work. Two supervisors happy to talk: ask.`,
    },
    {
      name: 'craig-sowerby-in-progress',
      kind: 'in-progress',
      low: 54,
      high: 67,
      best: 61,
      why: 'Nearly twelve years on all-terrain cranes in England, HR and dogging done here, but the Australian C6 is still in the logbook stage.',
      lacks: ['HRW licence C6 or higher (logbook, assessment in December)'],
      cv: `Craig Sowerby
Scarborough WA (from Middlesbrough, UK; permanent resident since February 2026)

Crane operator – mobile, all terrain

NOW
Dogman, Coastwide Cranes, Bibra Lake. Since May 2026. Dogging for 60 t and 80 t crews on apartment jobs, and under supervision at the controls for my C6 log book, 118 hours so far. Assessment with the RTO is on 14 December 2026. Until then I'm not licensed to operate on my own here.

ENGLAND
Teesmouth Crane Hire Ltd, Stockton. Mobile crane operator, May 2014 – January 2026. Liebherr LTM 1050, 1070, 1095 and Tadano 130. Chemical plant turnarounds at Wilton and Seal Sands every spring, bridge beams for Network Rail at weekends, steel erection. Contract lifts with an appointed person and small hires where I did the paperwork.
Slinger signaller, same firm, 2012 – 2014

CARDS
Australia: HRWL with DG only (issued April 2026). HR truck licence WA (June 2026). White Card. Heights.
UK: CPCS A60A mobile crane blue card to 2028, A40 slinger, A61 appointed person, HGV class 2.

Married, one daughter. Happy on any roster.`,
    },
    {
      name: 'bruce-mcallan-adjacent',
      kind: 'adjacent',
      low: 41,
      high: 54,
      best: 48,
      why: 'Five years on a Franna with CN, dogging and HR: no slewing class and no slewing hours, which the agency excludes in so many words.',
      lacks: ['HRW licence C6 or higher (has CN)', 'three years on slewing mobile cranes'],
      cv: `BRUCE McALLAN
Port Hedland WA. DOB 3/3/1988

Franna operator/dogman with five years on mine sites.

Licences: HRWL – CN, DG, RB, LF, WP, all current to 2028. HR truck. MSIC. Working at heights 2025, confined space 2025.

Job history

Sept 2021 – current. Spinifex Maintenance Services, Port Hedland. Franna AT20 and MAC25. Pick and carry on conveyors, pump changes, rollers, pulleys, gearboxes, unloading trucks. Shuts at Finucane and Nelson Point about every six weeks. Do my own take 5s and lift sheets. Sling, signal and drive. Never dropped anything.

Jan 2018 – Sept 2021. Spinifex. Trades assistant then dogman/rigger with the 100 tonner crew. Good teachers.

2010 – 2017. Truck driver, side tippers, Newman.

I would like a start on the slewing cranes, the C6 course is on my list for next year when I've the money. Otherwise the Franna seat would suit too if you have one.

References on request. No convictions.`,
    },
    {
      name: 'julian-astley-trap',
      kind: 'trap',
      low: 10,
      high: 23,
      best: 15,
      why: 'Camera cranes on film sets: same word, other machine; no high risk licence, no dogging; a truck licence is all that helps.',
      lacks: ['HRW licence C6 or higher', 'dogging ticket', 'three years on slewing mobile cranes'],
      cv: `Julian Astley
Crane Operator | Grip

Fremantle, WA
Member, WA Screen Crew Guild

With fourteen years as crane operator and key grip on features, drama series and commercials, I bring a steady hand to any set. Away jobs are a way of life: I've worked in Broome, Kununurra, Coober Pedy and twice in Karratha for a mining company's corporate film.

Selected credits
"Salt Line" (series, 8 x 50) – telescopic crane operator, Feb–July 2026
"The Quiet Jetty" (feature) – crane op and B-cam grip, Exmouth, 2024
"Ore" (documentary) – crane and drone coordination, Karratha, 2022
Carmaker commercials for Kelpie Films, 2015–2023, some 60 shoot days a year
Before that, grip assistant, Sydney, 2012–2014

Equipment
MovieBird 45 and 30 telescopic cranes, Technocrane 22, Scorpio remote heads, dollies, track, car rigs. Build, balance and counterweight, safety brief with cast and crew, operating to marks with the DOP on headset. Drive the grip truck (HR licence, since 2013).

Tickets: White Card, EWP yellow card, first aid, working at heights 2024.`,
    },
  ],
};
