// Papers with a history, as CVs tell it: granted, renewed, ended, given up, still to come. The last that is told of a paper
// counts. Written from general knowledge of how people write.

import type { PaperRow } from '../../match/papers/paper-row.ts';

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
      'Steward, Leeds, 2019 - present\nI fulfil the criteria for the SIA door supervisor licence and mean to book the course.',
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
  {
    title: 'Cariste',
    ask: 'CACES R489 en cours de validité',
    held: [
      "Cariste, Lens, 2015 à ce jour\nJ'avais le CACES R389, recyclé en R489 catégories 1, 3 et 5 depuis 2024",
    ],
    less: ["Cariste, Lens, 2012 à 2021\nCACES : j'avais R489 catégories 1, 3 et 5"],
  },
  {
    title: 'Site Supervisor',
    ask: 'current SMSTS certificate',
    held: ['Supervisor, Hull, 2014 - present\nI had SMSTS in 2015 and it was renewed in January 2025'],
    less: ['Supervisor, Hull, 2014 - 2022\nI had SMSTS and a first aid ticket when I ran the depot job'],
  },
];
