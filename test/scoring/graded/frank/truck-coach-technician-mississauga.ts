import type { GradedJob } from '../types.ts';

export const truckCoachTechnicianMississauga: GradedJob = {
  job: 'truck-coach-technician-mississauga',
  title: '310T Truck and Coach Technician - Afternoons',
  spec: `Why is this job open? We added 40 tractors this year and our afternoon crew of five can't keep up. Redpath Regional Carriers runs 210 power units and 480 trailers out of Mississauga and we do our own maintenance, in an eight-bay shop on Tomken Road.

What would I work on? Freightliner Cascadias and Volvo VNLs mainly, a dozen straight trucks and a lot of dry vans and reefers. Engine, aftertreatment, driveline, air brake, steering, suspension and electrical. Expect DPF and EGR trouble, wheel ends, king pins, the odd clutch, PMs and annual safety inspections under the MTO program. Road calls inside the GTA maybe once a week.

What do I absolutely need?
- Your 310T: an Ontario Certificate of Qualification as Truck and Coach Technician, active with Skilled Trades Ontario
- 3 years or more on class 7/8 diesel trucks
- DZ licence or better, because you'll be road testing what you fix

What would make you smile? Cummins Insite or Detroit DiagnosticLink, Thermo King or Carrier reefer experience, an ODP card, trailer brake and ABS smarts, good write-ups.

What are the hours and the money? 2:30 p.m. to 1:00 a.m., four days, Monday to Thursday. $44.50 to $49 plus $2 shift premium, boot and tool allowance, RRSP match, benefits from day 90. You bring hand tools, we supply anything over one inch drive.

Who do I talk to? Lorraine in HR. We thank everyone who applies; only people we want to interview will hear from us. Accommodation is available for applicants with disabilities on request.`,
  graded: [
    {
      name: 'harpreet-dhaliwal-310t',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Active 310T, nine years in class 8 fleet shops to date, AZ licence, Insite, DiagnosticLink and reefers.',
      lacks: [],
      cv: `Harpreet Dhaliwal
Brampton, ON  |  905-555-0134  |  h.dhaliwal@example.com

LICENCES
310T Truck & Coach Technician - Ontario C of Q (2018), Skilled Trades Ontario status: active, renewed Feb. 2026
AZ driver's licence, clean abstract Oct. 2026
ODP card; MVIS inspection signing authority at present employer

EXPERIENCE

Humberline Freight Systems, Brampton - Licensed Technician, nights
Apr. 2021 - Present
- 160 tractors (Cascadia, VNL, some Kenworth T680), dry vans, 90 reefers
- Diagnose DD13/DD15 and X15 with DiagnosticLink and Insite; aftertreatment is half my life: DPF, doser, NOx sensors, EGR coolers
- Wheel ends, king pins, air dryers, S-cam and disc brakes, ABS on trailers
- Annual safeties, roughly 12 a month
- Carrier X4 PMs, belt and alternator work, no refrigerant circuit beyond recovery
- Service truck on the 401 a couple of times a week

Dixie Truck Repair, Mississauga - Technician / Apprentice
Sept. 2014 - Mar. 2021
- Walk-in shop, every make. Started as a second year apprentice, licensed June 2018
- Clutches, rear ends, in-frame rebuilds on ISX with lead hand

EDUCATION
Truck and Coach, levels 1-3, Centreville College, 2014 - 2017`,
    },
    {
      name: 'luc-bertrand-redseal',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: 'Ontario journeyperson certificate with Red Seal, twelve years on highway tractors and D licence with air brake endorsement, said in other words.',
      lacks: [],
      cv: `LUC BERTRAND, Red Seal
heavy truck mechanic, bilingual
Moving from Sudbury to Oakville in the new year

Since I got my journeyperson's paper as truck and transport mechanic in November 2014 (Ontario certificate, Red Seal endorsed, dues paid with the province until next fall) I've had two employers.

NORTHERN SHIELD HAULAGE, Sudbury, spring 2018 (April) until today. Company garage for 85 ore and chip rigs, Western Star and Volvo, long combinations, 64 t gross. I'm the one who gets the electrical and emissions problems; plugged filters, derates, harness chafes at minus 35. Brakes, bushings, fifth wheels, diffs and front ends by the hundred. Preventive service at 25,000 km and yearly provincial stickers for trucks and for B-trains. Roadside rescue every second week. I write the work orders in English or French. Filled in as lead hand for eight months in 2024.

GARAGE P. THIBEAULT, Timmins, Nov. 2014 to March 2018, and before that my apprenticeship there (2010 - 2014). Highway tractors, tandem dumps, school and city buses.

Drive: class D with Z for air. I move and test everything up to a bobtail; I don't pull double trailers.

Software I use weekly: Volvo Tech Tool, Insite, JPRO.
Refrigerated units: no.
Ozone depletion card (2019). First aid (2025).
Tools: two full boxes, half inch and down.`,
    },
    {
      name: 'marcus-okafor-apprentice',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 63,
      why: 'Class 8 experience and DZ are there, but the certificate exam is only in December.',
      lacks: ['active 310T Certificate of Qualification (exam booked 8 December 2026)'],
      cv: `MARCUS OKAFOR
Etobicoke, Ontario

310T Apprentice, finished Level 3 and all hours logged

Skills training
Truck and Coach Technician apprenticeship, registered May 2022
In-school Level 1 (2023), Level 2 (2024), Level 3 (Feb-Apr 2026), 84% average
Log book complete, 6,720 hours signed
C of Q exam booked for December 8, 2026

Work
Keele Fleet Services, Toronto, Apprentice Technician, May 2022 - present
Third-party shop for three carriers and a bakery, about 300 trucks, Freightliner, International, Hino class 7 and up.
 - A and B services by myself, repairs under a licensed tech who signs
 - Brakes, wheel seals, hubs, air leaks, charging and lighting faults
 - DPF removals and cleaning, forced regens, EGR valve replacement
 - Helped with five in-frames
 - Liftgates
 - Prep for annual inspections (can't sign)

Lakeshore Auto Parts, counter and delivery, 2019 - April 2022

DZ licence since August 2023
Insite basic course 2025
High school diploma 2019`,
    },
    {
      name: 'dean-whitlock-hgv',
      kind: 'foreign',
      low: 42,
      high: 55,
      best: 49,
      why: 'Twelve good years as an HGV technician in England, but no Ontario 310T and only a G licence, so two musts are missing.',
      lacks: ['Ontario 310T Certificate of Qualification (UK qualified)', 'DZ licence or better (only G)'],
      cv: `Dean Whitlock
Streetsville, Mississauga. Landed as a permanent resident 19 August 2026.

HGV Technician

Work history
Trent Valley Commercials, Stoke-on-Trent, England. HGV Technician then Workshop Controller's deputy. June 2014 to July 2026.
Dealer workshop for 44 tonne artics. Safety inspections every six weeks, MOT preparation and presenting, brake testing, engine and gearbox removal, Euro 6 aftertreatment (SCR, DPF, AdBlue), air suspension, wiring faults by oscilloscope and the makers' laptops. Curtain-siders and fridge trailers, brakes and EBS. Breakdown van one week in four. About 70% Volvo FH, the rest DAF.
Wetley Haulage, apprentice fitter, Sept 2010 to May 2014.

Qualifications
City & Guilds Level 3 Heavy Vehicle Maintenance & Repair, 2013
irtec Advanced Technician, renewed 2024
F-Gas for vehicle air-con
I don't hold a 310T. My papers have gone to Skilled Trades Ontario for the trade equivalency assessment, no answer so far.

Driving
Full G licence in Ontario (exchanged in September). My UK C+E couldn't be swapped over, so I would have to sit the truck test here.`,
    },
    {
      name: 'dean-whitlock-pasted',
      kind: 'pasted',
      low: 42,
      high: 55,
      best: 49,
      why: "Dean Whitlock's honest text with the job ad pasted below it, which adds nothing.",
      lacks: ['Ontario 310T Certificate of Qualification (UK qualified)', 'DZ licence or better (only G)'],
      twin: 'dean-whitlock-hgv',
      cv: `Dean Whitlock
Streetsville, Mississauga. Landed as a permanent resident 19 August 2026.

HGV Technician

Work history
Trent Valley Commercials, Stoke-on-Trent, England. HGV Technician then Workshop Controller's deputy. June 2014 to July 2026.
Dealer workshop for 44 tonne artics. Safety inspections every six weeks, MOT preparation and presenting, brake testing, engine and gearbox removal, Euro 6 aftertreatment (SCR, DPF, AdBlue), air suspension, wiring faults by oscilloscope and the makers' laptops. Curtain-siders and fridge trailers, brakes and EBS. Breakdown van one week in four. About 70% Volvo FH, the rest DAF.
Wetley Haulage, apprentice fitter, Sept 2010 to May 2014.

Qualifications
City & Guilds Level 3 Heavy Vehicle Maintenance & Repair, 2013
irtec Advanced Technician, renewed 2024
F-Gas for vehicle air-con
I don't hold a 310T. My papers have gone to Skilled Trades Ontario for the trade equivalency assessment, no answer so far.

Driving
Full G licence in Ontario (exchanged in September). My UK C+E couldn't be swapped over, so I would have to sit the truck test here.


Why is this job open? We added 40 tractors this year and our afternoon crew of five can't keep up. Redpath Regional Carriers runs 210 power units and 480 trailers out of Mississauga and we do our own maintenance, in an eight-bay shop on Tomken Road.

What would I work on? Freightliner Cascadias and Volvo VNLs mainly, a dozen straight trucks and a lot of dry vans and reefers. Engine, aftertreatment, driveline, air brake, steering, suspension and electrical. Expect DPF and EGR trouble, wheel ends, king pins, the odd clutch, PMs and annual safety inspections under the MTO program. Road calls inside the GTA maybe once a week.

What do I absolutely need?
- Your 310T: an Ontario Certificate of Qualification as Truck and Coach Technician, active with Skilled Trades Ontario
- 3 years or more on class 7/8 diesel trucks
- DZ licence or better, because you'll be road testing what you fix

What would make you smile? Cummins Insite or Detroit DiagnosticLink, Thermo King or Carrier reefer experience, an ODP card, trailer brake and ABS smarts, good write-ups.

What are the hours and the money? 2:30 p.m. to 1:00 a.m., four days, Monday to Thursday. $44.50 to $49 plus $2 shift premium, boot and tool allowance, RRSP match, benefits from day 90. You bring hand tools, we supply anything over one inch drive.

Who do I talk to? Lorraine in HR. We thank everyone who applies; only people we want to interview will hear from us. Accommodation is available for applicants with disabilities on request.`,
    },
  ],
};
