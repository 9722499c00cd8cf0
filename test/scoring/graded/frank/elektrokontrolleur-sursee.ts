import type { GradedJob } from '../types.ts';

export const elektrokontrolleurSursee: GradedJob = {
  job: 'elektrokontrolleur-sursee',
  title: 'Elektro-Sicherheitsberater/in (Elektrokontrolleur/in) 80–100 %, Sursee',
  spec: `Wir sind zu siebt und kontrollieren Elektroinstallationen im Kanton Luzern und im Freiamt. Unabhängig, keine Installationen, kein Verkauf. Weil Hanspeter Ende Februar in Pension geht, suchen wir Ersatz.

Was du machst:
Schlusskontrollen, Abnahmekontrollen und periodische Kontrollen. Wohnbauten, Landwirtschaft, Gewerbe, ab und zu eine Tankstelle. Mängelbericht schreiben, Sicherheitsnachweis ausstellen, mit Bauern und Verwaltungen reden. Etwa fünf Objekte am Tag, Route planst du selber.

Was du haben musst:
Berufsprüfung mit eidg. Fachausweis (Elektro-Sicherheitsberater/in, nach neuer Ordnung Elektroprojektleiter/in Installation und Sicherheit, nach alter Elektro-Kontrolleur/in). Ohne Fachausweis dürfen wir dich nicht in die Kontrollbewilligung nehmen, bitte nicht bewerben.
Mindestens drei Jahre Kontrollen von Niederspannungsinstallationen.
Führerausweis B.

Schön wäre:
Ex-Zonen, PV-Anlagen, Dialekt verstehen, ruhiges Blut.

Was wir geben:
Firmenauto auch privat, eigenes Messgerät, 5 Wochen Ferien, Büro nur am Freitag. Lohn nach Absprache, fair.

Volta Kontroll GmbH, Sursee. Bewerbung an Priska, sie meldet sich innert einer Woche.`,
  graded: [
    {
      name: 'beat-achermann-sicherheitsberater',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Eidg. Fachausweis, seit 2016 vollzeitlich Kontrollen inklusive Landwirtschaft und PV, Führerausweis B.',
      lacks: [],
      cv: `Beat Achermann, Oberkirch LU
Jg. 1986, verheiratet, zwei Kinder, Bürger von Buttisholz
Führerausweis Kat. B, BE

Werdegang

Feb. 2016 bis heute
Elektro-Sicherheitsberater, Netzkontrolle Mittelland AG, Zofingen (100 %)
Periodische Kontrollen (5, 10 und 20 Jahre), Abnahmekontrollen bei Neubauten für rund 15 Installateure. Ca. 900 Objekte im Jahr, davon ein gutes Drittel Scheunen und Ställe. SiNa elektronisch über die Software des Netzbetreibers. Seit 2020 auch PV-Anlagen mit Strangmessung, seit 2023 Instruktion der zwei jüngeren Kollegen.

Aug. 2005 bis Jan. 2016
Elektromonteur, ab 2012 bauleitender Monteur, Elektro Kaufmann-Roth AG, Willisau
Neubau MFH, Umbauten, Melkroboter, Erstprüfungen

2001 bis 2005
Lehre als Elektromonteur EFZ, gleiche Firma

Weiterbildung
Elektro-Sicherheitsberater mit eidg. Fachausweis, Oktober 2015
NIN 2020 und NIN 2025 (Updates)
Explosionsgefährdete Bereiche, 2 Tage, 2022

Messgeräte: Metrel EurotestXC, Fluke 1664, Solmetric

Sprachen: Schweizerdeutsch, etwas Englisch

Referenzen gerne im Gespräch.`,
    },
    {
      name: 'urs-zihlmann-ex-unternehmer',
      kind: 'overqualified',
      low: 77,
      high: 89,
      best: 83,
      why: 'Höhere Fachprüfung plus Fachausweis als Elektro-Kontrolleur und bis 2025 eigene Kontrollen; klar überqualifiziert, aber alle Muss erfüllt.',
      lacks: [],
      cv: `Urs Zihlmann
Schüpfheim
geboren am 3. Mai 1966

Ich habe meine Firma Ende 2025 an meine beiden Projektleiter verkauft. Mit 60 will ich keine Offerten mehr schreiben und keine Lehrlinge mehr suchen, aber noch vier, fünf Jahre das tun, was ich am Handwerk am liebsten hatte: schauen, messen, erklären, ob eine Anlage sicher ist.

1999–2025 Inhaber und fachkundiger Leiter, Zihlmann Elektro AG, Entlebuch, zuletzt 24 Mitarbeitende, Umsatz 4,8 Mio. Führung, Kalkulation, Personal. Daneben habe ich die Schlusskontrollen des Betriebs immer selber gemacht, und ab 2012 als unabhängiges Kontrollorgan für zwei Gemeindewerke Hausinstallationen geprüft, im Schnitt zwei Tage pro Woche: Höfe, Alpbetriebe, Sägereien, Hotels. Isolationsmessung, Schleifenimpedanz, RCD, Thermografie, Mängelliste, Nachkontrolle, Nachweis ausgestellt und unterschrieben.

1993–1998 Elektro-Kontrolleur beim Elektrizitätswerk Obere Emme

1986–1993 Elektromonteur in Wolhusen und ein Jahr in Kanada

Ausbildungen
Elektromonteur, Lehrabschluss 1986
Elektro-Kontrolleur, eidg. Fachausweis, 1993
Eidg. dipl. Elektroinstallateur (höhere Fachprüfung), 1997
Laufend NIN-Kurse, letzter im Februar 2025

Prüfungsexperte für den Kanton 2004–2018. Autofahren: Kat. B und C1.`,
    },
    {
      name: 'livia-buehlmann-pruefung-2027',
      kind: 'in-progress',
      low: 54,
      high: 67,
      best: 61,
      why: 'Drei Jahre und acht Monate Kontrollen unter fremder Unterschrift, der Fachausweis folgt erst nach der Prüfung im April 2027.',
      lacks: ['eidg. Fachausweis (Prüfung April 2027)'],
      cv: `Curriculum Vitae — Livia Bühlmann, 5040 Schöftland

Zur Person: 29 Jahre, ledig, Führerausweis B mit eigenem Fahrzeug

03.2023–heute | Hilfskontrolleurin | SiKo Aargau-West GmbH, Aarau
Ich führe periodische Kontrollen und Abnahmekontrollen in Wohnbauten und Kleingewerbe selbständig auf Platz durch: Sichtprüfung, Messungen, Fotos, Mängelbericht. Den Sicherheitsnachweis unterschreibt mein Vorgesetzter, weil ich die Prüfung noch nicht habe. Pro Woche 15 bis 20 Objekte. Terminvereinbarung mit Verwaltungen, Nachkontrollen.

08.2016–02.2023 | Elektroinstallateurin EFZ | Bolliger Elektro, Kölliken
Service und Umbau, ab 2020 mit Erstprüfungen nach NIN betraut, Lernende begleitet

08.2012–07.2016 | Lehre Elektroinstallateurin EFZ | Bolliger Elektro, Kölliken | Note 5,1

In Ausbildung
Berufsprüfung Elektroprojektleiterin Installation und Sicherheit. Schule in Zürich seit Oktober 2024, alle Module bis auf eines bestanden. Schlussprüfung angemeldet für April 2027.

Sonstiges
PV-Kurs 2 Tage (2024)
Deutsch Muttersprache, Französisch B1
Hobby: Samariterverein, Unihockey`,
    },
    {
      name: 'ruediger-ebi-meister-deutschland',
      kind: 'foreign',
      low: 52,
      high: 64,
      best: 57,
      why: 'Deutscher Elektrotechnikermeister mit langer Prüfpraxis nach VDE; der Schweizer Fachausweis oder eine Gleichwertigkeit ist weder da noch beantragt.',
      lacks: ['eidg. Fachausweis (nur deutscher Meister)'],
      cv: `Rüdiger Ebi
79761 Waldshut-Tiengen
geb. 19.07.1983 in Bad Säckingen
Fahrerlaubnis B, C1

Qualifikation
2010–2012 Meisterschule in Teilzeit, Elektrotechnikermeister, HWK Konstanz, Juni 2012
2000–2003 Ausbildung Elektroinstallateur, Firma Gamp, Albbruck (Gesellenbrief Juli 2003)
Befähigte Person nach TRBS 1203

Tätigkeiten
09/2017 – jetzt  Prüfdienst Hochrhein Elektrosicherheit, Laufenburg (Baden)
  - Wiederholungsprüfungen ortsfester Anlagen nach VDE 0105-100 in Betrieben, Schulen, Mietshäusern, Aussiedlerhöfen
  - Erstprüfungen nach VDE 0100-600 für Bauträger
  - E-CHECK Privat und Gewerbe, Prüfberichte, Gespräche mit Eigentümern, rund 700 Anlagen im Jahr
  - seit 2022 Fachverantwortung für Photovoltaik
07/2012 – 08/2017  Meister im Kundendienst, Elektro Schlageter, Wehr
08/2003 – 06/2012  Geselle, selbe Firma

Ich wohne zwanzig Minuten von der Grenze, bin mit einer Aargauerin verheiratet und möchte in die Schweiz wechseln. Ein Gleichwertigkeitsverfahren für meinen Meisterbrief habe ich noch nicht beantragt, die NIN kenne ich bisher nur vom Lesen. Dialekt ist kein Problem, Alemannisch ist Alemannisch.`,
    },
    {
      name: 'dario-tschuemperlin-alarmanlagen',
      kind: 'trap',
      low: 8,
      high: 20,
      best: 13,
      why: '„Sicherheitsberater“ heisst hier Alarmanlagenverkauf, „Kontrolleur“ heisst Billettkontrolle; nur der Führerausweis passt.',
      lacks: [
        'eidg. Fachausweis Elektro-Sicherheitsberater/Kontrolleur',
        'drei Jahre Kontrollen von Niederspannungsinstallationen',
      ],
      cv: `Dario Tschümperlin
Sicherheitsberater

Kriens, Jahrgang 1991, Führerausweis B

Erfahrung
2021 – heute: Sicherheitsberater Aussendienst, Fortis Alarm AG, Emmenbrücke
Beratung von Hauseigentümern zum Einbruchschutz. Sicherheitscheck vor Ort (Türen, Fenster, Kellerschächte), Offerte, Abschluss. Verkauf von Funkalarmanlagen, Kameras und Wartungsverträgen. Gebiet Kanton Luzern und Zug, Routenplanung selbständig, 6 bis 8 Termine am Tag. 2024 bester Verkäufer im Team. Sicherheitsnachweise für Versicherungen ausgefüllt.

2016 – 2021: Kontrolleur, Verkehrsbetriebe Seetal
Fahrausweiskontrolle in Bus und S-Bahn, Rapporte, Umgang mit schwierigen Fahrgästen, Schulung neuer Kontrolleure. Periodische Schwerpunktkontrollen mit der Polizei.

2011 – 2016: Detailhandelsfachmann, Elektronikmarkt Ebikon
Abteilung TV und Haushaltgeräte

Ausbildung
Detailhandelsfachmann EFZ, Consumer Electronics, 2011
Kurs Verkaufsgespräch (3 Tage) 2021
Deeskalationstraining 2017

Sprachen: Schweizerdeutsch, Englisch gut`,
    },
  ],
};
