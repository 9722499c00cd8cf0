/** Special-needs teacher (US): the Ohio Intervention Specialist license, two years and IEPs decide. */
import type { GradedJob } from '../types.ts';

export const specialEducationTeacher: GradedJob = {
  job: 'special-education-teacher',
  title: 'Intervention Specialist (Special Education Teacher), Grades K-6',
  spec: `MAPLE FORK LOCAL SCHOOLS
Vacancy: Intervention Specialist, Grades K-6, Harmon Elementary
Start: January 2027

Harmon Elementary serves 410 students in a rural community west of Mansfield, Ohio. The intervention specialist teaches a caseload of about 16 students with mild to moderate needs in the resource room and in co-taught classrooms.

Responsibilities
* Writes and implements IEPs, collects progress data, leads IEP meetings with families
* Delivers specially designed instruction in reading and math
* Works with general education teachers, the school psychologist and related service providers
* Directs two paraprofessionals

Requirements
* Bachelor's degree
* Valid Ohio Intervention Specialist license, Mild to Moderate
* At least two years of experience teaching students with disabilities
* Demonstrated IEP writing

Preferred
* Structured literacy training (Wilson, Orton-Gillingham or similar)
* CPI or other crisis prevention training
* Experience with students with autism

Salary per negotiated agreement, $46,310 to $79,800. STRS retirement. BCI/FBI background check. Maple Fork is an equal opportunity employer and does not discriminate on the basis of race, color, national origin, sex, disability, age or religion.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Seven years in Ohio elementary resource rooms with the license, IEPs, Wilson, CPI and autism.',
      lacks: [],
      cv: `LaTonya Vandermolen
Special Education Teacher

Experience

Crestline Hollow City Schools, Galion, Ohio
Intervention Specialist, grades 2-5, August 2021 – Present
• Caseload of 15 (SLD, OHI, autism); writes IEPs and ETR sections, chairs annual reviews
• Resource room reading (Wilson Step 1-6) and math; co-teaches two blocks
• Progress monitoring every two weeks in AIMSweb
• Supervises two paraprofessionals

Richland Valley Local, Ohio
Intervention Specialist, grades K-3, August 2019 – June 2021

Education and licensure
B.S.Ed., Intervention Specialist, Clearfork University, 2019
Ohio 5-Year Professional License, Intervention Specialist Mild/Moderate K-12, valid through June 2029
Wilson Reading System Level I. CPI Nonviolent Crisis Intervention, 2025.`,
    },
    {
      name: 'indiana-license',
      kind: 'foreign',
      low: 54,
      high: 69,
      best: 63,
      why: 'Five years of the same job under an Indiana license; has no Ohio license and has only now applied.',
      lacks: ['Ohio Intervention Specialist license'],
      cv: `Benjamin Achterkamp-Ruiz
Fort Wayne, IN (relocating to Mansfield, OH)

08/2021 - present, Exceptional Learners Teacher, Little River Elementary, Fort Wayne, Indiana. Resource teacher for grades K-5, 18 students with specific learning disability, speech, autism. Author of all IEPs on the caseload in IIEP, conference leader, goals and progress reports. Small-group reading with Orton-Gillingham, math intervention, push-in. Three instructional assistants.

2020 - 2021, Substitute teacher, Allen County

B.A. Special Education, Maumee Valley College (IN), 2020

Indiana Practitioner License, Exceptional Needs: Mild Intervention P-12, expires 2030.
I do not hold an Ohio license at this point; application for reciprocity mailed in October 2026.
CPI certified.`,
    },
    {
      name: 'masters-in-progress',
      kind: 'in-progress',
      low: 52,
      high: 68,
      best: 60,
      why: 'Teaches and writes plans at a private autism school for three years; the license course ends in May 2027.',
      lacks: ['Ohio Intervention Specialist license'],
      cv: `Noor Halvorsen

TEACHING

Lead Classroom Teacher
The Larkspur Center (nonpublic school for children with autism), Columbus, Ohio
August 2023 to now
Class of seven, ages 6 to 10. I plan and teach reading and math at each child's level, write the IEPs with the districts of residence, bring the data to the meetings and guide two aides. Trained in CPI and Orton-Gillingham (associate level).

Behavior Technician (RBT), same center
2021 to 2023

EDUCATION

B.A. Psychology, Scioto College, 2021
M.Ed. Special Education with Intervention Specialist licensure (mild/moderate), Scioto College, in progress, student teaching in spring, graduation May 2027. OAE special education exam (043) not taken yet, scheduled for February.`,
    },
    {
      name: 'fourth-grade',
      kind: 'missing',
      low: 32,
      high: 49,
      best: 42,
      why: 'A general-education teacher with inclusion in her room: another license, and somebody else wrote the IEPs.',
      lacks: [
        'Ohio Intervention Specialist license',
        'two years teaching students with disabilities as special educator',
        'IEP writing',
      ],
      cv: `Deborah Stankiewicz

Fourth Grade Teacher, Buckeye Run Elementary, Ashland, Ohio
2018 – present
Self-contained class of 26, all subjects. Each year five or six children in my room have an IEP or a 504 plan; the building's intervention specialist writes the plans and pulls the children for reading. I put the accommodations into practice, sit in the meetings as the general education teacher, run RTI tier 2 groups three mornings a week and hold parent conferences. Grade-level chair since 2021, member of the building leadership team, mentor of two student teachers. State test passage in reading from 58 to 74 percent in four years. Started the after-school science club.

Second Grade Teacher, St. Brendan School, Mansfield
2015 – 2018

Education: B.S. Early Childhood Education, Mohican University, 2015. M.A. Curriculum 2020

Licensure: Ohio Professional License, Early Childhood P-3, with grades 4-5 endorsement, through 2030

Training: Science of Reading (LETRS) 2024, Google Educator 1`,
    },
    {
      name: 'realtor',
      kind: 'old',
      low: 50,
      high: 68,
      best: 60,
      why: 'Ten years as intervention specialist that ended in 2014; the license is kept alive, houses since.',
      lacks: [],
      cv: `Gwendolyn Pfaff
Licensed teacher / Realtor

2014 - present
Realtor, Pfaff & Daughters Realty, Lexington, Ohio. Listings, showings, closings, about 20 sales a year.

August 2004 - June 2014
Intervention Specialist, Lexford Local Schools, Ohio, grades 3 to 6. Resource room and inclusion, caseload 14 to 17 with learning disabilities and ADHD. Wrote IEPs, led meetings, reading and math instruction, one aide.

B.S. in Special Education, Kokosing College, 2004
Ohio Intervention Specialist Mild/Moderate K-12, professional license, renewed 2024, current through 2029 (renewal by coursework)

Sunday school teacher; Habitat volunteer.`,
    },
  ],
};
