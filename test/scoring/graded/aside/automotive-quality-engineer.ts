/** Automotive quality engineer: degree, three years with IATF 16949 and the core tools, and German or Polish at B2 decide. */
import type { GradedJob } from '../types.ts';

export const automotiveQualityEngineer: GradedJob = {
  job: 'automotive-quality-engineer',
  title: 'Customer Quality Engineer (Automotive)',
  spec: `Customer Quality Engineer, Redditch

Arrowvale Pressings makes seat frames and brackets for car makers and tier ones in the UK, Germany and Poland. We are looking for a quality engineer to be the voice of our customers in the plant.

The successful applicant will have a degree (or HND) in mechanical, manufacturing or a similar branch of engineering, and no less than three years as a quality engineer with an automotive supplier working to IATF 16949. You will have used the core tools in earnest: we expect you to have led PPAP submissions and process FMEAs yourself rather than filed other people's. As half of the job is done on the phone with Wolfsburg-type and Silesian plants, you need either German or Polish at B2 level or better, in addition to good English.

Day to day you answer customer complaints with 8D reports inside the agreed time, run containment, and report ppm and cost of poor quality. You carry out layered process audits and take our presses, welding cells and two outside platers through product and process audits. You agree control plans with manufacturing engineering whenever a part changes, and about once a month you will travel to a customer.

We would like to see a VDA 6.3 auditor certificate, some MSA or SPC work in Minitab, or a Six Sigma Green Belt; none of them is a condition.

£40-46k, hybrid one day a week, life cover, 26 days plus bank holidays. No agencies please.`,
  graded: [
    {
      name: 'strong-polish',
      kind: 'any-of',
      low: 85,
      high: 98,
      best: 92,
      why: 'Polish is her mother tongue; degree, seven years at IATF suppliers, led PPAPs and PFMEAs, 8D, VDA 6.3.',
      lacks: [],
      cv: `Agnieszka Wrona
Quality Engineer, Birmingham

Profile: Quality engineer for stamped and welded car parts, at home on the shop floor.

Employment

Mar '21 to date  Quality Engineer (Customers), Lode Lane Stampings, Solihull (IATF 16949)
- Own three customers incl. a seat plant in Poland; about 25 complaints a year closed with 8D, response in 24 hours 98 %
- Led 31 PPAP submissions (level 3) for brackets and welded frames
- Moderate PFMEAs and control plans with manufacturing engineers
- Weekly layered process audits; process audits at the plater and e-coater
- ppm from 84 to 22, cost of poor quality reported monthly
- Gauge R&R and capability in Minitab

Sep '19 to Feb '21  Graduate Quality Engineer, Tarnbrook Fasteners, Walsall (IATF 16949)
- Inspection plans, first PPAPs led from March 2020, supplier scorecards

Education
BEng Manufacturing Engineering, 2:1, Coventry 2019

Languages: Polish (native), English (C1)
VDA 6.3 process auditor 2023
Full licence, travel to Silesia every six weeks`,
    },
    {
      name: 'no-core-tools',
      kind: 'denial',
      low: 34,
      high: 49,
      best: 43,
      why: 'Quality engineer in medical mouldings: never led a PPAP, not IATF, and says so; German C1 and a degree help.',
      lacks: [
        'three years as quality engineer with an automotive supplier (IATF 16949)',
        'led PPAP and PFMEA',
      ],
      cv: `Lukas Hinterreiter
Worcester

QUALITY ENGINEER

2020 – today: Malvern Medical Mouldings Ltd, Quality Engineer
I look after injection moulded parts for inhalers under ISO 13485. Customer complaints are mine: I investigate, contain and answer with CAPA reports, usually within ten working days. I carry out internal audits and two supplier audits a year. I validate moulds (IQ, OQ, PQ) and write the inspection plans. I report scrap and complaints per million to the site manager. Statistics in Minitab, gauge studies.

2018 – 2020: Quality Technician at the same company, CMM measuring.

Automotive: I have not worked under IATF 16949. I know PPAP from a two-day course only and have not submitted one. I have taken part in design and process FMEAs as a member; I have not led one.

Degree: Dipl.-Ing. (FH) Mechanical Engineering, Wels (Austria), 2017, comparable to a UK bachelor
Languages: German mother tongue, English C1
Six Sigma Green Belt, 2022
Driving licence B, happy to travel`,
    },
    {
      name: 'german-a2',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 68,
      why: 'Everything but the language: beginner’s German, no Polish.',
      lacks: ['German or Polish at B2'],
      cv: `Harpreet Sandhu BEng
Senior Quality Engineer | Smethwick

EXPERIENCE

Black Country Seating Components (IATF 16949, VDA customers) | Senior Quality Engineer | 10/2018 - present
Customer facing engineer for two car makers and a tier one. Write and present 8Ds, set up containment and sorting, hold weekly calls with customers in English. Lead PPAP (60+ since 2018, level 3 and 4) and PFMEA workshops (AIAG-VDA). Control plans with process engineers. LPA programme for press shop and robot weld. External audits of a plater and two spring makers. Customer ppm 11 last year. Cost of poor quality board every Monday.

Black Country Seating Components | Quality Engineer | 07/2014 - 09/2018
Incoming and in-process quality, MSA, SPC on tube bending.

EDUCATION
BEng (Hons) Mechanical Engineering, Wolverhampton, 2014

TRAINING
VDA 6.3 qualified process auditor (2020)
Six Sigma Green Belt
Minitab

LANGUAGES
English and Punjabi, both native level
German: A2, evening class, second year
French: school`,
    },
    {
      name: 'software-qa',
      kind: 'trap',
      low: 8,
      high: 26,
      best: 16,
      why: 'Quality engineer of car software in a test team: German and degree, but no parts, plant, PPAP or IATF.',
      lacks: [
        'degree in mechanical or manufacturing engineering',
        'three years with an IATF 16949 supplier',
        'led PPAP and PFMEA',
      ],
      cv: `Johanna Kettering
Software Quality Engineer

About
Quality engineer with eight years' experience testing apps, most recently for a car sharing company. Born in Kassel, living in Redditch.

Experience
CARIVO Mobility, Senior Quality Engineer, 2021 - Present
* Test strategy for the driver app and the booking back end, Cypress, Playwright, Jest
* Release control plan, regression suite in CI pipelines, defect triage every morning
* Customer complaints from the support desk reproduced and traced in Jira; root cause write-ups
* Audits of accessibility
* Weekly calls in German with the Berlin product team

Brummie Soft, Quality Assurance Analyst, 2018 - 2021
* Manual and automated tests of a parts catalogue for car dealers
* Process improvement, containment of production incidents

Education
BSc Computer Science, Aston, 2018
ISTQB Advanced Test Analyst

Languages
German (native), English (C2)

Tools
TypeScript, SQL, Postman, Docker, Azure DevOps`,
    },
    {
      name: 'two-years',
      kind: 'years',
      low: 57,
      high: 73,
      best: 66,
      why: 'The right work and German C1, but only since February 2025: under two years of the three.',
      lacks: ['three years as quality engineer with an automotive supplier'],
      cv: `Emre Aksoy
Bromsgrove

Summary
Mechanical engineer (BEng 2022) working as customer quality engineer for a supplier of brake pipes. Grew up in Stuttgart; German C1, Turkish native, English fluent.

Experience

Customer Quality Engineer, Wychbold Tube Systems (IATF 16949), Feb 2025 - present
8D for a German car maker and an axle builder, on-site containment at the customer in Kassel twice. Led nine PPAPs and, since summer 2025, the PFMEA reviews of two families of parts. Agrees control plans after engineering changes. Layered process audits in bending and brazing. Monthly ppm and warranty report.

Production Planner, Wychbold Tube Systems, Sept 2022 - Jan 2025
Weekly plan for 14 bending machines, material call-offs, delivery performance, SAP. No quality duties in this time.

Education
BEng Mechanical Engineering, Birmingham, July 2022
Placement (three months, 2021): measuring room of a gearbox plant

Courses
Core tools (APQP, PPAP, FMEA, MSA, SPC), five days, 2025
VDA 6.3 basics, 2026
Minitab: daily for capability studies`,
    },
  ],
};
