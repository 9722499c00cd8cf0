import type { GradedJob } from '../types.ts';

export const licensedAircraftEngineerB1Shannon: GradedJob = {
  job: 'licensed-aircraft-engineer-b1-shannon',
  title: 'B1.1 Licensed Aircraft Engineer, base maintenance',
  spec: `There has been an aircraft hangar on our corner of Shannon airfield since the flying boats had only just left, and for the last twenty years we have filled it with narrowbodies in heavy check and end-of-lease work for lessors all over Europe. Three bays, three nose-to-tail lines, and from February a fourth, which is why we are adding certifying engineers on the mechanical side.

The person we have in mind holds a current EASA Part-66 licence in category B1.1. An Irish one or one from any other member state will do nicely; please note that since Brexit we cannot issue an authorisation on a licence of the British authority alone. On that licence there should be either the A320 family (CFM56, V2500 or LEAP, we see all of them) or the 737, NG or MAX. You do not need both, although if you have both we will find the money. We expect three years or more of certifying on one of them, line or base, because on nights you may well be the only signature on your bay.

You would certify tasks and defects on C-checks and bridging checks, plan your mechanics' work with the check lead, inspect structures and engine changes, write sensible defect cards in good English, borescope if you are trained, and bring on our apprentices. Human factors, fuel tank safety and EWIS continuation training we provide, but it is quicker if yours is current. AMOS is our system. A composite or structures course would be welcome.

Four on, four off, days and nights in rotation. Around €76,000 with shift pay, pension, medical cover, and a relocation allowance. Write to the hangar office with your CV, a copy of the licence and of your logbook summary.`,
  graded: [
    {
      name: 'piotr-gallagher-a320',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Irish EASA B1.1 with A320 ceo and neo ratings, eight years of certifying in base maintenance to date, AMOS, borescope and structures.',
      lacks: [],
      cv: `PIOTR GALLAGHER
Licensed Aircraft Engineer B1.1
Ennis, Co. Clare

LICENCE
IAA Part-66 Aircraft Maintenance Licence, B1.1, valid to 14 August 2029, no limitations
Type endorsements: Airbus A318/319/320/321 (CFM56) 2017, (IAE V2500) 2018, A319/320/321 (CFM LEAP-1A) 2022

EMPLOYMENT
B1 Certifying Engineer, Burren Aero Technical, Shannon      Mar 2021 - present
  Base maintenance, A320 family. Bay certifier on 40+ C-checks and twelve redeliveries. Lead B1 on nights since 2023, six mechanics and two apprentices. Two double engine changes signed for last winter. Boroscope approval CFM56 and V2500. All in AMOS.
B1 Certifying Engineer, Nordhavn Technics, Copenhagen       Jun 2018 - Feb 2021
  Line and light base, A320. Stamp number and authorisation on CFM and V2500. Some AOG trips.
Aircraft mechanic, later Cat A, Nordhavn Technics           Sep 2013 - May 2018

TRAINING
Apprenticeship, aircraft maintenance (Gdynia), 2009-2013
All B1.1 modules 2013-2016
SRM / composite repair level 2, 2020
HF, FTS (CDCCL ph 2), EWIS: January 2026
Full stand and run-up, taxi

LANGUAGES: Polish, English (13 years working language), some Danish
Son of a Mayo man, Irish passport.`,
    },
    {
      name: 'marguerite-swann-737',
      kind: 'any-of',
      low: 84,
      high: 96,
      best: 90,
      why: 'Dutch-issued B1.1 with the 737NG and MAX, certifying since 2017 up to now; the other of the two types and told in other words, mostly line.',
      lacks: [],
      cv: `M. Swann
born Limerick 1988, living in Haarlem

Eleven winters ago I left the Air Corps at Baldonnel, where I had been turning spanners on the CASA and the PC-9 from the age of eighteen, and went to the Netherlands to get myself a civil ticket. I got it: mechanical, turbine aeroplanes, B1.1, issued by the Dutch authority in October 2016 and good until October 2031 since last month's renewal. Boeing 737-600/700/800/900 with the CFM56-7 went on it in March 2017 and the MAX (LEAP-1B) in 2021.

From April 2017 I released aircraft to service for Polderwiek Air Services at Schiphol; a leisure airline's fleet of nineteen 737-800s. Nights mostly. Daily and weekly checks, tyres and brakes, chasing bleed and pneumatic snags, lightning strikes, an engine replaced at Faro in the open air in 38 degrees. In October 2022 I moved to their hangar in Lelystad and have worked A- and C-checks since then, one to three weeks each, where I'm the mechanical signature for a crew of seven: gearing up the cards in the morning, deciding what's in limits by the structural repair manual, arguing with the lessor's man, who is sometimes right.

Recurrent (human factors, wiring, tanks) is due again in May 2027. I'm trained on the borescope for the -7. We use TRAX and before that AMOS, four years of it.

I mentor. There were no women in that hangar and now there are three.

We want to come home to Clare; my mother is eighty.`,
    },
    {
      name: 'stuart-mcalpine-caa',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Everything but the right licence: UK CAA B1.1 on both types with long certifying experience, and no EASA licence, which the ad rules out.',
      lacks: ['EASA Part-66 B1.1 licence (holds the UK CAA one)'],
      cv: `STUART McALPINE, LAE
Prestwick, Ayrshire

Licence: UK CAA Part-66 B1.1 (UK.66.xxxxx), valid until July 2030. Types: Boeing 737-600/700/800/900 (CFM56), Airbus A318-321 (CFM56).
I let the EASA transfer window go by in 2020, when we were all on furlough and I thought I'd never need it.

Experience
2016 to present, Carrick Hill Aircraft Maintenance, Prestwick. Certifying engineer, base. 737NG C-checks back to back, seventy-odd of them, for an Irish low-cost operator and two lessors. Since 2022 check lead: plan the work package by zone, daily meeting with the customer rep, eleven mechanics on shift.
2011 to 2016, Lowland Air Engineering, Glasgow. Line, A320 family. Certifying from 2013.
2004 to 2011, Royal Air Force, propulsion technician (Nimrod, VC10), Kinloss and Brize Norton.

Training
AMOS super user
Composite repair, 5 days, 2019
HF/FTS/EWIS March 2026
Borescope CFM56-5B/-7B

Would relocate to Shannon, no ties. I have begun asking the Irish authority what they would want of me by way of exams; nothing has been submitted yet.`,
    },
    {
      name: 'conor-delahunt-expired',
      kind: 'lapsed',
      low: 48,
      high: 61,
      best: 55,
      why: 'Was a fully qualified A320 certifier, but the licence ran out in March 2025 and he has been in leasing offices since 2021.',
      lacks: ['current EASA Part-66 licence (expired March 2025)'],
      cv: `Conor Delahunt
Dooradoyle, Limerick

Technical Manager – Leasing | Aircraft Engineer

Kestrel Crescent Aviation Leasing, Limerick, Technical Manager
May 2021 – present
Mid-lease inspections, redelivery project management (23 A320/A321 redeliveries), records review, maintenance reserve claims, return condition negotiations. Based in an office with about 90 days a year in hangars across Europe.

Foynes Aero Services, Shannon, B1 Licensed Engineer
January 2012 – April 2021
Certified C-checks on A320 family aircraft (CFM56, V2500). Shift lead from 2016. Engine changes, landing gear changes, structural inspections. Trained apprentices; two of them have their own licences now.

Foynes Aero Services, apprentice and then mechanic
2004 – 2011

Credentials
EASA Part-66 B1.1, IAA, first issued March 2010; A320 CFM56 and V2500 endorsed 2011/2013. Expired March 2025: I didn't renew it because I was not certifying any more.
BSc Aviation Management, part time, 2020
Human factors 2020, EWIS 2020

I miss the floor. My hands remember.`,
    },
    {
      name: 'luke-brannigan-mechanic',
      kind: 'adjacent',
      low: 36,
      high: 50,
      best: 43,
      why: 'A320 mechanic of six years with a category A licence; no B1, no type rating and no release to service beyond simple tasks.',
      lacks: ['EASA Part-66 B1.1 licence', 'A320 or 737 type rating', 'three years certifying on type'],
      cv: `LUKE BRANNIGAN
Sixmilebridge

AIRCRAFT MECHANIC, CAT A

Foynes Aero Services, Shannon                          08/2020 - present
Mechanic on A320 heavy checks, zones 100, 500/600 and gear. Panels, lubrication, component changes, corrosion clean-up, sealant. Since getting my A licence in 2024 I can sign my own wheels, brakes, seats, simple panel tasks under the company's task list. Everything else goes to the B1. Good on AMOS task cards.

Bunratty Coachworks                                    2016 - 2018
Panel beater's helper, spraying

Education
QQI Level 6 Aircraft mechanics traineeship, 2020, Shannon
EASA Part-66 category A1 licence, IAA, issued April 2024, valid to April 2029
B1.1: modules 3, 8 and 9 passed so far, saving up for the rest
HF, FTS, EWIS refreshers done February 2026
MEWP and working at heights

Gen Fam course A320 (level I, four days) in 2022.

I'm punctual, I don't mind nights and I've never left a tool in an aircraft.`,
    },
  ],
};
