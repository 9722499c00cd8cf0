// Bodies that give papers in many subjects: "NEBDN Certificate in Dental Radiography" is none in orthodontic nursing. Only
// where the line names the same body and a subject of its own. Pure.

import { clauseAround } from '../../cv/stance/clauses.ts';
import { topicOf } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namingAs, type Naming } from './naming.ts';

const SUBJECT =
  /(?<!\p{L})(?:certificate|diploma|award|qualification|certification|cert|dip|diplôme|certificat|zertifikat)s? (?:in|of|for|en|de|für) (?:the |an? )?([^,;:.()|\d]{4,60})/giu;
const BODY = /(?<![\p{L}\d])\p{Lu}{4,8}(?![\p{L}\d])/gu;
/** Shorter beginnings are soon those of another word. */
const ROOT = 4;

/** The naming as one of another category where its body gave it in another subject. */
export function ofOtherSubject(naming: Naming, unit: Unit): Naming {
  const { line, words, stance } = naming;
  if (stance !== 'held' || unit.kind !== 'certificate') return naming;
  const asked = subjectsOf(unit.text);
  if (asked.length === 0 || !sharesBody(unit.text, line.text)) return naming;
  const at = Math.max(0, line.text.toLowerCase().indexOf(words));
  const { text: clause } = clauseAround(line.text, at, at + words.length);
  const told = subjectsOf(clause);
  const isSame = asked.some((subject) => {
    const telling = mostTelling(subject);
    return telling === undefined || told.some((one) => [...one.keys()].some((term) => isLike(term, telling)));
  });
  return told.length === 0 || isSame || tellsAny(clause, asked)
    ? naming
    : namingAs('other', { line, words, isExplicit: true });
}

function subjectsOf(text: string): ReadonlyMap<string, number>[] {
  return [...text.matchAll(SUBJECT)]
    .map(([, subject = '']) => topicOf(subject))
    .filter((subject) => subject.size > 0);
}

function sharesBody(asked: string, held: string): boolean {
  return (asked.match(BODY) ?? []).some((body) => held.includes(body));
}

/** What tells one subject of a body from another. */
function mostTelling(subject: ReadonlyMap<string, number>): string | undefined {
  return [...subject].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

function tellsAny(clause: string, asked: readonly ReadonlyMap<string, number>[]): boolean {
  const lower = clause.toLowerCase();
  return asked.some((subject) => lower.includes((mostTelling(subject) ?? '').slice(0, ROOT + 1)));
}

function isLike(told: string, asked: string): boolean {
  const length = Math.min(told.length, asked.length);
  return length >= ROOT && told.slice(0, length) === asked.slice(0, length);
}
