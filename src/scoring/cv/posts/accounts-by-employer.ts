// Posts in a table or a list, and their accounts below it by the name of each employer: "Orban: tickets and patches." What
// stands there is of that employer's post, and not of the one that the list ends with. Pure.

import type { EvidenceLine, Role } from '../evidence.ts';

/** A line of dates, and at most one more. */
const HEAD_LINES = 2;
/** "Orban: ...", "At Orban: ...", "Ce que je fais chez Orban : ..." */
const KEYED =
  /^\W*(?:(?:[\p{L}'’]+\s){0,5}?(?:[Aa]t|[Ff]or|[Ww]ith|[Bb]ei|[Cc]hez)\s)?(?:the\s)?(\p{Lu}[\p{L}&'’.-]{3,})(?:\s\p{Lu}[\p{L}&'’.-]+){0,3}\s?:\s/u;
/** "At Brackmoor", "AT WEALD MUTUAL", "Chez Orban": a line of its own over the account. */
const HEADED =
  /^\W*(?:my (?:work|time|years|present work) )?(?:at|with|bei(?:m| der)?|chez|while at|during my time at)\s(?:the\s)?(\p{Lu}[\p{L}&'’.-]{2,})(?:\s[\p{L}&'’.-]+){0,3}\W*$/iu;
/** "Brackmoor" alone, over the account: of the post whose line begins with it. */
const NAME_ALONE = /^\W*(\p{Lu}[\p{L}&'’.-]{2,}[\p{L}&'’-](?:\s\p{Lu}[\p{L}&'’.-]+){0,2})\W*$/u;
/** How far from its beginning a line may name the employer: "Nordgau Systemhaus". */
const FIRST_WORDS = 2;
/** What every second employer is called by, what lists are, and the labels of a form: "Duration: 2019 to 2021". */
const NO_NAME =
  /^(?:skills|tools|work|roles?|team|experience|company|group|services|duties|projects?|languages|designation|duration|period|position|title|location|place|client|employer|department|responsibilit(?:y|ies)|dates?|description|environment|funktion|zeitraum|dauer|ort|firma|arbeitgeber|aufgaben|tätigkeit(?:en)?|poste|durée|période|lieu|missions?|employeur)$/iu;

/** Gives each account to the post of the employer that it begins with. */
export function giveByEmployer(roles: readonly Role[]): void {
  if (roles.length < 2) return;
  for (const role of roles) {
    const accounts = accountsIn(role, roles);
    if (accounts.every(({ owner }) => owner === role)) continue;
    const lines = [...role.lines];
    const first = accounts[0]?.at ?? lines.length;
    role.lines.splice(first);
    for (const [index, { at, owner }] of accounts.entries())
      give(owner, lines.slice(at, accounts[index + 1]?.at));
  }
}

/** "Mid Marches: own grievances from autumn 2020", below a list of posts: an account of one of them, and no post. */
export function isAccountOf(text: string, roles: readonly Role[]): boolean {
  if (!FROM.test(text)) return false;
  const name = KEYED.exec(text)?.[1];
  return (
    name !== undefined &&
    !NO_NAME.test(name) &&
    roles.some(({ lines }) => lines.slice(0, HEAD_LINES).some((line) => holdsName(line.text, name)))
  );
}

const FROM = /:.*(?<!\p{L})(?:from|since|ab|seit|depuis|dès|à partir de)\s/iu;

function give(owner: Role, lines: readonly EvidenceLine[]): void {
  for (const line of lines) {
    line.role = owner;
    owner.lines.push(line);
  }
}

/** Where each account begins in the lines of a role, and whose it is. */
function accountsIn(role: Role, roles: readonly Role[]): { at: number; owner: Role }[] {
  return role.lines.flatMap(({ text }, at, lines) => {
    const alone = at === 0 || at === lines.length - 1 ? undefined : NAME_ALONE.exec(text)?.[1];
    const name = at === 0 ? undefined : (KEYED.exec(text)?.[1] ?? headedBy(text) ?? alone);
    if (name === undefined || NO_NAME.test(name)) return [];
    const [owner] = roles
      .filter((one) => (name === alone ? beginsWith(one, role, name) : isNamed(one, role, name)))
      .toSorted((a, b) => a.endedMonthsAgo - b.endedMonthsAgo);
    return owner === undefined ? [] : [{ at, owner }];
  });
}

/** The employer's name in a line that is nothing but a heading of this kind. */
function headedBy(text: string): string | undefined {
  const name = HEADED.exec(text)?.[1];
  return name !== undefined && /^\p{Lu}/u.test(name) ? name : undefined;
}

/** By the head of a post that has no account of its own. */
function isNamed(one: Role, holder: Role, name: string): boolean {
  const heads = one === holder ? one.lines.slice(0, 1) : one.lines;
  return heads.length <= HEAD_LINES && heads.some(({ text }) => holdsName(text, name));
}

/** The line of a post without an account, or a cell of it, begins with the name, give or take a word. */
function beginsWith(one: Role, holder: Role, name: string): boolean {
  const [head] = one.lines;
  if (head === undefined || (one !== holder && one.lines.length > HEAD_LINES)) return false;
  const at = head.text.indexOf(name);
  const [before, after] = [head.text.slice(0, Math.max(0, at)), head.text.slice(at + name.length)];
  return (
    at >= 0 &&
    /(?:^|[\s,])$/u.test(before) &&
    /^(?:$|[\s,;:|(])/u.test(after) &&
    (before.split('|').at(-1) ?? '').replace(DATES, ' ').split(/\s+/u).filter(Boolean).length < FIRST_WORDS
  );
}

/** "08/2021 - present   Elmhurst Reid Partners": what the row of a table begins with. */
const DATES =
  /[\d/.]*(?:19|20)\d\d|[–—-]|(?<!\p{L})(?:present|now|today|date|to|heute|bis|aujourd['’]hui|à|\p{L}{3,4}\.? (?=(?:19|20)\d\d))(?!\p{L})/giu;

/** In capitals as well: a heading may be written so. */
function holdsName(text: string, name: string): boolean {
  const words = text.split(/[^\p{L}&'’.-]+/u);
  return (
    words.includes(name) ||
    (name === name.toUpperCase() &&
      words.some((word) => word.toUpperCase() === name && /^\p{Lu}/u.test(word)))
  );
}
