// What is wished for or denied beside another name of a paper that is held, and so says nothing against it. Pure.

import type { Naming } from '../papers/naming.ts';
import { namesYear } from '../../text/year.ts';

/** "OSCP 2022, eyeing OSEP": what is wished for beside one of another name that is there with its year. */
export function isOfAnotherName({ words, isWish }: Naming, held: readonly Naming[]): boolean {
  return isWish === true && held.some((one) => one.words !== words && namesYear(one.line.text));
}

/** "QTS in July 2017 (no PGCE attached)": in parentheses beside another name of the same paper, which is held. */
export function isAside({ line, words, stance }: Naming, held: readonly Naming[]): boolean {
  if (stance !== 'denied' || !held.some((one) => one.line === line && one.words !== words)) return false;
  return [...line.text.matchAll(/\(([^()]*)\)/g)].some(([, inside = '']) =>
    inside.toLowerCase().includes(words),
  );
}
