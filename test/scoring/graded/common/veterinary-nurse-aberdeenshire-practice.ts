import type { GradedJob } from '../types.ts';

export const veterinaryNurseAberdeenshirePractice: GradedJob = {
  job: 'veterinary-nurse-aberdeenshire-practice',
  title: 'Registered Veterinary Nurse (Aberdeenshire)',
  spec: `RVN wanted, Inverurie.

Independent practice, 5 vets, 4 nurses, 70% small animal, the rest sheep, cattle and the odd alpaca. New building with two theatres, dental suite, digital X-ray and own lab.

Need:
RVN, on the RCVS register now.
Two years in practice since qualifying, because you will be the only nurse on some evenings.
Driving licence. No bus goes near the branch surgery at Insch, and you'll be there on Thursdays.

You'd do: anaesthetics from premed to recovery, inpatients, dentals (charting, scale and polish), X-rays, bloods, nurse consults for weight, nails, post-ops and puppies, some reception. 1 in 6 Saturday mornings. No nights, those go to the hospital in Aberdeen.

Nice to have: clinical coach, a certificate in anything (anaesthesia, ECC, behaviour), not minding mud.

£29,500 to £33,000, 38 hours over four days, RCVS and BVNA fees paid, £500 CPD, 6.5 weeks' leave, dogs welcome if they behave.

CV to Eilidh, practice manager. We'll show you round first and interview after. Start as soon as you can.`,
  graded: [
    {
      name: 'morven-geddes-rvn',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'On the register since 2019, seven years in mixed practice with anaesthesia, dentals and clinics, drives, coaches students.',
      lacks: [],
      cv: `MORVEN GEDDES RVN
Kemnay, Aberdeenshire    07700 900 418
Full clean driving licence, own car

RCVS Registered Veterinary Nurse, enrolled August 2019, renewed for 2026.

Head Nurse (since Feb 2023; Veterinary Nurse from Sept 2019)
Donside Farm & Pet Vets, Alford
Mixed practice with three vets. I run anaesthesia for most of the ops list (bitch spays to cruciates): premeds, lines, intubation, capnography, nerve blocks, recovery. Dental charting and polishing twice a week. Hospital patients including parvo pups in isolation. Radiography, in-house biochem and haematology. Nurse clinics: diabetic cats, obesity, second jabs, post-op checks, puppy parties. I've held many a ewe for a caesar. Usually the one nurse in the building after 5. Clinical coach to two student nurses, both now qualified.

Student Veterinary Nurse, Donside, 2017 - 2019

Level 3 Diploma in Veterinary Nursing, North Grampian College, 2019
Certificate in Veterinary Anaesthesia (nurse), 2024

CPD log up to date, 31 hours last year.
Two spaniels, fairly well behaved.`,
    },
    {
      name: 'struan-baillie-nurse',
      kind: 'synonym',
      low: 84,
      high: 94,
      best: 89,
      why: 'Tells it plainly, but RCVS registration, four and a half years qualified, GA monitoring, teeth and consults are there, and he drives.',
      lacks: [],
      cv: `Struan Baillie, Huntly

I qualified as a vet nurse in March 2022 and my name has been in the Royal College's register of veterinary nurses ever since. I drive (licence since 2015, no points).

April 2022 until now, Strathbogie Animal Hospital, Huntly. Cats, dogs, rabbits, with a day of farm work when the vets are short of hands at lambing. My days go something like this: gas and monitoring for whatever is on the table, drips and drugs for the ones in kennels, plates taken and put up for the vet, blood through the machine. Teeth on Tuesdays, where I probe and write up the mouth, the vet takes out and I clean. On Friday afternoons I have my own consulting list: stitches out, anal glands, claws, fat labradors. I take the late turn alone until seven with one vet. I also do the controlled drug book and ordering.

Sept 2019 to March 2022, trainee at the same place, day release to Moray Firth College (Diploma in Veterinary Nursing, distinction).

2014 to 2019, shepherd and tractor man, Glass of Bogie Farm. So mud is no trouble.

Working on: emergency and critical care certificate, module one passed this summer.`,
    },
    {
      name: 'karen-imlach-thin',
      kind: 'thin',
      low: 60,
      high: 74,
      best: 68,
      why: 'Registration, years and licence are stated with dates, yet the few lines say little about what she does.',
      lacks: [],
      cv: `Karen Imlach, RVN (RCVS register, qualified 2016). Inverurie.

Veterinary Nurse, Bennachie Vets, Oct 2018 to present, small animal, 3 days a week. Theatre, kennels and nurse clinics.
Veterinary Nurse, Ythan Vets, Ellon, 2016 to 2018.

Driving licence and car. Looking for more hours now the children are at school. Can start after one month's notice.`,
    },
    {
      name: 'kyle-mathers-keywords',
      kind: 'list',
      low: 16,
      high: 29,
      best: 22,
      why: 'A list of clinical words with no practice, no register and no dates behind them; his animal work is a kennel and a pet shop.',
      lacks: ['RCVS registration', 'two years in practice since qualifying', 'driving licence'],
      cv: `KYLE MATHERS
Aberdeen

PROFILE
Passionate, hard working veterinary nurse professional with a love of all animals.

CORE SKILLS
Veterinary nursing | Anaesthesia monitoring | Capnography | Premedication | IV catheters | Radiography | Dental scale and polish | Inpatient care | Nurse consults | Haematology | Biochemistry | Post-op checks | Reception | Infection control | Triage | Farm animals | RVN | RCVS Code of Conduct | Clinical coaching | Time management | Team player

EMPLOYMENT
Sales assistant, Paws & Claws Pet Store, Aberdeen, 2024 - present. Stock, till, small animal cages.
Kennel hand, Deeside Boarding Kennels, summers 2022 and 2023. Feeding, walking, cleaning.

COURSES
Online Veterinary Assistant Masterclass (20 hours), 2025
Introduction to Animal Anaesthesia (webinar), 2025
SQA Highers: English, Biology

INTERESTS
Reptiles, gaming`,
    },
    {
      name: 'isla-pirie-newly-qualified',
      kind: 'years',
      low: 61,
      high: 73,
      best: 67,
      why: 'Registered, driving and well trained, but thirteen months qualified where two years are asked; student time is not post-qualifying.',
      lacks: ['two years in practice since qualifying'],
      cv: `Isla Pirie RVN

Contact: Turriff, AB53 | isla.pirie@example.scot | Full UK driving licence (B)

EDUCATION
BSc (Hons) Veterinary Nursing, Lothian Hills University     Sept 2021 - July 2025     2:1
   Dissertation on hypothermia in rabbits under general anaesthetic
   Placements: Pentland Vets, Peebles (40 weeks); referral hospital, Livingston (12 weeks)
5 Highers, Deveron Academy 2021

REGISTRATION
RCVS register of veterinary nurses since 19 September 2025

EXPERIENCE
Registered Veterinary Nurse, Deveron Vets, Turriff     October 2025 - present
 • Four-vet mixed practice. Anaesthesia for neuters, lumps and dentals, always with capnograph
 • Inpatient care, fluids, feeding tubes
 • Radiographs, urine and blood work
 • Dental charts and scaling, about six a week
 • Began my own puppy and weight clinics in March
 • Reception cover, insurance forms
 • Locked up alone on late shifts since summer

Saturday assistant, Pentland Vets, 2023 - 2025 (while student)

OTHER
Low-stress handling silver level. Young Farmers secretary. Own sheep (9).`,
    },
  ],
};
