// Clearances by their labels: held, applied for, expired, eligible only.
// Written from general knowledge of how people write.

import type { PaperRow } from './paper-row.ts';

export const CLEARANCES: readonly PaperRow[] = [
  {
    title: 'Penetration Tester',
    ask: 'Active SC clearance',
    held: [
      'SC cleared, valid to 2029',
      'Security clearance: SC (active)',
      'Developed Vetting (DV), current, last review 2024',
      'DV cleared since 2020',
    ],
    less: [
      'SC clearance lapsed in 2022 on leaving the contract',
      'No clearance, but eligible and willing to undergo SC',
      'BPSS only',
      'SC clearance: application in progress',
      'Clearance: previously SC (sponsored by a former employer)',
      'Formerly DV cleared',
      'SC clearance, debriefed at the end of the contract',
      'Security clearance: DV.\nNot currently active, I left the sector in 2021.',
      'I have never been security cleared.',
    ],
  },
  {
    title: 'Gateway engineer',
    ask: 'Clearance: Negative Vetting 2',
    held: ['Clearance: NV2 (2023, active)', 'NV2 granted in August 2020 and current'],
    less: ['Clearance: NV1 (2023, active). Upgrade to NV2 never requested by an employer.'],
  },
  {
    title: 'Satellite Ground Systems Engineer',
    ask: 'Active TS/SCI clearance',
    held: [
      'Clearance: TS/SCI (active, CI poly 2023)',
      'Active Top Secret/SCI, reinvestigated March 2025',
      'Security clearance: Top Secret with SCI access, current',
      'TS/SCI w/ CI polygraph',
    ],
    less: [
      'Clearance: Secret (active)',
      'Eligible for TS/SCI; interim not yet granted',
      'Public Trust, 2022',
    ],
    none: [
      'TS/SCI until 2017, lapsed on leaving the Air Force',
      'No clearance, US citizen and willing to be sponsored',
      'Clearance: none',
    ],
  },
  {
    title: 'Munitions Logistics Planner',
    ask: 'Must hold a Secret clearance or higher',
    held: [
      'Clearance: Secret (active)',
      'Secret, active',
      'DoD Secret clearance, adjudicated 2024',
      'Cleared to Secret since 2021',
      'Clearance | Active Top Secret',
      'Ammunition planner, 2019 - present\nClearance\nTS, current',
      'Holds an active DoD clearance at Secret level',
    ],
    less: ['Able to obtain a security clearance'],
    none: ['Clearance: Secret, granted 2012, expired 2018; not held since'],
  },
  {
    title: 'Naval Platform Systems Engineer',
    ask: 'Current SC clearance (DV for some projects)',
    held: [
      'Security clearance: SC, valid to 2031',
      'SC cleared (MOD), renewed 2024',
      'Systems engineer, Portsdown, 2019 - present\nClearances\nUK SC, 2023',
      'Cleared: DV (2023)',
      'UKSV SC clearance held since 2020',
    ],
    less: ['BPSS only', 'Security clearance: SC applied for, waiting'],
    none: ['SC clearance lapsed in 2019', 'I have never held a clearance.'],
  },
  {
    title: 'Intelligence Analyst, Stuttgart',
    ask: 'Top Secret clearance with SCI eligibility',
    held: [
      'Clearance: Top Secret/SCI (current)',
      'TOP SECRET//SCI, CI-scope polygraph (2024)',
      'Active TS/SCI clearance, last investigated June 2023',
    ],
    less: [
      'Clearance: Secret (current)',
      'Held a TS/SCI while serving; inactive since 2019',
      'No current clearance, previously Secret',
    ],
  },
  {
    title: 'Cyber Engineer, Cheltenham',
    ask: 'You must hold DV clearance',
    held: [
      'DV cleared until 2030',
      'Security clearance: Developed Vetting, in force',
      'Clearance – DV (active)',
    ],
    less: ['SC cleared', 'Eligible for DV', 'DV lapsed 2021, would need to be reactivated'],
  },
  {
    title: 'Shipyard Access Controller',
    ask: 'Secret clearance (active)',
    held: [
      'clearance: secret, active',
      'I currently hold a Secret clearance through the Navy.',
      'Security Clearance | Secret | Active',
      'DoD SECRET (active, 2022)',
    ],
    less: [
      'I can be cleared; I am a US citizen with a clean record.',
      'secret clearance expired when i left the guard in 2015',
      'Clearance: Confidential (2011)',
    ],
  },
  {
    title: 'Rail Signalling Designer',
    ask: 'SC clearance or eligibility for SC',
    held: ['Eligible for SC clearance', 'SC (2024)\nSignalling designer, current clearance SC', 'SC cleared'],
    less: ['No clearance; resident in the UK for one year'],
  },
  {
    title: 'Border Systems Tester',
    ask: 'SC clearance essential',
    held: ['SC Cleared (valid until May 2029)', 'Clearance: SC', 'I have held SC since 2020.'],
    less: ['CTC cleared', 'Never security cleared', 'SC expired March 2022'],
  },
  {
    title: 'Payload Technician',
    ask: 'Active Secret or Top Secret clearance',
    held: ['Technician, 2015 - present\nActive TS clearance', 'Secret Clearance (Active)'],
    less: ['Interim Secret', 'Clearance inactive since 2017'],
  },
  {
    title: 'Grid Connection Engineer',
    ask: 'Current SC clearance',
    held: ['Security clearance: SC, granted 2024', 'SC cleared to 2029', 'DV cleared (2023), previously SC'],
    half: ['SC clearance applied for by my employer in October, BPSS in place', 'BPSS cleared 2023'],
    none: [
      'SC clearance lapsed in 2018',
      'Never held clearance; British citizen, happy to go through vetting',
    ],
  },
  {
    title: 'Radar Technician',
    ask: 'Your DV has to be live on the day you start',
    held: ['DV cleared to 2030, held since 2023'],
    none: ['Clearance: DV held from 2017, lapsed in May 2024 when I left the base'],
  },
];
