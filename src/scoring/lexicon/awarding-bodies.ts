// Bodies that award papers of many levels and trades: "a Level 4 qualification (VTCT or CIBTAC)". Who gave a paper is no other
// name of it, and holding another paper of the same body proves nothing. Pure.

import { inLettersOf, mayMatch } from '../text/expressions/first-look.ts';

const BODY = String.raw`(?:CIEH|RSPH|RSH|BPCA|Highfield|VTCT|CIBTAC|ITEC|CIDESCO|Active IQ|NCFE|CACHE|BIIAB|BII|Pearson|Edexcel|OCR|AQA|EDI|NOCN|ProQual|Qualsafe|FutureQuals|IMI|EAL|Lantra|NPTC|ABBE|CABWI|WJEC|TQUK|GQA|SFJ(?: Awards)?|Skillsfirst|Innovate Awarding|ABC Awards|Gateway Qualifications|Ascentis|City (?:&|and) Guilds|IHK|HWK|TÜV(?: \p{Lu}\p{L}+)?|DEKRA|UL|IASSC|Six Sigma \p{Lu}\p{L}+)`;
const OR_THE_LIKE = String.raw`(?:an? )?(?:equivalents?|similar|others?|comparable|the like|other (?:awarding )?bod(?:y|ies)|alike)`;
const JOINED = String.raw`(?:\s?[,/]\s?|,? (?:or|oder|ou|and|und|et) )`;
const LIST = String.raw`${BODY}(?:${JOINED}${BODY})*`;
/** In parentheses behind the paper, and before it; City & Guilds alone is what every paper of its kind is called by. */
const NAMED = new RegExp(
  String.raw`\s*\((?:by |from )?${LIST}(?:${JOINED}${OR_THE_LIKE})?\)|(?<![\p{L}&])(?!City)${LIST}(?=[ /](?:Level|L\d|Award|Certificate|Diploma|accredited|approved|equivalent|NVQ|P[Aa]\d|certified|or))(?:\s?/)?|,? (?:awarded|issued|certified|accredited) by (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:bod(?:y|ies)|provider|organi[sz]ation)(?: \([^()]*\))?`,
  'gu',
);

const [mayName, namedIn] = [mayMatch(NAMED), inLettersOf(NAMED)];

/** A demand without the bodies that award what it asks for; a text that names nothing else stays. */
export function withoutAwardingBodies(text: string): string {
  const rest = mayName(text) ? text.replace(namedIn(text), ' ') : text;
  return rest.trim().length < REST_MIN ? text : rest;
}

/** Less names no paper; in characters. */
const REST_MIN = 12;
