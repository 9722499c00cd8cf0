import type { GradedJob } from '../types.ts';

export const productManagerSaasMontrealBilingual: GradedJob = {
  job: 'product-manager-saas-montreal-bilingual',
  title: 'Product Manager, Dealer Platform',
  spec: `Who we are

Boréal Motive is the software partner of more than 2,300 powersports and recreational-vehicle dealers in North America. For twenty-two years our people have been passionate about one thing: helping independent dealers sell, service and smile. We are proud to have been named an employer of choice by our own employees four years running.

The opportunity

Reporting to the Director of Product, the Product Manager, Dealer Platform will own the roadmap of our service-department module and the integrations around it. You will spend time in dealerships, from Rimouski to Reno, listening to service writers; you will turn what you learn into problems worth solving; and you will see them through to release with one squad of eight (engineers, a designer, a QA) in our Montréal office. You will decide what not to build, and say so. You will define how success is measured, look at the numbers afterwards and tell us when you were wrong.

What you bring

You have held a product manager or product owner position for software for a minimum of four years, of which a good part in B2B SaaS. You are fluent in French and in English, written and spoken: the squad and our Québec dealers work in French, our American dealers and the executive team in English, and you will be in both every day. These are requirements of the position.

It would be an asset to have worked with public APIs or partner integrations; to have moved customers from a legacy product to its successor; to know pricing and packaging; to have a technical or business degree. Knowledge of snowmobiles is optional but will be acquired.

What we offer

Flexible insurance from day one, RRSP matching, four weeks of vacation, three days a week at the office near Place-Saint-Henri station, summer Friday afternoons.

Boréal Motive is committed to employment equity and invites applications from women, Indigenous peoples, visible minorities and persons with disabilities. Accommodation is available throughout the process. Only selected candidates will be contacted.`,
  graded: [
    {
      name: 'maxime-thibodeau-strong',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'More than six years of B2B SaaS product management with integrations and a legacy migration, working in both languages daily.',
      lacks: [],
      cv: `Maxime Thibodeau
Montréal (Rosemont) · maxime.t@courrier.example

FR langue maternelle / EN fluent, C2, five years with a Boston head office

Fermette Logiciels (farm management SaaS, 6,000 farms in QC, ON and the U.S. Midwest)
Senior Product Manager — Nov. 2022 to today
Product Manager — Mar. 2020 to Nov. 2022

I own feed and herd modules with a squad of nine. Things I'd want you to know:
> 70+ barn visits in two countries. The most useful one killed a feature we had been building for five months.
> Opened the platform to milking-robot makers: REST API, partner sandbox, 14 certified integrations, now 31 % of new sales mention one.
> Retired the 2006 desktop product. 1,850 farms moved in eighteen months, churn 2.1 %.
> Weekly usage reviews with the squad (Amplitude). I publish a "what I got wrong" note each quarter.
> Discovery, user stories and squad ceremonies in French; executive reviews and U.S. customers in English; I write the release notes in both.

Entrepôt Nuage inc., Laval — Business analyst, warehouse system — 2016 to Feb. 2020

B. Ing. (génie logiciel), 2016
Pastime: vélo de montagne. Have never been on a snowmobile. Willing.`,
    },
    {
      name: 'caitlyn-sorensen-french-beginner',
      kind: 'denial',
      low: 46,
      high: 60,
      best: 54,
      why: "Seven years of exactly this product work in B2B SaaS, but she states her French is a beginner's and half of the job is in French.",
      lacks: ['fluent French'],
      cv: `CAITLYN SORENSEN
Senior Product Manager
Calgary AB, relocating to Montreal in January 2027 (partner's residency)

HIGHLIGHTS
7 years in product, all B2B. Shop-management and parts-ordering software for truck repair. Grew module revenue from $3.2M to $8.9M ARR.

EXPERIENCE
RigRight Software, Calgary. Senior PM, service bay product. Feb 2022 - present.
 Own the repair-order workflow used by 1,100 shops. Two squads. Customer advisory board of 16 service managers. Launched partner API with three parts distributors and repackaged the product into 3 tiers.
RigRight Software. Product Manager. June 2019 - Jan 2022.
 Led the cutover of 400 shops off an on-premise version.
Peaks Credit Union. Digital business analyst. 2016 - 2019.

EDUCATION
BComm, 2015

LANGUAGES
English: native
French: beginner (A2). I take lessons twice a week and can order lunch; I couldn't run a meeting in it.`,
    },
    {
      name: 'nadege-laurin-cosmetics',
      kind: 'trap',
      low: 18,
      high: 32,
      best: 25,
      why: 'A product manager of shampoos: bilingual and senior in brand marketing, but no software product at all.',
      lacks: ['4 years of product management for software'],
      cv: `Nadège Laurin, MBA
Chef de produit / Product Manager
Longueuil

Perfectly bilingual French and English. Spanish intermediate.

Maison Vervaine Cosmétiques, Montréal, Product Manager Hair Care, 2018 to present
Roadmap of 46 SKUs of shampoo and styling. Launch of the Nordique range (2021) and refills (2023), $12 M retail in first year. Pricing, packaging, claims, artwork in both languages. Lead cross-functional squads of R&D chemists, regulatory, supply and agency. Consumer panels, store visits from Gatineau to Moncton. Nielsen figures every month, killed two lines that did not work.

Groupe Épicéa, assistant product manager, maple and jams, 2014 to 2018
Trade promotions, planograms, private-label tenders.

MBA marketing, 2018. BAA, 2013.

Tools: Excel, PowerPoint, SAP (orders), Canva. I am curious about technology and follow several tech podcasts.`,
    },
    {
      name: 'philippe-ouimet-implementation-lead-gem',
      kind: 'gem',
      low: 75,
      high: 88,
      best: 82,
      why: "Titled technical lead and implementation, but since 2021 the dated duties are a product owner's (backlog, discovery, releases, metrics) on B2B software in both languages.",
      lacks: [],
      cv: `PHILIPPE OUIMET

Technical lead, customer solutions. Plomberie Connectée inc. (Québec City, scheduling and invoicing software by subscription for plumbers and HVAC contractors; 38 employees; customers in Québec, Vermont and New Hampshire)

January 2021 to present

We never had the title of product manager, so this is what I do all day. I hold the list of what the two developers teams build and its order; I throw things off it. I ride along with contractors about twice a month, in French here and in English over the border, and write up the problem before anybody codes. I draft the acceptance criteria, test with five customers, decide on release, train support. I follow adoption in Metabase, and in 2024 I took out the quoting wizard, which 4 % used, over the objection of our sales director. I negotiated and specified the connections with QuickBooks and with two wholesalers' catalogues. President consults me on plans and prices.

Earlier in the same company: implementation specialist, 2017 to 2020, 150 customers put live. 

Before: HVAC technician, 2009 to 2016, which helps.

DEC in building mechanics, 2009. AEC in programming, 2017.
Certified Scrum Product Owner, 2021.

French first language. English fluent: I lived in Burlington for four years as a kid and half of my customer calls are in it.

Lévis, moving to Montréal in the new year. References: yes.`,
    },
    {
      name: 'soraya-haddad-short-years',
      kind: 'years',
      low: 60,
      high: 72,
      best: 66,
      why: 'Bilingual and a good SaaS product owner, but only since March 2025; customer success before that is not product management.',
      lacks: ['4 years as product manager/owner (about 1.7)'],
      cv: `Soraya Haddad — Product Owner — Verdun, QC

Languages: Arabic, French (schooling entirely in French, work), English (work, TOEFL 114)

03/2025 – 10/2026   Product Owner, Calendra (SaaS for dental clinics, Montréal). Online booking module; squad of six; backlog, interviews with clinic managers (40 so far, Ontario and Québec), release notes, A/B test of the reminder flow which cut no-shows from 9 to 6 %. Integration with two imaging vendors' APIs.

08/2020 – 02/2025   Customer Success Manager, Calendra. 130 clinics. Renewals, training, QBRs. Brought customer feedback to product; beta coordinator for the mobile app in 2024.

09/2018 – 07/2020   Support agent, telecom.

BA Psychology, Université (Montréal), 2018
Product management certificate, part-time evening course, 2024

I'd say I have "six years in product" if you count being the voice of the customer, and I do a bit.`,
    },
  ],
};
