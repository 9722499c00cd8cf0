import type { GradedJob } from '../types.ts';

export const mixedPracticeVetCarmarthenshireIndependent: GradedJob = {
  job: 'mixed-practice-vet-carmarthenshire-independent',
  title: 'Farm-heavy mixed vet, Llandeilo',
  spec: `MIXED VET, LLANDEILO. Independent. 5 vets, 3 nurses, one dog that isn't ours.

About 70% farm (dairy and sheep, some sucklers), 25% dogs & cats, odd horse.

Must be MRCVS.

Must have done two years or more of proper farm practice, calvings and caesars on your own at 3 am. New grads, sorry, not this time.

Must drive. Pickup provided.

Rota 1 in 5, second on call for a caesar. Day off after a bad night and we mean it.

You will do: routine fertility (we have three scanners), lambings, TB reads, LDAs, herd health plans, small animal consults two half days a week, neuters and the occasional pyo.

OV with TB panel handy, or we'll put you through it in your first months. Cymraeg is half of what's spoken on yard and all of what's spoken at mart, so some is lovely, none is fine. Cattle lameness or sheep flock-health interest gets its own clients. Cert holder paid more. Partnership on the table after three years if you're still speaking to us.

£52-68k by experience, 5 weeks + bank hols, CPD £1500 and time, RCVS/VDS/BCVA paid, house for first 6 months at peppercorn rent.

CV to Rhodri, vets@tywivalleyvets.example. Or come and have a tea and a look round. No agencies. No drug-company reps. Interviews till it's filled.`,
  graded: [
    {
      name: 'elin-bowen-dairy',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'MRCVS, six years of cattle and sheep with solo calvings and caesars, TB OV, drives, Welsh speaker.',
      lacks: [],
      cv: `Elin Bowen BVSc MRCVS
Tregaron, Ceredigion. Cymraes, first language Welsh.

RCVS no. 71xxxxx, admitted July 2020.

Mixed vet, Afon Teifi Vets, Lampeter. August 2020 - present.
80% farm. 34 dairy herds and about 200 sheep flocks. On call 1 in 4. I have done something like 300 calvings and 70 caesars, most on my own. LDAs by right flank and toggling. Fertility visits fortnightly at nine herds with an EasiScan. TB test most weeks, OV (TB, exports). Ran the practice's lambing clinics & neonatal talks for farmers. Small animals on Thursdays: consults, spays, castrates, two pyometras.
Since 2023 lead vet for Johne's and Mastitis Control Plans.
Certificate AVP (Cattle), 2 of 3 C modules finished.

EMS worth a line: 11 weeks lambing.

BVSc, Mersey Veterinary School, 2020
PDP signed off 2021
Own car, full licence, can tow
YFC, sheepdog trials.

References from two dairy clients if you want the truth.`,
    },
    {
      name: 'fergal-mcgarry-bovine',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 89,
      why: "Irish-trained and on the Royal College's register, told in 'bovine and ovine' and caesarean-by-field-torch terms; two long farm posts, drives.",
      lacks: [],
      cv: `FERGAL McGARRY
Currently: Ludlow, Shropshire. Home place: Ballymote, Co. Sligo

Curriculum vitae

Since I finished in Dublin in 2017 I've mostly had my arm in a cow. I have been on the Royal College's register in London since September 2019 (with VCI before then).

Clun Valley Farm Vets, Craven Arms
October 2019 to present
Farm only, seven vets. My area goes from Knighton to Newtown. Bovine: herd visits with a scanner, displaced abomasums, dehorning by the thousand, sections under a head torch (I'd say 40 a year, second call rarely needed), bulls tested for fertility. Ovine: sponges, toxo, sections, ram vasectomies and a lot of dead-lamb post-mortems. I do TB reading every week as an Official Veterinarian and hold the panel since 2020. Gave a monthly evening for suckler men in a pub.

Glencar Veterinary, Manorhamilton, Co. Leitrim
August 2017 to September 2019
Mixed. Sucklers, hill sheep, calls through the night on a 1 in 3. Dogs and cats in the mornings, neutering, dentals.

Degree: MVB, 2017
Licence: full B and BE, clean
Interests: lameness (Dutch 5-step course 2022, foot trimming crush of my own), hurling. My Welsh is "bore da" and "diolch".`,
    },
    {
      name: 'hannah-westlake-small-animal',
      kind: 'missing',
      low: 53,
      high: 66,
      best: 60,
      why: 'MRCVS and six years as vet, but all dogs and cats: no farm practice since university placements.',
      lacks: ['two years of farm practice'],
      cv: `Hannah Westlake BVM&S MRCVS
Swansea SA3

A small-animal vet who is thinking of going back to where she started (the family farm near Lampeter).

MRCVS since July 2020, VDS member

Gower Companion Vets, Swansea
Veterinary Surgeon, Aug 2020 - present
- 15 min consults, 8-vet practice with 24 h hospital on site
- Surgery: spays, pyometras, splenectomies, enterotomies, cruciates (TTA assisted), dental extractions
- On call with nights, 1 in 6, incl. caesareans in bitches
- Ultrasound and echo, advanced practitioner modules in small-animal medicine 2023-2025
- Mentor two new graduates

University of Caledon Veterinary School, BVM&S, 2015 - 2020
Farm EMS: 3 weeks dairy, 4 weeks lambing (2017-2019)

OV (small-animal exports), no TB panel
Driving licence clean
Welsh: understand most, speak a bit

I'm aware that I have not calved a cow in anger since I was a student.`,
    },
    {
      name: 'hannah-westlake-pasted',
      kind: 'pasted',
      low: 53,
      high: 66,
      best: 60,
      why: 'Same small-animal vet with the whole advertisement pasted under her CV, which proves nothing about farm work.',
      lacks: ['two years of farm practice'],
      twin: 'hannah-westlake-small-animal',
      cv: `Hannah Westlake BVM&S MRCVS
Swansea SA3

A small-animal vet who is thinking of going back to where she started (the family farm near Lampeter).

MRCVS since July 2020, VDS member

Gower Companion Vets, Swansea
Veterinary Surgeon, Aug 2020 - present
- 15 min consults, 8-vet practice with 24 h hospital on site
- Surgery: spays, pyometras, splenectomies, enterotomies, cruciates (TTA assisted), dental extractions
- On call with nights, 1 in 6, incl. caesareans in bitches
- Ultrasound and echo, advanced practitioner modules in small-animal medicine 2023-2025
- Mentor two new graduates

University of Caledon Veterinary School, BVM&S, 2015 - 2020
Farm EMS: 3 weeks dairy, 4 weeks lambing (2017-2019)

OV (small-animal exports), no TB panel
Driving licence clean
Welsh: understand most, speak a bit

I'm aware that I have not calved a cow in anger since I was a student.


PROFESSIONAL SUMMARY / SUITABILITY

MIXED VET, LLANDEILO. Independent. 5 vets, 3 nurses, one dog that isn't ours.

About 70% farm (dairy and sheep, some sucklers), 25% dogs & cats, odd horse.

Must be MRCVS.

Must have done two years or more of proper farm practice, calvings and caesars on your own at 3 am. New grads, sorry, not this time.

Must drive. Pickup provided.

Rota 1 in 5, second on call for a caesar. Day off after a bad night and we mean it.

You will do: routine fertility (we have three scanners), lambings, TB reads, LDAs, herd health plans, small animal consults two half days a week, neuters and the occasional pyo.

OV with TB panel handy, or we'll put you through it in your first months. Cymraeg is half of what's spoken on yard and all of what's spoken at mart, so some is lovely, none is fine. Cattle lameness or sheep flock-health interest gets its own clients. Cert holder paid more. Partnership on the table after three years if you're still speaking to us.

£52-68k by experience, 5 weeks + bank hols, CPD £1500 and time, RCVS/VDS/BCVA paid, house for first 6 months at peppercorn rent.

CV to Rhodri, vets@tywivalleyvets.example. Or come and have a tea and a look round. No agencies. No drug-company reps. Interviews till it's filled.`,
    },
    {
      name: 'lucian-dobre-abattoir',
      kind: 'adjacent',
      low: 43,
      high: 56,
      best: 50,
      why: 'MRCVS and drives, with cattle and sheep every day, but as an official vet in slaughterhouses: no clinical farm practice.',
      lacks: ['two years of farm practice'],
      cv: `Lucian Dobre
Merthyr Tydfil. Born 11 Feb 1990, Romanian and British citizen

MRCVS since May 2018. Doctor of Veterinary Medicine, Iaşi, 2015.

Experience

Official Veterinarian (lead, two plants), meat hygiene contractor, South Wales
06.2018 – now
Ante-mortem and post-mortem inspection of cattle and sheep, about 600 cattle and 12,000 lambs weekly. Animal welfare at slaughter, TB reactors and lesion reporting, CCIR feedback to farmers, enforcement, export health certificates. Manage 8 meat inspectors. Speak with farmers each morning at the lairage, some Welsh words learned. OV for TB reactors only at slaughter, no tuberculin testing.

Temporary assistant, veterinary clinic, Suceava
09.2015 – 04.2016
Dogs, cats, vaccination of pigs and poultry in villages. Large animal obstetrics: as observer.

English study and warehouse work, Cardiff, 2016 – 2018

Driving licence B (UK), own car
IT: FSA systems, Excel
CPD 2026: sheep scab update, bovine lameness (one-day course), fertility for OVs (webinar)
Would like to return to living patients and learn farm work.`,
    },
  ],
};
