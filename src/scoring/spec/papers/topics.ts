// What a statement is about: its telling terms, the parts between its alternatives, and the roots of its words. Pure.

import { DEMAND_WORDS } from '../../lexicon/demand-words.ts';
import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { rarity, termWeight } from '../../text/terms/rarity.ts';
import { withVerbsJoined } from '../../text/separable.ts';
import { sharingWords } from './shared-words.ts';
import { stem } from '../../text/terms/stem.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { tokensOf } from '../../text/terms/tokens.ts';

/** Weighted terms. */
export type Terms = ReadonlyMap<string, number>;

/** One of several things is enough. */
export const ANY_OF =
  /\bor\b(?! (?:more|above|over|so|less|fewer|higher|later|longer|better)\b)|\bsuch as\b|\bone of\b|\be\.g\b|\beither\b|\bany of\b|\boder\b|\bou\b|\bz\.\s?b\.|\bp\.\s?ex\.|\bpar exemple\b|\bzum beispiel\b|\bwie z|or (an )?equivalent|or similar/i;
const TERMS_MAX = 12;
/** A word of three letters or less is a subject only where it is rare: CT, not "out". */
const SHORT_ROOT_RARITY = 2.5;
/** Words that a demand is made of and that say nothing of its subject. */
const GENERIC =
  /^(min|incl|either|nice|given|but|after|before|less|more|never|without|within|no|last|type|most|way|\d+\+?|ears?|year\w*|month\w*|yrs|jahr\w*|ans|mindest\w*|moin|minimum|essential|requir\w*|desir\w*|similar|comparabl\w*|equivalent|plus|prefer\w*|know\w*|understand\w*|kenntniss?\w*|berufserfahrung|erfahrung\w*|d'expérience|expérienc\w*|maîtris\w*|confident|proficien\w*|strong|good|excellent|solid|hands-on|hand|work|experienc\w*|abil\w*|idealerweis|idéalement|post-qualification|post-registration|professional|us|least|full|relevant|relat\w*|background|candidat\w*|mandatory|ship|personal|one|own|e\.g|such|includ\w*|via|etc|role|position|someone|successful|applicant|years\+|full-time|part-time|vollzeit|sicher\w*|umgang|gut\w{0,2}|sehr|\w+-kenntniss\w*|recent|in-date|thre|four|fiv|seven|eight|nin|twelv|eleven|thos|fifteen|eighteen|twenty|thirty|fewer|bring|firm|strict|d'au|dispos\w*|justifiez|praktisch\w*|pratiqu|already|immediate\w*|productiv|dafür|brauch\w*|benötig\w*|erwarten|erwartet|vorausgesetzt|voraussetzung\w*|außerdem|zudem|doit|doivent|niveau|whoever|you'?(?:ve|ll|re|d)|it's|zwei|drei|vier|fünf|deux|trois|quatre|cinq|sinc|since|qualify\w*|dont|davon|seit|depui|z\.b|d\.h|u\.a|o\.ä|o\.a|p\.ex|i\.e|d'une?|beruf)$|^\d+(?:t|kg|k|m|mm|kv|kw|v)$/;

/** That somebody has done it, alone, and above all: "eigenständig", "vous justifiez surtout de … passées … vous-même". */
const OF_ONESELF =
  /^(?:quatr\w*|cinq|deux|troi\w*|zwei|drei|vier|fünf|sechs|selb(?:st)?ständig\w*|eigenständig\w*|eigenverantwortlich\w*|autonom\w*|justifi\w*|surtout|passée?\w*|anné\w*|vous-même\w*|nachweislich\w*|vorzugsweis\w*)$/;

const OTHER_CHOICES = /\bsuch as\b|\be\.g\.|\bz\.\s?B\.|\bwie(?= z)|\bp\.\s?ex\.|[/,(]/i;

/** The parts of a statement between its alternatives. */
function alternativesOf(text: string): Terms[] {
  if (!ANY_OF.test(text) && !text.includes('/')) return [];
  return sharingWords(text)
    .flatMap((part) => part.split(OTHER_CHOICES))
    .map(topicOf)
    .filter((terms) => terms.size > 0);
}

/** Of "a solicitor with three years in employment law" the years and what follows; all of it where too little does. */
export function behindYears(text: string): string {
  const at = text.search(
    /\b(?:at least |minimum (?:of )?|mindestens |au moins )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten|ein(?:em)?|zwei|drei|vier|fünf|deux|trois|quatre|cinq)\s*\+?[\s\p{L}]{0,10}(?:years?|yrs|months?|jahr(?:en?)?|ans|mois)\b/iu,
  );
  // "Who has managed revenue in hotels for four years or longer" has the work before them.
  const rest = at < 0 || DONE_FOR.test(text.slice(0, at)) ? text : text.slice(at);
  return topicOf(rest.replace(OF_ALL, ' ')).size > 0 ? rest : text;
}

/** How the years are counted, and no work: "in total", "under your belt". */
const OF_ALL =
  /(?<!\p{L})(?:in (?:total|all|aggregate|a row)|all told|altogether|overall|to date|behind you|under your belt|at the very least|or so|by now|straight|of your own|insgesamt|zusammen|mindestens|au total|en tout|derrière vous)(?!\p{L})/giu;

/** Something that is done; having worked, been or served tells of no work. */
const DONE_FOR =
  /(?<!\p{L})(?!(?:worked|been|served)\s)(?:\p{L}{2,}(?:ed|ing)|done|run|built|led|bought|sold|taught|kept|written|driven|made|grown|dealt|brought|sat|taken|fed)\s.{3,60}\s(?:for|over)\s(?:(?:a minimum of|no less than|not less than|no fewer than|a good|more than|at least|well over|over|some|about|around|a total of|all of) )?$/iu;

/** Of "a degree in physics, and no fewer than four years designing pumps" what stands before the years: the paper. */
export function beforeYears(text: string): string {
  return ADDED_YEARS.exec(text)?.[1] ?? text;
}

const ADDED_YEARS =
  /^(.+?),? (?:and|plus|with|along with|together with|as well as|und|sowie|mit|et|avec)\s(?:\p{L}+\s){0,6}?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten|zwei|drei|vier|fünf|deux|trois|quatre|cinq)\s?\+?\s(?:\p{L}+\s){0,2}?(?:years?|yrs|jahre?n?|ans|années?)(?!\p{L})/iu;

const PART_OF_THEM =
  /[,;(]\s*(?:(?:at least )?(?:one|two|three|four|\d+)(?: years?)? of (?:them|which|these|those)|of (?:which|these|those|them)|including(?: at least)? (?:one|two|three|four|\d+)|(?:with|and) (?:at least |a minimum of )?(?:one|two|three|four|\d+)\+?(?: (?:years?|months?))?(?: or more)? (?:of (?:those |these |them )?)?(?:(?:in|at) (?:an? )?(?:supervis|lead|manage|senior|charge)|leading|managing|supervising|running|training|as (?:an? )?(?:supervisor|team|lead|manager|head|foreman))|davon|darunter|dont)(?!\p{L}*-).*$/iu;

/** Of a minimum of years what all of them are to be of: "four years' audit, two of them leading". */
export function ofAllYears(text: string): string {
  return text.replace(PART_OF_THEM, '');
}

/** The roots of a statement, and of each part between its alternatives; none is empty. */
function rootGroups(text: string): string[][] {
  const parts = sharingWords(text);
  return [text, ...(parts.length > 1 ? parts : [])].map(rootsOf).filter((roots) => roots.length > 0);
}

/** "Post-registration" says from when, and "comme" in what post. */
const WHEN = /^(?:post|registrat|qualificat|qualify|comm|non|negotiabl)$/;

/** The telling words of a statement by their roots, without what the lexicon makes of them. */
function rootsOf(text: string): string[] {
  return tokensOf(withVerbsJoined(text))
    .flatMap(({ word }) => word.split('-'))
    .map(stem)
    .filter(
      (root) =>
        rarity(root) > (root.length > 3 ? 0.8 : SHORT_ROOT_RARITY) &&
        !GENERIC.test(root) &&
        !isOfDemands(root) &&
        !OF_ONESELF.test(root) &&
        !WHEN.test(root) &&
        (!STOP_WORDS.has(root) || root.length > 7),
    );
}

/** "Req'd", "zwingend", "dreijährige", "exigée", "won't": what demands are made of. */
function isOfDemands(term: string): boolean {
  return (
    DEMAND_WORDS.has(term) ||
    /jährig|n['’]t$|['’](?:ll|re|ve)$|^(?:it|that|there|here|what|who|let)['’]s$/u.test(term)
  );
}

/** "VOB-Kenntnisse" are of the VOB. */
function apart(text: string): string {
  return /-(?:kenntn|erfahr)/i.test(text)
    ? text.replace(/-(?=(?:kenntnisse?n?|erfahrung(?:en)?)(?!\p{L}))/giu, ' ')
    : text;
}

/** What a statement is about: its telling terms, the heaviest dozen. */
export function topicOf(text: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { term } of termsOf(apart(withVerbsJoined(text)))) {
    if (rarity(term) > 0.8 && !GENERIC.test(term) && !isOfDemands(term) && !OF_ONESELF.test(term))
      weights.set(term, termWeight(term));
  }
  return new Map([...weights].toSorted((a, b) => b[1] - a[1]).slice(0, TERMS_MAX));
}

/** What years are asked of, as a unit holds it: the topic, its alternatives, and the roots of its words. */
export function topicsAsked(text: string): { terms: Terms; topics: Terms[]; topicRoots: string[][] } {
  return { terms: topicOf(text), topics: alternativesOf(text), topicRoots: rootGroups(text) };
}
