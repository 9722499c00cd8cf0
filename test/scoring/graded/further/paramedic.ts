/** Paramedic (UK ambulance trust): current HCPC registration as a paramedic decides. */
import type { GradedJob } from '../types.ts';

export const paramedic: GradedJob = {
  job: 'paramedic',
  title: 'Paramedic (Band 6)',
  spec: `Wensum and Waveney Ambulance Service NHS Trust
Paramedic, Band 6 - Thetford, Dereham and Swaffham stations
37.5 hours, rotational shifts including nights and weekends

About the role
You will respond to 999 emergency and urgent calls on a double-crewed ambulance or a rapid response vehicle, assess and treat patients of every age at the scene, decide whether to convey, refer or discharge, hand over at hospital and keep an accurate electronic patient record. You will work with emergency care assistants and supervise students on placement.

Person specification

Essential
- Current registration with the Health and Care Professions Council (HCPC) as a paramedic
- BSc, DipHE or FdSc in Paramedic Science, or the IHCD paramedic award
- Front-line 999 experience
- Full UK manual driving licence; category C1 held or you are prepared to take it at our cost
- Knowledge of JRCALC guidelines, advanced life support and safeguarding

Desirable
- Emergency response (blue light) driving qualification
- Practice educator or mentorship course
- Experience of end-of-life care or falls pathways

What we offer
27 days' leave rising to 33, NHS pension, unsocial hours payments, free parking at all stations, the staff wellbeing line and a relocation package of up to £5,000.

We are a Disability Confident employer and a holder of the Armed Forces Covenant gold award. We welcome applications from everybody, whatever their background. All posts are subject to an enhanced DBS check and occupational health clearance. The Trust may close the vacancy early if enough applications are received.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'HCPC registered since 2018, BSc, eight years on 999 ambulances, C1, blue light, practice educator.',
      lacks: [],
      cv: `OLUWASEUN ADEBAYO-CLARKE
Paramedic, HCPC PA0xxxxx (registered August 2018, renewed to August 2027)

EMPLOYMENT
Fenland & Broads Ambulance Service NHS Trust, King's Lynn
  Paramedic, Band 6            Sept 2020 - present
  Newly qualified paramedic    Sept 2018 - Sept 2020
* 999 response on double-crewed ambulance and, since 2022, solo on the RRV
* See-and-treat and referral: falls team, district nurses, hospice advice line for patients at the end of life
* ALS, 12-lead ECG, thrombolysis pathway, paediatric calls; follows JRCALC and local guidelines
* Practice educator for university students since 2021 (14 placements)
* ePCR audit lead for the station; safeguarding link worker

EDUCATION
BSc (Hons) Paramedic Science, University of Ouse Valley, 2018
Practice Educator course (20 credits), 2021

DRIVING
Full manual licence with C1; Level 3 Certificate in Emergency Response Ambulance Driving, 2018`,
    },
    {
      name: 'apprentice',
      kind: 'in-progress',
      low: 50,
      high: 66,
      best: 59,
      why: 'Six years on 999 ambulances as technician; BSc apprenticeship ends in January, HCPC only after that.',
      lacks: ['HCPC registration as a paramedic'],
      cv: `Jodie Pargeter
Associate Ambulance Practitioner and student paramedic

Since Nov 2020 I have worked for Saltmarsh Ambulance NHS Trust, based at Diss. I began as an emergency care assistant and have been an ambulance technician (AAP Level 4) since February 2022. I attend 999 calls on a double-crewed ambulance with a paramedic: primary survey, ECG, cannulation under supervision, drugs within technician scope, handover at A&E, ePCR. I have completed JRCALC updates each year, ILS and safeguarding level 3.

In January 2025 I began the two-year apprenticeship, BSc Paramedic Practice (top-up), with Anglian Coast University. My last module is being marked now and I finish on 29 January 2027. I shall apply to the HCPC as soon as the award is confirmed; I am not on the register yet.

Full manual licence, C1 since 2020. CERAD emergency driving 2021. I have buddied new care assistants and enjoyed it.`,
    },
    {
      name: 'off-register',
      kind: 'lapsed',
      low: 50,
      high: 67,
      best: 58,
      why: 'Eleven years a paramedic until 2024; the HCPC registration was allowed to lapse and not restored.',
      lacks: ['current HCPC registration'],
      cv: `Graham Tulloch, Wymondham

Jun 2024 - present   First aid and first responder trainer, Norlingham Safety Training Ltd
FREC 3 and FREC 4 courses for event staff, AED familiarisation, marking of portfolios.

Mar 2013 - May 2024  Paramedic, Fenland & Broads Ambulance Service NHS Trust, Norwich
999 calls on DCA and RRV. ALS, RSI assist, maternity and paediatric emergencies, discharge on scene with GP referral. Mentored students and newly qualified staff. Station safeguarding champion, worked to JRCALC throughout.

DipHE Paramedic Science 2013. Mentorship module 2016.
Licence: B, C1; blue light driving (IHCD D2).
HCPC: on the register 2013 to August 2025. I did not renew and my registration has lapsed; readmission form not yet sent in.`,
    },
    {
      name: 'cape-town',
      kind: 'foreign',
      low: 50,
      high: 68,
      best: 61,
      why: 'Emergency care practitioner with nine years in Cape Town on the South African register; HCPC application under way.',
      lacks: ['HCPC registration as a paramedic'],
      cv: `Thandeka Mokoena
Emergency Care Practitioner

Registration: Health Professions Council of South Africa (HPCSA), category ECP, since 01/2017. Application to the UK HCPC by the international route submitted 09/2026, assessment awaited.

02/2021 to 08/2026   Shift lead, Table Bay Emergency Medical Services, Cape Town. Advanced life support response car and ambulance, emergency calls from the metro control room, rapid sequence intubation, trauma, neonatal transfers. Supervises basic and intermediate crews and students. Electronic patient records.
01/2017 to 01/2021   ECP, Karoo Rescue (public ambulance service), Worcester WC.

Bachelor of Emergency Medical Care, 2016. ACLS, PALS, ITLS instructor.
Moved to Norfolk in September with a Health and Care dependant visa. UK driving licence (exchanged), manual. Happy to take C1. Has read the JRCALC app through.`,
    },
    {
      name: 'short',
      kind: 'thin',
      low: 68,
      high: 84,
      best: 76,
      why: 'Fifty words that say register, degree, five years of 999 work and C1, and nothing more.',
      lacks: [],
      cv: `Piotr Wasilewski
paramedic (hcpc registered, PAxxxxx, no conditions)

2021 to now - band 6 para, South Fens Ambulance Trust, Ely. 999 crews, days and nights, jrcalc, als.

BSc paramedic science 2021
manual licence, C1, blue lights

looking to move nearer to my partner's family in Thetford. happy to send more.`,
    },
  ],
};
