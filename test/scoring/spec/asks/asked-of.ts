// What a spec was read to ask for, in signs that a row of a corpus can hold: the kind, its months, and its strength as `!`
// hard, nothing for must, `?` nice, `~` duty; where a degree or another paper is enough, `degree/paper`.

import { readSpec } from '../../../../src/scoring/read-spec.ts';
import type { Unit } from '../../../../src/scoring/spec/units/read-requirements.ts';

const MARKS = { hard: '!', must: '', nice: '?', duty: '~' } as const;
const WHOLE = { hard: 3, must: 2, nice: 0.5, duty: 0.6 } as const;

/** The signs of a spec's units; what years ask beside themselves is left out, what a paper does is shown as `+`. */
export function askedIn(jobSpec: string, title?: string): string {
  const { units } = readSpec(title === undefined ? { jobSpec } : { jobSpec, title });
  return units
    .filter(({ isRemark, strength }) => !isRemark || strength === 'must')
    .filter((unit) => isWhole(unit) || !units.some((one) => one.minimumMonths > 0 && one.text === unit.text))
    .map((unit) => (isWhole(unit) ? '' : '+') + signOf(unit))
    .join(' ');
}

function isWhole({ weight, strength }: Unit): boolean {
  return weight >= WHOLE[strength] / 2;
}

/** Of the units that `askedIn` gives those that are no duties. */
export function demandedIn(jobSpec: string): string {
  return askedIn(jobSpec)
    .split(' ')
    .filter((sign) => sign !== '~')
    .join(' ');
}

function signOf({ kind, strength, minimumMonths, degreeLevel, credentials, namedBy }: Unit): string {
  const isEither = degreeLevel > 0 && credentials.length + namedBy.length > 0;
  const name = kind === 'duty' ? '' : isEither ? 'degree/paper' : kind;
  return `${name}${minimumMonths > 0 ? minimumMonths : ''}${MARKS[strength]}`;
}
