/** Conference and events manager of a historic university venue, Scotland: four years running venue events of 300 and more, Scottish personal licence, budget. */
import type { GradedJob } from '../types.ts';

export const conferenceEventsManager: GradedJob = {
  job: 'conference-events-manager',
  title: 'Conference and Events Manager',
  spec: `Vacancy details
Post title: Conference and Events Manager
Department: Commercial Services (Residences, Catering, Events)
Employer: University of Kilrule, Fife
Grade 7, GBP 41,064 to 48,822 per annum
Full time, open ended. Some evenings and about one weekend in three.

Background
When the students go home, Kilrule becomes one of the larger conference places on the east coast: the Younghall (seated 620, dinners for 400), eleven lecture theatres, 1,900 bedrooms, and a chapel for weddings. Turnover of events was 3.4m last year.

Responsibilities
Delivery of all conferences, dinners, graduations and weddings from signed contract to final invoice, through three coordinators and a pool of casual staff.
Function sheets, room plans, run of show, AV and production suppliers, catering numbers, safety file.
Being the duty manager on the floor for the larger ones. As you will authorise the sale of alcohol there and be named premises manager for the Younghall, you hold a current Scottish personal licence on the day you begin; the Board will not wait for us.
Quote with the sales team and protect the margin (you answer for a 1.1m cost budget).
After-event review with organisers.

Person specification
Essential
1. At least four years' managing live events in a venue (hotel, conference centre, stadium, college, museum, arts) including conferences or dinners for 300 or more
2. Personal licence as above
3. Team leadership and budget responsibility
Desirable
4. Kinetic KX, Opera or Momentus
5. Academic or association conferences with residential delegates
6. A safety qualification (NEBOSH, IOSH, or the event safety NVQ)
7. Knowledge of Martyn's Law

Additional information
Relocation help up to 5,000. 34 days of leave plus closure days. The University is committed to equality and holds Athena Swan silver. Interviews on 9 December. Informal enquiries to Morag Petrie.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Seven years in charge of events in an Edinburgh hotel and a concert hall up to now, dinners for 550, Scottish licence with refresher in date, team and budget.',
      lacks: [],
      cv: `CATRIONA MUNGALL
Kirkcaldy

Events Operations Manager
The Assembly Halls Trust, Edinburgh (concert and conference hall, 900 seated, 560 dining)
February 2022 – present
210 event days a year: medical congresses (the largest 740 over four days with university bedrooms booked by us), awards dinners, party conferences, graduations for two colleges, ceilidhs. I lead four coordinators and about 60 casuals. Budget 1.4m costs, margin 41 to 46%. Supplier tender for AV in 2024. Duty manager on the night and DPM on the premises licence. Momentus. Prepared our terrorism (protection of premises) plan, enhanced tier.

Conference & Banqueting Manager
Caledonian Crescent Hotel, Edinburgh (ballroom 400)
May 2019 – January 2022, with seven months of furlough
Weddings, Burns suppers, pharma launches. Opera S&C. Before that C&B Supervisor in the same house, 2016 – 2019.

Licences and certificates
SCPLH 2017; personal licence City of Edinburgh 2017, refresher lodged 2022, to 2027
IOSH Managing Safely 2023
Emergency First Aid

BA Events Management, Queen Margaret, 2016
Fiddle player, two whippets, hill race marshal`,
    },
    {
      name: 'stadium-match-days',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 86,
      why: 'Hospitality operations head at a football ground: banquets for 700, shareholder meetings and exhibitions since 2020, licence shown by board and number; no residential delegates.',
      lacks: [],
      cv: `IAIN "MAC" MACCORQUODALE | Perth

Head of Hospitality Operations, Tayside Athletic FC, Dundee. 2020 (August) until today.

Nineteen match days a year pay for the lights. The other 250 days pay for the centre half, and those are mine. Since I came we have had: the Scottish dairy farmers' annual dinner (690 covers, one kitchen), annual general meetings, a three-day subsea exhibition with 1,200 through the door and lectures in the boxes, exam sittings, Diwali for 500, boxing nights, proms, funeral teas. For each there's a sheet which I or one of my five write: timings to the minute, who stands where, floor plan, power, what's eaten and by whom with which allergy. Then I walk the floor with a radio until the last taxi.

I do the money as well. 980k wages and goods, I am given it in July and asked about it each month. Took profit per cover from 9.10 to 13.40.

Safety: sit on the SAG, NVQ 4 Spectator Safety (2022).

Bars: eleven. The name above the door on the papers is mine; licence PKC/PL/3127, granted 2014, renewed 2024 for ten years.

2012-2020 Gask House Hotel, Crieff. Waiter, bar, functions head waiter, and then from 2017 Functions Manager (marquee weddings to 350, curling clubs).

Higher English and Modern Studies. Own words always better than own spelling. Motorbike, grandson.`,
    },
    {
      name: 'licence-england',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: 'Eight years of large conferences in English venues and residential colleges, but the personal licence is one under the English Act of a London borough, not valid in Scotland.',
      lacks: ['you hold a current Scottish personal licence on the day you begin'],
      cv: `Anneliese Porter-Quaye

Conference professional, now in Oxford, partner has a lectureship at Kilrule from January

Conference Manager | St Frideswide's College, Oxford | Sept 2021 to date
  o 320 bedrooms in vacation, lecture theatre 350, hall 310
  o International academic summer conferences; biggest was 640 delegates across three colleges, bedrooms, gala dinner under canvas
  o KX super user: online delegate registration, room allocation
  o team: 3 + hall staff on the day; cost budget 760k, surplus 38%
  o on-call duty manager, college bar and events under my licence as DPS

Event Manager | Bankside Exchange (conference centre), London SE1 | Jan 2018 to Aug 2021
  o 12 to 15 events a month, 50 to 800 people, AGMs, association congresses, hybrids from 2020
  o function sheets, production meetings, client debriefs

Coordinator | same | 2016 to 2017

Credentials
  APLH Level 2, 2018. Personal licence, LB Southwark, no. 18/0442
  NEBOSH General Certificate 2022
  Martyn's Law: ProtectUK e-learning and college working group
  BSc Hospitality, Oxford Brookes, 2016

German (mother), Twi (father, some). Rower, handbell ringer, keen but slow.`,
    },
    {
      name: 'wedding-planner',
      kind: 'adjacent',
      low: 45,
      high: 58,
      best: 52,
      why: 'Independent wedding planner with a Scottish licence and good craft, but parties of 80 to 180 for private clients, no venue post, no conferences, no staff.',
      lacks: [
        "At least four years' managing live events in a venue",
        'Team leadership and budget responsibility',
      ],
      cv: `ROWAN ELSPETH TAIT, owner of Tait & Thistle Weddings, St Monans. Since spring 2018 I have planned 143 weddings in castles, barns, boats and one lighthouse from Arran to Sutherland. The couple ring me from Texas or Leith, I find the place, get three quotes for the food, the band, the flowers and the tent, make the timeline and the table plan, book thirty guests into guest houses, stand at the back on the day with safety pins and whisky, and pay everybody on Monday. Typical size 80 to 150 guests, the largest 180; spend by the couple 25 to 90 thousand, which I keep in a sheet and have never gone over without being told to. I hire a helper or two by the day. In 2023 and 2024 I did the Christmas lunch of a boatyard (60) and a book festival's authors' supper. I hold my personal licence, Fife Licensing Board 2019, refresher 2024, since I run a horsebox bar in the summer with occasional licences. Before that I was a primary school teacher in Anstruther, P4 mostly (2009 to 2017), PGDE Moray House, MA English from St Andrews 2008. First aid, food hygiene REHIS, PAT tested, public liability 5 million. Aisle Planner, Canva, Xero. Featured in two magazines, a Scottish wedding award, highly commended 2022. I know every piper in the East Neuk. Swim in the tidal pool all year. Clean licence and a van.`,
    },
    {
      name: 'old-banqueting',
      kind: 'old',
      low: 40,
      high: 56,
      best: 48,
      why: 'Was a conference manager for nine years with dinners of 500, but that ended in 2014; since then a school office, and the personal licence of 2009 ran out unrefreshed.',
      lacks: ['you hold a current Scottish personal licence on the day you begin'],
      cv: `Mrs Fiona Abercrombie-Sood
Glenrothes

OBJECTIVE
To go back to the events world I loved, with the calm of someone who has run a school office.

EXPERIENCE
School Business Administrator, Leslie Road Primary, Fife Council
November 2016 – present
Budget monitoring 310k devolved, letting of the hall, parents' evenings, supply cover, four office and support staff, concerts and the summer fair (500 people and a llama).

Career break with twins
2014 – 2016

Conference and Banqueting Manager, Royal Pitlessie Hotel & Golf, by Cupar
April 2005 – August 2014
– 450 seat ballroom, 9 syndicate rooms, 210 bedrooms
– Rotary, Law Society, oil and gas conferences, golf dinners during the Open 2005 and 2010 (520 guests, marquee)
– responsible for 14 full time and 50 casual staff, cost budget of 850k
– Delphi, Fidelio
– Premises manager from September 2009

Conference coordinator, Dunblane Hydro-type hotel (Strathallan Leisure), 2001 – 2005

QUALIFICATIONS
HND Hospitality Management, Glasgow College of Food Technology, 2001
Personal Licence, Fife, September 2009
First Line Management SVQ 3
Paediatric first aid 2025

INTERESTS
Amateur operatics (front of house manager for seven shows), baking, walking netball`,
    },
  ],
};
