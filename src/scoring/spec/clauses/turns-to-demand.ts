// A demand in the midst of a sentence that tells of the house: "Our code is mostly Go, with two Rust services, but you must
// have spent four years in one of them, and we will talk about it". Pure.

import { testOf } from '../first-look.ts';
import { saysMust } from '../layout/heading-words.ts';
import { saysNice } from '../wishes.ts';
import { saysForce } from './force.ts';
import { isNamedPaper } from './listed-demands.ts';

/** What the sentence turns to: whoever comes must have something. */
const TURNS_TO =
  /,? (?:but|so|and so|which (?:means|is why)|hence|therefore)(?: that)? ((?:you|candidates|applicants|the (?:person|candidate|post-?holder)|they|whoever \p{L}+) (?:(?:really |absolutely |do |will )*(?:must|need to|have to)|['’]ll need to|will need to) (?:already |also )?(?:have|hold|be(?! able to travel| available| willing| prepared)|know|speak|show)\b.+)$/iu;
/** Where the sentence goes on with something else. */
const GOES_ON = /, (?:and|but|so|as|because|since) (?:we|it|there|this|that|our|the)\b.*$/iu;
/** What the demand is of was named before it. */
const OF_THEM =
  /\b(?:one|either|any|both|some|all|the (?:one|other|first|former|latter)) (?:of (?:them|these|those|the two)|or the other)\b|\b(?:them|these|those)\b/iu;
const OF_THE_HOUSE = /^(?:our|we|the|this|that|it|these|there|a service|most|half|everything|all)\b/iu;
const turns = testOf(TURNS_TO);

/** Names of what the house works with. */
const NAME = /(?<=\s)\p{Lu}[\p{L}\d+#.]*(?<!\.)/gu;

/** The demand that a sentence of the house turns to, with the names that it speaks of; null where there is none. */
export function demandTurnedTo(sentence: string): string | null {
  if (!OF_THE_HOUSE.test(sentence) || !turns(sentence)) return null;
  const turn = TURNS_TO.exec(sentence);
  const before = sentence.slice(0, turn?.index);
  const demand = (turn?.[1] ?? '').replace(GOES_ON, '');
  if (saysNice(demand) || [saysMust, saysForce, isNamedPaper].some((asks) => asks(before))) return null;
  const names = before.match(NAME)?.join(' or ');
  return names === undefined ? demand : demand.replace(OF_THEM, names);
}
