// German titles of health and care, by their short forms and by what shows that one may bear them.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Ergotherapeut (m/w/d)',
    ask: 'Staatliche Anerkennung als Ergotherapeut/in (Berufsurkunde) ist Voraussetzung',
    held: [
      'Pia Quandt, staatl. anerk. Ergotherapeutin (RP Kassel, 2019)',
      'Schule für Ergotherapie Gera 2012-2015, Examen 2015',
    ],
    less: [
      'Schülerin, Berufsfachschule Ergotherapie, 2. Ausbildungsjahr, Examen im August 2027',
      'Betreuungskraft § 43b, Basteln und Bewegen, seit 2019',
    ],
  },
  {
    title: 'Physiotherapeut (m/w/d)',
    ask: 'Staatliche Anerkennung als Physiotherapeut/in',
    held: ['Physio (Examen 2014), MT, MLD', 'Physiotherapeutin, staatl. gepr., Urkunde 09/2016'],
    less: ['Ausbildung Physiotherapie, Examen im Herbst 2027'],
  },
  {
    title: 'Notfallsanitäter (m/w/d)',
    ask: 'Erlaubnis zum Führen der Berufsbezeichnung Notfallsanitäter',
    held: ['Ausbildung NotSan 2018-2021, Staatsexamen 2021, Rettungswache Süd', 'Urkunde NotSan 04/2020'],
    less: ['Ausbildung NotSan, 3. Lehrjahr, Examen 2027', 'Rettungssanitäter 2019, C1'],
  },
  {
    title: 'Erzieher (m/w/d)',
    ask: 'Staatliche Anerkennung als Erzieher/in',
    held: ['Fachakademie Coburg 2013-2016, Anerkennungsjahr Kita Mond, staatl. Anerkennung 09/2017'],
    less: ['Fachakademie Coburg, zurzeit im Anerkennungsjahr, Anerkennung im Juli 2027'],
  },
  {
    title: 'Podologin (m/w/d)',
    ask: 'Staatlich anerkannte Podologin',
    held: ['Podologin (Examen 2015), Praxis Fußwohl'],
    less: ['Kosmetische Fußpflege seit 2015'],
  },
  {
    title: 'Pflegefachkraft OP (m/w/d)',
    ask: 'Abgeschlossene Fachweiterbildung OP-Dienst oder Fachweiterbildung Endoskopie-Pflege',
    held: ['FWB OP-Pflege 2017-2019 (DKG), bestanden'],
    less: ['FWB Intensivpflege 2017-2019 (DKG)', 'FWB OP-Pflege begonnen 2026'],
  },
  {
    title: 'Beckenaufsicht (m/w/d)',
    ask: 'Rettungsschwimmabzeichen in Silber, höchstens zwei Jahre alt',
    held: ['DRSA Silber, erneuert im März 2026', 'DLRG Silber 05/2026', 'Rettungsschwimmer Gold, 2026'],
    less: ['DRSA Bronze 2026', 'Seepferdchen-Kurse gegeben seit 2020'],
  },
];

describe('German titles', () => {
  itTellsApart(ROWS);
});
