// Errors of the workspace: for a person a page that says what happened and what to do, for a program the spec's body.
// A page refused by role keeps the bar, so that one can go on, and names who may.

import type { Context, ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Member, MemberEnv } from '../../auth/require-member.ts';
import { ServiceError } from '../../http/errors.ts';
import { onError, wantsJson } from '../../http/request.ts';
import { HOME } from './paths.ts';
import { showPageTo, showSole } from './show.tsx';

const TITLES: Record<number, string> = {
  400: 'That cannot be done',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'There is no such page',
  405: 'There is no such page',
  409: 'Something changed meanwhile',
  410: 'No longer there',
  413: 'Too large',
  422: 'Something is missing',
  429: 'Too often',
  500: 'Something went wrong here',
  503: 'Not available just now',
};

const WORDS: Record<number, string> = {
  404: 'It may have been deleted, or the address is not complete.',
  405: 'It may have been deleted, or the address is not complete.',
  500: 'Nothing that you had saved before is lost. Try again; if it happens again, tell whoever runs this installation.',
};

/** Known outcomes become a page with their words, anything else a bare 500; what goes to the log is http's business. */
export const onWorkspaceError: ErrorHandler<MemberEnv> = async (error, c) => {
  const response = await onError(error, c as never);
  if (wantsJson(c.req.raw)) return response;
  const detail = error instanceof ServiceError && typeof error.detail === 'string' ? error.detail : null;
  const page = await errorPage(c, response.status, detail);
  for (const [name, value] of response.headers) if (name === 'retry-after') page.headers.set(name, value);
  return page;
};

/** What no route of the workspace fits. */
export async function onWorkspaceNotFound(c: Context<MemberEnv>): Promise<Response> {
  const response = await c.notFound();
  if (wantsJson(c.req.raw)) return response;
  const page = await errorPage(c, response.status, null);
  const allow = response.headers.get('allow');
  if (allow !== null) page.headers.set('allow', allow);
  return page;
}

/** The page of an error. `detail` is for people already; without one the status speaks. */
async function errorPage(c: Context<MemberEnv>, status: number, detail: string | null): Promise<Response> {
  const title = TITLES[status] ?? 'That did not work';
  const words = WORDS[status] ?? detail ?? 'Go back, check what you entered, and try again.';
  const view = { title, status: status as ContentfulStatusCode };
  // Not set when the error came before it was known who asks.
  const member = c.get('member') as Member | undefined;
  if (member === undefined)
    return showSole(c, {
      ...view,
      body: <ErrorText title={title} words={words} id={c.var.ctx.requestId} status={status} />,
    });
  return showPageTo(c, member, {
    ...view,
    section: null,
    body: (
      <div class="prose stack error-page">
        <ErrorText title={title} words={words} id={c.var.ctx.requestId} status={status} />
      </div>
    ),
  });
}

function ErrorText({
  title,
  words,
  id,
  status,
}: {
  title: string;
  words: string;
  id: string;
  status: number;
}) {
  return (
    <>
      <h1>{title}</h1>
      <p>{words}</p>
      <p class="row">
        <a class="b" href={HOME}>
          Go to the start
        </a>
      </p>
      {status >= 500 ? (
        <p class="quiet small">
          Quote <code>{id}</code> when you report this.
        </p>
      ) : null}
    </>
  );
}
