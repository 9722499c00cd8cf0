// Addresses that several pages lead to.

/** Where a member begins; leads on to what there is to do. */
export const HOME = '/app';
export const SIGN_IN = '/app/sign-in';

const OURS = /^\/(app|r|v)(\/|$)/;

/** A path of ours to go on to, or `fallback` for anything else: an address given by a stranger leads nowhere else. */
export function safePath(path: unknown, fallback: string = HOME): string {
  if (typeof path !== 'string') return fallback;
  // Read as a browser reads it, dots and backslashes included, before it is judged.
  const url = URL.parse(path, 'https://here.invalid');
  const isOurs = path.startsWith('/') && url?.origin === 'https://here.invalid' && OURS.test(url.pathname);
  return isOurs ? url.pathname + url.search : fallback;
}
