// Whether a sign is one of a few, asked of every sign of a text: a look into a table, where a set would make a string of
// each. Pure.

/** The look for the signs of `few`, each one unit of UTF-16, by the number of a sign. */
export function isAmong(few: string): (code: number) => boolean {
  const codes = Array.from(few, (sign) => sign.charCodeAt(0));
  const table = new Uint8Array(Math.max(...codes) + 1);
  for (const code of codes) table[code] = 1;
  return (code) => table[code] === 1;
}
