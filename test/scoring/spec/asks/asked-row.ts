// What a row of the corpora of demands holds.

/** A line, a sentence or a spec, with what it asks for in the signs of `asked-of.ts`. */
export type Asked = readonly [text: string, units: string];

/** A whole spec with a part of its title, and what it demands or wishes; duties are left out. */
export type WholeSpec = readonly [spec: string, title: string, units: string];
