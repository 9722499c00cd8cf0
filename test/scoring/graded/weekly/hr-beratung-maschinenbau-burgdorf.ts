import type { GradedJob } from '../types.ts';

export const hrBeratungMaschinenbauBurgdorf: GradedJob = {
  job: 'hr-beratung-maschinenbau-burgdorf',
  title: 'HR-Beraterin / HR-Berater 80–100 %',
  spec: `Die Ryschacher Antriebstechnik AG baut seit 1948 Getriebe für Bahnen, Seilbahnen und Rührwerke. Am Hauptsitz in Burgdorf arbeiten 310 Personen, im Werk Moutier weitere 120. Für unser vierköpfiges Personalteam suchen wir per 1. März 2027 oder nach Vereinbarung eine

HR-Beraterin / einen HR-Berater 80–100 %

Das wartet auf Sie
Sie sind für zwei Produktionsbereiche und für das ganze Werk Moutier die erste Adresse in Personalfragen, vom Eintritt bis zum Zeugnis. Sie rekrutieren Polymechaniker, Ingenieurinnen und Lernende, führen Gespräche mit, wenn es schwierig wird, begleiten Langzeitkranke mit der IV und dem Taggeldversicherer zurück an den Arbeitsplatz, beraten die Vorgesetzten in arbeitsrechtlichen Fragen und wirken bei der jährlichen Lohnrunde mit. Einen Tag pro Woche sind Sie in Moutier vor Ort. Die Lohnbuchhaltung selbst liegt bei einer Kollegin.

Das bringen Sie zwingend mit
– eine abgeschlossene HR-Ausbildung: HR-Fachfrau/HR-Fachmann mit eidg. Fachausweis, CAS/DAS in Human Resource Management oder ein gleichwertiger Abschluss
– mindestens drei Jahre Praxis in der Betreuung von Linienvorgesetzten und Mitarbeitenden in einem Schweizer Betrieb
– Französisch in Wort und Schrift auf Niveau B2 oder besser, denn in Moutier spricht kaum jemand Deutsch

Das rundet Ihr Profil ab
Erfahrung in der Industrie oder mit dem GAV MEM, Case Management, Abacus oder ein anderes HR-System, Freude an der Berufsbildung. Und Humor, wenn am Montag um sieben das Telefon läutet.

Das bieten wir
40 Stunden, sechs Wochen Ferien, Gleitzeit, einen Tag Homeoffice, gute Pensionskasse, Aarekies vor der Tür und einen Parkplatz für fünf Franken im Monat. Fragen beantwortet Ihnen Regula Aebersold, Leiterin Personal. Dossiers von Personalvermittlern berücksichtigen wir nicht.`,
  graded: [
    {
      name: 'franziska-zurbuchen-hr',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Eidg. Fachausweis seit 2019, sieben Jahre HR-Beratung, die letzten fünf in der Industrie, und Französisch C1 im Alltag.',
      lacks: [],
      cv: `Franziska Zurbuchen
Oberburg BE, geb. 11.06.1990, verheiratet, ein Kind

BERUFLICHE STATIONEN

05.2021 – heute    Lüdermatt Werkzeuge AG, Langnau i. E.
                   HR-Beraterin (90 %)
   Zuständig für 190 Mitarbeitende in Fertigung und Montage sowie die 25 in der Verkaufsniederlassung Neuchâtel (Sitzungen, Verträge und Zeugnisse auf Französisch). Rekrutierung von rund 35 Stellen im Jahr, Austritte, Verwarnungen und Kündigungen zusammen mit den Meistern. 14 Wiedereingliederungen mit IV-Stelle und Krankentaggeld, davon 11 geglückt. Lohnrunde nach GAV MEM, Lohngleichheitsanalyse 2023. Abacus.

09.2019 – 04.2021  Spital Grauholz, Bern
                   HR-Beraterin Pflege und Hotellerie
   Betreuung von 22 Stationsleitungen, Absenzengespräche, Mutterschaft, Personalgewinnung.

08.2015 – 08.2019  Spital Grauholz, Bern
                   HR-Assistentin, Sachbearbeiterin Personaladministration

AUS- UND WEITERBILDUNG
2019  HR-Fachfrau mit eidg. Fachausweis, Fachrichtung betriebliches HR
2024  Zertifikat Betriebliches Case Management
2010  Kauffrau EFZ, M-Profil
2011  Sprachaufenthalt Lausanne, 10 Monate

SPRACHEN
Deutsch (Muttersprache), Französisch C1 (DALF 2012, seither täglich), Englisch B1

Berufsbildnerkurs 2022; betreue drei KV-Lernende.`,
    },
    {
      name: 'olivier-stettler-cas',
      kind: 'any-of',
      low: 84,
      high: 95,
      best: 90,
      why: 'CAS in HRM statt Fachausweis, was die Anzeige zulässt, viereinhalb Jahre Linienbetreuung und zweisprachig aufgewachsen.',
      lacks: [],
      cv: `Olivier Stettler, Biel/Bienne

Aufgewachsen bin ich in La Neuveville mit einem Vater, der Berndeutsch, und einer Mutter, die nur Französisch sprach. Beides rede und schreibe ich gleich gern. Nach dem Bachelor in Betriebsökonomie (FH, 2017) habe ich zuerst im Einkauf einer Uhrenfirma gearbeitet und bin dann ins Personalwesen hinübergewechselt, wo ich geblieben bin.

Seit April 2022 bin ich Personalbereichsleiter bei der Seelandpack SA in Lyss, einem Verpackungshersteller mit 260 Leuten, die Hälfte davon im Dreischichtbetrieb und viele aus dem Jura. Neun Abteilungsleiter rufen mich an, wenn etwas klemmt: Absenzen, Streit in der Schicht, eine heikle Trennung, eine Umstufung. Ich schreibe die Inserate, führe die Gespräche, mache die Verträge und die Zeugnisse, in beiden Sprachen. 2024 habe ich den Sozialplan für die Schliessung einer Linie (31 Personen) mit der Personalkommission verhandelt; 26 hatten nach einem halben Jahr wieder eine Stelle. Mit der SUVA und der IV-Stelle habe ich fast jede Woche zu tun. Unser System heisst Sage HR.

Davor, Oktober 2019 bis März 2022: Personalassistent am Kantonalen Amt für Gewässer, Bern. Stellenausschreibungen, Eintritte, Zeiterfassung.

2017 bis 2019: Einkäufer, Montres Rondchâtel SA, Péry.

2021/22 CAS Human Resource Management (Fachhochschule, 15 ECTS), abgeschlossen im Juni 2022 mit der Note 5,4. 2025 drei Kurstage Arbeitsrecht.

Sonst: Langlauf, Kirchenchor, zwei Töchter.`,
    },
    {
      name: 'nadja-baeriswyl-fachausweis-2027',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 62,
      why: 'Gute vier Jahre Praxis und Französisch als zweite Muttersprache, aber die Prüfung zum Fachausweis steht erst 2027 an.',
      lacks: ['abgeschlossene HR-Ausbildung (Fachausweis, CAS/DAS oder gleichwertig)'],
      cv: `LEBENSLAUF
Nadja Baeriswyl
Düdingen FR – 079 555 01 38 – Jahrgang 1997

Sprachen: Deutsch und Französisch (beide Muttersprache), Englisch B2

Aktuelle Tätigkeit
HR-Verantwortliche, Sensetal Holzbau AG, Tafers, seit Juli 2022
• einzige Personalfachkraft für 145 Zimmerleute, Schreiner, Planerinnen an zwei Standorten (Tafers, Romont)
• Ansprechperson für acht Bauführer und die Geschäftsleitung: Anstellung, Probezeit, Unfall, Rückkehrgespräche, Kündigung
• Lehrlingswesen: 19 Lernende, Schnupperwochen, Berufsmesse
• neues Absenzenreglement zweisprachig verfasst
• Quellensteuer, Familienzulagen, Lohnvorbereitung in Abacus

Frühere Tätigkeit
Sachbearbeiterin Personal, Gemeindeverband Saane-Süd, Februar 2020 bis Juni 2022
Kauffrau, Treuhand Schwarzsee GmbH, August 2016 bis Januar 2020

Ausbildung
HR-Fachfrau mit eidg. Fachausweis: Lehrgang seit August 2025 berufsbegleitend, Berufsprüfung angemeldet für September 2027
Zertifikat HR-Assistentin (HRSE), 2021
Kauffrau EFZ mit BM, 2016

Ich wäre froh um ein grösseres Team, in dem man auch einmal jemanden fragen kann.`,
    },
    {
      name: 'beat-zaugg-temporaer',
      kind: 'adjacent',
      low: 47,
      high: 61,
      best: 55,
      why: 'Fachausweis und gutes Französisch, aber seine Jahre liegen in der Temporärvermittlung; Linienvorgesetzte und eigene Belegschaft hat er nie betreut.',
      lacks: ['drei Jahre Betreuung von Linienvorgesetzten und Mitarbeitenden in einem Betrieb'],
      cv: `Beat Zaugg – Personalberater
Kirchberg BE

Kurz: neun Jahre Vermittlung von Fachkräften Metall und Elektro im Raum Bern–Solothurn–Jura. Ich kenne jeden Werkstattleiter zwischen Langenthal und Delémont.

Tempora Plus Personal GmbH, Burgdorf
Teamleiter Industrie, 2021 bis heute; Personalberater, 2017 bis 2020
- Kunden besuchen, Aufträge holen, Einsatzverträge nach GAV Personalverleih
- pro Woche etwa 60 Temporäre im Einsatz, dazu 25 Festvermittlungen im Jahr (Polymechaniker, CNC, Konstrukteure)
- Inserate, Telefoninterviews, Dossiers, Referenzen
- Umsatz des Teams 2025: CHF 4,8 Mio.
- Kandidaten aus dem Jura spreche ich auf Französisch, auch die Korrespondenz

Garage Hofer, Koppigen
Kundendienstberater, 2012 bis 2016

Abschlüsse
HR-Fachmann mit eidg. Fachausweis, Fachrichtung Personalvermittlung und -verleih, 2020
Automobilfachmann EFZ, 2009; Handelsdiplom 2013
Französisch: DELF B2 (2018)

Militär: Wachtmeister. Hobby: Hornussen`,
    },
    {
      name: 'sabrina-k-stichworte',
      kind: 'list',
      low: 21,
      high: 35,
      best: 28,
      why: 'Lauter HR-Stichworte, belegt sind nur Verkauf und Empfang; Abschluss, Praxis und Französisch fehlen.',
      lacks: [
        'abgeschlossene HR-Ausbildung (Fachausweis, CAS/DAS oder gleichwertig)',
        'drei Jahre Betreuung von Linienvorgesetzten und Mitarbeitenden',
        'Französisch B2',
      ],
      cv: `SABRINA KÄLIN
HR-Beraterin aus Leidenschaft

Kompetenzen
HR-Beratung | Recruiting | Active Sourcing | Employer Branding | Arbeitsrecht | Case Management | IV | Taggeld | Lohnrunde | GAV MEM | Abacus | SAP SuccessFactors | Zeugnisse | Onboarding | Offboarding | Berufsbildung | Coaching | Change | Konfliktlösung | Französisch

Ziel
Ich möchte Menschen in einem Industriebetrieb begleiten und mein Wissen rund um Human Resources einbringen.

Erfahrung
2022–2026 Empfang und Telefonzentrale, Seniorenzentrum Lindenhof, Thun
2017–2022 Verkäuferin Damenmode, Boutique Fleurine, Thun

Ausbildung
Detailhandelsfachfrau EFZ 2017
E-Learning «HR kompakt» (8 Stunden), 2026
Webinar «Arbeitszeugnisse», 2025

Sprachkenntnisse: Deutsch Muttersprache, Französisch Schulkenntnisse, Englisch gut

Persönlich: Yoga, Reisen, Hunde`,
    },
  ],
};
