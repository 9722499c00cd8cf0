import type { GradedJob } from '../types.ts';

export const childrensSocialWorkerWelshCouncil: GradedJob = {
  job: 'childrens-social-worker-welsh-council',
  title: 'Social Worker, Child Protection and Court Team',
  spec: `Subject: Perm children's SW role, Dyffryn Tawel CC, up to £46,142 + market supplement

Hi there,

Hope the week's treating you kindly! I've just come off the phone with the team manager at Dyffryn Tawel County Council (West Wales, main office in Llanbedw) and she's looking for a Social Worker for the Child Protection and Court team. It's permanent, 37 hrs, three days in and two from home.

Quick idea of the caseload: 14 to 16 children, most of them on the register or in pre-proceedings. You'd be leading section 47 enquiries, doing core groups and conference reports, Part 4 care and support plans, parenting assessments, and the statements and care plans when it goes to court. There's a duty day once a fortnight. Nice bunch, proper supervision every month, and the head of service has been there nine years which says a lot.

She's been very clear about what she can't budge on, so please only come back to me if you tick these:
* social work degree or the older DipSW / CQSW
* registered with Social Care Wales as a social worker, now, not pending
* three years minimum post-qualifying in a statutory children's team doing child protection. The newly qualified posts are all filled I'm afraid
* full driving licence and your own car, it's a big rural patch

She'd love (but won't insist on) some Welsh, WCCIS or Mosaic, Signs of Safety, or a practice educator award.

In return: market supplement of £3k, 31 days plus bank hols, local government pension, relocation up to £8k, essential car user allowance.

Interviews on the 18th and 19th over Teams. Send me your most recent CV and a good time to ring. If it's not for you but you know somebody, we pay £250 for a successful recommendation!

Speak soon,
Jodie
Senior Consultant, Qualified Social Work, Larkfield Care Recruitment`,
  graded: [
    {
      name: 'cerys-pugh-cp-court',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 95,
      why: 'Current Social Care Wales registration, degree, nine years of statutory child protection in Wales, licence and car, plus Welsh, WCCIS and a practice educator award.',
      lacks: [],
      cv: `CERYS ELERI PUGH
Social Worker
Lampeter, Ceredigion / 07700 900377 / cerys.pugh@ebost.example
Welsh: first language, spoken and written

REGISTRATION AND EDUCATION
Social Care Wales, registered as a social worker since 4 August 2017, current period runs to August 2029
BSc (Hons) Social Work, Swansea University, 2014-2017
Practice Educator, enabling practice learning, Bangor, 2022
Achieving Best Evidence joint interviewing with Dyfed-Powys Police, 2019, refreshed 2024

EXPERIENCE

Child Protection and Proceedings Team, Glanyrafon County Council, March 2021 - present
Hold about sixteen children: some on the register, the rest in the PLO or before the family court. In the past two years I've issued on seven families and been cross-examined in five final hearings. Chair core groups. Parenting assessments (PAMS where there is a learning disability), viability assessments of grandparents and aunts, care plans through to placement order. Supervise one student every other year.

Assessment Team, Glanyrafon County Council, Sept 2017 - Feb 2021
First post. Contacts and referrals from the front door, strategy discussions, s47 enquiries jointly with police, initial conference reports, Part 3 and 4 assessments under the 2014 Act. Consolidation programme passed 2019.

Before qualifying: playworker, Mudiad Chwarae'r Cwm, 2012-2014.

SYSTEMS AND APPROACHES
WCCIS every day since 2018; Signs of Safety (five-day, 2018, and practice lead for my team since 2023); Wales Safeguarding Procedures.

OTHER
Full clean licence, own car insured for business. DBS June 2025.
References: my team manager and the independent reviewing officer.`,
    },
    {
      name: 'femi-adeyemi-safeguarding-practitioner',
      kind: 'synonym',
      low: 81,
      high: 93,
      best: 88,
      why: 'Says it all in his own words, DipSW, on the Welsh register, over twenty years of investigations and court work, drives his own car; only the Welsh language and practice educator award are absent.',
      lacks: [],
      cv: `Dear reader, I have never been good at boxes, so here is my working life in order.

I am Femi Adeyemi, fifty, living outside Carmarthen with my wife and a good deal of mud. I took the Diploma in Social Work at Goldsmiths in 2004 and stayed in London for the first stretch: from October 2004 to April 2013 with the London Borough of Ashbrook, four years on the intake desk and then in what they called the long-term team, children in need and children subject to plans.

We moved west in 2013. I transferred to the register in Cardiff that May, what was then the Care Council and is now Social Care Wales, and have been on it without a break; my last renewal was in May 2025. I worked for Bro Teilo Council from June 2013 to August 2019, in safeguarding. When a teacher or a midwife was worried enough that a child might be suffering significant harm it came to us, and I went with the police officer, saw the child alone, and wrote what the conference read.

Since September 2019 I have been a senior practitioner with Castell Mawr Council in the edge-of-care and legal work. Letters before proceedings, interim orders, timetables from the judge, evidence on oath more often than I'd like to count (four times this year). I carry a slightly smaller caseload, twelve children or so, because two less experienced colleagues bring their difficult cases to me. Mosaic here, Frameworki before it. We use the three houses and the scaling questions with families, though no one ever sent me on the course.

I drive a fifteen-year-old Skoda which the Council insures me to use, licence clean since 1999. My Welsh is limited to greetings and apologies; I am in the second year of an evening class.

At Castell Mawr the assessing team is merging with another county and I would rather move than be merged.`,
    },
    {
      name: 'lowri-bassett-five-years-claimed',
      kind: 'overlap',
      low: 57,
      high: 69,
      best: 63,
      why: 'All the papers are in order, but the claimed five years are three jobs held at once since October 2024, which makes twenty-five months.',
      lacks: [
        'three years post-qualifying in statutory child protection (dates give two years and one month)',
      ],
      cv: `Lowri Bassett
Social Worker, children and families
Ammanford SA18

Over five years of combined frontline child protection experience across day services, out of hours and agency. Registered social worker (Social Care Wales, September 2024, current). Full UK driving licence, own vehicle.

Career

Oct 2024 - Present
Social Worker (full time), Children's Safeguarding Team, Nant Gwyn County Borough Council
Caseload of 15. Section 47 enquiries, conference reports, core groups, visits every ten days to children on the register. Three sets of care proceedings so far, two with a senior co-working and the last on my own. WCCIS.

Jan 2025 - Present
Sessional Social Worker, Emergency Duty Team, Three Counties Out of Hours Service
Two or three nights a month. Police protection, emergency placements, s47 strategy calls at night, appropriate adult.

June 2025 - Oct 2026
Agency Assessing Social Worker (weekends), Brightstep Independent Assessments
Parenting and connected-person assessments for local authorities, eleven completed.

Training posts
100 day placement: Looked After Children team, Nant Gwyn, Jan - June 2024
80 day placement: women's refuge, Llanelli, 2023

Education
MA Social Work, Cardiff University, Sept 2022 - July 2024
BA History, Cardiff University, 2016 - 2019 (2:1)
Between degrees: barista and then youth worker, Neath

Training since qualifying: First Three Years in Practice framework, year two portfolio handed in; Signs of Safety two days; trauma informed court statements.

Welsh: conversational (Canolradd)`,
    },
    {
      name: 'd-kowalczyk-short',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 69,
      why: 'In sixty-odd words every must is stated with dates, but there is nothing to judge the quality or depth of the work by.',
      lacks: [],
      cv: `D. Kowalczyk
Aberystwyth

Social worker, Social Care Wales registered (2016, current)
BA Social Work, Bangor 2016

2019 to now: Afon Ddu Council, children's child protection team
2016 - 2019: same council, referral and assessment

s47s, conferences, core groups, court statements. Caseload 15.

Own car, full licence, no points.
Polish, English, a bit of Welsh.

Happy to talk. Phone after 6. Refs from my manager.`,
    },
    {
      name: 'sian-whitcombe-family-support',
      kind: 'adjacent',
      low: 30,
      high: 43,
      best: 37,
      why: 'Works beside the social workers for the same families, but is a family support practitioner with no social work qualification and no registration as one.',
      lacks: [
        'social work degree, DipSW or CQSW',
        'Social Care Wales registration as a social worker',
        'three years post-qualifying as a social worker in child protection',
      ],
      cv: `SIÂN WHITCOMBE

Senior Family Support Practitioner with eleven years' experience of working with children and parents in crisis. Known to social workers in two counties as somebody who gets through the door.

WORK HISTORY

Glanyrafon County Council, Integrated Family Support Service
Senior Family Support Practitioner: April 2020 - present
• Intensive work, six to eight weeks, with families whose children are on the child protection register or close to coming into care
• Attend case conferences and core groups and write the contribution to the social worker's report
• Sessions on routines, substance misuse, domestic abuse; Signs of Safety mapping with the family
• Twice gave evidence in the family court about contact I had supervised
• Guide four support workers and do the rota

Glanyrafon County Council, Family Centre
Family Support Worker: Feb 2015 - March 2020
• Supervised contact, parenting groups, observations recorded on WCCIS

Plas Derwen Children's Home, Carmarthen
Residential Child Care Worker: 2012 - Jan 2015
• Registered with the Care Council for Wales as a residential child care worker while in that post

EDUCATION
BA (Hons) Youth and Community Work, Carmarthen, 2009 - 2012
QCF Level 3 Children's Care, 2013
Level 5 Leadership, 2021

Welsh speaker, full driving licence, own car with business cover.

My hope is to be sponsored through the social work degree in time; the council's scheme did not run this year.`,
    },
  ],
};
