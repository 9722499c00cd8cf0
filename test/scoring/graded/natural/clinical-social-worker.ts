/** Licensed clinical social worker, Virginia: the MSW, the state's LCSW, two years with adults in one of four settings and one evidence-based method. */
import type { GradedJob } from '../types.ts';

export const clinicalSocialWorker: GradedJob = {
  job: 'clinical-social-worker',
  title: 'Outpatient Therapist (LCSW)',
  spec: `Outpatient Therapist (LCSW)
Massanutten Valley Community Services, Harrisonburg, Virginia

About us
We have served the valley since 1971 with counseling, crisis and recovery programs. Our outpatient clinic sees about 900 adults a year, most of them on Medicaid.

Your days
- Intake assessments, diagnosis and treatment plans for adults with mood, anxiety and trauma disorders
- Individual therapy (22 to 24 client hours a week) and one weekly group
- Risk assessment and safety planning, handovers to the crisis team
- Timely notes in Credible; weekly team consultation

What we need to see on your resume
- MSW from a program accredited by CSWE
- Current LCSW issued by the Virginia Board of Social Work, without restrictions. Residents and supervisees should look at our separate posting.
- No fewer than two years of post-master's clinical work with adults in any one of these: outpatient clinic, intensive outpatient or partial program, inpatient psychiatry, integrated primary care
- Completed training in at least one of CBT, DBT, EMDR or CPT

We'd be glad of
- Spanish
- Board approval to supervise candidates for licensure
- Telehealth practice
- Work with substance use disorders

What we offer
Salary $74,000 to $83,000, VRS retirement, 14 paid holidays, student loan repayment through NHSC. We are an equal opportunity employer and conduct background checks under Virginia Code before hire.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Virginia LCSW since 2018, CSWE-accredited MSW, ten years of outpatient and IOP work with adults, CBT and CPT, supervises, telehealth, SUD; only Spanish is absent.',
      lacks: [],
      cv: `Rosalind T. Okereke, LCSW
Staunton, VA

LICENSE
Licensed Clinical Social Worker, Commonwealth of Virginia. First issued May 2018, renewed through June 2028, no discipline. On the Board's list of approved supervisors since 2022.

WORK
Blue Hollow Counseling Center, Staunton. Therapist, later Lead Therapist. June 2020 to present
> 23 adult clients weekly, about a third by video
> PTSD caseload, cognitive processing therapy; rostered CPT provider after consultation year (2021)
> Co-leads Thursday group for depression
> C-SSRS at every intake, safety plans, TDO petitions with the county prescreeners
> Supervises two candidates working toward their own license

Rappahannock Area Recovery, Fredericksburg. Clinician in the intensive outpatient program. May 2016 to May 2020
> Adults with opioid and alcohol use disorders and co-occurring anxiety
> Three groups a week, individual sessions, ASAM assessments, Credible for all documentation

EDUCATION AND TRAINING
MSW, clinical concentration, Tidewater Commonwealth University, 2016 (CSWE)
BA Psychology, 2012
Beck Institute CBT for Depression, 2017
Cognitive Processing Therapy, two-day workshop plus six months of calls, 2020-21
Motivational Interviewing, 2019`,
    },
    {
      name: 'inpatient-unit',
      kind: 'any-of',
      low: 78,
      high: 92,
      best: 86,
      why: 'Her setting is the locked psychiatric unit and her method EMDR: one of each list is enough; every must is dated, outpatient caseload is the only question.',
      lacks: [],
      cv: `MARISOL DELGADO-PRYOR
Social worker on an acute psychiatric unit

I have spent my whole career since graduate school at Western Roanoke Memorial Hospital, on 4 East, a 24-bed locked unit for adults. I came as a supervisee in July 2019, passed the ASWB clinical exam in the spring of 2022, and the Virginia board licensed me (LCSW) that August; the license is paid up through June 2027.

On the unit I carry 8 to 10 patients. I take the psychosocial history in the first 24 hours, work out the diagnosis and plan with the psychiatrist, see each of my patients for individual sessions and run the daily process group and a trauma skills group. I do suicide risk reassessments before every discharge, meet with families in English and Spanish (I grew up with both), and hand people over to their outpatient clinic or community services board. Since 2023 I have used EMDR resourcing and, with longer-stay patients, full reprocessing; I finished the EMDRIA-approved basic training that April, including the ten consultation hours.

Documentation is in Epic.

Schooling: Master of Social Work, Blackwater State, May 2019, CSWE accredited. BSW, same school, 2018, advanced standing.

I would like to follow people for longer than nine days.`,
    },
    {
      name: 'supervisee',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 62,
      why: 'Three good outpatient years, accredited MSW, DBT, but still a supervisee with hours and the exam ahead; the spec sends supervisees elsewhere.',
      lacks: ['Current LCSW issued by the Virginia Board of Social Work'],
      cv: `Devon Achterberg, MSW
Winchester, Virginia

Outpatient Clinician | Apple Blossom Behavioral Health | Sept. 2023 - present
* 25 adult clients a week, generalized anxiety, bipolar, borderline personality
* Full DBT team member: skills group on Tuesdays, phone coaching, weekly consult
* Biopsychosocial intakes and ISPs in Credible, Medicaid authorizations
* Half my sessions are telehealth

Mental Health Skill-Building Worker (QMHP-A) | Apple Blossom | 2019 - 2021
* Home visits with adults with serious mental illness

Practicum | Veterans' Center, integrated primary care | 2022 - 2023
* PHQ-9/GAD-7 screening, brief CBT, warm handoffs

Education
MSW, Shenango University (CSWE-accredited), 2023
B.S. Human Services, 2018

Credentials
Registered Supervisee in Social Work, Virginia, since October 2023
Clinical hours: 2,610 of 3,000; face-to-face supervision 91 of 100
ASWB Clinical: seat booked for February 2027
DBT Intensive Training, Behavioral Tech, 2024
CPR, Mandt

Languages: English, intermediate Spanish`,
    },
    {
      name: 'child-welfare',
      kind: 'missing',
      low: 26,
      high: 44,
      best: 35,
      why: 'An accredited MSW spent in child protective services and program management: no license, no therapy with adults, no method.',
      lacks: [
        'Current LCSW issued by the Virginia Board of Social Work',
        "two years of post-master's clinical work with adults",
        'Completed training in at least one of CBT, DBT, EMDR or CPT',
      ],
      cv: `Loretta Fincastle
MSW | Family Services Supervisor

SUMMARY
Social worker with 13 years in public child welfare in Virginia. Calm in a crisis, quick with paperwork, trusted by judges.

2019 - present    Augusta Forks Department of Social Services
Family Services Supervisor. Six CPS workers, about 70 open investigations. Reviews safety and risk assessments, chairs family partnership meetings, testifies in J&DR court, writes the on-call rota, answers audits from the state.

2013 - 2019    Augusta Forks Department of Social Services
Family Services Specialist, CPS ongoing. Home visits, safety plans, service plans for parents, referrals of parents to outpatient therapy and substance use programs, foster care placements.

2010 - 2013    Valley Boys & Girls Club
Site coordinator.

EDUCATION
Master of Social Work, administration and policy track, Tidewater Commonwealth University, 2013, CSWE accredited
BA Sociology, 2010

TRAINING
VDSS core, forensic interviewing (ChildFirst) 2015, trauma-informed supervision 2021, Mental Health First Aid instructor 2022

SYSTEMS
OASIS, SDM tools, Excel

I am thinking of moving to the treatment side after many years of sending families there.`,
    },
    {
      name: 'payroll',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'Payroll and benefits specialist at a poultry company; nothing of the occupation.',
      lacks: [
        'MSW from a program accredited by CSWE',
        'Current LCSW issued by the Virginia Board of Social Work',
        "two years of post-master's clinical work with adults",
        'Completed training in at least one of CBT, DBT, EMDR or CPT',
      ],
      cv: `Brandon K. Lineweaver
Payroll and Benefits Specialist, Harrisonburg VA

Rocking Pullet Farms, Broadway VA (1,400 employees)
Payroll and Benefits Specialist, 10/2019 to today
Biweekly payroll for hourly and salaried staff in ADP Workforce Now. Garnishments, shift differentials, 941 and VEC filings. Open enrollment for medical, dental, 401(k). Explains pay stubs to employees, many of them through an interpreter. Cut off-cycle checks from 60 a month to 11.

Payroll Clerk, 03/2016 to 09/2019
Time card corrections, new-hire entry, union dues, year-end W-2s.

Shenandoah Tire & Lube
Bookkeeper, 2013 to 2016
QuickBooks, accounts payable, bank reconciliations, sales tax.

Education
AAS Accounting, Cedar Gap Community College, 2013
Fundamental Payroll Certification (FPC), 2018
CPP exam passed 2022

Other skills
Excel pivot tables and VLOOKUP, Kronos, confidentiality, HIPAA basics for benefits data

Volunteer: treasurer of the fire company in Linville.`,
    },
  ],
};
