/** Children's social worker in England: registration and statutory experience decide. */
import type { GradedJob } from './types.ts';

export const socialWorker: GradedJob = {
  job: 'social-worker',
  title: "Social Worker, Children's Assessment Team",
  spec: `Social Worker - Children's Assessment Team, Eastmoor Council

Job purpose
To carry out statutory assessments of children in need and at risk, working in partnership with families.

Essential requirements
- Recognised social work qualification (BA/MA Social Work, DipSW, CQSW or equivalent)
- Registered with Social Work England
- Minimum 1 year post-qualifying experience (ASYE completed) in statutory children's services
- Section 17 and Section 47 assessments, child protection conferences, court reports
- Full driving licence and use of a car

Desirable
- Liquidlogic or Mosaic
- Trained in Signs of Safety, PAMS or motivational interviewing
- Practice educator

Caseloads are capped at 18. Retention payment after year two. We welcome applications from all parts of the community.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'MA, registered, three years statutory with s17, s47, conferences and court, Liquidlogic, Signs of Safety, driver.',
      lacks: [],
      cv: `Temperance Adeyinka
Social Worker (Social Work England SW1xxxxx)

Employment
Social Worker, Duty and Assessment, Wharfe Borough Council, September 2023 - present
Caseload of 16-20. Section 17 and section 47 enquiries with police and health; initial child protection conferences; PLO meetings; court statements and care plans in four sets of proceedings; Signs of Safety mapping; Liquidlogic (LCS). ASYE passed September 2024.

Family Support Worker, Wharfe Borough Council, 2019 - 2021
Parenting work, contact supervision.

Education
MA Social Work, University of Castlegate, 2023
BSc Psychology, 2018
Motivational interviewing, 3 days, 2025
Full UK driving licence, own car

Interests: open water swimming, school governor.`,
    },
    {
      name: 'not-registered',
      kind: 'in-progress',
      low: 40,
      high: 58,
      best: 50,
      why: 'Degree just passed, registration applied for and no post-qualifying year: nearly there on the licence, not on experience.',
      lacks: ['registration with Social Work England', '1 year post-qualifying experience'],
      cv: `Bethan Crook

BA (Hons) Social Work, University of Eastmoor, July 2026 (2:1)
Registration with Social Work England: applied October 2026, not registered yet.

Placements
Children's assessment team, Eastmoor Council, 100 days, 2025/26: co-worked section 17 assessments, shadowed section 47 visits, wrote chronologies, Mosaic.
Youth justice, 70 days, 2024/25.

Work
Support worker, Haven Supported Living, part time 2022 - present.

Driving licence and car.

Learning: child development, law for social workers, child-centred interviewing, safeguarding level 3. Dissertation on neglect and housing, 68 percent. Feedback from my practice educator: careful recording, warm with teenagers. Interests: hockey, community choir, baking for the hostel's Sunday tea.`,
    },
    {
      name: 'adult-social-worker',
      kind: 'adjacent',
      low: 46,
      high: 66,
      best: 57,
      why: 'Registered with seven years, but all with adults: no statutory children’s work, no section 47.',
      lacks: ["statutory children's services experience with section 17 and 47 assessments"],
      cv: `Russell Applegarth
Senior Social Worker (Adults), Social Work England registered since 2019

Eastmoor Council, Adult Hospital Discharge Team, Senior Social Worker, 2022 - present
Care Act assessments, mental capacity, best interests meetings, safeguarding adults section 42 enquiries, Mosaic, supervises two ASYE workers, practice educator stage 2.
Eastmoor Council, Older People's Team, Social Worker, 2019 - 2022
Reviews, carers' assessments.

BA Social Work 2019. Driver.

Strengths: calm in conflict, quick and clear in writing, respected by the wards. Led the pilot for weekend discharges. Member of the adult safeguarding board's audit group. Trained in motivational interviewing and trauma-informed practice. Interests: mountain rescue volunteer, folk music. I would now like to work with families.`,
    },
    {
      name: 'indian-social-worker',
      kind: 'foreign',
      low: 38,
      high: 58,
      best: 48,
      why: 'MSW and child protection experience in India; overseas registration not yet granted and UK statutory practice missing.',
      lacks: ['registration with Social Work England', "statutory children's services experience"],
      cv: `Lakshmi Venkataraghavan, MSW

Child Protection Officer, District Child Protection Unit, Coimbatore, India, 2018 - 2026
Investigates reports of abuse and child labour with police, home studies, court reports to the Juvenile Justice Board, rescue and placement, family counselling.

School counsellor, 2016 - 2018

Master of Social Work, Madras, 2016
In the UK since September 2026 (dependant visa). Overseas application to Social Work England in progress. Indian driving licence, UK test booked.
English C1, Tamil

Training: UNICEF course on child-friendly interviews 2022, counselling diploma 2017, first aid. Trained 300 teachers to notice signs of abuse. Published a booklet for village committees. Interests: Carnatic music, cricket, cooking.`,
    },
    {
      name: 'dipsw-any-of',
      kind: 'any-of',
      low: 80,
      high: 94,
      best: 88,
      why: 'DipSW is a named alternative; long current child protection practice, court work, Mosaic, practice educator, car.',
      lacks: [],
      cv: `Gillian Routledge DipSW

Registered social worker (SWE, renewed November 2025)

2012 - date   Social Worker then Advanced Practitioner, Assessment and Safeguarding, Moorland County Council
Child and family assessments, strategy discussions, joint s.47 investigations, ICPC reports, public law outline, evidence in family court; Mosaic; stage 2 practice educator, seven students.
2003 - 2012   Social Worker, Looked After Children, Moorland County Council
DipSW, University of Ridgeway, 2003. BA Theology 1997.
Full clean driving licence, car owner.
Interests: bell ringing

References: team manager and the conference chair. Training this year: contextual safeguarding, domestic abuse and the courts, supervising others.`,
    },
    {
      name: 'suspended',
      kind: 'lapsed',
      low: 34,
      high: 58,
      best: 48,
      why: 'Right experience until a registration removed for non-renewal in 2023 and a licence to drive lost: two stated musts missing.',
      lacks: ['registration with Social Work England', 'driving licence'],
      cv: `Keith Marlowe
Family practitioner

Registration: I did not renew with Social Work England in November 2023 and am no longer on the register.

Employment
Family Practitioner (unqualified grade), Harbour Family Charity, January 2024 - present
Parenting groups, home visits with a colleague, food parcels, liaison with schools and the council's assessment team.

Social Worker, Child Protection, Wharfe Borough Council, August 2014 - October 2023
Section 47 enquiries, child protection conferences, core groups, pre-proceedings, court statements in eleven cases, section 17 assessments, Liquidlogic, Signs of Safety.

Support worker, children's home, 2009 - 2012

Education
BA (Hons) Social Work, University of Ridgeway, 2014

Other
No driving licence since 2024; uses buses and a bicycle. PAMS trained 2019. Interests: allotment, walking football, poetry group. References from the charity's director.`,
    },
  ],
};
