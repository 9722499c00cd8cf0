// A first look at a text for many expressions at once: one walk over its signs says which of them it may match, whoever
// asks. Pure as a whole, since what is forgotten is looked at again.

import { allIn } from './all-in.ts';
import { alternativesOf } from './alternatives.ts';
import { writingsOf } from './latin.ts';
import { glanceOf, type Glance } from './prefilter.ts';
import { rememberedOfLine } from '../remembered.ts';
import { WIDE } from './signs.ts';
import { isAmong } from './stretch-index.ts';

type Look = (text: string) => boolean;
/** An expression, or what one would be made of. */
type Written = Pick<RegExp, 'source' | 'flags'>;

/** What may be asked of a first look. */
export type FirstLook = {
  /** Whether a text may match one of the expressions; most do not, and need no search. */
  mayMatch(...expressions: readonly RegExp[]): Look;
  /** The test of a text for an expression, which is tried only where it may match. */
  testOf(expression: Written): Look;
  /** The same for an expression with the flag `g`: where it matches, in order. */
  matchesOf(expression: Written): (text: string) => readonly RegExpExecArray[];
  /** An expression that is tried where no first look helps, as a text's letters let it be written. */
  inLettersOf(expression: Written): (text: string) => RegExp;
  /** The kinds of signs that a text holds, as bits of signs.ts. */
  signsIn(text: string): number;
};

const NOWHERE: readonly RegExpExecArray[] = [];

/** A first look for expressions of its own: those of specs are not looked for in CVs. */
export function firstLook(): FirstLook {
  /** What each look is for. */
  const sources: string[] = [];
  /** Null until a text is looked at, and again when there is more to look for. */
  let lookAt: ((text: string) => Glance) | null = null;
  /** Lines are asked after one thing after another. */
  let last: { text: string; glance: Glance } | null = null;

  function glanceAt(text: string): Glance {
    if (last !== null && last.text === text) return last.glance;
    lookAt ??= rememberedOfLine(glanceOf(sources));
    last = { text, glance: lookAt(text) };
    return last.glance;
  }

  function inLettersOf({ source, flags }: Written): (text: string) => RegExp {
    const writing = writingsOf(source, flags);
    return (text) => writing((glanceAt(text).kinds & WIDE) !== 0);
  }

  function lookFor(source: string): Look {
    const look = sources.push(source) - 1;
    lookAt = null;
    last = null;
    return (text) => isAmong(glanceAt(text).rows, look);
  }

  function mayMatch(...expressions: readonly RegExp[]): Look {
    return lookFor(expressions.map(({ source }) => source).join('|'));
  }

  /** The test for an expression, or for a few alternatives of it. */
  function partOf(source: string, flags: string): Look {
    const may = lookFor(source);
    const expressionFor = inLettersOf({ source, flags: flags.replace('g', '') });
    return (text) => may(text) && expressionFor(text).test(text);
  }

  return {
    mayMatch,
    testOf(expression) {
      const alternatives = alternativesOf(expression.source);
      if (alternatives.length === 1) return partOf(expression.source, expression.flags);
      const may = lookFor(alternatives.join('|'));
      const parts = alternatives.map((source) => partOf(source, expression.flags));
      return (text) => may(text) && parts.some((isIn) => isIn(text));
    },
    matchesOf({ source, flags }) {
      const may = lookFor(source);
      const expressionFor = inLettersOf({ source, flags });
      return (text) => (may(text) ? allIn(text, expressionFor(text)) : NOWHERE);
    },
    inLettersOf,
    signsIn: (text) => glanceAt(text).kinds,
  };
}

/** The first look at lines of CVs. */
export const { mayMatch, testOf, matchesOf, inLettersOf, signsIn } = firstLook();
