// Cuts a long stretch with hardly a sign in it before the words that a demand begins with, where one can begin. Pure.

/** What a demand begins with. */
const DEMAND =
  /\s+(?=(?:must (?:have|be|hold)|(?<!\b(?:if|once|when) )you (?:will|must|should|have|need)|it would be (?:good|nice|great|useful)|and (?:know|be ok|have done|have a)|requirements?|responsibilities|qualifications|nice to have|preferred (?=qualifications?\b|skills\b|requirements?\b|experience\b(?! (?:in|with|of|as)\b))|experience (?:in|with|of|as)|(?:strong|good|solid|excellent|proven|prior) (?:knowledge|experience|understanding|skills)|ability to|able to|knowledge of|familiarity with|proficien\w+ (?:in|with)|minimum|at least|bachelor|degree in|years of)\b)/giu;

/** Behind these words a demand is over: "CPR card required two years of nursing preferred". */
const OVER =
  /(?<=\b(?:(?:is|are|highly|strongly) (?:required|preferred|desired)|(?:experience|degree|skills|certification|licen[cs]e|card|diploma|knowledge) (?:required|preferred|desired)|desirable|an? plus|an? must))\s+(?!(?:and|or|but|for|to|by|in|of|on|with|at|as|if|when|where|from|not|though|although|because|than|that|which|be|qualifications?|skills|experience|requirements?|knowledge|certifications?|have)\b)/giu;

/** No demand ends so: "with the", "and", "have a". */
const GOES_ON =
  /(?:[,&/(+-]|(?<![\p{L}\d])(?:an?|the|and|or|of|in|on|at|by|for|from|to|with|within|into|per|as|than|about|any|all|some|each|every|no|more|other|both|our|your|their|its|his|her|my|this|these|those|that|which|who|whom|where|what|how|why|while|so|because|be|being|been|is|are|was|were|am|has|have|having|had|does|do|must|will|should|can|may|not|if|once|when|whether|\p{L}+['’]s))$/iu;
/** The same before a word that may stand behind another: "business requirements", "five years of", "relevant experience in". */
const BELONGS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^requirements?|^qualifications|^responsibilities/iu,
    /(?<![\p{L}\d])(?:business|customers?|clients?|users?|technical|functional|legal|regulatory|statutory|safety|quality|products?|projects?|systems?|data|design|security|compliance|reporting|travel|further|additional|minimum|meet(?:ing)?|gather(?:ing)?|defin(?:e|ing)|understand(?:ing)?|establish(?:es|ing)?|assess(?:ing)?|analy[sz](?:e|ing)|review(?:ing)?)$/iu,
  ],
  [
    /^(?:experience|knowledge|(?:strong|good|solid|proven) )/iu,
    /(?<![\p{L}\d])(?:\p{L}+ly|work|working|relevant|equivalent|previous|practical|extensive|significant|strong|good|solid|excellent|proven|prior|sound|hands-on|demonstrated|minimum|related|industry|professional|technical|deep|thorough|in-depth|some|advanced|basic)$/iu,
  ],
  [
    /^years/iu,
    /(?<![\p{L}\d])(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|ten|minimum|several|many|you have)$/iu,
  ],
  [
    /^you (?:need|will need)/iu,
    /(?<![\p{L}\d])(?:everything|anything|all|tools|resources|support|information|training|whatever|things?)$/iu,
  ],
];
/** "Requirements gathering", "requirements of the client": what is dealt with, and no heading. */
const DEALT_WITH =
  /^(?:requirements?|responsibilities|qualifications) (?:and|or|of|for|by|to|into|from|with|are|is|as|at|on|in|gathering|analysis|engineering|management|documents?|specifications?|definition|traceability|below|above|set|will|may|through|across|within|under)\b/iu;
/** What begins a demand whatever stands before it. */
const BEGINS = /^(?:must (?:have|be|hold)|it would be|and )/iu;
const WORD_MAX = 40;

/** The parts of a stretch. */
export function demandsApart(stretch: string): string[] {
  return stretch.split(OVER).flatMap(apart);
}

function apart(stretch: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of stretch.matchAll(DEMAND)) {
    const at = match.index;
    const behind = stretch.slice(at + match[0].length);
    const before = stretch.slice(Math.max(from, at - WORD_MAX), at);
    if (DEALT_WITH.test(behind) || (!BEGINS.test(behind) && isWithin(before, behind))) continue;
    parts.push(stretch.slice(from, at));
    from = at + match[0].length;
  }
  return [...parts, stretch.slice(from)];
}

/** Whether what stands `before` a place goes on `behind` it. */
function isWithin(before: string, behind: string): boolean {
  return (
    GOES_ON.test(before) || BELONGS.some(([opens, belongs]) => opens.test(behind) && belongs.test(before))
  );
}
