/** Customer support team lead: leading people in software support decides. */
import type { GradedJob } from './types.ts';

export const supportTeamLead: GradedJob = {
  job: 'support-team-lead',
  title: 'Customer Support Team Lead',
  spec: `Customer Support Team Lead

Hi! We're Plumbook, scheduling software for plumbers. 9,000 tradespeople write to us when something leaks (in the app).

You'll lead eight support agents in Cork: coaching, one-to-ones, quality reviews, rosters and hiring. You'll own first response time and CSAT, and be the voice of customers in product meetings.

We're looking for:
✔ 2+ years leading a customer support team
✔ SaaS or technical product support background
✔ Zendesk, Intercom or Freshdesk, including reporting and macros
✔ Excellent written English

Bonus points:
✔ Built a knowledge base or chatbot
✔ German or French
✔ Has worked with Jira and bug triage`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Three years leading ten SaaS support agents in Zendesk with CSAT and response figures, help centre, Jira, German.',
      lacks: [],
      cv: `Aoife Brannigan
Cork

EXPERIENCE
Support Team Lead, Rosterly (workforce SaaS), May 2023 - present
• Leads 10 agents over chat, e-mail and phone; weekly one-to-ones, QA scorecards, roster, hired six
• First response time 4 h to 38 min, CSAT 86 % to 94 %
• Rebuilt Zendesk: macros, triggers, Explore dashboards
• Help centre of 210 articles and an answer bot that closes 19 % of chats
• Weekly bug triage with product in Jira

Senior Support Specialist, Rosterly, Jan 2021 - Apr 2023
• Escalations, API questions, onboarding of new agents

Customer Advisor, Munster Telecom, 2018 - 2020

BA English and German, University College, 2018`,
    },
    {
      name: 'senior-agent',
      kind: 'years',
      low: 50,
      high: 70,
      best: 62,
      why: 'Six years of excellent SaaS support, but team lead only for seven months as a stand-in.',
      lacks: ['2 years leading a support team'],
      cv: `Cormac Delahunt
Senior Customer Support Specialist

Invoicebee (SaaS), Cork
Senior Support Specialist, March 2021 - present
Tier 2 tickets in Intercom, macros, reports for the head of support, bug reports in Jira, wrote 90 help articles, trains new starters. CSAT 97 %. Acting team lead for 5 agents (maternity cover), February - August 2025.
Support Agent, June 2019 - February 2021
Chat and e-mail.

Retail assistant, Lee Books, 2016 - 2019

Writing sample available. French B2.
BA Journalism 2016

Strengths: clear writer, patient on the phone, likes numbers. Wrote our tone-of-voice guide. Ran a lunch series in which plumbers showed us how they work. Interests: hurling, poetry slam, sea swimming. References from the head of support.`,
    },
    {
      name: 'call-centre-lead',
      kind: 'adjacent',
      low: 48,
      high: 68,
      best: 58,
      why: 'Leads support people very well, but in a utility’s phone centre: no software product, no ticket tool named by the spec.',
      lacks: ['SaaS or technical product support'],
      cv: `Yvette Okonjo - Contact Centre Team Leader

Shannon Energy, Limerick. Team Leader, Customer Service, April 2020 - present. Fourteen advisors on billing and moving-home calls: coaching, call listening and quality scores, weekly one to ones, rotas, hiring days, absence. Team first in CSAT (91 %) for six quarters. Average speed of answer 48 s. Avaya, SAP IS-U CRM.

Shannon Energy, Customer Service Advisor, 2016 - 2020. Billing, complaints, letters.

Leaving Certificate 2013. Certificate in Supervisory Management 2021. French (native level), English excellent.

Interests: Afrobeat choir, coaching of under-12 basketball. Holds a driving licence. Ready to move to Cork.`,
    },
    {
      name: 'team-lead-football',
      kind: 'trap',
      low: 4,
      high: 24,
      best: 14,
      why: 'Leads, supports, schedules and plumbs - a football coach and plumber; no customer support of software.',
      lacks: ['2 years leading a customer support team', 'SaaS support', 'Zendesk or similar'],
      cv: `Declan Foy
Plumber and youth coach

Foy Plumbing & Heating, owner, 2012 - present. Domestic plumbing, leaks, boiler service, customers in Cork city; uses a scheduling app; reviews 4.9 of 5; apprentice under supervision.

Under-16 team coach, Glen Rovers, 2015 - present. Leads a team of 18, rosters, coaching plans, supports parents.

FETAC Advanced Craft Certificate Plumbing, 2012; RGI registered gas installer; UEFA C licence

Also: first aid, safeguarding level 1, public liability insurance, full van licence. Fixed the town hall's heating on Christmas Eve. Writes the club newsletter and answers every message on the same day. Good with people of all ages. Interests: Gaelic football, fishing, brewing stout. Wants to get off his knees.`,
    },
    {
      name: 'overqualified-director',
      kind: 'overqualified',
      low: 70,
      high: 88,
      best: 79,
      why: 'Was director of support over forty people in SaaS; every must is met, the question is why a team of eight.',
      lacks: [],
      cv: `Margarethe Linden-O'Shea
Director of Customer Support

2021 - Present, Director of Support, Ledgerline (accounting SaaS), Dublin
Head of 42 people in three countries, five team leads report to me. CSAT 95 %, first response 22 min. Zendesk consolidation, workforce planning, chatbot, product council.

2017 - 2021, Support Manager, Ledgerline. Twelve agents directly, hiring, coaching, quality reviews, Zendesk reports and macros, knowledge base from nothing.

2013 - 2017, Support Specialist then Team Lead, Shoply

Moving to Cork for family reasons and would like to lead a small team again.
German native, English C2. MA Translation, 2012`,
    },
  ],
};
