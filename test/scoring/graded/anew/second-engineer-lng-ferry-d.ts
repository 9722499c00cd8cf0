/** A second engineer for a gas-fuelled ferry: the unlimited STCW certificate, the IGF certificate, the medical and two years in rank decide it. */
import type { GradedJob } from '../types.ts';

export const secondEngineerLngFerryD: GradedJob = {
  job: 'second-engineer-lng-ferry-d',
  title: 'Second Engineer, LNG ro-pax ferry',
  spec: `SECOND ENGINEER OFFICER - m.f. SKERRYVAIG

The ship
Ro-pax, built 2022, 1,100 passengers, 4 x Wärtsilä 34DF on LNG, 24,000 kW. Overnight and day crossings, bunkering by truck and by barge twice a week.

The job
- Deputy to the chief engineer; in charge of the engine room and its eleven ratings and officers.
- Planned maintenance, spares, class items and running hours.
- Person in charge at LNG bunkering.
- Safety: permits to work, drills, investigations, ISM rounds.

You must hold
- Certificate of competency STCW III/2 for second engineer (or higher) on motor ships of 3,000 kW or more, no power limitation, in date. A certificate of any state recognised by the UK will do.
- Advanced IGF Code certificate (gas as fuel), in date.
- ENG1 or an equivalent seafarer medical, in date.
- At least two years in rank as second engineer.

We would like to see
- Passenger ships: crowd and crisis management.
- Dual-fuel four-stroke engines.
- High voltage, management level.
- AMOS or a comparable maintenance system.

It would be nice to have
- A season in northern waters
- Some Gaelic or Norwegian, neither of which is needed for work

What you get
Two weeks on, two weeks off, all year. Salary GBP 71,400, final-salary style pension, single cabin with a window, travel paid from any mainland airport. Cadets on board, so a tolerance of questions helps. The company has carried passengers since 1903 and has never yet missed a Christmas mail. Applications are read by the technical manager, not by software. We welcome women, who are at present two in our forty engineers.`,
  graded: [
    {
      name: 'class-two-motor',
      kind: 'synonym',
      low: 86,
      high: 97,
      best: 93,
      why: 'All papers in date under their trade names (Class 2 motor, A-V/3-2, first assistant) and four and a half years in rank on dual-fuel passenger ships.',
      lacks: [],
      cv: `MORAG ISBISTER                         Discharge book UK 0xxxx72

DOCUMENTS
Document                                            Issued    Valid to
CoC Class 2 Motor, unlimited (Reg. III/2), MCA      03/2021   03/2031 (revalidated 2026)
Chief's orals                                       booked for February
STCW A-V/3-2, ships using gases or other
low-flashpoint fuels, for officers in charge        05/2022   05/2027
HV at management level                              2021      -
A-V/2 crowd, crisis, passenger safety               2024      2029
Medical ENG1, no restrictions                       06/2026   06/2028

SEA SERVICE
Ship               Type, engines             Rank                 From      To
Hav Polaris        cruise-ferry, 4x 46DF     First Asst Engineer  04/2022   10/2024
Hav Polaris II     cruise-ferry, 4x 46DF     First Asst Engineer  11/2024   now
   (the line's name for 2/E; equal rotation, 4 weeks on and 4 off)
Solan Bay          ro-ro freight, 2x MAN     3/E                  02/2018   03/2022
Various            cadet                     -                    09/2014   12/2017

NOTES
I run the engine department's daily work: 14 people, job cards in AMOS, class CSM items. Bunkering PIC for LNG since summer 2022, 196 operations, trucks mostly, from barge at Kristiansand. Swapped the cylinder heads of engine 3 at sea in January with the ship in service. Two near-miss investigations led; one changed the company's procedure for inerting.

HND Marine Engineering, Stromhaven Nautical College, 2017. From Orkney. I get by in Norwegian.`,
    },
    {
      name: 'three-thousand-kilowatts',
      kind: 'missing',
      low: 45,
      high: 60,
      best: 53,
      why: 'A good gas ferry engineer with every other paper, but the certificate is III/3, limited to 3,000 kW, and the ship has 24,000.',
      lacks: ['certificate of competency STCW III/2 without power limitation'],
      cv: `Name: Eivind Sørbråten
Born: 1988, Norwegian. Lives: Florø

Who I am
Engineer on LNG ferries in the fjords since 2013, second engineer since 2018. My ships are small, my experience of gas is long.

Certificates
- Second engineer officer, STCW III/3, ships of 750 to 3,000 kW, Norwegian Maritime Authority (recognised by UK MCA), valid to August 2029
- IGF Code, advanced, renewed April 2025, valid five years
- Norwegian health certificate for seafarers, valid to May 2028
- Crisis management and human behaviour, crowd management, 2023

Sea time
Second engineer, MF Stavfjorden, double-ended gas ferry, 120 cars, 2 x Bergen gas engines, together 2,650 kW. Vestfjord Ferjer, August 2018 - now. Two weeks on, four off until 2021, then two and two. Responsible for maintenance and spares, for LNG bunkering from truck each Monday, for two ratings. Ship's maintenance runs in TM Master. Retrofit of new gas valve units in dock 2022.

Third engineer, MF Lavikbuen, gas ferry. June 2013 - July 2018.

School
Maritime vocational college, Måløy, 2011-2013. I have the schooling for the larger class but not the sea time on ships above 3,000 kW, so the licence cannot be upgraded until I have sailed a year on one.

English good, written and spoken. Some cadets say I am patient.`,
    },
    {
      name: 'came-ashore',
      kind: 'lapsed',
      low: 42,
      high: 56,
      best: 49,
      why: 'Sailed as second for six years and knows the engines, but let the certificate and the medical lapse after coming ashore in 2021.',
      lacks: ['STCW III/2 certificate in date', 'ENG1 or equivalent medical in date'],
      cv: `JEREMY PASCOE-TREGENZA

I want to go back to sea. My children are grown and I have had enough of spreadsheets.

SHORE
Technical superintendent, Lyonesse Ship Management, Falmouth, March 2021 to date
Four ro-ro vessels, two of them gas-fuelled newbuilds I took over from the yard in 2023. Budgets, dry docks, class, condition of engines by remote data. I attend bunkering trials and took the IGF advanced course again in November 2023 for that reason (certificate to November 2028). I audit the permit-to-work system and chair the incident reviews. Administrator of the AMOS database.

SEA
Second engineer, ro-pax Pendour Castle, Lyonesse Line, Jan 2015 - Feb 2021
900 passengers, four Wärtsilä 32, converted to dual fuel in 2018. Nine in the engine room. Bunkering officer after conversion. Month on, month off.
Third engineer, same company, 2010 - 2014
Fourth engineer, reefers, 2007 - 2010

PAPERS
MCA second engineer, motor, III/2 unlimited, issued 2014, last revalidated 2019. Ran out in May 2024; I did not have the sea time to renew and would need the updating courses or a spell supernumerary.
ENG1: last one in 2020. No reason to think I should fail another.
Crowd and crisis: 2019.
HV management: 2017.

BEng (Hons) Marine Engineering, Carrick Roads University, 2007`,
    },
    {
      name: 'second-mate',
      kind: 'adjacent',
      low: 12,
      high: 27,
      best: 19,
      why: 'A deck officer: second mate with the right ferry, medical and the basic gas certificate, but no engineering certificate or service.',
      lacks: [
        'engineer certificate of competency STCW III/2',
        'advanced IGF Code certificate',
        'two years in rank as second engineer',
      ],
      cv: `Second Officer seeking second's position on LNG ferry

Catriona McVurich, Mallaig

My CV in brief: nine years on passenger ferries, five of them gas-fuelled, and a native Gaelic speaker from a ferry family (father a chief engineer, which is where I learned what a spanner is).

2021 - today      Second Officer, m.v. Loch Sunart Maid, dual-fuel ferry, Caledon Isles Ferries
Navigational watch, passage plans, stability and loading of 140 cars. Deck-side lookout and hose watch at LNG bunkering. Fire and boat drills, permits to work for the deck department, safety committee. Maintenance of lifesaving appliances, entered in AMOS.

2017 - 2021       Third Officer, m.v. Sgeir Ruadh, same company

2014 - 2017       Deck cadet

Certificates in date
Chief Mate unlimited, STCW II/2 (MCA, to 2030)
IGF Code basic training (to 2028)
GMDSS, ECDIS, ARPA
Crowd management, crisis management (2025)
ENG1, to March 2028
Proficiency in medical care

HND Nautical Science, 2017

I would like to see the company from the other end of the bunkering hose, and can join at two weeks' notice. References from two masters. Winter work west of the Hebrides every year; not seasick since 2014.`,
    },
    {
      name: 'counted-twice',
      kind: 'overlap',
      low: 60,
      high: 73,
      best: 67,
      why: 'Every paper in date, but the claimed 28 months as second count the same months twice; in truth there are seventeen.',
      lacks: ['two years in rank as second engineer'],
      cv: `DANILO R. MACARAIG
Second Engineer - 28 months in rank - passenger vessels and dual fuel

Nationality Filipino, resident in Liverpool with leave to work since 2019

1) Second engineer, ro-pax Irish Meridian (dual fuel, 2 x MAN 51/60DF, 25,200 kW)
   Mersey Celtic Line, June 2025 - present                                    17 months
   In charge of watchkeepers and motormen, ten in all. Overhaul planning, spare parts, surveys of class. PIC at barge bunkering, two times each week.

2) Second engineer, gas system project, Irish Meridian
   Mersey Celtic Line, December 2025 - October 2026                           11 months
   Beside the ship's duty: methane slip trial with the maker, new GVU software, report to flag.

3) Third engineer, ro-pax Irish Meridian and Irish Solstice
   Mersey Celtic Line, February 2020 - May 2025
   Purifiers, boilers, auxiliary engines, gas detection. Stood in for the second at handover.

4) Fourth engineer, container ships 8,000 TEU, Manila crewing, 2015 - 2019

Licences
Second Engineer Officer, III/2, motor, unlimited, MCA, issued 14 Jan 2025, valid 2030
IGF advanced, 2022, valid to August 2027
ENG1 valid to January 2028
Crowd / crisis management 2025
High voltage management level 2024

BS Marine Engineering, Iloilo, 2014
AMOS, ShipManager. English fluent, Tagalog, Hiligaynon.`,
    },
  ],
};
