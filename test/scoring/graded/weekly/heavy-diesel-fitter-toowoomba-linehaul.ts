import type { GradedJob } from '../types.ts';

export const heavyDieselFitterToowoombaLinehaul: GradedJob = {
  job: 'heavy-diesel-fitter-toowoomba-linehaul',
  title: 'Heavy Diesel Fitter - Toowoomba',
  spec: `Subject: Heavy diesel fitter, day shift, Toowoomba - permanent

Hi there,

Garth here from Redgum Trade Recruitment. I've got a linehaul operator out at Charlton with 85 prime movers (mostly Kenworth and Volvo, a handful of Scanias) and about twice that in trailers, and they've lost a good fitter to the mines again. They run their own shed, six on the tools plus a leading hand, and they want somebody who can be left alone with a truck that came in on the tow.

What I need to see before I can put you forward: you're trade qualified, so a Cert III in heavy commercial vehicle mechanical, or an overseas trade that's been assessed here and come out as the same thing. You've done three years or more on heavy trucks since you came out of your time. And you hold at least an HR licence, because every job ends in a road test and their insurer won't budge on it.

The work is A, B and C services, brakes and wheel ends, clutches and drivelines, chasing engine faults with the laptop, getting trailers ready for inspection, and one weekend in five on the breakdown ute. You write up your own job cards. If you've done EBS on trailers, have your ARCtick, or know your way round a Cummins or a PACCAR MX, tell me, it all helps, but they'll train the right person.

Monday to Friday, 6 till 2.30, $52 to $56 an hour plus super and a tool allowance, call-outs paid on top. They can't sponsor this time, so you'll need work rights already.

Flick me a resume, doesn't have to be pretty, or ring the mobile after three.

Cheers,
Garth`,
  graded: [
    {
      name: 'brett-nowlan-linehaul',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Heavy commercial trade certificate, almost eleven years as a tradesman on prime movers and trailers, HC licence, air-con ticket and breakdown work, all dated and current.',
      lacks: [],
      cv: `BRETT NOWLAN
Highfields QLD 4352     0400 000 118     bnowlan@example.com

TICKETS
Licence   HC, Queensland, since 2019, clean
Trade   Certificate III in Heavy Commercial Vehicle Mechanical Technology, completed December 2015
Air con   ARCtick, exp. 08/2027
Forklift   LF, 2017
First aid   renewed May 2025

Employer   Position   From   To
Maranoa Freight Lines, Toowoomba   Heavy diesel mechanic   03/2020   now
Cobb Street Truck Centre, Toowoomba   Tradesman   01/2016   02/2020
Cobb Street Truck Centre, Toowoomba   Apprentice   01/2012   12/2015

MARANOA FREIGHT LINES
40 B-double sets, T610s with the X15 and K200s. I do my share of the scheduled services but mostly get given the ones nobody else wants: derates, intermittent CAN faults, oil in coolant. INSITE on the laptop every day. Two in-frame rebuilds last year with the engine supplied as a kit. Reline brakes, bearings, kingpins, fifth wheels. Set up the yard's roller brake tester routine so the trailers go through the week before their COI rather than the night before.
On the roadside roster one week in four. Furthest was Cunnamulla with a clutch.
Look after the second-year apprentice.

COBB STREET TRUCK CENTRE
Dealer work, Kenworth and DAF. MX-13 injectors, EGR, aftertreatment. Warranty write ups. WABCO and Haldex trailer EBS, faults and module replacement. Road tests in everything up to a semi once I had my HC, before that in rigids on my HR (2014).

Referees: Mick Tolhurst, workshop manager, Maranoa. Happy for you to call him.`,
    },
    {
      name: 'ruwan-jayakody-assessed-trade',
      kind: 'synonym',
      low: 82,
      high: 93,
      best: 88,
      why: 'Overseas trade assessed in Australia with the Certificate III issued, seven years on tippers and waste trucks here, HC licence; only the linehaul and trailer side is lighter.',
      lacks: [],
      cv: `Ruwan Jayakody
Redbank Plains, Qld. Permanent resident of Australia since February 2019.

I repair lorries and have done nothing else since I was nineteen. I learned at a transport depot in Kandy, where I served four years and took the national certificate in 2010, and stayed there on Tata and Ashok Leyland chassis and later on imported Volvo FM tractors. In 2018 I sat the practical and the interview with Trades Recognition Australia in Colombo and passed; the Certificate III for heavy commercial vehicles came with it and I can bring the original.

My first job in Australia, February 2019 to June 2022, was with Brisbane Kerbside Pty Ltd in Rocklea. Thirty-four side loaders on Iveco and Volvo, stop start work which eats brakes, so I changed a great many of them. Packing hydraulics, DPF regeneration trouble, auto gearbox overhauls, injector cups. Night shift for the first year, alone with one other.

Since July 2022 I am with Purga Quarries outside Ipswich. The fleet there is 22 tippers and dogs, Kenworth T410 and Mack. I plan the servicing off the hours and the kilometres, diagnose with Davie and Premium Tech Tool, do diff and axle work, clutches, suspension bushes, airbags and the lot, and take the unit out on the road loaded before I sign the sheet. I prepare truck and dog for the yearly certificate of inspection; none has been knocked back in 2025 or 2026. When a truck stops on the range I go to it.

Licences: heavy rigid from September 2019, upgraded to heavy combination in 2023. Working at heights. Own tools including torque multiplier.

Referees from both places on request.`,
    },
    {
      name: 'ella-tranter-hr-booked',
      kind: 'in-progress',
      low: 57,
      high: 68,
      best: 64,
      why: 'Qualified heavy fitter with eight years on trucks, but only a car licence so far with the HR test still to come.',
      lacks: ['HR licence'],
      cv: `Ella Tranter - Heavy Vehicle Mechanic
Gatton QLD | ellatranter@example.com

About me
Time served heavy vehicle fitter, eight years out of my apprenticeship. I like fault finding and I like clean paperwork.

Work
Lockyer Produce Transport, Gatton (Oct 2021 - current)
Heavy vehicle mechanic. 28 refrigerated rigids and semis, UD, Volvo FH, Kenworth T359. Full services, brake and hub overhauls, gearbox R&R, turbo and injector replacement, wiring repairs. VCADS/Tech Tool. Trailer EBS faults, lights, landing legs. Pre-inspection on all trailers. I fill in for the leading hand when he is away and order parts.

Condamine Ag & Earthmoving, Dalby (Mar 2018 - Sep 2021)
Fitter on the contractor's trucks, floats and water carts, Cummins ISX and Cat C15, plus headers in the season. Field call outs by service ute.

Condamine Ag & Earthmoving (Feb 2014 - Feb 2018)
Apprentice. Cert III Heavy Commercial Vehicle Mechanical Technology, issued March 2018, Dalby.

Licences
C class (car), manual. For road tests I have always had a driver or the foreman take the truck with me in the passenger seat. I passed the heavy vehicle knowledge test in September and my HR practical is booked for 21 November 2026 in Toowoomba.
Air con: ARCtick to 2028.

Interests: campdrafting, restoring a 1972 Acco.`,
    },
    {
      name: 'jayden-pohl-one-year-out',
      kind: 'years',
      low: 52,
      high: 64,
      best: 58,
      why: 'Has trade and HR licence, but is only fourteen months out of his apprenticeship where three years are asked for.',
      lacks: ['three years on heavy trucks after trade'],
      cv: `JAYDEN POHL
24 years old. Harristown, Toowoomba.

Quals: Cert III Heavy Commercial Vehicle Mechanical Technology (signed off 5 September 2025). HR licence (Jan 2025). White card. Year 12 2019, Mary Street State High.

Sept 2025 to now - Tradesman, Northline Truck Repairs, Wilsonton
After my time was up the boss kept me on. Customers' trucks, anything from Hino rigids to Western Stars. Services, brake adjustments and relines, clutches, water pumps, trailers for COI. I can read codes and follow the fault tree on Cummins and Detroit. Bigger electrical problems go to Wayne. Done three weekends on the call out phone on my own.

Sept 2021 to Sept 2025 - Apprentice, Northline Truck Repairs
Started on grease and tyres, finished on engine and gearbox pull outs. Apprentice of the year at our group scheme in 2024.

2020 to Aug 2021 - Tyre fitter (car and truck), Garden City Tyres

I want to get onto a fleet where I can see the same trucks over and over. Boss knows I am looking, it's on good terms, call Steve.`,
    },
    {
      name: 'luke-abruzzo-light-vehicle',
      kind: 'adjacent',
      low: 30,
      high: 43,
      best: 36,
      why: 'A capable car and ute technician whose certificate is light vehicle, with no heavy truck years and only a C licence.',
      lacks: ['heavy commercial trade certificate', 'three years on heavy trucks', 'HR licence'],
      cv: `Luke Abruzzo
Automotive Technician

Profile
Qualified light vehicle technician with 9 years at dealership level. Looking to move across into trucks and prepared to learn.

Career history
Senior Technician, Carrington Motors (multi-franchise dealership), Ipswich QLD, June 2020 to present
- Logbook servicing of HiLux, LandCruiser, D-Max and Ranger, 6 to 8 cars a day
- Diesel injector, DPF and turbo diagnosis with factory scan tool; technician of the quarter twice
- Brake machining, wheel alignment, timing chains, transfer cases
- Air conditioning regas (ARCtick AAC02, current)
- Road test of every vehicle after repair
- Mentor for two apprentices

Technician, Bellbird Auto Care, Booval, Feb 2017 to May 2020
General repairs, safety certificates for cars and light trailers, log books.

Apprentice, Bellbird Auto Care, Feb 2013 to Jan 2017

Education
Certificate III in Light Vehicle Mechanical Technology, January 2017
Hybrid and EV depowering course, 2023

Licence: C, open.
Outside work I help my uncle with his horse float and once changed the clutch in his old Isuzu truck.`,
    },
  ],
};
