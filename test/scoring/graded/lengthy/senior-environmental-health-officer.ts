/** Council environmental health officer in Victoria, Australia: decided by the accredited degree, three dated years under statute in a council, and the driver licence. */
import type { GradedJob } from '../types.ts';
export const seniorEnvironmentalHealthOfficer: GradedJob = {
  job: 'senior-environmental-health-officer',
  title: 'Senior Environmental Health Officer',
  spec: `Corrindal Shire Council
POSITION VACANT: Senior Environmental Health Officer
Reference 26/118 - Band 7 - Permanent full time, 38 hours with a nine-day fortnight - $105,900 to $117,200 plus 12 per cent superannuation

Corrindal Shire lies two hours north-west of Melbourne and has 41,000 residents, eleven townships, a busy lake in summer and some 620 registered food premises. Council's Community Safety department brings together public health, local laws, building and emergency management. Our vision is a healthy, connected and fair shire, and we put it into practice by knocking on doors, listening and explaining before we enforce.

About the position
The Senior Environmental Health Officer delivers Council's duties under the Food Act 1984, the Public Health and Wellbeing Act 2008 and related legislation, mentors two officers and a technical assistant, and acts for the Coordinator Public Health during leave. The position is based at the Corrindal civic centre, with a vehicle from the pool for work across the shire. It is an authorised position with delegations from the Chief Executive Officer.

Key responsibilities
- Inspect, assess and register food premises, including temporary and mobile food businesses on the FoodTrader portal
- Take food samples, deal with recalls and see non-compliance through to orders and, where warranted, prosecution
- Inspect accommodation, hairdressing, beauty, tattooing and skin penetration premises, and public aquatic facilities
- Assess permits for onsite wastewater systems and carry out the domestic wastewater management plan
- Investigate nuisance complaints about noise, odour, smoke and dust
- Investigate cases and outbreaks of gastroenteritis together with the local public health unit
- Prepare briefs of evidence, issue infringements and appear at the Magistrates' Court
- Support the school and infant immunisation program
- Contribute to municipal emergency planning and staff relief centres, at times after hours
- Assess planning referrals and advise applicants before they lodge
- Mentor officers and students on placement
- Report to Council and to the Department of Health

Key selection criteria
Essential
1. A degree or postgraduate qualification in environmental health accredited by Environmental Health Australia, or one that has otherwise been approved under section 29 of the Public Health and Wellbeing Act 2008.
2. At least three years' experience as an authorised environmental health officer in local government.
3. A current Australian driver licence (class C); the shire has hardly any public transport.
4. Demonstrated experience in inspecting food premises and in enforcing the law, including notices and evidence.
5. Well-developed written and spoken communication, also with people who are angry or afraid.
6. Ability to plan a varied workload and to guide less experienced staff.

Desirable
- Experience with onsite wastewater and land capability assessments
- Court experience as informant or witness
- Familiarity with Health Manager, Pathway or a similar system
- Certificate IV in Government Investigations
- Membership of Environmental Health Professionals Australia

Pre-employment checks
The preferred candidate will undergo a national police check, a Working with Children Check (employee), a check of qualifications and licence, and a pre-employment medical. Vaccination against hepatitis A and B is recommended and will be paid for.

What we offer
Two extra days of leave at Christmas, a rostered day off each fortnight, study leave, salary packaging, a health and wellbeing allowance of $350, an employee assistance program, and assistance with relocation of up to $6,000. The lake is five minutes from the office.

How to apply
Applications close at 5 pm on Sunday 29 November 2026. Upload your resume and a response to the essential criteria of no more than three pages through the careers page of Council's website. Applications by email will not be accepted. For enquiries ring the Coordinator Public Health, Jacinta Orsmond, on 03 5550 0142. Canvassing of Councillors will disqualify.

Council is an equal opportunity employer and a child safe organisation. We strongly encourage applications from Aboriginal and Torres Strait Islander people, people with disability, people of all genders and sexualities, and people from culturally diverse backgrounds. If you need an adjustment in the recruitment process, please contact People and Culture.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Accredited degree, eight and a half dated years as an authorised officer in two councils, licence, court work, septic permits and mentoring.',
      lacks: [],
      cv: `Thanh Nguyen-Barlow
Bendigo, Victoria
0491 570 156 | t.nguyenbarlow@mailbox.example

Career outline
I have worked in council public health units since I left university, first in the outer suburbs and now in a regional city with a large rural fringe. My days are divided among kitchens, septic tanks and paperwork, and I like the first two a bit better. I have acted in the team leader's chair and would like a senior post in a smaller shire, close to my partner's family.

Employment

Environmental Health Officer (Band 6), City of Greater Marong, Bendigo
July 2021 to present
- Hold a district of 190 class 1, 2 and 3 kitchens, among them a hospital, four aged care homes and two smallgoods makers
- Conduct yearly assessments, follow-up visits and sampling; served 64 section 19 orders and closed two premises on the spot
- Informant in three prosecutions, two of them defended; gave evidence for a day and a half in the Bendigo Magistrates' Court
- Permits to install for septic tanks, sand filters and aerated systems on lots from 800 square metres to 40 hectares; read land capability reports and dig my own holes when in doubt
- Helped to rewrite the domestic wastewater management plan in 2024, with a risk map of unsewered hamlets
- Prescribed accommodation, tattooists, nail salons, and fourteen public pools after the 2020 Regulations came in
- Interviewed cases in four gastro outbreaks, the largest with 71 ill guests after a wedding
- Look after a graduate and one student each year; I sign off their first fifty inspections
- Acting Team Leader for five months in 2025: rosters, budget bids, council report on the food sampling plan
- Relief centre officer during the October 2022 floods; checked water tanks and flooded shops for three weeks

Environmental Health Officer, Wyndale City Council, Melbourne west
January 2018 to June 2021
- Generalist role with 160 premises, in many of which no English was spoken in the kitchen
- Ran food handler evenings in Vietnamese, with pictures
- Complaints about wood heaters, roosters, pool pumps and one church bell
- Nurse support at infant immunisation sessions and in secondary schools
- Household contacts and business compliance during the pandemic, including a secondment of four months to the department
- Authorised under the Food Act, the Public Health and Wellbeing Act, the Tobacco Act and the Environment Protection Act

Cadet Environmental Health Officer, Wyndale City Council
February 2016 to December 2017 (part time while studying)
- Tobacco education visits, sharps patrols, mosquito traps, registrations and renewals

Kitchen hand and later fry cook, Uncle Bao's, Footscray
2012 to 2015
- Family business; I know what is behind the fridge

Education
Bachelor of Health Science (Environmental Health), Melbourne, 2014-2017. Accredited by the national professional body at the time of graduation
Certificate IV in Government Investigations, 2020
VCE, Footscray, 2012

Licences and checks
Victorian driver licence, class C, full, no demerit points
Working with Children Check (E), valid to May 2030
National police check, June 2026

Training
Auditing food safety programs (FSS) 2019
Onsite wastewater assessment, Centre for Environmental Training, three days, 2021
Noise measurement for officers, 2022
Writing statutory notices and briefs, 2023
Mental Health First Aid 2024
New leader program for local government, six days, 2025

Systems
Health Manager, Pathway, FoodTrader, PHESS (read access), GIS (IntraMaps), Content Manager, body camera

Memberships
Environmental Health Professionals Australia, Victorian branch committee 2022 to 2024
State wastewater special interest group

Presentations
"Seventy-one guests and a chicken terrine", state conference 2023
"Tanks that nobody owns", regional workshop at Castlemaine, 2025

Languages
English; Vietnamese (fluent, spoken and written); enough Cantonese to buy vegetables

Community
Volunteer with the SES unit since 2021 and committee member of a Vietnamese elders' lunch club. I umpire under-14 netball, which is a schooling in calm.

Interests
Hydroponic herbs, rebuilding a 1978 caravan, fishing on any lake that will have me, and reading coroners' findings (my partner worries).

Referees
Team Leader Environmental Health and Manager Regulatory Services, City of Greater Marong. Please let me know before you ring.`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 58,
      high: 73,
      best: 66,
      why: 'Degree, nine years of council inspection and court work, but says outright that he holds no driver licence and cannot have one.',
      lacks: ['current Australian driver licence'],
      cv: `ALISTAIR PYM
Environmental health practitioner
Brunswick VIC 3056 . a.pym@inbox.example . 0491 570 110

PROFILE
A city officer with nine years of inner-Melbourne experience and a soft spot for difficult cases: hoarding, boarding houses, repeat offenders and neighbours who no longer speak. Careful writer, calm witness, and known for notices which survive review.

CAREER HISTORY

2022 (Feb) - current: Environmental Health Officer, Grade 6b, Merrivale City Council
I am responsible for the north precinct with its 240 food businesses, thirty-one rooming houses and a strip of late-night bars.
- Assess and register kitchens, bakeries, market stalls and two dark kitchens with fourteen brands
- Serve improvement notices and orders, follow them up, and recommend infringements or court
- Prepared eleven briefs since 2022; informant in five, all proven
- Lead officer for rooming houses: joint visits with the fire brigade, building surveyors and housing workers
- Sample on the regional plan and handle allergen complaints; one led to a national recall of a dip
- Investigate salmonella and campylobacter notifications with the unit's epidemiologist
- Mentor a graduate officer and write the induction folder
- Wrote the council's procedure for hoarding and squalor, since borrowed by three other councils
- Acted up as coordinator during August and September 2025

2017 (Nov) - 2022 (Jan): Environmental Health Officer, Port Ormond City Council
- Generalist duties in a bayside district: cafes, beauty parlours, a tattoo convention, pools and caravan park
- Noise from bars, music venues and heat pumps; night shifts with a sound level meter
- Six weeks in the relief team during the pandemic, checking density and signs, listening to very sad restaurateurs
- Joined the immunisation team at secondary schools each term
- Placement supervisor for two university students
- Handled planning referrals for venues and childcare centres

2015 - 2017: Food Safety Adviser, Larder & Stone Catering, Abbotsford
- Kept the food safety program of a wedding and film-set caterer, trained casuals and hosted audits
- Calibrated probes, swabbed benches, threw things away

2011 - 2014: Library assistant, Moreland (part time)
- Shelves, story time and a patient manner with photocopiers

EDUCATION
Master of Environmental Health, Flinders University, 2015 - 2017 (external mode), accredited by Environmental Health Australia
Bachelor of Science (Microbiology), Melbourne, 2011 - 2014
Certificate IV in Government Investigations, 2021

AUTHORISATIONS AND CHECKS
Authorised officer under section 31 of the Public Health and Wellbeing Act and under the Food Act
Employee Working with Children Check to 2029
Police check on request
Driver licence: none. I have an eye condition (stable, corrected for reading and close work) that puts me below the driving standard, and I do not expect to hold one. In both councils I have worked by tram, on foot, with an e-bike and with colleagues.

COURSES
Hoarding and squalor: working with trauma, 2023
Giving evidence, two days in a mock court, 2019 and refresher 2024
Auditing techniques, 2018
Allergen management, 2022
Septic and wastewater fundamentals, one-day webinar, 2024 (no practice as yet; we are fully sewered)
Having Difficult Conversations, 2020

SYSTEMS AND EQUIPMENT
Pathway, Health Manager, FoodTrader, TechOne, Objective, sound level meter (class 1), thermal camera, ATP meter

PROFESSIONAL LIFE
Member, Environmental Health Professionals Australia; convened the inner-city rooming house group 2023 - 2025
Reviewer for the profession's journal, one paper a year
Guest lecture at a university in April each year: "What the notice must say"

PUBLICATIONS
Pym A. and a colleague: "Bedrooms without windows: a survey of rooming houses", Environmental Health Forum, 2024
Regular column in the branch newsletter about section numbers that officers get wrong

AWARDS
Regulatory Services team award 2023 for the multi-agency work on rooming houses

LANGUAGES
English (first), Italian (good; Nonna saw to that), Auslan (beginner)

VOLUNTEERING
Secretary of a tenants' union branch until I became an officer, for obvious reasons not since. Presenter on community radio on Sunday mornings. Bread baker for a neighbourhood kitchen.

INTERESTS
Fermenting, tandem cycling, Brutalist libraries, and quizzes in pubs whose kitchens I do not inspect.

ABOUT THE MOVE
My wife has been appointed to the hospital in Corrindal from February, and we have rented a house 400 metres from the civic centre. I would be glad to talk about how the rural part of the work could be organised.

REFEREES
Coordinator Health Services, Merrivale; former Team Leader, Port Ormond`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 52,
      high: 68,
      best: 60,
      why: 'Accredited degree, licence and nine years as an authorised officer, but these ended in early 2016 and since then she has managed events and a farm business.',
      lacks: [],
      cv: `LORRAINE PETRUCCI
RMB 2210, Lake Road, Corrindal
lpetrucci@farmmail.example
mob 0491 570 313

About me
Local, practical and well known around the lake. I was an environmental health officer for the best part of ten years before we took over the family olive grove. With the grove now in my brother's hands I want to go back to the work I was trained for.

What I have done

Owner and manager, Petrucci Grove and Cellar Door, Corrindal
March 2016 - September 2026
Forty hectares of olives, a small press, a shop and a lunch room with fifty seats on weekends.
* Managed everything from pruning to payroll for four permanent and up to twenty seasonal workers
* Built the lunch room, wrote its food safety program and passed every council inspection
* Installed an aerated septic system for the lunch room, from the applicant's side of the counter this time
* Sold oil to thirty-eight delicatessens, with labels that comply with the Food Standards Code
* Turned a loss of $60,000 into a profit of $110,000 in five years
* Hosted school visits, harvest days and about fifteen weddings a year

Events Coordinator (casual), Corrindal Lakeside Festival
2018 - 2024, November to January
* Site plans, stallholders, toilets, water and rubbish for 9,000 visitors
* Contact person for the council's health officer about temporary food permits
* Radio, first aid posts and lost children

Environmental Health Officer, Rural City of Tarrengower
August 2009 - February 2016
* Authorised under the Food Act and the Public Health and Wellbeing Act; 170 premises in seven towns
* Visited kitchens, butchers, bakeries, the saleyards canteen and the prison kitchen; took samples and served notices
* Septic permits, 90 to 110 a year, with soil tests and final inspection
* Two court matters, both pleas of guilty; briefs that I compiled myself
* Caravan parks, hairdressers, tattooists and the public baths
* Part of the recovery team after the January 2011 floods, five weeks in a row
* Gastro investigations in two nursing homes
* Showed the ropes to a trainee who is now a coordinator in Gippsland
* Smoke, dust and rooster complaints, and a celebrated one about bagpipes

Environmental Health Officer (graduate), Shire of Yarrowee
February 2007 - July 2009
* First registrations, renewal of permits, swimming pools, syringe collection
* School immunisation days
* Assisted the senior officer in planning referrals

Vineyard worker and cellar hand, several employers, Pyrenees
2001 - 2003
* Picked, pruned, washed barrels and saved for university

Studies
Bachelor of Applied Science (Environmental Health), Swinburne, 2003 - 2006 (recognised by the Australian Institute of Environmental Health, as it was then called)
Diploma of Agribusiness Management, Longerenong, 2018
Investigation skills for authorised officers, five days, 2010
Food safety auditor training, 2012 (I no longer hold the certificate)

Licences and tickets
Driver licence, Victoria, heavy rigid (HR), clean, since 2004
Working with Children Check, renewed February 2025, volunteer
Food Safety Supervisor, SITXFSA005 and 006, 2024
Responsible Service of Alcohol, current
Chemical users permit (ACUP), to 2029
First aid, HLTAID011, April 2026

Keeping up
I have read the amendments of the past ten years as far as they touched our own business, registered on FoodTrader as a trader, and went to a one-day update of the professional body in Ballarat in August 2026. I have not used Health Manager; in my day we had index cards and Authority.

Computer
Xero, Square, Word, Excel, Canva, council's online lodgement portal

Community
Captain of the Lake Road CFA brigade, 2019 - 2023 (member since 2005)
Treasurer, Corrindal Traders' Association
Member of the shire's tourism advisory group, 2020 - 2022
Organiser of the annual long lunch for the hospital auxiliary, 160 covers

Awards
Gold for our Frantoio, Australian International Olive Awards 2021
Shire Citizen of the Year, nominee, 2022

Languages
English, Italian (Calabrian, with hands)

Interests
Kelpies, bottling tomatoes in February with far too many cousins, lake swimming before breakfast, and books on the history of cholera.

Referees
Former Manager Community Amenity, Rural City of Tarrengower (retired); President of the Traders' Association; group officer of the CFA`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 34,
      high: 50,
      best: 42,
      why: 'A state workplace inspector who knows notices, evidence and court, but has no environmental health degree and was never a council environmental health officer.',
      lacks: [
        'environmental health degree accredited by Environmental Health Australia or approved',
        'three years as an authorised environmental health officer in local government',
      ],
      cv: `Declan Rushworth
Ballarat VIC
declan.rushworth@post.example | 0491 570 006

OVERVIEW
Inspector with twelve years in the regulation of workplaces: building sites, factories, farms and dairies. Comfortable with legislation, unannounced visits, hostile receptions and long statements. I should like to move from safety at work to public health, nearer to home and with less time on the Western Highway.

EXPERIENCE

Inspector (Field, Western Region), state work health and safety regulator
June 2016 to now
- Some 260 visits a year to workplaces of all kinds: abattoirs, bakeries, sawmills, hotels, wind farms
- Issue improvement and prohibition notices, roughly 150 a year; three challenged at internal review, none overturned
- Respond to serious incidents; take photographs, measurements, samples of dust and statements
- Prepared nine briefs for the enforcement group, and was called as a witness in the Magistrates' Court four times and in the County Court once
- Took part in a strategy on silica: airborne sampling, engineered stone bans, talks with small firms
- Answer psychosocial complaints and sit in on mediation
- Supervise new inspectors in their first six months (seven so far)
- Member of the state control centre roster during floods and fires, for asbestos and clean-up

Health, Safety and Environment Adviser, Goldfields Poultry Processors, Ballarat
April 2011 - May 2016
- Injury rate down by half over four years, thanks to guarding, job rotation and a very persistent physiotherapist
- Ammonia plant: emergency plans, drills, licences
- Managed the trade waste agreement and odour complaints of neighbours, with the environment authority at the table
- Quality and HACCP meetings once a week; internal auditor for the hygiene checks when the quality officer was away
- Trained 340 staff in six languages with the aid of cartoons

Laboratory Technician, Ceramic Tile Works, Bacchus Marsh
February 2007 - March 2011
- Tested glazes for lead release and clay for moisture
- Safety representative elected by the night shift, which began all the rest

Army Reserve, 8th/7th Battalion
2004 - 2012
- Private, later corporal; hygiene duty on exercises in Puckapunyal, which meant digging latrines

EDUCATION
Graduate Diploma in Occupational Hazard Management, Ballarat, 2011 - 2013 (part time)
Bachelor of Applied Science (Chemistry), Ballarat, 2004 - 2006
Certificate IV in Government Investigations, 2017
Diploma of Work Health and Safety, 2010

LICENCES AND CHECKS
Driver licence VIC class C and motorcycle; 55,000 km a year without incident
Working with Children Check (employee), to 2028
Baseline security clearance, lapsed 2012
White card, asbestos awareness, confined space entry
First aid HLTAID011, February 2026

TRAINING
Advanced interviewing (PEACE model), 2018 and 2022
Coronial brief writing, 2021
Occupational hygiene, basic principles (AIOH, five days), 2019
De-escalation, 2023
Food Handler basics, online, 2026
Introduction to public health law, a short course of three evenings, August 2026

SYSTEMS
Regulator's case system, Objective, Word, Excel, Power BI reports, body-worn camera, dust and noise meters (Casella, SKC)

MEMBERSHIPS
Australian Institute of Health and Safety, certified (COHSProf)
Australian Institute of Occupational Hygienists, associate

PUBLICATIONS AND TALKS
"What a bakery's dust tells you", regulators' community of practice, 2022
Toolbox talks at field days in Wimmera, most years

WHAT I BRING
The powers have other section numbers, but the craft is one: to look closely, to write down what one saw, and to be fair. I have no degree in environmental health; I have asked two universities about the graduate diploma by distance and, with credit, it would take two years. I have not held an appointment with a council.

LANGUAGES
English only, with the remnants of school Indonesian

COMMUNITY
Assistant coach, Buninyong junior football, 2015 - 2022. Blood donor, 91 donations. Committee of a community garden, where I am in charge of the compost and of disputes about the compost.

INTERESTS
Woodturning (with extraction), camping in the Grampians, old maps, rebuilding a dry stone wall, Test cricket on the radio.

REFEREES
Regional Manager West and a senior inspector, both of the regulator. Former plant manager of the poultry works.`,
    },
    {
      name: 'list',
      kind: 'list',
      low: 10,
      high: 27,
      best: 19,
      why: 'The trade words stand in profile, skills and free courses only; the posts are mobile phones, real estate and gym sales, with no degree and no council.',
      lacks: [
        'environmental health degree accredited by Environmental Health Australia or approved',
        'three years as an authorised environmental health officer in local government',
      ],
      cv: `BRODIE HALLAM-SINGH
Sunbury VIC 3429 | 0491 570 737 | brodie.hs@webmail.example

PROFESSIONAL PROFILE
Passionate environmental health professional with knowledge of food safety, public health law, wastewater, noise, infection control and risk-based inspection. Strong understanding of the Food Act 1984 and of the Public Health and Wellbeing Act 2008. Proven ability to engage with stakeholders, negotiate outcomes and drive compliance. Ready to step into a senior environmental health officer role in local government.

AREAS OF EXPERTISE
Food premises inspection * Food sampling * HACCP * Outbreak investigation * Septic and onsite wastewater * Nuisance complaints * Enforcement and prosecution * Immunisation programs * Emergency management * Stakeholder engagement * Health Manager * Pathway * Microsoft Office

EMPLOYMENT HISTORY

Licensed Estate Agent's Representative (sales)
Hartwell & Bligh Property, Sunbury
January 2022 - present
- List and sell houses and land in Sunbury, Gisborne and Romsey; 31 sales in the last financial year
- Door-knock, cold-call and run open homes on Saturdays with up to 80 groups
- Prepare contracts and section 32 statements with the conveyancer
- Write the ads, book the photographers and stage the furniture
- Mentor two new agents in scripts and follow-up calls
- Negotiate offers until late in the evening, with patience on both sides
- Ninety-six reviews online with an average of 4.9 stars

Store Manager
TalkZone Mobile, Craigieburn
June 2017 - December 2021
- Led a team of nine in a shopping centre store with a yearly turnover of $4.4 million
- Recruited, trained and rostered staff; budget for wages and shrinkage
- Best store in Victoria for accessories in 2019
- Resolved complaints, including those passed on by the ombudsman
- Kept the shop open, clean and sane through the pandemic with click and collect

Membership Consultant, later Club Manager
PulsePoint Fitness, Broadmeadows
March 2013 - May 2017
- Sold memberships and later ran the club with fourteen casuals
- Opened early, closed late, fixed the treadmill, wiped down equipment
- Grew the membership from 900 to 1,640

Barista and waiter
Two cafes in Essendon
2010 - 2013
- Coffee, tables, till, and the fridge temperature sheet each morning

EDUCATION
Bachelor of Business (Marketing), Melbourne, 2010 - 2013
VCE, Gladstone Park, 2009

COURSES AND CERTIFICATES
Environmental Health: An Introduction (online, 8 hours), 2026
Principles of Public Health (free online course), 2026
Food Safety Supervisor units, 2026
Wastewater Basics (webinar series), 2026
Noise and Nuisance Explained (video course), 2026
Understanding Outbreaks (online, 6 hours), 2025
Agent's Representative course, 2021
Certificate III in Fitness, 2013 (not kept up)
First aid and CPR, May 2026

LICENCES
Driver licence class C, full
Working with Children Check, employee
Agent's representative, Consumer Affairs Victoria

KEY STRENGTHS
- Communication: from first-time buyers to developers and their lawyers
- Leadership: teams of up to fourteen people
- Organisation: forty appointments a week without a double booking
- Resilience: a thick skin from ten years of targets
- Integrity: no complaint upheld against me in any post
- Learning: six courses finished in twelve months in my own time

ACHIEVEMENTS
Rookie of the Year, Hartwell & Bligh, 2022
Platinum Club, TalkZone, three times
Raised $14,000 for cancer research by shaving off a rather good beard

PROJECTS
In 2026 I wrote for my own use a forty-page guide to food law, with flow charts for registration classes and for notices. I have also been along with a friend, who inspects for a neighbouring council, for one morning to see how a visit goes.

CAREER GOAL
To be a coordinator of public health within five years and to make a real difference to community wellbeing, sustainability and liveability.

MEMBERSHIPS
Student affiliate (applied for), Environmental Health Professionals Australia
Real Estate Institute of Victoria

LANGUAGES
English; Punjabi, spoken with my father's side of the family

VOLUNTEERING
Sunbury Lions Club: sausage sizzles, for which I fill in the temporary food permit and keep the thermometer. Auskick helper on Saturday mornings, once the open homes are over.

INTERESTS
Basketball, barbecue competitions (third for brisket in Meredith), podcasts about epidemics, hiking at Hanging Rock, travelling with my partner and our twins.

REFEREES
Director of Hartwell & Bligh Property; former area manager of TalkZone Mobile; president of the Lions Club. Numbers on request.`,
    },
  ],
};
