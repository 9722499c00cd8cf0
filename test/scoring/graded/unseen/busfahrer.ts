/** Busfahrer: Führerschein D und Grundqualifikation entscheiden; wer Lkw fährt, darf noch keinen Bus fahren. */
import type { GradedJob } from '../types.ts';

export const busfahrer: GradedJob = {
  job: 'busfahrer',
  title: 'Busfahrer (m/w/d) im Linienverkehr',
  spec: `Busfahrer (m/w/d) im Linienverkehr - Verkehrsbetriebe Ruhraue

Ihre Aufgaben
- Sicher und pünktlich auf unseren 24 Stadtlinien fahren
- Fahrscheine verkaufen und Auskunft geben
- Fahrzeug vor Abfahrt prüfen

Das bringen Sie mit
- Führerschein Klasse D oder DE
- Grundqualifikation für Berufskraftfahrer (Schlüsselzahl 95), gültig
- Deutschkenntnisse mindestens B1
- Bereitschaft zum Schichtdienst

Von Vorteil: Erfahrung im ÖPNV, Ortskenntnis, Fahrerkarte.`,
  graded: [
    {
      name: 'erfahren',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Seit 2016 im Stadtverkehr, Klasse D mit gültiger 95, Fahrerkarte.',
      lacks: [],
      cv: `Murat Yildiz
Busfahrer

seit 08/2016  Omnibusfahrer im Stadtverkehr, Stadtwerke Lennetal: Gelenkbus und Solobus, Fahrscheinverkauf, Abfahrtskontrolle, Wechselschicht, seit 2021 Lehrfahrer
2011 - 2016  Auslieferungsfahrer

Führerschein Klassen B, C, D, DE; Schlüsselzahl 95 bis 06/2029; Fahrerkarte
Sprachen: Deutsch (C1), Türkisch
unfallfrei seit sieben Jahren`,
    },
    {
      name: 'lkw',
      kind: 'missing',
      low: 46,
      high: 66,
      best: 56,
      why: 'Fernfahrer mit CE und 95 für Güter: Klasse D fehlt.',
      lacks: ['Führerschein Klasse D'],
      cv: `Jens Matuschek
Berufskraftfahrer Güterverkehr seit 2012, Spedition Holtkamp: Sattelzug, national und Benelux, Ladungssicherung, Abfahrtskontrolle.
Führerschein: B, BE, C, CE, Schlüsselzahl 95 (gültig bis 2028), Fahrerkarte, ADR.
Muttersprache Deutsch. Schichtdienst gewohnt. Ich möchte abends zu Hause sein und würde den Busführerschein machen.`,
    },
    {
      name: 'abgelaufen',
      kind: 'lapsed',
      low: 44,
      high: 68,
      best: 57,
      why: 'Klasse D vorhanden, die Qualifikation nach Schlüsselzahl 95 ist 2021 abgelaufen, letzter Bus 2020.',
      lacks: ['gültige Schlüsselzahl 95'],
      cv: `Petra Kalinowski
2009 - 2020 Busfahrerin bei der Märkischen Verkehrsgesellschaft, Linien- und Schulverkehr, Fahrkartenverkauf
2020 - heute Hausmeisterin einer Grundschule
Führerschein D (verlängert bis 2027). Schlüsselzahl 95 abgelaufen 2021, Weiterbildung seither nicht gemacht.
Deutsch Muttersprache`,
    },
    {
      name: 'umschueler',
      kind: 'in-progress',
      low: 40,
      high: 58,
      best: 51,
      why: 'Fahrschule und IHK-Prüfung laufen, fertig in zwei Monaten; keine Praxis.',
      lacks: ['Führerschein Klasse D', 'Grundqualifikation'],
      cv: `Samir Haddad
Derzeit Umschulung zum Busfahrer (Fahrschule Kessler, gefördert vom Jobcenter): theoretische Prüfung Klasse D bestanden, praktische Prüfung am 12. Januar, beschleunigte Grundqualifikation (IHK) im Dezember.
2019 - 2026 Taxifahrer in Hagen mit Personenbeförderungsschein, Nacht- und Wochenendschichten
Führerschein B. Deutsch B2, Arabisch, Französisch.`,
    },
    {
      name: 'bus-informatik',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'CAN-Bus und Treiber: Wörter eines anderen Berufs.',
      lacks: ['Führerschein Klasse D', 'Grundqualifikation'],
      cv: `Dr. Tobias Renner
Softwareentwickler Embedded, Ruhr Mobil Systems, seit 2015: Treiber für CAN-Bus und Ethernet, Diagnose im Linienbus und Straßenbahn, Prüfung der Steuergeräte vor Abfahrt, C und Python.
Promotion Elektrotechnik TU Dortmund 2014
Führerschein Klasse B. Deutsch Muttersprache.`,
    },
  ],
};
