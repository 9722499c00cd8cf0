/** ADR tanker driver, Humberside, agency's clipped advert: category C+E with two years on artics, ADR with tanks and class 3, Driver CPC and digi card, Petroleum Driver Passport. */
import type { GradedJob } from '../types.ts';

export const adrTankerDriverJob: GradedJob = {
  job: 'adr-tanker-driver',
  title: 'ADR Tanker Driver (HGV Class 1)',
  spec: `*** CLASS 1 ADR TANKER DRIVERS x 4 *** IMMINGHAM *** PERM ***

£51,400 basic + o/t, 4 on 4 off, days/nights alternate. Uniform, sick pay, 31 days hols.

Client: fuels haulier, blue chip contract, 44t artics (66 plate Volvos gone, all new 26 plate DAFs), multi-drop to forecourts, airfields + farms in Yorks, Lincs, Notts.

DUTIES
* Bottom load at terminal, own loading, seals, paperwork
* Deliver ULSD, ULSP, kero, gas oil. Dips, hoses, vapour recovery, no crossovers!!
* Walkround checks, defects on handheld
* Be the face of the brand on the forecourt (polite pls)

NEED TO SEE
- C+E held, min 2 yrs driving artics in last 5. Max 6 pts, no DD/DR/IN
- ADR card in date, tanks + class 3 (packages only = no good)
- Driver CPC + digi card
- PDP. No PDP, no load, so don't ask

NICE
- Immingham / Killingholme terminal inducted, SLP knowledge
- Night out experience
- FORS / eco driving
- Forklift

2 day assessment with driver trainer, paid. D&A test + medical before start. Newly relocated ok, client is 10 mins off A180.

Call Kelly or Baz or text CV + pics of cards both sides. Humberline Driving is an employment business and an equal opps employer. If you have not heard in 5 days you have not been sucessful this time.`,
  graded: [
    {
      name: 'fuel-artic',
      kind: 'strong',
      low: 86,
      high: 99,
      best: 95,
      why: 'Eight years of artic fuel deliveries from Immingham, every card with a date to run and three points.',
      lacks: [],
      cv: `Shaun Leake, DN40

CARDS
C+E since 2011 | 3 pts SP30 Jan 2025 | no other
ADR exp 17.10.2029 tanks + pkgs, cl 2,3,4,5,6,8,9
PDP exp Sept 2029, annual refresher done Sep 26
CPC exp 9.9.29
Digi card exp 2028
Terminal passes: Immingham East & West, Killingholme, Jarrow

WORK
Nov 2021 - now    Tolland Fuels Logistics, Immingham. 44t artic, 6 pot tanker, ULSP / ULSD / super to supermarkets and indy forecourts, 3 or 4 drops. Bottom load, VR connected, dips where no gauges. Buddy driver for new starts since 2024. No crossovers, no spills ever.

Mar 2018 - Oct 2021    Wendover Petroleum Haulage, Killingholme. Same job, plus Jet A1 to Humberside and Sandtoft airfields. 4 on 4 off.

2011 - 2018    Class 1 general, curtainsiders and containers off Immingham docks, Grimley Transport. Nights out Mon-Fri.

2004 - 2011   Class 2 skip lorry then wagon and drag, Grimsby.

Eco driving award 2023. No sickness in 4 years bar covid.
Like fishing, Grimsby Town (someone has to).`,
    },
    {
      name: 'army-petroleum',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 85,
      why: 'RLC tanker driver on articulated close-support tankers to March 2026; C+E, ADR tank, PDP and CPC are all current, only forecourt customers are new.',
      lacks: [],
      cv: `Cpl (retd) D. Ratuvou
SERVICE RESUMÉ FOR CIVILIAN EMPLOYERS

Rank and corps: Corporal, The Royal Logistic Corps, Driver (Petroleum)
Service: Feb 2014 - 30 March 2026, exemplary

ASSIGNMENTS
Tanker Troop Section 2IC, West Moor Fuel Sqn, Abingdon, 2020 - 2026
Drove and commanded Oshkosh articulated close support tankers, 20,000 l fuel, tractor and semi-trailer, on public roads UK and Germany, Estonia three times (Op CABRIT). Weekly bulk uplift from depots by bottom loading arm, discharge into installations, pillow tanks and helicopters. Product tested, dipped, sealed, signed. Dieso F-54 and AVTUR F-34, some petrol. Vehicle first parades and works tickets daily, 180,000 km no blameworthy accident.

Driver, same trade, Catterick and Gütersloh, 2014 - 2020
DROPS and 8x8 at first, tankers from autumn 2016.

RESETTLEMENT, all done 2025/26
- Petroleum Driver Passport, passed 22 May 2026, centre at Goole
- ADR renewed 5 May 2026: tanks, packages, class 3 and 2 (first passed 2016)
- DQC 35 hrs complete, valid to 2030. Smart tacho card
- Licence B, C, C+E (2016), H. Clean

Since June 2026 I am with an agency in Scunthorpe on artics, steel and supermarket trailers, mostly nights.

From Suva, Fiji, settled status. Rugby, choir of Brigg Methodist church. I am called Dan.`,
    },
    {
      name: 'adr-expired',
      kind: 'lapsed',
      low: 60,
      high: 72,
      best: 67,
      why: 'Ten years on fuel artics with PDP, CPC and licence in order, but the ADR card ran out in February 2026 and the course is only booked.',
      lacks: ['ADR card in date, tanks + class 3'],
      cv: `PERSONAL DETAILS: Alan Whitticase, Louth, Lincolnshire. 54 years young.

DRIVING LICENCE: HGV Class One (C+E) 1998. No points.

EXPERIENCE:

March 2026 - Present: Class 1 driver, Fenside Produce, Boston. Fridge work to the RDCs while I get my tanker paperwork straight after my operation (hip, fully fit, DVLA informed, doctor's letter available).

May 2015 - February 2026: Tanker driver, Carrow Oils, Immingham depot. Articulated 5 and 6 compartment tankers. Petrol & derv to garages in Lincs, Notts, S. Yorks. Red diesel and kerosene to farms, grain dryers, boat yards. Bottom loading at the terminals, vapour recovery, meter and gravity drops, dipping, customer's signature. On the safety committee 2019-2023. The depot was shut in Feb.

2003 - 2015: Various Class 1, incl. bulk tippers, 4 years milk tankers for the dairy at Gainsborough.

CERTIFICATES:
PDP - valid until March 2029
Driver CPC - valid until September 2029
Digital tachograph card - valid until 2030
ADR (tanks, class 3) - ran out 19 February 2026 when I was off. Booked on the refresher/initial course at Hull w/c 30 November 2026.
Forklift counterbalance - 2022

References from Carrow's old transport manager, who rates me.`,
    },
    {
      name: 'heating-oil-rigid',
      kind: 'missing',
      low: 46,
      high: 58,
      best: 54,
      why: 'Everything about fuel, ADR, PDP and CPC is right, but he drives a rigid on category C; without C+E also no artic years.',
      lacks: ['C+E held', 'min 2 yrs driving artics in last 5'],
      cv: `Lewis Garbutt | Tanker Driver | Market Rasen

I've been delivering fuel for six years and want to step up to the big ones.

WHAT I'VE GOT
ADR with tanks, class 3, expires July 2030
PDP since 2020, renewed in July 2025, this years refresher done
CPC to Aug 2029, digi card
Cat C licence, clean. C+E: theory side is done with the C, practical module 3a/3b not booked yet
Telehandler, First Aid

WHAT I DO
Wolds Heating Oils Ltd, Sept 2020 until now. 18 tonne and 26t rigid tankers, 10-14 drops per day. Kerosene for houses, gas oil and derv to farms and hauliers, AdBlue. I load my own at Immingham (bottom loading, overfill probe, bonding) and run the hose reel up to 60 metres. Dips before and after, tank condition checks, OFTEC tank leaflet to customer. Collect payments. Zero crossovers. Driver of the year 2024 in a depot of nine. Handheld for defects and PODs.

Before: Wm. Sharpe Builders Merchants, Lincoln, hiab 18t rigid, 2018-20; warehouse and forklift, 2015-18.

School: De Aston, 8 GCSEs

Spare time: young farmers, tractor pulling (yes really), renovating an old Ford Cargo`,
    },
    {
      name: 'packaged-only',
      kind: 'denial',
      low: 41,
      high: 55,
      best: 48,
      why: 'Thirteen years of Class 1 with good papers, but ADR for packages only, no tank work and no PDP by his own plain words.',
      lacks: ['ADR card in date, tanks + class 3', 'PDP'],
      cv: `Piotr Nowicki, HGV class 1 driver, Scunthorpe, phone any time after 16:00. I am driving C+E in UK since 2013 and in Poland 2008-2012, I have zero penalty points and full CPC card until 09/2029, smart tachograph card until 2028, and ADR certificate valid until 03/2028, it is for packages, classes all except 1 and 7, I did not do the tank module because my company have only boxes and curtains. I never drove tanker and I have not PDP but I am ready to pay for it. Work: from August 2017 until today Trentway Chemicals Distribution, Scunthorpe, 44 tonne artic Scania and DAF, IBC and drums, paints class 3, acids class 8, lithium batteries class 9, delivery to factories, paint shops, pools, all UK and sometimes Rotterdam, trem cards (instructions in writing), orange plates, fire extinguishers check, segregation, spill kit, I did training of 6 new drivers, nights out 3 in the week. From 2013 to 2017 Lindsey Haulage, Brigg, artic walking floor and tautliner, steel coils from Immingham docks with coil well trailer. Before in Poland Firma Transportowa Kubala, international, Italy, Spain. FORS professional courses, forklift counterbalance, manual handling, eco driving 2021. I speak good English, Polish, little Russian. Always on time, tidy cab, no smoking. I look for 4 on 4 off because my wife is nurse in shifts and we have daughter of three years. Reference from transport manager possible.`,
    },
  ],
};
