// Takes out of a line what says who the person is: the name that the head of the CV gives, pronouns, age, nationality,
// family. What is left on either side stays evidence, so that neither the score nor any quote holds those words. Pure.

import type { Place } from '../text/place.ts';
import { namesRole } from '../spec/clauses/role-words.ts';
import { isUnheard } from '../text/terms/rarity.ts';
import { mayMatch, signsIn, testOf } from '../text/expressions/first-look.ts';
import { ACUTE } from '../text/expressions/signs.ts';
import { termsOf } from '../text/terms/terms.ts';
import type { Line } from './layout/lines.ts';
import { nameWords, placesOfName, type NameWord } from './name-places.ts';
import { holdsTrade, DEGREE_FIRST, isProtected } from './protected.ts';

const NAME = String.raw`[\p{Lu}][\p{L}.'-]+(?:\s+(?:[\p{Lu}][\p{L}.'-]*|van|von|de|der|da|di|el|al|bin|le|la)){1,3}`;
const NAME_ALONE = new RegExp(`^(${NAME})$`, 'u');
const NAME_LABELLED = new RegExp(
  String.raw`^\W*(?:(?:full )?name\s*[:-]|(?:curriculum vitae|cv|resume|lebenslauf) (?:of|von|de))\s*(${NAME})`,
  'iu',
);
/** A name that is said, or stands below a closing formula, anywhere. */
const NAME_SAID = new RegExp(
  String.raw`\b(?:[Mm]y name is|[Ii]ch heiße|[Jj]e m['’]appelle)\s+(${NAME})`,
  'u',
);
const isClosing = testOf(
  /^(?:(?:kind|best|warm) regards|regards|yours (?:sincerely|faithfully)|sincerely|mit freundlichen grüßen|cordialement)\W*$/i,
);
const maySayName = mayMatch(NAME_SAID);
const NAME_BEFORE_MORE = new RegExp(String.raw`^(${NAME})\s*(?:[,|(/:]|\s-\s)`, 'u');
/** Letters after a name. */
const NAME_BEFORE_LETTERS = new RegExp(String.raw`^(${NAME}?)\s+(?:[A-Z][A-Za-z]{0,5}[A-Z)]\b.*)$`, 'u');
/** The name stands within so many lines from the top. */
const HEAD_LINES = 3;

/** Passports that are papers of a trade or records of a thing, and tell nobody's country. */
const OF_A_SCHEME =
  'Safety|Site|Skills?|Training|Client|Contractor|Rail|Utility|Hospital|Food|Care|Engineering|Nuclear|Petrochemical|Petroleum|Driver|' +
  'CCNSG|ECITB|CITB|SPA|EUSR|SHEA|MPQC|UKATA|NPORS|CPCS|CSCS|ACAD|Construction|Offshore|Quarry|Hygiene|Health|Competenc[ey]|' +
  'Chemotherapy|SACT|Staff|Product|Battery|Material|Building|Energy|Data|Learning|Communication|Cattle|Horse|Equine|Pet|Animal';

const PERSONAL = [
  String.raw`\b(?:my name is|ich heiße|je m['’]appelle)\b`,
  String.raw`\b(?:he|she|they|them|him|his|hers?|himself|herself)\b`,
  // "ARRT (R)(MR)", "MR safety": resonance, and nobody's form of address.
  String.raw`\b(?:mr(?!\)| ?(?:since|imag|scan|safety|angio|spectro|technolog|suite|conditional|physic|unit|guided|linac))|mrs|ms|miss|mx|herr|frau|mme|monsieur|madame)\b\.?`,
  String.raw`\b(?:aged?|alter|âge)\s*:?\s*\d{2}\b`,
  String.raw`\b\d{2}[- ]?(?:years?|yrs?|jahre|ans)[- ](?:old|of age|alt)\b|\b\d{2}-year-old\b`,
  String.raw`\bborn\b[^,.;]{0,25}\b(?:19|20)\d\d\b|\bgeboren\b[^,.;]{0,25}\b(?:19|20)\d\d\b|\bnée? (?:le|en)\b[^,.;]{0,25}\b(?:19|20)\d\d\b`,
  String.raw`\b(?:mother|father|parent|mum|dad) of (?:a|one|two|three|four|five|\d)\b(?: \w+)?`,
  String.raw`\b(?:with|and) my (?:husband|wife|partner|spouse)\b|\bhappily married\b|\bmarried with\b(?: \w+ child\w*)?|\bsingle (?:mother|father|parent)\b|\b(?:wife|husband)\b`,
  String.raw`\b(?!(?:${OF_A_SCHEME})\b)\p{Lu}\p{L}+ (?:citizen|national(?= *(?:[,.;:)|/]|$|(?:and|with|by|who|living|holder|since|in|i)\b))|nationality|passport)\b(?: holder)?`,
  String.raw`\bdevout \p{L}+\b|\bpracti[sc]ing (?:\p{L}+ )?(?:catholic|christian|anglican|protestant|evangelical|lutheran|baptist|methodist|pentecostal|orthodox|presbyterian|quaker|mormon|muslim|moslem|jew|jewish|hindu|sikh|buddhist|jain|taoist|zoroastrian|pagan|wiccan|rastafarian|bahá?[’']?í?|believer)\w*\b`,
  String.raw`\bvolunteer\w*\s+(?:at|in|for|with) (?:the|a|my|our) (?:\p{L}+ )?(?:church|mosque|synagogue|temple|parish|gurdwara)\b`,
].join('|');

/**
 * The words of the names that the head of a CV gives; empty where none is recognised. A name beside other words counts
 * only where nothing but names stands above it.
 */
export function namesIn(lines: Line[]): string[][] {
  const names: string[][] = [];
  let others = 0;
  for (const line of lines) {
    if (others >= HEAD_LINES) break;
    const text = line.text.trim();
    const more = others === 0 ? (NAME_BEFORE_MORE.exec(text) ?? NAME_BEFORE_LETTERS.exec(text)) : null;
    const found = (NAME_LABELLED.exec(text) ?? NAME_ALONE.exec(text) ?? more)?.[1];
    const name = withoutLetters(found?.split(/\s+/) ?? []);
    const isTitle = holdsTrade(name.join(' ')) || (names.length > 0 && namesRole(name.join(' ')));
    if (isName(name.join(' ')) && !isTitle && !DEGREE_FIRST.test(text)) names.push(name);
    if (found !== text && !isProtected(line, Number.POSITIVE_INFINITY)) others += 1;
  }
  for (const [index, line] of lines.entries()) {
    const isBelowClosing = isClosing(lines[index - 1]?.text.trim() ?? '');
    const said = (
      isBelowClosing
        ? NAME_ALONE.exec(line.text.trim())
        : maySayName(line.text)
          ? NAME_SAID.exec(line.text)
          : null
    )?.[1];
    if (said !== undefined) names.push(withoutLetters(said.split(/\s+/)));
  }
  return names;
}

/** A name without the letters after it (MPharm, PGCE, RN), which are a qualification and no one's name. */
function withoutLetters(words: string[]): string[] {
  const shouts = words.slice(0, 2).every((word) => word === word.toUpperCase());
  return words.filter((word, index) => {
    if (word.length < 2) return false;
    if (shouts) return index < 2 || word.length > 5;
    return /^(?:\p{Lu}['’]|Mc|Mac|Al-)?\p{Lu}?\p{Ll}+(?:[-'’.]\p{L}?\p{Ll}*)*$/u.test(word);
  });
}

/** What is personal in a CV beside what any CV may say of a person: its names, and their words in small letters. */
export type Personal = { names: NameWord[][]; words: string[] };

/** What is personal in a CV whose head gives these names. */
export function personalOf(names: string[][]): Personal {
  return { names: names.map(nameWords), words: names.flat().map((word) => word.toLowerCase()) };
}

const PERSONAL_WORDS = new RegExp(PERSONAL, 'giu');

/** Every personal expression needs one of these, or words of a birth in French. */
const isHintedAt = testOf(
  /\b(?:name is|heiße|appelle|s?he|they|them|him|his|hers?|himself|herself|mr|mrs|ms|miss|mx|herr|frau|mme|monsieur|madame|aged?|alter|old|alt|born|geboren|mother|father|parent|mum|dad|married|wife|husband|citizen|national|nationality|passport|practi[sc]ing|devout|church|mosque|synagogue|temple|parish|gurdwara)\b|âge/i,
);
const BORN = /née?\b/i;

/** Where personal words stand in a text, in order and apart. */
function personalPlaces(text: string, { names, words }: Personal): Place[] {
  const lower = text.toLowerCase();
  const isNamed = words.some((word) => lower.includes(word));
  const isHinted = isHintedAt(text) || ((signsIn(text) & ACUTE) !== 0 && BORN.test(text));
  if (!isNamed && !isHinted) return [];
  const said = isHinted ? [...text.matchAll(PERSONAL_WORDS)] : [];
  const found = said
    // "MS Biostatistics" is a degree, "MS Excel" a tool and "GC-MS." a method, where a line is not all in capitals.
    .filter(([found]) => !/^MS\.?$/.test(found) || !/\p{Ll}/u.test(text))
    .map((match): Place => ({ start: match.index, end: match.index + match[0].length }))
    .concat(isNamed ? names.flatMap((name) => placesOfName(text, name)) : [])
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let until = 0;
  return found.filter(({ start, end }) => {
    const isApart = start >= until;
    if (isApart) until = end;
    return isApart;
  });
}

/** What is left of a line, in order; the line itself where nothing of it is personal. */
export function blindPieces(line: Line, personal: Personal): Line[] {
  const matches = personalPlaces(line.text, personal);
  if (matches.length === 0) return [line];
  const pieces: Line[] = [];
  let from = 0;
  for (const { start, end } of [...matches, { start: line.text.length, end: line.text.length }]) {
    // What joined the words to the name goes with it.
    const lead = from === 0 ? 0 : (/^[\s,;:|)-]*/.exec(line.text.slice(from, start))?.[0].length ?? 0);
    const text = line.text.slice(from + lead, start);
    if (/\p{L}{2}|\d/u.test(text))
      pieces.push({ ...line, text, start: line.start + from + lead, end: line.start + start });
    from = end;
  }
  return pieces;
}

/**
 * A name has a word that no collection of CVs holds, and none that the lexicon knows as work: a trade, a heading or a
 * place of work is no name, however it is capitalised.
 */
function isName(text: string): boolean {
  const terms = termsOf(text).map(({ term }) => term);
  return terms.some(isUnheard) && !terms.some((term) => term.startsWith('='));
}
