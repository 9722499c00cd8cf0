/** Residential property adjuster in Florida: the state's adjuster license, three years of property claims and Xactimate decide it. */
import type { GradedJob } from '../types.ts';

export const floridaPropertyAdjuster: GradedJob = {
  job: 'florida-property-adjuster',
  title: 'Property Field Adjuster, Tampa Bay',
  spec: `Property Field Adjuster - Tampa Bay
Sandhill Crane Insurance Exchange

The role
When a roof comes off or a supply line lets go, you are the person our policyholder meets. You will carry 60 to 80 open homeowner claims, inspect within three days of the loss, write the estimate, explain the coverage, and pay what is owed. Hurricane season means long weeks; we say so up front.

Your day
• Inspect dwellings, other structures and contents, including roofs up to 8/12 pitch
• Write estimates in Xactimate and reconcile with contractors and public adjusters
• Interpret HO-3, HO-6 and DP-3 forms, endorsements and deductibles
• Set and revise reserves, document the file within statutory time limits
• Work with our SIU and with defense counsel on the few files that need them

Required
• Active Florida all-lines adjuster license (6-20 resident or 70-20 nonresident)
• At least 3 years adjusting residential property claims, for a carrier or an independent firm
• Proficiency in Xactimate
• Valid driver license

Preferred
• AIC or CPCU designation
• Catastrophe deployment
• Water mitigation or roofing knowledge, IICRC WRT or HAAG certification
• Spanish

Compensation and benefits
$72,000 - $88,000, company vehicle, ladder and moisture meter provided, 401(k) match to 6%, medical from day one, cat bonus. Sandhill Crane is a drug-free workplace and an equal opportunity employer; we consider qualified applicants without regard to any protected characteristic.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 96,
      why: 'Active 6-20, seven years of homeowner claims up to now, daily Xactimate, AIC, HAAG, cat work and Spanish.',
      lacks: [],
      cv: `YESENIA TRUAX, AIC
Brandon, FL - bilingual English/Spanish

FIELD CLAIMS
Gulf Pelican Property & Casualty, Tampa - Field Adjuster II
August 2021 - Present
• Pending of 70 homeowner and condo files (HO-3, HO-6), wind, water, sinkhole, theft
• Scope and write in Xactimate X1, sketch with a roof drone where the pitch demands it
• Settle up to $75,000 on my own authority; average cycle time 19 days against a team mean of 27
• Ran a four-person strike team in Fort Myers after Ian and in Pinellas after Helene and Milton
• Appraisal umpire hearings, mediation under the DFS program

Lakeshore Independent Adjusting, Clearwater - Staff IA
June 2019 - July 2021
• Daily claims for three carriers, mostly dwelling fire policies and pipe breaks
• Deployed to Lake Charles, LA, for Laura (temporary license)

Before claims: estimator with a roofing contractor, 2016 - 2019

LICENSES AND CERTIFICATES
Florida 6-20 Resident All-Lines Adjuster, active, CE complete through 2028
AIC (The Institutes), 2023
HAAG Certified Inspector, residential roofs, 2022
IICRC WRT
Xactimate Level 2
Florida driver license, clean record

A.A., Hillsborough Community College`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 63,
      why: 'Excellent Texas homeowner adjuster, but his license is that of Texas and no Florida one is held.',
      lacks: ['active Florida 6-20 or 70-20 adjuster license'],
      cv: `Wendell Krantz
Corpus Christi, Texas (relocating to St. Petersburg in January; spouse already transferred)

I have adjusted house claims along the Texas coast for eight years, the last six on staff.

Bluebonnet County Mutual - Senior Property Adjuster, 2020 to present
Hail, hurricane, freeze and fire. HO-A, HO-B and HO-3 forms, windstorm pool policies. Inspect, diagram and price in Xactimate, usually on site, and hand the insured a printed copy before I drive off. Settlement authority $100,000. Averaged 410 closed files a year; complaint ratio the lowest in the region in 2024. Train new hires on steep roofs and on writing denial letters that hold up.

Crosstimbers Claims Service - Independent Adjuster, 2018 to 2020
Daily and storm assignments: Harvey supplements, the Dallas tornado, Iowa derecho. Xactimate and Symbility.

Sheet metal foreman, Nueces Roofing, 2010 to 2018

Credentials
- Texas All-Lines Adjuster license, home state, active through 2028
- Louisiana and Oklahoma nonresident licenses, active
- No Florida license yet; will apply when I have an address
- HAAG certified; CPCU, four of eight exams
- Texas driver license, no violations in ten years

Ladder assist not needed. I own my gear. References: two claim managers and one plaintiff attorney who will tell you that I was fair.`,
    },
    {
      name: 'overlap',
      kind: 'overlap',
      low: 57,
      high: 71,
      best: 65,
      why: 'The five years claimed come from three contracts that ran side by side; the calendar gives about twenty-one months of property adjusting.',
      lacks: ['three years of residential property adjusting'],
      cv: `MONIQUE ARCENEAUX-BELL
Licensed Florida Adjuster | 5 years' combined property experience
Riverview, FL

PROFESSIONAL SUMMARY
Florida 6-20 all-lines adjuster, active and appointed. Over five years' total residential claims experience across three firms. Xactimate Level 1.

EXPERIENCE

Independent Property Adjuster - Osprey Catastrophe Services
02/2025 - Present
Field inspections for homeowner wind and water claims, photos, Xactimate estimates, closing reports. Pasco and Hernando counties.

Independent Property Adjuster - Tidewater Claims Partners
03/2025 - Present
Daily claims, homeowners and mobile homes. Desk reviews of photo scopes. Estimates in Xactimate, coverage letters under supervision of a file examiner.

Independent Property Adjuster - Redfish IA Network
04/2025 - 09/2026
On call for storm work in between; Milton reopeners and supplements, some 70 files.

Front Desk and Billing - Dr. Hsu Family Dentistry
2017 - 01/2025
Checked patients in, submitted dental claims to insurers, appealed denials, balanced the drawer.

LICENSES
Florida All-Lines Adjuster 6-20, issued December 2024
Florida driver license

EDUCATION
Certificate, accredited claims adjuster course (ACA designation), 40 hours, 2024
Brandon High School

LANGUAGES
English; some Louisiana French`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 40,
      high: 54,
      best: 47,
      why: 'A restoration estimator with strong Xactimate, who has never handled a claim for an insurer and whose license lapsed in 2021.',
      lacks: [
        'active Florida 6-20 or 70-20 adjuster license',
        'three years of residential property adjusting',
      ],
      cv: `Curtis Valdepena
Lutz, Florida

Estimator / Project Manager
DryHaven Restoration of Pasco, 2016 - present
Write 25 to 30 Xactimate estimates a month for water, mold, fire and storm repairs in private homes. Meet the insurance adjuster at the house, walk the loss with him, agree on scope and price, send supplements. Supervise six mitigation technicians and four subs. Read moisture maps, set equipment, sign off dry standard. Gross margin on my jobs 41% in 2025.

Water Technician, then Crew Chief
DryHaven Restoration of Pasco, 2012 - 2016
Extraction, demo, drying, contents pack-out, customer signatures.

U.S. Navy, Hull Maintenance Technician, 2006 - 2011

Training
IICRC WRT, ASD, AMRT, all current
Xactimate Level 3 (2024)
OSHA 30

About the license, so there is no misunderstanding: I took the 6-20 course in 2017 and held the license, never used it, and let it lapse in 2021. I am not currently licensed as an adjuster in Florida or anywhere else. I have not worked for a carrier or an independent adjusting firm; I have always been on the contractor's side of the table.

Florida driver license, class E. Spanish spoken at home. Comfortable on any roof.`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 64,
      high: 79,
      best: 73,
      why: 'Sixty words that name the license, six years of homeowner claims and Xactimate, with nothing to test any of it against.',
      lacks: [],
      cv: `Leland Oakes
Plant City FL

Staff property adjuster, Suncoast Heritage Insurance, 2020 to present. Homeowner claims in the field, wind and water mostly. I write in Xactimate every day.

Claims trainee, same company, 2019.

Florida 6-20 license, active. Clean driver license.

Worked Ian and Milton.

B.S. Business, Florida Southern, 2019. Can start in two weeks.`,
    },
  ],
};
