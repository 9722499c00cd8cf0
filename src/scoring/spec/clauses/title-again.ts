// The title of the post, said once more among the demands: "Data Scientist" over a list. It asks for nothing. Pure.

import { credentialsNear, placesOf } from '../papers/credentials.ts';
import { saysMust } from '../layout/heading-words.ts';
import { namesUsualRole } from './role-words.ts';
import { sought } from './who-is-sought.ts';

const WORDS_MAX = 5;

/** Whether a text only says what the post is called, or the end of it: "Software Engineer" of a "Senior Software Engineer". */
export function repeatsTitle(text: string, title: string): boolean {
  const [said, named] = [wordsOf(text), wordsOf(title)];
  if (said.length < 2 || said.length > Math.max(WORDS_MAX, named.length)) return false;
  if (said.join(' ') === named.join(' ')) return true;
  return (
    said.length <= WORDS_MAX && namesUsualRole(text) && ` ${named.join(' ')} `.includes(` ${said.join(' ')} `)
  );
}

/** "To support our sites we are looking for a CRA II": who is sought, by the first letters of the title. */
const SOUGHT_BY_LETTERS =
  /\b(?:looking for|seeking|recruiting|hiring|searching for|suchen(?: wir)?|recrutons|recherchons)\s+(?:(?:an?|the|our|another|experienced|new|next|eine?n?|une?)\s+)*(\p{Lu}{2,5})s?(?:\s(?:[IVX]{1,3}|\d))?(?:\s(?:for|to join|to support|in|at|based|für|in der|pour)\b[^,;:]{0,60})?\W*$/u;
const ASKS_BESIDE =
  /\b(?:with|who|must|knowledge|skills?|experience\w*|qualifi\w+|regist\w+|licen[cs]e\w*|years?|fluent|certifi\w+|degree|mit|avec)\b/i;

/** The subject of a mail. */
const SUBJECT = /^\W*(?:(?:re|fwd?|aw|wg|tr)\s*:\s*)*(?:re|subject|betreff|objet)\s*:/iu;
const QUALIFIED = /(?<!\p{L})(?:(?:fully|suitably|newly|part|nearly)[- ])?qualified /giu;
const ANNOUNCES =
  /^(?:and |so )?(?:we(?:['’]re| are)?|they(?:['’]re| are)?|it is|our client is|the (?:company|client|firm|team|business|trust|practice) is|i am) (?:now |currently |also )?(?:looking (?:for|to (?:hire|appoint|recruit|add))|seeking|recruiting|hiring)(?!\p{L})/iu;
const WANTED = /(?<!\p{L})(?:wanted|needed|required|sought|gesucht|recherchée?s?)(?!\p{L})/iu;
/** One word is of many trades. */
const NAME_WORDS_MIN = 2;
/** Whether a sentence says no more than that the post of the title is to be filled, by its letters or as what a mail is about or its name. */
export function seeksTitle(text: string, title: string): boolean {
  if (SUBJECT.test(text) && text.includes(title) && !ASKS_BESIDE.test(text)) return true;
  if (seeksByName(text, title)) return true;
  const letters = SOUGHT_BY_LETTERS.exec(text)?.[1];
  if (letters === undefined || ASKS_BESIDE.test(text)) return false;
  const initials = (title.match(/(?<![\p{L}\d])\p{Lu}(?=\p{Ll})/gu) ?? []).join('');
  return initials.startsWith(letters);
}

/** "It is looking for a qualified reserving actuary to join a team of nine": of whoever is qualified for what the title says. */
function seeksByName(text: string, title: string): boolean {
  const plain = text.replace(QUALIFIED, '');
  const name = ANNOUNCES.test(text) ? wordsOf(sought([plain]) ?? '') : [];
  const named = new Set(wordsOf(title));
  return (
    name.length >= NAME_WORDS_MIN &&
    name.every((word) => named.has(word)) &&
    !ASKS_BESIDE.test(plain) &&
    !saysMust(plain.replace(ANNOUNCES, ' ')) &&
    !credentialsNear(text).some((one) => placesOf(one, text).length > 0)
  );
}

/** "Subject: Pipe welders wanted, Teesside - 14 weeks": whether a line is the subject of a letter that gives the title, and demands nothing beside it. */
export function isSubjectOf(line: string, title: string): boolean {
  return (
    SUBJECT.test(line) && line.includes(title) && !saysMust(line.replace(title, ' ').replace(WANTED, ' '))
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d+#]+/gu) ?? [];
}
