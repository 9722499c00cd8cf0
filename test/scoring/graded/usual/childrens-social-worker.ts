/** A children's social worker for an English county; registration, a recognised qualification and two years of statutory children's work decide it. */
import type { GradedJob } from '../types.ts';

export const childrensSocialWorker: GradedJob = {
  job: 'childrens-social-worker-uc',
  title: "Experienced Social Worker, Children's Safeguarding",
  spec: `Experienced Social Worker - Family Safeguarding Team
Harrowshire County Council, Children's Services
£42,800 - £47,900 plus £3,000 retention payment | Permanent, 37 hours | Base: Thornley

Harrowshire is a county of market towns and villages with one small city. Ofsted rated our children's services Good in 2025 and said that our social workers "know their children very well". We would like to keep it that way, so we keep caseloads at around sixteen and our managers down the corridor.

The post
You will hold a mixed caseload of children in need, child protection and pre-proceedings work, and take cases into court when it comes to that. You will be part of a team of six social workers, with an adult mental health practitioner and a domestic abuse worker sitting alongside.

Main duties
• Section 47 enquiries and assessments within timescale
• Child in need and child protection plans, core groups, conferences
• Statements and care plans for the family court, working with legal services
• Direct work with children and their families
• Accurate and timely recording (Liquidlogic)
• Duty rota, one week in six

Essential
• Registered with Social Work England
• Degree in social work, DipSW, CQSW, or a qualification from Step Up, Frontline or an equivalent route
• At least two years' post-qualifying experience in statutory children's social work
• Full driving licence and use of a car

Desirable
• Experience of care proceedings
• Training in motivational interviewing
• Practice educator award
• Liquidlogic or a similar system

We offer
30 days' leave rising to 34, local government pension, car allowance, agile working, a sabbatical after five years, and a career path to advanced practitioner.

Harrowshire is committed to safeguarding. The post is subject to an enhanced DBS check and is exempt from the Rehabilitation of Offenders Act. For an informal conversation please contact the team manager. Closing date 22 November 2026, interviews in the week of 30 November.`,
  graded: [
    {
      name: 'step-up-route',
      kind: 'any-of',
      low: 87,
      high: 98,
      best: 93,
      why: 'Qualified through Step Up rather than a degree in social work; four statutory years with proceedings, registered, drives.',
      lacks: [],
      cv: `Rosalind Achterberg
Thornley, Harrowshire

Social Work England registration SW13xxxx (renewed November 2025)

EMPLOYMENT

Social Worker, Child Protection and Court Team
Millbrook Borough Council, August 2023 - present
• Caseload of 17: children subject to child protection plans, pre-proceedings and care proceedings
• Eleven sets of proceedings from PLO letter to final hearing; statements, care plans, evidence given in four contested hearings
• Section 47 enquiries with police and health
• Direct work with children aged 2 to 16, life story work
• Motivational interviewing (three-day course, 2024) used with parents who drink or use drugs
• Liquidlogic champion for the team

Social Worker (ASYE, passed), Assessment Team
Millbrook Borough Council, April 2022 - August 2023
• Child and family assessments, strategy discussions, duty

Learning Mentor, Eastgate Academy
September 2016 - December 2020
• Pastoral support for pupils at risk of exclusion, attended child protection conferences for the school

EDUCATION
Postgraduate Diploma in Social Work (Step Up to Social Work), 2022
BA Psychology 2:1, University of Hull, 2016
Practice Educator Stage 1, 2025

OTHER
Full clean licence, own car. Enhanced DBS 2025. Conversational Polish.

Referees: current team manager; independent reviewing officer, Millbrook.`,
    },
    {
      name: 'newly-qualified',
      kind: 'years',
      low: 58,
      high: 71,
      best: 65,
      why: 'Registered, degree, right work and right county next door, but only thirteen months since qualifying.',
      lacks: ["two years' post-qualifying statutory children's social work"],
      cv: `Ibrahim Sesay
Newly qualified social worker (SWE registered since August 2025)

Personal statement
I am a committed children's social worker who has completed the assessed and supported year. Counting my placements and my earlier work I have five years of experience with children and families.

Work experience

Social Worker (ASYE), Safeguarding Team, Wexcombe Council
September 2025 to date
- Protected caseload, now 14 children: child in need and child protection
- Four section 47 enquiries as lead worker, two more jointly
- Chaired core groups, wrote conference reports
- Shadowed one set of care proceedings, drafted a chronology
- ASYE portfolio passed at first submission, September 2026
- Recording in Mosaic

Student placements
100 days, Looked After Children Team, Wexcombe Council, 2025
70 days, Young carers charity, 2024

Residential Childcare Worker, Fernlea House
July 2020 to August 2022, full time; bank shifts until 2025
- Four bed home for teenagers, key worker, night shifts
- Level 3 Diploma Residential Childcare

Education
MA Social Work, University of Lincoln, 2023 - 2025
BSc Sociology, 2020

Additional information
Full UK driving licence and car. DBS on update service. Krio and some French.`,
    },
    {
      name: 'adult-services',
      kind: 'missing',
      low: 52,
      high: 66,
      best: 59,
      why: "Eight registered years, all with adults; children only as a reason to refer on, so the statutory children's years are missing.",
      lacks: ["two years' post-qualifying statutory children's social work"],
      cv: `LINDA HARGREAVES
Registered Social Worker (Social Work England), Best Interests Assessor

Career history

Senior Social Worker, Adult Safeguarding Hub, Harrowshire County Council
May 2021 - present
Section 42 enquiries into abuse and neglect of adults with care and support needs. Chair of safeguarding adults meetings. Statements for the Court of Protection in nine cases, oral evidence in two. Duty lead one week in five. Supervise two social workers. Where there are children in the household I refer to the MASH and have attended perhaps ten child protection conferences as the parent's worker. Recording in Liquidlogic (LAS).

Social Worker, Older People and Physical Disability Team, Harrowshire County Council
August 2018 - May 2021
Care Act assessments and reviews, mental capacity, hospital discharge, DoLS. ASYE completed 2019.

Care Coordinator, Homefields Domiciliary Care
2012 - 2015

Qualifications
BA (Hons) Social Work, Sheffield Hallam, 2018 (first placement 70 days in a family centre)
Best Interests Assessor, 2022
Practice Educator Stage 2, 2023
Motivational interviewing, two days, 2023

Skills: court work, risk assessment, complex families, chairing, supervision

Full driving licence, car owner.

I would like to move across to children's services and would welcome a conversation about how.`,
    },
    {
      name: 'family-support-worker',
      kind: 'adjacent',
      low: 30,
      high: 45,
      best: 38,
      why: 'Ten years alongside social workers in early help, but neither qualified nor registered, as she says.',
      lacks: [
        'Social Work England registration',
        'social work qualification',
        "two years' post-qualifying statutory children's social work",
      ],
      cv: `Donna Fairweather
Family Support Worker

I have worked with children and families for the council for ten years and know the procedures, the people and the patch. I am not a qualified social worker and am not on the register, but I do much of the same work every day.

EXPERIENCE

Senior Family Support Worker, Family Safeguarding, Harrowshire County Council, Thornley
2020 - present
- Work alongside the allocated social worker on child in need and child protection plans
- Parenting programmes (Triple P), home conditions, routines, budgeting
- Supervised contact and written contact notes for court
- Joint visits for section 47 enquiries
- Core groups, often as the person who knows the family best
- Liquidlogic every day; help new social workers with it

Early Help Practitioner, Harrowshire County Council
2016 - 2020
- Lead professional for 20 families, TAF meetings, early help assessments
- Domestic abuse group (Freedom Programme)

Nursery Nurse, Little Acorns, Thornley
2008 - 2016

QUALIFICATIONS
NVQ Level 4 Working with Children, Young People and Families, 2018
NNEB / CACHE Level 3, 2008
Motivational interviewing, 2022; safeguarding level 3, 2025
Hope to apply for the social work apprenticeship in 2027

Driving licence, own car, DBS`,
    },
    {
      name: 'sixty-words',
      kind: 'thin',
      low: 64,
      high: 78,
      best: 71,
      why: 'Everything is stated in a few lines with dates, but there is hardly anything to judge the work by.',
      lacks: [],
      cv: `Paul Entwistle
Social worker, SWE registered

DipSW, Manchester, 2003

2019 - now: Social Worker, Child Protection Team, Calderbeck Council
2009 - 2019: Social Worker, Looked After Children, Calderbeck Council
2003 - 2009: Social Worker, Duty and Assessment, Rossenden Council

CIN, CP, s47, court, conference reports. Mosaic.

Full licence and car. DBS current. Moving to Thornley in January for family reasons. References from both councils.`,
    },
  ],
};
