import type { GradedJob } from '../types.ts';

export const industrialMillwright433aHamilton: GradedJob = {
  job: 'industrial-millwright-433a-hamilton',
  title: 'Industrial Mechanic (Millwright) 433A',
  spec: `We are a bar and rod mill on the Hamilton waterfront and we are adding two millwrights to the rolling mill crew, continental shift, twelve hours, days and nights. You'll keep roughing and finishing stands, roller tables, shears, cooling beds, overhead conveyors and the hydraulic rooms going, which means a good deal of bearing and coupling changes, chain and gear reducer work, pump rebuilds, cylinder swaps, burning and a bit of welding, and reading a drawing from 1974 that somebody spilled coffee on. When the mill is down we're on the clock, so we need people who can find the trouble and not only change parts. To be considered you hold a 433A Certificate of Qualification in Ontario or the interprovincial Red Seal for the trade, and you can show five years of millwright work in heavy industry, apprenticeship time included: steel, pulp and paper, mining, cement, foundry, that kind of place. Those two are firm, it's in the collective agreement. Laser alignment, vibration readings, rigging and crane signalling, a working-at-heights card and a CWB ticket are all welcome, and so is anybody who has used SAP or Maximo to close a work order properly. You need your own hand tools; specialty tools are ours. Rate is $47.85 plus shift premium, pension, benefits from the first day, boot allowance, and overtime if you want it (there is always some). We hire for the long haul, our average millwright has been here 14 years. Send a resume to the mill office with a phone number where we can get you between 7 and 3.`,
  graded: [
    {
      name: 'darko-petrovic-millwright',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: '433A with Red Seal since 2014 and well over ten years in steel and paper mills, recent and detailed, with most of the extras.',
      lacks: [],
      cv: `Darko Petrovic
Stoney Creek ON   289 555 0164

TRADE: 433A C of Q no. available, July 2014, with Red Seal endorsement. Good standing with Skilled Trades Ontario.

WHERE I'VE WORKED

Burlington Bay Tube (steel tube mill)  2018/02 → now   Millwright, rotating 12s
sizing stands, cut-off saws, walking beam furnace, run-out tables. Rebuilt the No. 2 entry coil car in 2023. Lead hand on shutdowns of 8 to 14 millwrights. Laser alignment is my thing (Fixturlaser, 60 or so alignments a year). Monthly vibration route. Close my jobs in Maximo.

Grand Falls Tissue, Thorold  2014/08 → 2018/01   Millwright
Yankee dryer, felt rolls, vacuum pumps, stock pumps. Brought mean time between bearing failures on press rolls from 7 to 13 months with better greasing and sealing.

Steelgate Fabricating Hamilton  2009/05 → 2014/07   Apprentice
overhead cranes, presses, shears.

OTHER
Working at Heights (2025), Confined space, LOTO, Rigging level 2 and hoist signals, CWB flat & horizontal SMAW till 2027
Own tools, own truck. Croatian, some Italian.`,
    },
    {
      name: 'jaswinder-gill-apprentice-exam',
      kind: 'in-progress',
      low: 56,
      high: 67,
      best: 62,
      why: 'More than five years of good cement plant work and all three school levels done, but the 433A exam is only booked for December.',
      lacks: ['433A Certificate of Qualification or Red Seal'],
      cv: `JASWINDER (JAS) GILL
Brampton, Ontario

Registered apprentice, Industrial Mechanic Millwright 433A
Hours logged: 8,000+ of 8,000 (signed off by sponsor Sept 2026)
In-school: Basic 2022, Intermediate 2024, Advanced April 2026 (Sheridan-Vale College, 88% average)
Certificate of Qualification exam: booked for December 9, 2026

Experience

Halton Cement, Milton. Apprentice Millwright. May 2021 to Present
- raw mill, kiln drive and clinker cooler. Trunnion bearing change last winter shut, I was one of four
- bucket elevators and belt conveyors: splices, pulleys, gearboxes, take-ups
- hydraulics on the cooler grate, replaced 14 cylinders and traced a drift to a worn counterbalance valve nobody had looked at
- align motors and pumps with dial indicators and with the laser
- shift coverage with a journeyperson, nights since 2024

Peel Auto Glass. Installer. 2018 to 2021

Tickets: Working at Heights, lockout, propane torch, elevated work platform, overhead crane pendant
Driver's licence G. Hand tools complete.`,
    },
    {
      name: 'kyle-mcnab-eight-years-claim',
      kind: 'overlap',
      low: 59,
      high: 69,
      best: 64,
      why: 'Holds 433A, but the heavy-industry jobs overlap: the dates come to three years and eight months, not the eight claimed, the rest being bakery equipment.',
      lacks: ['five years of millwright work in heavy industry'],
      cv: `Kyle McNab — Licensed Millwright 433A (Ontario, issued November 2022)
Grimsby, ON

8 years of heavy industrial experience

• Dofield Foundry, Hamilton — Millwright — March 2023 to present
Shakeout, sand mixers, molding line, charge crane. Afternoon shift. Breakdown and PM. Rebuilt the shakeout deck springs and the pug mill gearbox. Hydraulics and pneumatics both.

• Niagara Shutdown Services — Casual millwright, weekends and plant outages — April 2023 to May 2026
Paper mill at Thorold, quarry at Vineland, and the steel plants when they were down. Couplings, pumps, conveyor pulleys, rigging.

• Lincoln Aggregates — On-call millwright, two nights a month — June 2024 to October 2025
Crushers and screens.

• Provender Bakery Equipment, St. Catharines — Apprentice, then millwright — April 2018 to February 2023
Installed and serviced dough mixers, proofers, slicers and small ovens at shops and supermarkets. Did my apprenticeship here.

Certificates: Working at Heights 2024, CWB all position 2024, rigging, fork truck.
Own tools.`,
    },
    {
      name: 'linda-castonguay-superintendent',
      kind: 'overqualified',
      low: 76,
      high: 88,
      best: 82,
      why: 'Red Seal 433A in good standing and 20 years of heavy industry, still on the tools at outages; above the level, which is a question and no gap.',
      lacks: [],
      cv: `Linda Castonguay
Ancaster, Ontario | lcastonguay@post.example

MAINTENANCE SUPERINTENDENT

Ironbridge Paper Inc., Dundas. Maintenance Superintendent, Oct 2019 to Aug 2026. Department of 41: millwrights, electricians, planners. Budget of $9.2M. Cut unplanned downtime on No. 3 machine by 31% in four years. I left after the company was sold.

Ironbridge Paper Inc. Mechanical Supervisor, 2014 - 2019. Day crew of 12. I kept my toolbox and used it: every spring and fall shut I took one job myself, last in May 2026, the couch roll bearings and the gear case on the winder.

Sudbrook Nickel, Lively. Millwright, underground and mill, 2006 - 2014. Slurry pumps, ball mill liners and pinions, hoists, crushers, hydraulic packs on the jumbos.

Apprenticeship at Sudbrook, 2002 - 2006. 433A Certificate of Qualification, with Red Seal, 2006, kept current.

Also: Certified Maintenance & Reliability Professional (2017), Vibration Analyst Category II, SAP PM power user, Working at Heights (2026).

Why a millwright job? I've had enough of budget meetings. I'm 46, fit, and I've worked nights before. I'd sooner fix the reducer than write the report on it.`,
    },
    {
      name: 'owen-tranter-software-maintenance',
      kind: 'trap',
      low: 4,
      high: 13,
      best: 8,
      why: 'RedSeal here is network security software, the mills are log mills and the conveyor is a build pipeline; no trade certificate and no heavy industry.',
      lacks: [
        '433A Certificate of Qualification or Red Seal',
        'five years of millwright work in heavy industry',
      ],
      cv: `Owen Tranter, Maintenance Engineer (Software)
Hamilton, Ontario

I maintain large, old, heavily loaded systems and I find the trouble rather than just swapping parts.

SENIOR MAINTENANCE ENGINEER, SteelDesk Software Inc., 2020-03 to now
- Own the maintenance backlog of a scheduling product used by rolling mills and paper producers
- Night and day on-call, 12-hour rotation. Mean time to recovery down from 70 to 22 minutes
- Rebuilt the release conveyor (Jenkins to GitHub Actions), re-aligned the cache layer, replaced couplings between services with message queues
- RedSeal Certified Expert (network modelling), renewed 2025

MAINTENANCE DEVELOPER, Laser Quote Ltd., 2016-06 to 2020-02
- Bug fixing in Java and PL/SQL, log shears and parsers, pump scripts for data loads

B.Sc. Computer Science, Lakehead-Orillia University, 2016
Skills: Java, Kotlin, Terraform, Postgres, Grafana, vibration (a load-testing library), SAP integration`,
    },
  ],
};
