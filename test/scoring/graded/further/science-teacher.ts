/** High school chemistry teacher (Ohio): the State license for the subject decides, then recent classroom years. */
import type { GradedJob } from '../types.ts';

export const scienceTeacher: GradedJob = {
  job: 'science-teacher',
  title: 'High School Science Teacher (Chemistry)',
  spec: `SCIENCE TEACHER - CHEMISTRY (GRADES 9-12)
Maple Fork Local School District, Ohio
Start: January 2027 (second semester). Salary per negotiated agreement, Step 0-12.

QUALIFICATIONS
1. Valid Ohio teaching license in Integrated Science, Physical Science or Physical Science: Chemistry (7-12 / AYA).
2. Bachelor's degree or higher in chemistry, science education or a closely related field.
3. Minimum of three (3) years of successful classroom teaching of chemistry at the secondary level.
4. Clean BCI/FBI background check.

ESSENTIAL FUNCTIONS
- Teach five sections of general and honors chemistry aligned to Ohio's Learning Standards
- Plan and supervise laboratory work; maintain chemical inventory and safety data sheets
- Use formative assessment data, write lessons for students with IEPs and 504 plans
- Communicate with families, take part in the building's professional learning community

PREFERRED
College Credit Plus or AP Chemistry; NGSS-style three-dimensional lessons; coaching Science Olympiad.

Maple Fork Local Schools is an Equal Opportunity Employer and does not discriminate on the basis of race, color, national origin, sex, religion, age, disability or military status in employment or the provision of services.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Ohio AYA physical science license, chemistry degree, eight years of honors and AP chemistry, Science Olympiad.',
      lacks: [],
      cv: `REBECCA STOLTZFUS-GREENE

LICENSURE
Ohio 5-Year Professional License, Adolescence to Young Adult (7-12), Physical Science: Chemistry and Physics. Valid 07/01/2023 - 06/30/2028.

EXPERIENCE
Chemistry Teacher, Harlan Ridge High School, Harlan Ridge, OH | 08/2018 - Present
• Honors Chemistry (3 sections) and AP Chemistry (2 sections); AP pass rate 71%
• Rewrote 22 labs as three-dimensional NGSS tasks; keeps stockroom inventory and SDS binder
• Co-teaches an inclusion section, writes accommodations for IEP and 504 students
• PLC lead for physical science; common formative assessments
• Science Olympiad head coach, State qualifiers 2022 and 2024

EDUCATION
M.Ed., Curriculum, Muskingum Falls University, 2022
B.S. Chemistry, minor in Education, Great Miami College, 2018`,
    },
    {
      name: 'integrated',
      kind: 'any-of',
      low: 77,
      high: 92,
      best: 85,
      why: 'Integrated Science license, one of the three named; science education degree, five years of chemistry classes; no AP.',
      lacks: [],
      cv: `Devontae Whitlock
Dayton, Ohio

I hold an Ohio professional license in Integrated Science, grades 7 through 12, renewed this past July and good until 2031. Since August 2021 I have taught at Eastmoor Career Academy: four sections of general chemistry every year and one of environmental science. My juniors do a wet lab at least once a week. I order the reagents, hold the goggle-and-fume-hood training in the first week and am the building's chemical hygiene officer. About a third of my students have an IEP or 504 plan and I meet with their intervention specialists every other Thursday. Our team compares exit tickets in a weekly PLC. I call home often, mostly with good news.

Before that I earned a B.S. in Science Education (chemistry concentration) at Stillwater State in May 2021, student teaching in 10th grade chemistry.

I have not taught AP or College Credit Plus yet but would like to. BCI/FBI on file.`,
    },
    {
      name: 'texas',
      kind: 'foreign',
      low: 53,
      high: 70,
      best: 63,
      why: 'Seven years of chemistry in Texas on a Texas certificate; the Ohio license is applied for by reciprocity.',
      lacks: ['Ohio teaching license'],
      cv: `Marisol Quintanilla, Chemistry Educator

Certification
Texas Standard Certificate, Chemistry 7-12 (issued 2019, exp. 2030)
Ohio: out-of-state application sent to the department Oct 2026, pending

Teaching
Aug 2019-Jun 2026 Llano Verde High School, San Marcos, TX
  Pre-AP and on-level Chemistry, gr. 10-11; AP Chemistry 2023-2026
  Lab safety coordinator, chemical inventory, eyewash checks
  Dual-language labs, 504 and IEP accommodation, parent nights in Spanish
  UIL Science coach

Degree
BS Chemistry, Hill Country University, 2019

Relocated to Columbus, July 2026. Substitute teaching since September.`,
    },
    {
      name: 'industry',
      kind: 'adjacent',
      low: 28,
      high: 48,
      best: 38,
      why: 'A chemist of twelve years in a coatings lab who tutors; no license and no classroom.',
      lacks: ['Ohio teaching license', 'three years of classroom teaching of chemistry'],
      cv: `KEVIN DRABIK, M.S.
Senior Chemist seeking a second career in the classroom

Buckeye Coatings & Resins, Akron OH — Senior Chemist — 2014 to present
- Formulates water-borne epoxies; GC-MS, FTIR, titration
- Chemical hygiene officer: SDS library, inventory, safety training for 40 staff
- Trains new technicians and summer interns

Volunteer, 2022-present
- Judge, district science fair; judge at Science Olympiad regionals
- Tutors two neighbors' children in AP Chemistry

M.S. Chemistry 2014, B.S. Chemistry 2012, Lake Erie Tech.

I do not hold a teaching license. I have started reading about the alternative resident educator pathway and would enroll if hired.`,
    },
    {
      name: 'left-2016',
      kind: 'old',
      low: 56,
      high: 74,
      best: 65,
      why: 'Nine years of chemistry teaching that ended in 2016; license kept current, software sales since.',
      lacks: [],
      cv: `Laura Hutchcraft
Professional summary: chemistry teacher returning to the profession

2016 - Present ..... Regional Account Manager, LearnPath Software, Cleveland. Sells a gradebook product to school districts; demos, renewals, $1.2M quota.

Aug 2007 - June 2016 ..... Chemistry Teacher, Cuyahoga Glen High School, Parma, OH. General and honors chemistry, AP Chemistry from 2011. Lab set-up and stockroom. IEP meetings, data teams, department chair 2013-16.

Credentials ..... Ohio license, Physical Science 7-12, renewed through coursework, valid to June 2029. B.S. Chemistry Education, 2007. M.A. Teaching, 2012.`,
    },
  ],
};
