// A register told by who keeps it or by the word alone, where the demand has a name for it: "on the Council's register
// since 2019 (dietitian)", "licensed by the state board of podiatry", "enrolled on Ohio's registry". The profession is told
// in the same line; a register that names no profession is of the one that the CV is of. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { professionsIn } from '../../lexicon/professions.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { answers, designatorsIn } from '../../spec/papers/designators.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { mayMatch } from '../../text/expressions/first-look.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { isForeign, placesIn } from './jurisdiction.ts';
import { IN_A_HEAP, isHeap, namingAs, takenBy, type Naming } from './naming.ts';
import { isOfAnother } from './whose-paper.ts';

const BODY = String.raw`(?:[Bb]oard|[Cc]ouncil|[Cc]ollege|[Rr]egistry|[Cc]ommission|[Aa]gency|[Aa]uthority)`;
/** What stands between the article and the body or the register: at most a few words, and no sentence. */
const WORDS = String.raw`(?:[\p{L}&'’-]+ ){0,5}?`;
const TOLD = new RegExp(
  [
    // "On the Council's register", "straight on the NZ vet register", "on the Board's roll as", "enrolled on Utah's registry".
    String.raw`(?<!\p{L})(?:[Oo]n|onto|in|[Jj]oined|[Ee]ntered) (?:the |its |their |\p{Lu}\p{L}+['’]s )${WORDS}(?:register|roll|registry)(?! (?:office|of (?!nurs|midw|vet|pharm|teach|phys|psych|social|diet|medic|dent|opt)))(?!\p{L})`,
    // "Licensed by the Utah Board of Podiatry", "certified by the American Council on Exercise".
    String.raw`(?<!\p{L})(?:[Ll]icen[cs]ed|[Rr]egistered|[Cc]ertified|[Cc]redentialed|[Aa]ccredited|[Ll]isted|[Ee]nrolled) (?:by|with) (?:the )?(?:[\p{L}&-]+ ){0,4}?${BODY}(?: (?:of|for|on) (?:(?:of|and|the|&|for) |\p{Lu}[\p{L}-]+ ?){1,6})?(?!\p{L})`,
    // "On part 2 of the register".
    String.raw`(?<!\p{L})[Oo]n (?:the )?(?:sub-)?[Pp]art \d[^.;\n]{0,20} of the register(?!\p{L})`,
    // "Licensed in Illinois (146.009988)"; of which profession, the demand's place and the CV say.
    String.raw`(?<!\p{L})[Ll]icen[cs]ed in (?:the state of )?\p{Lu}\p{L}+`,
    // "National Registry, paramedic level".
    String.raw`(?<!\p{L})[Nn]ational [Rr]egistry(?!\p{L})`,
  ].join('|'),
  'gu',
);
const mayTell = mayMatch(TOLD);
/** What puts one on a register: a certificate that comes on top of it is not told by it. */
const BY_REGISTER = /(?<!post[- ]?)regist|licen[cs]|(?<!\p{L})roll(?!\p{L})|inscri/iu;
const OF_REGISTER = /^(?!DEA |driving )(?:.* )?(?:registration|licence)$|^nursing assistant/;
const CERTIFIED = /certified|credentialed|accredited/i;
const LETTERS = /(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu;
/** Registers of something else. */
const NO_REGISTER = /\b(?:cash|risk|asset|electoral|sign-?in|class|school|till|land|payroll|honou?r)\b/i;

const askedOf = rememberedOf((unit: Unit): readonly string[] =>
  asksForPaper(unit) && (unit.credentials.length === 0 || unit.kind === 'certificate' || isOfRegister(unit))
    ? professionsIn([unit.text, ...unit.credentials.map(({ name }) => name)].join(' '))
    : [],
);

function isOfRegister({ credentials }: Unit): boolean {
  return credentials.some(({ name }) => OF_REGISTER.test(name));
}

/** Whether what a line tells is of the kind that is asked for; who certifies must be one of those whom the demand names. */
function isOfKind(words: string, unit: Unit): boolean {
  if (!CERTIFIED.test(words)) return isOfRegister(unit) || BY_REGISTER.test(unit.text);
  const letters = unit.text.match(LETTERS) ?? [];
  const initials = (words.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  return /certif|accredit|credential/i.test(unit.text) && letters.some((one) => initials.endsWith(one));
}

/** The namings of a unit's register by who keeps it. */
export function namingsByRegister(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Naming[] {
  const asked = askedOf(unit);
  if (asked.length === 0) return [];
  return cv.lines.flatMap((line) =>
    line.isHeading || !mayTell(line.text) || !isOfAsked(line, asked, unit, cv)
      ? []
      : allIn(line.text, TOLD).flatMap(({ 0: words, index }): Naming[] => {
          const place = { start: index, end: index + words.length };
          if (NO_REGISTER.test(words) || !isOfKind(words, unit) || isOfAnother(line.text, place)) return [];
          const { text: clause } = clauseAround(line.text, place.start, place.end);
          const { stance, isExplicit, isWish } = paperStanceAt(line.text, place, cv.nowMs);
          const open = takenBy(unit, stance);
          // "The American Council on Exercise" is of no country where the law asks for nothing.
          const isOfPlaces = unit.kind === 'licence' || specPlaces.size > 0;
          const isElsewhere =
            open === 'held' && isOfPlaces && isForeign(clause, specPlaces, placesIn(unit.text).size > 0);
          const isOther = open === 'held' && !answers(unit.designators, designatorsIn(clause));
          const as = isElsewhere ? 'elsewhere' : isOther ? 'other' : open;
          return [namingAs(as, { line, words, isExplicit, isWish, share: isHeap(line) ? IN_A_HEAP : 1 })];
        }),
  );
}

/**
 * Whether a line speaks of the profession that is asked for, or of none where the CV speaks of that one alone, or of none at
 * all and of the register's place.
 */
function isOfAsked({ text }: EvidenceLine, asked: readonly string[], unit: Unit, cv: Cv): boolean {
  const told = professionsIn(text);
  const all = told.length > 0 ? told : professionsOf(cv);
  if (all.length === 0) {
    const places = placesIn(text);
    return [...placesIn(unit.text)].some((place) => places.has(place));
  }
  return (told.length > 0 || all.length === 1) && all.some((one) => asked.includes(one));
}

const professionsOf = rememberedOf((cv: Cv): readonly string[] =>
  professionsIn(cv.lines.map(({ text }) => text).join('\n')),
);
