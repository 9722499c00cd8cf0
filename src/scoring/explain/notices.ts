// Tells of text that was left out of the score, so that nobody is surprised.

import type { Cv } from '../cv/read-cv.ts';
import { spanOf } from '../text/stored/canonical.ts';
import type { Notice } from '../types.ts';

const MESSAGES: Record<Notice['kind'], string> = {
  instructions: 'Speaks to screening software. Left out of the score.',
  copied_spec: 'Repeats the job spec word for word. Left out of the score.',
  keyword_dump: 'Lists words without a sentence. Left out of the score.',
  hidden_text: 'Holds many characters that cannot be seen. They were left out.',
};
const INVISIBLE_FROM = 20;

/** One notice per kind of text that was found. */
export function noticesOf(cv: Cv): Notice[] {
  const notices: Notice[] = [];
  for (const kind of ['instructions', 'copied_spec', 'keyword_dump'] as const) {
    const lines = cv.distrusted
      .filter(({ why }) => why === kind)
      .map(({ line }) => spanOf(cv.canon, line.start, line.end));
    if (lines.length > 0) notices.push({ kind, message: MESSAGES[kind], spans: lines });
  }
  if (cv.canon.invisible >= INVISIBLE_FROM)
    notices.push({ kind: 'hidden_text', message: MESSAGES.hidden_text, spans: [] });
  return notices;
}
