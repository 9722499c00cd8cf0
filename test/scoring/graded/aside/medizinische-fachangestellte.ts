/** Medizinische Fachangestellte, in German: die Ausbildung, der gültige Röntgenschein und zwei Jahre Praxis. */
import type { GradedJob } from '../types.ts';

export const medizinischeFachangestellte: GradedJob = {
  job: 'medizinische-fachangestellte',
  title: 'Medizinische Fachangestellte (m/w/d) Orthopädie',
  spec: `Medizinische Fachangestellte (m/w/d) für orthopädische Gemeinschaftspraxis
Vollzeit oder ab 30 Stunden, unbefristet, zum nächstmöglichen Zeitpunkt

Wir sind drei Fachärzte für Orthopädie und Unfallchirurgie mit einem Team von vierzehn Kolleginnen und Kollegen in Göppingen. Wir röntgen digital im Haus, sind D-Arzt-Praxis und operieren zweimal pro Woche ambulant.

Ihre Aufgaben
- Empfang, Terminvergabe und Telefon im Wechsel
- Anfertigen von Röntgenaufnahmen nach Anordnung
- Assistenz bei Untersuchungen, Injektionen, Verbänden und Gipsen
- Abrechnung nach EBM, GOÄ und UV-GOÄ (BG-Fälle)

Das müssen Sie mitbringen
- Abgeschlossene Ausbildung als MFA oder Arzthelfer/in
- Gültige Kenntnisse im Strahlenschutz (Röntgenschein), innerhalb der letzten fünf Jahre aktualisiert
- Mindestens zwei Jahre Berufserfahrung in einer Arztpraxis oder Ambulanz
- Deutsch sicher in Wort und Schrift, mindestens C1

Das freut uns
- Erfahrung in Orthopädie, Chirurgie oder Unfallchirurgie
- Praxissoftware Medistar oder Tomedo
- OP-Assistenz

Wir bieten Bezahlung über Tarif, 30 Tage Urlaub, Fahrtkostenzuschuss, Fortbildungen und ein Team, das gern lacht. Menschen jeder Herkunft und jeden Alters sind willkommen. Bewerbung bitte per E-Mail an die Praxismanagerin.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'MFA, sieben Jahre Orthopädie und Chirurgie, Röntgenschein 2024 aktualisiert, BG-Abrechnung, Medistar, OP-Assistenz.',
      lacks: [],
      cv: `Jasmin Häberle
Medizinische Fachangestellte

BERUFLICHER WERDEGANG

03/2021 – heute   MFA, Orthopädie am Filsbogen, Eislingen
- Digitales Röntgen von Extremitäten, Wirbelsäule und Becken, etwa 25 Aufnahmen am Tag
- Assistenz bei Infiltrationen, Stoßwelle, Gips- und Orthesenversorgung
- Anmeldung und Terminplanung mit Medistar
- Abrechnung EBM und GOÄ, BG-Fälle nach UV-GOÄ, Ansprechpartnerin für die Berufsgenossenschaften
- Springerin im ambulanten OP (Arthroskopien), Aufbereitung der Instrumente

08/2019 – 02/2021   MFA, Chirurgische Praxis Dr. Lautenschlager, Geislingen
- Verbandswechsel, Wundversorgung, kleine Eingriffe, D-Arzt-Berichte

AUSBILDUNG
2016 – 2019   Ausbildung zur Medizinischen Fachangestellten, Abschluss vor der Landesärztekammer, Note 1,9
2016   Mittlere Reife

FORTBILDUNGEN
Kenntnisse im Strahlenschutz, 120-Stunden-Kurs 2019, Aktualisierung April 2024
Sachkunde Aufbereitung von Medizinprodukten 2022
Notfalltraining jährlich

SPRACHEN
Deutsch Muttersprache, Englisch B1`,
    },
    {
      name: 'roentgenschein-abgelaufen',
      kind: 'lapsed',
      low: 58,
      high: 73,
      best: 66,
      why: 'MFA mit elf Jahren Praxis und Unfallchirurgie; Röntgenschein 2015, seit 2020 nicht mehr aktualisiert.',
      lacks: ['gültige Kenntnisse im Strahlenschutz'],
      cv: `Lebenslauf

Nicole Sarıoğlu, Medizinische Fachangestellte aus Süßen

Seit Oktober 2020 arbeite ich in der unfallchirurgischen Ambulanz des Klinikums Stauferland. Dort nehme ich Patienten auf, assistiere bei Verbänden, Schienen und Gipsen, lege Zugänge, schreibe D-Arzt-Berichte nach Diktat und rechne die BG-Fälle nach UV-GOÄ ab. Geröntgt wird bei uns in der Radiologie durch die MTR, ich selbst habe seit dem Wechsel keine Aufnahmen mehr gemacht.

Von Juli 2015 bis September 2020 war ich in der Hausarztpraxis Dr. Benzinger in Salach: Labor, EKG, Impfungen, Empfang, Abrechnung nach EBM und GOÄ, Röntgen Thorax und Hand.

Gelernt habe ich von 2012 bis 2015 in derselben Praxis, Prüfung zur MFA vor der Ärztekammer im Juni 2015. Den Strahlenschutzkurs habe ich 2015 gemacht. Die Aktualisierung, die 2020 fällig war, habe ich versäumt, der Röntgenschein ist damit abgelaufen.

Software: Tomedo, Orbis, Word. Deutsch und Türkisch spreche ich fließend, in Göppingen geboren und aufgewachsen. Führerschein Klasse B. Kündigungsfrist sechs Wochen zum Quartal.`,
    },
    {
      name: 'arzthelferin-frueher',
      kind: 'old',
      low: 32,
      high: 49,
      best: 43,
      why: 'Arzthelferin mit zwölf Jahren Praxis, die 2014 endeten; Strahlenschutz zuletzt 2013 aktualisiert.',
      lacks: ['gültige Kenntnisse im Strahlenschutz'],
      cv: `BIRGIT KUHNLE-WAGNER

Berufstätigkeit
2015 bis heute      Sachbearbeiterin Leistungen, Betriebskrankenkasse Alb-Fils
                    Hilfsmittelanträge, Krankengeld, Telefonservice für Versicherte
2002 bis 2014       Arzthelferin, Praxis Dr. Maunz, Facharzt für Orthopädie, Kirchheim
                    Anmeldung, Röntgen (analog, ab 2010 digital), Gipse, Spritzen richten,
                    Abrechnung EBM und GOÄ, Quartalsabschluss
                    Praxis wegen Ruhestands geschlossen

Ausbildung
1999 bis 2002       Arzthelferin, Prüfung vor der Bezirksärztekammer Nordwürttemberg
1999                Realschulabschluss

Zusatzqualifikationen
Strahlenschutzkurs 2003, Aktualisierungen 2008 und 2013, danach nicht mehr
Ersthelferin im Betrieb

EDV
MS Office, SAP-Anwendung der Kasse; früher Turbomed

Sonstiges
Deutsch Muttersprache. Führerschein B. Nach elf Jahren im Büro möchte ich wieder mit Patienten arbeiten und bin bereit, mich in alles Neue einzuarbeiten. Teilzeit mit 30 Stunden wäre ideal.`,
    },
    {
      name: 'zahnmedizinische',
      kind: 'adjacent',
      low: 28,
      high: 46,
      best: 38,
      why: 'ZFA mit sechs Jahren Zahnarztpraxis; Strahlenschutz nur zahnärztlich, keine Erfahrung in der Humanmedizin.',
      lacks: [
        'Ausbildung als MFA oder Arzthelferin',
        'gültige Kenntnisse im Strahlenschutz',
        'zwei Jahre Berufserfahrung in einer Arztpraxis',
      ],
      cv: `Vanessa Petrović
Zahnmedizinische Fachangestellte (ZFA)

Aktuell
Zahnarztpraxis Dr. Eberspächer & Kollegen, Göppingen, seit Sept. 2020
• Stuhlassistenz bei Füllungen, Implantaten und Extraktionen
• Röntgen: Zahnfilm, OPG, DVT
• Empfang, Recall, Telefon, Terminbuch
• Abrechnung BEMA und GOZ, Heil- und Kostenpläne
• Instrumentenaufbereitung, Hygienebeauftragte der Praxis

Ausbildung
ZFA, 2017 bis 2020, Landeszahnärztekammer, Note gut
Werkrealschule Ebersbach, 2017

Fortbildungen
Kenntnisse im Strahlenschutz für die Zahnheilkunde, aktualisiert 2025
Prophylaxeassistentin ZMP, Modul 1

Kenntnisse
Dampsoft, Z1, Outlook
Deutsch und Serbisch als Muttersprachen, Englisch Schule

Warum Orthopädie?
Nach sechs Jahren am Stuhl suche ich etwas Neues. Mein Bruder war nach einem Kreuzbandriss bei Ihnen in guten Händen. Ich lerne schnell, bleibe auch im vollen Wartezimmer freundlich und kann gut mit nervösen Menschen.`,
    },
    {
      name: 'anerkennung-laeuft',
      kind: 'in-progress',
      low: 18,
      high: 37,
      best: 28,
      why: 'Krankenschwester aus der Ukraine mit Praxisjahren; Anerkennung offen, Deutsch B1, kein Röntgenschein.',
      lacks: [
        'Ausbildung als MFA oder Arzthelferin',
        'gültige Kenntnisse im Strahlenschutz',
        'Deutsch mindestens C1',
      ],
      cv: `Oksana Hrytsenko – Krankenschwester, Göppingen

Arbeit:
11/2024 - jetzt: Praxishelferin (Aushilfe, 20 Stunden), Hausarztpraxis Dr. Weidle, Uhingen. Blutdruck messen, Blut abnehmen, EKG schreiben, Zimmer vorbereiten, Material bestellen. Empfang mache ich noch nicht, Telefon nur mit Hilfe.
2023 - 2024: Sprachkurs und Integrationskurs
2012 - 2022: Krankenschwester, Poliklinik Nr. 4, Charkiw, Abteilung Traumatologie. Verbände, Gips, Injektionen, Hilfe beim Arzt, Dokumentation. Röntgen hat ein Laborant gemacht.

Schule und Ausbildung:
2008 - 2012 Medizinisches College Charkiw, Diplom Krankenschwester
Anerkennung in Deutschland beantragt im März 2026, Bescheid noch nicht da

Sprachen:
Ukrainisch und Russisch Muttersprache
Deutsch B1 (Zertifikat Juli 2025), Kurs B2 läuft bis April 2027
Englisch A2

Anderes:
Strahlenschutzkurs habe ich nicht, möchte ich gerne machen.
Computer: Word, Medistar ein bisschen
Aufenthaltserlaubnis mit Arbeitserlaubnis. Ich bin pünktlich, ruhig und freundlich zu Patienten.`,
    },
  ],
};
