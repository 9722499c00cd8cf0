// The lines of a CV that deny anything: most have none, and every requirement asks for them. Pure.

import { testOf } from '../text/expressions/first-look.ts';
import { rememberedOf } from '../text/remembered.ts';
import type { Cv, EvidenceLine } from './read-cv.ts';

/** "I did not renew it because I was not working doors": why a paper ended denies no work. */
const NOT_RENEWED =
  /(?<!\p{L})(?:(?:not|n['’]t|never) (?:\p{L}+ )?(?:renew|re-?validat|re-?new)\p{L}*|let (?:it|them|mine|[\p{L} ]{3,24}) (?:lapse|expire|go|run out)|nicht (?:\p{L}+ )?(?:verlänger|erneuer)\p{L}*|pas (?:été )?renouvel\p{L}+)(?!\p{L})[^.;]* (?:because|since|as|when|weil|da|parce|car|puisque) /iu;

/** "I haven't worked a night shift in ten years": there was one, and the dates say when. */
const NOT_LATELY =
  /(?<!\p{L})(?:have|has|['’]ve|habe|hat)(?:n['’]t| not) [^.;,]{3,60} (?:in|for|over|these|since) (?:(?:the|these|over|about|some|last|past|well) )*(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|several|a few) years(?!\p{L})/iu;

const saysNotRenewed = testOf(NOT_RENEWED);
const saysNotLately = testOf(NOT_LATELY);

/** The lines that deny something, without headings, in their order. */
export const denyingLines = rememberedOf((cv: Cv): readonly EvidenceLine[] =>
  cv.lines.filter(
    ({ denied, isHeading, text }) =>
      denied.length > 0 && !isHeading && !saysNotRenewed(text) && !saysNotLately(text),
  ),
);
