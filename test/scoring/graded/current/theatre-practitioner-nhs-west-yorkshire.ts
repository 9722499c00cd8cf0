import type { GradedJob } from '../types.ts';

export const theatrePractitionerNhsWestYorkshire: GradedJob = {
  job: 'theatre-practitioner-nhs-west-yorkshire',
  title: 'Theatre Practitioner, Scrub (Registered Nurse or ODP), Band 5/6',
  spec: `CALDER VALE TEACHING HOSPITALS
Theatre Practitioner – Scrub (Registered Nurse or ODP)
Band 5/6 | 37.5 hours, rota incl. nights and weekends | Ref 418-TH-2291

About the role
You will join the eleven-theatre suite at our main site, mostly in trauma and elective orthopaedics with some general surgery. You will prepare the theatre, scrub for a full range of cases, account for swabs, needles and instruments, handle implants and specimens, take part in the team brief and the WHO checklist, and supervise learners.

PERSON SPECIFICATION

Qualifications
Essential
- Current registration: NMC (adult nurse) or HCPC (Operating Department Practitioner)
- Valid Immediate Life Support (ILS) certificate
Desirable
- Surgical First Assistant award
- Practice assessor / mentor preparation

Experience
Essential
- At least two years' experience in the scrub role
Desirable
- Trauma and orthopaedic lists
- On-call or out-of-hours emergency work

Skills
- Clear communication under pressure
- Works well in a multidisciplinary team
- Basic IT, electronic theatre records

What we offer: 27 days' leave rising with service, NHS pension, on-site nursery, free staff parking at night.

Interviews in the week of 23 November. All posts are subject to DBS check and occupational health clearance. Apply through the jobs portal; we may close early if we receive enough applications.`,
  graded: [
    {
      name: 'tamsin-oakeshott',
      kind: 'any-of',
      low: 88,
      high: 98,
      best: 93,
      why: 'HCPC-registered ODP with seven years of scrub in trauma and orthopaedics, ILS this year and the SFA award: as good as a nurse for this post and hits everything.',
      lacks: [],
      cv: `TAMSIN OAKESHOTT
Huddersfield | t.oakeshott@mailbox.example

Operating Department Practitioner, HCPC registered since August 2019 (renewed September 2026 for 2026-28)

EMPLOYMENT

Senior ODP (Band 6), Orthopaedic Theatres
Pennine Moor Hospitals NHS Foundation Trust, May 2022 – present
• Scrub for primary and revision hips and knees, hip fracture, polytrauma, spinal decompression; about 12 cases a week
• Lead the implant stock and loan kit; cut cancelled cases from missing trays from nine to two a year
• First call one night in six for emergency trauma and laparotomy
• Run the debrief and audit the surgical safety checklist each month
• Assess second and third year students

ODP (Band 5), Main Theatres
Airedale Cross Hospital, September 2019 – April 2022
• Rotated through scrub (22 of 32 months), then anaesthetics and recovery
• Scrubbed in general, gynae, urology and T&O; never an unresolved count

QUALIFICATIONS
Surgical First Assistant, Level 6 module, 2023
Practice educator preparation, 2021
Immediate Life Support (RCUK), March 2026
BSc (Hons) Operating Department Practice, Northmoor University, 2016 – 2019

Other: Bluespier and Galaxy theatre systems. Full driving licence. Referees on request.`,
    },
    {
      name: 'deirdre-mcalinden',
      kind: 'lapsed',
      low: 52,
      high: 66,
      best: 58,
      why: 'Nine years of excellent orthopaedic scrub work and current ILS, but she let her NMC registration lapse in 2025 and cannot practise until readmitted.',
      lacks: ['Current NMC or HCPC registration (lapsed March 2025)'],
      cv: `Deirdre McAlinden
Bradford, West Yorkshire

I scrubbed in theatre for nine years before going to an instrument company. I would like to come back to patients.

Clinical Specialist – Tarn Orthopaedics Ltd
June 2024 to date
In theatre three days a week with surgical teams, supporting trays and implants for knee revision. Not part of the scrubbed team. Teach scrub staff new kit.

Senior Staff Nurse, Scrub (Band 6) – Ribblesdale Royal Infirmary, Trauma & Orthopaedics
February 2018 to May 2024
Scrub nurse on elective arthroplasty and the daily trauma list. Ran the theatre in the coordinator's absence. On-call rota 1 in 7. Link nurse for swab and instrument counts; rewrote the unit's count policy in 2021. Mentor to newly qualified staff.

Staff Nurse, Theatres (Band 5) – Ribblesdale Royal Infirmary
March 2015 to January 2018
Scrub and circulating, general surgery and orthopaedics.

Training
BSc Adult Nursing, University of Harrowgate Vale, 2014
Mentorship module 2017
Immediate Life Support, renewed June 2026 with my present employer

Registration
NMC, adult nurse, 2014 – 31 March 2025. I did not revalidate as my post did not need it. Registration is at present lapsed; I have asked for the readmission pack.`,
    },
    {
      name: 'kwabena-asiedu-frost',
      kind: 'in-progress',
      low: 52,
      high: 64,
      best: 58,
      why: 'Real scrub time as an assistant practitioner and ILS in date, but the ODP degree only finishes in January 2027 and he is not on the HCPC register yet.',
      lacks: ['Current NMC or HCPC registration (ODP degree finishes January 2027)'],
      cv: `Kwabena Asiedu-Frost
Wakefield

PROFILE
Apprentice ODP in my final months. I have worked in theatres since 2018, first as a support worker, then scrubbed as an assistant practitioner.

WORK

2024 Jan – now: ODP degree apprentice, Spen Valley District Hospital
Placements in scrub, anaesthetics, recovery. Scrubbing under indirect supervision for hip fractures, ankle fixations, hernias, laparoscopic cholecystectomy. 1,900 logged hours.

2020 Sept – 2023 Dec: Assistant Theatre Practitioner (Band 4, scrub), Spen Valley District Hospital
Scrubbed for the local scope of cases: carpal tunnel, arthroscopy, hand trauma, minor general and urology lists, four days a week. Counts, specimens, implant log, sign-out. Trained two new support workers.

2018 March – 2020 Aug: Theatre Support Worker (Band 2), same hospital
Circulating, positioning, stock.

EDUCATION
BSc (Hons) Operating Department Practice (apprenticeship), Aire & Wharfe University, end-point assessment booked 18 January 2027. Marks so far: 67 % average. HCPC application to follow.
Level 5 Diploma, Assistant Practitioner (Perioperative), 2020

CERTIFICATES
ILS – May 2026
Moving and handling – 2026`,
    },
    {
      name: 'lucian-merriweather',
      kind: 'trap',
      low: 6,
      high: 16,
      best: 11,
      why: "Every 'theatre' here is a stage: a technical stage manager and dresser with no clinical work, registration or life support certificate.",
      lacks: ['Current NMC or HCPC registration', 'Valid ILS certificate', "Two years' scrub experience"],
      cv: `LUCIAN MERRIWEATHER — Theatre Practitioner
Leeds · lucian.m@postbox.example

A theatre practitioner with twelve years in operating theatres of every size, from 90-seat studios to touring houses. Calm under pressure, precise, used to nights and weekends.

EXPERIENCE

Deputy Stage Manager, The Foundry Playhouse, Leeds — Aug 2020 to present
Call the show, run the pre-show team brief and checklist, account for every prop and blade before and after each performance, handle blood effects and prosthetics, supervise four trainees.

Theatre Technician and Fly Operator, Kingsgate Theatre, Halifax — Sept 2016 to July 2020
Operating the flying system, sound and lighting desks. Emergency out-of-hours call rota. Scrub-down and reset of the stage between shows.

Dresser, Halcyon Touring Opera — 2014 to 2016
Quick changes; gowns, gloves and masks; laundry and instruments' storage for the pit.

TRAINING
BA (Hons) Theatre Practice, Moorfield School of Drama, 2014
Registered member of the stage union since 2015
First Aid at Work, 2024
Working at height, 2025
Electronic show-report software, QLab

INTERESTS
Played a surgeon in two hospital dramas; volunteer at the local panto.`,
    },
    {
      name: 'p-venkataraman-holt',
      kind: 'thin',
      low: 60,
      high: 72,
      best: 66,
      why: 'A few lines only: registered nurse with four years of orthopaedic scrub, which is the job, but nothing on life support and no detail to go on.',
      lacks: ['Valid ILS certificate (not mentioned)'],
      cv: `Priya Venkataraman-Holt
Registered Nurse (Adult), NMC registered, on the register since 2018

Scrub nurse, orthopaedic theatres, Thornhill General Hospital, Oct 2022 – present
Hips, knees, trauma. Some on call.

Staff nurse, surgical ward, Thornhill General Hospital, 2018 – Sept 2022

BSc Nursing, Eastmoor University, 2018

Can start after four weeks' notice. References available. Phone after 6 pm please, I am usually in theatre before that.`,
    },
  ],
};
