import type { GradedJob } from '../types.ts';

export const hvacServiceTechChattanoogaResidential: GradedJob = {
  job: 'hvac-service-tech-chattanooga-residential',
  title: 'HVAC Service Technician',
  spec: `HVAC SERVICE TECHNICIAN (Residential & Light Commercial)
Ridgecut Heating & Air, Chattanooga, TN

Who we are
Third-generation family shop, 31 people, 14 service trucks. No sales quotas, no commission-only nonsense.

What your day looks like
- 4 to 6 calls out of your own stocked truck, dispatched from home
- Diagnose no-cools, no-heats and airflow complaints on split systems, heat pumps, gas furnaces and the occasional rooftop unit
- Find and repair leaks, recover and charge correctly, swap motors, boards, compressors
- Spring and fall tune-ups for our maintenance-plan customers
- Explain what you found to the homeowner in plain English and write it up on the tablet
- On call one week in six

What you have to bring
- EPA Section 608 certification, Type II or Universal
- At least 3 years running service calls on your own. Install-only experience won't cut it for this seat.
- Valid driver's license and a record our insurance will accept

What would make us smile
- NATE
- Inverter / mini-split experience
- Zoning and static-pressure testing
- Refrigeration (reach-ins, ice machines)

What you get
$29 to $38/hr depending on what you can do, truck home, phone, health after 30 days, 401(k) match, 80 paid training hours a year, tool allowance.

Ridgecut is an equal opportunity employer. Offers are subject to drug screen and motor vehicle report.`,
  graded: [
    {
      name: 'marcus-delaughter-service',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 96,
      why: 'Universal card, eight years of solo service calls to date, clean driving record, plus NATE, mini-splits and static testing.',
      lacks: [],
      cv: `MARCUS T. DELAUGHTER
Hixson, TN · (423) 555-0148 · mdelaughter@example.com

EXPERIENCE

Lead Service Tech, Signal View Comfort, Chattanooga, TN
May 2021 – Present
• About 5 stops a day, homes and small retail. Around 60% heat pumps, rest gas packs and furnaces.
• Lowest callback rate in the shop three years running (1.8% in 2025)
• Go-to guy for the inverter stuff. Factory classes on two brands, 2022 and 2024.
• Measure static and do a duct sketch on every "one room is hot" complaint before I ever touch a gauge
• Ride along with new hires the first month

Service Technician, Tri-Creek Mechanical, Cleveland, TN
August 2018 – April 2021
• Own truck from day one: no-cools, leaks, bad TXVs, cracked heat exchangers, low-voltage shorts
• Some restaurant work, walk-ins and ice machines
• On call every fourth week

Helper / Installer, Tri-Creek Mechanical
June 2016 – July 2018
• Change-outs, brazing, line sets, flex and hard pipe

LICENSES
EPA 608 Universal (2016)
NATE Air Conditioning and Heat Pump, service, current through 2028
TN driver license, Class D, no tickets or accidents in the last seven years

EDUCATION
HVAC/R diploma, Lookout Valley Technical Institute, 2016

Bilingual? No, but learning Spanish from my in-laws.`,
    },
    {
      name: 'angela-pruitt-type-two',
      kind: 'any-of',
      low: 82,
      high: 93,
      best: 88,
      why: 'Type II is one of the two cards accepted, four and a half years of solo calls to date and a clean license; no NATE and little mini-split work.',
      lacks: [],
      cv: `Angela Pruitt
Ringgold, Georgia
apruitt@example.org

Summary: I fix rooftop units and house systems. I like the hunt.

Work history

March 2022 to now
Service mechanic, Catoosa Air Conditioning Co., Fort Oglethorpe GA
I have my own van and I am by myself on calls. Strip malls, churches, dentists' offices, and in summer as many houses as they can stack on me. Typical week: two compressor diagnoses, a handful of contactors and capacitors, blower motors, a leak search with nitrogen and bubbles, economizers that nobody has looked at since they were put in. In winter it is flame sensors, inducers and gas valves. I recover, pull a deep vacuum, weigh the charge in. I talk to the customer before and after. On call rotation every five weeks.

September 2020 to March 2022
Apprentice, same company
Rode with a senior mechanic, did the PMs, learned to read a schematic. Started going out alone the month I turned into a mechanic.

2015 to 2020
Nursing assistant, Whispering Oaks Manor, Dalton GA. This is where I learned to talk to people who are hot and cranky.

Certification
EPA 608 Type I and Type II, passed June 2021. I did not sit the Type III because we have no chillers.

School
Air conditioning technology certificate, night classes, Chickamauga Career College, 2021

Driving
Georgia license, clean MVR (our insurer pulled it again in April 2026). Have driven a company vehicle since 2022.

No NATE yet. Did one day of ductless training, have worked on maybe ten of them.`,
    },
    {
      name: 'dustin-hargett-installer',
      kind: 'denial',
      low: 38,
      high: 50,
      best: 44,
      why: 'Capable lead installer with a license, but he says he has no EPA card and does not run service calls, which are two hard musts.',
      lacks: ['EPA 608 Type II or Universal', '3 years running service calls alone'],
      cv: `DUSTIN HARGETT
East Ridge TN   423-555-0171

Objective: move over from the install side to service.

LEAD INSTALLER - BLUEBIRD CLIMATE SYSTEMS - 2/2019 to present
Two-man crew, change-outs and new construction, 3 to 5 systems a week. Set condensers and air handlers, furnaces, coils, build plenums, run line sets, braze with nitrogen, wire low voltage, condensate, pressure test. Start-up paperwork is signed by the supervisor. Zoning dampers on bigger houses. I train the helpers and the builder asks for me by name.

INSTALL HELPER - BLUEBIRD CLIMATE SYSTEMS - 5/2017 to 2/2019

FRAMER - various crews around Soddy-Daisy - 2013 to 2017

To be straight with you: I never took the EPA test, my supervisor with the card does the refrigerant part. I have not run service calls on my own. I have ridden along on probably a dozen Saturdays and I think I have a good head for it.

Valid TN license, good record, I drive the box truck and trailer every day. OSHA 10.

Equipment brand training: two install classes in 2023.

Reference: Kyle, install manager, on request.`,
    },
    {
      name: 'raymond-kowalczyk-former-owner',
      kind: 'overqualified',
      low: 79,
      high: 91,
      best: 85,
      why: 'Former owner and service manager with everything required and still on calls weekly; far above the seat, which is a question and not a gap.',
      lacks: [],
      cv: `RAYMOND J. KOWALCZYK

Professional profile
Twenty-eight years in heating and cooling, from helper to owner. Sold my company in 2022, managed the service department for the buyer, and now want a truck, a tool bag and no payroll to meet.

Service Manager
Kowalczyk Air, a Summitbrook company, Dalton GA          July 2022 - September 2026
Responsible for 18 technicians, dispatch, warranty and $5.1M in service revenue. Because we were always short I ran calls myself two days a week all year, usually the ones that two other guys had given up on: intermittent boards, communicating systems, low-load humidity problems, a church with three mismatched heat pumps.

Owner / Technician
Kowalczyk Air LLC, Dalton GA                            April 2006 - June 2022
Started with one van. For the first nine years I was the service department. Grew to 22 employees. Homes, restaurants, small offices. Wrote our own maintenance plan, 1,900 members at the sale.

Service Technician
Whitfield Heating                                      1998 - 2006
Solo from 2000. Furnaces, heat pumps, package units, walk-in coolers.

Credentials
Georgia Conditioned Air Contractor, Class II (active)
EPA Universal, 1998
NATE senior level, recertified 2025
Manual J/D, static pressure and combustion analysis instructor for our trade group, 2014-2021
Driver license GA; clean record

Moving to Signal Mountain to be near the grandkids. Compensation is not the main thing.`,
    },
    {
      name: 'tyrell-banks-keywords',
      kind: 'list',
      low: 16,
      high: 29,
      best: 22,
      why: 'A skills list and an objective; the only dated work is retail stocking and rideshare, so nothing but the license is shown.',
      lacks: ['EPA 608 Type II or Universal certification', '3 years running service calls alone'],
      cv: `Tyrell Banks
Chattanooga TN 37411

OBJECTIVE
Results-driven HVAC Service Technician seeking a growth opportunity with a respected residential and light commercial company.

CORE COMPETENCIES
HVAC diagnostics | Split systems | Heat pumps | Gas furnaces | Rooftop units | Mini-splits | Inverter technology | Refrigerant recovery | Leak detection | Charging | Superheat & subcooling | Compressors | Blower motors | Control boards | Thermostats | Zoning | Static pressure | Refrigeration | Ice machines | EPA 608 regulations | NATE standards | Customer service | Preventive maintenance | Tune-ups | Troubleshooting | Tablet work orders | Safety

EMPLOYMENT
Overnight stocker, Valu-Barn Superstore, Chattanooga. 10/2022 to present
Unload trucks, work freight, zone aisles, help customers find items.

Rideshare driver, self. 2020 to 2022
4.9 stars, over 3,000 trips. Valid license, no accidents.

Cook, Big Mama's Skillet. 2018 to 2020

EDUCATION
High school diploma, Brainerd Heights High, 2018
Online course: Introduction to HVAC (6 hours), 2025

ATTRIBUTES
Hard worker, fast learner, punctual, team player, mechanically inclined`,
    },
  ],
};
