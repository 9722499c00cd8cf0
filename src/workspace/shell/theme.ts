// Light, dark, or as the system says: a cookie, so that the first paint is right without script.

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const COOKIE = 'theme';
const YEAR_SECONDS = 365 * 24 * 3600;

/** The theme that this browser chose; the system's where it chose none. */
export function themeOf(c: Context): Theme {
  return THEMES.find((theme) => theme === getCookie(c, COOKIE)) ?? 'system';
}

/** Remembers a theme for a year. */
export function rememberTheme(c: Context, theme: Theme): void {
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, COOKIE, theme, { path: '/', maxAge: YEAR_SECONDS, httpOnly: true, sameSite: 'Lax', secure });
}
