/** SENCO of a secondary school, England: QTS, NASENCO award or NPQ SENCO in hand, three years of leading SEND at secondary; numbered criteria. */
import type { GradedJob } from '../types.ts';

export const secondarySenco: GradedJob = {
  job: 'secondary-senco',
  title: 'SENCO (11-16)',
  spec: `HALLAM EDGE SCHOOL
11-16 mixed comprehensive, 1,140 on roll, part of the Edge Partnership

SPECIAL EDUCATIONAL NEEDS CO-ORDINATOR
L8-L12, non class teacher but with a timetable of up to 8 periods. April 2027.

SELECTION CRITERIA
Shortlisting panels score 1-4 against each. Criteria marked (E) are pass/fail.

1. Qualified Teacher Status (E)
2. National Award for SEN Co-ordination or NPQ for SENCOs, completed. The last two postholders left midway through theirs, so governors have decided that it is to be held at the closing date (E)
3. Three years' leadership of SEND provision in a mainstream secondary setting, as SENCO, deputy or assistant SENCO or head of an enhanced resource (E)
4. Has written successful requests for EHC needs assessments and chaired annual reviews
5. Line management of teaching assistants (we have 19)
6. Access arrangements: understands JCQ regulations; CPT3A or equivalent assessor qualification welcome, though we can buy it in
7. Working knowledge of the graduated approach, the notional budget, top-up (local: "Element 3") funding and provision mapping software
8. Can train teachers in adaptive teaching without boring them
9. Works with parents who have reason to be cross
10. Attends tribunal or mediation with preparation, or could

CONTEXT. 22% SEN support, 41 pupils with plans, a resourced base for autism (12 places). Ofsted in March 2025 said "Good; pupils with SEND are well known but not always well taught". We know which half of this we want you to fix.

WHAT WE OFFER. Leadership pay, two admin staff, a deputy head who did the job herself, laptop, 2-week October half term, gym after hours.

Apply by e-mail to the Head's PA. No agencies. Safer recruitment applies. We encourage applicants with disabilities.`,
  graded: [
    {
      name: 'senco-since-2019',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'Science teacher with QTS, National Award 2020, secondary SENCO seven years, EHC requests, tribunals, CPT3A, large TA team; now.',
      lacks: [],
      cv: `Rosalind Keogh-Adjei BSc PGCE NASENCo CPT3A

SENCo, Rother Valley Academy (11-18, 1,300), September 2019 - present. Leadership spine since 2022.
| What | Numbers |
| Pupils on the register | 268, of whom 47 with EHCPs |
| Needs assessment requests written | 39, agreed 33 |
| Annual reviews chaired | about 50 a year |
| Mediation and SENDIST hearings | 6 mediated, 2 heard |
| TAs and HLTAs line managed | 22, plus a deputy and an exams-access officer |
| High needs top-up secured | £212k in 2025/26 |
Assess, plan, do, review on Edukey. Weekly 20 minute CPD "One child, three tweaks". Autism base opened 2023 with 10 places.

Assistant SENCo and teacher of science, Maltby Grange School, 2016 - 2019
Teacher of science, Maltby Grange, 2011 - 2016 (Head of Year 8 from 2014)

National Award for SEN Coordination (PGCert, Sheffield Hallam), July 2020
CPT3A (Real Training) 2021, JCQ access arrangements each year
PGCE Secondary Chemistry with QTS, York, 2011
BSc Chemistry, Hull, 2010

Member of nasen. School governor (primary). Rows in a ladies' quad. Son with dyslexia, 15, who proofreads my PowerPoints.`,
    },
    {
      name: 'inclusion-director',
      kind: 'any-of',
      low: 78,
      high: 92,
      best: 86,
      why: 'Holds the NPQ instead of the old award, QTS through Teach First, six years heading an autism unit and then learning support as "inclusion"; no assessor qualification, no tribunal.',
      lacks: [],
      cv: `Summary
Isaac Thandi. I make big schools work for the children who find them hardest.

Career
Associate Assistant Head: Inclusion. Kelham Island High, Sheffield. Jan 2024 - Present
Everything that is not in the middle of the bell curve: learning support, EAL, the alternative provision budget, young carers. I hold the statutory SEN function and sign for it. Twelve applications to the council for a plan in two years, eleven accepted. I run the meetings each summer at which a family, a caseworker and the child decide what next year looks like, 29 of them in 2026. Thirteen support staff, three of whom I have had to performance-manage and one of whom now trains to teach. Tightened the provision map (Provision Map by Tes), cut six interventions that did nothing.

Lead Teacher, The Harbour (resourced provision for autistic students, 16 places). Kelham Island High. Sept 2020 - Dec 2023
From reduced timetables to 92 % attendance. Taught Y7 and Y10 English to mixed groups. Wrote half the plans' section F reviews.

Teacher of English. Attercliffe Park, Sept 2015 - Aug 2020
Second in department from 2018.

Study
NPQ SENCO, National Institute of Teaching, Oct 2024 - March 2026, passed
PGDE and QTS, Teach First, 2015-17
BA English & Drama, Manchester, 2014

Also
Improv comedy, stammer (mine), Level 2 BSL. Driving since 2023 at the third attempt.`,
    },
    {
      name: 'acting-npq-underway',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 63,
      why: 'Does the whole job as acting SENCO after years as deputy, but the NPQ ends in July 2027, after the closing date that governors insist on.',
      lacks: ['National Award for SEN Co-ordination or NPQ for SENCOs, completed'],
      cv: `APPLICATION CV: DEBORAH SYLVESTER-HUGHES

Present position: Acting SENCo, Dronfield Moss School (secondary, 960), from April 2025
Previous: Deputy SENCo, same school, Sept 2021 to March 2025
Before that: Teacher of Geography, same school, 2013 to 2021, including four years as KS3 lead

What I am responsible for
33 young people with EHCPs, 190 at SEN Support. Requests for assessment: 8 last year, all proceeding. Annual reviews: all. I prepared our evidence bundle for a First-tier hearing in June (settled the day before). Line manager of 15 TAs, appraisal and deployment, moved from velcro to zones. Derbyshire GRIP and Element 3 bids. Exam access: I gather the picture of need and our assessor tests, 61 candidates in 2026.
INSET: "Adapt, don't dumb" rolled out in six departments; voice of the pupil survey up 19 points.

Education and professional learning
QTS, PGCE Humanities (Derby) 2013
BA Geography, Sheffield 2011
NPQ for SENCOs, Best Practice Network, cohort of January 2026 (18 months)
Autism Education Trust, Progression Framework 2022
Mental Health Lead training 2023
ELKLAN Speech & Language 11-16, 2024

Interests: Morris side (yes, really), bouldering, Peak rescue volunteer. I live in Totley, 12 minutes by car. Referees: Head; Principal EP.`,
    },
    {
      name: 'primary-award',
      kind: 'adjacent',
      low: 58,
      high: 72,
      best: 66,
      why: 'Nine years as an awarded primary SENCO with every paper and tribunals, but secondary only as a transition partner, never leading provision there.',
      lacks: ["Three years' leadership of SEND provision in a mainstream secondary setting"],
      cv: `Dear panel, please find my career below. Yours, Niamh Castellano-Firth

SENCO AND ASSISTANT HEADTEACHER, Norfolk Heritage Community Primary and Nursery, Sheffield, Sept 2017 to now. 470 on roll, 34% SEND, 27 EHCPs, a nurture room and a language resource of ten. I have written 51 EHCNA requests (46 agreed), gone to SENDIST four times and been to mediation more often than to the dentist. MyPlans, Extended Support Plans, the Sheffield Support Grid, locality panel member for the 0-25 and thus I read secondary paperwork every month. Fifteen TAs. Boxall, Precision Teaching, Zones, Attention Autism. Wrote the trust's SEND policy for five schools. Transition lead for the city's south-east: I spend June in three secondaries, shadowing our leavers.

CLASS TEACHER, same school and Arbourthorne, 2010 to 2017, Year 2 to Year 6, with a year of maternity leave in 2014.

Qualified Teacher Status July 2010 after BEd (Hons) at Sheffield Hallam.
National Award for SEN Coordination, Leeds Beckett, distinction, 2018.
CCET/CPT3A, 2022 (for the KS2 access and to help the secondary next door).
NPQSL 2023.

Two children, one of them at a special school, which has made me a better listener and a worse sleeper. Parkrun volunteer. Piano, grade 6.`,
    },
    {
      name: 'ehcp-caseworker',
      kind: 'adjacent',
      low: 26,
      high: 42,
      best: 34,
      why: 'Knows plans, panels and tribunals from the council desk, but no teacher, no award and never led provision in a school.',
      lacks: [
        'Qualified Teacher Status',
        'National Award for SEN Co-ordination or NPQ for SENCOs',
        "Three years' leadership of SEND provision in a mainstream secondary setting",
      ],
      cv: `Gordon Abiola-Marsh
SEND professional with thirteen years in the field. Chesterfield.

CORE STRENGTHS: EHCP drafting, annual review, tribunal, mediation, Element 3, co-production, SEND Code of Practice, provision mapping, data (Synergy, Liquidlogic), chairing, difficult conversations.

EXPERIENCE
Senior SEND Casework Officer, county council, May 2018 - present
Caseload 210 secondary and post-16 plans. Draft and finalise, decide with panel on requests, attend phase transfer and contested reviews. Presenting officer at First-tier Tribunal: 44 appeals, conceded or settled 31. Line manage five plan writers. Trained 60 school SENCOs in writing outcomes.
EHCP Plan Writer, the same, 2015 - 2018. Statement conversions, target met a month early.
Learning Support Assistant, Brookfield Community School, 2013 - 2015. One to one for a Year 9 boy with muscular dystrophy, then small groups.
Assistant manager, Waterstones, 2006 - 2012.

QUALIFICATIONS
IPSEA SEND law level 3, 2021. Level 4 Certificate, SEND casework (apprenticeship route) 2020. BA Philosophy, Lancaster 2005. Makaton level 2.

PERSONAL: trustee of a Down's syndrome charity, father of three, referee for junior football. I have read more EHCPs than any SENCO in the county, and would like to be on the side where they come true.`,
    },
  ],
};
