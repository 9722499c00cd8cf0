// Verbs that a line of work begins with, as it is told to whoever will do it: "Plan the rota", "Resolve complaints". Words
// that traits begin with as well ("Communicate well", "Be kind") are not among them. Pure.

import { testOf } from '../first-look.ts';

/** The verbs that are of work wherever a line begins with them, in small letters; some are spelt in two ways. */
export const WORK_VERBS: readonly string[] =
  'act as|analy[sz]e|architect|assist|automate|build|carry out|coach|collaborate|conduct|contribute|coordinate|create|debug|define|deliver|design|develop|diagnose|document|drive|ensure|establish|evaluate|identify|implement|improve|integrate|lead|maintain|manage|mentor|monitor|optimi[sz]e|oversee|participate|partner with|perform|plan|prepare|provide|research|review|run|serve as|support|test|train|translate|troubleshoot|utili[sz]e|write'.split(
    '|',
  );

/** Those that are things as well among demands ("Report writing", "Order processing"), and verbs where duties are told. */
const VERBS_OF_DUTIES: readonly string[] =
  'administer|advise|agree|answer|arrange|assess|audit|calculate|chair|check|co-ordinate|collect|compile|defend|deputise|draft|examine|govern|handle|inspect|install|interpret|investigate|issue|negotiate|operate|order|organi[sz]e|price|process|produce|quote|reconcile|record|recruit|repair|report|schedule|scope|screen|service|supervise|survey|teach|track|visit|walk'.split(
    '|',
  );

/** What a row of duties begins with. "Ensure" is not among them: behind it may stand what one must have. */
export const DUTY_VERBS: readonly string[] = [
  ...WORK_VERBS.filter((verb) => verb !== 'ensure'),
  ...VERBS_OF_DUTIES,
];

const OPENS_WITH_WORK = new RegExp(
  String.raw`^\W*(?:${WORK_VERBS.join('|')}|operate|own|inspect|install|repair|teach|treat|work (?:with|on|closely))(?= \p{Ll})`,
  'iu',
);

/** Whether a line that says nothing else of itself opens with the work that one is to do: "Manage the databases". */
export const tellsWhatToDo = testOf(OPENS_WITH_WORK);
