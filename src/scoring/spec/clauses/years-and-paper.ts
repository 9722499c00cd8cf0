// One sentence that asks for years of work and for a paper besides: "We must ask for at least three years of teaching, as a
// class teacher, and for a completed postgraduate qualification". Pure.

import { testOf } from '../first-look.ts';
import { minimumMonths } from '../time/minimum-months.ts';

const ASKS = String.raw`(?:ask(?:s|ed)? for|look(?:s|ing)? for|need|needs|require|requires|expect|expects|insist(?:s)? on|want|wants)`;
const PAPER = String.raw`(?:qualification|diploma|certificate|degree|licen[cs]e|registration|accreditation|membership)`;
const BOTH = new RegExp(
  String.raw`^(.*?\b${ASKS}\s)(.*?\byears?\b[^.;]*?),? and (?:also )?(?:for |on )?((?:an?|the) (?:\p{L}+ ){0,4}?${PAPER}\b.*)$`,
  'iu',
);
const mayAskBoth = testOf(
  new RegExp(String.raw`\byears?\b[^.;]* and (?:also )?(?:for |on )?(?:an?|the) `, 'iu'),
);

/** A sentence as what it asks of years and what it asks of papers; whole where it asks for one of them. */
export function yearsApart(sentence: string): string[] {
  if (!mayAskBoth(sentence)) return [sentence];
  const [, lead = '', years = '', paper = ''] = BOTH.exec(sentence) ?? [];
  return lead === '' || minimumMonths(years) === 0 ? [sentence] : [`${lead}${years}`, `${lead}${paper}`];
}
