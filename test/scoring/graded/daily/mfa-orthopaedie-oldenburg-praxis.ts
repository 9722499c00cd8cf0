import type { GradedJob } from '../types.ts';

export const mfaOrthopaedieOldenburgPraxis: GradedJob = {
  job: 'mfa-orthopaedie-oldenburg-praxis',
  title: 'Medizinische Fachangestellte (m/w/d) für orthopädische Praxis',
  spec: `Medizinische Fachangestellte (m/w/d) in Oldenburg gesucht - Vollzeit oder mind. 30 Stunden

Unsere orthopädisch-unfallchirurgische Gemeinschaftspraxis (drei Ärzte, elf Mitarbeiterinnen, ein Hund) sucht zum 1. Januar 2027 oder später Verstärkung, weil unsere Röntgenfee in den Ruhestand geht.

Darum geht es bei uns
• Sie röntgen selbstständig: Knie, Hüfte, Schulter, Wirbelsäule, auch mal ein Finger nach dem Handballspiel
• Sie assistieren bei Infiltrationen, Verbänden, Gips und kleinen Eingriffen
• Stoßwelle, Akupunktur vorbereiten, Blutentnahmen vor OP
• Anmeldung und Telefon im Wechsel, BG-Fälle und D-Arzt-Berichte anlegen, Leistungen nach EBM und GOÄ erfassen

Ohne das geht es nicht
• eine abgeschlossene Ausbildung als MFA bzw. Arzthelferin oder als MTRA / Medizinische Technologin für Radiologie
• gültige Kenntnisse oder Fachkunde im Strahlenschutz (Röntgenschein), zuletzt innerhalb der letzten fünf Jahre aktualisiert. Wir müssen ihn der Ärztlichen Stelle am ersten Tag vorlegen können
• mindestens zwei Jahre Berufserfahrung in einer Praxis, Ambulanz oder einem MVZ

Schön, aber kein Muss
• Erfahrung in Orthopädie, Chirurgie oder Unfallambulanz
• Umgang mit Medistar oder tomedo
• Gipskurs, Hygienebeauftragte, Plattdeutsch

Das bekommen Sie
• Gehalt nach Tarif plus 200 Euro Praxiszulage, 13. Gehalt
• 30 Tage Urlaub, Mittwoch- und Freitagnachmittag frei
• Deutschlandticket oder Jobrad, bezahlte Fortbildungen
• einen festen Dienstplan, der sechs Wochen vorher hängt

Bitte schicken Sie Ihre Unterlagen als eine PDF-Datei an Frau Tjarks (Praxismanagement). Fotos, Familienstand und dergleichen brauchen wir nicht. Reisekosten zum Gespräch können wir leider nicht erstatten.`,
  graded: [
    {
      name: 'wiebke-janssen-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Qualified MFA with nine years in an orthopaedic-surgical practice, X-ray certificate refreshed in 2024, plaster, BG cases and Medistar.',
      lacks: [],
      cv: `Lebenslauf

Wiebke Janssen
Hundsmühlen
geb. 17.03.1996 in Westerstede

Berufstätigkeit

08/2019 - heute   MFA in der Chirurgischen Praxis Dr. Ohlendorf & Kollegen, Bad Zwischenahn (D-Arzt)
   Röntgen von Extremitäten, Becken und Wirbelsäule, täglich ca. 20 Aufnahmen, digitaler Detektor. Konstanzprüfungen und die Unterlagen für die Ärztliche Stelle mache ich seit 2021. Gipse und Schienen, Wundversorgung, Assistenz bei ambulanten Eingriffen (Karpaltunnel, Materialentfernung). BG-Fälle mit allen Formularen. Quartalsabrechnung KV gemeinsam mit der Chefin, GOÄ allein. Medistar.

07/2017 - 07/2019   MFA im Orthopädie-Zentrum Ammerland, Westerstede
   Anmeldung, Infiltrationen vorbereiten, Stoßwelle, Röntgen, Blutabnahme, Impfungen

Ausbildung

08/2014 - 06/2017   Ausbildung zur Medizinischen Fachangestellten, Hausarztpraxis Dr. Renken, Rastede. Prüfung vor der Ärztekammer Niedersachsen bestanden am 21.06.2017, Note 2
2014   Realschulabschluss, Oberschule Rastede

Fortbildungen

Kurs Kenntnisse im Strahlenschutz (90 Std.), Oktober 2017
Aktualisierung: September 2022, zuletzt 14. September 2024
Gips- und Schienenkurs, 2020
Hygienebeauftragte in der Arztpraxis, 2023

Sonstiges: Führerschein B, Platt snacken kann ik ok. Handball (Kreisläuferin, bis zum Kreuzband).

Hundsmühlen, den 28.10.2026`,
    },
    {
      name: 'fatma-oezkaya-any-of',
      kind: 'any-of',
      low: 81,
      high: 93,
      best: 88,
      why: 'MTRA instead of MFA, with Fachkunde refreshed in 2025 and six years in a hospital casualty clinic; only practice billing and front desk are thinner.',
      lacks: [],
      cv: `Fatma Özkaya
Medizinisch-technische Radiologieassistentin
Delmenhorst

Sehr geehrte Frau Tjarks, mein Werdegang in Kürze:

Ich habe von 2016 bis 2019 an der MTA-Schule des Weserklinikums Vegesack gelernt und im September 2019 das Staatsexamen abgelegt (Urkunde MTRA). Die Fachkunde im Strahlenschutz habe ich damit erworben, aufgefrischt habe ich sie im Mai 2024 und noch einmal im November 2025.

Seit Oktober 2020 arbeite ich in der Notfall- und Unfallambulanz des St.-Viti-Krankenhauses in Delmenhorst. Wir sind dort nur zu zweit, deshalb mache ich nicht bloß die Bilder. Ich hole die Patienten aus dem Wartebereich, lege auf dem Tisch um, röntge alles vom Daumen bis zur Lendenwirbelsäule, und wenn der Arzt danach reponiert oder eine Schiene anlegt, halte ich, wickle und beruhige. Verbandwechsel, Fäden ziehen, Blut abnehmen und Zugänge legen gehören seit 2022 dazu. Ungefähr 60 Patienten an einem Montag. Arbeitsunfälle nehme ich im System auf, die Berichte schreibt unser Sekretariat.

Davor, Oktober 2019 bis September 2020, war ich in der Radiologie am Osterdeich in Bremen, CT und konventionell.

Mit KV-Abrechnung hatte ich kaum zu tun, da müssten Sie mich einarbeiten. Am Telefon und an der Anmeldung habe ich in der Ambulanz jede dritte Woche gesessen. Software: Orbis und das PACS von Ingrid, tomedo kenne ich nicht.

Ich möchte aus dem Schichtdienst heraus, meine Tochter kommt in die Schule.

Sprachen: Deutsch und Türkisch (beides Muttersprache), Englisch.`,
    },
    {
      name: 'silke-brandhorst-lapsed',
      kind: 'lapsed',
      low: 58,
      high: 71,
      best: 65,
      why: 'A seasoned orthopaedic MFA, but her X-ray certificate was last refreshed in March 2019, so it is outside five years and counts as missing.',
      lacks: ['currently valid Strahlenschutz certificate (refreshed within five years)'],
      cv: `SILKE BRANDHORST
Arzthelferin
26209 Hatten | Jahrgang 1974

PRAXISERFAHRUNG
2021 - jetzt: Rheuma- und Orthopädiepraxis Dr. Vosskuhl, Wildeshausen. Anmeldung, Terminplanung für vier Ärzte, Infusionen, Blutentnahmen, Infiltrationen richten, Stoßwelle, Abrechnung EBM/GOÄ, DMP. In der Praxis wird nicht geröntgt, die Patienten gehen ins Haus gegenüber.
2008 - 2021: Orthopädie am Lappan, Drs. Kuhlmann/Siebje. Röntgen, Gips, OP-Vorbereitung, Assistenz im ambulanten OP, Azubis angeleitet. Ab 2014 Erstkraft.
2002 - 2008: Elternzeit und 450-Euro-Stelle im Seniorenheim Hatten (Hauswirtschaft).
1995 - 2002: Allgemeinarztpraxis Dr. Hinrichs, Sandkrug.

AUSBILDUNG
Arzthelferin 1992 - 1995, Abschlussprüfung Ärztekammer 1995

KURSE
Röntgenschein 2008, aktualisiert 2013/14 und am 9. März 2019. Danach nicht mehr, weil ich ihn nicht gebraucht habe. Er ist also abgelaufen; ich würde den Kurs wiederholen.
Ausbilderin nach AEVO 2015
Reanimation jährlich, zuletzt 02/2026
Medistar: ja, seit 2008. tomedo: seit 2021.

Kündigungsfrist sechs Wochen zum Quartal`,
    },
    {
      name: 'laura-pietsch-adjacent',
      kind: 'adjacent',
      low: 30,
      high: 43,
      best: 36,
      why: 'A dental assistant: X-ray certificate only for dental images and no MFA or MTRA training, though the practice skills carry over in part.',
      lacks: [
        'Ausbildung als MFA/Arzthelferin oder MTRA',
        'Röntgenschein for general (not dental) radiography',
      ],
      cv: `Laura Pietsch, Zahnmedizinische Fachangestellte

Persönliches: 29 Jahre, wohnhaft in Wardenburg, Führerschein Klasse B

seit Feb. 2020 - Zahnarztpraxis Dr. Gerdes MSc, Oldenburg-Kreyenbrück
Stuhlassistenz, Prophylaxe, Chirurgie (Weisheitszähne, Implantate), Aufbereitung nach RKI, Anmeldung, Abrechnung BEMA und GOZ, Azubi-Betreuung. Röntgen: Zahnfilm, OPG, seit 2023 DVT.

Aug. 2016 - Jan. 2020 - Zahnärzte am Pferdemarkt, Oldenburg
Ausbildung bis Juli 2019, danach übernommen

Ausbildung zur ZFA, Prüfung bei der Zahnärztekammer Niedersachsen im Juli 2019 (befriedigend)
Kenntnisse im Strahlenschutz für Zahnmedizin 2019, aktualisiert Juni 2024
Fortbildung ZMP 2022

Ich habe zehn Jahre in den Mund geschaut und würde gern mehr vom Menschen sehen. Orthopädie interessiert mich, weil ich selbst zweimal am Knie operiert wurde. Eine Ausbildung als MFA habe ich nicht. Ich lerne schnell, bin belastbar und kann gut mit ängstlichen Patienten. Blut habe ich noch nie abgenommen, ein Gips wäre auch neu.

Programme: Dampsoft, Word, Excel`,
    },
    {
      name: 'ralf-mennecke-unrelated',
      kind: 'unrelated',
      low: 1,
      high: 10,
      best: 5,
      why: 'Warehouse and forklift work, no medical training of any sort.',
      lacks: [
        'Ausbildung als MFA/Arzthelferin oder MTRA',
        'Röntgenschein',
        'zwei Jahre Praxis, Ambulanz oder MVZ',
      ],
      cv: `Ralf Mennecke
Stedinger Str., Oldenburg
Geburtsdatum: 05.08.1981
Familienstand: ledig

Beruflicher Werdegang
04.2018 bis heute: Fachkraft für Lagerlogistik, Nordwest Getränkevertrieb GmbH, Oldenburg. Kommissionierung, Wareneingang, Inventur, Schichtführer in der Frühschicht seit 2022, sechs Leute. Stapler und Schubmast.
09.2010 bis 03.2018: Lagerist, Baustoffe Wellbrock, Hude
08.2003 bis 08.2010: Verkäufer, Getränkemarkt Lührs, Delmenhorst. Kasse, Leergut, Kundenberatung

Ausbildung
2000 bis 2003: Kaufmann im Einzelhandel, Abschluss IHK Oldenburg
2021: Umschulung auf Fachkraft für Lagerlogistik, Externenprüfung bestanden

Kenntnisse: SAP EWM, Excel, Staplerschein (gültig, Unterweisung 01/2026), Ersthelfer im Betrieb 2025

Warum ich mich bewerbe: Mein Rücken macht die Kisten nicht mehr mit und die Agentur für Arbeit hat mir geraten, mich breit zu bewerben. Ich bin pünktlich und kann mit Menschen umgehen.`,
    },
  ],
};
