/** Mobile HGV technician: a Level 3 in heavy vehicles, IRTEC and diagnostics decide. */
import type { GradedJob } from '../types.ts';

export const hgvMechanic: GradedJob = {
  job: 'hgv-mechanic',
  title: 'HGV Technician',
  spec: `HGV Technician wanted, nights, Doncaster depot (four on four off)

we look after 220 tractor units and trailers of our own fleet plus third party work. you will inspect service and repair, do safety inspections to DVSA standard, get vehicles ready for MOT, attend roadside breakdowns and write up job cards

you need NVQ Level 3 or City & Guilds in heavy vehicle maintenance, at least three years on trucks since qualifying, a full UK driving licence and your own tools. Class 1 or Class 2 licence a bonus, as is irtec Inspection Technician, Euro 6 diagnostics (Texa, Jaltest), tail lifts and fridge units.

£21.40 an hour rising with skill`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 98,
      best: 92,
      why: 'City & Guilds heavy vehicle, nine years on trucks, irtec, Class 1, diagnostics, tools and nights.',
      lacks: [],
      cv: `Shane Bottomley
HGV mechanic
full licence cat B and C+E (class 1), own tools

Barnsby Commercials, DAF dealer, HGV technician, June 2019 - now
six-weekly inspections, MOT prep with 96% first time pass, clutch and gearbox, EBS faults, Euro 6 SCR and DPF with Davie and Jaltest, tail lifts, call outs two nights a week

Rotherham Truck & Trailer, apprentice then mechanic, Sept 2013 - May 2019

City and Guilds Level 3 Heavy Vehicle Maintenance & Repair 2017
irtec Inspection Technician 2023`,
    },
    {
      name: 'car-tech',
      kind: 'adjacent',
      low: 38,
      high: 58,
      best: 48,
      why: 'A good car technician with a Level 3 in light vehicles; three months of vans and no trucks.',
      lacks: ['Level 3 in heavy vehicles', 'three years on trucks'],
      cv: `Jordan Meeks
Vehicle technician, Vauxhall main dealer, Wakefield, 2018 to present
Servicing, MOT prep, diagnostics with Tech2 and Autel, timing chains, clutches, brakes, vans up to 3.5 t since August
MOT tester class 4 and 7
IMI Level 3 Light Vehicle Maintenance, 2018
Full UK driving licence, own tools, happy to do nights`,
    },
    {
      name: 'army',
      kind: 'synonym',
      low: 76,
      high: 92,
      best: 84,
      why: 'REME vehicle mechanic with nine years of army lorries and the NVQ 3 in heavy vehicles; job cards and breakdowns by another name.',
      lacks: [],
      cv: `Luke Tranter
Ex-REME Vehicle Mechanic, LCpl

British Army, Royal Electrical and Mechanical Engineers, Jan 2015 - Jun 2024
Level 1 and 2 repair of MAN SV support vehicles, DROPS and Oshkosh tankers and their trailers; recovery at the roadside in the UK and Estonia; statutory inspections; drivelines, air brakes, hydraulics.

Tyne Fleet Services, heavy vehicle fitter, Jul 2024 - present
Refuse lorries and skip wagons, PMI sheets, brake rollers, hydraulics.

NVQ 3 Heavy Vehicle (Land Based Defence), 2017
Cat B and C driving licence. Full tool kit.`,
    },
    {
      name: 'newly-qualified',
      kind: 'years',
      low: 55,
      high: 73,
      best: 65,
      why: 'Came out of his truck apprenticeship ten months ago with the Level 3: three years since are missing.',
      lacks: ['three years on trucks since qualifying'],
      cv: `Kian Forrester, 21

Level 3 heavy vehicle service and maintenance technician apprenticeship, passed with merit January 2026

Trent Haulage workshop, Newark
HGV technician, January 2026 to date. Inspections, servicing, brakes, fifth wheels, tail lifts, breakdowns with a senior fitter
Apprentice, September 2022 to January 2026

Driving licence (full). Own tools, 8 drawer roll cab`,
    },
    {
      name: 'fleet-clerk',
      kind: 'trap',
      low: 10,
      high: 30,
      best: 19,
      why: 'Books the same lorries in for inspection and MOT from a desk; has never held a spanner.',
      lacks: ['Level 3 in heavy vehicles', 'three years on trucks'],
      cv: `Wendy Harker
Fleet administrator

Aldwark Logistics 2017-2026
Planned safety inspections and MOTs of 150 HGVs and trailers in the six-week planner, raised job cards, booked roadside breakdown assistance, kept DVSA records and the O-licence file, chased the workshop, ordered parts, tachograph downloads.

NVQ Level 3 Business Administration
Full UK driving licence`,
    },
  ],
};
