// More papers with a history and more new ground, in trades of their own: written after the readers were mended once, to
// see how far the rules reach beyond the wordings that they were made for.

import type { PaperRow } from '../../match/papers/papers.corpus.ts';
import type { SkillRow } from '../../match/skills/skills.corpus.ts';

export const LATER_HISTORIES: readonly PaperRow[] = [
  {
    title: 'Crane Operator',
    ask: 'CPCS A60 card',
    held: [
      'Mobile cranes, Tyne, 2011 - present\nCPCS A60 blue card, ran to 2021, logbook renewal done then, present expiry 08/2027\nA02 forklift never taken',
      'CPCS A60 (mobile crane), the old one died in 2022, fresh card since October 2022',
    ],
    less: [
      'Mobile cranes, Tyne, 2001 - 2016\nCPCS A60, last valid 2019',
      'Mobile cranes, Tyne, 2001 - 2016\nCPCS A60: the plastic went out of validity years ago and I have not been back to the test centre',
      'Mobile cranes, Tyne, 2001 - 2016\nHad my CPCS A60 from 2006, it was not carried on after 2016',
      'CPCS A60: red trained-operator route begun, practical test still ahead of me',
    ],
  },
  {
    title: 'Chartered Accountant',
    ask: 'ACA or ACCA qualified',
    held: [
      'ACCA member since 2016; gave up the AAT licence in 2019 as no longer needed',
      'ACA, admitted 2015, member in good standing. CTA: one paper outstanding.',
    ],
    less: [
      'ACCA: nine papers of thirteen behind me',
      'ACCA part-qualified, last two strategic papers in December',
      'Was ACCA until 2019, struck off for not paying the subscription, never reinstated',
      'ACCA finalist, professional ethics and SBL remaining',
      'ACCA: exams complete, experience record being signed off, membership to follow',
    ],
  },
  {
    title: 'Paramedic',
    ask: 'HCPC registration as a paramedic',
    held: ['Paramedic, HCPC PA31122, registered to August 2027 after one lapse in 2018'],
    less: [
      'Paramedic, 2003 - 2017. HCPC: voluntarily removed 2018',
      'Paramedic, 2003 - 2017. HCPC registration given a miss at the 2019 renewal',
      'Paramedic science BSc, final placement; HCPC application once the award is confirmed',
      'HCPC registration as a paramedic: returning to practice, 42 of 60 days done',
    ],
  },
  {
    title: 'Electrician',
    ask: '18th Edition (BS 7671) certificate',
    held: ['18th Edition, City & Guilds 2382-22, amendment 2 update 2023. 2391: booked for spring.'],
    less: [
      '17th Edition 2012; 18th Edition: booked on for March',
      '18th Edition: sat the online test in September and missed it by two marks',
      '18th Edition still to do',
    ],
  },
  {
    title: 'Teacher',
    ask: 'Qualified Teacher Status (QTS)',
    held: ['PGCE with QTS 2013, induction passed 2014, NPQ in progress'],
    less: [
      'Teach First year one, QTS at the end of July if all goes well',
      'PGCE begun in 2015, left at Easter without QTS',
      'Overseas trained; assessment-only route to QTS, first observation in November',
    ],
  },
  {
    title: 'Lifeguard',
    ask: 'current NPLQ lifeguard qualification',
    held: ['NPLQ first in 2016, renewed 2018, 2020, 2022, and again in May 2025'],
    less: [
      'NPLQ 2016 to 2018',
      'NPLQ gained June 2021 (two years), not topped up since',
      'NPLQ course last week of November',
      'NPLQ: mine is dead since 2022',
    ],
  },
  {
    title: 'Forest Worker',
    ask: 'a chainsaw ticket',
    held: ['Chainsaw ticket (maintenance and cross-cutting) 2014, refresher 2024; climbing ticket lapsed'],
    less: [
      'Chainsaw ticket from college, 1999, no refresher since, needs doing again',
      'Chainsaw ticket: two-day course done, assessor coming on the 20th',
    ],
  },
  {
    title: 'Pilot',
    ask: 'valid Class 1 medical',
    held: ['Class 1 medical, suspended for a broken arm in 2023, restored in 2024, current'],
    less: [
      'Class 1 medical pulled in 2024 after an eye operation',
      'Class 1 medical: initial at Gatwick in two weeks',
    ],
  },
  {
    title: 'Financial Adviser',
    ask: 'Level 4 Diploma in Regulated Financial Planning',
    held: [
      'Level 4 Diploma in Regulated Financial Planning, completed March 2022; working on J05 towards chartered',
    ],
    less: [
      'Level 4 Diploma in Regulated Financial Planning: R01 to R04 passed, R05 and R06 to sit',
      'Level 4 Diploma in Regulated Financial Planning, on hold after R03',
      'Level 4 Diploma in Regulated Financial Planning: started with Kaplan, gave it up when my daughter was born',
    ],
  },
  {
    title: 'Rechtsanwältin',
    ask: 'Zulassung als Rechtsanwalt',
    held: ['Zulassung als Rechtsanwältin 2014, ruhte in der Elternzeit 2018, seit 2020 wieder aktiv'],
    less: [
      'Zulassung als Rechtsanwältin 2010, mit dem Wechsel in den Konzern 2019 abgegeben',
      'Zulassung als Rechtsanwältin beantragt, Vereidigung im Dezember',
      'Zulassung als Rechtsanwältin bis 2018, seither nicht mehr eingetragen',
      'Zweites Examen geschrieben, mündliche Prüfung im Januar, danach Zulassung als Rechtsanwältin',
    ],
  },
  {
    title: 'Pflegefachkraft',
    ask: 'Praxisanleiter-Qualifikation mit gültiger Pflichtfortbildung',
    held: ['Praxisanleiter-Qualifikation 2018, jährliche Pflichtfortbildung zuletzt 09/2026'],
    less: [
      'Praxisanleiter-Qualifikation: Kurs läuft seit Mai, Abschluss im Februar',
      'Praxisanleiter-Qualifikation 2015, Pflichtfortbildung seit 2020 nicht mehr besucht',
    ],
  },
  {
    title: 'Soudeur',
    ask: 'licence de soudage TIG en cours de validité',
    held: ['Licence de soudage TIG : 2019, prolongée en 2021, 2023 et 2025'],
    less: [
      'Licence de soudage TIG expirée depuis janvier 2024',
      'Licence de soudage TIG, tombée en 2022 quand j’ai quitté le chantier naval',
      'Licence de soudage TIG : épreuves passées lundi, attente du résultat',
    ],
  },
  {
    title: 'Conducteur de cars',
    ask: 'FCO voyageurs à jour',
    held: ['FIMO voyageurs 2010, FCO 2015, 2020 et 2025'],
    less: ['FIMO voyageurs 2010, FCO 2015, rien depuis', 'FCO voyageurs : la mienne s’est arrêtée en 2021'],
  },
  {
    title: 'Pharmacist',
    ask: 'GPhC registration',
    held: [
      'GPhC 2071122, on the register since 2013, revalidation sent in October. Independent prescriber: not yet.',
    ],
    less: [
      'GPhC: came off in 2022 to teach, thinking of going back on',
      'GPhC foundation year ends in July, registration assessment in June',
      'Formerly on the GPhC register (2008 to 2019)',
    ],
  },
];

export const LATER_GROUND: readonly SkillRow[] = [
  {
    title: 'Quantity Surveyor',
    ask: 'experience of NEC contracts',
    met: [
      'Quantity Surveyor, Hale Civils, 2017 - present\nNEC contracts, option A and C: compensation events, early warnings. FIDIC would be new to me.',
    ],
    denied: [
      'Quantity Surveyor, Hale Homes, 2017 - present\nJCT throughout, valuations and final accounts. NEC contracts I would have to learn on the job.',
      'Quantity Surveyor, Hale Homes, 2017 - present\nJCT throughout, valuations and final accounts. NEC contracts are a closed book to me.',
      'Quantity Surveyor, Hale Homes, 2017 - present\nJCT throughout, valuations and final accounts; NEC contracts only from a two-day seminar.',
      'Quantity Surveyor, Hale Homes, 2017 - present\nJCT throughout, valuations and final accounts. No hands-on time with NEC contracts.',
    ],
  },
  {
    title: 'Nurse Manager',
    ask: 'experience of managing a ward budget',
    met: [
      'Ward Manager, Eastleigh, 2018 - present\nManage the ward budget of £1.4m; the rota is written by the deputy.',
    ],
    denied: [
      'Charge Nurse, Eastleigh, 2018 - present\nDuty rotas, appraisals. The ward budget stays with the matron; I see the monthly print-out.',
      'Charge Nurse, Eastleigh, 2018 - present\nDuty rotas, appraisals. Ward budgets: something I have yet to be trusted with.',
      'Charge Nurse, Eastleigh, 2018 - present\nDuty rotas, appraisals. I have watched the matron do the ward budget but never held one.',
    ],
  },
  {
    title: 'Machinist',
    ask: 'experience of Fanuc programming',
    met: [
      'CNC machinist, Orrell, 2015 - present\nFanuc programming at the control for lathes and mills; Siemens would need some training.',
    ],
    denied: [
      'CNC machinist, Orrell, 2015 - present\nRun programs on mills, offsets, tool changes. Fanuc programming is left to the setters.',
      'CNC machinist, Orrell, 2015 - present\nRun programs on mills, offsets, tool changes. Fanuc programming would mean training.',
      'CNC machinist, Orrell, 2015 - present\nRun programs on mills, offsets, tool changes. My knowledge of Fanuc programming stops at editing feeds.',
      'CNC machinist, Orrell, 2015 - present\nRun programs on mills, offsets, tool changes. Fanuc programming: looked over shoulders, nothing written myself.',
    ],
  },
  {
    title: 'Einkäufer',
    ask: 'Erfahrung in der Lieferantenauditierung',
    met: [
      'Einkäufer, Kolb, 2016 bis heute\nLieferantenauditierung nach VDA 6.3, zwölf Audits im Jahr; Zoll wäre neu für mich.',
    ],
    denied: [
      'Einkäufer, Kolb, 2016 bis heute\nBestellungen, Preisverhandlungen. Die Lieferantenauditierung übernimmt die Qualitätssicherung.',
      'Einkäufer, Kolb, 2016 bis heute\nBestellungen, Preisverhandlungen. Lieferantenauditierung: bisher keine Gelegenheit gehabt.',
      'Einkäufer, Kolb, 2016 bis heute\nBestellungen, Preisverhandlungen. Bei der Lieferantenauditierung war ich nur Zuschauer.',
      'Einkäufer, Kolb, 2016 bis heute\nBestellungen, Preisverhandlungen. Lieferantenauditierung würde ich gern lernen.',
    ],
  },
  {
    title: 'Contrôleur de gestion',
    ask: 'expérience de la consolidation en IFRS',
    met: [
      'Contrôleur, Arval, 2016 à ce jour\nConsolidation en IFRS de 14 filiales ; le droit social reste l’affaire des RH.',
    ],
    denied: [
      'Contrôleur, Arval, 2016 à ce jour\nBudgets et tableaux de bord. La consolidation en IFRS se fait au siège, je n’envoie que la liasse.',
      'Contrôleur, Arval, 2016 à ce jour\nBudgets et tableaux de bord. Consolidation en IFRS : vue en cours uniquement.',
      'Contrôleur, Arval, 2016 à ce jour\nBudgets et tableaux de bord. La consolidation en IFRS m’est encore étrangère.',
    ],
  },
];

export const LAST_HISTORIES: readonly PaperRow[] = [
  {
    title: 'Building Inspector',
    ask: 'chartered membership of CABE (MCABE)',
    held: ['MCABE 2015, annual fee paid in January 2026', 'MCABE since 2018. RICS: application never sent.'],
    less: [
      'MCABE from 2011; lapsed it myself when I emigrated in 2019',
      'CABE associate, professional interview for MCABE fixed for 12 January',
      'MCABE was mine until the end of 2021',
    ],
  },
  {
    title: 'Dental Nurse',
    ask: 'GDC registration',
    held: ['Dental nurse, GDC 265511, on the register without a break since 2016'],
    less: [
      'Dental nurse, GDC number 198812, taken off in 2020 for CPD not submitted',
      'GDC: will go on the register when my NEBDN result is through',
      'Trainee dental nurse, NEBDN written exam behind me, OSCE in March, GDC after that',
      'Dental nurse 2008 - 2018; GDC registration discontinued on moving abroad',
    ],
  },
  {
    title: 'Scaffolder',
    ask: 'CISRS scaffolder card',
    held: ['CISRS scaffolder card, re-carded in June 2025 after two years without'],
    less: [
      'CISRS scaffolder card with an expiry of 02/2024, never sent for the new one',
      'CISRS part 2 passed, skills test for the blue card in the new year',
      'Scaffolder; my CISRS card timed out while I was on the boats',
    ],
  },
  {
    title: 'Gas Engineer',
    ask: 'CCN1 and Gas Safe registration',
    held: ['Gas Safe registered, CCN1 reassessed 2024'],
    less: [
      'Gas Safe: registration closed by me in 2022',
      'Gas Safe registration pending, CCN1 done last month',
    ],
  },
  {
    title: 'Midwife',
    ask: 'NMC registered midwife',
    held: ['Registered midwife (NMC 11H0202E), current to 2028'],
    less: [
      'Midwife 2000 - 2016, retired from the NMC register',
      'Student midwife, third year, NMC registration in sight for September',
      'NMC midwife PIN expired in May; I did not put in for revalidation',
    ],
  },
  {
    title: 'Accountant',
    ask: 'CIMA qualified (ACMA or CGMA)',
    held: ['ACMA, CGMA since 2017'],
    less: [
      'CIMA: strategic level, case study still open',
      'CIMA operational and management levels complete; strategic papers start in the new year',
      'CIMA abandoned at management level in 2014',
    ],
  },
  {
    title: 'Steuerfachangestellte',
    ask: 'Bilanzbuchhalter (IHK)',
    held: ['Bilanzbuchhalter (IHK), bestanden im Oktober 2022; Controller-Lehrgang abgebrochen'],
    less: [
      'Lehrgang Bilanzbuchhalter (IHK), schriftlicher Teil bestanden, mündliche Prüfung offen',
      'Bilanzbuchhalter (IHK): zweimal angetreten, beim dritten Mal im Mai hoffe ich auf den Abschluss',
      'Bilanzbuchhalter (IHK) nach zwei Semestern aufgegeben',
    ],
  },
  {
    title: 'Busfahrer',
    ask: 'Führerschein Klasse D mit gültiger Schlüsselzahl 95',
    held: ['Führerschein D, DE, Schlüsselzahl 95 bis 05/2030'],
    less: [
      'Führerschein Klasse D, Schlüsselzahl 95 im Jahr 2022 abgelaufen, Module nicht gemacht',
      'Führerschein Klasse D wurde 2021 nicht verlängert',
    ],
  },
  {
    title: 'Infirmière',
    ask: "diplôme d'État d'infirmier et inscription à l'Ordre",
    held: ["Diplôme d'État d'infirmière 2012, inscrite à l'Ordre, cotisation 2026 réglée"],
    less: [
      "Diplôme d'État d'infirmière 2002, radiée de l'Ordre à ma demande en 2019",
      "Étudiante en soins infirmiers, diplôme d'État d'infirmière en juillet si tout va bien",
    ],
  },
];

export const LAST_GROUND: readonly SkillRow[] = [
  {
    title: 'Welder',
    ask: 'experience of TIG welding stainless steel',
    met: [
      'Welder, Harbour Fab, 2016 - present\nTIG welding of stainless pipe to ISO 9606; never welded titanium.',
    ],
    denied: [
      'Welder, Harbour Fab, 2016 - present\nMIG on mild steel frames. TIG welding of stainless I have never had to do.',
      'Welder, Harbour Fab, 2016 - present\nMIG on mild steel frames. No TIG, no stainless steel yet.',
      'Welder, Harbour Fab, 2016 - present\nMIG on mild steel frames. TIG welding of stainless is done by the day shift.',
    ],
  },
  {
    title: 'Marketing Manager',
    ask: 'experience of running paid search campaigns',
    met: [
      'Marketing Manager, Opal, 2018 - present\nRun paid search campaigns of £30k a month; PR is handled by an agency.',
    ],
    denied: [
      'Marketing Executive, Opal, 2018 - present\nNewsletters, events, print. Paid search campaigns are in the hands of our agency.',
      'Marketing Executive, Opal, 2018 - present\nNewsletters, events, print. Paid search campaigns: agency does these, I pass on the brief.',
      'Marketing Executive, Opal, 2018 - present\nNewsletters, events, print. I have no paid search campaigns to show.',
    ],
  },
  {
    title: 'Chef',
    ask: 'experience of butchery',
    met: [
      'Chef de partie, Old Mill, 2017 - present\nButchery of whole lambs and venison; pastry was never my section.',
    ],
    denied: [
      'Chef de partie, Old Mill, 2017 - present\nSauce and garnish. Our meat comes in ready cut, so butchery is something I have not practised.',
      'Chef de partie, Old Mill, 2017 - present\nSauce and garnish. Butchery I only know from college demonstrations.',
    ],
  },
  {
    title: 'Projektleiter',
    ask: 'Erfahrung in der Bauleitung',
    met: [
      'Projektleiter, Hansen, 2015 bis heute\nBauleitung für Schulen und Kitas, LPH 8; Ausschreibung macht das Büro nebenan.',
    ],
    denied: [
      'Planer, Hansen, 2015 bis heute\nEntwurf und Werkplanung. Auf der Bauleitung war ich nie eingesetzt.',
      'Planer, Hansen, 2015 bis heute\nEntwurf und Werkplanung. Bauleitung: reizt mich, fehlt mir aber bisher.',
      'Planer, Hansen, 2015 bis heute\nEntwurf und Werkplanung. Die Bauleitung vergeben wir an Externe.',
    ],
  },
];
