import type { GradedJob } from '../types.ts';

export const industrialElectricianGladstoneProcessing: GradedJob = {
  job: 'industrial-electrician-gladstone-processing',
  title: 'Electrician - Process Plant (Permanent, 7 on / 7 off)',
  spec: `About Corallin Minerals

At Corallin Minerals we believe that extraordinary things happen when people bring their whole selves to work. Across four continents and 11,000 team members we are shaping the materials the world needs for a lower-carbon tomorrow. Our values are Care, Courage and Curiosity, and they guide everything we do.

About the opportunity

An exciting opportunity exists for an Electrician to join the Asset Management team at our Boyne Flats processing operation near Gladstone, Central Queensland. Reporting to the Electrical Superintendent, you will carry out preventive and breakdown maintenance on motors up to 800 kW, variable speed drives, MCCs, conveyors, calciner and field instrumentation, complete isolations under our permit system, take part in shutdowns, keep test records in SAP and contribute to root cause investigations. The position is residential and works a 7 on / 7 off roster of days and nights.

About you

To be considered you will hold:
- a current, unrestricted Queensland electrical work licence (electrical mechanic or electrical fitter mechanic);
- not less than three years of post-trade experience in heavy industry, for example mining, minerals processing, smelting, power generation or port bulk handling;
- a current manual C class driver's licence.

It will be highly regarded if you also bring hazardous areas (EEHA) competencies, high voltage switching, PLC fault finding, working at heights and confined space tickets.

What we offer

Competitive salary and annual incentive, 13% superannuation, 18 weeks' paid parental leave, relocation support, discounted health cover and a genuine commitment to your development.

Corallin Minerals is an equal opportunity employer. We warmly encourage applications from Aboriginal and Torres Strait Islander peoples, women, and people of all ages and abilities. Successful applicants will complete a pre-employment medical, including drug and alcohol testing, and a police check. Agency submissions will not be accepted.`,
  graded: [
    {
      name: 'brodie-hanlon-refinery',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 97,
      why: 'Queensland licence, eight years post-trade at a refinery and a coal terminal to date, manual licence, plus EEHA, HV and PLC.',
      lacks: [],
      cv: `BRODIE HANLON
Tannum Sands QLD 4680

Licences & tickets
QLD Electrical Fitter Mechanic, unrestricted, lic. no. ending 882, exp. 14/09/2029
C class manual, HR
EEHA (gas & dust, install/inspect/maintain) 2023
HV switching to 11 kV, authorised on site since 2022
Confined space, heights, EWP, LVR/CPR Feb 2026

Employment

Electrician, Curtis Point Refineries, Gladstone                 Feb 2021 to present
Crew of six, 7/7. Red side and digestion. Breakdowns on slurry pumps, agitators and conveyors, soft starters and drives to 630 kW, changeouts of MCC buckets, DCS loop checks, instrument cal on mag flows and radars. Isolations officer for my crew. Ran the electrical scope on the 2025 No. 2 calciner shut: 41 jobs, finished a shift early. Go online with the Rockwell PLCs to find faults, small logic changes under MOC.

Electrician, Wiggins Reach Coal Terminal                        Mar 2018 to Jan 2021
Stackers, reclaimers, shiploader, 6 km of belts. Trailing cables, slip rings, weigh frames, a fair bit of dust-ignition gear.

Apprentice electrical fitter mechanic, Calliope Electrical Group    Feb 2014 to Mar 2018
Half at a cement plant, half at the workshop rewinding bench.

Cert III Electrotechnology, Port Curtis Trades College, 2018

Interests: fishing, footy, doing up an old Hilux`,
    },
    {
      name: 'sione-latu-terminal-coordinator',
      kind: 'gem',
      low: 82,
      high: 93,
      best: 88,
      why: 'Title is bay coordinator at a sugar terminal, but the work is five years of licensed electrical maintenance on heavy bulk handling plant, with licence and car licence shown.',
      lacks: [],
      cv: `Sione Latu
Mackay, willing to relocate with family

Current role: Crane Bay Coordinator, Hay Point Bulk Sugar Terminal (Cane Coast Storage Co-op)
June 2021 - present

The co-op is small so the title covers a lot. What I spend my weeks on:
- keeping the 1970s grab cranes, the shed tripper and 2.4 km of conveyor running: contactor panels, slip-ring motors up to 400 kW, the drives we retrofitted in 2023, limit switches, belt slip and drift, load cells
- testing and tagging out, signing the isolation board, then fixing it myself. I am the licensed person on my shift, there is no other sparky until six in the morning
- I put the old relay logic for shed 3 onto a small Siemens PLC with a contractor and now do the fault finding on it
- planned outages between ships: megger results, thermal camera round, motor swaps, all typed into the maintenance system
- booking the crane bay, which takes about an hour a day and gave the job its name

Before: Electrical tradesman at a sugar mill, Proserpine Cane Growers' Mill, December 2018 - May 2021. Crushing-season breakdowns, slack-season overhauls on carriers, fugals, mill motors, boiler instruments.
Apprenticeship: same mill, January 2015 - December 2018.

Licence: Electrical mechanic, Queensland, open, renewed 2024 to 2029
Driver licence C (manual). Dogging, heights, confined space. Low voltage rescue every year, last August.
No hazardous areas course yet. No HV.

Referees: the terminal manager and the mill's chief electrical engineer.`,
    },
    {
      name: 'hamish-tairoa-nz-registered',
      kind: 'foreign',
      low: 53,
      high: 66,
      best: 60,
      why: 'Excellent recent heavy-industry record, but registered in New Zealand only and has not yet applied for a Queensland licence.',
      lacks: ['Queensland electrical work licence (holds New Zealand registration)'],
      cv: `HAMISH TAIROA
Electrician
Invercargill, New Zealand | available from February 2027

REGISTRATION
New Zealand Electrical Workers Registration Board: registered electrician, practising licence current to 2028.
Australia: no licence as yet. I understand there is trans-Tasman recognition and will put the application in to Queensland when I have an offer.

EXPERIENCE
Tiwharu Smelters Ltd, Southland
Maintenance electrician, potlines and casthouse — 11/2017 to date
Shift work 4 on 4 off. Overhead cranes, crust breakers, DC busbar work in strong fields, rectifier auxiliaries, casting machines and homogenising furnaces. VSDs from 5 to 500 kW. S7 PLC diagnostics most weeks. Led electrical isolations for the 2024 line restart. Trained two apprentices through to registration.

Ohai Valley Coal
Electrician, wash plant — 03/2014 to 10/2017
Crushers, conveyors, pumps, dust-rated gear. Stood in for the foreman.

Apprenticeship, Foveaux Electrical — 2010 to 03/2014
Commercial and dairy sheds.

TRAINING
National Certificate in Electrical Engineering (Level 4), 2014
Hazardous areas, explosive dust, 2019
HV operator 33 kV, site authorisation, 2022
Confined space, heights, first aid 2026

DRIVER LICENCE
Full NZ class 1 and 2, drive manual daily. Valid to drive on in Queensland.

PERSONAL
Partner is from Rockhampton, so this is a permanent move.`,
    },
    {
      name: 'tegan-marsh-domestic-solar',
      kind: 'adjacent',
      low: 51,
      high: 63,
      best: 57,
      why: 'Queensland licence and years on the tools, but only houses, shops and rooftop solar; the heavy-industry must is not met at all.',
      lacks: ['three years post-trade in heavy industry'],
      cv: `Tegan Marsh - Electrician
Bundaberg Qld

Hi, I'm a licensed sparky (QLD electrical mechanic, unrestricted, renewed July 2025) with six and a half years behind me since I finished my time.

Where I've been
Kepple Coast Solar & Electrical, Bundaberg, Sept 2022 - now
Design and install of rooftop solar and batteries up to 100 kW on sheds and packing houses, switchboard upgrades, fault calls to houses and rentals, smoke alarms, aircon circuits. I run a van with one apprentice. CEC-type accreditation for grid connect and battery.

Burnett Homes Electrical, Bundaberg, April 2020 - Aug 2022
New houses from rough-in to fit-off, about two a week. Test sheets and certificates.

Sugarland Electrics, apprentice, Feb 2016 - April 2020
Domestic and small commercial, a few irrigation pumps with soft starters.

Tickets
White card, heights, EWP, CPR/LVR May 2026
C class, manual

What I want
Something bigger. I have not worked in a plant or a mine. I've done one week at a mango packing shed on conveyors and loved it. Motors and control circuits I know from the books and from pumps. Happy with shifts and happy to move.`,
    },
    {
      name: 'jayden-okeefe-fourth-year',
      kind: 'in-progress',
      low: 40,
      high: 52,
      best: 46,
      why: 'Fourth-year apprentice at a smelter who finishes in February 2027: neither the unrestricted licence nor any post-trade years yet.',
      lacks: ['unrestricted Queensland electrical licence', 'three years post-trade in heavy industry'],
      cv: `JAYDEN O'KEEFE
Gladstone QLD

4th year electrical apprentice

EDUCATION & TRAINING
Certificate III in Electrotechnology Electrician, Port Curtis Trades College. All theory blocks done, capstone booked for December 2026, completion date 12 February 2027.
Currently working under an apprentice training arrangement. I will apply for my electrical licence when I am signed off.
Year 12, Calliope Ridge State High, 2022

WORK
Boulder Bay Aluminium, Gladstone, apprentice electrician, 13 Feb 2023 to now
Rotations: casthouse (10 months), carbon bake (8 months), reduction lines (since Sept 2024). With my tradesman I do breakdowns on cranes and conveyors, change motors, swap VSDs, calibrate thermocouples, pull cable for projects, insulation tests. I have been on three shutdowns. Have used the PLC laptop to look at inputs. Apprentice of the year for the site in 2025.

Weekend kitchen hand, Tannum Surf Club, 2020 to 2022

TICKETS
White card, working at heights, confined space, LVR & CPR
P2 manual C class

REFEREES
My supervisor at Boulder Bay and my teacher at the college, numbers on request.`,
    },
  ],
};
