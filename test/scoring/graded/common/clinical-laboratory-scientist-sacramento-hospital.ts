import type { GradedJob } from '../types.ts';

export const clinicalLaboratoryScientistSacramentoHospital: GradedJob = {
  job: 'clinical-laboratory-scientist-sacramento-hospital',
  title: 'Clinical Laboratory Scientist – Night Shift',
  spec: `CLINICAL LABORATORY SCIENTIST – NIGHT SHIFT (0.9 FTE, benefited)
Three Rivers Community Medical Center – Sacramento, CA
Pay: $52.10 – $68.40/hr plus 15% night differential

POSITION SUMMARY
Works the core lab bench overnight for a 210-bed acute care hospital with a Level II trauma service. Three scientists per night; everyone rotates through all departments, so this is a true generalist seat.

ESSENTIAL FUNCTIONS
• Run, verify and release results in hematology, coagulation, chemistry, urinalysis and transfusion service, including crossmatches and massive transfusion protocol
• Manual differentials and body fluid counts; call criticals within the policy window
• Perform and troubleshoot QC, calibrations and daily/weekly maintenance
• Document corrective action; take part in CAP and AABB readiness
• Gram stains and blood culture work-up when Micro is closed
• Direct the work of lab assistants and MLTs on shift

MINIMUM QUALIFICATIONS
• Current State of California Clinical Laboratory Scientist license (generalist) issued by CDPH Laboratory Field Services. Trainee, MLT and limited licenses do not qualify.
• Bachelor's degree in clinical laboratory science, biology, chemistry or a related life science
• One (1) year of bench work as a licensed scientist in an acute care hospital lab. The training year is not counted.

PREFERRED
• MLS(ASCP) or MT(ASCP)
• Blood bank experience in a trauma center
• Epic Beaker; Sysmex and Beckman lines
• Prior night shift work

PHYSICAL
Stand and walk up to 8 hours, lift 25 lb, color vision test required.

Three Rivers is an EEO/AA employer. Employment is contingent on a health screen, background check and proof of immunizations. This position is represented by Local 1190.`,
  graded: [
    {
      name: 'marisol-quintero-cls',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Current California generalist license, BS and four years of night generalist work in acute care with trauma blood bank and Beaker.',
      lacks: [],
      cv: `MARISOL QUINTERO, CLS, MLS(ASCP)
Elk Grove, CA 95758

LICENSE: California CLS (Generalist), CDPH-LFS, issued Oct 2021, expires 10/31/2027
CERT: MLS(ASCP)CM, 2021, CMP current through 2027

Placer Summit Regional Hospital, Roseville CA (trauma II, 300 beds)
Clinical Laboratory Scientist II, nights      03/2023–present
- Two to three techs covering the whole core lab 2300–0730. Sysmex XN-3100, Beckman AU5800/DxI, Stago, Ortho Vision.
- Blood bank: types, screens, antibody ID panels, emergency release; participated in 40+ MTP activations.
- Kit lot validations for coag; trained four new hires on Beaker.
- CAP inspection team member for urinalysis/body fluids, 2025.

Valley Oaks Medical Center, Modesto CA
Clinical Laboratory Scientist I, evenings/nights      11/2021–02/2023
- Heme, chem, UA, transfusion, after-hours Gram stains and positive blood culture set-up.

San Joaquin Health Consortium CLS Training Program, Stockton      10/2020–09/2021
- 52 weeks, all departments.

BS Biological Sciences, Tuolumne State University, 2019

Bilingual English/Spanish`,
    },
    {
      name: 'tyler-brandt-texas-mls',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Six strong generalist years and MLS(ASCP), but works under no California license; the application is only pending.',
      lacks: ['current California CLS license'],
      cv: `Tyler J. Brandt
Amarillo, Texas — relocating to Sacramento January 2027 (spouse's transfer)

Summary
Generalist medical laboratory scientist, six years in hospital labs including a Level II trauma center. Comfortable alone in the building at 3 a.m.

Medical Laboratory Scientist – Caprock General Hospital, Amarillo, TX
July 2022 to present. Night shift, 7 on / 7 off.
All benches. Blood bank is my strongest: antibody work-ups on the gel system, neonatal exchange units, massive transfusions (the interstate keeps us busy). Sysmex XN, Beckman DxC, Werfen ACL. Lead tech for heme since 2024, responsible for diff proficiency slides and competency sign-off. Implemented Epic Beaker go-live in Oct 2023 as superuser.

Medical Laboratory Scientist – Llano Plains Hospital, Lubbock, TX
August 2020 to June 2022. Evenings. Chem, heme, UA, coag, micro plating and Gram stains.

Education
BS Clinical Laboratory Science, Palo Duro State University, May 2020

Credentials
MLS(ASCP) since 2020, current. Texas does not license lab personnel. Applied to California LFS for the CLS generalist license September 2026 with transcripts and ASCP scores; I have not been issued a license yet.`,
    },
    {
      name: 'priya-raman-cls-trainee',
      kind: 'in-progress',
      low: 41,
      high: 54,
      best: 48,
      why: 'Still in the training year on a trainee license; neither the CLS license nor a year as a licensed scientist.',
      lacks: ['current California CLS license', 'one year as a licensed scientist'],
      cv: `PRIYA RAMAN
Davis, CA | priya.r@inbox.example

OBJECTIVE
New-graduate CLS seeking a first generalist position, any shift, nights welcome.

CLINICAL TRAINING
CLS Trainee, Yolo Bypass Medical Center, Sacramento — January 2026 to December 2026 (expected)
Rotations completed: hematology/coag (12 wks), chemistry (10 wks), urinalysis (3 wks), microbiology (14 wks). Now in blood bank. Perform testing on patient samples under a licensed CLS, results reviewed before release. Manual diffs graded 98% agreement. Wrote the student binder for body fluid morphology.
California CLS Trainee License, valid through 01/2027. ASCP MLS exam booked January 14, 2027; will apply to LFS for the full license afterward.

EXPERIENCE
Lab Assistant / Phlebotomist (CPT1), Delta Urgent Care, Davis — June 2023 to December 2025
Draws, accessioning, centrifuging, waived tests, send-outs.

Undergraduate researcher, plant pathology lab — 2021 to 2023, PCR, ELISA

EDUCATION
BS Biochemistry and Molecular Biology, Putah Creek University — June 2023, GPA 3.6`,
    },
    {
      name: 'robert-haldane-lis-trainer',
      kind: 'old',
      low: 62,
      high: 73,
      best: 67,
      why: 'License kept current and ten generalist bench years, but the last patient result was released in 2016; LIS training since.',
      lacks: [],
      cv: `ROBERT HALDANE

Folsom, California

Professional experience

Beckwith LabSoft, Inc. — Senior Implementation Trainer, 2016 (July) to present
Teach hospital labs to use our laboratory information system. Build test dictionaries, write validation scripts, sit with techs at go-live. 46 sites in 11 states. No patient testing.

Mercy Fork Hospital, Redding, California — Clinical Laboratory Scientist, later Senior CLS (night lead), May 2008 to June 2016
180 beds. Generalist. Hematology, chemistry, coagulation, UA and transfusion service overnight with one other scientist. Antibody identification, trauma releases, manual diffs and fluids. Signed the weekly maintenance and QC review. Prepared the blood bank for three AABB assessments. Supervised two lab assistants.

Shasta Pathology Group, Redding — Clinical Laboratory Scientist, August 2006 to April 2008
Reference laboratory, chemistry and special coagulation.

Licensure and education
State of California, CLS generalist, first issued 2006, renewed every two years, current to July 2028 (24 CE hours done for this cycle)
MT(ASCP) 2006
B.S. Medical Technology, 2005

Why now: I miss the bench, and I am done with airports.`,
    },
    {
      name: 'denise-okafor-mlt',
      kind: 'adjacent',
      low: 40,
      high: 52,
      best: 46,
      why: 'Seven hospital years at the bench as an MLT, but holds neither the CLS license nor a bachelor degree, both ruled out by the ad.',
      lacks: ['current California CLS license', 'bachelor degree'],
      cv: `Denise Okafor, MLT
West Sacramento CA

LICENSES
Medical Laboratory Technician, State of California, #on file, exp. 06/2028
MLT(ASCP) 2019

WORK

Medical Laboratory Technician, Alder River Hospital, Carmichael, CA
Sept 2019 - Present (nights since 2021)
> Moderate complexity testing in chemistry, hematology, coag and urinalysis on Beckman and Sysmex instruments
> QC and maintenance logs, reagent inventory, pipette checks
> Flag abnormal smears for CLS review; set up for blood bank but do not crossmatch or release units (CLS scope)
> Beaker downtime superuser. Perfect attendance 2023, 2024

Medical Assistant, Natomas Family Practice
2014 - 2017

EDUCATION
A.S. Medical Laboratory Technology, Buttonwillow Creek Community College, 2019
Currently have 71 units toward a bachelor's, part time, not finished.

I am dependable, I like nights and I know your evening crew.`,
    },
  ],
};
