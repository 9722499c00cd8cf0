import type { GradedJob } from '../types.ts';

export const occupationalTherapistKitchenerHomeCareOntario: GradedJob = {
  job: 'occupational-therapist-kitchener-home-care-ontario',
  title: 'Occupational Therapist, Home & Community (Kitchener-Waterloo)',
  spec: `Occupational Therapist, Home & Community

Hi, I'm Marlene. I started Three Rivers Rehab in my spare room in 2009; we are now fourteen OTs and physios visiting people in Kitchener, Waterloo, Cambridge and the townships. One of our OTs is retiring at Christmas and I'm looking for somebody to take on her clients.

What does a week look like? Twenty to twenty-two home visits, booked by you, grouped so you're not criss-crossing the region. Mostly seniors through Ontario Health atHome referrals: falls, Parkinson's, after a hip, after a stroke. A couple of motor vehicle accident files if you like them. Seating and wheelchairs, bathrooms and ramps, pressure care, cognition, and a lot of listening to tired spouses. You chart on a tablet in the driveway and you're usually home by half past four. Friday mornings we're all in the office with bad coffee, going over the hard ones.

What do I have to insist on?
 * Registration with the College of Occupational Therapists of Ontario, general certificate, in good standing. Not another province's, I need you seeing clients on day one.
 * Two years minimum of seeing clients in their homes or in the community as an OT. I've tried it with fewer and it wasn't fair to anyone.
 * A full G licence and a vehicle of your own.

What would make me smile? ADP authorizer status for wheelchairs and walkers. Home modification drawings that a contractor can read. Hospice or ALS experience. A second language: Portuguese, German or Mandarin come up every week. Knowing how to write an OCF-18 that gets approved.

How do we pay? Salary $88,000 to $99,000, mileage at the CRA rate, benefits after three months, four weeks off, your College fees and insurance.

Sound like you? Send me a resume and tell me about a visit that went sideways.`,
  graded: [
    {
      name: 'joana-medeiros-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'COTO general certificate, seven years of home visiting, G licence and car, ADP authorizer, Portuguese.',
      lacks: [],
      cv: `Joana Medeiros, OT Reg. (Ont.)
Cambridge, ON | 519-555-0117

College of Occupational Therapists of Ontario: general certificate since August 2018, renewed May 2026, no terms or conditions
ADP authorizer: wheelchairs, positioning, ambulation aids (2020)
G licence; 2022 RAV4 with room for two transport chairs

Experience

Granite Grove Home Health, Cambridge and Brant - Occupational Therapist
November 2021 to present
18-22 visits a week in people's homes. Referred by home and community care, palliative team, and two MVA adjusters. About 45 ADP applications a year. My bathroom sketches go straight to a contractor with the studs marked. For the last two years I've been the contact for the ALS clinic for the south of the region: power chairs, eye-gaze mounts, hospital beds in dining rooms. Took over onboarding for new grads, 3 so far.

Sandhills Community Rehab, Brantford - Occupational Therapist
September 2018 to October 2021
Home visits for older adults, falls program, school-age kids one day a week until 2020. First virtual home assessments during the pandemic.

Education
MSc (OT), Lake Erie University, 2018. BSc Kinesiology, Lake Erie University, 2016.

Courses: seating and mobility 2019, 2023; MoCA certified; LEAP palliative 2022; OCF forms workshop 2024.

Portuguese at home, at work most days.

A visit that went sideways: I arrived to measure a doorway and found the client on the floor behind it. We measured the doorway an hour later, when the paramedics had taken the door off.`,
    },
    {
      name: 'neil-achterberg-gem',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 84,
      why: 'Called an accessibility lead at a housing charity, he is a College-registered OT who has assessed people in their homes weekly for four years, with licence and truck; atHome and clinical rehab work are thinner.',
      lacks: [],
      cv: `NEIL ACHTERBERG
Accessibility & Equipment Lead, Hearthside Supportive Housing, Guelph

What I do now (September 2022 to today)
Hearthside owns 640 apartments rented to people with disabilities and to seniors. I'm the person who goes and looks. Each week I spend three and a half days in tenants' homes, fifteen visits or so: how does she get from bed to toilet, what happens at two in the morning, can he still use the stove, does the chair fit him or did it fit him in 2015. I assess transfers, function, skin risk, cognition when there's a worry, and write the recommendation. I prescribe chairs and cushions, and send the Assistive Devices Program forms under my own authorizer number (since 2023). I have drawn up 118 bathroom and entrance modifications, and stood there while they were built. I teach the support workers lifts and slings. I also answer to the board for the $900k retrofit fund, but that's Fridays.

To do any of this I had to be an occupational therapist, and I am: College of Occupational Therapists of Ontario, general certificate, since February 2020, renewed every spring and at present good to May 31, 2027. Professional liability through the association.

Before (March 2020 to August 2022)
Staff OT, in-patient rehab and stroke unit, Eramosa General Hospital, Guelph. Pre-discharge home visits about twice a month.

Schooling
MScOT, Hillfield University (Hamilton), 2019
BA Psychology, 2014, then three years as a carpenter, which shows in the drawings

I drive my own pickup, full G, clean abstract. Plautdietsch and High German from my grandparents, and it gets me in the door in Wellesley and St. Jacobs.`,
    },
    {
      name: 'priya-lindqvist-missing',
      kind: 'missing',
      low: 59,
      high: 72,
      best: 65,
      why: 'A good, registered hospital OT with licence and car, but all seven years were on the wards and the ad insists on two in homes or the community.',
      lacks: ['two years of home or community OT'],
      cv: `Priya Lindqvist, MScOT, OT Reg. (Ont.)
Waterloo, Ontario
plindqvist@larkpost.example / 226 555 0171

PROFILE
Hospital occupational therapist. Quick, organized, liked by families. I know what happens to people up to the moment the taxi comes, and I would like to find out what happens afterwards.

LICENCE TO PRACTISE
College of Occupational Therapists of Ontario, general certificate, first issued July 2019, renewed to May 31, 2027. Liability cover with the association.

WORK EXPERIENCE

Victoria Hill Health Centre, Kitchener
Occupational Therapist, Medicine and Orthopaedics
April 2022 – Present (full-time)
 • 28 beds of acute medicine, plus hip fracture and joint replacement patients. Eight to ten people a day.
 • Self-care, transfers and cognition (MoCA, Cognistat, kitchen task). Splints. Pressure injury rounds with the wound nurse each Wednesday.
 • Decide with the team who can go home and what they'll need: commode, rails, bed lever, a walker from the loan cupboard. I hand over to the community therapist by phone and by form.
 • Chair of the falls huddle since 2024. Falls with harm on the unit went from eleven to four the year after.
 • Take two students a year from Hillfield University.

Preston Memorial Hospital, Cambridge
Occupational Therapist, Acute Stroke and ICU
August 2019 – March 2022 (full-time)
 • Early mobilization, arm and hand therapy, delirium, seating in tilt chairs.
 • Covid redeployment to the family communication desk, spring 2020.

EDUCATION
MSc Occupational Therapy, Hillfield University, 2019
Honours BSc Biology, 2016
Home visit during studies: eight week placement with a home care agency in Guelph, autumn 2018.

COURSES
Wheelchair seating, introduction (2 days), 2023
Bobath basic, 2021
CPR level C, March 2026

OTHER
Full G since 2014, own car (Civic), clean abstract. English, Punjabi and Swedish. Sew, run, keep bees on a balcony against the rules of the building.

REFEREES
Clinical manager, Medicine, Victoria Hill; professional practice lead, OT.`,
    },
    {
      name: 'douglas-faraday-old',
      kind: 'old',
      low: 61,
      high: 74,
      best: 67,
      why: 'Everything is held, but his seven years of home visiting ended in June 2016 and he has been teaching ever since.',
      lacks: [],
      cv: `DOUGLAS FARADAY, OT Reg.(Ont.)
New Hamburg, Ontario

Professor, Occupational Therapist Assistant & Physiotherapist Assistant Program
Blackcreek College, Kitchener, August 2016 - present
I teach the OT half of a two-year diploma: activity analysis, transfers and equipment labs, cognition, documentation. Thirty-six students a year. Coordinator since 2020, responsible for accreditation, placements with 40 partner agencies and four part-time faculty. I do not carry a caseload; I visit students on placement each term and observe.

Community Occupational Therapist
Nith Valley Home Rehab, Kitchener, May 2009 - June 2016
In-home assessment and treatment for seniors and adults after injury in Waterloo Region and Perth County. 20 visits a week. Wheelchairs, scooters, bathroom equipment and renovations, energy conservation, dementia and driving concerns, MVA files including OCF-18s and Form 1s. I was an ADP authorizer until 2016.

Occupational Therapist, in-patient
St. Clement's Hospital, Stratford, 2006 - 2009

Registration: College of Occupational Therapists of Ontario since 2006, general certificate, current (renewed May 2026)
Degree: BHSc (OT), 2006, MEd 2015
G licence, Subaru Outback
German, fair

After ten years of telling others how to do it I would like to do it again while my knees allow.`,
    },
    {
      name: 'taylor-brisson-list',
      kind: 'list',
      low: 22,
      high: 36,
      best: 29,
      why: 'Every word of the trade in lists, but the posts behind them are rehab aide and retail: no degree, no College registration and no OT practice shown.',
      lacks: ['COTO registration', 'two years of home/community OT', 'G licence and own vehicle'],
      cv: `TAYLOR BRISSON
Kitchener ON

OBJECTIVE
To obtain an Occupational Therapist position in home and community care with a growing company where I can use my skills and passion.

CORE COMPETENCIES
Occupational therapy | COTO | OT Reg. (Ont.) | Home visits | Community care | Ontario Health atHome | ADP authorizer | Wheelchair and seating | Home modifications | Falls prevention | Parkinson's | Stroke | Hip fracture | Pressure care | Cognitive assessment | MoCA | OCF-18 | MVA | Palliative | ALS | Caregiver support | G licence | Vehicle | Tablet charting | Time management | Client-centred practice | Interdisciplinary teamwork | Portuguese | German

SOFT SKILLS
Empathy, listening, organization, resilience, problem solving, leadership

EMPLOYMENT
Rehab Aide (casual), Maple Terrace Long Term Care, Kitchener, 2023-2024
- portered residents, cleaned equipment, set up exercise group
Sales Associate, HomeMart Medical Supply aisle, Waterloo, 2024-now
- walkers, raised toilet seats, cash, stock

COURSES
Introduction to Occupational Therapy (online, 6 hours)
Seating and Mobility Basics (webinar)
Home Safety for Seniors (webinar)

EDUCATION
High school diploma, 2021

References on request`,
    },
  ],
};
