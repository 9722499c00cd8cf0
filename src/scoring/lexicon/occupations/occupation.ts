/** By a name in snake_case: what the post is called, and what its CVs and adverts speak of; phrases separated by semicolons. */
export type Occupations = Readonly<Record<string, { titles: string; words: string }>>;
