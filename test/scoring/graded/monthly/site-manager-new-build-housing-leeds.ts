import type { GradedJob } from '../types.ts';

export const siteManagerNewBuildHousingLeeds: GradedJob = {
  job: 'site-manager-new-build-housing-leeds',
  title: 'Site Manager - New Build Housing, Leeds',
  spec: `Subject: Site Manager, new build housing, East Leeds - permanent

Hi,

Hope you don't mind me dropping you a line. I'm looking after a regional housebuilder who has just taken possession of a 140-plot scheme out towards Garforth, mostly two-storey traditional with a block of 12 affordable apartments, and they want a number one on site before Christmas.

What they've told me is not up for debate: you need five years or more running new build housing sites as the Site Manager (time as an assistant is nice, but it doesn't count towards the five), a Site Management Safety Training Scheme certificate that is in date, and the black managers' CSCS card. You'll also be driving between this one and a small job in Selby, so a full UK driving licence please.

The day to day is what you'd expect. Setting the programme and sticking to it, bringing groundworkers, brickies, joiners and the finishing trades in at the right time, walking the plots with the NHBC inspector and the client, snagging before the customer ever sees it, RAMS, inductions, toolbox talks, calling off materials. You'll have an assistant and a forklift driver under you and you report to a Contracts Manager who visits once a week and otherwise leaves you alone.

They'd love somebody with a first aid ticket, temporary works coordinator training and a bit of timber frame. A good customer satisfaction record (5-star HBF builder) will go down very well.

Money is 58 to 62k, car or allowance, bonus on handovers, 25 days.

If that's you, or you know someone, ping me a CV and I'll ring you tonight.

Cheers,
Dan
Calder & Pike Recruitment`,
  graded: [
    {
      name: 'gareth-holroyd-number-one',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Ten years as number one on new build housing with in-date SMSTS, black CSCS card and licence, all dated, plus most of the extras.',
      lacks: [],
      cv: `GARETH HOLROYD
14 Spinney Close, Rothwell, LS26    07700 900418    g.holroyd@mailbox.example

CARDS AND TICKETS
Ticket                                 Issued        Expires
SMSTS (CITB)                           Mar 2015      refreshed Mar 2025, runs to Mar 2030
CSCS Black - Construction Manager      Jun 2024      Jun 2029
NVQ Level 6 Construction Site Mgmt     2016
First Aid at Work 3 day                Jan 2025      Jan 2028
Temporary Works Coordinator            Oct 2023      Oct 2028
Full UK driving licence, no points

EMPLOYMENT
Apr 2019 - date    Fennimore Homes (Yorkshire)    Site Manager
  Whinmoor Rise, 96 units, brick and block, finished Aug 2022. 4.8 out of 5 on reportable items average with NHBC.
  Kippax Fields, 118 units, of which 30 timber frame. Handed over the last plot Sept 2026, three weeks ahead of the programme I wrote in 2022.
  Two assistants and a trainee, telehandler driver, 40 to 60 subbies a day at peak. Customers recommend score 93%.
  No RIDDORs in 4 years.

Feb 2016 - Mar 2019    Oxspring Developments    Site Manager
  Three sites of 20 to 45 houses, Wakefield and Pontefract. Did everything, including material call offs and chasing the highways adoption.

2012 - Jan 2016    Oxspring Developments    Assistant Site Manager

2003 - 2012    Bricklayer, self employed and for my uncle

Outside work: coach of under 11s rugby league at Rothwell.`,
    },
    {
      name: 'michaela-stubbs-build-manager',
      kind: 'synonym',
      low: 86,
      high: 95,
      best: 91,
      why: 'Same job under the title Build Manager, nine years in sole charge of house building with current five-day safety course, black card and licence.',
      lacks: [],
      cv: `Michaela Stubbs
York, happy to travel across West Yorks. Clean driving licence since 1999.

I build houses for a living. Since September 2017 I have been a Build Manager with Aldgarth Residential, which is their name for the person in sole charge of a development. I open the site, I put the fence up, and I am there when the last family gets the keys.

So far that has been: Brayton Meadows (62 homes, 2017 to 2020), The Ropewalk (38 homes and 9 flats over a retail unit, 2020 to early 2022), and Sandhutton Grange (104 homes, spring 2022 until now, 11 left to finish). I plan the sequence of trades week by week on Asta, order bricks, trusses and kitchens against the build stage, hold the Monday morning meeting with the gangers, check method statements before anyone starts, and do the pre-plaster and final inspection on every single house with the warranty surveyor. On Sandhutton the average defects at home demo was 3.1 per house against a company average of 7. Customers gave us 94 per cent on the eight week survey. Two of my trainees are now in charge of their own developments.

Before that: assistant with the same company from 2014, and site engineer for Lund & Sharrow (setting out, drainage, roads) 2009 to 2014.

Health and safety: sat the five day CITB managers course in 2014, two-day refreshers in 2019 and February 2024, good until February 2029. My card is the black one, renewed 2023. Emergency first aider, renewed this May.

HNC Construction, Selby college, 2009.

I can start after four weeks.`,
    },
    {
      name: 'paul-tansley-smsts-expired',
      kind: 'lapsed',
      low: 60,
      high: 71,
      best: 66,
      why: 'Eight years as site manager on housing with black card and licence, but the SMSTS ran out in September 2024 and has not been retaken.',
      lacks: ['in-date SMSTS certificate'],
      cv: `Curriculum Vitae - Paul Tansley
Castleford - DOB 11/08/1974 - full driving licence

Profile
Time served joiner turned site manager. I get on with trades because I was one.

Work
Site Manager, Moorland Gate Homes, 06/2018 to 08/2026 (made redundant when the Wakefield office closed)
- 54 plot site in Normanton then 88 plots at Featherstone, plus an infill of 9 bungalows at the same time
- weekly programme, labour, snagging, Building Control and LABC Warranty visits, meeting purchasers on legal completion
- took the Featherstone site from 14 weeks behind to on time in a year after the previous manager left

Assistant Site Manager, Moorland Gate Homes, 01/2015 to 06/2018
Joiner, first and second fix, various housebuilders, 1992 to 2014

Qualifications
CSCS Black Manager card, valid to 04/2028
SMSTS, passed 16/09/2019, expired 16/09/2024. I was due on a refresher, it was cancelled when the office was winding down. Would need to do the full course again.
City & Guilds Carpentry and Joinery
NVQ 6 Site Management, 2018
First aid, expires 02/2027

References on request.`,
    },
    {
      name: 'callum-ferrie-two-years',
      kind: 'years',
      low: 58,
      high: 68,
      best: 63,
      why: 'All tickets in date and right kind of sites, but under three years as Site Manager against five, the rest having been as assistant.',
      lacks: ['five years as Site Manager on new build housing'],
      cv: `Callum Ferrie BSc
Leeds LS14

Site manager with over seven years' experience in housing.

January 2024 - present. Site Manager, Thornbeck Living
My first site on my own. 47 homes in Morley, traditional, nine plots affordable for a housing association. Was given the job when the previous manager retired. Finished first phase July 2025, second phase ongoing. I plan, chase, induct, snag, deal with the warranty inspector and the local authority's highways man. One Assistant and one labourer report to me. HBF star rating: the region has kept five stars both years.

August 2019 - December 2023. Assistant Site Manager, Thornbeck Living
Two larger sites (130 and 76). Looked after the finishing trades, customer demos, quality sheets and the waste records. Covered the manager's holidays.

2016 - 2019. BSc Construction Management, 2:1, summers labouring for my dad's groundwork firm.

Tickets: SMSTS Nov 2023 (to Nov 2028). CSCS black card issued March 2024. First Aid at Work 2025. Fire marshal. Scaffold inspection one day course.

Driving: full licence, own car.

I play five a side and restore old Lambrettas.`,
    },
    {
      name: 'denise-oakes-holiday-park',
      kind: 'trap',
      low: 8,
      high: 19,
      best: 13,
      why: 'Site manager of a caravan park: the title and the licence match, but no house building, no SMSTS, no CSCS.',
      lacks: ['five years as Site Manager on new build housing', 'SMSTS', 'black CSCS card'],
      cv: `Denise Oakes, Filey, North Yorkshire

SITE MANAGER with eleven years of running busy sites of up to 260 pitches

Sandpiper Bay Holiday Park, Site Manager, March 2018 - now
I am responsible for the whole site: 260 static and touring pitches, shop, bar and swimming pool. I lead 22 seasonal staff and 6 all year. I handle owner contracts, site fees of 1.4 million a year, gas safety paperwork, grass cutting and winter draining down. I book contractors to build decking and new hardstandings and I see to it that new caravans are sited and handed over to their owners with the snags done. Customer satisfaction has gone from 81 to 92 percent.

Whitecliff Touring Site, Assistant Warden then Site Manager, April 2015 - Feb 2018
Bookings, cleaning rota, health and safety checks of play area, and the toilets block refurbishment.

Before this I was a receptionist in a hotel, 2007 to 2015.

Training: Personal licence holder, pool plant operator, first aid at work (2025), food hygiene level 2, Manual handling. Full driving licence and B+E towing.

I would like to move to the Leeds area to be nearer to my grandchildren.`,
    },
  ],
};
