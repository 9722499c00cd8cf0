/** A county's senior social worker for adults: the social worker part of the Welsh register, spoken Welsh and two years after qualifying decide it. */
import type { GradedJob } from '../types.ts';

export const adultsSocialWorkerWalesD: GradedJob = {
  job: 'adults-social-worker-wales-d',
  title: 'Senior Social Worker, Older Adults (Welsh essential)',
  spec: `CYNGOR SIR GLANNAU LLWYD
Senior Social Worker, Older Adults Team (Penmaen and the coast)
Grade 10, 37 hours, permanent. Hybrid: two days a week in the Penmaen office.

PERSON SPECIFICATION

Qualifications - Essential
- A recognised social work qualification (degree or Master's in Social Work, DipSW or CQSW).
- Current registration with Social Care Wales as a social worker.

Qualifications - Desirable
- Practice Educator award, or willingness to work towards it.
- Best Interests Assessor or AMHP.

Experience - Essential
- At least two years' post-qualifying experience in a statutory adult social care team.
- Undertaking and recording assessments and care and support plans under the Social Services and Well-being (Wales) Act.
- Leading section 126 adult safeguarding enquiries.
- Mental capacity assessments and best interests decisions.

Experience - Desirable
- Presenting cases to Continuing Health Care panels.
- Supervising newly qualified staff.
- WCCIS or a similar client record system.

Language - Essential
- Welsh: Level 4, spoken. You will hold difficult conversations with older people and their families in Welsh. Written Welsh at Level 3 is desirable and training is available.

Other - Essential
- Able to travel to rural parts of the county.

About us
Glannau Llwyd is a small coastal county with a great deal of sky. We offer 28 days' leave rising to 33, the Local Government Pension Scheme, a lease car scheme and a peer group that meets every second Thursday. Caseloads are reviewed monthly. We are a Disability Confident employer and guarantee an interview to every disabled applicant and every veteran who meets the essential criteria. The post is subject to an enhanced DBS check, which we arrange and pay for. Closing date 22 November 2026; interviews in the week of 7 December.`,
  graded: [
    {
      name: 'dwyieithog',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'First-language Welsh speaker on the social worker register with seven dated years in a statutory adults team, safeguarding lead and a practice educator.',
      lacks: [],
      cv: `NON HAF PRYDDERCH
Y Felin Isaf, Llanfair-y-traeth

PROFFIL / PROFILE
Gweithwraig gymdeithasol gofrestredig ers 2019. Cymraeg yw fy iaith gyntaf ac ynddi hi rwy'n gwneud y rhan fwyaf o'm hymweliadau. / Registered social worker since 2019. Welsh is my first language and I do most of my visits in it.

COFRESTRU / REGISTRATION
Gofal Cymdeithasol Cymru (Social Care Wales), social worker, no. W/9904417, renewed July 2025.

CYFLOGAETH / EMPLOYMENT

Cyngor Bro Hirddu - Tîm Oedolion Hŷn
Social worker, September 2019 - August 2022
Senior practitioner, September 2022 - present
* 24 cases, mostly people over 75 living alone on farms; "what matters" conversations, eligibility, care and support plans and yearly reviews.
* Inquiry officer for adults at risk: 31 s.126 enquiries since 2022, including two care homes that went into escalating concerns.
* Capacity assessments on residence and on money; two statements to the Court of Protection.
* Took nine people through the CHC panel with the health board, six found eligible.
* Mentor two colleagues in their first year of practice; every case is written up on WCCIS.

Before qualifying: home carer, Cartref Bryn Eirin, 2013 - 2016.

ADDYSG / EDUCATION
BA (Anrh) Gwaith Cymdeithasol, Prifysgol Glan Menai, 2016 - 2019 (taught partly through Welsh), 2:1
Practice educator, stage 2, 2023

ARALL / OTHER
Trwydded yrru lawn, car fy hun. / Full licence, own car.`,
    },
    {
      name: 'over-the-border',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 62,
      why: 'Experienced, fluent in Welsh, but registered only with the English regulator and has not yet applied to the Welsh one.',
      lacks: ['registration with Social Care Wales as a social worker'],
      cv: `Dear panel,

I grew up in Bethania, went to a Welsh-medium school, and left for Bristol at eighteen. I would like to come home. My mother and I still speak nothing but Welsh on the phone, I chair the committee of the Bristol Welsh chapel in it, and I would have no fear of telling a daughter bad news in it.

I qualified with an MA in Social Work from the University of Avonside in 2017 and have been on Social Work England's register (and the HCPC's before it) without a break. I know Wales keeps its own register; I have not put in an application to it yet and would do so if you offered me the post.

From October 2017 to March 2021 I worked in the hospital discharge team of Severnbank Council. I assessed people on the wards, arranged packages within 48 hours and argued about funding with the integrated care board. Since April 2021 I have been with the same council's community team for older people in the south of the city: 22 cases, Care Act assessments, support plans, carers' assessments. I have been the enquiry lead in around forty safeguarding concerns, most of them neglect in domiciliary care, and chair the closing meetings. I write a capacity assessment nearly every week. In 2023 I trained as a Best Interests Assessor and do two DoLS assessments a month.

The Welsh Act is new to me in practice, though I have read the code and see that the principles are close. I supervise one newly qualified worker. I drive.

Yours faithfully,
Tomos Elfed Rhydderch`,
    },
    {
      name: 'learner',
      kind: 'denial',
      low: 46,
      high: 60,
      best: 55,
      why: 'Everything a senior in this team needs except the Welsh, which she says herself is at beginner level.',
      lacks: ['spoken Welsh at Level 4'],
      cv: `GERALDINE OKAFOR-MEEHAN | Social Worker (Adults)

KEY FACTS
Register ............ Social Care Wales, social workers' part, since 2014, expires 2028
Qualification ....... BSc Social Work, Taff Vale University, 2014
Driving ............. yes
Welsh ............... Level 1 (finished Mynediad in June; I can greet people and order coffee, not hold a conversation)

WHERE I HAVE WORKED
2020 to date - Deputy team manager, Long Term Care (65+), Cwm Rhosyn County Borough
I carry a reduced caseload of ten complex cases and supervise five social workers and an OT. I sign off care and support plans under the 2014 Act, act as designated lead manager for adult protection (about 60 enquiries a year) and represent the borough at Continuing Health Care panels and disputes. I brought the waiting list for assessment down from 140 to 35.

2016 to 2020 - Social worker, Older People's Team, Cwm Rhosyn
Assessments, reviews, MCA assessments, best interests meetings, provider failure of one nursing home with 44 residents moved.

2014 to 2016 - Social worker, Learning Disability, Port Ebren City Council
First year in practice and consolidation programme.

TRAINING
Approved Mental Health Professional, warranted 2018, still on the rota
Practice educator 1 and 2
WCCIS super-user

I love the coast, and my partner has taken a job in Penmaen. I would go on learning.`,
    },
    {
      name: 'home-manager',
      kind: 'trap',
      low: 28,
      high: 44,
      best: 36,
      why: 'On the same register, but in its care home manager part: no social work qualification and no statutory team; only the Welsh and the client group fit.',
      lacks: [
        'recognised social work qualification',
        'registration as a social worker',
        "two years' post-qualifying experience in a statutory adults team",
      ],
      cv: `Curriculum Vitae: Meinir Lowri Tudno
Registered Manager, Plas Gwyndy Residential Home

I am registered with Social Care Wales and have run a home of 34 older people, half of them living with dementia, for nine years. I am a fluent Welsh speaker (Welsh A-level; handovers and family meetings are in Welsh) and I know nearly every family along the coast.

Registration: Social Care Wales - Adult Care Home Manager, since 2017.

Career
  Registered manager, Plas Gwyndy ........ Jan 2017 - now
  Deputy manager, Plas Gwyndy ............ 2012 - 2016
  Senior carer, Erw Las .................. 2006 - 2012

What I do
  - Pre-admission assessments in people's homes and on the ward; write the personal plan and review it every three months.
  - Report adults at risk to the council's safeguarding team and attend the strategy meetings as provider.
  - Apply for DoLS authorisations and keep the log.
  - Manage 41 staff, rotas, budgets of 1.3 million pounds, and inspections: last CIW report without any area for improvement.
  - Sit with families at the end of life.

Qualifications
  Level 5 Diploma in Leadership for Health and Social Care (Adults' Residential Management), 2015
  Level 4 Preparing for Leadership, 2013
  First aid, moving and handling trainer

I have always worked beside social workers and believe I already do a great deal of the job. Clean driving licence.`,
    },
    {
      name: 'fourteen-months',
      kind: 'years',
      low: 58,
      high: 71,
      best: 65,
      why: 'Claims more than four years in adults services, but only fourteen months of them are after qualifying; all else is in place for a less senior post.',
      lacks: ["two years' post-qualifying experience in a statutory adult team"],
      cv: `Gethin Môn Parri
Social worker - more than four years' experience in statutory adult services

Social Care Wales: social worker, first registered 11 August 2025
Welsh: mother tongue, Level 5 in speaking and writing (council's own test)
MA Social Work, Prifysgol Glan Menai, September 2023 to July 2025

SOCIAL WORKER, Older Adults and Physical Disability, Ynys Ddulas Council
September 2025 - present
Protected caseload of 16 in my first year, now 19. I assess under the Social Services and Well-being Act, write care and support plans with the person, and review after six weeks. I have co-led four section 126 enquiries and since June have led three alone: a scam on the doorstep, a missed-medication case and a son who took his father's pension. Capacity assessments: eleven so far. I presented one case to the CHC panel with my senior beside me. All visits in whichever language is spoken in the kitchen, which is Welsh in four houses of five.

PLACEMENTS (2023-2025)
80 days with a hospital team; 100 days with a mental health team.

SOCIAL WORK ASSISTANT, same council
August 2021 - August 2023
Proportionate assessments, equipment, direct payments, carers' grants. Unqualified post.

MISC.
I drive, sail a little, and sing second tenor. WCCIS every day since 2021.`,
    },
  ],
};
