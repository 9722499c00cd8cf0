// How a pair of trades is written of which one borrows the other's words. Words and phrases apart by semicolons; one that
// ends in * may go on.

/**
 * One pair of trades: what the job asks for, what tells of the other trade, what shows the job's own sense all the same, and
 * the papers of the job that the other trade has under the same words.
 */
export type FalseFriend = { asked: string; told: string; unless: string; papers: readonly string[] };

/** A pair. */
export function pair(asked: string, told: string, unless = '', papers: readonly string[] = []): FalseFriend {
  return { asked, told, unless, papers };
}
