/** Dental nurse, NHS community dental service: GDC registration, sedation or special care certificate, two qualified years, driving licence. */
import type { GradedJob } from '../types.ts';

export const dentalNurse: GradedJob = {
  job: 'dental-nurse-again',
  title: 'Dental Nurse (Sedation and Special Care), Band 5',
  spec: `NORTHMOOR COMMUNITY HEALTH NHS FOUNDATION TRUST
PERSON SPECIFICATION
Post: Dental Nurse (Sedation and Special Care), Band 5, 30 hours. Base: Hexley Clinic, with sessions at Corrie Road and Barrow Vale.

Factor: Registration and qualifications
Essential
E1 Current registration with the General Dental Council as a dental nurse (A)
E2 Post-registration certificate in dental sedation nursing or in special care dental nursing, NEBDN or equivalent (A)
Desirable
D1 Certificate in dental radiography (A)
D2 Oral health education qualification (A)

Factor: Experience
Essential
E3 No less than two years' chairside experience since qualifying (A/I)
Desirable
D3 Domiciliary visits (A/I)
D4 Mentoring trainee nurses (I)
D5 SOEL Health or R4 patient records (I)

Factor: Skills
Essential
E5 Calm, clear communication with anxious patients, children and adults with learning disabilities, and their carers (I)
E6 Working knowledge of HTM 01-05 decontamination (I)
Desirable
D6 Makaton or BSL (I)

Factor: Other
Essential
E4 Full UK driving licence and use of a car, as clinics lie up to 30 miles apart and equipment is carried (A)
E7 Hepatitis B immunity and enhanced DBS before start

A = application form, I = interview. The Trust is a Disability Confident employer and welcomes applications from all sections of the community. Applicants who do not show every essential criterion marked A will not be shortlisted.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 84,
      high: 98,
      best: 93,
      why: 'GDC registered since 2018, sedation and radiography certificates, seven years in community dentistry, drives.',
      lacks: [],
      cv: `Ceri Pritchard-Lowe
GDC 241877 (dental nurse, first registered September 2018)

Employment

Mar 2020 - present: Dental Nurse, Community Dental Service, Wyre Vale Health NHS Trust
Two IV sedation lists a week (midazolam) and one inhalation list with children. I set up, monitor, record, recover and discharge with the escort. Special care sessions with adults from supported living. Home visits every second Thursday with the portable unit, which travels in my own car. Records in SOEL. Lead for decontamination audit (HTM 01-05), 98% at last inspection. Two trainees have qualified under me.

Sept 2018 - Feb 2020: Dental Nurse, Bridge Street Dental Practice, Lancaster
General practice, four-handed, children's days, R4, ordering.

2016 - Aug 2018: Trainee, same practice

Qualifications
NEBDN National Diploma in Dental Nursing, 2018
NEBDN Certificate in Dental Sedation Nursing, 2021
Certificate in Dental Radiography, 2022
Makaton level 1 and 2
ILS every year, last June 2026

Clean driving licence held since 2015. Hep B titre on file, DBS update service.`,
    },
    {
      name: 'special-care-route',
      kind: 'any-of',
      low: 76,
      high: 90,
      best: 84,
      why: 'Holds the special care certificate instead of the sedation one, which the spec accepts; all else shown, no radiography.',
      lacks: [],
      cv: `RUTH ADEYINKA-MARSH, dental nurse

I qualified in 2014 and have spent the last five and a half years with patients whom ordinary practices find hard to treat.

Since April 2021 I work at the Special Care Department of Fellgate Dental Hospital. A typical day is wheelchair transfers, patients with dementia, autism or Down syndrome, consent and best-interest papers with families, clinical holding when it was agreed, and a good deal of talking before anybody sits in the chair. I also nurse on the department's general anaesthetic list once a fortnight. In 2022 I passed the NEBDN Certificate in Special Care Dental Nursing with merit; the year after I took the oral health education certificate and now run a toothbrushing group in three care homes, which I drive round with a boot full of models.

Before this: Parkside Dental Care, Carlisle, nurse and later head nurse, July 2014 to March 2021. NHS and private mix, implants, rotas, autoclave logs and washer-disinfector testing, R4 and paper.

Registered with the GDC, number 198840, fee paid and CPD up to date to July 2027.

Full licence, own Fiesta. Enhanced DBS from January 2026.
Referee: Mrs H. Oduya, consultant in special care dentistry.`,
    },
    {
      name: 'no-car',
      kind: 'denial',
      low: 60,
      high: 74,
      best: 67,
      why: 'Registration, sedation certificate and five years are all there, but the applicant says she does not drive.',
      lacks: ['Full UK driving licence and use of a car'],
      cv: `Name: Magdalena Wilk
Profession: Registered Dental Nurse | GDC 268103

WORK HISTORY
10/2021 - now | Dental Nurse | Serenity Sedation & Implant Clinic, Newcastle
- 15 intravenous sedation cases weekly; capnography, pulse oximetry, recovery
- phobic patients, talking them through every step
- keeps the emergency drug box and the sedation log
- decontamination lead, HTM 01-05 essential quality and best practice audits

08/2019 - 09/2021 | Dental Nurse | Smiles at Byker
- NHS practice with three surgeries, 40% children
- reception cover, SOE Exact

TRAINING
NEBDN Certificate in Dental Sedation Nursing - 2022
Level 3 Diploma in Dental Nursing - July 2019
Impression taking, 2023
ILS with AED, March 2026
Safeguarding adults and children level 2

LANGUAGES
Polish, English (fluent), Russian (some)

OTHER
Occupational health clearance incl. hepatitis B. Enhanced DBS 2025.
I don't drive, but I have always managed by Metro and train and would plan for travel between the clinics in good time.
Hobbies: open-water swimming, baking, my niece.`,
    },
    {
      name: 'trainee',
      kind: 'in-progress',
      low: 30,
      high: 46,
      best: 38,
      why: 'Trainee whose diploma exam is still ahead: two chairside years, but none of them qualified, no registration, no certificate.',
      lacks: [
        'Current registration with the General Dental Council as a dental nurse',
        'Post-registration certificate in dental sedation nursing or in special care dental nursing',
        "two years' chairside experience since qualifying",
      ],
      cv: `Jamie-Lee Forster
Hexham

About me
Friendly, careful trainee dental nurse looking for a first NHS post. I'd love to work with sedation and special care patients.

Work
Trainee Dental Nurse, Tyne Bank Dental Centre (October 2024 to date)
* chairside for two associates and a hygienist
* mixing materials, suction, charting, setting up and clearing down
* instruments through washer-disinfector and autoclave, daily tests written down
* once a month the visiting sedationist comes and I look after the room and the waiting patients
* R4 bookings and recalls
* nervous patients often ask for me

Care assistant, Elmcroft House (2022 - 2024)
Residents with learning disabilities, meals, personal care, outings in the minibus, some Makaton.

Studies
NEBDN National Diploma in Dental Nursing, evening course at Tyne College. Record of experience signed off in August 2026; written exam 21 November 2026, OSCE in spring 2027.
GCSEs: English 6, Maths 5, Combined Science 5-5

Full driving licence (2023) and a Corsa. Hep B course complete. DBS enhanced.`,
    },
    {
      name: 'veterinary',
      kind: 'trap',
      low: 10,
      high: 26,
      best: 18,
      why: 'Registered nurse of another kind: sedation, dental radiographs and certificates are all about animals.',
      lacks: [
        'Current registration with the General Dental Council as a dental nurse',
        'Post-registration certificate in dental sedation nursing or in special care dental nursing',
        "two years' chairside experience since qualifying",
      ],
      cv: `Hannah Braithwaite RVN

PROFILE: Registered nurse with nine years' experience, dental lead of a busy referral team, certified, mobile and ready for a new challenge.

CAREER
2020-26 Senior Nurse and Dental Lead, Harelaw Veterinary Hospital
  Dental suite: scale and polish, extractions assisted, full-mouth dental radiography, charting (Triadan)
  Sedation and general anaesthesia, monitoring and recovery, on average eight dogs and cats a day
  Sterile services: autoclave validation, instrument traceability
  Trains student nurses, clinical coach since 2021
2017-20 Nurse, Paws on the Green, Alnwick
  Consults, anxious patients and their owners, dental health clinics, in-patients

QUALIFICATIONS
RCVS registered, 2017 to present
Level 3 Diploma in Veterinary Nursing, 2017
Nurse Certificate in Dentistry (Improve), 2022
Nurse Certificate in Anaesthesia (part 1), 2024

IT: RoboVet, Digital X-ray
Full clean UK driving licence, own car. Used to carrying equipment on farm and home visits.
Interests: agility with my collie, fell running.`,
    },
  ],
};
