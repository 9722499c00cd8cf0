// What a language model is to us: something that may answer a request in text, may decline, or may not be there.
// Clients never throw for an outage; how long they try is bounded by the limits below.

/** One request. `user` and `previous` are data; only `system` is ours. */
export type ModelRequest = {
  system: string;
  user: string;
  /** JSON schema of the answer, sent to endpoints that can hold a model to one. */
  schema: object;
  /** An answer that was no use and why, for the one retry. */
  previous: { answer: string; errors: string[] } | null;
};

/** What a model answered, or why it did not. */
export type ModelReply =
  | { kind: 'text'; text: string }
  /** The model declined or was stopped by its provider's filter; asking again would not help. */
  | { kind: 'refused'; reason: string }
  /** Time-out, refusal of service or a reply that is no reply, after the bounded attempts. */
  | { kind: 'unavailable'; reason: string };

/** Any language model; `name` tells in the assessment which one it was. */
export type ModelClient = { name: string; ask(request: ModelRequest): Promise<ModelReply> };

/** A message in the form that chat models share. */
export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/** All waiting is bounded: a candidate waits at most about 50 seconds for a model that does not come. */
export const LIMITS = {
  /** One attempt, connection and body together. */
  attemptMs: 15_000,
  /** Waits before the second and third attempt. */
  waitsMs: [500, 2_000],
  /** The most that a Retry-After is heeded. */
  retryAfterMsMax: 5_000,
  /** A reply beyond this is not read on. */
  replyBytesMax: 128_000,
  answerTokensMax: 3_000,
};

/** How long an answer may take and how often it is asked for. */
export type Limits = typeof LIMITS;

/** The messages of a request, in the shape that chat endpoints share. */
export function messagesOf(request: ModelRequest): ChatMessage[] {
  const messages: ChatMessage[] = [
    { role: 'system', content: request.system },
    { role: 'user', content: request.user },
  ];
  if (request.previous === null) return messages;
  const errors = request.previous.errors.map((error) => `- ${error}`).join('\n');
  return [
    ...messages,
    { role: 'assistant', content: request.previous.answer },
    { role: 'user', content: `That answer is not valid:\n${errors}\nAnswer again with valid JSON only.` },
  ];
}
