import type { GradedJob } from '../types.ts';

export const leadBreadBakerPortlandMaine: GradedJob = {
  job: 'lead-bread-baker-portland-maine',
  title: 'Lead Bread Baker (overnights)',
  spec: `Lead bread baker, Portland, Maine

The gig
We're a 14-person bakery off Congress Street that mills some of its own wheat and sells everything it makes by 2 p.m. Our lead is moving to Montana (for love, not for money) and we need someone to take over the overnight bread side: four bakers, a five-deck oven, about 900 loaves a night, eleven wholesale stops. Start 10 p.m., home before school drop-off.

Non-negotiables
- You've baked bread for a living, at volume, from scratch, for three years minimum. Frozen, par-baked or mix-from-a-bag doesn't count, and cakes don't either.
- Naturally leavened dough is second nature: you've kept a culture alive and adjusted for flour, weather and a broken walk-in.
- A food protection manager certificate that's current (ServSafe Manager or any other accredited one). The city asks for it, and you'd be the certified person on the shift.

Bonus points
- Laminated dough. Ours is croissants on weekends only, but still.
- Whole-grain or fresh-milled flour
- You've led a crew, written a production sheet, costed a loaf
- Spanish or Portuguese
- Okay with a 50 lb bag

What you get
$27 to $31 an hour, health insurance at 32 hours, two weeks off in January when we close, bread forever.

Send us a note about yourself and what you've baked. A resume is fine. A photo of the crumb is better.`,
  graded: [
    {
      name: 'hannah-pruitt-sourdough',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 96,
      why: 'Eight years of sourdough at volume, three of them leading a night crew, with ServSafe Manager until 2029, lamination and fresh-milled flour.',
      lacks: [],
      cv: `Hannah Pruitt
Burlington, VT  (moving to South Portland in December)
hpruittbread@example.com

BREAD

Head of nights, Onion River Hearth, Burlington — Sept 2023 to present
Crew of three, 620 loaves Thursday through Sunday, 400 the rest. Two cultures, a stiff rye and a liquid wheat, which I moved across town in my own truck when the compressor died. Four-deck Bongard-style oven and a spiral. I write the pull sheet, set the water temps, shape with everybody else and load. Brought the waste down from 7% to about 3. Costed all sixteen breads when flour went up. We moved 30% of the line to stone-ground from a mill in Charlotte, which meant re-working hydration on all of it.

Baker, Three Sluice Bakery, Brattleboro — April 2019 to Aug 2023
Mixing, then shaping, then oven. Country loaf, miche, seeded rye, baguette on poolish, ciabatta. 500 pieces a day, everything by hand after the divider. Six months on the croissant bench.

Apprentice, Three Sluice Bakery — Aug 2018 to March 2019
Scaling, panning, sweeping, feeding the starter at 4 p.m.

OTHER
ServSafe Food Protection Manager, exp. May 2029
12-week artisan bread program, Northeast Kingdom Baking School, 2018
BA Environmental Studies 2016
Conversational Spanish
I can carry the bag, and the other one too`,
    },
    {
      name: 'bro-anselm-kowalczyk-retreat',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 85,
      why: 'Nominally a guest-house steward, but for six years he has run a sourdough operation of 350 loaves a bake with wholesale accounts, and holds an accredited manager certificate.',
      lacks: [],
      cv: `Thomas Kowalczyk
Guesthouse Steward, Priory of St. Odo, Hardwick, Massachusetts

For thirteen years I have answered to Brother Anselm; I am leaving the community at Christmas on good terms and will need work.

Positions
2020, spring – now: Guesthouse Steward
2013 – 2020: Librarian and sacristan
2006 – 2012: Middle school history teacher, Worcester

The guesthouse closed for the pandemic and never quite came back. What we had was a kitchen with a donated three-deck oven, and a community that had to eat, so in May 2020 I began to bake, and by the fall of that year we were selling. Since then the Priory's bread has been my job, five nights in the week. We make 350 loaves on a usual night and 600 before Thanksgiving and Easter, with two paid helpers and whichever novice is awake. There is no yeast in the building. The leaven is a 100% hydration wheat culture, fed twice a day, that has been through two heat waves and one flood. Flours are bread flour, whole spelt and a rye we grind ourselves on a 20-inch stone. Six kinds: table loaf, spelt, rye with caraway, oat porridge, raisin, and a pan loaf for sandwiches. They go to nine stores and two restaurants, and I keep the orders, the delivery sheet and the price list. A 2 lb loaf costs us $2.14.

The county required a certified manager, so I took the National Registry of Food Safety Professionals exam in 2021 and again this February. It is good to February 2031. Three inspections, no critical violations.

I have never made a croissant. I can lift the bag. Portuguese from six years of teaching in Worcester and from two of the helpers.`,
    },
    {
      name: 'frank-delvecchio-former-owner',
      kind: 'old',
      low: 62,
      high: 74,
      best: 68,
      why: 'Thirteen years owning a sourdough bakery and a current ServSafe, but he sold it in 2016 and has baked only as a volunteer since.',
      lacks: [],
      cv: `FRANK DELVECCHIO
Scarborough, Maine

REAL ESTATE — Coastline Homes & Land, Scarborough
Associate broker, October 2016 to present
Residential sales, $6-8M yearly, two assistants. Open houses, closings, marketing.

BAKERY — Delvecchio & Daughter Bread, Nashua, New Hampshire
Owner and head baker, March 2003 to August 2016 (sold)
Built it from a two-door garage to 19 people. Everything from flour, water, salt and a starter I got from my grandmother's cousin in Altamura. Semolina rounds, pane pugliese, baguettes, olive loaf, rye on Fridays. Wood-fired first, then a steam deck oven from 2007. 700 to 1,000 loaves a night, twenty wholesale stops. I was on the bench five nights until about 2013 and three after that. Trained eleven bakers, four have shops of their own. Ricotta croissants for Christmas only.

VOLUNTEER
Wednesday supper, St. Brendan's, Portland, since 2022. I bake forty pans of focaccia with commercial yeast and keep the kitchen's paperwork, for which I took ServSafe Manager in April 2025 (good through April 2030).

EDUCATION
BS Business, Merrimack Valley College, 1991

Why now? I'm 57, the kids are gone, and I drive by your window on my way home. I haven't worked a bread shift in ten years. My back is fine.`,
    },
    {
      name: 'noelle-abrams-pastry-chef',
      kind: 'denial',
      low: 45,
      high: 58,
      best: 52,
      why: 'Nine years of good pastry and a valid ServSafe Manager, but she says she has run no bread and kept no starter, the heart of this job.',
      lacks: ['three years of scratch bread at volume', 'naturally leavened dough'],
      cv: `NOELLE ABRAMS
Pastry Chef
Portland, ME | 207-555-0188

EXPERIENCE

The Larkmoor Hotel, Portland, ME
Executive Pastry Chef, 06/2021 – Present
• Lead a team of five, overnight and early shifts; viennoiserie for 140 breakfasts, plated desserts, banquets to 400
• Croissants, kouign-amann and danish on a sheeter, 600 pieces a weekend
• Ordering, food cost at 22%, production schedule, allergen matrix
• Won a regional chocolate showpiece award 2024

Salt & Fennel, Boston, MA
Pastry Sous Chef, 09/2019 – 05/2021
• Tasting menu desserts, ice creams, petits fours

Hotel Vantreight, Boston, MA
Pastry Cook, 08/2017 – 08/2019
• Cakes, mousse, breakfast pastry

EDUCATION
AOS Baking & Pastry Arts, Hudson Culinary College, 2017

CERTIFICATIONS
ServSafe Manager, through 10/2028
ServSafe Allergens

A NOTE ON BREAD
I should be upfront: our bread at the hotel comes in from outside. I had a ten-day bread block at school and have not run a bread shift, nor have I maintained a levain beyond a jar at home that I let die. I love the product and want to learn it properly, and lamination, people and costing I can bring tomorrow.

LANGUAGES
English, kitchen Spanish`,
    },
    {
      name: 'curtis-baker-claims',
      kind: 'unrelated',
      low: 0,
      high: 9,
      best: 3,
      why: 'An insurance claims adjuster whose only link to the trade is his surname.',
      lacks: [
        'three years of scratch bread at volume',
        'naturally leavened dough',
        'food protection manager certificate',
      ],
      cv: `Curtis J. Baker
Westbrook, Maine 04092
LinkedIn: curtis-j-baker

Licensed property claims adjuster with a background in customer service.

Dirigo Mutual Insurance, Portland, ME
Claims Adjuster II, January 2021 to present
Handle 90 to 110 open homeowner files. Inspect roof, water and fire damage, write estimates in Xactimate, negotiate with contractors and public adjusters, set reserves to $150K. Catastrophe team, Florida deployments in 2022 and 2024. Average cycle time 19 days.

Dirigo Mutual Insurance
Claims Associate, June 2018 to December 2020
First notice of loss calls, coverage letters, glass claims.

Casco Rental Cars, South Portland
Branch agent, 2016 to 2018
Counter sales, fleet, damage reports.

University of Southern New England, BA Communications, 2016
Maine all-lines adjuster license, active
AIC designation, 2023

Volunteer youth hockey coach. Enjoy hiking, trivia night, dogs.`,
    },
  ],
};
