/** Call-centre team leader: two years of leading contact-centre advisers, not of being a good one. */
import type { GradedJob } from '../types.ts';

export const callCentreTeamLeader: GradedJob = {
  job: 'call-centre-team-leader',
  title: 'Call Centre Team Leader',
  spec: `Call Centre Team Leader - Sunderland city centre - £29,500 plus bonus

Fed up with being just a number? Our client, one of the North East's friendliest energy suppliers, is growing again and needs a team leader for its inbound customer service call centre.

The day: you'll look after 12 to 15 advisers. You'll listen to calls, give feedback, hold monthly one-to-ones, keep an eye on the wallboard, take the calls that have got out of hand and report your numbers to the ops manager. It's a busy floor, mostly billing and meter readings.

To be considered you'll need:
> at least 2 years as a team leader, supervisor or similar in a call or contact centre, with direct reports
> experience of coaching advisers from call monitoring or quality scores
> a good grip of KPIs such as average handling time, abandonment, first contact resolution and CSAT
> to be comfortable with escalated complaints

It's a nice extra if you've worked in utilities, planned shifts (WFM) or have a team leading or management qualification (Level 3).

Shifts between 8 and 8, Monday to Saturday. Free tea, 25 days' holiday, your birthday off, casual dress. Apply today, quoting the reference. We act as an employment agency and treat all applicants alike.`,
  graded: [
    {
      name: 'claims-supervisor',
      kind: 'synonym',
      low: 84,
      high: 97,
      best: 91,
      why: 'Six years of supervising a telephone claims line, in other words throughout: advice quality, grievance calls, service levels.',
      lacks: [],
      cv: `Farida Rahmani
Customer Operations Supervisor

Wearside Mutual, Washington (motor insurance), Jun 2020 - present
Supervisor, first notification of loss helpline, 15 handlers who report to me
- scores six recorded conversations per handler a month and goes through them in 121s; quality from 81 to 93 per cent
- watches service levels in real time: answer rate, handling time, resolved-first-time, post-contact satisfaction
- takes over when a policyholder is unhappy; writes the final response on grievances
- weekly figures to the head of operations
- return-to-work talks, probation and appraisal, recruitment days
- builds the rota in Verint with planning

2016 - 2020 handler, later senior handler, same helpline

ILM Level 3 Leadership and Management, 2021`,
    },
    {
      name: 'ten-months',
      kind: 'years',
      low: 57,
      high: 73,
      best: 66,
      why: 'A real team leader in utilities with all the tools, but only since January 2026; before it an adviser.',
      lacks: ['two years as team leader in a contact centre'],
      cv: `Stephen Guthrie
Team Leader, Northumbria Home Water contact centre, Durham

January 2026 to now - Team leader, billing. 12 advisers as direct reports. Call listening and feedback every week, monthly 1-2-1s, AHT, abandonment and CSAT on the wallboard, escalated complaints and regulator cases. Took the team from last to third of seven on quality by weekly listening circles, rewrote the crib sheet for meter disputes with training, and covers the planning desk (WFM) on Saturdays. Sickness and return-to-work meetings, probation reviews, recruitment day in June.
September 2021 to December 2025 - Customer adviser, billing and moves. Adviser of the quarter twice.
2019 to 2021 - Sales assistant, Sportswise.

Level 3 Team Leader apprenticeship finished September 2026.
Five years in the contact centre of a utility.`,
    },
    {
      name: 'senior-adviser',
      kind: 'denial',
      low: 50,
      high: 66,
      best: 58,
      why: 'A senior adviser who mentors and takes escalations for seven years, but has not led a team.',
      lacks: ['two years as team leader with direct reports'],
      cv: `Chloe Armstrong, senior customer adviser

i work at brightfield gas & power in gateshead since may 2019, first as adviser on billing and prepayment meters, since 2022 as senior adviser on the escalations desk. i take the calls others can't finish, answer complaints within eight weeks rules, explain tariffs, help with meter readings and payment plans. i sit with new starters for their first fortnight and do side-by-side listening with them, and i do floor walking when the team leader is on a break. my own stats: aht 6:40, fcr 88 %, csat 4.7.

i have not led a team or had direct reports so far, that is the step i want to take.

before: call handler taxi firm 2017-2019
gcse english and maths, nvq level 2 customer service`,
    },
    {
      name: 'student',
      kind: 'list',
      low: 12,
      high: 34,
      best: 23,
      why: 'All the key words in a list, behind them one summer on the phones and a bar.',
      lacks: ['two years as team leader in a contact centre', 'coaching advisers', 'KPIs'],
      cv: `ETHAN MBEKI-LOWE
Dynamic and driven team leader

CORE COMPETENCIES
Team leadership | call centre management | coaching | call monitoring | quality scores | one-to-ones | KPIs | AHT | abandonment | first contact resolution | CSAT | escalated complaints | WFM | stakeholder reporting

EDUCATION
BA Business Management, University of Sunderland, third year (graduating July 2027). Modules: leading people, operations, customer experience.

WORK
June - August 2025: telephone fundraiser (temporary), Heartline
Since October 2024: bar staff, Students' Union, 10 hours a week

Captain of the second hockey team. Full driving licence.`,
    },
    {
      name: 'fit-out',
      kind: 'trap',
      low: 6,
      high: 26,
      best: 14,
      why: 'Leads a team of cabling installers who fit out call centres; customers and calls only as fault tickets.',
      lacks: ['two years as team leader in a contact centre', 'coaching advisers from call monitoring'],
      cv: `Gary Leadbitter
Team Leader (installations)

Tyne Datacom Ltd, April 2015 to date
Team leader of nine cabling installers. Fit-out of call centres and offices: Cat6, floor boxes, wallboards, headset points, comms cabinets. Biggest job a 400-seat contact centre in Doxford. Method statements, tool box talks, monthly one-to-ones with the lads, reports to the operations manager. KPIs: metres per day, snags, zero accidents.
On the call-out rota for faults one week in four, used to awkward customers.

2006 to 2015 installer

Took the firm through its quality audit in 2023 and trained four apprentices, three of whom stayed. Weekly snag list with the client, photographs of each floor box, as-built drawings.

SSSTS, ECS card, IPAF, Level 3 team leading (2018), full licence`,
    },
  ],
};
