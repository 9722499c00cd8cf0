// A service of this journey's own: `npm run dev` in a process group that can be killed at any instant.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export class LocalService {
  readonly stateDir = mkdtempSync(join(tmpdir(), 'screening-journey-'));
  readonly port: number;
  readonly #vars: Record<string, string>;
  #child: ChildProcess | null = null;
  output = '';

  constructor(port: number, vars: Record<string, string> = {}) {
    this.port = port;
    this.#vars = vars;
  }

  get baseUrl(): string {
    return `http://localhost:${this.port}`;
  }

  get apiKey(): string {
    return JSON.parse(readFileSync(join(this.stateDir, 'demo.json'), 'utf8')).api_key;
  }

  /** Starts it and waits until it says that it serves. */
  async start(): Promise<void> {
    const env = { ...process.env, ...this.#vars, PORT: String(this.port), STATE_DIR: this.stateDir };
    const child = spawn('npm', ['run', 'dev'], {
      cwd: ROOT,
      detached: true,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    await new Promise<void>((ready, failed) => {
      const read = (data: unknown) => {
        this.output += String(data);
        if (this.output.slice(-4000).includes('X-API-Key: ')) ready();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('close', () => failed(new Error(`the service ended:\n${this.output.slice(-2000)}`)));
    });
  }

  /** kill -9 of everything, this instant. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.removeAllListeners('close');
    const closed = new Promise((done) => child.on('close', done));
    process.kill(-child.pid, signal);
    this.output = '';
    await closed;
  }

  /** A call with the demo organisation's key. */
  call(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const init: RequestInit = {
      headers: { 'X-API-Key': this.apiKey, 'content-type': 'application/json', ...headers },
    };
    return fetch(
      this.baseUrl + path,
      body === undefined ? init : { ...init, method: 'POST', body: JSON.stringify(body) },
    );
  }
}
