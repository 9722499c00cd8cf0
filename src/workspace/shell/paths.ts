// Addresses that several pages lead to.

/** Where a member begins; leads on to what there is to do. */
export const HOME = '/app';
export const SIGN_IN = '/app/sign-in';

/** A path of ours to go on to, or `fallback` for anything else: an address given by a stranger leads nowhere else. */
export function safePath(path: unknown, fallback: string = HOME): string {
  if (typeof path !== 'string' || !/^\/(app|r|v)(?=[/?#]|$)/.test(path)) return fallback;
  const url = URL.canParse(path, 'https://here.invalid') ? new URL(path, 'https://here.invalid') : null;
  return url?.origin === 'https://here.invalid' ? url.pathname + url.search : fallback;
}
