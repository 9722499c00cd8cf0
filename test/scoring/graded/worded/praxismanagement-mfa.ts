/** Praxismanagerin einer internistischen Praxis (deutsch): MFA-Ausbildung, drei Jahre EBM- und GOÄ-Abrechnung, zwei Jahre Teamführung; Stellenbörse mit Überschriften. */
import type { GradedJob } from '../types.ts';

export const praxismanagementMfa: GradedJob = {
  job: 'praxismanagement-mfa',
  title: 'Praxismanagement / Leitende MFA',
  spec: `Praxismanager:in / leitende MFA (m/w/d) in Vollzeit
Internistisch-kardiologische Gemeinschaftspraxis am Domshof, Bremen
4 Ärzt:innen, 14 Mitarbeiterinnen, 2.900 Scheine im Quartal

IHRE AUFGABEN
Sie halten den Laden zusammen. Dienst- und Urlaubsplanung, Einstellungs- und Mitarbeitergespräche, Einarbeitung der Auszubildenden. Abrechnung mit der KV und privat, Prüfung vor Quartalsende, Widersprüche, Regressen vorbeugen. QM nach QEP, Hygieneplan, Medizinprodukte. Bestellungen und Verhandlungen mit Lieferanten. Ansprechpartnerin, wenn die Telematik streikt. An vier bis sechs Stunden in der Woche auch selbst am Tresen oder im Labor, damit Sie nicht vergessen, wie es ist.

IHR PROFIL
Das muss sein:
• abgeschlossene Berufsausbildung als Medizinische Fachangestellte (früher Arzthelferin)
• mindestens drei Jahre eigenverantwortliche Abrechnung nach EBM und GOÄ in einer ärztlichen Praxis oder einem MVZ
• mindestens zwei Jahre Führung eines Praxisteams (auch als Erstkraft, auch stellvertretend)
Das wäre schön:
• Weiterbildung zur Fachwirtin im Gesundheitswesen, Praxismanagerin oder VERAH/NäPa
• Kenntnisse in CGM Turbomed oder einer anderen Praxissoftware
• DMP, Hausbesuche, EKG, Echo-Assistenz
• Humor an Montagen

WIR BIETEN
Gehalt deutlich über Tarif (Tätigkeitsgruppe VI), 30 Tage Urlaub, betriebliche Altersvorsorge, Jobticket, Obstkorb (ja, auch wir). Mittwoch- und Freitagnachmittag frei. Eigenes Büro mit Fenster zum Dom. Keine Wochenenden.

SO GEHT'S WEITER
Lebenslauf an bewerbung(at) unsere Praxisadresse, Zeugnisse bringen Sie zum Gespräch mit. Menschen mit Schwerbehinderung werden bei gleicher Eignung bevorzugt. Fragen beantwortet Dr. Wiebke Ahlers, am liebsten nach 18 Uhr.`,
  graded: [
    {
      name: 'erstkraft-kardiologie',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'MFA 2009, seit 2016 Abrechnung EBM/GOÄ und seit 2019 Leitung von elf Kräften in der Kardiologie, Fachwirtin, Turbomed, QEP.',
      lacks: [],
      cv: `Katja Dohrmann
geb. 1989, Bremen-Findorff

Berufspraxis
01/2019 - heute: MVZ Herz & Gefäße Unterweser, Bremerhaven. Praxisleitung (nichtärztlich)
   elf MFA, zwei Azubis. Dienstplan, Bewerbungen, Jahresgespräche, zwei Abmahnungen, eine Kündigung.
   Quartalsabrechnung (2.400 Fälle) und Privatrechnungen über PVS, Plausibilität, Widersprüche, Chronikerziffern, DMP KHK.
   QEP-Zertifizierung 2021 und 2024, Hygiene, MPBetreibV.
07/2013 - 12/2018: Praxis Dr. Eilers und Partner, Innere, Bremen. MFA, ab 2016 Abrechnung beider Seiten
08/2009 - 06/2013: Hausarztpraxis Grolland, MFA (EKG, Ergo, Labor, Hausbesuche)

Bildung
2006 - 2009 Ausbildung Medizinische Fachangestellte, Ärztekammer Bremen
2017 - 2018 Fachwirtin für ambulante medizinische Versorgung (Ärztekammer)
2022 NäPa
2025 Datenschutz in der Praxis

EDV: Turbomed, DATEV (Vorerfassung), KIM, eRezept, ePA
Freizeit: Ruderverein (Steuerfrau), Werder, zwei Meerschweinchen. Führerschein B.`,
    },
    {
      name: 'arzthelferin-quartal',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 85,
      why: 'Arzthelferin von 1998, "Erste" einer Hautarztpraxis über fünfzehn Jahre, Scheine und Liquidationen seit 2008; Fachrichtung und Programm sind andere.',
      lacks: [],
      cv: `Hiltrud Osterkamp, 47 Jahre, verheiratet, wohnhaft in Delmenhorst

Gelernt habe ich von 1995 bis 1998 bei Sanitätsrat Beckhoff in Vechta (Helferinnenprüfung vor der Ärztekammer Niedersachsen). Seitdem war ich nur in zwei Praxen, was man heute erklären muss.

Von 1998 bis 2004 Allgemeinmedizin bei Beckhoff und seinem Nachfolger, bis die Praxis schloss. Danach drei Jahre daheim bei den Kindern.

Seit Oktober 2007 bin ich bei den Hautärzten Dr. Thiele und Dr. Sahin in Delmenhorst. 2008 übernahm ich die Scheine, also alles, was am Quartalsende zur Kassenärztlichen Vereinigung geht, mit Regelprüfung, Zuschlägen, Rückläufern, dem jährlichen Honorarbescheid, über den ich mich einmal im Jahr mit Herrn Thiele ärgere. Die Selbstzahler und die Privaten rechne ich ebenfalls, mit Steigerungssatz, Begründung und Mahnlauf, ohne Verrechnungsstelle. Ungefähr 3.300 Fälle.

Als Frau Mohr 2011 ging, wurde ich die Erste: neun Damen, ein Herr, drei Lehrlinge. Wer wann da ist, wer nicht mit wem in die OP soll, wer die Prüfung schafft, das läuft über mich. Ich bin im Prüfungsausschuss der Kammer seit 2018. Die Ordner für die Begehung durch das Gewerbeaufsichtsamt stehen gerade.

Programme: Medistar seit 2007, Word, eine eigene Excel-Tafel für den Urlaub. TI-Anbindung 2019 mitgemacht, überlebt. Wundkurs ICW 2015. Doppelkopf, Rad, Plattdeutsch.`,
    },
    {
      name: 'abrechnung-ohne-team',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 67,
      why: 'MFA mit zwölf Jahren Abrechnung auf beiden Gebührenordnungen und Turbomed, aber nie für Mitarbeiterinnen zuständig; Fachwirtin nur als Lehrgang.',
      lacks: ['mindestens zwei Jahre Führung eines Praxisteams'],
      cv: `XING-Profil (Export)
Merle Vandenhoeck
Abrechnungsspezialistin | MFA | Bremen

Werdegang
Seit Mai 2018 - Abrechnungskraft, Zentrum für Innere Medizin Schwachhausen (Diabetologie, Gastro, Kardio), 35 Stunden
EBM und GOÄ für sechs Ärztinnen allein, 4.100 Behandlungsfälle. Koloskopie-Komplexe, Schrittmacherkontrollen, Langzeit-EKG, Hybrid-DRG-Fälle seit 2024. Vorab-Prüflauf, Honorarwidersprüche (17, davon 12 erfolgreich), IGeL. Schulungen für die Ärzte alle zwei Monate. Turbomed.
Sept. 2014 - April 2018 - MFA, Praxis Dr. Wilkens, Hausarzt, Weyhe
Anmeldung, Labor, ab Januar 2015 Kassenabrechnung
2011 - 2014 - Ausbildung zur MFA, Hautzentrum Syke, Note 1,6

Weiterbildung
PVS-Seminare jährlich; Fachwirtin im Gesundheits- und Sozialwesen (IHK), zwei von vier Teilen, 2025
Diabetesassistentin DDG 2019

Fähigkeiten
Genauigkeit, Excel, TI, geduldig am Telefon mit der KV

Sprachen
Deutsch, Niederländisch, Englisch B1

Sonstiges
Segelschein SBF See. Kein Haustier, dafür viele Pflanzen. Ich suche Verantwortung, bei uns gibt es für Leitung schon eine Kollegin, die noch zehn Jahre bleibt.`,
    },
    {
      name: 'zahnarztpraxis',
      kind: 'trap',
      low: 32,
      high: 47,
      best: 40,
      why: 'Gestandene Praxismanagerin mit Teamführung, doch zahnmedizinisch: ZFA statt MFA, BEMA und GOZ statt EBM und GOÄ.',
      lacks: [
        'abgeschlossene Berufsausbildung als Medizinische Fachangestellte (früher Arzthelferin)',
        'mindestens drei Jahre eigenverantwortliche Abrechnung nach EBM und GOÄ',
      ],
      cv: `PRAXISMANAGERIN MIT 18 JAHREN ERFAHRUNG
Nadine Stuckenschmidt, Bremen-Vegesack

KURZPROFIL
Führungsstark, abrechnungssicher, QM-erfahren. Team von 16, Jahresumsatz 2,1 Mio. Euro.

STATIONEN
2015 - heute | Praxismanagerin, Zahnzentrum Vegesack (5 Behandler, Implantologie, KFO)
Personaleinsatz, Bewerbergespräche, Zielvereinbarungen, Lohnvorbereitung; Abrechnung KZV und privat, Heil- und Kostenpläne, Factoring, GOÄ-Ziffern in der Chirurgie (selten); Recall, Marketing, Google-Bewertungen 4,9; QM mit Handbuch, RKI-Aufbereitung, Begehung 2023 ohne Mängel
2008 - 2015 | Zahnmedizinische Verwaltungsassistentin, Praxis Dr. Bollmann, Rotenburg
2005 - 2008 | Ausbildung Zahnmedizinische Fachangestellte, Zahnärztekammer Bremen

QUALIFIKATION
ZMV 2011. Betriebswirtin für Management im Gesundheitswesen 2018. Ausbildereignung (AEVO) 2014. Datenschutz extern zertifiziert.

EDV
Dampsoft, Z1, DATEV, MS Office, Telematikinfrastruktur (eEB, eHBA, SMC-B)

PERSÖNLICHES
Zwei Söhne, Handball (Kreisoberliga, Torfrau bis zur Schulter). Ich möchte in eine größere Einheit und an die Weser zur Innenstadt. Die Umstellung auf die ärztlichen Ziffern traue ich mir in einem Quartal zu.`,
    },
    {
      name: 'physio-manager',
      kind: 'unrelated',
      low: 14,
      high: 30,
      best: 22,
      why: "Hotel and physiotherapy-studio manager who leads a team well: no medical training, no doctors' billing, English-speaking CV with decent German.",
      lacks: [
        'abgeschlossene Berufsausbildung als Medizinische Fachangestellte (früher Arzthelferin)',
        'mindestens drei Jahre eigenverantwortliche Abrechnung nach EBM und GOÄ',
      ],
      cv: `Oliver Bredenkamp-Hughes
Practice Manager | Bremen | German and British passports

Profile
Hospitality graduate who manages a busy health practice. I believe that the patient journey begins with the phone.

Experience
Practice Manager, MoveWell Physio & Reha, Bremen Überseestadt, April 2020 - present
22 staff: therapists, reception, cleaners. Rostering, recruitment, appraisals, dismissals, onboarding of two Kaufleute im Gesundheitswesen apprentices. Prescriptions (Heilmittelverordnung, Muster 13) checked and sent to an external billing centre; private invoices; no-show rate from 11% to 4%. ISO 9001 refresh 2024. Opened second site. Theorg software.

Front Office Manager, Hotel Marschenhof, Oldenburg, 2014 - 2020
Team of 18, 140 rooms, revenue, complaints, duty manager two nights a week.

Receptionist and trainee, London and Sylt, 2010 - 2014

Education
BA International Hospitality, Bournemouth, 2010. Dale Carnegie course. AEVO trainer licence 2022. First aid 2025.

Languages: English and German, both native. Danish for restaurants.

Interests: kitesurfing, sour beers, refereeing. I know that cardiology is another world but a Monday morning is a Monday morning and I have had some hundreds.`,
    },
  ],
};
