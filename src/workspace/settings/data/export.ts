// Everything that an organisation has stored here, as one JSON text: `{table: [rows]}`, column names as in the schema.
// Tables are found in the schema, so that a new one is exported without being named; left out are hashes of secrets,
// sealed texts (they open for nobody else) and bookkeeping. Which rows is read first, along indexes alone, and then the
// rows themselves, streamed page by page: the size of neither this organisation nor the others matters.

import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { primary } from '../../../db/client.ts';
import { named } from '../../../db/named.ts';
import * as schema from '../../../db/schema.ts';
import type { Context } from '../../../platform/context.ts';

/** Rows read at once: an explanation is some twenty kilobytes. */
const PAGE = 200;
const SECRET_COLUMN = /(^|_)(hash|sealed)(_|$)|token|password/;
/** Sealed texts, places in queues, and invitations, whose id opens something. */
const LEFT_OUT = new Set(['event_counters', 'invitations', 'screening_chunks', 'scoring_run_items']);

/** How a table is read, in SQL: `which` for the row ids of one organisation, `rows` for some of them. */
type Exported = { table: string; which: string; rows: string };
type TableConfig = ReturnType<typeof getTableConfig>;

/** Every table with something of an organisation's in it. */
export function exportedTables(): Exported[] {
  return Object.values(schema)
    .filter((value) => value instanceof SQLiteTable)
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((table) => {
      const belongs = belonging(table);
      if (belongs === null) return [];
      const which = `SELECT rowid AS id FROM "${table.name}" WHERE ${belongs}`;
      return [{ table: table.name, which, rows: rowsOf(table) }];
    });
}

function rowsOf(table: TableConfig): string {
  const shown = table.columns.map((column) => column.name).filter((column) => !SECRET_COLUMN.test(column));
  const list = shown.map((column) => `"${column}"`).join(', ');
  const own = hasOrganisation(table) ? ' AND organisation_id = :org' : '';
  return `SELECT ${list} FROM "${table.name}" WHERE rowid IN (SELECT value FROM json_each(:ids))${own} ORDER BY rowid`;
}

/** SQL that finds the rows of an organisation by an index: its own column's, or that of the row they hang on. */
function belonging(table: TableConfig): string | null {
  const leading = indexLeaders(table);
  if (hasOrganisation(table) && leading.has('organisation_id')) return 'organisation_id = :org';
  for (const key of table.foreignKeys) {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [column, foreign] = [columns[0]?.name, foreignColumns[0]?.name];
    if (column === undefined || foreign === undefined || !leading.has(column)) continue;
    const above = getTableConfig(foreignTable);
    const belongs = belonging(above);
    if (belongs !== null) return `"${column}" IN (SELECT "${foreign}" FROM "${above.name}" WHERE ${belongs})`;
  }
  return null;
}

/** The columns that an index or key begins with, so that rows are found by them. */
function indexLeaders({ columns, indexes, primaryKeys }: TableConfig): Set<string> {
  const whole = indexes.map(({ config }) => config).filter((config) => config.where === undefined);
  return new Set([
    ...columns.filter((column) => column.primary || column.isUnique).map((column) => column.name),
    ...primaryKeys.flatMap((key) => key.columns.slice(0, 1).map((column) => column.name)),
    ...whole.flatMap(({ columns: [first] }) => (first !== undefined && 'name' in first ? [first.name] : [])),
  ]);
}

function hasOrganisation({ columns }: TableConfig): boolean {
  return columns.some((column) => column.name === 'organisation_id');
}

/** The text, piece by piece. */
export async function* exportOrganisation(ctx: Context, organisationId: string): AsyncGenerator<string> {
  const db = primary(ctx);
  const own = await db.prepare(OWN).bind(organisationId).first();
  yield `{"organisation":${JSON.stringify(own)}`;
  const people = await db.prepare(PEOPLE).bind(organisationId).all();
  yield `,"people":${JSON.stringify(people.results)}`;
  for (const { table, which, rows } of exportedTables()) {
    const found = await named(db, which, { org: organisationId }).all<{ id: number }>();
    const ids = found.results.map((row) => row.id).toSorted((a, b) => a - b);
    yield `,${JSON.stringify(table)}:[`;
    for (let start = 0; start < ids.length; start += PAGE) {
      const page = { ids: JSON.stringify(ids.slice(start, start + PAGE)), org: organisationId };
      const { results } = await named(db, rows, page).all();
      const texts = results.map((row) => JSON.stringify(row));
      if (texts.length > 0) yield (start === 0 ? '' : ',') + texts.join(',\n');
    }
    yield ']';
  }
  yield '}\n';
}

const OWN = `
  SELECT id, name, created_at, subscription, api_access_enabled, committed_scans, hard_cap_scans, active_job_limit,
    plan_scans FROM organisations WHERE id = ?`;

const PEOPLE = `
  SELECT users.id, users.name, users.email FROM members JOIN users ON users.id = members.user_id
  WHERE members.organisation_id = ?`;
