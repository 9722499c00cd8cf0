// Sentences beside a demand that no CV could answer: who else insists on it ("Our insurer will ask"), and what one is said to
// like, mind or laugh at ("You like a house without a process for everything"). Pure.

import { testOf } from '../first-look.ts';

const OTHERS = String.raw`(?:insurers?|insurance|underwriters?|lenders?|banks?|clients?|customers?|auditors?|regulators?|inspectors?|funders?|landlords?|franchisors?|council|law|head office|parent company|board|versicherer|versicherung|kunden?|prüfer|behörde|gesetz|assureurs?|clients?|auditeurs?|loi)`;
const ASK = String.raw`(?:(?:will |do |does |always |really |strictly )*(?:asks?|wants?|insists?|requires?|demands?|expects?|checks?)(?: for| on)?(?: (?:it|this|that|them|so|to see (?:it|this|them)))?|(?:wird|werden) (?:danach|das|es) (?:fragen|verlangen|fordern)|verlang(?:t|en) (?:das|es|dies)|(?:l['’]exigen?t?|le demanden?t?))`;
const ASKED_BY_OTHERS = new RegExp(
  String.raw`^(?:because |as |since )?(?:(?:our|the|your|their|my|unsere?|die|der|das|nos|notre|les?|la) )?(?:[\p{L}'’&-]+ ){0,4}?${OTHERS} ${ASK}\W*$`,
  'iu',
);
/** "The city asks for it, and you'd be the one on the shift": of what stands before it, with what it is for. */
const ASKED_FOR_IT = new RegExp(
  String.raw`^(?:because |as |since )?(?:(?:our|the|your|their) )?(?:[\p{L}'’&-]+ ){0,2}?(?:${OTHERS}|city|county|state|board|agency|airport|port|school) (?:(?:will|do|does|always|really|also) )*(?:asks? for|insists? on|wants?|requires?|demands?|expects?|checks?) (?:it|this|that|them|one)(?:,? (?:and|so|because|as|since) (?!.*\b(?:must|need|hold|have|required|years?)\b)[^.;]{3,70})?\W*$`,
  'iu',
);
/** What one is said to like; to love "working with" something may be all that is told of the work. */
const LIKES =
  /^(?:and )?(?:you|someone who|somebody who)(?:['’]ll| will|['’]d| would)?(?: really| also| genuinely)? (?:likes?|loves?|enjoys?|relish(?:es)?|laughs?|smiles?|sleeps?|(?:do|does)(?: not|n['’]t) mind) (?!(?:working|using|running|building|writing|teaching|leading|\p{L}+ing) )/iu;
/** "Really", "sans exception": how much it is meant. */
const MEANT =
  /^(?:really|honestly|truly|sorry|please|no exceptions?|without exception|vraiment|franchement|sans exception|svp|wirklich|ehrlich|bitte|ohne ausnahme|ausnahmslos)\W*$/iu;
const tests = [ASKED_BY_OTHERS, ASKED_FOR_IT, LIKES, MEANT].map((one) => testOf(one));

/** Whether a text is such a sentence. */
export function isAside(text: string): boolean {
  return tests.some((isSaid) => isSaid(text));
}
