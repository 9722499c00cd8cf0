// Posts that are called by the word of the trade: in either gender, on its ranks, and of its kind.

import { expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';

const yearsOf = (title: string, ask: string, cv: string) =>
  leastOf(outcomesOf({ title, ask }, cv).filter(({ kind }) => kind === 'years'));

it.each([
  [
    'Orthoptist (m/w/d)',
    'Mindestens drei Jahre als Orthoptist',
    'Orthoptistin, Augenklinik Fulda, 2017 bis heute',
  ],
  ['Küfer (m/w/d)', 'Mind. 3 Jahre Praxis als Dachdecker', 'Dachdeckergesellin, Firma Holm, 2016 bis heute'],
  ['Luthier', "Trois ans d'expérience comme projeteur VRD", 'Projeteuse VRD, Sitétudes, 2016 à aujourd’hui'],
])('%s: %s: %s', (title, ask, cv) => {
  expect(yearsOf(title, ask, cv)).toBeGreaterThanOrEqual(0.7);
});

it.each([
  [
    'Bauleiter Hochbau',
    'Mind. 5 Jahre als Bauleiter im Hochbau',
    'Bauleiter Kanalbau, Tiefbau Henne, 2015 bis heute',
  ],
  [
    'Électricien du bâtiment',
    "Quatre ans d'expérience comme électricien du bâtiment",
    'Électricien automobile, Garage Lambin, 2015 à aujourd’hui',
  ],
  [
    'Zerspanungsmechaniker Frästechnik',
    'Mind. 4 Jahre Berufserfahrung als CNC-Fräser',
    'CNC-Dreher, Wellenwerk Brandis, 2015 bis heute\n- Einrichten von Drehmaschinen',
  ],
])('%s: %s: not %s', (title, ask, cv) => {
  expect(yearsOf(title, ask, cv)).toBeLessThan(0.7);
});
