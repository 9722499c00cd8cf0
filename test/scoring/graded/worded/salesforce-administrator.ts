/** Salesforce administrator, Australian charity: active administrator certificate, two years as the admin of an org, automation in Flow. */
import type { GradedJob } from '../types.ts';

export const salesforceAdministrator: GradedJob = {
  job: 'salesforce-administrator',
  title: 'Salesforce Administrator',
  spec: `A letter to our next Salesforce Administrator

Dear you,

You don't know us. Harbour Light runs 14 refuges and a helpline between Newcastle and Wollongong. Last year 6,200 women and children slept in a safe bed, and who slept where, who needs a lawyer on Thursday, which donor paid for the cot, all of it lives in one Salesforce org (Nonprofit Cloud, 260 users, most of them social workers who'd rather be doing something else than typing). Our admin of six years, Bronwyn, is going round the country in a caravan. We need somebody to look after what she made.

What fills the week: users, profiles and permission sets (privacy matters more here than anywhere, a leaked address can kill), fields and page layouts, reports for funders, duplicates, imports, a queue of about 20 tickets, two sandboxes, three releases a year, training in refuges with bad wifi. Bronwyn moved all our process builders to Flow and there are 85 of them, so you'd want to have built flows of your own, ones that other people relied on, not just clicked through a badge.

Three things we'll check before we ring. That your Salesforce Administrator certificate (they call it Platform Administrator now) is active on the Trailhead verification page, as our insurer wants a certified person with their hands on the data. That you've been the admin of a live org for two years or more. And the flows, above. Being a user of Salesforce, even a clever one, is different and we've learned that the expensive way.

We'd be tickled by: Nonprofit Cloud or NPSP, Advanced Admin or Platform App Builder, Experience Cloud, data loader and a bit of SQL-ish thinking, Marketing Cloud, community sector background.

SCHADS level 6, $112k plus super and salary packaging. Parramatta, two days from home. A Working with Children Check is done on starting, we pay. Aboriginal and Torres Strait Islander women are especially welcome; men may apply too.

Warmly,
Jacinta Moroney, Head of Systems and Small Miracles`,
  graded: [
    {
      name: 'uni-admin',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Five years as admin of two orgs, 120 flows, three certificates kept up to the Winter 27 release, NPSP at a food charity.',
      lacks: [],
      cv: `Samoa-born, Blacktown-raised: LEILANI FA'ASAVALU

Salesforce Administrator

Certified (all current, maintenance done Oct 2026)
Platform Administrator since June 2021
Advanced Administrator 2023
Platform App Builder 2024

What I've run
2023 Aug to now | Western Plate (food rescue, Sydney) | Salesforce Administrator, the only one | 190 users, Nonprofit Success Pack, Experience Cloud for 400 charities who order food | 120 flows record-triggered, scheduled and screen; replaced a morning of phone calls with one | Field-level security review after privacy breach at a partner | 2 sandboxes, DevOps Center | Data Loader, 1.1m donor rows de-duped | training in warehouses
2021 July to 2023 Jul | University of Nepean | Junior then Salesforce Admin, recruitment office | 340 users, Education Data Architecture, Service Cloud, first flows, permission set groups, Marketing Cloud Connect
2017 to 2021 | University of Nepean | Student centre officer

Study
BA Communication, Nepean, 2017
Trailhead: 6 star ranger. Co-leader, Western Sydney Admin group

Church youth choir, touch footy. WWCC held.`,
    },
    {
      name: 'housing-office-manager',
      kind: 'gem',
      low: 77,
      high: 90,
      best: 83,
      why: 'Office manager of a housing co-operative by title, but its sole admin for four years with 30 own flows and an active certificate; smaller org of 70 people.',
      lacks: [],
      cv: `Dorothy (Dot) Campagnolo
Office Manager, Illawarra Common Equity Housing, Wollongong, 2014 - current

The paper title says rosters, petty cash, and the board's sandwiches, and I do all that. But in February 2022 the consultant who'd set up our tenancy database left the country and I was the person who had the password.

So I learned. I sat the ADM-201 in September 2022 at a centre in Figtree, 74%, and have done each year's maintenance module since, the latest in March this year, shows green. Seventy of us work in it every day plus nine contractors by the portal. Nobody else has the admin rights, I do the lot: who may see which tenant (we have families hiding from somebody, they're locked down by sharing rules I worked out on butcher's paper), layouts, validation, the rent arrears reports for the Registrar, the upload of the old spreadsheets, the sandbox, the release notes read in bed.

What I'm proudest of are the thirty automations. When a tap leaks, the tenant fills a screen, the job goes to the right plumber, it chases him at 48 hours and tells the tenant. I made it in 2023 in Flow Builder, 9,000 jobs have gone through, fell over twice, fixed twice. Another does the lease renewal letters.

Cert IV Business Admin TAFE 1998. Treasurer of the bocce club. Carer for Mum until last year. Working with Children number current. Referee: our CEO, who will cry.`,
    },
    {
      name: 'not-maintained',
      kind: 'lapsed',
      low: 61,
      high: 74,
      best: 68,
      why: 'Seven years of admin work with flows and NPSP, but the certificate was last maintained for Winter 23 and so is no longer active.',
      lacks: [
        'your Salesforce Administrator certificate (they call it Platform Administrator now) is active',
      ],
      cv: `Callum Wojcik, CRM administrator
Marrickville NSW

EMPLOYMENT

Bushcare Federation of NSW, CRM Administrator, Jan 2022 - present
> NPSP, 150 staff and 2,300 volunteers in a community (Experience Cloud) site
> 60+ flows: volunteer inductions, gift receipts, grant milestones. Retired every workflow rule and process builder by 2024
> Permission set groups instead of 22 profiles
> Funder dashboards (state, federal, 3 philanthropics)
> Demand Tools, Data Loader CLI, nightly job with SQL against the finance system
> Ticket queue, median 1.5 days
> Train-the-trainer in 12 regional offices

Kettle & Co Insurance Brokers, Salesforce Administrator, May 2019 - Dec 2021
> Sales Cloud and Service Cloud, 85 users, first admin there
> Case routing, web to case, Process Builder, first flows

Call centre team leader, energy retailer, 2015 - 2019

CREDENTIALS
Salesforce Certified Administrator (Aug 2019; Winter '20, Winter '21, Winter '22, Winter '23 maintenance)
Google Project Management 2024
Mental Health First Aid 2025

BA (Anthropology), Macquarie 2014
Trivia host, amateur lichenologist, two chooks`,
    },
    {
      name: 'dynamics-admin',
      kind: 'adjacent',
      low: 44,
      high: 58,
      best: 51,
      why: 'Nine years of administering another CRM (Dynamics 365) in disability care with the same duties and Power Automate; fresh Salesforce certificate but no live org and no flows.',
      lacks: [
        "you've been the admin of a live org for two years or more",
        'have built flows of your own, ones that other people relied on',
      ],
      cv: `Georgina Stavropoulos
CRM Systems Administrator, Penrith

I've administered the client system at Blue Wren Disability Services for nine years (Sept 2017 -> now). Dynamics 365 Customer Service and Dataverse, 310 support workers, 4,000 participants. My side: security roles and column-level security, business units, forms and views, duplicate rules, data imports, environment copies, two release waves a year, NDIS reports in Power BI, level 2 tickets (25 a week), training in group homes.

Over 70 cloud flows in Power Automate are mine: incident escalation to the on-call manager, plan review reminders, onboarding. Three canvas apps for tablets which work offline.

Before, 2012 to 2017, case worker at Blue Wren and at a youth refuge in Mount Druitt, so I know why people hate typing.

Certificates
Microsoft PL-200 (2021, renewed yearly), MB-230
Salesforce Certified Platform Administrator, passed 18 August 2026 (97 Trailhead badges in a developer edition, superbadge in flow)
Diploma of Community Services, TAFE NSW 2012

Working With Children Check, NDIS worker screening, manual licence.
Greek dancing, netball, granny flat renovation in progress.`,
    },
    {
      name: 'sales-power-user',
      kind: 'list',
      low: 14,
      high: 29,
      best: 22,
      why: 'A salesman who lives in Salesforce all day as a user; the administrator words are in a skills line, no certificate, no org, no flow.',
      lacks: [
        'your Salesforce Administrator certificate (they call it Platform Administrator now) is active',
        "you've been the admin of a live org for two years or more",
        'have built flows of your own, ones that other people relied on',
      ],
      cv: `BRETT LANGFORD - SALESFORCE SPECIALIST

8 years Salesforce experience across three companies

Key skills: Salesforce (Lightning), Sales Cloud, Reports & Dashboards, Flow, Data Loader, Permission Sets, Administration, Pipeline, Forecasting, Lead conversion, Trailhead, CRM champion

Experience
Account Executive, TransPacific Forklifts, Feb 2022 - now. 118% of quota FY25. Keep 400 accounts up to date in Salesforce, log calls, convert leads, forecast weekly. Built my own dashboards and list views; six colleagues copied them. CRM champion for NSW: collected wishes and passed these on to the admin in Melbourne. UAT of the new quoting screen.
Business Development Rep, Cloudbank Payroll, 2019 - 2022. 70 dials a day, Salesforce and Outreach. President's club 2021.
Membership consultant, gym chain, 2018 - 2019. Salesforce on iPad.
Personal trainer, 2013 - 2018.

Education
Cert III Fitness; HSC 2012
Trailhead: 14 badges (Admin Beginner in progress), Hustler rank
Sandler sales training

Interests: crossfit, Rabbitohs, my daughter's dance. Drivers licence and own ute.`,
    },
  ],
};
