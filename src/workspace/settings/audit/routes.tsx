// /app/settings/audit: who did what, newest first, a hundred at a time.

import { Hono } from 'hono';
import { listAudit, type ListedEntry } from '../../../audit/audit.ts';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { wantsJson } from '../../../http/request.ts';
import { Head } from '../../shell/parts.tsx';
import { requireRole } from '../../shell/require-role.ts';
import { Sheet } from '../../shell/table.tsx';
import { Age } from '../../shell/when.tsx';
import { showSettings } from '../show-settings.tsx';
import { actionWords, actorWords, detailWords } from './words.ts';

const PAGE = 100;

export const auditPages = new Hono<MemberEnv>().get(
  '/app/settings/audit',
  requireRole('members'),
  async (c) => {
    const { ctx, member } = c.var;
    const before = c.req.query('before') ?? '';
    const entries = await listAudit(
      ctx,
      member.organisationId,
      ...(/^\d{1,15}$/.test(before) ? [Number(before)] : []),
    );
    const next = entries.length < PAGE ? null : (entries.at(-1)?.id ?? null);
    if (wantsJson(c.req.raw)) return c.json({ entries, next_before: next });
    return showSettings(c, 'Audit log', {
      body: <AuditPage entries={entries} next={next} now={ctx.clock()} />,
    });
  },
);

function AuditPage({ entries, next, now }: { entries: ListedEntry[]; next: number | null; now: number }) {
  return (
    <>
      <Head title="Audit log" meta={['Who did what, newest first', 'Entries are never changed']} />
      <Sheet
        kind="audit"
        caption="Entries, newest first"
        columns={['Who', 'What', { title: 'Details', class: 'opt' }, { title: 'When', class: 'r' }]}
      >
        {entries.map((entry) => (
          <tr>
            <th scope="row">{actorWords(entry)}</th>
            <td>
              {actionWords(entry)}
              {entry.subject === null ? null : <span class="mono quiet opt"> {entry.subject}</span>}
            </td>
            <td class="opt quiet">{detailWords(entry.details)}</td>
            <td class="r num quiet">
              <Age at={entry.at} now={now} />
            </td>
          </tr>
        ))}
      </Sheet>
      {next === null ? null : (
        <nav class="foot" aria-label="Pages">
          <span />
          <a href={`?before=${next}`}>Older</a>
        </nav>
      )}
    </>
  );
}
