// The Workers AI client against bindings that misbehave.

import { describe, expect, it } from 'vitest';
import { LIMITS, type ModelRequest } from '../../../src/scoring/models/client.ts';
import { workersAiClient, type AiBinding } from '../../../src/scoring/models/workers-ai.ts';

const request: ModelRequest = { system: 'rules', user: 'data', schema: { type: 'object' }, previous: null };

async function asked(run: AiBinding['run']) {
  const calls: { model: string; input: object }[] = [];
  const client = workersAiClient({
    ai: {
      run: async (model, input) => {
        calls.push({ model, input });
        return run(model, input);
      },
    },
    model: '@cf/meta/some-model',
    limits: { ...LIMITS, attemptMs: 60, waitsMs: [5, 5] },
    sleep: async () => undefined,
  });
  return { reply: await client.ask(request), calls };
}

describe('the Workers AI client', () => {
  it('asks for the schema and takes an object or its text', async () => {
    const { reply, calls } = await asked(async () => ({ response: { findings: [] } }));
    expect(reply).toEqual({ kind: 'text', text: '{"findings":[]}' });
    expect(calls[0]).toMatchObject({
      model: '@cf/meta/some-model',
      input: { response_format: { type: 'json_schema', json_schema: { type: 'object' } }, temperature: 0 },
    });
    expect((await asked(async () => ({ response: 'text' }))).reply).toEqual({ kind: 'text', text: 'text' });
  });

  it('tries again when the binding fails, three times in all', async () => {
    const { reply, calls } = await asked(async () => {
      throw new Error('3040: Capacity temporarily exceeded');
    });
    expect(reply).toEqual({ kind: 'unavailable', reason: 'the binding failed' });
    expect(calls).toHaveLength(3);
  });

  it('does not wait for a model that does not come', async () => {
    const { reply } = await asked(async () => new Promise(() => undefined));
    expect(reply).toEqual({ kind: 'unavailable', reason: 'timeout' });
  });

  it('takes a reply without a response for an outage', async () => {
    const { reply } = await asked(async () => ({ tool_calls: [] }));
    expect(reply).toEqual({ kind: 'unavailable', reason: 'malformed reply' });
  });
});
