// A job spec as statements, each with how much it asks: from headings, and from the words of the statement itself.

import { isDeclined, isInChargeOfMoney, isProcess, saysWhoIsSought } from './asking.ts';
import { credentialsNear, placesOf } from './credentials.ts';
import { kindOfHeading, kindOfLead, MUST_IN_SENTENCE, NICE, type StatementKind } from './headings.ts';
import { linesOf, type SpecLine } from './lines.ts';
import { minimumMonths } from './minimum-months.ts';
import { clausesOf, sentencesOf } from './sentences.ts';
import { columnsOf, rowOf, type Columns } from './tables.ts';
import { onlySeeks, titleOf } from './title.ts';

export type { StatementKind } from './headings.ts';
export type Statement = { text: string; kind: StatementKind };

const BOILERPLATE =
  /equal opportunit|regardless of|race, colou?r|sexual orientation|veteran status|reasonable accommodation|401\(?k|health insurance|\bdental (?:insurance|plan|cover\w*|care|benefits?)\b|\b(?:medical|health|vision),? (?:and |& )?dental\b|\bdental(?:,| and| &) (?:vision|medical|life)|paid time off|\bpto\b|we are committed to|background check|drug screen|e-verify|paid holidays|days' (holiday|leave)|days off|\bpension\b|please (apply|assume|send|note)|is committed to|interviews will|have not heard|agenc(y|ies)\b.{0,25}\b(respond|reply|requested|applications|calls)|applications from|welcome (?:applica|candidates)|\bring or (?:send|e-?mail)\b|\bstaff (?:travel|discount)\b|\bat interview\b|^this is (?:not )?an? .{0,30}(?:vacancy|position|role|post|opportunity)\b|^(?:package|permanent|full[- ]time|part[- ]time)\b|disability confident|visa sponsorship|right to (?:live and )?work|eligib\w+ to work|work authori[sz]ation|work permit|diverse workforce|diversity|we regret|not to respond|nicht berücksichtigt|send your cv|closing date|apply (now|by|with|even)|[£$€]\s?\d|\d\s?(k|eur|€|chf|gbp)\b.{0,12}(gross|band|year|plus|,|$)|salary|\bote\b|affirmative action|\bEOE\b|chancengleichheit|bewerbung|gehalt\b|candidature|rémunération|tarif(lohn|vertrag)|(?:ouverts?|candidat|travailleurs|personnes)\b.{0,40}handicap|we offer|wir bieten|nous offrons|\bdbs\b|disclosure and barring|allowance|birthday off|discount|^[^,]{0,15}\bcan drive\b(?: \([^)]*\))?\W*$|\blodge\b|physical demands|own transport|days? a week|\bweekly hours\b|^the (team|firm|company) (is|values|has)|^we (work|value|believe|will not)|per diem|relocation|führungszeugnis/i;
const MONEY = /[£$€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:k|m|mio|million|eur|chf|gbp|€)\b/gi;
/** A paper that is named to say that nobody asks for it, or that it is insured. */
const NOT_ASKED =
  /loss of licen[cs]e|\b(?:degree|licen[cs]e|experience|certificate) (?:is|are) not (?:required|needed|necessary)\b|^no (?:degree|experience|licen[cs]e) (?:is )?(?:required|needed|necessary)\b/i;
/** What a person is willing to do cannot be read from a CV. */
const WILLINGNESS =
  /^(?:(?:must |should )?be )?(?:must |should )?(willing|able|ability|availab|bereitschaft|disponib|flexib|mobilité)\w*\b.{0,30}\b(to (travel|work|join|relocate)|shifts?|nights?|weekends?|travel|away|rota|on-call|\w*schicht\w*|reise\w*|déplace\w*|horaires)|^shift work|^(schichtarbeit|reisebereitschaft)|^\d on \d off|hours? shifts?$|^(?:you )?(?:must |should |will )?(?:to )?(?:live|be based|be located|reside) (?:within|in|near|close|no more)\b|^(?:a )?(?:[\p{L}-]+ ){0,4}(?:without|free (?:of|from)) (?:a |any )?/iu;
const ABOUT_EMPLOYER =
  /^(we('re| are| have| build| protect| make| sell| cook| design| serve| help| run)|our (company|team|client|group|studio|firm|employment|hospital|products?|pumps?|customers)|notre (groupe|société|entreprise|cabinet)|wir (sind|stellen|entwickeln))\b/i;
/** What "we" do is the employer's, unless it is to ask or to offer the work. */
const WE_DO =
  /^we(?:'re|'ve)? (?!(?:are |will |do |now |also |currently |urgently |really |would )*(?:need|require|want|expect|ask|look|seek|would|'d|looking|seeking|after|hiring|insist|use|work with))/i;
/** What is said of the place, the house and the contract. */
const OF_PLACES =
  /^(?:ours|it|this|there|here|our \p{L}+|the (?:farm|company|firm|team|office|site|shop|school|surgery|practice|hotel|hospital|contract|business|client|charity|store|plant|department|restaurant|kitchen)) (?:is|are|has|have|lies|includes?|was|were|stands|sits|serves|employs)\b/iu;
const LICENCE_IN_PROSE =
  /\b(licen[cs]e|registration|registered|certificate|qualified|chartered|passport|diploma)\b.{0,60}\b(needed|required|essential|mandatory|necessary)\b/i;
const DEMAND =
  /^(you (know|understand|can|speak|bring|measure|are (an? )?(experienced|skilled|expert|fluent|qualified))|(solid|strong|proven|deep|good|sound|extensive|prior|previous|significant|demonstrable|hands[- ]on)? ?(experience|knowledge|proficiency|familiarity|expertise|understanding|command) (of|in|with|as)|proficient|fluent|fluency)\b/i;
/** A heading in the line that it heads: a few words and a full stop. */
const RUN_IN = /^(?:\S+\s){0,3}\S+\.$/;

/** The statements of a spec, in order. The first short line is its title. */
export function statementsOf(spec: string, title: string | undefined): Statement[] {
  const lines = linesOf(spec);
  const found = title === undefined ? titleOf(lines.map(({ text }) => text)) : null;
  const named = title ?? found?.title;
  const statements: Statement[] = named === undefined ? [] : [{ text: named, kind: 'title' }];
  // A spec without any heading speaks of the work from its first line.
  let heading: StatementKind = lines.some(({ text }) => kindOfHeading(text) !== null) ? 'about' : 'duty';
  let isHeaded = false;
  let columns: Columns | null = null;
  let wasList = false;
  let isOver = false;
  for (const [index, { text: line, isItem, isLarge, afterBlank }] of lines.entries()) {
    if (index === 0 && found?.isFirstLine) continue;
    const heads = columnsOf(line);
    if (heads !== null) {
      columns = heads;
      isHeaded = true;
      continue;
    }
    const row: ReturnType<typeof rowOf> = columns === null ? null : rowOf(line, columns);
    if (row !== null) {
      statements.push(...row.flatMap(({ text, kind }) => statementsIn(text, kind)));
      continue;
    }
    columns = null;
    const whole: StatementKind | null =
      !isItem || line.endsWith(':')
        ? (kindOfHeading(line) ??
          (isLarge || lines[index + 1]?.isItem || standsOver(lines, index)
            ? kindOfLead(line, heading)
            : null))
        : null;
    if (whole !== null) {
      heading = whole;
      isHeaded = true;
      wasList = false;
      continue;
    }
    // A paragraph after a list speaks for itself again.
    if (wasList && afterBlank && !isItem) heading = 'duty';
    wasList = isItem || (wasList && !afterBlank);
    // What stands below a letter's end is a name, unless it is a sentence.
    if (isOver && line.split(/\s+/).length <= NAME_WORDS_MAX) continue;
    isOver ||= SIGN_OFF.test(line);
    const fallback = isItem && !isHeaded ? 'must' : heading;
    statements.push(...statementsIn(line, fallback, !isHeaded && !isItem));
  }
  return statements;
}

const SIGN_OFF =
  /^(?:(?:many )?thanks|thank you|cheers|(?:kind |best |warm )?regards|best(?: wishes)?|yours(?: \p{L}+)?|(?:viele |beste )?grüße|(?:mit )?freundlichen grüßen|cordialement)[,.!]?$/iu;
const NAME_WORDS_MAX = 3;
const HEAD_WORDS_MAX = 6;

/** A few words between a blank line and a full one, and no sentence. */
function standsOver(lines: readonly SpecLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (line === undefined || next === undefined || index === 0) return false;
  return (
    line.afterBlank &&
    !next.afterBlank &&
    !line.isItem &&
    line.text.split(/\s+/).length <= HEAD_WORDS_MAX &&
    !/[.,;!?\d]/.test(line.text)
  );
}

/** The statements of one line; a label before a colon speaks for what follows it in the line. */
function statementsIn(line: string, heading: StatementKind, isProse = false): Statement[] {
  let current = heading;
  return sentencesOf(line).flatMap((sentence, index): Statement[] => {
    // "The job. Lead a team of nine.": a heading that ends like a sentence.
    const alone = RUN_IN.test(sentence) ? kindOfHeading(sentence) : null;
    if (alone !== null) {
      current = alone;
      return [];
    }
    const label = /^([^:.]{2,60}):\s*/.exec(sentence);
    const labelled = label === null ? null : kindOfHeading(label[1] ?? '');
    if (labelled !== null) current = labelled;
    const text = labelled === null ? sentence : sentence.slice(label?.[0].length ?? 0);
    const rest = current;
    if (isBoilerplate(text)) return [{ text, kind: 'boilerplate' }];
    if (index > 0 && rest === 'must' && isRemark(text)) return [{ text, kind: 'about' }];
    if (rest !== 'must' && onlySeeks(text)) return [{ text, kind: rest }];
    const asks = isProse && rest === 'duty' && opensWithPaper(text);
    return text.length < 3
      ? []
      : clausesOf(text).map((clause): Statement => ({
          text: clause,
          kind: kindOf(clause, asks ? 'must' : rest, text),
        }));
  });
}

/** What follows a demand and says something of it: "the client will not sponsor one". */
function isRemark(text: string): boolean {
  return (
    /^(?:the|we|it|this|that|there|our|these|those|because|but|so|any(?:one)? (?:one )?of them|either|both|whichever)\b/i.test(
      text,
    ) &&
    !MUST_IN_SENTENCE.test(text) &&
    !NICE.test(text) &&
    !saysWhoIsSought(text) &&
    minimumMonths(text) === 0
  );
}

const BEFORE_PAPER =
  /^(?:(?:an?|the|your|valid|current|active|full|clean|in-date|up-to-date|unrestricted|uk|us|state|gültige[rnms]?)\s+)*/i;

/** "EPA 608, or at the very least Type II": a sentence that begins with a paper, and says nothing that is done with it. */
function opensWithPaper(text: string): boolean {
  const rest = text.replace(BEFORE_PAPER, '');
  if (/\b(?:you|they|he|she|we|is|are|was|were|gets?|earns?)\b/i.test(rest)) return false;
  return (
    (rest.length < text.length && LICENCE_WORD.test(rest.slice(0, 40))) ||
    credentialsNear(rest).some((one) => one.kind !== 'language' && placesOf(one, rest)[0]?.start === 0)
  );
}

const LICENCE_WORD = /\b(?:licen[cs]e|registration|certificate|clearance|card|ticket|führerschein)\b/i;

function isBoilerplate(text: string): boolean {
  if (NOT_ASKED.test(text) || isDeclined(text) || isProcess(text)) return true;
  return (
    BOILERPLATE.test(isInChargeOfMoney(text) ? text.replace(MONEY, '') : text) &&
    !/\b(certif|licen[cs]|clearance|registr|qualified|degree|diploma)/i.test(text)
  );
}

function kindOf(clause: string, heading: StatementKind, sentence: string): StatementKind {
  if (isBoilerplate(clause) || /^(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext) \p{Lu}/u.test(clause))
    return 'boilerplate';
  if (heading === 'boilerplate') return heading;
  if (WILLINGNESS.test(clause) && !saysWhoIsSought(clause)) return 'boilerplate';
  if (heading === 'must' && /^our (?:company|firm|team|group|business)\b/i.test(clause)) return 'about';
  if (NICE.test(clause)) return 'nice';
  if (heading === 'nice') return heading;
  const asks =
    /\d+\s*\+?\s*(or more )?(years?|yrs|months|jahre|ans)\b(?![- ]old)/i.test(clause) ||
    minimumMonths(clause) > 0 ||
    MUST_IN_SENTENCE.test(clause);
  if (
    asks ||
    saysWhoIsSought(clause) ||
    continues(clause, sentence) ||
    MUST_IN_SENTENCE.test(sentence.slice(0, sentence.indexOf(clause))) ||
    LICENCE_IN_PROSE.test(clause)
  )
    return 'must';
  if (
    DEMAND.test(clause) ||
    /\b(?:needed|required|wanted|sought)\b.{0,12}\bwith\b|\bwith experience (?:in|of|with)\b/i.test(clause)
  )
    return 'must';
  if (heading === 'duty' && (OF_PLACES.test(clause) || ABOUT_EMPLOYER.test(clause) || WE_DO.test(clause)))
    return 'about';
  if (heading === 'about')
    return ABOUT_EMPLOYER.test(clause) || !/\byou\b|\bdu\b|\bsie\b|\bvous\b/i.test(clause) ? 'about' : 'duty';
  return heading;
}

/** "You write tests, know Swift": the subject is that of the sentence. */
function continues(clause: string, sentence: string): boolean {
  return (
    !sentence.startsWith(clause) &&
    /^(?:you|he or she|they|the (?:right|ideal|successful))\b/i.test(sentence) &&
    saysWhoIsSought(`you ${clause}`)
  );
}
