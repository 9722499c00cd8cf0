// The matches of an expression in a text. Pure: nothing is left in the expression.

const NOWHERE: readonly RegExpExecArray[] = [];

/**
 * All matches of an expression with the flag `g`, in order; `matchAll` says the same and makes a new expression each time,
 * which takes longer than most searches.
 */
export function allIn(text: string, expression: RegExp): readonly RegExpExecArray[] {
  expression.lastIndex = 0;
  const first = expression.exec(text);
  if (first === null) return NOWHERE;
  const found = [first];
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    found.push(match);
    if (match[0] === '') expression.lastIndex += 1;
  }
  return found;
}
