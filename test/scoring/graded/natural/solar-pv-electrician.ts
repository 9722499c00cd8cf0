/** Solar PV electrician, Devon: qualified electrician, 18th Edition, two years of PV, driving licence. */
import type { GradedJob } from '../types.ts';

export const solarPvElectrician: GradedJob = {
  job: 'solar-pv-electrician',
  title: 'Solar PV Electrician',
  spec: `Hello! We're Teign Sun, a crew of fourteen in a slightly leaky unit near Newton Abbot, and we put solar and batteries on Devon's roofs. About 30 homes a month, a few farms, one cathedral school (ask us). Order book's full into summer, so we need another electrician to lead one of our four vans.

A normal week: three or four domestic jobs with a roofer mate, AC and DC side, inverter and battery commissioning, test certificates, G98/G99 paperwork uploaded from the van, and a decent explanation for the customer before you leave. No weekends, no commission, no nonsense.

Who are we after? You're a properly qualified spark, and by that we mean an NVQ Level 3 in electrical installation, or the older City & Guilds route plus AM2, or a JIB/ECS gold card: any of those will do nicely. You're on the 18th Edition. You've been fitting PV for two years or more, because we can't teach it from scratch right now. And you can drive our van, so a full UK licence please.

If you've also got battery storage under your belt, 2391 (or equivalent) for inspection and test, EV chargers, or heat for heights with a PASMA or IPAF ticket, brilliant, tell us. MCS we hold as a company.

£38-44k depending on what you bring, van and fuel card, 25 days plus your birthday, tools insured. Send whatever you've got to Bex. We read everything.`,
  graded: [
    {
      name: 'van-lead',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 93,
      why: 'NVQ 3 and AM2, 18th Edition, five years of domestic PV and batteries, 2391, EV, PASMA, full licence.',
      lacks: [],
      cv: `Callum Penrose
Totnes TQ9. Full clean driving licence since 2013.

WORK

Electrician / team leader, Dartside Renewables, Ivybridge
Jan 2022 to present
Domestic PV from 3 to 14 kW, roughly 90 systems a year with one roofer. String and hybrid inverters (Solis, GivEnergy, Sunsynk), Powerwall 3 since last year, EPS changeover. I do the DNO notifications, the EICs and the handover packs. Also around 60 EV charge points.

PV electrician, Moorland Solar Co-op, Okehampton
Feb 2020 to Dec 2021
Farm sheds and ground mount, AC side and commissioning.

Electrician (apprentice until 2018), Hele & Son, Torquay
Sept 2014 to Jan 2020
Rewires, consumer units, holiday parks, call-outs.

TICKETS
NVQ 3 Electrotechnical Services with AM2, 2018
BS 7671 18th Edition incl. Amendment 2, 2023
C&G 2391-52, 2021
C&G 2919 EV charging, 2022
BPEC solar PV, 2020; BPEC electrical energy storage, 2023
PASMA, first aid, asbestos awareness 2026

Surf lifesaving club on Sundays, so the no-weekends bit suits me.`,
    },
    {
      name: 'gold-card',
      kind: 'any-of',
      low: 77,
      high: 91,
      best: 85,
      why: 'No NVQ, but the old City & Guilds with AM2 and a gold card; PV since 2021, 18th, licence, storage; no EV.',
      lacks: [],
      cv: `M. J. TREGLOWN, ELECTRICIAN
Bovey Tracey, Devon

I came up the old way: City and Guilds 2360 parts 1 and 2 at South Hams Tech, AM2 in 1999, gold ECS card (renewed, good to 2028).

2021 to now. Self-employed, subcontracting to two solar firms in Exeter, Wrey Solar and Cathedral Green Energy. Typically three roofs a week, mostly terraces and barn conversions. I do all of the wiring from the array down: isolators, inverter, generation meter, batteries (Fox and GivEnergy, about 120 by now), board upgrades where needed, then test, certificate and G98 form.

2008 to 2021. Devon Bay Leisure, maintenance electrician, later supervisor of three. Pools, plant rooms, emergency lighting, fixed wire testing on a five-year cycle.

1995 to 2008. Various firms, domestic and light commercial.

Regs: 18th, with the 2022 amendment done at Exeter in May 2023. Inspection and testing 2391-10 from 2006.
Driving: cars and vans to 7.5 t, three points that come off in February.
Own tester (Metrel), PV tester (Seaward), drills, ladders. Not bothered by heights.
Wrey Solar and Cathedral Green will both vouch for me. I'd like a wage again and to leave the VAT to someone else.`,
    },
    {
      name: 'regs-out-of-date',
      kind: 'lapsed',
      low: 58,
      high: 73,
      best: 67,
      why: 'Qualified electrician with ten years of PV, but his wiring regulations stop at the 17th Edition of 2014.',
      lacks: ["You're on the 18th Edition"],
      cv: `Name: Rhodri Bevan-Jones
Home: Tiverton (moved from Carmarthen, 2025)

Summary
Solar electrician since the feed-in tariff days. Domestic, schools, and one 400 kW dairy.

History
05/2025 - 10/2026   Agency, Taunton area. Electrician on housing sites: PV in-roof kits, first and second fix, under the site QS's certificates.
03/2012 - 04/2025   Tywi Solar Ltd, Llandeilo. Installation electrician, from 2016 senior. Roughly 700 roofs. SolarEdge, SMA, Growatt. Batteries from 2018. Line isolations, fault finding, inverter swaps, commissioning sheets. Two apprentices brought through. The director signed off all certification.
2006 - 2012         Cawdor Electrical, Ammanford. Apprentice, then electrician.

Qualifications
City & Guilds 2330 Level 2 and 3
NVQ Level 3 Installing Electrotechnical Systems; AM2 (2010)
17th Edition Wiring Regulations, 2382-12 (2014)
C&G 2399 solar PV (2013)
IPAF 3a 3b, PASMA, manual handling (all 2024)

Licence: full, B and BE.
Languages: Welsh, English.
Notice: none, can start in the week.`,
    },
    {
      name: 'roof-side',
      kind: 'missing',
      low: 33,
      high: 50,
      best: 42,
      why: 'Six years on solar roofs, but mounting and DC plugs only; no electrical qualification and no regulations course.',
      lacks: ['NVQ Level 3, City & Guilds plus AM2, or gold card', "You're on the 18th Edition"],
      cv: `JADE WESTACOTT
Solar installer

Six years in solar, over 1,000 roofs, not one leak traced to me yet.

Lead Roof Installer | Haldon Solar, Exeter | 2022-now
Crew of two. Site survey, scaffold handover, hooks, rails and in-roof trays on slate, tile and standing seam, panels up, DC strings and MC4s made off, cable down to the loft ready for the electrician. I help him with inverter hanging, battery lifts and labels, and I do the customer's app set-up and photos for the MCS file. Brought call-backs down to 1 in 60.

Roof Installer | Creedy Renewables, Crediton | Sept 2020-2022
PV and solar thermal, farms mostly.

Roofer's labourer, then roofer | K. Westacott & Daughter | 2015-2020
Slating, lead, chimneys.

Training
NVQ 2 Roof Slating and Tiling, 2018
Roof integrated PV (manufacturer course, 3 days), 2021
PASMA, IPAF, harness, CSCS blue card
First aid at work 2025

Driving licence full, towing too. Happy with early starts. Would love to work for a firm that trains.`,
    },
    {
      name: 'career-list',
      kind: 'list',
      low: 12,
      high: 31,
      best: 21,
      why: 'Parcel driver with a page of solar words and a short course; only the driving licence is real.',
      lacks: [
        'NVQ Level 3, City & Guilds plus AM2, or gold card',
        "You're on the 18th Edition",
        'fitting PV for two years or more',
      ],
      cv: `Kieran Oduya
RENEWABLE ENERGY ELECTRICIAN

KEY SKILLS
Solar PV installation • AC/DC wiring • Battery storage • Hybrid inverters • GivEnergy • Tesla Powerwall • 18th Edition BS 7671 • Inspection and testing 2391 • EV charging • G98/G99 • MCS • Working at height • Customer handover • Consumer units • Commissioning • Fault finding

PERSONAL STATEMENT
A hard-working, enthusiastic electrician in the making with a passion for green energy and a keen eye for detail. I pick things up fast and am looking for a company who will invest in me.

EMPLOYMENT
Delivery driver, Swiftdrop Parcels, Plymouth, June 2021 - present
140 drops a day, own route, excellent customer feedback, vehicle checks. Driver of the quarter twice.

Warehouse operative, Estover Foods, 2018 - 2021
Picking, counterbalance forklift.

EDUCATION
Introduction to Solar PV (online, 12 hours), 2025
Level 1 Certificate in Electrical Installation, City College, evenings, 2025
GCSEs including Maths 5 and Physics 4

Driving licence: full UK, nine years, clean.
Hobbies: gym, restoring a Bedford camper with a small panel on top.`,
    },
  ],
};
