// Whether years are asked for in posts of managers and a post is by its title one of those under them: who supervises a shift
// of the desk has not run the house. Pure.

import type { Role } from '../cv/read-cv.ts';
import { headerOf } from './header.ts';

/** Posts of managers, as a demand names them; to manage cases, accounts or projects is another thing. */
const MANAGERS =
  /\b(?:managers?|directors?|(?:in|of) (?:hotel|hospitality|restaurant|retail|store|operations|general) management)\b/i;
const UNDER =
  /\b(?:supervisors?|receptionists?|clerks?|operatives?|waiters?|waitress(?:es)?|baristas?|porters?|cashiers?|team members?|sales assistants?|crew members?|trainees?)\b/i;
const MANAGING = /\b(?:manag\w+|deputy|head|director|chief|lead\w*)\b/i;

/** Whether the post is below those that `demand` names, none of which is a post like it. */
export function isBelowRank(demand: string, role: Role): boolean {
  if (!MANAGERS.test(demand) || UNDER.test(demand) || /supervis/i.test(demand)) return false;
  const title = headerOf(role).title?.text;
  return title !== undefined && UNDER.test(title) && !MANAGING.test(title);
}
