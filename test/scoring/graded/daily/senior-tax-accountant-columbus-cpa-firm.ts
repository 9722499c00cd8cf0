import type { GradedJob } from '../types.ts';

export const seniorTaxAccountantColumbusCpaFirm: GradedJob = {
  job: 'senior-tax-accountant-columbus-cpa-firm',
  title: 'Senior Tax Accountant',
  spec: `SENIOR TAX ACCOUNTANT
Halvorsen Pruitt & Beale, CPAs – Columbus, Ohio (hybrid, three days in the office)

Who we are
A 38-person firm. Most of our clients are closely held: contractors, dental and veterinary practices, real estate partnerships, a few family farms, and the owners behind all of them.

What you will be doing
• Carrying your own book of roughly 120 business and individual engagements from the organizer to the e-file acceptance
• First-level review for two staff preparers and the spring interns
• Year-end projections and estimates, and the calls that go with them
• Answering IRS and state notices, and sitting in on exams when one comes up
• Keeping an eye on multistate filings for the contractors who wander across the river

What you must have
• CPA license, active, from any state – or Enrolled Agent status in good standing. One or the other, in hand on the day you start.
• Five years or more preparing returns for clients, in a public accounting firm or a comparable tax practice
• Real depth in pass-throughs: 1065s and 1120-Ss including K-1s, basis and capital account work

What would be nice
• UltraTax or CCH Axcess
• Some exposure to 1031 exchanges, cost segregation or PTE elections
• A bachelor's degree in accounting or something close to it

What we offer
$88,000–$108,000, paid overtime in season, no Saturdays before February 15, 401(k) with a 4% match, and a partner track if you want one (it is fine not to).`,
  graded: [
    {
      name: 'denise-okafor-reilly-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Active Ohio CPA, eight years in two public firms, pass-throughs with basis work and review of staff, all dated and current.',
      lacks: [],
      cv: `DENISE OKAFOR-REILLY, CPA
Dublin, Ohio   614-555-0142   d.okaforreilly@mailbox.example

Period   Firm   Position
08/2021 – present   Tillman Grove Advisors, Worthington OH (22 staff)   Tax Senior
09/2018 – 07/2021   Baird Hutchens & Co., Dayton OH   Tax Associate
Spring 2018   Baird Hutchens & Co.   Busy-season intern

Tillman Grove
Own 131 clients: 64 pass-through entities, the rest their owners plus a dozen trusts. Rebuilt shareholder basis for 17 S corps where the prior accountant never kept it. Review everything that comes out of two second-year preparers before it reaches the partner; review notes per return fell from 11 to 4 in two seasons. Recommended the Ohio PTE election (IT 4738) for 29 owners in the first year it was available and ran the numbers for each. Fall planning meetings with about 40 owners. Two IRS correspondence exams and one field exam of a drywall contractor closed no-change, under my 2848. UltraTax, Practice CS.

Baird Hutchens
Partnership returns for rental real estate groups, incl. special allocations, capital accounts on the tax basis, one cost seg study a year with the engineers. 1040s, gift tax returns, sales tax. Three like-kind exchanges (8824) from start to finish.

License   Ohio CPA since February 2020, active, current registration to 12/31/2028. 40+ hours CPE each year.
Education   BBA in accounting, Wexford Plains University, May 2018

Treasurer of a youth swim club (their 990-EZ too, alas).`,
    },
    {
      name: 'wade-lindqvist-gem',
      kind: 'gem',
      low: 84,
      high: 94,
      best: 89,
      why: 'Titled farm business consultant, but a current Enrolled Agent with eleven years of client returns, mostly 1065 and 1120-S, and review of two preparers.',
      lacks: [],
      cv: `Wade Lindqvist
Marysville, OH 43040 – (937) 555-0177

I grew up on a hog operation and never got far from it. Since October 2015 I have been a Farm Business Consultant with Scioto Plains Farm Service, a member-owned outfit that keeps the books and files the taxes for about 900 farm families in six counties. The title says consultant; what that means from December to April is taxes.

My list is 148 families. A little over half of them run through an LLC or a sub-S, usually one entity for the ground and one for the operating side, so in a normal year I put out 55 to 60 Form 1065s, 30 or so 1120-Ss, and every K-1 and personal return that hangs off them. I keep the partners' capital accounts and the stockholders' basis myself, because the bank and the next generation will both ask. Grain on deferred payment, 179 against bonus, land swaps between brothers (four 1031s in the last three years), bringing a son in as a member without blowing up the depreciation. Indiana and Michigan nonresident filings for those with ground over the line.

Since 2022 two younger consultants send me their returns before they go out. I look them over, send them back with questions, and sign.

I passed the three-part Special Enrollment Exam in 2014 and have been enrolled to practice before the IRS ever since; my card was renewed this spring and runs through March 2029. That has come in handy: eleven audits and more notices than I can count, handled on a power of attorney without the client taking the phone.

Before this: loan assistant at a country bank, 2011–2015.
School: B.S. Agribusiness, 2011.
Software: Drake until 2019, CCH Axcess since.`,
    },
    {
      name: 'gregory-stamm-lapsed',
      kind: 'lapsed',
      low: 55,
      high: 68,
      best: 63,
      why: 'Fourteen years of exactly this work, but his CPA license expired in 2024 and he is not an EA; it could be reinstated in months.',
      lacks: ['active CPA license or Enrolled Agent status'],
      cv: `GREGORY T. STAMM
Westerville, Ohio

PROFILE
Tax accountant with a long run in public practice serving closely held companies.

EMPLOYMENT

Kessler Yoder Tax & Accounting, Westerville, Ohio
Senior Accountant – Tax, March 2019 to now
Responsible for some 90 S corporations and LLCs taxed as partnerships and the returns of their owners. Check the work of three preparers. Set estimates each quarter. Maintain stock and debt basis, and AAA. Wrote the office procedure for prior-year capital account conversions. Respond to CP2000s, state inquiries, penalty abatement requests.

Dravo & Finch, P.C., Erie, Pennsylvania
Staff, later Senior Tax Accountant, June 2012 – February 2019
Partnerships with tiered ownership, physicians' practices, 1120 and 1120S, multistate (PA, NY, OH). UltraTax conversion lead, 2016.

EDUCATION
B.S. Accounting, Lake Presque College, 2012

CREDENTIALS
Certified Public Accountant, Pennsylvania, licensed 2014. License expired December 31, 2024; I let the renewal go by during a family illness, was short on CPE, and have not yet applied to have it reinstated. Returns at my current firm go out under the owner's signature. I hold a PTIN. I have not taken the EA exam.

OTHER
Quickbooks, CCH Axcess, Thomson UltraTax. Board member, Westerville food pantry, 2021 on.`,
    },
    {
      name: 'mallory-egan-years',
      kind: 'overlap',
      low: 54,
      high: 66,
      best: 60,
      why: 'Licensed CPA with good pass-through work, but the seasonal and volunteer months overlap and make about three years instead of the five claimed.',
      lacks: ['five years preparing client returns'],
      cv: `Mallory Egan, CPA | Grove City, Ohio | malloryegan@post.example

More than 5 years of tax experience | Ohio CPA license 2025, active

Tax Staff, Bromfield Rusk LLC, Columbus — July 2024 to present
- prepare 1120-S and 1065 for restaurants, salons, two homebuilders (58 this past season), with K-1s, M-2, basis worksheets; one of them with seven states
- 1040s with Schedules C, E and the K-1s from the above
- started in January to look over the interns' individual returns
- Axcess Tax, Engagement

Tax preparer (seasonal), Liberty Square Tax, Grove City — Jan to Apr 2022, Jan to Apr 2023
- walk-in W-2 and small Schedule C returns, approx. 300 each season

Volunteer preparer, community VITA site, Franklin County library — Jan to Apr 2021, Jan to Apr 2022, Jan to Apr 2023
- Saturday mornings, basic and advanced certification

Assistant store manager, Corner Thread (apparel), Columbus — May 2021 to June 2024
- scheduling for 14, deposits, inventory shrink

Education
Bachelor of Science in Business Administration, accounting – Olentangy State University, May 2021
150 hours completed 2023 (evening)

CPA exam passed in four sittings, May 2023 – Aug 2024. Licensed by the Accountancy Board of Ohio March 2025.`,
    },
    {
      name: 'harold-nwosu-corporate-adjacent',
      kind: 'adjacent',
      low: 42,
      high: 56,
      best: 49,
      why: 'Active CPA with nine years of corporate tax, but inside one company: no client practice and by his own word no partnership or S corporation returns.',
      lacks: ['five years in a client tax practice', 'pass-through returns (1065 / 1120-S)'],
      cv: `HAROLD NWOSU, CPA
New Albany, OH

Summary: In-house income tax professional, looking to move over to public practice for variety.

Maumee Glassworks Holdings, Inc. (publicly listed, 4,100 employees), Columbus
  Tax Manager – Provision & Reporting     Jan 2023 – present
  Senior Tax Analyst                      Apr 2019 – Dec 2022
  Tax Analyst                             Jun 2017 – Mar 2019

What I have done there:
Quarterly and annual ASC 740 provision for a consolidated group of 14 domestic and 6 foreign subsidiaries; rate reconciliation, valuation allowance memo, uncertain positions. Workpapers for the consolidated Form 1120, 5471s, GILTI and FDII; the return itself is signed by an outside firm. State apportionment in 31 states. Federal audit of 2018-2020: managed 212 information requests. Sarbanes-Oxley controls for the tax department. One direct report since 2023. OneSource, Longview, heavy Excel.

Because the group holds only C corporations I have not prepared partnership or S corporation returns, and I have never worked in a CPA firm or had outside clients, apart from doing the 1040s for a few cousins.

Licensed CPA in Ohio, 2019 (active, through 2027)
Master of Accountancy 2017, BSBA 2016 – Licking Valley University`,
    },
  ],
};
