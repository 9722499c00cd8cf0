// The words of pages for what the API names in codes. Pure.

import { STAGES, type Stage } from '../../applications/stages.ts';

/** A code as a word that begins a label. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const STAGE_WORDS = Object.fromEntries(STAGES.map((stage) => [stage, capital(stage)])) as Record<
  Stage,
  string
>;

export const WORK_MODES = [
  ['', 'Not said'],
  ['remote', 'Remote'],
  ['hybrid', 'Hybrid'],
  ['onsite', 'On site'],
] as const;
export const EMPLOYMENT_TYPES = [
  ['', 'Not said'],
  ['permanent', 'Permanent'],
  ['fixed_term', 'Fixed term'],
  ['contract', 'Contract'],
  ['temporary', 'Temporary'],
] as const;
export const HOURS = [
  ['', 'Not said'],
  ['full_time', 'Full time'],
  ['part_time', 'Part time'],
  ['flexible', 'Flexible hours'],
] as const;

/** The words of a choice; empty for none. */
export function wordsOf(choices: readonly (readonly [string, string])[], code: string | null): string {
  return code === null ? '' : (choices.find(([value]) => value === code)?.[1] ?? code);
}

/** "1 candidate", "12 candidates". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

/** Verdicts as pages and addresses name them. */
export const VERDICTS = {
  strong: 'Strong shortlist',
  border: 'Borderline',
  no: 'Do not progress',
} as const;
export type VerdictKey = keyof typeof VERDICTS;

/** The key of a verdict; null until scored. */
export function verdictKey(verdict: string | null): VerdictKey | null {
  if (verdict === null) return null;
  return verdict === VERDICTS.strong ? 'strong' : verdict === VERDICTS.border ? 'border' : 'no';
}

/** What went wrong in a scoring run, without its code: "no_cv: the candidate has no CV." */
export function failureWords(error: string): string {
  return capital(error.replace(/^[a-z_]+: /, ''));
}

/** The name of one, the number of several. */
export function namesOf(people: readonly { name: string }[]): string {
  return people.length === 1 ? (people[0]?.name ?? '') : counted(people.length, 'candidate');
}

type Stayed = { name: string; from: Stage };

/** What an undo did, and whom it left where a colleague has put them since. */
export function undoneText(moved: readonly { name: string }[], stayed: readonly Stayed[]): string {
  const [first] = stayed;
  const back = moved.length === 0 ? [] : [`${namesOf(moved)} moved back`];
  if (first === undefined) return back[0] ?? 'Nobody moved: they are back already';
  const where = stayed.every((one) => one.from === first.from) ? `in ${STAGE_WORDS[first.from]}` : 'in place';
  const since = `${namesOf(stayed)} ${stayed.length === 1 ? 'was' : 'were'} moved on since and stayed ${where}`;
  return [...back, since].join('; ');
}
