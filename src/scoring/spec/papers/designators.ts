// The part of a credential's name that says which one of its kind: a level, a class, a category, a language level.
// "Level 5" does not answer "Level 7", and category C does not answer C+E. Pure.

import { aircraftTypesIn } from './aircraft-types.ts';
import { branchesIn, isOfBranch } from './branches.ts';
import { matchesOf, testOf } from './designators-look.ts';
import { fluencyIn } from './fluency.ts';
import { reaches, stepsIn } from './ladders.ts';

/** What a text says of levels, classes and categories. */
export type Designators = {
  levels: number[];
  classes: string[];
  /** A class that is asked for at least, where classes count upwards. */
  isOrAbove: boolean;
  categories: string[];
  /** Branches of a trade that exclude each other: adult and children's nursing, TIG and MIG. */
  branches: string[];
  /** Codes such as A60, of which another is another paper. */
  codes: string[];
  /** Grades that are called by words. */
  steps: string[];
  fluency: number;
};

const LEVEL = /\b(?:level|lvl\.?|nvq|svq|stufe|niveau|rqf|step|ssiap|wset|afgsu)\s*(?:level\s*)?([1-8])\b/gi;
/** "Level three in food hygiene". */
const LEVEL_IN_WORDS = /\blevel[- ](one|two|three|four|five|six|seven)\b/gi;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
/** "PECS L1", "L1-4": the last of them is the level; of tiers of support it is none. */
const SHORT_LEVEL =
  /(?<![\p{L}\d/])L(?:[1-8]\s?[-–]\s?)?([1-8])(?![\p{L}\d/])(?!\s?(?:[&+/,-]|and)\s?L?\d(?!\d))(?!\s?(?:support|cache|network|switch|analyst|engineer|help|service|desk|incident|ticket|problem|tech))/gu;
/** The same scale under the names of French diplomas. */
const DIPLOMAS: readonly (readonly [number, RegExp])[] = [
  [3, /\b(?:CAP|BEP)\b/],
  [4, /\bbac(?:calauréat)? pro|\bniveau bac\b(?! ?\+)/i],
  [5, /\b(?:BTS|DUT)\b|\bbac ?\+ ?2\b/i],
  [6, /\b(?:DCG|BUT)\b|\bbac ?\+ ?[34]\b|\blicence (?:pro|en)\b/],
  [7, /\bDSCG\b|\bbac ?\+ ?5\b/],
];
const CLASS = /\b(?:class|klasse)\s*([1-3]|i{1,3}|[a-d])\b/gi;
/** The certificates of Australia and New Zealand count in Roman numbers. */
const ROMAN_LEVEL = /\bcert(?:ificate|\.)? (i{1,3}|iv)(?= )/gi;
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 };
/** "Führerschein: B, C, CE", "Klassen C und D": driving licences, several in a row. */
const DRIVING =
  /\b(?:führerschein|fahrerlaubnis|permis|klassen)\s*:?\s*(?:klassen?|catégories?)?\s*:?\s*((?:[a-d]1?e?)(?:\s*(?:,|\/|\+|und|et|oder|ou)\s*[a-d]1?e?)*)(?![\p{L}\d])/giu;
const CATEGORY =
  /\bpart-?\s?66\s*(?:licen[cs]e|aml)?,?\s*(?:cat(?:egory|\.)?\s*)?([abc]\d?(?:\.\d)?)(?![\p{L}\d])|\b(b[123]\.\d|b[123](?=\b(?! (?:english|german|french|level)))|c\s?\+\s?e|ce)\b|\bcat(?:egory|\.)?\s*([a-d]\d?(?:\.\d)?(?:\s?\+\s?e)?)(?![\p{L}\d])/giu;
/** "Kategorie I", "cat. 3", "catégorie 2": categories that are counted. */
const COUNTED_CATEGORY =
  /(?:\b(?:kat(?:egorien?|\.)?|cat(?:egory|egories|égories?|\.)?)\s?|\br\.? ?489-|\bcaces(?:®)? (?:r\.? ?489 )?)(i{1,3}|iv|[1-5][ab]?)(?![\p{L}\d.])((?:\s?[,/+&]\s?|\s(?:et|and|und)\s)[1-5][ab]?(?![\p{L}\d.]))*/giu;
/** British lorries: class 1 is C+E, class 2 is C. */
const LORRY_CLASS =
  /\b(?:hgv|lgv)s?\s*(?:class\s*)?([12])\b|\bclass ([12])(?= (?:driver|licen[cs]e|lorry|artic))/gi;
/** Nothing said. */
export const NO_DESIGNATORS: Designators = {
  levels: [],
  classes: [],
  isOrAbove: false,
  categories: [],
  branches: [],
  codes: [],
  steps: [],
  fluency: 0,
};
/** A letter and two or three digits, a chapter and a number, a standard and its part: card categories, forms, ranks at sea. */
const CODE =
  /\b[A-Z]\d{2,3}(?=[A-E]?(?:\/[A-E])*(?![\p{L}\d]))|\bC[SN]\d\d\b|\b[IVX]{1,4}\/\d\b|(?<![\d-])(?!(?:19|20)\d\d)\d{4,5}-[1-9](?![\d-])/gu;
/** "6G to ASME IX, A106 and P91": what a welder was tested on is a grade of steel, and no paper of its own. */
const STEEL = /^[A-Z]\d{2,3}$/;
const isOfWelding = testOf(
  /\bweld|\b[1-6]G\b|\b(?:GTAW|SMAW|GMAW|FCAW|TIG|MIG|MAG|MMA)\b|schweiß|soud(?:eur|age|ure)/i,
);
/** "Route 1", "Tier 2": one of several ways to the same paper, or of its steps. */
const NUMBERED = /(?<!\p{L})(route|tier|pathway)s? (\d)(?!\d)/giu;
/** "Mention A", "SKT-B": the same by letters. */
const LETTERED =
  /(?<!\p{L})([Mm]ention|[Oo]ption|[Ss]tufe|[Ss]prengausweis|(?!HGV|LGV|CDL|GCSE)[A-Z]{3,5})[ -]([A-D])(?![\p{L}\d.+])/gu;
/** "R486 A et B", "R482 catégorie B1": the letters of the French cards, behind their numbers. */
const CACES =
  /(?<!\p{L})R ?4(?:8[2-7]|90)(?!\d)[^.;|\d]{0,14}(?<![\p{L}\d])[A-G][1-3]?(?![\p{L}\d])[^.;|]{0,14}/gu;
const KIND_OF_CACES = /(?<![\p{L}\d'’])[A-G][1-3]?(?![\p{L}\d'’])/gu;
/** "Class 1 or 2", "Class 2/3": the number behind is of a class as well. */
const FURTHER_CLASS =
  /(?<=(?<!\p{L})class(?:es)? [1-5](?:, [1-5])?(?: (?:or|and) | ?\/ ?))([1-5])(?![\d.,]?\d| ?(?:years?|months|t|x)(?!\p{L}))/giu;
const levelsNamed = matchesOf(LEVEL);
const levelsInWords = matchesOf(LEVEL_IN_WORDS);
const shortLevels = matchesOf(SHORT_LEVEL);
const diplomas = DIPLOMAS.map(([level, name]) => ({ level, isNamed: testOf(name) }));
const romanLevels = matchesOf(ROMAN_LEVEL);
const classesNamed = matchesOf(CLASS);
const classesDriven = matchesOf(DRIVING);
const categories = matchesOf(CATEGORY);
const countedCategories = matchesOf(COUNTED_CATEGORY);
const lorryClasses = matchesOf(LORRY_CLASS);
const furtherClasses = matchesOf(FURTHER_CLASS);
const kindsOfCaces = matchesOf(CACES);

/** "(packages only = no good)", "(a 10 hour won't do it)": what is named in parentheses only to be refused. */
const REFUSED =
  /\([^()]*(?:\bno (?:good|use)\b|\bnot (?:accepted|enough|sufficient|acceptable|valid|ok)\b|\b(?:won['’]t|will not|does not|doesn['’]t|do not|don['’]t) (?:do|count|suffice|qualify|be (?:accepted|enough))\b|\b(?:is not|isn['’]t|are not|aren['’]t) (?:enough|accepted|sufficient|what)\b|(?:reicht|reichen|genügt|genügen|zählt|zählen|gilt|gelten) (?:\p{L}+ )?nicht|ne suffi\p{L}+ pas|ne convien\p{L}+ pas|ne compten?t? pas|pas (?:suffisant|accepté)\p{L}*)[^()]*\)/giu;

/** "A diploma; certificate IV by itself isn't sufficient", "le niveau 2 seul ne suffit pas": what is named behind a stop to be refused. */
const REFUSED_ALONE =
  /(?<=[,;:.–-] )(?:(?:and|but|an?|the|le|la|l['’]|une?) ?)*[^,;:.()]{3,50}? (?:(?:by itself|alone|on its own|only|seule?|allein) )?(?:(?:is|are|will|would|does|do)(?: not|n['’]t) (?:be )?(?:enough|sufficient|accepted|acceptable|do|suffice|count)|won['’]t (?:do|be (?:enough|accepted))|(?:is|are) (?:too (?:light|low)|not what)|ne suffi\p{L}+ pas|ne convien\p{L}+ pas|(?:reicht|reichen|genügt|genügen) (?:\p{L}+ )?nicht)/giu;

/** "As a therapist, not as hygienist alone": which one of a kind will not do. */
const OR_REFUSED =
  /(?<=\p{L},?) (?:and |but )?not (?:just |only )?(?:as )?(?:an? )?(?:\p{L}+ ){0,2}?\p{L}+(?: alone| only)?(?=\s*[,.;)]|\s*$)/giu;

/** The designators of a text. */
export function designatorsIn(text: string): Designators {
  const taken = text.replace(REFUSED, ' ').replace(REFUSED_ALONE, ' ');
  return {
    levels: levelsIn(taken),
    classes: classesIn(text),
    isOrAbove: OR_ABOVE.test(text) && !DRIVEN.test(text),
    categories: [
      ...[...categories(text)]
        // "À ce jour" drives nothing.
        .filter(([all]) => all !== 'ce')
        .map((match) =>
          ofItsBody(
            (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase().replaceAll(' ', '').replace(/^ce$/, 'c+e'),
            text,
          ),
        ),
      ...[...text.matchAll(SEVERAL_CATEGORIES)].flatMap(([, list = '']) =>
        (list.match(/(?<![A-Z])[A-D](?![A-Z])/g) ?? []).map((one) => ofItsBody(one.toLowerCase(), text)),
      ),
      ...[...countedCategories(text)].flatMap(([all, one = '']) => [
        `#${String(ROMAN[one.toLowerCase()] ?? one).toLowerCase()}`,
        ...(all.match(/(?<=[,/+&t]\s?)\d[ab]?|(?<=(?:et|and|und)\s)\d[ab]?/gi) ?? []).map(
          (other) => `#${other.toLowerCase()}`,
        ),
      ]),
      ...[...kindsOfCaces(text)].flatMap(([kinds]) =>
        (kinds.match(KIND_OF_CACES) ?? []).map((kind) => `#${kind.toLowerCase()}`),
      ),
      ...[...lorryClasses(text)].map(([, one, other]) => ((one ?? other) === '1' ? 'c+e' : 'c')),
    ],
    branches: branchesIn(taken.replace(OR_REFUSED, ' ')),
    codes: [
      ...[...text.matchAll(CODE)]
        .filter(({ 0: code }) => !(STEEL.test(code) && isOfWelding(text)))
        .flatMap(({ 0: code, index }) => [code, ...moreOf(code, text.slice(index + code.length))]),
      ...aircraftTypesIn(text),
      ...[...text.matchAll(NUMBERED)].map(([, name = '', number = '']) => `${name.toUpperCase()}${number}`),
      ...[...text.matchAll(LETTERED)].map(([, name = '', letter = '']) => `${name.toUpperCase()}:${letter}`),
    ],
    steps: stepsIn(taken),
    fluency: fluencyIn(text),
  };
}

/** "PSRA licence, categories B and C": several of a body's own, of which none holds another as with what is driven. */
const SEVERAL_CATEGORIES = /\b[Cc]ategories ((?:[A-D](?:, | and | & |\/|(?![\p{L}\d])))+)/gu;
const OR_ABOVE = /\bclass (?:\d|i{1,3}|[a-d])(?: [\w-]+){0,4},? (?:or|and) (?:above|higher|over|upwards)\b/i;
/** Whose operators are classed, in letters the higher by the earlier one. */
const OF_WATER = /\b(?:waste)?water\b|\bWW\b|\bsewage\b/i;
const BODY =
  /(?<!\p{L})(?!HGV|LGV|PCV|PSV|CPC|DCPC|DVLA|DVSA|CDL|ADR|DQC|NCT|RSA|CAT|HIAB|HGVS)\p{Lu}{3,}(?!\p{L})/u;
const DRIVEN =
  /driv|\bhgv|\blgv|\bpcv|lorr|truck|\bbus\b|coach|\bvans?\b|vehicle|(?<!zeug)führerschein|fahrerlaubnis|permis|\bcdl\b|\bc ?\+ ?e\b/i;

function ofItsBody(category: string, text: string): string {
  return /^[a-d]$/.test(category) && BODY.test(text) && !DRIVEN.test(text) ? `=${category}` : category;
}

/** "A318/319/320/321": the letter is of all of them. */
function moreOf(code: string, behind: string): string[] {
  const numbers = /^(?:\/\d{2,3}(?!\d))+/.exec(behind)?.[0].match(/\d+/g) ?? [];
  return numbers.map((number) => `${/^[A-Z]+/.exec(code)?.[0] ?? ''}${number}`);
}

function levelsIn(text: string): number[] {
  const named = [
    ...[...levelsNamed(text), ...shortLevels(text)].map((match) => Number(match[1])),
    ...[...levelsInWords(text)].map(([, word = '']) => NUMBERS.indexOf(word.toLowerCase()) + 1),
  ];
  const french = diplomas.filter(({ isNamed }) => isNamed(text)).map(({ level }) => level);
  const roman = [...romanLevels(text)].map(([, one = '']) => ROMAN[one.toLowerCase()] ?? 1);
  return french.length + roman.length === 0 ? named : [...named, ...french, ...roman];
}

function classesIn(text: string): string[] {
  // What is not driven has classes of its own, of which none holds another.
  const isOwn = (/klasse/i.test(text) || OF_WATER.test(text)) && !DRIVEN.test(text);
  const named = [...classesNamed(text)].map(([, one = '']) => {
    const name = one.toLowerCase();
    return String(ROMAN[name] ?? (isOwn ? `=${name}` : name));
  });
  const driven = [...classesDriven(text)].flatMap(
    ([, list = '']) => list.toLowerCase().match(/\b[a-d]1?e?\b/g) ?? [],
  );
  const further = [...furtherClasses(text)].map(([, one = '']) => (isOwn ? `=${one}` : one));
  // With a trailer includes without one.
  return [
    ...new Set([
      ...named,
      ...further,
      ...driven,
      ...driven.filter((one) => one.endsWith('e')).map((one) => one.slice(0, -1)),
    ]),
  ];
}

/** Whether what is held is of the kind asked for; what the CV leaves unsaid is not held against it. */
export function answers(asked: Designators, held: Designators): boolean {
  const isLevel =
    asked.levels.length === 0 ||
    held.levels.length === 0 ||
    Math.max(...held.levels) >= Math.min(...asked.levels);
  return (
    isLevel &&
    (isAmong(asked.classes, held.classes) || (asked.isOrAbove && isAbove(asked.classes, held.classes))) &&
    isAmong(asked.categories, held.categories) &&
    isAmong(
      asked.codes,
      held.codes.filter((code) => isOfSeries(code, asked.codes)),
    ) &&
    reaches(asked.steps, held.steps) &&
    isOfBranch(asked.branches, held.branches)
  );
}

function bare(classes: readonly string[]): string[] {
  return classes.map((one) => one.replace('=', ''));
}

/** "Class 2 or above": the classes of a register count upwards. */
function isAbove(asked: readonly string[], held: readonly string[]): boolean {
  return bare(held).some((one) =>
    bare(asked).some((other) =>
      /^\d$/.test(one) && /^\d$/.test(other) ? one > other : /^[a-d]$/.test(one) && one < other,
    ),
  );
}

/** Only codes of the same series speak of each other: A59 of A17, and N010 of another scheme of neither. */
function isOfSeries(code: string, asked: readonly string[]): boolean {
  const letters = seriesOf(code);
  return asked.some((one) => seriesOf(one) === letters);
}

/** Chapters of the conventions of the sea are one series. */
function seriesOf(code: string): string {
  return code.includes('/') ? '/' : (/^(?:[A-Z]+|\d{4,5}(?=-))/.exec(code)?.[0] ?? '-');
}

/** What drives the heavier drives the lighter. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  '1': ['a'],
  '2': ['1', 'a'],
  '3': ['1', '2'],
  b: ['a', 'c', 'c+e', 'd'],
  c: ['c+e', '1', '2'],
  'c+e': ['1'],
  // Ranks at sea, on deck and in the engine room.
  'II/5': ['II/1', 'II/2'],
  'II/4': ['II/1', 'II/2', 'II/5'],
  'II/3': ['II/1', 'II/2'],
  'II/1': ['II/2'],
  'III/5': ['III/1', 'III/2', 'III/3'],
  'III/4': ['III/1', 'III/2', 'III/3', 'III/5'],
  'III/1': ['III/2', 'III/3'],
  'III/3': ['III/2'],
};

/** B1.1 is a B1, and a US class A is a class 1. */
function isAmong(wanted: readonly string[], has: readonly string[]): boolean {
  const isOne = (given: string) => {
    const one = given.replace('=', '');
    return wanted.some(
      (other) =>
        one === other.replace('=', '') ||
        one.startsWith(`${other}.`) ||
        (WIDER[other]?.includes(one) ?? false),
    );
  };
  return wanted.length === 0 || has.length === 0 || has.some(isOne);
}
