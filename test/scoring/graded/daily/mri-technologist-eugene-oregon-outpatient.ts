import type { GradedJob } from '../types.ts';

export const mriTechnologistEugeneOregonOutpatient: GradedJob = {
  job: 'mri-technologist-eugene-oregon-outpatient',
  title: 'MRI Technologist - Outpatient Imaging (Full Time, Days/Weekend Rotation)',
  spec: `Requisition 26-40817
MRI Technologist - Outpatient Imaging
Tallowood Health Partners, Eugene, Oregon | 1.0 FTE | four 10-hour shifts, every third weekend

About Tallowood
At Tallowood Health Partners we are 4,300 caregivers united by one promise: care that feels like home. Our imaging division performs more than 210,000 exams a year across the southern Willamette Valley and was named a regional Workplace of Distinction for the third year running.

The position
Under the general direction of the MRI lead and supervising radiologist, you will scan ambulatory patients of all ages at our River Road center, which runs one 1.5T and one 3T magnet. You will screen every person and object entering Zone III, start peripheral IVs and give gadolinium per protocol, choose coils and adjust sequences to get a diagnostic study out of a patient who hurts or is frightened, and send clean images to PACS. You may be asked to float to our Springfield site.

What is required
1. Active certification in magnetic resonance imaging: ARRT (MR) or ARMRIT.
2. A current Oregon Board of Medical Imaging license with the MRI modality, in hand at the time of application. Pending or out-of-state licenses cannot be considered for this posting.
3. Two years of full-time experience scanning MRI.
4. Current healthcare-provider BLS (American Heart Association or Red Cross).

What would set you apart
Breast, prostate or cardiac MRI; Siemens scanners; Epic Radiant; conditional-implant workups; Spanish.

What we offer
Pay range $47.10 to $66.85 per hour depending on experience. Medical, dental and vision from day one, 403(b) with match, tuition help, a sign-on bonus for eligible external hires.

Tallowood is an equal opportunity employer. All qualified applicants will receive consideration without regard to any status protected by law. Offers are contingent on a background check, drug screen and immunization review. This description is not an exhaustive list of duties, which may change at any time.`,
  graded: [
    {
      name: 'renata-oakvale-strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'MR-certified, Oregon licensed, BLS current and seven years of recent MRI scanning on both field strengths with breast and prostate work.',
      lacks: [],
      cv: `RENATA OAKVALE, R.T.(R)(MR)
Springfield, OR  |  541-555-0148  |  r.oakvale@mailhaven.example

LICENSES AND CERTIFICATIONS
ARRT Radiography 2016, Magnetic Resonance Imaging 2019 (ID 610442, biennium through 03/2028)
Oregon Board of Medical Imaging - MRI and Radiography, license 114-7702, expires 03/31/2028
AHA BLS Provider, renewed August 2025, good to August 2027
MR Safety Technologist credential (MRST), 2022

EXPERIENCE

Larkmead Imaging Associates, Eugene, OR
MRI Technologist II, May 2021 - present, full time
- Two magnets, a Siemens Vida 3T and an Aera 1.5T. Average 13 patients on a ten hour day.
- I am one of three techs who do the prostate multiparametrics and the breast biopsies with the radiologist.
- Wrote the center's one page checklist for pacemakers and neurostimulators after we had to turn four patients away in a month; in the following year we turned away none for missing paperwork.
- IV starts, power injector, gadolinium screening against eGFR.
- Precepted 5 students from Cresswater Community College.

St. Alban Regional Medical Center, Salem, OR
MRI Technologist, June 2019 - April 2021, full time
- Inpatient and ER scanning on GE 1.5T, nights then evenings. Sedated pediatric cases with anesthesia, stroke protocol, spine trauma.

St. Alban Regional Medical Center, Salem, OR
Radiologic Technologist, July 2016 - May 2019
- General x-ray, portables, C-arm in the OR. Cross trained into MRI during the last year.

EDUCATION
A.A.S. Radiologic Technology, Cresswater Community College, 2016

Systems: Epic Radiant, Sectra PACS. Conversational Spanish, enough to get through a screening form without the phone interpreter.`,
    },
    {
      name: 'desmond-pruett-any-of',
      kind: 'any-of',
      low: 82,
      high: 93,
      best: 88,
      why: 'ARMRIT instead of ARRT is enough; Oregon licence, Red Cross BLS and five years on the magnet are all there, only Siemens and the specialty exams are missing.',
      lacks: [],
      cv: `Desmond Pruett
Cottage Grove, Oregon
dpruett@postfern.example

I came to the magnet by the back door. I drove a mobile imaging trailer around Lane and Douglas counties for a company called Bluewater Mobile Diagnostics, got curious about what was happening on the other side of the glass, and went back to school at thirty-four for the MR program at Halvorsen Technical Institute (certificate, 2021). I sat for the ARMRIT registry that August, passed, and have kept it up with continuing education every cycle since; the present one runs until August 2027. The state board in Portland issued my Oregon magnetic resonance license in September 2021 and it was renewed this past spring (good through 2028).

Since October 2021 I have been scanning full time at Umpqua Ridge Hospital in Roseburg. For the first two years that meant evenings by myself with a 1.5T Philips Ingenia, so if someone came up from the ED with cord compression it was me, a nurse and the radiologist on the phone. In January 2024 I moved to days and to the new outpatient suite with a GE 3T. Knees, shoulders, lumbars, brains with and without, MRCP, a good deal of MS follow-up. I place my own IVs and run contrast. I have talked many claustrophobic loggers through a lumbar spine, and our repeat rate on my shifts was under three percent in last year's audit.

In 2025 the lead asked me to take over zone access and the ferrous drills: who has a badge, what is on the crash cart, how we get a patient out in forty seconds. We practice it quarterly now.

CPR/AED for professional rescuers and Basic Life Support: American Red Cross, taken February 2026.

Epic user. No breast or cardiac scanning so far.

References from my lead and from two of our neuroradiologists on request.`,
    },
    {
      name: 'mireya-stanhope-foreign',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: "Excellent MRI technologist, but the licence is Washington's and Oregon's is not in hand, which the ad excludes.",
      lacks: ['Oregon Board of Medical Imaging MRI license'],
      cv: `Mireya Stanhope RT(R)(MR)(ARRT)
Vancouver, Washington   360 555 0192

Profile
Nine years in MRI. Moving to Eugene in January 2027 because my husband has taken a teaching post there.

Registration
ARRT (R) 2014, (MR) 2017, current to 06/2028
Washington State Department of Health, certified radiologic technologist, active to 06/2027
BLS - AHA - exp. 11/2027
I have not yet applied for an Oregon license; I will start the paperwork when I have an offer.

Work
11/2020 to now - Fort Alder Medical Group, Vancouver WA - Lead MRI technologist
 Siemens Sola 1.5T and Prisma 3T. Lead for six technologists. Cardiac stress and viability program since 2022 (about 4 cases a week), breast MRI daily. Made up the schedule, protocol book and competency sheets. Implants: I call the manufacturers, document, and monitor with the device nurse.
08/2017 to 10/2020 - Clackmore Imaging, Battle Ground WA - MRI technologist, full time
 Outpatient ortho and neuro, one 1.5T GE. Averaged 15 scans a shift.
06/2014 to 07/2017 - Clackmore Imaging - radiologic technologist, x-ray and DEXA

School
BS Medical Imaging, Palouse Valley University, 2014

Epic Radiant and Merge PACS. Native Spanish.`,
    },
    {
      name: 'kelly-ann-dorsett-thin',
      kind: 'thin',
      low: 60,
      high: 75,
      best: 68,
      why: 'Says she has all four must-haves and a dated MRI post, but the note is so short that little can be weighed.',
      lacks: [],
      cv: `Kelly-Ann Dorsett, Junction City OR

MRI tech, Harlow Open & High-Field Imaging, Eugene, 3/2022 - present, full time. About 12 outpatients daily, 1.5T, IV contrast.
Before that: x-ray tech, same company, 2018-2022.

ARRT (R)(MR), MR since 2/2022. Oregon OBMI license, MRI, valid until 1/2028. BLS (AHA) through 5/2027.

Can do weekends. Available after two weeks notice.`,
    },
    {
      name: 'gordon-teller-trap',
      kind: 'trap',
      low: 7,
      high: 19,
      best: 12,
      why: 'Looks after NMR magnets in a chemistry laboratory: the same words (magnet, scan, resonance, technologist) but no patients and none of the credentials.',
      lacks: [
        'ARRT (MR) or ARMRIT',
        'Oregon MRI license',
        'two years scanning MRI',
        'healthcare-provider BLS',
      ],
      cv: `GORDON TELLER
Corvallis, Oregon - gteller@inkwell.example

MAGNETIC RESONANCE TECHNOLOGIST

Summary: Technologist with eleven years around superconducting magnets. Run 400, 600 and 800 MHz instruments around the clock for some ninety users. Careful about magnet safety, precise, calm when a quench alarm goes.

Experience

Marys Peak Institute of Chemistry, Corvallis - NMR Facility Technologist (2015-08 to present)
* Keep three Bruker magnets cold: weekly nitrogen, helium fills every 10 weeks.
* Shim, tune probes, set up pulse sequences, run 1D and 2D scans on submitted samples (small molecules, polymers, peptides).
* Train graduate students, sign them off for unsupervised use. Mark and police the 5 gauss line, keep metal tools, carts and visitors with pacemakers outside it.
* Queue, billing, image and spectrum archive of about 40 TB.
* Gadolinium relaxation agents prepared and characterized for a materials group, 2019-2021 (T1 and T2 measurement in phantoms).

Ridgefield Polymers, Albany OR - QC Lab Technician (2012-02 to 2015-07)
* FTIR, GC and benchtop NMR of resin batches.

Education
BS Chemistry, Three Sisters State College, 2011

Training
Cryogen handling 2015, 2020, 2025. Compressed gas. Campus first aid and AED, 2024.`,
    },
  ],
};
