import type { GradedJob } from '../types.ts';

export const liftMechanicDublinService: GradedJob = {
  job: 'lift-mechanic-dublin-service',
  title: 'Lift Mechanic (Service & Repair)',
  spec: `ROLE: Lift Mechanic, service and repair
COMPANY: Hoistway Ireland Ltd, Ballymount, Dublin 12
AREA: Dublin south and Wicklow, route of about 85 units
REPORTS TO: Service Supervisor
HOURS: 39, plus call-out one week in five
SALARY: €58,000 to €64,000 basic, call-out and overtime on top
VEHICLE: Van and fuel card, private use allowed

THE WORK: Routine maintenance visits, breakdowns and passenger releases on traction and hydraulic lifts of every age and make, from a 1968 hospital bed lift to machine-room-less units put in last year. Rope and brake work, door operators, controllers, small modernisations with a second person. Attend the insurance inspector and close out what he finds. Log every visit on the phone app before you leave the building.

ESSENTIAL: 
1. A recognised trade: Level 6 national craft certificate (electrical, fitting, or electrical instrumentation) or a Level 3 NVQ in lift engineering
2. Three years minimum on lift maintenance and breakdowns
3. Safe Pass, current
4. Full category B driving licence

DESIRABLE: Experience with several makers' controllers, EN 81-20/50, escalators, manual handling cert, dealing with nursing homes and apartment management companies.

WE OFFER: Pension matched to 6%, VHI, 23 days, tool allowance, manufacturer training at our expense, and a supervisor who still has his own boots.

HOW TO APPLY: CV by e-mail to the service manager. Interviews in Ballymount the last week of November. Hoistway Ireland is an equal opportunities employer.`,
  graded: [
    {
      name: 'ciaran-mulhern-service',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 96,
      why: "Electrical craft certificate, seven years of lift service and call-out in Dublin to date, Safe Pass to 2029 and full B licence, many makers' controllers.",
      lacks: [],
      cv: `CIARÁN MULHERN
Greenhills, Dublin 12
Full B licence (clean) | Safe Pass exp. May 2029 | Manual Handling Jan 2026

LIFT SERVICE MECHANIC
Tolka Elevators Ltd, Finglas                        October 2019 to present
Route of 92 lifts between Terenure and Bray: apartment blocks, two nursing homes, a hospital, an office park. Monthly visits, breakdowns and entrapments, call-out one in four. Re-roping, brake strips, door gear, encoder and drive faults, valve blocks and packing on hydraulics. Comfortable on six or seven families of controller and on relay logic where it survives. I go round with the insurer's engineer twice a year and usually have the list cleared inside the fortnight. Three small modernisations, controller and doors, with one other man.

LIFT INSTALLATION AND REPAIR
Tolka Elevators Ltd                                 June 2017 to October 2019
MRL installs in new apartments, two years of guide rails and doors, EN 81-20. Helped the repair crew on ropes.

ELECTRICIAN
Fogarty & Daughter Electrical, Tallaght             2012 to 2017
Apprentice until September 2016. Commercial fit-out.

EDUCATION
Advanced (Level 6) National Craft Certificate, Electrical, 2016
Leaving Cert, St Brecan's CBS, 2012

Hurling, badly, with the juniors in Robert Emmets' second team.`,
    },
    {
      name: 'aoife-brannigan-elevator-tech',
      kind: 'synonym',
      low: 86,
      high: 97,
      best: 92,
      why: 'Fitter by Irish apprenticeship, seven years as elevator technician in Melbourne then Cork, Safe Pass redone in 2025 and full licence; told in Australian wording.',
      lacks: [],
      cv: `Aoife Brannigan

I'm a fitter who went to Australia for a year and came home after six with elevators in my blood. Living in Greystones, Co. Wicklow.

At the moment (since January 2025) I look after vertical transport for Leeside Conveyance, a Cork crowd with a Dublin depot. Seventy-odd passenger and goods cars from Dún Laoghaire to Arklow. Preventive rounds, shutdown calls, getting people out when they are stuck, worn governor ropes, sheave regrooves, door skates and clutches, ram seals. Also eight escalators in shopping centres. One week in four on the phone at night.

From March 2019 to November 2024 I was an elevator technician with Yarrabend Vertical in Melbourne. I started on the repair crew with a licensed man beside me and from July 2020 had my own run of 110 units in the CBD: gearless high-rise groups, a lot of drives and inverter fault-finding, hospital emergency power tests, an annual inspection every week of the year. Did the makers' courses on three control systems.

Before that I served my time in a dairy in Mitchelstown, Golden Glen Co-op, 2012 to 2016, and stayed on as maintenance fitter until February 2019.

Papers
National Craft Certificate, Mechanical Automation and Maintenance Fitting, Level 6, 2016
Safe Pass: did it again in February 2025 when I got home
Driving: full Irish licence, car and trailer, 2013
Manual handling, abrasive wheels, heights: 2025

Available on a month's notice.`,
    },
    {
      name: 'marek-dobias-uk-nvq',
      kind: 'foreign',
      low: 61,
      high: 73,
      best: 67,
      why: 'Accepted NVQ, eight and a half years of lift service in England and an Irish driving licence, but only a UK site card and no Safe Pass yet, a one-day course.',
      lacks: ['current Safe Pass (UK CSCS only)'],
      cv: `MAREK DOBIAS
Lucan, Co. Dublin (moved from Leicester in August 2026)

Key facts
NVQ Level 3 in Lift Engineering (Service and Repair), 2018
CSCS Skilled Worker, lifts, UK, to 2028. I have not got a Safe Pass, I am told this is the Irish one and will do the day.
Driving licence: UK full, exchanged for an Irish category B in September 2026
Slovak citizen, no permit needed

Work

Soar Valley Lifts, Leicester
Service engineer, own route          01/2018 - 07/2026
78 lifts in council towers, mills turned into flats and a university. Two or three services before lunch, then breakdowns. Traction and hydraulic, all ages. I like the old ones: contacts, selectors, shoe brakes. I also did LOLER follow-up repairs, lock and door packages, and shaft safety upgrades to EN 81-80. Standby 1 in 6. First-time-fix 88 % last year.

Soar Valley Lifts, Leicester
Trainee, later improver          05/2015 - 12/2017
With a lift engineer on installations and servicing while doing the NVQ.

Warehouse and kitchen jobs, Leicester, 2012 - 2015
Elektrotechnická škola Hronská (secondary, electrical), Slovakia, 2008 - 2012

Courses: two manufacturers' controller courses 2019 and 2022, passenger release trainer 2021, IPAF, asbestos awareness, manual handling 2025.

Languages: Slovak, Czech, English (fluent)`,
    },
    {
      name: 'declan-roche-forklift-fitter',
      kind: 'trap',
      low: 32,
      high: 45,
      best: 38,
      why: 'Lift here means forklifts and scissor lifts: Safe Pass, B licence and a plant craft certificate, but not a day on passenger lifts and not one of the trades listed.',
      lacks: [
        'three years on lift maintenance and breakdowns',
        'recognised trade as listed (craft certificate is construction plant fitting)',
      ],
      cv: `DECLAN ROCHE
LIFT TRUCK MECHANIC
Naas, Co. Kildare

Service mechanic with 12 years on lifts of all makes, gas, diesel and electric.

2018 Mar - present
Field Service Mechanic, Curragh Materials Handling, Newbridge
Covering Dublin south, Kildare and Wicklow from a van. About 130 lifts under contract: counterbalance, reach, order pickers, and 40 scissor and boom lifts for a hire company. Routine services, breakdowns, hydraulic rams and pumps, mast chains, brakes, traction controllers and batteries. Thorough examination with the insurance inspector and then the repairs. On call one weekend in four. All visits closed out on the app.

2014 Sept - 2018 Mar
Workshop fitter, Liffey Hire & Plant, Celbridge
Telehandlers, scissor lifts, generators. Full engine and axle overhauls.

2010 - 2014
Apprentice, Construction Plant Fitting. National Craft Certificate, Level 6, 2014

Tickets
Safe Pass (to Nov 2028)
Full B and C licence
Manual handling 2025
MEWP operator and demonstrator

I have always fancied the buildings side. Chains, hydraulics and controllers are chains, hydraulics and controllers.`,
    },
    {
      name: 'niall-cusack-no-licence',
      kind: 'denial',
      low: 37,
      high: 50,
      best: 43,
      why: 'Qualified electrician with Safe Pass, but only fourteen months beside lift installers and, by his own statement, no driving licence: two essentials missing.',
      lacks: ['three years on lift maintenance and breakdowns', 'full category B driving licence'],
      cv: `Niall Cusack
Drumcondra, Dublin 9

Electrician, Level 6 craft cert (2021). Safe Pass renewed April 2026.

September 2025 to date: electrician with Shaftline Installations (subcontractor to lift makers). Wiring new lifts in the Docklands: travelling cable, shaft lighting, landing fixtures, controller landing and terminations, helping with the commissioning runs. I have read a lot of lift schematics now and can move a car on inspection. I have no service or breakdown experience with lifts; we hand them over and go to the next shaft.

November 2021 to August 2025: electrician with Canal Bank Electrical, Dublin 8. Offices, a school, student rooms. Containment, distribution boards, emergency lighting, fire alarm, testing and certs. Ran a crew of three on the school.

September 2017 to October 2021: apprentice electrician, Canal Bank Electrical.

I should say that I don't drive. I have a learner permit and six lessons done, test not booked. I get about on the Luas and a cargo bike.

Other: manual handling (2026), MEWP, working at heights, first aid responder. Leaving Cert 2017, Grace Park Community School. I play bass in a wedding band, weekends are negotiable.`,
    },
  ],
};
