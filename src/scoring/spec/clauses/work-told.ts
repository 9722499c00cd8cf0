// Rows of duties that open with the work: "Support audits and pension reporting", "To lead snagging in the first year",
// "You will visit brokers at least six days a month". A word of an offer, a wish or a demand in them is of the work. Pure.

import { testOf } from '../first-look.ts';
import { DUTY_VERBS } from '../layout/work-verbs.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { isNamedPaper } from './listed-demands.ts';

const VERBS = DUTY_VERBS.join('|');
const DOING = DUTY_VERBS.map(gerundOf).join('|');
const OPENS_WITH_WORK = new RegExp(
  String.raw`^(?:(?:you(?:['’]ll| will)|the (?:post-?holder|jobholder|successful candidate) will|to|and|also) )*(?:(?:\p{L}+ly|also|help|help to) )?(?:(?:${VERBS})(?:,| and| or| &)? |be (?:answerable|responsible|accountable|in (?:full |sole )?charge) (?:for|of) |(?:${DOING})(?:,| and| or| &)? )(?!your (?:cv|resume|résumé|application)|(?:takes?|is|are|was|will|lasts?|runs?|begins?|starts?|can|may|must|has|have|includes?|covers?)\b)`,
  'iu',
);
/** What is sent, and what one is to have or would do well to have. */
const ASKS_STILL =
  /\b(?:must|required|requires|is (?:essential|mandatory|necessary|needed)|(?:essential|mandatory|necessary) (?:for|to)|cvs?|r[ée]sum[ée]s?|applications? (?:form|to us|by)|ideally|preferabl[ey]|preferred|desirable|nice to have|would be|if possible|(?:is|are) (?:an? )?(?:big |real |great )?(?:plus|bonus|asset|advantage|welcome))\b/iu;

/** "Carrying out", "scheduling", "planning", of which the expression takes the last letter of the verb once or twice. */
function gerundOf(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  return [`${first.replace(/e$/, '').replace(/[gn]$/, '$&$&?')}ing`, ...rest].join(' ');
}

const opensWithWork = testOf(OPENS_WITH_WORK);
const asksStill = testOf(ASKS_STILL);

/** Whether a line among duties tells the work, and neither offers nor asks anything. */
export function tellsOfWork(text: string): boolean {
  return opensWithWork(text) && !asksStill(text) && minimumMonths(text) === 0 && !isNamedPaper(text);
}
