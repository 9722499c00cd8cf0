/** Home care coordinator: two years of rostering care visits, the Level 3 and a driving licence. */
import type { GradedJob } from '../types.ts';

export const homeCareCoordinator: GradedJob = {
  job: 'home-care-coordinator',
  title: 'Home Care Coordinator',
  spec: `HOME CARE COORDINATOR
Thistledown Care at Home, Shrewsbury | £28,400 plus on-call payments | 40 hours

Thistledown supports 130 people in their own homes across Shropshire with a team of 58 care workers. We are rated Good by CQC and we want to stay there.

What the job is
Building the weekly rota of around 1,700 visits and covering it when people are ill or the lanes flood. Matching care workers to clients. Taking referrals from the council brokerage and hospital discharge. Spot checks, supervisions and reviews of care plans with the field supervisor. On call one week in four.

You will have
- two years or more of coordinating or rostering visits in domiciliary care
- a Level 3 Diploma (or NVQ 3) in Health and Social Care
- a full UK driving licence and your own car, as you will visit clients and step in on calls
- confidence with a digital care and rostering system such as Birdie, CarePlanner, Access People Planner or similar

It would help if you
- are a medication competency assessor or moving and handling trainer
- know Shropshire
- have been through a CQC inspection

All posts are subject to an enhanced DBS check and two references. We do not hold a sponsorship licence.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Five years coordinating 1,400 visits a week, Level 3, driver, People Planner and Birdie, CQC, medication assessor.',
      lacks: [],
      cv: `Bethan Pryce-Jones
Care Coordinator, Oswestry

Employment history

Care Coordinator - Border Homecare Ltd, Oswestry - Sept '21 to date
* Weekly rota for 44 care workers and 105 service users, about 1,400 calls, on Access People Planner; moved the branch to Birdie in 2025
* Same-day cover for sickness, late-call and missed-call monitoring
* Brokerage and discharge-to-assess referrals, start of package within 24 hours
* Spot checks, supervisions, six-monthly care plan reviews
* Part of the team at CQC inspection in 2024 (Good in all five)
* On call every third week

Senior Care Worker - Border Homecare - March '18 to Sept '21
* Double-up runs, new starter shadowing, medication competency assessor

Care Worker - Wrekin Care - 2015 to 2018

Training
NVQ Level 3 Health and Social Care, 2019
Moving and handling train the trainer 2023
Safeguarding level 3, medication refresher 2026

Full clean driving licence, own car. Enhanced DBS on the update service.`,
    },
    {
      name: 'office-administrator',
      kind: 'gem',
      low: 79,
      high: 93,
      best: 87,
      why: 'Called office administrator, yet has planned every visit of a home care branch for over four years; NVQ 3, drives.',
      lacks: [],
      cv: `tomasz wieczorek
telford

office administrator, hearth and heather support services, july 2022 to now

the title has never been changed but this is what i do. i plan who goes to whom: 61 older people at home, 27 carers, around 800 calls each week, all on careplanner. if someone phones in sick at six in the morning i move the round and ring the families. i take the new packages from the council and go out with the manager to do the first assessment and write the plan with the client. every carer gets a spot check from me once a quarter and i do half the supervisions. i carry the out of hours phone one week in two. we had the regulator in march 2025 and i pulled the call logs and the medicine charts for them.

before: senior carer in the same company, feb 2019 to june 2022, and healthcare assistant at a nursing home in bridgnorth 2016 to 2019.

nvq 3 in health and social care (2020)
full uk licence, my own skoda
enhanced dbs 2025
polish and english
i teach the medicines day for new starters and sign off their competency`,
    },
    {
      name: 'no-licence',
      kind: 'denial',
      low: 58,
      high: 72,
      best: 66,
      why: 'Six years of city rostering with Level 3 and CarePlanner, but states that she does not drive.',
      lacks: ['full UK driving licence and own car'],
      cv: `FOLASADE BAMGBOSE
Domiciliary Care Coordinator

Key facts
- 6 years rostering home care in Birmingham
- Level 3 Diploma in Adult Care (Health and Social Care), 2020
- CarePlanner super-user

Experience

Copperfield Care, Birmingham (walking and bus rounds)
Care Coordinator, November 2020 to present
I am responsible for two of the four patches, 70 clients and 33 carers, around 950 visits weekly. I build rotas a fortnight ahead and handle the changes on the day. I carry out reviews, quality calls and supervisions, investigate missed visits and prepare the figures for our registered manager. Contact for brokerage and the district nurses. On call one weekend in three. We were inspected by CQC in 2023.

Care Assistant, June 2017 to October 2020

Training
Medication assessor 2022, safeguarding adults, dementia, first aid at work

Please note that I do not drive and have no driving licence. In Birmingham it was not needed. I am moving to Shrewsbury to be nearer my sister and would be glad to use buses or taxis for visits.

Enhanced DBS: yes. British citizen.`,
    },
    {
      name: 'ten-months',
      kind: 'years',
      low: 56,
      high: 71,
      best: 64,
      why: 'Level 3, driver, Birdie, good record; coordinator only since January 2026, a care worker before.',
      lacks: ['two years of coordinating or rostering visits'],
      cv: `Curriculum Vitae

Name: Callum Tudor
Role sought: Care coordinator

01/2026 - present   Care Coordinator, Longmynd Home Support, Church Stretton
                    Rotas for 22 carers and 50 clients in Birdie, cover for sickness,
                    on call one week in four, telephone reviews with families,
                    spot checks with the field supervisor

05/2022 - 12/2025   Care Worker, Longmynd Home Support
                    Personal care, medication, meals, double-ups and end of life calls
                    across south Shropshire; shadowing buddy for new carers

2019 - 2022         Waiter and later bar supervisor, The Drovers, Craven Arms

Qualifications      Level 3 Diploma in Adult Care (Health and Social Care), completed 2025
                    Care Certificate 2022
                    Moving and handling key trainer course booked for February 2027
                    GCSE English and Maths

Driving             Full UK licence since 2018, own car with business insurance

About me            Local all my life, calm on the phone, and I know most back roads
                    between Ludlow and Shrewsbury. I enjoy the puzzle of a full rota and
                    would like to do it for a larger branch.`,
    },
    {
      name: 'pasted-carer',
      kind: 'pasted',
      low: 22,
      high: 41,
      best: 32,
      why: 'The advert pasted in as a profile; below it a care worker with Level 2 who has never done a rota.',
      lacks: ['two years of coordinating or rostering visits', 'Level 3 Diploma in Health and Social Care'],
      cv: `Lorraine Sugden

Profile
Two years or more of coordinating or rostering visits in domiciliary care. A Level 3 Diploma (or NVQ 3) in Health and Social Care. A full UK driving licence and your own car, as you will visit clients and step in on calls. Confidence with a digital care and rostering system such as Birdie, CarePlanner, Access People Planner or similar. Building the weekly rota of around 1,700 visits and covering it when people are ill or the lanes flood. Matching care workers to clients. Taking referrals from the council brokerage and hospital discharge.

Work
Care worker, Severnside Carers, Shrewsbury, April 2023 - present. Morning and tea calls, washing and dressing, meals, prompting tablets, writing notes in the app.
Checkout operator, supermarket, Meole Brace, 2012 - 2023.

Certificates
Level 2 Diploma in Care, 2024
Care Certificate 2023

Driving licence (full), small car.
Hobbies: bingo, grandchildren, my dogs.`,
    },
  ],
};
