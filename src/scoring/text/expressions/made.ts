// Expressions that are made when they are tried, and given up when many others were tried since. V8 makes machine code of
// an expression, some 50 bytes a sign, and keeps it as long as the expression: thousands of them would fill the memory of
// an isolate. Pure as a whole, since what is given up is made again.

/** Expressions of so many signs are at hand, with as many before them: more than a CV and its spec ask for. */
export const SIGNS_MAX = 26_000;

type Made = { expression: RegExp | null; turn: number };

let turn = 0;
let signs = 0;
let recent: Made[] = [];
let before: Made[] = [];

/** An expression of a source and flags, the same one as long as it is asked for now and then. */
export function madeWhenAsked(source: string, flags: string): () => RegExp {
  const made: Made = { expression: null, turn: -1 };
  return () => {
    if (made.turn !== turn) keep(made, source.length);
    return (made.expression ??= new RegExp(source, flags));
  };
}

function keep(made: Made, length: number): void {
  made.turn = turn;
  signs += length;
  recent.push(made);
  if (signs >= SIGNS_MAX) giveUp();
}

/** What was asked for last is kept, and what was before that and not since is given up. */
function giveUp(): void {
  for (const made of before) if (made.turn < turn) made.expression = null;
  before = recent;
  recent = [];
  signs = 0;
  turn += 1;
}
