import type { GradedJob } from '../types.ts';

export const highSchoolChemistryTeacherPennsylvaniaDistrict: GradedJob = {
  job: 'high-school-chemistry-teacher-pennsylvania-district',
  title: 'Chemistry Teacher, grades 10-12 (vacancy 27-014)',
  spec: `VACANCY 27-014 CHEMISTRY TEACHER SHAWNEE FORGE AREA SENIOR HIGH SCHOOL long-term opening becoming contracted, start January 20 2027 due to retirement. Shawnee Forge Area School District, about 3,100 students, Lehigh foothills. The teacher will have five sections a day of a six-period schedule: three academic chemistry, one honors, one AP Chemistry (or Conceptual if the AP stays with the department chair). Applicant must hold a valid Pennsylvania Instructional I or Instructional II certificate in Chemistry 7-12. We are not able to run an emergency permit for this opening. Minimum two years of full-time classroom teaching of high school chemistry, student teaching does not count. Bachelor's degree with a major in chemistry or a closely related field. The teacher plans and gives lessons in line with the STEELS standards, keeps up a lab that is safe and inventoried (we have a new fume hood and an old stockroom), grades promptly in Sapphire, talks with families before things go wrong, goes to IEP meetings, and takes one duty period. Preferred but not required: AP Chemistry with College Board syllabus approval, experience with English learners, willing to advise Science Olympiad or coach a winter sport, Keystone tutoring. Salary per the SFEA agreement, step by years, master's column available; tuition help. Send in one PDF: letter, resume, copy of certificate, transcripts, three references, Act 34, Act 151, Act 114 clearances less than one year old, Act 168 forms will be done at hire. Nothing by fax. Interviews the week of November 30. Shawnee Forge ASD is an EOE.`,
  graded: [
    {
      name: 'rebecca-stoltzfus-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Instructional II in Chemistry, eight years full time incl. AP with approved syllabus, English learners and Science Olympiad.',
      lacks: [],
      cv: `REBECCA A. STOLTZFUS
Emmaus, PA 18049

CERTIFICATION
Pennsylvania Instructional II, Chemistry 7-12 (Level I issued 2018, Level II 2024)
Also Pennsylvania Instructional II, General Science 7-12

TEACHING
Chemistry Teacher, Limestone Valley High School, Macungie PA     Aug 2021 - present
  Academic and honors chemistry, AP Chemistry since 2022 (syllabus approved by College Board; 41 of 58 students scored 3 or better). Sheltered section for 14 English learners in 2024-25. Rewrote three units for STEELS. Chemical hygiene officer: disposed of 90 lbs of legacy waste. Science Olympiad adviser, states 2025.

Chemistry Teacher, Conewago Central High School, PA     Aug 2018 - June 2021
  Four preps. Year of the hybrids: recorded 140 lab demos. After-school Keystone tutoring.

Student teacher, Berks Hill HS, spring 2018

EDUCATION
M.Ed., Science Education, Juniata Falls University, 2023
B.S. Chemistry, minor in education, Millbrook State, 2018, GPA 3.6

Clearances Act 34, 151, 114: March 2026.
Assistant track coach (winter). Spanish: conversational.`,
    },
    {
      name: 'dwayne-pinkard-learning-associate',
      kind: 'gem',
      low: 79,
      high: 92,
      best: 85,
      why: "Titled a 'learning associate' at a treatment center, yet its licensed school has him teach chemistry five periods a day since 2021 with an Instructional II.",
      lacks: [],
      cv: `Dwayne Pinkard
Reading, Pennsylvania

2021 (August) to now
Learning & Safety Associate, Hearthstone Residential Treatment Center

Do not be put off by the title. Hearthstone runs a private licensed school for boys of 14 to 19 who have been sent by the courts or by their districts. In August 2021 they put me in charge of its science room. I teach chemistry all five periods, Monday through Friday, 180 days a year, in groups of eight to twelve: general, honors and one college-prep section where we follow a published AP textbook (we don't offer the exam). We do real labs: titrations, flame tests, calorimetry, with locked glassware and a count at the end. My boys passed their credits with the home districts, and eleven went on to community college with me writing the letters. Grades, IEP meetings, parent phone calls, fire drills, and yes, safety inspections, which is where the title came from.

2016 to 2020
Process technician, paint manufacturer, Pottstown. QC of resins, night shift. Took teaching courses in the evening.

Paper
Instructional I in Chemistry 7-12 issued by PDE July 2021, moved to Instructional II in June 2026
BA Chemistry, Schuylkill Hills University 2015. Post-bacc teacher program 2018-2021, student teaching fall 2020
Clearances renewed September 2026
Bilingual Spanish (Dominican grandmother). Assistant wrestling coach at Reading youth club.`,
    },
    {
      name: 'molly-brinkerhoff-ohio',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: "Seven years of chemistry with AP, but the certificate is Ohio's and Pennsylvania has not yet issued one.",
      lacks: ['Pennsylvania Instructional certificate (Ohio licence, application pending)'],
      cv: `MOLLY BRINKERHOFF
Columbus, OH (relocating to Allentown, PA by Christmas: spouse transferred)

LICENSURE
Ohio 5-Year Professional License, Integrated Science & Chemistry 7-12, issued 2023
Pennsylvania: out-of-state application filed in TIMS on August 29, 2026; waiting for evaluation. No PA certificate yet.

EXPERIENCE
Scioto Bend High School, Columbus OH
Chemistry Teacher, 8/2019 - present
> Three sections of College Prep chemistry, two of AP Chemistry, one of forensic science
> AP pass rate 68% in 2025, 71% in 2026
> Department data lead; Google Classroom; PBL units on water testing with the county
> EL liaison for the Somali and Nepali families

Whitehall Community HS, long-term substitute, chemistry, 1/2019 - 6/2019

EDUCATION
MAT, Scioto University, 2018
B.S. in Chemistry, Scioto University, 2017

ACTIVITIES
Science Olympiad coach, State runner-up 2024. Swim coach, winter. AP reader 2025.
FBI and Ohio BCI checks dated 2026. Act clearances ordered.`,
    },
    {
      name: 'greg-hollenbach-thin',
      kind: 'thin',
      low: 63,
      high: 76,
      best: 69,
      why: 'All musts are claimed with dates, but the text says almost nothing, so it is graded with low confidence.',
      lacks: [],
      cv: `Greg Hollenbach
Chemistry teacher
Bangor PA

Instructional II Chemistry 7-12 (PA)
BS Chemistry, Monroe Hills University 2010

Slate Ridge High School, Bangor, chemistry, full time, Aug 2014 to now
Pocono Crest High School, chemistry, Aug 2011 to June 2014

AP Chem 2016-2019, otherwise academic and honors. JV basketball coach. Clearances on file, all dated this summer.

More on request.`,
    },
    {
      name: 'tyler-mccandless-keywords',
      kind: 'list',
      low: 17,
      high: 31,
      best: 24,
      why: 'A wall of teaching words on top of warehouse and water-lab jobs; no certificate and no classroom post.',
      lacks: [
        'Pennsylvania Instructional certificate in Chemistry',
        'two years of full-time chemistry teaching',
      ],
      cv: `TYLER McCANDLESS

CORE COMPETENCIES
Chemistry Teaching | Academic, Honors and AP Chemistry | STEELS | Keystone Prep | Classroom Management | Lab Safety | Differentiated Instruction | IEP/504 | English Learners | Sapphire | Google Classroom | Parent Communication | Instructional I & II | Science Olympiad | Formative Assessment | Stockroom Inventory

OBJECTIVE
To obtain a Chemistry Teacher position for grades 10-12 in a forward-looking district where my passion for chemistry can inspire the next generation.

EMPLOYMENT
Fulfillment associate, Breinigsville PA, Nov 2022 - present. Pick, pack, stage. Peer trainer for my aisle.
Lab aide, Lehigh Foothills Water Authority, June 2020 - Oct 2022. Rinsed bottles, collected samples, typed pH and chlorine readings into LIMS.
Shift lead, Nana's Pretzels, 2017 - 2020

EDUCATION
B.S. Chemistry, Ridge Run State, 2020 (2.9)

COURSES
"Intro to Classroom Management" (online, 6 hours)
"AP Chemistry for Educators" (MOOC, audit)`,
    },
  ],
};
