import type { GradedJob } from '../types.ts';

export const cdlAFuelTankerDriverOhio: GradedJob = {
  job: 'cdl-a-fuel-tanker-driver-ohio',
  title: 'Fuel tanker driver, Class A, nights',
  spec: `Fuel tanker driver wanted, nights, home every day. Hobart Ridge Petroleum, Zanesville, Ohio.

Family outfit, nine trucks, been hauling gas and diesel to stations and farms since 1968. We load at the Columbus and Heath racks and drop at 40-some stations, mostly within 90 miles. Five nights, 6p to about 4a, Saturday off always.

Don't call unless you have:
Class A CDL.
Hazmat and tank on it (X is fine). Active. We can't put you in a seat while you wait on TSA.
Two years driving tractor-trailer, any kind. School time isn't years.
Current DOT medical card.

Good to have: you've loaded at a rack and dropped fuel before, TWIC, know your way around a PTO pump and meter, can back into a tight lot in the dark without an audience. If you haven't pulled fuel we'll train you four weeks, paid. We'll pull your MVR and Clearinghouse before an offer.

Pay is $31.50/hr, time and a half over 45, health paid 80%, uniforms, boots every year. Late-model day cabs, automatics mostly, two 13-speeds left.

Send a resume or stop by the yard and ask for Dale or Connie.`,
  graded: [
    {
      name: 'wendell-stoutmire-fuel-hauler',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 96,
      why: 'Class A with X, medical card to May 2027 and TWIC, seven years of night fuel drops up to today and a clean record.',
      lacks: [],
      cv: `Wendell R. Stoutmire
Newark, OH    740-555-0142

LICENSE
Ohio Class A, endorsements X and T, no restrictions. Renewed 2/2024, good to 2/2028. Med card through May 2027. TWIC to 2029.

DRIVING

Buckeye Valley Fuel Transport, Heath OH          Aug 2019 - present
Gasoline, ethanol blends, ULSD and some kero. 9,000-gallon five-pot trailers. I pull my own product off the rack, bottom load, hook vapor, stick the customer's tanks before and after and drop it. Four or five stops on a shift, working 5 pm to 3 am. In seven years no crossover and no spill over a cup. Trained eleven new guys, two of them had never seen a rack. From 2022 on also run the bobtail for farm accounts when someone's out, so I know the hose reel, meter and ticket printer.

Lattimore Milk Haulers, Wooster OH               Mar 2016 - July 2019
Farm pick-up and plant delivery, 6,500-gal smooth bore, so I know what surge feels like. Took samples, washed out, 13 speed.

Crestline Carriers, OTR                          Oct 2014 - Feb 2016
Dry van, 48 states, out three weeks at a time.

Before that: stocker and forklift, Kessler Feed, 2010 - 2014

SAFETY
No moving violations since 2011, no preventables. Ten-year safe driver jacket, 2024.

SCHOOL
Licking County JVS, CDL program, Sept 2014. Diploma, Utica-area high school, 2010.

Also: volunteer fire dept, hazmat operations level.`,
    },
    {
      name: 'luis-carranza-sixty-words',
      kind: 'thin',
      low: 65,
      high: 78,
      best: 72,
      why: 'About sixty words, but they name Class A with hazmat and tank, a current card and six years on tractor-trailers, four of them on tanks; no detail beyond that.',
      lacks: [],
      cv: `Luis Carranza, Cambridge Ohio

CDL A, hazmat/tank, renewed June 2025. Medical card good until 8/2027.

Marlin Oilfield Services, Caldwell OH, April 2022 to now. Haul brine and condensate, tractor and tank trailer, night shift.

Grayson Freight, Columbus, 2020 to March 2022. Regional driver, 53' reefer.

Live 25 min from Zanesville. No accidents. Can start with two weeks notice. References: call my dispatcher, Ron.`,
    },
    {
      name: 'tyler-mccraney-three-jobs-at-once',
      kind: 'overlap',
      low: 56,
      high: 68,
      best: 63,
      why: 'Claims close to three years, but the three driving jobs ran side by side from August 2025: fifteen months, against two years asked; licence, X and card are in order.',
      lacks: ['2 years driving tractor-trailer (15 months by the dates)'],
      cv: `TYLER MCCRANEY
Zanesville, Ohio | tmccraney@example.test

SUMMARY: Class A driver with close to three years of combined tractor-trailer experience across three carriers, X endorsement, clean record.

EXPERIENCE

Linehaul Driver, Fairmont Express (Columbus terminal)
August 2025 to Present
Monday to Thursday nights, set of doubles or a 53-footer to Wheeling and back, about 1,700 miles a week. Drop and hook, pre-trips, ELD.

Weekend Relief Driver, Muskingum Bottling
September 2025 to September 2026
Saturdays. Day cab and 48' trailer to grocery docks around Athens and Lancaster. Tight backing, pallet jack.

Seasonal Truck Driver, Heisley Grain Farms
September to November 2025
Sundays and nights off, hopper bottom from field to elevator.

Warehouse Lead, Fairmont Express
May 2021 to June 2025
Dock work, loaded trailers, yard jockey inside the gate some weeks on a yard tractor (no public roads). Company paid for my CDL school.

LICENSES
Ohio CDL Class A, issued July 18, 2025
Doubles/triples (T) Aug 2025; hazmat and tanker (X) added June 2026, TSA cleared
DOT physical: two year card, exp. July 2027
TWIC applied for

EDUCATION
Tri-Valley area HS 2020. Great Lakes Truck Driving Academy, 160 hours, June-July 2025

Haven't pulled a tank yet but I read the book on it and rode along one night with a buddy who hauls diesel.`,
    },
    {
      name: 'gareth-pugh-uk-adr',
      kind: 'foreign',
      low: 45,
      high: 58,
      best: 52,
      why: 'Ten years of exactly this work in Britain on C+E and ADR tanks, but no CDL, no endorsements and no DOT card, which he says himself.',
      lacks: [
        'Class A CDL (holds UK C+E)',
        'hazmat and tank endorsement (holds UK ADR tanks)',
        'current DOT medical card',
      ],
      cv: `Gareth Pugh
Currently staying with my wife's family in Dresden, Ohio. Permanent resident (green card, August 2026). Born 9 June 1983, Neath, Wales.

Professional summary
HGV tanker driver with fourteen years on artics, ten of them on petrol and diesel deliveries to forecourts in South Wales and the West Country.

Career history

Severn Estuary Fuels Ltd, Avonmouth: ADR tanker driver, 05/2016 - 07/2026
Six-compartment 43,000 litre trailers, bottom loading at the terminal with vapour recovery, up to five forecourt drops a shift, rotating nights. Dip readings, crossover checks, delivery paperwork on handheld. Driver trainer from 2020. No crossovers; one minor incident in 2018 (kerb, mirror).

Brecon Chilled Distribution, Merthyr: Class 1 driver, 02/2012 - 04/2016
Double-deck trailers, supermarket RDC to store, nights.

Army Reserve, driver, 2004 - 2010

Licences and tickets
UK category C+E since January 2012, Driver CPC card to September 2029
ADR with tanks, classes 3 and 9, valid to March 2028
Petroleum Driver Passport, last refreshed February 2026
Digital tacho card

US position, so that nobody is misled: I don't have a CDL yet. I hold an ordinary Ohio car licence since September. I have started reading for the commercial permit test but have not sat it, and I've not had the DOT medical.

Education
GCSEs, Cwm Afan Comprehensive, 1999

Happy to come by the yard any day.`,
    },
    {
      name: 'bobbie-halverson-hazmat-expired',
      kind: 'lapsed',
      low: 59,
      high: 71,
      best: 66,
      why: 'Fourteen years on tractor-trailers including five on fuel, card and tank endorsement current, but hazmat ran out in April 2025 and the ad will not wait for TSA.',
      lacks: ['active hazmat endorsement (expired April 2025)'],
      cv: `RESUME OF BARBARA "BOBBIE" HALVERSON
New Concord OH 43762

Objective - a night seat close to home. I'm done with weeks on the road.

2/2021 - 10/2026   Three Rivers Chemical Express, Marietta. Tank driver. Non-hazardous mostly since spring '25 (latex, liquid sugar, wax). Before that caustic, resin, solvents, all placarded. MC-307 and 312 trailers, own pump and compressor unloads, tank wash interchange. Laid off when terminal moved to WV.
6/2015 - 1/2021    Sandhill Petroleum, Parkersburg. Gasoline and diesel to stations, nights, rack loading at two terminals.
9/2012 - 5/2015    Jasper & Sons. Flatbed, steel coils, regional.

About 1.1 million miles total. One speeding ticket 2019, nothing after. Never failed a test.

Ohio Class A CDL to Nov 2028, tank (N) yes.
Hazmat: had it 2014 until April 2025. It ran out while I was caring for my dad and missed the fingerprint date, company moved me onto food grade instead. Not renewed so far, I would need to go through TSA and the written test again.
DOT card: current, exp 3/2028
TWIC: current, exp 2027
Air brake no restriction, manual no restriction

Schooling: Washington County CDL class 2012, Caldwell area H.S. 1998

I can drive a 13 in my sleep but I don't.`,
    },
  ],
};
