/** Transport Supervisor (Passenger Fleet): category D entitlement; two years' supervising drivers in a bus, coach or other passenger transport operation decide it. */
import type { GradedJob } from '../types.ts';

export const transportSupervisorPassenger: GradedJob = {
  job: 'transport-supervisor-passenger',
  title: 'Transport Supervisor (Passenger Fleet)',
  spec: `WESTMARCH COUNTY COUNCIL – Integrated Passenger Transport Unit
Post: Transport Supervisor (Passenger Fleet). Grade 8, £34,314 – £37,938. 37 hours, Monday to Friday on a rota between 05.45 and 18.30. Depot: Station Road.

Purpose of the post
To supervise the day-to-day operation of the Council's 38 minibuses, midi-coaches and buses providing home to school, social care and rural bus services, so that the undertakings of the PSV operator's licence are kept at all times. The postholder will allocate duties, cover driving at short notice, monitor drivers' hours, tachograph and defect records, carry out driver licence checks and return-to-work interviews, and deputise for the Transport Manager.

Person Specification
Essential
- Full driving licence with category D (PCV) entitlement and a current Driver CPC card
- At least two years' experience of supervising drivers in a bus, coach or other passenger transport operation
- Sound knowledge of operator licensing, domestic and assimilated (EU) drivers' hours rules, and DVSA roadworthiness standards
- Ability to deal with complaints and with vulnerable passengers
- Competent in Microsoft Office and scheduling or tachograph software

Desirable
- Transport Manager CPC (Passenger)
- MiDAS or other driver assessor/trainer qualification
- Experience of SEND transport
- NVQ level 3 or equivalent in a relevant subject

The post is subject to an Enhanced DBS check. The Council is committed to safeguarding and promoting the welfare of children and adults at risk. We are a Disability Confident employer and guarantee an interview to disabled applicants who meet the essential criteria. Closing date 22 November 2026.`,
  graded: [
    {
      name: 'traffic-office-coach-firm',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: 'Runs the traffic office and 26 drivers of a coach firm, named on its O licence, with Cat D and a card to 2028; says it all in yard language.',
      lacks: [],
      cv: `DEREK "DEZ" POMFRET
PCV unrestricted (D+E), DQC to 9/9/28, digi card, clean bar 3 pts (SP30, 2024)

JOBS
Mapperley's Coaches, Wellbrook. Traffic Office Controller, Aug 2018 – now
I put 26 full- and part-timers and 19 vehicles on the road every morning. That means building the daily sheets, ringing round when somebody blows out at 5am, and taking a wheel myself if nobody answers. 14 school contracts for two local authorities, three of them special schools with chair lifts and escorts, plus privates and a market-day service run.
Download cards and VUs every week, go through infringements on TruTac with each driver and get the debrief signed. Split between domestic and EU rules on mixed weeks is my bread and butter. Walkround and nil-defect books audited, PMI wall planner never missed, 2 DVSA desk-based assessments without a mark. DVLA share-code checks each quarter. Sickness chats, grievances, angry parents.
Put on the O licence as second TM in 2022 after the owner's hip.

Same firm, driver 2011 – 2018; City service buses before that, 2006 – 2011

PAPERS
CPC Transport Manager, passenger, national & international (2021)
MiDAS assessor (2023)
Enhanced disclosure on update service
First aid at work`,
    },
    {
      name: 'operations-director-bus-group',
      kind: 'overqualified',
      low: 73,
      high: 88,
      best: 80,
      why: 'A former operations director of a 600-bus group who meets every essential and keeps his Cat D and card; far above a grade 8 post, which is a question and no gap.',
      lacks: [],
      cv: `Alasdair J. Crombie FCILT

Career summary
Operations leader with thirty years in the bus industry, from the cab to the board, now wishing for a local, hands-on post nearer home.

Operations Director, Severn & Teme Buses Ltd (600 vehicles, 7 depots), 2017 – July 2026
Accountable to the Traffic Commissioner for three PSV operator licences; nominated Transport Manager on one. P&L of £74m. Led seven general managers, 1,500 drivers. Earned Recognition gained in 2020 and kept. Chaired the drivers' hours and tachograph compliance panel; personally heard serious disciplinary appeals and customer complaints. Brought two SEND home-to-school contracts in house (2022).

General Manager, Teme depot, 2010 – 2017
140 buses, 320 drivers. Allocation office, engineering, union negotiations.

Depot Supervisor, later Assistant Operations Manager, Border Line Coaches, 1999 – 2010
Allocated work to 55 drivers, roadside incidents, licence checks, cover driving.

Bus driver, 1996 – 1999

Licences and qualifications
Full licence with category D, kept up by driving heritage and rail-replacement services at weekends; Driver CPC periodic training complete, card valid to September 2028
International Transport Manager CPC (Passenger), 2003
MSc Transport Management, 2009
Optibus, Tachomaster, MS Office

Notice: none. Salary is not my first concern.`,
    },
    {
      name: 'haulage-supervisor-class-1',
      kind: 'adjacent',
      low: 36,
      high: 51,
      best: 44,
      why: 'Thorough transport supervisor with goods O-licence knowledge, but from haulage: C+E only, never a passenger, no Cat D.',
      lacks: [
        'category D (PCV) entitlement',
        "two years' supervising drivers in a bus, coach or other passenger transport operation",
      ],
      cv: `Tomasz Gil — Transport Supervisor
Westmarch | 07000 000000

Key facts
- 11 years in transport offices, own fleet and subcontractors
- Class 1 (C+E) driver, CPC card valid until Feb 2030, ADR
- Transport Manager CPC, Road Haulage (2019)

Transport Supervisor, Grovelands Pallet Network, Nov 2018 – present
- 34 HGV drivers on days, nights and trunks; daily allocation in Mandata
- Standard international goods operator's licence: keep maintenance file, OCRS green, FORS Silver audits
- Tachograph analysis, EU hours and Working Time, infringement letters
- Driver licence checks via Licence Check, return to work interviews, toolbox talks
- Defect reporting app brought in, prohibitions down from 4 to 0
- Deputise for Transport Manager during his leave

Transport Clerk, FreshHaul Chilled, 2015 – 2018
- Run sheets, PODs, fuel cards, booking MOT and 6-weekly inspections

HGV Driver, various agencies, 2009 – 2015

Training: NEBOSH award 2021, Level 3 Team Leading 2020, Excel advanced
Languages: English, Polish
Passenger work: none so far, and no bus licence, but the rules I know by heart and I would be ready to learn.`,
    },
    {
      name: 'depot-inspector-until-2014',
      kind: 'old',
      low: 58,
      high: 72,
      best: 65,
      why: 'Cat D and card are current and he supervised a bus depot for eleven years, but that ended in 2014; since then caretaker and occasional driver.',
      lacks: [],
      cv: `Curriculum vitae of Mr. Winston A. Delahaye

1. PRESENT EMPLOYMENT
Site Manager (caretaker), St Oswin's High School, since September 2014. Buildings, lettings, contractors, two cleaners. Enhanced DBS held.
Also casual coach driver, Marlbrook Travel, some twenty-five days a year since 2015: school swimming, day trips, rail replacement.

2. PREVIOUS EMPLOYMENT
Inspector, then Depot Supervisor, Midshire Omnibus Company, Hallgate depot: June 2003 to August 2014. Signed on crews, allocated 90 duties and 48 vehicles, took out a bus when short, covered accidents and complaints, checked driving licences and tachograph charts, saw to it that the depot kept to the conditions of the O licence, sat with the engineers on vehicle defects, interviewed drivers back from sickness. Retired by redundancy upon closure.
Bus driver, same company: 1992 to 2003.

3. LICENCE
Category D since 1992. Driver CPC card, 35 hours finished in spring 2023, in date until 9 September 2028. Digital tachograph card.

4. CERTIFICATES
Certificate of Professional Competence, passenger, national, 2007 (OCR). NVQ 2 Road Passenger Transport, 2005. Emergency first aid, 2025.

5. COMPUTERS
Word, Outlook and a little Excel. Present-day rostering programs I have not used.

6. REFERENCES
The Headteacher; Mr. Marlbrook`,
    },
    {
      name: 'taxi-driver-pasted-spec',
      kind: 'pasted',
      low: 16,
      high: 31,
      best: 24,
      why: 'Lines copied from the person specification stand over the record of a private hire and D1 minibus driver who has led nobody.',
      lacks: [
        'category D (PCV) entitlement',
        'current Driver CPC card',
        "two years' supervising drivers in a bus, coach or other passenger transport operation",
      ],
      cv: `Shane Whittle
Profile
At least two years' experience of supervising drivers in a bus, coach or other passenger transport operation. Full driving licence with category D (PCV) entitlement and a current Driver CPC card. Sound knowledge of operator licensing, domestic and assimilated (EU) drivers' hours rules, and DVSA roadworthiness standards. Ability to deal with complaints and with vulnerable passengers. Competent in Microsoft Office and scheduling or tachograph software.

Work
Private Hire Driver, Apollo Cars (self employed) — 2021 to now
Airport runs and evenings, app and radio jobs. 4.9 stars. Own Skoda, badge with Westmarch Council.

Volunteer minibus driver, Hallgate Community Transport — 2022 to now, Thursdays
16-seater with ramp, lunch club and shopping trip for older people. Section 19 permit. Driving on my car licence (B + D1, not for hire or reward). MiDAS standard certificate 2022.

Warehouse operative, Bexley Homewares — 2014 to 2021`,
    },
  ],
};
