/** A Class 1 fuel tanker driver in the UK; C+E with CPC, ADR with tanks, and two years of Class 1 driving decide it. */
import type { GradedJob } from '../types.ts';

export const hgvAdrTankerDriver: GradedJob = {
  job: 'hgv-adr-tanker-driver-ub',
  title: 'HGV Class 1 Tanker Driver (ADR)',
  spec: `HGV Class 1 ADR Tanker Driver. Saltholme Quay depot, 4 on 4 off, £46,500 plus overtime

Pennock Fuels Distribution has been delivering road fuel and heating products across the North East since 1974, and after winning a five-year forecourt contract we are adding eight drivers at our Saltholme Quay depot. You will be loading petrol, diesel and kerosene at the terminal rack and delivering to filling stations and commercial customers in a 44-tonne articulated tanker, usually three or four drops a shift. Shifts start between 4 a.m. and 4 p.m. and there are no nights out.

We can only consider drivers who hold a full C+E licence (Class 1) with a current Driver CPC card and digital tachograph card, and a valid ADR certificate that includes tanks and Class 3. You must also have at least two years' experience of driving Class 1 vehicles on the road in the UK. We would like no more than six penalty points, and we cannot take anyone with a DR or IN endorsement in the last five years for reasons of insurance.

It would be good if you have delivered fuel before and hold a Petroleum Driver Passport, but if you have not, we will put you through the passport and two to three weeks of buddy training with one of our driver trainers. Most of all we want people who are careful, tidy in their paperwork and polite on a customer's forecourt, since they are the only face of Pennock that most of our customers see. Bottom loading, vapour recovery and hand-held delivery terminals are used every day, so be comfortable with both the hose and the screen.

In return there is a new Euro VI fleet, paid CPC and ADR renewals, 5% matched pension, uniform, and a depot with a proper canteen. Ring Gareth in the transport office or leave your CV with the weighbridge. Pennock Fuels is an equal opportunities employer.`,
  graded: [
    {
      name: 'fuel-tanker-driver',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 96,
      why: 'Drives an articulated fuel tanker now, with every card in date, the passport, eight years of Class 1 and a clean licence.',
      lacks: [],
      cv: `STUART HEPPLEWHITE
Driver – Fuel Tanker, Class 1
Norton Beck

Licence: C+E, B, clean
Driver CPC (DQC): valid to September 2029
Digi tacho card: valid to 2030
ADR: valid to 14 May 2029, Core, Packages, Tanks, Classes 2, 3, 8, 9
Petroleum Driver Passport: valid to June 2027

Work

Tyrewater Oils Ltd, Tees side
Tanker Driver, June 2021 – present
- 44t artic, petrol, diesel, gas oil to supermarkets and independents, 3 to 5 drops a day
- Bottom loading at the rack, vapour recovery, dips, crossover prevention checks, Touchstar hand-held
- 4 on 4 off, days and afternoons
- Depot "buddy" for new starters since 2024
- No spills, no crossovers

Blackshaw Haulage, Hartlebeck
Class 1 Driver, March 2018 – May 2021
- Steel and timber on flatbeds, curtainsiders, tramping Mon to Fri
- Ropes, sheets, chains, load security

Cawton Dairies, Hartlebeck
Class 2 Driver, 2014 – 2018
- Multi-drop to shops with fridge rigid and tail lift

Kestrel Warehousing
Forklift driver / warehouse, 2009 – 2014

Courses
Manual handling, spill response, working at height on tankers (2025), First aid at work (2024)

School: Norton Beck Comprehensive, GCSEs

I live 15 minutes from Saltholme Quay. Notice four weeks. References: transport managers at Tyrewater and Blackshaw.`,
    },
    {
      name: 'army-petroleum-operator',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 84,
      why: 'An army title, but years of UK road work with an articulated fuel tanker and civilian C+E, CPC and ADR tanks in date; only forecourt delivery is new.',
      lacks: [],
      cv: `Cpl Danielle Orrock
Leaving the Army January 2027 (resettlement leave from 20 November 2026)

PERSONAL STATEMENT
Petroleum Operator with 10 years in the Royal Logistic Corps. Used to moving bulk fuel safely, on time and with the paperwork right.

SERVICE HISTORY

Corporal, Section Commander, Fuel Troop – Aug 2022 to date
• In charge of six soldiers and four articulated bulk fuel tankers (tractor and 20,000+ litre semi-trailer)
• Drive the tanker myself two or three days most weeks: refinery and depot collections, deliveries to UK airfields and training areas, motorways and A roads, loads of diesel and aviation kerosene
• Loading, discharge, bonding, product sampling, dip and meter readings
• Drivers' hours and tacho checks for the section

Lance Corporal, Tanker Operator – Feb 2019 to Jul 2022
• Same vehicles, UK and Germany; about 60% of the time on UK roads
• Fuel spill team; unit dangerous goods assistant

Private, Petroleum Operator – Sept 2016 to Jan 2019
• Bulk fuel installation, fuel laboratory tests, 8x4 rigid tanker

LICENCES AND TICKETS
Full UK licence B, C, C+E (C+E since Nov 2018), no points
Driver CPC periodic training done, DQC to October 2030
Digital tachograph card to 2031
ADR: core, tanks, class 3; SQA card to February 2030
DGSA awareness, spill response, first aid

EDUCATION
Level 3 Apprenticeship, Bulk Fuel Operations
6 GCSEs including English and Maths

AWARDS
Commander's commendation 2023 for logistics

Moving to the North East for family. Happy with earlies and weekends.`,
    },
    {
      name: 'packages-only',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 67,
      why: 'Experienced Class 1 driver with all cards, but the ADR is for packages only, without tanks; the extension is a course of a few days.',
      lacks: ['ADR certificate that includes tanks'],
      cv: `CURRICULUM VITAE

Marek Liszkowicz
Stockbridge Moor

Class 1 HGV driver, ADR, 12 years in the UK, no accidents at fault.

Documents
- Licence category C+E since 2012 (exchanged to UK licence 2015), 3 points for speeding 2024
- CPC card until 09/2029
- Tacho card until 03/2028
- ADR until 11/2028: packages (other than tanks), all classes except 1 and 7
- Moffett truck mounted forklift

Experience

Brindle Chemicals Logistics, Stockbridge Moor
HGV Class 1 ADR driver
October 2019 – now
* Curtainsider with drums, IBCs and pallets of paint, solvents (class 3), corrosives (class 8)
* Deliveries to factories and builders' merchants, 2 – 6 drops
* Checking transport documents, placards, orange plates, equipment
* Morning start 3 – 5 am, nights out about one a week
* Handheld PDA, customer signatures

Northmoor Parcel Trunking
Class 1 night trunk driver
February 2015 – September 2019
* Double deck trailer, hub to hub

Agency driver, Drivewell Staffing
Class 1 and Class 2
May 2014 – January 2015

Transport Liszkowicz (family firm), Poland
International driver
2012 – 2014
* PL – DE – NL – UK

Education
Mechanical vocational school, car mechanic

Languages
Polish, English good, German basic

Hobby: fishing, motorbike. I would like to be home every day because of the kids. I am ready to do extra course.`,
    },
    {
      name: 'class-two-tanker',
      kind: 'missing',
      low: 44,
      high: 57,
      best: 51,
      why: 'Fuel deliveries, ADR tanks and passport are all there, but on a rigid with category C only; no C+E and so no Class 1 years.',
      lacks: ['full C+E licence (Class 1)', "two years' experience of driving Class 1 vehicles"],
      cv: `Lee Fothergill, Heating Oil Tanker Driver

Contact: by phone, evenings best

What I do
I deliver kerosene, gas oil and diesel to farms, houses and yards in an 18-tonne and a 26-tonne rigid tanker. Know the North East lanes like the back of my hand.

Jobs

Dalesway Heating Oil, Bishopsworth – Class 2 Tanker Driver
October 2017 to present
- 12 to 18 drops a day in winter
- Loading at the terminal, top and bottom loading
- Metered hose deliveries, tank checks for customers, card payments
- Vehicle checks, defect cards, spill kit, Touchstar computer
- Driver of the year 2022

Bishopsworth Borough Council – Refuse driver (Class 2)
March 2013 to September 2017
- 26t refuse vehicle, crew of three

Fothergill & Son Builders – labourer and 7.5t driver
2006 to 2013

Tickets
Category C (Class 2), since 2013. Clean.
Driver CPC to September 2029
Tacho card to 2029
ADR tanks and packages, class 3, renewed April 2025 to 2030
Petroleum Driver Passport, renewed 2026
Forklift, counterbalance

Training planned
Class 1 (C+E) test not booked yet; I would like to do it this winter, or with the right employer.

Education
Bishopsworth School, left 2005. Bricklaying NVQ 1.

Other
Non smoker, fit, married, good with customers. Can provide references from farmers if you want.`,
    },
    {
      name: 'short-text',
      kind: 'thin',
      low: 65,
      high: 79,
      best: 73,
      why: 'Sixty words that name every card with expiry dates and a dated Class 1 post, but hardly anything of the work itself.',
      lacks: [],
      cv: `Tony Grimsdale, Saltholme.
HGV 1 driver. C+E, CPC in date (09/29), tacho card, ADR tanks + packs class 3 and 8, runs out Jan 2028. 0 points.
2016 - now: Class 1, Wragby Bulk Liquids, tankers, day work.
2011 - 2016: Class 1 general haulage, R. Teasdale & Sons.
Before that army and warehouse.
Looking for 4 on 4 off. Can start after 2 weeks notice. References no problem.`,
    },
  ],
};
