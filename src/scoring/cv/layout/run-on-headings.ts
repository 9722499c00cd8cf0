// Headings in a text that has lost its line breaks, and the breaks around them. Pure.

import { allIn } from '../../text/expressions/all-in.ts';
import type { Gap } from './gaps.ts';

/** The words of headings, as the source of an expression. */
export const HEADINGS = [
  '(?:Professional|Work|Working|Employment|Relevant|Career|Clinical|Core|Key|Technical|Personal|Further|Additional|Other|Earlier|Previous|Continuing) (?:[Ee]xperience|[Hh]istory|[Ee]mployment|[Ss]kills|[Cc]ompetenc(?:y|ies)|[Qq]ualifications?|[Ee]ducation|[Tt]raining|[Cc]ertificat(?:es|ions)|[Pp]rofile|[Ss]ummary|[Dd]evelopment)',
  '(?:Education|Qualifications|Skills|Registrations?|Licen[cs]es|Training|Courses|Certificates|Certifications|Languages) (?:and|&) (?:[Qq]ualifications|[Tt]raining|[Cc]ourses|[Cc]ertificates|[Cc]ertifications|[Rr]egistrations?|[Mm]emberships?|[Ll]icen[cs]es|[Cc]hecks|[Ii]nterests)',
  'Experience|Employment|Skills|Competenc(?:y|ies)|Qualifications?|Education|Training|Certificat(?:es|ions)|Licen[cs]es|Languages|Profile|Summary|Interests|Hobbies|References|Memberships?|Career to date',
  'Berufserfahrung|Berufspraxis|(?:Beruflicher )?Werdegang|Ausbildung|Kenntnisse|Sprachen|Weiterbildung(?:en)?|Abschlüsse',
  'Expériences?(?: professionnelles?)?|Parcours(?: professionnel)?|Formations?|Diplômes?|Compétences|Langues|Loisirs',
  '(?:(?:PROFESSIONAL|WORK|EMPLOYMENT|CAREER|KEY|CORE|TECHNICAL|RELEVANT|OTHER|EARLIER|PREVIOUS|FURTHER|CONTINUING) )?(?:EXPERIENCE|HISTORY|EMPLOYMENT|SKILLS|QUALIFICATIONS|EDUCATION|TRAINING|CERTIFICATES|CERTIFICATIONS|LANGUAGES|PROFILE|SUMMARY|INTERESTS|REFERENCES|STRENGTHS)',
  'WORK|JOBS|CAREER|STUDY|STUDIES|PAPERS|TICKETS|CARDS|LICEN[CS]ES?|LICENSURE|SYSTEMS|SOFTWARE|TOOLS|DEGREES|COURSES|AWARDS|PROJECTS|OBJECTIVE|OVERVIEW|VOLUNTEERING|HOBBIES|REFEREES|MEMBERSHIPS?',
  'BERUFSERFAHRUNG|BERUFSPRAXIS|(?:BERUFLICHER )?WERDEGANG|PRAXIS|AUSBILDUNG|KENNTNISSE|SPRACHEN|WEITERBILDUNG|NACHWEISE|HOBBYS|EXPÉRIENCES?(?: PROFESSIONNELLES?)?|PARCOURS|FORMATIONS?|DIPLÔMES?|COMPÉTENCES|LANGUES|LOGICIELS|LOISIRS',
  // Words of every day are headings where something has ended before them, or dates begin behind them.
  String.raw`(?<=(?:[.)!]|(?:19|20)\d\d)\s{1,3})(?:Study|Studies|Studium|Schule|Bildung|Degrees?|Papers|Tickets|Cards|Courses|Registrations?|Systems|Software|Other|Projects|Divers|Sonstiges|Professional|Nachweise)`,
  String.raw`(?:Work|Jobs|Posts|Career|Teaching|Praxis|Bildung|Appointments|Stationen|Postes|Study|Studies|Studium|Schule)(?=\s+(?:(?:[Ss]ince|[Ss]eit|[Dd]epuis)\s+)?(?:\p{L}{3,9}\.?\s+|\d{1,2}[./])?(?:19|20)\d\d)`,
].join('|');
const HEADING = new RegExp(String.raw`(?<=\S\s+)(?:${HEADINGS})(?=:|\s+(?:[\p{Lu}\d•-]|$))`, 'gu');
const HEADING_ALONE = new RegExp(String.raw`^\s*(?:${HEADINGS})[:.]?\s*$`, 'u');
/** A word before it that a heading cannot follow. */
export const GOES_ON =
  /(?:[,&/(-]|(?<!(?:19|20)\d)\d|(?<!\p{L})(?:of|in|and|the|for|with|to|a|an|by|or|und|der|die|mit|in|de|des|en|et|la|le))\s*$/iu;
/** A word behind it with which it is a title: "Training Manager". */
const HOLDER =
  /^\s+(?:\p{L}+ )?(?:Manager|Officer|Coach|Lead|Assistant|Coordinator|Co-ordinator|Adviser|Advisor|Consultant|Specialist|Director|Provider|Centre|Center|Department|Teacher|Worker|Council|Agency|Act|Board|Tribunals?|Law|Rights|Relations|Contract|Judge)\b/u;
/** A word before it with which it is a subject: "Head of Modern Languages". */
const KIND_BEFORE =
  /(?<!\p{L})(?:Modern|Foreign|Programming|Higher|Special|Adult|Early|Physical|Health|Religious|Staff|Driver|Customer|User|Guest|Patient)\s*$/u;
/** "EDUCATION AND TRAINING" is one heading. */
const AND_BEHIND = /^\s+(?:AND|UND|ET|&)\s+\p{Lu}{2}/u;
/** Words in capitals before one that is in none: a heading, or the title of a post. */
const SHOUTED =
  /(?<=[\p{Ll}\d.;)!?]\s{1,9})\p{Lu}[\p{Lu}'-]{3,}(?:(?:\s+&\s+|\s*\/\s*|\s+)\p{Lu}[\p{Lu}'-]+){0,4}(?=[:,]|\s+(?:\p{Lu}\p{Ll}|[\d>*•("-]))/gu;
/** One word in capitals is a name in short, unless it is as long as this. */
const SHOUTED_MIN = 8;
const ENDS_SHORT = /(?<=\p{L}{6})\s+(?!WORK)\p{Lu}{2,4}$/u;

/** The breaks around words in capitals. */
export function shoutedIn(line: string): Gap[] {
  return allIn(line, SHOUTED).flatMap(({ index, 0: words }) => {
    const isLong =
      words.length >= SHOUTED_MIN && (!/^[^\s/]+$/.test(words) || /[AEIOUÄÖÜÉ].*[AEIOUÄÖÜÉ]/u.test(words));
    if (!isLong || GOES_ON.test(line.slice(Math.max(0, index - 12), index))) return [];
    // "DIPLÔMES DTS Imagerie": what is short at the end begins the next line.
    const heading = words.replace(ENDS_SHORT, '');
    const end = index + heading.length;
    const above = { index: index - 1, length: 1 };
    return /\s/.test(line[end] ?? '') ? [above, { index: end, length: 1 }] : [above];
  });
}

/** Whether a stretch is a heading and nothing else. */
export function isHeadingAlone(stretch: string): boolean {
  return HEADING_ALONE.test(stretch);
}

/** The breaks around headings in small letters and in capitals. */
export function headingsIn(line: string): Gap[] {
  return [...line.matchAll(HEADING)].flatMap(({ index, 0: heading }) => {
    const before = line.slice(0, index);
    const behind = line.slice(index + heading.length);
    const isOfTitle = !heading.includes(' ') && (HOLDER.test(behind) || KIND_BEFORE.test(before));
    if (GOES_ON.test(before) || isOfTitle || AND_BEHIND.test(behind)) return [];
    const blank = before.length - before.trimEnd().length;
    const above = { index: index - blank, length: blank };
    const below = /^\s+/.exec(behind)?.[0].length ?? 0;
    // "Skills: ..." goes on behind its colon.
    return below === 0 ? [above] : [above, { index: index + heading.length, length: below }];
  });
}
