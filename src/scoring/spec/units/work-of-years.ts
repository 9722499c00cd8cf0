// What the years of a demand are to be of: its words without who asks and how, without what is said around the work, and
// without what follows it as a sentence of its own. Pure.

import { inLettersOf } from '../first-look.ts';
import { topicOf } from '../papers/topics.ts';
import { NUMBER_WORDS } from '../time/number-words.ts';

const COUNT = String.raw`(?:\d{1,2}|${NUMBER_WORDS.join('|')})`;
/** "At least", "not less than", "mindestens": how the count is meant. */
const AT_LEAST = String.raw`(?:at (?:the very )?least|(?:a )?minimum(?: of)?|min\.?|(?:no |not |anything |any )?(?:less|fewer|under) than|(?:no|not|with) under|more than|over|a good|a full|mindestens|mind\.|wenigstens|(?:nicht )?weniger als|mehr als|über|(?:d['’])?au moins|plus de|moins de|un minimum de)`;
/** "At least three", "not less than 3+", "mindestens drei bis fünf", with the unit behind it. */
const YEARS = String.raw`(?:(?:a |the )?${AT_LEAST}[ ,]*)*${COUNT}\s?\+?(?:\s?(?:-|–|to|or|bis|oder|à|ou)\s?${COUNT})?[\s+]*(?:\(\d{1,2}\+?\)\s*)?(?:full |good |solid |clear |volle |bonnes |or more |oder mehr |od\.? mehr |ou plus de |ganze )*(?:J\.(?=[\s,;)]|$)|(?:years?|yrs?|months?|(?:berufs|praxis)?jahren?|monaten?|ans|années|mois)(?!\p{L}))`;
const HOW_MEANT = new RegExp(String.raw`(?<!\p{L})${AT_LEAST}\s(?=(?:aber |jedoch )?${COUNT})`, 'giu');

/** Who asks, or of whom, with a verb of asking or having; the work stands behind the years. */
const ASKING = String.raw`(?:expect|want|need|ask|require|have|has|having|bring|like|love|look|see|insist|prefer|show|offer|spent|put in|done|got|hir|verlang|erwart|brauch|hab|bring|such|wünsch|verfüg|wollen|möcht|voraus|faut|demand|exig|attend|cherch|souhait|justifi|avez|ayant|posséd|dispos|comptez|bénéfici|with\b|mit\b|avec\b)`;
const WHO_ASKS = new RegExp(
  String.raw`^.*?(?<!\p{L})(?:we|i|you|they|he|she|who|client|somebody|someone|anyone|anybody|nobody|no one|person|people|candidates?|applicants?|wir|ich|sie|du|wer|jemand\p{L}*|bewerber\p{L}*|person\p{L}*|vous|nous|on|il|quelqu['’]un|celui|celle|candidate?s?)(?:['’](?:ve|ll|d|re))?(?!\p{L})[^,:;()]{0,50}?(?<!\p{L})${ASKING}[^,:;()]{0,30}?\s(?=${YEARS})`,
  'iu',
);
/** "What got people hired so far was four years": whatever stands before such a verb. */
const IT_WAS = new RegExp(String.raw`^.{12,}?\s(?:was|were|sind|ist|sont|est|c['’]est)\s(?=${YEARS})`, 'iu');
/** "No step up: three years as general manager". */
const COLON = new RegExp(String.raw`^.*:\s+(?=[^:]{0,20}${YEARS})`, 'iu');
const LEAD_INS = [COLON, IT_WAS, WHO_ASKS].map((one) => inLettersOf(one));
/** What the work begins with behind the years. */
const WORK_BEHIND = new RegExp(
  String.raw`^(?:${YEARS})(?:['’]s?)?(?:,? or (?:more|longer|so)|,? minimum|,? at least| mindestens| (?:au )?(?:moins|minimum))*\s(?:\p{L}+ ){0,2}?(?:of|in|as|with|on|at|doing|behind|experience|working|work|practice|\p{L}+ing|im|in|als|bei|mit|auf|\p{L}*(?:erfahrung|praxis)|en|dans|comme|de|d['’]|du|chez|sur)(?!\p{L})`,
  'iu',
);

/** In parentheses: what is not meant, how a thing may be called, and the marks of a form. */
const ASIDES =
  /\s*\((?:[^()]*\b(?:but no|not?|nicht|kein\p{L}*|pas|n['’]t|something else|call(?:ed)? it|however called|whatever|any (?:make|brand|type|kind|model)|egal|gleich|peu importe|reicht|different|counts?|included|zählt|compris|(?:okay|ok|fine|happy) with (?:both|either)|(?:both|either)(?: one)? (?:are|is|will|suits?))(?!\p{L})[^()]*|\d|[A-Z](?:\s?[/,]\s?[A-Z])*)\)/giu;
/** Behind a comma: what is not meant, that something counts too, and a sentence that says more of it or why. */
const TAILS: readonly RegExp[] = [
  /\s*(?:,|;|–|—|\s-)\s*(?:only |but |and |und |aber |et |mais )?(?:not (?!less|fewer|under)|no (?!less|fewer)|rather than |as opposed to |nicht |keine? |pas |non )[^;]*$/iu,
  /\s(?:rather than|as opposed to|anstatt|statt|plutôt que)\s[^;]*$/iu,
  /,\s[^,;()]{3,60}\s(?:counts?|included?|is (?:fine|ok|okay|included)|are (?:fine|ok)|zählt|zählen|inklusive|inbegriffen|comptent?|comprise?s?)(?:\s(?:too|as well|also|mit|dazu|aussi))?(?:\s\(\d\))?\W*$/iu,
  /,\s[^,;()]{3,60}\s(?:(?:is|are|does|do|will|wo)(?:n['’]t| not)|don['’]t|doesn['’]t|cannot|can['’]t|reicht|reichen|genügt|zählt nicht|ne suffi\p{L}+|ne compt\p{L}+|seule?s? ne)(?!\p{L})[^;]*$/iu,
  /,?\s(?:(?:ganz )?(?:egal|gleich),? ob|ob|sei es|whether|be it|no matter (?:whether|if)|que ce soit|qu['’]il s['’]agisse|peu importe)\s(?=(?:in|im|at|bei|beim|auf|als|as|en|dans|chez|au|aux)\s[^;]*\s(?:oder|or|ou)\s)[^;]*$/iu,
  /,\s(?:please|bitte|merci|s['’]il vous plaît|obviously|sorry)(?!\p{L})[^;]*$/iu,
  // "On your own – this is no job where there is somebody to ask".
  /\s(?:–|—|-)\s(?:and |but |as |since |because )?(?:this|it|that|there|here|nobody|no one|das|dies|es|hier|ce|c['’]|il)(?:['’]s| is| are| was| will| can| has|(?: is| are| wo| can)n['’]t| ist| sind| wird| gibt|est| est| n['’]est| y a| n['’]y a)(?!\p{L})[^;]*$/iu,
  /,\s(?:and |but |as |so |for |und |denn |da |weil |et |car |mais )?(?:(?:we|they|i|it|the client|my|our|wir|unser\p{L}*|es|nous|notre|nos|on)(?:['’](?:ve|re|ll|d|s))?|deputies|others)\s(?:\p{L}+\s)?(?:check|have|are|will|can|do|need|know|had|haben|sind|können|prüfen|n['’]av|avons|av|vérif|ne )\p{L}*[^;]*$/iu,
  /,?\s(?:and )?(?:(?:will|can|could)(?: not|n['’]t)|cannot|need not|is too little|isn['’]t enough|(?:we|i) (?:can|could|will)(?:n['’]t| not))(?!\p{L})[^;]*$/iu,
  /\s(?:and|und|et)\s(?:been one of|(?:you|they|he|she|who|sie|vous)\s(?:have|must|need|will|know|hold|can|müssen|haben|devez|avez))(?!\p{L})[^;]*$/iu,
  /,?\s(?:in (?:which|denen)|during which|where (?:you|they)|wobei|dans lesquel\p{L}+|au cours desquel\p{L}+)(?!\p{L})[^;]*$/iu,
];

/** The words of a demand of years that tell of the work; all of it where little else is left. */
export function workOfYears(text: string): string {
  const asked = withoutLeadIn(text.replace(ASIDES, ' '));
  const rest = TAILS.reduce((words, tail) => orAll(words.replace(tail, ''), words), asked).trim();
  return orAll(rest, text).replace(HOW_MEANT, '');
}

/** What stands before the years goes where the work stands behind them. */
function withoutLeadIn(text: string): string {
  for (const leadIn of LEAD_INS) {
    const rest = text.replace(leadIn(text), '');
    if (rest !== text && WORK_BEHIND.test(rest)) return orAll(rest, text);
  }
  return text;
}

function orAll(rest: string, text: string): string {
  return topicOf(rest).size > 0 ? rest : text;
}
