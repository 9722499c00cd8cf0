// What a sentence tells of those who work there, which is asked of nobody: "four colleagues hold a master's degree", and of
// somebody by name: "under our practice lead, Mere, who is a registered supervisor with fifteen years in the field". Pure.

import { mayMatch, testOf } from '../first-look.ts';

const NAMED =
  /(, |\b(?:Dr|Mr|Mrs|Ms)\.? )(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?), (?:who|whose) (?:is|has|holds|was|had|works|runs|joined|trained|came)\b[^.;]*/u;
const mayName = mayMatch(NAMED);

/** A sentence without what it tells of somebody whom it names. */
export function withoutColleagues(sentence: string): string {
  return mayName(sentence) ? sentence.replace(NAMED, '$1$2') : sentence;
}

const COLLEAGUES =
  /^(?:(?:one|two|three|four|five|six|several|many|most|some|half|all|a few) (?:of (?:our|the|us|your) )?(?:\p{L}+ )?)(?:colleagues|staff|teachers|nurses|engineers|partners|members|people|us) (?:already |also )?(?:hold|have|are|speak|know|came|work|worked|started|trained|wrote)(?!\p{L})/iu;

/** Whether a sentence tells what some of those who work there have or are. */
export const tellsOfColleagues = testOf(COLLEAGUES);
