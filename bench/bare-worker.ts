// What the throughput of POST /screen is measured against: parse the body, insert one row, answer.

import { Hono } from 'hono';

export default new Hono<{ Bindings: { DB: D1Database } }>().post('/api/v1/screen', async (c) => {
  const body = await c.req.json<{ job_spec: string }>();
  const id = crypto.randomUUID();
  await c.env.DB.prepare('INSERT INTO bare (id, spec) VALUES (?, ?)').bind(id, body.job_spec).run();
  return c.json({ job_id: id });
});
