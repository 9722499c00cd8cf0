import type { GradedJob } from '../types.ts';

export const dentalTherapistLeithNhsPractice: GradedJob = {
  job: 'dental-therapist-leith-nhs-practice',
  title: 'Dental Therapist - Leith, mixed NHS/private',
  spec: `We're a six-surgery practice off Leith Walk, about 70 per cent NHS under the new Scottish determination, the rest private plan patients, and we're after a dental therapist for three or four days a week from January. To save everyone's time: you have to be on the GDC register as a therapist, not as hygienist alone, because half the list is fillings, and mostly on children. You should have been treating patients for at least two years since you qualified, we've tried newly qualifieds and with our books it was not fair on them. You'll have your own nurse at all times, a big surgery with a window, digital x-rays, loupes light if you want it and iTero next door. A typical day is eight to ten kids for fissure sealants, fillings and Hall crowns sent by the three dentists, then perio from three o'clock: full pocket charting, non-surgical treatment, reviews. We're open to direct access once you have settled in. Local anaesthetic is bread and butter here, inhalation sedation would be a lovely extra since our sedationist would happily have a second pair of hands, and so would knowing Childsmile, R4 or doing a bit of whitening on prescription. Self-employed, 50 per cent on private and a guaranteed day rate on NHS so nobody has to chase numbers, no lab bills, six weeks' notice for holidays. PVG through us, we'll ask for your hep B bloods and indemnity papers before you begin. Nice people, good coffee, terrible parking. If it sounds like you, send your CV to Fiona, practice manager, and say which days would suit.`,
  graded: [
    {
      name: 'catriona-mcphail-therapist',
      kind: 'strong',
      low: 86,
      high: 96,
      best: 91,
      why: "Five years as a GDC therapist, list full of children's fillings and perio, current; only sedation missing.",
      lacks: [],
      cv: `Catriona McPhail BSc (Oral Health Sciences)
Musselburgh
GDC 2xxxx1, Dental Therapist and Dental Hygienist, since July 2021

CURRENT
Esk Mouth Dental Care, Musselburgh (NHS mainly)
Aug 2022 to date, four days
I do the restorative work on under-16s for four dentists: composites and glass ionomer, preformed metal crowns mostly by the Hall technique, pulp therapy on baby teeth, extractions of deciduous teeth, ID blocks and infiltrations. Fluoride varnish with Childsmile nurse. Rest of the time perio: six-point charts, RSD under LA, three-month reviews, smoking chats. Radiographs: bitewings and PAs, justify and report. Software R4+.

BEFORE
Vocational trainee therapist, Lothian Bridge Dental Practice, Dalkeith, Aug 2021 – July 2022

EDUCATION
BSc Oral Health Sciences with distinction, Firth Dental School, 2018 – 2021
Dental nurse NEBDN, 2014, worked as nurse 2014 – 2018, Dalkeith

COURSES
Tooth whitening (2023), adhesive dentistry for therapists (2 days, 2025), medical emergencies June 2026, IR(ME)R 2024

Mon, Tues and Thurs would suit best. Indemnity with DDU. Hep B immune.`,
    },
    {
      name: 'ewan-strachan-outreach-van',
      kind: 'gem',
      low: 79,
      high: 91,
      best: 86,
      why: 'Under the title of van lead at a charity he drills, crowns and treats gums three days a week as a GDC therapist since 2020.',
      lacks: [],
      cv: `EWAN STRACHAN
Outreach Van Lead, Braw Smiles Scotland (registered charity)

What the job is
I run a converted Sprinter with a chair in it. April 2021 to today. Funding bids, MOT, volunteers, risk assessments: all of that is mine. But three days out of five the door opens at half eight and I'm the one in the mask. We go to primary schools in Fife and West Lothian, two homeless hostels and a refugee centre. On a school day I treat seven to nine kids to the prescription of our visiting dentist: seal, fill, fit steel crowns on molars without drilling, take out wobbly ones, numb them first if needed. At the hostels it's scaling and deep cleaning under local on mouths which nobody has looked at in years, pocket charts, and a referral when I feel something wrong. Last year: 1,612 appointments, 740 restorations, 288 crowns.

How I got here
Before the van, I was at Kirkwynd Dental, Glenrothes, as hygienist-therapist, August 2020 to March 2021. Before uni I drove a mobile library for four years (2013-2017), which explains the van.
BSc Oral Health Sciences, Firth Dental School, 2017 to 2020.
General Dental Council: registered 2020 in both titles (hygienist, therapist), retention paid to 31 July 2027.
Inhalation sedation: certificate 2024 with 22 logged cases.
PVG member.

I want a building with plumbing.`,
    },
    {
      name: 'morven-geddes-thin',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 69,
      why: 'Some sixty words, but they show registration as therapist and four dated years in practice; nothing on children or fillings.',
      lacks: [],
      cv: `Morven Geddes
Kirkcaldy
Dental hygienist-therapist, GDC registered (both titles) 2022
BSc Oral Health Sciences, Firth Dental School 2019-2022
Links Road Dental Practice, Kirkcaldy: therapist, 4 days, Sept 2022 to now. NHS and private.
LA, x-rays, R4.
Looking for something nearer to Edinburgh as we have bought a flat in Portobello. Can start in January, any day but Friday. References can be had from my principal dentist.`,
    },
    {
      name: 'lesley-ann-torrance-hygienist',
      kind: 'missing',
      low: 46,
      high: 59,
      best: 53,
      why: 'Fifteen excellent years, but registered as hygienist only and may not place fillings; the therapy course takes over a year.',
      lacks: ['GDC registration as dental therapist'],
      cv: `Lesley-Ann Torrance, RDH
Dunbar, East Lothian

General Dental Council, registered as a Dental Hygienist, 2011. I trained when the diploma was still the one title and have never added therapy, so I don't do fillings or crowns.

Work record
2018 (March) onwards: Bass Rock Dental, North Berwick. Own perio list, 12 patients per day. Non-surgical treatment of stage III and IV cases, implant maintenance, full charting, LA, whitening on the dentist's prescription, direct access since 2020. Prevention with kids: fissure sealants and varnish, some 10 per week, Childsmile trained.
2011 (Sept) - 2018 (Feb): Abbeyhill Dental Centre, Edinburgh. Hygienist, NHS and Denplan. Took the student nurses under my wing.

Diploma in Dental Hygiene, Firth Dental School, 2009-2011
Dental nurse certificate 2006, worked in Haddington until 2009
Mentor on periodontal study club; EFP affiliate member
Kept up: medical emergencies 2026, radiography for hygienists 2023, oral cancer 2025
Exact and R4`,
    },
    {
      name: 'kayleigh-bruce-nurse',
      kind: 'adjacent',
      low: 25,
      high: 37,
      best: 31,
      why: 'Extended-duty dental nurse who paints varnish and assists with crowns; not a therapist, hopes to study.',
      lacks: ['GDC registration as dental therapist', 'two years treating patients as a therapist'],
      cv: `KAYLEIGH BRUCE
Dental nurse with extended duties

About me: chatty, good with weans, never late. Want to become a therapist, UCAS form in for September 2027.

* Ferry Road Family Dental, Edinburgh  //  lead nurse  //  10.2020 - now
 - chairside to two dentists and the therapist: four-handed for fillings, Hall crowns, perio, extractions
 - Childsmile nurse: fluoride varnish in surgery and at two nurseries, tooth brushing, diet advice
 - x-rays (certificate 2022)
 - inhalation sedation nursing (certificate 2024)
 - decon lead, rota for seven nurses, R4

* Ferry Road Family Dental  //  trainee then qualified nurse  //  08.2017 - 10.2020

GDC: dental nurse, registered 2019
SVQ 3 Dental Nursing, Leith Waterside College 2019
Higher Biology B, Chemistry C (night class 2026)
PVG: yes   Hep B: yes`,
    },
  ],
};
