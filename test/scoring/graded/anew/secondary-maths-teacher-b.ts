/** Secondary mathematics teacher in England: qualified teacher status and a mathematical degree decide it. */
import type { GradedJob } from '../types.ts';

export const secondaryMathsTeacherB: GradedJob = {
  job: 'secondary-maths-teacher-b',
  title: 'Teacher of Mathematics',
  spec: `THE LORIMER ACADEMY, WESTERHALE
Teacher of Mathematics, full time, permanent, from January 2027
Main or Upper Pay Range

About us
The Lorimer is an 11-18 mixed comprehensive of 1,140 students on the edge of the fens. Mathematics is taught in eight rooms on one corridor, in sets from Year 8. Twenty-six students took the A level last summer. We mark less than we used to and talk about teaching more.

PERSON SPECIFICATION

Qualifications
- Qualified Teacher Status in England (essential; must be held by the start date)
- Degree in mathematics or in a subject with a large mathematical content (essential)
- Evidence of continuing professional development (desirable)

Experience
- Successful teaching of mathematics at Key Stages 3 and 4; for early career teachers, on placement (essential)
- Teaching A level Mathematics or Further Mathematics (desirable)
- Use of assessment information to close gaps (essential)
- Work with a tutor group (desirable)

Knowledge and skills
- Secure knowledge of the GCSE specification, both tiers (essential)
- Calm and consistent management of behaviour (essential)
- Able to explain one idea in several ways (essential)
- Readiness to help with the Thursday chess or maths challenge club (desirable)

Personal qualities
Warmth, humour, punctuality, and a belief that children from here can do as well as children from anywhere.

The Lorimer Academy is committed to safeguarding. The post is exempt from the Rehabilitation of Offenders Act and subject to an enhanced DBS check. We offer free parking, a laptop, and access to the trust's cycle scheme. Visits are warmly encouraged; please ring the school office.`,
  graded: [
    {
      name: 'deputy-head',
      kind: 'overqualified',
      low: 80,
      high: 94,
      best: 88,
      why: 'A deputy head who holds every essential and still teaches two GCSE and A level groups; stepping down is a question and no gap.',
      lacks: [],
      cv: `ROSALIND MBEKI-THORNE

BSc (Hons) Mathematics, 2:1, University of Pellworth, 2003
PGCE Secondary Mathematics with QTS, University of Pellworth, 2004
NPQSL 2016; NPQH 2021

Deputy Headteacher (Curriculum), Danesford High School, September 2018 to present
Timetable, curriculum plan, line management of mathematics, science and computing, 1,300 on roll. I have kept a 30 per cent teaching load throughout: at present 11x4 (foundation tier, crossover grades) and a Year 13 pure group. Last summer 22 of my 27 Year 11s reached a grade 4, against a school forecast of 17. I use the question-level analysis from each mock to regroup the class for the three weeks that follow it.

Head of Mathematics, Saint Wystan's School, 2011 to 2018
Team of nine. Rewrote the Key Stage 3 scheme around fewer, longer units. A level and Further Mathematics every year. P8 for the subject went from -0.3 to +0.4.

Teacher of Mathematics, then second in department, Orchard Bank School, 2004 to 2011
All years, 7 to 13, both tiers. Form tutor for five years. Chess club, county under-14 runners-up in 2009.

Why this post
I have been a senior leader for eight years and I miss the classroom. My children have left home, my husband works in Westerhale, and I would like to finish as I began: five lessons a day and no radio on my belt. I am not looking for a responsibility payment and would not be looking over anyone's shoulder.

Referees: the headteacher at Danesford; the chair of governors.`,
    },
    {
      name: 'training-year',
      kind: 'in-progress',
      low: 48,
      high: 62,
      best: 55,
      why: 'An engineering graduate on a salaried training route who will only be qualified in July 2027, six months after the post begins.',
      lacks: ['Qualified Teacher Status by January 2027'],
      cv: `Tobias Ferreira-Lunt
Trainee teacher, mathematics

EDUCATION AND TRAINING
Sept 2026 - July 2027  Fenland Teaching School Hub, postgraduate initial teacher training with QTS (salaried). Award expected at the end of July 2027.
2016 - 2020  MEng Mechanical Engineering, University of Skelmarsh, first class. Modules in vector calculus, numerical methods, statistics, control.

IN SCHOOL
Main placement, Ketterby School, since September 2026
I share two Year 8 groups and a Year 10 higher set with my mentor, and lead about nine lessons a week now. First unit on my own was ratio; second was straight line graphs. My last observation said that my explanations were unusually clear and that I let low-level chat go on for too long. I am working on the second. I mark an exit question from every lesson and sort the books into three heaps before the next one.
Second placement: starts after Easter.

BEFORE TEACHING
2020 - 2026  Design engineer, Hollis Pump Company. Fluid calculations, test rigs. I looked after the apprentices' maths evening, which is how I found out what I wanted to do.
STEM Ambassador, 2021 - 2026, about 15 school visits.

OTHER
Enhanced DBS through the hub, August 2026. Play club chess (1740). Can teach GCSE engineering if anyone ever asks.

I know your post begins in January. I would love to talk about whether some arrangement could be reached with the hub.`,
    },
    {
      name: 'cork-teacher',
      kind: 'foreign',
      low: 56,
      high: 68,
      best: 63,
      why: 'Seven good years of post-primary maths on the Irish register, but the English status has not been applied for.',
      lacks: ['Qualified Teacher Status in England'],
      cv: `Aoife Ní Dhubhghaill
Múinteoir matamaitice / mathematics teacher

Registered with the Teaching Council of Ireland, Route 2 Post-primary, Mathematics and Applied Mathematics, since 2019 (renewed March 2026). Fully probated through Droichead.

Oideachas / Education
Professional Master of Education, Ollscoil na Laoi, 2019
BSc Mathematical Sciences, Ollscoil na Laoi, 2H1, 2017

Employment
Coláiste Chill Bhrianáin, Co. Cork, August 2019 - present
Permanent whole time teacher, 22 hours
- Junior Cycle maths, all three years, common level at first then higher and ordinary
- Leaving Certificate higher level every year since 2021; the paper has calculus, complex numbers, probability and proof. In 2026, 14 of 19 kept the higher paper and all passed it
- Applied maths as an after-school class of eight
- Year head's assistant for second year, so I do know what a hard Tuesday looks like
- Numeracy link teacher: I run a screening test each September, pick out about 20 students and see them in threes until Christmas, then test again

State Examinations, assistant examiner, LC ordinary level paper 2, summers 2022, 2023, 2025

Moving
My partner has taken a job at the hospital in Westerhale and I will move at Christmas. I have not yet put in for English recognition of my qualification; I am told that it is an online application and I would start it as soon as I had an offer. Garda vetting is up to date. I have been reading both tiers of the GCSE papers and the overlap is large.

Camogie, tin whistle, maths olympiad team leader (Junior, 2024).`,
    },
    {
      name: 'cover-supervisor',
      kind: 'denial',
      low: 34,
      high: 48,
      best: 41,
      why: 'Knows the school day and runs maths interventions, but says himself that he is not a qualified teacher, and his degree is in sports coaching.',
      lacks: ['Qualified Teacher Status in England', 'degree in mathematics or a mathematical subject'],
      cv: `MARCUS DELACOURT-BELL - application for Teacher of Mathematics

I have worked in schools for eight years and there is not much that Year 9 can do on a wet Friday that I have not met.

Current: Higher Level Teaching Assistant (Mathematics), The Copse School, since September 2021. I take groups of six to eight out of Year 10 and 11 lessons for number, fractions and algebra, two periods each a week. I plan these with the class teacher, who sets the work and does the marking. When a teacher is away I take the lesson. Of the 31 students I worked with last year, 18 got the grade 4. I was awarded HLTA status in 2022.

Earlier: Cover Supervisor, The Copse School, 2018 to 2021. All subjects, register to bell. Also form tutor to 8C in the year when we were short.

Before: multi-sports coach for the borough, 2014 to 2018.

Education: BA Sports Coaching, 2:2, 2014. A levels PE, geography, business. GCSE maths grade B. Functional Skills assessor certificate 2023.

To be open with you: I do not hold QTS and I am not on a training route at the moment. I looked at the assessment-only route in 2024, and was told that my degree would not do for maths without a subject knowledge course. I would be happy to be appointed as an unqualified teacher while I found a way.

Safeguarding level 2 (2026), Team Teach, paediatric first aid. Enhanced DBS, on the update service.`,
    },
    {
      name: 'left-in-2013',
      kind: 'old',
      low: 60,
      high: 74,
      best: 67,
      why: 'Qualified, mathematically trained and once very good, but the last lesson was in 2013, before the present GCSE existed.',
      lacks: [],
      cv: `Personal details
Name: Gwyneth Sallow
Teacher reference number: yes, supplied on the form
Qualified teacher status: awarded 1 August 1998, induction completed 1999

Degree: BSc Mathematics and Statistics, 2:1, University of Cairnleigh, 1997
PGCE: Cairnleigh School of Education, 1998

Teaching posts

Mathematics teacher, Marlpit Comprehensive, September 1998 - August 2004. Years 7 to 11, three tiers as they then were, coursework and all. Form tutor, 10 to 11.

Key Stage 4 co-ordinator for mathematics, Marlpit Comprehensive, September 2004 - July 2013. I planned the modular GCSE and ran the intervention list. A level Statistics 1 and 2 and Core 1 to 4. In my last three years 74, 77 and 79 per cent of the cohort had a C or better.

Since then

2013 - 2026: Sallow's Plants. My husband and I bought a nursery at Thornby and grew herbaceous perennials for the trade. I did the books, the VAT, the staff rotas. We have sold it this autumn. Through these years I gave no lessons, apart from helping two nieces through their GCSEs in 2022 and 2024, when I met the 9 to 1 papers and found them harder and better than what I used to teach.

In preparation
I have done a return to teaching mathematics course online (eight evenings, September and October 2026), spent four days observing at my old school, and worked every higher tier paper since 2019. I know I shall be slow with the whiteboard software to begin with. I was never slow with a class.`,
    },
  ],
};
