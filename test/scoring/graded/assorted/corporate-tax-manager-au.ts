/** Tax Manager – Corporate: minimum seven years' Australian corporate income tax experience decides it. */
import type { GradedJob } from '../types.ts';

export const corporateTaxManagerAu: GradedJob = {
  job: 'corporate-tax-manager-au',
  title: 'Tax Manager – Corporate',
  spec: `Tax Manager – Corporate
Melbourne CBD, hybrid | Permanent, full time

About us
Kestrel Infrastructure Group (ASX-listed) builds, owns and runs ports, rail terminals and water assets across Australia and New Zealand. We have been an Employer of Choice for Gender Equality four years running.

The role
Reporting to the Head of Tax, you will:
• Own the income tax return and instalments of the Australian tax consolidated group
• Prepare and review half- and full-year tax effect accounting under AASB 112
• Manage ATO reviews, including combined assurance, and our tax governance framework
• Advise on capital projects, restructures, thin capitalisation and transfer pricing
• Oversee the R&D Tax Incentive claim and contribute to GST and FBT matters
• Develop one senior tax accountant

About you
• Minimum seven years' Australian corporate income tax experience, gained in a Big 4 or mid-tier firm, the ATO, or in-house
• Member of CA ANZ, CPA Australia or The Tax Institute (Chartered Tax Adviser)
• Bachelor degree in Accounting, Commerce or Law
• Confident explaining technical positions to people who aren't tax specialists
• Exposure to infrastructure, trusts/stapled structures or Pillar Two would be highly regarded
• Experience with ONESOURCE or similar is an advantage

Benefits include 18 weeks' paid parental leave, novated leasing and purchased leave. Kestrel encourages applications from Aboriginal and Torres Strait Islander people and people of all abilities. No agencies, please.`,
  graded: [
    {
      name: 'inhouse-big4-ca',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Ten years of dated Australian corporate tax in a Big 4-type firm and in-house at a listed group, CA and BCom, covering every duty.',
      lacks: [],
      cv: `PRIYANKA SENEVIRATNE-COLE, CA
Coburg VIC

CAREER SUMMARY

Group Tax Accountant (manager grade) — Borrowdale Ports & Logistics Ltd (ASX 200), Melbourne
Mar 2022 – Present
▪ Prepare and lodge the head company return for a 34-entity tax consolidated group; PAYG instalments and variation
▪ Half-year and year-end tax effect accounting (AASB 112), ETR reconciliation, note disclosure, auditor queries; ONESOURCE Tax Provision
▪ Lead contact for ATO combined assurance review 2024 (high overall assurance for income tax); refreshed the governance framework and control testing
▪ New thin cap rules: modelled fixed ratio vs third party debt tests for port financing
▪ Pillar Two safe harbour calculations with NZ subsidiary
▪ Coordinate RDTI claim (~$11m notional deductions); supervise a tax accountant

Senior Consultant, then Manager, Corporate Tax — Hallam Pryce (Big 4 network firm), Melbourne
Feb 2016 – Feb 2022
▪ Compliance and advisory for infrastructure and energy groups incl. two stapled structures
▪ ACA calculations on entry/exit, due diligence, ruling applications

EDUCATION & MEMBERSHIP
Chartered Accountants ANZ – member since 2018
B Com (Accounting), Yarra University, 2015
GradDip Tax Law, 2020`,
    },
    {
      name: 'lawyer-cta',
      kind: 'any-of',
      low: 82,
      high: 93,
      best: 88,
      why: 'Law degree and Chartered Tax Adviser in place of CA/CPA, eight and a half years on large corporate groups told in legislative terms; all musts dated.',
      lacks: [],
      cv: `Dominic Farquharson-Ng
LLB (Hons) Southern Cross Coast Uni 2016 · CTA (The Tax Institute, admitted 2021, current)

I look after what a large mining services group owes the Commissioner, and why. 

Brindabella Drilling & Blasting, Perth → Melbourne. "Group Finance Specialist". Since October 2021.
The job title says nothing; I'm the only person there who does this. Our Part 3-90 group has 19 subsidiary members and I do the annual lodgment, the quarterly amounts and the deferred balances that go in the accounts each December and June (I argued the auditors round on DTA recoverability in FY24). When Canberra sent its streamlined review letters in 2023 I ran the response for nine months and came away with nothing adjusted. I rewrote the board's risk policy afterwards. I do our Division 355 registrations with the engineers, the related-party pricing file for the Chilean and Kiwi arms, and the interest limitation modelling under Div 820. I train the graduate who sits beside me.

ATO, Public Groups, Perth. March 2018 to September 2021. APS5 to EL1. Case officer, then team lead, on Top 1,000 engagements: demergers, capital v revenue, scrip rollovers, black-hole expenditure.

Admitted to practice WA 2017 (eight months in a suburban conveyancing firm; long ago and not missed).

Software: whatever we have, mostly Excel and CorpTax. I write plainly and present to our audit committee twice a year.`,
    },
    {
      name: 'twelve-years-in-tax',
      kind: 'years',
      low: 52,
      high: 64,
      best: 58,
      why: 'Advertises twelve years in tax, but only three years nine months of it is corporate; the rest is individuals, sole traders and SMSFs.',
      lacks: ["minimum seven years' Australian corporate income tax experience"],
      cv: `RESUME
Nathan Abela
nathan.abela@example.com  |  Sunshine West VIC 3020

Over 12 years' tax experience. CPA. Registered tax agent.

Work History:

02/2023 - current
Senior Tax Accountant, Wattlefield Foods Group Pty Ltd (tax consolidated group, turnover $900m)
* Draft group income tax return for review by Tax Manager
* Tax effect journals and disclosure at half and full year
* Fixed asset tax registers, instant write-off, blackhole costs
* RDTI schedules, FBT return, assist with ATO questionnaires

08/2018 - 01/2023
Accountant, Keilor Road Accounting & Super
* Individual and family returns, sole trader BAS, rental schedules, CGT on shares and property for individuals
* 140 self managed super funds

07/2014 - 07/2018
Tax Consultant, TaxHut Franchise (Highpoint and Airport West)
* Salary and wage earner returns, up to 30 a day in July; team leader 2017

Education:
Bachelor of Accounting, Maribyrnong University, 2013
CPA Program completed 2019, CPA Australia member
ONESOURCE (user)

Referees available on request.`,
    },
    {
      name: 'school-business-manager',
      kind: 'old',
      low: 54,
      high: 67,
      best: 61,
      why: "Thirteen years of solid corporate tax with CA and degree, but it ended in September 2016 and she has run a school's finances since.",
      lacks: [],
      cv: `Rosalind Uptonbury FCA
Camberwell, Victoria

Present position
Business Manager, St Aelred's College (since January 2017). Budget of $38m, building program, payroll, fees, insurance, board finance committee. The College is income tax exempt; I deal with GST and FBT only.

Earlier positions, corporate tax
Tax Manager, Corangamite Rail & Freight Limited (listed), July 2009 to September 2016
   Consolidated group return, tax effect accounting (AASB 112), ATO pre-lodgment compliance review, stapled trust restructure of 2013, R&D claims, transfer pricing with New Zealand. Two staff.
Manager and earlier Senior, Corporate Tax, Mawson Ritchie (Big 4), February 2003 to June 2009
   Entry into consolidation for six groups, due diligence, tax opinions, thin capitalisation.

Professional standing
Fellow, Chartered Accountants Australia and New Zealand. Member since 2006, subscription and CPD current.

Education
Bachelor of Commerce, University of the Western Plains, 2002
Master of Taxation, 2008

Why now
My youngest has finished school, and I should like to go back to the work I enjoyed most. I have read up on the rules brought in since I left but have not applied them in practice.`,
    },
    {
      name: 'global-mobility-manager',
      kind: 'adjacent',
      low: 41,
      high: 54,
      best: 48,
      why: "A real Tax Manager with CA, but of expatriate employees' personal tax and payroll: 'corporate clients' here means their assignees, not company income tax.",
      lacks: ["minimum seven years' Australian corporate income tax experience"],
      cv: `Chloe Vandermeulen | CA | Tax Manager

Skills snapshot: tax manager, corporate clients, ATO correspondence, FBT, stakeholder communication, team leadership, process automation

Experience

TAX MANAGER, GLOBAL MOBILITY
Osmond Kerr Advisory (mid-tier), Melbourne — July 2021 to today
Manage mobility tax programs of 14 corporate clients in mining and tech. My team of five prepares resident and non-resident individual returns for about 600 assignees, tax equalisation settlements, shadow payroll, foreign income tax offset claims and residency opinions. Employee share scheme reporting. Short-term business visitor tracking tool built with our data people. Present arrival briefings to executives and their families.

SENIOR / CONSULTANT, PEOPLE SERVICES TAX
Hallam Pryce, Sydney — Feb 2017 to June 2021
Expat returns, FBT returns and LAFHA, payroll tax reviews, PAYG withholding variations.

Study
Bachelor of Commerce (Accounting & HR), Harbour University, 2016
CA Program completed 2019; member CA ANZ

Interests: trail running, Dutch baking, mentoring for Women in Tax`,
    },
  ],
};
