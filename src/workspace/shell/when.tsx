// Times as people say them, with the exact UTC time behind. `now` comes from the service's clock.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 min", "3 h", "Yesterday", "6 d", then the date: for lists, where width is dear. */
export function Age({ at, now }: { at: string; now: number }) {
  return (
    <time datetime={at} title={exact(at)}>
      {age(Date.parse(at), now)}
    </time>
  );
}

function age(at: number, now: number): string {
  const passed = now - at;
  if (passed < MINUTE) return 'Now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h`;
  if (passed < 2 * DAY) return 'Yesterday';
  if (passed < 14 * DAY) return `${Math.floor(passed / DAY)} d`;
  return dayText(at, now);
}

/** "11 March, 16:20": for records. */
export function Moment({ at, now }: { at: string; now: number }) {
  return (
    <time datetime={at} title={exact(at)}>
      {dayText(Date.parse(at), now)}, {at.slice(11, 16)}
    </time>
  );
}

/** "11 March": for what happens on a day. */
export function Day({ at, now }: { at: string; now: number }) {
  return (
    <time datetime={at} title={exact(at)}>
      {dayText(Date.parse(at), now)}
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

function exact(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}
