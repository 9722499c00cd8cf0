import type { GradedJob } from '../types.ts';

export const licensedAircraftEngineerB1LineGatwick: GradedJob = {
  job: 'licensed-aircraft-engineer-b1-line-gatwick',
  title: 'Licensed Aircraft Engineer (B1.1), Line Maintenance',
  spec: `Skelmer Aviation Services provides line maintenance to nineteen airlines at eight UK stations, and our Gatwick team is growing on the back of a new overnight contract. We would like to hear from B1.1 engineers who enjoy the pace of a busy ramp and who are happy to put their name to their work.

You will work four on, four off, days and nights, carrying out daily, weekly and A-check inspections, troubleshooting pilot reported defects, changing components and engines' line replaceable units, and issuing the Certificate of Release to Service. In quiet hours you will help our mechanics and apprentices along. You will deal directly with flight crews and with maintrol, and you will decide what can be deferred under the MEL and what cannot.

Because we are approved by the Civil Aviation Authority under UK Part 145, the licence we need is a UK CAA Part 66 licence in category B1.1; we regret that an EASA licence alone does not allow you to certify for us. It should carry a type rating for either the Airbus A320 family (CFM56, V2500 or LEAP) or the Boeing 737 NG or MAX. We also ask for no less than three years of certifying on line or base maintenance. As all staff work airside you must be able to show five years of checkable history for your pass.

A second type, human factors and EWIS training in date, borescope or engine run authorisation, and a UK driving licence would each be an advantage, but we are willing to pay for a type course for the right engineer later on.

Salary to £68,000 including shift allowance, licence and type pay on top, pension of 9 per cent, private health cover and staff travel on some of our customers.`,
  graded: [
    {
      name: 'ian-bexley-a320-b1',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'UK CAA B1.1 with A320 CEO and NEO, ten years certifying on the line, unbroken history and recent continuation training.',
      lacks: [],
      cv: `IAN BEXLEY
Crawley, West Sussex                Licensed Aircraft Engineer B1.1

Licence: UK CAA Part-66 B1.1, first issued 2014, valid to 19 June 2029
Type ratings: Airbus A318/A319/A320/A321 (CFM56), same (IAE V2500), A319/A320/A321 (CFM LEAP-1A)
Limitations: none

2019 Sep - present    Tarrant Jet Support, Gatwick (UK.145)    Line Certifying Engineer
  Nightstops for three operators, 7 to 9 aircraft a shift, turnarounds by day. CRS holder. Typical jobs: bleed faults, brake and wheel changes, EPGS, FADEC channel swaps, nacelle damage assessment against SRM, fuel quantity defects. Ground run authorisation at high power, V2500 and CFM. Borescope approved 2022. Shift lead in turn.

2016 Feb - 2019 Aug    Aerion Base Maintenance, Southend    B1 Certifying Engineer, A320 C checks

2009 Sep - 2016 Jan    Aerion    Apprentice, then mechanic

Training in date: Human Factors (Apr 2026), EWIS 1 & 2 (Apr 2026), Fuel Tank Safety ph. 2, Dangerous Goods, SMS
Airside pass LGW, ADP. Full history from school to now, no gaps. Driving licence.
British citizen, born 03.05.1991`,
    },
    {
      name: 'sunita-rao-737-b1',
      kind: 'any-of',
      low: 85,
      high: 94,
      best: 90,
      why: 'UK B1.1 with the 737 NG and MAX, which is one of the two families asked for; seven years certifying, no A320, which is no gap.',
      lacks: [],
      cv: `Sunita Rao

What I am: a mechanical licensed engineer. My licence is from the UK authority, B1.1, number on request, current to February 2028. On it: B737-600/700/800/900 with the CFM56 and B737-7/8/9 with LEAP-1B.

What I do now: since November 2021 I have certified on the ramp at Stansted for Lowfield Technical, a 145 organisation that mainly looks after a low-cost carrier and two freighter operators. Nights mostly. I release eight or so aeroplanes before 6 a.m. Defects I have chased recently include an intermittent equipment-cooling caution, a flap asymmetry trip and a leaking main gear retract actuator. I talk to captains every day, and not all want to hear "no".

What I did before: October 2019 to October 2021, same type, hangar checks at Prestwick with Strathayr Engineering, as B1 certifier (furloughed from April to July 2020, still employed). September 2013 to October 2019, mechanic and technician at Strathayr, while I sat my modules one after another.

Courses this year: HF refresher, EWIS, CDCCL, SMS.

Other: car licence. Currently badge-holder at STN, referenced five years back with no hole. Home is Bishop's Stortford but my partner has a post in Brighton from January.

Education: Foundation degree in aircraft engineering, Ayr, 2013.`,
    },
    {
      name: 'nuno-serrano-easa-only',
      kind: 'foreign',
      low: 53,
      high: 65,
      best: 59,
      why: 'Eight years of certifying on the A320 line, but on a Portuguese EASA licence only, with no UK CAA licence and no application made.',
      lacks: ['UK CAA Part 66 B1.1 licence'],
      cv: `NUNO SERRANO
Lisboa, Portugal | Irish spouse, UK pre-settled status | English C1

Aircraft Maintenance Licence EASA Part-66, ANAC Portugal, categories A1 and B1.1, valid until 10/2029
Type endorsed: A318/319/320/321 CFM56, A319/320/321neo LEAP-1A and PW1100G, A330 Trent 700

Line Station Engineer B1, Lusitano Aero Técnica, Lisboa
05.2018 - present
- Release to service of A320 family and A330, transit, daily, weekly and A checks
- Trouble shooting with maintenance control by phone, AOG trips to Funchal and Bissau
- Engine change in open air, twice
- Practical training assessor for 6 young engineers

Mechanic, base maintenance, Oficinas Gerais do Tejo
02.2011 - 04.2018

Training valid: Human Factors 2026, EWIS 2025, FTS 2025, Borescope V2500/CFM 2023
Education: Curso técnico de manutenção de aeronaves, Alverca, 2010

Background check: continuous employment, letters can be produced for all ten last years.

About the UK: I do not have the UK licence. I would like to know if the company helps with it.`,
    },
    {
      name: 'josh-pender-mechanic-unlicensed',
      kind: 'denial',
      low: 33,
      high: 45,
      best: 39,
      why: 'Capable unlicensed line mechanic who says he holds no licence and no type rating and therefore has never certified.',
      lacks: ['UK CAA Part 66 B1.1 licence', 'A320 or 737 type rating', 'three years of certifying'],
      cv: `Josh Pender, 27, Horley

Line Mechanic, Tarrant Jet Support, Gatwick. July 2021 to now.
I'm on the night shift with four licensed guys. Wheels, brakes, oil uplifts, IDG servicing, cabin defects, filters, lamps, lavs, tyre pressures, hydraulic leak rectification, assisting on LRU changes on A319/A320/A321. I open and close panels, do the job to the AMM and stamp the mechanic column, the B1 then certifies. I've been on about 40 engine-oil chip detector checks and helped on three engine changes.

Technician (Mechanical), Royal Air Force, 2017 - 2021. Typhoon, flight servicing.

To be straight about it: I do not hold a Part 66 licence of any category. I've sat Modules 1, 2 and 3 and got two of them. I have no type rating, only the A320 general familiarisation. I can't release an aircraft.

LGW pass and airside driving permit. Five years' references are simple, only two employers. Human factors Jan 2026. Full UK driving licence.

GCSEs at grades 4 to 7, including maths and physics.`,
    },
    {
      name: 'alastair-munro-licence-ran-out',
      kind: 'lapsed',
      low: 58,
      high: 69,
      best: 64,
      why: 'Fifteen years of A320 certifying until late 2024, but his UK licence expired then and he has planned rather than certified since.',
      lacks: ['current UK CAA Part 66 B1.1 licence'],
      cv: `Alastair Munro
East Grinstead

Career

December 2024 onwards. Maintenance Planner, Hartwell Airways, Crawley. Building work packages for the A320 fleet, hangar slots, AD tracking in AMOS, parts demand.

April 2009 to November 2024. B1 Engineer, Hartwell Airways line station at Gatwick. Signed for the A320 family on all checks up to and including A. Ramp defects, MEL calls, towing, engine runs, mentor for about a dozen juniors. CFM and V2500. Employee of the year 2017.

2001 to 2009. Mechanic, then A licence engineer, Kirkwall Air Engineering.

Licences and training

Part 66 B1.1, UK CAA, A318-A321 (CFM56; V2500). Expired 14 November 2024. I changed to planning that winter for family reasons and let the renewal go by. My intention is to apply to the CAA for it again.
Human Factors 2025. EWIS 2023. Fuel tank safety 2023.

ONC Aeronautical Engineering, Perth, 2001.

Still hold a Gatwick ID. Car driver. No break in employment since I was 17.`,
    },
  ],
};
