// What a field of work calls things: the shape of the tables beside this file, written by hand from general knowledge.

/** Name, an expression that finds it in a spec or a CV, and one that finds its counterpart in another jurisdiction. */
export type CredentialRow = readonly [name: string, pattern: string, elsewhere?: string];

export type Field = {
  /** Words that mean the same in every trade; the first of a group stands for all. Lower case. */
  aliases: readonly (readonly string[])[];
  /** What the law or a regulator demands. */
  licences: readonly CredentialRow[];
  /** What is earned, and asked for by employers. */
  certificates: readonly CredentialRow[];
  /** Tools that do the same job, each a single word, separated by blanks. */
  siblings: readonly string[];
};
