/** Aircraft maintenance engineer: the EASA B1.1 licence with the right type on it decides. */
import type { GradedJob } from '../types.ts';

export const aircraftMaintenanceEngineerB1: GradedJob = {
  job: 'aircraft-maintenance-engineer-b1',
  title: 'Licensed Aircraft Engineer B1, line maintenance',
  spec: `LICENSED AIRCRAFT ENGINEER B1 - LINE STATION DUBLIN

Must have
1. EASA Part-66 licence, category B1.1, valid
2. Type rating endorsed on it: A320 family or Boeing 737 NG/MAX
3. 3 years in a Part-145 organisation, line or base, on large aircraft
4. English, written and spoken

The work
- daily, weekly and transit checks, night stops
- defect rectification, wheel / brake / engine accessory changes
- deferring under the MEL, certifying (CRS), tech log
- supervising unlicensed mechanics
4 on 4 off, days and nights

Good to have
- second type
- engine run and borescope approval
- AMOS`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 92,
      why: 'B1.1 with the 737 rating, seven years certifying on the line, engine runs, borescope, AMOS.',
      lacks: [],
      cv: `Conor Brannigan - Licensed Aircraft Engineer

LICENCE  EASA Part-66 B1.1 (IAA), issued 2018, valid to 05/2028
TYPES    Boeing 737-600/700/800/900 (CFM56), endorsed 2019; 737-7/8/9 (LEAP-1B), 2022

08/2019 - now  Liffey Line Services (Part-145), Dublin
  Certifying engineer, nights and days, 4 on 4 off
  Daily, weekly and transit checks for two low-cost carriers
  Troubleshooting bleed air, landing gear, APU; brakes, starters, IDG and fuel pump changes
  MEL deferrals, CRS, tech log entries in AMOS
  Looks after three mechanics on shift
  Company approval: engine ground run, borescope
2014 - 2019  Apprentice, then mechanic, base maintenance, Shannon Hangar Group (737 C-checks)

Human factors, EWIS, fuel tank safety: all 2026
English native`,
    },
    {
      name: 'faa',
      kind: 'foreign',
      low: 48,
      high: 62,
      best: 56,
      why: 'Eleven years on A320s at the gate under an FAA certificate; no EASA licence for the rating to stand on.',
      lacks: ['EASA Part-66 licence, category B1.1, with its type rating'],
      cv: `MIGUEL ANGEL TREVINO
Aircraft Maintenance Technician | FAA Airframe & Powerplant certificate (2014)

Gulfline Airways, Houston TX
Line AMT, Lead since 2021 | May 2015 - Present
- Overnight and turnaround maintenance on the A319/A320/A321 (CFM56 and V2500)
- Daily and weekly checks, brake and wheel changes, starter and hydraulic pump replacement, troubleshooting with TSM and CFDS
- Airworthiness release and logbook sign-off under the operator's Part 121 program, MEL deferrals
- Leads a crew of four; engine run and taxi qualified; borescope level II
- A320 General Familiarization and Systems course, 2016

Coastal Regional Jets, TX: AMT, 2014 - 2015

Education: AAS Aviation Maintenance Technology, 2014
Languages: English (native), Spanish (native)
Irish spouse, moving to Dublin in spring 2027.`,
    },
    {
      name: 'avionics-b2',
      kind: 'missing',
      low: 50,
      high: 67,
      best: 58,
      why: 'Line engineer with the rating, but on the avionic licence B2 instead of B1.1.',
      lacks: ['EASA Part-66 licence, category B1.1'],
      cv: `Ruxandra Ionescu
Licensed Aircraft Engineer, Bucharest / open to relocation

Part-66 AML (Romanian CAA), category B2, since 2018. Ratings: Airbus A318/A319/A320/A321 (CFM56), A320neo (LEAP-1A).

Carpat Technic, Part-145 line station Otopeni, certifying staff, Feb 2019 - present. Night stops for three A320 operators. Troubleshoots ADIRS, autoflight, VHF, weather radar, cabin IFE; software loading; battery and lighting; CRS for avionic and electrical tasks, MEL deferrals with maintrol, tech log in AMOS. Two mechanics per shift under her.
Carpat Technic base, avionics mechanic, 2014 - 2018.

BSc Avionics, Politehnica 2014. Human factors 2025, EWIS 2025.
English ICAO level 5, Romanian, Italian B1.`,
    },
    {
      name: 'atr-only',
      kind: 'denial',
      low: 54,
      high: 72,
      best: 63,
      why: 'A genuine B1.1 with six years of certifying on turboprops; says the licence carries neither jet type.',
      lacks: ['type rating A320 family or Boeing 737'],
      cv: `jarno heikkinen
b1.1 engineer, tampere

easa part-66 b1.1, traficom, first issue march 2019, valid until march 2029. type rating on the licence: atr 42/72 (pw120). no a320 or 737 rating, type course not started.

pohjola turboprop services (part-145)
  06/2020 - today: certifying engineer, line station. daily and weekly checks, a-checks, propeller and brake changes, defects, mel, crs, tech log, night shifts, 2 mechanics to supervise
  08/2015 - 05/2020: mechanic, hangar, atr and embraer c-checks

engine run approval atr. borescope course 2023. amos. human factors 2026.
finnish native, english c1, swedish b1`,
    },
    {
      name: 'mechanic-modules',
      kind: 'in-progress',
      low: 30,
      high: 50,
      best: 42,
      why: 'Five years as an A-licensed mechanic on the right aircraft; three B1 modules are open, so no B1.1 and no rating.',
      lacks: ['EASA Part-66 licence, category B1.1, with its type rating'],
      cv: `Joao Pedro Quintela
Aircraft Mechanic Category A

Summary
A320 mechanic who is working towards the B1.1 licence: 10 of 13 modules passed, modules 11, 13 and 15 to be sat in 2027.

Tejo Aero Manutencao (Part-145), Lisbon - line mechanic, October 2021 - present
Transit and daily checks A320 family, wheels and brakes, oil and hydraulic servicing, cabin defects, assists the B1 with engine accessory changes. Own release only for simple tasks under Cat A (A1, 2022).
Shifts 4/4, AMOS.

Before: car mechanic, Setubal, 2017 - 2021

Vocational course aircraft maintenance, 2021
English C1. Human factors and EWIS 2026. I don't certify beyond Cat A tasks and hold no type rating.`,
    },
  ],
};
