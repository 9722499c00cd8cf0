// The month as a picture: the sum so far and where it leads, against what is committed and the cap; the days below on
// the same axis. It states its finding in words for readers. Pure.

import { number } from '../../shell/parts.tsx';
import { monthName, type MonthUse } from './month.ts';

const WIDTH = 760;
const TOP = 30;
const FLOOR = 226;
const BARS_FLOOR = 308;
const BARS_HEIGHT = 52;
const AXIS_DAYS = [1, 8, 15, 22, 29];

type Props = { use: MonthUse; month: string; committed: number; cap: number };

export function UsagePlot({ use, month, committed, cap }: Props) {
  const sum = use.total.at(-1) ?? 0;
  const scale = Math.max(cap, sum, 1);
  const x = (day: number) => round((day / use.length) * WIDTH);
  const y = (cvs: number) => round(FLOOR - (cvs / scale) * (FLOOR - TOP));
  const points = [0, ...use.total].map((cvs, day) => `${x(day)} ${y(cvs)}`).join('L');
  const today = use.total.length;
  const end = use.capDay ?? use.length;
  const forecast = use.pace > 0 ? Math.min(cap, sum + use.pace * (end - today)) : null;
  const lateToday = x(today) > WIDTH / 2;
  return (
    <svg class="plot use" viewBox={`0 0 ${WIDTH} 340`} role="img" aria-labelledby="up-t up-d">
      <title id="up-t">CVs screened in {monthName(month)}</title>
      <desc id="up-d">{findingWords({ use, month, committed, cap })}</desc>
      <path class="area" d={`M${points}V${FLOOR}H0Z`} />
      <path class="axis" d={`M0 ${FLOOR + 0.5}H${WIDTH}`} />
      {committed > 0 && committed < cap ? <path class="axis com" d={`M0 ${y(committed)}H${WIDTH}`} /> : null}
      <path class="cap" d={`M0 ${y(cap)}H${WIDTH}`} />
      <path class="line" d={`M${points}`} />
      {forecast === null ? null : <path class="fc" d={`M${x(today)} ${y(sum)}L${x(end)} ${y(forecast)}`} />}
      <circle class="now" cx={x(today)} cy={y(sum)} r="4" />
      <text class="lab" x="0" y={y(cap) - 7}>
        Hard cap {number(cap)}
      </text>
      {committed > 0 && committed < cap ? (
        <text class="lab" x={WIDTH} y={y(committed) - 7} text-anchor="end">
          Committed {number(committed)}
        </text>
      ) : null}
      <text
        class="lab"
        x={x(today) + (lateToday ? -10 : 10)}
        y={y(sum) - 8}
        text-anchor={lateToday ? 'end' : 'start'}
      >
        {number(sum)}
      </text>
      <Bars use={use} x={x} />
    </svg>
  );
}

function Bars({ use, x }: { use: MonthUse; x: (day: number) => number }) {
  const most = Math.max(...use.daily, 0);
  const width = round((WIDTH / use.length) * 0.68);
  const peak = use.daily.indexOf(most);
  const height = (cvs: number) => (most === 0 ? 0 : round((cvs / most) * BARS_HEIGHT));
  return (
    <>
      <g class="bars">
        {use.daily.map((cvs, index) => (
          <rect x={round(x(index) + 4)} y={BARS_FLOOR - height(cvs)} width={width} height={height(cvs)} />
        ))}
      </g>
      <path class="axis" d={`M0 ${BARS_FLOOR + 0.5}H${WIDTH}`} />
      {most === 0 ? null : (
        <text x={Math.max(30, x(peak) + 4 + width / 2)} y={BARS_FLOOR - BARS_HEIGHT - 7} text-anchor="middle">
          {number(most)} a day
        </text>
      )}
      {AXIS_DAYS.filter((day) => day <= use.length).map((day) => (
        <text x={round(x(day - 1) + 4 + width / 2)} y="332" text-anchor="middle">
          {day}
        </text>
      ))}
    </>
  );
}

/** The finding of the picture, in words. */
export function findingWords({ use, month, committed, cap }: Props): string {
  const sum = use.total.at(-1) ?? 0;
  const name = monthName(month);
  const day = use.total.length;
  const so = `${number(sum)} ${sum === 1 ? 'CV' : 'CVs'} by ${day} ${name}.`;
  const passed = use.total.findIndex((total) => total > committed);
  const over =
    committed > 0 && passed >= 0
      ? ` The committed ${number(committed)} were passed on ${passed + 1} ${name}.`
      : '';
  if (sum >= cap) return `${so}${over} The hard cap of ${number(cap)} is reached.`;
  const ahead =
    use.capDay === null
      ? ''
      : ` At the present pace the hard cap of ${number(cap)} is reached about ${use.capDay} ${name}.`;
  return so + over + ahead;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
