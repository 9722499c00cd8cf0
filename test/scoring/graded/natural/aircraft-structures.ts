/** Aircraft structures technician, UK contract: five years of structural repair on large aircraft, aero training, continuation certificates in date. */
import type { GradedJob } from '../types.ts';

export const aircraftStructures: GradedJob = {
  job: 'aircraft-structures',
  title: 'Aircraft Structures Technician (Sheet Metal)',
  spec: `AIRCRAFT STRUCTURES TECHNICIANS (SHEET METAL) x 6

Prestwick. Contract, 9 months likely to extend. £31.40 p/h PAYE, £40.10 umbrella. 4 on 4 off, days then nights. Start mid January 2027.

Part 145 hangar, A320 family and 737NG heavy checks. Client wants people who can be left alone with a repair.

The work: skin, doubler, frame and stringer repairs to SRM and approved drawings. Corrosion removal and blending. Jigging, drilling, reaming, solid rivets, Hi-Loks, blind fasteners. Forming parts from sheet. Wet assembly and sealing. Stage paperwork, task cards.

To be put forward you need:
- 5 yrs min hands-on structural repair, civil airliners or large military transports. Small GA and helicopter time not counted
- Aero apprenticeship, or NVQ/SVQ L3 in aeronautical engineering, or HM Forces airframe trade training
- Human Factors, EWIS and Fuel Tank Safety (CDCCL), all done within last 24 months. No start without the copies
- Own hand tools

Handy but not a stopper: composite/bonded repair, NDT (eddy current), CAT A licence, confined space, previous Prestwick time.

Digs list available. Weekly pay. CV plus certs to Moira on the aero desk. Agency acts as an employment business. Applicants must have right to work in UK; five year referencing for airside ID. Refer a mate, £250.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Time-served, fifteen years on A320 and 737 structures, all three certificates of March 2026, own tools, composites, confined space.',
      lacks: [],
      cv: `Gary Pollock
Structures / sheet metal, contractor
Ayrshire, will travel

CERTS (copies with agency)
HF cont. 11 Mar 2026
EWIS Gp 1&2 11 Mar 2026
FTS Ph 2 incl CDCCL 12 Mar 2026
Confined space entry, Jan 2025
B737 NG and A320 gen fam

CONTRACTS
Mar 26 to date - Clydemoor Aero Services, Prestwick. 737-800 C checks. Stub beam corrosion, aft cargo floor structure, wing to body fairing repairs, fwd galley doubler.
Oct 23 to Feb 26 - Tarrant Air Engineering, Norwich. A320 12 yr checks. Lower skin lap joint repairs, frame 47 mod, stringer splices, door surround. Lead hand on nights for 14 months.
2019 to Sept 23 - Kestrel MRO, Lasham. A319/20/21, 757. Bird strike leading edges, flap track fairings, honeycomb panel repairs, hot bond.
2016 to 2019 - various, Shannon and Ostrava. 737NG winglet mods, section 41 work.
2011 to 2016 - Caledon Aircraft Maintenance, Prestwick. Sheet metal fitter after apprenticeship. 747 and ATR.

TRAINING
Aero apprenticeship, Caledon, 2007 to 2011, SVQ 3 Aeronautical Engineering (airframe)
HNC, Ayr

Full set of tools, roll cab, own rivet guns, microstop set. British passport, five yr refs ready.`,
    },
    {
      name: 'raf-airframe',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 87,
      why: 'RAF rigger on Hercules and A400M: the same repairs, the same three courses and the trade training in service language; no civil type is needed.',
      lacks: [],
      cv: `Ceri Anwyl, formerly Corporal, Royal Air Force

PROFILE
Metal basher by trade and by inclination. Eleven years patching big grey aeroplanes, now looking for hangar work as a civvy.

RAF Brize Norton again, by choice, 2018 to September 2026
Aircraft Repair Flight. Atlas C1 and, until it went, Hercules C5. Cut out and replaced cracked pressure hull panels, made and fitted reinforcing plates, spliced longerons, blended out exfoliation to Topic 6 limits and had the depths measured. Made up brackets and closing angles on the folder and the wheel from flat stock. Bucked rivets by the thousand, plus lock bolts and blinds in the close-outs. PRC interfay on the tank boundary jobs. Signed for my own work and, after 2021, inspected that of six juniors. Detachments to Akrotiri and Mount Pleasant where there was no second opinion.

RAF Brize Norton, 2015 to 2018
Hercules C4 and C5, first in the hangar on scheduled work, then in the structures bay.

TRAINING
Aircraft Technician (Airframe), No.1 School of Technical Training, Cosford, 2013 to 2015
Error management and human performance refresher, June 2026
Wiring husbandry (electrical interconnection) refresher, June 2026
Fuel system ignition prevention, critical design configuration control, June 2026
Ultrasonic and eddy current, appreciation, 2020

Driving licence B, C. I bring my own cabinet of kit, bought over the years because the stores never had a decent set of snips.`,
    },
    {
      name: 'certs-2023',
      kind: 'lapsed',
      low: 60,
      high: 73,
      best: 67,
      why: 'Ten airliner years and an apprenticeship, but the three continuation certificates date from 2023; two days of courses, yet no start without them.',
      lacks: ['Human Factors, EWIS and Fuel Tank Safety (CDCCL), all done within last 24 months'],
      cv: `NAME: Olu Bamgbose
TRADE: Aircraft sheet metal worker

Employment

Marlowe Superyacht Fabrication, Southampton
August 2024 - now
Aluminium superstructure panels, formed and fitted. Good steady work but I miss aircraft.

Solent Heavy Maintenance Ltd, Bournemouth
May 2017 - July 2024
Structures mechanic, A320 family and 737 classics then NG.
- keel beam and cargo bay frame repairs
- skin replacement round door 2, external doublers for antenna mods
- corrosion find and fix under toilets and galleys, blend limits from SRM ch. 51 to 57
- wing rear spar fastener changes, reaming oversize, Hi-Lok, cold working
- deputy to the structures supervisor on the 2022 freighter conversion line

Kestrel MRO, Lasham
September 2014 - April 2017
Sheet metal fitter, 757 and 767

Earlier: apprentice with Harrow Aerostructures 2010-14 (Airbus wing ribs and panels), NVQ 3 Aeronautical Engineering, City & Guilds 2675

Certificates held
EWIS 15/05/2023, Human factors 15/05/2023, FTS 2 + CDCCL 16/05/2023
Working at height 2025, IPAF 2025, Manual handling

Tools: yes, two boxes, insured
Nights: no problem
Can start with two weeks' notice`,
    },
    {
      name: 'newly-qualified',
      kind: 'years',
      low: 54,
      high: 69,
      best: 62,
      why: 'All certificates and the apprenticeship, good reports, but a structures fitter only since autumn 2024 against five years.',
      lacks: ['5 yrs min hands-on structural repair, civil airliners or large military transports'],
      cv: `Jamie-Lee Strand, Aircraft Structures Mechanic

About me: hard working, won Apprentice of the Year 2024 at Norbreck. I like a difficult repair.

Norbreck Air Services, Manchester (Part 145, A320 and 737NG base maintenance)

Structures mechanic, September 2024 to present
| Input | What I did |
| A321, winter 24/25 | cabin floor beams, seat track sections, pressure floor sealing |
| 737-800, spring 25 | aft pressure bulkhead doubler under supervision, stringer repair |
| A320 x 4, 25/26 | cargo liner structure, ram air inlet, lower skin blends, slat trailing edge |
| 737-800, Oct 26 | lap joint repair, 140 fasteners, first one signed to me alone |

Apprentice, September 2020 to August 2024
First year in college. After that six months each in cabin, landing gear, line, avionics bay, paint, then the last year in structures and composites shop. Level 3 Advanced Apprenticeship, NVQ Aeronautical Engineering (Mechanical), distinction. BTEC L3.

Courses
Human factors continuation, EWIS and FTS/CDCCL all April 2026. Composite repair level 2, June 2025. A320 gen fam.

I have my own tools (still paying for the roll cab!). Happy to work nights and stay away from home. Basic Part 66 modules 1, 2, 3, 6 and 9 passed, aiming for Cat A.`,
    },
    {
      name: 'ductwork',
      kind: 'trap',
      low: 10,
      high: 27,
      best: 19,
      why: 'A sheet-metal man of ventilation ducts and steel structures; airport terminal sites, never an aircraft.',
      lacks: [
        '5 yrs min hands-on structural repair, civil airliners or large military transports',
        'Aero apprenticeship, or NVQ/SVQ L3 in aeronautical engineering, or HM Forces airframe trade training',
        'Human Factors, EWIS and Fuel Tank Safety (CDCCL), all done within last 24 months',
      ],
      cv: `Wayne Ruddock, Sheet Metal Technician, 22 years on the tools

Current: Airstream Ductwork Ltd, Renfrew, since 2012, sheet metal technician and chargehand. I fabricate and fit galvanised and stainless ductwork, plenums and air handling unit casings to DW/144 from drawings. Guillotine, brake press, swager, pittsburgh locks, blind and solid rivets, sealing of joints, pressure testing to class C. Big jobs: Glasgow Airport pier extension (2016, held airside pass for seven months), Prestwick hangar 5 heating replacement (2021), hospital theatre plant rooms.

Before: Lomond Structures, 2004 to 2012. Light steel structures, mezzanines, stair stringers, frames, doublers and stiffeners, corrosion repairs on oil tanks, MIG and TIG.

Tickets: CSCS gold, SVQ 3 Fabrication and Welding, IPAF 3a 3b, PASMA, asbestos awareness, confined space (medium risk) 2025, first aid.

Own hand tools and van. Happy with shifts and nights. Right to work, refs for more than five years. Looking at the aircraft side as the rates are good and sheet metal is sheet metal.`,
    },
  ],
};
