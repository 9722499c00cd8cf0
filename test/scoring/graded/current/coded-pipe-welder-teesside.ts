import type { GradedJob } from '../types.ts';

export const codedPipeWelderTeesside: GradedJob = {
  job: 'coded-pipe-welder-teesside',
  title: 'Coded Pipe Welder (TIG/MMA), pressure pipework',
  spec: `Subject: Coded pipe welders wanted, Teesside - 14 week shutdown then ongoing

Morning,

Tees Vale Industrial Recruitment is putting together a squad for our client, a mechanical contractor working on a chemicals site near Billingham. Start date is Monday 23 November, days, 50-hour week, NAECI rates plus lodge for anyone travelling. After the shutdown there is steady work in their fab shop for the better hands.

You'll be butt welding high-pressure steam and process pipework, 1" to 14" NB, carbon and 316 stainless with some P91: TIG root, MMA fill and cap, on site and on the bench. All welds are 100% NDT so low repair rates matter. You'll work from isos and WPSs alongside pipefitters, look after your own purge and consumables, and fill in weld logs.

What the client will not move on:
- in-date welder coding on PIPE, to ASME IX or BS EN ISO 9606-1, position 6G / H-L045, for both TIG and MMA
- five years or more on pressure pipework or pressure vessels
- a current CCNSG safety passport

It'd be good to have chrome-moly experience, a confined space ticket, and to have worked permit-to-work sites before. Own hand tools and helmet. You will do a weld test on the day, so no chancers please.

Parking on site, canteen, weekly pay PAYE. Refer a mate and get £150.

Send your CV and copies of your codings to Denise, or ring the office on 01632 960118.

Cheers,
Denise`,
  graded: [
    {
      name: 'wojciech-lasota-bramwell',
      kind: 'synonym',
      low: 88,
      high: 96,
      best: 92,
      why: 'Twelve years on boilers and refinery spools with in-date 6G GTAW/SMAW performance qualifications and the passport: everything the mail asks for in American terms.',
      lacks: [],
      cv: `WOJCIECH LASOTA-BRAMWELL
Stockton-on-Tees. Tel 07700 900718

GTAW / SMAW combination welder, power and petrochem

Tickets
WPQ Section IX, 6G, GTAW root + SMAW E7018, P1 2" sch 160 and 8" sch 80 - continuity signed to January 2027
WPQ Section IX, 6G, P8 ER316L GTAW, continuity signed to January 2027
WPQ Section IX, 6G, P15E (grade 91), renewed May 2026
Client Contractor National Safety Group card, expires 08/2028
Confined spaces, entry with escape sets, 2025

Work
Norlund Boiler Services (UK), Apr 2021 - present. Superheater and economiser tubes, main steam and feedwater line replacement, outage work at four biomass and EfW plants. Preheat, purge dams, PWHT hold points. 1.1% repair on 900+ joints RT/PAUT in 2025.

Delmarr Process Fabrication, Hull, Sept 2016 - Mar 2021. Shop and field spools for refinery hydrotreater, 2 to 16 inch, carbon, stainless and 1¼ Cr. Hydrotested to 120 bar. Read isometrics, stamped and logged every joint.

Stocznia Gryfna, Szczecin, Poland, 2014 - Aug 2016. Exchanger shells and nozzles, SMAW and GTAW.

Training
Vocational school, welding, Szczecin 2013
English good, Polish native. Hot work and isolation permits routine. Own tools.`,
    },
    {
      name: 'callum-fairhurst-dey',
      kind: 'denial',
      low: 60,
      high: 71,
      best: 66,
      why: 'Nine years of tidy TIG pressure pipe and a current passport, but by his own words no stick coding and none for years, and the job is TIG root and MMA fill.',
      lacks: ['In-date MMA pipe coding'],
      cv: `Callum Fairhurst-Dey - TIG pipe welder
Darlington, DL3

I weld stainless and carbon pipe by TIG for pharma and food plants. Very low repair rates, all my own purge kit.

CODINGS
ISO 9606-1 141 T BW FM5 S, H-L045, 3mm and 5.5mm wall, prolonged 12 Aug 2026
ISO 9606-1 141 T BW FM1 S, H-L045, 7.1mm, prolonged 12 Aug 2026
Orbital operator ISO 14732, 2025
To be straight with you: I have no MMA coding and have not run stick in anger since my apprenticeship in 2016. Full TIG out only.

SAFETY
CCNSG passport valid to April 2027. IPAF 3a/3b. Manual handling.

JOBS
Hexley Clean Utilities, Newton Aycliffe - pipe welder - October 2020 to present
Clean steam at 7 bar, WFI loops, condensate and compressed gas, 1" to 6", PED Cat I and II. X-ray and boroscope on every joint. Weld maps and logs.

Thornaby Pipe & Vessel Ltd - welder - July 2017 to October 2020
Plant steam mains and jacketed vessel branches, carbon and 316L, hydro tested. Site shut-downs under permit at two chemical works.

Thornaby Pipe & Vessel Ltd - apprentice fabricator welder - Sept 2013 to July 2017
NVQ 3 Fabrication and Welding, Cleveland Bay College, 2017`,
    },
    {
      name: 'derek-ollerenshaw',
      kind: 'old',
      low: 34,
      high: 47,
      best: 41,
      why: 'A proper high-pressure man up to 2016, but ten years driving taxis since, and both coding and passport ran out long ago.',
      lacks: ['In-date welder coding on pipe', 'Current CCNSG safety passport'],
      cv: `DEREK OLLERENSHAW
Redcar

Looking to get back on the tools.

2016 (October) - present
Self employed, private hire driver, Redcar and Coulby area. 4.9 stars.

2007 - 2016 (September)
Cleatham Mechanical Ltd, Coded welder
HP steam and feed lines at two coal stations and the steelworks power plant, 2" to 18" NB. TIG root and MMA cap, carbon and chrome-moly (P22, P91) with preheat and stress relief. Coal mill outages, nights. Radiography repair rate under 2 percent most years. Chargehand of six from 2013.

1999 - 2007
Ravenshaw Pipework Services, Pipe welder
Refinery and ethylene plant, site run isos and shop spools. ASME IX 6G throughout.

1995 - 1999
Apprenticeship, plater/welder, Ravenshaw. City & Guilds.

Certificates
ASME IX 6G TIG/MMA carbon and P91, last signed March 2016 (lapsed)
BS EN 287-1 H-L045 (out of date)
CCNSG passport ran out in 2017, would sit it again
Private hire badge current

Health good, eyes tested this spring. Happy to do a weld test after a bit of practice.`,
    },
    {
      name: 'rhys-tolland',
      kind: 'thin',
      low: 57,
      high: 70,
      best: 64,
      why: 'The few lines show in-date 6G coding in both processes and six-odd years on pressure lines, but no word of a safety passport and little to judge him by: ring him.',
      lacks: ['Current CCNSG safety passport'],
      cv: `Rhys Tolland, Hartlepool, 07700 900265

Pipe welder. TIG & MMA, ASME IX 6G carbon and stainless, coding in date till Feb 2027 (copies on phone).

Garside Mechanical, refinery steam and process lines, Jan 2023 to now.
Penrose Pipework, HP gas skids up to 100 bar, April 2020 to Dec 2022.
Before that apprentice, same firm.

Own tools and transport. Can start a week after asked.`,
    },
    {
      name: 'jordan-sleight',
      kind: 'pasted',
      low: 24,
      high: 37,
      best: 31,
      why: 'Whole sentences come from the mail itself; what he has really done is MIG on trailers and gates, with no coding, no pressure work and no passport.',
      lacks: [
        'In-date welder coding on pipe',
        '5 years on pressure pipework or vessels',
        'Current CCNSG safety passport',
      ],
      cv: `Jordan Sleight
Thirsk, North Yorkshire | j.sleight@example.org

PERSONAL STATEMENT
I have in-date welder coding on PIPE, to ASME IX or BS EN ISO 9606-1, position 6G / H-L045, for both TIG and MMA. I have five years or more on pressure pipework or pressure vessels and a current CCNSG safety passport. I am butt welding high-pressure steam and process pipework, 1" to 14" NB, carbon and 316 stainless with some P91: TIG root, MMA fill and cap, on site and on the bench. All welds are 100% NDT so low repair rates matter. I work from isos and WPSs alongside pipefitters, look after my own purge and consumables, and fill in weld logs.

EMPLOYMENT
Fabricator/welder, Swale Agricultural Engineers, Thirsk. May 2022 - present
Repair and build of livestock trailers, cattle crushes and field gates. MIG mostly, bit of stick on thick plate in the yard. Guillotine, press brake, plasma table. Visits to farms for breakdowns.

Workshop assistant, Swale Agricultural Engineers. Aug 2020 - May 2022
Grinding, painting, deliveries, some tacking up.

EDUCATION
Level 2 Certificate in Welding Skills (MIG), Hambleton Vale College, 2022
GCSEs incl. Maths 5, English 4

LICENCES
Car and trailer, tractor, counterbalance forklift 2024`,
    },
  ],
};
