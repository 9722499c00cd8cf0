// "U.S. citizenship and a TS/SCI that is in scope": no CV has to say of which country somebody is, and every one says that
// its owner is cleared. Pure.

import { testOf } from '../first-look.ts';

const BOTH =
  /^((?:(?:you|applicants?|candidates?) )?(?:(must|requires?) (?:be )?)?(?:an? )?(?:u\.?s\.?a?|american|uk|british|australian|canadian) (?:citizens?(?:hip)?|nationals?|persons?)(?: (?:is )?required)?)(?:,? (?:and|with|plus|who holds?|holding)|,|;| \+) (?=[^.;]*(?:\bclear(?:ed|ance)\b|\bsci\b|\bsecret\b|\bvett(?:ed|ing)\b|\bdv\b))(?!ability|able|eligib)(.+)$/iu;
const mayAskBoth = testOf(BOTH);

/** A sentence as who may be cleared and the clearance; whole where it asks for one of them. */
export function clearanceApart(sentence: string): string[] {
  if (!mayAskBoth(sentence)) return [sentence];
  const [, citizen = '', force, cleared = ''] = BOTH.exec(sentence) ?? [];
  return [citizen, force === undefined || /^hold/iu.test(cleared) ? cleared : `must have ${cleared}`];
}
