/** Special school class teacher, English county: QTS, three years of SLD/PMLD/complex autism classes, one communication certificate of three. */
import type { GradedJob } from '../types.ts';

export const specialSchoolTeacherJob: GradedJob = {
  job: 'special-school-teacher',
  title: 'Class Teacher (SLD/PMLD), Special School',
  spec: `HALLOWDENE SCHOOL
Community special school, 118 pupils aged 3 to 19
PERSON SPECIFICATION: Class Teacher, MPS/UPS + SEN 1, full time, permanent, from January 2027

A = application, I = interview, O = lesson observation, C = certificate

Criterion | Essential / Desirable | Assessed
Qualified Teacher Status (QTS) | E | C
At least three years as class teacher of pupils with SLD, PMLD or complex autism, in a special school or a resource base | E | A, I
Certificate in one of: Makaton (level 2 or above), PECS Level 1, Elklan | E | C
Leading a class team of up to five support staff | E | A, I
Writing outcomes for, and reporting to, EHCP annual reviews | E | A
Planning a sensory or semi-formal curriculum from assessment (e.g. engagement model, MAPP, B Squared) | E | O
Understands why a pupil behaves as he does, and writes it down in a plan others can use | E | I
Team Teach or other accredited positive handling | D | C
Hydrotherapy pool or rebound therapy | D | A
Category D1 on licence for the school minibus | D | A
Experience of working with therapists and community nurses (gastrostomy, epilepsy plans) | D | I
Will take part in the wider life of the school | E | I

Notes for applicants
1. We are a maintained school. Instructors and unqualified teachers can't be considered for this post, however experienced.
2. Mainstream classes that include some pupils with SEN do not count towards the three years.
3. Hallowdene is committed to safeguarding. Enhanced DBS, online search, two references taken before interview.
4. CVs are accepted alongside the county form. Visits warmly encouraged, ring Bev in the office. We have a pool, a polytunnel and two school ducks.`,
  graded: [
    {
      name: 'pmld-teacher',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'QTS 2013, eleven years of PMLD and SLD classes to date, Makaton level 3, EHCP reviews, pool, Team Teach of 2026; only D1 absent.',
      lacks: [],
      cv: `REBECCA TINDALL
Teacher, SLD/PMLD

Sept 2019 to present: Larkfold School (special, 2 to 19), teacher of Sapphire Class, eight pupils aged 7 to 11 with PMLD. UPS 2. I direct a team of four TAs and a one-to-one nurse assistant.
- sensory curriculum, engagement model for all eight, MAPP for personal targets
- chair my own annual reviews (EHCP), write the outcomes with parents, OT and SaLT
- epilepsy rescue meds and gastrostomy feeds, trained and signed off by community nursing each year
- hydro twice a week; pool rescue renewed Feb 2026
- Makaton lead for the school, level 3 and 4 workshops 2021

Sept 2015 to Aug 2019: Pennock Hill School, class teacher, SLD, KS2 and then KS3. B Squared. Forest school day.

Sept 2013 to Aug 2015: St Wulstan's C of E Primary, Year 2 (NQT year and one more).

Qualifications
PGCE Primary with QTS, 2013
BA Hons Theology, 2:1
Team Teach 12 hr, refreshed March 2026
PG Cert in PMLD, 2022

I sing alto, badly organised at home, very organised at work. Referees: Headteacher, Larkfold; SaLT team lead on request.`,
    },
    {
      name: 'resource-base',
      kind: 'any-of',
      low: 79,
      high: 92,
      best: 86,
      why: 'QTS by School Direct and five years heading an autism base in a primary, the second branch of the any-of, with PECS Level 1; no pool, nurses or PMLD.',
      lacks: [],
      cv: `I trained late, at thirty-four, on School Direct at Marlpit Primary, and was awarded qualified teacher status in July 2019 after nine years as an events florist. My first two years were in Year 1 at the same school.

In September 2021 the local authority opened The Nest, an additionally resourced provision within Marlpit for ten children aged 4 to 8 who are autistic, most of them non-speaking and still in nappies, all with a plan from the LA. I asked for it and I have taught it ever since. It is my own class: they are on our roll, they do not go into the mainstream rooms except for lunch and, for two of them, PE. I have four assistants, whose appraisals I do and whose training I run on Wednesday afternoons.

We work with low arousal, attention-building buckets, TEACCH trays and picture exchange. I did the PECS L1 two-day course with Pyramid in Oct 2021 and the second level in 2023. I replaced the phonics-for-all timetable with one built from what each child could do, tracked in small steps. I write the annual review paperwork for all ten and, last year, gave evidence of progress for two tribunal cases. Three children who arrived biting and bolting now have one-page behaviour plans that even a supply TA can follow. Restraint training (Team Teach, one day) 2025.

I would like to move to a special school because the Nest stops at eight and I want to know what comes next.

Imogen Faraday, Kettering. Full clean licence, passed after 1997 so no minibus yet.`,
    },
    {
      name: 'hlta-no-qts',
      kind: 'denial',
      low: 46,
      high: 60,
      best: 55,
      why: 'Twelve years in a special school, five leading a class daily, but she says herself that she has no QTS, which this maintained school cannot waive.',
      lacks: ['Qualified Teacher Status (QTS)'],
      cv: `Dawn Prickett
Curriculum Vitae

Special school professional with a proven record of class leadership

Experience
BRACKENBURY SPECIAL SCHOOL, 2014 - present
*Class lead / unqualified teacher (instructor scale), Sept 2021 - now*
Full responsability for Oak, 9 students aged 11-14, SLD and autism. Plan, teach and assess. Five TAs. Write EHCP reports and present at annual reviews. Semi formal curriculum, B Squared Connecting Steps. Run rebound therapy on Thursdays (Winstrada trained). Drive the minibus (D1, MiDAS 2025).
*HLTA, 2017 - 2021*
PPA cover in every class in school, incl PMLD. Ran swimming.
*Teaching assistant L2 then L3, 2014 - 2017*

Tesco Extra, bakery, 2006 - 2014 (while the children were small)

Training
HLTA status 2017. Makaton L1-4, 2015 to 2018. Elklan Complex Needs 2020. Team Teach intermediate trainer 2024. Epilepsy, buccal midazolam, PEG. Foundation Degree in Supporting Learning, 2016.

Please note I do not hold QTS. I would need to top up my foundation degree first and then do assessment only, which my head supports for the future but I have not enrolled. I hope you will look at what I do rather than the letters.

Interests: fell walking, netball umpire`,
    },
    {
      name: 'year-four',
      kind: 'years',
      low: 56,
      high: 70,
      best: 63,
      why: 'Qualified with Elklan and real SEN interest, but eleven of his twelve years are mainstream and the one special school year is a maternity cover.',
      lacks: [
        'At least three years as class teacher of pupils with SLD, PMLD or complex autism, in a special school or a resource base',
      ],
      cv: `Name	Tom Oyelaran
Post sought	Class teacher, Hallowdene
DfE number	held, QTS awarded 2014
Degree	BEd (Hons) Primary, 2014

Employment
2025/26 (Sept to Aug)	Ferncliffe School, Derbyshire, special. Maternity cover, class of 10, KS2 SLD. Three TAs. Four EHCP annual reviews. Engagement model and MAPP. Graded "secure" in both observations. Team Teach, Oct 2025.
2018 to 2025	Upper Mead Junior School. Year 4, then Year 5. Inclusion champion. In most years between six and eight children on the SEN register, two with EHCPs, one with Down's syndrome for whom I made a separate timetable with her 1:1. Elklan Speech and Language Support for 5-11s, level 3, certificate 2022. Led the behaviour policy rewrite.
2014 to 2018	Riverside Academy, Years 3 and 4. Maths lead.
Since Sept 2026	Supply through an agency, mostly mainstream, three days at Ferncliffe when they are short

Other
Grade 6 trombone. Minibus: D1 (101), MiDAS
Coach of under 10s, inclusive football session on Saturdays for children with autism and their siblings

Why
The cover year was the best year I have had in a classroom. There was no permanent post at the end of it.`,
    },
    {
      name: 'graduate-keywords',
      kind: 'list',
      low: 16,
      high: 33,
      best: 24,
      why: 'A psychology graduate with a nursery job; every word of special education stands in a skills list with no class, no QTS and one awareness webinar behind it.',
      lacks: [
        'Qualified Teacher Status (QTS)',
        'At least three years as class teacher of pupils with SLD, PMLD or complex autism, in a special school or a resource base',
        'Certificate in one of: Makaton (level 2 or above), PECS Level 1, Elklan',
      ],
      cv: `CHLOE-ANNE MARSDEN | SEN TEACHER | EDUCATION PROFESSIONAL

KEY SKILLS
SEN teaching • SLD • PMLD • Complex autism • EHCP • Annual reviews • Makaton • PECS • Elklan • Engagement model • MAPP • B Squared • Sensory curriculum • Semi-formal curriculum • Team Teach • Hydrotherapy • Rebound therapy • Class leadership • Behaviour plans • Multi-disciplinary working • Safeguarding • Differentiation

PROFILE
A passionate and dynamic special needs teacher who puts the child at the centre and has an in-depth knowledge of all areas of need. Looking for a class of my own in an outstanding special school.

EDUCATION
BSc Psychology, 2:2, 2025 (modules: developmental disorders, autism spectrum, research methods, social cognition)
A levels: Psychology, Sociology, Dance

EMPLOYMENT
Little Acorns Day Nursery, room assistant (2 to 3s), July 2025 to present. Snacks, nappies, observations on Tapestry, displays, handover to parents.
Costa, barista, 2022 to 2025, part time

CPD
Autism awareness webinar, 2 hrs, 2026
Makaton taster session, 2026
Paediatric first aid, 2025

Enhanced DBS on update service`,
    },
  ],
};
