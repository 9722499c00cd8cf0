// What the terminal allows: its width, and colours only where somebody looks and has not asked for none.

import { styleText } from 'node:util';
import type { Paint } from './table.ts';

const WIDTH_WITHOUT_TERMINAL = 100;

/** Columns of stdout. */
export function terminalWidth(): number {
  return process.stdout.columns ?? WIDTH_WITHOUT_TERMINAL;
}

/** Colours a text on a terminal; elsewhere, and with NO_COLOR, leaves it. */
export const paint: Paint = (colour, text) =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(colour, text) : text;
