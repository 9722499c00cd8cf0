// The sign for "and" between two words, as the word that it stands for. Pure.

/** "Smith & sons" is a house. */
const SIGN = /(?<=[\p{L}\d),;"'%+]) & (?=[\p{L}\d("'])(?!(?:co|cie|sons?|söhne|fils)\b)/giu;
const WORDS: readonly (readonly [string, RegExp])[] = [
  [' und ', /\s(?:und|der|die|das|mit|für)\s/gi],
  [' et ', /\s(?:et|le|les|des|une?|pour|vous)\s/gi],
];
/** So many words of another language make a text one of it, against those of English. */
const ENGLISH = /\s(?:and|the|of|with|for|to)\s/gi;

/** Between capitals it joins the parts of a name, which is quoted as it is written: "City & Guilds", "R & D". */
const WORD_BEFORE = /(?<!\p{L})\p{Lu}[\p{L}']*$/u;
const WORD_MAX = 24;

/** The text with the word of its language for each such sign. */
export function withAnd(text: string): string {
  if (!text.includes(' & ')) return text;
  const english = (text.match(ENGLISH) ?? []).length;
  const other = WORDS.find(([, words]) => (text.match(words) ?? []).length > english);
  const word = other?.[0] ?? ' and ';
  return text.replace(SIGN, (sign, at: number) => {
    const isName =
      /\p{Lu}/u.test(text[at + sign.length] ?? '') &&
      WORD_BEFORE.test(text.slice(Math.max(0, at - WORD_MAX), at));
    return isName ? sign : word;
  });
}
