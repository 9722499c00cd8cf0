/** Pediatric Nurse Practitioner - Primary Care: current Ohio APRN-CNP license; national certification CPNP-PC or PPCNP-BC decide it. */
import type { GradedJob } from '../types.ts';

export const pediatricNursePractitionerOhio: GradedJob = {
  job: 'pediatric-nurse-practitioner-ohio',
  title: 'Pediatric Nurse Practitioner - Primary Care',
  spec: `Pediatric Nurse Practitioner - Primary Care
Lakeshore Children's Health Network | Toledo, OH | Full-time, days, 4 x 10

Lakeshore Children's is a not-for-profit network with nine community pediatric offices. Every day our 2,400 team members live our promise: every child, every visit.

Position Summary
Provides primary care to patients from birth through 21 years in collaboration with our pediatricians under a standard care arrangement. Carries an independent panel of 16-20 visits per day.

Essential Functions
- Performs well-child exams, developmental screening, immunization counseling and sports physicals
- Diagnoses and manages acute illness and stable chronic conditions (asthma, ADHD, obesity)
- Orders and interprets labs and imaging; prescribes medications
- Shares phone triage and one Saturday clinic in five

Minimum Qualifications
- Master's or Doctor of Nursing Practice from an accredited pediatric nurse practitioner program
- Current, unrestricted Ohio RN and APRN-CNP license
- National certification in primary care pediatrics: CPNP-PC (PNCB) or PPCNP-BC (ANCC)
- Two (2) years of experience as a nurse practitioner in a pediatric setting
- DEA registration; current BLS and PALS

Preferred
- Spanish
- Epic
- Integrated behavioral health

We offer a $7,500 sign-on bonus, CME allowance, 403(b) match and tuition help for your own kids. Lakeshore Children's is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status.`,
  graded: [
    {
      name: 'app-maumee',
      kind: 'synonym',
      low: 87,
      high: 96,
      best: 92,
      why: 'Every must is there with dates (ANCC board, Ohio licence, DEA, over five years in a paediatric office), only said in her own words.',
      lacks: [],
      cv: `DELPHINE R. OSTRANDER, DNP, PPCNP-BC
Perrysburg OH

Who I am: advanced practice provider who has looked after the same families since their babies were three days old. About 1,150 kids call me theirs.

WHERE I WORK
Maumee Bend Kids' Doctors, Maumee, Ohio - APP, February 2021 to now
> 18 on the schedule most days. Newborn weight checks through college forms.
> Bright Futures visits, ASQ-3 and M-CHAT at the usual ages, lots of talks with parents who hesitate over vaccines (our 2-year-old series went from 71 to 84 percent).
> Ears, strep, bronchiolitis, rashes. Wheezers get spirometry and a written action plan; I start and titrate stimulants after Vanderbilts, and our in-house counselor sits in on Thursdays.
> I write my own scripts under an SCA with Dr. Pelham. After-hours nurse-line backup one week in six.
> Charting: EpicCare.

Before that: bedside nurse, infant-toddler unit, St. Clement's Children's, Toledo, 6/2015 - 12/2020.

SCHOOL
Doctor of Nursing Practice, primary care PNP track, Western Reserve Lakes University (CCNE), Dec 2020
BSN, same place, 2015

PAPERS
ANCC boarded Jan 2021, renewed through Jan 2031. Ohio Board of Nursing: RN and CNP, both active, no discipline, good to 10/31/2027. DEA schedules II-V, exp. 2028. AHA BLS + PALS, both 4/2026.

Kitchen-table Spanish, good enough for a rash.`,
    },
    {
      name: 'cpnp-san-antonio',
      kind: 'foreign',
      low: 56,
      high: 68,
      best: 63,
      why: 'Strong bilingual CPNP-PC, but her APRN licence is Texan and the Ohio one is not in hand.',
      lacks: ['current Ohio APRN-CNP license'],
      cv: `Marisela Quintanilla-Roy
San Antonio, Texas, relocating to northwest Ohio in spring 2027 (spouse's residency match)

Summary of practice

I have worked as a certified pediatric nurse practitioner since August 2019, all of it at Centro Familiar Guadalupe, a federally qualified health center on the West Side. My panel is roughly 70% Spanish-speaking, and I conduct visits in Spanish without an interpreter. On a typical day I see nineteen children: EPSDT well checks, sick visits, follow-ups for asthma, ADHD and elevated BMI. I precept two PNP students each semester, and I helped our behavioral health team set up warm hand-offs for teens who screen positive on the PHQ-A. We moved to Epic (OCHIN) in 2022, and I was a superuser.

From 2014 to 2019 I was a staff RN in the pediatric emergency department of Mission Trail Children's Hospital.

Credentials

CPNP-PC, Pediatric Nursing Certification Board, 07/2019, recertified each year, current.
Texas APRN license with prescriptive authority, expires 03/2028. RN license: Texas, multistate (NLC).
DEA registration (Texas address), current.
BLS and PALS, renewed 09/2026.
I do not yet hold an Ohio APRN license; I plan to apply once an offer is made.

Education

MSN, Pediatric Primary Care Nurse Practitioner, Alamo Heights University School of Nursing, 2019. BSN, 2014.`,
    },
    {
      name: 'fnp-lima',
      kind: 'adjacent',
      low: 40,
      high: 55,
      best: 48,
      why: 'Good Ohio family NP, but boarded in family practice with only about a fifth of her visits children: no paediatric certification, no two years in a paediatric setting.',
      lacks: [
        'national certification CPNP-PC or PPCNP-BC',
        "master's or DNP from a pediatric nurse practitioner program",
        'two years as a nurse practitioner in a pediatric setting',
      ],
      cv: `Kristin Baumgardner, MSN, APRN-CNP, FNP-C
Lima, OH  |  419-555-0164

LICENSES/CERTS
• Ohio RN/APRN-CNP, active
• FNP-C, AANPCB, 2018 – present (recert 2023)
• DEA
• BLS 2025, ACLS 2025, PALS 2025

EXPERIENCE

Family Nurse Practitioner | Auglaize Valley Family Medicine | 10/2018 – Present
• Rural family practice, 20–22 pts/day across the lifespan; majority Medicare and working-age adults, about 1 in 5 under 18
• Diabetes, HTN, COPD, women's health, Medicare annual wellness
• School and sports physicals each August, VFC vaccines, otitis/pharyngitis in season
• Joint injections, skin biopsies, suturing
• Quality lead for A1c and colorectal screening measures
• Epic user since go-live

Registered Nurse, Med-Surg/Telemetry | Blanchard River Hospital, Findlay | 05/2012 – 09/2018

EDUCATION
MSN, Family Nurse Practitioner, Findlay Plains University, 2018
BSN, Findlay Plains University, 2012

MEMBERSHIPS
AANP, OAAPN`,
    },
    {
      name: 'picu-rn-dnp-student',
      kind: 'in-progress',
      low: 32,
      high: 46,
      best: 39,
      why: "Excellent children's ICU nurse who is still a DNP-PNP student until May 2027: no degree, board, CNP licence or NP experience yet.",
      lacks: [
        "completed master's or DNP from a pediatric NP program",
        'Ohio APRN-CNP license',
        'CPNP-PC or PPCNP-BC',
        'two years as a nurse practitioner in pediatrics',
        'DEA registration',
      ],
      cv: `TYRELL J. HAWTHORNE, BSN, RN, CCRN-Pediatric
Toledo, Ohio

OBJECTIVE: Pediatric Nurse Practitioner position in primary care

EDUCATION
DNP, Pediatric Nurse Practitioner - Primary Care, Glass City University ............ expected May 2027
   GPA 3.9. 540 of 720 clinical hours completed (two pediatric offices, one school-based clinic, one allergy clinic). Will sit for CPNP-PC in summer 2027.
BSN, Glass City University ............ 2017

EMPLOYMENT
Riverfront Children's Hospital, Toledo ............ 07/2017 - present
Staff Nurse III, Pediatric ICU (20 beds), Charge Nurse since 2021
   Care of ventilated, post-op cardiac and DKA patients, infancy to 21 years
   Rapid response team; PALS instructor
   Unit council chair; cut unplanned extubations by a third
   Epic charting; preceptor to 14 new grads

LICENSURE AND CARDS
Ohio RN, unencumbered, exp. 10/2027
BLS, PALS (instructor), exp. 2027
CCRN (Pediatric), AACN, exp. 2028

CLINICAL ROTATION SKILLS
Well-child exams, growth and developmental surveillance, anticipatory guidance, immunization schedules, otoscopy, ADHD follow-up (with preceptor)

HONORS
DAISY Award 2023`,
    },
    {
      name: 'new-grad-pnp-8-months',
      kind: 'years',
      low: 59,
      high: 71,
      best: 65,
      why: 'Boarded, Ohio-licensed and in the right job, but an NP only since March 2026: eight months against two years, bedside nursing does not count.',
      lacks: ['two years as a nurse practitioner in a pediatric setting'],
      cv: `Hannah Szczepanik, MSN, APRN-CNP, CPNP-PC

"7+ years in pediatrics"

Mar 2026–present: Pediatric Nurse Practitioner, Swan Creek Pediatrics, Holland, Ohio. Private practice with three physicians. Building my own panel; now 14–16 patients daily. Physicals from newborn to 21, developmental and autism screens, vaccines, acute visits, asthma and ADHD rechecks, labs and films, e-prescribing. Saturday walk-in clinic twice monthly, telephone advice on rotation.

May 2019–Jan 2026: RN, Pediatric Hematology/Oncology inpatient unit, Maumee Valley Children's Hospital. Chemo/biotherapy certified; family teaching; central lines; Epic.

MSN, Pediatric Nurse Practitioner (Primary Care), University of the Black Swamp, December 2025. BSN, 2019, magna cum laude.

Ohio RN (2019) and Ohio APRN-CNP (Feb 2026), both current and unrestricted. PNCB CPNP-PC since January 2026. DEA registered 2026. BLS/PALS valid to 6/2027.

Languages: English; high-school Spanish.

References on request.`,
    },
  ],
};
