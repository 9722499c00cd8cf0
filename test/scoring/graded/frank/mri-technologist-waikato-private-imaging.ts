import type { GradedJob } from '../types.ts';

export const mriTechnologistWaikatoPrivateImaging: GradedJob = {
  job: 'mri-technologist-waikato-private-imaging',
  title: 'MRI Technologist',
  spec: `Kahikatea Imaging has been scanning people in and around Hamilton for twenty-two years, and in March we are switching on our third magnet, a wide-bore 3T to sit beside the two 1.5s we already run. That leaves us one technologist short of a comfortable roster, and we would rather find the right person than the first one.

The day is mostly knees, shoulders, spines and prostates, with a breast list on Wednesdays and a growing amount of cardiac work that our two subspecialist radiologists are glad to teach. You would be screening patients for safety, putting in your own lines, choosing and tweaking sequences, and quietly getting claustrophobic people through it. We scan from seven until eight at night, so there are early and late shifts and one Saturday in five, but no nights and no call.

Because you will often be the senior person in the room, we cannot take someone who is still training: we ask that you hold registration with the Medical Radiation Technologists Board in the MRI scope, with a current practising certificate, and that you have at least three years of MRI scanning behind you. You also need to be signed off for IV cannulation and contrast, since there is no nurse on the late shift. Siemens is what we have, though if you know another make you'll pick it up in a fortnight. Experience of breast or heart studies, of being an MR safety officer, or of tutoring trainees would each make us smile.

We pay above the DHB-era scales, cover your APC and one conference a year, and close over Christmas. Write to Marama, our charge technologist, and tell her what you enjoy scanning.`,
  graded: [
    {
      name: 'tamsin-aroha-rewi-magnet',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: 'Seven years on the magnet with the right scope, current APC, cannulates, breast and safety roles; her own vocabulary.',
      lacks: [],
      cv: `Tamsin Rewi
Cambridge, Waikato

Kia ora Marama,

What I enjoy scanning: small joints, and anything where you have to think about the coil.

I came off X-ray and CT at Te Awa Public Hospital in February 2018 to train on the magnet and got my MR scope from the Board in November 2019, after the postgrad diploma through Southern Cross Polytechnic's distance programme. My certificate runs to 31 March 2027. Since qualifying I have scanned every week, bar five months of parental leave in 2022 (May to September):

Nov 2019 to April 2023, Te Awa Public Hospital: 1.5T Aera. Neuro, spine, inpatients, paeds under GA, stroke after hours.

May 2023 to now, Lakeside Radiology Tauranga: 1.5T and a 3T Skyra, mainly musculoskeletal, prostate and pelvis; 14 to 18 people each shift, often just me and an assistant. I put the drip in, draw up and inject the gad and deal with the rare reaction. I started their breast list in 2024 with the radiologist, wrote the protocols and showed three colleagues how to position.

I'm the site's MR safety officer since August 2024 (pacemakers, cochlears, shrapnel, the lot). Two trainees have gone through under me.

Older history: medical imaging technologist, Te Awa, Jan 2015 to Feb 2018. BHSc (Medical Imaging), Waitematā Institute, 2012 to 2014. IV cannulation competency renewed June 2026, level 4 CPR same day.

No heart work yet, would love to.`,
    },
    {
      name: 'lorcan-featherstone-regional-lead',
      kind: 'overqualified',
      low: 76,
      high: 89,
      best: 83,
      why: 'Regional MRI lead who still scans two days a week; has everything, question is only why he steps back.',
      lacks: [],
      cv: `LORCAN FEATHERSTONE
MHSc, MRT (MRI)
Wellington, willing to relocate

Professional registration: Medical Radiation Technologists Board of New Zealand, scopes Medical Imaging Technologist (2004) and Magnetic Resonance Imaging Technologist (2008). APC current.

2019-07 / present     REGIONAL LEAD, MRI, Pohutukawa Radiology Group (nine sites, lower North Island)
                      P&L of $21m, 46 technologists, two install projects per year (Siemens Vida, Sola). Chair of MR safety committee. Two clinical days per week at the Petone clinic: body, cardiac, breast.
2013-02 / 2019-06     CHARGE MRI TECHNOLOGIST, Harbour City Hospital
                      Team of 11. Introduced cardiac stress MR (2015). Contrast and cannulation assessor for the department.
2008-03 / 2013-01     SENIOR MRI TECHNOLOGIST, Harbour City Hospital
2004-01 / 2008-02     MEDICAL IMAGING TECHNOLOGIST, Hutt Bays Hospital

Master of Health Sciences (MRI), University of the Strait, 2011. Postgraduate Diploma MRI 2008. BHSc 2003.
IV certification: current, assessor renewed January 2026.
Publications: three, list on request.

My wife has taken the chair of surgery in Hamilton. I would like a job that ends when the last patient leaves and in which I scan, not sit in meetings.`,
    },
    {
      name: 'hannah-osgood-bristol',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: 'Six years of MRI in Britain incl. cannulation, but registered with the HCPC only; NZ application just lodged.',
      lacks: ['MRTB registration in MRI scope with APC'],
      cv: `Hannah Osgood
Diagnostic Radiographer (MRI), Bristol, UK
Moving to NZ with my partner in February 2027 (he has a job at Waikato; work visa through him, approved)

Registration
HCPC, radiographer, since 2017
MRTB New Zealand: overseas-trained application sent 2 October 2026, file not yet assigned to an assessor

Senior MRI Radiographer, Avon Gorge Hospitals NHS Trust, Sept 2020 – present
Two Siemens scanners (Sola 1.5T, Vida 3T). Neuro, MSK, liver, small bowel, prostate, breast on alternate weeks, cardiac with the cardiologists on Thursdays since 2023. Lead for claustrophobia clinic. Cannulate and inject under PGD, about 40 a month. Clinical supervisor of students.

Radiographer, Avon Gorge Hospitals, Aug 2017 – Aug 2020
Plain film, theatre, A&E, CT rotation in 2019

PgCert MRI, Severn University, 2022
BSc (Hons) Diagnostic Radiography, Severn University, 2014–2017

Hobbies: tramping (I have learnt the word already)`,
    },
    {
      name: 'jaydeep-raval-trainee',
      kind: 'in-progress',
      low: 40,
      high: 52,
      best: 46,
      why: 'CT technologist in MRI training for eighteen months, trainee scope only, well below three years.',
      lacks: ['MRTB MRI scope (trainee scope only)', 'three years of MRI scanning'],
      cv: `JAYDEEP RAVAL | Medical Imaging Technologist | Rotorua

Scope of practice: Medical Imaging Technologist (MRTB, Jan 2021). Trainee MRI Technologist (since May 2025). APC to March 2027.

EXPERIENCE

Geyser Valley Hospital, Rotorua
MRI trainee (0.8 FTE) and CT (0.2 FTE), May 2025 - current
> 1.5T GE. Brains, spines, knees, MRCP. Supervised, my log book stands at 1,140 hours
> safety screening of inpatients, implants looked up and discussed with the senior
> IV cannulation certified since 2022 (CT), contrast injector

MIT, CT and general, Jan 2021 - April 2025
> trauma CT on nights, CTPA, coronary calcium, paediatric X-ray
> CT protocol group

STUDY
PGDip Health Science (MRI), second of two years, finish expected June 2027
Bachelor of Medical Imaging, Waitematā Institute, 2018 - 2020

Referee: charge technologist at Geyser Valley`,
    },
    {
      name: 'brent-macklin-ndt',
      kind: 'trap',
      low: 1,
      high: 12,
      best: 5,
      why: 'Industrial radiographer testing welds with isotopes and magnets; no patients, no scope.',
      lacks: ['MRTB registration in MRI scope with APC', 'three years MRI scanning', 'IV cannulation'],
      cv: `Brent Macklin
Senior Radiographer / NDT technician, New Plymouth

Tickets
CBIP Level 2: Radiography (RT), Magnetic Particle (MT), Ultrasonics (UT), Penetrant (PT)
Radiation safety: use licence under the Office of Radiation Safety, industrial gamma and X-ray
Confined space, heights, H2S, first aid 2025

Jobs
2016 - now  Taranaki Weld Inspection Ltd. Crew lead of radiographers on pipelines and pressure vessels. Ir-192 and Se-75 sources, digital panels since 2021, film reading, night shuts at the gas plants. Magnetic testing of crane hooks. Trained four juniors up to Level 1. Scanning of vessels with phased array.
2011 - 2016  Stratford Heavy Engineering, fitter-welder then NDT assistant
1 Saturday in 3, used to early and late shifts

Siemens turbine outage crew, contract, Huntly, winter 2019 and 2022`,
    },
  ],
};
