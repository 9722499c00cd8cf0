// Cuts a line of a job spec into sentences, and sentences into clauses that ask for one thing each. Pure.

import { inLettersOf } from '../first-look.ts';
import { isAbbreviated } from './abbreviations.ts';
import { demandsApart } from './demands-apart.ts';
import { NICE, saysNice } from '../wishes.ts';
import { isOneOfKinds } from './kinds-of-one.ts';
import { commaParts, openParentheses } from './parentheses.ts';
import { degreeAsked } from '../papers/degrees.ts';
import { saysSomething } from './short-names.ts';

const nicesFor = inLettersOf(new RegExp(NICE, 'giu'));
/** What stands in parentheses and begins small goes on with the sentence before it. */
const BOUNDARY = /[.;!?]\s+(?=[\p{Lu}\d"'£€$]|\p{Ll}\p{Lu}\p{Ll}|\((?!\p{Ll}))|\s+[•●▪✔·]\s+|;\s+/gu;
/** "Zum 1. Februar". */
const ORDINAL = /(?<!\d)[0-3]?\d\.$/;
const MONTH =
  /^\s+(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})/iu;
/** "Vergleichbare anerkannte Abschlüsse gelten ebenso": what else will do. */
const AS_WELL =
  /^(?:auch )?(?:vergleichbare|gleichwertige|ähnliche|entsprechende|andere)\b[^.;]{0,60}\b(?:gelten|genügen|reichen|zählen|ebenso|ebenfalls|möglich|anerkannt|willkommen)\b|^(?:les |tout |tous )?(?:diplômes?|titres?|formations?|expériences?) (?:jugée?s? )?(?:équivalent|comparable)/iu;
/** "The governors accept QTLS on equal terms", "we take a CPC as well": what else will do. */
const TAKEN_TOO =
  /^(?:we|they|the (?!\p{L}+s? (?:must|will be))\p{L}+)(?: (?:will|would|can|also|equally|gladly|happily))* (?:accept|take|recogni[sz]e)s? [^.;]{3,100}?\b(?:on (?:equal|the same) terms|instead|as well|equally|too|in (?:its|their) place)\W*(?:$|[.;])/iu;
/** What takes back some of what stands before it. */
const TAKEN_BACK =
  /^(?:(?:an? )?(?:additional|extra|further)\b[^.;]{0,70}\b(?:in lieu|instead|accepted|in place)|equivalent|comparable|relevant|similar|otherwise|or|experience (?:is|will|counts))\b/i;
/** Longer stretches without a full stop are cut before the words that begin a demand. */
const STRETCH_MAX = 260;
const COMMA_EVERY = 120;
/** The same where no sign at all stands in it. */
const SIGNLESS_MAX = 150;
/** A new demand within a sentence; what may be had later stands apart too. */
const nextDemandFor = inLettersOf(
  /,? and (?=to (?:have|hold|bring) [^,;]{0,30}\b(?:years?|yrs|months)\b)|,? (?:and|so) (?=we (?:need|want|look for|are looking for|ask for|are after) (?:somebody|someone|people|a person)\b)|,\s+so\s+(?=(?:an?|your)\s[^,;]{3,90}(?:has to|must|needs? to|is (?:needed|required|essential)))|,\s+(?:with\s+)?(?=(?:a|one) year or more\b)|,? and (?=[^,;]{2,40} within \S+ (?:days|weeks|months) of (?:hire|start|appoint|joining))|(?=[,\s])(?<!\bbetween \S{1,6})(?:,?\s+(?:and|und|et)|,(?:\s+plus)?)\s+(?=(?:that\s+)?(?:you\s+)?(?:(?:must|should)\s+(?:already\s+|also\s+)*|will\s+)?(?:(?:have|has)(?! (?:an?|your own|their own|own|the use of an?) (?:car|van|vehicle)\b)|holds?(?! (?:[\p{L}-]+ ){0,2}(?:meetings?|clinics?|sessions?|surger\p{L}+|reviews?|one-to-ones?|1:1s?|talks?|briefings?|workshops?|interviews?|appraisals?|stock|handovers?|hearings?|conferences?|consultations?|caseloads?|accountable|stand-?ups?|catch-?ups?|events?)\b)|be|brings?|possess|speaks?|knows?|needs?|haben(?= (?:den|die|das|eine?n?|ihre[n]?)\s)|besitzen|verfügen|avez|êtes|possédez|détenez|justifiez|maîtrisez|avoir|être)\s+(?!to\b|been|not|the option|done)|(?:at least(?! (?:part|some|one|half|a few)\b)|no less than|a minimum|minimum|mindestens|au moins)\b(?! (?:auf |at |of |level |niveau |sprachniveau |gcse )*[abc][12]\b)|a (?:valid|current|clean|full)\b|an? (?:\p{L}+ )?licen[cs]e\b|(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|zwei|drei|vier|fünf|deux|trois|quatre|cinq)\s*\+?\s*(?:or more )?(?:years?|yrs|jahre|ans|months)\b(?! (?:ahead|later|old|ago|in advance|out|long|type|valid\w*|gültig\w*|de validité)))|,\s+(?:of which|including|davon|dont)\s+(?=at least|\d|a minimum|mindestens|au moins)/giu,
);

/** "Six years in audit, three of them in banking", "cinq ans de chantier, dont deux en réhabilitation". */
const partOfYearsFor = inLettersOf(
  /(?<=\b(?:years?|yrs|jahren?|ans|années)\b[^;]*),\s+(?=(?:(?:and )?(?:at least )?(?:one|two|three|four|five|six|\d)(?: years?)? of (?:them|these|those|which)|(?:of (?:which|these|those|them)|including|davon|dont) (?:at least |a minimum of |mindestens |au moins )?(?:one|two|three|four|five|six|\d|eine?s?|zwei|drei|vier|fünf|un|deux|trois|quatre|cinq)) (?:years? |jahre |ans )?(?:in|on|with|at|as|im|mit|bei|als|en|dans|sur|avec|chez|comme)(?! (?:an? |der |une? )?(?:\p{L}*führ|leit|personal|lead|manag|charge|superv|encadr|direction|équipe|team|senior))(?!\p{L}))/iu,
);

/** Where a list of demands goes on with one of another kind: "Kenntnisse der SPS, Bereitschaft zur Schicht und Deutschkenntnisse". */
const nextOfListFor = inLettersOf(
  /(?<!-)(?:,|,? und|,? and|,? et)\s+(?=(?:(?:die|eine?n?|sehr|gute[snr]?|sichere[snr]?|fundierte[snr]?|fließende[snr]?|gültige[rsn]?|hohe|erste|an?|the|good|strong|solid|sound|excellent|proven|une?|de|bonnes?|bonne) )*(?:bereitschaft|[\p{L}\d/+#-]{3,}kenntnisse|führerschein|(?:berufs)?erfahrung(?= (?:mit|in|im|als|bei|auf))|expérience(?= (?:en|de|d['’]|dans|avec|comme))|abgeschlossenes? (?:ausbildung|studium|lehre)|(?:business|professional |native )?fluen(?:t|cy)|experience (?:of|in|with)|knowledge of|degree in|(?:someone|somebody) who (?:has|have|is|can|holds)|permis b\b|maîtrise d|(?:parlez|maîtrisez|possédez|détenez|sprechen|sprichst|beherrschen|beherrschst) ))/giu,
);

/** Sentences of a line; parentheses stay whole. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(BOUNDARY)) {
    const end = match.index + (/^[.!?]/.test(match[0]) ? 1 : 0);
    const sentence = line.slice(from, end);
    const behind = line.slice(match.index + match[0].length);
    if (openParentheses(sentence) > 0 || (match[0].startsWith('.') && isAbbreviated(sentence, behind)))
      continue;
    if (ORDINAL.test(sentence) && MONTH.test(line.slice(end))) continue;
    if (match[0].startsWith(';') && [TAKEN_BACK, AS_WELL, TAKEN_TOO].some((one) => one.test(behind)))
      continue;
    sentences.push(sentence);
    from = match.index + match[0].length;
  }
  sentences.push(line.slice(from));
  return sentences
    .flatMap((sentence) => (isRunOn(sentence) ? demandsApart(sentence) : [sentence]))
    .map(trimmed)
    .reduce(withForce, [])
    .filter(saysSomething);
}

/** "CPCS card. IN DATE.": that the paper before it is in force. */
const IN_FORCE =
  /^(?:(?:must|has to|have to|needs? to|to|is|and) )*(?:be )?(?:in[- ]date|current|valid|unexpired|up to date|in force|gültig|in kraft|en cours de validité|à jour)(?: please| only)?[.!]?$/iu;

function withForce(sentences: string[], sentence: string): string[] {
  const last = sentences.pop();
  if (last === undefined) return [sentence];
  return IN_FORCE.test(sentence)
    ? [...sentences, `${last.replace(/[.;!]$/, '')}, ${sentence}`]
    : [...sentences, last, sentence];
}

/** A stretch that is long and has hardly a sign in it. */
function isRunOn(text: string): boolean {
  if (text.length > SIGNLESS_MAX && !/[,;:().!?]/.test(text)) return true;
  return text.length > STRETCH_MAX && (text.match(/[,;:()]/g) ?? []).length < text.length / COMMA_EVERY;
}

/** "A, B and C are desirable": what is said of the last is said of all. */
const SHARED =
  /\b(?:and|or|und|oder|et|ou)\b.*\b(?:are|(?:would|will) (?:all |each )?be|wären|sind|seraient|sont)\b|\s[:–-]\s*(?:appréci|souhait|désir)\p{L}+\W*$|[:–-]\s*(?:desirable|preferred|wünschenswert|optional)\W*$/iu;
/** "Forklift licence, first aid and cold store work preferred": of three things, where no degree and no years stand first, which may be demanded. */
const SHARED_BARELY =
  /^[,;]\s[^,;]{2,60}\s(?:and|und|et)\s[^,;]{2,60}\s(?:preferred|desirable|desired|welcome|advantageous|beneficial|wünschenswert|von vorteil|erwünscht|souhaitée?s?|appréciée?s?)\W*$/iu;
const MAY_BE_DEMANDED =
  /(?<!\p{L})(?:years?|yrs|months|jahre?n?|ans|années|diploma|abschluss|ausbildung|diplôme)(?!\p{L})/iu;
const DEMANDS = /\b(?:must|need|have|is|are|required|essential|will|should|hold|minimum|at least)\b/i;

/** "Kenntnisse in ISO 13485, ISO 14971, IEC 60601 von Vorteil": one word heads the list, and what is said of the last is said of all. */
const OF_ONE =
  /^(?:[\p{L}-]+ ){0,2}(?:\p{L}*kenntnisse|\p{L}*erfahrung(?:en)?|routine|knowledge|experience|familiarity|exposure|background|connaissances?|expérience|maîtrise|notions) (?:in|im|mit|zu|von|of|with|to|de|des|du|en|avec) /iu;
const PART_WORDS_MAX = 3;
/** In a list that goes on for longer a part may say more of itself. */
const LONG_LIST = 4;
const PART_WORDS_OF_LONG_MAX = 5;
/** "Ideally TIA Portal": a wish of its own. */
const WISH_FIRST =
  /^(?:ideal\p{L}*|idéal\p{L}*|prefer\p{L}*|vorzugsweise|bestenfalls|gerne?|de préférence)(?!\p{L})/iu;

function isListOfOne(text: string): boolean {
  const [head, ...parts] = text.replace(OF_ONE, '').split(/,\s/);
  const wordsMax = parts.length >= LONG_LIST ? PART_WORDS_OF_LONG_MAX : PART_WORDS_MAX;
  return (
    OF_ONE.test(text) &&
    parts.length > 0 &&
    !WISH_FIRST.test(parts.at(-1) ?? '') &&
    [head ?? '', ...parts].every(
      (part) => part.replace(nicesFor(part), '').trim().split(/\s+/).length <= wordsMax,
    )
  );
}

/** Whether what the last part of a list says of itself is said of all of it. */
function isShared(text: string, cut: number): boolean {
  const [head, tail] = [text.slice(0, cut), text.slice(cut)];
  return (
    SHARED.test(tail) ||
    isListOfOne(text) ||
    (SHARED_BARELY.test(tail) && !MAY_BE_DEMANDED.test(head) && degreeAsked(head) === null)
  );
}

/** ", ideally on Kerridge, ": a wish within a demand. */
const ASIDE =
  /, (?:ideally|preferably|idealerweise|idéalement|gerne?(?: auch)?(?: mit)?|vorzugsweise|bestenfalls|de préférence|best case) ([^,;()]{3,60})(?=, (?:and|or|plus|und|oder|et|ou|is|are|will be|must be|ist|sind|wird|werden|est|sont)\b)/gi;

/** ", ideally in hotels or on ships": of which the choice is of what is welcome. */
const OPENS_WITH_WISH =
  /^[,;]\s*(?:but |and |und |et )?(?:ideally|preferably|idealerweise|idéalement|vorzugsweise|bestenfalls|de préférence) (?!(?:or|oder|ou)\b)/iu;

/** "Italian would be nice, but French is non-negotiable": a wish, and what is no wish. */
const BUT_A_MUST =
  /,? (?:but|aber|jedoch|mais) (?![^,;:]{0,40}(?:n['’]t|\b(?:not|never|nicht|keine?|pas)\b))(?=[^,;:]{2,60}\b(?:non-negotiable|an? (?:absolute )?must|essential|required|mandatory|compulsory|indispensable|(?:ist|sind) (?:ein muss|pflicht|bedingung|unverzichtbar|zwingend|voraussetzung)|(?:est|sont) (?:obligatoire|exigée?|indispensable|impérati(?:f|ve)|non négociable)s?)(?!\p{L}))/iu;
/** The same without a "but": "While Welsh would be ideal, English at C1 is in any case essential". */
const YET_A_MUST =
  /(?<=^(?:[^:]{0,80}: ?)?(?:while|whilst|although|though|even if|if|auch wenn|wenn auch|während|même si|bien que|quoique|si)\s[^,;:]{4,90}), (?=(?![^,;:]{0,60}(?:n['’]t|\b(?:not|never|nicht|keine?|pas)\b))[^,;:]{2,90}\b(?:non-negotiable|an? (?:absolute )?must|essential|required|mandatory|compulsory|indispensable|unverzichtbar|zwingend|obligatoire|exigée?)(?!\p{L}))/iu;

/** The clauses of a sentence: what is only welcome, or is another minimum, stands alone. `isWish`: all of it is only welcome. */
export function clausesOf(sentence: string, isWish = false): string[] {
  const but = isWish ? null : (BUT_A_MUST.exec(sentence) ?? YET_A_MUST.exec(sentence));
  if (but !== null && saysNice(sentence.slice(0, but.index)))
    return [sentence.slice(0, but.index), sentence.slice(but.index + but[0].length)].flatMap((part) =>
      clausesOf(part),
    );
  const welcome: string[] = [];
  const whole = sentence.replace(/\(([^()]{3,160})\)/g, (whole, inner: string) => {
    if (!saysNice(inner) || isQualifier(inner)) return whole;
    welcome.push(inner);
    return '';
  });
  const rest = whole.replace(ASIDE, (aside, inner: string, at: number) => {
    if (saysNice(whole.slice(0, at)) || isQualifier(inner)) return aside;
    welcome.push(`ideally ${inner}`);
    return '';
  });
  const cut = saysNice(rest) ? rest.search(/[,;][^,;()]*(?:\([^()]*\)[^,;()]*)*$/) : -1;
  const isTail =
    cut > 0 &&
    openParentheses(rest.slice(0, cut)) === 0 &&
    !isQualifier(rest.slice(cut)) &&
    !(PREDICATE.test(rest.slice(cut)) && !DEMANDS.test(rest.slice(0, cut))) &&
    !saysNice(rest.slice(0, cut)) &&
    saysNice(rest.slice(cut)) &&
    !(isShared(rest, cut) && !DEMANDS.test(rest.slice(0, cut))) &&
    (OPENS_WITH_WISH.test(rest.slice(cut)) || !/\bor\b|\bou\b|\boder\b/i.test(rest.slice(cut)));
  const colon = isTail ? -1 : wishBehindColon(rest);
  const at = isTail ? cut : colon;
  const parts = at > 0 ? [rest.slice(0, at), rest.slice(at + 1)] : [rest];
  return [...parts.flatMap((part) => demandsOf(part, isWish)).flatMap(yearsApart), ...welcome]
    .map(trimmed)
    .filter(saysSomething);
}

/** "Membership of X, or knowledge of Y, would please us": what is said of all that stands before it. */
const PREDICATE =
  /^[,;]\s*(?:(?:also|too|but|both|all|though) )?(?:would|will|could|might|may|is|are|wäre|wären|ist|sind|serait|seraient|est|sont)\s(?!.*(?:\bif\b|\bto (?:have|see|find|know|speak)\b|\b(?:wenn|si)\b|:))|^[,;]\s*(?:but|though|although|while|aber|mais) (?:we|you|they|i|it|wir|sie|es|nous|on)(?!\p{L})[^,;]*(?<!\p{L})(?:without(?: \p{L}+)?|ohne|sans|en passer)\W*$/iu;

/** "A valid CCNP is a condition of the post: Data Center for preference": where the wish begins that says more of a demand. */
function wishBehindColon(text: string): number {
  const at = text.search(/(?:[:;]|\s[–—-])\s/u);
  if (at <= 0 || openParentheses(text.slice(0, at)) > 0) return -1;
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  return CONDITIONED.test(head) && !saysNice(head) && saysNice(tail) ? at : -1;
}

const CONDITIONED =
  /\b(?:is|are|remains?) (?:\p{L}+ ){0,2}(?:(?:pre-?)?conditions?|musts?|required|mandatory|essential|compulsory|non-negotiable|needed|necessary)\b|\b(?:must|bedingung|pflicht|voraussetzung|zwingend|obligatoires?|exigée?s?|indispensables?)(?!\p{L})/iu;

/** "A bachelor's and five years, or a master's and three". */
const BY_DEGREE =
  /\b(?:bachelor|b\.?s\.?c?\b|b\.?a\b|degree|diploma)[^.;]{0,60}\b(?:\d{1,2}|two|three|four|five|six|seven|eight|ten)\b[^.;]{0,60}\bor\b[^.;]{0,20}\b(?:master|bachelor|m\.?s\.?c?\b|m\.?a\b|ph\.?d|doctorate|degree)[^.;]{0,30}\b(?:\d{1,2}|one|two|three|four|five|six|eight)\b/i;

/** "A completed training as A, a degree in B or a comparable qualification": ways to learn one work. */
const byStudiesFor = inLettersOf(
  /^[^,;]*\b(?:apprenticeship|vocational (?:training|qualification|education)|\p{L}*ausbildung)\b[^,;]*, (?:an? )?(?:university |college )?(?:degree|bachelor['’]?s?|\p{L}*studium)\b[^,;]* (?:or|oder) (?:an? |eine? )?(?:comparable|similar|equivalent|vergleichbar|gleichwertig)\p{L}*(?: (?!in )\p{L}+)?\W*$/iu,
);

/** The parts of a clause that ask for one thing each; a wish stays whole, since it is for all that it lists. */
function demandsOf(clause: string, isWish: boolean): string[] {
  if (BY_DEGREE.test(clause) || byStudiesFor(clause).test(clause)) return [clause];
  const parts = clause.split(nextDemandFor(clause)).flatMap((part) => part.split(partOfYearsFor(clause)));
  return withParentheses(
    isWish || saysNice(clause) ? parts : parts.flatMap((part) => part.split(nextOfListFor(clause))),
  );
}

/** "A card in date (3 yrs, you know the drill)": what stands in parentheses is no demand of its own. */
function withParentheses(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last !== undefined && (openParentheses(last) > 0 || BE_IT.test(part)))
      whole[whole.length - 1] = `${last}, ${part}`;
    else whole.push(part);
  }
  return whole;
}

/** "In a shop, be it a grocer's or a baker's": which of its kind it may be, and no demand of its own. */
const BE_IT = /^\s*be (?:it|that|this|they)(?!\p{L})/iu;

/** Words that say nothing of what is welcome. */
const FILLING =
  /(?<!\p{L})(?:would|will|be|is|are|it|its|this|that|these|though|although|but|while|not|an?|the|very|highly|much|and|or|also|really|if|we|can|you|have|has|one|some|any|knowledge|experience|candidates?|applicants?|however|most|for|role|post|to|us|of|in|as|wäre|ist|sind|serait|est)(?!\p{L})/giu;

/** "Desirable", "though we can teach it": how much something is asked for, and nothing else. */
function isQualifier(text: string): boolean {
  return !/\p{L}/u.test(text.replace(nicesFor(text), ' ').replace(FILLING, ' '));
}

const YEARS_FIRST =
  /^[^,(]{0,60}\b(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|zwei|drei|vier|fünf|deux|trois|quatre|cinq)\s*\+?\s*(?:years?|yrs|months|jahren?|ans)\b[^,(]*(?:\([^()]*\)[^,(]*)?,/i;
/** So many commas make a list of demands. */
const LISTED = 3;

/** Something of another kind. */
const ANOTHER_THING =
  /^[^,]{0,60}\b(?:know-how|knowledge|hands-on|use of|someone|somebody|skills?|licen[cs]e|degree|certificate|strong|good|solid|sound|excellent|proficien\p{L}+|fluent|serious|(?:work|experience) (?:with|in|on)|maîtrise|permis|kenntnisse|führerschein)\b/iu;
/** What follows says what the years are of. */
const DEFINED =
  /^\s*(?:(?:as|als|comme) [^,;]{2,40}, (?:not|nicht|pas) (?:as|als|comme)\b|meaning|i\.e|that is|namely|including|such as|which means|das heißt|d\.\s?h|c'est-à-dire)\b/i;

/** "Two years of formal cases: grievance, capability, absence": the list says what the years are of. */
const LISTS_WORK = /\p{L}: \p{Ll}[^:]*$/u;

/** ", not as a sideline": says more of what stands before it. */
const BUT_NOT = /^\s*(?:and )?(?:not|nicht|pas|rather than|statt|et non|hors) [^,]{3,80}(?:,|$)/iu;

/** "Three years building, redeveloping or monitoring models": what was done is told by more than one word. */
const DOING_LAST = /\p{L}{3,}ing,$/iu;
const DOING_FIRST = /^\s*\p{L}{3,}ing\b/iu;

/** "Three years of paid, hands-on testing": how the work was done, before it is named. */
const ONLY_HOW =
  /\b(?:years?|yrs|months)['’]? (?:of )?(?:(?:paid|solid|proven|recent|continuous|relevant|full[- ]time|practical|professional|commercial|real|direct|genuine|demonstrable|documented|progressive|verifiable|supervised|unbroken|broad|varied|independent|related|post-qualification|hands-on|good|strong) ?)+,$/iu;

/** "Five years as PA, complex diaries, travel, minutes, Excel": the years are of the first, and the rest is asked beside them. */
function yearsApart(clause: string): string[] {
  const [years] = YEARS_FIRST.exec(clause) ?? [];
  const first = years === undefined ? years : years + (BUT_NOT.exec(clause.slice(years.length))?.[0] ?? '');
  if (
    first === undefined ||
    isOneOfKinds(commaParts(clause), 1) ||
    ONLY_HOW.test(first) ||
    DEFINED.test(clause.slice(first.length)) ||
    LISTS_WORK.test(first) ||
    (DOING_LAST.test(first) && DOING_FIRST.test(clause.slice(first.length))) ||
    ((clause.match(/,/g) ?? []).length < LISTED && !ANOTHER_THING.test(clause.slice(first.length)))
  )
    return [clause];
  return [first.replace(/,$/, ''), clause.slice(first.length)];
}

/** "(1) a card; (2) a licence". */
const ENUMERATOR = /^(?:\(\d{1,2}\)|\([a-h]\)|\([ivx]{1,4}\))\s+(?=[\p{L}\d])|^[QA]:\s+(?=\p{Lu})/u;

function trimmed(text: string): string {
  return text
    .replace(/^[\s,;:–-]+/, '')
    .replace(ENUMERATOR, '')
    .trim();
}
