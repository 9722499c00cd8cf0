// Times as people say them, with the exact UTC time behind. `now` comes from the service's clock.

import type { PropsWithChildren } from 'hono/jsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 min", "3 h", "Yesterday", "6 d", then the date: for lists, where width is dear. */
export function Age({ at, now }: { at: string; now: number }) {
  return <Time at={at}>{ageText(Date.parse(at), now)}</Time>;
}

/** The words of `Age`; "in 5 min" and "Tomorrow" for what is to come. */
export function ageText(at: number, now: number): string {
  const distance = Math.abs(now - at);
  const ahead = at > now ? 'in ' : '';
  if (distance < MINUTE) return 'Now';
  if (distance < HOUR) return `${ahead}${Math.floor(distance / MINUTE)} min`;
  if (distance < DAY) return `${ahead}${Math.floor(distance / HOUR)} h`;
  if (distance < 2 * DAY) return at > now ? 'Tomorrow' : 'Yesterday';
  if (distance < 14 * DAY) return `${ahead}${Math.floor(distance / DAY)} d`;
  return dayText(at, now);
}

/** The words of `Age` in a sentence: "4 min ago", "just now", "yesterday", "on 2 December". */
export function agoText(at: number, now: number): string {
  const text = ageText(at, now);
  if (text === 'Now') return 'just now';
  if (/ (min|h|d)$/.test(text)) return `${text} ago`;
  return text === 'Yesterday' ? 'yesterday' : `on ${text}`;
}

/** "11 March, 16:20": for records. */
export function Moment({ at, now }: { at: string; now: number }) {
  return (
    <Time at={at}>
      {dayText(Date.parse(at), now)}, {at.slice(11, 16)}
    </Time>
  );
}

/** "11 March": for what happens on a day. */
export function Day({ at, now }: { at: string; now: number }) {
  return <Time at={at}>{dayText(Date.parse(at), now)}</Time>;
}

function Time({ at, children }: PropsWithChildren<{ at: string }>) {
  return (
    <time datetime={at} title={exact(at)}>
      {children}
    </time>
  );
}

/** "11 March", with the year when it is another than this. */
export function dayText(at: number, now: number): string {
  const isThisYear = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(at);
}

/** "2026-03-11 16:20:07 UTC" of an ISO 8601 time. */
export function exact(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}
