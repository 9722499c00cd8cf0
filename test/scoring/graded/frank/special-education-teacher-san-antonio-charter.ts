import type { GradedJob } from '../types.ts';

export const specialEducationTeacherSanAntonioCharter: GradedJob = {
  job: 'special-education-teacher-san-antonio-charter',
  title: 'Special Education Teacher, Grades 5-8',
  spec: `My name is Ruben Castellano and I am the principal of Mission Creek Academy, a public charter of 410 students on the south side of San Antonio. One of our two special education teachers is moving to Corpus Christi at Christmas, and I would like to have found the next one before she goes.

You would carry a caseload of about eighteen students in grades five through eight, most of them with learning disabilities, some on the spectrum, two or three with an emotional disturbance label and a behavior plan. Half of your day is co-teaching math and English with people who want you there; the other half is a resource room. You write the IEPs, you collect the data, you sit across from the parents at the ARD table and tell them the truth kindly, and you get the paperwork into Frontline on time, because the state reads it even if nobody else does.

There are things I cannot bend on. Texas has to have issued you a special education certificate, EC-12, and an intern or probationary certificate is as good to me as a standard one as long as it is valid. You need a bachelor's degree. And you need at least two years in which you were the teacher of record for your own special education caseload; I have been burned by asking a first-year teacher to do this job and it was not fair on her.

If you speak Spanish, our grandmothers will love you. If you have used a structured reading program such as Wilson or Barton, or are trained in CPI, tell me about it. Pay is $61,500 to $74,000 with a $4,000 stipend for the caseload. Write to me directly.`,
  graded: [
    {
      name: 'yolanda-trevino-behavior-lead',
      kind: 'gem',
      low: 82,
      high: 93,
      best: 88,
      why: 'Her title says behavior lead, but she holds the Texas SPED EC-12 certificate and has been teacher of record for her own IEP caseload since 2021.',
      lacks: [],
      cv: `Yolanda Treviño
San Antonio, TX 78214 · 210-555-0174

BEHAVIOR SUPPORT LEAD, Las Lomas Learning Center (K-8 public campus), San Antonio
August 2021 to today

The title is a leftover from a grant. What I do:
Sixteen kids, fourth through eighth grade, are mine on the roster. I am the one who signs as teacher. I test them (WJ-IV achievement, running records), write present levels and goals, schedule services and run the annual and three-year meetings with the families, a good half of them in Spanish. 52 meetings last year, none out of timeline.
Mornings I am in the back and front of two inclusion classrooms, 6th grade math and 7th grade language arts. Afternoons a small room of my own: Barton with seven dyslexic readers (five moved up at least two levels between September and May), money and fractions with the others.
FBA and BIP for anybody who throws a chair. Restraints on my hall went from 11 in 2021-22 to zero last year.
Everything goes in Frontline.

AIDE, resource room, Edgewater ISD, Jan 2018 to June 2021, while I finished school at night.

Certificates (Texas, SBEC): Special Education EC-12, standard, issued July 2021, renewed to 2031. ESL supplemental 2022. Science of Teaching Reading passed.
CPI nonviolent crisis, trainer level, 2024.

B.A. Interdisciplinary Studies, University of the Hill Country, December 2020.`,
    },
    {
      name: 'meredith-okafor-california',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 63,
      why: 'Nine strong years as a case-carrying special education teacher, but the credential is Californian and Texas has not issued one yet.',
      lacks: ['Texas special education EC-12 certificate'],
      cv: `Meredith Okafor, M.Ed.
meredith.okafor@post.example | currently: Fresno, California; relocating to San Antonio in December 2026 (husband posted to Lackland)

Credential: California Clear Education Specialist Instruction Credential, Mild/Moderate Support Needs, valid through 2029. Out-of-state review with TEA opened October 2026; not yet issued.

Education: M.Ed. Special Education, Sierra Valley State, 2018. B.A. Psychology, 2015.

Teaching

Education Specialist, Kearney Park Middle School, Fresno (grades 6-8)
Aug. 2017 - present
- Case carrier for 20-24 students per year: SLD, autism, OHI, ED
- Co-taught English 7 and Math 8; ran one period of learning center daily
- Drafted every IEP in SEIS, chaired meetings, trained general education colleagues to fill in their part
- Wilson Reading System Level I certified (2020); 31 students through at least Step 6
- Site lead for alternate assessment
- Department chair 2022-2025, four teachers and nine aides

Instructional aide, special day class, same district
Sept. 2015 - June 2017

Other: CPI (current to 8/2027), conversational Spanish, girls' cross-country coach.`,
    },
    {
      name: 'brandon-liu-fourth-grade',
      kind: 'missing',
      low: 33,
      high: 47,
      best: 41,
      why: 'A good certified general-education teacher with inclusion students, but neither the special education certificate nor a caseload of his own.',
      lacks: [
        'Texas special education EC-12 certificate',
        'two years as teacher of record for a special education caseload',
      ],
      cv: `BRANDON LIU
4th Grade Teacher

CONTACT
Converse, Texas / b.liu@schoolmail.example

EXPERIENCE
Judson Plains Elementary, Converse TX
Fourth grade, all subjects                                 8/2018 - present
· 22 to 25 students a year, of whom four to six usually have an IEP; the inclusion teacher pushes in for 45 minutes and I give the accommodations the rest of the day
· Come to ARD meetings as the general education member, bring work samples and my notes
· STAAR math: 71 % approaches in 2019, 86 % in 2025
· Tier 2 reading groups; dyslexia screener for the grade level
· Team lead 2021-2024; mentor of two first-year teachers

Judson Plains Elementary                                  8/2016 - 6/2018
Second grade

CERTIFICATION
Texas Core Subjects EC-6, standard, valid to 2028
ESL Supplemental

EDUCATION
B.S. Elementary Education, Texas Prairie University, 2016

SKILLS
Google Classroom, Seesaw, small-group instruction, parent communication, differentiated lessons, basic Spanish`,
    },
    {
      name: 'hannah-schroeder-second-year',
      kind: 'years',
      low: 60,
      high: 72,
      best: 67,
      why: 'Right certificate, degree and duties, but teacher of record only since August 2025, fifteen months against two years; the years before were as a paraprofessional.',
      lacks: ['two years as teacher of record with own caseload'],
      cv: `Hannah Schroeder

hannah.schroeder@inbox.example, New Braunfels TX

I have been in special education rooms since I was twenty-two.

Special education teacher, grades 5 and 6, Comal Bend Intermediate, August 2025 until now. Teacher of record for 15 students in my first year and 17 this year (dyslexia and other learning disabilities, autism, one young man with Down syndrome). Two co-taught math sections, one reading resource class with Wilson, an advisory group. I have written 31 IEPs and led the ARD for every one of them. Frontline. My appraiser gave me "accomplished" in planning last spring.

Special education paraprofessional, same district, August 2021 to May 2025. Life skills for two years, then inclusion. Ran small groups from the teacher's plans, took data on goals, toileting, bus duty, feeding.

Texas certificate: Special Education EC-12, probationary Aug. 2025, standard since June 2026.
Alternative certification program, Guadalupe Teacher Pathways, 2024-2026.
BA Sociology, Bluebonnet State University, 2021.

CPI trained (Jan. 2026). Spanish: two years in high school, I get by at pickup.`,
    },
    {
      name: 'denise-fontaine-workforce',
      kind: 'trap',
      low: 12,
      high: 26,
      best: 19,
      why: 'Her IEPs are individual employment plans for job seekers; a degree and case management, nothing in special education teaching.',
      lacks: [
        'Texas special education EC-12 certificate',
        'two years as teacher of record for a special education caseload',
      ],
      cv: `Denise Fontaine — Career Case Manager

Profile: Thirteen years of caseload work with people who need a plan and somebody who follows it up. Expert in the IEP process from intake to exit. Bilingual, English and Spanish.

Alamo River Workforce Board, San Antonio, TX
Senior Case Manager, WIOA Adult and Dislocated Worker, 2018 - present
• Carry a caseload of 85 customers; write and update the IEP (Individual Employment Plan) for each within ten days of enrollment
• Assess goals, barriers and accommodations, hold progress meetings every 30 days, document in the state system on time, no audit findings since 2020
• Transition planning for laid-off refinery workers into solar, nursing and trucking programs
• Refer customers with disabilities to vocational rehabilitation

Goodheart Job Center, Laredo, TX
Case Manager, 2013 - 2018
• 60 customers; résumé classes, interview practice, employer visits

Education
B.A. Communication, Rio Norte University, 2012

Certificates
Certified Workforce Development Professional 2019
Mental Health First Aid 2023`,
    },
  ],
};
