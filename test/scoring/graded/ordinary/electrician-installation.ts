/** Installation electrician (UK): the NVQ with AM2, the 18th Edition, a testing ticket and commercial sites. */
import type { GradedJob } from '../types.ts';

export const electricianInstallation: GradedJob = {
  job: 'electrician-installation',
  title: 'Installation Electrician (commercial)',
  spec: `We are a family firm of fourteen in Swindon and we do commercial and light industrial electrical work: offices, schools, surgeries, the odd factory unit. We are after another installation electrician who can be left to run a small job without someone stood over them.

So you must be properly qualified, which to us means the NVQ Level 3 in electrical installation with the AM2 (or the older apprenticeship route to the same thing), the 18th Edition, and a testing and inspection ticket, 2391 or 2394 and 2395, because you will be filling in your own certificates. We also need at least three years on commercial sites since you came out of your time. We can't take anybody who has only ever done houses. You will drive one of our vans so a full driving licence is a must.

Most weeks you will be putting up tray, trunking and conduit, pulling in SWA, wiring three-phase boards, fitting lighting and emergency lighting, testing and handing over. Now and then a fire alarm. An ECS gold card, IPAF or PASMA would be handy, and EV chargers are coming up more and more.

£21.50 an hour, overtime at time and a half, 24 days plus bank holidays, pension. Ring Martin or send a CV.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Apprenticeship, AM2, 18th, 2391 and eight years of commercial sites after it, with the cards too.',
      lacks: [],
      cv: `Ryan Tregaskis
Electrician (JIB approved)
Chippenham

Quals
NVQ Level 3 Installing Electrotechnical Systems, AM2 - 2018
BS 7671 18th Edition, Amendment 2 - 2022
C&G 2391-52 Inspection and Testing - 2020
ECS gold card, IPAF 3a/3b, PASMA, asbestos awareness
Full UK driving licence

Work
Aug 2018 - now: Ridgeway Building Services Ltd. Commercial installs for schools, GP surgeries and two distribution centres. Runs jobs up to £60k with one mate. Containment, SWA, TP&N boards, LED and emergency lighting, EV chargers in staff car parks. Tests and issues EICs, minor works and EICRs.
Sept 2014 - July 2018: Apprentice, same firm.`,
    },
    {
      name: 'seventeenth',
      kind: 'lapsed',
      low: 58,
      high: 74,
      best: 66,
      why: 'Everything a commercial electrician needs except the current wiring regulations: 17th Edition, the 18th not taken.',
      lacks: ['18th Edition'],
      cv: `GEOFF PARSLOE - ELECTRICIAN

Time served, did my apprenticeship with Downland Electrical 1998 to 2002. City & Guilds 2360 parts 1 and 2, NVQ 3, AM2. City & Guilds 2391 passed 2009. 17th Edition 2011, have not done the 18th. JIB gold card ran out in 2022. Clean driving licence, own hand tools.

Jan 2012 to present, Kembrey Electrical Contractors, Swindon. Commercial and industrial installation: office fit outs, a bakery, units on the Dorcan estate. Tray, ladder, galv conduit, three phase distribution, motors, emergency lighting, testing and certificates. Usually in charge of two lads. Did the whole of the cold store at Faringdon, 400 A supply, sub mains, control panel wiring, PIR tests after. Drawings and mark ups no problem. Used to working round staff in a live building and keeping the place swept.

2002 to 2011, Beale Electrical, commercial work all over Wiltshire.`,
    },
    {
      name: 'domestic',
      kind: 'missing',
      low: 52,
      high: 69,
      best: 61,
      why: 'All the papers, eight years of work, every day of it in houses and flats.',
      lacks: ['three years on commercial sites'],
      cv: `Tomasz Bielski
Qualified electrician

Summary: NVQ Level 3 electrician, 18th Edition and 2391, own certificates, tidy worker, good with customers.

Employment
2018 to date - Thames Home Electrics, Reading. Full and part house rewires, consumer unit upgrades, kitchens, showers, landlord EICRs for letting agents, smoke alarms, home car chargers. Around 200 properties a year. Quotes the smaller jobs himself, orders from the wholesaler, keeps the van stocked, photographs and uploads every certificate the same day. Since 2023 one apprentice with him three days a week. Bathrooms and outbuildings, garden supplies in armoured cable, storage heater replacements for a housing association.
2014 - 2018 - Apprentice electrician, Bluebell Homes (new-build houses).

Certificates
NVQ L3 Electrical Installation + AM2 (2018), C&G 2382-22 18th Edition (2022), C&G 2391-52 (2021), OZEV approved.
Full licence, category B.`,
    },
    {
      name: 'career-changer',
      kind: 'list',
      low: 22,
      high: 44,
      best: 32,
      why: 'Courses and a list of words after a retail career; no NVQ, no AM2, no site work.',
      lacks: ['NVQ Level 3 with AM2', 'three years on commercial sites'],
      cv: `Nathaniel Asante - Electrician

Objective: newly trained electrician looking for a first role in commercial installation.

Key skills: containment, tray and trunking, SWA, three-phase distribution boards, emergency lighting, fire alarms, testing and inspection, EICR, BS 7671, EV chargers, IPAF, reading drawings, health and safety, teamwork.

Training (SkillFast Academy, evening and weekend course, 2025 - 2026)
Level 2 and Level 3 Diploma in Electrical Installations
18th Edition, 2391-52 Inspection and Testing

Career
2013 - present: Store manager, Brightway Mobile Phones, Bristol. Sales targets, stock, rota of eight, banking, complaints, training of new sellers, best store of the region in 2022.

Full UK driving licence. Portfolio for the NVQ cannot be started until I have an employer.`,
    },
    {
      name: 'auto-electrician',
      kind: 'trap',
      low: 6,
      high: 26,
      best: 15,
      why: 'Electrician and installation, but in vehicles: none of the building qualifications.',
      lacks: [
        'NVQ Level 3 electrical installation with AM2',
        '18th Edition',
        'testing ticket',
        'three years on commercial sites',
      ],
      cv: `Lee Hutchings
Commercial vehicle auto electrician

Fleetspark (Avonmouth), Nov 2016 - present
Installation of trackers, cameras, tail-lift wiring, beacons and inverters on commercial vehicles and plant. Fault finding on 12 and 24 V looms, CAN bus, alternators and starters. Inspection and testing before delivery, job sheets and certificates. Mobile, own van.

Severnside Autos, 2011 - 2016, vehicle technician.

IMI Level 3 Vehicle Electrical, NVQ Level 3 Vehicle Maintenance, IMI Level 3 hybrid and EV, F-Gas air con. Driving licence B and C1.`,
    },
  ],
};
