// Examinations that name no language and prove one: Goethe, DELF, IELTS, TOEIC. Pure.

type Exam = { language: RegExp; exam: RegExp; levelOf: (text: string) => number };

const CEFR: Readonly<Record<string, number>> = { a1: 1, a2: 1, b1: 3, b2: 4, c1: 5, c2: 6 };

/** The level that stands beside the name of the examination, or what passing it shows. */
function byLevel(otherwise: number): Exam['levelOf'] {
  return (text) => CEFR[/\b([abc][12])\b/i.exec(text)?.[1]?.toLowerCase() ?? ''] ?? otherwise;
}

/** By points: from `advanced` on C1, from `upper` on B2. */
function byPoints(advanced: number, upper: number): Exam['levelOf'] {
  return (text) => {
    const points = Number(
      /\b(\d{1,3}(?:[.,]\d)?)(?!\d|\/(?!(?:990|120|9)\b))/.exec(text)?.[1]?.replace(',', '.') ?? 0,
    );
    return points >= advanced ? 5 : points >= upper ? 4 : points > 0 ? 3 : 4;
  };
}

/** HSK 1 to HSK 6, of which the last two are of business. */
function byChineseLevel(text: string): number {
  return [1, 1, 3, 4, 5, 6][Number(/\b([1-6])\b/.exec(text)?.[1] ?? 3) - 1] ?? 4;
}

/** From N5, the lowest, to N1. */
function byJapaneseLevel(text: string): number {
  const level = Number(/\bN([1-5])\b/i.exec(text)?.[1] ?? 2);
  return level > 3 ? 1 : 6 - level;
}

const EXAMS: readonly Exam[] = [
  {
    language: /german|deutsch|allemand/i,
    exam: /(?<!\p{L})(?:goethe|telc deutsch|ösd)(?!\p{L})/iu,
    levelOf: byLevel(4),
  },
  { language: /german|deutsch|allemand/i, exam: /\b(?:testdaf|dsh)\b/i, levelOf: byLevel(5) },
  { language: /french|français|französisch/i, exam: /\b(?:delf|dalf|tcf|tef)\b/i, levelOf: byLevel(4) },
  { language: /spanish|espagnol|spanisch/i, exam: /\b(?:dele|siele)\b/i, levelOf: byLevel(4) },
  { language: /italian|italien/i, exam: /\b(?:cils|celi|plida)\b/i, levelOf: byLevel(4) },
  {
    language: /english|anglais|englisch/i,
    exam: /\b(?:b2 first|c1 advanced|c2 proficiency)\b/i,
    levelOf: byLevel(4),
  },
  { language: /mandarin/i, exam: /\bhsk\b/i, levelOf: byChineseLevel },
  { language: /welsh/i, exam: /(?<!\p{L})hyfedredd(?!\p{L})/iu, levelOf: byLevel(6) },
  { language: /welsh/i, exam: /(?<!\p{L})(?:uwch|defnyddio['’]r gymraeg)(?!\p{L})/iu, levelOf: byLevel(5) },
  { language: /dutch/i, exam: /\bselor\b/i, levelOf: byLevel(5) },
  { language: /^irish$/i, exam: /\bteg\b/i, levelOf: byLevel(4) },
  { language: /japanese/i, exam: /\bjlpt\b|日本語能力試験/iu, levelOf: byJapaneseLevel },
  { language: /english|anglais|englisch/i, exam: /\bielts\b/i, levelOf: byPoints(7, 5.5) },
  { language: /english|anglais|englisch/i, exam: /\btoefl\b/i, levelOf: byPoints(95, 72) },
  { language: /english|anglais|englisch/i, exam: /\btoeic\b/i, levelOf: byPoints(900, 785) },
  {
    language: /english|anglais|englisch/i,
    exam: /\bcambridge (?:c[12]|advanced|proficiency|first|english)\b|\b(?:cae|cpe)\b(?= (?:grade|certif|\(|20))/i,
    levelOf: byLevel(5),
  },
];

/** Where a text names an examination in a language, and the level that it shows, from 1 to 6. */
export function examIn(text: string, language: string): { level: number; start: number; end: number } | null {
  for (const { language: of, exam, levelOf } of EXAMS) {
    const found = of.test(language) ? exec(exam, text) : null;
    if (found !== null) return { ...found, level: levelOf(text.slice(found.start, found.end + 40)) };
  }
  return null;
}

function exec(exam: RegExp, text: string): { start: number; end: number } | null {
  const match = exam.exec(text);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}
