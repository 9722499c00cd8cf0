/** Mainframe COBOL developer through an agency: five years of z/OS COBOL with CICS and Db2 decide it. */
import type { GradedJob } from '../types.ts';

export const mainframeCobolDeveloper: GradedJob = {
  job: 'mainframe-cobol-developer',
  title: 'Mainframe COBOL Developer',
  spec: `MAINFRAME COBOL DEVELOPER - Hartford, CT - hybrid 3 days - 12 mo. contract to hire

Our client, a property & casualty carrier, is losing two developers to retirement and needs a replacement who can be useful in the first month.

MUST:
* 5+ yrs hands-on COBOL on IBM z/OS (not AS/400, not Micro Focus only)
* CICS online programming
* DB2 embedded SQL
* JCL, batch abend resolution

PLUS:
* P&C policy admin or billing systems
* VSAM, IMS, Easytrieve
* Endevor or ChangeMan
* Any exposure to modernization (z/OS Connect, Java on Z, Git for z/OS)
* On call 1 week in 6

You will maintain the nightly billing cycle and the agent inquiry screens, take tickets from the help desk, write your own unit tests and document what you find, because most of it never was. You report to the billing systems manager and sit with a team of nine.

Rate DOE. W2 only. No third parties please. Client runs background check and drug screen. Local candidates preferred; relocation at own expense. Send resume in Word with a number where you can be reached during the day. We are an equal opportunity agency and our client does not discriminate on any ground that the law protects.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 95,
      why: 'Eleven years of z/OS COBOL to this day with CICS, DB2, JCL and on-call on insurance billing, and most of the pluses.',
      lacks: [],
      cv: `DOLORES PANKOWSKI
West Springfield, MA

Programmer with eleven years on the mainframe, all of it in insurance.

SENIOR PROGRAMMER ANALYST, Quinebaug Mutual Insurance, Springfield MA
March 2019 - present
- Own the premium billing and commission batch: about 240 COBOL programs on z/OS 2.5, run from JCL in TWS, restart and rerun included. I take the pager one week in five and have brought S0C7s and B37s from four a week down to one a month.
- Wrote the new CICS installment inquiry and payment plan change transactions, BMS maps, pseudo-conversational, reading DB2 for z/OS through static SQL.
- Tuned a DB2 unload that overran the window by two hours: new index, commit every 500 rows, now 35 minutes.
- Put three billing lookups behind z/OS Connect for the agent portal (2023).
- Promotion through Endevor; pilot of Git with IDz since last fall.

PROGRAMMER, Bolton & Thrane Systems Inc., Hartford CT
June 2015 - February 2019
- Policy endorsement and renewal for a P&C carrier: COBOL, VSAM KSDS files, DB2, CICS. 
- Year end statistical reporting in Easytrieve.
- Answered help desk tickets and wrote the first run book the batch ever had.

EDUCATION
B.S. Computer Information Systems, Westfield State, 2015

Tools: Xpediter, File-AID, Abend-AID, SPUFI, IDz, ServiceNow`,
    },
    {
      name: 'synonym',
      kind: 'synonym',
      low: 78,
      high: 91,
      best: 85,
      why: 'Seven recent years of the same work in words of its own (Enterprise COBOL, 3270 transactions, precompiled SQL, job streams), but in banking.',
      lacks: [],
      cv: `Harlan Obuya
Manchester, Connecticut | harlan.obuya@example.net

What I do: keep big iron programs alive for people who no longer remember why they were written.

Naugatuck Valley Savings Bank, Waterbury - Systems Developer, since 10/2019
Enterprise COBOL 6 on a z15. Two halves to the job. By day the teller and back office 3270 transactions: I code the screen maps, the EXEC CICS calls, the COMMAREAs and the queues between them, and when a region misbehaves I am the one who reads the dump. By night the interest and statement job streams: I write the procs, the sorts and the step conditions, and if a step blows up at 2 a.m. I fix the data or the program and restart from the checkpoint. Tables live in the relational database on the same box; all access is SQL precompiled into the programs, with my own binds, EXPLAINs and cursors. Code moves through ChangeMan ZMF.
Last year I led the retirement of 60 sequential files into keyed clusters and tables.

Fennimore Data, Stamford - Junior then Mid-level Developer, 2017 to 10/2019
Credit card settlement on the mainframe. COBOL batch, some assembler reading, sort utilities, unit test decks. Standby every fourth week.

Before that: two years in a bank call center while I took evening classes.

A.S. Computer Science, Naugatuck Valley Community College, 2016
Interests: amateur radio, coaching under-12 soccer`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 60,
      high: 72,
      best: 66,
      why: 'Twelve solid years of exactly this work, but it ended in early 2016 and everything since is Java in the cloud.',
      lacks: [],
      cv: `MARCIA DELAHUNT
Glastonbury, CT

SUMMARY
Developer with 22 years in financial services, mainframe first and distributed since.

EXPERIENCE

Lead Software Engineer, Farmstead Health Plans (2019 - present)
Java 17, Spring Boot, Kafka, PostgreSQL on AWS. Lead six engineers on the member eligibility service. Introduced contract tests and trunk based development. On call rota.

Software Engineer, Farmstead Health Plans (Feb 2016 - 2019)
Rewrote claims intake as Java microservices. React front end for the examiners. Jenkins pipelines.

Programmer Analyst, later Senior, Charter Oak Casualty Group, Hartford (2004 - January 2016)
Twelve years in personal auto billing and policy admin on z/OS.
- COBOL batch and CICS online; around 70 transactions in my area
- DB2 stored procedures and embedded SQL; earlier IMS DB
- JCL, PROC maintenance, nightly cycle support, abend resolution with Abend-AID, pager one week in four
- Endevor as the team's administrator
- Mentored four trainees through the company COBOL academy

EDUCATION
B.A. Mathematics, Central Connecticut State University, 2003

NOTE
I am looking to go back to the mainframe. I have not coded COBOL in my current company, but it is where I was happiest and I have kept my old notebooks.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 44,
      high: 57,
      best: 51,
      why: 'Long and current COBOL, but only on IBM i, which the ad rules out, and no CICS.',
      lacks: ['five years of COBOL on z/OS', 'CICS online programming'],
      cv: `Rune Castellano
Programmer / Analyst
New Britain, CT

Career

Hadleigh Hardware Distributors, Berlin CT
IBM i Programmer/Analyst (April 2014 to date)
* ILE COBOL and RPG IV on Power Systems; order entry, invoicing, customer ledger
* 5250 display files in DDS, subfiles, CL programs for the nightly run
* Embedded SQL against Db2 for i, logical files, query tuning with Visual Explain
* Sole support for month end; resolve halted jobs, message queues, locked records
* Moved green screen price lookup to a web service in 2022

Stoneroller Plastics, Meriden CT
AS/400 Operator, then Programmer (2009 to 2014)
* Backup, output queues, user profiles
* COBOL/400 reports for production and payroll, maintenance of about 100 programs
* Wrote the interface to the new time clocks

Skills
COBOL, RPG, CL, SQL, SEU/PDM, RDi, Turnover change management, EDI X12 (810, 850, 856), FTP, a little Python

Education
Certificate in Computer Programming, Tunxis Community College, 2008

I pick up systems quickly, write everything down and have never missed a month end. References from both employers on request. I live twenty minutes from downtown Hartford and work on W2.`,
    },
    {
      name: 'list',
      kind: 'list',
      low: 16,
      high: 31,
      best: 24,
      why: 'Every word of the ad stands in a skills block and course titles of a new graduate whose only work is a campus help desk.',
      lacks: ['five years of COBOL on z/OS', 'CICS work', 'DB2 work', 'JCL and abend work'],
      cv: `PRITHVI LAKEMAN
Storrs, CT | open to on-site, hybrid, remote

OBJECTIVE
Aspiring Mainframe COBOL Developer seeking to use my skills in COBOL, CICS, DB2, JCL, VSAM, IMS and z/OS at a leading property & casualty insurer.

TECHNICAL SKILLS
Mainframe: COBOL, JCL, CICS, DB2, VSAM, IMS, Easytrieve, Endevor, ChangeMan, TSO/ISPF, z/OS
Languages: Python, Java, C++
Other: Git, Linux, Excel

COURSES AND BADGES
- COBOL Programming with VSCode (Open Mainframe Project, online)
- IBM Z Xplore, Fundamentals and Concepts badges, 2026
- Introduction to CICS (video course, 4 hours)
- DB2 for Beginners (video course)
- Enterprise Computing (CSE elective), spring 2026

EXPERIENCE
Student IT Assistant, University Library, Sept 2024 - May 2026, 12 hrs a week
Reset passwords, imaged laptops, kept printers running, logged tickets.

Server, Willington Pizza & Grill, summers 2022 - 2024
Took orders, trained new servers, closed the register.

PROJECTS
Payroll in COBOL: program that reads 20 employee records and prints net pay. Grade A.
Movie recommender in Python with scikit-learn.

EDUCATION
B.S. Computer Science, May 2026, GPA 3.4
Dean's list twice; treasurer of the robotics club`,
    },
  ],
};
