// Texts from outside, made storable: what SQLite's text cannot carry is dropped before it is stored. Pure.

/** `text` without NULs and other control characters that are no white space, lone surrogates replaced. */
export function storable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
}

/** As `storable`, trimmed; null for what is absent or blank, because an empty field never clears stored data. */
export function given(text: string | null | undefined): string | null {
  const clean = storable(text ?? '').trim();
  return clean === '' ? null : clean;
}

/** Length in code points, as callers count characters. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}
