/** Radiation Therapist: MRTB registration in the Radiation Therapist scope with current Annual Practising Certificate; Bachelor of Radiation Therapy or recognised equivalent decide it. */
import type { GradedJob } from '../types.ts';

export const radiationTherapistNz: GradedJob = {
  job: 'radiation-therapist-nz',
  title: 'Radiation Therapist',
  spec: `Radiation Therapist | Kaihaumanu Iraruke
Waikura Regional Cancer Centre – permanent, full time (1.0 FTE)

Mō te tūranga | About the role
Our radiation oncology service treats around 1,400 people a year from across the region on four Elekta and Varian linear accelerators. We are looking for a Radiation Therapist to join a friendly team of 38 RTs rotating through simulation, planning and treatment. You will deliver accurate, safe treatment using VMAT and daily image guidance, contribute to CT simulation and dosimetry, support patients and whānau through their course of treatment, take part in quality improvement and help supervise students on placement.

Mōu | About you
• A Bachelor of Radiation Therapy or equivalent qualification recognised by the Medical Radiation Technologists Board
• Registered with the MRTB in the Radiation Therapist scope of practice and holding a current Annual Practising Certificate
• At least two years' post-qualification clinical experience in a radiation therapy department
• Confident with IGRT and VMAT; experience with SABR, DIBH or Monaco/Eclipse planning would be an advantage
• Clear communicator with a commitment to Te Tiriti o Waitangi and health equity

What we offer
Salary per the APEX RT collective agreement, relocation support, CPD fund, five weeks' leave after qualifying service, and mountains and beaches within half an hour.

All appointments are subject to police vetting and health screening under the Children's Act 2014. We welcome applications from Māori and Pacific peoples.`,
  graded: [
    {
      name: 'uk-trained-on-nz-register',
      kind: 'synonym',
      low: 87,
      high: 96,
      best: 92,
      why: 'UK-titled therapeutic radiographer with degree, NZ board registration and current practising certificate and nine years of recent linac work, in British words.',
      lacks: [],
      cv: `HANNAH OLDROYD
Tauranga · 021 555 0148 · h.oldroyd@example.org

Who I am
Therapeutic radiographer, trained in Sheffield, nine-odd years on linacs in two countries. Moved to NZ with my partner in 2022 and now a resident.

Registration
On the New Zealand register (MRT Board) as a radiation therapist since July 2022. Practising certificate runs to 31 March 2027, no conditions. HCPC kept up until I left.

Where I've worked
Kōwhai Bay Radiotherapy, Tauranga – August 2022 to now
Machine lead on one of two TrueBeams. Daily cone-beam matching for pelvis, head & neck and lung; arc treatments make up nearly all our list. Set up breath-hold for left breasts with the physicists (first patient May 2024, about 140 since). Stereotactic lung and bone mets one day a week. Six-month stints in CT/pre-treatment, doing contours and simple plans in Eclipse. Clinical tutor for two Otago trainees a year. Incident-learning rep.

Aireborough Cancer Unit, Leeds – Band 5 Sept 2017, Band 6 Nov 2019, left June 2022
Four machines, rotating. Review clinic for breast patients, on-call emergency cord compressions, paperlite project.

Education
BSc (Hons) Radiotherapy & Oncology, 2:1, Hallam Valley University, 2017 (Board-approved route)
Treaty of Waitangi workshop 2022; cultural safety refresher 2025; SABR course, Sydney, 2023

Referees on request.`,
    },
    {
      name: 'canadian-mrtt-board-pending',
      kind: 'foreign',
      low: 55,
      high: 67,
      best: 61,
      why: 'Excellent Canadian radiation therapist whose NZ registration has only been applied for, so the legal must-have is held elsewhere.',
      lacks: [
        'MRTB registration in the Radiation Therapist scope with current Annual Practising Certificate',
      ],
      cv: `Curriculum Vitae — Marc-Antoine Desrosiers, RTT, BSc

Sudbury, Ontario | mdesrosiers@example.com | Open to relocating from Feb 2027 (partner is a Kiwi citizen)

CREDENTIALS
- CAMRT certification, Radiation Therapy (2018)
- CMRITO, Ontario – active member, radiation therapy specialty
- New Zealand: application for registration submitted to the MRT Board 2026-09-14; assessor's decision not yet received
- BLS 2026-03

EXPERIENCE
Radiation Therapist II, Nickel Basin Cancer Program — 2021-02 to present
  * Treatment delivery, Versa HD x3, 35-40 pts/day; VMAT, SBRT spine & lung, DIBH w/ surface guidance
  * On-line CBCT review and match; adaptive bladder protocol
  * Monaco planning rotation, 4 months each year
  * Preceptor: 9 students to date
  * Member, radiation incident committee (NSIR-RT reporting)

Radiation Therapist, Lakehead Shore Regional Hospital — 2018-07 to 2021-01
  * CT sim, mould room, treatment. Electron cutouts, orthovoltage skin.
  * Translated patient teaching booklets EN/FR

EDUCATION
BSc, Medical Radiation Sciences (Radiation Therapy), joint program, Toronto-area university and college, 2018

LANGUAGES  French, English`,
    },
    {
      name: 'mri-technologist-same-board',
      kind: 'adjacent',
      low: 22,
      high: 36,
      best: 29,
      why: 'Registered with the same board but as an MRI/diagnostic technologist: no radiation therapy degree, scope or clinical practice beyond scanning for planning.',
      lacks: [
        'Bachelor of Radiation Therapy or recognised equivalent',
        'MRTB registration in the Radiation Therapist scope',
        "two years' clinical experience in a radiation therapy department",
      ],
      cv: `Profile: Registered MRT with a current APC (to 31/03/2027) who enjoys working with oncology patients.

Tevita Fonua | Hamilton | tfonua@example.net

Employment history

MRI Technologist – Raukawa Imaging Ltd, Hamilton | 03/2020 – present
I scan outpatients and ED referrals on 1.5T and 3T Siemens. Two lists a week are prostate and rectal staging, and since 2024 we have run a weekly list for the radiotherapy department where patients are scanned on a flat couch top so the images can be fused with their planning CT. I screen for implants, cannulate, give contrast and teach Level 8 MRI trainees.

Medical Imaging Technologist – Te Awa Hospital, Rotorua | 01/2015 – 02/2020
General X-ray, theatre image intensifier, CT head on call. Radiation safety link person; PACS superuser.

Qualifications
PGDip Health Sciences (MRI), 2021
Bachelor of Medical Imaging, 2014

Registration
MRTB – Medical Imaging Technologist scope (2015) and MRI Technologist scope (2021)

Other
Fluent Tongan. Pacific health network volunteer. Full driver licence. Intravenous cannulation certificate, ACLS 2025.`,
    },
    {
      name: 'final-year-brt-student',
      kind: 'in-progress',
      low: 34,
      high: 47,
      best: 41,
      why: 'Final-year student whose degree and registration are still to come and whose only clinical time is student placement.',
      lacks: [
        'Bachelor of Radiation Therapy (not yet conferred)',
        'MRTB registration and Annual Practising Certificate',
        "two years' post-qualification experience",
      ],
      cv: `Aroha Te Kani-Bright
Newtown, Wellington
Ngāti Porou

Kia ora! I'm in the last weeks of my Bachelor of Radiation Therapy (final exam 13 November 2026, results due in December) and I will apply to the Board for provisional entry to the register as soon as my transcript is released. I'm after my first RT job.

STUDY
2024 – 2026   Bachelor of Radiation Therapy, Wellington campus. GPA 7.6. Research project: text reminders and bladder filling in prostate patients.
2023          NCEA L3 endorsed with Excellence, Gisborne

CLINICAL PLACEMENTS (about 48 weeks altogether)
Yr 3: 16 wks, Wellington – treatment, VMAT prostate and H&N, CBCT match under supervision, 2 wks SABR observing
Yr 2: 18 wks, Palmerston North – CT sim, tattooing, breast set-ups, DIBH coaching under supervision; practice plans in Monaco
Yr 1: 14 wks, Christchurch – observing, patient interviews

PAID WORK
Barista, Cuba St, weekends since 2024
Kaiāwhina at a marae clinic, summers 2023/24 and 2024/25

OTHER
Te reo Māori (conversational, growing). Class rep 2025. First aid cert 2026.`,
    },
    {
      name: 'left-profession-2016',
      kind: 'lapsed',
      low: 37,
      high: 50,
      best: 44,
      why: 'Properly qualified RT with long service, but practice ended in 2016 and registration and APC were given up, so it is old and not currently licensed.',
      lacks: ['current MRTB registration and Annual Practising Certificate'],
      cv: `Résumé of Philippa J. Garrity

After nineteen years in radiation therapy I stepped away to help run the family practice; with the children now at university I would like to come back.

1997–2016. I qualified with the Diploma in Radiation Therapy (NZ) in December 1996 and worked at Ōtepoti Oncology in Dunedin from January 1997 until August 2016, for the final seven years as a Senior Radiation Therapist in charge of the planning room. We moved from cobalt and simulator films to IMRT during my time; I wrote the department's first protocols for kV imaging and trained staff on Pinnacle and, just before leaving, on our first arc treatments. I supervised rosters for twelve staff and audited set-up errors each quarter.

Sept 2016–present. Practice Manager, Garrity & Low Dental, Mosgiel. Payroll, accounts, infection-control audits, complaints, eight staff.

My name was taken off the register at my own request in April 2017 and I have not held a practising certificate since. I understand a return-to-practice programme would be needed and am willing to do it at my own cost.

Interests: tramping, choir, Cancer Society driver (volunteer since 2018).`,
    },
  ],
};
