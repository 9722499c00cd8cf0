/** Community pharmacist: the GPhC register and two years in community since registration. */
import type { GradedJob } from '../types.ts';

export const pharmacistCommunity: GradedJob = {
  job: 'pharmacist-community',
  title: 'Community Pharmacist (Pharmacist in Charge)',
  spec: `Hi Becky,

As promised, what we need for Longfield Road now that Anil is retiring.

It is a pharmacist in charge, 40 hours, alternate Saturdays. The shop does about 9,500 items a month next to a health centre, with two dispensers, an ACT and a trainee. Whoever gets it will be the responsible pharmacist: clinical checks, Pharmacy First consultations, hypertension case-finding, New Medicine Service, flu and Covid jabs, supervising the team, keeping CDs and the standard operating procedures straight.

Please only send me people who are registered with the GPhC now, I can't wait for anybody's paperwork. MPharm of course. They must have at least two years in community pharmacy since registering because there is nobody on site to hold their hand, and must already be trained to vaccinate.

If you find an independent prescriber, or someone who knows ProScript Connect, or who speaks Punjabi, even better, but that is a bonus.

Pay 52 to 56k depending, GPhC fees paid, indemnity, 33 days.

Thanks
Moira`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Six years in community as RP and manager, GPhC, vaccinator, Pharmacy First, prescriber, Punjabi.',
      lacks: [],
      cv: `Harpreet Sandhu MPharm IP
Pharmacist (GPhC registered, 2020)

Community pharmacist with six years on the bench, five of them as responsible pharmacist in busy shops next to surgeries.

Experience

Pharmacy Manager, Greenhead Chemists, Huddersfield (April 2022 – present)
- RP for a branch of 11,000 items a month; team of seven, incl. ACT and foundation trainee
- Pharmacy First: about 160 consultations a month across the seven pathways
- Blood pressure checks and ABPM, NMS targets met each quarter
- Flu and Covid vaccination, 1,900 doses last season, PGD lead
- CD register and balance checks, SOP review, near-miss log, GPhC inspection 2024 "standards met"

Relief Pharmacist, Greenhead Chemists, West Yorkshire (September 2020 – March 2022)
- Twelve branches, clinical and accuracy checks, methadone supervision, ProScript Connect

Pre-registration trainee, Marsh Lane Pharmacy (2019 – 2020)

Education
Independent Prescribing, Bradford, 2024 (minor illness)
MPharm (2:1), Bradford, 2019

Training: vaccination and anaphylaxis, face to face 2025; CPPE consultation skills; safeguarding level 3; ear and throat examination.
Punjabi and Urdu spoken.`,
    },
    {
      name: 'off-register',
      kind: 'lapsed',
      low: 50,
      high: 66,
      best: 58,
      why: 'Nine years in community, but off the GPhC register since April 2025; restoration not decided.',
      lacks: ['current GPhC registration'],
      cv: `Catherine Ashdown
Pharmacist

I qualified in 2014 and spent nine years in community pharmacy, most of it as pharmacist manager of a small-town shop where I knew everybody's prescriptions by heart. In 2025 we moved to Spain for my husband's work. We are now back for good and I would like to return to the bench.

2017 to March 2025 – Pharmacist Manager, Wold Pharmacies, Driffield. Responsible pharmacist, 8,000 items, care home blisters, NMS, hypertension checks, Pharmacy First from its start in January 2024, flu vaccinations every season, staff of five. Used ProScript Connect throughout.

2015 to 2017 – Second Pharmacist, Wold Pharmacies, Beverley. Clinical checks, methadone clients, smoking cessation.

2014 to 2015 – Pre-registration year, Humber Street Chemist.

Spring 2025 to summer 2026 – Alicante. Language lessons, volunteer at a charity shop.

Qualifications: MPharm, Sunderland, 2014. Vaccination training renewed in September 2026.

GPhC: I left the register in April 2025 and have applied to be restored; I have not had a decision and am told it may take several months. Not currently registered, so I cannot practise yet.

Full driving licence. References from both posts.`,
    },
    {
      name: 'hospital',
      kind: 'denial',
      low: 52,
      high: 68,
      best: 60,
      why: 'Good registered hospital pharmacist and vaccinator; says no community work since registration.',
      lacks: ['two years in community pharmacy since registering'],
      cv: `Tomasz Lewicki, MPharm PgDip
Rotational then Specialist Pharmacist (hospital) · GPhC since August 2021

Profile: clinically minded hospital pharmacist who wants regular hours nearer home.

CAREER HISTORY

St Osyth's University Hospital NHS Trust
Specialist Pharmacist, Elderly Medicine (Band 7), 02/2024 - now
> ward rounds, medicines reconciliation, discharge summaries
> anticoagulation clinic, deprescribing project presented at a regional meeting
> supervises two foundation trainees and a technician
> dispensary rota: clinical and final checks, controlled drugs, one weekend in six

Rotational Pharmacist (Band 6), 08/2021 - 01/2024
> surgery, admissions, aseptics, medicines information
> on call from home

Foundation year: the same trust, 2020/21

EDUCATION
PgDip Clinical Pharmacy 2024
MPharm, first class, Norwich 2020

ADDITIONAL
As a student I worked Saturdays at the counter of a chemist's shop (2017-19). I have no community pharmacy experience since registration and have not done Pharmacy First, which I would be glad to learn. Vaccination training 2023, refreshed in September 2026; I vaccinate at the staff flu clinics. JAC and EPMA systems. Polish native.`,
    },
    {
      name: 'trainee',
      kind: 'in-progress',
      low: 26,
      high: 46,
      best: 36,
      why: 'Foundation trainee in a community shop: assessment in June 2027, not registered, no years.',
      lacks: ['current GPhC registration', 'two years in community pharmacy since registering'],
      cv: `Amina Yusuf
Foundation Trainee Pharmacist

Objective: Pharmacist in charge at a friendly community pharmacy where I can use my clinical knowledge and leadership.

Key skills: clinical checks, Pharmacy First, hypertension case-finding, New Medicine Service, flu vaccination, controlled drugs, SOPs, responsible pharmacist duties, team leadership, ProScript Connect

Experience
Foundation Trainee Pharmacist, Castle Street Pharmacy, Dudley, July 2026 - present
• Dispensing and labelling under supervision
• Sits in on Pharmacy First consultations and takes blood pressures
• Health promotion board each month
• Vaccination course done in September, administers under the pharmacist's eye

Healthcare Assistant (Saturdays), Castle Street Pharmacy, 2022 - 2026
• Counter sales, deliveries, date checks, stock orders

Placements: hospital 2025 (two weeks), GP practice 2024 (one week)

Education
MPharm, Wolverhampton, 2022 - 2026, upper second
A levels: Chemistry, Biology, Psychology

Registration: I am due to sit the GPhC registration assessment in June 2027 and expect to be on the register that summer.

Languages: English, Somali, some Arabic
Hobbies: netball, baking, volunteering at the mosque food bank`,
    },
    {
      name: 'double-counted',
      kind: 'overlap',
      low: 58,
      high: 74,
      best: 66,
      why: 'Claims two and a half years from two posts held at once: fifteen months in community since registering.',
      lacks: ['two years in community pharmacy since registering'],
      cv: `Femi Adebayo-Clarke, MPharm
Responsible Pharmacist (GPhC registered August 2025)

Two and a half years' experience as a community pharmacist in independent and multiple pharmacies. Accredited vaccinator. Calm, quick and popular with patients.

Employment

08/2025 - present  Relief Pharmacist (30 h), Parkside Pharmacy Group, Leicester
Responsible pharmacist in five branches. Clinical checks, Pharmacy First (about 70 consultations a month), NMS, blood pressure service, methadone supervision. Flu and Covid vaccinations under the national protocol and PGDs. Inducts new counter staff.

09/2025 - present  Weekend Pharmacist (14 h), Evington Late Night Chemist, Leicester
Sole pharmacist Saturday evening and Sunday. Out-of-hours prescriptions, emergency supply, CPCS referrals, CD register, cashing up, supervision of two dispensers.

07/2024 - 07/2025  Foundation Trainee Pharmacist, Parkside Pharmacy Group
Portfolio completed, assessment passed June 2025.

Education
MPharm, De Montfort, 2020 - 2024

Other
ProScript Connect and Titan. Vaccination training with basic life support, August 2025 and August 2026. Safeguarding level 2. Enrolled for independent prescribing, starts March 2027.
Full driving licence. Yoruba spoken at home.`,
    },
  ],
};
