/** Pflegefachkraft im Altenheim, in German: the three-year examination, B2 and two years in a home decide. */
import type { GradedJob } from '../types.ts';

export const pflegefachkraft: GradedJob = {
  job: 'pflegefachkraft',
  title: 'Pflegefachkraft (m/w/d) im Altenheim',
  spec: `Pflegefachkraft (m/w/d) in Voll- oder Teilzeit

Das Haus Lindenanger in Fulda ist ein Altenheim mit 84 Plätzen in vier Wohnbereichen, Träger ist eine gemeinnützige Stiftung.

Ihre Aufgaben
• Grund- und Behandlungspflege unserer Bewohnerinnen und Bewohner
• Pflegeplanung und Dokumentation nach dem Strukturmodell (SIS)
• Stellen und Verabreichen der Medikamente, Begleitung der Arztvisiten
• Schichtleitung im Wohnbereich, Anleitung der Pflegehilfskräfte

Das müssen Sie mitbringen
• Abgeschlossene dreijährige Ausbildung als Pflegefachfrau/-mann, Altenpfleger/in oder Gesundheits- und Krankenpfleger/in mit Erlaubnis zum Führen der Berufsbezeichnung
• Mindestens zwei Jahre Berufserfahrung als Fachkraft in der stationären Langzeitpflege
• Deutsch mindestens B2
• Bereitschaft zu Früh-, Spät- und Nachtdienst, auch am Wochenende

Gern gesehen
• Weiterbildung Wundexperte (ICW), Praxisanleitung oder Palliative Care
• Kenntnisse in Vivendi

Wir bieten AVR mit Weihnachtsgeld, 30 Tage Urlaub, Jobrad und einen verlässlichen Dienstplan. Menschen jeder Herkunft sind willkommen.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Examinierter Altenpfleger, zehn Jahre im Heim, Schichtleitung, SIS, Vivendi, ICW.',
      lacks: [],
      cv: `Lebenslauf

Marek Schönfelder
Staatlich anerkannter Altenpfleger

Berufliche Stationen
03/2020 – heute   Altenpfleger und Schichtleiter, Seniorenzentrum Rhönblick, Hünfeld (72 Plätze)
 - Wechselschicht einschließlich Nachtdienst
 - SIS, Maßnahmenplanung, Evaluation in Vivendi PD
 - Medikamente stellen, Injektionen, Wundversorgung, Visiten mit fünf Hausärzten
 - Anleitung von Helfern und Auszubildenden
09/2016 – 02/2020  Altenpfleger, Altenheim St. Bonifaz, Schlitz

Ausbildung
09/2013 – 08/2016  Altenpflegeschule Fulda, Examen mit 1,8
2021 Wundexperte ICW (Rezertifizierung 2026)
2023 Praxisanleiter, 300 Stunden

Muttersprache Deutsch, Führerschein B`,
    },
    {
      name: 'klinik-ohne-heim',
      kind: 'denial',
      low: 58,
      high: 73,
      best: 66,
      why: 'Examinierte Krankenpflegerin aus der Chirurgie; nach eigenen Worten keine Erfahrung im Heim.',
      lacks: ['zwei Jahre Berufserfahrung in der stationären Langzeitpflege'],
      cv: `Sevgi Karaaslan
Gesundheits- und Krankenpflegerin

Seit Oktober 2018 arbeite ich auf der allgemeinchirurgischen Station (32 Betten) des Klinikums Vogelsberg in Lauterbach. Zu meinen Aufgaben gehören Grund- und Behandlungspflege, Infusionen, postoperative Überwachung, Verbandwechsel, Medikamente richten, Visitenbegleitung und die Dokumentation in Orbis. Seit 2022 leite ich regelmäßig die Spätschicht. Drei-Schicht-System bin ich gewohnt.

Meine Ausbildung habe ich von 2015 bis 2018 an der Krankenpflegeschule des gleichen Hauses gemacht (Examen 09/2018, Berufsurkunde liegt vor).

In der stationären Altenpflege habe ich noch keine Erfahrung, auch SIS kenne ich nicht. Ich möchte wechseln, weil ich Menschen länger begleiten will.

Deutsch und Türkisch fließend`,
    },
    {
      name: 'pflegehelferin',
      kind: 'missing',
      low: 36,
      high: 54,
      best: 46,
      why: 'Vierzehn Jahre im Heim und sehr brauchbar, aber mit einjähriger Helferausbildung.',
      lacks: ['dreijährige Ausbildung mit Berufserlaubnis', 'zwei Jahre Berufserfahrung als Fachkraft'],
      cv: `Doris Weißmüller, Altenpflegehelferin

TÄTIGKEITEN
2012 bis heute: Altenheim Marienstift, Bad Salzschlirf
Wohnbereich 2, 24 Bewohner, Schwerpunkt Demenz
Grundpflege, Prophylaxen, Lagerung, Essen reichen, Vitalwerte, Blutzucker messen, Dokumentation der Leistungen in Vivendi, Bezugspflege für vier Bewohner, Früh- und Spätdienst, alle 14 Tage Wochenende, Nachtdienst als Zweite
2004 bis 2012: Familienzeit
1998 bis 2004: Verkäuferin, Bäckerei Happ

AUSBILDUNG
Altenpflegehilfe (1 Jahr), staatlich anerkannt, 2012
Basiskurs Palliative Care, 40 Std., 2019
Erste Hilfe 2026

Deutsch Muttersprache`,
    },
    {
      name: 'kenntnispruefung',
      kind: 'foreign',
      low: 42,
      high: 58,
      best: 51,
      why: 'Registered nurse of the Philippines, in a German home as assistant; recognition pending and German at B1.',
      lacks: ['Erlaubnis zum Führen der Berufsbezeichnung', 'Deutsch B2'],
      cv: `Jerome Villanueva
Registered Nurse (Philippines)

Work experience
Jun 2025 - present: Nursing assistant (Pflegehilfskraft, in recognition procedure), Pflegeheim Haus Eichgrund, Alsfeld, Germany. Basic care for 28 residents, mobilisation, vital signs, documentation of care in Vivendi, early, late and night shifts.
Feb 2020 - Mar 2025: Staff nurse, Santa Rosario Nursing Residence, Cebu. Long-term care unit with 40 elderly residents: care plans, medication rounds, wound dressings, tube feeding, charge nurse on night duty, guiding caregivers.
Aug 2018 - Jan 2020: Staff nurse, medical ward, Bayview Provincial Hospital.

Education: BS Nursing, 2017; Philippine nursing board exam, 2018
Recognition in Hesse: Defizitbescheid received, knowledge examination (Kenntnisprüfung) due in May 2027
German: B1 certificate (telc 2025), B2 course in progress. English fluent.`,
    },
    {
      name: 'betreuungskraft',
      kind: 'list',
      low: 15,
      high: 36,
      best: 26,
      why: 'Quereinsteiger in der Betreuung mit einer langen Liste pflegerischer Stichworte; keine Pflegeausbildung.',
      lacks: ['dreijährige Ausbildung mit Berufserlaubnis', 'zwei Jahre Berufserfahrung als Fachkraft'],
      cv: `Holger Prätorius
Quereinsteiger mit Herz

Kompetenzen: Grundpflege, Behandlungspflege, Pflegeplanung, SIS, Strukturmodell, Vivendi, Medikamente, Arztvisite, Schichtleitung, Wundversorgung, Palliative Care, Expertenstandards, Schichtdienst

Beruflicher Werdegang
seit 04/2025 Betreuungskraft nach § 43b SGB XI, Haus Abendrot, Neuhof: Singen, Vorlesen, Spaziergänge, Bingo, Begleitung zum Gottesdienst, montags bis freitags
2001 - 2024 Filialleiter, Getränkemarkt Krönung

Bildung
Qualifizierung zur Betreuungskraft, 160 Stunden, 2025
Onlinekurs "Pflege kompakt", 12 Stunden
Einzelhandelskaufmann 2001

Deutsch: Muttersprache`,
    },
  ],
};
