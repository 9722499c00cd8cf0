// The terms that show another by implying it. Pure.

import { IMPLIED } from '../../lexicon/implied.ts';
import { termsOf } from '../../text/terms/terms.ts';

const showing = new Map<string, string[]>();
const implied = new Map<string, string[]>();
for (const [name, sources] of Object.entries(IMPLIED)) {
  const [wanted] = termsOf(name);
  if (wanted === undefined) continue;
  for (const source of sources.split(';')) {
    const [found] = termsOf(source);
    if (found === undefined || found.term === wanted.term) continue;
    // Of a name of several words that is not known as a whole the first would stand for all: "service cloud" for any service.
    if (source.includes(' ') && !found.term.startsWith('=')) continue;
    showing.set(wanted.term, [...(showing.get(wanted.term) ?? []), found.term]);
    implied.set(found.term, [...(implied.get(found.term) ?? []), wanted.term]);
  }
}

/** The terms that cannot be in use without this one. */
export function termsShowing(term: string): readonly string[] {
  return showing.get(term) ?? [];
}

/** The terms that this one cannot be in use without. */
export function termsImpliedBy(term: string): readonly string[] {
  return implied.get(term) ?? [];
}
