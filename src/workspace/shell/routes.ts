// What belongs to every page: the way in, the theme, the keys.

import { Hono } from 'hono';
import * as z from 'zod';
import type { MemberEnv } from '../../auth/require-member.ts';
import { parseShape } from '../../http/validation.ts';
import { readFields } from '../forms/form-state.ts';
import { safePath } from './paths.ts';
import { done } from './show.tsx';
import { KEYS, rememberSingleKeys } from './single-keys.ts';
import { rememberTheme, THEMES } from './theme.ts';

const ThemeChoice = z.object({ theme: z.enum(THEMES) });
const KeysChoice = z.object({ keys: z.enum(KEYS) });

export const shellRoutes = new Hono<MemberEnv>()
  .get('/', (c) => c.redirect('/app', 303))
  .post('/app/theme', async (c) => {
    const { theme } = parseShape(ThemeChoice, await readFields(c));
    rememberTheme(c, theme);
    return done(c, { to: cameFrom(c.req.header('referer')), json: { theme } });
  })
  .post('/app/keys', async (c) => {
    const { keys } = parseShape(KeysChoice, await readFields(c));
    rememberSingleKeys(c, keys);
    return done(c, { to: cameFrom(c.req.header('referer')), json: { keys } });
  });

/** The page that the form stood on. */
function cameFrom(referrer: string | undefined): string {
  const url = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : null;
  return safePath(url === null ? null : url.pathname + url.search);
}
