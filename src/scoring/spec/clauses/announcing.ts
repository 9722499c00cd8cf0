// Sentences and labels that say how what follows them is meant, and nothing else: "Here's what isn't up for discussion",
// "Three things are fixed", "Now the wish list", "Ce que je propose". Pure.

import { testOf } from '../first-look.ts';
import type { StatementKind } from '../layout/statement-kind.ts';

const FIXED = String.raw`(?:non-?negotiable|not negotiable|(?:not|n['’]t|never) (?:up for|open (?:to|for)|a matter (?:of|for)|for) (?:discussion|debate|negotiation|grabs)|(?:not|n['’]t) (?:optional|negotiable)|fixed|set in stone|carved in stone|compulsory|mandatory|essential|required|dealbreakers?|deal-breakers?|must-haves?|musts|a must)`;
const THINGS = String.raw`(?:(?:these|those|the following|some|a few|two|three|four|five|several|certain|a couple of|here are the|the) )*(?:things|points|items|requirements?|conditions?|papers|tickets|basics|bits|following|rest|list|four|three|two)?`;

const DEMANDED: readonly RegExp[] = [
  // "Here's what isn't up for discussion", "What we cannot bend on".
  new RegExp(
    String.raw`^(?:now |so |and |but )*(?:here(?:['’]s| is| are)|this is|that is|below is) (?:what|the (?:part|bit|stuff|things?)(?: (?:that|which))?)(?: (?:is|are|['’]s))?\b[^.;:]{0,25}?${FIXED}\W*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:now |so |and |but )*(?:${THINGS}) (?:is|are|isn['’]t|aren['’]t)(?: (?:simply|strictly|absolutely|all|both|not|however|though))* ${FIXED}\W*$`,
    'iu',
  ),
  /^(?:now |so |and |but |here['’]s )*(?:what|(?:the|some|a few|two|three|four|five) things?|things|those) (?:that )?(?:we|i) (?:can(?:no|['’])t|cannot|can not|won['’]t|will not|never)(?: really)? (?:do without|live without|go without|bend on|flex on|budge on|move on|shift on|give way on|compromise on|negotiate(?: on)?|drop|waive|relax|skip)\W*$/iu,
  // "Now the serious bit."
  /^(?:now |so |and |but )*(?:for |on to |to )?(?:the|my|our) (?:serious|hard|strict|firm|tough|important|essential|non-negotiable|fixed|immovable|formal) (?:bits?|parts?|stuff|side|things?|ones?|lines?)\W*$/iu,
  /^[^.;:]{0,40}\b(?:please )?(?:do not|don['’]t|no point in) (?:apply|applying|bother)(?: applying)? (?:below|under|with less than|beneath) (?:this|that|these)\W*$/iu,
  /^(?:unverhandelbar|nicht verhandelbar|(?:das|folgendes|dies) (?:ist|muss|steht|brauchen wir)(?: [\p{L}]+){0,3} (?:nicht verhandelbar|fest|gegeben sein|vorliegen|pflicht|ein muss|zwingend)|ohne (?:das|folgendes|diese (?:drei|zwei|vier)?[\p{L} ]*) geht (?:es|hier|bei uns)? ?(?:nichts?|leider nicht)|worüber wir nicht (?:reden|diskutieren|verhandeln))\W*$/iu,
  /^(?:voici |et |mais )*(?:ce qui (?:n['’]est pas|ne se|ne) (?:négociable|discute pas|négocie pas|à discuter)|(?:deux|trois|quatre|certaines|quelques) (?:choses|points|conditions) (?:ne (?:se )?(?:discutent|négocient) pas|ne sont pas négociables|sont (?:impérati\p{L}+|obligatoires|non négociables))|non négociable|sans (?:cela|quoi|ça),? inutile de (?:postuler|candidater))\W*$/iu,
];
const WISHED: readonly RegExp[] = [
  // "We would love to hear from you if you also have:"
  /^(?:and |so )*(?:we|i)(?:['’](?:d|ll)| would| will)? (?:also |particularly |especially |really |very much )*(?:love|like|welcome|be (?:delighted|glad|keen|pleased|thrilled|interested)) (?:to hear|hearing) from (?:you|people|anyone|candidates|applicants)\b[^.;:]{0,30}\b(?:if|who|with)\b[^.;:]{0,40}:$/iu,
  /^(?:now |so |and |then )*(?:here(?:['’]s| is)|for|on to|this is)? ?(?:the|our|my) (?:wish ?list|gravy|icing|nice-to-haves|extras|bonus round)\W*$/iu,
  /^(?:the )?(?:rest|everything else|all else|what follows|the others?) (?:is|are|would be) (?:(?:just|only|purely|really|all) )*(?:gravy|a bonus|a plus|icing|nice to have|negotiable|a wish|extra|desirable|welcome|optional)\W*$/iu,
  /^(?:(?:und )?(?:jetzt|nun) (?:zur|die) (?:kür|wunschliste)|die kür|alles weitere ist (?:kür|bonus|kein muss)|le reste (?:est|serait|c['’]est) (?:un |du )?(?:plus|bonus))\W*$/iu,
];
/** "Ce que je propose", "Was ich biete", "What I can offer you". */
const OFFERED =
  /^(?:et |und |and )*(?:ce que (?:je|j['’]|nous|on|la maison|l['’]entreprise|l['’]agence)(?: (?:vous|te|peux|pouvons|peut))* ?(?:propos|offr|donn|pay|appor)\p{L}*|was (?:ich|wir|man|die firma|es)(?: (?:dir|ihnen|euch|dafür|bei uns))* ?(?:biet|zahl|geb|gib)\p{L}*(?: (?:dafür|dir|ihnen|kann|können))*|was (?:dir|ihnen) (?:geboten|bezahlt) wird|what (?:i|we)(?:['’]ll)?(?: can| will)? (?:offer|pay|give)(?: you)?(?: in return)?)\W*$/iu;
const NOTES =
  /^(?:notes?|information|guidance|advice|hinweise?|informations?)(?: (?:to|for|an|für|aux|pour(?: les)?)(?: (?:all|alle|our|die|unsere))?) (?:applicants|candidates|bewerb\p{L}+|candidate?s)\W*$/iu;

const demanded = DEMANDED.map((one) => testOf(one));
const wished = WISHED.map((one) => testOf(one));
const isOffered = testOf(OFFERED);
const isOfNotes = testOf(NOTES);
const LENGTH_MAX = 110;

/** How a sentence or a label says that what follows is meant; null where it does not say. */
export function kindOfAnnouncement(text: string): StatementKind | null {
  if (text.length > LENGTH_MAX) return null;
  if (demanded.some((isSaid) => isSaid(text))) return 'must';
  if (wished.some((isSaid) => isSaid(text))) return 'nice';
  return isOffered(text) || isOfNotes(text) ? 'boilerplate' : null;
}

/** What is said of the demand before it: that the job stands and falls with it. */
const STRESSED =
  /^(?:and |as |because |since )*(?:(?:this|that|it|which)(?: is|['’]s) (?:(?:an? |the )?(?:(?:hard|absolute|firm|strict|real|basic) )*(?:requirement|must|essential|mandatory|non-negotiable|deal-?breaker|condition|prerequisite)\b(?! (?:that|you|to|for|candidates|applicants|the|we|of)\b)|the job|what (?:the job|it) is about|the heart of (?:it|the job)|key|vital|crucial|the one thing)|(?:we|i)(?:['’]ll| will| do)? test (?:it|this|that|for (?:it|this|that))|(?:we|i|they|(?:the|our) \p{L}+) (?:can(?:no|['’])t|cannot|won['’]t|will not) (?:start|put|send|take|use|employ|insure|deploy|roster|let|allow|have|book) (?:you|anyone|anybody|people|them)\b[^.;]{0,45}\bwithout (?:it|one|them|that)|(?:an? |the |your )?(?:licen[cs]e|ticket|card|permit) (?:that|which) (?:covers?|allows?|is good for|goes with) (?:it|this|that|them|these)\b|no (?:card|ticket|licen[cs]e|certificate|pass),? no (?:start|job|entry|site)\W*$|ohne (?:ihn|sie|es|das|den|diese[nrs]?)(?: \p{L}+)? (?:geht (?:es |hier )?nicht|(?:können|dürfen) wir)|ohne geht (?:es |hier |bei uns |leider |da |einfach )*nichts?\W*$|sans (?:elle|lui|cela|ça|quoi)\b)/iu;
const NAMED = String.raw`(?:qualifications?|experience|licen[cs]es?|certificates?|registrations?|memberships?|clearances?|degrees?|diplomas?|papers?|cards?|tickets?|languages?|skills?|years?|backgrounds?|points?|things?|requirements?|conditions?|ones?|items?|criteria)`;
const POINTING = String.raw`(?:that|this|those|these|the latter|the former|the first|the last|the second)`;
/** The same of several at once, by what kinds of thing they are: "that licence and those years are not negotiable". */
const ALL_STRESSED = new RegExp(
  [
    String.raw`^(?:and |but |so )*(?:${POINTING}(?: (?:one|two|three|four|\p{L}+ing))? ${NAMED}(?:,? (?:and|or) (?:${POINTING} )?(?:\p{L}+ )?${NAMED})?|both|all (?:of )?(?:these|those|this|that|(?:the )?(?:two|three|four))|(?:both|all|each|every one) of (?:these|those|them|which)|(?:these|those) (?:two|three|four)|neither|none)(?: of (?:these|those|them))? (?:is|are)(?: (?:strictly|absolutely|simply|really|both|all|equally))* ${FIXED}(?: for us| here| in this post)?\W*$`,
    String.raw`^(?:and |but |so )*(?:neither|none)(?: of (?:these|those|them|the two|the three))? (?:is|are)(?: at all)? (?:negotiable|optional|open to discussion|up for debate)\W*$`,
    String.raw`^(?:dies\p{L}*|beides?|alles|beide punkte|diese [\p{L} ]{3,40}) (?:ist|sind) (?:für uns )?(?:nicht verhandelbar|unverhandelbar|zwingend|unverzichtbar|ein muss|pflicht|bedingung|voraussetzung)\W*$`,
    String.raw`^(?:ces?t?t?e?s? [\p{L} ]{3,40}|les deux|tout cela|tout ceci|ces deux points) (?:est|sont|n['’]est pas|ne sont pas) (?:non négociables?|négociables?|obligatoires?|impérati(?:f|ve)s?|indispensables?|exigée?s?)\W*$`,
  ].join('|'),
  'iu',
);
const saysStressed = testOf(STRESSED);
const saysAllStressed = testOf(ALL_STRESSED);

/** Whether a sentence says of the demand before it that nobody is taken without it. */
export function stressesLast(text: string): boolean {
  return saysStressed(text) || saysAllStressed(text);
}
