// What is worked out of a word or a line alone is worked out once: CVs share most of their words, and lines are asked
// the same more than once. Pure as a whole, since what is forgotten is worked out again; the memory is bounded.

const WORDS_MAX = 20_000;
/**
 * Lines are longer than words, and asked again while their CV is read: twice as many, with those before, are more than one
 * CV has. What is kept longer than that is moved about in memory for nothing.
 */
const LINES_MAX = 400;

/** `compute`, which must depend on its text alone, with a memory of its last answers. */
export function remembered<Answer extends NonNullable<unknown> | null>(
  compute: (text: string) => Answer,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = compute(text);
    if (answers.size >= WORDS_MAX) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/**
 * The same of an object, as long as it lives: of a requirement, a post, a CV. What stands `beside` it must always be the
 * same for the same object, as the CV of a post is.
 */
export function rememberedOf<
  Of extends WeakKey,
  Beside extends readonly unknown[],
  Answer extends NonNullable<unknown> | null,
>(compute: (of: Of, ...beside: Beside) => Answer): (of: Of, ...beside: Beside) => Answer {
  const answers = new WeakMap<Of, Answer>();
  return (of, ...beside) => {
    const known = answers.get(of);
    if (known !== undefined) return known;
    const answer = compute(of, ...beside);
    answers.set(of, answer);
    return answer;
  };
}

/** The same of two things, of which the first keeps what is remembered: of a post and a demand. */
export function rememberedOfBoth<
  Of extends WeakKey,
  With,
  Beside extends readonly unknown[],
  Answer extends NonNullable<unknown> | null,
>(
  compute: (of: Of, other: With, ...beside: Beside) => Answer,
): (of: Of, other: With, ...beside: Beside) => Answer {
  const answersOf = rememberedOf((_of: Of) => new Map<With, Answer>());
  return (of, other, ...beside) => {
    const answers = answersOf(of);
    const known = answers.get(other);
    if (known !== undefined) return known;
    const answer = compute(of, other, ...beside);
    answers.set(other, answer);
    return answer;
  };
}

/** What is known of a line, each answer in the place of its question. */
type Known = unknown[];
/**
 * The lines asked last, and those before them, of which whatever is asked again comes along: so no CV loses its lines
 * while it is read.
 */
let lines = new Map<string, Known>();
let linesBefore = new Map<string, Known>();
/** No answers yet. */
const blank: Known = [];
/** Lines are asked one thing after another. */
let last: { text: string; known: Known } = { text: '', known: [] };

/** The same of a line: all that is asked of it is remembered, and forgotten, together. */
export function rememberedOfLine<Answer extends NonNullable<unknown> | null>(
  compute: (text: string) => Answer,
): (text: string) => Answer {
  const question = blank.push(undefined) - 1;
  return (text) => {
    const known = knownOf(text);
    const ready = known[question] as Answer | undefined;
    if (ready !== undefined) return ready;
    const answer = compute(text);
    known[question] = answer;
    return answer;
  };
}

function knownOf(text: string): Known {
  if (last.text === text) return last.known;
  const known = lines.get(text) ?? kept(text, linesBefore.get(text) ?? blank.slice());
  last = { text, known };
  return known;
}

function kept(text: string, known: Known): Known {
  if (lines.size >= LINES_MAX) {
    linesBefore = lines;
    lines = new Map();
  }
  lines.set(text, known);
  return known;
}
