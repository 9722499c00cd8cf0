/** Heavy plant workshop fitter: the level 3 in plant and years on heavy machines decide. */
import type { GradedJob } from '../types.ts';

export const plantFitter: GradedJob = {
  job: 'plant-fitter',
  title: 'Workshop Plant Fitter',
  spec: `Morning Jo,

Kev retires at Christmas so can you get an advert out for a workshop fitter at the Tebay depot please. We run 70-odd machines: 13 to 50 tonne excavators, dozers, articulated dumpers, loading shovels and a couple of crushers.

Day to day it's services, breakdowns, hydraulic and electrical fault finding, engine and final drive strip-downs and the odd trip to a quarry when a machine won't move. Job cards get filled in properly, on the tablet.

What I can't do without: a level 3 in plant maintenance (NVQ, City & Guilds, apprenticeship papers, I'm not fussy which, forces is fine too), at least three years on heavy plant, not cars or vans, and they must be able to find a hydraulic fault from a circuit diagram. Full driving licence because of the site van.

Handy but not a deal breaker: LGV class C so they can move the low loader round the yard, MIG welding, a CPCS or CSCS plant mechanic card.

£19.40 an hour, time and a half after 45, boots and snap-on allowance.

Ta
Malcolm
Workshop foreman`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Time-served plant fitter with eleven years on excavators and dumpers, level 3, circuit diagrams, LGV C, welding.',
      lacks: [],
      cv: `DAZ HARGREAVES
plant fitter, Kirkby Lonsdale

Ravenstone Aggregates | Plant Fitter (workshop and quarry) | 05/2019 - now
> Komatsu PC210 to PC490, Volvo A30/A40 ADTs, Cat D6 dozers, L150 shovels, Terex Finlay crusher
> 500 to 6,000 hr services, pump and valve block swaps, final drives, slew rings, two engine rebuilds a year
> traces hydraulic and CAN faults from the circuit diagrams with gauges and laptop
> call-outs to three quarries, job cards on iPad
Lune Plant Hire | Apprentice then Fitter | 09/2012 - 04/2019
> 1.5 to 22 t excavators, dumpers, telehandlers

NVQ Level 3 Plant Maintenance, City & Guilds 2015
CPCS plant mechanic (blue), LGV C, MIG welding, first aid
Full driving licence, no points`,
    },
    {
      name: 'drainage-board',
      kind: 'gem',
      low: 78,
      high: 94,
      best: 87,
      why: 'Called Estates Technical Officer, but mends excavators and dozers every day, with an army level 3 in plant.',
      lacks: [],
      cv: `Tomasz Wilk
Estates Technical Officer

Holderness Carrs Internal Drainage Board, Estates Technical Officer, since February 2022.
Despite the job title I keep the board's fleet alive on my own: nine long-reach and 14 to 24 tonne tracked excavators, two bulldozers, a wheeled loader, tractors and weed boats. I do all servicing, strip and rebuild rams and pumps, track hydraulic leaks and pressure faults back with the circuit drawings, change engines and undercarriages, and go out to machines stuck on the bank. Records kept in Fleetwise.

Royal Engineers, 2013 to January 2022, left as Corporal. Field workshop: repair of Cat D6s, JCB 4CX, Volvo EC210, Terex dumpers and graders in the UK, Kenya and Cyprus.

Army advanced apprenticeship, NVQ 3 Plant Maintenance, 2015. Driving licence B, C, C+E. MIG and stick welding.`,
    },
    {
      name: 'car-technician',
      kind: 'missing',
      low: 30,
      high: 49,
      best: 41,
      why: 'Skilled car and van technician: level 3 and diagnostics, both in light vehicles.',
      lacks: ['level 3 in plant maintenance', 'three years on heavy plant'],
      cv: `Ryan Postlethwaite - Vehicle Technician

Motor trade all my working life.

Sedgwick Motors, Kendal, Master Technician, Aug 2018 - present
Diagnostics with dealer equipment, reading wiring diagrams, timing belts, gearboxes, clutches, MOT testing class 4 and 7, electric and hybrid cars (IMI level 3), vans for two delivery firms. Mentor of one apprentice.

Fell Road Garage, Technician, 2014 - 2018
Servicing and repair of cars and light commercials.

What I'm good at: intermittent electrical faults, explaining a bill to a customer, turning up. I never worked on diggers or anything on tracks but I'm a quick learner and big machines have always interested me. Four years as a volunteer with the steam railway, cleaning and painting.

IMI Level 3 Diploma Light Vehicle Maintenance & Repair, 2016
Full UK licence. MIG welding of sills and exhausts. Own tools.`,
    },
    {
      name: 'driver-since-2016',
      kind: 'old',
      low: 48,
      high: 68,
      best: 59,
      why: 'Twelve good years as a plant fitter, but they ended in spring 2016; low loader driver since.',
      lacks: [],
      cv: `Alan Threlfall, Penrith

June 2016 to now
LGV driver, Eden Heavy Haulage. Low loader, moving machines and cabins, daily walk-round checks, tacho, some yard shunting. Have not worked on the tools since the workshop shut.

2004 to April 2016
Plant fitter, Border Earthmoving (closed). Workshop and site repairs on Hitachi and Cat excavators, dumptrucks, scrapers and dozers. Hydraulics, fault finding from circuit diagrams, engines, track gear.

NVQ 3 plant mechanics 2006
LGV C+E, full car licence
CPCS plant mechanic card, ran out 2017`,
    },
    {
      name: 'kitchen-fitter',
      kind: 'trap',
      low: 2,
      high: 20,
      best: 9,
      why: 'A workshop fitter of kitchens; the plant is a joinery’s saws and a boiler room.',
      lacks: ['level 3 in plant maintenance', 'three years on heavy plant'],
      cv: `GAVIN PEMBERTON
Workshop Fitter

Oakdale Bespoke Kitchens Ltd, Lancaster. Workshop fitter, 2017 to the present day.
Assembly of carcasses and doors in the workshop, then fitting on site: worktops, appliances, plinths. Looks after the joinery plant (panel saw, edgebander, extraction) with oil and filter changes. Heavy lifting of granite tops.

Bathroom fitter, self employed, 2011 to 2017.

NVQ Level 3 Wood Occupations (fitted interiors). CSCS blue card. Full driving licence, van driver. Job cards on tablet.`,
    },
  ],
};
