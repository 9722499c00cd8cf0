// Papers whose scheme says for how long they are good, told by no more than the day on which they were passed: a site
// manager's course of April 2021 ran out in April 2026. Pure.

import { monthAt } from '../../cv/posts/dates.ts';
import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { TERMS_OF_PAPERS } from '../../lexicon/terms-of-papers.ts';
import { credentialsNear, placesOf } from '../../spec/papers/credentials.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { MONTH, monthOf } from '../../text/months.ts';
import { MET_FROM, type Found } from '../found.ts';
import { NOTE } from '../notes.ts';
import { CREDIT } from './naming.ts';

const terms = TERMS_OF_PAPERS.map(([years, pattern]) => ({
  years,
  isNamed: testOf(new RegExp(pattern, 'iu')),
}));

/** A part of a line between commas, with what stands in its parentheses. */
const PART = /(?:[^,;|()]|\([^()]*\)|[()])+/gu;

/** The part of a line that names what a unit asks for, where the line names other papers beside it; else the line. */
export function partNaming({ text }: EvidenceLine, unit: Unit): string {
  const places = unit.credentials.flatMap((one) => placesOf(one, text));
  if (places.length === 0) return text;
  const parts = [...text.matchAll(PART)];
  const first = parts.findIndex(({ index, 0: said }) =>
    places.some(({ start }) => start >= index && start < index + said.length),
  );
  if (first < 0) return text;
  const next = parts.findIndex(({ 0: said }, at) => at > first && !GOES_ON.test(said));
  const end = next < 0 ? parts.length : next;
  const others = [...parts.slice(0, first), ...parts.slice(end)].map(({ 0: said }) => said).join('; ');
  const namesOther = credentialsNear(others).some(
    (one) => !unit.credentials.includes(one) && placesOf(one, others).length > 0,
  );
  return namesOther ? parts.slice(first, end).join(',') : text;
}

/** "..., refresher April 2021": more of the same paper. */
const GOES_ON = new RegExp(
  String.raw`^\W*(?:refresh\p{L}*|re-?(?:certif|valid|test|taken|sat|new|fresh|cert)\p{L}*|updat\p{L}*|again|last|latest|repeat\p{L}*|topped|recyclage|auffrischung|(?:and )?(?:\d|${MONTH}))`,
  'iu',
);

const DATED = new RegExp(
  String.raw`(?:(?<month>${MONTH})\.?[ -]|(?<number>0?[1-9]|1[0-2])[./])?(?<year>20\d\d)(?!\d)`,
  'giu',
);
/** "Practising certificate 1 April 2023 to 31 March 2024": behind a paper days are those of its term. */
const TERM_TOLD = new RegExp(
  String.raw`(?<=\b(?:practi[sc]ing certificate|apc|licen[cs]e|registration|card|permit)[ ,:(]{1,3})(?:\d{1,2}\.? )?(?:${MONTH})\.?(?: 20\d\d)? ?(?:to|until|till|bis|au|[-–]) ?(?:\d{1,2}\.? )?(?<month>${MONTH})\.? (?<year>20\d\d)(?!\d)`,
  'giu',
);
/** What says by itself until when it is good, or that it is kept up. */
const SAYS_ITSELF =
  /(?<!\p{L})(?:valid|until|till|to|exp\p{L}*|due|renew\p{L}*|current|in date|annual\p{L}*|yearly|every|gültig|bis|jährlich|valable|jusqu\p{L}*|à jour|échéance|since|from|seit|depuis)(?!\p{L})/iu;

/** "Aktualisierung: September 2022" below the paper: when it was given again. */
export const isRenewal = testOf(
  /^\W*(?:(?:re)?aktualisier\p{L}*|auffrischung\p{L}*|aufgefrischt|verlängert|verlängerung|rezertifizier\p{L}*|mise à jour|réactualis\p{L}*|recycl\p{L}*|renouvel\p{L}*|refresh\p{L}*|re-?certif\p{L}*|re-?validat\p{L}*|re-?new\p{L}*|updated|last (?:done|taken|refreshed|updated))(?!\p{L})/iu,
);

/** `found`, or less where its scheme's term has run out since the last day that is told of the paper. */
export function withinTerm(unit: Unit, cv: Cv, found: Found): Found {
  const [line] = found.lines;
  if (line === undefined || found.credit < MET_FROM || unit.credentials.length === 0) return found;
  const said = partNaming(line, unit);
  const until = Math.max(0, ...[...said.matchAll(TERM_TOLD)].map(monthsOf));
  if (until > 0 && until < monthAt(cv.nowMs))
    return { credit: CREDIT.lapsed, note: NOTE.lapsed, lines: found.lines, stance: 'lapsed' };
  const term = terms.find(({ isNamed }) => isNamed(said) && isNamed(unit.text));
  if (term === undefined || SAYS_ITSELF.test(said)) return found;
  const below = cv.lines[cv.lines.indexOf(line) + 1]?.text ?? '';
  const dated = isRenewal(below) ? `${said}; ${below}` : said;
  const passed = Math.max(0, ...[...dated.matchAll(DATED)].map(monthsOf));
  return passed === 0 || passed + term.years * 12 >= monthAt(cv.nowMs)
    ? found
    : { credit: CREDIT.lapsed, note: NOTE.lapsed, lines: found.lines, stance: 'lapsed' };
}

/** The month of a date; of a year by itself the last. */
function monthsOf({ groups }: RegExpMatchArray): number {
  const year = Number(groups?.['year']);
  const month =
    groups?.['month'] === undefined ? Number(groups?.['number'] ?? 12) - 1 : monthOf(groups['month']);
  return year * 12 + (month ?? 11);
}
