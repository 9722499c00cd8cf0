// How a pair of trades is written of which one borrows the other's words. Words and phrases apart by semicolons; one that
// ends in * may go on.

/** One pair of trades; `papers` are those of the job that the other trade has under the same words. */
export type FalseFriend = { asked: RegExp; told: RegExp; unless: RegExp | null; papers: readonly string[] };

/** Any of some words or phrases, as whole words, in any case. */
function anyOf(words: string): string {
  const forms = words.split('; ').map((word) => {
    const plain = word.replace('*', '').replaceAll(/[.+/()]/g, String.raw`\$&`);
    return word.endsWith('*') ? String.raw`${plain}[\p{L}-]*` : `${plain}s?`;
  });
  return String.raw`(?<![\p{L}\d])(?:${forms.join('|')})(?![\p{L}\d])`;
}

/** A pair: what the job asks for, what tells of the other trade, what shows the job's own sense, and its papers. */
export function pair(asked: string, told: string, unless = '', papers: readonly string[] = []): FalseFriend {
  return {
    asked: new RegExp(anyOf(asked), 'iu'),
    told: new RegExp(anyOf(told), 'giu'),
    unless: unless === '' ? null : new RegExp(anyOf(unless), 'iu'),
    papers,
  };
}
