// Papers of a craft: an apprenticeship served, an NVQ, a BTEC, City & Guilds, an HNC. Where a spec names several of them as
// alternatives, it asks for the level and takes any of them that reaches it. Pure.

import { testOf } from '../../text/expressions/first-look.ts';

/** One kind of paper with its step, from 1 to 5, and where a text names it. */
export type CraftPaper = { kind: string; level: number; start: number; end: number };

/** A number behind a name counts before the step that the kind usually has. */
const KINDS: readonly (readonly [kind: string, level: number, named: RegExp])[] = [
  [
    'apprenticeship',
    3,
    /(?<!\p{L})(?:apprenticeship|indentures?|indentured|time[- ]served|served (?:(?:my|his|her|your|their|an?|the) )?(?:full )?(?:time|apprenticeship))(?!\p{L})/giu,
  ],
  ['nvq', 2, /\b[ns]vqs?\b(?:[ -]?(?:level|l)?[ -]?(?<step>[1-7]))?/gi],
  ['nvq', 2, /\blevel (?<step>[1-7]) [ns]vqs?\b/gi],
  ['btec', 3, /\bbtec\b(?:[ -]?(?:level|l)[ -]?(?<step>[1-7]))?/gi],
  [
    'city & guilds',
    3,
    /\b(?:city (?:&|and) guilds|c ?& ?g)\b(?:[^,;.]{0,25}?\b(?:level|l|part)[ -]?(?<step>[1-7]))?/gi,
  ],
  ['hnc', 4, /\bhnc\b/gi],
  ['hnd', 5, /\bhnd\b/gi],
  [
    'diploma',
    3,
    /\blevel (?<step>[1-7]) (?:\p{L}+ ){0,2}?(?:diploma|certificate|award)\b|\b(?:trade|craft|technician'?s?) (?:diploma|certificate)\b/giu,
  ],
  [
    'abroad',
    3,
    /(?<!\p{L})(?:gesellenbrief|facharbeiterbrief|technik\p{Ll}?|cap|bep|bac pro)(?=[\s,:;(]|$)/giu,
  ],
];

const mayName = testOf(
  /apprentic|indentur|served|[ns]vq|btec|guilds|c ?& ?g|hn[cd]|level [1-7]|trade|craft|technici|gesellen|facharbeiter|technik|\bcap\b|\bbep\b|bac pro/iu,
);

/** The papers of a craft that a text names, in no order. */
export function craftPapersIn(text: string): CraftPaper[] {
  if (!mayName(text)) return [];
  return KINDS.flatMap(([kind, usual, named]) =>
    [...text.matchAll(named)].map(({ 0: words, index, groups }) => ({
      kind,
      level: groups?.['step'] === undefined ? usual : Number(groups['step']),
      start: index,
      end: index + words.length,
    })),
  );
}

/** The least step that a statement takes where it names several kinds of such papers, one of which will do; null elsewhere. */
export function craftLevelAsked(text: string): number | null {
  if (!CHOICE.test(text)) return null;
  const papers = craftPapersIn(text.replace(EITHER_NVQ, 'NVQ'));
  if (new Set(papers.map(({ kind }) => kind)).size < KINDS_MIN) return null;
  return Math.min(...papers.map(({ level }) => level));
}

/** "NVQ/SVQ L3": the level is of both. */
const EITHER_NVQ = /\b[ns]vq\s?\/\s?[ns]vq\b/gi;
const KINDS_MIN = 2;
const CHOICE = /\b(?:or|oder|ou|either|any of|one of|such as|e\.g)\b|\/|\(/iu;
