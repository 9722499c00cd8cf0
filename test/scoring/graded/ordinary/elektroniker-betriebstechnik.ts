/** Elektroniker für Betriebstechnik, in German: Ausbildung, drei Jahre Instandhaltung, SPS und Deutsch B2 entscheiden. */
import type { GradedJob } from '../types.ts';

export const elektronikerBetriebstechnik: GradedJob = {
  job: 'elektroniker-betriebstechnik',
  title: 'Elektroniker für Betriebstechnik (m/w/d)',
  spec: `Wir, die Getränkewerke Tauberquell in Bad Mergentheim, füllen auf fünf Linien Mineralwasser und Limonaden ab und verstärken unsere Werkstatt um einen Elektroniker für Betriebstechnik (m/w/d).

Sie halten unsere Abfüll- und Verpackungsanlagen am Laufen: Störungen suchen und beheben, vorbeugend warten, Antriebe, Sensorik und Frequenzumrichter tauschen und einstellen, kleinere Umbauten samt Prüfung nach DGUV V3 ausführen und im Wartungssystem dokumentieren.

Dafür brauchen Sie eine abgeschlossene Ausbildung als Elektroniker für Betriebstechnik, Energieelektroniker, Mechatroniker oder eine vergleichbare elektrotechnische Ausbildung und mindestens drei Jahre Berufserfahrung in der Instandhaltung von Produktionsanlagen. Vorausgesetzt werden außerdem sichere Kenntnisse der SPS-Technik (Siemens S7 oder TIA Portal) bei der Fehlersuche, die Bereitschaft zum Dreischichtbetrieb und Deutschkenntnisse mindestens auf Niveau B2, weil Sie Übergaben schreiben und die Linienführer einweisen.

Gern gesehen sind Erfahrung in der Lebensmittelindustrie, Robotik (KUKA) und ein Staplerschein. Wir zahlen nach NGG-Tarif mit Schichtzulagen, Urlaubs- und Weihnachtsgeld und stellen einen Haustrunk.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Ausbildung, acht Jahre Instandhaltung in der Molkerei, S7 und TIA, Dreischicht, DGUV V3, KUKA.',
      lacks: [],
      cv: `Florian Dürrschnabel
Elektroniker für Betriebstechnik

BERUFSERFAHRUNG
02/2018 – heute: Betriebselektriker, Molkerei Hohenlohe eG, Öhringen
- Störungsbehebung an Abfüll-, Verpackungs- und Palettieranlagen im Dreischichtbetrieb
- Fehlersuche mit Siemens S7-300/1500 und TIA Portal, kleine Programmänderungen
- vorbeugende Wartung, Frequenzumrichter (SEW, Danfoss), Servoantriebe, Sensorik
- Prüfungen nach DGUV V3, Dokumentation in SAP PM
- KUKA-Palettierroboter, Bedienerschulung 2023
09/2014 – 01/2018: Ausbildung zum Elektroniker für Betriebstechnik, ebenda (IHK, Note 2)

WEITERES
Staplerschein, Führerschein B, Deutsch Muttersprache, Englisch Grundkenntnisse`,
    },
    {
      name: 'energieelektroniker',
      kind: 'any-of',
      low: 79,
      high: 94,
      best: 88,
      why: 'Der ältere Beruf Energieelektroniker genügt ausdrücklich; seit 2012 Instandhaltung mit S7 in Wechselschicht.',
      lacks: [],
      cv: `Ralf Zinßer, Weikersheim

Beruf: Energieelektroniker, Fachrichtung Betriebstechnik (Facharbeiterbrief IHK Heilbronn 1999)

seit 2012  Instandhalter Elektrotechnik, Kartonagenfabrik Vorbach, Niederstetten. Stanzen, Kaschieranlagen, Fördertechnik. Ich suche Fehler mit dem Programmiergerät in Step 7 und seit dem Umbau 2020 im TIA Portal, tausche Motoren, Umrichter und Lichtschranken, warte nach Plan, mache die Messungen nach VDE/DGUV V3 und schreibe alles ins Wartungsprogramm. Früh-, Spät- und Nachtschicht im Wechsel, das soll so bleiben.

1999 - 2012  Elektriker in der Gießerei Taubertal, erst Neubau, ab 2004 Instandhaltung

Kurse: S7-Aufbaukurs 2015, TIA Umsteiger 2020, Staplerschein
Muttersprache Deutsch`,
    },
    {
      name: 'umschueler',
      kind: 'in-progress',
      low: 28,
      high: 48,
      best: 39,
      why: 'Umschüler vor der Prüfung, vorher Maschinenbediener: keine abgeschlossene Ausbildung, keine drei Jahre.',
      lacks: ['abgeschlossene elektrotechnische Ausbildung', 'drei Jahre Instandhaltung'],
      cv: `Lebenslauf Dennis Kaltenbach

seit Februar 2025    Umschulung zum Elektroniker für Betriebstechnik, Bildungswerk Main-Tauber. Abschlussprüfung Teil 1 bestanden, Teil 2 im Januar 2027.
                     Inhalte: Schaltschrankbau, Installationstechnik, Messen nach DGUV V3, SPS S7-1200 mit TIA Portal (Grundkurs)
                     Praktikum 12 Wochen: Instandhaltung, Zuckerwerk Ochsenfurt-Süd
2016 - Januar 2025   Maschinenbediener an der Etikettiermaschine, Weinkellerei Lauda, Dreischicht. Formatwechsel, Reinigung, kleine mechanische Störungen. An der Elektrik durfte ich nichts machen.
2013 - 2015          Ausbildung Koch, abgebrochen

Staplerschein vorhanden. Deutsch Muttersprache. Schichtbereit.`,
    },
    {
      name: 'ohne-sps',
      kind: 'denial',
      low: 58,
      high: 73,
      best: 66,
      why: 'Gelernter Betriebstechniker mit sechs Jahren Werkstatt, der SPS-Kenntnisse selbst verneint.',
      lacks: ['SPS-Kenntnisse Siemens S7 oder TIA'],
      cv: `Sabrina Hofacker · Elektronikerin für Betriebstechnik · Tauberbischofsheim

Ziegelwerk Külsheim GmbH, Betriebselektrikerin, 08/2020 bis heute
Instandhaltung der Pressen, Trockner und Bandanlagen in drei Schichten. Störungssuche mit Schaltplan und Messgerät, Schützsteuerungen, Motoren, Umrichter parametrieren, Endschalter und Sensoren, Wartungspläne, DGUV-V3-Prüfung der ortsveränderlichen und ortsfesten Geräte, Schichtbuch.

Ausbildung: Elektronikerin für Betriebstechnik, 02/2017 - 07/2020, Ziegelwerk Külsheim, IHK-Abschluss (gut)

SPS: keine Kenntnisse. Programme und Steuerungsfehler betreut bei uns eine Fremdfirma, mit S7 oder TIA habe ich noch nicht gearbeitet. Einen Kurs würde ich gern besuchen.

Staplerschein, Hubarbeitsbühne, Ersthelferin. Deutsch Muttersprache.`,
    },
    {
      name: 'deutsch-a2',
      kind: 'missing',
      low: 54,
      high: 72,
      best: 64,
      why: 'Voll anerkannter Abschluss, zehn Jahre Anlagen und TIA, doch Deutsch A2 statt B2.',
      lacks: ['Deutsch B2'],
      cv: `Mykola Harasymenko
Elektromechaniker / Elektroniker für Betriebstechnik (Gleichwertigkeit voll anerkannt, IHK FOSA 2024)

11/2023 - jetzt: Betriebselektriker, Fruchtsaft Kellermann, Boxberg. Abfülllinie PET, Etikettierer, Palettierer. Störung suchen, Siemens S7-1500 mit TIA Portal V17, Umrichter, Sensoren, Wartung. 3 Schicht.
03/2015 - 02/2022: Elektriker Instandhaltung, Brotfabrik Poltawa-Zentral, Ukraine. Öfen, Kneter, Verpackung, S7-300, Step 7.

Fachschule für Elektromechanik, Poltawa, Diplom 2014

Sprachen: Ukrainisch Muttersprache, Russisch, Polnisch B1, Deutsch A2 (Kurs B1 ab Januar)
Führerschein B, Staplerschein`,
    },
  ],
};
