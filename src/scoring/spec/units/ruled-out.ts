// What a statement will not take instead of what it asks for: "no other package accepted", "not only running them",
// "another CRM is no substitute". Pure.

import { testOf } from '../first-look.ts';

/** That nothing of the kind will do instead, whatever it is. */
const NOTHING_ELSE =
  /\bno (?:other|further)s?(?: \p{L}+){0,3}? (?:(?:is|are|will be|can be|being) )?(?:accepted|considered|allowed|counts?|recogni[sz]ed|will do|suffices?|do)\b|\bnothing else\b|\bno (?:substitutes?|alternatives?|equivalents?|replacements?|exceptions?)\b|\b(?:do|does|did|will|would|can|could)(?: not|n['’]t|not) (?:please )?(?:apply|accept|consider|take|recogni[sz]e|count|look at|use)\b[^.;()]{0,40}\b(?:other|another|others|else|equivalents?|alternatives?|similar|comparable|rival|competing)\b|\b(?:other|another|similar|comparable|equivalent|rival|competing) (?:\p{L}+[ -]){0,4}?(?:(?:is|are|will|do|does|would|can|could)(?: not|n['’]t|not)|cannot) (?:be )?(?:accepted|considered|count|do\b|enough|sufficient|help|suffice|taken|recogni[sz]ed|a substitute|what)|\bno (?:match|use) for\b|\bkeine? (?:andere[nrms]?|ersatz|alternativen?|gleichwertige[nr]?)\b|\b(?:andere|vergleichbare|ähnliche) (?:\p{L}+ ){0,3}?(?:zählt|zählen|genügt|genügen|reicht|reichen|gelten|werden|akzeptieren wir|ersetzen)\b[^.;]{0,20}\b(?:nicht|kein\p{L}*)\b|\bausschließlich\b|(?<!\p{L})aucun(?:e)? (?:autre|équivalen\p{L}+|substitut)|(?<!\p{L})(?:à l['’]exclusion de tout|exclusivement|pas d['’](?:autres?|équivalen\p{L}+))|\bnot a (?:similar|comparable|rival|different)\b|\b(?:or|oder|ou) (?:an )?equivalent (?:is |are )?not\b/iu;
/** What is named and will not do; the group is the thing. */
const NAMED: readonly RegExp[] = [
  // "Diploma holders kindly do not apply as the board requires the degree".
  /^((?:[\p{L}\d-]+ ){1,4}?(?:holders|graduates|applicants|candidates|trainees)) (?:kindly |please )*(?:(?:do|need|should|may|must)(?: not|n['’]t)|are (?:kindly )?(?:requested|asked) not to) (?:kindly |please )*apply\b/iu,
  /^((?!those|people|any)[^.;,()]{3,60}?) need not apply\b/iu,
  /(?:,|\(|–|—|\band\b| - )\s*(?:but )?not (?:only|just|merely|simply|purely) (?:an? |the )?([^.;,()]{3,60})/iu,
  /(?:,|\(|–|—)\s*(?:but )?not (?!only|just|merely|simply|purely|older|more|less|later|earlier|before|necessarily|required|essential|needed|yet|expired|exhaustive|limited|so |too )([^.;,()]{3,50})/iu,
  /(?:^|[.;,(–—] ?|\band |\bknowing )(?:knowing |knowledge of |experience (?:only |solely |purely |just |merely )?(?:of|with|in) |having )?(?:an? |the )?([^.;,()]{2,60}?) (?:(?:alone|by (?:itself|themselves|its own|their own)|on (?:its|their) own) )?(?:is|are|does|do|will|wo|would)(?: \p{L}+ but)?(?: not|n['’]t| no) (?:really |quite |be |an? )*(?:replacement|substitute|enough|sufficient|count\p{L}*|suffice|do\b|the same|what (?:we|i)(?:['’]re| are|['’]m| am)? (?:really )?(?:mean|need|want|after|looking for|seeking|have in mind)|qualify|accepted|approved|recogni[sz]ed|considered|match)/iu,
  /(?:^|[.;,(] ?|\b(?:und|aber) )(?:nur |allein )?([^.;,()]{3,60}?) (?:allein(?:e)? )?(?:reicht|reichen|genügt|genügen|zählt|zählen|ersetzt|gilt|gelten) (?:hier |uns |dafür |leider |diese[nrs]? |dies |das |sie |ihn |es )*(?:nicht|kein\p{L}*)/iu,
  // "Shops, offices and building sites don't count".
  /^((?:[^.;,()]{3,30}, ){1,4}[^.;,()]{3,40}?) (?:do|does|did|will|would)(?: not|n['’]t) (?:really |quite )?count(?!\p{L})/iu,
  /^((?:[^.;,()]{3,30}, ){1,4}[^.;,()]{3,40}?) (?:zählen|gelten) (?:hier |dafür |dabei |leider )*nicht(?!\p{L})/iu,
  // "Campus LAN is honourable work but not this work", "being a user of it is different", "not a Kaggle one".
  /(?:^|[.;] ?)([^.;()]{3,60}?) (?:is|are)(?:n['’]t)? (?:[^.;,()]{0,40} )?(?:(?:but )?not (?:this|that|the same)(?: (?:work|job|trade|thing|one|role|post))?|(?:quite |very |something )?different|another (?:trade|job|thing|matter|world)|something else)(?=\W*$|[.,;]| and\b)/iu,
  /^not (?!only\b|just\b|least\b|always\b|merely\b|simply\b)(?:an? |the )?([^.;,()]{3,40}?)(?: ones?)?(?=[,.;]|$)/iu,
  /\b(?:hors|en dehors des?|ohne|excluding|exclusive of|not counting|leaving out) ((?:stages?|alternances?|apprentissages?|praktika|praktikum|ausbildungs?zeit\p{L}*|werkstudent\p{L}*|internships?|placements?|apprenticeships?|training contracts?|student jobs?)[^.;,()]{0,40})/iu,
  /(?:,|\(|–)\s*(?:und |aber )?nicht (?:nur|bloß|lediglich) ([^.;,()]{3,60})/iu,
  /(?:,|\(|–)\s*(?:et |mais )?(?:pas|non) (?:seulement|uniquement|simplement) ([^.;,()]{3,60})/iu,
  /(?:,|\(|–)\s*(?:und |aber |et |mais )?(?:nicht als|pas (?:comme|en tant qu(?:e|['’]))) ?(?:eine? |une? )?([^.;,()]{3,60})/iu,
  /(?:^|[.;,(] ?)([^.;,()]{3,60}?) (?:seule?s? )?ne (?:suffi\p{L}+|compten?t?|remplacen?t?) pas/iu,
  /\b(?:rather than|as opposed to|in place of|instead of) (?:just |only |merely )?(?:an? |the )?([^.;,()]{3,50})/iu,
];
/** Where such a remark begins in a statement that asks for something before it. */
const REMARK =
  /\s*(?:[,;(–—]|\s-\s)\s*(?:but |and |sorry,? |please |we |i |und |mais |et )*(?:no other|nothing else|no (?:substitutes?|alternatives?|equivalents?|replacements?|exceptions?)\b|(?:we |please )?(?:do|can|will)(?: not|n['’]t|not) (?:apply|accept|consider|take|recogni[sz]e|count)|not (?:only|just|merely|simply|purely|a similar|another)\b|(?:\p{L}+ ){1,6}?(?:do(?:es)?|will)(?: not|n['’]t) count\b|keine? andere|nicht (?:nur|bloß|lediglich)|aucune? autre|pas (?:seulement|uniquement|d['’]autre))[^()]*\)?\s*\.?$/iu;

const saysNothingElse = testOf(NOTHING_ELSE);
const named = NAMED.map((one) => ({ one, may: testOf(one) }));
const hasRemark = testOf(REMARK);

/** Whether a statement says that nothing else of the kind will do. */
export function takesNothingElse(text: string): boolean {
  return saysNothingElse(text);
}

/** What a statement names and will not take, in its own words. */
export function ruledOutIn(text: string): string[] {
  return [
    ...new Set(
      named.flatMap(({ one, may }) =>
        may(text) ? foundBy(one, text).map((thing) => thing.replace(BUT_WELCOME, '').trim()) : [],
      ),
    ),
  ].filter((thing) => /\p{L}{2}/u.test(thing) && !UNNAMED.test(thing));
}

/** "(not patient transport, not time as a carer)": of a list each. */
function foundBy(one: RegExp, text: string): string[] {
  const first = one.exec(text);
  if (first === null) return [];
  const [whole, thing = ''] = first;
  const next = NOT_NEXT.exec(text.slice(first.index + whole.length))?.[1];
  return next === undefined ? [thing] : [thing, next];
}

const NOT_NEXT = /^(?:,|;) (?:and |or |nor )?not (?:(?:as|an?|the) )*([^.;,()]{3,50})/iu;

/** "Years as a team leader are welcome but do not count". */
const BUT_WELCOME = / (?:is|are|ist|sind|est|sont) [\p{L} ]{3,25},? (?:but|aber|mais)$/iu;

/** Whatever it is. */
const UNNAMED = /^(?:(?:an)?other|similar|it|this|that|they|these)\b/i;
/** "Applicants without it will not be considered" demands it. */
const WITHOUT = /\b(?:without|lack(?:s|ing)?|unless|ohne|sans)\b/i;

/** A statement without such a remark behind what it asks for. */
export function withoutRuledOut(text: string): string {
  return hasRemark(text) ? text.replace(REMARK, '') : text;
}

/** Whether a sentence does nothing but rule out: it is said of what was asked before it. */
export function onlyRulesOut(text: string): boolean {
  return (
    saysOnly(text.replace(EXPLAINED, ' ')) &&
    !WITHOUT.test(text) &&
    (takesNothingElse(text) || ruledOutIn(text).length > 0)
  );
}

/** "At home on the lathe, that is facing and boring, not only programs": it says what is asked for, and not what is none of it. */
const EXPLAINED = /, (?:that|which) (?:is|are)(?: to say)?(?!\p{L})/giu;

const saysOnly = testOf(
  /^(?:(?:[\p{L}\d-]+ ){1,4}?(?:holders|graduates|trainees) (?:kindly |please )*(?:do|need|should|may|must|are)\b|(?!those|people|any)[^.;,]{3,60} need not apply\b|(?:rather than|statt|anstatt|plutôt qu)(?:e|['’])?\s|not an? \p{L}+ one\b|being an? |[^.;,]{3,60} (?:is|are) [^.;]{0,60}(?:but not this|different|something else|another (?:trade|job|world|matter))|no |nothing |sorry|we (?:do|can|will)(?: not|n['’]t|not)|please (?:do not|don['’]t)|(?:an?)?other\b|other\b|similar|knowing|knowledge of|experience (?:only |solely |purely |just |merely )?(?:of|with|in)|\S+(?: \S+){0,9} (?:alone )?(?:(?:is|are|does|do|will|wo)(?:n['’]t)?|reicht|reichen|zählt|zählen|genügt|genügen|ersetzt|ersetzen|ne suffi\p{L}+|ne remplac\p{L}+|ne compt\p{L}+ pas)\b|keine?|andere|aucune?)/iu,
);
