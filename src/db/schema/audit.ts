// Who did what, when. Rows are only ever added; they go with their organisation.

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { organisations } from './organisation.ts';

export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    /** user:<id>, operator, or issuer:<sub> for a trusted external issuer. */
    actor: text('actor').notNull(),
    /** What was done, a closed list of verbs such as key.created. */
    action: text('action').notNull(),
    /** What it was done to: an id. */
    subject: text('subject'),
    /** Further facts as JSON: names and numbers, never a secret, never a candidate's words. */
    details: text('details'),
  },
  (table) => [index('audit_entries_organisation').on(table.organisationId, table.id)],
);
