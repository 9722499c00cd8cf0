/** Notarfachangestellte/r, in German: the qualification and land register practice decide. */
import type { GradedJob } from '../types.ts';

export const notarfachangestellte: GradedJob = {
  job: 'notarfachangestellte',
  title: 'Notarfachangestellte/r',
  spec: `Notariat in Köln-Lindenthal sucht

Notarfachangestellte (m/w/d), unbefristet

Wen wir uns wünschen:
• Ausbildung als Notarfachangestellte/r oder Rechtsanwalts- und Notarfachangestellte/r, abgeschlossen
• 2 Jahre Praxis in einem Notariat
• sicher im Grundbuch- und Handelsregisterrecht, Entwurf und Vollzug von Kaufverträgen
• XNotar oder TriNotar

Pluspunkte: Kostenrecht (GNotKG), Gesellschaftsrecht, Englisch

Deine Arbeit bei uns: Urkunden vorbereiten, Fälligkeiten überwachen, Grundbuchanträge elektronisch einreichen, Kostenrechnungen, Mandantinnen und Mandanten am Telefon.

Was du bekommst: 30 Tage Urlaub, Jobticket, 38 Stunden.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Gelernte Notarfachangestellte, sechs Jahre Notariat, Kaufverträge bis zum Vollzug, XNotar, Kostenrecht.',
      lacks: [],
      cv: `Melanie Hüsch
Notarfachangestellte

11/2020 - heute  Notare Dr. Verhoeven & Pütz, Bonn
Entwurf und Abwicklung von Grundstückskaufverträgen und Überlassungen, Fälligkeitsmitteilungen, Grundbuchanträge über XNotar, GmbH-Gründungen und Anmeldungen zum Handelsregister, Rechnungen nach GNotKG
08/2017 - 07/2020  Ausbildung zur Notarfachangestellten, Notar Wirtz, Euskirchen, Abschluss 2020 (gut)
Englisch B2`,
    },
    {
      name: 'rechtsanwaltsfachangestellte',
      kind: 'adjacent',
      low: 36,
      high: 58,
      best: 47,
      why: 'Rechtsanwaltsfachangestellte mit acht Jahren Kanzlei: Fristen und Mahnbescheide, kein Notariat.',
      lacks: ['Ausbildung als Notarfachangestellte', '2 Jahre Praxis in einem Notariat'],
      cv: `Jasmin Kaya
Rechtsanwaltsfachangestellte

Kanzlei Brock Arbeitsrecht, Köln, seit 2018: Fristen, Mandantenaufnahme, Klagen nach Diktat, Mahnverfahren, RVG-Abrechnung, beA, RA-MICRO
Ausbildung zur Rechtsanwaltsfachangestellten 2015 bis 2018, bestanden
Sehr gutes Deutsch, Türkisch Muttersprache`,
    },
    {
      name: 'frisch-ausgelernt',
      kind: 'years',
      low: 58,
      high: 74,
      best: 66,
      why: 'Frisch gelernt, sieben Monate Notariat nach der Prüfung; alles andere stimmt.',
      lacks: ['2 Jahre Praxis'],
      cv: `Tim Osterkamp

Notarfachangestellter, Notariat Lenz, Leverkusen, April 2026 - jetzt
Kaufverträge vorbereitet und vollzogen, Grundschulden, Löschungen, Handelsregisteranmeldungen, XNotar
Auszubildender ebenda, August 2023 - März 2026
Abschluss als Notarfachangestellter, Rheinische Notarkammer, 2026`,
    },
    {
      name: 'alte-praxis',
      kind: 'old',
      low: 52,
      high: 73,
      best: 63,
      why: 'Gelernt und zwölf Jahre Notariat, aber seit 2015 nicht mehr; seither Sekretariat einer Schule.',
      lacks: [],
      cv: `Birgit Schröer

2015 - heute Schulsekretärin, Gymnasium Hürth: Anmeldungen, Zeugnisse, Telefon
2003 - 2015 Notarfachangestellte bei Notar Clasen, Köln: Entwurf und Vollzug von Kaufverträgen und Erbverträgen, Grundbuch, Handelsregister, Kostenrechnungen
2000 - 2003 Ausbildung zur Notarfachangestellten, Köln
TriNotar (damals), Word, Outlook`,
    },
    {
      name: 'immobilienmakler',
      kind: 'trap',
      low: 6,
      high: 26,
      best: 15,
      why: 'Makler, der Kaufverträge beim Notar begleitet: kennt Grundbuchauszüge, hat das Notariat nur besucht.',
      lacks: ['Ausbildung als Notarfachangestellte', '2 Jahre Praxis in einem Notariat'],
      cv: `Sven Adolphs
Immobilienmakler (IHK)

Rheinwohn Immobilien, Köln, 2016 bis heute: Verkauf von Eigentumswohnungen, Besichtigungen, Grundbuchauszüge besorgt, Kaufverträge mit den Notariaten abgestimmt, Beurkundungstermine begleitet, Telefonakquise
Kaufmann im Einzelhandel 2012
Englisch fließend`,
    },
  ],
};
