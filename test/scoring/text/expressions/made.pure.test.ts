import { describe, expect, it } from 'vitest';
import { madeWhenAsked, SIGNS_MAX } from '../../../../src/scoring/text/expressions/made.ts';

/** As many signs as are kept at hand. */
function askForOthers(times: number): void {
  for (let time = 0; time < times; time += 1)
    madeWhenAsked(`(?:${'x'.repeat(SIGNS_MAX)}){${time + 1}}|y`, 'u')();
}

describe('an expression that is made when it is asked for', () => {
  it('is the same one as long as it is asked for', () => {
    const expression = madeWhenAsked('a+', 'gu');
    const first = expression();
    expect([first.source, first.flags]).toEqual(['a+', 'gu']);
    for (let time = 0; time < 4; time += 1) {
      askForOthers(1);
      expect(expression()).toBe(first);
    }
  });

  it('is made anew when many others were asked for since', () => {
    const expression = madeWhenAsked('b+', 'u');
    const first = expression();
    askForOthers(4);
    expect(expression()).not.toBe(first);
    expect(expression().test('abc')).toBe(true);
    expect(expression()).toBe(expression());
  });
});
