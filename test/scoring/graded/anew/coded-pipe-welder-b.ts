/** Coded pipe welder for a process-pipework shop: a live TIG/MMA pipe code, three years on metal pipe and a safety passport decide it. */
import type { GradedJob } from '../types.ts';

export const codedPipeWelderB: GradedJob = {
  job: 'coded-pipe-welder-b',
  title: 'Coded Pipe Welder (TIG/MMA)',
  spec: `PIPE WELDER - BILLINGBROOK, TEESSIDE. Permanent days. £21.40/hr, time and a half after 39.

Harkstone Process Fabrications build skid-mounted pipework for chemical and hydrogen plant. Order book is full to 2028. We need two welders who can put a root in first time.

You must have:
Current pipe coding, TIG root and MMA fill and cap, to BS EN ISO 9606-1 or ASME IX. Not expired, not "used to be". You will be tested on the first morning.
Three years minimum welding process pipe. Plate and structural does not count.
CCNSG Safety Passport in date. Clients will not let you through the gate without it.

You should be able to read isometrics, fit up your own joints now and then, and fill in a weld log so that QC can read it. Radiography pass rate matters more to us than speed. Stainless as well as carbon, please. Purging should not need explaining.

Good if you have it: duplex or Inconel, orbital, a forklift ticket, shutdown work away.

We give you a proper bay with extraction, air-fed masks, boots twice a year, 25 days and bank holidays, pension. Tea is free. Parking is free. We are 30 people and nobody wears a tie.

Send your CV or ring Malcolm in the workshop before 3. No agencies.`,
  graded: [
    {
      name: 'asme-six-g',
      kind: 'any-of',
      low: 86,
      high: 97,
      best: 93,
      why: 'Coded to ASME IX instead of ISO 9606-1, in date, with eight years of stainless, carbon and duplex process pipe and a live passport.',
      lacks: [],
      cv: `DARREN OKELL
Stockbridge-on-Leven. Own transport, own hand tools.

TICKETS
ASME Section IX, 6G, GTAW root / SMAW fill and cap, A106 Gr B, 6" sch 80 - tested 11 Feb 2026, continuity signed to Oct 2026
ASME Section IX, 6G, GTAW all through, 316L, 2" sch 40 - tested 12 Feb 2026, continuity signed to Oct 2026
Client Contractor National Safety Group card, runs out June 2028
IPAF 3a/3b, March 2024

WORK
Apr 2021 - now. Brennock Mechanical, Redmarsh. Welder, pipe shop.
Spools from 1" to 14", carbon, 316 and a good bit of 2205 duplex for an offshore seawater package (2023-24). Argon back purge, oxygen meter on every joint. RT repair rate for 2025 was 1.1 per cent across 640 butts - the inspector's figure and not mine. I work straight from the iso and tack up my own when the fitter is busy. Weld number, heat number and consumable batch go on the sheet the same day.

Aug 2018 - Mar 2021. Tolvane Energy Services, various sites.
Turnarounds at two refineries and a terminal, twelve hour nights. Steam, condensate and amine lines. Position welds, mirror work when there was no other way in.

2014 - 2018. Apprentice then improver, Ferris & Dunn Fabrication. Level 3 NVQ Fabrication and Welding (Pipework), finished July 2018.

Never done orbital. References from both foremen.`,
    },
    {
      name: 'codes-ran-out',
      kind: 'lapsed',
      low: 56,
      high: 70,
      best: 63,
      why: 'Fifteen years on pipe and an in-date passport, but his welder approvals ran out in 2024 and have not been retaken since he moved into supervision.',
      lacks: ['current ISO 9606-1 or ASME IX pipe coding'],
      cv: `Dear Malcolm,

I saw your advert at the merchant's and would like to be considered. I started on the tools in 2006 and welded pipe for a living until the spring of 2024: first at Wexcombe Pipework (2006 to 2013), then at Laidler Process Systems (2013 to date). At Laidler I did high pressure steam, sulphuric in lined pipe, and pharmaceutical stainless where you could see your face in the bore. I held 9606-1 approvals in 141 and 111, H-L045, on carbon and on stainless, renewed every time they came up. The last set was dated April 2022 and ran to April 2024.

In March 2024 they made me bay supervisor. I look after six lads, do the job cards, walk the isos with the inspector, and sort out who needs what gas. I have not renewed my own papers since because the firm would not pay for a supervisor's test pieces. I still strike up most weeks to show the apprentices a root but none of it goes on the log against my stamp.

I would rather be back under the hood than behind a desk. I would need to test again and I know it. My CCNSG was done again in May 2025. I also have a counterbalance forklift licence (refresher 2025), and a clean driving licence.

City & Guilds in Fabrication and Welding, Hallgarth College, 2008. I am 41 and fit. I can start at a month's notice.

Yours sincerely,
Ian Prudhomme-Tate`,
    },
    {
      name: 'plastic-mains',
      kind: 'trap',
      low: 10,
      high: 24,
      best: 17,
      why: 'His welding is fusion jointing of polyethylene water mains, so neither the coding nor the years are metal pipe, and there is no CCNSG card.',
      lacks: [
        'current ISO 9606-1 or ASME IX pipe coding',
        'three years welding process pipe',
        'CCNSG Safety Passport',
      ],
      cv: `CURRICULUM VITAE - Lewis Abernethy-Cole

Profile
Coded pipe welder with nine years on pressure pipe up to 630 mm. Reliable, out in all weathers, happy to work away.

Qualifications
- Butt fusion and electrofusion jointing, PE80/PE100, reassessed January 2026
- EN 13067 plastics welder, group 3, valid to 2027
- EUSR Water Hygiene (blue card), valid to 2028
- NRSWA streetworks operative, 2024
- Confined space entry (medium risk), 2025

Career
Pipe Welder, Cawdale Utilities, June 2019 to present
Welding of trunk and distribution mains for two water companies. Set up, trim, face and fuse with automatic and manual machines; record every weld with heater temperature, drag pressure and cooling time. Debead and bend-back test. Last year I made 1,900 joints with four failures on pressure test. Some gas services in yellow PE.

Mains Layer, Sedgley Contracting, May 2017 to May 2019
Trenching, laying, bedding, backfill, reinstatement. Learned fusion on this job.

Warehouse operative, 2015 to 2017.

Machines: all the usual auto butt fusion boxes, top loaders, clamps, re-rounding tools.

Education
GCSEs including maths and English, 2015.

Interests: sea fishing, restoring a 1978 caravan.`,
    },
    {
      name: 'six-years-on-paper',
      kind: 'years',
      low: 58,
      high: 72,
      best: 65,
      why: 'Live pipe codes and passport, but of the claimed six years only the 21 months since February 2025 were on pipe; the rest was plate and steelwork.',
      lacks: ['three years welding process pipe'],
      cv: `Kasia Wrobel-Hand | Welder | Norton Fell

Over six years' experience as a coded pipe welder.

| When | Who | What |
|---|---|---|
| Feb 2025 - present | Gantry Vale Pipework Ltd | Process pipe welder. 141 root, 111 fill, carbon and 304L, 2" to 10". Spools for a bioethanol plant and a dairy. Purge dams, inter-pass temperature, log sheets daily. 10 % RT on the ethanol job, 3 repairs in 118 shots. |
| Sept 2020 - Jan 2025 | Rothmoor Structural Steel | Welder. Columns, beams, base plates, stair stringers. 135 and 136, plate 8 to 40 mm. No pipe here apart from handrail tube. |
| Sept 2017 - Aug 2020 | Rothmoor Structural Steel | Apprentice welder-fabricator. |

Certificates
BS EN ISO 9606-1 141/111 T BW FM1 H-L045, issued 03/02/2025, six-monthly confirmations up to date, good until Feb 2028
BS EN ISO 9606-1 141 T BW FM5 PH/H-L045, issued 19/05/2025, same
CCNSG passport, exp. Jan 2028
Abrasive wheels, manual handling, slinger/signaller

Level 3 Diploma in Fabrication and Welding Engineering, Norton Fell Technical College, 2020.

Drawings: general arrangement from my structural days, isometrics since 2025, I measure and fit my own small-bore.

Languages: English, Polish. Driving licence B. Willing to do weekends and shutdowns.`,
    },
    {
      name: 'mig-plate',
      kind: 'missing',
      low: 34,
      high: 48,
      best: 41,
      why: 'A good approved welder in another class: MIG on plate for trailers, with no TIG, no pipe and no passport.',
      lacks: ['TIG/MMA pipe coding', 'three years welding process pipe', 'CCNSG Safety Passport'],
      cv: `TREVOR JAMES ASPINWALL

What I do
Production MIG welder. Chassis, tipper bodies, hook-loader frames. Mild steel and Hardox, 3 mm to 25 mm, flat, horizontal and vertical up. I have been at it since I left school and I am quick and tidy.

Approvals
ISO 9606-1 135 P FW and BW, PF, issued August 2025 by the firm's surveyor, in date.

Where I have done it
Coldharbour Trailers, Middlewick - welder, later lead welder on line 2 - October 2012 to now
* set up jigs, weld to symbols on the drawing, visual check to company standard, mag particle on drawbars
* trained five starters since 2019
* absence: two days in four years

Alder Gate Skips - welder - 2008 to 2012
* repairs and new builds, some stick welding on thick lugs

Things I want
I have had enough of the line and would like to get into pipe. I had a go with TIG at an open evening, and a mate who does power stations says I have the hands for it. I would pay for half of a course myself.

Other
Counterbalance forklift (2024), overhead crane, first aider. Full licence. Live fifteen minutes from Billingbrook. Two weeks' notice.`,
    },
  ],
};
