import type { GradedJob } from '../types.ts';

export const midwifeBirthingUnitAustralia: GradedJob = {
  job: 'midwife-birthing-unit-australia',
  title: 'Midwife, Birthing Unit',
  spec: `Midwife, Birthing Unit. Wirrabeen Health, Gippsland, Victoria. Full time or part time, ongoing, 24 to 76 hours a fortnight.

About 900 babies a year are born with us, in six rooms that look out on paddocks, two of them with a bath. We are a small crew and we back each other up. Since two of our longest-serving people are retiring this summer we would love to hear from midwives who like being with a woman for her whole labour rather than running between four doors.

You will look after women of low and moderate risk through labour, birth and the first hours after it, read the CTG and act on it, call the obstetrician in when it is time to and hold the fort until he or she arrives, which at night can be twenty minutes. You will also answer the phone triage line, pop over to the postnatal beds when we are quiet, and help our students and graduates find their feet.

To be considered you have to be registered with Ahpra as a midwife, without conditions, and to have at least two years behind you in a labour ward or birth suite since you qualified, because you will sometimes be the most senior person on the floor. We also need a fetal surveillance certificate that is in date, meaning FSEP at level 3 or the K2 equivalent. If you can cannulate, suture, are at home with water birth or have worked in continuity of care, so much the better. Dual registration as a nurse is handy but not asked for.

Relocation help and a unit for the first three months can be arranged. A Working with Children Check and police check are done before you start. Ring Maree, the unit manager, for a yarn before applying.`,
  graded: [
    {
      name: 'bronagh-teale-synonym',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: 'Caseload midwife on the register since 2018 with years of attending labours, the College CTG course at its top level in 2026, suturing, cannulation and water birth: everything, in other words than the ad.',
      lacks: [],
      cv: `Bronagh Teale
Traralgon VIC | 0491 570 156

Hello Maree,

here is what I have done, newest first.

Since March 2022 I have carried a caseload at Calder Regional Hospital, in a group of five. Thirty-six to forty women a year are mine from booking until the baby is six weeks old. I am on call for their births and have caught 141 babies in that time, 47 of them in the pool. About a third of my women have something that makes them less than straightforward (gestational diabetes, a previous caesar, raised BMI) and for those I work alongside the obstetric team and stay as the primary carer in the room. I put in drips, repair first and second degree tears, and can manage a bleed until help turns up. We've a doctor at home after 10 pm, so I know about waiting.

From February 2019 to March 2022 I was on the labour floor at the same hospital, rotating shifts, and from 2021 often in charge at night: six rooms, inductions, epidurals, instrumental births, theatre.

My graduate year was 2018, Calder again, four months each of antenatal clinic, labour floor and postnatal.

I studied a Bachelor of Midwifery at Bass Strait University (2015 to 2017) and have been on the national register as a midwife since 5 February 2018, MID0009914402, general registration, no notations or conditions, renewed every May. I'm not a nurse.

Every year I sit the RANZCOG fetal heart monitoring day with the test. In May 2026 I came out in the top practitioner band (3). Neonatal resus, advanced level: July 2026. PROMPT: July 2026. Preceptor for four students so far.

My partner has taken over the family farm near you, which is the reason for the move. I could start from mid January.

Bronagh`,
    },
    {
      name: 'kaz-ostrowe-thin',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 69,
      why: 'Says in sixty words that she is an Ahpra midwife with seven years of birth suite and FSEP level 3 this year, so every must is there but hardly any detail behind it.',
      lacks: [],
      cv: `Kaz Ostrowe, Sale VIC, 0491 570 313
Registered Midwife (Ahpra, no conditions), since Jan 2017
Kestrel Bay Hospital: birth suite, Aug 2019 to now, 64 hrs/fortnight. Postnatal ward, Feb 2017 - Aug 2019.
FSEP level 3, March 2026. Neonatal resus March 2026.
Bachelor of Midwifery 2016, Otway University.
I suture and cannulate. More on the phone, happy to chat. Referee: NUM at Kestrel Bay.`,
    },
    {
      name: 'jessamy-pickworth-foreign',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Nearly seven years a midwife with strong UK labour-ward work and in-date K2, but she holds only NMC registration and the Ahpra application is still being assessed.',
      lacks: ['Ahpra registration as a midwife (holds UK NMC, application lodged)'],
      cv: `JESSAMY PICKWORTH, BSc (Hons), RM (UK)
Currently: Footscray, Melbourne (partner visa, full work rights)
E: jess.pickworth@example.org

PROFILE
Core labour ward midwife from the north of England. Arrived in Australia in July 2026.

REGISTRATION
Nursing and Midwifery Council (UK), midwife, since September 2019, revalidated 2025.
Ahpra: application as an internationally qualified midwife lodged 14 August 2026, documents accepted, outcome awaited.

EXPERIENCE

Band 6 Midwife, Delivery Suite
Aireborough Teaching Hospitals NHS Trust                    01/2021 - 06/2026
Consultant-led unit, 5,200 births. One-to-one care in labour, high dependency room, theatre scrub, induction. Shift coordinator (acting) from 2024, roughly one shift in four. Perineal repair, cannulation, scalp electrodes, FBS. CTG champion: ran the weekly meeting at which we looked back at traces. Supported newly qualified midwives through preceptorship.

Band 5 then 6 Midwife, rotational
Aireborough Teaching Hospitals NHS Trust                    10/2019 - 12/2020
Antenatal and postnatal ward, community, alongside birth centre (14 weeks, where I attended 22 pool births).

Bank shifts at Holme Cottage Birth Centre, 2022 - 2024

EDUCATION
BSc (Hons) Midwifery, University of Calderdale, 2016 - 2019

TRAINING
K2 Perinatal Training Programme, intrapartum CTG and acid-base, completed and passed April 2026
NLS (Resuscitation Council UK), 2025
PROMPT, February 2026
NIPE (newborn examination), 2023

I'd be glad to relocate to the country.`,
    },
    {
      name: 'leonie-grabham-denial',
      kind: 'denial',
      low: 26,
      high: 38,
      best: 32,
      why: 'A registered nurse on postnatal and nursery shifts who states that she is not a midwife and has not looked after labouring women; no CTG certificate.',
      lacks: [
        'Ahpra registration as a midwife',
        'two years in labour ward or birth suite as a midwife',
        'current FSEP level 3 or K2',
      ],
      cv: `LEONIE GRABHAM
Registered Nurse - Maternity and Newborn
Bairnsdale

Key points
> RN with Ahpra since 2014, no conditions
> Eight years on a maternity floor
> Known for settling unsettled babies and their mums

Jan 2018 - current | Lakes Entrance Road Hospital, Maternity Unit | Registered Nurse, 0.8
I work on the postnatal side and in the four-cot special care nursery. Obs after caesarean, drains and catheters, pain relief, breastfeeding help, jaundice and blood sugars, gavage feeds, phototherapy, discharge teaching. When birth suite is busy I go across to receive the baby or to fetch and carry, under the midwife. I have been at many births that way.

Feb 2014 - Dec 2017 | Mallacoota Street Private | RN, surgical ward
Grad year and three years after. Gynae, general and orthopaedic patients.

Study
Bachelor of Nursing, Snowy River University, 2011-2013
Certificate in special care nursery nursing, 2019
Lactation: 90 hours towards IBCLC, 2023

To be upfront: I am not registered as a midwife and I don't care for women in labour on my own. I have not done FSEP as it was only offered to the midwives. I would consider doing the postgrad diploma if the unit would support me.

Basic life support and neonatal resus (first responder) 2026. WWCC valid to 2029. Flu and whooping cough jabs current.`,
    },
    {
      name: 'simone-adair-list',
      kind: 'list',
      low: 22,
      high: 36,
      best: 29,
      why: 'A wall of midwifery terms without one dated post, place of training or registration number; the only dated job is at a clinic desk.',
      lacks: [
        'Ahpra registration as a midwife (only a word in a list)',
        'two years in labour ward or birth suite',
        'current FSEP level 3 or K2 (only a word in a list)',
      ],
      cv: `Simone Adair
simone.adair@example.org

OBJECTIVE
Passionate, woman-centred Midwife seeking a rewarding role in a dynamic Birthing Unit.

CORE SKILLS
Registered Midwife | Ahpra | Birthing Unit | Labour ward | Birth suite | Intrapartum care | Low risk and moderate risk | CTG interpretation | FSEP Level 3 | K2 | Fetal surveillance | Water birth | Perineal suturing | Cannulation | Epidural care | Induction of labour | Postpartum haemorrhage | Shoulder dystocia | Neonatal resuscitation | PROMPT | Phone triage | Continuity of care | MGP | Caseload | Breastfeeding support | Student supervision | Escalation | ISBAR | BOS / electronic medical record

PERSONAL ATTRIBUTES
Empathetic, calm under pressure, excellent communicator, team player, flexible with shifts, committed to evidence-based practice and lifelong learning, culturally safe.

EMPLOYMENT
Maternity services, various hospitals
Gumleaf Obstetrics, Bendigo - front desk and bookings, 2021 to 2025

EDUCATION
Midwifery studies
Fetal Surveillance
First aid

REFEREES
Available on request`,
    },
  ],
};
