/** Swimming teacher and lifeguard supervisor: two pool qualifications in date and two years of leading a poolside team decide. */
import type { GradedJob } from '../types.ts';

export const swimInstructorLifeguardSupervisor: GradedJob = {
  job: 'swim-instructor-lifeguard-supervisor',
  title: 'Aquatics Supervisor (swimming teacher and lifeguard)',
  spec: `Aquatics Supervisor, Wensley Leisure Centre
Grade F, 37 hours including two evenings and alternate weekends

Main purpose of the job: to supervise the poolside on shift and to teach in the learn-to-swim programme.

Key tasks
1. Lead a team of 5 to 8 lifeguards: rotations, briefings, emergency drills, sickness cover
2. Teach 12 hours a week, stages 1 to 7, and mentor assistant teachers
3. Pool water tests, opening and closing checks, accident reports
4. Deal with customers' comments at the poolside

Person specification - essential
- Current pool lifeguard qualification (RLSS NPLQ or STA equivalent)
- Level 2 swimming teaching qualification (Swim England or STA)
- At least 2 years' supervising lifeguards or a poolside team

Desirable
- Pool plant operator certificate
- NPLQ trainer assessor
- First aid at work

The council is committed to safeguarding; an enhanced DBS check will be made.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 92,
      why: 'Four years duty supervisor with both qualifications in date (teaching through the STA), plant certificate, trains lifeguards.',
      lacks: [],
      cv: `Bronagh McAteer

Qualifications
STA Level 2 Award in Teaching Swimming, 2019
RLSS NPLQ 10th edition, renewed January 2026 (to January 2028)
Pool Plant Operator, 2023
NPLQ Trainer Assessor, 2024
First Aid at Work, 2025

Work
Duty Supervisor (wet side), Calder Baths, August 2022 to now
Up to nine lifeguards on shift: briefing, rotation, monthly training, unannounced drills. Covers absence from a pool of casuals. Water tests every two hours, opening checks, backwash. Writes up accidents, handles complaints. Teaches 10 hours, Seals to stage 7, and has two assistant teachers to bring on.

Lifeguard and swimming teacher, Calder Baths, June 2018 to July 2022

BTEC Sport level 3, 2018`,
    },
    {
      name: 'nplq-out',
      kind: 'lapsed',
      low: 54,
      high: 73,
      best: 65,
      why: 'Six years of leading a pool team and a level 2 teacher; the NPLQ expired two years ago.',
      lacks: ['current pool lifeguard qualification'],
      cv: `Craig Ollerenshaw - aquatics coordinator

Over the last six years I have run the swim school and the poolside at Bramham Park Hotel & Spa (25 m pool, public lessons), from October 2020 to the present day. I lead seven people, four of them lifeguards: rotas, inductions, emergency procedures practised monthly, and I do the chlorine and pH tests when I open. I teach stages 1 to 7 and adults, fourteen hours a week.

Earlier: lifeguard and teacher, Otley Pool, 2015 to 2020.

Swim England Level 2 Teaching Swimming 2016. Swim England Level 1 2015. NPLQ: expired August 2024, since then I have taught but not guarded. First aid at work 2025. Pool plant foundation, one day, 2021. Enhanced DBS on the update service.`,
    },
    {
      name: 'level-one',
      kind: 'missing',
      low: 54,
      high: 73,
      best: 65,
      why: 'Supervises lifeguards for four years with the NPLQ in date; teaches only as an assistant with level 1.',
      lacks: ['Level 2 swimming teaching qualification'],
      cv: `HASSAN YILDIRIM
Lifeguard supervisor

Leeds Road Leisure, Bradford
  Senior Lifeguard (shift in charge)   11/2022 - present
  Lifeguard                            05/2019 - 10/2022
Up to 8 lifeguards each shift, rotations, breaks, team briefing, drills twice a month, accident book, pool tests, opening up and locking up, customers.
Saturday mornings: assistant teacher, stages 1 - 3, under the lead teacher.

NPLQ renewed June 2025
Swim England Level 1 Swimming Assistant (Teaching) 2023
Pool Plant Operator 2024
First aid at work 2024
Languages: English, Turkish`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 50,
      high: 67,
      best: 59,
      why: 'Fifty words: both tickets and years at one pool are told, supervising only as occasional cover.',
      lacks: ["two years' supervising lifeguards or a poolside team"],
      cv: `Megan Firth. Swimming teacher and lifeguard at Aireborough pool since 2021. NPLQ (in date until 2027) and Swim England level 2 teacher. I teach stages 1 to 7 on three evenings and lifeguard at weekends. Sometimes I cover for the shift supervisor. Reliable, friendly, live ten minutes away. References on request.`,
    },
    {
      name: 'nine-months',
      kind: 'years',
      low: 56,
      high: 73,
      best: 66,
      why: 'Both qualifications and a good record, but in charge of the poolside only since February of this year.',
      lacks: ["two years' supervising lifeguards or a poolside team"],
      cv: `Zofia Malinowska
Poolside team leader and Level 2 swimming teacher

Swale Valley Pools
Team Leader, Aquatics: Feb 2026 - present. Six lifeguards: rota, briefings, drills, supervisions; water testing, opening and closing; first answer to complaints.
Swimming Teacher: Sept 2022 - Jan 2026. 18 hours a week, stages 1-10, babies, adults.
Lifeguard: June 2021 - Aug 2022.

Certificates
Swim England Level 2 Teaching Swimming (2022)
RLSS UK National Pool Lifeguard Qualification (renewed Sept 2025)
First Aid at Work (2026)
Safeguarding children (2025)

BA Sport and Exercise, York, 2021`,
    },
  ],
};
