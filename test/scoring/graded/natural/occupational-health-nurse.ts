/** Occupational health nurse, council: NMC registration, OH qualification, two years of OH with referrals, health surveillance. */
import type { GradedJob } from '../types.ts';

export const occupationalHealthNurse: GradedJob = {
  job: 'occupational-health-nurse',
  title: 'Occupational Health Nurse',
  spec: `SOUTH WENSUM DISTRICT COUNCIL
PERSON SPECIFICATION

Post: Occupational Health Nurse (Grade 9, £39,862 - £43,693, 37 hours)
Service: People and Wellbeing. Responsible to: Lead OH Nurse

Purpose: to give managers and 3,100 employees (refuse, highways, parks, leisure, social care, schools) impartial advice on health and work.

| No | Criterion | E/D | Measured by |
|---|---|---|---|
| 1 | First-level registration with the Nursing and Midwifery Council, current | E | A |
| 2 | Qualification in occupational health: SCPHN (OH), a degree or a diploma in OH nursing | E | A |
| 3 | Not less than two years' practice in an occupational health service, including management referrals and written reports | E | A, I |
| 4 | Carries out health surveillance: audiometry, spirometry, skin and hand-arm vibration | E | A, I |
| 5 | Writes clearly and to deadline | E | I, T |
| 6 | Knowledge of the Equality Act and of confidentiality in OH | E | I |
| 7 | Immunisation and needlestick follow-up | D | A |
| 8 | Experience of Cohort, eOPAS or another OH system | D | A |
| 9 | Mental health first aid, counselling or physiotherapy triage | D | A |
| 10 | Worked in the public sector or for an outsourced provider with public contracts | D | A |
| 11 | Holds a driving licence and has use of a car | D | A |

E = essential, D = desirable. A = application, I = interview, T = test.

Applicants who declare a disability and meet all essential criteria are guaranteed an interview. A standard DBS check will be made. The Council is a Disability Confident Leader.`,
  graded: [
    {
      name: 'county-provider',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'RN with SCPHN-OH, six years of referrals and full surveillance for councils, Cohort, vaccines; revalidated 2025.',
      lacks: [],
      cv: `CLAIRE ODUBADE-WELLS
RN (Adult), SCPHN-OH

NMC PIN in use since 2013, both parts of the register, last revalidation September 2025.

EMPLOYMENT

Occupational Health Adviser, Fenland Work Health Ltd
November 2020 to present
Contracts: two district councils, a bus company, a sugar factory.
* Seven to nine management referrals each week, case conferences, ill-health retirement reports, redeployment advice
* Surveillance days on the road: audiometry, spirometry, skin, HAVS tiers 1 to 3
* Hepatitis B and flu clinics; sharps helpline
* Cohort super-user

Staff Nurse, Acute Medical Unit, King's Fen Hospital
2013 to 2020
Flu lead for the unit 2017-19.

EDUCATION
PgDip Specialist Community Public Health Nursing (Occupational Health), 2022
BSc Adult Nursing, 2013
Faculty HAVS certificate 2021
Mental Health First Aider 2024

Publications: "Who reads our reports?", OH newsletter, 2025

Full driving licence and own car. Based in Norwich. I type my own reports, usually on the day.`,
    },
    {
      name: 'head-of-oh',
      kind: 'overqualified',
      low: 73,
      high: 89,
      best: 83,
      why: 'Head of an OH service, 18 years, every essential with her own clinics to date; far above the grade, wants fewer hours of running.',
      lacks: [],
      cv: `Philippa Drummond-Adeyemi, MSc, RN, SCPHN (OH)

Present post
Head of Occupational Health, Eastmere University Hospitals NHS Foundation Trust, from 2015. A SEQOHS-accredited service with 31 staff, a £2.1m budget and external income from councils and the fire service. I set policy, chair the clinical governance group and sit on the trust's people committee. On purpose I have kept a clinic on Tuesdays and Fridays: complex referrals, reports for HR and pension schemes, and the HAVS and respiratory surveillance of the estates and workshop staff, including hearing tests and skin checks when the technicians are short.

Earlier posts
2011-15 Senior OH Nurse Manager, Anglian Rail Works
2008-11 OH Adviser, Wherry Foods (poultry plants): audiometry, lung function, dermatitis, immunisation
1998-2008 Ward and A&E nursing, three hospitals, last as sister

Registration: NMC, RN since 1998, SCPHN (OH) since 2010, revalidated 2025

Degrees: MSc Workplace Health 2014; BSc Occupational Health Nursing 2010

Systems: eOPAS, Cohort

In January I turn 50. After eleven years of budgets I want patients again, and a council near home in Wymondham. I know the grade and the pay. I drive.`,
    },
    {
      name: 'nearly-qualified',
      kind: 'in-progress',
      low: 55,
      high: 71,
      best: 65,
      why: 'RN, three years of referrals and surveillance, but the SCPHN course ends only in January 2027 and there is no other OH award.',
      lacks: ['Qualification in occupational health: SCPHN (OH), a degree or a diploma in OH nursing'],
      cv: `Application: Rhys Llewellyn-Park

Current: Occupational Health Nurse, Broads Brewing & Bottling plc, Great Yarmouth
From: 4 September 2023
I look after 900 people in brewing, bottling, a cooperage and transport. Mondays and Tuesdays are for surveillance: hearing, lungs, skin, and vibration questionnaires with hands-on assessment for the coopers and fitters. The remainder is referrals by managers, some five a week, return-to-work plans, drug and alcohol policy, drivers' medicals. Reports go to HR within two working days. We record in eOPAS.

Before
Sept 2018 to Aug 2023: Staff Nurse, later Junior Charge Nurse, Emergency Department, Gorleston. Needlestick pathway, tetanus, trauma.

Learning
SCPHN Occupational Health, part-time, University of the Wash: begun January 2025, two modules left, final portfolio to be handed in on 22 January 2027
BN (Hons) Adult, Cardiff Bay, 2018
Audiometry and spirometry certificates (refreshed March 2026), HAVS module 2024

NMC: registered nurse, adult, since 2018, next revalidation 2027
DBS on update service

Driver with car. Welsh speaker. Plays cornet in the town band.`,
    },
    {
      name: 'left-the-register',
      kind: 'lapsed',
      low: 47,
      high: 64,
      best: 56,
      why: 'Fifteen years of OH with diploma and surveillance until 2024, but off the NMC register since March 2024.',
      lacks: ['First-level registration with the Nursing and Midwifery Council, current'],
      cv: `Maureen Talbot-Singh
Diss, Norfolk

April 2024 - present: Wellbeing Consultant, self-employed. Absence management training for parish and district councils, menopause workshops, policy drafting, mental health first aid courses (instructor).

May 2009 - March 2024: Occupational Health Nurse Adviser, Waveney Health at Work (contracts with a county council, highways depots, a port and academies). Management referrals and reports, up to 30 a month; health surveillance of road gangs and fitters, that is audiometry, lung function, HAVS to tier 3 and skin; immunisation for care staff; sickness panels; supervision of two technicians. Cohort from 2012.

1994 - 2009: Nursing posts at Ipswich and Bury; ward sister in orthopaedics from 2003.

Professional
RGN 1994. NMC registration 1994 to March 2024 (I let it go when I turned to consultancy)
Diploma in Occupational Health Nursing, 2011
HAVS course, 2010, refreshed 2019
Certificate in Counselling Skills, 2016

Referees: Waveney's clinical director; the county's HR business partner.

Own car, clean licence. Can offer 37 hours from January. Equality Act cases and tribunal statements hold no terror for me.`,
    },
    {
      name: 'practice-nurse',
      kind: 'adjacent',
      low: 31,
      high: 48,
      best: 40,
      why: 'Registered practice nurse with spirometry and vaccines for patients; no OH qualification, no OH service, no referrals.',
      lacks: [
        'Qualification in occupational health: SCPHN (OH), a degree or a diploma in OH nursing',
        "Not less than two years' practice in an occupational health service, including management referrals and written reports",
        'Carries out health surveillance: audiometry, spirometry, skin and hand-arm vibration',
      ],
      cv: `ABIGAIL FROST, General Practice Nurse
RN Adult | NMC registered since 2015, revalidated 2024

Long Stratton Road Surgery | Sept 2019 - present | 30 hours
> Respiratory clinics: asthma and COPD reviews, diagnostic spirometry (ARTP full certificate, 2021)
> Travel and childhood immunisation, hepatitis B courses for local care home staff, flu and Covid clinics
> Ear examination and microsuction
> Hypertension, diabetes, cervical screening, NHS health checks
> Fit note queries passed to GPs; I talk through going back to work with many patients
> SystmOne, recall lists, QOF

Ward 11 (Respiratory), Norwich Lakes Hospital | Oct 2015 - Aug 2019
> Staff nurse, band 5; flu vaccinator for colleagues two winters; link nurse for health and wellbeing

Study
BSc (Hons) Nursing 2015
Diploma in Asthma and COPD Care 2020
Half-day introduction to workplace health, 2025

About me
I have two school-age children, a car and a growing interest in keeping people well at work. Would gladly train. Mental health first aid, June 2026. Clear DBS.`,
    },
  ],
};
