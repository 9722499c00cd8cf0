// Instants as people read them: near ones by distance, far ones by date, with the exact UTC time for whoever asks. Pure:
// the present comes in.

import type { Child } from 'hono/jsx';
import { isoTime } from '../../platform/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `at` in ISO 8601 or in milliseconds. `precise` writes the clock's time out. */
export function Time({
  at,
  now,
  precise = false,
}: {
  at: string | number;
  now: number;
  precise?: boolean;
}): Child {
  const atMs = typeof at === 'number' ? at : Date.parse(at);
  return (
    <time datetime={isoTime(atMs)} title={preciseWords(atMs)}>
      {precise ? preciseWords(atMs) : distanceWords(atMs, now)}
    </time>
  );
}

/** "12 March", with the year where it is another than now's. */
export function dateWords(atMs: number, now: number): string {
  const date = new Date(atMs);
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  return date.getUTCFullYear() === new Date(now).getUTCFullYear() ? day : `${day} ${date.getUTCFullYear()}`;
}

/** "12 March 2026, 11:04:07 UTC". */
export function preciseWords(atMs: number): string {
  const date = new Date(atMs);
  const time = isoTime(atMs).slice(11, 19);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${time} UTC`;
}

/** "March 2026" of a month as YYYY-MM. */
export function monthWords(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

/** "March" of a month as YYYY-MM. */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5, 7)) - 1] ?? month;
}

/** "2 min", "3 h", "Yesterday", "4 days", then the date; the same ahead of now. */
export function distanceWords(atMs: number, now: number): string {
  const distance = Math.abs(now - atMs);
  if (distance < MINUTE) return 'Just now';
  const ago = atMs > now ? 'in ' : '';
  if (distance < HOUR) return `${ago}${Math.floor(distance / MINUTE)} min`;
  if (distance < DAY) return `${ago}${Math.floor(distance / HOUR)} h`;
  if (distance < 2 * DAY) return atMs > now ? 'Tomorrow' : 'Yesterday';
  if (distance < 7 * DAY) return `${ago}${Math.floor(distance / DAY)} days`;
  return dateWords(atMs, now);
}
