// Sentences of a spec that tell and ask for nothing: of the house, of what is not enough or all the same, of the demand
// before them. Pure.

import { testOf } from '../first-look.ts';
import { saysMust } from '../layout/heading-words.ts';
import type { StatementKind } from '../layout/statement-kind.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { isContract, isOfTheHouse } from '../time/spans-of-time.ts';
import { stressesLast } from './announcing.ts';
import { saysWhoIsSought } from './asking.ts';
import { tellsOfColleagues } from './colleagues.ts';
import { saysForce } from './force.ts';
import { namesOnlyPapers } from './goes-on-asking.ts';
import { isNamedPaper } from './listed-demands.ts';
import { isNotEnough, isOfWhatIs, isRemark } from './remarks.ts';

type Telling = { text: string; said: string; kind: StatementKind; isFirst: boolean };

/**
 * Whether a sentence tells and asks for nothing: of the house, of what is not enough or all the same, of the demand before
 * it. `said` is what it says behind its opening, `kind` what it would be of.
 */
export function asksNothing({ text, said, kind, isFirst }: Telling): boolean {
  if (
    isOfTheHouse(said) &&
    !(kind === 'must' && saysYearsFirst(said)) &&
    (!saysMust(text) || isContract(said))
  )
    return true;
  if (tellsOfColleagues(text) && !saysForce(text.replace(REASON, ''))) return true;
  const plain = text.replace(IN_PARENTHESES, '');
  if (
    isNotEnough(plain) &&
    minimumMonths(text) === 0 &&
    !asksFirst(plain) &&
    (!isFirst || !isNamedPaper(plain))
  )
    return true;
  if (kind !== 'nice' && (stressesLast(text) || saysPickedUp(text) || saysRulesAreSo(text))) return true;
  if (kind === 'must' && !isFirst && saysInDate(text)) return true;
  if (kind === 'must' && !isFirst && WILL_BE_DOING.test(text) && minimumMonths(text) === 0) return true;
  if (LEGEND.test(text) || (!isFirst && (AS_GOOD.test(text) || WILL_DO.test(text)) && !saysForce(text)))
    return true;
  if (saysNoHarm(text) && !saysMust(text) && !saysForce(text)) return true;
  if (saysForce(text)) return false;
  return (
    kind === 'must' &&
    (isIndifferent(plain) || (isFirst ? isOfWhatIs(text) : isRemark(text) && !namesThePaper(text)))
  );
}

/** "Payroll must be second nature, basics are not enough": the demand stands before what will not do for it. */
function asksFirst(text: string): boolean {
  const [first = ''] = text.split(',');
  return saysWhoIsSought(first) || (!isNotEnough(first) && (saysMust(first) || saysForce(first)));
}

/** "The certificate of competency, as you will be appointed by it": a paper by its article, and nothing said of it. */
function namesThePaper(text: string): boolean {
  return BY_ITS_ARTICLE.test(text) && namesOnlyPapers(text);
}

const BY_ITS_ARTICLE =
  /^(?:the|d(?:ie|er|as)|l[ea]|l['’]) ?[^,;.]{0,60}?(?:certif|licen[cs]e|registration|diplom|degree|qualification|\bcards?\b|tickets?|passport|permis|brevet|zertifikat|schein|nachweis|ausbildung|zulassung|approbation)/iu;

/** "Yard or plant, we don't mind which": that it is all the same; and that papers are to be in date, whichever they are. */
const saysIndifferent = testOf(
  /\b(?:we|i)(?: really)? (?:do not|don['’]t|won['’]t) (?:mind|care)(?: (?:too |very |that )?much| at all| greatly)? (?:which|where|what|whether|if|how)\b|(?<!\p{L})(?:egal (?:ob|wo|welche[rsn]?|wie)|spielt keine rolle|(?:nous )?est égal|peu importe(?! (?:lequel|laquelle|lesquel)))(?!\p{L})/iu,
);
/** "Ward, rehab or community, don't care." */
const CARELESS = /^[^.;:]{3,60},? (?:do not|don['’]t) (?:mind|care)\W*$/iu;
const saysPapersInDate = testOf(
  /^(?:all |your |the |our |alle |ihre |die |tous |les |vos )*(?:certificates?|tickets?|papers?|cards?|licen[cs]es?|approvals?|zertifikate|nachweise|scheine|certificats?|habilitations?)(?: (?:must|should|have to|need to|müssen|doivent) (?:be|être)?| (?:are|is|sind|sont))? ?(?:still |all |to be )*(?:in[- ]date|valid|current|up[- ]to[- ]date|in force|unexpired|gültig|aktuell|à jour|valables?|en cours de validité)(?: sein)?(?: (?:on|at|upon|for|bei|à|am|lors) [\p{L}' ]{3,30})?\W*$/iu,
);

/** "In date, with the card to prove it", behind the paper that it is said of. */
const saysInDate = testOf(
  /^(?:(?:still|fully|all|both|and|really) )*(?:in[- ]date|current|valid|up[- ]to[- ]date|unexpired|not (?:expired|lapsed|out of date))(?:,? (?:please|thanks|and|with|not|we) [^.;]{3,50})?\W*$/iu,
);

/** "Software is secondary", "any flag, we do the endorsement", "wer das nicht hat, lernt es hier", "sinon, on vous forme". */
const saysSecondary = testOf(
  /^[^,;:]{3,60}\b(?:is|are|ist|sind|est|sont) (?:\p{L}+ )?(?:secondary|immaterial|irrelevant|neither here nor there|zweitrangig|nebensächlich|secondaires?|sans importance)\W*$|^any [\p{L} -]{2,30}(?:,| and| -) ?(?:we|our)\b|^(?:wer|falls|wenn|qui|celui qui|whoever)\b[^.;]{3,50}\b(?:lernt|lernst|lernen|schulen|zeigen|apprend\p{L}*|learns?)\b[^.;]{0,40}[.!]?$|^(?:si|sinon|autrement|à défaut|sans (?:cela|quoi|ça)|if|otherwise|wenn|falls|sonst|andernfalls)(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:(?:on|nous|ils|elles|je)(?: (?:vous|te|t['’]y|y|vous y|l['’])){0,2} (?:forme(?:nt|ra|rons|ront)?|formons|apprend\p{L}*)|(?:we|they|i)(?:['’]ll| will| can)? (?:train|teach|show)|(?:schulen|zeigen) wir|wir (?:schulen|zeigen))(?!\p{L})[^.;,]{0,30}[.!]?$/iu,
);

/** "If you've only used another one you'll have ours in a week." */
const saysPickedUp = testOf(
  /^if (?:all )?you(?:['’]ve| have)(?: only| never| ever| always| just)* (?:used|worked (?:with|on|in)|known|had) [^.;]{3,60}?,? you(?:['’]ll| will|['’]d| would)(?: soon| quickly)? (?:have (?:it|ours|this)|learn|pick (?:it|this|ours|that) up|get (?:it|the hang|used)|be (?:fine|up to speed)|manage|cope)\b[^.;]{0,40}[.!]?$/iu,
);

/** "A ticket from three years back will not sink you", "Lücken sind kein Ausschlussgrund": what is forgiven is asked of nobody. */
const saysNoHarm = testOf(
  /\b(?:wo|will|would|does|do)(?:n['’]t| not) (?:sink|bar|disqualify|count against|be held against|put us off|rule) (?:you|us|anyone|anybody)?(?: out)?\s*(?:$|[.,;!])|(?<!\p{L})(?:ist|sind|wäre|wären) kein(?:e|en)? (?:ausschluss(?:grund|kriterium)|hinderungsgrund|hindernis|k\.?o\.?-kriterium)(?!\p{L})|n['’](?:est|est pas|sont|seront|sera)? ?pas (?:rédhibitoires?|éliminatoires?|un (?:frein|obstacle))(?!\p{L})/iu,
);

/** "Export-control rules, no way around it": why something is asked for that stood before. */
const saysRulesAreSo = testOf(
  /^(?:[\p{L}'’-]+ ){0,4}(?:rules?|laws?|regulations?|policy|insurers?|insurance|compliance)[,:;]? (?:(?:and )?there(?:['’]s| is) )?(?:no (?:way|getting) (?:a)?round (?:it|that|them|this)|nothing (?:we|i) can do(?: about it)?|not ours|out of our hands|sorry)\W*$/iu,
);

function isIndifferent(text: string): boolean {
  if (saysSecondary(text) && !saysMust(text)) return true;
  return (
    ((saysIndifferent(text) || CARELESS.test(text)) && minimumMonths(text) === 0) || saysPapersInDate(text)
  );
}

/** "..., because our VAT person retires in July." */
const REASON = /,? (?:because|since|as|weil|da|denn|car|puisque) .*$/iu;
/** What is asked of somebody by its years first of all. */
const saysYearsFirst = testOf(
  /^(?:min(?:imum|\.)? |at least |mindestens |au moins )?(?:\d{1,2}|two|three|four|five|six) ?\+?(?: ?(?:-|–|to|bis|à) ?\d{1,2})? ?\+? ?(?:(?:years?|yrs|jahre|ans)\b|(?:months?|monate|mois) (?:or more |minimum )?(?:as|in|of|on|with|als|im|en|de|comme)\b)/iu,
);
const IN_PARENTHESES = /\s*\([^()]*\)/gu;

/** "Forces-trained people are equally welcome": another way in, behind the demand that it is another way to. */
const AS_GOOD =
  /\b(?:is|are|be) (?:equally|just as|every bit as|no less) (?:welcome|good|valued|acceptable|fine)\b[^,;]*$/i;

/** "A full driving licence; you will be driving at all hours": what a demand is for, behind it. */
const WILL_BE_DOING = /^you(?:['’]ll| will) be \p{L}+ing\b.{0,40}$/u;

/** "E = essential, D = desirable": what the letters mean that mark the lines. */
const LEGEND = /(?<![\p{L}\d])[A-Z]{1,2}\s?=\s?(?:essential|desirable|must|required|preferred)\b/iu;

/** "A certificate of any state will do": which of them, behind the demand. */
const WILL_DO = /^(?:an?|any) [^,;]{3,60} will (?:also |equally )?do(?: just as well)?\W*$/i;
