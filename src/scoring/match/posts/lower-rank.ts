// Posts of the rank below the one whose years are asked for: an assistant headteacher where a deputy is asked, a deputy
// manager where a manager is, the assistant to a director. Pure.

import type { Role } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { headerOf, openingOf } from './header.ts';
import { namedAs, OR } from './named-posts.ts';

const WHERE = 'in|with|at|for|on|within|or above|or higher|im|bei|mit|dans|en|au|chez';
/** The posts themselves, up to a word of where. */
const AS = namedAs(String.raw`[\p{L}][\p{L}'’ ,/-]{2,60}?`, `of|${WHERE}`);
/** The same with what they are of: "head of legal". */
const AS_WHOLE = namedAs(String.raw`[\p{L}][\p{L}'’ ,/&-]{2,70}?`, WHERE);
const BELOW =
  /^(assistant|asst|deputy|vice|sub|assistant to|stellvertretende[rn]?|stv|assistenz der|adjointe?|aide)$/iu;
const PREFIX = String.raw`assistant to (?:the )?|(?:personal |executive )?(?:assistant|secretary) to (?:the |our )?|pa to (?:the |our )?|assistant |asst\.? |deputy |vice[- ]|sub-|aide[- ]|stellvertretende[rn]? |stv\.? |assistent(?:in)? (?:der |des )|adjointe? (?:au |à la |du |de la |de )?`;

/** How the posts below one that is asked for are called, and the ranks that the demand takes all the same. */
type Asked = { below: RegExp; ranks: ReadonlySet<string> };

/** Whether a role is headed by a post that the demand names, with a word before it that makes it a lower one. */
export function isBelowAsked(role: Role, unit: Unit): boolean {
  const title = titleOf(role);
  return postsAsked(unit).some(({ below, ranks }) => {
    const found = below.exec(title);
    if (found === null) return false;
    const rank = (found[1] ?? '').trim().toLowerCase();
    return !ranks.has(rank.split(' ')[0] ?? '');
  });
}

/** Whether a role is headed by one of the posts whose years are asked for, in so many words. */
export function isTitledAsAsked(role: Role, unit: Unit): boolean {
  const asked = titlesAsked(unit);
  if (asked.length === 0) return false;
  const title = titleOf(role);
  return asked.some((one) => one.test(title));
}

const FIRST_MAX = 50;

/** What a role is called in its first lines. */
export function titleOf(role: Role): string {
  const opening = openingOf(role);
  // A line that goes on behind the title is too long for a header: "Deputy General Manager, The Dunedin Royal (168 rooms ...".
  const first = (opening.split(/[,(|:–]/u)[0] ?? '').trim();
  return namesRole(first) && first.length <= FIRST_MAX ? first : (headerOf(role).title?.text ?? opening);
}

/** Names of two words, letters, or one of a single trade: "manager" alone is a post of anything. */
const titlesAsked = rememberedOf(({ text }: Unit): readonly RegExp[] =>
  (AS_WHOLE.exec(text)?.[1] ?? '')
    .split(OR)
    .map((part) => part.trim().replace(/^(?:an?|the)\s/i, ''))
    .filter(
      (part) =>
        /^[\p{L}-]+(?: [\p{L}-]+){1,3}$/u.test(part) || /^[A-Z]{3,5}$/.test(part) || OF_ONE_TRADE.test(part),
    )
    .map(
      (part) =>
        new RegExp(
          String.raw`(?<!\p{L})(?<!(?:${PREFIX}|${OF_VEHICLES} ))${part}(?![\p{L}-]| ${OF_VEHICLES})`,
          'iu',
        ),
    ),
);

/** "Électricien poids lourds", "auto electrician": the same word of another trade. */
const OF_VEHICLES = '(?:auto|automobiles?|automotive|vehicles?|véhicules?|poids lourds|marine|boat|aircraft)';
const OF_ONE_TRADE =
  /^(?:chargehand|foreman|forewoman|ganger|electrician|plumber|carpenter|joiner|bricklayer|roofer|scaffolder|welder|pipefitter|millwright|steelfixer|paralegal|conveyancer|bookkeeper|paraplanner|underwriter|radiographer|sonographer|podiatrist|optometrist|midwife|électricien(?:ne)?|plombi(?:er|ère)|chauffagiste|menuisi(?:er|ère)|couvreur|maçon|soudeu(?:r|se)|frigoriste|polier|elektriker|schreiner|tischler|dachdecker|maurer|schweißer|buchhalter|hebamme)(?:in)?$/iu;

/** The posts of a demand for years by their last word, with the ranks that it takes. */
const postsAsked = rememberedOf(({ text }: Unit): readonly Asked[] => {
  const named = AS.exec(text)?.[1];
  if (named === undefined) return [];
  const parts = named
    .split(OR)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part.length > 2);
  const ranks = new Set(parts.flatMap((part) => part.split(/[ -]/)).filter((word) => BELOW.test(word)));
  const heads = new Set(
    parts
      .map((part) => part.split(' ').at(-1) ?? '')
      .filter((head) => head.length > 2 && /^[\p{L}-]+$/u.test(head) && !BELOW.test(head)),
  );
  return [...heads].map((head) => ({
    ranks,
    below: new RegExp(String.raw`(?<!\p{L})(${PREFIX})(?:\p{L}+ ){0,2}?${head}(?!\p{L})`, 'iu'),
  }));
});
