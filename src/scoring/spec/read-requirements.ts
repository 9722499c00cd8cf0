// Statements as requirements: what is asked, how hard, and any of what.

import { rarity, termWeight } from '../text/rarity.ts';
import { termsOf } from '../text/terms.ts';
import type { Axis, ClientValues, Requirement, RequirementKind, Strength } from '../types.ts';
import { CREDENTIALS, LANGUAGE_CUE, lowestDegreeIn } from './credentials.ts';
import type { Statement } from './statements.ts';

/** A requirement with what it takes to find it in a CV. */
export type Unit = Requirement & {
  /** Terms with their weights; for skills and duties, and the topic of years. */
  terms: ReadonlyMap<string, number>;
  /** Credentials of which one is enough. */
  credentials: string[];
  degreeLevel: number;
  minimumMonths: number;
  /** One of the terms is enough. */
  isAnyOf: boolean;
};

const YEARS =
  /(\d{1,2})\s*(?:\+|plus)?\s*(?:-|–|to|bis|à)?\s*(?:\d{1,2})?\s*\+?\s*(?:or more\s*)?(?:years?|yrs?|jahren?|ans|années)\b/i;
const YEAR_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
};
const YEARS_IN_WORDS = new RegExp(
  `\\b(${Object.keys(YEAR_WORDS).join('|')})\\s+(?:or more\\s+)?(?:full\\s+)?(?:years?|jahren?|ans)\\b`,
  'i',
);
const ANY_OF =
  /\bor\b|\bsuch as\b|\bone of\b|\be\.g\.|\beither\b|\bany of\b|\boder\b|\bou\b|\bz\.\s?b\.|\bwie z|or (an )?equivalent|or similar/i;
const SOFT = /or (an )?equivalent|or similar|preferably|oder vergleichbar|ou équivalent/i;
const SOFT_SKILL =
  /communicat|team ?player|self[- ]?motivat|attention to detail|interpersonal|organi[sz]ed|flexible|proactive|passion|enthusias|positive|can-do|teamfähig|kommunikation|rigueur|autonom/i;
const WEIGHTS: Record<Strength, number> = { hard: 3, must: 2, duty: 0.8, nice: 0.7 };
const TERMS_MAX = 12;

/** The requirements of `statements`; axes that the client values more or less weigh half as much again or half. */
export function requirementsOf(statements: readonly Statement[], values: ClientValues): Unit[] {
  const units: Unit[] = [];
  for (const statement of statements) {
    if (statement.kind === 'boilerplate' || statement.kind === 'title') continue;
    for (const unit of unitsOf(statement)) {
      const value = unit.axis === null ? undefined : values[unit.axis];
      const factor = value === 'more' ? 1.5 : value === 'less' ? 0.5 : 1;
      units.push({ ...unit, id: `r${units.length + 1}`, weight: unit.weight * factor });
    }
  }
  return units;
}

function unitsOf(statement: Statement): Unit[] {
  const { text } = statement;
  const isMust = statement.kind === 'must';
  const credentials = credentialsIn(text);
  const degree =
    /degree|bachelor|master'?s|ph\.?d|diploma|\bbsc\b|\bmsc\b|studium|abschluss|dipl[ôo]me|bac ?\+|licence en/i.test(
      text,
    )
      ? lowestDegreeIn(text)
      : null;
  const months = minimumMonths(text);
  const base = {
    text,
    anyOf: [] as string[],
    terms: topicOf(text),
    credentials: [] as string[],
    degreeLevel: 0,
    minimumMonths: 0,
    isAnyOf: false,
  };
  const make = (kind: RequirementKind, strength: Strength, more: Partial<Unit>): Unit => ({
    ...base,
    id: '',
    kind,
    strength,
    axis: axisOf(kind, text),
    weight: WEIGHTS[strength],
    ...more,
  });
  const strength = (hard: boolean): Strength =>
    isMust ? (hard && !SOFT.test(text) ? 'hard' : 'must') : statement.kind === 'nice' ? 'nice' : 'duty';
  const units: Unit[] = [];
  if (credentials.length > 0 && statement.kind !== 'duty') {
    const groups =
      ANY_OF.test(text) || credentials.length === 1 ? [credentials] : credentials.map((one) => [one]);
    for (const group of groups) {
      const kind = group[0]?.kind ?? 'certificate';
      units.push(
        make(kind, strength(true), {
          credentials: group.map((one) => one.id),
          anyOf: group.length > 1 ? group.map((one) => one.name) : [],
        }),
      );
    }
  }
  if (degree !== null && statement.kind !== 'duty') {
    units.push(
      make('degree', strength(!/or (equivalent|relevant) (work |practical )?experience/i.test(text)), {
        degreeLevel: degree.level,
      }),
    );
  }
  if (months > 0) units.push(make('years', strength(true), { minimumMonths: months }));
  const skills = skillTerms(text);
  if (
    skills.size > 0 &&
    (units.length === 0 || skills.size > 2) &&
    !(SOFT_SKILL.test(text) && skills.size < 4)
  ) {
    const isAnyOf = ANY_OF.test(text) && isMust;
    units.push(
      make(statement.kind === 'duty' ? 'duty' : 'skill', strength(false), {
        terms: skills,
        isAnyOf,
        ...(units.length > 0 ? { weight: WEIGHTS[strength(false)] * 0.6 } : {}),
      }),
    );
  }
  return units;
}

function credentialsIn(text: string) {
  return CREDENTIALS.filter(
    ({ kind, pattern }) => pattern.test(text) && (kind !== 'language' || LANGUAGE_CUE.test(text)),
  );
}

function minimumMonths(text: string): number {
  const digits = YEARS.exec(text)?.[1];
  if (digits !== undefined) return Number(digits) <= 20 ? Number(digits) * 12 : 0;
  const word = YEARS_IN_WORDS.exec(text)?.[1]?.toLowerCase();
  return word === undefined ? 0 : (YEAR_WORDS[word] ?? 0) * 12;
}

/** What a statement is about: its telling terms, the heaviest dozen. */
function topicOf(text: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { term } of termsOf(text)) if (rarity(term) > 0.8) weights.set(term, termWeight(term));
  return new Map([...weights].toSorted((a, b) => b[1] - a[1]).slice(0, TERMS_MAX));
}

function skillTerms(text: string): Map<string, number> {
  return topicOf(text);
}

function axisOf(kind: RequirementKind, text: string): Axis | null {
  if (
    kind === 'years' ||
    kind === 'seniority' ||
    /\b(lead|senior|head of|manage|mentor|director)\b/i.test(text)
  )
    return 'seniority';
  if (SOFT_SKILL.test(text) || /\bcultur|values\b/i.test(text)) return 'culture';
  if (/\b(industry|sector|domain|regulated|market)\b/i.test(text) || kind === 'domain') return 'industry';
  return kind === 'skill' || kind === 'certificate' || kind === 'duty' ? 'technical' : null;
}
