/** Personal trainer in a club: the Level 3 diploma, first aid and insurance decide, then clients of one's own. */
import type { GradedJob } from '../types.ts';

export const personalTrainer: GradedJob = {
  job: 'personal-trainer',
  title: 'Personal Trainer',
  spec: `Personal Trainer - The Boiler House Gym, Cardiff Bay

Who we want: someone who fills a diary. You will sign up members, write programmes, coach one to one and in small groups, run inductions and take part in floor shifts.

Required:
Level 3 Diploma in Personal Training (or Level 4), CIMSPA recognised
In-date emergency first aid at work with AED
At least 1 year of paid one-to-one coaching
Public liability insurance

Helpful:
Pre/postnatal, kettlebell or strength and conditioning award; Level 3 nutrition; evidence of retention; Welsh`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Level 3 PT, CIMSPA, four years of paying clients with retention figures, first aid and insurance in date.',
      lacks: [],
      cv: `Bethan Prosser
Personal trainer, CIMSPA practitioner

Freelance PT at Hafod Health Club, Swansea — May 2022 to present
• 24 to 28 sessions a week, 18 clients, average stay 14 months
• Small-group strength classes, kettlebells, inductions and programme cards for new members
• Pre and postnatal clients

Gym instructor, Swansea Leisure — 2020 to 2022

Active IQ Level 3 Diploma in Personal Training, 2022
Level 3 Pre and Postnatal, 2023
EFAW + AED, renewed January 2026
Insured with Insure4Sport (£5m public liability)
Fluent Welsh`,
    },
    {
      name: 'level-two',
      kind: 'missing',
      low: 44,
      high: 58,
      best: 53,
      why: 'Gym instructor of three years with Level 2 only; the Level 3 has been started, one-to-one is not paid coaching yet.',
      lacks: ['Level 3 Diploma', '1 year of paid one-to-one coaching'],
      cv: `Josh Beynon
Fitness instructor

Valleys Leisure Trust, Pontypridd, Oct 2023 - present: gym floor, inductions, circuits and spin, programme reviews, member retention calls, cleaning.
Level 2 Gym Instructing 2023. Level 3 PT: enrolled in September, finishing next spring.
First aid at work (3 day) with AED, 2025. Insured through the employer and own policy for classes.`,
    },
    {
      name: 'physique-influencer',
      kind: 'trap',
      low: 18,
      high: 42,
      best: 30,
      why: 'Trains hard and sells plans online: no Level 3, no first aid, no one coached in person.',
      lacks: ['Level 3 Diploma', 'first aid', 'paid one-to-one coaching'],
      cv: `Dex Morgan
Fitness content creator, 41k followers

2021 to now: Self-employed. Training plans and e-books sold online, supplement partnerships, physique competitions (second at Welsh regionals 2024), daily stories on programmes, nutrition and motivation.
2017 to 2021: Sales assistant, sports shop. Signed up members to the loyalty scheme.

Passionate about strength and conditioning, kettlebell and personal training.
Planning to do my Level 3 one day. No first aid certificate at present.`,
    },
    {
      name: 'lapsed-first-aid',
      kind: 'lapsed',
      low: 60,
      high: 74,
      best: 68,
      why: 'Level 4 coach with six years of clients; the first aid ran out last year and is quickly done again.',
      lacks: ['in-date first aid'],
      cv: `Ravi Sandhu
Strength coach / PT

Own business, Sandhu Strength, Newport, 2020 - present. One-to-one and semi-private coaching, 20 regulars, assessments, programme design, body composition. Referrals from a physio clinic.
PT, PureFit Newport, 2018 - 2020.

Level 4 Strength & Conditioning, Level 3 Personal Trainer (YMCA Awards 2018), REPs then CIMSPA
First aid with AED 2022, expired October 2025
Public liability and professional indemnity to June 2027`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 48,
      high: 76,
      best: 64,
      why: 'Says the diploma and two years of clients in three lines; first aid and insurance are left open.',
      lacks: [],
      cv: `Megan Tully. Level 3 qualified personal trainer in Barry.
Two years of one-to-one clients at Vale Fitness, 2024 until now, fifteen sessions a week. Small groups on Saturday mornings.
References from the club manager.`,
    },
  ],
};
