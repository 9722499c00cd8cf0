/** Child protection social worker (Ireland): CORU social work registration, the degree and three real years. */
import type { GradedJob } from '../types.ts';

export const childProtectionSocialWorker: GradedJob = {
  job: 'child-protection-social-worker',
  title: 'Social Worker, Child Protection and Welfare',
  spec: `SHANNON AND BURREN CHILD AND FAMILY SERVICE
Grade: Professionally Qualified Social Worker
Post: Child Protection and Welfare, Ennis

1. Eligibility criteria (candidates must meet all of these at the closing date)
(a) Be registered on the Social Workers Register maintained by CORU.
(b) Hold a recognised qualification in social work (BSW, MSW, NQSW or an equivalent accepted by CORU).
(c) Have at least three years' post-qualification experience in child protection and welfare.
(d) Hold a full driving licence, category B, with the use of a car.

2. Principal duties
(a) Screening of referrals and initial assessments under Children First.
(b) Safety planning; presenting at Child Protection Conferences.
(c) Court reports and evidence for applications under the Child Care Act 1991.
(d) Joint work with An Garda Síochána, schools and the HSE.

3. Desirable
Signs of Safety training; practice teaching of students; working knowledge of Irish.

4. Garda vetting and health screening apply. The Service is an equal opportunities employer. Pension and leave in line with public service terms.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'CORU-registered with an MSW and nine years of child protection, courts and conferences, Signs of Safety.',
      lacks: [],
      cv: `Aoife Ní Chonaill
Senior practitioner, child protection

CORU Social Workers Register (SW), in date
Master of Social Work, UCC, 2017
B.Soc.Sc., UL, 2014
Full B licence and own car

Child Protection and Welfare Social Worker, Mid-West Family Agency, Limerick
Oct 2017 – present (senior practitioner since 2022)
– duty and intake: screening, preliminary enquiries, initial assessments under Children First
– safety planning with the Signs of Safety approach (practice lead)
– Child Protection Conferences, about 40 presented
– interim and full care order applications, Child Care Act 1991, evidence in the District Court
– joint interviews with An Garda Síochána
– practice teacher to four UL students

Gaeilge líofa`,
    },
    {
      name: 'england',
      kind: 'foreign',
      low: 52,
      high: 69,
      best: 61,
      why: 'Nine years of child protection in Leeds, registered in England; CORU recognition is only applied for.',
      lacks: ['CORU registration'],
      cv: `Patrick Adeyinka BA (Hons) Social Work

Registered with Social Work England since 2017. Not yet registered with CORU: recognition application lodged in September 2026.

Leeds, Aire Council Children's Services
  Social Worker, Assessment and Safeguarding, 07/2017 – 03/2022
  Advanced Practitioner, same team, 04/2022 – today
Section 47 enquiries, strategy meetings, child protection conferences, pre-proceedings and care proceedings, court statements, safety plans (Signs of Safety authority). Joint visits with West Yorkshire Police. Practice Educator Stage 2, three students. As advanced practitioner, reviews the thresholds of contacts with the MASH, chairs group supervision, covers for the team manager, and holds a reduced caseload of the most complex neglect and non-accidental injury cases; two fact-finding hearings in the Family Court as key witness.

BA Social Work, Huddersfield 2017. Driving licence full, own car. My wife is from Kilrush and we are moving to Clare in the spring.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 50,
      high: 67,
      best: 59,
      why: 'Seven sound years of child protection to 2022, but the CORU registration lapsed in 2023 and was not renewed.',
      lacks: ['CORU registration'],
      cv: `Deirdre Mulqueen

2022 – present   Policy and training officer, Cairde Óg (children's charity), Dublin. Wrote the Children First training for 60 sports clubs; no casework.

2015 – 2022   Social worker, child protection and welfare, Galway Roscommon Children's Service. Intake, initial and further assessments, conferences, supervision order and care order reports, District Court evidence. Two years as deputy to the team leader: allocation of the waiting list, supervision of two colleagues, complaints. Joint interviews with specially trained Gardaí. Liaison with public health nurses and the women's refuge. Typical caseload of 18 families.

NQSW and MSW, Trinity College Dublin, 2015
CORU registration lapsed in 2023 when I left practice and has not been restored.
Full clean driving licence, car.
Signs of Safety five-day, 2019. School Irish.`,
    },
    {
      name: 'social-care-worker',
      kind: 'missing',
      low: 24,
      high: 46,
      best: 35,
      why: 'A social care worker in residential homes: the other CORU register, another degree, no protection casework.',
      lacks: [
        'CORU registration as social worker',
        'recognised social work qualification',
        "three years' child protection experience",
      ],
      cv: `Jessica Brannigan, Social Care Leader

CORU registered (Social Care Workers Register), 2024

Oct 2018 to present: Teach Solas residential children's home, Nenagh, run for young people aged 12-17 in care
- keyworker to three young people; placement plans and daily logs
- attends child in care reviews and strategy meetings, writes reports for the allocated social worker
- mandated person under Children First; reports concerns; missing-in-care protocol with Gardaí
- shift leader from 2022, sleepovers
- life-story work, family access visits, school meetings, medical appointments and the weekly menu with the young people
- supervises three newer colleagues and one student on placement; on-call phone one weekend in five
- HIQA inspection preparation, medication audits
- TCI and first aid instructor

BA (Hons) Applied Social Care, Athlone, 2018
QQI Level 6 Childcare 2014
Full B licence, own car`,
    },
    {
      name: 'two-halves',
      kind: 'overlap',
      low: 55,
      high: 72,
      best: 64,
      why: 'Claims nearly four years, but two half-time posts ran side by side since January 2025: under two years.',
      lacks: ["three years' child protection experience"],
      cv: `Samuel Kowalczyk
CORU registered social worker with almost four years of child protection and welfare experience

EXPERIENCE
01/2025 - present  Social worker (half-time), Child Protection and Welfare, Clare Family Supports
Screening, initial assessments under Children First, network meetings, two conferences a month. Court report for a supervision order.
01/2025 - present  Social worker (half-time), Crisis Intervention Out of Hours Service, Limerick
Emergency placements, Section 12 with An Garda Síochána, hand-over to area teams.

2019 - 2022  Deli manager, Fergus Foods, Ennis

EDUCATION
Master of Social Work, University of Galway, 2022 - 2024. Placements: fostering; primary care.
BA Psychology, 2019

CORU Social Workers Register from December 2024. Full category B licence and car. Signs of Safety two-day.`,
    },
  ],
};
