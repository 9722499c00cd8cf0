/** Dental nurse (UK): GDC registration decides, then two years chairside and hepatitis B immunity. */
import type { GradedJob } from '../types.ts';

export const dentalNurse: GradedJob = {
  job: 'dental-nurse',
  title: 'Dental Nurse',
  spec: `Qualified Dental Nurse – full time (37.5 hours, Monday to Friday)
Harbour Lane Dental, Portishead

About us
We are a six-surgery mixed NHS and private practice. Our patients have come to us for thirty years and so has some of our coffee. We have just fitted out a new implant suite.

Your day
• Chairside support for two dentists and a visiting implantologist
• Setting up and clearing down surgery, decontamination to HTM 01-05
• Accurate charting and notes on SOE Exact
• Taking and processing radiographs where qualified
• Reassuring nervous patients, including children

You must have
• Current registration with the General Dental Council as a dental nurse
• A minimum of two years' chairside experience since qualifying or in training
• Proof of hepatitis B immunity

It would be great if you also had
• A certificate in dental radiography, oral health education or sedation nursing
• Experience of implant or other surgical work
• Experience of mentoring trainees

What we offer
£14.20 to £16.00 per hour, GDC fee and indemnity paid, CPD subscription, uniform, private dental care, 28 days' holiday plus your birthday, free parking.

We are an equal opportunities employer and welcome applications from all sections of the community. The post is subject to an enhanced DBS check and two references. We reserve the right to close this advert early.`,
  graded: [
    {
      name: 'synonym',
      kind: 'synonym',
      low: 84,
      high: 97,
      best: 92,
      why: 'Registered DCP with seven years four-handed, implants, X-ray certificate and trainees; says it all in other words.',
      lacks: [],
      cv: `OLUWASEUN BRAITHWAITE
Registered DCP (GDC no. 2xxxx1), Clevedon

CAREER
05/2021 – now    Tyntes Court Dental Care, Nailsea
Four-handed assisting for a principal and two associates, and every second Thursday for the oral surgeon (implant placement, sinus lifts, wisdom teeth). Perio and tooth charting straight into Exact. Bitewings and OPGs. Autoclave and washer-disinfector logs, infection-control lead for audit. Buddy to two apprentices, both passed.

08/2019 – 04/2021    Redland Hollow Orthodontics & Dental, Bristol
Surgery assistant, general and orthodontic lists, paediatric patients, impressions and trays.

PAPERS
NEBDN National Diploma, 2019; on the register ever since, CPD cycle up to date
NEBDN Certificate in Dental Radiography, 2022
Medical emergencies / CPR, Feb 2026
Hep B course complete, antibodies above 100 (letter available)`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 52,
      high: 68,
      best: 61,
      why: 'Trainee of two and a half years whose diploma exam is passed in part; no registration yet.',
      lacks: ['GDC registration'],
      cv: `Megan Llewellyn
Trainee dental nurse

I have worked at Llandaff Fields Dental Practice in Cardiff since April 2024 and I love my job. I nurse for Dr Osei three days a week and for the hygienist on the other two. I set up and clear down, mix materials, chart on SOE Exact, run the decon room and help with the children's half-term clinics. I have also assisted at six implant placements.

I am on the NEBDN diploma. I passed the written paper in September 2026 and I have the OSCE left, which I am booked for in March 2027. I will apply to the GDC as soon as that is through, so I am not registered yet.

Hepatitis B: vaccinated three times, blood test shows immune.
Before: Saturday girl in a bakery. GCSEs 2022, A level Biology C.
DBS enhanced, on update service.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 48,
      high: 66,
      best: 58,
      why: 'Eleven good years, but off the register since 2024 and working on reception.',
      lacks: ['current GDC registration'],
      cv: `Patricia Dunmore

Sept 2024 to present - Receptionist, Ashcombe Veterinary & Pet Centre, Weston-super-Mare
Appointments, insurance claims, payments.

2013 - Aug 2024 - Dental Nurse, Ashcombe Rise Dental Surgery, Weston-super-Mare
Chairside to NHS and private dentists; extractions, crown and bridge, dentures; charting on SOE Exact; decontamination; ordering; looked after three trainees. Good with nervous patients.

Qualifications
National Certificate in Dental Nursing 2012
GDC registered 2013-2024. I let my registration go when I left the surgery, and have not applied for restoration.
Hepatitis B immune. First aid.`,
    },
    {
      name: 'dentist-abroad',
      kind: 'foreign',
      low: 46,
      high: 64,
      best: 55,
      why: 'Dentist of five years in Manila, nine months as a care assistant here; nothing with the GDC.',
      lacks: ['GDC registration'],
      cv: `Maria Teresa Villanueva, DMD
Bristol BS7

Doctor of Dental Medicine, Manila 2019. Licensed by the Professional Regulation Commission of the Philippines.

Health care assistant - Sycamore Grange Nursing Home, Bristol - Feb 2026 to date
Personal care, mouth care plans, medication rounds.

General dentist - Smile Makati Dental Clinic - July 2019 to December 2024
15 patients a day: fillings, extractions, root canals, scaling, dentures, periapical films. Assisted the clinic's implant surgeon chairside twice a week. Trained the dental aides. Sterilisation.

Hepatitis B vaccinated, titre 2025 immune. I am not on any GDC register at present. I would like to work as dental nurse while I prepare for ORE part 1. English fluent, Tagalog.`,
    },
    {
      name: 'list',
      kind: 'list',
      low: 4,
      high: 26,
      best: 14,
      why: 'A beauty therapist who lists the words; no patient ever, no register.',
      lacks: ['GDC registration', "two years' chairside experience", 'hepatitis B immunity'],
      cv: `Chantelle Ogden
Dental Nurse (aspiring)

Key skills: chairside support, dental charting, SOE Exact, decontamination, HTM 01-05, radiography, sedation, implants, oral health, GDC standards, nervous patients

Employment
Beauty therapist, Glow Rooms, Portishead. 2020 - present. Facials, waxing, teeth whitening adverts (no treatments in the mouth), steriliser for tweezers, bookings, retail targets.
Waitress 2018-2020

Education
Level 3 Beauty Therapy. Online taster "Introduction to Dental Nursing", 3 hours, certificate of attendance.`,
    },
  ],
};
