// Where a text that has lost its line breaks had them: before and behind a heading, before the title of a post and behind
// its dates, before the next paper or item, and behind a name. Pure.

import { namesRole } from '../../spec/clauses/role-words.ts';
import { isUnheard } from '../../text/terms/rarity.ts';
import { stem } from '../../text/terms/stem.ts';
import { gapsOf, type Gap } from './gaps.ts';
import { GOES_ON, headingsIn, shoutedIn } from './run-on-headings.ts';
import { postsIn } from './run-on-posts.ts';

/** A text in one piece of this many characters was not written so. */
const LENGTH_MIN = 240;

/** "..., 2022 Level 3 ...": one paper and the next; "in 2022 Barclays" is none. */
const PAPER_YEAR =
  /(?<=(?<!(?<!\p{L})(?:[Ii]n|of|[Ss]ince|[Ff]rom|[Bb]y|[Uu]ntil|to|and|for|[Dd]uring|[Ii]m|[Ee]n|[Ss]eit|[Aa]b|[Bb]is|[Dd]epuis|à|-)\s+(?:\p{L}{3,9}\.? )?)(?:19|20)\d\d\)?\.?)\s+(?=(?!I\s)\p{Lu}|\d{1,2}\p{L})/gu;
/** What the names of papers begin with. */
const PAPER =
  /(?<=(?<!\S)[\p{Ll}\d(][^\s,]{0,30}[\p{L}\d).;])\s{1,60}(?=(?:B\.?Sc|B\.?Eng|B\.?A\.?|M\.?Sc|M\.?Eng|M\.?A|MBA|MChem|MPharm|PhD|LL[BM]|PGCE|HN[CD]|NVQ|SVQ|BTEC|GCSEs?|A[ -]levels?|Bachelor|Master|Diplom[ae]?|Associate (?:of|degree)|DUT|BTS|DU|CAP|BEP|Baccalauréat|Abitur|Staatsexamen|NEBOSH|IOSH|CSCS|City (?:&|and) Guilds)(?![\p{L}-]))/gu;
/** "Vetting: NPPV level 2", "EDV: SAP": what is said of one thing begins with its name. */
const LABEL =
  /(?<=(?<!\S)[\p{Ll}\d(]\S{0,30}|[.;)])\s+(?=\p{Lu}\p{Ll}{2,14}(?: (?:and|und|et|de|of) \p{L}{3,12})?:\s)/gu;
/** What somebody tells without a full stop. */
const FIRST_PERSON =
  /(?<!\d|[,;:]|\b(?:and|that|which|as|where|when|what|if|because|but|although|so|while|before|after|until|since|than|whom|who|how|why))\s+(?=I (?:write|run|lead|build|am|was|have|work|manage|own|design|did|do|made|keep|handle)\b)/gu;
/** "In the last three years I have": the sentence began there. */
const BEGUN =
  /(?:^|[.;:!?]\s+)(?:In|At|From|After|Since|Before|Until|When|For|During|On|Then|There|Now|Today|Under|By|With|What|Last|Day)(?!\p{L})[^.;:!?]{0,80}$/u;
/** Signs of items; before a small letter a dash or a plus may stand between words. */
const ITEM_SIGNS = [
  /\s{1,9}[-*>+]\s{1,9}(?=[\p{Lu}\d£$€])/gu,
  /\s{1,9}>\s{1,9}(?=\p{Ll})/gu,
  /\s{1,9}\*\s{1,9}(?=\p{Ll})/gu,
  /\s{1,9}\+\s{1,9}(?=\p{Ll})/gu,
  /\s{1,9}-\s{1,9}(?=\p{Ll})/gu,
];
const BULLETS_MIN = 4;
const PIPE = /\s+\|\s+/gu;
const PIPES_MIN = 8;
const ITEM_MAX = 32;

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
  if (pipes.length >= PIPES_MIN) gaps.push(...pipes.filter(isFree).filter(partsNoList(line)));
  return gaps;
}

/** "Nielsen | Kantar | Circana": between two short pieces a stroke parts the items of a list, which stays one. */
function partsNoList(line: string): (gap: Gap, index: number, all: readonly Gap[]) => boolean {
  return ({ index, length }, at, all) => {
    const before = all[at - 1];
    const after = all[at + 1];
    const above = index - (before === undefined ? 0 : before.index + before.length);
    const below = (after?.index ?? line.length) - index - length;
    return above > ITEM_MAX || below > ITEM_MAX;
  };
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
