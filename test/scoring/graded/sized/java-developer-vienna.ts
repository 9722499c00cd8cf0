/** Java developer in Vienna, short pasted spec: four years of commercial Java with Spring Boot and German at C1 decide; a degree or HTL is any-of. */
import type { GradedJob } from '../types.ts';

export const javaDeveloperVienna: GradedJob = {
  job: 'java-developer-vienna',
  title: 'Java Developer (m/f/x), Insurance Claims Platform',
  spec: `Java Developer (m/f/x), Vienna 1030, full time, 2 days home office

Our client, an Austrian insurer, is renewing its claims platform. You'll join a team of seven who build backend services together with the claims handlers, so all meetings, tickets and documents are in German.

Must:
- min. 4 years commercial Java development with Spring Boot
- German C1 or native
- Completed technical education: HTL, FH, university degree or equivalent
- Relational database and SQL (Oracle, PostgreSQL or similar)

Nice:
- Kafka or other messaging
- Docker, Kubernetes/OpenShift, CI/CD
- Experience in insurance or banking
- Automated tests as a habit

From EUR 62,000 gross/year, overpayment depending on experience. CV in English or German.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 95,
      why: 'Nine years of Java with Spring Boot in banking and insurance, a finished degree, native German, PostgreSQL and Oracle, Kafka and OpenShift in dated posts.',
      lacks: [],
      cv: `Magdalena Reisinger, BSc
1160 Wien | magdalena.reisinger@donaupost.example | +43 660 555 0142

Short profile

Backend developer from Upper Austria, in Vienna since my studies. I like domains with rules in them: interest, tariffs, reserves. In nine years I have moved from repairing other people's batch jobs to being the person who draws the first sketch of a service. I write tests before I am asked and talk to the business side because it saves code.

Professional experience

10/2021 - today
Software developer, senior since 2024
Alpenschild Versicherung AG, Wien

Motor and household insurer, 1,900 staff. Team of six for policy and damage services.

- Development of eleven services in Java 17 and 21 with Spring Boot 2.7 and 3.2; our team runs four of them around the clock
- Replaced the nightly file transfer between policy administration and the claims desk by Kafka topics; handlers now see a change in cover after about two seconds rather than the next day
- Modelled the reserve calculation together with two actuaries, in a workshop series that I moderated in German; 320 rules, each with at least one test
- Oracle 19c: schema changes with Liquibase, query plans, a partitioning that brought a monthly evaluation down from 48 to 6 minutes
- Pipelines in GitLab, images built with Jib, rollout on OpenShift using Helm
- Introduced contract tests with Pact after an afternoon on which three systems disagreed
- On-call every sixth week
- Mentor to a trainee from the HTL and to a career changer

09/2017 - 09/2021
Java developer
Bankhaus Lindgruber IT GmbH, Wien

- Online banking backend for 140,000 customers, first on Spring MVC, from early 2018 on Spring Boot
- Payment orders, standing orders and the interfaces required by PSD2
- PostgreSQL and, for the old core, DB2; wrote the migration of 38 million postings and the checks which proved that it was complete
- RabbitMQ between order entry and core
- JUnit, Testcontainers, and a test data generator which is still in use, as I hear
- Two audits by the supervisor accompanied from the technical side

07/2015 - 08/2017
Working student, then junior developer (20 hours)
Kartografix OG, Wien

- Java desktop application for land registry plans, later a small web service
- Support hotline for surveyors on Fridays

Summers 2011 - 2014
Ski rental, bakery, and a month at the municipal archive of Freistadt

Education

2012 - 2016  Bachelor of Science, Software & Information Engineering, TU Wien
2007 - 2012  HTL Perg, informatics, Matura with distinction

Certificates and training

Oracle Certified Professional, Java SE 11 Developer, 2020
Confluent developer course for Kafka, 3 days, 2022
iSAQB CPSA-F, software architecture foundation, 2023
Kubernetes application developer (CKAD), 2024
Presenting and moderating, in-house, 2025

Technology

Daily: Java 21, Spring Boot, Spring Data JPA, jOOQ, Kafka, Oracle, PostgreSQL, JUnit 5, Mockito, Testcontainers, GitLab CI, Docker, OpenShift, Grafana
Sometimes: Kotlin, Python for evaluations, Angular if nobody else is there
Long ago: PHP, Swing

Languages

German (mother tongue), English (C1, work with the group's centre in Dublin), Italian (B1, mainly for mountain huts)

Talks and community

Java meetup Vienna: "What a claims handler taught me about transactions", 2024
Co-organiser of a coding evening for girls aged 12 to 16, four times a year since 2019
Small patches to an open-source library for Austrian bank account checks

Interests

Climbing in the Gesause, alto in a chamber choir, fermenting anything that fits into a jar, and the crossword in the Saturday paper.

What I am looking for

A team that sits near to its users, a code base that may be improved and a notice that the old platform really will be switched off one day. My notice period is three months to the end of a quarter. Home office two days a week suits me well, as the office in the third district can be reached by bicycle in twenty minutes.

References

Team lead at Alpenschild and former head of development at Bankhaus Lindgruber, both after consultation.`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 54,
      high: 68,
      best: 61,
      why: 'As strong as the best in Java, data and insurance, but he says himself that his German is A2 and that he cannot hold meetings in it.',
      lacks: ['German at C1 or native: A2 by his own word'],
      cv: `TIAGO MARQUES LEAL
Backend engineer (Java, Spring)

Vienna, 10th district
tiago.leal@atlantico.example
+43 677 555 0166
EU citizen (Portugal)

ABOUT ME

Engineer with ten years in product teams for insurance and payments. Pragmatic, careful with data, friendly in review comments. I came to Vienna in 2022 because of my wife's post at the university and work remotely for a Lisbon company; now I would like colleagues whom I can have lunch with.

EXPERIENCE

Senior Backend Engineer
Segurfácil Tecnologia, Lisbon (remote from Vienna since 2022)
February 2020 - present

Insurtech, 120 people, sells travel, bicycle and pet cover in six countries through partners.

• Core member of the claims squad: first notice of loss, triage, payment and recovery
• Services in Java 11 to 21 and Spring Boot; I built the claims intake API, which takes 9,000 reports on a bad storm day
• Designed the event model on Kafka that replaced shared tables between policies, claims and ledger
• PostgreSQL with Flyway; row-level security for partners; removed a deadlock that had haunted every Monday since 2018
• Rolled out to Kubernetes (EKS) with Argo CD; average lead time from merge to production 34 minutes
• Test pyramid with JUnit, WireMock and Testcontainers; mutation testing on the payment module
• Interviewed more than 60 candidates and wrote the take-home task
• Led the response to two incidents and published the reviews inside the company

Software Engineer
Banco Ribatejo Digital, Lisbon
September 2016 - January 2020

• Card and account services, Java 8, Spring Boot from 2017 on, Oracle 12c
• Moved the fee calculation out of stored procedures into a tested service, with a year of parallel run
• ActiveMQ messaging with the mainframe team
• Jenkins pipelines, SonarQube gates, code review rules
• Helped with the annual penetration test and closed the findings

Junior Developer
Mar Alto Software, Setúbal
July 2014 - August 2016

• Fleet management for fishing cooperatives: Java EE on WildFly, MySQL, JSF screens
• Installed on board twice, seasick twice

Internship
University computing centre, Évora, 2013

EDUCATION

MSc in Computer Engineering, Instituto Superior Técnico, Lisbon, 2014
BSc in Computer Engineering, University of Évora, 2012
Secondary school in Beja, science branch, 2009

CERTIFICATES

Spring Certified Professional, 2021
Certified Kubernetes Application Developer, 2023
AWS Developer Associate, 2022
Domain-driven design, four-day workshop, 2019
First aid (Austrian Red Cross, in English), 2024

LANGUAGES

Portuguese: native
English: C2 (Cambridge Proficiency, 2015)
Spanish: C1
German: A2. I passed the ÖSD exam in spring 2025; shopping, doctor and small talk work, technical meetings in German would not work yet. Course continues on Tuesdays.

SKILLS

Java, Spring Boot, Spring Security, Spring Batch, Hibernate, SQL, PostgreSQL, Oracle, Kafka, Docker, Kubernetes, Terraform (reading and small changes), GitHub Actions, Datadog, OpenAPI, event storming, pairing

SELECTED PROJECTS

Recovery module (2023): automatic letters and bookings for claims against third parties. I worked next to two recovery clerks for a week and turned what they kept in a spreadsheet into a state machine. The share of recovered cost went up from 11 to 19 per cent in nine months.

Storm mode (2024): rules which let simple claims under 400 euros be paid without a handler after certain weather warnings. About 5,200 families got their money on the same day during the October floods.

Ledger reconciliation (2021): nightly comparison between bookings and payments, with a report that accountants could read. Differences went from about 70 a day to fewer than two.

OPEN SOURCE AND TALKS

Maintainer of a little Java library for reading European vehicle plates, 340 stars
Speaker at a Lisbon JVM user group (2019, 2021) and at an online conference on testing (2023)

VOLUNTEERING

Saturday repair café in Favoriten: I do laptops and, badly, toasters
Teaching Scratch to children at the Portuguese club

INTERESTS

Surfing, when there is a sea; table football; my sourdough called Amália; walking the city hiking trails one after another with our baby in a sling.

AVAILABILITY

Thirty days' notice. I can come to the office every day if wanted.

REFERENCES

Engineering director, Segurfácil; head of cards development, Banco Ribatejo Digital (both speak English).`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 50,
      high: 66,
      best: 58,
      why: 'He claims more than six years of Java, but by the dates the development began in February 2025, twenty-one months ago; before that he was in desktop support and Java-free administration.',
      lacks: ['Four years of commercial Java with Spring Boot: about one year and nine months by the dates'],
      cv: `FLORIAN WACHTER

Wohnhaft in 2340 Mödling, near Vienna
f.wachter@suedbahnmail.example
Mobile: +43 699 555 0128
Born in St. Pölten, Austrian citizen, driving licence B

SUMMARY

Java developer with more than six years of experience in the insurance world. Strong in Spring Boot services, SQL and everything around delivery. Known for staying calm when production is not, and for reading logs to the end. I know the daily life of claims handlers better than most developers because I used to sit under their desks with a network cable in my hand.

CAREER

Donauland Versicherungsverein, Wien

Software developer, claims and recourse
February 2025 - present
+ Member of a team of eight; Java 21, Spring Boot 3, Spring Data, Maven
+ Built the service that assigns incoming damage reports to handlers according to region, line and absence calendar
+ Extended the interface to the assessor portal, including upload of photos and virus check
+ PostgreSQL: tables, indices, Flyway scripts, reports for the head of claims
+ Consumer for two Kafka topics from policy administration
+ Unit and integration tests with JUnit 5 and Testcontainers; coverage of our module from 41 to 78 per cent
+ Docker images, GitLab pipeline, deployment on OpenShift under supervision of the platform team
+ All refinement and specification meetings with the business side, in German

IT systems administrator
April 2022 - January 2025
+ Windows Server, Active Directory, Exchange, VMware; 60 servers in two computer rooms
+ Backup concept with monthly restore tests
+ PowerShell scripts for joiners and leavers, which saved about a day per week
+ Move of 900 mailboxes to the cloud
+ Accompanied the yearly audit of user rights
+ Second and third level tickets, on-call one week in five

IT support technician
August 2020 - March 2022
+ First contact for 700 users at headquarters and in 23 branch offices
+ Roll-out of 450 notebooks during the second lockdown, handed over in a car park
+ Wrote instructions with pictures, which people actually read
+ Service desk employee of the year 2021

Elektro Hofstätter, Baden
Sales and service adviser, 2018 - July 2020
+ Computers, printers, network at home
+ Repairs under guarantee, customer visits in the whole district

Austrian Armed Forces
Basic service, signals battalion, St. Pölten, 2017 - 2018

EDUCATION

HTL St. Pölten, department of informatics, 2012 - 2017, Matura and diploma examination passed with good success
Diploma project: Android application for a volunteer fire brigade
2023 - 2025: evening courses in Java and databases at WIFI Wien (three modules, 180 lessons), in preparation for my move into development
Lower secondary school in Herzogenburg

CERTIFICATES

Oracle Certified Associate, Java SE 8, May 2024
ITIL 4 Foundation, 2022
Microsoft Certified: Azure Administrator Associate, 2023
Spring Boot intensive, five days, in-house, March 2025
Data protection coordinator, two days, 2024

SKILLS

Java, Spring Boot, Spring Security, Hibernate, SQL, PostgreSQL, Oracle (reading), Kafka (as consumer), Docker, OpenShift, Git, GitLab CI, Jira, Confluence, PowerShell, Windows Server, networks, Linux basics

Personal: patient, reliable, able to explain, used to people who are under pressure

LANGUAGES

German, mother tongue
English, B2
Croatian, from my grandmother, at the level of a kitchen conversation

VOLUNTARY WORK

Volunteer fire brigade Mödling: radio officer, responsible for 40 handsets and their batteries; 70 call-outs a year
IT helper for the parish and for the pensioners' association; lecture "Is this e-mail real?" given eleven times
Football referee in the lower league, 2014 - 2019

INTERESTS

Mountain biking, model railway in gauge H0 with a control that I programmed myself, wine walks in the Thermenregion, cooking for the fire brigade's summer party (600 schnitzels).

MY MOTIVATION

Switching to development within my own company was the best decision of my working life. Our unit is going to be merged with that of a sister company in Graz during 2027, and I would rather stay in the Vienna area and in the subject of claims. I bring a good understanding of processes in insurance, I know what it is like to be woken by a server, and I am glad of every code review.

Notice period: two months. References: team leader of claims development and head of IT operations, both Donauland.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 10,
      high: 24,
      best: 17,
      why: 'Native German but a hotel reservations manager: Java and Spring Boot stand in profile, skills and course titles only, with no development post and no technical education.',
      lacks: [
        'Four years of commercial Java with Spring Boot',
        'Completed technical education',
        'Relational database and SQL in practice',
      ],
      cv: `Yvonne Grabner
Java Developer | Spring Boot | Microservices

1020 Wien, yvonne.grabner@praterpost.example, +43 664 555 0183

PROFILE

Motivated Java backend developer with enthusiasm for Spring Boot, REST services, Kafka and cloud-native architecture. Solid understanding of object orientation, SQL databases, Docker, Kubernetes and CI/CD. Fourteen years of professional life have taught me to understand customers, lead teams and finish things. I combine clean code with service thinking and would like to help to shape the digital future of an insurance company.

TECHNICAL SKILLS

Languages: Java 17, SQL, HTML, CSS, a little JavaScript
Frameworks: Spring Boot, Spring Data JPA, Hibernate, JUnit, Mockito
Databases: PostgreSQL, Oracle, MySQL
Tools: Git, Maven, IntelliJ, Docker, Kubernetes, OpenShift, Jenkins, Kafka, Jira
Methods: Scrum, Kanban, test-driven development, domain-driven design
Office: Word, Excel, PowerPoint, Outlook

PROFESSIONAL EXPERIENCE

Reservations and Revenue Manager
Hotel Kaiserauen, Wien (184 rooms)
May 2019 - September 2026
- Head of a department of six; duty rosters, training, appraisal talks
- Setting of daily rates for rooms and packages; yield per available room up by 17 per cent from 2022 to 2025
- Contracts with tour operators and booking portals
- Contact for the supplier of the hotel software (Opera), collecting wishes and testing new releases at the front desk
- Group business: congresses, choirs, football teams
- Weekly figures for the owner's family, prepared in Excel
- Introduced a chat tool for guests, which answers 30 per cent of enquiries

Front Office Manager
Hotel Kaiserauen, Wien
June 2016 - April 2019
- Reception team of eleven in three shifts
- Complaints, invoices, cash desk, safe
- Opening of the new wing with 52 rooms

Receptionist, then Shift Leader
Seehotel Perlbach, Carinthia and winter seasons in Lech
December 2012 - May 2016
- Check-in and check-out, concierge tips, telephone, night shifts
- Training of apprentices
- Guest book in four languages

Au pair
Family in Cork, Ireland, 2011 - 2012

EDUCATION

College for tourism and leisure management, Klessheim, Salzburg, diploma 2012
Grammar school in Villach, Matura 2009
One year of communication studies, University of Vienna, not completed, 2009 - 2010

FURTHER TRAINING

Online, at my own pace, 2024 - 2026:
- Java Masterclass: Beginner to Expert, 80 hours of video
- Spring Boot 3 and Hibernate for Beginners, 34 hours
- Microservices with Spring Cloud and Kafka, 21 hours
- SQL Bootcamp, 9 hours
- Docker and Kubernetes: The Practical Guide, 23 hours
- Clean Code, 6 hours

In classrooms:
- Revenue management, certificate course, Vienna, 2018
- Trainer of apprentices examination, 2017
- Professional Scrum Master I, 2025
- First aider at work, 2024

PROJECTS

To-do list (2025): Spring Boot exercise from the course, with in-memory database
Library management (2025): exercise from the course, extended by a search field
Travel diary (2026): my own idea, registration and upload of pictures, runs on my notebook, tests planned
Advent of Code 2025: solved eight of the days in Java

LANGUAGES

German (native), English (C2), Italian (C1), French (B1), basics of Slovene

STRENGTHS

Leadership, communication, organisation, negotiation, quick understanding, good with difficult people, strong nerves on a Saturday in Advent, feeling for figures

AWARDS

Best revenue idea, Austrian hotel group award, 2023, for dynamic breakfast prices
Guest friendliness prize in Carinthia, 2014

VOLUNTEERING

Reading mentor at a primary school in Leopoldstadt, since 2020
Welcome desk at the Vienna marathon, seven times
Member of a network for women who change into technical jobs; I organise its monthly after-work meeting and look after its newsletter

INTERESTS

Logic puzzles, escape rooms, Italian cinema, lake swimming from April until October, and baking Reindling after my grandmother's recipe.

WHY I WANT TO CHANGE

I discovered programming when the supplier of our hotel software let me look over the shoulder of a developer for an afternoon. Since then I have been learning before and after work, and I left the hotel at the end of September so as to have my head free for it. I have not yet worked as a developer, but am firmly convinced that energy, languages and life experience will carry me. I am also open to a junior post, a traineeship or part-time work to begin with.

Available at once. References: the owner of Hotel Kaiserauen and the director of Seehotel Perlbach.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 2,
      why: 'A landscape gardener and site foreman with many general strengths and good German, but nothing of software.',
      lacks: [
        'Four years of commercial Java with Spring Boot',
        'Completed technical education in computing',
        'Relational database and SQL',
      ],
      cv: `Hannes Oberlechner
Master gardener, site manager

Address: 2500 Baden bei Wien
Telephone: +43 676 555 0157
E-mail: hannes.oberlechner@gruenpost.example
Date of birth: 14 May 1983
Nationality: Austria

PERSONAL PROFILE

For more than twenty years I have planned, calculated and built gardens, parks and green roofs. I lead people with a clear word and a good example, keep to dates and budgets, and am used to dealing with architects, authorities and private customers alike. After an operation on my back I may no longer lift heavy loads, and am therefore looking for office work in a stable company. I learn quickly, am conscientious, and have always been the one who dealt with the computer on our sites.

EMPLOYMENT

Site manager and authorised officer
Wienerwald Gartenbau GmbH, Traiskirchen
March 2015 - August 2026

- Responsible for up to nine building sites at the same time, with 34 employees and a yearly turnover of 3.8 million euros
- Preparation of offers according to the Austrian standards for landscape works, with calculation, negotiation and final invoice
- Green roofs for housing cooperatives in Vienna, about 22,000 square metres altogether
- School gardens and playgrounds, including safety inspection with the testing body
- Purchasing of plants in Styria, northern Italy and Holland
- Duty rosters, holidays, safety instruction, accident reports
- Introduced electronic time recording by mobile telephone, which ended the Friday paper slips
- Trained eleven apprentices, two of whom won medals in the provincial competition
- Management of snow clearance in winter: 160 objects, on call day and night

Foreman
Wienerwald Gartenbau GmbH, Traiskirchen
April 2009 - February 2015

- Led a group of six on private gardens, ponds and dry-stone walls
- Responsible for machines: excavators up to eight tonnes, wheel loaders, turf cutters
- Measuring of sites with level and tachymeter
- Customer meetings on site and hand-over with care plan

Gardener
Municipal gardens, Baden
September 2003 - March 2009

- Care of the rose garden with 600 varieties
- Seasonal planting in the spa park, tree care with a climbing rope
- Guided tours for visitors on the day of the garden

Apprentice gardener
Nursery Pfeiffer, Bad Vöslau
1999 - 2003 (including military service)

- Propagation, potting, sales in the garden centre, floristry at Easter and All Saints

EDUCATION AND EXAMINATIONS

Master examination in garden and green area design, 2011
Apprenticeship leave examination, gardening and landscaping, 2002
Trainer examination, 2010
Polytechnic course, Baden, 1999
Lower secondary school, Bad Vöslau

COURSES

Tree inspector according to the Austrian standard, 2016
Plant protection certificate, renewed 2023
Excavator and loader licence, 2008
Leading people in building, WIFI St. Pölten, 2014
Accounting for sole traders, two terms, 2018
European Computer Driving Licence (Word, Excel, e-mail), 2026
Time management and stress, 2024

SKILLS

- Leadership of teams and subcontractors
- Planning, budgets, controlling of costs
- Communication with customers, neighbours and authorities
- Negotiation
- Organising, setting priorities, keeping appointments
- Conflict resolution
- Microsoft Office: Word, Excel, Outlook, PowerPoint
- Calculation program for landscapers, drawing plans with a garden design program
- Good general knowledge of technology
- Driving licences B, C, E and F

LANGUAGES

German: mother tongue
English: school level
Hungarian: enough for the building site

REFERENCE PROJECTS

Roof garden of a hospital in Lower Austria, 2,400 square metres, 2019: paths for wheelchairs, raised beds for therapy, watering with collected rain
Renewal of a castle park after a storm, 2021: removal of 90 damaged trees and replanting in one winter
Courtyard of a residential building in Vienna-Meidling, 2024: won a prize of the city for greening against heat
Village square in the Burgenland, 2017, with 12 mulberry trees which the children have meanwhile discovered

VOLUNTARY WORK

Chairman of the fruit growers' association since 2013: pruning courses, press house, apple festival with 1,500 visitors
Local council member 2015 - 2020, committee for environment and cemeteries
Brass band: flugelhorn, treasurer and organiser of the ball
Mountain rescue until 2022

INTERESTS

Old varieties of apples and pears, of which I grow 46; beekeeping; brass music; history of gardens; cross-country skiing as far as my back allows it.

WHAT I OFFER

A reliable person with a sense of responsibility, who can deal with stress and with people. I have managed money that belonged to others and never lost a cent of it. I am punctual, cheerful and glad to be taught by younger colleagues. The public employment service would support a training period of up to six months.

REFERENCES

Managing director of Wienerwald Gartenbau; head of the municipal gardens in Baden; mayor.`,
    },
  ],
};
