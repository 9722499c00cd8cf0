/** Occupational Therapist, Community (Band 6): current HCPC registration as an Occupational Therapist; degree or diploma in Occupational Therapy decide it. */
import type { GradedJob } from '../types.ts';

export const communityOtBand6: GradedJob = {
  job: 'community-ot-band-6',
  title: 'Occupational Therapist, Community (Band 6)',
  spec: `South Wessex Community Health NHS Foundation Trust
Occupational Therapist – Integrated Community Team, Band 6
37.5 hours per week, permanent. Base: Blandford

Job summary
The post holder will manage a caseload of adults with complex physical and cognitive needs in their own homes, with the aim of preventing admission and promoting independence. You will work with physiotherapists, community nurses and adult social care colleagues.

PERSON SPECIFICATION

Qualifications
Essential: Degree or diploma in Occupational Therapy. Current HCPC registration as an Occupational Therapist. Evidence of CPD.
Desirable: Practice educator accreditation. Member of RCOT.

Experience
Essential: Minimum two years' post-registration experience in the NHS or social care. Assessing for and prescribing equipment and minor adaptations. Multidisciplinary working.
Desirable: Experience in a community setting. Major adaptations (Disabled Facilities Grant). Supervising junior or support staff.

Knowledge and skills
Essential: Moving and handling risk assessment. Working knowledge of the Mental Capacity Act and the Care Act. Clear written records.
Desirable: SystmOne. Cognitive screening tools.

Other
Essential: Full UK driving licence and use of a vehicle for work.

The Trust is committed to safeguarding and the appointment is subject to an enhanced DBS check. We welcome applications from all sections of the community and offer flexible working from day one. Previous applicants need not apply. This vacancy may close early if sufficient applications are received.`,
  graded: [
    {
      name: 'adaptations-officer',
      kind: 'gem',
      low: 83,
      high: 94,
      best: 88,
      why: 'Her title is Independent Living Officer at a council, but she is an HCPC-registered OT with six years of home assessments behind it.',
      lacks: [],
      cv: `Philippa Nunn
Independent Living Officer

What I do
People are referred to me when their house has stopped working for them: they cannot get upstairs, into the bath, or out of the chair. I visit, watch them go about their day, weigh up the risks of each transfer, and decide what goes in, from a perching stool to a through-floor lift and a level access shower. I also write the recommendation that releases the grant money.

North Purbeck Council, Private Sector Housing, from 4 May 2020
Forty or so open cases, adults of all ages (MND, MS, stroke, dementia, frailty). The post requires registration with the Health and Care Professions Council and I carry out full functional assessments; I order from the joint equipment store up to £1,500 without sign-off. Major works to £30k. Hoist and sling assessments, single-handed care reviews with the domiciliary agency. Capacity assessments about where someone wants to live. Joint visits with district nurses and physios. I line manage a trusted assessor and have hosted six students since becoming an accredited practice educator in 2022.

Dorchester General Hospital, February 2018 to April 2020
Rotational therapist: elderly care, orthopaedics, stroke. MoCA, kitchen assessments, home visits before discharge, notes on SystmOne.

Training
MSc (pre-registration) Occupational Therapy, Southampton, 2017. HCPC OT register since January 2018, current. RCOT member.
Car owner, full clean licence.`,
    },
    {
      name: 'hpcsa-cape-town',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 61,
      why: 'Six solid years of community OT and registration in South Africa, but the HCPC application is still pending.',
      lacks: ['current HCPC registration as an Occupational Therapist'],
      cv: `CURRICULUM VITAE: LERATO MOKOENA

Personal details
Residing in Poole, Dorset since February 2026 (Ancestry visa, full right to work). Full UK driving licence by exchange, June 2026; own vehicle.

Tertiary education
B Occupational Therapy, University of the Western Cape, Dec. 2018

Registration
HPCSA, independent practice, since Jan. 2020 (current)
HCPC: international application lodged 14/08/2026, outcome awaited. I am not able to practise as an OT in the UK until then.

Employment record

Feb. 2026 – present: Healthcare assistant (bank), Poole nursing home. Interim employment.

Jan. 2020 – Jan. 2026: Occupational Therapist, Mitchells Plain Community Health Centre, Cape Town
• Home visits for adults after CVA, amputation, spinal injury and with dementia
• Issued wheelchairs, commodes, bath boards and rails; measured and motivated for ramps and bathroom alterations
• Manual handling assessment and training of family caregivers
• MoCA, Barthel, COPM
• Weekly ward-round with physio, nursing sister, social worker
• Supervised one OT technician and final-year students

Jan. 2019 – Dec. 2019: Community service year, Upington Hospital

CPD: Have completed e-learning on the Mental Capacity Act and the Care Act (2026).
References: Mrs S. Adams, chief OT.`,
    },
    {
      name: 'ot-assistant-eleven-years',
      kind: 'adjacent',
      low: 35,
      high: 49,
      best: 42,
      why: 'Eleven years in the very team type, but as a therapy assistant: no OT degree and no registration, hence no post-registration years.',
      lacks: [
        'degree or diploma in Occupational Therapy',
        'current HCPC registration as an Occupational Therapist',
        "two years' post-registration experience",
      ],
      cv: `Sandra Poole, Wimborne

Current post: Senior Therapy Assistant Practitioner (Band 4), Stour Valley Intermediate Care Team, NHS, Sept 2015 to now

- hold a delegated caseload of about 15 people at home, seen under the plan set by the OT or physio
- wash and dress practice, kitchen practice, graded exercises, outdoor mobility
- fit and demonstrate raised toilet seats, bed levers, bath lifts, key safes; Trusted Assessor for minor equipment (Levels 2, 3 and 4)
- measure for rails and write the job up for the OT to approve
- moving and handling link person for the team, train carers in use of hoists and Sara Stedy
- SystmOne daily, MDT board round each morning
- induct new assistants and apprentices

Before that: home carer then senior carer, Bluebell Homecare, 2006-2015

Qualifications
Foundation Degree, Health and Social Care Practice, Bournemouth, 2019 (distinction in two modules). NVQ 3. I have thought about the OT degree apprenticeship but have not been able to start it.

I drive (full licence) and have my own car. Enhanced DBS on update service.`,
    },
    {
      name: 'back-after-ten-years',
      kind: 'old',
      low: 61,
      high: 73,
      best: 67,
      why: 'Registered again and long experienced, but the community OT post ended in May 2016; since then only a short return-to-practice placement.',
      lacks: [],
      cv: `Mrs Bridget Fennimore DipCOT
Shaftesbury, Dorset

HCPC: registered occupational therapist; came off the register in 2018, restored August 2026.
Driving: full UK licence, own car, business insurance.

2026 (May–July)  Return to practice, 60 days, Yeovil. Thirty supervised days shadowing a reablement team, then private and formal study: Care Act, Mental Capacity Act update, safeguarding, record keeping.

June 2016–April 2026  Partner in Fennimore's Garden Nursery with my husband. Accounts, staff of six, plant sales. Also carer for my father until 2023.

October 2005–May 2016  Community OT, then Senior I / Band 6 OT, Vale of Blackmore PCT and successor trust. Covered a rural patch of some 200 square miles. Home assessments for older people and those with long-term neurological illness; equipment from the loan store; stairlifts and wet rooms by way of DFG with three district councils; hoist assessments; case conferences with nurses and social workers. Supervised two technicians and took students from Bournemouth and Exeter.

September 2001–September 2005  Basic grade OT rotations, Salisbury District Hospital.

Diploma of the College of Occupational Therapists, 2001.
RCOT member (rejoined).`,
    },
    {
      name: 'ten-months-qualified',
      kind: 'years',
      low: 52,
      high: 64,
      best: 58,
      why: 'Degree, HCPC and car are there, yet she has ten months as a registered therapist against two years.',
      lacks: ["two years' post-registration experience"],
      cv: `AMINA YUSUF BSc (Hons)
amina.yusuf@post.example · Bournemouth · HCPC OT registrant (registered December 2025)

Hello! I'm a Band 5 rotational OT with a real love of working with people in their own surroundings.

→ Rotational Occupational Therapist, Band 5, Poole Bay Hospitals NHS FT, January 2026 – now
 Rotation 1 (Jan–Jun): older persons' medicine. Washing/dressing and kitchen assessments, equipment for discharge (commodes, rails, perching stools), MoCA and AMT, risk assessments for transfers, best-interest meetings.
 Rotation 2 (Jul–now): early supported discharge for stroke. Visits at home with the physio and rehab assistant, goal setting, small adaptations requests to the council, SystmOne.
 Preceptorship portfolio due for sign-off Jan 2027.

→ Placements 2022–2025: community mental health (8 wks), hand therapy (10 wks), paediatric school service (8 wks), inpatient neuro (10 wks)

→ Part-time healthcare support worker, 2021–2025, nursing home

Education: BSc (Hons) Occupational Therapy, 1st class, Bournemouth University, 2025. Dissertation on falls alarms. 

RCOT member. Full UK licence, runs a Fiat 500. Mandatory training all green, including Mental Capacity Act level 2 and people handling.`,
    },
  ],
};
