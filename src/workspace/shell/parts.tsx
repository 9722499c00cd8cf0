// Parts that many pages are made of: a note, a section with its heading, a dialog that opens without script.

import type { Child, PropsWithChildren } from 'hono/jsx';
import { Icon, type IconName } from './icon.tsx';

/** One boxed remark; at most one above the fold. */
export function Note({
  kind,
  icon,
  children,
}: PropsWithChildren<{ kind: 'warn' | 'bad' | 'once' | 'plain'; icon?: IconName }>) {
  return (
    <div class={`note prose ${kind}`}>
      {icon === undefined ? null : <Icon name={icon} />}
      <div>{children}</div>
    </div>
  );
}

/** A part of a page under a hairline; `id` names it for links. */
export function Section({
  id,
  title,
  hidden = false,
  children,
}: PropsWithChildren<{ id: string; title: string; hidden?: boolean }>) {
  return (
    <section class="section" aria-labelledby={id}>
      <h2 id={id} class={hidden ? 'vh' : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Title, facts below it, actions beside it. */
export function Head({ title, meta, children }: PropsWithChildren<{ title: Child; meta?: Child[] }>) {
  return (
    <div class="head">
      <div>
        <h1>{title}</h1>
        {meta === undefined ? null : (
          <p class="meta">
            {meta.map((one) => (
              <span>{one}</span>
            ))}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** Asks before a loss: what is lost, and the way out says Keep. Open it with a link to `#id` and `data-dialog`. */
export function Confirm({
  id,
  title,
  action,
  button,
  children,
}: PropsWithChildren<{ id: string; title: string; action: string; button: string }>) {
  return (
    <dialog id={id} aria-labelledby={`${id}-h`}>
      <form method="post" action={action}>
        <h2 id={`${id}-h`}>{title}</h2>
        {children}
        <div class="acts">
          <a class="b" href="#main" data-close>
            Keep
          </a>
          <button class="b danger">{button}</button>
        </div>
      </form>
    </dialog>
  );
}

/** A share of a whole as a bar without cuts; `share` from 0 to 1. Hidden from readers: the number stands beside it. */
export function Share({ share }: { share: number }) {
  return (
    <span class="rail ink">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10} height={1} />
      </svg>
    </span>
  );
}

/** "1,204". */
export function number(value: number): string {
  return value.toLocaleString('en-GB');
}

/** "1 key", "3 keys". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}
