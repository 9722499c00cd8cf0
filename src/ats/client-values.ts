// `client_values`: comma-separated axis:state pairs (spec, ATS job). Pure.

import type { Axis, ClientValues } from '../scoring/types.ts';

export const AXES: readonly Axis[] = ['technical', 'industry', 'seniority', 'culture'];
const STATES = ['less', 'more'] as const;

/** The pairs, or what is wrong with them. Case and white space do not matter; an axis named twice must agree. */
export function parseClientValues(text: string): ClientValues | { error: string } {
  const values: ClientValues = {};
  for (const pair of text.split(',').map((part) => part.trim().toLowerCase())) {
    if (pair === '') continue;
    const [axis, state, ...rest] = pair.split(':').map((part) => part.trim());
    const knownAxis = AXES.find((known) => known === axis);
    const knownState = STATES.find((known) => known === state);
    if (knownAxis === undefined || knownState === undefined || rest.length > 0) return { error: SHAPE };
    if (values[knownAxis] !== undefined && values[knownAxis] !== knownState) {
      return { error: `Input should name the axis '${knownAxis}' once` };
    }
    values[knownAxis] = knownState;
  }
  return values;
}

/** The canonical form: axes in their own order, so that two ways to say the same are the same text. */
export function formatClientValues(values: ClientValues): string {
  return AXES.flatMap((axis) => (values[axis] === undefined ? [] : [`${axis}:${values[axis]}`])).join(',');
}

const SHAPE =
  'Input should be comma-separated axis:state pairs with the axes technical, industry, seniority, culture and the states less, more';
