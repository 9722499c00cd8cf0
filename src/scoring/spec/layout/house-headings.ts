// Headings of an ad that name the house, and headings within a list: words over what follows, which ask for nothing
// themselves. Pure.

import { testOf } from '../first-look.ts';

const NAME = String.raw`\p{Lu}[\p{L}\d&.'’-]*(?: (?:& |and |of |the )?[\p{Lu}&][\p{L}\d&.'’-]*){0,4}`;
/** "About Harlow", "Life at Harlow & Moss", "Harlow Overview", "Über die Firma Harlow". */
const OF_THE_HOUSE = new RegExp(
  String.raw`^\W*(?:(?:More |A (?:little|bit) )?[Aa]bout (?!You|The Role|The Job|The Position|The Post|Role|Job|Position)${NAME}|(?:Life|Working|Work|Your (?:[Cc]areer|[Ll]ife)|A [Cc]areer|Culture|Benefits|Team) (?:at|with) ${NAME}|Why (?:join|work (?:at|for|with)) ${NAME}|${NAME} (?:Overview|at a [Gg]lance|Culture|Values)|Über (?!Dich|Sie|Ihre)${NAME}|À propos d(?:e |['’])${NAME})\s*[:.!]?\W*$`,
  'u',
);
/** What is headed so is the post and no house. */
const OF_THE_POST =
  /\b(?:role|job|position|post|project|work|you|candidate|responsibilit\p{L}+|task|duty|product|program(?:me)?)s?\b/iu;
/** "Total Rewards", "Team Overview", "Job Details", "Travel Requirement": no demand by themselves. */
const ONLY_HEADS =
  /^\W*(?:(?:total |our )?rewards|(?:team|position|role|job|company|program(?:me)?|project|department) (?:overview|details?|summary|info(?:rmation)?|description|highlights)|travel requirements?|(?:application|hiring|interview) (?:process|instructions)|(?:value|what (?:we|you)) (?:adds?|added|value in this role)|[\p{L} ]{0,30}\bprivacy(?: (?:notice|policy))?|education and experience equivalency|applicants completing studies|key (?:capabilities|competencies|areas)|description|optional|comp(?:ensation)?|team member|additional (?:details|notes)|stellendetails|eckdaten|infos? pratiques?)\s*:?\W*$/iu;
const COLON_WORDS_MAX = 5;

const namesTheHouse = testOf(OF_THE_HOUSE);
const onlyHeads = testOf(ONLY_HEADS);

/** Whether a line heads what the house says of itself. */
export function headsTheHouse(line: string): boolean {
  return namesTheHouse(line) && !OF_THE_POST.test(line);
}

/** Whether a text only heads what stands below it: "Front-End:", "Team Overview". */
export function onlyHeadsWhatFollows(text: string): boolean {
  if (onlyHeads(text)) return true;
  return /^[\p{L} &/,()+-]+:$/u.test(text) && text.split(/\s+/).length <= COLON_WORDS_MAX;
}
