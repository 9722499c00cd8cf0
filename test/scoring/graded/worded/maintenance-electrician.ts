/** Shift maintenance electrician, food factory: electrical trade papers, 18th Edition, three years on automated lines, PLC fault finding. */
import type { GradedJob } from '../types.ts';

export const maintenanceElectrician: GradedJob = {
  job: 'maintenance-electrician',
  title: 'Shift Maintenance Electrician',
  spec: `Requisition ID: 40718-ENG
Posting title: Shift Maintenance Electrician
Business unit: Chilled Meals
Location: Spalding (no public transport for the 06:00 start)
Contract: Permanent. Salary: £49,870 incl. shift allowance
Work pattern: Continental, 12 hrs, days and nights

ABOUT THE BUSINESS
Haverstock Kitchens makes 1.9 million ready meals a week for three of the big four. Family owned since 1961. We won Regional Food Employer of the Year in 2025 and we're still going on about it.

PURPOSE OF POST
To keep eleven cooking, depositing and packing lines running by prompt electrical response to breakdown, and to see that the same fault does not come back.

KEY ACCOUNTABILITIES
* First on the scene at stoppages. You will go online with the PLC (Siemens or Allen-Bradley), follow the logic and find the fault, on your own, at 3 am; this is the job and we test it at interview.
* Inverters, servo drives, sensors, safety relays, weighers, thermal printers.
* Planned work on the weekend shift. Update of the CMMS.
* Fixed wiring alterations and small installations.(1)
* Comply with hygiene, allergen and foreign body rules (BRCGS site).
* Take part in root cause sessions with production.

PERSON PROFILE
Time-served electrical apprentice or NVQ Level 3 in an electrical discipline. At least three years of breakdown work on automated production or packing lines, any fast moving industry. Some mechanical ability is welcome. Ammonia awareness, HNC, robot training (Fanuc), L2 Food Safety: all pluses, none essential.

WHAT WE OFFER
33 days inc. bank holidays, staff shop, pension 6 %, canteen, free flu jab.

(1) Insurers require a current 18th Edition (BS 7671) certificate from everyone who touches the fixed installation; we can't start you without it.

Equal opportunities employer. Internal applicants should tell their line manager. Closing date 27 November 2026.`,
  graded: [
    {
      name: 'dairy-shift',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Time-served, 18th Edition, nine years of shift breakdowns in dairy and snacks with daily online S7 and Logix fault finding.',
      lacks: [],
      cv: `DEAN FRESHWATER
Holbeach, Lincs | full licence, own car

Shift electrical engineer, Welland Valley Creamery, Bourne
June 2020 - present
Four on four off, nights included. I am the only electrician on site after 6 pm. Two filling halls (Krones, Serac, Sidel), cheese block line, palletisers with Fanuc robots.
- S7-300 and S7-1500. Most nights I have the laptop on TIA watching which bit isn't making. Found the intermittent on the Serac capper that three contractors had missed, a prox with a cracked lead.
- SEW and Danfoss drives, swap and load parameters
- Pilz safety circuits, light curtains
- Added outlets and isolators for the new labellers, tested and wrote up minor works certs
- jobs booked on SAP PM

Shift electrician, Crisply Snacks Ltd, Peterborough
Sept 2017 - May 2020
Fryers, multihead weighers (Ishida), VFFS baggers on CompactLogix. Studio 5000, online monitoring and forcing under permit.

Electrician, Fenland Contract Electrical
2015 - 2017
Factory installs, containment, panels.

Apprenticeship, Fenland, 2011 - 2015. C&G 2357 NVQ L3, AM2
BS 7671 18th Edition, C&G 2382-22, Nov 2022
Level 2 food hygiene 2025, IPAF, ammonia awareness 2021
Siemens ST-SERV1, 2021

I keep bees and referee under-11s football.`,
    },
    {
      name: 'tissue-mill',
      kind: 'synonym',
      low: 78,
      high: 91,
      best: 84,
      why: 'Converting-plant E&I technician: trade papers, wiring regulations and years of logic-level fault finding on fast lines, all in mill language; no food background.',
      lacks: [],
      cv: `Profile of Agnieszka Wilk-Barrow

E&I Technician at Trentmouth Tissue, Scunthorpe
2019 - Present (7 years)
Kitchen roll and toilet tissue converting: unwinds, embossers, rewinders at 600 m/min, log saws, wrappers, case packers. When a machine goes down on my crew I am who they ring. Usually I plug in, look at the step it's hung on, trace back to the input or the axis that has not homed, and have it going within the half hour target (crew average last year 21 minutes). Machines by Fabio Perini and Körber with RSLogix/ControlLogix, wrappers with Step 7. Also: Indramat and Kinetix axis drives, tension load cells, e-stop chains, metal detection. Rotating 12s.
Wrote the "ten faults" cards that hang on each panel.

Electrical fitter at Humber Board & Carton
2015 - 2019
Corrugator and flexo printers. DC drives, mostly.

Education
Grimsby Institute, advanced apprenticeship with Humber Board, electrical maintenance, 2011 - 2015, EAL Level 3 diploma & NVQ
Requirements for Electrical Installations, 2018 + Amd 2, EAL, passed July 2023
Inspection & test 2391-52, 2024

Languages: English, Polish
Volunteering: RNLI shore crew
Recommendations (2): "Never seen her panic."`,
    },
    {
      name: 'cork-sparks',
      kind: 'foreign',
      low: 57,
      high: 70,
      best: 64,
      why: 'Irish craft certificate and excellent brewery PLC experience, but his regulations ticket is the Irish I.S. 10101, not BS 7671.',
      lacks: ['18th Edition (BS 7671) certificate'],
      cv: `Curriculum vitae: Donal Hurley, moving from Mallow to my partner's home town of Boston, Lincs in December

Qualified electrician (Advanced Certificate Craft, Electrical, QQI level 6, SOLAS 2012). Safe Electric familiarisation, I.S. 10101 update 2021. Inspection, testing and verification, QQI 2016. Manual handling, Safe Pass 2025.

May 2016 to date: Rebel Valley Brewing & Bottling, Cork. Shift electrician, 3 cycle. Two KHS bottling lines, one canning line at 60,000 an hour, kegging, CIP sets. S7-400 and S7-1500 throughout with a bit of Allen-Bradley on the Douglas packers. I'd be online every shift, cross referencing tags, checking interlocks. Replaced obsolete Micromaster drives with G120 over two shutdowns. Calibration of flow and conductivity loops. Trained two apprentices, both qualified now. Maintenance system: Maximo.

Feb 2012 to May 2016: Blackwater Infant Formula, Mallow, maintenance electrician, days then shift. Spray dryer, can filling, powder weighers, ATEX zones 21/22 (CompEx 05, 06, since run out).

2008 to 2012: apprentice, Tadhg Cronin Electrical, then Blackwater.

Interests: hurling (coach of the juveniles), restoring a Ferguson 20. References from both plants on request.`,
    },
    {
      name: 'mech-bias-multiskilled',
      kind: 'adjacent',
      low: 37,
      high: 52,
      best: 45,
      why: 'A good food-factory fitter on the right machines and shifts, but of mechanical trade; no electrical NVQ, no wiring regulations, PLC limited to reading the fault screen.',
      lacks: [
        'Time-served electrical apprentice or NVQ Level 3 in an electrical discipline',
        '18th Edition (BS 7671) certificate',
        'go online with the PLC (Siemens or Allen-Bradley)',
      ],
      cv: `Multi-skilled Maintenance Engineer with 14 years in food

SUMMARY
Kev Astill. Breakdown minded, calm, used to chilled and high care areas. Looking for a site nearer home as I am doing 40 miles each way at the moment.

EXPERIENCE

Multiskilled engineer, Greenacre Salads, Wisbech, 2018 to now. 4 on 4 off, days and nights.
Keep nine wash, dry and bag lines going. Bearings, gearboxes, conveyor belts, pumps, pneumatics, cutting heads. Change like for like motors, proximity switches, contactors and fuses under an isolation cert. Read faults off the HMI and reset; pass to the controls lads if it goes deeper. PPM on Shire CMMS. Cut giveaway on the Ishidas by re-making the infeed chutes. Led the changeover team when we went to 5S.
Some of the jobs I have done there: rebuilt both spin dryers over a bank holiday; moved line 4 from the old hall with two riggers and had it packing on the Monday; designed a catch tray out of 316 sheet that stopped the rocket going down the drain, saved about nine grand a year so they tell me; took oil samples on all gearboxes and found two about to go; wrote the job cards for knife changes that the night crew now do themselves. Kept a daily log since I started, thirteen notebooks. Covered as shift lead for ten weeks in 2024 when Barry was off with his back. BRC audits, unannounced, twice as the engineer on duty, no non conformances on engineering either time.

Fitter, Denholm Poultry, Kings Lynn, 2012 to 2018. Kill line and portioning. Chain wear, evisceration modules (Meyn), chillers, steam traps. Emergency call out one week in three.

QUALIFICATIONS
NVQ 3 Engineering Maintenance (Mechanical), apprenticeship 2008 to 2012
MIG/TIG in-house ticket
Level 3 food safety, HACCP L2, IOSH Managing Safely 2023
Electrical awareness for fitters, 3 days, 2019
FLT counterbalance

Married, two lads, keen carp angler.`,
    },
    {
      name: 'site-installer',
      kind: 'list',
      low: 34,
      high: 48,
      best: 41,
      why: 'Fully papered installation electrician; PLC makes and drives stand only in a keyword panel, the work is flats, schools and shops and never a production line.',
      lacks: [
        'At least three years of breakdown work on automated production or packing lines',
        'go online with the PLC (Siemens or Allen-Bradley)',
      ],
      cv: `MARCUS IDOWU-REEVE
JIB Approved Electrician

Core competencies
Electrical maintenance | Fault finding | PLC (Siemens S7, Allen-Bradley) | VSDs and inverters | Servo | Sensors | CMMS | Root cause analysis | TPM | Shift working | Food safety

Licences
ECS Gold. 18th Edition 2382-22 (2023). 2391-52. C&G 2330, NVQ 3 Electrotechnical, AM2 (2013). PASMA, IPAF.

Work

Lincolnshire Living Homes, voids and responsive repairs, Feb 2022 - today
Eight to ten tenanted homes a day. EICRs, board changes, smoke alarms, storage heaters, showers. I carry a tablet with work orders and close them same day. 97 % first time fix in 2025.

Brightwell & Sons (M&E contractor), April 2016 - Jan 2022
First and second fix on two primary schools, a 90 bed care home and six supermarket refits. Containment, SWA terminations, emergency lighting, fire alarm cabling, commissioning with the specialist. In 2019 wired the lighting of a food warehouse at Sutton Bridge.

A J Toft Electrical, domestic improver, 2013 - 2016

Training: half day online "Introduction to PLCs", 2025; Food hygiene L2, 2026

I'm keen to get off the road and into a factory with proper shifts. Hobbies: gym, grassroots rugby league, learning piano with my daughter.`,
    },
  ],
};
