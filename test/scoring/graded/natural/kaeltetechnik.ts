/** Refrigeration service technician (German): one apprenticeship of the list, Sachkunde category I, three qualified years in service and the driving licence. */
import type { GradedJob } from '../types.ts';

export const kaeltetechnik: GradedJob = {
  job: 'kaeltetechnik',
  title: 'Servicetechniker Kältetechnik (m/w/d)',
  spec: `Servicetechniker Kältetechnik (m/w/d), Raum Ulm / Neu-Ulm

Wir sind die Frostmann Kälte-Klima GmbH, 34 Leute, Familienbetrieb in dritter Generation. Unsere Kunden: Bäckereien, Metzgereien, Lebensmittelmärkte, ein paar Kliniken.

Das machst du bei uns
• Wartung, Störungssuche und Reparatur an Gewerbe- und Verbundkälteanlagen
• Inbetriebnahme, Einstellen von Regelungen (meist Danfoss und Wurm)
• Dichtheitsprüfungen und Logbuch nach F-Gase-Verordnung
• Rufbereitschaft alle fünf Wochen, wird extra bezahlt

Damit passt du zu uns
• Gesellenbrief als Mechatroniker für Kältetechnik oder Kälteanlagenbauer; auch Elektroniker oder Anlagenmechaniker SHK, die in die Kälte gewechselt sind, nehmen wir gern
• Sachkundebescheinigung Kategorie I nach ChemKlimaschutzV (ohne die dürfen wir dich nicht an den Kältekreis lassen)
• wenigstens drei Jahre als ausgelernte Kraft im Kundendienst an Kälteanlagen
• Führerschein Klasse B, du fährst deinen eigenen Servicewagen
• Deutsch so, dass du mit dem Marktleiter und dem Protokoll zurechtkommst

Schön, aber kein Muss
CO2-Anlagen (R744), Hartlötprüfung nach DIN EN ISO 13585, Erfahrung mit Propan, Wärmepumpen

Das kriegst du
22 bis 27 Euro die Stunde, 30 Tage Urlaub, Firmenhandy, Bulli auch für den Heimweg, Zuschuss zum Meister. Bewerbung formlos an Frau Kächele, gern per WhatsApp.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Gesellenbrief 2016, category I, ten years of service in food retail, CO2, Danfoss and Wurm, licence B and BE.',
      lacks: [],
      cv: `Lebenslauf

Matthias Rettenmoser
89231 Neu-Ulm

Beruflicher Werdegang

03/2019 – heute
Servicemonteur, Eisbär Kältetechnik GmbH, Günzburg
- Betreuung von 46 Märkten (Discounter, Vollsortimenter), Verbundanlagen R134a/CO2-Kaskade und transkritisch
- Störungsdienst, alle vier Wochen Bereitschaft
- Regler Wurm Frigolink und Danfoss AK-SM parametrieren
- Leckagekontrolle, Logbücher, Rückgewinnung
- zwei Auszubildende im Fahrzeug

02/2016 – 02/2019
Geselle Kundendienst, Kälte Harlander, Memmingen
- Kühlzellen, Bäckereikälte, Gärunterbrecher, Schankanlagen, Klimasplit

Ausbildung
09/2012 – 02/2016 Mechatroniker für Kältetechnik, Kälte Harlander, Gesellenprüfung Note 2

Bescheinigungen
Sachkunde Kat. I (HWK Schwaben, 2016)
CO2-Schulung Bitzer, 2020
Hartlöten nach 13585, Prüfung zuletzt 04/2025
Elektrofachkraft für festgelegte Tätigkeiten
Führerschein B, BE

Sonstiges
Deutsch Muttersprache, Englisch Grundkenntnisse. Freiwillige Feuerwehr.`,
    },
    {
      name: 'elektroniker',
      kind: 'any-of',
      low: 77,
      high: 91,
      best: 84,
      why: 'Trained electrician who moved into refrigeration in 2019, which the spec accepts; category I, seven years of service, class B.',
      lacks: [],
      cv: `Yasin Demirkol
Kundendiensttechniker

Ich habe 2014 bei einem Maschinenbauer in Heidenheim als Elektroniker für Betriebstechnik ausgelernt und dort fünf Jahre Schaltschränke gebaut und Fehler in Steuerungen gesucht. Seit Mai 2019 bin ich bei Alpkühl Service in Biberach. Die haben damals jemanden für die Elektrik gesucht, den Kreislauf habe ich auf der Straße und in Kursen gelernt: den großen Kälteschein (Kategorie I) habe ich im November 2019 an der Innung in Stuttgart gemacht.

Heute fahre ich allein: Metzgereien, Schlachthof, zwei Krankenhäuser mit Kaltwassersätzen, ein Blumengroßmarkt. Verdichter tauschen, Expansionsventile einstellen, Abtauung suchen, Kältemittel absaugen und neu befüllen, Dichtheitskontrolle mit Eintrag ins Logbuch. Regelungen von Danfoss und Eliwell nehme ich selbst in Betrieb. Rund acht Einsätze am Tag im Sommer, Wochenenddienst jede sechste Woche. Propan-Truhen darf ich auch (Schulung 2023). CO2 nur bei der Wartung, noch keine Inbetriebnahme.

Führerschein: B, C1
Sprachen: Deutsch, Türkisch
Prüfungen: Elektrofachkraft, DGUV V3, Hartlöterprüfung 2024

Ich wohne in Ulm-Wiblingen und möchte nicht mehr 50 km bis ins Lager fahren.`,
    },
    {
      name: 'ohne-fahrerlaubnis',
      kind: 'denial',
      low: 54,
      high: 69,
      best: 62,
      why: 'Everything in the trade, nineteen qualified years and CO2, but no driving licence now and none for at least nine months.',
      lacks: ['Führerschein Klasse B'],
      cv: `Persönliche Daten: Ronny Kalbitzer, Blaustein

Ausbildung:
2003–2007 Kälteanlagenbauer, Fa. Nordpol Dresden, Gesellenbrief Januar 2007

Stationen:
2007–2018 Fa. Nordpol, Dresden, Kundendienst Gewerbekälte
2018–2022 Polaris Supermarktkälte, Augsburg, Obermonteur Inbetriebnahme und Service, Verbundanlagen, ab 2019 fast nur CO2 transkritisch
Mai 2022–heute Kühlhaus Donautal GmbH, Ulm, Betriebstechniker in eigener Kälteanlage und bei angeschlossenen Mietern: Wartung, Entstörung, Verdichterrevision, Dichtheitskontrollen, Rufdienst

Nachweise:
Sachkunde nach ChemKlimaschutzV, Kategorie I, 2009
Hartlöten ISO 13585, 2023
NH3-Sachkunde, 2022
Ersthelfer, Staplerschein

Kenntnisse:
Danfoss AK, Wurm, Carel, Siemens LOGO. Stromlaufpläne sicher. Excel.

Fahrerlaubnis:
zur Zeit keine. Neuerteilung kann ich ab August 2027 beantragen. Im jetzigen Betrieb komme ich mit dem Rad. Einen Kollegen als Fahrer gab es früher auch.

Gehaltswunsch: 25 Euro
Eintritt: sechs Wochen zum Monatsende`,
    },
    {
      name: 'junggeselle',
      kind: 'years',
      low: 52,
      high: 67,
      best: 60,
      why: 'Journeyman exam in January 2026: nine months of service against three years; everything else is there.',
      lacks: ['wenigstens drei Jahre als ausgelernte Kraft im Kundendienst an Kälteanlagen'],
      cv: `LENA SCHUPPERT
Mechatronikerin für Kältetechnik

Über mich
Ich bin die, die beim Kältekreislauf gern noch mal nachmisst. Kammersiegerin 2026.

Beruf
Februar 2026 bis jetzt | Kühlwerk Laupheim | Gesellin im Service
Eigenes Auto, Bäckereien und Gastronomie, Klimageräte in Büros. Wartungen, Leckagesuche, Verdichtertausch, Kältemittelwechsel auf R449A, Logbuch. Seit September in der Bereitschaft.

September 2022 bis Januar 2026 | Kühlwerk Laupheim | Ausbildung (auf dreieinhalb Jahre, Abschluss mit 1,6)
Montage von Kühlzellen, Rohrleitungsbau, Lötarbeiten, Schaltschrankverdrahtung, im letzten Jahr viel Kundendienst mit dem Altgesellen. Drei Wochen überbetrieblich CO2 in Maintal.

2021 bis 2022 | Freiwilliges ökologisches Jahr, Wildpark

Schule
Abitur 2021, Kepler-Gymnasium

Scheine
Gesellenbrief 2026, Kategorie I (mit der Prüfung), Hartlöter 13585 (2025), Führerschein B und A2, Ersthelferin

Hobbys
Klettern, Motorradschrauben

Danfoss kenne ich gut, Wurm noch nicht.`,
    },
    {
      name: 'kfz-klima',
      kind: 'trap',
      low: 16,
      high: 34,
      best: 26,
      why: 'Mechatronics, refrigerants and a Sachkunde, but all of it on cars; the certificate covers vehicle air conditioning only.',
      lacks: [
        'Gesellenbrief als Mechatroniker für Kältetechnik, Kälteanlagenbauer, Elektroniker oder Anlagenmechaniker SHK',
        'Sachkundebescheinigung Kategorie I nach ChemKlimaschutzV',
        'wenigstens drei Jahre als ausgelernte Kraft im Kundendienst an Kälteanlagen',
      ],
      cv: `Steffen Wanninger, Mechatroniker, Spezialist Klima und Kälte

Qualifikation
– Kfz-Mechatroniker, Gesellenbrief 2013 (Schwerpunkt Personenkraftwagentechnik)
– Sachkundenachweis Klimaanlagen in Kraftfahrzeugen nach VO (EG) 307/2008, 2014
– Hochvolt-Schulung Stufe 2 (2021)
– Führerschein B, BE, C1E

Praxis
Autohaus Zwerger, Senden, seit 2017
Servicetechniker für Diagnose und Klimatechnik. Klimaservice an bis zu 300 Fahrzeugen pro Saison, Kältemittel R134a und R1234yf, Lecksuche mit Formiergas und UV, Verdichter- und Kondensatortausch, Expansionsventile, Wärmepumpen in E-Autos (R744). Protokolle, Kundengespräch an der Annahme, Pannendienst im Wechsel.

Autohaus Zwerger, Senden, 2013 bis 2017
Geselle Werkstatt, Inspektion, Bremsen, Elektrik.

Spedition Unterholzner, 2009 bis 2013
Lehre

Zusätzlich
Kühlaggregate an zwei Verkaufsanhängern vom Schwager gerichtet. Deutsch Muttersprache.

Warum Frostmann? Kälte ist Kälte, und ich möchte weg vom Fließband der Werkstatt. Zu Kursen bin ich bereit.`,
    },
  ],
};
