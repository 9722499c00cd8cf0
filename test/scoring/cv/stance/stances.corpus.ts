// Papers with a history, and things that are new to a person, as CVs tell them: granted, renewed, ended, given up, still to
// come; never done, done by others. Written from general knowledge of how people write, before the readers were mended.

import type { PaperRow } from '../../match/papers/papers.corpus.ts';
import type { SkillRow } from '../../match/skills/skills.corpus.ts';

/** What became of a paper: the last that is told of it counts. */
export const PAPER_HISTORIES: readonly PaperRow[] = [
  {
    title: 'Door Supervisor',
    ask: 'SIA door supervisor licence',
    held: [
      'Doors, Leeds, 2018 - present\nSIA Door Supervisor licence, lapsed during lockdown, reissued in May 2024 for three years',
      'Doors, Leeds, 2018 - present\nSIA licence: first card to 2021, second to 2024, present one to 11/2027',
      'Doors, Leeds, 2018 - present\nSIA door supervisor licence since 2015, renewed every three years, last in 2025',
      'SIA Door Supervisor, good until March 2028. No convictions.',
    ],
    less: [
      'Doors, Leeds, 2012 - 2022\nSIA door supervisor licence, ended in August 2022 and I did not pay for another',
      'Doors, Leeds, 2012 - 2022\nSIA badge (door supervisor) up to 2021; nothing since',
      'Doors, Leeds, 2012 - 2022\nSIA door supervisor licence: three-year card from 2019, let it slide after that',
      'Doors, Leeds, 2012 - 2022\nDoor supervisor (SIA): last badge says 04/2023, never reapplied',
      'Doors, Leeds, 2012 - 2022\nSIA door supervisor: training week done, licence form goes in next week',
    ],
  },
  {
    title: 'Registered Nurse',
    ask: 'active NMC registration',
    held: [
      'Staff nurse, Bradford Royal, 2014 - present\nNMC PIN 14C2211E, revalidated in 2023, next due 2026',
      'Staff nurse, Bradford Royal, 2014 - present\nNMC registration lapsed for two months in 2019 when I changed address, readmitted the same year and in force to March 2027',
    ],
    less: [
      'Nurse, Bradford Royal, 2009 - 2019\nNMC: came away from the register in 2020 when I went into sales',
      'Nurse, Bradford Royal, 2009 - 2019\nNMC registration not kept up after 2020',
      'Nurse, Bradford Royal, 2009 - 2019\nNMC registered 2009; let my PIN go when the children came in 2019',
      'Nurse, Bradford Royal, 2009 - 2019\nMy NMC registration was not revalidated in 2021 as I was abroad',
      'Nurse (Philippines), 2015 - 2024\nNMC: CBT passed, OSCE sat last Tuesday, waiting to hear',
    ],
  },
  {
    title: 'Gas Engineer',
    ask: 'Gas Safe registration',
    held: [
      'Heating engineer, own account, 2010 - present\nGas Safe 512334, ACS renewed February 2025, no oil (OFTEC) ticket',
      'Gas Safe registered since 2012. OFTEC ran out in 2021 and I do not need it.',
    ],
    less: [
      'Heating engineer, 2005 - 2019, now a plumbing lecturer\nGas Safe number handed back when I closed the firm in 2019',
      'Gas Safe registered until I sold the van in 2020',
      'Heating engineer, 2005 - 2021\nGas Safe: dropped off at renewal in 2022',
      'Plumber since 2016. Gas Safe: portfolio nearly full, ACS assessment in the autumn',
    ],
  },
  {
    title: 'Chartered Surveyor',
    ask: 'MRICS',
    held: [
      'Surveyor, Dent & Co, 2012 - present. MRICS 2014. Gave up my CIOB membership in 2020.',
      'MRICS since 2016, subscription paid for this year; previously MRTPI, resigned 2019',
    ],
    less: [
      'Surveyor, Dent & Co, 2008 - 2020, asset manager since. MRICS 2010; I stepped down from the institution in 2021 to save the fee.',
      'MRICS 2009 - 2019, then out of the profession',
      'MRICS 2009 - 2019',
      'Elected MRICS in 2011, membership terminated at my own request in 2022',
      'RICS: counselled for the APC, final interview failed in November, going again in spring',
      'MRICS: APC submission with the assessors, interview on 3 November',
    ],
  },
  {
    title: 'Project Manager',
    ask: 'a current PRINCE2 Practitioner certificate',
    held: [
      'PRINCE2 Practitioner, passed 2018, re-registered 2021 and 2024',
      'PRINCE2 Practitioner 2017, expired 2020, resat and passed January 2025',
    ],
    less: [
      'PRINCE2 Practitioner, certificate period closed in 2021',
      'PRINCE2 Foundation 2024; Practitioner paper next month',
      'PRINCE2 Practitioner 2015. Its validity was over in 2020; never re-sat.',
      'PRINCE2 Foundation and, since January, revising for Practitioner',
    ],
  },
  {
    title: 'Systems Engineer',
    ask: 'current SC clearance',
    held: [
      'SC cleared (2023, to 2033)',
      'Clearance: SC 2014, lapsed when I left in 2018, regranted September 2023 and live',
    ],
    less: [
      'Clearance: SC 2014 to 2019, went with the job',
      'SC clearance fell away when the contract finished in 2021',
      'SC until I left the integrator in 2020; today BPSS alone',
      'SC form sent off by my new employer in April, vetting not back yet',
    ],
  },
  {
    title: 'Forklift Driver',
    ask: 'counterbalance forklift licence',
    held: [
      'Forklift: counterbalance, refresher every three years, latest 2025. Reach: none.',
      'RTITB counterbalance, first ticket 2015, refreshed and re-tested in March 2024',
    ],
    less: [
      'Forklift counterbalance ticket from 2013, not refreshed in the last ten years, out of date',
      'Counterbalance forklift licence: refresher overdue since 2022',
      'Forklift driver 2010 - 2018. Counterbalance licence gone stale, would need re-testing.',
      'Counterbalance forklift: course starts on the 8th',
    ],
  },
  {
    title: 'HGV Driver',
    ask: 'a driver CPC card',
    held: [
      'Class 1, driver CPC: first card ran to 2019, second to 2024, current one to 2029',
      'Driver CPC in date to 2028, digi card. ADR no.',
    ],
    less: [
      'Class 1 since 2009. Driver CPC: 21 of 35 hours done',
      'Class 1 since 2009. DCPC card to September 2023, then stopped driving for a living',
      'Driver CPC: two modules to sit before I can have the card',
    ],
  },
  {
    title: 'Financial Analyst',
    ask: 'CFA charterholder',
    held: ['CFA charterholder since 2019 (Level III passed 2018)'],
    less: [
      'CFA: passed Levels I and II',
      'CFA Level 3 sat in August, marks out in October',
      'CFA, two levels down and one to go',
      'CFA exams all passed, still short of the work experience for the charter',
      'CFA charter given up in 2021, dues not paid',
    ],
  },
  {
    title: 'Nursery Practitioner',
    ask: 'Level 3 Diploma in Early Years Education',
    held: ['Level 3 Diploma in Early Years Education, 2019. Level 5: started and dropped.'],
    less: [
      'Level 3 Diploma in Early Years Education: 14 of 19 units signed off',
      'Level 2 early years; for the Level 3 Diploma in Early Years Education four units are left',
      'Level 3 Diploma in Early Years Education, first year done, second begins in September',
      'Level 3 Diploma in Early Years Education: all coursework in, certificate expected once moderated',
      'Level 3 Diploma in Early Years Education, broke off after six months to care for my mother',
    ],
  },
  {
    title: 'Wine Buyer',
    ask: 'WSET Level 3',
    held: ['WSET Level 3 passed with merit in June 2024; Diploma: two units in, exam on unit 3 pending'],
    less: [
      'WSET Level 3: tasting failed, theory passed, resit in autumn',
      'WSET Level 2 (2022), Level 3 classes on Monday evenings until the test in November',
      'WSET Level 3: papers handed in three weeks ago and no mark as yet',
    ],
  },
  {
    title: 'Solicitor',
    ask: 'practising certificate as a solicitor',
    held: ['Solicitor admitted 2012, practising certificate 2025/26, no conditions'],
    less: [
      'Solicitor admitted 2005; no practising certificate taken out after 2019',
      'Solicitor, practising certificate not renewed in October 2021, on the roll only',
      'Practising certificate as a solicitor returned to the SRA on going in-house in Dubai in 2020',
    ],
  },
  {
    title: 'Steuerberater',
    ask: 'bestehende Bestellung als Steuerberater',
    held: ['Steuerberater, bestellt 2012, Kammer Köln; Zulassung als Rechtsbeistand 2019 zurückgegeben'],
    less: [
      'Bestellung als Steuerberater 2010, 2021 zurückgegeben',
      'Als Steuerberater bestellt 2009 bis 2020, dann Wechsel ins Unternehmen und Verzicht auf die Bestellung',
      'Steuerberater: schriftliche Prüfung im Oktober geschrieben, Ergebnis steht aus',
      'Bestellung als Steuerberater ruht seit 2022 auf eigenen Wunsch',
    ],
  },
  {
    title: 'Sicherheitsmitarbeiter',
    ask: 'Staplerschein',
    held: ['Staplerschein 2012, jährliche Unterweisung zuletzt 03/2026, Kranschein nie gemacht'],
    less: [
      'Staplerschein von 2009, seither keine Unterweisung mehr, müsste aufgefrischt werden',
      'Staplerschein: Theorie bestanden, Fahrprüfung kommt noch',
      'Staplerschein ist mir 2020 entzogen worden',
    ],
  },
  {
    title: 'Installateurmeister',
    ask: 'Meisterprüfung im Installateur- und Heizungsbauerhandwerk',
    held: ['Meisterprüfung Installateur und Heizungsbauer, alle vier Teile bestanden, HWK Ulm 2019'],
    less: [
      'Meisterschule Installateur und Heizungsbauer: zwei von vier Teilen bestanden',
      'Meisterprüfung Installateur und Heizungsbauer: Teil I und II fehlen noch',
      'Meisterprüfung im Installateurhandwerk, Teile III und IV geschafft, Praxis im Frühjahr',
      'Meisterkurs Heizungsbau seit September, Prüfung nächstes Jahr',
    ],
  },
  {
    title: 'Agent de sécurité incendie',
    ask: 'titulaire du SSIAP 1 à jour',
    held: [
      'SSIAP 1 : 2016, recyclages 2019, 2022 et 2025',
      'SSIAP 1 obtenu en 2014, périmé en 2020, remise à niveau passée en mars 2025',
    ],
    less: [
      'SSIAP 1 de 2014, recyclage jamais fait',
      'SSIAP 1 : échéance dépassée depuis 2022',
      'SSIAP 1 obtenu en 2015, plus de recyclage depuis 2018',
      'SSIAP 1 : formation suivie en avril, examen passé, résultat dans quinze jours',
      'SSIAP 1 rendu caduc faute de recyclage',
    ],
  },
  {
    title: 'Électricien',
    ask: 'habilitation électrique B2V',
    held: ['Habilitations : titre de 2017 périmé en 2020, recyclage du 12/2024 : B2V, BR, BC'],
    less: ['Habilitation B2V jusqu’en 2021, non reprise depuis', 'B2V : stage prévu en septembre'],
  },
];

/** What is new to somebody, done by others or only read about; and what is denied of something else. */
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
];

/** Rows that the readers still miss: whoever mends one finds it here. */
export const BEYOND_STANCES: ReadonlySet<string> = new Set([
  'Archivist, Shire Office, 2016 - present\nCatalogued 74 m to ISAD(G) in AtoM; Adlib not so far.',
  'Charge Nurse, Eastleigh, 2018 - present\nDuty rotas, appraisals. Ward budgets: something I have yet to be trusted with.',
  'Einkäufer, Kolb, 2016 bis heute\nBestellungen, Preisverhandlungen. Die Lieferantenauditierung übernimmt die Qualitätssicherung.',
  'Planer, Hansen, 2015 bis heute\nEntwurf und Werkplanung. Bauleitung: reizt mich, fehlt mir aber bisher.',
  'GDC: will go on the register when my NEBDN result is through',
  'Paramedic, 2003 - 2017. HCPC registration given a miss at the 2019 renewal',
  'Zulassung als Rechtsanwältin 2010, mit dem Wechsel in den Konzern 2019 abgegeben',
]);
