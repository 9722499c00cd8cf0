// Where a text that has lost its line breaks had them: before and behind a heading, before the title of a post and behind
// its dates, and behind the year of a paper. Pure.

import { namesRole } from '../../spec/clauses/role-words.ts';
import { allIn } from '../../text/all-in.ts';
import { isUnheard } from '../../text/rarity.ts';
import { stem } from '../../text/stem.ts';
import { isStudy } from './no-work.ts';

/** A stretch of a line that stood between two of its lines. */
export type Gap = { index: number; length: number };

/** A text in one piece of this many characters was not written so. */
const LENGTH_MIN = 240;

const MONTH =
  '(?:jan|feb|f[ée]v|mar|mär|apr|avr|may|mai|june?|juin|juli?|july|aug|ao[ûu]t|sep|o[ck]t|nov|de[cz]|d[ée]c|spring|summer|autumn|winter|frühjahr|herbst|printemps|été|automne|hiver)\\p{L}{0,7}\\.?';
const POINT = `(?:(?:${MONTH},?|\\d{1,2}\\s?[/.])\\s*)?(?:19|20)\\d\\d(?:[-/](?:0[1-9]|1[0-2])(?!\\d))?`;
const OPEN =
  "present|now|today|date|current|ongoing|heute|jetzt|laufend|aujourd.?hui|présent|ce jour|l'heure actuelle";
/** Dates from and to, as posts have them. */
const SPAN = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${POINT}|${MONTH})\\s*(?:-|to|until|till|bis|à|au)\\s*(?:${POINT}|(?:${OPEN})(?!\\p{L}))|(?:since|seit|depuis|from)\\s+${POINT}(?:\\s*(?:-|to|until|bis|à)\\s*${POINT})?)\\)?`,
  'giu',
);
const HEADINGS = [
  '(?:Professional|Work|Working|Employment|Relevant|Career|Clinical|Core|Key|Technical|Personal|Further|Additional|Other|Earlier|Previous|Continuing) (?:[Ee]xperience|[Hh]istory|[Ee]mployment|[Ss]kills|[Cc]ompetenc(?:y|ies)|[Qq]ualifications?|[Ee]ducation|[Tt]raining|[Cc]ertificat(?:es|ions)|[Pp]rofile|[Ss]ummary|[Dd]evelopment)',
  '(?:Education|Qualifications|Skills|Registrations?|Licen[cs]es|Training|Courses|Certificates|Certifications|Languages) (?:and|&) (?:[Qq]ualifications|[Tt]raining|[Cc]ourses|[Cc]ertificates|[Cc]ertifications|[Rr]egistrations?|[Mm]emberships?|[Ll]icen[cs]es|[Cc]hecks|[Ii]nterests)',
  'Experience|Employment|Skills|Competenc(?:y|ies)|Qualifications?|Education|Training|Certificat(?:es|ions)|Licen[cs]es|Languages|Profile|Summary|Interests|Hobbies|References|Memberships?|Career to date',
  'Berufserfahrung|Berufspraxis|(?:Beruflicher )?Werdegang|Ausbildung|Kenntnisse|Sprachen|Weiterbildung(?:en)?|Abschlüsse',
  'Expériences?(?: professionnelles?)?|Parcours(?: professionnel)?|Formations?|Diplômes?|Compétences|Langues|Loisirs',
  '(?:(?:PROFESSIONAL|WORK|EMPLOYMENT|CAREER|KEY|CORE|TECHNICAL|RELEVANT|OTHER|EARLIER|PREVIOUS|FURTHER|CONTINUING) )?(?:EXPERIENCE|HISTORY|EMPLOYMENT|SKILLS|QUALIFICATIONS|EDUCATION|TRAINING|CERTIFICATES|CERTIFICATIONS|LANGUAGES|PROFILE|SUMMARY|INTERESTS|REFERENCES|STRENGTHS)',
  'WORK|JOBS|CAREER|STUDY|STUDIES|PAPERS|TICKETS|CARDS|LICEN[CS]ES?|LICENSURE|SYSTEMS|SOFTWARE|TOOLS|DEGREES|COURSES|AWARDS|PROJECTS|OBJECTIVE|OVERVIEW|VOLUNTEERING|HOBBIES|REFEREES|MEMBERSHIPS?',
  'BERUFSERFAHRUNG|BERUFSPRAXIS|(?:BERUFLICHER )?WERDEGANG|PRAXIS|AUSBILDUNG|KENNTNISSE|SPRACHEN|WEITERBILDUNG|NACHWEISE|HOBBYS|EXPÉRIENCES?(?: PROFESSIONNELLES?)?|PARCOURS|FORMATIONS?|DIPLÔMES?|COMPÉTENCES|LANGUES|LOGICIELS|LOISIRS',
  // Words of every day are headings where something has ended before them, or dates begin behind them.
  String.raw`(?<=(?:[.)!]|(?:19|20)\d\d)\s+)(?:Study|Studies|Studium|Schule|Bildung|Degrees?|Papers|Tickets|Cards|Courses|Registrations?|Systems|Software|Other|Projects|Divers|Sonstiges|Professional|Nachweise)`,
  String.raw`(?:Work|Jobs|Posts|Career|Teaching|Praxis|Bildung|Appointments|Stationen|Postes|Study|Studies|Studium|Schule)(?=\s+(?:(?:[Ss]ince|[Ss]eit|[Dd]epuis)\s+)?(?:\p{L}{3,9}\.?\s+|\d{1,2}[./])?(?:19|20)\d\d)`,
].join('|');
const HEADING = new RegExp(String.raw`(?<=\S\s+)(?:${HEADINGS})(?=:|\s+(?:[\p{Lu}\d•-]|$))`, 'gu');
const HEADING_ALONE = new RegExp(String.raw`^\s*(?:${HEADINGS})[:.]?\s*$`, 'u');
/** A word before it that a heading cannot follow. */
const GOES_ON =
  /(?:[,&/(-]|(?<!(?:19|20)\d)\d|(?<!\p{L})(?:of|in|and|the|for|with|to|a|an|by|or|und|der|die|mit|in|de|des|en|et|la|le))\s*$/iu;
/** A word behind it with which it is a title: "Training Manager". */
const HOLDER =
  /^\s+(?:\p{L}+ )?(?:Manager|Officer|Coach|Lead|Assistant|Coordinator|Co-ordinator|Adviser|Advisor|Consultant|Specialist|Director|Provider|Centre|Center|Department|Teacher|Worker|Council|Agency|Act|Board|Tribunals?|Law|Rights|Relations|Contract|Judge)\b/u;
/** A word before it with which it is a subject: "Head of Modern Languages". */
const KIND_BEFORE =
  /(?<!\p{L})(?:Modern|Foreign|Programming|Higher|Special|Adult|Early|Physical|Health|Religious|Staff|Driver|Customer|User|Guest|Patient)\s*$/u;
/** "EDUCATION AND TRAINING" is one heading. */
const AND_BEHIND = /^\s+(?:AND|UND|ET|&)\s+\p{Lu}{2}/u;
/** "..., 2022 Level 3 ...": one paper and the next; "in 2022 Barclays" is none. */
const PAPER_YEAR =
  /(?<=(?<!(?<!\p{L})(?:[Ii]n|of|[Ss]ince|[Ff]rom|[Bb]y|[Uu]ntil|to|and|for|[Dd]uring|[Ii]m|[Ee]n|[Ss]eit|[Aa]b|[Bb]is|[Dd]epuis|à|-)\s+(?:\p{L}{3,9}\.? )?)(?:19|20)\d\d\)?\.?)\s+(?=(?!I\s)\p{Lu}|\d{1,2}\p{L})/gu;
/** What the names of papers begin with. */
const PAPER =
  /(?<=(?<!\S)[\p{Ll}\d(][^\s,]*[\p{L}\d).;])\s+(?=(?:B\.?Sc|B\.?Eng|B\.?A\.?|M\.?Sc|M\.?Eng|M\.?A|MBA|MChem|MPharm|PhD|LL[BM]|PGCE|HN[CD]|NVQ|SVQ|BTEC|GCSEs?|A[ -]levels?|Bachelor|Master|Diplom[ae]?|Associate (?:of|degree)|DUT|BTS|DU|CAP|BEP|Baccalauréat|Abitur|Staatsexamen|NEBOSH|IOSH|CSCS|City (?:&|and) Guilds)(?![\p{L}-]))/gu;
/** "Vetting: NPPV level 2", "EDV: SAP": what is said of one thing begins with its name. */
const LABEL =
  /(?<=(?<!\S)[\p{Ll}\d(]\S*|[.;)])\s+(?=\p{Lu}\p{Ll}{2,14}(?: (?:and|und|et|de|of) \p{L}{3,12})?:\s)/gu;
/** Words in capitals before one that is in none: a heading, or the title of a post. */
const SHOUTED =
  /(?<=[\p{Ll}\d.;)!?]\s+)\p{Lu}[\p{Lu}'-]{3,}(?:(?:\s+&\s+|\s*\/\s*|\s+)\p{Lu}[\p{Lu}'-]+){0,4}(?=[:,]|\s+(?:\p{Lu}\p{Ll}|[\d>*•("-]))/gu;
/** One word in capitals is a name in short, unless it is as long as this. */
const SHOUTED_MIN = 8;
const ENDS_SHORT = /(?<=\p{L}{6,})\s+(?!WORK)\p{Lu}{2,4}$/u;
/** What somebody tells without a full stop. */
const FIRST_PERSON =
  /(?<!\d|[,;:]|\b(?:and|that|which|as|where|when|what|if|because|but|although|so|while|before|after|until|since|than|whom|who|how|why))\s+(?=I (?:write|run|lead|build|am|was|have|work|manage|own|design|did|do|made|keep|handle)\b)/gu;
/** "In the last three years I have": the sentence began there. */
const BEGUN =
  /(?:^|[.;:!?]\s+)(?:In|At|From|After|Since|Before|Until|When|For|During|On|Then|There|Now|Today|Under|By|With|What|Last|Day)(?!\p{L})[^.;:!?]{0,80}$/u;
/** Signs of items; before a small letter a dash or a plus may stand between words. */
const ITEM_SIGNS = [
  /\s+[-*>+]\s+(?=[\p{Lu}\d£$€])/gu,
  /\s+>\s+(?=\p{Ll})/gu,
  /\s+\*\s+(?=\p{Ll})/gu,
  /\s+\+\s+(?=\p{Ll})/gu,
  /\s+-\s+(?=\p{Ll})/gu,
];
const BULLETS_MIN = 4;
const PIPE = /\s+\|\s+/gu;
const PIPES_MIN = 8;

/** Where the line breaks were; empty for a line that is as long as it was written. */
export function lostBreaks(line: string): Gap[] {
  if (line.length < LENGTH_MIN) return [];
  const posts = postsIn(line);
  const isFree = ({ index }: Gap): boolean => posts.every(({ from, to }) => index <= from || index >= to);
  const gaps = [...posts.flatMap(({ gaps: of }) => of), ...headingsIn(line), ...nameIn(line)];
  const others = [
    gapsOf(line, PAPER_YEAR),
    papersIn(line),
    toldIn(line),
    gapsOf(line, LABEL),
    shoutedIn(line),
  ];
  gaps.push(...others.flat().filter(isFree));
  for (const sign of ITEM_SIGNS) {
    const items = gapsOf(line, sign).filter(isFree);
    if (items.length >= BULLETS_MIN) gaps.push(...items);
  }
  const pipes = gapsOf(line, PIPE);
  if (pipes.length >= PIPES_MIN) gaps.push(...pipes.filter(isFree));
  return gaps;
}

function papersIn(line: string): Gap[] {
  return gapsOf(line, PAPER).filter(({ index }) => !GOES_ON.test(line.slice(Math.max(0, index - 12), index)));
}

function toldIn(line: string): Gap[] {
  return gapsOf(line, FIRST_PERSON).filter(
    ({ index }) => !BEGUN.test(line.slice(Math.max(0, index - 90), index)),
  );
}

/** A CV begins with a name, which has a line of its own above a title. */
const NAME =
  /^(?:\p{Lu}[\p{L}.'-]+\s+)(?:(?:\p{Lu}[\p{L}.'-]*|van|von|de|der|da|di|el|al|la|le)\s+){1,3}?(?=\p{Lu})/u;
const TITLE_WORDS_MAX = 3;

function nameIn(line: string): Gap[] {
  const name = NAME.exec(line)?.[0] ?? '';
  for (let end = name.length; end > 0 && end < 48; end = line.indexOf(' ', end) + 1) {
    const words = line.slice(end).split(/\s+/, TITLE_WORDS_MAX);
    const isCapital = /^\p{Lu}/u.test(words[0] ?? '');
    if (!isCapital || namesRole(line.slice(0, end)) || !holdsName(line.slice(0, end))) return [];
    if (namesRole(words.join(' '))) return [{ index: end - 1, length: 1 }];
  }
  return [];
}

/** No other text has the words of most names. */
function holdsName(words: string): boolean {
  return words.split(/[\s.-]+/).some((word) => word.length > 2 && isUnheard(stem(word.toLowerCase())));
}

/** The breaks around words in capitals. */
function shoutedIn(line: string): Gap[] {
  return allIn(line, SHOUTED).flatMap(({ index, 0: words }) => {
    const isLong =
      words.length >= SHOUTED_MIN && (!/^[^\s/]+$/.test(words) || /[AEIOUÄÖÜÉ].*[AEIOUÄÖÜÉ]/u.test(words));
    if (!isLong || GOES_ON.test(line.slice(Math.max(0, index - 12), index))) return [];
    // "DIPLÔMES DTS Imagerie": what is short at the end begins the next line.
    const heading = words.replace(ENDS_SHORT, '');
    const end = index + heading.length;
    const above = { index: index - 1, length: 1 };
    return /\s/.test(line[end] ?? '') ? [above, { index: end, length: 1 }] : [above];
  });
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
    const isOfTitle = !heading.includes(' ') && (HOLDER.test(behind) || KIND_BEFORE.test(before));
    if (GOES_ON.test(before) || isOfTitle || AND_BEHIND.test(behind)) return [];
    const blank = before.length - before.trimEnd().length;
    const above = { index: index - blank, length: blank };
    const below = /^\s+/.exec(behind)?.[0].length ?? 0;
    // "Skills: ..." goes on behind its colon.
    return below === 0 ? [above] : [above, { index: index + heading.length, length: below }];
  });
}

/** Where a post's title and dates stand, and the breaks around them. */
function postsIn(line: string): { from: number; to: number; gaps: Gap[] }[] {
  const spans = [...line.matchAll(SPAN)].map(({ index, 0: span }) => ({ index, to: index + span.length }));
  const isFirst = areDatesFirst(line, spans);
  // "2016 to 2018: Planner": where most have a sign behind them, one without it opens no line.
  const signed = spans.filter(({ to }) => BEHIND_FIRST.test(line.slice(to, to + 8))).length;
  const isSigned = signed * 2 > spans.length;
  let done = 0;
  return spans.map((span) => {
    const { index, to } = span;
    // "Owner of Tait Weddings, St Monans. Since spring 2018": the title stands before it.
    const isTold = index < TOLD_MAX && SINCE.test(line.slice(index)) && namesRole(line.slice(0, index));
    if (isFirst && !isTold && opensLine(line, span, isSigned)) {
      done = to;
      return { from: index, to, gaps: index > 0 ? [{ index: index - 1, length: 1 }] : [] };
    }
    const from = withoutStudy(line, titleBefore(line, done, index), index);
    done = to;
    const before = line.slice(0, from).trimEnd();
    const isTitled = /\p{L}{2}/u.test(line.slice(from, index));
    // Dates without a title open a post only where something has ended.
    const opens = from > 0 && (isTitled ? !GOES_ON.test(before) : /[.;!?]$/.test(before));
    const above =
      opens && !(isTold && !isTitled) ? [{ index: before.length, length: from - before.length }] : [];
    const next = /^\.?\s+(?=[\p{Lu}\d•*£€$-])/u.exec(line.slice(to))?.[0].length ?? 0;
    // Dates that stand first are followed by their title.
    return { from, to, gaps: isTitled && next > 0 ? [...above, { index: to, length: next }] : above };
  });
}

/** "BSc MRICS Quantity Surveyor, Hessle Highways": the degree before a title is none of it. */
function withoutStudy(line: string, from: number, end: number): number {
  const title = line.slice(from, end);
  if (!isStudy(title) || !namesRole(title)) return from;
  const starts = allIn(title, /(?<=\s)\p{Lu}/gu).map(({ index }) => index);
  const start = starts.find((at) => !isStudy(title.slice(at)));
  return start !== undefined && namesRole(title.slice(start)) ? from + start : from;
}

/** Whether dates can stand at the beginning of a line there; "from 2018" within a sentence does not. */
function opensLine(line: string, { index, to }: Place, isBeforeSign: boolean): boolean {
  const behind = line.slice(to, to + 8);
  return (
    (FROM_SMALL.test(line.slice(index, index + 8))
      ? /^(?:\s*[:|]|\s{2,}\S)/.test(behind)
      : !isBeforeSign || BEHIND_FIRST.test(behind)) &&
    !/\S$/.test(line.slice(0, index)) &&
    !GOES_ON.test(line.slice(Math.max(0, index - 12), index))
  );
}

const SINCE = /^(?:since|from|seit|depuis)(?!\p{L})/iu;
/** So early in a text stand its first title and its first dates. */
const TOLD_MAX = 140;
const FROM_SMALL = /^(?:since|from|seit|depuis)(?!\p{L})/u;
type Place = { index: number; to: number };

const BEHIND_FIRST = /^(?:\s*[:|]|\.\s|\s{2,}\S)/;
const BEHIND_LAST = /^(?:,?\s+[-•*>]\s|,\s|\.?$|\s*\))/;
const BEFORE_FIRST = new RegExp(String.raw`(?:[.;!?]|(?:^|\s)(?:${HEADINGS}):?)\s*$`, 'u');
const BEFORE_LAST = /[,(|@·/-]\s*$/;

/** Whether the dates of most posts stand before their titles. */
function areDatesFirst(line: string, spans: readonly Place[]): boolean {
  let votes = 0;
  for (const { index, to } of spans) {
    const before = line.slice(Math.max(0, index - 40), index);
    const behind = line.slice(to, to + 8);
    if (BEFORE_FIRST.test(before)) votes += 1;
    if (BEHIND_FIRST.test(behind)) votes += 1;
    if (BEFORE_LAST.test(before)) votes -= 1;
    if (BEHIND_LAST.test(behind)) votes -= 1;
  }
  return votes > 0;
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
