// Any endpoint that speaks OpenAI's chat completions. Nothing of the request or the reply is logged: both hold a CV.

import * as z from 'zod';
import { attempted, sleepFor, type Attempt, type Sleep } from './attempts.ts';
import { LIMITS, messagesOf, type Limits, type ModelClient, type ModelRequest } from './client.ts';

/** Where the model is, and how long it may take. */
export type OpenAiSettings = {
  /** Up to and including the version, e.g. https://api.example/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
  fetch?: typeof fetch;
  sleep?: Sleep;
  limits?: Limits;
};

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/**
 * A client for one endpoint and model. Sends the key to that endpoint only; redirects are not followed. Models differ
 * in the parameters that they refuse (OpenAI's newer ones `max_tokens`, small servers a schema): where the full request
 * is refused as such it goes out with what all of them take, and so do those after it.
 */
export function openAiClient(settings: OpenAiSettings): ModelClient {
  const limits = settings.limits ?? LIMITS;
  let takesPlainOnly = false;
  async function attempt(request: ModelRequest): Promise<Attempt> {
    const plain = { model: settings.model, messages: messagesOf(request) };
    if (!takesPlainOnly) {
      const full = await attemptOnce(settings, limits, { ...plain, ...parametersOf(limits, request) });
      if (!isRefusedRequest(full)) return full;
    }
    const reply = await attemptOnce(settings, limits, plain);
    takesPlainOnly ||= reply.kind === 'text';
    return reply;
  }
  return {
    name: `openai:${settings.model}`,
    ask: (request) => attempted(() => attempt(request), limits, settings.sleep ?? sleepFor),
  };
}

function isRefusedRequest(attempt: Attempt): boolean {
  return attempt.kind === 'unavailable' && ['status 400', 'status 422'].includes(attempt.reason);
}

async function attemptOnce(settings: OpenAiSettings, limits: Limits, body: object): Promise<Attempt> {
  const send = settings.fetch ?? fetch;
  try {
    const response = await send(`${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.apiKey}` },
      body: JSON.stringify(body),
      // Bounds the body too: an endpoint that drips its answer is cut off like one that never answers.
      signal: AbortSignal.timeout(limits.attemptMs),
    });
    const text = await readBounded(response, limits.replyBytesMax);
    if (response.status === 429 || response.status >= 500) return retryOf(response);
    if (!response.ok) return { kind: 'unavailable', reason: `status ${String(response.status)}` };
    return replyOf(text);
  } catch (error) {
    return { kind: 'retry', reason: isTimeout(error) ? 'timeout' : 'no connection', afterMs: null };
  }
}

function parametersOf(limits: Limits, request: ModelRequest): object {
  return {
    temperature: 0,
    seed: 7,
    max_tokens: limits.answerTokensMax,
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'requirement_review', strict: true, schema: request.schema },
    },
  };
}

function retryOf(response: Response): Attempt {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'retry',
    reason: `status ${String(response.status)}`,
    afterMs: Number.isFinite(seconds) ? seconds * 1000 : null,
  };
}

function replyOf(text: string): Attempt {
  const parsed = Completion.safeParse(jsonOf(text));
  const choice = parsed.data?.choices[0];
  if (choice === undefined) return { kind: 'retry', reason: 'malformed reply', afterMs: null };
  if (choice.finish_reason === 'content_filter') return { kind: 'refused', reason: 'content filter' };
  if (choice.message.refusal) return { kind: 'refused', reason: 'the model declined' };
  return { kind: 'text', text: choice.message.content ?? '' };
}

/** The body as text, cut at the given size. Throws when the connection breaks or the time is up. */
async function readBounded(response: Response, bytesMax: number): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; bytes < bytesMax;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
