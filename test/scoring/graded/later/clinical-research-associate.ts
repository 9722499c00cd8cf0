/** Clinical research associate: monitoring visits of one's own and ICH-GCP decide. */
import type { GradedJob } from '../types.ts';

export const clinicalResearchAssociate: GradedJob = {
  job: 'clinical-research-associate',
  title: 'Clinical Research Associate II (oncology)',
  spec: `Clinical Research Associate II – oncology – home-based, Belgium

You are the sponsor's eyes at eight to ten hospital sites: you select, initiate, monitor and close them, check source data against the eCRF, follow up adverse events and keep the trial master file in order.

Minimum requirements
- Bachelor's degree in a life science, pharmacy or nursing
- Two years of independent on-site monitoring as a CRA
- Current ICH-GCP certificate
- Fluent English and Dutch or French
- Driving licence and willingness to travel (60 %)

Assets: oncology trials, phase I, Medidata Rave, risk-based monitoring.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Five years of monitoring, oncology, Rave, GCP renewed, both languages and the degree.',
      lacks: [],
      cv: `Katrijn De Smedt
CRA II

Work
05/2023 – present: Clinical Research Associate II, Meridian CRO, Leuven. Nine sites in two phase I/II lung and breast cancer studies: SIVs, routine visits every five weeks, close-outs, SDV in Medidata Rave, SAE reconciliation, eTMF, risk-based monitoring plan.
01/2021 – 04/2023: CRA I, Meridian CRO. Cardiology phase III, six sites.
2019 – 2020: Study coordinator, UZ Gent.

Education: MSc Biomedical Sciences, Ghent, 2019
ICH-GCP E6(R3) renewed January 2026
Dutch (native), English C1, French B2. Driving licence B.`,
    },
    {
      name: 'study-coordinator',
      kind: 'adjacent',
      low: 40,
      high: 62,
      best: 53,
      why: 'Four years on the hospital side of trials, with GCP; has been monitored but never monitored.',
      lacks: ['two years of independent monitoring as a CRA'],
      cv: `Thibault Lambert
Study coordinator (oncologie)

Since September 2022 I coordinate eleven oncology trials at the Clinique Saint-Rémi, Brussels: patient visits, eCRF entry (Rave), query resolution, adverse event reports, preparing monitors' visits and the investigator site file. I have no monitoring experience of my own yet.

Before: ward nurse, haematology, 2019 - 2022.

Bachelier en soins infirmiers, 2019. GCP certificate 2025.
French native, English B2/C1, Dutch A2. Permis B.`,
    },
    {
      name: 'short-years',
      kind: 'years',
      low: 58,
      high: 73,
      best: 67,
      why: 'A CRA indeed, for eleven months; an in-house assistant before that.',
      lacks: ['two years of independent on-site monitoring'],
      cv: `NOOR EL AMRANI

CRA I | Pharmatrace, Mechelen | Dec 2025 - now
On-site monitoring of five oncology sites, SDV, follow-up letters, drug accountability, site initiation (2).
In-house CTA | Pharmatrace | Feb 2023 - Nov 2025
eTMF filing, tracking of essential documents, meeting minutes, ethics submissions.

BSc Pharmaceutical Sciences, VUB 2022
ICH-GCP certificate valid until 2027
Languages: Dutch, French, English (all fluent), Arabic
Driving licence: yes`,
    },
    {
      name: 'qa-lab-trap',
      kind: 'trap',
      low: 15,
      high: 38,
      best: 27,
      why: 'Monitoring and sites and master files, of water treatment plants.',
      lacks: ['two years of independent on-site monitoring as a CRA', 'ICH-GCP certificate'],
      cv: `Joris Wouters
Environmental monitoring associate

AquaSource NV, Antwerp, 2018 to date. Monitors twelve industrial sites: sampling, checking source data of flow meters, follow-up of adverse findings, closing reports, permit master file, visits by car 60 % of the time.
Lab technician, 2015 to 2018.

BSc Chemistry, Antwerp 2015
ISO 14001 auditor
Dutch native, English C1, French B1. Licence B.`,
    },
    {
      name: 'gcp-expired',
      kind: 'old',
      low: 45,
      high: 70,
      best: 60,
      why: 'Six years of CRA work that ended in 2017 and a GCP certificate of that time; in medical sales since.',
      lacks: ['current ICH-GCP certificate'],
      cv: `Muriel Dubois

2018 - present: Key account manager, oncology diagnostics, Lumidia Belgium. Hospital tenders, congresses.
2011 - 2017: Clinical Research Associate then Senior CRA, Parvis Clinical, Brussels. On-site monitoring of phase II-III oncology trials in Belgium and Luxembourg, initiation and close-out visits, SDV, SAE follow-up, training of juniors.

GCP certificate (expired 2018)
Licence en sciences biomédicales, UCL 2010
French native, English C1, Dutch C1. Driving licence.`,
    },
  ],
};
