/** Coded pipe welder for a Norwegian shipyard: valid 141 pipe certificates and four years of coded pipe. */
import type { GradedJob } from '../types.ts';

export const pressureWelder: GradedJob = {
  job: 'pressure-welder',
  title: 'Coded Pipe Welder (TIG 141), shipyard, Western Norway',
  spec: `8 x PIPE WELDER TIG 141 - SHIPYARD, SUNNMØRE (NO) - START 11 JAN 2027

Nordfjell Bemanning hires for a long-standing yard client. Two cable layers + one service operation vessel in the hall, outfitting phase. Welding of pressure piping (hydraulic, fuel, seawater, firefighting, ammonia-ready systems), mostly stainless 316L and duplex, some carbon and CuNi. Prefab shop and on board, awkward positions, mirror welding.

We need from you:
> EN ISO 9606-1, process 141, pipe butt welds, position H-L045, stainless group (8 or 10). Certificates in date on arrival! ASME IX 6G papers accepted instead.
> 4 years or more as coded pipe welder. Yard, offshore or process plant, we don't mind which.
> X-ray level quality, reading isometrics and WPS
> English you can work in. All safety talks are in English.

Good to have:
> orbital welding
> 111 or 136 besides
> CuNi / titanium
> been in Norway before, HSE card, a few words of Norwegian

You get: 256 NOK/h + overtime, rotation 4 weeks on 2 off, 60 h weeks, single room, flights and transport paid. Tax help. Minimum 9 months of work, extension very likely.

Yard test on day one (316L, 60.3 x 3.9, H-L045). No test passed = ticket home, so be honest.

CV + scans of certificates to Kjersti. No phone calls before 10:00.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Eleven years of coded 141 pipe at yards and offshore, H-L045 certificates in date on groups 8 and 10, orbital, Norway.',
      lacks: [],
      cv: `TOMASZ WIERZBICKI
Pipe welder TIG / orbital, born 1988, Gdynia

CERTIFICATES (DNV)
9606-1 141 T BW FM5 S s3.9 D60.3 H-L045 ss nb, valid until 14.06.2028
9606-1 141 T BW FM5 (duplex 1.4462) s5.5 D88.9 H-L045, valid until 14.06.2028
9606-1 141/111 T BW FM1 H-L045, valid until 02.2027
ISO 14732 orbital operator, 2024
HMS-kort, GSK refresher 2025

WORK
01.2022 - now: Brodrene Hessvik Verft, Norway (through agency, rotation). Piping for wellboats and SOVs. 316L hydraulics 350 bar, duplex seawater, 90/10 CuNi firemain. Prefab and on board. RT repair rate under 1 %.
05.2018 - 12.2021: Rotterdam Maasoever Offshore, Netherlands. Topside spools in duplex and super duplex, 6G, mirror.
09.2015 - 04.2018: Stocznia Nordkap, Gdansk. TIG pipe welder, LNG bunker vessel and two ferries. First 141 H-L045 papers in 2015.
2011 - 2015: same yard, plate welder 136.

LANGUAGES
English good, I do toolbox talks myself. Norwegian simple.

Isometrics, WPS, fit-up alone when there is no fitter. Driving licence B.`,
    },
    {
      name: 'dairy-mechanic',
      kind: 'gem',
      low: 76,
      high: 91,
      best: 84,
      why: 'Titled maintenance mechanic at a milk plant, yet seven years of radiographed 316L and steam pipe with H-L045 certificates in date.',
      lacks: [],
      cv: `Rui Antunes Cordeiro
Cork, Ireland

Maintenance Mechanic, Glenbracken Milk Powders Ltd
March 2019 to today

The job says mechanic but since the second evaporator was built, in my first summer, I am the man with the torch. The insurer wants every joint on the steam and condensate lines shot, so the plant pays my papers:

  EN ISO 9606-1 141 T BW FM5 s2.9 D48.3 H-L045 ss gb   (expires 09/2028)
  EN ISO 9606-1 141 T BW FM1 s4.5 D60.3 H-L045   (expires 09/2028)

About 70 % of my hours are TIG on pipe. In 2021 and 2024 we replaced the whole CIP ring main, 1,900 butts in 316L between DN25 and DN100, purged, most of them up in the pipe bridge with a mirror, six repairs from 214 films. I measure, draw my own isos when there are none, cut, tack and weld to the WPS. Closed heads for orbital on the filling hall pipe, since 2022. The rest of the week is pumps, seals and bearings.

Before Ireland: Setúbal, apprentice and then locksmith-welder in a workshop for tank trailers, 2013 to 2019, stainless plate with TIG.

English every day for seven years, Portuguese mother tongue. Never worked on a ship, but I am not afraid of small spaces. Safe Pass, confined space entry, manual handling.`,
    },
    {
      name: 'expired-papers',
      kind: 'lapsed',
      low: 56,
      high: 71,
      best: 65,
      why: 'Ten years of coded duplex pipe at yards, but the H-L045 papers ran out in 2025 when he became foreman.',
      lacks: ['EN ISO 9606-1, process 141, pipe butt welds, H-L045, certificates in date'],
      cv: `Curriculum vitae - Mihai-Andrei Dobrescu, Constanța

Position | Company | Period
Foreman piping | Tomis Marine Repair | April 2025 - present
Pipe welder 141 | Tomis Marine Repair | June 2020 - March 2025
Pipe welder 141/111 | Schelde Kade Scheepsbouw, Vlissingen (NL) | Feb 2016 - May 2020
Pipe welder 141 | Delta Shipyard Galați | Aug 2014 - Jan 2016

What I welded: 316L and duplex for chemical tankers (cargo lines, heating coils), CuNi 90/10 seawater, carbon steel steam. Diameters from 17 to 600 mm. 100 % X-ray on cargo lines. One season titanium on a navy vessel in Vlissingen.

As foreman I plan 9 welders and fitters, give out the isometrics, walk the lines with class surveyor and check WPS on the job. I want to go back to welding because rotation pays better.

Welder approvals (Bureau Veritas)
141 T BW FM5 H-L045 s4 D60 . issued 03.2022 . validity 03.2025
141 T BW duplex H-L045 s6 D114 . issued 03.2022 . validity 03.2025
111 P FW PB . issued 2016 . validity 2018

Languages: English B2, Romanian, some Dutch
Other: VCA 2024, first aid 2023`,
    },
    {
      name: 'plate-welder',
      kind: 'missing',
      low: 30,
      high: 47,
      best: 40,
      why: 'Shipyard welder of twelve years on hull plate with 136; no pipe papers and no pipe years.',
      lacks: [
        'EN ISO 9606-1, process 141, pipe butt welds, H-L045, certificates in date',
        '4 years or more as coded pipe welder',
      ],
      cv: `Jonas Petrauskas. Welder. Klaipėda.

Shipyard welder since 2014, Norway since 2019.

Haram Skrogbygg AS, Norway, 2019 - present (rotation 4/2)
Section building and hull joints. Flux core 136 in all positions, ceramic backing, PE and PF. Foundations, bulkheads, bilge keels. Ultrasonic test on butt joints, very few repairs. Sometimes tacking pipe supports for the pipe team.

Baltijos Laivai, Klaipėda, 2014 - 2019
Plate welder 135/136 and 111. Barge and ferry hulls, repair docking.

Papers
EN ISO 9606-1 136 P BW FM1 s12 PE ss mb, valid to 08/2027
EN ISO 9606-1 136 P FW FM1 PD ml, valid to 08/2027
EN ISO 9606-1 111 P BW FM1 PF, valid to 01/2028
HMS-kort, hot work, fall protection, truck licence T1

TIG: two week course at NAV in Ålesund, autumn 2025, stainless plate. I practise on pipe after hours and think I can learn fast.

English: good. Norwegian: A2. Russian: good.
I have safety boots, mask and own tools. Can start any day after New Year.`,
    },
    {
      name: 'plastic-pipe',
      kind: 'trap',
      low: 12,
      high: 30,
      best: 21,
      why: 'A coded welder of pressure pipe in name, but the pipe is polyethylene; no metal, no TIG.',
      lacks: [
        'EN ISO 9606-1, process 141, pipe butt welds, H-L045, certificates in date',
        '4 years or more as coded pipe welder',
      ],
      cv: `CONOR MACALLISTER
Coded Pipe Welder

Pressure pipe welder with eight years on gas, water and fish farm contracts in Scotland and Norway. All my welds are traceable and I have never had a failed pressure test at handover.

2021 – 2026  Fjordline Havbruk Services, Bergen and Shetland
Butt and electrofusion welding of SDR11 and SDR17 pipe, 90 to 1200 mm, for feed lines, pen collars and seawater intakes. Pontoon and barge work in all weathers. Data logging of each joint, bead inspection, tensile coupons to the lab. Reading layout drawings and the weld procedure for each diameter.

2018 – 2021  Clydeside Gas Alliance
Mains replacement, PE80 and PE100 up to 7 bar. Live connections, squeeze-off, branch saddles.

2015 – 2018  Groundworker, various

TICKETS
EN 13067 plastics welder, groups 3.1 – 3.8, valid to 2028
EUSR SHEA Gas, SHEA Water
HSE card Norway
Sea survival, boat handling PB2

English native. Norwegian: can follow a safety briefing.
Rotation no problem, used to 4/2.`,
    },
  ],
};
