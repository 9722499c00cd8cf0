/** Dialysepflege, in German: the state-recognised nursing qualification and years of dialysis decide. */
import type { GradedJob } from '../types.ts';

export const krankenpfleger: GradedJob = {
  job: 'krankenpfleger',
  title: 'Gesundheits- und Krankenpfleger Dialyse (m/w/d)',
  spec: `Gesundheits- und Krankenpfleger (m/w/d) für die Dialyse in Vollzeit

Das Nierenzentrum Oldenburg behandelt 180 Patientinnen und Patienten an 40 Plätzen.

Ihre Aufgaben:
• Vorbereitung, Anschluss und Überwachung der Hämodialyse
• Punktion von Shunts, Versorgung von Kathetern
• Anleitung von Auszubildenden
• Dokumentation

Ihr Profil:
• abgeschlossene dreijährige Ausbildung als Gesundheits- und Krankenpfleger/in oder Pflegefachfrau/-mann mit staatlicher Anerkennung (zwingend)
• mindestens zwei Jahre Berufserfahrung in der Dialyse oder Nephrologie
• Deutsch mindestens B2
• Bereitschaft zum Schichtdienst

Von Vorteil: Fachweiterbildung Nephrologie, Heimdialyse (CAPD), Führerschein B

Wir bieten: 30 Tage Urlaub, Jobrad, Zulagen.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Examiniert, sechs Jahre Dialyse, Fachweiterbildung, leitet an, Muttersprache Deutsch.',
      lacks: [],
      cv: `Wiebke Janssen
Gesundheits- und Krankenpflegerin

Berufserfahrung
seit 04/2020   Dialysepraxis Ammerland, Westerstede
   Hämodialyse an Fresenius 5008 und 6008, Shuntpunktion, Katheterverbände, Heimdialyse (CAPD) Schulung, Früh- und Spätschicht, Praxisanleiterin
10/2017 - 03/2020   Klinikum Oldenburg, Innere Medizin, Station 12

Ausbildung
2014 - 2017 Krankenpflegeschule Oldenburg, staatliches Examen 2017
2022 - 2024 Fachweiterbildung Nephrologie (DGfN)

Deutsch Muttersprache, Führerschein B`,
    },
    {
      name: 'ohne-anerkennung',
      kind: 'foreign',
      low: 50,
      high: 67,
      best: 59,
      why: 'Acht Jahre Dialyse in Tunesien, aber die Anerkennung des Diploms läuft noch.',
      lacks: ['staatliche Anerkennung'],
      cv: `Ahmed Trabelsi
Krankenpfleger (Tunesien), Anerkennungsverfahren läuft

Seit Januar 2026: Pflegehelfer, Nierenzentrum Bremen. Unterstützt an der Dialyse, Vitalzeichen, Lagerung, Dokumentation. Kenntnisprüfung im März 2027.

2017 - 2025: Krankenpfleger Hämodialyse, Klinik Les Oliviers, Sfax. Punktion von Fisteln, Überwachung der Dialyse, Katheterpflege, Anleitung neuer Kollegen, Schichtdienst.

Diplom in Krankenpflege (3 Jahre), Sfax 2017
Deutsch B2 (telc Pflege 2025), Französisch C2, Arabisch
Führerschein vorhanden`,
    },
    {
      name: 'pflegehelfer',
      kind: 'missing',
      low: 28,
      high: 50,
      best: 40,
      why: 'Einjähriger Pflegeassistent mit fünf Jahren am Rand der Dialyse: die dreijährige Ausbildung fehlt, Punktieren darf er nicht.',
      lacks: ['dreijährige Ausbildung', 'zwei Jahre Berufserfahrung in der Dialyse'],
      cv: `Torben Meiners

Pflegeassistent

08/2021 – heute: Pflegeassistent, Dialysezentrum Weser-Ems. Begleitung der Patienten, Wiegen, Blutdruck, Auf- und Abrüsten der Maschinen nach Anweisung, Lager. Punktion und Anschluss gehören nicht zu meinen Aufgaben.
2019 – 2021: Altenpflegehelfer, Haus am Deich

Ausbildung: Pflegeassistenz (einjährig), BBS Brake, 2019
Schichtdienst gewohnt. Führerschein Klasse B. Deutsch Muttersprache`,
    },
    {
      name: 'innere-station',
      kind: 'years',
      low: 55,
      high: 72,
      best: 64,
      why: 'Examinierte Pflegefachfrau, erst acht Monate Dialyse statt zwei Jahre.',
      lacks: ['zwei Jahre Dialyse oder Nephrologie'],
      cv: `LEBENSLAUF
Nadja Petrović

Beruflicher Werdegang
März 2026 bis jetzt: Pflegefachfrau, Dialyse Delmenhorst. An- und Abschluss, Überwachung, Shunt- und Katheterversorgung nach Einarbeitung, Dokumentation in Nephro 7.
Oktober 2022 bis Februar 2026: Pflegefachfrau, Josef-Hospital, Chirurgie. Wundversorgung, Schülerinnen angeleitet, Wechselschicht.

Ausbildung
Pflegefachfrau, generalistisch, staatlich anerkannt, 2019 bis 2022
Deutsch C1, Serbisch Muttersprache
Führerschein B`,
    },
    {
      name: 'dialyse-technik',
      kind: 'trap',
      low: 14,
      high: 38,
      best: 26,
      why: 'Kennt jede Dialysemaschine, aber als Servicetechniker: keine Pflege, keine Ausbildung darin.',
      lacks: ['dreijährige Pflegeausbildung', 'zwei Jahre Berufserfahrung in der Dialyse'],
      cv: `Uwe Hattermann
Servicetechniker Dialyse

2015 - heute  Renatec Medizintechnik, Oldenburg: Wartung und STK von Hämodialysegeräten (Fresenius 5008, B. Braun Dialog), Wasseraufbereitung, Schulung des Pflegepersonals, Dokumentation, Rufbereitschaft im Schichtdienst.
2009 - 2015  Elektroniker für Betriebstechnik

Ausbildung als Elektroniker, IHK 2009
Deutsch Muttersprache, Führerschein B, BE`,
    },
  ],
};
