// Shapes: zod's issues told in FastAPI's vocabulary, so that clients written against it read our 422s.
// The input itself is never echoed, because here it is a CV.

import type * as z from 'zod';
import { ServiceError, type FieldError } from './errors.ts';

type Issue = z.core.$ZodIssue;

const EXPECTED: Record<string, [type: string, msg: string]> = {
  string: ['string_type', 'Input should be a valid string'],
  int: ['int_type', 'Input should be a valid integer'],
  // Every number of the interface is an integer, and of a wrong type zod says no more than that it is no number.
  number: ['int_type', 'Input should be a valid integer'],
  boolean: ['bool_type', 'Input should be a valid boolean'],
  array: ['list_type', 'Input should be a valid list'],
  object: ['model_attributes_type', 'Input should be a valid dictionary or object to extract fields from'],
};

/** Reads `input` by `schema`. Throws a 422 whose `loc` begins with `place`. */
export function parseShape<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  place: 'body' | 'query' | 'path' | 'header' = 'body',
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ServiceError('unprocessable', fieldErrors(result.error.issues, input, place));
}

/** FastAPI's view of zod's issues. */
function fieldErrors(issues: Issue[], input: unknown, place: string): FieldError[] {
  return issues.map((issue) => {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const [type, msg] = describe(issue, valueAt(input, path));
    return { loc: [place, ...path], msg, type };
  });
}

function describe(issue: Issue, value: unknown): [type: string, msg: string] {
  if (value === undefined && issue.code !== 'custom') return ['missing', 'Field required'];
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? ['value_error', 'Value error'];
    case 'too_big':
      return issue.origin === 'string'
        ? ['string_too_long', `String should have at most ${characters(issue.maximum)}`]
        : ['less_than_equal', `Input should be less than or equal to ${issue.maximum}`];
    case 'too_small':
      return issue.origin === 'string'
        ? ['string_too_short', `String should have at least ${characters(issue.minimum)}`]
        : ['greater_than_equal', `Input should be greater than or equal to ${issue.minimum}`];
    case 'invalid_value':
      return ['enum', `Input should be ${alternatives(issue.values.map((value) => `'${String(value)}'`))}`];
    case 'custom':
      return [String(issue.params?.['type'] ?? 'value_error'), issue.message];
    default:
      return ['value_error', 'Value error'];
  }
}

function characters(count: number | bigint): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

function alternatives(values: string[]): string {
  return values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

function valueAt(input: unknown, path: (string | number)[]): unknown {
  let value = input;
  for (const part of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}
