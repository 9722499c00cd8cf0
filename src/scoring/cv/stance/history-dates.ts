// Days, months and years as the lines on papers write them, and whether they have gone by. Pure; "now" is passed in.

import { MONTH, monthOf } from '../../text/months.ts';

/** A day, a month or a year; the month's name or number and the year are its groups. */
export const DATE = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th|er|\.)?[ ./-]{1,2})?(?:of |the |ende |mitte |anfang |fin |early |late |mid-?)?(?:(?<month>${MONTH})\.?,? ?|(?<number>\d{1,2})[./-]))?(?<year>(?:19|20)\d\d)(?!\d)`;

const NEXT_DATE = new RegExp(String.raw`^.{0,12}?(?<!\p{L})${DATE}`, 'iu');

/** Whether what is dated is over. */
export function isPast(rest: string, nowMs: number): boolean {
  const groups = NEXT_DATE.exec(rest)?.groups;
  return groups !== undefined && isOver(groups, nowMs);
}

/** Whether a month or year has gone by. */
export function isOver(groups: Record<string, string> | undefined, nowMs: number): boolean {
  const now = new Date(nowMs);
  const written = Number(groups?.['year']);
  const year = written < 100 ? 2000 + written : written;
  const named = groups?.['month'];
  const month = named === undefined ? Number(groups?.['number'] ?? 12) - 1 : monthOf(named);
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth();
}

/** An expression without names of groups, which must not be met twice. */
export function unnamed(source: string): string {
  return source.replaceAll(/\(\?<[a-z]+>/g, '(?:');
}
