/** Dental hygienist in Ottawa: the Ontario registration, two years and French at the chair decide it. */
import type { GradedJob } from '../types.ts';

export const dentalHygienistOttawa: GradedJob = {
  job: 'dental-hygienist-ottawa-dozen',
  title: 'Registered Dental Hygienist - Bilingual',
  spec: `Registered Dental Hygienist (RDH), bilingual | Orléans (Ottawa), ON | Full-time, permanent | $48 - $56/hr | Posted 4 days ago

Who we are: Family practice with three dentists, five hygiene chairs, paperless since 2016. Two thirds of our patients speak French at home.

The role at a glance:
Hygiene column of 8 patients a day. Assessment, perio charting, scaling and root planing, radiographs, sealants, fluoride, oral hygiene instruction, recall management. Perio maintenance for about 40% of the column. Charting in ABELDent or Dentrix.

Must have
✔ Current certificate of registration with the College of Dental Hygienists of Ontario (CDHO), in good standing
✔ Authorized to self-initiate
✔ 2+ years as a hygienist in private practice
✔ Fluent French AND English - you will be chairside in both all day, this is not negotiable
✔ CPR/BLS level HCP

Nice to have
➕ Restorative or orthodontic module
➕ Laser certification
➕ ABELDent
➕ Experience with CDCP (Canadian Dental Care Plan) claims and seniors

Perks: no evenings, one Saturday in six, uniform allowance, CE paid, parking. Thank you to all who apply; only those selected for interview will be contacted. We are an equal opportunity employer and will accommodate under AODA.`,
  graded: [
    {
      name: 'josee',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'CDHO with self-initiation, seven years of private practice to date, works chairside in both languages, CPR-HCP current, ABELDent, laser and CDCP.',
      lacks: [],
      cv: `Josée Lalonde, RDH
Rockland, Ontario

Hygienist at Clinique dentaire Plateau / Plateau Dental, Rockland, January 2021 to present. A practice where I greet Mme Lavoie in French at nine and Mr. Singh in English at ten. Full perio charting, debridement, bitewings and pans, sealants, desensitizing, whitening trays. I look after the perio maintenance list (about 210 people on three-month recalls) and started the recall-by-text in ABELDent. Since the CDCP began I check eligibility and send preauthorizations, mainly for our seniors.

Hygienist at Dr. P. Bergeron, Hawkesbury, June 2018 to December 2020. Solo practice, all age groups, bilingual clientele, paper charts and then Dentrix.

Papers
  CDHO general certificate, registered June 2018, good standing; self-initiation authorized August 2020
  NDHCB exam 2018
  BLS for health care providers, Heart & Stroke, renewed February 2026 (yearly)
  Diode laser, standard proficiency, 2023

School
  Hygiène dentaire, diplôme d'études collégiales de l'Ontario avancé, La Cité, Ottawa, 2018

Languages: français (maternelle), English (fluent, written and spoken)

Off duty: ringette coach, maple syrup on my uncle's land.`,
    },
    {
      name: 'samantha',
      kind: 'missing',
      low: 58,
      high: 70,
      best: 64,
      why: 'CDHO, self-initiation, nine years of practice, CPR and extras all there, but the CV shows English only besides some Portuguese; French is not negotiable.',
      lacks: ['fluent French'],
      cv: `SAMANTHA COELHO RDH, BSc
Nepean ON  |  CDHO registration since 2016

Summary of qualifications
Hygienist with nine years' chairside practice, gentle with anxious patients, meticulous with perio.

Professional experience

Barrhaven Family Dental, Ottawa - Lead Dental Hygienist
2020 to present
• Column of 8 to 9 patients; assessment, six-point charting, scaling and root planing, radiographs, sealants, fluoride varnish
• Lead for four hygienists: instrument ordering, sterilization logs, IPAC audits
• CDCP estimates and claims with the front desk
• ABELDent superuser, trained the team on the imaging bridge

Merivale Dental Centre, Ottawa - Dental Hygienist
May 2016 to 2020
• Perio maintenance alternating with the periodontist
• Orthodontic module duties: archwires, ligatures, debonding

Education & certification
• Advanced diploma, Dental Hygiene, Algonquin College, 2016
• Orthodontic module, George Brown College, 2017
• Authorization to self-initiate, CDHO, 2018
• BLS Provider (HCP), valid through October 2027
• Laser certificate (diode), 2022

Languages
English; conversational Portuguese

Volunteer: Gift from the Heart day, every April; Ottawa Mission dental clinic`,
    },
    {
      name: 'marie-eve',
      kind: 'foreign',
      low: 54,
      high: 66,
      best: 60,
      why: "Six years of private practice across the river, bilingual and CPR, but her licence is Quebec's OHDQ; the CDHO registration, with self-initiation, is still to come.",
      lacks: ['CDHO registration with self-initiation'],
      cv: `Marie-Ève Charbonneau, H.D.
Gatineau (secteur Aylmer), 25 minutes from Orléans

Experience

Centre dentaire du Portage, Gatineau
Dental hygienist, from September 2019 until now
Examination charting, détartrage and root planing, x-rays, sealants, fluoride, tooth whitening, teaching patients how to brush around implants. Clientele half French, half English since many are federal employees from Ottawa. Eight people a day. Dentrix. I replace the coordinator in July and handle recalls and the federal plan (CDCP) claims.

Clinique Dr Gauthier, Buckingham
Dental hygienist, spring 2018 to August 2019
General practice, many children, school visits with the CISSS in the fall.

Studies
DEC Techniques d'hygiène dentaire, Cégep de l'Outaouais, Gatineau, 2018
National Dental Hygiene Certification Board exam: passed 2018
Cours: soins parodontaux chez les aînés, 2023

Professional order
Ordre des hygiénistes dentaires du Québec, permit holder since June 2018, on the roll for the current year. No disciplinary file.
Application to the Ontario college under labour mobility sent in the fall.

CPR HCP: Croix-Rouge, April, current

French mother tongue, English advanced (C1, federal test E-C-C)`,
    },
    {
      name: 'brandon',
      kind: 'adjacent',
      low: 36,
      high: 50,
      best: 43,
      why: 'A bilingual Level II dental assistant with intra-oral duties and CPR, in the right software, but no hygienist, no CDHO and no hygiene years.',
      lacks: ['CDHO registration', 'self-initiation', '2 years as hygienist'],
      cv: `Brandon Thériault
Intra-Oral Dental Assistant (Level II), HARP certified
Cumberland, ON

Since fall 2017 - Innes Road Dental Group, Orléans
  Chairside with two dentists; in the hygiene rooms when they run behind: rubber-cup polishing, fluoride, sealants, bitewings and PSPs, impressions for night guards, oral hygiene instruction to children. Sterilization lead. ABELDent every day: charting for the hygienists while they probe, booking recalls, CDCP claims. I speak French with about half of the patients.

2015 to 2017 - Dr. Nadeau, Casselman
  Assistant, four-handed dentistry, reception on Thursdays.

2012 to 2015 - Farm Boy, Orléans
  Produce clerk

Training
  Dental Assisting (Levels I and II), Algonquin College 2015
  NDAEB certificate, ODAA member, CDA Level II
  Basic Life Support HCP, March 2026
  WHMIS, IPAC core competencies
  Took the perio instrument course given to our hygienists, one weekend, 2024

Languages
  English and French, both from home (Franco-Ontarian school, Béatrice-Desloges)

What people say: patient, never late, good with the nervous ones.`,
    },
    {
      name: 'farah',
      kind: 'years',
      low: 61,
      high: 71,
      best: 66,
      why: 'Everything is in hand and bilingual, including self-initiation, yet her two posts overlap and come to about fifteen months of practice against two years.',
      lacks: ['2 years private practice'],
      cv: `FARAH BENSAÏD
Ottawa (Vanier) - RDH

REGISTRATION
College of Dental Hygienists of Ontario, no. on request, general certificate, first registered May 2023, good standing.
Self-initiation: authorized November 2024.
BLS-HCP: renewed June 2026.

CLINICAL WORK
Montréal Road Dental, Ottawa (two days a week) .......... June 2023 - August 2024
   Hygiene column, adults and seniors. Scaling, root planing, radiographs, sealants. Worked in French and English; Arabic with some families. ABELDent.
Clinique dentaire Beechwood, Ottawa (three days a week) .......... July 2023 - August 2024
   Same duties, more children. Perio charting, recall calls, CDCP enrolment for seniors in its first months.

PUBLIC HEALTH
Ottawa Public Health, school screening team .......... September 2024 - to date
   Oral health educator and screener. Classroom lessons, lift-the-lip checks, consent forms, referral letters, Healthy Smiles Ontario enrolment, in both languages.

EDUCATION
Hygiène dentaire, Collège La Cité, Ottawa, 2020 - 2023 (dean's list)
Licence de biologie, Université d'Oran, 2016

LANGUAGES
Français, arabe: langues maternelles. English: fluent.

INTERESTS
Couscous for forty, cross-country skiing badly, reading to my twins.`,
    },
  ],
};
