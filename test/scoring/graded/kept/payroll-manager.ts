/** Payroll manager: the CIPP qualification, five years of UK payroll and a team led for two. */
import type { GradedJob } from '../types.ts';

export const payrollManager: GradedJob = {
  job: 'payroll-manager',
  title: 'Payroll Manager',
  spec: `PAYROLL MANAGER – Leeds, hybrid (3 days in the office) – £52-56k

Ashgrove Care runs 41 homes in the north of England. We pay 3,400 people, weekly and monthly, in-house, and we pay them right.

The job
* own the weekly and monthly payrolls from timesheet to BACS, RTI and year end
* lead and develop five payroll administrators
* reconcile payroll to the ledger and deal with HMRC, auditors and pension providers

To be considered you must have
* a CIPP qualification (Payroll Management degree/diploma or Payroll Technician Certificate)
* five years' UK payroll experience, including a payroll of 1,000 employees or more
* two years of managing a payroll team
* thorough knowledge of PAYE, NI, statutory payments and auto-enrolment

It would be great if you also bring
* iTrent or Access experience
* care or another shift-working sector
* a system implementation

What's in it for you: 27 days plus bank holidays, life cover, refer-a-friend bonus. Ashgrove is an equal opportunities employer. DBS check applies.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'CIPP degree, eleven years of payroll, six as manager of six clerks for a shift-working group, iTrent brought in.',
      lacks: [],
      cv: `Michelle Ogunbanjo MCIPP
Leeds

Payroll Manager | Brackenholme Hospitals Group | Jan 2020 – Present
– 2,900 staff on four payrolls (weekly bank, monthly), iTrent, 100 % in-house
– Team of six; recruitment, appraisals, rota, two promoted to senior
– FPS/EPS, P11D, year end, PSA, apprenticeship levy; HMRC compliance visit 2023 without findings
– Auto-enrolment re-declaration, NHS-type and NEST schemes
– Control account reconciliation, journals to finance by WD3
– Led move from Sage to iTrent (2021, nine months, three parallel runs)

Senior Payroll Officer | Dunmore Logistics | Mar 2015 – Dec 2019
– 1,600 drivers and warehouse staff, weekly; SSP, SMP, attachment orders

CIPP Foundation Degree in Payroll Management, 2019`,
    },
    {
      name: 'remuneration-officer',
      kind: 'gem',
      low: 77,
      high: 93,
      best: 86,
      why: 'A college title without the word, but runs the salaries of 1,350 people with a team of four since 2021, CIPP certificate.',
      lacks: [],
      cv: `Donald Petrie
Assistant Bursar (Staff Remuneration), Kirkmoor Federation of Colleges

My title is an old one. What I do, since August 2021, is to get 1,350 lecturers, cleaners, caterers and hourly tutors their wages: I am answerable for the two monthly runs and one weekly run on Access, from claim forms to bank file, for the submissions to the Revenue under real time information, P60s and P11Ds, for tax codes, National Insurance categories, sick, maternity and shared parental pay, and for workplace pension duties (Teachers' scheme, local government scheme, NEST). Four clerks report to me; I hired three of them. Every month I tie the salary control accounts to the general ledger and I am the contact for the external auditors.

Before that I was wages officer at the same federation, from 2016, on the weekly run.

Chartered Institute of Payroll Professionals: Payroll Technician Certificate, 2018. Higher in Accounting, 2009.`,
    },
    {
      name: 'no-team',
      kind: 'denial',
      low: 60,
      high: 74,
      best: 67,
      why: 'Complete payroll specialist with the CIPP diploma who says she has not managed people.',
      lacks: ['two years of managing a payroll team'],
      cv: `Agnieszka Dudek
Senior Payroll Specialist

Profile: nine years of end-to-end UK payroll. I have not led a team so far and am looking for the step up.

Experience
07/2020 - today  Senior Payroll Specialist, Hallbrook Supermarkets (HO Wakefield)
Monthly payroll of 4,200 store colleagues on Access, month-end reconciliation, RTI, tronc, statutory payments, pension upload, year end, first point of contact for HMRC queries; tested the new time and attendance interface
09/2017 - 06/2020  Payroll Administrator, Crowe Bros Bakeries
Weekly, 650 shift workers

Education
CIPP Payroll Management Diploma 2023
A levels Maths, Business`,
    },
    {
      name: 'no-cipp',
      kind: 'missing',
      low: 61,
      high: 74,
      best: 69,
      why: 'A manager of a large payroll for eight years, everything but a CIPP paper.',
      lacks: ['CIPP qualification'],
      cv: `karen blenkinsop

payroll manager, tyneview homecare, newcastle, nov 2018 to now. 2,200 carers weekly, 180 office staff monthly. team of 4 plus an apprentice. itrent since 2022, i was the payroll lead in the project. rti, year end, ssp smp spp, holiday pay for irregular hours, nmw audit, auto enrolment with nest and peoples pension, bacs approver, balance sheet recs.

payroll supervisor, same company, 2014 to nov 2018. payroll clerk, fenwood taxis, 2010 to 2014.

aat level 3 2012. first aider. ms excel advanced, vlookup, pivot, power query`,
    },
    {
      name: 'years-in-finance',
      kind: 'years',
      low: 52,
      high: 69,
      best: 61,
      why: 'Nine years "in payroll and finance": not quite three of payroll, the rest purchase ledger.',
      lacks: ["five years' UK payroll experience"],
      cv: `CURRICULUM VITAE

Ashok Bhandari, Payroll Team Manager
9 years in payroll and finance

FEB 2024 - PRESENT
Payroll Team Manager, Orchard Facilities (1,150 cleaners, four-weekly)
Manages three payroll administrators. PAYE, NI, statutory pay, auto-enrolment, RTI submissions, year end 24/25 and 25/26. BACS. Reconciliation to Sage 200.

OCT 2017 - JAN 2024
Purchase Ledger Clerk, later Purchase Ledger Supervisor, Orchard Facilities
Supplier invoices, statement reconciliation, payment runs, two clerks.

QUALIFICATIONS
CIPP Payroll Technician Certificate (2024)
AAT Level 4 (2020)`,
    },
  ],
};
