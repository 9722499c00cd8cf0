/** Neonatal nurse, England: NMC registration, the neonatal specialty award and two years on a unit. */
import type { GradedJob } from '../types.ts';

export const neonatalNurse: GradedJob = {
  job: 'neonatal-nurse',
  title: 'Senior Staff Nurse, Neonatal Intensive Care (Band 6)',
  spec: `PENNINE VALE TEACHING HOSPITALS NHS FOUNDATION TRUST
Person specification: Senior Staff Nurse, Neonatal Intensive Care Unit
Band 6, 37.5 hours, days and nights. Ref 417-NN-2291

The unit is a 38-cot Level 3 NICU and part of a regional Operational Delivery Network.

QUALIFICATIONS
Essential
- Current registration with the NMC (Child or Adult, Level 1)
- Qualified in Specialty (QIS): recognised post-registration neonatal course at level 6 or 7, or equivalent
Desirable
- Newborn Life Support provider
- Practice assessor / practice supervisor preparation

EXPERIENCE
Essential
- No less than two years' post-registration experience in a Level 2 or Level 3 neonatal unit
- Caring for ventilated infants and infants with central or umbilical lines
Desirable
- Taking charge of a shift
- Neonatal transport
- BadgerNet

SKILLS AND KNOWLEDGE
Essential
- Able to plan care with parents as partners (Family Integrated Care)
- Safe administration of IV medicines and parenteral nutrition
- Clear written and spoken communication
Desirable
- Audit or quality improvement activity, for example Bliss Baby Charter

OTHER
- Enhanced DBS disclosure (children's barred list), arranged by the Trust
- Able to rotate to day and night shifts

The Trust welcomes applications from all sections of the community. Flexible working requests are considered from day one. Shortlisting will be carried out only against the criteria above.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'RN Child on the register, QIS 2019, nine years on neonatal units, charge of shifts, NLS, transport, BadgerNet.',
      lacks: [],
      cv: `Bethan Prosser-Lloyd RN (Child)
Leeds | NMC registered since September 2016, revalidated 2025

Profile
Neonatal nurse, Level 3 background, QIS since 2019. Looking for a bigger surgical and cooling caseload.

Career
NICU Staff Nurse (Band 6), Airedale Cross Hospital (26 cots, Level 3)
Feb 2020 – present
Ventilated, HFOV and cooled babies, UVC/UAC and long lines, chest drains. In charge of the intensive care room most nights. Second nurse on the network transport team, around twenty transfers a year. BadgerNet champion. Parents do cares, tube feeds and ward rounds with us; I run the FiCare teaching for new starters and gathered the evidence for our Bliss Baby Charter gold.

Neonatal Staff Nurse (Band 5), Holme Royal Infirmary, LNU
Oct 2017 – Jan 2020
CPAP and high flow, short term ventilation, TPN, discharge planning.

Staff Nurse, children's ward, Holme Royal Infirmary
Oct 2016 – Sept 2017

Training
Neonatal Intensive Care pathway (QIS), level 7, 60 credits, University of West Riding, 2019
BSc (Hons) Children's Nursing, 2016
NLS provider, renewed May 2025. Practice assessor. IV and TPN competencies current.`,
    },
    {
      name: 'baby-unit-sister',
      kind: 'synonym',
      low: 78,
      high: 93,
      best: 87,
      why: "Everything is there under other words: children's part of the register, newborn critical care certificate, tertiary baby unit since 2018.",
      lacks: [],
      cv: `GRACE ADEYEMI-FROST
Nurse, newborn critical care

I trained in children's nursing at Solent Gate (2:1, 2017) and have stayed on the register without a break; my next revalidation falls in September 2029.

Since June 2018 I have been on the tertiary baby unit at St Werburgh's, Portsmouth, which takes the sickest and smallest from four counties, twenty-three weekers upwards. On a normal day I have one infant on a ventilator or oscillator, or two on non-invasive support. Umbilical catheters and PICCs, inotropes, morphine, PN: I draw up, check and give all of them and second-check for juniors. In 2021 I finished the Postgraduate Certificate in Critical Care of the Newborn (M level, sixty credits, pass with merit), which the unit asks of anyone looking after intubated babies.

What I care most about is the mums and dads. We got rid of visiting hours, mothers hold their babies skin to skin even on the oscillator, and families write half of the care plan. I audited time to first cuddle in 2023 and 2024: from 61 hours down to 19.

Coordinator of the high dependency bay about once a week since last autumn.

Resuscitation at birth course (Resus Council) passed again November 2024.
Before: bank healthcare assistant, 2014-17; first post, general paediatrics, Sept 2017 to May 2018.`,
    },
    {
      name: 'dublin',
      kind: 'foreign',
      low: 53,
      high: 69,
      best: 63,
      why: 'Six strong years in a Dublin tertiary unit and the equivalent diploma, but she is on the Irish register only.',
      lacks: ['Current registration with the NMC (Child or Adult, Level 1)'],
      cv: `Aoife Ní Bhraonáin
Registered Children's and General Nurse, NMBI
Dublin 8, moving to Manchester in spring 2027 (partner's job)

Employment

08/2020 to date     Staff nurse, then Clinical Nurse Manager 1 (from 02/2024), Neonatal Intensive Care, Kilmainham Maternity Hospital (Level 3, 36 cots)
- HFOV, iNO, therapeutic cooling, gastroschisis silos before transfer
- UAC/UVC, PICC dressing and sampling, PN and inotrope infusions
- shift lead for the ICU corridor
- family-integrated rounds, donor milk project

10/2018 to 07/2020     Staff nurse, infant and toddler ward, Crumlin Road Children's Hospital

Education

Postgraduate Diploma in Nursing (Neonatal Intensive Care), level 9 NFQ, 2022
BSc Children's and General Nursing (integrated), 2018

Courses: NRP/NLS provider 2025, STABLE programme 2023, preceptorship 2021

Registration: NMBI, both divisions, active for 2026. I created an NMC Online account in September and am collecting the documents for the overseas route.

Systems: MN-CMS (Cerner); I have seen BadgerNet on a study visit.`,
    },
    {
      name: 'childrens-hdu',
      kind: 'adjacent',
      low: 38,
      high: 54,
      best: 47,
      why: 'Good paediatric high dependency nurse on the register; no neonatal course and only a student placement and ten bank shifts on a unit.',
      lacks: [
        'Qualified in Specialty (QIS) or equivalent neonatal course',
        "two years' post-registration experience in a Level 2 or Level 3 neonatal unit",
      ],
      cv: `Name: Daniel Okonjo-Pratt
Post held: Staff Nurse Band 5, Paediatric HDU and Ward 7
Employer: Calder Bridge General Hospital

Work
2021-26   Paediatric HDU (6 beds) and acute ward. Bronchiolitis on high flow and CPAP every winter, many of them under eight weeks old; DKA, status epilepticus, post-op airways. Stabilising ventilated children until the retrieval team comes. Central lines, IV antibiotics, PN for gut patients. Often nurse in charge on nights.
2020-21   Children's outpatients, same hospital
Bank      ten shifts in special care since January, feeding and growing babies

Education
BSc Nursing (Child), 2020. Final placement: 8 weeks NICU, which is where I want to work
High Dependency Care of the Child, level 6, 30 credits, 2023
EPALS 2024
Practice supervisor and assessor 2022

NMC: RNC, expiry Sept 2029

Other
Sepsis link nurse. Wrote the parent leaflet on home NG feeding. Involving families comes naturally to anyone in paeds. Enhanced DBS on update service.`,
    },
    {
      name: 'foal-intensive-care',
      kind: 'trap',
      low: 6,
      high: 24,
      best: 14,
      why: 'The neonates are foals: a veterinary nurse, not on the NMC register, with no human patient.',
      lacks: [
        'Current registration with the NMC (Child or Adult, Level 1)',
        'Qualified in Specialty (QIS) or equivalent neonatal course',
        "two years' post-registration experience in a Level 2 or Level 3 neonatal unit",
      ],
      cv: `Harriet Stokes-Venn, RVN
Newmarket

Registered nurse with nine years in referral medicine, six of them in neonatal intensive care.

Senior Nurse, Neonatal ICU
Exning Heath Equine Hospital, 2020 - now
* Round the clock care of premature and dysmature patients, January to June season, up to 14 in the unit
* Mechanical ventilation, intranasal oxygen, jugular long lines, parenteral nutrition, plasma transfusion
* Dummy foal syndrome, sepsis, ruptured bladder post-op
* Shift lead, rota of 11 nurses and students; clinical coach for student nurses
* Keeps mare and foal together wherever possible and talks owners through difficult nights

Nurse, medicine and surgery
Exning Heath, 2017 - 2020

Nursing assistant
Barrow Vets, 2013 - 2017

Qualifications
RCVS register, since 2017
Level 3 Diploma in Veterinary Nursing (Equine)
Certificate in Equine Neonatal Nursing, 2021
RECOVER CPR rescuer 2024

I would now love to move across to human babies and am willing to start at any level.`,
    },
  ],
};
