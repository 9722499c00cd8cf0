// Whether years of leading people are asked for, and whether a role was one of them. Pure.

import type { EvidenceLine, Role } from '../cv/read-cv.ts';
import { ofAllYears } from '../spec/topics.ts';

const LEADING_ASKED =
  /\b(?:leading|managing|supervis(?:ing|ory|ors?|ed)|supervision of|people management|management experience|as (?:an? )?(?:\w+ )?(?:manager|team lead\w*|head|supervisor|sous)|team lead\w* experience|führungserfahrung|encadrement)\b/i;
const LEADING =
  /\b(?:lead(?:er|ing|s)?|led|manag\w+|supervis\w+|head|chief|director|deputy|foreman|charge|team of|sous|chef de|responsable|leit\w+|meister|captain|principal|partner|in charge|direct reports|report(?:s|ing)? to me)\b/i;
const REPORTS =
  /(?<!\b(?:no|never|without|any)\s(?:\w+\s){0,3})\b(?:direct reports|report(?:s|ing)? to me|(?:people|staff|associates|engineers|supervisors|managers) under (?:me|\w+ supervisors)|team of (?:\d+|\w+teen|ten|twelve|twenty|thirty|[a-z]+ty))\b/i;
const HEADER_LENGTH_MAX = 110;

/** Whether the years that a statement asks for are of leading people. */
export function asksToLead(text: string): boolean {
  return LEADING_ASKED.test(ofAllYears(text));
}

/** Whether a role says that people were led in it. */
export function hasLed(role: Role): boolean {
  return role.lines.some(isLeading);
}

/** Titles say who led, and bullets that begin with it. */
function isLeading({ text }: EvidenceLine, index: number): boolean {
  return (
    (index < 2 && text.length < HEADER_LENGTH_MAX && LEADING.test(text)) ||
    REPORTS.test(text) ||
    /^\W*(?:leads?|led|manag|supervis|head|(?:i )?runs? (?:a|the) (?:\w+ )?team|line[- ]manag|führ|leit|encadr|responsable)/i.test(
      text,
    )
  );
}
