// A person with a browser that runs no script: keeps cookies, sends forms from the page it is on, follows redirects
// when asked to.

import { vi } from 'vitest';
import { call, ORIGIN } from './http.ts';

export class Visitor {
  readonly #cookies = new Map<string, string>();

  /** `cookie` is a session to begin with, as `name=value`. */
  constructor(cookie = '') {
    const [name, ...value] = cookie.split('=');
    if (name) this.#cookies.set(name, value.join('='));
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers: { accept: 'text/html', ...headers } });
  }

  async post(
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#send(path, {
      method: 'POST',
      headers: { accept: 'text/html', origin: ORIGIN, ...headers },
      body: new URLSearchParams(fields),
    });
  }

  /** Sends a form and reads the page that it leads to. */
  async submit(path: string, fields: Record<string, string> = {}): Promise<string> {
    const response = await this.post(path, fields);
    if (response.status !== 303)
      throw new Error(`${path} answered ${response.status}: ${textOf(await response.text())}`);
    return this.read(response.headers.get('location') ?? '');
  }

  /** The page at `path`, redirects followed. */
  async read(path: string): Promise<string> {
    let response = await this.get(path);
    for (let hops = 0; response.status === 303 && hops < 5; hops++) {
      response = await this.get(response.headers.get('location') ?? '');
    }
    return response.text();
  }

  /** The same as a program. */
  async json<T = Record<string, unknown>>(path: string, fields?: Record<string, string>): Promise<T> {
    const headers = { accept: 'application/json' };
    const response =
      fields === undefined ? await this.get(path, headers) : await this.post(path, fields, headers);
    return response.json<T>();
  }

  async #send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = new URL(path, ORIGIN);
    const response = await call(url.pathname + url.search, {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, ...(cookie === '' ? {} : { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const isOver = attributes.some((one) => /^\s*max-age=0$/i.test(one));
    if (isOver) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** What a page says, without its markup. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

/** Runs `work` and tells what the service printed meanwhile: log lines, and e-mails in development. */
export async function whilePrinting<T>(work: () => Promise<T>): Promise<{ result: T; printed: string[] }> {
  const spy = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const result = await work();
    return { result, printed: spy.mock.calls.map((one) => String(one[0])) };
  } finally {
    spy.mockRestore();
  }
}

/** The link in the e-mail to `address`, as a path. */
export function linkOf(printed: string[], address: string): string {
  const mail = printed.find((one) => one.includes(`E-mail to ${address}`)) ?? '';
  return /https?:\/\/[^\s]+/.exec(mail)?.[0]?.slice(ORIGIN.length) ?? '';
}
