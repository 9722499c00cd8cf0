/** Year 6 class teacher, England: QTS, two full years in Years 5 or 6, a cohort taken through the KS2 tests; an HR portal export. */
import type { GradedJob } from '../types.ts';

export const ks2Teacher: GradedJob = {
  job: 'ks2-teacher',
  title: 'Class Teacher, Year 6',
  spec: `VACANCY EXPORT 04417-B
Status: LIVE
Job title: Class Teacher (Key Stage 2, Year 6)
Organisation: Saltmarsh Learning Trust / St Osyth's Church of England Primary
Contract: Permanent, 1.0 FTE
Salary: MPS/UPS (England excluding London) plus TLR2a for the right candidate
Start: 1 January 2027 or Easter by negotiation
School phase: Primary, NOR 412, two form entry

JOB SUMMARY
Our Year 6 teacher of eleven years is moving to headship. We want a warm, exacting teacher for 29 lively children, in a partnership with the parallel class. Inclusion is high (31% pupil premium, 9 EHCPs across the school), behaviour is good and the staffroom has cake on Fridays.

KEY RESPONSIBILITIES
Plan, teach and assess the full primary curriculum to 6W. Lead a foundation subject across the school (currently vacant: history, computing, music). Direct a full time teaching assistant. Report to parents three times a year. Residential to Shropshire in June. Contribute to collective worship; staff need not be practising Anglicans.

PERSON REQUIREMENTS
Mandatory field 1: Qualified Teacher Status
Mandatory field 2: At least two full academic years teaching Year 5 or Year 6
Mandatory field 3: Has prepared a class for, and administered, end of Key Stage 2 national tests (SATs)
Preferred: mastery maths (NCETM or White Rose), moderation of writing, phonics for older readers, Arbor, MFL, clubs, subject leadership

SAFER RECRUITMENT
The Trust is committed to safeguarding. Enhanced DBS with barred list, prohibition check, online search, KCSIE part 3. CVs are accepted with an application form only.

BENEFITS
TPS, on-site parking, PPA at home, employee assistance, cycle to work, reduced fee wraparound care.

VISITS
Tuesdays after school, ring Mrs Ahluwalia in the office.`,
  graded: [
    {
      name: 'year-six-essex',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'PGCE with QTS 2016, seven years of Year 5 and 6, four rounds of SATs, moderation, history lead; now.',
      lacks: [],
      cv: `Callum Deverell-Roy
Teacher, Colchester

Teaching posts
Oakapple Primary School, Colchester (3FE, PP 28%)
Sept 2019 - now: Year 6 every year but 2022/23 (Year 5). Tests taken in 2022, 2024, 2025, 2026, and the Y6 team's administration lead for access arrangements. 2026: RWM combined 74% against 62 nationally; greater depth writing moderated by the LA with no changes. History lead since 2021 (Ofsted deep dive 2023). One TA, two PGCE students a year.
Sept 2016 - July 2019: Hythe Hill Primary, NQT in Year 4, then two years in Year 5.

Qualifications
PGCE Primary (5-11) with QTS, University of East Anglia, 2016
BA History, Leicester, 2:1, 2015
NPQ Leading Teaching, 2024
NCETM mastery readiness and development programme (school's lead for KS2)

Other
Arbor, Insight, White Rose, Talk for Writing. Year 6 residential leader x 6. Cricket club, chess club, school ukulele orchestra (sorry). First aid 2025. Married with a baby due in May. References: head teacher and previous deputy.`,
    },
    {
      name: 'cyprus-garrison',
      kind: 'synonym',
      low: 79,
      high: 93,
      best: 87,
      why: 'Ten- and eleven-year-olds on a British base for four years incl. three rounds of the May papers, QTS by a GTP; words and place differ only.',
      lacks: [],
      cv: `Zeynep Halloran-Tate. Address until 18 December: BFPO 57. Afterwards: my mother's, Clacton.

I have taught the top class of a small school for service children at Dhekelia from September 2022 until now. Twenty-two pupils, of whom about half arrive or leave in the course of a year; I have had boys who were in their sixth school at the age of ten. We follow what England follows. Each May (2023, 2024, 2025, 2026; though in the first I only invigilated, being in the parallel class) the sealed packets come, I run the reading, the SPaG and the three arithmetic and reasoning papers, post them to be marked, and have the conversation in July about who got 100 and who did not. In my class 15 of 20 reached the standard in all three last summer. Writing I judged against the TAF and brought to the cluster in Episkopi to be picked over.

From September 2017 till July 2022 I was in Tilbury, Lansdale Road Juniors: three years with the eight- and nine-year-olds and two with nines and tens. There I looked after computing for everybody.

My route in was unusual. Seven years in a shipping office, then the School Direct salaried year in Southend, which ended with QTS in July 2017 (no PGCE attached). Degree in Maritime Business, Plymouth, 2008. Induction passed July 2018.

Turkish and Greek for the market, French to A level. I play the organ, two services a Sunday if there is a shortage. Enhanced DBS via the MOD.`,
    },
    {
      name: 'dubai-pgcei',
      kind: 'missing',
      low: 48,
      high: 62,
      best: 56,
      why: 'Six years of Year 5 and 6 in British schools in Dubai with SATs, but her international PGCE confers no QTS; the assessment-only route remains.',
      lacks: ['Qualified Teacher Status'],
      cv: `FRANCESCA OKORIE-BLYTHE
Year 6 Teacher and Maths Lead

EXPERIENCE
Al Manara British Academy, Dubai | Year 6 class teacher, maths lead KS2 | Aug 2021 - July 2026
- 26 pupils of 14 nationalities; full National Curriculum for England
- Past and live SATs sat each May in agreement with the group; BSO inspection "Outstanding" 2024
- 88% at expected standard in maths, 41% greater depth (2026)
- White Rose introduction Years 3 to 6, coaching of nine teachers
- Residential lead to Ras Al Khaimah; Sports day; Eco council
Gulf Heights School, Sharjah | Year 5 class teacher | Aug 2019 - July 2021
- Distance learning lead during Covid; Seesaw
Gulf Heights School, Sharjah | Teaching assistant, Year 3 | 2017 - 2019

EDUCATION
PGCEi, University of Nottingham (distance, with taught weekends in Dubai), 2019
BSc Psychology, University of Kent, 2016, 2:1
CELTA 2017

TRAINING
Safeguarding level 3 DSL refresher 2025, Team Teach, Read Write Inc Fresh Start, Pobble moderation

SKILLS
Arbor, iSAMS, Google Educator level 2, basic Arabic, French B1

I returned to Suffolk in August for family reasons and am doing supply through an agency, mainly Years 4 to 6, which keeps me sharp. Interests: triathlon, baking, Formula 1. References from both principals.`,
    },
    {
      name: 'infants-moderator',
      kind: 'years',
      low: 42,
      high: 57,
      best: 51,
      why: 'Qualified, twelve years and superb in Years 1 and 2, where her SATs were the Key Stage 1 ones; one year in Year 5 only and no Key Stage 2 tests.',
      lacks: [
        'At least two full academic years teaching Year 5 or Year 6',
        'Has prepared a class for, and administered, end of Key Stage 2 national tests (SATs)',
      ],
      cv: `Name: Mrs Pauline Abernethy-Cole
Teacher ref: 13/#####
Union: NEU

I have been a primary school teacher since 2014. My present head calls me the best practitioner she has worked with and has offered to say so on the telephone.

Record of service

| From | To | School | Class |
| 9/2025 | now | Fingringhoe Road Primary | 5 (after a reorganisation) |
| 9/2018 | 7/2025 | Fingringhoe Road Primary | 2 |
| 9/2014 | 7/2018 | Maldon Road Infants | 1, then 2 |

Posts of responsibility: Assessment leader 2019-25. I ran SATs for Year 2 from 2016 until they became optional, led training for the cluster and was an LA moderator of KS1 writing and maths in 2018, 2019, 2022 and 2023. English lead 2022 to now. Music before.

Qualifications: BA (Hons) Primary Education with QTS, Anglia Ruskin, 2014, first class. National Award for Middle Leadership 2020. Little Wandle, Fresh Start, ELSA, Forest School Level 3, paediatric first aid.

Results, for what they are worth: 2023 reading 81% expected, phonics 92%.

Personal: churchwarden at All Saints, three grown children, keen campanologist. I am comfortable with taking assemblies. I would like to teach the older ones for the last part of my career, this year with 5 Kingfisher has been a joy. I use Arbor daily.`,
    },
    {
      name: 'hlta-boosters',
      kind: 'adjacent',
      low: 30,
      high: 45,
      best: 38,
      why: 'A teaching assistant of HLTA status who has covered Year 6 and run boosters for years: next to the work, without QTS or a class of her own.',
      lacks: ['Qualified Teacher Status', 'At least two full academic years teaching Year 5 or Year 6'],
      cv: `Tanya Wickramasinghe

EMPLOYMENT
St Cedd's Primary, Chelmsford: HLTA attached to Upper KS2, 2016 to today
I teach 6A and 6B for PPA every Wednesday and Thursday afternoon (computing, RE, French). From October to May I run the booster groups in maths and reading, four mornings a week, 8 children each; the last four years between 70 and 80 percent of my "borderlines" made it over 100. Scribe and reader for the SATs each May, and trained the others in the access arrangements. I covered 6B for seven weeks in spring 2024 when the teacher was ill, planned with the year lead and wrote the interim reports. I direct two TAs at lunchtimes. CPOMS, Arbor, Third Space.
St Cedd's: Teaching Assistant, Y1 to Y4, 2009 to 2016
Abbey National, Colchester: cashier and later mortgage adviser, 1998 to 2006

EDUCATION
HLTA status 2016
Foundation Degree in Supporting Teaching and Learning, 2014
NVQ3 TA 2010
GCSE Maths retaken 2012 (B)

I have been told by three heads in turn to go and train and life was always in the way. Children are 19 and 21 now. Thursday evenings I lead Brownies. Netball umpire C award. My referees are Mrs Lal (head) and Mr Pym (Y6 lead).`,
    },
  ],
};
