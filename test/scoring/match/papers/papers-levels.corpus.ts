// Papers, degrees and languages that stand just beside what is asked: the lower degree with the higher one on its way, a
// language named as a country's, the master's examination of a craft, registers told from the other side, retraining.
// Written from general knowledge of how people write, before the readers were mended.

import type { PaperRow } from './papers.corpus.ts';

export const LEVELS_OF_PAPERS: readonly PaperRow[] = [
  {
    title: 'Clinical Laboratory Supervisor',
    ask: "Bachelor's degree in medical laboratory science required",
    held: [
      'Education\nB.S. Medical Laboratory Science, Pell State University, 2014',
      'Education\nBSMLS, Howard Falls University, 2014',
      'Education\nMedical Laboratory Science, University of Tarrow, 2010 - 2014, second class honours',
    ],
    half: [
      'Education\nAssociate of Applied Science, Medical Laboratory Technology, Pell Community College, 2016',
      'Education\nAssociate Degree in Medical Laboratory Technology, Pell College, 2016\nBS completion program, online, expected May 2028',
      'Education\nAssociate of Science degree (MLT), 2016',
    ],
    none: ['Laboratory assistant, Pell Hospital, 2016 - present. High school diploma 2012.'],
  },
  {
    title: 'Software Quality Engineer',
    ask: 'BSc or BEng in computer science, software engineering or similar',
    held: [
      'Education\nBSE Computer Engineering, Tarrow University, 2016, cum laude',
      'Education\nB.S.E.E., Iron Range University, 2016',
      'Bachelor of Applied Science (Computing), 2018, Coastal University',
    ],
    half: [
      'Education\nFoundation degree in Computing, Coast College, 2018',
      'HND Software Development, 2019',
    ],
    none: ['School: GCSEs 2012. Self-taught, three bootcamps.'],
  },
  {
    title: 'Bilanzbuchhalterin',
    ask: 'Abgeschlossenes Studium BWL oder geprüfter Bilanzbuchhalter (IHK)',
    held: [
      'Studium\nB.A. Betriebswirtschaft, Hochschule Nordmark, 2015',
      'Weiterbildung\nGeprüfte Bilanzbuchhalterin (IHK), 2019',
    ],
    less: [
      'Weiterbildung\nLehrgang Bilanzbuchhalter (IHK), Prüfung im Herbst 2027',
      'Ausbildung\nSteuerfachangestellte, 2012',
    ],
  },
  {
    title: 'Leiter Elektrowerkstatt',
    ask: 'Meister im Elektrohandwerk oder staatlich geprüfter Elektrotechniker',
    held: [
      'Elektroinstallateurmeister seit 2011, Werkstattleiter bei Stadtwerke Auental seit 2015',
      'Ausbildung zum Elektroinstallateur 2004\nMeisterprüfung vor der Handwerkskammer Ulm, 2011',
      'Meisterbrief im Elektrotechnikerhandwerk (2012)',
      'Elektromeister (HWK), 2010',
    ],
    less: [
      'Elektroniker, Gesellenbrief 2014. Meisterschule läuft, Teil III und IV bestanden, Prüfung 2027.',
      'Kfz-Meister, Meisterbrief im Kraftfahrzeugtechnikerhandwerk 2012',
      'Elektroniker für Betriebstechnik, IHK-Abschluss 2014',
    ],
    none: ['Hausmeister, Grundschule Auental, 2015 bis heute. Kleine Reparaturen.'],
  },
  {
    title: 'Küchenleitung Betriebsrestaurant',
    ask: 'Küchenmeister (IHK) zwingend erforderlich',
    held: ['Küchenmeister (IHK), 2016. Küchenleiter seit 2017.', 'Küchenmeisterin IHK seit 2018'],
    less: ['Gelernter Koch, 2009. Küchenmeisterkurs begonnen, Prüfung Mai 2027.'],
    none: ['Gelernter Koch, IHK-Abschluss 2009, Sous-Chef seit 2016.'],
  },
  {
    title: 'Pflegefachkraft Intensiv',
    ask: 'Deutsch mindestens B2',
    held: [
      'Sprachen\nDeutsch B2 (telc Pflege, 2024), Tagalog Muttersprache',
      'Sprachen: Deutsch C1, Spanisch Muttersprache',
      'Sprachen\nDeutsch: fließend in Wort und Schrift',
    ],
    less: [
      'Sprachen\nDeutsch A2, Englisch fließend',
      'Anerkennung nach deutschem Recht beantragt\nSprachen\nDeutsch B1, B2-Kurs läuft',
      'Languages\nGerman: A2 (B1 course until May 2027). English fluent',
    ],
  },
  {
    title: 'Export Sales Coordinator',
    ask: 'Fluent French is essential',
    held: [
      'Languages: French C1 (DALF 2019), English native',
      'Languages\nFrench - bilingual, grew up in Liège',
      'Export assistant, 2019 - present\nHandles the Lyon and Paris accounts in fluent French',
    ],
    less: [
      'Languages: French A2, evening class. Sold French wines for two years.',
      'Languages: GCSE French. Worked for a French company in Leeds.',
      'Languages\nFrench: basic. Spanish: fluent',
    ],
    none: ['Languages: English, Polish. Customers in Warsaw and Gdansk.'],
  },
  {
    title: 'Chargé de clientèle export',
    ask: 'Allemand courant exigé (C1)',
    held: [
      'Langues\nAllemand : C1 (Goethe 2022)\nAnglais : B2',
      'Langues : allemand bilingue, mère berlinoise',
    ],
    less: [
      'Langues\nAllemand : B1\nAnglais : C1',
      'Clients allemands suivis en anglais.\nLangues : allemand scolaire, anglais courant',
      'Langues\nAllemand : notions',
    ],
  },
  {
    title: 'Responsable paie',
    ask: 'BTS, DCG ou licence en paie exigé',
    held: [
      'Formation\nLicence professionnelle Gestion de la paie, Université de Haute-Loue, 2017',
      'Formation\nBTS Comptabilité et gestion, 2012',
    ],
    less: [
      'Formation\nBTS Comptabilité et gestion en cours (GRETA, première année). Pas d’autre diplôme.',
      'Formation\nBac pro Gestion-Administration, 2013. DCG : six UE sur treize validées.',
    ],
    none: ['Formation\nCAP Vente, 2010'],
  },
  {
    title: 'Technicien de maintenance',
    ask: 'Permis B nécessaire, véhicule fourni',
    held: ['Permis B, véhicule personnel', 'Titulaire du permis B depuis 2014'],
  },
  {
    title: 'Community Pharmacist, Galway',
    ask: 'Must be registered with the Pharmaceutical Society of Ireland',
    held: [
      "On the Pharmaceutical Society of Ireland's register since 2016, no conditions",
      'Registered pharmacist with the Pharmaceutical Society of Ireland (2016)',
      'PSI registered pharmacist, 2016 to date',
    ],
    less: [
      'Registered with the GPhC in England; application to the Pharmaceutical Society of Ireland submitted September 2026',
      'Fourth-year MPharm student, University of Corrib',
    ],
  },
  {
    title: 'Speech Therapist, Dublin',
    ask: 'CORU registration as a speech and language therapist',
    held: [
      'CORU registered speech and language therapist since 2018',
      'Speech and Language Therapists Register of CORU: entered 2018',
    ],
    less: [
      'CORU application lodged in August 2026, decision awaited',
      'HCPC registered speech and language therapist; not on the CORU register',
    ],
  },
  {
    title: 'Field Service Technician',
    ask: 'A full driving licence is required',
    held: [
      'Licences: car and C1',
      'Licence: car, motorbike',
      'Clean driving licence',
      'Driving: full licence, category B',
    ],
    less: ['Provisional licence, test booked in March', 'Cycles to work, does not drive'],
  },
  {
    title: 'Marketing Executive',
    ask: 'A degree in marketing, a CIM certificate or the experience to match',
    held: [
      'CIM Certificate in Professional Marketing, 2021',
      'Education\nBA Marketing, Ferndale University, 2017',
    ],
    none: ['A levels: Art, English. Shop assistant since 2020.'],
  },
  {
    title: 'Registered Nurse, Day Surgery',
    ask: 'BSN required',
    held: [
      'Education\nBSN, Lakeview University, 2019',
      'RN-to-BSN completed December 2021, Lakeview University',
    ],
    half: [
      'Education\nADN, Lakeview Community College, 2018. RN-to-BSN in progress, graduating 2027.',
      'Education\nAssociate Degree in Nursing, Lakeview College, 2018',
      'Education\nASN, Lakeview Technical College, 2017',
    ],
    less: ['LPN, Lakeview Technical College, 2015'],
  },
];
