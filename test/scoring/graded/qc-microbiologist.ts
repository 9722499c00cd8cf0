/** Quality-control microbiologist: degree and bench work under GMP decide. */
import type { GradedJob } from './types.ts';

export const qcMicrobiologist: GradedJob = {
  job: 'qc-microbiologist',
  title: 'QC Microbiologist',
  spec: `QC Microbiologist, sterile manufacturing site

Department: Quality Control. Reports to: QC Microbiology Supervisor.

Purpose: perform environmental monitoring and microbiological testing of water, raw materials and sterile injectables in accordance with GMP.

Key accountabilities
* Environmental monitoring of grade A-D cleanrooms, trending and excursions
* Bioburden, endotoxin (LAL) and sterility testing
* Identification of isolates, media fertility
* Laboratory investigations (OOS), CAPA, SOP writing
* Method validation to Ph. Eur. / USP

Qualifications and experience
* BSc in Microbiology, Biology or a related life science (required)
* Minimum two years in a GMP microbiology laboratory (required)
* Aseptic technique and gowning qualification (required)
* Experience of isolators, MALDI-TOF or rapid methods (desired)
* LIMS (desired)`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'BSc, four years in a sterile GMP lab: EM, LAL, sterility in isolators, OOS, validation, MALDI-TOF, LIMS.',
      lacks: [],
      cv: `Name: Niamh Corcoran
QC Microbiologist

Curragh Steriles Ltd, QC Microbiologist, August 2022 - present
Environmental monitoring in grade A to D (settle plates, active air, contact plates), monthly trend reports, excursion investigations. Endotoxin by kinetic chromogenic LAL, bioburden of bulk solutions, sterility test in isolator. Identifies isolates by MALDI-TOF. Lead investigator for 14 OOS, owner of 9 CAPAs, author of SOPs. Validated the growth promotion method to Ph. Eur. 2.6.12. LabWare LIMS. Gowning qualified for grade B, requalified every six months.

Analyst Microbiology, Avoca Water Labs, 2020 - 2022
Potable water: coliforms, Legionella (ISO 17025).

BSc (Hons) Microbiology, 2:1, 2020`,
    },
    {
      name: 'food-lab',
      kind: 'adjacent',
      low: 36,
      high: 58,
      best: 46,
      why: 'A degreed microbiologist at the bench for years, but food testing under ISO 17025: no GMP, no cleanroom, no sterility.',
      lacks: ['2 years in a GMP laboratory', 'gowning qualification'],
      cv: `Patrycja Nowicka
Food Microbiologist

Eurograin Laboratories, Senior Analyst, 2019 - present
Salmonella, Listeria, E. coli O157 and total viable counts in food and feed, ISO 17025 accreditation, media preparation and fertility, aseptic handling, API identification, method verification, environmental swabs of bakeries. LIMS. Nonconformance investigations.

Dairy Co-op Lab, Laboratory technician, 2016 - 2019
Somatic cells, antibiotic residues.

BSc Food Science and Microbiology, 2016

Further: method owner for Listeria by ELFA, internal auditor since 2022, organiser of ring trials, trainer of four analysts in pipetting and media pouring. Good Excel; chart of trends for customers each quarter. Interests: sourdough, swimming, Polish Saturday school teacher. English C1. Notice one month.`,
    },
    {
      name: 'hnc-no-degree',
      kind: 'missing',
      low: 58,
      high: 74,
      best: 68,
      why: 'Eight years of exactly this work; the degree marked as required is an HNC.',
      lacks: ['BSc in a life science'],
      cv: `Gordon Abercrombie, Senior QC Technician (Microbiology)

Tayside Injectables, 2018 - present
- EM of aseptic filling suites grade A/B/C, gowning qualified
- LAL endotoxin gel clot and kinetic, bioburden filtration, sterility test of terminally sterilised ampoules
- Media fill support, water for injection sampling, isolates to genus by Gram and API, then outsourced
- OOS phase 1, CAPA actions, SOP revisions, LIMS entry, trend charts
- GMP training of new starters

Brewery laboratory assistant, Forth Brewing, 2014 - 2018

HNC Applied Sciences, Dundee College, 2014

Other: first aider, 5S lead of the lab, curling club secretary. Site moved twice with me on the qualification team.`,
    },
    {
      name: 'phd-no-gmp',
      kind: 'overqualified',
      low: 36,
      high: 58,
      best: 46,
      why: 'A PhD in bacteriology with brilliant bench work but all academic; states no GMP experience.',
      lacks: ['2 years in a GMP laboratory', 'gowning qualification'],
      cv: `Dr. Leandro Vasconcelos

Postdoctoral researcher, Institute of Infection, University of Castlegate, 2022 - present
Antimicrobial resistance in Klebsiella: whole genome sequencing, growth curves, MALDI-TOF, aseptic culture in class II cabinets, mutant libraries. Six papers. Supervises two PhD students. No GMP experience; familiar with good laboratory practice.

PhD Microbiology, University of Porto, 2018 - 2022
MSc Molecular Microbiology 2018; BSc Biology 2016

Skills: qPCR, Illumina and Nanopore library preparation, R, confocal microscopy, biosafety level 2 and 3 training, method writing, teaching practicals to second-year students. Organised the institute's autumn school. Grants: travel award 2024. Interests: capoeira, sourdough. I would like to leave academia for stable laboratory work.`,
    },
    {
      name: 'gem-hospital-aseptic',
      kind: 'gem',
      low: 66,
      high: 84,
      best: 75,
      why: 'Titled "Aseptic Unit Officer" in a hospital, yet four years of licensed GMP monitoring, endotoxin and sterility of injectables.',
      lacks: [],
      cv: `Thandiwe Maseko
Aseptic Unit Officer

Royal Northmoor Hospital Pharmacy, Production and Quality Control (MHRA "specials" licence), 11/2021 - today
I run the microbiology bench of the aseptic unit: settle, contact and finger plates from grade A isolators and grade B rooms, trending, excursions, water endotoxin with LAL cartridge, sterility tests of batch-made injections, broth simulation for operators. I write SOPs and deviation reports under GMP and present trend data to the quality meeting. Gowning validated twice a year.

Biomedical support worker, blood sciences, 2019 - 2021

BSc (Hons) Biomedical Sciences (microbiology option), 2019`,
    },
    {
      name: 'lapsed-years',
      kind: 'old',
      low: 44,
      high: 68,
      best: 56,
      why: 'Degree and three GMP years on exactly these tests, but they ended in 2016; ten years of school teaching since.',
      lacks: ['current gowning qualification'],
      cv: `Siobhan Gilligan
Science teacher, formerly QC microbiologist

Teaching
Sept 2016 - present, Teacher of Biology and General Science, St Brigid's College, Naas. Junior and senior cycle, laboratory safety officer, science club, examiner for biology.

Industry
July 2013 - August 2016, QC Microbiologist, Leinster Parenterals
Environmental monitoring in grade A to D rooms, LAL endotoxin, bioburden, sterility testing of vials in a grade A hood, gowning qualified (until 2016), isolates by API and Vitek, OOS investigations, SOP revision under GMP, LIMS.
2012 - 2013, Laboratory analyst, Liffey Dairies: plate counts, Listeria.

Education
Professional Master of Education, 2018 (part time)
BSc Microbiology, 2:1, University College Dublin, 2012

I would like to return to industry and know that I need retraining in gowning and in newer methods.
Interests: hill walking, bees, traditional fiddle.`,
    },
  ],
};
