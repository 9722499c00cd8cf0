/** County council's peripatetic teacher of the deaf; QTS, the completed mandatory qualification and BSL Level 2 decide. */
import type { GradedJob } from '../types.ts';
export const peripateticTeacherOfTheDeaf: GradedJob = {
  job: 'peripatetic-teacher-of-the-deaf',
  title: 'Peripatetic Qualified Teacher of the Deaf',
  spec: `WOLDSHIRE COUNTY COUNCIL
Children's Services: Sensory Support Team

Peripatetic Qualified Teacher of the Deaf
Post number CS/4471. Teachers' main or upper pay range plus one SEN allowance. Permanent, 1.0 FTE (0.8 would be considered), term time. Base: County Hall, Louthby, with travel across the county.

About the service
Woldshire is a large rural county with 311 schools and a scatter of market towns. The Sensory Support Team serves 486 deaf children and young people from the newborn screen to the age of 25. It is made up of eleven teachers, two specialist assistants, an educational audiologist and a Deaf instructor. At our last local area inspection families described the team as "the people who ring back".

About the post
You would hold a caseload of around 45 children, about a third of them under five, in the north of the county. Some use hearing aids or cochlear implants and speak; some use British Sign Language; many do both. You would divide your week between homes, nurseries, mainstream classrooms and the resource base at Louthby Primary, and manage your own diary.

Main duties
1. Visit families soon after a hearing loss is identified, and support early communication and parents' informed choices.
2. Teach deaf pupils individually and in small groups, above all language, listening, phonics and deaf identity.
3. Assess functional hearing, language and attainment and use the results to set targets.
4. Check hearing aids, radio aids and classroom acoustics, and show others how to do so.
5. Advise head teachers, SENCOs and class teachers on access to the curriculum and to examinations.
6. Write advice for education, health and care needs assessments inside the statutory six weeks, and attend annual reviews.
7. Train school staff, from half-hour briefings to full days.
8. Work with audiology, speech and language therapy, implant centres and social care.
9. Plan for moves between phases, including preparation for adult life.
10. Keep case records that another teacher could pick up tomorrow.
11. Follow the council's safeguarding, equality and data protection policies.

Person specification
Essential (you will not be shortlisted without these)
- Qualified Teacher Status
- The mandatory qualification for teachers of children with hearing impairment, completed and awarded. We regret that we cannot sponsor trainees in this round
- British Sign Language, Signature Level 2 or higher
Also expected
- Successful teaching of children of different ages
- Secure knowledge of hearing technology and of the effects of deafness on language
- Clear reports, and tact in conversations that are hard for families
- The means to travel around a rural county

Desirable
- Early years work with families of deaf babies
- BSL Level 3
- Experience of a cochlear implant programme or resource base
- Knowledge of the assessment tools in common use, such as the BPVS, CELF or the NDCS/Ewing Foundation early monitoring protocol

What we can offer
Teachers' pension; a car allowance at the national rate; a laptop and test box of your own; supervision each half-term; paid membership of BATOD; help with removal costs of up to 4,000 pounds; an electric pool car on two days a week.

How to apply
Please complete the council's application form by noon on 27 November 2026; a CV may be attached. Interviews will be held on 9 December and include a short conversation in BSL with our Deaf instructor. For an informal talk, email the Head of Sensory Support. Deaf applicants can contact us through SignVideo.

Woldshire is committed to the safety of children. The post is exempt from the Rehabilitation of Offenders Act and needs an enhanced DBS check with the children's barred list. We are a Disability Confident Leader, and interview every disabled candidate who meets the essential criteria. We welcome applications from Deaf people and from communities that are under-represented in our workforce.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Eight years as a qualified teacher of the deaf on a rural caseload with QTS, the award and BSL Level 3, and much early years work.',
      lacks: [],
      cv: `Imogen Tallis
Market Rasen, Lincolnshire
imogen.tallis@example.com, 07700 900287

TEACHING

Teacher of the Deaf, visiting service, Lindsey Council, Sept 2018 to date
Forty-one children between five weeks and nineteen years on my list at present, fourteen of pre-school age. First visit to a home normally within two days of the audiologist's call. Blocks of teaching in schools: vocabulary, narrative, listening after implant, self-advocacy groups for teenagers. Electroacoustic checks of aids and radio systems, speech testing in noise, and acoustic surveys with the educational audiologist. Some 25 pieces of EHC advice a year, never late. Training for schools, a termly twilight for support assistants, and a baby signing group on Wednesdays with a Deaf colleague. Monitoring Protocol, CELF-5, BPVS3 and STASS used routinely.

Teacher in resource base for hearing-impaired pupils, Carr Lane Primary, Grimsby, Sept 2015 to Aug 2018
Nine pupils, five with implants; sign-supported English and BSL; shared teaching with class teachers. Trained for the specialist award while in post.

Class teacher, Years 1 and 4, St Hybald's Primary, Brigg, Sept 2011 to Aug 2015
Literacy lead from 2013. A deaf boy in my second class set me on this road.

QUALIFICATIONS
MA Education of Deaf Children, with Mandatory Qualification (HI), University of Leeds, 2017
PGCE Primary, University of Hull; QTS awarded July 2011, induction passed 2012
BA English, 2:1, University of Hull, 2010
Signature Level 3 Certificate in BSL, 2020 (Level 2, 2016)

COURSES
Auditory verbal practice, two days, 2022
Designated safeguarding, 2025
Deaf children with additional needs, 2024

MEMBERSHIPS
BATOD, regional committee 2021 to 2024

PERSONAL
Driver with own car. Allotment, ceilidh band (fiddle), two lurchers. I sign stories at the library in Louth in the summer holidays.

REFEREES
Head of service, Lindsey; head teacher, Carr Lane Primary.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 62,
      why: 'QTS, BSL Level 3 and four years on a caseload of deaf pupils, but the mandatory qualification is only half done until summer 2027 and the post takes no trainees.',
      lacks: ['Completed mandatory qualification for teachers of children with hearing impairment'],
      cv: `RHYS ABELARD
Flat 3, 8 Minster Yard, Beverley | 07700 900546 | rhys.abelard@example.com

A teacher for eleven years, with deaf children for seven of them, at home in nurseries, secondary schools and kitchens.

POSTS HELD

Peripatetic teacher, Hearing Support, Holderness & Coast Children's Services
September 2022 - present
- Caseload of 33, of whom nine are under five and six sign.
- Language, listening and reading sessions one to one and in pairs.
- Aid and radio aid checks with test box; Ling sounds; advice on carpets, blinds and seating.
- Home visits after diagnosis beside a senior colleague, and by myself since 2024.
- EHCP advice (eighteen last year), countersigned by the team leader.
- Inset for 40 schools, with a short film made by pupils.
- Links with the implant centre in Bradford and with speech therapists.

Teacher, Deaf Learning Centre, Wolfreton Park Academy, Hull
September 2019 - August 2022
- Support for fourteen pupils in Years 7 to 11, English in small sets, examination access.
- Ran the deaf club and two trips to a Deaf theatre.

English teacher, Sir Amyas Wynter School, York
September 2015 - August 2019
- Key Stages 3 and 4, Year 9 tutor, second in department from 2018.

EDUCATION
PGDip Deaf Education, University of Birmingham (distance), started September 2025, second year of two; placement in spring 2027; leads to the qualification required for teachers of the deaf in July 2027
PGCE Secondary English with QTS, University of York, 2015
BA Linguistics, Bangor University, 2013
BSL: Signature Level 1 (2018), Level 2 (2020), Level 3 (2023)

TRAINING
BPVS3, CELF-5; Early Monitoring Protocol, 2024
Team Teach, 2023; safeguarding, September 2026

OTHER
Full driving licence and car. Welsh speaker. Referee of junior rugby, reader of crime novels, baker of bara brith. Member of BATOD (associate).`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 36,
      high: 53,
      best: 45,
      why: 'An experienced American itinerant teacher of the deaf whose licence, degree and sign language (ASL) are of another country; no QTS, no English mandatory qualification, no BSL certificate.',
      lacks: [
        'Qualified Teacher Status',
        'Mandatory qualification for teachers of children with hearing impairment',
        'BSL Signature Level 2',
      ],
      cv: `Marybeth Kowalczyk, M.S.Ed.
Currently Rochester, New York; moving to Lincoln, England in January 2027 (spouse visa granted)
mb.kowalczyk@example.com

PROFESSIONAL EXPERIENCE

Itinerant Teacher of the Deaf and Hard of Hearing
Genesee Lakes BOCES, Batavia, NY | August 2016 - Present
• 24 students from preschool through twelfth grade in nine rural districts; 300 miles a week.
• Direct instruction in language, auditory skills, reading and self-advocacy.
• IEP goals, present levels and testing accommodations; chair of meetings when needed.
• Troubleshooting of hearing aids, implant processors and DM/FM systems with the audiologist.
• In-service training to general education teachers each August.
• Early intervention visits to eleven families since 2021, in coordination with the county.

Classroom Teacher, Grades 3-5
Erie Shore School for the Deaf, Buffalo, NY | August 2012 - June 2016
• Bilingual ASL/English class of seven.
• Reading scores rose by an average of 1.4 grade levels over three years.
• Coach of the academic bowl and adviser to the yearbook.

EDUCATION
M.S.Ed., Education of the Deaf, Canisius College, Buffalo, 2012
B.A., Psychology, SUNY Geneseo, 2010

LICENSURE
New York State Professional Certificate, Deaf and Hard of Hearing (all grades), valid
New York State Initial Certificate, Childhood Education 1-6, 2012

SIGN
ASL: SLPI Advanced Plus, 2015
I have begun to watch BSL lessons online and know the two-handed alphabet; I realize that it is another language.

ASSESSMENTS
CELF-5, OWLS-II, CASLLS, Functional Listening Evaluation, SKI-HI

NEXT STEPS
I have read about the application for recognition of US teachers on the GOV.UK site and intend to start it once I arrive.

INTERESTS
Contra dancing, maple syrup, and tracing my grandfather, who flew from an airfield near Louth.`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 78,
      high: 93,
      best: 87,
      why: 'Under the title of family adviser at a charity he does exactly this work, with teacher number, the Mary Hare diploma that is the mandatory award, and BSL at Level 6.',
      lacks: [],
      cv: `Naveed Sarwar
Newark-on-Trent; text or SMS relay 07700 900675
naveed.sarwar@example.org
I am Deaf (bilateral implants) and sign and speak.

What I do now
Family and Schools Adviser, Little Acorns Listening Trust, East Midlands. In post since January 2020. Four counties buy our time because they are short of specialists. I have 38 boys and girls at the moment. With the babies it is floor play and a lot of tea with frightened mums and dads, laying out all routes without pushing any. With the older ones I teach: words, stories, sums language, how to tell a supply teacher that the microphone is off. I run tests of vocabulary and grammar, check moulds, tubing, processors and transmitters, measure reverberation in halls, and put my findings into statutory reports (sixty since 2022, two of them upheld at tribunal). I have given 90 talks to staffrooms.

Before
Keyworker, paediatric implant programme, Trent University Hospitals, 2016 - 2019. Rehabilitation after switch-on, school visits, liaison with local teams. Two days a week in clinic.
Form teacher, Year 5 and Year 6, Beeston Rylands Junior, Nottingham, 2010 - 2016. Maths lead. Mentor to four students.

Study
Postgraduate Diploma in Deaf Education, Mary Hare with the University of Hertfordshire, 2016 (approved by the Department for Education as the award for specialist teachers, so entered on my DfE record)
PGCE, Nottingham Trent, 2010; teacher reference number held, qualified status August 2010, induction completed
BSc Mathematics, Loughborough, 2008
Signature NVQ Level 6 in BSL, 2014
Lipspeaker awareness, 2018
Child protection lead, 2025

Getting about
Car and licence.

Life outside
Deaf cricket (county second team), Urdu poetry, governor of a primary school since 2021. My daughter is seven and corrects my English.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'A regional manager of builders merchants with general strengths and no teaching, deaf education or signing.',
      lacks: [
        'Qualified Teacher Status',
        'Mandatory qualification for teachers of children with hearing impairment',
        'BSL Signature Level 2',
      ],
      cv: `CLIVE RAMSBOTTOM-DAY
Louthby, Woldshire
07700 900391 / clive.rd@example.com

PROFILE
Results-driven regional manager with twenty-two years in trade supplies. Natural leader, strong communicator, good listener. Controls budgets, drives change and gets the best out of people of all ages and backgrounds. Enjoys travelling around the county and running his own diary. Seeking a rewarding second career in the public sector.

KEY SKILLS
Leadership and coaching
Communication and presentation
Budget control
Negotiation
Stock and logistics
Recruitment
Reports for the board
Microsoft Office (Excel advanced), Teams, SAP

CAREER

Regional Manager, Brocklesby Timber & Building Supplies, 2015 - present
- Nine branches, 162 staff, sales of 41 million pounds.
- Visit each branch fortnightly; annual reviews with every manager.
- Opened Louthby and Spilsby branches on time and inside budget.
- Cut lost-time accidents from eleven to two a year.
- Introduced a driver training day and a management trainee scheme.
- Negotiate with insulation, plasterboard and timber mills.

Branch Manager, Brocklesby, Horncastle, 2009 - 2015
- Took a loss-making branch to third of 31 in the league.
- Built up trade accounts from 210 to 480.
- Organised yearly open days with suppliers for 300 customers.

Assistant Manager and Counter Sales, Danby Builders Merchants, Boston, 2004 - 2009
- Counter, yard, deliveries, cashing up.
- Trade salesman of the year, 2007.

EDUCATION AND TRAINING
HNC Business Studies, Grimsby College, 2004
Chartered Management Institute Level 5, 2016
IOSH Managing Safely, 2019
Forklift counterbalance licence, 2006
First aid at work, 2024
Train the Trainer, one day, 2017

VOLUNTARY
Rotary Club of Louthby, president 2022 to 2023. Father Christmas at the primary school for eleven years running. Junior cricket manager with an up-to-date DBS.

INTERESTS
Golf, caravanning, grandfather of two, keen on military history.

LANGUAGES
English; holiday Spanish.`,
    },
  ],
};
