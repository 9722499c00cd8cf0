/** Bauleiter Tiefbau bei einer Bauunternehmung: Ingenieur, Techniker oder Meister, fünf Jahre Bauleitung im Kanal- und Straßenbau, MVAS-Schein, Führerschein. */
import type { GradedJob } from '../types.ts';

export const bauleiterTiefbau: GradedJob = {
  job: 'bauleiter-tiefbau',
  title: 'Bauleiter Tiefbau (m/w/d)',
  spec: `Stellenausschreibung Nr. 2026-31

Wir sind eine mittelständische Bauunternehmung in dritter Generation mit Hauptsitz in Hammelburg und Niederlassungen in Fulda und Kitzingen. 340 Mitarbeiterinnen und Mitarbeiter bauen für Kommunen, Zweckverbände und Industrie Kanäle, Wasserleitungen, Straßen, Gehwege und Regenüberlaufbecken. Zur Verstärkung der Niederlassung Kitzingen suchen wir zum nächstmöglichen Zeitpunkt, unbefristet und in Vollzeit, eine

BAULEITUNG TIEFBAU (m/w/d)

Das Aufgabengebiet umfasst im Wesentlichen:
a) selbständige Abwicklung von drei bis sechs Baumaßnahmen zwischen 150.000 und 5 Mio. EUR, von der Auftragsübergabe bis zur Schlussrechnung,
b) Führung der Poliere und Nachunternehmer, Einsatzplanung von Geräten und Kolonnen,
c) Aufmaß, Abrechnung, Nachträge nach VOB/B, Soll-Ist-Vergleiche,
d) Verhandlungen mit Auftraggebern, Ingenieurbüros, Anliegern und Leitungsbetreibern,
e) Verantwortung für Arbeits- und Verkehrssicherung; hierfür ist der Nachweis nach MVAS 99 (bzw. dessen Nachfolge RSA-Schulung) vorzulegen.

Unser Anforderungsprofil:
- Studium des Bauingenieurwesens (Dipl.-Ing., Bachelor, Master) oder staatlich geprüfter Techniker Tiefbau oder Straßenbau-, Kanalbau- bzw. Rohrleitungsbaumeister
- mindestens fünf Jahre Erfahrung als Bauleiterin oder Bauleiter auf Auftragnehmerseite im Kanal- und Straßenbau
- Führerschein Klasse B
- sicherer Umgang mit AVA- bzw. Kalkulationssoftware, vorzugsweise iTWO
- von Vorteil: Sachkunde in Wasserhaltung, Güteschutz Kanalbau (RAL 961), SiGeKo, DVGW GW 301

Wir bieten: Vergütung nach Vereinbarung und Bautarif mit 13. Monatseinkommen, Dienstwagen auch privat, 30 Tage Urlaub, Zusatzversorgung (Soka-Bau), Grillfest im Juli.

Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung vorrangig berücksichtigt. Bitte reichen Sie Ihre Unterlagen bis 30.11.2026 ein; Kosten werden nicht erstattet.`,
  graded: [
    {
      name: 'kanalbau-ingenieur',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Bauingenieurin, neun Jahre Bauleitung im Kanal- und Straßenbau auf Unternehmerseite, MVAS-Nachweis, Führerschein, iTWO und RAL.',
      lacks: [],
      cv: `Dipl.-Ing. (FH) Theresa Vollrath
97359 Schwarzach am Main

Werdegang
03/2020 - heute: Kempf & Eberlein Tief- und Straßenbau, Würzburg. Bauleiterin.
Eigene Baustellen 250 T€ bis 4,6 Mio. (Ortsdurchfahrten, SW/RW DN 200 bis DN 1400, Stauraumkanal Ochsenfurt, Trinkwasser 2,4 km PE). Vier Poliere. Abrechnung nach REB, Nachträge, Baustellenergebnis monatlich im iTWO. Zwei Streitfälle mit der Stadt außergerichtlich geregelt.
2017 - 02/2020: dieselbe Funktion, Gottlob Reuß Bau, Schweinfurt. Gewerbegebiet Euerbach mit 5,8 ha Erschließung, Asphaltdecken innerorts unter Vollsperrung.
2014 - 2017: Bauleiterassistenz, Gottlob Reuß Bau. Aufmaß, Massen, Kalkulation von Angeboten bis 800 T€.

Studium: FH Würzburg-Schweinfurt, Bauingenieurwesen, Schwerpunkt Verkehr/Wasser, Diplom 2014
Lehrgänge: MVAS 99 (2017, Auffrischung Feb. 2024), RAL-Kanalbau Gruppe AK2, SiGeKo nach RAB 30 Anl. C, Dichtheitsprüfung
Führerschein B, BE

Ich spiele Posaune im Musikverein und habe einen alten Unimog.`,
    },
    {
      name: 'strassenbaumeister',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 86,
      why: 'Straßenbaumeister, der als „Abschnittsverantwortlicher“ seit 2018 Kanäle und Straßen kaufmännisch und technisch führt; Meister genügt laut Profil, RSA-Schulung 2025 da.',
      lacks: [],
      cv: `Servus, ich heiße Alois Brandstätter, bin 44 Jahre alt und baue seit 27 Jahren Straßen und alles was darunter liegt.

Was ich jetzt mache: bei Oberpfalz Asphalt & Rohr in Neumarkt habe ich seit Januar 2018 einen Abschnitt mit drei Kolonnen und durchschnittlich vier Maßnahmen im Jahr, also Kanalerneuerung mit Wiederherstellung der Fahrbahn, Wasserleitung, Gehweg und am Ende die Feinschicht. Von der Arbeitsvorbereitung bis zum unterschriebenen Aufmaß liegt alles bei mir, die Nachtragsangebote schreibe ich selbst (VOB kann ich, § 2 Abs. 5 und 6 im Schlaf), den Subunternehmern verhandle ich die Preise, die Bürgermeister kennen meine Handynummer. Größte Maßnahme: Ortskern Velburg, 3,1 Millionen, 17 Monate, Kanal bis 4,80 m tief mit Verbau und Wasserhaltung. Titel bei uns: Abschnittsverantwortlicher. Wir sind da altmodisch.

Was ich vorher machte: Polier bei demselben, 2010 bis 2017. Davor Straßenbauer, 1999 bis 2010.

Was ich gelernt habe: Straßenbauer (Gesellenbrief 2002), Straßenbaumeister (HWK Regensburg, 2010), RSA 21 Schulung für Verantwortliche, März 2025, Baumaschinenführer. Auto, Lkw (B, C, CE).

Software: Bechmann AVA, seit letztem Jahr RIB.

Privat: verheiratet, zwei Töchter, Imker. Umzug nach Franken, weil meine Frau in Kitzingen den Hof übernimmt.`,
    },
    {
      name: 'messe-bauleiter',
      kind: 'trap',
      low: 8,
      high: 24,
      best: 16,
      why: 'Bauleiter von Messeständen und Bühnen: Kolonnen, Termine und Führerschein, aber keine Schaufel Erde, kein Kanal und kein bautechnischer Abschluss.',
      lacks: [
        'Studium des Bauingenieurwesens (Dipl.-Ing., Bachelor, Master) oder staatlich geprüfter Techniker Tiefbau oder Straßenbau-, Kanalbau- bzw. Rohrleitungsbaumeister',
        'mindestens fünf Jahre Erfahrung als Bauleiterin oder Bauleiter auf Auftragnehmerseite im Kanal- und Straßenbau',
        'Nachweis nach MVAS 99 (bzw. dessen Nachfolge RSA-Schulung)',
      ],
      cv: `CURRICULUM VITAE

Persönliche Angaben
Name: Dimitrios Kalogeropoulos. Wohnort: Nürnberg. Führerschein B, C1E. Deutsche und griechische Staatsangehörigkeit.

Berufserfahrung

2015 - heute | Expoline Frankenland GmbH, Fürth | Bauleiter
  Auf- und Abbau von Messeständen, Showrooms und Open-Air-Bühnen bis 2.400 m² in Nürnberg, München, Mailand, Dubai. Bis zu 45 Monteure, Elektriker und Dekorateure gleichzeitig, dazu Nachunternehmer für Traversen, Teppich und Wasseranschluss. Terminpläne im Stundentakt, Stapler- und Hubbühnendisposition, Verhandlung mit Messegesellschaft und Kunde, Abnahme mit der Bauaufsicht (Fliegende Bauten), Aufmaß von Zusatzleistungen noch in der Nacht, Schlussrechnung. Kabelkanäle und Bodenkanäle in den Hallen werden nach Plan belegt. Ergebnisverantwortung 3,2 Mio. EUR im Jahr.

2009 - 2015 | Expoline Frankenland GmbH | Montageleiter, vorher Monteur

2006 - 2009 | Möbelhaus Pegnitzgrund | Schreiner, Küchenmontage

Ausbildung
Schreiner (Gesellenbrief, HWK Mittelfranken, 2006)
Fachmeister für Veranstaltungssicherheit, IHK-Lehrgang, 2017

Weiterbildung
Staplerschein, Hubarbeitsbühnen, Ersthelfer, SCC 2023, Excel für Fortgeschrittene

Sprachen
Deutsch, Griechisch, Englisch, Italienisch am Bau

Hobbys: Basketball, Rotwein, Modelleisenbahn`,
    },
    {
      name: 'bauueberwacher',
      kind: 'adjacent',
      low: 52,
      high: 66,
      best: 60,
      why: 'Vierzehn Jahre Kanal- und Straßenbau, aber als Bauüberwacher im Ingenieurbüro auf Auftraggeberseite, mit Studium, MVAS und Führerschein.',
      lacks: [
        'mindestens fünf Jahre Erfahrung als Bauleiterin oder Bauleiter auf Auftragnehmerseite im Kanal- und Straßenbau',
      ],
      cv: `Kai-Uwe Mertensmeier, Bad Neustadt

Ich möchte die Seite wechseln. Seit vierzehn Jahren prüfe ich, was andere bauen, und weiß daher ziemlich genau, wo auf einer Kanalbaustelle das Geld verschwindet.

Ingenieurgesellschaft Saaletal mbH, Bad Neustadt, seit September 2012
örtliche Bauüberwachung und Bauoberleitung (Lph. 8 HOAI) für Abwasserzweckverbände und Staatliches Bauamt: rund 60 Maßnahmen, u. a. Ortsentwässerung Burglauer 2,8 Mio., Stauraumkanal, Kreisstraße KG 12 Ausbau, zwei Kreisverkehre. Aufmaß mit dem Bauleiter der Firma, Rechnungsprüfung, Nachtragsprüfung dem Grunde und der Höhe nach, Abnahme, VOB-Schriftverkehr. Verkehrsrechtliche Anordnung und Kontrolle der Baustellensicherung. Ausschreibung in iTWO und ORCA. Vier Mitarbeiter.

Ferialjob und Praktika: Tiefbau Göpfert, Bauhelfer (2008, 2009), Werkstudent 2011

Hochschule Coburg, Bauingenieurwesen (B.Eng.), 2012
MVAS 99, 2013 und 2022; SiGeKo 2016; DVGW W 400; Zertifizierter Kanalsanierungsberater 2018
Führerschein B

Ehrenamt: Gemeinderat, Bauausschuss. Kreisläufer bei Handball bis zum Kreuzband.`,
    },
    {
      name: 'niederlassungsleiter',
      kind: 'overqualified',
      low: 73,
      high: 86,
      best: 80,
      why: 'Früherer Bauleiter, Oberbauleiter und Niederlassungsleiter, der seit zwei Jahren wieder selbst Maßnahmen führt; alle Nachweise da, zwei Stufen über der Stelle.',
      lacks: [],
      cv: `PROFIL: Tiefbauer seit 1992. 61 Jahre, gesund, noch sechs gute Jahre.

HEUTE
Selbständig (Bauleitung auf Zeit), Ebrach, seit 10/2024: für zwei Firmen jeweils Vertretungen und ganze Maßnahmen als verantwortlicher Bauleiter des Unternehmers. Zuletzt Ortskanalisation Wiesentheid mit Straßenbau, 2,2 Mio., und Leitungsumlegung an der B 286. Verträge laufen zum Jahresende aus.

2011 bis 09/2024
Niederlassungsleiter Main-Spessart, Baugesellschaft Rhöngold AG: 120 Leute, 34 Mio. Umsatz. Davon die ersten zwei Jahre zugleich Oberbauleiter der Sparte Kanal/Straße. Verkauf der Sparte 2024.

2001 bis 2011
Bauleiter, dann Oberbauleiter, Rhöngold. Kanäle, Ortsdurchfahrten, Wasserleitungen, Becken, zwei Autobahnparkplätze.

1992 bis 2001
Bauleiter bei Gebr. Ehrlich, Gerolzhofen (Straßenbau)

Ausbildung: Dipl.-Ing. (FH) Bauwesen, Würzburg 1992
Scheine: RSA-Seminar 11/2024 (MVAS schon 2000), SiGeKo 2003, Führerschein 3 alt, iTWO und Arriba, beides so, dass es reicht

Ich will nicht mehr Chef sein. Ich will zu den Polieren in den Graben. Vergütung nach Bautarif reicht.

W. Ludwig Haselsteiner`,
    },
  ],
};
