// Where a credential is in force: the places that a spec names, and those that a CV names beside it. Pure.

import { testOf } from '../../text/expressions/first-look.ts';
import {
  countryOf,
  placeCalled,
  PLACES,
  PLACES_BY_CITY,
  STATES_BY_POSTAL,
  US_STATES,
} from '../../lexicon/places.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';

/** A paper of one state is as good as that of another. */
export const TRANSFERABLE = /another state|other states?|comity|reciproc|any state|all states/i;

/** Wherever it was given. */
export const ANYWHERE =
  /\bany (?:[\w.-]+ ){0,2}(?:flag|country|jurisdiction)|\b(?:another|any(?: other)?) (?:u\.?s\.? )?(?:state|province)\b|\b(?:flag|country) (?:of issue )?(?:is )?(?:not important|no matter)/i;

/** The regulator that the spec names is of the spec's country, wherever the person trained; a state's is not. */
export function isOwnAbbreviation(words: string, unit: Unit): boolean {
  const isOfState = [...placesIn(unit.text)].some((place) => US_STATES.test(place));
  return !isOfState && /^[a-z]{3,5}$/.test(words) && unit.text.toLowerCase().includes(words);
}

/** "ACA, CPA or equivalent": a qualification that is earned by examination, of whatever country, and no leave to practise. */
export function isOpenToEquals({ text }: Unit): boolean {
  return saysEquals(text) && SEVERAL.test(text) && !LEAVE_TO_PRACTISE.test(text);
}

const saysEquals = testOf(
  /(?<!\p{L})(?:or|oder|ou)(?: an?| eine?| une?)?(?: [\p{L}-]+)? ?(?:equivalent|comparable|similar|recogni[sz]ed|gleichwertig\p{L}*|vergleichbar\p{L}*|équivalente?|comparables?)(?!\p{L})/iu,
);
/** Letters of two bodies beside each other. */
const SEVERAL =
  /(?<!\p{L})\p{Lu}{3,}(?: ?[,/] ?| or | oder | ou )(?:\p{Lu}[\p{L}.]{0,12} )?\p{Lu}{3,}(?!\p{L})/u;
const LEAVE_TO_PRACTISE =
  /licen[cs]|regist|approbation|zulassung|bestell|inscri|autoris|authori[sz]|\bpermit|berechtigung/iu;

/**
 * "Multistate", "compact": a licence that several states have agreed to take, where the spec takes one, or asks for a nurse's
 * in states that have all agreed to it.
 */
export function isOfCompact(clause: string, { text }: Unit, specPlaces: ReadonlySet<string>): boolean {
  if (!saysCompact(clause) || NOT_COMPACT.test(clause)) return false;
  const asked = placesIn(text);
  const states = [...(asked.size > 0 ? asked : specPlaces)].filter((place) => US_STATES.test(place));
  return (
    saysCompact(text) ||
    (OF_NURSES.test(text) && states.length > 0 && !states.some((state) => OUTSIDE_COMPACT.test(state)))
  );
}

const NOT_COMPACT =
  /\bnot (?:in|(?:a )?part of|(?:a )?member of|under) (?:the |a )?(?:\p{L}+ )?compact|\bnon-?compact|\bsingle[- ]state/iu;
const OF_NURSES = /\b(?:RN|LPN|LVN|[Rr]egistered [Nn]urse|[Nn]urs(?:e|ing))\b/;
/** Where nurses of the compact need a licence of the state's own. */
const OUTSIDE_COMPACT =
  /^(?:alaska|california|hawaii|illinois|massachusetts|michigan|minnesota|nevada|new york|oregon|district of columbia|washington,? d\.?c\.?)$/;

const saysCompact = testOf(
  /\bmulti-?state\b|\b(?:licen[cs]ure|interstate|nurs(?:e|ing)|state) compact\b|\bcompact (?:state|licen[cs]|privilege|member|lpn\b|lvn\b|rn\b|nurse)|\b(?:e?NLC|PSYPACT|IMLC)\b|\b(?:licen[cs]e|rn|lpn|state)s? \(compact\)|\bcompact\)/i,
);

/** A spec that names no place and an American one takes the licence of any state or province for one of its own or one that can be carried over. */
export function isAnyState(clause: string, unit: Unit, specPlaces: ReadonlySet<string>): boolean {
  const places = [...placesIn(clause)];
  if (specPlaces.size > 0) return false;
  return (
    (/\blicen(?:se|sure)\b|\bCPA\b|\bboard\b/.test(unit.text) &&
      places.every((place) => US_STATES.test(place))) ||
    (placesIn(unit.text).size === 0 &&
      places.length > 0 &&
      places.every((place) => countryOf(place) === 'canada' || countryOf(place) === 'australia'))
  );
}

/** What is driven with the licence of one state is driven in all states of its country, and so for its cards of induction. */
export function isOfWholeCountry(
  clause: string,
  credential: string,
  unit: Unit,
  specPlaces: ReadonlySet<string>,
): boolean {
  if (!OF_ALL_STATES.test(credential)) return false;
  const countries = new Set([...placesIn(clause)].map(countryOf));
  const [country] = countries;
  if (countries.size !== 1 || country === undefined || country === null) return false;
  // "An Ontario licence", for lanes into Ohio: where it is to be from says the demand, before the spec.
  const asked = placesIn(unit.text);
  const places = asked.size > 0 ? asked : specPlaces;
  return places.size === 0 || [...places].some((place) => place === country || countryOf(place) === country);
}

const OF_ALL_STATES =
  /lorry licence|(?:rigid|combination) licence|bus licence|forklift licence|high risk work|dogging|construction induction|vehicle endorsement|dangerous goods certificate|medical card/;

/** "A&P": the letters are of the American authority, whose name beside them says nothing more. */
export function isOfItsAuthority(clause: string, { text }: Unit): boolean {
  return (
    /\bA ?(?:&|and) ?P\b|[Aa]irframe/.test(text) &&
    [...placesIn(clause)].every((place) => /^(?:faa|usa)$/.test(place))
  );
}

/** "Issued by an EU/EEA state", "EASA Part-FCL": a paper of any member is as good as that of another. */
export function isOfUnion(clause: string, { text }: Unit): boolean {
  return UNION.test(text) && namedIn(clause).every((place) => saysOfTheUnion(place));
}

const UNION = /\b(?:E[UE]A?|EASA|EWR|UE|European Union|Europäischen? Union|Union européenne)\b/;
const saysOfTheUnion = testOf(
  /^(?:easa|austria|belgium|bulgaria\w*|croati\w+|czech\w*|denmark|danish|finland|finnish|france|germany|greece|greek|hungar\w+|ireland|italy|netherlands|norw\w+|poland|portugal|romania\w*|slovak\w*|sloveni\w+|spain|sweden|swedish)$/,
);

/** Of another state of the same country, or of one that the spec names. */
export function isOtherState(clause: string, specPlaces: ReadonlySet<string>): boolean {
  return namedIn(clause).every((place) => specPlaces.has(place) || US_STATES.test(place));
}

/**
 * The text names places, and none of them is one of the spec's. The country of the spec's state says nothing: the
 * American body that certifies is at home in Texas. `isOfOneCountry`: what is asked for is of the places themselves.
 */
export function isForeign(clause: string, specPlaces: ReadonlySet<string>, isOfOneCountry = false): boolean {
  const places = namedIn(clause.replaceAll(OF_A_NAME, ' '));
  if (places.length === 0) return false;
  const around = new Set([...specPlaces].map(countryOf));
  // Who names none of the nations of one register means any of them, and none where the register is of another country.
  const isAnyNation = !isOfOneCountry && ![...specPlaces].some((place) => OF_ONE_REGISTER.has(place));
  const within = places.filter((place) => !around.has(place) && !(isAnyNation && OF_ONE_REGISTER.has(place)));
  return within.length > 0 && within.every((place) => !isOneOf(place, specPlaces, around));
}

const OF_ONE_REGISTER: ReadonlySet<string> = new Set(['england', 'wales', 'scotland', 'northern ireland']);

/** The text names one of the spec's places, or the country of one. */
export function isAtHome(clause: string, specPlaces: ReadonlySet<string>): boolean {
  const around = new Set([...specPlaces].map(countryOf));
  return namedIn(clause).some((place) => specPlaces.has(place) || around.has(place));
}

/** A state is at home where the spec names its country and no state of it. */
function isOneOf(
  place: string,
  specPlaces: ReadonlySet<string>,
  around: ReadonlySet<string | null>,
): boolean {
  const country = countryOf(place);
  return specPlaces.has(place) || (country !== null && specPlaces.has(country) && !around.has(country));
}

function namedIn(text: string): string[] {
  return [...unshouted(text).matchAll(PLACES)].map(([place]) => placeCalled(place));
}

/** "CALIFORNIA LICENSE": in capitals a place is the same. */
function unshouted(text: string): string {
  return SHOUTED.test(text)
    ? text.replaceAll(SHOUTED_WORDS, (words) =>
        words.replaceAll(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase()),
      )
    : text;
}

const SHOUTED = /\p{Lu}{4}/u;
const SHOUTED_WORDS = /(?<!\p{L})(?:\p{Lu}{3,} )?\p{Lu}{4,}(?!\p{L})/gu;

/** Île-de-France, Val-de-Maine, Maine-et-Loire: what hyphens join is the name of another place, which is at home. */
const OF_A_NAME = /\p{Lu}[\p{L}'’]*-(?:[\p{Ll}'’]{1,4}-)+\p{Lu}\p{L}+/gu;

/** What is given by a place: a licence, a place on its register or roll, its certificate. */
const LEAVE = /licen[cs]|registr|certificate|(?<!\p{L})(?:roll|admi(?:tted|ssion))(?!\p{L})/iu;

/** A licence that the demand asks for by its place, and the line names another place. */
export function isOfAnotherPlace(text: string, unit: Unit): boolean {
  if (!LEAVE.test(unit.text) || TRANSFERABLE.test(unit.text)) return false;
  const asked = placesIn(unit.text);
  // What was held in another state before, or is held there too, says nothing against the one asked for.
  return asked.size > 0 && isForeign(text, asked, true) && !namedIn(text).some((place) => asked.has(place));
}

/** The places that a text names; "Toledo, OH" names Ohio, and Melbourne Victoria. */
export function placesIn(text: string): Set<string> {
  const places = new Set(namedIn(text));
  for (const [, letters = ''] of text.matchAll(POSTAL)) {
    const state = STATES_BY_POSTAL.get(letters);
    if (state !== undefined) places.add(state);
  }
  for (const [city] of text.matchAll(CITIES)) places.add(PLACES_BY_CITY.get(city) ?? city);
  return places;
}

const CITIES = new RegExp(String.raw`(?<!\p{L})(?:${[...PLACES_BY_CITY.keys()].join('|')})(?!\p{L})`, 'gu');
/** A city before it, or a postal code after it; Ontario's class of lorries is no Arizona, and what a post is filed by no Idaho. */
const POSTAL =
  /(?<!\b(?:[Rr]eq|[Jj]ob|[Pp]osting|[Vv]acancy|[Rr]ef|[Rr]ole|[Ee]mployee|[Uu]ser|[Pp]hoto) )(?!AZ (?:licen|driv|class|course|truck))(?:(?<=\p{Ll},? )|\b(?=[A-Z]{2} \d{5}))([A-Z]{2})(?![\p{L}\d])/gu;
