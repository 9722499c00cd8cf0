import type { GradedJob } from '../types.ts';

export const sectionEngineerPaperMillKzn: GradedJob = {
  job: 'section-engineer-paper-mill-kzn',
  title: 'Section Engineer: Recovery and Power',
  spec: `SECTION ENGINEER: RECOVERY & POWER (Paterson grade D2)
Umthavuna Mill, KwaZulu-Natal

Umthavuna Packaging Group is a leading producer of containerboard with operations in four African countries. Our people are at the heart of what we do and our values of Care, Courage and Accountability guide the way we work. We are a caring, inclusive employer and believe in developing talent from within.

PURPOSE OF THE POSITION
Reporting to the Engineering Manager, the incumbent takes technical and legal responsibility for the mechanical, electrical and instrumentation upkeep of the recovery boiler, the evaporators, the causticising plant and two turbo-alternators. The incumbent leads three foremen and some 28 artisans.

KEY OUTPUTS
Availability of the section above 93 %; planning and execution of the annual shut; statutory inspections of pressure equipment; root cause work on repeat failures; an expense budget of roughly R62 million; small capital projects; coaching of engineers in training.

MINIMUM REQUIREMENTS
A degree, BTech or national diploma in mechanical or electrical engineering. The Government Certificate of Competency (Factories), mechanical or electrical, as the incumbent will be appointed under the General Machinery Regulations. At least five years as an engineer, technician or engineering supervisor in a heavy continuous process such as pulp and paper, sugar, petrochemicals, cement, metals or power generation.

ADDED ADVANTAGE
Boiler or steam turbine background. SAP Plant Maintenance. Registration with ECSA. Experience of an annual shut of more than ten days. IsiZulu.

GENERAL
The position carries standby duties. Preference will be given to candidates from designated groups in line with the company's employment equity plan. The company reserves the right not to fill the position. By applying you consent to the processing of your personal information for recruitment purposes in terms of POPIA, and to verification of qualifications, criminal record and credit. If you have heard nothing within 30 days, kindly regard your application as unsuccessful. No agencies please.`,
  graded: [
    {
      name: 'thandeka-mkhize-sugar',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 96,
      why: 'BScEng, GCC Factories, ten years in sugar and pulp with boilers and turbines under her and long shuts led; registered, SAP PM and isiZulu.',
      lacks: [],
      cv: `CURRICULUM VITAE

THANDEKA NOMFUNDO MKHIZE
KwaDukuza | African female | Code 08 | Languages: isiZulu, English, some Afrikaans

QUALIFICATIONS
BSc Eng (Mechanical), University of the Eastern Coast, 2015
Government Certificate of Competency, Factories (Mechanical), 2019
Pr Eng, ECSA, 2022
Root cause analysis facilitator, 2021

CAREER

Section Engineer: Steam & Power, iNdaba Sugar, Maidstone district. 01/2021 to current
Three bagasse boilers (2 x 90 t/h, 1 x 120 t/h), two back-pressure sets and one condensing set, water treatment. GMR 2(1) appointee for the section. 4 foremen, 31 artisans, R48m. Off-crop 2025: 12 weeks, retubed No. 2 boiler air heater and overhauled the 11 MW turbine, handed over two days early. Boiler stops per season down from 19 to 7 since I took it. SAP PM user and part of the planner's super-user group. Two engineers in training, one has since got his ticket.

Assistant Engineer, iNdaba Sugar. 07/2018 to 12/2020
Mills and diffuser. Gearbox failures, shredder turbine, standby one week in four.

Engineer in Training, Great Kei Pulp. 01/2016 to 06/2018
Rotations through digester, bleach, recovery (four months on the recovery furnace, floor tube survey) and the 16-day annual shut of 2017.

REFERENCES
Mr D. Pillay, Engineering Manager, iNdaba Sugar`,
    },
    {
      name: 'pieter-rautenbach-cement',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: "Never spells out the ad's words, but he is a certificated factories engineer with the legal appointment, an N.Dip and sixteen years in cement and smelting.",
      lacks: [],
      cv: `Pieter Rautenbach
Lichtenburg, North West. 48 years old, married, three children. 

Certificated engineer (Department of Labour ticket no. withheld, factories, electrical, written and passed in 2011). N.Dip heavy current, Vaal-Oos Technikon, 2001.

At Kalkrand Cement I carry the 2(1) appointment for kiln 6, the raw mill, the coal mill and the waste-heat steam plant with its 7 MW set, since May 2016. That means three foremen, twenty-six artisans and their aides, mechanical as well as E&I, and it is my name the inspector asks for. The kiln ran at 91 to 95 per cent in each of the last four years. We stop once a year for sixteen days for bricking and I have led eight of those stops, about 300 contractors on the busiest shift. Pressure vessels and the waste-heat boiler are opened and tested to the PER on my plan. Running costs R71 million. I sanctioned and built a bag-house fan upgrade last year, R9 million.

Between January 2010 and April 2016 I was at Matlosa Ferrochrome, Rustenburg side: first electrical foreman on furnaces 1 to 3, then junior engineer after I passed. High-current busbars, transformers, furnace roof cooling water, switchgear to 33 kV.

Before that shift electrician and technician at a gold plant near Welkom, 2002 to 2009.

Work orders, shutdown planning and spares all run in SAP. Afrikaans home language, English good, Setswana enough for the floor. My wife's parents are in Richards Bay and we want to be on the coast.`,
    },
    {
      name: 'sibusiso-dladla-gcc-pending',
      kind: 'in-progress',
      low: 54,
      high: 67,
      best: 62,
      why: 'Degree and seven years in pulp with boilers, but the GCC is half done: plant paper passed, law paper being written this month.',
      lacks: ['GCC Factories (law paper still outstanding)'],
      cv: `SIBUSISO DLADLA
Mandeni, KZN | sdladla.eng@example.co.za

PERSONAL STATEMENT
Mechanical engineer in pulp since 2019. Quiet, systematic, good with artisans.

EDUCATION & LEGAL
2018   BEng (Mechanical), Highveld University
2026   Candidate for Government Certificate of Competency (Factories): Plant Engineering passed November 2025 (61 %). Legal Knowledge failed November 2025 (46 %) and to be written again on 24 November 2026. I therefore do not hold the certificate at present.
ECSA candidate engineer

WORK HISTORY

March 2022 - now
Tugela Board & Pulp: Maintenance Engineer, recovery and evaporators
• Recovery boiler 1 400 tds/day, five-effect train, ash system. Section engineer's deputy, act for him on leave (not appointable for 2.1)
• Led the boiler scope of the 2024 and 2025 shuts, 14 days each
• Took soot-blower failures from 5 a month to 1 by changing the lance supply and the lubrication route
• SAP PM, notifications, backlog meetings; 9 artisans and a foreman report to me day to day
• Budget for evaporators R11m

January 2019 - February 2022
Tugela Board & Pulp: Graduate engineer
• Rotations in woodyard, bleach, paper machine, power station
• Vibration routes on turbo-alternators

LANGUAGES isiZulu, English
DRIVER'S Code EB`,
    },
    {
      name: 'aisha-cassim-young-gcc',
      kind: 'years',
      low: 61,
      high: 73,
      best: 67,
      why: 'Degree and GCC in hand and on the right plant, but only three years nine months of the five asked for.',
      lacks: ['five years in heavy continuous process (about 3 years 9 months)'],
      cv: `Aisha Cassim, Durban (Overport)

Dear Engineering Manager, I enclose my particulars.

I finished my BEng in mechanical engineering at Indlovu University at the end of 2022, cum laude, and started in February 2023 as graduate engineer with Bluff Refining & Lubes. They move you quickly there. In the first eighteen months I did static equipment (heat exchangers, two furnaces, inspection plans for 140 vessels) and rotating equipment (API pumps, a steam-driven compressor, one 4 MW back-pressure turbine which I helped open in the 2024 turnaround of nineteen days). I wrote for my ticket as soon as my logged time allowed and passed both papers; the Government Certificate of Competency for Factories, mechanical, is dated 17 June 2025.

Since 1 July 2025 I am area engineer for utilities: three package boilers of 45 t/h, water treatment, air and cooling towers. I have the GMR 2(1) letter for the area. A foreman, eleven artisans, R14 million. Boiler availability is 97 per cent so far. I use SAP PM daily and I'm the person who tidied the bill of materials.

Nothing before 2023 except vacation work: six weeks in a foundry in Jacobs in 2021 and six at a bottler in 2020.

English, conversational isiZulu, a little Gujarati. Own transport. Registered with ECSA as candidate.`,
    },
    {
      name: 'ruan-steyn-compiler-gcc',
      kind: 'trap',
      low: 3,
      high: 15,
      best: 8,
      why: 'GCC, plants, mills and pipelines are all software words here; a build engineer without the engineering diploma, ticket or plant.',
      lacks: [
        'degree or diploma in mechanical or electrical engineering',
        'Government Certificate of Competency',
        'five years in heavy continuous process',
      ],
      cv: `Ruan Steyn
Maintenance & Recovery Engineer, Cape Town (remote)

Stack: GCC, Clang, CMake, Jenkins, Mill, Ansible, Terraform

Kaapstroom Software (Pty) Ltd — Senior Engineer, Build & Recovery, 2021–present
- Own the GCC toolchain for all embedded products: cross compilers from version 9 to 14, maintained 3 patch sets, certified builds for a customer in payment terminals
- Disaster recovery of the build plant: restored 46 servers in 5 hours after a power failure in 2023
- Boiler-plate generator for microservices that saved the teams about 2 weeks per project
- Continuous process: 900 pipeline runs per day, 99.4 % availability
- Lead 4 engineers, standby one week in four

Ottershaw Games — Power user tools developer, 2017–2021
- Mill build scripts, memory recovery, shutdown handling, sugar syntax for the scripting language

BSc Computer Science, Tafelberg University, 2016
Certificate: Cloud Administrator (2022), Scrum Master (2019)

English, Afrikaans. Trail running, home brewing.`,
    },
  ],
};
