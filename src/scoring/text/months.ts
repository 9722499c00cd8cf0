// The months by their names in English, German and French, written out or cut short. Pure.

const MONTHS: readonly RegExp[] = [
  /^(?:jan|jän)/i,
  /^f[ée]/i,
  /^(?:mar|mär|mrz)/i,
  /^a[pv]r/i,
  /^ma[iy]/i,
  /^jui?n/i,
  /^jui?l/i,
  /^a(?:ug|o)/i,
  /^sep/i,
  /^o/i,
  /^nov/i,
  /^d/i,
];

/** The name of a month as a whole word, for an expression that ignores case; a stop behind it is no part of it. */
export const MONTH = String.raw`(?:jan(?:uary|uar|vier|v)?|jänner|feb(?:ruary|ruar)?|f[ée]vr?(?:ier)?|mar(?:ch|s)?|märz?|mrz|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|juni|july?|juil(?:let)?|juli|aug(?:ust)?|ao[ûu]t|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|d[ée]c(?:embre)?)(?!\p{L})`;

/** Which month a name as `MONTH` finds it is, from 0; -1 where it is none. */
export function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.test(name));
}
