// Whom work is handed to, and whoever the reader has: "hand over to the HR business partners", "passes the file to the
// broker", "your account managers". They are somebody else, and what they are called tells nothing of who writes. Pure.

import { allIn } from '../../text/expressions/all-in.ts';
import { inLettersOf, testOf } from '../../text/expressions/first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import type { Place } from '../../text/place.ts';

/** What is handed, forwarded or escalated, and the things between. */
const HANDED = String.raw`(?:(?:hand(?:s|ed|ing)? (?:[\p{L}-]+ ){0,4}?(?:over|off|on)|handover|pass(?:es|ed|ing)? (?:[\p{L}-]+ ){0,5}?(?:on|over|across|up)|pass(?:es|ed|ing)? (?:it|them|this|these|the (?:[\p{L}-]+ ){1,3}?)|forward(?:s|ed|ing)?(?: [\p{L}-]+){0,4}?|escalat(?:es?|ed|ing)(?: [\p{L}-]+){0,4}?) ?to|(?:übergab|übergabe|weitergabe|weiterleitung|gebe|leite|reiche)(?: [\p{L}-]+){0,4}? an|(?:transmet\p{L}*|remet\p{L}*|transmission|transmis\p{L}*|remis\p{L}*)(?: [\p{L}'’-]+){0,4}? (?:à|aux?))`;
/** Persons and teams, by how their names end. */
const PERSON = String.raw`[\p{L}-]*(?:[eo]rs?|ists?|ants?|ians?|m[ae]n|wom[ae]n|partners?|nurses?|agents?|colleagues?|teams?|departments?|desks?|leads?|heads?|executives?|kolleg\p{L}+|abteilung\p{L}*|[^s]leiter\p{L}*|eurs?|euses?|équipe\p{L}*|service)`;
const recipientFor = inLettersOf({
  source: String.raw`(?<=(?<!\p{L})${HANDED}\s(?:(?:the|our|a|an|my|their|den|die|das|der|unsere?n?|la|l['’]|le|les|notre|nos) ?)?|(?<!\p{L})(?:your|eure[nrm]?|votre|vos) )(?:[\p{L}&/-]+ ){0,3}?${PERSON}(?=\s*(?:$|[,.;:()–]|(?:once|when|after|before|for|to|who|which|that|and|with|on|at|in|as|if|by|so|until|is|are|was|were|has|have|had|can|could|will|would|do|does|did|need|needs|try|tries|want|wants|use|uses|work|works)(?!\p{L})))`,
  flags: 'giu',
});
const mayHand = testOf(
  /(?<!\p{L})(?:your|eure[nrm]?|votre|vos|hand(?:s|ed|ing|over)?|pass(?:es|ed|ing)?|forward(?:s|ed|ing)?|escalat\p{L}+|übergab\p{L}*|weitergabe|weiterleitung|gebe|leite|reiche|transm\p{L}+|rem(?:et|is)\p{L}*)(?!\p{L})/iu,
);

/** The stretches of a text that call those whom work is handed to. */
export const recipientsIn = rememberedOfLine((text): readonly Place[] =>
  mayHand(text)
    ? allIn(text, recipientFor(text)).map(({ index, 0: found }) => ({
        start: index,
        end: index + found.length,
      }))
    : NOBODY,
);

const NOBODY: readonly Place[] = [];

/** A text without them, every place where it was. */
export function withoutRecipients(text: string): string {
  return recipientsIn(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}
