// Drawn signs, one stroke each, always beside a word.

const PATHS = {
  ai: 'M2 6c2-2.2 4-2.2 6 0s4 2.2 6 0M2 11c2-2.2 4-2.2 6 0s4 2.2 6 0',
  copy: 'M5.5 5.5h8v8h-8ZM10.5 5.5v-3h-8v8h3',
  down: 'M4 6l4 4 4-4',
  gem: 'M8 2.5 13.5 7 8 13.5 2.5 7ZM2.5 7h11',
  lock: 'M4 7.5h8v6H4ZM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2',
  mail: 'M2.5 4h11v8h-11ZM2.5 4.5 8 9l5.5-4.5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  said: 'M2.5 3h11v8H7l-3 2.5V11H2.5ZM5.5 6h5M5.5 8.3h3',
  stale: 'M14 8A6 6 0 1 1 8 2M8 4.8V8l2.2 1.6M11 2.6h3v3',
  warn: 'M8 2.5 14 13H2ZM8 6.5V9.5M8 11.3v.01',
} as const;

export type IconName = keyof typeof PATHS;

/** One sign, hidden from readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The service's own sign: a bar cut at its fixed marks. */
export function Mark({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path
          d="M1 4h8v4H1zM10.5 4H13v4h-2.5zM14.5 4H17v4h-2.5zM1 10h8v4H1zM10.5 10H13v4h-2.5z"
          fill-rule="evenodd"
        />
        <path d="M14.5 10H17v4h-2.5z" opacity=".3" />
      </svg>
      <span>{name}</span>
    </>
  );
}
