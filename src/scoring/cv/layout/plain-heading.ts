// A heading as it is named, without what it is set off by: "3. Education", "[Education]", "*** Education ***",
// "E D U C A T I O N". Pure.

/** No heading is longer, with all that is around it; in characters. */
const LENGTH_MAX = 90;
const ENDS_PLAIN = /[\p{L}\p{N}:.,;!?)]$/u;
const BEHIND = /\s*[*=_~#|+•·>»-]+$/u;
/** "1.", "2)", "IV." and "B)" before a heading. */
const NUMBER = /^(?:\d{1,2}[.):]|[IVX]{1,4}[.)]|[A-H][.)])\s+(?=\p{Lu}[^.])/u;
const BRACKETED = /^[[(<{«](\p{L}[^[\](){}<>«»]*)[\])>}»]:?$/u;
/** One letter, a blank, one letter; more blanks, or a sign, stand between words. */
const SPACED = /^\p{L} \p{L} \p{L}(?: {1,4}\p{L}| & \p{L})+ ?:?$/u;
/** Words that headings are made of, where what stood between them is lost among the blanks. */
const RUN_TOGETHER =
  /^(WORK|PROFESSIONAL|EMPLOYMENT|CAREER|KEY|CORE|TECHNICAL|PERSONAL|LANGUAGE|RELEVANT)(EXPERIENCE|HISTORY|SKILLS|SUMMARY|PROFILE|COMPETENC(?:IES|ES)|DETAILS|QUALIFICATIONS?)$/iu;

/** A line that may be a heading as the words that it consists of; any other line as it is. */
export function plainHeading(text: string): string {
  if (text.length > LENGTH_MAX) return text;
  const trimmed = ENDS_PLAIN.test(text) ? text : text.replace(BEHIND, '').trimEnd();
  const bare = trimmed.replace(NUMBER, '');
  return withoutSpacing(BRACKETED.exec(bare)?.[1] ?? bare);
}

function withoutSpacing(text: string): string {
  if (text[1] !== ' ' || !SPACED.test(text)) return text;
  return text
    .replace(/ ?(&) ?| {2,}/gu, '\n$1\n')
    .replaceAll(' ', '')
    .replace(/\n+/g, ' ')
    .replace(RUN_TOGETHER, '$1 $2');
}
