/** Customer-service team lead, Dutch and English, Lisbon: both languages at C1, two years of leading agents, a ticket tool. */
import type { GradedJob } from '../types.ts';

export const csTeamLeadDutch: GradedJob = {
  job: 'cs-team-lead-dutch',
  title: 'Customer Service Team Lead (Dutch and English)',
  spec: `TEAM LEAD CUSTOMER SERVICE, DUTCH + ENGLISH. Lisbon, hybrid. Permanent.
Ref. TL-NL-3307. Placed by Polyglot Park Recruitment for our client, a European home-furniture web shop.

Start: January. Salary 29-34k + bonus + relocation help (flight, first month's rent).

The team: 12 agents, NL and BE customers, phone, chat and mail. You lead it. Coaching, QA, rosters, escalations, KPI report to the Head of CX every Monday in English. You take the hard calls yourself, in Dutch.

Non-negotiable:
* Dutch at native level or C1/C2 (Flemish just as good)
* English C1
* two years or more in charge of a customer-service team, in a contact centre or in-house
* daily use of Zendesk, Freshdesk or Salesforce Service Cloud
* EU right to work

Wins you points: e-commerce or logistics, workforce planning (Calabrio, Injixo, Assembled), a third language (FR or DE), bot or macro projects.

Not for you if you want 100% remote: three days a week near Parque das Nações.

CV in English to Inês, job@polyglotpark.example. Only short-listed candidates hear back, within a week.`,
  graded: [
    {
      name: 'rotterdam-lisbon',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 93,
      why: 'Native Dutch, English C2, four years leading agents for a web shop, Zendesk daily, planning in Injixo, German.',
      lacks: [],
      cv: `Sanne Verhagen
Lisbon (Arroios), Dutch passport

Team Lead Benelux Support, Kastelijn Online (sports goods), Lisbon office
September 2022 to present
I have 14 agents answering Dutch and Belgian shoppers by phone, chat and e-mail. First response went from 9 h to 2 h 40, CSAT 4.1 to 4.6. Weekly 1:1s, call listening with a QA form I redesigned, Injixo rosters including Black Friday, monthly business review for the VP (in English). Zendesk admin: 80 macros, one triage bot.

Customer Care Agent, then Senior Agent, Kastelijn Online
February 2020 to August 2022
Returns, carriers, marketplace complaints, in three languages.

Front office, Hotel Maashaven, Rotterdam
2017 to 2020

Languages
Dutch: mother tongue
English: C2 (Cambridge Proficiency 2018)
German: B2
Portuguese: B1, improving in the queue at the bakery

Education
HBO Bachelor in Hospitality Management, Den Haag, 2017

Currently at the office Tuesday to Thursday, and would keep it so.`,
    },
    {
      name: 'ghent',
      kind: 'any-of',
      low: 77,
      high: 92,
      best: 86,
      why: 'Fleming with Freshdesk, in-house team of nine for three years, English proven; no planning tool, but logistics and French.',
      lacks: [],
      cv: `PIETER-JAN DE COSTER
Ghent, Belgium; ready to move in December

>> 2023 (August) until today
Scheldeparcel NV, Ghent, parcel carrier
Supervisor, customer desk
Nine colleagues at the desk, my responsibility for recruitment, coaching, holidays, appraisals and the angry ones who ask for the manager. Flemish and French callers, plus international senders, with whom everything goes in English. Freshdesk all day long; in 2025 I built the self-service flows that took away 18% of tickets. Weekly figures to our group management in Dublin, I present them.

>> 2019 to 2023
Scheldeparcel NV
Desk employee, complaints and claims

>> 2018
Erasmus and internship at an events agency, Galway (ten months)

Studies: Bachelor Office Management, Business Languages, Arteveld Hogeschool, 2019

Nederlands: moedertaal. English: C1, certificate of the Galway language centre. Français: B2.

Tools: Freshdesk, Freshcaller, Excel pivot tables, a bit of Power BI. Schedules I make in Excel.

What I like: cycling in the rain, board games, difficult people.`,
    },
    {
      name: 'porto-lead',
      kind: 'denial',
      low: 48,
      high: 64,
      best: 56,
      why: 'Six years as team lead in Lisbon centres, English C2, Zendesk and Salesforce; her Dutch is A2 by her own word.',
      lacks: ['Dutch at native level or C1/C2 (Flemish just as good)'],
      cv: `Beatriz Salgueiro Nunes
Customer operations team lead

• Teleponte Services, Lisbon, Parque das Nações, Mar 2020 to date: Team Lead, Nordics and Benelux cluster. 18 advisors for a travel marketplace and, since 2023, a Dutch bicycle brand. Coaching plans, calibration sessions, attrition from 48% to 27%, escalations (English line), staffing with Calabrio. Platforms: Zendesk until 2022, Salesforce Service Cloud after.

• Teleponte Services, Porto, 2017 to 2020: Advisor and, from 2019, subject-matter expert for a games publisher, English and Portuguese.

• Au pair, Utrecht, 2015 to 2016.

Education: Licenciatura in Languages and Business Relations, Aveiro, 2015. COPC team leader programme, 2021.

Portuguese native | English C2 | French B2 | Dutch A2: I get by in a shop and can read a simple mail, but my Dutch-speaking advisors take the customers and I work with them in English.

Achievements
- Team of the Year 2024 (of 61 teams)
- Macro library in four languages, drafted with native speakers
- Peak plan for Sinterklaas season: 94% service level

Available after 30 days' notice.`,
    },
    {
      name: 'agent-list',
      kind: 'list',
      low: 30,
      high: 48,
      best: 40,
      why: 'Bilingual agent; the leading, the planning and the tools stand in a skills block only, the job itself was one queue.',
      lacks: [
        'two years or more in charge of a customer-service team, in a contact centre or in-house',
        'daily use of Zendesk, Freshdesk or Salesforce Service Cloud',
      ],
      cv: `FEMKE OOSTERBAAN | TEAM LEAD CUSTOMER SERVICE

COMPETENCIES
Team leadership ✔ Coaching ✔ QA ✔ Rosters ✔ Escalation management ✔ KPI reporting ✔ Zendesk ✔ Freshdesk ✔ Salesforce Service Cloud ✔ Workforce planning ✔ Calabrio ✔ Assembled ✔ Chatbots ✔ E-commerce ✔ Stakeholder management ✔ Change management

OBJECTIVE
To lead a multilingual team in a sunny and dynamic environment.

EXPERIENCE
Customer service employee, Waterland Energie, Purmerend
1 April 2023 - 30 June 2026
Answered 50 to 60 calls per shift about meter readings, moving house and instalments. Entered everything in the company's own billing system. Average handling time 6:10. Chosen for the Saturday shift.

Shop assistant, garden centre De Linde, 2020 - 2023
Cash desk, plants, Christmas department.

EDUCATION
MBO 4 Commercial Employee, Hoorn, 2020
Online: Leadership Essentials (4 hours), Zendesk for Beginners (2 hours), 2026

LANGUAGES
Dutch: native speaker
English: C1 (EF SET 2026; one year of high school in Canada)
German: basic

Living in Setúbal since July with my boyfriend. Dutch nationality.`,
    },
    {
      name: 'platform-lead',
      kind: 'trap',
      low: 17,
      high: 36,
      best: 27,
      why: 'Team lead of programmers who build a service called customer; bilingual, but never a desk, agents or a queue.',
      lacks: [
        'two years or more in charge of a customer-service team, in a contact centre or in-house',
        'daily use of Zendesk, Freshdesk or Salesforce Service Cloud',
      ],
      cv: `Joris Wiebenga
Team Lead, Customer Service (platform engineering)

Amsterdam. Happy to move to Portugal.

2021-present, Grachtpay BV
Team lead of the Customer Service squad: seven backend developers. Customer Service is the microservice that stores profiles, addresses and consents for 4 million users. I lead stand-ups, planning and on-call rosters, coach juniors, hold quarterly reviews, and report KPIs (latency, error budget) to the CTO every Monday, in English. Kotlin, Kafka, Postgres, Kubernetes. In 2024 we connected the service to Zendesk by webhook, so that tickets show the right profile. Escalations from production come to my phone.

2017-2021, Grachtpay BV
Senior software engineer, checkout queue and e-commerce plug-ins.

2012-2017, Noordzee Software, Groningen
Developer, logistics and route planning.

MSc Computing Science, Groningen, 2012

Dutch native, English C2 (ten years in international teams), German B1.

Speaker at two Kotlin meetups. Long-distance skater. I am looking for something more people-facing after fifteen years of code, and Lisbon has been on my mind for long.`,
    },
  ],
};
