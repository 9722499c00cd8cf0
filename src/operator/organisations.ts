// Organisations as whoever runs the installation sees them: made, listed, given a plan, erased (design, Operator API).
// A change is in force at the organisation's gate before it is answered.

import * as z from 'zod';
import { auditStatement } from '../audit/audit.ts';
import { isKnownEmail, memberStatements, NewMember, NewPerson } from '../auth/people.ts';
import { primary } from '../db/client.ts';
import { ServiceError } from '../http/errors.ts';
import { gateOf } from '../organisation/gate.ts';
import { insertOrganisation } from '../organisation/insert-organisation.ts';
import { DEFAULT_PLAN, Plan } from '../organisation/plan.ts';
import type { Context } from '../platform/context.ts';
import { randomBase62 } from '../platform/ids.ts';
import { readOrganisations, updatePlan } from './store.ts';

const ACTOR = 'operator';

const Name = z.string().trim().min(1).max(200);

/** Body of POST /operator/organisations; the plan's absent fields take their defaults. */
export const NewOrganisation = z.object({
  name: Name,
  owner: NewPerson,
  plan: Plan.partial().nullish(),
});

/** Body of PATCH /operator/organisations/{id}. */
export const PlanChange = z.object({ plan: Plan.partial() });

/** Makes an organisation and its owner, both or neither. Throws 400 for an e-mail that somebody has. */
export async function createOrganisation(ctx: Context, body: z.output<typeof NewOrganisation>) {
  const db = primary(ctx);
  const organisationId = `org_${randomBase62(16)}`;
  const plan = { ...DEFAULT_PLAN, ...withoutAbsent(body.plan ?? {}) };
  const owner = await memberStatements(ctx, organisationId, { ...body.owner, role: 'owner' });
  await refusingKnownEmail(
    db.batch([
      insertOrganisation(ctx, db, { id: organisationId, name: body.name, plan }),
      ...owner.statements,
      auditStatement(ctx, db, {
        organisationId,
        actor: ACTOR,
        action: 'organisation.created',
        details: { name: body.name },
      }),
    ]),
  );
  return { organisation_id: organisationId, owner_id: owner.memberId };
}

/** Adds a member with an account of their own. Throws 404, and 400 for an e-mail that somebody has. */
export async function addMember(ctx: Context, organisationId: string, person: z.output<typeof NewMember>) {
  await describeOrganisation(ctx, organisationId);
  const db = primary(ctx);
  const { memberId, statements } = await memberStatements(ctx, organisationId, person);
  const entry = { action: 'member.added', subject: memberId, details: { role: person.role } } as const;
  await refusingKnownEmail(
    db.batch([...statements, auditStatement(ctx, db, { organisationId, actor: ACTOR, ...entry })]),
  );
  return { member_id: memberId };
}

/** Every organisation, oldest first. */
export function listOrganisations(ctx: Context) {
  return readOrganisations(ctx, null);
}

/** One organisation with plan, usage and counts. Throws 404. */
export async function describeOrganisation(ctx: Context, organisationId: string) {
  const [organisation] = await readOrganisations(ctx, organisationId);
  if (organisation === undefined) throw new ServiceError('not_found', 'There is no such organisation.');
  return organisation;
}

/** Changes the given parts of a plan, at once. Throws 404. */
export async function changePlan(
  ctx: Context,
  organisationId: string,
  { plan }: z.output<typeof PlanChange>,
) {
  await describeOrganisation(ctx, organisationId);
  // The columns carry the plan's names; only names that the schema knows come through it.
  await updatePlan(ctx, ACTOR, organisationId, withoutAbsent(plan));
  ctx.meter.gate += 1;
  await gateOf(ctx, organisationId).refresh();
  return describeOrganisation(ctx, organisationId);
}

/** A partial plan without the fields that were left out. */
function withoutAbsent(plan: { [Field in keyof Plan]?: Plan[Field] | undefined }): Partial<Plan> {
  return Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined));
}

async function refusingKnownEmail(batch: Promise<unknown>): Promise<void> {
  try {
    await batch;
  } catch (error) {
    if (!isKnownEmail(error)) throw error;
    throw new ServiceError('bad_request', 'Somebody has an account with this e-mail already.');
  }
}
