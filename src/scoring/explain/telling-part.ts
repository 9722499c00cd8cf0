// The part of a line that is quoted: of several sentences those that tell of what is asked for. A line is often a paragraph,
// and what shows the demand may stand at its end. Pure.

import { termsOf, type Term } from '../text/terms/terms.ts';
import { termWeight } from '../text/terms/rarity.ts';

/** A stretch of a line. */
type Part = { start: number; end: number };

/** Where a sentence or an item ends and the next one begins; "Kat. B" is one. */
const ENDS =
  /(?<=\p{L}{2}|[\d)%”"])(?<!(?<!\p{L})(?:[Kk]at|[Cc]at|Kl|Nr|No|Art|Abt|Std|Dr|St|Mrs?|Dipl|Ing|[Dd]ept|Co|Ltd|Inc|Corp|inkl|bzw|approx|incl|[BM]\.?Sc|[BMD]\.?Com|[BM]\.?Ed)(?=\.))[.!?;]\s+(?=[\p{Lu}\d"“])/gu;
/** Words of one root begin alike: audit and audits, weld and welding. */
const ROOT = 5;
/** Shorter ones say too little by themselves. */
const PART_MIN = 12;

/**
 * The stretch of `line`, of at most `max` characters where its sentences allow it, that tells most of `asked`; all of the line
 * where no part tells more than another.
 */
export function tellingPart(line: string, asked: string, max: number): Part {
  const whole = { start: 0, end: line.length };
  const sentences = sentencesOf(line);
  if (sentences.length < 2) return whole;
  const told = toldIn(line, termsOf(asked));
  let best: (Part & { worth: number }) | null = null;
  for (const [from, first] of sentences.entries()) {
    for (const last of sentences.slice(from)) {
      const part = { start: first.start, end: last.end };
      const length = part.end - part.start;
      if (length > max && last !== first) break;
      const worth = worthOf(told.filter(({ start, end }) => start >= part.start && end <= part.end));
      const isShorter = best !== null && worth === best.worth && length < best.end - best.start;
      if (length >= PART_MIN && (best === null || worth > best.worth || isShorter)) best = { ...part, worth };
    }
  }
  return best === null || best.worth === 0 ? whole : { start: best.start, end: best.end };
}

/** What share of the words asked for, by their rarity, a line has by their roots; from 0 to 1. */
export function shareTold(line: string, asked: string): number {
  const terms = termsOf(asked);
  return worthOf(toldIn(line, terms)) / Math.max(1, worthOf(terms));
}

/** The words of a line that are of the roots of what is asked for. */
function toldIn(line: string, asked: readonly Term[]): Term[] {
  const roots = new Set(asked.map(({ term }) => rootOf(term)));
  return termsOf(line).filter(({ term }) => roots.has(rootOf(term)));
}

function sentencesOf(line: string): Part[] {
  const sentences: Part[] = [];
  let start = 0;
  for (const { index, 0: between } of line.matchAll(ENDS)) {
    sentences.push({ start, end: index + 1 });
    start = index + between.length;
  }
  return [...sentences, { start, end: line.length }];
}

/** What words tell, each root once. */
function worthOf(told: readonly { term: string }[]): number {
  const worth = new Map(told.map(({ term }) => [rootOf(term), termWeight(term)]));
  return [...worth.values()].reduce((sum, weight) => sum + weight, 0);
}

function rootOf(term: string): string {
  return term.slice(0, ROOT);
}
