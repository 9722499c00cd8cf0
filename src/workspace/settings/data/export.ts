// Everything that an organisation has stored here, as one JSON text: `{table: [rows]}`, column names as in the schema.
// Tables are found in the schema, so that a new one is exported without being named; left out are hashes of secrets,
// sealed texts (they open for nobody else) and bookkeeping. Streamed page by page: size does not matter.

import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { primary } from '../../../db/client.ts';
import * as schema from '../../../db/schema.ts';
import type { Context } from '../../../platform/context.ts';

const PAGE = 500;
const SECRET_COLUMN = /(^|_)(hash|sealed)(_|$)|token|password/;
/** Sealed texts, places in queues, and invitations, whose id opens something. */
const LEFT_OUT = new Set(['event_counters', 'invitations', 'screening_chunks', 'scoring_run_items']);

type Exported = { table: string; sql: string };
type TableConfig = ReturnType<typeof getTableConfig>;

/** How each table is read: its rows of one organisation, a page at a time. */
function exportedTables(): Exported[] {
  return Object.values(schema)
    .filter((value) => value instanceof SQLiteTable)
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((table) => {
      const belongs = belonging(table);
      return belongs === null ? [] : [{ table: table.name, sql: pageOf(table, belongs) }];
    });
}

function pageOf({ name, columns }: TableConfig, belongs: string): string {
  const shown = columns.map((column) => column.name).filter((column) => !SECRET_COLUMN.test(column));
  const list = shown.map((column) => `"${column}"`).join(', ');
  return `SELECT rowid AS rowid_, ${list} FROM "${name}" WHERE ${belongs} AND rowid > ? ORDER BY rowid LIMIT ?`;
}

/** SQL that tells the rows of one organisation: by their own column, or that of the row that they hang on. */
function belonging(table: TableConfig): string | null {
  if (hasOrganisation(table)) return 'organisation_id = ?';
  for (const key of table.foreignKeys) {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const above = getTableConfig(foreignTable);
    const [column, foreign] = [columns[0]?.name, foreignColumns[0]?.name];
    if (!hasOrganisation(above) || column === undefined || foreign === undefined) continue;
    return `"${column}" IN (SELECT "${foreign}" FROM "${above.name}" WHERE organisation_id = ?)`;
  }
  return null;
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
  for (const { table, sql } of exportedTables()) {
    yield `,${JSON.stringify(table)}:[`;
    yield* rowsOf(db, sql, organisationId);
    yield ']';
  }
  yield '}\n';
}

/** The rows of a table, joined by commas. By rowid, so that every page begins where the last one ended. */
async function* rowsOf(db: D1Database, sql: string, organisationId: string): AsyncGenerator<string> {
  let after = 0;
  for (let isFirst = true; ; isFirst = false) {
    const { results } = await db.prepare(sql).bind(organisationId, after, PAGE).all<{ rowid_: number }>();
    const texts = results.map((row) => JSON.stringify({ ...row, rowid_: undefined }));
    if (texts.length > 0) yield (isFirst ? '' : ',') + texts.join(',\n');
    if (results.length < PAGE) return;
    after = results.at(-1)?.rowid_ ?? 0;
  }
}

const OWN = `
  SELECT id, name, created_at, subscription, api_access_enabled, committed_scans, hard_cap_scans, active_job_limit,
    plan_scans FROM organisations WHERE id = ?`;

const PEOPLE = `
  SELECT users.id, users.name, users.email FROM members JOIN users ON users.id = members.user_id
  WHERE members.organisation_id = ?`;
