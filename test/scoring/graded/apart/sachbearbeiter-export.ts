/** Sachbearbeiter Export, in German: commercial training, three years of export with ATLAS, English C1. */
import type { GradedJob } from '../types.ts';

export const sachbearbeiterExport: GradedJob = {
  job: 'sachbearbeiter-export',
  title: 'Sachbearbeiter Export (m/w/d)',
  spec: `Sachbearbeiter Export (m/w/d), Maschinenbau, Raum Bielefeld

Die Teutowerk Pumpentechnik GmbH liefert Dosierpumpen in über 60 Länder. Zur Verstärkung unseres vierköpfigen Versandteams suchen wir zum nächstmöglichen Zeitpunkt Unterstützung.

Ihre Aufgaben
– Abwicklung von Exportaufträgen von der Auftragsbestätigung bis zur Auslieferung
– Erstellen von Ausfuhranmeldungen über ATLAS sowie Ursprungszeugnissen, Lieferantenerklärungen und Packlisten
– Abstimmung mit Speditionen und ausländischen Kunden
– Prüfung von Exportkontrolle und Sanktionslisten

Ihr Profil
– Abgeschlossene kaufmännische Ausbildung, z. B. Industriekaufmann, Kaufmann für Groß- und Außenhandel oder Speditionskaufmann
– Mindestens drei Jahre Berufserfahrung in der Exportabwicklung
– Sicherer Umgang mit ATLAS-Ausfuhr und SAP
– Verhandlungssicheres Englisch (mindestens C1) zwingend erforderlich
– Weitere Sprachen (Französisch, Spanisch) und Kenntnisse bei Akkreditiven sind von Vorteil

Wir bieten 35 Stunden nach IG-Metall-Tarif, Gleitzeit, JobRad, Kantine. Wir freuen uns über jede Bewerbung, unabhängig von Herkunft, Geschlecht und Alter.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Außenhandelskauffrau, sieben Jahre Export im Maschinenbau, ATLAS, SAP, Englisch C1, Spanisch, Akkreditive.',
      lacks: [],
      cv: `Lebenslauf

Katharina Wessling
Exportsachbearbeiterin

Kurzprofil
Kauffrau für Groß- und Außenhandel mit sieben Jahren Erfahrung im Export von Maschinen und Ersatzteilen.

Berufserfahrung

10/2021 – heute   Sachbearbeiterin Export, Ravensberger Fördertechnik GmbH, Gütersloh
• Komplette Abwicklung von rund 90 Aufträgen im Monat, Schwerpunkte Lateinamerika, Türkei, USA
• Ausfuhranmeldungen in ATLAS (zweistufiges Verfahren), EUR.1, Ursprungszeugnisse über die IHK, Langzeit-Lieferantenerklärungen
• Angebote von Seefracht- und Luftfrachtspediteuren einholen und vergleichen
• Akkreditive: Prüfung der Dokumente, Abstimmung mit der Bank
• Sanktionslistenprüfung, Genehmigungsanträge an das BAFA
• SAP SD/GTS, Key-Userin beim Umstieg auf S/4HANA

08/2019 – 09/2021   Sachbearbeiterin Auftragsabwicklung Ausland, Hellweg Armaturen KG, Soest
• Auftragsbestätigungen, Handelsrechnungen, Packlisten, ATLAS-Ausfuhr

Ausbildung
08/2016 – 07/2019   Kauffrau im Groß- und Außenhandel, Fachrichtung Außenhandel, Note 1,8
2016   Fachabitur, Lippstadt

Weiterbildung
Exportkontrolle und Zolltarif, IHK Ostwestfalen, 2023

Sprachen
Englisch C1 (Zertifikat 2022, tägliche Korrespondenz und Telefonate), Spanisch B2

EDV: SAP, ATLAS (AEB), MS Office`,
    },
    {
      name: 'englisch-b1',
      kind: 'missing',
      low: 56,
      high: 73,
      best: 65,
      why: 'Speditionskaufmann mit zehn Jahren Export und ATLAS; Englisch B1 statt C1.',
      lacks: ['Englisch C1'],
      cv: `Murat Özdemir, Herford
Speditionskaufmann, Exportabwicklung

Über mich: Zollabwicklung ist mein Handwerk. Ich arbeite genau und bleibe auch bei Kartonbergen ruhig.

Beruflicher Werdegang

seit 03/2019: Exportsachbearbeiter bei Küchenbeschläge Wittekind GmbH, Löhne. Bearbeitung der Exportaufträge nach Polen, in die Schweiz, die Türkei und die Golfstaaten. Ausfuhranmeldungen in ATLAS, Tarifierung, Präferenzkalkulation, Ursprungszeugnisse, Lieferantenerklärungen. Buchung von LKW und Containern, Terminüberwachung, Reklamationen mit Spediteuren. Sanktionslistenscreening mit SAP GTS. Vertretung des Zollbeauftragten. Die Korrespondenz mit englischsprachigen Kunden führt eine Kollegin, ich schreibe mit Vorlagen.

07/2016 – 02/2019: Disponent Export bei Weserland Spedition, Minden. Stückgut und Komplettladungen nach Südosteuropa, Carnets, ATLAS-Versand T1/T2.

Ausbildung
2013 – 2016 Kaufmann für Spedition und Logistikdienstleistung, Weserland Spedition
2013 Fachoberschulreife

Sprachen
Deutsch und Türkisch Muttersprache
Englisch: B1, Grundkenntnisse (Volkshochschule 2022)

EDV
SAP SD und GTS, ATLAS über Dakosy, Excel gut

Führerschein B, Staplerschein, Hobbys: Schach, Garten, Jugendtrainer Fußball`,
    },
    {
      name: 'import',
      kind: 'denial',
      low: 42,
      high: 58,
      best: 51,
      why: 'Erfahrene Importsachbearbeiterin mit C1 und SAP; Export und ATLAS-Ausfuhr ausdrücklich nie gemacht.',
      lacks: ['drei Jahre Exportabwicklung', 'ATLAS-Ausfuhr'],
      cv: `LEBENSLAUF

Oksana Hrytsenko
Sachbearbeiterin Import / Einkauf

PROFIL
Industriekauffrau mit acht Jahren in Beschaffung und Import, international aufgestellt, sehr gutes Englisch.

BERUFSPRAXIS
01/2020 bis heute: Importsachbearbeiterin, Lippe Textilhandel AG, Detmold
- Bestellungen in SAP MM, Terminverfolgung bei 40 Lieferanten in China, Indien und der Türkei
- Einfuhranmeldungen prüfen, die unser Zolldienstleister in ATLAS erstellt
- Avis an das Lager, Seefrachtbuchungen FOB, Reklamationen, Rechnungsprüfung
- Telefonate und Videokonferenzen täglich auf Englisch

08/2018 bis 12/2019: Sachbearbeiterin Einkauf, Möbelwerke Senne GmbH
- Anfragen, Preisvergleiche, Stammdaten

AUSBILDUNG
08/2015 bis 06/2018: Industriekauffrau, Möbelwerke Senne GmbH (IHK)
2014: Studienkolleg Paderborn, abgebrochen zugunsten der Ausbildung

SPRACHEN
Englisch C1 (TOEIC 945), Ukrainisch und Russisch Muttersprache, Deutsch C2

KENNTNISSE
SAP MM, Incoterms 2020, Excel

HINWEIS
Mit dem Export und mit eigenen Ausfuhranmeldungen habe ich bisher nicht gearbeitet. Da ich die andere Seite des Geschäfts gut kenne, traue ich mir die Einarbeitung zu. Eintritt zum 1. Februar möglich.`,
    },
    {
      name: 'lange-her',
      kind: 'old',
      low: 52,
      high: 70,
      best: 61,
      why: 'Acht Jahre Export mit ATLAS, aber bis 2016; seither Schulsekretariat.',
      lacks: [],
      cv: `Lebenslauf von Birgit Stratmann. Ich bin gelernte Industriekauffrau und suche nach vielen Jahren im öffentlichen Dienst den Weg zurück in die Industrie. Von 1999 bis 2002 habe ich bei den Oelder Separatorenwerken Industriekauffrau gelernt, danach dort bis 2008 im Vertriebsinnendienst Inland gearbeitet. Von Januar 2008 bis Juni 2016 war ich Sachbearbeiterin Export bei der Emswerk Anlagenbau GmbH in Warendorf: Auftragsabwicklung nach Nordamerika, Skandinavien und Nahost, Ausfuhranmeldungen in ATLAS seit dessen Einführung 2009, Ursprungszeugnisse, Warenverkehrsbescheinigungen, Akkreditivdokumente, Abstimmung mit Speditionen, SAP R/3 im Modul SD. Nach der Schließung des Standortes bin ich in das Sekretariat des Gymnasiums Am Axtbach gewechselt, wo ich seit August 2016 Schülerdaten, Zeugnisse, Bestellungen und den Schriftverkehr betreue. Englisch spreche und schreibe ich verhandlungssicher (C1, Cambridge Advanced 2011, dazu ein Jahr als Au-pair in Leeds, heute noch regelmäßig über den Schüleraustausch), Französisch auf Niveau A2. EDV: Word, Excel, SchILD, früher SAP. Den neuen ATLAS-Stand (AES) kenne ich noch nicht, ein Auffrischungskurs bei der IHK ist für Februar gebucht. Ich wohne in Beckum, habe einen Führerschein und könnte nach den Osterferien beginnen, auf Wunsch auch in Teilzeit mit dreißig Stunden.`,
    },
    {
      name: 'student',
      kind: 'list',
      low: 14,
      high: 36,
      best: 25,
      why: 'Student International Business ohne Ausbildung und Praxis, der die Begriffe aufzählt; Englisch C1 hat er.',
      lacks: ['kaufmännische Ausbildung', 'drei Jahre Exportabwicklung', 'ATLAS und SAP aus der Praxis'],
      cv: `Jannis Kleinemeier
Angehender Exportmanager

Kenntnisse
Exportabwicklung ★★★★☆
ATLAS-Ausfuhr ★★★☆☆
SAP ★★★☆☆
Ursprungszeugnisse, Lieferantenerklärungen, Exportkontrolle, Sanktionslisten, Akkreditive, Incoterms ★★★★☆
Englisch C1, Spanisch B1

Studium
seit 10/2022  International Business (B.A.), Hochschule Westfalen-Süd, 8. Fachsemester, Abschluss voraussichtlich Sommer 2027
Module: Außenwirtschaft, Zollrecht (3 ECTS), Internationale Logistik, SAP-Grundlagen (Planspiel)
02/2025 – 07/2025  Auslandssemester in Cork, Irland

Praxis
seit 11/2025  Werkstudent Marketing, Fahrradladen Radspur, Paderborn: Instagram, Newsletter, Onlineshop
07/2024 – 08/2024  Ferienjob, Paketzentrum, Sortierung
2021 – 2022  Freiwilliges Soziales Jahr, Seniorenheim

Schule
2021  Abitur, Büren, Note 2,3

Projekt
Hausarbeit „Digitale Zollanmeldung am Beispiel ATLAS", Note 1,7

Motivation
Ich möchte Verantwortung im weltweiten Versand übernehmen. Eine kaufmännische Ausbildung habe ich nicht, mein Studium vermittelt aber alle Grundlagen. Im Praxissemester, das ich noch suche, würde ich gerne die Abläufe kennenlernen.

Hobbys: Rennrad, Kochen, Reisen in Südamerika`,
    },
  ],
};
