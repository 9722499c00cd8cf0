// Posts that are called by the very word of the trade that is sought, in either gender and on any of its ranks: Rezeptionistin
// where a Rezeptionist is sought, Dachdeckergeselle for a Dachdecker, boulangère for a boulanger. What the lexicon has never
// heard of is still the same word. Pure.

import type { Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namesRole, namesRoleElsewhere } from '../../spec/clauses/role-words.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { ofSomebody, stem } from '../../text/terms/stem.ts';
import { unaccented } from '../../text/unaccented.ts';
import { headerOf } from './header.ts';
import { isTitledOther } from './post-kin.ts';
import { namedAs, OR } from './named-posts.ts';

/** What somebody is called, and by which words that is told apart from others of the name. */
type Calling = { head: string; particulars: ReadonlySet<string> };

/** Callings that are of every trade, and say nothing without what they are of. */
const OF_ANY_TRADE =
  /^(?:scient|manag|leit|respons|chef|direct|direkt|consult|berat|conseil|techni|engineer|ingenieur|special|spezial|assist|mitarbeit|sachbearbeit|kaufm|kauff|fachkraft|fachfrau|fachmann|agent|employ|angestellt|operat|offic|coordin|koordin|admin|work|arbeit|ouvri|help|helf|superv|analy|execut|assoc|repres|represent|lead|head|develop|entwickl|advis|teach|lehr|enseign|profess|nurs|pfleg|infirm|doct|arzt|medecin|conduct|gestion|charg|prepar|deleg|monteur|mechan|mecan|architect|architekt|planer|referent|trainer|formateur|coach|intern|partner|agent|adjoint|inspect|handwerk|meister|gesell|fuhr|tradesp|profil|person|candidat|collabor|attach|cadre|team|expert|professional|praktik|lernend|aushilf|kraft|hilf|bedien)/u;
/** A calling of two or three letters is none, and one that long is a sentence. */
const HEAD_MIN = 6;
const WORDS_MAX = 8;
const WHERE =
  'in|with|at|for|on|within|including|im|bei|mit|dans|en|au|aux|chez|sur|auf|für|an|erforderlich|requise?s?|exigée?s?|gearbeitet|tätig';
const AS = namedAs(String.raw`[\p{L}][\p{L}'’:/* -]{4,60}?`, WHERE);
/** A part of a header: a cell, or what stands before a comma. */
const PARTS = /\s*[|,(:–]\s*|\s-\s|\s{2,}/u;
const GENDER_SIGN = /[:*_/·]-?(?:innen|in|er|euse|rice|ère|e|ne|se)(?!\p{L})/giu;

/** Whether a post is called by the word of the trade that the years, or else the spec, are of. */
export function isOfSameCalling(role: Role, unit: Unit, spec: Spec): boolean {
  const [asked, titled] = [callingAsked(unit), callingOf(spec)];
  // "As a site manager" is of the kind that the title tells.
  const sought =
    asked !== null && asked.particulars.size === 0 && titled?.head === asked.head
      ? titled
      : (asked ?? titled);
  if (sought === null || isTitledOther(role, spec)) return false;
  return callingsOf(role).some(
    ({ head, particulars }) => head === sought.head && isOfSameKind(sought, particulars),
  );
}

/** One of what tells the kind is shared, where both tell any; a calling of any trade must share one. */
function isOfSameKind({ head, particulars }: Calling, held: ReadonlySet<string>): boolean {
  const isAny = OF_ANY_TRADE.test(head);
  if (!isAny && (particulars.size === 0 || held.size === 0)) return true;
  return [...particulars].some((one) => held.has(one));
}

const callingAsked = rememberedOf(({ text }: Unit): Calling | null => {
  const [named] = (AS.exec(text.replace(GENDER_SIGN, ''))?.[1] ?? '').split(OR);
  return named === undefined || named === '' ? null : calling(named);
});

const callingOf = rememberedOf(({ title }: Spec): Calling | null =>
  calling(
    title
      .replace(GENDER_SIGN, '')
      .replace(/\s*\([^)]*\)/gu, ' ')
      .split(/\s[-–|/]\s|\s?\/\s?|,/u)[0] ?? '',
  ),
);

/** What goes on behind a full stop tells of more than one post. */
const SENTENCES = /\p{Ll}{3}\)?\. \p{Lu}/u;

const callingsOf = rememberedOf((role: Role): readonly Calling[] =>
  headerOf(role).short.flatMap(({ text }) =>
    SENTENCES.test(text)
      ? []
      : text
          .replace(GENDER_SIGN, '')
          .split(PARTS)
          .filter((part) => namesRole(part))
          .flatMap((part) => calling(part) ?? []),
  ),
);

/** The word for people in a few words, and the others; null where none is one. */
function calling(text: string): Calling | null {
  const words = text.match(/[\p{L}][\p{L}-]+/gu) ?? [];
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  const at = words.findIndex((word) => namesRole(word));
  const word = words[at];
  if (word === undefined) return null;
  const head = ungendered(word);
  // English callings are of many words, of which the last is of every trade: a plant fitter and a kitchen fitter.
  if (head.length < HEAD_MIN || !namesRoleElsewhere(word)) return null;
  const others = words.filter((_, index) => index !== at).map((one) => stem(one.toLowerCase()));
  return { head, particulars: new Set(others.filter((one) => one.length > 2 && !LITTLE.test(one))) };
}

const LITTLE =
  /^(?:und|oder|der|die|das|des|den|für|mit|bei|von|and|the|for|with|les|aux|chez|pour|avec|par|sur|dans|ein\p{L}*|senior|junior|leitend\p{L}*|erst\p{L}*|stellv\p{L}*|gelernt\p{L}*|confirm\p{L}*|expériment\p{L}*|qualifi\p{L}*|diplom\p{L}*|dipl|gepr\p{L}*|staatl\p{L}*|efz|cfc|heute|seit|depuis|since|present|présent)$/u;

/** "Rezeptionistin", "boulangère", "projeteuse", "Dachdeckergeselle": without what tells who, and on which rank. */
function ungendered(word: string): string {
  const trade = word.toLowerCase().replace(/(?:gesell(?:e|in|en)|meister(?:in)?|vorarbeiter(?:in)?)$/u, '');
  return unaccented(ofSomebody(trade))
    .replace(/(?:innen|in)$/u, '')
    .replace(/(?<=at|ant|ent)e$/u, '')
    .replace(/s$/u, '');
}
