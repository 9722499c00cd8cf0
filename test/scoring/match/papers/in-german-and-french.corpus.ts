// Papers of eighty trades as German and French CVs name them: in force, and what is near to it.
// Written from general knowledge by people who had not seen how they are read.

import type { PaperRow } from './paper-row.ts';

export const IN_GERMAN_AND_FRENCH: readonly PaperRow[] = [
  {
    title: 'Kälteanlagenbauerin',
    ask: 'Sachkundebescheinigung Kategorie I zwingend',
    held: ['Sachkunde Kategorie I, 2021'],
    less: ['Die Sachkunde Kategorie I erhalte ich erst mit der bestandenen Prüfung.'],
  },
  {
    title: "Conductrice d'autocar",
    ask: 'FIMO ou FCO voyageurs à jour, ou titre professionnel de conducteur du transport en commun',
    held: [
      'FCO voyageurs, novembre 2025',
      'FIMO marchandises 2012, passerelle voyageurs 2019, FCO mai 2024',
      'Titre professionnel conductrice du transport en commun sur route, obtenu en avril 2025',
    ],
    less: ['FCO marchandises, mars 2025', 'Titre professionnel employé administratif, 2019'],
  },
  {
    title: 'Operationstechnische Assistenz (OTA), Kassel',
    ask: 'Erlaubnis zum Führen der Berufsbezeichnung OTA oder Fachweiterbildung Operationsdienst',
    held: [
      'Ausbildung zur Operationstechnischen Assistentin, Examen 2018',
      '2014 - 2017 Ausbildung zum OTA, Abschluss mit DKG-Anerkennung',
      'OTA (staatlich anerkannt), Urkunde nach ATA-OTA-G 2022',
      'Fachkrankenschwester für den Operationsdienst, Abschluss 2015',
    ],
    half: [
      'Operating Department Practitioner, HCPC registered since 2016',
      'OTA-Ausbildung, drittes Ausbildungsjahr, Examen im September 2027',
    ],
    none: [
      'OTA-Ingenieur, verantwortlich für OTA-Updates von Steuergeräten',
      'Gesundheits- und Krankenpflegerin, Examen 2012',
    ],
  },
  {
    title: 'Medizinische Fachangestellte, Röntgen',
    ask: 'Kenntnisse im Strahlenschutz',
    held: ['Kenntnisse im Strahlenschutz, Kurs und Prüfung in Gera, Juni 2025'],
    less: ['Kenntnisse im Strahlenschutz, Prüfung in Gera im Juni 2027'],
  },
  {
    title: 'Bilanzbuchhalterin, Graz',
    ask: 'abgelegte Bilanzbuchhalterprüfung',
    held: [
      'Bibu-Prüfung 2016, mit Auszeichnung',
      'Fachprüfung Bilanzbuchhaltung 2019',
      'Steuerberaterin, Bestellung 2015',
    ],
    half: ['Lehrgang Bilanzbuchhaltung, laufend, Abschlussprüfung im Mai 2027'],
    none: [
      'Buchhalterprüfung 2017',
      'Buchhalterin, Muster GmbH, 2015 - heute\nDen Abschluss macht bei uns die Steuerberaterin.',
      'Buchhalterin, Muster GmbH, 2015 - heute\nAnsprechperson für Wirtschaftsprüfer und Finanzamt.',
      'Buchhalterin, Muster GmbH, 2015 - heute\nBegleitung der Wirtschaftsprüfer; der Steuerberater liest nur Korrektur.',
      'Steuerfachangestellte, Kanzlei Brandl Steuerberater, 2015 - heute',
    ],
  },
  {
    title: 'Turmdrehkranführer (m/w/d), Großbaustelle Stuttgart',
    ask: 'Gültiger Kranführerschein für Turmdrehkrane zwingend erforderlich',
    held: [
      'Kranschein Turmdrehkran (obendrehend), Ausbildung nach DGUV Grundsatz 309-003, letzte Unterweisung 03/2026',
      'Scheine: Befähigungsnachweis zum Führen von Turmdrehkranen (TÜV Süd, 2017), gültig',
      'Ich besitze den Kranführerausweis für Turmdrehkrane und fahre seit neun Jahren Liebherr 280 EC-H.',
    ],
    less: [
      'Kranschein Brücken- und Portalkrane (DEKRA, 2019)',
      'Lehrgang Turmdrehkranführer gebucht, Prüfung im Februar 2027',
      'Anschläger auf der Baustelle, Einweisen des Turmdrehkranführers per Funk',
      'Kranschein für Turmdrehkrane: Prüfung nicht bestanden (10/2026)',
    ],
  },
  {
    title: 'Baumpfleger/in, Raum Freiburg',
    ask: 'Sie haben den SKT-B-Schein (Seilklettertechnik Stufe B) und sind schwindelfrei.',
    held: [
      'SKT A und B, Münchner Baumkletterschule, 2021',
      'Seilklettertechnik Stufe B: Prüfung bestanden am 14.06.2023',
      'Zertifikate\nSKT-B (Motorsäge im Baum)\nErsthelfer, aufgefrischt 2026',
    ],
    less: [
      'SKT A (2024)',
      'Baumpflege vom Hubsteiger aus, AS-Baum I; SKT-B geplant für Sommer 2027',
      'Bodenmann im Kletterteam, Zuarbeit für Kollegen mit SKT-B',
      'SKT-A vorhanden, SKT-B-Kurs begonnen, Prüfung steht noch aus',
    ],
  },
  {
    title: 'Sprengberechtigter Steinbruch, Thüringen',
    ask: 'Befähigungsschein nach § 20 SprengG, in Kraft',
    held: [
      'Inhaber des Befähigungsscheins gemäß § 20 Sprengstoffgesetz, gültig bis 11/2029',
      'Sprengberechtigter (§20 SprengG), verlängert 2025 nach Wiederholungslehrgang',
      'Sprengschein § 20: ja, Landesamt für Verbraucherschutz Suhl, gültig bis 30.04.2028',
    ],
    less: [
      'Befähigungsschein § 20 SprengG 2012–2017, danach nicht verlängert',
      'Sprenghelfer im Kalksteinbruch, Laden der Bohrlöcher unter Aufsicht',
      'Erlaubnis nach § 27 SprengG (Vorderladerschützen, privat)',
      'Grundlehrgang Sprengtechnik angemeldet für Januar 2027 in Dresden',
    ],
  },
  {
    title: 'Fachkrankenpfleger/in Intensivstation, Klinikum Kassel',
    ask: 'Abgeschlossene Fachweiterbildung Intensivpflege und Anästhesie',
    held: [
      '2019–2021 Fachweiterbildung Anästhesie- und Intensivpflege (DKG), Abschluss Note 1,7',
      'Fachgesundheits- und Krankenpflegerin für Intensivpflege und Anästhesie, Urkunde vom 30.09.2022',
      'Staatlich anerkannter Fachkrankenpfleger I&A (zweijährige Weiterbildung, abgeschlossen 2016)',
    ],
    less: [
      'Fachweiterbildung Intensiv/Anästhesie seit 10/2025, voraussichtlicher Abschluss 09/2027',
      'Fachweiterbildung Pflege in der Onkologie (DKG), 2020',
      'Sechs Jahre Intensivstation, Basiskurs Beatmung (3 Tage)',
      'Die Fachweiterbildung Intensivpflege habe ich 2023 nach einem Jahr abgebrochen.',
    ],
  },
  {
    title: 'Praxisanleiter/in Pflege, Altenheim Paderborn',
    ask: 'Berufspädagogische Zusatzqualifikation als Praxisanleiter/in (300 Stunden) setzen wir voraus.',
    held: [
      'Weiterbildung Praxisanleitung, 300 Std., Zertifikat 05/2022',
      'Praxisanleiterin (berufspädagogische Weiterbildung 300 h, Caritas-Akademie, Abschluss 2021)',
      'Qualifikationen\nExaminierte Pflegefachfrau\nPraxisanleiter nach PflAPrV, 300 Stunden, mit jährlichen 24 h Pflichtfortbildung',
    ],
    less: [
      'Praxisanleiter-Kurs läuft, 180 von 300 Stunden absolviert',
      'Mentorin für neue Kollegen, internes Einarbeitungskonzept mitgestaltet',
      'Tagesseminar „Anleiten von Auszubildenden“, 8 Stunden',
    ],
  },
  {
    title: 'Leitung Finanzbuchhaltung, Mittelstand Ulm',
    ask: 'Geprüfter Bilanzbuchhalter (IHK) oder vergleichbar',
    held: [
      'Weiterbildung zur Bilanzbuchhalterin, IHK Ulm, Prüfung bestanden 2018',
      'Bachelor Professional in Bilanzbuchhaltung (IHK), 2023',
      'Seit 2015 geprüfter Bilanzbuchhalter (IHK Schwaben)',
    ],
    less: [
      'Vorbereitungslehrgang Bilanzbuchhalter IHK, Prüfung Frühjahr 2027',
      'Finanzbuchhalterin (VHS Xpert Business), 2020',
      'Bilanzbuchhalterprüfung zweimal abgelegt, leider nicht bestanden',
      'Unterstützung unserer Bilanzbuchhalterin beim Jahresabschluss',
    ],
  },
  {
    title: 'Triebfahrzeugführer Güterverkehr, Mannheim',
    ask: 'Triebfahrzeugführerschein sowie Zusatzbescheinigung Klasse B erforderlich',
    held: [
      'Tf-Führerschein (EBA) gültig bis 2031, Zusatzbescheinigung Klasse B, BR 185, 187, 193',
      'Lokführer mit EU-Triebfahrzeugführerschein und Zusatzbescheinigung der Kategorie B (B1, B2)',
      'Lizenzen: Triebfahrzeugführerschein nach TfV (08/2019, in Kraft)\nZusatzbescheinigung Kl. B, Vectron und Traxx',
    ],
    less: [
      'Triebfahrzeugführerschein vorhanden, Zusatzbescheinigung Klasse A (Rangierdienst)',
      'In Ausbildung zum Lokführer, Prüfung Klasse B im März 2027',
      'Rangierbegleiter und Wagenprüfer Stufe 3',
      'Tf-Führerschein 2022 wegen fehlender Tauglichkeit entzogen, Zusatzbescheinigung B erloschen',
    ],
  },
  {
    title: 'MTR Röntgen, MVZ Bremen',
    ask: 'Fachkunde im Strahlenschutz, aktuell, da Sie eigenverantwortlich Aufnahmen anfertigen',
    held: [
      'MTRA, Fachkunde Strahlenschutz zuletzt aktualisiert 02/2024',
      'Fachkunde nach StrlSchV (Röntgendiagnostik): liegt vor, Aktualisierung gültig bis 2029',
      'Strahlenschutzfachkunde: ja – Auffrischungskurs Ärztekammer Bremen am 12.09.2025',
    ],
    less: [
      'Fachkunde Strahlenschutz 2014, seither nicht aktualisiert, erloschen',
      'Kenntnisse im Strahlenschutz (MFA-Röntgenschein), keine Fachkunde',
      'Assistenz im Röntgenraum, Lagerung der Patienten für die MTRA',
      'Strahlenschutzkurs für die Fachkunde gebucht für Januar 2027',
    ],
  },
  {
    title: 'Schädlingsbekämpfer/in, Köln',
    ask: 'Abgeschlossene Ausbildung als Schädlingsbekämpfer (IHK)',
    held: [
      '2016–2019 Ausbildung zum Schädlingsbekämpfer, IHK Köln, Gesellenzeit im selben Betrieb',
      'Geprüfte Schädlingsbekämpferin IHK, Abschluss Juli 2020',
      'Berufsabschluss: Schädlingsbekämpfer (IHK Düsseldorf, Note 2,0)',
    ],
    less: [
      'Umschulung zum Schädlingsbekämpfer seit 08/2025, IHK-Prüfung Sommer 2027',
      'Sachkunde Nagerbekämpfung (Tageskurs für Landwirte)',
      'Ausbildung zum Schädlingsbekämpfer nach dem zweiten Lehrjahr abgebrochen',
      'Gebäudereiniger, habe die Kollegen der Schädlingsbekämpfung begleitet',
    ],
  },
  {
    title: 'Hygienefachkraft, Krankenhausverbund Lübeck',
    ask: 'Staatlich anerkannte Weiterbildung zur Hygienefachkraft (HFK)',
    held: [
      'Fachkraft für Krankenhaushygiene, staatlich anerkannt, 2020',
      'HFK seit 2017 (zweijährige Weiterbildung, BZH Freiburg, mit staatlicher Anerkennung)',
      'Weiterbildung „Hygiene und Infektionsprävention“ 2022–2024 abgeschlossen, Erlaubnis als staatlich anerkannte Hygienefachkraft',
    ],
    less: [
      'Hygienebeauftragte in der Pflege (40-Stunden-Kurs), 2023',
      'Weiterbildung zur Hygienefachkraft, 2. Kursjahr',
      'Ansprechpartnerin der HFK auf Station 4',
      'Desinfektor, Lehrgang 2018',
    ],
  },
  {
    title: 'Hufschmied/in, Gestüt bei Warendorf',
    ask: 'Sie sind staatlich anerkannter Hufbeschlagschmied.',
    held: [
      'Staatlich anerkannte Hufbeschlagschmiedin, Prüfung an der Lehrschmiede Münster 2021',
      '2014: staatliche Anerkennung als Hufbeschlagschmied (LWK Nordrhein-Westfalen)',
      'Anerkennung nach dem Hufbeschlaggesetz seit Mai 2019, Regelbeschlag bei Sport- und Zuchtpferden',
    ],
    less: [
      'Huforthopädin (DIfHO), Barhufbearbeitung',
      'Zweijährige Lehrzeit beim Hufschmied, staatliche Prüfung im April 2027',
      'Prüfung zum Hufbeschlagschmied 2025 nicht bestanden',
      'Metallbauer, Aufhalter beim staatlich anerkannten Hufschmied',
    ],
  },
  {
    title: 'Betriebselektriker, Winterthur',
    ask: 'Sie verfügen über eine Anschlussbewilligung nach Art. 15 NIV.',
    held: [
      'Anschlussbewilligung Art. 15 NIV, ESTI-Prüfung bestanden 2022, aktiv',
      'ESTI: Bewilligung zum Anschliessen elektrischer Erzeugnisse (NIV 15), eingetragen',
      'Inhaber der Anschlussbewilligung gemäss NIV Art. 15, jährliche Weiterbildung nachgewiesen',
    ],
    less: [
      'Bewilligung nach Art. 13 NIV (innerbetriebliche Installationsarbeiten) im früheren Betrieb, mit Austritt 2021 erloschen',
      'Vorbereitungskurs NIV 15 besucht, Prüfung beim ESTI im März 2027',
      'Elektropraktiker, Arbeiten unter Aufsicht des NIV-Inhabers',
      'Prüfung für die Anschlussbewilligung NIV 15 nicht bestanden',
    ],
  },
  {
    title: 'HR Business Partner, Zug',
    ask: 'Eidg. Fachausweis als HR-Fachfrau/HR-Fachmann',
    held: [
      'HR-Fachfrau mit eidg. Fachausweis, Fachrichtung betriebliches HRM, 2021',
      'HR-Fachmann eidg. FA (2018)',
      'Weiterbildung: Eidgenössischer Fachausweis HR-Fachfrau, Option A, erworben Oktober 2023',
    ],
    less: [
      'Zertifikat HR-Assistentin, HRSE, 2022',
      'Lehrgang HR-Fachmann mit eidg. FA, Berufsprüfung September 2027',
      'Sachbearbeiterin Personalwesen edupool.ch',
      'Eidg. Fachausweis Sozialversicherungen, 2020',
    ],
  },
  {
    title: 'Dipl. Pflegefachperson, Spital Chur',
    ask: 'Diplom als Pflegefachperson HF oder FH, ausländische Abschlüsse nur mit SRK-Anerkennung',
    held: [
      'Dipl. Pflegefachfrau HF, Bildungszentrum Gesundheit und Soziales Chur, 2018',
      'Gesundheits- und Krankenpflegerin (Deutschland), vom Schweizerischen Roten Kreuz anerkannt, 2022',
      'BSc in Pflege, ZHAW Winterthur, 2020, dipl. Pflegefachmann FH',
      'Krankenpflegediplom Italien (Laurea), Anerkennung SRK erhalten 06.2024',
    ],
    less: [
      'Gesundheits- und Krankenpflegerin (Deutschland 2019), Gesuch beim SRK eingereicht',
      'Fachfrau Gesundheit EFZ, 2020',
      'Studierende Pflege HF, 3. Ausbildungsjahr',
      'Pflegediplom aus Serbien, Anerkennung durch das SRK 2025 abgelehnt',
    ],
  },
  {
    title: 'Bilanzbuchhalter/in, Steuerkanzlei Graz',
    ask: 'Bilanzbuchhalterprüfung (WIFI/BFI oder Akademie der Steuerberater) abgeschlossen',
    held: [
      '2020 Bilanzbuchhalterprüfung am WIFI Steiermark, mit gutem Erfolg',
      'Bilanzbuchhalterin, BFI Graz, Fachprüfung bestanden 11/2022',
      'Ausbildung: Bilanzbuchhalter, Akademie der Steuerberater und Wirtschaftsprüfer, Prüfung 2017 abgelegt',
    ],
    less: [
      'Buchhalterprüfung WIFI 2021',
      'Bilanzbuchhalterlehrgang WIFI Graz seit September 2026',
      'Personalverrechnerprüfung BFI, 2019',
      'Bilanzbuchhalterprüfung: schriftlicher Teil bestanden, mündlicher nicht bestanden',
    ],
  },
  {
    title: 'Kundenberater/in Versicherungen, Erfurt',
    ask: 'IHK-Sachkundeprüfung Versicherungsfachmann/-frau nach § 34d GewO',
    held: [
      'Geprüfte Versicherungsfachfrau IHK (Sachkundeprüfung § 34d), 2021',
      'Sachkunde nach §34d GewO: IHK Erfurt, bestanden 17.03.2019',
      'Versicherungsfachmann (IHK), eingetragen im Vermittlerregister',
    ],
    less: [
      'Sachkundeprüfung § 34i GewO (Immobiliardarlehen), IHK 2020',
      'Sachkundeprüfung §34d: Anmeldung für Januar 2027',
      'Internes Vertriebszertifikat der Allianz-Agentur, Produktschulungen',
      'Sachkundeprüfung Versicherungsfachfrau im zweiten Anlauf nicht bestanden',
    ],
  },
  {
    title: 'Assistenzarzt/-ärztin Innere Medizin, Zwickau',
    ask: 'Deutsche Approbation als Arzt/Ärztin',
    held: [
      'Approbation als Ärztin, Landesdirektion Sachsen, 12.08.2022',
      'Medizinstudium Universität Damaskus; Kenntnisprüfung bestanden, Approbation in Deutschland seit 2024',
      'Approbierter Arzt (Regierung von Oberbayern, 2019)',
    ],
    less: [
      'Berufserlaubnis nach § 10 BÄO bis 08/2027',
      'Approbation beantragt, Kenntnisprüfung im Februar 2027',
      'Zulassung als Arzt in Ägypten, 2018',
      'Approbation als Zahnärztin, Leipzig 2020',
    ],
  },
  {
    title: 'Sachbearbeiter Rüstungsprojekte, Koblenz',
    ask: 'Bereits vorliegende Sicherheitsüberprüfung Ü2 (SÜG)',
    held: [
      'Sicherheitsüberprüfung: Ü2 nach SÜG, abgeschlossen 2024, gültig',
      'Ermächtigt bis GEHEIM (erweiterte Sicherheitsüberprüfung Ü2, § 9 SÜG), Stand 2025',
      'SÜ2 vorhanden, Wiederholungsprüfung 2023 ohne Beanstandung',
    ],
    less: [
      'Sicherheitsüberprüfung Ü1 (2023)',
      'Ü2 eingeleitet, Ergebnis steht aus',
      'Ich bin bereit, mich einer Sicherheitsüberprüfung Ü2 zu unterziehen.',
      'Ü2 im Jahr 2021 abgelehnt',
    ],
  },
  {
    title: 'Industrietaucher, Hamburg',
    ask: 'Geprüfter Taucher (IHK), weil Sie Unterwasserschweißarbeiten selbstständig ausführen',
    held: [
      'Geprüfter Taucher IHK Kiel, 2016, über 1.400 Tauchstunden',
      'Berufstaucher: Prüfung zum „Geprüften Taucher“ vor der IHK 2020 abgelegt, G31 aktuell',
      'Fortbildungsabschluss: Gepr. Taucher (IHK zu Kiel)',
    ],
    less: [
      'Forschungstaucher, Universität Rostock',
      'CMAS *** und PADI Divemaster',
      'Signalmann und Taucherhelfer, Prüfung zum geprüften Taucher für 2027 geplant',
      'Feuerwehrtaucher Stufe 2',
    ],
  },
  {
    title: 'Lehrkraft Deutsch als Zweitsprache, Integrationskurse Dortmund',
    ask: 'BAMF-Zulassung als Lehrkraft für Integrationskurse',
    held: [
      'Zugelassene Lehrkraft nach § 15 IntV (BAMF), seit 2019',
      'Zulassung durch das Bundesamt für Migration und Flüchtlinge für den Unterricht in Integrationskursen: ja, unbefristet',
      'BAMF-Zulassung Integrationskurse, Bescheid vom 03.05.2022',
    ],
    less: [
      'Zulassung beim BAMF beantragt, Zusatzqualifizierung DaZ läuft',
      'Ehrenamtlicher Deutschunterricht für Geflüchtete, Caritas',
      'Prüferlizenz telc B1/B2',
      'Antrag auf BAMF-Zulassung als Lehrkraft 2024 abgelehnt',
    ],
  },
  {
    title: 'Scaphandrier travaux publics, Le Havre',
    ask: "Certificat d'aptitude à l'hyperbarie (CAH) mention A, classe II, en cours de validité",
    held: [
      "CAH mention A classe II, délivré par l'INPP Marseille, valide jusqu'en 2029",
      "Certificat d'aptitude à l'hyperbarie IIA, recyclage effectué en 2025",
      'Habilitations : hyperbarie mention A (travaux subaquatiques), classe 2, à jour',
    ],
    less: [
      'CAH mention B classe I (archéologie)',
      "Certificat d'aptitude à l'hyperbarie 2A, expiré en 2021",
      'Formation scaphandrier INPP, session de mars 2027',
      'Aide-opérateur de surface auprès des scaphandriers classe II',
    ],
  },
  {
    title: 'Maître-nageur, piscine de Chambéry',
    ask: 'BPJEPS AAN avec carte professionnelle et CAEPMNS à jour',
    held: [
      "BPJEPS Activités aquatiques et de la natation (2019), carte pro d'éducateur sportif valide, CAEPMNS révisé en mai 2025",
      "Diplômée BPJEPS AAN 2017 ; carte professionnelle jusqu'au 12/2029 ; révision CAEPMNS 2024",
      'MNS : BPJEPS AAN obtenu en 2022, carte professionnelle en cours, dernier CAEPMNS : juin 2026',
    ],
    less: [
      'BNSSA, recyclé en 2025',
      'BPJEPS AAN 2012, CAEPMNS périmé depuis 2022',
      "En formation BPJEPS AAN jusqu'en juin 2027",
      'BPJEPS Activités de la forme, carte professionnelle valide',
    ],
  },
  {
    title: 'Technicien frigoriste, Nantes',
    ask: "Attestation d'aptitude à la manipulation des fluides frigorigènes, catégorie I",
    held: [
      "Attestation d'aptitude fluides frigorigènes cat. 1 (2021)",
      "Titulaire de l'aptitude à la manipulation des fluides, catégorie I, délivrée par le GRETA",
      'Certifications : manipulation fluides frigo catégorie I, brasage fort',
    ],
    less: [
      "Attestation d'aptitude catégorie II fluides frigorigènes (climatisations de moins de 2 kg)",
      'Fluides frigorigènes catégorie 1 : examen non réussi en septembre 2026',
      'Formation catégorie I prévue au premier trimestre 2027',
      "Aide-monteur auprès d'un frigoriste attesté catégorie I",
    ],
  },
  {
    title: 'Égoutier, métropole de Lyon',
    ask: 'CATEC surveillant et intervenant indispensable (espaces confinés)',
    held: [
      'CATEC® intervenant et surveillant, obtenu en avril 2025',
      "Certificat d'aptitude à travailler en espaces confinés (surveillant + intervenant), valide jusqu'en 2028",
      'Espaces confinés : CATEC surveillant/intervenant, maintien des compétences 2026',
    ],
    less: [
      'CATEC surveillant uniquement',
      'CATEC intervenant-surveillant périmé depuis janvier 2024',
      "Sensibilisation d'une demi-journée aux risques des espaces confinés",
      'Inscrit au CATEC intervenant et surveillant, session du 14 décembre 2026',
    ],
  },
  {
    title: 'Infirmier(e) de bloc, clinique de Dijon',
    ask: "Diplôme d'État d'infirmier de bloc opératoire (IBODE)",
    held: [
      'IBODE diplômée en 2018, école du CHU de Dijon',
      "DE d'infirmier de bloc opératoire, 2023 (grade master)",
      "Infirmière depuis 2009, diplôme d'État d'infirmière de bloc opératoire obtenu par VAE en 2021",
    ],
    less: [
      "Infirmière DE, huit ans au bloc opératoire, faisant fonction d'IBODE",
      "IADE, diplôme d'État 2019",
      'Élève IBODE, 2e année, diplôme attendu en 2027',
      'Mesures transitoires : autorisation provisoire pour trois actes, sans diplôme IBODE',
    ],
  },
  {
    title: 'Ingénieur en structures, Québec',
    ask: "Être membre en règle de l'Ordre des ingénieurs du Québec (ing.)",
    held: [
      'Marie Tremblay, ing., membre OIQ no 5012345',
      "Ingénieur inscrit au tableau de l'OIQ depuis 2016, en règle",
      "Membre de l'Ordre des ingénieurs du Québec (permis d'ingénieur, 2021)",
    ],
    less: [
      "CPI (candidat à la profession d'ingénieur), OIQ, depuis 2025",
      'P.Eng., Professional Engineers Ontario',
      "Membre de l'OTPQ, technologue professionnel",
      "Radié du tableau de l'OIQ en 2022 pour non-paiement",
    ],
  },
  {
    title: 'Charpentier-menuisier, chantier de Laval',
    ask: 'Carte de compétence compagnon charpentier-menuisier (CCQ)',
    held: [
      'Compagnon charpentier-menuisier, certificat de compétence CCQ valide',
      'CCQ : certificat de compétence-compagnon, métier charpentier-menuisier, depuis 2019',
      'Cartes : ASP Construction; compagnon charpentier-menuisier (Commission de la construction du Québec), renouvelé 2026',
    ],
    less: [
      'Apprenti charpentier-menuisier 3e période, CCQ',
      'Compagnon briqueteur-maçon, CCQ 2018',
      'Certificat de compétence-occupation CCQ (manœuvre)',
      'Examen de qualification de compagnon charpentier prévu en janvier 2027',
    ],
  },
  {
    title: 'Professeur de sciences, secondaire supérieur, Namur',
    ask: "Vous êtes porteur d'un titre pédagogique : AESS en biologie ou en chimie",
    held: [
      "Agrégation de l'enseignement secondaire supérieur (AESS) en sciences biologiques, UNamur, 2018",
      'Master en chimie et AESS chimie, ULiège 2020',
      'Agrégée AESS – biologie (UCLouvain, 2015)',
    ],
    less: [
      "AESS biologie en cours à l'UNamur, stage jusqu'en juin 2027",
      'AESS en histoire, ULB 2017',
      'Master en biologie sans agrégation',
      'Bachelier AESI sciences (secondaire inférieur), Hénallux',
    ],
  },
  {
    title: 'Électricien de maintenance, Charleroi',
    ask: 'Attestation BA5 valide',
    held: [
      'Habilitation électrique BA5, renouvelée en 2025, valide',
      "Certificat BA4/BA5 (Vinçotte, valable jusqu'en 2028)",
      'Attestations : BA5 selon AREI/RGIE, en ordre',
    ],
    less: [
      'BA4 (personne avertie), 2025',
      'BA5 échue depuis 2023',
      'Formation BA5 programmée en février 2027',
      "Aide-électricien sous la surveillance d'un BA5",
    ],
  },
  {
    title: 'Conducteur de travaux ligne caténaire, Lille',
    ask: "Vous détenez l'AIPR niveau concepteur, nos chantiers longeant des réseaux enterrés.",
    held: [
      'AIPR concepteur, examen réussi en 2024 (valable 5 ans)',
      "Autorisation d'intervention à proximité des réseaux – niveau Concepteur, validité 2029",
      'Certifications\nAIPR « concepteur »\nSST',
    ],
    less: [
      'AIPR opérateur, 2024',
      'QCM AIPR concepteur : échec en octobre 2026',
      'AIPR concepteur périmée en 2023',
    ],
  },
  {
    title: 'Technicien applicateur espaces verts, Angers',
    ask: 'Certiphyto « décideur en entreprise soumise à agrément » en cours de validité',
    held: [
      "Certiphyto DESA (décideur en entreprise soumise à agrément), valable jusqu'en avril 2029",
      'Certificat individuel produits phytopharmaceutiques, catégorie décideur en entreprise soumise à agrément, renouvelé en 2025',
      'Certiphyto : Décideur – entreprise soumise à agrément (DRAAF Pays de la Loire, 2024)',
    ],
    less: [
      'Certiphyto opérateur, 2024',
      'Certiphyto décideur en entreprise soumise à agrément : expiré en 2022',
      "Certiphyto conseil à l'utilisation, 2025",
      'Inscrit à la formation Certiphyto DESA en janvier 2027',
    ],
  },
  {
    title: "Négociateur immobilier responsable d'agence, Bordeaux",
    ask: 'Carte professionnelle T (transactions sur immeubles et fonds de commerce)',
    held: [
      "Titulaire de la carte T, CCI Bordeaux Gironde, valide jusqu'au 09/2028",
      'Carte professionnelle « Transactions sur immeubles et fonds de commerce » no CPI 3301 2024 000 012 345',
      "J'exerce avec ma propre carte T depuis 2015, renouvelée en 2024.",
    ],
    less: [
      "Attestation d'habilitation de négociateur délivrée par le titulaire de la carte T",
      'Carte G (gestion immobilière) uniquement',
      'Carte T déposée à la CCI en 2022, non renouvelée depuis',
      "Demande de carte T en cours d'instruction",
    ],
  },
  {
    title: 'Chef de mission cabinet comptable, Rennes',
    ask: 'DSCG complet',
    held: [
      'DSCG obtenu en 2021 (7 UE validées)',
      'Diplôme supérieur de comptabilité et de gestion, session 2018',
      'Formation : DCG 2016, DSCG 2019, expertise comptable stagiaire 3e année',
    ],
    less: [
      'DSCG : 4 UE sur 7 validées',
      'DCG, 2020',
      'Préparation du DSCG en alternance, examens octobre 2027',
      'Collaboratrice de deux confrères titulaires du DSCG',
    ],
  },
  {
    title: "Moniteur éducateur, foyer de l'enfance, Reims",
    ask: "Diplôme d'État de moniteur-éducateur (DEME) exigé",
    held: [
      'DEME, IRTS Champagne-Ardenne, 2019',
      "Diplôme d'État de moniteur éducateur obtenu en juin 2022",
      "Monitrice-éducatrice diplômée d'État (VAE, 2017)",
    ],
    less: [
      'Moniteur éducateur en formation, 2e année, diplôme en 2027',
      'Faisant fonction de moniteur-éducateur, BAFA',
      'DEAES, 2020',
      'VAE moniteur-éducateur : validation partielle, deux blocs manquants',
    ],
  },
  {
    title: 'Plombier-gazier, Genève',
    ask: "CFC d'installateur sanitaire",
    held: [
      'CFC installateur sanitaire, Genève, 2014',
      "Certificat fédéral de capacité (CFC) d'installateur en sanitaire, canton de Vaud, 2020",
      "Formation : apprentissage d'installateur sanitaire, CFC obtenu en 2018",
    ],
    less: [
      "AFP d'aide en technique du bâtiment, 2019",
      "CFC d'installateur en chauffage, 2016",
      'Apprenti installateur sanitaire, 4e année, CFC en juin 2027',
      "Échec aux examens du CFC d'installateur sanitaire en 2024",
    ],
  },
  {
    title: 'Gestionnaire de transport, PME de Metz',
    ask: "L'attestation de capacité professionnelle en transport routier lourd de marchandises est obligatoire",
    held: [
      'Capacité professionnelle transport lourd marchandises (plus de 3,5 t), DREAL Grand Est, 2019',
      "Attestation de capacité de transport routier de marchandises, véhicules lourds, obtenue à l'examen en 2022",
      'Gestionnaire de transport attesté : capacité lourde marchandises',
    ],
    less: [
      'Capacité de transport léger (moins de 3,5 t), 2021',
      'Capacité professionnelle transport de voyageurs, 2020',
      'Examen de la capacité lourde marchandises le 6 octobre 2027',
      'Assistante de la gestionnaire titulaire de la capacité lourde',
    ],
  },
  {
    title: 'Patron de navire côtier, Saint-Malo',
    ask: 'Brevet de capitaine 200, STCW à jour',
    held: [
      "Capitaine 200 (brevet valide jusqu'en 2030), STCW (CFBS) revalidé en 2025",
      'Brevets : Capitaine 200 voile et moteur, STCW recyclé en 2026',
      'Titulaire du brevet Capitaine 200 délivré par la DIRM NAMO, titres STCW en cours de validité',
    ],
    less: [
      'Permis hauturier plaisance',
      'Capitaine 200 : brevet périmé depuis 2021, revalidation non faite',
      'Formation Capitaine 200 en cours au lycée maritime de Saint-Malo',
      'Matelot pont, brevet de matelot de quart passerelle',
    ],
  },
  {
    title: 'Courtier en assurance de dommages, Montréal',
    ask: "Certificat de l'AMF – courtier en assurance de dommages des entreprises",
    held: [
      'Certifié AMF, courtier en assurance de dommages des entreprises, no 201234',
      'Permis AMF en vigueur : assurance de dommages des entreprises (courtier), depuis 2018',
      "Courtière en assurance de dommages des entreprises, titulaire d'un certificat de l'Autorité des marchés financiers valide",
    ],
    less: [
      'Permis AMF, courtier en assurance de dommages des particuliers',
      'Stage probatoire AMF, examen entreprises en février 2027',
      'Certificat AMF de représentant en assurance de personnes',
      'Certificat AMF de courtier des entreprises, non renouvelé depuis 2022',
    ],
  },
  {
    title: 'Diététicien, hôpital de Liège',
    ask: 'Bachelier en diététique et agrément/visa du SPF Santé publique',
    held: [
      'Bachelier en diététique (HELMo, 2020), visa et agrément obtenus',
      'Diététicienne bachelière, HE Charlemagne 2017. Visa SPF Santé publique et agrément de la FWB',
      'Diplômée bachelière en diététique 2022 ; agréée diététicienne, visa no 302145',
    ],
    less: [
      "Bachelier en diététique 2026, demande de visa et d'agrément introduite",
      'Bachelier en diététique, 3e année',
      'Coach en nutrition, certificat en ligne de 60 heures',
    ],
  },
  {
    title: 'Technicien amiante, Toulouse',
    ask: 'Formation amiante sous-section 3 encadrant de chantier, à jour',
    held: [
      'Amiante SS3 encadrant de chantier, recyclage juin 2026',
      "Attestation de compétence encadrement de chantier – sous-section 3 (INRS), valide jusqu'en 2028",
      'Encadrant de chantier désamiantage, SS3, certificat en cours de validité',
    ],
    less: [
      'Amiante SS4 encadrant, 2025',
      'SS3 opérateur de chantier, recyclage 2026',
      'SS3 encadrant de chantier, périmée depuis 2023',
      "Sensibilisation amiante d'une journée",
    ],
  },
  {
    title: 'Fahrlehrer/in, Fahrschule in Göttingen',
    ask: 'Fahrlehrerlaubnis Klasse A, da unser Schwerpunkt die Motorradausbildung ist',
    held: [
      'Fahrlehrerin der Klassen BE und A, Fahrlehrerschein seit 2018',
      'Fahrlehrerlaubnis A/BE (Landkreis Göttingen), Fortbildung nach § 53 FahrlG 2025 absolviert',
      'Fahrlehrer seit 2011, Erweiterung auf Klasse A erworben 2014',
    ],
    less: [
      'Fahrlehrerlaubnis Klasse BE (2022)',
      'Fahrlehrer BE, Ausbildung für Klasse A beginnt im März 2027',
      'Führerschein Klasse A seit 2005, leidenschaftlicher Motorradfahrer',
      'Fahrlehrerlaubnis A und BE 2023 widerrufen',
    ],
  },
  {
    title: 'Betriebsleiter Dachdeckerei, Siegen',
    ask: 'Meisterbrief im Dachdeckerhandwerk',
    held: [
      'Dachdeckermeister (HWK Südwestfalen, 2016)',
      '2019 Meisterprüfung Dachdeckerhandwerk in Mayen bestanden',
      'Meisterschule Mayen, Abschluss: Dachdeckermeisterin, Juli 2021',
    ],
    less: [
      'Dachdeckergeselle, 15 Jahre Berufserfahrung',
      'Meisterschule Dachdecker Teile I und II, Abschluss geplant Sommer 2027',
      'Zimmerermeister, HWK Koblenz 2014',
      'Vorarbeiter unter dem Dachdeckermeister, Kolonnenführung',
    ],
  },
  {
    title: 'Vorarbeiter Asbestsanierung, Leipzig',
    ask: 'Sachkundenachweis nach TRGS 519 Anlage 3, gültig',
    held: [
      'TRGS 519 Anlage 3 (großer Asbestschein), Fortbildung 2024, gültig bis 2030',
      'Asbest-Sachkunde gem. Anlage 3 TRGS 519, Lehrgang mit Prüfung im Mai 2023',
      'Scheine:\nTRGS 519 Anl. 3 – in Kraft\nTRGS 521',
    ],
    less: [
      'TRGS 519 Anlage 4C (kleiner Asbestschein), 2024',
      'Sachkunde TRGS 519 Anlage 3 von 2015, abgelaufen 2021',
      'Prüfung TRGS 519 Anlage 3 nicht bestanden, Wiederholung im Januar 2027',
      'Helfer auf der Asbestbaustelle unter Aufsicht des Sachkundigen',
    ],
  },
  {
    title: 'Mitarbeiter/in Rettungswache, Landkreis Celle',
    ask: 'Berufserlaubnis als Notfallsanitäter/in',
    held: [
      'Notfallsanitäterin (staatl. Prüfung 2021, Urkunde der Landesschulbehörde)',
      'NotSan seit 2017, Ergänzungsprüfung nach langjähriger Tätigkeit als Rettungsassistent',
      'Erlaubnis zum Führen der Berufsbezeichnung Notfallsanitäter, erteilt am 01.09.2023',
    ],
    less: [
      'Rettungssanitäter (520 Stunden), 2022',
      'Auszubildender zum Notfallsanitäter, 2. Lehrjahr',
      'Rettungsassistentin 2010, Ergänzungsprüfung zum NotSan nicht bestanden',
      'Fahrer des RTW im Team mit Notfallsanitätern',
    ],
  },
  {
    title: 'Logopäde/Logopädin, Praxis in Mainz',
    ask: 'Staatlich anerkannte Ausbildung oder Studium der Logopädie, abgeschlossen',
    held: [
      'Staatlich anerkannte Logopädin, Examen 2020, Lehranstalt Mainz',
      'B.Sc. Logopädie, HS Fresenius Idstein, 2022, mit staatlicher Prüfung',
      'Examinierter Logopäde seit September 2014',
    ],
    less: [
      'Schülerin der Logopädie, 5. Semester, Examen 2027',
      'Sprachförderkraft in der Kita, 80-Stunden-Fortbildung',
      'Staatlich anerkannte Ergotherapeutin, 2018',
      'Logopädieausbildung nach zwei Jahren abgebrochen',
    ],
  },
  {
    title: 'Gruppenleitung Kita, Augsburg',
    ask: 'Sie sind staatlich anerkannte/r Erzieher/in.',
    held: [
      'Erzieherin mit staatlicher Anerkennung, Fachakademie Augsburg 2019',
      '07/2016: Abschluss als staatl. anerk. Erzieher',
      'Ausbildung zur Erzieherin (staatlich anerkannt), Berufspraktikum und Kolloquium 2021 bestanden',
    ],
    less: [
      'Staatlich geprüfte Kinderpflegerin, 2018',
      'Erzieherin im Anerkennungsjahr, Kolloquium Juli 2027',
      'Qualifizierte Tagesmutter (160 Stunden)',
      'Heilerziehungspflegehelfer, Zweitkraft neben einer Erzieherin',
    ],
  },
  {
    title: 'Rohrleitungsbauer Gas/Wasser, Hannover',
    ask: 'PE-Schweißer nach DVGW GW 330 mit gültiger Prüfung',
    held: [
      'DVGW GW 330 PE-HD-Schweißer, Verlängerungsprüfung 06/2026',
      'PE-Schweißpass GW 330, Heizelement- und Heizwendelschweißen, gültig bis 06/2027',
      'Geprüfter Kunststoffrohrschweißer (GW 330), jährliche Verlängerung zuletzt im September 2026',
    ],
    less: [
      'GW 330 bis 2022, Verlängerungsprüfung versäumt',
      'DVGW GW 331 (Schweißaufsicht PE)',
      'GW 330 Grundkurs gebucht, Januar 2027 in Barsinghausen',
      'Stahlrohrschweißer EN ISO 9606-1, Prozess 111',
    ],
  },
  {
    title: 'Flugzeugmechaniker/in Line Maintenance, Flughafen München',
    ask: 'EASA Part-66 Lizenz CAT B1.1',
    held: [
      'Part-66 B1.1 (LBA), Type Rating A320 CFM56',
      'Freigabeberechtigt, Lizenz Teil 66 Kategorie B1.1, gültig bis 04/2030',
      'EASA-Lizenz nach Part 66: A1, B1.1 – ausgestellt 2019, verlängert 2024',
    ],
    less: [
      'Part-66 CAT A1 (Austro Control, 2021)',
      'B1.1-Module 1 bis 10 bestanden, Lizenz noch nicht beantragt',
      'EASA Part-66 CAT B2 (Avionik)',
      'FAA A&P Mechanic Certificate, 2016',
    ],
  },
  {
    title: 'Schiffsführer/in Binnenschifffahrt, Duisburg',
    ask: 'Unionspatent mit Streckenkunde Rhein (Rheinpatent)',
    held: [
      'Großes Rheinpatent, Strecke Basel bis Emmerich, 2015',
      'Unionspatent (GDWS 2023), besondere Berechtigung für die Rheinstrecken Iffezheim–Spijk',
      'Schiffsführerin, Unionsbefähigungszeugnis und Streckenkunde Rhein, gültig bis 2035',
    ],
    less: [
      'Matrose, Schifferdienstbuch mit 400 Fahrtagen',
      'Sportbootführerschein Binnen und See',
      'Prüfung zum Unionspatent im Mai 2027',
      'Unionspatent 2024 ohne Streckenzeugnis für den Rhein',
    ],
  },
  {
    title: 'Dolmetscher/in Landgericht, Magdeburg',
    ask: 'Allgemeine Beeidigung als Gerichtsdolmetscher für Arabisch oder Farsi',
    held: [
      'Allgemein beeidigte Dolmetscherin für Arabisch, OLG Naumburg, 2020',
      'Gerichtsdolmetscher Farsi/Dari, allgemein beeidigt nach GDolmG, bis 2029',
      'Vereidigt: Arabisch (allgemeine Beeidigung, Landgericht Halle, in der Liste des Justizportals eingetragen)',
    ],
    less: [
      'Antrag auf allgemeine Beeidigung für Arabisch gestellt',
      'Allgemein beeidigte Dolmetscherin für Russisch',
      'Sprachmittlerin Arabisch im Jugendamt, Schulung der Caritas',
      'Beeidigung für Farsi 2021 erloschen, nicht erneuert',
    ],
  },
  {
    title: 'Psychologische/r Psychotherapeut/in, MVZ Potsdam',
    ask: 'Sowohl Approbation als Psychologischer Psychotherapeut als auch Fachkunde Verhaltenstherapie',
    held: [
      'Approbation als Psychologische Psychotherapeutin 2020, Fachkunde VT',
      'PP, approbiert 2017 (LAVG Brandenburg), Fachkundenachweis Verhaltenstherapie, Arztregistereintrag',
      'Approbierter Psychologischer Psychotherapeut mit Fachkunde in Verhaltenstherapie',
    ],
    less: [
      'Approbation als PP 2019, Fachkunde tiefenpsychologisch fundierte Psychotherapie',
      'M.Sc. Psychologie, PiA in Verhaltenstherapie, Approbationsprüfung Herbst 2027',
      'Heilpraktikerin für Psychotherapie, Kurs Verhaltenstherapie',
      'Approbation als Kinder- und Jugendlichenpsychotherapeutin, Fachkunde VT',
    ],
  },
  {
    title: 'Prüfer/in zerstörungsfreie Werkstoffprüfung, Wolfsburg',
    ask: 'Zertifikat DIN EN ISO 9712 VT Stufe 2 und UT Stufe 2',
    held: [
      'DIN EN ISO 9712: VT2, UT2, MT2 (Sector Cert, gültig bis 2029)',
      'Zertifizierte Prüferin Sichtprüfung Stufe 2 und Ultraschall Stufe 2, DGZfP, 2024',
      'ZfP-Qualifikation: UT 2 / VT 2 nach ISO 9712, Rezertifizierung 2025',
    ],
    less: [
      'ISO 9712 VT Stufe 2; UT Stufe 1',
      'UT2 gültig, VT2 im Jahr 2022 abgelaufen',
      'ISO 9712 VT1 und UT1, Aufbaukurse Stufe 2 im Frühjahr 2027',
      'PT2 und MT2 nach ISO 9712',
    ],
  },
  {
    title: 'Bestatter/in, Oldenburg',
    ask: 'Ausbildung zur Bestattungsfachkraft oder geprüfter Bestatter (HWK)',
    held: [
      'Bestattungsfachkraft, Abschlussprüfung 2020, Ausbildungszentrum Münnerstadt',
      'Geprüfte Bestatterin HWK, Fortbildungsprüfung 2018',
      'Ausbildung als Bestattungsfachkraft bei Haus Ahlers, erfolgreich beendet 07/2023',
    ],
    less: [
      'Bestattungsfachkraft, Azubi im 2. Lehrjahr',
      'Trauerredner, Wochenendseminar',
      'Sarg- und Urnenträger, Aushilfe beim Bestatter',
      'Fortbildungsprüfung zum geprüften Bestatter nicht bestanden',
    ],
  },
  {
    title: 'Bauleiter mit Gewerbeverantwortung, Linz',
    ask: 'Befähigungsprüfung für das Baumeistergewerbe abgelegt',
    held: [
      'Baumeister, Befähigungsprüfung WKO Oberösterreich 2019',
      'Baumeisterprüfung (Module 1 bis 3) bestanden, 11/2021',
      'Gewerberechtliche Befähigung: Baumeisterin gem. § 99 GewO, Prüfungszeugnis 2016',
    ],
    less: [
      'HTL Hochbau mit Matura, Bauleiter seit 2012',
      'Baumeisterprüfung Modul 1 positiv, Module 2 und 3 im Herbst 2027',
      'Zimmermeister, Meisterprüfung 2015',
      'Assistent des Baumeisters in der Bauleitung',
    ],
  },
  {
    title: 'Pflegeperson, Landesklinikum Krems',
    ask: 'Diplom der Gesundheits- und Krankenpflege (DGKP) und aufrechte Registrierung im Gesundheitsberuferegister',
    held: [
      'DGKP, Diplom 2016, GBR-Registrierung gültig bis 2028',
      'Diplomierte Gesundheits- und Krankenpflegerin (IMC FH Krems 2021), eingetragen im Gesundheitsberuferegister, aufrecht',
      'Dipl. Gesundheits- und Krankenpfleger seit 2010\nGesundheitsberuferegister: registriert, verlängert 2023',
    ],
    less: [
      'Pflegefachassistenz (PFA), GBR-registriert',
      'DGKP-Diplom 2009, GBR-Registrierung 2023 ausgelaufen',
      'Studium Gesundheits- und Krankenpflege, 4. Semester',
      'Pflegeassistentin mit Eintragung im Gesundheitsberuferegister, Wunsch: Aufschulung zur DGKP',
    ],
  },
  {
    title: 'Rechtskonsulent/in, Bank in Zürich',
    ask: 'Schweizer Anwaltspatent',
    held: [
      'MLaw Universität Zürich, Anwaltspatent Kanton Zürich 2020',
      'Rechtsanwältin, Anwaltsprüfung Kanton St. Gallen bestanden 2018, patentiert',
      'lic. iur., Fürsprecher (bernisches Anwaltspatent, 2008)',
    ],
    less: [
      'MLaw, Anwaltsprüfung im Frühling 2027',
      'Rechtsanwalt (Deutschland), zweites Staatsexamen Bayern 2017',
      'Substitutin in einer Anwaltskanzlei, 12 Monate',
      'Anwaltsprüfung Kanton Aargau 2024 nicht bestanden',
    ],
  },
  {
    title: 'Kursleiter/in Erwachsenenbildung, Basel',
    ask: 'SVEB-Zertifikat Kursleiter/in (SVEB 1) oder gleichwertig',
    held: [
      'SVEB-Zertifikat Kursleiterin, EB Zürich, 2021',
      'SVEB 1 (2017)',
      'Ausbilderin mit eidg. Fachausweis, Basis SVEB-Zertifikat Kursleiterin 2018',
    ],
    less: [
      'SVEB 1 begonnen, Abschluss im Juni 2027',
      'Berufsbildnerkurs (5 Tage), Kanton Basel-Stadt',
      'Infoabend und Schnuppertag SVEB besucht',
      'Co-Leitung von Kursen zusammen mit einer SVEB-zertifizierten Kollegin',
    ],
  },
  {
    title: 'Front Office Manager, Hotel in Berchtesgaden',
    ask: 'Englisch auf Niveau C1, durch ein anerkanntes Zertifikat belegt',
    held: [
      'Cambridge C1 Advanced, 2022 (Grade B)',
      'Englisch: C1, IELTS Academic 7.5, abgelegt im Mai 2026',
      'Sprachen: Deutsch (Muttersprache), Englisch C2 (Cambridge Proficiency 2019)',
    ],
    less: [
      'Cambridge B2 First, 2020',
      'Englisch B1 (VHS-Kurs mit Abschlusszertifikat)',
      'C1 Advanced: Prüfung angemeldet für Januar 2027',
      'DALF C1 Französisch, Englisch Grundkenntnisse',
    ],
  },
  {
    title: 'Meister Wasserversorgung, Stadtwerke Jena',
    ask: 'Geprüfter Wassermeister (IHK/DVGW)',
    held: [
      'Geprüfter Wassermeister, 2018',
      'Netzmeister Gas/Wasser 2014 und geprüfter Wassermeister (IHK) 2019',
      'Industriemeisterin; Fortbildung zur geprüften Wassermeisterin, Prüfung bestanden 03/2022',
    ],
    less: [
      'Fachkraft für Wasserversorgungstechnik, 2015',
      'Wassermeisterlehrgang seit 09/2026, Prüfung 2028',
      'Geprüfter Abwassermeister (DWA), 2020',
      'Vertretung bei Rufbereitschaft unter Anleitung des Wassermeisters',
    ],
  },
  {
    title: 'Conducteur de car scolaire, Vesoul',
    ask: 'Permis D et FIMO/FCO voyageurs à jour',
    held: [
      'Permis D (2014), FCO voyageurs effectuée en mars 2025',
      'Permis B, D, DE en cours de validité ; FIMO voyageurs 2024',
      "Titre pro conducteur de transport en commun 2019, permis D valide, FCO transport de voyageurs jusqu'en 2029",
    ],
    less: [
      'Permis D, FCO voyageurs expirée depuis 2023',
      'Permis C et FIMO marchandises, 2024',
      'Permis D1 uniquement',
      'Code et plateau du permis D prévus en janvier 2027, FIMO ensuite',
    ],
  },
  {
    title: 'Guide-conférencier, châteaux de la Loire',
    ask: 'Carte professionnelle de guide-conférencier',
    held: [
      "Titulaire de la carte de guide-conférencière, préfecture d'Indre-et-Loire, 2019",
      'Licence pro guide-conférencier (Tours, 2021), carte professionnelle délivrée la même année',
      'Carte pro guide-conférencier no 37-2017-012, mentions anglais et italien',
    ],
    less: [
      "Licence professionnelle guide-conférencier en cours, carte demandée à l'issue",
      'Guide bénévole au château de Langeais, sans carte',
      'Accompagnatrice de voyages, BTS Tourisme',
      'Dossier de carte professionnelle de guide-conférencier refusé en 2025',
    ],
  },
  {
    title: 'Moniteur de ski, Les Gets',
    ask: "Diplôme d'État de ski – moniteur national de ski alpin",
    held: [
      'DE moniteur national ski alpin, ENSA Chamonix, 2018',
      "Monitrice ESF diplômée d'État (ski alpin), recyclage 2023",
      "Diplôme d'État de ski alpin obtenu en 2021, carte professionnelle à jour",
    ],
    less: [
      'Stagiaire ESF, test technique et préformation validés',
      'DE moniteur national de ski nordique de fond, 2016',
      'Eurotest raté en 2025, formation au DE ski alpin interrompue',
      'Pisteur secouriste 1er degré',
    ],
  },
  {
    title: 'Soudeur réseaux gaz polyéthylène, Amiens',
    ask: 'Qualification soudeur PE gaz ATG B.527-9 en cours',
    held: [
      'Qualification ATG B 527-9 (électrosoudage PE), validité mars 2028',
      'Soudeur PE gaz, B527-9 renouvelée en 2025',
      'Qualifs : ATG B.527-9 PE, spécification en cours, AIPR opérateur',
    ],
    less: [
      'ATG B 540-9 acier (2025)',
      'Qualification PE B.527-9 échue en 2022',
      'Aide-monteur gaz, assistance au soudeur PE qualifié',
      'Examen ATG B.527-9 : non admis, nouvelle session en 2027',
    ],
  },
  {
    title: 'Préparateur en pharmacie, officine de Pau',
    ask: 'BP de préparateur en pharmacie ou DEUST',
    held: [
      'Brevet professionnel préparateur en pharmacie, CFA de Bordeaux, 2017',
      'DEUST préparateur-technicien en pharmacie, 2024',
      'Préparatrice diplômée (BP), 2009, orthopédie et dermocosmétique',
    ],
    less: [
      'Apprentie en DEUST préparateur, 2e année, diplôme en 2027',
      'BP préparateur en pharmacie : échec aux épreuves de juin 2021',
      'Vendeuse conseil en parapharmacie, CAP esthétique',
      'Rayonniste en officine, aux côtés des préparateurs',
    ],
  },
  {
    title: 'Auxiliaire de crèche, Montreuil',
    ask: "Diplôme d'État d'auxiliaire de puériculture obligatoire, CAP AEPE non accepté",
    held: [
      'DEAP, Croix-Rouge, 2020',
      "Auxiliaire de puériculture diplômée d'État depuis juillet 2015",
      "Diplôme d'État d'auxiliaire de puériculture (IFAP de Bobigny, 2023)",
    ],
    less: [
      'CAP Accompagnant éducatif petite enfance, 2021',
      'Élève auxiliaire de puériculture, diplôme attendu en juillet 2027',
      'DEAP : blocs 1 à 3 acquis, jury défavorable pour les blocs 4 et 5',
      "Diplôme d'État d'aide-soignant, 2018",
    ],
  },
  {
    title: 'Ambulancier, Tarbes',
    ask: "Vous possédez le diplôme d'État d'ambulancier (DEA).",
    held: [
      "DEA obtenu à l'IFA de Toulouse en 2021, AFGSU 2 à jour",
      "Diplôme d'État d'ambulancière – 2016",
      'Ambulancier DE, sept ans en SMUR',
    ],
    less: [
      'Auxiliaire ambulancier (formation de 70 heures), 2022',
      "Formation DEA à l'IFA de Pau, rentrée janvier 2027",
      'Secouriste PSE 2 à la Protection civile',
      "Chauffeur de VSL, équipier d'un ambulancier diplômé",
    ],
  },
  {
    title: 'Notaire assistant, étude à Vannes',
    ask: 'Diplôme supérieur de notariat (DSN) ou DESN',
    held: [
      'Diplômé notaire, DSN, université de Rennes, 2019',
      'Diplôme supérieur de notariat obtenu en 2022, stage de 24 mois accompli',
      'DESN (INFN de Nantes, 2024)',
    ],
    less: [
      'Notaire stagiaire, DESN prévu fin 2027',
      'BTS Notariat (collaborateur juriste notarial), 2018',
      'Licence professionnelle métiers du notariat et master 1 droit privé',
      'Rapport de stage du DSN ajourné en 2023, diplôme non obtenu',
    ],
  },
  {
    title: 'Diagnostiqueur immobilier tertiaire, Clermont-Ferrand',
    ask: 'Certification DPE avec mention, en cours de validité',
    held: [
      "Certification DPE mention (Qualixpert), valide jusqu'en octobre 2030",
      'Diagnostiqueur certifié : amiante, plomb, DPE avec mention (2024, 7 ans)',
      'Performance énergétique : certifiée avec mention par Bureau Veritas Certification, échéance 2029',
    ],
    less: [
      'Certification DPE sans mention (2024)',
      "DPE avec mention suspendue par l'organisme certificateur en 2026",
      'Certification amiante avec mention, pas de DPE',
      'Examen DPE avec mention programmé en décembre 2026',
    ],
  },
  {
    title: 'Ingénieur cybersécurité, Bruz',
    ask: 'Habilitation Secret (IGI 1300) détenue à ce jour',
    held: [
      'Habilité Secret (IGI 1300) depuis 2023, en cours de validité',
      "Habilitation nationale niveau SECRET, valable jusqu'en 2031",
      'Habilitations : Très Secret, décision de 2024, active',
    ],
    less: [
      "Procédure d'habilitation Secret en cours",
      'Habilitation Secret refusée en 2024',
      'Habilité Confidentiel Défense de 2012 à 2017, non renouvelée',
      'Habilitable, nationalité française',
    ],
  },
  {
    title: 'Soigneur responsable, parc animalier de Dordogne',
    ask: "Certificat de capacité pour l'entretien d'animaux non domestiques (présentation au public)",
    held: [
      'Capacitaire : certificat de capacité animaux non domestiques, présentation au public, préfecture de la Dordogne, 2020',
      'Titulaire du certificat de capacité faune sauvage captive (présentation au public, grands félins et primates)',
      "Certificat de capacité pour l'entretien et la présentation au public d'animaux d'espèces non domestiques, délivré en 2017",
    ],
    less: [
      'ACACED chiens et chats, 2021',
      'Dossier de certificat de capacité déposé, passage en commission en 2027',
      'Soigneuse sous la responsabilité du capacitaire du parc',
      'Certificat de capacité refusé par la préfecture en 2023',
    ],
  },
  {
    title: 'Formateur santé sécurité, Orléans',
    ask: 'Certificat de formateur SST (INRS) à jour de MAC',
    held: [
      'Formateur SST certifié INRS, MAC formateur en septembre 2025',
      "Certificat de formatrice sauvetage secourisme du travail, valide jusqu'en 2028",
      'Formateur SST depuis 2016 (réseau Assurance maladie-INRS), dernier recyclage 02/2026',
    ],
    less: [
      'Sauveteur secouriste du travail (SST), MAC 2026',
      'Certificat de formateur SST 2018, MAC non réalisé, périmé',
      'Formateur PRAP IBC certifié INRS',
      'Inscrite à la formation de formateur SST en mars 2027',
    ],
  },
  {
    title: 'Technicien en gaz, Trois-Rivières',
    ask: "Certificat de qualification TAG-1 (technique d'appareils au gaz, classe 1)",
    held: [
      "Technique d'appareils au gaz classe 1 (TAG-1), Emploi-Québec, valide jusqu'en 2028",
      'TAG-1 depuis 2017, certificat renouvelé',
      'Cartes de qualification : Gaz, TAG 1, en vigueur; ASP Construction',
    ],
    less: [
      "TAG-2, valide jusqu'en 2028",
      "Apprenti TAG-1, carnet d'apprentissage en cours",
      'TAG-1 expiré en 2022',
      'Certificat ITG (installation de tuyauterie de gaz)',
    ],
  },
  {
    title: 'Conseiller juridique, ville de Sherbrooke',
    ask: 'Membre du Barreau du Québec',
    held: [
      "Avocate, inscrite au Tableau de l'Ordre (Barreau du Québec) depuis 2018",
      'Me Julien Gagnon, avocat, Barreau du Québec 2014, membre en règle',
      'LL.B. Université de Sherbrooke; assermentée au Barreau du Québec en 2021, membre active',
    ],
    less: [
      "Étudiante à l'École du Barreau, examen final au printemps 2027",
      'Membre de la Chambre des notaires du Québec',
      'Technicienne juridique, soutien aux avocats',
      "Membre du Barreau de l'Ontario",
    ],
  },
  {
    title: 'Enseignant au primaire, Gatineau',
    ask: "Détenir un brevet d'enseignement délivré par le ministère de l'Éducation du Québec",
    held: [
      "Brevet d'enseignement (MEQ), 2019, éducation préscolaire et primaire",
      "Légalement qualifiée : brevet d'enseignement du Québec obtenu en 2022",
      "BEPEP, Université du Québec en Outaouais, 2016, brevet d'enseignement permanent la même année",
    ],
    less: [
      "Tolérance d'engagement 2025-2027",
      'Baccalauréat en éducation préscolaire et primaire, 3e année',
      "Permis probatoire d'enseigner, stage probatoire en cours",
      "Certificat d'enseignement de l'Ontario (OCT)",
    ],
  },
  {
    title: 'Agent immobilier, Waterloo',
    ask: "Agréation IPI en tant qu'agent immobilier courtier, en nom propre",
    held: [
      'Agent immobilier agréé IPI no 508123 (courtier), depuis 2017',
      "Inscrite au tableau des titulaires de l'IPI, courtier, en ordre de cotisation 2026",
      'Agréation IPI courtier obtenue en 2021, numéro 512456',
    ],
    less: [
      'Agent immobilier stagiaire IPI, liste des stagiaires, depuis 2025',
      'IPI : agréation syndic uniquement',
      "Omis du tableau de l'IPI depuis 2022",
      'Employée commerciale chez un agent agréé IPI',
    ],
  },
  {
    title: 'Conseiller en prévention, usine Seveso de Feluy',
    ask: 'Formation de conseiller en prévention niveau 1, diplôme obtenu',
    held: [
      'Conseillère en prévention niveau I, UMons, 2019',
      'Diplôme de conseiller en prévention niv. 1 (ULB-UCLouvain, 2021)',
      'Formation complémentaire : conseiller en prévention de niveau 1, certificat obtenu en 2016',
    ],
    less: [
      'Conseiller en prévention niveau 2, 2022',
      'Conseiller en prévention niveau 1 : module multidisciplinaire de base suivi, examen en 2027',
      'Formation de base conseiller en prévention (40 h, niveau 3)',
      'Personne de confiance, formation de cinq jours',
    ],
  },
  {
    title: 'Comptable fiduciaire, Lausanne',
    ask: 'Brevet fédéral de spécialiste en finance et comptabilité',
    held: [
      'Brevet fédéral de spécialiste en finance et comptabilité, 2020',
      'Spécialiste en finance et comptabilité BF, Virgile Formation, examens réussis en 2023',
      'Formation : CFC employé de commerce 2010, brevet fédéral en finance et comptabilité 2016',
    ],
    less: [
      "Certificat d'aide-comptable, 2019",
      'Candidate au brevet fédéral de spécialiste en finance et comptabilité, examens mars 2027',
      'Brevet fédéral de spécialiste RH, 2018',
      'Échec au brevet fédéral finance et comptabilité en 2025',
    ],
  },
  {
    title: 'Médecin pédiatre, cabinet de Fribourg',
    ask: 'Titre FMH en pédiatrie ou titre postgrade étranger reconnu par la MEBEKO',
    held: [
      'Spécialiste FMH en pédiatrie, 2015',
      'DES de pédiatrie (Lyon, 2018), titre reconnu par la MEBEKO en 2020',
      'Titre postgrade fédéral en pédiatrie, membre FMH depuis 2019',
    ],
    less: [
      'Médecin assistante en pédiatrie, 4e année de formation FMH',
      'DES de pédiatrie (Strasbourg, 2023), demande de reconnaissance MEBEKO en cours',
      'FMH médecine interne générale, 2017',
      'Spécialité de pédiatrie (Tunis), reconnaissance refusée par la MEBEKO',
    ],
  },
  {
    title: 'Infirmière ou infirmier, urgence, Gaspésie',
    ask: "Inscription au tableau de l'Ordre des infirmières et infirmiers du Québec (OIIQ)",
    held: [
      "Membre en règle de l'Ordre depuis 2015",
      'OIIQ, permis no 2104417, à jour',
      'Inscrite au tableau de l’Ordre des infirmières et infirmiers du Québec depuis 2012',
    ],
    less: [
      "Membre en règle de l'OIIAQ depuis 2018",
      'OIIQ : inscription non renouvelée en 2024',
      "Candidate à l'exercice de la profession infirmière, examen de l'OIIQ en mars 2027",
    ],
  },
  {
    title: 'Infirmier en soins coronariens, Saguenay',
    ask: 'Certification ACLS valide exigée',
    held: ['Soins avancés en réanimation cardiovasculaire, renouvelée en avril 2026', 'ACLS, mars 2026'],
    less: ['RCR niveau soignant, 2026'],
  },
];
