import type { GradedJob } from '../types.ts';

export const chemistryTeacherShropshireComprehensive: GradedJob = {
  job: 'chemistry-teacher-shropshire-comprehensive',
  title: 'Teacher of Chemistry',
  spec: `Aldermoor Vale is a mixed 11-18 comprehensive of 1,140 students on the edge of the Shropshire hills, and after twenty-two years our senior chemist, Mrs Tennant, is retiring. We would like her successor to start in January 2027, or after Easter for the right person. She leaves a Year 13 set of seventeen and a Year 12 set of twenty-one in the middle of their course, so this is not a post in which to meet sixth-form chemistry for the first time: you will have taught the subject at A level, or on an equivalent post-16 course such as the IB Diploma, Scottish Higher or Irish Leaving Certificate, for no fewer than two full years. You must hold qualified teacher status; the governors accept QTLS with current membership of the Society for Education and Training on equal terms. Your degree must be in chemistry or have chemistry at its heart, and biochemistry, chemical engineering or pharmacy would all do.

The timetable is roughly half chemistry in Years 10 to 13 and half general science lower down the school, with a tutor group. You will plan and run the required practicals with Colin, our technician, mark promptly, write reports that parents can understand and speak at two open evenings a year. We sit OCR A, and it would help if you knew it, though nobody is born knowing an exam board. We should be especially glad of someone who has marked for a board, who could take a few lessons of GCSE physics, or who would revive the Olympiad club.

Main pay scale or upper pay scale, with a retention allowance for two years. Aldermoor Vale is committed to safeguarding and promoting the welfare of children; the appointment is subject to an enhanced DBS check, two references and an online search. Visits before applying are warmly encouraged.`,
  graded: [
    {
      name: 'priya-ramanathan-ks5-lead',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: "QTS since 2015, MChem, ten years of dated and current A-level chemistry on the school's own board, with marking for the board as a bonus.",
      lacks: [],
      cv: `PRIYA RAMANATHAN
14 Quarry Rise, Telford    priya.ramanathan@mailbox.example    07700 900142

EMPLOYMENT
Dates    Post    School
Sept 2019 - present    Teacher of Chemistry and KS5 Chemistry Lead (TLR 2b)    Corve Bank Academy, Telford (11-18, 1,300 on roll)
- two Year 12 and two Year 13 sets each year, OCR A since 2020, before that AQA
- wrote the sixth-form scheme of work and the PAG practical log now used by three colleagues
- 2025 results: 31 entries, 58 % A*-B, value added +0.34; 2026: 28 entries, 61 % A*-B
- Year 10/11 triple award, Year 8 combined science, form tutor 9R
- Royal Society of Chemistry Olympiad, two silver certificates 2024
Sept 2015 - Aug 2019    Teacher of Science (Chemistry)    Dunsall High School, Stafford
- induction year passed July 2016
- KS3 to A level; shared Year 12 from the second year, own Year 13 from Sept 2017
- looked after chemical storage with the technician, CLEAPSS risk assessments

ALSO
OCR assistant examiner, Paper 1 (H432/01), summers 2022, 2023, 2025
Mentor to three ECTs

EDUCATION
2014 - 2015  PGCE Secondary Science (Chemistry) with QTS, University of Sheffield. QTS awarded 1 August 2015
2010 - 2014  MChem, upper second, University of Hull
A levels: Chemistry A, Maths A, Physics B

Referees: Head of Science and Headteacher, Corve Bank Academy. Enhanced DBS on the update service.`,
    },
    {
      name: 'gareth-lomas-fe-lecturer',
      kind: 'any-of',
      low: 78,
      high: 90,
      best: 84,
      why: 'QTLS with live SET membership, a chemical engineering degree and twelve years with upper-sixth chemistry meet all three musts by the alternative routes; only lower-school science is missing.',
      lacks: [],
      cv: `Gareth Lomas BEng QTLS
Wem, Shropshire

I came to the classroom from a dairy. For seven years I was a process engineer (Marchfield Creameries, July 2006 to August 2013), in charge of evaporators, cleaning chemistry and, increasingly, of the apprentices, whom I turned out to enjoy more than the evaporators. In the autumn of 2013 I did some voluntary hours at the local college and a year later they employed me.

Since September 2014 I have lectured at Teme Valley College in Oswestry, full time. My main work has always been the lower and upper sixth in chemistry, AQA 7404 and 7405: two groups, between 30 and 40 students altogether, of whom eight or nine a year go on to medicine, pharmacy or a chemical degree. I do the whole subject, organic included, and all twelve assessed practicals. Last summer 26 of the upper sixth sat and 22 had a C or better, against 71 per cent in colleges like ours. Alongside that I have a resit group for GCSE combined science, physics papers included, and I have been personal tutor for a group of 20 since 2016. I have not had eleven to fourteen year olds except on the college's taster days, and I know I would be learning there.

Training and membership: Diploma in Education and Training, 2016. Qualified Teacher Learning and Skills conferred March 2018. Society for Education and Training, membership renewed, paid up to 31 March 2027. First degree: BEng Chemical Engineering, 2:1, Aston University, 2003-2006.

Outside: bell ringing, two teenage daughters, a very slow half marathon.`,
    },
    {
      name: 'aoife-ni-bhriain-leaving-cert',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'A strong chemistry teacher with the accepted Leaving Certificate experience and degree, but her registration is Irish and the English QTS is not in hand.',
      lacks: ['QTS (or QTLS); registered with the Irish Teaching Council only'],
      cv: `CURRICULUM VITAE

Aoife Ní Bhriain
Ballinasloe, Co. Galway (moving to Shrewsbury with my husband at Christmas)
D.O.B. 09/04/1991

Teaching Council of Ireland: fully registered, Route 2 Post-Primary, Chemistry and Physics, Reg. since August 2013, renewed each year, last in August 2026

QUALIFICATIONS
B.Sc. (Ed.) in Physical Sciences with Chemistry and Physics, University of Limerick, 2009-13, First Class Honours. Half of the credits chemistry, final year project on ester kinetics.
Cert. in Special Educational Needs, 2018

TEACHING
Scoil Naomh Gobnait, Loughrea (post-primary, mixed, 720 pupils)
Sept. 2016 to date, permanent, whole-time
Leaving Cert Chemistry, higher level, 5th and 6th year, every year. 19 girls and lads sat it in June 2026: nine H1/H2. Junior Cycle Science 1st to 3rd year. Set up the new lab in 2021 and keep the stock register. Year Head for 4th (Transition) Year 2022-24. Young Scientist entries each January.

Coláiste Mhuire na Trá, Salthill
Sept. 2013 - June 2016, maternity and fixed-term contracts
LC Physics and Chemistry (own 5th/6th year class from 2014), Junior Cert Science, maths cover.

State Examinations Commission: examiner, LC Chemistry higher level, 2019, 2022, 2024.

I have read up on the English papers (OCR and AQA) and there's little on them I don't do already, though I haven't worked in England before, and I have still to apply for recognition of my qualification over there.

Interests: camogie coaching, sea swimming. Gaeilge líofa.
Referees on request.`,
    },
    {
      name: 'tom-ashdown-biologist',
      kind: 'denial',
      low: 38,
      high: 50,
      best: 44,
      why: 'A sound qualified science teacher, but a zoologist who says himself that he has never taken chemistry beyond GCSE, so two musts fail.',
      lacks: ['A-level (or equivalent) chemistry teaching for two years', 'degree in or built on chemistry'],
      cv: `Tom Ashdown, teacher of science
Leominster. tom.ashdown@post.example

Profile
Qualified teacher (PGCE with QTS, University of Worcester, 2013) with thirteen years in Herefordshire comprehensives. Biologist by training, science teacher by habit. I would like a shorter drive and a school with a sixth form that is growing.

Where I have worked
09/2018 to now - Lugg Meadow School, Leominster. Biology 7 to 13. A-level Biology (OCR A), two sets. Combined science at KS4, including the chemistry and physics units. Head of Year 8 since 2022. Duke of Edinburgh bronze.
09/2013 to 08/2018 - Marden Cross High, Hereford. NQT, then main scale. KS3 science, GCSE biology, GCSE additional science. Ran the eco club and the school's beehives.

What I have and have not done
- GCSE chemistry within the combined award: yes, every year, and my classes do as well as the specialists'
- A-level chemistry: no. I have not taught it and have no experience of the practical endorsement in that subject. I would be willing to work towards it with support
- Triple chemistry: one term's cover in 2021

Degree
BSc (Hons) Zoology, 2:1, Aberystwyth University, 2009 - 2012. No chemistry after the first year.

Referees: Head, Lugg Meadow School; Head of Science, same.`,
    },
    {
      name: 'margaret-hallam-returner',
      kind: 'old',
      low: 60,
      high: 72,
      best: 65,
      why: 'QTS, a chemistry degree and nineteen years of A-level teaching are all there, but it ended in 2016 and before the current specification had settled.',
      lacks: [],
      cv: `Mrs Margaret Hallam
The Old Forge, Clun
Born 2 June 1969

I wish to return to teaching now that my mother no longer needs me and the shop is sold.

1988-1991  Durham University, BSc Chemistry (2:1)
1991-1992  PGCE, Institute of Education, London. Qualified teacher status from July 1992
1992-1998  Chemistry teacher, Eastgate Girls' School, Croydon. GCSE and A level from the first year
1998-2003  At home with three children, some private tuition
2003-2016  Chemistry teacher, later second in science, Ridgemount School, Ludlow, 11 to 18. Always one Year 12 and one Year 13 class. Edexcel until 2008 and then OCR A. Typical entry of twenty candidates, over half at A or B in each of my last six years. Lower-school science, tutor group, school council. Took the Olympiad team to the national round in 2012. Examiner for OCR 2009 to 2014. Left on 31 August 2016
2016-2026  Proprietor, Hallam's Books, Clun. Two part-time staff, accounts, events with authors. Sold September 2026

I taught the first year of the linear A level before I left, and have since worked through the present text book and last summer's papers at the kitchen table. I am governor (since 2019) at the village primary, where I come in each summer term for a science week.

Driving licence. First aid at work, 2025.`,
    },
  ],
};
