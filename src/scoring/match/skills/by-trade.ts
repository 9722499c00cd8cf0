// What years in the very occupation show of a demand that the CV does not name: who has taught for years manages behaviour.
// Never of a name of its own, a tool or a number, which the work can be done without. Pure.

import { monthsCovered } from '../../cv/posts/dates.ts';
import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { isFalseFriend } from '../posts/false-friends.ts';
import { headerOf } from '../posts/header.ts';
import { kinOfRole } from '../posts/kinship.ts';
import { isAssisting, isTraining } from '../posts/learning.ts';
import { isOtherSpecialty } from '../posts/other-specialty.ts';
import { similarityOfTerms } from '../words/overlap.ts';
import { siblingsOf } from '../words/siblings.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { isTool } from '../../text/terms/rivals.ts';

/** Of what everybody in the trade knows, and of what they do. */
const SHOWN = { known: 0.6, done: 0.5 };
const SAME_MIN = 0.6;
const TITLE_MIN = 0.8;
const MONTHS_MIN = 24;
const RECENT_MONTHS = 8 * 12;

const KNOWLEDGE =
  /\b(?:knowledge|know|knows|understand\p{L}*|familiar\p{L}*|aware\p{L}*|grasp|grounding|versed|literate|kenntniss?\p{L}*|wissen|kennt|kennen|vertraut|verständnis|connaissances?|connaître|maîtrise|notions)\b/iu;
/** A name: capitals within a sentence that are no German noun, letters with numbers. */
const NAME = /\p{Lu}\p{L}*\p{Lu}|\p{L}\d|\d\p{L}/u;
/** Of what must be there also a number, and capitals within a sentence that no German noun explains: "managed Google Ads budgets". */
const TOOL = /\d{3}|(?<=\p{Ll}{2} )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
/** Where nouns have capitals. */
const GERMAN = /(?<!\p{L})(?:der|die|das|den|dem|und|mit|von|im|für|zur?|ein\p{L}{0,2})(?!\p{L})/u;

/** The credit of a demand by the trade alone, with the line of the post; null where the trade shows nothing of it. */
export function shownByTrade(unit: Unit, cv: Cv, spec: Spec): { credit: number; line: EvidenceLine } | null {
  if (unit.strength === 'hard' || unit.strength === 'nice' || namesThing(unit)) return null;
  const line = postOfTrade(cv, spec);
  if (line?.role != null && isOtherSpecialty(unit.text, line.role, cv)) return null;
  return line === null ? null : { credit: KNOWLEDGE.test(unit.text) ? SHOWN.known : SHOWN.done, line };
}

/** Names of one word, of which one stands behind a word in small letters or beside another: "Nielsen, Circana or similar". */
const NAMES = /(?<=\p{Ll}{2},? )\p{Lu}\p{Ll}{2,}(?:, | or | and |\/)(?:\p{Lu}\p{Ll}{2,})/u;

/** A product that has others beside it which do the same, a language or platform. */
function namesProduct({ terms }: Unit): boolean {
  for (const term of terms.keys()) if (siblingsOf(term).length > 0 || isTool(term)) return true;
  return false;
}

const namesThing = rememberedOf((unit: Unit): boolean => {
  const { text, strength } = unit;
  if (namesProduct(unit) || NAME.test(text)) return true;
  return strength === 'must' && (NAMES.test(text) || TOOL.test(text)) && !GERMAN.test(text);
});

const known = new WeakMap<Cv, { spec: Spec; line: EvidenceLine | null }>();

/** The head of the latest post of the spec's occupation, where such posts make up years. */
function postOfTrade(cv: Cv, spec: Spec): EvidenceLine | null {
  const ready = known.get(cv);
  if (ready !== undefined && ready.spec === spec) return ready.line;
  const roles = cv.roles.filter((role) => isOfTrade(role, spec) && !isFalseFriend(role, cv, spec));
  const months = monthsCovered(roles.map(({ period }) => period));
  const [latest] = roles.toSorted((a, b) => a.endedMonthsAgo - b.endedMonthsAgo);
  const line = months >= MONTHS_MIN && latest !== undefined ? (headOf(latest) ?? null) : null;
  known.set(cv, { spec, line });
  return line;
}

function isOfTrade(role: Role, spec: Spec): boolean {
  if (role.endedMonthsAgo > RECENT_MONTHS || isTraining(role) || isAssisting(role, spec.title)) return false;
  const kin = kinOfRole(role, spec);
  if (kin !== null) return kin.same >= SAME_MIN;
  const title = headerOf(role).title;
  return (
    title !== undefined &&
    spec.coreTitle.size > 0 &&
    similarityOfTerms(spec.coreTitle, new Set(title.terms.map(({ term }) => term))) >= TITLE_MIN
  );
}

function headOf(role: Role): EvidenceLine | undefined {
  return headerOf(role).title ?? role.lines.find(({ isHeading }) => !isHeading);
}
