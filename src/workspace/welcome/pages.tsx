// Before one is inside an organisation: founding one, joining one, or being told whom to ask.

import type { SignedIn } from '../../auth/session.ts';
import { Field, Problem } from '../forms/fields.tsx';
import type { FormState } from '../forms/form-state.ts';
import type { Invitation } from './store.ts';

const MAY: Record<string, string> = {
  owner: 'you can do everything, webhooks, plan and erasure included',
  admin: 'you work on jobs and candidates and manage members and API keys',
  recruiter: 'you work on jobs and candidates',
  viewer: 'you can read everything and change nothing',
};

/** For a person without an organisation. */
export function WelcomePage({
  form,
  person,
  mayFound,
  invitations,
}: {
  form: FormState;
  person: SignedIn;
  mayFound: boolean;
  invitations: Invitation[];
}) {
  return (
    <>
      <h1>Welcome, {person.name}</h1>
      {invitations.map((one) => (
        <section class="section stack">
          <h2>{one.organisationName}</h2>
          <Answer invitation={one} />
        </section>
      ))}
      {mayFound ? (
        <form class="stack" method="post" action="/app/welcome">
          <p>Name your organisation. You become its owner, and can invite others.</p>
          <Problem form={form} />
          <Field
            form={form}
            name="name"
            label="Organisation"
            autocomplete="organization"
            maxlength={200}
            required
          />
          <button class="b primary">Create organisation</button>
        </form>
      ) : (
        <p>
          You belong to no organisation yet. Ask an owner or admin of yours to invite{' '}
          <strong>{person.email}</strong>
          {person.emailVerified ? '' : ', and confirm that address'}; the invitation then stands here.
        </p>
      )}
      <form method="post" action="/app/sign-out">
        <p class="small">
          Signed in as {person.email}. <button class="link">Sign out</button>
        </p>
      </form>
    </>
  );
}

/** An invitation, for whoever holds its link. */
export function InvitationPage({
  form,
  invitation,
  person,
}: {
  form: FormState;
  invitation: Invitation;
  person: SignedIn | null;
}) {
  const here = `/app/invitations/${invitation.id}`;
  const isRecipient = person?.email === invitation.email;
  return (
    <>
      <h1>Join {invitation.organisationName}</h1>
      <Problem form={form} />
      {person === null ? (
        <>
          <Told invitation={invitation} />
          <p>
            <a class="b primary" href={`/app/sign-up?next=${encodeURIComponent(here)}`}>
              Create an account
            </a>
          </p>
          <p class="small">
            <a href={`/app/sign-in?next=${encodeURIComponent(here)}`}>I have an account</a>
          </p>
        </>
      ) : isRecipient ? (
        <Answer invitation={invitation} />
      ) : (
        <>
          <p>
            This invitation is for <strong>{invitation.email}</strong>. You are signed in as {person.email}.
          </p>
          <form method="post" action="/app/sign-out">
            <button class="b">Sign out</button>
          </form>
        </>
      )}
    </>
  );
}

/** An invitation that can no longer be answered. */
export function ClosedInvitationPage() {
  return (
    <>
      <h1>This invitation no longer works</h1>
      <p>It was used, withdrawn, or has expired. Ask whoever invited you for a new one.</p>
      <p class="small">
        <a href="/app/sign-in">Sign in</a>
      </p>
    </>
  );
}

function Told({ invitation }: { invitation: Invitation }) {
  return (
    <p>
      {invitation.inviterName} invites {invitation.email} as {invitation.role}: {MAY[invitation.role]}.
    </p>
  );
}

function Answer({ invitation }: { invitation: Invitation }) {
  const path = `/app/invitations/${invitation.id}`;
  return (
    <form class="stack" method="post">
      <Told invitation={invitation} />
      <p class="row">
        <button class="b primary" formaction={`${path}/accept`}>
          Join
        </button>
        <button class="b bare" formaction={`${path}/decline`}>
          Decline
        </button>
      </p>
    </form>
  );
}
