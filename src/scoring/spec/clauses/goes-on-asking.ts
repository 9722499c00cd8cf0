// Sentences without a verb that demand all the same: what goes on with the demand before it ("And a first aid certificate
// that is in date"), and what goes without saying ("MPharm, of course"). Pure.

import { testOf } from '../first-look.ts';
import { saysNice } from '../wishes.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { isNamedPaper } from './listed-demands.ts';

const ADDED =
  /^(?:and|plus|also|oh,? and|then|und|dazu|außerdem|et|plus) (?:of course |ideally |obviously |also |auch |noch |aussi )*(?:an?|the|your|their|some|full|current|valid|good|strong|solid|proven|at least|two|three|four|five|\d|eine?n?|den|die|das|gute|une?|le|la|du|de la|au moins|mindestens)(?!\p{L})/iu;
/** A relative clause, or a remark behind a dash or a semicolon, has a verb of its own. */
const ASIDE =
  /\s(?:or|and|oder|ou) (?:the |be )?(?:ability|able|willing(?:ness)?|ready|readiness|prepared|eligib\p{L}+|on the way) to [^,;.]*|[,]? (?:that|which|who|whose|die|der|das|qui|because|since|as|so that)\s[^,;.]*|[;–—].*$|\([^()]*\)/giu;
const VERB =
  /\b(?:you|we|they|he|she|it(?! *(?:[.,;)]|$))|i|is|are|was|were|will|would|can|may|has|have|had|gets?|comes?|goes|runs?|makes?|wird|ist|sind|haben|hat|vous|nous|est|sont)\b/iu;
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
  /\b(?:seasons?|winters|summers|harvests|voyages|campaigns|experience|knowledge|command|understanding|background|erfahrung|kenntnisse|expérience|connaissance)/iu;

/** "BHS Stage 3 or equivalent.", "A diploma, and membership of the PTA": what is held, and no verb. */
export function namesOnlyPapers(text: string): boolean {
  const main = text.replace(ASIDE, ' ').trim();
  if (text.length > PAPERS_MAX || text.endsWith('?') || saysNice(main) || WITHOUT.test(main)) return false;
  if (VERB.test(main) || DOING.test(main)) return false;
  const [first = ''] = main.split(/,|\s(?:and|und|et|plus)\s/);
  return isNamedPaper(first) || (minimumMonths(first) > 0 && isNamedPaper(main));
}

const PAPERS_MAX = 160;
const WITHOUT = /^(?:auch |even |même )?(?:sans|ohne|without|no|not|kein\p{L}*|aucune?)(?!\p{L})/iu;
/** Work with papers, and none that is held. */
const DOING =
  /^(?:\p{L}+ing(?! (?:licen[cs]e|certif|qualif|diploma))|\p{L}+(?:e|ct|ck|ss|ew|in|ort) (?:the|all|our|new|staff|any)|(?:issue|check|renew|manage|maintain|review|process|keep|prepare|support|assist|provide|help|sell|scan|collect)s?)\b|\b(?:salary|pay|rate|fees?|paid|bonus|hours|closing|apply|ref)\b|[£$€]/iu;

/** Whether a sentence names something that is held, and says that it goes without saying. */
export function goesWithoutSaying(text: string): boolean {
  return isGranted(text) && isNamedPaper(text) && !VERB.test(text.replace(/goes without saying/i, ''));
}
