/** A plant electrician in Germany; a recognised electrical trade, three years of plant maintenance and Siemens PLC fault-finding decide it. */
import type { GradedJob } from '../types.ts';

export const industrieelektrikerInstandhaltung: GradedJob = {
  job: 'industrieelektriker-instandhaltung-ub',
  title: 'Elektroniker / Betriebselektriker Instandhaltung (m/w/d)',
  spec: `Elektroniker / Betriebselektriker (m/w/d) für die Instandhaltung
Standort: Bad Elsterrode | Vollzeit, unbefristet | Eintritt: ab sofort

Über uns
Die Hallbrunner Verpackungswerke GmbH stellt seit 1961 Wellpappe und Faltschachteln für die Lebensmittelindustrie her. An zwei Standorten arbeiten rund 480 Kolleginnen und Kollegen. Wir sind ein Familienunternehmen in dritter Generation und wachsen weiter.

Ihre Aufgaben
- Wartung, Inspektion und Instandsetzung unserer Produktions- und Förderanlagen
- Störungssuche und -behebung an elektrischen Antrieben, Sensorik und Steuerungen
- Fehlerdiagnose und kleinere Programmanpassungen an Siemens-SPS
- Prüfung ortsfester und ortsveränderlicher Betriebsmittel nach DGUV Vorschrift 3
- Mitarbeit bei Umbauten und Inbetriebnahme neuer Maschinen
- Dokumentation der Arbeiten im Instandhaltungssystem

Ihr Profil
- Zwingend: abgeschlossene Berufsausbildung als Elektroniker für Betriebstechnik, Energieelektroniker, Mechatroniker oder vergleichbar; ausländische Abschlüsse mit Anerkennungsbescheid
- Mindestens drei Jahre Berufserfahrung in der Instandhaltung von Produktionsanlagen
- Sichere Kenntnisse in Siemens SIMATIC S7 (Step 7 oder TIA Portal) sind Voraussetzung
- Gute Deutschkenntnisse in Wort und Schrift
- Bereitschaft zur Arbeit im 3-Schicht-System und zur Rufbereitschaft
- Selbstständige, sorgfältige Arbeitsweise und Teamgeist

Von Vorteil
- Erfahrung mit Frequenzumrichtern und Servoantrieben
- Schaltberechtigung Mittelspannung
- SAP PM
- Staplerschein

Wir bieten
- Bezahlung nach Tarif, Schichtzulagen, Urlaubs- und Weihnachtsgeld
- 30 Tage Urlaub, betriebliche Altersvorsorge, JobRad
- Kantine, kostenlose Parkplätze und eine gründliche Einarbeitung

Interessiert? Dann freuen wir uns auf Ihre Bewerbung über unser Karriereportal. Ihre Ansprechpartnerin ist Frau Nele Overdiek.`,
  graded: [
    {
      name: 'energieanlagenelektroniker',
      kind: 'synonym',
      low: 86,
      high: 97,
      best: 93,
      why: 'Long, current plant maintenance under the older trade name, with S7 and TIA work in dated posts, DGUV testing, drives and shifts.',
      lacks: [],
      cv: `LEBENSLAUF

Torsten Wiebrock
Lindenstieg 14, Bad Elsterrode
geb. 1983, verheiratet, Führerschein B

Beruflicher Werdegang

03/2015 – heute
Schichtelektriker, Kesselhof Getränke GmbH, Neuwaldstedt
- Entstörung und vorbeugende Wartung an sieben Abfülllinien, Palettierern und Fördertechnik im 3-Schicht-Betrieb
- Fehlersuche in S7-300/400 und S7-1500 mit Step 7 und TIA Portal V16, kleine Änderungen an Bausteinen, Baugruppentausch, Sicherung der Programmstände
- Austausch und Parametrierung von Umrichtern (Sinamics G120, SEW Movitrac)
- Wiederholungsprüfungen nach DGUV V3 mit Fluke-Messgerät und Protokoll
- Rückmeldung der Aufträge in SAP PM
- seit 2021 stellvertretender Schichtführer Elektrowerkstatt, Rufbereitschaft jede vierte Woche

08/2007 – 02/2015
Betriebselektriker, Papierfabrik Sollerau AG, Sollerau
- Instandhaltung an Papiermaschine 2 und Umroller
- Umbau von S5 auf S7 gemeinsam mit der Fremdfirma (2011)
- Schaltschrankänderungen nach EPLAN-Unterlagen

02/2004 – 07/2007
Elektromonteur, Elektro Pagendarm, Sollerau
- Kabelzug, Unterverteilungen, Industriebeleuchtung

Ausbildung
09/2000 – 01/2004
Energieelektroniker, Fachrichtung Anlagentechnik, Sollerau (IHK-Abschluss, Note gut)

Weiterbildung
2016 TIA Portal Instandhaltung (5 Tage)
2019 Schaltberechtigung bis 30 kV, letzte Unterweisung 05/2026
2022 Staplerschein

Sonstiges
Deutsch Muttersprache, Englisch für Handbücher ausreichend
Freiwillige Feuerwehr`,
    },
    {
      name: 'polish-recognised-english',
      kind: 'any-of',
      low: 79,
      high: 92,
      best: 86,
      why: 'Polish trade with full recognition notice, nine years of plant maintenance with S7 in dated posts and German B2; only DGUV testing is short and there is no medium-voltage switching.',
      lacks: [],
      cv: `PIOTR ZAWORSKI
Maintenance Electrician – currently Lauchfeld, Germany

PROFILE
Maintenance electrician with food and automotive supplier background. In Germany since 2021. My German is B2 (telc certificate, June 2023); I write CVs better in English.

EXPERIENCE

Industrial Electrician (Betriebselektriker), Oberlauch Backwaren GmbH, Lauchfeld
May 2021 – present
• Breakdown repair and planned maintenance on ovens, conveyors, packing robots; early/late/night rotation
• Go online with TIA Portal (S7-1200, S7-1500) to find faults, change timers and parameters, replace I/O modules, restore Profinet devices
• Change motors, servo drives and frequency inverters (Lenze, Danfoss)
• Since 2025 help with DGUV V3 checks of portable tools
• Shift handover and fault reports in German

Maintenance Electrician, Wartpol Sp. z o.o., Gorzewo, Poland
September 2017 – April 2021
• Electrical maintenance of 40 injection moulding machines and assembly lines
• Step 7 Classic fault diagnosis on S7-300, sensors, safety relays
• Preventive maintenance plan, spare parts stock

Electrician's mate, same company
July 2016 – August 2017

EDUCATION
Technical secondary school, Gorzewo: Technik elektryk, 2012 – 2016, vocational exam passed
Recognition: IHK FOSA notice of full equivalence (volle Gleichwertigkeit) with Elektroniker für Betriebstechnik, issued 11/2021

CERTIFICATES
SEP G1 up to 1 kV (Poland)
Forklift licence (Germany, 2022)
First aider 2025

LANGUAGES
Polish native, German B2, English B2

Notice period: six weeks. Shift work and on-call no problem, own car.`,
    },
    {
      name: 'neunzehn-monate',
      kind: 'years',
      low: 58,
      high: 70,
      best: 65,
      why: 'Right trade and good current S7 work, but only nineteen months of plant maintenance after the apprenticeship; the years before were photovoltaics and charging points.',
      lacks: ['drei Jahre Berufserfahrung in der Instandhaltung von Produktionsanlagen'],
      cv: `Lebenslauf – Jannik Dörpmund

Persönliche Daten
Geboren 2001 in Hohenweiler, ledig, Führerschein Klasse B

Kurzprofil
Elektroniker für Betriebstechnik mit Freude an Automatisierung. Suche einen Betrieb mit modernen Anlagen und Entwicklungsmöglichkeiten.

Berufserfahrung

04/2025 bis heute: Elektroniker Instandhaltung
Rehmbach Kunststofftechnik GmbH & Co. KG, Hohenweiler
- Störungsbeseitigung an Spritzgussmaschinen, Handlingrobotern und Trocknern (Wechselschicht)
- Diagnose mit TIA Portal an S7-1200/1500, Anpassung von Abläufen nach Freigabe
- Tausch und Parametrierung von Frequenzumrichtern
- DGUV-V3-Prüfungen an Maschinen und Handgeräten

02/2022 bis 03/2025: Servicemonteur
Sonnwerk Hohenweiler GmbH
- Montage und Anschluss von Photovoltaikanlagen auf Ein- und Mehrfamilienhäusern
- Installation und Inbetriebnahme von Wallboxen und Batteriespeichern
- Zählerschrankumbau, Anmeldung beim Netzbetreiber
- Einweisung der Kunden

Ausbildung
09/2018 bis 01/2022: Elektroniker für Betriebstechnik
Stanzwerk Aubrecht AG, Hohenweiler; Abschlussprüfung IHK, Note 2
- Stationen: Ausbildungswerkstatt, Schaltschrankbau, sechs Monate Betriebsinstandhaltung

2012 bis 2018: Realschule Hohenweiler, Mittlere Reife

Kenntnisse
- Siemens TIA Portal: gut, Step 7 Classic: Grundlagen
- EPLAN lesen: gut
- MS Office
- Deutsch Muttersprache, Englisch B1

Weiterbildung
- 10/2025: SPS-Fachkraft Teil 1 (Bildungszentrum Hohenweiler, 80 Stunden)

Hobbys: Handball, Modellbau`,
    },
    {
      name: 'gebaeudetechnik-geselle',
      kind: 'adjacent',
      low: 38,
      high: 52,
      best: 45,
      why: 'A comparable electrical apprenticeship, but all his years are in building installation with KNX; no production plant and no SPS, which he says himself.',
      lacks: [
        'drei Jahre Berufserfahrung in der Instandhaltung von Produktionsanlagen',
        'sichere Kenntnisse in Siemens SIMATIC S7',
      ],
      cv: `Mehmet Karaduman
Elektroniker – Energie- und Gebäudetechnik
Am Mühlgraben 3, Grünsiedel

BERUFSPRAXIS

Elektro Vossbeck GmbH, Grünsiedel – Obermonteur
Januar 2019 – heute
• Leitung kleiner Baustellen (2–4 Monteure) in Wohn- und Bürogebäuden
• Komplette Elektroinstallation: Leitungsverlegung, Verteilerbau, Inbetriebnahme, Messung nach VDE 0100-600
• KNX-Programmierung mit ETS5/ETS6: Licht, Jalousie, Heizung
• Kundendienst und Störungssuche in Wohnanlagen, Sprechanlagen, Rauchmelder
• E-Check und DGUV-V3-Prüfungen in Büros, Kitas und Arztpraxen
• Aufmaß, Materialbestellung, Abstimmung mit Bauleitung

Haustechnik Ellermeier, Grünsiedel – Elektroinstallateur
August 2014 – Dezember 2018
• Altbausanierung, Neubau von Einfamilienhäusern
• Baustrom, Zähleranlagen, Satellitenempfang

AUSBILDUNG
2011 – 2014: Elektroniker Fachrichtung Energie- und Gebäudetechnik, Haustechnik Ellermeier, Gesellenbrief der Handwerkskammer (Juli 2014)

KENNTNISSE
KNX-Partner (Zertifikat 2020)
VDE-Messtechnik
SPS: bisher nur in der Berufsschule (Logo!), würde ich gern lernen
Deutsch und Türkisch fließend

MOTIVATION
Nach zwölf Jahren auf wechselnden Baustellen suche ich einen festen Arbeitsplatz in der Industrie. Schichtarbeit kann ich mir gut vorstellen; die Zulagen sind für meine Familie ein Argument. Führerschein B und BE, Hubarbeitsbühne.`,
    },
    {
      name: 'anlagenfuehrer-eup',
      kind: 'list',
      low: 22,
      high: 36,
      best: 29,
      why: 'A machine operator with an electrical instruction certificate and a skills list full of the right words; no electrical trade and no dated electrical maintenance.',
      lacks: [
        'abgeschlossene elektrotechnische Berufsausbildung',
        'drei Jahre Berufserfahrung in der Instandhaltung von Produktionsanlagen',
        'sichere Kenntnisse in Siemens SIMATIC S7',
      ],
      cv: `Bewerbung als Elektroniker Instandhaltung

Name: Ronny Sauerbreit
Wohnort: Kaltenbronn

Fähigkeiten
Instandhaltung, Wartung, Störungssuche, Siemens S7, TIA Portal, SIMATIC, Frequenzumrichter, Servoantriebe, Sensorik, DGUV V3, SAP PM, Schaltschrankbau, 3-Schicht, Rufbereitschaft, Teamgeist, selbstständige Arbeitsweise

Berufliche Stationen

2018 – heute
Maschinen- und Anlagenführer, Tiefkühlkost Rennefeld GmbH, Kaltenbronn
- Bedienen und Rüsten der Verpackungslinie 4
- Störmeldungen am Siemens-Bedienpanel quittieren, bei größeren Störungen Instandhaltung rufen
- Reinigung, Schmieren, Formatwechsel
- Führen der Schichtprotokolle, Einweisung von Leiharbeitern
- Dreischicht

2013 – 2018
Produktionshelfer über Zeitarbeit Anpack Personal, verschiedene Einsätze (Lager, Montage, Lebensmittel)

2009 – 2013
Koch, Gasthof Zur Alten Wache, Kaltenbronn

Ausbildung
2006 – 2009: Ausbildung zum Koch, Abschluss IHK
2006: Hauptschulabschluss

Lehrgänge
2021: Elektrotechnisch unterwiesene Person (EuP), 2 Tage
2023: Onlinekurs "Einführung in TIA Portal", 12 Stunden, Teilnahmebescheinigung
2019: Staplerschein

Sprachen: Deutsch

Ich bin zuverlässig, pünktlich und lerne schnell. Ein Wechsel in die Elektrowerkstatt ist seit langem mein Ziel.`,
    },
  ],
};
