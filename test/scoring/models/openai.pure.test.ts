// The chat completions client against an endpoint that speaks the protocol and misbehaves.

import { describe, expect, it } from 'vitest';
import { LIMITS, type ModelRequest } from '../../../src/scoring/models/client.ts';
import { openAiClient } from '../../../src/scoring/models/openai.ts';
import { startEndpoint, type Behaviour } from './endpoint.ts';

const request: ModelRequest = { system: 'rules', user: 'data', schema: { type: 'object' }, previous: null };
/** Short waits between attempts; each has all the time that it has in service, on a busy machine too. */
const patient = { ...LIMITS, waitsMs: [10, 20], retryAfterMsMax: 40 };
/** For endpoints that use up whatever time they get. */
const hurried = { ...patient, attemptMs: 150 };

async function asked(script: Behaviour[], ask: ModelRequest = request, limits = patient) {
  const endpoint = await startEndpoint(script);
  const waits: number[] = [];
  const client = openAiClient({
    baseUrl: `${endpoint.url}/`,
    apiKey: 'a-key',
    model: 'small',
    limits,
    sleep: async (ms) => void waits.push(ms),
  });
  const reply = await client.ask(ask);
  await endpoint.close();
  return { reply, waits, received: endpoint.received };
}

describe('the chat completions client', () => {
  it('sends rules and data as separate messages with a strict schema, and gives the text back', async () => {
    const { reply, received } = await asked([{ kind: 'answer', content: '{"a":1}' }]);
    expect(reply).toEqual({ kind: 'text', text: '{"a":1}' });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer a-key',
      body: {
        model: 'small',
        temperature: 0,
        messages: [
          { role: 'system', content: 'rules' },
          { role: 'user', content: 'data' },
        ],
        response_format: { type: 'json_schema', json_schema: { strict: true, schema: { type: 'object' } } },
      },
    });
  });

  it.each([400, 422])('leaves out what models differ in where the full request is %i', async (status) => {
    const { reply, waits, received } = await asked([
      { kind: 'status', status },
      { kind: 'answer', content: '{"a":1}' },
    ]);
    expect(reply).toEqual({ kind: 'text', text: '{"a":1}' });
    expect(waits).toEqual([]);
    expect(received.map(({ body }) => Object.keys(body).length)).toEqual([6, 2]);
    expect(received[1]?.body).toEqual({ model: 'small', messages: received[0]?.body.messages });
  });

  it('asks plainly from then on, and gives up where that is refused, too', async () => {
    const endpoint = await startEndpoint([
      { kind: 'status', status: 400 },
      { kind: 'answer', content: '{}' },
      { kind: 'status', status: 400 },
    ]);
    const client = openAiClient({ baseUrl: endpoint.url, apiKey: 'a-key', model: 'small', limits: patient });
    await client.ask(request);
    expect(await client.ask(request)).toEqual({ kind: 'unavailable', reason: 'status 400' });
    await endpoint.close();
    expect(endpoint.received.map(({ body }) => 'response_format' in body)).toEqual([true, false, false]);
  });

  it('shows the model its invalid answer and the errors on the one retry', async () => {
    const previous = { answer: '{"b":', errors: ['the answer is not JSON'] };
    const { received } = await asked([{ kind: 'answer', content: '{}' }], { ...request, previous });
    const messages = received[0]?.body.messages ?? [];
    expect(messages.slice(2)).toEqual([
      { role: 'assistant', content: '{"b":' },
      { role: 'user', content: expect.stringContaining('- the answer is not JSON') },
    ]);
  });

  it('waits and tries again on 429 and 500, heeding Retry-After within its bound', async () => {
    const { reply, waits, received } = await asked([
      { kind: 'status', status: 429, retryAfter: '3600' },
      { kind: 'status', status: 500 },
      { kind: 'answer', content: 'late' },
    ]);
    expect(reply).toEqual({ kind: 'text', text: 'late' });
    expect(waits).toEqual([40, 20]);
    expect(received).toHaveLength(3);
  });

  it('gives up after three attempts', async () => {
    const { reply, received } = await asked([{ kind: 'status', status: 503 }]);
    expect(reply).toEqual({ kind: 'unavailable', reason: 'status 503' });
    expect(received).toHaveLength(3);
  });

  it('does not repeat what will not get better', async () => {
    const { reply, received } = await asked([{ kind: 'status', status: 401 }]);
    expect(reply).toEqual({ kind: 'unavailable', reason: 'status 401' });
    expect(received).toHaveLength(1);
  });

  it('never carries the key along a redirect', async () => {
    const elsewhere = await startEndpoint([{ kind: 'answer', content: 'caught' }]);
    const { reply } = await asked([{ kind: 'redirect', location: `${elsewhere.url}/chat/completions` }]);
    await elsewhere.close();
    expect(reply).toEqual({ kind: 'unavailable', reason: 'status 307' });
    expect(elsewhere.received).toHaveLength(0);
  });

  it.each<[string, Behaviour]>([
    ['never answers', { kind: 'hang' }],
    ['drips its body', { kind: 'drip', everyMs: 20 }],
  ])('cuts off an endpoint that %s', async (_, behaviour) => {
    const { reply } = await asked([behaviour], request, hurried);
    expect(reply).toEqual({ kind: 'unavailable', reason: 'timeout' });
  });

  it('stops reading a body without end', async () => {
    const { reply } = await asked([{ kind: 'flood' }]);
    expect(reply).toEqual({ kind: 'unavailable', reason: 'malformed reply' });
  });

  it('takes a broken connection for an outage', async () => {
    const { reply } = await asked([{ kind: 'cut' }]);
    expect(reply).toEqual({ kind: 'unavailable', reason: 'no connection' });
  });

  it('takes another protocol for an outage', async () => {
    const { reply } = await asked([{ kind: 'status', status: 200, body: '<html>Welcome</html>' }]);
    expect(reply).toEqual({ kind: 'unavailable', reason: 'malformed reply' });
  });

  it.each<[string, Behaviour, string]>([
    ['declines', { kind: 'refusal' }, 'the model declined'],
    ['is stopped by a filter', { kind: 'filtered' }, 'content filter'],
  ])('reports a model that %s', async (_, behaviour, reason) => {
    const { reply, received } = await asked([behaviour]);
    expect(reply).toEqual({ kind: 'refused', reason });
    expect(received).toHaveLength(1);
  });

  it('takes an address where nobody listens for an outage', async () => {
    const endpoint = await startEndpoint([]);
    await endpoint.close();
    const client = openAiClient({
      baseUrl: endpoint.url,
      apiKey: '',
      model: 'small',
      limits: patient,
      sleep: async () => undefined,
    });
    expect(await client.ask(request)).toEqual({ kind: 'unavailable', reason: 'no connection' });
  });
});
