import type { GradedJob } from '../types.ts';

export const physiotherapeutLeipzigPraxis: GradedJob = {
  job: 'physiotherapeut-leipzig-praxis',
  title: 'Physiotherapeut (m/w/d) mit Manueller Therapie, Leipzig',
  spec: `Physiotherapeut (m/w/d) in Leipzig-Schleußig gesucht, ab sofort oder nach Absprache, 30 bis 38 Stunden, unbefristet. Wir sind das Therapiezentrum am Auwald, elf Leute, davon acht am Patienten, eine Rezeption, die diesen Namen verdient, und eine Chefin, die selbst noch behandelt. Bei uns dauert eine Behandlung 25 Minuten und nicht 15, dokumentiert wird am Tablet während der Arbeitszeit, und Hausbesuche fährst Du mit einem unserer beiden Dienstwagen. Unsere Patienten kommen überwiegend aus Orthopädie und Chirurgie, dazu Kiefer, ein paar Läufer vom Verein um die Ecke und an zwei Vormittagen das Pflegeheim in Plagwitz. Was Du mitbringen musst: die staatliche Anerkennung als Physiotherapeutin oder Physiotherapeut (Ausbildung oder Studium, beides recht), die abgeschlossene Weiterbildung Manuelle Therapie mit Zertifikat, weil die Hälfte unserer Rezepte MT sind und wir sie sonst nicht abrechnen können, sowie den Führerschein Klasse B für die Hausbesuche. Schön, aber kein Muss: Manuelle Lymphdrainage, Krankengymnastik am Gerät, Bobath oder PNF, CMD-Erfahrung, oder Lust, das eine oder andere davon auf unsere Kosten zu lernen. Berufsanfänger mit MT sind genauso willkommen wie alte Hasen. Wir zahlen 3.500 bis 4.000 Euro bei 38 Stunden, 30 Tage Urlaub plus Heiligabend und Silvester, 1.000 Euro und fünf Tage Fortbildung im Jahr, Jobticket oder Fahrrad. Kein Anschreiben nötig, ein Lebenslauf mit den Zertifikaten reicht. Danach kommst Du einen halben Tag hospitieren, bezahlt, und dann sehen wir weiter. Fragen beantwortet Frau Lindner an der Anmeldung, am besten zwischen zehn und zwölf.`,
  graded: [
    {
      name: 'katharina-voss-physio',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Staatlich anerkannt, MT-Zertifikat und Führerschein belegt, neun Jahre Praxis mit Lymphdrainage, Gerät und Hausbesuchen.',
      lacks: [],
      cv: `LEBENSLAUF

Katharina Voss
geboren am 11.06.1994 in Grimma
Könneritzstraße 12, 04229 Leipzig

BERUFSERFAHRUNG
04/2021 – heute     Physiotherapeutin, Praxis Elsterbogen, Leipzig
                    Orthopädische und postoperative Patienten (Knie- und Hüft-TEP, Kreuzband, Schulter), Wirbelsäule, Kiefergelenk. Täglich Manuelle Therapie, KGG im eigenen Geräteraum, MLD nach Brust-OP. Zwei Nachmittage Hausbesuche mit dem Praxisauto. Anleitung von Schülern seit 2023.
09/2017 – 03/2021   Physiotherapeutin, Rehaklinik Muldental, Grimma
                    Anschlussheilbehandlung Orthopädie, Einzel- und Gruppentherapie, Bewegungsbad

AUSBILDUNG
09/2014 – 08/2017   Ausbildung zur Physiotherapeutin, Medizinische Schule Parthenaue, Leipzig
                    Staatliche Anerkennung August 2017, Note 1,7
06/2013             Abitur

WEITERBILDUNGEN
2019 – 2021         Manuelle Therapie, 260 Stunden, Zertifikat vom 20.02.2021
2018                Manuelle Lymphdrainage / KPE
2022                Krankengymnastik am Gerät
2024                CMD Grund- und Aufbaukurs

SONSTIGES
Führerschein Klasse B seit 2012
Laufen (Halbmarathon), Chor`,
    },
    {
      name: 'henning-dorst-leiter',
      kind: 'overqualified',
      low: 74,
      high: 87,
      best: 81,
      why: 'Erfüllt alles mit Belegen, war aber zuletzt Therapieleiter mit 34 Leuten und vorher Inhaber; das ist eine Frage fürs Gespräch.',
      lacks: [],
      cv: `Henning Dorst, M.Sc.
Physiotherapeut · Therapieleiter
Markkleeberg

Kurz zu mir
Seit 24 Jahren im Beruf, davon 15 in Leitung. Ich möchte wieder an die Bank, ohne Personalgespräche und Quartalszahlen. 32 Stunden wären ideal, über das Gehalt bin ich mir im Klaren.

Stationen
Seit Januar 2019: Leiter der Therapie, Parkklinik Cospuden. Verantwortlich für 34 Mitarbeitende (Physio, Ergo, Logo), Budget 2,1 Mio. Euro, Belegung, Qualitätsmanagement. Eigene Patienten behalte ich: etwa zehn Stunden pro Woche Wirbelsäule und Schulter, vorwiegend manualtherapeutisch.
2011 bis 2018: Inhaber, Praxis Dorst in Borna, sechs Angestellte, alle Kassen. Verkauft. MT, KG-ZNS, Hausbesuche auf dem Land.
2002 bis 2011: Physiotherapeut in zwei Praxen in Halle.

Abschlüsse
Staatlich anerkannter Physiotherapeut, Berufsfachschule Saaleaue, Halle, 2002
Zertifikat Manuelle Therapie, 2006; OMT-Abschluss 2010
Bobath für Erwachsene 2008
M.Sc. Muskuloskelettale Therapie, Hochschule Anhalt-Süd, 2016
Sektoraler Heilpraktiker Physiotherapie 2014

Lehraufträge: Untersuchungstechniken LWS, 2017 bis 2023

Pkw-Führerschein vorhanden, Auto auch.`,
    },
    {
      name: 'joris-verhoeven-anerkennung',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Niederländischer Physiotherapeut mit MT und Führerschein, aber die deutsche Anerkennung ist erst beantragt.',
      lacks: ['staatliche Anerkennung als Physiotherapeut in Deutschland'],
      cv: `Joris Verhoeven
Leipzig-Lindenau, seit Juli 2026 (vorher Nijmegen)
Niederländisch, Deutsch C1 (telc, 05/2026), Englisch

Fysiotherapeut, Bachelor of Science, Hogeschool Maasdal, Nijmegen, 2014-2018
BIG-Register Niederlande: eingetragen seit August 2018

Berufspraxis
Fysio Waalkade, Nijmegen          sept. 2018 - juni 2026
   Praxis mit neun Therapeuten. Schwerpunkt Rücken, Nacken, Sportverletzungen. Behandlung von 12 bis 14 Patienten am Tag, ab 2021 als Manualtherapeut. Trainingsraum mit Geräten. Hausbesuche bei älteren Leuten, im Sommer mit dem Rad, sonst mit dem Auto. Betreuung einer Laufgruppe.
Zurzeit: Trainer auf Stundenbasis in einem Fitnessstudio in Lindenau (Reha-Sport Assistenz)

Weiterbildung
Manuelle Therapie 2019-2021 (Amersfoort), Zertifikat; Abgleich mit dem deutschen 260-Stunden-Curriculum durch die Fachgruppe bestätigt, 08/2026, zusätzliche Prüfung in Deutschland am 19.09.2026 bestanden, Zertifikat liegt vor
Dry needling 2022

Anerkennung in Deutschland
Antrag bei der Landesdirektion Sachsen am 3. August 2026 gestellt, Unterlagen vollständig, Bescheid noch offen. Ich darf die Berufsbezeichnung in Deutschland bis dahin nicht führen.

Führerschein B (NL, EU-gültig)`,
    },
    {
      name: 'sandy-keilhauer-ohne-mt',
      kind: 'denial',
      low: 60,
      high: 72,
      best: 67,
      why: 'Staatlich anerkannt, fünf Jahre Praxis, Lymphdrainage und Führerschein, schreibt aber selbst, dass sie keine MT hat.',
      lacks: ['Weiterbildung Manuelle Therapie mit Zertifikat'],
      cv: `Sandy Keilhauer, 28 Jahre, Zwenkau, verheiratet, ein Kind

Ich bin staatlich anerkannte Physiotherapeutin (Berufsfachschule Pleißenland in Altenburg, Examen im Juli 2021) und arbeite seit August 2021 in der Praxis Störmthal in Großpösna, im Moment 30 Stunden. Dort behandle ich vor allem nach Operationen an Knie, Hüfte und Schulter, mache viel Lymphdrainage (Kurs 2022, 170 Stunden) und fahre montags und donnerstags in zwei Pflegeheime und zu Patienten nach Hause. Führerschein B habe ich seit 2016. 2024 kam der Schein für KG am Gerät dazu, wir haben einen kleinen Zirkel aufgebaut, den ich betreue. Dokumentation läuft bei uns am iPad.

Manuelle Therapie: habe ich nicht, auch noch keinen Kurs begonnen. In unserer Praxis machen das zwei Kolleginnen. Ich würde die Weiterbildung gern machen, wenn die Praxis sie unterstützt.

Davor: FSJ im Krankenhaus Borna 2016/2017, Bürokauffrau-Ausbildung abgebrochen 2017/2018.

Arbeitszeugnis der jetzigen Praxis kann ich nachreichen. Frühester Beginn 1. Januar 2027.`,
    },
    {
      name: 'torsten-behrendt-mechatroniker',
      kind: 'unrelated',
      low: 0,
      high: 8,
      best: 3,
      why: 'Kfz-Mechatroniker ohne jede therapeutische Ausbildung; nur der Führerschein passt.',
      lacks: ['staatliche Anerkennung als Physiotherapeut', 'Weiterbildung Manuelle Therapie mit Zertifikat'],
      cv: `Torsten Behrendt
Kfz-Mechatroniker
04315 Leipzig
Geb. 02.09.1989

02/2016 – heute   Autohaus Parthe GmbH, Leipzig: Kfz-Mechatroniker, Schwerpunkt Achsvermessung, Bremsen, Hochvolt
08/2009 – 01/2016   Werkstatt Grohmann, Taucha: Geselle

Ausbildung: Kfz-Mechatroniker, Berufsschulzentrum Ost, 2006 – 2009. Realschule 2006.

Scheine: Hochvolt Stufe 2 (2021), AU-Berechtigung, Klimaschein, Führerschein B, BE, C1

Computer: Diagnosegeräte, Werkstattplaner, Word

Hobbys: Angeln, Fußball (Alte Herren)`,
    },
  ],
};
