import type { GradedJob } from '../types.ts';

export const embeddedInfusionPumpsFranconia: GradedJob = {
  job: 'embedded-infusion-pumps-franconia',
  title: 'Embedded Software Engineer, infusion pumps (f/m/d)',
  spec: `Embedded Software Engineer (f/m/d), Infusion Pumps, Forchheim. Our pumps deliver a few millilitres an hour to premature babies, so the software in them must not surprise anybody. Regnitz Medizintechnik is a family-owned manufacturer with 640 employees, and we are developing the fourth generation of our syringe pump on two Cortex-M controllers, one of which does nothing but watch the other. You will write and review the C code of the motor control and of the alarm system, bring up new boards together with the hardware colleagues, write unit and integration tests, take part in the risk analysis and keep the software file in such a state that the notified body goes home early. We are three software engineers now and want to be five. Necessary are a completed degree in electrical engineering, computer science, mechatronics or similar, at least five years of professional programming in C for microcontrollers, and experience from a medical device whose software was developed according to IEC 62304. You need fluent English, since the development team comes from nine countries and all documents are in English; German makes lunch nicer but is not a condition, we pay the course. It is an advantage if you know an RTOS (we use one that is safety certified), MISRA, static analysis, ISO 14971, low-power design, motor drives or Bluetooth Low Energy. We offer a permanent contract under the metal and electrical industry agreement, 35 hours, flexitime without core hours, two days of home office where the hardware allows it, a canteen with its own butcher, and help with finding a flat. Please send your documents with earliest starting date to Mrs Pfister in HR. The position is to be filled from January 2027. Severely disabled applicants are given preference where suitability is equal.`,
  graded: [
    {
      name: 'elena-marchetto-dialysis',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Electronics degree, nine years of microcontroller C, eight of them in dialysis machines under IEC 62304, with RTOS, MISRA and risk work.',
      lacks: [],
      cv: `Elena Marchetto
Via dei Tigli 8, Mirandola (MO), Italy
Date of birth 02.05.1991

Position   Firmware engineer
Available   from 1 February 2027

WORK EXPERIENCE
Dates   March 2021 – present
Employer   Emodial S.p.A., Mirandola
Role   Senior embedded software engineer
Activities   Blood pump and ultrafiltration control of a home dialysis machine, C on STM32 (Cortex-M4 and a supervising M0+). IEC 62304 class C: architecture, detailed design, unit tests, SOUP list, traceability. Moderated software FMEA under ISO 14971. CE certificate under MDR in 2024; audit of software file without major nonconformity. MISRA C:2012 with a static analyser in the pipeline. SafeRTOS.

Dates   September 2018 – February 2021
Employer   Emodial S.p.A.
Role   Embedded software engineer
Activities   Alarm handler and display of the predecessor model. Board bring-up, JTAG, oscilloscope. Same standard, class B parts.

Dates   October 2017 – August 2018
Employer   Officine Secchia, Modena
Role   Junior firmware developer
Activities   Stepper drives for labelling machines, C on PIC32.

EDUCATION
Laurea magistrale in Electronic Engineering, 2017, 108/110

LANGUAGES
Italian native, English C1 (project language at Emodial with US partner), German A2 in progress`,
    },
    {
      name: 'jukka-lehtovaara-ventilator-firmware',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 90,
      why: 'Twelve years of bare-metal firmware, most in ventilators with the medical software life-cycle standard named only by its number.',
      lacks: [],
      cv: `Jukka Lehtovaara, dipl.ins.

Hello. I am a firmware man from Oulu who moved to Nuremberg for love in 2023 and still commutes to Finland by video. I would prefer a lab again that I can cycle to.

What I have made:
A hospital ventilator and its transport version, at Revontuli Respiratory Oy, from August 2016 until now. I wrote the valve loop and the pressure watchdog; both run without operating system on small ARM parts with 64 kB RAM. Plain C, no heap, cyclomatic complexity under 10 or it goes back. Life-cycle documents after 62304, highest safety class, as a wrong breath kills. Hazard sessions with the doctors each month. Sold in 30 countries, FDA 510(k) 2019, MDR certificate 2023. Since I am remote, I do design and reviews, and every sixth week I am in the lab there with the soldering iron.

Before that at Kaamos Instruments Oy in Kempele, January 2014 to July 2016: heart-rate belts, Nordic chips, BLE, C, current consumption of 9 microamps in sleep.

Studies: Master of Science (Technology), electrical engineering, University in Oulu, finished December 2013.

I speak Finnish, English all day at work, and German at B1 level with my mother-in-law's accent.`,
    },
    {
      name: 'sorin-balaceanu-automotive',
      kind: 'missing',
      low: 61,
      high: 73,
      best: 68,
      why: 'Ten years of safety-critical C for car brakes under ISO 26262, but nothing medical and no IEC 62304.',
      lacks: ['medical device software under IEC 62304'],
      cv: `SORIN BĂLĂCEANU
Senior Embedded SW Engineer | Sibiu, Romania → relocating to Bavaria in January 2027

2019-02 … present
Transalpina Braking Systems SRL, Sibiu
Electric parking brake and brake booster. Application and low-level C for TriCore and Cortex-R5. Motor drive with field-oriented control. ASIL D; safety manual, FMEA, MISRA C, QAC, unit tests with 100% MC/DC. ASPICE level 3 assessments as SW lead of six. AUTOSAR OS.

2016-07 … 2019-01
Cibin Automotive Engineering, Sibiu
Window lifters and seat controllers, C, S12 and RL78, LIN and CAN. Board bring-up, debugging in the climate chamber.

Degree: Inginer, Electronics and Telecommunications, 2016

Languages: Romanian, English C1 (daily with customers in Detroit and Ingolstadt), German B1

Why medical: my daughter spent her first five weeks at the end of an infusion line. I saw your name on the pump.`,
    },
    {
      name: 'annegret-poellmann-now-regulatory',
      kind: 'old',
      low: 58,
      high: 71,
      best: 64,
      why: 'Ten years of C firmware for feeding pumps and ECG devices under IEC 62304, but it ended in 2015 and she has been in regulatory affairs since.',
      lacks: [],
      cv: `Annegret Pöllmann, Dipl.-Ing. (FH)
Bamberg

Regulatory affairs manager with a firmware past

11/2015 – today
Bellaform Implantate GmbH, Bamberg
Regulatory affairs manager, since 2019 head of regulatory affairs. Technical documentation for hip and knee implants, MDR transition, contact to notified body, English-language submissions to FDA and Health Canada.

09/2005 – 10/2015
Herzog & Laubmann Medizingeräte, Erlangen
Software developer, firmware.
Programmed enteral feeding pumps and a portable ECG, in C on MSP430 and later ARM7. Drivers, motor step control, alarm logic, battery management. From 2008 we worked by IEC 62304; I wrote the software development plan, the unit test specifications and the risk file (ISO 14971) for the feeding pump, which came on the market in 2011.

10/2001 – 08/2005
Electrical engineering at the university of applied sciences in Nuremberg, degree Dipl.-Ing. (FH)

Since 2024 I have been tinkering with an STM32 board at home and would like to return to development, if need be part-time.

German native, English negotiating level (C1)`,
    },
    {
      name: 'mateusz-grzelak-embedded-dashboards',
      kind: 'trap',
      low: 10,
      high: 24,
      best: 17,
      why: 'His embedded software is analytics widgets in web portals and his pumps are heat pumps; no C, no microcontroller, no device.',
      lacks: ['five years of C for microcontrollers', 'medical device software under IEC 62304'],
      cv: `Mateusz Grzelak
Embedded Analytics Engineer
Wrocław, Poland

Wärmewelle Heat Pumps SE (remote), 05/2021 – now
Embedded analytics for the customer portal of a heat-pump manufacturer. I develop dashboards which are embedded in the portal through iframes and a JavaScript SDK: energy use, pump run times, alarms. Row-level security, TypeScript, Looker, SQL. Worked with the controller department to agree KPIs. 99.9% availability.

Medivista Clinics Group, Kraków, 08/2018 – 04/2021
BI developer. Reports for C-level managers of a medical group, embedded in the intranet. Power BI Embedded, DAX, SQL Server. Handled patient data according to GDPR.

Education
Inżynier, computer science, Wrocław 2018

Certificates
Power BI Data Analyst Associate (2020), Looker developer (2022)

Languages
Polish, English C1, German B2

Interests: Arduino weather station with my son, chess`,
    },
  ],
};
