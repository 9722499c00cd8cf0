// What the statements of a spec are meant as.

/** How a statement is meant. `about` speaks of the employer and asks for nothing. */
export type StatementKind = 'title' | 'must' | 'nice' | 'duty' | 'about' | 'boilerplate';
