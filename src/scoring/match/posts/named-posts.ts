// The posts that a demand names in so many words: "as a head or deputy headteacher in a school". Pure.

/** What parts the posts of a choice. */
export const OR = /\s(?:or|oder|ou|and|und|et)\s|[,/]/iu;

/** Finds what stands behind "as a", when it looks like `post` and a word of `where`, what it is not, or a full stop follows it. */
export function namedAs(post: string, where: string): RegExp {
  return new RegExp(
    String.raw`(?<!\p{L})(?:as|als|en tant que|comme|en qualité d[e'’])\s+(?:an?\s|the\s|eine?r?\s|une?\s|l[ea]\s)?(${post})(?=\s(?:${where})\s|,? (?:not|nicht|pas|non)\s|[.;()]|$)`,
    'iu',
  );
}

const AS_POST = /(?<!\p{L})(?:as an?|as the|in the role of|als|comme|en tant qu[e’'])(?!\p{L})/iu;

/** Whether a demand for years names the posts that they are to be of. */
export function namesPostAsked(demand: string): boolean {
  return AS_POST.test(demand);
}
