/** Fachkraft für Arbeitssicherheit in a German chemical plant: the safety qualification under the ASiG, a technical base qualification and German at C1 decide it. */
import type { GradedJob } from '../types.ts';

export const fachkraftArbeitssicherheitB: GradedJob = {
  job: 'fachkraft-arbeitssicherheit-b',
  title: 'Fachkraft für Arbeitssicherheit (m/w/d)',
  spec: `Die Rheinwerth Spezialchemie GmbH stellt mit 620 Beschäftigten an zwei Standorten Bindemittel und Lackharze her. Wir sind ein Familienunternehmen in vierter Generation, und bei uns grüßt man sich auf dem Hof. Für unser Werk in Oberwiesheim suchen wir zum nächstmöglichen Zeitpunkt eine

Fachkraft für Arbeitssicherheit (m/w/d), Vollzeit, unbefristet

Ihre Aufgaben
– Beratung von Werkleitung, Meistern und Betriebsrat in allen Fragen des Arbeits- und Gesundheitsschutzes
– Begleitung und Fortschreibung der Gefährdungsbeurteilungen, auch zu Gefahrstoffen und Explosionsschutz
– Begehungen, Unfalluntersuchungen, Auswertung von Beinaheereignissen
– Organisation der ASA-Sitzungen und der jährlichen Unterweisungen
– Ansprechperson für Berufsgenossenschaft und Gewerbeaufsicht
– Einweisung von Fremdfirmen, Freigabescheine

Das setzen wir voraus
– abgeschlossene Ausbildung zur Fachkraft für Arbeitssicherheit mit sicherheitstechnischer Fachkunde nach § 7 ASiG
– Abschluss als Ingenieur/in, staatlich geprüfte/r Techniker/in oder Meister/in
– Deutsch in Wort und Schrift mindestens auf Niveau C1

Das wünschen wir uns
– einige Jahre Praxis als Sifa in einem produzierenden Betrieb, am liebsten in der Chemie
– Kenntnisse in ISO 45001 und im Umgang mit Gefahrstoffverzeichnissen
– sicheres Auftreten, auch in der Nachtschicht
– gern Zusatzqualifikation als Brandschutz- oder Gefahrgutbeauftragte/r
– Führerschein Klasse B, da Sie gelegentlich unser Werk in Talheim-Süd betreuen

Das bieten wir
Tarif Chemie, 37,5 Stunden, 30 Tage Urlaub plus Zukunftsbetrag, Kantine mit eigenem Koch, Jobrad, betriebliche Altersversorgung. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Ihre Unterlagen senden Sie bitte mit Gehaltswunsch über unser Portal; für Rückfragen steht Ihnen Frau Imhof-Kessel gern zur Verfügung.`,
  graded: [
    {
      name: 'industriemeisterin',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Industriemeisterin Chemie mit Sifa-Abschluss von 2019 und sieben Jahren Bestellung in einem Lackwerk, dazu Brandschutz und Führerschein.',
      lacks: [],
      cv: `LEBENSLAUF

Name: Henrike Vossbeck-Aldag
geboren 1986 in Frankenhagen, verheiratet, zwei Kinder
Fahrerlaubnis: B, BE

BERUFLICHER WERDEGANG

10/2019 – heute
Colorit Lackwerke AG, Frankenhagen (340 Mitarbeitende)
Leitende Sicherheitsfachkraft, schriftlich bestellt zum 01.10.2019
• Gefährdungsbeurteilungen für Ansatz, Abfüllung, Tanklager und Labor neu aufgebaut (112 Stück), Explosionsschutzdokument mit externem Sachverständigen
• Meldepflichtige Unfälle von 14 (2019) auf 4 (2025) gesenkt
• vier ASA-Termine pro Jahr vorbereitet und protokolliert, Begehungen alle zwei Wochen, davon jede vierte nachts
• Erstzertifizierung ISO 45001 im Jahr 2022, seitdem interne Auditorin
• Pflege des Gefahrstoffkatasters, Betriebsanweisungen, Ersatzstoffprüfung
• Kontakt zur BG RCI und zum Regierungspräsidium
• Erlaubnisscheine für Heißarbeiten und Befahren von Behältern

08/2012 – 09/2019
Colorit Lackwerke AG, Schichtführerin, später Tagmeisterin in der Harzküche

09/2005 – 07/2012
Chemikantin, Nordharz Polymere GmbH (bis 2009 Ausbildung)

ABSCHLÜSSE
Fachkraft für Arbeitssicherheit, Ausbildungsstufen I bis III bei der BG RCI, Abschluss 06/2019
Geprüfte Industriemeisterin Fachrichtung Chemie, IHK, 2012
Brandschutzbeauftragte nach vfdb/DGUV Information 205-003, 2020, Fortbildung 2026
Chemikantin, IHK, 2009

SPRACHEN
Deutsch Muttersprache, Englisch mittel

EHRENAMT
Freiwillige Feuerwehr Frankenhagen, Gruppenführerin`,
    },
    {
      name: 'hse-manager-english',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: 'An English CV which calls everything by other names, but shows the German safety qualification, an engineering degree, C1 German and six years in office.',
      lacks: [],
      cv: `Rajesh Venkataraman-Holt
EHS Manager, Germany

Who I am
Process engineer turned safety professional. I came to Germany in 2013 for a master's degree and stayed. I am applying in English because your HR portal allowed it; meetings, reports and arguments with foremen I conduct in German.

Experience
Safety Engineer, later EHS Manager - Lindauer Klebtechnik GmbH, Bad Sollern (adhesives, 280 staff) - May 2020 to present
I am the appointed occupational safety professional for the site under the Occupational Safety Act (ASiG) and DGUV Vorschrift 2.
- risk assessments for reactors, drumming and solvent storage; ATEX zoning reviewed with the planners
- quarterly safety committee with works council and company doctor
- root cause analysis after every lost-time injury; LTIR from 9.1 to 3.4
- toolbox talks and e-learning for three shifts, contractor induction, hot-work permits
- lead for the ISO 45001 transition, 2021; surveillance audits since then with no major finding
- I speak for the site with the trade inspectorate and with the accident insurer

Process Engineer - the same company - Nov 2015 to Apr 2020

Qualifications
- Statutory safety specialist training, all three stages, certificate of the accident insurance institution for the chemical industry, March 2020
- M.Sc. Chemical Engineering, TH Bad Sollern, 2015; B.Tech. Chemical Engineering, 2011
- German: telc C1 Hochschule, 2015. English, Tamil, Hindi
- Dangerous goods adviser (road), exam passed 2023

Practicalities
EU permanent residence. German driving licence, class B. Three months to the end of a quarter.`,
    },
    {
      name: 'pruefung-im-februar',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 63,
      why: 'Techniker aus der Chemie, dessen Sifa-Ausbildung weit ist, aber erst mit der letzten Prüfung im Februar 2027 endet.',
      lacks: ['abgeschlossene Sifa-Ausbildung mit Fachkunde nach § 7 ASiG'],
      cv: `Sehr geehrte Frau Imhof-Kessel,

seit elf Jahren arbeite ich in der Chemie, seit drei Jahren denke ich dabei vor allem an das, was schiefgehen kann. Ihre Anzeige hat mich deshalb sofort angesprochen.

Nach meiner Lehre zum Chemielaboranten (2012 bis 2015, Hartmuth & Söhne, Kellersbrunn) war ich dort im Betriebslabor und habe nebenher die Technikerschule besucht; seit Juli 2020 bin ich staatlich geprüfter Techniker, Fachrichtung Chemietechnik. Im Herbst 2020 wechselte ich in die Produktion der Weichmacheranlage. Seit 2021 bin ich Sicherheitsbeauftragter meiner Schicht, seit Januar 2024 arbeite ich zur Hälfte unserer Sicherheitsingenieurin zu: Ich habe 30 Beurteilungen von Arbeitsplätzen überarbeitet, führe das Verzeichnis der Gefahrstoffe (rund 900 Einträge), gehe mit in die Begehung und schreibe die Unfallberichte vor. Bestellt bin ich nicht, die Unterschrift leistet sie.

Die Ausbildung zur Sifa habe ich im September 2025 bei der Berufsgenossenschaft begonnen. Die ersten Lernerfolgskontrollen sind bestanden, das Praktikum ist abgegeben. Es fehlt noch der branchenspezifische Teil; die Abschlussprüfung ist auf den 18. Februar 2027 gelegt. Bis dahin darf ich mich nicht Fachkraft für Arbeitssicherheit nennen und tue es auch nicht.

Deutsch ist meine Muttersprache, Englisch reicht für Sicherheitsdatenblätter. Führerschein Klasse B und ein eigenes Auto sind vorhanden. Meine Kündigungsfrist beträgt drei Monate, ich könnte also zum 1. März kommen, dann hoffentlich mit der Urkunde in der Tasche. Mein Gehaltswunsch liegt bei 62.000 Euro.

Mit freundlichen Grüßen
Jannik Oberländer-Roth`,
    },
    {
      name: 'aus-linz',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: 'Erfahrene österreichische Sicherheitsfachkraft nach ASchG; die deutsche Fachkunde ist weder erworben noch anerkannt.',
      lacks: ['sicherheitstechnische Fachkunde nach § 7 ASiG (Deutschland)'],
      cv: `Ing. Leopold Hinterstoisser
Linz-Umgebung, Österreich – Umzug nach Oberwiesheim aus familiären Gründen im Jänner 2027

PROFIL IN STICHWORTEN
Sicherheitsfachkraft gemäß § 74 ASchG seit 2014 · Chemische Industrie · Schichtbetrieb · bodenständig

BERUFSPRAXIS
Donaufaser Chemie GmbH, Linz – Sicherheitsfachkraft für 450 Leute, Februar 2016 bis dato
Evaluierung der Arbeitsplätze samt SiGe-Dokumenten, VEXAT-Dokument für die Lösungsmittelrückgewinnung, Arbeitsschutzausschuss zweimal jährlich, Unfallerhebung, Unterweisungen in allen vier Schichten, Koordination der Fremdfirmen im Stillstand (bis 200 Personen), Gespräche mit Arbeitsinspektorat und AUVA. Managementsystem nach ISO 45001 seit 2020, davor OHSAS.
Tauberer Metallbau, Wels – Sicherheitsfachkraft und Qualitätswesen, 2014 bis Jänner 2016
Tauberer Metallbau, Wels – Konstrukteur, 2006 bis 2014

AUSBILDUNG
Fachausbildung zur Sicherheitsfachkraft, 288 Einheiten, Wien, Abschlussprüfung November 2013
HTL Maschinenbau, Matura 2005; Standesbezeichnung Ingenieur 2010
Brandschutzbeauftragter (TRVB 117), Auffrischung 2024
Gefahrgutbeauftragter Straße, gültig bis 2028

DEUTSCHES RECHT
Mit ASiG, DGUV Vorschrift 2, Gefahrstoffverordnung und TRGS habe ich bisher nur gelesen, nicht gearbeitet. Ob die Ausbildung in Deutschland gilt, habe ich bei der BG angefragt; eine Antwort liegt noch nicht vor. Ein Ergänzungslehrgang wäre für mich kein Problem.

SONSTIGES
Führerschein A, B. Muttersprache Deutsch. Bergrettung, Imkerei.`,
    },
    {
      name: 'werkschutz',
      kind: 'trap',
      low: 9,
      high: 22,
      best: 15,
      why: 'Eine Sicherheitsfachkraft im Sinne des Wachgewerbes: Tor, Streife und § 34a GewO, weder Sifa-Fachkunde noch technischer Abschluss.',
      lacks: [
        'abgeschlossene Sifa-Ausbildung mit Fachkunde nach § 7 ASiG',
        'Abschluss als Ingenieur, Techniker oder Meister',
      ],
      cv: `Bewerbungsprofil Sicherheitsfachkraft

Mirko Stachowiak-Bremer, 44, Oberwiesheim, deutsch, ledig, Klasse B vorhanden

Kurz gesagt: 19 Jahre Sicherheit. Arbeit im Schichtdienst bin ich gewohnt, Nacht und Wochenende sowieso.

Stationen

seit 2017 Wachdienst Adlerhorst GmbH, eingesetzt im Chemiepark Oberwiesheim als Sicherheitsfachkraft, seit 2021 Schichtleiter
- Torkontrolle, Ausweiswesen, Lkw-Abfertigung und Anmeldung der Fremdfirmen, Ausgabe des Sicherheitsfilms und der Besucherhelme
- Streife auf dem Gelände, Schließdienst, Meldung offener Türen und parkender Autos in Feuerwehrzufahrten
- Bedienen von Brandmeldezentrale und Videoanlage, Einweisen von Feuerwehr und Rettung
- Wachbuch, Dienstplan für elf Leute

2010 bis 2017 Citywacht, Objektschutz und Veranstaltungen, Einlass, Personenkontrolle
2007 bis 2010 Geldtransport Rieger, Fahrer und Bote, bewaffnet

Nachweise
Sachkundeprüfung § 34a GewO (IHK 2007)
Geprüfte Schutz- und Sicherheitskraft (IHK 2013)
Brandschutzhelfer 2025, Ersthelfer 2025, Evakuierungshelfer 2024
Waffensachkunde 2007, heute nicht mehr nötig

Schule und Lehre
Hauptschulabschluss 1998, Lehre als Bäcker, abgebrochen 2000, danach Bundeswehr (SaZ 4) und Lagerarbeit

Warum zu Ihnen: Ich kenne Ihr Werk von außen seit neun Jahren und weiß, wer abends das Licht anlässt. Sicherheit ist mein Beruf, und ich würde sie gern auf der anderen Seite vom Zaun machen.`,
    },
  ],
};
