// Hints that a CV was written by a language model. Weight zero in the score; style alone never reaches Strong.

import type { Cv } from '../cv/read-cv.ts';
import type { AiCvLevel, Assessment } from '../types.ts';

const LEFT_OVER =
  /as an ai language model|certainly[!,] here|here('s| is) (a|your|the) (revised|tailored|polished|professional)|\[(your|insert|company|add)[^\]]*\]|i hope this helps|let me know if you('d| would) like/i;
const STOCK =
  /\b(results[- ]driven|proven track record|spearhead\w*|leverag\w+|synerg\w+|cutting[- ]edge|dynamic professional|passionate about|seamless\w*|robust solutions|fostering|orchestrat\w+|drove impactful|in today's fast[- ]paced|meticulous\w*|testament to|delve)\b/gi;
const STOCK_MILD = 3;
const STOCK_MODERATE = 7;

/** The flag and what it rests on. */
export function aiCvOf(cv: Cv): Assessment['aiCv'] {
  const text = cv.canon.text;
  const isCopied = cv.distrusted.some(({ why }) => why === 'copied_spec');
  if (LEFT_OVER.test(text)) return flag('Strong', 'A line is left over from a writing assistant.');
  const stock = text.match(STOCK)?.length ?? 0;
  if (isCopied && stock >= STOCK_MILD)
    return flag('Moderate', 'Repeats the job spec and uses many stock phrases.');
  if (stock >= STOCK_MODERATE) return flag('Moderate', 'Uses many stock phrases of generated text.');
  if (isCopied) return flag('Mild', 'Repeats the job spec word for word.');
  return stock >= STOCK_MILD
    ? flag('Mild', 'Uses several stock phrases of generated text.')
    : flag('None', null);
}

function flag(level: AiCvLevel, reason: string | null): Assessment['aiCv'] {
  return { level, reason };
}
