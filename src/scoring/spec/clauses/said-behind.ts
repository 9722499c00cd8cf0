// What a sentence says of the demands before it: "Those two we won't bend on", "So that is a must too", "Beides ist
// Bedingung", "Ces trois points ne sont pas négociables". It asks for nothing itself, and what it speaks of is demanded
// however that was told. Pure.

import { degreeAsked } from '../papers/degrees.ts';
import { testOf } from '../first-look.ts';
import { isNamedPaper } from './listed-demands.ts';
import type { Statement } from './line-statements.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { saysNice } from '../wishes.ts';

const THINGS = String.raw`(?: (?:things|points|items|ones|conditions|demands|requirements|bits|criteria))?`;
const COUNTS = String.raw`(?:two|three|four|five|both|all)`;
const THAT = String.raw`(?:(?:so|and|also|but|yes|sorry|sadly),? )*(?:(?:all |both )?(?:of )?(?:those|these|the) ${COUNTS}${THINGS}|(?:both|all) of (?:those|these|them|which)|(?:those|these)${THINGS}|both|th(?:is|at) one|all (?:two|three|four|five)|the (?:first|last) (?:two|three)${THINGS}|that|this|it)`;
const FIRM = String.raw`(?:(?:therefore|hence|also|both|all|an?|the|our|my|really|absolutely|strictly|simply|firm|hard|strict|absolute|legal|law|clear|one) )*(?:musts?|must[- ]haves?|(?:pre-?)?conditions?|required|requirements?|mandatory|compulsory|obligatory|essentials?|non-negotiables?|not (?:negotiable|optional|for negotiation|up for (?:debate|discussion|negotiation))|deal-?breakers?|fixed|set in stone|written in stone|indispensable|imperative)(?! (?:to|that|you|he|she|they|for (?:us|the business)|part|of (?:the|your|our) (?:work|job|role))(?:['’]\p{L}+)?\b)`;
const BEHIND: readonly RegExp[] = [
  new RegExp(
    String.raw`^${THAT}(?: (?:is|are|was|were|will be|remains?)|['’](?:s|re))(?:n['’]t)? (?:too )?(?:${FIRM}|negotiable|optional|up for (?:debate|discussion|negotiation))`,
    'iu',
  ),
  new RegExp(
    String.raw`^${THAT},? (?:we|i|they)(?: really| simply| just)? (?:won['’]t|will not|can['’]t|cannot|can not|shan['’]t|do(?:n['’]t| not)) (?:\p{L}+ )?(?:bend|budge|compromis|negotiat|move|do without|be without|go without|give way|drop|waive)\p{L}*`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:we|i|they)(?: really| simply| just)? (?:won['’]t|will not|can['’]t|cannot|can not|shan['’]t) (?:bend|budge|compromise|negotiate|move|give way|waive)(?: (?:on|from|about) (?:that|this|it|those|these|either|any of (?:these|those))(?: (?:two|three|four))?)?\W*$`,
    'iu',
  ),
  /^(?:(?:und|auch|aber|leider|sorry) )*(?:das|dies|dieses|beides|alle (?:drei|vier|beide)|beide(?: punkte)?|diese (?:beiden |zwei |drei |vier )?(?:punkte|dinge|bedingungen|anforderungen)|die(?:se)? (?:zwei|drei|beiden)|(?:die|der|das) (?:ersten|letzten) (?:zwei|drei)) (?:ist|sind|bleibt|bleiben) (?:(?:daher|deshalb|also|auch|leider|für uns|absolut|wirklich|beide|alle|eine?|ein|unsere|gesetzlich|tariflich|zwingend|nicht) )*(?:bedingung(?:en)?|pflicht|muss|voraussetzung(?:en)?|zwingend|verhandelbar|unverhandelbar|unverzichtbar|unabdingbar|vorgeschrieben|erforderlich|k\.?o\.?-?kriteri\p{L}+)(?!\p{L})|^(?:darauf|hierauf|auf beides|auf keines davon) (?:können|wollen|werden) wir (?:leider )?nicht verzichten|^daran (?:führt kein weg vorbei|ist nicht zu rütteln|lässt sich nichts ändern)/iu,
  /^(?:(?:et|mais|désolé|hélas) )*(?:c['’]est|ce sont|cela est|ces (?:deux|trois|quatre)? ?(?:points|conditions|exigences|critères) (?:ne )?sont|les (?:deux|trois) (?:ne )?sont|ceci est) (?:(?:donc|aussi|tout|absolument|strictement|pas|des?|une?|les|également|là) )*(?:négociables?|non négociables?|impérati\p{L}+|obligatoires?|exigé\p{L}*|indispensables?|éliminatoires?|conditions?|pré-?requis|incontournables?)(?!\p{L})|^(?:nous|on) n['’](?:y )?(?:dérogeons|transigeons|dérogera|transige)\p{L}* pas|^là-dessus,? (?:nous|on) ne (?:transig|dérog|céd)\p{L}+ pas/iu,
];
/** "It cost us a contract, so sorry, this one isn't negotiable." */
const IN_THE_END =
  /[,;–-] (?:(?:so|and|but|sorry|hence|therefore),? )*(?:this|that|these|those)(?: (?:one|two|bit|part|point)s?)? (?:is|are)(?:n['’]t| not) (?:negotiable|optional|up for (?:debate|discussion|negotiation))\W*$/iu;
const isSaidBehind = [...BEHIND, IN_THE_END].map((one) => testOf(one));

const HOW_MANY: readonly (readonly [RegExp, number])[] = [
  [/\b(?:three|drei|trois)\b/iu, 3],
  [/\b(?:four|vier|quatre)\b/iu, 4],
  [/\b(?:five|fünf|cinq)\b/iu, 5],
  [/\b(?:two|both|beide\p{L}*|zwei|deux|those|these|diese|ces)\b/iu, 2],
];
/** So many statements back is what may be meant. */
const BACK_MAX = 6;
/** Whoever is meant has it, whatever the verb. */
const OF_SOMEBODY =
  /^(?:that )?(?:you|they|he|she|the person|someone|somebody|sie|du|vous|il faut)\b|\b(?:experience|knowledge|kenntnisse|erfahrung|expérience)\b/iu;

/** Whether a sentence only says of what stands before it that it is demanded. */
function isSaidOfBefore(text: string): boolean {
  return isSaidBehind.some((isSaid) => isSaid(text)) && !isNamedPaper(text) && minimumMonths(text) === 0;
}

/** The statements, with what is said behind to be demanded as a must, and without the words that say so. */
export function withSaidBehind(statements: readonly Statement[]): Statement[] {
  const read: Statement[] = [];
  for (const statement of statements) {
    if (statement.kind === 'title' || statement.kind === 'nice' || !isSaidOfBefore(statement.text)) {
      read.push(statement);
      continue;
    }
    const count = HOW_MANY.find(([words]) => words.test(statement.text))?.[1] ?? 1;
    for (const at of meantBy(read, count)) read.splice(at, 1, { ...(read[at] ?? statement), kind: 'must' });
    read.push({ ...statement, kind: 'about' });
  }
  return read;
}

/** Where in what was read the last `count` statements stand that could be demanded. */
function meantBy(read: readonly Statement[], count: number): number[] {
  const at: number[] = [];
  for (let index = read.length - 1; index >= Math.max(0, read.length - BACK_MAX); index -= 1) {
    const one = read[index];
    if (one === undefined || one.kind === 'title' || at.length === count) break;
    if (one.kind === 'must' || (isAskable(one) && one.kind !== 'boilerplate')) at.push(index);
  }
  return at;
}

function isAskable({ text, kind }: Statement): boolean {
  if (kind === 'nice' && saysNice(text)) return false;
  return (
    isNamedPaper(text) ||
    degreeAsked(text) !== null ||
    minimumMonths(text) > 0 ||
    (kind === 'duty' && OF_SOMEBODY.test(text))
  );
}
