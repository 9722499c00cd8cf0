// Sentences without a verb that demand all the same: what goes on with the demand before it ("And a first aid certificate
// that is in date"), and what goes without saying ("MPharm, of course"). Pure.

import { testOf } from '../first-look.ts';
import { saysNice } from '../layout/headings.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { isNamedPaper } from './listed-demands.ts';

const ADDED =
  /^(?:and|plus|also|oh,? and|then|und|dazu|außerdem|et|plus) (?:of course |ideally |obviously |also |auch |noch |aussi )*(?:an?|the|your|their|some|full|current|valid|good|strong|solid|proven|at least|two|three|four|five|\d|eine?n?|den|die|das|gute|une?|le|la|du|de la|au moins|mindestens)(?!\p{L})/iu;
/** A relative clause, or a remark behind a dash or a semicolon, has a verb of its own. */
const ASIDE =
  /[,]? (?:that|which|who|whose|die|der|das|qui|because|since|as|so that)\s[^,;.]*|[;–—].*$|\([^()]*\)/giu;
const VERB =
  /\b(?:you|we|they|he|she|it|i|is|are|was|were|will|would|can|may|has|have|had|gets?|comes?|goes|runs?|makes?|wird|ist|sind|haben|hat|vous|nous|est|sont)\b/iu;
const GRANTED =
  /^.{2,70}?,? (?:of course|obviously|naturally|goes without saying|needless to say|as a matter of course|no question|non-negotiable|natürlich|selbstverständlich|versteht sich(?: von selbst)?|ist klar|bien sûr|évidemment|cela va de soi|naturellement)\W*$/iu;
const isGranted = testOf(GRANTED);
const isAdded = testOf(ADDED);

/** Whether a sentence without a verb adds something to the demand before it. */
export function goesOnAsking(text: string): boolean {
  if (!isAdded(text) || saysNice(text)) return false;
  const main = text.replace(ASIDE, ' ').trim();
  return !VERB.test(main) && (isNamedPaper(main) || minimumMonths(main) > 0 || SKILL.test(main));
}

const SKILL =
  /\b(?:experience|knowledge|command|understanding|background|erfahrung|kenntnisse|expérience|connaissance)/iu;

/** Whether a sentence names something that is held, and says that it goes without saying. */
export function goesWithoutSaying(text: string): boolean {
  return isGranted(text) && isNamedPaper(text) && !VERB.test(text.replace(/goes without saying/i, ''));
}
