// What is worked out of a word alone is worked out once: CVs share most of their words. Pure as a whole, since what is
// forgotten is worked out again; the memory is bounded.

const WORDS_MAX = 20_000;

/** `compute`, which must depend on its word alone, with a memory of its last answers. */
export function remembered<Answer extends NonNullable<unknown> | null>(
  compute: (word: string) => Answer,
): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer = compute(word);
    if (answers.size >= WORDS_MAX) answers.clear();
    answers.set(word, answer);
    return answer;
  };
}
