// A requirement as it can stand in a sentence of ours: without what only says that it is asked for, and short. Pure.

import { remembered } from '../text/remembered.ts';
import { withoutDangling } from './dangling.ts';
import { openingOf } from '../spec/clauses/openers.ts';

const LENGTH_MAX = 90;
/** A part that is shorter says too little. */
const PART_MIN = 45;
const REST_MIN = 3;
/** What stands further behind is cut off anyway. */
const READ_MAX = 400;

const ADVERBS = String.raw`(?: (?:also|already|now|really|do|therefore|currently|personally|ideally|definitely|of course|both|all|still))*`;
const PERSON = String.raw`(?:you|they|he or she|she or he|he/she|s/he|somebody|someone|anyone|anybody|a person|people|whoever(?: \p{L}+){1,3}?|(?:the |our |your )?(?:(?:right|ideal|successful|new|best) )*(?:candidate|person|applicant|post-?holder|jobholder|role holder|colleague|appointee|individual)s?)(?:(?: we have in mind| we (?:want|need|appoint|are after|choose)| who joins us)| who| that)?`;
const HAS = String.raw`(?: (?:must|should|will|would|can|shall|may)|['’](?:ll|d|ve|re|s))?${ADVERBS}(?:(?: (?:have|has|need|needs)| (?:be|are|is) (?:able|expected|required)) to)*${ADVERBS}(?: (?:have|has|had|hold|holds|possess|possesses|bring|brings|be|are|is|need|needs|got))*`;
/** What the sentence opens with before it says what is asked for, tried again until none is left. */
const LEADS: readonly RegExp[] = [
  /^(?:must[- ]have|essential|required|mandatory|minimum requirements?|desirable|preferred|nice to have|bonus(?: points)?(?: for)?|extra points for|ideally|at least)(?:\s*:\s*|\s+(?=\S))/iu,
  /^(?:in addition|additionally|furthermore|moreover|finally|zudem|außerdem|ferner|de plus|en outre),? (?=\S)/iu,
  /^(?:it|that|this)(?:['’]d| would| will|['’]s| is) (?:\p{L}+ ){0,4}?(?:help|bonus|advantage|extra|plus|nice|good|great|useful|ideal)(?: you)? (?:if|to)(?: you| they)?(?:['’]ve| had| have)?(?: (?:also|done|got|a|had|have))* /iu,
  /^(?:and |but |also )?if (?:you|they)(?:['’]ve| have)(?: also)?(?: got)? /iu,
  new RegExp(
    String.raw`^(?:(?:because|since|as|so|and|but|then)\b[^.;:]{0,60}? )?(?:we|i)(?:['’](?:re|m|d|ll)| are| am| would| do| will)?${ADVERBS} (?:need|want|require|expect|ask for|insist on|looking for|look for|seeking|love|like|prefer|be glad of)(?: (?:to have|to see|you to (?:have|be)|${PERSON}(?: with)?${HAS}))? (?=\S)`,
    'iu',
  ),
  new RegExp(String.raw`^(?:(?:so|and|but|then|therefore) )?${PERSON}(?: with)?${HAS} (?=\S)`, 'iu'),
  /^[^.;:]{0,40}?\b(?:anyone|anybody|people|applications?|candidates?) without (?=\S)/iu,
  /^(?:must|should|to)(?: also)? (?:have|hold|be|possess|bring)(?: able to)? (?=\S)|^(?:have|has|having|hold|holds|holding|be|being|de(?= l['’]| la )) (?=\S)/iu,
  /^(?:sie|du) (?:haben|hast|verfügen über|verfügst über|besitzen|besitzt|bringen|bringst|sind|bist|können|kannst|sprechen|sprichst|beherrschen|beherrschst) |^(?:wir )?(?:erwarten|suchen|wünschen uns|verlangen|brauchen) (?:wir )?|^(?:zwingende? )?(?:voraussetzung|bedingung|erforderlich|notwendig)\p{L}* (?:ist|sind|:) ?/iu,
  /^vous (?:avez|êtes|justifiez(?: surtout)? d(?:e |['’])|possédez|disposez d(?:e |['’])|détenez|maîtrisez|parlez) ?|^(?:nous|on) (?:recherchons|demandons|exigeons|attendons|cherchons|souhaitons|demande|exige) /iu,
  /^(?:(?:some|good|proven|demonstrable|demonstrated|solid|strong|previous|prior|relevant|recent|any|first|hands-on|practical|erste|gute|sehr gute|fundierte|praktische|bonnes?|solides?|une|la) )*(?:(?:working )?(?:experience|knowledge|understanding)|erfahrung(?:en)?|kenntnisse|expérience|connaissances?) (?:of|in|with|mit|im|auf|de|du|des|en|dans) (?=\S)/iu,
];
/** What it closes with behind that. */
const TAIL =
  /\s*(?:[,;:(–-]\s*)?(?:(?:is|are|would be|will be|being|ist|sind|wird|wäre|est|sont|serait|seraient) )?(?:absolutely |strictly |an? |un |une |highly |also |zwingend )*(?:essential|required|mandatory|needed|necessary|preferred|desirable|desired|advantage|advantageous|useful|helpful|plus|bonus|welcome|non-?negotiable|vorausgesetzt|erforderlich|notwendig|von vorteil|wünschenswert|willkommen|exigée?s?|requise?s?|souhaitée?s?|appréciée?s?|obligatoires?|impérati(?:f|ve)s?|nécessaires?|atout)\)?$/iu;

/** A requirement's text for a sentence: at most 90 characters, in the spec's own words; every CV of a job is told the same. */
export const askedText = remembered((text: string): string => {
  const bare = bareOf(text);
  return bare.length <= LENGTH_MAX ? bare : shortened(bare);
});

function bareOf(text: string): string {
  let bare = trimmed(text.slice(0, READ_MAX));
  bare = bare.slice(openingOf(bare));
  for (const lead of LEADS) bare = keptBehind(bare, bare.replace(lead, ''));
  return keptBehind(bare, bare.replace(TAIL, ''));
}

/** What is left, if it still says something. */
function keptBehind(before: string, rest: string): string {
  return rest.length >= REST_MIN && /\p{L}{2}/u.test(rest) ? trimmed(rest) : before;
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:–-]+|[\s.,;:–-]+$/gu, '').replace(/["“”„«»]/g, '');
}

/** Its beginning up to where one would pause, or else to a word. */
function shortened(text: string): string {
  const head = text.slice(0, LENGTH_MAX - 2);
  const pause = Math.max(...[', ', '; ', ': ', ' (', ' – ', ' - '].map((sign) => head.lastIndexOf(sign)));
  const end = pause >= PART_MIN ? pause : head.lastIndexOf(' ');
  const cut = withoutOpen(head.slice(0, end > 0 ? end : head.length)).replace(/[\s,;:(–-]+$/u, '');
  return `${withoutDangling(cut)} …`;
}

/** Without a parenthesis that is opened and not closed, if something stands before it. */
function withoutOpen(text: string): string {
  const opened = text.lastIndexOf('(');
  return opened >= PART_MIN && opened > text.lastIndexOf(')') ? text.slice(0, opened) : text;
}
