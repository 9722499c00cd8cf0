import type { GradedJob } from '../types.ts';

export const housingSolutionsOfficerGwyneddCouncil: GradedJob = {
  job: 'housing-solutions-officer-gwynedd-council',
  title: 'Housing Solutions Officer (Homelessness)',
  spec: `CYNGOR SIR GLANNAU HIRAETHOG
Job description and person specification

POST: Housing Solutions Officer (Homelessness) / Swyddog Datrysiadau Tai
GRADE: S3, £33,366 to £36,124    BASE: Caernarfon area, some home working    HOURS: 37

PURPOSE OF POST To help people who have lost their home or are about to. The officer takes the first interview, makes enquiries, decides which duty is owed under Part 2 of the Housing (Wales) Act 2014, writes the decision letter and the personal housing plan, and finds a way out: talking a landlord round, a bond, a room with family, temporary accommodation where there is nothing else. Around 35 open cases. One week in eight on the out-of-hours telephone (allowance paid).

PERSON SPECIFICATION (E = essential, D = desirable)
Language  Welsh, spoken and written, at Level 4 or above: interviews are held, and letters written, in the applicant's language of choice  E
English to the same level  E
Experience  Not less than two years carrying your own homelessness or housing-advice cases, for a council, housing association or charity  E
Negotiating with private landlords  D
Working with people leaving prison, fleeing violence or with mental ill health  D
Knowledge  Part 2 of the 2014 Act and the Renting Homes (Wales) Act 2016  D
Qualifications  Good general education; CIH level 3 or 4 certificate  D
Other  Full driving licence and use of a car (the county is large and the buses are not)  E
Calm under pressure, tidy records  E

The Council operates internally through the medium of Welsh. Applications may be made in Welsh or in English; one made in Welsh will be treated no less favourably. A basic DBS check applies. For a chat in confidence telephone the team manager. Closing date 16 November 2026.`,
  graded: [
    {
      name: 'elin-parri-homelessness',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'First-language Welsh with letters in both, five years of homelessness cases under the 2014 Act to date, drives, CIH and landlord work.',
      lacks: [],
      cv: `Elin Haf Parri
Llanrug, Gwynedd
Cymraeg iaith gyntaf / first-language Welsh speaker

Swyddog Digartrefedd (Homelessness Officer), Cyngor Bro Tegeirian — August 2021 to date
Caseload 30–38. Assess applications under sections 62, 66, 73 and 75 of the 2014 Act and issue decisions in Welsh or in English (roughly 60/40). Reviews answered for the manager. Personal housing plans. Placed about 200 households in temporary accommodation. Got the bond scheme going again with 27 private landlords signed up. Monthly surgery in the women's refuge. Out-of-hours rota.

Cynorthwyydd Tai (Housing assistant), Cymdeithas Tai Afon Wen — Sept 2018 to July 2021
Rent arrears letters, allocations, phone desk, occupation contracts preparation ahead of Renting Homes.

Education
BA Cymdeithaseg a Pholisi Cymdeithasol, taken through the medium of Welsh, 2015–2018, 2:1
CIH Level 4 Certificate in Housing, 2023
Welsh A level, grade A, 2015; I sit on the county eisteddfod essay committee

Training: trauma-informed practice; Renting Homes (Wales) Act implementation, 2022; MARAC

Full driving licence since 2016, Skoda Fabia.

Referees: team leader at Bro Tegeirian; housing manager, Afon Wen.`,
    },
    {
      name: 'rhodri-maddocks-charity',
      kind: 'synonym',
      low: 82,
      high: 94,
      best: 88,
      why: 'A charity caseworker of seven years who speaks and writes Welsh daily and drives; the same job from the other side of the counter, so no statutory decisions.',
      lacks: [],
      cv: `Rhodri Maddocks, Penygroes

What I do now
I keep roofs over people's heads, or get them new ones. Since October 2019 I've been a caseworker with Llety Clyd, a small charity that covers the two counties from Nefyn to Abergele. I have my own list, thirty people or a little under, from the call to the closing letter. Young lads sleeping in cars at Dinas Dinlle, mothers out of a violent house, men on the train home from Berwyn prison with a bag and no key. I read the notice, find out what is wrong with it, ring the landlord (I've a good name with the landlords, I don't shout), apply for the discretionary payment, take the file to the council and argue about which duty is owed, and ask for a review when the letter is wrong: 31 requested, 19 turned round. Last winter I also managed our eight emergency pods.

How I speak
Cymraeg at home, Cymraeg at school, Cymraeg in the office. All our case notes and reports to funders are written in Welsh first and I translate them. I check the spelling and mutations of colleagues' letters, to their annoyance. English as good.

Before
2014–2019 Support worker, hostel for 16 to 25s, Bangor (floating support from 2017)
2011–2014 Farm and fencing

Learning
Level 3 in housing practice (CIH), 2020. Two days on occupation contracts with a barrister, 2022. Adult first aid mental health 2024. Nine GCSEs and two A levels, Welsh and history.

Transport: full licence and a pickup`,
    },
    {
      name: 'lorraine-tunstall-webb-english',
      kind: 'denial',
      low: 53,
      high: 67,
      best: 60,
      why: 'Nine years of excellent casework and a car, but Welsh by her own word only beginner level where Level 4 is essential.',
      lacks: ['Welsh, spoken and written, Level 4'],
      cv: `LORRAINE TUNSTALL-WEBB
Homelessness Prevention Officer
Address: 3 Mill Weir Cottages, Frodsham, moving to Bethesda in December 2026

Career
West Dee Borough Council, Cheshire — Homelessness Prevention Officer — July 2020 to now
I hold 40 cases or thereabouts. First interview, enquiries into eligibility, priority need and local connection, prevention and relief duties, personalised housing plans, section 184 letters (I'm the one colleagues bring their drafts to), three county court appeals defended, none lost. Placements into temporary accommodation, out-of-hours one week in six. I started our call-before-you-serve line for private landlords, and 63 tenancies were saved by it in the first year. Lead for prison leavers with the probation hub.

Runcorn Foodbank and Advice Shop (charity) — Housing adviser — Jan 2017 to June 2020
Possession proceedings, arrears, disrepair. Court duty desk on Tuesdays.

Qualifications
CIH level 4 certificate in housing practice, 2021
A levels: English, Sociology, Law

Languages
English: native. Welsh: beginner. I have done the first half of the Mynediad course and can say who I am and order a panad; I could not interview or write to anybody in Welsh yet.

Other
Full licence, own car. I've read the code of guidance for Wales and Part 2 of the 2014 Act over the summer.`,
    },
    {
      name: 'lorraine-tunstall-webb-pasted',
      kind: 'pasted',
      low: 53,
      high: 67,
      best: 60,
      why: "Her honest CV with the council's person specification copied behind it; the copied lines show nothing.",
      lacks: ['Welsh, spoken and written, Level 4'],
      twin: 'lorraine-tunstall-webb-english',
      cv: `LORRAINE TUNSTALL-WEBB
Homelessness Prevention Officer
Address: 3 Mill Weir Cottages, Frodsham, moving to Bethesda in December 2026

Career
West Dee Borough Council, Cheshire — Homelessness Prevention Officer — July 2020 to now
I hold 40 cases or thereabouts. First interview, enquiries into eligibility, priority need and local connection, prevention and relief duties, personalised housing plans, section 184 letters (I'm the one colleagues bring their drafts to), three county court appeals defended, none lost. Placements into temporary accommodation, out-of-hours one week in six. I started our call-before-you-serve line for private landlords, and 63 tenancies were saved by it in the first year. Lead for prison leavers with the probation hub.

Runcorn Foodbank and Advice Shop (charity) — Housing adviser — Jan 2017 to June 2020
Possession proceedings, arrears, disrepair. Court duty desk on Tuesdays.

Qualifications
CIH level 4 certificate in housing practice, 2021
A levels: English, Sociology, Law

Languages
English: native. Welsh: beginner. I have done the first half of the Mynediad course and can say who I am and order a panad; I could not interview or write to anybody in Welsh yet.

Other
Full licence, own car. I've read the code of guidance for Wales and Part 2 of the 2014 Act over the summer.

Summary of suitability
Welsh, spoken and written, at Level 4 or above: interviews are held, and letters written, in the applicant's language of choice. English to the same level. Not less than two years carrying your own homelessness or housing-advice cases, for a council, housing association or charity. Negotiating with private landlords. Working with people leaving prison, fleeing violence or with mental ill health. Part 2 of the 2014 Act and the Renting Homes (Wales) Act 2016. Good general education; CIH level 3 or 4 certificate. Full driving licence and use of a car (the county is large and the buses are not). Calm under pressure, tidy records. Takes the first interview, makes enquiries, decides which duty is owed under Part 2 of the Housing (Wales) Act 2014, writes the decision letter and the personal housing plan, and finds a way out: talking a landlord round, a bond, a room with family, temporary accommodation where there is nothing else.`,
    },
    {
      name: 'gwenllian-prys-council-tax',
      kind: 'adjacent',
      low: 47,
      high: 60,
      best: 54,
      why: 'Fluent Welsh, a car and council work with people in hardship, but in council tax and benefits: no housing or homelessness case of her own.',
      lacks: ['two years of own homelessness or housing-advice cases'],
      cv: `GWENLLIAN PRYS
Y Felinheli   |   Date of birth 2 March 1994

2019–present  Benefits and Council Tax Officer, Cyngor Bro Tegeirian
Assess claims for housing benefit and council tax reduction; discretionary housing payments panel since 2023 (I prepare the papers, the panel decides). Recovery: reminder, arrangement, liability order. People ring me in a state and I talk them through it. When someone says they've had a notice to leave I pass them through to the homelessness team downstairs.
Work wholly bilingual, Welsh in the office.

2016–2019  Cashier then customer adviser, building society, Bangor

2015–2016  Classroom assistant (maternity cover), Ysgol Gynradd Tan y Graig

Education
BA History, Bangor, 2012–2015, dissertation in Welsh
IRRV Level 3 Certificate, 2021
A levels: Welsh (A), History (A), French (C)

Languages: Welsh, mother tongue, Level 5 in the council's test, written and spoken. English fluent. Some French.

Full clean licence, car.
Treasurer of the community shop; hill running; second soprano.`,
    },
  ],
};
