// Levels of the national frameworks, which say how high a paper is and not what it is called: "a qualification at QQI Level 7
// or higher in social care" is a degree in it, whatever its name. Pure.

import { testOf } from '../../text/expressions/first-look.ts';

const FRAMEWORK =
  /(?<!\p{L})(QQI|NFQ|RQF|QCF|EQF|EQR|DQR|SCQF)[- ,]{0,2}(?:(?:level|niveau|stufe)[- ]?)?(\d{1,2})(?!\d)/iu;
/** Whether a text may name a level of a framework. */
export const mayNameLevel = testOf(FRAMEWORK);
/** From which of its levels on each kind of framework speaks of a diploma, a bachelor's, a master's and a doctor's degree. */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  qqi: [6, 7, 9, 10],
  nfq: [6, 7, 9, 10],
  scqf: [7, 9, 11, 12],
};
const OF_OTHERS: readonly number[] = [4, 6, 7, 8];
/** A management award is one of its own beside a degree. */
const OF_LEADING = /manag|leader|leitung|führung|encadrement|supervis/i;

/** The level of a degree that a text gives by a framework; 0 where it gives none, or one below them. */
export function degreeLevelIn(text: string): number {
  if (!mayNameLevel(text) || OF_LEADING.test(text)) return 0;
  const [, name = '', level = '0'] = FRAMEWORK.exec(text) ?? [];
  const steps = STEPS[name.toLowerCase()] ?? OF_OTHERS;
  return steps.filter((step) => Number(level) >= step).length;
}
