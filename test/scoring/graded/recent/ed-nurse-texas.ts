/** Registered Nurse - Emergency Department (Nights): Texas or compact RN license; current ACLS decide it. */
import type { GradedJob } from '../types.ts';

export const edNurseTexas: GradedJob = {
  job: 'ed-nurse-texas',
  title: 'Registered Nurse - Emergency Department (Nights)',
  spec: `Registered Nurse (RN) – Emergency Department, Nights
Caddo Pines Regional Medical Center, Tyler, TX | Full time, 36 hrs/wk, 7p–7a | Sign-on bonus up to $15,000

At Caddo Pines we heal the whole person. Our 38-bed ED is a Level III trauma center and Primary Stroke Center with 62,000 visits a year.

You will:
• Triage and assess patients of all ages using ESI and recognize the deteriorating patient
• Initiate protocols for STEMI, stroke, sepsis and trauma
• Start IVs, administer medications and titrate drips, assist with moderate sedation and intubation
• Educate patients and families; document in Epic
• Float within the emergency service line as needed

Requirements
- Graduate of an accredited school of nursing
- Current RN license in the State of Texas or a multistate (compact) RN license
- Minimum 2 years of RN experience in an acute care emergency department
- BLS and ACLS (American Heart Association) current at time of hire
- PALS within 6 months, TNCC within 12 months of hire

Preferred
- BSN
- CEN or TCRN
- Charge or preceptor experience
- Bilingual English/Spanish

Benefits: medical from day one, 403(b) match, tuition assistance, shift differential. Caddo Pines is an Equal Opportunity Employer, including veterans and individuals with disabilities.`,
  graded: [
    {
      name: 'compact-trauma-bay-nurse',
      kind: 'synonym',
      low: 86,
      high: 97,
      best: 92,
      why: "Five years in a Level II emergency center with a compact licence from Arkansas and all cards current, said in quite other words than the ad's.",
      lacks: [],
      cv: `MARLENE K. DUBOSE
Texarkana, Arkansas side - will commute or move - 870.555.0142

What I hold
Registered Nurse, Arkansas State Board, NLC privileges in all member states, good thru 10/31/2027
Advanced Cardiac Life Support, AHA, renews 05/2028. CPR for healthcare providers (AHA BLS), same date.
Pediatric Advanced Life Support 11/2027. Trauma Nursing Core Course 9th ed., 02/2028.
Certified Emergency Nurse, BCEN, since 2023

Where I have been
Red Bluff Memorial, Emergency Center (Level II, 44 rooms) -- June 2021 to now, overnight shift
 I split my weeks between the front door, sorting walk-ins by acuity 1 to 5, and the two resus bays. Typical night: an anterior MI out to the cath lab in under 60 minutes, a tPA or TNK stroke, a septic nursing-home patient on Levophed, a rollover or two. I push RSI drugs for the physicians, run the rapid infuser and recover ketamine reductions. Relief charge since 2023, about four shifts a month. Have oriented six new hires.

Ouachita Valley Hospital, step-down heart unit -- July 2019 to May 2021
 Drips, chest tubes, post-PCI sheaths.

Schooling
B.S. Nursing, Southern Ozark State University, May 2019

Charting: Epic ASAP, before that Meditech. Kitchen Spanish, enough for a pain history.`,
    },
    {
      name: 'uk-ae-sister-awaiting-texas',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: 'Very strong A&E nurse registered in the UK whose Texas RN licence is applied for but not yet issued.',
      lacks: ['Texas or compact RN license'],
      cv: `Curriculum Vitae

Name: Philippa Ashdown-Rees
Location: Longview, TX (green card through marriage, arrived January 2026)
Email: p.ashdownrees@example.org

Personal statement
Senior A&E nurse with eight years' experience in two busy NHS emergency departments. I have now settled in East Texas with my husband and would like to go back to the work I love.

Registration
NMC (UK) Registered Nurse, Adult, PIN on request, revalidated 2025.
NCLEX-RN passed first time, 22 June 2026. My credential evaluation report went to the Texas Board of Nursing in August; the application is in review and no licence number has been issued so far.

Employment
Severnside Royal Infirmary, Emergency Department – Junior Sister (Band 6), 04/2020–12/2025
Nurse in charge of majors and resus on nights, rapid assessment and triage (Manchester), sepsis six, thrombolysis calls, trauma team scribe and circulation nurse, cannulation, procedural sedation, mentoring of preceptees. Paediatric area on rotation.

Castle Moor General Hospital, A&E – Staff Nurse (Band 5), 09/2017–03/2020
Minors, majors, ambulance handover.

Education
BSc (Hons) Adult Nursing, University of West Marches, 2017

Courses
AHA ACLS and BLS, Tyler, September 2026 (to September 2028)
ALS and EPALS, Resuscitation Council UK, 2024
Trauma Immediate Life Support 2023`,
    },
    {
      name: 'acls-expired-er-nurse',
      kind: 'lapsed',
      low: 61,
      high: 73,
      best: 67,
      why: 'Texas RN with seven years of ER whose ACLS ran out in June 2025, though the ad wants it current at hire.',
      lacks: ['current ACLS'],
      cv: `Teresa "Terri" Villarreal-Knox, BSN, RN
Henderson TX  •  903-555-0177

LICENSES / CERTS
TX RN, active, exp 04/30/2028
BLS (AHA) exp 08/2028
ACLS (AHA) exp 06/2025
PALS exp 06/2025
TNCC 2022

WORK
Sabine Crossing Hospital ER, Henderson — RN II, 2/2018 to 5/2026
• 22 beds, Level IV, 31k visits. Nights first 4 yrs then mids.
• Triage RN (ESI), trauma room, psych holds, transfers out by ground and air
• STEMI, stroke alert and sepsis bundle; sepsis champion 2021-23
• Started lines incl. US-guided IV and IO; cardizem, nitro, insulin drips
• Moved to fast track only from 7/2025 on while I cared for my mother
• Preceptor for 9 grads
• Epic super user at go-live 2020

Gregg Parish Surgical Hosp, med/surg — RN, 7/2016 to 1/2018
• 5-6 pts, post op ortho and bowel

EDUCATION
BSN, Piney Woods University, 2016

LANGUAGES
English, Spanish (grew up with both)

REFERENCES
ER director and two physicians, ask me`,
    },
    {
      name: 'lvn-freestanding-er',
      kind: 'missing',
      low: 42,
      high: 55,
      best: 48,
      why: 'Vocational nurse with solid emergency room work and cards, but no RN licence and hence no time as an RN.',
      lacks: ['Texas or compact RN license', '2 years RN experience in an emergency department'],
      cv: `Deshawn Purcell, LVN

Objective: night position in a hospital emergency department where I can put six years of ER work to use.

Licensed Vocational Nurse, Texas Board of Nursing, current until 09/2027. ACLS, PALS and BLS through American Heart, all renewed January 2026.

Experience

LoneOak 24-Hour Emergency Room, Lindale, Texas. LVN. October 2020 - Present.
Freestanding ER, 11 rooms. Room patients and take vitals and history, start peripheral IVs, draw labs, give IM, PO and IV push meds within LVN scope, run EKGs and hand them to the doc inside 10 minutes, splint, irrigate, set up lac trays. Help in codes with compressions, airway setup and recording. Call EMS transfers and give report to the receiving hospital. Train new LVNs and techs. I work under the RN on shift, who does the triage level and initial assessment.

Cedar Hollow Nursing & Rehab, Tyler, Texas. Charge LVN. June 2018 - September 2020.
Med pass for 28 residents, wound care, trach and PEG, supervised 4 CNAs.

School
Vocational Nursing certificate, Smith Prairie College, 2018
Tyler Lee High School, 2015

Computer: Epic, Medhost, PointClickCare`,
    },
    {
      name: 'new-rn-former-ed-tech',
      kind: 'years',
      low: 54,
      high: 67,
      best: 61,
      why: 'Claims five years of ER, but only ten months of it as an RN; the rest was as an ED tech before licensure.',
      lacks: ['2 years RN experience in an emergency department'],
      cv: `**Kaitlyn Brandt, RN, BSN**
Emergency nurse | 5+ years in the ER | Tyler/Whitehouse

Summary
I have been in emergency departments since 2021 and know how a busy night runs. Calm, quick, always first to the ambulance doors.

Professional experience

*Registered Nurse, Emergency Department (nurse residency, off orientation since April)* | St. Bartholomew Health, Tyler | Jan 2026 – present
- 4:1 assignment in a 40-bed Level III, two nights a week in the trauma pod
- ESI triage class done, triaging with a buddy
- Stroke alerts, sepsis bundles, cardiac workups, vasoactive drips with a second RN

*ED Technician* | St. Bartholomew Health, Tyler | March 2021 – Dec 2025
- EKGs, phlebotomy, splinting, transport, CPR, sitter for psych patients, stocking trauma rooms
- Tech of the Year 2023

Education
BSN, University of the Neches, Dec 2025, 3.7 GPA

Licensure and certification
Registered Nurse, Texas, multistate, issued 01/2026, exp 2028
BLS 2027; ACLS 02/2028; PALS 03/2028 (all AHA)
TNCC booked for January 2027

Skills: Epic ASAP, IV starts, Omnicell, conversational Spanish`,
    },
  ],
};
