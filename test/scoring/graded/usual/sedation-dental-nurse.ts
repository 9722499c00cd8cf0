/** A dental nurse for a sedation and implant practice in Leeds; a current GDC registration, a sedation qualification and two years at the chair decide it. */
import type { GradedJob } from '../types.ts';

export const sedationDentalNurse: GradedJob = {
  job: 'sedation-dental-nurse-uc',
  title: 'Dental Nurse (Sedation and Implants)',
  spec: `Dental Nurse - Sedation & Implants
Oakmere Dental Care, Leeds LS17 | Full time, 37.5 hours, permanent | £15.50 - £17.50 per hour depending on experience

About us
Oakmere is a seven-surgery mixed practice that has been looking after families in north Leeds since 1988. We moved into a purpose-built building in 2021, with CBCT, intra-oral scanners and free parking. Our visiting implant surgeon and our two sedationists see anxious patients four days a week, and the list keeps growing.

The role
- Chairside support for IV sedation, implant placement and minor oral surgery
- Monitoring sedated patients (pulse oximetry, blood pressure, capnography) and looking after them in recovery
- Setting up and breaking down surgery, decontamination to HTM 01-05
- Contemporaneous notes on SOE Exact, consent and pre-op checks
- Supporting two trainee nurses
- Some general nursing when the sedation list is short

What you must have
- Current registration with the General Dental Council as a dental nurse
- A post-registration sedation qualification: NEBDN Certificate in Dental Sedation Nursing, or an equivalent accredited award
- At least 2 years' chairside experience since qualifying
- Hepatitis B immunity and an enhanced DBS (we will arrange the DBS)

We would also like
- Implant nursing experience
- Radiography, impression taking or another extended duty
- SOE Exact or a similar system
- Calm, kind, good at talking a nervous patient through the door

What we offer
28 days' holiday plus your birthday, GDC fee and indemnity paid, uniform, CPD evenings, pension, and a team night out every quarter. No late evenings and no Sundays.

To apply please send us your CV with a short covering note. We interview as we go along and may close the advert early.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Registered, NEBDN sedation certificate in use weekly today, six years at the chair, implants and radiography.',
      lacks: [],
      cv: `HANNAH BRIERLEY
Horsforth, Leeds

Registered dental nurse (GDC 281xxx) with six years' experience, the last four mainly in sedation and implants.

EMPLOYMENT
Senior Dental Nurse, Wharfe Lane Dental & Implant Centre, Ilkley
March 2022 - present
- Second appropriate person for IV midazolam lists, three days a week, about 12 patients a week; monitoring, recovery and discharge with the escort
- Assist with implant placement, sinus lifts and bone grafts (Straumann and Nobel), full sterile set-up
- Take bitewings, periapicals and OPGs to prescription
- Infection control lead since 2024; last two HTM 01-05 audits above 97%
- Buddy for two apprentices, both passed their diploma first time
- Notes and charting on Exact

Dental Nurse, Kirkgate Dental Practice, Otley
August 2020 - February 2022
- NHS and private general dentistry with three dentists
- Extractions, endo, crown and bridge, children's lists
- Stock ordering and decontamination room rota

Trainee Dental Nurse, Kirkgate Dental Practice, Otley
January 2019 - August 2020

QUALIFICATIONS
- NEBDN Certificate in Dental Sedation Nursing, 2023
- NEBDN Certificate in Dental Radiography, 2022
- NEBDN National Diploma in Dental Nursing, 2020
- Immediate Life Support, renewed May 2026
- Safeguarding level 2, 2025

OTHER
GDC registered since August 2020, CPD cycle up to date. Hep B immune. Enhanced DBS on the update service. Full driving licence.

References available on request.`,
    },
    {
      name: 'community-dcp',
      kind: 'synonym',
      low: 83,
      high: 95,
      best: 89,
      why: 'The same musts under other names: on the DCP register, City & Guilds award in conscious sedation, special care clinics; no implants.',
      lacks: [],
      cv: `Curriculum Vitae - Precious Nkomo RDN

Profile
I have worked for the community dental service for nine years with adults with learning disabilities, dental phobic patients and children. I am on the DCP register (title: dental nurse, renewed for 2026/27) and hold an accredited post-reg award in conscious sedation, so I act as the dedicated second person for inhalation and intravenous cases.

Career

Pennine Community NHS Trust, Special Care Dentistry, Bradford
Dental Nurse, Band 5 (Nov 2020 - now)
I run the nursing side of two RA and two IV clinics a week. Before the patient comes in I check fasting, escort, medical history and consent; during treatment I watch sats, BP and breathing and keep the chart; afterwards I look after the patient until the dentist is happy for them to go. I also help on the monthly theatre list for surgical extractions. I assess new nurses for their competency log book.

Dental Nurse, Band 4 (June 2017 - Nov 2020)
Same service. Chairside for general, paediatric and domiciliary visits, sterilisation, R4 records, fluoride varnish application from 2019.

Bramley Smile Clinic, Leeds
Trainee, later qualified dental nurse (2015 - May 2017)

Training and qualifications
Level 3 Diploma in Dental Nursing, City & Guilds (2016)
Level 4 Award in Conscious Sedation for Dental Nurses, regulated, accredited for dental sedation practice (2019); logged cases to date over 900
Fluoride varnish, 2019
Intermediate life support, yearly, last June 2026
Fully immunised incl. hepatitis B

I enjoy gospel choir and walking my very old dog.`,
    },
    {
      name: 'removed-from-register',
      kind: 'lapsed',
      low: 52,
      high: 66,
      best: 60,
      why: 'Everything else fits but her name came off the GDC register in 2025 and restoration is only applied for.',
      lacks: ['current GDC registration'],
      cv: `Kerry-Ann Stobbart
Garforth, Leeds

Dental nurse with eight years' experience, incl. five in sedation and oral surgery.

Work history

Reception and patient coordinator, Thorner Dental, Leeds
September 2025 - present
Front desk, treatment plans, recalls, Exact diary for four surgeries. Non-clinical while my registration is sorted out.

Dental Nurse (sedation lead), Roundhay Oral Surgery Clinic, Leeds
May 2020 - July 2025
- IV sedation three days a week, monitoring and recovery
- Implants and wisdom teeth with two oral surgeons
- Emergency drugs checks, sedation audit, ordering
- Trained four nurses to assist with sedation
- Clinic kept its "no actions" result at both CQC inspections

Dental Nurse, Moor Allerton Dental Practice
July 2017 - April 2020
- General chairside, NHS, decontamination, x-ray processing

Qualifications
NEBDN Certificate in Dental Sedation Nursing - 2021
NEBDN National Diploma - 2017
ILS - expired Sept 2025, rebooked for January

Registration
GDC registered as dental nurse July 2017 to July 2025. I did not get my annual renewal in on time after a family bereavement and was removed from the register. Restoration application sent in October 2026, I am still collecting the CPD certificates they asked for.

DBS 2024. Hep B vaccinated.`,
    },
    {
      name: 'sixty-words',
      kind: 'thin',
      low: 52,
      high: 66,
      best: 60,
      why: 'A few lines: registered and five years at the chair, helps with sedation, but no sedation qualification named.',
      lacks: ['post-registration sedation qualification'],
      cv: `Megan Tolley, Leeds LS8

GDC registered dental nurse, qualified 2021 (Level 3 diploma).

Chapel Road Dental, Leeds, dental nurse, Sept 2021 to now. Mixed practice, 4 dentists. Chairside, decon, Dentally, help out on sedation days and with implants about twice a month.

Before that trainee there from 2020.

Hep B ok, DBS 2023. Looking for more hours. Can start with 4 weeks notice.`,
    },
    {
      name: 'veterinary-nurse',
      kind: 'trap',
      low: 10,
      high: 25,
      best: 17,
      why: 'Registered nurse, sedation, dental procedures and radiographs, all of it for animals.',
      lacks: [
        'current GDC registration',
        'post-registration sedation qualification',
        '2 years of dental chairside experience',
      ],
      cv: `Joshua Pell RVN
Wetherby

Registered Veterinary Nurse with seven years in small animal practice, looking for a change of direction and interested in sedation nursing.

Experience

Head Nurse, Castlegate Veterinary Surgery, Wetherby (April 2022 - present)
- Sedation and anaesthesia monitoring for 15 to 20 patients a week: pulse oximetry, capnography, blood pressure, recovery
- Dental days every Tuesday: scale and polish, dental charting and dental radiographs under anaesthetic, assisting the vet with extractions
- Autoclave, instrument sets, infection control audits
- Managing a team of five nurses and two students, clinical coach
- Controlled drugs register

Veterinary Nurse, Ainsty Vets, York (August 2019 - April 2022)
- Theatre, inpatients, nurse clinics, laboratory
- Out of hours rota

Education
Level 3 Diploma in Veterinary Nursing, 2019
Certificate in Small Animal Anaesthesia Nursing, 2021
Certificate in Veterinary Dental Nursing (cats, dogs, rabbits), 2023

Registered with the Royal College of Veterinary Surgeons since 2019, CPD complete.

Skills: sedation, dental nursing, radiography, sterilisation, owner communication, rota planning.

Interests: climbing, fostering kittens. Clean driving licence.`,
    },
  ],
};
