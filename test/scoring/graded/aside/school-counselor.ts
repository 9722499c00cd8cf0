/** School counselor, Ohio: the master's in school counseling, the state license and three school years. */
import type { GradedJob } from '../types.ts';

export const schoolCounselor: GradedJob = {
  job: 'school-counselor',
  title: 'High School Counselor',
  spec: `Millbrook Falls City Schools (Ohio) is looking for a school counselor for grades 9-12, beginning January 2027. The high school has 1,250 students and four counselors; each carries a caseload of about 310 students by last name.

The counselor meets with every student for individual planning and course selection, guides juniors and seniors through college and career applications, responds to students in crisis together with the school psychologist, coordinates 504 plans, and presents classroom lessons built on the ASCA National Model. Evening events for families happen about eight times a year.

Candidates must hold a master's degree in school counseling from an accredited institution and a valid Ohio pupil services license in school counseling. We ask for a minimum of three years of experience as a counselor in a K-12 school. Clean BCI and FBI background checks are required before the first day.

It is a plus if you have used Naviance or Scoir, speak Spanish, or have led a schoolwide testing or mental health program such as Signs of Suicide.

The position follows the teacher salary schedule plus ten extended days, with STRS retirement and board-paid health insurance. Millbrook Falls City Schools is an equal opportunity employer. Apply with resume, copy of license and two letters of reference.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'M.Ed. in school counseling, Ohio license, eight years in high and middle school, 504, Naviance, SOS, Spanish.',
      lacks: [],
      cv: `Andrea Villaseñor-Hughes
School Counselor

Ohio 5-Year Professional Pupil Services License, School Counselor, valid through June 2029

EXPERIENCE

School Counselor, grades 9-12, Stonelick Local High School, Ohio
August 2020 - present
• Caseload of 295; individual planning conference with each student every year
• College and career applications, FAFSA nights, letters of recommendation, Naviance administrator
• Building 504 coordinator, 48 active plans
• Brought in Signs of Suicide for all ninth graders; risk assessments with the school psychologist
• Lessons aligned to the ASCA National Model; school earned RAMP in 2024

School Counselor, grades 6-8, Paint Creek Middle School, Ohio
August 2018 - June 2020
• Transition program from grade 5, small groups on grief and friendship, schedules, state testing coordinator

Spanish teacher, Paint Creek, 2013 - 2018

EDUCATION
M.Ed. School Counseling, Ardmore State University (CACREP accredited), 2018
B.A. Spanish Education, 2013

BCI/FBI current. Fluent in Spanish.`,
    },
    {
      name: 'illinois',
      kind: 'foreign',
      low: 54,
      high: 70,
      best: 63,
      why: 'Ten years and the right degree, but the license is of Illinois and the Ohio application is not yet filed.',
      lacks: ['Ohio pupil services license in school counseling'],
      cv: `Patrick Szymanski, M.A.
relocating to Ohio, December 2026

School counselor with a decade in large public high schools.

2016 to now, Kishwaukee Bend High School, Illinois. Counselor for 330 students, alphabet split, grades 9 through 12. Four-year plans, scheduling, attendance and credit recovery meetings, college applications (about 80 seniors a year), Naviance and Common App. 504 case manager. Member of the crisis team; ASIST trained. Department chair since 2022, which means the program calendar and ASCA use-of-time data.

2013 to 2016, Tamarack Elementary, Illinois. Classroom aide while in graduate school.

M.A. School Counseling, Prairie Gate University, CACREP, 2016
B.S. Psychology, 2012

Illinois Professional Educator License, school counselor endorsement, PK-12, renewed 2025. I do not hold an Ohio license yet. I have read the reciprocity rules and will send the application when the move is final.

FBI fingerprint check 2025. Some Polish, no Spanish. Coach of the chess club.`,
    },
    {
      name: 'clinical-counselor',
      kind: 'missing',
      low: 32,
      high: 49,
      best: 43,
      why: 'Agency therapist placed in schools with a clinical degree and license; no school counseling degree or license.',
      lacks: [
        "master's degree in school counseling",
        'Ohio pupil services license in school counseling',
        'three years as a counselor in a K-12 school',
      ],
      cv: `Keisha Barnwell, LPCC

Licensed Professional Clinical Counselor, Ohio, since 2021

Current position
School-based therapist, Sycamore Behavioral Health, Dayton, March 2021 - present
I am employed by the agency and placed in two public high schools three days a week. I carry 38 clients aged 13 to 18 with anxiety, depression and trauma histories; diagnostic assessments, treatment plans, individual and group therapy, safety planning, calls to Children Services. I sit in on 504 meetings when invited. I bill Medicaid and write progress notes in Credible. The schools' own counselors refer students to me and keep the scheduling and college work.

Earlier
Case manager, Sycamore Behavioral Health, 2018 - 2021
Camp director, summers 2015 - 2017

Education
M.A. Clinical Mental Health Counseling, Wright Hollow University, 2018
B.A. Social Work, 2015

Training: TF-CBT, Signs of Suicide facilitator, QPR, Youth Mental Health First Aid
Supervision designation for LPCs (LPCC-S) since 2025
BCI and FBI checks March 2026.`,
    },
    {
      name: 'career-changer',
      kind: 'list',
      low: 6,
      high: 24,
      best: 15,
      why: 'Retail manager who lists the vocabulary of the job; first semester of the degree, no license, no school.',
      lacks: [
        "master's degree in school counseling",
        'Ohio pupil services license in school counseling',
        'three years as a counselor in a K-12 school',
      ],
      cv: `JORDAN PRUITT
Aspiring School Counselor | Student Advocate | Lifelong Learner

CORE COMPETENCIES
School Counseling | ASCA National Model | Individual Planning | College and Career Readiness | 504 Plans | Crisis Response | Naviance | Scoir | Classroom Lessons | Signs of Suicide | Data-Driven Programs | Family Engagement

PROFILE
People person making the change from retail leadership into school counseling. Passionate about grades 9-12 and ready to manage a caseload.

EXPERIENCE
Store Manager, Trailhead Outfitters, Columbus, May 2019 - present
- Leads 22 associates, most of them high school and college students
- Coaches, schedules and listens; mentors young employees about their plans
- Sales of $3.1M, shrink under 1 percent
Assistant Manager, Trailhead Outfitters, 2016 - 2019

EDUCATION
M.Ed. School Counseling, first semester (started August 2026), online
B.S. Business Administration, 2016

VOLUNTEER
Career day speaker at Northfork High School, 2024 and 2025

References available.`,
    },
    {
      name: 'enrollment-counselor',
      kind: 'trap',
      low: 12,
      high: 32,
      best: 22,
      why: 'A counselor in name who recruits adults for an online university; a caseload of applicants, no K-12.',
      lacks: [
        "master's degree in school counseling",
        'Ohio pupil services license in school counseling',
        'three years as a counselor in a K-12 school',
      ],
      cv: `Samuel Abernathy-Cole
Senior Enrollment Counselor

Redstone Online University, Cincinnati OH
Senior Enrollment Counselor, 2021 - present
Enrollment Counselor, 2018 - 2021
Counsels a caseload of 300+ prospective and newly admitted adult students by phone and chat on programs, transcripts, transfer credit and financial aid. Guides applicants from inquiry through first day of class. Exceeded start goals eleven quarters in a row. Hosts evening information sessions for students and families. Trains new counselors. Salesforce, Slate, FERPA training every year.

Tri-River Credit Union
Member financial counselor, 2015 - 2018
Budget counseling, debt management plans, crisis calls from members facing foreclosure.

Education
M.Ed. Higher Education Administration, Redstone Online University, 2022
B.A. Communication, Ardmore State University, 2014

Other
Conversational Spanish. Youth soccer coach with background check (BCI 2024). Interested in moving to a high school setting, where my counseling experience carries over directly.`,
    },
  ],
};
