/** A ward pharmacist for an Australian regional hospital; unconditional registration there and two recent years of hospital clinical work decide it. */
import type { GradedJob } from '../types.ts';

export const hospitalClinicalPharmacistAustralia: GradedJob = {
  job: 'hospital-clinical-pharmacist-australia-uc',
  title: 'Clinical Pharmacist, Grade 2',
  spec: `Clinical Pharmacist Grade 2 - Medical and Emergency
Corella Regional Health, Wirrabilla VIC
Permanent full time, 80 hours per fortnight. Salary packaging and relocation assistance available.

Corella Regional Health is a 240 bed public hospital two hours from Melbourne. We serve a population of 130,000 over a wide and beautiful area of orchards, river red gums and small towns. The pharmacy department has 28 staff, an electronic medical record since 2023, and a strong record of bringing people through from intern to senior.

You will be one of five Grade 2 pharmacists looking after the general medical wards, the emergency department and the short stay unit. On a normal day you will take medication histories and reconcile medicines on admission, review charts, join the consultant ward round, advise on dosing and therapeutic drug monitoring, counsel patients and organise their discharge medicines. You will take part in antimicrobial stewardship, in the weekend roster (about one in five) and in the supervision of interns and pharmacy students. You will also do your share in the dispensary, as everybody here does, including the director.

To be considered you need general registration as a pharmacist with the Pharmacy Board of Australia (AHPRA) without conditions, and at least two years of clinical pharmacy experience in a hospital since registration. Candidates whose experience is in another setting are welcome to apply for our Grade 1 positions, which are advertised separately.

We would be pleased to see a postgraduate qualification in clinical pharmacy, a completed foundation residency, or something equivalent, as well as experience in an emergency department, with an electronic medication management system, or with partnered pharmacist medication charting. Above all we are looking for someone who communicates well with doctors, nurses and patients and who does not mind a busy Monday.

A current police check and working with children check will be required before you start. Evidence of vaccination is required by the department. Corella welcomes applications from Aboriginal and Torres Strait Islander people and from people with a disability.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'General registration, five years on medical wards and in ED, residency, EMR and PPMC.',
      lacks: [],
      cv: `Anjali Ferreira
BPharm(Hons), MClinPharm
Geelong VIC

Registration: AHPRA general registration, PHA000xxxxxxx, since February 2021, no conditions or notations

Employment

Bellarine Bay Health, Geelong
Clinical Pharmacist Grade 2, Emergency and General Medicine - Feb 2023 to present
• ED pharmacist four days a fortnight: best possible medication history, early charting under partnered pharmacist medication charting (credentialled 2023)
• Consultant ward rounds for two medical units, about 28 beds
• Vancomycin and aminoglycoside dosing, antimicrobial stewardship rounds on Thursdays
• Discharge reconciliation and counselling, referral to community pharmacy
• Preceptor to three interns
• Superuser for the Cerner EMR roll-out, 2024

Clinical Pharmacist Grade 1 (Foundation Resident) - Feb 2021 to Feb 2023
• Rotations: surgery, oncology, renal, dispensary, medicines information
• Residency research project on VTE prophylaxis, poster at the national conference

Intern Pharmacist, Bellarine Bay Health - Jan 2020 to Jan 2021

Education
Master of Clinical Pharmacy, Monash University, 2025
Foundation residency completed 2023
Bachelor of Pharmacy (Honours), Monash University, 2019

Other
Immunisation accredited. Working with Children Check current. First aid 2026.

Referees: Director of Pharmacy; Director of Emergency Medicine (details on request)`,
    },
    {
      name: 'uk-registered',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 61,
      why: 'A very good British ward pharmacist; the Australian registration is under way but not held.',
      lacks: ['general registration with the Pharmacy Board of Australia'],
      cv: `OWEN PRITCHARD MPharm, PGDipClinPharm, IP
Cardiff, Wales - planning to move to Victoria in 2027 (partner visa granted)

PROFESSIONAL SUMMARY
Hospital pharmacist with seven years in acute medicine and emergency care. Independent prescriber.

PROFESSIONAL REGISTRATION
General Pharmaceutical Council (UK), registered August 2019
Australia: eligibility and skills assessment by the Australian Pharmacy Council passed in May 2026 (Stream B). CAOP exam booked for March 2027, after which I will need provisional registration, the supervised practice hours and the board exam.

CAREER

Taff Valley University Hospital
Advanced Clinical Pharmacist, Acute Medicine and ED (Band 8a), October 2023 - present
• Lead pharmacist for a 32-bed medical assessment unit and the emergency department
• Medicines reconciliation, prescribing for discharge, post-take ward rounds
• Antimicrobial stewardship group, gentamicin policy author
• Line manage four pharmacists and two technicians

Rotational then Specialist Clinical Pharmacist (Band 6-7), August 2019 - October 2023
• Respiratory, cardiology, surgery, dispensary, on call
• Electronic prescribing pilot ward

Foundation trainee, same hospital, 2018 - 2019

EDUCATION
Independent Prescribing, Cardiff University, 2022
PG Diploma Clinical Pharmacy, Cardiff University, 2021
MPharm (2:1), Cardiff University, 2018

INTERESTS
Rugby referee, fly fishing.`,
    },
    {
      name: 'community-manager',
      kind: 'adjacent',
      low: 50,
      high: 64,
      best: 57,
      why: 'Fully registered and experienced, but all of it in community pharmacy; no hospital years.',
      lacks: ['2 years of hospital clinical pharmacy'],
      cv: `Steven Karagiannis
Shepparton, Victoria

Pharmacist Manager with nine years' experience. AHPRA registered (general), no conditions.

KEY STRENGTHS
- Patient counselling and medication reviews
- Accredited for Home Medicines Reviews (MMR credential, 2020)
- Leading a team and training interns
- Immuniser

WORK

Pharmacist in Charge, Goulburn Street Pharmacy, Shepparton | Mar 2019 - now
Busy seven day community pharmacy, 400 scripts a day, 11 staff. Dose administration aids for three aged care homes. Opioid replacement program for 35 clients. About six home medicines reviews a month with written reports to the GP, often for people just out of hospital: reconcile the discharge summary with what they really take, ring the ward if it doesn't add up. Preceptor to four interns, all passed.

Pharmacist, Riverside Discount Chemist, Echuca | Feb 2017 - Mar 2019
Dispensing, MedsChecks, vaccinations, S8 register.

Intern Pharmacist, Riverside Discount Chemist | 2016 - Jan 2017

EDUCATION
Graduate Certificate in Applied Pharmacy Practice, 2024
Bachelor of Pharmacy, La Trobe University Bendigo, 2015 (two week hospital placement)

I would love to get into hospital pharmacy and live 20 minutes away.`,
    },
    {
      name: 'hospital-till-2014',
      kind: 'old',
      low: 56,
      high: 70,
      best: 63,
      why: 'Registered and with eight ward years, but they ended in 2014; since then drug company work.',
      lacks: [],
      cv: `MARGARET (MEG) DOYLE
Ballarat

Pharmacist, general registration (AHPRA), continuously registered since 2006, no conditions. CPD plan met every year.

CAREER SUMMARY

2014 Nov - present
Corvane Pharmaceuticals Australia, Melbourne (mostly from home)
Medical Information Manager; from 2020 Senior Medical Affairs Manager
- Written and telephone answers to doctors' and pharmacists' enquiries
- Review of promotional material against the code of conduct
- Pharmacovigilance back-up, adverse event case processing
- Advisory boards in rheumatology; training of the sales team
- Managing three people

2006 Feb - 2014 Oct
Sovereign Hill Base Hospital, Ballarat
Grade 1 pharmacist, from 2009 Grade 2 clinical pharmacist, from 2012 senior for general medicine
- Clinical service to two medical wards and the stroke unit
- Medication histories, chart review, ward rounds, discharge counselling
- Warfarin dosing service
- Covered the emergency department on weekends
- Intern coordinator 2011 to 2013
- All on paper charts, before the EMR

QUALIFICATIONS
Graduate Diploma in Hospital Pharmacy, 2010
B Pharm, University of South Australia, 2004
Internship, Royal hospital program, Adelaide, 2005

I am looking to return to direct patient care after redundancy (position ends December 2026) and know that I will need some refreshing.`,
    },
    {
      name: 'medication-safety-officer',
      kind: 'gem',
      low: 80,
      high: 93,
      best: 86,
      why: 'The title says quality officer and project lead, but half of every week is clinical work on medical wards, all dated.',
      lacks: [],
      cv: `Thanh Vu

Quality and Project Officer (Medicines), Murrumbeena Hills Hospital, NSW

ABOUT
My business card says quality officer. In practice I spend half of each week on the wards and the other half trying to stop last week's incidents from happening again.

EXPERIENCE

Quality and Project Officer (Medicines), Murrumbeena Hills Hospital - July 2022 to now
• 0.5 clinical load: one 26-bed general medicine ward and the medical assessment unit next to ED. Admission histories, reconciliation, chart review in eMeds, TDM, round with the physician on Tuesdays and Fridays, discharge lists and counselling
• Weekend roster one in six, dispensary and ED call
• 0.5 medication safety: incident review, insulin and anticoagulant audits, safety bulletin
• Reduced missed first doses in ED from 19% to 8% by moving a pharmacist to triage hours
• Supervise intern projects

Relief Pharmacist (12 month contract), Lachlan River Hospital - July 2021 to June 2022
• Ward pharmacist for surgery and orthopaedics, pre-admission clinic, opioid stewardship

Intern, Lachlan River Hospital - Jan 2020 to Jan 2021, then locum community work to June 2021

REGISTRATION AND EDUCATION
Pharmacist, registered with the Board (AHPRA, general, nil conditions) Feb 2021
Master of Pharmacy, University of Sydney, 2019
BSc (Biochemistry), 2017
Graduate Certificate in Patient Safety, 2024

Vietnamese (native)`,
    },
  ],
};
