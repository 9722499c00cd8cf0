// The signing secret: the first one, or a change in three steps so that no delivery is lost in between.

import type { Child } from 'hono/jsx';
import type { WebhookEndpoint } from '../../../webhooks/endpoint/read-endpoint.ts';
import { Copy } from '../../forms/copy.tsx';
import { Confirm } from '../../shell/parts.tsx';
import type { ShownOnce } from '../../shell/shown-once.ts';

const PATH = '/app/settings/webhooks/secret';

/** Secret and how to change it. */
export function SecretSection({ endpoint, shown }: { endpoint: WebhookEndpoint; shown: ShownOnce | null }) {
  return (
    <section class="section" id="secret" aria-labelledby="se-h">
      <h2 id="se-h">{endpoint.hasSecret ? 'Signing secret' : 'Make a signing secret'}</h2>
      {shown?.kind === 'webhook-secret' ? <Shown shown={shown} /> : null}
      {endpoint.hasSecret ? <Change endpoint={endpoint} shown={shown} /> : <First />}
    </section>
  );
}

function First(): Child {
  return (
    <form class="stack prose" method="post" action={PATH}>
      <p>
        Every delivery is signed, so that your system knows that it comes from here. Nothing is sent without.
      </p>
      <p>
        <button class="b primary">Make secret</button>
      </p>
    </form>
  );
}

function Shown({ shown }: { shown: ShownOnce }): Child {
  return (
    <div class="note once prose">
      <div class="stack">
        <p>
          <strong>Copy this now.</strong> It is shown once, and only a sealed copy is kept.
        </p>
        <Copy text={shown.secret} label="New signing secret" />
      </div>
    </div>
  );
}

function Change({
  endpoint: { hasStagedSecret },
  shown,
}: {
  endpoint: WebhookEndpoint;
  shown: ShownOnce | null;
}): Child {
  return (
    <div class="stack">
      <ol class="steps prose">
        <li {...stepState(hasStagedSecret, !hasStagedSecret)}>
          <div class="stack">
            <h3>Stage a new secret</h3>
            {shown?.kind === 'staged-secret' ? (
              <Shown shown={shown} />
            ) : (
              <form class="row" method="post" action={`${PATH}/stage`}>
                <button class="b">{hasStagedSecret ? 'Stage another' : 'Stage a new secret'}</button>
              </form>
            )}
          </div>
        </li>
        <li {...stepState(false, hasStagedSecret)}>
          <div class="stack">
            <h3>Teach your receiver both</h3>
            <p class="small">The one in force still signs. Accept either for a while.</p>
          </div>
        </li>
        <li>
          <div class="stack">
            <h3>Switch</h3>
            {hasStagedSecret ? (
              <form class="row" method="post" action={`${PATH}/activate`}>
                <button class="b">Switch to the new secret</button>
              </form>
            ) : null}
            <p class="hint">
              The old secret stops verifying at once. Held and retried events are signed with the new one.
            </p>
          </div>
        </li>
      </ol>
      <p class="small">
        The secret got out?{' '}
        <a class="link" href="#rotate" data-dialog="rotate">
          Replace it at once
        </a>
      </p>
    </div>
  );
}

function stepState(isDone: boolean, isCurrent: boolean) {
  if (isDone) return { class: 'done' };
  return isCurrent ? { 'aria-current': 'step' as const } : {};
}

/** Asks before the secret in force is replaced. */
export function RotateDialog() {
  return (
    <Confirm id="rotate" title="Replace the secret at once?" action={PATH} button="Replace secret">
      <p>
        The old secret stops verifying now. Your receiver refuses deliveries until it knows the new one; they
        are tried again for about 40 minutes.
      </p>
    </Confirm>
  );
}
