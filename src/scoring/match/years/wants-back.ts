// Who wants to go back to a work has left it: "I would like to return to treasury, where I was happiest". What somebody has
// done since the last post of the work, under a title of none, is then none of it, however much alike it sounds. Pure.

import type { Cv, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import { rememberedOf, rememberedOfBoth } from '../../text/remembered.ts';
import { mayMatch } from '../../text/expressions/first-look.ts';
import { headerOf } from '../posts/header.ts';
import { kinOfRole } from '../posts/kinship.ts';
import { levelOf } from '../posts/level.ts';
import { kinOfTitle } from '../posts/post-kin.ts';
import { tellsOfLeading } from './led-people.ts';

const BACK = String.raw`(?:return|(?:go|come|get|be) back)`;
/** What one goes back to; that it is no place and no mere employment is looked at apart. */
const TARGET = String.raw`(?<target>\S+(?: \S+){0,2})`;
const SAYS_SO: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:want(?:s|ed|ing)?|wish(?:es|ing)?|hop(?:e|es|ing)|like|love|keen|ready|looking|time|eager|glad|plan(?:s|ning)?|aim(?:s|ing)?|prepared|would)(?!\p{L})[^.;]{0,45}?\b${BACK} (?:in)?to ${TARGET}`,
    'iu',
  ),
  new RegExp(
    String.raw`^\W*(?:[\p{L} ]{3,30}(?:,|:) )?(?:to ${BACK}|(?:now )?(?:returning|coming back|going back)) (?:in)?to ${TARGET}|[.;] returning to ${TARGET.replace('target', 'last')}`,
    'iu',
  ),
  /(?<!\p{L})(?:möchte|will|würde|wünsche)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:zurück (?:in|an|zu|auf|ins|zum|zur)|wieder (?:in|als|im)|zurückkehren)(?!\p{L})|(?<!\p{L})(?:wiedereinstieg|rückkehr) (?:in (?:de[nr]|die|das|meinen?)|als)(?!\p{L})/iu,
  /(?<!\p{L})(?:souhait\p{L}+|aimerais|voudrais|désir\p{L}+|envie de|compte)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:revenir|retourner|retrouver|reprendre|renouer)(?!\p{L})/iu,
];
const looks = SAYS_SO.map((one) => ({ one, may: mayMatch(one) }));
/** To work at all, to hours, to a town. */
const NO_WORK =
  /^(?:(?:the|a|my|full|part|paid|regular)[ -])*(?:work(?! (?:i|we|that|which|of|with)\b)|time\b|employment|stud(?:y|ies)|school|education|university|health|fitness|speed|basics|you\b|me\b|home\b|country)/iu;
const PLACE = /(?<!\p{L})\p{Lu}\p{Ll}/u;
/** A title as much of the occupation as this is of it. */
const OWN_FROM = 0.3;
const OVERLAP_MONTHS = 2;

const wantsBack = rememberedOf(({ lines }: Cv): boolean =>
  lines.some(({ text }) => looks.some(({ one, may }) => may(text) && isOfWork(one.exec(text)))),
);

function isOfWork(said: RegExpExecArray | null): boolean {
  if (said === null) return false;
  const target = said.groups?.['target'] ?? said.groups?.['last'] ?? '';
  return !NO_WORK.test(target) && !PLACE.test(target);
}

function isOwn(role: Role, spec: Spec): boolean {
  const called = new Set((headerOf(role).title?.terms ?? []).map(({ term }) => term));
  const shared = [...spec.coreTitle.keys()].filter((term) => called.has(term));
  return kinOfTitle(role, spec) >= OWN_FROM || shared.length > spec.coreTitle.size / 2;
}

/**
 * Whoever rose above the work is still in its trade: a head of sales who wants to go back to selling, and whoever runs the
 * department that does the work.
 */
function hasRisen(role: Role, cv: Cv, spec: Spec): boolean {
  const title = headerOf(role).title?.text;
  if (title !== undefined) return levelOf(title) > levelOf(spec.title);
  return tellsOfLeading(role, cv) && (kinOfRole(role, spec)?.same ?? 0) >= OWN_FROM;
}

/** The month in which the last post of the work ended; null where none is called so. */
const leftAt = rememberedOfBoth((cv: Cv, spec: Spec): number | null => {
  const ends = cv.roles.filter((role) => isOwn(role, spec)).map(({ period }) => period.to);
  return ends.length === 0 ? null : Math.max(...ends);
});

/** Whether a post is what somebody has done since the work that the CV wants to go back to. */
export function isSinceLeaving(role: Role, cv: Cv, spec: Spec): boolean {
  if (!wantsBack(cv) || isOwn(role, spec) || hasRisen(role, cv, spec)) return false;
  const left = leftAt(cv, spec);
  return left !== null && role.period.from >= left - OVERLAP_MONTHS;
}
