/** Gas service engineer: Gas Safe registration and current ACS modules decide. */
import type { GradedJob } from '../types.ts';

export const gasEngineer: GradedJob = {
  job: 'gas-engineer',
  title: 'Gas Service & Breakdown Engineer',
  spec: `Gas Service & Breakdown Engineer, social housing contract, Bristol and Bath. Essential: Gas Safe registered with current ACS (CCN1, CENWAT, CKR1, HTR1 or equivalent); NVQ level 2 or 3 in plumbing/heating or gas; minimum 2 years domestic servicing, fault finding and repair; full UK driving licence. Desirable: Unvented (G3), WRAS, void properties, PDA working, customer care in occupied homes, CSCS. You will do about nine landlord safety checks (CP12) a day plus breakdowns, on a 1 in 6 call-out. DBS check on offer. £38,500 + van + fuel card.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'On the register with every module, NVQ3, eight years of servicing in social housing, G3, clean licence.',
      lacks: [],
      cv: `MARCUS TREGENZA, heating and gas engineer

Gas Safe reg. 5xx214, ACS renewed March 2025: CCN1, CENWAT, CKR1, HTR1, CPA1
Unvented hot water G3, WRAS. NVQ 3 Domestic Natural Gas 2018. CSCS. Full driving licence, clean.

EMPLOYMENT
2019 - date: Service and breakdown engineer, Severnside Homes (housing association). LGSRs, annual services, PCB and fan faults, boilers of all makes, voids, call-out 1 in 5, PDA job sheets, 97 % right first time.
2018 - 2019: Installer, Kingswood Heating. Combi swaps.
2015 - 2018: Apprentice, same firm.`,
    },
    {
      name: 'acs-lapsed',
      kind: 'lapsed',
      low: 38,
      high: 58,
      best: 49,
      why: 'Right history, but ACS ran out in 2024 and he is off the register; the law bars him until resat.',
      lacks: ['Gas Safe registration', 'current ACS'],
      cv: `Trevor Hind
Gas engineer

2010 - 2024 Service engineer, Avon Boiler Care, domestic servicing, breakdowns, CP12 certificates, social housing contracts, fault finding on Worcester, Vaillant and Ideal.
2024 - present Delivery driver, parcels.

Qualifications
NVQ 2 Plumbing, 2009
ACS CCN1, CENWAT, CKR1, HTR1 - expired October 2024, not on the Gas Safe register at present
Unvented G3
Full UK driving licence
Would resit with support.`,
    },
    {
      name: 'plumber',
      kind: 'adjacent',
      low: 30,
      high: 52,
      best: 42,
      why: 'A sound plumber who does wet heating but no gas at all.',
      lacks: ['Gas Safe registration', '2 years domestic gas servicing'],
      cv: `Ollie Pascoe
Plumber

Jan 2019 to present | Plumber | Brunel Property Services, Bath | Occupied and void council homes: bathrooms, leaks, radiators, cylinders, stop taps, PDA job sheets, call out 1 in 4, tenants' satisfaction 4.8/5
2016 - 2018 | Apprentice plumber | same firm

NVQ Level 2 Plumbing and Heating 2018
Unvented G3, WRAS, CSCS blue
Not Gas Safe registered; gas work is passed to the subcontractor.
Full licence, 0 points`,
    },
    {
      name: 'trainee-acs',
      kind: 'in-progress',
      low: 32,
      high: 56,
      best: 45,
      why: 'College portfolio nearly done, ACS booked: not registered and no years of his own.',
      lacks: ['Gas Safe registration', '2 years domestic servicing'],
      cv: `Hassan Iqbal

Trainee gas engineer (managed learning programme)

Since February 2026 I have shadowed a Gas Safe engineer at Clifton Gas three days a week: servicing, landlord safety checks, fault finding under supervision, 70 jobs in my portfolio. ACS assessments (CCN1, CENWAT) booked for January 2027.

2018 - 2025: Electrician's mate, then kitchen fitter, self employed. Customers' homes, own van.

City & Guilds Level 2 Plumbing 2025. Full UK driving licence. CSCS.`,
    },
    {
      name: 'commercial',
      kind: 'any-of',
      low: 72,
      high: 90,
      best: 81,
      why: 'Registered and in date with an equivalent set of modules, twelve years of domestic and commercial repair; more than asked and no social housing.',
      lacks: [],
      cv: `DEREK ASHWORTH
Senior heating engineer

Career
Heating engineer, then senior, West Country Facilities, 2014 to date. Domestic breakdown and service work for an insurer (six a day) and commercial plant rooms; fault diagnosis, gas valves, burners, heat exchangers; technical help line for ten engineers since 2022.
Installer, British-Gas-type national, 2010 to 2014.

Registration: Gas Safe, domestic and commercial. ACS: CCN1, CENWAT, CKR1, DAH1, COCN1, CODNCO1, all valid to 2029.
S/NVQ Level 3 Gas Installation and Maintenance, 2012
Driving licence B, clean. Call-out rota 1 in 4.`,
    },
  ],
};
