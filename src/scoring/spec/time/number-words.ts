// Numbers as specs spell them, in English, German and French.

/** What each word counts. */
export const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  zwölf: 12,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  dix: 10,
  douze: 12,
};

/** What a number in figures or in words counts; 0 for any other word. */
export function countOf(text = ''): number {
  return /^\d/.test(text) ? Number(text) : (NUMBERS[text.toLowerCase()] ?? 0);
}
