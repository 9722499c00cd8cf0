import type { GradedJob } from '../types.ts';

export const railTrafficControllerBilingualShortline: GradedJob = {
  job: 'rail-traffic-controller-bilingual-shortline',
  title: 'Rail Traffic Controller (bilingual)',
  spec: `The Rivière-aux-Pins & Northern is a regional freight railway of 412 miles with mines at one end and a deep-water port at the other, and it is run from a room with four screens in Trois-Rivières. We are looking for one more person to sit in that room. Controllers here work twelve-hour turns, two weekends out of four, alone on the desk at night, issuing clearances and track occupancy permits, protecting the gangs, lining the CTC territory between the port and mile 88, and picking up the phone when a crossing is down or a train has gone in emergency in a snowstorm.

Because you are on your own from the sixth week, we can only look at people who come to us with a valid Canadian Rail Operating Rules qualification. We also ask for no fewer than three years in a job in which you were answerable for where trains were going: as a dispatcher or controller, a yardmaster, or in an operations control centre of a railway or commuter operator. And since half our crews talk to us in French and our neighbours to the west only in English, you need to be properly at ease in both on the radio. We test this.

It would please us if you had worked OCS as well as CTC, if you knew the paperwork of a Transport Canada reportable occurrence, or had trained others on the desk. Experience with crew calling and locomotive distribution is useful on quiet nights. We pay between $92,000 and $108,000 with the shift premium, and we do contribute to the move. Closing date is the thirtieth of November.`,
  graded: [
    {
      name: 'marie-eve-lachance-rtc',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 96,
      why: 'Nine years of OCS and CTC dispatching in both languages with a CROR qualification valid into 2028, and she trains others.',
      lacks: [],
      cv: `MARIE-ÈVE LACHANCE
Shawinigan (Québec)      marie-eve.l@example.ca

Contrôleuse de la circulation ferroviaire / Rail Traffic Controller

LANGUAGES
Français: langue maternelle. English: fluent, worked in it daily in Ontario for five years.

EXPERIENCE

Laurentide Freight Railway, Québec — Rail traffic controller
May 2022 – present
Two desks by turns: CTC (74 mi., double track, two junctions) and OCS (190 mi.). On an average night 11 trains, 6 to 8 TOPs, two or three slow orders. Radio two thirds in French. Since 2024 I am one of three desk instructors and have signed off four trainees. I fill in the occurrence reports to TC and TSB; 14 in 2025, mostly crossing collisions and one run-through switch.

Superior & Algoma Rail, Sault Ste. Marie, ON — Rail traffic controller
August 2017 – April 2022
OCS territory, 230 miles, English only. Night desk alone after 10 weeks. Foreman protection for the 2019 tie program (up to 5 gangs at a time). Helped with crew calling and power when it was quiet.

Superior & Algoma Rail — Conductor
June 2014 – July 2017
Road switcher and yard.

QUALIFICATIONS
CROR, RTC level. Requalified March 2025, good to March 2028
Dangerous goods, first aid

EDUCATION
DEC Techniques de la logistique du transport, Cégep des Trois-Pins, 2013`,
    },
    {
      name: 'luc-desgagne-terminal-clerk',
      kind: 'gem',
      low: 77,
      high: 89,
      best: 83,
      why: 'Titled a terminal clerk, yet he has issued clearances as a qualified person on a private ore railway for five years, in French and English, with CROR in date.',
      lacks: [],
      cv: `Luc Desgagné
Port-Cartier, Québec

Terminal Clerk II, Compagnie minière Lac Hâtif (from September 2021)
Warehouse clerk, same company (2017 – September 2021)
Cashier and night manager, station-service Gagné (2012 – 2017)

My title comes from an old collective agreement. When the mine took its 118 miles of railway back from the contractor in 2021 it had no classification for what we do, so all five of us in the cabane at the port are "clerks". What I do on a shift is this. Seven ore trains loaded and seven empty go up and down on one track with nine sidings. I tell them where they meet. I write the clearance, copy it by radio with the engineer, take the repeat, put it on the sheet and in the computer. The hi-rail people call me for their limits and I do not give a train past them until the foreman cancels to me. At the port end there are power switches and signals for 9 miles that I line from the screen, the rest is not signalled. If something breaks I call the superintendent and write to Transport Canada's form before the end of the turn; I did six since the beginning.

To do this the company put us through the full rules class, the Canadian Rail Operating Rules with the controller module, 7 weeks with exam (94 %), in the summer of 2021. Requalified in June 2024, card valid until June 2027.

I speak French at home. Two of our foremen and all the diesel mechanics are from Labrador City, so English on the radio is every day; in 2023 I passed the company's level C test, oral and written.

Secondary V, 2011. First aid. I play the accordion.`,
    },
    {
      name: 'tamika-robichaud-flagger',
      kind: 'trap',
      low: 14,
      high: 27,
      best: 20,
      why: 'Traffic control means road flagging here; bilingual, but no rail work, no operating rules.',
      lacks: ['valid CROR qualification', 'three years answerable for train movements'],
      cv: `TAMIKA ROBICHAUD
Moncton, New Brunswick | 506-555-0117 | Bilingual: English / français (both since childhood)

TRAFFIC CONTROLLER

Certified Traffic Control Person with 6 years on the road. Calm on the radio, good eye for what is about to go wrong.

Lead Traffic Controller — Acadie Flagging & Signs Inc. (May 2022 to now)
- Set up lane closures and single lane alternating traffic on the Trans-Canada and Route 15 from approved traffic plans
- Run a crew of five flaggers by two-way radio, in both languages, day and night
- Pilot vehicle through paving zones, up to 9,000 vehicles per day
- Stop traffic for crane lifts and, twice last year, for work at a railway crossing together with the railway's own flagman
- Incident reports, near misses, daily logs
- Train new hires

Traffic Controller — Fundy Road Works (April 2020 to November 2021, seasonal)
- Stop/slow paddle, cones, tapers, arrow boards

Call taker — Tidal Bend Taxi (2017 to March 2020)
- Phones and dispatch of 22 cars, evenings

Certificates
Work Area Traffic Control (NB), supervisor level, 2024
WHMIS, First Aid, Class 5 licence

Education
High school diploma, Moncton, 2016`,
    },
    {
      name: 'grant-hollis-english-only',
      kind: 'denial',
      low: 57,
      high: 70,
      best: 63,
      why: 'Six years as controller with a valid rules card, but he says plainly that he has no working French.',
      lacks: ['French at radio level (English only)'],
      cv: `Grant Hollis
Red Deer, Alberta
403 555 0170

RAIL TRAFFIC CONTROLLER

Current: Prairie Gateway Railway, Calgary (Operations Centre)
Rail Traffic Controller II, 10/2020 to date

I work three territories: Brooks (CTC), Hanna (OCS) and the south branch lines. 18 to 22 trains a shift on Brooks, 4 or 5 on the others. Clearances, TOPs, GBOs, emergency protection, interchange with a Class 1. I was on duty for the January 2024 cold snap when we lost four signals and moved everything on rule 564 for thirteen hours without a delay report above 40 minutes. OJT coach since last year.

Before: Prairie Gateway Railway, Medicine Hat
Assistant yardmaster, 02/2018 to 10/2020
Made up outbound trains, lined receiving tracks, briefed crews.

Before: conductor, same terminal, 2013 to 2018

Rules: CROR "A" card plus RTC, last exam May 2025, next due May 2028. Score 97.
TDG. Alberta Class 5.
Audits: Transport Canada desk audit Nov 2025, no findings.

Languages: English. I should be straight about it, I don't speak French beyond what's left of grade 9, certainly not on a radio. I'm willing to take lessons on my own dime if the move to Quebec works out.

Education: Railway conductor program, Nose Hill Technical College, Calgary, 2013`,
    },
    {
      name: 'robert-theriault-former-rtc',
      kind: 'old',
      low: 46,
      high: 59,
      best: 53,
      why: 'Ten real years at the desk and bilingual, but they ended in 2014 and his operating rules ran out in 2016.',
      lacks: ['valid CROR qualification (lapsed 2016)'],
      cv: `Robert Thériault, Drummondville QC, born 1971

Bilingual dispatcher (French first language; English school from age ten, Ontario)

2019 to the present: Transport scolaire Beaulac, Drummondville
Dispatcher, 64 school buses. Route changes, replacement drivers at 5 in the morning, radio, parents, snow days.

2014, November, to 2019: Autobus Cœur-du-Québec
Coach dispatcher, charters and the line to Sherbrooke. 30 coaches. Hours of service logs, breakdown cover.

2004, March, to October 2014: Chemin de fer Saint-François et Est
Contrôleur de la circulation ferroviaire, Drummondville. 165 miles in OCS, and a small CTC section toward the bridge. Nights alone. Up to nine trains and four track gangs. The office closed in the fall of 2014 when the line was sold and control went to Winnipeg; I did not want to leave my parents.

1996 to 2004: same company, brakeman, then operator at the junction

My CROR card was last renewed in 2013 and expired in 2016. I still know the rules better than my phone number, but I know I would have to write them again.

Cours: Secondary V 1989. Dispatch software (bus). RCR 2025.`,
    },
  ],
};
