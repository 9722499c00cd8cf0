// Lets a few requests, or objects, of an isolate do something at once. One whose client goes away may be cut off between
// two awaits: what it holds is never given back. So a turn ends by itself; else two clients that hang up would stop all
// others for as long as the isolate lives. And whoever waits looks again by a timer of their own, because the platform
// lets nobody go on in another's context.

/** How often whoever waits looks again, in milliseconds. */
const LOOK_AGAIN_MS = 10;

/** Whoever has not looked for so long, in milliseconds, was cut off and loses the place in the line. */
const LOST_MS = 500;

type Turn = { until: number };
type Place = { lookedAt: number };

/** At most `atOnce` turns at a time, each of at most `turnMs` milliseconds; first come, first served. */
export class Turns {
  readonly #atOnce: number;
  readonly #turnMs: number;
  readonly #taken = new Set<Turn>();
  #line: Place[] = [];

  constructor(atOnce: number, turnMs: number) {
    this.#atOnce = atOnce;
    this.#turnMs = turnMs;
  }

  /** Waits for a turn. Call what it answers once the turn is over. */
  async take(): Promise<() => void> {
    const place = { lookedAt: 0 };
    while (!this.#isNext(place)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    this.#line = this.#line.filter((one) => one !== place);
    const turn = { until: Date.now() + this.#turnMs };
    this.#taken.add(turn);
    return () => void this.#taken.delete(turn);
  }

  /** Takes or keeps a place in the line; true when a turn is free for it. */
  #isNext(place: Place): boolean {
    const now = Date.now();
    place.lookedAt = now;
    for (const turn of this.#taken) if (turn.until <= now) this.#taken.delete(turn);
    this.#line = this.#line.filter((one) => one.lookedAt > now - LOST_MS);
    if (!this.#line.includes(place)) this.#line.push(place);
    return this.#line.indexOf(place) < this.#atOnce - this.#taken.size;
  }
}
