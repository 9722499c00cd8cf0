// Types of aircraft as codes: a licence or a rating for one of them is none for another, whatever of its names a text has.
// "A321" is of the A320 family, "737NG" and "Boeing 737-800" are one type, and an "ERJ-190" is an E190. Pure.

import { matchesOf } from './designators-look.ts';

/** Airliners and helicopters by the letters of their makers or by the maker's name. */
const NAMED =
  /(?<![\p{L}\d])(?:airbus )?A([23]\d\d)(?:ceo|neo)?(?![\p{L}\d])|(?<![\p{L}\d])(?:B-?|Boeing )(7[0-8]7)(?!\d)|(?<![\p{L}\d/-])(7[0-8]7)(?=[ -](?:NG|MAX|CL|[2-9]00|classic|(?:type[ -])?rat(?:ed|ing)s?)\b|NG\b|-[7-9](?:\/|\b))|(?<![\p{L}\d])(?:Embraer )?(?:E-?|ERJ[ -]?|EMB[ -]?|Embraer )(1[79][05](?:\/-?E?1[79][05])*)(?!\d)|(?<![\p{L}\d])(ATR)(?![\p{L}])|(?<![\p{L}\d])(Q400|Dash ?8|DHC-?8)(?!\d)|(?<![\p{L}\d])(CRJ)|(?<![\p{L}\d])(AW1[03-8]9|H1[2-7]5|EC1[2-5]5|S-?92|S-?76|EC225|AS332)(?!\d)/giu;
/** "A320, 757 or E190": a number that stands by itself is a type beside others. */
const BARE =
  /(?<![\p{L}\d/.,-])7[0-8]7(?=\s?(?:[,/)]|$|or\b|and\b|oder\b|und\b|ou\b|et\b|family\b|series\b))/giu;
const named = matchesOf(NAMED);
const bare = matchesOf(BARE);

/** Of one type certificate. */
const OF_FAMILY: Readonly<Record<string, string>> = { '318': '320', '319': '320', '321': '320' };

/** The types that a text names, as codes of one series. */
export function aircraftTypesIn(text: string): string[] {
  const found = named(text).flatMap(([, airbus, boeing, number, embraer, atr, dash, crj, rotor]) => {
    if (airbus !== undefined) return `A${OF_FAMILY[airbus] ?? airbus}`;
    // "ERJ-170/190" are two.
    if (embraer !== undefined) return (embraer.match(/1[79]/g) ?? []).map((one) => `E${one}0`);
    const other = boeing ?? number;
    if (other !== undefined) return `B${other}`;
    return dash === undefined ? (atr ?? crj ?? rotor ?? '').toUpperCase().replace('-', '') : 'Q400';
  });
  const all = found.length === 0 ? [] : [...found, ...bare(text).map(([one]) => `B${one}`)];
  return [...new Set(all)].map((one) => `TYPE:${one}`);
}
