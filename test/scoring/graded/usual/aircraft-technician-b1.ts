/** A certifying line engineer in Vienna; an EASA B1.1 licence with a 737 or A320 rating and three years of line maintenance decide it. */
import type { GradedJob } from '../types.ts';

export const aircraftTechnicianB1: GradedJob = {
  job: 'aircraft-technician-b1-uc',
  title: 'Licensed Aircraft Engineer B1.1, Line Maintenance',
  spec: `LICENSED AIRCRAFT ENGINEER B1.1 (Line Maintenance)
Location: Vienna (VIE)   Company: Donauwing Technik GmbH   Contract: permanent   Start: as soon as possible

Donauwing Technik is an independent EASA Part-145 organisation with line stations at eight airports in Austria, Hungary and Slovakia. We look after the aircraft of 30 airlines, by day, by night and usually in the rain. Our station in Vienna is growing because two new customers have come to us this year.

YOUR TASKS
- Carry out and certify line maintenance up to and including A-checks
- Troubleshooting and defect rectification on engines, landing gear, hydraulics, flight controls and cabin systems
- Issue the certificate of release to service
- Daily and weekly checks, transit checks, engine changes and AOG support at outstations
- Supervise mechanics and trainees
- Complete technical log entries and work packages in AMOS

PERSON SPECIFICATION
Essential
E1  Valid EASA Part-66 licence, category B1.1
E2  Type rating endorsed on the A320 family (CFM56, V2500 or LEAP) or on the Boeing 737 NG/MAX
E3  At least 3 years of line maintenance experience on commercial transport aircraft
E4  Good command of English, written and spoken
E5  Driving licence class B

Desirable
D1  A second type rating
D2  Engine run-up and taxi authorisation
D3  Borescope experience
D4  AMOS
D5  German

WORKING TIME
12 hour shifts, four on, four off, days and nights. Staff parking at the airport.

WHAT WE OFFER
From EUR 68,000 gross a year including allowances, with overpayment depending on ratings. Type courses at our expense, licence renewal paid, staff travel on several carriers, canteen, and help with a flat for the first three months.

The usual background check (Zuverlässigkeitsüberprüfung) is required for the airport pass. Please send your CV together with copies of your licence.`,
  graded: [
    {
      name: 'boeing-rated',
      kind: 'any-of',
      low: 87,
      high: 98,
      best: 93,
      why: 'B1.1 with 737 NG and MAX, no Airbus and none needed; eight years of line work, run-ups and AMOS.',
      lacks: [],
      cv: `Tomasz Wieczorek
Bratislava, Slovakia

AIRCRAFT MAINTENANCE ENGINEER B1.1

LICENCE
EASA Part-66 AML, issued by the Polish CAA (PL.66.xxxxx), category B1.1 and A1, valid until May 2030, no limitations
Ratings: Boeing 737-600/700/800/900 (CFM56), Boeing 737-7/8/9 (CFM LEAP-1B)

EXPERIENCE

04/2021 - present  Certifying engineer B1.1, Skyharbour Line Services, Bratislava
- Line maintenance of 737-800 and 737-8 for three carriers, day and night, up to A-check
- CRS, technical log, deferred defects under MEL
- Troubleshooting bleed air, hydraulics, landing gear; six engine changes
- Engine ground run authorisation (high power) since 2022
- Borescope inspections CFM56-7B
- AMOS daily; shift lead for five mechanics

06/2018 - 03/2021  Mechanic, from 10/2019 certifying staff A1, Skyharbour Line Services, Katowice
- Transit and daily checks, wheels and brakes, servicing
- Practical on-the-job training for B1.1

09/2016 - 05/2018  Mechanic, Vistula Base Maintenance, Warsaw
- C-checks on 737 Classic and NG

EDUCATION
Part-147 basic training B1.1, Rzeszów, 2016
Technical secondary school for aviation, Dęblin, 2014
737 MAX differences course, 2022; Human factors, FTS, EWIS recurrent 2026

LANGUAGES
Polish native, English C1, Slovak good, German A2
Driving licence B`,
    },
    {
      name: 'avionics-b2',
      kind: 'missing',
      low: 55,
      high: 69,
      best: 62,
      why: 'A very good licensed line engineer, but his category is B2 (avionics), not B1.1.',
      lacks: ['EASA Part-66 category B1.1'],
      cv: `Matthias Gruber, Licensed Aircraft Engineer
2320 Schwechat, Austria

Profile
Licensed avionics engineer with ten years on the line in Vienna, A320 family and Embraer. Used to night shift, winter and impatient captains.

Professional experience

since 02/2019: Certifying Staff B2, Alpenair Technics, VIE
- Certification of line maintenance tasks within B2 scope on A319/A320/A321 (CFM56 and LEAP)
- Troubleshooting autoflight, navigation, communication, electrical power, IFE, FADEC channel faults together with the B1 colleague
- Software loading, CAT III tests, compass swing
- AMOS key user of the shift
- Trainer for the airport driving course

09/2016 - 01/2019: Avionics mechanic, Alpenair Technics, VIE
- Assisting at transit, daily and weekly checks, wheel and brake changes, oil, cabin

09/2012 - 08/2016: Apprenticeship and first year, aircraft electronics, Alpenair Technics

Licences
EASA Part-66 B2, Austro Control, AT.66.xxxx, valid to 11/2028
Ratings: A318/A319/A320/A321 (CFM56), A319/A320/A321neo (CFM LEAP-1A), ERJ-190
Driving licence B and C
English C1, German mother tongue

Further training
Modules 15 and 17 (engine, propeller) for the B1 extension not started
Fuel tank safety, EWIS, human factors: recurrent 03/2026`,
    },
    {
      name: 'uk-caa-licence',
      kind: 'foreign',
      low: 57,
      high: 69,
      best: 64,
      why: 'B1.1 on two types and fourteen years on the line, but only a UK CAA licence; the EASA one was not kept after 2020.',
      lacks: ['valid EASA Part-66 licence'],
      cv: `GARETH MOLLOY
Crawley, West Sussex. Irish and British passport

Licensed Aircraft Engineer, B1.1, with multi-type line experience.

LICENCE DETAILS
UK CAA Part-66 B1.1, UK.66.4xxxxx, valid to June 2029
Types: A318/A319/A320/A321 (CFM56), A320 (V2500), A319/320/321neo (LEAP-1A), B737-600/700/800/900
My licence was an EASA one until the end of 2020. I didn't transfer it at the time. I have contacted the Irish authority about getting an EASA licence and they say exams may have to be re-sat.

EMPLOYMENT

Line Engineer B1, Southdown Airline Engineering, London Gatwick
March 2016 - Present
- CRS on A320 family ceo and neo, transit to weekly check and A-check inputs
- Engine and APU changes, borescope (approved), high power ground runs and taxi
- AOG recoveries around Europe under UK approval
- Shift of eleven; deputy shift manager since 2023

Line Mechanic, later LAE B1, Eastfield Aero, Luton
Jan 2012 - Feb 2016
- 737NG and A320 turnarounds and nightstops

Apprentice, Eastfield Aero, 2008 - Dec 2011

TRAINING
HF, FTS, EWIS 2026. GenFam A350. AMOS and Maintenix.

Full driving licence. English native, no German yet.`,
    },
    {
      name: 'licence-in-the-skills-list',
      kind: 'list',
      low: 28,
      high: 44,
      best: 36,
      why: 'Names B1.1, A320 and line maintenance among his skills, but the only dated work is unlicensed cabin and structure work in a hangar.',
      lacks: ['EASA Part-66 category B1.1', 'A320 or 737 type rating', '3 years of line maintenance'],
      cv: `DÁVID SZALAI
Budapest

OBJECTIVE
Motivated aviation professional looking for a position as Licensed Aircraft Engineer B1.1 in line maintenance on A320 and 737, where I can use my knowledge of EASA Part-66 and Part-145.

CORE SKILLS
EASA Part-66 B1.1 | Line maintenance | A320 family CFM56 / LEAP | Boeing 737 NG | CRS | Troubleshooting | Engine change | Borescope | Engine run-up | AMOS | Human factors | Team player | English

EXPERIENCE

Aircraft mechanic, Pannon Aero Hangar, Budapest, 05/2023 - present
- Removal and installation of seats, galleys, carpets and sidewall panels during C-checks
- Assisting the sheet metal team, drilling and sealing
- Cleaning and preparing parts for inspection
- Tool store duty

Warehouse worker, Ferihegy Cargo Logistics, 08/2021 - 04/2023
- Loading, unloading, forklift

EDUCATION
Aircraft mechanic vocational course, Budapest, 2022 - 2023
Part-66 Module 9 (Human Factors) and Module 8 (Basic Aerodynamics) passed in 2024
Online course "Airbus A320 general familiarisation", 2024

LANGUAGES
Hungarian native, English B1, German B1

Driving licence: B`,
    },
    {
      name: 'bottling-line-technician',
      kind: 'trap',
      low: 8,
      high: 22,
      best: 14,
      why: 'Line maintenance, engine, hydraulics and B1, all of it in a bottling plant.',
      lacks: [
        'EASA Part-66 category B1.1',
        'A320 or 737 type rating',
        '3 years of aircraft line maintenance',
      ],
      cv: `Lebenslauf / CV

Name: Stefan Pichler
Address: 2460 Bruck an der Leitha
Nationality: Austrian

Position sought: technician, line maintenance, shift work near Vienna airport

Work

2018 - today  Line maintenance technician, Marchfeld Getränke, Schwechat
- Preventive and corrective maintenance on five filling lines (Line A320 cans, Line 737 PET)
- Daily and weekly checks, troubleshooting, hydraulics, pneumatics, motors and gearboxes
- Release of the line to production after repair, entry in SAP PM
- Lead technician of shift B, four people
- Spare parts, shutdown planning

2012 - 2018  Mechanic, Tullner Landmaschinen
- Tractor engines, hydraulics, diagnosis

2008 - 2012  Apprenticeship as mechanical engineering technician, final exam passed with distinction

Certificates
Forklift licence, crane licence, welding MAG
Conveyor drive course, 2021
Electrical instruction for non-electricians

Languages
German: mother tongue
English: B1, certificate 2023

Driving licence: A, B, BE, F

Hobby: model aircraft, volunteer fire brigade`,
    },
  ],
};
