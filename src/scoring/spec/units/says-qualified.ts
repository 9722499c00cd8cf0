// "You're trade qualified, so a Cert III", "that you're qualified here in England and hold a practising certificate": what only
// says that there is a paper asks for none beside the one that stands next to it. Pure.

import { asksForPaper, type Unit } from './unit.ts';

const SAYS =
  /^\W*(?:[^.;:]{0,40}?\bthat )?(?:(?:you|they|she|he|who)(?:['’]re| are|['’]s| is| must be| should be| need to be|['’]ll be| will be)? |be |being |someone |somebody |(?:sie |du |wer )?)(?:already |fully |properly |trade[- ]|formally |time[- ]served and |professionally )*(?:qualified|qualifiziert|diplômée?s?)(?: (?:here|already|and experienced|ist|sind|bist))?(?: in (?:the )?(?:UK|US|\p{Lu}\p{Ll}+)(?: (?:and|or) \p{Lu}\p{Ll}+)?)?\W*$/u;

/** The units without those that only announce the paper behind or before them. */
export function withoutSaidQualified(units: readonly Unit[]): Unit[] {
  return units.filter(
    (unit, index) =>
      unit.kind !== 'skill' ||
      !SAYS.test(unit.text) ||
      ![units[index - 1], units[index + 1]].some(
        (other) =>
          other !== undefined &&
          other.text !== unit.text &&
          other.strength === 'hard' &&
          (asksForPaper(other) || other.kind === 'degree'),
      ),
  );
}
