// Calls that are made together: what is asked for while one call is under way shares the next, so that a busy
// object makes one call for many and a quiet one waits for nobody. State is memory only.

type Waiting<Item, Answer> = {
  item: Item;
  done: (answer: Answer) => void;
  failed: (error: unknown) => void;
};

export class Together<Item, Answer> {
  readonly #most: number;
  readonly #call: (items: Item[]) => Promise<Answer[]>;
  #waiting: Waiting<Item, Answer>[] = [];
  #isCalling = false;

  /** `call` answers every item, in order; it is given `most` at a time. */
  constructor(most: number, call: (items: Item[]) => Promise<Answer[]>) {
    this.#most = most;
    this.#call = call;
  }

  /** The answer for one item; rejects when the call for it failed. */
  ask(item: Item): Promise<Answer> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      if (!this.#isCalling) void this.#callAll();
    });
  }

  async #callAll(): Promise<void> {
    this.#isCalling = true;
    // Whatever is asked for in the same turn of the event loop goes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const taken = this.#waiting.splice(0, this.#most);
      try {
        const answers = await this.#call(taken.map((one) => one.item));
        for (const [i, answer] of answers.entries()) taken[i]?.done(answer);
      } catch (error) {
        for (const one of taken) one.failed(error);
      }
    }
    this.#isCalling = false;
  }
}
