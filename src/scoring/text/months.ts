// The months by their names in English, German, French and Dutch, written out or cut short. Pure.

const MONTHS: readonly RegExp[] = [
  /^(?:jan|jän)/i,
  /^f[ée]/i,
  /^(?:maa?r|mär|mrz)/i,
  /^a[pv]r/i,
  /^m(?:a[iy]|ei)/i,
  /^jui?n/i,
  /^jui?l/i,
  /^a(?:ug|o)/i,
  /^sep/i,
  /^o/i,
  /^nov/i,
  /^d/i,
];

/** The name of a month as a whole word, for an expression that ignores case; a stop behind it is no part of it. */
export const MONTH = String.raw`(?:jan(?:uary|uari?|vier|v)?|jänner|feb(?:ruary|ruari?)?|f[ée]vr?(?:ier)?|mar(?:ch|s)?|maart|märz?|mrz|apr(?:il)?|avr(?:il)?|may|mai|mei|june?|juin|juni|july?|juil(?:let)?|juli|aug(?:ust(?:us)?)?|ao[ûu]t|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|d[ée]c(?:embre)?)(?!\p{L})`;

/** Which month a name as `MONTH` finds it is, from 0; -1 where it is none. */
export function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.test(name));
}
