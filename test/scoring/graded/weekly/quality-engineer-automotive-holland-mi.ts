import type { GradedJob } from '../types.ts';

export const qualityEngineerAutomotiveHollandMi: GradedJob = {
  job: 'quality-engineer-automotive-holland-mi',
  title: 'Quality Engineer',
  spec: `Corvane Interior Systems in Holland, Michigan is adding a Quality Engineer on first shift to support the console and overhead programs we launch for three automakers between now and the end of 2028. You'd report to the plant quality manager and sit on the floor, not upstairs, about thirty steps from the molding cells you'll look after. On any day you might be running a capability study on a latch, arguing about a flush-and-gap call with the customer's resident, leading the 8D when something gets past us, updating the control plan and PFMEA because we changed a gripper, or walking a layered audit with a supervisor. When a program is coming in you own the quality side of it from kick-off through to the signed submission and the first ninety days. To be considered you need a bachelor's degree in an engineering discipline, at least three years in a quality engineering job in a manufacturing plant, and you have to have put together and submitted PPAPs to an automotive customer yourself, we can't teach that one in the time we have. We'd love it if you can read GD&T without looking it up and have worked next to a CMM, if you have an ASQ certification such as CQE, a green belt, Minitab, some injection molding background, or enough Spanish to talk to second shift. We're IATF 16949 certified with zero majors in the last surveillance. Pay is 82 to 98 thousand depending on experience, 401k with a 5 percent match, medical from day one, three weeks of vacation, and a plant that is air conditioned, which if you've worked in molding you'll understand. Occasional travel to Saltillo, passport helpful. No relocation and no third parties. Corvane is an equal opportunity employer.`,
  graded: [
    {
      name: 'melissa-trudeau-banks-molding',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Mechanical engineering degree, six years as quality engineer in automotive molding with her own PPAP submissions, CQE and GD&T.',
      lacks: [],
      cv: `MELISSA TRUDEAU-BANKS, CQE
Zeeland, MI 49464 | 616-555-0143 | mtb@example.com

EXPERIENCE

Quality Engineer II, Lakeshore Molded Products, Grand Haven, MI          06/2022 - Present
• Responsible for 31 part numbers across 14 presses (200 to 1,500 ton), Class A trim for two OEMs and one Tier 1
• Took four programs from quote review to full approval. 46 Level 3 packages submitted since 2022, 43 accepted first time
• Lead for customer complaints; average 8D closed in 19 days. PPM from 61 to 14
• Rewrote PFMEAs to the AIAG-VDA format with the process and tooling people in the room
• Gage R&R, Cpk and DOE in Minitab; program the easy parts on the Zeiss and read what the CMM guy gives me on the rest

Quality Engineer, Dutton Stamping & Assembly, Kentwood, MI          07/2020 - 05/2022
• Brackets and seat structures. Control plans, layered process audits, containment
• Prepared run-at-rate and PPAP documentation for 17 parts, first under my manager's signature, from 2021 under mine
• Internal auditor for IATF 16949

Quality Co-op, Dutton Stamping & Assembly          summers 2018 and 2019

EDUCATION
B.S.E. Mechanical Engineering, Lakeland Valley University, May 2020, GPA 3.4

CERTIFICATIONS
ASQ Certified Quality Engineer, 2024. Six Sigma Green Belt, 2023. ASME Y14.5 GD&T Technologist, 2022.

Conversational Spanish. Valid passport.`,
    },
    {
      name: 'derek-hosking-associate-degree',
      kind: 'missing',
      low: 59,
      high: 71,
      best: 65,
      why: "Ten years as quality engineer in automotive plants with many PPAPs of his own, but only an associate degree where a bachelor's is required.",
      lacks: ["bachelor's degree in engineering"],
      cv: `Derek Hosking
Wyoming, Michigan

Came up through the gage lab. No four year degree, I have an associate's, and after twenty years I let the work talk.

Senior Quality Engineer - Rogue River Plastics, Wyoming MI - Feb 2020 to present
Interior and lighting parts, about 70 active numbers. I do the dimensional strategy, fixture concept, MSA, initial process studies, PSW and the upload to the customer portal. Sixty something packages in the last five years. Worked three weeks in Puebla getting a sister plant through a controlled shipping level 2 and out again. I mentor the two young engineers and backstop the quality manager on audits: IATF 16949 recert in 2024 with two minors.

Quality Engineer - Hanover Diecast, Kentwood MI - Aug 2016 to Jan 2020
Aluminum housings. Porosity, leak test, X-ray standards. PPAPs, 8Ds, returned goods, supplier visits.

Quality Technician - Hanover Diecast - 2011 to Jul 2016
CMM programmer (PC-DMIS), layouts, incoming.

Gage Lab Tech - Bolt & Form Inc., Muskegon - 2006 to 2011

School: A.A.S. in Manufacturing Technology, West Shore Community College, 2009
ASQ: CQT 2013, CQE 2017 (recertified 2023)
Blueprint and GD&T: taught it to the toolroom two winters in a row.`,
    },
    {
      name: 'yolanda-prieto-launch',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 84,
      why: 'Titled launch coordinator, but an industrial engineer who has done the quality engineering of new parts and sent in the approval packages for five years.',
      lacks: [],
      cv: `Yolanda Prieto
Holland, MI 49423
yprieto@example.com

Summary
Industrial engineer in the seat and trim business. My title says coordinator because the company only has engineers in Detroit; in the plant I am the one who answers for whether new parts are good.

Launch Coordinator, Tulip City Seating, Holland MI, August 2021 to now
For each new armrest or headrest I start from the drawing. I list what can go wrong at each station with the crew and score it, decide what gets checked, how often and with what, have the fixtures built and prove that two people get the same number on them. Then I run the 300-piece trial, calculate the capability, fill in the warrant with all eighteen elements and send the submission under my name. So far 28 parts for three vehicle makers, all but three approved on the first pass. For the first three months after start of production I also take the customer's calls, sort, contain, find the root cause and write up the corrective action. Last year's worst one was a foam-to-trim bond; a designed experiment showed it was the humidity of the tool and not the glue.
Do the wall-to-wall process audit with the supervisors each Tuesday. Trained internal auditor to IATF 16949 (2023).

Process Technician / Trainee Engineer, Tulip City Seating, June 2019 to July 2021
Foam line settings, scrap reports, SPC charts for density.

Education
B.S. Industrial Engineering, Universidad del Bajío Norte, León, Mexico, 2018 (evaluated as equivalent to a U.S. bachelor's, 2020)

Tools: Minitab, calipers to CMM reports, SAP QM
Languages: Spanish native, English fluent
US permanent resident.`,
    },
    {
      name: 'bryce-anderkovich-software',
      kind: 'trap',
      low: 13,
      high: 25,
      best: 19,
      why: 'An engineering degree and the same job title, but it is software testing with no plant, parts or PPAP.',
      lacks: ['three years of quality engineering in a manufacturing plant', 'own PPAP submissions'],
      cv: `BRYCE ANDERKOVICH
Quality Engineer
Grand Rapids, MI | bryce.a@example.com

PROFILE
Quality engineer with 7 years' experience releasing software people can rely on.

WORK HISTORY

Quality Engineer, Furnace Point Software, Grand Rapids, 03/2022 - present
Own test strategy for a payroll web application with 40,000 users. Built the regression suite in Cypress and Playwright, 1,900 cases, running on every merge. Root cause sessions after each escaped defect. Introduced contract tests between services. Launch readiness sign-off each two weeks. Escapes down from 22 to 6 per quarter.

QA Engineer, Medallion Health Apps, Kalamazoo, 07/2019 - 02/2022
Manual and automated testing for a patient portal. Test plans, traceability matrix for the 510(k)-exempt modules, defect triage, accessibility checks.

EDUCATION
B.S. Computer Engineering, Kalamazoo Plains University, 2019

CERTIFICATIONS
ISTQB Advanced Test Analyst, 2023

SKILLS
TypeScript, Python, SQL, Jenkins, Jira, Postman, k6, control charts for build times

Member of a FIRST robotics alumni team.`,
    },
    {
      name: 'bryce-anderkovich-pasted',
      kind: 'pasted',
      low: 13,
      high: 25,
      best: 19,
      why: "The software tester's CV with the ad copied below it as his own words, which adds nothing.",
      lacks: ['three years of quality engineering in a manufacturing plant', 'own PPAP submissions'],
      twin: 'bryce-anderkovich-software',
      cv: `BRYCE ANDERKOVICH
Quality Engineer
Grand Rapids, MI | bryce.a@example.com

PROFILE
Quality engineer with 7 years' experience releasing software people can rely on.

WORK HISTORY

Quality Engineer, Furnace Point Software, Grand Rapids, 03/2022 - present
Own test strategy for a payroll web application with 40,000 users. Built the regression suite in Cypress and Playwright, 1,900 cases, running on every merge. Root cause sessions after each escaped defect. Introduced contract tests between services. Launch readiness sign-off each two weeks. Escapes down from 22 to 6 per quarter.

QA Engineer, Medallion Health Apps, Kalamazoo, 07/2019 - 02/2022
Manual and automated testing for a patient portal. Test plans, traceability matrix for the 510(k)-exempt modules, defect triage, accessibility checks.

EDUCATION
B.S. Computer Engineering, Kalamazoo Plains University, 2019

CERTIFICATIONS
ISTQB Advanced Test Analyst, 2023

SKILLS
TypeScript, Python, SQL, Jenkins, Jira, Postman, k6, control charts for build times

Member of a FIRST robotics alumni team.

CORE EXPERTISE
On any day I might be running a capability study on a latch, arguing about a flush-and-gap call with the customer's resident, leading the 8D when something gets past us, updating the control plan and PFMEA because we changed a gripper, or walking a layered audit with a supervisor. When a program is coming in you own the quality side of it from kick-off through to the signed submission and the first ninety days. A bachelor's degree in an engineering discipline, at least three years in a quality engineering job in a manufacturing plant, and have put together and submitted PPAPs to an automotive customer yourself. Can read GD&T without looking it up and have worked next to a CMM, ASQ certification such as CQE, a green belt, Minitab, some injection molding background, or enough Spanish to talk to second shift. IATF 16949 certified with zero majors in the last surveillance.`,
    },
  ],
};
