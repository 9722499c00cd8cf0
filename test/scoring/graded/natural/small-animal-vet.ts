/** Small animal vet, UK: RCVS registration, three years in small animal practice, routine surgery alone. */
import type { GradedJob } from '../types.ts';

export const smallAnimalVet: GradedJob = {
  job: 'small-animal-vet',
  title: 'Veterinary Surgeon, Small Animal',
  spec: `Veterinary Surgeon (small animal), Thornbeck Vets, Shropshire

Thornbeck is an independent two-site practice with six vets, nine nurses and clients who bring cake. After fifteen years one of us is off to New Zealand, so we have a full-time vacancy from February 2027.

What the week looks like
Four days, fifteen-minute consults, a protected ops day and a proper lunch. Out-of-hours goes to a provider in Shrewsbury apart from one Saturday morning in five. We have digital radiography, in-house bloods, a nice ultrasound machine and a dental suite that was new in 2024. You would be sole charge at the Clunbury branch on Wednesdays.

Who we hope to meet
A vet who is on the RCVS practising register (MRCVS) and has spent three years or more in first-opinion small animal practice. Because of the branch day we do need somebody who can neuter, do dentals and lump removals and take a pyometra or a caesarean to theatre without a colleague next door.

We would be delighted by a CertAVP (or one on the way), abdominal ultrasound, some exotics or an interest in mentoring new graduates, but none of it is a condition.

What we offer
£55,000 to £68,000 according to experience, £2,000 CPD allowance, RCVS and VDS fees, enhanced parental leave, accommodation for the first three months if it helps. Ring Hattie for a chat, or email her a CV.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'MRCVS, seven years of first-opinion small animal work, sole-charge surgery, CertAVP, ultrasound, mentor.',
      lacks: [],
      cv: `Imogen Satterthwaite BVSc CertAVP(SAM) MRCVS

I qualified from Langford Vale in July 2019 and have been in small animal first-opinion practice ever since.

September 2022 to date: Veterinary Surgeon, Copper Beech Vets, Hereford
Mixed caseload of dogs, cats and a growing number of rabbits. I run the Ledbury surgery on my own two days a week with one nurse. Ops: spays and castrates, dentals with extractions, mass removals, enucleations, cystotomies; pyos and caesars as they come. I do most of the practice's abdominal scans and the odd echo. Clinical coach for two new grads on the VetGDP.

August 2019 to August 2022: Veterinary Surgeon, Hallam Road Veterinary Group, Sheffield
Busy five-vet branch practice. 12-minute consults, own surgery list from month eight, shared out-of-hours, so plenty of GDVs and blocked cats at 3 am.

CPD and qualifications
CertAVP (Small Animal Medicine) 2025. RCVS registered since 2019. Abdominal ultrasound course 2021.

Me
Fell running, two lurchers, an allotment. Full clean driving licence. Notice period eight weeks.`,
    },
    {
      name: 'clinical-director',
      kind: 'overqualified',
      low: 77,
      high: 91,
      best: 85,
      why: 'Nineteen years, advanced practitioner in surgery and clinical director of three hospitals; all must-haves met and still operating.',
      lacks: [],
      cv: `ALASDAIR McQUARRIE  BVM&S  CertSAS  MRCVS
RCVS Advanced Practitioner in Small Animal Surgery

CURRENT POST
Clinical Director, Marches Companion Care (group of 3 hospitals, 41 vets) — 2018 to present
• Clinical governance, recruitment, budget of £11m
• Two theatre days a week: TPLO, laparotomies, reconstructive work, plus cover for routine neutering lists whenever a colleague is ill
• Consults on Fridays, first-opinion and internal referrals
• Set up the graduate programme, 14 graduates so far

PREVIOUS POSTS
Senior Vet, Marches Companion Care, Ludlow, 2012–2018. First-opinion and surgical referrals. Nights 1 in 6.
Assistant, Pentland Small Animal Clinic, Edinburgh, 2007–2012. Small animal GP; caesareans, pyometras, road accidents.

QUALIFICATIONS
BVM&S, Lothian Veterinary School, 2007. CertSAS, 2013. AP status renewed 2023. On the UK-practising register without a break.

REASON FOR APPLYING
I have had enough of spreadsheets. I would like to be a vet in a decent independent practice, be home by seven and never again write a budget. Salary is not the issue.`,
    },
    {
      name: 'zaragoza',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: 'Six years as small animal surgeon in Spain; colegiada there, RCVS registration not yet obtained.',
      lacks: ['on the RCVS practising register (MRCVS)'],
      cv: `NURIA BELTRÁN OTAL
Veterinaria / Small animal veterinarian

PERSONAL STATEMENT
I am a companion animal vet from Zaragoza who will move to the UK in spring with my partner, who works in Telford already.

WORK
Clínica Veterinaria Ribera, Zaragoza (Nov 2020 – now)
General practice for dogs and cats, 5 vets. Consultations, vaccinations, chronic cases. I am responsible for the surgery two days per week: ovariohysterectomies (also laparoscopic), castrations, oral surgery, skin tumours, splenectomies, caesarean sections. In weekend duty I am the only vet in the building. Abdominal ultrasound every day.

Hospital Veterinario Moncayo, Huesca (Sep 2019 – Oct 2020)
Rotating internship: emergencies, ICU, anaesthesia, exotics.

STUDIES
Grado en Veterinaria, Universidad del Ebro, 2019
Postgraduate diploma in soft tissue surgery (60 ECTS), 2023

REGISTRATION
Ilustre Colegio de Veterinarios de Zaragoza, member since 2019
UK: I have written to the RCVS and am gathering the certified documents; OET English exam is booked for January 2027

LANGUAGES
Spanish, native. English C1 (Cambridge Advanced 2022). French, basic.`,
    },
    {
      name: 'meat-hygiene',
      kind: 'old',
      low: 58,
      high: 72,
      best: 65,
      why: 'MRCVS throughout and nine years of small animal practice, but it ended in 2016; abattoir and import work since.',
      lacks: [],
      cv: `Rhodri Pugh-Bellamy, BVSc, MRCVS

PRESENT: Official Veterinarian and since 2021 Area Veterinary Lead, Meridian Food Veterinary Services (contractor to the FSA), West Midlands. Started November 2016. Ante and post mortem inspection in red meat and poultry plants, welfare at slaughter, HACCP audits, export health certification, management of eleven OVs and thirty inspectors.

BEFORE: Vet, later senior vet, Severn Gate Veterinary Centre, Bridgnorth, August 2007 to October 2016. An all small animal practice with a branch at Highley which I looked after by myself three days a week. Consulting, medicine work-ups, radiography, and a full surgical list: neutering, dentistry, tumours, pyometras, caesareans, cruciate repair by the old lateral suture. One in four nights until 2013. Took students for EMS.

EDUCATION: BVSc, Mersey Veterinary School, 2007. Certificate in Official Controls, 2016.

RCVS number on request, UK practising, fees paid to April 2027. CPD mostly public health; a two-day "Return to companion animal practice" course in September 2026, including a wet lab.

Married, three children at school in Much Wenlock. Bee keeper.`,
    },
    {
      name: 'surgical-rvn',
      kind: 'trap',
      low: 24,
      high: 41,
      best: 33,
      why: 'RCVS-registered, but as a veterinary nurse: all the theatre vocabulary from the other side of the table.',
      lacks: [
        'on the RCVS practising register (MRCVS)',
        'three years or more in first-opinion small animal practice as a vet',
        'neuter, dentals, pyometra or caesarean to theatre without a colleague',
      ],
      cv: `Charlotte Umeh RVN
Head of Surgery (Nursing) at a small animal hospital

Key points
✓ On the RCVS Register since 2014
✓ Twelve years in first-opinion small animal practice
✓ Surgery is my passion

Employment history

Larkhill Veterinary Hospital, Wolverhampton
Head Surgical Nurse – 2019 to present
Runs two theatres and a team of seven nurses. Plans the daily ops list of spays, castrations, dentals, lump removals, orthopaedics. Monitors anaesthesia for ASA I–IV patients, scrubs in for caesareans, pyometras and GDVs. Schedule 3 procedures under direction: minor wound suturing, skin mass biopsies, dental scale and polish. Infection control lead. Clinical coach for student nurses.

Larkhill Veterinary Hospital
Registered Veterinary Nurse – 2014 to 2019
Nurse consults (weight, dental, diabetic), inpatients, radiography, bloods, night shifts.

Education
Level 3 Diploma in Veterinary Nursing, 2014
Advanced certificate in surgical nursing, 2020
NCert Anaesthesia, 2017

Driving licence, own car. Available for Saturday mornings. Would love a smaller practice with time for patients.`,
    },
  ],
};
