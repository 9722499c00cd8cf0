import type { GradedJob } from '../types.ts';

export const hrBusinessPartnerPoultryPlantTexas: GradedJob = {
  job: 'hr-business-partner-poultry-plant-texas',
  title: 'HR Business Partner - Nacogdoches plant',
  spec: `Hi, I'm Dale, I manage the Piney Crest Foods plant in Nacogdoches, Texas, and I'm writing this one myself.

We process chicken. It's cold, it's loud, it starts at 4:45 a.m., and the 1,100 people who do it deserve someone from HR who comes out on the floor. That's you if you take this job. You'd work with me and six department superintendents; two HR generalists and the nurse's office work with you.

A normal week? Two or three investigations. Somebody's FMLA or ADA request. A supervisor who needs coaching before he says something dumb. I-9s and E-Verify done right, because in our business we get audited. Turnover numbers on Thursday. Orientation on Monday. We're non-union and mean to stay worth staying for.

What I can't do without:

Spanish. Not "some." Better than half my people speak it and nothing else, and you'll be holding hard conversations in it.

Four years as an HR generalist or business partner (or whatever your company called it) with hourly people in a plant, a warehouse or the like.

A certification: PHR, SPHR, SHRM-CP or SHRM-SCP, any of the four.

What I'd like but can live without: a degree in something, food or meat background, workers' comp, UKG, any experience with refugee workforces (we have about 80 Burmese employees).

$92-105K, relocation, plus more wings than you can eat. Send me your resume.`,
  graded: [
    {
      name: 'maribel-ontiveros-plant-hr',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'Native Spanish, current PHR, nine years of HR in meat and distribution, most of it on the floor.',
      lacks: [],
      cv: `MARIBEL ONTIVEROS, PHR
Tyler, Texas

PROFESSIONAL EXPERIENCE

Sabine Prairie Meats, Mt. Pleasant, TX - HR Business Partner (Mar. 2020 - Present)
• Partner to the plant manager and five superintendents of a 1,400-person beef fabrication plant, three shifts
• About 120 employee relations investigations a year, interviews mostly in Spanish; zero EEOC cause findings
• FMLA, ADA and religious accommodation decisions; return-to-work with the nurses and comp carrier (lost-time claims down 31% since 2021)
• Rebuilt I-9/E-Verify process, clean ICE Notice of Inspection in 2025
• First-90-day turnover cut from 68% to 41%
• Onboarding for Karenni and Congolese refugee hires with the resettlement agency
• Coach front line supervisors, run bilingual supervisor school twice a year
• UKG Pro, UKG Dimensions

Lone Mesa Logistics, Longview, TX - HR Generalist (June 2017 - Feb. 2020)
• 420-person grocery distribution center; recruiting, leaves, discipline, safety committee

Lone Mesa Logistics - Bilingual HR Assistant (Jan. 2016 - June 2017)

EDUCATION AND CERTIFICATION
PHR, HRCI - earned 2019, valid through 11/2028
B.B.A. Management, Caddo Lake State University, 2015

LANGUAGES
Spanish (first language, grew up in Del Rio), English`,
    },
    {
      name: 'jesse-calderon-people-partner',
      kind: 'synonym',
      low: 82,
      high: 94,
      best: 88,
      why: 'A People Partner in a carton plant who works half in Spanish and holds SHRM-SCP; everything is there in other words.',
      lacks: [],
      cv: `Jesús "Jesse" Calderón
Houston (Pasadena), open to moving to East Texas, my wife's folks live in Lufkin

I grew up crossing between Laredo and Nuevo Laredo and half my working day is en español.

People Partner at Bayou City Corrugated, May 2019 to today. Two box plants, 640 operators on rotating twelves. I am the one they come to. I've sat across from men who were about to lose their job and from women who had a foreman they were afraid of, and I write those cases up so they hold. Leaves, accommodations, unemployment hearings, work eligibility files (I redid 600 of them after an acquisition), absentee points, supervisors who need a talking-to. I carry the attrition figures to the GM on Mondays. One coordinator works for me. Introduced stay interviews at day 30 and 60; quits in first quarter went from 52 to 29 percent.

Employee Relations Rep, Port Terminal Staffing, Sept 2016 to April 2019. On-site for warehouse clients, up to 900 temps. Hiring, orientation in both languages, injuries, terminations.

Army, 2010 to 2015, human resources specialist (42A), Fort Bliss and Kandahar. Sergeant.

SHRM-SCP since December 2022, SHRM-CP before that (2019). Recert good till 2028.
Some college at San Jacinto Pines, no degree.`,
    },
    {
      name: 'caroline-beecham-portuguese',
      kind: 'missing',
      low: 55,
      high: 68,
      best: 62,
      why: 'Excellent plant HR career and SPHR, but her second language is Portuguese, with no Spanish shown.',
      lacks: ['fluent Spanish'],
      cv: `Caroline Beecham, SPHR
1208 Magnolia Bend, Longview, TX 75601

Experience

Kettering Poultry Company, Carthage, TX
Senior HR Business Partner                     2019 - present
HR Generalist                                  2015 - 2019

Business partner to the deboning, evisceration and shipping departments (950 team members). Lead investigator for the site. FMLA and ADA decisions, comp with the carrier, E-Verify administrator, affirmative action plan. Supervises one generalist and the clinic clerk. Turnover task force: annualized 94% to 61% between 2020 and 2024. Led the UKG Ready rollout. Works with our interpreters every day; about half of the workforce does not use English on the job.

Pinewood Door Manufacturing, Marshall, TX
HR Coordinator                                 2012 - 2015

Missionary teacher, Recife, Brazil             2009 - 2011

Certification: SPHR (2020, recertified 2023 and 2026), PHR 2016
Education: B.A. Communications, East Sabine Baptist College, 2009
Languages: English; Portuguese, fluent from two years in Brazil`,
    },
    {
      name: 'rosa-villagran-short',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 68,
      why: 'About sixty words that name every must-have with dates for the jobs but nothing about what she did.',
      lacks: [],
      cv: `Rosa Elena Villagrán, Lufkin TX, 936-555-0177

HR Business Partner, Tannehill Meats, Center TX. 2021 to now. 900 hourly employees, two shifts. Investigations, leave, I-9.
HR Generalist, Redbird Poultry, Lufkin. 2018 to 2021.
HR clerk, Redbird, 2016 to 2018.

PHR since 2020. Spanish is my first language, English from age 9.

Available with two weeks notice. References from both plants.`,
    },
    {
      name: 'alicia-montemayor-teacher',
      kind: 'unrelated',
      low: 6,
      high: 18,
      best: 12,
      why: 'A high school Spanish teacher: the language is there, nothing of HR.',
      lacks: ['four years of HR with hourly workforce', 'PHR/SPHR/SHRM certification'],
      cv: `Alicia Montemayor
Certified Educator, State of Texas (Languages Other Than English - Spanish, EC-12, valid to 2029)

TEACHING EXPERIENCE
Deep Pines ISD, Nacogdoches County - Spanish II, III and AP Spanish, August 2014 to present
Department chair since 2021. 150 students a year; AP pass rate 81%. Wrote the district's heritage speaker curriculum. Sponsor of the Spanish club and prom committee. Mentor to three new teachers. Translates at parent conferences and ARD meetings.

Huntington Creek ISD - ESL aide, 2012 to 2014

EDUCATION
M.Ed. Curriculum and Instruction, Caddo Lake State University, 2018
B.A. Spanish, same, 2012

OBJECTIVE
After twelve years in the classroom I am looking for a people-oriented career outside of education where my bilingual skills and love for helping others will make a difference.`,
    },
  ],
};
