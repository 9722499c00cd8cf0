import type { GradedJob } from '../types.ts';

export const dentalNurseBristolPrivateAgency: GradedJob = {
  job: 'dental-nurse-bristol-private-agency',
  title: 'Qualified Dental Nurse, private practice, Clifton',
  spec: `Hi there,

Hope you're well! I came across your details and have something in Bristol I wanted to run past you before it goes on the boards.

The client is a four-surgery private practice up in Clifton, lovely listed building, two of the dentists do mostly implants and the other two are general and a bit of cosmetic. Their nurse of eleven years is off to have a baby and they'd rather recruit a permanent replacement than muddle through with temps. It's Monday to Thursday 8.15 to 5.45 and every other Friday, no Saturdays, £15.50 to £17 an hour depending on what you bring, indemnity and GDC fee paid, and they close the whole of Christmas week.

What they've asked me for: you have to be on the GDC register as a dental nurse. No way round that one I'm afraid, they had a bad experience and their compliance lady checks the register herself. And they want someone with at least a year by the chair, the time you spent training counts towards that. Those are the two I can't bend on.

Day to day you'd be nursing for one of the implant guys most of the time so setting up for surgery, keeping a sterile field, suction, passing, taking the impressions to the lab or doing the scans with the iTero if you know it, plus all the usual: decon and the logs, stock, notes on Dentally, looking after nervous patients. If you've got radiography, sedation or impression taking certificates they'll pay more, but they're happy to put the right person through them.

They'll need to see Hep B bloods before you start.

Does it appeal, or is there anyone you'd recommend? £200 in vouchers if we place them. Just reply with an up to date CV and I'll give you a bell.

Kind regards,
Shannon
Molar & More Recruitment`,
  graded: [
    {
      name: 'chloe-wetherby-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'GDC registered since 2020, six years chairside, three of them in implant surgery, with radiography and impressions.',
      lacks: [],
      cv: `Chloe Wetherby
Bedminster, Bristol
GDC 28-44-17 (dental nurse, registered October 2020)

WORK HISTORY

Lead Implant Nurse - Queen Charlotte Dental & Implant Centre, Bath - April 2023 to present
Four days a week in the surgical suite for two visiting implantologists: around 6 placements a week plus sinus lifts, grafting and full arch days. I set up and drape, run the motor and irrigation, pass, retract, count everything in and out. iTero scans for the planning and for the final crown. I keep the component stock for three systems, which sounds dull until a healing abutment is missing with the patient numb in the chair. Autoclave, washer-disinfector and daily logs; we had an unannounced CQC visit in 2024 and decon was picked out as good. I am the one they ask to sit with nervous people.

Dental Nurse - Sparrow Lane Dental, Keynsham (mixed NHS/private) - Nov 2020 to March 2023
General dentistry, hygienist, one day a week of endo. Used SOE Exact, then Dentally.

Trainee Dental Nurse - Sparrow Lane Dental - Aug 2019 to Oct 2020

QUALIFICATIONS
NEBDN National Diploma in Dental Nursing 2020
NEBDN Certificate in Dental Radiography 2022
Impression taking (in-house, logged) 2023
Medical emergencies and CPR: May 2026. Safeguarding level 2: 2025
Hep B: responder, titre letter available

Notice four weeks. Driving licence, no car.`,
    },
    {
      name: 'ryan-tolland-synonym',
      kind: 'synonym',
      low: 81,
      high: 92,
      best: 86,
      why: "Army-trained, on the General Dental Council's register, nine years at the chairside with minor oral surgery and sedation; implants and the practice's software are small gaps.",
      lacks: [],
      cv: `Ryan Tolland, late Cpl, Royal Army Dental Services

Left the Army on 30 June 2025 after ten years. Now living in Portishead.

The Army taught me to nurse teeth at Aldershot in 2016 and I was entered with the General Dental Council that December (no. 271306, annual retention paid up to July 2027). I've done nothing else since.

Catterick garrison dental centre, Jan 2017 to Aug 2019. One officer, one surgery, 14 soldiers a day. Fillings, scale and polish, mouthguards, young lads fainting.

Cyprus (Dhekelia), Sept 2019 to Aug 2022. Assisted the oral surgeon on his list every Wednesday and Thursday: buried wisdom teeth, apicectomies, lumps, some under IV midazolam. Gowned and gloved, laid the trolley, aspirated, held cheeks, cut stitches, watched the sats and the patient's colour. Got my sedation certificate there (2021). Also went with the field team on exercise twice: two chairs in a tent and a generator, and still traced every instrument pack.

Bulford, Sept 2022 to June 2025. Senior nurse in charge of five others, the sterilising room, the X-ray quality folder and the training of two juniors. Qualified to take bitewings and periapicals, 2023.

Since leaving: August 2025 to now, Harbour Walk Dental, Portishead, full time, private list of two. Mostly crowns, whitening and Invisalign with a scanner (3Shape). Implants only the restoring end so far. We use Exact.

CPD log up to date. Immunised, papers in order. References: my last Senior Dental Officer and the owner at Harbour Walk.`,
    },
    {
      name: 'ellie-mae-sturridge-in-progress',
      kind: 'in-progress',
      low: 53,
      high: 66,
      best: 60,
      why: 'A good seventeen months by the chair, but still in training and not on the GDC register before the assessment in February 2027.',
      lacks: ['GDC registration as a dental nurse'],
      cv: `Name: Ellie-Mae Sturridge
Address: Filton, Bristol
Date of birth: 22.11.2005

Job: Trainee dental nurse

Brookway Dental Care, Filton, since 2 June 2025, full time.
I nurse for Dr Anand and the hygienist. NHS and private, so check ups, fillings, extractions, root canals, dentures and on Tuesdays he does a few implants and I set up the sterile tray and help with suction, with the senior nurse in the room the first few times and now by myself. I charted on R4 and now on Dentally. I do the decon room every morning and the weekly tests, and I do the ordering with the manager. Patients say I am kind, especially children.

My course
Level 3 Diploma in the Principles and Practice of Dental Nursing, with Severnside Dental Academy, started September 2025. Four of the six units passed, the portfolio is two thirds done and the final assessment is on 23 February 2027. I'm not on the GDC register until I have passed, I have the form ready.

School
Patchway Lane Academy, GCSEs 2022: Biology 6, English 6, Maths 5 and five more
Filton Sixth College 2022-2024, BTEC Health and Social Care, Merit

Other jobs
Costume Corner shop, Saturdays, 2022-2024. Gap 2024-2025: looked after my nan, and then Brookway.

Hep B: three jabs done, blood test OK, Sept 2025. Basic life support, January 2026.`,
    },
    {
      name: 'ellie-mae-sturridge-pasted',
      kind: 'pasted',
      low: 53,
      high: 66,
      best: 60,
      why: "The same trainee with the agency's wording copied beneath as if it were her profile; the copied lines are worth nothing.",
      lacks: ['GDC registration as a dental nurse'],
      twin: 'ellie-mae-sturridge-in-progress',
      cv: `Name: Ellie-Mae Sturridge
Address: Filton, Bristol
Date of birth: 22.11.2005

Job: Trainee dental nurse

Brookway Dental Care, Filton, since 2 June 2025, full time.
I nurse for Dr Anand and the hygienist. NHS and private, so check ups, fillings, extractions, root canals, dentures and on Tuesdays he does a few implants and I set up the sterile tray and help with suction, with the senior nurse in the room the first few times and now by myself. I charted on R4 and now on Dentally. I do the decon room every morning and the weekly tests, and I do the ordering with the manager. Patients say I am kind, especially children.

My course
Level 3 Diploma in the Principles and Practice of Dental Nursing, with Severnside Dental Academy, started September 2025. Four of the six units passed, the portfolio is two thirds done and the final assessment is on 23 February 2027. I'm not on the GDC register until I have passed, I have the form ready.

School
Patchway Lane Academy, GCSEs 2022: Biology 6, English 6, Maths 5 and five more
Filton Sixth College 2022-2024, BTEC Health and Social Care, Merit

Other jobs
Costume Corner shop, Saturdays, 2022-2024. Gap 2024-2025: looked after my nan, and then Brookway.

Hep B: three jabs done, blood test OK, Sept 2025. Basic life support, January 2026.

Profile for this job
On the GDC register as a dental nurse. At least a year by the chair, the time you spent training counts towards that. Nursing for one of the implant guys most of the time so setting up for surgery, keeping a sterile field, suction, passing, taking the impressions to the lab or doing the scans with the iTero if you know it, plus all the usual: decon and the logs, stock, notes on Dentally, looking after nervous patients. Radiography, sedation or impression taking certificates. Four-surgery private practice up in Clifton, lovely listed building, two of the dentists do mostly implants and the other two are general and a bit of cosmetic.`,
    },
    {
      name: 'bronwen-haycock-trap',
      kind: 'trap',
      low: 12,
      high: 25,
      best: 18,
      why: 'A veterinary nurse who runs a dental room for dogs, cats and horses: good sterile habits, but another register and no human chairside.',
      lacks: ['GDC registration as a dental nurse', 'one year chairside'],
      cv: `BRONWEN HAYCOCK RVN
Dental Nurse & Surgical Nurse
Chew Magna, Somerset

Employment
2021 - present  Mendip Vale Veterinary Referrals. Nurse for the dentistry service. I run the dental room three days a week: set up, scale and polish, charting, full mouth radiographs on the digital plate, assisting our dental vet with extractions, root canal treatment on working dogs' canines, jaw fractures, and rabbits with overgrown cheek teeth. Sterile trays, suction, high speed handpieces, autoclave and cycle logs, anaesthesia monitoring, stock.
2017 - 2021  Paws & Claws Veterinary Centre, Nailsea. General nursing, theatre, nail clips, puppy classes. Equine rasping days with the travelling vet.
2014 - 2017  Student veterinary nurse, same practice.

Qualifications
Level 3 Diploma in Veterinary Nursing, 2017. On the RCVS register of veterinary nurses since July 2017.
Certificate in Veterinary Dental Nursing, 2022.
IRR17 radiation safety, 2023.

About me
I want a job with fewer night calls and I think that teeth are teeth. Calm with frightened patients and with their owners. Good with software; we use VetSpace.`,
    },
  ],
};
