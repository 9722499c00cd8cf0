/** Industriemechaniker Instandhaltung, Ostwestfalen, HR portal in German: trade certificate, three years of plant maintenance, EFKffT or electrician, three shifts. */
import type { GradedJob } from '../types.ts';

export const industriemechanikerInstandhaltungJob: GradedJob = {
  job: 'industriemechaniker-instandhaltung',
  title: 'Industriemechaniker Instandhaltung (m/w/d)',
  spec: `Stellen-ID: 2026-0931
Stellenbezeichnung: Industriemechaniker Instandhaltung (m/w/d)
Standort: Werk Rheda-Wiedenbrück
Beschäftigungsart: Vollzeit, unbefristet, 3-Schicht (Früh/Spät/Nacht), Rufbereitschaft jedes 6. Wochenende
Entgelt: EG 7 Tarif Ernährung NRW + Schichtzulagen

ÜBER UNS
Seit 1954 füllen wir Saucen, Dressings und Feinkost ab. 480 Kolleginnen und Kollegen, inhabergeführt, Kantine mit Schnitzeltag.

IHRE AUFGABEN
- Störungsbeseitigung an Abfüll-, Verpackungs- und Fördertechnik, schnell und mit Ursachensuche
- Vorbeugende Wartung und Inspektion nach Plan, Rückmeldung in SAP PM
- Austausch von Lagern, Getrieben, Pumpen, Dichtungen; Instandsetzung von Pneumatik und Hydraulik
- Anfertigen einfacher Ersatzteile an Dreh- und Fräsmaschine, WIG-Schweißen von Edelstahl
- Motoren ab- und anklemmen, Sensoren und Sicherungen tauschen*
- Mitarbeit bei Umbauten und Inbetriebnahmen

IHR PROFIL
- Abgeschlossene Berufsausbildung (IHK) als Industriemechaniker, Mechatroniker oder in einem vergleichbaren industriellen Metallberuf
- Mindestens 3 Jahre Berufspraxis in der Instandhaltung von Produktions- oder Verpackungsanlagen
- Sicher in Pneumatik und Hydraulik
- Deutsch in Wort und Schrift so, dass Schichtübergaben klappen
- Schön, wenn vorhanden: Lebensmittelbranche, Staplerschein, Siemens S7 lesen, Schweißprüfung

WIR BIETEN
30 Tage Urlaub, Weihnachts- und Urlaubsgeld, JobRad, Werksverkauf, betriebliche Altersvorsorge, Willkommenstag.

BEWERBUNG
Über das Portal, ohne Anschreiben. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.

* Da nachts kein Elektriker im Haus ist, setzen wir den Nachweis als Elektrofachkraft für festgelegte Tätigkeiten (EFKffT) oder eine elektrotechnische Ausbildung (Elektrofachkraft) bei Eintritt voraus. Eine Unterweisung als EuP reicht nicht.`,
  graded: [
    {
      name: 'molkerei-schlosser',
      kind: 'strong',
      low: 86,
      high: 99,
      best: 94,
      why: 'Industriemechaniker mit acht Jahren Instandhaltung in Molkerei und Abfüllung, EFKffT mit Auffrischung 2025, Dreischicht, SAP PM, WIG-Prüfung.',
      lacks: [],
      cv: `LEBENSLAUF

Angaben zur Person
Name: Torsten Niewöhner
geboren: 14.03.1994 in Gütersloh
verheiratet, eine Tochter

Beruflicher Werdegang
seit 09/2021   Instandhaltungsmechaniker, Molkerei Emstal eG, Warendorf
- Abfülllinien (Becher, PET), Kartonierer, Palettierer, Separatoren
- Störungen im Dreischichtbetrieb, ein Mechaniker je Schicht
- Wartungsaufträge und Rückmeldungen in SAP PM
- Pumpen- und Getriebeüberholung, Gleitringdichtungen, Pneumatikinseln (Festo), Hydraulik der Hebebühnen
- Motoren bis 400 V ab- und anklemmen im Rahmen der Bestellung als EFKffT
- Umbau Linie 4 begleitet (2024)

06/2018 - 08/2021   Betriebsschlosser, Fleischwaren Kottmann, Versmold
- Kutter, Tiefzieher, Förderbänder, Drehteile, WIG an Edelstahl

02/2015 - 05/2018   Industriemechaniker, Montage bei Horstkemper Landmaschinen, Harsewinkel

Ausbildung
08/2011 - 01/2015   Industriemechaniker (Maschinen- und Anlagenbau), IHK Ostwestfalen, Note 2
2011   Realschulabschluss

Weiterbildung
EFKffT, TÜV NORD Bielefeld, 80 Std., 11/2021; Auffrischung 10/2025
WIG-Prüfung ISO 9606-1, gültig bis 05/2027
Stapler- und Kranschein
S7 Grundlagen (VHS, 2023)

Hobbys: Freiwillige Feuerwehr, Trecker`,
    },
    {
      name: 'mechatroniker-druck',
      kind: 'any-of',
      low: 79,
      high: 92,
      best: 86,
      why: 'Mechatroniker: beide Male der zweite Zweig, Ausbildung und Elektrofachkraft in einem; sechs Jahre Entstörung an Falzschachtel- und Verpackungslinien, nur keine Lebensmittel.',
      lacks: [],
      cv: `Sehr geehrte Damen und Herren, ein Anschreiben wollten Sie nicht, daher nur das Wichtigste über mich in ganzen Sätzen.

Ich heiße Deniz Aktürk, bin 28 und wohne in Oelde. Gelernt habe ich von August 2015 bis Februar 2019 Mechatroniker bei der Westkarton GmbH in Beckum, Abschluss vor der IHK Nord Westfalen mit 89 Punkten. Danach wurde ich als Servicetechniker für Hebebühnen bei einem kleinen Betrieb in Ahlen beschäftigt (März 2019 bis Juli 2020), das war viel Fahren und wenig Technik.

Seit August 2020 bin ich wieder bei Westkarton, jetzt in der Betriebstechnik. Wir sind zu sechst in Wechselschicht, auch nachts, für zwei Stanzen, drei Faltschachtelklebemaschinen, die Stretch- und Umreifungsanlagen und alles, was rollt und hebt. Wenn etwas steht, suche ich die Ursache, egal ob Lager, Zylinder, Ventilinsel, Hydraulikaggregat, Initiator oder Frequenzumrichter. Die Elektro-Arbeiten bis 690 V mache ich selbst, ich bin vom Unternehmen als Elektrofachkraft nach DIN VDE 1000-10 schriftlich bestellt (zuletzt Januar 2026). Geplante Wartungen laufen bei uns in einem Programm namens Maintmaster. Buchsen und Wellen drehe ich konventionell, beim Schweißen kann ich MAG gut und WIG so lala. In der S7-1500 kann ich online mitlesen und Merker finden.

Staplerschein ist von 2016, Führerschein B. Rufbereitschaft kenne ich, alle vier Wochen. Türkisch spreche ich mit meiner Oma, Deutsch mit allen anderen. Kündigungsfrist sechs Wochen zum Quartal.`,
    },
    {
      name: 'nur-eup',
      kind: 'denial',
      low: 61,
      high: 73,
      best: 68,
      why: 'Sehr erfahrener Instandhalter der Getränkeindustrie mit Ausbildung, aber nach eigenen Worten nur EuP und keine EFKffT, was die Fußnote ausdrücklich nicht genügen lässt.',
      lacks: [
        'Nachweis als Elektrofachkraft für festgelegte Tätigkeiten (EFKffT) oder eine elektrotechnische Ausbildung (Elektrofachkraft)',
      ],
      cv: `Bewerberprofil (Portal-Formular)

Name: Uwe Brinkkötter
PLZ/Ort: 33397 Rietberg
Frühester Eintritt: 01.02.2027

Schulabschluss: Hauptschule 10B
Ausbildung: Industriemechaniker, Fachrichtung Betriebstechnik, 1995-1999, Facharbeiterbrief IHK Ostwestfalen zu Bielefeld
Meister/Techniker: nein

Letzte Stelle: Brunnen- und Getränkewerk Osterwald, Schlosser in der Instandhaltung, 04/2008 bis heute
Beschreibung: Zuständig für Glas- und PET-Linie. Flaschenwaschmaschine, Füller (Krones), Etikettierer, Packer, Transportbänder. Reparatur, Revision im Winter, Formatwechsel. Kettenspannen, Lager, Getriebe, Druckluft inkl. Kompressoren, Hydraulikstapler im Kastenlager. Ersatzteile drehen, Fräsen, Edelstahl WIG schweißen. Wartungsplan in SAP PM seit 2016. 3-Schicht seit 18 Jahren, Rufdienst.

Davor: Möbelwerk Lohmann, Verl, Betriebsschlosser, 1999-2008 (Plattenaufteilsägen, Pressen, Späneabsaugung)

Elektro: Bin elektrotechnisch unterwiesene Person (EuP, jährlich, zuletzt 03/2026). EFKffT habe ich keine, bei uns macht das Klemmen der Elektriker. Lehrgang würde ich machen.

Führerschein: B, C1E
Stapler: ja   Kran: ja   Hubarbeitsbühne: ja
Schweißen: WIG 141 geprüft, läuft 12/2026 aus
EDV: SAP PM, Word
Sprachen: Deutsch, Plattdeutsch
Sonstiges: Schützenverein, 2. Vorsitzender. Schwerbehinderung: nein`,
    },
    {
      name: 'bosnien-anerkennung',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 62,
      why: 'Fünf Jahre Instandhaltung in Deutschland, EFKffT und gutes Deutsch; der bosnische Abschluss ist aber erst teilweise anerkannt, die Anpassungsqualifizierung endet im Januar 2027.',
      lacks: [
        'Abgeschlossene Berufsausbildung (IHK) als Industriemechaniker, Mechatroniker oder in einem vergleichbaren industriellen Metallberuf',
      ],
      cv: `Amir Hadžić
Wiedenbrücker Str. , 33378 Rheda-Wiedenbrück | hadzic.amir (at) posteo

KURZPROFIL
Schlosser in der Instandhaltung, 35 Jahre, seit 2021 in Deutschland. Deutsch telc B2 (06/2023).

BERUFSERFAHRUNG

Wurstfabrik Hagedorn & Söhne, Halle (Westf.)
Mitarbeiter Technik / Instandhaltung, Juli 2021 - heute
• Tiefziehmaschinen Multivac, Schlauchbeutelmaschinen, Slicer, Gurtförderer, Clipper
• Störungssuche mechanisch und pneumatisch, Ventile, Zylinder, Vakuumpumpen
• Hydraulikaggregate an Hebe-Kipp-Einrichtungen abgedichtet und gespült
• Wartungsrunden auf Tablet, Ersatzteillager
• 3-Schicht, seit 2024 nachts allein verantwortlich
• Motoren, Sensoren und Sicherungen nach EFKffT-Bestellung seit 04/2025

Željezara Zenica d.o.o., Stahlwerk, Bosnien und Herzegowina
Schlosser Walzwerk, Oktober 2011 - Mai 2021
• Hydraulik, Rollgänge, Kupplungen, Stillstände

AUSBILDUNG
Srednja mašinska škola Zenica, Maschinenschlosser (3 Jahre), Diplom Juni 2010

ANERKENNUNG
Bescheid IHK FOSA vom 18.11.2025: teilweise Gleichwertigkeit mit dem Beruf Industriemechaniker. Es fehlt Steuerungstechnik und CNC. Anpassungsqualifizierung beim Bildungswerk in Bielefeld, samstags, März 2026 bis Januar 2027, danach Antrag auf volle Gleichwertigkeit.

LEHRGÄNGE
EFKffT Grundlehrgang mit Prüfung, DEKRA Akademie, 03/2025
Flurförderzeuge 2022; Hygieneschulung IfSG §43

SPRACHEN
Bosnisch, Deutsch B2, Englisch wenig

Interessen: Schach, Angeln, mein Garten`,
    },
    {
      name: 'zeitarbeit-liste',
      kind: 'list',
      low: 18,
      high: 34,
      best: 26,
      why: 'Das Kompetenzprofil des Verleihers nennt alle Stichwörter, der Werdegang aber Anlagenbedienung, Lager und eine abgebrochene Lehre.',
      lacks: [
        'Abgeschlossene Berufsausbildung (IHK) als Industriemechaniker, Mechatroniker oder in einem vergleichbaren industriellen Metallberuf',
        'Mindestens 3 Jahre Berufspraxis in der Instandhaltung von Produktions- oder Verpackungsanlagen',
        'Nachweis als Elektrofachkraft für festgelegte Tätigkeiten (EFKffT) oder eine elektrotechnische Ausbildung (Elektrofachkraft)',
      ],
      cv: `QUALIFIKATIONSPROFIL, überlassen durch Perso-Flex Westfalen GmbH
Kandidat: M. Sch., Jahrgang 1991, Kennziffer 77-204

KERNKOMPETENZEN
Instandhaltung ● Wartung ● Inspektion ● Störungsbeseitigung ● Pneumatik ● Hydraulik ● SAP PM ● Fördertechnik ● Verpackungsanlagen ● Abfülltechnik ● WIG-Schweißen ● Drehen/Fräsen ● EFKffT ● S7 ● TPM ● 5S ● Teamfähigkeit ● Schichtbereitschaft

BRANCHENKENNTNISSE
Lebensmittel, Getränke, Verpackung, Automotive, Holz

EINSÄTZE
05/2024 - heute: Anlagenbediener, Kekswerk in Bünde. Bedienen einer Schlauchbeutelanlage, Folienrollen wechseln, Bänder reinigen, Stückzahlen eintragen. Bei Störung Ruf der Technik.
02/2022 - 04/2024: Kommissionierer, Möbelhaus-Zentrallager, Herford. Scanner, Hubwagen.
09/2019 - 12/2021: Maschinenhelfer, Spritzguss, Löhne. Einlegen, entgraten, verpacken, Sichtprüfung.
2015 - 2019: wechselnde Helfertätigkeiten, u. a. Umzüge, Gartenbau, Paketzustellung.
2009 - 2011: Berufsausbildung Industriemechaniker, Kreis Minden (nicht beendet).

SCHULE
Hauptschulabschluss 2009

SONSTIGES
Staplerschein (Frontstapler) 2022, Führerschein B mit Pkw, Deutsch Muttersprache. Schichtbereit in allen drei Schichten, belastbar, pünktlich, motiviert.

Ihr Ansprechpartner: Frau Ellersiek, Disposition. Stundenverrechnungssatz auf Anfrage. Übernahme nach 4 Monaten provisionsfrei.`,
    },
  ],
};
