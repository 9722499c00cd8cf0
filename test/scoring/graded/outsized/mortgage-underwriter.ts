/** US residential mortgage underwriter for government loans; the FHA DE (CHUMS) authority, the VA SAR approval and four years of underwriting decide. */
import type { GradedJob } from '../types.ts';
export const mortgageUnderwriter: GradedJob = {
  job: 'mortgage-underwriter',
  title: 'Mortgage Underwriter II (Government Loans)',
  spec: `Mortgage Underwriter II (Government Loans)
Location: Omaha, Nebraska, or remote within the Central and Mountain time zones
Department: Lending Operations

ABOUT US
Harrow Creek Home Lending began in 1989 as a two-desk office above a hardware store. Today we are a retail lender in fourteen states with 410 employees and our own servicing. About six in ten of our borrowers buy their first home, and more than half of our volume is FHA and VA. We have no sales floor for underwriters, no quota on approvals, and nobody in production can overrule a decision that you have made.

ABOUT THE ROLE
You will carry a pipeline of government and some conventional files from initial review to clear-to-close. You report to the underwriting manager and sit in a team of nine. Loan officers will call you with scenarios, and we expect you to pick up.

WHAT YOU WILL DO
- Decide four to five new purchase and refinance files a day, plus conditions
- Work through income of every type: hourly, commission, self-employed, rental, retirement and military pay
- Review assets, gift funds, credit and liabilities, and test debt ratios and residual income
- Sign off FHA loans and close VA loans on the automatic basis under your own authority
- Read appraisals critically, issue notices of value and ask for corrections where they are called for
- Run Desktop Underwriter and Loan Product Advisor and reconcile their findings with the file
- Underwrite manually where an automated approval cannot be had
- Write clear conditions that a processor and a borrower can understand
- Spot red flags and refer suspected fraud to quality control
- Help loan officers to structure a scenario before it is submitted
- Answer post-closing, audit and investor queries on your files
- Keep turn times inside 48 hours, in step with your colleagues

WHAT YOU MUST HAVE
- A current FHA Direct Endorsement designation with a CHUMS number in your own name
- VA Staff Appraisal Reviewer (SAR) approval, able to be moved to us as sponsor
- A minimum of four years as a decision-making residential mortgage underwriter (time as a processor does not count)
- Working command of HUD Handbook 4000.1 and the VA Lenders Handbook
- Confident analysis of personal and business tax returns
- Steady written English and courtesy under month-end pressure
- A high school diploma or better

IT WOULD BE A PLUS
- USDA Rural Development files
- Condominium project review
- Experience of Encompass
- Down payment assistance or bond programs
- Spanish

WHAT WE OFFER
- $84,000 to $101,000, depending on experience, and a quarterly quality bonus that does not depend on approvals
- Medical, dental and vision cover from the first of the month
- 401(k) with a five per cent match
- Twenty-two days of paid time off and ten bank holidays
- Two monitors, a chair that you choose and a stipend for your internet
- Paid continuing education and conference days
- A discount on your own home loan after a year

HOW TO APPLY
Send a resume with your CHUMS number withheld (we will ask for it later) through our careers page. The first call is thirty minutes with the manager; the second is a case file that we walk through together, with no trick questions. We aim to give every applicant an answer within two weeks. A credit and background check follows any offer.

Harrow Creek is an equal opportunity employer and equal housing lender. All qualified applicants will be considered without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status. If you need an adjustment to take part in our hiring process, write to our people team.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Seven dated years of deciding FHA, VA and USDA files with a current DE and SAR, in Encompass and with Spanish.',
      lacks: [],
      cv: `Rochelle Timmerman
Council Bluffs, IA | 402-555-0148 | rochelle.timmerman@example.com

Experience

Prairie Bell Mortgage, Omaha, NE
Senior Underwriter, 05/2021 - Present
- Average of 4.6 new files daily, 80% FHA, VA and USDA, purchases for the most part, all in Encompass.
- Final authority up to $1.1 million; issue NOVs and endorse in my own name.
- Regular work on 1040s with Schedules C, E and F, 1065s and 1120-S, farm income included.
- Manual approvals for borrowers with thin or bruised credit, with compensating factors written out.
- Review of condo questionnaires and budgets for single-unit approval.
- Zero repurchases; 1.1% defect rate across the last two HUD reviews.
- State bond and grant second liens (NIFA and Iowa FirstHome).

Lindgren Federal Savings, Lincoln, NE
Underwriter, 08/2019 - 05/2021
- Conventional and FHA decisions, 3 to 4 daily, during the refinance wave.
- Had test cases passed for DE in February 2020.
- Reconciled DU and LPA findings; wrote conditions in plain words.

Lindgren Federal Savings, Lincoln, NE
Loan Processor II, 06/2016 - 08/2019
- Pipeline of 35 to 40 files; ordered title, appraisal, VOE.
- Named processor of the year, 2018.

Target, Lincoln, NE
Guest service team lead, 2013 - 2016

Credentials
FHA DE underwriter, CHUMS active since 2020
VA LAPP Staff Appraisal Reviewer, approved November 2021, current sponsor Prairie Bell
USDA GUS training, 2022
MBA CRU Level II, 2023

Education
BS in Finance, University of Nebraska at Kearney, 2013

Languages
English; Spanish (I take calls in it)

Tools
Encompass, DU, LPA, GUS, FHA Connection, WebLGY, LoanBeam, DataVerify

Other
Treasurer of a Little League; I teach a first-home class at the library twice a year. Quilting, county fairs, and a mule called Edgar.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 58,
      high: 73,
      best: 66,
      why: 'The same seven years of underwriting with an active DE, but his VA files are signed by somebody else because he has no SAR.',
      lacks: ['VA Staff Appraisal Reviewer (SAR) approval'],
      cv: `KEVIN ABERNATHY
Grand Island, Nebraska
308-555-0177 / k.abernathy@example.com

SUMMARY
Government and conventional underwriter with seven years on the decision side and four before that in processing. Patient with loan officers, impatient with stale pay stubs.

WORK

Sandhill Home Loans, Grand Island (remote since 2020)
Underwriter II | March 2022 to present
Government team. Four files a day on average, two thirds of them FHA.
Sign FHA cases as DE and answer for the appraisal review.
Prepare VA files completely, residual income, entitlement, COE and child-care letter; a colleague with SAR approval reviews the appraisal and issues the NOV.
Self-employed borrowers: cash flow from K-1s, 1120s, depreciation added back, declining income explained.
Manual underwrites with two months' reserves, non-traditional credit, and Chapter 13 buyers.
Mentor for one junior since January 2025.
Quality control found no major defect in the past five quarters.

First Platte Bank, Kearney
Mortgage Underwriter | July 2019 to March 2022
Fannie, Freddie and FHA loans, through two record years.
Took the FHA test cases in 2020 and got my CHUMS that autumn.
Wrote the bank's cheat sheet for farm and ranch income.

First Platte Bank, Kearney
Processor | 2015 to 2019
Thirty open files; FHA case numbers; payoffs; flood and hazard insurance.

EDUCATION AND TRAINING
Associate of Applied Science in Business, Central Community College, 2014
Direct Endorsement, in force
USDA guaranteed loans, two-day course, 2021
Condo project approval webinar, 2023
Handbook 4000.1 refresher, each year

SYSTEMS
Encompass, Byte, DU, LPA, FHA Connection, Excel

ABOUT ME
Volunteer firefighter, father of three girls, smoker of briskets. High school Spanish that has not improved. Willing to travel to Omaha one week in each quarter.`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 74,
      high: 90,
      best: 82,
      why: 'A chief of underwriting who still signs FHA and VA files with live DE and SAR; every must is met, two levels above the job.',
      lacks: [],
      cv: `Lorraine Vashti Coates
Fort Collins, Colorado (Mountain time)
lvcoates@example.net, 970-555-0122

I have led underwriting departments since 2013 and would now like to put down the reports and go back to files. I know that this post has nobody to manage; that is why I am writing.

SENIOR VICE PRESIDENT, CREDIT AND UNDERWRITING, Alder Range Mortgage, Fort Collins, 2018-present
Head of 46 underwriters and five managers in three states, $2.8 billion in a good year. Chair of the credit committee; writer of the overlays; answerable to investors, Ginnie Mae and state examiners. Because I believe that a chief should stay sharp I keep a desk of my own: about twenty-five files a month, second signatures on FHA manual decisions, and VA cases on the automatic side, for which I issue the notices of value. Cut turn time from six days to two. Led the change from Calyx to Encompass in 2020.

VICE PRESIDENT, UNDERWRITING, Bluestem Lending, Wichita, 2013-2018
Team of 19. Brought repurchase requests down from 31 to four a year. Opened the USDA and condominium desks.

UNDERWRITER, later SENIOR UNDERWRITER, Bluestem Lending, 2006-2013
FHA, VA and agency loans. Lived through 2008 and remember why rules exist.

PROCESSOR AND CLOSER, two banks in Topeka, 2001-2006

DESIGNATIONS
Direct Endorsement since 2007; CHUMS shows active as of last month
SAR since 2009, moved twice between sponsors without a gap
Certified Mortgage Banker (CMB), 2016

EDUCATION
MBA, Wichita State University, 2012
BA Economics, Washburn University, 2001

SPEAKING AND SERVICE
Panels on manual underwriting at state association conferences, 2017, 2019 and 2024. Board member of a Habitat for Humanity affiliate. On Sundays I play the organ, badly enough that they are grateful for the hymns with four verses.

Pay: your range is fine.`,
    },
    {
      name: 'missing-2',
      kind: 'missing',
      low: 42,
      high: 57,
      best: 50,
      why: 'Five real years of underwriting, all of it conventional at a credit union, with neither DE nor SAR.',
      lacks: [
        'FHA Direct Endorsement designation with CHUMS number',
        'VA Staff Appraisal Reviewer (SAR) approval',
      ],
      cv: `Dustin Marchetti
Sioux Falls, SD
605.555.0190
dustin.marchetti@example.com

PROFILE
Mortgage underwriter who enjoys a messy tax return. Five years of decisions at a member-owned institution with a 98% satisfaction score among the branches.

EMPLOYMENT HISTORY

Underwriter I, then II
Falls Community Credit Union, Sioux Falls
September 2021 - Present
> Approve or decline first mortgages, home equity lines and construction loans to $766,000; three to four a day.
> DU on each first mortgage; portfolio products underwritten by hand to our board's policy.
> Income from farms, S corporations, tips, trusts and rental houses.
> Appraisal review, including comparable grids for acreages.
> Counsel loan officers before they submit.
> Our FHA and VA applications go to a correspondent partner, so I prepare the package and pass it along for their decision.
> Part of the working group that chose MeridianLink in 2023.

Mortgage Processor
Falls Community Credit Union
January 2019 - September 2021
> Forty files at the peak; VOEs, title work, flood zones, disclosures inside three days.

Personal Banker
Dakota Trust & Savings, Brookings
June 2016 - December 2018
> Accounts, cards, car loans; best cross-sales in the branch in 2017.

EDUCATION
B.S. Agricultural Business, South Dakota State University, 2016

TRAINING
Fannie Mae self-employed income, 2022
Introduction to FHA guidelines, online, 4 hours, 2024
VA loan basics for lenders, webinar, 2024
Fraud red flags, yearly

SOFTWARE
MeridianLink, Desktop Underwriter, LoanBeam, Encompass (as a processor)

OTHER
Pheasant hunter, 4-H judge of market hogs, coach of seventh-grade basketball. Would welcome a sponsor who will put me through test cases.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 12,
      high: 28,
      best: 20,
      why: 'An insurance underwriter of commercial property and liability; the mortgage words stand only in the objective, the skills list and course titles.',
      lacks: [
        'FHA Direct Endorsement designation with CHUMS number',
        'VA Staff Appraisal Reviewer (SAR) approval',
        'Four years as a decision-making residential mortgage underwriter',
      ],
      cv: `SHAUNA PELL
Des Moines, Iowa
515-555-0136 | shauna.pell@example.com

OBJECTIVE
Experienced underwriter seeking a Mortgage Underwriter II position in government loans, with FHA, VA, USDA and conventional, DU and LPA, manual underwriting, appraisal review and clear-to-close.

CORE SKILLS
FHA Direct Endorsement guidelines, VA SAR process, HUD Handbook 4000.1, VA Lenders Handbook, debt ratios, residual income, credit analysis, self-employed income, conditions, condominium review, Encompass, quality control

EXPERIENCE

Senior Underwriter, Small Commercial
Corn Belt Mutual Insurance, Des Moines
2017 - Present
- Book of 640 businesses in Iowa and Illinois: shops, churches, apartment buildings, contractors.
- Price property, general liability and umbrella cover and set terms and deductibles.
- Authority to $6 million in total insured value; above that I refer to reinsurance.
- Read inspection reports, loss runs and building valuations.
- Travel to 30 agencies a year; new premium up 9% in 2025.
- Loss ratio of 54 against a plan of 60.

Underwriter
Heartland Casualty, Cedar Rapids
2013 - 2017
- Workers' compensation and business auto for firms of up to 200 employees.
- Renewals, audits, motor-vehicle records, experience modification factors.
- Trained four assistants.

Underwriting Assistant
Heartland Casualty, Cedar Rapids
2010 - 2013
- Quotes, endorsements, certificates, and the phones.

CERTIFICATES AND COURSES
CPCU, 2019
Associate in Commercial Underwriting, 2015
Mortgage Underwriting Fundamentals (video course, 12 hours), 2026
FHA and VA Loans from A to Z (video course, 6 hours), 2026
Encompass for Beginners (video course), 2026

EDUCATION
BBA, Insurance, Drake University, 2010

COMMUNITY
Treasurer of a food pantry; board of the Ingersoll neighborhood association. I run half marathons and fly kites with my nephews.`,
    },
  ],
};
