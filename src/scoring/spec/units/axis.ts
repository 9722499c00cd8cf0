// Which of the client's values a requirement belongs to: seniority, culture, industry or technique. Pure.

import type { Axis, RequirementKind } from '../../types.ts';
import { namesCharacter } from '../clauses/character.ts';

/** The axis of a requirement by its kind and words; null where it belongs to none. */
export function axisOf(kind: RequirementKind, text: string): Axis | null {
  if (
    kind === 'years' ||
    kind === 'seniority' ||
    /\b(lead|senior|head of|manage|mentor|director)\b/i.test(text)
  )
    return 'seniority';
  if (namesCharacter(text) || /\bcultur|values\b/i.test(text)) return 'culture';
  if (/\b(industry|sector|domain|regulated|market)\b/i.test(text) || kind === 'domain') return 'industry';
  return kind === 'skill' || kind === 'certificate' || kind === 'duty' ? 'technical' : null;
}
