// Papers of those who interpret and translate, which hold for one language: who is certified in Korean is not in Polish,
// whatever the body. A line that names no language says nothing against it. Pure.

import { CREDENTIALS, placesOf, type Credential } from '../../spec/papers/credentials.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import { namingAs, type Naming } from './naming.ts';

const isOfTongues = testOf(
  /\binterpret(?:ers?|ing)\b|\btranslat(?:ors?|ions?|ing)\b|dolmetsch|übersetz|\binterprètes?\b|\btraduc/iu,
);
/** The craft is the same, and nobody who speaks the language asked for is helped by it. */
const OF_ANOTHER = 0.2;
const LANGUAGES = CREDENTIALS.filter(({ kind }) => kind === 'language');

/** The languages that a text names; the one that they are put into from all the others says nothing. */
const languagesIn = rememberedOfLine((text): readonly Credential[] =>
  LANGUAGES.filter((one) => one.name !== 'english' && placesOf(one, text).length > 0),
);

/** The naming as one of another category where its line names another language and none that is asked for. */
export function ofOtherLanguage(naming: Naming, unit: Unit): Naming {
  const { line, words, stance } = naming;
  if (stance !== 'held' || !isOfTongues(unit.text)) return naming;
  const asked = languagesIn(unit.text);
  const told = asked.length === 0 ? [] : languagesIn(line.text);
  return told.length === 0 || told.some((one) => asked.includes(one))
    ? naming
    : { ...namingAs('other', { line, words, isExplicit: true }), credit: OF_ANOTHER };
}
