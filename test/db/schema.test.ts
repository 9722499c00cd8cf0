import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';

it('the migrated schema is the one in test/schema.sql', async () => {
  const sql = `SELECT sql FROM sqlite_master
    WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'
    ORDER BY tbl_name, type DESC, name`;
  const { results } = await env.DB.prepare(sql).all<{ sql: string }>();
  await expect(`${results.map((row) => `${row.sql};`).join('\n\n')}\n`).toMatchFileSnapshot('../schema.sql');
});
