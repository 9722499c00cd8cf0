import type { GradedJob } from '../types.ts';

export const steuerfachangestellteKasselKanzlei: GradedJob = {
  job: 'steuerfachangestellte-kassel-kanzlei',
  title: 'Steuerfachangestellte/r (m/w/d) in Voll- oder Teilzeit',
  spec: `Unsere Kanzlei Wiegand & Hesse Steuerberater PartG mbB sitzt seit 1987 in Kassel, Nähe Wilhelmshöhe, drei Berufsträger, elf Mitarbeiterinnen und Mitarbeiter, ein Hund. Wir betreuen Handwerker, Ärztinnen, kleine GmbHs und ziemlich viele Vermieter. Weil eine Kollegin im Frühjahr in Elternzeit geht und eine andere nach 31 Jahren in Rente, suchen wir zum 01.02.2027 oder nach Absprache eine/n Steuerfachangestellte/n, gerne in Vollzeit, ab 25 Stunden reden wir aber auch.
Sie übernehmen einen eigenen Mandantenkreis und machen für diesen die laufende Buchhaltung, die Umsatzsteuer-Voranmeldungen, die Jahresabschlüsse bzw. Überschussrechnungen und die Steuererklärungen, prüfen Bescheide, schreiben Einsprüche und sind am Telefon die Stimme, die man kennt. Löhne macht bei uns eine eigene Abteilung, da helfen Sie höchstens im Urlaub aus.
Mitbringen müssen Sie eine abgeschlossene Ausbildung als Steuerfachangestellte/r oder einen gleichwertigen Abschluss (z. B. Bilanzbuchhalter/in, Steuerfachwirt/in), dazu mindestens drei Jahre Praxis in einer Steuerkanzlei. Ebenfalls unverzichtbar: Sie arbeiten sicher mit DATEV, denn zum Einarbeiten ins Programm fehlt uns in der Abschlusszeit schlicht die Luft. Schön wäre es, wenn Sie DATEV Unternehmen online schon bei Mandanten eingeführt hätten oder sich bei Vermietung und Verpachtung auskennen, beides ist aber kein Muss.
Dafür gibt es 40.000 bis 48.000 Euro, 30 Tage Urlaub, zwei Tage Homeoffice, Überstundenausgleich, Jobticket, bezahlte Fortbildung (auch den Fachwirt) und einen Parkplatz, um den Sie die halbe Südstadt beneidet. Ihre Unterlagen bitte mit Gehaltsvorstellung als PDF an Frau Hesse; Anschreiben darf kurz sein. Rückfragen unter 0561 000 47 11.`,
  graded: [
    {
      name: 'annika-dressel-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Gelernte Steuerfachangestellte, ohne Elternzeit gut sieben Jahre Kanzlei mit eigenem Mandantenstamm und DATEV samt Unternehmen online, alles datiert und aktuell.',
      lacks: [],
      cv: `LEBENSLAUF

Persönliche Daten
Annika Dressel, geboren am 17.04.1996 in Fritzlar, verheiratet, ein Kind
34131 Kassel

Beruflicher Werdegang

09/2021 – heute    Steuerbüro Mallon, Baunatal (7 Personen)
Steuerfachangestellte, seit 05/2024 mit 32 Wochenstunden
- rund 45 Mandate in eigener Verantwortung: Tischlereien, zwei Zahnarztpraxen, eine Physiotherapie, Vermieter mit zusammen 60 Wohnungen
- Fibu monatlich und quartalsweise, USt-VA, ZM, offene Posten
- EÜR und Bilanzen nach HGB für Einzelunternehmen und GmbHs, E-Bilanz
- ESt, GewSt, KSt, Feststellungserklärungen, Anlage V in allen Spielarten (auch mit Nießbrauch)
- Bescheidprüfung, Einsprüche (2025: 23, davon 15 mit Erfolg)
- 19 Mandanten auf Belegbuchen in Unternehmen online umgestellt
- Programme: DATEV Kanzlei-Rechnungswesen, DATEV Einkommensteuer, DMS, EO comfort

03/2023 – 04/2024    Elternzeit

08/2018 – 08/2021    Brandt & Siebert StB, Homberg (Efze)
Steuerfachangestellte: Buchhaltung und Erklärungen für Landwirte und Handwerker, Grundsteuer-Erklärungen vorbereitet, DATEV

08/2015 – 07/2018    Ausbildung ebendort, Abschluss vor der Steuerberaterkammer Hessen, Note 2

Schule
2015    Fachhochschulreife, Wirtschaft

Fortbildung
2025 E-Rechnung; 2024 Photovoltaik und Steuern; 2022 Grundsteuer-Reform

Gehaltsvorstellung: 45.000 € auf Vollzeit gerechnet`,
    },
    {
      name: 'yusuf-karaca-bilanzbuchhalter-any-of',
      kind: 'any-of',
      low: 86,
      high: 95,
      best: 91,
      why: 'Kein Steuerfachangestellter, aber geprüfter Bilanzbuchhalter, wie die Anzeige zulässt, seit 2019 in einer Kanzlei mit Abschlüssen, Erklärungen und DATEV.',
      lacks: [],
      cv: `Yusuf Karaca
Vellmar bei Kassel, Jahrgang 1989

Guten Tag Frau Hesse,

gelernt habe ich Industriekaufmann (Armaturenwerk Fuldatal, 2008 bis 2011, danach dort noch in der Kreditorenbuchhaltung bis Juni 2015). Weil mir das auf die Dauer zu schmal wurde, bin ich zum 1. Juli 2015 als Alleinbuchhalter zu Elektro Rosenthal nach Kaufungen und habe nebenher abends den Bilanzbuchhalter gemacht: IHK-Prüfung bestanden im Herbst 2018.

Seit dem 1. April 2019 sitze ich bei Gundlach Treuhand Steuerberatungsgesellschaft in Kassel. Dort führe ich 38 Mandanten, vom Dachdecker bis zur kleinen Holding. Ich buche sie, melde die Umsatzsteuer, stelle die Abschlüsse auf (etwa 22 Bilanzen und zehn Gewinnermittlungen nach § 4 Abs. 3 im Jahr), schreibe die betrieblichen und privaten Erklärungen dazu und gehe den Entwurf mit der Steuerberaterin durch, die meistens nur noch unterschreibt. Bei Betriebsprüfungen stelle ich die Daten bereit und rede mit dem Prüfer; drei waren es bisher, mit insgesamt erfreulich wenig Mehrergebnis. Das Haus arbeitet komplett mit DATEV, vom Rechnungswesen über die Steuerprogramme bis zum DMS, ich bin Ansprechpartner der Kollegen bei Lerndateien und Automatisierung. Unternehmen online habe ich bei neun Betrieben eingerichtet, beim zehnten hat der Chef lieber seinen Pendelordner behalten.

Vermietung kenne ich von etwa fünfzehn Mandanten, Lohn gar nicht.

Deutsch und Türkisch, beides Muttersprache. Wechseln möchte ich, weil die Kanzlei an eine Kette verkauft wird.

Mit freundlichen Grüßen
Y. Karaca`,
    },
    {
      name: 'petra-henschel-old',
      kind: 'old',
      low: 56,
      high: 68,
      best: 62,
      why: 'Ausbildung, elf Jahre Kanzlei und DATEV sind da, liegen aber seit Ende 2014 zurück; seither Gärtnerei ohne Steuerarbeit.',
      lacks: [],
      cv: `Petra Henschel, geb. Nolte
geb. 02.11.1983, Hofgeismar

Tätigkeiten

seit März 2019: Gärtnerei Lindenhof, Immenhausen. Verkauf, Bestellungen, Kasse, Bürokram, im Frühjahr Beet- und Balkonpflanzen bis zum Umfallen.
2015 bis 2019: Familienzeit, drei Kinder, Pflege der Schwiegermutter
Juli 2003 bis Dezember 2014: Steuerberater Ernst Weddig, Hofgeismar. Nach der Lehre übernommen. Zum Schluss hatte ich etwa 50 Mandanten, überwiegend Landwirte, Gastwirte und Rentner mit Mieteinkünften. Ich habe gebucht (DATEV Kanzlei-Rechnungswesen, am Anfang noch das alte unter DOS), Voranmeldungen abgegeben, Einnahmen-Überschuss-Rechnungen und Bilanzen vorbereitet, Einkommensteuererklärungen gemacht und Bescheide verglichen. Im Winter auch Löhne.
August 2000 bis Juli 2003: Lehre zur Steuerfachangestellten bei Herrn Weddig, Prüfung bestanden mit "gut"

Schulabschluss: Mittlere Reife 2000

Was ich gerade tue: Volkshochschulkurs "Steuerrecht aktuell" (vier Abende, Oktober 2026). Ich weiß, dass sich viel geändert hat, E-Bilanz habe ich gerade noch mitbekommen, das digitale Belegbuchen nicht mehr. Ich lerne schnell und würde mit 25 Stunden anfangen.

Führerschein B, Ehrenamt: Kassenwartin im Landfrauenverein`,
    },
    {
      name: 'johannes-pirker-oesterreich-foreign',
      kind: 'foreign',
      low: 46,
      high: 58,
      best: 52,
      why: 'Sechs Jahre Steuerkanzlei in Linz mit österreichischem Abschluss und BMD; deutscher Abschluss und DATEV fehlen.',
      lacks: ['deutsche Ausbildung als Steuerfachangestellter oder gleichwertig', 'DATEV'],
      cv: `Johannes Pirker
dzt. Linz, ab Jänner 2027 Kassel (Partnerin beginnt dort an der Universität)

BERUFSERFAHRUNG

Hofstätter & Leitgeb Steuerberatung GmbH, Linz
Sachbearbeiter Buchhaltung und Bilanzierung, 1. September 2020 bis laufend
▪ 33 Klienten: Gasthäuser, Ordinationen, Installateure
▪ Laufende Buchhaltung mit BMD NTCS, UVA über FinanzOnline, Zusammenfassende Meldung
▪ Einnahmen-Ausgaben-Rechnungen und Jahresabschlüsse nach UGB bis zur Vorbesprechung mit dem Kanzleileiter
▪ Arbeitnehmerveranlagungen, Einkommen- und Körperschaftsteuererklärungen, Vermietungsbeilagen E1b
▪ Beschwerden gegen Bescheide, Stundungsansuchen

Mostviertler Holzbau, Amstetten
Buchhalter, Februar 2017 bis August 2020

AUSBILDUNG
Bilanzbuchhalterprüfung nach dem österreichischen Bilanzbuchhaltungsgesetz, Wien 2022
Buchhalterprüfung WIFI, Linz 2018
HAK-Matura, Amstetten 2016

KENNTNISSE
BMD, RZL, Excel sehr gut. Mit DATEV habe ich noch nicht gearbeitet. Das deutsche Steuerrecht kenne ich aus zwei grenzüberschreitenden Fällen (Ferienwohnung im Allgäu) und einem Buch. Eine Anerkennung des Abschlusses in Deutschland habe ich bisher nicht beantragt.`,
    },
    {
      name: 'melanie-voss-ohne-datev-denial',
      kind: 'denial',
      low: 61,
      high: 73,
      best: 67,
      why: 'Gelernte Steuerfachangestellte mit fünf Jahren Kanzlei und eigenem Mandantenkreis, hat aber nach eigenem Wort nie mit DATEV gearbeitet.',
      lacks: ['DATEV'],
      cv: `Melanie Voß
*1999, Göttingen

Profil
Steuerfachangestellte mit Freude an Zahlen, die aufgehen, und an Mandanten, die anrufen.

Seit 15.01.2024
Steuerkanzlei Dr. Reinecke, Göttingen, Vollzeit. Ich betreue 40 Mandate selbständig: Finanzbuchführung, Anmeldungen, Jahresabschluss (EÜR, seit 2025 auch kleine GmbHs), Erklärungen für Betrieb und Inhaber, Schriftwechsel mit dem Finanzamt. Viele Vermietungsfälle, darunter drei Erbengemeinschaften mit gesonderter und einheitlicher Feststellung.

01.08.2021 – 31.12.2023
Steuerberaterin Uta Kolbe, Northeim. Übernahme nach der Ausbildung. Buchführung für Einzelhandel, Pflegedienste und Vereine; Einkommensteuer für Arbeitnehmer und Rentner; Bescheide.

01.08.2018 – 31.07.2021
Ausbildung bei Frau Kolbe. Abschlussprüfung Steuerberaterkammer Niedersachsen, 84 Punkte.

2018 Abitur

Software
Beide Kanzleien arbeiten mit Agenda; in Northeim gab es daneben Addison. DATEV: keine Erfahrung, ich habe es nur in der Berufsschule einmal vorgeführt bekommen. Office gut, ELSTER täglich.

Umzug
Mein Mann hat eine Stelle in Kassel, wir ziehen im Januar um.`,
    },
  ],
};
