/** Commercial electrician in Texas: the state licence decides; other states and countries do not count. */
import type { GradedJob } from './types.ts';

export const electricianTexas: GradedJob = {
  job: 'electrician-texas',
  title: 'Journeyman Electrician - Commercial',
  spec: `JOURNEYMAN ELECTRICIAN (COMMERCIAL) - AUSTIN, TX

Lone Mesa Electric is hiring journeymen for hospital and data center projects.

MINIMUM QUALIFICATIONS
* Current Texas (TDLR) Journeyman or Master Electrician license - REQUIRED
* 4 years commercial / industrial electrical experience
* Conduit bending (EMT and rigid up to 4"), wire pulling, panel terminations, branch circuits
* Working knowledge of the National Electrical Code (NEC)
* OSHA 10

PREFERRED
* Medium voltage terminations
* Fire alarm or controls
* Bilingual English/Spanish
* Crew lead experience

Drug screen required. EOE. 401k, medical, dental, vision, per diem on out-of-town work.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Active TDLR journeyman license, seven commercial years on hospitals, OSHA 30, lead, bilingual.',
      lacks: [],
      cv: `HECTOR VILLASENOR
Round Rock, TX | (512) 555-0148

Licensed Journeyman Electrician, Texas TDLR #4xxxxx, exp. 04/2027
OSHA 30 | NFPA 70E trained | bilingual English / Spanish

WORK HISTORY
Travis Power & Light Contractors, Austin TX
Journeyman / Lead, 05/2021 - Present
- Lead a crew of 6 on a 220-bed hospital tower: bends EMT and rigid up to 4 inch, feeders, panel and switchgear terminations, isolated power panels
- 15 kV terminations with certified splicer, megger testing
- Lays out branch circuits per NEC 2023, passes city inspections, as-builts
Brazos Commercial Electric, Waco TX
Apprentice then Journeyman, 06/2016 - 04/2021
- Schools and retail: conduit, wire pulls, device trim, fire alarm rough-in

IEC Apprenticeship, 4 years, completed 2020`,
    },
    {
      name: 'california-license',
      kind: 'foreign',
      low: 52,
      high: 68,
      best: 61,
      why: 'Certified journeyman in California with all the skill; Texas license is not held and there is no reciprocity stated.',
      lacks: ['Texas journeyman license'],
      cv: `Brandon Achterhof
Sacramento, CA - relocating to Austin in January

California Certified General Electrician (DIR) since 2018, current. Texas license: will apply after the move.

Experience
Sierra Data Builders, Journeyman Electrician, 2019-present. Data center halls: rigid and EMT racks up to 4", bus duct, RPP and PDU terminations, pulling 500 kcmil feeders, torque logs, NEC and local amendments. Crew of four reports to me. OSHA 30.
Golden Wire Electric, Apprentice to Journeyman, 2014-2019. Tenant improvements, lighting controls, panel changes.

JATC Local 340 five-year inside wireman apprenticeship, 2018

Additional: aerial lift and forklift cards, CPR, arc flash safety training 2025. Foreman's award on a 40 MW campus for zero recordables. Some Spanish.`,
    },
    {
      name: 'residential-years',
      kind: 'years',
      low: 48,
      high: 68,
      best: 60,
      why: 'Texas journeyman, but nine of ten years in houses; one year commercial against four asked.',
      lacks: ['4 years commercial experience'],
      cv: `Wade Kirkendall
Journeyman Electrician (TDLR, renewed through 11/2027)

Oct 2025 - Present: Pecan Street Commercial Electric, Austin. Journeyman on office build-outs. EMT up to 1-1/4", panel terminations, branch circuits, lights and gear.

Jan 2016 - Sep 2025: Hill Country Home Electric, Dripping Springs. Residential service and new construction: romex, service upgrades, EV chargers, pools, troubleshooting. Ran one helper. Journeyman since 2019, knows NEC residential chapters by heart.

OSHA 10 (2025)
GED 2014. Clean driving record, passes drug screen.

Additional skills: reading blueprints, estimating small jobs, customer estimates and invoices, scissor lift card, keeps own hand tools and bender. Volunteer wiring with a home building charity. Available after two weeks' notice.`,
    },
    {
      name: 'electronics-technician-trap',
      kind: 'trap',
      low: 8,
      high: 32,
      best: 20,
      why: 'Panels, terminations and code are of consumer electronics and software; no license, no construction.',
      lacks: ['Texas journeyman license', '4 years commercial experience', 'conduit bending'],
      cv: `Priscilla Tran
Electronics bench technician

Pixelfix, Austin TX, 2019 - present
Repair of LCD and OLED panels, flex cable terminations, board-level soldering, branch circuits on amplifier boards, code reading from manufacturer service manuals, customer pickup desk.

Volunteer: maintains the journeyman guild's web site; national coding club mentor

Associate degree in Electronics Technology, Austin Community College, 2019
CompTIA A+
Vietnamese and English

Skills and tools: oscilloscope, hot-air rework, ESD practice, inventory of spare parts, point of sale. Repairs about eleven units a day with a return rate of two percent. Trained three new bench technicians. Prior job: stock clerk in a hardware store for two summers. Likes retro game consoles and cooking.`,
    },
    {
      name: 'license-expired',
      kind: 'lapsed',
      low: 50,
      high: 69,
      best: 61,
      why: 'The right trade and years; the Texas license expired in January and he works as a helper until renewal.',
      lacks: ['current Texas license'],
      cv: `LEON BRUMFIELD - ELECTRICIAN - 14 YEARS COMMERCIAL & INDUSTRIAL

Texas Journeyman Electrician license: EXPIRED January 2026 (renewal not filed). OSHA 10.

2017 - Present Capitol Electric Co. Commercial electrician on hospitals, a semiconductor fab and schools. Bends 4" rigid, builds racks, pulls feeders, terminates switchboards and panels, NEC grounding and bonding, megger, controls wiring. Working under another journeyman since February.
2012 - 2017 Gulf Plant Services, Baytown. Industrial maintenance electrician: MCCs, VFDs, hazardous locations.

Apprenticeship ABC Houston 2012-2016. Some Spanish.

Safety: 9 years without a lost-time accident, lockout/tagout trainer, confined space and arc flash training. Own hand tools, reliable truck, passes drug screen and background check. References from two superintendents.`,
    },
    {
      name: 'apprentice-third-year',
      kind: 'in-progress',
      low: 36,
      high: 58,
      best: 48,
      why: 'A good third-year apprentice on commercial sites: apprentice license only, journeyman exam two years away.',
      lacks: ['Texas journeyman license', '4 years commercial experience'],
      cv: `Mason Delgadillo
Electrical Apprentice, third year - Austin TX

License: TDLR Apprentice Electrician, current to 08/2027. Journeyman exam planned for 2028 after 8,000 hours (now at 4,700).

Experience
Barton Creek Electric - Apprentice - August 2024 to present
Bends EMT from 1/2" to 2" with hand and power benders, pulls and labels wire, makes up panels under the journeyman, installs branch circuits, receptacles and lights in a data center and two medical offices. Reads plans, knows NEC tables for box fill and conduit fill.

Lone Star Lumber - Yard Hand - 2022 to July 2024
Forklift, deliveries, inventory.

Training
IEC Central Texas apprenticeship, year 3 of 4, attendance 98 percent
OSHA 10 (2024), scissor lift, CPR
High school diploma 2022

Bilingual English and Spanish. Passed drug screens. Own hand tools and reliable truck. References: foreman and instructor.`,
    },
  ],
};
