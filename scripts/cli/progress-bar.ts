// Progress on stderr: one line that is drawn again and again on a terminal, a plain line now and then elsewhere.

import type { Writable } from 'node:stream';

export type Progress = {
  /** Shows `done` of `total` under `label`; another label begins another bar. */
  update(label: string, done: number, total: number): void;
  /** Leaves the bar as it stands and goes to the next line. */
  finish(): void;
};

/** What progress needs of a stream. */
export type ProgressStream = Pick<Writable, 'write'> & { isTTY?: boolean; columns?: number };

const BAR_CELLS_MAX = 30;
const LABEL_WIDTH = 10;
/** Where nothing can be drawn again: a line every so many per cent. */
const PLAIN_STEP = 25;

/** Progress for `stream`. */
export function createProgress(stream: ProgressStream): Progress {
  return stream.isTTY ? drawnProgress(stream) : plainProgress(stream);
}

function drawnProgress(stream: ProgressStream): Progress {
  let current: string | null = null;
  const finish = () => {
    if (current !== null) stream.write('\n');
    current = null;
  };
  const update = (label: string, done: number, total: number) => {
    if (current !== null && current !== label) finish();
    current = label;
    stream.write(`\r\x1b[2K${drawBar(label, done, total, stream.columns ?? 80)}`);
  };
  return { update, finish };
}

/** `  Scoring   █████████░░░░░  8/12`, no wider than `columns`. */
export function drawBar(label: string, done: number, total: number, columns: number): string {
  const figures = `${String(done).padStart(String(total).length)}/${total}`;
  const cells = Math.max(5, Math.min(BAR_CELLS_MAX, columns - LABEL_WIDTH - figures.length - 6));
  const full = total === 0 ? cells : Math.floor((Math.min(done, total) / total) * cells);
  return `  ${label.padEnd(LABEL_WIDTH)}${'█'.repeat(full)}${'░'.repeat(cells - full)}  ${figures}`;
}

function plainProgress(stream: ProgressStream): Progress {
  let told = '';
  return {
    update(label, done, total) {
      const step = total === 0 ? 100 : Math.floor(((done / total) * 100) / PLAIN_STEP) * PLAIN_STEP;
      if (told === `${label} ${step}`) return;
      told = `${label} ${step}`;
      stream.write(`  ${label}: ${done}/${total}\n`);
    },
    finish() {},
  };
}
