// What a unit has from the statement that it is read from: how hard it is asked for, what it weighs, of which axis it is.
// Pure.

import type { RequirementKind, Strength } from '../../types.ts';
import { axisOf } from './axis.ts';
import { areYearsSoft, isLearnable } from './learnable.ts';
import type { Statement } from '../clauses/statements.ts';
import { blankUnit, type Unit } from './unit.ts';

/** Makes a unit of a statement; what `isHard` gates where the statement demands it and nothing else will do. */
export type Make = (kind: RequirementKind, isHard: boolean, more: Partial<Unit>) => Unit;

/** What a unit of each strength weighs. */
export const WEIGHTS: Record<Strength, number> = { hard: 3, must: 2, duty: 0.6, nice: 0.5 };

/** Work or a wish that is likely said in passing weighs so much of what it would: it may be one all the same. */
const OF_REMARK = 0.3;

/** The maker of a statement's units. */
export function makerOf({ text, kind: asked, share = 1, isRemark = false }: Statement): Make {
  const strengthOf = (isHard: boolean, kind: RequirementKind): Strength => {
    if (asked === 'must')
      return isHard && !(kind === 'years' ? areYearsSoft(text) : isLearnable(text)) ? 'hard' : 'must';
    return asked === 'nice' ? 'nice' : 'duty';
  };
  return (kind, isHard, more) => {
    const strength = strengthOf(isHard, kind);
    const isSlight = strength === 'duty' || strength === 'nice';
    return {
      ...blankUnit(text),
      kind,
      strength,
      axis: axisOf(kind, text),
      weight: WEIGHTS[strength] * share * (isRemark && isSlight ? OF_REMARK : 1),
      // A paper or years are asked for, however it is put.
      isRemark: isRemark && strength !== 'hard',
      ...more,
    };
  };
}

/** The unit as one whose lack gates nothing. */
export function asMust(unit: Unit): Unit {
  return { ...unit, strength: 'must', weight: (unit.weight * WEIGHTS.must) / WEIGHTS.hard };
}

/** The unit as one that is only welcome. */
export function asWelcome(unit: Unit): Unit {
  return { ...unit, strength: 'nice', weight: WEIGHTS.nice };
}
