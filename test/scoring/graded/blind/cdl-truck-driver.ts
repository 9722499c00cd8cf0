/** Class A truck driver (US): the CDL-A, a valid hazmat endorsement and two years in tractor-trailers decide. */
import type { GradedJob } from '../types.ts';

export const cdlTruckDriver: GradedJob = {
  job: 'cdl-truck-driver',
  title: 'CDL-A Regional Driver, Hazmat',
  spec: `CDL-A DRIVERS - REGIONAL - HOME WEEKENDS
Dock-to-dock chemicals and general freight out of Toledo, OH. 2,300 miles/week avg. $0.68 per mile + hazmat pay.

- Valid Class A CDL, hazmat (H) endorsement
- 24 months verifiable tractor-trailer experience
- Current DOT medical card
- No DUI, max 2 moving violations in 3 years

Tanker (N) and doubles/triples (T) a plus. TWIC a plus. Must pass drug screen. Call Rhonda at dispatch.`,
  graded: [
    {
      name: 'strong-lower-case',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Eight years of dry van and tank, CDL-A with H, N and T, card current, no violations.',
      lacks: [],
      cv: `deshawn whitlock
toledo ohio

class a cdl ohio, endorsements h n t (x), hazmat renewed 2025
twic card good til 2028
dot physical done june 2026, card good 2 years
no tickets no accidents no dui, clean psp

work

maumee bulk carriers, toledo. june 2021 to now
regional, tank and van. paints, resins, solvents, placarded loads most days. elog, shipping papers, pretrip, load and unload with pump. michigan indiana ohio pennsylvania. 2400 miles a week

redhawk express, dayton. aug 2018 to may 2021
over the road, 53 ft dry van, 48 states, some hazmat ltl

us army 88m motor transport 2013 to 2018
m915 tractor and trailer, convoys`,
    },
    {
      name: 'class-b',
      kind: 'missing',
      low: 34,
      high: 54,
      best: 45,
      why: 'Class B with hazmat in a fuel-oil straight truck for six years: no Class A and no tractor-trailer.',
      lacks: ['Class A CDL', '24 months tractor-trailer experience'],
      cv: `Anthony Ruggiero
Fuel Delivery Driver

Lakeshore Heating Oil, Sandusky OH - May 2020 to present
• Delivers heating oil and diesel to homes and farms, 2,800-gallon straight truck
• Placards, shipping papers, spill kit, meter tickets
• 5 years safe driving award

City of Sandusky - 2017 to 2020 - Dump truck and snow plow

CDL Class B, Ohio, with tanker and hazmat endorsements (valid thru 2028). DOT medical card current. No moving violations. Have not trained for Class A but would go to school for it.`,
    },
    {
      name: 'uk-artic',
      kind: 'foreign',
      low: 42,
      high: 58,
      best: 52,
      why: 'Ten years of articulated tankers with ADR in Britain and a green card; only a learner permit here.',
      lacks: ['Class A CDL', 'hazmat endorsement'],
      cv: `Gareth Maddox
Perrysburg, OH (moved with my wife in August 2026, permanent resident)

HGV Class 1 (C+E) driver, England, 2016 - July 2026

Tees Valley Chemicals Haulage, Middlesbrough, March 2019 - July 2026
Artic tankers, acids and solvents, night trunks and day deliveries across the UK. ADR tanks and packages, all classes but 1 and 7. Driver CPC, digital tachograph. No points on licence in ten years.

Norton & Sedge Logistics, Feb 2016 - Feb 2019
Artic curtain-siders, 44 tonnes, supermarkets.

Ohio: commercial learner's permit Class A issued October 2026, road test still to come. Hazmat: not applied for yet. DOT medical card issued September 2026.`,
    },
    {
      name: 'hazmat-expired',
      kind: 'lapsed',
      low: 58,
      high: 74,
      best: 68,
      why: 'Class A and twelve years over the road; let the hazmat endorsement go in 2023.',
      lacks: ['hazmat endorsement'],
      cv: `Yolanda Benavides, Findlay OH

Class A CDL since 2013. Doubles/triples. Medical card expires 09/2027. MVR: 1 speeding ticket (9 over) 2024, no DUI.
Hazmat endorsement expired March 2023, did not renew because I hauled reefer only.

Frostline Reefer Transport | Nov 2019 - Present | OTR/regional, 53' reefer, Midwest to Northeast
Big Prairie Freight | Jan 2014 - Oct 2019 | Dry van, drop and hook, hazmat dock freight on occasion
1.3 million safe miles. ELD, Qualcomm.`,
    },
    {
      name: 'new-driver',
      kind: 'years',
      low: 56,
      high: 72,
      best: 65,
      why: 'All the papers but nine months in a tractor-trailer; the other five years were a delivery van.',
      lacks: ['24 months tractor-trailer experience'],
      cv: `Abdirahman Warsame
Truck Driver, Columbus Ohio, willing to relocate

Professional driver with more than 5 years on the road.

Feb 2026 - present   Great Basin Van Lines Freight, company driver. Dry van 53', Ohio to Texas and back, hazmat loads (batteries, aerosols). On time 98 percent.
Oct 2020 - Jan 2026  Parcel courier, cargo van, Columbus. 180 stops a day.

Class A CDL (Dec 2025, 160 hour school). Hazmat and tanker endorsements Jan 2026. DOT medical card to Dec 2027. Clean record, no DUI. TWIC.`,
    },
  ],
};
