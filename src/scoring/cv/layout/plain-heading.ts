// A heading as it is named, without what it is set off by: "3. Education", "[Education]", "Education ***". Pure.

/** No heading is longer, with all that is around it; in characters. */
const LENGTH_MAX = 90;
const ENDS_PLAIN = /[\p{L}\p{N}:.,;!?)]$/u;
const BEHIND = /\s*[*=_~#|+•·>»-]+$/u;
/** "1.", "2)", "IV." and "B)" before a heading. */
const NUMBER = /^(?:\d{1,2}[.):]|[IVX]{1,4}[.)]|[A-H][.)])\s+(?=\p{Lu}[^.])/u;
const BRACKETED = /^[[(<{«](\p{L}[^[\](){}<>«»]*)[\])>}»]:?$/u;
/** Words that headings are made of, where letters stood apart and nothing more between the words. */
const RUN_TOGETHER =
  /^(WORK|PROFESSIONAL|EMPLOYMENT|CAREER|KEY|CORE|TECHNICAL|PERSONAL|LANGUAGE|RELEVANT)(EXPERIENCE|HISTORY|SKILLS|SUMMARY|PROFILE|COMPETENC(?:IES|ES)|DETAILS|QUALIFICATIONS?)$/iu;

/** A line that may be a heading as the words that it consists of; any other line as it is. */
export function plainHeading(text: string): string {
  if (text.length > LENGTH_MAX) return text;
  const trimmed = ENDS_PLAIN.test(text) ? text : text.replace(BEHIND, '').trimEnd();
  const bare = trimmed.replace(NUMBER, '');
  return (BRACKETED.exec(bare)?.[1] ?? bare).replace(RUN_TOGETHER, '$1 $2');
}
