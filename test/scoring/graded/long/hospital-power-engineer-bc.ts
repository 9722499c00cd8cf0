/** Shift engineer in a hospital boiler plant, British Columbia: a valid Third Class BC power engineer certificate and three years on a high-pressure steam plant. */
import type { GradedJob } from '../types.ts';
export const hospitalPowerEngineerBc: GradedJob = {
  job: 'hospital-power-engineer-bc',
  title: 'Power Engineer, Third Class (Shift), Plant Services',
  spec: `POSTING 4417-26
POWER ENGINEER, THIRD CLASS (SHIFT)
Silver Larch Regional Hospital, Plant Services
Kootenay Ranges Health District, British Columbia

Status: Permanent full time. Bargaining unit: Facilities. Hours: 12-hour rotating days and nights, four on and four off. Wage: $41.92 to $46.10 an hour with shift and weekend premiums. Posting opens 2 November 2026 and closes 20 November 2026 at 16:30 Pacific time. Number of vacancies: two.

THE HOSPITAL
Silver Larch is a 214-bed regional referral hospital with emergency, surgery, intensive care, maternity, renal and cancer care services. It serves some 90,000 people spread across mountain valleys and is, for most of them, the only hospital within two hours by road. Steam from our central plant heats the buildings, humidifies the operating rooms, sterilizes every instrument and feeds the laundry for six other sites. The plant consists of three watertube boilers with a total capacity that makes it a Third Class general supervision plant, two centrifugal chillers, a medical gas manifold and two standby diesel generators. When the plant stops, surgery stops.

JOB SUMMARY
Reporting to the Chief Engineer, the Power Engineer takes charge of the central plant during the shift, operates and maintains boilers, refrigeration and ancillary equipment in accordance with the Safety Standards Act and the Power Engineers, Boiler, Pressure Vessel and Refrigeration Safety Regulation, and responds to building system alarms throughout the site.

TYPICAL DUTIES
1. Takes charge of the shift and directs a Fourth Class engineer or trainee when one is assigned.
2. Starts, stops, operates and monitors high-pressure boilers, feedwater pumps, deaerators and burner management systems.
3. Performs boiler water tests, adjusts chemical treatment and blowdown, and records the results.
4. Operates chillers, cooling towers, air handlers and building automation for operating rooms and isolation rooms.
5. Tests emergency generators and transfer switches each week and keeps records to the CSA Z32 standard.
6. Checks medical gas manifolds, vacuum pumps and medical air compressors and answers alarms.
7. Carries out preventive and corrective maintenance on pumps, valves, traps, strainers and fans, using the computerized maintenance system.
8. Prepares boilers for internal inspection by the provincial safety officer and the insurer.
9. Maintains the plant log book, permits, lockouts and incident reports.
10. Responds as a member of the code red team and attends drills.
11. Keeps the plant clean and orders consumables.

QUALIFICATIONS
Education, training and experience
- Grade 12 or equivalent
- A valid Third Class (or higher) Power Engineer Certificate of Qualification issued by Technical Safety BC
- A minimum of three years of recent experience operating a high-pressure steam plant, gained as a power engineer
- Valid Class 5 BC driver's licence
- Current WHMIS; lockout and confined space entry training

Skills and abilities
- Able to work alone at night and to make sound decisions without immediate supervision
- Able to read P&IDs, single-line diagrams and manufacturers' manuals
- Able to communicate in English, in writing and by radio, with clinical and trades staff
- Physically able to climb ladders, lift up to 23 kg and work in heat

Preferred
- Experience in a hospital or other acute-care site
- Refrigeration operator endorsement or a second trade such as millwright or steamfitter
- Siemens Desigo or Johnson Controls Metasys
- Medical gas training to CSA Z7396

WHAT WE OFFER
- Municipal Pension Plan membership
- Extended health and dental, with premiums paid by the employer
- Four weeks of vacation in the first year
- Relocation assistance of up to $7,500 for those who move to the valley
- Paid study leave for engineers writing Second Class papers
- Skiing in winter and lakes in summer, ten minutes from the gate

CONDITIONS OF EMPLOYMENT
A criminal record check under the Criminal Records Review Act, proof of immunization in line with provincial orders, and production of the original certificate are required before the first shift.

HOW TO APPLY
Apply online with a resume and the number and expiry date of your certificate. Internal applicants with seniority are considered first under the collective agreement. Only those selected for an interview will be contacted.

INCLUSION
Kootenay Ranges Health District is located on the traditional territories of the Ktunaxa and Sinixt peoples. We hire on merit and are committed to a workforce that reflects the people we serve. We encourage applications from Indigenous people, women in trades, people with disabilities and members of all equity-deserving groups. Tell us about any accommodation that you need during the selection process.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 95,
      why: 'Valid BC Third Class certificate to 2029 and over seven years in charge of watertube high-pressure plants up to today, the last five in an acute hospital.',
      lacks: [],
      cv: `ANNEKE BAPTISTE-ROWAN
Vernon, BC  |  250-555-0134  |  anneke.br@example.ca

ABOUT ME
I run boilers. I have done it in a pulp mill, a greenhouse and a hospital, on nights more often than not, and I still like the sound of a clean light-off. Raised in Nelson and hoping to bring my family back east of the Monashees.

WORK HISTORY

Okanagan Crest General Hospital, Vernon, BC
Shift Engineer, May 2021 - present
- In charge on my shift of two 30,000 lb/h watertube units and one firetube spare, 125 psi, natural gas with oil backup; a Fourth Class partner on days, nobody on nights.
- Conductivity, phosphate, sulphite and alkalinity titrations every four hours; cut makeup by 14 per cent after chasing failed traps through the old wing.
- Theatre humidity and pressure differentials on Metasys. On first-name terms with the OR charge nurses.
- Monthly full-load test of three diesels and weekly crank tests with the transfer switches, written up in the binder the accreditation surveyors look at.
- Oxygen bulk tank readings, manifold changeovers, vacuum pump rotations. Did the two-day Z7396 user course in 2022.
- Opened and closed boiler 2 for four annual internals; new baffle tile in 2024 done by our own crew.
- Wrote the start-up sheet for the absorption chiller that the trainees now use.
- Code red team; three real events, one of which was toast.

Selkirk Under Glass, Creston, BC
Power Engineer, August 2018 - April 2021
- 600 boiler-horsepower high-pressure plant with CO2 recovery for eleven hectares of peppers.
- Fourth Class on hiring; moved up to Third and to assistant chief in 2020.
- Changed burners to low NOx with the contractor and tuned combustion with a portable analyser.
- Screw-compressor refrigeration for the packing hall, ammonia, small charge.

Arrow Narrows Pulp, Castlegar, BC
Utilities Operator (Fourth Class), June 2015 - July 2018
- Field rounds on a recovery boiler and two power boilers at 600 psi; water treatment building; log sheets every two hours.
- Hog fuel conveyors, ash handling and a lot of shovelling.
- Confined space attendant and later entry supervisor.

Kootenay Alpine Lodge, Rossland, BC
Maintenance helper, winters 2012 - 2015
- Snow guns, hot-water boilers, plumbing, lift-shack heaters.

TICKETS AND TRAINING
Power Engineer, Third Class, Technical Safety BC, issued 11 February 2020, expires 11 February 2029
Refrigeration Operator, BC, 2019
Second Class: paper 2A1 passed October 2025
Confined space entry and rescue, 2024
Lockout/tagout instructor, in-house, 2023
WHMIS 2015, refreshed every January
OFA Level 1; Transportation of Dangerous Goods
Fall protection, 2024
Class 5 licence with a clean abstract

EDUCATION
Power and Process Engineering program, Selkirk College, Nelson, 2014 - 2015
L.V. Rogers Secondary School, Nelson, graduated 2011

COMPUTER AND HAND SKILLS
Metasys, Desigo (trial site), Allen-Bradley HMIs, Maximo, TMA, Word and Excel
Pump rebuilds, packing, mechanical seals, trap surveys with ultrasound, basic MIG, pipe threading, gauge calibration

REPRESENTATIVE SHIFTS
January 2024, minus 31: lost gas pressure at 03:10, swung both boilers over to oil by hand, sterile processing never noticed.
July 2025: wildfire smoke for nine days; filters changed twice, outside air cut back with infection control on the phone.

UNION AND COMMITTEE
Joint occupational health and safety committee, worker co-chair, 2022 to 2025. Shop steward for the trades group, 2023.

OUTSIDE
Volunteer with the women in trades network, two school visits a year. Search and rescue radio operator. Mother of two; we ski cheap, fish badly and grow garlic. Michif learner.

REFERENCES
Chief Engineer at Okanagan Crest, the provincial safety officer for our area, and my former chief in Creston.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 54,
      high: 69,
      best: 62,
      why: 'Seventeen years on high-pressure plants including a hospital until now, but his Third Class certificate expired in 2024 and he has since worked under others as an uncertified assistant.',
      lacks: ['Valid Third Class BC power engineer certificate (expired March 2024, not renewed)'],
      cv: `Garth Molyneaux
Trail, British Columbia
250 555 0186 | g.molyneaux@example.ca

Objective
A permanent power engineering position in a hospital, where experience, steadiness and good records matter.

Highlights
* Seventeen years around high-pressure steam in hospital, sawmill and smelter plants
* Shift charge for more than a decade of those
* Excellent attendance; comfortable alone on nights
* Hospital chillers, generators, medical air and OR ventilation

Employment

Monashee Memorial Hospital, Trail, BC
Plant Attendant (Energy Centre) ... April 2024 to present
Shift Engineer ... September 2016 to March 2024
- Charge engineer on a three-boiler, 150 psi watertube plant with a total of 780 square metres of heating surface until spring 2024; since then I have assisted on day shift under the chief's ticket.
- Light-off, lead-lag sequencing, low-water and flame safeguard tests.
- Daily chemistry with a contractor visiting every month; no tube failure in my time.
- Two 350-ton centrifugals, tower dosing, legionella sampling.
- Generator tests each Tuesday at 6 a.m.; black-building test every fall.
- Answered nurse-call, elevator and medical gas alarms overnight.
- Opened work orders in Maintenance Connection and closed most of them myself: traps, valves, PRVs, belts, bearings, condensate pumps.
- Showed nine Fourth Class students the ropes during their firing time.
- Prepared units for the yearly look by the insurance inspector.

Blue Heron Forest Products, Midway, BC
Third Class Engineer ... May 2012 to August 2016
- Wood-waste boiler, 40,000 pounds an hour, feeding lumber kilns.
- Ran the plant by myself from 11 at night to 7 in the morning.
- Rebuilt grates and refractory in shutdowns.
- Feedwater, softeners and a deaerator older than I am.

Columbia Smelting, Trail, BC
Utilities Operator, Fourth Class ... February 2009 to April 2012
- Waste heat boilers, compressed air, cooling water and oxygen plant rounds.
- Sampling, log sheets and relief for holidays.
- Respirator fit-tester for the shift.

Fraser Bros. Plumbing, Grand Forks, BC
Helper ... 2005 to 2009
- Hydronic heating in houses, cabins and one curling rink.

Education and certificates
Grade 12, Grand Forks Secondary School, 2004
Power Engineering, British Columbia Institute of Technology (distance), Fourth Class 2008, Third Class 2011
Certificate of Qualification, Power Engineer Class 3, Technical Safety BC: first issued January 2012; expired 31 March 2024. I missed the renewal during a family illness and have not yet reapplied.
Confined space and lockout, renewed in 2025
WHMIS, 2026
Occupational First Aid Level 2, 2025
Chlorine handling, 2018
Fire extinguisher trainer, 2019
Class 5 driver's licence with air brake endorsement

Systems
Siemens Desigo for ten years; Maintenance Connection; Honeywell burner management; Fireye; basic Excel; Outlook. P&IDs and one-line drawings read daily.

Courses of interest
Boiler efficiency and combustion tuning, Vancouver, 2014
Water treatment for operators, vendor school in Calgary, 2017
Medical gas awareness, half day, 2019
Respectful workplace, Indigenous cultural safety, violence prevention: all health-authority modules complete

Strengths according to my last review
"Garth writes the clearest log in the department." Patient teacher. Knows every valve on site by number. Could delegate more. Does not always open his mail, which is fair comment.

Community
Curling icemaker at the Trail club since 2010, which is another kind of refrigeration. Coach of mixed doubles juniors. Canadian Blood Services donor, 61 times. Helped to rewire and replumb the community hall after the flood of 2018.

Languages
English; some Italian from my grandparents.

References
Chief Engineer and Manager of Facilities, both at Monashee Memorial, will speak for me. I can send copies of log pages, course records and old performance reviews. Available with four weeks' notice, and I already own a house forty minutes away, so I would not need help with moving.`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 56,
      high: 70,
      best: 64,
      why: 'Certificate is valid and the current post is a hospital boiler house, but her time on high-pressure steam as a power engineer is only about eighteen months against three years.',
      lacks: [
        'Three years on a high-pressure steam plant as a power engineer (about a year and a half by dates)',
      ],
      cv: `PRIYANKA DHALIWAL-STONE
Kamloops BC V2C
236-555-0191
priyanka.ds@example.ca

PROFESSIONAL SUMMARY
Certified power engineer in an acute-care energy centre, with earlier experience in building operations and retail banking. Strong on controls, documentation and training. I moved into the trade at 33, went back to school full time, and finished top of the class.

CERTIFICATION
- Power Engineer, Third Class: Technical Safety BC, valid from 3 June 2025 to 3 June 2030
- Power Engineer, Fourth Class: Technical Safety BC, 2023
- Class 5 driver's licence
- WHMIS 2015 (2026); confined space entrant and attendant (2025); lockout (2025)
- Standard First Aid with CPR C, to May 2027
- Universal refrigerant handling card, 2024

RELEVANT EXPERIENCE

Power Engineer
Thompson Valley Hospital, Kamloops
May 2025 - present (full time, rotating twelves)
- One of five shift engineers in a 24-hour plant: three high-pressure watertube boilers at 140 psi, two 500-ton chillers, heat recovery, four emergency generators.
- I took charge of nights alone in September 2025 after four months of doubling up.
- Water chemistry, bottom blow, safety valve and low-water cut-off tests by the book.
- Rebalanced airflow in two negative-pressure rooms with the controls contractor after a failed smoke test.
- Log medical vacuum and compressed air readings; change over oxygen cylinders with respiratory therapy.
- Put 46 plant procedures into a searchable electronic manual with photographs.
- Helped the chief to prepare for the safety officer's visit in April 2026: no orders written.
- Trainer for new co-op students from the college.

Building Operator
Riverside Tower Properties, Kamloops
October 2022 - April 2025
- Two office towers and an ice arena with hot-water boilers at 30 psi, rooftop units and a packaged chiller. No steam on site.
- Reset schedules on Metasys and saved 18 per cent on gas in one season.
- Ran fire drills, met with tenants, contracted elevators and roofing.
- Studied for the Fourth Class and then the Third in the evenings; college boiler lab counted for firing time.

Full-time student
Thompson Rivers University, Power Engineering and Gas Processing
September 2021 - August 2022
- Lab work on a 100-horsepower firetube unit and a small steam turbine; 480 hours.
- Class average of 93 per cent.

OTHER EXPERIENCE

Branch Operations Supervisor
Interior Valleys Credit Union, Kamloops
March 2014 - August 2021
- Supervised seven tellers, cash ordering, vault audits and fraud reports.
- Opened a branch in a shopping centre and chaired the health and safety committee.
- Scheduled staff across three sites.

Teller, then Member Service Representative
Interior Valleys Credit Union
2010 - 2014
- Deposits, mortgages at renewal time, and coin bags.

EDUCATION
- Certificate in Power Engineering, Thompson Rivers University, 2022
- Diploma in Business Administration, Okanagan College, 2010
- Grade 12, South Kamloops Secondary, 2006

PROJECTS
Steam trap survey at Thompson Valley Hospital: 311 traps tagged, 44 failed, 39 replaced by July 2026. Payback under eight months.
Night orders template: a one-page handover which all five shifts have adopted.

SKILLS
Metasys (advanced), Desigo (basic), Maximo, Excel with macros, photography for procedures, basic electrical troubleshooting with a meter, pump alignment, soldering and threading pipe. Reads P&IDs and ladder logic.

LANGUAGES
English, Punjabi, Hindi; conversational French

VOLUNTEER
- Skilled Trades BC ambassador in high schools since 2024
- Langar kitchen at the gurdwara, last Sunday of every month; I look after the stockpot boiler, naturally
- Board member of a childcare co-operative, 2017 - 2020

AWARDS
Institute of Power Engineers student prize, 2022
Health authority "bright idea" award for the procedures manual, 2026

INTERESTS
Bouldering, vegetable gardening, repairing radios, long road trips with my husband and our two boys

WHY THE VALLEY
My husband has been offered a teaching post there starting in January, and I would like to go on in hospitals rather than return to office towers. I am writing my first Second Class paper next spring. I know that I am early in the trade, and can promise a full log and a quick phone call when I am not sure.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 28,
      high: 44,
      best: 37,
      why: 'A hospital HVAC and refrigeration mechanic who knows chillers, air handlers and generators, but has no power engineer certificate of any class and has never operated high-pressure boilers.',
      lacks: [
        'Valid Third Class BC power engineer certificate',
        'Three years on a high-pressure steam plant as a power engineer',
      ],
      cv: `DMITRI VANDERSTEEN
Refrigeration and Air Conditioning Mechanic, Red Seal
Cranbrook, BC | 778 555 0122 | dvandersteen@example.ca

STATEMENT
Journeyman with sixteen years on the tools, ten of them in health care. I keep operating rooms cold, labs negative, morgues quiet and kitchens legal. I am looking for a move from the service van and the mechanical shop into the plant side of a hospital.

EXPERIENCE

HVAC/R Mechanic, Plant Maintenance
Rocky Trench Regional Hospital, Cranbrook | 2018-02 to now
- Service and repair of 41 air handlers, two magnetic-bearing chillers, 60-odd walk-ins and pharmacy fridges, and the MRI chiller.
- Pressure and humidity troubleshooting in theatres and isolation rooms; annual certification with the air balancer.
- Maintenance of plate heat exchangers and hot-water heating loops downstream of the boiler house. The boilers themselves are looked after by the engineers on shift, and I do not run them.
- Weekly walk of the two emergency generators with the electrician; change of oil, belts and block heaters.
- Wrote the lockout sheets for all air systems.
- Desigo graphics: built 30 screens with the vendor.
- On call one week in four; member of the code red team.
- Mentor to two apprentices, both now with their Red Seal.

Service Technician
East Kootenay Comfort Mechanical, Cranbrook | 2013-04 to 2018-01
- Rooftop units, heat pumps, grocery racks and curling rinks from Golden to Fernie.
- Commissioned a CO2 rack at a supermarket, the first in the valley.
- Contract work in three small hospitals and eight clinics.
- Gas fitter B: low-pressure hydronic boilers and furnaces, combustion tests.
- Quoted jobs up to $60,000 and brought in a third of the shop's maintenance contracts.

Apprentice, then Journeyman
Foothills Refrigeration Ltd, Lethbridge, AB | 2010-05 to 2013-03
- Ammonia skating rinks, meat plants, potato storage.
- Leak repair, compressor overhauls, evacuation and charging.
- Red Seal exam written in Calgary in 2013.

Warehouse hand and forklift driver
Prairie Seed Potato Co-op, Taber, AB | 2007 to 2010
- Night shifts in cold storage, which gave me the idea for the trade.

TRADE CERTIFICATES
Red Seal, Refrigeration and Air Conditioning Mechanic, 2013
Refrigeration Operator certificate, Technical Safety BC, 2019, current
Gas Fitter Class B, BC, current to 2028
ODP card
Medical gas awareness, one day, 2021
Confined space entry, 2025; lockout, 2026; fall protection, 2025
WHMIS 2015
Class 5 licence; N endorsement long gone, clean record

POWER ENGINEERING
I have bought the Fourth Class books and go through them on quiet evenings. No papers written so far.

EDUCATION
Technical training, levels 1 to 4, SAIT, Calgary, 2010 - 2013
High-school diploma (Alberta), W.R. Myers High School, Taber, 2007

TOOLS AND SYSTEMS
Siemens Desigo, Carel, Danfoss, Copeland; Fluke meters and capture hoods; TMA work orders; vibration pen; brazing with nitrogen purge; basic PLC reading; Excel

SELECTED JOBS
- Replaced a chiller condenser tube bundle over a long weekend with no operating list cancelled (2022).
- Found the cause of a three-year humidity problem in theatre 4: a drain trap installed backward.
- Retired the last R-22 equipment on site in 2024.
- Helped the shift engineers to clean tower basins after a positive legionella sample and rewrote the sampling plan with infection control.

SAFETY
Worker representative on the joint committee since 2020. One lost day in sixteen years (a spring in my thumb). Completed incident investigation and violence prevention modules.

LANGUAGES
English, Dutch, and kitchen Russian

COMMUNITY
Zamboni driver and ice volunteer, Cranbrook minor hockey. Cub Scout leader for four years. Built the cooling for a food bank's first walk-in from donated parts in 2021; it holds at three degrees to this day.

INTERESTS
Ice fishing, elk hunting, sourdough, listening to old radio plays on night call.

REFERENCES
Manager of Plant Maintenance, Rocky Trench; the owner of East Kootenay Comfort; a theatre manager who once hugged me.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 1,
      high: 12,
      best: 5,
      why: 'A travel agency and tourism marketing career with generic strengths only; no plant, no certificate, no steam.',
      lacks: [
        'Valid Third Class BC power engineer certificate',
        'Three years on a high-pressure steam plant as a power engineer',
      ],
      cv: `FIONA WETHERBY-CHAN
Fernie, BC
fiona.wc@example.ca - 250.555.0155

Tourism and marketing manager with a passion for people, places and results

PERSONAL PROFILE
Dynamic, articulate and highly organized manager with eighteen years in travel retail and destination marketing. I lead teams, look after budgets, communicate with everybody from ministers to bus drivers, and turn ideas into action. I thrive under pressure, work well alone or in a group, and welcome shift patterns and new challenges. After a period of change in the tourism sector I am open to a wide range of roles with a stable public employer in the region.

CORE SKILLS
Leadership and motivation
Communication, written and verbal
Budget preparation and monitoring
Customer service and complaint resolution
Project and event management
Microsoft Office (Word, Excel, PowerPoint, Outlook), Canva, HubSpot, Sabre
Time management and prioritizing
Health and safety awareness
Attention to detail

CAREER SUMMARY

Destination Marketing Manager
Elk Valley Tourism Partnership, Fernie
June 2018 to October 2026
- Head of a team of six with an annual budget of $1.3 million.
- Created the "Steam, Snow and Stars" heritage railway campaign, which brought 22,000 visitors to the valley and won a provincial prize.
- Wrote the five-year strategy and presented it to council, chamber and First Nations partners.
- Increased the membership from 140 to 215 businesses.
- Purchased media; supervised photographers, web agencies and translators.
- Set up the crisis communications plan for wildfire seasons and staffed the information desk on a rota of 12-hour shifts in 2021 and 2023.
- Reported each month on key indicators to a board of eleven.
- Post ended when the partnership merged with a neighbouring region.

Branch Manager
Trailfinder & Maple Travel, Calgary
January 2012 to May 2018
- Managed a high-street agency with nine consultants and sales of $7 million a year.
- Recruited, coached and appraised staff; turnover was the lowest in the group.
- Negotiated allotments with airlines, cruise lines and lodges.
- Brought stranded clients home during volcanic ash, strikes and one hurricane.
- Took the branch from fourteenth to second place in the national league.
- Balanced the cash office, did the month-end and passed each audit.

Senior Travel Consultant
Trailfinder & Maple Travel, Calgary
September 2008 to December 2011
- Tailor-made tours in Japan, Peru, Scotland and Namibia.
- Top seller in Western Canada for small-ship cruising in 2010.
- Trained newcomers in Sabre and in the art of listening.

Holiday Representative
Blue Lagoon Holidays, Tenerife and Crete
Summers 2005 to 2008
- Welcome talks, airport transfers, excursions, lost passports and lost tempers.

EDUCATION
Bachelor of Tourism Management, Capilano University, North Vancouver, 2008
Grade 12 with honours, Handsworth Secondary School, 2004

CERTIFICATES AND SHORT COURSES
Certified Travel Counsellor (CTC), 2011
Digital Marketing Certificate, University of Calgary Continuing Education, 2017
Leading Teams, two-day workshop, 2019
Indigenous Canada, online course, University of Alberta, 2021
Emergency Operations Centre Essentials, Justice Institute of BC, 2022
Standard First Aid, 2024
Serving It Right and FoodSafe Level 1
Class 5 licence, own vehicle with winter tires

LANGUAGES
English (native), Cantonese (good), Spanish (good), Greek (a few brave sentences)

ACHIEVEMENTS
- British Columbia Tourism Award for a small community campaign, 2023
- Chamber of Commerce volunteer of the year, 2020
- Group branch of the year runner-up, 2016

VOLUNTEERING
Friend of the hospital auxiliary since 2019: I staff the gift shop on Thursday evenings and run the Christmas tree raffle. Board member, Fernie arts station. Guide with a women's hiking group.

INTERESTS
Backcountry skiing, mah-jong, film festivals, baking with too much cardamom, and planning holidays for relatives who never say thanks.

AVAILABILITY
Immediate. Willing to work days, nights, weekends and statutory holidays. Willing to learn whatever the position demands, and confident that my leadership, warmth and capacity for hard work will carry over into any environment.

REFERENCES
Chair of the former partnership; mayor's office; regional director of Trailfinder & Maple.`,
    },
  ],
};
