// Which subjects are taught at school: "experience of teaching Chemistry at GCSE" is not shown by classes in another subject,
// whatever the years and the exams have in common. Where the line or the demand names none, nothing is said. Pure.

import { remembered } from '../../text/remembered.ts';
import { testOf } from '../../text/expressions/first-look.ts';

/** What each is called in English, German and French; the sciences together, as those who teach one teach the lower years all. */
const SUBJECTS: readonly RegExp[] = [
  /\bmath(?:s|ematics)?\b|mathematik|mathémati/iu,
  /\b(?:physics|chemistry|biology|(?<!computer |social |sports? |political |exercise )sciences?)\b|(?<!\p{L})(?:physik|chemie|biologie)(?!\p{L})|physique-chimie|\bsvt\b/iu,
  /\b(?:french|german|spanish|italian|mandarin|latin|mfl|modern (?:foreign )?languages)\b|französisch|spanisch|(?<!\p{L})(?:allemand|espagnol)(?!\p{L})/iu,
  /\benglish (?:language|literature|teacher|department|lit\b)|\b(?:gcse|a[- ]level|ks[345]) english\b|\bteach\p{L}* (?:of )?english\b/iu,
  /\b(?:history|geography|humanities|religious (?:studies|education))\b|(?<!\p{L})(?:geschichte|erdkunde|geografie|histoire-géographie)(?!\p{L})/iu,
  /\b(?:physical (?:education|ed\b)|sports? (?:science|teacher|studies|lessons))|\bPE\b|sportunterricht|\bEPS\b/u,
  /\b(?:computing|computer science|ict)\b|informatik|informatique/iu,
  /\b(?:music|drama|art (?:and|&) design|art teacher|fine art)\b|(?<!\p{L})(?:musik|kunst)(?:unterricht|lehr\p{L}*)|arts plastiques/iu,
  /\b(?:business studies|economics|psychology|sociology)\b|sciences économiques et sociales/iu,
];
const subjects = SUBJECTS.map((one) => testOf(one));
/** What is asked for is to teach it. */
const asksToTeach = testOf(
  /(?<!\p{L})(?:teach(?:es|ing|er|ers)?|taught|lessons?|unterricht\p{L}*|lehrerfahrung|enseign\p{L}+)(?!\p{L})/iu,
);

/** The subjects that a demand has taught; none where it asks for something else. */
const asked = remembered((demand: string): readonly number[] =>
  asksToTeach(demand) ? subjectsIn(demand) : [],
);
const told = remembered((line: string): readonly number[] => subjectsIn(line));

function subjectsIn(text: string): number[] {
  return subjects.flatMap((isNamed, index) => (isNamed(text) ? [index] : []));
}

/** Whether a line tells of another school subject than those that `demand` has taught, and of none of them. */
export function isOfOtherSubject(demand: string, line: string): boolean {
  const wanted = asked(demand);
  if (wanted.length === 0) return false;
  const subjectsTold = told(line);
  return subjectsTold.length > 0 && !subjectsTold.some((one) => wanted.includes(one));
}
