/** Audiologist (UK): a UK register (HCPC or RCCP/AHCS), the degree and two years with adults decide. */
import type { GradedJob } from '../types.ts';

export const audiologist: GradedJob = {
  job: 'audiologist',
  title: 'Audiologist (adult rehabilitation)',
  spec: `Our adult hearing service in Swansea sees some eighty patients a week in two soundproofed rooms, and since the spring we have been one audiologist short. We are therefore looking for a qualified audiologist to join Bethan and Rhodri, full time, Monday to Friday.

Most of your day will be assessments and hearing aid fittings: pure tone audiometry, tympanometry, impressions, fitting and fine-tuning with real ear measurement, follow-up and counselling, and letters to the GP. One session a week is given to repairs and drop-ins, and you would supervise our assistant.

You must hold a BSc in audiology or an equivalent degree, and be registered in the United Kingdom, either with the HCPC as a hearing aid dispenser or with the RCCP as an audiologist. We also need two years of adult rehabilitation after qualification and real confidence with real ear measurement, because every fitting here is verified.

If you have run tinnitus clinics, remove wax by microsuction or speak Welsh we would be especially glad to hear from you, but none of these is a condition. Salary according to experience, £36,000 to £43,000.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'RCCP registered, BSc, five years of adult rehab with REM, tinnitus, microsuction and Welsh.',
      lacks: [],
      cv: `Cerys Llewellyn
Audiologist, RCCP registered (since September 2021)

Profile
Audiologist with five years in NHS adult services. Every fitting I do is verified, and I like difficult ones.

Career

Specialist Audiologist, West Wales Hearing Service, Carmarthen, 03/2024 – now
• Reassessments and complex fittings: PTA, tymps, REM to NAL-NL2, cros and open fits
• Tinnitus clinic every Tuesday (about 300 patients to date), sound therapy, onward referral
• Supervises two assistants, signs off their repairs
• GP and ENT letters, Auditbase

Audiologist, Gwent Vale Hospital, 08/2021 – 02/2024
• Direct referral clinics for over-55s, first fittings and follow-up, impressions, drop-in repairs
• Aural care: microsuction since 2023 (certificate, 480 ears on the log)

Education
BSc (Hons) Healthcare Science (Audiology), first class, Swansea University, 2021

Training
Microsuction 2023, tinnitus counselling 2022, BLS 2026, dementia-friendly hearing care

Skills
Oticon, Phonak, Danalogic; Aurical and Affinity; Noah, Auditbase
Welsh first language, BSL level 1
Full driving licence`,
    },
    {
      name: 'new-graduate',
      kind: 'in-progress',
      low: 28,
      high: 48,
      best: 39,
      why: 'Graduated in summer, registration applied for and no year of practice yet.',
      lacks: ['HCPC or RCCP registration', 'two years of adult rehabilitation after qualification'],
      cv: `Joel Fairweather
Newly qualified audiologist

I finished my degree in Healthcare Science (Audiology) at Aston in July 2026 with a 2:1 and I am looking for a first post where I can learn from a small team.

Placements during the degree
Year 3, 25 weeks, Sandwell hearing centre: observed and then performed pure tone audiometry and tympanometry, impressions, about sixty first fittings with real ear measurement under supervision, follow-ups, repairs.
Year 2, 15 weeks, Birmingham children's audiology: VRA, play audiometry, mould impressions.
Year 1, 10 weeks, shadowing in ENT and balance.

Work
Since August 2026: Audiology Assistant (bank), Sandwell hearing centre. Repairs, retubing, battery post, reception cover.
2023 to 2026: Weekend sales assistant, optician's shop.

Registration
RCCP application sent in September 2026, not yet on the register. I am not HCPC registered.

Education
BSc (Hons) Healthcare Science (Audiology), Aston University, 2026
A levels Biology, Psychology, Music

Other
Dissertation on hearing aid use in choirs. BLS 2026. Driving licence. Trumpet in a brass band. Would move to Swansea at once.`,
    },
    {
      name: 'south-africa',
      kind: 'foreign',
      low: 50,
      high: 68,
      best: 60,
      why: 'Six years of adult fittings with REM in Cape Town, HPCSA register; HCPC application under way.',
      lacks: ['HCPC or RCCP registration'],
      cv: `LERATO MOKOENA
Audiologist (HPCSA), relocating to South Wales in January 2027 (visa held)

Professional profile: audiologist with six years of practice in private and public adult hearing care, fluent in English, Sesotho and Afrikaans.

Table Bay Hearing Practice, Cape Town. Audiologist. January 2022 - present
  Diagnostic audiometry, tympanometry, OAE. Hearing aid assessment, impressions, fitting and verification with
  real ear measurement for each patient, counselling groups, annual reviews. Microsuction and irrigation.
  Tinnitus consultations. Supervises a hearing aid acoustician and community service graduates.

Muizenvlei District Hospital. Audiologist. January 2021 - December 2021
  Adult and paediatric clinics, noise-induced hearing loss, school outreach.

Community service year (obligatory), Northern Cape. January - December 2020

BSc Audiology, University of Cape Town, 2019

Registration
Health Professions Council of South Africa (independent practice) since 2020
HCPC (UK), hearing aid dispenser: international application submitted in May 2026, further information asked for in September; not yet registered. RCCP: not registered.

Member of SAAA. BLS. Noah, Aurical, Phonak Target, Signia Connexx.`,
    },
    {
      name: 'associate',
      kind: 'missing',
      low: 30,
      high: 49,
      best: 41,
      why: 'Associate audiologist with long adult fitting practice but neither the degree nor a registration.',
      lacks: ['BSc in audiology', 'HCPC or RCCP registration'],
      cv: `Denise Hartnoll – Associate Audiologist (Band 4)

Personal profile
Friendly, practical member of the audiology team for nine years. I know hearing aids inside out and older patients ask for me by name.

Employment history
Associate Audiologist, Severn Estuary NHS Trust, May 2019 - present
Routine adult hearing tests (PTA, bone conduction) and tympanometry on uncomplicated patients, reviews and open fittings to a protocol with REM, impressions, repairs, drop-in sessions at four health centres, home visits to care homes. Letters drafted for the audiologist to sign. Trains volunteers.

Audiology Assistant, Severn Estuary NHS Trust, 2017 - May 2019
Repairs, retubes, stock, clinic preparation.

Hairdresser and salon owner, Chepstow, 2001 - 2017

Qualifications
BTEC Level 4 Diploma, Healthcare Science (Audiology associate), 2021
NVQ 3 Hairdressing
GCSEs incl. English and maths

IT: Auditbase, Noah, Word
I do not have a degree and my grade does not carry professional registration. I looked at the top-up route in 2024 but could not get the study leave. Driving licence and own car.`,
    },
    {
      name: 'consultant',
      kind: 'overqualified',
      low: 72,
      high: 90,
      best: 81,
      why: 'Head of audiology with HCPC registration who still fits aids; above the post, all musts there.',
      lacks: [],
      cv: `Dr Stephen Okonjo AuD
Head of Audiology, Bristol

Registered with the HCPC as a hearing aid dispenser (since 2012) and as a clinical scientist (since 2017).

After nine years of leading a department I spend three days a week in meetings and want to be a clinician again; we are moving to the Gower, where my wife's family lives, and salary is not my first concern.

Avon Regional Hospitals, Head of Audiology, 2017 to present. Service of 31 staff and a budget of £2.4m, UKAS IQIPS accreditation 2019 and 2023. Still two clinic days a week: complex adult rehabilitation, reassessment, hearing aid fitting verified by real ear measurement and speech testing, bone-anchored aids, tinnitus. Supervises trainees at every level.

Avon Regional Hospitals, Senior Audiologist, 2012 to 2017. Adult assessment and rehab, balance, newborn follow-up.

Sound Advice High Street Hearing, audiologist, 2010 to 2012. Tests, fittings, aftercare.

Doctor of Audiology (distance), 2016
MSc Audiological Science, Southampton, 2010
BSc Physics, Cardiff, 2008

Microsuction trainer. Author of eight papers on hearing aid verification. No Welsh, though I would learn.`,
    },
  ],
};
