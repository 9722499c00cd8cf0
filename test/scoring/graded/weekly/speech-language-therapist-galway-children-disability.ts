import type { GradedJob } from '../types.ts';

export const speechLanguageTherapistGalwayChildrenDisability: GradedJob = {
  job: 'speech-language-therapist-galway-children-disability',
  title: "Senior Speech and Language Therapist, Children's Disability Network Team",
  spec: `Brightharbour Children's Services is a voluntary body funded under Section 38, and we run the children's disability network team for the east side of Galway city and out as far as Loughrea. Our senior speech and language therapist is going on to a clinical specialist post in the new year and we are looking for somebody to take her place, permanent and full time, on the HSE senior therapist scale.

You would be working with children from birth to eighteen with complex needs, alongside physios, OTs, psychologists, a social worker and two early intervention teachers. Roughly half the week is communication work in homes, preschools and special classes: coaching parents, Lámh, low and high tech AAC, groups in the summer. The other half is feeding. We have a long list of small children with cerebral palsy, Down syndrome and tube dependency, and we need somebody who can assess a meal safely, knows when to send for videofluoroscopy and can stand over a feeding plan. This is not a post in which to begin with paediatric dysphagia, so please be able to show us that you have carried such a caseload.

To be considered you must be on the register of speech and language therapists at CORU, have a minimum of three years' experience since qualifying, and have a full driving licence, since the work is spread over a big rural area. It would be lovely to have someone with Hanen or AAC training, a bit of experience supervising staff grade therapists or students, and enough Irish to manage in a naíonra, but none of those is a deal-breaker. Garda vetting applies. A panel may be formed. If you would like to talk about it first, ring Sinéad in the office any afternoon.`,
  graded: [
    {
      name: 'aoife-ni-bhriain-cdnt',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 94,
      why: 'CORU-registered, seven years qualified with a dated paediatric dysphagia caseload in a disability team, AAC, Hanen, Irish and a full licence.',
      lacks: [],
      cv: `AOIFE NÍ BHRIAIN
Speech & Language Therapist
Athenry, Co. Galway | 085 555 0142

CORU registration SL031187 (renewed to Oct 2027). Member IASLT. Full Irish licence, own car. Fluent Irish.

EDUCATION
2015–2019 B.Sc. (Clinical Speech and Language Studies), First Class, Corrib University
2021 Post-basic paediatric dysphagia course, Dublin (IASLT-recognised)
2022 It Takes Two to Talk (Hanen) certified
2023 PODD two-day workshop; Lámh tutor 2024

EXPERIENCE
Staff grade SLT → acting senior since Jan 2025, Shannonside CDNT, Ennis (Aug 2021 – present)
* About 55 children 0-18 open to me. 24 of them are on my FEDS list: CP (GMFCS IV–V), T21, ex-prems weaning off PEG/NG.
* Mealtime assessment in homes and in the special school, written plans for SNAs, cervical auscultation; attend joint VFSS clinic in Limerick each month and I do the referrals for the team.
* Grid 3 and LAMP trials; wrote eleven funded device applications last year.
* Practice educator to 3rd and 4th year students, and supervise 2 staff grades.

SLT, Primary Care, Mayo South (Sept 2019 – July 2021)
* Under-5s language delay, school-age DLD, speech sound disorders. Small adult community dysphagia caseload in second year.

OTHER
Treasurer of camogie club. Garda vetted (current employer).`,
    },
    {
      name: 'mark-prendergast-mealtimes',
      kind: 'synonym',
      low: 81,
      high: 93,
      best: 87,
      why: "Says it in parents' words, but on the CORU register, ten years qualified, years of paediatric swallowing work and a full licence; AAC is lighter and there is no Irish.",
      lacks: [],
      cv: `Mark Prendergast, Oranmore

I help children to talk, or to make themselves understood if talking is not how they will do it, and I help them to eat without coming to harm. I've been at it since the summer of 2016, when I finished my master's in Cork (MSc SLT, Lee University; my first degree was in Linguistics), and I've been registered with CORU since that same autumn.

The bulk of my work has been at St Fachtna's, a voluntary service for children with physical and intellectual disability in Limerick. I was there from February 2018 till March of this year. The mealtime clinic was mine with the dietitian, every Wednesday and Friday: chewers, chokers, silent aspirators, children who had not taken a thing by mouth in their lives. I'd watch lunch in school, trial textures and thickened fluids (IDDSI levels), position with the physio, and write a one page plan that a bus escort could follow. I did the swallow x-rays with radiology in the Regional about twice a month. In all I had between thirty and forty of these children at any time.

On the talking side: parent coaching, visual supports, picture exchange, an iPad with TouchChat for some. I took a student every spring and supervised a new graduate for two years.

Before that I did seventeen months (Sept 2016 to January 2018) in a primary care centre in Nenagh, mostly preschoolers.

Since April 2026 I am covering a maternity leave in the Galway paediatric hospital service, inpatients and neonatal feeding follow-up, to finish in January.

Clean full licence since 2011. Handy with a hurl. My Irish is school Irish.`,
    },
    {
      name: 'thandeka-mabuza-hpcsa',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: 'Nine years with a heavy paediatric feeding caseload, but registered in South Africa; her CORU application is still being assessed.',
      lacks: ['CORU registration (application pending)'],
      cv: `THANDEKA MABUZA
Speech-Language Therapist (HPCSA registered, STA 0041…)
Currently: Tuam, Co. Galway (moved March 2026, Stamp 4 through spouse)

Registration status
HPCSA: active, independent practice, since January 2017
CORU: application for recognition of my qualification lodged May 2026; asked in September for further syllabus documents, decision awaited

Employment history
2026/04 – to date: SLT assistant (therapy assistant grade), Primary Care, Tuam. Language groups, Lámh songs, materials, under supervision.
2020/02 – 2026/02: Senior Speech Therapist, Umgeni Children's Hospital, Durban. Neonatal ICU and high care feeding, burns, cerebral palsy clinic. I ran the MBS (videofluoroscopic swallow) list with radiology for five years. Weaning from NG and gastrostomy. Caregiver training in isiZulu and English. Supervised community service therapists.
2018/01 – 2020/01: Speech Therapist, Thembalethu School for learners with special needs. Switches, communication boards, GoTalk, teacher training, feeding plans for 40 boarders.
2017/01 – 2017/12: Community service year, rural district hospital, Eastern Cape.

Qualifications
B. Communication Pathology (Speech-Language Pathology), Natalia University, 2013-2016
NDT/Bobath paediatric 8 week course, 2021
Certificate in Paediatric Dysphagia, 2019

Driving: full licence (South African, exchanged for Irish category B in July 2026).`,
    },
    {
      name: 'caroline-dunphy-speech-drama',
      kind: 'trap',
      low: 8,
      high: 20,
      best: 13,
      why: 'Speech here means elocution and drama grades and language means English classes for students; no therapy, no CORU, no swallowing work.',
      lacks: [
        'CORU registration',
        'three years as speech and language therapist',
        'paediatric dysphagia caseload',
      ],
      cv: `Caroline Dunphy, ALCM (Speech & Drama)

Teacher of speech, language and performance with over 20 years working with children of all ages

* Dunphy School of Speech and Drama, Salthill: owner and principal teacher, 2008 to the present. About 130 pupils a week aged 4 to 18. Preparation for grade exams in verse speaking, choral speech, public speaking and communication skills. Voice, articulation, breath, tongue twisters. Several of my pupils were shy or had a slight lisp and came on wonderfully.
* Western Language Academy, Galway: senior English language teacher, summers 2011 to 2024. Juniors from Spain and Italy, up to B2. Assessment on arrival, progress reports, supervising new teachers.
* Feis adjudicator, various counties, since 2014

Associate diploma 2003, CELTA 2010. Safeguarding training with Tusla e-learning 2024. Garda vetted. Full driving licence. Gaeilge líofa.

I have always had a great interest in how children communicate and would bring energy and imagination to your team.`,
    },
    {
      name: 'roisin-hession-thin',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 69,
      why: 'In sixty words all the musts are stated with dates, but too little is told to be sure of the depth.',
      lacks: [],
      cv: `Róisín Hession, Gort. SLT, CORU reg. SL029944.

Jan 2022 to date: Tús Beag network disability team, Portlaoise. Children 0-18, communication and feeding/swallowing (about fifteen children with dysphagia at a time, VFSS referrals).
2020-2021: Primary care, Tullamore, staff grade.

BSc Speech and Language Therapy, Corrib University, 2020. Hanen 2023.

Full licence and car. Looking to move home. References from both managers available.`,
    },
  ],
};
