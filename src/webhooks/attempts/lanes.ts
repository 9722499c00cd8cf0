// Bounded and fair turns: so many at once in all, so many at once a lane, and lanes take turns, so that a receiver
// that hangs uses up its own lane and not its neighbours' turns. State is memory only; whoever waits here is leased.

type Lane = { running: number; width: number; waiting: (() => void)[] };

export class Lanes {
  readonly #most: number;
  #running = 0;
  readonly #lanes = new Map<string, Lane>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a task of this lane would run at once. */
  hasTurn(key: string, width: number): boolean {
    const lane = this.#lanes.get(key);
    const isOpen = lane === undefined || (lane.running < width && lane.waiting.length === 0);
    return isOpen && this.#running < this.#most;
  }

  /** Runs `task` when its lane has a turn. */
  async run<T>(key: string, width: number, task: () => Promise<T>): Promise<T> {
    const hasTurn = this.hasTurn(key, width);
    const lane = this.#lanes.get(key) ?? { running: 0, width, waiting: [] };
    this.#lanes.set(key, lane);
    if (hasTurn) this.#take(lane);
    else await new Promise<void>((turn) => lane.waiting.push(turn));
    try {
      return await task();
    } finally {
      this.#leave(key, lane);
    }
  }

  #take(lane: Lane): void {
    lane.running += 1;
    this.#running += 1;
  }

  #leave(key: string, lane: Lane): void {
    lane.running -= 1;
    this.#running -= 1;
    if (lane.running === 0 && lane.waiting.length === 0) this.#lanes.delete(key);
    this.#giveTurns();
  }

  #giveTurns(): void {
    while (this.#running < this.#most) {
      const next = [...this.#lanes].find(([, lane]) => lane.waiting.length > 0 && lane.running < lane.width);
      if (next === undefined) return;
      const [key, lane] = next;
      // To the end of the line, so that the other lanes come first the next time.
      this.#lanes.delete(key);
      this.#lanes.set(key, lane);
      this.#take(lane);
      lane.waiting.shift()?.();
    }
  }
}
