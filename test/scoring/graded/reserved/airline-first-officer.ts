/** A320 first officer, EU operator: EASA CPL/ATPL with IR, current A320 rating, 500 hours on type, Class 1 medical, EU work right. */
import type { GradedJob } from '../types.ts';

export const airlineFirstOfficer: GradedJob = {
  job: 'airline-first-officer',
  title: 'First Officer A320 family (type rated)',
  spec: `Flight Operations > Pilots > Open positions > First Officer A320 (type rated), Dublin & Palma

Aerolis is a charter and ACMI airline with an Irish AOC and 23 aircraft, all of them A320 family, some of them younger than our chief pilot's car.

THE FLYING
Summer is leisure from Ireland and Germany, winter is wet lease, so your office may be Dublin in July and Jeddah in January. Roster 20 on 10 off in ACMI months and 5/4 otherwise. Around 750 block hours a year. You'll be paired with captains who like to teach; command course from 2,500 hours.

TO BE CONSIDERED
✓ EASA Part-FCL CPL(A) or ATPL(A) issued by an EU/EEA state, ME/IR, ATPL theory credit
✓ A320 type rating valid on your licence
✓ 500 hrs or more on A320 family as a multi-crew pilot under an AOC or equivalent commercial/corporate operation
✓ EASA Class 1 without unusual restrictions
✓ The unlimited right to live and work in the EU
✓ English language proficiency 4+

WE WOULD ALSO LIKE
ETOPS, RNP AR, cat C airports, neo; a second language; flown within 90 days (otherwise we give you a sim slot); MCC/APS; the gift of being pleasant at 3 am in a crew bus.

WE OFFER
€61k basic FO, rising with hours, sector pay, per diem, loss of licence, commuting contract or base as you wish, no bond for rated joiners.

HOW
Upload licence (both sides), medical, last three logbook pages, CV. Applications without the licence pages are deleted by the system, sorry, it is not personal. Assessment: interview, group exercise, fixed-base sim in Dublin. We hire regardless of gender, belief, background; the aircraft does not know who's flying it. Background check under Regulation (EU) 2015/1998 follows.`,
  graded: [
    {
      name: 'low-cost-fo',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'EASA ATPL frozen from Austria, 2,140 hours on A320/A321neo to last week, Class 1 and EU citizen, RNP AR.',
      lacks: [],
      cv: `FLORIAN OBERLEITNER
Vienna | Austrian | born 1995

LICENCE
CPL(A) Austro Control, IR ME PBN, ATPL theory complete 2017. A320 last LPC 09.08.2026, exp 31.08.2027. English L6, German L6. Class 1 exp 05/2027, VNL none.

HOURS (28 Oct 2026)
Total 2,392 | A319/320/321 2,140 | neo 810 | night 455 | last 90 days 214

EMPLOYMENT
Apr 2021 - now. Danubia Express, Vienna, First Officer A320/A321neo. Innsbruck and Funchal qualified, RNP AR (own simulator approvals), winter wet lease for a Saudi carrier 2024/25 and 2025/26. Line check grade 2 average. Peer support group volunteer.
Sept 2019 - Mar 2020. Danubia Express, cadet, type rating and base training, contract suspended in Covid.
Apr 2020 - Mar 2021. Test centre logistics, city of Vienna, and glider instructor.

TRAINING
2015-2018 integrated ATPL, Wiener Neustadt. MCC/JOC with 737 sim. UPRT 2019.

OTHER
Glider cross country 1,000 h. Cook for friends. Can join after 3 months' notice, Dublin or commuting.`,
    },
    {
      name: 'corporate-airbus',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 85,
      why: 'Second in command of two corporate ACJ319/320neo under an AOC: the same rating and hours by another name, Portuguese licence and passport.',
      lacks: [],
      cv: `Inês Vasconcelos-Brandt, Cascais

Dear reader, my flying in one page.

Since January 2022 I sit on the right of two corporate Airbus, a 319 with six tanks and a 320neo, for Lusair Private (Portuguese AOC, based Cascais and Geneva). Four crews. We go where the owner or the charterer goes: Malé, Teterboro, Luanda, Samedan no but Chambéry yes. I've done the planning, the slots, the handling and the loading with my own hands, because there is no one else. ETOPS 120, NAT HLA, steep at London City as observer. 1,020 hours in these two until the end of September, out of 1,780. Last flight on 24 October to Riyadh.

Before, from 2018 to 2021, I flew a Citation XLS as SIC at the same house, 610 hours. I learned in Évora (integrated, 2015 to 2017).

Papers: CPL with all ATPL exams, ANAC Portugal; IR; type Airbus 320 family until 30 April 2027; Cl. 1 medical until June, with glasses; ELP 5 until 2029. Passport Portuguese. Languages PT, EN, FR, DE at home with my husband.

I want a roster. I love my owner but I would like to know on Sunday where I am on Wednesday.

Referees: my chief pilot, and the owner's office.`,
    },
    {
      name: 'uk-licence-only',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 60,
      why: 'Excellent A320 first officer with Irish passport, but his licence is of the UK CAA, and conversion to an EU state still lies before him.',
      lacks: ['EASA Part-FCL CPL(A) or ATPL(A) issued by an EU/EEA state'],
      cv: `Conor Astley-Byrne
First Officer, A320
Bristol, UK. Dual British/Irish citizen

Flight time
Total: 3,310
A320 family: 2,905 (ceo 1,900, neo 1,005)
Last 30 days: 71

Licensing
ATPL(A), UK CAA Part-FCL, first issued March 2022
A320/IR valid to 31/03/2027
UK Class 1 to 11/2026 (renewal booked 12 Nov); EASA Class 1, Dublin AeMC, September 2026
ELP level 6
DGR, SEP, CRM in date

Experience
Severnair Ltd, Bristol, First Officer then Senior First Officer (2024), March 2022 to present
• 4 sector leisure and city days, Bristol, Belfast, Palma summer base 2023
• Line training support FO, cat C Funchal, Innsbruck, Gibraltar
• RNP AR, LVO, one pilot strike rep
• Wrote the crew fuel-efficiency guide used by 300 pilots

Aurora Regional, Exeter, First Officer Dash 8-400, June 2018 to March 2020 (company failed)

Supermarket delivery driver, 2020 to 2022

Education and training
Integrated ATPL, Oxford, 2016 to 2018, first time passes
BSc Physics, Bath, 2016, 2:1

Outside work: triathlon, school governor. Would move to Dublin, where my mother's family is, at once.`,
    },
    {
      name: 'boeing-fo',
      kind: 'adjacent',
      low: 44,
      high: 58,
      best: 52,
      why: 'EASA licence, medical and 3,600 hours of jet time, but all on the 737: neither the rating nor an hour on the A320.',
      lacks: ['A320 type rating valid on your licence', '500 hrs or more on A320 family'],
      cv: `MAREK SZYMCZAK-HOLT

PROFILE: Airline pilot with 3,950 hours, 3,600 on jets, multi-base European and Middle East experience, seeking a new challenge on a modern fleet with a career path to command.

LICENCES & RATINGS
ATPL(A) PL.FCL, Polish CAA (ULC)
B737 300-900 & MAX, IR, valid to 01/2027
Medical Class 1 valid 07/2027, no limitation
English 6, Polish 6, Spanish conversational
MCC, UPRT advanced, ETOPS, RNP AR, LVO Cat IIIa

EMPLOYMENT HISTORY
First Officer B737-800/MAX, Baltvia Charter, Warsaw & Katowice - May 2021 to present
  Leisure and ACMI (Oman 2022/23, India 2025). 2,480 hours.
  Senior FO since 2024, command upgrade list
First Officer B737-800, Emerald Low Fares, Wroclaw & Bergamo - Feb 2019 to Sept 2020
  1,120 hours. Redundant, Covid.
Flight Instructor, FTO Lodz - 2017 to 2019, 350 hours SEP/MEP

EDUCATION
MSc Aerospace, Rzeszow University of Technology, pilot track, 2016

Polish citizen. Can be in Dublin in 8 weeks. Interests: Airbus simulators at home (PC, full side stick set-up, over 900 hours!), squash, photography.`,
    },
    {
      name: 'self-funded-rating',
      kind: 'lapsed',
      low: 33,
      high: 48,
      best: 40,
      why: 'EU licence and medical, but the self-paid A320 rating expired in 2021 and he has six base-training landings on type against 500 hours.',
      lacks: ['A320 type rating valid on your licence', '500 hrs or more on A320 family'],
      cv: `Objective: To obtain the position of First Officer A320 with a dynamic European carrier.

Personal: Giannis Theodorakis-Lamb, Heraklion, Greek, 31

Total time: 640 hours
PIC: 480
Multi engine: 62
A320: base training, 6 landings
A320 FFS: 44 hours (2020), 8 hours (2024, own account)

Licence: CPL(A)/IR ME, Hellenic CAA, ATPL theory passed 2019 (14 subjects, 93 % mean)
Type: A320, skill test 19 Feb 2020, Palma
Class 1: yes, May 2027
English: level 5

Work
2022 - now   Crete Skydive & Aero Tours, pilot Cessna 208 (from 2023) and 206. 410 hours, eight lifts a day in season. Also loadsheets, refuelling, customer bookings.
2020 - 2022  Family hotel, reception and accounts. Nobody was hiring.
2016 - 2020  Flying school Heraklion and Palma, modular. A320 TR with JOC

Skills: Airbus fly-by-wire philosophy, FMGS, ECAM, SOP discipline, CRM, TEM, RNP, LVO, leadership, MS Office

Languages: Greek, English, German A2, Italian A2

Notes: willing to relocate anywhere and at own cost; will renew everything that is required; can start tomorrow.`,
    },
  ],
};
