/** Early childhood teacher, Victoria: an ACECQA-approved degree, VIT registration, two years leading a kinder group, first aid for education and care. */
import type { GradedJob } from '../types.ts';

export const earlyChildhoodTeacher: GradedJob = {
  job: 'early-childhood-teacher',
  title: 'Early Childhood Teacher (four-year-old kinder)',
  spec: `Come and teach at Banksia Gully Kinder!

Hi there. We're a little parent-run kindergarten in Melbourne's north-east: two rooms, 88 families, one very bossy chook called Gladys. Jude, who has taught our Rosella group for nineteen years, is finally off in the caravan, so from Term 1 2027 we're after someone to take on the four-year-olds (26 kids, 30 hours a week of contact and planning, VECTEA rates and then some).

What would you do? Plan and run a play-based program under the VEYLDF, write learning stories and the Transition Statements, look after two lovely co-educators, keep the QIP moving, run bush kinder on Wednesdays down at the creek, and chat to parents at the gate without watching the clock.

Now the serious bit. The Department won't fund us unless our teacher has a degree that ACECQA approves for early childhood teaching, and you can't set foot in the role without VIT registration (provisional's fine). First aid needs to be the education-and-care one, HLTAID012, and current. And because Rosellas is a big group, we're not the right place for a first job: we want two years or more of being the teacher in charge of a three- or four-year-old kinder program.

Bonus points for Auslan, School Readiness Funding know-how, bush kinder training or a second language.

We're a Child Safe organisation and live by it. Tell us about yourself by 27 November. Gladys reads every application.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Bachelor of EC, full VIT, seven years in charge of kinder groups, HLTAID012 of 2025, bush kinder, Auslan, funding.',
      lacks: [],
      cv: `Bronwyn Tassell
Early Childhood Teacher

VIT registered (full), early childhood, no. on request
Bachelor of Early Childhood Education, Maroondah University, 2018 (ACECQA list)

Teaching
2022 - now: Ironbark Street Kindergarten, Eltham. Four-year-old group, 24 children.
   Program leader for the group and mentor to two Cert III and Diploma educators
   Bush kinder since 2023; did the Early Childhood Outdoor Learning course first
   Wrote the School Readiness Funding plan three years running (speech pathologist, OT)
   Transition Learning and Development Statements, about 24 every November
   QIP area 1 and 5. Exceeding in 2024.
   Key word sign and Auslan at mat time, my brother is Deaf so I have had it since I was small
2019 - 2021: Plenty River Preschool, Mernda. Three-year-old kinder teacher, 22 children, two sessions.

Before uni: casual assistant in long day care, 2014 - 2018

Tickets: First aid in an education and care setting HLTAID012 (August 2025), CPR (August 2026), anaphylaxis and asthma, PROTECT mandatory reporting 2026

Referees: Committee president and Field officer`,
    },
    {
      name: 'preschool-grad-dip',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 85,
      why: 'Postgraduate diploma and "registered teacher" of the Victorian Institute, room teacher in long day care preschool for four years, the first-aid unit by its long name: all there in other words.',
      lacks: [],
      cv: `MEI-LIN HARGREAVES

I came to little people late, after eleven years as a graphic designer, and would not go back.

Since January 2022 I have been the degree-qualified educator for the pre-prep room at Treehouse Children's Centre in Heidelberg, a long day care service with a government-funded program for children in the year before school. I design the curriculum for 22 of them, emergent and inquiry led, document it with photo narratives, share it with families through Storypark, and guide a team of three. Each spring I write the reports that go up to the primary schools and walk the nervous ones over to visit. We won a small grant from the state for extra support for children with language delays and I coordinated the speechie's visits. Fridays are at the wetlands, rain or shine.

In 2020 and 2021 I was a co-educator at the same centre while I studied.

Graduate Diploma in Early Childhood Teaching, Yarra Polytechnic University, completed December 2021. It is on the national authority's list of approved qualifications.
Bachelor of Design, 2007.

Registered teacher with the Victorian Institute of Teaching since February 2022, moved from provisional to full in 2024.

"Provide first aid in an education and care setting", Red Cross, renewed February 2026.

I speak Mandarin with my mum and some of our families.`,
    },
    {
      name: 'nsw-teacher',
      kind: 'foreign',
      low: 56,
      high: 70,
      best: 64,
      why: 'An excellent preschool teacher with the right degree, accredited in New South Wales; the Victorian registration is not applied for, though mutual recognition makes it weeks.',
      lacks: ['VIT registration'],
      cv: `Caitlin O'Shannassy, B.Ed (Early Childhood)
Albury NSW

NESA accredited at Proficient Teacher (early childhood), accreditation current to 2028

Jan 2020 to today
Director-teacher, Murray Bend Community Preschool, Albury. 20 children aged 3 to 5 in each group. Writes and teaches the program under the EYLF. Start Strong funding reports. Nominated supervisor and educational leader. Rated Exceeding NQS in 2023. River kinder on Thursdays, based on forest school. Transition to School Statements.

2016 to 2019
Early childhood teacher, Lavington Preschool. 4 to 5 year olds.

2012 to 2016
Educator in long day care (Diploma), part time while at uni

Qualifications
B.Ed (Early Childhood and Primary), Riverina University, 2015, ACECQA approved
Diploma of Children's Services 2011
HLTAID012 April 2025; CPR April 2026; asthma and anaphylaxis April 2025
NSW Working With Children Check, expires 2029

My partner has a job at the Austin so we are moving down over the summer. I know there is paperwork to do at your end before I can teach in a Victorian kinder and will get on to it in December once our address is settled.

Wiradjuri language with local elders, beginner Auslan.`,
    },
    {
      name: 'diploma-educator',
      kind: 'missing',
      low: 32,
      high: 49,
      best: 42,
      why: 'Eleven warm years as an educator, nearly six of them beside the kinder teacher; no degree, no registration, never in charge of the program.',
      lacks: [
        'degree that ACECQA approves for early childhood teaching',
        'VIT registration',
        'two years or more of being the teacher in charge of a three- or four-year-old kinder program',
      ],
      cv: `Fatuma Warsame-Kelly - Educator

Experience

Greenhills Kindergarten, Greensborough / Co-educator, four-year-old kinder / Feb 2021 - current
Setting up indoors and out, small group times, observations for the teacher's learning stories, medical plans, toileting, yard, family morning teas. Take the group when our teacher is at meetings. Bush kinder helper every week. Part of the QIP working party.

Little Acorns Long Day Care, Bundoora / Room leader, toddlers / 2017 - Jan 2021
Room of 15 with two staff, program on Xplor, parent conversations in English and Somali.

Little Acorns / Trainee and then assistant / 2015 - 2017

Training
Diploma of Early Childhood Education and Care, 2017
Certificate III, 2015
HLTAID012 Provide First Aid in an education and care setting, January 2026
Bush kinder facilitator, two days, 2023
Child Safe Standards, PROTECT, 2026
Working with Children Check, employee

About me
Mother of four. Everyone at Greenhills tells me I should go for the teacher jobs, so here I am. I love the VEYLDF and I am good with the children who find it hard.

Referee: Annette, kinder teacher`,
    },
    {
      name: 'plant-nursery',
      kind: 'trap',
      low: 2,
      high: 18,
      best: 9,
      why: 'The nursery, the kindergarten beds and the early years are those of plants; a first-aid ticket of the workplace kind.',
      lacks: [
        'degree that ACECQA approves for early childhood teaching',
        'VIT registration',
        'HLTAID012 first aid, current',
        'two years or more of being the teacher in charge of a three- or four-year-old kinder program',
      ],
      cv: `Darren Mottram
Nursery Manager, Yarra Valley

SUMMARY: 16 yrs in nursery, growing strong starts. Team leader, trainer, lover of the outdoors.

EMPLOYMENT
Healesville Indigenous Nursery
  Nursery Manager 2017 - present
  480,000 tubestock a year. Germination room, early growth stage, hardening off. Eight staff and a rotating crew of volunteers. Seed collection permits. Program of planting days with 14 schools and kinders, I bring the seedlings and show the kids which way is up. Looked after the creek revegetation grant with Melbourne Water.
  Propagation room leader 2013 - 2017

Big Shed Garden Supplies, Lilydale
  Nursery hand 2010 - 2013

QUALIFICATIONS
Certificate IV in Nursery Operations, 2014
Bachelor of Horticulture, not finished (two years, 2008 - 2009)
Chemical users permit
HLTAID011 Provide First Aid, 2024
Working with Children Check (volunteer)
Forklift LF

SKILLS
Planning, learning and development of trainees, quality improvement, budgets, rosters, irrigation, chooks

Hobbies: landcare group, under 9s footy`,
    },
  ],
};
