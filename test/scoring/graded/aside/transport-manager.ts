/** Road haulage transport manager: the International CPC for goods, being named on a licence, and three years decide. */
import type { GradedJob } from '../types.ts';

export const transportManager: GradedJob = {
  job: 'transport-manager',
  title: 'Transport Manager',
  spec: `Hi Leanne,

As promised, here is what I need for the Doncaster depot now that Geoff is retiring in January. Please don't send me another twenty planners.

We run 46 artics and 12 rigids on an international standard licence, ambient groceries mostly, with four trucks a week over to the Netherlands. The Transport Manager will be our nominated person on the O licence, so I can only look at people who hold the Transport Manager CPC, International, for goods vehicles. That is not something I can bend on, the Traffic Commissioner won't let me. I also want at least three years in post as a transport manager of a fleet of 25 vehicles or more, and somebody who has already been named on an operator's licence, so they know what a visit from the DVSA feels like.

You'll have day-to-day control of drivers' hours and tachograph compliance (we use Tachomaster), so infringements, debriefs, working time, all yours. You'll manage 70 drivers and three planners: recruitment, discipline, rotas. You'll own the PMI and MOT plan with our workshop and keep first-time passes above 95 %. And cost per mile lands on your desk every month.

It would be good if they had FORS Silver or Earned Recognition experience. An HGV class 1 licence would help too, though they won't be driving. ADR awareness, nice but no more.

Salary up to £54k, car allowance, 25 days. Monday to Friday with a phone at weekends one in three.

Thanks
Martin Holroyd
General Manager, Danum Vale Distribution`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 98,
      best: 92,
      why: 'International goods CPC, named on the licence since 2019 for 52 vehicles, tachographs, PMI, drivers, FORS Silver.',
      lacks: [],
      cv: `SUNITA RAWAL
Transport Manager - Wakefield

PROFILE
Hands-on depot manager who came up through the traffic office.

EMPLOYMENT

Calder Bridge Logistics Ltd, Normanton                     June 2019 - Present
Transport Manager (nominated on the international standard O licence)
* 52 vehicles (38 artics, 14 rigids), 64 drivers, 4 planners on shifts
* Drivers' hours and WTD: weekly Tachomaster analysis, infringement debriefs, missing mileage below 0.5 %
* Six-weekly inspections and MOT calendar with two outside workshops, first-time pass rate 97.4 % last year
* Two DVSA visits and one desk-based assessment, no action taken
* FORS Silver obtained 2021 and kept since
* Cost per mile reported to the board, down 6p in 2025
* Disciplinaries, recruitment, driver CPC training plan

Calder Bridge Logistics Ltd                        March 2014 - May 2019
Transport Planner, later Traffic Office Supervisor
* Planning of 40 vehicles, subcontractors, Rotterdam ferry bookings

QUALIFICATIONS
Transport Manager CPC (International, Road Haulage), 2018
Refresher two days, Logistics trade body, September 2024
Category C licence
IOSH Managing Safely`,
    },
    {
      name: 'cpc-resit',
      kind: 'in-progress',
      low: 38,
      high: 54,
      best: 47,
      why: 'Deputy doing much of the work, but one CPC paper failed and never named on a licence or in post as manager.',
      lacks: [
        'Transport Manager CPC International',
        'named on an operator’s licence',
        'three years as transport manager',
      ],
      cv: `Piotr Lewandowski-Hall
Rotherham

I have been in transport since 2012, the last six years as number two in a depot of 60 trucks.

Deputy Transport Manager, Rother Valley Freight, Sept 2020 to date
I look after the tachograph analysis every week (Tachomaster), sit down with the drivers about their infringements and keep the working time records. I plan the PMIs with our own workshop. When the transport manager is on holiday I run the office: 58 artics, 75 drivers, three planners. I hold return to work and disciplinary meetings. I helped get the site ready for FORS Silver in 2023.

Transport Planner, Aldwick Haulage, 2015 to 2020
Day and night planning, forty vehicles, general haulage and some Dutch work.

HGV Class 1 Driver, 2012 to 2015

Transport Manager CPC (International): multiple choice paper passed in June 2026, case study failed, resit booked for March 2027. I have therefore not been nominated on an O licence yet; our director holds that.

LGV C+E, driver CPC and digi card all in date. ADR packages, expired.
Polish and English.`,
    },
    {
      name: 'passenger-cpc',
      kind: 'missing',
      low: 50,
      high: 64,
      best: 55,
      why: 'A named transport manager of eleven years, but of coaches: the CPC is passenger only, no goods vehicles.',
      lacks: ['Transport Manager CPC for goods vehicles'],
      cv: `Graham Tunnicliffe MCIT
Operations and Transport Manager

Key skills: operator licensing | drivers' hours | workshop liaison | people management | budgets

Career

2015 - now: Transport Manager, Silver Heron Coaches, Sheffield
Nominated transport manager on a PSV standard international operator's licence with 44 discs. Responsible for 61 coach and bus drivers, two schedulers and a night controller. Tachograph downloads and analysis with TruTac, infringement letters, EU and domestic hours. Eight-weekly safety inspections, annual tests, first time pass rate 96 %. Three DVSA visits to the operating centre, all satisfactory. Earned Recognition applied for and granted in 2022. Tours to Holland, Belgium and Germany, with permits. Cost per mile and per seat each month.

2008 - 2015: Depot Supervisor, same company
2001 - 2008: Coach driver, PCV category D

Certificates

Transport Manager CPC, International, Passenger Transport (OCR 2014)
PCV D+E licence
First aid at work

I do not hold the road haulage certificate, and my experience is in passenger vehicles throughout.`,
    },
    {
      name: 'graduate-keywords',
      kind: 'list',
      low: 10,
      high: 30,
      best: 20,
      why: 'Logistics graduate who lists the words; part-time clerk, no CPC, no fleet managed.',
      lacks: [
        'Transport Manager CPC International',
        'three years as transport manager',
        'named on an operator’s licence',
      ],
      cv: `Oluwaseun Bankole
Aspiring Transport Manager

OBJECTIVE
Motivated logistics graduate seeking a Transport Manager role where I can apply my knowledge of operator licensing, drivers' hours and fleet compliance.

CORE COMPETENCIES
Transport management - O licence compliance - Tachograph analysis - Tachomaster - Working Time Directive - PMI planning - MOT - DVSA - FORS Silver - Earned Recognition - ADR - driver management - cost per mile - Transport Manager CPC syllabus

EDUCATION
BSc (Hons) Logistics and Supply Chain Management, 2:1, University of the Humber, 2023 - 2026
Modules: Freight Transport Operations, Transport Law, Fleet Costing, Warehouse Design
Dissertation: cost per mile of grocery fleets, a literature review

WORK
Goods-in clerk (part time, 16 hours), Brightmoor Garden Centres, Oct 2024 - present
- booking in deliveries, checking PODs, filing
Team member, coffee shop, Hull, 2022 - 2024

OTHER
Full car licence. Excel, Word. Member of the university logistics society, visited a parcel hub in Tamworth.`,
    },
    {
      name: 'not-25',
      kind: 'overlap',
      low: 55,
      high: 73,
      best: 65,
      why: 'Holds the CPC and is named, but of small fleets: only since January 2025 above 25 vehicles; "eight years" counts two side posts twice.',
      lacks: ['three years as transport manager of a fleet of 25 or more'],
      cv: `Declan Moffatt
CPC Transport Manager, eight years' experience

External Transport Manager, Foss Aggregates (6 tippers, York)     Jan 2022 - Dec 2024
External Transport Manager, Thirsk Timber (4 vehicles)            Jan 2022 - Dec 2024
Named on both standard licences, four to eight hours a week each. Calendar of inspections, vehicle unit downloads, infringements signed off with drivers, audits by an outside consultant once a year, one DVSA desk-based assessment passed.

Transport Manager, Ouse Bulk Haulage, Selby                       Jan 2025 - present
Full time. Named on the international licence. 31 artics, 38 drivers, two planners. Tachomaster for hours and working time, weekly infringement meetings, PMI and MOT planner with the workshop, first-time passes 95 %. Discipline, recruitment. Cost per mile pack for the MD. FORS Bronze, working towards Silver.

HGV driver class 1, several hauliers                              2010 - 2021

Transport Manager CPC, Road Haulage, International - November 2021
LGV C+E, DCPC to 2029. ADR (tanks and packages), current.`,
    },
  ],
};
