// /app/welcome and invitations (design, section 4: sign-up, invitations).

import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { findSignedIn } from '../../auth/session.ts';
import { ServiceError } from '../../http/errors.ts';
import { wantsJson, type HttpEnv } from '../../http/request.ts';
import { parseShape } from '../../http/validation.ts';
import { EMPTY_FORM, readFields, tryForm, type FormState } from '../forms/form-state.ts';
import { HOME } from '../shell/paths.ts';
import { done, showSole } from '../shell/show.tsx';
import { callAuth, withCookies } from '../sign-in/call-auth.ts';
import { requirePerson, type PersonEnv } from '../sign-in/person.ts';
import { NewName, WORDS } from '../sign-in/shapes.ts';
import { ClosedInvitationPage, InvitationPage, WelcomePage } from './pages.tsx';
import { findInvitation, foundOrganisation, listInvitations } from './store.ts';

export const welcomeRoutes = new Hono<PersonEnv>()
  .get('/app/welcome', requirePerson(), async (c) => {
    if (c.var.person.organisationId !== null) return c.redirect(HOME, 303);
    return showWelcome(c, EMPTY_FORM);
  })
  .post('/app/welcome', requirePerson(), async (c) => {
    const input = await readFields(c);
    return tryForm(
      c,
      input,
      WORDS,
      () => found(c, input),
      ({ form, status }) => showWelcome(c, form, status),
    );
  })
  .get('/app/invitations/:id', async (c) => showInvitation(c, c.req.param('id'), EMPTY_FORM))
  .post('/app/invitations/:id/accept', requirePerson(), async (c) => {
    const invitationId = c.req.param('id');
    return tryForm(
      c,
      {},
      {},
      async () => {
        const answer = await callAuth(c, '/organization/accept-invitation', { invitationId });
        return withCookies(await done(c, { to: HOME, json: { joined: true } }), answer);
      },
      ({ form, status }) => showInvitation(c, invitationId, form, status),
    );
  })
  .post('/app/invitations/:id/decline', requirePerson(), async (c) => {
    const invitationId = c.req.param('id');
    return tryForm(
      c,
      {},
      {},
      async () => {
        await callAuth(c, '/organization/reject-invitation', { invitationId });
        return done(c, {
          to: '/app/welcome',
          json: { declined: true },
          flash: 'You declined the invitation.',
        });
      },
      ({ form, status }) => showInvitation(c, invitationId, form, status),
    );
  });

async function found(c: Context<PersonEnv>, input: object): Promise<Response> {
  if (!mayFound(c.env)) {
    throw new ServiceError(
      'forbidden',
      'Organisations are made by whoever runs this installation. Ask for an invitation.',
    );
  }
  const { name } = parseShape(NewName, input);
  const id = await foundOrganisation(c.var.ctx, c.var.person.userId, name);
  if (id === null) throw new ServiceError('bad_request', 'You belong to an organisation already.');
  return done(c, { to: HOME, json: { organisation_id: id, name }, status: 201 });
}

async function showWelcome(
  c: Context<PersonEnv>,
  form: FormState,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { person, ctx } = c.var;
  // Whoever signed up with somebody else's address must not see who invited that person.
  const invitations = person.emailVerified ? await listInvitations(ctx, person.email) : [];
  const body = (
    <WelcomePage form={form} person={person} mayFound={mayFound(c.env)} invitations={invitations} />
  );
  return showSole(c, { title: 'Welcome', body, status });
}

async function showInvitation(
  c: Context<PersonEnv>,
  id: string,
  form: FormState,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const invitation = await findInvitation(c.var.ctx, id);
  if (invitation === null) throw new ServiceError('not_found', 'There is no such invitation.');
  if (wantsJson(c.req.raw)) return Response.json(presentInvitation(invitation));
  if (invitation.open === 0)
    return showSole(c, { title: 'Invitation', body: <ClosedInvitationPage />, status: 410 });
  const person = await findSignedIn(c.var.ctx, c.req.raw);
  const body = <InvitationPage form={form} invitation={invitation} person={person} />;
  return showSole(c, { title: `Join ${invitation.organisationName}`, body, status });
}

function presentInvitation({
  id,
  email,
  role,
  organisationName,
  open,
}: NonNullable<Awaited<ReturnType<typeof findInvitation>>>) {
  return { id, email, role, organisation: organisationName, open: open === 1 };
}

function mayFound(env: HttpEnv['Bindings']): boolean {
  return env.SIGN_UP === 'open';
}
