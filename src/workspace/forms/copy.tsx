// A text to take away whole: a key, a link, a command. The button copies where script runs; without it the text can
// be selected.

import { Icon } from '../shell/icon.tsx';

/** `label` names the text for readers: "New API key". */
export function Copy({ text, label }: { text: string; label: string }) {
  return (
    <div class="copy">
      <code class="code" tabindex={0} role="region" aria-label={label}>
        {text}
      </code>
      <button class="b" type="button" data-copy aria-label={`Copy: ${label}`}>
        <Icon name="copy" />
        Copy
      </button>
    </div>
  );
}
