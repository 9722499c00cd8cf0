// "Slater since 2012" above the posts of those years tells what somebody is, and its dates fill no gap between the posts.

import { expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

const ROW = { title: 'Slater', ask: 'Minimum five years as a slater on pitched roofs.' };

const POSTS =
  'January 2025 - May 2026: Slater, Orme Roofs. Natural slate, leadwork.\nMarch 2018 - December 2024: Bus driver, Quill Travel.\nJanuary 2016 - February 2018: Slater, Elm Roofing. Welsh slate, ridges.';

it('counts the posts below a headline with its year', () => {
  expect(isLacking(ROW, `Kit Farrow, Hull. Slater since 2016.\n${POSTS}`)).toBe(true);
  expect(isLacking(ROW, POSTS)).toBe(true);
});

it('counts such a line alone', () => {
  expect(isLacking(ROW, 'Slater, Orme Roofs, since 2016\nNatural slate, leadwork on pitched roofs.')).toBe(
    false,
  );
});
