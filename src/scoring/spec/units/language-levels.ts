// The level of a language that is told by itself behind it: "And English, really; below C1 it cannot be done". Pure.

import { testOf } from '../first-look.ts';
import { designatorsIn } from '../papers/designators.ts';
import type { Unit } from './unit.ts';

/** A level, and that less will not do, or that it is the least. */
const LEAST =
  /(?<!\p{L})(?:(?:en|au)[- ]dessous d[eu]|moins (?:que|de)|below|under|less than|lower than|anything (?:below|under|less)|short of|unter(?:halb)?(?: von)?|weniger als|schlechter als|at least|minimum|no less than|mindestens|au moins|à partir d[eu]|from|ab)(?: (?:le |du |the |a |an |dem |der )?(?:level|niveau|stufe|grade))?(?: of| von| de)? ?([ABC][12])(?![\p{L}\d])/u;
const mayTell = testOf(LEAST);

/** The unit of a language before it with the level that `text` tells; null where it tells none, or there is no such unit. */
export function withToldLevel(text: string, asked: Unit | undefined): Unit | null {
  if (asked?.kind !== 'language' || /\b[ABC][12]\b/.test(asked.text) || !mayTell(text)) return null;
  const level = LEAST.exec(text)?.[1];
  if (level === undefined) return null;
  return {
    ...asked,
    designators: { ...asked.designators, fluency: designatorsIn(`${level} level`).fluency },
  };
}
