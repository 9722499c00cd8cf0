import type { GradedJob } from '../types.ts';

export const hospiceMedicalSocialWorkerLcswOregonCoast: GradedJob = {
  job: 'hospice-medical-social-worker-lcsw-oregon-coast',
  title: 'Hospice Medical Social Worker (LCSW), home team',
  spec: `Position: Medical Social Worker, home hospice
Agency: Tidewater Hospice & Palliative, non-profit, Coos and Curry counties, Oregon
Status: full-time, exempt, Monday-Friday, backup call one weekend in seven
Pay: $82,000-$97,000, plus $4,000 rural differential
Reports to: Psychosocial Manager
Caseload: about 38 patients and their families, mostly in their own homes and two adult foster homes

REQUIRED
Master of Social Work from a CSWE-accredited school. Oregon LCSW, active and unencumbered. Two years or more of post-master's social work in hospice, palliative care, hospital or other medical setting.

PREFERRED
APHSW-C. Spanish. Medicare hospice conditions of participation. Experience with Oregon's Death with Dignity conversations, POLST and advance directives. Rural work.

THE DAY
You'll do the first psychosocial assessment within five days of admission, then visit as often as the family needs it, which is sometimes just once and sometimes every Tuesday for a year. You will talk about money, wills, estranged sons, guns in the house, who will feed the horses, VA and Medicaid, and what comes after. You'll write notes in Homecare Homebase the same day, sit in interdisciplinary group each other Thursday and back the nurse who is in a bad spot at 4 p.m. You drive your own insured car; mileage is paid.

Q: Do you take associates (CSWA)?
A: Not for this one; we have no supervisor with hours to give until 2028.

Q: Does a license from Washington or California do?
A: Only with the Oregon one in your hand at the time of offer.

Q: Could I work from Portland?
A: No.

To apply send a resume and two paragraphs on the patient you still think about.`,
  graded: [
    {
      name: 'patrice-lindqvist-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'MSW, active Oregon LCSW, six years in hospice with APHSW-C, POLST and rural visits.',
      lacks: [],
      cv: `PATRICE LINDQVIST, MSW, LCSW, APHSW-C
North Bend, Oregon

LICENSE
Oregon Board of Licensed Social Workers, LCSW L1xxxx, issued June 2019, active, renewed through June 2027. No discipline.

SOCIAL WORK EXPERIENCE

Umpqua Coast Home Hospice, Reedsport OR | Medical Social Worker | September 2020 - present
Caseload 35-40 in a county with one stoplight. Initial assessment inside five days, anticipatory grief work, veterans' benefits and Medicaid waiver applications, Death with Dignity questions (I am present for the attending's second conversation when families ask). POLST and advance directive champion, in-services for EMS. HCHB user. IDG every other week. Covered bereavement when the coordinator left, 2022-23. Member of ethics committee.

Bay Area Regional Hospital, Coos Bay OR | Inpatient social worker, medical & ICU | August 2016 - August 2020
Discharge planning, family meetings, capacity questions, abuse reports. First three years as CSWA under supervision, licensed June 2019.

EDUCATION
MSW, Willamette Valley University (CSWE), 2016
BA Sociology, 2012

Certification: Advanced Palliative and Hospice Social Work, 2023
Spanish, intermediate: I can do a home visit without the interpreter line.
Valid license and insured Subaru.`,
    },
    {
      name: 'delia-montoya-family-liaison',
      kind: 'gem',
      low: 81,
      high: 92,
      best: 86,
      why: "Titled 'Family Liaison', yet the MSW, Oregon LCSW and five years of palliative home visits are plainly dated.",
      lacks: [],
      cv: `Delia Montoya
Brookings, OR 97415

FAMILY LIAISON, Little Lanterns Home Program (children with life-limiting illness), southern Oregon & Del Norte County
March 2021 to now
My card says liaison because our founder disliked "social worker". What it amounts to: I drive to where the child is, sit with parents at the worst time, do the intake, find the money (SSI, Katie Beckett type waivers, a well repaired by the Elks), help with school, funeral home and siblings, hold the family conference with the doctor at Doernwood Children's, and fill out POLST forms with the pediatrician. About 30 families at a time; sixty-one deaths so far. I run a fathers' fishing group. Monthly team meeting with nurses and chaplain. We chart on paper and then in Epic. In half of my homes Spanish is spoken, and so I do.

CARE COORDINATOR, dialysis units, Medford
July 2016 to February 2021
Depression screens, transplant packets, stopping treatment talks with elders, rides. Master's-level social work post required under Medicare for each unit. I did my associate years there.

CREDENTIALS
Master of Social Work, Rogue River State University, accredited by CSWE, 2016
LCSW, State of Oregon, September 2018; renewal due September 2028, in good standing
Advance care planning facilitator 2022

No adult hospice yet, apart from covering for a colleague's sick leave for six weeks in 2024.`,
    },
    {
      name: 'brandon-kuo-associate',
      kind: 'in-progress',
      low: 54,
      high: 67,
      best: 61,
      why: 'MSW with nearly four years in home hospice, but still a CSWA: 3,180 of the hours done and the exam ahead.',
      lacks: ['Oregon LCSW (CSWA, exam January 2027)'],
      cv: `Brandon Kuo, MSW, CSWA
Roseburg, Oregon

RESUME

Medical Social Worker (associate)   Mill Creek Hospice, Roseburg   Jan 2023 - present
  - 28 home patients, mostly farm & logging families. Assessments, counseling, funeral planning, benefits, vets
  - IDG, HCHB charting, Medicare CoPs audit tool author
  - Led grief camp for 40 kids with 12 volunteers (two summers)
  - POLST, DWD information visits

Intern, hospital palliative team, Eugene   Sept 2021 - May 2022

Case aide, Senior & Disability Services, Douglas County   2017 - 2021

EDUCATION
MSW, Cascadia University, June 2022 (CSWE)
BA Psychology, 2016

LICENSURE
CSWA with the Oregon board since December 2022. 3,180 of 3,500 direct hours completed, 94 supervision hours. ASWB Clinical exam booked for January 16, 2027. I hope to be LCSW by March.

I read that you don't take associates; by the time your offer goes out it may be a matter of weeks.`,
    },
    {
      name: 'joanne-pettibone-counselor',
      kind: 'denial',
      low: 43,
      high: 56,
      best: 49,
      why: 'Long hospice bereavement work, but she says she is a counselor, not a social worker: no MSW and no LCSW.',
      lacks: ['MSW', 'Oregon LCSW'],
      cv: `Joanne Pettibone, MA, LPC
Bandon, Oregon

I'll say it first: I am not a social worker. My degree is an MA in Counseling and my license is the LPC, which I have had in Oregon since 2014. I don't hold, and I am not eligible for, the LCSW. I know what your notice asks for, and would like to be thought of anyway, or for whatever comes up on the bereavement side.

Bereavement Coordinator, Cape Sand Hospice, Bandon, 2019 - August 2026 (agency closed)
 Thirteen months of follow up for 200 families a year, home visits to newly widowed loggers, groups in church basements, memorial services, volunteer training, Medicare-required bereavement plans. I sat on IDG each second Wednesday and helped the team's social worker by making visits when she was out.

Outpatient therapist, county mental health, Gold Beach, 2013 - 2019
 Anxiety, depression, grief, suicide assessment. First year as intern.

School counselor, Coquille, 2008 - 2011

MA Counseling, Siskiyou College, 2013
BA English, 1998

Fellow in Thanatology (ADEC), 2022
Car, insurance, dog.`,
    },
    {
      name: 'ricardo-salas-dispatch',
      kind: 'unrelated',
      low: 2,
      high: 11,
      best: 5,
      why: 'Dispatches log trucks and once drove patients to dialysis; nothing of social work.',
      lacks: ['MSW', 'Oregon LCSW', 'two years of medical social work'],
      cv: `RICARDO SALAS
Coos Bay, Oregon

Dispatcher with 12 years in trucking, looking for a steady Monday to Friday job with benefits close to home.

Dispatcher, South Slough Log Transport, North Bend. 2018 - now
26 trucks. Loads, hours of service, breakdowns at 3 in the morning, drivers who do not want to drive. ELD system, fuel cards, invoices.

Driver, class A, chip and log. 2014 - 2018

Non-emergency medical transport driver, 2012 - 2014. Took elders to dialysis and chemo in a wheelchair van. I liked them.

High school diploma, Coquille, 2010
CDL A, clean. DOT medical good to 2027
Spanish (born to it), English
Coach U10 soccer
Excel, Word, dispatch boards`,
    },
  ],
};
