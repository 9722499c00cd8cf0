/** Class teacher in an Irish special school; Teaching Council Route 1 registration, three years of teaching in special settings and a finished postgraduate award decide. */
import type { GradedJob } from '../types.ts';
export const specialSchoolTeacherIreland: GradedJob = {
  job: 'special-school-teacher-ireland',
  title: 'Special School Class Teacher',
  spec: `Scoil Cois Abhann is a co-educational special school outside Clonmel, County Tipperary, under the patronage of the Bishop and recognised by the Department of Education and Youth. We have 78 pupils between four and eighteen years of age with moderate, severe and profound general learning disabilities, most of whom are autistic as well. The school moved in 2023 into a new building with a hydrotherapy pool, two sensory rooms and a garden that the pupils look after themselves. The Board of Management invites applications for a full-time permanent post of class teacher, to begin on 11 January 2027 or as soon as can be after that date.

The person appointed will be the teacher of a class of six pupils aged between seven and ten, together with three special needs assistants. Most of the children in this class do not use speech, and everyone who works with them is expected to take communication as the first subject on the timetable, ahead of any other. You will plan from the Primary Curriculum and from the guidelines for pupils with general learning disabilities, set priority learning targets for every child, write the student support file and meet parents at least once each term to go through it. You will decide with the class team how the day is laid out, who works with which child and what is done when a child becomes overwhelmed, and you will guide the assistants in doing so.

The school works closely with the Children's Disability Network Team. You can expect to sit down each month with a speech and language therapist and an occupational therapist, to carry their programmes into the classroom, and to record what happens in a form that others can use. Assessment here is by careful observation, photographs and short written notes. You will lead a subject across the school, take your share of yard and bus supervision, and accompany the class on outings, to the pool and to the partner primary school down the road. The Child Protection Procedures for Primary and Post-Primary Schools apply to all staff, and each teacher is a mandated person under the Children First Act 2015.

Applicants must be fully registered with the Teaching Council of Ireland under Route 1 (primary). Because of the needs of this class we must also ask for at least three years of teaching, as a class teacher, in a special school or a special class, and for a completed postgraduate qualification in special education, such as the Postgraduate Diploma in Special Educational Needs, a certificate or diploma in autism studies, or an equivalent recognised award. We further look for knowledge of structured teaching, of sensory regulation and of augmentative and alternative communication, for the ability to lead a small team of adults kindly and clearly, and for competence in writing plans and reports. A person who has worked with Lámh, PECS or a speech-generating device, who is trained in Studio III or a similar low-arousal approach, or who can take pupils to the water or make music with them will be of special interest. Irish is welcome in the school but is no condition of this post.

Salary and conditions are those of the Department for primary teachers, with the qualification allowance where it applies. Membership of the Single Public Service Pension Scheme, the Cycle to Work Scheme, a place in the school's mentoring programme and five days of training each year paid by the Board are among the things that we can offer. The post is subject to sanction by the Department and to the panel rights of others; vetting through the Teaching Council and a statutory declaration will be required of the successful candidate, as will a medical check by the occupational health service.

To apply, please send by post or e-mail the standard application form for teaching posts with a letter of no more than two pages, a copy of your registration certificate and the names of two referees, one of them your present or last principal, to the Chairperson of the Board of Management before noon on Friday 20 November 2026. Shortlisting will take place and interviews are planned for the first week of December. Scoil Cois Abhann is an equal opportunities employer; it does not discriminate on any of the nine grounds set down in the Employment Equality Acts, and will be glad to make arrangements for a candidate with a disability who tells us beforehand what is needed.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Route 1 registration, nine years in special schools and an ASD class, finished PGDip, and Lámh, PECS and low-arousal training with dates.',
      lacks: [],
      cv: `CURRICULUM VITAE

Aoife Ní Mhurchú-Lawlor
Carrick-on-Suir, Co. Tipperary
aoife.nml@eolas.example
085 555 0142

About me
Primary teacher with nine years in special education. My classroom is quiet, visual and rather full of plants. I believe that behaviour is mostly a message that nobody has read yet, and that the best hour of the week is the one when a whole class team sits down to talk.

Teaching record

St Brigid's Oak Special School, Kilkenny
Class teacher (permanent), 1 September 2020 to date
Pupils of 6 to 11 years with severe and profound general learning disabilities and autism; six children, three SNAs, one nurse shared with the next room.
- Plan and teach all areas through themed sensory units tied to the curriculum guidelines for severe and profound GLD.
- Write each student support file with parents, therapists and NEPS, and review targets every half term.
- Work stations, individual schedules and clear finish for four pupils who need these; intensive interaction and objects of reference for two others.
- Two pupils use Grid 3 on an eye-gaze device, one a Proloquo2Go tablet and one a PECS book. I programme the vocabulary and train the team.
- Daily regulation plans agreed with the occupational therapist.
- Swim with the class every Thursday as pool lifeguard and teacher.
- Co-ordinate communication across the school since 2022: a Lámh sign of the week, an induction evening for new SNAs, a lending shelf for families.
- Mentor under Droichead to three newly qualified teachers.

Scoil Mhuire na Trá, Dungarvan (mainstream primary with two autism classes)
Special class teacher (fixed term), September 2017 to June 2020
- Set up the second class from an empty room, with a budget of €6,500.
- Six boys between five and eight, two SNAs.
- Reverse and supported integration with the infant classes.
- Kept data on toileting, eating and waiting, with progress shared on one page for parents.
- Led the staff day on sensory needs in 2019.

Scoil Naomh Eoin, Waterford
Mainstream teacher, senior infants, August 2015 to June 2017
- Class of 29, Aistear play hour, First Communion choir the year after for good measure.
- Station teaching with the support teacher.
- Droichead completed in May 2016.

Other work
Summer Provision (July) teacher in special schools each year from 2016 to 2023
Swimming teacher, county council pool, 2010 to 2015
Au pair in Bilbao, 2011

Education
2018 - 2019   Postgraduate Diploma in Special Educational Needs, Mary Immaculate College, Limerick. First class honours. Dissertation on waiting as a taught skill.
2011 - 2015   Bachelor of Education (Primary), Mary Immaculate College. 2.1
2011   Leaving Certificate, Coláiste in Carrick-on-Suir

Registration
Teaching Council, Route 1 Primary, full registration since 2016, renewed each year, latest renewal March 2026. Vetting up to date.

Continuing training
- Lámh modules one and two (2018), Lámh tutor (2023)
- PECS level 1 (2018) and level 2 (2021)
- TEACCH five-day course (2019)
- Studio III low arousal, three days (2020), refresher (2024)
- Attention Autism, stages 1 to 4 (2021)
- Epilepsy awareness with buccal midazolam (yearly)
- Enteral feeding, child-specific (2024)
- Children First e-learning (2025); Deputy Designated Liaison Person since 2024
- Manual handling and hoists (2025)
- Pool lifeguard award, renewed 2025

Responsibilities outside the class
Member of the Croke Park hours planning group. Secretary of the parents' and teachers' sensory garden committee, which raised €14,000 in two years. Part of the team that brought four pupils to the Special Olympics regional swim.

Languages
English; Irish, fluent; Spanish, middling.

IT
Boardmaker, Grid 3, Aladdin, Seesaw, Google Workspace. Comfortable making switch-adapted toys with a soldering iron.

Interests
Sea swimming, tin whistle and concertina (I bring both to class), hurling from the stand. I grow far too many tomatoes.

Referees
Principal, St Brigid's Oak Special School, Kilkenny
Principal, Scoil Mhuire na Trá, Dungarvan
Senior speech and language therapist, CDNT South East
Telephone numbers will be sent with the form.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 53,
      high: 68,
      best: 61,
      why: 'Eight years in English special schools with PGCert and AAC skill, but she holds QTS and only an application with the Teaching Council.',
      lacks: ['Teaching Council of Ireland registration, Route 1'],
      cv: `Hannah Cartledge
Primary-trained teacher of pupils with complex needs
Currently Leeds; moving to Cahir, Co. Tipperary, December 2026
hannah.cartledge@mailbox.example | +44 7700 900519

Profile
I have taught in special schools for over eight years and love the work with children who do not yet have a way to tell us what they want. My husband's family farm near Cahir and we are moving there with our two small children at Christmas. I am organised, cheerful in the mornings and used to leading a room with more adults than children in it.

Employment

Class Teacher and AAC Lead, Wyke Hollow School, Leeds (special school, 3 to 19, 140 pupils)
September 2021 - present
- Class of seven children aged seven to nine with severe or profound and multiple learning difficulties, most also autistic, with four teaching assistants.
- Engagement Model for those not yet in subject learning; semi-formal curriculum for the rest.
- EHCP outcomes broken into small steps and reviewed each half term; I chair the annual review with the family, therapists and social worker.
- Core boards in every room, aided language modelling, and eight pupils on devices (LAMP, Grid 3, TD Snap).
- Positive handling rarely used: incidents in my room went from 41 in my first term to 3 in the last.
- Trained the whole staff of a partner nursery in intensive interaction.
- Line manager for four assistants, with appraisals each October.
- Moving and handling trainer, hydrotherapy pool rescuer.

Class Teacher, Greyfriars Lane School, Wakefield (special school for autistic pupils)
September 2018 - August 2021
- Key Stage 1 and 2, eight pupils, structured teaching with TEACCH stations.
- Wrote the school's sensory audit with an occupational therapist.
- PECS from phase I to phase V with three children.
- Kept school open for the children of key workers in 2020 and delivered sensory bags to the others by bicycle.
- Led science week for the whole school twice.

Reception Teacher, St Hilda's CE Primary, Pontefract
September 2016 - July 2018
- Thirty children, one assistant, phonics lead for the early years.
- NQT year passed July 2017.
- Two children with EHCPs were the reason I moved to special education.

Before teaching: nursery assistant (2011 - 2013), box office at a theatre in York (2009 - 2011).

Education and awards
PGCert Autism (Children), University of Birmingham, distance learning, January 2019 - February 2021, pass with merit
PGCE Primary (5-11), York St John University, 2015 - 2016
BA (Hons) English Literature, University of Sheffield, 2006 - 2009, 2:1

Professional status
Qualified Teacher Status, England, awarded July 2016; induction completed 2017.
Teaching Council of Ireland: application as a teacher qualified outside the State sent in August 2026 and acknowledged; I am waiting for the assessment and am not yet registered.
Enhanced DBS on the Update Service. I shall be glad to complete Garda vetting.

Training
Makaton levels 1 to 4, 2018 - 2020 (I have begun to learn where Lámh differs)
PECS Level 1, 2018
Team Teach, 12 hours, renewed 2025
Rebound therapy, 2022
Sensory integration for educators, 2 days, 2023
Gastrostomy and suction, child-specific, yearly
Paediatric first aid, 2025
Safeguarding, Designated Lead level, 2024
Attention Autism, two days, 2019

Skills
Report writing, running a team, making resources, calm in a crisis, Widgit and Boardmaker, Tapestry, Evidence for Learning, Excel for timetables. I play guitar well enough for songs with three chords, and have a set of bells, drums and parachutes that travels with me.

Voluntary
Leader of an inclusive Rainbows unit, 2017 - 2021. Trustee of a toy library for disabled children since 2022, where I wrote the borrowing rules and mended most of the stock.

Publications
A short piece in a teaching magazine in 2023, about core boards at the dinner table.

Languages
English; school French; Duolingo Irish, streak of 160 days.

Interests
Patchwork, cold-water swimming, cattle (by marriage). I read a lot of crime novels and cook a lot of curries.

Referees
Headteacher, Wyke Hollow School, Leeds
Deputy headteacher, Greyfriars Lane School, Wakefield`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 60,
      high: 73,
      best: 67,
      why: 'Claims four years of special teaching, but by dates he has taught an autism class for 14 months; the rest is mainstream and SNA work. Registration and PGDip are there.',
      lacks: ['Three years as class teacher in a special school or special class (about 14 months by dates)'],
      cv: `CILLIAN PRENDERGAST
Cashel, Co. Tipperary | cillian.prendergast@riomh.example | 086 555 0177

PERSONAL PROFILE
Dedicated primary teacher with over four years in special education. Warm, patient and inventive, with a real feeling for autistic children and for those who communicate without words. Looking to bring my experience of special classes to a special school near home and to stay for the long haul.

TEACHING EXPERIENCE

Autism Class Teacher
Scoil Phádraig, Thurles
September 2025 - present
- Teacher of six children from five to nine years in one of three special classes, working with two SNAs.
- Individual schedules, work baskets and a calm corner that the children helped to paint.
- Student support files for all six, with SMART targets in communication, self-care, play and early number.
- Low-tech core boards in every area and two children starting on a tablet with TouchChat.
- Short movement breaks built on the advice of the occupational therapist from the Children's Disability Network Team.
- Weekly meeting with both SNAs; a rota that shares the harder jobs fairly.
- Shared reading with fourth class on Fridays: the older children come to us.
- Home-school diary every day and three parent meetings last year.

Mainstream Class Teacher (second and third class)
Scoil na Coille, Portlaoise
September 2022 - June 2025
- Classes of 27 to 30, two children with autism supported within the class each year.
- Team teaching in maths with the special education teacher.
- Wrote the school's digital learning plan and ran a lunchtime chess club.
- Trained the under-11 footballers to a county final, lost by a point.
- Droichead finished in spring 2023.

Special Needs Assistant
St Canice's Special School, Kilkenny
January 2018 - August 2020
- Personal care, feeding, lifting and regulation for children with moderate and severe learning disabilities.
- Supported a teenager with PECS and another with a communication book.
- Helped in the pool and on the bus.
- Learned most of what I know from two great teachers there.

OTHER WORK
Barman and later assistant manager, hotel in Cashel, 2014 - 2018
Summer camp leader, County Sports Partnership, 2013 and 2014

EDUCATION
Postgraduate Diploma in Special Educational Needs (part-time), University of Galway
September 2023 - June 2025, second class honours grade one
Professional Master of Education (Primary), Hibernia College
2020 - 2022, 2.1
BA in Sport and Recreation Management, IT Carlow
2010 - 2013
QQI Level 5 Special Needs Assisting, 2017

REGISTRATION AND VETTING
Teaching Council: fully registered, Route 1 (Primary), from 2022, renewal due April 2027.
Garda vetting through the Teaching Council, 2025.

COURSES
- Lámh module one, May 2018
- PECS Level 1, November 2025
- NCSE: Introduction to autism classes, four days, September 2025
- NCSE: Relationships, behaviour and regulation, January 2026
- Structured teaching (TEACCH), three days, February 2026
- Studio III low arousal, one day, 2019
- Children First, renewed August 2026
- First aid responder, 2024
- Manual handling, 2025
- Aistear tutor network, six evenings, 2023

SKILLS
Classroom management | Planning and assessment | Augmentative and alternative communication | Sensory regulation | Leading a class team | Report writing | Google Classroom, Aladdin, Canva, Boardmaker

ROLES IN SCHOOL
Green Schools co-ordinator 2022 - 2024; member of the anti-bullying working group; first to volunteer for the Christmas play and last to leave the hall when the chairs must be stacked.

VOLUNTEERING
Founder of a Saturday morning all-abilities football session in Cashel that has 20 children and, on wet days, as many parents. Buddy with a Down syndrome branch from 2018 to 2020.

LANGUAGES
English, Irish (good classroom standard), a little Italian from a summer in Rimini.

INTERESTS
Gaelic football (playing until the knee went, managing since), bodhrán, baking bread, mountain walks in the Galtees and quizzes. My lemon drizzle once fetched €40 at a cake sale.

REFEREES
Principal, Scoil Phádraig, Thurles
Principal, Scoil na Coille, Portlaoise
Deputy principal, St Canice's Special School, Kilkenny
Contact details are in the application form.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 10,
      high: 24,
      best: 16,
      why: 'All the words of special education in profile, skills and short courses, but twenty years of motor and farm insurance claims and neither registration nor a class.',
      lacks: [
        'Teaching Council registration, Route 1',
        'Three years of teaching in a special school or class',
        'Completed postgraduate qualification in special education',
      ],
      cv: `MAJELLA TWOMEY-FROST
Special Education | Autism | Inclusion
Fermoy, Co. Cork  |  majella.tf@postbox.example  |  087 555 0119

PROFILE
Passionate about special education, autism and augmentative communication. Deep understanding of structured teaching, sensory regulation, individual education planning, PECS and Lámh, and of the needs of pupils with moderate, severe and profound general learning disabilities. A natural teacher, kind and clear with teams, keen to lead a class in a special school where each child can shine.

CORE COMPETENCES
Special class teaching • Student support files • Priority learning targets • Low arousal • Sensory rooms • AAC and core boards • Working with SNAs • Multidisciplinary work • Child protection • Curriculum planning

CAREER

Senior Claims Handler, then Team Lead, Bandon Mutual Insurance, Cork
June 2013 - present
- Lead a team of nine who settle motor and farm claims up to €150,000.
- Reserve, investigate and negotiate larger cases myself, with loss adjusters, garages and solicitors.
- Reduced the average life of a damage claim from 47 to 31 days.
- Train new handlers in policy wording, liability and the Motor Insurers' Bureau agreements.
- Write the monthly report to the claims manager with open cases, reserves and complaints.
- Steward for the move from paper to Guidewire ClaimCenter in 2018 and 2019.
- Answer complaints that go to the Financial Services and Pensions Ombudsman.
- Mentor two apprentices in the insurance practice degree.

Claims Handler, Shannonside Underwriting, Limerick
September 2008 - May 2013
- Motor, household and small business claims from first call to settlement.
- Telephone work of about 60 calls on a busy day, more after the floods and the big freeze.
- Checked estimates, spotted fraud markers and passed these to the investigators.
- Minutes of the quarterly meetings with the panel of repairers.
- Won the customer care award in 2011.

Customer Service Agent, Atlantic Car Hire, Shannon Airport
April 2005 - August 2008
- Rental desk, upgrades, damage checks and queues of tired visitors.
- Supervisor of the early shift in the last season.
- Balanced the till and dealt with tolls and fines.

EDUCATION
BA in Geography and Sociological Studies, Mary Immaculate College, Limerick, 2001 - 2004
Leaving Certificate, 2001

PROFESSIONAL QUALIFICATIONS
Certified Insurance Practitioner (CIP), Insurance Institute of Ireland, 2010
Diploma in Insurance Management, 2015
Continuing professional development of 15 hours each year, up to date

COURSES IN SPECIAL EDUCATION
Understanding Autism, online, 4 hours, 2024
Introduction to Special Needs Education, online certificate of attendance, 10 hours, 2024
PECS overview webinar, 90 minutes, 2025
Sensory Processing: a Guide for Parents, evening talk, 2025
Lámh signs for families, taster morning, 2025
Children First e-learning, 2026
Mindfulness in the Classroom, online, 3 hours, 2026

SKILLS
- Leadership of a team, appraisals, rosters, coaching
- Clear letters and reports, minutes, presentations
- Negotiation with difficult parties
- Guidewire, Excel, Word, PowerPoint, Outlook
- Individual education plans, work stations, visual schedules (studied)
- Full driving licence, category B

PERSONAL CONNECTION
My nephew Tadhg is autistic and attends a special school in Cork. Going to his sports day and to his birthday teas has taught me more than any book, and it was his teacher who said in jest that I should be doing her job. I have minded him on many Saturdays since 2016 and am used to his tablet and his routines.

VOLUNTEERING
Collector for a hospice each spring. Treasurer of the tidy towns committee from 2017 to 2022, with accounts of about €20,000 a year, a silver medal in 2019 and a long quarrel about hanging baskets. Reader at Mass.

LANGUAGES
English, Irish to Leaving Certificate, French (basic).

INTERESTS
Camogie (retired), watercolours, local history, hill walking, quilting with a group in the library. I have a soft spot for rescue donkeys and have sponsored two of them.

AIM
To leave insurance after twenty years and begin to teach children with special needs. I would hope to look at the professional master's for primary teachers some day if the post requires it, and can begin in January.

REFEREES
Claims manager, Bandon Mutual Insurance
Parish priest, Fermoy`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'Site and contracts manager in roads and drainage for over twenty years; nothing of teaching, children or registration.',
      lacks: [
        'Teaching Council registration, Route 1',
        'Three years of teaching in a special school or class',
        'Completed postgraduate qualification in special education',
      ],
      cv: `PÁDRAIG LENIHAN, BEng
Contracts Manager, Civil Works
Nenagh, Co. Tipperary
Tel. 087 555 0163  E-mail padraig.lenihan@netmail.example

SUMMARY
Civil engineer by training and manager by habit. More than 22 years on roads, drainage and water schemes, from setting-out engineer to contracts manager with several sites. Known for straight talk, good planning, fair treatment of people and for finishing on the day promised. Strong communicator with clients, residents and crews. At a point in life where I would consider any challenging job that needs leadership and organisation.

EXPERIENCE

Contracts Manager
Kilbarron Civil Engineering Ltd, Nenagh
2016 - present
• Four to six contracts at a time, worth between €1m and €12m, for county councils, Uisce Éireann and developers.
• Answer for programme, cost, quality and safety; report each month to the two directors.
• Manage five site managers, a quantity surveyor and, through them, about 90 people.
• Delivered the Borrisoleigh water mains replacement (14 km) three weeks early.
• Negotiate with landowners and residents when gates and gardens are in the way.
• Brought in weekly look-ahead meetings and a lessons-learned folder that people do read.
• Price new work with the estimator and present at tender interviews.
• Took over safety statistics in 2021; lost-time accidents fell from six a year to one.
• Recruited four graduates in five years and helped two through to chartership.

Site Manager
Suirdale Roads and Bridges, Limerick
2010 - 2016
• Ran a bypass section with two underbridges, and later a series of pavement contracts.
• Daily briefings with up to 55 operatives of several nationalities.
• Ordered stone, blacktop and concrete, and measured subcontractors' work.
• Traffic management plans with the Gardaí and the council.
• Kept the site diary, photographs and test results in order through two disputes; both settled.
• Temporary works co-ordinator.

Site Engineer
Western Trunk Sewers Joint Venture, Galway
2006 - 2010
• Set out pipelines, manholes and a pumping station with total station and GPS.
• As-built drawings, level checks and concrete cube records.
• Took charge of the night crew during the tie-in to the old sewer.
• Made redundant with the rest of the team in the crash, and was asked back twice.

Graduate Engineer
Burren Consulting Engineers, Ennis
2004 - 2006
• Drawings and schedules for housing estates and small roads.
• Traffic counts in all weathers.
• Site visits with the resident engineer, who taught me to write things down.

EDUCATION
Bachelor of Engineering (Civil), University of Galway, 2000 - 2004, 2.2
Certificate in Management, IMI, evening course, 2017
Leaving Certificate, Nenagh CBS, 2000

TICKETS AND TRAINING
Safe Pass (valid to 2029)
CSCS Site Supervision and Safety Management
Project Supervisor Construction Stage, three days
Manual handling instructor, 2019
Confined spaces, medium risk
Location of underground services
Occupational First Aid, renewed 2025
Toolbox Talks: how to teach adults on site, one day, 2018
Lean Construction introduction, 2020
Chainsaw, felling of small trees, 2014

COMPUTER
Microsoft Project, Excel, Word, AutoCAD (reading and light edits), Procore, Trimble Business Center, Teams.

STRENGTHS
- Leadership: builds loyal crews and deals with trouble early.
- Communication: as easy with a councillor as with a digger driver.
- Budgets: forecast within two per cent on my last five contracts.
- Planning: thinks in weeks ahead and always has a wet-day job ready.
- Problem solving: calm when the water comes in.
- Patience: thirty months of one archaeologist and her trowel.

MEMBERSHIPS
Member of Engineers Ireland since 2005
Committee of the Mid-West region, 2012 - 2014

COMMUNITY
Chairman of the development committee at the hurling club, which has built a ball wall, floodlights and a walking track since 2018 with €310,000 in grants and raffles. Steward at the county final most years. Lay member of the board of a group water scheme.

LANGUAGES
English, Irish (spoken, rusty), enough Polish to order stone.

INTERESTS
Hurling, vintage tractors, stone walls built without mortar, and walking the dog on Tountinna. Married with three grown children. I have cycled the Ring of Kerry nine times for charity, once in a suit after a bet.

NOTICE
Six weeks.

REFERENCES
Managing director, Kilbarron Civil Engineering Ltd
Senior engineer, county council water services
Both may be contacted once an offer is near.`,
    },
  ],
};
