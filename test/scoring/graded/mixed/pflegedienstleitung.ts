/** Pflegedienstleitung of a German nursing home: nursing examination, 460 hours or a degree, two years of leadership in inpatient long-term care. */
import type { GradedJob } from '../types.ts';

export const pflegedienstleitungJob: GradedJob = {
  job: 'pflegedienstleitung',
  title: 'Pflegedienstleitung (m/w/d) vollstationär',
  spec: `STELLEN-ID: 2026-0417 / Export Bewerberportal
TITEL: Pflegedienstleitung (PDL) (m/w/d), vollstationär
EINRICHTUNG: Seniorenzentrum Am Mühlgraben, 98 Plätze, 4 Wohnbereiche, davon einer beschützt
EINSATZORT: Raum Fulda
UMFANG: Vollzeit, unbefristet, ab 01.02.2027 oder früher
VERGÜTUNG: AVR Diakonie, EG 11, Zulage, Jahressonderzahlung, Dienstrad, betriebliche Altersvorsorge EZVK

IHRE AUFGABEN
Sie führen rund 70 Mitarbeitende über vier Wohnbereichsleitungen. Sie verantworten Dienst- und Urlaubsplanung, Personaleinsatz nach PeBeM, die Pflegedokumentation mit Strukturmodell/SIS (Vivendi PD), die Qualitätsindikatoren und die Begleitung der Prüfungen durch MD und Heimaufsicht. Sie gewinnen Personal, arbeiten Kolleginnen aus dem Ausland ein und halten die Pflegegrade im Blick. Die Belegung stimmen Sie mit dem Sozialdienst ab.

IHR PROFIL
Examen als Pflegefachkraft (Alten-, Kranken- oder Kinderkrankenpflege bzw. Generalistik), Berufsurkunde liegt vor
Anerkannte PDL-Weiterbildung gemäß § 71 SGB XI (460 Std.) oder Studium Pflegemanagement o. Ä.
Gern gesehen: QMB, Praxisanleitung, Kenntnisse in Vivendi, Palliative Care
Sie sind belastbar, aber nicht unkaputtbar, und sagen uns, wenn es klemmt.

HINWEIS DES TRÄGERS
Der Vergütungsvereinbarung wegen können wir nur Personen berücksichtigen, die mindestens zwei Jahre in der stationären Altenhilfe geleitet haben (WBL, stv. PDL oder PDL).

SONSTIGES
Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Die Zugehörigkeit zu einer Kirche ist keine Bedingung. Masernschutz und erweitertes Führungszeugnis vor Eintritt. Bewerbung über das Portal, Rückfragen an Frau Habicht.`,
  graded: [
    {
      name: 'pdl-hanau',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Examinierte Altenpflegerin, PDL-Kurs 2019, seit 2020 stellvertretende und alleinige PDL eines Hauses gleicher Größe, dazu QMB und Vivendi.',
      lacks: [],
      cv: `LEBENSLAUF

Sandra Kleinhenz, geb. 1984, verheiratet, ein Sohn

Beruflicher Werdegang
04/2022 - heute   Pflegedienstleitung, Haus Kinzigblick, Hanau (86 Betten, 3 Wohnbereiche)
- Führung von 61 Mitarbeitenden, Dienstplanung mit Vivendi PEP
- Umstellung der Personalbemessung auf PeBeM, Qualifikationsmix neu
- MD-Regelprüfungen 2023, 2024, 2025 ohne Auflagen; Indikatoren halbjährlich an die DAS
- 9 Pflegekräfte aus Tunesien und Indien durch die Anerkennung begleitet
10/2020 - 03/2022   stv. PDL, ebenda
01/2016 - 09/2020   Wohnbereichsleitung Demenz, Altenzentrum St. Elisabeth, Gelnhausen
09/2008 - 12/2015   Altenpflegerin, ebenda, ab 2012 Praxisanleiterin

Ausbildung und Weiterbildung
2005 - 2008   Altenpflegeschule Fulda, staatl. Examen (Note 1,8), Urkunde
2018 - 2019   Verantwortliche leitende Pflegefachkraft, 480 UE, Caritas-Akademie
2021   Qualitätsmanagementbeauftragte, TÜV
2012   Praxisanleitung 200 Std.
2017   Gerontopsychiatrische Fachkraft

EDV: Vivendi PD und PEP, Word, Excel
Führerschein B
Hobbys: Garten, Chor, Karneval (aktiv)`,
    },
    {
      name: 'regionalleitung-studium',
      kind: 'overqualified',
      low: 77,
      high: 91,
      best: 84,
      why: 'Krankenschwester mit Studium statt Kurs, viereinhalb Jahre Pflegeleitung im Heim, nun Regionalleitung über sechs Häuser; alle Bedingungen erfüllt, eine Stufe zu hoch.',
      lacks: [],
      cv: `Dr. des. Katrin Oelschläger, B.A., M.A.
Regionalleitung Pflege & Qualität

Kurzprofil: Gelernte Krankenschwester, 21 Jahre in der Branche, seit elf in Leitung. Nach vier Jahren im Auto zwischen sechs Standorten möchte ich wieder ein Haus haben, in dem ich die Namen der Bewohner kenne.

STATIONEN
Seit 07/2022: Vitanova Pflegegruppe (privat), Regionalleitung Hessen/Thüringen. Sechs Pflegeheime, 540 Plätze. Fachaufsicht über die leitenden Pflegefachkräfte, Vorbereitung auf Begehungen durch den Medizinischen Dienst und die Betreuungs- und Pflegeaufsicht, Personalschlüssel nach § 113c, Belegungssteuerung, Einführung von SIS an drei Standorten, Sanierung eines Hauses mit Aufnahmestopp.
01/2018 - 06/2022: Seniorenresidenz Rhönblick, Verantwortliche Pflegefachkraft (102 Plätze, 68 Köpfe).
10/2015 - 12/2017: dort Leitung Wohnetage 2 mit 31 Bewohnern.
09/2005 - 09/2015: Klinikum, Innere und Geriatrie, zuletzt Schichtleitung.

BILDUNG
Hochschule Fulda, B.A. Pflegemanagement (berufsbegleitend 2012 - 2015), M.A. Gesundheitsmanagement (2019 - 2021), Promotion eingereicht
Krankenschwester, Staatsexamen 2005, Erlaubnis zum Führen der Berufsbezeichnung liegt vor
Software: MediFox, SNAP, Vivendi nur vom Zusehen

Gehaltsvorstellung: verhandelbar, ich weiß, dass es weniger wird.`,
    },
    {
      name: 'pdl-ambulant',
      kind: 'adjacent',
      low: 56,
      high: 71,
      best: 64,
      why: 'Examen, 460 Stunden und sieben Jahre als PDL, jedoch eines ambulanten Dienstes; im Heim nur als Fachkraft, nie in Leitung.',
      lacks: ['mindestens zwei Jahre in der stationären Altenhilfe geleitet'],
      cv: `Mirko Jelinek
Pflegedienstleiter
Bad Hersfeld

Persönliches: 41 Jahre, ledig, Nichtraucher, mobil

Qualifikation
| 2010 | Examen Gesundheits- und Krankenpflege, Klinikum Bad Hersfeld |
| 2018 | PDL-Weiterbildung § 71 SGB XI, 460 Stunden, bpa-Akademie |
| 2020 | Wundexperte ICW |
| 2022 | Palliative Care, 160 Std. |

Beruf
| 05/2019 bis heute | Ambulanter Pflegedienst Haunetal GmbH | PDL: 140 Patienten, 34 Mitarbeiter, Tourenplanung, Erstbesuche, Verordnungsmanagement, Abrechnung SGB V und XI, MD-Prüfung 1,0 in 2021 und 1,1 in 2024, Personalgewinnung, Datenträgeraustausch, QM-Handbuch |
| 02/2017 bis 04/2019 | derselbe | stellv. PDL, Tourenverantwortung |
| 10/2013 bis 01/2017 | Pflegeheim Eichhof | Pflegefachkraft im Früh- und Spätdienst, Dokumentation, Medikamente, Wundversorgung |
| 10/2010 bis 09/2013 | Klinikum | Unfallchirurgie |

Kenntnisse: MediFox, Vivendi Mobil, SIS, Expertenstandards, Dienstplan

Ich suche den Wechsel vom ambulanten in den stationären Bereich, weil mir das ewige Autofahren und die Parkplatzsuche reichen. Eintritt drei Monate zum Quartal.`,
    },
    {
      name: 'heimleiter-kaufmann',
      kind: 'denial',
      low: 38,
      high: 53,
      best: 46,
      why: 'Leitet seit zehn Jahren ein Pflegeheim, aber als Kaufmann; ein Pflegeexamen hat er nach eigenen Worten nicht, und die PDL-Weiterbildung darum auch nicht.',
      lacks: [
        'Examen als Pflegefachkraft',
        'Anerkannte PDL-Weiterbildung gemäß § 71 SGB XI (460 Std.) oder Studium Pflegemanagement o. Ä.',
      ],
      cv: `Sehr geehrte Frau Habicht,

statt eines tabellarischen Lebenslaufs ein paar ehrliche Zeilen. Ich bin Holger Wendtland, 55, und leite seit März 2016 das Alten- und Pflegeheim Lindenhof in Alsfeld mit 92 vollstationären Plätzen. 74 Menschen arbeiten hier, und ich kenne jeden Dienstplan, weil ich nach dem Weggang unserer letzten Pflegedienstleitung von Mai bis November 2024 zusammen mit der Stellvertretung den Laden zusammengehalten habe. PeBeM, Indikatoren, MD und Heimaufsicht, Personal aus den Philippinen, Verhandlungen mit den Pflegekassen, Vivendi: das ist mein Alltag.

Mein Weg: Sparkassenkaufmann (1992), Betriebswirt VWA (1998), Controlling bei einem Wohlfahrtsverband bis 2011, danach Verwaltungsleiter im Lindenhof, 2014/15 die Qualifikation zur Einrichtungsleitung nach der hessischen Verordnung (Heimleiterkurs). 2021 interner Auditor.

Ein Pflegeexamen habe ich nicht, das sage ich gleich, und damit bin ich auch keine verantwortliche Pflegefachkraft im Sinne des Gesetzes. Ich würde mich aber gern mit Ihnen unterhalten, ob eine Doppelspitze denkbar wäre. In meiner Freizeit fahre ich Motorrad und singe Bass.

Mit freundlichen Grüßen
H. Wendtland`,
    },
    {
      name: 'fachkraft-mit-anzeige',
      kind: 'pasted',
      low: 33,
      high: 48,
      best: 41,
      why: 'Examinierte Pflegefachkraft seit 2021 ohne Leitung und ohne PDL-Kurs; der halbe Lebenslauf ist der Text der Anzeige.',
      lacks: [
        'Anerkannte PDL-Weiterbildung gemäß § 71 SGB XI (460 Std.) oder Studium Pflegemanagement o. Ä.',
        'mindestens zwei Jahre in der stationären Altenhilfe geleitet',
      ],
      cv: `Bewerbung als Pflegedienstleitung

Name: Jessica Armbrust, Hünfeld

Beruf
08/2021 - heute Altenpflegerin, Seniorenheim Haselstein (64 Plätze), alle Schichten, Behandlungspflege, Pflegeplanung mit SIS, Bezugspflege für 11 Bewohner, oft Schichtverantwortung im Spätdienst, Anleitung von Azubis nebenher
2018 - 2021 Ausbildung Altenpflege, Berufsfachschule Fulda, Examen 2,3
2016 - 2018 Verkäuferin, Bäckerei

Profil
Führung von rund 70 Mitarbeitenden über vier Wohnbereichsleitungen. Dienst- und Urlaubsplanung, Personaleinsatz nach PeBeM, Pflegedokumentation mit Strukturmodell/SIS (Vivendi PD), Qualitätsindikatoren und Begleitung der Prüfungen durch MD und Heimaufsicht. Personal gewinnen, Kolleginnen aus dem Ausland einarbeiten, Pflegegrade im Blick halten. Belegung mit dem Sozialdienst abstimmen. Anerkannte PDL-Weiterbildung gemäß § 71 SGB XI (460 Std.) oder Studium Pflegemanagement o. Ä. Gern gesehen: QMB, Praxisanleitung, Kenntnisse in Vivendi, Palliative Care. Mindestens zwei Jahre in der stationären Altenhilfe geleitet (WBL, stv. PDL oder PDL). Belastbar, aber nicht unkaputtbar.

Fortbildungen
Expertenstandard Dekubitus 2023, Erste Hilfe 2025, Kinästhetik Grundkurs

Führerschein Klasse B, Pkw vorhanden. Masernschutz ja.`,
    },
  ],
};
