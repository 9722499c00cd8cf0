// Whether the name of a language says where people and things are from, and nothing of what is spoken.

import { fluencyIn } from '../../spec/papers/fluency.ts';
import type { Place } from '../../text/place.ts';
import { isScaled, saidNearest } from './said-of-language.ts';

/** "Nach deutschen Normen": of a country, and no language. */
export function isAdjective(text: string, { start, end }: Place): boolean {
  return INFLECTED.test(text.slice(start, end)) && BESIDE_A_NOUN.test(text.slice(end));
}

/** "Spanish Peaks University", "an Irish mother": of a country, whatever level stands beside it. */
export function isOfCountry(text: string, { start, end }: Place): boolean {
  if (!IN_ENGLISH.test(text.slice(start, end))) return false;
  const after = text.slice(end);
  return OF_A_PAPER.test(text.slice(0, start)) || OF_SOMETHING.test(after) || isOfGoods(text, { start, end });
}

/** "Spanish ceramics", "Dutch and Belgian ports", "a German-owned haulier": where things and people are from. */
function isOfGoods(text: string, { start, end }: Place): boolean {
  if (!ENGLISH_ONLY.test(text.slice(start, end)) || KNOWN_BEFORE.test(text.slice(0, start))) return false;
  const next = THEN_A_NOUN.exec(text.slice(end));
  if (next === null || isScaled(saidNearest(text, { start, end }))) return false;
  const [, joined, word = ''] = next;
  return joined === '-' ? FROM_THERE.test(word) : !OF_LANGUAGES.test(word) && fluencyIn(word) === 0;
}

/** "I speak Spanish most days". */
const KNOWN_BEFORE = /\b(?:sp[eo]ak(?:s|ing)?|spoke|spoken|know|learn(?:t|ed|ing)?|studied|fluent|my)\s$/i;
/** No "Deutsch" and no "Spanisch", which stand for the language alone. */
const ENGLISH_ONLY = /(?:[^sc]ch|sh|an|ese|ek)$/u;
/** What follows, if need be behind other names of countries. */
const THEN_A_NOUN = /^(?:,? (?:and|or|&) \p{Lu}\p{Ll}+(?:sh|ch|an|ese|ek))*( |-)(\p{Ll}[\p{Ll}’']+)/u;
const FROM_THERE = /^(?:owned|built|made|born|based|bred|run|registered|style|trained|registered|flagged)/;
/** What is said of a language, or goes on about something else. */
const OF_LANGUAGES =
  /^(?:and|or|as|at|to|in|on|is|are|was|were|for|from|with|by|of|but|too|also|both|plus|which|that|who|when|where|while|since|only|well|very|quite|fairly|throughout|always|often|mostly|\p{L}+ly|rather|less|more|better|if|after|before|because|so|not|no|it|my|her|his|every|each|all|the|an?|than|into|through|during|under|over|then|now|daily|used|use|at|via|per|skills?|speak\p{L}*|spoken|writt\p{L}*|writ\p{L}*|read\p{L}*|oral\p{L}*|verbal\p{L}*|langu\p{L}*|mother|first|second|third|tongue|nativ\p{L}*|level|grade|teach\p{L}*|taught|tutor\p{L}*|lesson\p{L}*|class\p{L}*|course\p{L}*|translat\p{L}*|interpret\p{L}*|literature|philology|linguist\p{L}*|studies|degree|exam\p{L}*|certif\p{L}*|correspond\p{L}*|e?-?mails?|calls?|phone\p{L}*|telephon\p{L}*|letters?|texts?|document\p{L}*|contracts?|conversation\p{L}*|comprehen\p{L}*|understand\p{L}*|understood|learn\p{L}*|learnt|improv\p{L}*|progress\p{L}*|comfortabl\p{L}*|capable|decent|solid|strong|perfect\p{L}*|fine|ok|okay|long|can|could|would|have|had|has|i|enough|grew|picked|kept|since|required|essential|desirable|preferred|medium|side|desk|grammar|vocabulary|dictation|copy|proof\p{L}*|gut|sehr|courant\p{L}*|bon|niveau|lu|niet|goed|moedertaal|uwch|iaith)$/u;

/** Names of languages that are adjectives too. */
const IN_ENGLISH = /^\p{Lu}\p{Ll}+(?:sh|ch|an|ese|ek)$/u;
/** "B and C1, full Irish". */
const OF_A_PAPER = /(?:licen[cs]e|passport|citizen\p{L}*|national\p{L}*)\b[^.;]*\bfull $/iu;
/** A noun that is neither the language nor what one does with it. */
const OF_SOMETHING =
  /^ (?!(?:Speak|Nativ|Language|Fluen|Beginn|Interm|Advanc|Conversation|Mother|Business|Profess|Working|Basic|Elementary|Literature|Studies|Philology|Linguist|Proficien|Skills|Level|Teacher|Translat|Interpret|GCSE|Good|Very|Cert|Muttersprach|Grund|Kennt|Schul|Sprach|Verhandl|Gut|Sehr|Langue|Courant|Bilingu|Upper|Lower|Full|Some|Read|Writ|Oral|Excel|Near)\p{L}*|[A-C][12]\b|\p{Lu}{2,})\p{Lu}\p{Ll}+|^ (?:mother(?! tongue)|father|parents?|husband|wife|partner|family|passport|citizen\p{L}*|national\p{L}*|roots|customers?|clients?|suppliers?|market|office|subsidiary|border|school|cuisine|food|wine|cooking|law)\b/u;

const INFLECTED = /^\p{Ll}+sch(?:e[nmrs]?)$/u;
const BESIDE_A_NOUN = /^\s+\p{Lu}(?!prach|chrift)/u;
