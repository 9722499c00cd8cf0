/** Premises manager of a wet-led Glasgow pub: decided by a Scottish personal licence with refresher and three years of running a wet-led bar. */
import type { GradedJob } from '../types.ts';
export const pubPremisesManagerGlasgow: GradedJob = {
  job: 'pub-premises-manager-glasgow',
  title: 'Premises Manager, The Clay Pipe (wet-led pub)',
  spec: `PREMISES MANAGER - THE CLAY PIPE, GLASGOW SOUTHSIDE
Drumlanark Inns Ltd | 36,500 to 41,000 pounds plus tips and bonus | full time, 45 hours over five days

ABOUT US
Drumlanark Inns is five neighbourhood pubs between Govanhill and Paisley, run by two sisters who grew up above one of them. We do not do concepts. We do well-kept cask, whisky that people can afford, football with the sound on and folk sessions with the sound off. The Clay Pipe takes about 1.3 million a year, 88 per cent of it over the bar, with pies and toasties for the rest. Capacity is 210 with the beer garden. The present manager is leaving after eleven years to open a bakery.

THE ROLE
You will be named as premises manager on the licence and run the pub as if it were yours, with two supervisors and fourteen bar staff. You report to our operations director, Ishbel Colquhoun, who visits weekly and otherwise leaves you in peace.

WHAT YOU WILL DO
* Open, run and close the pub, and be on the floor on at least three of the four busy nights
* Uphold the licensing objectives: Challenge 25, refusals book, staff training records, good relations with Police Scotland and the licensing standards officer
* Keep the cellar: cask conditioning, line cleaning, gas, temperature, ordering
* Recruit, train, rota and appraise the team
* Control stock, wastage, wages and cash to agreed targets, with a monthly stocktake
* Programme quiz, sessions, football and private parties
* Deal with complaints, noise and the neighbours
* Work with door stewards at weekends and write up incidents
* Keep fire, gas, first aid and hygiene checks in date
* Answer for the weekly profit and loss with us each Tuesday
* Think up the next good idea for a wet Monday

WHAT YOU NEED
Must have
* A Scottish personal licence under the Licensing (Scotland) Act 2005, in force, with refresher training up to date. We need to put your name on the premises licence on day one.
* At least three years as manager or deputy manager of a pub or bar where drink makes up most of the takings
* Sound cellar management with cask ale
* Proof that you have run rotas, stock and margins yourself
* REHIS Elementary Food Hygiene or an equal certificate
* Right to work in the United Kingdom

Good to have
* Whisky knowledge, such as WSET Spirits or a distillery course
* BIIAB or Cask Marque cellar award
* First aid at work
* Experience of live music or of football crowds
* Tills by EPOS Now or Zonal, rotas by RotaReady

WHAT WE OFFER
* Quarterly bonus of up to 1,500 pounds, paid on margin and on staff who stay
* 33 days of holiday, and two Saturdays off in every five
* Taxi home after midnight, paid
* Half-price food and drink in all five pubs
* Pension, cycle scheme, confidential helpline
* WSET, cellar and first aid courses at our cost
* A room above the pub at a fair rent, if you want it, and no hard feelings if you do not

HOW TO APPLY
Send a CV and half a page on what makes a pub a good pub to the careers address on our site, by Monday 23 November 2026. We shall ask for the number of your licence and the name of the licensing board that issued it. First a chat over coffee, then two paid trial shifts. We would like you to begin in the second week of January.

FOR EVERYONE
Pubs belong to everybody and so do jobs in them. We welcome applications whatever your age, sex, faith, colour, disability, or whom you love. The bar is step-free; the cellar sadly is not, but talk to us. We pay at least the real Living Wage.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 92,
      why: 'Scottish licence with refresher in date and six years of managing wet-led pubs, cask cellar and margins included.',
      lacks: [],
      cv: `MORVEN ABERNETHY
Shawlands, Glasgow G41
07700 900118
morven.abernethy@mail.example

HELLO
I run pubs where people know each other's names. Eight years behind and ahead of bars in the west of Scotland, six of them in charge or next to it. I am good with kegs, rotas, grandads and hen parties, in that order.

JOBS

General Manager, The Salted Herring, Partick (Kelvin Tap Company)
February 2022 - now
- Old corner pub, 160 inside and 30 on the pavement. Turnover 1.05 million pounds, nine-tenths drink.
- Named on the premises licence from my second week. Two visits of the licensing standards officer a year, no action taken.
- Six hand pulls. Cask Marque since 2022, scored 94 in the last visit. I clean lines myself on Wednesdays because I like the quiet.
- Wet margin up from 63 to 67.5 per cent; wastage below one per cent; wages at 27.
- Thirteen staff. Average stay is now 19 months. Wrote a two-week starter plan with the statutory two hours of alcohol training before the first pint is pulled.
- Old Firm days with two stewards, plastic glasses and a good plan. Incident log, meetings with the community police.
- Session on Sundays, quiz on Tuesdays, a whisky club of 70 members with a dram of the month.
- Stocktakes with an outside firm monthly, my own line check each Friday.
- Weekly profit and loss call with the area manager.

Deputy Manager, The Lamp and Ladder, Finnieston (Kelvin Tap Company)
March 2020 - January 2022
- Kept the place alive through closures: furlough forms, growler deliveries, table service, track and trace.
- Cellar, orders, cash, rotas for eleven; in charge for ten weeks while the manager was ill.
- Craft keg and four casks, 92 per cent wet.

Supervisor, Bar Tolquhon, Merchant City
June 2018 - February 2020
- Cocktails, late licence to three o'clock, cash-up, first aider.
- Trained new bartenders.

Bartender and box-office person at music venues, Glasgow
2016 - 2018, next to college

PAPERS
Personal licence, Scotland, issued by Glasgow City Licensing Board 14 November 2019; refresher sat and sent to the board September 2024; expires November 2029
SCPLH (Scottish Certificate for Personal Licence Holders), 2019
REHIS Elementary Food Hygiene, 2018, again 2023
Emergency First Aid at Work, 2025
BIIAB Award in Beer and Cellar Quality, 2020
WSET Level 2 in Spirits, merit, 2023
SIA door supervisor badge, 2017 to 2020 (let go, never used)

EDUCATION
HND Events Management, City of Glasgow College, 2018
Six Highers, Oban High School, 2015

OTHER COURSES
Bystander and drink-spiking awareness, 2022
Mental health first aid, 2023
Managing absence, ACAS, one day, 2024
Fire warden, yearly

SYSTEMS
Zonal, EPOS Now, RotaReady, Fourth, Excel, Untappd for Business, Instagram without tears

AWARDS
Best community pub, Glasgow trade awards, shortlisted 2024
Company manager of the year, 2025

LANGUAGES
English, Gaelic (spoken at home in Taynuilt), a spot of Spanish

AWAY FROM WORK
Fiddle, badly, at other people's sessions. Goalkeeper for a Govan women's team. I volunteer one Monday a month at a soup kitchen and every summer at the Mull of Kintyre festival bar.

REFERENCES
My area manager knows that I would like to move to an independent house. Second one from a brewery rep who has seen my cellar at its worst.

NOTICE
Six weeks. Right to work: British citizen.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 56,
      high: 70,
      best: 64,
      why: 'The same wet-led career and cask cellar, but his personal licence was granted in Newcastle and is not valid in Scotland.',
      lacks: ['Scottish personal licence under the Licensing (Scotland) Act 2005'],
      cv: `Darren Whitcombe
Pub Manager
Moved to Cathcart, Glasgow, in September 2026
Mobile 07700 900136 | darren.whitcombe@mail.example

Profile
Landlord's son from Gateshead with thirteen years in pubs, seven as manager or deputy. I keep beer properly, I keep staff longer than most, and I keep my word with the neighbours. My partner has been offered a post at the Queen Elizabeth hospital, which brings me north.

Career to date

Manager and designated premises supervisor
The Ropewalk Arms, Ouseburn, Newcastle upon Tyne
May 2020 to August 2026
> Free house with nine cask lines, a yard by the river, live music three nights a week; 1.2 million pounds turnover, 90 per cent on drink, pasties and cheese boards for the rest.
> Took over in the worst month there has ever been for pubs and had it in profit by the summer of 2022.
> Full answerability for stock, wages and margin: gross profit 66 per cent, stock result never worse than minus 0.4.
> Led sixteen people with two assistants. Rotas out two weeks ahead.
> Cellar: stillage, spiling, venting, lines weekly, python and gas checks. Cask Marque with five stars for hygiene in the last four years. CAMRA city pub of the year 2023, runner-up 2024.
> Challenge 25, refusals register, yearly review with Northumbria Police. No reviews of the licence.
> Door team on Fridays, Saturdays and match days with 52,000 going past.
> Brought in a folk night, a blues night and a repair café on Mondays.

Deputy Manager
The Coal Drop, Gateshead Quays
April 2018 to April 2020
> Student and concert trade, 85 per cent wet. Opened and closed, trained the team, ran the cellar of five casks and fourteen kegs.
> Put together supplier tenders; saved 11,000 pounds a year on soft drinks.

Bar Supervisor
Station Vaults, Durham
October 2015 to March 2018
> Shift leader, cashing up, cellar help, quiz host.

Bar Person
The Whitcombe family's Black Bull, Low Fell, and others
2013 to 2015
> Glasses, barrels, and listening.

Licences and certificates
Personal licence granted by Newcastle City Council under the Licensing Act 2003, 2018
Level 2 Award for Personal Licence Holders (England and Wales), 2018
Highfield Level 2 Food Safety in Catering, renewed 2024
First Aid at Work, three days, valid to March 2028
BIIAB Level 2 Cellar Service Installation and Maintenance, 2017
Cask Marque cellar management workshop, 2019
Fire marshal, 2025
WSET Level 1 in Spirits, 2022

Schooling
A levels in Music Technology and Business, Gateshead College, 2013
Nine GCSEs, 2011

Training of other kinds
Conflict management, 2016 and 2021
Drugs awareness with the police, 2019
Employment law for small firms, two evenings, 2023
Autism and quiet hours, 2024

Know-how
Tills: Zonal Aztec, EPOS Now. Rotas: RotaReady, Deputy. Spreadsheets, Xero, Canva posters, PRS and TV sport contracts, private hire, wet stocktaking by hand. Whisky: steady reader, visited 31 distilleries.

Results I am proud of
Staff turnover of 24 per cent a year in a trade where it is threefold
Raised 18,000 pounds for the RNLI from a jar and a sponsored row
Two of my supervisors now run houses of their own

Languages
English; German from two seasons in Bavarian beer halls (B1)

Interests
Northumbrian pipes, cold-water dips, Gateshead FC and therefore patience. Learning which side of Glasgow not to mention to whom.

Volunteering
Committee of the Ouseburn festival, 2019 to 2025; food bank driver

Additional information
British citizen. Free from now. Would gladly live over the shop.

References
Owner of the Ropewalk Arms; licensing sergeant, Northumbria Police (retired). Numbers on request.`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 33,
      high: 49,
      best: 41,
      why: 'Ran wet-led pubs for nine years but stopped in 2015, her Scottish licence was revoked for want of the refresher, and she has worked in parcels since.',
      lacks: ['Scottish personal licence in force with refresher', 'a current food hygiene certificate'],
      cv: `Catriona Delahoyde
Flat in Paisley, Renfrewshire
Home 0141 496 0152; mobile 07700 900174
c.delahoyde@mail.example

Personal summary
Former publican, now shift manager in logistics, hoping to return to the trade of my heart. Straight with people, strong on figures, early to rise and, in the old days, late to bed.

Employment

Parcelstream UK, Hillington depot
Shift Manager, nights and twilight: 2018 to today
* Lead 46 sorters and four team leaders; 62,000 parcels a night before Christmas.
* Rotas, sickness meetings, agency bookings, wages within budget in seven years out of eight.
* Brought mis-sorts from 1.9 down to 0.6 per cent.
* Safety representative, then chair of the depot's safety group.
* Hold the start-of-shift talk, deal with complaints from drivers and customers.
* Worked with the union on a fair weekend rota.

Parcelstream UK, Hillington depot
Team Leader: November 2015 to 2018
* Began as a Christmas temp and was kept on.
* Trained 70 newcomers on scanners, lifting and belts.

Gallowhill Taverns, Paisley
Manager, The Weaver's Shuttle: April 2010 to October 2015
* Wet-led local with 140 places, darts, dominoes, karaoke; 640,000 pounds a year, some 95 per cent drink.
* Premises manager on the licence from the first day.
* Cellar with three cask ales and eleven kegs. Best-kept beer in the group, 2012 and 2013.
* Hired, trained and looked after ten staff; monthly stocktakes; takings banked daily.
* Kept St Mirren and Morton fans apart with a smile and two stewards.
* Left when the building was sold for flats.

Gallowhill Taverns, Johnstone
Deputy Manager, then Relief Manager: June 2006 to March 2010
* Covered six houses for holidays and sickness.
* Helped all of them through the change to the new licensing law in 2009: forms, plans, training records.
* Till audits and cellar checks.

Various bars, Glasgow, Majorca and Aviemore
Bar work: 1999 to 2006

Certificates
Scottish Certificate for Personal Licence Holders, 2009
Personal licence, Renfrewshire Licensing Board, from September 2009. Refresher due in 2014 was done; the next one I did not take as I had left the trade, and the board revoked the licence in 2019. I have not sat the course again.
REHIS Elementary Food Hygiene, 2008 (not renewed)
BII cellar certificate, 2007
Emergency first aid at work, 2024
IOSH Managing Safely, 2020
Forklift counterbalance, 2016
Institute of Leadership and Management, level 3, 2019

Education
HNC Business Administration, Reid Kerr College, Paisley, 1999
Standard Grades and three Highers, Paisley, 1997

Courses at Parcelstream
Difficult conversations, 2017
Unconscious bias, 2021
Lean for depots, yellow belt, 2022
Mental health at night, 2023
Excel, intermediate, 2018

Computer
Depot software, Kronos, Excel, Word, Teams; years ago ICR and Casio tills

What people say of me
Fair. Loud when it is needed. Remembers birthdays. Never late.

Languages
English, holiday Spanish

Community
Treasurer of a bowling club since 2017; I also help out behind its bar on gala days, four or five Saturdays a year, under the club's own licence holder
Panel member, children's hearings, 2016 to 2019
Marshal at the Paisley 10K

Interests
Bowls, crime novels, pub history of Renfrewshire (I collect beer mats, 2,300 so far), grandchildren

Driving
Full licence, own car

Right to work
Born in Paisley

Availability
One month's notice; glad to do trial shifts

References
Depot Manager, Parcelstream, and the former Director of Gallowhill Taverns, now retired in Largs. I will pass on their numbers.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 31,
      high: 47,
      best: 39,
      why: 'A capable manager of busy coffee houses with rotas, stock and margins, but without any personal licence, without wet-led years and without a cellar.',
      lacks: [
        'Scottish personal licence under the Licensing (Scotland) Act 2005',
        'three years as manager or deputy of a wet-led pub or bar',
        'cellar management with cask ale',
      ],
      cv: `BEATRIZ MONTEAGUDO
Hospitality Manager

Langside, Glasgow G42 // 07700 900155 // beatriz.monteagudo@mail.example

About me
From Vigo, in Glasgow since 2013, in hospitality all my life. I manage a coffee house with the queue of a football ground. I love a place that is full, a team that laughs and a spreadsheet that balances. A neighbourhood pub would be a new and welcome step.

Where I have worked

STORE MANAGER, Roastery Lane Coffee, Byres Road, Glasgow
October 2020 - present
- Biggest of nine shops: 94 seats, 1.4 million pounds a year, 21 staff and two assistants.
- Own the profit and loss: cost of goods 26 per cent, wages 31, result 4 per cent above plan in 2025.
- Rotas on RotaReady, weekly orders, monthly stock count.
- Recruit, train, appraise; three of my people became managers.
- Evening openings on Thursdays since 2024 with acoustic music and poetry; bottled beer and wine by the glass, about 3 per cent of sales. The area manager is the licence holder for this; I hold the staff training record.
- Allergen and HACCP folders; council hygiene inspections passed.
- Handle complaints, reviews, broken boilers and one flood.

ASSISTANT MANAGER, Roastery Lane Coffee, Sauchiehall Street
March 2018 - September 2020
- Opening and closing, cash, barista training, food waste project that saved 8,000 pounds.
- Kept 14 people together over the lockdowns.

RESTAURANT SUPERVISOR, Trattoria Gemella, Merchant City
May 2015 - February 2018
- Led the floor of an 80-seat Italian restaurant, with bookings, large parties and wine service at the table.
- Deputised for the manager for holidays.
- Taught the wine list to new waiters.

BARISTA and WAITRESS, several houses, Glasgow
August 2013 - April 2015

RECEPTIONIST, Hotel Rías Altas, Vigo, Spain
2010 - 2013
- Check-in, breakfast shift, group bookings.

Studies
Degree in Tourism, Universidade de Vigo, 2012
SVQ Level 3 in Hospitality Supervision and Leadership, 2019

Certificates
REHIS Elementary Food Hygiene, 2016, and Intermediate, 2021
Emergency First Aid at Work, 2025
SCA Barista Skills, professional level, 2019
WSET Level 1 in Wines, 2017
Fire warden, 2024
Allergen awareness, each year
Alcohol staff training (two hours, Scotland), 2015 and 2024

Other learning
Leading through change, two days, 2022
Coaching for managers, 2023
British Sign Language, beginners, 2024
Social media for small businesses, 2021

Tools
EPOS Now, Square, RotaReady, Deliverect, Excel, Xero bills, Canva, Mailchimp, hygiene app Navitas

Languages
Spanish and Galician (native), English (C1), Italian (B2), Portuguese (B2)

Highlights
Company shop of the year 2023 and 2025
Staff turnover halved within eighteen months
Latte art, fourth in Scotland, 2018
Fundraiser for a refugee charity: 11,200 pounds from one Sunday each month

Strengths
Calm in a queue. Good memory for faces and orders. Numbers. Humour in four and a half languages. Not afraid of a mop.

Volunteering
Organiser of the Southside street party, 2022 to 2025 (stalls, stage, stewards, toilets)
Interpreter at a law centre, Wednesday evenings until 2021

Hobbies
Galician bagpipes in a folk band that plays in pubs. Five-a-side football. Sea swimming in Largs. Home-made orujo, for personal use only.

Things that you may ask
No personal licence as yet. I have not kept a cellar: at the coffee house the drink comes in bottles and at the restaurant the barman changed the kegs. Settled status, so no permit is needed. Eight weeks of notice.

Referees
Area Manager, Roastery Lane; owner of Trattoria Gemella. Both by e-mail.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 6,
      high: 21,
      best: 12,
      why: 'Bar, licences, premises and cellar all occur in another sense: he is a clerk to advocates who also looked after software licences and buildings.',
      lacks: [
        'Scottish personal licence under the Licensing (Scotland) Act 2005',
        'three years as manager or deputy of a wet-led pub or bar',
        'cellar management with cask ale',
        'REHIS Elementary Food Hygiene or equal',
      ],
      cv: `Alasdair Penhaligon-Roy
Edinburgh EH7, willing to move to Glasgow
07700 900182
a.penhaligonroy@mail.example

Introduction
An experienced manager with nineteen years of service at the Bar. I have run busy premises, renewed licences, kept the cellar in order, led a loyal team and looked after demanding guests. I am seeking a change from the law to the manager's post in a traditional house, where my discretion and sense of occasion would be at home.

Career

Deputy Clerk and Premises Manager
Thistle and Mace Stable of Advocates, Parliament Square, Edinburgh
June 2016 to October 2026
- Allocated instructions among 44 members of the Bar, juniors and King's Counsel, for hearings in the Court of Session and the High Court of Justiciary.
- Negotiated fees with solicitors and collected 11.6 million pounds a year.
- Kept court diaries, listings and holidays.
- Managed the stable's two premises, with leases, rates, cleaners, fire drills and a refit of the consultation rooms.
- Looked after licences for legal databases, dictation and case management, with renewals and headcount each spring.
- Oversaw the record store in the vaulted cellar: 9,000 boxes, temperature and damp readings, a disposal plan.
- Ordered wine and canapés from caterers for the summer reception of 200 guests.
- Line manager of seven clerks and two receptionists: rotas, appraisals, recruitment.
- Produced monthly figures for the board of the stable.

Assistant Clerk
Thistle and Mace Stable of Advocates, Edinburgh
September 2010 to May 2016
- Looked after commercial and planning juniors, among them several who appeared before licensing boards for pub companies.
- Sent out papers, booked rooms, met clients.
- Moved the diary from paper to software.

Court Runner, then Junior Clerk
Faculty Messengers Ltd, Edinburgh
October 2007 to August 2010
- Carried papers between chambers, courts and agents, at a brisk trot.
- Learned procedure and everybody's first name.

Before the law
Call-centre agent for a bank, 2005 to 2007. Box office at the Fringe in August, 2003 to 2005.

Education
Diploma in Practice Management, Institute of Barristers' Clerks, by distance, 2014
HNC Legal Services, Edinburgh's Telford College, 2009
Five Highers, Musselburgh Grammar School, 2003

Courses
Leading small teams, CMI level 3, 2017
Information security, yearly
Anti-money-laundering for clerks, yearly
Records management, two days, National Records, 2019
Facilities management foundation, 2021
Emergency first aid, 2022
Fire warden, 2025
Negotiating fees with confidence, 2015
Whisky tasting evening, a birthday present, 2024

Skills
Diplomacy, discretion, figures, minute taking, budgets, seating plans, lease reading, supplier contracts, Microsoft Office, MLC and Lex case software, Sage, Zoom hearings

Achievements
Cut aged debt from 190 to 74 days
Cut spending on software licences by 38,000 pounds in one round of talks
Moved 31 advocates to home hearings within nine days in March 2020
Clerk of the year, finalist, legal awards 2023

Languages
English, French (A level standard), Latin tags

Community
Church session clerk, Leith
Treasurer of a cricket club of 120 members; the tea rota was the harder part
Guide at Doors Open Day each September
Reader for a talking newspaper

Interests
Old maps, real tennis, cooking from medieval recipes, long Sunday lunches, country inns as a guest, ale with friends after matches

Personal qualities
Unflappable. Courteous at seven in the morning and at seven at night. Able to tell eminent people no. Good with budgets, keys and confidences. A leader who makes the tea.

Further details
British citizen. Full driving licence. At liberty at once, since the stable merged with another in October. Ready to take any training that is needed.

References
Head Clerk, and a retired Senator of the College of Justice, both happy to be approached`,
    },
  ],
};
