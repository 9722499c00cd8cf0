// Forms that survive a refusal: what was typed stays, every error stands at its field, and nothing is spent.

import type { Context } from 'hono';
import { parseJson, readBody } from '../../http/body.ts';
import { ServiceError, type FieldError } from '../../http/errors.ts';
import { fieldsOf, FORM_BYTES_MAX, readForm } from '../../http/form.ts';
import { statusOf } from './status-of.ts';
import { wantsJson, type HttpEnv } from '../../http/request.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type FormState = {
  values: Record<string, string>;
  /** By field, in words for people. */
  errors: Record<string, string>;
  /** What is wrong with the whole. */
  problem: string | null;
};

/** A form that nobody has sent yet. */
export const EMPTY_FORM: FormState = { values: {}, errors: {}, problem: null };

/** What a page says of a field that is refused: one sentence, or one by the type of error with `else`. */
export type FieldWords = Record<string, string | Record<string, string>>;

/** The fields of a form, or of a JSON body; a file stays a File. Throws 413 and 422. */
export async function readFields<E extends HttpEnv>(c: Context<E>): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    return fieldsOf(await readForm(c.req.raw));
  const body = parseJson(await readBody(c.req.raw, FORM_BYTES_MAX));
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** What a refused form is shown with again. */
export type Refused = { form: FormState; status: ContentfulStatusCode };

/**
 * Runs `change`. A refusal goes back into the form for a person (`again` draws it); a program gets the error itself,
 * and what is no refusal is thrown on.
 */
export async function tryForm<E extends HttpEnv>(
  c: Context<E>,
  input: Record<string, unknown>,
  words: FieldWords,
  change: () => Promise<Response>,
  again: (refused: Refused) => Promise<Response>,
): Promise<Response> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ServiceError) || wantsJson(c.req.raw)) throw error;
    const form = refusedForm(error, input, words);
    return again({ form, status: statusOf(error) });
  }
}

/** Passwords are typed again: a page never holds one. */
const NEVER_ECHOED = /password/;

function refusedForm(error: ServiceError, input: Record<string, unknown>, words: FieldWords): FormState {
  const values = Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !NEVER_ECHOED.test(entry[0]),
    ),
  );
  if (typeof error.detail === 'string') return { values, errors: {}, problem: error.detail };
  const errors = Object.fromEntries(
    error.detail.map((one) => [String(one.loc[1] ?? ''), wordsFor(one, words)]),
  );
  return { values, errors, problem: null };
}

function wordsFor({ loc, type, msg }: FieldError, words: FieldWords): string {
  const own = words[String(loc[1] ?? '')];
  if (typeof own === 'string') return own;
  return own?.[type] ?? own?.['else'] ?? `${msg}.`;
}
