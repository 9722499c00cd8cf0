// How a CV means a thing that it names: held, denied, pursued, lapsed. Decided for a place in a line, from its own clause,
// so that "no conditions" denies no Terraform. Pure.

import { mayMatch, testOf } from '../../text/expressions/first-look.ts';
import type { Place } from '../../text/place.ts';
import { asDenied, asHeld, becameOf, isDenied, nearby, saidAround, type Told } from './said-around.ts';
import { AIM } from './stance-words.ts';

const mayAim = mayMatch(AIM);
const IN_WORD = /[\wſ\u212a]/;

/** "There is no secretary as such at Quillon": what a house is without, and no word of who writes. */
const HOUSE_HAS_NONE =
  /^\W*(?:there (?:is|was|are|were) no|es (?:gibt|gab) (?:hier |dort |bei uns )?keine?[nrs]?|il n['’]y (?:a|avait) (?:pas|aucune?)(?: de)?)(?!\p{L}).{3,60}(?<!\p{L})(?:as such|at|here|(?:in|within) (?:the|our|my|this|that) (?:company|firm|house|team|business|plant|office|school|practice)|im haus|in unserem? (?:haus|betrieb|firma)|bei|chez|dans (?:l['’]|notre |la )(?:entreprise|maison|société))(?!\p{L})(?!.{0,40}\b(?:experience|erfahrung|expérience)\b)/iu;
const houseHasNone = testOf(HOUSE_HAS_NONE);

/** "We never had the title of product manager", "nobody calls me a planner": what one is not called may be one's work. */
const NOT_CALLED =
  /(?<!\p{L})(?:(?:never|not|n['’]t|without|no one|nobody) (?:\p{L}+ ){0,3}?(?:(?:the|that|this|a|an official|any such) (?:job |official |formal )?title|called (?:it |me |us |that |so|an? |the )|use the (?:word|title))|(?:no|nobody|no one) (?:ever )?(?:calls|called) (?:me|it|us)|(?:title|contract|badge|card) (?:never|does not|doesn['’]t|did not|didn['’]t) (?:said|say|says|call)|nie (?:den titel|die bezeichnung)|(?:offiziell|auf dem papier) (?:nie|nicht)|jamais (?:eu )?le titre)(?!\p{L})/iu;
const isNotCalled = testOf(NOT_CALLED);
const SAYS_EXPERIENCE = /(?<!\p{L})(?:experience|done|worked|erfahrung|expérience)(?!\p{L})/iu;

/** What the text says of the thing that a stretch of it names. */
export function stanceAt(text: string, place: Place, nowMs: number): Told {
  const said = saidAround(text, place);
  // Parts of a text that are cut between words hold nothing that the whole does not.
  const isApart = standsApart(text, place);
  const may = (look: (text: string) => boolean) => !isApart || look(text);
  if (said.doubts && may(mayAim) && AIM.test(said.clause)) return { stance: 'pursued', isExplicit: true };
  if (said.denies && houseHasNone(said.clause)) return { stance: 'pursued', isExplicit: false };
  if (said.denies && isNotCalled(said.clause) && !SAYS_EXPERIENCE.test(said.clause))
    return { stance: 'pursued', isExplicit: false };
  if (said.denies && isDenied(said, may)) return asDenied(said);
  const near = nearby(said);
  return becameOf(near, said, may, nowMs) ?? asHeld(near, may);
}

/** Whether a stretch has no letters or digits beside it. */
function standsApart(text: string, { start, end }: Place): boolean {
  return !IN_WORD.test(text.charAt(start - 1)) && !IN_WORD.test(text.charAt(end));
}
