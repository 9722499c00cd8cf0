// The two frames of the workspace: the bar with navigation for members, and one narrow column for whoever is not (yet)
// inside an organisation.

import type { Child, PropsWithChildren } from 'hono/jsx';
import type { Member } from '../../auth/require-member.ts';
import { Document, type DocumentProps } from './document.tsx';
import { Icon, Mark } from './icon.tsx';
import { HOME } from './paths.ts';
import { settingsFor } from './settings-pages.ts';
import type { SingleKeys } from './single-keys.ts';
import { THEMES, type Theme } from './theme.ts';

export type Section = 'jobs' | 'settings' | 'start';

export type LayoutProps = Omit<DocumentProps, 'children'> &
  PropsWithChildren<{
    member: Pick<Member, 'name' | 'email' | 'emailVerified' | 'organisationName' | 'role'>;
    section: Section | null;
    /** Scans of the plan that are left this month, where the page knows. */
    scansLeft?: number | undefined;
  }>;

/** A page of a member. */
export function Layout({ member, section, scansLeft, children, ...document }: LayoutProps) {
  return (
    <Document {...document} title={`${document.title} · ${member.organisationName}`}>
      <header class="top">
        <a class="mark" href={HOME}>
          <Mark name={member.organisationName} />
        </a>
        <nav aria-label="Main">
          <a href="/app/jobs" aria-current={section === 'jobs' ? 'page' : undefined}>
            Jobs
          </a>
          <a
            href={settingsFor(member.role)[0]?.href ?? '/app/settings/usage'}
            aria-current={section === 'settings' ? 'page' : undefined}
          >
            Settings
          </a>
        </nav>
        <form class="find" role="search" action="/app/jobs">
          <label class="vh" for="find">
            Find a candidate or a job
          </label>
          <input type="search" id="find" name="q" placeholder="Find candidate or job" />
          <kbd>/</kbd>
        </form>
        {scansLeft === undefined ? null : (
          <a class="scans quiet small" href="/app/settings/usage">
            {scansLeft.toLocaleString('en-GB')} scans left
          </a>
        )}
        <AccountMenu name={member.name} theme={document.theme} />
      </header>
      <main id="main">
        {document.flash?.bad === true ? (
          <p class="note bad banner" role="alert">
            <Icon name="warn" />
            <span>{document.flash.text}</span>
          </p>
        ) : null}
        {member.emailVerified ? null : <UnverifiedBanner email={member.email} />}
        {children}
      </main>
      <KeyboardDialog keys={document.keys} />
    </Document>
  );
}

/** A page in one narrow column: sign-in, an invitation, an error before anybody is known. */
export function SoleLayout({ children, mark = 'Workspace', ...document }: DocumentProps & { mark?: string }) {
  return (
    <Document {...document}>
      <main id="main">
        <div class="narrow stack">
          <p class="mark">
            <Mark name={mark} />
          </p>
          {children}
        </div>
      </main>
    </Document>
  );
}

function AccountMenu({ name, theme }: { name: string; theme: Theme }): Child {
  return (
    <details class="menu who">
      <summary>
        <span class="initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span class="small">{name}</span>
        <span class="vh">account menu</span>
      </summary>
      <div>
        <form method="post" action="/app/theme" class="themes">
          <span class="quiet small" id="theme">
            Colours
          </span>
          <span class="seg" role="group" aria-labelledby="theme">
            {THEMES.map((one) => (
              <button name="theme" value={one} aria-pressed={one === theme ? 'true' : 'false'}>
                {THEME_WORDS[one]}
              </button>
            ))}
          </span>
        </form>
        <a href="#keys" data-dialog="keys">
          Keyboard shortcuts
        </a>
        <form method="post" action="/app/sign-out">
          <button>Sign out</button>
        </form>
      </div>
    </details>
  );
}

const THEME_WORDS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

function UnverifiedBanner({ email }: { email: string }): Child {
  return (
    <form class="note warn banner" method="post" action="/app/verify">
      <Icon name="mail" />
      <span>
        <strong>Confirm your e-mail address.</strong> We sent a link to {email}. Until then you cannot make
        API keys.{' '}
        <button class="link" name="email" value={email}>
          Send the link again
        </button>
      </span>
    </form>
  );
}

const KEYS: [keys: string[], does: string][] = [
  [['j', 'k'], 'Next, previous candidate'],
  [['Enter'], 'Open'],
  [['x'], 'Select, with Shift a range'],
  [['s'], 'Move to a stage, then 1 to 7'],
  [['z'], 'Undo the last move'],
  [['v'], 'List or board'],
  [['/'], 'Find'],
  [['?'], 'This list'],
];

function KeyboardDialog({ keys: chosen }: { keys: SingleKeys }): Child {
  const isOff = chosen === 'off';
  return (
    <dialog id="keys" aria-labelledby="keys-h">
      <h2 id="keys-h">Keyboard</h2>
      <dl class="kv">
        {KEYS.map(([keys, does]) => (
          <>
            <dt>
              {keys.map((key) => (
                <>
                  <kbd>{key}</kbd>{' '}
                </>
              ))}
            </dt>
            <dd>{does}</dd>
          </>
        ))}
      </dl>
      <form class="acts" method="post" action="/app/keys">
        <button class="b" name="keys" value={isOff ? 'on' : 'off'}>
          {isOff ? 'Turn these keys on' : 'Turn these keys off'}
        </button>
        <a class="b" href="#main" data-close>
          Close
        </a>
      </form>
    </dialog>
  );
}

/** First letters of the first and last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
