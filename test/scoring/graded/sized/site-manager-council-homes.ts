/** Site manager for a city council's own house building: SMSTS, a manager-level CSCS card and five years as site manager decide it. */
import type { GradedJob } from '../types.ts';
export const siteManagerCouncilHomes: GradedJob = {
  job: 'site-manager-council-homes',
  title: 'Site Manager, New Council Homes (Marlbury City Council)',
  spec: `MARLBURY CITY COUNCIL
Directorate of Housing and Regeneration – Homes Delivery Team

Post: Site Manager, New Council Homes
Reference: HR/HDT/0417
Grade: 11, £52,805 to £57,216, plus essential car user allowance
Hours: 37 per week, site based
Contract: permanent
Base: Canal Depot, with sites across the city

About the council and the programme
Marlbury is building council homes again, and it is doing so with its own workforce. Over the next six years our direct delivery arm will complete 480 homes on fourteen plots, most of them small and awkward: former garage courts, a closed library, two school fields. Each scheme is worth between £2 million and £9 million. The homes are for people on our waiting list, they are built to a low-carbon standard and they stay in public ownership.

Purpose of the post
Reporting to the Construction Delivery Manager, the postholder will be in full charge of one scheme, or two smaller schemes close together, from possession of the plot to the end of the defects period.

Main duties
1. To run the site from day to day, directing council operatives and trade subcontractors in a safe and orderly sequence.
2. To act for the council as principal contractor on site under the Construction (Design and Management) Regulations 2015, including the construction phase plan, inductions, permits and inspections.
3. To prepare short-term programmes, measure progress against the master programme and report slippage early.
4. To inspect work in progress, keep photographic evidence for the Building Safety Act golden thread where it applies, and secure building control and warranty stage approvals.
5. To order materials against the bill, check deliveries and keep waste below the target of the scheme.
6. To chair weekly coordination meetings with subcontractors and attend monthly project board meetings.
7. To record daywork, delays and instructions so that the quantity surveyor can value the work fairly.
8. To deal courteously with neighbours, ward councillors, schools and the press office.
9. To support apprentices and local work placements, of whom there will be at least three on each scheme.
10. To lead snagging, handover and the response to defects in the first twelve months.
11. To keep records in the council's document system and take part in audits.

Person specification

Essential
E1. A valid Site Management Safety Training Scheme (SMSTS) certificate on the closing date. The council's insurer does not accept a lapsed certificate.
E2. A CSCS card at manager or professional level (Black Manager, Academically or Professionally Qualified).
E3. At least five years as the site manager with charge of house building, flats or similar building contracts. Time as an assistant, foreman or trainee does not count towards the five years.
E4. NVQ level 6 in construction site management, HNC or HND in construction or building studies, or a relevant degree (any one of these).
E5. Good knowledge of building regulations, NHBC or LABC technical standards and modern methods of construction.
E6. Ability to explain technical matters in plain words, orally and in writing.
E7. Full UK driving licence or the ability to travel between sites by other means.

Desirable
D1. Experience of timber frame, Passivhaus or another low-energy standard.
D2. Temporary works coordinator training.
D3. First aid at work (three-day).
D4. Membership of the CIOB.
D5. Experience of working for a local authority or a housing association.

What we offer
Membership of the Local Government Pension Scheme, 28 days of leave rising to 33 after five years, bank holidays, flexible working where the site allows, cycle to work, paid professional subscription, occupational health, two volunteering days a year, and no weekend working except by agreement.

How to apply
Please complete the online form and upload a CV, showing how you meet each essential criterion. Closing date: noon on Monday 23 November 2026. Interviews will be held in the week of 7 December at the Guildhall. For an informal talk call the Homes Delivery Team.

The appointment is subject to proof of the right to work in the United Kingdom, medical clearance, references and a basic disclosure from the DBS. Marlbury is a Disability Confident employer and guarantees an interview to disabled applicants who meet the essential criteria. We welcome applications from all parts of our community, and particularly from women and people of minority ethnic backgrounds, who are under-represented in our construction teams.`,
  graded: [
    {
      name: 'site-thackray-strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Nine years in charge of housing sites, in-date SMSTS, black CSCS card, NVQ 6, timber frame and housing association schemes.',
      lacks: [],
      cv: `JOANNE THACKRAY
14 Weir Lane, Marlbury
07700 900417 / jo.thackray@example.co.uk

Personal statement
I started as an apprentice joiner and have run my own housing sites since 2017. I keep things plain: a clean site, a lookahead on the wall that people believe in, and nobody surprised at handover. I would like to build homes for the city I live in.

Career to date

CALDERWICK PARTNERSHIP HOMES LTD
Site Manager, August 2021 to date
Contractor of affordable homes for housing associations and councils across the north.
- Foundry Yard, 46 flats and 12 houses for a housing association, £8.4m, January 2024 to now. In sole charge on site with one assistant and an engineer, up to 70 people a day. Closed-panel timber frame, air source heat pumps, MVHR, airtightness results between 1.1 and 1.4.
- Hob Lane, 31 bungalows for older people, £5.2m, 2022 to 2024. Handed over two weeks early, an average of 1.3 defects per plot.
- Rectory Close, 18 houses on former garage plots, £2.9m, 2021 to 2022. Narrow access, a nursery on one side and a good deal of door knocking before each road closure.
- Write the phase plan with the safety adviser, give inductions, issue permits for digging and hot works, walk the scaffold every week.
- Six-week and two-week lookaheads; trades meeting on Tuesdays with actions out the same day.
- Key stage visits by NHBC passed at first inspection in 94 of 100 cases in 2025.
- Day records and notices passed to the surveyor on the day.
- Had four apprentices and eleven T Level students on my sites.

HENSHALL BROTHERS (BUILDERS) LTD
Site Manager, May 2017 to July 2021
- Ran five private and part-exchange developments of 9 to 40 plots in traditional masonry, £1.8m to £6m.
- Took over a site that was nine weeks late after a groundworker failed; reprogrammed it with the trades and lost no further time.
- Worked with building control and the warranty inspector, kept plot files, led snagging and customer demonstrations.
- NHBC Pride in the Job Quality Award, 2019.

HENSHALL BROTHERS (BUILDERS) LTD
Assistant Site Manager, February 2014 to April 2017
- Looked after finishing trades on sites of up to 60 plots, material call-offs and the waste figures.
- Covered the site manager's holidays and one long sick leave.

HENSHALL BROTHERS (BUILDERS) LTD
Joiner, later working foreman, September 2005 to January 2014
- Roofs, first and second fix, stairs; apprentice until 2008.
- Set out roofs, gave out work to a gang of six.

Qualifications
NVQ Level 6 Diploma in Construction Site Management (Residential), 2018
Level 4 NVQ Construction Site Supervision, 2015
City & Guilds Advanced Craft, Carpentry and Joinery, 2008
GCSEs including English and mathematics, 2005

Cards and tickets
CSCS Black card, Manager, expires June 2028
SMSTS refresher, CITB, completed 18 September 2024 (valid five years)
Temporary Works Coordinator, CITB, April 2025
First Aid at Work, three days, British Red Cross, February 2025
Scaffold inspection (basic), 2022
Asbestos awareness, UKATA, yearly, last March 2026
Fire marshal, 2024
IPAF operator 3a 3b, 2023

Courses
Passivhaus for site teams, two days, 2023
Future Homes Standard update, LABC, 2025
Mental health first aider, 2022
Safeguarding for placements of young people, 2024

IT
Asta Powerproject, Fieldview, Viewpoint, Microsoft 365, Teams, drawings on a tablet

Memberships
Associate of the Chartered Institute of Building since 2022; working towards full membership with a mentor

Other
Full clean driving licence with own car. Governor of Weirside Primary School since 2020, chair of its premises committee. Helper with a women into construction taster day twice a year. I ride with Marlbury Wheelers and have an allotment that is always behind programme.

Referees
Regional Build Manager, Calderwick Partnership Homes
Development Officer of a client housing association
Names and numbers can be given after the first interview.`,
    },
    {
      name: 'site-pryce-lapsed-smsts',
      kind: 'lapsed',
      low: 58,
      high: 73,
      best: 67,
      why: 'As strong a site manager for housing as the first, but the SMSTS ran out in 2024 and the insurer refuses a lapsed certificate.',
      lacks: ['valid SMSTS (expired April 2024)'],
      cv: `Curriculum Vitae

Gareth Pryce
Marlbury Edge
Mobile 07700 900286
gareth.pryce@example.co.uk

About me
Housing site manager from a bricklaying background with ten years of running jobs in my own name. I have delivered 290 homes, mostly for social landlords, without a reportable accident. Straight with clients, fair with the lads and known for tidy compounds.

Employment

2020 (March) – present: Ridgeway Living Construction, Site Manager
The building company of a housing association with 9,000 homes.
• Currently Tannery Court, 52 apartments in three blocks of up to five storeys, light-gauge steel frame with brick slips, £9.1 million
• Before that Saddlers Green (36 houses, timber frame, £6.3 million) and Old Depot Road (24 houses and a community room, £4 million)
• Answer for safety, quality, cost of labour and programme; one assistant, one gateman and on average nine subcontract firms
• Keep the construction phase plan alive and run the weekly coordination meeting and daily briefings
• Collate photographs and product certificates plot by plot, so that the handover file is ready when the keys are
• Agree sequence changes with the planner in Powerproject and warn the contracts manager in writing when something will be late
• Meet residents before work starts and publish a mobile number on the hoarding, which I answer
• Took on six bricklaying and two site management trainees, all still in the industry
• Defects at the end of year one reduced from 4.6 to 1.9 per home

2016 (June) – 2020 (February): Castell Homes Midlands, Site Manager
• Phases of 20 to 65 private and affordable plots in cavity masonry
• Prepared build route and call-offs, managed groundworks, drainage adoption and road bonds
• Passed NHBC key stages, reported RIs monthly and kept them under 0.2 per inspection
• Section 106 handovers to two associations
• Regional winner, health and safety award for medium sites, 2018

2012 – 2016: Castell Homes Midlands, Assistant Site Manager
• Plot quality checks, finishing programme, customer snagging
• Stood in for the site manager at a 90-plot site for four months in 2015

2001 – 2012: self-employed bricklayer, and 1998 – 2001 apprentice with a family firm in Wrexham
• Facework, extensions, schools, one church tower
• From 2007 ran a two-and-one gang on price work

Education and training
HNC Construction and the Built Environment, Marlbury College (part time), 2014
NVQ Level 6 Construction Site Management, 2017
NVQ Level 3 Trowel Occupations, 2001

Cards and certificates
CSCS Manager, black, to 11/2027
SMSTS five-day, CITB, April 2019 – expired 04/2024, renewal to be arranged
Emergency First Aid at Work, one day, 2025
Temporary Works Supervisor, 2021
Manual handling trainer, 2022
Working at height, 2023
CAT and Genny, EUSR, 2024
Scaffold appreciation, 2018
Dementia friend session, 2024

Systems
Asta Powerproject, Dalux, COINS for orders, Excel, Word, Outlook, WhatsApp groups with the trades

Technical knowledge
Approved Documents A to Q as they concern housing; LABC and NHBC standards; robust details; Part L 2021, photographs for as-built energy calculations; heat pumps and underfloor heating commissioning; cavity barriers and fire stopping; SAP assessments as far as the site needs them; light-gauge steel and timber frame tolerances

Strengths
I can read a job three weeks ahead. I write short emails. Councillors, vicars and angry dog walkers all get a cup of tea and an answer.

Driving
Full licence, category B and BE, six points expired, none now

Interests
Rugby league (formerly second row, now referee of under-15s), choir on Thursday nights, restoring a canal boat with my brother. Welsh speaker.

Volunteering
Two weeks in 2023 as building lead for a charity that puts up classrooms in rural Kenya. Trustee of the Marlbury foodbank warehouse, where I sorted out the racking and the fire exits.

Why the council
I have spent six years building for social rent and would like to do it for an authority that keeps its own workforce. I have lived two miles from Canal Depot since 2011 and know four of the plots on your list from walking past them.

References
Head of Construction at Ridgeway Living, and the retired Build Director of Castell Homes Midlands. Please ask me before you call the first.`,
    },
    {
      name: 'site-adeyemi-too-few-years',
      kind: 'years',
      low: 55,
      high: 71,
      best: 63,
      why: 'Says more than ten years of site management, but the dates give three years as site manager; the rest was as engineer and assistant, which the ad excludes.',
      lacks: ['five years as site manager (three by dates)'],
      cv: `TUNDE ADEYEMI BSc (Hons)
Site Manager – Residential
Flat 6, Lock Keepers Wharf, Marlbury | 07700 900533 | tunde.adeyemi@example.com

PROFILE
Ambitious and well organised site manager with over ten years of site management experience in new-build housing and apartments. Graduate in construction management, safety minded, comfortable with drawings, data and people. Delivered 140 homes to tight programmes and used to the particular needs of affordable housing.

KEY SKILLS
Programming and lookaheads | CDM 2015 | Quality inspections | Subcontractor coordination | Digital records | Resident liaison | Low-carbon heating | Mentoring

EXPERIENCE

Bexford & Lane Construction Ltd
SITE MANAGER (October 2023 – Present)
Regional contractor, £120m turnover, half of it for registered providers
– Run Priory Gate, 28 houses and 14 maisonettes for a borough council, contract sum £7.3m, brick and block with pre-insulated panels in the roof
– Previously completed Ash Tree Mews, 19 houses for shared ownership, £3.6m, handed over on the contract date
– Direct two assistants, a trainee engineer and up to 55 operatives
– Own the phase plan, RAMS reviews, permits, toolbox talks and the fortnightly safety tour with the director
– Collect evidence for every plot in Procore: cavity, insulation, fire stopping, membranes
– Chair trades coordination meetings using a pull-planning wall
– Monthly progress report to the council's project board with photos and a look at risks
– Waste to landfill below two percent; skip costs a third under allowance
– Take on two T Level placements a term

Bexford & Lane Construction Ltd
ASSISTANT SITE MANAGER (September 2019 – September 2023)
– Supported site managers on four housing schemes of £3m to £12m
– Looked after the external works package, drainage adoption and S278 road works
– Quality checks at first fix, pre-plaster and completion; issued and closed snags
– Inductions, deliveries, plant hire and the daily diary
– Deputised at holiday times, two or three weeks a year
– Ran the finishing phase of a 60-flat block under the project manager

Northmoor Developments
ASSISTANT SITE MANAGER (July 2017 – August 2019)
– Second in charge at an urban apartment scheme of 84 units with a concrete frame
– Managed drylining, kitchens and floor finishes subcontractors
– Kept NHBC and building control visit log
– Set up the first tablet-based inspection forms in the company

Northmoor Developments
GRADUATE SITE ENGINEER (August 2015 – July 2017)
– Setting out of foundations, drains and steel, levels and as-built surveys
– Concrete pours and cube records
– Temporary works register under supervision

Student placements
– Twelve-month industrial placement with a civil engineering contractor, 2013 – 2014
– Summer job as a labourer on loft conversions, 2012

EDUCATION
BSc (Hons) Construction Management, second class upper, Sheffield Hallam University, 2011 – 2015
A levels in Mathematics, Physics and Design Technology, 2011

CERTIFICATION
SMSTS, CITB, passed 14 June 2023, valid until June 2028
CSCS Academically Qualified Person card, valid to 2029
Temporary Works Coordinator, 2024
First Aid at Work, St John Ambulance, 2024
Fire safety coordinator for construction sites, 2023
IOSH Managing Safely, 2020
SEATS environmental awareness, CITB, 2022

MEMBERSHIP
Member of the Chartered Institute of Building (MCIOB), elected 2024

CONTINUING DEVELOPMENT
Retrofit and overheating (Part O) seminar, 2024
Building Safety Act for small residential blocks, CIOB webinar series, 2025
Passivhaus Tradesperson course, exam passed November 2025
Presentation skills, 2022

SOFTWARE
Procore, Asta Powerproject, Bluebeam Revu, AutoCAD LT, Power BI basics, Microsoft 365

AWARDS
Considerate Constructors Scheme, National Site Award, bronze, 2025 (Ash Tree Mews)
Young Builder of the Year finalist, regional Constructing Excellence, 2022

LANGUAGES
English, Yoruba, conversational French

ADDITIONAL
Full UK driving licence since 2013. STEM Ambassador visiting two secondary schools a year. Runs the Marlbury half marathon each spring and plays five-a-side on Mondays. Trustee of a small charity that lends tools to tenants. Currently on a three-month notice period, which my director would shorten.

REFERENCES
Available: Operations Director of Bexford & Lane; former Project Manager at Northmoor Developments.`,
    },
    {
      name: 'site-whitcombe-old',
      kind: 'old',
      low: 55,
      high: 71,
      best: 63,
      why: 'Nine good years in charge of housing sites with every card in date, but they ended in 2016; ten years of college lecturing since.',
      lacks: [],
      cv: `Malcolm Whitcombe
Orchard View, near Marlbury
malcolm.whitcombe@example.org.uk – 07700 900761

Summary
Construction lecturer and former house-building site manager. I have taught the next generation for ten years and feel it is time to return to the muddy end of the industry before I lose my boots for good.

Current and recent work

Marlbury College, Lecturer, later Curriculum Lead in Construction Management
September 2016 to date, full time
Plan and teach the HNC in Construction and the level 4 and 6 site management diplomas to groups of twelve to twenty day-release students.
Visit learners at their places of work, observe them and write assessment reports; about fifty visits a year.
Since 2019 lead a team of seven lecturers and two technicians, with timetable, observations and a materials budget of £64,000.
Deliver the SMSTS and SSSTS courses as a CITB-approved tutor, eight to ten courses a year.
Rewrote the modules on CDM, building regulations and energy after the 2021 changes to Part L.
Chair the employers' panel, on which eleven contractors and the city council sit.
Ofsted graded the provision good in 2022.
Arranged and supervised the students' build of a timber garden classroom, 38 square metres, in summer 2023.

Earlier career in house building

Lockhart Rowe Homes, Site Manager
April 2007 to August 2016
In charge of eight developments, one after the other, of 14 to 72 houses and low-rise flats. Budgets of £2 million to £8.5 million at the prices of the day.
Last and largest: Mill Race, 72 homes with 22 for a housing association, 2013 to 2016.
Held the site safety file, agreed method statements, inducted everybody who came through the gate.
Sequenced trades with a bar chart and a daily walk, pushed where needed and praised where deserved.
Passed NHBC stage inspections; commended in Pride in the Job in 2011 and 2014.
Checked deliveries against the schedule, signed timesheets and kept the day book.
Two timber frame schemes, one Code for Sustainable Homes level 4 scheme.
Met buyers on the day of completion and again after seven days and two months.
Brought on three assistants who all became site managers.

Lockhart Rowe Homes, Assistant Site Manager
June 2003 to March 2007
Finishing foreman on a 110-plot estate, then assistant on two brownfield sites.
Organised remediation hauliers, piling mats and service diversions.

W. Dance & Son, Carpenter, then Foreman Carpenter
1991 to 2003
Apprenticed in Hereford. Cut roofs, stairs, church doors and countless kitchens.
Foreman of ten from 1999.

Academic and professional
PGCE (Post-Compulsory), University of Worcester, 2018
BSc Building Studies, part time, University of Wolverhampton, 2010
HNC Building Studies, 2003
City and Guilds Carpentry and Joinery, 1994
Assessor and internal quality assurance awards (A1, V1 and their successors), 2017, 2019

Current certificates
SMSTS, renewed January 2025 (CITB)
CSCS Professionally Qualified Person card, valid until 2030
MCIOB, elected 2012, subscription paid
First Aid at Work, May 2024
NEBOSH National Certificate in Construction Health and Safety, 2015
Enhanced DBS, update service
PASMA towers, 2025

Computer
Microsoft 365, Moodle, Asta Powerproject for teaching, SketchUp

Writing
Two chapters in a college workbook on site supervision (2021, second edition 2025). Short column in the regional builders' newsletter, four times a year.

Voluntary work
Clerk of works, without pay, for the re-roofing of our parish hall in 2024, about twelve weekends. Skills competition judge in carpentry at the regional heats, 2017 to 2025.

Interests
Timber-framed barns, narrow boats, cricket (umpire, no longer batsman), grandchildren.

Personal
Full UK driving licence, own vehicle. Good health, passed a medical in 2026. I know that the pace, the paperwork on tablets and the golden thread are not as they were when I left the gate at Mill Race; on the other hand I have had to teach each change to people who would use it the next morning.

References
Principal, Marlbury College
Former Construction Director, Lockhart Rowe Homes, now retired`,
    },
    {
      name: 'site-burrage-school-caretaker',
      kind: 'trap',
      low: 12,
      high: 27,
      best: 19,
      why: 'Called Site Manager for eleven years, but of a school: caretaking, cleaning and lettings; no building contract, SMSTS, manager card or qualification.',
      lacks: [
        'SMSTS',
        'manager-level CSCS card',
        'five years as site manager of building contracts',
        'NVQ 6, HNC/HND or degree in construction',
      ],
      cv: `KEVIN BURRAGE
27 Almond Road, Marlbury, tel. 07700 900894
kev.burrage@example.co.uk

PROFILE
Experienced Site Manager with eleven years in full charge of a busy site of over 1,300 people and 19,000 square metres. Practical, reliable and calm. Holds the keys, knows the building, gets things done. Now looking for a site manager position with the council.

WORK HISTORY

SITE MANAGER
Stanfield Academy, Marlbury – January 2015 to present
* In charge of a team of two caretakers, one groundsman and fourteen cleaners
* Open and close the school, set alarms, first on the list for call-outs
* Weekly fire alarm test, monthly emergency lighting, water temperatures for legionella, playground inspections
* Small repairs: locks, taps, ceiling tiles, painting, shelves, toilet seats
* Call in and sign in contractors for boilers, lifts, roofs and trees; show the asbestos register
* Order cleaning materials, salt and bulbs within a yearly budget of £48,000
* Put out chairs for exams and assemblies, prepare the hall for parents' evenings
* Manage lettings of the sports hall and 3G pitch on evenings and Saturdays, income £71,000 a year
* Keep COSHH sheets and risk assessments for the cleaning team
* Liaise with neighbours about parking and balls over the fence
* When a company built the new science block in 2019, moved furniture, arranged the keys and told the builders about noise during exams
* Ofsted and local authority audits of premises with no actions left open

CARETAKER
St Werburgh's Primary School, Marlbury – August 2008 to December 2014
* Daily cleaning rota, litter, leaves, gritting in winter
* Looked after the boiler and meter readings
* Decorated one classroom each summer
* Helped at fairs and sports days
* Minibus driver for swimming lessons

WAREHOUSE OPERATIVE
Fenwick Catering Supplies – 2003 to 2008
* Picked and packed orders, loaded vans, drove a counterbalance truck
* Stock count every quarter, keyholder from 2006
* Trained eight new starters

SECURITY OFFICER
Watchlight Services – 1999 to 2003
* Night patrol at a retail park and later at a hospital car park
* CCTV and incident reports
* Two months at the gate of a housing development, signing lorries in and out

KITCHEN PORTER AND OTHER CASUAL WORK
1996 to 1999

EDUCATION AND TRAINING
GCSEs in English (C), Maths (D), Woodwork (C), Geography (E), 1996
NVQ Level 2 in Cleaning and Support Services, 2010
Level 3 Award in Premises Management for Schools, 2017
IOSH Working Safely, one day, 2018
Legionella awareness for responsible persons, 2024
Asbestos awareness, online, 2025
Manual handling, 2025
Ladders and steps, 2023
Pool plant operator (school no longer has a pool), 2012
Emergency first aid, 2025
Safeguarding level 1 and Prevent, every September
Minibus driver awareness scheme (MiDAS), 2022
Fire warden, 2024
CSCS Green card for labourers, 2003, not renewed

SKILLS
Team leadership and rota planning
Budget awareness
Health and safety on site
Good communication with staff, pupils, parents and contractors
Record keeping in an online premises system, email, Word, basic Excel
DIY of all kinds
Time management and working without supervision
Discretion and honesty

ACHIEVEMENTS
Electricity use of the school down by 22 percent with new timers, LED tubes and reminders on doors
Long service award 2025
Attendance of 99 percent over eleven years
Covered a second school for a whole winter when its caretaker was in hospital
Green flag for the wildlife garden, which I dug with year 8

VOLUNTEERING
Pitch marker and kit man of Marlbury Vale under-14s
Community speed watch
Father Christmas at the spring-to-winter club, since 2016, beard my own

INTERESTS
Coarse fishing, model railways (OO gauge), quiz nights, walking our spaniel, and watching property and building programmes on television. I did up our house over twelve years, including a kitchen and a patio.

FURTHER INFORMATION
Full clean driving licence with D1. Enhanced DBS for the present post. Happy to start early and finish late, as I have always done. I know most of the council's premises officers by name.

REFERENCES
Business Manager, Stanfield Academy
Headteacher (retired), St Werburgh's Primary School`,
    },
  ],
};
