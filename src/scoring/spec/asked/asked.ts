// A requirement as it can stand in a sentence of ours: without what only says that it is asked for, and short. Pure.

import { remembered } from '../../text/remembered.ts';
import { mayMatch } from '../first-look.ts';
import { withoutAside } from './asides.ts';
import { withoutDangling, withoutOpenEnd } from '../../text/dangling.ts';
import { AROUND, LEADS, POINTS_BEFORE, TAIL } from './leads.ts';
import { openingOf } from '../clauses/openers.ts';

const LENGTH_MAX = 90;
/** A part that is shorter says too little. */
const PART_MIN = 45;
const REST_MIN = 3;
/** What stands further behind is cut off anyway. */
const READ_MAX = 400;

const leads = LEADS.map((lead) => ({ lead, may: mayMatch(lead) }));

/** A requirement's text for a sentence: at most 90 characters, in the spec's own words; every CV of a job is told the same. */
export const askedText = remembered((text: string): string => {
  const bare = bareOf(text);
  return bare.length <= LENGTH_MAX ? bare : shortened(bare);
});

function bareOf(text: string): string {
  let bare = mainCell(trimmed(text.slice(0, READ_MAX)));
  bare = bare.slice(openingOf(bare));
  bare = withoutLeads(withoutLeads(bare));
  bare = keptBehind(bare, withoutAside(bare.replace(AROUND, '$1')));
  return keptBehind(bare, withoutOpenEnd(bare.replace(TAIL, '')));
}

/** "4 | Spot fraud | Must": of a table's row, the cell that says most. */
function mainCell(row: string): string {
  if (!row.includes('|')) return row;
  const cells = row.split('|').map(trimmed);
  return cells.toSorted((a, b) => b.length - a.length)[0] ?? row;
}

function withoutLeads(text: string): string {
  let bare = text;
  for (const { lead, may } of leads) if (may(bare)) bare = keptBehind(bare, bare.replace(lead, ''));
  return bare;
}

/** What is left, if it still says something. */
function keptBehind(before: string, rest: string): string {
  const saysIt = rest.length >= REST_MIN && /\p{L}[\p{L}\d]/u.test(rest) && !POINTS_BEFORE.test(rest);
  return saysIt ? trimmed(rest) : before;
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:–-]+|[\s.,;:–-]+$/gu, '').replace(/["“”„«»]/g, '');
}

/** Its beginning up to where one would pause, or else to a word. */
function shortened(text: string): string {
  const head = text.slice(0, LENGTH_MAX - 2);
  const pause = Math.max(...[', ', '; ', ': ', ' (', ' – ', ' - '].map((sign) => head.lastIndexOf(sign)));
  const end = pause >= PART_MIN ? pause : head.lastIndexOf(' ');
  const cut = withoutOpen(head.slice(0, end > 0 ? end : head.length)).replace(/[\s,;:(–-]+$/u, '');
  return `${withoutDangling(cut)} …`;
}

/** Without a parenthesis that is opened and not closed, if something stands before it. */
function withoutOpen(text: string): string {
  const opened = text.lastIndexOf('(');
  return opened >= PART_MIN && opened > text.lastIndexOf(')') ? text.slice(0, opened) : text;
}
