// The papers that stand in a line with how to reach somebody or when they were born: "Leeds · a.b@post.example · NMC PIN
// 15I2291W", "geb. 3.4.1990 – Führerschein B". Where they live, what they are called and how old they are is left out, as of
// any such line. Pure.

import { credentialsNear, placesOf } from '../spec/papers/credentials.ts';
import { testOf } from '../text/expressions/first-look.ts';
import { allIn } from '../text/expressions/all-in.ts';
import type { Line } from './layout/lines.ts';
import { isContact } from './protected.ts';

/** What stands between the pieces of such a line, but for commas within brackets. */
const BETWEEN = /\s*[·|•;]\s*|\s{2,}|\s+[-–—]\s+|,\s+(?![^()]{0,80}\))/gu;

const isOfBirth = testOf(
  /^\W*(?:born|d\.?o\.?b|date of birth|geb\.|geboren|geburtsdatum|née?|date de naissance)(?!\p{L})/iu,
);

/** The pieces of a line that name a paper; none where the line tells nobody how to reach anyone or how old they are. */
export function papersBesideContact(line: Line): Line[] {
  if (!isContact(line.text) && !isOfBirth(line.text)) return [];
  const pieces: Line[] = [];
  let from = 0;
  for (const { index, 0: between } of [...allIn(line.text, BETWEEN), { index: line.text.length, 0: '' }]) {
    const text = line.text.slice(from, index);
    if (!isContact(text) && !isOfBirth(text) && namesPaper(text))
      pieces.push({ ...line, text, start: line.start + from, end: line.start + index });
    from = index + between.length;
  }
  return pieces;
}

function namesPaper(text: string): boolean {
  return credentialsNear(text).some((one) => placesOf(one, text).length > 0);
}
