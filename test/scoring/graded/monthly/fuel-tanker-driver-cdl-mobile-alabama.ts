import type { GradedJob } from '../types.ts';

export const fuelTankerDriverCdlMobileAlabama: GradedJob = {
  job: 'fuel-tanker-driver-cdl-mobile-alabama',
  title: 'CDL-A Fuel Transport Driver - Home Daily',
  spec: `CDL-A FUEL TRANSPORT DRIVER - HOME DAILY
Coastline Petroleum Carriers, Mobile, Alabama

THE JOB
Load gasoline, diesel and ethanol at the Chickasaw and Niceville racks and drop it at convenience stores and truck stops within 150 miles. Three to four loads a shift. Sticks before, sticks after, no mixes. Late-model day cabs, 9,200-gallon four-compartment trailers, automatic transmissions.

YOU HAVE TO HAVE
* A valid Class A CDL
* Hazmat and tank vehicle endorsements, both on the license today (we cannot train you while you wait on TSA)
* At least 2 years driving tractor-trailer, inside the last 5 years
* Not more than two moving violations in 3 years and no DUI ever

IT HELPS IF YOU HAVE
* Pulled petroleum or any other bulk liquid
* A TWIC card
* Loaded yourself at an automated rack, used a drop elbow and vapor hose
* Run electronic logs and a tablet dispatch

WHAT YOU GET
* $1,450 to $1,700 a week, paid by load, stop and detention
* Nights (4 p.m. to 4 a.m.) or days, 5 on and 2 off, your choice after 90 days
* Blue Cross after 30 days, 401k, paid uniforms and FR gear
* $5,000 sign-on, half of it in your first 60 days

HOW TO APPLY
Call Renee in recruiting or send your resume with the last ten years of work history, as DOT wants it. Drug screen, physical and hair test before orientation. Coastline is an equal opportunity employer and veterans are urged to apply.`,
  graded: [
    {
      name: 'leroy-hargett-fuel-hauler',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'Class A with hazmat and tank, nine years of tractor-trailer of which five on gasoline, clean record, TWIC.',
      lacks: [],
      cv: `LEROY HARGETT
Saraland, AL 36571      251-555-0119

License: Alabama Class A, endorsements H, N, T. Expires 07/2029. Medical card to 05/2027. TWIC to 2030.
Record: no moving violations, no preventable accidents since 2017. Never had a DUI.

Gulf Arrow Fuels, Theodore AL          Tanker driver          03/2021 - present
Night shift. Load regular, premium and ULSD myself at Chickasaw and Pensacola racks, deliver to around 60 stations. Gauge the tanks, hook up vapor recovery first, then drop, check the manholes, paperwork on the tablet. 3,100-some loads and not a crossover. Trainer for new men since 2023.

Baldwin Freight Lines, Bay Minette AL          Regional driver, dry van          06/2017 - 02/2021
48-state first, later Southeast. Home weekends. ELD.

Wiregrass Poultry, Dothan AL          Yard jockey and loader          2013 - 2017

Houston County Truck Driving Academy, 160 hours, May 2017
Enterprise High School, 2012`,
    },
    {
      name: 'tammy-ruiz-bulk-transports',
      kind: 'synonym',
      low: 87,
      high: 96,
      best: 92,
      why: 'The X endorsement is hazmat and tank together, and four years of propane and crude semis are recent tractor-trailer bulk work; only gasoline drops are new to her.',
      lacks: [],
      cv: `I've been in eighteen wheelers since October 2020 and pulling bulk liquid since the summer of 2022.

Right now I haul propane for Escambia LP Gas out of Brewton (July 2022 to today): a Peterbilt day cab and a 10,600 gallon MC-331 transport, loading at the pipeline terminal and pumping off at dealers' bulk plants in south Alabama and the Panhandle, two to three turns a day. For the first winter I was also sent over to the crude side, LACT unloads, a 200-barrel aluminum trailer. All self-loading, all at card-lock terminals. My dispatcher texts through Samsara, and my hours run on it as well.

From October 2020 until June 2022 I drove flatbed combination for Tensaw Steel Haulers, all over the South: coil, rebar, lumber.

My paper: commercial license class A, X on it (renewed the TSA part in March 2025), air brakes, no automatic restriction. One ticket in my life, 9 over in Flomaton, 2024. Nothing else, no drinking offences. I have the port card.

Before trucking I ran the office at my cousin's body shop, 2012 to 2020, and I was in the Army Reserve as an 88M, 2011-2015.

Tammy Ruiz, Atmore, Alabama. 251-555-0188. Home daily is why I'm writing.`,
    },
    {
      name: 'willie-stallworth-milk-tanker',
      kind: 'missing',
      low: 62,
      high: 73,
      best: 68,
      why: 'Class A with tank and seven years of bulk milk, clean record, but no hazmat endorsement and none applied for.',
      lacks: ['hazmat endorsement'],
      cv: `Willie J. Stallworth
Grand Bay, Alabama

WORK

Tanker Driver, Magnolia Dairy Haulers, Lucedale MS (Aug 2019 - Current)
Pick up raw milk from 14 farms and bring it to the plant in Hattiesburg. Kenworth T680 day cab and 6,000 gal. stainless trailer. Agitate, take sample, gauge, pump, wash out, seal. Nights mainly. Drive about 420 miles a shift. Used to a live load sloshing with no baffles.

Driver, Jackson County Ready Mix, Pascagoula MS (2016 - 2019)
Mixer truck, Class B.

Deckhand, Bayou La Batre (2010 - 2016)

LICENSE
Alabama CDL class A (since July 2019). Endorsement: N tank vehicle. Restrictions: none.
DOT physical good until Feb 2028.
MVR clear last 5 years. No DUI.

SCHOOL
Alma Bryant High School 2009
Licensed bulk milk hauler and sampler, 2019, 2024

I live ten minutes off I-10.`,
    },
    {
      name: 'deshawn-pettway-eleven-months',
      kind: 'years',
      low: 55,
      high: 66,
      best: 60,
      why: 'All licences in hand and clean, but eleven months of tractor-trailer against two years, and no bulk liquid.',
      lacks: ['2 years driving tractor-trailer in the last 5 years'],
      cv: `DeShawn Pettway
Prichard, Alabama. 251-555-0126

WORK HISTORY (ten years)
Dec 2025 to present: Driver, Azalea City Drayage. Containers between the port and warehouses in Mobile and Theodore. Freightliner day cab, 4 to 5 boxes a day. 11 months, no incidents.
Oct to Nov 2025: Student, Bay Area CDL School, Class A, 200 hours.
Apr 2019 to Sept 2025: Warehouse lead, Crowne Beverage, Mobile. Forklift, route loading, supervised nine.
May 2016 to Mar 2019: Stocker then night manager, Food Pantry Supermarket.

LICENSE
Class A CDL, Alabama, issued Nov 21 2025. X endorsement added March 2026 (TSA threat assessment approved). TWIC. Medical card Nov 2027. No tickets, no DUI.

EDUCATION
Vigor High School 2015

Six years of being on time for a 5 a.m. shift.`,
    },
    {
      name: 'deshawn-pettway-ad-pasted',
      kind: 'pasted',
      low: 55,
      high: 66,
      best: 60,
      why: 'The honest CV with the whole ad copied beneath it; the copy is no evidence, so the grade is that of the honest text.',
      lacks: ['2 years driving tractor-trailer in the last 5 years'],
      twin: 'deshawn-pettway-eleven-months',
      cv: `DeShawn Pettway
Prichard, Alabama. 251-555-0126

WORK HISTORY (ten years)
Dec 2025 to present: Driver, Azalea City Drayage. Containers between the port and warehouses in Mobile and Theodore. Freightliner day cab, 4 to 5 boxes a day. 11 months, no incidents.
Oct to Nov 2025: Student, Bay Area CDL School, Class A, 200 hours.
Apr 2019 to Sept 2025: Warehouse lead, Crowne Beverage, Mobile. Forklift, route loading, supervised nine.
May 2016 to Mar 2019: Stocker then night manager, Food Pantry Supermarket.

LICENSE
Class A CDL, Alabama, issued Nov 21 2025. X endorsement added March 2026 (TSA threat assessment approved). TWIC. Medical card Nov 2027. No tickets, no DUI.

EDUCATION
Vigor High School 2015

Six years of being on time for a 5 a.m. shift.

SKILLS AND EXPERIENCE

CDL-A FUEL TRANSPORT DRIVER - HOME DAILY
Coastline Petroleum Carriers, Mobile, Alabama

THE JOB
Load gasoline, diesel and ethanol at the Chickasaw and Niceville racks and drop it at convenience stores and truck stops within 150 miles. Three to four loads a shift. Sticks before, sticks after, no mixes. Late-model day cabs, 9,200-gallon four-compartment trailers, automatic transmissions.

YOU HAVE TO HAVE
* A valid Class A CDL
* Hazmat and tank vehicle endorsements, both on the license today (we cannot train you while you wait on TSA)
* At least 2 years driving tractor-trailer, inside the last 5 years
* Not more than two moving violations in 3 years and no DUI ever

IT HELPS IF YOU HAVE
* Pulled petroleum or any other bulk liquid
* A TWIC card
* Loaded yourself at an automated rack, used a drop elbow and vapor hose
* Run electronic logs and a tablet dispatch

WHAT YOU GET
* $1,450 to $1,700 a week, paid by load, stop and detention
* Nights (4 p.m. to 4 a.m.) or days, 5 on and 2 off, your choice after 90 days
* Blue Cross after 30 days, 401k, paid uniforms and FR gear
* $5,000 sign-on, half of it in your first 60 days

HOW TO APPLY
Call Renee in recruiting or send your resume with the last ten years of work history, as DOT wants it. Drug screen, physical and hair test before orientation. Coastline is an equal opportunity employer and veterans are urged to apply.`,
    },
  ],
};
