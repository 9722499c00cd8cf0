// The statements of one line of a spec, each with how much it asks. Pure.

import { rememberedOfLine } from '../../text/remembered.ts';
import { refusesLess, saysWhoIsSought } from './asking.ts';
import { asksNothing } from './asks-nothing.ts';
import { isBoilerplate } from './boilerplate.ts';
import { credentialsNear, placesOf } from '../papers/credentials.ts';
import { clearanceApart } from './citizen-and-cleared.ts';
import { countsDemands, kindOfDemandLabel } from './demand-labels.ts';
import { saysMust } from '../layout/heading-words.ts';
import { kindOfHeading } from '../layout/headings.ts';
import type { StatementKind } from '../layout/statement-kind.ts';
import { saysNice } from '../wishes.ts';
import { kindOfClause } from './kind-of-clause.ts';
import { countsWork, minimumMonths } from '../time/minimum-months.ts';
import { kindOfAnnouncement, stressesLast } from './announcing.ts';
import { reasonApart, saysForce } from './force.ts';
import { ratingsApart } from './ratings-apart.ts';
import { yearsApart } from './years-and-paper.ts';
import { notTurnedAway, onlyConsidered } from './turned-away.ts';
import { deedDemanded } from './deeds-demanded.ts';
import { withLanguageForIt } from './language-for-it.ts';
import { goesOnAsking, goesWithoutSaying, namesOnlyPapers } from './goes-on-asking.ts';
import { wishesListed } from './listed-wishes.ts';
import { demandsListed, isNamedPaper, papersApart } from './listed-demands.ts';
import { kindBelow } from './labels-within.ts';
import { LABEL_MARK, labelsOf, NAMES_PAPER, OF_A_LANGUAGE } from './labels.ts';
import { openingOf, withoutHaving } from './openers.ts';
import { askedByAnswer, isEmptyQuestion, kindOfQuestion } from './questions.ts';
import { withoutColleagues } from './colleagues.ts';
import { clausesOf, sentencesOf } from '../layout/sentences.ts';
import { demandTurnedTo } from './turns-to-demand.ts';
import { wishesApart, wishesBefore, wishesOfBoth } from './wish-tails.ts';
import { kindOfSpokenHeading } from './spoken-headings.ts';
import { onlySeeks } from './who-is-sought.ts';
import { tellsOfWork } from './work-told.ts';
import { saysSomething } from '../layout/short-names.ts';

/** One thing that a spec says, in its own words. */
export type Statement = {
  text: string;
  kind: StatementKind;
  /** Of a wish that is one of a list: which part of the list's weight is its own. */
  share?: number;
  /** The heading that it stands under, in the spec's words; empty under none. */
  under?: string;
  /** Whether it is of an item of a list, or of a cell. */
  isItem?: boolean;
  /** Whether it says who is turned away, and so what others must have, however it is put. */
  isSure?: boolean;
  /** Whether it asks for something by the rules, and by all its signs is a remark that asks for nothing. */
  isRemark?: boolean;
};

/** A heading in the line that it heads: a few words and a full stop. */
const RUN_IN = /^(?:\S+\s){0,3}\S+\.$/;
/** "What we actually care about.": as a sentence by itself. */
const WHAT_IS_ASKED = /^(?:what|was|ce (?:que|qui|dont)) (?:\S+ ){1,7}\S+\.$/iu;
/** "Would be nice but isn't the be-all and end-all": what is joined by the saying is no list. */
const BE_ALL = /((?:is|are)(?: not|n['’]t) the be[- ]all) and end[- ]all\b/iu;

/** "People who have six years in it, who hold the diploma and who speak Dutch": so many demands of them. */
const ALSO_WHO =
  /(?:, (?:and )?| and )who (?=(?:(?:also|already|personally|currently|really|actually) )*(?:have|hold|are|can|speak|know|possess)\b)/iu;

/** "First, they must have", "Third, three years of": how demands are counted in a paragraph. */
const COUNTING =
  /^(?:(?:and )?(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|lastly|last(?: but not least)?|next|erstens|zweitens|drittens|viertens|schließlich|premièrement|deuxièmement|troisièmement|enfin)(?: of all)?,|(?:erstens|zweitens|drittens|viertens)(?= (?!ist\b|sind\b|habe|wird|werden|kann))|(?:the )?(?:first|second|third|fourth|one|other|last)(?: one| thing| point)? is(?: that)?(?= (?!to\b|not\b|enough\b|plenty\b|sufficient\b|fine\b|all (?:we|you|i)\b))|(?:one|two|three|four)[.:)]|(?:note|nota|nb|n\.b\.|ps|p\.s\.|hinweis|anmerkung|remarque)(?: \d)?\s?[:–-])\s+(?=\S)/iu;
/** What may stand before its name. */
const BEFORE_PAPER =
  /^(?:(?:an?|the|your|valid|current|active|full|clean|in-date|up-to-date|unrestricted|uk|us|state|gültige[rnms]?)\s+)*/i;
/** What a paper is called whose name is not known. */
const LICENCE_WORD = /\b(?:licen[cs]e|registration|certificate|clearance|card|ticket|führerschein)\b/i;

/**
 * The statements of a line under a heading of the kind `heading`; a label before a colon speaks for what follows it in
 * the line. `isProse`: the line is of running text without a heading; `isAlone`: it is all that stands under one.
 */
export function statementsIn(
  line: string,
  heading: StatementKind,
  isProse = false,
  isAlone = false,
): Statement[] {
  let current = heading;
  let before: StatementKind | null = null;
  let isAnswer = false;
  const sentences = sentencesOf(line)
    .map((one, index, all) => withLanguageForIt(one, all[index - 1]))
    .map(withoutColleagues)
    .flatMap((one) => reasonApart(one, heading === 'must'))
    .flatMap(yearsApart)
    .flatMap(clearanceApart)
    .flatMap(ratingsApart)
    .flatMap(wishesApart)
    .map((one) => one.replace(COUNTING, '').replace(BE_ALL, '$1').replace(AND_YOU, 'You'));
  const all = sentences.flatMap((sentence, index): Statement[] => {
    const considered =
      heading === 'boilerplate'
        ? null
        : (onlyConsidered(sentence) ?? notTurnedAway(sentence) ?? deedDemanded(sentence));
    if (considered !== null)
      return considered
        .split(ALSO_WHO)
        .flatMap(papersApart)
        .map((text) => ({ text: withoutHaving(text), kind: 'must', isSure: true }));
    // "The job. Lead a team of nine.": a heading that ends like a sentence.
    const alone =
      (RUN_IN.test(sentence) ? kindOfHeading(sentence) : null) ??
      (sentence.endsWith('.') ? kindOfSpokenHeading(sentence) : null) ??
      (index < sentences.length - 1 && WHAT_IS_ASKED.test(sentence) ? kindOfDemandLabel(sentence) : null);
    if (alone !== null) {
      current = alone;
      return [];
    }
    if (index < sentences.length - 1 && countsDemands(sentence)) {
      current = 'must';
      return [];
    }
    if (isAnswer) {
      isAnswer = false;
      return [];
    }
    const pair = heading === 'boilerplate' ? null : askedByAnswer(sentence, sentences[index + 1]);
    if (pair !== null) {
      isAnswer = true;
      return [pair];
    }
    const answered = heading === 'boilerplate' ? null : kindOfQuestion(sentence);
    if (answered !== null) current = answered;
    if (answered !== null || isEmptyQuestion(sentence)) return [{ text: sentence, kind: 'boilerplate' }];
    const turnedTo = heading === 'boilerplate' ? null : demandTurnedTo(sentence);
    if (turnedTo !== null) return [{ text: turnedTo, kind: 'must', isSure: true }];
    const announced = kindOfAnnouncement(sentence);
    if (announced !== null) {
      current = announced;
      return [{ text: sentence, kind: 'boilerplate' }];
    }
    const { label, kind } = labelsOf(sentence);
    const labelled = saysMust(line) ? kind : kindBelow(heading, label, kind);
    // "What doesn't matter: your school. We won't consider anyone without the licence."
    if (
      labelled === null &&
      current === 'boilerplate' &&
      heading !== 'boilerplate' &&
      (asksByItself(sentence) || OF_THE_DAYS.test(sentence))
    )
      current = heading;
    if (labelled !== null) current = labelled;
    const whole = (
      labelled === null || NAMES_PAPER.test(label ?? '') || OF_A_LANGUAGE.test(label ?? '')
        ? sentence
        : sentence.slice(label?.length ?? 0).replace(LABEL_MARK, '')
    )
      .replace(THAT_YOU, '')
      .replace(YEARS_LABEL, '');
    const wishes = current === 'boilerplate' ? null : wishesBefore(whole);
    const text = wishes ?? whole;
    const rest =
      wishes !== null || isConditionalWish(text) || isWishedOf(text) || wishesOfBoth(text).length > 1
        ? 'nice'
        : current;
    const opening = rest === 'nice' ? 0 : openingOf(text);
    const said = text.slice(opening).trim();
    const isOfPapers = isProse && (rest === 'duty' || rest === 'must') && namesOnlyPapers(said);
    const isListed = opening > 0 || isOfPapers || (rest === 'must' && (labelled !== null || isAlone));
    const isSaidOfSomebody = !isListed && rest !== 'nice' && PAPERS_MAYBE.test(said) && saysWhoIsSought(said);
    const demands = isListed
      ? demandsListed(said)
      : rest === 'must' || isSaidOfSomebody
        ? papersApart(said)
        : [said];
    const isOfWork = (rest === 'duty' && tellsOfWork(said)) || (rest === 'must' && countsWork(said));
    if (demands.length === 1 && !isOfWork && isBoilerplate(said)) {
      const within = rest === 'boilerplate' ? [] : demandsWithin(text);
      return within.length > 0 ? within : [{ text, kind: 'boilerplate' }];
    }
    const isFirst = index === 0 || labelled === 'must';
    if (!isOfWork && asksNothing({ text, said, kind: rest, isFirst })) return [{ text, kind: 'about' }];
    if (rest !== 'must' && opening === 0 && onlySeeks(text)) return [{ text, kind: rest }];
    const asks =
      opening > 0 ||
      isOfPapers ||
      (isSaidOfSomebody && demands.length > 1) ||
      (isProse && rest === 'duty' && (opensWithPaper(text) || goesWithoutSaying(text))) ||
      (before === 'must' && rest !== 'nice' && goesOnAsking(text));
    if (!saysSomething(text)) return [];
    const statements = demands
      .flatMap((demand) => clausesOf(demand, rest === 'nice'))
      .map((clause): Statement => ({
        text: withoutHaving(clause).replace(JOINED, ''),
        kind: isWishedOf(text) ? 'nice' : kindOfClause(clause, asks ? 'must' : rest, text),
      }))
      .flatMap((one) => (one.kind === 'nice' ? wishesOf(one) : [one]));
    before = statements.at(-1)?.kind ?? before;
    return statements;
  });
  return all.map((one, index) => (isStressed(one, all[index + 1]) ? { ...one, kind: 'must' } : one));
}

/** "You will go online with the PLC; this is the job": what is said to decide is no mere duty. */
function isStressed(one: Statement, next: Statement | undefined): boolean {
  return one.kind === 'duty' && next !== undefined && stressesLast(next.text);
}

/** A wish as so many wishes as it lists, which weigh together no more than one. */
function wishesOf(one: Statement): Statement[] {
  const wishes = wishesListed(one.text)
    .flatMap((wish) => wishesOfBoth(wish))
    .flatMap((wish) => wishesListed(wish));
  if (wishes.length < 2) return [one];
  return wishes.map((text) => ({
    ...one,
    text,
    share: (isNamedPaper(text) ? 1 : SELDOM_TOLD) / wishes.length,
  }));
}

/** What is held is told by whoever holds it; a tool or a field that is only welcome is often not. */
const SELDOM_TOLD = 0.5;

/** "If you do your own advocacy, know the rules or enjoy training, so much the better": the wish is for all of it. */
function isConditionalWish(text: string): boolean {
  return (
    CONDITIONAL.test(text) &&
    (saysNice(text) || CHEER.test(text)) &&
    !saysMust(text.slice(text.lastIndexOf(',') + 1))
  );
}

/** "They'd also like to see someone who has grown one, knows Birdie, and has passed an inspection": all of it is wished. */
function isWishedOf(text: string): boolean {
  const [words = ''] = WISHED_OF.exec(text) ?? [];
  return words !== '' && saysNice(words) && !saysMust(text.slice(words.length));
}

const WISHED_OF =
  /^(?:and |but |ideally,? )?(?:we|they|i|(?:the|my|our) client)(?:['’]d| would) (?:also |really |ideally |particularly )*(?:like|love|be (?:glad|pleased|happy|delighted)) (?:to (?:see|have|hear from|meet|find) )?(?:someone|somebody|people|anyone|a person|candidates|applicants) (?:who|with|that)\b/iu;
const CONDITIONAL =
  /^(?:and |also |but )?(?:(?:if|wenn|falls|si) (?:you|they|someone|somebody|he or she|she or he|your|sie|du|vous)|should you)\b/iu;
/** "..., brilliant": what is said of who has it. */
const CHEER =
  /[,;–-] ?(?:(?:that['’]s|then|so|all the) )?(?:brilliant|great|lovely|wonderful|fantastic|perfect|super|marvellous|excellent|superb|prima|klasse|toll|parfait|formidable)(?!\p{L}| \p{L})/iu;
/** What joins a demand to the one before it. */
const JOINED = /^(?:and|plus|as well as|sowie|und|ainsi que) (?=[\p{L}\d])/iu;
/** Two things with an article each, which may be two papers. */
const PAPERS_MAYBE = /\s(?:and|plus|und|et|sowie)\s/iu;
/** "And you need two years of it": a sentence of its own. */
const AND_YOU = /^And (?:also )?you(?= (?:also )?(?:need|must)\b)/u;
/** "That your certificate is active", behind what is said to be checked. */
const THAT_YOU = /^that (?=(?:you(?:['’](?:ve|re|ll|d)|r)?|they|he|she) )/iu;
/** "Years of relevant experience: 12+ years of welding": the label says what the years say. */
const YEARS_LABEL =
  /^(?:(?:total|minimum|required|overall|relevant|number of) )*(?:years?(?: of)? )?(?:(?:relevant|total|professional|work(?:ing)?|overall|industry) )*(?:experience|exp|berufserfahrung|expérience)\.?(?: (?:required|level|range|needed|in years))?\s*[:–]\s*(?=(?:at least |minimum |min\.? |mindestens |au moins )?\d[^:]{0,12}(?:years?|yrs|jahre|ans)\b[^:]*$)/iu;
/** "Where you learnt it is your affair: any school will do. Day to day you'd be running": what the days are made of. */
const OF_THE_DAYS =
  /^(?:day[- ]to[- ]day,?|most days|on a (?:normal|typical|usual) day,?|im alltag|au quotidien,?) (?:you|sie|du|vous|the (?:job|role|work))(?!\p{L})/iu;

/** Whether a sentence asks for something whatever stands before it in its line. */
function asksByItself(sentence: string): boolean {
  return (
    !isBoilerplate(sentence) &&
    (refusesLess(sentence) || saysWhoIsSought(sentence) || saysForce(sentence) || minimumMonths(sentence) > 0)
  );
}

/** "You have worked a year as a guard and can give a checkable history": the clauses that ask for something by themselves. */
function demandsWithin(sentence: string): Statement[] {
  const clauses = clausesOf(sentence);
  if (clauses.length < 2) return [];
  return clauses
    .filter((clause) => !isBoilerplate(clause) && (minimumMonths(clause) > 0 || saysWhoIsSought(clause)))
    .map((clause): Statement => ({ text: clause, kind: saysNice(clause) ? 'nice' : 'must' }));
}

/** "EPA 608, or at the very least Type II": a sentence that begins with a paper, and says nothing that is done with it. */
export const opensWithPaper = rememberedOfLine((text): boolean => {
  const rest = text.replace(BEFORE_PAPER, '');
  if (/\b(?:you|they|he|she|we|is|are|was|were|gets?|earns?)\b/i.test(rest)) return false;
  return (
    ((rest.length < text.length || /^[A-Z]{3,}\b/.test(rest)) && LICENCE_WORD.test(rest.slice(0, 40))) ||
    credentialsNear(rest).some((one) => one.kind !== 'language' && placesOf(one, rest)[0]?.start === 0)
  );
});
