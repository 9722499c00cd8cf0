// A local endpoint that speaks the chat completions protocol over real HTTP, and misbehaves on order.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** How the endpoint treats one request; requests beyond the script get the last behaviour again. */
export type Behaviour =
  | { kind: 'answer'; content: string }
  | { kind: 'refusal' }
  | { kind: 'filtered' }
  | { kind: 'status'; status: number; retryAfter?: string; body?: string }
  | { kind: 'hang' }
  | { kind: 'drip'; everyMs: number }
  | { kind: 'flood' }
  | { kind: 'cut' }
  | { kind: 'redirect'; location: string };

export type Received = { path: string; authorization: string | undefined; body: ChatBody };

export type ChatBody = {
  model: string;
  temperature: number;
  response_format: { type: string; json_schema: { strict: boolean; schema: object } };
  messages: { role: string; content: string }[];
};

export type Endpoint = { url: string; received: Received[]; close(): Promise<void> };

/** Starts an endpoint on a free port of the loopback. */
export async function startEndpoint(
  script: (Behaviour | ((body: ChatBody) => Behaviour))[],
): Promise<Endpoint> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const body: ChatBody = JSON.parse(text);
      const step = script[Math.min(received.length, script.length - 1)] ?? { kind: 'hang' };
      received.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      behave(response, typeof step === 'function' ? step(body) : step);
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function behave(response: ServerResponse, behaviour: Behaviour): void {
  switch (behaviour.kind) {
    case 'answer':
      return complete(response, { content: behaviour.content, refusal: null }, 'stop');
    case 'refusal':
      return complete(response, { content: null, refusal: 'I cannot help with that.' }, 'stop');
    case 'filtered':
      return complete(response, { content: '' }, 'content_filter');
    case 'status':
      response.writeHead(
        behaviour.status,
        behaviour.retryAfter === undefined ? {} : { 'retry-after': behaviour.retryAfter },
      );
      response.end(behaviour.body ?? '{"error":{"message":"no"}}');
      return;
    case 'hang':
      return;
    case 'drip':
      return drip(response, behaviour.everyMs);
    case 'flood':
      return flood(response);
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"choices":[{"mess');
      setTimeout(() => response.destroy(), 5);
      return;
    case 'redirect':
      response.writeHead(307, { location: behaviour.location });
      response.end();
  }
}

function complete(response: ServerResponse, message: object, finishReason: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'played',
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

/** A body that arrives a character at a time and never ends. */
function drip(response: ServerResponse, everyMs: number): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), everyMs);
  response.on('close', () => clearInterval(timer));
}

/** A body without end, as fast as the reader takes it. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const pour = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  };
  response.on('drain', pour);
  pour();
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
