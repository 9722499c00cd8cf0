/** Regulatory Affairs für Medizinprodukte, deutsches HR-Portal: Studium, drei Jahre MDR-Dokumentation ab Klasse IIa, Deutsch C1, Englisch. */
import type { GradedJob } from '../types.ts';

export const regulatoryAffairsMedtechJob: GradedJob = {
  job: 'regulatory-affairs-medtech',
  title: 'Regulatory Affairs Specialist Medizinprodukte (m/w/d)',
  spec: `STELLEN-ID: 20931 | STATUS: veröffentlicht | STANDORT: Tuttlingen | PENSUM: 100 % | EINTRITT: 01.02.2027

STELLENTITEL
Regulatory Affairs Specialist Medizinprodukte (m/w/d)

ÜBER DAS UNTERNEHMEN
Die Hohenkarpfen Instruments GmbH ist ein Familienbetrieb in vierter Generation. 310 Mitarbeitende entwickeln und fertigen motorische Handstücke, Trokare und resorbierbare Fixierungen für die Chirurgie.

IHRE AUFGABEN
- Erstellung und Pflege der Technischen Dokumentation nach Anhang II und III der Verordnung (EU) 2017/745
- Ansprechperson der Benannten Stelle, Bearbeitung von Abweichungen
- Internationale Registrierungen (FDA 510(k), Brasilien, Saudi-Arabien) mit Distributoren
- Bewertung von Änderungen, UDI und EUDAMED, Mitarbeit an PMS und PSUR
- Unterstützung der verantwortlichen Person nach Art. 15

IHR PROFIL
- Abgeschlossenes Studium (Medizintechnik, Naturwissenschaft, Ingenieurwesen o. Ä.)
- Berufspraxis in Regulatory Affairs für Medizinprodukte, bei einem Hersteller, einer Benannten Stelle oder in der Beratung
- Kenntnisse in ISO 13485, ISO 14971, IEC 60601 von Vorteil
- Erfahrung mit Legacy-Produkten oder Software wünschenswert
- Sehr gute Deutschkenntnisse (mindestens C1) und verhandlungssicheres Englisch, beides in Wort und Schrift
- Strukturierte Arbeitsweise, Humor

HINWEIS DER FACHABTEILUNG
Bewerbungen können nur berücksichtigt werden, wenn mindestens drei Jahre Praxis mit Technischer Dokumentation unter der MDR für Produkte der Klasse IIa oder höher vorliegen.

WIR BIETEN
30 Tage Urlaub, Gleitzeit, 13. Monatsgehalt, JobRad, Kantine mit Blick auf den Honberg. Schwerbehinderte Bewerber werden bei gleicher Eignung bevorzugt. Bewerbung bitte nur über das Portal.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Masterabschluss, sechs Jahre RA unter MDR für IIa und IIb beim Hersteller, 510(k) und Brasilien, PRRC-Stellvertretung, Deutsch Muttersprache, Englisch C1.',
      lacks: [],
      cv: `Dr. Annika Rombach, Villingen-Schwenningen

BERUFLICHER WERDEGANG

10/2020 bis heute: Regulatory Affairs Managerin, Donaublick Medizintechnik GmbH, Tuttlingen
- Technische Dokumentationen nach MDR für HF-Elektroden (IIb), Optiken (IIa) und Instrumente (Ir), 14 Akten, alle zertifiziert
- Benannte Stelle: Einreichung, Deficiency Letters, Audits 2022, 2024, 2025
- zwei 510(k) clearances (2022, 2025), ANVISA mit lokalem Partner
- PSUR, PMS-Pläne, Änderungsbewertung, UDI-Stammdaten in EUDAMED
- stellvertretende verantwortliche Person (Art. 15) seit 2023

04/2018 bis 09/2020: Entwicklungsingenieurin, ebenda, Risikomanagement ISO 14971, Verifizierung

STUDIUM
M. Sc. Biomedical Engineering, Hochschule Furtwangen, 2014
Promotion (Dr. rer. nat.), Tübingen, 2018

WEITERBILDUNG
MDR Expert (TÜV SÜD Akademie) 2021, IEC 60601-1 Grundlagen 2023

SPRACHEN
Deutsch (Muttersprache), Englisch (C1), Französisch (B1)

Privat: Imkerin mit sechs Völkern, Elternbeirat`,
    },
    {
      name: 'notified-body-reviewer',
      kind: 'any-of',
      low: 78,
      high: 92,
      best: 85,
      why: 'Kommt von der anderen Seite des Tisches: fünf Jahre Prüferin bei einer Benannten Stelle für IIa bis III, dazu Deutsch C2 und Studium; eigene Einreichungen und Registrierungen fehlen.',
      lacks: [],
      cv: `Ioana Petrescu
Product Reviewer, active and non-active surgical devices

Since April 2021 I have been employed at a German notified body (NB 28xx, name in interview) in Stuttgart. I take in the manufacturer's file and pull it apart: Annex II and III completeness, GSPR checklist, biocompatibility, sterilisation and packaging validation, clinical evaluation together with our clinicians, post-market plans, SSCP. Between 35 and 40 technical documentation assessments per year under Regulation 2017/745, class IIa sampling, IIb implantable, and III resorbables since 2023. I write the deficiency lists which your colleagues dread, almost always in German, for US clients in English. I am also authorised for significant-change reviews of legacy (Art. 120) devices.

2016 to 2021: R&D scientist, Karpatia Polymers, Cluj-Napoca, then Reutlingen. Resorbable sutures, test methods, ISO 10993 planning, ISO 13485 internal auditor.

Degrees: MSc Chemistry, Babeș-Bolyai (2015), recognised by anabin H+.

Languages: Romanian native, German C2 (Goethe 2019), English C1, Hungarian B2.

Why change? I would like to build a file for once, instead of criticising it. I have not done a 510(k) or a registration in Latin America, and would have to learn those.`,
    },
    {
      name: 'galway-german-a2',
      kind: 'missing',
      low: 50,
      high: 65,
      best: 58,
      why: 'Neun Jahre RA, MDR bis Klasse III, 510(k), aber Deutsch nur A2; eine Sprache bis C1 braucht Jahre.',
      lacks: ['Sehr gute Deutschkenntnisse (mindestens C1)'],
      cv: `Niamh Costelloe, BSc, MSc, RAC (Devices)
Galway, Ireland. Open to relocate to Baden-Württemberg (partner from Rottweil)

Senior Regulatory Affairs Specialist
Corrib Vascular Ltd, Galway, Feb 2021 to present
* Author of MDR technical documentation for guide wires (III) and introducers (IIa), both certified 2023
* Five 510(k)s, one special, Q-sub meeting with FDA 2024
* Lead contact with the notified body, change notifications, PSURs, SSCP
* Registrations in KSA, Brazil, Canada (MDL), Australia
* EUDAMED actor, UDI and device modules

Regulatory Affairs Specialist
Atlantic Ortho, Galway, June 2017 to Jan 2021
* MDD to MDR gap analyses, class IIb plates and screws, design dossiers

EDUCATION
MSc Regulatory Affairs (Medical Devices), ATU Sligo 2019
BSc Biomedical Science, University of Galway 2017

LANGUAGES
English: native
Irish: fluent
German: A2 (Goethe-Zertifikat, June 2026), B1 course running

Other: traditional fiddle, member of TOPRA`,
    },
    {
      name: 'zwei-stellen-zugleich',
      kind: 'overlap',
      low: 55,
      high: 70,
      best: 63,
      why: 'Nennt fast vier Jahre MDR-Praxis, doch beide Tätigkeiten laufen seit 2025 nebeneinander; nach Daten 22 Monate statt drei Jahren.',
      lacks: [
        'mindestens drei Jahre Praxis mit Technischer Dokumentation unter der MDR für Produkte der Klasse IIa oder höher',
      ],
      cv: `Kurzprofil
Fabian Zoller, 32, Ingenieur, Rottweil. Knapp 4 Jahre MDR-Praxis (Klasse IIa/IIb), Deutsch Muttersprache, Englisch C1.

Tätigkeiten
01/2025 - heute | Regulatory Affairs Specialist (60 %) | Primtal Endoskopie GmbH | Technische Dokumentation Anhang II/III für starre Endoskope IIa und Lichtleiter, Kontakt zur Benannten Stelle, Nachforderungen, UDI
02/2025 - heute | Freier Berater Regulatory Affairs (40 %) | RegWerk Zoller | MDR-Akten für drei kleine Hersteller (Knochenschrauben IIb, Absaugpumpe IIa), GSPR-Checklisten, PMS-Pläne, ein Audit begleitet
2019 - 2024 | Qualitätsingenieur | Schwarzwald Präzision AG | Wareneingangsprüfung, CAPA, Reklamationen, interne Audits ISO 13485, Prozessvalidierung Reinigung. Mit den Akten selbst hatte die Abteilung nichts zu tun, das lag bei RA.

Ausbildung
B. Eng. Medizintechnik, Hochschule Furtwangen, Campus Tuttlingen, 2019

Kurse
MDR Kompakt (2024), Clinical Evaluation Basics (2025), ISO 14971 (2022), Excel Makros

Sonstiges
Narrenzunft, Motorrad, ehrenamtlich DRK`,
    },
    {
      name: 'arzneimittelzulassung',
      kind: 'adjacent',
      low: 40,
      high: 56,
      best: 49,
      why: 'Elf gute Jahre Zulassung, aber von Arzneimitteln; unter der MDR nur ein Seminar, und er sagt es selbst.',
      lacks: [
        'Berufspraxis in Regulatory Affairs für Medizinprodukte',
        'mindestens drei Jahre Praxis mit Technischer Dokumentation unter der MDR für Produkte der Klasse IIa oder höher',
      ],
      cv: `Bewerbung als Regulatory Affairs Specialist

Zur Person: Henrik Wassmuth, Apotheker (Approbation 2014), Ulm

Ich arbeite seit Juli 2015 in der Zulassung. Zunächst bei Laborant Generika in Blaubeuren (bis 2019) als Manager Drug Regulatory Affairs: dezentrale Verfahren, Modul 3, Variations Typ IA bis II, Kontakt mit dem BfArM, Texte nach QRD. Seit September 2019 bei Iller Pharma SE in Ulm als Senior Manager Regulatory Affairs: Lebenszyklus von 22 Zulassungen in 17 Ländern, eCTD, Mängelbescheide, Stufenplanthemen gemeinsam mit der Pharmakovigilanz, Registrierungen in Saudi-Arabien und Brasilien über lokale Partner, Betreuung von zwei Juniorinnen. Ein Nasenspray hat eine Dosierhilfe, deren Konformität der Lieferant verantwortet; dessen Bescheinigung habe ich abgelegt.

Offen gesagt: Technische Dokumentationen nach MDR habe ich noch nicht geschrieben, ich habe im Mai 2026 ein zweitägiges Seminar dazu besucht und fand es einleuchtend. Vieles an der Arbeitsweise (Dossier, Behörde, Änderungen, Fristen) ist verwandt.

Studium der Pharmazie, Tübingen, 2008 - 2013. Deutsch Muttersprache, Englisch verhandlungssicher, Latinum. Verheiratet, drei Kinder, Posaunenchor.`,
    },
  ],
};
