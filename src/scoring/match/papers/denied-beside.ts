// What a line denies of the very paper that it names: "Yachtmaster Offshore, no commercial endorsement", where the paper is
// asked for with one. Pure.

import { CREDENTIAL_WORD } from '../../spec/papers/credential-words.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { rarity } from '../../text/terms/rarity.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { namingAs, type Naming } from './naming.ts';

/** What is not there, in the few words behind the "no". */
const NOT_THERE =
  /(?<![\p{L}.])(?:no|without|ohne|sans(?! g\p{L}{3}(?!\p{L}))|keine?[nr]?|not (?:with|by|under)(?: the)?|nicht bei(?: der)?|none (?:with|by|from)(?: the)?|(?:never|not) (?:yet )?(?:done|had|held|passed|taken|sat|got)(?: (?:the|my|an?))?)\s(?!\.?\s?(?:limit|restrict|condition|break|lapse|points|further|longer))((?:\p{L}+\s){0,2}(?:\p{L}{3,}|\d\p{L}))/giu;
/** A word as common as this is denied of many things. */
const TELLING = 2;
const LENGTH_MAX = 120;

/** The naming as one of another category where its line denies another word of the demand. */
export function ofDeniedBeside(naming: Naming, unit: Unit): Naming {
  const { line, words, stance } = naming;
  if (stance !== 'held' || unit.kind === 'clearance' || line.role !== null) return naming;
  if (line.text.length > LENGTH_MAX) return naming;
  const isDenied = allIn(line.text, NOT_THERE).some(({ 1: denied = '' }) =>
    termsOf(denied).some(
      ({ term }) => unit.terms.has(term) && rarity(term) > TELLING && !CREDENTIAL_WORD.test(term),
    ),
  );
  return isDenied ? namingAs('other', { line, words, isExplicit: true }) : naming;
}
