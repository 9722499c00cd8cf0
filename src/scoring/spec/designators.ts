// The part of a credential's name that says which one of its kind: a level, a class, a category, a language level.
// "Level 5" does not answer "Level 7", and category C does not answer C+E. Pure.

/** What a text says of levels, classes and categories. */
export type Designators = { levels: number[]; classes: string[]; categories: string[]; fluency: number };

const LEVEL = /\b(?:level|nvq|svq|stufe|niveau|rqf|step)\s*(?:level\s*)?([1-8])\b/gi;
const CLASS = /\b(?:class|klasse)\s*([1-3]|[a-d])\b/gi;
const CATEGORY =
  /\bpart-?\s?66\s*(?:licen[cs]e|aml)?,?\s*(?:cat(?:egory|\.)?\s*)?([abc]\d?(?:\.\d)?)(?![\p{L}\d])|\b(b[123]\.\d|b[123](?=\b(?! (?:english|german|french|level)))|c\s?\+\s?e|ce)\b|\bcat(?:egory|\.)?\s*([a-d]\d?(?:\.\d)?(?:\s?\+\s?e)?)(?![\p{L}\d])/giu;
/** From nothing to native. */
const FLUENCY: readonly (readonly [number, RegExp])[] = [
  [6, /\bnative|mother tongue|mutters?prach|maternelle|bilingual|bilingue|\bc2\b/i],
  [
    5,
    /\bc1\b|fluen|fließend|verhandlungssicher|courant|full professional|advanced|excellent|sehr gut|très bon|business/i,
  ],
  [4, /\bb2\b|\bgood\b|\bgut\w*\b|professional|upper[- ]intermediate|bonne?s? |proficien|confident/i],
  [3, /\bb1\b|intermediate|conversational|working|mittel|intermédiaire/i],
  [
    1,
    /\ba[12]\b|basic|beginner|elementary|school|limited|rudiment|grundkenntnisse|schulkenntnisse|notions|scolaire|débutant|learning|lu et/i,
  ],
];

/** The designators of a text. */
export function designatorsIn(text: string): Designators {
  return {
    levels: [...text.matchAll(LEVEL)].map((match) => Number(match[1])),
    classes: [...text.matchAll(CLASS)].map((match) => (match[1] ?? '').toLowerCase()),
    categories: [...text.matchAll(CATEGORY)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase().replaceAll(' ', '').replace(/^ce$/, 'c+e'),
    ),
    fluency: fluencyIn(text),
  };
}

/** How well a language is known, from 0 (unsaid) to 6; what the text says lowest counts where it says weak. */
export function fluencyIn(text: string): number {
  const found = FLUENCY.filter(([, expression]) => expression.test(text)).map(([level]) => level);
  if (/\b[abc][12]\b/i.test(text)) return found.find((level) => level === cefr(text)) ?? Math.max(...found);
  return found.includes(1) ? 1 : Math.max(0, ...found);
}

function cefr(text: string): number {
  const level = /\b([abc][12])\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return { a1: 1, a2: 1, b1: 3, b2: 4, c1: 5, c2: 6 }[level] ?? 0;
}

/** Whether what is held is of the kind asked for; what the CV leaves unsaid is not held against it. */
export function answers(asked: Designators, held: Designators): boolean {
  const isLevel =
    asked.levels.length === 0 ||
    held.levels.length === 0 ||
    Math.max(...held.levels) >= Math.min(...asked.levels);
  return isLevel && isAmong(asked.classes, held.classes) && isAmong(asked.categories, held.categories);
}

/** B1.1 is a B1, and a US class A is a class 1. */
function isAmong(wanted: readonly string[], has: readonly string[]): boolean {
  const isOne = (one: string) =>
    wanted.some((other) => one === other || one.startsWith(`${other}.`) || (other === '1' && one === 'a'));
  return wanted.length === 0 || has.length === 0 || has.some(isOne);
}
