import type { GradedJob } from '../types.ts';

export const accountExecutiveConstructionSoftwareMontreal: GradedJob = {
  job: 'account-executive-construction-software-montreal',
  title: 'Account Executive (Quebec), construction software',
  spec: `Account Executive (Quebec), Chantierly

We're 23 people. We sell site-diary and subcontractor payment software to general contractors. 310 customers, nearly all in Ontario. Quebec is wide open and it's yours.

The job: find them, demo, negotiate, sign. Full cycle. Annual contracts between $14k and $90k. Quota $850k in new ARR, ramped over two quarters. There's one SDR who'll book you perhaps a third of your meetings. The rest is you.

We need:
- 3 years minimum closing new SaaS business yourself, with a number on your head. Not renewals, not booking meetings for somebody else.
- French and English, both fluent, spoken and written. Your buyers in Laval and Lévis work in French and your contracts will be read by their lawyers. We'll do one of the interviews in French.

We'd like:
- Somebody who has set foot on a jobsite or sold to people who have
- HubSpot
- Used to selling to owners rather than to IT

Base $85k, OTE $170k uncapped, options, benefits from day one. Montréal, hybrid, about four nights a month on the road.

No cover letter. Tell us your last two years against quota.

julien@chantierly.example`,
  graded: [
    {
      name: 'marc-olivier-thivierge-ae',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 97,
      why: 'Nearly seven years of closing new SaaS business against quota, both languages, contractors as buyers, HubSpot and two years above target.',
      lacks: [],
      cv: `Marc-Olivier Thivierge
Rosemont, Montréal (QC) / 514 555 0188 / mo.thivierge@examplemail.ca
Français (langue maternelle), English (fluent, worked in it daily since 2018)

ACCOUNT EXECUTIVE, MID-MARKET
Équipotech inc., Montréal: equipment rental software, subscription
March 2022 - present
2025: $912k new ARR on an $800k quota (114%)
2024: $774k on $750k (103%)
2026 through Q3: 97% of plan
Whole cycle from the prospecting call to DocuSign. Typical deal $22k a year, largest $135k (an excavation group in Trois-Rivières, nine months, sold to the two brothers who own it). Demos and proposals half in French and half in English. Plenty of time in site trailers with a hard hat.
HubSpot, kept clean.

ACCOUNT EXECUTIVE, SMB
Nuagerie RH, Montréal: HR SaaS for small employers
January 2020 - February 2022
41 to 52 new customers a year, President's Club 2021 (127%)

SALES DEVELOPMENT REP
Nuagerie RH, July 2018 - December 2019

B.A.A. Marketing, Université du Mont-Laurier, 2018`,
    },
    {
      name: 'catherine-lafreniere-hunter',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 90,
      why: 'Five and a half years of bringing in subscription-software clients alone against a target, bilingual; other words, another sector and another CRM.',
      lacks: [],
      cv: `CATHERINE LAFRENIÈRE-OKAFOR

I hunt for new clients. For five years my pay has depended on it.

Clinidex (Longueuil), practice management platform for dentists and physios, sold by the month per chair
Business Development Manager, territory Quebec and eastern Ontario, since May 2021
There is no marketing department to speak of, so I open the door, run the presentation, agree on price and get the signature, alone. Target for 2024 was $620,000 of first-year subscription, I brought $688,000. Target for 2025 $700,000, result $716,000. This year I stand at $590,000 of $610,000 with the fourth quarter to come. Buyers are the dentists themselves, usually between two patients. I hand customers to the onboarding group once they are live.
My CRM is Pipedrive.

Télécom Outardes (Québec City)
Sales representative, business lines and internet, June 2017 to April 2021
Door to door with small business, including a lot of contractors and garages. Top 3 out of 26 in 2019.

Languages. Grew up in Chicoutimi speaking French, did my degree and have half my meetings in English. I write our offers and our contract summaries in both.

Degree. B.Comm., Lennox & Bishop College, 2017

Longueuil. 450 555 0126. Driver's licence, the car has 190,000 km on it.`,
    },
    {
      name: 'jared-polansky-no-french',
      kind: 'denial',
      low: 52,
      high: 66,
      best: 60,
      why: 'Ideal closer in construction software, but says himself that he could not hold a meeting in French, a hard must for Quebec.',
      lacks: ['fluent French'],
      cv: `JARED POLANSKY
Toronto, ON (open to relocating to Montréal)
linkedin: jpolansky-example

SUMMARY
Quota-carrying SaaS closer, 5 yrs. Construction tech. 2025: 121% ($1.06M on $875k). 2024: 109% ($819k on $750k).

EXPERIENCE
Senior Account Executive, Plumbline Software, Toronto, 06/2023 to present
  Estimating and bid management for GCs. Self-sourced 60% of pipeline. ACV $18k to $110k. Sold to owners and VPs of construction across Ontario and the Maritimes. MEDDICC, HubSpot.
Account Executive, Tallyho Payments (SaaS for property managers), Toronto, 09/2021 to 05/2023
  New logo only. 98% and 112%.
BDR, Tallyho Payments, 06/2020 to 08/2021

Two summers as a framing labourer, Sudbury, 2016 and 2017

EDUCATION
BBA, Nickel District University, 2020

LANGUAGES
English (native), Polish (kitchen level), French: beginner. Grade 9 core French plus an app. I couldn't run a meeting in it.`,
    },
    {
      name: 'yasmine-benchekroun-sdr',
      kind: 'adjacent',
      low: 46,
      high: 60,
      best: 53,
      why: 'Five years of SaaS prospecting and both languages, but the closers did every demo and deal, the very thing the ad excludes.',
      lacks: ['3 years closing new SaaS business with a quota'],
      cv: `Nom / Name: Yasmine Benchekroun
Montréal, Villeray
Bilingual: French (native), English (advanced, C1, written and spoken)

Experience

Senior Sales Development Representative - Lumifact (cloud invoicing), Montréal - April 2023 to now
Outbound into Quebec manufacturers and building trades, mostly in French. 70 calls a day, own sequences. I book 22 qualified demos a month against a target of 18. The account executives do the demos, the pricing and the close. I sit in on many of them and I sometimes write the recap email. Salesforce and HubSpot. Best SDR 2024 and 2025.

Sales Development Rep - Kolibri Events Software, Montréal - Sept. 2021 to March 2023
Inbound lead qualification, handed over to closers. 104% of meetings goal.

Vendeuse - Boutique Nordet, rue Saint-Hubert - 2018 to 2021, part time with studies

Education
Certificat en gestion, Université du Mont-Laurier, 2021
DEC Sciences humaines, Cégep des Érables, 2019

I am looking for my first closing role.`,
    },
    {
      name: 'genevieve-prudhomme-agency',
      kind: 'trap',
      low: 18,
      high: 32,
      best: 26,
      why: 'The same job title in an advertising agency: client service, no software and no selling; only the bilingualism counts.',
      lacks: ['3 years closing new SaaS business with a quota'],
      cv: `Geneviève Prud'homme
Account Executive

Agence Tambour, Montréal (advertising and branding), Account Executive, Feb. 2020 to present
Day-to-day contact for a grocery banner, a credit union and a maker of windows. I take the brief, write it for the creative team, keep budgets and timesheets under control, present storyboards to the client, book the shoot, manage approvals in both languages. Accounts worth $2.3M in yearly fees. New business is brought in by our two partners; I join the pitch as the person who will look after the account.
Tools: Basecamp, Keynote, Google Workspace.

Agence Pic & Pelle, Québec, Account Coordinator, June 2017 to Jan. 2020
Status reports, print production, radio traffic.

B.A. Communication, Université du Mont-Laurier, 2017

Français et anglais parfaitement maîtrisés à l'oral et à l'écrit. Espagnol intermédiaire.

Finalist, Young Account Person of the Year, 2022. Volunteer, Fondation des Berges.`,
    },
  ],
};
