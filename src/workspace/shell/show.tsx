// Answers of the workspace: a page for a person, JSON for a program that asks for it; after a change 303 to the page
// that shows the result.

import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Member, MemberEnv } from '../../auth/require-member.ts';
import { wantsJson, type HttpEnv } from '../../http/request.ts';
import { takeFlash, tell, type Flash } from './flash.ts';
import { Layout, SoleLayout, type Section } from './layout.tsx';
import { singleKeysOf } from './single-keys.ts';
import { themeOf } from './theme.ts';

export type PageView = {
  /** Plain words; the organisation's name is added. */
  title: string;
  section: Section | null;
  body: Child;
  status?: ContentfulStatusCode;
  scripts?: string[];
  scansLeft?: number;
};

type AnyContext<E extends HttpEnv> = Context<E>;

/** A page inside the organisation, for the member of this request. */
export async function showPage(c: Context<MemberEnv>, view: PageView): Promise<Response> {
  return showPageTo(c, c.var.member, view);
}

/** The same where the member is known otherwise, such as in an error. */
export async function showPageTo<E extends HttpEnv>(
  c: AnyContext<E>,
  member: Member,
  { body, status = 200, ...view }: PageView,
): Promise<Response> {
  const flash = await takeFlash(c);
  const page = (
    <Layout {...view} member={member} theme={themeOf(c)} keys={singleKeysOf(c)} flash={flash}>
      {body}
    </Layout>
  );
  return c.html(documentOf(page), status);
}

/** A page in one narrow column, for anybody. */
export async function showSole<E extends HttpEnv>(
  c: AnyContext<E>,
  {
    title,
    body,
    status = 200,
    scripts = [],
    mark = 'Workspace',
  }: Omit<PageView, 'section' | 'scansLeft'> & { /** Whose page it is. */ mark?: string },
): Promise<Response> {
  const flash = await takeFlash(c);
  const page = (
    <SoleLayout
      title={title}
      mark={mark}
      theme={themeOf(c)}
      keys={singleKeysOf(c)}
      flash={flash}
      scripts={scripts}
    >
      {body}
    </SoleLayout>
  );
  return c.html(documentOf(page), status);
}

/** What a change is answered with: `json` for a program; a person is sent to `to`, where `flash` is said. */
export async function done<E extends HttpEnv>(
  c: AnyContext<E>,
  {
    to,
    json,
    flash,
    status = 200,
  }: { to: string; json: object; flash?: Flash | string; status?: ContentfulStatusCode },
): Promise<Response> {
  if (wantsJson(c.req.raw)) return Response.json(json, { status });
  if (flash !== undefined) await tell(c, typeof flash === 'string' ? { text: flash } : flash);
  return c.redirect(to, 303);
}

function documentOf(page: Child): string {
  return `<!doctype html>${String(page)}`;
}
