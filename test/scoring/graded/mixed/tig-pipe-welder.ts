/** TIG pipe welder, Cork, food and pharma stainless: current coding on stainless pipe, four years on hygienic tube, Safe Pass; asked for in an email. */
import type { GradedJob } from '../types.ts';

export const tigPipeWelderJob: GradedJob = {
  job: 'tig-pipe-welder',
  title: 'TIG Pipe Welder (Food and Pharma Stainless)',
  spec: `From: Donal Hurley
To: HR
Subject: welder for the shop, can you put this up please

Hi Sinéad,

We lost Pat to Australia so I need another TIG hand for Ringaskiddy and the two dairies. Put it on the site and give it to the agency as well if nothing comes in by the 20th.

What he or she will be at: spools in the workshop from isometrics, mostly 316L tube 1" to 4", 1.6 wall, then fitting and closing welds on site. Full purge, no sugar, no undercut, every weld is on a log with heat number and goes under the boroscope. Some orbital, we have two Swagelok heads and would show somebody how to use them, so don't be ruling people out on that. CIP skids, a few WFI loops, valve clusters, the odd tank nozzle. They need to be able to read an iso and mark up a weld map without being minded.

I will not take anybody who isn't currently coded in TIG on stainless pipe, 9606-1 or ASME IX, I don't care which, but I want to see the cert and the six-month stamps. Last time we got a fella whose ticket was three years dead and QA ate me alive.

I also want four years minimum on hygienic tube, be it pharma, dairy, brewing, whatever, only not handrails. Structural lads can't do thin wall and I haven't the time to teach it.

And Safe Pass in date obviously, the client won't let them past the hut.

Good to have: MEWP ticket, a bit of passivation, GMP paperwork, own car as the Charleville job starts at 7.

39 hrs, €27.80, country money on the away jobs, pension after 6 months. Usual equal opps line at the bottom.

Thanks,
Donal`,
  graded: [
    {
      name: 'pharma-coded',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Eleven years on pharma and dairy tube, 9606-1 on 316L prolonged in August 2026, Safe Pass to 2028, orbital and paperwork besides.',
      lacks: [],
      cv: `KEVIN O'DRISCOLL
Welder (TIG / orbital)  Carrigaline

TICKETS
EN ISO 9606-1 141 T BW FM5 S t1.6 D51 H-L045 ss nb, tested 14/02/2025, signed up 08/2025, 02/2026, 08/2026
Same again on 2.0 x 101
Safe Pass exp. June 2028. MEWP 3a 3b. Manual handling. Abrasive wheels

JOBS
Lisgoold Process Piping, Little Island, 03/2020 - now
316L, OD tube 1/2 to 4 in. Biotech fit-outs in Ringaskiddy, Brinny, Grange Castle. WFI, clean steam, CIP return. About half the day on hand TIG and half on the Orbimatic. Coupons at start of shift, weld log by tablet, boroscope 20% then 10% once they trusted us. Reject rate 2025: 0.6.
Mark up own isos. Lead for 2 apprentices.

Ballinure Dairy Engineering, 06/2015 - 02/2020
Milk lines, evaporators, valve matrix skids, pasteuriser reroutes during shutdown. All purged, DIN unions, RJT, clamp. Pickle and passivate.

Ml. Twomey Fabrication, Bandon, apprentice then welder, 2010 - 2015
Gates, tanks, trailers, first stainless.

Nat. Craft Cert Metal Fabrication, CIT, 2014 (Level 6)

Car yes. Junior hurling coach, Sat mornings not available Apr-Sept.`,
    },
    {
      name: 'brewery-polish',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 86,
      why: 'Seven years of brewery and cheese-plant lines under argon backing, ASME IX on 300-series pipe with continuity to September 2026, Safe Pass 2025: all musts in other words, little pharma.',
      lacks: [],
      cv: `Curriculum vitae
Grzegorz Walczak, born 1986, Poland. Living in Mallow since January 2025.

I am welder of process installations. I am not writer, sorry for language, but my welds are good.

2025 January - present: Brewtec Installations (Ireland) Ltd, Mallow
Pipework for breweries and one whiskey distillery. Wort, yeast, CO2 and washing lines DN25 to DN100, sanitary butt welds with argon from both sides, mirror inside. I prepare pieces in shop from drawing (3D view with cut lengths) and weld the last joints on place, also in bad positions. Inspector looks with camera.

2019 October - 2024 December: Nordmejeri Montage A/S, Esbjerg, Denmark
Installations in cheese and whey powder plants, Denmark, Holland and one year in Oman. Wall 1,5 and 2 mm. Automat head Polysoude sometimes. Numbering of every joint, material certificate 3.1 to each pipe.

2012 - 2019: shipyard Gdynia, fitter and then GTAW welder for ships pipe, Cu-Ni, carbon and stainless.

Qualifications
- GTAW, ASME Section IX, P8 to P8, 6G position, 2 inch schedule 10 and tube 1,65 mm, Lloyds witnessed 11.2024, continuity record 05.2025, 11.2025, 05.2026 and 09.2026
- Safe Pass (April 2025)
- Mechanical vocational school, Gdynia 2005
- Scissor and boom lift

English: speaking OK, Polish, Danish small. I have car.`,
    },
    {
      name: 'foreman-lapsed',
      kind: 'lapsed',
      low: 60,
      high: 73,
      best: 67,
      why: 'Long hygienic record to early 2024 and Safe Pass current, but the coding ran out in March 2024 when he went on the clipboard; a re-test is a day, yet today he is not coded.',
      lacks: ['currently coded in TIG on stainless pipe, 9606-1 or ASME IX'],
      cv: `Declan Prendergast
Piping foreman / welder, Midleton, Co. Cork

Profile: Twenty years in sanitary stainless pipework, the last two and a half as site foreman. I would like to go back on the torch, I have enough of Excel.

Experience

Site Foreman, Harte & Lacey Mechanical, Cork (April 2024 to present)
Fourteen fitters and welders, pharma client, Ringaskiddy. Permits, toolbox talks, labour sheets, weld log check, turnover packs, boroscope booking, punch list with the client's QA.

TIG Welder, Harte & Lacey Mechanical (September 2013 to March 2024)
Shop and site, 316L thin wall. Product transfer lines, CIP/SIP, purified water. Arc Machines 207 orbital for the last six years. Iso reading, spool make-up, purge dams, closing welds. GMP areas, gowned.

TIG Welder, Avonmore Stainless, Kilkenny (2006 to 2013)
Dairy and infant formula plants, silos, jackets.

Certs
ISO 9606-1, 141, FM5, 1.6 to 3 mm wall: from April 2007 on, last retest March 2021, prolonged to March 2024 and not kept up since I was not welding
Safe Pass valid to November 2027
IOSH Managing Safely, 2024
Supervisor's confined space, 2025

Trade: Senior Trades Certificate, FÁS, metal fabrication, 2005

Referees: on request, Harte & Lacey do not know I'm looking.`,
    },
    {
      name: 'pipeline-carbon',
      kind: 'adjacent',
      low: 37,
      high: 53,
      best: 46,
      why: 'A first-class refinery and pipeline welder, but carbon steel: coding is for P1 pipe and by his own words no hygienic tube.',
      lacks: ['currently coded in TIG on stainless pipe', 'four years minimum on hygienic tube'],
      cv: `JASON MCGRATH — CODED PIPE WELDER — 18 YRS

Summary of contracts

| From | To | Client / site | Work |
| Feb 26 | now | Whitegate refinery turnaround, via Corrib Site Services | 4" to 16" sch 40/80 carbon, TIG root, stick fill and cap, 100% X-ray |
| Jan 23 | Dec 25 | Gas distribution pipeline, Meath to Louth | downhill 6010/8010, X65 |
| 2019 | 2022 | Aughinish boiler house, steam lines | P91 and carbon, preheat and PWHT, TIG throughout on 2" and under |
| 2014 | 2019 | Western Australia and Qatar, LNG trains | carbon, low temp carbon, some duplex supports |
| 2008 | 2014 | Apprenticeship and after, Foynes Engineering | structural, pressure vessels, handrail in 304 |

Codings: ASME IX 6G GTAW/SMAW, P1 to P1, 2" XXS and 6" sch 80, test 19 January 2026, continuity stamped July 2026. API 1104 2024. P91 coding ran out.

Safe Pass to February 2029, CCNSG passport, confined space, BA, H2S.

Repair rate in last shutdown 0.8 percent over 212 butts.

I have not worked on dairy or pharmaceutical tube so would need a few days on your thin stuff, though TIG is TIG and I learn quick. Prefer to be home every night now with the small ones. Own truck, own grinders, own lids.`,
    },
    {
      name: 'thin-dairy',
      kind: 'thin',
      low: 57,
      high: 71,
      best: 65,
      why: 'Seven years of dairy and pharma tube and a Safe Pass in sixty words, but "coded" stands there without standard, material or date.',
      lacks: ['currently coded in TIG on stainless pipe, 9606-1 or ASME IX'],
      cv: `Tomás Breen, 086 555 0142, Charleville
TIG welder, coded
Sept 2019 to now Galtee Process Ltd, dairy and pharma sites. 316 tube hand TIG and orbital, spools and site welds, purging, weld logs, isos
2015-19 Breen Bros, general fabrication, stainless kitchens, gates
Fetac metal fab 2015
Safe Pass Mar 2027, MEWP
Own van. Available 2 weeks. Refs on asking`,
    },
  ],
};
