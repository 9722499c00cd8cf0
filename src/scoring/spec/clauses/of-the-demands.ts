// What is said of the demands around it and is none itself: "None of these is essential", "Earlier names of the same papers
// are fine", "you will be judged by your footnotes"; and rows of a form that answer with yes or no. Pure.

import { testOf } from '../first-look.ts';

const REMARKS: readonly RegExp[] = [
  /^(?:but |and |though )?none of (?:these|this|them|it|that|the above|which)(?: things| points)? (?:is|are) (?:an? )?(?:essential|required|necessary|needed|must|compulsory|mandatory|deal-?breakers?|conditions?)\W*$/iu,
  /^(?:the )?(?:earlier|older|former|previous|predecessor) (?:names|versions|titles|editions|forms)\b[^.;]{0,60}\b(?:fine|accepted|acceptable|ok|okay|count|valid|will do|recogni[sz]ed)\W*$/iu,
  /^(?:and |but )?you(?:['’]ll| will) be (?:judged|measured|remembered) (?:by|on|for)\b/iu,
  /^(?:our|the) (?:[\p{L}-]+ ){1,4}(?:requires?|demands?|insists? on|asks? for) (?:it|this|that|them|these)\b[^,;]{0,50}$/iu,
  /^(?:reasonable )?(?:accommodations?|adjustments?) (?:is|are|can be|will be) (?:available|made|offered|arranged|provided)\b/iu,
  /^(?:and )?(?:full |unrestricted |permanent |existing |ongoing )*rights? to (?:live and )?work (?:in|for)\b[^,;]{0,40}$/iu,
  /^(?:and )?(?:the|an?) (?:willingness|readiness|flexibility|availability|ability) to (?:travel|work|do|cover) (?:[\p{L}-]+ ){0,4}(?:evenings?|weekends?|nights?|shifts?|overtime|hours|rota|bank holidays|away)\b/iu,
  /^(?:(?:some|weekend|night) )?(?:on[- ])?call(?: duty| rotation)? is (?:required|shared|expected|part of)\b[^,;]{0,80}$/iu,
  // Who somebody is, and what the law says of asking for it.
  /^(?:you (?:must )?)?(?:are|be|must be) (?:an? )?(?:wom[ae]n|females?|m[ae]n|males?)\b[^,;]{0,80}$|\b(?:genuine )?occupational (?:requirement|qualification)\b[^.;]{0,60}\bequality act\b|\bequality act\b[^.;]{0,40}\boccupational requirement\b/iu,
];
/** "Essential (all will be tested)": a word of how much is asked, and what is said of it. */
const ONLY_FORCE =
  /^(?:essentials?|required|minimum|must[- ]haves?|musts?)(?: (?:criteria|requirements|skills))?(?: ?\([^()]*\))?\W*$/iu;
const YES_OR_NO = /^(?:[^:.;|]{3,40}: ?(?:yes|no|n\/a|ja|nein|oui|non)\b[.,;]?\s*){2,}$/iu;
const OF_PAPERS = /licen[cs]e|regist|certif|führerschein|permis|clearance|qualif|degree/iu;

const remarks = REMARKS.map((one) => testOf(one));
const isOnlyForce = testOf(ONLY_FORCE);
const isYesOrNo = testOf(YES_OR_NO);

/** Whether a text is said of the demands, and asks for nothing. */
export function isOfTheDemands(text: string): boolean {
  return (
    remarks.some((isSaid) => isSaid(text)) || isOnlyForce(text) || (isYesOrNo(text) && !OF_PAPERS.test(text))
  );
}
