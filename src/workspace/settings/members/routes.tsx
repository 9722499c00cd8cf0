// /app/settings/members (design, section 4): owners and admins invite, change roles and remove. The changes are
// better-auth's, which keeps the last owner and writes the audit log.

import { Hono, type Context } from 'hono';
import * as z from 'zod';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { ROLES } from '../../../auth/roles.ts';
import { ServiceError } from '../../../http/errors.ts';
import { wantsJson } from '../../../http/request.ts';
import { parseShape } from '../../../http/validation.ts';
import {
  EMPTY_FORM,
  readFields,
  tryForm,
  type FieldWords,
  type FormState,
  type Refused,
} from '../../forms/form-state.ts';
import { requireRole } from '../../shell/require-role.ts';
import { done } from '../../shell/show.tsx';
import { callAuth } from '../../sign-in/call-auth.ts';
import { showSettings } from '../show-settings.tsx';
import { MembersPage, RemoveDialogs } from './page.tsx';
import { ROLE_WORDS } from './roles.ts';
import { listMembers, requireOwnInvitation, requireOwnMember } from './store.ts';

type C = Context<MemberEnv>;

const PATH = '/app/settings/members';
const RoleChoice = z.object({ role: z.enum(ROLES) });
const NewInvitation = RoleChoice.extend({ email: z.string().trim().min(1).max(254) });
const WORDS: FieldWords = { email: 'Enter the address of whom you invite.', role: 'Choose a role.' };

export const memberPages = new Hono<MemberEnv>()
  .use(`${PATH}/*`, requireRole('members'))
  .get(PATH, (c) => show(c))
  .post(`${PATH}/invitations`, async (c) => {
    const input = await readFields(c);
    return tryForm(
      c,
      input,
      WORDS,
      () => invite(c, input),
      (refused) => show(c, refused),
    );
  })
  .post(`${PATH}/invitations/:id/cancel`, async (c) => {
    const invitationId = c.req.param('id');
    const { email } = await requireOwnInvitation(c.var.ctx, c.var.member.organisationId, invitationId);
    return change(c, async () => {
      await callAuth(c, '/organization/cancel-invitation', { invitationId });
      return done(c, {
        to: PATH,
        json: { invitation_id: invitationId, cancelled: true },
        flash: `The invitation of ${email} is withdrawn.`,
      });
    });
  })
  .post(`${PATH}/:id/role`, async (c) => {
    const memberId = c.req.param('id');
    const { name } = await requireChangeable(c, memberId);
    const { role } = parseShape(RoleChoice, await readFields(c));
    return change(c, async () => {
      const { organisationId } = c.var.member;
      await callAuth(c, '/organization/update-member-role', {
        memberId,
        role,
        organizationId: organisationId,
      });
      return done(c, {
        to: PATH,
        json: { member_id: memberId, role },
        flash: `${name} is ${article(ROLE_WORDS[role])} now.`,
      });
    });
  })
  .post(`${PATH}/:id/remove`, async (c) => {
    const memberId = c.req.param('id');
    const { organisationId, memberId: mine } = c.var.member;
    const { name } = await requireChangeable(c, memberId);
    return change(c, async () => {
      await callAuth(c, '/organization/remove-member', {
        memberIdOrEmail: memberId,
        organizationId: organisationId,
      });
      const json = { member_id: memberId, removed: true };
      if (memberId === mine) return done(c, { to: '/app', json });
      return done(c, { to: PATH, json, flash: `${name} is removed.` });
    });
  });

async function invite(c: C, input: object): Promise<Response> {
  const { email, role } = parseShape(NewInvitation, input);
  const { body } = await callAuth(c, '/organization/invite-member', {
    email,
    role,
    organizationId: c.var.member.organisationId,
  });
  const { id } = body as { id: string };
  return done(c, {
    to: PATH,
    json: {
      invitation_id: id,
      email: email.toLowerCase(),
      role,
      url: `${new URL(c.req.url).origin}/app/invitations/${id}`,
    },
    flash: `An invitation is on its way to ${email}.`,
    status: 201,
  });
}

/** Throws 404 for a stranger, and 403 for an owner that somebody else than an owner would change. */
async function requireChangeable(c: C, memberId: string): Promise<{ name: string }> {
  const { organisationId, role } = c.var.member;
  const other = await requireOwnMember(c.var.ctx, organisationId, memberId);
  if (other.role === 'owner' && role !== 'owner') {
    throw new ServiceError('forbidden', 'Only an owner may change or remove an owner.');
  }
  return other;
}

/** A change whose refusal is said on the page of members. */
function change(c: C, made: () => Promise<Response>): Promise<Response> {
  return tryForm(c, {}, WORDS, made, ({ form, status }) => show(c, { change: form, status }));
}

/** The page; `form` is a refused invitation, `change` what was refused of those listed. */
async function show(
  c: C,
  {
    form = EMPTY_FORM,
    change: refusal = EMPTY_FORM,
    status = 200,
  }: Partial<Refused> & { change?: FormState } = {},
): Promise<Response> {
  const { ctx, member } = c.var;
  const listed = await listMembers(ctx, member.organisationId);
  if (wantsJson(c.req.raw)) return Response.json(listed);
  return showSettings(c, 'Members', {
    body: <MembersPage {...listed} me={member} form={form} change={refusal} now={ctx.clock()} />,
    dialogs: <RemoveDialogs members={listed.members} me={member} />,
    status,
  });
}

function article(role: string): string {
  return `${/^[AO]/.test(role) ? 'an' : 'a'} ${role.toLowerCase()}`;
}
