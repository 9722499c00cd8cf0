// What stands side by side, as signs are made of it. Pure.

/** Each item with the one behind it, a space between them. */
export function pairsOf(items: readonly string[]): string[] {
  return items.slice(1).map((item, at) => `${items[at] ?? ''} ${item}`);
}
