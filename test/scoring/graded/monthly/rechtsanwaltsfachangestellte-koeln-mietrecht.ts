import type { GradedJob } from '../types.ts';

export const rechtsanwaltsfachangestellteKoelnMietrecht: GradedJob = {
  job: 'rechtsanwaltsfachangestellte-koeln-mietrecht',
  title: 'Rechtsanwaltsfachangestellte (m/w/d) in Köln-Ehrenfeld',
  spec: `Wir sind eine Kanzlei mit vier Anwältinnen und Anwälten in Köln-Ehrenfeld und beraten seit über zwanzig Jahren Vermieter, Mieter und Wohnungseigentümergemeinschaften. Unsere langjährige Kollegin geht im Frühjahr in den Ruhestand, und wir suchen jemanden, der ihren Platz nicht nur besetzt, sondern das Sekretariat mit zwei Mitarbeiterinnen wirklich trägt.

Zu Ihren Aufgaben gehört alles, was eine Akte von der Anlage bis zur Ablage braucht: Fristen notieren und überwachen, Schriftsätze nach Diktat fertigstellen und über das beA versenden, mit Mandanten, Gerichten und Gerichtsvollziehern telefonieren, Gebühren nach dem RVG abrechnen, Kostenfestsetzung beantragen und aus den Titeln vollstrecken, vom Mahnbescheid über den Pfändungs- und Überweisungsbeschluss bis zur Räumung.

Ohne abgeschlossene Ausbildung als Rechtsanwaltsfachangestellte, als Rechtsanwalts- und Notarfachangestellte oder einen Abschluss als Rechtsfachwirtin geht es bei uns nicht; welcher der drei es ist, spielt keine Rolle. Außerdem erwarten wir mindestens drei Jahre Berufserfahrung in einer Anwaltskanzlei. Und Sie müssen RVG-Abrechnung und Zwangsvollstreckung selbstständig beherrschen, denn niemand von uns rechnet Ihnen nach. Schön wäre es, wenn Sie RA-MICRO kennen oder schon einmal mit Mietsachen zu tun hatten. Beides lässt sich lernen.

Wir bieten eine unbefristete Stelle mit 35 bis 39 Stunden, nach Erfahrung 3.300 bis 3.900 Euro brutto, dreißig Tage Urlaub, den 24. und 31. Dezember frei, das Deutschlandticket und einen Tag Homeoffice in der Woche. Unser Hund heißt Paragraph und wohnt unter dem Empfangstresen.

Bitte schreiben Sie uns per E-Mail, ein Anschreiben muss nicht sein.`,
  graded: [
    {
      name: 'joerg-wichterich-buerovorsteher',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: 'Gelernter ReNo mit elf Jahren als Bürovorsteher; Gebühren, Kostenfestsetzung, Pfüb und Räumung aktuell belegt, nur in eigenen Worten.',
      lacks: [],
      cv: `Jörg Wichterich
geb. 3. Mai 1985 in Bergheim
Köln-Nippes

Ich bin der, der in der Kanzlei den Laden am Laufen hält.

Seit Oktober 2015: Bürovorsteher bei Hagenbrock & Sieger, Rechtsanwälte, Köln (fünf Berufsträger, Bau- und Grundstücksrecht, viel für Hausverwaltungen)
Ich schreibe sämtliche Rechnungen der Kanzlei: Geschäfts-, Verfahrens- und Terminsgebühr, Anrechnung, Streitwertfragen, auch gegenüber Rechtsschutzversicherern, die gern kürzen wollen. Nach gewonnenen Prozessen hole ich die Kosten beim Gegner herein. Wenn einer nicht zahlt, geht es weiter: gerichtliches Mahnverfahren, Vermögensauskunft, Konten und Löhne pfänden (Pfüb), Sicherungshypothek, und bei Wohnungen die Herausgabe mit dem Gerichtsvollzieher, im letzten Jahr elf Mal. Dazu der Fristenkalender mit Gegenkontrolle, das elektronische Postfach seit dem ersten Tag, Einteilung von drei Kolleginnen und zwei Auszubildenden.
Programm: Advoware.

August 2008 bis September 2015: Angestellter im Anwalts- und Notariatsbüro Dr. Felten, Brühl
Hälfte Anwalt, Hälfte Notar. Vollstreckung, Grundbuchsachen, Diktate.

2005 bis Juli 2008: Lehre zum Rechtsanwalts- und Notarfachangestellten, ebendort, Kammerprüfung mit "gut"

2004: Abitur, danach Zivildienst

Sonstiges: Seminar zur Gebührenreform 2025. Führerschein B. Keine Angst vor Hunden.`,
    },
    {
      name: 'petra-lindlahr-bis-2016',
      kind: 'old',
      low: 59,
      high: 72,
      best: 65,
      why: 'Ausbildung und neun Jahre Kanzlei mit RVG und Vollstreckung, aber seit 2016 nicht mehr und ohne beA.',
      lacks: [],
      cv: `Lebenslauf

Petra Lindlahr, verheiratet, zwei Kinder
Frechen

Beruflicher Werdegang

11/2016 – heute
Rheinhof Versicherung AG, Köln
Sachbearbeiterin Haftpflichtschaden
Prüfung von Ansprüchen, Schriftwechsel mit Anwälten und Geschädigten, Regulierung bis 15.000 €, Regresse. Teilzeit 30 Std.

07/2007 – 09/2016
Kanzlei Brandis und Kollegen, Köln-Lindenthal
Rechtsanwaltsfachangestellte
Verkehrs-, Miet- und allgemeines Zivilrecht. Selbstständige Abrechnung nach RVG für drei Anwälte, Kostenfestsetzungsanträge, Zwangsvollstreckung komplett (Mahn- und Vollstreckungsbescheide, Pfändungen, Aufträge an Gerichtsvollzieher, gelegentlich Räumungen), Fristenbuch, Phonodiktat, Telefon. Arbeit mit RA-MICRO.

08/2004 – 06/2007
Ausbildung zur Rechtsanwaltsfachangestellten, Kanzlei Brandis, Abschluss vor der Rechtsanwaltskammer Köln, Note befriedigend

Kenntnisse
MS Office gut, Schadenprogramm, Zehnfingersystem 320 Anschläge. Mit dem beA habe ich noch nicht gearbeitet, das kam nach meiner Zeit.

Ich möchte zurück in meinen gelernten Beruf.`,
    },
    {
      name: 'sarah-demirel-bueromanagement',
      kind: 'missing',
      low: 40,
      high: 54,
      best: 47,
      why: 'Fünf Jahre Kanzleisekretariat, aber andere Ausbildung, und Abrechnung wie Vollstreckung macht dort eine Kollegin.',
      lacks: [
        'Ausbildung als ReFa, ReNo oder Rechtsfachwirtin',
        'selbstständige RVG-Abrechnung und Zwangsvollstreckung',
      ],
      cv: `Sarah Demirel
Köln-Kalk · Tel. 0152 555 01 88

PROFIL Kauffrau für Büromanagement mit fünf Jahren Kanzleialltag

BERUFSERFAHRUNG
Sekretärin                    09.2021 – heute
Kanzlei Vossen Arbeitsrecht, Köln
    Empfang, Telefon, Terminvergabe
    Akten anlegen, Posteingang scannen, Schriftsätze formatieren
    Versand über beA, eEB zurücksenden
    Fristen eintragen, Vier-Augen-Kontrolle
    Reisen der Partner, Bestellungen, Kassenbuch
    Rechnungen und Vollstreckung liegen bei unserer ReFa, ich lege ihr die Akten vor

Bürokraft                     08.2019 – 08.2021
Sanitär Kolvenbach GmbH, Hürth
    Angebote, Rechnungen, Mahnungen, Lohnvorbereitung

AUSBILDUNG
Kauffrau für Büromanagement, IHK Köln, 2016 – 2019
Fachoberschulreife 2016

EDV RA-MICRO (Akten, Kalender, Text), Word sehr gut, Excel gut
SPRACHEN Deutsch, Türkisch, Englisch B1`,
    },
    {
      name: 'verena-hofstaetter-wien',
      kind: 'foreign',
      low: 43,
      high: 57,
      best: 50,
      why: 'Erfahrene Wiener Kanzleikraft mit österreichischem Lehrabschluss; Tarif und Exekution dort sind anderes Recht, RVG und ZPO-Vollstreckung fehlen.',
      lacks: [
        'deutsche Ausbildung als ReFa, ReNo oder Rechtsfachwirtin (österreichischer Lehrabschluss)',
        'RVG-Abrechnung und deutsche Zwangsvollstreckung',
      ],
      cv: `VERENA HOFSTÄTTER

derzeit 1160 Wien, ab Jänner 2027 in Köln (mein Mann wechselt an die Uniklinik)
geboren 19.11.1993

Rechtsanwaltskanzlei Mag. Strobl-Reindl, Wien            März 2019 bis jetzt
Leitende Kanzleikraft. Drei Juristen, Schwerpunkt Mietrecht (MRG) und Wohnungseigentum. Ich erstelle die Kostenverzeichnisse nach RATG und AHK, bringe Klagen und Exekutionsanträge im WebERV ein (Fahrnis-, Gehalts- und Räumungsexekution, zuletzt ca. 120 im Jahr), führe das Fristenbuch, kontrolliere Zustellungen und betreue die Klienten am Telefon. Lehrling mitbetreut.

Anwaltspartnerschaft Kern Oberhuber, Wien            September 2014 bis Februar 2019
Sekretariat Zivilprozess, Diktate, Aktenanlage, Honorarnoten nach Vorgabe.

Ausbildung
Lehrabschlussprüfung Rechtskanzleiassistentin, Wien 2014, mit Auszeichnung
BU-Kurs 1 und 2 der Rechtsanwaltskammer (Kosten, Exekution), 2016

Kenntnisse: ADVOKAT, WebERV, Word. Deutsche Gebührenordnung und das deutsche Vollstreckungsrecht kenne ich noch nicht, ich lerne sie aber gern.`,
    },
    {
      name: 'melina-krause-nur-notariat',
      kind: 'denial',
      low: 57,
      high: 70,
      best: 63,
      why: 'Gelernte ReNo mit vier Jahren in einer Anwalts- und Notarkanzlei, die RVG und Vollstreckung nach eigenen Worten nicht macht.',
      lacks: ['selbstständige RVG-Abrechnung und Zwangsvollstreckung'],
      cv: `Melina Krause, 26 Jahre, Leverkusen

Derzeitige Stelle
Rechtsanwalts- und Notarfachangestellte in der Kanzlei Uhlenbrock, Rechtsanwälte und Notar, Hagen, seit 01.08.2022, 39 Stunden.

Was ich dort mache
Am Anfang saß ich am Empfang für beide Bereiche, seit Anfang 2023 arbeite ich dem Notar zu. Ich bereite Kaufverträge, Grundschulden, Testamente und Handelsregisteranmeldungen vor, hole Genehmigungen ein, wickle die Verträge bis zur Umschreibung ab und erstelle die Kostenrechnungen nach GNotKG. Auf der Anwaltsseite springe ich bei Krankheit ein: Posteingang aus dem beA, Fristen notieren, Schriftsätze nach Diktat, Mandantengespräche am Telefon, Akten anlegen. Wir nutzen RA-MICRO.

Was ich nicht mache
Anwaltsgebühren nach RVG und die Zwangsvollstreckung kenne ich nur aus der Berufsschule. In der Praxis habe ich beides nicht gemacht, da bin ich ehrlich.

Ausbildung
ReNo-Ausbildung in der gleichen Kanzlei, 08/2019 bis 07/2022, Abschluss "gut", Prüfung RAK Hamm
Fachabitur 2019

Warum Köln? Mein Freund wohnt in Leverkusen und ich fahre jeden Tag 50 Minuten pro Strecke.`,
    },
  ],
};
