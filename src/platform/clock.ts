// The service's clock. Development may shift it (CLOCK_OFFSET_SECONDS) so that retention, months and
// expiry can be tried on a kept state; production refuses to start with a shifted clock (see env.ts).

/** Milliseconds since the epoch as the service sees them. Business code takes `now` as a parameter. */
export type Clock = () => number;

/** A clock shifted by `offsetSeconds`. */
export function shiftedClock(offsetSeconds: number): Clock {
  return () => Date.now() + offsetSeconds * 1000;
}

/** ISO 8601 in UTC with a trailing Z and milliseconds, the form of every timestamp on the wire. */
export function isoTime(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** The UTC month as YYYY-MM. */
export function monthOf(atMs: number): string {
  return isoTime(atMs).slice(0, 7);
}

/** The UTC day as YYYY-MM-DD. */
export function dayOf(atMs: number): string {
  return isoTime(atMs).slice(0, 10);
}

/** The first instant of the UTC month after the one that holds `atMs`. */
export function nextMonthAt(atMs: number): number {
  const date = new Date(atMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
