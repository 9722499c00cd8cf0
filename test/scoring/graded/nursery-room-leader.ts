/** Nursery room leader in England: the full level 3 and paediatric first aid decide. */
import type { GradedJob } from './types.ts';

export const nurseryRoomLeader: GradedJob = {
  job: 'nursery-room-leader',
  title: 'Nursery Room Leader (2-3 year olds)',
  spec: `Room Leader, Toddler Room

Little Acorns Day Nursery, rated Outstanding, is looking for a room leader for our 2 to 3 year olds. You will hold a full and relevant Level 3 childcare qualification (e.g. NNEB, CACHE Diploma, NVQ 3 Early Years Educator), have at least two years' experience in a nursery after qualifying, know the EYFS inside out and be able to lead a team of four practitioners. You will be key person for six children, plan activities, keep observations on Tapestry or Famly and talk to parents with confidence. A current paediatric first aid certificate is needed for the ratio. Safeguarding lead training and SEND experience would be lovely. We offer 75 % off childcare, your birthday off and a pension. All posts subject to enhanced DBS.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Level 3 Early Years Educator, four years since, deputy and room lead, first aid in date, Tapestry, SEND.',
      lacks: [],
      cv: `Chantelle Osgerby
Early years practitioner

WORK
Room Leader (2-3s), Puddleducks Nursery, Apr 2024 - present
Leads 4 staff and 20 toddlers. Key person for six. Weekly planning from children's interests, EYFS two-year checks, observations on Tapestry, parents' evenings. Supports two children with speech delay, writes SEND targets with the SENCo.
Nursery Practitioner, Puddleducks Nursery, Aug 2022 - Mar 2024
Baby and toddler rooms.

QUALIFICATIONS
NVQ Level 3 Early Years Educator, July 2022
Paediatric First Aid (12 hours), valid to June 2028
Designated safeguarding lead, May 2025
Food hygiene level 2

Interests: forest school, singing, learning British Sign Language.`,
    },
    {
      name: 'expired-first-aid-level-2',
      kind: 'missing',
      low: 30,
      high: 55,
      best: 46,
      why: 'Six good years with toddlers but qualified to Level 2, and the first aid certificate is out of date.',
      lacks: ['Level 3 childcare qualification', 'current paediatric first aid'],
      cv: `Janice Orme
Nursery Assistant

Bright Sparks Nursery, Nursery Assistant in the toddler room, June 2020 - present
Key person for four children, activities, nappies and mealtimes, observations on Famly, handover to parents, covers for room leader at lunch.
Childminder's assistant, 2017 - 2020

Level 2 Certificate for the Children and Young People's Workforce, 2018
Paediatric first aid, expired March 2025
Enhanced DBS

About me: patient, cheerful, good at settling new children and calming tired parents. I made the sensory garden with the older children and keep the display boards. I know every song there is. Hobbies: knitting, caravan holidays, my grandchildren. Full time or term time, any shift between seven and six. References from the nursery manager.`,
    },
    {
      name: 'any-of-nneb',
      kind: 'any-of',
      low: 76,
      high: 92,
      best: 85,
      why: 'NNEB is the first named alternative; long current nursery experience, Famly, first aid; led the room as deputy.',
      lacks: [],
      cv: `Maureen Halliday NNEB

Deputy Room Leader and key person, Toddler room, The Willows Children's Centre, 2015 to date. Stand-in lead of five practitioners two days a week. EYFS planning, learning journeys on Famly, settling-in visits, mentors apprentices, parents' workshops.
Nursery nurse, Hilltop Infant School and Nursery, 2006 to 2015.
Nanny, London, 1998 to 2006.

NNEB Diploma in Nursery Nursing, 1998
Paediatric first aid renewed 11 January 2026 (3 years)
Safeguarding level 2; Makaton taster

What I bring: patience, humour, long memory for families; I have settled the children of children I once settled. Wrote our outdoor play guide. Interests: storytelling festival, allotment, swimming.`,
    },
    {
      name: 'plant-nursery',
      kind: 'trap',
      low: 2,
      high: 20,
      best: 9,
      why: 'Leads a nursery with toddlers’ worth of seedlings: horticulture, only a first-aid card in common.',
      lacks: ['Level 3 childcare qualification', '2 years in a nursery', 'EYFS'],
      cv: `Rob Thackeray
Nursery Team Leader (hardy plants)

Acorn Oak Tree Nursery, Evesham, Room and Glasshouse Leader, 2018 - present
Leads four growers; propagation room; two to three year old trees; planning of potting; observations of pests; talks to trade customers and school parents on open days; key person for six contracts.
Nursery worker, 2012 - 2018

Level 3 Diploma in Horticulture 2014
Emergency first aid at work 2025

Skills: irrigation, peat-free composts, pesticide certificates PA1 and PA6, forklift and tractor. Won the growers' prize for hardy perennials in 2021. Organises the children's sunflower competition each May. Trains two apprentices through the college. Interests: rugby, cider making, bees. Enhanced checks no problem; would like to work with people more.`,
    },
    {
      name: 'school-ta-qualified',
      kind: 'adjacent',
      low: 46,
      high: 66,
      best: 57,
      why: 'Holds the Level 3 and first aid, but four years as a Year 4 teaching assistant and only a student placement in a nursery.',
      lacks: ["2 years' nursery experience"],
      cv: `Abdirahman Yusuf
Teaching Assistant, level 3

Moorgate Primary, Teaching Assistant Year 4, September 2022 - present. One to one with autistic child, reading groups, playground, Arbor records, talks with parents.
Placement, Poplar Nursery, 2021 - 2022 (300 hours): toddlers, EYFS planning, observations on Tapestry.

CACHE Level 3 Diploma, Early Years Workforce (Early Years Educator), 2022
Paediatric first aid, April 2026
Somali, English, Arabic

Skills: phonics, positive behaviour support, moving and handling, Team Teach. Runs the homework club and a football club for the infants. Parents ask for me by name. I would like to return to the early years, where I trained. Interests: cooking, football, storytelling in two languages.`,
    },
    {
      name: 'level-3-in-progress',
      kind: 'in-progress',
      low: 34,
      high: 58,
      best: 46,
      why: 'Working well in a nursery with first aid, but half way through the Level 3 and so not qualified, let alone two years after.',
      lacks: ['Level 3 childcare qualification', 'two years after qualifying'],
      cv: `Megan Trowell
Apprentice early years practitioner

Working towards Level 3
Early Years Educator Level 3 apprenticeship, started September 2025, end-point assessment planned for spring 2027. Not yet qualified.

Experience
Little Otters Nursery, Apprentice Practitioner, toddler room, September 2025 - present. Key person for three children with support, activity plans under the EYFS, observations on Famly, nappies and meals, parents at the door. Acting lead of the garden group when staff are short.
Little Otters Nursery, Nursery Assistant, June 2022 - August 2025. Baby room and toddler room, Level 2 since July 2023.
Summer play scheme, council, 2021.

Certificates
Level 2 Early Years Practitioner, 2023
Paediatric first aid, valid to May 2028
Safeguarding level 2, food hygiene level 2

Interests: singing, dance classes for little ones, my nieces. Enhanced DBS on the update service. My manager says I am the calmest person in the building.`,
    },
  ],
};
