// Models behind the Workers AI binding. The binding is optional and described by what is used of it.

import * as z from 'zod';
import { attempted, sleepFor, type Attempt, type Sleep } from './attempts.ts';
import { LIMITS, messagesOf, type Limits, type ModelClient, type ModelRequest } from './client.ts';

/** The part of the `AI` binding that is used. */
export type AiBinding = { run(model: string, input: object): Promise<unknown> };

/** The account's own models; `sleep` and `limits` are passed in by tests. */
export type WorkersAiSettings = { ai: AiBinding; model: string; sleep?: Sleep; limits?: Limits };

/** With a JSON schema the binding may answer with the object itself instead of its text. */
const Reply = z.object({ response: z.union([z.string(), z.record(z.string(), z.unknown())]) });

/** A client for one model of the binding. */
export function workersAiClient(settings: WorkersAiSettings): ModelClient {
  const limits = settings.limits ?? LIMITS;
  return {
    name: `workers-ai:${settings.model}`,
    ask: (request) =>
      attempted(() => attemptOnce(settings, limits, request), limits, settings.sleep ?? sleepFor),
  };
}

async function attemptOnce(
  settings: WorkersAiSettings,
  limits: Limits,
  request: ModelRequest,
): Promise<Attempt> {
  try {
    const running = settings.ai.run(settings.model, {
      messages: messagesOf(request),
      temperature: 0,
      seed: 7,
      max_tokens: limits.answerTokensMax,
      response_format: { type: 'json_schema', json_schema: request.schema },
    });
    const result = await withinTime(running, limits.attemptMs);
    if (result === TIMED_OUT) return { kind: 'retry', reason: 'timeout', afterMs: null };
    const parsed = Reply.safeParse(result);
    if (!parsed.success) return { kind: 'retry', reason: 'malformed reply', afterMs: null };
    const { response } = parsed.data;
    return { kind: 'text', text: typeof response === 'string' ? response : JSON.stringify(response) };
  } catch {
    // The binding throws for everything, from "no capacity" to "JSON mode could not be met"; all may pass.
    return { kind: 'retry', reason: 'the binding failed', afterMs: null };
  }
}

const TIMED_OUT = Symbol('timed out');

async function withinTime(running: Promise<unknown>, timeoutMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, TIMED_OUT);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
    // A failure after the time is up has nobody left to hear it.
    running.catch(() => undefined);
  }
}
