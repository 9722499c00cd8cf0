/** Roofing supervisor, Houston, one run-on paragraph: five years running commercial low-slope crews, OSHA 30, English and Spanish, Texas licence with a clean record. */
import type { GradedJob } from '../types.ts';

export const roofingSupervisorJob: GradedJob = {
  job: 'roofing-supervisor',
  title: 'Roofing Supervisor (Commercial)',
  spec: `Gulf Prairie Roofing is a second generation family company in northwest Houston and after the storms of the last two years we have more work on the board than we have people to run it, so we are looking for another roofing supervisor to take charge of three to five crews on commercial and industrial jobs, mainly tear-offs and re-covers on warehouses, schools, churches and a couple of hospitals, and when we say commercial we mean it, you need at least five years running low-slope commercial crews as a foreman or superintendent and you have to know TPO or PVC and modified bitumen with your own hands because the guys will know in one morning if you don't. You'll walk the deck before we start, lay out the tapered insulation, check the fastening pattern against the submittal, probe the seams, do the pull tests, keep the daily log and photos in CompanyCam, order material so nobody is standing around at ten in the morning, deal with the owner's rep and with the manufacturer's inspector when he comes for the warranty walk, and keep everybody tied off. On safety we don't play, an OSHA 30 construction card is required before you set foot on a roof for us (a 10 hour won't do it). About eighty percent of our crews speak Spanish first and most of our customers don't speak it at all, so you need to be fluent in both English and Spanish, and since you'll have a company F-150 you need a valid driver license and a record our insurance will take. It would be nice if you have been through Carlisle, GAF or Elevate training, can read infrared scans, know Procore, or have done metal, but we can teach that. Pay is $82,000 to $98,000 a year depending, quarterly bonus, health after 60 days, 401k with 3%, truck and gas card, and we close between Christmas and New Year's. Gulf Prairie is an equal opportunity employer, E-Verify and drug free. Send a resume or just your work history to jobs@ or come by the yard on Windfern any weekday after 2 and ask for Marlene.`,
  graded: [
    {
      name: 'superintendent-rgv',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Nine years as foreman and superintendent on TPO and mod bit in Houston, OSHA 30, bilingual from home, clean licence, manufacturer training.',
      lacks: [],
      cv: `HECTOR R. CANTU
Cypress, TX

COMMERCIAL ROOFING SUPERINTENDENT

Bilingual English / Spanish (born in McAllen, both at home and on the job) • OSHA 30 Construction (Feb 2021) • TX driver license, clean MVR, medical card

Bayou City Commercial Roofing, Houston, TX
Superintendent, 03/2021 - Present
> Run 4 crews (26 men) on re-roofs from 200 to 2,400 squares: distribution centers off Beltway 8, Katy ISD and Cy-Fair ISD campuses, two hospital wings with occupied floors below
> TPO and PVC mechanically attached and fully adhered, tapered ISO layout, SBS mod bit flashings, 20-yr NDL warranties: 31 inspections, 29 passed first walk
> Daily reports and photos in CompanyCam, schedule in Procore, material call-offs
> Pull tests, seam probing twice a day, weekly toolbox talk in both languages. TRIR 0 three years out of five

Foreman, 05/2017 - 02/2021
> 8 man crew, TPO welding (Leister), torch and cold applied mod bit, emergency dry-ins after Harvey

Lone Star Sheet Metal & Roofing, Pasadena, TX
Roofer / welder, 2011 - 2017

TRAINING: Carlisle installer (2018), GAF EverGuard (2022), NRCA ProCertification TPO installer (2020), competent person fall protection

Aldine High School, class of 2010. Coach little league in Bear Creek.`,
    },
    {
      name: 'las-cruces',
      kind: 'synonym',
      low: 78,
      high: 91,
      best: 84,
      why: 'Crew lead for seven years on flat roofs of big boxes and bases in New Mexico with heat-welded sheets and torch-down, OSHA 30, both languages, clean licence, in plain prose with little of the office side.',
      lacks: [],
      cv: `My name is Josefina Arrieta and my husband's family moved us from Las Cruces to Spring, Texas in August, so here is my work history.

I run roofs. From spring of 2019 until this August I was lead on a traveling outfit, High Mesa Membrane out of Las Cruces. Flat work only: big box stores, the processing sheds, barracks at White Sands and Fort Bliss. Two gangs most of the time and three in the last years, between ten and nineteen people. We took off old gravel and put down 60 and 80 mil white single-ply with the robot and hand guns, and on the military jobs two-ply torched cap sheets with granules. I did the layout of the slope boards so water goes where it should, set how many screws went in corners and edges, checked the welds with a hook and cut test strips, met the factory man at the end, and I counted squares and called in trucks for the next day. Nobody fell in seven years. Everyone clipped on or they went home.

I began with them in 2014 as a laborer and learned every part of it, detail work the best.

I was born in Chihuahua, went to school in El Paso from 4th grade, so I talk to the crew in Spanish and to the base engineer in English and write reports in English. OSHA thirty hour for construction, card from 2022. Driver license, now changed to Texas, no tickets and no accidents. I have used an iPad for pictures and plans. Standing seam, a little.

Mr. Dale Ogilvie at High Mesa will tell you the same.`,
    },
    {
      name: 'no-spanish',
      kind: 'denial',
      low: 57,
      high: 71,
      best: 65,
      why: 'Sixteen years as commercial foreman and superintendent, OSHA 30 and manufacturer papers, but by his own words not fluent in Spanish.',
      lacks: ['fluent in both English and Spanish'],
      cv: `Randall "Rusty" Hebert
Beaumont / Houston, Texas

WORK HISTORY

Superintendent        Sabine Industrial Roofing, Beaumont       Jan 2016 - now
Refinery control buildings, schools, port warehouses. 3 crews. PVC and TPO (adhered, mech., induction welded), SBS hot and torch, some coal tar tear-off. Preconstruction deck survey, core cuts, infrared scans read and marked up, fastener patterns per FM 1-90 and up, uplift tests, punch out with Carlisle and Sika reps. Own about $9M installed each year. Daily log, RFIs and submittals in Procore.

Foreman      Delta Built-Up Roofing, Lake Charles, LA        2010 - 2015
BUR, mod bit, first TPO jobs, hurricane work (Rita leftovers, Ike, later Isaac)

Roofer      same and others        2003 - 2010

CERTIFICATIONS
OSHA 30 Construction, 2017; refreshed 30 hr 2024
OSHA 510
Carlisle SynTec, Sika Sarnafil, Elevate RubberGard
First Aid/CPR 2026, TWIC
Texas DL class C, clean record, CDL given up in 2019 (did not need it)

SKILLS
Estimating takeoffs, Excel, drone Part 107

LANGUAGES
English. A little Cajun French when my grandmother was alive. Spanish: jobsite words only, I always had a bilingual lead man on each crew and it has worked fine.

Married, 3 grown kids, deacon, BBQ team.`,
    },
    {
      name: 'shingle-manager',
      kind: 'adjacent',
      low: 40,
      high: 54,
      best: 47,
      why: 'A bilingual production manager of houses and shingles: crews, trucks and customers carry over, but the commercial low-slope years and the OSHA 30 are absent.',
      lacks: [
        'at least five years running low-slope commercial crews as a foreman or superintendent',
        'OSHA 30 construction card',
      ],
      cv: `EDUARDO "EDDIE" MALDONADO
Production Manager | Residential Roofing | Bilingual

SUMMARY
Results-driven roofing leader with 12 years in the industry and over 3,000 roofs completed in Greater Houston. Fluent in English and Spanish. Known for on-time builds & happy homeowners.

EXPERIENCE

StormShield Roofing & Restoration, Katy TX
Production Manager, 2018 - Present
• Schedule and supervise 6 to 9 subcontract crews, 12 to 15 steep-slope re-roofs per week
• Architectural and impact resistant shingles, synthetic underlayment, ridge vents, a few standing seam accents and patio covers (about 5 small low-slope roofs a year in self-adhered mod bit)
• Order material with ABC and Beacon, final inspections, CompanyCam on every job
• Insurance supplements with Xactimate; reduced leak call-backs from 4.1% to 1.7%
• Harness policy and weekly tailgate talks in both languages

StormShield, Crew leader, 2014 - 2018
Shingles, decking, flashing, skylights.

Various, roofer and framer, 2011 - 2014

TRAINING
GAF Master Elite program (company), Owens Corning Preferred, HAAG Certified Inspector - Residential (2022), OSHA 10 Construction (2019)

OTHER
Texas driver license, no violations, drives company Silverado
Associate in Business, Lone Star College, 2016
Looking to make the jump into commercial.`,
    },
    {
      name: 'helper-pasted',
      kind: 'pasted',
      low: 20,
      high: 36,
      best: 28,
      why: 'Below a copy of the advert stand two years as a helper; bilingual with a licence, but no crew was ever run and there is only a ten-hour card.',
      lacks: [
        'at least five years running low-slope commercial crews as a foreman or superintendent',
        'OSHA 30 construction card',
      ],
      cv: `Brayan Solis
Houston TX 77040
Position: Roofing Supervisor

PROFESSIONAL SUMMARY
Take charge of three to five crews on commercial and industrial jobs, mainly tear-offs and re-covers on warehouses, schools, churches and hospitals. At least five years running low-slope commercial crews as a foreman or superintendent, know TPO or PVC and modified bitumen with own hands. Walk the deck before we start, lay out the tapered insulation, check the fastening pattern against the submittal, probe the seams, do the pull tests, keep the daily log and photos in CompanyCam, order material, deal with the owner's rep and with the manufacturer's inspector for the warranty walk, and keep everybody tied off. OSHA 30 construction card is required. Fluent in both English and Spanish, valid driver license and a record our insurance will take. Carlisle, GAF or Elevate training, infrared scans, Procore, metal.

WORK
Roofing helper - JM Reyes Roofing, Houston. October 2024 to now. Carry material, tear off, clean up, roll out TPO behind the welder, screw plates, load dumpster. Sometimes drive the truck to ABC.
Car wash attendant, Mister Sudsy, 2022-2024
Grocery stocker 2021-2022

EDUCATION
Jersey Village HS 2022

OSHA 10 (January 2025)
English and Spanish both. Texas license, no tickets. Have my own harness`,
    },
  ],
};
