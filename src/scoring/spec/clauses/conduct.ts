// What a spec says of conduct and of how people are chosen, which no CV shows: good character and health, the employer's code
// and values, what is judged by which form, how rotas are agreed. Pure.

import { testOf } from '../first-look.ts';

const CONDUCT: readonly RegExp[] = [
  /\bof (?:good|sound|unblemished) character\b|\b(?:good )?state of (?:physical |general )?health\b|\bbonne moralité\b|\bgesundheitlich geeignet\b/i,
  /^(?:you |to |they |be |able |will |must )*(?:works?|acts?|behaves?|operates?|working|acting|behaving|lives?|upholds?|models?|demonstrates?|champions?|promotes?|adheres?) (?:(?:up )?to |within |in line with |by |according to |in accordance with )?(?:the |our |all )?(?:[\p{L}'’]+ ){0,5}?(?:values|code of conduct|ethos|policies)\b/iu,
  /\b(?:assessments?|criteria|shortlisting|selection|suitability) (?:is|are|will be) (?:\p{L}+ )?(?:by|through|from|at|on|against|based on) (?:the )?(?:application|interview|form|cv|supporting)/iu,
  /\b(?:rosters?|rotas?|shifts?|hours|patterns?|days) (?:is|are|will be|can be) (?:\p{L}+ )?agreed (?:with|between|in advance|locally)\b/iu,
  /^(?:darauf (?:sind wir|kommt es|bauen wir|verlassen wir)|denn (?:wir|das|unser)|weil (?:wir|unser|es)|because (?:we|our|it|that)|that(?:'s| is) (?:why|because)|car (?:nous|notre)|parce qu)/iu,
];
const tests = CONDUCT.map((one) => testOf(one));

/** Whether a text speaks of conduct, or of how people are chosen or rostered, and asks for nothing that a CV shows. */
export function isOfConduct(text: string): boolean {
  return tests.some((isSaid) => isSaid(text));
}

/** "Since our factory cannot be reached otherwise": why a thing is asked for, at the end of the demand. */
const REASON =
  /,?\s(?:because|parce qu['’e]|puisqu['’e]|denn|weil|since (?=(?:our|we|we're|they|there|most of|nothing|nobody|everything|everyone|all (?:of|our))\b)|as (?=(?:we|we're|there|most of)\b)|da (?=(?:wir|unser\p{L}*|es|die|der|das|viele)\b)|car (?=(?:nous|notre|nos|la|le|les)\b)|(?<=,\s)(?:as (?=(?:on|in|at|some|it|i)\b)|so (?:that )?(?=(?:i|we|you|nobody|they)(?:['’]ll)?\b))|(?<=,\s)there (?:is|are|['’]s) (?:no|not|hardly|nothing)(?=\s)|(?<=,\s)(?:sonst|andernfalls|ansonsten|otherwise|or else|sinon|autrement)(?=\s))[^.;]*[.!]?\s*$/iu;
const mayReason = testOf(REASON);

/** A demand without the reason that it gives for itself; a text that is nothing else stays. */
export function withoutReason(text: string): string {
  if (!mayReason(text)) return text;
  const rest = text.replace(REASON, '');
  return rest.trim().length < REST_MIN ? text : rest;
}

/** Less is no demand; in characters. */
const REST_MIN = 12;
