// What a statement asks for beside papers and years: the skill or the duty that the rest of its words name. Pure.

import { inLettersOf } from '../first-look.ts';
import { demandsCharge } from '../clauses/asking.ts';
import { withoutReason } from '../clauses/conduct.ts';
import { isCharacterAlone, namesCharacter } from '../clauses/character.ts';
import { CREDENTIAL_WORD } from '../papers/credential-words.ts';
import { withoutSaidBeside } from '../papers/beside-the-name.ts';
import { placesOf } from '../papers/credentials.ts';
import { isTradeDiploma } from '../papers/degrees.ts';
import { withoutAroundWork } from './around-work.ts';
import { itemsOf, termsOfItems } from './enumeration.ts';
import { isUsualKnowledge } from './usual-knowledge.ts';
import { isForLater } from './learnable.ts';
import { asWelcome, type Make } from './make-unit.ts';
import { withoutRecency } from '../time/recency.ts';
import { withoutRuledOut } from './ruled-out.ts';
import { withoutSinceWhen } from '../time/since-when.ts';
import type { Statement } from '../clauses/statements.ts';
import { ANY_OF, topicOf, type Terms } from '../papers/topics.ts';
import type { Unit } from './unit.ts';

/** What a credential's statement asks beside it weighs less, and only where it asks for enough. */
const BESIDE = { share: 0.4, terms: 3 };

/** The unit of what `statement` asks beside `units`; null where that is nothing in particular. `isPaper`: one is a paper. */
export function skillAsked(
  { text, kind: asked }: Statement,
  units: readonly Unit[],
  isPaper: boolean,
  make: Make,
): Unit | null {
  const terms = termsBeside(text, units, isPaper);
  if (terms === null) return null;
  const isAlone = units.length === 0;
  const items = !isAlone || ANY_OF.test(text) ? null : itemsOf(withoutAroundWork(withoutRuledOut(text)));
  const isOfOneThing = text.length <= ONE_THING_MAX && demandsCharge(text);
  const unit = make(asked === 'duty' ? 'duty' : 'skill', isAlone && isOfOneThing, {
    terms: items === null ? terms : termsOfItems(items),
    isAnyOf: ANY_OF.test(text) && asked !== 'duty',
  });
  // What one may still learn is no lack.
  if (unit.strength === 'must' && isAlone && isForLater(text)) return asWelcome(unit);
  const share = !isAlone
    ? BESIDE.share
    : unit.strength === 'must' && isUsualKnowledge(text)
      ? KNOWN_SHARE
      : 1;
  return { ...unit, weight: unit.weight * share };
}

/** In characters; a longer sentence tells of the work, of which nobody has done all. */
const ONE_THING_MAX = 180;
/** What whoever does the work knows anyway is seldom told, and weighs less than a tool or a deed. */
const KNOWN_SHARE = 0.5;

/** Everybody left school, and few say so. */
const SCHOOL =
  /\b(?:high[- ]school|secondary school|school leaving) (?:diploma|degree|graduate|graduation|certificate|education)(?:,? (?:or|\/) (?:an? |the )?(?:ged|equivalent))?|\bged\b(?:,? or (?:an? |the )?equivalent)?/gi;
/** Words by which a statement about a paper asks for something beside it. */
const besideCueFor = inLettersOf(
  /\b(?:experienc\p{L}*|knowledge|know-how|understanding|skills?|ability(?! to (?:obtain|gain|hold|pass|get|maintain))|able(?! to (?:obtain|gain|hold|pass|get|maintain))|familiar\p{L}*|competen\p{L}+|proficien\p{L}+|background|track record|work(?:ed|ing)|using|use of(?! (?:(?:an?|the|your|their|own|suitable|reliable|private) ){0,3}(?:car|vehicle|van|transport)(?!\p{L}))(?! (?:an?|your own|their own|own) (?:car|van|vehicle)\b)|confiden\p{L}+|speciali[sz](?:e[ds]?|ing|ation)|erfahr\p{L}+|kenntniss\p{L}*|expérience|connaissances?|maîtrise\p{L}*)\b|\b(?:and|plus)\b.{0,20}\b\p{L}{3,}ing\b/iu,
);

/** The terms that are left without the papers named, where they are enough to ask for something. */
function termsBeside(text: string, units: readonly Unit[], isPaper: boolean): Terms | null {
  // "Qualified actuary (FIA, FFA or an equivalent fellowship)": the parentheses say the paper again.
  let rest = isPaper ? text.replace(/\([^()]*\b(?:or|oder|ou|equivalent)\b[^()]*\)/gi, ' ') : text;
  rest = withoutReason(withoutRuledOut(withoutRecency(rest.replace(SCHOOL, ' '))));
  if (isPaper) rest = withoutSaidBeside(rest);
  rest = askedOf(units.some((unit) => unit.minimumMonths > 0) ? withoutSinceWhen(rest) : rest);
  for (const unit of units) {
    for (const one of unit.credentials) {
      for (const { start, end } of placesOf(one, rest).toReversed())
        rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
    }
  }
  if (isPaper && !asksBeside(rest, units) && !units.some((unit) => unit.minimumMonths > 0)) return null;
  const terms = new Map([...topicOf(rest)].filter(([term]) => !isPaper || !CREDENTIAL_WORD.test(term)));
  if (namesCharacter(text) && (terms.size < 4 || isCharacterAlone(text))) return null;
  if (isTradeDiploma(text)) return null;
  if (units.some((unit) => unit.kind === 'language' || unit.kind === 'degree')) return null;
  if (isPaper && OR_OTHERWISE.test(text)) return null;
  const enough = units.length > 0 ? BESIDE.terms : 1;
  return terms.size >= enough ? terms : null;
}

/** "A driving licence, or the ability to travel between sites by other means": what is as good as the paper. */
const OR_OTHERWISE =
  /\b(?:driv|licen[cs])\p{L}*[^.;]{0,40}\bor (?:(?:the|an?|some) )?(?:\p{L}+ ){0,2}(?:ability|able|means|way|willing\p{L}*|access) (?:to|of) (?:travel\p{L}*|get|getting|mov\p{L}+|transport|reach|a (?:car|driver))/iu;

/** "Kafka in production": the thing that is asked for, and not how it was used; all of it where nothing else is named. */
function askedOf(text: string): string {
  const thing = withoutAroundWork(text);
  return topicOf(thing).size > 0 ? thing : text;
}

/** Whether what stands around the names of papers asks for something else: by its own words, or as a thing of the same list. */
function asksBeside(text: string, units: readonly Unit[]): boolean {
  const rest = text.replace(/\([^()]*\)/g, ' ');
  if (besideCueFor(rest).test(rest)) return true;
  return (
    rest
      .split(/[,;]/)
      .filter(
        (part) =>
          isThing(part) &&
          !units.some((unit) => unit.credentials.some((one) => placesOf(one, part).length > 0)),
      ).length >= THINGS_MIN
  );
}

const THINGS_MIN = 2;
const THING_WORDS_MAX = 4;
/** Which of a paper's kinds: "BR", "B2V", "C1". */
const CODE = /^\s*(?:(?:\p{Lu}\d?){1,2}|\p{Lu}{1,2}\d{1,2}\p{Lu}?\d?)(?![\p{L}\d+#])/u;

/** "Pool category", "council approved": which kind of paper, or by whom it is given. */
const OF_A_KIND =
  /\b(?:approved|category|class|division|grade|endorsements?|ratings?|valid|accredited)\s*(?:$|[,;.)])/iu;

/** A few telling words, none of which says that something is held or that it is one of several. */
function isThing(part: string): boolean {
  if (
    OF_A_KIND.test(part) ||
    /\b(?:or|oder|ou)\b|^\s*(?:finished|completed?|passed|awarded|in hand|not|abgeschlossen|obtenue?|up[- ]to[- ]date|in[- ]date|in force|unexpired|unrestricted|unencumbered|nationwide|active|both|issued|active|unexpired|unrestricted|in good standing|current|valid|live|à jour|en cours|gültig|aktuell|e\.g|z\.b|p\.ex|for (?:example|instance)|zum beispiel|par exemple|i\.e|d\.h|such as|that is|namely|who|wer|you|if|because|as|since|which|that|we)\b/i.test(
      part,
    ) ||
    CODE.test(part) ||
    part.trim().split(/\s+/).length > THING_WORDS_MAX
  )
    return false;
  const terms = [...topicOf(part).keys()];
  return terms.length > 0 && !terms.some((term) => CREDENTIAL_WORD.test(term));
}
