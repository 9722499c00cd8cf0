import type { GradedJob } from '../types.ts';

export const javaDeveloperPaymentsPune: GradedJob = {
  job: 'java-developer-payments-pune',
  title: 'Senior Software Engineer - Java',
  spec: `We are hiring for Senior Software Engineer - Java at Pune (Kharadi), hybrid three days, for Zentara Payments, a payment switch company processing 11 million transactions a day for banks and fintechs. Band is 18 to 28 LPA and we want people who can join within 45 days. You will be part of the settlement and reconciliation pod of eight engineers, and you will write server side services that take a transaction from authorisation to money in the merchant's account. Expect to own two or three services fully, from design note to on-call phone. We are looking only at candidates having minimum 4 years of hands-on Java backend development with Spring Boot, on relieving letters and not on paper; who have worked with Kafka in production, meaning you have handled consumer lag, replays and duplicate messages and not only done a tutorial; and who hold a B.E. or B.Tech or MCA in any stream of computing or electronics or an equivalent degree. Please do not apply otherwise as our background verification is strict. Daily work will include writing and reviewing code, breaking up an older monolith into services, tuning queries on Oracle and PostgreSQL, fixing production incidents with root cause shared within 24 hours, and mentoring two juniors. Those who have seen UPI, cards, ISO 8583 or any banking domain will be preferred, as will people comfortable with Docker, Kubernetes, Jenkins and AWS. Testcontainers, JUnit habits and some exposure to gRPC are a plus. Good communication, as we speak to bank technology teams twice a week. Process is one online coding round, two technical rounds and one with the VP, all in one week. Share updated resume with current CTC, expected CTC and notice period. Zentara does not charge any fee to candidates at any stage; kindly report anyone who asks.`,
  graded: [
    {
      name: 'rohit-kulkarni-payments-java',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'B.E., over seven years of Java and Spring Boot in payments, with Kafka lag, replay and idempotency handled in production.',
      lacks: [],
      cv: `Rohit S. Kulkarni
Pune 411014 | +91 90000 01842 | rohit.k@mailer.example
Current CTC 19.5 LPA, expected 26 LPA, notice 30 days (negotiable)

Professional Summary
Backend engineer, 7 years 3 months, Java 8 to 21, payments domain.

Work Experience

Finloom Technologies Pvt Ltd, Pune - Senior Software Engineer
Nov 2021 - Till date
• Own three Spring Boot 3 services in merchant settlement: fee engine, payout file builder, dispute hold. About 2.4 million payouts a month
• Kafka (MSK), 48 partitions. After a slow bank API caused 3 million messages of lag on Diwali 2023 I split the consumer group, added pause/resume and a retry topic. Wrote the replay tool now used by all pods. Duplicates stopped by an idempotency key table in PostgreSQL
• Pulled the ledger posting out of a 14 year old WAR using strangler pattern, eleven months, no settlement day missed
• RCA author for 17 incidents; on call one week in five
• Mentor for two freshers, one promoted last year
• Kubernetes on AWS, Jenkins, Testcontainers, JUnit 5

Sahyadri Infosystems, Pune - Software Engineer
Aug 2019 - Oct 2021
• UPI switch for a co-operative bank: collect and intent flows, ISO 8583 bridge to the core, Spring Boot, Oracle. Query tuning cut end of day from 3 h to 50 min

Education
B.E. Computer Engineering, Bhima College of Engineering, Pune, 2019, 8.1 CGPA
HSC 2015, 86 %

Languages: Marathi, Hindi, English`,
    },
    {
      name: 'lakshmi-narayanan-mca-event-pipeline',
      kind: 'synonym',
      low: 83,
      high: 95,
      best: 90,
      why: "MCA and almost six years of JVM server work on Spring Boot, topics, offsets and dead letters in production, told without the ad's phrases.",
      lacks: [],
      cv: `LAKSHMI NARAYANAN
Chennai, ready to shift to Pune (husband transferred to Hadapsar from December). Can join in three weeks.

I finished my MCA at Cauvery Institute of Computer Applications, Trichy in 2020 after a B.Sc. Mathematics, and have since been on the server side of one product, a railway and bus ticketing platform run by Yatramitra Systems, Chennai.

January 2021 to present. Joined as Member Technical Staff and became Lead in July 2024.

Refunds and operator payouts are my area. When a passenger cancels, money has to go back by the same route, the operator's share has to be clawed back and the GST put right, and none of it can happen twice. My team of four wrote this as nine small deployables in Java 17 on Boot, speaking to each other through topics on a Confluent cluster. I have spent many nights with it: rebalancing storms when pods were rolled, offsets reset by mistake so that 60,000 refunds came round again (caught by our outbox check, nobody was paid double), poison messages which I moved to a dead letter with a screen for support to re-drive them. I wrote the house rules on schema changes. Before that, in 2021 and 2022, I took the fare calculation out of the old Struts application and put it behind gRPC.

We use PostgreSQL, Redis, containers on EKS, GitHub Actions. I read query plans. Coverage of my modules is above 80 %, with real brokers and databases started in the tests.

I talk to two aggregator banks weekly on file mismatches. I train the interns every summer.

Tamil, English, passable Hindi.`,
    },
    {
      name: 'sandeep-yadav-overlapping-contracts',
      kind: 'overlap',
      low: 57,
      high: 69,
      best: 63,
      why: 'Claims over seven years, but the three contracts ran side by side and the dates give two years and eight months of Java.',
      lacks: ['4 years of Java backend'],
      cv: `SANDEEP YADAV
Senior Java Developer | 7+ years of Java experience | Gurugram, open to Pune | Immediate joiner

Skills: Java 17, Spring Boot, Spring Data, Kafka, MySQL, PostgreSQL, Docker, AWS ECS, JUnit

Projects and clients

1. Client: Rozana Kirana Tech (via Codehive Contracts)   Mar 2024 - Oct 2026   (2 yrs 8 months)
Order and wallet backend for grocery delivery. Built wallet service in Spring Boot with double entry tables. Kafka producer/consumer for order events, fixed duplicate debit issue by storing event id, handled lag of 4 lakh messages during a sale by adding partitions and batch listener. Production support in rotation.

2. Client: Medivault Labs (part time, evenings)   June 2024 - Oct 2026   (2 yrs 5 months)
Lab report APIs in Spring Boot, PDF generation, PostgreSQL, Jenkins pipeline.

3. Client: Tollwala Highways (part time, weekends)   July 2024 - Sept 2026   (2 yrs 3 months)
FASTag reconciliation jobs in Spring Batch, file matching with two acquirer banks, Docker images on ECS.

Total Java = 7 yrs 4 months

Earlier: Manual Test Engineer, Quenta Softech, Noida, Aug 2021 - Feb 2024. Test cases in Excel, Jira defects, Postman. No coding in this job.

B.Tech (ECE), Aravalli Technical University, 2021, 72 %
Current CTC 14 LPA, Expected 22 LPA, Notice: nil`,
    },
    {
      name: 'priyanka-deshmukh-javascript-ui',
      kind: 'trap',
      low: 22,
      high: 34,
      best: 28,
      why: 'JavaScript front end is not Java backend; the degree and some payment-page context are all that fits.',
      lacks: ['4 years of Java with Spring Boot', 'Kafka in production'],
      cv: `PRIYANKA DESHMUKH
Baner, Pune

JavaScript Developer with 5+ years of experience in building web screens that people like to use.

Experience

UI Engineer II - Cartwheel Commerce India Pvt. Ltd., Pune (Feb 2023 to present)
Checkout and payment pages for 300 online shops. React 18, TypeScript, Redux Toolkit. Moved the checkout bundle from 1.9 MB to 480 KB. Integrated card, UPI and wallet buttons of two gateways on the browser side, with the hosted fields SDK. Component library in Storybook, 64 components. Jest and Cypress. Work with a Java team who give us the REST endpoints; I read their Swagger and raise tickets.

Front End Developer - Nivara Web Studio, Pune (July 2021 to Jan 2023)
Angular and plain JavaScript for hotel and school sites, responsive CSS, some Node scripts to push content to S3.

Education
B.Tech. Information Technology, Sinhagad Valley Institute, Pune, 2021, 7.6 CGPA
Certificates: Advanced JavaScript Patterns (2022), Web Accessibility (2024)

Notice period 60 days, can buy out. CTC 13 LPA, ECTC 17 LPA.
Hobbies: trekking forts, Bharatanatyam`,
    },
    {
      name: 'priyanka-deshmukh-pasted-ad',
      kind: 'pasted',
      low: 22,
      high: 34,
      best: 28,
      why: 'The same front-end CV with the ad copied beneath as a claim; the copied demands are no evidence.',
      lacks: ['4 years of Java with Spring Boot', 'Kafka in production'],
      twin: 'priyanka-deshmukh-javascript-ui',
      cv: `PRIYANKA DESHMUKH
Baner, Pune

JavaScript Developer with 5+ years of experience in building web screens that people like to use.

Experience

UI Engineer II - Cartwheel Commerce India Pvt. Ltd., Pune (Feb 2023 to present)
Checkout and payment pages for 300 online shops. React 18, TypeScript, Redux Toolkit. Moved the checkout bundle from 1.9 MB to 480 KB. Integrated card, UPI and wallet buttons of two gateways on the browser side, with the hosted fields SDK. Component library in Storybook, 64 components. Jest and Cypress. Work with a Java team who give us the REST endpoints; I read their Swagger and raise tickets.

Front End Developer - Nivara Web Studio, Pune (July 2021 to Jan 2023)
Angular and plain JavaScript for hotel and school sites, responsive CSS, some Node scripts to push content to S3.

Education
B.Tech. Information Technology, Sinhagad Valley Institute, Pune, 2021, 7.6 CGPA
Certificates: Advanced JavaScript Patterns (2022), Web Accessibility (2024)

Notice period 60 days, can buy out. CTC 13 LPA, ECTC 17 LPA.
Hobbies: trekking forts, Bharatanatyam

Relevant profile for this position

We are hiring for Senior Software Engineer - Java at Pune (Kharadi), hybrid three days, for Zentara Payments, a payment switch company processing 11 million transactions a day for banks and fintechs. Band is 18 to 28 LPA and we want people who can join within 45 days. You will be part of the settlement and reconciliation pod of eight engineers, and you will write server side services that take a transaction from authorisation to money in the merchant's account. Expect to own two or three services fully, from design note to on-call phone. We are looking only at candidates having minimum 4 years of hands-on Java backend development with Spring Boot, on relieving letters and not on paper; who have worked with Kafka in production, meaning you have handled consumer lag, replays and duplicate messages and not only done a tutorial; and who hold a B.E. or B.Tech or MCA in any stream of computing or electronics or an equivalent degree. Please do not apply otherwise as our background verification is strict. Daily work will include writing and reviewing code, breaking up an older monolith into services, tuning queries on Oracle and PostgreSQL, fixing production incidents with root cause shared within 24 hours, and mentoring two juniors. Those who have seen UPI, cards, ISO 8583 or any banking domain will be preferred, as will people comfortable with Docker, Kubernetes, Jenkins and AWS. Testcontainers, JUnit habits and some exposure to gRPC are a plus. Good communication, as we speak to bank technology teams twice a week. Process is one online coding round, two technical rounds and one with the VP, all in one week. Share updated resume with current CTC, expected CTC and notice period. Zentara does not charge any fee to candidates at any stage; kindly report anyone who asks.`,
    },
  ],
};
