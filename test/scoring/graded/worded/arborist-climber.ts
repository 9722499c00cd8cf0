/** Council arborist climber, UK: chainsaw ground, climbing and rescue, and aerial chainsaw units, two years climbing, B+E driving. */
import type { GradedJob } from '../types.ts';

export const arboristClimber: GradedJob = {
  job: 'arborist-climber',
  title: 'Arborist (Climber)',
  spec: `Harlow Vale District Council, Environment and Place
Arborist (Climber), Parks and Trees, Grade F £31,022 to £34,434, 37 hours, permanent

JOB PURPOSE
To carry out climbing and ground work on the Council's 41,000 street, park and housing trees, safely and to BS 3998, as part of a crew of three.

MAIN DUTIES
1. Pruning, reductions, deadwooding and dismantling by rope and harness and from MEWP.
2. Ground work: processing, chipper, traffic management, clearing of storm damage.
3. To drive the crew vehicle with chipper on tow; a licence that covers it is therefore needed.
4. Daily checks and care of saws, ropes, PPE; LOLER records.
5. To take part in the out-of-hours rota (one week in five).
6. To speak politely with residents who love or hate the tree.
7. Such other duties as are in keeping with the grade.

PERSON SPECIFICATION (measured by: A application form, P practical test, I interview)
Essential
(a) NPTC / City & Guilds or Lantra certificates for chainsaw maintenance, cross-cutting and felling, tree climbing and aerial rescue, and use of a chainsaw from a rope and harness. A
(b) At least two years' regular work as a climber. A, P
(c) Driving licence category B with towing (B+E). A
(d) Lift and carry as the work requires, with reasonable adjustments. I
Desirable
(e) Aerial rigging. MEWP (IPAF 1b). Woodchipper and stump grinder. A
(f) Emergency first aid +F. Streetworks unit. A
(g) Level 2 or 3 Arboriculture; tree identification; bats and birds. A, I
(h) Experience for a local authority or ARB Approved Contractor. A

The post is exempt from politically restricted rules. A basic disclosure will be asked for. Harlow Vale is a living wage and Mindful employer. We guarantee interviews to disabled applicants, care leavers and veterans who meet the essential list. CVs are accepted. No agencies.`,
  graded: [
    {
      name: 'arb-approved-climber',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 93,
      why: 'All four NPTC units plus rigging and IPAF, seven years of climbing with a council contractor, towing licence of 2022, first aid.',
      lacks: [],
      cv: `TOM REDDAWAY Climber
Bishops Stortford

Tickets
CS30, CS31 (2016), CS38, CS39 (2018), CS41 rigging (2021), CS32 med trees
Chipper and stumper, Lantra. IPAF 1b exp 2029. EFAW+F Feb 2025. LA/Streetworks signing & guarding unit 2 2024
LOLER on my kit every 6 months

Driving B, B+E (passed test Mar 2019), C1. Clean

Jobs
2021 to present, Pellow Tree Care, Ware (ARB Approved), lead climber. Council term contracts for two Hertfordshire districts: street limes and planes, crown reductions, lots of deadwood over roads, ash dieback fells. SRT and doubled rope both. Lead aerial rescue drill every month. I do the crane jobs.
Sept 2019 to 2021, second climber, same.
2017 to 2019, Twigg Brothers, Epping, groundsman then climbing from Sept 2018
2015 to 2017, parkie, Lee Valley

Diploma L2 Arboriculture, Writtle, 2016.
Two spaniels.`,
    },
    {
      name: 'new-unit-titles',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 87,
      why: 'The same assessments under their present full titles and a rail and parks climber of three years, car licence 2024 which now includes towing; no CS number anywhere.',
      lacks: [],
      cv: `Freya Nettleship
Email and phone on covering page. Herts.

I started as a gymnast, and then I found trees.

Spring 2023 - today: Ashendon Line & Woodland. Aloft four days out of five. Reductions of oaks and beeches beside the West Coast main line, dismantles over garden fences, a summer in Windsor parkland (veteran oaks, retrenchment cuts). Team of four. Grounds when it's not my tree. I drive the Ranger and tow the Timberwolf 230 nearly every day: I passed in January 2024, so I can. I've been in for the rescue demo each quarter and did a real one in 2025 when a colleague's bridge was cut.

Autumn 2022 - spring 2023: apprentice year 2, Ashendon, brush dragging and learning.
2019 - 2022: gymnastics coach, Luton.

Certificates, as they stand on the pieces of paper (City & Guilds 0021 series, now NPTC Awards L2 and L3):
Chainsaw Maintenance and Cross-cutting, Nov 2021
Felling and Processing Trees up to 380 mm, Dec 2021
Accessing a Tree using a Rope and Harness with Aerial Rescue, July 2022
Aerial Cutting of Trees with a Chainsaw using Free-fall Techniques, May 2023
Emergency First Aid at Work + Forestry 2024
Level 2 Arborist apprenticeship, merit, Capel Manor, 2024

Also a dog, a van that leaks and grade 6 cello.`,
    },
    {
      name: 'nsw-climber',
      kind: 'foreign',
      low: 56,
      high: 68,
      best: 63,
      why: 'Nine years of climbing in Sydney with AQF III, AHC units and a European Tree Worker in progress, but not one UK chainsaw or climbing certificate.',
      lacks: [
        'NPTC / City & Guilds or Lantra certificates for chainsaw maintenance, cross-cutting and felling, tree climbing and aerial rescue, and use of a chainsaw from a rope and harness',
      ],
      cv: `LACHLAN FENWICK-TO'A. Sawbridgeworth, since August 2026; UK ancestry visa to 2031.

Experience
Banksia & Blue Gum Pty Ltd, Sydney. Leading hand climber. 02/2017 - 07/2026. Council panels (Inner West, Randwick, Waverley) and insurers. Figs, gums, turpentines to 38 m. Removals by crane, spur dismantles, pruning to AS 4373. Spider lift, EWP. 420+ climbs a year. Team leader for storm call-outs in 2022 floods. Trained six climbers.
Groundie, same company. 11/2015 - 02/2017.

Qualifications
AHC30816 Certificate III in Arboriculture, TAFE NSW Ryde, 2018. Units among others AHCMOM213 operate and maintain chainsaws, felling (intermediate), tree climbing, aerial rescue, chainsaw use within the tree, rigging.
ISA Certified Arborist Climber Specialist, AU, 2021, to 2027.
European Tree Worker: theory passed Sept 2026, practical in April.
HLTAID011 First aid 2025. WHITE card. EWP ticket.

Driving
NSW full car and Medium rigid, exchanged at DVLA in September: B, BE, C1.

Other
Play rugby league and breed native bees. Happy in wet weather; that's what I came for.`,
    },
    {
      name: 'groundsman-with-climb-ticket',
      kind: 'years',
      low: 40,
      high: 55,
      best: 48,
      why: 'Eight years on the ground with a very good firm and licence; climbing certificate of 2025 with few climbs, no aerial saw unit.',
      lacks: ['use of a chainsaw from a rope and harness', "At least two years' regular work as a climber"],
      cv: `Arborist with nine years in the industry

Name: Ashok Prendergast. Home: Hoddesdon

Employment
Canopy East Ltd, Harlow, May 2018 - present, senior groundsman
I run the ground for a two-climber team: ropes and lowering, pulling, felling up to 30 inch, chipping, grinding, cones and signs, talking to customers, quotes for hedges. Council and Network Rail jobs. Since getting my climb ticket last summer I go up for small stuff (about one day a month, hedges, cherries, ivy) with silky and secateurs, foreman says I move well.

Green Stems, Cheshunt, April 2017 - May 2018, gardener & labourer

Warehouse op, 2013 - 2017

Certs
NPTC CS30 / CS31 (2018)
CS38 July 2025
Woodchipper, stump grinder
IPAF 1b, Aug 2023
First aid + F, May 2026
NRSWA operative
PA1/PA6 spraying

Driving licence: B, BE, C1 since 1998, digi card. 3 points in 2022, now gone.

Free time: Muay Thai, bouldering at Harlow twice weekly, allotment. Aiming for aerial chainsaw course this winter once I have saved the £900.`,
    },
    {
      name: 'tree-officer',
      kind: 'old',
      low: 53,
      high: 67,
      best: 60,
      why: 'Held every ticket and climbed from 2001 to 2013, but has sat at a desk as a tree officer for thirteen years; the work counts half.',
      lacks: [],
      cv: `ROWENA HALLIDAY-STOCK, BSc, MArborA

Tree Officer (TPO & Planning), Brentfield Borough Council, September 2013 to present
Survey by QTRA and VTA of 18,000 council trees in QGIS and Ezytreev. Tree preservation orders, conservation area notices, appeals and one public inquiry. Specify contracts and inspect works to BS 3998; manage a £410k contractor's budget; subsidence claims; ash dieback plan. Planned and bossed storm Eunice response in 2022.

Trees and Gardens Ltd, Waltham Abbey, 2001 to 2013
Climbing arborist, later foreman. Twelve years on rope in all weather, council and domestic trees, large beech and poplar dismantles with rigging. Chainsaw aloft daily. Three apprentices.

Merrist Wood, ND Arboriculture, 2001. BSc Arboriculture (part time, Myerscough) 2016. Professional Tree Inspection (Lantra) 2014, refreshed 2024.
NPTC: CS30, CS31, CS32, CS38, CS39 and CS40 (pruning), 2001 to 2004, CS41 2006. Chipper 2002.
Full driving licence, 1996: B, BE, C1.

Why back up a tree? I am 48, fit, I climb for fun in the woods with friends at weekends, and I have written enough emails. Fell runner, bellringer.`,
    },
  ],
};
