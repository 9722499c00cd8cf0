/** Fachkraft für Arbeitssicherheit, öffentlicher Dienst: Fachkunde nach ASiG, Ingenieur, Techniker oder Meister, zwei Jahre Arbeitsschutz. */
import type { GradedJob } from '../types.ts';

export const fachkraftArbeitssicherheit: GradedJob = {
  job: 'fachkraft-arbeitssicherheit',
  title: 'Fachkraft für Arbeitssicherheit (m/w/d)',
  spec: `STELLENAUSSCHREIBUNG

Bei der Stadt Ahlenburg (71.000 Einwohner, 1.450 Beschäftigte) ist in der Stabsstelle Arbeitsschutz zum 01.02.2027 die unbefristete Vollzeitstelle einer

Fachkraft für Arbeitssicherheit (m/w/d), Entgeltgruppe 11 TVöD

zu besetzen.

Aufgaben
- Beratung der Fachbereiche, des Bauhofs, der Feuerwehr und der Kindertagesstätten nach § 6 ASiG
- Begleitung der Gefährdungsbeurteilungen, Begehungen, Unfalluntersuchungen
- Geschäftsführung des Arbeitsschutzausschusses
- Mitwirkung bei Beschaffungen und Neubauten, Unterweisungskonzepte

Zwingende Voraussetzungen
1. Abschluss als Ingenieur/in (Diplom, Bachelor), staatlich geprüfte/r Techniker/in oder Meister/in
2. Sicherheitstechnische Fachkunde gemäß § 7 ASiG bzw. DGUV Vorschrift 2, abgeschlossen
3. Mindestens zwei Jahre hauptberufliche oder überwiegende Tätigkeit im betrieblichen Arbeitsschutz
4. Fahrerlaubnis der Klasse B

Wünschenswert
- Ausbildung zur/zum Brandschutzbeauftragten
- Kenntnisse im Gefahrstoff- und Biostoffrecht
- SiGeKo nach RAB 30
- Erfahrung in einer Kommune oder einem Krankenhaus

Wir bieten
Jahressonderzahlung, Betriebsrente (ZVK), Jobrad, mobiles Arbeiten an bis zu zwei Tagen.

Die Stadt fördert die Gleichstellung. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Bewerbungen mit Nachweisen bitte bis zum 27.11.2026 über das Online-Portal.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Ingenieurin, Fachkunde 2018, acht Jahre bestellte Sifa in Klinikum und Kreis, Brandschutz, SiGeKo, Klasse B.',
      lacks: [],
      cv: `Dipl.-Ing. (FH) Friederike Osterkamp
Sicherheitsingenieurin

Berufliche Stationen

seit 03/2022
Landkreis Weserhage, Stabsstelle Arbeits- und Gesundheitsschutz
Fachkraft für Arbeitssicherheit für 1.100 Beschäftigte (Verwaltung, Straßenmeisterei, Rettungsdienst, Schulen)
- Gefährdungsbeurteilungen gemeinsam mit den Führungskräften, rund 60 Begehungen im Jahr
- Vorbereitung und Protokoll der ASA-Sitzungen
- Unfallanalysen, Beratung beim Neubau der Leitstelle
- Unterweisungs-App eingeführt

10/2018 - 02/2022
Klinikum Nordstetten gGmbH
Sicherheitsfachkraft, dazu Brandschutzbeauftragte
- TRBA 250, Nadelstiche, Zytostatika, Gefahrstoffkataster
- Räumungsübungen, Brandschutzordnung

08/2013 - 09/2018
Planungsbüro Hellweg, Projektingenieurin Lüftung

Ausbildung und Qualifikationen
2013 Diplom Versorgungstechnik, Hochschule Emsland-West
2018 Ausbildung zur Fachkraft für Arbeitssicherheit, alle Stufen, Unfallkasse
2019 Brandschutzbeauftragte (vfdb 12-09), Fortbildung 2025
2023 SiGeKo, RAB 30 Anlage B und C

Führerschein Klasse B, eigener Pkw
Kirchenchor, Pilzberatung`,
    },
    {
      name: 'werkstattleiterin',
      kind: 'gem',
      low: 76,
      high: 90,
      best: 83,
      why: 'Betitelt als Werkstattleiterin, aber seit 2019 mit 60 Prozent bestellte Sifa eines Theaters, Fachkunde und Meisterbrief vorhanden.',
      lacks: [],
      cv: `Jolanta Brinkschulte

Leiterin Schlosserei und Dekorationswerkstatt am Stadttheater Hagenrode (Eigenbetrieb der Stadt)

Ich bin 2009 als Metallbauerin ans Theater gekommen und leite seit 2016 die Schlosserei mit sieben Leuten. Die Meisterprüfung im Metallbauerhandwerk habe ich 2015 in Dortmund abgelegt.

Im Juni 2019 hat mich der Intendant zur Sifa des Hauses bestellt; drei Tage der Woche gehören seither dieser Aufgabe, die Werkstatt läuft an den anderen beiden. Die Fachkunde hatte ich im Jahr davor bei der VBG erworben (Stufen I bis III, Abschluss November 2018). Was ich da mache: Gefährdungsbeurteilungen für Bühne, Beleuchtung, Schneiderei und Maske, wobei Lösemittel, Stäube und Isocyanate mein Dauerthema sind. Rundgänge vor jeder Premiere. Absturzsicherung im Schnürboden neu aufgebaut. Unfälle untersuche ich selbst, es waren 2018 noch 23 meldepflichtige, letztes Jahr sechs. Viermal im Jahr lade ich zum Arbeitsschutzausschuss ein, mit Betriebsärztin und Personalrat. Neue Kolleginnen und Gäste unterweise ich auf Deutsch und Polnisch.

Weiteres
Brandsicherheitswache, Schweißaufsicht, Hubarbeitsbühne
Führerschein B und C1E
Fortbildungen nach ASiG jährlich, zuletzt Biostoffe (Mai 2026)`,
    },
    {
      name: 'lehrgang-laeuft',
      kind: 'in-progress',
      low: 54,
      high: 67,
      best: 62,
      why: 'Ingenieur mit vier Jahren Arbeitsschutz als Referent; die Sifa-Ausbildung endet erst im März 2027.',
      lacks: ['Sicherheitstechnische Fachkunde gemäß § 7 ASiG bzw. DGUV Vorschrift 2, abgeschlossen'],
      cv: `LEBENSLAUF

Cem Aydoğan-Rath, B.Eng.
wohnhaft in Ahlenburg

BERUF
09/2022 bis heute: Referent HSE, Bördeland Verpackungen GmbH (420 Mitarbeitende), Vollzeit
• Erstellung und Pflege der Gefährdungsbeurteilungen für Druck, Kaschierung und Lager
• Gefahrstoffverzeichnis, Betriebsanweisungen, Substitution von Lösemitteln
• Unfalluntersuchung nach der 5-Why-Methode, Kennzahlen für die Geschäftsführung
• Unterweisungen, Sicherheitskurzgespräche, Einführung ISO 45001 (Zertifikat 2024)
• Zuarbeit für den externen Sicherheitsingenieur und den ASA
10/2020 bis 08/2022: Qualitätsingenieur, gleiche Firma

WEITERBILDUNG
Fachkraft für Arbeitssicherheit, BG ETEM, Beginn Mai 2025. LEK 1 bis 3 bestanden, Praktikum abgegeben. LEK 4 im Dezember 2026, bereichsbezogener Teil im März 2027.
Brandschutzbeauftragter, TÜV-Akademie, 2023
Befähigte Person für Leitern und Tritte, 2022

STUDIUM
2016 - 2020 Bachelor of Engineering, Verfahrenstechnik, Hochschule Harzblick

SONSTIGES
Fahrerlaubnis B seit 2014
Freiwillige Feuerwehr Ahlenburg, Gruppenführer
Deutsch und Türkisch fließend, Englisch B2`,
    },
    {
      name: 'sicherheitsbeauftragter',
      kind: 'missing',
      low: 33,
      high: 49,
      best: 42,
      why: 'Elektromeister und ehrenamtlicher Sicherheitsbeauftragter; weder Fachkunde noch hauptberuflicher Arbeitsschutz.',
      lacks: [
        'Sicherheitstechnische Fachkunde gemäß § 7 ASiG bzw. DGUV Vorschrift 2, abgeschlossen',
        'Mindestens zwei Jahre hauptberufliche oder überwiegende Tätigkeit im betrieblichen Arbeitsschutz',
      ],
      cv: `Holger Steffensmeier | Elektrotechnikermeister

Zeitraum | Arbeitgeber | Tätigkeit
2011 - heute | Stadtwerke Lippborn | Meister Netzbetrieb, 9 Monteure, Mittel- und Niederspannung, Straßenbeleuchtung
2004 - 2011 | Elektro Kordes, Soest | Geselle, Baustellenleiter
2000 - 2004 | Elektro Kordes | Ausbildung Elektroinstallateur

Im Netzbetrieb bin ich Arbeitsverantwortlicher, unterweise mein Team jedes Jahr nach DGUV Vorschrift 3, prüfe Leitern und PSA und fülle die Gefährdungsbeurteilung "Arbeiten unter Spannung" aus, die unsere Fachkraft für Arbeitssicherheit dann freigibt. Seit 2016 bin ich Sicherheitsbeauftragter nach § 22 SGB VII für meinen Bereich und sitze in dieser Funktion im Arbeitsschutzausschuss (vier Termine im Jahr). Zwei Beinaheunfälle habe ich mit aufgearbeitet.

Lehrgänge
Meisterprüfung HWK Dortmund 2010
Grundseminar für Sicherheitsbeauftragte, BG ETEM, drei Tage, 2016, Aufbau 2021
Brandschutzhelfer 2022
Ersthelfer laufend

Fahrerlaubnis: B, BE, C1

Warum Arbeitsschutz? Ich mache das seit zehn Jahren nebenher und möchte es endlich richtig machen. Zur Ausbildung bin ich sofort bereit.`,
    },
    {
      name: 'werkschutz',
      kind: 'trap',
      low: 6,
      high: 22,
      best: 14,
      why: 'Fachkraft für Schutz und Sicherheit: Bewachung, Pforte, Einlass; Sicherheit im anderen Sinn.',
      lacks: [
        'Abschluss als Ingenieur/in, staatlich geprüfte/r Techniker/in oder Meister/in',
        'Sicherheitstechnische Fachkunde gemäß § 7 ASiG bzw. DGUV Vorschrift 2, abgeschlossen',
        'Mindestens zwei Jahre hauptberufliche oder überwiegende Tätigkeit im betrieblichen Arbeitsschutz',
      ],
      cv: `Kurzprofil
Marcel Dybowski, Fachkraft für Schutz und Sicherheit (IHK), 11 Jahre Berufserfahrung in der betrieblichen Sicherheit, Führerschein Klasse B, flexibel und belastbar.

Berufserfahrung

Objektleiter Werkschutz - Protecta Wachdienste GmbH, Einsatz im Chemiepark Ahlenburg
Juli 2019 bis heute
* Führung von 14 Sicherheitsmitarbeitern im Schichtdienst
* Begehungen und Kontrollgänge, Meldung von Mängeln, Schließdienst
* Gefährdungsanalysen für Veranstaltungen und Besucherverkehr
* Sicherheitsunterweisung für Fremdfirmen an der Pforte (Film und Test)
* Alarmverfolgung, Zusammenarbeit mit Polizei und Werkfeuerwehr

Sicherheitsmitarbeiter - Stadthallen Ahlenburg
September 2015 bis Juni 2019
* Einlass, Ordnungsdienst, Räumung, Brandwache

Ausbildung
2012 - 2015 Fachkraft für Schutz und Sicherheit, IHK Ostwestfalen
2012 Realschulabschluss

Scheine
Sachkunde § 34a GewO
Waffensachkunde
Brandschutzhelfer, Ersthelfer
Interventionskraft (VdS)

Hobbys: Kampfsport, Diensthund Rex`,
    },
  ],
};
