// Which demands could be put to a candidate by themselves. Of what a spec says some tells of the house, or points to what
// stood before it, and was read as a demand by its place alone: it is left out of the requirements. Pure.

import { EVERYDAY } from '../../lexicon/everyday-words.ts';
import { inLettersOf } from '../first-look.ts';
import { rarity } from '../../text/terms/rarity.ts';
import { remembered } from '../../text/remembered.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { stem } from '../../text/terms/stem.ts';
import type { Requirement } from '../../types.ts';
import { saysWhoIsSought } from '../clauses/asking.ts';
import { saysForce } from '../clauses/force.ts';
import { saysMust } from '../layout/heading-words.ts';
import type { Credential } from '../papers/credentials.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { askedText } from './asked.ts';
import { isDutyOfTheHouse, isNotAsked, isOfTheVacancy, isTold } from './told.ts';

type Asked = Pick<Requirement, 'text' | 'strength' | 'kind'> & { credentials: readonly Credential[] };

/** "The lot", "a current one", "one or the other, in hand", "none of them is required", "so are Passivhaus designs"; not "one of these cards: A or B". */
const pointsBackFor = inLettersOf(
  /^(?:one or the other\b(?!:)|th(?:o|e)se are the (?:one|two|three|only)\b|is (?:fine|ok(?:ay)?|acceptable)\W*$|equivalents? (?:is |are )?accepted\W*$|(?:candidates|you|applicants) will be tested (?:in|on) (?:both|all|it|them|these)\b|(?:ces|les|diese|these|both|beide) (?:deux |two |beiden )?(?:langues|languages|sprachen)\b|(?:sans|ohne|without) [^.;]{3,30} (?:dans chacune|in beiden|in both|in each)\b|(?:alles andere|everything else|tout le reste)\b|(?:non|nicht) (?:négociable|verhandelbar)|the lot|(?:all|none|some|any|one|both|each|neither) of (?:it|them|these|those|this|that|which)\b(?![^:;.]{0,60}:\s\S)|an? \p{L}+ one\b(?! of)|(?:so|such) (?:is|are|was|were|would|will)\b|nothing|(?:\p{L}+ ){1,3}the rest$|(?:\p{L}+ ){0,2}(?:as|than|like) before$|one of (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$|number (?:one|two|three|four|five|six|\d)$|then the \p{L}+ one$|an? (?:(?:current|full|active|paid-?up|fully|registered|subscribing|practising|good)[ ,]{1,2}(?:and )?)*member(?: in good standing)? (?:of|with) (?:that|this|the same|the (?:relevant|appropriate|respective|corresponding)|your|such an?|one of (?:these|those|them)) ?(?:\p{L}+ ){0,2}(?:body|bodies|institutes?|institutions?|associations?|organi[sz]ations?|chamber)\W*$|(?:you(?:['’]d| would|['’]ll| will) be )?(?:our |the )(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))(?: (?:one|person|member|hire|of us|of them))?(?: (?:in|on) the team)?\.?$|not (?!only|just|less|fewer|under|below|negotiable|optional)|no (?:start|entry|whiteboard)\b|(?:rien|nichts|keine?[rs]?)\b)/iu,
);
/** What is left of "since she is abroad" when it stands by itself; "do not know us", "contact us now". */
const FRAGMENT =
  /^(?:as you will|since|compte tenu|étant donné|vu (?:le|la|que)|da (?:die|der|das|wir)|whether|depending on)(?!\p{L})|^.{0,24}(?<!\p{L})(?:us|me)(?: now)?$|(?<!\p{L})(?:ne parlant pas|étant quotidiens)(?!\p{L})/iu;
const PAPERS: ReadonlySet<string> = new Set([
  'licence',
  'certificate',
  'degree',
  'language',
  'clearance',
  'years',
]);
/** "They have been caught out twice by people who only knew the old one": what went wrong before. */
const CAUGHT_OUT =
  /^(?:they|we|i|he|she|(?:the|our|my) \p{L}+)(?:['’](?:ve|s)| have| has| had)? (?:been |got )?(?:caught out|burnt|burned|bitten|stung|let down)\b/iu;
/** Words that stand in more texts than this name nothing by themselves: "write", "paper". */
const RARITY_MIN = 4;

/** Whose work it is: "half of the job is keeping the clusters boring", "most of your time goes into coaching". */
const OF_THE_WORK =
  /\b(?:you(?:['’](?:ll|d|re))?|your (?:time|work|days?|job|role)|(?:the|this) (?:job|work|role|post)|(?:he or she|she or he|they) (?:will|would)|the (?:post-?holder|job-?holder|incumbent|appointee|candidate|person))\b|(?<!\p{L})(?:vous|sie|du|ihre aufgabe)(?!\p{L})/iu;
/** What is told of it in fewer signs is a remark. */
const WORK_MIN = 50;

/** How a requirement speaks, whatever it is of: whether it names something, tells of other things or of the house. */
const spokenIn = remembered((text: string) => {
  const asked = askedText(text);
  return {
    isOne: /\p{L}{2}|\p{L}\+|\p{L}\d|\p{Lu}/u.test(asked) && !pointsBackFor(asked).test(asked),
    isOfTheVacancy: isOfTheVacancy(asked),
    isPart: FRAGMENT.test(asked) || CAUGHT_OUT.test(text) || isCommonWord(asked),
    tells: isTold(asked) || (asked !== text && isTold(text)),
    asks:
      !isNotAsked(text) &&
      (minimumMonths(text) > 0 || saysMust(text) || saysForce(text) || saysWhoIsSought(text)),
    isOfTheWork: text.length > WORK_MIN && OF_THE_WORK.test(text),
    isOfTheHouse: isDutyOfTheHouse(asked),
  };
});

/** Whether a recruiter could put the requirement to a candidate as it stands. */
export function isAskable({ text, strength, kind, credentials }: Asked): boolean {
  // Whatever is wished for is named for its own sake.
  if (strength === 'nice') return true;
  const said = spokenIn(text);
  if (!said.isOne || (kind === 'seniority' && said.isPart)) return false;
  if (credentials.length > 0 || kind === 'years') return true;
  if (said.isOfTheVacancy) return false;
  if (strength === 'hard' || PAPERS.has(kind)) return true;
  if (said.isPart) return false;
  return strength === 'duty'
    ? said.isOfTheWork || !(said.tells || said.isOfTheHouse)
    : said.asks || !said.tells;
}

/** A word or two in small letters that everyone uses: "write", "our best". */
function isCommonWord(asked: string): boolean {
  const words = asked.split(' ');
  if (words.length > 1) return words.length < 3 && words.every((word) => EVERYDAY.has(word));
  const [named] = termsOf(asked);
  if (named?.known.isPhrase === true) return false;
  if (EVERYDAY.has(asked.toLowerCase()) && !/^\p{Lu}+$/u.test(asked)) return true;
  return /^\p{Ll}[\p{Ll}-]+$/u.test(asked) && rarity(stem(asked)) < RARITY_MIN;
}
