/** Intensive-care sister in Britain: NMC PIN, three years of adult ICU and the 60-credit award decide it. */
import type { GradedJob } from '../types.ts';

export const icuNurseUk: GradedJob = {
  job: 'icu-nurse-uk-dozen',
  title: 'Senior Staff Nurse - General Intensive Care (Band 6)',
  spec: `Senior Staff Nurse, General Intensive Care Unit - Band 6
Northgate University Hospitals NHS Foundation Trust
37.5 hours, internal rotation (days and nights), permanent

About the unit
A 24-bedded mixed medical and surgical unit taking level 2 and level 3 patients from across the region.

What you will do
- Look after ventilated patients and those with multi-organ failure, one to one
- Run continuous renal replacement therapy, vasoactive infusions and invasive monitoring
- Take charge of the shift or a pod, and move staff as acuity changes
- Supervise and assess learners and new starters
- Escort patients on transfers to scan, theatre and other hospitals

Essential
- Registered Nurse (Adult), current NMC PIN
- At least three years' post-registration experience in an adult intensive care unit
- Post-registration award in critical care nursing (minimum 60 credits), completed
- Competent with mechanical ventilation and haemofiltration
- Experience of being in charge of a shift or a group of beds

Desirable
- ALS provider
- Practice assessor / supervisor preparation
- Involvement in audit, ICNARC data or follow-up clinics
- Transfer course

Closing date may be brought forward. The Trust offers NHS pension, on-site nursery and park and ride. All posts are subject to DBS clearance.`,
  graded: [
    {
      name: 'rhian',
      kind: 'strong',
      low: 90,
      high: 100,
      best: 95,
      why: 'NMC RN Adult, eight years of adult ICU to date, 60-credit award, charge shifts, CVVHDF and ventilation all dated, and most wishes.',
      lacks: [],
      cv: `Rhian Pritchard
Cardiff · rhian.pritchard@example.co.uk · NMC PIN 15I2291W (Adult, revalidated 2024)

I have been on the adult critical care unit at the University Hospital of Wales since I was two years out of training and I still like the nights best.

Junior Sister, Adult Critical Care, University Hospital of Wales
March 2021 to date
Nurse in charge of the 11-bed south side about twice a week: allocation, bed meetings, phone calls to site when we are short. The rest of the time I have my own patient, usually proned or on the filter (Prismax, citrate). I sign off the step 1 competencies for new starters and am practice assessor for Cardiff University students. Lead for the pressure-damage audit; I enter our ICNARC returns when the clerk is away. Scan runs and inter-hospital transfers, last one Swansea to Cardiff on ECMO criteria.

Staff Nurse, same unit
September 2017 - March 2021
Level 3 patients, noradrenaline and vasopressin, arterial and PiCCO lines, tracheostomy weaning. Redeployed staff shadowed me all through the two Covid waves.

Staff Nurse, Respiratory, Royal Gwent
2015 - 2017

Learning
BN (Hons) Adult Nursing, University of South Wales, 2015
Postgraduate Certificate Critical Care, Cardiff, 60 credits at level 7, passed July 2020
ALS provider (Resus Council UK), Feb 2025`,
    },
    {
      name: 'oluwaseun',
      kind: 'strong',
      low: 76,
      high: 87,
      best: 82,
      why: 'NMC adult PIN, four-plus years of ICU, 60 credits and ventilation/filter are there; charge is only of a pod and recent, and ALS, audit and transfer course are not shown.',
      lacks: [],
      cv: `OLUWASEUN ADEBAYO RN

Work
~~~~
Leeds Teaching Hospitals, St James's, ICU J54
Staff nurse, band 5. Autumn 2021 - present

  Direct care of one level 3 or two level 2 patients per shift
  Ventilation: BiPAP, pressure support, weaning plans, extubation with the outreach team
  Haemofiltration on Aquarius - set up, anticoagulation, troubleshooting
  Inotropes and sedation titrated to plan, arterial blood gases
  From January 2025 pod lead for six beds on nights when the sister is called away or on break, now most weeks
  Supervise second-year students at the bedside

Bradford Royal Infirmary, Ward 20 (colorectal surgery)
Staff nurse, band 5. Sept 2019 - Sept 2021
  28 beds, epidurals, stomas, sepsis six. Link nurse for nutrition.

Studies
~~~~
BSc Nursing (Adult), University of Bradford, 2019
Critical Care Nursing, two modules of 30 credits each, Leeds Beckett; both passed, the second in June 2024

Registration: Nursing and Midwifery Council, part 1 adult, 19I0482E, expiry September 2028

Mandatory: ILS, blood transfusion, safeguarding adults level 3, moving and handling

Other: I sing bass at church and referee under-14s football. References from my matron.`,
    },
    {
      name: 'marivic',
      kind: 'foreign',
      low: 47,
      high: 58,
      best: 54,
      why: 'Eight strong years of adult ICU in charge roles, but the licences are Philippine and Saudi with the OSCE still to sit, and instead of the 60-credit award there is a CCRN.',
      lacks: ['NMC registration', '60-credit critical care award'],
      cv: `MARIVIC D. SANTOS, RN, CCRN
Currently in Riyadh; arriving Stevenage January

PROFILE
Intensive care nurse, 8 years in tertiary hospitals, calm in charge.

LICENCES
Professional Regulation Commission, Philippines: Registered Nurse 0812645, valid
Saudi Commission for Health Specialties: Nursing Specialist, valid
NMC UK: CBT passed May 2025, OSCE date booked in Northampton
IELTS Academic 7.5 overall

POSITIONS HELD
King Fahad Medical City, Riyadh. Adult ICU, 32 beds. 02/2020 - present
- Charge nurse on rotation since 2022: assignment for 14 nurses, admissions and discharges with the intensivist
- Ventilated patients incl. prone and APRV, CRRT with Prismaflex, ICP bolts, vasopressor weaning
- Preceptor to 11 new joiners; keeper of the VAP bundle audit
- Internal transport of ventilated patients to MRI and cath lab

St. Luke's Medical Center, Quezon City. Medical ICU. 06/2017 - 12/2019
- Staff nurse 1:2, hemodialysis at bedside, post-arrest cooling

CERTIFICATES
CCRN (Adult), American Association of Critical-Care Nurses, 2022, renewed 2025
ACLS and BLS, American Heart Association, 2025

EDUCATION
Bachelor of Science in Nursing, University of Santo Tomas, Manila, 2016`,
    },
    {
      name: 'duncan',
      kind: 'old',
      low: 56,
      high: 68,
      best: 62,
      why: 'RN with current PIN and ten years of ICU with the award, but the unit work ended in 2014 and everything since is occupational health and a call line.',
      lacks: [],
      cv: `Duncan McAllister
14 Fairfield Rise, Carlisle

Dear reader, here is my working life, oldest first because it makes more sense that way.

1999  Diploma in Higher Education, Nursing (Adult), Northumbria. On the NMC register ever since; current to April 2027.

1999-2003  Newcastle General, neuro-trauma ward. Head injuries, tracheostomies, halo frames.

2003-2014  Royal Victoria Infirmary / Freeman, Newcastle, general intensive care. Staff nurse, then from 2007 band 6 charge nurse. I ran shifts of up to 18 beds, cared for ventilated patients, did haemofiltration back when we mixed the fluids ourselves, and taught the ventilation study day. ENB 100 intensive care course (later topped up to a 60-credit diploma award in critical care, 2006). ALS instructor at that time.

2014-2019  Occupational health adviser, Pirelli, Carlisle. Health surveillance, audiometry, sickness absence, return-to-work plans for shift workers.

2019 to the present  Clinical adviser, NHS 111, North East Ambulance Service. Telephone triage with Pathways, floor-walking for new health advisers, call audits, 30 hours a week.

Basic life support yearly. Driving licence. Hill walker, Keswick mountain rescue member until 2018.

Happy to come and see the unit.`,
    },
    {
      name: 'georgie',
      kind: 'adjacent',
      low: 38,
      high: 51,
      best: 45,
      why: 'An operating department practitioner with HCPC registration and real ventilation and ICU surge work, but no NMC nurse registration, no critical care award, and only some months of ICU.',
      lacks: ['NMC registration', 'three years adult ICU', '60-credit critical care award'],
      cv: `Georgina "Georgie" Whitlock | Operating Department Practitioner | HCPC ODP38817 | Exeter

WHERE I WORK
Royal Devon University Healthcare, main theatres - Senior ODP anaesthetics (Band 6), since June 2019
* team leader for the emergency list: allocate eight staff, liaise with the bed manager, run the WHO brief
* assist with difficult airways, arterial and central lines, rapid infusers, vasopressor infusions
* ventilated transfers theatre to ICU and CT, about 60 a year; did the trust's transfer course in 2022
* practice educator for ODP apprentices, sign-off assessor
* January-May 2020 and again winter 2020/21: deployed to intensive care, looked after ventilated patients with an ICU nurse overseeing two bays, proning team

BEFORE THAT
Musgrove Park, Taunton - ODP (Band 5), August 2014 to May 2019
* scrub, anaesthetics and recovery, day and night on-call

EDUCATION
Diploma of Higher Education in Operating Department Practice, Plymouth 2014
BSc top-up Perioperative Practice, Plymouth 2021

CERTIFICATES
ALS provider 2024; EPLS 2023; human factors faculty

I would like to move to critical care for good; the team there know me well.`,
    },
  ],
};
