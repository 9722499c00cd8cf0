// The library's text items as runs: pieces of text with their place and size on the page, in the order of the file.

import { joinLetters } from './letter-spacing.ts';

/** A piece of text; `x` and `y` (its baseline) in points from the lower left, `end` where it ends. */
export type Run = {
  text: string;
  x: number;
  y: number;
  end: number;
  /** Height of the font in points. */
  size: number;
  isRotated: boolean;
  /** The library saw a space, or the end of a line, before this run. */
  afterSpace: boolean;
  afterBreak: boolean;
};

/** A text item as the library gives it. */
export type TextItem = { str: string; transform: number[]; width: number; hasEOL: boolean };

/** Collects items into runs: empty items become what they mean for the next, text drawn twice (fake bold) is kept once. */
export class RunCollector {
  readonly runs: Run[] = [];
  #afterSpace = false;
  #afterBreak = false;

  add(item: TextItem): void {
    const text = joinLetters(item.str);
    if (text.trim() === '') this.#afterSpace ||= text !== '';
    else this.#push(text, item);
    this.#afterBreak ||= item.hasEOL;
  }

  #push(text: string, { transform, width }: TextItem): void {
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
    const size = Math.hypot(c, d) || Math.hypot(a, b) || 1;
    const isRotated = Math.abs(b) > Math.abs(a) * 0.1;
    const previous = this.runs.at(-1);
    const isDrawnAgain =
      previous?.text === text &&
      Math.abs(previous.x - x) < size * 0.3 &&
      Math.abs(previous.y - y) < size * 0.3;
    if (!isDrawnAgain)
      this.runs.push({
        text,
        x,
        y,
        end: x + width,
        size,
        isRotated,
        afterSpace: this.#afterSpace,
        afterBreak: this.#afterBreak,
      });
    this.#afterSpace = false;
    this.#afterBreak = false;
  }
}
