import type { GradedJob } from '../types.ts';

export const earlyChildhoodEducatorHamiltonMunicipal: GradedJob = {
  job: 'early-childhood-educator-hamilton-municipal',
  title: 'Early Childhood Educator - Toddler Room (Permanent Full Time)',
  spec: `The Regional Municipality of Dundas-Head is home to more than 240,000 people and one of the largest directly operated child care services in southern Ontario. Our people are our strength. We are committed to building a workforce that reflects the communities we serve, to Truth and Reconciliation, and to a workplace free of discrimination and harassment.

Posting 26-1187: Early Childhood Educator, Toddler Room, Permanent Full Time (CUPE), Eastmount Early Learning Centre, Hamilton area. Rate: $29.64 to $33.10 per hour plus wage enhancement grant. 37.5 hours, shifts between 7:00 a.m. and 6:00 p.m.

Reporting to the Centre Supervisor, the incumbent plans and carries out a play-based, inclusive program for fifteen toddlers with two partners, consistent with How Does Learning Happen?, documents learning and shares it with families, observes development and refers to resource consultants, conducts daily health checks, maintains ratios and supervision indoors and outdoors, follows individual plans for allergies and medical needs, and mentors placement students.

The successful candidate will possess: a two-year Early Childhood Education diploma from an Ontario college (or an equivalency letter recognized by the College); current membership in good standing with the College of Early Childhood Educators; a valid Standard First Aid with CPR Level C certificate; and not less than one year of experience in a licensed child care centre.

Preference may be given to candidates with experience with toddlers specifically, with children who have special needs, knowledge of a second language spoken in the area, familiarity with a parent communication app, and a Food Handler certificate. A Vulnerable Sector Check dated within six months and immunization record are conditions of hire.

Accommodation is available at every stage of recruitment under the AODA. We thank all applicants; only those selected for an interview will be contacted. Personal information is collected under the authority of the Municipal Act, 2001.`,
  graded: [
    {
      name: 'simran-gill-rece-toddlers',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Ontario ECE diploma, RECE in good standing, first aid and CPR-C to 2028 and six years in licensed toddler rooms.',
      lacks: [],
      cv: `Simran Gill, RECE
Stoney Creek, ON | 905-555-0147

Registered Early Childhood Educator, College registration since July 2020, in good standing

WORK EXPERIENCE

RECE, Toddlers | Little Escarpment Children's Centre (licensed, 88 spaces) | Stoney Creek | Feb 2022 - Present
* Room lead for 15 children aged 18 to 30 months, with another RECE and an assistant
* Plan from the children's own interests; my documentation panels on water and ramps were used in the city's pedagogy network day, 2025
* Two children with individualized support plans this year (speech delay, epilepsy). Work with the resource consultant every two weeks
* Post daily notes and photos to families on HiMama/Lillio
* Host teacher for seven college placement students

RECE, Preschool then Toddler | Sunny Ravine Day Care | Burlington | Aug 2020 - Jan 2022
* Kept the room running through every cohort rule of the pandemic
* Toddlers from Mar 2021

EDUCATION
Early Childhood Education Diploma, Head of the Lake College, Hamilton, 2018 - 2020

CERTIFICATES
Standard First Aid & CPR C, renewed April 2025 (3 years)
Food Handler, 2023
Vulnerable Sector Check Sept 2026

LANGUAGES Punjabi and Hindi (fluent), English`,
    },
    {
      name: 'marie-eve-thibodeau-garderie',
      kind: 'synonym',
      low: 86,
      high: 95,
      best: 91,
      why: 'In other words and partly from French: equivalency letter, member of the Order in good standing, secourisme with RCR C, four years in a licensed francophone centre with the little ones.',
      lacks: [],
      cv: `Marie-Ève Thibodeau, EPEI

I write this in English, my French is better!

What I do now. Since January 2023 I am éducatrice at La Petite Fougère, a francophone garderie in Welland with a ministry licence for 62 places. My group is called les Lutins: they are fifteen, between a year and a half and two and a half. Three of us. I prepare the invitations on the carpet each morning, the sensory bins, the garden, the songs. I write an observation for each child weekly and the parents receive it by Storypark. When I was worried about a boy who was not pointing or answering his name, I brought it to the directrice and to the specialist, and he has now his services. Epipens: two children, I made the posters and trained the substitutes. I receive stagiaires from the French college every winter.

Before. CPE Les Marmots, Gatineau, Québec, Aug. 2017 - Nov. 2022, educator of the pouponnière, then 2-3 years.

Papers. DEC Techniques d'éducation à l'enfance, Cégep de la Rivière, 2017. Letter of equivalency accepted by the College in Toronto and I am inscribed there since 12 December 2022; fee paid to December 2026, no conditions. My professional learning portfolio is in its second cycle.
Secourisme général et RCR niveau C: Croix-Rouge, valid to 03/2027. Manipulation des aliments 2024.

Moving to Dundas-Head in November with my partner.`,
    },
    {
      name: 'colleen-macaskill-suspended',
      kind: 'lapsed',
      low: 54,
      high: 66,
      best: 60,
      why: 'Diploma, years in licensed rooms and first aid are good, but her College membership was suspended for non-payment in 2023 and not reinstated; she works as an assistant.',
      lacks: ['current College of Early Childhood Educators membership'],
      cv: `Colleen MacAskill
Dundas, Ontario

Employment history
September 2023 to present: Program Assistant (toddlers), Cootes Drive Co-op Preschool, a licensed centre. I assist two RECEs with 15 toddlers: mealtimes, diapering, outdoor play, transitions, the evening summary on the app for parents. I have a knack with the biters.
May 2014 to June 2023: Early Childhood Educator, St. Ninian's Day Nursery, Ancaster. Nine years, infants first and then toddler room from 2017. Programming, portfolios, parent interviews, supervised students on placement, one-to-one support of a boy with Down syndrome for two years.
2012 to 2014: Supply staff, various centres.

Education
ECE diploma, Head of the Lake College, 2012

Certificates
Standard First Aid with CPR-C, Red Cross, February 2026
Food handler 2022
Vulnerable sector check, spring 2026

Professional registration
I was a member of the College of ECE from 2012. During a family illness in 2023 I did not pay the annual fee and my certificate was suspended that July. It has not been reinstated yet. I would look after the back fees if I was offered a position.`,
    },
    {
      name: 'jordyn-pacey-nanny',
      kind: 'missing',
      low: 26,
      high: 38,
      best: 32,
      why: 'A good private nanny with first aid, but no ECE diploma, no College membership and no licensed centre.',
      lacks: [
        'ECE diploma',
        'College of Early Childhood Educators membership',
        'one year in a licensed child care centre',
      ],
      cv: `Jordyn Pacey
Waterdown ON

About me
I've looked after other people's children since I was fifteen and I'm really good at it.

Nanny, the Hallett family, Waterdown, Sept 2022 - now
Two boys, 14 months when I started and a newborn later on. Full days, 7:30 to 5:30. Naps, bottles, purees, then the park, library storytime, Gymboree, potty training, all the laundry. I keep a daily log for the parents in an app (Baby Connect). The older one has a peanut allergy so I carry the EpiPen and know how to use it.

Nanny (part time), the Osgood family, Flamborough, June 2020 - Aug 2022
Three girls, 2, 4 and 7. After school pick up, crafts, swimming.

Camp counsellor, Valens Lake day camp, summers 2018 and 2019

School
Waterdown Heights Secondary, OSSD 2019, Specialist High Skills Major in Health and Wellness

Certificates
Standard First Aid / CPR C, June 2025
Babysitter course 2014

Drive, own car, non-smoker, up to date with all shots.`,
    },
    {
      name: 'jordyn-pacey-pasted-posting',
      kind: 'pasted',
      low: 26,
      high: 38,
      best: 32,
      why: "The nanny's CV with the posting's requirements copied beneath as a summary; graded as the honest text.",
      lacks: [
        'ECE diploma',
        'College of Early Childhood Educators membership',
        'one year in a licensed child care centre',
      ],
      twin: 'jordyn-pacey-nanny',
      cv: `Jordyn Pacey
Waterdown ON

About me
I've looked after other people's children since I was fifteen and I'm really good at it.

Nanny, the Hallett family, Waterdown, Sept 2022 - now
Two boys, 14 months when I started and a newborn later on. Full days, 7:30 to 5:30. Naps, bottles, purees, then the park, library storytime, Gymboree, potty training, all the laundry. I keep a daily log for the parents in an app (Baby Connect). The older one has a peanut allergy so I carry the EpiPen and know how to use it.

Nanny (part time), the Osgood family, Flamborough, June 2020 - Aug 2022
Three girls, 2, 4 and 7. After school pick up, crafts, swimming.

Camp counsellor, Valens Lake day camp, summers 2018 and 2019

School
Waterdown Heights Secondary, OSSD 2019, Specialist High Skills Major in Health and Wellness

Certificates
Standard First Aid / CPR C, June 2025
Babysitter course 2014

Drive, own car, non-smoker, up to date with all shots.

Summary of qualifications
Plans and carries out a play-based, inclusive program for fifteen toddlers with two partners, consistent with How Does Learning Happen?, documents learning and shares it with families, observes development and refers to resource consultants, conducts daily health checks, maintains ratios and supervision indoors and outdoors, follows individual plans for allergies and medical needs, and mentors placement students.

The successful candidate will possess: a two-year Early Childhood Education diploma from an Ontario college (or an equivalency letter recognized by the College); current membership in good standing with the College of Early Childhood Educators; a valid Standard First Aid with CPR Level C certificate; and not less than one year of experience in a licensed child care centre.

Preference may be given to candidates with experience with toddlers specifically, with children who have special needs, knowledge of a second language spoken in the area, familiarity with a parent communication app, and a Food Handler certificate.`,
    },
  ],
};
