// Word's in-text marks to plain text: fields show their result instead of their code, cell and row ends become tabs
// and line breaks. Pure.

const FIELD_BEGIN = '\x13';
const FIELD_SEPARATOR = '\x14';
const FIELD_END = '\x15';

/** A story's characters as a reader sees them. */
export function plainStory(story: string): string {
  return (
    dropFieldCodes(story)
      // oxlint-disable-next-line no-control-regex -- Word's marks are control characters
      .replace(/\x07\x07/g, '\n')
      .replaceAll('\x07', '\t')
      // oxlint-disable-next-line no-control-regex -- paragraph, line, page and column ends
      .replace(/[\r\x0b\x0c\x0e]/g, '\n')
      .replaceAll('\x1e', '-')
      .replaceAll('\x1f', '')
  );
}

/** Fields nest: code, then optionally a result. Text is kept only outside of every code. */
function dropFieldCodes(story: string): string {
  if (!story.includes(FIELD_BEGIN)) return story;
  const out: string[] = [];
  const inCode: boolean[] = [];
  let codes = 0;
  // oxlint-disable-next-line no-control-regex -- the field marks
  for (const token of story.split(/([\x13-\x15])/)) {
    if (token === FIELD_BEGIN) {
      inCode.push(true);
      codes++;
    } else if (token === FIELD_SEPARATOR) {
      if (inCode.at(-1) === true) codes--;
      if (inCode.length > 0) inCode[inCode.length - 1] = false;
    } else if (token === FIELD_END) {
      if (inCode.pop() === true) codes--;
    } else if (codes === 0) out.push(token);
  }
  return out.join('');
}
