/** QA automation engineer, public body: three years of test automation in code, ISTQB Foundation, automated API testing. */
import type { GradedJob } from '../types.ts';

export const qaAutomationEngineer: GradedJob = {
  job: 'qa-automation-engineer-worded',
  title: 'QA Automation Engineer',
  spec: `National Land and Deeds Service
Post: QA Automation Engineer (Higher Executive Officer)
Vacancy ref 2026/1187. Two posts. Plymouth, Durham or Swansea. £38,250 to £42,900. Fixed hours 37, flexi.

The Service registers 18,000 transactions a day. Our new digital conveyancing platform (web front end, some 40 micro-services behind it) is released weekly and the regression pack that guards it is the responsibility of the Test Engineering section, which you would join.

You will extend the pack, keep it fast and honest, sit with a delivery team from the three amigos meeting to release, take test environments and data in hand, and report to the Test Manager.

Candidates are assessed against the following criteria:

1. At least three years' experience of writing and maintaining automated tests in code (Java, C#, Python, JavaScript or TypeScript) for web or mobile software.
2. Experience of a BDD tool (Cucumber, SpecFlow/Reqnroll, Behave or similar).
3. Certified Tester Foundation Level (ISTQB) or a higher certificate of that scheme.
4. Experience of running tests in a CI pipeline (GitLab, Jenkins, Azure DevOps, GitHub Actions).
5. Automated testing of APIs or services, at the interface and not through the screen.
6. Performance testing (JMeter, k6, Gatling).
7. Accessibility testing to WCAG 2.2.
8. Explains defects plainly to people who don't write code.

Criteria 1, 3 and 5 are essential and will be used to sift. A candidate who does not show all three in the application will not be scored further. The others are desirable and carry equal marks.

The post requires BPSS clearance, arranged after offer. The Service is a Disability Confident Leader and offers a guaranteed interview. Civil Service pension 28.97%. Evidence must be in the form of a CV and statement of 500 words; the panel will not open links. Reserve list kept 12 months.`,
  graded: [
    {
      name: 'plymouth-tester',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Seven years of coded automation in Java and TypeScript, service-level tests, CTFL and Advanced Test Automation Engineer, BDD, CI and k6.',
      lacks: [],
      cv: `Kerensa Trewin
Plymouth PL4

TEST AUTOMATION ENGINEER

Qualifications
ISTQB CTFL, 2018
ISTQB Advanced, Test Automation Engineer (CTAL-TAE), 2022
BSc Computing, Plymouth, 2017

Tamar Pensions Administration, since October 2021
Senior automation tester, team of three. Playwright with TypeScript for member and employer portals (420 scenarios, Cucumber in front because the trustees read them). REST-assured suite in Java against 26 services, contract tests with Pact. Ran in GitLab CI on each merge, 14 minutes in 8 shards. Flaky rate 9% when I arrived, 0.4% now. k6 for the annual statement weekend. Data builder so that nobody copies production. I demo defects to scheme managers who are not technical, with screenshots and a sentence.

Moorland Software, Exeter, January 2018 to September 2021
Graduate tester then automation. Selenium WebDriver with Java and TestNG, SOAP UI for the interfaces to DVLA, later Postman/Newman in Jenkins. Axe checks.

Summer 2016: lifeguard, Bude.

Governor at a primary school. Gig rowing. Guaranteed interview scheme: yes, please (hearing).`,
    },
    {
      name: 'hearing-aids-sdet',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 87,
      why: 'A software engineer in test on hearing-aid apps: Python and Appium suites since 2020, checks straight at the back-end endpoints, iSQI foundation paper; no BDD tool.',
      lacks: [],
      cv: `Mikkel Østergaard-Davies, Swansea

I came from Aarhus to Swansea for a woman and stayed for the beaches. Since April 2020 at Clarivox (hearing instruments) in the software verification group, as Engineer in Test, from 2024 Senior.

Our users are 75 and hold the phone upside down. The companion app for iPhone and Android and the audiologist's browser client are both under a harness I designed: pytest, Appium and a page-object layer, 1,100 cases, each night on 16 real handsets in a cupboard I call the aquarium. I weed it as well, in the last year 140 cases were thrown out because they had never caught anything. Underneath that lies the part I am more proud of: a requests/schemathesis set that goes at the cloud endpoints directly (pairing, fitting sessions, firmware delivery), bad payloads, lost tokens, old versions, and stops the build on Azure DevOps if a response is not what the schema says. A Locust job plays 20,000 pairings for Christmas morning.

Because we are a medical device everything is traced to a requirement and to a risk (IEC 62304), so I write reports which an auditor from BSI understands. He said so.

Earlier, 2016 to 2020: Danfleet, Aarhus, tester, mostly by hand, Robot Framework in the last year.

Certified Tester, foundation, iSQI, Copenhagen, 11/2016. BEng Software, Aarhus 2016. WCAG: contrast and touch target checks for seniors. Settled status. Danish, English, kitchen Welsh.`,
    },
    {
      name: 'exam-in-december',
      kind: 'in-progress',
      low: 61,
      high: 73,
      best: 68,
      why: 'Five years of coded UI and API automation, everything desirable too, but the foundation exam is only booked for December.',
      lacks: ['Certified Tester Foundation Level (ISTQB)'],
      cv: `Joy Nwachukwu | SDET | Durham

EXPERIENCE

Software Development Engineer in Test, Bedecroft Online Grocery, Gateshead, 05/2021 to present
• C#, Playwright .NET, Reqnroll. Checkout and substitutions journeys, 300 scenarios
• Built HttpClient-based integration pack: baskets, slots, payments sandbox; 900 assertions in under 4 min, in GitHub Actions
• Gatling for Christmas slot release (65k concurrent)
• Quality lead of the Loyalty squad: three amigos, release sign-off
• Wrote the house guide "A bug report your mother would understand"
• Trained 4 manual testers to code

Junior Developer, Wearside Web Co, 09/2019 to 04/2021
• ASP.NET, unit tests with xUnit, first Selenium scripts

EDUCATION AND DEVELOPMENT
BSc Computer Science, Northumbria University, 2:1, 2019
Deque University: web accessibility curriculum, 2025 (WCAG 2.2)
AZ-900
ISTQB Foundation v4.0: self study with the Black book, exam 9 December 2026, Pearson VUE Newcastle

OTHER
Church choir, park run (24:10). Driving licence. References available from my line manager and from Professor H. Lund.`,
    },
    {
      name: 'manual-with-keywords',
      kind: 'list',
      low: 33,
      high: 48,
      best: 42,
      why: 'Certified and experienced as a tester by hand; the automation tools stand in a grid and two course titles with no script ever kept running.',
      lacks: [
        "three years' experience of writing and maintaining automated tests in code",
        'Automated testing of APIs or services, at the interface and not through the screen',
      ],
      cv: `GARETH PUGH-MORRIS
QA AUTOMATION ENGINEER / TEST ANALYST

CORE COMPETENCIES
Selenium WebDriver - Java - Cucumber - TestNG - REST Assured - Postman - SoapUI - JMeter - Cypress - Playwright - TypeScript - Jenkins - Azure DevOps - Git - Maven - Page Object Model - Agile - Jira - HP ALM - qTest - SQL - WCAG 2.2

EMPLOYMENT HISTORY
Senior Test Analyst, Celtic Leasing Systems, Cardiff, June 2016 to date
Plan and execute system, regression and user acceptance testing of vehicle leasing software. Author of more than 2,500 test scripts in HP ALM, executed each release by the team of five over nine days. Manage defects, chair triage, report progress to stakeholders. Maintain test data in spreadsheets. Coordinate with the offshore automation team in Pune, review their results and raise defects from them.

Test Analyst, Swansea Bay Council, 2011 to 2016
Revenues and benefits system, library system, UAT support, go-live floorwalking.

Helpdesk, same, 2008 to 2011

CERTIFICATES
ISTQB Foundation 2012, ISTQB Agile Tester 2017, ISTQB Test Manager Advanced 2019
Udemy: Selenium WebDriver with Java, Basics to Advanced, 2022
Test Automation University: Introduction to Cypress, 2023

Rugby referee (WRU level 2), Welsh speaker (first language).`,
    },
    {
      name: 'factory-automation-quality',
      kind: 'trap',
      low: 8,
      high: 22,
      best: 14,
      why: 'Quality and automation of a bottling plant: PLC test rigs, acceptance tests and vision checks, no web or mobile software.',
      lacks: [
        "three years' experience of writing and maintaining automated tests in code",
        'Certified Tester Foundation Level (ISTQB)',
        'Automated testing of APIs or services, at the interface and not through the screen',
      ],
      cv: `Lee Hardisty, QA & Automation Engineer

Consett, Co. Durham

Weardale Springs Bottling - QA & Automation Engineer - Aug 2018 to present
Responsible for the automated inspection on five lines: Cognex vision for caps, labels and fill level, checkweighers, leak testers. Write and maintain the test routines in Siemens TIA Portal (ladder and SCL) which challenge each reject station every two hours; results to SCADA and to the technical manager. Factory and site acceptance tests of new machines, test protocols, defect lists agreed with suppliers in Germany and Italy. BRCGS and customer audits, CAPA, non-conformance, regression of complaints year on year. Interfaces between line PLC and the palletiser (Profinet).

Nettleton Gearboxes - Quality Inspector - 2012 to 2018
CMM programming (PC-DMIS), first-off and final, gauge R&R, ISO 9001 internal auditor

Apprenticeship, electrical maintenance, 2008 to 2012

HNC Electrical and Electronic Engineering, New College Durham. CQI Foundation Certificate in Quality Management. Six Sigma Green Belt. 18th Edition. IOSH Managing Safely.

Good communicator with operators and directors. Whippets, darts.`,
    },
  ],
};
