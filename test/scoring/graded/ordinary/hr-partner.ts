/** HR business partner: CIPD level 5, four years of partnering and casework decide. */
import type { GradedJob } from '../types.ts';

export const hrPartner: GradedJob = {
  job: 'hr-partner',
  title: 'HR Business Partner',
  spec: `Lindqvist Packaging makes cartons for the food industry on three sites in the East Midlands, with 640 people, about half of them on shifts. Our HR team is six strong and we are looking for an HR business partner who will look after the two Northampton factories and report to the HR director.

The person we appoint will hold a CIPD qualification at level 5 or above and will have spent at least four years as an HR business partner or HR manager working directly with operational managers. Strong employee relations is essential: you will have run disciplinary, grievance, absence and redundancy cases yourself from investigation to appeal, and you will know UK employment law well enough to advise without looking everything up. Because you will be on both sites every week, a driving licence is required.

Most of your time goes into coaching shift managers, casework, workforce planning and the yearly pay and talent round. You would also lead the consultation with the recognised union, Unite. Experience of manufacturing, of TUPE, and of an HR system such as Workday or iTrent would be an advantage though none of these is a condition.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Level 7, eight years as business partner in factories, heavy casework, union consultation, TUPE.',
      lacks: [],
      cv: `Rebecca Achterberg
HR Business Partner | Chartered MCIPD

Sept 2018 to date: HR Business Partner, Wolds Bakery Group, Corby (420 staff, three shifts)
- business partner to the plant manager and nine shift managers
- around 45 ER cases a year: disciplinary, grievance, long-term absence, capability, appeals; four tribunals prepared, none lost
- two redundancy consultations (38 and 22 posts), union side Unite and BFAWU
- TUPE transfer of 60 cleaners in, 2022
- workforce plan, talent review, annual pay round; Workday

Feb 2014 to Aug 2018: HR Adviser, then Senior HR Adviser, Nene Logistics

CIPD Level 7 Advanced Diploma, De Montfort Hill College, 2017
BA English, 2012
Full driving licence`,
    },
    {
      name: 'studying',
      kind: 'in-progress',
      low: 56,
      high: 73,
      best: 66,
      why: 'Five years as business partner with all the casework, but holds level 3 and is only studying for level 5.',
      lacks: ['CIPD level 5 or above'],
      cv: `Kwame Boateng
Northampton

HR Business Partner - Silverline Caravans Ltd (manufacturing, 310 employees) - Aug 2021 to present
I partner production, paint shop and despatch. I chair or support disciplinary and grievance hearings, have run two collective redundancies from start to finish, handle sickness absence with occupational health, and advise on flexible working, family leave and settlement agreements. Meet Unite reps monthly. Coach twelve team leaders, run the pay review, forecast headcount with finance. iTrent.

HR Advisor - Silverline Caravans Ltd - 2018 to 2021
HR Administrator - Castle Street Solicitors - 2015 to 2018

Qualifications
CIPD Level 3 Foundation Certificate, 2017
CIPD Level 5 Associate Diploma: in progress, three of seven units passed, expected completion autumn 2027
Full UK driving licence`,
    },
    {
      name: 'overlap',
      kind: 'overlap',
      low: 54,
      high: 71,
      best: 62,
      why: 'Claims nearly seven years of partnering; three part-time posts at once come to less than three.',
      lacks: ['four years as HR business partner or HR manager'],
      cv: `Helena Marchetti, Assoc CIPD
HR Business Partner with nearly seven years' experience of partnering

HR Business Partner (3 days), Oakham Print Works, Jan 2024 - Aug 2026
Disciplinaries, grievances, absence and two appeals; pay round; coaching of shift leaders; union meetings with Unite

HR Manager (2 days), Rutland Cold Store, Mar 2024 - present
Stand-alone HR for 90 staff. Redundancy of 14 drivers, TUPE out, investigation reports, contracts

HR Business Partner (retained, evenings and Fridays), Welland Garden Centres, Sept 2024 - Dec 2025
Casework and policies for five branches

Payroll Administrator, Stamford Borough Schools Trust, 2016 - Dec 2023
Monthly payroll for 700, pensions returns, starters and leavers

CIPD Level 5 Diploma in People Management, 2023
Full driving licence and own car
BrightHR, iTrent`,
    },
    {
      name: 'finance-partner',
      kind: 'trap',
      low: 4,
      high: 23,
      best: 13,
      why: 'A business partner of the finance function: budgets and headcount cost, no HR work at all.',
      lacks: [
        'CIPD level 5 or above',
        'four years as HR business partner or HR manager',
        'employee relations casework',
      ],
      cv: `Simon Trevelyan ACMA CGMA
Finance Business Partner

Business partner to operations at Harrowgate Cartons plc, Northampton (packaging manufacturing), March 2019 to now. Works directly with operational managers on three sites, coaches shift managers on cost control, owns the yearly pay budget and the headcount forecast, workforce cost planning, capex cases, and month end commentary for the finance director. Headcount and overtime reports out of Workday. Took part in the due diligence for a business transfer in 2023.

2014 to 2019: Management accountant, Fenland Foods
2011 to 2014: Trainee, Abbott Rayner accountants

CIMA qualified 2016. BSc Accounting and Finance, first class.
Full UK driving licence. Chair of school governors' resources committee.`,
    },
    {
      name: 'shop-manager',
      kind: 'list',
      low: 14,
      high: 36,
      best: 26,
      why: 'A store manager who wants to move into HR and lists its vocabulary; no HR post and no CIPD diploma.',
      lacks: ['CIPD level 5 or above', 'four years as HR business partner or HR manager'],
      cv: `Louise Hanratty

Looking for a move into HR business partnering after a successful career in retail management.

Key skills: HR business partnering, employee relations, disciplinary and grievance, absence management, redundancy, UK employment law, TUPE, workforce planning, talent management, coaching of managers, trade union consultation, Workday.

Store Manager, Fosse Park branch, Dalton's Home & Leisure, June 2016 - present
Turnover 6.2m, 48 colleagues. P&L, stock loss, visual standards, rotas, Christmas recruitment. Return-to-work chats and lateness conversations; anything formal goes to the HR helpline at head office.
Assistant manager, same company, 2012 - 2016

CIPD: webinar series "Introduction to People Practice" attended 2026
A levels: Business, Art
Full clean driving licence`,
    },
  ],
};
