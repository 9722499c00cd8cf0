/** Coded pipe welder offshore: 6G codings, BOSIET, medical and five years decide it. */
import type { GradedJob } from '../types.ts';

export const codedWelderOffshore: GradedJob = {
  job: 'coded-welder-offshore-dozen',
  title: 'Coded Pipe Welder (Offshore)',
  spec: `CODED PIPE WELDERS x 4 - NORTH SEA - AD HOC TO LONG TERM

Fabric maintenance and process piping campaign, FPSO and fixed platform, UK sector. 3 on / 3 off, mob from Aberdeen heliport. Start six weeks.

Need:
Min 5 years welding process pipework, of which some offshore.
Coded 6G, ASME IX or ISO 9606-1, carbon steel and stainless (duplex a plus). TIG root, TIG or MMA fill and cap. Codings in date, continuity log signed every six months.
BOSIET or FOET with CA-EBS, in date. No waiting for courses - you travel on the first crew change.
OEUK (OGUK) medical in date.
MIST.

Job:
Butt and branch welds 1/2" to 16", sched 40 to 160, to WPS. Shop and in situ, habitats, tie-ins in tight spaces. Work under permit (ISSOW). Fit-up with platers and pipefitters. 100% RT on HP lines, repair rate watched.

Nice: Inconel / super duplex, CCNSG passport, confined space, rigging and lifting awareness, own hood.

Weld test at our Altens shop before mobilisation. CV plus certs to the desk. Umbrella or PAYE. No agencies.`,
  graded: [
    {
      name: 'kev-s',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Dated offshore pipe welding over more than ten years, 6G codings on CS, stainless and duplex with continuity, FOET, medical and MIST in date.',
      lacks: [],
      cv: `KEV STOBBART
Hartlepool. Can be at Aberdeen heliport same day.

TICKETS
FOET incl CA-EBS, expires Aug 2028
OEUK medical, expires May 2027
MIST, expires Jan 2028
CCNSG safety passport
Confined space (medium risk)

CODINGS (continuity signed Sept, Stork QA)
6G GTAW/SMAW P1 carbon, 2" XXS and 8" sch 120, ASME IX
6G GTAW P8 316L, 2" sch 40, ASME IX
6G GTAW 22Cr duplex, 6" sch 80, ASME IX

JOBS
Stork, Apache Forties Alpha & Charlie - pipe welder - Feb 2022 to now
Replacement of HP water injection and produced water lines, 1" to 12". Most of it in situ in habitats, a lot of mirror work. 100% RT, my repair rate last year 0.9 %.

Wood, Shell Shearwater - pipe welder - Apr 2018 to Jan 2022
Duplex flowline spools in the onboard shop, tie-ins at shutdown, Inconel 625 overlay on two occasions. Worked with ISSOW permits, standby fire watch arranged by myself.

Aker, Teesport yard - pipe welder - 2013 to 2018
Topsides modules, carbon and 316.

TRAINING
Apprenticeship fabrication & welding, TTE Middlesbrough, NVQ 3, 2009-2013`,
    },
    {
      name: 'lewis',
      kind: 'lapsed',
      low: 62,
      high: 71,
      best: 66,
      why: 'Coded 6G with eight years of pipe, four of them offshore, but the BOSIET ran out in February 2024 and the spec will not wait for a course.',
      lacks: ['BOSIET/FOET in date'],
      cv: `Lewis Farquhar, pipe welder

Address: Peterhead AB42
Phone on request

I weld pipe. TIG root and hot pass, stick or TIG out, carbon and stainless, any position.

Employment history

2023 (summer) - present | Global Energy Group, Nigg
   Spools for offshore wind substations and a refinery job at Grangemouth. Carbon sch 80 and 160 up to 14 inch, 316 up to 6 inch. Tested by RT and PAUT. Lead hand for the night squad of five when the chargehand is off.

2019 - spring 2023 | Bilfinger Salamis, Brent Charlie / Clair Ridge
   Core crew, 2/3 rota. Process piping repairs, fire main replacement (cunifer too), tie-ins during TAR. Habitat welding, permit work.

2017 - 2019 | Score Europe, Peterhead
   Pipe and valve shop, first as improver.

Certificates
   ISO 9606-1 141/111 T BW FM1 H-L045 and 141 T BW FM5 H-L045, last prolonged October, prolongation signed each half year
   OEUK medical, good until next summer
   MIST, 2025
   BOSIET with CA-EBS, 02/2020 - 02/2024
   SVQ 3 Fabrication and Welding, North East Scotland College
   CSCS/CCNSG
   Abrasive wheels, slinger (Stage 1)

Hobbies: creel boat, quad bikes`,
    },
    {
      name: 'tam',
      kind: 'thin',
      low: 61,
      high: 73,
      best: 67,
      why: 'Offshore pipe welding since 2015, the 6G codings, BOSIET, medical and MIST are all stated, but in sixty words with one dated post and no detail of the work or of expiry dates.',
      lacks: [],
      cv: `Tam Rennie - 6G pipe welder
Offshore since 2015, last on Captain FPU for Petrofac (2021 until present), before that Sparrows and Cape.
Coded CS + 316 TIG / MMA, ASME IX, in date.
BOSIET/CA-EBS, medical, MIST all in date.
Live in Methil, own transport. Ready when you are. Certs by email on request, references from Petrofac welding foreman, J. Doig.`,
    },
    {
      name: 'paula-n',
      kind: 'trap',
      low: 12,
      high: 26,
      best: 19,
      why: 'Welds polyethylene water and gas mains by fusion; pipe, coded and welder are the words but no steel, no 6G coding and no offshore papers.',
      lacks: ['6G coding', 'BOSIET/FOET', 'offshore medical', '5 years process pipework'],
      cv: `Paula Nettleton
PIPE WELDER / JOINTING TEAM LEADER
Doncaster

A pipe welder with 11 years on site, coded and audited, used to working in all weathers and to permit.

CURRENT POSITION
Morrison Water Services, Yorkshire Water framework
Jointing team leader, 2018 - to date
  - Butt fusion of PE100 pipe, 90 mm to 630 mm SDR 11 and 17, with automatic machines; electrofusion couplers, saddles and branch tees
  - Bead removal and bend-back tests, data-logged joints uploaded the same day; 0.4 % of joints re-done last year
  - In situ tie-ins to live mains in trenches, shafts and confined spaces, under permit to dig
  - Team of four, toolbox talks, plant checks

PREVIOUSLY
Cadent / tRIIO, mains replacement
Service layer and fusion welder, 2014 - 2018
  - Gas mains insertion, PE 63 to 315 mm, pressure test, purge

CARDS AND CERTIFICATES
  EUSR Water Hygiene (blue card)
  EUSR PE Butt Fusion and Electrofusion, coded jointer, in date
  Confined space medium risk, 2025
  NRSWA Streetworks supervisor
  CSCS gold
  Slinger / signaller

EDUCATION
  NVQ 2 Network Construction Operations (Gas), 2015`,
    },
    {
      name: 'gheorghe',
      kind: 'gem',
      low: 82,
      high: 93,
      best: 88,
      why: 'Titled rope access technician, yet dated 6G pipe welding on platforms for seven years with ISO 9606-1 on CS, stainless and super duplex, FOET, medical and MIST.',
      lacks: [],
      cv: `GHEORGHE MUNTEANU
Rope Access Technician, IRATA Level 2

About: 38 years old, based in Aberdeen since 2016, fluent English, Romanian mother tongue.

1. What I did

RigBlast / Oceaneering, multi-discipline rope access team, TAQA assets (Harding, North Cormorant, Eider)
Rope Access Technician, May 2019 -> today
My trade on the team is pipe. Cutting out corroded deluge, flare drain and closed drain lines from the ropes or from a staging, fitting up the new spool with the other lads and welding it: TIG root, MMA cap on carbon, full TIG on 316L and 25Cr, 3/4" to 10", sch 40 up to 160. Nearly all joints shot. Of 412 butts in 2024, five went back. Habitat and gas-monitor work, control of work system, isolations checked with the area authority.

Kaefer, Aberdeen and Elgin-Franklin
Multi-skilled technician, 2016 - April 2019
Half of the time welding pipe supports and 2" to 6" lines, half insulation from ropes.

Santierul Naval Constanta
Sudor, 2008 - 2016: ship piping, carbon and stainless, tested by LR and BV.

2. Papers
ISO 9606-1 pipe, 141 and 111, H-L045 (6G), FM1 and FM5 (carbon, 316L, 25Cr), confirmed every six months by OIS, last in October
FOET (EBS) until 11.2027
OEUK medical until 03.2027
MIST; IRATA L2 until 2028; CCNSG`,
    },
  ],
};
