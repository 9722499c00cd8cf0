import type { GradedJob } from '../types.ts';

export const dentalHygienistPortlandOregon: GradedJob = {
  job: 'dental-hygienist-portland-oregon',
  title: 'Registered Dental Hygienist (RDH), Portland OR',
  spec: `Registered Dental Hygienist - Alder & Stone Family Dentistry, SE Portland, Oregon
Full time, 4 days (Mon-Thu), $56-$63/hr DOE

WHO WE ARE
We are a two-doctor, privately owned practice that has looked after the neighborhood since 1988. No corporate quotas, no double-booked columns. Just good dentistry and people who like each other.

WHAT YOU'LL DO
- Adult and child prophys, scaling and root planing, periodontal maintenance
- Full periodontal charting and risk assessment on every adult patient
- Digital radiographs and intraoral photos
- Numb your own patients
- Talk patients through home care and co-diagnose with the doctors
- Keep chart notes in Dentrix

WHAT YOU MUST HAVE
- Active, unrestricted Oregon dental hygiene license
- Certified to administer local anesthesia
- Current BLS/CPR for healthcare providers
- At least 2 years of chairside hygiene experience after graduation

WE'D ALSO LIKE
- Comfortable with a perio-heavy schedule (60-minute appointments)
- A calm way with anxious patients
- Dentrix or another practice management system

BONUS POINTS
- Nitrous oxide permit
- Conversational Spanish
- Laser-assisted perio therapy

WHAT YOU GET
Medical, 401(k) with 4% match, paid CE, three weeks of PTO, scrubs allowance, free bus pass and Fridays off.

HOW TO APPLY
Send your resume and a few lines about yourself to our office manager. Working interviews are paid. We are an equal opportunity employer.`,
  graded: [
    {
      name: 'marisol-tennant',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Active Oregon license, anesthesia endorsement, in-date BLS and eight recent years chairside in a perio-heavy office, plus nitrous, Spanish and Dentrix.',
      lacks: [],
      cv: `MARISOL TENNANT, RDH, BS
Portland, OR 97202

LICENSES AND CERTIFICATIONS
Oregon Board of Dentistry, Dental Hygienist, issued July 2018, active through 9/30/2027, no discipline
Endorsements: local anesthesia (2018), nitrous oxide (2018)
AHA BLS Provider, renewed February 2026, expires February 2028

EXPERIENCE
Hygienist, Hawthorne Bridge Dental Group, Portland - April 2021 to present
* 8 patients a day, about 40 percent of my column is perio therapy or maintenance
* Give my own blocks and infiltrations, roughly 15 a week
* Six-point probing, recession and bleeding charted in Dentrix; started the office's AAP staging and grading sheet
* FMX, bitewings and pano on Dexis; intraoral camera on all new patients
* Case acceptance for SRP rose from 48% to 71% after I rebuilt the new-patient talk

Hygienist, Rosa Clinica Dental, Hillsboro - August 2018 to March 2021
* Community office, about half the patients Spanish speaking
* Children from age 2, sealants, fluoride varnish, prophys
* Nitrous for fearful adults and kids

EDUCATION
B.S. Dental Hygiene, Cascade Institute of Health Professions, Klamath Falls, June 2018
National Board passed 2018

LANGUAGES
English, Spanish (grew up with both)`,
    },
    {
      name: 'deanna-kowalchuk',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'An excellent hygienist with nine years chairside, but licensed in Nevada only and could not treat a patient in Oregon yet.',
      lacks: ['active Oregon dental hygiene license'],
      cv: `Deanna Kowalchuk, R.D.H.
Henderson, Nevada - relocating to the Portland area in spring 2027

Summary
Hygienist with nine years in general and periodontal practice. I love gum disease, or rather, getting rid of it.

Licensure
- Registered Dental Hygienist, State of Nevada, since June 2017, active to June 2028
- Nevada permits for local anesthesia and nitrous oxide, since 2017
- American Heart Association BLS, good through August 2027

Work history
Desert Willow Periodontics, Henderson NV. Clinical hygienist. January 2020 - present
Quadrant debridement under anesthesia that I give myself, three-month recalls, implant maintenance, diode laser (certified 2021). Mentor to two new graduates. Eaglesoft charts.

Bright Mesa Family Dental, Las Vegas NV. Clinical hygienist. July 2017 - December 2019
Cleanings for adults and kids, bitewings and panos, sealants, oral cancer screenings, whitening. Saw nine to ten patients a day. Dentrix.

Education
A.S. in Dental Hygiene, Silver Valley College, Las Vegas, May 2017. National Board Dental Hygiene Examination and WREB passed.

Continuing education 2025-2026: 31 hours, among them peri-implantitis, and dental care of the anxious patient.

References gladly given.`,
    },
    {
      name: 'patrice-holloman',
      kind: 'lapsed',
      low: 50,
      high: 61,
      best: 55,
      why: 'Eleven solid years at the chair, but her Oregon license expired in 2023 and she has worked at the front desk since, so she cannot practice until reinstated.',
      lacks: ['active Oregon dental hygiene license'],
      cv: `Patrice Holloman
Gresham, Oregon

I was a chairside hygienist for eleven years and would like to come back to it.

Treatment Coordinator, Powell Valley Dental, Gresham (September 2023 - present)
Present treatment plans and financing, verify insurance, run the recall list, cover the front desk. Dentrix every day. No clinical work in this post.

Dental Hygienist, Powell Valley Dental, Gresham (May 2016 - August 2023)
Prophys, scaling and root planing, perio maintenance, full charting, digital x-rays, sealants. Anesthetized my own patients. Eight to nine patients a day.

Dental Hygienist, Larch Mountain Dentistry, Troutdale (August 2012 - April 2016)
General practice, many families. Local anesthesia, radiographs, fluoride, patient education.

Education: AAS Dental Hygiene, Mount Sandy Community College, June 2012, incl. local anesthesia course and board exam.

License: Oregon dental hygiene license with local anesthesia endorsement, 2012 to September 30, 2023. Not renewed, currently expired; I let it go for family reasons and know I would have to make up CE hours to have it reinstated.

CPR: BLS for healthcare providers, Red Cross, renewed March 2026.`,
    },
    {
      name: 'gordon-vashti',
      kind: 'trap',
      low: 6,
      high: 18,
      best: 11,
      why: 'A certified industrial hygienist who measures air and noise in factories; the word is the same, the trade is not, and he has no dental license or patients.',
      lacks: [
        'active Oregon dental hygiene license',
        'local anesthesia certification',
        '2 years of chairside hygiene experience',
      ],
      cv: `GORDON VASHTI, CIH
Senior Hygienist | Beaverton, Oregon

PROFILE
Board certified hygienist with 12 years of experience in Oregon. Scaling hygiene programs from single sites to six plants, routine and deep-clean maintenance standards, radiography safety.

CREDENTIALS
Certified Industrial Hygienist, since 2017, active
Radiation safety officer training (40 h), 2019
BLS/CPR/AED, Red Cross, valid to May 2027
HAZWOPER 40, refresher 2026

EXPERIENCE
Senior Industrial Hygienist, Tualatin Wafer Works, Hillsboro, 2019 - present
- Personal air sampling for silica, arsine and solvents in two fabs; reports to Oregon OSHA
- Wrote exposure assessment strategy for 900 workers
- Oversees contractor radiography of welds, keeps dosimetry records
- Local exhaust ventilation surveys

Industrial Hygienist, Bannock Environmental, Portland, 2014 - 2019
- Noise dosimetry, asbestos clearance, mold investigations, lead surveys in schools
- Respirator fit testing for about 300 people a year, including dental offices and clinics
- Trained staff on root cause analysis

EDUCATION
MS Environmental Health, Willamette Ridge University, 2014
BS Chemistry, 2011

OTHER
Spanish, intermediate. Member of the local AIHA section.`,
    },
    {
      name: 'thuy-lambrecht',
      kind: 'thin',
      low: 60,
      high: 73,
      best: 67,
      why: 'A few lines only, but they give an active Oregon license with anesthesia and five years at the chair; nothing about BLS and little about the work.',
      lacks: ['current BLS/CPR'],
      cv: `Thuy Lambrecht, RDH
Milwaukie, Oregon

Oregon hygiene license (active, renewed 2025), local anesthesia endorsement

Jobs
2021 - now: hygienist, Kellogg Creek Dental, Milwaukie. General practice, recare and perio patients, charting, x-rays, give my own anesthetic.
2020 - 2021: temp hygienist in various offices around Portland

School
Dental Hygiene, Clackamas Falls College, 2020

Available with four weeks' notice.`,
    },
  ],
};
