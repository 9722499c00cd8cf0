// A CV as its words and lines alone, whatever template, editor or keyboard they came from. Pure.

import { accented } from '../../text/accented.ts';
import type { Canonical } from '../../text/stored/canonical.ts';
import { withCells } from './cells.ts';
import { withWholeWords } from './cut-words.ts';
import { labelled } from './labelled.ts';
import { withLostBreaks } from './restored.ts';
import { singleSpaced } from './single-spaced.ts';
import { umlauted } from './umlauted.ts';
import { undecorated } from './undecorated.ts';
import { unmarked } from './unmarked.ts';
import { unspaced } from './unspaced.ts';

/**
 * In this order: what stands at all lines is looked for where nothing stands around single words any more, and breaks that
 * were lost where none is a word's own.
 */
const STEPS = [
  withCells,
  umlauted,
  withAccents,
  unspaced,
  unmarked,
  undecorated,
  singleSpaced,
  withWholeWords,
  withLostBreaks,
  labelled,
];

/** The text without what only its layout has put there; every character knows where it came from. */
export function plainText(canon: Canonical): Canonical {
  return STEPS.reduce((text, step) => step(text), canon);
}

/** Letter for letter: no place moves. */
function withAccents(canon: Canonical): Canonical {
  const text = accented(canon.text);
  return text === canon.text ? canon : { ...canon, text };
}
