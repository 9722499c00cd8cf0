import type { GradedJob } from '../types.ts';

export const dentalHygienistOregonFamilyPractice: GradedJob = {
  job: 'dental-hygienist-oregon-family-practice',
  title: 'Dental Hygienist (RDH) – 4 days, no Saturdays',
  spec: `Registered Dental Hygienist, Redfern Family Dental, Salem OR

Two dentists, three ops for hygiene, patients who have been coming here since the 80s. Our hygienist of 17 years is retiring at Christmas and we would like to find the next one.

Mon–Thu 7:30–4:30. One hour per adult, 40 min per kid. $54–60/hr DOE, paid CE, 401k match, medical.

You need:
- Active Oregon dental hygiene license
- Local anesthesia endorsement (you numb your own patients here, and now and then one of the doctors')
- 2 yrs or more working as an RDH in general or perio practice
- Current CPR (BLS for providers)

You'll do: prophys, perio maintenance, SRP, full probing and charting, FMX/BWX and intraoral photos, sealants, fluoride, talking to folks about what's going on in their mouth without scaring them. We run our recare ourselves so you'll make a few calls.

Good if you have: nitrous, expanded practice permit, laser, Spanish. We're on Open Dental but if you have used Dentrix, Eaglesoft or anything like it you'll be fine. Associate or bachelor's, we don't mind which.

Send a resume and a few lines about yourself. No agencies please.`,
  graded: [
    {
      name: 'melissa-trujillo-rdh',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Oregon RDH with anesthesia and nitrous endorsements, six years in general practice, current BLS, Spanish and Open Dental.',
      lacks: [],
      cv: `Melissa Trujillo, RDH, EPDH
Keizer, OR 97303 · (503) 555-0188 · mtrujillo.rdh@mail.example

LICENSES & CERTIFICATIONS
Oregon Board of Dentistry – Dental Hygiene License H7xxx, issued 07/2020, expires 09/30/2027
Endorsements: Local Anesthesia (2020), Nitrous Oxide (2020). Expanded Practice Permit (2024)
BLS for Healthcare Providers, renewed 02/2026

EXPERIENCE
Dental Hygienist | Mill Creek Dental Group, Salem | 03/2022 – Present
• Own column, 8–9 patients a day. About a third are perio maintenance or scaling and root planing with my own injections, PSA, IA and palatal.
• Started six-point charting on every adult once a year; unscheduled recall list went from 610 names to 190.
• Diode laser for perio pockets since 2024. iTero scans, bitewings, FMX.
• Half my afternoon patients speak Spanish and so do I.
• Open Dental.

Dental Hygienist | Dr. P. Lindqvist, DMD, Woodburn | 08/2020 – 02/2022
• Solo doc, general. Kids, sealants, fluoride varnish, adult cleanings, Dentrix.

EDUCATION
A.A.S. Dental Hygiene, Cascade Foothills Community College, 2020
Dental Assisting certificate, 2014

VOLUNTEER
Mobile dental van, migrant health program, two Saturdays a year.`,
    },
    {
      name: 'grant-hollister-bs-perio',
      kind: 'any-of',
      low: 85,
      high: 95,
      best: 90,
      why: "Bachelor's instead of associate, Eaglesoft instead of Open Dental, perio office rather than family practice: each is one of the accepted options and every must is dated.",
      lacks: [],
      cv: `GRANT HOLLISTER

Corvallis, Oregon

What I do: seven years of gum disease, after four of everything. I work with a periodontist and see the patients that other offices send when things have gone too far, plus the ones who never want to get there again.

Where
Since June 2019 - Benton Periodontics, Corvallis. Full time. Quadrant debridement under block or infiltration I give myself, ultrasonic and hand, re-eval at six weeks, alternating three-month maintenance with the referring dentists, implant maintenance, suture removal, radiographs, photography. Our system is Eaglesoft.
Sept 2015 to May 2019 - Dr. Amy Sato and Dr. Rob Klein, family dentistry, Albany. Cleanings for everyone from age 3 to 93, exams with the doctors, sealants, whitening trays. Kept the recall book.

Papers
BS in Dental Hygiene, Klamath Institute of Technology, 2015
OBD license as hygienist since 2015, in good standing, renews Sept 2027. Permitted for injections (2015) and for N2O (2016).
CPR/AED at provider level: March 2025, good two years
CE: 31 hours in the current cycle

Why I'm looking: the commute, and I miss families. I'd like to see kids grow up again.`,
    },
    {
      name: 'tasha-renner-idaho',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Eight solid years and an Idaho license with anesthesia, but not licensed in Oregon; the application by credentials is only being put together.',
      lacks: ['active Oregon dental hygiene license with its anesthesia endorsement (Idaho only)'],
      cv: `Tasha Renner RDH
Nampa, Idaho | relocating to the Willamette Valley in January 2027 (husband's job)

SUMMARY
Hygienist, 8 yrs in private practice. Licensed in Idaho. I am gathering the paperwork to apply to Oregon through licensure without further examination; have not filed yet.

WORK HISTORY

Snake River Dental Arts, Nampa ID
Registered Dental Hygienist, Feb 2021 – now
Four days a week. Adult and child prophylaxis, SRP with local anesthesia, perio maintenance, arrestin, night guard impressions, Dexis x-rays. Mentor two newer hygienists. Dentrix Ascend.

Treasure Smiles (3 locations), Boise ID
Registered Dental Hygienist, Aug 2018 – Jan 2021
High volume, two columns with an assistant, lots of sealants and state kids. Nitrous monitoring.

LICENSE
Idaho Dental Hygienist, active, with endorsements for local anesthesia and nitrous oxide, exp. 4/2027
WREB local anesthesia and hygiene exams passed 2018
BLS card through Nov 2027

SCHOOL
AS Dental Hygiene, College of the High Desert, 2018`,
    },
    {
      name: 'priscilla-nguyen-no-injections',
      kind: 'denial',
      low: 58,
      high: 70,
      best: 65,
      why: 'Licensed in Oregon with five years in practice and current CPR, but says she holds no anesthesia endorsement, which the office asks for; a course of weeks.',
      lacks: ['local anesthesia endorsement (says she has none)'],
      cv: `PRISCILLA NGUYEN
Salem, Oregon
priscilla.n@mail.example

Registered Dental Hygienist, Oregon lic. since Aug. 2021 (active, renewed through Sept. 2027)

Harvest Valley Dental, McMinnville — RDH, 10/2021 to present
General practice with one dentist and an associate on Fridays. Seven to eight patients daily. Exams and perio charts, scaling, polishing, x-rays with ScanX plates, fluoride, sealants, denture cleanings, oral cancer screening with a light. We see a lot of seniors and I enjoy them very much. Deep cleanings: the doctor comes in and gives the shots, then I do the quadrant. I did not get the local anesthesia endorsement because my program in Hawai‘i... I moved before the module and this office never needed it. I don't have nitrous either. I would be willing to take a course.

I confirm my own patients and handle overdue recall from the Eaglesoft list on slow days.

Before: front desk and sterilization tech, Bright Molar Kids, Honolulu, 2016–2019.

Associate in Science, Dental Hygiene, Leeward Shores College, Honolulu, 2021.

CPR for health providers – American Heart, expires 5/2027.
Languages: Vietnamese, English.`,
    },
    {
      name: 'cody-barrow-efda',
      kind: 'adjacent',
      low: 24,
      high: 38,
      best: 31,
      why: 'An expanded function dental assistant with nine years in the same kind of office, but not a hygienist: no license, no anesthesia, no RDH years.',
      lacks: [
        'active Oregon dental hygiene license',
        'local anesthesia endorsement',
        'two years working as an RDH',
      ],
      cv: `Cody Barrow
EFDA / Lead Dental Assistant
Salem OR

Objective: grow into a hygiene role with a practice that invests in its people.

Experience
Lead Assistant, Santiam Dental, Stayton, 2019 - present
Chairside four-handed with 2 doctors. Temporaries, impressions, polish coronal surfaces, place sealants, fluoride varnish, bitewings and panos, suction and chart for the hygienists on busy days. Order supplies. Train new assistants. Open Dental power user, run the morning huddle and recall reports.

Dental Assistant, Gentle Grove Dentistry, Silverton, 2017 - 2019
Rooms, sterilization, x-rays, radiology proficiency.

Certificates
Oregon EFDA 2018, sealant certificate 2019, radiologic proficiency 2017
CPR BLS good through Aug 2027

Education
Dental assisting diploma, Marion Technical, 2017
Prerequisites for hygiene school (A&P I/II, micro) at night, finished 2025. Applying for fall 2027 entry.`,
    },
  ],
};
