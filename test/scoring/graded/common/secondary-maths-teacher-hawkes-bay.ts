import type { GradedJob } from '../types.ts';

export const secondaryMathsTeacherHawkesBay: GradedJob = {
  job: 'secondary-maths-teacher-hawkes-bay',
  title: "Teacher of Mathematics, Years 9-13 (Hawke's Bay, New Zealand)",
  spec: `Te Awa Ridge College is a co-educational state school of about 780 students between Napier and Hastings, with a roll that is growing and a mathematics department of six that is rather proud of itself. Because of a retirement we seek a full-time, permanent teacher of Mathematics and Statistics to begin on 28 January 2027. The right person will take classes from Year 9 to Year 13, and one of those will be our Level 3 Calculus class, so we can only consider people who have already taught calculus to senior students, in NCEA or in a comparable system. You will hold a current practising certificate from the Teaching Council of Aotearoa New Zealand, and your own degree will have mathematics (or a subject built on it, such as physics, engineering or statistics) as a substantial part. Beyond that we care about what happens in the room: clear explanations, high expectations of every ākonga, and a willingness to plan together rather than each behind a closed door. Experience with the co-requisite numeracy assessment, Level 3 Statistics, and writing or moderating internal assessments would be useful, as would being at ease with Desmos, Education Perfect or similar. All staff have a whānau class and help with something outside lessons; our chess club, rowing and kapa haka would all be pleased to see you. We are a school that is learning to honour Te Tiriti in its daily practice and te reo Māori, at whatever stage you have reached, is valued. A management unit may be available for someone ready to lead junior mathematics. Please send a CV, a covering letter and the names of two referees to the Principal's PA by noon on Friday 13 November.`,
  graded: [
    {
      name: 'rewi-hohepa-maths',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Current practising certificate, mathematics degree, six years of Level 3 Calculus and Statistics with NCEA moderation.',
      lacks: [],
      cv: `Rewi Hohepa
Ngāti Kahungunu
Taradale, Napier

Teaching Council NZ: Tūturu full practising certificate (Category One), renewed 2025, expires February 2028

Teaching posts

2020-present  Assistant teacher then Teacher i/c Junior Maths (from 2023), Karamū Heights High School, Hastings
 • Year 13 Calculus every year since 2020 (classes of 14 to 22). 2025: 86% gained the differentiation external, 11 Excellences
 • Year 13 Statistics 2021, 2024
 • Year 12 Maths, Year 11 numeracy co-req catch-up (pass rate 58 to 81%)
 • Wrote and moderated internals for Level 2 trig and Level 3 critical path
 • Whānau teacher, kapa haka tutor, rowing van driver

2018-2019  Teacher of Mathematics, Tāmaki West College, Auckland (provisional period completed)
 • Years 9-12

Tohu / Qualifications
GradDipTchg (Secondary), Waitematā University, 2017
BSc, Mathematics major, Statistics minor, Waitematā University, 2014-2016
Te Ara Reo level 4, 2022

Tools: Desmos, Education Perfect, CAS calculators, Kamar

Kaiwhakamahara / referees: principal and HoD of Karamū Heights`,
    },
    {
      name: 'fiona-drummond-distance-gem',
      kind: 'gem',
      low: 82,
      high: 93,
      best: 88,
      why: 'Titled learning facilitator at a distance provider, yet she teaches Level 3 Calculus to 130 students a year, certificated and with a physics degree.',
      lacks: [],
      cv: `FIONA DRUMMOND

Learning Facilitator, Distance Programmes
Aotearoa Open Learning, Wellington (working from home in Havelock North)
May 2019 - now

My job has a vague name. In practice I carry about 130 Year 13s each year, spread from Kaitaia to Stewart Island, on lighthouse roads, in hospital, in the athletes' programme, who are taking Calculus with us because their own school can't staff it. I teach live by video four times a week (limits, differentiation, integration, complex numbers), mark their work, ring them when they go quiet, and get them ready for the three NCEA externals in November. Over the last four years 79% of those who sat have passed all three. I also have a Year 11 numeracy group and wrote our internal on systems of equations, which was used as an exemplar for moderation.

Senior Physics and Maths, Mahia Coast Area School, Jan 2014 - Apr 2019. Face to face classes Year 9 to 13, maths and physics, dean of Year 10.

Engineer's assistant, Rimutaka Hydro, 2010 - 2012

Teaching Council practising certificate: full, to 19 June 2027
BSc (Physics, with maths papers to 300 level), Cook Strait University, 2009
Graduate Diploma of Teaching Secondary, 2013

I miss having a class in front of me, and a chessboard: club champion, Hastings, 2021.`,
    },
    {
      name: 'callum-reid-queensland',
      kind: 'foreign',
      low: 56,
      high: 68,
      best: 63,
      why: 'Eleven years of Mathematical Methods and Specialist in Queensland, but registered there and without a New Zealand certificate.',
      lacks: ['Teaching Council of Aotearoa practising certificate'],
      cv: `CALLUM REID  BSc (Maths) DipEd
Toowoomba, Queensland, moving to Napier in December with family

REGISTERED TEACHER, Queensland College of Teachers, full registration to 2030

EMPLOYMENT
Darling Ridge State High School, Toowoomba | Teacher of Mathematics | Jan 2018 - current
   Years 7 - 12. Specialist Mathematics (integration techniques, differential equations, vectors, complex numbers) and Mathematical Methods (differential and integral calculus) to Year 12 since 2018. Median Methods result up from 61 to 70. External assessment marker for Methods, 2022 - 2025. Year 8 maths coordinator. Desmos, TI-Nspire. Chess club.

Balonne River SHS, St George | Teacher of Maths and Science | 2015 - 2017
   Years 8 - 12, Methods (Maths B) in 2016 and 2017.

EDUCATION
Graduate Diploma in Education (Secondary), 2014
BSc, Mathematics, Great Divide University, 2011 - 2013

NEW ZEALAND STATUS
Australian citizen, free to work. I have read up on trans-Tasman mutual recognition and will start the Teaching Council application when I have an offer; not lodged so far.`,
    },
    {
      name: 'jess-tamatea-junior',
      kind: 'denial',
      low: 57,
      high: 69,
      best: 64,
      why: 'Certificated, with mathematics in her degree and good junior results, but says herself that she has never taught calculus.',
      lacks: ['has taught calculus to senior students'],
      cv: `Jess Tamatea - Kaiako pāngarau

Kia ora, I'm a Year 9 to 11 maths teacher in Gisborne looking to come home to the Bay.

Where I have taught
Tūranga Girls' College, Gisborne, February 2021 to present: Year 9, Year 10 and Level 1 Mathematics. I look after the numeracy co-requisite for the whole school, with three sittings a year, and the share of Year 10s through it by the end of the year rose from 44% to 73%. Two Year 11 internals written and moderated. Whānau teacher of a Year 9 class, netball manager, Education Perfect lead.

Certificate: Teaching Council full practising certificate valid until March 2028.

Study: BCom/BSc (Statistics and Finance; maths papers at 100 and 200 level), East Cape University 2016-2019. Postgraduate Diploma in Teaching, 2020.

Honestly: I have not taught calculus, or anything at Level 3. The highest class I have had is Year 11. I did calculus in my degree and would be keen to learn the course next to an experienced colleague.

Te reo: confident conversational, kura reo every January.

Referees: HoD Maths, Tumuaki Tuarua`,
    },
    {
      name: 'olivia-sanders-hygienist',
      kind: 'trap',
      low: 4,
      high: 14,
      best: 9,
      why: 'Her calculus is on teeth and her practising certificate from the Dental Council; no teaching of mathematics.',
      lacks: [
        'Teaching Council practising certificate',
        'mathematics in the degree',
        'has taught calculus to senior students',
      ],
      cv: `Olivia Sanders
Oral health therapist, Hastings

Annual practising certificate, Dental Council of New Zealand, current to 31 March 2027

Experience
Heretaunga Smiles, Hastings. Dental hygienist and therapist. Feb 2017 to now.
Eight to ten patients a day. Removal of calculus (supra and subgingival) by hand and ultrasonic scaler, root debridement, charting, radiographs, fissure sealants, fillings in children under 18. Teach oral hygiene to Year 7 and 8 classes at four colleges in Dental Week. Clinical tutor for second-year students one day a week since 2023, teaching calculus detection and instrument sharpening; write and mark their practical assessments.

Mobile dental unit, Wairoa. Dental therapist. 2015 to 2017.
School visits, recall lists, statistics for the DHB.

Education
Bachelor of Oral Health, Aoraki University, 2012 to 2014
NCEA Level 3 with Merit, 2011

Kapa haka, rowing masters.`,
    },
  ],
};
