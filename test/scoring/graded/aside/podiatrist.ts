/** Podiatrist: HCPC registration, the local anaesthesia certificate and two years with the high-risk foot. */
import type { GradedJob } from '../types.ts';

export const podiatrist: GradedJob = {
  job: 'podiatrist',
  title: 'Specialist Podiatrist (Band 6)',
  spec: `Specialist Podiatrist, Band 6, 37.5 hours
Wold and Estuary Community Health NHS Trust

The service
We are a team of eleven podiatrists across five clinics and a weekly hospital diabetic foot clinic. You will carry your own caseload and support two Band 5 colleagues.

Main duties
- Assess and treat patients with active diabetic foot ulceration, including sharp debridement, dressings and offloading
- Run a fortnightly nail surgery list (partial and total avulsion with phenolisation)
- Annual foot screening, vascular and neurological assessment, onward referral
- Domiciliary visits to housebound patients

Essential
- BSc (Hons) Podiatry or equivalent approved qualification
- Current HCPC registration as a chiropodist/podiatrist
- At least two years' post-registration clinical experience, including high-risk diabetic feet
- Local anaesthesia certificate (HCPC annotation) with nail surgery in current practice
- Full driving licence valid in the UK and use of a car

Desirable
- Independent or supplementary prescribing
- SystmOne
- Experience of supervising students or junior staff

The Trust offers the NHS pension, 27 days' leave rising with service and paid CPD time. We welcome applications from every part of the community and guarantee an interview to disabled applicants who meet the essential criteria.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Eight years registered, five in a diabetic foot team, nail surgery list with LA, SystmOne, students, driver.',
      lacks: [],
      cv: `RÓISÍN KAVANAGH
Podiatrist, Beverley

HCPC registered chiropodist/podiatrist since 2018, annotated for local anaesthesia and POM sale/supply

Employment

Podiatrist Band 6, Humber Bank Community Services, 04/2021 - now
- Diabetic foot protection and ulcer clinics, about 14 patients a day: sharp debridement, total contact and removable offloading, wound swabs, Doppler and toe pressures
- Joint clinic every Tuesday with the vascular nurse and the diabetologist
- Nail surgery list every other Friday under digital block, roughly 140 avulsions with phenol a year
- Housebound round one morning a week in my own car
- Placement educator for third-year students; clinical supervision of one Band 5
- Records and templates in SystmOne

Podiatrist Band 5, Ouse Valley Healthcare, 08/2018 - 03/2021
- Rotations: core podiatry, MSK, wound care. Annual diabetic screening in GP practices.

Education
BSc (Hons) Podiatry, 2:1, 2018
Prescribing module applied for, start January 2027

Full clean UK driving licence.
Member of the Royal College of Podiatry.`,
    },
    {
      name: 'foot-health-practitioner',
      kind: 'denial',
      low: 16,
      high: 36,
      best: 27,
      why: 'Foot health practitioner with a diploma; says she may not register and uses neither scalpel on ulcers nor anaesthetic.',
      lacks: [
        'BSc Podiatry',
        'HCPC registration',
        'local anaesthesia certificate',
        'two years with high-risk diabetic feet',
      ],
      cv: `Mandy Ellerker, Foot Health Practitioner

I run my own mobile foot care round in Driffield and the villages, which I built up from nothing since spring 2017. At present I see around 35 people a week, most of them over seventy and many of them living with diabetes. I cut and reduce nails, treat corns and callus, pad and strap, advise on footwear and check pulses and sensation with a monofilament at every first visit. Anything that looks like an ulcer goes to the GP or to the NHS podiatry team the same day, as it is outside my scope.

My training is the Diploma for Foot Health Professionals (2016, distance learning with two weeks' practical). I am on the voluntary register of foot health practitioners. I am not HCPC registered and cannot call myself a podiatrist. I do not give local anaesthetic or do nail surgery.

Before that: care assistant, Burton Lodge, 2009 to 2016.

Full UK driving licence, own car, insured for business. DBS enhanced 2025. First aid at work. I am a patient, tidy and reliable person and my clients stay with me.`,
    },
    {
      name: 'register-lapsed',
      kind: 'lapsed',
      low: 52,
      high: 67,
      best: 60,
      why: 'Thirteen years including high-risk feet and nail surgery, but let the HCPC registration lapse in 2024.',
      lacks: ['current HCPC registration'],
      cv: `Graham Oyelaran
Podiatrist

PROFILE
Experienced NHS podiatrist coming back to clinical work after a break to care for my father.

CAREER
Sept 2024 - present   Full-time carer (family)
May 2015 - July 2024   Senior podiatrist Band 6, Trent Marsh NHS Trust. Foot protection team: ulceration, Charcot, post-amputation follow-up, debridement, negative pressure dressings with the tissue viability nurse. Nail surgery under local anaesthetic one session a week until I left. Home visits. Mentor to Band 5s and students. SystmOne.
Aug 2011 - Apr 2015   Podiatrist Band 5, Trent Marsh. General caseload, biomechanics, diabetic screening.

QUALIFICATIONS
BSc (Hons) Podiatry 2011
Certificate in Local Anaesthesia 2011
Supplementary prescribing 2019

REGISTRATION
HCPC: on the register 2011 to July 2024. I did not renew at the 2024 cycle and my registration lapsed; I have yet to apply for readmission.

Full driving licence (UK), car.`,
    },
    {
      name: 'no-anaesthesia',
      kind: 'missing',
      low: 58,
      high: 72,
      best: 66,
      why: 'Registered, four years with diabetic feet, driver; no LA certificate named, a colleague injects and operates.',
      lacks: ['local anaesthesia certificate with nail surgery in current practice'],
      cv: `Siobhan Adjei BSc MRCPod

since Oct 2022 | Podiatrist, Fenside Foot Clinics (NHS contract and private), Goole
             | diabetic caseload of about 300: risk stratification, ulcer care with debridement and offloading, insoles, shared plans with the practice nurses
             | two days a week domiciliary, including three nursing homes
             | clinic lead for infection control
2021-2022    | Podiatry assistant (final year, part-time), Fenside
2018-2021    | Sales assistant, shoe shop, weekends

Registration
HCPC CH-register, in date to July 2028.
Nail surgery patients are prepared by me, consented and dressed afterwards; my colleague injects and operates

Education
BSc (Hons) Podiatry, 2022

Other
SystmOne and TM3
driving licence full UK, car owner
Supervise one podiatry assistant
Interests: fell running, my allotment`,
    },
    {
      name: 'south-africa',
      kind: 'foreign',
      low: 52,
      high: 68,
      best: 60,
      why: 'Seven years of high-risk feet and nail surgery in South Africa; HPCSA, the HCPC application still open.',
      lacks: ['current HCPC registration'],
      cv: `Lindiwe Khumalo. Podiatrist. Moving to Hull in January 2027 to join my husband; spouse visa granted, no sponsorship needed.

I qualified with a Bachelor of Health Sciences (Podiatry), four years, Johannesburg 2018, and did my year of community service in Mpumalanga in 2019. Since January 2020 I have worked at the Highveld Diabetes and Wound Centre in Pretoria. My patients are nearly all high risk: neuropathic and ischaemic ulcers, osteomyelitis after surgery, Charcot feet. I debride, cast, offload and measure ankle and toe pressures, and I sit in the weekly meeting with the vascular surgeon. I do partial and total nail avulsions with phenol under digital block that I give myself, three or four each week, and local anaesthesia was part of my degree and is in my scope of practice. Two younger podiatrists report to me.

Registered with the HPCSA (South Africa) without conditions. My international application to the HCPC went in during August 2026; they have asked for more course documents and I am not yet on the UK register.

I have driven for twelve years and may use my licence in the UK for a year while I take the British test. English is my first language together with isiZulu. References from both employers.`,
    },
  ],
};
