/** Band 7 genomics clinical scientist at an NHS trust: HCPC registration as a clinical scientist and reporting in an accredited laboratory decide it. */
import type { GradedJob } from '../types.ts';
export const clinicalScientistGenomicsNhs: GradedJob = {
  job: 'clinical-scientist-genomics-nhs',
  title: 'Clinical Scientist (Genomics), Band 7',
  spec: `Marlbury University Hospitals NHS Foundation Trust
Job reference 418-PATH-26-1107

Post: Clinical Scientist, Genomics (Rare Disease and Inherited Cancer)
Pay: Agenda for Change Band 7, £49,387 to £56,515 a year pro rata
Hours: 37.5 a week, permanent; requests to work flexibly are welcome
Base: Regional Genomics Laboratory, Marlbury Royal Infirmary
Closing date: 22 November 2026. Interviews: week beginning 7 December 2026

About the Trust
We run three acute hospitals and a network of community clinics for 1.1 million people. Our genomics laboratory is part of a Genomic Laboratory Hub and receives some 38,000 samples a year. It is accredited to ISO 15189 by UKAS. About 120 scientists, technologists, bioinformaticians and support staff work here, next door to the regional clinical genetics service.

Main purpose of the post
The postholder will analyse, interpret and report germline genomic tests for patients with rare disorders and families with a predisposition to cancer, and will act as a link between the laboratory and its clinical users.

Key duties
1. Interpret sequence and copy number variants according to the ACGS Best Practice Guidelines and the ACMG/AMP framework, and present them at the weekly variant meeting.
2. Write, check and authorise clinical reports, including those from whole genome sequencing under the National Genomic Test Directory.
3. Give advice to clinicians about test selection, urgent prenatal requests and follow-up in the family.
4. Take part in multidisciplinary meetings with clinical genetics, paediatrics and oncology.
5. Bring new assays into service, with verification and validation plans and documents.
6. Contribute to quality: audits, incident investigation, external quality assessment through GenQA.
7. Supervise trainees on the Scientist Training Programme and pre-registration staff.
8. Share responsibility for turnaround times in the section and report on them.
9. Take part in research, publication and service improvement.
10. Cover the duty scientist rota, including some Saturdays and bank holidays.

Person specification: essential
- Current registration with the Health and Care Professions Council as a Clinical Scientist
- First or upper second class honours degree in genetics or another biological science, with an MSc or equivalent knowledge at that level
- At least three years' experience in a diagnostic genetics or genomics laboratory, including the interpretation and reporting of variants found by next generation sequencing
- Practical knowledge of ACGS and ACMG classification and of databases such as ClinVar, gnomAD and DECIPHER
- Experience of working under ISO 15189 or an equivalent quality standard
- Ability to explain complicated results to people who are not geneticists
- Evidence of continuing professional development
- Good planning of one's own work in a service with fixed turnaround times

Person specification: desirable
- Whole genome sequencing, ideally rapid testing of ill babies and children
- FRCPath Part 1, or working towards it
- Experience of training others or of STP assessment
- Some scripting in R or Python
- Membership of the Association for Clinical Genomic Science

What we can offer you
27 days' leave rising with service, plus bank holidays; the NHS Pension Scheme; support for FRCPath examinations and for the Higher Specialist Scientist Training; an on-site nursery; cycle-to-work and season ticket schemes; staff networks for LGBT+, disabled, and Black, Asian and minority ethnic colleagues.

How to apply
Please use NHS Jobs and set out, point by point, how you meet the person specification. An informal visit can be arranged with Dr Hannah Colclough, Head of Germline Genomics. Shortlisting is done by three people without sight of personal details.

The appointment is subject to checks of identity, right to work, HCPC registration, references, occupational health clearance and a standard Disclosure and Barring Service check. The Trust is committed to equality of opportunity and to the safeguarding of children and adults at risk. We are a Disability Confident employer and guarantee an interview to applicants with a disability who meet the essential criteria. Members of the armed forces community are encouraged to apply. We reserve the right to close the advertisement early if there is a large response.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 100,
      best: 95,
      why: 'HCPC-registered since 2020 through the STP, six years of NGS and WGS reporting in UKAS-accredited NHS laboratories, FRCPath Part 1.',
      lacks: [],
      cv: `Eleri Pugh-Morgan MSci MSc DipRCPath
Flat 3, Llandaff Road, Cardiff | 07700 900118 | eleri.pm@examplemail.co.uk

Personal statement
I came to genetics through a school visit to a chromosome laboratory in 2011 and have not really left since. Today I sign out exome, panel and genome results for children with developmental disorders and for families with breast, ovarian and bowel cancer. I like the difficult half-hour in which the evidence for a missense change is weighed, and I like ringing the clinician afterwards.

Employment

Healthcare Scientist (Genomics), Band 7
South Wales Regional Genomics Service, Cardiff — October 2022 to now
• Carry a weekly list of about thirty germline cases: R29 intellectual disability, R208 inherited breast and ovarian cancer, R210 Lynch syndrome and cardiac panels.
• First and second checker of outcomes; authorising signatory since February 2023 for single gene, panel and copy number reports, and since 2024 for genomes.
• Rapid trio exomes for neonatal and paediatric intensive care: median of nine calendar days from blood to telephone call.
• Bring around five cases a month to the section's classification meeting; wrote our local note on the use of PM1 and PP3 with REVEL.
• Regular at the Tuesday MDT with the clinical geneticists and at the monthly neuromuscular meeting.
• Led the verification of a long-read assay for repeat expansions: plan, 46 samples, uncertainty statement, staff training, sign-off.
• Look after vertical audits for the section and was interviewed by UKAS assessors in 2023 and 2025 with no findings in my area.
• Two STP trainees since 2023; one is in post with us now.

Clinical Scientist, Band 7 (fixed term, then extended)
West Riding Genomic Laboratory, Leeds — September 2020 to September 2022
• Reported cystic fibrosis, fragile X, and familial hypercholesterolaemia, and learnt the prenatal side: QF-PCR, arrays and non-invasive diagnosis for skeletal dysplasia.
• Drew up reports of panels sequenced on the NextSeq, with Sanger confirmation and segregation in relatives.
• Duty scientist one week in six, answering forty or so queries a week from wards, GPs and midwives.
• Investigated a sample swap with a fishbone diagram and introduced a second identifier check at the dilution stage.
• Participated in GenQA rounds for hereditary cancer; full marks for interpretation in both years.

Trainee Clinical Scientist (STP)
West Riding Genomic Laboratory, Leeds — September 2017 to August 2020
• Three-year programme, rotations in bioinformatics, immunology, blood science and fertility.
• Research project about reclassifying uncertain variants in MSH6: 71 variants looked at again, nine moved.

Laboratory assistant
Brewery of Penarth Ltd — summers 2014 and 2015
• Plate counts, pH, and an introduction to traceability that was stricter than many would think.

Education
MSc Clinical Science (Genomics), University of Manchester, 2020, distinction
MSci Genetics, University of Nottingham, 2017, first class
A levels: Biology A*, Chemistry A, Welsh A, Ysgol Gyfun Bro Wen, 2013

Registration, examinations and certificates
HCPC: Clinical Scientist, CS registrant since 5 October 2020, renewed to 30 September 2027
Certificate of Completion of the Scientist Training Programme, NSHCS, 2020
FRCPath Part 1 Genetics, passed spring 2024
Good Clinical Practice refresher, 2025
Train the trainer, National School of Healthcare Science, 2023

Skills
ACGS 2024 guidance, ACMG points, ClinGen gene-specific rules; Alamut, VarSome, DECIPHER, ClinVar, gnomAD, HGMD, IGV
LIMS: StarLIMS and Shire; Q-Pulse for documents
R for turnaround charts, small Python scripts for VCF files
Welsh (first language), English, some German

Publications and talks
Co-author of three papers, one on splicing variants in a cardiac gene in a European journal, 2023
Poster, ACGS summer meeting, Bristol 2022
Talk to the Royal College of Midwives branch about prenatal testing, 2024

Continuing development
About 45 hours a year recorded in a portfolio; selected for HCPC audit in 2023 and passed without a query.

Other things
Member of the Association for Clinical Genomic Science and its website subgroup. STEM ambassador at two primary schools. I sing alto in a choir, run parkruns at a conversational pace and keep three hens.

My partner is moving to Marlbury in January for work, which is why I am looking; my notice period is three months.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 52,
      high: 68,
      best: 61,
      why: 'Five years of NGS reporting in an accredited laboratory, but still pre-registration: his equivalence portfolio has not been assessed and he is not on the HCPC register.',
      lacks: ['HCPC registration as a Clinical Scientist (STP equivalence in progress)'],
      cv: `TOMASZ WIECZOREK
Bristol BS5 | 07700 900164 | t.wieczorek@examplemail.co.uk

PROFILE

Genomic scientist with five years in an NHS germline section and two years before that on the wet side of the bench. Reliable interpreter of sequencing data, patient teacher, keeper of a tidy worklist. Hoping for a Band 7 position in which I can stay for a long time.

CAREER

Pre-registration Clinical Scientist (Band 6), Severn Vale Genomic Laboratory, Bristol
June 2021 – present

Analysis of inherited disease by gene panels, exomes and, from 2023, genomes. My caseload covers eye disorders, hearing loss, inherited kidney disease and familial cancer.
- Assess some twenty-five variants a week with ACMG criteria in the ACGS form, look up ClinVar, gnomAD and DECIPHER and read the papers behind the entries.
- Draft reports for authorisation by a Band 8a colleague; over 1,900 so far, of which fewer than two in a hundred came back for more than wording.
- Discuss cases at the ophthalmology and renal MDTs, taking turns with two others.
- Telephone advice for wards and clinics three mornings a week.
- Validation lead for a new capture kit for 184 kidney genes: ran the comparison, wrote the report, gave the training.
- Responsible for our GenQA returns in renal genetics since 2022.
- Horizontal audit of consent forms, 2024; led to a change in the request form for the whole hub.
- Day-to-day supervision of two apprentice practitioners, weekly tutorials on nomenclature.
- Prepared section documents for UKAS surveillance visits under ISO 15189:2022.

Genetic Technologist (Band 5), Severn Vale Genomic Laboratory, Bristol
August 2019 – May 2021
- DNA extraction, library preparation, liquid handling on Hamilton robots, runs on NextSeq and NovaSeq.
- Sanger sequencing, MLPA and microsatellite analysis.
- During the pandemic, seconded for seven months to a Lighthouse laboratory as shift team leader.

Medical Laboratory Assistant, Southmead area pathology, Bristol
October 2017 – July 2019
- Specimen reception, centrifuging, booking in and referral of send-away tests; weekend rota.

Barista and then shift supervisor, Clifton
July 2016 – September 2017
- Opened at six, made a lot of flat whites, improved my English more than any course did.

EDUCATION

MSc Genomic Medicine, University of the West of England and partners, 2020 – 2022 (part-time), merit; dissertation on phenotype matching in retinal dystrophy
BSc (licencjat) Biotechnology, Jagiellonian University, Kraków, 2013 – 2016; ENIC statement of comparability: bachelor honours, equal to an upper second

PROFESSIONAL STATUS AND CERTIFICATES

STP equivalence through the Academy for Healthcare Science: application accepted January 2026, portfolio to be handed in by March 2027, panel interview after that. Not yet entered on the HCPC register.
Association for Clinical Genomic Science, associate member
Good Clinical Practice, 2024
Internal auditor course for medical laboratories, 2 days, 2023
Mentoring in the workplace, trust course, 2022

SKILLS

Interpretation: Alamut Visual Plus, VarSome Clinical, Congenica, IGV, SpliceAI, PanelApp
Laboratory: capture and amplicon NGS, MLPA, QF-PCR, Sanger, TapeStation, Qubit
Informatics: Python at a useful level (pandas, simple parsing of VCF), Excel, StarLIMS
Quality: Q-Pulse, root cause analysis, change control, risk assessment
Communication: clear written English, calm on the phone, used to speaking with parents at patient days

LANGUAGES

Polish (mother tongue), English (C2 certificate, 2018), Russian (school)

PUBLICATIONS AND PRESENTATIONS

Second author, founder variant in an inherited retinal dystrophy in the South West, 2024
Posters at the British Society for Genetic Medicine in 2022 and at ESHG in 2025
Lunchtime seminar for renal registrars, twice a year

VOLUNTEERING

Reader at the Polish Saturday school in Bristol, 2018 – 2023
Volunteer at a retinal charity's family weekend, 2023 and 2024
Blood donor, 31 donations

INTERESTS

Bouldering, sourdough, board games with far too many rules, and a long-term plan to walk the South West Coast Path in sections; 412 of 630 miles done.

FURTHER INFORMATION

Settled status in the United Kingdom. Willing to move. Present trust requires two months' notice. My laboratory manager and my training officer have both agreed to be referees and will confirm the dates of my portfolio and the scope of my daily work.`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 76,
      high: 92,
      best: 85,
      why: 'A consultant clinical scientist and former head of laboratory with HCPC registration and FRCPath, two bands above the post but meeting each essential point.',
      lacks: [],
      cv: `Dr Rosalind Achterberg
BSc PhD FRCPath
Thornbury House, near Marlbury
r.achterberg@examplemail.co.uk

Introduction

After nine years at the head of a large genomics department I am looking for less management and more interpretation. My husband has retired, our daughter lives in Marlbury with two small children, and I should like to spend my last working decade on families, variants and trainees, in a post without a budget code. I know what Band 7 pays.

Posts held

Consultant Clinical Scientist and Head of Laboratory (Band 8d, later 9)
North Mercia Genomic Laboratory Hub, 1 April 2017 – present

My responsibility covers 94 staff, a budget of £11 million and a repertoire from newborn screening follow-up to solid tumour panels. Four things I did myself throughout, and they matter most here. I kept a clinical list of two half-days a week in inherited cancer and rare paediatric disease, authorising roughly 600 germline reports a year, exomes and since 2020 whole genomes among them. I chaired the variant review meeting, where ACGS guidance is applied line by line. I took calls about urgent prenatal and neonatal cases one weekend in five. And I attended the cancer genetics MDT, hardly ever missing it.
Around that: merger of three laboratories into one hub; transition to ISO 15189:2022, recommended without conditions; procurement of sequencing platforms; negotiation with commissioners; fourteen consultant and principal appointments; complaints, sickness, and a flood in the server room.

Principal Clinical Scientist (Band 8b), Inherited Cancer section
North Mercia, September 2011 – March 2017
• Introduced the first next generation sequencing service for BRCA1 and BRCA2 in the region, then a 42-gene panel.
• Supervised eleven scientists and wrote the competency framework for reporting.
• Organised participation in UK NEQAS and later GenQA schemes.

Senior Clinical Scientist
Eastbrook Hospital, Molecular Genetics, London, February 2005 – August 2011
• Muscular dystrophies, Huntington disease and haemoglobin disorders; predictive and prenatal tests.
• Training officer for pre-registration Grade A scientists.

Clinical Scientist (trainee, then qualified)
Eastbrook Hospital, London, October 2000 – January 2005
• Linkage, Southern blots, DHPLC and much else that now lives in museums.

Education and qualifications

Fellow of the Royal College of Pathologists by examination (Genetics), 2010
PhD Human Molecular Genetics, University of London, 2000
BSc Biological Sciences, first class honours, University of Sheffield, 1996
Registered Clinical Scientist, Health and Care Professions Council, without interruption since 2004; current registration expires 30 September 2027

Teaching and examining

Examiner for FRCPath Part 2 practical papers, 2015 – 2023
STP assessor and interviewer for the National School of Healthcare Science, 2012 to date
Supervisor of four doctoral students, nine MSc projects and, by my own count, thirty-one trainees
Lectures for general practitioners and specialist nurses on what a variant of uncertain significance does and does not mean

National work

Member of the working party that revised best practice guidelines for hereditary cancer, 2018 – 2020
Technical assessor for UKAS, genetics, 2014 – 2022, about three laboratories a year
Specialist adviser, test directory evaluation group for inherited cancer, 2019 – 2024

Publications

Sixty-four papers listed in PubMed, eleven as first or last author. The recent ones deal with mosaic variants in APC, reanalysis of negative exomes after two years, and how reports are read by parents.

Continuing professional development

Royal College scheme, full credits each year. Recent items: long-read sequencing workshop (2025), RNA evidence in splicing (2025), ClinGen curation training (2024).

Technical knowledge

DECIPHER, ClinVar submission, gnomAD, IGV, Alamut, PanelApp reviewer, Exomiser. I can read R and change other people's scripts; I would not claim to write good ones.

Languages

English, Dutch from my father, hospital French.

Outside work

Churchwarden, keen and slow cyclist, trustee of a hospice. Rota work on Saturdays and bank holidays is no difficulty; I have done it for a quarter of a century. I could start in February, after handing over to my successor, who has already been appointed. I am happy to be line managed by someone I once trained, and I suspect that it will happen.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 32,
      high: 48,
      best: 41,
      why: 'A university research geneticist who knows the databases and exomes well, but has neither HCPC registration nor work in a diagnostic laboratory.',
      lacks: [
        'HCPC registration as a Clinical Scientist',
        'three years in a diagnostic genetics laboratory with clinical reporting',
      ],
      cv: `DR SANJANA BHATTARAI
Research Fellow in Human Genomics
Edinburgh | 07700 900131 | s.bhattarai@examplemail.ac.uk | ORCID on request

SUMMARY
Geneticist with eight years of research into rare neurodevelopmental disorders, from family recruitment to functional work in zebrafish. Used to very large exome and genome data sets, to careful statistics and to writing. Now wishing to bring these abilities closer to patients.

RESEARCH APPOINTMENTS

Senior Postdoctoral Research Fellow, Institute for Brain Development Genetics, Edinburgh
Jan 2022 – present
- Analyse exomes and short-read genomes of 1,460 trios from eleven countries in search of new disease genes; three gene-disease associations published with colleagues abroad.
- Filter, annotate and rank variants with VEP, CADD, SpliceAI and gnomAD constraint; deposit candidate findings in DECIPHER and find matches through Matchmaker Exchange.
- Apply ACMG criteria in a research setting to decide which findings go back to the recruiting clinician, who arranges confirmation in an NHS laboratory.
- Wrote a Nextflow pipeline for copy number calling, used by two other groups.
- Supervise two PhD students and a rota of undergraduate project students.
- Drafted the genetics part of a programme grant of £1.7 million, awarded 2024.
- Monthly journal club; equality and diversity champion of the institute.

Postdoctoral Research Associate, Department of Genetics, University of Leicester
Oct 2018 – Dec 2021
- Modelled seven candidate genes in zebrafish larvae by CRISPR; morphology, behaviour and RNA in situ.
- Recruited 88 families with a consultant paediatrician; explained the study, took consent as delegated, arranged saliva kits.
- RNA sequencing and minigene assays for splice changes; two variants were reclassified later by the clinical service on the strength of our figures.
- Kept the lines, the budget for consumables and the freezer list.

PhD student, University of Leicester
Oct 2014 – Sept 2018
- Thesis: de novo missense variation in synaptic scaffolding genes. Passed with minor corrections.
- Demonstrator in first-year practical classes for three years.

Quality Control Assistant, dairy cooperative, Pokhara, Nepal
2012 – 2013
- Fat, protein and total count in milk; record books and visits to farms.

EDUCATION
PhD Genetics, University of Leicester, 2018
MSc Molecular Genetics, University of Leicester, 2014, distinction
BSc Biotechnology, Kathmandu University, 2012, first division

SELECTED PUBLICATIONS (19 in total, h-index 11)
Heterozygous variants in a chromatin reader cause a syndromic form of intellectual disability, 2025 (joint first author)
A framework for reanalysis of unsolved trios, 2024
Zebrafish as witness: seven candidate genes tested, 2021
Minigene assays at scale, 2021

GRANTS AND PRIZES
Early career award of a medical charity, £62,000, 2023
Best talk, UK neurodevelopmental genetics meeting, 2022
Travel bursary, ESHG Gothenburg, 2019

TRAINING
ACGS variant interpretation course, online, three days, 2024
Good Clinical Practice for research, 2023
Home Office personal licence, 2018
Leadership for postdocs, 2022
Introduction to ISO 15189 for researchers, webinar, 2025

SKILLS
Bioinformatics: Python, R, Bash, Nextflow, Hail, GATK, Slurm cluster
Wet laboratory: cloning, CRISPR, qPCR, library preparation, microscopy
Databases: ClinVar, gnomAD, DECIPHER, OMIM, GTEx, UK Biobank
Writing: papers, ethics applications, lay summaries, grant reports

PROFESSIONAL STANDING
Member, Genetics Society and British Society for Genetic Medicine. I have not followed the Scientist Training Programme and hold no state registration; I have read about the equivalence route and would begin on it if appointed. I have not written or signed clinical reports.

PUBLIC ENGAGEMENT
Science festival stand on inheritance with coloured beads, each year since 2019
Talks to parents at two patient group meetings
Mentor for girls from Nepal applying to study science abroad

LANGUAGES
Nepali, English, Hindi; beginner's Gaelic

INTERESTS
Hill walking, tabla, cooking for large numbers of people, crosswords. I am a regular volunteer at a community garden in Leith and take my turn with its website.

REFEREES
Two professors and one consultant clinical geneticist have agreed to write; contact details will be supplied.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'A leisure-centre manager and former school caterer whose long list of general strengths has nothing to do with genetics or any laboratory.',
      lacks: [
        'HCPC registration as a Clinical Scientist',
        'degree in genetics or a biological science',
        'three years in a diagnostic genetics laboratory',
        'ACGS and ACMG variant classification',
      ],
      cv: `Colin Hathersage
14 Weir Lane, Marlbury
07700 900152
colin.hathersage@examplemail.co.uk

ABOUT ME

I am an enthusiastic and dependable manager with over twenty years of dealing with the public, leading staff and balancing the books. I am used to working under pressure, to deadlines and inside strict rules on health and safety. People say that I am approachable, fair and very organised. I am now looking for a fresh start with a caring employer such as the NHS and am willing to be trained.

KEY SKILLS

Team leadership; budget control; communication with all sorts of people; rotas and planning; customer care; dealing with complaints; Microsoft Word, Excel, Outlook and PowerPoint; first aid; record keeping; audits of hygiene and safety; confidentiality; flexibility.

EMPLOYMENT HISTORY

2014 to present: Duty Manager, then Centre Manager, Weirside Leisure Centre, Marlbury
I began on late shifts and have run the whole building since 2018: a 25-metre pool, a learner pool, two halls, a gym and a café.
• Manage forty-two people, of whom thirty are part-time: lifeguards, swimming teachers, receptionists, cleaners and café staff.
• Keep to a yearly budget of £1.3 million and report to the council each quarter on income, visits and energy.
• Make sure that pool water is tested every three hours and that results are written in the log and signed.
• Responsible for risk assessments, fire drills, accident forms and training records; two outside inspections with top marks.
• Set up swimming for refugees, dementia-friendly sessions and a walking football league.
• Cut gas use by 14 per cent with covers and better timing.
• Chair the weekly team meeting and the users' forum, where I hear everything about the showers.
• Kept in touch with every member of staff during the closures of 2020 and 2021, when the sports hall became a vaccination centre; I looked after car parking, chairs and queues for the NHS team.

2007 to 2014: Catering Manager, St Oswin's Secondary School, Hexley
• Led a kitchen of nine, 620 meals a day, on a food spend of 94 pence a head.
• Introduced cashless payment and allergen sheets.
• Worked with pupils on the school council to change the menu; uptake rose from 38 to 57 per cent.
• Took part in governors' meetings on healthy schools.

2002 to 2007: Assistant Manager, The Pheasant, Hexley
• Cellar, bar and dining room, stocktakes, wages for fifteen people.
• Ran the quiz night, the beer festival and the Sunday carvery.

1999 to 2002: Holiday camp entertainer and lifeguard, Skegness
• Games for children, bingo calling, poolside duty, a very loud blazer.

EDUCATION AND TRAINING

Level 3 Diploma in Leisure Management, Marlbury College, 2016, evening classes
NVQ Level 2 Food Preparation, 2001
GCSEs: English C, Mathematics C, Combined Science D, Art B, Hexley Comprehensive, 1997

National Pool Plant Operator certificate, renewed 2024
First Aid at Work, renewed 2025
IOSH Managing Safely, 2019
Mental Health First Aider, 2022
Level 3 Food Hygiene, 2013
Safeguarding children and adults, level 2, 2025
GDPR for managers, half a day, 2021

IT

Everyday user of Microsoft Office. Booking and till systems Gladstone and Legend. Social media pages of the centre. I made a spreadsheet for water readings that three other centres now use.

ACHIEVEMENTS

Regional finalist, team of the year, 2023
A letter of thanks from the Lord Mayor for the work of the vaccination centre
Completed the London Marathon in 2019 for the children's hospice, raising £3,260

VOLUNTEERING

Friends of Marlbury Infirmary, collection tins and the summer fête, since 2015
Cub Scout leader, first Weirside pack, 2010 to 2020
Hospital radio presenter, Sunday afternoons, country and western

LANGUAGES

English. Holiday Spanish. A little sign language from a course at the centre.

HOBBIES

Open-water swimming, growing dahlias, genealogy (I have got my family tree back to 1742 and had my DNA done for it), and following Lincoln City.

WHY THIS TRUST

My mother was looked after wonderfully at the Infirmary. I should like to give something back and I believe that good management, a friendly word and careful records are needed everywhere. I can work Saturdays and bank holidays, I have a clean driving licence, and I have had a DBS check for work with children. References are available from the council's head of leisure and from my former head teacher.`,
    },
  ],
};
