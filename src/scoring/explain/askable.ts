// Which requirements can be asked after by themselves. A spec is read for all that it says, and some of that tells of the
// house, or points to what stood before it: it may count a little, but nobody would be asked for it. Pure.

import type { RequirementOutcome } from '../types.ts';
import { remembered } from '../text/remembered.ts';
import { askedText } from './asked.ts';

type Asked = Pick<RequirementOutcome, 'text' | 'strength' | 'kind'>;

/** "The lot", "a current one", "none of them is required", "so are Passivhaus designs". */
const POINTS_BACK =
  /^(?:the lot|(?:all|none|some|any|one|both|each|neither) of (?:it|them|these|those|this|that|which)\b|an? \p{L}+ one\b(?! of)|(?:so|such) (?:is|are|was|were|would|will)\b|nothing|not (?!only|just)|no (?:start|entry|whiteboard)\b|(?:rien|nichts|keine?[rs]?)\b)/iu;
/** "Our administrators do the chasing", "When it went stale", "Nous vous offrons". */
const TELLS =
  /^(?:our|we|it|that|this|these|there|here|when|while|if|because|what|how|my|in (?:spring|summer|fall|autumn|winter)|notre|nos|nous|il|ils|wir|unsere?[rnms]?|es|das ist|wenn|thanks?|thank you|warmly|regards)(?!\p{L})/iu;
/** "The service has eighteen beds", "Le groupe … fabrique". */
const OF_THE_HOUSE =
  /^(?:the|la|le|les|l['’]|die|der|das) (?:[\p{L}'’.&()-]+ ){1,8}?(?:is|are|has|have|includes?|seeks?|admits?|provides?|reports?|will not|est|sont|compte|fabrique|accueille|propose|recherche|baut|bietet|ist|sind|sucht|umfasst)(?!\p{L})/iu;
const PAPERS: ReadonlySet<string> = new Set([
  'licence',
  'certificate',
  'degree',
  'language',
  'clearance',
  'years',
]);

/** How a requirement speaks, whatever it is of: whether it names something, tells of other things or of the house. */
const spokenIn = remembered((text: string) => {
  const asked = askedText(text);
  return {
    isOne: /\p{L}{2}|\p{L}\+|\p{Lu}/u.test(asked) && !POINTS_BACK.test(asked),
    tells: TELLS.test(asked),
    isOfTheHouse: OF_THE_HOUSE.test(asked),
  };
});

/** Whether a recruiter could put the requirement to a candidate as it stands. */
export function isAskable({ text, strength, kind }: Asked): boolean {
  const { isOne, tells, isOfTheHouse } = spokenIn(text);
  if (!isOne) return false;
  if (strength === 'hard' || PAPERS.has(kind)) return true;
  return !tells && !(strength === 'duty' && isOfTheHouse);
}
