// What a demand says beside itself, behind a pause: why it is asked for, how it is for others, what the writer feels of it.
// A gap names the demand alone. Pure.

import { withoutReason } from '../clauses/conduct.ts';

/** A demand that is shorter says too little by itself; a name of three letters does not. */
const REST_MIN = 3;
/** ", it's van based", ": half her calls are in it", "; the client pays for it". */
const ASIDE =
  /\s*(?:[,;:]| [–-])\s+(?:(?:and |but |so )?(?:it|that|this|these|there)(?:['’]s| is| are| was)|(?:and |but |so |as |since )(?:we|our|they)(?:['’]\p{L}+)?(?!\p{L})|(?:we|our)(?:['’]\p{L}+)?(?!\p{L})|half (?:of )?(?:our|the|her|his)|buses|goes without saying|of course$|obviously$|any (?:one )?of (?:them|these|those)|no exceptions?|(?:und |aber |da )(?:wir|das|es)(?!\p{L})|(?:wir|das|es) (?:ist|sind|haben|gibt|geht)|(?:et |mais |car )(?:nous|c['’]est|notre)|(?:nous|c['’]est) )[^]*$/iu;
/** "(ask us)", "(or one on the way)". */
const SPOKEN = /\s*\((?:ask us|or one on the way|sorry|yes|really|no exceptions?)\)$/iu;

/** A parenthesis of which the end is gone. */
const UNCLOSED = /\s*\([^()]*$/u;
/** "Because we are a small house, you must ...": the demand stands behind. */
const OPENS_WITH_REASON = /^(?:because|since|as|da|weil|parce|comme|puisque)(?!\p{L})/iu;

/** A demand up to the pause behind which something is told of it. */
export function withoutAside(text: string): string {
  if (OPENS_WITH_REASON.test(text)) return text;
  const rest = withoutReason(text).replace(ASIDE, '').replace(SPOKEN, '').replace(UNCLOSED, '');
  return rest.length >= REST_MIN ? rest : text;
}
