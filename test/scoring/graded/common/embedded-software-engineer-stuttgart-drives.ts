import type { GradedJob } from '../types.ts';

export const embeddedSoftwareEngineerStuttgartDrives: GradedJob = {
  job: 'embedded-software-engineer-stuttgart-drives',
  title: 'Embedded Software Engineer (m/f/d) – Motor Control',
  spec: `Embedded Software Engineer (m/f/d) – Motor Control
Stuttgart-Feuerbach · full time · permanent · from €68,000

Neckar Antriebe GmbH develops small electric drives: seat adjusters, pumps, roof mechanisms. 85 people, family owned, still building prototypes in the same hall where we wash the test parts.

Your tasks
– You write firmware for the next generation of our brushless motor controllers, from the pin driver up to the position loop
– You bring up new boards together with the hardware colleagues, with oscilloscope and soldering iron if need be
– You take care of the CAN and LIN communication and the diagnostics towards the customer
– You write unit tests, look after the build server and take part in code reviews
– Now and then you visit a customer in Sindelfingen or Ingolstadt when something does not turn

Your profile
– Completed studies in electrical engineering, computer science, mechatronics, physics or comparable; a state-certified Techniker with fitting practice is just as welcome
– At least three years of professional programming in C on microcontrollers, bare metal or under an RTOS. Which family does not matter
– German at level B2 or better, as specifications and customer meetings are in German. The code comments are English
– Accurate way of working and enjoyment in hunting for faults

Nice, not necessary
– AUTOSAR Classic, ISO 26262 or ASPICE seen from the inside
– Field-oriented control
– Python for test benches
– Experience with a static analyser and MISRA

We offer
30 days' leave, flexitime without core hours, two days of home office once you know the hardware, a job ticket, and a bonus in good years.

Applications with salary expectation and earliest start to Ms Vogt.`,
  graded: [
    {
      name: 'rohan-kulkarni-foc',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'MSc, five and a half years of C on microcontrollers in drives, FOC, CAN/LIN, MISRA and German C1.',
      lacks: [],
      cv: `Rohan Kulkarni
Ludwigsburg · born 22.07.1994 in Nashik · German permanent residence

Berufserfahrung / Work

04/2021 – today
Firmware engineer, Albtal Motion GmbH, Ettlingen
· Firmware in C for pump and fan drives 60–400 W on Infineon XMC1400 and NXP S32K1, no OS, later with a small scheduler
· Sensorless FOC: current measurement, observer tuning, start-up of cold oil pumps
· LIN slave and CAN (UDS) stacks, flash bootloader over CAN
· Bring-up of four boards with the hardware team; found a ground bounce that had cost us three weeks
· Unit tests with Ceedling, PC-lint, MISRA deviations; Jenkins
· Safety analysis for an ASIL B pump (ISO 26262 part 6), as developer
· Python bench for end-of-line calibration
· Customer appointments in German, about every two months

10/2019 – 03/2021
Working student and master's thesis, same firm: rotor position estimation at standstill

Education
M.Sc. Embedded Systems, TU Erzgebirge, 2021 (1,7)
B.E. Electronics & Telecommunication, Pune, 2016
08/2016 – 08/2018 test engineer for washing machines, Pune

Languages
English fluent · Marathi, Hindi native · German C1 (telc, 2022), work language

Hobbies: bouldering, old radios`,
    },
    {
      name: 'dr-miriam-hollerbach-physics',
      kind: 'gem',
      low: 77,
      high: 89,
      best: 83,
      why: 'A physicist titled research associate, but five years of dated C firmware on STM32 with RTOS, CAN and motor stages; native German; less automotive.',
      lacks: [],
      cv: `Dr. Miriam Hollerbach
Tübingen

Wissenschaftliche Mitarbeiterin (research associate), Institute for Astroparticle Instruments, Tübingen
since January 2021; contract ends December 2026

On paper I am a scientist. What I actually do is make the electronics inside our balloon telescope behave. The instrument hangs below a balloon at 38 kilometres, it is minus fifty degrees and nobody can press reset, so the software had better be right.

- The pointing unit: two three-phase motors turning a 90 kg frame, driven by an STM32G4. I wrote the whole of it in C, timers, ADC, current regulation and position loop at 10 kHz, with watchdog and brown-out handling. Pointing error in the 2024 flight: 0.02 degrees.
- The housekeeping boards: eleven nodes on a CAN bus, STM32F0 under FreeRTOS, own protocol and bootloader, updates from the ground over a very slow radio.
- I lay out the small boards in KiCad, assemble the first of each and find the mistakes with a scope.
- Nightly build and tests on real boards (Python, pytest, GitLab runner). Cppcheck with the MISRA add-on for two years now.
- I look after three master's students and the company that made our power supply.

2016 – 2020 doctorate, Tübingen: detector physics, analysis in C++ and Python, first readout board
2016 M.Sc. Physics, Tübingen; 2013 B.Sc. Physics, Ulm

German mother tongue, English very good, French from school`,
    },
    {
      name: 'mateusz-lewicki-german-a2',
      kind: 'denial',
      low: 56,
      high: 68,
      best: 62,
      why: 'Nine years of first-rate embedded C in automotive, but German only A2 by his own words.',
      lacks: ['German B2'],
      cv: `MATEUSZ LEWICKI
Embedded C Developer
Wrocław, Poland, willing to move to Stuttgart from February 2027

EXPERIENCE
Senior Embedded Developer | Odra Automotive Electronics sp. z o.o., Wrocław | 2020-03 – present
Body domain controllers and window lift modules for two German OEMs. C on Renesas RH850 and NXP S32K. AUTOSAR Classic (Vector), ASIL B, ASPICE level 2 assessments. CAN, LIN, UDS. Anti-pinch algorithm with ripple counting. QAC and MISRA 2012. Code reviewer for team of 7.

Embedded Developer | Sudety Control, Jelenia Góra | 2017-06 – 2020-02
Brushless motor controller for e-bikes on STM32F3: trapezoidal first, field oriented later. Bare metal C. Lab work, EMC tests in Dresden.

EDUCATION
mgr inż. (MSc) Automatic Control and Robotics, Wrocław, 2017

SKILLS USED DAILY
C, Python, Lauterbach, CANoe, oscilloscope, Git, Jenkins

LANGUAGES
Polish native. English C1. German A2: I understand simple mails, but I can't hold a technical meeting in German at present. Course two evenings a week since September 2026.`,
    },
    {
      name: 'jens-uhlig-thin',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 68,
      why: 'In sixty words it says all the musts with dates (degree, six years of C on microcontrollers, native German) but gives nothing to judge the depth by.',
      lacks: [],
      cv: `Jens Uhlig, Esslingen, born 1991, single

seit 10/2020 Softwareentwickler, Filder Sensorik GmbH: Firmware in C for pressure sensors (Microchip PIC24, ARM Cortex-M0), SENT and CAN output, calibration in production, care of the older series.
2017–2020 Prüffeld, same company
2017 B.Eng. Elektrotechnik, Hochschule Filderland

Muttersprache Deutsch, Englisch gut
Available from 1 February 2027, 72.000 €
References and certificates gladly on request`,
    },
    {
      name: 'holger-stiefel-plc',
      kind: 'adjacent',
      low: 42,
      high: 55,
      best: 49,
      why: 'State-certified Techniker with native German and drives practice, but programs PLCs; no C on microcontrollers, the skill the job consists of.',
      lacks: ['three years of C on microcontrollers'],
      cv: `Holger Stiefel
Staatlich geprüfter Techniker, Elektrotechnik (Fachschule Stuttgart, 2012)
Waiblingen, born 1986, married, two children

Automation engineer, Remstal Maschinenbau GmbH, since 09/2014
Programming of packaging machines with Siemens S7-1500 and TIA Portal (SCL, FUP, a little KOP). Servo axes with SINAMICS S210, camming and gearing, tuning of position and speed controllers. Profinet, AS-i, safety programs with F-CPU according to ISO 13849. Commissioning at customers in Germany, Austria and twice in Mexico. WinCC operator panels. Fault finding on the cabinet with multimeter and scope. I write the German manuals.

Service technician, Lauffer Pressen, 08/2012 – 08/2014
Repairs, inverter replacement, S7-300.

Electronics technician apprenticeship, 2003 – 2007, then journeyman until Fachschule (evenings 2008 – 2012)

Courses: TIA SCL advanced (2019), Safety (2021), introduction to C for Arduino at the Volkshochschule (2023, 4 evenings)

Languages: German, English for service purposes`,
    },
  ],
};
