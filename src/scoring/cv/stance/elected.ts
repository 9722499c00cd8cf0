// What a body did with somebody who had sat its exams: "CIOT exams 2016 to 2018, elected member 2019". Pure.

import { testOf } from '../../text/expressions/first-look.ts';

const ELECTED =
  /^[^.|•]{0,160}?(?<!(?:not|to be|being|be|until) )\b(?:elected|admitted)(?: (?:to|as|a|an|the|full|member(?:ship)?|fellow(?:ship)?|associate|in|on|\p{L}{3,9}))* ?(?:(?:19|20)\d\d|(?:that|the same|the following) (?:year|month|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b)/iu;
/** What became of it since. */
const SINCE =
  /\b(?:lapsed|resigned|expired|struck off|withdr\p{L}+|ceased|former|until|retired from|not renewed|removed|no longer)\b/iu;
const saysElected = testOf(ELECTED);
const saysOver = testOf(SINCE);

/** Whether what stands behind a paper says that its body took the person in, and not that this is over. */
export function wasElected(behind: string): boolean {
  return saysElected(behind) && !saysOver(behind);
}
