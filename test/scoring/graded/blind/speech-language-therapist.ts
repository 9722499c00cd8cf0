/** Speech and language therapist: HCPC registration, then adult dysphagia and two years. */
import type { GradedJob } from '../types.ts';

export const speechLanguageTherapist: GradedJob = {
  job: 'speech-language-therapist',
  title: 'Speech and Language Therapist, Band 6 (Stroke)',
  spec: `The stroke and neuro rehabilitation service at Calderbrook NHS Foundation Trust is looking for a Band 6 speech and language therapist to join a team of nine across the hyper-acute unit, the rehabilitation ward and early supported discharge. The caseload is adults with dysphagia, aphasia, dysarthria and apraxia of speech, with some tracheostomy work on request from critical care. You will carry your own caseload, take part in MDT goal setting and family meetings, supervise an assistant and a student, and contribute to SSNAP audit.

You will hold a recognised degree in speech and language therapy and be registered with the HCPC. You will be competent in the assessment and management of dysphagia in adults at post-basic level (RCSLT Dysphagia Competencies level C or equivalent) and have worked for at least two years with adults, in part with an acquired neurological condition. Membership of the RCSLT is expected. Experience of videofluoroscopy or FEES, of LSVT or of AAC would make you stand out. The post includes one weekend in seven.

The trust is a Disability Confident employer. Flexible working requests are considered from day one.`,
  graded: [
    {
      name: 'strong-abbrev',
      kind: 'synonym',
      low: 85,
      high: 98,
      best: 93,
      why: 'SLT of seven years, five on stroke wards, EDS practitioner at level D, VFS clinic, registered.',
      lacks: [],
      cv: `Ffion Abernethy-Shah   SLT   MRCSLT

HCPC reg. SL4xxxx

POSTS
Oct '21 to date    B6 SLT, HASU + neuro rehab, Penmoor Univ. Hosp.
  Bedside swallow assessment, texture and fluid recs (IDDSI), risk feeding, trachy weaning with critical care outreach, aphasia (CAT, PALPA), AOS, dysarthria groups. VFS clinic fortnightly. MDT goals, family meetings, discharge to ESD. Supervises 1 TA, students from two courses. SSNAP data lead for SLT. Wkend rota.
Jul '19 to Sep '21  B5 rotational SLT, adults: elderly medicine, community neuro (PD, MND), outpatient voice

CPD
Post-basic dysphagia 2020; dysphagia competency framework signed off level C 2021, level D 2024
LSVT LOUD 2022; FEES endoscopist's assistant 2025

BSc (Hons) SLT, 1st, 2019`,
    },
    {
      name: 'hcpc-pending',
      kind: 'foreign',
      low: 54,
      high: 70,
      best: 63,
      why: 'South African speech therapist of five years in stroke; HCPC application submitted, no number yet.',
      lacks: ['HCPC registration'],
      cv: `Lerato Mokoena
Speech-Language Therapist

About me
I qualified in South Africa in 2019 and have worked with adults after stroke and head injury for most of my career. In October 2026 I moved to Leeds with a family visa, and I am looking for a ward where I can be useful and stay for years.

Groote Valley Rehabilitation Hospital, Cape Town, January 2021 to September 2026
I carried a caseload of eleven to fourteen inpatients on a 30-bed neurological unit. In a usual week that meant bedside assessment of dysphagia and management plans, one modified barium swallow list with the radiologist, individual aphasia therapy in English, Sesotho and isiXhosa, motor speech treatment, and the weaning of tracheostomy patients with the physiotherapists. I introduced low-tech AAC books on the ward and, from 2024, two eye-gaze devices. I attended the goal meetings, prepared families for discharge, wrote home programmes, and supervised four community service therapists one after the other. I finished the hospital's advanced dysphagia course (120 hours with a supervised logbook) in 2022.

Community service year, district hospital, Limpopo, January to December 2020
Adults and children, inpatients and outreach clinics, with an interpreter where I needed one.

Education and registration
B (Speech-Language Therapy), University of the Southern Cape, 2019, four years, taught in English
Registered with the HPCSA, independent practice, in good standing
International application to the HCPC submitted in July 2026; it is under assessment and I have no registration number yet
RCSLT: will join on registration

Also
Basic life support 2026. Choir. Weekend work is no problem.`,
    },
    {
      name: 'assistant',
      kind: 'adjacent',
      low: 32,
      high: 54,
      best: 43,
      why: 'Six years a therapy assistant on the stroke ward; no degree, no register.',
      lacks: ['degree in speech and language therapy', 'HCPC registration', 'dysphagia competency'],
      cv: `Joanne Kershaw
SLT Assistant, Band 4

I work in the stroke unit of Marl Hill Hospital, where I have been since February 2020. I carry out therapy programmes set by the speech and language therapists for people with aphasia and dysarthria, run the communication group on Thursdays, and set up AAC devices. I screen swallows with the water test after training and monitor patients on modified diets, but I do not assess or make recommendations on dysphagia. I enter SSNAP minutes and come to MDT goal meetings.

Before that I was a healthcare assistant on the same ward (2016-2020).

NVQ 3 Health and Social Care. I hope to start the apprenticeship degree when the trust has a place.`,
    },
    {
      name: 'paediatric',
      kind: 'missing',
      low: 38,
      high: 56,
      best: 47,
      why: 'Registered therapist of nine years who has only ever treated children; no adult swallow work.',
      lacks: ['dysphagia competency in adults', 'two years with adults'],
      cv: `Hannah Goldblatt
Speech and Language Therapist (HCPC registered, MRCSLT)

2020 – now
Band 6 SLT, Ryburn Community Children's Services
• Mainstream schools and two language units: DLD, speech sound disorder, stammering
• Education, health and care plan reports, tribunals
• Training of teachers; supervises an assistant and students
• AAC for four non-speaking pupils

2017 – 2020
Band 5 SLT, early years clinics, Ryburn

MSc Speech and Language Sciences (pre-registration), 2017
Basic paediatric feeding study day 2019. No work with adults since placement in 2016, no post-basic dysphagia training.`,
    },
    {
      name: 'speech-engineer',
      kind: 'trap',
      low: 1,
      high: 16,
      best: 7,
      why: 'Speech and language as software: recognition models, no patient.',
      lacks: [
        'degree in speech and language therapy',
        'HCPC registration',
        'dysphagia competency',
        'two years with adults',
      ],
      cv: `Kenji Albrecht
Speech and Language Engineer

Vocalume Ltd, Manchester, 2021 - present
Acoustic and language models for automatic speech recognition; assessment of dysarthric and accented speech data sets; competency lead for annotation; supervises one student a year; text-to-speech voices for AAC vendors. Python, Kaldi, PyTorch.
Elbwort GmbH, Dresden, 2018 - 2021: dialogue systems, MDT (machine dialogue translation) team.

MSc Speech and Language Processing, 2018. BSc Computational Linguistics 2016. German native, English C2.`,
    },
  ],
};
