// The first steps: make a key, push a job, register a webhook. Each tells what is done, what is next and who does it.

import type { Child } from 'hono/jsx';
import type { Member } from '../../auth/require-member.ts';
import { can, rolesThat, type Permission } from '../../auth/roles.ts';
import { Copy } from '../forms/copy.tsx';
import { plural } from '../shell/parts.tsx';
import { dayText } from '../shell/when.tsx';
import { pushJobCommand } from './commands.ts';
import type { FirstSteps } from './store.ts';

type Props = { member: Member; steps: FirstSteps; origin: string; now: number };

export function StartPage({ member, steps, origin, now }: Props) {
  const current = steps.keyName === null ? 1 : steps.jobs === 0 ? 2 : isHooked(steps) ? 0 : 3;
  return (
    <>
      <div class="head">
        <div>
          <h1>
            {current === 0 ? `${member.organisationName} is set up` : `Set up ${member.organisationName}`}
          </h1>
          <p class="meta">
            {current === 0
              ? 'Your applicant tracking system is connected.'
              : 'Three steps connect your applicant tracking system. You can also skip them and work by hand.'}
          </p>
        </div>
      </div>
      <div class="start">
        <ol class="steps">
          <Step title="Make an API key" isDone={steps.keyName !== null} isCurrent={current === 1}>
            <KeyStep member={member} steps={steps} now={now} />
          </Step>
          <Step title="Push a job" isDone={steps.jobs > 0} isCurrent={current === 2}>
            <JobStep steps={steps} origin={origin} isCurrent={current === 2} />
          </Step>
          <Step title="Register a webhook" isDone={isHooked(steps)} isCurrent={current === 3}>
            <WebhookStep member={member} steps={steps} />
          </Step>
        </ol>
        {can(member.role, 'jobs') ? <LookAround hasJobs={steps.jobs > 0} /> : null}
      </div>
    </>
  );
}

function isHooked({ webhookUrl, hasSecret }: FirstSteps): boolean {
  return webhookUrl !== null && hasSecret;
}

type StepProps = { title: string; isDone: boolean; isCurrent: boolean; children: Child };

function Step({ title, isDone, isCurrent, children }: StepProps): Child {
  return (
    <li class={isDone ? 'done' : undefined} aria-current={isCurrent ? 'step' : undefined}>
      <div class="stack">
        <h2>
          {title}
          {isDone ? <span class="vh"> (done)</span> : null}
        </h2>
        {children}
      </div>
    </li>
  );
}

function KeyStep({ member, steps, now }: Omit<Props, 'origin'>): Child {
  if (steps.keyName !== null) {
    return (
      <p class="quiet small">
        {steps.keyName}, made on {dayText(steps.keyMadeAt ?? now, now)}.{' '}
        <Allowed member={member} permission="keys" href="/app/settings/api-keys" words="API keys" />
      </p>
    );
  }
  return (
    <>
      <p>Your system shows it with every request. It is shown once, so have a place for it ready.</p>
      <p>
        <Allowed
          member={member}
          permission="keys"
          href="/app/settings/api-keys"
          words="Make a key"
          isButton
        />
      </p>
    </>
  );
}

function JobStep({
  steps,
  origin,
  isCurrent,
}: {
  steps: FirstSteps;
  origin: string;
  isCurrent: boolean;
}): Child {
  if (steps.jobs > 0) {
    return (
      <p class="quiet small">
        {plural(steps.jobs, 'job')} so far. <a href="/app/jobs">Jobs</a>
      </p>
    );
  }
  return (
    <>
      <p>Run this with the key that you copied. The job appears here at once, and pushing is free.</p>
      {isCurrent ? (
        <>
          <Copy text={pushJobCommand(origin)} label="Command that pushes a job" />
          <p class="row">
            <a class="b" href="/app/start">
              Look again
            </a>
            <a class="small" href="/docs">
              All calls
            </a>
          </p>
        </>
      ) : null}
    </>
  );
}

function WebhookStep({ member, steps }: { member: Member; steps: FirstSteps }): Child {
  if (isHooked(steps)) {
    return (
      <p class="quiet small">
        Events go to {hostOf(steps.webhookUrl)}.{' '}
        <Allowed member={member} permission="webhooks" href="/app/settings/webhooks" words="Webhooks" />
      </p>
    );
  }
  return (
    <>
      <p>So that your system hears when a score or a stage changes.</p>
      <p>
        <Allowed
          member={member}
          permission="webhooks"
          href="/app/settings/webhooks"
          words="Register a webhook"
          isButton
        />
      </p>
    </>
  );
}

type AllowedProps = {
  member: Member;
  permission: Permission;
  href: string;
  words: string;
  isButton?: boolean;
};

/** The way there, or who takes it. */
function Allowed({ member, permission, href, words, isButton = false }: AllowedProps): Child {
  if (can(member.role, permission)) {
    return (
      <a class={isButton ? 'b' : undefined} href={href}>
        {words}
      </a>
    );
  }
  return (
    <span class="quiet small">
      {rolesThat(permission).length === 1 ? 'An owner' : 'An owner or admin'} does this.
    </span>
  );
}

function LookAround({ hasJobs }: { hasJobs: boolean }): Child {
  return (
    <section class="stack" aria-labelledby="la">
      <h2 id="la">{hasJobs ? 'Go on' : 'Or look around first'}</h2>
      {hasJobs ? (
        <p>
          <a class="b primary" href="/app/jobs">
            Open your jobs
          </a>
        </p>
      ) : (
        <>
          <p>
            The sample job has six invented candidates with CVs worth a look. Scoring them takes six scans.
          </p>
          <form method="post" action="/app/jobs/sample" class="row">
            <button class="b primary">Make the sample job</button>
            <a class="b" href="/app/jobs/new">
              Create a job by hand
            </a>
          </form>
        </>
      )}
    </section>
  );
}

function hostOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).host : '';
}
