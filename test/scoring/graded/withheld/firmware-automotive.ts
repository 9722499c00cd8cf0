/** Embedded firmware engineer, automotive functional safety: degree, five years of embedded C on vehicle controllers, ISO 26262 at ASIL B or above. */
import type { GradedJob } from '../types.ts';

export const firmwareAutomotive: GradedJob = {
  job: 'firmware-automotive',
  title: 'Embedded Firmware Engineer, Functional Safety',
  spec: `Job ID 7731 - Embedded Firmware Engineer, Functional Safety (Auburn Hills, MI; hybrid)

Corvane Drive Systems supplies electric power steering and brake-by-wire controllers to OEMs in North America and Europe. The Safety Firmware group owns everything between the silicon and the control algorithm.

What you'll do
• Design and code low-level software in C for multicore lockstep MCUs (AURIX, S32K, or RH850)
• Implement safety mechanisms: end-to-end protection, watchdogs, RAM/flash tests, program flow monitoring
• Write software safety requirements, contribute to FMEA and FTA, defend work products in assessments
• Bring up boards and debug with Lauterbach, CANoe and a scope
• Review to MISRA C and unit-test to MC/DC

Basic qualifications
• Bachelor's in electrical engineering, computer engineering, computer science or the like
• 5+ years developing embedded C for automotive ECUs
• Having delivered software under ISO 26262 at ASIL B or higher

Preferred qualifications
• AUTOSAR Classic (MICROSAR or EB tresos)
• Functional safety certification, e.g. TÜV AFSE or CFSP
• Cybersecurity (ISO/SAE 21434), secure boot, UDS
• Python for test automation
• ASPICE level 2 or 3 projects

We are not able to sponsor visas for this role. Corvane is an equal opportunity employer; all qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status. Benefits start on day one: medical, dental, 401(k) match, vehicle lease program.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Nine years of automotive C on AURIX and S32K, ISO 26262 ASIL D steering and brakes, MICROSAR, TÜV certificate, BSEE.',
      lacks: [],
      cv: `BRANDON ZIELINSKI, AFSE
Sterling Heights, MI | U.S. citizen

SENIOR FIRMWARE ENGINEER - Halvorsen Steering, Troy MI                      Jun 2021 - Present
- EPS controller on AURIX TC387, ISO 26262 ASIL D, SOP 2024 for two OEMs
- Wrote program flow monitoring, SBST integration, E2E profile 5, external watchdog driver
- Authored 140 software safety requirements; FMEA moderator; two external assessments closed with no majors
- Vector MICROSAR 4.4, DaVinci; UDS on CAN FD; secure boot with the HSM team (21434)

FIRMWARE ENGINEER - Dunlevy Brake Electronics, Livonia MI                   Aug 2017 - May 2021
- C for ABS/ESC ECU on S32K and MPC57xx, ASIL C; MISRA, PC-lint, VectorCAST MC/DC
- Board bring-up, Lauterbach, CANoe/CAPL, Python test rigs; ASPICE L2 project

INTERN - Dunlevy                                                            Summer 2016

EDUCATION
B.S.E. Electrical Engineering, Oakland University, 2017
Automotive Functional Safety Engineer (TUV), 2022

HOBBIES  Autocross, guitar pedals`,
    },
    {
      name: 'fusa-words',
      kind: 'synonym',
      low: 77,
      high: 92,
      best: 85,
      why: 'Same evidence in other words: bare-metal C for vehicle control units, road-vehicle FuSa standard with D-rated torque path.',
      lacks: [],
      cv: `Ngozi Umeh-Sandberg
Low-level software developer for safety-critical car electronics

I write the code that sits right on the chip in things that must not fail. Canton, Michigan, green card holder.

Sep 2019 to today, Lumen Traction Inc., Plymouth
Inverter and e-axle control units for battery cars. Bare-metal and OSEK, all C99 with some assembler, on Infineon TriCore dual-core lockstep parts. The torque path carries the highest integrity rating, D, under the road-vehicle functional safety standard, and I have been through concept, part 5 and part 6 reviews to sample C and launch in 2023. My pieces: start-up self tests, memory scrubbing, redundant torque estimation, alive counters and checksums on the bus messages, safe-state manager. I sit in the fault-tree sessions and the confirmation reviews with the outside assessor.
Debug by trace probe and oscilloscope, network analysis in Vector tools, static analysis with the MISRA rule set, branch and condition coverage on each unit.

Oct 2016 to Aug 2019, Radley Thermal Controls, Ann Arbor
Embedded coder, coolant pump and valve controllers on 16-bit parts, LIN and CAN stacks, flash bootloader.

M.Sc. Mechatronics, KTH Stockholm, 2016; bachelor's in electrical engineering, Lagos, 2013`,
    },
    {
      name: 'body-qm',
      kind: 'denial',
      low: 60,
      high: 74,
      best: 67,
      why: 'Eight years of automotive C and AUTOSAR with a BSCE, but only on QM body modules; says none of it had a safety goal.',
      lacks: ['Having delivered software under ISO 26262 at ASIL B or higher'],
      cv: `Resume - Dustin Haverkamp
Embedded Software Engineer

Skills used at work: C, C++, RH850, S32K, AUTOSAR Classic (EB tresos), CAN FD, LIN, UDS, Lauterbach TRACE32, CANoe, Python, Jenkins, Polyspace, MISRA C:2012

Moreland Interior Systems, Holland, MI
Embedded Software Engineer II, 4/2021 - present
- Seat and tailgate modules for three OEMs, RH850/F1K, from bring-up to SOP
- Memory stack, diagnostics, watchdog driver, bootloader with signature check
- Python rigs cut regression from two days to five hours
- ASPICE level 2, software lead for two suppliers

Embedded Software Engineer I, 7/2018 - 3/2021
- HVAC panel and ambient light, LIN master, production support

Education
B.S. Computer Engineering, Michigan Tech, May 2018

A note on safety: all of our modules were rated QM, so I have never delivered to an ASIL. I took the one-week ISO 26262 introduction by exida in March 2026 and would like to do that work for real.

U.S. citizen. Ready to relocate to Oakland County.`,
    },
    {
      name: 'new-graduate',
      kind: 'list',
      low: 18,
      high: 35,
      best: 27,
      why: 'Fresh graduate whose list holds each term; one summer internship and a student race car, no automotive years, no ASIL.',
      lacks: [
        '5+ years developing embedded C for automotive ECUs',
        'Having delivered software under ISO 26262 at ASIL B or higher',
      ],
      cv: `KAVYA RAMANUJAN
Embedded Firmware Engineer - Functional Safety

TECHNICAL SKILLS
Languages: C, C++, Python, Assembly, MATLAB
MCUs: AURIX, S32K, RH850, STM32
Automotive: ISO 26262, ASIL B, ASIL D, AUTOSAR Classic, MICROSAR, EB tresos, CANoe, CAN FD, LIN, UDS, ISO/SAE 21434, ASPICE, FMEA, FTA
Tools: Lauterbach, VectorCAST, PC-lint, MISRA C, Git, Jira

EDUCATION
B.S. Electrical and Computer Engineering, Wayne State University, May 2026, GPA 3.6
Relevant coursework: Embedded Systems, Automotive Networks, Functional Safety of Road Vehicles (ISO 26262), Control Theory

EXPERIENCE
Wayne Formula Electric, Firmware member, 2024 - 2026
- STM32 dashboard and data logger in C, CAN messages with the inverter
Great Lakes Appliance Co., Intern, May - August 2025
- Test scripts in Python for a dishwasher control board, soldering, bug reports

PROJECTS
Line-following robot; smart thermostat on ESP32; "AUTOSAR-like" scheduler (class)

AWARDS
Dean's List 2023, 2025
Authorized to work in the U.S. (citizen). Available at once.`,
    },
    {
      name: 'physical-therapist',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 2,
      why: 'Physical therapist assistant; no engineering of any kind.',
      lacks: [
        "Bachelor's in electrical engineering, computer engineering, computer science or the like",
        '5+ years developing embedded C for automotive ECUs',
        'Having delivered software under ISO 26262 at ASIL B or higher',
      ],
      cv: `Monique Trudell, PTA
Rochester Hills, Michigan

Licensed physical therapist assistant, Michigan, renewed 2026

Great Oaks Rehabilitation, Auburn Hills, outpatient PTA, 2020 to present
Treats 12 to 14 patients a day after knee and hip replacement, shoulder repair and car accidents. Gait training, manual therapy, electrical stimulation, home programs. Charts in WebPT. Clinical instructor for two students a year. Member of the safety committee: fall audits, equipment checks.

Maple Lane Skilled Nursing, Pontiac, PTA, 2016 to 2020
Stroke and fracture patients, wheelchair fitting, family teaching, weekend lead.

Front desk, Fit4All Gym, 2013 to 2016

A.A.S. Physical Therapist Assistant, Oakland Community College, 2016
BLS (American Heart Association), exp. 08/2027
Certified Kinesio Taping Practitioner

Patients call me patient, steady and funny. I am looking for hybrid hours because of my daughter, and your company is on my way home.`,
    },
  ],
};
