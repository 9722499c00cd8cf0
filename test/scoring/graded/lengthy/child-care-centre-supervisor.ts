/** Supervisor of a licensed child care centre in Ontario: decided by membership of the College of Early Childhood Educators, the diploma, three dated years in licensed care and current first aid. */
import type { GradedJob } from '../types.ts';
export const childCareCentreSupervisor: GradedJob = {
  job: 'child-care-centre-supervisor',
  title: 'Child Care Centre Supervisor',
  spec: `Child Care Centre Supervisor, Maplewick Early Learning, Peterborough, Ontario. Full time, permanent, 40 hours a week, $34.50 to $39.00 an hour, starting in January 2027.

Maplewick Early Learning is a parent-founded non-profit that has cared for the children of Peterborough since 1984. We run four centres, all within the Canada-wide Early Learning and Child Care system, and the one on Weller Street is our largest: 88 licensed spaces from infants to kindergarten, a big kitchen, a sugar maple in the yard and a waiting list that we wish were shorter. Our supervisor of eleven years is retiring in February, and we would like her successor to have a month at her side.

As supervisor you will be the person whom families, educators and the Ministry all look to. You will lead a team of nineteen, among them fourteen educators, a cook and a resource consultant shared with the city, and you will plan the rosters so that ratios hold from 7 in the morning to half past five. You will walk through the rooms every day, coach educators in writing pedagogical documentation, and keep our program statement, which rests on How Does Learning Happen?, alive on the floor and not just on the wall. You will be responsible for compliance under the Child Care and Early Years Act, 2014, prepare for the licensing inspection, report serious occurrences within the time allowed and see to it that medication, anaphylaxis and safe-sleep policies are followed. With our bookkeeper you will manage a budget of 1.6 million dollars, look after fee subsidy and enrolment, and hand in the figures for the city's funding reports. You will interview, hire and evaluate staff, supervise placement students from Fleming College, hold tours for new families, deal with concerns kindly and quickly, and work with public health, schools and children's aid when a child needs more than we can give alone. Once a month you will report to our board in the evening, and now and then you will step into a room because somebody is ill, which is when the children will tell you what is really going on.

To be considered you must be a Registered Early Childhood Educator (RECE), that is, a member in good standing of the College of Early Childhood Educators, and hold an Early Childhood Education diploma or degree from an approved institution. You will need at least three years of experience as an educator in licensed child care, and a valid certificate in Standard First Aid with Infant and Child CPR (Level C). The director under the Act must approve you as a supervisor, so we look for somebody who has led a room or a team, can read a licensing checklist without fear, and knows how to have an honest conversation with a tired colleague. You should write clearly, be at home with software such as HiMama, Lillio or OneHSN, and be able to keep calm when three things go wrong at drop-off.

It would please us if you had been a supervisor or assistant supervisor before, had taken part in a quality assurance program, had some training in inclusion or in administration and leadership, or spoke French, Arabic or Anishinaabemowin. None of this is a condition.

In return we offer four weeks of vacation and twelve paid personal days, health and dental benefits from the first month, a pension plan with a match of 5 per cent, half-price care for your own children, two paid professional learning days with the centre closed, and your College fee. Parking is free, lunch is cooked here, and there is usually soup.

Please send a resume and a cover letter, in one PDF, to hiring@maplewick.example by November 20, 2026, and tell us about a change that you made in a program and what the children made of it. We thank everybody who applies; those chosen for an interview will hear from us by the end of the month. A vulnerable sector check, proof of immunization and two references will be asked for before an offer is final.

Maplewick is an equal opportunity employer. We want our team to look like our city, and we encourage Indigenous and racialized people, newcomers, people with disabilities and members of 2SLGBTQ+ communities to apply. Accommodation is available at every stage under the Accessibility for Ontarians with Disabilities Act; just let us know what you need.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'RECE in good standing with the diploma, ten dated years in licensed centres, the last four as assistant supervisor, and first aid valid to 2028.',
      lacks: [],
      cv: `JOSEPHINE ADDAE, RECE
Lindsay, Ontario | 705-555-0148 | j.addae@mailbox.example

Profile
Early childhood educator with ten years in licensed centres and a good deal of that time spent keeping the place running when the boss was away. I believe in mud, real tools, slow mornings and telling parents the truth. Ready for a centre of my own.

Work experience

Assistant Supervisor
Pine Hollow Children's Centre, Lindsay, ON (62 spaces, CWELCC)
August 2022 - present
- Second in charge of sixteen people; in full charge for eleven weeks in 2024 during the supervisor's leave, with the Ministry's written consent
- Make the weekly rota, find supply staff before dawn, and have never been out of ratio on an inspection day or any other
- Prepared the last three licensing visits; two came back without a single non-compliance, one with a missing date on a fire drill log
- Filed serious occurrence reports on CCLS within 24 hours, five in four years, and led the debrief
- Sit beside new educators once a week and look through their learning stories together
- Handle waitlist, subsidy placements and parent fees on OneHSN and Lillio; reconcile with the bookkeeper each month
- Took the outdoor space from plastic to logs, pulleys and a water pump with a grant of $18,000, for which I wrote the application
- Host students of two colleges, about five a year
- Wrote individual anaphylaxis plans for fourteen children and train the team on them each September
- Meet with families over biting, toileting and money, in this order of frequency

Toddler Room Lead
Little Otters Co-operative Nursery, Lindsay, ON
September 2018 - July 2022
- Led a room of fifteen children and three educators
- Wrote the monthly documentation panel, which grandparents came to read
- Kept the essential-worker care open in spring 2020 with cohorts of eight and a great deal of soap
- Served on the health and safety committee
- Part of a pilot of the county on self-regulation; met every six weeks with a coach

Early Childhood Educator (infants)
Bright Harbour Day Nursery, Oshawa, ON
June 2016 - August 2018
- Ten infants, three cots that squeaked, many bottles
- Sleep checks, feeding charts and daily notes to parents
- Supported a child with a feeding tube after training by her nurse

Summer Camp Counsellor
City of Oshawa, 2013, 2014 and 2015
- Songs, sunscreen, canoes and a lost-children protocol

Education
Early Childhood Education Diploma, Durham College, 2014 - 2016, honours
Bachelor of Early Childhood Leadership, by distance and part time, begun 2023, fourteen of twenty credits
Ontario Secondary School Diploma, Oshawa, 2013

Registration
College of Early Childhood Educators, no. 61482, since July 2016; no terms, conditions or limitations; continuous professional learning portfolio up to date

Certificates
Standard First Aid and CPR C with AED, Canadian Red Cross, April 2025, good until April 2028
Vulnerable sector check, Kawartha Lakes police, August 2026
Safe Food Handler, 2024
WHMIS 2015; worker and supervisor health and safety awareness
Administration and Management in Early Years, two courses (college), 2023
Handle with Care facilitator, 2021
Duty to Report refresher, 2025
Anti-bias education, eight evenings with an elder and a facilitator from Curve Lake, 2024

Software
Lillio (formerly HiMama), OneHSN, Child Care Licensing System, QuickBooks reader, Google Workspace, Canva for the newsletter

Committees and presentations
- County early years planning table, member since 2023
- Workshop "Yes, They May Use the Hammer", provincial conference of the association, 2025
- AECEO member; I went to Queen's Park with the decent-work group in 2024

Volunteering
Board secretary of a food co-op. Sunday school at a Methodist church, ages three to six. I look after a little library on our street, which is mostly picture books because I choose them.

Languages
English, Twi, school French which I am bringing up to scratch on Tuesday evenings

Interests
Highlife records, gardening in raised beds with my two sons, curling (very badly), and collecting the words that children invent. My present favourite is "yesternight".

References
The executive director of Pine Hollow, a program adviser's former colleague who now teaches at college, and two parents. Addresses on request. I can begin in the second week of January and drive in from Lindsay in forty minutes.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 52,
      high: 67,
      best: 59,
      why: 'The same career with supervision and diploma, but her College membership was suspended for unpaid fees in March 2025 and has not been restored.',
      lacks: ['membership in good standing of the College of Early Childhood Educators (RECE)'],
      cv: `Melanie Trudeau-Fitch
Peterborough, ON
melanie.tf@inbox.example
(705) 555-0116

WHAT I OFFER
Twelve years among small children in licensed settings, five of them as the one who holds the keys. I am steady, funny at seven in the morning and good at reading both a toddler and a spreadsheet. After a year and a half in training and consulting I miss the noise.

EXPERIENCE

Trainer and Program Coach (contract)
Kawartha Early Years Resource Network, Peterborough | Jan 2025 to date
* Visit fourteen centres and home agencies, observe rooms, and talk with educators about what we saw
* Give evening workshops: documentation, loose parts, guiding behaviour, preparing for licensing
* Wrote a guide to transitions between rooms which all four neighbouring counties now use
* Sit on the selection panel for grants
* No direct responsibility for children in this post

Centre Supervisor
Sandpiper Child Care, Cobourg | Sept 2019 to Dec 2024
* 71 spaces, infants to school age, team of seventeen, budget of $1.2 million
* Approved by the director under the Act in August 2019
* Brought the centre into the Canada-wide agreement in 2022, including the new fee sheets and the explaining
* Four licence renewals; clear in the last two
* Hired twenty-three educators in five years of shortage and lost only nine, of whom four to babies
* Made a nap room out of a store room and a store room out of nothing
* Weekly visits to every room with written feedback, and yearly appraisals
* Reported serious occurrences, met with the children's aid society, kept files in order
* Cooked on eleven occasions

Assistant Supervisor and Preschool Educator
Sandpiper Child Care, Cobourg | Apr 2016 to Aug 2019
* Mornings with twenty-four preschoolers, afternoons in the office
* Enrolment, subsidies, purchasing and students on placement
* Introduced HiMama to families, including those who swore that they would never

Registered Early Childhood Educator, toddler room
Willow and Wren Nursery School, Port Hope | Sept 2012 to Mar 2016
* Two-educator room, fifteen toddlers, one very large rabbit
* Daily observations, portfolios and parent evenings
* Speech therapist's exercises woven into snack time

Server, Rivermouth Grill, Port Hope | summers 2009 to 2012
* Trays, tips, tact

EDUCATION
Diploma in Early Childhood Education, Loyalist College, Belleville, 2010 - 2012
Certificate in Early Childhood Administration (post-diploma), online, 2018
Resource Teacher certificate, two courses out of eight

PROFESSIONAL REGISTRATION
College of Early Childhood Educators, Ontario: registered September 2012 (no. 38217). Suspended in March 2025 for non-payment of the annual fee when I left the floor; I have asked for the reinstatement form but have not yet sent it in.

CERTIFICATES
Standard First Aid, CPR C and AED (St. John Ambulance), renewed 6 June 2026
Vulnerable sector check, February 2025
Food Handler, Peterborough Public Health, 2023
Supervisor health and safety, WHMIS
Crisis intervention (NVCI), 2022
Mental Health First Aid, adults who interact with children, 2024
Strengthening Leadership in the Early Years, six Saturdays, 2021

COMPUTER SKILLS
Lillio, OneHSN, CCLS, Storypark, Sage 50 (basic), Excel with more formulas than most, Zoom, Canva, Mailchimp

TALKS AND WRITING
- "The Licensing Visit Is Not an Exam", regional learning day, Belleville, 2023
- "Goodbye, Time-Out Chair", magazine of the educators' association, 2020
- Monthly column on play in a local parents' newsletter since 2017

QUALITY AND PROJECTS
- County quality program: sat on the group that wrote the indicators for outdoor play, 2021 to 2023
- Breakfast for all at Sandpiper, paid for by three grocers and a bingo hall; now in its fifth year
- Land walk with a knowledge keeper from Alderville each season

LANGUAGES
English and French (mother's side, Sudbury); I ran a French circle time for years. Hello and thank you in fourteen more.

VOLUNTEER WORK
Vice-chair of the parent council at my daughters' school. Santa's helper at the fire hall. I take phone shifts on a line for new mothers two evenings a month.

INTERESTS
Paddling a cedar canoe that my father built, crokinole, second-hand children's books, and knitting mittens which then get lost in coat rooms all over Northumberland County.

AWARDS
Ontario Premier's excellence award, nominee, 2021
Educator of the Year, Cobourg chamber, 2018

REFERENCES
Chair of the board of Sandpiper; coordinator of the resource network; early years manager of the county. All three know that I am applying.`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 72,
      high: 87,
      best: 80,
      why: 'Every must is in hand and current, but she has directed a group of fourteen centres and holds a doctorate, two levels above the post.',
      lacks: [],
      cv: `INGRID HALVORSEN-ROY, RECE, MEd, EdD
Lakefield, Ontario - ingrid.hr@post.example - 705 555 0190

STATEMENT
For twenty-six years I have worked in licensed child care, for half of them from an office. At fifty-one I should like to stop attending meetings about children and be in a building with some. I know what a supervisor earns and have done the sum with my husband; it works.

APPOINTMENTS

2016 - June 2026
Executive Director, Trillium Grove Children's Services, Durham Region
A charity with fourteen centres, 1,140 spaces, a home child care agency and 290 employees.
- Accountable to a volunteer board for an operating budget of $21.4 million
- Led the entry into the Canada-wide system and the negotiations with the region on cost-based funding
- Opened four centres in new schools and closed one with dignity
- Kept all licences regular; went along on inspections myself at least six times a year
- Brought in a wage grid, paid planning time and a mentoring scheme; turnover went from 31 to 14 per cent
- Line manager of fourteen supervisors: weekly telephone hour, two site visits a month, appraisals, hard talks
- Stood in as acting supervisor of our Ajax centre (75 spaces) from January to June 2023, on the approval of the Ministry's director, when we could not find one. The best half-year of the ten
- Served on the province's reference group about the workforce

2009 - 2016
Director of Programs, Trillium Grove Children's Services
- Curriculum, professional learning and inclusion for nine centres
- Led the move from themed planning to emergent curriculum and documentation
- Coordinated the response to a measles exposure in 2015

2004 - 2009
Supervisor, Rowanberry Child Care, Whitby
- 64 spaces, thirteen staff, every task from licensing to blocked toilets
- Budget, enrolment, fee subsidy, hiring, student placements
- Built a garden with the children and a grumpy caretaker who became its chief defender

2000 - 2004
Educator, preschool and toddler rooms, Rowanberry Child Care, Whitby
- Room lead from 2002
- Parent handbook in four languages

EDUCATION
Doctor of Education, Toronto, 2014 - 2019. Thesis: "Who stays? Working lives of educators in three Ontario centres"
Master of Education (Early Learning), Toronto, 2006 - 2009
Bachelor of Applied Arts, Early Childhood Education, Toronto, 1996 - 2000

REGISTRATION AND CHECKS
Member of the College of Early Childhood Educators since the register opened, no. 02291, in good standing; fee paid to June 2027
Standard First Aid with CPR level C including infant and child, Lifesaving Society, taken 14 March 2026, three years
Police vulnerable sector check, July 2026
Immunization record complete

FURTHER TRAINING
Governance Essentials for charities, 2017
Mediation certificate, 40 hours, 2018
Safe sleep and anaphylaxis refreshers, each year, last in January 2026
Indigenous Canada (massive open online course), 2021, and the much better thing, eight days on the land with teachers from Hiawatha First Nation, 2022

COLLEGE TEACHING
Part-time instructor in an ECE program, 2010 - 2018: Administration and Supervision; Families and Communities
Field adviser to some 120 placement students

PUBLICATIONS
- Three articles on retention of educators in Canadian journals, 2018 - 2022
- A chapter on supervisors' work in a textbook for colleges, 2020
- Letters to the editor, too many

DIGITAL
Lillio, OneHSN, CCLS, Digibot payroll, Excel, Teams. I can make the photocopier work.

BOARD AND COMMUNITY
- Past president, provincial coalition for better child care, 2013 - 2015
- Trustee, Lakefield library, since 2021
- Reader to grade one pupils on Wednesday mornings, since retirement from Trillium Grove in June 2026

HONOURS
King Charles III Coronation Medal, 2025
Alumni award for community leadership, 2019

LANGUAGES
English; Norwegian from home; French, upper intermediate; at present a beginner in Anishinaabemowin at the friendship centre

INTERESTS
Cross-country skiing, choral singing, grandchildren (two, with opinions), baking cardamom buns in quantities meant for staff rooms, and long novels.

WHAT PEOPLE WILL ASK
Whether I shall be bored: no. Whether I shall interfere with the executive director: no, I know how annoying that is. How long I would stay: five years at least, which is longer than the average in my own thesis.

REFERENCES
Chair of the board of Trillium Grove; the region's manager of children's services; an educator who reported to me in Ajax and who will be frank.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 32,
      high: 48,
      best: 40,
      why: 'Seven good years with school-age children, but the diploma is half done, there is no College registration, and the posts are recreation and school support, not that of an educator in licensed care for long.',
      lacks: [
        'Early Childhood Education diploma or degree (in progress)',
        'RECE membership of the College of Early Childhood Educators',
        'three years as an educator in licensed child care',
      ],
      cv: `Tyler Bonnetplume
(he/him)
Peterborough, Ontario
tyler.bonnetplume@letters.example / 705.555.0103

HELLO
I run after-school rooms and summer camps, and I am halfway through college to become an educator. Children follow me around; so, oddly, do parents. I would like to grow into leading a centre, and the advertisement of Weller Street sounds like the place.

JOBS

Before-and-After-School Program Leader
Otonabee Boys and Girls Club, Peterborough
Sept. 2022 - now
In charge of two gyms, forty-five children aged six to twelve, and four leaders, before school, after school and on PA days. The program is an authorized recreation program, not a licensed centre.
- Plan activities, snack and homework corner
- Write the rota for leaders and give them feedback on Fridays
- Keep attendance, allergy lists and pick-up permissions in HiMama
- Speak with parents at the door about the day, the good bits first
- Order supplies within a budget of $9,400 a year
- Fill in incident reports and ring the principal when something is bigger than me
- Started a cooking club that produced a bannock of some fame

Camp Director (seasonal)
Camp Whispering Birch, Buckhorn
July and August, 2021 - 2025
- Led twenty-two counsellors and ninety campers a week
- Hired, trained and sometimes sent home
- Passed the visits of the camping association and of public health
- Waterfront rota with the head lifeguard, thunderstorm drill, lice policy

Educational Assistant (casual)
Local public school board
Jan. 2020 - June 2022
- Supported children with autism and with behaviour plans in four schools
- Assisted in two kindergarten classes for five months, next to a teacher and an RECE, whose work I began to envy
- Online school with a puppet in spring 2021

Supply staff, non-qualified
Ashburnham Day Care
May - Dec. 2019
- Filled in as an extra pair of hands in preschool and toddler rooms, seven months, about twenty hours a week

Barista
Night Kitchen Coffee, Peterborough
2017 - 2019
- Shift lead after the first year, keys, cash, croissants

Landscaping helper
Uncle's firm, Burleigh Falls
2015 - 2017
- Stones, sod, snow

SCHOOL
Early Childhood Education diploma, Fleming College, part time, evenings and online: begun January 2025, ten of nineteen courses finished, average 84; expected April 2028
One year of General Arts, Trent, 2014 - 2015
OSSD, Lakefield, 2014

PLACEMENT
One placement so far: 160 hours, infant room of the campus centre, spring 2026. Evaluation: "a calm presence". Two more to come.

PAPERS
- Standard First Aid and CPR C, Red Cross, January 2026
- Vulnerable sector check, September 2026
- HIGH FIVE Principles of Healthy Child Development, 2021; trainer since 2024
- Bronze Cross; National Lifeguard (waterfront), current
- Food Handler 2025
- Crisis prevention (BMS), 2020
- G driver's licence and a van with seats for seven
- College of Early Childhood Educators: I will apply when I graduate; not registered now

THINGS I CAN DO
Leadership of young staff; planning; conflict resolution between eight-year-olds; guitar, four chords; HiMama, Google Forms, Excel basics; How Does Learning Happen? (read twice, once for an exam); budgets of a small size; fire making in the rain.

LANGUAGES
English. Anishinaabemowin, conversational, and I read picture books aloud in it. Some French.

VOLUNTEER
- Nogojiwanong Friendship Centre: drum group for kids, Thursdays, since 2019
- Coach, U9 lacrosse, 2020 - 2024
- Helper at the Little NHL tournament, three times
- Member of the city's youth council, 2016 to 2018

AWARDS
- Youth worker of the year, Boys and Girls Club, Central East, 2024
- Bursary for Indigenous students in community services, 2025 and 2026
- Best camp song (disputed), 2023

PROJECTS
In the fall of 2025 I turned a broom closet into a quiet room, with a tent, a lamp and headphones. Office visits for behaviour went from eleven a month to four. The kids call it the cave.

INTERESTS
Birchbark, lacrosse, horror films with the sound down, thrift-store jigsaws, my grandmother's stories, and getting nine people to agree on a pizza.

REFERENCES
Manager of the club; owner of Camp Whispering Birch; my college professor for Child Guidance.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 5,
      why: 'Twenty-five years of trucking dispatch and warehouse management with generic leadership; no early childhood education, registration or work with children.',
      lacks: [
        'RECE membership of the College of Early Childhood Educators',
        'Early Childhood Education diploma or degree',
        'three years as an educator in licensed child care',
      ],
      cv: `RUSSELL J. KINCAID
Bailieboro, Ontario K0L 1B0
rjkincaid@webmail.example
705-555-0181

SUMMARY OF QUALIFICATIONS
Seasoned operations supervisor with twenty-five years in transport, warehousing and distribution. Leads by example, communicates with everyone from the dock to the boardroom, and brings projects in on time and on budget. Strong background in compliance, inspections, scheduling and staff development. Skilled in Microsoft Office. Seeking a supervisory position with a respected local employer.

AREAS OF STRENGTH
Team leadership | Scheduling | Budget control | Health and safety | Licensing and audits | Hiring and training | Customer relations | Conflict management | Continuous improvement | Problem solving

EMPLOYMENT HISTORY

Distribution Centre Manager
Great Lakes Building Supply, Peterborough
March 2017 to present
- Manage a 140,000 sq. ft. warehouse with 62 employees on three shifts and a yearly budget of $6.8 million
- Plan shift schedules, vacation and overtime; overtime down by 23 per cent in two years
- Passed eleven inspections by the Ministry of Labour with two minor orders, both cleared within the week
- Chair of the joint health and safety committee; 500 days without a lost-time injury in 2023
- Recruited and trained some ninety people; half of the present leads began as temps
- Put in a new warehouse management system, on a weekend, with no lost orders
- Hold a ten-minute huddle at the beginning of every shift
- Report to the regional vice president each month and to the owners once a quarter

Dispatch Supervisor
Trent Severn Carriers Inc., Peterborough
June 2008 to February 2017
- Dispatched thirty-four tractors to Quebec, the Maritimes and the northern states
- Supervised five dispatchers around the clock
- Watched hours of service, log books, permits, CVOR record and annual safety inspections
- Reduced empty kilometres from 19 to 12 per cent
- Talked drivers through snow, border lines and divorces

Long-Haul Driver
Trent Severn Carriers Inc.
April 2003 to May 2008
- 900,000 kilometres without a preventable accident
- Trained eight new drivers
- Load securement, hazardous goods, cross-border papers

Forklift Operator and Shipper
Lakeshore Appliance, Cobourg
September 2000 to March 2003
- Loaded trailers, counted stock, kept the yard in order
- Employee of the month, November 2001

EDUCATION
Ontario Secondary School Diploma, Millbrook, 2000
Supply Chain Management certificate, Fleming College, evenings, 2012 - 2014
Front-Line Leadership, six modules, Trent University continuing education, 2018

CERTIFICATES AND LICENCES
AZ driver's licence, clean abstract
Standard First Aid and CPR Level C, Red Cross, renewed May 2026
Joint Health and Safety Committee certification, parts one and two
Forklift trainer (CSA B335)
Transportation of Dangerous Goods
WHMIS 2015
Lean Green Belt, 2020
Criminal record check with vulnerable sector search, August 2026 (for hockey)

COMPUTER SKILLS
Word, Excel, PowerPoint, Outlook; SAP Extended Warehouse; TruckMate; Kronos; Geotab; Power BI (viewing)

ACHIEVEMENTS
- Manager of the Year, eastern division, 2021
- Saved $410,000 a year by slotting fast movers next to the dock
- Led the move into a new building over one long weekend with forty-eight volunteers and pizza
- Safe Driving Award, five years in a row
- Ran a toy drive each December that fills a 53-foot trailer for families of the county

PERSONAL QUALITIES
- Patient and fair; rarely raises his voice
- Punctual; in since five most mornings
- Loyal; three employers in twenty-five years
- Curious; always asks why the thing is done so
- Physically fit

COMMUNITY INVOLVEMENT
Trainer and bench-door opener, Millbrook minor hockey (my son's team, ages eleven to thirteen), two winters. Member of the Lions Club since 2010, president in 2016. Volunteer firefighter, Otonabee-South Monaghan, 2005 to 2015. Committee of the agricultural fair, parking and tractors.

LANGUAGES
English. Trucker's French.

INTERESTS
Ice fishing, old tractors (a Cockshutt 30 and most of another), euchre, smoking whitefish, the Petes on Thursday nights and NASCAR on Sundays. Father of three and lately grandfather of one, with whom I am told I am a natural.

WHY A CHANGE
My company is moving its distribution to Brockville in the spring, and I don't intend to follow. I have led people, kept inspectors happy and worked to a budget all my life, and supervising is supervising. I am willing to take any course that is needed.

AVAILABILITY
From 1 February 2027, full time, early mornings preferred. Salary to be discussed.

REFERENCES
Regional vice president of Great Lakes Building Supply; retired owner of Trent Severn Carriers; secretary of the Lions Club. Letters on request.`,
    },
  ],
};
