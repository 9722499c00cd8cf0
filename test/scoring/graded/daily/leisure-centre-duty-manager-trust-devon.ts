import type { GradedJob } from '../types.ts';

export const leisureCentreDutyManagerTrustDevon: GradedJob = {
  job: 'leisure-centre-duty-manager-trust-devon',
  title: 'Duty Manager (Wet & Dry Side) / Lifeguard Team Supervisor',
  spec: `TAMARVALE ACTIVE (charitable trust), Tavy Pools and Leisure Centre, Devon
Post no. TV/412. Grade F, £29,150 to £31,900. 37 hours over 7 days, early, late and alternate weekend shifts.

PURPOSE OF JOB
To be the person in charge of the building during your shift: customers, team, water and takings. You open up or lock up, run the lifeguard rota, and deal with whatever comes through the doors, from a faulty turnstile to a pool evacuation.

MAIN DUTIES
1. Lead the shift team of lifeguards, recreation assistants and reception (8 to 15 people): briefings, rotations, breaks, one-to-ones, sickness returns.
2. Carry out monthly in-service lifeguard training and keep the records.
3. Test and log pool water, backwash filters, act when readings drift.
4. Follow the Normal Operating Procedure and the Emergency Action Plan, and see that others do.
5. Cash up, handle complaints, fill in accident forms and RIDDOR reports.
6. Set up for galas, badminton club, children's parties.
7. Stand in on poolside when short.

PERSON SPECIFICATION
Criterion                                                     E / D
Pool lifeguard award in date (RLSS NPLQ or the STA equivalent)  E
At least one year supervising staff in a leisure centre, pool or similar  E
Used to dealing with the public when things go wrong            E
Pool Plant Operator certificate                                 D (paid for in first six months)
First Aid at Work                                               D
NPLQ Trainer Assessor                                           D
Swimming teaching Level 2, gym instructor Level 2               D
IOSH Managing Safely or similar                                 D
GCSE English and Maths                                          D

Tamarvale Active protects children and adults at risk; an enhanced DBS is needed. We welcome applicants from every background and interview all disabled candidates who meet the essentials.`,
  graded: [
    {
      name: 'callum-trewin-duty-officer',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'NPLQ in date, over three years as duty officer leading wet and dry teams with pool plant, first aid and trainer awards.',
      lacks: [],
      cv: `CALLUM TREWIN
Saltash, Cornwall, PL12

Current awards
RLSS NPLQ (10th gen), renewed 18 May 2026, valid to May 2028
NPLQ Trainer Assessor, 2024
Pool Plant Operator (3 day), Nov 2023
First Aid at Work, Feb 2025
IOSH Managing Safely 2025
Level 2 Gym Instructor 2020

Employment

Duty Officer, Lynher Leisure Centre (25 m main, learner pool, 80 station gym, 4 court hall)
July 2023 to present
In sole charge on about 4 shifts in 5. Team of 6 to 12: guards, rec assistants and front desk. Do the monthly training for 24 lifeguards: spinal, towing, CPR, faecal incident drills. Water tests three times a shift, backwash Tuesdays and Fridays; changed us to a new dosing log after chlorine drifted in summer 2024. Handled a genuine evacuation (ammonia smell from plant room, 140 people out in under 4 minutes). Complaints, refunds, banking. Return to work meetings and probation reviews.

Senior Lifeguard, Lynher Leisure Centre
Sept 2021 to July 2023
Led poolside on evenings, wrote the rotations, inducted new guards.

Lifeguard / Recreation Assistant, Brunel Baths, Plymouth
June 2019 to Sept 2021 (furloughed for part)

Education: BTEC Level 3 Sport, Tamar College, 2017-19. GCSEs incl. English 5, Maths 5.

Interests: surf club (patrol volunteer), open water swimming`,
    },
    {
      name: 'jodie-pascoe-holiday-park',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: 'Her title is guest activities host at a caravan park, but she runs two pools, ten guards, their training and the plant with NPLQ in date.',
      lacks: [],
      cv: `Jodie Pascoe
Guest Activities Host
Bude

Seacombe Holiday Village, near Bude. Guest Activities Host, full time all year, March 2022 - present (joined as seasonal Fun Crew, May 2019, seasons 2019 and 2021)

People think it's bingo and bears. In fact the bears are Thursdays. The rest of the week I look after the indoor pool, the outdoor pool with flumes, and the people who guard them.

- ten lifeguards in high season, four in winter. I do the rota, interview them with the park manager, keep them to their rotations, and sit down with each one every six weeks. Let one go in 2024, which I'm not proud of but it was right
- two hours' training every month in the water, log signed. Our external auditor (RLSS) gave 96% in July 2026, second in the group
- chlorine, pH and combined at 7, 11, 3 and 7; backwash; I order the chemicals. Pool plant course Feb 2023
- last August we'd a child under at the flume exit. My guard got him out in seconds, I ran the plan: pool cleared, oxygen, ambulance, parents, statements, RIDDOR form that night. He was fine
- parents shouting about closed flumes are my speciality
- the shop and arcade float when the duty manager is off

My tickets: NPLQ, requalified 6 Jan 2026, runs out January 2028. First aid at work till 2027. Swim England Level 2 teacher (2024), I do the park's crash courses.

School: Bude, GCSE English C, Maths C, 2015. Worked at a chip shop 2015-2019.

I'm moving to Tavistock with my partner at New Year.`,
    },
    {
      name: 'brodie-hanrahan-geelong',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'A seasoned aquatic centre duty manager whose lifeguard awards are Australian; no NPLQ or STA award yet, though a course is booked.',
      lacks: ['UK pool lifeguard award in date (NPLQ or STA)'],
      cv: `BRODIE HANRAHAN
Plymouth, UK (arrived 8 September 2026) | Youth Mobility visa to Sept 2029 | b. 1999

EMPLOYMENT SUMMARY

Aquatic Duty Manager
Corio Shores Aquatic & Leisure, Geelong VIC
Nov 2022 – Aug 2026
50 m outdoor, 25 m indoor, hydro pool, gym, crèche. Ran the floor on early and weekend shifts, up to 18 staff rostered. Rosters in Deputy, inductions, performance chats. In-service every month. Plant checks and water sampling every 3 hrs, shock dosing. LSV Pool Safety Audit lead 2024 and 2025 (Platinum). Customer incidents, WorkSafe notifications, cash reconciliation.

Lifeguard / Senior Lifeguard
Bellarine Leisure Centre, VIC
Dec 2017 – Nov 2022

TICKETS
Pool Lifeguard (Royal Life Saving Australia), renewed July 2026
Bronze Medallion
Cert III Aquatics and Community Recreation, 2020
Pool Operations (technical operator), 2023
Provide First Aid HLTAID011 and advanced resus, July 2026
Working with Children Check (Vic)

UK NOTES
My Aussie guard ticket isn't accepted over here so I'm booked on a full NPLQ course at a pool in Exeter, 30 Nov – 5 Dec 2026. At present doing café shifts on the Barbican.

EDUCATION
VCE, Bellarine Secondary College, 2016

Referee: Centre Manager, Corio Shores, happy to talk (mind the time difference)`,
    },
    {
      name: 'harriet-coyle-paralegal',
      kind: 'unrelated',
      low: 0,
      high: 11,
      best: 5,
      why: 'A conveyancing paralegal with no pool, leisure or supervisory experience and no lifeguard award.',
      lacks: ['pool lifeguard award', '1 year supervising staff in leisure'],
      cv: `Harriet Coyle LLB
Exeter

Profile
Conveyancing paralegal with three years' experience of residential sales and purchases, careful and calm on completion days.

Career history

Bickleigh & Thorne Solicitors, Exeter. Conveyancing Paralegal, Sept 2023 - present
Run 45 files under a partner. Draft contracts, raise enquiries, report on title and searches, draft transfers, SDLT returns and Land Registry applications. Deal with estate agents and anxious clients by telephone. Use of Proclaim and LMS portal.

Exe Valley Building Society. Mortgage administrator, July 2021 - Aug 2023
Offers, redemption statements, post.

Education
LLB Law 2:1, University of Wessex, 2018-2021
A levels: History B, English Literature B, Psychology C
CILEX Level 6 units, ongoing

Skills: touch typing 70 wpm, Excel, audio typing, French GCSE

Interests: swimming twice a week, baking, my spaniel`,
    },
    {
      name: 'tyler-brookes-lifeguard',
      kind: 'years',
      low: 56,
      high: 68,
      best: 62,
      why: 'Lifeguard with NPLQ in date and good poolside evidence, but his only supervising was fourteen weeks as acting senior guard against the one year asked.',
      lacks: ['one year supervising staff in leisure (about three months)'],
      cv: `Tyler Brookes
Ivybridge, Devon
DOB 30 July 2004

NPLQ - passed 12/4/2025, valid until 12/4/2027

Jobs
- Lifeguard, Erme Pool & Fitness, Ivybridge. April 2025 - now, 30 to 37 hrs. 
   Poolside, cleaning, setting up inflatables and badminton nets, pool tests when the duty manager asks (palintest), first aid. 3 rescues, all kids in the learner pool. I cover reception and can cash up.
   Acting senior lifeguard 8 June - 13 Sept 2026 while our senior was off having an operation. 5 or 6 guards per shift. Did the rotations and the breaks and ran two training sessions with the duty manager watching. Had to send one lad home for being on his phone. Dealt with a dad who was filming and wouldn't stop; got his details, manager backed me up.
- Kitchen porter, The Ship, Noss Mayo. 2022 - March 2025, weekends at first

Courses
Emergency first aid (in NPLQ). Safeguarding in sport 2025. Pool plant foundation day, Feb 2026 (half the full course)

School
Level 3 Sport & Exercise, South Hams Community College, 2020 - 2022, merit
GCSE Maths 4 English 5

About me: county water polo U19s, I want to go up and my manager thinks I'm ready, there's just no vacancy at ours.`,
    },
  ],
};
