/** General manager of a food-led pub in England: a personal licence of England and Wales, Level 3 food safety and three years at the head of a licensed house decide it. */
import type { GradedJob } from '../types.ts';
export const pubGeneralManager: GradedJob = {
  job: 'pub-general-manager',
  title: 'General Manager, The Copper Heron',
  spec: `General Manager - The Copper Heron, near Ludlow, Shropshire
Teme Valley Inns. Full time, permanent. GBP 38,000 to 42,000 plus quarterly bonus, with a two-bedroom flat if you want it.

Teme Valley Inns is a family company with eleven country pubs between Hereford and Shrewsbury. We buy houses that other people have given up on, spend properly on the kitchen and the roof, and then leave good managers alone to run them. The Copper Heron is our fourth. It has a 70-cover dining room, a public bar that the village still uses on a Tuesday, six letting rooms and a riverside garden that can take two hundred on a hot Sunday. Last year it turned over a little more than GBP 1.1 million net, about sixty per cent of it food. The present manager is moving up to look after three of our sites, and we are looking for somebody to take over before Christmas.

You will be in charge of the whole house, reporting to our operations director, who calls in once a fortnight. You will write the rotas and keep labour within the percentage that we agree with you each quarter. You will recruit, induct and train a team of about twenty-four, among them a head chef who is excellent and knows it, and you will be on the floor for the busy services rather than in the office. Stock, ordering, line cleaning and cellar standards are yours, and so are the weekly profit and loss figures, cashing up, banking and wages submission. You will handle complaints and online reviews, plan the calendar of quiz nights, weddings and beer festivals, look after the letting rooms, and keep up the due-diligence records for fire, food, allergens and age checks. You will also be the face of the pub to the parish council, to the neighbours and to the licensing officer.

Because you will be named on our premises licence as designated premises supervisor from your first day, you must already hold a personal licence granted by a council in England or Wales under the Licensing Act 2003; we cannot wait for an application to go through. You must have at least three years in sole charge of a pub, bar, inn or similar licensed venue that serves food, with responsibility for its figures. A Level 3 food safety qualification, from any awarding body, is also required, since environmental health will look to you and not only to the chef. Beyond that we want somebody who can read a gross profit report and act on it, who trains people well enough that they stay, who understands cask ale, and who works evenings and weekends without resentment. The pub is four miles from the nearest bus, so living in or having your own transport will make life easier.

It would please us if you had run letting rooms, had achieved Cask Marque accreditation, knew Zonal or a similar till system, or held a first aid certificate. None of these is essential.

In return you get 28 days of holiday, a bonus that our managers do in fact earn, half-price meals in all our houses, a pension, and every other weekend off in January and February. Send a CV and a few lines about the pub you are proudest of to jobs at temevalleyinns. We read every one. We welcome applicants of any age, background, faith, sex, orientation or disability, and will gladly make adjustments for the interview.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 92,
      why: 'Seven years in sole charge of food pubs up to today, an English personal licence as DPS, a current Level 3 and most extras.',
      lacks: [],
      cv: `DEAN ARTINGSTALL
Shrewsbury SY3 | 07700 900214 | dean.artingstall@example.co.uk

PROFILE
Publican, 36, in the trade since leaving school. I like full dining rooms, clean beer and teams that do not change every month. Looking for a country house with rooms.

EMPLOYMENT

The Malt Shovel, Shrewsbury (Severnside Pub Co) - General Manager
March 2022 to present
- Run an 85-cover gastro pub with four bedrooms; net sales grew from 780k to 1.02m
- DPS; two visits from trading standards, both test purchases refused
- Food margin held at 69 per cent and wages at 29 through a difficult 2025
- 22 staff; leavers down from 31 to 9 a year after I rewrote the induction
- Cask Marque pass every year; hygiene rating 5

The Foresters Arms, Wellington (Severnside Pub Co) - General Manager
June 2019 to March 2022
- Took over a wet-led local and opened a kitchen doing 250 meals a week
- Weekly P&L, stocktakes, payroll and deposits; takeaway trade during the lockdowns
- Thirty to forty events a year including the town beer weekend

The Foresters Arms - Assistant Manager
October 2015 to June 2019
- Cellar, ordering and rotas; ran the house on the manager's days off

The Raven Hotel, Telford - bar and waiting staff
2012 to 2015

LICENCES AND CERTIFICATES
Personal licence, Telford & Wrekin Council, granted May 2017
Highfield Level 3 Award in Food Safety in Catering, February 2024
Emergency First Aid at Work, April 2025
BIIAB Award in Beer and Cellar Quality, 2016

EDUCATION
Telford College - BTEC National in Hospitality, 2012
7 GCSEs including English and maths, 2010

SKILLS
Zonal Aztec, Fourth rotas, Collins bookings, Excel, allergen matrices

OTHER
Full clean driving licence. Bell ringer and bad fly fisherman. References from my area manager and from our brewery rep.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 61,
      why: 'The same career at the same level, but the personal licence is from a Scottish licensing board, which does not serve for a premises licence in England.',
      lacks: ['personal licence granted in England or Wales (only a Scottish one)'],
      cv: `Catriona Menzies-Bell
Currently Pitlochry, moving to Shropshire in December 2026 (partner's job)
catriona.mb@example.com / 07700 900877

Hands-on inn manager with eight years at the head of busy Highland houses. Good with chefs, figures and wet walkers.

WORK HISTORY

05/2021 - now   General Manager, The Drovers' Rest, Pitlochry
A 90-seat restaurant with rooms (nine), public bar and beer garden; turnover 1.3m.
* Full accountability for the P&L; beat budgeted profit in four years out of five
* 30 staff in season, all rostered, hired and coached by me
* Premises manager named on the premises licence
* Real ale range of five; Cask Marque since 2022
* Weddings up to 120 guests; TripAdvisor 4.6

02/2018 - 04/2021   General Manager, The Salmon Leap, Dunkeld
* Sole charge of a 60-cover village inn; moved food GP from 61 to 68 per cent
* Stock, banking, wages, allergen and fire records

08/2014 - 01/2018   Duty Manager then Deputy, Birnam Lodge Hotel
* Bar, restaurant and night cover; training of new starters

2011 - 2014   Bar supervisor, student jobs in Dundee

QUALIFICATIONS
Scottish Certificate for Personal Licence Holders (SCPLH) 2017; refresher 2022
Personal Licence, Perth and Kinross Licensing Board, valid to 2027
Level 3 Award in Supervising Food Safety, Highfield, 2023
First Aid at Work, 2025
BA Events Management, Abertay University, 2013

SYSTEMS
Zonal, Guestline, RotaCloud, Procure Wizard, Xero

LANGUAGES AND INTERESTS
English, good French. Curling, hill running, judging at the Perth food show.

Driving licence: full, own car. Notice period: six weeks.`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 50,
      high: 66,
      best: 58,
      why: 'Ten years of running food pubs with the licence and a Level 3, but all of it ended in 2016 and the work since is in a parcel depot.',
      lacks: [],
      cv: `Curriculum vitae: Terence (Terry) Wagstaff
Kidderminster. 07700 900561

About me
Reliable and calm, good with all sorts of people. After some years of regular hours for my family's sake I would like to go back behind a bar.

Jobs, latest first

Swiftline Parcels, Worcester depot
Night shift team leader, September 2019 to date
 - 14 sorters and loaders on the belt, 11,000 items a night
 - Shift briefings, absence forms, near-miss reports, forklift checks
 - Misrouted items cut by a third

Swiftline Parcels
Delivery driver, January 2017 to September 2019
 - 110 drops a day around Bromsgrove and Redditch

The Wheatsheaf, Bewdley
Landlord and manager for Oakapple Taverns, April 2010 to August 2016
 - Sixty covers, Sunday carvery, skittle alley, two letting rooms
 - Everything mine: 16 staff, the cellar, stocktakes, takings, VAT papers and the licence
 - Food sales from nothing to half of the trade; Good Beer Guide four years running

The Navigation, Stourport
Pub manager, May 2006 to April 2010
 - Canalside house with a busy kitchen; margin and wage targets every month

The Navigation
Barman, later bar manager, 2001 to 2006

Certificates
Personal licence, Wyre Forest District Council, 2005 (kept up; no expiry since the law changed)
Level 3 Food Safety for Supervisors, CIEH, 2013
Forklift counterbalance, RTITB, renewed 2024
Fire marshal, 2023

School
King Charles I School, Kidderminster, left 1999 with five GCSEs

Also
Clean driving licence, cars and vans. Treasurer of the allotment society. I brew at home and judge at the county show.

References: the depot manager at Swiftline; Mr Oakes, formerly of Oakapple Taverns, has retired but will gladly talk.`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 76,
      high: 89,
      best: 83,
      why: 'Under the title of club secretary she has for seven years been the DPS and sole head of a bar and restaurant open to the public, with English licence and Level 3.',
      lacks: [],
      cv: `MARIGOLD OKONKWO-PRICE
Bridgnorth, Shropshire - 07700 900338 - m.okonkwoprice@example.org

Secretary of a sports club that earns its living from its bar, its Sunday roasts and its wedding marquee.

SEVERN REACH ROWING & SOCIAL CLUB, BRIDGNORTH
House Secretary, September 2019 to the present
The committee looks after the boats; I look after everything that makes money. The clubhouse is open to all comers seven days a week: long bar, 64-seat dining room, terrace, changing rooms let to walking parties.
- My name stands as DPS on the council's summary by the till
- Takings of GBP 690,000 in 2025, two thirds food; I answer for every line to the treasurer each month
- Pour cost down from 44 to 37 per cent after I changed suppliers and weighed portions
- Nineteen on the payroll: I interview, roster, teach and, twice, dismissed
- Four handpulls; I tap, vent and clean them myself. Cask Marque plaque since 2021
- Regatta weekend: 1,400 meals in three days
- Hygiene rating up from 3 to 5

BRITISH ARMY, ROYAL LOGISTIC CORPS
Chef, then Corporal i/c mess kitchen, 2009 to 2017
- Fed 300 a day at Donnington; stores, menus, junior chefs, two tours in the field

CAREER BREAK
2017 to 2019, twins

TRAINING
Award for Personal Licence Holders, 2019; personal licence from Shropshire Council, July 2019
Supervising Food Safety, Level 3, RSPH, 2022
Paediatric and adult first aid, 2025
NVQ 3 Professional Cookery, 2013

SCHOOLING
Oldbury Wells School, A levels in Food Technology and Geography, 2009

ABOUT ME
I drive, I read the weather before I order the salad, and I know the licensing officer by first name for the right reasons. Till: TouchBistro. Books: Sage.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 5,
      why: 'A school teacher with general leadership, budget and communication strengths and nothing from hospitality.',
      lacks: [
        'personal licence',
        'three years in sole charge of a licensed venue',
        'Level 3 food safety qualification',
      ],
      cv: `Dr Philip Garside
Head of Mathematics
Stafford | philip.garside@example.co.uk | 07700 900690

PERSONAL STATEMENT
An energetic leader and strong communicator with fifteen years of experience of motivating teams, managing budgets and raising standards. Known for high expectations, resilience and a warm sense of humour. I am ready to bring my people skills, organisation and strategic thinking to a new challenge outside of education.

CAREER

Blackfriars Academy, Stafford
Head of Mathematics, September 2017 - present
- Lead a department of eleven teachers; appraisals, observations and coaching
- Manage an annual budget of 24,000 pounds for books, licences and equipment
- Progress 8 score for the subject up from -0.2 to +0.4
- Chair of the school's wellbeing group; timetabling of 1,150 pupils
- Speaker at open evenings for up to 400 parents

Cannock Heath High School
Teacher of Mathematics, later Key Stage 3 coordinator, September 2011 - August 2017
- Taught all year groups including A level Further Mathematics
- Ran the Duke of Edinburgh's Award at bronze level for 40 pupils
- Introduced an online homework platform

University of Keele
Postgraduate tutor, 2008 - 2010
- Seminars in algebra and statistics for first-year students

EDUCATION
PGCE Secondary Mathematics, Keele University, 2011
PhD Mathematics, Keele University, 2010
BSc Mathematics, First Class, University of Leeds, 2006

TRAINING
National Professional Qualification for Senior Leadership (NPQSL), 2021
Safeguarding Level 2, 2025
Mental Health First Aid, 2023

KEY SKILLS
Leadership and team building; communication; planning and prioritising; budget management; data analysis; conflict resolution; customer focus; Microsoft Word, Excel, PowerPoint and Teams; SIMS; working under pressure

INTERESTS
Half marathons, choral singing, good food and country walks with the dog.`,
    },
  ],
};
