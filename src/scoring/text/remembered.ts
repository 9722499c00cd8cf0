// What is worked out of a word or a line alone is worked out once: CVs share most of their words, and lines are asked
// the same more than once. Pure as a whole, since what is forgotten is worked out again; the memory is bounded.

const WORDS_MAX = 20_000;
/** Lines are longer than words, and asked again while their CV is read. */
export const LINES_MAX = 1000;

/** `compute`, which must depend on its text alone, with a memory of its last answers, `most` of them. */
export function remembered<Answer extends NonNullable<unknown> | null>(
  compute: (text: string) => Answer,
  most: number = WORDS_MAX,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = compute(text);
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
