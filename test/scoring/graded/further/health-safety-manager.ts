/** Health and safety manager: NEBOSH Diploma or NVQ 6, and five years of it in manufacturing, decide. */
import type { GradedJob } from '../types.ts';

export const healthSafetyManager: GradedJob = {
  job: 'health-safety-manager',
  title: 'Health and Safety Manager',
  spec: `HEALTH & SAFETY MANAGER
Calderstone Packaging Ltd, Telford (320 people, three shifts, corrugated board and print)

Purpose of the job
To lead health and safety on the site, advise the management team and build a culture in which everybody goes home as they came.

Main responsibilities
• Own the ISO 45001 management system and its audits
• Carry out and review risk assessments: machinery (PUWER), COSHH, manual handling, noise, workplace transport
• Investigate accidents and near misses, report under RIDDOR, close out actions
• Chair the safety committee and work with union safety representatives
• Deliver inductions and toolbox talks; coach shift managers
• Control of contractors, permits to work, LOTO
• Report KPIs to the board each month
• Manage one HSE adviser

The person

Must have
• NEBOSH National or International Diploma, or an NVQ Level 6 in Occupational Health and Safety or equivalent
• Five years in a health and safety role in manufacturing
• Experience of dealing with the HSE and insurers

Good to have
• Chartered or Graduate member of IOSH
• ISO 45001 lead auditor
• Fire risk assessment
• Environmental knowledge (ISO 14001)

£48,000 - £54,000, bonus, 25 days, pension 6 %, life cover.`,
  graded: [
    {
      name: 'nvq-six',
      kind: 'any-of',
      low: 82,
      high: 96,
      best: 89,
      why: 'The NVQ 6 instead of the NEBOSH Diploma, eight years in factories, HSE visit handled, lead auditor, an adviser managed.',
      lacks: [],
      cv: `Gareth Llewellyn-Osei CertIOSH

Site Health, Safety & Environment Manager
Wrekin Mouldings, Shrewsbury (plastics, 240 staff, 24/7)                    06/2021 – now
  - ISO 45001 and 14001 certified in 2022, both held since without a major
  - PUWER review of 46 injection machines, robots guarded, lock-off introduced
  - all accident investigation and RIDDOR; dealt with an HSE inspection and a notice of contravention after a hand injury in 2023, closed in seven weeks; insurers' survey each spring
  - safety committee with Unite reps, monthly board pack
  - one adviser, one apprentice

Health & Safety Adviser
Border Castings, Oswestry (foundry)                                         09/2018 – 05/2021
  - COSHH (silica), noise and HAVS surveys, permits, contractor inductions

Before: moulding setter 2009 – 2018

NVQ Level 6 Diploma in Occupational Health and Safety Practice (2021)
ISO 45001 Lead Auditor (2022); fire risk assessment, 3 days (2020)
No NEBOSH.`,
    },
    {
      name: 'thin-strong',
      kind: 'thin',
      low: 75,
      high: 88,
      best: 81,
      why: 'Fifty words that state the diploma, the chartership, eight years in a factory and the HSE; no more detail than that.',
      lacks: [],
      cv: `Yasmin Tehrani CMIOSH
Health and Safety Manager at Brindle & Sons Foods, food manufacturing, 410 employees, since March 2018. ISO 45001, machinery and COSHH assessments, RIDDOR, contact for HSE inspectors and insurers, two advisers. Previously safety officer, Brindle, 2015-18. NEBOSH National Diploma 2017. Full references on request.`,
    },
    {
      name: 'general-certificate',
      kind: 'missing',
      low: 58,
      high: 73,
      best: 66,
      why: 'Ten years in factories, well evidenced, with the NEBOSH General Certificate only and no plan for the Diploma.',
      lacks: ['NEBOSH Diploma or NVQ Level 6'],
      cv: `MARTIN SKELHORN
health and safety advisor

Profile
Practical safety man with ten years in heavy and light manufacturing, used to working with shop stewards and with people who do not like paperwork.

Employment
April 2019 to date
Black Country Forge & Press, Cradley (260 people, hot forging and machining)
Health and Safety Advisor, the only one on site, reporting to the Works Director
- Wrote or rewrote every risk assessment for presses, furnaces, overhead cranes and fork trucks, with the operators standing next to me
- PUWER inspections, guarding programme of £180,000 over three years
- COSHH, noise and hand-arm vibration surveys with the occupational health nurse
- Investigate all accidents, RIDDOR reports (seven in seven years), liaison with the HSE on two visits, no fee for intervention, and with the insurers after the 2022 fire
- Chair of the safety committee, four union representatives
- Permit to work, lock out tag out, contractor control at the August shutdown
- Toolbox talks on all three shifts, inductions in English and, with help, in Polish and Punjabi
- Moved the site from OHSAS 18001 to ISO 45001 in 2020; internal auditor, three surveillance audits without a major
- Board KPIs each month; lost-time accidents 19 in 2018, 5 in 2025
- Supervise a part-time assistant since 2024

May 2016 to April 2019
Staffs Sanitaryware, Stoke-on-Trent
Safety Coordinator
- Inductions, inspections, contractor control
- Silica dust controls in the slip house
- Near-miss scheme went from 20 to 300 reports a year

2004 to 2016
Royal Engineers, left as Sergeant. Plant, bridging, range safety.

Certificates
NEBOSH National General Certificate 2016. NEBOSH Fire Certificate 2018. TechIOSH. Manual handling trainer. Asbestos awareness.
I have not taken the NEBOSH Diploma or an NVQ 6 and, being three years from wanting a quieter life, do not plan to.`,
    },
    {
      name: 'spec-pasted',
      kind: 'pasted',
      low: 14,
      high: 36,
      best: 25,
      why: 'The advert’s own lines over the CV of a shift team leader with a four-day course.',
      lacks: ['NEBOSH Diploma or NVQ Level 6', 'five years in a health and safety role in manufacturing'],
      cv: `Declan Prosser
Health & Safety Manager

Key skills
Own the ISO 45001 management system and its audits. Carry out and review risk assessments: machinery (PUWER), COSHH, manual handling, noise, workplace transport. Investigate accidents and near misses, report under RIDDOR, close out actions. Chair the safety committee and work with union safety representatives. Deliver inductions and toolbox talks; coach shift managers. Control of contractors, permits to work, LOTO. Report KPIs to the board each month. NEBOSH National or International Diploma, or an NVQ Level 6 in Occupational Health and Safety or equivalent. Five years in a health and safety role in manufacturing. Experience of dealing with the HSE and insurers.

Work history
2020 - now    Team Leader, nights, Severnside Bottling. 14 operatives on two filling lines. Rotas, output board, start-of-shift briefings.
2014 - 2020   Line operative, same firm

Training
IOSH Managing Safely (4 days) 2024
Fire marshal, first aid at work`,
    },
    {
      name: 'group-director',
      kind: 'overqualified',
      low: 75,
      high: 92,
      best: 84,
      why: 'A group director of HSE for nine factories who meets every must and more, two levels up; a question, not a gap.',
      lacks: [],
      cv: `Dr Ingrid Solheim-Baker CFIOSH

Summary
HSE leader with twenty-three years in paper, glass and building products. After a decade in airports I would like one site again, near home.

Group Director of Health, Safety and Environment, Norrvik Building Products plc, 2016 - present
Nine plants in the UK, Poland and Norway, 4,100 people, team of 26. Lost-time rate from 6.1 to 1.4. Led the response to two HSE investigations, one prosecution (guilty plea, fine reduced), and yearly insurer renewals. Single ISO 45001 / 14001 certificate for the group. Reports to the executive board each month.

UK HSE Manager, Albion Container Glass, 2009 - 2016
Two furnaces, 700 people. Machinery guarding, COSHH, workplace transport, permits, union safety reps, four advisers.

Safety Engineer, Tyne Paper Mills, 2003 - 2009

NEBOSH National Diploma 2006
PhD Occupational Hygiene, Trondheim 2003
Chartered Fellow of IOSH, ISO 45001 lead auditor`,
    },
  ],
};
