// A spec in capitals throughout, in small letters: no capital of it says that something begins or is a name. Pure.

const LENGTH_MIN = 80;
/** So few of the letters are small. */
const SMALL_MAX = 0.02;

/** The text in small letters where it has next to none; as it is otherwise. */
export function unshouted(text: string): string {
  if (text.length < LENGTH_MIN) return text;
  const letters = text.match(/\p{L}/gu) ?? [];
  const small = (text.match(/\p{Ll}/gu) ?? []).length;
  return small > letters.length * SMALL_MAX ? text : text.toLowerCase();
}
