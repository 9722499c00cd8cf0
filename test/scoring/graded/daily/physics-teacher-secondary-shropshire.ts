import type { GradedJob } from '../types.ts';

export const physicsTeacherSecondaryShropshire: GradedJob = {
  job: 'physics-teacher-secondary-shropshire',
  title: 'Teacher of Physics (full time, MPS/UPS), January or April 2027',
  spec: `Dear prospective colleague,

Thank you for looking at this post. Ludbrook School is an 11 to 18 comprehensive of 1,150 pupils in the Shropshire hills, local-authority maintained and happily so. Our physicist of twenty-two years retires at Christmas and we should like someone in her laboratory in January, though for the right person we will wait until after Easter.

You will teach physics to GCSE and to A level, where we have two groups of about fourteen in each year, and you will take your share of Key Stage 3 science. We follow AQA. The department is nine strong, generous with its resources and blessed with a technician who can mend anything. Practical work matters to us; so does the quiet child at the back. Every teacher here is also a form tutor, and most find that they have joined something, whether it is the orchestra, the Duke of Edinburgh's Award or the astronomy club that Mrs Pell will be sorry to leave behind.

As to what we must see: qualified teacher status, since the governors do not appoint unqualified teachers to permanent posts; a degree in physics, or in a subject that is largely physics, such as engineering or materials; and evidence that you can carry an A-level class through to the examination. We would warmly consider early career teachers who meet these. Experience of raising the number of girls who choose the subject, of intervention with Year 11 or of coding with Python would be a welcome addition.

Ludbrook is committed to safeguarding. The appointment is subject to an enhanced DBS check, online searches and two references, one from your present head.

Do come and see us before you apply.

Katharine Onslow-Reid
Headteacher`,
  graded: [
    {
      name: 'bethan-ashworth-physics',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'QTS, a physics degree and ten years of physics teaching including A level with results, current to today.',
      lacks: [],
      cv: `Bethan Ashworth MPhys PGCE

14 Corve Terrace, Ludlow
QTS awarded July 2016 (TRN given on the application form)

TEACHING POSTS

Sept 2020 - present   Teacher of Physics and KS5 physics lead, Teme Valley Academy, Ludlow (11-18, 980 on roll)
  Two A-level groups a year (AQA). 2026: 31% A*/A, 78% A*-C from an average intake; value added +0.34.
  GCSE triple and combined. Year 11 Thursday intervention, 24 pupils in 2025-26, average gain 1.2 grades.
  Rewrote the Y12 practical course around the twelve required practicals with open-ended planning.
  Girls in Year 12 physics: 3 of 26 in 2021, 11 of 29 this year. IOP gender balance coach visited for four terms.
  Form tutor, Year 9. Run the weather balloon club; GPS tracker coded in Python by Year 10.

Sept 2016 - Aug 2020  Teacher of Science (Physics), St Winifred's RC High School, Telford
  NQT year passed 2017. KS3 and GCSE all three sciences, A-level physics from 2018 (OCR A).
  DofE Bronze leader.

EDUCATION
  2015-16  PGCE Secondary Physics, Wrekin University
  2011-15  MPhys Physics, 2:1, University of Marlbury
  A levels: Physics A, Maths A, French B

CPD: Ogden-style subject mentor training 2022, ECT mentor since 2023 (three ECTs through), safeguarding level 2 Sept 2026.

Enhanced DBS on update service. References: Mr D. Fell, Headteacher, Teme Valley Academy; Ms R. Quaye, Head of Science.`,
    },
    {
      name: 'gareth-lindqvist-assistant-head',
      kind: 'overqualified',
      low: 78,
      high: 91,
      best: 85,
      why: 'Assistant head and former head of science with QTS, an engineering degree and current A-level physics groups; above the level, which is a question and not a gap.',
      lacks: [],
      cv: `GARETH LINDQVIST
Assistant Headteacher (Curriculum), Hereford

Why I am writing: after nine years of timetables and exclusions panels I want to be a physics teacher again, on a teacher's pay. I have talked it through at home and am not looking for responsibility points.

Present post
Assistant Headteacher, Wyeside Community School, since September 2017. Line manager of science, maths and technology; exams; data. I have kept one Year 13 and one Year 11 set each year throughout. My Year 13s (9 to 12 students, AQA) have not had a grade below C since 2022. Designated deputy safeguarding lead 2019-2024.

Before
Head of Science, The Marches High School, Kington, 2011-2017. Department of 11; took the school's science progress from bottom fifth to top third in the county. Physics to A level.
Second in Science / physics teacher, same school, 2007-2011.
Teacher of Science, Belmont Park School, Birmingham, 2003-2007. Induction completed July 2004.

Before teaching
Graduate engineer, Ferrous Dynamics, Coventry, 2000-2002: vibration testing of gearboxes.

Qualifications
NPQSL 2016
PGCE with Qualified Teacher Status, Severnside, 2003
BEng Mechanical Engineering, first class, 2000

Beyond lessons
Gold DofE assessor, second trombone in the county wind band, a 10-inch Dobsonian telescope looking for a club.`,
    },
    {
      name: 'nomvula-dlamini-sace',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 60,
      why: 'Strong physics teacher to school-leaving level with a physics degree, but qualified and registered in South Africa and the English QTS application is only just in.',
      lacks: ['QTS (holds South African registration, application pending)'],
      cv: `Nomvula Dlamini
Currently: Shrewsbury (moved September 2026, right to work through spouse visa until 2029)

EXPERIENCE
Umhlatuzi Girls' High School, Durban
Head of Department: Physical Sciences, Jan 2021 to July 2026
Educator: Physical Sciences Grades 10-12, Jan 2014 to Dec 2020
- Taught physics to matric each year, 2 to 3 classes of 36. Matric 2025 class average 71% against a provincial mean of 52.
- Also Cambridge International A Level Physics (9702) to a small stream of 10 since 2019; 6 of 10 with A or B in 2025.
- Started Saturday school for 60 learners from township schools
- Chief marker for practicals, district, 2022-2025
- Coached girls' hockey

Stanger Secondary, KwaDukuza
Educator: Natural Sciences, Grades 8-9, Jan 2012 to Dec 2013

QUALIFICATIONS
PGCE (FET), Natal Coast University, 2011
BSc Physics and Applied Mathematics, Natal Coast University, 2010
SACE registered (South African Council for Educators), full, no sanctions

ENGLAND
I applied to the Teaching Regulation Agency for qualified teacher status on 12 October 2026 and am waiting for an answer. I do not yet hold QTS. At the moment I'm a supply cover supervisor, three days a week, at two schools in Telford (from 28 September 2026). Enhanced DBS issued Sept 2026.`,
    },
    {
      name: 'joshua-pemberton-assessment-only',
      kind: 'in-progress',
      low: 57,
      high: 68,
      best: 63,
      why: 'Physics graduate who already teaches to A level, with QTS nearly finished on the assessment-only route (final visit in December) but not yet awarded.',
      lacks: ['QTS (final assessment due December 2026)'],
      cv: `Josh Pemberton, Church Stretton
joshua.pemberton@example.org.uk

I teach physics at Long Mynd Free School without being qualified yet, which a free school may do. I have done so since September 2023.

What I teach this year: 
Y13 physics (11 students), Y12 physics (13), two Y11 sets, one Y10, Y8 science
Last summer's results: first A-level group I took the whole way through, 10 entries, A A B B B C C C D D. GCSE set 2 mean 6.1.

Where I am with QTS: on the assessment-only route with the Clun Teaching School Hub since this September. Portfolio against the Standards handed in on 16 October. Final observation is booked for 9 December 2026 and if I pass, QTS should be with me before we break up. My mentor's two interim reports say "on track in all eight".

Other school bits: form tutor Y10, girls into physics lunch (started with 5, now 17), Arduino and Python club, ski trip.

Before: 
Acoustic consultant, Hush & Partners, Bristol, July 2019 to July 2023. Noise surveys for wind farms and nightclubs; presenting at planning inquiries.

Degrees: BSc Physics with Acoustics 2:1, University of Marlbury, 2016-2019

Headteacher reference will be warm, he knows I want to live nearer to my parents.`,
    },
    {
      name: 'dr-oliver-stavely-tutor',
      kind: 'denial',
      low: 44,
      high: 57,
      best: 50,
      why: 'Outstanding physicist and private A-level tutor who says plainly that he has no teaching qualification or QTS, which takes a year and which the governors require.',
      lacks: ['QTS'],
      cv: `Dr Oliver Stavely
Physicist and tutor | Bishop's Castle

2018 - present     Self-employed tutor, physics and maths
Roughly 20 pupils a week, one to one and in threes, face to face and on Zoom. AQA, OCR and Edexcel A level, GCSE, some Oxbridge entrance. Since 2019 I've seen 83 A-level candidates to their papers; 51 got A or A*. Two home-educated sisters came to me from age 14 and sat A level a year early.

2012 - 2018        Postdoctoral research associate, then fellow, University of Marlbury, condensed matter group
Thin-film magnetism. 17 papers. Demonstrated in the first-year lab; supervised six project students; first-year electromagnetism tutorials (groups of four).

2008 - 2012        PhD, Experimental Physics, Marlbury
2004 - 2008        MSci Physics, first class, Kingsbridge College

Outreach: "Physics in the Pub" twelve evenings, STEM ambassador 2014-2020, telescope nights for the Long Mynd dark-sky festival

To avoid any misunderstanding: I am not a qualified teacher. I have no PGCE and no QTS, I've never been employed by a school, and I'm not planning to train. I believe that results speak. DBS basic check, 2025.`,
    },
  ],
};
