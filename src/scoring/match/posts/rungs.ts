// Posts that stand on a lower rung of the trade's ladder than those whose years are asked for: a chef de partie where years
// as a sous chef are, a chef de chantier where those of a conducteur de travaux. Only names of posts are compared, and a
// post that tells of standing in for the higher one is left to what it tells. Pure.

import { LADDERS, type Ladder } from '../../lexicon/ladders.ts';
import type { Cv, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { escaped } from '../../text/expressions/escaped.ts';
import { firstLook } from '../../text/expressions/first-look.ts';
import { madeWhenAsked } from '../../text/expressions/made.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { calledBy } from './called.ts';
import { namedAs, OR } from './named-posts.ts';

/** The rungs of a ladder by name, and what finds them. */
type Rungs = {
  found: (text: string) => readonly RegExpExecArray[];
  names: readonly { isName: (found: string) => boolean; at: number }[];
};

/** Most texts name no post of any ladder. */
const { matchesOf } = firstLook();
/** In the plural too: "ward sisters or charge nurses". */
const ENDINGS = ['s', '·in', ':in', '/in', '*in', '/-in'];

let read: readonly Rungs[] | null = null;

function ladders(): readonly Rungs[] {
  read ??= LADDERS.map(rungsOf);
  return read;
}

/** The longest name first: "junior sous chef" is not "sous chef". */
function rungsOf(ladder: Ladder): Rungs {
  const names = ladder
    .flatMap((rung, at) => rung.split(';').map((name) => [name, at] as const))
    .toSorted(([a], [b]) => b.length - a.length);
  const written = names.map(([name]) => formOf(name));
  return {
    found: matchesOf({
      source: String.raw`(?<![\p{L}’-])(?:${written.join('|')})(?![\p{L}’])`,
      flags: 'gu',
    }),
    names: names.map(([name, at]) => ({ isName: nameIs(name), at })),
  };
}

function formOf(name: string): string {
  const endings = ENDINGS.map(escaped).join('|');
  return `${name.replaceAll('*', String.raw`\p{L}*`)}${name.endsWith('*') ? '' : `(?:${endings})?`}`;
}

/** Whether all of what was found is a name; most names have no open end, and need no expression. */
function nameIs(name: string): (found: string) => boolean {
  if (!name.includes('*'))
    return (found) =>
      found === name || (found.startsWith(name) && ENDINGS.includes(found.slice(name.length)));
  const whole = madeWhenAsked(`^(?:${formOf(name)})$`, 'u');
  return (found) => whole().test(found);
}

/** The rungs that a text names. */
function rungsIn({ found, names }: Rungs, text: string): number[] {
  return found(text).flatMap(([one]) => names.find(({ isName }) => isName(one))?.at ?? []);
}

const POST = String.raw`[\p{L}][\p{L}’ ,/&-]{1,70}?`;
const WHERE = 'in|with|at|for|on|of|within|including|im|bei|mit|dans|en|au|chez|sur';
/** "As a head or deputy head", "in a sous chef role", "two years' site manager experience". */
const NAMED: readonly RegExp[] = [
  namedAs(POST, WHERE),
  new RegExp(String.raw`(?<!\p{L})in an?\s(${POST})\s(?:role|position|post|capacity)(?!\p{L})`, 'u'),
  new RegExp(
    String.raw`(?:years?|yrs?|months?)’?\s(?:of\s)?(?:proven\s|previous\s|recent\s|relevant\s|full-time\s)*(${POST})\sexperience(?!\p{L})`,
    'u',
  ),
];
/** "(not team leader)", "(m/w/d)". */
const ASIDE = /\s?\([^)]*\)/gu;
const ABOVE = /^(?:above|higher|similar|equivalent|ähnlich\p{L}*|équivalent|höher\p{L}*)$/u;

/** The lowest rung that a demand takes, by ladder. */
type Asked = readonly (readonly [Rungs, number])[];

const askedBy = rememberedOf((unit: Unit): Asked => {
  const text = plain(unit.text).replace(ASIDE, '');
  const named = NAMED.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  return named === undefined ? [] : lowestOf(named);
});

/** "12 months in rank on tankers", "drei Jahre im gleichen Rang", "four years in the seat": of the very post that the spec is for. */
const IN_RANK = new RegExp(
  [
    String.raw`(?<!\p{L})(?:in (?:the |this |that |same |the same )*(?:rank|grade)|im (?:gleichen |selben )?(?:dienst)?rang|in (?:diesem|gleichem|demselben) (?:dienst)?rang|dans (?:le|ce|le même) (?:grade|rang)|au même grade)(?!\p{L})(?! (?:of|as|als|de) )`,
    String.raw`(?<!\p{L})(?:in the (?:operator['’]s |driver['’]s )?(?:seat|cab)|(?:behind|at|on) the (?:wheel|controls|levers|sticks)|seat time|am steuer|im führerhaus|in der (?:kran)?kabine|au volant|aux (?:commandes|manettes))(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** The rung of the post that a spec is for. */
const askedByTitle = rememberedOf(({ title }: Spec): Asked => {
  const parts = plain(title)
    .replace(ASIDE, '')
    .split(/[,|:]|\s[-–]\s/u);
  return parts.map((part) => lowestOf(part.trim())).find((asked) => asked.length > 0) ?? [];
});

/** A choice that leaves the ladder leaves the rung open. */
function lowestOf(named: string): Asked {
  const parts = named
    .split(OR)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !ABOVE.test(part));
  if (parts.length === 0) return [];
  const head = parts.at(-1)?.split(' ').at(-1) ?? '';
  return ladders().flatMap((rungs): [Rungs, number][] => {
    const asked = parts.map((part) => highest(rungs, part) ?? highest(rungs, `${part} ${head}`));
    const least = Math.min(...asked.map((one) => one ?? -1));
    return least > 0 ? [[rungs, least]] : [];
  });
}

function highest(rungs: Rungs, text: string): number | undefined {
  const found = rungsIn(rungs, text);
  return found.length === 0 ? undefined : Math.max(...found);
}

/** Standing in for another is told as such, and how long it counts is told by dates of its own. */
const STOOD_IN =
  /(?<!\p{L})(?:acting|promoted|stood in|stand(?:s|ing)? in|deputis\p{L}+|deputiz\p{L}+|interim|later|then|since|from|seit|kommissarisch|vertret\p{L}*|später|dann|puis|depuis|intérim\p{L}*|remplac\p{L}+)(?!\p{L})(.{0,40})/gu;

/** Whether a post is called by a lower rung than the demand takes. */
export function isOnLowerRung(role: Role, unit: Unit, cv: Cv, spec: Spec): boolean {
  const asked = IN_RANK.test(unit.text) ? askedByTitle(spec) : askedBy(unit);
  return rungsOfPost(role, asked, cv).some(
    ({ rungs, least, own }) => own < least && !tellsOfRung(role, rungs, least),
  );
}

/** Whether a post is called by a rung that the demand takes, on whatever of its names. */
export function isOnAskedRung(role: Role, unit: Unit, cv: Cv): boolean {
  return rungsOfPost(role, askedBy(unit), cv).some(({ least, own }) => own >= least);
}

/** Where a post stands on the ladders that a demand is of, by the first of its names that says. */
function rungsOfPost(role: Role, asked: Asked, cv: Cv): { rungs: Rungs; least: number; own: number }[] {
  if (asked.length === 0) return [];
  const called = calledBy(role, cv).map(plain);
  return asked.flatMap(([rungs, least]) => {
    const own = called.map((name) => highest(rungs, name)).find((rung) => rung !== undefined);
    return own === undefined ? [] : [{ rungs, least, own }];
  });
}

function tellsOfRung({ lines }: Role, rungs: Rungs, least: number): boolean {
  return lines.some(({ text }) =>
    [...plain(text).matchAll(STOOD_IN)].some(([, behind = '']) => (highest(rungs, behind) ?? -1) >= least),
  );
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("'", '’');
}
