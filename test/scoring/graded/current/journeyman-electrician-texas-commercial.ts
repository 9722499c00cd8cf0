import type { GradedJob } from '../types.ts';

export const journeymanElectricianTexasCommercial: GradedJob = {
  job: 'journeyman-electrician-texas-commercial',
  title: 'Journeyman Electrician - Commercial & Light Industrial (Waco, TX)',
  spec: `Journeyman Electrician - Commercial & Light Industrial
Caddo Fork Electric LLC, Waco, Texas | Full time | $33-$39/hr DOE

WHO WE ARE
Third-generation shop, 48 people, zero lost-time injuries since 2021. We wire clinics, schools, warehouses and small plants from Temple up to Hillsboro.

WHAT YOU'LL DO
- Lay out, bend and run EMT, rigid and PVC; pull and terminate feeders and branch circuits
- Set panels, switchgear, transformers and disconnects up to 480V three-phase
- Troubleshoot motors, starters and lighting controls on service calls
- Read plans and one-lines; build to the current NEC
- Direct one or two apprentices on each job

YOU MUST HAVE
- Current Texas Journeyman or Master Electrician license (TDLR). No exceptions, we check the number
- 4+ years of commercial, industrial or healthcare electrical installation
- OSHA 10 or OSHA 30 card
- Valid driver's license, insurable on our truck policy

WE'D LIKE
- Own hand tools
- Lift experience (scissor/boom)
- Comfortable with a tablet for daily reports

BONUS POINTS
- Generators and transfer switches
- Basic PLC or VFD work
- Some Spanish

WHAT YOU GET
Medical from day one, 401(k) with 4% match, 8 paid holidays, boot allowance, take-home truck after 90 days.

HOW TO APPLY
Send a resume to the office or stop by the yard before 7 a.m. Drug screen and background check required. Caddo Fork Electric is an equal opportunity employer.`,
  graded: [
    {
      name: 'rosendo-quintanar',
      kind: 'any-of',
      low: 87,
      high: 96,
      best: 92,
      why: 'Master license in place of the journeyman card, OSHA 30 in place of 10, and nearly nine years in plants and a hospital: each alternative counts, and the musts are all dated and current.',
      lacks: [],
      cv: `ROSENDO QUINTANAR
Belton, TX

LICENSES
Master Electrician, State of Texas (TDLR), issued 08/2022, expires 08/2027
OSHA 30 Construction, 2021
Texas Class C driver license, no tickets in ten years

WORK HISTORY

Prairie Mill Foods, Temple TX - Plant Electrician, lead on nights
May 2021 - present
Keep two packaging halls and a refrigeration house running. 480/277 and 208/120. Replaced a 1,200 A main switchboard over a four-day shutdown in 2024. Motor control centers, soft starters, drives (swapped 40+ VFDs), read ladder logic well enough to find the bad input. New machine drops in rigid and sealtite, panel schedules redone. Two helpers report to me. Work orders on an iPad.

Tri-Creek Electrical Contractors, Killeen TX - Journeyman
January 2018 - April 2021
Hospital wing and two surgery centers: isolated power panels, nurse call rough-in, essential branch, two 750 kW gensets with ATS. Bent pipe all day, up to 4 inch. Boom and scissor lift tickets.

Same company - Apprentice
June 2013 - December 2017
School and retail jobs around Bell County.

EDUCATION
4-year apprenticeship program, Central Texas, completed 2017
Code update class every year, latest on the 2023 NEC (March 2026)

Own tools. Bilingual English/Spanish.`,
    },
    {
      name: 'terrell-washburn',
      kind: 'lapsed',
      low: 55,
      high: 67,
      best: 61,
      why: 'Strong commercial hand with the years and the cards, but his Texas journeyman license ran out in February 2026 and has not been renewed, so today he cannot work as one.',
      lacks: ['current Texas Journeyman or Master license (expired February 2026)'],
      cv: `Terrell Washburn
Hewitt, Texas / cell on request

Electrician, eleven years on commercial jobs.

Experience

Lone Cedar Electric, Waco - Journeyman electrician, March 2019 to January 2026
Tilt-wall warehouses, a middle school, tenant finish-outs. Ran crews of three. Underground, deck work, gear up to 2000 amps, 480 to 208 transformers. Service truck one week a month: dead motors, contactors, photocells, parking lot lights. Daily logs on a tablet.

Hartwell & Ochoa, Austin - Apprentice, then journeyman, June 2015 to February 2019
Hotels and office shells. Conduit, wire pulls, trim, fire-stop. Topped out August 2018.

January 2026 to now: took time off to look after my mother after her stroke; she is settled now and I am ready to go back full time.

Licenses and cards
Texas journeyman electrician (TDLR): first issued 08/2018, expired 02/28/2026. Did not send in the renewal while off work.
OSHA 10, 2019
Texas driver license, class C, clean record
Scissor and boom lift, 2023

Schooling
Apprenticeship certificate, Austin, 2018
Midway Valley High School, 2014

Full set of hand tools, knockout set and benders up to 1 1/4.`,
    },
    {
      name: 'cody-brandvold',
      kind: 'years',
      low: 57,
      high: 69,
      best: 63,
      why: "Licensed and keen, but the 'ten years' are a supply counter and house wiring; commercial work began in March 2025, which is twenty months against the four years asked.",
      lacks: ['4+ years of commercial, industrial or healthcare installation (1 year 8 months by dates)'],
      cv: `CODY BRANDVOLD - JOURNEYMAN ELECTRICIAN
Robinson, TX

10+ years in the electrical trade. Hard working, on time, good with customers and a quick study.

WHERE I HAVE WORKED

Bluebonnet Ridge Electric (Waco) | Journeyman, commercial crew | 3/2025 - present
>> Strip mall build-outs and one dental clinic
>> EMT up to 2", MC cable, panel make-up, troffers and occupancy sensors
>> One apprentice under me since summer
>> First 480 V gear set in May 2026 with the foreman

Sandoval Home Wiring (Lorena) | Apprentice | 1/2020 - 2/2025
>> New single-family houses, 150 or so, rough-in to trim
>> Romex, 200 A services, smoke detectors, ceiling fans, hot tubs
>> Remodels and panel changes in older homes

Westgate Electric Supply (Waco) | Counter sales, later inside sales | 6/2016 - 12/2019
>> Quoted gear, lamps and pipe to contractors; stocked the yard

LICENSE AND CERTIFICATES
TDLR Journeyman Electrician, issued 02/2025, valid through 02/2027
OSHA 10, April 2025
Valid Texas DL, one truck driven for every employer
CPR, 2026

TOOLS: own hand tools, bag and meter
REFERENCES: gladly`,
    },
    {
      name: 'marlene-sotelo',
      kind: 'adjacent',
      low: 38,
      high: 49,
      best: 43,
      why: 'A solid HVAC technician who knows motors, controls and three-phase, but without an electrician license and without electrical installation work of her own.',
      lacks: [
        'Texas Journeyman or Master Electrician license',
        '4+ years of commercial, industrial or healthcare electrical installation',
      ],
      cv: `Marlene Sotelo
Commercial HVAC service technician
Waco, TX

About me
Eight years keeping rooftops, chillers and walk-ins running for schools and groceries. I do most of my diagnosis with a meter, and I want to move over to the electrical side.

Employment
Gulf Plains Mechanical, Waco. Service Technician II. April 2020 - present
  - 30 to 35 calls a week over four counties, own van
  - Troubleshoot 208 and 460 volt three-phase compressors, blower motors, contactors, relays, VFDs and control boards
  - Read wiring diagrams; replace motors, capacitors, whips and unit disconnects like for like (line side is done by our electrical sub)
  - Start-up of 22 rooftop units at a new high school, 2025
  - Train the first-year helpers

Aire Bros. Heating & Cooling, Hillsboro. Installer/helper. June 2018 - March 2020
  - Duct, line sets, thermostats, residential change-outs

Certificates
EPA 608 Universal, 2018
TDLR Certified Air Conditioning and Refrigeration Technician, current to 11/2027
OSHA 10 General Industry, 2022
Texas driver license, clean

Education
HVAC certificate, Brazos Hills Technical College, 2018

Languages
English, Spanish`,
    },
    {
      name: 'jaxon-priddy',
      kind: 'list',
      low: 18,
      high: 30,
      best: 23,
      why: 'A page of electrical words after a short course and no job in the trade: no license, no years, no OSHA card.',
      lacks: [
        'Texas Journeyman or Master Electrician license',
        '4+ years of commercial, industrial or healthcare electrical installation',
        'OSHA 10 or OSHA 30 card',
      ],
      cv: `JAXON PRIDDY

OBJECTIVE
To obtain a challenging position as a commercial and industrial electrician where I can use my skills and grow with a great team.

SKILLS
Conduit bending (EMT, rigid, PVC) | Wire pulling | Switchgear | Panels | Transformers | 480V three-phase | Motor controls | Lighting controls | VFD | PLC | Generators | Transfer switches | NEC code | Blueprint reading | One-line diagrams | Grounding and bonding | Troubleshooting | Scissor lift | Boom lift | Hand tools | Power tools | Multimeter | Crew leadership | Safety | Tablet | Microsoft Office

EDUCATION
Introduction to Electrical Technology, 12-week evening course, Heartland Career Center, Waco, finished May 2026
Topics: circuits, Ohm's law, residential wiring, commercial wiring, code book
GED, 2023

EMPLOYMENT
Stocker, Big Oak Farm & Ranch, 2024 - present
Crew member, Tasty Burger Hut, 2022 - 2024

STRENGTHS
Reliable, motivated, fast learner, team player, valid driver's license

REFERENCES AVAILABLE UPON REQUEST`,
    },
  ],
};
