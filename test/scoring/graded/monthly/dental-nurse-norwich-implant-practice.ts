import type { GradedJob } from '../types.ts';

export const dentalNurseNorwichImplantPractice: GradedJob = {
  job: 'dental-nurse-norwich-implant-practice',
  title: 'Dental Nurse, private and implant practice, Norwich',
  spec: `About the practice
Chapelfield Dental & Implant Rooms is a five-surgery private practice a short walk from Norwich bus station. Two of our dentists place implants, we have a visiting oral surgeon on Tuesdays and Fridays, and there is a sedation list twice a month. We are a team of nineteen, and the nurse who is leaving us is doing so only because Cornwall is a long way to commute.

About you
We are asking for a nurse who is on the GDC register now, who has had at least two years at the chairside since qualifying, and who has nursed for surgical work: implant placement, oral surgery or treatment under conscious sedation, any one of these is fine as we will teach you the others. Those are the essentials.

Less essential, but you'd be making our lives easier:
• radiography certificate, or impressions / intra-oral scanning
• any practice software; ours is Dentally
• has looked after decontamination, HTM 01-05 audits or the CQC folder
• good with nervous patients

The role
You'll set up and clear down for surgical and general lists, keep sterile fields sterile, monitor and chat to patients, process instruments, keep stock of implant components (this matters more than it sounds), write up notes as the dentist dictates, and once every few weeks help on the front desk. Rotation between clinicians, so you will not be stuck with one.

The hours and the money
Monday to Thursday 8.15 to 5.30, alternate Fridays. £15.20 to £17 an hour. Indemnity, GDC fee and CPD paid, uniforms supplied, private dental care for you and a partner at lab cost. Holiday 28 days plus Christmas closure.

Please send your CV with your GDC number.`,
  graded: [
    {
      name: 'jade-fitch-implant-nurse',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'GDC registered, six years qualified at the chairside, implants and oral surgery weekly, radiography certificate and decontamination lead.',
      lacks: [],
      cv: `Jade Fitch
Dental Nurse, GDC no. 29xxxx (given at interview)
Wymondham, Norfolk

I qualified in 2020 and have been on the register ever since (renewed July this year).

Tombland Dental Care, Norwich
Dental nurse October 2021 – present
Mixed private practice with four surgeries. Two days with the principal, who places about 150 implants a year (Straumann and Neodent), so I do the full surgical set-up, scrub in, irrigation and suction, track the components, and order the parts. Other days hygiene support and general. I became decontamination lead in 2023 and do the six-monthly IPS audit; our last CQC visit was in March 2025 with nothing to fix. I scan for aligners and bite splints with the iTero. Dentally since 2022.

Breckland Smiles, Dereham
Trainee dental nurse Sept 2018 – June 2020; qualified dental nurse June 2020 – Sept 2021
NHS. Very busy, very good training. Extractions every day, Tuesday surgical list with a dentist with special interest in oral surgery.

Qualifications
National Diploma in Dental Nursing (NEBDN), June 2020
Certificate in Dental Radiography, 2023
Fluoride varnish, 2022. Basic life support, June 2026. Safeguarding level 2.
8 GCSEs

Out of work: open water swimming, my niece, sourdough.`,
    },
    {
      name: 'odette-marlow-oral-surgery-coordinator',
      kind: 'gem',
      low: 81,
      high: 92,
      best: 87,
      why: 'Called a patient coordinator, but GDC registered since 2018 and spends three days a week scrubbed for implants and sedation lists at the chairside.',
      lacks: [],
      cv: `ODETTE MARLOW
Patient Coordinator

Waveney Oral Surgery Centre, Lowestoft (referral clinic), since 04/2020
My contract says coordinator because the owner liked the word. The truth of the week: Mondays and Thursdays at the desk, booking referrals, explaining the cost of wisdom teeth, chasing radiographs. Tuesdays, Wednesdays, Fridays in theatre greens. I lay up for the surgeon, assist with surgical extractions, apicectomies, sinus lifts and fixtures (Astra, Nobel), keep the field clean, hand over, and pack. On IV midazolam days I am the second pair of eyes: oximeter, BP every five minutes, stay with the patient until the escort comes. I hold hands. Some people have driven from Cromer and haven't seen a dentist for twenty years.
Autoclave and washer logs, spore tests, and the sharps contract are mine too.

Kirkley Dental, Lowestoft, 09/2016 to 03/2020
Started as an apprentice, qualified in 2018 and stayed on as a nurse to two associates. NHS bands 1 to 3.

On the GDC list as a dental nurse since August 2018, no breaks.
Level 3 Diploma in Dental Nursing, Kirkley College, July 2018
Certificate in Dental Sedation Nursing, 2022
ILS February 2026

Software: Exact, bit of Dentally. Moving to Norwich to live with my partner in December.`,
    },
    {
      name: 'callum-thirtle-twenty-one-months',
      kind: 'years',
      low: 76,
      high: 87,
      best: 82,
      why: 'On the register with surgical and implant nursing; twenty-one months qualified instead of twenty-four is within tolerance and no gap.',
      lacks: [],
      cv: `Callum Thirtle
22 Dereham Rd, Norwich
Born 11/06/2003

Current job: Dental Nurse at Riverside House Dental, Norwich
Qualified and registered with the General Dental Council: late January 2025. Working there as a qualified nurse since 1 February 2025.
- nurse for three dentists, one of them does implants on a Wednesday. I have assisted with 60 or so placements and uncoverings. I set out the drill kit, check the torque driver, keep the saline going.
- surgical extractions, crown preps, endo, composite bonding
- ultrasonic, washer disinfector, autoclave, daily and weekly tests
- I answer phones at lunchtime
- Software of Excellence

Before that: trainee in the same practice, 4 September 2023 to January 2025, with day release to college.

Earlier: Saturday barista 2019-2022; gap year farm work New Zealand 2022-23.

Education: Diploma in Dental Nursing Level 3, City Quay College, passed December 2024. A levels Biology (C), Art (B), 2021.

CPD this cycle: 34 hours verifiable. Med emergencies Sept 2026. I've asked to do radiography next year.

People say I am good with kids and with men who pretend not to be scared.`,
    },
    {
      name: 'shona-baxter-never-surgical',
      kind: 'denial',
      low: 60,
      high: 71,
      best: 65,
      why: 'Registered with nine years at the chairside, but states she has never nursed for implants, oral surgery or sedation, the third essential.',
      lacks: ['surgical nursing: implants, oral surgery or sedation'],
      cv: `Shona Baxter RDN

Dental Nurse since 2016, registered with the GDC since 2017

2021 Feb. to present day. Eaton Park Orthodontics, Norwich. Fixed and removable braces. I nurse four days for two orthodontists and a therapist: bonding, debonds, archwire changes, photos, scans on the Trios, retainers. I have the NEBDN orthodontic nursing certificate (2022) and do the OPGs and cephs, having taken dental radiography in 2019. I'm the CQC person, folder and all, and the infection control lead since Jan. 2024. We use Dentally.

2017 June to 2021 Jan. Aylsham Village Dental Practice. Family NHS practice, check-ups, fillings, dentures, simple extractions.

2016 Feb. to 2017 June. Same, trainee.

Qualification: NEBDN National Diploma 2017.

For honesty: implants, sedation and proper oral surgery are all things I have never assisted with. Anything surgical at Aylsham was referred to the hospital, and in orthodontics there isn't any. I would be delighted to learn.

BLS Jan. 2026. Mental health first aider. References: both practices.`,
    },
    {
      name: 'freya-donnison-vet-nurse',
      kind: 'trap',
      low: 16,
      high: 28,
      best: 22,
      why: 'Registered nurse in surgery, dentals and sedation, but for animals and on the RCVS register; not with the GDC, no human chairside.',
      lacks: [
        'GDC registration',
        'two years chairside since qualifying',
        'human implant, oral surgery or sedation nursing',
      ],
      cv: `FREYA DONNISON RVN
Registered Veterinary Nurse, Norwich

PROFILE
Registered nurse with five years of surgical experience, dental lists twice weekly and a great deal of sedation. Passionate about pain-free mouths.

EXPERIENCE
Head surgical nurse, Mousehold Veterinary Hospital, Norwich, Jan 2023 - present
Prepare theatre, scrub, pass instruments, keep the sterile field. Dental procedures on dogs, cats and rabbits: charting, scaling and polishing, dental radiographs with the phosphor plates, surgical extractions alongside the vet. Induce and monitor sedation and anaesthesia, capnography and BP. Implants for orthopaedics, counted and re-ordered. Autoclave testing and surgery audit.

Veterinary nurse, Taverham Pets, July 2021 - Dec 2022
General practice, consults, nurse clinics.

Student VN, Taverham Pets, 2018 - 2021

REGISTRATION
RCVS register of veterinary nurses since July 2021

EDUCATION
Level 3 Diploma in Veterinary Nursing, Easton Fields College, 2021
Certificate in Veterinary Dentistry for nurses, 2024

I am now wondering about working with patients who can tell you where it hurts. Good with nervous ones, including owners.`,
    },
  ],
};
