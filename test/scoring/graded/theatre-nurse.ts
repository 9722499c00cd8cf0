/** Scrub practitioner in an operating theatre: registration and dated scrub experience decide. */
import type { GradedJob } from './types.ts';

export const theatreNurse: GradedJob = {
  job: 'theatre-nurse',
  title: 'Scrub Nurse, Main Theatres',
  spec: `Scrub Nurse - Main Theatres (Band 5/6)
Northmoor General Hospital

About us
We are a busy acute trust with eight theatres serving half a million people. We look after our staff: free parking, subsidised nursery, cycle scheme.

Essential
• Registered Nurse (Adult) with current NMC registration
• Minimum 2 years' scrub experience in an operating theatre
• Experience in orthopaedics or general surgery
• Knowledge of the WHO surgical safety checklist, instrument counts and aseptic technique

Desirable
• Mentorship / practice assessor qualification
• Experience of robotic or laparoscopic surgery
• Willing to join the on-call rota

We are an equal opportunities employer and welcome applications from all sections of the community.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Current NMC registration, six years of orthopaedic and general scrub, assessor and laparoscopic experience.',
      lacks: [],
      cv: `MARTA OYELARAN
m.oyelaran@mail.example | 07700 900114 | Leeds

PROFILE
Registered adult nurse with six years in theatres, mostly scrub for trauma and elective orthopaedics.

REGISTRATION
NMC Registered Nurse (Adult), PIN 19C4471E, revalidated March 2025, no conditions.

EMPLOYMENT
Scrub Nurse, Band 6 - Calder Valley Hospital NHS Trust, Theatres
May 2022 - Present
- Scrub lead for primary and revision hip and knee replacement, spinal decompression and trauma lists
- Run the WHO surgical safety checklist for the list and audit compliance monthly (98 % last quarter)
- Swab, needle and instrument counts; set up and break down of sterile field
- One week in five on the on-call rota
- Practice assessor for student ODPs and newly qualified nurses

Staff Nurse (Scrub/Circulating), Band 5 - Ashby Royal Infirmary
September 2020 - April 2022
- Scrubbed for laparoscopic cholecystectomy, hernia repair and emergency laparotomy
- Circulated in orthopaedics, traceability of implants and loan kits

EDUCATION
BSc (Hons) Adult Nursing, University of Wharfedale, 2017 - 2020
Practice Assessor and Supervisor course, 2023
Immediate Life Support, renewed January 2026`,
    },
    {
      name: 'synonym-perioperative',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 87,
      why: 'RGN, "perioperative practitioner, instrument nurse" and "five steps to safer surgery" are the requirement in other words.',
      lacks: [],
      cv: `Kwabena Strand
RGN | NMC PIN 15H2208E (expires 08/2027)

Perioperative practitioner with experience as instrument nurse across colorectal, upper GI and vascular lists.

Work history

Perioperative Practitioner, St Olave's Hospital, Surgical Division (Feb 2021 to date)
Instrument nurse for open and keyhole bowel resection, gastric and hernia lists. Lead the Five Steps to Safer Surgery brief and debrief. Responsible for sterile field, sharps safety, and reconciling swabs and instruments before closure. Night and weekend emergency cover.

Perioperative Staff Nurse, Meredith Clinic (Oct 2018 - Jan 2021)
Scrubbed and circulated for day-case general surgery: hernia, haemorrhoidectomy, gall bladder. Ordered consumables and checked sets returned from sterile services.

Staff Nurse, Surgical Ward 7, St Olave's (Sept 2015 - Sept 2018)
Pre- and post-operative care of 28 surgical patients.

Training
Diploma of Higher Education in Nursing (Adult), 2015
Perioperative care module, level 6, 2019
Manual handling, safeguarding adults level 2, BLS: all current`,
    },
    {
      name: 'lapsed-registration',
      kind: 'lapsed',
      low: 45,
      high: 64,
      best: 56,
      why: 'The scrub experience is right and recent enough, but the NMC registration lapsed and has not been restored.',
      lacks: ['current NMC registration'],
      cv: `Helen Bardsley
Sheffield

Career summary
Experienced orthopaedic scrub nurse returning to work after a period as a medical sales trainer.

Registration: NMC registration lapsed in 2023; readmission not yet started.

Jan 2023 - Present | Clinical Trainer, Orthovance Implants Ltd
Train theatre teams in instrument sets for knee systems, present in theatre as non-scrubbed company representative, write set-up guides.

Aug 2016 - Dec 2022 | Scrub Nurse (Band 6), Hallam Orthopaedic Centre
Scrubbed for hip and knee arthroplasty, shoulder and foot and ankle. Led WHO checklist. Counted instruments and swabs, maintained aseptic technique, managed consignment stock. Mentored four new starters.

July 2013 - July 2016 | Staff Nurse, Orthopaedic ward, Hallam District

BSc Nursing (Adult), 2013
Mentorship module, 2018`,
    },
    {
      name: 'ward-nurse-no-scrub',
      kind: 'denial',
      low: 48,
      high: 68,
      best: 60,
      why: 'Registered and in surgery, but says plainly that there is no scrub experience; that minimum is a hard must-have.',
      lacks: ["2 years' scrub experience"],
      cv: `Dominik Farrow
d.farrow@post.example

Personal statement: I am a registered nurse with five years on an orthopaedic ward. I do not have scrub experience yet and am looking for a theatre post with a supernumerary period so that I can learn it.

Professional registration
NMC registered nurse (adult), PIN 20I7743E, current

Experience
Senior Staff Nurse, Trauma and Orthopaedic Ward, Penhallow Hospital, 03/2023 - present
Co-ordinate shifts of six staff; pre-operative preparation and checklists on the ward side; wound and drain care; supervise students as practice assessor.

Staff Nurse, same ward, 09/2020 - 02/2023
Post-operative observations, pain management, early mobilisation after joint replacement, handover to and from theatres and recovery.

Education
BSc (Hons) Nursing Studies (Adult) 2:1, 2020
A levels: Biology, Psychology, English

Interests
Fell running, allotment`,
    },
    {
      name: 'film-theatre',
      kind: 'trap',
      low: 0,
      high: 9,
      best: 3,
      why: 'Theatre, scrubs, instruments and counts of another trade: stage and costume work, nothing clinical.',
      lacks: ['NMC registration', 'scrub experience'],
      cv: `JOSS AMBERLEY - Stage and Costume

Deputy Stage Manager, Playhouse Theatre, Harrowgate - Jan 2021 to now
* Runs the theatre floor for eight productions a year, from load-in to strike
* Keeps the prompt book and safety checklist for every performance
* Counts props and hand instruments in and out with the band
* On call for understudy rehearsals

Wardrobe Assistant, Theatre Royal, Millbeck - Aug 2017 to Dec 2020
* Made hospital scrubs and nurse uniforms for a medical drama tour
* Sterile white finish for a futuristic operating theatre set
* Laundry, repairs and quick changes

BA Stage Management, Guild School of Drama, 2017
First aid at work (3 day), 2024`,
    },
    {
      name: 'student-placement',
      kind: 'denial',
      low: 32,
      high: 58,
      best: 46,
      why: 'Student nurse: theatre words from a placement, not registered, no post-qualification experience at all.',
      lacks: ['current NMC registration', "2 years' scrub experience"],
      cv: `Orla Finnerty
Final-year student nurse

About me
Hard-working student nurse who fell in love with theatres during an eight-week placement. I will qualify in September 2027, so I am not on the NMC register yet.

Education
BSc (Hons) Adult Nursing, University of Wharfedale, 2024 - expected September 2027

Placements
Main theatres, Calder Valley Hospital, January - March 2026: observed orthopaedic and general surgery, learnt the WHO surgical safety checklist, practised hand scrub, gowning and gloving, counted swabs under direct supervision, aseptic technique passed in simulation.
Emergency department, ten weeks, 2025
Respiratory ward, twelve weeks, 2025
District nursing, eight weeks, 2024

Work
Health Care Assistant (bank), Calder Valley Hospital, May 2023 - present: personal care, observations, stocking. Two nights a week.
Barista, Bean Row, 2021 - 2023

Skills
Teamwork, calm under pressure, fast learner. Basic life support 2026. Interests: netball, baking, first-aid volunteer at races.`,
    },
  ],
};
