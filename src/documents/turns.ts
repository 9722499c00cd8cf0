// Lets a few requests, or objects, of an isolate do something at once. One whose client goes away may be cut off between
// two awaits: what it holds is never given back. So a turn ends by itself; else two clients that hang up would stop all
// others for as long as the isolate lives. And whoever waits looks again by a timer of their own, because the platform
// lets nobody go on in another's context.

/** How often whoever waits looks again, in milliseconds. */
const LOOK_AGAIN_MS = 10;

type Turn = { until: number };

/** At most `atOnce` turns at a time, each of at most `turnMs` milliseconds. */
export class Turns {
  readonly #atOnce: number;
  readonly #turnMs: number;
  readonly #taken = new Set<Turn>();

  constructor(atOnce: number, turnMs: number) {
    this.#atOnce = atOnce;
    this.#turnMs = turnMs;
  }

  /** Waits for a turn. Call what it answers once the turn is over. */
  async take(): Promise<() => void> {
    while (!this.#isFree()) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    const turn = { until: Date.now() + this.#turnMs };
    this.#taken.add(turn);
    return () => void this.#taken.delete(turn);
  }

  #isFree(): boolean {
    const now = Date.now();
    for (const turn of this.#taken) if (turn.until <= now) this.#taken.delete(turn);
    return this.#taken.size < this.#atOnce;
  }
}
