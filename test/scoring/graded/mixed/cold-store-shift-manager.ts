/** Cold store shift manager, Melbourne agency advert: three years running a shift in frozen or chilled warehousing, current LF licence, nights. */
import type { GradedJob } from '../types.ts';

export const coldStoreShiftManagerJob: GradedJob = {
  job: 'cold-store-shift-manager',
  title: 'Shift Manager, Cold Store',
  spec: `SHIFT MANAGER - COLD STORE - LAVERTON NORTH VIC
Perm. $118k + super + night loading. Ref KS/2261

Client: 3PL, 42,000 pallet positions, -22 freezer plus +2 chiller, one part automated. Retail, export meat, ice cream.

Shift: rotating, one month arvos (1400-2230), one month nights (2200-0630). Sun to Thu.

Your patch
1. 38 on shift: 3 team leaders, pickers, reach and high-reach ops, dock. Toolbox at start, labour plan, breaks by the cold rules (no one over the limit in the freezer).
2. Dispatch to slot. 60 trucks a night. DIFOT 98.5.
3. Temp integrity: probe at dock, door discipline, product holds, HACCP records, DAFF export paperwork.
4. Stock: cycle counts, FEFO, damages, WMS (Manhattan).
5. Safety: near hits, forklift/pedestrian, ammonia alarm and muster, incident investigation.
6. Union site. EBA. You will deal with the delegate most nights, so be fair and know the agreement.
7. Handover in writing.

Client will only see people with
a) 3 yrs + in charge of a shift (supervisor, shift manager, duty manager, call it what you like) in temperature controlled warehousing, frozen or chilled. Ambient is a different job, they have tried.
b) High Risk Work Licence class LF, current. You will need to jump on. Bring the card.
c) OK with rotating nights.

Good to have: Cert IV Logistics or Leadership, LO licence, first aid / fire warden, Manhattan, voice pick, lean, export registered establishment.

PPE and freezer suit supplied. Pre-employment medical incl D&A and cold fitness. Police check. Apply Kel at the Sunshine desk, shortlisted applicants only will be contacted. Labour hire licence held.`,
  graded: [
    {
      name: 'frozen-dc',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Six years running 45 people on rotating nights in a -24 freezer DC, LF to 2029, Manhattan, voice, export registered, EBA.',
      lacks: [],
      cv: `TALIA MANUATU
Werribee VIC | LF + LO HRWL, exp 14/03/2029 | First aid, chief warden

2020 - now  SHIFT MANAGER, Polarlink Logistics, Truganina
Frozen (-24) and chilled DC, 35k pallets. 45 direct reports via 4 TLs. Rotating arvo / night, 5 weeks on.
- DIFOT 96.9 > 99.1 in 2 yrs, 70 trucks a shift
- TRIFR halved, nil forklift/pedestrian contact since Aug 2023
- freezer rest break roster rewritten w/ the UWU delegate, no disputes since
- cutover from paper to Manhattan + voice (2021), floor lead
- export registered establishment: RFPs, temp logs, DAFF audits, nil CARs 2024/25
- ammonia drills twice a year

2017 - 2020  Team leader nights, Polarlink
2013 - 2017  Reach op / inwards, Western Coldstores, Brooklyn
2011 - 2013  Picker, chicken plant

Cert IV Leadership & Mgt, 2022
Lean yellow belt
Netball, 3 kids, husband on days so nights suits us`,
    },
    {
      name: 'dairy-despatch',
      kind: 'synonym',
      low: 78,
      high: 91,
      best: 85,
      why: 'Night despatch superintendent at a dairy: five years in charge of a chilled and ice cream store in other words, LF card in date; smaller crew, SAP instead of Manhattan, no export.',
      lacks: [],
      cv: `My name is Gurpreet Dhaliwal and for the last five years and a bit (since July 2021) I have been Night Despatch Superintendent at Bellarine Dairy Co in Geelong, which means that between 10 at night and 6 in the morning the coolrooms and the ice cream hardening store are mine. We hold milk, yoghurt and cream at 3 degrees and ice cream at minus 25, 9,000 pallets. I have 22 people, two leading hands, and every third month I swap to afternoons with the other super. Forty odd trucks go out to Coles, Woolies and the route vendors and I answer for each being loaded cold, in order and at its time, 98.8% last quarter. I take the core temperature at the door myself when a driver argues. I do the CCP sheets for quality, holds and releases, oldest date out first, counts on Sunday, and all in SAP EWM with scanners. When the compressor house alarms I am the one who calls the muster (it was real, once, 2024, no one hurt, and I wrote the report to WorkSafe). The site is unionised, I was delegate myself from 2017 till I was made super and I know the agreement from both sides. Before that I was forklift and then leading hand at the same dairy from 2014, and before that I drove a taxi and before that I was a lecturer's assistant in agriculture in Ludhiana. Forklift LF renewed Feb 2025, so good to Feb 2030. Fire warden. Dip of Agriculture (India). I own a ute, live in Tarneit and am tired of the Geelong road. Hobby is kabaddi, coaching only now.`,
    },
    {
      name: 'licence-expired',
      kind: 'lapsed',
      low: 60,
      high: 73,
      best: 68,
      why: 'Eight years as cold store shift manager up to today, but the LF licence ran out in May 2025 and was not renewed; can be regained in weeks.',
      lacks: ['High Risk Work Licence class LF, current'],
      cv: `Resume of Dean Kosta

Career snapshot
-------------------------------------------------
Shift Manager, Frostgate Cold Storage, Altona (frozen, 28,000 pallets, 3PL)     2018 to present
Warehouse Supervisor (chiller), Footscray Produce Group                          2013 to 2018
Storeman                                                                         2006 to 2013
-------------------------------------------------

Frostgate: days 2018, then rotating afternoon and night since 2019. I run 33 (2 TLs). Seafood, chips, ice cream. Slot compliance 98. Labour planning, blast freezer turns, rest breaks, HACCP checks, product holds, cycle count accuracy 99.7. Manhattan WMS since 2020. Worked under 2 EBAs. Led ICAM investigations. Ammonia emergency controller. Reduced overtime 14 per cent.

Footscray: fruit and veg at 2 to 8 degrees, 15 staff, early starts, market.

Tickets and training
HRWL LF no. ending 884, expired 20/05/2025 (did not get round to it as I have not been on the forks in this role, would need to do the VOC and reassessment)
Cert IV Warehousing Operations 2016
First aid 2025
Mental health first aid 2024
White card
MR truck licence

Happy on nights. Referees Frostgate ops manager (knows I am looking), former HR mgr.
Fishing, Bulldogs`,
    },
    {
      name: 'ambient-shift',
      kind: 'denial',
      low: 54,
      high: 68,
      best: 61,
      why: 'An excellent night shift manager of a big union shed with LF and Manhattan, but all ambient, and he says he has never worked below 15 degrees.',
      lacks: [
        '3 yrs + in charge of a shift (supervisor, shift manager, duty manager, call it what you like) in temperature controlled warehousing, frozen or chilled',
      ],
      cv: `SEAN HARGREAVES | Shift Manager | Derrimut VIC

SUMMARY
12 years leading warehouse shifts, last 7 on permanent nights. Big teams, tight slots, union sites. Results below.

HOMEBARN NATIONAL DC, Derrimut (hardware & homewares, 60,000 m2)
Night Shift Manager | Feb 2019 - present
→ 85 team members, 6 team leaders
→ 110 outbound trailers per night, DIFOT 99.2%
→ Manhattan Active, voice picking, LMS standards; LTIFR 9.1 to 2.3
→ 2022 and 2025 EBA rounds, sat at the table
→ peak labour plan (+200 casuals)
→ lean: 5S, tier boards

TYREMASTER, Laverton
Afternoon Shift Supervisor | 2014 - 2019
→ 24 staff, tyres & batteries, dangerous goods class 8

TOLL-type 3PL, Leading hand 2010 - 2014

LICENCES: HRWL LF & LO (to Nov 2028), first aid, HSR trained, fire warden
EDUCATION: Dip Logistics 2018; Cert IV TAE
COLD STORE: none yet. I have not worked in chilled or frozen, or with HACCP, and won't pretend to; my current shed is 15 degrees on a cold night. Medical no issue.

Ex Army Reserve transport (2003-09). Dad of two.`,
    },
    {
      name: 'thin-supervisor',
      kind: 'thin',
      low: 53,
      high: 68,
      best: 61,
      why: 'Sixty words that show four years as freezer night supervisor, with no forklift licence stated; low confidence, a call would settle it.',
      lacks: ['High Risk Work Licence class LF, current'],
      cv: `Hi Kel, saw the ad, short version as I'm on my phone. Mick Tran, 39, Sunshine West. Night supervisor at Icefield Logistics freezer in Brooklyn since Sept 2022, about 30 on shift, meat and seafood, load outs, temp checks, roster. Before that picker and TL there from 2016. Nights no worries, any roster. Ring after 3pm. Full resume when I get to a computer. Cheers.`,
    },
  ],
};
