import type { GradedJob } from '../types.ts';

export const doorSupervisorNottinghamSmallFirm: GradedJob = {
  job: 'door-supervisor-nottingham-small-firm',
  title: 'Door supervisors, Nottingham city centre',
  spec: `Door staff wanted. Nottingham, Lace Market and Hockley. Immediate start.

We're a family outfit, 28 on the books, eleven venues: late bars, one club, a comedy room. Thurs to Sun nights, 9 till 3 or 4. 24 to 36 hours a week. £15.60 an hour PAYE, paid Fridays, no messing about with umbrella firms.

Need:
- SIA Door Supervisor licence, in date, on you. CCTV or Security Guard badge alone is no good.
- 12 months on licensed premises minimum. We're not a training school.
- Work history we can check back five years (BS 7858).

The job: queue, ID, searches, counting in and out, watching the floor, getting trouble out quietly, looking after anyone the worse for wear until they're in a taxi. Body cam on. Write it up before you go home. Talk first, hands last.

Good if you have: first aid, a radio manner people can understand, spiking/vulnerability training, Pubwatch contacts, a car, some days free for event work in summer.

No big egos. Women encouraged, we can't get enough for searching.

Text or email CV to Dean, Blackfriars Door Services.`,
  graded: [
    {
      name: 'kwame-boateng-doors',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Valid Door Supervisor licence, six years on licensed premises without a gap and nearly all the extras.',
      lacks: [],
      cv: `KWAME BOATENG
Sneinton, Nottingham NG2   07700 900 871   own car

SIA LICENCE: Door Supervision, front line, expires 22 August 2028
FIRST AID: Emergency First Aid at Work, Jan 2025
OTHER: ACT Awareness (2026), Welfare & Vulnerability Engagement (Feb 2025), personal licence holder

WORK

Trentside Security, Nottingham - Door Supervisor / team leader      Mar 2022 - now
Friday and Saturday at a 900-capacity club (2 rooms), Thursday at a student bar. Team of six on a Saturday. ID scanner, searches, drug-drop box, clickers, body-worn video. Dealing with refusals at the door all night. Incident book done at end of each shift, police statements when asked (court twice as witness). Go to the Pubwatch meeting for the venue. Summer: two festivals, arena concerts.

Midland Crowd Services, Derby - Door Supervisor                      Oct 2020 - Mar 2022
Bars and a casino. Covid rules when we opened with tables only. Front door and floor.

Fernley's supermarket (Hyson Green) - Night shelf stacker, then security guard     Jun 2017 - Sep 2020
Moved on to the guard team in 2019. Shop thefts, CCTV room.

EDUCATION
Level 2 Door Supervision 2019, top-up 2022, refresher 2025
Bilborough area college, BTEC Public Services 2017

LANGUAGES English, Twi

REFERENCES
Operations manager at Trentside and the DPS of the club, numbers given on request. No gaps in the last nine years.`,
    },
    {
      name: 'lorraine-maddox-head-of-door',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 90,
      why: 'Told as running the front of pubs and bars, but the badge (DS) is in date to 2028, four years of nights are dated and her history is unbroken.',
      lacks: [],
      cv: `Lorraine Maddox
Bulwell. 46. Mum of three grown ups.

I've stood outside pubs since May 2022 and I'm good at it. My badge is the DS one, front line, good until April 2028, you can check me on the public register.

The Rope Walk, Mansfield (late bar, 350) Thursdays and Sundays, and Velvet Underpass, Mansfield (nightclub) Friday, Saturday. Both for Sherwood Guarding Ltd, May 2022 till now, still there. I was put in charge of the entrance at Velvet in Nov 2024. Being a woman I do the bags and the pat downs for the ladies and I've found all sorts. I check passports and provisional licences, I turn away hen parties that are past it, and I've not had to put hands on anybody since August because I can generally talk them to the kerb. Girls who have had something put in their drink I sit with, water, coat, ring the mate, ring the ambulance if need be. Did the half day on spiking with the council in 2023. Camera on my chest and a write up every shift. The licensing sergeant knows me by name.

Day job alongside until last Christmas: teaching assistant with children with behaviour problems, Leen Mills Primary, Sept 2014 to Dec 2025. (Team Teach trained, paediatric first aid to June 2027.) So you have your five years and more.

I want Nottingham because it's ten minutes on the tram instead of forty in the car, though I've got the car too.`,
    },
    {
      name: 'darren-soames-expired',
      kind: 'lapsed',
      low: 53,
      high: 65,
      best: 59,
      why: 'Nine years of door work, but his SIA Door Supervisor licence ran out in August 2025 and he may not legally stand on a door until it is renewed.',
      lacks: ['valid SIA Door Supervisor licence (expired August 2025)'],
      cv: `Darren Soames, Beeston, Notts. Born 9.11.1986

Employment

Sept 2025 - present: delivery driver, Parcel Fox, Long Eaton
2019 (March) - August 2025: Door supervisor with Castle Gate Security, Nottingham. Same three bars in Hockley all the way through, plus cricket and race days. Head doorman at one from 2021. Searching, ejections, ID, capacity, radio link with city CCTV. Three commendation letters from the licensee, one from the police for holding on to a lad with a knife, Dec 2022.
2016 - March 2019: Door supervisor / static guard, Erewash Guarding. Pubs in Ilkeston and Long Eaton, building sites in the week.
2005 - 2016: Army, Mercian infantry, left as Corporal. Two tours.

Certificates
Level 2 Door Supervisor 2016
SIA DS licence 2016 - 2019 - 2022 - Aug 2025. Let it run out when I went on the vans as we'd a new baby and I needed days. Haven't renewed it yet, would have to do the first aid and refresher course and pay for it.
First aid ran out too.
Cat B + C1 driving

Hobbies: boxing coach at amateur club, Forest season ticket`,
    },
    {
      name: 'stephen-garrick-doorfactory',
      kind: 'trap',
      low: 2,
      high: 14,
      best: 7,
      why: 'Supervises the making of doors in a factory; no SIA licence and never a night on licensed premises.',
      lacks: ['SIA Door Supervisor licence', '12 months on licensed premises'],
      cv: `Stephen Garrick
Door Supervisor

Kirkby-in-Ashfield | stephen.garrick@example.com

Key skills: supervising doors, security products, team leading, incident reporting, health and safety, access control

Experience

Panelmaster Composite Doors Ltd, Sutton-in-Ashfield
Door Supervisor (line 2, night shift)     April 2018 to present
- Supervise 14 operatives making front doors and security doors, 6pm to 4am Monday to Thursday
- Daily output 210 doors, scrap down from 4% to 1.7%
- Check every door against the job ticket before it leaves: locks, hinges, glazing, letterplate
- PAS 24 and Secured by Design audits
- Incident and near-miss reports, toolbox talks
- Count in and count out of stock cages

Panelmaster
Assembly operative     Jan 2012 to April 2018

Trentvale Joinery
Apprentice, then bench joiner     2006 to 2011

Training: NVQ 2 Wood Machining, IOSH Managing Safely 2021, Emergency First Aid at Work 2025, forklift counterbalance

Interests: going out with friends, live comedy, pub quiz`,
    },
    {
      name: 'ionut-marin-short',
      kind: 'thin',
      low: 63,
      high: 77,
      best: 71,
      why: 'Only a few lines, yet they state a licence in date and three years of bar doors with checkable employers; low confidence because nothing is described.',
      lacks: [],
      cv: `Ionut Marin
Radford Nottingham, 07700 900 333

SIA door supervisor licence valid to 14.06.2029

2023 July - now    Lion Shield Security, Leicester. Doorman, bars, Fri Sat Sun
2020 - 2023 July   Fairway Foods warehouse, Leicester, picker, nights
2016 - 2020        Hotel night porter, Skegness

English good, Romanian. Settled status. Can start at once. Boss at Lion Shield will give reference.`,
    },
  ],
};
