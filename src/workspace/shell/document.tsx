// The HTML document around every page.

import type { Child, PropsWithChildren } from 'hono/jsx';
import { assetUrl } from './assets.ts';
import type { Flash } from './flash.ts';
import type { SingleKeys } from './single-keys.ts';
import type { Theme } from './theme.ts';

export type DocumentProps = PropsWithChildren<{
  title: string;
  theme: Theme;
  /** Whether single letters are keys. */
  keys: SingleKeys;
  flash: Flash | null;
  /** Files of public/assets that this page needs besides app.js. */
  scripts?: string[];
}>;

/** `<html>` with styles and scripts; `children` is the body. */
export function Document({ title, theme, keys, flash, scripts = [], children }: DocumentProps) {
  return (
    <html
      lang="en-GB"
      {...(theme === 'system' ? {} : { 'data-theme': theme })}
      {...(keys === 'on' ? {} : { 'data-keys': keys })}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" type="image/svg+xml" href={assetUrl('mark.svg')} />
        {['tokens.css', 'app.css', 'jobs.css'].map((file) => (
          <link rel="stylesheet" href={assetUrl(file)} />
        ))}
        {['app.js', ...scripts].map((file) => (
          <script src={assetUrl(file)} defer></script>
        ))}
      </head>
      <body>
        <a class="skip vh" href="#main">
          Skip to content
        </a>
        {children}
        {flash === null || flash.bad === true ? null : <Toast flash={flash} />}
      </body>
    </html>
  );
}

/** What was just done. It stays until the next page; `z` presses Undo where script runs. */
function Toast({ flash: { text, undo } }: { flash: Flash }): Child {
  return (
    <div class="toast" role="status">
      <span>{text}</span>
      {undo === undefined ? null : (
        <form method="post" action={undo.action}>
          {Object.entries(undo.fields).map(([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
          <button class="link" name="undo" value="1">
            Undo
          </button>
        </form>
      )}
    </div>
  );
}
