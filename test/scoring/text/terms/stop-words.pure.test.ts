// Words that join others tell nothing of a trade, in any of the three languages.

import { expect, it } from 'vitest';
import { termsOf } from '../../../../src/scoring/text/terms/terms.ts';

it.each([
  ['Jahre, in denen du selbst eine Werft geführt hast', ['werft', 'geführt']],
  ['zunächst allein, danach zusammen mit der Gießerei', ['allein', 'gießerei']],
  ['on y fait aussi, chaque semaine, la soudure', ['semaine', 'soudure']],
])('%s', (text, told) => {
  expect(termsOf(text).map(({ start, end }) => text.slice(start, end).toLowerCase())).toEqual(
    expect.arrayContaining(told),
  );
  expect(termsOf(text).length).toBeLessThanOrEqual(told.length + 1);
});
