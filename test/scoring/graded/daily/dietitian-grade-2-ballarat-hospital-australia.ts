import type { GradedJob } from '../types.ts';

export const dietitianGrade2BallaratHospitalAustralia: GradedJob = {
  job: 'dietitian-grade-2-ballarat-hospital-australia',
  title: 'Grade 2 Clinical Dietitian (Acute)',
  spec: `Grade 2 Clinical Dietitian, Acute, ongoing, 76 hours a fortnight, Eureka Plains Health, Ballarat VIC. Salary AL1-AL4 under the enterprise agreement plus salary packaging and a relocation payment of up to $5,000. Eureka Plains is a 260 bed regional hospital with a 12 bed intensive care unit, a dialysis centre and a busy upper GI surgical list, and our twelve dietitians look after all of it. The successful applicant will take the surgical wards and share ICU with the Grade 3, covering the renal ward when she is on leave. You will see referred and malnutrition-screened inpatients, plan and monitor oral, tube and intravenous feeding, work with speech pathology and pharmacy, go on the Tuesday nutrition support round, supervise two students a year and a Grade 1, take on one quality project, and be rostered one weekend in six. There is a Thursday afternoon pre-op clinic by telehealth. We will only look at applicants who are an Accredited Practising Dietitian with Dietitians Australia (full, the provisional year must be finished), who have at least three years of experience as a dietitian with acute hospital inpatients, and who can show they have managed enteral and parenteral nutrition by themselves, as you'll be doing that from the first week, at times with only a phone to fall back on. It'd be good if you know the Delegate or another menu management system, have refeeding and high output stoma cases behind you, have presented or published something, or have lived in a regional town and know what you're in for. Working With Children Check and police check are to be provided before commencing, and evidence of vaccination as for all category A staff. Interviews in the week of 30 November by video. Applications without a cover letter addressing why Ballarat may not be read. Enquiries to the Dietetics Manager, no agencies please.`,
  graded: [
    {
      name: 'siobhan-marchetti-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Full APD, six years of acute inpatients, ICU and surgical tube and intravenous feeding on her own, stoma and refeeding cases, regional.',
      lacks: [],
      cv: `SIOBHAN MARCHETTI
APD, MDiet, BSc (Nutr)
Bendigo VIC | 0491 555 012

Accredited Practising Dietitian since 2021 (provisional 2020). Dietitians Australia member. Current employee WWCC.

CLINICAL EXPERIENCE

Goldfields Base Hospital, Bendigo
Dietitian Grade 2, General Surgery and ICU   Feb 2023 - present
The surgical floor has 38 beds; I see Whipples, oesophagectomies, bowel obstructions and everyone who leaks. ICU two mornings a week. I start, write up and stop PN with the pharmacist, usually 3-5 patients at a time, and run the NG and jejunostomy feeds. Sole dietitian on weekends, one in five. High output stomas became my thing: I put together the pathway with the stoma nurse (readmissions for dehydration from 9 to 3 in a year) and spoke about it at the state nutrition support day in 2025.

Dietitian Grade 1/2, rotating   Aug 2020 - Jan 2023
Medical, stroke, renal relief, then surgery from 2022. Refeeding risk daily. Menu system: Delegate.

EDUCATION
Master of Dietetics, Yarra Plenty University, 2020
Bachelor of Nutrition Science, 2018

TEACHING
Four student placements since 2023; I supervise our Grade 1.

Born in Kerang. I know what a regional town is.

Referees: Manager Dietetics; Upper GI surgeon`,
    },
    {
      name: 'graham-ellery-overqualified',
      kind: 'overqualified',
      low: 76,
      high: 88,
      best: 82,
      why: 'Manager of a metropolitan department, more than the post wants, yet an APD with two clinical days a week and his own PN patients; only the level is a question.',
      lacks: [],
      cv: `Graham Ellery
Footscray, Victoria

For the last seven years I've run the dietetics department at Maribyrnong General: 26 staff, $3.1m, food contracts, research higher-degree students, and since 2022 the state's working party on malnutrition coding. I took that job (July 2019) on the condition that I would not give up patients. So Mondays and Wednesdays I am on the intestinal failure team. We've between eight and fourteen people on the wards being fed through a vein at any time, and I decide with the gastro registrar what goes in the bag, watch the phosphate, cycle them, wean them to the pump and then to food. No dietitian stands behind me when I do that; the others ring me.

Before: senior clinician for critical care and burns, Port Phillip Alfred Memorial, 2011 to June 2019. Twenty-four beds, feeding protocol, gastric versus small bowel tubes, indirect calorimetry. Before that four years as a ward dietitian in Geelong West, 2007 to 2010, liver and kidney units included.

Credentials: APD continuously since 2008, Fellow since 2020. Master of Nutrition and Dietetics (Corio University, 2006), Graduate Certificate in Health Management. Fourteen papers, the last on refeeding in the over-75s (2025). I've had thirty-odd students and perhaps a dozen juniors.

Why a Grade 2 job, and why Ballarat? My wife has been appointed principal at a school in Sebastopol and we have bought there. I would like to go back to being a clinician. I've managed enough to know when to keep quiet about how somebody else manages. I grew up in Ararat.

Working With Children Check to 2029.`,
    },
    {
      name: 'jade-nguyen-hollis-years',
      kind: 'years',
      low: 55,
      high: 68,
      best: 61,
      why: 'Full APD and real tube and PN work, but only twenty-one months of acute inpatients against three years.',
      lacks: ['three years with acute hospital inpatients'],
      cv: `Jade Nguyen-Hollis, APD

Email jade.nh@banksiapost.example    Phone 0491 555 087    Geelong

Position   Grade 1 Dietitian
Employer   Surfside University Hospital, Geelong
Dates   3 February 2025 to now
Wards   Gen med (Feb to Aug 2025), surgery (Sept 2025 to Apr 2026), ICU and surgery (May 2026 to now)
Detail   I see 10 to 12 inpatients a day. Enteral feeding independently since June 2025. Parenteral: credentialed in March 2026 after 20 supervised cases; since then I have managed 17 people on PN by myself, incl. weekends. Refeeding, ileus, fistula. Member of the tube feeding working group. Audit of fasting times before theatre, poster at the hospital research week.

Position   Nutrition assistant (casual)
Employer   same hospital
Dates   2022 to 2024, university holidays
Detail   Menus on Delegate, MST screens, supplements round

Qualification   Bachelor of Nutrition and Dietetics (Hons), Bellarine University, Dec 2024
APD   provisional Jan 2025, full Feb 2026
Checks   WWCC, police check 2026, vaccinations complete

Why Ballarat: my grandparents are in Creswick, and there are very few places where a Grade 1 gets near an ICU so soon; I would like more of it.`,
    },
    {
      name: 'bettina-crowe-denial',
      kind: 'denial',
      low: 58,
      high: 71,
      best: 65,
      why: 'Seven acute hospital years and APD, but says herself that she has never managed parenteral nutrition and always handed ICU feeds on.',
      lacks: ['independent management of enteral and parenteral nutrition'],
      cv: `Bettina Crowe
Warrnambool

Dear panel, CV as requested.

QUALIFICATIONS: Bachelor of Health Science (Nutrition and Dietetics), Great Ocean University 2018. Accredited Practising Dietitian (full since 2020). WWCC valid to 2028.

HISTORY

2022, March - present
Dietitian Gr 2, Portland Bay Hospital. 90 beds, acute medical, orthopaedics, maternity. Inpatients every day, about 1,100 a year. Malnutrition in hip fracture, diabetes, coeliac, gestational diabetes, oral supplements, texture modified diets with the speechie. I led the change to red trays and protected mealtimes. Student supervisor. Outpatients Wednesday.

2019, February - 2022, February
Dietitian Gr 1, Hopkins Valley Health. Acute medical ward and rehabilitation. Bolus and pump PEG feeding for stroke patients, set up along the protocol.

To be frank about the one thing on your list: we send anyone who needs TPN to Geelong, so I have no experience with parenteral nutrition beyond university. I've also not worked in an ICU. PEG and NG feeds on the ward I've looked after under the protocol, with complex ones handed to the visiting Grade 3. I pick things up quickly and would love to be taught.

PROJECTS: Frailty nutrition bundle (poster, Dietitians Australia conference, 2024). Delegate menu rebuild 2023.

REGIONAL: always. I'd not cope with a city.`,
    },
    {
      name: 'lachlan-peverell-trap',
      kind: 'trap',
      low: 5,
      high: 16,
      best: 10,
      why: 'A nutritionist for dairy cattle: intake, rations, feeding and even drenching tubes, but no patient, degree in dietetics or APD.',
      lacks: [
        'Accredited Practising Dietitian',
        'three years with acute hospital inpatients',
        'enteral and parenteral nutrition managed independently',
      ],
      cv: `LACHLAN PEVERELL
Clinical Nutritionist (Ruminant)
Colac VIC

Experienced nutritionist, 12 years in acute and preventive feeding. Strong on refeeding, metabolic disease, electrolyte balance and tube feeding.

Otway Stockfeeds & Nutrition, Colac - Senior Nutritionist, 2018 to present
- 46 dairy herds, about 19,000 cows. Formulate diets, balance energy, protein and minerals, review intake every fortnight
- Transition cow program: milk fever, ketosis, fatty liver, displaced abomasum. Fluids and calcium under the vet, oral drenching by stomach tube for cows off their feed
- Refeeding protocol for drought affected and downer stock, 2019 and again 2024
- Supervise two graduate nutritionists and a student each year
- Presented at the Western Districts Dairy Day 2023, 2025

Corangamite Veterinary Hospital, Camperdown - Nutrition Adviser, 2014 to 2018
- Inpatients (calves mostly): scours, milk replacer, IV glucose lines watched with the nurse
- Herd visits with the vets

Education
Bachelor of Agricultural Science, Western Plains University, 2013
Grad Cert Ruminant Nutrition 2016

Licences: car, HR truck, ChemCert, First Aid 2026. WWCC (junior footy coach).`,
    },
  ],
};
