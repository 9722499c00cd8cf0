import type { GradedJob } from '../types.ts';

export const earlyChildhoodTeacherNewcastleNsw: GradedJob = {
  job: 'early-childhood-teacher-newcastle-nsw',
  title: 'Early Childhood Teacher, preschool room',
  spec: `EARLY CHILDHOOD TEACHER (ECT): preschool room, Newcastle NSW

Wattlebird Lane Early Learning is a 59-place, family-owned long day care centre rated Exceeding. We are losing our beloved teacher to a move up the coast and need someone for our 3 to 5s from late January.

ABOUT THE ROLE
• Full time, 38 hours, Monday to Friday on a rotating roster (earliest start 7.15)
• Lead the educational program for 22 children with two educators beside you
• Observe, plan and document in a way that families actually read, guided by EYLF V2.0
• Write transition to school statements and talk with the local kindergartens
• Support inclusion of children with additional needs, together with allied health
• Help the director keep our Quality Improvement Plan alive

YOU WILL NEED (no exceptions, these are licensing matters)
• A completed early childhood teaching degree on the ACECQA list, either a bachelor (birth to five, birth to eight or birth to twelve) or a graduate diploma
• Accreditation with NESA, provisional or higher
• A paid-work NSW Working With Children Check
• Current first aid in an education and care setting (HLTAID012), incl. asthma and anaphylaxis

WE WOULD ALSO LOVE
• Some experience running a preschool room
• Bush kinder or sustainability projects
• Confidence with Storypark

WE OFFER
• 12% above award, teacher rates
• Four hours off the floor each week for programming
• Five weeks of leave, paid PD days, half-price childcare

Apply with resume and a one-page letter to the director. Aboriginal and Torres Strait Islander people are warmly encouraged to apply.`,
  graded: [
    {
      name: 'georgia-maclean-ect',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Bachelor of early childhood, NESA proficient, check and first aid valid, six years leading preschool rooms.',
      lacks: [],
      cv: `GEORGIA MACLEAN
Early childhood teacher
Mayfield NSW 2304 | 0491 570 006

REGISTRATIONS AND CHECKS
NESA: Proficient Teacher (early childhood), accredited 2020, proficient since October 2022
Working With Children Check NSW: paid, expires 14/05/2029
HLTAID012 Provide first aid in an education and care setting (asthma, anaphylaxis): 21 February 2026; CPR same date
Child protection refresher: 2026

TEACHING HISTORY
Preschool teacher / educational leader, Paperbark Community Preschool, Waratah
Jan 2022 to now
A 40-place community preschool. I teach the four-to-five group (20 kids a day, two educators). I became educational leader in mid-2023. The service moved from Meeting to Exceeding in the 2025 assessment; I wrote most of QA1. Weekly bush program at the creek reserve. Transition statements for 18 to 24 children each year. Worked with the speechie and OT for three children on the spectrum. Daily stories through Storypark.

ECT, 3-5 room, Little Lantern Childcare, Charlestown
Feb 2020 to Dec 2021
First job after uni. Took over the room leader role after eight months.

STUDY
Bachelor of Education (Early Childhood, birth to five), Coalfields University, completed Nov 2019

BITS AND PIECES
Worm farms, ukulele, Auslan level 1.`,
    },
    {
      name: 'hamish-oreilly-graddip',
      kind: 'any-of',
      low: 85,
      high: 94,
      best: 90,
      why: 'Came by the graduate diploma instead of the bachelor, which the ad accepts; everything else valid and three years of 3-5s teaching.',
      lacks: [],
      cv: `Hamish O'Reilly
0491 570 110 / Islington, Newcastle

I came to teaching the long way, by a psychology degree and four years as a swim instructor. In 2022 I did the Graduate Diploma in Early Childhood Teaching at Macquarie Plains University (one year full time, on the ACECQA list of approved ECT qualifications) and finished it in December that year.

Since February 2023 I've been a teacher at Gumnut Junction Long Day Care in Wallsend. The first year I floated between toddlers and preschool, and since January 2024 I've had the 3-5 room to myself: 24 places, me plus two diploma educators. I plan from what the children are up to (this term it's drains and where the water goes), keep the learning journals, and hold the family chats twice a year. I've written school readiness statements for three groups of leavers now. One little boy with a hearing loss, one girl with type 1 diabetes, inclusion support funding applied for and got. We composted our way to a council sustainability award in 2025.

Paperwork: accredited with NESA since March 2023 (provisional, my proficient submission is in). WWCC for paid work, runs out August 2028. First aid for education and care (HLTAID012) done June 2025, CPR updated June 2026.

Before: Swim instructor and pool supervisor, Hunter Aquatics, 2018-2021. BPsych, Macquarie Plains University, 2014-2017.

Referees: director at Gumnut Junction, mentor teacher.`,
    },
    {
      name: 'taylah-nguyen-studying',
      kind: 'in-progress',
      low: 44,
      high: 56,
      best: 50,
      why: 'Able room leader with check and first aid, but the degree is a year away and so is NESA; both are licensing matters.',
      lacks: ['completed early childhood teaching degree', 'NESA accreditation'],
      cv: `TAYLAH NGUYEN

Preschool Room Leader / Diploma qualified educator

Contact: Lambton NSW, taylah.nguyen@example.com.au

Current position
Sunny Cove Early Education, Adamstown - Room Leader 3-5 (March 2021 - current)
Lead educator in a room of 25 working beside the centre's ECT. Programming under the EYLF, portfolios on Storypark, parent communication, mentoring trainees. Organised excursions to the wetlands every term. Acting 2IC when the director is away.

Previous
Sunny Cove Early Education - Educator, 0-2 and toddlers (Feb 2017 - March 2021)
Trainee 2016

Qualifications
Diploma of Early Childhood Education and Care, Hunter Coast TAFE College, 2019
Certificate III, 2016
Bachelor of Teaching (Early Childhood), Coalfields University, online part time: 26 of 32 units passed, final practicum September 2027, expect to graduate end of 2027

Checks
WWCC (paid) valid to 2030
First aid HLTAID012, done 11/2025; CPR 11/2025
NESA: not accredited yet, will apply when the degree is done`,
    },
    {
      name: 'taylah-nguyen-pasted',
      kind: 'pasted',
      low: 44,
      high: 56,
      best: 50,
      why: "The room leader's own CV with the whole ad copied underneath; the copy adds nothing.",
      lacks: ['completed early childhood teaching degree', 'NESA accreditation'],
      twin: 'taylah-nguyen-studying',
      cv: `TAYLAH NGUYEN

Preschool Room Leader / Diploma qualified educator

Contact: Lambton NSW, taylah.nguyen@example.com.au

Current position
Sunny Cove Early Education, Adamstown - Room Leader 3-5 (March 2021 - current)
Lead educator in a room of 25 working beside the centre's ECT. Programming under the EYLF, portfolios on Storypark, parent communication, mentoring trainees. Organised excursions to the wetlands every term. Acting 2IC when the director is away.

Previous
Sunny Cove Early Education - Educator, 0-2 and toddlers (Feb 2017 - March 2021)
Trainee 2016

Qualifications
Diploma of Early Childhood Education and Care, Hunter Coast TAFE College, 2019
Certificate III, 2016
Bachelor of Teaching (Early Childhood), Coalfields University, online part time: 26 of 32 units passed, final practicum September 2027, expect to graduate end of 2027

Checks
WWCC (paid) valid to 2030
First aid HLTAID012, done 11/2025; CPR 11/2025
NESA: not accredited yet, will apply when the degree is done

KEY COMPETENCIES

EARLY CHILDHOOD TEACHER (ECT): preschool room, Newcastle NSW

Wattlebird Lane Early Learning is a 59-place, family-owned long day care centre rated Exceeding. We are losing our beloved teacher to a move up the coast and need someone for our 3 to 5s from late January.

ABOUT THE ROLE
• Full time, 38 hours, Monday to Friday on a rotating roster (earliest start 7.15)
• Lead the educational program for 22 children with two educators beside you
• Observe, plan and document in a way that families actually read, guided by EYLF V2.0
• Write transition to school statements and talk with the local kindergartens
• Support inclusion of children with additional needs, together with allied health
• Help the director keep our Quality Improvement Plan alive

YOU WILL NEED (no exceptions, these are licensing matters)
• A completed early childhood teaching degree on the ACECQA list, either a bachelor (birth to five, birth to eight or birth to twelve) or a graduate diploma
• Accreditation with NESA, provisional or higher
• A paid-work NSW Working With Children Check
• Current first aid in an education and care setting (HLTAID012), incl. asthma and anaphylaxis

WE WOULD ALSO LOVE
• Some experience running a preschool room
• Bush kinder or sustainability projects
• Confidence with Storypark

WE OFFER
• 12% above award, teacher rates
• Four hours off the floor each week for programming
• Five weeks of leave, paid PD days, half-price childcare

Apply with resume and a one-page letter to the director. Aboriginal and Torres Strait Islander people are warmly encouraged to apply.`,
    },
    {
      name: 'priya-raman-primary',
      kind: 'adjacent',
      low: 47,
      high: 59,
      best: 54,
      why: 'A proficient primary teacher with checks and first aid, but her K-6 degree is no early childhood qualification and she has never taught under-fives.',
      lacks: ['ACECQA-listed early childhood teaching degree'],
      cv: `Priya Raman   Primary Teacher (K-6)

NESA Proficient | WWCC paid, to Nov 2027 | HLTAID012 July 2025 | CPR and anaphylaxis July 2026

Kotara Hill Public School              2019 - present
 Kindergarten 2023, 2024, 2026
 Year 1 2021, 2022, 2025
 Year 3 2019, 2020
Class teacher for 20-26 children. Play-based start to the Kindergarten year, phonics, maths groups, reporting, IEP meetings with learning support. Coordinates the kindy orientation mornings in Term 4 and reads the transition statements that come from the preschools. Kitchen garden coordinator.

Casual relief teaching, Lake Macquarie schools              2018

Bachelor of Education (Primary), Southern Ranges University, 2014 - 2017

I would love to work with younger children. My degree covers ages 5 to 12 only; I am thinking about the graduate diploma in early childhood but am not enrolled so far.`,
    },
  ],
};
