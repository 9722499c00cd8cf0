import type { GradedJob } from '../types.ts';

export const nicuRegisteredNurseDaytonHospital: GradedJob = {
  job: 'nicu-registered-nurse-dayton-hospital',
  title: 'Registered Nurse, Level III NICU (Nights)',
  spec: `Marlowe Valley Health is a not-for-profit system of four hospitals and more than sixty outpatient sites. Our 8,200 caregivers share one promise: every neighbor, every time.

Registered Nurse, Level III NICU (Nights), Dayton, Ohio
Req 41877 | 0.9 FTE, 7p-7:30a, every third weekend | Sign-on bonus available

THE UNIT
Thirty-four single-family rooms, roughly 520 admissions a year, from 23 weeks' gestation upward. We ventilate, cool and run our own PICC team. We do not run ECMO; those babies go to our partner downtown.

WHAT YOU WILL DO
Take a usual load of two or three infants, or one if the baby is critically ill. Attend high-risk deliveries from the unit. Teach parents kangaroo care, feeding and going-home skills. Chart in Epic. Precept once you are settled and help with one unit council.

YOU MUST HAVE
- An unencumbered Ohio RN license or a multistate license from a compact state, in hand on the day you apply
- At least two years at the bedside in a Level III or Level IV NICU
- Current NRP provider card and current BLS

WE WOULD LIKE
- BSN
- RNC-NIC or CCRN (Neonatal)
- Experience with oscillators, cooling or transport

WHY MARLOWE VALLEY
Medical, dental and vision from day one. Tuition help up to $5,250 a year. 403(b) with a 5% match. Free parking, and night staff really do get a hot meal.

Marlowe Valley Health is an equal opportunity employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status. Offers are contingent on a background check, a drug screen and proof of immunizations.`,
  graded: [
    {
      name: 'keeley-brandt-multistate',
      kind: 'synonym',
      low: 88,
      high: 97,
      best: 93,
      why: 'Multistate compact licence, five dated years in a Level IV newborn intensive care unit, NRP and BLS current, RNC-NIC and BSN on top.',
      lacks: [],
      cv: `KEELEY BRANDT, BSN, RN, RNC-NIC
Florence, Kentucky  |  859-555-0143  |  keeley.brandt@mailbox.example

I look after very small, very sick newborns and the people who belong to them.

WHERE I HAVE WORKED

St. Odile Children's, Cincinnati, OH -- newborn intensive care, 58 beds, Level IV
Staff nurse, nights, Oct 2021 to now
  Micro-preemies (youngest 22+5), post-surgical gut and cardiac babies, infants on the Drager and on the oscillator, therapeutic hypothermia after birth asphyxia. Usual assignment 1:1 or 1:2.
  Go to the delivery room for anything under 32 weeks as the resuscitation nurse; I have been compressions and I have been airway.
  Insert and dress PICCs (signed off March 2023, 61 lines so far).
  Ground transport team since 2024, about two runs a month.
  Trained six new hires. Chair of our small-baby skin care group; we got pressure injuries from nasal prongs down from 9 in a year to 2.
  Epic all day long.

Holy Ghost Medical Center, Covington, KY -- mother/baby
Staff nurse, Aug 2019 to Sept 2021
  Couplet care, four pairs. Newborn assessment, bili lights, late-preterm feeding.

LICENSES AND CARDS
Registered nurse, Kentucky, multistate privilege under the compact, no discipline, renews 10/31/2027
Neonatal resuscitation provider (AAP/AHA), good through 3/2028
Basic life support, good through 11/2027
S.T.A.B.L.E. 2022
RNC-NIC, passed May 2024

SCHOOL
Northern Ridge University, BSN, May 2019

Nights are my choice, not my penance. I live 55 minutes from Dayton and have driven it twice at shift change to be sure.`,
    },
    {
      name: 'priya-raman-ontario',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 62,
      why: 'Excellent Level III neonatal nurse with NRP, but registered only in Ontario; no Ohio or compact licence yet (endorsement application filed).',
      lacks: ['Ohio or multistate RN license in hand'],
      cv: `Priya Raman, RN, BScN
Windsor, Ontario, Canada
priya.raman@post.example

REGISTRATION
College of Nurses of Ontario, General Class, no terms or conditions, since June 2017
NCLEX-RN passed May 2017
Ohio: application for licensure by endorsement submitted 14 September 2026, credential evaluation still outstanding
TN eligible (Canadian citizen)

EXPERIENCE
Registered Nurse, Neonatal Intensive Care Unit (Level III, 40 beds)
Erieview Regional Hospital, Windsor      February 2019 - present, full-time
• Care of ventilated infants from 23 weeks: conventional, HFO and jet; surfactant assist, umbilical lines, TPN, inotropes
• Whole-body cooling, trained as cooling lead 2022
• Respond to the delivery suite as part of the resuscitation team, approx. 90 attendances a year
• Charge nurse on nights since January 2023 (10 to 14 nurses)
• Preceptor to new graduates and to consolidation students from the university
• Neonatal transport in from the county hospitals by land ambulance, second nurse, about one run in two weeks, 2021 to 2024
• Withdrawal scoring and rooming-in for opioid-exposed infants (we moved from Finnegan to Eat, Sleep, Console in 2022; average stay fell from 19 days to 11)
• Unit lead for the human milk project: donor milk policy, fortification chart, staff teaching on all four rotations
• Parent classes: skin-to-skin, pumping, safe sleep, car seat test

Registered Nurse, Postpartum
Erieview Regional Hospital      June 2017 - January 2019
• Mothers and babies, five couplets on days, six on nights; jaundice, glucose checks, feeding support
• Float to the special care nursery from March 2018

Student extern
Erieview Regional Hospital, pediatrics      summer 2016

CERTIFICATES
NRP provider (Canadian Paediatric Society), valid to April 2028
BLS, Heart & Stroke, valid to August 2027
CNA Certification in Neonatal Nursing, CNeoN(C), 2021
ACoRN 2019

EDUCATION
Bachelor of Science in Nursing, Lakehurst University, 2017

REFERENCES available on request`,
    },
    {
      name: 'tobias-wren-neuro',
      kind: 'trap',
      low: 28,
      high: 42,
      best: 35,
      why: 'His NICU is a neuroscience ICU for adults: Ohio licence and BLS are there, but no neonatal bedside time and no NRP.',
      lacks: ['two years in a Level III/IV neonatal ICU', 'NRP'],
      cv: `Tobias Wren, BSN, RN, CCRN, SCRN
2210 Ashgrove Ave, Kettering OH 45429

Summary
Critical care RN with seven years in the NICU of a comprehensive stroke center. Comfortable with high acuity, night shift, families at their worst hour.

Professional Experience

Great Bend University Hospital, Dayton OH
RN III, Neuroscience Intensive Care Unit (NICU), 26 beds          07/2019 - Present
- Patients after aneurysm clipping, large-vessel stroke, severe TBI, status epilepticus; ratio 1:1 or 1:2
- External ventricular drains, ICP and brain-tissue oxygen monitoring, targeted temperature management (cooling) after arrest
- Ventilators, arterial lines, pressors, hypertonic saline
- NICU charge nurse two nights a week since 2022; precepted 9 orientees
- Member of unit council; rewrote the NICU's post-tPA checklist
- Epic superuser

Great Bend University Hospital, Dayton OH
RN, Medical-Surgical Step-down                         06/2017 - 06/2019

Licensure & Certification
Ohio RN license, active, unencumbered, exp. 10/31/2027
BLS exp. 06/2028, ACLS exp. 06/2028
CCRN (Adult) 2021; SCRN 2022; NIHSS

Education
BSN, Miami Forks College, 2017

My wife and I have just had twins who spent three weeks with your team, and that is why I am applying.`,
    },
    {
      name: 'lorraine-petrakis-returning',
      kind: 'old',
      low: 52,
      high: 65,
      best: 58,
      why: 'Eighteen years of Level III NICU work, but it ended in 2016 and the NRP card ran out in 2017; licence and BLS are current.',
      lacks: ['current NRP'],
      cv: `LORRAINE M. PETRAKIS
Beavercreek, Ohio          lpetrakis@homemail.example

Dear Ms. Dorsey, my résumé follows as you asked.

1998 (May) to 2016 (June)    Staff nurse, later clinical lead, Neonatal Intensive Care, Wright Memorial Women's Hospital, Dayton. Level III, 28 beds. I cared for 24-weekers when that was the edge of what anyone did: hand-bagging, first surfactant, the old Sechrist, then oscillators from about 2001. Delivery room attendance throughout. From 2009 clinical lead for nights, scheduling 31 nurses. Started our bereavement boxes and a lactation corner. Took part in the state's central line collaborative (2008 to 2011), our infections fell by two thirds. The unit closed when the hospital was sold.

2016 (August) to present     School nurse, Creekside Local Schools, 1,140 children in two elementary buildings. Diabetes care, seizure plans, asthma, immunization audits, a child with a trach.

RN license Ohio, never lapsed, valid to October 2027.
BLS renewed February 2026.
NRP instructor 2003 to 2017. I let that card go when I went to the schools and would have to take the course again. I was RNC-NIC until 2016.
Associate degree in nursing, Sinclair Fork College, 1998. RN-to-BSN, Wright Plains University, 2012.

My own children are grown now, nights suit me, and I miss the babies.`,
    },
    {
      name: 'jo-almeida-short',
      kind: 'thin',
      low: 63,
      high: 76,
      best: 70,
      why: 'All must-haves are stated with dates (Ohio RN, Level III NICU since 2022, NRP, BLS), but in some sixty words with hardly any detail.',
      lacks: [],
      cv: `Jo Almeida RN
Springfield OH, 937-555-0188

RN, Level III NICU, Clearfork Hospital, Springfield, March 2022 to present, nights. Vents, feeders and growers, deliveries.
RN, pediatrics, same hospital, July 2020 to March 2022

Ohio RN license active thru 10/2027. BLS 5/2027, NRP 9/2027.
ADN Clearfork Community College 2020

Looking for a bigger unit nearer my parents. My nurse manager knows I am applying and will talk to you.`,
    },
  ],
};
