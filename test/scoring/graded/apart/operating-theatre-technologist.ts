/** Surgical technologist: the accredited program, the current certification and two years at the hospital scrub table decide. */
import type { GradedJob } from '../types.ts';

export const operatingTheatreTechnologist: GradedJob = {
  job: 'operating-theatre-technologist',
  title: 'Surgical Technologist',
  spec: `Surgical Technologist - Main OR - Full Time Days (36 hrs)

Job Summary
Under the direction of the surgeon and the circulating RN, the Surgical Technologist prepares the operating room, sets up and maintains the sterile field, passes instruments and supplies, and performs counts for general, orthopedic, spine and robotic cases in our 14-room main OR. Call: one weekend in six, 30-minute response.

Minimum Qualifications
• Graduate of a surgical technology program accredited by CAAHEP or ABHES
• Current Certified Surgical Technologist (CST) through NBSTSA, or TS-C through NCCT
• BLS (American Heart Association)
• Two years of recent scrub experience in an acute care hospital

Preferred
• Orthopedic total joint or spine
• da Vinci robotics
• Precepting new staff

Working Conditions
Prolonged standing; lifting up to 50 lbs; exposure to blood-borne pathogens and radiation.

Prairie Saints Health is an Equal Opportunity Employer. Qualified applicants receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status. Sign-on bonus up to $10,000 for eligible hires, 403(b) match, tuition assistance.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'CST from an accredited program, seven years in hospital ORs with joints, spine and robot, call, preceptor.',
      lacks: [],
      cv: `DeShawn Whitlock, CST
Omaha, NE

CERTIFICATIONS
CST, NBSTSA, since 2019, expires 08/2027
BLS, American Heart Association, expires 03/2028

EXPERIENCE
Platte River Medical Center (412 beds), Omaha, NE
Surgical Technologist II, Main OR, 06/2021 - Present
- First scrub for total hips and knees, lumbar fusions, bowel, hernia and da Vinci Xi prostatectomy and hysterectomy, 4-6 cases a day
- Room and back table set-up, sterile field, initial and closing counts, specimens
- Weekend call every fifth week
- Preceptor to students and new hires; robotics team lead
Cornhusker Regional Hospital, Lincoln, NE
Surgical Technologist, 07/2019 - 05/2021
- General, GYN, ortho trauma

EDUCATION
AAS Surgical Technology (CAAHEP accredited), Metro Plains Community College, 2019`,
    },
    {
      name: 'new-grad',
      kind: 'in-progress',
      low: 30,
      high: 50,
      best: 41,
      why: 'Graduated in May, sits the CST examination in December, and has only the externship at the table.',
      lacks: ['current CST or TS-C', 'two years of scrub experience in an acute care hospital'],
      cv: `Marisol Benavides
Surgical Technologist (new graduate)

OBJECTIVE: To begin my career as a surgical technologist in a busy main OR.

EDUCATION
Surgical Technology Diploma, ABHES-accredited, High Plains Technical College, Wichita KS, May 2026, GPA 3.8

CERTIFICATION
CST exam scheduled for December 12, 2026 (not yet certified)
AHA BLS Provider, exp. 01/2028

CLINICAL EXTERNSHIP
Sedgwick Memorial Hospital, January - May 2026, 640 hours, 131 cases
First scrub 82, second scrub 49: general, GYN, ortho (12 total knees), ENT. Observed da Vinci.

EMPLOYMENT
Nursing assistant, Prairie Rest Care Center, June 2022 - present
Bilingual English/Spanish`,
    },
    {
      name: 'expired-cst',
      kind: 'lapsed',
      low: 54,
      high: 71,
      best: 63,
      why: 'Eleven years of scrubbing, still at a hospital, but the CST ran out at the end of 2022.',
      lacks: ['current CST or TS-C'],
      cv: `Kimberly Jo Strand

SURGICAL TECH

Sandhills General Hospital, Kearney NE. Main OR. August 2015 to present. Scrub general, ortho (totals, scopes, hip fractures), spine with Dr. on Tuesdays, GYN, c-sections. Set up, draping, passing, counts, turn over. Call every 6th weekend, 25 minutes from home. Orient new techs.

School: Surgical Technology, Central Nebraska Career College, CAAHEP program, graduated June 2015.

BLS AHA good through 10/2027.
CST 2015 - 2022. Expired 12/31/2022, did not have the credits to renew. My hospital does not require it. Would have to retest.

Robot: have not scrubbed robotic cases.`,
    },
    {
      name: 'sterile-processing',
      kind: 'missing',
      low: 20,
      high: 42,
      best: 31,
      why: 'Knows every tray of a hospital OR from the sterile processing side; no program, no CST, no scrubbing.',
      lacks: [
        'graduate of an accredited surgical technology program',
        'current CST or TS-C',
        'two years of scrub experience in an acute care hospital',
      ],
      cv: `Anthony Okafor, CRCST, CIS
Sterile Processing Technician III

Loess Hills Medical Center, Council Bluffs, IA
March 2018 - Present
Decontaminates, inspects and assembles trays for an 11-room OR: total joint sets, spine, da Vinci instruments, general and GYN. Steam, low-temp and EtO sterilization. Builds case carts from preference cards, delivers missing instruments to the room, keeps the loaner log. Trains new technicians. Weekend call one in four.

Certifications
CRCST (HSPA) 2018, current
Certified Instrument Specialist 2021
BLS, American Heart Association, 2026

Education
High school diploma, 2014
Worked as a warehouse associate 2014 - 2018`,
    },
    {
      name: 'online-course',
      kind: 'list',
      low: 11,
      high: 33,
      best: 22,
      why: 'A clinic medical assistant with a home-study certificate and the list of words.',
      lacks: [
        'graduate of an accredited surgical technology program',
        'current CST or TS-C',
        'two years of scrub experience in an acute care hospital',
      ],
      cv: `Brianna Kessler
Surgical Technologist / Operating Room Professional

CORE COMPETENCIES: sterile technique, sterile field, scrub, surgical counts, instrument passing, back table set-up, orthopedics, spine, robotics, da Vinci, total joint, patient positioning, teamwork, HIPAA

EDUCATION & TRAINING
Surgical Technician Career Certificate, online self-paced, 2025 (8 weeks)
Medical Assistant diploma, 2021

EXPERIENCE
Medical Assistant, Family Care of Papillion, September 2021 - Present
Rooming, vitals, vaccines, EKG, phones, prior authorizations. Hands the doctor supplies for mole removals.
Server, Steak Barn, 2018 - 2021

BLS (AHA) 2026
Fast learner who dreams of working in the OR!`,
    },
  ],
};
