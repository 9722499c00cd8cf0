/** HGV transport manager, UK: the CPC in road haulage, five years in control of a fleet on an operator's licence, and when they were. */
import type { GradedJob } from '../types.ts';
export const transportManagerAggregates: GradedJob = {
  job: 'transport-manager-aggregates',
  title: 'Transport Manager (HGV), Aggregates and Waste Haulage',
  spec: `Transport Manager (HGV)
Hollin Bank Haulage Ltd, Clitheroe, Lancashire
Full time, permanent, 45 hours over five days with one Saturday morning in three. 48,000 to 54,000 pounds according to experience, company car or allowance.

About us
Hollin Bank Haulage was started in 1974 with one eight-wheel tipper and a contract with a limestone quarry. Fifty-two years on we are still owned by the same family. We run 46 vehicles and 30 trailers from two operating centres in the Ribble Valley: tippers, walking-floor artics, hooklifts and a handful of rigid skip lorries. Our customers are quarries, concrete plants, civil engineering contractors and three waste authorities. We hold a standard international operator's licence in the North West traffic area, we are FORS Silver, and our operator compliance risk score has been green for six years. We intend to keep it that way.

The role
Our present transport manager retires in the spring and we want a good handover. You will be the person named on the licence, with continuous and effective control of the transport operation, and you will report to the managing director. Two planners, a compliance clerk, a workshop foreman and 52 drivers will look to you for answers.

What you will do
- Act as the nominated transport manager on our licence and be our first contact for the Office of the Traffic Commissioner and DVSA
- Keep authorised vehicle numbers, operating centres and undertakings up to date on VOL
- Oversee planning so that work is delivered legally, on time and at a margin
- Watch drivers' hours, the working time directive and tachograph infringements, debrief drivers and follow up until the pattern changes
- Manage six-weekly safety inspections, roller brake tests, MOT presentation and defect reporting with our own workshop
- Recruit, induct and supervise drivers, check licences and Driver CPC cards and arrange periodic training
- Investigate collisions, overloads and near misses, and present the findings to the board each month
- Look after fuel, tyre and hire budgets of roughly 4.1 million pounds a year
- Prepare for FORS audits and lead our move towards DVSA Earned Recognition
- Price new contracts with the commercial director and attend customer review meetings
- Run toolbox talks and keep quarry and site rules in front of the drivers

What you must have
- The Transport Manager Certificate of Professional Competence in road haulage, national or international (or acquired rights)
- At least five years in day-to-day control of a fleet of heavy goods vehicles on an operator's licence
- Working command of tachograph analysis and EU and domestic drivers' hours rules
- A full UK driving licence
- Confident use of telematics and a transport management system such as Mandata, Stirling or similar
- The ability to speak plainly to a driver at five in the morning and to a board at five in the afternoon
- Good written English, since you will write letters that the Traffic Commissioner may read

It would help if you had
- Experience of tippers, bulk or waste work
- A category C or C+E entitlement
- IOSH Managing Safely or a NEBOSH certificate
- Experience of FORS Silver or Gold, or of Earned Recognition
- A DGSA certificate

What we offer
- 25 days' holiday and bank holidays, rising with service
- Pension with 6 per cent from us
- Private medical cover after the first year
- Two paid CPD days each year and your Logistics UK or RHA seminar fees
- A family firm in which decisions are taken in the same building

How to apply
Send your CV and a short letter that tells us about the fleet that you run now to Marian Holgate, HR, by 27 November 2026. Interviews will be held on site in the second week of December and will include a walk round the yard and a short exercise with a month's tachograph data. We will ask to see original certificates.

Hollin Bank Haulage is an equal-opportunity employer. We welcome applications from all parts of the community and will make adjustments at interview for anybody who asks. No agencies, please.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Holds the international CPC since 2013 and has been named on a standard licence for tipper and waste fleets for over nine years up to today, with tachograph, FORS and DVSA work shown.',
      lacks: [],
      cv: `DEBORAH AINSCOUGH
Accrington, Lancashire | 07700 900318 | d.ainscough@example.co.uk

PROFILE
I have worked in traffic offices since I was nineteen and have answered for lorries with my own name on the paperwork since 2017. I like tidy yards, honest defect cards and drivers who feel able to ring me before something becomes a problem. Looking for a family-run business within forty minutes of home where I can stay until I retire.

EMPLOYMENT

Pendle Bulk and Tipper Services Ltd, Burnley
Transport Manager, June 2020 to date
38 vehicles (8x4 tippers, bulk artics, four hooklifts) and 22 trailers, one operating centre, standard international licence.
- Named TM; all correspondence with the OTC goes out over my signature, including a successful variation in 2022 from 32 to 40 vehicles.
- Went from 4.1 per cent of shifts with an infringement to 0.9 per cent in eighteen months by moving the debrief to the day after download. We use TruTac and the reports are mine, not a bureau's.
- Restructured the PMI calendar with an outside maintenance provider; laden brake tests at every inspection since 2023; first-time MOT pass rate 97 per cent over the last three years.
- Line manager for 41 drivers, two planners and an apprentice. Driver turnover fell from 28 to 12 per cent.
- Took the business from FORS Bronze to Silver (2021) and have kept it at three re-audits.
- Stood in the witness chair for the firm at a preliminary hearing in 2021 over a predecessor's missed inspections; closed with no action.
- Budget holder for fuel, tyres, spot hire and agency: 3.3 million in the last financial year.
- Brought in Mandata Go and in-cab cameras; insurance premium came down by 11 per cent at renewal.

Rossendale Skip and Recycling Ltd, Bacup
Transport Manager, February 2017 to May 2020
- First appointment as nominated manager: 16 skip loaders and RoRo wagons, standard national licence.
- Set up licence checking every quarter, a wheel re-torque register and a gate check which the site guard could do in three minutes.
- Trained as a banksman assessor and ran Saturday sessions for new starters.
- Dealt with two DVSA desk-based assessments, both marked satisfactory.
- Introduced walk-round apps in place of duplicate books, over some protest.

Whittle Freight (Blackburn) Ltd
Assistant Transport Manager, September 2013 to January 2017
- Deputy for a 60-vehicle general haulage fleet running pallets and curtain-siders.
- Charts and digital downloads for the whole depot; wrote the infringement letters.
- Covered for the TM for seven months during illness in 2015.
- Planned the night trunk and dealt with breakdowns.

Whittle Freight (Blackburn) Ltd
Traffic Clerk, later Planner, August 2006 to August 2013
- Started on the gatehouse; moved to planning in 2009.
- Customer bookings, POD chasing, subcontractor rates, export paperwork for Irish trailers.
- Won the company's employee award in 2011 for reorganising the backload board.

QUALIFICATIONS AND TRAINING
CPC Transport Manager, Road Haulage, International (OCR), 2013
Two-day TM refresher with RHA, 2018 and March 2024
NEBOSH National General Certificate, 2019
IOSH Managing Safely, 2016
FORS Practitioner, renewed 2025
Emergency First Aid at Work, 2025
Level 3 Award in Education and Training, 2018
Driving licence: B, BE and C (test passed 2014; I still take a wagon out when we are short, card valid to 2029)

SCHOOL
Nine GCSEs including English and maths, Hollins High, 2003; BTEC National in Business, Accrington and Rossendale College, 2005

SYSTEMS
TruTac, Mandata Go, Microlise, VOL self-service, Excel to pivot-table level, Teams

OUTSIDE WORK
Treasurer of a brass band since 2015. Committee member of the local branch of a transport benevolent fund, and I have twice organised a lorry parade for a children's hospice. Fell walking when the knees allow; two rescue greyhounds.

REFERENCES
My present managing director knows that I am applying, because the firm is being sold. He and a former colleague will both speak to you.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 62,
      why: 'Thirteen years of running tipper and waste fleets from day to day, but the transport manager CPC is only half passed, with the case study to be resat in December.',
      lacks: ['Transport Manager CPC in road haulage (one of two papers passed, resit pending)'],
      cv: `Craig Thistlethwaite
Padiham, Burnley BB12
Mobile 07700 900742, email craig.thistle@example.com
Full clean driving licence incl. C+E

Summary
Hands-on transport professional with twenty years in tippers, bulk and waste. At present I run a 44-vehicle operation from day to day for an owner who holds the licence in his own name. Known for low infringement rates, fair discipline and a yard in which the keys are where they should be. I enjoy the legal side of the job as much as the planning.

Career

2019 (March) to now: Fleet and Transport Operations Manager, Calder Vale Quarry Products, Todmorden
* Daily charge of 44 heavies and 19 trailers: eight-wheelers, artic tippers, two low-loaders and six walking floors serving 3 quarries, 2 concrete plants and a transfer station.
* Own the tachograph process from download to debrief (Tachomaster). Infringements per 100 shifts: 6.2 when I came, 1.1 last quarter.
* Weekly planning meeting, weekly compliance meeting, monthly paper for directors.
* Maintenance planner is kept eight months ahead; brake performance tests at each six-week inspection; prohibition rate at the roadside nil since July 2022.
* Interview, assess and induct drivers; 49 in the team, of whom 11 are owner-drivers.
* Fuel purchasing and tyre contract renegotiated in 2023, saving 140,000 pounds over two years.
* Led the FORS Silver audit in 2021 and 2024; pass both times with two minor actions.
* Answered a DVSA maintenance investigation in 2020 together with the owner; satisfactory.

2013 (May) to 2019 (Feb): Depot Transport Supervisor, Northgate Resource Recovery, Rochdale
* Second in command, then in sole charge on site, of 23 RCVs, hooklifts and skip vehicles.
* Rostered drivers within domestic and EU hours; ran the working time records.
* Introduced paperless daily checks and a proper defect escalation route.
* Investigated collisions and presented evidence for insurers; cost per claim was down by a third.
* Liaison with two borough councils at contract review.
* Trained as an in-house Driver CPC deliverer and gave 14 days of JAUPT-approved courses a year.

2009 to 2013: Planner, Marsden Aggregates Transport, Huddersfield
* Scheduled 30 subcontract and 18 own tippers across West Yorkshire and Greater Manchester.
* Weighbridge reconciliations, muckaway tickets, waste transfer notes.
* Dealt with customers on rates up to 50,000 pounds of monthly spend.

2004 to 2009: HGV driver, various firms
* Class 2 from 2004, Class 1 from 2006; tippers, hooklift and night trunk.
* One non-fault collision in five years.

Education and training
* Todmorden High School: 7 GCSEs, 1999
* City and Guilds in motor vehicle maintenance (levels 1 and 2), Calderdale College, 2002
* IOSH Managing Safely, 2015, refreshed 2022
* Transport manager qualification (Level 3 CPC for road haulage): multiple-choice paper R1 passed in March 2026; case study R2 sat in June, 44 against a pass mark of 50; booked to resit in December 2026
* Operator Licence Awareness Training (one day, Logistics UK), 2020 and 2025
* FORS Professional manager modules, 2024
* SMSTS not held; Quarry passport (MPQC) current
* Mental Health First Aider, 2023
* Driver CPC periodic training complete to September 2029

IT
Stirling TMS, Tachomaster, Webfleet, r2c, Word, Outlook, reasonable Excel

Strengths
Even temper; quick with numbers; willing to say no to a customer if the hours are not there; good with apprentices. I have put four young people through the Class 2 licence since the levy scheme began and all four are still driving.

Personal
Married with two teenagers. Coach of an under-15s rugby league side for six years, which is much like a Monday morning in the traffic office. I restore old motorcycles slowly, and I have a season ticket that has brought little joy. Notice period of eight weeks.

Referees
On request, after interview, please, as my employer is not aware of this application.`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 76,
      high: 91,
      best: 84,
      why: 'Called a cleansing and depot lead, yet holds the haulage CPC, has been the named person on a standard national licence for 58 lorries since 2018 and works tachograph and DVSA matters weekly; tippers and pricing are thinner.',
      lacks: [],
      cv: `NUALA McSTRAVICK
18 Harbour Row, Morecambe LA4
07700 900655 / nuala.mcs@example.org

WHO I AM
A local government officer who has spent seventeen years making sure that bins are emptied, gullies sucked, roads gritted and nobody is hurt doing it. People hear my job title and picture brooms. In fact most of my week is lorries, the people who drive them and the law that goes with both.

WORK

Cleansing and Depot Services Lead
Three Estuaries Council, Lancaster, 04/2018 - present
The council's trading arm collects commercial waste and hauls street arisings and glass for two neighbours, so the fleet is on a standard national licence and not a restricted one. I am the person whose name has stood on it since April 2018.
- 58 plated vehicles over 7.5 tonnes: 31 refuse wagons, nine sweepers, six hooklifts, five tipping grabs, seven gritters. Also 40 vans, which keep me humble.
- 84 drivers and 110 loaders through six chargehands. I do the five o'clock briefing two mornings a week by choice.
- Every card and vehicle unit is downloaded here; I read the exceptions myself each Tuesday and see the driver by Thursday. Most of our rounds come under domestic rules and the glass and hooklift runs under the European ones, and mixed weeks have to be explained to almost everyone.
- Wrote the inspection regime that the workshop now follows: seven-weekly, roller brake test on load, independent audit twice a year by the FTA as was.
- Four years with an all-green score; two prohibitions since 2018, both for tyres, both with a written root cause.
- Went through one regulator's public inquiry as a witness about a contractor of ours. Learnt a great deal, chiefly about filing.
- Revenue budget of 6.2 million pounds; business case for the first eleven electric RCVs, adopted by cabinet in 2024.
- Joined the pilot cohort for Earned Recognition in 2023; accredited February 2025.

Winter and Highways Fleet Coordinator
Three Estuaries Council, 10/2014 - 03/2018
- Gritter rosters for forty nights a season, rest periods reconciled with day work.
- Weighbridge and overload checks for grabs and tippers on resurfacing jobs.
- Deputised for the fleet manager from 2016 and took her place on the licence when she left.
- Set up the licence-check contract and a points matrix which insurers later copied.

Refuse Rounds Supervisor
Three Estuaries Council, 01/2009 - 09/2014
- Nine rounds, 36 staff; re-routed the district after the move to alternate weekly collection.
- Accident panel member; first in the county to fit reversing cameras to the whole fleet.

Customer Contact Adviser
Lune Water Services, 2005 - 2008
- Telephone work for a utility; missed appointments, leaks, bereavements, complaints.

LEARNING
Certificate of Professional Competence for Transport Managers (road haulage, national), CILT, 2015
Chartered Member, Chartered Institution of Wastes Management, 2020
WAMITAB Level 4, 2012
IOSH Managing Safely, 2011; NEBOSH General Certificate, 2017
Earned Recognition seminar, DVSA Leeds, 2022
BA Geography, Lancaster University, 2:2, 2004
Category C licence, provisional test passed at second go, 2019. Full car licence since 2001.

COMPUTERS
Tachomaster, Bartec, Chevin FleetWave, Power BI for committee papers, Whitespace. I picked up each of these at the desk, and would expect to do the same with yours.

WRITING AND SPEAKING
I draft for committee, for the Commissioner's office and for the local paper, which are three different kinds of English. Spoke at the 2025 waste industry conference in Telford on fatigue in early-start crews.

AWAY FROM THE DEPOT
RNLI shore crew, tractor driver for the hovercraft. Conversational Irish. Allotment with more slugs than lettuces. School governor from 2016 until 2022, chair of the premises committee.

WHY I AM MOVING
Reorganisation: two districts are becoming one and one of two leads is surplus. I am free from 1 February 2027.`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 46,
      high: 60,
      best: 54,
      why: 'Holds the CPC and ran tipper fleets for seven years, but that work ended in 2014 and he has looked after school premises ever since, so the experience counts half and falls short of five years.',
      lacks: ['Five years in control of an HGV fleet that still count (seven years, ended 2014)'],
      cv: `RAYMOND FAIRCLOUGH
Chorley, Lancashire
Tel: 07700 900127
Email: ray.fairclough@example.net

PERSONAL STATEMENT
Qualified transport manager and, for the last dozen years, premises manager for a large academy trust. Reliable, numerate and used to responsibility for people, plant and public safety. With my children grown up I would like to go back to the haulage industry where I began, and I still keep in touch with several old colleagues in it.

PRESENT POST
Trust Premises Manager
South Ribble Learning Partnership (four secondary and six primary schools), Leyland
September 2014 - present
- Responsible for ten sites, 31 caretaking and grounds staff and a maintenance budget of 1.9 million pounds.
- Statutory compliance: fire risk assessments, asbestos register, legionella, lifts, gas and fixed wiring. All sites rated good or better in the last external audit.
- Contract management of cleaning, catering equipment, security and the two hired school coaches.
- Project lead for a 3.4 million pound roof replacement scheme under the Condition Improvement Fund.
- Keep the trust's five minibuses insured, serviced and covered by section 19 permits; arrange MiDAS training for teaching staff.
- Report each term to the trustees' estates committee.
- Safe recruitment trained; enhanced DBS.
- Led the sites through the pandemic reopening plans and received a commendation from the chief executive.

EARLIER POSTS
Transport Manager
Yarrow Tippers Ltd, Coppull
February 2007 - July 2014
- Nominated manager on a standard national licence: 27 tippers and four low loaders carrying stone, sand, asphalt and inert waste.
- Day-to-day control of 33 drivers and two clerks. Tachograph charts and, from 2008, digital downloads; interviews with drivers who had gone over.
- Kept the safety inspection schedule with two outside garages; attended tests at the VOSA station.
- Added nine vehicles to the licence in 2010 after winning the asphalt contract.
- Dealt with insurers, police and VOSA after a serious overturn in 2012; no blame was found in the firm's systems.
- Left when the business was sold to a national group and the depot shut.

Assistant Traffic Manager
Ribble Ready Mix, Preston
May 2003 - January 2007
- Planned 22 concrete mixers to a clock that did not forgive.
- Driver holiday planner, wages queries, hire of owner-drivers.
- Studied for the professional competence exams in the evening.

Mixer and Tipper Driver
Ribble Ready Mix, Preston
1996 - 2003
- Class 2 work, seven years with no blameworthy accident.

Army
The Royal Corps of Transport, later the Royal Logistic Corps, 1989 - 1995
- Driver, lance corporal. Service in Germany, the Gulf and Northern Ireland.
- HGV Class 1 gained in 1990.

QUALIFICATIONS
Certificate of Professional Competence, National Road Haulage Operations (RSA), 2004
IOSH Managing Safely in the Education Sector, 2016
NEBOSH Certificate in Fire Safety, 2018
P405 Management of Asbestos in Buildings, 2019
Legionella Responsible Person, 2021
Prince2 Foundation, 2017
First Aid at Work, valid to 2027
Category C+E lapsed at 45 as I did not renew the medical; full car, B+E and D1 entitlement.

EDUCATION
Parklands High School, Chorley: CSEs and O levels in English, mathematics, metalwork, geography, 1988.
HNC in Business and Management, Runshaw College (part time), 2009.

SKILLS
- Managing teams in several places
- Budgets and tendering; public procurement rules
- Every Compliance and Parago estates systems, Microsoft Office, SharePoint
- Drivers' hours and operator licensing knowledge from my years in tippers; I have read up on the smart tachograph but have not used one
- Clear report writing
- Calm in an emergency

VOLUNTEERING
Trustee of a local hospice shop group since 2018, for which I plan the Saturday furniture van. Marshal at the Chorley 10k. Member of the Royal British Legion and standard bearer for our branch from 2015 to 2021.

INTERESTS
Crown green bowls, steam rallies, walking in the Trough of Bowland, cooking for a large family at Christmas.

REFEREES
The chief operating officer of the trust, and my former managing director at Yarrow, who is retired but glad to be rung.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 1,
      high: 13,
      best: 6,
      why: 'A museum and theatre fundraiser all her life: leadership, budgets and communication in plenty, but nothing to do with lorries, licences or hours.',
      lacks: [
        'Transport Manager CPC in road haulage',
        'Five years in control of an HGV fleet',
        'Tachograph analysis and drivers hours rules',
      ],
      cv: `IMOGEN CASTELLANE MA MCIOF
Head of Development | Fundraiser | Cultural leader
Lytham St Annes, FY8 | 07700 900961 | imogen@example.com

PROFILE
Energetic, values-led senior leader with eighteen years in the arts and heritage. I have raised more than 21 million pounds for museums, theatres and festivals from trusts, companies and private donors. An excellent communicator and relationship builder who manages teams, budgets and boards with tact, and who is now seeking a fresh challenge in a management position with a respected regional employer. Adaptable, organised, resilient and a fast learner.

KEY STRENGTHS
- Leadership of multi-disciplinary teams of up to 22
- Budget management (annual targets of up to 2.8 million pounds)
- Strategic planning and delivery to deadline
- Negotiation and stakeholder management
- Problem solving under pressure
- Compliance: Code of Fundraising Practice, data protection, Gift Aid
- Advanced user of Microsoft Office, Raiser's Edge, Salesforce and Mailchimp

PROFESSIONAL EXPERIENCE

Head of Development, The Winter Pavilion Theatre Trust, Blackpool
May 2019 to present
- Lead a department of nine across individual giving, corporate partnerships and events.
- Secured 6.4 million pounds towards the restoration of a grade II* listed auditorium, including the largest single gift in the history of the Trust.
- Grew the membership scheme from 1,900 to 4,600 households with a retention rate of 83 per cent.
- Report to the trustees each quarter; prepare forecasts, risk registers and cash-flow tables.
- Drive a culture of continuous improvement; introduced weekly stand-ups and shared dashboards.
- Recruit, induct, appraise and develop staff; two of my managers have gone on to head their own teams.
- Oversaw the logistics of a donor gala for 420 guests, with nineteen suppliers.

Deputy Head of Fundraising, Museum of Northern Textiles, Manchester
January 2014 to April 2019
- Wrote the bids that brought 3.9 million pounds from lottery and trust sources for a new wing.
- Managed four fundraisers and a database officer.
- Introduced a legacy campaign which has so far produced 71 pledges.
- Worked with curators on an international touring exhibition that visited Lille, Ghent and Krefeld.
- Chaired the staff wellbeing group.

Corporate Partnerships Manager, Mersey Sounds Festival, Liverpool
September 2010 to December 2013
- Brought in sponsors from banking, law, retail and brewing; income up from 180,000 to 510,000 pounds.
- Account manager for eleven headline partners; hospitality, contracts and reports.
- Supervised thirty volunteers over the festival weekend.
- Kept to budget in each of four years.

Fundraising Officer, Hope Street Chamber Choir and Orchestra, Liverpool
July 2008 to August 2010
- Friends scheme, grant applications, newsletters and the annual auction.
- First point of contact for 800 donors by telephone and post.
- Organised the tour of Cornwall: coaches, hotels, halls, timetable.

EDUCATION
MA Arts Administration and Cultural Policy, Goldsmiths, University of London, 2008 (Merit)
BA (Hons) Music, University of Leeds, 2006 (2:1)
A levels in Music, French and English Literature, Queen Mary School, Lytham, 2003

PROFESSIONAL DEVELOPMENT
Member of the Chartered Institute of Fundraising since 2012
Clore Emerging Leaders short course, 2016
Level 5 Certificate in Management and Leadership (CMI), 2018
Mental Health First Aid, 2021
Coaching skills for managers, 2022
Safeguarding adults, level 2, 2024

LANGUAGES
French (fluent), German (good), Italian (for singing and menus)

PUBLICATIONS AND TALKS
Contributor on legacy giving to a regional arts handbook, 2020. Panel speaker at the national fundraising convention in 2017 and 2023.

VOLUNTARY WORK
Trustee of a youth orchestra since 2020; chair of its safeguarding committee. Member of the parent-teacher association. Helped a food bank to set up its collection rota during 2020 and drove the van on alternate Fridays with my ordinary car licence.

INTERESTS
Choral singing, open-water swimming, Portuguese tiles, long train journeys.

ADDITIONAL INFORMATION
Full clean driving licence. Willing to travel. References available from two chief executives. I bring fresh eyes, boundless enthusiasm and a proven ability to inspire others, and I would relish the chance to bring these transferable skills to a new sector.`,
    },
  ],
};
