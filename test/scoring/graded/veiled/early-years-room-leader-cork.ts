import type { GradedJob } from '../types.ts';

export const earlyYearsRoomLeaderCork: GradedJob = {
  job: 'early-years-room-leader-cork',
  title: 'Pre-school Room Leader (ECCE), Ballincollig',
  spec: `Hi all, we're looking for a lovely ROOM LEADER for our pre-school (ECCE) room in Ballincollig, Co. Cork, as Niamh is off to Australia on us!! It's 35 hours, Monday to Friday, 51 weeks or term-time with a bit of afterschool if you'd prefer, €17.80 an hour and up depending on your degree. You'd have 22 children between 2 years 8 months and 5, and two early years educators with you in the room, and you'd be the one planning the curriculum with Aistear and Síolta, doing the observations and learning journals, settling in the new small ones, keeping the records the way Tusla and Pobal want to see them, and minding the relationships with the parents. We're a play-based, muddy sort of a place, outdoors in all weathers, so bring wellies. Because of the ECCE contract you have to have a full QQI (or old FETAC) Level 6 award in Early Childhood Care and Education, or a Level 7 or 8 degree in early years, or a qualification on the Department's recognised list, and we can't take you on without the cert in front of us. You'll also need at least two years working in a pre-school or crèche room after qualifying, and a First Aid Response or paediatric first aid cert that's in date. Garda vetting is done through us before you start, as are the references. If you've done the LINC programme or worked with a child under AIM that would be fantastic, a few words of Irish or Lámh the same, but we'll train the right person. Send your CV to Bríd, no agencies please, interviews second week of November.`,
  graded: [
    {
      name: 'sinead-mccarthy-lyne-room',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Level 6 and Level 7, more than eight years in ECCE rooms up to today, four as leader, FAR of 2026, LINC and AIM.',
      lacks: [],
      cv: `Sinéad McCarthy-Lyne
Ovens, Co. Cork
085 555 0144

Work

Room Leader, ECCE Room – Little Otters Early Learning, Bishopstown, Cork
Aug 2022 – present
Lead a room of 22 with two educators under me. Weekly plan built from the children's interests and written up against the Aistear themes. Learning journals for every child, shared with families each term. Had two children on AIM level 7 support since 2023 and worked with the early years specialist on their access plans. Tusla inspection in May 2024: compliant in all the regulations looked at. Pobal compliance visit February 2026, no findings. Outdoor mornings every day.

Early Years Educator – Little Otters Early Learning
June 2018 – Aug 2022
Wobbler room first, then the pre-school room from September 2019. Key person to eight.

Student placements in two community playgroups, 2016 and 2017.

Education
BA (Ord) in Early Childhood Care, Level 7, part time at night, 2019–2022
QQI Level 6 Major Award, Early Childhood Care and Education, 2018
QQI Level 5, same, 2017
Leaving Cert 2016

Other certs
LINC (Leadership for Inclusion), 2023
First Aid Response (PHECC), renewed February 2026, good until February 2028
Children First e-learning, 2025
Manual handling
Lámh module 1

I have a full clean driving licence and my own transport. Garda vetted with current employer.

Referee: Ms Orla Twomey, Manager, Little Otters`,
    },
    {
      name: 'caoimhe-ni-bhriain-naionra',
      kind: 'any-of',
      low: 82,
      high: 95,
      best: 89,
      why: 'Honours degree instead of the Level 6, leads a naíonra (Irish-medium pre-school) since 2021, paediatric first aid in date; AIM and LINC absent.',
      lacks: [],
      cv: `CAOIMHE NÍ BHRIAIN, Cúil Aodha & Macroom

2021 to now: Stiúrthóir (leader) of a naíonra beside the national school in Baile Mhic Íre. Eighteen children, aged from just under three up to school going, every morning in the free pre-school scheme, one assistant. All through Irish. I settle the children in, some of whom have no word of Irish on the first day; I set up the play corners and the garden; I watch and take notes and turn these into a little book for each child that goes home in June; parents get me at the half-door every day and for a sit-down chat at Hallowe'en and at Easter. The inspector from the Department of Education (EYEI) came in 2023 and rated the quality of play "very good". Rosters, roll book, accident book, ratios: also me.

Sept 2019 to summer 2021: pre-school teacher with Cuileann Montessori in Bandon, room of twenty.

Summers of 2017 and 2018: children's club on a campsite in Brittany.

What I studied: BA (Hons) in Early Childhood Studies, Level 8, 2015–2019, second class honours grade 1. My thesis was about mud kitchens, I'm not joking.

Tickets: paediatric first aid, two days, done in September 2025 (runs two years). Safeguarding, Tusla, 2026. Full licence.

Aistear and Síolta I know from both the college side and the floor. I want to be nearer my fiancé's work in the city.`,
    },
    {
      name: 'joanna-wrzos-level-five',
      kind: 'in-progress',
      low: 54,
      high: 67,
      best: 61,
      why: 'Six years in the right rooms and first aid in date, but only Level 5; the Level 6 which the contract asks is due in spring 2027.',
      lacks: ['full QQI Level 6 award (or degree) in early years'],
      cv: `JOANNA WRZOS
Early Years Educator
Date of birth: 11 April 1989
Nationality: Polish, in Ireland since 2013
Languages: Polish (native), English (fluent)

EXPERIENCE
03.2020 – today    Happy Hedgehogs Crèche, Carrigaline
Educator in pre-school room (20 children, ECCE). Since September 2024 I stand in for the room leader on her days off, so I do planning, handover, parents at the door, and ratio for the afternoon. I make the observations for my seven key children and the documentation wall. I was key person for a boy with autism with AIM support and learned Lámh for him.

09.2016 – 08.2019    Hotel accommodation assistant, Kinsale

2013 – 2016    fish factory, Castletownbere

TRAINING
QQI Level 5 Early Childhood Care and Education, full award, 2019
QQI Level 6 Early Childhood Care and Education: 5 of 8 modules passed, last ones finish in April 2027 (evening course, Cork)
First Aid Response, October 2025
Children First, food hygiene, fire warden

ABOUT ME
Patient, sings out of tune, not afraid of rain.`,
    },
    {
      name: 'mairead-dunphy-crosbie-back',
      kind: 'old',
      low: 45,
      high: 59,
      best: 52,
      why: 'FETAC Level 6 and nine years in the room, but all before 2017, and her first aid ran out in 2018.',
      lacks: ['first aid certificate in date'],
      cv: `Mairéad Dunphy Crosbie
Blarney

Returning to early years after rearing my own three and a spell in retail.

June 2008 to July 2017
Buttercups Playschool, Tower, Co. Cork
I started as assistant and led the ECCE room from when the free year came in, 2010, until I left. 20 children, one assistant. I wrote the plans with Aistear when it was brand new, did the HSE (later Tusla) folders, the parents' evenings, the Christmas concert and the dreaded potty training. Never lost a child!

2017 to 2021
At home with my children

November 2021 to present
Homeware shop, Blackpool shopping centre. Part-time sales assistant, then supervisor since 2024. Rosters, tills, stock take.

Qualifications
FETAC Level 5 Childcare, 2008
FETAC Level 6 Supervision in Childcare / Early Childhood Care and Education major award, 2011
Occupational First Aid, 2016 (expired 2018, I'd be happy to do it again)
Manual handling 2023

I'm on the parents' association of our national school and help with the reading hour there on Fridays. References from the shop and from the former owner of Buttercups.`,
    },
    {
      name: 'aoife-tarrant-thin',
      kind: 'thin',
      low: 60,
      high: 74,
      best: 68,
      why: 'Few words, but they state Level 6, three and a half years in a crèche and a current first aid cert; nothing about leading or planning a room.',
      lacks: [],
      cv: `Aoife Tarrant, Wilton, Cork. 086 555 0171

QQI Level 6 Early Childhood Care & Education (2022)
First Aid Response, April 2026

May 2023 – present: Early years educator, Puddle & Thimble Crèche, Douglas. Pre-school room, 3–5s.
2021 – 2023: Café work while studying

I'm hardworking, love the outdoors and available to start after two weeks' notice. Own car. References on request.`,
    },
  ],
};
