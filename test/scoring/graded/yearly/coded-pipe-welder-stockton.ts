import type { GradedJob } from '../types.ts';

export const codedPipeWelderStockton: GradedJob = {
  job: 'coded-pipe-welder-stockton',
  title: 'Coded Pipe Welder',
  spec: `Coded pipe welder wanted, Stockton-on-Tees. Start as soon as you can.

We are a pipework shop of eleven, doing spools in the shop and tie-ins on the chemical sites round Seal Sands and Billingham. Work is mostly 1" to 8", carbon and 316, TIG root and stick fill and cap, a bit of full TIG on the thin wall. Most of it gets shot, so your repair rate matters to us more than your chat.

What we won't bend on:
Current coding for butt welds in pipe, TIG or TIG/MMA, in the inclined fixed position (6G / H-L045). ISO 9606-1 or ASME IX, we don't mind which. In date, with the paper to prove it.
At least three years welding process pipework. Structural and trailer work is not the same thing.
CCNSG safety passport, in date, because the sites won't let you through the gate without.

Handy but not needed: can read an iso and tack up your own spool, duplex or Cr-Mo tickets, confined space, own transport, been on a shutdown.

£23.80 an hour, time and a half after 39, early finish Friday. You'll do a test piece with us on the day. Ring Col or send a CV.`,
  graded: [
    {
      name: 'gary-thirlwell-pipe',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 96,
      why: 'In-date 9606-1 codings in H-L045 on carbon and stainless, twelve years of process pipe with low repair rates and a live CCNSG.',
      lacks: [],
      cv: `GARY THIRLWELL
22 Lanehouse Grove, Thornaby TS17
DOB 14/03/1984 - Full clean licence, own van

TICKETS
Cert ............ Process ..... Material ........ Position .... Expires
ISO 9606-1 ...... 141/111 ..... FM1 carbon ...... H-L045 ...... 02/2028 (last 6-monthly sign off 09/2026)
ISO 9606-1 ...... 141 ......... FM5 316L ........ H-L045 ...... 05/2028
ISO 9606-1 ...... 141 ......... duplex 2205 ..... H-L045 ...... 05/2027
CCNSG Safety Passport ......................................... 11/2027
Confined space (medium risk) .................................. 03/2028

WORK

Jan 2019 to now - Tarnside Mechanical Ltd, Billingham. Pipe welder
Shop spools and site tie-ins on nitric acid, brine and steam lines. 3/4" up to 10", root with TIG, fill and cap with 7018, full TIG on anything under 4 mm. About 100% X-ray on the acid jobs, 1.1% repairs on the 2025 figures. Tack my own spools off the isometric when the fitter is out. Three shutdowns on nights, last one May 2026.

Apr 2014 - Dec 2018 - Kellaw Pipe & Vessel, Middlesbrough. Welder
Refinery pipework, 2" to 14" carbon and some 1¼ Cr with preheat. Hydro tests, worked with the NDT lads on repairs.

Sept 2008 - Mar 2014 - Norrick Steel Erectors. Welder/plater
Platforms, handrail, beams. MMA and flux core. Got into pipe through the last year here.

2004 - 2008 apprenticeship, fabrication and welding, NVQ 3, Tees Technical College

Hobbies: Boro, sea fishing`,
    },
    {
      name: 'marek-dziuba-gtaw',
      kind: 'synonym',
      low: 88,
      high: 97,
      best: 93,
      why: 'Meets everything in American terms: ASME Section IX WPQs in 6G, GTAW/SMAW, thirteen years of plant piping and the site safety passport until 2028.',
      lacks: [],
      cv: `Marek Dziuba
Hartlepool | 07700 900 318 | marekdz.weld@example.net

I have been joining pipe for chemical and power plants since 2013, first in Płock in Poland and since 2017 in the North East of England.

My qualifications at the moment are two Section IX performance qualifications renewed in my present firm: GTAW root with SMAW remainder on 6" schedule 80 P-No. 1, and GTAW all the way through on 2" schedule 160 P-No. 8, both welded with the coupon at 45 degrees and not allowed to turn. The continuity log is signed until August 2026 by our inspector, next signature February 2027. My Client Contractor National Safety Group card runs to June 2028.

From October 2017 until today I work for Hescott Process Piping in Hartlepool. At the beginning I was on prefabrication, today about half my year is field welds: amine unit, caustic lines, steam tracing, tie-ins to live headers during outages at night. Usual sizes one inch to eight. We purge all stainless with argon and I make my own dams. I take the dimensions from the isometric and fit up with one mate. In 2024 I made 612 radiographed joints and 9 came back.

From March 2013 to July 2017 I was a pipe welder with Zakład Rurociągów Wisz in Płock, working on a hydrogen unit and cooling water lines, electrodes and GTAW. Before this I was three years in a shipyard, plates only.

School: technical secondary, welding, Gdynia, finished 2009. English good, Polish mother tongue. I drive, I have a car.`,
    },
    {
      name: 'lee-cowburn-lapsed',
      kind: 'lapsed',
      low: 58,
      high: 70,
      best: 64,
      why: 'Nine good years of process pipe and a live passport, but both his 6G codings ran out in 2024 and have not been renewed.',
      lacks: ['current 6G / H-L045 pipe coding (expired 2024)'],
      cv: `LEE COWBURN, welder, Redcar

Curriculum vitae, October 2026

I spent nine years on process pipe and then took a job near home when our second was born. The kids are at school now and I want back on pipe.

Penderry Trailers, Redcar. July 2024 to present. MIG welder on trailer chassis and tail lifts. Days, 40 hours, jig work.

Brough & Sand Pipework Services, Wilton. August 2015 to June 2024. Pipe welder. Carbon and 304/316 lines for the olefins and aromatics plants, 1" to 12", TIG root and low hydrogen rods. Shop about 60%, site about 40%. Five turnarounds. I was the lad they put on the awkward ones behind the rack because I'm left and right handed with the torch. Radiography repair rate for 2022 was 1.6 per cent.

W. Ashgill Fabrications, Guisborough. September 2009 to July 2015. Apprentice, then welder fabricator, ducting and steelwork.

Certificates
- BS EN ISO 9606-1 141/111 pipe H-L045 carbon: ran out March 2024, not renewed since as the trailer job doesn't need it
- BS EN ISO 9606-1 141 pipe H-L045 stainless: ran out March 2024
- CCNSG safety passport valid to 19 August 2027
- NVQ Level 3 Fabrication & Welding 2013

Happy to sit a test in my own time if somebody gives me a booth. Full driving licence.`,
    },
    {
      name: 'darren-mulgrew-polyfusion',
      kind: 'trap',
      low: 12,
      high: 25,
      best: 18,
      why: "Welds plastic gas mains by fusion and runs a date-coding line before that; no metal welding, no coding in the ad's sense, no CCNSG.",
      lacks: [
        '6G / H-L045 coding in metal pipe',
        'three years welding process pipework in metal',
        'CCNSG safety passport',
      ],
      cv: `Darren Mulgrew
Gateshead, NE8

PROFILE
Pipe welder with eight years of pipework in all weathers. Fully qualified, trained to code, safety minded.

EXPERIENCE

Northmoor Gas Mains Renewal, Team Valley
Mains layer and fusion welder, 02/2018 - present
* Butt fusion and electrofusion of polyethylene pipe 63 to 355 mm on low and medium pressure gas mains
* Scraping, clamping, de-beading and bead inspection, recording each joint with the data logger and barcode
* Service transfers, squeeze off, live insertion into old cast iron
* Gang of three, reinstatement, Chapter 8 signing and guarding
* Welded about 9 km of pipe in the last two years with 4 failed joints

Penshaw Foods, Washington
Coding operator, 06/2014 - 01/2018
* Ran the inkjet coder, checked date code and lot code on sleeves, changed ribbons, logged code errors each hour

TRAINING
SHEA Gas card, exp 2027
EUSR gas network operations: mains laying, PE jointing up to 355 mm
NRSWA operative 2023
Manual handling, cable avoidance

EDUCATION
GCSEs incl. Maths and English, 2012

References given on request`,
    },
    {
      name: 'callum-reddin-brief',
      kind: 'thin',
      low: 68,
      high: 82,
      best: 76,
      why: 'Every must is stated with firm and dates, but in so few words that only a moderate grade with low confidence fits.',
      lacks: [],
      cv: `Callum Reddin
Norton, Stockton TS20. Mobile 07700 900 644

Pipe welder, Marske Process Services, Feb 2020 to date. Carbon and stainless process lines, TIG root, MMA fill, shop and site.

Before that Tollgate Fabrications 2016 - 2020, mixed steelwork.

Coded 9606-1 TIG/MMA, pipe, H-L045, valid to April 2028. CCNSG in date till January 2028.

Test sheets can be sent. Two weeks' notice.`,
    },
  ],
};
