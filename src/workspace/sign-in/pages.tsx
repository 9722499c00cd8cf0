// Sign-in, sign-up, confirming an address, choosing a new password: one column each, saying what happens next.

import { PASSWORD_LENGTH } from '../../auth/password.ts';
import { Field, Problem } from '../forms/fields.tsx';
import type { FormState } from '../forms/form-state.ts';

type SignInProps = { form: FormState; next: string; mayFound: boolean; ended: boolean };

/** Sign-in. `next` is where one was going; `ended` says that a form came after the session had ended. */
export function SignInPage({ form, next, mayFound, ended }: SignInProps) {
  return (
    <>
      <h1>Sign in</h1>
      {ended ? (
        <p class="note warn" role="status">
          You were signed out meanwhile, so your last change was not made. Sign in and make it again.
        </p>
      ) : null}
      <form class="stack" method="post" action="/app/sign-in">
        <Problem form={form} />
        <input type="hidden" name="next" value={next} />
        <Field form={form} name="email" label="E-mail" type="email" autocomplete="username" required />
        <Field
          form={form}
          name="password"
          label="Password"
          type="password"
          autocomplete="current-password"
          required
        />
        <button class="b primary">Sign in</button>
      </form>
      <p class="row small">
        <a href="/app/forgot">Forgotten password</a>
        {mayFound ? (
          <a class="end" href={`/app/sign-up?next=${encodeURIComponent(next)}`}>
            Create an account
          </a>
        ) : null}
      </p>
      {/^\/app\/(applications|jobs)\//.test(next) ? (
        <p class="quiet small">You will go on to the page that you opened.</p>
      ) : null}
    </>
  );
}

export type SignUpMode = 'open' | 'invite' | 'closed';

/** Sign-up. */
export function SignUpPage({ form, next, mode }: { form: FormState; next: string; mode: SignUpMode }) {
  if (mode === 'closed') {
    return (
      <>
        <h1>Create an account</h1>
        <p>Accounts are made by whoever runs this installation. Ask them for one.</p>
        <p class="small">
          <a href="/app/sign-in">Sign in</a>
        </p>
      </>
    );
  }
  return (
    <>
      <h1>Create an account</h1>
      {mode === 'invite' ? <p>Use the address that your invitation was sent to.</p> : null}
      <form class="stack" method="post" action="/app/sign-up">
        <Problem form={form} />
        <input type="hidden" name="next" value={next} />
        <Field form={form} name="name" label="Your name" autocomplete="name" maxlength={200} required />
        <Field form={form} name="email" label="E-mail" type="email" autocomplete="username" required />
        <NewPassword form={form} label="Password" />
        <button class="b primary">Create account</button>
      </form>
      <p class="small">
        <a href={`/app/sign-in?next=${encodeURIComponent(next)}`}>I have an account</a>
      </p>
    </>
  );
}

/** What came of a link of the e-mail, or that one is on its way. */
export type VerifyState = 'sent' | 'done' | 'failed' | 'ask';

const VERIFY_WORDS: Record<VerifyState, [title: string, words: string]> = {
  sent: [
    'Check your e-mail',
    'We sent a link to the address that you entered. Open it within a day to confirm that the address is yours. You can sign in meanwhile.',
  ],
  done: ['Your address is confirmed', 'Everything that your role allows is open to you now.'],
  failed: ['This link no longer works', 'It was used already or is older than a day. We can send another.'],
  ask: [
    'Confirm your e-mail address',
    'Enter the address that you signed up with, and we send the link again.',
  ],
};

/** Confirming an address. */
export function VerifyPage({ form, state, next }: { form: FormState; state: VerifyState; next: string }) {
  const [title, words] = VERIFY_WORDS[state];
  const asks = state === 'failed' || state === 'ask';
  return (
    <>
      <h1>{title}</h1>
      <p>{words}</p>
      {asks ? <AddressForm form={form} action="/app/verify" button="Send the link" /> : null}
      <p class="row small">
        <a
          class={asks ? '' : 'b primary'}
          href={state === 'done' ? next : `/app/sign-in?next=${encodeURIComponent(next)}`}
        >
          {state === 'done' ? 'Go on' : 'Sign in'}
        </a>
        {state === 'sent' ? (
          <a class="end" href="/app/verify">
            No e-mail came
          </a>
        ) : null}
      </p>
    </>
  );
}

/** Asking for a new password. */
export function ForgotPage({ form, sent }: { form: FormState; sent: boolean }) {
  return (
    <>
      <h1>{sent ? 'Check your e-mail' : 'Choose a new password'}</h1>
      <p>
        {sent
          ? 'If somebody has an account with that address, a link is on its way. It works once, within an hour.'
          : 'Enter your address, and we send you a link.'}
      </p>
      {sent ? null : <AddressForm form={form} action="/app/forgot" button="Send the link" />}
      <p class="small">
        <a href="/app/sign-in">Back to sign-in</a>
      </p>
    </>
  );
}

/** Choosing it; `token` is what the link carried, null when the link was no good. */
export function ResetPage({ form, token }: { form: FormState; token: string | null }) {
  if (token === null) {
    return (
      <>
        <h1>This link no longer works</h1>
        <p>It was used already or is older than an hour. Your password is what it was.</p>
        <p>
          <a class="b primary" href="/app/forgot">
            Ask for a new link
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <h1>Choose a new password</h1>
      <form class="stack" method="post" action="/app/reset">
        <Problem form={form} />
        <input type="hidden" name="token" value={token} />
        <NewPassword form={form} label="New password" consequence="You are signed out everywhere else." />
        <button class="b primary">Change password</button>
      </form>
    </>
  );
}

function AddressForm({ form, action, button }: { form: FormState; action: string; button: string }) {
  return (
    <form class="stack" method="post" action={action}>
      <Problem form={form} />
      <Field form={form} name="email" label="E-mail" type="email" autocomplete="username" required />
      <button class="b primary">{button}</button>
    </form>
  );
}

type NewPasswordProps = { form: FormState; label: string; consequence?: string };

function NewPassword({ form, label, consequence = '' }: NewPasswordProps) {
  return (
    <Field
      form={form}
      name="password"
      label={label}
      type="password"
      autocomplete="new-password"
      minlength={PASSWORD_LENGTH.min}
      maxlength={PASSWORD_LENGTH.max}
      hint={`At least ${PASSWORD_LENGTH.min} characters. ${consequence}`.trim()}
      required
    />
  );
}
