// A whole sentence over a list, which ends in what the list is of: "Reporting to the site manager, you will be responsible
// for:", "Based in Cork, the role involves:". Pure.

import { testOf } from '../first-look.ts';

const WORDS_MAX = 40;
const WHO = String.raw`(?:you(?:['’]ll| will)?|(?:the|this) (?:\p{L}+ )?(?:role|job|post|position|person|candidate|post-?holder|jobholder|appointee|incumbent)(?: will| is)?)`;
const LEADS_TO_WORK = new RegExp(
  String.raw`(?<!\p{L})(?:${WHO} (?:also |then |mainly |primarily |directly )?(?:(?:be )?(?:responsible|accountable|answerable|in charge|tasked|charged)(?: for| of| with)|involves?|includes?|entails?|look after|take care of)|(?:duties|responsibilities|tasks|accountabilities) (?:will |would )?(?:include|are|cover))(?:,? (?:but (?:are |is )?not limited to|among others|the following|amongst others))*\s*:$`,
  'iu',
);
const leadsToWork = testOf(LEADS_TO_WORK);

/** Whether a line leads to a list of duties by its last words. */
export function leadsToDuties(line: string): boolean {
  return leadsToWork(line) && line.split(/\s+/).length <= WORDS_MAX;
}
