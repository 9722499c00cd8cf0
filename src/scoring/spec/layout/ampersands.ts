// The sign for "and" between two words, as the word that it stands for. Pure.

/** Names of houses and of fields that are written so, "Marks & Co", "R & D", stay. */
const SIGN =
  /(?<=[\p{L}\d),;"'%+]) & (?=[\p{L}\d("'])(?!(?:co|cie|sons?|söhne|fils)\b)(?<!(?<!\p{L})\p{Lu} & (?=\p{Lu}(?!\p{L})))/giu;
const WORDS: readonly (readonly [string, RegExp])[] = [
  [' und ', /\s(?:und|der|die|das|mit|für)\s/gi],
  [' et ', /\s(?:et|le|les|des|une?|pour|vous)\s/gi],
];
/** So many words of another language make a text one of it, against those of English. */
const ENGLISH = /\s(?:and|the|of|with|for|to)\s/gi;

/** In capitals it joins the parts of a name: "HEALTH & SAFETY". */
const SHOUTED = /\p{Lu}{2}$/u;

/** The text with the word of its language for each such sign. */
export function withAnd(text: string): string {
  if (!text.includes(' & ')) return text;
  const english = (text.match(ENGLISH) ?? []).length;
  const other = WORDS.find(([, words]) => (text.match(words) ?? []).length > english);
  const word = other?.[0] ?? ' and ';
  return text.replace(SIGN, (sign, at: number) => (SHOUTED.test(text.slice(at - 2, at)) ? sign : word));
}
