// A month of usage, day by day, and where it is going; months in words. Pure.

import type { DayUse } from './store.ts';

export type MonthUse = {
  /** Days of the month. */
  length: number;
  /** CVs of each day up to the last that has begun. */
  daily: number[];
  /** The same, summed up. */
  total: number[];
  /** CVs a day over the last seven days that have begun; 0 for a month that is over. */
  pace: number;
  /** The day on which `cap` is reached at that pace, from 1; null when it is not this month. */
  capDay: number | null;
};

const PACE_DAYS = 7;

/** `today` is the day of the month that has begun last, from 1; the month's length once it is over. */
export function monthUse(month: string, used: DayUse[], today: number, cap: number): MonthUse {
  const length = daysOf(month);
  const byDay = new Map(used.map(({ day, cvs }) => [Number(day.slice(8)), cvs]));
  const daily = Array.from({ length: Math.min(today, length) }, (_, index) => byDay.get(index + 1) ?? 0);
  let sum = 0;
  const total = daily.map((cvs) => (sum += cvs));
  const recent = daily.slice(-PACE_DAYS);
  const pace =
    daily.length === 0 || today >= length ? 0 : recent.reduce((all, cvs) => all + cvs, 0) / recent.length;
  const days = pace === 0 ? Number.POSITIVE_INFINITY : Math.ceil(Math.max(0, cap - sum) / pace);
  const capDay = daily.length + days <= length ? daily.length + days : null;
  return { length, daily, total, pace, capDay };
}

/** Days of a month as YYYY-MM. */
export function daysOf(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
}

/** The month `count` before a month as YYYY-MM. */
export function monthBefore(month: string, count: number): string {
  const at = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 - count, 1));
  return at.toISOString().slice(0, 7);
}

/** "March" of a month as YYYY-MM. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' }).format(
    Date.parse(`${month}-01`),
  );
}

/** "March 2026" of a month as YYYY-MM. */
export function monthWords(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}
