// Papers that the lexicon knows, where a CV calls them by none of the names that it knows them by: by most of the telling
// words of the demand, like a paper that nobody listed. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { credentialGroups } from '../../spec/papers/credential-groups.ts';
import { namesIn } from '../../spec/papers/open-names.ts';
import { asPapersAreWritten } from '../../spec/papers/paper-wording.ts';
import { designatorsIn } from '../../spec/papers/designators.ts';
import type { Terms } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { isForeign, placesIn } from './jurisdiction.ts';
import type { Naming } from './naming.ts';
import { namingsByTerms } from './open-names.ts';

/** One word of a name, and helpers of those who hold it, are no paper. */
const WORDS_MIN = 2;
const HELPING =
  /\b(?:assist\w*|aide|support\w*|work\w* (?:with|under|alongside)|supervised by|reception\w*|tutor|to (?:the )?\d|chair|member of|volunteer|observed|arranged|learner|permit|aspiring|future|seeking|interested|(?:un|non-)(?:licen[cs]ed|registered|qualified)|crew of|holders|pta|cota|ota|slpa|lsa)\b/i;

/** A body gives other papers, too. */
const GIVEN_BY =
  /,? (?:issued|given|awarded|granted|provided) by .*$|, (?:the )?(?:[A-Z]\p{L}+ ){1,3}of .*$/u;
/** Who gives it, or what it is called by. */
const LETTERS = /(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu;
/** A paper stands in a line of its own or a sentence; what goes on for longer pours words out. */
const LINE_MAX = 120;
/** To have studied a subject is not to be licensed in it. */
const DEGREE = /^\W*(?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|M\.?S|B\.?S|Ph\.?D|Bachelor|Master|LL\.?[BM])\b/;

/** The namings of a unit's listed papers by the words of its demand; none where it asks for several. */
export function namingsByWords(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Naming[] {
  const namedBy = wordsOf(unit);
  if (namedBy.length === 0) return [];
  const letters = unit.text.match(LETTERS) ?? [];
  return namingsByTerms({ ...unit, namedBy: [...namedBy] }, cv).filter(
    ({ line, stance }) =>
      line.role === null &&
      line.section !== 'summary' &&
      !HELPING.test(withSpelled(line)) &&
      !DEGREE.test(line.text) &&
      line.text.length < LINE_MAX &&
      designatorsIn(line.text).levels.length < 2 &&
      (stance !== 'held' ||
        (namedBy.some((name) => sharesWords(name, line)) &&
          !isForeign(line.text, specPlaces) &&
          (letters.length === 0 || letters.some((one) => line.text.includes(one))))),
  );
}

function withSpelled({ text, spelled }: EvidenceLine): string {
  return [text, ...spelled.map(({ as }) => as)].join(' ');
}

function sharesWords(name: Terms, { terms }: EvidenceLine): boolean {
  return terms.filter(({ term }) => name.has(term)).length >= WORDS_MIN;
}

const wordsOf = rememberedOf((unit: Unit): readonly Terms[] => {
  if (unit.credentials.length === 0 || unit.namedBy.length > 0) return [];
  const written = asPapersAreWritten(unit.text).replace(GIVEN_BY, ' ');
  if (credentialGroups(written).length !== 1) return [];
  const places = new Set([...placesIn(written)].flatMap((place) => place.toLowerCase().split(' ')));
  return namesIn(written)
    .map((name) => new Map([...name].filter(([term]) => !places.has(term.replace('=', '')))))
    .filter(({ size }) => size >= WORDS_MIN);
});
