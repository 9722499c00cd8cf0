// A list of demands in one sentence, behind a label or an opening that demands: its papers stand apart from what is asked
// beside them. What only says more of a paper stays with it, and a choice stays whole. Pure.

import { testOf } from '../first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import { asksForCredential } from '../papers/credential-words.ts';
import { credentialsNear, placesOf } from '../papers/credentials.ts';
import { degreeAsked } from '../papers/degrees.ts';
import { isOneOfKinds } from '../layout/kinds-of-one.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { commaParts, openParentheses } from '../layout/parentheses.ts';

/** A part that begins so says more of the one before it. */
const SAYS_MORE =
  /^(?:active$|active (?:on|at|and)|current(?:ly)?(?:$| (?:at|on|as of|when|and)\b)|full$|clean$|unexpired|up to|less than|or|oder|ou|nor|any|either|both|each|all|valid|live|in[- ]date|in force|held|issued|obtained|gained|completed|earned|paid|fees|with|without|mit|ohne|avec|sans|not|nicht|pas|no|including|incl|e\.g|i\.e|namely|such|preferably|ideally|idealerweise|idéalement|which|that|who|whose|as|if|where|when|for|from|by|on|under|at|in|of|adult|child|children|categor(?:y|ies)|cat|class|level|grade|type(?! rating)|part|option|endorsed|unrestricted|renewed|naturally|obviously|of course|natürlich|selbstverständlich|bien sûr|please|the (?:\d+|full|one\b|same|long|short|recent|new one)|front[- ]line|spoken|written|fluent(?:ly)?|both\b|minimum level|gültige?[rsn]?|zwar|erworben|inklusive|einschließlich|en cours|à jour|de (?:moins|niveau)|datant|catégories?|niveau|mention|klassen?|stufe|and (?:above|higher|valid|current|held)|including|required|meaning|that is|that means|das heißt|d\.\s?h|also ein|c['’]est-à-dire|à savoir|demanded|insisted|mandatory|compulsory|essential|non-negotiable|prescribed|stipulated|imposed|exigée?s?|requise?s?|demandée?s?|indispensables?|obligatoires?|impérati(?:f|ve)|imposée?s?|vorausgesetzt|verlangt|gefordert|erforderlich|zwingend|vorgeschrieben)(?![\p{L}\d])/iu;
/** "EPA 608, and it has to be Type II", "Ausbildung als X, gern mit Techniker, oder": what is said of the part before it. */
const GOES_ON =
  /^(?:(?:and|but|und|aber|et|mais|though|also) )*(?:(?:it|they|this|that|these|er|sie|es|diese[rs]?|il|elle|ils|ce) (?:has|have|must|needs?|should|is|are|will|can|may|muss|müssen|darf|sollte|ist|sind|doit|doivent|est|sont)\b|(?:in|within|under|for|without|free) (?!which)|so (?:have|bring|please|you|be|do|we|show)\b|gerne? (?:auch |mit )|vorzugsweise|bestenfalls|de préférence)|^(?:les|la|nos|the|our|die|unsere) (?:[\p{L}-]+ ){1,3}(?:is|are|lies?|sont|est|ne sont|n['’]est|sind|ist|liegen) |^(?:[\p{L}-]+ ){1,3}(?:o\. ?ä\.?|oder ähnlich\p{L}*|or similar|or the like|ou similaire)\W*$/iu;
/** "A crane ticket, C6 or anything above it": the class of the paper before it, by its letters. */
const OF_CLASS =
  /^\p{Lu}{1,2}\d{0,2}(?:\+?\p{Lu})? (?:or|and|oder|ou|und|et) (?:above|any\p{L}*|higher|better|bigger|up(?:wards)?|over|höher|mehr|plus|supérieur)(?!\p{L})/u;
/** A part that begins so is asked by itself. */
const ASKED_APART =
  /^(?:(?:and|plus|und|et|sowie|as well as|ainsi que) )?(?:an?|the|your|some|a couple|a few|several|good|strong|solid|sound|excellent|proven|basic|previous|prior|recent|at least|minimum|mindestens|au moins|experience\p{L}*|knowledge|ability|able|skills?|fluen\p{L}+|proof|evidence|willing\p{L}*|confiden\p{L}+|eine?n?|den|die|das|gute|sehr|sichere[rs]?|erfahrung\p{L}*|kenntnisse|freude|spaß|une?|le|la|les|du|de la|l['’]|expérience|connaissance\p{L}*|maîtrise|goût|sens|\d{1,2}\+?|one|two|three|four|five|zwei|drei|deux|trois)(?![\p{L}])/iu;
/** Why something is asked for, before or behind it: "since the nearest bus is two miles off". */
const REASON_OPENS =
  /^(?:(?:and|und|et) )?(?:since (?!(?:at least )?\d)|because|seeing (?:that|as)|given that|weil|da (?!mit)|denn|puisque|parce qu|car (?=(?:le|la|les|l['’]|nous|on|il|elle|notre)(?!\p{L})))/iu;
const OPENS_AND = /^(?:and|plus|und|et|sowie|as well as|ainsi que) /iu;
const CHOICE = /(?:^|\s)(?:or|oder|ou)\s/iu;
const PARTS_MIN = 2;
/** What is longer, in characters, is no sentence. */
const LENGTH_MAX = 800;
const CHOICE_WORDS_MAX = 6;

/** "A CAP, an NVQ, a finished apprenticeship, whichever": one of the list, told behind it. */
const saysWhichever = testOf(
  /,\s(?:(?:whichever|any (?:one )?of (?:them|these|those)|either one|all the same to us|(?:we|i) (?:do not|don['’]t) mind which)(?!\p{L})(?! (?:is|are|you|the)\b)|egal welche[rsn]?|peu importe (?:lequel|laquelle|lesquel(?:le)?s))/iu,
);

/** The demands of a list, in order; the whole where no paper and no years stand among others in it. */
export function demandsListed(text: string): string[] {
  if (text.length > LENGTH_MAX || saysWhichever(text)) return [text];
  const parts = commaParts(text);
  if (parts.length < PARTS_MIN) return [text];
  const told = parts.map((part) => isNamedPaper(part));
  if (!told.some(Boolean) && !parts.some((part) => minimumMonths(part) > 0)) return [text];
  if (isChoice(parts, told) || isChoiceOfStudies(parts)) return [text];
  const demands: string[] = [];
  for (const [index, part] of parts.entries()) {
    const last = demands.length - 1;
    const stands =
      index === 0 ||
      (!isOfReason(parts, index) &&
        !isOneOfKinds(parts, index) &&
        !isFurtherSubject(parts[index - 1] ?? '', part) &&
        !SAYS_MORE.test(part) &&
        !(told[index - 1] && OF_CLASS.test(part)) &&
        !GOES_ON.test(part) &&
        (told[index] || told[index - 1] || ASKED_APART.test(part)));
    if (stands) demands.push(part);
    else demands[last] = `${demands[last] ?? ''}, ${part}`;
  }
  return demands
    .flatMap(lastApart)
    .flatMap((one) => (PREDICATE.test(one) ? [one] : papersApart(one)))
    .map((one) => one.replace(OPENS_AND, ''));
}

/** "The card and the certificate are indispensable": what is said of both. */
const PREDICATE = /(?<!\p{L})(?:is|are|ist|sind|est|sont|exigée?s|requise?s|verlangt|required)(?!\p{L})/iu;

/** "Bac+2 en maintenance", "électrotechnique ou automatismes (BTS MS, CRSA)": what else one may have studied. */
function isFurtherSubject(before: string, part: string): boolean {
  return (
    ENDS_IN_SUBJECT.test(before) &&
    LAST_OF_SUBJECTS.test(part) &&
    degreeAsked(before) !== null &&
    !isNamedPaper(part.replace(/\([^()]*\)/g, ' '))
  );
}

const ENDS_IN_SUBJECT = /\s(?:in|en|im|of|de|der|d['’])\s?(?:[\p{L}-]+\s?){1,3}$/iu;
const LAST_OF_SUBJECTS = /^\p{L}[\p{L}' -]{2,40}\s(?:or|oder|ou)\s/iu;

/** Whether a part gives the reason for another, or is what the part before it gives the reason for. */
function isOfReason(parts: readonly string[], index: number): boolean {
  const [before = '', part = ''] = [parts[index - 1], parts[index]];
  return REASON_OPENS.test(part) || (index === 1 && REASON_OPENS.test(before));
}

/** The last two of a list stand around an "and" without a comma: "a card and the ability to climb". */
function lastApart(part: string): string[] {
  const at = LAST_AND.exec(part)?.index;
  if (at === undefined) return [part];
  const [head, tail] = [part.slice(0, at), part.slice(at).trim()];
  return isNamedPaper(head) !== isNamedPaper(tail.replace(OPENS_AND, '')) && !CHOICE.test(tail)
    ? [head, tail]
    : [part];
}

const LAST_AND =
  /\s(?:and|plus|und|et|sowie) (?=(?:an?|the|your|some|good|strong|experience|knowledge|ability|eine?n?|den|die|das|gute|sehr|erfahrung\p{L}*|kenntnisse|une?|le|la|du|de la|l['’]|expérience|(?<!\d\s\p{L}{2,6} )\d|\d{1,2}\+? (?:years?|yrs|months|jahre|ans|mois))(?!\p{L}))(?!.*\s(?:and|plus|und|et|sowie) )/iu;

/** "An A licence and a B certificate", "holds an A licence and is on the B register": two papers are two demands. */
export function papersApart(text: string): string[] {
  if (text.length > LENGTH_MAX) return [text];
  return (
    apartAt(text, NEXT_STANDING, true) ??
    apartAt(text, NEXT_PAPER, false) ??
    apartAt(text, WITH_PAPER, true) ?? [text]
  );
}

/** The two demands around the first such place, if both name a paper; null where they do not. */
function apartAt(text: string, next: RegExp, mayBeDegree: boolean): string[] | null {
  const at = next.exec(text)?.index;
  if (at === undefined) return null;
  const [head, tail] = [text.slice(0, at), text.slice(at).trim().replace(JOINS, '')];
  if (
    openParentheses(head) > 0 ||
    CHOICE.test(tail.replace(/\([^()]*\)/gu, ' ')) ||
    !isNamedPaper(head) ||
    !isNamedPaper(tail)
  )
    return null;
  if (CARRIED.test(tail)) return null;
  if (namesLanguage(tail) || (!mayBeDegree && namesLanguage(head))) return null;
  return mayBeDegree || (degreeAsked(head) === null && degreeAsked(tail) === null) ? [head, tail] : null;
}

/** "A CDL with a current medical card": what every holder of a licence to drive carries with it. */
const CARRIED =
  /^(?:an?|the|your|their)\s(?:[\p{L}-]+\s){0,3}?(?:med(?:ical)? card|medical examiner['’]s certificate|tacho(?:graph)? card|driver card)\W*$/iu;

const JOINED_BY = String.raw`(?:(?:and|plus|und|et|sowie)(?: also| auch| zudem| aussi| in addition)?|as well as|in addition to|together with|along with|ainsi que|zusammen mit)`;
const NEXT_PAPER = new RegExp(
  String.raw`,?\s${JOINED_BY} (?:(?=(?:an?|the|your|eine?n?|den|die|das|une?|le|la|l['’])\s)|(?<=(?:with|well as|addition to|que) )(?=(?:certificate|cert\\.?|diploma|level|nvq|membership|proof) ))`,
  'iu',
);
/** A standing is told by what somebody is, and not by what he holds. */
const NEXT_STANDING = new RegExp(
  String.raw`,?\s${JOINED_BY} (?=(?:is|are|be|being)(?: \p{L}+ly)? (?:on the|registered|licen[cs]ed|cleared|chartered|certified|accredited|admitted|enrolled|listed|entered|an? (?:\p{L}+ )?(?:member|fellow))(?!\p{L}))`,
  'iu',
);
/** "A controller's licence with a current approach rating": what the first is held with is held, too. */
const WITH_PAPER =
  /,?\s(?:with|mit|avec) (?=(?:an?|eine[mnr]?|une?)\s(?!(?:good|minimum|grade|pass|distinction|first|2[.:]1|focus|major|speciali[sz]ation)\b)(?!(?:(?:current|valid|full|active|clean|live|up-to-date|in-date|unexpired|unrestricted|unencumbered|unconditional|gültigen?|aktuellen?|valable)\s)+\p{L}+\W*$)(?:[\p{L}\d/'’-]+\s|\([\p{L}\d]{2,8}\)\s){0,6}(?:ratings?|endorsements?|clearance|certificates?|certification|cards?|tickets?|registration|licen[cs]es?|permits?)\W*$)/iu;
const JOINS = new RegExp(String.raw`^,?\s*(?:${JOINED_BY}|with|mit|avec) `, 'iu');

/** "CFA, ACA or ACCA": one of them. */
function isChoice(parts: readonly string[], told: readonly boolean[]): boolean {
  const last =
    parts.findLast(
      (part) => CHOICE.test(part) || !(SAYS_MORE.test(part) || GOES_ON.test(part) || ALL_THE_SAME.test(part)),
    ) ?? '';
  const [before = ''] = last.split(CHOICE);
  return (
    CHOICE.test(last) &&
    !OPENS_AND.test(last) &&
    !ASKED_APART.test(last) &&
    before.split(/\s+/).length <= CHOICE_WORDS_MAX &&
    (told[parts.lastIndexOf(last) - 1] === true || /^(?:or|oder|ou)\b/i.test(last))
  );
}

/** "We have no preference which": says of a choice that it is one. */
const ALL_THE_SAME =
  /^(?:(?:and|but) )?(?:(?:we|they|i|he|she|the (?:\p{L}+ ){1,2}|it|that)(?: \p{L}+ly| really)* (?:have|has|hold|holds|makes?|is|are) (?:no (?:strong |real |particular )?(?:preference|difference|matter)|all the same)|(?:we|they|i)(?: \p{L}+ly| really)* (?:do not|don['’]t) (?:mind|care)|either (?:one )?(?:will|would) do|ganz gleich|peu (?:nous )?importe)(?!\p{L})/iu;

/** "A completed training as X, a degree in Y or a comparable qualification": ways to learn one work, of which one is enough. */
function isChoiceOfStudies(parts: readonly string[]): boolean {
  const trainings = parts.filter((part) => TRAINING.test(part));
  return (
    trainings.length > 0 &&
    trainings.length < parts.length &&
    OR_ALIKE.test(parts.at(-1) ?? '') &&
    parts.every((part) => !OPENS_AND.test(part) && (TRAINING.test(part) || degreeAsked(part) !== null))
  );
}

const TRAINING =
  /(?<!\p{L})(?:apprenticeship|vocational (?:training|qualification|education)|\p{L}*ausbildung|lehre|apprentissage|formation professionnelle)(?!\p{L})/iu;
const OR_ALIKE =
  /\s(?:or|oder|ou) (?:an? |any |eine?r? |une? )?(?:comparable|similar|equivalent|vergleichbar\p{L}*|gleichwertig\p{L}*|ähnlich\p{L}*|équivalent\p{L}*)(?: (?!in )\p{L}+)?\W*$/iu;

function namesLanguage(part: string): boolean {
  return credentialsNear(part).some((one) => one.kind === 'language' && placesOf(one, part, true).length > 0);
}

/** Whether a part of a list names something that is held: a paper, a degree, a language. */
export const isNamedPaper = rememberedOfLine((part): boolean => {
  return (
    asksForCredential(part) ||
    degreeAsked(part) !== null ||
    credentialsNear(part).some((one) => placesOf(one, part, true).length > 0)
  );
});
