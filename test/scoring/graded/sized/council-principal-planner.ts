/** Principal planning officer of an English borough council; chartered RTPI membership and five years of development management on majors decide. */
import type { GradedJob } from '../types.ts';
export const councilPrincipalPlanner: GradedJob = {
  job: 'council-principal-planner',
  title: 'Principal Planning Officer (Development Management)',
  spec: `MARLEDENE BOROUGH COUNCIL
Place and Environment Directorate

Principal Planning Officer (Development Management)
Post number: PE/4417
Grade K, spinal points 37 to 40: £48,226 to £51,356 plus market supplement of £4,000
Permanent, 37 hours, hybrid (two days a week at the Civic Offices, Harbrook)
Politically restricted: no. Essential car user: yes.

About us
Marledene is a growing borough of 148,000 people between the Severn vale and the limestone ridge. Our Local Plan was found sound in 2024 and allocates land for 9,300 homes, two strategic employment sites and a country park. About a third of the borough lies within a National Landscape and we have 31 conservation areas. The Development Management service decides around 1,500 applications a year with 22 staff in two area teams and a majors team, and has met the statutory targets for majors in each of the last nine quarters.

About the post
You will work in the majors team under the Development Manager, carrying the most complex cases yourself and bringing on the people around you. You will be the council's face on some of the largest schemes we have seen: the 1,150 home southern extension, the Harbrook cattle market and a steady flow of reserved matters behind them.

What you will do
- Manage a caseload of major and contentious applications from pre-application advice to decision, discharge of conditions and monitoring
- Negotiate planning performance agreements and section 106 heads of terms and see agreements through to completion with Legal Services
- Write clear, defensible reports and present them to the Planning Committee
- Defend the council's decisions at written representations, hearings and inquiries, acting as expert witness where required
- Supervise two senior planners and one planner, check their recommendations and sign off decisions under the scheme of delegation
- Screen and scope development under the EIA Regulations and apply mandatory biodiversity net gain
- Advise councillors, parish councils, residents and developers, sometimes in difficult meetings
- Deputise for the Development Manager and help with performance returns
- Mentor licentiate members through their Assessment of Professional Competence
- Contribute to design review, the validation checklist and member training

Person specification: essential (tested at shortlisting)
E1. Chartered member of the Royal Town Planning Institute (MRTPI) at the closing date. Proof is asked for at interview.
E2. Degree or postgraduate diploma in town planning, or equivalent, accredited by the RTPI.
E3. At least five years of development management in or for an English local planning authority, including personal responsibility for major applications.
E4. Experience of section 106 negotiation and of appeals.
E5. Full driving licence and use of a car.
E6. Confident in presenting to committees and in public.

Desirable
D1. Supervision of other planning staff
D2. Uniform and Enterprise, or another back-office planning system
D3. Urban design training or heritage casework
D4. Evidence given at a public inquiry
D5. Viability appraisal

What we offer
Local Government Pension Scheme, 28 days of leave rising to 33, flexitime, payment of one professional subscription, a car lease scheme, an essential user allowance, relocation help of up to £8,000, a four yearly study bursary and free parking at the Civic Offices. We have an active staff choir and a lunchtime running group, neither of them compulsory.

How to apply
Please use the online form; CVs are welcome as an attachment but your supporting statement should go through E1 to E6 in turn. Closing date: midnight on Sunday 22 November 2026. Interviews: week of 7 December. For an informal chat ring the Development Manager, Ros Tanfield, on the number in the candidate pack.

Marledene is a Disability Confident Leader and a signatory of the Armed Forces Covenant. We welcome applications from all parts of the community and guarantee an interview to disabled candidates and veterans who meet the essential criteria. The council is committed to safeguarding; a basic disclosure is needed for this post.`,
  graded: [
    {
      name: 'strong-majors-principal',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Chartered since 2019, accredited degree, nine unbroken years of council casework with majors, section 106, appeals and supervision, and drives.',
      lacks: [],
      cv: `ELINOR PASKE
Stroud, Gloucestershire | 07700 900118 | elinor.paske@example.org

PROFILE
Town planner who has spent her working life in district and unitary authorities in the west of England. I like large, messy sites with too many consultees, and I like seeing junior colleagues find their feet. Looking for a principal post close to home after two years of a long commute.

EMPLOYMENT

Senior Planning Officer (Strategic Sites), Wexcombe Council
March 2022 to date
- Case officer for 14 large schemes at any one time, the biggest an outline for 780 dwellings, a primary school and a local centre, approved in February 2025 after eleven months of negotiation
- Agreed the heads of terms for 19 planning obligations, together worth about £31 million, covering affordable housing, education, travel plans and a bridge contribution; two went to a deed of variation after viability was re-opened
- Written and presented 46 committee items; overturned on four of them, and then defended three of those four at appeal
- Gave evidence at a six day inquiry in 2024 on landscape and five year supply (dismissed), and led three hearings
- Line manager of two planners and a technical officer: one-to-ones, appraisals and checking of delegated reports
- Set up the council's internal guide to net gain when it became compulsory for majors in February 2024, and trained parish clerks on it
- Scoping and screening opinions for a quarry extension and two solar farms

Planning Officer, then Senior Planning Officer, Forest of Ardley District Council
Sept 2017 to Feb 2022
- Began on householders, adverts and prior notifications, about 160 decisions a year
- From 2019 took small and medium housing sites of 10 to 90 homes, a food store and an agricultural distribution depot
- Around 25 written representation appeals, 78 per cent dismissed
- Sat on the project group that moved the service from paper files to Uniform and Enterprise; wrote the template library for delegated reports
- Covered the duty planner desk and pre-application surgeries every other Wednesday
- Volunteered for the enforcement rota in 2020 during the absence of a colleague

Graduate Planner (fixed term), Lyde and Sorrell Planning, Bristol
July 2016 to August 2017
- Site searches, planning histories and supporting statements for rural landowners
- Drafted objections and representations to local plans in Wiltshire and Somerset
- Kept the practice's library of appeal decisions

EDUCATION
University of the West of England, Bristol: BA (Hons) Urban and Regional Planning followed by PG Diploma in Town and Country Planning (both accredited by the Institute), 2012 to 2016. Dissertation on parking standards in market towns.
Sixth form: Geography A, English B, Biology B.

PROFESSIONAL
Elected to chartered membership of the RTPI (MRTPI) in June 2019, subscription paid for 2026
Mentor for two L-APC candidates, both successful at the first attempt
Urban design summer school, Oxford Brookes, 2021 (five days)
Viability for planners, two day course, 2023
Historic England: heritage at planning appeals, webinar series, 2022
Equality and unconscious bias, corporate e-learning, yearly

SYSTEMS
Idox Uniform, Enterprise, DEF, QGIS at an everyday level, ordinary office software

OTHER
Clean full driving licence held since 2013 and a small car that is used to farm tracks.
Treasurer of a community shop. Member of a bell ringing band. I sew badly and garden rather well.

REFEREES
The Head of Planning at Wexcombe Council and my former team leader at Forest of Ardley will both speak for me; please let me know before approaching the first.

A NOTE ON WHAT I HAVE LEARNED
The best advice I was given came from a retired case officer: visit the site twice, once alone and once with somebody who dislikes the scheme. I have kept to it on every large application since 2019, and I believe it is the reason that my refusals tend to hold. I have also learned that a clear timetable, agreed in writing in the first fortnight and honestly reported on, calms applicants more than any number of holding emails. In 2025 I wrote that up as a two page protocol which all the strategic sites officers at Wexcombe now use. I am less experienced in minerals and waste, and I would want some training before taking a county matter. Nobody I have supervised has left the profession, of which I am perhaps unduly proud.`,
    },
    {
      name: 'lapsed-chartership',
      kind: 'lapsed',
      low: 56,
      high: 71,
      best: 65,
      why: 'The same senior casework career with accredited degree, but the chartered membership was given up in 2022 and has not been restored.',
      lacks: ['current chartered membership of the RTPI (MRTPI)'],
      cv: `Curriculum vitae: Duncan J. Threlkeld
Address: Tewkesbury GL20. Telephone on request. Email d.threlkeld@example.com

PERSONAL STATEMENT
An experienced development management planner with thirteen years in local government and a short period in private practice. I have handled a full range of applications, with the last eight years largely devoted to major housing and employment schemes. Calm under pressure and, I am told, good with angry rooms.

CAREER HISTORY

10/2020 to present: Senior Planner (Majors), Bredon Vale District Council
I hold the council's heaviest caseload: presently 11 majors, of which the largest is 640 homes with a link road. Duties include:
* Pre-application meetings under charged service and drafting of planning performance agreements
* Negotiation of section 106 packages with county education and highways (22 completed since 2020)
* Committee reports and presentation: 60 plus items
* Acting as the authority's witness at one inquiry (2023) and lead officer at five hearings
* Day to day supervision of three planners and allocation of work in the absence of the principal officer
* Habitats regulations assessments and BNG conditions
* Monitoring of extensions of time so that the team's major performance stayed above 80 per cent

02/2016 to 09/2020: Planning Officer (Development Management), Bredon Vale District Council
* Mixed caseload of minors and others, then small majors from 2018
* Listed building consents jointly with the conservation officer
* Appeals by written representations, around 40, with a good success rate
* Represented the service at monthly agents' forum
* Duty planner two days each month

06/2014 to 01/2016: Assistant Planner, Hallam Reddish Consultants, Worcester
* Prepared design and access statements and planning statements for house extensions, barns and small infill
* Coordinated ecologists, arboriculturists and drainage engineers
* Presented at parish meetings for a neighbourhood plan group

09/2012 to 05/2014: Planning Technician, Severnside Council
* Validation, consultation letters and site notices, counter enquiries, decision despatch
* Supported the team through a back office migration to Acolaid, which I later helped to replace
* Investigated complaints about advertisements and fly-posting under supervision

EDUCATION AND QUALIFICATIONS
2010 to 2012: MSc Town and Country Planning, University of Manchester (RTPI accredited)
2007 to 2010: BSc Geography (2:1), Aberystwyth University
2007: A levels in Geography, History and Economics

MEMBERSHIPS
Royal Town Planning Institute: Licentiate 2013; MRTPI from 2016 to 2022. I resigned my membership in December 2022 for reasons of cost when the council ceased to pay fees and have not rejoined.
Member of the National Trust, for walking purposes only.

TRAINING
- Design codes and the national model, Planning Advisory Service, 2022
- Public inquiry witness skills (mock inquiry, two days), 2022
- Biodiversity net gain: from policy to practice, 2024
- Management essentials, ILM level 3 award, 2021
- Conflict and personal safety for lone workers, refreshed 2025
- First aid at work, expires March 2027

IT
Uniform, Idox DMS, Exacom for obligations monitoring, ArcGIS Online, Teams and the other Microsoft programs.

FURTHER INFORMATION
Driving: full UK licence, own vehicle insured for business use.
Languages: schoolboy French.
Interests: fell running, brass band (second cornet), restoring a 1962 tractor. I serve as governor of a village primary school, chairing its premises committee, and in that role oversaw the replacement of a temporary classroom that had been temporary since 1978.
Notice period: three months.

SELECTED SCHEMES
Orchard Leys, outline for 640 homes: case officer since pre-application. Twelve technical consultees, a holding direction from National Highways that lasted seven months, and a committee of four hours. Resolution to grant in March 2026; agreement expected before Christmas.
Twyning Gate, logistics park of 42,000 square metres: approved 2023 with a landscape bund that residents helped to draw. I remain rather fond of the bund.
Saltway Farm, 210 homes, refused 2022: my recommendation was for approval, members took a different view, and the appeal was allowed with a partial award of costs. I was the officer who explained the bill to the scrutiny committee afterwards.
Bredon Mill, listed former corn mill to 28 flats: joint work with the conservation officer and the Environment Agency on flood escape.

References: both available after offer.`,
    },
    {
      name: 'gem-national-park-casework',
      kind: 'gem',
      low: 78,
      high: 92,
      best: 86,
      why: 'Under the titles Area Casework Lead and Consents Adviser the dates show chartered membership, accredited diploma and over eight years of deciding large schemes for park and district authorities.',
      lacks: [],
      cv: `ROWAN ISHERWOOD-KAUR

Contact: Ludlow, Shropshire, rowan.ik@example.net

Where I am now
Since January 2021 I have been Area Casework Lead (South) at the Longmynd and Teme National Park Authority, which for those outside the sector means that I and four others settle what may be built across 290 square miles.

Jan 2021 to now, Area Casework Lead (South)
The Authority is the local planning authority for the park. My own desk holds whatever is too big or too disputed for the others: a 96 bed lodge village, 54 affordable homes on the edge of a market town, the reopening of a roadstone quarry that needed an environmental statement, and the change of a Victorian asylum to 118 flats. For these I run the meetings before submission, ask for what is missing, publicise, weigh up, recommend, and stand up in front of twenty members to explain why. I bargain with applicants over what they will pay for or provide, and I instruct the solicitor who turns that into a deed: nine such deeds sealed, including a local occupancy tenure clause which other parks have since borrowed. I read and countersign the recommendations of four colleagues, do their yearly reviews, and stand in for the Head of Service about six weeks in the year. Where refusals are challenged I prepare our case: 17 challenges since 2021, two of them argued at round-table hearings and one before an inspector with barristers, where I was cross-examined for most of a day. Twelve were won.

May 2017 to Dec 2020, Consents Adviser, Corvedale District Council
An odd title given to the team when three services merged. In practice I dealt with 140 to 170 proposals each year from porches to poultry units, and from the summer of 2018 the proposals over ten dwellings or a thousand square metres that fell in my patch, 23 in all. Weekly drop-in for the public. Wrote reasons for refusal that the legal team rarely had to alter. Represented the council at eight site visits with inspectors. Acted up as team senior for five months in 2020.

Aug 2015 to Apr 2017, Community Projects Officer, Clun Valley Trust
Helped villages with neighbourhood plans, ran a small grants pot, and chased landowners for permission to mend footbridges. Part of the job was reading other people's drawings and finding what they had left out.

2013 to 2015, various
Seasonal ranger, bookshop assistant, and nine months teaching English in Valencia, which gave me passable Spanish and better patience.

Learning
Postgraduate Diploma in Spatial Planning, Birmingham City University, part time 2017 to 2019, with distinction. The course carries the accreditation of the Royal Town Planning Institute.
BA Landscape Studies, University of Sheffield, 2010 to 2013, upper second.
Letters after my name: MRTPI, since November 2021, current.
Short courses: Building in Context (2019), Timber-framed buildings for non-specialists (2020), reading a viability appraisal (2022), net gain and the metric (2024), coaching for supervisors (2025).

Software
Civica and later Agile Applications for case files; QGIS; the usual letters and spreadsheets. I have not used Uniform, but have changed systems twice without tears.

Practicalities
Full licence, clean, own a van with a tow bar. Willing to move south. Happy to work evenings for meetings.

Writing and speaking
A piece on tenure clauses in the journal of a professional network (2024). Talk to planning students at Birmingham each spring on how to lose an argument gracefully. Judge for the county village hall design prize, 2023 and 2025.

Outside work
Mountain rescue team member, call handler rather than climber. Keeper of four hens and one elderly whippet. Parent of two, which is where the skills in negotiation really come from.

Why move? The park is a wonderful place, but homes are not what it is there to encourage, and after six years of mostly saying no I would like to help shape somewhere that people will live. I also miss having urban designers and a housing team down the corridor. I know that a borough with an extension of over a thousand homes has a different pace from a park with sheep, and I have asked two friends in majors teams to tell me the worst of it.`,
    },
    {
      name: 'adjacent-enforcement-officer',
      kind: 'adjacent',
      low: 30,
      high: 46,
      best: 38,
      why: 'A long-serving planning enforcement officer who knows the law and appeals, but is not chartered, has no accredited degree and has never carried major applications.',
      lacks: [
        'chartered membership of the RTPI (MRTPI)',
        'degree accredited by the RTPI',
        'five years of development management with major applications',
      ],
      cv: `GARETH PROBERT
Planning Enforcement
Hereford HR2 | gareth.probert@example.org | 07700 900762

Key facts
Eleven years in planning enforcement, before that a police constable. Two hundred and more site visits a year. Comfortable with confrontation, evidence and deadlines.

Experience

PRINCIPAL ENFORCEMENT OFFICER
Lugg and Arrow Council, Sept 2019 - Present
- Run a team of three investigating alleged breaches of planning control, some 520 complaints a year
- Decide on expediency and draft enforcement notices, breach of condition notices, planning contravention notices and stop notices
- Take the council's case in enforcement appeals: written representations and hearings, and twice as a witness of fact at inquiries
- Obtained three injunctions with the legal department against unlawful encampments and waste tipping
- Produced the Local Enforcement Plan adopted in 2021 and reviewed it in 2025
- Monitor compliance with conditions and planning obligations on housing estates in construction, including trigger points for play areas and open space
- Brief ward members and parish councils on a monthly basis
- Work alongside colleagues in development management, who deal with any retrospective applications that result

ENFORCEMENT OFFICER
Lugg and Arrow Council, Oct 2015 - Aug 2019
- Investigated untidy land, unauthorised extensions, caravans, signs, and works to protected trees and listed buildings
- Interviewed suspects under caution and prepared files for prosecution
- Carried out direct action on two derelict sites within budget
- Served on the team that brought in mobile working with tablets

POLICE CONSTABLE
West Mercia Police, 2003 - 2015
- Response, then neighbourhood policing in rural sectors, and rural crime coordinator from 2011
- Managed partnership meetings with councils, housing associations and farmers
- Tutor constable to nine probationers
- Commended twice, once for a river rescue at Leominster

ASSISTANT MANAGER
Garden centre at Ross-on-Wye, 1999 - 2003
- Stock, rotas, cash, and the training of Saturday staff

Education and training
HNC Business Studies, Herefordshire College of Technology, 1999
Five O levels and two A levels equivalent
National Association of Planning Enforcement: Certificate in Planning Enforcement, 2018
PACE interview techniques, refreshed 2024
Planning law update, Ivy Legal style day course, each year from 2016
Gypsy and Traveller awareness, 2017
Trees and hedgerows: law and practice, 2020
Introduction to planning for non-planners, one day, 2015
ILM level 5 certificate in leadership and management, 2022

Memberships
Member of the National Association of Planning Enforcement (NAPE), a network of the RTPI. I am not a chartered planner and have not taken the accredited degree route, although I have looked at the apprenticeship.

Skills
Report writing, negotiation, evidence handling, Uniform (enforcement module), DEF, GIS viewer, drone flying for surveys (flyer and operator IDs held), Microsoft packages.

Licences
Full driving licence including minibus. Own car.

Achievements that I am happy to talk about
Closed a backlog of 340 cases in two years without adding staff. Saved a row of eighteenth century cottages from being stripped out by serving a notice on a Friday afternoon. Reduced complaints about the service itself from twenty-six a year to four. In 2023 negotiated the removal of an unlawful lorry park, without any formal action, after seventeen months of talking to the owner over his kitchen table. Recovered £212,000 under the Proceeds of Crime Act from a landlord who had split houses into flats, which was the first such case in the county.

Why this role
I have worked beside case officers for over a decade and believe that I can bring a practical eye to large schemes, since I see what happens after permission is granted. I have read the committee papers on most of our large estates more closely than some of the people who wrote them, having had to enforce every condition in them. I realise that this would be a change of direction, that I would be learning the application side from the start, and that you may prefer to talk to me about another post.

Interests
Rugby referee at county level, choir tenor, fishing on the Wye, and chairman of a village hall committee that has just raised £90,000 for a new roof.`,
    },
    {
      name: 'unrelated-production-planner',
      kind: 'unrelated',
      low: 1,
      high: 15,
      best: 7,
      why: 'A bakery production planning and operations career in which planning, applications and conditions mean quite another thing.',
      lacks: [
        'chartered membership of the RTPI (MRTPI)',
        'degree accredited by the RTPI',
        'five years of development management with major applications',
        'section 106 and appeals',
      ],
      cv: `SHARON ODELL-PRICE
PRINCIPAL PLANNER | OPERATIONS LEADER | PEOPLE DEVELOPER
Gloucester | sharon.op@example.com | full driving licence, own car

Executive summary
Highly organised planning professional with more than eighteen years of experience in fast-moving consumer goods. Proven leader who delivers major projects, manages stakeholders at every level, controls seven figure budgets and communicates with clarity and confidence. Strong in Microsoft Office, particularly Excel, PowerPoint and Teams. Known for calm decision-making and for getting the best from people.

Core competencies
Planning and scheduling | Leadership of teams up to 30 | Committee and board presentations | Negotiation | Budget ownership | Performance targets | Continuous improvement | Report writing | Problem solving | Mentoring

Career

Principal Production Planner, Coldharbour Bakeries Ltd, Gloucester (April 2018 to present)
- Own the rolling thirteen week production plan for four lines making 2.1 million rolls and loaves each week
- Chair the daily planning meeting with engineering, quality, warehouse and transport, and present to the site leadership committee every Thursday
- Lead a team of two senior planners and three planners, with full responsibility for appraisal, absence, recruitment and development
- Negotiate delivery windows with the four big supermarkets and settle disputes about short shipments
- Delivered a major site extension plan in 2022, phasing the installation of a new oven without losing a single day of supply
- Manage a spend of £3.4 million on packaging and ingredients in line with policy
- Cut waste from 6.1 to 3.8 per cent and raised service to 98.9 per cent
- Wrote the contingency plan that kept us going through the flood of January 2024

Planning Manager, Greystone Chilled Foods, Cheltenham (2013 to 2018)
- Supervised the scheduling of ready meals with a shelf life of nine days
- Implemented a new SAP planning module, training 40 users over three sites
- Introduced a formal review of applications for new product launches, so that sales could not promise what the factory was unable to make
- Improved forecast accuracy by eleven points
- Acted as site deputy for six weeks during a vacancy
- Sat on the works council as the management representative

Shift Manager, Greystone Chilled Foods (2010 to 2013)
- Led thirty operatives on nights
- Accountable for safety, hygiene, output and the condition of equipment
- Investigated accidents and presented findings to the safety committee
- Coached four operatives to team leader positions

Production Team Leader, Fairacre Dairies, Evesham (2007 to 2010)
- Ran a yogurt filling line with eight people
- Introduced visual boards to track performance
- Took part in customer audits with no major findings

Education
BA (Hons) Business and Management, University of Gloucestershire, 2004 to 2007, second class lower
A levels: Business Studies, Sociology, Art

Professional development
APICS CPIM parts one and two, 2015
Lean Six Sigma green belt, 2016
ILM level 5 leadership, 2019
Level 3 food safety in manufacturing, 2021
IOSH Managing Safely, 2023
Mental health first aider, 2024
Coaching with confidence, an internal programme of six days, 2025

Systems
SAP S/4HANA PP, Kronos, Power BI, Excel to a very high standard including Power Query, PowerPoint, Outlook, Word

Achievements
Site employee of the year 2022. Regional finalist for planner of the year at a food industry dinner. Led the charity committee that raised £41,000 for a hospice over five years.

Volunteering and interests
Brownies leader for ten years; treasurer of a netball league; parish fete organiser, which is a project in its own right. I love baking (of course), wild swimming, and walking our two spaniels on the hills around Painswick.

What colleagues say
"The person you want in the room when the plan falls apart." "Sharon makes you feel that there is always a way through." "She never forgets a birthday or a deadline."

Why local government
After nearly twenty years of planning for shareholders I would love to use my planning, leadership and communication skills for the benefit of my own community. I am a quick learner who has never missed a deadline, and I am sure that a planner with a fresh view from industry would be an asset to the council.`,
    },
  ],
};
