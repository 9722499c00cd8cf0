/** Public health inspector in Ontario: CPHI(C), three years in a health unit and a driving licence with car decide. */
import type { GradedJob } from '../types.ts';

export const publicHealthInspectorOntario: GradedJob = {
  job: 'public-health-inspector-ontario',
  title: 'Public Health Inspector',
  spec: `Competition 26-118
PUBLIC HEALTH INSPECTOR (full-time, unionized)
Kawartha Shield District Health Unit, Lindsay office
$43.10 to $50.75 per hour, 35 hours per week

1. Purpose of the position
Reporting to the Manager, Health Protection, the Public Health Inspector carries out inspections, investigations, education and enforcement under the Health Protection and Promotion Act and its regulations.

2. Typical work
2.1 Inspects food premises, personal service settings, recreational water, child care centres and long-term care homes; assesses risk and follows up.
2.2 Investigates animal bites, enteric outbreaks and complaints about health hazards.
2.3 Assesses small drinking water systems.
2.4 Issues orders and tickets, prepares crown briefs and testifies.
2.5 Teaches food handler courses; shares the on-call duty.

3. Qualifications
3.1 Certificate in Public Health Inspection (Canada), CPHI(C), is mandatory.
3.2 Bachelor's degree in environmental or public health.
3.3 Minimum three (3) years of experience as a certified public health inspector or environmental health officer with a health authority.
3.4 Valid Ontario Class G licence (or the equivalent of another province) and a reliable vehicle.
3.5 Experience with enforcement (orders, Part I tickets or court) is an asset.
3.6 Hedgehog or a similar inspection database is an asset; French is an asset.

4. Conditions of employment
Proof of immunization, a satisfactory vulnerable sector check, and membership in CUPE Local 4420. Evening and weekend work occurs.

We thank all applicants; only those selected for an interview will be contacted. Accommodation is available under the AODA at every stage of the hiring process.`,
  graded: [
    {
      name: 'inspector-seven-years',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Certified since 2019 with seven unbroken years in an Ontario health unit, tickets and court included, and French.',
      lacks: [],
      cv: `Geneviève Lachance-Moore, CPHI(C)
Peterborough, Ontario

Quinte Shores Public Health, Belleville
Public Health Inspector, June 2019 - present
- About 420 visits a year: high-risk restaurants, tattoo and nail shops, pools and spas, daycares, two nursing homes
- Led on 14 enteric and respiratory outbreaks; rabies follow-up, roughly 60 bites yearly
- Twelve section 13 orders, 37 tickets, two closures; evidence before a justice of the peace three times
- Small drinking water systems for 75 cottages, campgrounds and churches (Reg. 319/08), directive writing
- On call one week in six; all records in Hedgehog
- Teach the food handler course in English and French

Practicum, Quinte Shores Public Health, summer 2018

Education and certification
BASc Public Health and Safety (Environmental Health), Toronto Metropolitan University, 2019
Board of Certification examination passed April 2019, CPHI(C)
CIPHI, Ontario Branch, regular member
Incident Management System 200; part I provincial offences officer training, 2020

Other
G licence, own car with insurance for business use
Languages: French (first), English`,
    },
    {
      name: 'environmental-health-officer-bc',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 87,
      why: 'An environmental health officer of British Columbia who meets each point in other terms, the national certificate included.',
      lacks: [],
      cv: `HARJIT BAINS

I have spent the last five years as an environmental health officer with a regional authority in the Okanagan and I am moving to Lindsay for family reasons in the new year.

What that work looks like: I walk through kitchens, butcher counters, swimming pools, salons and group homes and write down what could make people ill. I sample lakes and the wells of trailer parks, approve plans for new eateries, trace what guests of a wedding ate, and sit down with an operator until the fridge is fixed. When talk does not help I write an order under the Public Health Act; twice I shut a place, eleven times I wrote a violation ticket, once I was a witness in provincial court. Health link with veterinarians after dog and bat exposure. I teach FOODSAFE level 1.

Okanagan Interior Health Region, Kelowna: 10/2021 until now
Student officer with the same employer: May to August 2021

Credentials
Certificate in Public Health Inspection (Canada), awarded autumn 2021
Bachelor of Technology in Environmental Health, BCIT, Burnaby, 2021
BSc Biology, UBC Okanagan, 2018
Class 5 driver's licence (no restrictions), I own a Subaru
Database: HealthSpace
Punjabi fluent, a little French`,
    },
    {
      name: 'two-posts-in-parallel',
      kind: 'overlap',
      low: 57,
      high: 71,
      best: 65,
      why: 'Adds up two inspector posts of the same months to nearly four years where the calendar shows less than two.',
      lacks: ['three years as a certified inspector'],
      cv: `Trevor Szabo, CPHI(C), B.A.Sc.
Almost four years' experience as a Public Health Inspector

WORK
01/2025 - present (22 months)   Haliburton Ridge Health Unit, Public Health Inspector (part-time, 21 h)
   Food premises, arenas, beaches, farmers' markets. Nine orders and four Part I summonses. Hedgehog.
02/2025 - 09/2026 (20 months)   Simcoe North Public Health, Public Health Inspector (casual, weekends and summer)
   Special events, pools and splash pads, complaints, rabies investigations.
05/2022 - 12/2024   Loaf & Ladle Foods Ltd., Mississauga, Quality Assurance Technician
   Swabs, label review, supplier files, metal detector checks.

EDUCATION
B.A.Sc. Environmental Health, Conestoga College, 2024 (evenings and accelerated terms)
Board of Certification oral and written exams, November 2024: CPHI(C)
HACCP, 2022; WHMIS, 2025

DRIVING
Ontario G since 2016, own pickup

MEMBERSHIPS
Canadian Institute of Public Health Inspectors

INTERESTS
Curling, home brewing, volunteer firefighter`,
    },
    {
      name: 'federal-food-inspector',
      kind: 'missing',
      low: 41,
      high: 56,
      best: 49,
      why: 'A federal food inspector with real enforcement practice who is not a certified public health inspector and was never in a health unit.',
      lacks: ['CPHI(C)', 'three years as a certified inspector with a health authority'],
      cv: `Lorraine Fitzpatrick
Food safety and compliance, Oshawa

EXPERIENCE
Canadian Food Inspection Agency
Inspector EG-03, Processed Products, Toronto region (2018-present)
- Inspect licensed establishments under the Safe Food for Canadians Regulations: ready-to-eat meat, dairy, fish
- Take samples for Listeria and Salmonella; trace-back and recall effectiveness checks
- Letters of non-compliance, seizures and detentions, administrative monetary penalties; one prosecution file
- Enter inspections in DSDP on the tablet, on site

Maple Crown Poultry, Newmarket
HACCP Coordinator (2013-2018)
- Wrote and verified the plan, trained 120 employees, hosted audits (BRC, CFIA)

EDUCATION
B.Sc. Food Science, University of Guelph, 2013
Provincial offences and evidence handling, Justice Institute course, 2021
Food handler certificate, Ontario

OTHER
Class G, vehicle
French intermediate (BBB)
Vulnerable sector check 2026

OBJECTIVE
Public health closer to the community in which I live`,
    },
    {
      name: 'student-with-course-titles',
      kind: 'list',
      low: 20,
      high: 36,
      best: 28,
      why: 'A final-year student whose inspection words stand in a skills list and course titles, with retail jobs as work.',
      lacks: ['CPHI(C)', "completed bachelor's degree", 'three years as a certified inspector'],
      cv: `OLUWASEUN ADEYEMI-CLARKE
Public Health Inspector (student)

SKILLS
Food premises inspection | HPPA | Food Premises Regulation 493/17 | personal service settings | recreational water | small drinking water systems | outbreak investigation | rabies | orders and tickets | Hedgehog | risk assessment | health promotion

EDUCATION
Bachelor of Environmental Public Health, Toronto, fourth year, expected June 2027
Courses: Food Hygiene; Communicable Disease; Water Quality; Health Law and Enforcement; Epidemiology; Pest Control
Class project: mock inspection report of a campus cafeteria, mark A-

EMPLOYMENT
Sales associate, Northern Trail Outfitters, Scarborough, September 2023 - now (weekends)
Cash, fitting of boots, stock, closing.
Crew member, Burger Barn, 2020 - 2023
Grill and drive-through; kept temperature logs on the closing shift.
Camp counsellor, summer 2022

CERTIFICATES
Food handler (City of Toronto), 2023
Standard first aid and CPR-C, 2025

LICENCE
Ontario G2, use of my parents' car`,
    },
  ],
};
