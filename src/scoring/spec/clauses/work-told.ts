// Rows of duties that open with the work: "Support audits and pension reporting", "To lead snagging in the first year",
// "You will visit brokers at least six days a month". A word of an offer, a wish or a demand in them is of the work. Pure.

import { testOf } from '../first-look.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { isNamedPaper } from './listed-demands.ts';

const VERBS = String.raw`administer|advise|agree|analy[sz]e|answer|arrange|assess|audit|build|calculate|carry out|chair|check|coach|collect|compile|conduct|coordinate|co-ordinate|create|defend|deliver|deputise|design|develop|diagnose|draft|evaluate|examine|govern|handle|identify|implement|improve|inspect|install|interpret|investigate|issue|lead|maintain|manage|mentor|monitor|negotiate|operate|order|organi[sz]e|oversee|plan|prepare|price|process|produce|quote|reconcile|record|recruit|repair|report|research|review|run|schedule|scope|screen|service|supervise|support|survey|teach|test|track|train|visit|walk|write`;
const DOING = String.raw`administering|advising|analy[sz]ing|answering|arranging|assessing|auditing|building|calculating|carrying out|chairing|checking|coaching|compiling|conducting|coordinating|delivering|designing|developing|drafting|handling|implementing|inspecting|installing|investigating|leading|maintaining|managing|mentoring|monitoring|negotiating|operating|organi[sz]ing|overseeing|planning|preparing|processing|producing|reconciling|recording|recruiting|repairing|reporting|reviewing|running|scheduling|supervising|supporting|teaching|testing|tracking|training|writing`;
const OPENS_WITH_WORK = new RegExp(
  String.raw`^(?:(?:you(?:['’]ll| will)|the (?:post-?holder|jobholder|successful candidate) will|to|and|also) )*(?:(?:\p{L}+ly|also|help|help to) )?(?:(?:${VERBS})(?:,| and| or| &)? |be (?:answerable|responsible|accountable|in (?:full |sole )?charge) (?:for|of) |(?:(?:${DOING}))(?:,| and| or| &)? )(?!your (?:cv|resume|résumé|application)|(?:takes?|is|are|was|will|lasts?|runs?|begins?|starts?|can|may|must|has|have|includes?|covers?)\b)`,
  'iu',
);
/** What is sent, and what one is to have or would do well to have. */
const ASKS_STILL =
  /\b(?:must|required|requires|is (?:essential|mandatory|necessary|needed)|(?:essential|mandatory|necessary) (?:for|to)|cvs?|r[ée]sum[ée]s?|applications? (?:form|to us|by)|ideally|preferabl[ey]|preferred|desirable|nice to have|would be|if possible|(?:is|are) (?:an? )?(?:big |real |great )?(?:plus|bonus|asset|advantage|welcome))\b/iu;

const opensWithWork = testOf(OPENS_WITH_WORK);
const asksStill = testOf(ASKS_STILL);

/** Whether a line among duties tells the work, and neither offers nor asks anything. */
export function tellsOfWork(text: string): boolean {
  return opensWithWork(text) && !asksStill(text) && minimumMonths(text) === 0 && !isNamedPaper(text);
}
