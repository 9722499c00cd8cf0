// "A second language", "weitere Fremdsprachen": any language will do but the one that the demand is written in. Pure.

import { testOf } from '../first-look.ts';
import { CREDENTIALS, type Credential } from './credentials.ts';

/** How it is asked for in each language, and the names of that language, which everybody there speaks. */
const ASKED: readonly (readonly [asks: RegExp, own: RegExp])[] = [
  [
    /\b(?:second|third|another|additional|foreign|other|further) (?:(?:modern|european|foreign|spoken|major) )*languages?\b/i,
    /^english/i,
  ],
  [/(?<!\p{L})(?:fremdsprachen?|(?:weitere|andere|zweite) sprachen?)(?!\p{L})/iu, /^german/i],
  [/(?<!\p{L})(?:(?:autre|seconde?|deuxième|troisième) langue|langues? étrangères?)(?!\p{L})/iu, /^french/i],
];
/** Languages of machines, and those that are taught or written in the post. */
const OTHERWISE =
  /\b(?:programming|script|coding|code|model|teach|taught|pupils|learners|acquisition|therap|interpret|translat|results?|tests?|exams?|unterricht|enseign|c\+\+|c#|java|python|rust|sql|kotlin|typescript)/i;
/** A longer sentence tells of something else beside it. */
const WORDS_MAX = 14;

const asked = ASKED.map(([asks, own]) => ({ asks: testOf(asks), own }));
const isOtherwise = testOf(OTHERWISE);

/** The languages of which a demand asks for any; none where it asks for no language, or for one by its name. */
export function anyLanguageAsked(text: string): Credential[] {
  const found = asked.find(({ asks }) => asks(text));
  if (found === undefined || isOtherwise(text) || text.split(/\s+/).length > WORDS_MAX) return [];
  return CREDENTIALS.filter(({ kind, name }) => kind === 'language' && !found.own.test(name));
}
