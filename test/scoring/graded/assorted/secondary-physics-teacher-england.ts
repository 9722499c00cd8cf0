/** Teacher of Physics: QTS; Degree in Physics, Engineering or closely related decide it. */
import type { GradedJob } from '../types.ts';

export const secondaryPhysicsTeacherEngland: GradedJob = {
  job: 'secondary-physics-teacher-england',
  title: 'Teacher of Physics',
  spec: `TEACHER OF PHYSICS (MPS/UPS)
Full time, permanent. Required for January 2027 or Easter 2027
Harrowdene Academy, Northamptonshire. 11–18 mixed comprehensive, 1,240 on roll (190 in Sixth Form)

The Governors of Harrowdene Academy seek an inspiring physicist to join a well-resourced Science faculty. You will teach science at Key Stage 3 and Physics at GCSE and A level (AQA). A level Physics is a popular choice here, with two groups in each year.

PERSON SPECIFICATION
Essential
• Qualified Teacher Status (QTS)
• Degree in Physics, Engineering or a closely related subject
• Proven experience of teaching Physics at KS4 and at A level
• Secure subject knowledge and high expectations of behaviour
• Ability to use assessment data to plan for progress, including SEND and disadvantaged students
• Commitment to safeguarding and promoting the welfare of children
Desirable
• Experience as an exam marker
• Running an enrichment activity, e.g. STEM club, Olympiad, DofE
• Evidence of recent CPD
• Work as a form tutor

We offer a supportive SLT, centralised detentions, a two-week October half-term, Teachers' Pension and free parking.

Harrowdene Academy is committed to safeguarding. The successful applicant will be subject to an enhanced DBS check, online searches and satisfactory references. CVs will be accepted for the first sift; shortlisted candidates complete our application form. Closing date: 20 November 2026, 9am. Visits are warmly encouraged.`,
  graded: [
    {
      name: 'pgce-physics-strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'QTS, physics degree, nine years of GCSE and A level physics to date, examiner and tutor: meets the whole person specification.',
      lacks: [],
      cv: `Mr Daniel Okafor-Reid BSc (Hons) PGCE

Current post
Teacher of Physics, Wendlebury School (11–18 comprehensive), Milton Keynes – Sept 2019 to date (UPS1)
- Year 7–9 Science, Year 10–11 separate and combined Physics (AQA), Year 12 and 13 Physics (AQA 7408)
- 2026 A level: 14 students, 64% A*–B, value added +0.4
- Question-level analysis after every assessment; intervention for PP students; differentiated booklets shared across the faculty
- Form tutor, currently 10F
- Run the Physics Olympiad group on Wednesdays
- Wrote the KS4 electricity and waves schemes of work

Previous post
Teacher of Science (NQT year, then main scale), St Bede's Catholic High, Luton – Sept 2017 to Aug 2019. Physics to GCSE, shared Year 12 group.

Qualifications
PGCE Secondary Physics with QTS, University of Leicester, 2017
BSc Physics 2:1, University of Nottingham, 2016
A levels: Physics A, Maths A, Further Maths B

CPD: IOP Domains workshops 2023–25; KCSIE training September 2026; ECT mentor training 2024
Other: assistant examiner AQA Paper 2 (summers 2022–2026). On DBS update service.`,
    },
    {
      name: 'engineer-turned-teacher-strong',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: "A former engineer with seven years in the classroom since qualifying and the award of teacher status; her physics shows through sixth-form mechanics, fields and required practicals rather than the ad's phrases.",
      lacks: [],
      cv: `HELEN MARKWICK

I spent six years designing gearboxes before finding out that I would rather explain them to teenagers.

In the classroom

Science mistress, Castle Ashwell Community College, Kettering (state, ages 11 to 18), from September 2020. My timetable is about one third lower school, one third Years 10 and 11 (forces, energy, circuits, radioactivity, space) and one third sixth form, where I lead Year 13 on fields, thermodynamics and nuclear, and all the required practicals for the OCR A H556 endorsement. Last summer eleven of my sixteen upper sixth got a B or above. I track every pupil on SISRA, and rewrote our materials for readers below age 10. I look after a tutor group, and supervise the Greenpower electric car team (national final 2025).

Trainee, later newly qualified, Bishop Rowan School, Corby, September 2018 to July 2020. School-based training year with Nene Teaching Alliance; recommended for and awarded Qualified Teacher Status July 2019; induction completed July 2020. Covered the whole Year 12 materials and waves units in the second year.

Before that

Design engineer, Trentham Drives Ltd, Derby, 2012 to 2018.

Studies

MEng Mechanical Engineering, Loughborough, 2012 (2:1). Subject Knowledge Enhancement, 2018.

Safeguarding Level 2 renewed 2026. References from my Head of Faculty and Principal.`,
    },
    {
      name: 'prep-public-school-no-qts',
      kind: 'denial',
      low: 57,
      high: 69,
      best: 63,
      why: 'Seven good years of A level physics in an independent school, but he states outright that he has no QTS.',
      lacks: ['QTS'],
      cv: `Dr Rupert Lyle-Hampton
r.lylehampton@post.example / Oundle

EDUCATION
2015–2019 DPhil, Condensed Matter Physics, Oxford
2011–2015 MPhys, Durham (First)

TEACHING
Assistant Master (Physics), Fotheringale College, independent boarding school. Sept. 2019–present.
Lower Sixth and Upper Sixth sets, Cambridge Pre-U until 2023 and AQA A level since; IGCSE in the Fourth and Fifth Form. Average set size 12. Oxbridge preparation, 9 offers in five years. Resident house tutor with pastoral charge of 14 boys; Deputy DSL for the house since 2024. Director of the Astronomy Society, which built a radio telescope out of a skip. Physics Olympiad: 3 golds.

Undergraduate demonstrator, Clarendon Laboratory, 2015–2018.

EXAMINING
Marker for AQA, Paper 1, 2024 and 2025.

A NOTE ON STATUS
Being in the independent sector I was never asked to train: I hold no PGCE and do not have QTS. I would be willing to look at the Assessment Only route if a school wished to sponsor it, but I have not started it.

INTERESTS
Fell running, harpsichord.`,
    },
    {
      name: 'india-trained-physics',
      kind: 'foreign',
      low: 55,
      high: 67,
      best: 61,
      why: 'Ten years of sixth-form-level physics with a teaching degree from India, QTS only applied for.',
      lacks: ['QTS (Indian B.Ed.; application to the Teaching Regulation Agency pending)'],
      cv: `RESUME

Name: Mrs. Lakshmi Priya Venkataraman
Present address: Wellingborough (dependant visa of spouse, full right to work)

Career objective: To obtain a post as Physics teacher in an English secondary school.

Experience
1. PGT Physics, Silver Oaks International School, Coimbatore. June 2019 – April 2026
   Cambridge IGCSE 0625 and International A Level 9702, Grades IX to XII. Class strength 24. Results 2025: 71 % A*–B at A Level. Practical paper (P3/P5) coordinator. Class teacher XI-B. Robotics club in-charge. Learning support plans for children with dyslexia.
2. PGT Physics, Vidya Mandir Sr. Sec. School, Salem. June 2016 – May 2019
   CBSE XI and XII physics, board invigilation and answer-script evaluation.
3. Teaching assistant (supply, science), Isebrook area schools through agency. Sept 2026 – present, two or three days a week.

Qualification
M.Sc. Physics, Bharathiar University, 2014, 81 %
B.Ed. (Physical Science), Tamil Nadu Teachers Education University, 2016
UK ENIC statement obtained August 2026
QTS: application made to TRA through "Apply for QTS in England" on 12.09.2026, decision awaited

English: IELTS Academic 8.0
Enhanced DBS (agency) Sept 2026`,
    },
    {
      name: 'pe-teacher-sport-science',
      kind: 'trap',
      low: 35,
      high: 49,
      best: 42,
      why: 'A qualified teacher, but of Physical Education: the biomechanics and the KS3 cover are not physics teaching and the degree is in sport.',
      lacks: [
        'Degree in Physics, Engineering or closely related',
        'experience of teaching Physics at KS4 and A level',
      ],
      cv: `Jordan Pell
Teacher of Physical Education | Head of Year 8

QTS awarded 2016 (PGCE Secondary Physical Ed., Bedford)
BSc (Hons) Sport & Exercise Science, 2.1, Sheffield Hallam, 2015

EMPLOYMENT

09.2021 – now   Rushmere Academy, Wellingborough
  Physical Education KS3, KS4 (GCSE PE Edexcel) and A level PE (AQA). I deliver the biomechanics part: levers, Newton's laws applied to sprint starts, projectile motion of shot and javelin. Head of Year 8 since 2023: attendance, behaviour, parental meetings, safeguarding referrals on CPOMS.
  Covered 2 lessons/week of Year 7 general science in autumn 2024 during a vacancy.

09.2016 – 07.2021   The Meadway School, Rugby
  Teacher of PE, form tutor, girls' and boys' athletics, DofE Bronze leader. A level PE 2019: 100% A*–C.

ENRICHMENT
Ski trip leader, Level 2 Athletics coach, minibus D1.

CPD
NPQ Leading Behaviour and Culture 2024. Safeguarding L3 2025. Assessment for learning 2022.

Marker: Edexcel GCSE PE 2019–2023

Refs on request.`,
    },
  ],
};
