/** Resident optometrist: the register decides, then the clinical extras that a practice pays for. */
import type { GradedJob } from '../types.ts';

export const optometrist: GradedJob = {
  job: 'optometrist',
  title: 'Resident Optometrist',
  spec: `Resident Optometrist, Kelbrook (part of a group of nine practices)

We test thirteen patients a day and are paid for looking after eyes, not for selling frames.

You must be a fully qualified optometrist on the GOC register. Two years' experience after qualification, in high street or hospital practice. You will see children and older people, fit contact lenses and interpret OCT scans.

It would help if you had MECS / CUES accreditation or the Professional Certificate in Glaucoma. Independent prescribers are paid more.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Registered, six years in practice with OCT, lenses and children, MECS and the glaucoma certificate.',
      lacks: [],
      cv: `Bethan Pryce
Optometrist (GOC 01-38812)

Dec 2021 - present  Optometrist, Hallam & Rowe Opticians, Skipton
Full clinic of 13-14, children from four years up, home visits once a month. OCT on every patient over 40 and I read my own scans; referrals by e-mail to the eye unit with feedback above 90 %. Fitting of soft, RGP and ortho-k lenses.
Aug 2019 - Nov 2021  Pre-registration and newly qualified optometrist, Visionplus, Keighley

MECS accredited 2022, renewed 2025. Professional Certificate in Glaucoma, Cardiff, 2023
BSc (Hons) Optometry, Bradford, 2019`,
    },
    {
      name: 'pre-reg',
      kind: 'in-progress',
      low: 30,
      high: 56,
      best: 45,
      why: 'Still in the pre-registration year: neither on the register as qualified nor two years.',
      lacks: ['full GOC registration', 'two years after qualification'],
      cv: `Imran Siddiqui
Pre-registration trainee optometrist

September 2025 to now: trainee at Ocular Lane, Burnley, under supervision. 420 refractions, stage one assessments passed, OSCE booked for February 2027. OCT and visual fields daily; contact lens aftercare.
Saturday optical assistant 2022 - 2025.

Master of Optometry (MOptom), Manchester 2025, 2:1
GOC student register. Full registration expected spring 2027.`,
    },
    {
      name: 'dispensing',
      kind: 'trap',
      low: 24,
      high: 48,
      best: 37,
      why: 'A dispensing optician of long standing: the same shop and the same council, another profession.',
      lacks: ['qualified optometrist', 'two years as optometrist'],
      cv: `Janet Ogilvy FBDO
Dispensing Optician, GOC registered D-9917

Manager and dispensing optician at Clear Sight, Colne, 2012 to present. Dispenses varifocals, children's frames and low vision aids; takes OCT scans and field tests for the optometrists; books the clinics; trained two trainees to FBDO.
Contact lens aftercare under supervision.
FBDO 2011, ABDO.`,
    },
    {
      name: 'hospital',
      kind: 'synonym',
      low: 76,
      high: 93,
      best: 85,
      why: 'Hospital optometrist for five years, independent prescriber; little of lenses, all else there.',
      lacks: [],
      cv: `Oluwaseun Bello
Specialist optometrist, Royal Ashby Eye Unit

2021 to date: glaucoma and medical retina clinics, children's refraction on Tuesdays, macular scans read and acted upon, 3 to 4 listed lists a week. Specialty lens clinic for keratoconus, one session a month.
2019-21: resident at a high street branch (Eyeworks, Derby).

Registered with the General Optical Council since July 2020 with the independent prescribing speciality (2024).
BSc Optometry Aston 2019, pre-registration Eyeworks.`,
    },
    {
      name: 'abroad',
      kind: 'foreign',
      low: 48,
      high: 70,
      best: 60,
      why: 'Optometrist of nine years in Spain; the registration here is not there yet.',
      lacks: ['GOC registration'],
      cv: `Lucía Herrera
Óptica-Optometrista, Valencia

Optometrist at Óptica Levante since 2017: refraction of adults and children, contact lens fitting (including scleral), OCT and retinography in every routine examination, vision therapy.
Grado en Óptica y Optometría, Universitat de València 2016. Colegiada in Spain.
Planning to move to England in 2027; application to the council not started. English C1.`,
    },
  ],
};
