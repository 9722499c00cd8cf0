import type { GradedJob } from '../types.ts';

export const medicalInterpreterSpanishSalemOregon: GradedJob = {
  job: 'medical-interpreter-spanish-salem-oregon',
  title: 'Qualified Medical Interpreter, Spanish',
  spec: `Tolliver Ridge Health | Salem, Oregon | Full time, days, some weekends | Req 0091742

About Tolliver Ridge
Tolliver Ridge Health is a non-profit system of two hospitals and nineteen clinics in the mid-Willamette Valley. One in five of our patients would rather talk to us in Spanish. We believe nobody should have to bring a nine-year-old along to explain a biopsy.

What you will do
You will spend most of your shift on your feet, going where the queue sends you: the ED, labor and delivery, oncology infusion, the behavioral health unit, a family meeting in the ICU. You interpret consecutively, sometimes simultaneously, sight translate consents and discharge papers, and speak up when something cultural or clinical is about to be misunderstood. When the floors are quiet you pick up phone and video calls. Every encounter is logged in Epic before the end of the shift.

Minimum qualifications
Current national certification as a Spanish healthcare interpreter: either CHI-Spanish (CCHI) or CMI-Spanish (NBCMI).
Two years or more interpreting face to face in a hospital or clinic.
Full professional command of both Spanish and English.
High school diploma or GED.

Preferred
Listing on the Oregon Health Care Interpreter Registry. Experience with trauma, pediatrics or end-of-life conversations. Written translation. A third language, particularly Mam or Mixteco.

Pay and benefits
$31.40 to $43.85 an hour depending on experience; medical, dental and vision from day one; 403(b) with match; CEU fees and certification renewals paid; free parking at the Center Street garage.

Offers depend on a background check, drug screen and proof of immunizations. Tolliver Ridge Health is an equal opportunity employer and considers applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status.`,
  graded: [
    {
      name: 'marisol-quintanar-chi',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Current CHI-Spanish, eight years on hospital floors, Epic, Oregon registry, pediatrics and palliative work.',
      lacks: [],
      cv: `MARISOL QUINTANAR, CHI™-Spanish
Keizer, OR 97303 | (503) 555-0179

CERTIFICATION
Certified Healthcare Interpreter, Spanish, CCHI. Earned April 2019, renewed 2023, valid through April 2027
Oregon Health Care Interpreter Registry, certified level
Bridging the Gap, 40 hours, 2017

EXPERIENCE
St. Brendan Medical Center, Albany, OR — Staff Interpreter II, June 2020–present
• 12 to 16 in-person encounters a day across emergency, NICU, surgery and the cancer center
• Simultaneous mode for psychiatric evaluations and care conferences
• Sight translation of consents and after-visit summaries; peer reviewer for the 14 discharge templates we put into Spanish in 2024
• On the palliative rounds team two days a week
• Documents in Epic; covers the VRI pool when census is low
• Precepts new hires

Valley Family Clinics, Woodburn, OR — Medical Interpreter, March 2018–May 2020
• Pediatrics and prenatal, about 60 visits a week, side by side with the provider
• Set up an appointment-reminder script with the front desk

Woodburn School District — Bilingual Office Assistant, 2015–2018

EDUCATION
A.A., Spanish Studies, Chemawa Valley Community College, 2017
Gervais Ridge High School, diploma, 2013

LANGUAGES
Spanish (home language, Michoacán), English (educated in Oregon from age 7), beginning Mixteco Bajo`,
    },
    {
      name: 'ignacio-belmar-language-access',
      kind: 'any-of',
      low: 86,
      high: 96,
      best: 90,
      why: 'Holds CMI-Spanish rather than CHI, over five years at the bedside under the title language access specialist, strong in both tongues.',
      lacks: [],
      cv: `Ignacio Belmar
Language Access Specialist
Vancouver, Washington, willing to relocate to Salem (partner's family is in Dallas, OR)

What I do all day is stand between a frightened person and a busy clinician and make sure both hear what was actually said.

EMPLOYMENT

Language Access Specialist, Fort Larch Hospital, Vancouver WA. Hired 02/2021, still there.
I go to the bedside. Trauma bays on nights for the first eighteen months, then women's services and the transplant clinic. I render the talk both ways, whisper during rounds, and read forms aloud into the other language. When a grandmother was nodding at everything I stopped the surgeon and asked for teach-back; that became part of our unit training. I still take about a quarter of my encounters on the video cart. Each one is charted in Epic under the interpreter flowsheet. I wrote the Spanish version of the insulin starter booklet (2023).

Court and community assignments as a freelancer, 2018 to 01/2021: schools, workers' comp exams, some depositions.

CREDENTIALS
NBCMI, Certified Medical Interpreter, Spanish. Number on request. Passed 2021, recertified 2026, good to 2031
Washington DSHS medical authorization
60-hour training, Puget Interpreter Institute, 2020

BACKGROUND
Born and schooled in Valparaíso, Chile; came to the States at 15. Bachelor of Arts, Linguistics, Lacamas State University, 2017. High school diploma, Camas Prairie HS, 2012.
English and Spanish at the same level; ACTFL Superior in both (2020). Some Portuguese.`,
    },
    {
      name: 'linh-tran-vietnamese',
      kind: 'missing',
      low: 32,
      high: 46,
      best: 40,
      why: "Fine hospital interpreter with Epic and registry listing, but certified in Vietnamese; only beginner's Spanish.",
      lacks: ['CHI-Spanish or CMI-Spanish', 'full professional Spanish'],
      cv: `LINH TRAN, CMI-Vietnamese
Beaverton, Oregon

PROFESSIONAL EXPERIENCE

Medical Interpreter (Vietnamese), Council Crest Medical Group and Hospital, Portland
May 2019 - present
In-person interpreting in oncology, cardiology, labor and delivery and the emergency department. Average of nine encounters per shift. Telephone and video when needed. Sight translation of consent forms. Epic documentation. Trained six new staff interpreters in standards of practice and HIPAA. Member of the language services quality committee; helped write the policy on minors as interpreters.

Interpreter, Pacific Bridge Agency, Portland
2016 - April 2019
Clinic appointments, home health visits, end-of-life consultations with hospice nurses. Independent medical exams.

CERTIFICATION AND TRAINING
Certified Medical Interpreter, Vietnamese (NBCMI), since 2018, current through 2028
Oregon Health Care Interpreter Registry, certified
64-hour healthcare interpreter training, 2016

EDUCATION
B.S. Public Health, Marquam State College, 2016
High school: Ho Chi Minh City, 2010

LANGUAGES
Vietnamese: native. English: native-like. Spanish: beginner (Duolingo, a year of evening class). I am learning because I see the need on every shift.`,
    },
    {
      name: 'carmen-delgadillo-ranger',
      kind: 'trap',
      low: 17,
      high: 30,
      best: 23,
      why: 'Park interpreter: bilingual in Spanish, but interpreting trails and exhibits, no clinical interpreting and no certification.',
      lacks: ['CHI-Spanish or CMI-Spanish', 'two years interpreting in hospital or clinic'],
      cv: `Carmen Delgadillo
Silverton, OR
Certified Interpretive Guide | Lead Interpreter | Bilingual

Lead Interpreter, Opal Falls State Natural Area, April 2020 to present
Plan and deliver interpretive programs for 30,000 visitors a year, in English and in Spanish on Sundays. Train eleven seasonal interpreters. Designed the waterfall trail panels and a sound post for visitors with low vision. Keep the encounter log and run the first-aid room (Wilderness First Responder, 2025). Speak up for the landscape when a new parking lot is proposed.

Park Interpreter, Tidewrack Estuary Reserve, Newport, 2016 to 2020
Guided mudflat walks, school groups, campfire talks. Wrote the junior ranger booklet.

Volunteer, Salem free clinic health fair, one weekend in 2023, blood pressure table

Certification: Certified Interpretive Guide (national interpretation association), 2017; Certified Interpretive Trainer, 2021

Education: BS Environmental Education, Calapooia University, 2015

Languages: Spanish spoken at home with both parents, comfortable reading and writing; English.

Seeking a full time interpreter role with benefits and regular hours close to home.`,
    },
    {
      name: 'hector-arrieta-expired',
      kind: 'lapsed',
      low: 55,
      high: 68,
      best: 62,
      why: 'Everything in the work itself, but the CMI lapsed in 2023 and has not been renewed, so he has no current certification.',
      lacks: ['current CHI-Spanish or CMI-Spanish'],
      cv: `Hector Arrieta, Independence, Oregon

Summary: nine years of face-to-face interpreting in Polk and Marion counties. Native Spanish speaker, English since kindergarten.

Willamette Bend Hospital (per diem until 2019, then 0.8 FTE)
Medical interpreter, Sept 2017 - present
Floors: ED, med/surg, dialysis, pediatrics. I'm the one they call when a child has to be told about a parent. Consecutive mostly, simultaneous in family conferences. Sight translation, phone backup for the Dallas clinic. Epic user since go-live in 2020. Because of the 2024 change in hospital policy I now work as a "qualified" and not a "certified" interpreter, at a lower pay step.

Polk County Migrant Head Start
Family advocate, 2012 - 2017
Home visits, dental and vision screenings, going along to appointments.

Certification history
CMI-Spanish (NBCMI) 2018 to 2023. I did not get the CEUs in during my mother's illness and it ran out in September 2023. I would have to retest, written and oral. Have not booked yet.
Oregon registry: qualified level, current

Training: Connecting Cultures 60 hrs (2016), mental health interpreting 8 hrs (2022)
School: GED 2008, Rickreall Adult Learning Center

Third language: understands some Mam through my wife's family.`,
    },
  ],
};
