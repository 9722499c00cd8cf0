// What is new to somebody, done by others or only read about; and what is denied of something else. Written from general
// knowledge of how people write.

import type { SkillRow } from '../../match/skills/skill-row.ts';

export const NEW_GROUND: readonly SkillRow[] = [
  {
    title: 'Front-end Developer',
    ask: 'commercial experience with TypeScript',
    met: [
      'Front-end Developer, Larch, 2019 - present\nTypeScript in strict mode across a React shop; Angular would be new to me. Built 40 components in TypeScript.',
    ],
    denied: [
      'Front-end Developer, Larch, 2019 - present\nVue and plain JavaScript. TypeScript would be a first for me.',
      'Front-end Developer, Larch, 2019 - present\nVue and plain JavaScript. TypeScript is uncharted water for me so far.',
      'Front-end Developer, Larch, 2019 - present\nVue and plain JavaScript; I would be coming to TypeScript cold.',
      'Front-end Developer, Larch, 2019 - present\nVue and plain JavaScript. With TypeScript I would be starting from zero.',
      'Front-end Developer, Larch, 2019 - present\nVue and plain JavaScript; TypeScript is still on my list of things to learn.',
      'Front-end Developer, Larch, 2019 - present\nVue and plain JavaScript. TypeScript I know from blog posts and talks only.',
    ],
  },
  {
    title: 'Payroll Specialist',
    ask: 'experience of running monthly payroll in Sage',
    met: [
      'Payroll Clerk, Ashby, 2018 - present\nRun the monthly payroll of 220 in Sage; pensions are done by our accountants.',
    ],
    denied: [
      'HR Adviser, Ashby, 2018 - present\nAbsence, contracts, inductions. The monthly payroll goes to an outside bureau; I only send the hours. Sage payroll would be unfamiliar ground.',
      'HR Adviser, Ashby, 2018 - present\nAbsence, contracts, inductions. Payroll in Sage has always been somebody else’s job.',
      'HR Adviser, Ashby, 2018 - present\nAbsence, contracts, inductions. I send the hours to our accountant, who runs the monthly payroll in Sage.',
      'HR Adviser, Ashby, 2018 - present\nAbsence, contracts, inductions. Monthly payroll in Sage sits with finance, I supply the starters and leavers.',
    ],
  },
  {
    title: 'Softwaretester',
    ask: 'Erfahrung mit Testautomatisierung in Selenium',
    met: [
      'Tester, Nordwest, 2019 bis heute\nTestautomatisierung mit Selenium für den Tarifrechner, 400 Fälle; Cypress wäre Neuland.',
    ],
    denied: [
      'Tester, Nordwest, 2019 bis heute\nManuelle Regressionstests. Testautomatisierung mit Selenium wäre für mich Neuland.',
      'Tester, Nordwest, 2019 bis heute\nManuelle Regressionstests. In Selenium und Testautomatisierung müsste ich mich erst einarbeiten.',
      'Tester, Nordwest, 2019 bis heute\nManuelle Regressionstests. Testautomatisierung mit Selenium kenne ich nur vom Hörensagen.',
      'Tester, Nordwest, 2019 bis heute\nManuelle Regressionstests. Selenium und Testautomatisierung macht bei uns eine andere Gruppe.',
      'Tester, Nordwest, 2019 bis heute\nManuelle Regressionstests. Mit Selenium und Testautomatisierung hatte ich bislang keine Berührung.',
    ],
  },
  {
    title: 'Personalreferent',
    ask: 'Erfahrung in der Entgeltabrechnung',
    met: [
      'Personalreferentin, Haas, 2018 bis heute\nEntgeltabrechnung für 180 Beschäftigte in DATEV; Reisekosten liegen beim Sekretariat.',
    ],
    denied: [
      'Personalreferentin, Haas, 2018 bis heute\nEinstellungen, Verträge. Die Entgeltabrechnung liegt komplett beim Steuerbüro, ich liefere nur die Daten zu.',
      'Personalreferentin, Haas, 2018 bis heute\nEinstellungen, Verträge. Die Entgeltabrechnung ist ausgelagert.',
      'Personalreferentin, Haas, 2018 bis heute\nEinstellungen, Verträge. Entgeltabrechnung nur aus der Vorlesung bekannt.',
    ],
  },
  {
    title: 'Chef de projet',
    ask: 'expérience de la négociation fournisseurs',
    met: [
      'Acheteur, Vallin, 2017 à ce jour\nNégociation fournisseurs sur 12 M€ ; la logistique revient au magasin.',
    ],
    denied: [
      'Assistant achats, Vallin, 2017 à ce jour\nSaisie des commandes. La négociation fournisseurs serait une première pour moi.',
      'Assistant achats, Vallin, 2017 à ce jour\nSaisie des commandes. La négociation fournisseurs est restée l’affaire de mon chef.',
      'Assistant achats, Vallin, 2017 à ce jour\nSaisie des commandes. Je découvrirais la négociation fournisseurs chez vous.',
    ],
  },
  {
    title: 'Archivist',
    ask: 'experience of cataloguing in Adlib',
    met: ['Archivist, Shire Office, 2016 - present\nCataloguing in Adlib, 30 m a year; never used AtoM.'],
    denied: [
      'Archivist, Shire Office, 2016 - present\nCatalogued 74 m to ISAD(G) in AtoM; Adlib not so far.',
      'Archivist, Shire Office, 2016 - present\nCatalogued 74 m to ISAD(G) in AtoM; have yet to meet Adlib.',
      'Archivist, Shire Office, 2016 - present\nCatalogued 74 m to ISAD(G) in AtoM. Adlib: no, though I learn systems fast.',
      'Archivist, Shire Office, 2016 - present\nCatalogued 74 m to ISAD(G) in AtoM. I have seen Adlib demonstrated and no more than that.',
    ],
  },
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
      'Ward Manager, Eastleigh, 2018 - present\nManage the ward budget of £1.4m. I decide with finance what of the ward budget is spent here and what stays with the division.',
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
  {
    title: 'Debt Adviser',
    ask: 'Experience of preparing household budgets',
    met: [
      'Adviser, Citizens Hall, 2019 - present\nSit with clients at their kitchen table, preparing household budgets.',
      'Adviser, Citizens Hall, 2019 - present\nVisited tenants, sat with them for an hour, preparing household budgets.',
    ],
    denied: [
      'Receptionist, Citizens Hall, 2019 - present\nFront desk. Household budgets sit with the advisers.',
    ],
  },
];
