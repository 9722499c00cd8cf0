// A CV as lines, each with the section it stands in. Texts without line breaks are cut at sentence ends and bullets.

import type { Canonical } from '../text/canonical.ts';
import { rarity } from '../text/rarity.ts';
import { stem } from '../text/stem.ts';
import { headsWork, SPAN_OF_YEARS } from './heads-work.ts';

export type Section =
  'head' | 'summary' | 'experience' | 'skills' | 'education' | 'certificates' | 'languages' | 'other';

/** A stretch of the canonical text. */
export type Line = { text: string; start: number; end: number; section: Section; isHeading: boolean };

const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'experience',
    /^(work|professional|employment|relevant|career|clinical|teaching)?\s*(experience|history|employment|background|appointments?|work)\b|^(company|employment|employer|organi[sz]ation|job|work|projects?) (details?|profile|history|summary|responsibilit\w+|handled|undertaken|experience)\b|^(key |major |main |job )?(projects?|responsibilities|roles? (and|&) responsibilit(y|ies)|duties( (and|&) responsibilities)?)\W*$|^(career|jobs?|positions? held|roles?)\W*$|^(career|work|employment) (history|summary)|^(?:posts?( held)?|my career|(?:career|employment|work) (?:so far|to date)|previous (?:jobs|posts|roles|employment)|what i (?:do|have done)|where i (?:work|have worked))\W*$|^berufserfahrung|^beruflicher werdegang|^werdegang|^exp[ée]riences?( professionnelles?)?|^parcours professionnel/i,
  ],
  [
    'skills',
    /^(technical|core|key|it|professional|additional|other)?\s*(skills?|competenc(y|ies|es)|expertise|technologies|tools|tech stack|strengths|areas of expertise)\b|^key ?words?\b|^skill ?set\b|^mots[- ]cl[ée]s\b|^schlagw[öo]rter|^kenntnisse|^f[äa]higkeiten|^comp[ée]tences|^skill details/i,
  ],
  [
    'education',
    /^(education(al)?|academic|studies|training|qualifications?|placements?|internships?|clinical placements?)\b|^(?:schools?|schooling|college|university|uni)\W*$|^ausbildung|^studium|^bildung|^formations?\b|^dipl[ôo]mes/i,
  ],
  [
    'certificates',
    /^(?:papers|tickets|cards)\W*$|^(certificat|licen[cs]es?\b|registrations?\b|accreditation|professional (registration|memberships?|development)|zertifikat|weiterbildung)/i,
  ],
  ['languages', /^(languages?|sprachen|sprachkenntnisse|langues)\b/i],
  [
    'summary',
    /^((professional|personal|executive|career)\s+)?(summary|profile|objective|statement|highlights)\b|^about( me)?\b|^profil\b|^[üu]ber mich|^zielsetzung|^personal statement/i,
  ],
  [
    'other',
    /^(hobbies|interests|references|referees|personal (details|information|data)|declaration|awards|volunteer|freizeit|hobbys|centres? d.int[ée]r[êe]t|loisirs|contact)\b/i,
  ],
];
const MONTH =
  '(?:jan|feb|f[ée]v|mar|mär|apr|avr|may|mai|june?\\b|juin|juli?\\b|july|aug|ao[ûu]t|sep|o[ck]t|nov|de[cz]|d[ée]c)\\p{L}{0,7}\\.?,?';
const AT_EITHER_END = String.raw`(?:(?:${MONTH}|\d{1,2}\s?[/.])\s*)?(?:(?:19|20)\d\d|'\d\d)`;
/** Converters put the two ends of a range, the dash between them and the months on lines of their own. */
const BROKEN_RANGE = new RegExp(
  [
    String.raw`(?<!\p{L})${MONTH}[ \t]*\n[ \t]*(?=(?:19|20)\d\d)`,
    String.raw`(?:(?:19|20)\d\d|'\d\d)[ \t]*(?:\n\s*(?:to|-|until|till|bis|à)(?!\p{L})|(?:to|-|until|till|bis|à)[ \t]*\n)\s*(?=${AT_EITHER_END}|present|current|now|date|heute|${MONTH}\s*\n)`,
  ].join('|'),
  'giu',
);
/** A word that a converter has cut at the end of a line: what is left of it there, and the rest in the next line. */
const CUT = '-\n';
const HEAD = /\p{L}{2,}$/u;
const REST = /^[ \t]*(\p{Ll}{2,})/u;
const UNHEARD = rarity('\0');
/** A bullet whose bytes were read in the wrong encoding. */
const BROKEN_BULLET = /[âÂïÏ](?:\?[¢?€]|€¢|¢)/g;
/** A heading that a converter has glued to the end of the line before. */
const GLUED_HEADING = /(?<=\S)(?=(?:Education|Skill|Company|Employment|Project) Details\s*$)/gim;
const BULLET = /^[\s•●▪▫◦■✔✓➢➤*·\-–>]+/u;

/** Cuts a text into lines and gives each its section. */
export function linesOf(canon: Canonical): Line[] {
  let section: Section = 'head';
  const joined = canon.text.replace(BROKEN_RANGE, (range) => range.replaceAll('\n', ' '));
  // Of the same length, so that every place stays where it is.
  const whole = joined.replace(BROKEN_BULLET, (bullet) => '•'.padEnd(bullet.length));
  const parts = withCutWords(whole, stretches(whole));
  return parts.map(({ start, end, text }, index) => {
    const next = parts[index + 1];
    const heading =
      headingOf(text) ??
      (section !== 'experience' && next !== undefined && headsWork(whole, start, text, next)
        ? 'experience'
        : null);
    // "Education: MSc, 2016" speaks for its own line.
    const isInline = heading !== null && INLINE.test(text);
    if (heading !== null && !isInline) section = heading;
    return {
      text,
      start,
      end,
      section: isInline ? heading : section,
      isHeading: heading !== null && text.replace(/[:\s]+$/, '').length < 45 && !/[.,;]/.test(text),
    };
  });
}

type Part = { start: number; end: number; text: string };

/** A word cut at the end of a line is whole again, there: the rest of it moves up, and the quote with it. */
function withCutWords(whole: string, places: { start: number; end: number }[]): Part[] {
  const parts = places.map(({ start, end }) => ({ start, end, text: whole.slice(start, end) }));
  let done = 0;
  for (let cut = whole.indexOf(CUT); cut >= 0; cut = whole.indexOf(CUT, cut + 1)) {
    const head = HEAD.exec(lineBefore(whole, cut))?.[0] ?? '';
    const [rest = '', tail = ''] = REST.exec(lineAfter(whole, cut + CUT.length)) ?? [];
    // The rest of one word is no beginning of the next.
    if (head === '' || tail === '' || cut - head.length < done) continue;
    const end = cut + CUT.length + rest.length;
    done = end;
    const upper = parts.findIndex((part) => part.end === cut + 1);
    const [above, below] = [parts[upper], parts[upper + 1]];
    if (above === undefined || below === undefined || isCompound(head, tail)) continue;
    if (below.start > end || below.end < end) continue;
    above.text = `${above.text.slice(0, -1)}${tail}`;
    above.end = end;
    below.text = whole.slice(end, below.end);
    below.start = end;
  }
  return parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function lineBefore(text: string, at: number): string {
  return text.slice(at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1, at);
}

function lineAfter(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, end < 0 ? text.length : end);
}

/** "self-" and "employed" stand for themselves where the whole is no word. */
function isCompound(head: string, tail: string): boolean {
  return !isWord(head + tail) && isWord(head) && isWord(tail);
}

function isWord(word: string): boolean {
  return rarity(stem(word.toLowerCase())) < UNHEARD;
}

const INLINE = /^[^:]{3,40}:\s*\S.{2,}/;

function headingOf(text: string): Section | null {
  const bare = text.replace(BULLET, '').trim();
  const label = /^([^:]{3,40}):/.exec(bare)?.[1] ?? (bare.length < 45 ? bare : null);
  if (label === null) return null;
  return HEADINGS.find(([, expression]) => expression.test(label))?.[0] ?? null;
}

const TWO_DATES = /(?:19|20)\d\d[^\d]{1,30}\p{L}.{0,200}(?:19|20)\d\d/u;
const SPANS_OF_YEARS = new RegExp(SPAN_OF_YEARS, 'giu');
/** Lines; a long line is cut further at sentence ends, bullets and semicolons. */
function stretches(text: string): { start: number; end: number }[] {
  const result: { start: number; end: number }[] = [];
  let lineStart = 0;
  const lines = text.split('\n');
  const isAlone = lines.length === 1;
  for (const line of lines) {
    let partStart = lineStart;
    const cuts = cutsOf(line, isAlone);
    for (const { index = 0, 0: gap } of [...(cuts.length > 0 ? cuts : postsApart(line)), ...gluedIn(line)]) {
      result.push({ start: partStart, end: lineStart + index });
      partStart = lineStart + index + gap.length;
    }
    result.push({ start: partStart, end: lineStart + line.length });
    lineStart += line.length + 1;
  }
  return result
    .map(({ start, end }) => ({ start: start + bulletLength(text, start, end), end }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** A quote begins with its first word. */
function bulletLength(text: string, start: number, end: number): number {
  return BULLET.exec(text.slice(start, end))?.[0].length ?? 0;
}

/** "Foreman, 2018-2022; roofer, 2012-2018": posts in one line are as many lines. */
function postsApart(line: string): RegExpMatchArray[] {
  if (!TWO_DATES.test(line) || (line.match(SPANS_OF_YEARS)?.length ?? 0) < 2) return [];
  return [...line.matchAll(/;\s+|\.\s+(?=\p{Lu})|\s+\|\|\s+/gu)];
}

function gluedIn(line: string): RegExpMatchArray[] {
  return /details/i.test(line) ? [...line.matchAll(GLUED_HEADING)] : [];
}

const SENTENCES = /(?<=[.;!?])(?<!\.\p{Lu}\p{Ll}{0,2}\.)\s+(?=[\p{Lu}•●▪*-])|\s+[•●▪◦]\s+|\s{3,}/gu;
/** In capitals alone a semicolon does not tell whether something new begins. */
const SHOUTED = /(?<=[.!?])\s+(?=[\p{Lu}•●▪*-])|\s+[•●▪◦]\s+|\s{3,}/gu;
/** Headings and dates are what a text without punctuation has left. */
const TURNS =
  /\s+(?=(?:Experience|Education|Skills|Employment|Work history|Languages|Certificates?|Certifications?|Profile|Summary|Training|Berufserfahrung|Ausbildung|Kenntnisse|Formation|Compétences|Expérience)\s+\p{Lu})|\s+(?=I (?:write|run|lead|build|am|was|have|work|manage|own|design|did|do|made|keep|handle)\b)|\s+(?=(?:\p{Lu}[\p{L}&'-]*\s+){1,3}(?:\p{L}+\s+){0,6}(?:from\s+|since\s+)?(?:\p{Lu}\p{L}{2,8}\s+)?(?:19|20)\d\d\s*(?:-|to|until)\s)/gu;
const RUN_ON = 500;

function cutsOf(line: string, isAlone: boolean): RegExpMatchArray[] {
  if (line.length <= 160 && !isAlone) return [];
  const cuts = [...line.matchAll(/\p{Ll}/u.test(line) ? SENTENCES : SHOUTED)];
  return cuts.length * RUN_ON < line.length ? [...line.matchAll(TURNS)] : cuts;
}
