/** Medical device sales (US): the degree, three years of carried quota in devices, cases covered in the operating room. */
import type { GradedJob } from '../types.ts';

export const medicalDeviceSales: GradedJob = {
  job: 'medical-device-sales',
  title: 'Territory Sales Representative, Orthopedic Devices',
  spec: `Territory Sales Representative - Orthopedic Devices (Columbus / Dayton, OH)

Why Brightjoint? We build trauma plates and small joint implants that surgeons ask for by name. Our Ohio territory did $3.1M last year and we think there is another million in it.

The Role

You will own a territory of 22 hospitals and surgery centers, reporting to the Regional Manager. You'll grow existing accounts, convert competitive surgeons, stand in on cases in the OR to support the surgeon and scrub staff with our instrumentation, run product in-services, and manage consigned inventory. Expect early mornings, trauma call every third weekend and about 40% travel in the car.

Basic Qualifications

* Bachelor's degree (any field)
* 3+ years of medical device sales with an individual quota
* Experience covering surgical cases in the operating room
* Valid driver's license with a clean record

Preferred Qualifications

* Orthopedics, trauma or spine
* Existing surgeon relationships in central Ohio
* Salesforce or another CRM
* Experience with value analysis committees and hospital contracting

Compensation: $75,000 base, $160,000 at plan, car allowance, 401(k) with match, medical, dental, vision from day one.

Brightjoint is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status. Employment is contingent on a background check, a drug screen and hospital vendor credentialing.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Six years of trauma and spine implants in Ohio, over quota, hundreds of cases, degree, licence, VAC wins.',
      lacks: [],
      cv: `MARCUS DELACROIX
Dublin, OH

Orthopedic sales professional, six years in central Ohio, President's Circle twice.

Harlan Orthopaedics, Columbus, OH
Sales Representative, Trauma & Extremities
April 2022 - Present
- $2.4M territory: 14 hospitals, 6 ASCs. Quota attainment 108% (2023), 117% (2024), 112% (2025)
- Cover 6 to 8 surgical cases a week, plates, nails and distal radius sets; trauma call every other weekend
- Converted 5 competitive surgeons at two level I trauma centers
- Presented to value analysis committees; three new product approvals and one dual-vendor contract
- In-services for OR nurses and SPD; consigned inventory accuracy 99%

Vertis Spine, Cincinnati, OH
Associate Sales Representative, then Sales Representative (own quota from Jan 2021)
June 2020 - March 2022
- Supported lumbar and cervical cases, trays, loaner sets; 103% of plan in 2021

Education
BS Exercise Science, Ohio University, 2020

Other
Valid Ohio driver's license, clean record. Reptrax and Vendormate credentialed. Salesforce daily.`,
    },
    {
      name: 'pharma',
      kind: 'denial',
      low: 40,
      high: 57,
      best: 49,
      why: 'A very good pharmaceutical rep with a degree; says that he has not sold devices or been in an operating room.',
      lacks: ['3+ years of medical device sales', 'cases in the operating room'],
      cv: `Anthony Kowalski
Pharmaceutical Sales Representative - Dayton, Ohio

SUMMARY
Eight years of quota-carrying pharmaceutical sales in orthopedic and pain practices. Ready to move to devices.

EXPERIENCE

Ridgeline Therapeutics | Specialty Sales Representative | 02/2021 to present
Sells an injectable for osteoarthritis of the knee and a non-opioid analgesic to 160 orthopedic surgeons, sports medicine and pain clinics in Dayton, Springfield and Columbus.
Ranked 4 of 88 in 2024, 121% of goal; 109% in 2025.
Lunch programs, speaker dinners, buy-and-bill reimbursement support with office staff.
Veeva CRM, Salesforce.

Cobalt Pharma | Sales Representative | 07/2018 to 01/2021
Primary care, two cardiovascular brands; 97%, 104%, 106% of goal.

EDUCATION
BA Communication, Wright State University, 2018

ADDITIONAL
Valid driver's license, no points. 60% travel today.
To be upfront: I have not sold medical devices and I have no operating room experience. I completed a two-day sterile field and OR protocol class in August 2026.`,
    },
    {
      name: 'no-bachelors',
      kind: 'missing',
      low: 57,
      high: 74,
      best: 68,
      why: 'Seven years of selling implants in the OR, over quota; an associate degree where a bachelor is asked.',
      lacks: ["Bachelor's degree"],
      cv: `Renee Castellano

I came into sales from the other side of the drape. Before carrying a bag I was a certified surgical technologist for five years, so surgeons know I can find the right tray in the dark.

Since October 2019 I have been Sales Representative at Summit Ridge Implants covering Toledo and northwest Ohio, hips, knees and a small trauma line. I carry an individual quota, $1.9M this year, and finished at 101, 99, 110, 114 and 107 percent in the last five full years. I am in the OR four days out of five, roughly 250 cases a year, with call every third week. I moved two hospitals off a competitor after a value analysis review, I run the consignment audits and teach the sterile processing teams. Everything is logged in Salesforce.

2014 to 2019, surgical technologist, St. Brendan Regional Medical Center, Toledo. Orthopedics and trauma rooms.

Education: Associate of Applied Science, Surgical Technology, Owens Creek Community College, 2014. I did not go on to a four-year degree.

Driver's license valid, clean. Vendor credentialing current (symplr). CST certification kept up.`,
    },
    {
      name: 'eighteen-months',
      kind: 'years',
      low: 54,
      high: 71,
      best: 64,
      why: 'Degree, OR and orthopedics are all there; quota in devices only since May 2025, before that office printers.',
      lacks: ['3+ years of medical device sales'],
      cv: `Kayla Brandt
Westerville, OH

PROFESSIONAL EXPERIENCE

Territory Representative, Foot & Ankle
Lakeshore Extremity Co.
May 2025 - Present
• Full quota of $850K, 104% year to date
• Scrubs in as observer and supports cases for 11 podiatric and orthopedic surgeons, about five a week in the operating room
• Opened two ambulatory surgery centers, one through its value analysis committee
• In-services, tray logistics, consigned stock counts, weekend call as needed
• HubSpot CRM

Account Executive
Buckeye Office Technology (copiers and managed print)
June 2021 - April 2025
• B2B new business, 60 cold calls a day, 115% of quota three years running
• Rookie of the Year 2022
• Salesforce

Server and shift lead, restaurant in Athens, OH, 2018 - 2021

EDUCATION
Bachelor of Business Administration, Marketing, Ohio University, 2021

Driver's license, clean motor vehicle record, own car. Vendor credentials with three health systems.`,
    },
    {
      name: 'clinical-consultant',
      kind: 'gem',
      low: 78,
      high: 93,
      best: 86,
      why: 'Titled clinical consultant at an agency, but carries a quota on spine implants and stands in on cases since 2020.',
      lacks: [],
      cv: `Nam Tran, PT
Clinical Consultant

Osteoform Partners, Columbus OH (independent agency for two makers of spinal fixation)
Clinical Consultant, March 2020 - now
What the title hides: I get paid on what I close. My number was $1.1M in 2023, $1.3M in 2024 and $1.5M in 2025, and I beat each of them (106, 111, 104 percent). Nine hospitals between Columbus and Lima, 17 surgeons. I attend their procedures, lay out the sets with the scrub nurse, call implant sizes, and take the phone on trauma weekends. I train nurses and sterile processing on every new system, count the bank of stock we leave on the shelf, and write the pricing dossier when a hospital committee evaluates us; four accepted so far. I keep the pipeline in Zoho.

Physical Therapist, Olentangy Rehab, 2015 - 2020
Outpatient orthopedics, post-op hips, knees and shoulders. Referring surgeons later became my first accounts.

Doctor of Physical Therapy, 2015, and BS Biology, 2012, both Scioto Valley University
Ohio PT license active
Ohio driver's license without any violations, 35,000 miles a year`,
    },
  ],
};
