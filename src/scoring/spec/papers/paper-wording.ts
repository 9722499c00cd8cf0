// A statement as the readers of papers are given it: without what only looks like a paper, and with the word that a label
// took from its name. Pure.

import { cased } from '../../text/expressions/cased.ts';
import { mayMatch } from '../../text/expressions/first-look.ts';
import { asPapersAreKnown } from './other-wordings.ts';

/** "A high degree of accuracy", "360-degree feedback", "degrees of freedom". */
const MEASURE =
  /\b(?:an? |the |to )?(?:\p{L}+ )?degrees? of (?!bachelor|master|doctor|bsc|ba\b|msc|science|arts)\p{L}+|(?<!\b(?:level|nfq|qqi|stage|year|niveau) )\b\d+[- ]degrees?\b|\bdegrees? (?:celsius|centigrade|fahrenheit)\b/giu;
/** "Clearance: active Secret or higher". */
const CLEARANCE_LABEL =
  /^((?:security )?clearance)(?: level| required| requirement)?\s*[:–-]\s*((?:an? |active |current |valid |must (?:have|hold) )*)((?:top )?secret|ts|confidential|public trust|[a-z]{2,4})\b(?! clearance)/i;
/** "Graduated in law" is said of a graduate in law. */
const GRADUATED = /\bgraduated (?=in |of )/gi;

/** "Maurerlehre", "Tischlerlehre". */
const APPRENTICED =
  /(?<!\p{L})(?:abgeschlossene |eine )*(\p{Lu}\p{Ll}{3,}er|\p{Lu}\p{Ll}{3,}[^s\P{Ll}])lehre(?!\p{L})/gu;

/** "Ausschließlich studierte Bauingenieure", "des ingénieurs diplômés". */
const STUDIED = /(?<!\p{L})studierte[rnm]? (\p{Lu}\p{L}{3,})/gu;
const ENGINEERS = /(?<!\p{L})(?:d['’])?ingénieure?s? diplômée?s?(?!\p{L})/giu;
/** "You will have served your time", "time-served": an apprenticeship. */
const SERVED =
  /\b(?:(?:you(?:'ll| will| must)? |must |to )?have served (?:your|their|a|the) (?:full )?time|(?<!\bor )time[- ]served)(?! (?:\p{L}+ ){0,2}apprenticeship)\b/giu;

/** "BS/BA". */
const EITHER_BACHELOR = /\bB\.?[AS]\.?\s*\/\s*B\.?[AS]\b\.?(?! degree)/g;

/** "ADN or BSN": the letters of a nurse's two years of college. */
const ASSOCIATE_NURSE = /\bA[DS]N\b(?=.{0,30}\b(?:BSN|degree|program|school)\b)/g;

/** "Gleich ob über Examen oder Studium erworben", "(training or degree, either is fine)": by which way a paper was gained is no choice of papers. */
const HOWEVER_GAINED =
  /[,(–-]?\s*(?:(?:ganz )?(?:gleich|egal)(?:gültig)?,? (?:ob|wie|wo|auf welchem|über welchen)|unabhängig davon,? (?:ob|wie|wo)|no matter (?:how|whether|by which|where)|regardless of (?:how|whether|the route)|whether (?:gained|obtained|earned|reached|by|through|via)|however (?:gained|obtained|earned|you (?:got|came by))|peu importe|quelle que soit la voie|obtenue? par)(?!\p{L})[^.;)]*|\s*\([^()]{4,60}, (?:beides (?:ist )?(?:recht|möglich|willkommen|gut|ok\p{L}*|in ordnung)|(?:either|both) (?:is |are |will )?(?:fine|ok\p{L}*|do|welcome|suits? us)|either way|l['’]un ou l['’]autre)\)/giu;
const mayBeHowever = mayMatch(HOWEVER_GAINED);

/** "(please note that ARB prescription will not be accepted)": a paper that is named because it will not do. */
const NOT_TAKEN =
  /\s*[(,;–-]\s*(?:(?:please )?note(?: that)? |but |sorry,? |bitte beachten: |attention : )*[^();,.]{3,70}? (?:(?:is|are|will|can|do|does)(?: not|n['’]t)|cannot|won['’]t) (?:be )?(?:accept\p{L}*|approved|considered|recogni[sz]ed|count\p{L}*|sufficient|enough|taken)(?: (?:by|for|on|at|here) [^();,.]{2,40})?\s*(?=[);,.]|$)\)?|\s*\([^()]{3,70} (?:wird|werden|reicht|reichen|genügt|genügen|zählt|zählen) (?:hier |leider )?nicht(?: (?:anerkannt|akzeptiert))?\)|\s*\([^()]{3,70} (?:n['’]est|ne sont|ne sera|ne seront) pas (?:acceptée?s?|reconnue?s?|admise?s?)\)/giu;
const mayNotBeTaken = mayMatch(NOT_TAKEN);

/** "Nach Ausbildung oder Studium mindestens fünf Jahre": since when years are counted, and no choice of papers. */
const SINCE_TRAINING =
  /(?<!\p{L})nach (?:\p{L}+ )?(?:ausbildung|studium|lehre)(?: (?:oder|bzw\.) (?:\p{L}+ )?(?:ausbildung|studium|lehre))? (?=(?:\p{L}+ ){0,2}(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|zehn) jahre)/giu;
const maySinceTraining = mayMatch(SINCE_TRAINING);

/** "Studium der BWL oder eine vergleichbare Ausbildung": what is comparable with it is learnt in an office. */
const LIKE_BUSINESS =
  /(?<=(?<!\p{L})(?:BWL|Betriebswirtschaft\p{L}*|Wirtschaftswissenschaft\p{L}*|Wirtschaftsinformatik)(?!\p{L})[^.;]{0,40}(?<!\p{L})oder (?:eine[r]? )?)(vergleichbare|gleichwertige|ähnliche|entsprechende)[rn]? (?:Berufsausbildung|Ausbildung)(?!\p{L})/gu;
const mayBeLikeBusiness = mayMatch(LIKE_BUSINESS);

/** "Your Danish is fluent: the fitters don't speak English": a tongue that others lack is not asked for. */
const NOT_SPOKEN =
  /(?:\s*[:;,(–-]|\s(?:because|since|as))\s*(?:(?:\p{L}['’\p{L}-]* ){1,5})(?:do(?:es)?(?: not|n['’]t)|can(?: not|not|['’]t)|won['’]t|hardly|rarely|never) (?:really |even )?(?:do|speaks?|uses?|knows?|understands?|talks?)(?: any| much| a word of)? \p{Lu}\p{Ll}+(?:ish|ese|ch|an)(?!\p{L})\)?/gu;
const mayNotBeSpoken = mayMatch(NOT_SPOKEN);

/** The text in which papers are looked for. */
export function asPapersAreWritten(written: string): string {
  const told = mayBeLikeBusiness(written)
    ? written.replace(LIKE_BUSINESS, '$1 kaufmännische Ausbildung')
    : written;
  const said = maySinceTraining(told) ? told.replace(SINCE_TRAINING, '') : told;
  const asked = mayNotBeSpoken(said) ? said.replace(NOT_SPOKEN, '') : said;
  const plain = mayNotBeTaken(asked) ? asked.replace(NOT_TAKEN, ' ').trim() : asked;
  const text = asPapersAreKnown(mayBeHowever(plain) ? plain.replace(HOWEVER_GAINED, ' ').trim() : plain);
  if (
    !/degree|clearance|graduated|lehre|abschluss als|\bb\.?[as]\.?\s*\/|\ba[ds]n\b|served\b|studierte|diplômé/i.test(
      text,
    )
  )
    return text;
  return text
    .replace(MEASURE, ' ')
    .replace(CLEARANCE_LABEL, '$2$3 clearance')
    .replace(GRADUATED, 'graduate ')
    .replace(SERVED, 'a completed apprenticeship')
    .replace(/\babschluss als\b/gi, 'Ausbildung als')
    .replace(EITHER_BACHELOR, "bachelor's degree")
    .replace(ASSOCIATE_NURSE, 'associate degree in nursing')
    .replace(STUDIED, 'abgeschlossenes Studium als $1')
    .replace(ENGINEERS, "diplôme d'ingénieur")
    .replace(APPRENTICED, 'Ausbildung als $1');
}

const HELD = cased({
  words:
    /certif|qualif|licen[cs]|regist|diploma|award\b|\bcard\b|ticket|badge|holder|\bhold\b|accredit|charter|passport|member|\blevel \d|practitioner\b|schein\b|nachweis|titulaire|diplôme/i,
  names: /(?!)/,
});
const KNOWING =
  /^(?:(?:you|they|must|should|will|would|to|he or she|she or he|also|need|needs|has|have|be|a|an|the|solid|sound|good|strong|working|thorough|detailed|in-depth|some|basic|really) )*(?:knows?|understands?|knowing|knowledge|understanding|awareness|familiar(?:ity)?|conversant|(?:well )?versed|grasp|command|up to date (?:with|on)|kenntnisse|kennen|kennst|connaissez|connaissances?)\b/iu;

/** Whether a statement says that something is to be known, and nothing of it that is held. */
export function isOfKnowledge(text: string): boolean {
  return KNOWING.test(text) && !HELD.isIn(text);
}
