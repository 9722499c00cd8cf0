// The signs by which a line of a CV is told to speak of how it is to be judged: how its words and pairs of words begin, how it
// begins and ends, which kinds of judging words meet in it and in which order, and how much of it they are. Pure.

import { pairsOf } from '../../text/pairs.ts';
import { judgingKindOf } from './judging-words.ts';

const TOKEN = /\p{L}+|0|[:?!%=/<>{}[\]|"#*_]/gu;
/** What stands further behind says no more of what a line is. */
const TOKENS_MAX = 60;
/** Endings differ by language and person; so many letters tell words apart. */
const STEM_LENGTH = 6;
const SHARE_STEPS = 6;

/** The signs of a line, each once. */
export function judgingSignsOf(line: string): string[] {
  const words = line.toLowerCase().replace(/\d+/g, '0').match(TOKEN)?.slice(0, TOKENS_MAX) ?? [];
  const stems = words.map((word) => word.slice(0, STEM_LENGTH));
  const kinds = words.map(judgingKindOf).filter((kind) => kind !== '');
  const met = [...new Set(kinds)].toSorted();
  return [
    ...new Set([
      ...stems.map((stem) => `u${stem}`),
      ...pairsOf(stems).map((pair) => `b${pair}`),
      `s${stems[0] ?? ''}`,
      `t${stems[0] ?? ''} ${stems[1] ?? ''}`,
      `e${stems.at(-1) ?? ''}`,
      `n${String(Math.floor(Math.log2(words.length + 1)))}`,
      `d${String(Math.floor((kinds.length / Math.max(1, words.length)) * SHARE_STEPS))}`,
      `K${met.join('')}`,
      ...met.map((kind) => `C${kind}`),
      ...met.filter((kind) => kinds.indexOf(kind) < kinds.lastIndexOf(kind)).map((kind) => `D${kind}`),
      ...met.flatMap((kind, at) => met.slice(at + 1).map((other) => `X${kind}${other}`)),
      ...pairsOf(kinds).map((pair) => `Q${pair}`),
    ]),
  ];
}
