/** Respiratory therapist (US): the RRT credential, the Ohio license and recent ICU ventilator years decide. */
import type { GradedJob } from '../types.ts';

export const respiratoryTherapist: GradedJob = {
  job: 'respiratory-therapist',
  title: 'Respiratory Therapist, Adult ICU (nights)',
  spec: `Respiratory Therapist - Adult ICU (nights)
Mercy Ridge Medical Center, Dayton, Ohio

The position
Three 12-hour night shifts a week across a 24-bed medical/surgical ICU and the stepdown unit. You are the only therapist on the floor between midnight and five, with an intensivist on call.

What you will do
- Manage invasive and non-invasive mechanical ventilation, weaning and extubation by protocol
- Draw and interpret arterial blood gases
- Respond to codes and rapid responses; assist with intubation and bronchoscopy
- Chart in Epic and hand off to day shift

Required
- Registered Respiratory Therapist (RRT) credential from the NBRC
- Current Ohio respiratory care license
- Associate degree or higher from a CoARC-accredited respiratory care program
- Minimum 2 years of adult critical care experience with invasive ventilators
- Current BLS and ACLS

Preferred
- RRT-ACCS
- ECMO or nitric oxide experience
- Preceptor experience

Mercy Ridge offers shift differential, tuition assistance and a 403(b) match. We are an equal opportunity employer.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'RRT-ACCS with Ohio license, seven years of adult ICU ventilators on nights, current cards, preceptor.',
      lacks: [],
      cv: `Danielle Okonjo, BS, RRT-ACCS
Kettering, OH

LICENSES AND CREDENTIALS
Ohio Respiratory Care Professional license, active through 06/2028
NBRC: RRT (2019), ACCS (2022)
ACLS and BLS, renewed March 2026; PALS

EXPERIENCE
Respiratory Therapist II, Night Shift | Saint Brendan Hospital, Dayton OH | July 2019 - Present
• Covers a 30-bed mixed ICU: invasive ventilation (Servo-u, PB 980), APRV and proning, spontaneous breathing trials, extubation by protocol
• Arterial line sampling and ABG interpretation, inhaled nitric oxide set-up, bedside bronchoscopy and percutaneous trach assist
• Code blue and rapid response member, two or three calls a shift
• Preceptor to 11 new hires and students since 2022
• Epic charting super user

EDUCATION
B.S. Respiratory Care, Wrightfield State College (CoARC accredited), May 2019`,
    },
    {
      name: 'crt-exam-january',
      kind: 'in-progress',
      low: 53,
      high: 70,
      best: 62,
      why: 'A licensed CRT with six ICU years; the clinical simulation for the RRT is booked for January.',
      lacks: ['RRT credential'],
      cv: `MARCUS DELACROIX, CRT
Respiratory Therapist - Springfield, Ohio

Profile: bedside therapist, six years in critical care, steady on nights.

Work history

Clark Valley Regional, Springfield: ICU and ED, 09/2020 to present
  Ventilator rounds on 18 ICU beds, invasive and BiPAP, weaning protocols
  ABG draws and analysis, intubation assist, codes
  High-flow nasal cannula and heliox in the emergency department, transports of ventilated patients to CT and to the helipad
  Member of the committee that wrote the nurse-therapist weaning protocol
  Precepts students from the community college
Greenbrook Long Term Acute Care: trach and vent unit, 08/2018 to 08/2020

Education: A.A.S. Respiratory Care, Clark Technical College, CoARC program, 2018

License: Ohio RCP, current. BLS, ACLS current (exp. 2/2028).
NBRC: Certified Respiratory Therapist (CRT) 2018. Passed the TMC at the high cut score in May 2026; I sit the Clinical Simulation Exam for RRT in January 2027.`,
    },
    {
      name: 'home-care',
      kind: 'denial',
      low: 50,
      high: 65,
      best: 57,
      why: 'RRT and Ohio license in order, but eight years of home oxygen and sleep; states that she has not run ICU ventilators.',
      lacks: ['2 years of adult critical care with invasive ventilators'],
      cv: `Rosa Villanueva-Hart RRT RPSGT

I am a registered respiratory therapist with an Ohio license in good standing who has spent her career outside the hospital and would like to move to acute care.

Since February 2018 I have worked for Tri-County Home Medical in Xenia as a clinical respiratory therapist: home oxygen and CPAP/BiPAP set-ups, trilogy non-invasive ventilators for ALS and COPD patients, pulse oximetry, patient and family teaching, equipment checks, about nine visits a day, on call every fourth week. Before that I ran overnight polysomnography at the Miami Valley Sleep Lab (2015 to January 2018).

Associate of Applied Science in Respiratory Care, 2015 (CoARC). RRT 2015. Ohio RCP current. BLS and ACLS taken in August 2026.

I should say plainly that I have not managed invasive ventilation since my clinical rotations and have no ICU experience.`,
    },
    {
      name: 'icu-nurse',
      kind: 'adjacent',
      low: 20,
      high: 42,
      best: 31,
      why: 'An ICU nurse around ventilators: another licence, no respiratory credential, license or program.',
      lacks: ['RRT credential', 'Ohio respiratory care license', 'degree from a CoARC program'],
      cv: `Kelly Ann Brzezinski, BSN, RN, CCRN

Critical care nurse with 9 years at the bedside

Lakemont Medical Center, Toledo, Ohio
Staff RN, Medical ICU (nights), June 2017 - present
- 1:2 assignments of ventilated patients; sedation and vasoactive drips; CRRT
- Works with respiratory therapy on weaning, spontaneous breathing trials and extubation
- Draws ABGs from arterial lines; suction and trach care
- Rapid response and code team; charge nurse twice a week
- Member of the unit council that rewrote the prone-positioning and oral-care checklists; fewer ventilator-associated pneumonias two years in a row
- Discusses goals of care with families together with the intensivist and palliative team
- Preceptor for the ICU residency; Epic

Ohio Registered Nurse license, active. CCRN 2020. ACLS, BLS, NIHSS current.
Bachelor of Science in Nursing, Maumee University, 2017`,
    },
    {
      name: 'device-rep',
      kind: 'old',
      low: 56,
      high: 73,
      best: 65,
      why: 'RRT, license and cards kept up, ten ICU years, but those ended in 2016; a ventilator company since.',
      lacks: [],
      cv: `Gregory Tan, RRT
Clinical applications specialist

2016 - now    Aeolus Ventilation Inc., Columbus OH. Product in-services and go-lives of ventilators in hospitals in four states; classroom teaching of staff on modes, alarms and waveforms; complaint investigations with engineering; about 60 percent travel; trade shows; no direct patient care.
2006 - 2016   Riverbend University Hospital, Columbus. Staff respiratory therapist, surgical and medical ICU: invasive ventilation, weaning, ABGs, codes, ECMO primer for the last three years.

RRT since 2006, continuing education up to date
Ohio RCP license, active
BLS / ACLS valid to October 2027
A.A.S. in Respiratory Therapy (CoARC), Scioto Community College, 2006

Wants to return to the bedside.`,
    },
  ],
};
