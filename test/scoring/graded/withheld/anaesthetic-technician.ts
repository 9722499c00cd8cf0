/** Anaesthetic technician, New Zealand: council registration with practising certificate, two years and a resuscitation certificate. */
import type { GradedJob } from '../types.ts';

export const anaestheticTechnician: GradedJob = {
  job: 'anaesthetic-technician',
  title: 'Anaesthetic Technician',
  spec: `# Anaesthetic Technician, Kaimoana Hospital, permanent, 0.8 to 1.0 FTE

## Mō te tūranga / About the role
Kaimoana is a secondary hospital with six theatres, an endoscopy suite and an obstetric unit. You will assist the anaesthetist through induction, maintenance and emergence, in general, orthopaedic, ENT, obstetric and acute lists.

- check and prepare machines, airway and invasive monitoring equipment
- assist with difficult airways, regional blocks and massive transfusion
- take part in the after-hours roster (1 in 6, on call from home)
- support trainees on placement

## What we need from you
- Registration with the Medical Sciences Council as an anaesthetic technician, and a current annual practising certificate
- Two years or more in theatres since you registered
- NZRC CORE Immediate or CORE Advanced (or equivalent), done within the last two years
- Living within 20 minutes of the hospital when on call

## Good to have
- Cell salvage, paediatric or obstetric experience
- Preceptor or trainee teaching
- Ultrasound for regional anaesthesia
- Some te reo Māori and an understanding of Te Tiriti o Waitangi

## What you get
PSA MECA pay scale, CPD fund, parking, an honest team, and beaches. Police and Children's Act vetting applies. Overseas applicants: we are happy to hear from you, but you need to be registered before we can offer a start date.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 93,
      why: 'Council registered since 2018, certificate to March 2027, eight years in theatres, CORE Advanced 2026, cell salvage, teaching.',
      lacks: [],
      cv: `Aroha Tuhiwai-Grant
Registered Anaesthetic Technician

REGISTRATION
Medical Sciences Council of New Zealand, AT, registered Feb 2018
APC 1 April 2026 to 31 March 2027, no conditions

EXPERIENCE
Anaesthetic Technician, Rangiora Base Hospital
July 2021 - present
- eight theatres; ortho, ENT, general, maternity, acute
- on-call 1:7, category one sections, ruptured AAA, airway bleeds
- arterial and central line set-up, rapid infuser, Cell Saver Elite champion
- ultrasound-guided block room two days a week
- preceptor for four trainees; OSCE examiner 2025

Anaesthetic Technician, Southern Plains Hospital
March 2018 - June 2021
- paediatric dental and tonsil lists, gynae, endoscopy
- daily machine checks, Drager and GE

TRAINING
Diploma in Applied Science (Anaesthetic Technology), AUT, 2017
NZRC CORE Advanced, May 2026
Te Tiriti and tikanga in health, 2024; te reo level 3

From Kaimoana, whānau five minutes from the hospital, moving home.`,
    },
    {
      name: 'british-odp',
      kind: 'foreign',
      low: 54,
      high: 69,
      best: 62,
      why: 'Seven years as an HCPC registered ODP on the anaesthetic side with ALS 2025; New Zealand registration just applied for.',
      lacks: [
        'Registration with the Medical Sciences Council as an anaesthetic technician, and a current annual practising certificate',
      ],
      cv: `Callum Rutherford, BSc (Hons) ODP, Leeds

I am a Senior Operating Department Practitioner (band 6) and plan to move to New Zealand with my partner, who is a midwife, in the new year.

HCPC registration ODP 41xxx, to November 2026 and renewed to 2028.

Aire Valley Teaching Hospitals, anaesthetics ODP, from August 2019, band 6 from 2022. Eighteen theatres. Rotations through vascular, neuro, ENT, obstetrics (eighteen months) and paediatrics. Resident on-call nights, obstetric emergencies, trauma team airway. I check and set up for awake fibreoptic intubation, use the Belmont infuser and the Haemonetics cell saver, and hold the difficult airway trolley link role. I mentor second-year students and teach on the in-house airway course.

Education: BSc (Hons) Operating Department Practice, University of Huddersfield, 2019.
Resuscitation: ALS provider, Resuscitation Council UK, October 2025. EPALS 2024.

New Zealand: application to the Medical Sciences Council lodged in September 2026; document check finished, competence assessment outstanding. Visa: accredited employer route, eligible.

Away from work I climb and brew.`,
    },
    {
      name: 'device-rep',
      kind: 'lapsed',
      low: 53,
      high: 69,
      best: 62,
      why: 'Twelve good years as a registered technician, but left for sales in 2024 and the practising certificate ended in March 2025.',
      lacks: [
        'Registration with the Medical Sciences Council as an anaesthetic technician, and a current annual practising certificate',
      ],
      cv: `DEAN MCALISTER
Ph and email on request | Lives 10 min from Kaimoana Hospital

2024 Oct - present
AirwayPlus NZ Ltd, Clinical Product Specialist. In-theatre support for video laryngoscopes and supraglottic airways in nine hospitals, training sessions for anaesthetic teams, sales target 1.1m.

2016 Feb - 2024 Sept
Kaimoana Hospital, Anaesthetic Technician. All six theatres, obstetrics, acute roster 1 in 6. Malignant hyperthermia kit, block trolley, machine service liaison. Trainee supervisor 2019 to 2023.

2012 Jan - 2016 Jan
Tasman Regional, Anaesthetic Technician. General, ortho, ENT, eye lists.

2009 - 2011
Trainee AT, Tasman Regional

Qualifications
Certificate in Anaesthetic Technology, 2011
MSC registration 2012. APC last held 1/4/2024 - 31/3/2025
CORE Advanced, March 2025; instructor candidate
Full licence, first aid

Why: I miss theatre. Sales is not me. My old team know me and I know where everything is kept.`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 60,
      high: 76,
      best: 69,
      why: 'Sixty words that state registration, current certificate, years and CORE, with next to nothing about the work itself.',
      lacks: [],
      cv: `Priya Venkataraman

Anaesthetic technician, registered with the Medical Sciences Council 2020, practising certificate to 31 March 2027.

Work:
Hutt Ridge Hospital theatres, anaesthetic technician, 2020 to present. General, orthopaedic and acute lists, on call.

Training:
Diploma in anaesthetic technology, AUT 2019. CORE Immediate, August 2025.

Looking to move to Kaimoana for family reasons; will live in town. References available from charge technician.`,
    },
    {
      name: 'stage-theatre',
      kind: 'trap',
      low: 1,
      high: 14,
      best: 6,
      why: 'Theatre technician of the stage: theatres, monitors, machine checks and on-call work mean lights and sound.',
      lacks: [
        'Registration with the Medical Sciences Council as an anaesthetic technician, and a current annual practising certificate',
        'Two years or more in theatres since you registered',
        'NZRC CORE Immediate or CORE Advanced (or equivalent)',
      ],
      cv: `Toby Marchetti
Senior Theatre Technician

Employment
Senior Theatre Technician / Te Whare Tapere Performing Arts Centre / 2019-now
  prepares three theatres for each show: lighting rig, monitors, smoke and gas effects, checks signed before every performance
  on-call technician after hours, 1 weekend in 4
  supports trainees from the polytech, assessor for unit standards
  works beside visiting companies, calm in emergencies (stopped a fly-floor accident in 2023)
Theatre Technician / Opera South / 2015-2019
  sound, flying, get-in and get-out, touring to 14 towns
Casual crew / various festivals / 2013-2015

Qualifications
Diploma in Entertainment Technology, 2014
Working at heights, EWP, rigging level 2
First aid certificate with CPR and AED, March 2026
Electrical service technician, limited registration

Skills
Monitoring systems, equipment maintenance, teamwork, communication, patience
Te reo Māori conversational, member of kapa haka
Lives in Kaimoana, eight minutes from the hospital.`,
    },
  ],
};
