// Tables as all pages set them: a sheet with a caption for readers, a head of named columns, rows from the caller.

import type { Child, PropsWithChildren } from 'hono/jsx';

/** A title alone, or with a class: `r` right, `opt` not on phones. A hidden one is for readers only. */
export type Column = string | { title: Child; class?: string; hidden?: true };

/** The head row. */
export function TableHead({ columns }: { columns: Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (typeof column === 'string' ? <Th title={column} /> : <Th {...column} />))}
      </tr>
    </thead>
  );
}

function Th({ title, hidden, class: className }: Exclude<Column, string>) {
  return (
    <th scope="col" class={className}>
      {hidden ? <span class="vh">{title}</span> : title}
    </th>
  );
}

/** A table on a sheet. `class` is the sheet's, `kind` the table's. */
export function Sheet({
  class: sheetClass,
  kind,
  caption,
  columns,
  children,
}: PropsWithChildren<{ class?: string; kind?: string; caption: string; columns: Column[] }>) {
  return (
    <div class={sheetClass === undefined ? 'sheet' : `sheet ${sheetClass}`}>
      <table class={kind === undefined ? 't' : `t ${kind}`}>
        <caption class="vh">{caption}</caption>
        <TableHead columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
