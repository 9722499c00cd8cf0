// The title of the post, said once more among the demands: "Data Scientist" over a list. It asks for nothing. Pure.

import { namesUsualRole } from './role-words.ts';

const WORDS_MAX = 5;

/** Whether a text only says what the post is called, or the end of it: "Software Engineer" of a "Senior Software Engineer". */
export function repeatsTitle(text: string, title: string): boolean {
  const [said, named] = [wordsOf(text), wordsOf(title)];
  if (said.length < 2 || said.length > Math.max(WORDS_MAX, named.length)) return false;
  if (said.join(' ') === named.join(' ')) return true;
  return (
    said.length <= WORDS_MAX && namesUsualRole(text) && ` ${named.join(' ')} `.includes(` ${said.join(' ')} `)
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d+#]+/gu) ?? [];
}
