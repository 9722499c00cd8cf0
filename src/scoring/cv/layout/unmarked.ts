// A text without the signs that set words bold or stand around a line, between a title and its dates or before and behind
// a heading. Pure.

import type { Canonical } from '../../text/stored/canonical.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { reduced } from './reduced.ts';

/** "**Cook, The Mill** (2019 to 2022)", and "--- Education ---" in a line of its own. */
const MARKED =
  /(?<![*\p{L}\p{N}])(?<bold>\*\*)(?=[^\s*])[^*\n]{1,200}(?<=\S)\*\*(?!\*)|(?<=^|\n)[^\S\n]*(?<around>\*{2,6}|-{2,6}|={2,6}|~{2,6})[^\S\n]+(?=[^\s*=~-])[^\n]{1,80}(?<=\S)[^\S\n]+\k<around>[^\S\n]*(?=\n|$)/gu;
const SIGNS = ['**', '--', '==', '~~'];

/** The text with what is set apart so as plain words. */
export function unmarked(canon: Canonical): Canonical {
  if (SIGNS.every((sign) => !canon.text.includes(sign))) return canon;
  let from = 0;
  const kept = allIn(canon.text, MARKED).flatMap(({ index, groups, 0: words }) => {
    const sign = groups?.bold ?? groups?.around ?? '';
    const inner = words.slice(words.indexOf(sign) + sign.length, words.lastIndexOf(sign));
    const start = index + words.indexOf(sign) + sign.length + inner.length - inner.trimStart().length;
    const before = { from, to: index };
    from = index + words.length;
    return [before, { from: start, to: start + inner.trim().length }];
  });
  return kept.length === 0 ? canon : reduced(canon, [...kept, { from, to: canon.text.length }]);
}
