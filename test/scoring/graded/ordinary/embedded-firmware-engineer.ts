/** Embedded firmware engineer: C on microcontrollers for four years, and bring-up with one's own hands. */
import type { GradedJob } from '../types.ts';

export const embeddedFirmwareEngineer: GradedJob = {
  job: 'embedded-firmware-engineer',
  title: 'Embedded Firmware Engineer',
  spec: `Hi Shona,

as promised, what I need for the firmware opening, please turn it into an ad.

We make battery-powered leak sensors. The person will write drivers for new sensors over SPI and I2C, look after the bootloader and over-the-air updates, and get the sleep current down further. They sit next to the hardware people and get boards fresh from assembly.

I can't compromise on: four years or more of professional C on microcontrollers, bare metal or an RTOS (FreeRTOS, Zephyr, ThreadX, don't mind which). Cortex-M for at least part of it. And they must be able to bring up a board themselves with a scope, a logic analyser and a debugger on SWD or JTAG. Linux on a big processor isn't the same thing, we've been down that road.

A degree in electronics, computer science or similar would be usual but I've no problem with somebody who learned it on the job.

Bonus points for Bluetooth Low Energy or LoRaWAN, unit tests on target, a bit of Rust or Python for the test rigs.

Cambridge, two days from home fine. Ask me if unclear.

Thanks
Gareth`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Nine years of C on Cortex-M with FreeRTOS and Zephyr, board bring-up, OTA, low power, BLE.',
      lacks: [],
      cv: `Ingrid Solheim
Firmware engineer, Cambridge

2020 - now  Senior Firmware Engineer, Kestrel Metering Ltd
Battery heat meters on STM32L4 and nRF52. C, Zephyr since 2022, FreeRTOS before. Wrote the SPI flash, I2C pressure and ultrasonic front-end drivers; A/B bootloader with signed over-the-air images; cut sleep current from 9 to 2.1 uA. First power-on of six board revisions with oscilloscope, Saleae and J-Link (SWD). BLE commissioning profile, LoRaWAN class A. Unity tests run on target in CI, rigs in Python.

2017 - 2020  Embedded Software Engineer, Fenland Controls
Bare-metal C on Cortex-M0+ and PIC, Modbus, motor drives.

MEng Electronic Engineering, University of Southampton, 2017`,
    },
    {
      name: 'observatory',
      kind: 'gem',
      low: 77,
      high: 94,
      best: 87,
      why: 'A laboratory technician on paper, with nine years of bare-metal C on Cortex-M and boards he brings up himself.',
      lacks: [],
      cv: `Tevita Fonua
Laboratory technician (instruments)

British Isles Seismic Observatory, Edinburgh, since autumn 2017

The grade says technician; the work is the electronics that sits in the peat. I have written all the code, in C, for three generations of autonomous seismometer: SAM D21 and then STM32L0 (Cortex-M0+), no operating system at first, FreeRTOS since the 2021 unit. Drivers for a 24-bit ADC on SPI, I2C temperature and tilt, SD card, GPS discipline. The boards arrive from the assembler in bags of ten and I bring them up: scope, logic analyser, Segger on SWD, a soldering iron. A unit must last fourteen months on lithium cells, so everything sleeps. Bootloader which takes an update by satellite modem. Python for the shake-table rig.

Earlier: TV repair apprentice in Nuku'alofa and Auckland, 2009 - 2017.
NZ Diploma in Engineering (Electronics), 2016.`,
    },
    {
      name: 'linux-only',
      kind: 'denial',
      low: 31,
      high: 49,
      best: 42,
      why: 'Embedded Linux and Yocto in C and C++ for eight years; says there is no bare-metal or RTOS experience.',
      lacks: ['four years of C on microcontrollers, bare metal or RTOS', 'board bring-up'],
      cv: `Oleksandr Hrytsenko
Embedded Linux developer

Vantage Kiosk Systems, Peterborough
Senior Software Engineer, Feb 2018 to present
- C and C++17 user-space services on i.MX8 (Cortex-A53), Yocto, systemd, D-Bus
- Qt front end, MQTT, over-the-air updates with RAUC
- small kernel patches and device tree changes; I2C and SPI through /dev
- Python test automation, Jenkins
- Leads the weekly code review; cut the boot time of the kiosk from 31 to 12 seconds; moved 6,000 units in the field to a signed image without a site visit
- Customer workshops in Germany and Spain, bug triage with the field service team

Web developer, Lviv, 2014 - 2018

MSc Computer Science, Lviv Polytechnic 2014

To be open: no bare-metal or RTOS experience, and the hardware team gives me boards that already boot, so I have never used JTAG or an oscilloscope in anger. Would love to learn.`,
    },
    {
      name: 'web-list',
      kind: 'list',
      low: 14,
      high: 36,
      best: 25,
      why: 'A web developer whose firmware words stand in a skills list and an Arduino course.',
      lacks: ['four years of C on microcontrollers', 'board bring-up'],
      cv: `Bethany Crossland | Full-stack developer moving to firmware

Technical skills
Firmware: C, C++, Rust, FreeRTOS, Zephyr, Cortex-M, STM32, nRF52, SPI, I2C, UART, BLE, LoRaWAN, bootloaders, OTA, low power, JTAG, SWD, oscilloscope, logic analyser
Web: TypeScript, React, Node, PostgreSQL, Docker, AWS

Experience
Full-stack developer, Larkhill Tickets, Norwich, 2019 - present. Booking site in React and Node, payment integration, on-call. Rebuilt the seat map, halved page load, moved hosting to AWS, interviews for the team, looks after two juniors and the accessibility audit.
Junior web developer, Pixel Barn, 2017 - 2019.

Education and courses
BA History, UEA, 2016. Two years on the committee of the student radio
Online: "Embedded Systems Fundamentals" and "Mastering RTOS", certificates 2026; home project with an Arduino plant waterer`,
    },
    {
      name: 'pasted-tester',
      kind: 'pasted',
      low: 14,
      high: 36,
      best: 24,
      why: 'A manual product tester for two years with the hiring manager’s sentences pasted in as a profile.',
      lacks: ['four years of C on microcontrollers', 'board bring-up'],
      cv: `Kieran Shaw

Profile
Write drivers for new sensors over SPI and I2C, look after the bootloader and over-the-air updates, and get the sleep current down further. Four years or more of professional C on microcontrollers, bare metal or an RTOS (FreeRTOS, Zephyr, ThreadX). Cortex-M for at least part of it. Able to bring up a board with a scope, a logic analyser and a debugger on SWD or JTAG.

Work
Oct 2024 - present, Test operator, Homewise Alarms, Huntingdon. Follows test scripts on smoke alarms and door sensors, flashes units with the supplied tool, logs defects in Jira, packs returns.
2021 - 2024, Warehouse operative, same company.

BTEC Level 3 IT, 2021`,
    },
  ],
};
