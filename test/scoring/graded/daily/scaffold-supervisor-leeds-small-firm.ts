import type { GradedJob } from '../types.ts';

export const scaffoldSupervisorLeedsSmallFirm: GradedJob = {
  job: 'scaffold-supervisor-leeds-small-firm',
  title: 'Scaffold Supervisor',
  spec: `Scaffold Supervisor - Leeds / Bradford / Wakefield

Hebblewick Access Ltd. 22 of us, four wagons, own yard in Morley. Up to now mostly domestic and small commercial, but we have won three years' work on a paper mill and need somebody to run it.

Three gangs under you, 11 men. You sort the labour and the kit the night before, walk the job, do the handovers and the seven-day inspections, price the extras, keep the mill's engineers happy. You go on the tools when a gang is short.

Must have:
CISRS Advanced card, in date. If it's run out don't ring, the gate won't let you in.
SSSTS, SMSTS or the CISRS supervisor ticket, any of the three.
4 years minimum as chargehand or supervisor with your own gang.
Full driving licence.

Handy: C1 for the wagons, Layher, birdcages, hung scaffolds, temporary roofs, reading a design drawing, worked on a live plant before.

£24.50 an hour, van, travel paid over 20 miles, Saturday mornings if you want them. Start January.

Ring Dean at the yard after 4, or send a CV. No agencies.`,
  graded: [
    {
      name: 'lee-ackerley-supervisor',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 95,
      why: 'In-date Advanced card, SSSTS, eleven years running gangs to the present day, licence with C1, and live-plant and Layher work: everything asked, dated and recent.',
      lacks: [],
      cv: `LEE ACKERLEY
14 Spindle Row, Batley    07700 900118    Full licence inc. C1, clean

CARDS
CISRS Advanced        No. ends 4471      expires 08/2029
SSSTS                 refreshed          11/2023 (to 11/2028)
CISRS SITS inspection basic+advanced     2022
Asbestos awareness                       yearly, last 03/2026
IPAF 3a/3b                               to 2027

WORK
04/2019 - now     Supervisor      Brackenholme Scaffolding, Dewsbury
Two to four gangs at a time, up to 14 men. Since 2022 most of it inside a glass works at Knottingley that never shuts: furnace rebuild birdcage 2023, 38 tonnes of gear, erected in nine shifts; pipe-bridge hangers; temp roof over the batch house (Layher Keder, 24m span). I do the measure, gear list, RAMS briefing, scafftag and handover, weekly inspections and the dayworks sheets. No reportable accidents on my jobs since I started.

09/2015 - 03/2019     Chargehand      Brackenholme Scaffolding
Own gang of 4 plus a labourer. Schools, a hospital re-clad, independent towers on the ring road.

06/2009 - 08/2015     Scaffolder, part 1, part 2, advanced      Tolley & Marsh Access
Started as labourer. Got my Advanced in May 2014.

OTHER
Can price off a drawing. Rugby league coach, under 13s.
References: both firms, happy for you to ring.`,
    },
    {
      name: 'callum-rennick-gold-card',
      kind: 'synonym',
      low: 86,
      high: 97,
      best: 92,
      why: "Says gold card, five-day management safety course and foreman instead of the ad's words, but every must is dated and recent on refineries and distilleries.",
      lacks: [],
      cv: `Callum Rennick
Falkirk, moving to Pudsey in December (wife's job, house already bought)

I have been putting up tube and fitting since I left school in 2006 and I have been the man in charge of it for the last ten years or so.

At present I am foreman for Carronvale Industrial Access on a refinery outside Grangemouth. I took that over in February 2020. There are nine scaffolders and four labourers in two squads; in a shutdown I have had thirty. Every morning I get the permits signed, split the squads, and go round what is standing with my tags. If something needs a designer I mark up the drawing, send it to him and build to what comes back. Hangers off pipe racks, cantilevers, encapsulated splits for the blast crews, a cradle roof over a cooling tower in 2024. Most of it tube, about a third ring system.

Before that, August 2016 to January 2020, I ran a squad of five for a smaller outfit called Dunmoss Scaffold Co., doing whisky bonds and still houses in Speyside and a lot of tenements.

From 2006 to 2016 I was on the books of Pentlaw Access, trainee first and then carded. I passed my blue in 2010 and my gold in October 2013. The gold was renewed in 2023 and is good until October 2028.

I sat the five day site management safety course in Edinburgh, May 2024. First aider. I know my way round the technical guidance and I am a pest about clipping on.

Car licence since 2007, three points that came off last year. Never done the lorry test.

Jim Auld at Carronvale will speak for me.`,
    },
    {
      name: 'gary-threadgold-card-expired',
      kind: 'lapsed',
      low: 53,
      high: 66,
      best: 60,
      why: 'Long, recent supervising record on industrial jobs, but his Advanced card expired in February 2026 and the ad will not take it out of date.',
      lacks: ['in-date CISRS Advanced card'],
      cv: `CURRICULUM VITAE

Name: Gary Threadgold         D.O.B.: 3 March 1974
Address: 8 Colliery Approach, Castleford
Driving: full, clean, B + C1 + BE

Employment

Scaffold supervisor, Kellbeck Access Services      May 2013 to present
Chemical works at Castleford and later the sugar factory campaign work. Between two and five gangs. I plan the week's labour, order gear from the yard, toolbox talks on Monday, weekly statutory inspections, handover certs, agree the variations with the client's QS. Erected and struck a 600 sq m temporary roof in 2021. Keep the tag register. Since the spring I have been doing more from the office and the inspection round, as explained below.

Scaffolder then chargehand, Fryston Scaffolding      1997 to April 2013
Chargehand from 2006 with 3 then 5 men. Housing, power station outages at Ferrybridge, church spire at Pontefract.

Tickets

CISRS Advanced Scaffolder - first got 2001. Ran out 19 February 2026. I missed the refresher after my knee operation and have not booked it yet, the CITB days are not done.
SMSTS - September 2024
Scaffold inspection - 2022
First aid at work - 2025

I would want to get the card back if a firm was prepared to put me through, I know it is a week or so in the classroom.

Hobbies: pigeons, allotment`,
    },
    {
      name: 'ryan-oduya-advanced-booked',
      kind: 'in-progress',
      low: 53,
      high: 66,
      best: 60,
      why: 'Chargehand for three years eight months, within tolerance of four, with SSSTS and licence, but only holds Part 2 and the Advanced assessment is still to come.',
      lacks: ['CISRS Advanced card (Part 2 only, course booked)'],
      cv: `Ryan Oduya | Bradford BD4 | ryan.oduya@example.net

Who I am
Chargehand scaffolder, 31, looking for the next step up.

Tickets
* CISRS Scaffolder (Part 2), blue card, valid until 2028
* Advanced: portfolio done, two weeks' course and the skills test booked with the training centre for February and March 2027
* SSSTS Jan 2025
* Manual handling, harness rescue

Jobs
March 2023 - today. Airedale Tube & Board, chargehand.
I have 4 lads. We do mainly new-build plots and lately the inside of a dye works at Shipley, which runs 24/7, so I am used to permits and being told to stop. Loading bays, birdcages up to 8m, chimneys, a hop-up job over a canal. I brief them, check the gear, tag it, and do the weekly look round when the supervisor is off. He lets me price the little extras.

July 2018 - March 2023. Airedale Tube & Board, scaffolder.
Part 1 2019, Part 2 2021. Lots of access for roofers and pointing, a bit of system.

2013 - 2018. Warehouse, then van driver for a bakery (Shelf, Halifax).

Driving
Full UK, B only, since 2014. No points.

Outside work: boxing gym, two kids.`,
    },
    {
      name: 'petra-lindqvist-bar-supervisor',
      kind: 'unrelated',
      low: 0,
      high: 9,
      best: 4,
      why: 'Hospitality supervisor with a driving licence and nothing to do with scaffolding.',
      lacks: [
        'CISRS Advanced card',
        'SSSTS/SMSTS/CISRS supervisor ticket',
        '4 years as scaffold chargehand or supervisor',
      ],
      cv: `PETRA LINDQVIST
Leeds LS6
Full clean driving licence

Profile
Friendly and organised bar supervisor with seven years in busy venues. I enjoy running a team on a Saturday night and still having a tidy cellar on Sunday morning.

Experience
The Copper Kettle Taproom, Headingley - Supervisor (Oct 2021 to date)
Rota for eleven staff, cashing up, stock count every Monday, training new starters, dealing with the brewery and the licensing officer. Took gross margin from 61 to 66 per cent by fixing the line cleaning.

Moorside Lanes, bowling and diner - Bar staff, then shift lead (June 2019 to Sept 2021)
Opened and closed, handled complaints, children's parties.

Qualifications
Personal licence holder 2022
Level 2 food hygiene 2024
BA Events Management, Calderfield University, 2019

I am looking for a weekday job with regular hours and am happy to learn.`,
    },
  ],
};
