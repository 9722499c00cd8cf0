// Distributions of scores on one rule from 0 to 100, in steps of five, coloured by the fixed thresholds. The finding
// is said in words for whoever does not see the bars.

import { SCORE_BARS } from '../../applications/list-jobs.ts';

const BARS = SCORE_BARS;
const STEP = 100 / BARS;

/** Bars of a list of scores: 0 to 4, 5 to 9 ... 95 to 100. */
export function barsOf(scores: readonly number[]): number[] {
  const bars = Array.from({ length: BARS }, () => 0);
  for (const score of scores) {
    const bar = Math.min(BARS - 1, Math.floor(score / STEP));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

/** How many scores lie below 50, from 50 to 74, and from 75. */
function thirds(bars: readonly number[]): { no: number; border: number; strong: number } {
  const sum = (from: number, to: number) =>
    bars.slice((from / 100) * bars.length, (to / 100) * bars.length).reduce((a, b) => a + b, 0);
  return { no: sum(0, 50), border: sum(50, 75), strong: sum(75, 100) };
}

const colourOf = (bar: number) => (bar >= 75 / STEP ? 's' : bar >= 50 / STEP ? 'b2' : 'n0');

/** The large one, beside a job's title. */
export function Histogram({ bars }: { bars: readonly number[] }) {
  const { no, border, strong } = thirds(bars);
  const most = Math.max(1, ...bars);
  const tallest = bars.indexOf(most);
  return (
    <svg class="hist" viewBox="0 0 400 82" role="img" aria-labelledby="hist-t hist-d">
      <title id="hist-t">Distribution of {no + border + strong} scores</title>
      <desc id="hist-d">
        {no} below 50, {border} from 50 to 74, {strong} at 75 or above.
        {tallest < 0 ? '' : ` The tallest group is ${tallest * STEP} to ${topOf(tallest)} with ${most}.`}
      </desc>
      {bars.map((count, bar) => {
        const height = Math.round((count / most) * 600) / 10;
        return count === 0 ? null : (
          <rect class={colourOf(bar)} x={bar * 20 + 1.5} y={64 - height} width="17" height={height} />
        );
      })}
      <path class="axis" d="M0 64.5H400" />
      <path class="tick" d="M200 0V68M300 0V68" />
      <text x="0" y="79">
        0
      </text>
      <text x="200" y="79" text-anchor="middle">
        50
      </text>
      <text x="300" y="79" text-anchor="middle">
        75
      </text>
      <text x="400" y="79" text-anchor="end">
        100
      </text>
    </svg>
  );
}

function topOf(bar: number): number {
  return bar === BARS - 1 ? 100 : bar * STEP + STEP - 1;
}

/** The small one, in a row of the list of jobs. */
export function Spark({ bars }: { bars: readonly number[] }) {
  const { no, border, strong } = thirds(bars);
  const most = Math.max(1, ...bars);
  return (
    <svg
      class="spark"
      viewBox="0 0 120 24"
      role="img"
      aria-label={`${strong} strong, ${border} borderline, ${no} do not progress`}
    >
      {bars.map((count, bar) => {
        const height = Math.round((count / most) * 220) / 10;
        return count === 0 ? null : (
          <rect class={colourOf(bar)} x={bar * 6} y={22 - height} width="5" height={height} />
        );
      })}
      <path class="axis" d="M0 23.5H59M61 23.5H89M91 23.5H120" />
    </svg>
  );
}
