// The frame of settings: the list of pages that this member may open, and the page.

import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MemberEnv } from '../../auth/require-member.ts';
import { settingsFor, type SETTINGS_PAGES } from '../shell/settings-pages.ts';
import { showPage } from '../shell/show.tsx';

export type SettingsName = (typeof SETTINGS_PAGES)[number]['name'];

/** Answers with a page of settings; `dialogs` stand outside the frame. */
export function showSettings(
  c: Context<MemberEnv>,
  current: SettingsName,
  { body, dialogs = null, status = 200 }: { body: Child; dialogs?: Child; status?: ContentfulStatusCode },
): Promise<Response> {
  const frame = (
    <>
      <div class="settings">
        <nav class="side" aria-label="Settings">
          <ul>
            {settingsFor(c.var.member.role).map(({ name, href }) => (
              <li>
                <a href={href} aria-current={name === current ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>{body}</div>
      </div>
      {dialogs}
    </>
  );
  return showPage(c, { title: current, section: 'settings', body: frame, status });
}
