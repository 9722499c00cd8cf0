// A text as a regular expression finds it. Pure.

/** The text with every sign that means something in an expression escaped. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
