// A German text whose umlauts are spelt out, as keyboards without them and old systems have it, with its umlauts:
// "Fuehrerschein", "taetig". Pure.

import type { Canonical } from '../../text/stored/canonical.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { writtenFor } from '../../text/expressions/latin.ts';
import { languageOf } from '../../text/written-language.ts';
import { reduced, type Kept } from './reduced.ts';

/** Words that are written so in no other language, and in German only without umlauts. */
const speltOutFor = writtenFor(
  /(?<!\p{L})(?:fuer|ueber|koenn\p{L}+|moecht\p{L}+|wuerd\p{L}+|waehrend|zustaendig\p{L}*|selbststaendig\p{L}*|selbstaendig\p{L}*|taetig\p{L}*|fuehr\p{L}+|gefuehrt|durchfuehr\p{L}+|pruef\p{L}+|geprueft\p{L}*|unterstuetz\p{L}+|buero\p{L}*|muendlich|persoenlich\p{L}*|verfuegbar|gruend\p{L}+|einschliesslich|staatlich geprueft\p{L}*|kaufmaenn\p{L}+|behoerd\p{L}*|muenchen|koeln|duesseldorf|nuernberg|oesterreich|zuerich|maerz|vollstaendig\p{L}*|regelmaessig\p{L}*|zusaetzlich\p{L}*|verstaendnis|kenntnisse [^\n]{0,40}fuer)(?!\p{L})/iu,
);
const MAY_BE_SPELT_OUT = /[aou]e/i;
const UMLAUT = /[äöü]/iu;
/**
 * An "e" behind a, o or u within a word, but for where both are heard ("neue", "Quelle", "aktuell", "Poet", "Michael") or
 * where the word is English ("fluent", "guest", "issued", "goes").
 */
const DIGRAPH =
  /(?:[Aa]|(?<![PpJj]|sh)[Oo](?!es(?!\p{L})|effi)|(?<![AaEeQq]|[Mm]an|[Ss]am|[Gg](?=uest)|[Ff]l(?=uen))[Uu](?!ed(?!\p{L})|(?<![FfGgMm]u)ell))e(?=\p{L})/gu;
const NAMES =
  /(?:mich|r|ph|f)ael(?!\p{L}{2})|aero|zue(?:rst|in)|soeben|boeing|phoenix|coexist|soest|coesfeld|oelde|uelzen|verhoeven/giu;
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' };

/** The text with umlauts, where it has none and spells them out; every character knows where it came from. */
export function umlauted(canon: Canonical): Canonical {
  const { text } = canon;
  if (!MAY_BE_SPELT_OUT.test(text) || UMLAUT.test(text) || !speltOutFor(text).test(text)) return canon;
  // One German name in an English text makes no other word German.
  if (languageOf(text) !== 'german') return canon;
  const heard = allIn(text, NAMES).map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  let from = 0;
  let spelt = '';
  const kept: Kept[] = [];
  for (const { index } of allIn(text, DIGRAPH)) {
    if (heard.some((name) => index >= name.from && index < name.to)) continue;
    spelt += `${text.slice(spelt.length, index)}${UMLAUTS[text.charAt(index)] ?? text.charAt(index)}`;
    kept.push({ from, to: index + 1 });
    from = index + 2;
  }
  if (kept.length === 0) return canon;
  return reduced({ ...canon, text: spelt + text.slice(spelt.length) }, [...kept, { from, to: text.length }]);
}
