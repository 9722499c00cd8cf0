// The lines at the head of a role, where its title stands. Pure.

import type { EvidenceLine, Role } from '../../cv/read-cv.ts';
import { withoutRecipients } from '../../cv/stance/recipients.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { MONTH } from '../../text/months.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { rememberedOf } from '../../text/remembered.ts';

const LINES = 2;
/** A longer line is an account of the work. */
const HEADER_LENGTH_MAX = 110;

/** The first lines of a role, those of them that are short, and whether one of either names a post. */
export type Header = {
  lines: EvidenceLine[];
  short: EvidenceLine[];
  namesPost: boolean;
  /** The first short line that does. */
  title: EvidenceLine | undefined;
};

/** "My title says analyst because the grade does", "The inspection is the third line of defence.": told of a post, and not its name. */
const isNoTitle = testOf(
  /^\W*(?:though |although |as |while |officially )?(?:my|our|the|this|mein|unser|der|mon|notre|le) (?:(?:official|job|formal|present|current|offiziell\p{L}*) )?(?:(?:job|stellen|dienst)?(?:title|titel)|titre|intitulé|fonction officielle)s?(?!\p{L})(?!\s?:)|^\W*(?:the|it|they|these|this) (?:\p{L}+ ){0,3}?(?:is|are|was|were|has|have)(?!\p{L})[^:|]*\.$/iu,
);

/** The head of a role, worked out once. */
export const headerOf = rememberedOf((role: Role): Header => {
  const lines = role.lines.slice(0, LINES);
  const short = lines.filter(({ text }) => text.length < HEADER_LENGTH_MAX && !isNoTitle(text));
  return {
    lines,
    short,
    namesPost: lines.some(({ text }) => namesRole(text)),
    title: short.find(({ text }) => namesRole(withoutRecipients(text))),
  };
});

/** "2016 to 2019: ", "| Sept 2021 - now | " before a title. */
const DATES_FIRST = new RegExp(
  String.raw`^(?:[^\p{L}\d]|\d{1,4}(?![\p{L}\d])|${MONTH}|(?:to|until|till|bis|à|since|seit|depuis|from|present|now|today|date|current|heute|aujourd'hui|jetzt|ce jour)(?!\p{L}))+`,
  'iu',
);
const YEAR = /(?:19|20)\d\d/;

/** What a role opens with, behind the dates where they stand first, in its line or in one of their own. */
export function openingOf({ lines: [first, second] }: Role): string {
  const text = first?.text ?? '';
  const dates = DATES_FIRST.exec(text)?.[0] ?? '';
  if (!YEAR.test(dates)) return text;
  return dates.length < text.length ? text.slice(dates.length) : (second?.text ?? text);
}
