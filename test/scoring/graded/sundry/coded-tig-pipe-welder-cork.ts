/** Coded TIG Pipe Welder: in-date TIG coding on stainless pipe; 3 years welding pipe in a process environment decide it. */
import type { GradedJob } from '../types.ts';

export const codedTigPipeWelderCork: GradedJob = {
  job: 'coded-tig-pipe-welder-cork',
  title: 'Coded TIG Pipe Welder',
  spec: `TIG Pipe Welders (Coded) - Ringaskiddy, Co. Cork - Immediate Start

Ardmore Technical Recruitment are currently recruiting 6 no. coded TIG pipe welders on behalf of our client, one of the country's leading mechanical contractors, for a large pharma expansion in Ringaskiddy. This is 9 months' work guaranteed with a strong possibility of extension, 39 hour week plus plenty of OT, full SEO rate and country money for those who qualify.

The work is purge welding of stainless process pipework from 1/2" up to 8", mostly sch 10, half of it prefabs in the workshop and the rest tie-ins on the pipe rack, all off isometric drawings. Every weld is either boroscoped or x-rayed so the standard has to be there.

To be considered you must have an in-date TIG coding on stainless pipe (ISO 9606-1 or ASME IX, 6G position), a valid Safe Pass and no less than 3 years welding pipe in pharma, dairy, brewing or a similar process environment. Manual Handling is required but we can arrange it. MEWP and Abrasive Wheels tickets are a plus, as is any orbital experience (AMI, Polysoude). You will be asked to sit a weld test on the first morning. Own hand tools and PPE.

If you are interested please send an up to date CV and copies of your certs to Niamh in the Cork office or call for a confidential chat. Ardmore Technical Recruitment acts as an employment business and is an equal opportunities employer.`,
  graded: [
    {
      name: 'pharma-tig-hand',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'In-date 6G TIG coding on stainless, Safe Pass, and over eight dated years on pharma and dairy pipe up to last month.',
      lacks: [],
      cv: `DONAL HARNEDY
Carrigaline, Co Cork. Own transport, will travel.

TICKETS
Safe Pass - exp 03/2028
TIG coded, 316L stainless pipe 2" & 6" sch 10, 6G, ASME IX - tested June 2026 (BV witness)
TIG coded carbon 6" root, MMA fill - June 2026
Manual Handling 01/25, Abrasive Wheels 01/25, MEWP (boom + scissors) 05/24
Confined space 2023

JOBS
Kilbrack Mechanical, Oct 22 - Oct 26. TIG welder. Biologics job in Carrigtwohill then WFI and clean steam loops in Kinsale. Double purge, weld logs, boroscope. Reject rate under 1% on last 900 welds, x-ray included. Job just finished.

Sliabh Process Pipework Ltd, Feb 20 - Sept 22. TIG welder. Milk intake, CIP sets and evaporator pipework, Mitchelstown & Mallow. 1" to 6" sch 5 & 10. Made up spools in the shop from isos and tied in on shutdowns.

Dunmahon Engineering, Aug 18 - Jan 20. Welder/pipefitter, brewery in Dublin, tank farm lines. Worked with AMI 227 orbital for about 6 months here.

Before that: apprenticeship Metal Fab, FÁS/SOLAS 2014-2018, National Craft Cert (Level 6).

References: Tom at Kilbrack, number on request`,
    },
    {
      name: 'argon-hygienic-lines',
      kind: 'synonym',
      low: 84,
      high: 96,
      best: 90,
      why: 'Same trade in continental words (GTAW, H-L045, hygienic lines, SOLAS card): valid approval, card and seven years on breweries and vaccines.',
      lacks: [],
      cv: `My name is Rui Cardeano, my trade is argon welding, I live in Waterford since 2021.

At the present (from 11.2021 until today) I work for Lismoyle Skid Systems. We make and install hygienic lines for vaccine and infant formula factories. I join 316L tube and thin-wall schedule 10 with GTAW process, with argon inside the line so that the root stays silver, no sugar. I read the iso, cut, face, tack and close the joint. On the customer's plant I do the closing joints by hand where the automatic head (Polysoude MW) cannot enter; in the shop I run the automatic head also. All my joints are looked at by camera, 20 % go to radiography.

From 03.2019 to 10.2021: Soldaminho Lda, Braga, sent to Belgium and Denmark. Breweries, fermentation cellars and CIP stations, always stainless, diameters DN15 to DN200.

Approvals:
EN ISO 9606-1 141 T BW FM5 S s2.77 D60.3 H-L045 ss nb, TÜV Rheinland, issued 14.04.2025, prolonged by employer each 6 months, good until 14.04.2028
SOLAS construction safety card (the Safe Pass one), renewed 02.2025
Manual handling 02.2025
Elevating platform IPAF 3a/3b

Languages: Portuguese, good English for site, some French.
I have all my hand tools and three TIG torches.`,
    },
    {
      name: 'codings-run-out',
      kind: 'lapsed',
      low: 56,
      high: 70,
      best: 64,
      why: 'Twenty years of process pipe and a valid Safe Pass, but every coding ran out in 2023 and was never renewed.',
      lacks: ['in-date TIG coding on stainless pipe (ISO 9606-1 or ASME IX, 6G)'],
      cv: `CURRICULUM VITAE - Michael "Mossy" Treacy, Charleville

Profile: Stainless pipe welder with 20 years behind me in creameries, cheese plants and distilleries. Steady, sober, used to working on my own or with one mate.

Employment history

2021 to present: Treacy & Foley Dairy Services, Charleville (partner). Installing and altering milk lines, CIP returns and pasteuriser pipework for three co-op plants. TIG on 304/316 from 1" to 4", purged, some 6" on the evaporators. I do most of the welding; the plants do not ask for papers on low pressure lines so nobody witnessed tests.

2012 to 2021: Galtee Stainless Ltd, lead welder. Distillery in Midleton, two pharma jobs in Little Island, worked from isometrics, x-ray on the solvent lines. Trained four apprentices.

2005 to 2012: various contractors, Cork and Limerick.

Certificates
Safe Pass (expires Nov 2027)
Manual handling (2025)
ISO 9606-1 TIG stainless pipe 6G, and TIG/MMA carbon 6G: both issued by Galtee's inspector in September 2020, expired September 2023. I have not re-tested since. Would be willing to sit a test.

Interests: hurling, greyhounds.`,
    },
    {
      name: 'mig-fabricator-keyword-list',
      kind: 'list',
      low: 26,
      high: 42,
      best: 34,
      why: 'A workshop MIG fabricator of steel stairs and trailers whose TIG, 6G and pipe appear only in a list of skills.',
      lacks: [
        'in-date TIG coding on stainless pipe (ISO 9606-1 or ASME IX, 6G)',
        '3 years welding pipe in a process environment',
      ],
      cv: `Kevin Ashgrove
Welder / Fabricator
k.ashgrove(at)example.ie | Portlaoise

KEY SKILLS
TIG welding • 6G pipe • Stainless steel • Purge welding • ISO 9606-1 • ASME IX • Isometric drawings • Pharma • Orbital • MIG • MMA • Plasma cutting • Team player

WORK EXPERIENCE

Welder/Fabricator, Rathdowney Steel Fabrications
January 2020 – Present
- MIG welding of structural steel: columns, beams, stairs and balustrades up to 12 m
- Reading GA and fabrication drawings, marking out, drilling, plating
- EN 1090 execution class 2 workshop; I do visual checks on my own welds
- Loading and occasional site erection days

Trailer Builder, Midland Agri Trailers
June 2016 – December 2019
- MIG welding chassis and bodies on jigs, 8 trailers per week
- Grinding, primer, fitting of axles and lights

TRAINING
Safe Pass, renewed 2024
MIG (135) plate coding, fillet, PB position, 2023
Manual Handling 2024
Abrasive wheels 2024
Leaving Certificate Applied 2015`,
    },
    {
      name: 'newly-qualified-coded',
      kind: 'years',
      low: 56,
      high: 70,
      best: 63,
      why: 'Coded and carded, but pipe welding only since August 2025; the five years he claims are mostly an apprenticeship on gates and structural steel.',
      lacks: ['3 years welding pipe in a process environment'],
      cv: `Hi, I'm Adam Lenihan, 23, from Macroom. Welder with 5 years' experience looking to get onto the bigger sites.

What I'm at now - TIG pipe welder with Bruachlinn Process, since 18th August 2025. On a pharma tablet plant in Ringaskiddy doing stainless 1/2 to 4 inch, sch 10, purged, mostly shop spools and since May this year tie-ins on the rack as well. Using isometrics every day. My welds are boroscoped, about 1 in 10 x-rayed, two repairs so far.

What I did before - Apprentice metal fabricator, September 2021 to August 2025, with O'Shea Gates & Structural in Ballincollig: entrance gates, fire escapes, RSJs, cattle crushes. MIG and stick mainly. TIG only in phases 4 and 6 in the college (Cork, MTU), on plate and on pipe coupons. Passed Advanced Certificate Craft - Metal Fabrication, Level 6.

My certs:
* TIG 316 pipe 6G ISO 9606-1, tested 09/2025, signed up at six months each time, valid to 09/2028
* Safe Pass 2025 (good till 2029)
* Manual Handling, Abrasive Wheels 2025
* Full B licence, own van

Foreman will give me a good word.`,
    },
  ],
};
