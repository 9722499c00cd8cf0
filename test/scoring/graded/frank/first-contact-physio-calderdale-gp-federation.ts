import type { GradedJob } from '../types.ts';

export const firstContactPhysioCalderdaleGpFederation: GradedJob = {
  job: 'first-contact-physio-calderdale-gp-federation',
  title: 'First Contact Physiotherapist (MSK), Band 7 equivalent',
  spec: `WHERE YOU'LL BE
Ryburn Vale GP Federation looks after seven surgeries between Sowerby Bridge and Todmorden. Most days you will be at two of them, with a 20-minute slot for each patient.

WHAT YOU'LL DO
• See people with back, neck, joint and soft-tissue complaints as their first port of call, without a GP having seen them before
• Spot what isn't musculoskeletal (cauda equina, fracture, cancer, inflammatory disease) and act on it the same day
• Order X-rays, bloods and, where the pathway allows it, MRI
• Give advice and exercise, and decide who goes on to physio, orthopaedics, pain or rheumatology
• Run one teaching hour each month for GP trainees

YOU CAN'T DO THE JOB WITHOUT
• HCPC registration as a physiotherapist
• Five years' practice since you qualified, at least three of them in MSK outpatients or an equivalent service
• Stage 1 of the First Contact Practitioner roadmap signed off OR a completed master's in a relevant MSK subject (either will do)
• A full driving licence valid in the UK and use of a car; the buses up the valley won't get you from one surgery to the next

WE'D BE PLEASED TO SEE
• Joint injections
• Independent prescribing
• SystmOne
• Some experience of supervising juniors or students

WHAT YOU GET
£47,800 to £54,700 pro rata, NHS pension, six weeks' leave plus bank holidays, half a day a week for CPD, monthly supervision with a consultant physio. Full time or at least three days. An enhanced DBS check is done by us at the end.`,
  graded: [
    {
      name: 'rosalind-ackerley-interface',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: 'Twelve years qualified, eight in orthopaedic triage with MSc, injections and prescribing; only the name of the job differs.',
      lacks: [],
      cv: `ROSALIND ACKERLEY
Hebden Bridge

I trained at Pennine Polytechnic University (BSc Physiotherapy, first class, 2014) and have been on the Health and Care Professions Council's register ever since, PH number available on request and renewed this April.

For the last eight years I have worked in what our trust calls the interface clinic. GPs send us the knees, shoulders and spines they are unsure of; I see them cold, forty minutes for the first appointment when I started in 2018 and twenty-five now. I examine, decide what imaging or blood test is warranted (I hold requesting rights for plain films, ultrasound and MR), explain the result to the patient myself, and then list for surgery, send to rheumatology or persuade the patient that neither is needed. In 2024 I picked up two cauda equinas, a myeloma and a slipped epiphysis; these make one humble. I was made advanced practitioner in May 2020 and lead for the shoulder pathway in 2023.

Before the clinic I did the rotations everyone does (Calderbrook NHS Foundation Trust, August 2014 to September 2016), then a static outpatient post in the same trust up to March 2018.

My master's, in Advanced Neuromusculoskeletal Practice, was awarded by the University of Airedale in July 2021. Landmark-guided injections to shoulder, knee and thumb base since 2019, about 200 a year. Supplementary then independent prescriber, annotated June 2022.

I supervise two Band 6s and usually one student. Records: EPR in the hospital, SystmOne on the community list. I have driven since I was nineteen and my old Skoda knows all the hills.`,
    },
    {
      name: 'tunde-adebanjo-fcp',
      kind: 'any-of',
      low: 84,
      high: 95,
      best: 89,
      why: "Working FCP with stage 1 signed off, no master's (not needed), no injections yet.",
      lacks: [],
      cv: `Tunde Adebanjo MCSP
Huddersfield, full clean UK licence, own car

Employment history
Dates              Employer                          Post
Feb 2024 - date    Colne Bridge Primary Care Network   First Contact Practitioner, 4 days
Sept 2021 - Feb 2024   Denby Dale Community Health CIC    Specialist MSK Physiotherapist (Band 6)
Aug 2019 - Sept 2021   Denby Dale Community Health CIC    Rotational Physiotherapist (Band 5), 8 months MSK
Registration    HCPC  July 2019, current to April 2028
Education    BSc (Hons) Physiotherapy, 2:1, Holme Valley University, 2016-2019

Current work
16 to 18 patients per day, undifferentiated, three practices. X-ray and blood requests under the PCN's protocol. Fit notes since the rules changed. Safety-net calls on Friday afternoon. Audit of early inflammatory arthritis referrals: time to rheumatology fell from 31 to 12 days.

Roadmap
Stage 1 portfolio verified by supervisor and recorded November 2024
Stage 2 modules: two of four evidence sections done

Previous post
Spinal and lower limb caseload, back class, ESCAPE-pain groups, students from the local university (6), Band 5 supervision

Not yet: injection therapy (course in March 2027), prescribing
Systems: SystmOne daily, EMIS some`,
    },
    {
      name: 'beth-wormald-noroadmap',
      kind: 'denial',
      low: 60,
      high: 72,
      best: 67,
      why: "Seven solid years including five in MSK outpatients, registered, drives, but says plainly she has neither stage 1 nor a master's.",
      lacks: ["FCP roadmap stage 1 or MSK master's"],
      cv: `Beth Wormald
Physiotherapist
Brighouse HD6

Key facts: HCPC registered (August 2019, no conditions). Drive, own car. CSP member.

Where I've worked

Spen Valley Hospitals NHS Trust, Senior Physio MSK Outpatients (B6), July 2021 - present
I hold a mixed list of spines, post-op shoulders and knees, hand therapy one morning. New patients 40 mins. I run the ACL group with the rehab assistant and I am the person who does the waiting-list validation calls. Two red-flag cases escalated last year, both confirmed on MRI. Supervise a Band 5 and students. SystmOne user.

Spen Valley Hospitals NHS Trust, Rotational Physio (B5), September 2019 - July 2021
Respiratory, ortho wards, stroke, six months of outpatients, covid redeployment

BSc Physiotherapy, Aire & Ribble University, 2016 - 2019

In the interest of honesty: I have not started the FCP roadmap, because our trust only releases one person a year, and I have no master's modules. I would be keen to do Stage 1 in post. No injecting or prescribing either so far.

Outside work I run fell races, slowly.`,
    },
    {
      name: 'imogen-strangways-equine',
      kind: 'trap',
      low: 7,
      high: 19,
      best: 13,
      why: "Physiotherapist to horses and dogs, on the animal register; the words fit, the patients and the licence don't.",
      lacks: [
        'HCPC registration',
        'three years MSK outpatients with people',
        "FCP stage 1 or MSK master's (hers is for animals)",
      ],
      cv: `Imogen Strangways, Chartered-level Veterinary Physiotherapist
Mobile practice, Harrogate and the Dales

Musculoskeletal assessment and rehabilitation of performance horses, working dogs and family pets.

Strangways Equine & Canine Physio, sole trader, May 2017 to today
- First contact for owners and trainers (always with the vet's consent), 25 to 30 appointments weekly
- Back pain, kissing spines, sacroiliac problems, suspensory injuries, cruciate repairs in dogs
- Gait analysis, manual therapy, laser, ultrasound, hydrotherapy planning
- Refer to the vet for radiographs, nerve blocks and joint injections
- On call at two three-day events each season

Fernlea Veterinary Referrals, rehab assistant then physio, July 2014 to April 2017

Master's: MSc Veterinary Physiotherapy, Swaledale College, 2012-2014
BSc Equine Science, 2:1, 2009-2012
Register of Animal Musculoskeletal Practitioners, member since 2017
Supervised 11 students on placement. Full driving licence, van and lorry.`,
    },
    {
      name: 'gerard-pinnington-device-sales',
      kind: 'old',
      low: 56,
      high: 69,
      best: 63,
      why: 'Everything once there, MSc and register kept, but no patient since 2017, nine years in device sales.',
      lacks: [],
      cv: `GERARD PINNINGTON

Address: Ripponden, West Yorkshire. Clean licence, company car until I hand it back.

2017 (July) - 2026   Orthomotive UK Ltd, Territory Manager then Clinical Education Manager
Selling and teaching knee braces, bone stimulators and cold-compression units to NHS trusts and private clinics in the North. £1.9m territory. I ran in-service sessions for physiotherapists and plaster technicians, about 60 a year, and wrote the clinical guides. No treatment of patients in this time.

2009 - June 2017   Wharfe Hospitals NHS Trust, Leeds: Extended Scope Physiotherapist (from 2012), before that Senior I / Band 7 in MSK outpatients
Orthopaedic triage of spines and lower limbs; X-ray, blood and MRI requests; listed for arthroscopy; injected knees and shoulders 2013 to 2017. Managed three Band 6 staff. Taught on the GP registrar scheme.

2005 - 2009   Wharfe Hospitals, rotations and MSK Band 6

MSc Musculoskeletal Physiotherapy, University of Airedale, 2012
BSc Physiotherapy, Aire & Ribble, 2005
HCPC: registered continuously since 2005, last renewed April 2026, CPD audit passed 2022

Why now: I was made redundant in September and I miss clinic. I know I'd want a refresher and shadowing.`,
    },
  ],
};
