// What reading one PDF has cost so far, in counts and, where it moves, by the clock.

import { PDF_LIMITS, TEXT_CHARACTERS_MAX } from '../limits.ts';

export class Budget {
  readonly #deadline = Date.now() + PDF_LIMITS.milliseconds;
  #reads = 0;
  #characters = 0;
  isSpent = false;
  /** True once anything was left out, of one page or of all. */
  isCut = false;

  /** Takes note of a chunk of so many characters. */
  spend(characters: number): void {
    this.#reads++;
    this.#characters += characters;
    this.isSpent =
      this.#characters > TEXT_CHARACTERS_MAX || this.#reads > PDF_LIMITS.reads || Date.now() > this.#deadline;
    this.isCut ||= this.isSpent;
  }

  /** True now and then: time to let others run, and the clock move. */
  get isTimeToYield(): boolean {
    return this.#reads % PDF_LIMITS.readsPerTurn === 0;
  }
}
