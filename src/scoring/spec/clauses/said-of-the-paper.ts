// What a clause says of the paper that is demanded beside it, and asks for nothing: how it is shown, who else insists on it or
// goes without, what becomes of one from elsewhere. Pure.

import { testOf } from '../first-look.ts';

const OWN = String.raw`(?:your|the|its|their|an?|all|this|these|those|both|copies of|(?:a )?(?:copy|photo|scan) of)`;
const SAID: readonly RegExp[] = [
  // "Be able to show your membership", "you'll need to hand over the original on day one", "please include the card".
  new RegExp(
    String.raw`^(?:(?:and|please|so|you(?:['’]ll)?|will|must|should|to|need|have|be|are|expect(?:ed)?|asked|required) )*(?:able to )?(?:show|prove|produce|present|bring|include|attach|enclose|upload|submit|send|hand (?:over|in)|carry) (?:us )?(?:${OWN} )+(?:\p{L}+ ){0,2}?(?:originals?|cop(?:y|ies)|membership|card|cards|certificates?|licen[cs]e|registration|number|pin|print-?out|papers|paperwork|proof|it|them)(?! (?:of|in|as|for (?!us|the|an?|your|inspection))\b)(?!\p{L})`,
    'iu',
  ),
  // "CQC will expect", "The inspectors ask us for it", "our insurers insist on it".
  /^(?:(?:our|the|their|my) )?(?:[\p{L}&'’-]+ ){1,4}?(?:will |would |do |does |also |all )*(?:expects?|requires?|insists?|wants?|demands|asks|checks|(?:demand|ask|check)(?= (?:us|you|for|on|it|this|that|them)))(?: us| you)?(?: (?:for|on|to see))? ?(?:it|this|that|one|them|so|no less)?\W*$/iu,
  // "Insurers will not cover anyone below that", "the client lets nobody in without it".
  /^(?:our |the )?(?:insurers?|insurance|underwriters?|clients?|customers?|site|inspectors?|regulators?|law|council|board|payers?|auditors?|trust|ofsted|cqc)(?: \p{L}+)? (?:(?:will|can|do|does|would)(?: not|n['’]t)|can(?:no|['’])t|won['’]t|lets?|covers?|accepts?|takes?) (?:cover|insure|accept|take|let|admit|allow|pay|credential|recogni[sz]e|nobody|no one|none|nothing)(?!\p{L})/iu,
  // "Interstate accreditation has to be transferred before you apply".
  /^(?:interstate|out-of-state|overseas|foreign|international|non-\p{L}+|ausländische|im ausland erworbene) (?:\p{L}+ ){0,2}?(?:registrations?|accreditations?|licen[cs]es?|qualifications?|degrees?|certificates?|training|credentials|abschlüsse|diplome) (?:(?:has|have|needs?|must|should|ought|müssen) )(?:already )?(?:to )?(?:be |have been )?(?:transferred|converted|recogni[sz]ed|assessed|evaluated|endorsed|verified|anerkannt)(?!\p{L})/iu,
];
const said = SAID.map((one) => testOf(one));

/** Whether a clause is such a one. */
export function isSaidOfThePaper(clause: string): boolean {
  return said.some((says) => says(clause));
}
