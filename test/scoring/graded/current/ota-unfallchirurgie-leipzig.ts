import type { GradedJob } from '../types.ts';

export const otaUnfallchirurgieLeipzig: GradedJob = {
  job: 'ota-unfallchirurgie-leipzig',
  title: 'OTA oder Pflegefachkraft OP-Dienst (m/w/d), Unfallchirurgie',
  spec: `Operationstechnische Assistenz (OTA) oder Pflegefachkraft für den OP-Dienst (m/w/d), Zentral-OP, Leipzig

Das Klinikum an der Parthe ist ein Haus der Schwerpunktversorgung mit 540 Betten, acht Sälen und einem zertifizierten EndoProthetikZentrum. Wir suchen zum 1. Januar 2027 Verstärkung für unser Team Unfallchirurgie und Orthopädie, in Voll- oder Teilzeit (mind. 75 %).

Was Sie erwartet: Sie instrumentieren bei Hüft- und Knieendoprothesen, Osteosynthesen und Wirbelsäuleneingriffen, springen, bereiten Säle und Siebe vor, dokumentieren im ORBIS-OP-Modul und bedienen nach Anweisung den C-Bogen. Sie nehmen an etwa vier Rufdiensten im Monat teil und leiten Auszubildende an.

Was wir zwingend brauchen: die Erlaubnis zum Führen der Berufsbezeichnung OTA (bzw. DKG-Anerkennung) oder ein Examen in der Pflege mit abgeschlossener Fachweiterbildung Operationsdienst; mindestens zwei Jahre Instrumentiertätigkeit in Unfallchirurgie oder Orthopädie; gültige Kenntnisse im Strahlenschutz nach § 49 StrlSchV (Aktualisierung nicht älter als fünf Jahre); Deutsch mindestens auf Niveau B2.

Was uns freut: Praxisanleiter-Qualifikation, Erfahrung mit Navigation oder Robotik, Ruhe, wenn nachts um drei das Polytrauma kommt.

Was wir bieten: Haustarif in Anlehnung an TVöD-K, Rufdienst ab dem ersten Euro vergütet, 31 Tage Urlaub, Jobticket, Kita auf dem Gelände, strukturierte Einarbeitung über drei Monate.

Fragen beantwortet die OP-Leitung gern telefonisch. Bewerbungen bitte bis 30. November 2026 über unser Online-Portal, Kennziffer OP-26-118. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.`,
  graded: [
    {
      name: 'annekatrin-voss-fachpflege-op',
      kind: 'any-of',
      low: 87,
      high: 98,
      best: 92,
      why: 'Sie ist zwar keine OTA, hat aber Pflegeexamen plus Fachweiterbildung Operationsdienst, sieben Jahre am Tisch in Unfallchirurgie und Endoprothetik, aktuellen Strahlenschutz und sogar die Praxisanleitung.',
      lacks: [],
      cv: `ANNEKATRIN VOSS
04277 Leipzig · annekatrin.voss@beispielmail.example

Beruflicher Werdegang

seit 09/2019   Diakoniehospital Sankt Afra, Leipzig – Zentral-OP
  Fachkrankenschwester, Bereich Trauma/Ortho
  - Am Tisch bei Hüft- und Knie-TEP (ca. 250 im Jahr), Wechseloperationen, Platten- und Nagelosteosynthesen, dorsalen Spondylodesen
  - Springertätigkeit, C-Bogen unter Anweisung des Operateurs, Implantatdokumentation in ORBIS
  - 4-5 Rufdienste monatlich inkl. Schockraumversorgung
  - seit 2022 Praxisanleiterin für OTA-Schüler und Kursteilnehmer der Fachweiterbildung
  - Einführung des bildgestützten Navigationssystems für Knie 2024 begleitet

10/2014 – 08/2019   Kreiskrankenhaus Wurzen-Ost
  Gesundheits- und Krankenpflegerin, erst chirurgische Station, ab 04/2016 OP (Allgemein- und Unfallchirurgie)

Ausbildung
2016 – 2018   Fachweiterbildung Operationsdienst (DKG), Bildungszentrum Muldental, Abschluss "gut"
2011 – 2014   Ausbildung zur Gesundheits- und Krankenpflegerin, Examen 09/2014

Fortbildungen
Praxisanleitung 300 Std. (2022, jährlich 24 Std. aufgefrischt)
Kenntnisse im Strahlenschutz 2016, Aktualisierungen 2021 und 02/2026
Reanimation (jährlich), Hygienebeauftragte im OP 2023

Sprachen: Deutsch (Muttersprache), Englisch Grundkenntnisse`,
    },
    {
      name: 'torsten-heinze-strahlenschutz',
      kind: 'lapsed',
      low: 63,
      high: 74,
      best: 69,
      why: 'Ein erfahrener Trauma-OTA, dessen Strahlenschutzkenntnisse zuletzt 2019 aktualisiert wurden und damit abgelaufen sind; mit einem Kurs zu beheben, heute aber nicht vorhanden.',
      lacks: ['gültige Kenntnisse im Strahlenschutz (Aktualisierung nicht älter als fünf Jahre)'],
      cv: `Lebenslauf

Torsten Heinze, geb. 1988 in Naumburg, verheiratet, zwei Kinder
Wohnort: Markkleeberg

Berufserfahrung
• 03/2017 bis heute: Operationstechnischer Assistent, Waldklinik Kohren, Klinik für Orthopädie und Unfallchirurgie. Instrumentieren bei Hüft-, Knie- und Schulterprothesen, Wirbelsäulenversteifungen, Frakturversorgung aller Art. Zuständig für Leihsets und Konsignationslager. Rund 6 Bereitschaftsdienste pro Monat. Einarbeitung neuer Kolleginnen und Kollegen.
• 10/2011 bis 02/2017: Operationstechnischer Assistent, Saale-Klinikum Weißenfels, Allgemein-, Gefäß- und Unfallchirurgie im Wechsel.

Ausbildung
• 10/2008 bis 09/2011: Ausbildung zum OTA, Saale-Klinikum Weißenfels, Abschluss mit DKG-Anerkennung; Erlaubnisurkunde nach ATA-OTA-G 2022 erteilt
• 2007: Fachabitur

Zertifikate
• Kenntnisse im Strahlenschutz: Grundkurs 2009, Aktualisierung 2014, Aktualisierung März 2019 (gültig bis März 2024). Danach kein weiterer Kurs, den C-Bogen bedienen bei uns seitdem die Kollegen.
• Sterilgutfachkunde FK1, 2013
• Kurs "Aseptik bei Implantaten", 2025

EDV: ORBIS, MS Office
Sprachen: Deutsch Muttersprache, Russisch Schulkenntnisse
Hobbys: Handball (Trainer D-Jugend), Imkerei`,
    },
    {
      name: 'gareth-pritchett-odp-uk',
      kind: 'foreign',
      low: 53,
      high: 66,
      best: 60,
      why: 'Britischer ODP mit kräftiger Trauma-Erfahrung, B2 und deutschem Strahlenschutzkurs, aber die deutsche Berufserlaubnis ist nur beantragt.',
      lacks: [
        'Erlaubnis zum Führen der Berufsbezeichnung OTA in Deutschland (oder Pflegeexamen mit Fachweiterbildung OP)',
      ],
      cv: `GARETH PRITCHETT
Operating Department Practitioner
Leipzig, Germany (moved from Cardiff in spring 2025)

PROFILE
Scrub practitioner with nine years in orthopaedic and trauma theatres. Moved to Saxony for family reasons.

EXPERIENCE
Theatre support worker (OP-Helfer), Klinik Rosental, Leipzig, May 2025 - present
Preparing theatres and sets, circulating, positioning. I am not permitted to work as OTA here until my qualification has been recognised.

Senior ODP, Trauma & Orthopaedics, Ely Valley University Hospital, Cardiff, Feb 2019 - Apr 2025
- Scrubbed for primary and revision hips and knees, IM nailing, plating, spinal fixation
- On-call major trauma rota, 1 in 6
- Mentor to ODP students; robotic knee programme lead from 2023

ODP, Brecon General Hospital, Aug 2016 - Jan 2019
Scrub and anaesthetic roles, mainly orthopaedics.

QUALIFICATIONS
- DipHE Operating Department Practice, Taff University, 2016
- HCPC registration (United Kingdom), current
- Application for recognition as OTA submitted to the Saxon authority in July 2026; no decision yet
- Kenntnisse im Strahlenschutz (§ 49 StrlSchV), course and exam in Leipzig, September 2025
- telc Deutsch B2, passed March 2026

LANGUAGES
English (native), German (B2), Welsh (conversational)`,
    },
    {
      name: 'mira-dolezal-ota-kurz',
      kind: 'thin',
      low: 55,
      high: 69,
      best: 62,
      why: 'Der Abschluss und sieben Jahre Unfallchirurgie sprechen für ein Telefonat, aber der Lebenslauf ist sehr knapp und sagt nichts zum Strahlenschutz.',
      lacks: ['gültige Kenntnisse im Strahlenschutz (nicht erwähnt)'],
      cv: `Mira Dolezal, Halle (Saale)

2016-2019 Ausbildung zur OTA in Halle, staatlich anerkannt, Examen August 2019

seit Oktober 2019 OTA im Unfallchirurgischen OP, Klinikum Giebichenblick, Halle
Instrumentieren (Hüfte, Knie, Traumatologie), Springen, Rufdienst

2015-2016 Freiwilliges Soziales Jahr, Altenpflegeheim

Muttersprache Deutsch. Führerschein Klasse B. Wechsel nach Leipzig aus privaten Gründen, ab Februar 2027 möglich. Zeugnisse reiche ich gern nach.`,
    },
    {
      name: 'jannik-oelschlaeger-ota-updates',
      kind: 'trap',
      low: 3,
      high: 15,
      best: 8,
      why: "OTA heißt bei ihm 'over the air': ein Ingenieur für Fahrzeugsoftware ohne jeden Bezug zum Operationssaal.",
      lacks: [
        'OTA-Berufserlaubnis oder Pflegeexamen mit Fachweiterbildung OP',
        'zwei Jahre Instrumentieren in Unfallchirurgie/Orthopädie',
        'Kenntnisse im Strahlenschutz',
      ],
      cv: `Jannik Oelschläger
OTA-Ingenieur | Leipzig

KURZPROFIL
Seit sechs Jahren verantworte ich OTA-Prozesse von der Vorbereitung bis zum Abschluss des Eingriffs ins laufende System. Ich arbeite sauber, dokumentiere lückenlos und bleibe ruhig, wenn nachts der Rufdienst klingelt.

BERUFSERFAHRUNG
02/2021 – heute  OTA Operations Engineer, Pleißetal Mobility GmbH, Leipzig
– Operative Assistenz bei Over-the-Air-Kampagnen für 180.000 Steuergeräte
– Instrumentierung des Codes (Tracing, Metriken), Überwachung kritischer Updates im 24/7-Betrieb
– Rufdienst alle fünf Wochen, Anleitung von zwei Auszubildenden
– C-Bibliotheken für den Bootloader gepflegt

08/2018 – 01/2021  Testingenieur Telematik, Auwald Systems AG, Chemnitz
– Prüfstände aufgebaut, Implementierung von OTA-Rollback-Tests
– Abschirmkammer betreut, EMV-Strahlungsmessungen nach Norm

AUSBILDUNG
2013 – 2018  B.Eng. und M.Eng. Elektro- und Informationstechnik, Hochschule Elsterau

ZERTIFIKATE
ISTQB Foundation 2019, Scrum Master 2022

SPRACHEN
Deutsch (Muttersprache), Englisch C1`,
    },
  ],
};
