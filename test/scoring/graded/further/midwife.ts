/** Midwife: the NMC midwives' part, two years since registration and labour ward decide. */
import type { GradedJob } from '../types.ts';

export const midwife: GradedJob = {
  job: 'midwife',
  title: 'Rotational Midwife (Band 6)',
  spec: `Rotational Midwife, Band 6
Wharfemoor Teaching Hospitals NHS Foundation Trust
Permanent, 30 or 37.5 hours

About us
Our maternity unit cares for about 4,800 families a year across a consultant-led delivery suite, an alongside birth centre, antenatal and postnatal wards and five community teams. We were rated Good by the CQC in 2025.

About the role
You will rotate every nine months. On delivery suite you will provide one-to-one care in labour, interpret CTGs, look after high-dependency women with the obstetric and anaesthetic teams and respond to emergencies. In the community you will hold a caseload, book women, run clinics and attend home births. You will record all care on BadgerNet, follow safeguarding procedures and support students and maternity support workers.

Person specification

Essential
- Registered Midwife with current NMC registration
- At least two years' post-registration experience as a midwife, including intrapartum care on a labour ward
- Competent in CTG interpretation, IV cannulation and perineal repair
- Up to date with PROMPT or equivalent obstetric emergency training

Desirable
- NIPE
- Water birth and home birth experience
- Practice supervisor or assessor
- Professional midwifery advocate (PMA) or an interest in becoming one

What we offer
27 days' annual leave rising to 33, NHS Pension, salary sacrifice for cars and bicycles, on-site nursery, Blue Light card, a retention premium of £1,000 after the first year, and free parking on nights.

We are a Disability Confident employer and welcome applications from all sections of the community regardless of age, disability, gender reassignment, marriage, pregnancy, race, religion or belief, sex or sexual orientation. Posts are subject to an enhanced DBS check and occupational health clearance. We may close this advert early if we receive enough applications.`,
  graded: [
    {
      name: 'strong-prose',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 92,
      why: 'On the register since 2018, eight years on labour ward, birth centre and in the community, NIPE, PMA, every skill of the list.',
      lacks: [],
      cv: `Bronagh McAteer
Midwife

I have been a registered midwife since September 2018 (NMC registration current, revalidated September 2024) and have worked at Aire & Calder Maternity Services ever since.

For my first year I was a preceptee on the postnatal ward and delivery suite. From October 2019 until the spring of 2023 I was a Band 6 core midwife on the labour ward, where we see roughly 3,900 births a year. I cared for women with epidurals, inductions, pre-eclampsia and previous sections, interpreted CTGs with fresh eyes every hour, cannulated, sutured first and second degree tears and took my turn as the scrub midwife.

Since April 2023 I have been in the Thornbridge community team with a caseload of 38 women. I do bookings, clinics, postnatal visits and our home birth rota, and one shift a fortnight in the birth centre, mostly water births.

I did the NIPE module in 2021 and examine six or seven babies a week. I am a practice assessor for two students and finished the PMA course at Bradley University in June 2025. My last PROMPT day was in May 2026. We use BadgerNet, and before that K2.

BSc (Hons) Midwifery, 2:1, 2018.`,
    },
    {
      name: 'abbreviations',
      kind: 'synonym',
      low: 82,
      high: 96,
      best: 89,
      why: 'Everything is there in ward shorthand: RM, EFM, venflons, suturing, skills drills; nearly five years, no PMA.',
      lacks: [],
      cv: `CHIDINMA OKORO-BELL  RM BSc
NMC PIN active (RM part), reval'd 01/25, eDBS on update service

01/22 - now   Bd 6 RM (Bd 5 till 02/23)   St Hilda's Hosp, Tees Coast NHS FT
   rotational: DS 12m, MLU 10m, AN/PN 13m, DS again since 12/24
   1:1 care in labour, EFM (intermittent + continuous, K2 passed 05/26), FSE
   venflons, bloods, IVABx, MgSO4 pathway, HDU obs
   suturing: 1st/2nd deg + epis
   pool births x 41, BBA x 2
   PPH / shoulder dystocia / cord prolapse - skills drills yearly, last 03/26 (in-house multiprof. day = PROMPT)
   SSSA: PS since 2023
   Badger, GROW, MEWS, NEWTT2

09/18 - 12/21   student midwife, BSc Midwifery, Cleveland Coast Univ. (one yr out, 19/20)

NIPE: on the list for 2027`,
    },
    {
      name: 'ghana-osce',
      kind: 'foreign',
      low: 53,
      high: 68,
      best: 61,
      why: 'Nine years a midwife in Ghana with a great deal of labour ward; NMC computer test passed, OSCE in January, so no PIN yet.',
      lacks: ['current NMC registration'],
      cv: `Abena Serwaa Frimpong
Midwife

Profile: Midwife with nine years in a busy referral hospital, looking for her first post in the UK.

Work
Senior Midwife, Labour Ward, Volta Ridge Regional Hospital, Ho, Ghana. August 2021 - February 2026
- about 7,000 deliveries a year; shift leader of six midwives
- partograph and CTG, induction and augmentation, breech and twin births with the obstetrician
- cannulation, magnesium sulphate, repair of episiotomy and second degree tears
- emergency drills trainer (PPH, eclampsia, newborn resuscitation)
Midwife, same hospital, antenatal, labour and lying-in wards. September 2017 - July 2021
Maternity support worker (Band 3), Pennine Vale NHS Trust, Halifax. April 2026 - present: observations, baby bathing, breastfeeding support.

Registration
Nursing and Midwifery Council of Ghana: registered midwife since 2017.
UK NMC: application open. CBT passed in March 2026. OSCE booked for 14 January 2027. I do not have a UK PIN yet.

Education
Diploma in Midwifery, Ho 2017; BSc Midwifery top-up 2021. OET grade B.`,
    },
    {
      name: 'newly-qualified',
      kind: 'years',
      low: 54,
      high: 71,
      best: 63,
      why: 'A good Band 5 with the PIN and all the skills signed off, thirteen months after registration.',
      lacks: ["two years' post-registration experience"],
      cv: `Poppy Hargreaves-Lall

REGISTERED MIDWIFE (NMC, October 2025)

Preceptorship Midwife, Band 5
Ribble Sands NHS Trust | 6 October 2025 to present
• Rotations: postnatal ward (3 months), delivery suite (6 months), birth centre (current)
• Low and high risk labour care, CTG competency assessment passed March 2026
• IV cannulation and perineal suturing both signed off July 2026
• PROMPT August 2026
• 11 water births
• BadgerNet

Training: BSc Midwifery, University of Fylde, 2022-2025, first class. 43 births as a student, elective placement with the home birth team.

Earlier: nursery assistant 2019-2022`,
    },
    {
      name: 'doula',
      kind: 'trap',
      low: 8,
      high: 28,
      best: 17,
      why: 'A doula and antenatal teacher who talks of labour and home birth all day and is no clinician.',
      lacks: ['current NMC registration', "two years' post-registration experience as a midwife"],
      cv: `Saskia van Rijn - birth doula, hypnobirthing teacher

2016 to the present day: own practice, Gentle Tides, in Leeds and Harrogate. I have been beside more than 150 families in labour, at home, in birth centres and on delivery suites, in water and on dry land. I work closely with midwives, know the guidance on CTG and induction well, and hold a full caseload of bookings, antenatal sessions and postnatal visits. I give talks to student midwives every autumn.

2009 to 2016: marketing manager for a baby clothing brand.

Qualifications: Nurturing Birth doula preparation 2016; hypnobirthing diploma 2017; breastfeeding peer supporter; first aid for babies; BA Communication, Utrecht.

Like every doula I give no clinical care.`,
    },
  ],
};
