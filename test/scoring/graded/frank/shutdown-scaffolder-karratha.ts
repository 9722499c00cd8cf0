import type { GradedJob } from '../types.ts';

export const shutdownScaffolderKarratha: GradedJob = {
  job: 'shutdown-scaffolder-karratha',
  title: 'Scaffolders - Shutdown Crew, Karratha (FIFO ex Perth)',
  spec: `Scaffolders wanted for LNG and ammonia plant shutdowns out of Karratha, first mob 23 November, second crew late January, good chance of rolling on to maintenance after. FIFO from Perth, 2 weeks on 1 off during maintenance and straight through on the shuts, 12 hour shifts, days and nights, camp accom and flights on us, $62 to $68 flat plus site allowance and super. You need a current High Risk Work licence for scaffolding at Intermediate (SI) or Advanced (SA), Basic only won't get you through the gate this time. You need a White Card. And you need at least two years behind you on shutdowns or maintenance in live plant, meaning refinery, gas, alumina, mine processing and the like, because this client checks and houses don't count. Work is tube and fitting and Kwikstage / Layher in and around vessels, pipe racks and furnaces, hung and cantilever jobs, confined space builds for inspection crews, dismantles against the clock. Leading hands get more, tell us if you've run a crew of four or better. Confined space entry, working at heights, gas test atmospheres and a forklift or EWP ticket all help, as does a current site induction. Everybody does a medical and a D&A before mobilising and we test on site, so don't waste your time or ours. We've been doing this since '98, the owner still goes up to the job, and about half the crew comes back each year which tells you something. Send tickets front and back with a resume listing your shuts and dates. Only those short-listed will get a call.`,
  graded: [
    {
      name: 'brodie-kessell-advanced',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Advanced licence and White Card in date, over six years of listed shutdowns in live plant up to October 2026, leading hand.',
      lacks: [],
      cv: `BRODIE KESSELL
Advanced Scaffolder / Leading Hand
Rockingham WA 6168      0491 570 156

TICKETS
HRWL - SA, SI, SB, DG (WorkSafe WA, expires 17/08/2029)
HRWL - LF forklift, WP (EWP over 11 m)
White Card 2014
Confined space entry + gas test atmospheres (Mar 2026)
Working at heights (Mar 2026)
First aid / CPR 2026

SHUTS AND MAINTENANCE
Aug 26 - Oct 26   Pinjarra alumina, calciner shut, nights, leading hand crew of 6 (Westbore Access)
Mar 26 - Jul 26   Burrup LNG train 4 major, Westbore. Hung scaff under the pipe rack, cold box birdcage
Feb 24 - Feb 26   Kwinana refinery/terminal, core maintenance crew, Westbore. Tube & clip and Layher, 2 mates under me
Sep 22 - Jan 24   Burrup ammonia + LNG, 2:1, Pindan Coast Scaffolding. Reformer furnace, internal builds for inspectors
Apr 20 - Aug 22   Collie power station outages and Wagerup digestion, Pindan Coast
2016 - Mar 20     Perth commercial, high rise perimeter, cantilever decks, loading bays. SI in 2018 (SA came in 2021)
2014 - 2016       Labourer

OTHER
HR driver's licence. Two LNG operator inductions current. No lost time injuries.
Refs: Gav Tiller (super, Westbore), Renae Hodby (scaff coordinator)`,
    },
    {
      name: 'tama-rewiti-turnaround',
      kind: 'synonym',
      low: 88,
      high: 97,
      best: 93,
      why: 'Same things in other words: advanced ticket, construction induction card and more than four years on turnarounds at gas plants and smelters.',
      lacks: [],
      cv: `Tama Rewiti, 38, living in Baldivis. NZ citizen, here since 2013.

Kia ora. I put up access in operating plants. My high risk ticket is the top scaffolding level, advanced, issued in WA, good through to May 2028, and my construction induction card is from 2013 (CPCCOHS1001A on the back). I've also got enclosed space entry, heights rescue, elevated work platform and the gas monitor course, all redone in 2025.

From January 2022 I've been permanent with Redgum Industrial Access. We do turnarounds and the in-between upkeep for process industry:
  2022: smelter at Bell Bay then nickel refinery down in Kwinana, five months, acid area
  2023: gas plant in the Mid West, two outages, three weeks and seven weeks
  2024: whole year on the upkeep crew at an ammonia works, live headers, permits every morning
  2025 until now: gas processing on the island, four on two off. We hang platforms off beams below the jetty, wrap columns, fill the insides of drums and furnaces so the inspectors can get to the welds, and strip it the minute they sign. I am the charge hand on the back shift for seven blokes, do the tags and the seven-day checks, talk to operations.
Gear: steel tube and couplers as first choice, also system gear (ringlock and the V-pressing stuff).

2015 - 2021 I worked for Hapu Scaffolds in the Perth CBD, apartments and a stadium. Before that shearing sheds and a bit of fencing at home.

I pass my medicals. Ring 0491 571 804.`,
    },
    {
      name: 'liam-agostini-basic',
      kind: 'missing',
      low: 55,
      high: 69,
      best: 63,
      why: 'Four years of shutdown work and a White Card, but only the Basic scaffolding licence.',
      lacks: ['Intermediate or Advanced (SI/SA) scaffolding licence'],
      cv: `Liam Agostini
Mandurah | 0491 572 665 | liam.agostini@example.com

Scaffolder with four years on shutdowns and plant maintenance

Employment history

Peel Access Solutions - Scaffolder (casual, back to back) - July 2022 to current
Alumina at Pinjarra and Wagerup, several shuts a year, 2 to 6 weeks each and maintenance in the gaps. Worked at Karratha gas plant for 9 weeks in 2024. Second man in a crew of four: carting, chaining gear up, building standard bays and birdcages to the leading hand's plan, dismantling, stock counts. Tank internals. Permits, JHAs, take 5s.

Mandurah Hire & Scaffold - Scaffolder - Nov 2020 to June 2022
House scaffolds, edge protection, mobile towers.

Supermarket nightfill and uni (didn't finish) 2018 - 2020

Licences and cards
High Risk Work Licence: SB (basic scaffolding), issued 2021, exp. March 2031
White Card 2020
Confined space, working at heights 2025
HR truck licence
First aid

Referees: supplied when asked`,
    },
    {
      name: 'corey-stubbins-overlap',
      kind: 'overlap',
      low: 58,
      high: 72,
      best: 65,
      why: 'Licence and White Card are there, but three overlapping casual jobs make only fourteen months of plant work, the rest being houses.',
      lacks: ['two years of shutdown / live plant work (14 months)'],
      cv: `RESUME - COREY STUBBINS
Ellenbrook WA

About me
SI scaffolder with close to 3 years of shutdown experience across three companies, keen to get back up north.

Tickets
High Risk Work - Intermediate Scaffolding (SI) + SB + dogging, exp 11/2028
White card (2019)
Working safely at heights 09/2024
Confined spaces 09/2024
Manual C class licence

Jobs
Nov 2025 - present
Swan Hills Scaffolding, two storey homes, roof rail and stair towers. Team of 3.

Sept 2024 - Oct 2025
Trident Labour Hire, scaffolder, casual. Shutdowns as they came up: Worsley, a lithium plant at Kemerton, gold mill at Boddington.

Nov 2024 - Sept 2025
Bunbury Access Group, scaffolder, casual. Called in between the Trident shuts, same lithium plant mostly, Layher and tube.

Jan 2025 - Oct 2025
Ironbark Trades People, scaffolder, casual. Weekend work and short outages, power station at Collie.

(the three of them shared us round, I was on the books of all three at the same time)

Feb 2020 - Aug 2024
Swan Hills Scaffolding. Homes, units, a school. Got my intermediate in 2022.`,
    },
    {
      name: 'jayden-marsh-keywords',
      kind: 'list',
      low: 15,
      high: 29,
      best: 23,
      why: 'A list of the right words with warehouse and kitchen work behind it; no licence, card or shutdown is evidenced.',
      lacks: [
        'SI/SA scaffolding licence (listed, not evidenced)',
        'White Card (listed, not evidenced)',
        'two years of shutdown work',
      ],
      cv: `Jayden Marsh
Perth

CAREER OBJECTIVE
To obtain a FIFO scaffolder position on LNG shutdowns where I can use my skills in a fast paced live plant environment.

KEY SKILLS
Advanced scaffolding, intermediate scaffolding, HRWL, White Card, tube and fitting, Kwikstage, Layher, hung scaffolds, cantilever, confined space, gas test, working at heights, shutdowns, turnarounds, refinery, LNG, alumina, permits, JHA, leading hand, teamwork, safety first, D&A clear

EMPLOYMENT
2024 - 2026   Storeperson, Canning Vale Produce. Picking orders, pallet jack, loading trucks.
2022 - 2024   Kitchen hand, Fremantle function centre
2021          Trolley collector

EDUCATION
Year 12, 2021
Interested in doing scaffold course

Referees on request`,
    },
  ],
};
