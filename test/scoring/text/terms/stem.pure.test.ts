// Words by their stems: what a woman is called who does it, and what a man is, are one.

import { expect, it } from 'vitest';
import { stem } from '../../../../src/scoring/text/terms/stem.ts';

it.each([
  ['dachdeckerin', 'dachdecker'],
  ['polizistinnen', 'polizist'],
  ['disponentin', 'disponent'],
  ['fachärztin', 'facharzt'],
  ['rechtsanwältin', 'rechtsanwalt'],
  ['bürokauffrau', 'bürokaufmann'],
  ['boulangère', 'boulanger'],
  ['infirmière', 'infirmier'],
  ['projeteuse', 'projeteur'],
  ['conductrice', 'conducteur'],
  ['technicienne', 'technicien'],
])('%s is %s', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each([
  ['glycerin', 'glycer'],
  ['carrière', 'carrier'],
  ['barrière', 'barrier'],
  ['berlin', 'berl'],
  ['matrice', 'mateur'],
])('%s is not %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
