/** Paediatric dietitian (UK): HCPC registration, the dietetics degree and a paediatric caseload decide. */
import type { GradedJob } from '../types.ts';

export const paediatricDietitian: GradedJob = {
  job: 'paediatric-dietitian',
  title: 'Specialist Paediatric Dietitian, Band 6',
  spec: `Specialist Paediatric Dietitian - Band 6
Wyre Moor Children's Services, part of Wyre Moor University Hospitals NHS Trust

Job summary
The post holder will carry a caseload on two general paediatric wards and in allergy and faltering growth clinics, and will share home enteral feeding reviews in the community.

Main duties
To assess, plan and review dietetic treatment for infants, children and young people.
To manage enteral tube feeding regimens, in hospital and at home.
To teach parents, ward staff and dietetic students.
To take part in audit and service development.

Person specification - ESSENTIAL
Degree or postgraduate diploma in Dietetics
Current registration with the Health and Care Professions Council (HCPC) as a Dietitian
At least two years' post-registration experience, of which at least 12 months with a paediatric caseload
Experience of paediatric enteral feeding
Able to travel between sites (full driving licence or equivalent arrangement)

DESIRABLE
BDA paediatric module(s) 1-3
Experience of cow's milk protein allergy or faltering growth clinics
Supervision of students or assistants

The Trust welcomes applications from all sections of the community. Appointment is subject to an enhanced DBS check. We reserve the right to close this vacancy early.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'HCPC, BSc, five years qualified, three and a half with children, tube feeding, allergy clinic, modules.',
      lacks: [],
      cv: `Niamh Prendergast
Dietitian, HCPC registered

Personal statement
I qualified in 2021 and have worked with children for most of the time since. I enjoy clinics where food, family and growth meet.

Career history

Paediatric Dietitian (Band 6), Calder Bridge Hospitals NHS Trust
April 2023 - present
• Caseload of two paediatric wards and a weekly faltering growth and milk allergy clinic
• Nasogastric and gastrostomy regimens for inpatients; discharge planning to the home feeding team
• Joint reviews at home with the community children's nurses (about ten a month)
• Supervise a dietetic assistant and C placement students
• Led an audit of feed tolerance after gastrostomy, shown at the regional paediatric group

Rotational Dietitian (Band 5), Calder Bridge Hospitals NHS Trust
July 2021 - March 2023
• Stroke, surgery, care homes, six months of general paediatrics

Education and training
BSc (Hons) Dietetics, University of Airedale, 2:1, 2021
BDA Paediatric Dietetics Modules 1 and 2
MSc module in food allergy 2025

Registration: HCPC DT0000 (current), BDA member
Full UK driving licence, own car`,
    },
    {
      name: 'ketogenic-lead',
      kind: 'gem',
      low: 76,
      high: 93,
      best: 85,
      why: 'A charity "diet therapy lead" who is an HCPC dietitian with nine years of children, gastrostomies and home visits.',
      lacks: [],
      cv: `Oluwaseun Adebayo-Hart

Diet Therapy Lead with a small epilepsy charity. In plain words: I look after the nutrition of ninety children with hard-to-treat seizures in the north of England.

2019 to now, The Lantern Trust for Childhood Epilepsy, Diet Therapy Lead
Own clinics (birth to 17) at three partner hospitals and by video. I calculate and adjust classical and MCT ketogenic plans, two thirds of them by gastrostomy or NG tube with modular feeds, watch growth and bloods, deal with poor weight gain and reflux. Home visits in Lancashire and Cumbria. Train nursery cooks, school staff and nurses. One assistant reports to me, and every year I take a student for four weeks.

2016 to 2019, Royal Mersey Infirmary, Band 5 then Band 6
Rotations in adult medicine (14 months), then the children's ward and the cow's milk allergy clinic.

PgDip Dietetics, Fylde Metropolitan University, 2016, after BSc Biochemistry 2013
Health and Care Professions Council: on the dietitians' part of the register since 2016, renewed 2026
Paediatric modules 1, 2 and 4 of the British Dietetic Association
Drives (full licence). Enhanced DBS on the update service.`,
    },
    {
      name: 'adult-only',
      kind: 'missing',
      low: 43,
      high: 58,
      best: 52,
      why: 'Registered dietitian with six years and much tube feeding, all of it with adults.',
      lacks: ['12 months with a paediatric caseload', 'paediatric enteral feeding'],
      cv: `Harriet Llewellyn-Jones RD
Specialist dietitian

Profile
HCPC-registered dietitian with six years of NHS experience in upper GI surgery, oncology and home enteral feeding. Confident independent practitioner and student educator.

Employment

01/2023 - current    Specialist Dietitian, Upper GI and Home Enteral Nutrition (Band 6), Severn Vale NHS Trust
- Caseload of 140 adults on home tube feeding: gastrostomy, jejunostomy, blenderised diet requests
- Weekly oesophago-gastric MDT, pre and post surgery clinics
- Trains nursing home staff in pump and tube care
- B and C placement supervisor, one Band 4 support worker

08/2020 - 12/2022    Dietitian (Band 5), Severn Vale NHS Trust
- Rotations: elderly care, diabetes, critical care, renal

Education
2020  BSc (Hons) Nutrition and Dietetics, Cardiff Bay University (2:1)
2024  Supplementary prescribing for dietitians

Registration and memberships
HCPC, current to June 2028. British Dietetic Association, Oncology group.

Other
Full driving licence; Welsh (fluent). Audit: refeeding syndrome bloods, 2022; re-audit 2024.`,
    },
    {
      name: 'weaning-nutritionist',
      kind: 'denial',
      low: 17,
      high: 38,
      best: 29,
      why: 'Infant nutritionist: families and milk allergy talk, but not a dietitian and not eligible for the register.',
      lacks: [
        'dietetics degree',
        'HCPC registration',
        'two years post-registration',
        'paediatric enteral feeding',
      ],
      cv: `Sophie Aldington MSc ANutr
Infant & Toddler Nutritionist

About me: warm, evidence-led nutritionist who has helped over 2,000 families with weaning, fussy eating and milk allergy ladders.

Little Spoons Nutrition (own practice), founder, 2020 - present
- one to one video consultations on weaning, reflux, constipation, dairy-free diets
- group workshops for parents and nurseries in Bristol and Bath
- menu reviews for 14 nurseries against the early years guidelines
- weekly blog and a paid course

Greenleaf Baby Foods Ltd, Nutrition Executive, 2017 - 2020
- recipes and labelling, claims, careline questions from parents

Qualifications
MSc Human Nutrition, University of North Severn, 2017
BSc Psychology, 2014
Registered Associate Nutritionist, Association for Nutrition
Please note: I am not a dietitian and my degrees are not eligible for HCPC registration. No experience of tube feeding or hospital work.

Skills: paediatric nutrition, faltering growth, cow's milk protein allergy, parent education, Instagram, Canva
Full UK driving licence`,
    },
    {
      name: 'final-year-student',
      kind: 'in-progress',
      low: 20,
      high: 42,
      best: 31,
      why: 'Final-year student: children met on placement only, degree and HCPC to come in 2027.',
      lacks: [
        'completed dietetics degree',
        'HCPC registration',
        'two years post-registration',
        '12 months paediatric caseload',
      ],
      cv: `Zainab Chaudhry
Final-year BSc (Hons) Dietetics student, University of Airedale, expected July 2027

I am keen to start my career in paediatrics. I will apply for HCPC registration once my degree is awarded, so I am not registered yet.

Placements
C placement, 12 weeks, spring 2026: Bradfield Teaching Hospital. Two weeks on the children's ward with a specialist dietitian: observed NG regimens, assisted with a faltering growth assessment, presented a case on cow's milk protein allergy.
B placement, 12 weeks, 2025: community and diabetes, adults.
A placement, 2 weeks, 2024: catering and observation.

Work
Healthcare assistant (bank), Bradfield Teaching Hospital, since 2024: meals, weights, food charts.
Sales assistant, chemist, 2021 - 2024.

Dissertation: energy density of blended diets given by gastrostomy, a literature review.

Skills: assessment of infants, children and young people; enteral tube feeding; home enteral feeding; allergy clinics; audit; teaching of parents; behaviour change; motivational interviewing; Dietplan; SystmOne.

Memberships: BDA student member
Driving licence: yes, since 2022
Languages: English, Urdu, Punjabi
Referees on request`,
    },
  ],
};
