/** Clinical pharmacist in general practice, England: GPhC pharmacist, independent prescriber, a CPPE pathway done, two years in a practice or PCN. */
import type { GradedJob } from '../types.ts';

export const gpClinicalPharmacistJob: GradedJob = {
  job: 'gp-clinical-pharmacist',
  title: 'Clinical Pharmacist, General Practice',
  spec: `From: Dr Ros Pelham
To: Kuldip (recruitment)
Subject: RE: RE: pharmacist advert, can you turn this into something

Kuldip, sorry for the delay, flu clinics. Here is what I want, make it pretty.

We are losing Nasreen in January and need another practice pharmacist, 30 hours or so, 14,600 patients, two sites, EMIS. She does the long term condition reviews (BP, lipids, asthma/COPD, type 2), structured med reviews for the care homes and the over 75s, discharge letters, the high risk drug monitoring searches, and the queries nobody else wants. Runs her own 15 minute appointments, face to face and phone. Would be lovely if the new person had an interest in menopause or chronic pain and opioid reduction, and could take on the QOF and IIF prescribing targets and supervise our technician.

Last time we saw a lot of people we couldn't use, so please be blunt about it. GPhC registered pharmacist, goes without saying. Ideally they'd have a clinical diploma but I'm not fussed. Independent prescriber is not negotiable: annotated already, not "starting in spring", because there is no DPP capacity here. They need to have finished the CPPE primary care pathway (PCPEP) or the older general practice one, either is fine, otherwise the PCN can't claim for them. And I'd like two years in a GP surgery or PCN behind them; we had a very good hospital person in 2023 who took a year to get used to ten minute medicine, and I don't have a year.

Pay: band 8a equivalent, say 53 to 60k pro rata depending, NHS pension, six weeks, indemnity paid, CPD half day a month. Free parking and Maureen's cakes. Usual equality wording please. Close on the 20th.

Thanks, Ros`,
  graded: [
    {
      name: 'pcn-senior',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Six years in PCN surgeries, prescriber since 2021, PCPEP 2022, care homes, QOF and a technician to supervise; every point of the mail.',
      lacks: [],
      cv: `Adaeze Nwosu MPharm PgDipClinPharm IP
GPhC 209xxxx (pharmacist, independent prescriber)

Summary
Practice pharmacist. Own clinics in hypertension, lipids, T2DM and respiratory.

Senior Clinical Pharmacist, Harcastle & Vale PCN, Derbyshire
October 2022 to present. EMIS Web, Ardens, 3 practices, 38k patients
- 22 patient appointments on a clinic day; prescribe in hypertension, diabetes, HRT
- SMRs for four care homes with the geriatrician; falls and anticholinergic burden
- DOAC, lithium, DMARD searches, monthly
- opioid tapering project: 41% of patients over 120 mg OME reduced or stopped
- IIF / QOF prescribing lead, manage two technicians

Clinical Pharmacist, same PCN
September 2020 to October 2022

Community pharmacist (relief, then manager), Rowlands type multiple, Chesterfield
August 2016 to August 2020

Pre-registration, Derby hospitals 2015-16

Education and training
CPPE Primary Care Pharmacy Education Pathway, completed April 2022
Independent Prescribing, University of Nottingham 2021 (hypertension)
PgDip Clinical Pharmacy, Keele 2020
MPharm, Nottingham 2015

Consultation skills, level 3 safeguarding, yellow fever (lapsed, ignore)`,
    },
    {
      name: 'older-pathway',
      kind: 'any-of',
      low: 80,
      high: 93,
      best: 88,
      why: 'Among the first pharmacists of the 2016 pilot: the older CPPE pathway, annotated in 2018, nine surgery years; the second branch counts the same.',
      lacks: [],
      cv: `I qualified in 1999 from Sunderland and spent the first fifteen years of my working life in two independents in Wearside, the second my own, which I sold to a chain in 2015. In early 2017 I joined Wave 1 of what was then the NHS England pilot and have worked in surgeries ever since: Marsden Road Medical Group from February 2017 until the partners retired in June 2021, and since July 2021 Cleadon Park Surgery, where I am one of two.

What I do there: blood pressure and cholesterol clinics, annual asthma and COPD checks (ARTP spirometry interpretation), polypharmacy reviews at home for frail people, post-discharge reconciliation, warfarin to DOAC switches, and a Wednesday afternoon session for those coming off gabapentinoids and codeine, which I began with our social prescriber and which has since been copied by the ICB. I write and sign my own prescriptions; my entry with the pharmaceutical council has been annotated since May 2018 (Sunderland, prescribing certificate). The eighteen months of the Clinical Pharmacists in General Practice Education Pathway were finished with CPPE in November 2018. No diploma, I am afraid; I never had the patience for essays.

Computer: SystmOne for nine years, EMIS in the pilot year.
I am a DPP for one trainee at present and mentor the technician apprentice.

Bernard Akehurst, South Shields. Registered pharmacist 205xxxx. Two days' notice of interview is plenty.`,
    },
    {
      name: 'hospital-ten-months',
      kind: 'years',
      low: 55,
      high: 70,
      best: 63,
      why: 'A fine hospital pharmacist of thirteen years and a prescriber with the pathway credited, but only ten months of them in a surgery, just what the doctor will not repeat.',
      lacks: ['two years in a GP surgery or PCN'],
      cv: `SHABNAM YUSUF MPharm

PROFESSIONAL PROFILE: Advanced clinical pharmacist, 13 years post registration, wide multi-sector experience incl. primary care.

REGISTRATION: GPhC pharmacist since Aug 2013, prescriber annotation Feb 2019

CAREER
01/2026 - present: Clinical Pharmacist, Ashby Brook PCN, Leicester (0.8 wte). SMRs, discharge meds, hypertension and lipid clinics in 15 min slots, care home rounds, EMIS.
03/2019 - 12/2025: Advanced Pharmacist (8a), Cardiology and Heart Failure, Soar Valley University Hospitals. Prescriber on ward rounds, HF titration clinic x2/week, lipid MDT, inclisiran rollout, business cases, 5 direct reports.
08/2015 - 02/2019: Specialist Pharmacist (7), Medicine
08/2013 - 07/2015: Band 6 rotational

EDUCATION
CPPE PCPEP: accredited prior learning agreed Jan 2026, remaining modules and statement of completion Sept 2026
Practice certificate in independent prescribing, De Montfort 2019
PgDip Clinical Pharmacy, De Montfort 2016
MPharm 2012

OTHER: BMJ Open paper on SGLT2 uptake; speaks Gujarati and Urdu; school governor; RPS Faculty stage II`,
    },
    {
      name: 'surgery-thin',
      kind: 'thin',
      low: 50,
      high: 64,
      best: 58,
      why: 'Seventy words: pharmacist, five PCN years, pathway named and dated, and not a word on whether he prescribes.',
      lacks: ['Independent prescriber'],
      cv: `Joel Baptiste
Practice pharmacist, Bolton
GPhC pharmacist 2017

Nov 2021 to now: Brightmet PCN, three surgeries. Medication reviews, care homes, repeat queries, discharge letters, BP clinic on Mondays. EMIS.
2018 to 2021: community, Horwich, manager.

MPharm Manchester 2016. PCPEP (CPPE) done May 2023.

Flexible on hours. Drives. Would like to be nearer to home. Fuller CV to follow, my laptop has died, call me after 6.`,
    },
    {
      name: 'pharmacy-technician',
      kind: 'trap',
      low: 30,
      high: 46,
      best: 38,
      why: 'GPhC registered and through a CPPE pathway, four years in a PCN, but as a pharmacy technician; says herself that she cannot prescribe.',
      lacks: ['GPhC registered pharmacist', 'Independent prescriber'],
      cv: `Kelly-Ann Prentice MAPharmT
Lead Pharmacy Professional, GP practice

* GPhC registered (50xxxxx) * Level 4 * CPPE pathway complete * 4+ years in PCN *

WORK
Lead Pharmacy Technician | Ashdown & Coast PCN | Aug 2022 to date
Run the medicines hub for 52,000 patients. Discharge reconciliation, repeat prescription queries, synchronisation, eRD, DMARD and lithium monitoring searches in EMIS with Ardens, inhaler technique and BP clinics, care home ordering, QOF/IIF dashboard, prescribing incentive scheme. Support the pharmacists with structured reviews; line manage 3 care coordinators.

Medicines Management Technician | Sussex Coast hospitals | 2015 - 2022
Ward based MMT then Band 5 lead for surgical admissions.

Dispenser, then trainee | Boots, Worthing | 2011 - 2015

EDUCATION
CPPE Primary Care Pharmacy Education Pathway for pharmacy technicians, 2024
Level 4 NVQ diploma leadership, 2021
BTEC & NVQ 3 Pharmaceutical Science / Pharmacy Service Skills, 2014
Medicines optimisation, accredited checker (ACPT)

I know the advert says pharmacist. I'm not a prescriber and would not pretend to be, but I do everything around it and could free up your GPs.`,
    },
  ],
};
