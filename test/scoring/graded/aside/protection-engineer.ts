/** Utility protection engineer: the PE license, a BSEE and five years of relay settings decide. */
import type { GradedJob } from '../types.ts';

export const protectionEngineer: GradedJob = {
  job: 'protection-engineer',
  title: 'Senior Protection & Control Engineer',
  spec: `Senior Protection & Control Engineer (Transmission & Substations)

Location: Tulsa, OK or Kansas City, MO, hybrid

Position Summary
Flint Prairie Power Engineering designs substations for investor-owned utilities and cooperatives. The Senior P&C Engineer is engineer of record for protection designs from 12 kV to 345 kV.

Essential Duties
1. Develop relay settings and coordination studies for lines, transformers, buses and capacitor banks.
2. Prepare and seal protection and control drawings: one-lines, AC/DC schematics, wiring, panel layouts.
3. Support commissioning and analyze relay event reports after misoperations.
4. Review the work of designers and junior engineers.

Minimum Qualifications
- Bachelor's degree in Electrical Engineering (ABET accredited)
- Active Professional Engineer (PE) license in at least one state
- 5+ years of experience preparing protective relay settings for utility substations or transmission lines
- Proficiency with SEL relays and with ASPEN OneLiner or CAPE

Preferred Qualifications
- Knowledge of NERC PRC standards
- IEC 61850
- Master's degree in power systems

Compensation: $118,000 – $145,000, bonus, employee stock ownership plan, 401(k), three weeks of vacation to start. Relocation assistance available. Flint Prairie is a drug-free workplace and an Equal Opportunity/Affirmative Action employer including veterans and individuals with disabilities. We do not sponsor visas for this position.`,
  graded: [
    {
      name: 'strong-cape',
      kind: 'synonym',
      low: 85,
      high: 98,
      best: 92,
      why: 'Registered P.E. with nine years of settings in CAPE and Schweitzer relays to 345 kV, schematics sealed, events, mentoring.',
      lacks: [],
      cv: `Renata Osgood, P.E.
Broken Arrow, Oklahoma

Relaying engineer for a cooperative and, before it, a consultant.

Cimarron Generation & Transmission Cooperative, System Protection Engineer III, Aug 2020 - present
I calculate and issue the settings for Schweitzer 411L, 421, 487E, 487B and 351S devices on 69, 138 and 345 kV terminals, some 70 a year, and run wide-area coordination in CAPE. I stamp our in-house packages (one-line, three-line, DC elementary, panel elevations). When a breaker opens that should not, I pull the oscillography and write up the cause; two corrective plans went to the regional entity under PRC-004. I was on site for energization of five stations. I check the packages of two younger colleagues and a drafter.

Sooner Utility Consultants, Protection Engineer, June 2017 - July 2020
Settings for distribution feeders, transformer differential and capacitor banks, line relays for three municipals, ASPEN and CAPE. Schematics for panel replacements.

B.S.E.E., Oklahoma State (ABET), May 2017
Professional Engineer, Oklahoma, since 2021, active; Kansas by comity 2023
PRC-027 coursework; 61850 awareness class`,
    },
    {
      name: 'no-pe',
      kind: 'missing',
      low: 50,
      high: 65,
      best: 57,
      why: 'Seven years of exactly these settings, but only an Engineer Intern; the PE exam never taken.',
      lacks: ['PE license'],
      cv: `DOMINIC ABARA, E.I.
Protection & Control Engineer
Overland Park, Kansas
SUMMARY
P&C engineer with seven years in utility
substations.
EXPERIENCE
Protection Engineer | Konza Grid Consulting,
Kansas City | 09/2022 – Present
• Relay settings and coordination for 34.5 to 345
kV: SEL-411L, SEL-421, SEL-487E, SEL-787
• Short circuit model upkeep and fault studies in
ASPEN OneLiner for three utilities
• Schematics, wiring diagrams and panel layouts,
sealed by the department manager
• Event report analysis for misoperations, NERC
PRC-004 and PRC-019 documentation
• Checks designers' drawings; trains two new hires
Protection Engineer I/II | Wheatland Electric
Utility, Wichita | 07/2019 – 08/2022
• Settings for distribution feeders, transformers,
capacitor banks
• Commissioning support at 11 substations, end-to-
end testing
• SEL-351, SEL-651R, SEL-2411
EDUCATION
M.S. Electrical Engineering (Power), Kansas, 2019
B.S. Electrical Engineering (ABET), Kansas, 2017
CERTIFICATION
FE exam passed 2019, Engineer Intern, Kansas
IEC 61850 three-day training 2024
US citizen`,
    },
    {
      name: 'plant-controls',
      kind: 'adjacent',
      low: 34,
      high: 49,
      best: 43,
      why: 'PE and BSEE in plant power and PLCs; has never done utility relay settings and says so.',
      lacks: ['5 years of protective relay settings', 'SEL relays and ASPEN or CAPE'],
      cv: `Gwendolyn Pruett, PE
Electrical Engineer

Owasso, OK

Experience

Verdigris Refining Company, Senior Electrical Engineer, January 2016 to present
Responsible for plant power distribution at 13.8 kV and 480 V. Arc flash and load flow studies in ETAP. Specification of motor control centers, drives and UPS systems. Control system design with Allen-Bradley PLCs: I/O lists, ladder logic, loop drawings, panel layouts, which I seal. Commissioning of two compressor trains. Supervise four designers and an intern.

Low voltage breaker trip settings are part of my arc flash work. Medium voltage relays are set by an outside consultant whose reports I review; I have not prepared protective relay settings for a utility substation or transmission line, and I have no experience with ASPEN, CAPE or NERC.

Bixby Controls, Project Engineer, 2011 to 2015
Control panels for water treatment plants, UL 508A.

Education and license

BSEE, University of Tulsa, 2011 (ABET)
Professional Engineer, Oklahoma (2016, active)
IEEE member
ETAP certified user`,
    },
    {
      name: 'student-skills',
      kind: 'list',
      low: 14,
      high: 36,
      best: 26,
      why: 'New graduate with the degree and the words; one internship, no PE, no settings of his own.',
      lacks: ['PE license', '5 years of protective relay settings'],
      cv: `TYLER WINGFIELD
Power Systems Engineer

Skills: Protection & Control, Relay Settings, Coordination Studies, SEL-411L, SEL-421, SEL-487E, ASPEN OneLiner, CAPE, ETAP, PSS/E, IEC 61850, NERC PRC, One-lines, AC/DC Schematics, Panel Layouts, Commissioning, Event Analysis, AutoCAD, MATLAB

Education
B.S. in Electrical Engineering, Arkansas Valley University (ABET), May 2026, GPA 3.4
Courses: Power System Analysis, Protective Relaying, Electric Machines, Control Systems
Senior design: overcurrent coordination of a five-bus feeder model, simulated with one SEL-751 relay in the lab

Experience
Substation Intern, Ozark Electric Cooperative, Summer 2025 (10 weeks)
- Redlined drawings and updated the relay inventory spreadsheet
- Shadowed technicians during a transformer differential test

Barista, Fayetteville, 2023 - 2025

Certifications
FE exam: scheduled for January 2027
OSHA 10

Interests: ham radio, disc golf
Seeking a senior or junior role in P&C where I can learn from licensed engineers.`,
    },
    {
      name: 'overlap-years',
      kind: 'overlap',
      low: 56,
      high: 74,
      best: 66,
      why: 'PE and the right tools, but the two settings jobs ran side by side since mid-2023: under three and a half years, not seven.',
      lacks: ['5 years of protective relay settings'],
      cv: `Vikram Chandrasekhar, PE
Senior Engineer, Kansas City MO

7 years of protective relaying across two firms

06/2023 - Present   Platte Substation Services (full time)
P&C Engineer. Settings for SEL-351S, SEL-487E, SEL-411L, line and transformer protection 69-161 kV. ASPEN OneLiner coordination files. AC and DC schematics, sealed since 2024. Event report review.

06/2023 - Present   Chandrasekhar Engineering LLC (evenings and weekends)
Relay settings for rural cooperatives and a solar developer, SEL-651R and SEL-751, interconnection protection. About eight hours a week.

08/2016 - 05/2023   Big Muddy Constructors
Electrical Designer, then Substation Physical Design Engineer. Grounding grids, conduit plans, bus and structure layout, bills of material, cable schedules in AutoCAD. Settings were provided by the client.

Education
BS Electrical Engineering, Missouri (ABET), 2016

Licenses
PE Missouri (2022), PE Kansas (2024), both active

NERC PRC-024/027: reading knowledge. IEC 61850: none.
Mentor to one EIT. Willing to travel for commissioning.`,
    },
  ],
};
