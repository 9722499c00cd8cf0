/** Quality manager at a sterile medicines site: named QP eligibility, GMP years and sterile experience decide. */
import type { GradedJob } from '../types.ts';

export const gmpQaManager: GradedJob = {
  job: 'gmp-qa-manager',
  title: 'QA Manager / Qualified Person',
  spec: `**QA Manager & Qualified Person (QP), sterile injectables**

*About us.* Lyndhurst Sterile makes hospital injectables on two filling lines under an MHRA manufacturing licence.

*The job.* Lead a quality team of nine. Certify batches. Own deviations, CAPA, change control, supplier approval and self-inspection. Host MHRA and FDA inspections. Sign off media fills and environmental monitoring trends.

*Must have*
* Eligible to act as a Qualified Person under Directive 2001/83/EC
* Degree in pharmacy, chemistry or biology
* 5+ years in GMP quality assurance in the manufacture of medicines
* Sterile / aseptic manufacturing (Annex 1)

*Nice to have*
* IMP certification, isolators, TrackWise or Veeva Vault, people management`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'QP on a licence for four years at a sterile site, chemist, hosted inspections, leads a team.',
      lacks: [],
      cv: `Dr Fiona MacAskill
QP and Quality Assurance Manager

2020 - present  QA Manager / QP, Solent Parenterals (aseptic filling, lyophilisation)
Named QP on the MIA since 2022, about 300 batches certified a year. Manages seven QA officers. Led the Annex 1 contamination control strategy, isolator qualification and media fills. Two MHRA inspections hosted without major findings. Deviations and CAPA in TrackWise.
2014 - 2020  QA Officer, then Senior QA Officer, same site

RSC Qualified Person eligibility, 2021
PhD Chemistry, Southampton, 2013; MChem 2010`,
    },
    {
      name: 'trainee-qp',
      kind: 'in-progress',
      low: 58,
      high: 71,
      best: 65,
      why: 'Sterile QA manager of eight years in the trade, but still a trainee QP: the viva is next year.',
      lacks: ['Qualified Person eligibility'],
      cv: `Owen Thistlethwaite
Senior Quality Assurance professional, sterile products

QA Manager, Humber Injectables, 2021 to now
Leads six. Annex 1 gap closure, aseptic process simulation, deviations, CAPA, change control, supplier audits, lead host at the MHRA inspection of 2024. Veeva Vault.
QA Specialist, Humber Injectables, 2018 to 2021

Trainee QP: study modules complete, viva with the RSB expected in autumn 2027. Batches are certified by our contract QP.
BSc Biology, York, 2017`,
    },
    {
      name: 'tablets-qp',
      kind: 'adjacent',
      low: 60,
      high: 73,
      best: 67,
      why: 'An experienced QP, pharmacist, but tablets and creams only: nothing sterile.',
      lacks: ['sterile manufacturing'],
      cv: `Marianne Duxbury MRPharmS

Experience
Qualified Person & Head of Quality | Wyre Oral Solids | 2016 - today | Certification of tablets, capsules and creams; PQS owner; team of twelve; MHRA, FDA and customer audits; deviations, CAPA, change control; recall lead in 2021
QA Pharmacist | Wyre Oral Solids | 2011 - 2016

QP eligible since 2016 under 2001/83/EC (RPS)
MPharm, Liverpool John Moores 2009
I have no sterile manufacturing background.`,
    },
    {
      name: 'food-quality',
      kind: 'trap',
      low: 14,
      high: 36,
      best: 25,
      why: 'A technical manager of a ready-meal plant: quality, audits, GMP of food, a degree; nothing of medicines.',
      lacks: ['Qualified Person', 'GMP quality assurance in medicines', 'sterile manufacturing'],
      cv: `Neil Barraclough
Technical and Quality Manager

Moor Kitchens Ltd, chilled ready meals, 2015 - present
BRC grade AA, HACCP, GMP audits of the factory floor, deviations and corrective actions, supplier approval, environmental swabbing for listeria, customer visits from two supermarkets, team of 11.
Earlier: QA technician, dairy, 2010 - 2015

BSc Food Science, Leeds 2010. Qualified person for pest control (BPCA).`,
    },
    {
      name: 'list',
      kind: 'list',
      low: 26,
      high: 48,
      best: 38,
      why: 'Sterile microbiologist of two years whose QA is a list of words: no QP, years of QA too few.',
      lacks: ['Qualified Person', '5+ years in GMP QA'],
      cv: `Aidan Rowntree
Summary: Quality professional seeking a QA Manager position
Skills: GMP, Annex 1, QP, QA, deviations, CAPA, change control, supplier approval, self-inspection, MHRA, FDA, media fills, environmental monitoring, TrackWise, Veeva Vault, batch certification
Employment: Microbiology analyst, sterile eye drops plant, Southport, October 2024 to present. Settle plates, contact plates, bioburden, growth promotion.
BSc Microbiology, Salford 2024`,
    },
  ],
};
