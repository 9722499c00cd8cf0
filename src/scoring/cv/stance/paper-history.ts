// What became of a paper: its name and all that the line goes on to say of it, read as dated events, of which the last
// counts: ended, renewed, still to come. Where none is told, nothing is said. Pure; "now" is passed in.

import { endsInPerson } from '../../spec/clauses/role-words.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { inLettersOf, testOf } from '../../text/expressions/first-look.ts';
import { writtenFor } from '../../text/expressions/latin.ts';
import { rememberedOf, rememberedOfLine } from '../../text/remembered.ts';
import { DATE, isOver, isPast, unnamed } from './history-dates.ts';
import {
  BROKEN_OFF,
  ENDED,
  GIVEN_AT,
  IN_PART,
  LETTERS_OF_PARTS,
  NEXT_PART,
  OF_PAPER,
  OPEN,
  OTHER_PAPER,
  PART_PASSED,
  RENEWED,
  UNTIL,
  UNTIL_SHORT,
  UPKEEP,
} from './history-words.ts';

/** What a history comes to. */
export type Outcome = 'lapsed' | 'held' | 'pursued' | 'denied';
/** What was only `given` says nothing unless something ended before. */
type Event = { outcome: Outcome | 'given'; at: number };

const telling = [UNTIL, UNTIL_SHORT, BROKEN_OFF, ENDED, RENEWED, OPEN, NEXT_PART, PART_PASSED, IN_PART].map(
  ({ source }) => testOf(new RegExp(unnamed(source), 'iu')),
);
const tells = rememberedOfLine((text) => telling.some((isTold) => isTold(text)));
/** So far a line goes on about one paper. */
const ACCOUNT_MAX = 260;
/** Where a statement about the paper ends and the next begins. */
const BREAK =
  /[,;()|•]|(?<!\b(?:exp|no|nr|incl?|inkl|approx|ca|cert|lic|reg|ref|bzw|resp))[.](?=\s|$)|:(?=\s)|\s[–—-]\s|\s(?:and(?! passed)|but|then|und|dann|aber|et|puis|mais)\s/giu;

/** What the line that names a paper at a place says of its fate; null where it tells no event. */
export function fateOf(text: string, start: number, end: number, nowMs: number): Outcome | null {
  const events: Event[] = [];
  const ran = MEMBERS.test(text.slice(start, end))
    ? (RANGE.exec(text.slice(end, end + RANGE_MAX)) ?? RANGE_FIRST.exec(text.slice(0, start)))
    : null;
  if ((ran !== null && isOver(ran.groups, nowMs)) || hasRunOut(text, start, end, nowMs))
    events.push({ outcome: 'lapsed', at: 0 });
  const ended = thingEnded(text, start, end);
  if (ended >= 0) events.push({ outcome: 'lapsed', at: ended });
  if (tells(text))
    for (const statement of statementsOn(text, start, end)) events.push(...eventsIn(statement, nowMs));
  return lastOf(events.toSorted((a, b) => a.at - b.at));
}

function lastOf(events: readonly Event[]): Outcome | null {
  let last: Outcome | null = null;
  for (const { outcome } of events) {
    if (outcome === 'given') last = last === 'lapsed' ? 'held' : last;
    // What is still to come of a paper in force is its next term.
    else if (outcome !== 'pursued' || last !== 'held') last = outcome;
  }
  return last;
}

/** "MRICS 2009 - 2019": of a course that is when one learnt, of a membership when one belonged. */
const MEMBERS = /^[MFA][A-Z]{3,6}$|(?:regist(?:ration|ered)|membership|licen[cs]e|clearance|pin)$/iu;
const SPAN = String.raw`(?:from |since )?(?:${unnamed(DATE)})\s*(?:[-–—]|to|until|bis|à)\s*${DATE}`;
const RANGE = new RegExp(String.raw`^(?:\W{0,5}|\s{6,70})${SPAN}`, 'iu');
const RANGE_MAX = 120;
/** "2009 - 2019: MRICS", and with the name of the body before the letters. */
const RANGE_FIRST = new RegExp(String.raw`^\W{0,4}${SPAN}\W{1,6}(?:\p{Lu}{3,6}: )?$`, 'iu');

/** "BOSIET, 02/2020 - 02/2024": from one month to the same month some years on a paper is in force, and no course runs. */
const TERM = new RegExp(
  String.raw`^[^\d;:.|]{0,40}?(?<![\d./-])(?<firstMonth>\d{1,2})[./](?<firstYear>20\d\d)\s*(?:[-–—]|to|until|bis|à)\s*(?<number>\d{1,2})[./](?<year>20\d\d)(?!\d)`,
  'iu',
);
const TERM_YEARS = { least: 2, most: 6 };
const LEARNT =
  /apprentic|ausbildung|lehre|degree|diplom|stud(?:y|ies|ium|ent)|school|college|universit|hochschule|course|formation|train(?:ed|ing|ee)|[ns]vq/iu;

function hasRunOut(text: string, start: number, end: number, nowMs: number): boolean {
  // "Steuerfachangestellte, 07/2015 - 07/2017": whoever is called so had a post for as long.
  if (endsInPerson(text.slice(start, end))) return false;
  const groups = TERM.exec(text.slice(end, end + RANGE_MAX))?.groups;
  if (groups === undefined || groups['firstMonth'] !== groups['number'] || LEARNT.test(text)) return false;
  const years = Number(groups['year']) - Number(groups['firstYear']);
  return years >= TERM_YEARS.least && years <= TERM_YEARS.most && isOver(groups, nowMs);
}

/** "Broker license, 1997. I filed late, and the license was revoked": the same thing by one word of its name. */
const THING_ENDED =
  /(?<!\p{L})(?:the|my|this|that) (licen[cs]e|registration|membership|certificate|certification|card|ticket|clearance|accreditation|authori[sz]ation|permit) (?:was|has been|had been|is|got) (?:then |since |now |therefore )?(?:revoked|suspended|cancell?ed|withdrawn|terminated|surrendered|rescinded)(?!\p{L})/giu;

/** How far behind the name of a paper it is told to have ended; -1 where it is not. */
function thingEnded(text: string, start: number, end: number): number {
  if (!MAY_END.test(text)) return -1;
  const named = text.slice(Math.max(0, start - NAME_AROUND), end + NAME_AROUND).toLowerCase();
  const told = [...text.slice(end).matchAll(THING_ENDED)].findLast(
    ([, thing = '']) => named.includes(thing.toLowerCase()) || (OF_BODY.test(named) && OF_BODY.test(thing)),
  );
  return told === undefined || BACK.test(text.slice(end + told.index)) ? -1 : told.index;
}

const BACK =
  /(?<!(?<!\p{L})(?:not|never|n['’]t) (?:yet )?(?:been )?(?:yet )?)(?:reinstat|restored|re-?issued|renewed|lifted|given back|returned)/iu;

const MAY_END = /revoked|suspended|cancel|withdrawn|terminated|surrendered|rescinded/iu;
/** What a body gives is called one thing and another: who is its member has its certificate. */
const OF_BODY =
  /(?<!\p{L})(?:member(?:ship)?|regist\p{L}+|college|council|certificate|licen[cs]e)(?!\p{L})/iu;
/** So near the name stands the word for what it is. */
const NAME_AROUND = 30;

/** `isHead` for that which names the paper; `isSure` also for those behind its colon: "A60: …". */
type Statement = { said: string; at: number; isHead: boolean; isSure: boolean };
/** "The plastic ran out": one thing that is called by another word. */
const THE_THING =
  /^\W*(?:the|my|mine|its|this|die|der|das|mein\p{L}*|le|la|l['’]|mon|ma) ?(?:\p{L}+ ){1,2}(?:(?:is|was|has|ist|war|est|a) )?$/iu;

/** "College of Educators, Ontario: registered 2012": where a body is belongs to its name. */
const PLACE_OF_BODY = /^, \p{Lu}[\p{L} ]{2,20}(?=: )/u;

/** "Part 66 B1.1, A320 (CFM56; V2500). Expired": what a paper is for is no other paper. */
const KINDS_WITHIN = /(?<=^[^().;]{0,50})\([^().]{2,40}\)(?=[.,]\s)/u;

/** The statement that names the paper, and those behind it until one speaks of something else. */
function statementsOn(text: string, start: number, end: number): Statement[] {
  // "Bilanzbuchhalter (IHK)": what stands in small parentheses behind a name is a part of it.
  const rest = text
    .slice(end, end + ACCOUNT_MAX)
    .replace(PLACE_OF_BODY, (part) => '_'.repeat(part.length))
    .replace(
      /^\s*\(\p{Lu}{2,}[\p{L}-]{0,8}\)|^(?:\s\p{L}+){0,2}\s*\([^()]{2,60}\)(?=\s[–—:-]|[:,;])/u,
      (part) => (tells(part) ? part : '_'.repeat(part.length)),
    )
    .replace(KINDS_WITHIN, (part) => (tells(part) ? part : '_'.repeat(part.length)));
  const found: Statement[] = [];
  const own = text.slice(Math.max(0, start - ACCOUNT_MAX), end);
  let from = 0;
  let before = '';
  let isLabel = false;
  for (const { index, sign } of [...breaksIn(rest), { index: rest.length, sign: '' }]) {
    const said = rest.slice(from, index);
    const isHead = found.length === 0;
    if (!isHead && (namesOther(said, own) || speaksOfOther(said, sign, before))) break;
    // "Manual handling (expired)"; a number in parentheses is of the paper.
    if (before === '(' && found.length > 1 && !IS_NUMBER.test(said) && isForeignTo(found.at(-1)?.said ?? ''))
      break;
    isLabel = isHead ? sign === ':' : isLabel && !NEW_SENTENCE.test(before);
    found.push({ said, at: from, isHead, isSure: isHead || isLabel });
    before = sign;
    from = index + Math.max(1, sign.length);
  }
  return found;
}

const IS_NUMBER = /^\W*(?:(?:no|nr|n°|reg|pin|id|ref|number)\W*)?[A-Z]{0,3}\d[\d A-Z/-]*\W*$/iu;

/** Whether a statement between two signs turns from the paper to something else. */
function speaksOfOther(said: string, sign: string, before: string): boolean {
  const at = EVENTS.map((event) => said.search(written(event)(said))).filter((index) => index >= 0);
  const told = at.length === 0 ? -1 : Math.min(...at);
  if (!isForeignTo(told < 0 ? said : said.slice(0, told))) return false;
  if (told < 0 && DENIES_OTHER.test(said)) return true;
  return !JOINS.test(before) && (sign === ':' || NEW_SENTENCE.test(before));
}

const EVENTS: readonly RegExp[] = [UNTIL, ENDED, RENEWED, OPEN, NEXT_PART, PART_PASSED];
/** What ends a statement for good. */
const NEW_SENTENCE = /[.;|]/u;

function breaksIn(rest: string): { index: number; sign: string }[] {
  return Array.from(rest.matchAll(BREAK), ({ index, 0: sign }) => ({ index, sign }));
}

/** Whether a statement names another paper than the one that the line has named so far. */
function namesOther(said: string, own: string): boolean {
  if (BARE.test(said) || CATEGORIES.test(said)) return false;
  const letters = said.replace(TO_BODY, ' ').match(/(?<![\p{L}\d])[A-Z][A-Z&]{2,}(?![\p{L}\d])/gu) ?? [];
  if (letters.some((word) => !LETTERS_OF_PARTS.test(word) && !own.includes(word))) return true;
  if ((said.match(CODE) ?? []).some((code) => !own.includes(code))) return true;
  const other = OTHER_PAPER.exec(said)?.[0];
  if (other !== undefined && !own.toLowerCase().includes(other.toLowerCase())) return true;
  return LEVEL.test(own) && LEVEL.test(said) && LEVEL.exec(own)?.[1] !== LEVEL.exec(said)?.[1];
}

/** "The form went to ISACA": who is written to is no other paper. */
const TO_BODY =
  /(?<!\p{L})(?:to|by|with|from|at|via|through|bei(?:m| der)?|an (?:die|das|den)|von (?:der|dem)|auprès (?:de|du|d['’])|par (?:le|la|l['’]))\s?(?:the\s)?[A-Z][A-Z&]{2,}(?![\p{L}\d])/gu;
/** Letters and their year alone: whose fate is told next, nobody knows. */
const BARE = /^\W*[A-Z][A-Z&]{1,6}\W*(?:(?:19|20)\d\d)?\W*$/u;
/** "LBC/TLL", "B/BE": what a paper is for. */
const CATEGORIES = /^\W*[A-Z][A-Z\d]{0,4}(?:\/[A-Z][A-Z\d]{0,4}){1,4}\W*$/u;
/** A number of four figures that is no year; with a letter before it is what a machine is called. */
const CODE = /(?<![\p{L}\d./-])(?!19|20)\d{4}(?![\d./-])/gu;
const LEVEL = /\b(?:level|stufe|niveau|grade|nvq|svq) (\d|[ivx]{1,3}\b)/i;

/** What joins two words, or a paper and who gave it; anything else begins a statement, which may be labelled. */
const JOINS = /[\p{L},]/u;
/** "Not a prescriber, course starts in January"; "no. 38217" is a number. */
const DENIES_OTHER =
  /^\W*(?:no(?!\.? ?\d)|not|never|without|none|kein\p{L}*|nicht|ohne|pas|sans)(?!\p{L})(?!.*\b(?:since|again)\b)/iu;

const ofPaperFor = writtenFor(OF_PAPER);

/** Whether words stand there that no account of a paper needs. */
function isForeignTo(said: string): boolean {
  return /\p{L}{2}/u.test(said.replace(ofPaperFor(said), ' '));
}

function eventsIn({ said, at, isHead, isSure }: Statement, nowMs: number): Event[] {
  const events: Event[] = [];
  let left = said;
  const take = (pattern: RegExp, outcomeOf: (match: RegExpMatchArray) => Event['outcome'] | null) => {
    for (const match of allIn(left, written(pattern)(left))) {
      const lead = left.slice(0, match.index);
      if (outcomeOf === ended && AFTER.test(lead)) continue;
      if (!isSure && isForeignTo(lead) && !THE_THING.test(lead)) continue;
      const outcome = outcomeOf(match);
      if (outcome === null) continue;
      events.push({ outcome, at: at + match.index });
      left =
        left.slice(0, match.index) + '_'.repeat(match[0].length) + left.slice(match.index + match[0].length);
    }
  };
  take(NEXT_PART, ({ 0: words }) => (isPast(words, nowMs) ? null : 'pursued'));
  take(UNTIL, ({ groups, index = 0 }) => {
    if (saysSuspended(said.slice(0, index))) return isOver(groups, nowMs) ? 'held' : 'lapsed';
    return !isOver(groups, nowMs) ? 'held' : isOfCourse(said, index) ? null : 'lapsed';
  });
  take(UNTIL_SHORT, ({ groups, index = 0 }) =>
    isOver(groups, nowMs) === saysSuspended(said.slice(0, index)) ? 'held' : 'lapsed',
  );
  take(BROKEN_OFF, () => 'denied');
  take(ENDED, ended);
  take(RENEWED, ({ index = 0 }) => (NOT_DONE.test(said.slice(0, index)) ? null : 'held'));
  if (!isHead) take(GIVEN_AT, ({ groups }) => (isOver(groups, nowMs) ? 'given' : null));
  if (
    !UPKEEP.test(said) &&
    !AVAILABLE.test(said) &&
    !/(?<!not )(?:\bpassed both|\ball (?:\w+ )?passed)/i.test(said)
  ) {
    if (!isHead) take(IN_PART, () => 'pursued');
    if (!isHead) take(PART_PASSED, () => 'pursued');
    take(OPEN, ({ index = 0, 0: words }) =>
      isPast(left.slice(index + words.length - 1), nowMs) ? null : 'pursued',
    );
  }
  return events;
}

/** An expression for the letters of a text, made once: written for any letters, its machine code is many times as long. */
const written = rememberedOf((pattern: RegExp) => inLettersOf(pattern));

const ended = (): Outcome => 'lapsed';
/** "Taken in May after the old one lapsed": what was over before. */
const AFTER = /(?<!\p{L})(?:after|nachdem|après que)(?!\p{L})(?! (?:19|20)\d\d)[^,;]{0,30}$/iu;
/** "Suspended until May 2027", "suspendu jusqu'au 14 mai": what runs until then is no term of the paper. */
const saysSuspended = testOf(
  /(?<!\p{L})(?:suspen(?:ded|due?s?|diert|sion)|disqualif\p{L}+|ban(?:ned)?|barred|(?<!not )revoked|withdrawn|surrendered|retirée?s?|retrait|invalidée?|entzogen|entzug|\p{L}*verbot|\p{L}*sperr\p{L}*|ab(?:gegeben|genommen)|ruht|ruhend)(?!\p{L})[^.;|]{0,40}$/iu,
);
/** When somebody can begin. */
const AVAILABLE =
  /\b(?:start(?:ing)? date|can (?:start|begin)|available|notice|verfügbar|disponible|préavis|kündigungsfrist)\b/iu;
const NOT_DONE =
  /(?<!\p{L})(?:not|never|no|to be|be|would|must|needs?|due|nicht|nie|müsste|muss|pas|plus de|aucun|sans|jamais|à)\W*(?:\p{L}+\W+)?$/iu;

/** "2019 bis 2022": how long one learnt, unless a standing is said to have lasted so long. */
function isOfCourse(said: string, index: number): boolean {
  const before = said.slice(0, index);
  return BEGAN.test(before) && (saysSat(before) || !saysStanding(said));
}

/** "Exams 2016 to 2018, elected member 2019": when they were sat. */
const saysSat = testOf(
  /(?<!\p{L})(?:exams?|examinations?|papers sat|modules?|studies|studied|course|training|lehrgang|kurs|prüfungen|examens?|cours|formation)(?!\p{L})[^,;.]{0,14}$/iu,
);
const BEGAN = new RegExp(String.raw`${unnamed(DATE)}\W*$`, 'iu');
const saysStanding = testOf(
  /regist|member|licen[cs]|clear|card|badge|ticket|(?<!\p{L})(?:sc|dv|pin|held|valid|live|current|active|in force|bestellt|zugelassen|approbiert|eingetragen|inscrite?|carte|titre)(?!\p{L})/iu,
);
