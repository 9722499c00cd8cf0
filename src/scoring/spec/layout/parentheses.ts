// What stands in parentheses belongs together. Pure.

/** How many parentheses are open at the end of a text. */
export function openParentheses(text: string): number {
  let depth = 0;
  for (const sign of text) depth = depthBehind(sign, depth);
  return depth;
}

/** "Categories 1, 3 and 5", "classes B, C1 or D": the comma between the numbers or letters of one thing. */
const CODE = String.raw`(?:\d{1,2}\p{Lu}?|\p{Lu}\d{0,2}|I{2,3}|IV)`;
const BETWEEN_CODES = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])${CODE}),(?=\s${CODE}(?:,|\s(?:and|or|und|oder|et|ou)\s(?:${CODE}(?![\p{L}\d])|(?:an?|eine?n?|une?)\s)|\s?(?:[&+/;.)]|$)))`,
  'gu',
);

/** The parts between the commas that stand outside parentheses and in no number. */
export function commaParts(text: string): string[] {
  const parts: string[] = [];
  const within = new Set([...text.matchAll(BETWEEN_CODES)].map(({ index }) => index));
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth = depthBehind(text.charAt(at), depth);
    if (text.charAt(at) !== ',' || depth > 0 || /\d/.test(text.charAt(at + 1)) || within.has(at)) continue;
    parts.push(text.slice(from, at).trim());
    from = at + 1;
  }
  parts.push(text.slice(from).trim());
  return parts.filter((part) => /\p{L}/u.test(part));
}

function depthBehind(sign: string, depth: number): number {
  if (sign === '(') return depth + 1;
  return sign === ')' ? Math.max(0, depth - 1) : depth;
}

/** What a heading adds in parentheses, before its colon. */
const REMARK = /\s*\([^()]*\)(?=\s*:?$)/;

/** A heading without the remark in parentheses at its end; its colon stays. */
export function withoutRemark(heading: string): string {
  return heading.replace(REMARK, '');
}
