/** A customer success manager for French clients, based in Dublin; fluent French and three years of B2B software accounts decide it. */
import type { GradedJob } from '../types.ts';

export const customerSuccessManagerFrench: GradedJob = {
  job: 'customer-success-manager-french-uc',
  title: 'Customer Success Manager, France',
  spec: `Customer Success Manager - France (French speaking)
Dublin, hybrid (2 days a week in our Smithfield office)

Hi, we're Rotabird. We make scheduling software for hotels, restaurants and care homes. 4,200 customers in nine countries build their rotas with us, and France is our fastest growing market. We're 260 people, Series C, and we have a very good coffee machine.

The job
You'll own a book of about 45 mid-market accounts in France and Belgium (€2.4m ARR) after they've signed. You'll get them live, keep them happy, spot the risk before the renewal does, and find the next site to roll out. You report to Aoife, who runs CS for EMEA.

What you'll be doing
- Onboarding and adoption plans with operations and HR teams, in French
- Quarterly business reviews with decision makers
- Renewals and expansion: you carry a net revenue retention target
- Working with product and support on what customers ask for
- Health scores, forecasts and notes in our CRM
- Travelling to France about once a month

What you need
- Fluent French, spoken and written (C1 or native), as nearly all customer contact is in French
- 3+ years in customer success, account management or a similar client-owning role in B2B SaaS
- Fluent English, our company language
- A record of retaining and growing accounts, with numbers

Nice to have
- Workforce management, HR or hospitality software
- Gainsight, Salesforce, Planhat or similar
- Dutch or another European language
- Experience with a scale-up

What you get
€58-68k base plus 15% variable, stock options, health insurance for you and your family, 26 days off, €1,000 learning budget, four weeks a year working from anywhere in the EU.

We hire people, not CV bullet points. If you don't tick every single one of the nice-to-haves, apply anyway. Three short interviews and a role play; you'll hear from us within ten days.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Native French, five years of CSM work in HR software for France with retention figures.',
      lacks: [],
      cv: `Camille Lestrade
Dublin 8 | French citizen, in Ireland since 2019

Customer success manager for the French market. 5 years in SaaS, HR tech.

EXPERIENCE

Customer Success Manager, France & Benelux - Peoplequill (HR software), Dublin
Sept 2022 - Present
• 52 mid-market accounts, €2.9m ARR, mostly retail and hotel groups in France
• Net revenue retention 112% in 2024 and 109% in 2025; gross churn under 5%
• Lead onboarding (average time to live down from 74 to 49 days)
• QBRs on site in Paris, Lyon and Lille every month
• Own renewals and upsell; handed over nothing to sales below €50k
• Built the French health score in Gainsight with rev ops

Customer Success Associate, France - Tallyforge (expense SaaS), Dublin
June 2021 - Sept 2022
• 120 small accounts, webinars and training in French, renewals, Salesforce

Customer Support Representative, French - Brightdesk, Cork
Aug 2019 - May 2021
• Tickets and phone, 96% satisfaction

EDUCATION
Master Commerce International, Université de Rennes, 2019
Licence LEA anglais-néerlandais, Rennes, 2017

LANGUAGES
French: native. English: fluent (C2). Dutch: B1.

TOOLS
Gainsight, Salesforce, Looker, Intercom, Notion

Otherwise: sea swimming all year, and I make a decent kouign-amann.`,
    },
    {
      name: 'client-partner-belgian',
      kind: 'synonym',
      low: 82,
      high: 95,
      best: 88,
      why: 'Calls it client partner and after-sales portfolio, grew up in Liège; five years of B2B software accounts with figures.',
      lacks: [],
      cv: `NICOLAS DELHAYE
Born and schooled in Liège, living in Bray, Co. Wicklow

CAREER

Client Partner, francophone region
Kassiope Systems, Dublin (cloud-based till and stock software for restaurant chains, subscription)
February 2023 to date
- Portfolio of 30 clients in Wallonia, Brussels and northern France, worth €3.1m a year in subscriptions
- Sole commercial contact after signature: roll-out, training of site managers, steering committees, contract extension
- 27 of 28 contracts due since 2024 extended, 11 of them with more sites; portfolio +18% in two years
- Early-warning list of clients at risk, reviewed weekly with support
- All meetings, minutes and proposals in my mother tongue; internal reporting in English

Key Account Executive, existing clients
Fleetnote BV, Maastricht (telematics platform for hauliers, per-vehicle licences)
August 2020 to January 2023
- 80 haulage firms in Belgium and France; renewals, cross-selling of the driver app, complaints
- Attrition from 11% to 6%

Sales assistant, Imprimerie Noirfalise, Liège
2018 to 2020

STUDIES
Bachelier en gestion, HEC Liège, 2018. All schooling in French-speaking Belgium.

LANGUAGES
French first language; English everyday working language since 2020, TOEIC 955; Dutch good

SYSTEMS
HubSpot, Planhat, Power BI`,
    },
    {
      name: 'school-french-only',
      kind: 'denial',
      low: 54,
      high: 67,
      best: 60,
      why: 'An excellent customer success manager in exactly this software, who says himself that his French is at A2.',
      lacks: ['fluent French'],
      cv: `Conor Brannigan
Stoneybatter, Dublin

Senior Customer Success Manager with 7 years in SaaS, 4 of them in workforce management.

Senior CSM, UK & Ireland, Shiftlark, Dublin - Jan 2022 to present
- Rota and time & attendance software for care homes, pubs and hotels
- 40 accounts, €3.4m ARR, NRR 116% in 2025, top of a team of nine
- Renewals, expansion, executive reviews, multi-site rollouts
- Helped our France launch team in 2025 with playbooks and onboarding templates (calls handled by French colleagues)
- Mentor to two junior CSMs

Customer Success Manager, Learnwell Cloud, Dublin - Mar 2019 to Dec 2021
- 70 accounts in corporate learning, churn from 14% to 8%
- First user of Gainsight in the company, wrote the health score

Account Coordinator, Harbour Events, Galway - 2017 to 2019

Education
BA Business and Marketing, Galway, 2017

Languages
English: native
Irish: good
French: A2, Leaving Cert and an app. I can order dinner but I couldn't run a QBR yet. Taking evening classes at the Alliance since September.

Tools: Gainsight, Salesforce, Planhat, Jira

Happy to travel.`,
    },
    {
      name: 'two-jobs-at-once',
      kind: 'overlap',
      low: 59,
      high: 72,
      best: 66,
      why: 'Says five years, but the two account posts ran side by side and come to less than two; the French is native.',
      lacks: ['3 years in a client-owning role in B2B SaaS'],
      cv: `Inès Benarbia
Dublin / Marseille

SUMMARY
Bilingual customer success manager with 5 years of experience managing SaaS clients in France. Energetic, organised, data driven.

PROFESSIONAL EXPERIENCE

Customer Success Manager (part-time 60%), Deskolio, remote
January 2025 - Present
- 35 French SMEs on a room-booking platform
- Onboarding, adoption calls, renewals: 91% renewed in 2025
- €210k expansion in the last four quarters
- HubSpot, Vitally

Account Manager (freelance, 40%), Mailpruche, remote
March 2025 - Present
- 20 French agencies using an e-mailing SaaS
- Quarterly reviews, upgrades, churn calls

Receptionist, then Duty Manager, Hôtel des Calanques, Marseille
May 2021 - December 2024
- Team of eight, staff rota, group bookings, corporate guests
- Introduced the new property management system, trained the team

Waitress, Dublin
2020 - 2021

EDUCATION
BTS Tourisme, Marseille, 2020
Online certificate "Customer Success Fundamentals", 2024

LANGUAGES
French native, English C1 (IELTS 7.5, 2024), Arabic conversational

INTERESTS
Handball, ceramics`,
    },
    {
      name: 'french-teacher',
      kind: 'adjacent',
      low: 28,
      high: 43,
      best: 35,
      why: 'French of the highest level and good with people, but a teacher and translator who has never owned a client account.',
      lacks: ['3 years in a client-owning role in B2B SaaS', 'record of retaining and growing accounts'],
      cv: `SIOBHÁN KEARNS-MOREAU
Maynooth, Co. Kildare

A teacher of French for eleven years, now ready for a new career in customer success. I explain complicated things patiently, keep thirty people on track at once and have very good written French.

Skills
Communication in French and English | Training and workshops | Relationship building with parents and colleagues | Planning | Presenting | Managing difficult conversations | Google Workspace, Canvas, VSware

Career
Teacher of French and English, St Fintan's Community College, 2017 - present
  Head of languages since 2021 (five teachers). Organised nine exchange trips to Nantes. Led the school's move to a new timetabling and attendance app: wrote the guides, trained 48 colleagues, collected problems and passed them to the supplier.
Translator, freelance, French to English, 2019 - present, evenings
  Menus, hotel websites, two cookbooks. Around 12 regular customers.
Lectrice d'anglais, Université de Nantes, 2015 - 2017

Education
Professional Master of Education, Maynooth, 2015
MA French, 2013; BA French and History, 2012
DALF C2, 2016

Courses
Customer Success Manager Level 1, online, 2026 (40 hours)
Salesforce Trailhead: 14 badges

Languages
English native, French C2, at home and at work`,
    },
  ],
};
