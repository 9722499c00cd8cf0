/** Embedded Firmware Engineer, Functional Safety (m/f/d): German min. B2; 4 years of embedded C development for automotive ECUs decide it. */
import type { GradedJob } from '../types.ts';

export const firmwareFunctionalSafetyDe: GradedJob = {
  job: 'firmware-functional-safety-de',
  title: 'Embedded Firmware Engineer, Functional Safety (m/f/d)',
  spec: `Embedded Firmware Engineer - Functional Safety (m/f/d)
Brennach Chassis Systems GmbH, Ludwigsburg near Stuttgart | permanent | 35-40 h | hybrid (3 days on site)

Brennach builds electronic control units for steering and rear-axle systems. Some 420 colleagues from 31 nations make sure that a car goes where its driver wants it to go.

Your tasks
• You design and implement safety-related firmware in C for our next steer-by-wire ECU (Infineon AURIX TC3xx/TC4x)
• You derive software safety requirements from the technical safety concept and implement the safety mechanisms
• You support FMEA, dependent failure analysis and the safety case
• You represent your module in assessments and in workshops with our German OEM customers

Your profile
• Completed degree in electrical engineering, computer science, mechatronics or similar
• At least 4 years of professional embedded C development for automotive ECUs
• Hands-on project experience with ISO 26262 at ASIL B or higher
• Fluent English and German (min. B2 each), since customer workshops are held in German
• Ideally AUTOSAR Classic, MISRA C, unit testing (VectorCAST, Tessy), CAN FD, ASPICE
• A functional safety certificate (e.g. TÜV, AFSP) is an asset
• Structured way of working, team spirit

What we offer
IG Metall collective agreement, 30 days of holiday, job bike, Deutschlandticket, canteen, and relocation support. We value diversity and consider every application irrespective of gender, origin, disability or age.`,
  graded: [
    {
      name: 'brake-ecu-basissoftware',
      kind: 'gem',
      low: 88,
      high: 97,
      best: 92,
      why: 'Eleven years on brake control units with ASIL D monitoring code on TriCore, degree and native German, under a title and in words that hardly match the ad.',
      lacks: [],
      cv: `Dipl.-Ing. Friederike Obermoser, Heilbronn

Werdegang / career

since 04.2019  Specialist "Basissoftware & Überwachung", Hohlbein Bremsentechnik AG, Heilbronn
I am answerable for the level-2 and level-3 monitoring of the integrated brake box, sold to two Bavarian and one Swabian car maker and in series since 2022.
– plausibility of pedal travel, torque path and valve currents; safe state and degradation; all rated "D" under part 6 of the road-vehicle safety standard
– start-up and cyclic self-tests of the TriCore (TC387): lockstep, RAM ECC, clock and flash check, window watchdog with question/answer to the external SBC
– end-to-end protection of the frames to the ADAS computer (CAN with flexible data rate, profile 2 and 5)
– broke down the system people's safety concept into requirements for our code, held the FMEA and common-cause reviews, defended my work product before the outside assessor in 2021 and 2024
– hand-written C after the MISRA rules, MC/DC with Tessy, 0 open violations at SOP; RTE and BSW by Vector configurator

10.2015 – 03.2019  Steuergeräte-Entwicklerin, Ebbinghaus Elektronik, Regensburg
Driver layer and diagnostics in C for a transmission controller (level "B"), MPC5746.

Studium: Elektrotechnik, Universität Stuttgart, Diplom 2015
Certified by TÜV as FS engineer, 2020
German mother tongue; English daily with Pune and Detroit (C1)`,
    },
    {
      name: 'no-german-yet',
      kind: 'denial',
      low: 60,
      high: 72,
      best: 66,
      why: 'Technically a full match with ASIL D steering experience, but states German at A1 where B2 is demanded for the customer workshops.',
      lacks: ['German min. B2'],
      cv: `Karthik Venkataraghavan
Embedded Software Engineer | Automotive Safety
Stuttgart-Vaihingen | EU Blue Card | Notice: 3 months to quarter end

**Experience**

Motorwerk Drives GmbH, Stuttgart — Senior Embedded SW Engineer (Aug 2022 – Present)
• Own the torque-monitoring SWC for an EPS ECU, ASIL D, AURIX TC397, AUTOSAR Classic R4.4 (EB tresos)
• Wrote SW safety requirements from the TSC in DOORS NG; implemented E2E, program-flow monitoring and safe-state handler
• Contributed to SW-FMEA and DFA; supplied evidence for the ISO 26262 safety case, confirmation review passed Nov 2024
• Unit/integration test with VectorCAST, MISRA C:2012 via Polyspace

Trident Auto Technologies, Bengaluru — Embedded Engineer (Jul 2018 – Jul 2022)
• Battery management firmware in C (S32K144), ASIL C: contactor control, cell-voltage diagnostics, CAN FD stack integration
• ASPICE level 2 assessment, SWE.3/SWE.4 owner

**Education**
M.Tech Embedded Systems, NIT Calicut, 2018
B.E. Electronics & Communication, 2016

**Certification**
TÜV SÜD Functional Safety Professional (Automotive), 2023

**Languages**
English C2 | Tamil native | Hindi fluent | German A1 (currently no conversation possible; work language has always been English)`,
    },
    {
      name: 'freelancer-parallel',
      kind: 'overlap',
      low: 58,
      high: 70,
      best: 64,
      why: 'Claims over six years, but three parallel contracts since March 2024 make only two years and eight months of automotive embedded C; before that Java.',
      lacks: ['4 years of embedded C development for automotive ECUs'],
      cv: `PROJECT PROFILE – Maximilian Strohmeyer, freelance engineer, Esslingen
Daily rate on request. Now also open to permanent employment.

Key figures: over 6 years of ECU firmware experience (32 + 19 + 22 months), ISO 26262 up to ASIL C.

03/2024 – 10/2026 (32 months), Tier-1 for thermal management, remote/Esslingen, about 40 %
Coolant-pump ECU, C on S32K3, ASIL B. Fault reaction manager, motor-lock detection, watchdog handler, unit tests in Tessy, safety analysis input for the FMEA.

06/2024 – 12/2025 (19 months), start-up for e-axles, Ulm, about 30 %
Inverter control unit, TC377, ASIL C. Redundant torque calculation, ADC cross check, review of software safety requirements, MISRA deviations.

01/2025 – 10/2026 (22 months), seat-electronics supplier, Coburg, about 30 %
Body ECU, AUTOSAR Classic (Davinci), ASIL B anti-pinch function, CAN FD, ASPICE work products.

Before
09/2016 – 02/2024 Java backend developer, Kreuzer Versicherungs-IT, Stuttgart: Spring Boot, Oracle, claims portal.

Training
Automotive Functional Safety Professional (AFSP), February 2024

M.Sc. Informatik, Universität Tübingen, 2016

German: native. English: C1 (project language in Ulm).`,
    },
    {
      name: 'infusion-pump-firmware',
      kind: 'adjacent',
      low: 44,
      high: 57,
      best: 51,
      why: 'Good safety-critical firmware in C, but for medical devices under IEC 62304: no automotive ECU and no ISO 26262 work.',
      lacks: [
        '4 years of embedded C development for automotive ECUs',
        'ISO 26262 project experience at ASIL B or higher',
      ],
      cv: `Lebenslauf (English version)

Personal
Hannes Wittgendorf
Tuttlingen
Nationality: German

Position
Senior Firmware Developer

Employment
01.2020 to today. Medilor Infusionstechnik GmbH, Tuttlingen. Firmware for syringe and volumetric pumps, software class C under IEC 62304. Bare metal and FreeRTOS on STM32H7 with a second supervising MSP430. Air-in-line and occlusion detection, independent motor-speed supervision, watchdog concept, RAM and flash self-tests. Risk analysis by ISO 14971, FMEA with the hardware colleagues, traceability in Polarion. Static analysis by PC-lint with MISRA C, unit tests with Cantata. Audit partner for TÜV and FDA questions on the firmware.

10.2017 to 12.2019. Feinmess Sensorik KG, Villingen. C programming of a pressure transmitter with HART, certified SIL 2 by IEC 61508. Diagnostic coverage measures, FMEDA contribution.

Education
Master of Engineering, Embedded Systems, Hochschule Furtwangen, 2017
Bachelor of Engineering, Elektrotechnik, 2015

Languages
German, mother tongue
English, C1
French, school

Interests
Gliding, old Unimogs`,
    },
    {
      name: 'web-dev-buzzwords',
      kind: 'list',
      low: 17,
      high: 32,
      best: 24,
      why: 'A web developer whose automotive and safety words stand only in a skills cloud; no ECU, no embedded C and no ISO 26262 project anywhere.',
      lacks: [
        '4 years of embedded C development for automotive ECUs',
        'ISO 26262 project experience at ASIL B or higher',
      ],
      cv: `>> NICO ALTMANN <<
passionate engineer . problem solver . car enthusiast
Karlsruhe

SKILLS
Embedded C, C++, Functional Safety, ISO 26262, ASIL A-D, AUTOSAR Classic & Adaptive, Infineon AURIX, TriCore, MISRA C, HARA, FMEA, FTA, safety case, CAN, CAN FD, LIN, FlexRay, UDS, VectorCAST, Tessy, ASPICE, DOORS, RTOS, steer-by-wire, React, Next.js, TypeScript, Node, PostgreSQL, Docker, AWS

WORK
Frontend Lead @ Fahrbar Carsharing UG (2022-06 -> now)
booking app in React Native, payment flows, design system, moved the build to GitHub Actions, mentoring two juniors

Full-stack developer @ Pixelschmiede Agentur (2019-03 -> 2022-05)
shops and landing pages for regional car dealers; configurator for wheels with three.js

EDUCATION
B.Sc. Medieninformatik, Hochschule der Medien Stuttgart, 2019

COURSES
Udemy "ISO 26262 in a nutshell" (2026), YouTube series about AUTOSAR

LANGUAGES
German native, English C1

GOAL
Get from the screen into the car and become a functional safety expert in embedded firmware.`,
    },
  ],
};
