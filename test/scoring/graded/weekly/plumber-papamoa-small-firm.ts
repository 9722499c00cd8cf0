import type { GradedJob } from '../types.ts';

export const plumberPapamoaSmallFirm: GradedJob = {
  job: 'plumber-papamoa-small-firm',
  title: 'Plumber',
  spec: `PLUMBER - PAPAMOA

There's four of us and three vans, and more work than we can get to. About half is new houses for two builders we've dealt with for years, the other half is maintenance: hot water, leaks, bathrooms, the odd retirement village.

You:
on the Board's register as a plumber with a current practising licence (licensed or certifying, either is good, no trainees this time sorry)
full NZ driver licence, manual
three years or more on houses after getting registered, so I can give you the plans and the keys and not see you till smoko on Friday

Would be handy: gas as well, or drains. Backflow testing. Heat pump hot water. Able to price a small job at the kitchen table without scaring anyone.

Us: van you can take home, phone, decent pipe tools (press gun etc), $44-$50 an hour depending on your tickets, overtime only if you want it, we shut down two and a half weeks at Christmas. Licence fees and CPD paid. Dog friendly yard.

Tidy worker, turns up, polite to old ladies. References will be rung.

Send something about yourself to Kev at Wairakei Plumbing or drop in, we're behind the tile shop. No agencies.`,
  graded: [
    {
      name: 'hemi-rangitaua-certifying',
      kind: 'strong',
      low: 87,
      high: 96,
      best: 92,
      why: 'Certifying plumber and gasfitter with current licence, eight years on houses since registration, full licence and most of the extras.',
      lacks: [],
      cv: `Hemi Rangitaua
Certifying plumber / certifying gasfitter
Te Puke

I've been plumbing since I left Te Puke's college in 2013. Looking for something closer to the beach, ideally with a small crew.

REGISTRATION
Registered plumber 2018, certifying since 2021 (Plumbers, Gasfitters and Drainlayers Board). Certifying gasfitter 2022. Practising licence for 2026/27 in hand, runs to 31 March 2027.
Backflow - tester's course, 2024, on the IQP list for the Western Bay.
Full class 1 licence, manual, clean.

JOBS
Kaituna Plumbing & Gas, Te Puke - Feb 2021 to now
Two of us do all the group-home work: pre-lay under slab, pre-pipe, fit-off, about 45 houses a year. In between I run my own list of maintenance calls. Hot water changes, califont swaps, kitchen and bathroom renovations, roof flashings. I price jobs under ten grand myself.

Baywide Services, Mount Maunganui - Jan 2014 to Jan 2021
Apprentice until mid 2018 then tradesman. Started out on apartments at the Mount, later houses and a rest home refit. Changed about 200 cylinders. Learned to braze properly from an old Scotsman.

NZ Certificate in Plumbing, Gasfitting and Drainlaying L4, 2018.

Fishing, kids' touch rugby coach. Three referees incl. both bosses.`,
    },
    {
      name: 'stuart-mcalpin-sold-business',
      kind: 'overqualified',
      low: 79,
      high: 91,
      best: 85,
      why: 'Ran his own plumbing firm for seventeen years, meets every must with a current certifying licence, and only raises the question why he wants to be back in a van.',
      lacks: [],
      cv: `STUART McALPIN, born 8 June 1975, Bethlehem, Tauranga

In March this year I sold McAlpin Mechanical, which I had started in 2009 with one ute and which by then had nineteen people, five of them apprentices. I am fifty-one, my back is fine, and after seven months of golf I would sooner be putting in bathrooms than answering e-mails. I am not looking to run anybody.

What I did in that time: houses to begin with, twelve to twenty a year with my own hands until about 2015. After that I quoted, scheduled, signed off and walked the jobs, but I never quite came off the tools and did the after hours calls myself right through to the sale, as the staff will tell you. Renovations, pumps and tanks on the lifestyle blocks, heat pump cylinders in numbers since 2021, two village contracts of 60 villas each.

Before that I worked for Tauriko Plumbers, 1998 to 2009, the first four as their apprentice.

I hold certifying licences in plumbing and drainlaying, paid up for the year to 31 March 2027, and have kept my points up every year. First registered in 2002. Full licence, also class 2. I sat on the local Master Plumbers committee 2016 to 2022.

Happy on ordinary wages. Happy to do a trial week.`,
    },
    {
      name: 'ciaran-mulhern-irish-trade',
      kind: 'foreign',
      low: 53,
      high: 66,
      best: 60,
      why: 'Ten years of house plumbing with an Irish craft certificate and a converted NZ licence, but the New Zealand registration is only applied for.',
      lacks: ['NZ registration and practising licence as a plumber'],
      cv: `CIARAN MULHERN
Plumber
Currently in Tauranga on a partner work visa, open conditions

Education & trade papers
* Advanced Certificate Craft - Plumbing (Level 6), Ireland, 2016
* Registered gas installer (RGI) in Ireland 2018 to 2024
* PGDB: overseas application lodged August 2026, papers accepted, I have been told to expect an exam sitting in March. Until then I can only work under someone's supervision
* NZ driver licence: full, converted from Irish in June 2026

Work
07/2026 - date. Plumber (exempt, under supervision), Otumoetai Pipe & Drain. Fit-offs on townhouses, cylinder swaps and gutters along with the certifier.

04/2019 - 03/2026. Plumber, Foyleside Heating & Plumbing, Letterkenny, Donegal. Schemes of between 8 and 40 houses. First and second fix, underfloor heating manifolds, heat pumps, unvented cylinders, bathrooms. Had a helper and a van and got the drawings on a Monday. Handed over 130 odd houses with snag lists under a page.

10/2016 - 03/2019. Plumber, Swilly Mechanical, Derry. Mostly one-off houses and boiler changes. Call out every third week.

09/2012 - 09/2016. Apprentice, same firm.

I got here for the surfing and I'm staying.`,
    },
    {
      name: 'ron-pikari-short',
      kind: 'thin',
      low: 61,
      high: 74,
      best: 68,
      why: 'Says in a few lines all that is asked, with licence, years and driver licence, but too thin to be sure of more.',
      lacks: [],
      cv: `Ron Pikari, Welcome Bay, 021 000 447

Licensed plumber, practising licence current to March 2027. Registered 2014.
2014-2019 Omokoroa Plumbing, new homes.
2019 to now self employed, on the hour for three firms, houses mainly, maintenance, hot water.
Full licence, own manual van. Not gas. Can do drains under someone.
Available start of December, ask for Trish at Omokoroa Plumbing.`,
    },
    {
      name: 'talia-faleafa-drainlayer',
      kind: 'denial',
      low: 38,
      high: 50,
      best: 44,
      why: 'A registered drainlayer who says plainly she is not on the register as a plumber and has only done plumbing as a helper.',
      lacks: ['registration and licence as a plumber', 'three years on houses as a registered plumber'],
      cv: `Talia Faleafa
Certifying Drainlayer

Hi Kev, saw the ad on the board at the merchants.

I've been in drains nine years. I did my time with Te Maunga Drainage (2017 to 2021), registered as a drainlayer in 2021 and have been certifying since 2024, practising licence current. Since April 2021 I have worked for Baypark Civil & Drains: house connections, septic and soakage, stormwater for subdivisions, CCTV and jetting of blocked lines. I read plans, set out falls with a laser, do the as-builts and sit with the council inspector. I run a 5 tonne digger and a truck (class 1 full and class 2).

To be straight with you I am not a registered plumber. At Te Maunga I helped the plumber on maybe thirty houses, running pipe and holding ends, and I can change a tap or a toilet cistern at home, but I have never held a plumbing ticket and haven't started the block courses. I'd like to, if you ever take on an adult apprentice, and in the meantime I could save you subbing out your drains.

Quals: NZ Certificate in Drainlaying L4, 2021. Site Safe. First aid.
Referee: Bruce, Baypark Civil.`,
    },
  ],
};
