import type { GradedJob } from '../types.ts';

export const customerSuccessManagerDutchSaasUtrecht: GradedJob = {
  job: 'customer-success-manager-dutch-saas-utrecht',
  title: 'Customer Success Manager Benelux (Dutch-speaking), Utrecht',
  spec: `Hoi! (We'll go on in English, as the team is from nine countries. Your customers won't.)

Roosterly makes rostering software for care homes, hospitals and childcare. Around 640 organisations in the Netherlands and Flanders plan their shifts with us, some of them with 4,000 nurses. We're 85 people in an old mint building near the station in Utrecht, profitable, owned by the founders, and a bit nerdy about bread.

As a Customer Success Manager you get about forty of those organisations as your own. You help them get going after the sale, you visit, you notice when logins drop before they do, you sit with a planner in Zwolle who hates the new screen, and a year later you sit with her director about the next contract. Renewal and growth of the subscriptions in your portfolio are yours: net retention is the number we look at together every Monday.

So, honestly, two things we can't bend on. Your Dutch is native or as good as (C1 at the very least, spoken and written): the planners don't do English and nor do the collective labour agreements. And you bring three years or more of customer success or account management at a B2B software company, with renewals you were responsible for yourself.

Nice if you have it: care sector knowledge, HubSpot or Gainsight, French for a few customers in Brussels, a driving licence. A degree we don't ask for.

€3,800 to €5,000 gross for 40 hours (32 or 36 is fine as well), 27 days off, NS Business Card, lunch together. We hire whoever can do the job; tell us if you need anything arranged for the interview.

Tot snel,
Fenna, Joris and the success team`,
  graded: [
    {
      name: 'lotte-van-der-heijden-hr-software',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Native Dutch with six years of renewals in Dutch HR software, hospitals among the customers and Gainsight.',
      lacks: [],
      cv: `Lotte van der Heijden
Amersfoort | 06-00000418 | born 12-05-1994

Experience

Customer Success Manager, Personeelsplein B.V., Amersfoort (HR and absence software, SaaS)
April 2020 - present
- 45 customers, €2.6M annual recurring revenue, among them two university hospitals and seven VVT organisations (home and elderly care)
- responsible for renewal and upsell: gross retention 97%, net retention 112% in 2025
- onboarding of new customers in 10 weeks on average, was 16
- customer visits, quarterly reviews with HR directors, training of planners and absence coordinators
- set up health scores in Gainsight (we came from Excel)
- wrote 60 help articles in Dutch

Implementation consultant, Personeelsplein B.V.
September 2017 - March 2020
Set up software for 70+ customers, cao VVT and cao Ziekenhuizen rules, data migration

Student jobs: roster planner at a home care organisation in Ede, 2014 - 2017 (so I have been the planner)

Education
HBO Human Resource Management, Hogeschool Kromme Rijn, 2017

Languages
Dutch: mother tongue. English: fluent. French: B1. German: can follow.

Driving licence B. HubSpot, Gainsight, Power BI.`,
    },
    {
      name: 'pieter-verstraeten-flemish-relationship',
      kind: 'synonym',
      low: 85,
      high: 96,
      best: 91,
      why: 'A Fleming whose mother tongue is Dutch, with nine years of keeping and extending subscription contracts for school software, plus French.',
      lacks: [],
      cv: `Pieter Verstraeten
Berchem (Antwerpen), moving to Utrecht in January 2027 to join my partner

RELATIEBEHEERDER / client partner
Schoolraam NV, Antwerp. February 2017 until today.

Schoolraam sells an online package for timetables and pupil records to school boards, licensed by the year. I look after school groups in Flanders and, since 2021, in Brabant and Limburg in the Netherlands; at present 52 boards with 410 schools, good for €3.1 million a year. The contracts run for three years and I'm the one who sits at the table when they end. In the nine years I've lost four boards and won back one. Last year customers in my area bought €280,000 of extra modules.

Most of it is less grand: showing secretaries how to make a substitution roster, being there at the first of September when everything breaks, calling a director before he calls us because nobody has opened the absence module for a month. I collect what they wish for and quarrel with our product people about it. Notes in HubSpot, always.

All of this in Dutch, writing included (Vlaams but I adapt: I say "afspraak is afspraak" without blushing). With the Brussels schools in French. English with our developers in Gent and Porto.

Before: inside sales, Drukwerk Maes, Mechelen, 2013 - 2017. Teacher of Dutch and history at a secondary school, 2010 - 2013.

Bachelor secundair onderwijs (Nederlands - geschiedenis), Hogeschool Scheldeland, 2010.
Rijbewijs B. Father of two.`,
    },
    {
      name: 'ines-carvalho-dutch-a2',
      kind: 'in-progress',
      low: 50,
      high: 63,
      best: 57,
      why: 'Excellent SaaS customer success with renewals, but her Dutch is A2 on the way to B1, far from the C1 demanded.',
      lacks: ['Dutch at native level or C1'],
      cv: `INÊS CARVALHO
Senior Customer Success Manager
Amsterdam-Noord, in NL since 2021

>> Deskvloed (help desk SaaS), Amsterdam, Senior CSM, Nov 2022 - present
60 mid-market accounts in UK, Iberia, Nordics. EUR 4.4M ARR under my name. NRR 118% in 2025. Renewal forecast within 3%. Built playbooks for churn risk, Gainsight admin. Mentor of two juniors.

>> TutorPeer (edtech SaaS), Amsterdam, CSM, March 2021 - Oct 2022
Universities in Southern Europe. Onboarding, QBRs, renewals (94%).

>> Saúde Digital (practice software for clinics), Porto, Account Manager, Sept 2018 - Feb 2021
130 medical practices and two nursing home groups; contract extensions, training on site.

Education: Licenciatura in Communication Sciences, Universidade do Ave, 2018

Languages
Portuguese native - English C2 - Spanish C1 - French B2
Dutch A2 (passed inburgering reading and listening; evening class twice a week, B1 state exam booked for February 2027). I can order bread and apologise for the rest.

Tools: Gainsight, HubSpot, Salesforce, Looker
Driving licence B`,
    },
    {
      name: 'sander-kuipers-hotel-accounts',
      kind: 'adjacent',
      low: 42,
      high: 54,
      best: 48,
      why: 'Native Dutch and real contract accounts, but at hotels: no software company, no subscriptions, no customer success.',
      lacks: ['Three years of customer success or account management in B2B software with own renewals'],
      cv: `Curriculum vitae

Name: Sander Kuipers
Place: Zeist
Nationality: Dutch
Mother tongue: Dutch; English and German good

Since 1 March 2019: Account manager corporate and MICE, Hotel Landgoed De Wulpen, Driebergen
I maintain the contacts with about 120 firms and care organisations that hold their training days with us. Each autumn I negotiate the room rates for the year to come. Eighty per cent of firms come back. I also receive groups, walk through the programme, and solve what goes wrong. Turnover of my accounts €1.4 million.

2015 - 2019: Front office manager, Hotel Stationsplein, Amersfoort
Team of nine, rosters (in a program that everyone hated), guest complaints, night audits.

2012 - 2015: Receptionist, same hotel

Education: MBO 4 Manager Hospitality, ROC Heuvelrug, 2012

Software as a user: Opera, Mews, Excel, a little HubSpot for mailings.
Driving licence: B
Hobbies: sourdough baking, korfball

Motivation: people have told me that customer success is what I do without calling it that. I have not worked in a software company yet.`,
    },
    {
      name: 'henk-dijkstra-greenhouse',
      kind: 'unrelated',
      low: 5,
      high: 15,
      best: 10,
      why: 'Dutch is there, but a greenhouse foreman and lorry driver shows nothing of customers, software or contracts.',
      lacks: ['Three years of customer success or account management in B2B software with own renewals'],
      cv: `Henk Dijkstra, 's-Gravenzande, geboren 3 augustus 1979

Work
2011 - now    Foreman in tomato greenhouse, Gebr. Vreugdenhil-Bos, Westland. 8 hectares. Lead crew of 25 in season, climate computer, crop registration, crop protection (licence 2).
2003 - 2011   Lorry driver, flower auction transports, Naaldwijk to Germany and Denmark
1998 - 2003   Picker, later forklift

School: LTS Westerhoek, 1996
Papers: lorry licence CE, code 95 until 2028, spraying licence, BHV first aid
Languages: Dutch (native), enough Polish for the crew, German reasonable, English moderate

Would like indoor work because of my back. Used to helping people and I'm good with computers.`,
    },
  ],
};
