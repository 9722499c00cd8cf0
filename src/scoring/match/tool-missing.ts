// A named tool that is a must and is not shown. Pure.

import type { RequirementOutcome } from '../types.ts';

const TOOL_CREDIT_MAX = 0.35;
const WHOLE_MUST = 1;
const NAMED_TOOL = /.\b(?:[A-Z]{2,}\d*\b|[A-Z][a-z]+[A-Z]\w*|[A-Z][a-z]{2,}\b)/;

/** Whether a requirement is a tool or product by name, a must of its own, and hardly shown. */
export function isToolMissing({ strength, kind, weight, credit, text }: RequirementOutcome): boolean {
  return (
    strength === 'must' &&
    kind === 'skill' &&
    weight >= WHOLE_MUST &&
    credit <= TOOL_CREDIT_MAX &&
    NAMED_TOOL.test(text)
  );
}
