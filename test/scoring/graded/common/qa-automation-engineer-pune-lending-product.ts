import type { GradedJob } from '../types.ts';

export const qaAutomationEngineerPuneLendingProduct: GradedJob = {
  job: 'qa-automation-engineer-pune-lending-product',
  title: 'QA Automation Engineer',
  spec: `Urgent requirement for QA Automation Engineer, Pune location (Baner office), work from office 3 days, product company in the lending domain, 4 to 7 yrs exp. Candidate should be having minimum 4 years in test automation, manual only profiles please do not apply. Must be strong in Selenium WebDriver with core Java, should be able to write framework code from scratch and not only record or maintain scripts, there will be a live coding round. Must have automated APIs using Rest Assured or Karate or any similar library, only Postman clicking will not be considered. BE / BTech / MCA or equivalent is mandatory as per client policy. You will be part of a squad of 8, will own the regression pack for loan origination and collections modules, pair with developers on testability, put the suite in Jenkins or GitLab pipeline and keep it green, do root cause of flaky tests, participate in grooming and give estimates, prepare test data for different bureaus and payment gateways, support release once in two weeks (night deployment, comp off is given). TestNG or JUnit, Cucumber whichever you are used to. Good to have: Appium for our collection agent app, performance testing in JMeter or Gatling, SQL for data checks, banking or NBFC or fintech domain knowledge, ISTQB. Notice period 30 days or less preferred, serving notice also ok. Budget 14 to 22 LPA depending on interview. Interview process is 3 rounds, one online test, one face to face coding in Pune, one with director. Good communication as you will talk to the product owner in Singapore. Interested candidates share updated resume with current CTC, expected CTC, notice period and reason for change. Please ignore if not relevant or refer friends, referral bonus available.`,
  graded: [
    {
      name: 'aniket-deshpande-nbfc',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Five and a half years of Selenium/Java framework code and Rest Assured in lending, BE, pipelines and Appium.',
      lacks: [],
      cv: `ANIKET DESHPANDE
Kothrud, Pune | QA Automation | Notice: 30 days

Summary: B.E. Computer, 5 yrs 6 months in automation, last 3 in NBFC lending.

Employment
1. Sahyadri Finserv Technologies, Pune — Senior QA Engineer — Aug 2023 to till date
   - Built UI framework from zero: Java 17, Selenium 4, TestNG, page factory dropped in favour of own component classes, Allure reports. 640 tests, 38 minutes on Grid with 10 nodes.
   - Rest Assured layer for LOS and bureau APIs (around 210 endpoints), schema checks, WireMock stubs for CIBIL style bureau and for two payment gateways.
   - GitLab CI stages; flake rate came from 11% to under 2% by removing sleeps and isolating data.
   - Appium smoke pack on Android for field agent app.
   - Release support every second Wednesday night.

2. Krupanidhi Software, Pune — Automation Test Engineer — May 2021 to Jul 2023
   - Insurance portal, Selenium + Java + Cucumber, Jenkins. Wrote step library and DB utilities (Oracle SQL). Converted 300 manual cases.
   - API tests in Rest Assured for the premium service.

Education
B.E. Computer Engineering, Pune, 2020 (First class)
Jun 2020 – Apr 2021: internship and then preparing, no job due to covid

ISTQB Foundation (2022)
CTC 15.2 LPA, expecting 20`,
    },
    {
      name: 'fathima-nazreen-sdet',
      kind: 'synonym',
      low: 85,
      high: 95,
      best: 90,
      why: 'Titled SDET and told as engineering, but five years of WebDriver on Java and Karate suites with pipelines; MCA; payments domain.',
      lacks: [],
      cv: `Fathima Nazreen
Software Development Engineer in Test
Relocating Kochi → Pune in December 2026 (family), last working day 28 Nov

I am a programmer whose product is confidence. For five years I have written the code which tells other programmers whether they may ship.

Malabar Pay (wallets and merchant settlement), Kochi
Oct 2021 – present
SDET-1, promoted SDET-2 in April 2024

The merchant console is a big React application and I wrote the harness that drives it: JUnit 5 on top of WebDriver, all in Java, containers spun up per branch, failures come with video and network log. Nobody edits locators by hand, they live with the components, I convinced the front-end team to carry data-test ids. Settlement and refund services are covered below the browser by Karate features, about 900 scenarios running on every merge request, and contract checks between services using Pact. I sit in design reviews and say no to things which cannot be observed. Nightly soak with Gatling before festival season, found connection leak which would have cost us Onam. Reconciliation queries in PostgreSQL.

Thejas Systems, Kochi
Jul 2021 – Sep 2021
Trainee, bench, Java training.

MCA, Kottayam, 2021 (8.4 CGPA). BCA, 2016, then two years teaching computer science in a school.

English (fluent, daily calls with partners in Dubai), Malayalam, Hindi`,
    },
    {
      name: 'venkatesh-iyer-head-of-qe',
      kind: 'overqualified',
      low: 74,
      high: 86,
      best: 80,
      why: 'Fourteen automation years, still writing Selenium/Java and Rest Assured code; far above the level and budget, which is a question and not a gap.',
      lacks: [],
      cv: `VENKATESH IYER
Head of Quality Engineering | Pune (Aundh)

2019 Nov – present, Lotus Arc Banking Software, Pune
Head of QE (since Jan 2022), QE Manager earlier
> Organisation of 64 across Pune and Colombo, budget 21 crore
> Test strategy for core banking and digital lending products, 14 bank clients
> Moved from 6-weekly to fortnightly release
> I still code: author and main maintainer of in-house framework "Setu" (Java, Selenium 4, TestNG), last commits this month; built its REST module over Rest Assured in 2024 and review all merge requests to core

2014 Jun – 2019 Oct, Trident Globalsoft, Pune
Automation Architect
> Selenium/Java hybrid frameworks for cards and loans clients in UK and Singapore; API automation with HttpClient then Rest Assured; Jenkins

2009 Aug – 2014 May, Orbis Infotech, Chennai
Test Engineer to Test Lead
> Manual testing 2009-2012, QTP and Selenium RC/WebDriver with Java from 2012

B.Tech ECE, Tiruchirappalli, 2009. PGDM (executive), 2018. ISTQB Advanced Test Manager.

Reason for change: wish to return to individual contributor work for personal reasons, flexible on salary. Notice period 60 days, negotiable.`,
    },
    {
      name: 'sandeep-yadav-list',
      kind: 'list',
      low: 26,
      high: 39,
      best: 33,
      why: 'Every tool is in the skills table, but the post shows only manual execution of test cases.',
      lacks: ['four years of test automation', 'Selenium with Java shown in work', 'API test automation'],
      cv: `SANDEEP KUMAR YADAV
Email: sandeep.ky@mail.example   Mob: +91 90000 11234   Pune

CAREER OBJECTIVE
To work in a challenging environment in the field of software test automation where I can utilise my skills for the growth of the organisation and myself.

TECHNICAL SKILLS
Automation Tools: Selenium WebDriver, Selenium Grid, Appium, Cypress, Playwright, Katalon
Languages: Core Java, Python, JavaScript, SQL
Frameworks: TestNG, JUnit, Cucumber BDD, POM, Data Driven, Keyword Driven, Hybrid
API: Rest Assured, Karate, Postman, SoapUI
CI/CD: Jenkins, GitLab, Docker
Performance: JMeter
Defect Tools: JIRA, ALM, Bugzilla

PROFESSIONAL EXPERIENCE
Test Engineer, Navratna Infosolutions Pvt Ltd, Pune      July 2020 till date
Project: HRMS portal
- Involved in understanding requirements and execution of test cases
- Involved in regression and smoke testing on UAT
- Reported defects and followed up till closure
- Attended daily stand up and client calls

EDUCATION
B.E. (Information Technology), Solapur, 2020, 61%

CERTIFICATION
Selenium with Java complete course (online), Rest Assured crash course (online)

PERSONAL DETAILS
Date of birth: 14-03-1998. Father's name: Ramesh Yadav. Languages: English, Hindi, Marathi.

I hereby declare that the above information is true to the best of my knowledge.`,
    },
    {
      name: 'sandeep-yadav-pasted',
      kind: 'pasted',
      low: 26,
      high: 39,
      best: 33,
      why: 'The same list CV with the ad copied below it; the copy proves nothing.',
      lacks: ['four years of test automation', 'Selenium with Java shown in work', 'API test automation'],
      twin: 'sandeep-yadav-list',
      cv: `SANDEEP KUMAR YADAV
Email: sandeep.ky@mail.example   Mob: +91 90000 11234   Pune

CAREER OBJECTIVE
To work in a challenging environment in the field of software test automation where I can utilise my skills for the growth of the organisation and myself.

TECHNICAL SKILLS
Automation Tools: Selenium WebDriver, Selenium Grid, Appium, Cypress, Playwright, Katalon
Languages: Core Java, Python, JavaScript, SQL
Frameworks: TestNG, JUnit, Cucumber BDD, POM, Data Driven, Keyword Driven, Hybrid
API: Rest Assured, Karate, Postman, SoapUI
CI/CD: Jenkins, GitLab, Docker
Performance: JMeter
Defect Tools: JIRA, ALM, Bugzilla

PROFESSIONAL EXPERIENCE
Test Engineer, Navratna Infosolutions Pvt Ltd, Pune      July 2020 till date
Project: HRMS portal
- Involved in understanding requirements and execution of test cases
- Involved in regression and smoke testing on UAT
- Reported defects and followed up till closure
- Attended daily stand up and client calls

EDUCATION
B.E. (Information Technology), Solapur, 2020, 61%

CERTIFICATION
Selenium with Java complete course (online), Rest Assured crash course (online)

PERSONAL DETAILS
Date of birth: 14-03-1998. Father's name: Ramesh Yadav. Languages: English, Hindi, Marathi.

I hereby declare that the above information is true to the best of my knowledge.

SUITABILITY
Urgent requirement for QA Automation Engineer, Pune location (Baner office), work from office 3 days, product company in the lending domain, 4 to 7 yrs exp. Candidate should be having minimum 4 years in test automation, manual only profiles please do not apply. Must be strong in Selenium WebDriver with core Java, should be able to write framework code from scratch and not only record or maintain scripts, there will be a live coding round. Must have automated APIs using Rest Assured or Karate or any similar library, only Postman clicking will not be considered. BE / BTech / MCA or equivalent is mandatory as per client policy. You will be part of a squad of 8, will own the regression pack for loan origination and collections modules, pair with developers on testability, put the suite in Jenkins or GitLab pipeline and keep it green, do root cause of flaky tests, participate in grooming and give estimates, prepare test data for different bureaus and payment gateways, support release once in two weeks (night deployment, comp off is given). TestNG or JUnit, Cucumber whichever you are used to. Good to have: Appium for our collection agent app, performance testing in JMeter or Gatling, SQL for data checks, banking or NBFC or fintech domain knowledge, ISTQB.`,
    },
  ],
};
