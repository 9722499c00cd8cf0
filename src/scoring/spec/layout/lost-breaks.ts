// Puts line breaks back into a spec, or a paragraph of one, that has lost them all: around its headings, before the signs of
// its lists, and before the words that items begin with. Pure.

import { kindOfHeading, kindOfLead } from './headings.ts';
import { WORK_VERBS } from './work-verbs.ts';

/** A text of one stretch is this long, in characters, and the stretch is this share of it; any that long may run on. */
const LENGTH_MIN = 300;
const SHARE_MIN = 0.6;

const LABEL_WORDS_MAX = 8;
const HEADING_WORDS_MAX = 6;
const ITEMS_MIN = 3;
/** Before it a dash stands in the title. */
const TITLE_MAX = 70;
/** A list's own sign between two stretches. */
const SIGN =
  /(?<=\S)(?!(?<=\d)\s+-\s+[\d£$€])\s+([-*•●▪◦‣➢✓✔>]|\p{Extended_Pictographic}\uFE0F?|\(?[a-h\d]{1,2}[.)]|\d{1,2}\.\d{1,2}(?=\s+\p{Lu}[\p{L}\d ]))\s+(?=[\p{L}\d£$€(])/gu;
/** No line ends so. */
const GOES_ON =
  /(?:[,&/(-]|(?<!\p{L})(?:of|in|and|or|the|for|with|to|a|an|by|on|at|as|from|per|our|your|is|are|was|were|be|rated|than|least|minimum|over|about|last|past|next|within|every|letzten|derniers|dernières|first|grade|class|band|level|type|\p{L}+ly|und|oder|mindestens|der|die|das|mit|de|des|du|en|et|ou|la|le|les|un|une))$/iu;
/** What items and sentences begin with, where nothing ends before it. */
const OPENER = new RegExp(
  String.raw`(?<=[\p{Ll}\d)+%])\s+(?=(?:${[
    'At least|Minimum|Experience|Proven|Strong|Good|Solid|Sound|Excellent|Knowledge|Ability|Able to|Degree|Bachelor|BSc|MSc|Full|Valid|Current|Active|In-date|Registered|Registration|Certificate|Qualified|Evidence|Understanding|Familiar(?:ity)?|Fluent|Confident|Competen(?:t|ce)|Willing(?:ness)?|Track record|Right to work|Driving licen[cs]e|Own transport',
    '(?:\\d{1,2}\\+?|One|Two|Three|Four|Five|Six|Seven|Eight|Ten)(?: or more)? (?:years?|months)',
    ...WORK_VERBS.map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1)),
    'Own|Keep|Be',
    'Desire|Talent|Self-starter|Comfortable|Passion(?:ate)?|Interest(?:ed)?|Demonstrated|Hands-on|Previous|Prior|Advanced|Deep|Extensive|Expert(?:ise)?|Exposure|Background|Comprehensive|Must|Should|Preferred|Your',
    'Work(?! (?:[Ll]icen[cs]e|[Pp]ermit|[Oo]rders?|[Vv]isa))|Communicate|Engage|Help|Understand|Continuously|Stay|Take',
    'Abgeschlossene|Mindestens|Gute|Sehr gute|Fundierte',
    'Diplôme|Expérience|Maîtrise|Connaissance|Au moins|Permis|Vous|Capacité|Bonne|Participation',
    'We|Our|You|The|This|It|If|Please|Salary|Hours|Wir|Nous|Notre',
  ].join('|')})(?!\p{L})|An? \p{Ll}{4})`,
  'gu',
);
const SENTENCE_END = /[.!?;]\s+(?=\p{Lu})/gu;
/** What a lead to a list ends in: "It would be good if you had:". */
const OPEN = /\b(?:have|had|has|will|need|bring|be|offer|want|hast|mitbringst|mitbringen|avez)$/i;
/** Words that are a heading by themselves, whatever follows. */
const ALONE =
  /^(?:requirements?|responsibilities|essential|desirable|qualifications|duties|benefits|must[- ]haves?|nice[- ]to[- ]haves?|anforderungen|aufgaben|ihr profil|dein profil|profil|missions?|compétences)$/i;

/** The text with its line breaks; as it is where it has some. */
export function withLostBreaks(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line.length >= LENGTH_MIN && (line.length >= text.length * SHARE_MIN || runsOn(line))
        ? broken(line)
        : line,
    )
    .join('\n');
}

/** Whether more sentences begin in a line than one ends before: "... processes Set up tests Work with the team Write ...". */
function runsOn(line: string): boolean {
  const begun = [...line.matchAll(OPENER)].filter(({ index }) => !goesOnAt(line, index)).length;
  return begun >= ITEMS_MIN && begun > [...line.matchAll(SENTENCE_END)].length;
}

/** Whether no line could end at a place. */
function goesOnAt(line: string, at: number): boolean {
  return GOES_ON.test(line.slice(Math.max(0, at - WORD_MAX), at));
}

function broken(line: string): string {
  return withItems(withSigns(withLabels(line)))
    .split('\n')
    .flatMap(headingsApart)
    .join('\n');
}

/** "... sites. You must have: two years": a heading that ends in a colon stands alone. */
function withLabels(line: string): string {
  let result = '';
  let from = 0;
  for (const { index } of line.matchAll(/:\s/g)) {
    const before = line.slice(from, index);
    const at = headingAtEnd(before, LABEL_WORDS_MAX, ':');
    if (at === null) continue;
    // What begins small goes on behind its label.
    const gap = /^\P{Ll}/u.test(line.slice(index + 2)) ? '\n' : ' ';
    result += `${before.slice(0, at).trimEnd()}\n${before.slice(at)}:${gap}`;
    from = index + 2;
  }
  return result + line.slice(from);
}

function withSigns(text: string): string {
  const signs = [...text.matchAll(SIGN)].filter(({ index }) => index > TITLE_MAX);
  if (signs.length < ITEMS_MIN) return text;
  return text.replace(SIGN, (sign, mark: string, at: number) => (at > TITLE_MAX ? `\n${mark} ` : sign));
}

function withItems(text: string): string {
  return text.replace(OPENER, (gap, at: number, whole: string) => (goesOnAt(whole, at) ? gap : '\n'));
}

/** A heading at the end of a stretch or before a word with a capital stands in a line of its own. */
function headingsApart(line: string): string[] {
  const end = headingAtEnd(line, HEADING_WORDS_MAX, '');
  if (end !== null && end > 0) return [...headingsApart(line.slice(0, end).trimEnd()), line.slice(end)];
  for (const { index } of line.matchAll(/(?<=\S)\s+(?=[\p{Lu}\d])/gu)) {
    const at = headingAtEnd(line.slice(0, index), HEADING_WORDS_MAX, '');
    if (at === null || !(ALONE.test(line.slice(at, index)) || line.slice(at, index).includes(' '))) continue;
    if (BEGINS_SENTENCE.test(line.slice(at, index)) && /[.!?]\s+$/.test(line.slice(0, at))) continue;
    return [
      line.slice(0, at).trimEnd(),
      line.slice(at, index),
      ...headingsApart(line.slice(index).trim()),
    ].filter((part) => part !== '');
  }
  return [line];
}

/** "You must hold BOSIET and a medical", behind a full stop: no heading, whatever begins with a capital behind it. */
const BEGINS_SENTENCE =
  /^(?:you|candidates|applicants) (?:must|should|need to|have to|will need to)(?: also)? (?:hold|have|bring|possess|show)$/iu;

/** In characters: what a heading and the word before it are never longer than, so that no text is searched from its beginning. */
const END_MAX = 400;
const WORD_MAX = 60;

/** Where the heading begins that `text` ends in, before `mark`; null where it ends in none. */
function headingAtEnd(text: string, wordsMax: number, mark: string): number | null {
  const from = Math.max(0, text.length - END_MAX);
  const words = [...text.slice(from).matchAll(/\S+/g)].slice(-wordsMax).toReversed();
  let found: number | null = null;
  for (const [index, { index: place, 0: word }] of words.entries()) {
    const at = from + place;
    if (found !== null && !/^\p{Lu}/u.test(word)) return found;
    if (index > 0 && /[.;!?:]$/.test(word)) return found;
    const before = text.slice(Math.max(0, at - WORD_MAX), at).trimEnd();
    if (!/^["'(]?\p{Lu}/u.test(word) || GOES_ON.test(before)) continue;
    const heading = text.slice(at);
    if (/[.;!,]/.test(heading)) return found;
    const isOpen = mark !== '' && OPEN.test(heading) && kindOfLead(heading + mark, 'about') !== null;
    if (isOpen) return at;
    if (kindOfHeading(heading) === null || (GOES_ON.test(heading) && !BRINGS.test(heading))) continue;
    // "WHAT YOU BRING" begins before "YOU BRING"; "mentor EITs Required qualifications" does not, whatever trade may stand there.
    if (found === null || kindOfHeading(`${heading} role`) !== null) found = at;
  }
  return found;
}

/** "Das bringen Sie mit": a verb's own last word. */
const BRINGS = /\bbring(?:en|st|t)? [^.;]*\bmit$/iu;
