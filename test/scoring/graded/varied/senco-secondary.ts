/** SENCO of an English secondary school: QTS, the statutory award and two years of coordinating decide. */
import type { GradedJob } from '../types.ts';

export const sencoSecondary: GradedJob = {
  job: 'senco-secondary',
  title: 'Special Educational Needs Coordinator (SENCO)',
  spec: `Marlbrook Academy is an 11 to 16 school of 1,050 pupils on the edge of Worcester, and almost a fifth of our children are on the SEND register. Our present SENCO retires at Easter and we are looking for somebody who will take over a well-run department of fourteen teaching assistants, two HLTAs and a small resource base for autistic pupils.

The law asks for a qualified teacher in this role, so you will hold QTS. Because there will be no time for training on the job, you must already have completed either the National Award for SEN Coordination or the NPQ for SENCOs; a place on a course is not enough. We also need at least two years' experience of leading SEND provision in a mainstream secondary school: writing and reviewing Education, Health and Care plans, chairing annual reviews, applying for top-up funding, deploying support staff and reporting to governors.

You will teach about eight lessons a week in your own subject, lead training for colleagues on adaptive teaching, arrange access arrangements for examinations with our assessor, and be the person whom parents ring first. It would be a bonus if you could assess for access arrangements yourself (CPT3A or APC), knew Provision Map or Edukey, or had worked with a local authority at tribunal.

We offer a place on the leadership team (L8 to L12), a two-week October break and free lunches. Marlbrook is committed to safeguarding and promoting the welfare of children; all posts require an enhanced DBS disclosure and online searches. Visits are warmly encouraged.`,
  graded: [
    {
      name: 'senco-since-2020',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Qualified teacher with the National Award, six years as SENCO in a secondary school and an assessor certificate.',
      lacks: [],
      cv: `Joanna Pryce-Tolley, Malvern

SENCO and member of the extended leadership team
Severn Bank High School (11-18, 1,200 on roll), January 2020 to present
I lead a faculty of eleven assistants and a literacy specialist. There are 214 children on our register, 46 of them with EHCPs; I chair every annual review and wrote 19 successful requests for statutory assessment. Costed provision maps in Edukey; higher-needs funding bids worth 160,000 pounds a year; two tribunal hearings alongside the county's officers, both settled. Termly report to the governors' committee. I teach Year 7 and 8 English (ten periods a fortnight).

Assistant SENCO, same school, September 2017 to December 2019
Ran the reading intervention programme, coordinated exam concessions and JCQ paperwork.

Teacher of English, Bromsgrove Heath School, 2011 to 2017
GCSE and Key Stage 3; form tutor; second in department from 2015.

Qualifications
PGCE Secondary English with QTS, University of Worcester, 2011
National Award for SEN Coordination (60 Master's credits), University of Birmingham, 2020
Certificate of Psychometric Testing, Assessment and Access Arrangements (CPT3A), 2022
BA English, University of Hull, 2010
Safer recruitment 2025, designated safeguarding lead training 2024`,
    },
    {
      name: 'head-of-the-lantern',
      kind: 'gem',
      low: 79,
      high: 92,
      best: 86,
      why: 'Under the odd title "Head of the Lantern" she does the whole coordinator work, with NPQ and QTS, for four years.',
      lacks: [],
      cv: `SUNITA BHARGAVA
Head of the Lantern, Teme Valley School

What I do now (since September 2022)
The Lantern is what our secondary calls learning support. I answer to the headteacher for every child who needs something extra: 170 youngsters, 38 with a statutory plan. I hold the review meetings, draft the paperwork for the local authority, cost the support, line-manage nine TAs and an HLTA and timetable them. I present figures to the trust board and train colleagues each half term on scaffolding, dyslexia and autism. I am the name on the website under the Code of Practice. Two bids for additional banding last year, both granted. Maths with 9Y and 7X.

Before that
Sept 2018 - Aug 2022: Key Stage 3 Maths Lead, Teme Valley School
Sept 2014 - Aug 2018: Maths Teacher, Ludlow Road Academy, with responsibility for the nurture group from 2016

Training
School Direct, Qualified Teacher Status 2014
National Professional Qualification for Special Educational Needs Co-ordinators, passed February 2026
BSc Mathematics and Statistics, 2:1, Coventry, 2013
Team Teach, ELKLAN for 11-16s, attachment-aware schools

Tools: Provision Map, CPOMS, Arbor
I have not trained as an access arrangements assessor; we buy that in.`,
    },
    {
      name: 'npq-running',
      kind: 'in-progress',
      low: 57,
      high: 71,
      best: 66,
      why: 'Acting SENCO for three years with QTS, but the NPQ is only half done and the school rules out a course place.',
      lacks: ['completed National Award or NPQ for SENCOs'],
      cv: `Tom Ashcombe
07/2023 - today   Acting SENCO, Clee Hill Academy (mainstream, 11-16, 900 pupils)
- 31 EHC plans, 120 pupils on K; run all annual reviews and referrals to educational psychology
- Manage a team of ten; rota, appraisal, induction
- Funding applications to Shropshire (nine granted of eleven)
- Brought in Edukey and pupil passports; report to governors three times a year
- Exam concessions with external assessor

09/2019 - 06/2023   Teacher of Geography and Assistant SENCO, Clee Hill Academy
- From 2021 two days a week in learning support

09/2016 - 08/2019   Teacher of Geography, Stourbank School

Education
PGCE with QTS (Geography), University of Gloucestershire, 2016
BSc Physical Geography, Aberystwyth, 2015

Professional development
NPQ for SENCOs: started October 2025, in progress, final assessment planned for summer 2027
Makaton level 2 (2022); Autism Education Trust, Good Practice (2023); Level 3 safeguarding (2025)

Interests: kayaking, allotment`,
    },
    {
      name: 'senco-until-2015',
      kind: 'old',
      low: 54,
      high: 69,
      best: 62,
      why: 'QTS, the award and eight years as SENCO are all real, but the last of it ended in 2015.',
      lacks: [],
      cv: `Curriculum vitae of Graham Winterbourne

I trained as a history teacher (PGCE, Exeter, 1999, QTS the year after) and taught in three comprehensive schools. In 2007 I became SENCO at Avonmead School, a mixed comprehensive of 1,100 in Evesham, and stayed in the post until July 2015. I had sixteen support staff, about thirty-five children with statements and two hundred at School Action, and I took the National Award for SEN Coordination at Northampton in 2011. I chaired the annual reviews, negotiated with the county about resources, reported to the governing body and looked after the transfer of our first statements to the new plans in my last year.

In 2015 I left teaching. From September 2015 to 2021 I sold assessment software to schools for Quillmark Ltd (territory: West Midlands; target met in five years of six). Since spring 2021 my wife and I have run a guest house near Pershore; I look after bookings, breakfast and accounts.

With our daughter grown up I miss school life and would like to return. I have kept up my reading (nasen magazine) and am a volunteer reading mentor at a primary school on Tuesdays since 2024. DBS on the update service. Clean driving licence.`,
    },
    {
      name: 'hlta-without-qts',
      kind: 'missing',
      low: 35,
      high: 50,
      best: 42,
      why: 'A devoted HLTA who runs much of the daily support but has neither teacher status, award nor lead responsibility.',
      lacks: ['QTS', 'National Award or NPQ for SENCOs', 'two years leading SEND provision'],
      cv: `Carol Dunmore
Higher Level Teaching Assistant, Worcester

Employment history
2012 - present, HLTA (Inclusion), Saltway Secondary School
Plan and deliver literacy and numeracy interventions for groups of six. Key worker for fourteen pupils with Education, Health and Care Plans; write their contribution to the annual review and attend the meeting. Organise the timetable of the other TAs when the SENCO is away. Reader and scribe in examinations. Contact with parents, speech therapist and CAMHS. Keep Provision Map up to date.

2004 - 2012, Teaching Assistant, St Wulstan's First School
One-to-one support for a boy with cerebral palsy, then classroom support in Year 2; hoist and personal care; PECS.

1998 - 2004, Nursery Nurse, Little Acorns

Qualifications
HLTA status, 2011
NNEB Diploma in Nursery Nursing, 1998
Foundation Degree in Learning Support, University of Worcester, 2016
Level 3 Award in Autism Awareness, 2019
Paediatric first aid, 2025; Team Teach, 2024

About me
Patient, organised, trusted by families. After twenty-two years beside children with additional needs I feel ready to lead a department.`,
    },
  ],
};
