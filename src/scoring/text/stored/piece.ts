/** What stands at a place of a text: what is read there, and over how many units of the source it was spread. */
export type Piece = { text: string; length: number };
