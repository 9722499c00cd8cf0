// What stands in a narrow column of a page or a cell of a table and heads the paragraphs beside it. Pure.

/** A few words, no date and no amount; the source of an expression. */
export const HEADING_CELL = String.raw`\p{Lu}[\p{L} &/,-]{3,28}:?`;
