import { describe, expect, it } from 'vitest';
import { callWithKey } from '../support/http.ts';
import { mintOrganisation } from '../support/mint.ts';
import { newEvent, writeEvents } from '../support/webhooks.ts';

type Log = { events: { sequence: number }[]; next_after: number };

async function read(apiKey: string, query = ''): Promise<Log> {
  const response = await callWithKey(apiKey, `/api/v1/ats/events${query}`);
  expect(response.status).toBe(200);
  return response.json<Log>();
}

describe('GET /api/v1/ats/events', () => {
  it('tells what happened, identifiers only', async () => {
    const { organisationId, apiKey } = await mintOrganisation();
    const occurredAt = Date.UTC(2026, 10, 21, 8, 30, 0, 5);
    const scored = newEvent(organisationId, { occurredAt });
    const moved = newEvent(organisationId, {
      type: 'application.stage_changed',
      stage: 'placed',
      occurredAt,
    });
    await writeEvents([scored, moved]);
    const common = {
      occurred_at: '2026-11-21T08:30:00.005Z',
      aptly_job_id: 7,
      aptly_application_id: 11,
    };
    expect(await read(apiKey)).toEqual({
      events: [
        { sequence: 1, event_id: scored.eventId, event_type: 'application.scored', ...common },
        {
          sequence: 2,
          event_id: moved.eventId,
          event_type: 'application.stage_changed',
          ...common,
          stage: 'placed',
        },
      ],
      next_after: 2,
    });
  });

  it('is paged by what the last page says, without gaps', async () => {
    const { organisationId, apiKey } = await mintOrganisation();
    await writeEvents(Array.from({ length: 250 }, () => newEvent(organisationId)));
    const seen: number[] = [];
    for (let after = 0, more = true; more;) {
      const page = await read(apiKey, `?after=${after}`);
      seen.push(...page.events.map((event) => event.sequence));
      more = page.events.length === 100;
      after = page.next_after;
    }
    expect(seen).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
    expect(await read(apiKey, '?after=250')).toEqual({ events: [], next_after: 250 });
    expect((await read(apiKey, '?after=10&limit=1')).events.map((event) => event.sequence)).toEqual([11]);
    expect((await read(apiKey, '?limit=1000')).events).toHaveLength(250);
  });

  it('shows an organisation its own events only', async () => {
    const [mine, other] = [await mintOrganisation(), await mintOrganisation()];
    await writeEvents([newEvent(other.organisationId)]);
    expect(await read(mine.apiKey)).toEqual({ events: [], next_after: 0 });
  });

  it.each([
    ['after=x', 'after', 'int_parsing'],
    ['after=1.5', 'after', 'int_parsing'],
    ['after=', 'after', 'int_parsing'],
    ['after=-1', 'after', 'greater_than_equal'],
    ['limit=0', 'limit', 'greater_than_equal'],
    ['limit=1001', 'limit', 'less_than_equal'],
  ])('refuses %s with 422', async (query, name, type) => {
    const { apiKey } = await mintOrganisation();
    const response = await callWithKey(apiKey, `/api/v1/ats/events?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      detail: [{ loc: ['query', name], msg: expect.any(String), type }],
    });
  });
});
