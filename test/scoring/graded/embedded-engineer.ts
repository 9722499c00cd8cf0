/** Firmware engineer: C on microcontrollers in shipped products decides; web and PLC work do not. */
import type { GradedJob } from './types.ts';

export const embeddedEngineer: GradedJob = {
  job: 'embedded-engineer',
  title: 'Embedded Software Engineer',
  spec: `Embedded Software Engineer - infusion pumps - Galway

WHO WE ARE
A medical device company of 220 people. Our pumps run beside beds in 31 countries.

THE ROLE
You will design, write and verify firmware for the next generation of pumps, from bring-up of boards to release under IEC 62304.

REQUIRED
- Degree in electronic engineering, computer science or similar
- Minimum 3 years' professional embedded C (or C++) on ARM Cortex-M or comparable microcontrollers
- RTOS: FreeRTOS, Zephyr, ThreadX or similar
- Drivers for SPI, I2C, UART; you can read a schematic and use an oscilloscope
- Unit testing and version control (git)

PREFERRED
- Regulated development: IEC 62304, ISO 13485, DO-178 or ISO 26262
- Bluetooth Low Energy
- MISRA C, static analysis
- Python for test rigs

Compensation: 60-78k EUR, VHI, pension 8 percent. We value diversity.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Six years of C on Cortex-M with FreeRTOS in a ventilator under IEC 62304, drivers, bring-up, MISRA, BLE, Python rigs.',
      lacks: [],
      cv: `Muireann Costello
Embedded Software Engineer, Athenry

PROFILE
Six years of firmware for medical and metering devices. I like hardware that does not exist yet and tests that fail for a good reason.

EXPERIENCE

Aerovent Medical, Galway - Firmware Engineer - October 2022 to present
* C firmware for a transport ventilator on STM32H7 (Cortex-M7), FreeRTOS, 14 tasks, hard deadlines of 1 ms on the flow loop
* Brought up three board revisions: clocks, DMA, SPI flow sensor, I2C fuel gauge, UART to the display processor; found a ground bounce with the oscilloscope which had cost two months
* Software class C under IEC 62304: architecture, detailed design, unit tests with Ceedling (94 % branch coverage), anomaly reports, audit by the notified body
* MISRA C:2012 with PC-lint; deviations reviewed weekly
* Python test rig with relays and a lung simulator, 420 tests a night

Liffey Meters, Dublin - Embedded Engineer - August 2020 to September 2022
* C++ on nRF52840, Zephyr, Bluetooth Low Energy commissioning, 12-year battery budget

EDUCATION
BE Electronic and Computer Engineering, First, University of Galway, 2016 - 2020

SKILLS
C, C++, Python, git, Jenkins, Saleae, JTAG, Altium viewer

INTERESTS
Hurling, radio amateur licence, repairing accordions`,
    },
    {
      name: 'web-developer-claims',
      kind: 'list',
      low: 14,
      high: 42,
      best: 28,
      why: 'Web developer with an Arduino hobby whose summary claims firmware; dated work shows JavaScript only.',
      lacks: ["3 years' embedded C", 'RTOS', 'drivers'],
      cv: `ZACHARY BOLAND
Embedded Software Engineer

SUMMARY
Passionate embedded engineer skilled in C, C++, ARM Cortex-M, FreeRTOS, Zephyr, ThreadX, SPI, I2C, UART, BLE, MISRA C, IEC 62304, ISO 13485, oscilloscopes, schematics, unit testing, git and Python.

EXPERIENCE
Frontend Developer, Corrib Web Studio, Galway, May 2021 - Present
Builds shops and booking sites with React, TypeScript and Next.js for hotels and schools. Unit tests with Jest, git, accessibility audits, client meetings. Moved eleven sites from WordPress to a headless system. Page speed from 48 to 93.

Junior Web Developer, Salthill Media, 2019 - April 2021
Landing pages, newsletters, banner adverts, content updates for customers in tourism.

HOBBY PROJECTS
Plant watering robot with an Arduino Uno and a library from the shop; weather station with a Raspberry Pi; 3D-printed enclosure.

EDUCATION
BSc Creative Media, 2019
Udemy: Mastering Microcontrollers (28 hours), certificate 2026
Udemy: FreeRTOS from the ground up, in progress

INTERESTS
Maker faire volunteer, surfing, retro consoles`,
    },
    {
      name: 'junior-two-years',
      kind: 'years',
      low: 52,
      high: 71,
      best: 63,
      why: 'All the right things, taught well, but one year and a half of professional firmware after an internship.',
      lacks: ["3 years' embedded C"],
      cv: `Keerthana Iyer
Graduate firmware engineer

Work
Embedded Software Engineer, Shannon Sensors, Limerick, April 2025 to present
Writes C for a family of gas detectors on STM32L4 (Cortex-M4). Owns the I2C driver of the new sensor, the UART boot loader and the low-power scheduler on FreeRTOS. Debugs with J-Link and oscilloscope, reads schematics in review meetings. Unit tests with Unity and CMock, git, code review. Static analysis for MISRA rules since summer.

Intern, Shannon Sensors, June - August 2024
Python scripts for calibration rigs and production test.

Education
MEng Electronic and Computer Engineering, University of Limerick, 2023 - 2025. Thesis: power profile of BLE advertising on nRF52 with Zephyr.
BTech Electronics and Communication, Kochi, 2019 - 2023

Projects
Line follower with own board (KiCad), CAN logger for the formula student team, both on GitHub with schematics.

Languages: English fluent, Malayalam, Hindi. Stamp 1G until 2027.
Interests: badminton, classical dance, hackathons for good causes`,
    },
    {
      name: 'plc-automation',
      kind: 'adjacent',
      low: 34,
      high: 55,
      best: 45,
      why: 'An automation engineer of ten years: degree, control logic, schematics, oscilloscope, GMP; no C on microcontrollers.',
      lacks: ["3 years' embedded C", 'RTOS'],
      cv: `Fintan Mulvihill, BEng
Automation and Controls Engineer

Career
Senior Automation Engineer, Medline Devices, Galway, 2019 - present
Siemens S7-1500 and Allen-Bradley ControlLogix programs in structured text and ladder for assembly machines of catheters. Servo axes, vision systems, safety PLCs. Reads and corrects electrical schematics, finds faults with meter and oscilloscope. Validation (IQ, OQ, PQ) and change control under ISO 13485. Versions kept in git with an exporter of my own in Python. Leads two technicians and the summer shutdown.

Automation Engineer, Dairytech, Mallow, 2015 - 2018
SCADA and PLC for milk intake, CIP and evaporators. On call.

Education
BEng Electronic Engineering, Athlone, 2015
Certificate in Machine Safety (TÜV), 2021

Notes
At college I wrote some C for a PIC microcontroller; professionally I have not written embedded C. I am taking an evening course to change that.

Interests: GAA referee, sheep, woodturning`,
    },
    {
      name: 'any-of-cpp-threadx',
      kind: 'any-of',
      low: 80,
      high: 94,
      best: 88,
      why: 'C++ on Renesas RX with ThreadX is comparable by the spec’s own words; avionics rules; no BLE, no medical.',
      lacks: [],
      cv: `Sorin Dumitrescu
Software engineer for embedded systems

2021-02 to date. Carpathian Avionics, Cluj (remote parts in Galway since June 2026). Firmware of a fuel gauging computer: C++14 on Renesas RX72 with ThreadX. Wrote the ARINC 429 and SPI ADC drivers, the I2C EEPROM layer with wear levelling and the built-in test. DO-178C level B: low-level requirements, unit tests in VectorCAST to MC/DC, traceability, reviews with the authority's delegate. Read schematics with the hardware team at every gate and probed them at the bench. PRQA static analysis. Python framework driving the rig over GPIB.

2018-07 to 2021-01. Autoelektronik Sibiu. Window lift controller in C on an Infineon XC2000, OSEK operating system, LIN driver, end-of-line diagnostics over UART. Git after an adventurous migration from SVN, which I led.

Education: Engineer's degree, Automation and Applied Informatics, Technical University of Cluj-Napoca, 2018.

Languages: Romanian native, English C1, German A2. EU citizen, lives in Oranmore.

Spare time: mountain bikes, telescopes with home-made drives.`,
    },
    {
      name: 'pasted-plc',
      kind: 'pasted',
      low: 34,
      high: 55,
      best: 45,
      why: 'The automation engineer with the advertisement’s lists copied into a box named competencies; worth nothing more.',
      lacks: ["3 years' embedded C", 'RTOS'],
      twin: 'plc-automation',
      cv: `Fintan Mulvihill, BEng
Automation and Controls Engineer

Competencies
- Degree in electronic engineering, computer science or similar
- Minimum 3 years' professional embedded C (or C++) on ARM Cortex-M or comparable microcontrollers
- RTOS: FreeRTOS, Zephyr, ThreadX or similar
- Drivers for SPI, I2C, UART; you can read a schematic and use an oscilloscope
- Unit testing and version control (git)
- Regulated development: IEC 62304, ISO 13485, DO-178 or ISO 26262
- MISRA C, static analysis

Career
Senior Automation Engineer, Medline Devices, Galway, 2019 - present
Siemens S7-1500 and Allen-Bradley ControlLogix programs in structured text and ladder for assembly machines of catheters. Servo axes, vision systems, safety PLCs. Reads and corrects electrical schematics, finds faults with meter and oscilloscope. Validation (IQ, OQ, PQ) and change control under ISO 13485. Versions kept in git with an exporter of my own in Python. Leads two technicians and the summer shutdown.

Automation Engineer, Dairytech, Mallow, 2015 - 2018
SCADA and PLC for milk intake, CIP and evaporators. On call.

Education
BEng Electronic Engineering, Athlone, 2015
Certificate in Machine Safety (TÜV), 2021

Notes
At college I wrote some C for a PIC microcontroller; professionally I have not written embedded C. I am taking an evening course to change that.

Interests: GAA referee, sheep, woodturning`,
    },
  ],
};
