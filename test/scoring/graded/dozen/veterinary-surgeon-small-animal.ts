/** Small-animal vet: MRCVS and two years of dogs and cats decide it. */
import type { GradedJob } from '../types.ts';

export const veterinarySurgeonSmallAnimal: GradedJob = {
  job: 'veterinary-surgeon-small-animal-dozen',
  title: 'Veterinary Surgeon (Small Animal)',
  spec: `Job title: Veterinary Surgeon – small animal
Practice: Ash Lane Vets (independent, two branches, RCVS Small Animal Hospital)
Location: Shrewsbury
Salary: £48,000–£62,000 DOE
Hours: 4-day week, 1 in 6 Saturdays, no out-of-hours (Vets Now)
Start: as soon as suits

ABOUT THE JOB
First-opinion work with 15-minute consults. You will have ops days every week with your own list: spays, dentals, lump removals, the odd splenectomy or cruciate if that is your thing. We have in-house labs, digital and dental X-ray, a GE ultrasound machine and eight RVNs who know what they are doing. Once settled you will be on your own at the Bayston Hill branch one day a week and help with our new graduates and EMS students.

ABOUT YOU
Essential: MRCVS (on the practising register). Two years or more in small animal practice since qualifying. Confident with routine soft-tissue surgery and able to work in sole charge. Full driving licence.
Desirable: CertAVP or working towards it; abdominal ultrasound; rabbits and other small furries; dentistry.

WHAT YOU GET
£1,500 CPD, RCVS/VDS fees, 6.6 weeks' leave, discounted care for your own pets, enhanced parental leave.

Apply to Jo Pritchard, practice manager, or just ring for a chat.`,
  graded: [
    {
      name: 'llewellyn',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'MRCVS with nine years of small animal work, weekly surgery, sole-charge branch, ultrasound, CertAVP and mentoring, all dated and current.',
      lacks: [],
      cv: `Cerys Llewellyn BVSc CertAVP(GSAS) MRCVS
Oswestry, SY11 – full clean licence

Present post
Quarry Veterinary Group, Wem & Whitchurch: small animal vet, Feb 2020 to present.
I consult four days and operate two mornings. My list is what you would expect, bitch spays (half of them laparoscopic these days), dentals with full-mouth radiographs, gastrotomies, splenectomies, a fair number of cystotomies. On Thursdays I run Whitchurch alone with one RVN. I do most of the group's abdominal scans. Clinical coach to two student nurses, and mentor to each year's VetGDP graduate since 2022.

Before that
Willows & Wharf Vets, Stoke-on-Trent, new graduate then assistant, July 2017 – January 2020. Mixed clientele of dogs, cats and rabbits; one-in-four weekends including emergencies.

Qualifications
BVSc, University of Liverpool, 2017; RCVS number on request, practising since then
CertAVP General Small Animal Surgery, 2023
BSAVA small animal dentistry course 2021; rabbit medicine weekend 2024

Outside work
Two lurchers, fell running, treasurer of the village hall.`,
    },
    {
      name: 'osei',
      kind: 'strong',
      low: 77,
      high: 87,
      best: 82,
      why: 'MRCVS with almost three years in small animal and regular neutering surgery, but little sole charge and few wishes.',
      lacks: [],
      cv: `KWAME OSEI, MRCVS

Contact: Wolverhampton • 07700 900 772 • drives, own car

EDUCATION
2018–2023   Royal Veterinary College, BVetMed

EXPERIENCE
Veterinary Surgeon — Vets4Pets Bilston — since January 2024
 – first-opinion consulting for dogs and cats, 15 a day
 – one and a half days a week in theatre: castrates, spays, lump removals, abscesses, first pyometras on my own since last year, routine dentals and extractions
 – finished VetGDP in spring 2025
 – alone in the building with a nurse on alternate Sunday mornings; a senior vet at the end of the phone
 – FAST scans; I ask a colleague for anything finer
 – set up the practice's weight clinic with two nurses

Locum day shifts — RSPCA Birmingham Animal Hospital — Aug. to Dec. 2023
 – vaccinations, neutering, shelter medicine

EMS during studies: Cheshire dairy practice, Newmarket, and Accra Zoo (four weeks)

COURSES
Soft-tissue surgery for the first five years (Improve), 2025. Feline-friendly handling.

INTERESTS
Five-a-side, church, gardening with mixed success.`,
    },
    {
      name: 'ferraz',
      kind: 'foreign',
      low: 50,
      high: 64,
      best: 57,
      why: 'Very experienced small animal vet with surgery and ultrasound, but her registration is Brazilian and the RCVS examination is still ahead, so she may not practise.',
      lacks: ['MRCVS'],
      cv: `Mariana Ferraz de Almeida
Telford, Shropshire. Right to work: spouse visa. UK driving licence (2024).

Veterinary doctor (Médica Veterinária), Universidade de São Paulo, 2013. Registered with CRMV-SP since 2013.
Residency in small animal surgery, USP teaching hospital, 2013–2015.

Work

Hospital Veterinário Vila Mariana, São Paulo
Small animal clinician and surgeon, March 2015 – October 2023
Eight and a half years of dogs and cats, with rabbits and guinea pigs on Fridays. Soft-tissue list three days a week: ovariohysterectomy, mastectomy, splenectomy, cystotomy, enterotomy, caesareans. Abdominal ultrasound, about 400 a year. Night duty alone in the hospital twice a month. I supervised residents and students.

Severn Edge Vets, Telford
Veterinary care assistant, January 2024 – present
Kennels, theatre cleaning, restraint, lab samples, clients at reception. Everyone is kind and lets me watch.

Examinations
IELTS Academic 7.5 overall (2024). RCVS Statutory Membership Examination: entered for the written papers; practical part after that.

Languages: Portuguese, English, Spanish.`,
    },
    {
      name: 'brookes',
      kind: 'adjacent',
      low: 27,
      high: 41,
      best: 34,
      why: 'A very able registered veterinary nurse of the same clinics; she is RVN, not a veterinary surgeon, and has no years as one.',
      lacks: ['MRCVS', '2 years as vet in small animal practice'],
      cv: `Hayley Brookes RVN
Church Stretton

Head Veterinary Nurse looking for my next challenge in an independent small animal hospital.

Employment

06/2018 – present, Head Nurse, Haygate Vets, Wellington
Team of nine nurses and three receptionists. Anaesthesia for ops lists (spays, dentals, cruciates, splenectomies), dental radiography, in-patient care, nurse consults: diabetes, weight, second vaccinations. Schedule 3 minor surgery: stitch-ups, small lump removals under a vet's direction. Run the branch's nurse clinics on Wednesdays on my own. RCVS Practice Standards lead – we became a Small Animal Hospital in 2022. Rotas, stock, controlled drugs register. EMS students and new graduates get their first week with me.

09/2012 – 05/2018, Veterinary Nurse, Medivet Shrewsbury
Ward and theatre; rabbit neutering days.

Training
Level 3 Diploma in Veterinary Nursing, Harper Adams, 2012; on the RCVS register of veterinary nurses ever since
NCert Anaesthesia 2016, NCert Dentistry 2020
ILM Level 3 leadership

Full driving licence. Two cats, one of them with three legs.`,
    },
    {
      name: 'fairfax',
      kind: 'missing',
      low: 56,
      high: 69,
      best: 62,
      why: 'MRCVS and a confident sole-charge vet, but seven years of horses and only a few months of dogs and cats, so the two small animal years are open.',
      lacks: ['2 years small animal practice'],
      cv: `Toby Fairfax BVM&S MRCVS

Ludlow — toby.fairfax@example.org — driving since 17

Dear Jo,
You asked for a page, so here it is.

I qualified from Edinburgh (Royal (Dick)) in 2018 and have been a Member since that summer.

2019 – last August: Equine veterinary surgeon, Three Counties Equine, Tewkesbury. Ambulatory and clinic. Lameness work-ups, vettings, colics (referral or not, at three in the morning), castrations standing and down, wound repairs, dentistry with power tools, reproductive and abdominal ultrasound every day from February to June. On my own in the car for most of it and first on call one in five. I had an intern under my wing each year and plenty of EMS students. CertAVP (Equine Medicine), 2023.

2018 – 2019: Intern, Liphook Equine Hospital. Nights, foals, anaesthesia.

Since September: locum in a dog and cat clinic in Leominster, three days a week, to find out whether I like it. I do. Vaccinations, skins and ears, about twenty spays and castrates so far under a patient colleague, and a good many dentals.

My back has had enough of being kicked and I want to stay with small animals. BSAVA member; booked on their soft-tissue refresher.`,
    },
  ],
};
