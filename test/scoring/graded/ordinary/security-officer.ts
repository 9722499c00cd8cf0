/** Security officer, UK: the right SIA licence in date and a year of guarding decide. */
import type { GradedJob } from '../types.ts';

export const securityOfficer: GradedJob = {
  job: 'security-officer',
  title: 'Security Officer (Nights)',
  spec: `Security Officer, nights, distribution centre at Trafford Park. 4 on 4 off, 42 hours average, £13.65 an hour.

Gatehouse control of HGVs and visitors, vehicle searches, patrols inside and out, monitoring cameras and alarms, incident reports, first response until the police or fire service arrive.

You must hold a valid front line SIA licence, either Door Supervisor or Security Guarding. You must have worked at least one year as a security guard and be able to give a five year checkable history for BS 7858 screening. Full UK driving licence needed for the patrol van.

First Aid at Work and previous logistics sites are useful. Uniform supplied, paid weekly.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 92,
      why: 'DS licence to 2028, five years of night guarding at a distribution site, vetted, drives, first aider.',
      lacks: [],
      cv: `Abdirahman Warsame
Salford

SIA licence: Door Supervisor, valid to 14 March 2028
Full UK driving licence (2014). First Aid at Work, renewed 2025.

Work history
June 2021 - present: Security Officer (nights), Sentry North Ltd, at a parcel hub in Irlam
Gatehouse for 150 HGVs a shift, seal and vehicle searches, hourly patrols on foot and by van, CCTV and intruder panel, daily occurrence book, two fires and one break-in attended first
Feb 2019 - June 2021: Warehouse operative, Irlam Parcels
2016 - Feb 2019: Kitchen porter, then commis, Quays Hotel

BS 7858 screening passed in 2021, ten years of addresses and employers available.
Languages: English, Somali`,
    },
    {
      name: 'expired',
      kind: 'lapsed',
      low: 50,
      high: 66,
      best: 58,
      why: 'Eight years a guard with everything else in order, but the SIA licence ran out in 2025 and was not renewed.',
      lacks: ['valid SIA Door Supervisor or Security Guarding licence'],
      cv: `kevin stubbs
security guard, eccles

may 2025 to now - forklift driver, barton cold store, manchester
feb 2017 to april 2025 - security guard, irwell guarding services. retail park then a bonded warehouse at trafford park. nights. gatehouse, searching wagons, patrols, cameras, alarm response, reports on the tablet, handing over to police
2009 to 2017 - postman

sia security guarding licence expired april 2025, did not renew it as i went on the forklifts. badge number can be given.
first aid at work in date until 2027
full driving licence 20 yrs clean
all employers will give a reference`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 62,
      high: 79,
      best: 71,
      why: 'Fifty words that name licence, six years of guarding and driving; nothing on duties or history before.',
      lacks: [],
      cv: `Michael Obafemi, M32
Security officer since 2020 with Medlock Guarding (static sites, nights and days), still there.
SIA Door Supervisor badge, expires 2027.
Full UK driving licence, 5 years' work history can be checked.
Punctual, fit, used to lone working. Available after two weeks' notice.`,
    },
    {
      name: 'cctv-only',
      kind: 'missing',
      low: 50,
      high: 67,
      best: 59,
      why: 'Guarded a campus in-house for two years, now in a control room; her SIA licence is for public space surveillance, not guarding.',
      lacks: ['SIA Door Supervisor or Security Guarding licence'],
      cv: `Shanice Pryce
CCTV Operator

SIA licence – Public Space Surveillance (CCTV), valid until October 2027

EMPLOYMENT
Town centre CCTV control room, Metro Watch Partnership, Oldham
CCTV Operator, nights, 11/2021 to present
  • monitors 140 cameras, shop and pub radio
  • logs incidents, burns evidence discs, statements, court once
  • directs police to the scene
  • opens the depot gate for council wagons after hours and checks IDs
Security guard (in-house), Rochdale Road College campus, 09/2019 to 11/2021
  • barrier and reception, night patrols, alarms, incident book

Vetting: NPPV level 2 and BS 7858, both 2021
First aid at work 2024
Full UK driving licence
NVQ 2 customer service`,
    },
    {
      name: 'infosec',
      kind: 'trap',
      low: 3,
      high: 21,
      best: 11,
      why: 'Guards networks: an information security officer with gateways, incident reports and access control of accounts.',
      lacks: ['valid SIA Door Supervisor or Security Guarding licence', 'one year as a security guard'],
      cv: `Vikram Sethi
Information Security Officer, Manchester

Experience
Nov 2020 - Present, Security Officer, Northern Mutual Building Society
Gateway and firewall control, access control reviews, monitoring of alerts from the SIEM on night rota, incident reports, first response to phishing, vulnerability patrol of the estate every month, supplier screening.
2016 - 2020, IT support analyst, Trafford Logistics Group (distribution centre systems)

Certificates: CISSP 2023, CompTIA Security+, ISO 27001 Lead Implementer
BSc Computing, 2016

BPSS and SC cleared, full five year history checked 2024. Full UK driving licence. First aider in the office.`,
    },
  ],
};
