/** A primary class teacher in a Scottish council school; GTCS registration in primary and two years with a class decide it. */
import type { GradedJob } from '../types.ts';

export const primaryClassTeacherScotland: GradedJob = {
  job: 'primary-class-teacher-scotland-ua',
  title: 'Class Teacher (Primary)',
  spec: `Class Teacher - Primary
Inverardle Primary School and Early Learning Centre, Strathcorrie Council
Permanent, 35 hours per week. Main grade scale.

Advert
Strathcorrie lies between the hills and the firth, an hour from Glasgow by train. Inverardle Primary has 212 pupils in eight classes, a nursery, a wood at the end of the playground and a very active Parent Council. The school was inspected in 2025 and judged good or very good on all indicators. We are looking for a teacher for our P2/3 composite from January 2027.

The successful candidate will
- plan, teach and assess across the curriculum at early and first level
- track attainment and take part in moderation with our cluster
- meet learners' needs through differentiation and work with support staff and partner agencies
- report to and work with parents and carers
- contribute to the wider life of the school

Requirements of the post

Essential
- Full registration with the General Teaching Council for Scotland, primary education
- At least two years' experience of teaching a primary class
- Sound knowledge of Curriculum for Excellence
- Commitment to inclusion and to getting it right for every child

Desirable
- Experience of a composite class or of the lower primary stages
- Play-based pedagogy or outdoor learning
- A modern language or Gaelic to support 1+2
- Leadership of a curricular area or working party

Conditions
This post is regulated work with children and the preferred candidate must join the PVG scheme before starting. Relocation assistance may be payable. Strathcorrie Council guarantees an interview to disabled applicants, care-experienced young people and veterans who meet the essential criteria. For an informal chat or a visit please contact the school office. CVs are accepted for this post together with a covering letter. Closing date 20 November 2026, interviews in the week of 30 November.`,
  graded: [
    {
      name: 'composite-class-teacher',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Full GTCS primary registration, five years with classes, a composite and play-based work in lower primary: all of it dated and current.',
      lacks: [],
      cv: `Eilidh Macrae-Sutter
Class teacher, Kilbrandon
GTCS registration 19/40772, primary, full since August 2020

EMPLOYMENT

Class Teacher, Burnfoot Primary, Argowan Council
August 2021 - present
2024 - now: P2/1 composite (24 children)
2022 - 2024: P3
2021 - 2022: P4
• Plan in the early and first level Experiences and Outcomes, track with the benchmarks, moderate writing with two neighbouring schools
• Moved my P1s and P2s to play-based learning with observation-led planning; the head has since taken it to all infant classes
• Weekly forest session, Forest School Leader level 3
• Write child's plans and attend team around the child meetings, two pupils with autism and one with a hearing loss at present
• French for P1 to P3; ran the 1+2 working party 2023 - 2025
• Reports, parents' evenings, weekly class blog; one support assistant in class

Class Teacher (fixed term, maternity cover), Dalquharn Primary, P5
August 2020 - June 2021

Probationer Teacher, Dalquharn Primary, P2
August 2019 - June 2020

EDUCATION
PGDE Primary, University of Clydesmuir, 2019
MA (Hons) French and Geography, University of Clydesmuir, 2018

CPD
Emergent literacy 2024, Makaton 2023, data literacy for closing the gap 2022

PVG scheme member.
I sing in a Gaelic choir (learner, can greet and count with a class).`,
    },
    {
      name: 'qts-moving-north',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 60,
      why: 'A very good Key Stage 1 teacher with QTS from England whose GTCS application has been made but not decided; little yet of the Scottish curriculum.',
      lacks: ['full GTCS registration (primary)'],
      cv: `Rebecca Thistlewood BA (QTS)
Currently Carlisle; moving to Inverardle in December 2026 as my husband has taken a post there

Personal statement
I am a Year 2 teacher who loves the muddle and progress of six-year-olds. In eight years I have taught Reception to Year 3. I have applied to GTC Scotland for registration (September 2026, decision awaited) and have begun to read my way into Curriculum for Excellence.

Qualifications
Qualified Teacher Status, July 2018
BA (Hons) Primary Education with QTS, University of Eden Valley, 2018
NPQ Early Years Leadership, 2025

Teaching experience
Castle Bank C of E Primary, Carlisle: Year 2 teacher, Key Stage 1 lead
September 2021 to present
- 28 children, 30% pupil premium; reading at expected standard 61% in 2022, 79% in 2026
- Systematic phonics lead; trained ten colleagues
- Continuous provision carried from Reception into Year 1 and 2
- Lead moderation of writing across five schools of the trust
- Mentor for two early career teachers

Petteril Junior and Infant School: Year 1, then mixed Year 2/3 class
September 2018 to August 2021
- Mixed-age planning over a two-year cycle
- Home learning during the closures
- Eco council

Other
Enhanced DBS (update service). Paediatric first aid 2025. Spanish A level, lunchtime Spanish club. I run the Brownies and would miss them, so I hope you have some.

Referees
Headteachers of both schools.`,
    },
    {
      name: 'returner-after-twelve-years',
      kind: 'old',
      low: 60,
      high: 73,
      best: 66,
      why: 'Kept her full primary registration and taught for thirteen years, but the last class was in 2014; since then bookkeeping with a little reading help.',
      lacks: [],
      cv: `CURRICULUM VITAE

Morag Jane Auchterlonie
Balwhinnie Farm, by Inverardle

Registration: General Teaching Council for Scotland, full registration, primary, no. 01/1268, fee paid each year without a break. PVG member (parent volunteer).

Present and recent
2014 - now   Farm partner and bookkeeper, Balwhinnie. Accounts, VAT, payroll for four, holiday cottage bookings.
2019 - now   Volunteer at Inverardle Primary, one afternoon a week: paired reading with P3 and P4, school garden.
2025   Return to Teaching, online programme of 8 weeks. Curriculum refresh, digital learning, additional support for learning.

Teaching
August 2006 - June 2014   Class teacher, Craigmorran Primary (three-teacher school). P1-3 composite for six years, then P4-5. Reading, writing, maths, topic, all of it. Took the school through the first years of Curriculum for Excellence and wrote our social studies programme. Acting head for one term, 2012. Eco-Schools green flag twice.
August 2002 - June 2006   Class teacher, St Fillan's Road Primary, Perth. P3, P5, P6.
August 2001 - June 2002   Probationer, St Fillan's Road Primary, P4.

Education
Bachelor of Education (Primary), Tayside College of Education, 2001
Highers: English, Maths, Biology, Gaelic (Learners), Music

About me
Our youngest has left for university and I would dearly like a class again. I speak Gaelic to a fair conversational level. I have kept up by reading with children every week for seven years, although I know the tracking and the tablets will be new to me.`,
    },
    {
      name: 'nursery-practitioner',
      kind: 'adjacent',
      low: 28,
      high: 42,
      best: 35,
      why: 'A senior early years practitioner, registered with the SSSC as such: play and early level are real, a teaching qualification and a primary class are not.',
      lacks: ['full GTCS registration (primary)', "two years' teaching a primary class"],
      cv: `Kirsty-Ann Dunsmore
Senior Early Learning and Childcare Practitioner

ABOUT ME
Friendly and dedicated early years professional with 11 years in council nurseries and a passion for learning through play. I feel ready for the next step, into the primary classroom.

REGISTRATION
Scottish Social Services Council, practitioner in day care of children, with supervisory condition met. PVG.

WORK EXPERIENCE
Senior ELC Practitioner, Auldhame Early Learning Centre (attached to Auldhame Primary), Strathcorrie Council
March 2020 - present
• Lead the 3-5 playroom, 40 children, six staff
• Plan responsively at early level of Curriculum for Excellence, with floorbooks and learning journals
• Track developmental milestones and write transition reports to P1
• Joint planning with P1 teachers, shared play sessions on Wednesdays
• Outdoor nursery two days a week
• Keyworker for children with additional support needs, speech and language liaison
• Support staff supervision and induct modern apprentices

ELC Practitioner, Auldhame ELC
August 2015 - March 2020

Classroom Assistant (temporary), Auldhame Primary
January 2015 - June 2015
• Helped groups in P1 to P3 under the teacher's direction

QUALIFICATIONS
BA Childhood Practice, University of Clydesmuir (part time), 2023
HNC Childhood Practice, Strath College, 2014
SVQ 3 Children and Young People, 2015
Higher English, National 5 Maths

TRAINING
Up, up and away; Froebel in childhood practice; child protection 2026; first aid 2025`,
    },
    {
      name: 'secondary-home-economics',
      kind: 'missing',
      low: 32,
      high: 46,
      best: 40,
      why: 'Fully registered with GTCS, but in a secondary subject; the only primary contact is cluster transition lessons.',
      lacks: ['GTCS registration in primary education', "two years' teaching a primary class"],
      cv: `Stewart Lindores
Teacher | Fully GTCS registered

Profile
Experienced and fully registered teacher with ten years in Scottish schools, confident in Curriculum for Excellence from second level to Higher, who wishes to transfer to the primary sector. I have worked with P6 and P7 pupils of five cluster primaries for six years and enjoy the younger age group.

GTCS: full registration, 2017, Home Economics (secondary)

Teaching posts

Teacher of Home Economics, Corrieshalloch Academy, Strathcorrie
August 2018 - present
- S1 to S3 broad general education, National 4/5 Practical Cookery, Higher Health and Food Technology
- Cluster transition: six-week block of food and health lessons for P7 each May and June, and STEM mornings for P6 (three a year), planned with the primary staff
- Principal Teacher (acting) of Health and Wellbeing, August 2023 - June 2024
- Pupil support link for S1, attendance at child's planning meetings
- Reporting, tracking and parents' evenings
- Duke of Edinburgh's Award leader, bronze

Teacher of Home Economics, Kirkmuir High School
August 2016 - June 2018 (first year as probationer)

Before teaching
Chef de partie, hotels in Perthshire, 2008 - 2014

Education
PGDE Secondary Home Economics, University of Clydesmuir, 2016
BSc Food and Consumer Science, Tay Institute, 2015
SVQ 3 Professional Cookery, 2009

Further training
Nurture principles 2024; literacy across learning 2022; outdoor first aid 2025
PVG scheme member`,
    },
  ],
};
