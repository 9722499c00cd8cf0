import type { GradedJob } from '../types.ts';

export const specialistSchoolTeacherMelbourneAgency: GradedJob = {
  job: 'specialist-school-teacher-melbourne-agency',
  title: 'Special education teacher, outer-east Melbourne – Term 1 start',
  spec: `Hi there,

Hope the term's treating you well. I'm placing for a government specialist school out past Ringwood and thought of a few people on our books, so have a read and let me know.

The school has about 180 students, prep to year 12, all with a mild to profound intellectual disability, and well over half are autistic. They need a classroom teacher for a middle years group (eight kids, two ed support staff) from day one of Term 1 2027, 12 months with a strong chance of ongoing. Graduate to top of Range 2 depending on where you sit.

What the principal won't budge on:
– current registration with the Victorian Institute of Teaching (full or provisional, not permission to teach)
– a special ed qualification on top of your teaching degree – grad cert, grad dip, masters in special or inclusive ed, or equivalent
– two years or more teaching your own class of students with disability. Aide work is lovely but she doesn't count it.

What she'd love: someone who's comfortable with behaviour support plans and doesn't take a bite personally, has used PECS, Proloquo or key word sign, writes decent IEPs and runs an SSG that parents don't dread. Swimming or bus licence would be a bonus, and so is first aid / anaphylaxis. They teach to the Victorian Curriculum levels A–D and do the ABLES assessments twice a year.

It's a warm staffroom and a leadership team that comes into class when things go pear-shaped, not after. Car parking too, which in that suburb is worth something.

If it's you, flick me a CV and your VIT number and I'll call this arvo. If it's a mate of yours, we do pay a spotter's fee.

Cheers,
Tegan
Blue Wattle Education Staffing`,
  graded: [
    {
      name: 'natalie-papas-specialist-school',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Full VIT, Master of Inclusive Education and seven years with her own class in a specialist school, with PECS, behaviour plans and ABLES.',
      lacks: [],
      cv: `NATALIE PAPAS
Croydon Vic | 0491 570 110

VIT full registration no. 5xx214 (annual fee paid Sept 2026)

CLASSROOM EXPERIENCE

Banksia Ridge Specialist School                    2022 – current
Teacher, Range 2. Middle years, now Year 7/8, class of 9, mostly ASD with moderate ID.
 . Work stations, visual timetables, PECS phases I–IV, Proloquo2Go with four students
 . Write and review 9 individual education plans a semester, chair student support group meetings each term
 . ABLES and levels A to D reporting; moderated literacy across the sub-school
 . Behaviour support plans with the BCBA; my class went from 41 incident reports in Term 1 to 12 in Term 4 last year
 . Austswim teacher, take three classes to the pool Fridays

Yarra Junction Special Developmental School        2020 – 2021
Graduate teacher, junior class of 6 with profound and multiple disabilities. Mealtime plans, hoists, switch toys, remote learning packs during lockdown

Relief teaching, mainstream primaries              Terms 3 and 4, 2019

QUALIFICATIONS
Master of Inclusive Education, Port Phillip University, part-time 2021–2023
Bachelor of Education (Primary), Port Phillip University, 2015–2019 (mid-year)
HLTAID012, anaphylaxis, asthma: March 2026
Key Word Sign basic workshop 2020

Referees: Principal and AP, Banksia Ridge.`,
    },
    {
      name: 'bronte-harkness-farm-campus',
      kind: 'gem',
      low: 79,
      high: 92,
      best: 86,
      why: 'Titled farm site coordinator, but the dates show a VIT-registered teacher with a graduate diploma running her own class of autistic teenagers for four years, plans and meetings included.',
      lacks: [],
      cv: `Bronte Harkness
Site Coordinator, Gumnut Farm – Healesville

I run a small farm. I also have a class on it.

GUMNUT FARM (off-campus site of Sherbrooke Valley Special School) ........ January 2023 – now
The sign on the gate says farm and the title on my payslip is site coordinator, so people assume I feed goats. I'm employed as a teacher. Seven students, Years 8 to 10, come to me four days a week, the same seven all year; six are autistic, all have an intellectual disability, three had been out of school for a year or more before they came. I plan and teach literacy, numeracy and personal and social capability through jobs on the place (feed charts, market stall money, egg counts), assess them against the curriculum towards foundation, write each one's learning plan and sit down with the family and allied health once a term. One boy talks with an iPad, two use signs and I've made a sign wall for the shed. Every student has a plan for when they escalate; I wrote them with our psychologist and train the two aides in them. Attendance last year 88 %. I drive the 12-seater (LR licence).

HUMANITIES TEACHER, Lilydale Creek Secondary ........ 2018 – 2022
Years 7–9, mainstream. In 2021–22 I had the "bridge" group, twelve kids with disability funding, for English.

STUDIES
Grad Dip Special Education 2022
Bachelor of Arts / Bachelor of Teaching (Secondary) 2017
Registered teacher in Victoria since December 2017 (VIT, full since 2019, current)
Remote first aid 2025, tractor ticket`,
    },
    {
      name: 'simon-achterberg-vit-expired',
      kind: 'lapsed',
      low: 52,
      high: 66,
      best: 59,
      why: "Ten years of special-education teaching and the right master's, but he let his VIT registration expire while abroad and has not reapplied.",
      lacks: ['current VIT registration (expired 2023)'],
      cv: `Simon Achterberg – Teacher, special education

Boronia, Victoria

EXPERIENCE

Learning Support Teacher, Aoyama Bay International School, Yokohama, Japan
August 2022 – June 2026
Set up the school's first self-contained class for students with autism and Down syndrome, 6 students aged 10 to 13. Individual plans, co-teaching in PE and art, parent evenings with an interpreter. TEACCH structure, AAC on tablets.

Teacher, Dandenong Creek Special Developmental School
January 2016 – July 2022
Own class each year, 6–8 students, primary and then middle school. Positive behaviour support coach for the school from 2019. SSGs, IEPs, ABLES. Bike education program.

Teacher, Grade 3/4, Wantirna Rise Primary
2014 – 2015

EDUCATION
MEd (Special Education), Gippsland University, 2017
BEd (P–10), Gippsland University, 2013

REGISTRATION
Was fully registered with VIT from 2014. I let it run out in September 2023 as I was not teaching in Australia, and the teaching licence I worked under in Japan was the school's. I would need to apply again, and haven't started, was waiting to see what roles are around.

Other: Level 2 first aid 2021 (expired), conversational Japanese`,
    },
    {
      name: 'glenys-wardrop-until-2015',
      kind: 'old',
      low: 62,
      high: 73,
      best: 67,
      why: 'Registered, qualified and nine years with her own special-school class, but that ended in 2015; since then relief teaching in mainstream and tutoring.',
      lacks: [],
      cv: `GLENYS WARDROP Dip.T., B.Ed., Grad. Dip. Spec. Ed.

Date of birth 11.6.1969. Bayswater.
Victorian Institute of Teaching: full registration, renewed this September

2016 to the present
Casual relief teacher at four primary schools in Knox (two days most weeks) and proprietor, Wardrop Tutoring, reading and maths, mostly Grades 2 to 6, some with dyslexia.

2007 to December 2015
Knoxfield Special School, classroom teacher. Upper primary and then a transition class, eight to ten pupils with mild and moderate intellectual disability, several with autism. Programs, goals, parent meetings, camps, Boardmaker, Makaton. In 2012 and 2013 I was acting leading teacher for the section. Left to nurse my mother.

1992 to 2006
Primary teacher, Heathmont and Vermont, with time out for two children.

Study
Diploma of Teaching (Primary) 1990, B.Ed. 1994
Graduate Diploma in Special Education 2006

First aid and anaphylaxis updated February 2026.

I miss the special school and would very much like to finish my working life in one. I realise that assessment has moved on and am reading up on it.`,
    },
    {
      name: 'jayden-moreau-ed-support',
      kind: 'adjacent',
      low: 28,
      high: 42,
      best: 35,
      why: 'Six good years as an education support officer in a specialist school, which the principal does not count; not a teacher, not registered.',
      lacks: [
        'current VIT registration',
        'teaching degree and special ed qualification',
        'two years teaching own class of students with disability',
      ],
      cv: `Jayden Moreau
Education support, Level 1 range 3

About me
Big bloke, calm voice. I've been the second adult in rooms with autistic kids for six years and I know how a good class runs.

Jobs
* Maroondah Park Specialist School, Ed Support Officer, Feb 2020 to today. Rooms of 7-9 students from prep to year 10. Toileting, lunch, hydro pool, bus bay. Run the small group reading that the teacher plans. Proloquo, PECS books, key word sign. Part of every debrief and I feed data into behaviour support plans. Covered the class with a CRT heaps of times so the kids had someone familiar.
* Outside school hours care, Ringwood, team member then 2IC, 2017 to Jan 2020.
* Disability support worker, weekends, self employed NDIS, since 2021. 

Training
Cert IV School Based Education Support 2019
Team Teach / protective interventions 2024
HLTAID012, anaphylaxis 2026
Bus licence (LR)

Working with Children card, valid to 2029.
I don't have a teaching degree. Thinking about starting one online next year.`,
    },
  ],
};
