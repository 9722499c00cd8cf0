/** Java developer for a cleared defence project: SC clearance, Java and Spring years decide. */
import type { GradedJob } from '../types.ts';

export const javaDeveloper: GradedJob = {
  job: 'java-developer',
  title: 'Senior Java Developer (SC cleared)',
  spec: `Senior Java Developer, SC cleared, Malvern, hybrid 3 days

Must haves:
* Active SC clearance
* 5+ years commercial Java, recent versions (11 or later)
* Spring Boot microservices
* SQL database such as PostgreSQL or Oracle
* Automated testing (JUnit, Mockito or similar)

Nice to haves: Kafka, Docker, AWS, React, mentoring, Agile/Scrum

Day to day: design and build services for a logistics platform, review code, support releases with the customer, and coach two graduates.
`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'SC in force, nine years of Java to version 21, Spring Boot, Postgres, JUnit, Kafka, coaches.',
      lacks: [],
      cv: `Helen Marchbanks
Senior Software Engineer, SC cleared (active, renewed 2024)

Sabrina Defence Systems, Malvern, Senior Software Engineer, 2020 to present
Java 17 and 21, Spring Boot services for stock and maintenance planning, Kafka events, PostgreSQL, JUnit 5 and Mockito with Testcontainers, Docker. Leads code review, scrum team of eight, mentors two graduates, goes to site for releases.

Ledbury Software, Developer, 2016 to 2020
Java 8 then 11, Spring, Oracle, Jenkins.

BSc Computer Science, Worcester, 2016`,
    },
    {
      name: 'no-clearance',
      kind: 'missing',
      low: 52,
      high: 70,
      best: 62,
      why: 'Technically above the mark; clearance eligible, not held.',
      lacks: ['active SC clearance'],
      cv: `ZHANG WEI
Lead Java engineer

Merchant Settlement Bank, London
Lead Engineer, 03/2019 - now: Java 21, Spring Boot 3 microservices (40), Kafka, Oracle and PostgreSQL, AWS EKS, JUnit/Mockito/Pact, mentoring of six, on Scrum.
Engineer, 07/2015 - 02/2019: Java 8, Spring MVC, Sybase.

British citizen, eligible for SC clearance but never cleared so far.

MEng Computing, Imperial, 2015.`,
    },
    {
      name: 'javascript',
      kind: 'trap',
      low: 25,
      high: 48,
      best: 37,
      why: 'Cleared, and a good developer of JavaScript: no Java, no Spring.',
      lacks: ['5 years commercial Java', 'Spring Boot'],
      cv: `Dominic Achebe
Full-stack JavaScript developer

DV cleared 2021 (SC before), current

Experience
Teme Digital, Cheltenham, Senior JavaScript Developer, 2019-present. Node.js and TypeScript microservices, React, PostgreSQL, Docker, Jest and Cypress, AWS, scrum, mentor to juniors, government customers.
Cotswold Web, JavaScript developer, 2016-2019. AngularJS, Express, MySQL.

Java: one university module in 2014. Never used Spring.

BSc Computing, Gloucestershire, 2016`,
    },
    {
      name: 'old-java',
      kind: 'years',
      low: 54,
      high: 73,
      best: 66,
      why: 'Cleared with Spring Boot, yet three years of Java where five are demanded; claims six.',
      lacks: ['5 years commercial Java'],
      cv: `Tomos Griffiths
Java developer with 6 years of experience

Clearance: SC, active until 2031

Nov 2023 - present, Software Developer, Wyre Valley Systems
Java 17, Spring Boot REST services, Oracle, JUnit, Docker, part of an Agile team supporting an MoD logistics customer.
Sept 2020 - Oct 2023, Test Analyst, Wyre Valley Systems
Manual testing, test plans, defect triage.

HND Computing, Hereford, 2020
Oracle Certified Professional Java SE 17`,
    },
    {
      name: 'graduate',
      kind: 'list',
      low: 12,
      high: 38,
      best: 26,
      why: 'A graduate with the technologies in a list and a final-year project; no clearance and no job.',
      lacks: ['active SC clearance', '5 years commercial Java'],
      cv: `Aoife Brennan

Objective: to work as a Java developer on important systems.

Technical skills: Java 21, Spring Boot, microservices, PostgreSQL, Oracle, JUnit, Mockito, Kafka, Docker, AWS, React, Agile, Scrum, SC clearance (willing to undergo)

Education: BSc Computer Science 2:1, Aberystwyth, 2023 - 2026
Final-year project: a library booking service in Java with Spring Boot.

Employment: Bar staff, The Angel, 2023 - now. Cash handling, stock, rota.`,
    },
  ],
};
