// The part of a credential's name that says which one of its kind: a level, a class, a category, a language level.
// "Level 5" does not answer "Level 7", and category C does not answer C+E. Pure.

import { matchesOf, testOf } from './designators-look.ts';
import { reaches, stepsIn } from './ladders.ts';

/** What a text says of levels, classes and categories. */
export type Designators = {
  levels: number[];
  classes: string[];
  categories: string[];
  /** Branches of a trade that exclude each other: adult and children's nursing, TIG and MIG. */
  branches: string[];
  /** Codes such as A60, of which another is another paper. */
  codes: string[];
  /** Grades that are called by words. */
  steps: string[];
  fluency: number;
};

const LEVEL = /\b(?:level|nvq|svq|stufe|niveau|rqf|step|ssiap|wset)\s*(?:level\s*)?([1-8])\b/gi;
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
  /\b(?:kat(?:egorie|\.)?|cat(?:egory|égorie|\.)?)\s?(i{1,3}|iv|[1-5])(?![\p{L}\d.])/giu;
/** British lorries: class 1 is C+E, class 2 is C. */
const LORRY_CLASS =
  /\b(?:hgv|lgv)s?\s*(?:class\s*)?([12])\b|\bclass ([12])(?= (?:driver|licen[cs]e|lorry|artic))/gi;
/** Nothing said. */
export const NO_DESIGNATORS: Designators = {
  levels: [],
  classes: [],
  categories: [],
  branches: [],
  codes: [],
  steps: [],
  fluency: 0,
};
/** A letter and two or three digits, or a chapter and a number: card categories, visa subclasses, forms, ranks at sea. */
const CODE = /\b[A-Z]\d{2,3}\b|\bC[SN]\d\d\b|\b[IVX]{1,4}\/\d\b/g;
/** Parts of one licence: whoever works in one of them does some of another. */
const LICENSED = {
  guarding: /\bsecurity guard(?:ing)?\b|\bmanned guarding\b|\bsia sg\b/i,
  'door supervision': /\bdoor superv\w+|\bsia ds\b|\bds (?:badge|licen[cs]e)\b/i,
  surveillance: /\bcctv\b|\bpublic space surveillance\b|\bpss\b/i,
  'close protection': /\bclose protection\b|\bsia cp\b/i,
  'key holding': /\bkey ?holding\b/i,
  'cash in transit': /\bcash (?:and valuables )?in transit\b|\bcvit\b/i,
};
/** Sets of branches; a paper of one is none of another of its set. */
const BRANCHES: readonly Readonly<Record<string, RegExp>>[] = [
  {
    adult: /\badults?\b/i,
    child:
      /\bchild(?:ren)?(?:'?s)?\b|\bchild ?care\b|\bp?a?ediatric\w*|\bneonat\w+|\bpreterm\b|\bnicu\b|\bpicu\b|\brscn\b|\bkinderkrankenpfleg\w+|\bpuéricult\w+/i,
    'mental health': /\bmental health\b|\bpsychiatric\b|\brmn\b/i,
    'learning disability': /\blearning disabilit\w+|\brnld\b/i,
  },
  {
    diagnostic: /\bdiagnostic\b/i,
    therapeutic: /\btherapeutic (?:radiograph|radiation)\w*|\bradiotherap\w+/i,
  },
  {
    tig: /\btig\b|\bgtaw\b|\b141\b|\bwig\b/i,
    mig: /\bmig\b|\bmag\b|\bgmaw\b|\bfcaw\b|\b13[1568]\b(?!\s*(?:kg|m|km|staff|people|%))|\bprocess 114\b/i,
    mma: /\bmma\b|\bsmaw\b|\b111\b/i,
  },
  { reach: /\breach(?:[- ]trucks?)?\b/i, counterbalance: /\bcounter[- ]?balance/i, vna: /\bvna\b/i },
  {
    heavy: /\bheavy (?:goods )?vehicle|\bhgvs?\b|\blgvs?\b|\btrucks?\b|\blorr(?:y|ies)\b/i,
    light: /\blight vehicle/i,
  },
  LICENSED,
  {
    'health visiting': /\bhealth visit\w+|\(hv\)|\bscphn[ -]+\(?hv\b/i,
    'school nursing': /\bschool nurs\w+|\(sn\)|\bscphn[ -]+\(?sn\b/i,
    'occupational health': /\boccupational health\b|\(oh\)|\bscphn[ -]+\(?oh\b/i,
  },
  {
    '18th edition': /\b18th edition/i,
    '17th edition': /\b17th edition/i,
    '16th edition': /\b16th edition/i,
  },
  // What is shown at work, and what at college.
  {
    'on site': /\b[ns]vq\b|\bam2|\b[25]357\b|apprentic|\bgold card\b/i,
    'at college':
      /\b2365\b|\bdiplomas?\b(?=.{0,25}\b(?:electric|plumbing|carpentry|joinery|bricklaying|plastering))/i,
  },
  {
    'social worker': /\bsocial work(?:ers?)?\b/i,
    'social care worker': /\bsocial care (?:work|register|support)\w*/i,
  },
  // One regulator, several professions.
  {
    paramedic: /\bparamedics?\b/i,
    physiotherapist: /\bphysiotherap\w+|\bphysios?\b/i,
    radiographer: /\bradiograph\w+/i,
    'occupational therapist': /\boccupational therap\w+/i,
    dietitian: /\bdieti[ct]ian\w*/i,
    'speech therapist': /\bspeech (?:and|&) language|\bspeech therap\w+|\bslt\b/i,
    'theatre practitioner': /\boperating department pract\w+|\bodps?\b/i,
    scientist: /\bbiomedical scien\w+|\bclinical scien\w+/i,
    podiatrist: /\bpodiatr\w+|\bchiropod\w+/i,
    orthoptist: /\borthopt\w+/i,
    psychologist: /\bpsycholog\w+/i,
    prosthetist: /\bprosthet\w+|\borthotist\w*/i,
    'hearing aid dispenser': /\bhearing aid (?:dispens|audiolog)\w+/i,
    'arts therapist': /\b(?:art|arts|music|drama) therap\w+/i,
  },
  {
    clinical: /\bclinical\b(?=.{0,30}(?:psycholog|domain))|\bdclinpsy\b/i,
    counselling: /\bcounsell?ing\b(?=.{0,30}(?:psycholog|domain))|\bdcounspsy\b/i,
    occupational: /\boccupational\b(?=.{0,30}(?:psycholog|domain))/i,
    forensic: /\bforensic\b(?=.{0,30}(?:psycholog|domain))/i,
    educational: /\beducational\b(?=.{0,30}(?:psycholog|domain))/i,
    health: /\bhealth psycholog\w+/i,
    sport: /\bsports?\b(?=.{0,20}psycholog)/i,
  },
  {
    dentist: /\bdentists?\b|\bdental surgeons?\b/i,
    hygienist: /\bhygienist/i,
    'dental nurse': /\bdental nurs/i,
    'dental technician': /\bdental technic/i,
  },
  { optometrist: /\boptometr/i, dispensing: /\bdispensing optic/i },
  { pharmacist: /\bpharmacist/i, technician: /\bpharmacy tech/i },
  {
    universal: /\buniversal\b/i,
    'type I': /\btype (?:1|i)\b(?!,? (?:and|&|\/) ?(?:2|ii))/i,
    'type II': /\btypes? (?:(?:1|i),? (?:and|&|\/) ?)?(?:2|ii)\b/i,
    'type III': /\btype (?:3|iii)\b/i,
  },
  {
    'basic check': /\bbasic (?:dbs|disclosure)\b|\bdbs:? \(?basic\b/i,
    'enhanced check':
      /\benhanced\b.{0,12}\b(?:dbs|disclosure|crb)\b|\bdbs(?: check| certificate)?:? ?\(?enhanced/i,
  },
  {
    'postgraduate certificate':
      /\bpg ?cert\w*\b(?!.{0,6} educ)|\bpost-?graduate certificate\b(?! (?:in|of) educ)/i,
    'postgraduate diploma': /\bpg ?dip\w*\b|\bpost-?graduate diploma\b/i,
  },
  // One scheme's cards, each for machines of its own, by their names and by their numbers.
  {
    'tower crane': /\btower cranes?\b|\bA04[AB]?\b|\bturmdrehkran/i,
    'mobile crane': /\bmobile cranes?\b|\bA60[A-C]?\b/i,
    'crawler crane': /\bcrawler cranes?\b|\bA02[A-C]?\b/i,
    slinging: /\bslinger|\bA40[A-C]?\b/i,
    telehandler: /\btele(?:scopic )?handlers?\b|\bA17[A-E]?\b/i,
    excavator: /\b(?:360|180)\b(?!\s*°)|\bexcavators?\b|\bA(?:10|12|58|59)[A-C]?\b/i,
    dumper: /\bdumpers?\b|\bA(?:09|56)[AB]?\b/i,
    roller: /\broad rollers?\b|\bride[- ]on rollers?\b|\bA31[AB]?\b/i,
    'lorry loader': /\blorry loaders?\b|\bhiab\b|\bA36[A-C]?\b/i,
    'appointed person': /\bappointed person\b(?=.{0,12}lift)|\bA61[A-C]?\b/i,
    'lift supervision': /\b(?:lift(?:ing)?|crane) supervisors?\b|\bA62[A-C]?\b/i,
  },
  { blue: /\bblue\b/i, red: /\bred\b/i, green: /\bgreen\b/i },
  {
    aeroplane: /\baeroplane|\bfixed[- ]wing\b|\bATPL\(A\)/i,
    helicopter: /\bhelicopter|\brotary[- ]wing\b|\bATPL\(H\)/i,
  },
];
/** From nothing to native. */
const FLUENCY: readonly (readonly [number, RegExp])[] = [
  [
    6,
    /\bnative|mother tongue|\bfirst language|mutters?prach|moedertaal|lengua materna|madrelingua|maternelle|bilingual|bilingue|\bc2\b|\bmamiaith\b/i,
  ],
  [
    5,
    /\bc1\b|fluen|fließend|verhandlungssicher|courant|full professional|advanced|excellent|sehr gut|très bon|business/i,
  ],
  [
    4,
    /\bb2\b|\bgood\b|\bgut\w*\b|professional|upper[- ]intermediate|bonne?s? |proficien|confident|\blevel 4\b|\buwch\b/i,
  ],
  [3, /\bb1\b|intermediate|conversational|working|mittel|intermédiaire|\blevel 3\b|\bcanolradd\b/i],
  [
    1,
    /\ba[12]\b|basic|beginner|\blittle\b|few words|phrases|duolingo|a bit of|holiday|rusty|smattering|survival|tourist|gcse|\bsome\b|elementary|school|limited|rudiment|grundkenntnisse|schulkenntnisse|notions|scolaire|débutant|learning|lu et|\blevel [12]\b|\bentry level\b|\bmynediad\b|\bsylfaen\b/i,
  ],
];

const levelsNamed = matchesOf(LEVEL);
const diplomas = DIPLOMAS.map(([level, name]) => ({ level, isNamed: testOf(name) }));
const romanLevels = matchesOf(ROMAN_LEVEL);
const classesNamed = matchesOf(CLASS);
const classesDriven = matchesOf(DRIVING);
const categories = matchesOf(CATEGORY);
const countedCategories = matchesOf(COUNTED_CATEGORY);
const lorryClasses = matchesOf(LORRY_CLASS);
const branches = BRANCHES.flatMap((set, index) =>
  Object.entries(set).map(([name, pattern]) => ({ name: `${index}:${name}`, isNamed: testOf(pattern) })),
);
const fluencies = FLUENCY.map(([level, expression]) => ({ level, isSaid: testOf(expression) }));

/** The designators of a text. */
export function designatorsIn(text: string): Designators {
  return {
    levels: levelsIn(text),
    classes: classesIn(text),
    categories: [
      ...[...categories(text)].map((match) =>
        (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase().replaceAll(' ', '').replace(/^ce$/, 'c+e'),
      ),
      ...[...countedCategories(text)].map(([, one = '']) => `#${ROMAN[one.toLowerCase()] ?? one}`),
      ...[...lorryClasses(text)].map(([, one, other]) => ((one ?? other) === '1' ? 'c+e' : 'c')),
    ],
    branches: branchesIn(text),
    codes: [...text.matchAll(CODE)].map(([code]) => code),
    steps: stepsIn(text),
    fluency: fluencyIn(text),
  };
}

function levelsIn(text: string): number[] {
  const named = [...levelsNamed(text)].map((match) => Number(match[1]));
  const french = diplomas.filter(({ isNamed }) => isNamed(text)).map(({ level }) => level);
  const roman = [...romanLevels(text)].map(([, one = '']) => ROMAN[one.toLowerCase()] ?? 1);
  return french.length + roman.length === 0 ? named : [...named, ...french, ...roman];
}

function classesIn(text: string): string[] {
  const named = [...classesNamed(text)].map(([, one = '']) => {
    const name = one.toLowerCase();
    return String(ROMAN[name] ?? name);
  });
  const driven = [...classesDriven(text)].flatMap(
    ([, list = '']) => list.toLowerCase().match(/\b[a-d]1?e?\b/g) ?? [],
  );
  // With a trailer includes without one.
  return [
    ...new Set([
      ...named,
      ...driven,
      ...driven.filter((one) => one.endsWith('e')).map((one) => one.slice(0, -1)),
    ]),
  ];
}

function branchesIn(text: string): string[] {
  return branches.flatMap(({ name, isNamed }) => (isNamed(text) ? [name] : []));
}

const licensed = String(BRANCHES.indexOf(LICENSED));

/** Whether posts are of one branch or another, and not papers alone. */
export function isOfPosts(branch: string): boolean {
  return setOf(branch) !== licensed;
}

function setOf(branch: string): string {
  return branch.slice(0, branch.indexOf(':'));
}

/** Branches that hold others of their set. */
const HOLDS_BRANCH: Readonly<Record<string, readonly string[]>> = { 'door supervision': ['guarding'] };

/** A branch with those that it holds. */
function withHeld(branch: string): string[] {
  const name = branch.slice(branch.indexOf(':') + 1);
  return [branch, ...(HOLDS_BRANCH[name] ?? []).map((other) => `${setOf(branch)}:${other}`)];
}

/** Of each set that both name a branch of, one must be the same. */
function isOfBranch(asked: readonly string[], held: readonly string[]): boolean {
  return asked.every((branch) => {
    const others = held.flatMap((one) => (setOf(one) === setOf(branch) ? withHeld(one) : []));
    return others.length === 0 || asked.some((one) => others.includes(one));
  });
}

/** How well a language is known, from 0 (unsaid) to 6; what the text says lowest counts where it says weak. */
export function fluencyIn(text: string): number {
  const found = fluencies.filter(({ isSaid }) => isSaid(text)).map(({ level }) => level);
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
  return (
    isLevel &&
    isAmong(asked.classes, held.classes) &&
    isAmong(asked.categories, held.categories) &&
    isAmong(
      asked.codes,
      held.codes.filter((code) => isOfSeries(code, asked.codes)),
    ) &&
    reaches(asked.steps, held.steps) &&
    isOfBranch(asked.branches, held.branches)
  );
}

/** Of codes that begin with two letters only those of the same series speak of each other. */
function isOfSeries(code: string, asked: readonly string[]): boolean {
  return !/^[A-Z]{2}\d/.test(code) || asked.some((one) => one.slice(0, 2) === code.slice(0, 2));
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
  const isOne = (one: string) =>
    wanted.some(
      (other) => one === other || one.startsWith(`${other}.`) || (WIDER[other]?.includes(one) ?? false),
    );
  return wanted.length === 0 || has.length === 0 || has.some(isOne);
}
