import type { GradedJob } from '../types.ts';

export const uxDesignerEhealthUtrecht: GradedJob = {
  job: 'ux-designer-ehealth-utrecht',
  title: 'UX Designer, patient apps',
  spec: `There is a particular silence when a seventy-four-year-old man holds a phone at arm's length, looks for the button that cancels his hospital appointment, and does not find it. Designing that silence away is the job.

Zilverlinde makes the apps with which two million patients in the Netherlands see their lab results, book appointments and write to their doctor. We are forty people in an old biscuit factory beside the canal in Utrecht, and we need a fourth designer. You would join the team for appointments and messaging, together with five developers, a product manager and a nurse who tells us the truth.

In a normal month you will sit in a waiting room with a paper prototype, sketch six flows and throw five away, argue with a developer about focus order, hand over screens that can be built, and look at the numbers after release. Nobody will hand you wireframes to colour in, and nobody else will do the research for you: planning, running and analysing your own interviews and usability sessions is half of the work, so we do need to see that you have done this yourself. We also need at least four years of designing digital products (UX, product or interaction design, the label is the same to us). And because our patients speak Dutch, often with an accent and sometimes in tears, you must be fluent in it, near native really, besides having good English for the office, where seven nationalities share a coffee machine.

We would love it if you knew WCAG beyond contrast ratios, had worked in care, or kept up a design system in Figma. We do not look at diplomas. Please add a portfolio or a case study; two good pages are better than forty slides.

Salary 4,100 to 5,400 euro a month for 36 hours, a train card, thirty holidays, and the canal.`,
  graded: [
    {
      name: 'femke-hoogland-product-designer',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Eight years of product design including patient portals, research she runs herself, WCAG audits, native Dutch, portfolio.',
      lacks: [],
      cv: `Femke Hoogland
Product designer, Amersfoort
femkehoogland.example (three case studies, password "linde")
Dutch native / English C2

2021 → now
Product Designer, Medicoral (pharmacy app, 600k users), Utrecht
I look after repeat prescriptions and the chat with the pharmacist. Every second Thursday I test in a pharmacy with five people who happen to walk in; 210 sessions so far, most of them with people over sixty. From those I dropped the barcode step, which raised finished orders from 58 to 81 percent. I write the test plan, moderate, cut the clips and present them to the developers the same week. I led our WCAG 2.2 AA audit together with a blind tester and rewrote focus order and error texts for 40 screens. I maintain the Figma library (tokens, 90 components).

2018 → 2021
UX Designer, Gemeentewinkel, The Hague
Online counter for eleven municipalities: passports, moving house, debt help. Field interviews at the counter and at people's kitchen tables, journey maps, prototypes in Axure and later Figma, level B1 Dutch as house rule.

2017 → 2018
Junior interaction designer, Bureau Kwast, Rotterdam
E-commerce, mostly shoes.

Education
BSc Communication & Multimedia Design, Hogeschool Eemland, 2013-2017

Things I'm asked about: yes I know HTML and CSS, no I do not make logos, and I have a hospital volunteer badge because I read to children on Sundays.`,
    },
    {
      name: 'willem-brandsma-projectmedewerker-ehealth',
      kind: 'gem',
      low: 77,
      high: 89,
      best: 83,
      why: "A hospital project officer by title who for nearly six years designed the patient portal's flows and ran dozens of usability tests himself.",
      lacks: [],
      cv: `W.J. (Willem) Brandsma
Project officer digital care, Sint Radboudus Hospital, Zwolle
Date of birth 2-5-1988, Dutch nationality, mother tongue Dutch, English good (Cambridge Advanced)

Work

Sept 2020 - today. Project officer digital care, 36 hours
My contract says project officer, and the first months were minutes and planning. Then our supplier gave us a portal that patients rang us about, and I began to draw how it should be. Since early 2021 this is what I do four days out of five:
- draw the flows and screens for preparing an admission, home blood pressure and the waiting list, first in Balsamiq, since 2022 in Figma, clickable, and handed over to the supplier's developers with all states and error texts
- recruit patients at the outpatient clinic and test with them, 74 sessions until now. I sit beside them, keep my mouth shut and note where the thumb hesitates. I code the notes and report in one page
- 32 interviews at home with people with COPD, from which came the big "not today" button
- follow the figures: completed admission forms went from 44 % to 79 %, calls to the desk down by a third
- accessibility check on each release with a screen reader, together with our patient council

March 2014 - Aug 2020. Medical secretary, later application support, same hospital. Manuals, training of doctors, tickets.

2010 - 2014. Studied Dutch language at Hanze-IJssel University, BA.

Courses: Interaction Design evening programme, 9 months, 2021. UXQB Foundation, 2023.

Two case studies (admission form; blood pressure) as PDF enclosed, with the hospital's permission.`,
    },
    {
      name: 'caroline-ashby-senior-no-dutch',
      kind: 'missing',
      low: 55,
      high: 67,
      best: 61,
      why: 'Eleven years of excellent product design and research, but her Dutch is A2 and patients must be interviewed in Dutch.',
      lacks: ['fluent Dutch'],
      cv: `CAROLINE ASHBY
Senior Product Designer | Amsterdam (permanent resident) | carolineashby.example/work

I make complicated things feel calm. 11 years, the last six in Europe.

BRIGHTFERRY, Amsterdam | Senior Product Designer | Jan 2021 - present
Ticketing for ferries and trains in nine countries. Led redesign of rebooking (+23 pts task success). Plan and moderate all research in my squad: 100+ remote and in-person usability tests, in English with travelers from six countries, diary study with 18 commuters. Set up the accessibility guild; shipped to EN 301 549. Co-owner of the "Keel" design system in Figma, 130 components, used by four squads.

KINDRED LEDGER, Berlin | Product Designer | May 2020 - Dec 2020
Onboarding for freelancers' bank. Contract of eight months.

MERCY LAKE HEALTH, Milwaukee, WI | UX Designer | June 2015 - March 2020
MyLake patient portal: test results, scheduling, proxy access for parents. Contextual inquiry in four clinics, tree tests, prototypes. Won the system's Quality Day poster, 2018.

EDUCATION
BFA, Interaction Design, Lakeshore College of Art, 2015

LANGUAGES
English native. German B1. Dutch A2: I order coffee and follow the train announcements, I would not yet interview somebody in it.`,
    },
    {
      name: 'tomas-verhagen-visual-designer-no-testing',
      kind: 'denial',
      low: 38,
      high: 50,
      best: 44,
      why: 'Five years of brand and campaign websites by a native Dutch speaker who says he has never run an interview or a usability test.',
      lacks: ['own user research', 'four years of UX or product design'],
      cv: `Tomas Verhagen / visual designer / Den Bosch

PORTFOLIO tomasverhagen.example   LANGUAGES Dutch, English, both fluent

Hi! I make brands look like themselves.

Studio Roodwit, 's-Hertogenbosch, visual designer, Aug 2021 – present
Identities for breweries, theaters and a cycling team. Campaign pages and posters, social templates, packaging. Web: about 20 marketing sites designed in Figma and given to a Webflow builder. Art direction of photo shoots. One care client, a physiotherapy chain, for whom I drew icons, a signage system and the look of the booking page (the steps were set by their software vendor).

Freelance illustrator, 2019 – 2021
Magazine covers, a children's book on tadpoles.

AKV Sint-Lucas college, Breda, BA Graphic Design, 2015 – 2019

Tools: Figma, Illustrator, InDesign, After Effects, Procreate.

Where I stand with UX: I did the Google UX certificate in spring 2026 and got hooked. Honest answer to a question you will ask: I have not run interviews or usability tests, there was always somebody from the client for that, and I have not yet worked on an app that went on living after launch. I would be glad to learn it from people who do it well.`,
    },
    {
      name: 'gerrit-mulder-truck-mechanic',
      kind: 'unrelated',
      low: 0,
      high: 8,
      best: 2,
      why: 'A truck mechanic; apart from being Dutch nothing in the CV touches the job.',
      lacks: ['four years of UX or product design', 'own user research'],
      cv: `CV Gerrit Mulder
Nieuwegein

Truck mechanic, first class

Garage Lekstroom Trucks, Nieuwegein. April 2009 till present
Service and repair of DAF and Scania. Brakes, clutches, gearboxes, APK preparation. Fault finding with Davie and SDP3. Breakdown van every third weekend. Since 2019 I guide the apprentices, two each year. Tachograph calibration certified.

Bus company Qvaart, Utrecht. 2003 till 2009
Workshop, evening shift. Doors, air suspension, air conditioning.

School
MBO 3 Truck technology, Nieuwegein 2003
F-gas certificate, VCA, high voltage safe working NEN 9140 (2024)

Driving licence B, C, CE
Dutch mother tongue, English and German technical
Hobbies: old tractors, korfball, carp fishing

I look for work with normal hours because of my back.`,
    },
  ],
};
