import type { GradedJob } from '../types.ts';

export const chemistryTeacherBristolAcademy: GradedJob = {
  job: 'chemistry-teacher-bristol-academy',
  title: 'Teacher of Chemistry (full time, permanent), Bristol',
  spec: `Severn Vale School is a mixed 11-18 comprehensive of about 1,350 students on the northern edge of Bristol, and from January we need someone to take over the chemistry groups of a colleague who is retiring after twenty-six years. The science department is fourteen strong, has eight laboratories that were refitted in 2023 and two technicians who actually answer their e-mails, and chemistry is, we are glad to say, one of the most popular choices in our sixth form, with forty-one students across the two years.

You will teach combined and separate science to Years 9 to 11 and will share the Year 12 and 13 sets with the head of chemistry, following AQA. For that reason we can only consider people who hold Qualified Teacher Status, who have a degree in chemistry or in a subject with a great deal of chemistry in it (biochemistry, pharmacy, chemical engineering and materials science have all worked well here), and who have themselves taught chemistry to post-16 students, whether for A level, the International Baccalaureate, Scottish Highers or a comparable course elsewhere. Newly qualified colleagues are very welcome to apply for our other vacancy in general science.

It would be a pleasure to meet somebody who has run required practicals with large groups, marked for an exam board, helped with university or medical school applications, or would like to revive the Chemistry Olympiad team. You will be a form tutor. Pay is on the main or upper scale, we honour your current point, and our lessons start at 8.40. The school is committed to safeguarding; an enhanced DBS check and two references will be taken up. Interviews, including a taught lesson, take place in the third week of November.`,
  graded: [
    {
      name: 'harriet-coombes-chem-teacher',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'QTS since 2016, chemistry degree, a decade of A level chemistry up to now, AQA examining and Olympiad.',
      lacks: [],
      cv: `Harriet Coombes
BSc (Hons) Chemistry, PGCE, QTS (2016)

Current post
Wickwater Academy, Gloucestershire: Teacher of Chemistry, Key Stage 5 lead for chemistry since Sept 2021
September 2018 to present
Two Year 13 sets and one Year 12 set each year (AQA 7405), 24 to 28 students in total. Mean A level value added +0.31 in 2025 and +0.38 in 2026. I rewrote our scheme for the twelve required practicals so that a group of 26 can do the titration and the cyclohexene preparation in one double period. Years 10 and 11 triple science, one set of Year 9. Form tutor, currently 11C. I have taken a team to the RSC Olympiad each January since 2020 (four silver, one gold certificate last year). I run mock interviews for the medics and vets.

First post
Barton Hill Community School, Bristol: Teacher of Science, September 2016 to July 2018 (NQT year completed July 2017)
KS3 and GCSE science; one shared Year 12 chemistry group in the second year.

Other
AQA assistant examiner, A level Chemistry paper 2, summers 2022 to 2026
CLEAPSS radiation protection supervisor course, 2021
NPQ Leading Teaching, 2024

Education
PGCE Secondary Science with Chemistry, University of West Mendip, 2015-16
BSc Chemistry, 2:1, University of Aldermoor, 2012-15 

I live in Thornbury and would like to stop commuting across the river. Referees: the Head and the Head of Science at Wickwater.`,
    },
    {
      name: 'ignacio-ferrer-lowe-chem-eng-ib',
      kind: 'any-of',
      low: 84,
      high: 94,
      best: 89,
      why: 'QTS, chemical engineering degree (named as acceptable) and IB Higher Level chemistry for years then A level now; all musts met by the alternatives.',
      lacks: [],
      cv: `Ignacio Ferrer Lowe – Curriculum vitae

2024 (Sept) → now   St Brannoc's College, Weston: science, mostly the chemical part of it. GCSE groups in Y10/11 plus one lower sixth set of 17, OCR A spec. Tutor to Year 12.

2018 (Aug) → 2024 (June)   Colegio Internacional Monteclaro, Madrid. I taught the Diploma Programme, HL and SL, class sizes 9 to 15, six cohorts through to final papers. HL average in my last year 5.6 against a world mean of about 5. Supervised 30+ internal assessments and a dozen extended essays. MYP sciences for 13 to 16. Helped the leavers with British applications, including four who went into medicine.

2016 – 2018   Frome Vale High School, Bath area. Trained here through School Direct (qualified July 2017, recommended for QTS; number available) and stayed for my induction year 2017–18 teaching Key Stages 3 and 4.

2009 – 2015   Process engineer at Estuary Solvents Ltd, Avonmouth. Distillation and effluent. I got pulled into the school-visit scheme and that was that.

MEng Chemical Engineering, University of Pennard, first class, 2009. PGCE 2017.
Languages: English and Spanish, both native. Also first aid, minibus (D1), and I coach under-15 handball.

Things I'm proud of: a homemade gas chromatograph that the Madrid pupils still use; a zero-accident record with concentrated acids, so far.`,
    },
    {
      name: 'rochelle-dubinsky-ontario',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Excellent post-16 chemistry teacher with a chemistry degree, but certified in Ontario and has not yet been awarded QTS.',
      lacks: ['Qualified Teacher Status (England)'],
      cv: `ROCHELLE DUBINSKY, B.Sc., B.Ed., OCT
Relocating to Bristol with spouse, December 2026 (spousal visa granted)

PROFESSIONAL EXPERIENCE

Chemistry Teacher, Lakeridge Heights Collegiate, Oshawa, Ontario
Sept. 2015 – June 2026
• Grade 11 and Grade 12 University Preparation Chemistry (SCH3U/SCH4U), two to three sections a year, up to 30 students
• Advanced Placement Chemistry since 2019; 78% of my students scored 4 or 5 in May 2025
• Grade 9 and 10 de-streamed and academic science
• Coached the Avogadro contest and Chem 13 News team
• Lab safety lead for the department, WHMIS trainer
• Associate teacher for six teacher candidates

Occasional Teacher, Durham Region, Sept. 2014 – June 2015

CERTIFICATION
Ontario College of Teachers, Certificate of Qualification, member in good standing since 2014 (Intermediate/Senior: Chemistry, General Science). Honour Specialist in Chemistry, 2020.
I have read the guidance on applying for professional recognition in England and will send off the application for QTS once I have a UK address.

EDUCATION
B.Ed., Simcoe Lakes University, 2014
B.Sc. Honours Chemistry, University of Port Dalton, 2012

VOLUNTEER
Homework club, Oshawa Public Library, 2016 – 2022`,
    },
    {
      name: 'bev-lander-colour-educator',
      kind: 'trap',
      low: 12,
      high: 24,
      best: 18,
      why: "Teaches 'colour chemistry' to hairdressers; same words, another trade, with no QTS, degree or post-16 school chemistry.",
      lacks: [
        'Qualified Teacher Status',
        'degree in chemistry or similar',
        'taught chemistry post-16 (A level or comparable)',
      ],
      cv: `Bev Lander
Senior Colour Educator

I teach chemistry for a living, only mine ends up on people's heads.

Velour Professional Haircare UK — Educator, South West, 2016 to today
Deliver Colour Chemistry Foundation, Advanced Colour Chemistry and the Master Colourist programme to salon teams in Bristol, Bath and Cardiff. Groups of 8 to 20. pH, peroxide strength, oxidation, underlying pigment, patch testing. Write the lesson plans and the practical assessments, mark the portfolios, give individual feedback. 96% of learners rate my sessions excellent.

Head of Colour, Studio Ninety, Clifton — 2009 to 2016
Ran a column, trained juniors to Level 3, responsible for the dispensary and COSHH file.

Stylist, various, from 1999

Qualified: NVQ 3 Hairdressing (2001), Award in Education and Training Level 3 (2016), Assessor's award (2017), Velour Master Colourist (2012).
GCSEs including double science BB.

I'd love to bring my teaching of chemistry into a school, where young people could really benefit from the practical way I explain it. Happy to be a form tutor too.`,
    },
    {
      name: 'alistair-broome-left-2014',
      kind: 'old',
      low: 60,
      high: 72,
      best: 65,
      why: 'QTS, chemistry degree and thirteen years of A level teaching are all there, but the last lesson was in 2014 and nothing since has been in a classroom.',
      lacks: [],
      cv: `Alistair Broome, Portishead

2014 - 2026: With my wife I owned and ran Gull House, a nine-bedroom guest house in Clevedon. Bookings, breakfasts, VAT, six part-time staff. We sold up in the spring.

2001 - 2014: Kingsmead School, Swindon. Assistant teacher of chemistry, from 2007 second in department with responsibility for the sixth form. Taught A level (AQA, and Salters before that) throughout, normally two groups, as well as GCSE. Results in the top quarter of the county for much of that time: in 2012, 19 out of 23 candidates got A* to B. Wrote the departmental risk assessments. Organised the Top of the Bench and the Cambridge challenge entries. Pastoral tutor for four different year groups. Left in July 2014 of my own accord.

1997 - 2001: analytical chemist, Wessex Water Testing, Bath.

Qualifications: BSc Chemistry, University of Torbridge, 2.1, 1997. Postgraduate Certificate in Education 2002 by the employment route; awarded QTS in 2002, DfE number kept safe.

I am 51, fit, have kept reading Education in Chemistry, and did two days of observation at a Portishead school in September 2026 to see what has changed. The periodic table has not, the specification has, and I will need to get up to date with it.`,
    },
  ],
};
