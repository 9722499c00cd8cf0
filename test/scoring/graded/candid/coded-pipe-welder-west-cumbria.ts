import type { GradedJob } from '../types.ts';

export const codedPipeWelderWestCumbria: GradedJob = {
  job: 'coded-pipe-welder-west-cumbria',
  title: 'TIG Pipe Welders (coded) - nuclear site, West Cumbria - 14 month job',
  spec: `Morning,

We spoke to a few of you over the summer about this one and it has finally been signed off. Our client is a mechanical contractor putting new stainless process lines into a waste treatment building on a licensed site near Whitehaven. They want six TIG pipe welders from the second week of January, 14 months, 4 x 10s with the odd Saturday, PAYE or umbrella, digs money on top if you are over 40 miles out.

Please only reply if you can say yes to all of this, because the client will bounce you at the gate otherwise:

You have a coding on stainless pipe, TIG, fixed at 45 degrees (H-L045 or 6G, whatever your paper calls it), to 9606-1 or ASME IX, and it is in date with the six-monthly signatures done. You have been welding process pipe for five years at the very least. Nuclear, pharma, refinery, chemicals, we don't mind which, but pipe carrying product and not handrails. And your CCNSG safety passport is live.

You'll be welding 316L from half inch socket up to 8 inch schedule 40, mostly open root with back purge, off isometrics, everything volumetrically tested. You'd fill in your own weld log and sit with the QC lad when films come back. There is a weld test on day one, 3 inch, X-rayed.

It would help you if you've worked on a nuclear site before, have run an orbital head, or hold something on duplex too. BPSS we sort out from here, allow three weeks, so send us your ID early.

Send your CV and copies of the tickets to me, not to the site.

Cheers,
Nicola`,
  graded: [
    {
      name: 'dean-hartshorne-site',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'Stainless TIG 45-degree coding signed in August 2026, eighteen years on process pipe, live safety passport, six of them on a nuclear site with orbital.',
      lacks: [],
      cv: `DEAN HARTSHORNE
12 Fell View Terrace, Cleator Moor, Cumbria
07700 900143       d.o.b. 04/06/1988

Pipe welder. Served my time on pipe and never really left it.

CODINGS
Process      Material      Size                  Position   Standard            Last signed
141          316L          2" sch10 - 6" sch80   H-L045     BS EN ISO 9606-1    08/2026
141 / 111    carbon        6" sch80              H-L045     BS EN ISO 9606-1    08/2026
141          duplex 2205   3" sch40              H-L045     BS EN ISO 9606-1    05/2026

Passport (CCNSG) renewed Feb 2026, runs to Feb 2029
Confined spaces, manual handling, asbestos awareness - all 2025
BPSS held through present employer

WORK
03/2020 to now   Ravenmoor Mechanical Services Ltd
Pipe welder on an effluent plant, nuclear licensed site. 316L, three quarter inch to 8 inch, argon purge, all radiographed. 1.1% repairs over the last two years by the QC sheet. Orbital closed head on the small bore since 2022, about 400 welds. Fill in the weld register each shift and mark up the isos.

09/2015 - 02/2020   Solway Pipefab, Workington
Site and shop. Acid lines and steam on two chemical works, shutdowns at a detergent plant. Stainless and carbon in about equal parts.

08/2008 - 08/2015   T. Branthwaite & Sons, Maryport
Spool shop welder, then out on site from 2011. Dairy, brewery, paper mill condensate.

09/2004 - 08/2008   Apprentice, same firm. NVQ 3 Fabrication & Welding.

Available from 5 January. Own hood, own grinders, full driving licence. Refs: ask for Pete Storey at Ravenmoor.`,
    },
    {
      name: 'kerry-blenkinsop-gtaw',
      kind: 'synonym',
      low: 85,
      high: 96,
      best: 91,
      why: 'Meets all three conditions under other names (GTAW 6G to ASME IX, client contractor passport, biotech and refinery lines since 2016); only nuclear site time is absent.',
      lacks: [],
      cv: `Kerry Blenkinsop
Norton, Stockton-on-Tees / kerry.blenkinsop@example.com

I weld tube and pipe for people who make medicines and, before that, people who make petrol. GTAW is what I do nine days in ten.

At present I am with Hallgarth Hygienic Installations (since 11 January 2021), a crew of eight who fit out biotech buildings from Billingham to Speke. The pipe is 316L, from 1/2 inch tube to 6 inch Sch 40. The ring mains are done with an automatic head (I programme the closed heads and cut the coupons), while tie-ins and anything awkward are by hand with the inside flooded with argon and an oxygen meter reading under 50 ppm before I strike up. Every joint gets a number, a borescope picture and my stamp, KB7. One in ten is shot on hygienic lines, all of them on clean steam.

Before that, Oct 2016 to December 2020, I was a traveller with Carrick Shutdown Group: seven refinery and terminal turnarounds, chrome-moly and austenitic, open root, 2 to 10 inch, 100% film. Worked from the drawing with a fitter, and had to explain my own repairs in front of the client's engineer (four in the four years).

Learned it at Tees Marine Skills Centre, Level 3 diploma in welding, finished July 2016.

Papers
- ASME Section IX performance qualification, GTAW, P8 stainless, 2 in. double-extra-heavy, inclined fixed (6G). Tested 3 March 2025, continuity log stamped every six months, latest 22 Sept 2026.
- Same again for P1 carbon, GTAW root / SMAW fill. Continuity Sept 2026.
- Client Contractor National Safety Group card, expires 30/06/2028
- IPAF 3a, 3b

I have not been inside a nuclear fence so far. Nothing on my record that would trouble a vetting officer.`,
    },
    {
      name: 'alun-pritchard-inspection',
      kind: 'lapsed',
      low: 60,
      high: 72,
      best: 66,
      why: 'Twelve years of excellent nuclear and refinery pipe welding and a live passport, but by his own account every coding has run out since he went into inspection.',
      lacks: ['stainless TIG pipe coding in date'],
      cv: `Alun Pritchard, Llangefni, Ynys Môn
Tel 07700 900718

Summary
Pipe welder by trade, twelve years on the torch, for the last two and three quarter years a visual inspector. Would like to go back to welding; I miss it and the money is better.

Jan 2024 - present
WELDING INSPECTOR (VISUAL), Menai Integrity Ltd
Fit-up and final visual on stainless pipework at a fuel plant and an LNG terminal. Check WPS against what is actually in the man's hand, sentence caps and roots, keep the dossiers. CSWIP 3.0 (Dec 2023).

Feb 2017 - Dec 2023
PIPE WELDER, Cemaes Engineering Construction
Decommissioning power station on the island, then a new-build cooling and drains package. 304L and 316L, 1" to 10", TIG all the way up to 4" and TIG/stick above. Back purged. Trained two improvers. Repair rate below two per cent throughout.

May 2012 - Jan 2017
PIPE WELDER, Dee Estuary Process Pipe, Ellesmere Port
Refinery shutdowns, small bore steam tracing, a lot of 45 degree fixed in holes you would not put a dog in.

Apprenticeship 2008 - 2012, plate and pipe, NVQ Level 3.

Certificates
CCNSG Safety Passport, to 14 Sept 2027
CSWIP 3.0 Visual Welding Inspector, to Dec 2028
Welder approvals EN ISO 9606-1 141 and 141/111, S/S and C/S, H-L045: last signed December 2023, not prolonged since, so they have expired. I would have to be re-tested and am happy to come in and do that any day.
Cymraeg / English`,
    },
    {
      name: 'shane-doolan-fusion',
      kind: 'trap',
      low: 12,
      high: 24,
      best: 18,
      why: "A 'pipe welder' with 'coded' tickets, but in polyethylene for water and gas mains: no metal, no TIG, no process plant.",
      lacks: ['stainless TIG pipe coding', 'five years welding process pipe', 'CCNSG safety passport'],
      cv: `Shane Doolan
PIPE WELDER, all sizes 20mm to 630mm
Armthorpe, Doncaster. 07700 900262. Full licence + trailer

Employment

Sept 2018 - date. Don Valley Mains & Services
Pipe welder on water main renewals. Butt fusion with automatic machines, electrofusion couplers and saddles, HPPE blue and black. Scrape, clamp, weld, cool, de-bead, check the bead, record the joint number on the tablet. Pressure test with the client's man stood over you. Gang of four, I run it when the ganger is off. Nine schemes without a failed joint, biggest was 3.2 km of 450 in a live carriageway.

April 2013 to Aug 2018. Pennine Gas Connections
Service layer then welder on PE gas mains, yellow pipe, live tees, squeeze-offs. On call one week in four.

2010 - 2013. Labourer, groundworks, various round Rotherham

Tickets
Coded PE welder - butt fusion & electrofusion, assessed yearly, last one June 2026
EUSR SHEA Water to 2028, National Water Hygiene card to 2028
NRSWA operative, streetworks to 2029
CAT & Genny, confined space low risk, abrasive wheels
NVQ 2 Network Construction Operations (water)

Read drawings and long sections, keep a tidy site, used to permits and inspectors. Work away no problem, been doing it 13 years. Looking for a longer job on a big site where the nuclear money is.`,
    },
    {
      name: 'marek-wolny-short',
      kind: 'thin',
      low: 62,
      high: 76,
      best: 70,
      why: 'Sixty-odd words that do state an in-date 6G stainless TIG coding, eleven years of process pipe and a passport, with nothing to show the detail.',
      lacks: [],
      cv: `Marek Wolny, Barrow-in-Furness, 07700 900390

Pipe welder, TIG.

2019 - now: Furness Process Pipework, stainless lines, chemical and pharma sites
2015 - 2019: Brenwick Industrial, Grangemouth, refinery pipe, carbon and stainless

Coded 9606-1, TIG, stainless, 6G, signed July 2026. CCNSG to March 2028.

Good roots, good X-rays. No nuclear yet. Can start January. Copies of tickets if you ring.`,
    },
  ],
};
