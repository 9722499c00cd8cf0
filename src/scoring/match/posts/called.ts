// What a post is called: by the line that names it, or where the present post has no name, by the head of the CV. Pure.

import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { headerOf } from './header.ts';
import { rememberedOf, rememberedOfLine } from '../../text/remembered.ts';

/** A title, an employer and dates; what is longer is an account. */
const TITLE_LENGTH_MAX = 80;
const HEAD_LINES = 3;
/** Whom and what the work is for, and who else is there. */
const OF_OTHERS =
  /(?<!\p{L})(?:for|to|by|under|with|helping|assisting|supporting|training|trains?|teaching|supervis\p{L}+|managing|leading|mentor\p{L}*|reporting|unter|für|mit|betreu\p{L}*|anleit\p{L}*|auprès|avec|pour|encadr\p{L}+|sous l[ae’'])(?!\p{L}).*$/iu;
/** An account begins behind a full stop, or behind a colon and goes on for more than a title. */
const ACCOUNT = /(?<=\p{L}{3})\.\s.*$|\s[:–—]\s.{40,}$|:\s.{40,}$/u;
/** "2019 - now:", "Now:", "Mar 2021 to Jan 2024:", "Before that:". */
const DATES =
  /^[^:\p{L}]*(?:(?:\p{L}{3,9}\.?,? ?)?(?:19|20)\d\d[^:]{0,30}|before (?:that|this|then)|previously|earlier|prior|davor|vorher|zuvor|auparavant|avant(?: cela)?|now|present(?:ly)?|current(?:ly)?|today|heute|aktuell|derzeit|aujourd['’]hui|actuellement|poste actuel|since [^:]{4,18}|seit [^:]{4,18}|depuis [^:]{4,18}):\s*/iu;

/** "2011 to 2019 - Site Engineer": the "to" of dates, which is of nobody else. */
const SPAN =
  /(?:(?<!\p{L})\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d\d (?:to|until|till) (?:(?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d\d|date|now|present|today)(?!\p{L})\s*[-–:|,]*\s*/giu;

/** "Third Engineer, DSV Explorer (DP3, diesel-electric, ...": what the place is like. */
const IN_BRACKETS = /\s\(.*$/u;

/** What somebody would be. */
const WISHED =
  /(?<!\p{L})(?:seek\p{L}*|looking for|aspir\p{L}+|want(?:s|ed)? to|hop(?:e|ing) to|would like|appl(?:y|ying|ication)|wish\p{L}*|aim(?:s|ing)?|keen to|future|become|suche|möchte|bewerb\p{L}*|strebe|werden|recherche|souhait\p{L}*|candidature|devenir)(?!\p{L})/iu;

const isWished = rememberedOfLine((text) => WISHED.test(text));

/** The lines at the head of a CV that are of no post, and say what somebody is and not what they would be. */
export function headOf({ lines }: Cv): EvidenceLine[] {
  return lines
    .slice(0, HEAD_LINES)
    .filter(({ role, isHeading, text }) => role === null && !isHeading && !isWished(text));
}

/** The lines that a post is called by, the surest first; those at the head of the CV where the present post has no name. */
export const calledBy = rememberedOf((role: Role, cv: Cv): readonly string[] => {
  const own = titlesIn(headerOf(role).lines);
  const isUnnamed = !own.some((text) => namesRole(text));
  return isUnnamed && role.endedMonthsAgo <= 1 ? [...own, ...headlinesOf(cv)] : own;
});

function headlinesOf(cv: Cv): string[] {
  return titlesIn(headOf(cv)).filter((text) => namesRole(text));
}

/** "Staff nurse, paediatric oncology ward, St Brigid's Children's Hospital, ...": the parts before commas that fit a title. */
function firstParts(text: string): string {
  const at = text.lastIndexOf(', ', TITLE_LENGTH_MAX);
  const first = text.slice(0, text.indexOf(', '));
  return at > 0 && (namesRole(first) || LETTERS.test(first)) ? text.slice(0, at) : text;
}

/** "RN", "HCA": posts by their letters. */
const LETTERS = /^\p{Lu}{2,5}$/u;

function titlesIn(lines: readonly EvidenceLine[]): string[] {
  return lines
    .map(({ text }) => text.replace(DATES, '').replace(SPAN, '').replace(ACCOUNT, '').replace(OF_OTHERS, ''))
    .map((text) => (text.length > TITLE_LENGTH_MAX ? text.replace(IN_BRACKETS, '') : text))
    .map((text, at) => (at === 0 && text.length > TITLE_LENGTH_MAX ? firstParts(text) : text))
    .filter((text, at) => text.length <= TITLE_LENGTH_MAX && (at === 0 || namesRole(text)));
}
