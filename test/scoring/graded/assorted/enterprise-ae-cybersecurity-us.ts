/** Enterprise Account Executive (Central): 3 years selling cybersecurity; 5 years closing enterprise software decide it. */
import type { GradedJob } from '../types.ts';

export const enterpriseAeCybersecurityUs: GradedJob = {
  job: 'enterprise-ae-cybersecurity-us',
  title: 'Enterprise Account Executive (Central)',
  spec: `Enterprise AE, Central – Latchwork Security (Series B, remote: Chicago, Dallas, Austin or Minneapolis)

Hey! We're Latchwork. We find the machine identities nobody knows they have and shut the door on them. 85 people, 60 customers, 11 of the Fortune 500, and a product that sells itself about a third of the way.

You'd be our fourth enterprise seller. No inbound machine: you'll build a patch of about 40 named accounts with 5,000+ employees, run the deals end to end with a great SE, work the channel, and tell product what they got wrong.

Who we need:
- You've closed net-new enterprise software for at least 5 years, full cycle, prospecting included.
- At least 3 of those years were in cybersecurity. You can talk to a CISO about identity, cloud or detection without an SE holding your hand.
- You've carried a $1M+ annual number, and you've beaten it more often than you've missed it.
- Fluent in MEDDPICC or something like it, and honest in Salesforce.

Bonus points: early-stage startup scars, friends at the big security VARs, a Rolodex in financial services or healthcare.

Don't have a degree? Don't care. You do need to be authorized to work in the US and up for 30% travel.

The deal: $160K base / $320K OTE, uncapped, real equity, 401(k), medical/dental/vision from day one. Equal opportunity employer. Send a resume and the story of a deal you lost.`,
  graded: [
    {
      name: 'named-accounts-hunter',
      kind: 'synonym',
      low: 85,
      high: 96,
      best: 90,
      why: 'Nine years of new-logo hunting in EDR and privileged access under "territory" titles, with dated numbers over $1M and mostly over plan.',
      lacks: [],
      cv: `DESHAWN PRUITT
Plano, TX — US citizen

Bag-carrying hunter. Big logos, new paper, no babysitting.

REGIONAL TERRITORY MANAGER, STRATEGICS (TX/OK/LA)
Vaultline (privileged access, PAM/secrets) | 02/2021–now
  FY22 $1.9M on 1.5 (127%) · FY23 $1.4M on 1.6 (88%) · FY24 $2.3M on 1.7 (135%) · FY25 $2.1M on 1.8 (117%)
  • 34-company list, smallest has 7,000 staff; 13 first-time customers, every one self-sourced or through Optiv/GuidePoint-type resellers
  • Largest: $1.15M TCV, 3 yr, regional bank: 9 months, security chief + procurement + audit committee
  • Joined at 70 heads, saw it to 400

TERRITORY MANAGER, MAJORS
Fencepost Endpoint (EDR, managed hunting) | 08/2017–01/2021
  • Displaced legacy AV at two hospital systems and an airline
  • Quota 1.1–1.3M; club every year but FY19 (81%)
  • Whiteboarded the kill chain myself; Command of the Message, MEDDIC

ACCOUNT MANAGER
Brazos Office Technologies (copiers, managed print) | 06/2014–07/2017
  • Cold calls, 60 a day. Rookie of the year.

Training: Security+ (2019). Forecast within 6% the last eight quarters (SFDC/Clari).
School: two years at UNT, no diploma.`,
    },
    {
      name: 'vp-sales-back-to-bag',
      kind: 'overqualified',
      low: 73,
      high: 87,
      best: 80,
      why: 'Ten years of enterprise security selling, six of them leading others while still closing her own named deals; every must is met, the question is the level.',
      lacks: [],
      cv: `Katherine "Kit" Lindqvist
Minneapolis, Minnesota

Executive Summary
Sales leader who has spent a decade in cybersecurity and wants to go back to selling. I have led 25 people; I would rather lead deals.

Vice President, Sales, Americas — Corrinth Cloud Security (CNAPP), May 2023 – September 2026
Owned a $38M number and a team of four RVPs and twenty-one AEs. Kept three house accounts for myself (a payer, a card network, a retailer) and closed $2.6M new ARR across them in FY24–FY26. Left after acquisition.

Regional Vice President, Central — Oberon Identity (IGA/SSO), July 2020 – April 2023
Player-coach for six enterprise AEs. Carried a personal $1.2M target in addition to the team plan; attained 104%, 111% and 96%. Introduced MEDDPICC and Salesforce hygiene.

Senior Enterprise Account Executive — Oberon Identity, January 2016 – June 2020
Net-new only, accounts above 10,000 employees in health and financial services. Annual quota $1.4M to $1.8M; 118% average; President's Club 2017, 2018, 2020. Sourced two-thirds of my pipeline myself and with channel partners.

Enterprise Account Manager — Twin Harbor Storage Systems, 2010 – 2015

BA Economics, Macalester College, 2010
Authorized to work in the US; travel is no issue.`,
    },
    {
      name: 'hcm-software-ae',
      kind: 'missing',
      low: 60,
      high: 71,
      best: 65,
      why: 'A first-rate enterprise software closer with the years and the numbers, but all of it in HR and payroll, none in security.',
      lacks: ['3 years selling cybersecurity'],
      cv: `Marcus Delacroix-Webb | Chicago, IL | linkedin.example/in/mdw

Experience

Enterprise Account Executive, Tallyroll (HCM & payroll SaaS)
Mar. 2020 – Present
• Close new business with companies of 5,000 to 40,000 employees in IL, WI and IN; average deal $310K ARR, cycle 8 months
• Quota attainment: 2021 109%, 2022 122%, 2023 97%, 2024 131%, 2025 114% (quota $1.25M rising to $1.6M)
• Self-generate about 70% of pipeline; run multi-threaded evaluations with CHRO, CFO, CIO
• MEDDPICC certified coach for new hires; Salesforce, Gong, Outreach
• Landed the company's first three hospital networks

Account Executive, Mid-Market → Enterprise, Benchwise (recruiting SaaS, joined at Series A)
Jun. 2016 – Feb. 2020
• Eleventh employee; built Midwest from zero to $4.2M ARR
• Enterprise from Jan. 2018, $1M quota, 116% and 103%

Business Development Rep, Benchwise
Jul. 2015 – May 2016

Education
B.S. Marketing, Marquette University, 2015

Why a change? Payroll is a mature market and I want to learn a new domain. I'm reading up on security and have started a Security+ prep course.`,
    },
    {
      name: 'pr-agency-ae',
      kind: 'trap',
      low: 11,
      high: 25,
      best: 17,
      why: 'An "account executive" of a PR agency whose clients are security vendors: publicity work, no software sold and no quota.',
      lacks: ['5 years closing enterprise software', '3 years selling cybersecurity', '$1M+ quota'],
      cv: `Priya Sundaresan
Austin, Texas 78704

ACCOUNT EXECUTIVE – CYBERSECURITY PRACTICE
Halyard & Moss Communications, Austin. August 2020 to present (Senior AE since 2023)

I look after five enterprise cybersecurity clients: an identity vendor, two cloud security startups, a threat detection company and an MSSP. For them I:
– pitch stories to trade and business press, and land around 40 pieces of coverage a quarter
– write bylines and quotes for CISOs and founders; turn threat research into news
– run media at RSA and Black Hat, including briefing books and spokesperson training
– manage retainers between $12K and $25K a month, with weekly client calls and monthly reports
– coordinate launches and funding announcements, Series A to C

ASSISTANT ACCOUNT EXECUTIVE
Fennimore Public Relations, Houston. June 2018 to July 2020
Consumer tech and restaurant clients. Media lists, clippings, influencer outreach.

EDUCATION
University of Texas at Austin, B.J., Public Relations, May 2018

TOOLS
Cision, Muck Rack, Salesforce (contact database), Canva, AP Style

AWARDS
PRSA Austin Silver, 2024, for a ransomware awareness campaign`,
    },
    {
      name: 'bdr-pasted-ad',
      kind: 'pasted',
      low: 33,
      high: 46,
      best: 39,
      why: 'Two years as a BDR and ten months of small-business closing in security; the rest is the ad copied into the profile.',
      lacks: ['5 years closing enterprise software', '3 years closing in cybersecurity', '$1M+ quota'],
      cv: `Brayden Kolczak, Naperville IL

PROFILE
You've closed net-new enterprise software for at least 5 years, full cycle, prospecting included. At least 3 of those years were in cybersecurity. You can talk to a CISO about identity, cloud or detection without an SE holding your hand. You've carried a $1M+ annual number, and you've beaten it more often than you've missed it. Fluent in MEDDPICC or something like it, and honest in Salesforce. Early-stage startup scars, friends at the big security VARs, a Rolodex in financial services or healthcare. Run the deals end to end with a great SE, work the channel, and tell product what they got wrong.

JOBS

SMB Account Executive, Pinegate Email Security. January 2026 - now.
Close deals with businesses under 250 employees, mostly inbound demos. Average sale $6,400. Quota $420K, at 88% through Q3.

Business Development Representative, Pinegate Email Security. January 2024 - December 2025.
Booked first meetings for the mid-market reps. 14 meetings a month, 103% of target in 2025. Cold calls, LinkedIn, events. Logged everything in Salesforce.

Server and shift lead, The Copper Kettle. 2021 - 2023.

SCHOOL
B.A. Communication, Northern Illinois University, December 2023

OTHER
Pinegate sales academy (MEDDIC intro, 2 days). US citizen, OK with travel.`,
    },
  ],
};
