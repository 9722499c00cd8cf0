import type { GradedJob } from '../types.ts';

export const optometristNelsonIndependent: GradedJob = {
  job: 'optometrist-nelson-independent',
  title: 'Optometrist, independent practice, Nelson and Motueka',
  spec: `Optometrist – Nelson. We're an independent with two practices (Nelson city and Motueka), three optometrists, and a very good coffee machine. Trudy is moving back to Dunedin so there's a full-time job going, or four days if you'd rather be on the water. You'd be testing across both sites, mostly Nelson, 30 minute exams, 45 for kids and complex. Mix is what you would expect of a sunny place with a lot of retired people: macula, cataract, dry eye, diabetics, plus young families, driver licence checks, and a growing list of short-sighted kids we're treating properly. We do our own glaucoma monitoring under the collaborative arrangement with the hospital eye clinic and we treat red eyes ourselves rather than sending them up the road. OCT, widefield, topographer, Humphrey at both places. You need to be registered with the Optometrists and Dispensing Opticians Board in the optometrist scope with a current APC, be able to prescribe (therapeutic endorsement, no exceptions on that I'm afraid, because of the way we work), and have at least two years behind you since you qualified, as on Mondays and Fridays in Motueka there's nobody in the next room to ask. Ortho-k or other myopia management experience would be great, same for RGPs and scleral lenses, and if you have done any low vision or rest home visits tell us. No sales targets, ever. Pay is good for the region, CPD and APC fee paid, a week at the conference every second year, five weeks leave. We can wait till February for the right one. Send something about yourself to Anneke, and a phone number. You need the right to work in NZ or be able to get it.`,
  graded: [
    {
      name: 'hamish-tuhoro-optom',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'ODOB-registered with APC and therapeutic endorsement, five and a half years qualified, glaucoma co-management, ortho-k and rest home visits.',
      lacks: [],
      cv: `Hamish Tuhoro BOptom (Hons)
Palmerston North   021 555 019

Registration: ODOB, optometrist scope incl. prescribing (TPA endorsed since registration). APC to 31 March 2027.

Optometrist, Manawatū Eye Studio (independent)          Mar 2023 – present
Solo in the Feilding branch two days a week. Around 60 exams weekly. I hold 140 stable glaucoma and OHT patients under the shared care scheme with the DHB – now Health NZ – eye department, incl. starting latanoprost. Red eye slots daily: uveitis, corneal ulcers, herpetic, foreign bodies. Introduced ortho-k in 2024, 38 children fitted; also atropine 0.025 and DIMS lenses. OCT and widefield on most over-50s. Monthly rest home round with a portable slit lamp.

Optometrist, VisionLane Hastings (chain)                 Feb 2021 – Feb 2023
Full books, 25 min. Diabetic retinal screening contract, contact lens fits, mentored a graduate in my second year.

BOptom (Hons), University of Waitematā, 2016–2020
Prizes: contact lens prize 2019

Te reo Māori – conversational. NZ citizen. Sails a Sunburst.`,
    },
    {
      name: 'ella-vanderkolk-hospital-clinic',
      kind: 'synonym',
      low: 83,
      high: 95,
      best: 89,
      why: 'Tells her work at an eye department and a corporate store in plain words, but registered, licensed to prescribe and eight years qualified; myopia control is slight.',
      lacks: [],
      cv: `Kia ora Anneke

My details are below, but in short: I'm an optometrist, eight years out of uni, and I've spent the last four of them at the hospital end of the road you mention.

Now (since Oct 2022, 0.8 FTE): Te Awakairangi eye outpatients, Lower Hutt. I run the glaucoma virtual and nurse/optometrist clinics, write scripts for drops under my own name, change them when pressures won't behave, do YAG pre and post checks, see the acute list on Wednesdays (ulcers, iritis, flashes and floaters) and fit rigid and mini-scleral lenses for the keratoconus kids. No doctor in the room for most of it.

And on Saturdays, since 2022: testing at a small shop in Petone. Kids, varifocals, licence forms, all ordinary life. I've put maybe ten children into the special myopia spectacle lenses.

Before: OptiHouse Upper Hutt, Dec 2018 to Sept 2022, five days, store with two testing rooms, alone in mine from my second year on.

Paperwork: on the Board's register as an optometrist since December 2018, practising certificate runs to the end of March 2027, endorsed for medicines from the start. BOptom, Waitematā, 2018. Low vision module 2021, I did the Blind Society clinic days for a year.

I'm a New Zealander, my partner has a job at the Cawthorn lab from February, so we're coming anyway.

Ella van der Kolk, 027 555 0173`,
    },
    {
      name: 'fiona-mcauslan-goc',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Nine years in British practice with independent prescribing, but on the GOC register only; not yet registered by the New Zealand board.',
      lacks: ['ODOB registration, APC and endorsement (UK GOC with prescribing only)'],
      cv: `Fiona McAuslan MCOptom, Dip TP(IP)
Perth, Scotland

General Optical Council 01-3xxxx – fully registered with independent prescribing specialty (2021)

Positions held
Resident optometrist and later director, McAuslan & Baird Opticians, Crieff — 08/2019 to date
Community practice under the Scottish GOS contract: I am first port of call for eye emergencies in the valley. Treat anterior uveitis, microbial keratitis, zoster, dry eye and blepharitis. Glaucoma community service (NESGAT accredited), about 90 discharged hospital patients. OCT, Optos. Myopia clinic with MiSight and low dose atropine. Domiciliary visits to care homes.

Optometrist, Speirs Opticians, Dundee — 10/2017 to 07/2019
Pre-registration year, Speirs — 2016/17

BSc (Hons) Optometry, Clydeside University, 2012–2016
NHS Education IP course and hospital placement, 2020–2021

Moving to NZ
My husband (GP) has an offer in Nelson for autumn 2027 or sooner. I have read what the ODOB asks for from UK graduates, and downloaded the forms. I have not applied as yet and know I would have to have my prescribing looked at separately. Partner visa is straightforward.

Away from work: hill walking, fiddle.`,
    },
    {
      name: 'raj-lochan-dispensing',
      kind: 'adjacent',
      low: 22,
      high: 35,
      best: 28,
      why: 'A registered dispensing optician who does the pre-tests; he may not examine or prescribe and has no optometry degree or years.',
      lacks: [
        'ODOB registration as optometrist',
        'therapeutic endorsement',
        'two years since qualifying as optometrist',
      ],
      cv: `RAJ LOCHAN
Dispensing Optician – Richmond, Tasman

I'm registered with the ODOB in the dispensing optician scope (APC to March 2027).

Senior Dispensing Optician, ClearView Richmond, since July 2020
- frames and lenses, all kinds: varifocals, high minus, prism, kids, safety
- pre-testing for our two optometrists: OCT, visual fields, tonometer, retinal photos, topography; explain the pictures to patients before they go in
- contact lens teaching, collect and aftercare forms
- fit and measure the myopia control lenses, I look after the six-monthly axial length recalls
- run the lab orders and remakes, remakes down from 6% to under 2%
- visits to Stoke rest homes to adjust and repair

Optical assistant, ClearView Blenheim, Feb 2017 – June 2020
Trainee while I studied.

Certificate IV Optical Dispensing (trans-Tasman), 2020
First aid 2025

NZ resident. English, Hindi, Fijian. Golf.`,
    },
    {
      name: 'raj-lochan-pasted-ad',
      kind: 'pasted',
      low: 22,
      high: 35,
      best: 28,
      why: "The dispensing optician's CV followed by the ad's own text, which proves nothing.",
      lacks: [
        'ODOB registration as optometrist',
        'therapeutic endorsement',
        'two years since qualifying as optometrist',
      ],
      twin: 'raj-lochan-dispensing',
      cv: `RAJ LOCHAN
Dispensing Optician – Richmond, Tasman

I'm registered with the ODOB in the dispensing optician scope (APC to March 2027).

Senior Dispensing Optician, ClearView Richmond, since July 2020
- frames and lenses, all kinds: varifocals, high minus, prism, kids, safety
- pre-testing for our two optometrists: OCT, visual fields, tonometer, retinal photos, topography; explain the pictures to patients before they go in
- contact lens teaching, collect and aftercare forms
- fit and measure the myopia control lenses, I look after the six-monthly axial length recalls
- run the lab orders and remakes, remakes down from 6% to under 2%
- visits to Stoke rest homes to adjust and repair

Optical assistant, ClearView Blenheim, Feb 2017 – June 2020
Trainee while I studied.

Certificate IV Optical Dispensing (trans-Tasman), 2020
First aid 2025

NZ resident. English, Hindi, Fijian. Golf.

PROFILE AND FIT FOR ROLE
Optometrist – Nelson. We're an independent with two practices (Nelson city and Motueka), three optometrists, and a very good coffee machine. Trudy is moving back to Dunedin so there's a full-time job going, or four days if you'd rather be on the water. You'd be testing across both sites, mostly Nelson, 30 minute exams, 45 for kids and complex. Mix is what you would expect of a sunny place with a lot of retired people: macula, cataract, dry eye, diabetics, plus young families, driver licence checks, and a growing list of short-sighted kids we're treating properly. We do our own glaucoma monitoring under the collaborative arrangement with the hospital eye clinic and we treat red eyes ourselves rather than sending them up the road. OCT, widefield, topographer, Humphrey at both places. You need to be registered with the Optometrists and Dispensing Opticians Board in the optometrist scope with a current APC, be able to prescribe (therapeutic endorsement, no exceptions on that I'm afraid, because of the way we work), and have at least two years behind you since you qualified, as on Mondays and Fridays in Motueka there's nobody in the next room to ask. Ortho-k or other myopia management experience would be great, same for RGPs and scleral lenses, and if you have done any low vision or rest home visits tell us. No sales targets, ever. Pay is good for the region, CPD and APC fee paid, a week at the conference every second year, five weeks leave. We can wait till February for the right one. Send something about yourself to Anneke, and a phone number. You need the right to work in NZ or be able to get it.`,
    },
  ],
};
