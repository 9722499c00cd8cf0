import type { GradedJob } from '../types.ts';

export const gasBoilerEngineerCork: GradedJob = {
  job: 'gas-boiler-engineer-cork',
  title: 'Gas Boiler Service Engineer, Cork city and county',
  spec: `We are Lavitt Home Heating, eleven of us, working out of a unit in Ballincollig and minding the boilers of about nine thousand homes between Mallow, Midleton and Bandon. One of our engineers is retiring after Christmas and we would like somebody to take on his round properly rather than fill a gap.

The round is natural gas and some LPG, all domestic. In summer it is six or seven annual services a day; from October on it is mostly no-heat calls, and we judge an engineer by how few of those need a second visit. You would be changing diverter valves, fans, PCBs, gas valves and plate exchangers, flue gas analysing each appliance, swapping the occasional boiler with a second man, issuing the declaration of conformance and talking to people about their controls without blinding them with science.

By law you will need to be a Registered Gas Installer, with your RGI number current when you apply; we cannot take anybody who is still to register. We also want a minimum of three years at servicing and repairing domestic gas boilers, because you'll be on your own from the second week, and a full category B driving licence for the van.

If you know oil as well, OFTEC or otherwise, we'd be delighted, and heat pump training is on offer for those who are curious. Experience of the various makes, a decent hand at writing up a job on the phone and some patience with old people are worth more to us than a long list of courses. The pay is between €48,000 and €54,000 depending on what you bring, with a phone, van, pension and one weekend in five on call.`,
  graded: [
    {
      name: 'eoin-hurley-rgi',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'RGI since 2017, nine years of domestic gas boiler service and breakdown in Cork, licence, oil as well.',
      lacks: [],
      cv: `EOIN HURLEY
Bishopstown, Cork | 086 555 0117 | eoin.hurley@example.com

RGI gas service engineer

EXPERIENCE

Service Engineer, Blackwater Gas Services, Cork (September 2019 – present)
• Natural gas and LPG boilers in private homes, city and east Cork as far as Youghal
• 5 to 7 services a day off season, in winter breakdowns; first-visit fix at 88% over the last 12 months (office figures)
• Ideal, Vaillant, Baxi, Worcester, Glow-worm. Common work: fans, electrodes, gas valves, PCBs, diverters, expansion vessels, heat exchangers
• Combustion analysis and tightness test at each job, RGII cert issued the same day
• About thirty boiler replacements a year with a second engineer, flushing, controls and zone valves
• On call one weekend in four

Junior then Service Engineer, T. Horgan Plumbing & Heating, Carrigaline (2013 – August 2019)
Served my time here. Bathrooms and first fix at the start; from RGI registration in May 2017 half my week was boiler servicing and repairs for the firm's 600 service customers.

QUALIFICATIONS
Advanced Certificate Craft – Plumbing (QQI L6), 2017
Gas Installer Domestic (GID), 2017, reassessed 2022
Registered Gas Installer, current to April 2027
OFTEC 105E, 2021
Heat pump installation course, 3 days, 2024

Full clean B licence.`,
    },
    {
      name: 'denis-crowley-owner',
      kind: 'overqualified',
      low: 75,
      high: 88,
      best: 82,
      why: 'Meets every must and ran his own heating firm of fourteen for years; the question is whether a service round will keep him.',
      lacks: [],
      cv: `DENIS CROWLEY
Managing Director (business sold), Bandon, Co. Cork

Founded and ran Crowley Heating & Gas Ltd from March 2009 to June 2026. Grew it from a single van to fourteen employees, €2.6m turnover, contracts with two county councils and a builder. Sold to a national group this summer and stayed for a short handover. I have no wish to manage anybody again and would be happy with a van, a round and a finish time.

What I did there
- Responsible for pricing, hiring, training eight apprentices, safety statement, RGII audits (no major non-conformance in seventeen years), cash flow and all the rest of it
- Never came off the tools completely. I kept roughly 300 customers of my own in Bandon, Innishannon and Kinsale whose gas boilers I serviced each year, and took the awkward breakdowns the younger lads were stuck on. In the last two winters, being short of staff, I was on boilers three days in the week
- Commissioning of new combis and system boilers, gas and LPG, flue checks, conformance certs

Earlier: plumber and gas fitter, Finbarr O'Keeffe & Co, Cork, 1996 - 2009

Registered Gas Installer, in my own name since the scheme began; number renewed May 2026
Plumbing, Senior Trade Certificate 2000
OFTEC registered 2008 - 2024 (let it go)
Diploma in Small Business Management, 2014
Driving licence B, BE, full`,
    },
    {
      name: 'niall-twomey-gassafe',
      kind: 'foreign',
      low: 53,
      high: 66,
      best: 60,
      why: 'Nine strong years on domestic gas boilers in Bristol under Gas Safe, but not yet registered with RGII in Ireland.',
      lacks: ['current RGI registration in Ireland (holds UK Gas Safe)'],
      cv: `Niall Twomey
Bristol BS5 at present, home to Macroom from mid December 2026
niall.twomey@example.com

Gas engineer, nine years in England, coming home with my family.

Avonside Boiler Care, Bristol, service and breakdown engineer, October 2017 - present
Domestic patch of Bristol north and south Gloucestershire. Landlord safety checks and services, then anything from ignition faults to sludged up heat exchangers. Average of 6.5 visits a day, recall under 5 per cent. Trained on Worcester, Vaillant and Ideal at the makers' centres. LPG park homes two days a month. Took on mentoring of an improver in 2023.

Kestrel Plumbing & Heating, Bath, improver, Jan 2015 - Sept 2017
Fitting boilers and radiators under supervision, gained my ACS at the end.

Plumbing apprenticeship with my uncle in Macroom, 2010 - 2014 (Senior Trade Cert. 2014)

Gas Safe registered since September 2017, card valid to 31 March 2027
ACS: CCN1, CENWAT, CKR1, CPA1, HTR1, reassessed 2022; LPG changeover CONGLP1
Oil: no
Driving: full B licence, no points

I have written to RGII about the recognition of my qualifications; I gather I have to do the domestic gas safety assessment in Ireland before I can get a number, and have no date for it.`,
    },
    {
      name: 'padraig-lucey-oil',
      kind: 'denial',
      low: 37,
      high: 50,
      best: 44,
      why: 'A capable plumber for oil and heat pumps who states he is not an RGI and leaves gas to others.',
      lacks: ['RGI registration', 'three years servicing domestic gas boilers'],
      cv: `Pádraig Lucey, Plumber & Oil Burner Technician
Millstreet, Co. Cork

Time served plumber (2009) with seventeen years at heating. Countryside work, so it's nearly all kerosene.

2016 - today  Self-employed, Duhallow Heating
Servicing and repairing 400 oil boilers a year (Firebird, Grant, Warmflow), changing nozzles, pumps, control boxes, fire valves and tanks. No-heat calls seven days a week in January. Replaced about 20 boilers yearly, flushing, zone controls, cylinders. Since 2022 also air-to-water heat pumps, eleven so far.

2009 - 2016  Cremin Mechanical, Killarney
Plumber on hotels, a nursing home and some one-off houses. Pipework, plant rooms.

OFTEC 101, 105E and 600A, all current till 2028
QQI Level 6 Plumbing
Heat pump systems, SEAI-recognised course 2022
Safe Pass 2025
Full licence, B and trailer

Gas: I am not RGI registered. Where a job had a gas hob or boiler I brought in a registered man from Kanturk. Willing to go for it if an employer would sponsor me.`,
    },
    {
      name: 'michelle-forde-caretaker',
      kind: 'gem',
      low: 83,
      high: 95,
      best: 89,
      why: 'Titled caretaker, yet an RGI who has serviced and repaired over two hundred domestic gas boilers a year since 2019.',
      lacks: [],
      cv: `Michelle Forde
Mayfield, Cork. 083 555 0166

Estate Caretaker, Glenmore Voluntary Housing Association, Feb 2019 to date

There are 214 houses and flats on our four estates, and my job description says grounds, bins, lights and voids. In fact since my first spring I've been the person who looks after the heating, because the committee was paying a contractor for it and I already had the registration.

Each home has a gas combi or system boiler (Baxi and Ideal mostly, some old Potterton). I service the whole lot every year, March to October, with analyser printout and the RGII certificate left in the house. November to March I go to the breakdowns, there were 161 calls last winter and nine of them went to the manufacturer. I change fans, pumps, pressure sensors, boards, plates, gas valves. 22 boilers replaced in 2025 with a plumber we get in for the second pair of hands. The tenants are elderly for the greatest part and I have shown every one of them the timer at least twice. Calls logged on an app.

I also cut the grass.

Before: Plumber, Deasy Mechanical, Cork, 2011 - January 2019. Apprenticeship to 2015, then house building, some gas first fix and commissioning from 2017.

Registered Gas Installer since June 2017, renewed this June
GID assessment 2017 and 2022
Plumbing craft cert 2015
Licence: B, full, 2010
First aid, safeguarding`,
    },
  ],
};
