// Lines that call a post: by the name of one that is known, or by what somebody is at their end. A heading begins with many
// of the same words ("Education", "Training"), and a name is two words with capitals as well. Pure.

import { OCCUPATIONS } from '../../lexicon/occupations/all.ts';
import { testOf } from '../../text/expressions/first-look.ts';

let names: ReadonlySet<string> | null = null;

/** Whether a text is the name of a post and nothing else: "Dental Hygienist". */
export function isPostName(text: string): boolean {
  names ??= new Set(Object.values(OCCUPATIONS).flatMap(({ titles }) => titles.split(';')));
  return names.has(text.trim().toLowerCase());
}

/** What somebody is, at the end of a title or before what follows it. */
const POST =
  /(?<!\p{L})(?:officer|manager|teacher|lecturer|tutor|trainer|coach|mentor|psychologist|advis[eo]r|consultant|co-?ordinator|specialist|researcher|registrar|director|lead|leader|administrator|worker|engineer|technician|analyst|librarian|editor|writer|lawyer|solicitor|secretary|clerk|executive|supervisor|inspector|assessor|designer|developer|instructor|counsell?or|practitioner|therapist|nurse|fellow|professor|dean|interpreter|translator|planner|facilitator|educator|warden|clinician|physicist|scientist|interventionist|agent|\p{L}*(?:leiter|referent|berater|koordinator|ausbilder|lehrer|dozent|assistent|sachbearbeiter|techniker|ingenieur)(?:in)?|conseill(?:er|ère)|format(?:eur|rice)|coordinat(?:eur|rice)|ingénieure?|technicien(?:ne)?|enseignante?)s?(?: \([^()]{1,30}\))?\s*(?:$|,|\||\s[-–—]\s|\s(?:at|bei|chez|for|für)\s|\d)/iu;
const endsInPost = testOf(POST);

/** "Experience as a teacher": what is told below it. */
const OF_EXPERIENCE =
  /^(?:(?:my|work|professional|previous|relevant|career|employment|teaching|clinical) )*(?:experience|history|background|career|employment)(?!\p{L})|^(?:berufserfahrung|expériences?|parcours)(?!\p{L})/iu;

/** Whether a text calls a post, with or without where and when. */
export function callsPost(text: string): boolean {
  return (endsInPost(text) && !OF_EXPERIENCE.test(text)) || isPostName(text);
}
