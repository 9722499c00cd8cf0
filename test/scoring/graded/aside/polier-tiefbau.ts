/** Polier im Straßen- und Kanalbau, auf Deutsch: Polierprüfung oder Meister, fünf Jahre Kolonnenführung und Führerschein entscheiden. */
import type { GradedJob } from '../types.ts';

export const polierTiefbau: GradedJob = {
  job: 'polier-tiefbau',
  title: 'Polier (m/w/d) Straßen- und Kanalbau',
  spec: `Polier (m/w/d) Straßen- und Kanalbau, Raum Kassel

Die Habichtswald Tiefbau GmbH & Co. KG ist ein Familienbetrieb mit 110 Beschäftigten. Wir bauen für Kommunen und Versorger: Kanäle, Hausanschlüsse, Ortsdurchfahrten, Erschließungen.

Ihre Aufgaben
• Führung von ein bis zwei Kolonnen (6 bis 12 Personen) und der Nachunternehmer auf der Baustelle
• Einrichten der Baustelle, Disposition von Personal, Gerät und Material
• Einmessen von Kanal- und Straßenachsen, Aufmaß, Bautagesberichte
• Überwachung von Qualität und Arbeitssicherheit, Abstimmung mit Bauleitung und Auftraggeber

Ihr Profil
• Abgeschlossene Prüfung als Geprüfter Polier (Tiefbau), Werkpolier oder Straßenbauermeister
• Mindestens fünf Jahre Erfahrung in der Führung von Kolonnen im Kanal- oder Straßenbau
• Führerschein Klasse B
• Sehr gute Deutschkenntnisse in Wort und Schrift

Von Vorteil
• Schein für die Sicherung von Arbeitsstellen (RSA 21 / MVAS)
• Führerschein BE oder C1E
• Erfahrung mit GPS-Vermessung oder digitalem Bautagebuch

Was wir bieten
Bezahlung nach Bautarif, Firmenwagen auch zur privaten Nutzung, Baustellen im Umkreis von 60 km, jeden Abend zu Hause, Winterbeschäftigung, Fortbildungen. Bewerbungen von Menschen mit Schwerbehinderung sind willkommen.`,
  graded: [
    {
      name: 'meisterin-any-of',
      kind: 'any-of',
      low: 85,
      high: 98,
      best: 92,
      why: 'Straßenbauermeisterin statt Polierprüfung genügt; acht Jahre Kolonnen im Kanal- und Straßenbau, MVAS, BE, GPS.',
      lacks: [],
      cv: `Katrin Wiegand
Straßenbauermeisterin, Baunatal

Beruflicher Werdegang

04/2018 – heute   Baustellenführung Kanal und Straße, Fuldaaue Bau GmbH, Kassel
- Verantwortlich für zwei Kolonnen (9 Leute), dazu Fräs- und Asphaltsubunternehmer
- Ortsdurchfahrten mit Kanal DN 250 bis DN 800, Hausanschlüsse, Nebenanlagen, Pflaster
- Einrichten der Baustelle, Bestellung von Rohren und Schüttgütern, Gerätedisposition
- Achsen und Höhen mit GPS-Rover und Tachymeter abstecken, Aufmaß mit dem Bauherrn
- Bautagebuch am Tablet, Unterweisungen, Gefährdungsbeurteilung

08/2011 – 03/2018   Straßenbauerin, zuletzt Vorarbeiterin, Wilhelmshöher Straßenbau

Abschlüsse
Meisterprüfung im Straßenbauerhandwerk, Handwerkskammer Kassel, 03/2018
Ausbildereignung
Gesellenbrief Straßenbauerin 2011
MVAS 99 / RSA 21, Auffrischung 2025

Sonstiges
Führerschein B, BE
Deutsch Muttersprache, Englisch Schulkenntnisse`,
    },
    {
      name: 'vorarbeiter-denial',
      kind: 'denial',
      low: 56,
      high: 73,
      best: 66,
      why: 'Führt seit acht Jahren Kolonnen im Kanalbau, hat die Polierprüfung aber nicht abgelegt.',
      lacks: ['Geprüfter Polier, Werkpolier oder Straßenbauermeister'],
      cv: `Dirk Hellwig, 34281 Gudensberg

Vorarbeiter im Kanalbau

Sehr geehrte Damen und Herren, kurz zu mir: gelernter Kanalbauer, seit 2008 im Beruf, seit 2018 Vorarbeiter mit eigener Kolonne.

Seit Mai 2018: Vorarbeiter, Schwalm-Eder Rohrleitungs- und Tiefbau GmbH. Ich führe sechs bis acht Mann. Schmutz- und Regenwasserkanäle bis DN 1000, Schächte, Verbau, Hausanschlüsse, Wiederherstellung der Oberfläche. Baustelle einrichten, Material abrufen, Bagger und Lkw einteilen, Höhen mit Kanallaser und Rotationslaser, Aufmaß und Tagesberichte auf Papier, Unterweisung jeden Montag. Der Bauleiter kommt zweimal die Woche.

2008 bis 2018: Kanalbauer und Baggerfahrer, gleiche Firma

Ausbildung: Kanalbauer, Gesellenprüfung 2008
MVAS-Schein 2023
Führerschein B, BE, C1E

Die Prüfung zum Werkpolier habe ich nicht abgelegt; den Lehrgang musste ich 2021 aus familiären Gründen abbrechen. Ich würde ihn im nächsten Winter neu beginnen.
Deutsch Muttersprache`,
    },
    {
      name: 'polierer-falle',
      kind: 'trap',
      low: 6,
      high: 24,
      best: 14,
      why: 'Schleifer und Polierer von Metall: Polieren statt Polier; führt Leute in einer Werkstatt, kein Bau.',
      lacks: [
        'Geprüfter Polier, Werkpolier oder Straßenbauermeister',
        'fünf Jahre Führung von Kolonnen im Kanal- oder Straßenbau',
      ],
      cv: `Zoran Petrušić
Metallschleifer und Polierer
Kassel

Tätigkeiten

2014 bis heute: Leiter der Poliererei, Kasseler Armaturenwerke
Führung von 10 Beschäftigten in zwei Schichten. Schleifen, Bürsten und Polieren von Rohren, Kanalblechen für Lüftungen und Armaturen aus Messing und Edelstahl. Einrichten der Polierautomaten, Disposition von Personal und Schleifmitteln, Tagesberichte, Qualitätsprüfung von Oberflächen (Ra), Arbeitssicherheit an der Absaugung, Abstimmung mit dem Auftraggeber aus der Sanitärindustrie.

2006 bis 2014: Polierer, Werra Besteckfabrik, Handpolitur und Hochglanz

Ausbildung
Metallschleifer, Abschlussprüfung IHK 2006
Geprüfter Industriemeister Metall (IHK) 2013
Ausbildereignung 2013

Führerschein Klasse B
Deutsch sehr gut in Wort und Schrift (seit 1993 in Deutschland), Kroatisch Muttersprache
Hobby: Oldtimer, Straße und Gelände`,
    },
    {
      name: 'kroatischer-abschluss',
      kind: 'foreign',
      low: 50,
      high: 67,
      best: 59,
      why: 'Zwölf Jahre Bauführung im Tiefbau mit kroatischem Meisterbrief, Anerkennung noch offen.',
      lacks: ['Geprüfter Polier, Werkpolier oder Straßenbauermeister'],
      cv: `Ivana Marković-Bauer, Melsungen

LEBENSLAUF

Feb. 2021 - laufend
Kolonnenführerin, Edertal Straßen- und Tiefbau GmbH
Erschließung von drei Neubaugebieten, Kanal, Frostschutz, Borde, Pflaster, Asphalt mit Nachunternehmer. Acht Personen. Abstecken mit Leica GNSS, Aufmaß, Bautagesbericht in der App, Absprachen mit Bauleitung und Gemeinde.

2014 - 2020
Poslovođa (Leiterin der Baustelle vor Ort), Slavonija Ceste d.o.o., Osijek
Landesstraßen und Regenwasserkanäle, 10 bis 14 Arbeiter, Geräte- und Materialplanung, Arbeitsschutz.

2009 - 2014
Bautechnikerin ebenda, Vermessung

Bildung
Majstorica (Meisterprüfung) Straßenbau, Handwerkskammer Osijek, 2014. Antrag auf Gleichwertigkeit bei der Handwerkskammer Kassel im August 2026 gestellt, Bescheid steht aus. Eine deutsche Polier- oder Meisterprüfung habe ich nicht.
Bautechnische Schule Osijek 2009

Deutsch C1 (telc 2022), Kroatisch Muttersprache
Führerschein B und BE
RSA 21 Schulung 2024`,
    },
    {
      name: 'werkpolier-zwei-jahre',
      kind: 'years',
      low: 56,
      high: 74,
      best: 67,
      why: 'Frisch geprüfter Werkpolier; führt erst seit September 2024 eine Kolonne, gut zwei statt fünf Jahre.',
      lacks: ['fünf Jahre Führung von Kolonnen im Kanal- oder Straßenbau'],
      cv: `Mehmet Can Yalçın
Werkpolier Tiefbau

Persönliches Ziel: als Polier eigene Baustellen in Nordhessen führen

Berufspraxis
09.2024 bis jetzt
Werkpolier, Reinhardswald Bau AG, Hofgeismar
Kolonne mit sieben Leuten im Kanal- und Leitungsbau, Ortskern von zwei Gemeinden, Verkehrsführung unter Ampel. Gerät und Baustoffe disponieren, Achsen einmessen mit Tachymeter, Aufmaß, digitales Bautagebuch, Sicherheitsunterweisungen, wöchentliche Baubesprechung.

08.2016 bis 08.2024
Tiefbaufacharbeiter, dann Rohrleitungsbauer, Reinhardswald Bau AG
Verlegen von Kanal- und Wasserrohren, Verbau, Dichtheitsprüfung, Minibagger. In dieser Zeit ohne Führungsaufgaben.

Qualifikation
Werkpolier Tiefbau, Bildungszentrum der Bauwirtschaft, Juni 2024
Rohrleitungsbauer, IHK 2017 (verkürzt)
MVAS / RSA 21, 2024
Schweißerpass PE-Rohre

Fahrerlaubnis B, BE
Deutsch und Türkisch zweisprachig aufgewachsen`,
    },
  ],
};
