/** Children's social worker, English county, email from the team manager: SWE registration, two statutory years after ASYE, care proceedings, driver. */
import type { GradedJob } from '../types.ts';

export const childrensSocialWorkerJob: GradedJob = {
  job: 'childrens-social-worker',
  title: "Children's Social Worker, Safeguarding and Court Team",
  spec: `From: Nuala Heddle, Team Manager, Safeguarding & Court (North)
To: Resourcing
Subject: RE: RE: SW vacancy x 2, wording for the ad

Hi Priti, sorry for the delay, we had a removal on Thursday. Please don't use the corporate blurb again, it got us forty applications and nobody I could allocate to. This is what I need people to know.

We are the long term team. Children on child protection plans, pre-proceedings, care proceedings, and the first months after a final order. Caseload about 16 children, I mean it, and I look at it every Monday. You'd be doing home visits, core groups, single assessments, direct work, chronologies, statements and care plans, and you'd be in the Family Court at Carrow more than you'd like. Signs of Safety is the county model, Mosaic is the system (Liquidlogic people pick it up in a fortnight).

They have to be on the Social Work England register now, not "applying". I can't take anyone straight from ASYE this time: two years at least after that, in a statutory children's team, because half of mine are new as it is. And they must have held a case through care proceedings themselves as the allocated worker, not shadowed one. It's 900 square miles with three buses so a driving licence and a car for work, sorry, no way round that.

It'd be lovely if someone had Achieving Best Evidence training or had done Section 47 with police, was a practice educator, or had parenting assessment tools (PAMS, ParentAssess). Welsh border, so a bit of Welsh never hurts.

Grade 9/10 depending on panel, £3k retention after 12 months, essential car user, hybrid with two office days. Interviews in the week of 7 December with our young people's panel, who are harder than me.

Thanks, and can we please get it out by Friday
N.`,
  graded: [
    {
      name: 'court-team',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Registered, six years after ASYE in county safeguarding teams, six sets of proceedings held as allocated worker, ABE, practice educator, driver with car.',
      lacks: [],
      cv: `Shanice Attwell
Senior Social Worker
Social Work England: SW 118xxx (renewed to Nov 2026, fee and CPD for 26/27 done in September)
Car owner, full licence since 2011, business insurance

2022 - now  Wrekinshire Council, Children in Need and Protection Team 2
Senior SW. 15 to 18 children, most on CP plans or in PLO. Allocated worker in six sets of care proceedings since I came, from legal planning meeting to final order, two with contested final hearings where I was cross examined for most of a day. Parenting assessment for each (ParentAssess trained, 2023). Joint s47s with West Mercia; ABE interviewing, 5 day course, 2022, eleven interviews done. Supervise one ASYE. Practice Educator stage 2 (2024).

2019 - 2022  Telmere Council, Assessment then Safeguarding
ASYE Sept 2019 to Sept 2020, passed. Single assessments in 45 days, S47, ICPCs, core groups. First removal at birth in 2021. Liquidlogic.

2017 - 2019  MA Social Work, Keele

Before: family support worker, Home-Start, 2013 to 2017; BA French

Signs of Safety (5 day), Graded Care Profile 2, PACE, motivational interviewing.
I run a bit, and I have a rescue greyhound who does not.`,
    },
    {
      name: 'trust-worker',
      kind: 'synonym',
      low: 81,
      high: 94,
      best: 88,
      why: "A children's trust and a London borough in the trade's own shorthand: s31 applications held herself, four years after the assessed year, registered and driving; no ABE or practice education.",
      lacks: [],
      cv: `Contact
Birmingham, moving to Hereford Jan 2027 (partner's job)

Top Skills
s31, PLO, s20 reviews, IA + CPP drafting

Summary
Frontline worker. I write a decent SWET and I turn up when I said I would.

Experience

Northmoor Children's Trust (runs services on behalf of the council)
Social Worker, Area 3 "Safeguarding and Care Planning"
March 2023 - Present (3 years 8 months)
17 kids. Took nine children from 4 families into court as their key SW: issued, ICO, placement, viability assessments of nan and aunties, final evidence, two SGOs, one care and placement order, one home under supervision. Also strategy discussions and joint visits with police, CPCs, LAC reviews up to permanence. Northmoor is a restorative practice authority.

London Borough of Eastmarsh
Social Worker, Family Support and Protection
September 2021 - February 2023 (1 year 6 months)
Assessed and supported year completed and passed Sept 2022. CIN, CP.

Cornerhouse pupil referral unit
Pastoral mentor
2016 - 2019

Education
Step Up to Social Work, PGDip, 2020 - 2021
BSc Criminology

Licenses & certifications
SWE registered since Aug 2021, no conditions
Full UK driver, Skoda Fabia 2022, been up every hill in it

Languages
English, Punjabi, Welsh (Duolingo, 240 days!)`,
    },
    {
      name: 'scottish-register',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 63,
      why: 'Ten years of Scottish child protection with proof and permanence hearings, but on the SSSC register and only about to apply to Social Work England.',
      lacks: ['on the Social Work England register now'],
      cv: `FERGUS MACINDOE, BA(Hons) Social Work (Strathclyde, 2015)

Registered social worker, Scottish Social Services Council, continuous since July 2015

PRESENT POST
Social Worker, Children and Families, Lennoxmuir Council, Aug 2015 to date (main grade, since 2020 senior practitioner)
Child protection planning meetings, core groups, IRDs with Police Scotland and health; joint investigative interviewer (SCIM trained 2022). Comprehensive assessments and chronologies. Child Protection Orders (11 applied for). Reports for Children's Hearings weekly, and in court: lead worker in seven permanence order applications at the sheriff court, and gave evidence at proof in nine referrals, often for two or three days. Care planning, contact, LAC reviews. Signs of Safety in use here since 2018; Mosaic is our system as well. Link worker for four students.

CASELOAD 14 to 20

OTHER
Practice learning qualification 2021. Driver with own car, 15,000 work miles a year, most of it single track.

MOVING
My wife has a post at Hereford County Hospital from February. I will be putting in the application to Social Work England before Christmas; I understand that it takes a while. I have been reading up on the Children Act 1989 and the PLO.

Hobbies: shinty (retired hurt), bread`,
    },
    {
      name: 'before-2015',
      kind: 'old',
      low: 55,
      high: 69,
      best: 62,
      why: 'Registered, driving, and once a seasoned court worker, but her last statutory case was closed in March 2015 and the years since are fostering panels and training.',
      lacks: [],
      cv: `HELEN STRACHEY-BOND

Qualified social worker (DipSW 2003), registered with Social Work England, previously HCPC and GSCC. Clean driving licence, own car.

2021 - date. Freelance trainer. Recording, chronologies, working with resistant families. Twenty or so local authorities and academies. Twelve-minute podcast that people seem to like.

2015 - 2021. Independent chair of fostering panel, Brightwater Fostering (an IFA), and panel adviser for two adoption agencies. Form F and PAR quality assurance. Not case holding.

2009 - March 2015. Social worker then senior practitioner, Safeguarding and Looked After Children, Ousedale County Council. Child protection plans, core assessments, pre-birth work. Case responsibility in thirteen sets of care proceedings, including one which ran 71 weeks and helped to explain why 26 was brought in. Joint investigations with the police, ABE (2010). Practice teacher award.

2003 - 2009. Social worker, Duty and Assessment, Ousedale. Newly qualified there.

Why go back? Because I tell others each week how it should be done and would like to find out whether I am still right. I know that it's been a while, and that I'd need to learn Mosaic, and I'd gladly do a refresher.

Churchwarden, allotment, three grandchildren.`,
    },
    {
      name: 'adults-worker',
      kind: 'adjacent',
      low: 33,
      high: 48,
      best: 41,
      why: "Registered and experienced, but in adults' services throughout: Court of Protection instead of care proceedings, and he does not drive.",
      lacks: [
        "two years at least after that, in a statutory children's team",
        'held a case through care proceedings themselves as the allocated worker',
        'a driving licence and a car for work',
      ],
      cv: `Dev Ramanathan - Social Worker - Manchester

I am an SWE registered social worker (since 2016) with ten years of statutory experience and I am looking to transfer my skills to children and families. Safeguarding is safeguarding!

Social Worker, Adult Safeguarding Hub, Irkdale MBC (2020-now). Section 42 enquiries, about 120 a year, with police, CQC and care homes. Best Interests Assessor (2021). Several cases taken through the Court of Protection as the named worker, COP3s and s49 reports, witness statement and cross-examination in one five day hearing on deprivation of liberty. Mosaic super-user. Practice educator stage 1.

Social Worker, Hospital Discharge, Irkdale MBC (2017-2020). Care Act assessments, CHC checklists.

ASYE, Learning Disability Team, Irkdale MBC (2016-2017). Incl. transitions of 17 and 18 year-olds from children's services, about six.

BA Social Work, Salford, 2016. 70 day placement with a family centre, 100 day placement in adult mental health.

Courses: MCA, hoarding, self neglect, domestic abuse (DASH), safeguarding children level 2 e-learning, coercive control.

I do not drive at present but I am an excellent user of trains and would look into lessons. Fluent in Tamil.

References from my team manager and from the student I taught last year, if you like.`,
    },
  ],
};
