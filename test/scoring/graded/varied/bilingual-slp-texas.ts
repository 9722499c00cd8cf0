/** Bilingual school SLP in Texas: master's, state license, CCC, two years with children and fluent Spanish decide. */
import type { GradedJob } from '../types.ts';

export const bilingualSlpTexas: GradedJob = {
  job: 'bilingual-slp-texas',
  title: 'Bilingual Speech-Language Pathologist (Schools)',
  spec: `Bilingual Speech-Language Pathologist, 2026-27
Pecan Prairie Independent School District, San Antonio area, Texas
187-day contract

SUMMARY
Provide evaluation and therapy to students aged 3 to 21 across two elementary campuses and one early childhood center where more than half of families speak Spanish at home.

REQUIRED
- Master's degree in speech-language pathology or communication sciences and disorders
- Current Texas license as a Speech-Language Pathologist (TDLR); intern licenses cannot be considered for this posting
- ASHA Certificate of Clinical Competence (CCC-SLP)
- Minimum two years of experience with pediatric or school caseloads
- Fluency in spoken and written Spanish, sufficient to assess and report in both languages

PREFERRED
- AAC experience (LAMP, TouchChat, Proloquo2Go)
- Preschool autism
- Supervision of SLP assistants
- Knowledge of ARD/IEP process in Texas, eSped or Frontline

DUTIES
- Administer and interpret standardized and dynamic assessment (CELF, PLS-5 Spanish, BESA, GFTA)
- Write FIEs and IEP goals; attend ARD meetings
- Individual, group and push-in therapy; caseload about 55
- Bill SHARS; keep session notes current
- Coach teachers and parents

COMPENSATION AND BENEFITS
Teacher pay scale plus $6,000 SLP stipend and $4,000 bilingual stipend; TRS retirement; district pays ASHA dues.

Pecan Prairie ISD is an equal opportunity employer. Fingerprinting is required before the first day of service.`,
  graded: [
    {
      name: 'bilingual-school-slp',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Licensed, certified and native in Spanish, with seven years of Texas school caseloads, AAC and assistants supervised.',
      lacks: [],
      cv: `MARISOL ECHEVERRIA, M.S., CCC-SLP
San Antonio, TX

LICENSES AND CERTIFICATION
Texas SLP license 113407 (TDLR), exp. 09/2027
CCC-SLP, ASHA 14120338, since 2020

EXPERIENCE
Alamo Creek ISD, San Antonio: Bilingual SLP, Aug 2020 - present
- 52 students from PPCD to grade 5, 70% of them Spanish-speaking
- Full individual evaluations in English and Spanish: BESA, PLS-5, CELF-5 in both versions, language samples with SALT
- Present results and goals at roughly 60 ARDs a year, in whichever language the family prefers; paperwork in eSped; SHARS billing
- AAC lead for the cluster since 2023 (TouchChat, LAMP); trials, device requests, paraprofessional coaching
- Supervise two assistants; hosted four graduate externs

Little Voices Pediatric Therapy, San Antonio: Clinical Fellow, June 2019 - July 2020
- Home and clinic therapy with toddlers on the autism spectrum, bilingual families

EDUCATION
M.S. Communication Sciences and Disorders, University of Texas at Austin (bilingual track), 2019
B.A. Spanish and Linguistics, Trinity University, 2016

LANGUAGES
Spanish (first language), English`,
    },
    {
      name: 'communication-therapist-own-words',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 87,
      why: 'Every requirement is met in other words: Certificate of Clinical Competence, state licensure, postgraduate degree, mother-tongue Castilian.',
      lacks: [],
      cv: `Inmaculada "Inma" Rojas Petersen

About me. I help children find their words, in castellano and in English. I grew up in Monterrey, was taught in both languages and write my reports in either one.

Since August 2022 I have been the speech therapist of Guadalupe Valley charter elementary schools (Seguin, Texas), where 48 boys and girls between four and eleven are mine. I test them (articulation, receptive and expressive language, fluency, with norms for English learners where they exist), write the eligibility document and the yearly objectives, sit at the committee table with parents, treat in small groups and inside the classroom, and invoice Medicaid for the sessions.

2019 - 2022: therapist at Rio Medina Children's Clinic, San Marcos. Late talkers, childhood apraxia, feeding; picture-based and tablet talkers for non-speaking preschoolers with autism.

Credentials:
* licensed to practice speech-language pathology by the Texas Department of Licensing and Regulation, renewal due March 2028
* holder of the Certificate of Clinical Competence of the American Speech-Language-Hearing Association since 2020
* M.A. in Communicative Disorders, Texas State University, 2019 (4.0)
* B.Sc. Logopedia, Mexico, 2015

I like: choir, hiking, tamales.`,
    },
    {
      name: 'spanish-beginner',
      kind: 'denial',
      low: 55,
      high: 69,
      best: 62,
      why: 'An excellent licensed school clinician who says that her Spanish is at beginner level.',
      lacks: ['fluent Spanish'],
      cv: `Hannah Lindqvist, MA, CCC-SLP

Professional experience

Speech-Language Pathologist | Brazos Bend ISD, TX | 08/2017 - Present
Caseload 58, Pre-K through 6th grade. CELF-5, GFTA-3, PLS-5, TOLD-P. Write FIEs and IEPs in Frontline, chair the campus child-find team. Autism classroom twice a week, Proloquo2Go and low-tech boards. Supervise one licensed assistant. SHARS on time every month. Work through district interpreters for the many families who speak Spanish.

Speech-Language Pathologist (CF) | Brazos Bend ISD, TX | 08/2016 - 05/2017

Education
Master of Arts, Speech-Language Pathology, Baylor University, 2016
Bachelor of Science, Communication Disorders, Abilene Christian University, 2014

Licensure
Texas Department of Licensing and Regulation, SLP 109932, active
ASHA CCC-SLP, active

Languages
English: native. Spanish: beginner (Duolingo, greetings and classroom commands); I do not evaluate or treat in Spanish.

Volunteer
Camp counselor, stuttering camp, summers 2018, 2019, 2023, 2025`,
    },
    {
      name: 'sixty-words',
      kind: 'thin',
      low: 60,
      high: 75,
      best: 69,
      why: 'Names every must-have in a few words, but a single line about the work gives little to rely on.',
      lacks: [],
      cv: `Yesenia Cordova, CCC-SLP
Bilingual (Spanish/English, both native)

Speech-Language Pathologist, Mission Trail ISD, Texas, 2021 - present
Elementary caseload, evaluations and therapy in both languages, ARD meetings.

M.S. Speech-Language Pathology, UT Rio Grande Valley, 2020
Texas SLP license (TDLR), current
ASHA certified since 2021

References and transcripts available. Can start in January.`,
    },
    {
      name: 'clinical-fellow-intern-license',
      kind: 'in-progress',
      low: 37,
      high: 53,
      best: 46,
      why: 'A bilingual clinical fellow with an intern license: certificate, full license and two years are all still to come.',
      lacks: ['full Texas SLP license', 'CCC-SLP', 'two years of experience'],
      cv: `ANDRES VILLALOBOS, M.S., CF-SLP
Laredo / San Antonio

Education
M.S. in Speech-Language Pathology, Our Lady of the Lake University, May 2026 (bilingual certificate)
B.S. Communication Disorders, Texas A&M International, 2023

Credentials
Texas SLP Intern license, issued July 2026
Praxis 5331 passed (176)
CCC-SLP: in progress, fellowship ends about June 2027

Experience
Clinical Fellow, Camino Real ISD, August 2026 - present
Under the mentorship of a bilingual SLP I see 40 students in grades K-3. I have finished eleven evaluations so far, five in Spanish, and wrote the IEP goals for all.

Graduate externships, 2024 - 2026
- Harvest Elementary, San Antonio (spring 2025, 14 weeks): groups, articulation, language
- Children's hospital outpatient clinic (fall 2025, 12 weeks): AAC trials, cleft palate
- University clinic (2024): accent, child language, teletherapy

Earlier: SLP aide and summer-camp staff, 2021 - 2023

Languages: Spanish and English, native in both
Skills: BESA, PLS-5 Spanish, CELF-5, LAMP, SOAP notes, eSped`,
    },
  ],
};
