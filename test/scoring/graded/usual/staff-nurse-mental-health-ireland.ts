/** A psychiatric staff nurse in Ireland; active NMBI registration in the Psychiatric Division and two years in acute mental health decide it. */
import type { GradedJob } from '../types.ts';

export const staffNurseMentalHealthIreland: GradedJob = {
  job: 'staff-nurse-mental-health-ireland-ub',
  title: 'Staff Nurse, Mental Health (RPN)',
  spec: `Staff Nurse – Mental Health (Registered Psychiatric Nurse)
Carrowdoon Hospital, Co. Galway
Permanent, whole time, 37.5 hours. Salary per HSE scale plus location and night premia.

About the hospital
Carrowdoon is an independent, not-for-profit approved centre with 84 beds. We provide acute adult, later life and eating disorder services to people from across the west of Ireland. We were founded in 1926 and celebrated our centenary this year.

The role
The post is on Errisbeg Ward, a 22-bed acute adult admission unit with a small high-observation area.

Main duties
• Assess, plan, deliver and evaluate care as key nurse within the multidisciplinary team
• Carry out mental state examination and risk assessment, including suicide and self-harm
• Administer and monitor medication, including clozapine and depot injections
• Work within the Mental Health Act 2001 and its rules on seclusion and restraint
• Use de-escalation and take part in the management of aggression
• Involve families and prepare discharge with community teams
• Act as preceptor to student nurses

Essential requirements
• Current registration in the Psychiatric Division of the register of the Nursing and Midwifery Board of Ireland (NMBI), on the active register
• At least two years' post-registration experience in acute inpatient mental health nursing
• Ability to work a 24/7 roster including nights
• Good verbal and written communication and team skills

Desirable
• Postgraduate certificate or diploma in mental health nursing
• Current training in therapeutic management of violence and aggression (TMVA, CPI or similar)
• Experience with DBT, CBT or WRAP approaches
• Electronic patient records

What we offer
Subsidised meals and on-site parking, staff gym, funded postgraduate study, pension scheme, relocation support of €2,500.

Garda vetting and occupational health clearance apply. Informal enquiries to Assumpta Ní Fhlatharta, Director of Nursing. A panel may be formed.`,
  graded: [
    {
      name: 'acute-rpn',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'RPN on the active register, almost five years on acute admission wards, TMVA, clozapine, postgraduate certificate and preceptorship, all dated.',
      lacks: [],
      cv: `Aoife Brannelly RPN, BSc
Knockroe, Co. Mayo

NMBI: Registered Psychiatric Nurse, active, annual retention paid for 2026. First registered October 2021.

Clinical experience

January 2024 – present
Staff Nurse, Acute Admission Unit (30 beds), Lough Mask Mental Health Service, Co. Mayo
• Key nurse for four to five service users on each shift; care plans with them and their families
• MSE, risk assessment on admission and before leave, special observations
• Medication rounds, clozapine titration and bloods, depots, PRN review
• Admissions under the Mental Health Act, section 23 forms, tribunal days
• Shift lead on nights about twice a month
• Preceptor to third and fourth year students

October 2021 – December 2023
Staff Nurse, St Fionnan's Ward (acute adult), Ardnashee General Hospital
• 24-bed approved centre; mood disorders, first episode psychosis, dual diagnosis
• De-escalation, seclusion reviews and records
• Discharge meetings with CMHT and home-based team

Student and intern placements 2017 – 2021: acute, community, rehabilitation, CAMHS, later life

Education
2025 Postgraduate Certificate in Acute Mental Health Nursing, Western Regional University
2021 BSc (Hons) Psychiatric Nursing, 2.1, Western Regional University
2017 Leaving Certificate

Training
TMVA (five day, refresher March 2026), BLS (2025), Safeguarding, Children First, Decider Skills 2023, STORM suicide prevention 2024

Other
Electronic record from 2024. Camogie, fluent Irish. Full licence. Garda vetting current.`,
    },
    {
      name: 'rmn-from-uk',
      kind: 'foreign',
      low: 57,
      high: 70,
      best: 64,
      why: 'Strong acute mental-health nurse on the UK register; the NMBI application is in but not decided, so the Irish registration is not held.',
      lacks: ['current NMBI registration in the Psychiatric Division'],
      cv: `BLESSING OKONJE-HART
Registered Mental Health Nurse (RMN)
Currently Leedminster, England; moving to Galway spring 2027

REGISTRATION
NMC (UK): RNMH, on the register since September 2018, revalidated 2024
NMBI: application for recognition sent July 2026, transcripts received by them, decision awaited

EMPLOYMENT

Deputy Ward Manager (Band 6), Hazel Ward, South Leedminster Mental Health Trust
February 2022 – present
- 20-bed female acute ward
- In charge of shifts, allocation, bed flow, handover to bed managers
- Risk assessments, care plans, CPA and 72-hour follow up meetings
- Detained patients under the Mental Health Act 1983: section papers, rights, tribunals
- Rapid tranquillisation and post-incident monitoring; PMVA team member
- Depot and clozapine clinic cover
- Supervises four Band 5 nurses and students (practice assessor)

Staff Nurse (Band 5), Hazel Ward and PICU, same Trust
September 2018 – January 2022
- Rotational preceptorship, 18 months in PICU
- Primary nurse, one-to-ones, family meetings, medication

Health Care Assistant, bank, 2014 – 2018

EDUCATION
BSc (Hons) Mental Health Nursing, University of Leedminster, 2018
Mentorship module, 2021
DBT skills for inpatient wards, 2023

TRAINING
PMVA annual update May 2026, ILS, safeguarding level 3, RiO electronic records

PERSONAL
English first language. Happy with nights and weekends. References from ward manager and matron.`,
    },
    {
      name: 'general-nurse-liaison',
      kind: 'adjacent',
      low: 38,
      high: 51,
      best: 44,
      why: 'Active NMBI registration but in the General Division, and her mental-health contact is with dementia and overdose patients on medical wards; not RPN and no acute psychiatric years.',
      lacks: [
        'registration in the Psychiatric Division',
        "two years' experience in acute inpatient mental health nursing",
      ],
      cv: `Curriculum Vitae
Siobhán Mac Giolla Rua, RGN
Athenmore, Co. Galway

Professional profile
Registered General Nurse (NMBI, General Division, active) with 11 years of hospital experience and a growing interest in mental health.

Work experience

Staff Nurse, Acute Medical Assessment Unit
Corrib Valley University Hospital, May 2019 to date
• Assess and treat adults referred by GPs and the emergency department
• Regularly nurse patients after overdose or self-harm while they wait for the liaison psychiatry team; one-to-one observation, ligature-aware environment
• Alcohol withdrawal scoring and detox regimes (CIWA-Ar)
• Delirium and dementia care, de-escalation of agitated patients with security
• IV therapy, phlebotomy, ECG
• Preceptor for general nursing students; link nurse for mental health since 2022

Staff Nurse, Care of the Elderly
St Breacán's Hospital, October 2015 to April 2019
• 28-bed ward, many patients with dementia and behavioural symptoms
• Falls, wound care, end of life

Education
BSc General Nursing, Western Regional University, 2015
Certificate in Dementia Care, 2018
Level 8 module: Mental Health in the General Hospital, 2023 (10 credits)

Training
BLS, manual handling, CPI Safety Intervention (two days, February 2025), medication management, Mental Health First Aid

Skills
Calm under pressure, communication, teamwork, electronic charts, 24/7 roster

I have enquired about the postgraduate registration programme (RPN), which would begin September 2027.

Referees
Available on request`,
    },
    {
      name: 'off-the-register',
      kind: 'lapsed',
      low: 41,
      high: 55,
      best: 48,
      why: 'Once a solid acute RPN, but came off the register in 2018 and last nursed in 2017, so the registration is missing and the experience counts half.',
      lacks: ['current NMBI registration, active register'],
      cv: `Declan Tuohy-Farrell
Kilbrack, Co. Galway

Summary: psychiatric nurse by profession, nine years on acute wards, now wishing to return after some years in business.

2017 – present: Owner and manager, The Copper Kettle Café, Kilbrack
Staff of eight, rosters, stock, accounts, HACCP. Café sold; handover completes in December 2026.

March 2012 – June 2017: Staff Nurse, Acute Unit, East Corrib Mental Health Services
Admission ward of 32 beds. Key worker; admissions, voluntary and involuntary; risk assessment; medication, clozapine and depots; special nursing; control and restraint team; relatives; ward rounds; student nurses.

September 2008 – February 2012: Staff Nurse, St Brigid's Psychiatric Hospital (since closed), Ballinroe
Acute male admission for two and a half years, then rehabilitation and continuing care. Took part in moving long-stay residents to community houses.

Education and registration
BSc Psychiatric Nursing, Midland Institute, 2008
Registered RPN with An Bord Altranais / NMBI October 2008. I withdrew from the register in 2018 as I was not practising. I have written to NMBI about restoration and understand that I will need a return to nursing course; I have a provisional place on the one beginning March 2027.
Diploma in Cognitive Behavioural Therapy, 2014
Management of violence and aggression, instructor to 2016
Basic life support, renewed 2025 (as café first aider)

Interests
Rowing club, local Samaritans volunteer listener since 2020 (one evening a week)

Two referees: former CNM2 and the chair of the Samaritans branch.`,
    },
    {
      name: 'assistant-director',
      kind: 'overqualified',
      low: 75,
      high: 88,
      best: 82,
      why: 'Active RPN with far more than two acute years and current TMVA, now two grades above the post; the bedside years are a little back, the musts are met and the level is a question.',
      lacks: [],
      cv: `Margaret (Gretta) Sugrue-Lally
RPN, MSc

PROFILE
Psychiatric nurse with 25 years' service. After seven years in management I would like to finish my career on the ward, with patients, and nearer home. I know the grade and the salary and I am at ease with both.

REGISTRATION
NMBI Psychiatric Division, active, continuous since 2001

CAREER

Assistant Director of Nursing, Acute Services, Shannonside Mental Health
April 2023 – present
- Nursing lead for two approved centres (54 beds), 90 staff
- Mental Health Commission inspections, policy, complaints, staffing
- On call for the wards; cover as nurse in charge when short, on average two shifts a month since 2024

Clinical Nurse Manager 2, Acute Admission Ward, Shannonside
June 2015 – March 2023
- Ran a 26-bed acute ward, hands on: admissions, risk, medication, clozapine, depots, MDT rounds, families
- Mental Health Act renewals and tribunals; seclusion reduction project, 40% fewer episodes
- Introduced WRAP groups
- Preceptor lead

Staff Nurse, then CNM1, Acute and High Observation, Shannonside
October 2001 – May 2015
- Day and night duty, key nurse, special observations

EDUCATION
MSc Nursing (Mental Health), 2018
Postgraduate Diploma, Clinical Nursing, 2009
Diploma in Psychiatric Nursing, 2001

TRAINING
TMVA trainer; refresher April 2026. BLS 2025. Decision-making capacity 2024. Electronic health record super user.

Can work nights. Garda vetting up to date. Notice: three months.`,
    },
  ],
};
