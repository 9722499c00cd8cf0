/** Special education teacher, Colorado: the state license with the generalist endorsement and two years with own IEP caseload. */
import type { GradedJob } from '../types.ts';

export const specialEducationTeacher: GradedJob = {
  job: 'special-education-teacher-again',
  title: 'Special Education Teacher, Middle School',
  spec: `CEDAR MESA SCHOOL DISTRICT 14 (COLORADO)
JOB POSTING 2027-031

Title: Special Education Teacher (Moderate Needs), Grades 6-8
Location: Juniper Flats Middle School
Reports to: Principal / Director of Exceptional Student Services
FTE: 1.0, 186 days, starting January 4, 2027
Salary: $54,300 - $88,900 by lane and step, plus $3,000 hard-to-fill stipend

JOB SUMMARY
Case manages 16-20 students, writes and carries out IEPs in line with IDEA and ECEA, delivers specially designed instruction in reading and math in resource and co-taught settings, collects progress data, and leads annual and triennial meetings with families.

REQUIRED
1. Bachelor's degree or higher.
2. Valid Colorado teaching license endorsed in Special Education Generalist (ages 5-21).
3. At least two years of full-time teaching of students with disabilities in grades K-12, with responsibility for IEPs.
4. Completion of CBI and FBI fingerprint check.

PREFERRED
- Structured literacy program such as Wilson, Orton-Gillingham, or SPIRE
- CPI or Safety-Care certification
- Experience with Enrich or a comparable IEP system
- Spanish

The above statements describe the general nature of the work and are not an exhaustive list of duties. Cedar Mesa does not discriminate on the basis of disability, race, creed, color, sex, sexual orientation, gender identity, religion, age, or national origin. PERA retirement; district-paid employee medical. Open until filled. Apply through the TalentEd portal only; paper applications are returned.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Colorado professional license with the generalist endorsement, seven years of caseload in middle school, Wilson, CPI, Enrich.',
      lacks: [],
      cv: `RENEE ARCHULETA-BRANDT
Pueblo West, CO

LICENSE
Colorado Professional Teacher License, Special Education Generalist (5-21), expires 08/2030

EDUCATION
M.A., Special Education, Spanish Peaks University, 2019
B.A., Liberal Studies, 2016

TEACHING EXPERIENCE
Special Education Teacher, grades 6-8, Dry Creek Middle School, Colorado
Aug. 2019 to present
- 17 to 21 students on caseload each year, mostly SLD, OHI and autism
- Writes all IEPs in Enrich; no late annuals in five years, two clean state file reviews
- Wilson Reading groups (Level I certified, 2022); median growth 1.6 grade levels a year
- Co-teaches 7th grade math daily with a general education partner
- Runs eligibility and triennial meetings, in Spanish where the family prefers it
- Mentor to two first-year teachers; supervises three paraprofessionals

Paraprofessional, Dry Creek Middle School
2016 to 2019

CERTIFICATIONS
CPI Nonviolent Crisis Intervention, renewed August 2026
CBI/FBI prints on file

OTHER
Assistant cross-country coach. Unified basketball sponsor since 2021.`,
    },
    {
      name: 'education-lead',
      kind: 'gem',
      low: 77,
      high: 92,
      best: 85,
      why: 'Hospital title, but a licensed, endorsed teacher of record who has written IEPs and taught grades 5-10 full time since 2020.',
      lacks: [],
      cv: `Tobias Nakagawa, M.Ed.
Education Lead, Adolescent Day Treatment, Front Range Children's Hospital, Aurora

I run the two-room school inside the day treatment unit. It is an approved facility school, so the paperwork and the teaching are the same as in a district, only the commute through the ambulance bay is different.

June 2020 to present, full time
- Teacher of record, grades 5-10, ten to twelve students at a time, all with disabilities (serious emotional disability, autism, learning disability, TBI)
- Write and amend IEPs with the home district, hold the annuals, present progress data, plan the return to school
- Small-group reading with SPIRE and Orton-Gillingham lessons; math from CRA to algebra
- Co-teach science with a hospital-employed content teacher
- Hire and evaluate one teacher and four aides
- Safety-Care trainer

August 2018 to May 2020, full time
Special education teacher, K-5 resource, Sandhills Elementary, Colorado. 19 students.

2012 to 2018
Mental health technician, same hospital, nights while studying

Licensed in Colorado since 2018: professional license, endorsement special ed generalist 5-21, current to 2028. Prints cleared through CDE.

M.Ed. Special Education 2018; B.S. Psychology 2012.

PowerSchool Special Programs rather than Enrich. A little Japanese, less Spanish.`,
    },
    {
      name: 'nebraska',
      kind: 'foreign',
      low: 54,
      high: 69,
      best: 63,
      why: 'Nine years of caseload in Omaha with everything else in place; certificate and endorsement are of Nebraska.',
      lacks: ['valid Colorado teaching license endorsed in Special Education Generalist'],
      cv: `Deborah Kucera
Special Educator

Experience
Platte Bend Public Schools, Nebraska — Resource Teacher, grades 7-8 — 2017 to present
   Caseload 18. IEPs in SRS. Specially designed instruction in reading (Wilson since 2020) and pre-algebra; co-taught language arts two periods. Chair of the building MDT process; 60+ triennials led. Behavior plans with the school psych. New teacher mentor.
Platte Bend Public Schools — Long-term substitute, life skills — spring 2017

Education
Master of Science in Education, Special Education K-12 mild/moderate, Elkhorn State College, 2021
Bachelor of Arts in Education, dual: elementary, special ed K-6, 2016

Credentials
Nebraska Standard Teaching Certificate, endorsements Special Education K-12 Generalist and Elementary K-8, valid through August 31, 2028
CPI (blue card) January 2026
LETRS volumes 1 and 2

Personal
My husband has been transferred to Grand Junction and we close on the house December 18. Transcripts and out-of-state verification forms have been requested from Lincoln.

References
Principal and SPED director at Platte Bend; numbers on the application form. FBI check 2017, will be printed again on arrival.`,
    },
    {
      name: 'math-teacher',
      kind: 'missing',
      low: 36,
      high: 53,
      best: 45,
      why: 'Colorado math teacher who co-teaches inclusion classes; license without the special education endorsement and no IEPs of her own.',
      lacks: [
        'license endorsed in Special Education Generalist',
        'two years of full-time teaching of students with disabilities with responsibility for IEPs',
      ],
      cv: `Lauren Stapleton-Cruz
Grade 7 Math Teacher | Durango, Colorado | lstapletoncruz@mail.example

SUMMARY: Middle school teacher, eight years, with a heart for the kids who think they hate math.

WORK

Animas Crossing Middle School, Grade 7 Mathematics
2018-19 school year through today
• Five sections, two of them inclusion, co-taught with a special education colleague; nine to eleven students on IEPs in each
• Carries out accommodations and modifications, gives present-level data to the case manager, attends about fifteen IEP meetings a year as the general education teacher
• Math intervention block (Do the Math, Bridges), four days a week
• MTSS team, 2022 on
• PLC lead; CMAS growth percentile 61 last spring
• Bilingual family math nights (my Spanish is conversational)

Student teaching, Animas Crossing, 2018

CREDENTIALS

Colorado Professional Teacher License, Mathematics (6-12), to 2029
CPI training 2024
Fingerprints cleared CBI and FBI

EDUCATION

B.S. Mathematics, teaching emphasis, San Juan College of Colorado, 2018
27 graduate credits toward M.A. in Curriculum and Instruction; one course in exceptional learners

Also: yearbook adviser, ski club, dog person.`,
    },
    {
      name: 'camp-buzzwords',
      kind: 'list',
      low: 10,
      high: 28,
      best: 19,
      why: 'After-school leader with the vocabulary in a strengths box; bachelor’s in recreation, no license, no teaching, no IEP.',
      lacks: [
        'valid Colorado teaching license endorsed in Special Education Generalist',
        'two years of full-time teaching of students with disabilities with responsibility for IEPs',
      ],
      cv: `KYLE BENTON-FRASIER

Objective: To obtain the position of Special Education Teacher (Moderate Needs) at the middle school level.

Strengths
IEP Writing / IDEA & ECEA Compliance / Specially Designed Instruction / Case Management / Co-Teaching / Wilson / Orton-Gillingham / SPIRE / Progress Monitoring / Enrich / Triennials / Behavior Intervention Plans / CPI / Differentiation / Family Partnership

Employment History

Site Leader, Boys and Girls Adventure Club, Montrose, CO
9/2022 to present (25 hrs/week in term, 40 in summer)
Plans after-school games, snack and homework hour for 45 children in grades 1-6. Keeps attendance and allergy lists. Some of our members have ADHD or autism and I make sure they are included.

Rafting guide, Black Canyon River Trips
Summers 2018 to 2022

Cashier, Mountain Foods
2017 to 2019, part-time

Education
B.A. Recreation and Outdoor Leadership, Uncompahgre College, 2021

Certifications
First Aid / CPR / AED (2026), Wilderness First Responder, food handler
CBI background check through current employer

Languages: English; Spanish (Duolingo, 400-day streak)

Passionate • Patient • Positive`,
    },
  ],
};
