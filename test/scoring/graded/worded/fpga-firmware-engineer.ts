/** FPGA/firmware engineer, US radar maker: bachelor's, five years of RTL to hardware, embedded C, US person under ITAR. */
import type { GradedJob } from '../types.ts';

export const fpgaFirmwareEngineer: GradedJob = {
  job: 'fpga-firmware-engineer',
  title: 'FPGA / Firmware Engineer',
  spec: `Mesa Verde Sensing designs and builds compact weather and counter-drone radars in Longmont, Colorado. About 130 people, one building, a loading dock with a view.

FPGA / FIRMWARE ENGINEER (Req 24-117)

What this is. Our next back end digitizes 16 channels at 2 GSPS into an RFSoC. You own logic blocks from requirement to working board (beamformer, DDC chain, pulse timing, DMA), the C that brings them up on the processor side, and some long afternoons in the anechoic chamber. You'll work with two RF people, a board designer and three software folks.

Basic Qualifications
- BS in EE, CE, CS, Physics or equivalent accredited degree
- 5+ years of RTL design in VHDL or Verilog/SystemVerilog that went into FPGAs or ASICs and ran on hardware
- Embedded C on bare metal or an RTOS, written by you
- Because the data is controlled under ITAR, you must be a U.S. person (citizen, lawful permanent resident, refugee or asylee). We are not able to obtain licenses for this position

Preferred
- AMD/Xilinx Zynq UltraScale+ or RFSoC, Vivado; timing closure above 300 MHz
- DSP: FIR, FFT, polyphase, fixed point
- JESD204, PCIe, 10/100GbE, DDR4
- Self-checking testbenches, cocotb or UVM
- Python, Git, continuous integration
- Embedded Linux, device trees

Not needed: management, patents, a suit.

Pay range $128,000 - $164,000, 401(k) with 5% match, health from day one, 9/80 schedule, ski bus on Fridays in season. Relocation considered.

Mesa Verde Sensing is an Equal Opportunity Employer, including disability and protected veterans. E-Verify participant. To conform to export regulations your status will be confirmed after an offer, by Human Resources only.`,
  graded: [
    {
      name: 'sonar-rtl',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'BSEE, ten years of VHDL and SystemVerilog on Zynq and RFSoC in sonar and radar, bring-up C, JESD and cocotb; a citizen by her Secret clearance.',
      lacks: [],
      cv: `KATE LINDQUIST-ORTEGA
Fort Collins, CO | U.S. citizen | Secret (inactive 2025)

EXPERIENCE
Senior FPGA Engineer, Poudre Signal Works, Fort Collins CO. May 2020 - Present
- ZU28DR RFSoC receiver, 8 ch at 4 GSPS. Polyphase channelizer, 1024-pt FFT, CFAR, 368 MHz clock closed with 40 ps to spare
- AXI DMA into DDR4, 100GbE UDP offload
- FreeRTOS on R5: clock chip init, JESD204B link-up, calibration loop. C, about 14 kLOC mine
- cocotb regressions in GitLab CI, 1,900 tests a night

FPGA Engineer, Harbor Acoustics, Groton CT. June 2016 - April 2020
- VHDL for towed array telemetry, Artix-7 and Kintex. 96-ch beamformer
- Bare-metal C on MicroBlaze. Two weeks at sea, seasick for both

Intern, county road department (signal timing), 2015

EDUCATION
BSEE, University of Rhode Island, 2016, magna cum laude

OTHER
Amateur radio (Extra). Splitboarding. Mentor, FIRST Robotics. Spanish at home.`,
    },
    {
      name: 'beamline-physicist',
      kind: 'gem',
      low: 77,
      high: 90,
      best: 84,
      why: 'A staff scientist at a national laboratory by title, who for nine years has written the logic and firmware of detector readouts; physics PhD, naturalized, no RFSoC.',
      lacks: [],
      cv: `Yevhen Horbatiuk, Ph.D.
Staff Scientist, Detector Group, national laboratory near Chicago
Naturalized in Chicago, June 2022

I am on the org chart as a physicist, and I did my doctorate on silicon strips (Northwestern, 2016; undergraduate diploma in physics, Lviv, 2010). What I am asked for at two in the morning is the trigger board.

Readout of the forward counter, 2017 until now. Nine front-end cards with a Kintex UltraScale each. I described all of it in VHDL: deserializers for 64 digitizers, pulse-shape filter (24 taps, 18 bits), time-to-digital at 60 ps, ring buffers, packet builder to ten-gigabit. The fastest domain runs at 320 MHz and needed floorplanning by hand. First beam 2019; 41 such cards in three experiments now, last new load August 2026. Since 2021 a Zynq version for which I also wrote what runs without an operating system on the ARM: start-up of clocks, a watchdog, slow control by UART and later lwIP, in C.
I simulate with VUnit and a Python model of the detector, students have broken it only twice.

Before, 2010-2011, teaching at a lyceum, mathematics.

Publications: 63 with the collaboration, 7 where I did the work (JINST, IEEE TNS), one on radiation upsets in configuration memory.

Teaching: summer school "Logic for those who know quantum mechanics".
Chess (FIDE 2080), father of Marko and Solomiya, old Subaru.`,
    },
    {
      name: 'h1b-telecom',
      kind: 'missing',
      low: 46,
      high: 60,
      best: 54,
      why: 'Technically the closest of all, with RFSoC and 5G front ends, but on an H-1B, so not a U.S. person, and the firm can get no license.',
      lacks: ['you must be a U.S. person (citizen, lawful permanent resident, refugee or asylee)'],
      cv: `Aravind Kesavan
Staff FPGA Design Engineer
Plano, TX
H-1B, I-140 approved (EB-2, priority date March 2021)

2021 Jan - now | Tallgrass Wireless | Staff FPGA Design Engineer | 5G massive MIMO radio, RFSoC Gen 3 (ZU48DR). DDC/DUC, DPD actuator, beam weights for 64 antennas, eCPRI over 25GbE. SystemVerilog. 491.52 MHz fabric clock. Took three boards from empty schematic review to field trial. Bare-metal C on R5 for converter calibration and multi-tile sync; device trees and a UIO driver for the A53.
2017 Jul - 2020 Dec | Lonestar Test & Measurement | FPGA Engineer | Vector signal analyzer, Kintex-7, PCIe Gen3 DMA, FFT, JESD204B. UVM environment.
2013 Aug - 2015 Jul | Bangalore Semis | Engineer | Verilog for USB IP, Spartan-6 proto

MS Electrical Engineering, UT Dallas, 2017 (DSP, GPA 3.9)
BE Electronics, PSG Tech Coimbatore, 2013

Papers: ICASSP 2020 workshop. Two US patents (DPD).
Tools: Vivado, Vitis, Questa, cocotb, Git, Jenkins, Matlab
Veena player, cricket captain, volunteers at food bank. Wife an RN, we'd love mountains.`,
    },
    {
      name: 'embedded-c-veteran',
      kind: 'adjacent',
      low: 49,
      high: 62,
      best: 55,
      why: 'Fourteen years of bare-metal and RTOS C beside FPGAs others made, degree and citizenship in order; own RTL is a class and register-map tweaks.',
      lacks: ['5+ years of RTL design in VHDL or Verilog/SystemVerilog'],
      cv: `Dwayne Pettibone
Firmware engineer. Loveland, Colorado. Born in Pueblo.

Front Range Avionics, Principal Firmware Engineer, 2018 to present
C on Zynq-7000 (bare metal, then FreeRTOS, one product PetaLinux) for a weather radar display and a transponder. I write drivers for the custom IP cores that our logic group delivers: DMA rings, interrupt, scaler settings. Debug with ILA and scope. I've changed register maps and a few state-machine constants in their VHDL when they were on vacation; they review it. DO-178C Level C evidence. Python test stands.

Summit Pumps, Embedded Engineer, 2012 to 2018
STM32, MSP430, TI C2000 motor control, fixed point filters, Modbus, bootloaders. 90,000 controllers in the ground.

US Air Force, 2004 to 2008, ground radar systems maintenance (2E0X1), Mountain Home and Osan. Staff Sergeant. Honorable.

BS Computer Engineering, Colorado State, 2012 (GI Bill). Senior project: VGA Pong in Verilog on a Basys board, 98/100.
UCCS extension, "Advanced VHDL", 2024, certificate.

Bow hunter, Little League coach, restores tube radios. References: plenty.`,
    },
    {
      name: 'new-grad',
      kind: 'list',
      low: 34,
      high: 49,
      best: 42,
      why: 'A bright graduate and citizen whose RTL is course work, a capstone and four months at a startup; the long tool list has little under it.',
      lacks: ['5+ years of RTL design in VHDL or Verilog/SystemVerilog'],
      cv: `BRIANNA TSO | FPGA DESIGN ENGINEER | Albuquerque NM | U.S. citizen

SKILLS
VHDL, Verilog, SystemVerilog, UVM, cocotb, HLS, Vivado, Vitis, Quartus, Questa, Zynq UltraScale+, RFSoC, Versal, JESD204, PCIe, 100GbE, DDR4, AXI4, FIR, FFT, polyphase filter banks, beamforming, timing closure, embedded C, FreeRTOS, bare metal, embedded Linux, device trees, Python, Git, CI

EDUCATION
MS Electrical Engineering, New Mexico Tech, May 2026, GPA 3.85
  Courses: Digital Design II, FPGA Signal Processing, Radar Systems, Real-Time OS
BS Electrical Engineering, New Mexico Tech, May 2024

PROJECTS
Capstone: 4-element acoustic beamformer on a Zybo Z7 (VHDL, 100 MHz). Worked on the demo day, mostly
MS project: FMCW range-Doppler in HLS, simulated, RFSoC 4x2 board for last two weeks
RISC-V RV32I in SystemVerilog on an Arty board

EXPERIENCE
Associate FPGA Engineer, Sandia Crest Imaging (startup, 9 people), June 2026 - Oct 2026, position ended with funding. UART and SPI cores, testbench for image scaler, C test code on MicroBlaze.
Teaching assistant, Digital Logic lab, 2024 - 2026
Server, Range Cafe, 2021 - 2024

AWARDS: AISES scholarship; Tau Beta Pi. Powwow dancer, runner (half in 1:41).`,
    },
  ],
};
