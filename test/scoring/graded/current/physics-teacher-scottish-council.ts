import type { GradedJob } from '../types.ts';

export const physicsTeacherScottishCouncil: GradedJob = {
  job: 'physics-teacher-scottish-council',
  title: 'Teacher of Physics',
  spec: `STRATHLORNE COUNCIL - EDUCATION AND CHILDREN'S SERVICES

Post: Teacher of Physics (permanent, 35 hours)
School: Ardlarich Academy, roll 640
Salary: main grade scale, plus remote allowance
Start: 11 January 2027

The post
You will teach Physics from S3 to S6 and general science to S1/S2, prepare candidates for National 5 and Higher, assess and report on progress, keep a pastoral group and play your part in the life of a friendly faculty of six.

PERSON SPECIFICATION

Essential
1. Full registration with the General Teaching Council for Scotland (GTCS) in Secondary Physics. Teaching without registration is not permitted by law. (A)
2. An honours degree in physics, or in a closely related discipline with a substantial physics content. (A)
3. Experience of teaching Physics to at least National 5 level. (A, I)
4. Confident classroom management and commitment to inclusion. (I)
5. Good use of digital tools in learning. (I)

Desirable
6. Experience of Advanced Higher.
7. Willingness to lead a STEM or other club.
8. Marking or verification work for the examining body.

(A = application form, I = interview)

Benefits include a public-sector pension, relocation help of up to £5,000 and a key-worker flat for the first year. PVG scheme membership will be arranged by the Council once an offer is made.

Apply through the national recruitment portal by noon on 20 November 2026, quoting STR/2211. We guarantee an interview to disabled applicants who meet all essential points. CVs sent by e-mail alone cannot be considered.`,
  graded: [
    {
      name: 'isla-renwick',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: 'Everything is there under other names: on the Scottish register with full standing in the subject, MPhys, nine years of N5 to AH classes up to today, and marking for the exam board.',
      lacks: [],
      cv: `ISLA RENWICK
Kirkmairn, Perthshire | isla.renwick@postbox.example

I have been teaching in the Scottish comprehensive sector for nine years and like nothing better than a dark room, a laser and thirty twelve-year-olds.

POSTS
Glenfarrow High, Perthshire - classroom teacher, Sciences (Aug 2019 to present)
• Timetable this session: S3, two N5 sections, one Higher, and the AH group (5 candidates) in my subject; one S1 science section
• H results 2026: 21 presented, 15 at A or B; 2025: 18 presented, 12 at A or B
• Rewrote the S3 electricity and waves units around cheap data loggers and shared spreadsheets
• Support plans for pupils with dyslexia and autism, written with the ASN team; no exclusions from my room in four years
• S2 tutor group; Friday rocketry and coding lunchtime group, about 20 pupils

Loanside Academy, Fife - probationer, then classroom teacher (Aug 2017 to Jul 2019)
• Dynamics, radiation and space to S3-S5, N4 through Higher

EXAM WORK
Marker for the awarding body, Higher Paper 2, each diet since 2022

EDUCATION
PGDE Secondary (Physics), University of Carrondale, 2017
MPhys, 2:1, University of Carrondale, 2016

PROFESSIONAL STANDING
On the Scottish teachers' register, full standing since June 2018, category Physics (secondary), annual fee and professional update up to date (2026)`,
    },
    {
      name: 'daniel-okafor-hale',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'A good physics teacher with seven years of A level in England, but QTS is not Scottish registration and he does not say he has it or has applied.',
      lacks: ['full GTCS registration in Secondary Physics'],
      cv: `Curriculum vitae - Daniel Okafor-Hale

Contact: Derby, willing to relocate to Scotland in the new year (partner from Inverness)

Profile
Teacher of Physics with Qualified Teacher Status (QTS), working in 11-18 schools in the East Midlands since 2019.

Experience
September 2022 - present
Teacher of Physics and Key Stage 5 Physics lead, Merebrook School, Derby (1,200 pupils)
- GCSE Combined and Separate Science, A level Physics to Years 12 and 13 (two sets, 31 students)
- A level value added in the top quarter of the trust in 2025
- Set up the practical endorsement records and trained two early career teachers
- Form tutor, Year 9; behaviour lead for the science corridor

September 2019 - August 2022
Teacher of Science (Physics), Stanwick Lodge Academy, Nottingham
- Key Stage 3 science, GCSE Physics; NQT year completed July 2020
- Ran a weekly engineering club which reached a national final in 2022

Education and qualifications
PGCE Secondary Physics with QTS, University of Thornleigh, 2019
BSc (Hons) Physics with Astrophysics, first class, University of Thornleigh, 2018

Other
Assistant examiner, GCSE Physics, summers 2023 to 2026
Enhanced DBS on the update service
Driving licence; hill walker; plays the trombone badly`,
    },
    {
      name: 'mhairi-stobo',
      kind: 'in-progress',
      low: 57,
      high: 69,
      best: 63,
      why: 'Right degree and already in front of National 5 classes, but she is on provisional registration with a quarter of her induction days still to do, so not fully registered by the start date.',
      lacks: ['full GTCS registration (provisional only, expected March 2027)'],
      cv: `Mhairi Stobo BSc (Hons) PGDE

Registration: GTCS provisional, Secondary Physics. I am on the flexible route and have 201 of the 270 days of service; all being well I will be put forward for full registration in March 2027.

Where I teach now
Carse of Inver High School (supply, four to five days a week), August 2025 - today
Covering a vacancy in the Physics department. S2 science, S3 and S4 Physics, including one National 5 class which I took through to the exam in May 2026 (17 pupils, 13 passes). This session I also share a Higher class with the principal teacher. I plan, mark, write reports and do parents' evenings like everyone else. Observed five times, all reports satisfactory.

Placements (PGDE, 2024-25)
Two secondary schools in Angus, 9 weeks each; BGE science and National 4/5 Physics.

Before teaching
Optical technician, Lumenar Instruments, Dundee, 2022-2024. Aligned and tested laser heads.

Education
PGDE Secondary Physics, University of Tayhaven, June 2025
BSc (Hons) Physics 2:1, University of Tayhaven, 2022

Extras
Helps run the S1-S3 astronomy club. Good with Google Classroom and simulation tools. PVG scheme member.`,
    },
    {
      name: 'viktor-lindemann-shah',
      kind: 'trap',
      low: 9,
      high: 21,
      best: 14,
      why: "The 'teacher', 'curriculum' and 'physics' here are machine-learning terms; he has never taught a class, has no teaching registration and no physics degree.",
      lacks: ['full GTCS registration in Secondary Physics', 'honours degree in physics or closely related'],
      cv: `VIKTOR LINDEMANN-SHAH
Machine learning engineer · Edinburgh

Summary
Specialist in physics-informed networks and teacher-student training. Known for curriculum design that lets a small student reach the teacher's level in a third of the steps.

Work
Senior ML Engineer, Hexwater AI, Edinburgh | 02/2022 - now
* Designed a teacher model (1.3B parameters) and six students for fluid physics; distilled student keeps 97 % of the teacher's accuracy
* Curriculum learning: ordered training lessons from easy to hard, automatic assessment after each stage
* Higher-order physics solver (waves, heat, particles) for digital twins of wind farms
* Registration of point clouds from lidar to CAD

ML Engineer, Pinnock Games, Dundee | 09/2018 - 01/2022
* Physics engine for a racing title: forces, friction, collisions, rigid bodies
* Wrote the base classes used by 30 programmers; refactored the science module
* Secondary systems: replay, telemetry

Education
MSc Artificial Intelligence, University of Carrondale, 2018
BSc (Hons) Computing Science, University of Carrondale, 2017

Skills
PyTorch, JAX, C++, CUDA, Bayesian methods, AWS

Talks
"Good teachers, better students: distillation in physics", Nordic ML Days 2024`,
    },
    {
      name: 'euan-mactavish-boyd',
      kind: 'old',
      low: 60,
      high: 72,
      best: 66,
      why: 'Fully registered with the right degree and sixteen years of Higher and Advanced Higher, but he left the classroom in 2014, before the present courses had bedded in, and nothing recent is shown.',
      lacks: [],
      cv: `EUAN MACTAVISH-BOYD
Plockarry, Wester Ross

Objective: to return to the classroom after twelve years running the family business, now sold.

Career
2014 - October 2026   Partner, Rowan Point Guest House and Boat Hire, Wester Ross
Bookings, staff of five, accounts, harbour safety. Winter talks on the night sky for guests.

2005 - June 2014   Teacher of Physics, Lochduin High School
Standard Grade, Intermediate 2, Higher and Advanced Higher. Acting principal teacher for the session 2010-11. Brought Advanced Higher back after a gap of six years; 4 to 9 candidates a year. Ran the radio club and the school telescope.

1998 - 2005   Teacher of Physics and Science, Burnfoot Secondary, Glasgow
S1/S2 science, Standard Grade and Higher. Guidance responsibility for a house group. Marker, Higher Physics, 2001 to 2009.

Qualifications
BSc (Hons) Physics, University of Kelburne, 1997
PGCE (Secondary), St Machan's College, 1998
General Teaching Council for Scotland: full registration, Physics with Science, held without a break since 1999; renewed April 2026

Other
Coastal skipper, first aid at work (2025), Gaelic (conversational). I use a laptop and a projector daily but have not worked with the newer school platforms.`,
    },
  ],
};
