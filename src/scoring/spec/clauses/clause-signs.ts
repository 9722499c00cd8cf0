// The signs by which a reader tells what a clause of a spec is meant as: its words and pairs of words, how it begins, ends
// and looks, the heading above it, how its neighbours begin and end, and what the rules take all three for. Pure.

import { pairsOf } from '../../text/pairs.ts';
import type { Statement } from './line-statements.ts';

const TOKEN = /\p{L}+|0|[:?!%€£$()]/gu;
/** What stands further behind says no more of how a clause is meant. */
const TOKENS_MAX = 40;
const HEADING_TOKENS_MAX = 8;
const LENGTH_STEPS_MAX = 8;
const PARTS = 5;
/** A list of so few clauses has no beginning and end as an ad has: where a clause stands in it says nothing. */
export const AD_MIN = 8;

/** Words in small letters, numbers as one, and the signs that tell; "" where there is none. */
function tokensOf(text: string): string[] {
  return text.toLowerCase().replace(/\d+/g, '0').match(TOKEN) ?? [];
}

/** The signs of the clause at `index` of `clauses`, each once; `isRuled`: with what the rules take it and its neighbours for. */
export function signsOf(clauses: readonly Statement[], index: number, isRuled = true): string[] {
  const clause = clauses[index];
  if (clause === undefined) return [];
  const signs = [
    ...signsAlone(clause, isRuled),
    ...(clauses.length < AD_MIN ? [] : placeSigns(clauses, index, isRuled)),
  ];
  return [...new Set(signs)];
}

/** The signs of a clause without what stands around it. */
export function signsAlone(
  { text, kind, under = '', isItem = false }: Statement,
  isRuled: boolean,
): string[] {
  const ruled = isRuled ? [`K${kind}`, `K${kind}${isItem ? 'i' : 'p'}`] : [];
  return [...new Set([...ownSigns(text, isItem), ...headingSigns(under), ...ruled])];
}

function placeSigns(clauses: readonly Statement[], index: number, isRuled: boolean): string[] {
  return [
    `pos${String(Math.floor((index / clauses.length) * PARTS))}`,
    ...neighbourSigns('P', clauses[index - 1], isRuled),
    ...neighbourSigns('Q', clauses[index + 1], isRuled),
  ];
}

function ownSigns(text: string, isItem: boolean): string[] {
  const all = tokensOf(text);
  const tokens = all.slice(0, TOKENS_MAX);
  const steps = Math.min(LENGTH_STEPS_MAX, Math.floor(Math.log2(all.length + 1) * 1.5));
  const looks = [/^\p{Lu}/u, /[.!]$/, /\d/].map((look) => (look.test(text) ? '1' : '0')).join('');
  return [
    ...tokens.map((token) => `u${token}`),
    ...pairsOf(tokens).map((pair) => `b${pair}`),
    `s1${all[0] ?? ''}`,
    `s2${all[0] ?? ''} ${all[1] ?? ''}`,
    `e1${all.at(-1) ?? ''}`,
    `len${String(steps)}`,
    `cap${looks}`,
    `it${isItem ? '1' : '0'}`,
  ];
}

function neighbourSigns(side: string, neighbour: Statement | undefined, isRuled: boolean): string[] {
  if (neighbour === undefined) return [`${side}none`];
  const tokens = tokensOf(neighbour.text);
  const signs = [`${side}1${tokens[0] ?? ''}`, `${side}2${tokens[0] ?? ''} ${tokens[1] ?? ''}`];
  return [...signs, `${side}e${tokens.at(-1) ?? ''}`, ...(isRuled ? [`${side}K${neighbour.kind}`] : [])];
}

function headingSigns(heading: string): string[] {
  const tokens = tokensOf(heading).slice(0, HEADING_TOKENS_MAX);
  if (tokens.length === 0) return ['hnone'];
  return [...tokens.map((token) => `h${token}`), ...pairsOf(tokens).map((pair) => `g${pair}`)];
}
