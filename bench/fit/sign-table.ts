// A table of learnt signs as source text.

export type SignTable = {
  /** The script that writes it. */
  command: string;
  /** What the weights speak for, for the first line. */
  says: string;
  /** How a row is read. */
  rowDoc: string;
  name: string;
  rows: readonly string[];
};

/** The module that holds the rows, one a line. */
export function sourceOfTable({ command, says, rowDoc, name, rows }: SignTable): string {
  return [
    `// Written by \`npm run ${command} -- --write\`: by sign how strongly it speaks for ${says}.`,
    '',
    `/** A sign a line, with ${rowDoc}: later letters of the alphabet speak for it, earlier ones against it. */`,
    `export const ${name} = \``,
    ...rows,
    '`;',
    '',
  ].join('\n');
}
