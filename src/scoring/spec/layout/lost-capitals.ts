// Items that were run together with full stops between them, each beginning as small as it did in its list: "have a degree.
// hold a licence. know the code". Pure.

import { isAbbreviated } from './abbreviations.ts';

const STOP = /(?<=[\p{Ll}\d)]{2})\.[^\S\n]+(?=\p{Ll})/gu;
/** So many in one line are no slips. */
const STOPS_MIN = 2;

/** The text with semicolons for such stops. */
export function withItemsApart(text: string): string {
  if (!STOP.test(text)) return text;
  STOP.lastIndex = 0;
  return text
    .split('\n')
    .map((line) => {
      const places = [...line.matchAll(STOP)].filter(
        ({ index, 0: stop }) => !isAbbreviated(line.slice(0, index + 1), line.slice(index + stop.length)),
      );
      if (places.length < STOPS_MIN) return line;
      const at = new Set(places.map(({ index }) => index));
      return line.replace(STOP, (stop, place: number) => (at.has(place) ? '; ' : stop));
    })
    .join('\n');
}
