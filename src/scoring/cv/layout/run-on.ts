// Where a text that has lost its line breaks had them: before and behind a heading, before the title of a post and behind
// its dates, and behind the year of a paper. Pure.

import { allIn } from '../../text/all-in.ts';

/** A stretch of a line that stood between two of its lines. */
export type Gap = { index: number; length: number };

/** A text in one piece of this many characters was not written so. */
const LENGTH_MIN = 240;

const MONTH =
  '(?:jan|feb|f[ée]v|mar|mär|apr|avr|may|mai|june?|juin|juli?|july|aug|ao[ûu]t|sep|o[ck]t|nov|de[cz]|d[ée]c)\\p{L}{0,7}\\.?';
const POINT = `(?:(?:${MONTH},?|\\d{1,2}\\s?[/.])\\s*)?(?:19|20)\\d\\d`;
const OPEN = "present|now|today|date|current|ongoing|heute|aujourd.?hui|ce jour|l'heure actuelle";
/** Dates from and to, as posts have them. */
const SPAN = new RegExp(
  `(?<![\\p{L}\\d])(?:${POINT}\\s*(?:-|to|until|till|bis|à|au)\\s*(?:${POINT}|(?:${OPEN})(?!\\p{L}))|(?:since|seit|depuis|from)\\s+${POINT})\\)?`,
  'giu',
);
const HEADINGS = [
    '(?:(?:Professional|Work|Employment|Relevant|Career|Clinical|Core|Key|Technical|Personal|Further|Additional) )?(?:Experience|History|Employment|Skills|Competenc(?:y|ies)|Qualifications?|Education|Training|Certificat(?:es|ions)|Licen[cs]es|Languages|Profile|Summary|Interests|Hobbies|References|Memberships?)',
    'Berufserfahrung|(?:Beruflicher )?Werdegang|Ausbildung|Kenntnisse|Sprachen|Weiterbildung(?:en)?|Abschlüsse',
    'Expériences?(?: professionnelles?)?|Parcours(?: professionnel)?|Formations?|Diplômes?|Compétences|Langues|Loisirs',
    '(?:(?:PROFESSIONAL|WORK|EMPLOYMENT|CAREER|KEY|CORE|TECHNICAL) )?(?:EXPERIENCE|HISTORY|EMPLOYMENT|SKILLS|QUALIFICATIONS|EDUCATION|TRAINING|CERTIFICATES|CERTIFICATIONS|LANGUAGES|PROFILE|SUMMARY|INTERESTS|REFERENCES)',
].join('|');
const HEADING = new RegExp(String.raw`(?<=\S\s+)(?:${HEADINGS})(?=:|\s+(?:[\p{Lu}\d•-]|$))`, 'gu');
const HEADING_ALONE = new RegExp(String.raw`^\s*(?:${HEADINGS})[:.]?\s*$`, 'u');
/** A word before it that a heading cannot follow. */
const GOES_ON =
  /(?:[,&/(-]|(?<!(?:19|20)\d)\d|(?<!\p{L})(?:of|in|and|the|for|with|to|a|an|by|or|und|der|die|mit|in|de|des|en|et|la|le))\s*$/iu;
/** A word behind it with which it is a title: "Training Manager". */
const HOLDER =
  /^\s+(?:\p{L}+ )?(?:Manager|Officer|Coach|Lead|Assistant|Coordinator|Co-ordinator|Adviser|Advisor|Consultant|Specialist|Director|Provider|Centre|Center|Department|Teacher|Worker|Council|Agency|Act|Board|Tribunals?|Law|Rights|Relations|Contract|Judge)\b/u;
/** "..., 2022 Level 3 ...": one paper and the next. */
const PAPER_YEAR = /(?<=[,(]\s?(?:\p{L}+ )?(?:19|20)\d\d\)?\.?)\s+(?=\p{Lu}|\d{1,2}\p{L})/gu;
/** What somebody tells without a full stop. */
const FIRST_PERSON =
  /(?<!\d|[,;]|\b(?:and|that|which|as|where|when|what|if|because))\s+(?=I (?:write|run|lead|build|am|was|have|work|manage|own|design|did|do|made|keep|handle)\b)/gu;
const DASH_BULLET = /\s+[-*]\s+(?=[\p{Lu}\d£$€])/gu;
const BULLETS_MIN = 4;
const PIPE = /\s+\|\s+/gu;
const PIPES_MIN = 8;

/** Where the line breaks were; empty for a line that is as long as it was written. */
export function lostBreaks(line: string): Gap[] {
  if (line.length < LENGTH_MIN) return [];
  const posts = postsIn(line);
  const gaps = [...posts.flatMap(({ gaps: of }) => of), ...headingsIn(line)];
  const isFree = ({ index }: Gap): boolean => posts.every(({ from, to }) => index <= from || index >= to);
  gaps.push(...[...gapsOf(line, PAPER_YEAR), ...gapsOf(line, FIRST_PERSON)].filter(isFree));
  const bullets = gapsOf(line, DASH_BULLET).filter(isFree);
  if (bullets.length >= BULLETS_MIN) gaps.push(...bullets);
  const pipes = gapsOf(line, PIPE);
  if (pipes.length >= PIPES_MIN) gaps.push(...pipes.filter(isFree));
  return gaps;
}

/** Whether a stretch is a heading and nothing else. */
export function isHeadingAlone(stretch: string): boolean {
  return HEADING_ALONE.test(stretch);
}

/** The matches of an expression as gaps. */
export function gapsOf(line: string, expression: RegExp): Gap[] {
  return allIn(line, expression).map(({ index, 0: { length } }) => ({ index, length }));
}

function headingsIn(line: string): Gap[] {
  return [...line.matchAll(HEADING)].flatMap(({ index, 0: heading }) => {
    const before = line.slice(0, index);
    const behind = line.slice(index + heading.length);
    if (GOES_ON.test(before) || HOLDER.test(behind)) return [];
    const blank = before.length - before.trimEnd().length;
    const above = { index: index - blank, length: blank };
    const below = /^\s+/.exec(behind)?.[0].length ?? 0;
    // "Skills: ..." goes on behind its colon.
    return below === 0 ? [above] : [above, { index: index + heading.length, length: below }];
  });
}

/** Where a post's title and dates stand, and the breaks around them. */
function postsIn(line: string): { from: number; to: number; gaps: Gap[] }[] {
  let done = 0;
  return [...line.matchAll(SPAN)].map(({ index, 0: span }) => {
    const from = titleBefore(line, done, index);
    const to = index + span.length;
    done = to;
    const before = line.slice(0, from).trimEnd();
    const isTitled = /\p{L}{2}/u.test(line.slice(from, index));
    // Dates without a title open a post only where something has ended.
    const opens = from > 0 && (isTitled ? !GOES_ON.test(before) : /[.;!?]$/.test(before));
    const above = opens ? [{ index: before.length, length: from - before.length }] : [];
    const next = /^\.?\s+(?=[\p{Lu}\d•*£€$-])/u.exec(line.slice(to))?.[0].length ?? 0;
    // Dates that stand first are followed by their title.
    return { from, to, gaps: isTitled && next > 0 ? [...above, { index: to, length: next }] : above };
  });
}

const TOKEN = /\S+/gu;
const BETWEEN =
  /^(?:of|the|and|&|at|for|in|de|du|des|la|le|les|der|die|das|für|und|bei|im|am|et|en|chez|[-|/@·]|[|(]?\d[\d,.]*\)?)$/iu;
/** Words of a title that have no capital: "Sales assistant", "Head of front office". */
const SMALL_MAX = 2;
const TITLE_TOKENS_MAX = 16;
const LEFT_OVER_MAX = 2;
const ENDS = /[.;!?]$/;
const SHORT_FORM = /^\(?(?:\p{Lu}\p{L}{0,2}\.)+$/u;
const DATED = /(?:19|20)\d\d|^(?:present|today)\W*$/i;

/** Where the title begins whose dates stand at `end`: words with capitals, and few without between them. */
function titleBefore(line: string, start: number, end: number): number {
  const all = [...line.slice(start, end).matchAll(TOKEN)];
  const tokens = all.slice(-TITLE_TOKENS_MAX).toReversed();
  // A word or two that would be left over at the beginning belong to it: a name, most often.
  const rest = all.length - tokens.length;
  let from = end;
  let small = 0;
  for (const { index, 0: token } of tokens) {
    if (DATED.test(token) || (ENDS.test(token) && !SHORT_FORM.test(token))) break;
    if (BETWEEN.test(token)) continue;
    if (/^[("'“]?\p{Lu}/u.test(token)) {
      from = start + index;
      small = 0;
    } else if (++small > SMALL_MAX) break;
  }
  if (start === 0 && rest > 0 && rest <= LEFT_OVER_MAX && from === start + (tokens.at(-1)?.index ?? 0))
    return 0;
  return from;
}
