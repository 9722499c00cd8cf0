/** Demand Generation Marketing Manager: 4+ years of B2B SaaS demand generation; 4+ years of demand generation or growth marketing for a B2B SaaS company decide it. */
import type { GradedJob } from '../types.ts';

export const demandGenManagerUsStartup: GradedJob = {
  job: 'demand-gen-manager-us-startup',
  title: 'Demand Generation Marketing Manager',
  spec: `Demand Gen Marketing Manager @ Ledgerfox (remote US, Series A)

Hey! We're Ledgerfox, 38 people making accounts payable less awful for construction companies. ~210 customers love us; far too many prospects have never heard of us.

You'd be marketing hire #3, working next to a content lead and a product marketer, and reporting to our co-founder Priya.

What you'll do
- Own the pipeline number. You'll be goaled on qualified pipeline and on nothing else
- Run LinkedIn, Google and review-site ads yourself on a budget of about $70k a month
- Build nurture programs, lead scoring and routing with our (one-person) RevOps team
- Launch account-based plays with the SDRs for our top 300 accounts
- Report every week on what worked, what didn't, and what we're killing

What you need
- 4+ years running demand generation or growth marketing for a B2B SaaS company. This one is firm: we can't teach the basics right now
- Real hands-on time in a marketing automation + CRM stack (HubSpot, Marketo or Pardot; Salesforce is what sales lives in)
- Proof that you've managed paid budgets and can talk CAC, payback and conversion rates without notes
- Authorized to work in the US without sponsorship

Nice to have: ABM tools (6sense, Demandbase), webinars and field events, a vertical like construction or fintech, SQL good enough to be dangerous.

No degree needed, honestly.

$115-140k + equity, medical/dental/vision, 401(k), actually-used unlimited PTO, two offsites a year. Equal opportunity employer.`,
  graded: [
    {
      name: 'juniper-pipeline-lead',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: 'Six years filling the sales funnel for B2B software firms in words of her own (pipeline acquisition, opportunity sourcing), with Marketo and Salesforce, a dated ad budget and payback figures, US citizen.',
      lacks: [],
      cv: `juniper castellanos-rhee
denver, co / us citizen

what i do: get meetings with people who sign contracts, at a cost the cfo can live with.

BRICKWELL (bid-management software for general contractors, 90 employees)
Acquisition Lead, Mar 2023 to now
Brought in 58% of all new opportunities sales worked last fiscal year ($19.4M created, $4.1M closed). $85k/mo in paid social, search and Capterra, all set up and tuned by me. Cost to acquire went from $21k to $13.6k; payback 19 -> 12 months. Rebuilt scoring and handoff in Marketo + Salesforce so hot hands get a call in 7 minutes. Picked 250 dream accounts with the outbound reps, used 6sense to time the outreach: 31 of them are customers now. Friday memo to founders: keep, kill, test.

OTTERPOST (subscription shipping-compliance platform, sold to logistics companies)
Campaign Specialist -> Sr. Campaign Specialist, June 2020 to Feb 2023
Email sequences, 22 webinars, two roadshows. Took over Google Ads in 2021 ($30k/mo). Moved us from Mailchimp to Marketo.

before that: barista, then sales development rep at Otterpost (Jan 2019 to May 2020)

other: write my own SQL in Metabase. Certified Marketo Engage Expert 2024. No college, lots of reading.`,
    },
    {
      name: 'raymond-vp-marketing',
      kind: 'overqualified',
      low: 74,
      high: 87,
      best: 80,
      why: 'Meets every must several times over as VP Marketing at SaaS companies and still builds campaigns himself; the level above the role is a question, not a gap.',
      lacks: [],
      cv: `RAYMOND T. OYELARAN
Vice President of Marketing, B2B Software
Atlanta, Georgia | U.S. permanent resident

EXECUTIVE SUMMARY
Marketing executive with a demand generation background who has built revenue engines at three SaaS companies from $4M to $60M ARR. Looking for a hands-on seat in a smaller team again; title is not important to me.

PROFESSIONAL EXPERIENCE

Quillstone Software (treasury SaaS), Vice President, Marketing | 01/2021 – 09/2026
Led 14 people and a $6.2M annual program budget. Marketing-sourced pipeline up from $22M to $71M. Blended CAC payback 16 months. After the 2024 reduction ran LinkedIn and Google campaigns personally, and built the HubSpot workflows, lead scoring and Salesforce attribution reports.

Meridale Systems (HR SaaS), Director, Demand Generation | 05/2016 – 12/2020
Team of five. Introduced ABM with Demandbase for 400 named accounts, 41% win rate. Managed $2.1M paid media.

Cobaltry Inc. (e-procurement SaaS), Demand Generation Manager | 02/2012 – 04/2016
First marketing hire. Pardot implementation, nurture streams, webinars, trade shows.

EDUCATION
MBA, Peachtree State University, 2011
BBA, Marketing, 2006

BOARD & COMMUNITY
Advisory board, Southeast Revenue Marketers`,
    },
    {
      name: 'brielle-counted-twice',
      kind: 'overlap',
      low: 60,
      high: 71,
      best: 66,
      why: "Good current B2B SaaS demand gen with HubSpot and budgets, but the 'seven years' are three parallel engagements that all began in 2024: under three years by the calendar.",
      lacks: ['4+ years of B2B SaaS demand generation (2 years 9 months by the dates)'],
      cv: `Brielle Santangelo | Demand Generation | Columbus, OH | Authorized to work in the U.S., no sponsorship needed

7+ years of combined B2B SaaS demand gen experience across in-house, fractional and freelance roles.

**Demand Generation Manager, Pallium Health IT (B2B SaaS)**
Feb 2024 – Present
– Paid LinkedIn + Google, $45K/month, cost per SQL down from $910 to $540
– HubSpot owner: nurtures, scoring, lifecycle stages, Salesforce sync
– Sourced $6.8M pipeline in FY25, 104% of goal
– 1:few ABM with the BDR team, 120 accounts

**Fractional Growth Lead, Tendril Analytics (B2B SaaS, seed)**
May 2024 – Aug 2026, ~10 hrs/week
– Stood up HubSpot and first paid search program ($8K/month), CAC payback 11 months

**Freelance Demand Gen Consultant (three SaaS clients)**
March 2024 – Present, evenings
– Webinar programs, landing pages, LinkedIn audits

**Guest Services Supervisor, Harborline Hotels**
2019 – Jan 2024
– Scheduled a front desk team of 12, upsell program, guest satisfaction 4.7/5

Education: B.A. Communication, Scioto College, 2019
Certs: HubSpot Marketing Software (2024), Google Ads Search (2025)`,
    },
    {
      name: 'declan-dtc-performance',
      kind: 'adjacent',
      low: 40,
      high: 54,
      best: 47,
      why: 'A capable paid-media manager in consumer e-commerce: budgets, CAC and conversion transfer, but no B2B, no sales team, no marketing automation with a CRM.',
      lacks: [
        '4+ years of demand generation or growth marketing for a B2B SaaS company',
        'hands-on HubSpot, Marketo or Pardot with a CRM',
      ],
      cv: `Declan Fitzwater
Growth & Performance Marketing (DTC)
Brooklyn NY - American citizen - portfolio on request

Snoutly (fresh dog food, subscription) / Senior Performance Marketing Manager / 2022 Apr – now
Spend: $400k a month over Meta, TikTok, Google Shopping and YouTube
New-customer CAC $61 against a $75 target, payback inside the second box
40+ creative tests a month with two editors; landing page tests in Unbounce, +18% checkout conversion
Weekly readout to CEO incl. what was switched off and why
Klaviyo win-back and abandoned cart flows

Marlow & Pine (candles, home scent; Shopify) / Paid Social Manager / 2019 Aug – 2022 Mar
Grew Facebook and Instagram from $20k to $150k a month at 3.1 ROAS
Holiday calendar, influencer whitelisting, SMS list to 90k

Agency: Bright Copper Media / Paid Media Associate / 2018 Jun – 2019 Jul
Hotels and restaurants, local search ads

Tools: Meta Ads Manager, TikTok Ads, GA4, Klaviyo, Triple Whale, Looker Studio, basic SQL

BFA Photography, 2018

All of my accounts so far have sold to consumers.`,
    },
    {
      name: 'trent-pasted-ad',
      kind: 'pasted',
      low: 8,
      high: 21,
      best: 14,
      why: "A leasing-office administrator who copied the ad's bullets into the CV as 'what I bring'; apart from the paste there are only general office skills and a Facebook page.",
      lacks: [
        '4+ years of demand generation or growth marketing for a B2B SaaS company',
        'hands-on HubSpot, Marketo or Pardot with a CRM',
        'managed paid budgets',
      ],
      cv: `Trent Mabry
Tulsa, Oklahoma. US citizen.

WHAT I BRING
- Own the pipeline number. You'll be goaled on qualified pipeline and on nothing else
- Run LinkedIn, Google and review-site ads yourself on a budget of about $70k a month
- Build nurture programs, lead scoring and routing with our (one-person) RevOps team
- Launch account-based plays with the SDRs for our top 300 accounts
- Report every week on what worked, what didn't, and what we're killing
- 4+ years running demand generation or growth marketing for a B2B SaaS company
- Real hands-on time in a marketing automation + CRM stack (HubSpot, Marketo or Pardot; Salesforce is what sales lives in)
- Proof that you've managed paid budgets and can talk CAC, payback and conversion rates without notes

JOBS
Leasing Office Administrator, Cedar Run Apartments. 3/2021 till now.
Answer phones and emails, show units, type up leases, collect rent checks, order supplies. I post vacancies on our Facebook page and Craigslist.

Warehouse associate, Greenbelt Home Supply. 6/2018 to 2/2021.
Picking and packing orders, inventory counts.

SCHOOL
Associate of Arts, General Studies, Tulsa Plains Community College, 2018

Dependable, friendly, quick learner. Word, Excel, Canva.`,
    },
  ],
};
