/** Nursery manager: the early years level 3, two years of managing or deputising, and paediatric first aid decide. */
import type { GradedJob } from '../types.ts';

export const nurseryManagerEarlyYears: GradedJob = {
  job: 'nursery-manager-early-years',
  title: 'Nursery Manager',
  spec: `Subject: Manager for Little Orchard

Hi both,

As promised, what we're after for Little Orchard (58 places, babies to school age, Good at the last Ofsted).

Lynne goes at Easter. Whoever follows her has to have a full and relevant early years qualification at Level 3 or above, otherwise we can't count them. I won't see anyone without two years as manager or deputy manager of a nursery or pre-school. And a paediatric first aid certificate that is in date, the 12-hour one; I've been caught out on that before.

The job is the running of it: 17 staff, rotas and ratios, recruitment and supervisions, parents, occupancy and fees, keeping the EYFS practice good and being the person Ofsted talks to. They would also be our safeguarding lead. If they haven't done the designated lead course we send them.

Nice to have: a Level 5 or a degree, SEND knowledge, someone who has used Famly or Blossom.

£36-39k, and their own child half price.

Thanks
Bernadette`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Manager for five years after deputising, level 5, first aid in date, safeguarding lead, two good inspections.',
      lacks: [],
      cv: `Joanne Thistlewood
Nursery Manager

Employment
Puddle Lane Day Nursery, Hereford - Manager, June 2021 to present
* 64 places, three months to five years, 19 staff, occupancy from 71% to 93%
* Rotas, ratios, recruitment, probation and supervision meetings
* Fees and funded hours, debt down to 2%
* Ofsted: Good, 2022 and 2025, lead for the inspector on the day
* Designated Safeguarding Lead, termly audits
* Room planning in line with the EYFS, two-year checks; Famly
Puddle Lane - Deputy Manager, January 2018 to May 2021
Bright Acorns, Leominster - Nursery Nurse, later Room Leader, 2012 to 2017

Qualifications
Level 5 Diploma in Leadership for Health and Social Care and Children's Services, 2020
CACHE Level 3 Diploma in Child Care and Education, 2012
Paediatric first aid, 12 hours, May 2025 (valid three years)
DSL training refreshed January 2026; SENCO award Level 3, 2023`,
    },
    {
      name: 'setting-leader',
      kind: 'synonym',
      low: 80,
      high: 95,
      best: 88,
      why: 'Leads a committee pre-school with early years teacher status; everything asked for in other words.',
      lacks: [],
      cv: `Farzana Chowdhury

I have led Chapel Street Under-Fives, a charity playgroup in Gloucester for 40 children from two upwards, since September 2020, after three years as second in charge there (September 2017 to July 2020). The committee meets twice a term; the rest is mine: eleven practitioners and their appraisals, who works when and with how many children, interviews, waiting list, invoices, the funding claims to the county, talking to mums and dads at the gate. In 2023 the inspector graded us Good with Outstanding for personal development. I am the named person for child protection and chair our team-around-the-child meetings; eight of our children have additional needs.

I hold Early Years Teacher Status (2017) and a BA in Early Childhood Studies (2016). First aid for babies and children, two-day course, renewed in February 2026. Enhanced disclosure on the update service.

Tapestry and Excel.`,
    },
    {
      name: 'first-aid-expired',
      kind: 'lapsed',
      low: 58,
      high: 74,
      best: 67,
      why: 'Four years as deputy with the right level 3; the first aid certificate she was asked for ran out in 2024.',
      lacks: ['paediatric first aid certificate in date'],
      cv: `Gemma Stapleton

DEPUTY MANAGER, Hop Yard Nursery, Ledbury (48 places), Sept 2022 - present
Runs the nursery in the manager's absence, about one week in five. Rotas and ratios, supervisions for nine staff, show-rounds, parents' complaints, induction of apprentices, EYFS planning across three rooms, deputy safeguarding lead. Present at the 2024 Ofsted inspection (Good).
ROOM LEADER, toddlers, same nursery, 2018 - 2022
NURSERY ASSISTANT, Wye Babies, 2015 - 2018

NVQ Level 3 Children's Care, Learning and Development 2017
Designated lead training 2023
Paediatric first aid (12h) - expired March 2024, not renewed
Food hygiene level 2
Blossom, Word, Outlook`,
    },
    {
      name: 'plants',
      kind: 'trap',
      low: 1,
      high: 19,
      best: 8,
      why: 'Manages a nursery of trees and perennials, with staff and customers.',
      lacks: [
        'full and relevant early years qualification at Level 3',
        'two years as manager or deputy manager of a nursery or pre-school',
        'paediatric first aid',
      ],
      cv: `Hugh Pettifer
NURSERY MANAGER

2016 to present: Nursery Manager, Malvern Wholesale Plants. 14 staff and seasonal pickers, rotas, recruitment, appraisals, budgets. 200,000 young plants a year from plug to sale, babies of the trade being our bare-root fruit trees. Inspections by the plant health authority, all passed. Little Orchard range of dwarf apples launched 2022.
2009 to 2016: Deputy Nursery Manager, Teme Valley Hardy Plants. Propagation, irrigation, despatch.

Level 3 Diploma in Horticulture, Pershore College, 2009. PA1/PA6 spraying. Emergency first aid at work 2025. Tractor licence.
School governor at the village primary since 2023, enhanced DBS.`,
    },
    {
      name: 'room-leader',
      kind: 'denial',
      low: 50,
      high: 67,
      best: 58,
      why: 'A good room leader with level 3 and first aid who has neither managed nor deputised, and says so.',
      lacks: ['two years as manager or deputy manager of a nursery or pre-school'],
      cv: `Shanelle Grant
Looking for my first manager's post

Room Leader (pre-school room, 24 children, 4 staff) - Rainbow Barn Nursery, Worcester - 04/2020 to now
I plan the week with my team, keep the ratios in the room, do learning journals on Famly, meet parents, settle in new families and mentor two apprentices. I was interviewed by Ofsted about my room in 2023.

Early Years Educator - Rainbow Barn - 08/2017 to 04/2020

Level 3 Early Years Educator, full and relevant, 2017. Level 5 leadership started in September 2026.
Paediatric first aid 12 hours, Nov 2024, valid until Nov 2027.
Safeguarding level 2; I have not done the lead course.
I have not yet managed a nursery or acted as deputy, and rotas, fees and recruitment are done by our office, but I am ready to learn.`,
    },
  ],
};
