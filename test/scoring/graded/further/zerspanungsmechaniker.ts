/** Zerspanungsmechaniker Fräsen, auf Deutsch: Berufsabschluss und drei Jahre an der Heidenhain-Steuerung. */
import type { GradedJob } from '../types.ts';

export const zerspanungsmechaniker: GradedJob = {
  job: 'zerspanungsmechaniker',
  title: 'Zerspanungsmechaniker Frästechnik (m/w/d)',
  spec: `Zerspanungsmechaniker (m/w/d) Fachrichtung Frästechnik
Albrand Präzisionsteile GmbH, Tuttlingen, unbefristet, Vollzeit

Wir sind ein Familienbetrieb mit 70 Beschäftigten und fertigen Kleinserien aus Titan und Edelstahl für Medizin- und Messtechnik.

Ihre Aufgaben
- Rüsten, Programmieren und Bedienen unserer 3- und 5-Achs-Bearbeitungszentren (Hermle, DMG)
- Optimieren von Programmen direkt an der Steuerung
- Prüfen der Teile mit Messschieber, Bügelmessschraube und Höhenmessgerät, Dokumentation der Erstmuster
- Anleitung unserer Azubis

Ihr Profil
- abgeschlossene Berufsausbildung als Zerspanungsmechaniker, Feinwerkmechaniker, Industriemechaniker oder vergleichbar
- mindestens drei Jahre Praxis im CNC-Fräsen
- sichere Programmierung mit Heidenhain-Steuerung (iTNC 530, TNC 640)
- Lesen technischer Zeichnungen, Form- und Lagetoleranzen
- Bereitschaft zur Zweischicht
- gute Deutschkenntnisse

Von Vorteil: CAM (hyperMILL oder SolidCAM), Messmaschine, AEVO.

Wir bieten: 30 Tage Urlaub, Bezahlung in Anlehnung an den Metalltarif, JobRad, klimatisierte Halle, frisches Obst. Bewerbungen von Menschen mit Behinderung werden bei gleicher Eignung bevorzugt.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Facharbeiterbrief, elf Jahre 5-Achs-Fräsen mit TNC 640, hyperMILL, AEVO, Zweischicht; Text ohne einen Umbruch.',
      lacks: [],
      cv: `Jens Küfner, Zerspanungsmechaniker, wohnhaft in Spaichingen. Beruflicher Werdegang: seit 09/2018 CNC-Fräser bei Donautal Medizintechnik GmbH, Mühlheim: Einrichten und Programmieren von Hermle C32 und C42 (5 Achsen) mit Heidenhain TNC 640, Implantatteile und Instrumente aus Titan Grade 5 und 1.4301, Losgröße 1 bis 80, Programmoptimierung an der Steuerung, CAM mit hyperMILL seit 2020, Erstmusterprüfung mit Höhenmessgerät und Zeiss-Messmaschine, Früh- und Spätschicht im Wechsel, Betreuung von zwei Auszubildenden. 02/2015 bis 08/2018 CNC-Fräser bei Heuberg Drehteile und Frästechnik KG, Gosheim: DMG DMU 50 mit iTNC 530, Vorrichtungsbau. Ausbildung: Zerspanungsmechaniker Fachrichtung Frästechnik, IHK Schwarzwald-Baar-Heuberg, Abschluss 01/2015, Note gut. Ausbildereignung (AEVO) 2021. Sprachen: Deutsch Muttersprache, Englisch Grundkenntnisse. Führerschein B.`,
    },
    {
      name: 'feinwerk',
      kind: 'any-of',
      low: 76,
      high: 92,
      best: 84,
      why: 'Feinwerkmechanikerin, einer der genannten Berufe; vier Jahre Klartext an der iTNC, ohne CAM und AEVO.',
      lacks: [],
      cv: `Fatma Yıldırım
Feinwerkmechanikerin (Gesellenbrief, Handwerkskammer Konstanz, Juli 2022)

Okt. 2022 – heute
Hegauer Messgerätebau, Engen
Fräserei, 2-Schicht-Betrieb
• Einzelteile und Kleinserien auf DMU 60 und Hermle B300
• schreibt die Programme im Klartext-Dialog (iTNC 530), Zyklen, Schwenken mit PLANE SPATIAL
• richtet Spannmittel und Werkzeuge selbst ein, Aluminium und VA
• misst nach Zeichnung mit Form- und Lagetoleranzen, Bügelmessschraube, Endmaße, Tesa-Höhenmesser; Prüfprotokoll für Erstteile
• zeigt den Lehrlingen das Anreißen und die ersten Programme

2019 – 2022
Lehre bei Schlosserei und Feinmechanik Rombach, Singen

Deutsch und Türkisch fließend`,
    },
    {
      name: 'angelernt',
      kind: 'missing',
      low: 40,
      high: 57,
      best: 49,
      why: 'Sieben Jahre an Fräsmaschinen, aber ungelernt: legt Teile ein, ändert Korrekturen, programmiert nicht.',
      lacks: ['abgeschlossene Berufsausbildung', 'Programmierung mit Heidenhain-Steuerung'],
      cv: `Dragan Petrović
Maschinenbediener CNC

Arbeit:
seit 05/2019   Primtal Fertigungstechnik, Aldingen. CNC-Fräsmaschinen (DMG, Steuerung Heidenhain TNC 640) in Wechselschicht. Rohteile einlegen, Programm aufrufen, Werkzeuge wechseln, Maße mit Messschieber und Messschraube prüfen, Korrekturwerte ändern, Späne und Kühlmittel. Serien Edelstahl 500 bis 5000 Stück. Hilft beim Rüsten.
2014 - 2019   Gipser in Rottweil

Schule: Hauptschule 2008
Keine Berufsausbildung, bin angelernt. Programme schreiben macht bei uns der Einrichter, das möchte ich lernen.
Zeichnungen lesen: ja. Deutsch gut.`,
    },
    {
      name: 'zahn-cad',
      kind: 'trap',
      low: 18,
      high: 38,
      best: 28,
      why: 'Zahntechniker, der Kronen auf der Dentalfräse aus der Software heraus fräst: kein Metallberuf, keine Heidenhain.',
      lacks: [
        'Ausbildung in einem Metallberuf',
        'drei Jahre CNC-Fräsen',
        'Programmierung mit Heidenhain-Steuerung',
      ],
      cv: `Maximilian Oertel – Zahntechniker CAD/CAM

Ich bin gelernter Zahntechniker (Gesellenprüfung 2017) und leite seit Januar 2018 die Frästechnik im Dentallabor Wutachblick in Blumberg. Ich konstruiere Kronen, Brücken und individuelle Abutments am Bildschirm, nestle sie in die Ronde und starte die 5-Achs-Dentalfräse. Gefräst werden Zirkon, PMMA, Kobalt-Chrom und auch Titan. Das CAM läuft automatisch, die Steuerung ist vom Hersteller geschlossen. Danach sintern, aufpassen, bemalen, Endkontrolle unter dem Mikroskop. Unsere zwei Azubis leite ich im Digitalen an.

Deutsch Muttersprache. Schicht wäre für mich in Ordnung.`,
    },
    {
      name: 'rumaenien',
      kind: 'foreign',
      low: 60,
      high: 78,
      best: 69,
      why: 'Rumänischer Facharbeiter, acht Jahre Fräsen mit Heidenhain in zwei Ländern; Gleichwertigkeit bei der IHK FOSA erst beantragt.',
      lacks: [],
      cv: `Lebenslauf
Ionuț Munteanu, CNC-Fräser

Berufserfahrung
03/2023 – heute  Leiharbeit über Baarwerk Personal, eingesetzt bei einem
Werkzeugbauer in Trossingen: Fräsen 3+2 Achsen, Deckel Maho, Programmieren
an der iTNC 530, Rüsten, Form- und Lage-
toleranzen, Elektroden und Formeinsätze, Früh-/Spätschicht
06/2018 – 01/2023  S.C. Transprecis SRL, Sibiu: Fräser an Hermle C30, TNC 640,
SolidCAM, Teile für Pumpen aus Edelstahl

Ausbildung
2014 – 2018  Technisches Kolleg Sibiu, Abschluss „Operator la mașini cu
comandă numerică“ (Zerspaner, Niveau 3/4). Antrag auf
Anerkennung bei der IHK FOSA gestellt 08/2026, Bescheid offen

Sprachen: Rumänisch, Deutsch B2 (telc 2025)`,
    },
  ],
};
