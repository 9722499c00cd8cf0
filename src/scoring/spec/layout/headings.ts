// Headings of a job spec: lines, or labels before a colon, that consist of the words that headings are made of. Pure.

import { saysNice } from '../wishes.ts';
import { ABOUT, BOILERPLATE, DUTY, MUST, SHAPES, VOCABULARY, WHOLE } from './heading-words.ts';
import type { StatementKind } from './statement-kind.ts';

const HEADING_WORDS_MAX = 8;
const SHAPE_WORDS_MAX = 9;

/** What a line says without the signs around it. */
function plainOf(text: string): string {
  return text.replace(/^[\s\W]+|[\s:.?!…-]+$/gu, '').replace(/^[^\p{L}]+/u, '');
}

function kindByShape(plain: string): StatementKind | null {
  if (plain.split(/\s+/).length > SHAPE_WORDS_MAX) return null;
  return SHAPES.find(([, shape]) => shape.test(plain))?.[0] ?? null;
}

/** The kind that a heading gives to what follows, or null where the line is no heading. */
export function kindOfHeading(text: string): StatementKind | null {
  const plain = plainOf(text);
  const whole = WHOLE.find(([, line]) => line.test(plain));
  if (whole !== undefined) return whole[0];
  if (!isHeadingText(text)) return null;
  const shaped = kindByShape(plain);
  if (shaped !== null) return shaped;
  if (ABOUT.test(text)) return 'about';
  if (/essential|mandatory|must|required|zwingend|indispensable|exigée?s?\b/i.test(text)) return 'must';
  if (saysNice(text)) return 'nice';
  if (/\bbring(?:en|st|t)\b.*\bmit\b|mitbring|\bapport(?:ez|es)\b/i.test(text)) return 'must';
  if (
    /qualif|requirement|criteria|profil|skill|experience|anforderung|compétence|knowledge|education|certific/i.test(
      text,
    )
  )
    return /desir|prefer|additional/i.test(text) ? 'nice' : 'must';
  if (DUTY.test(text)) return 'duty';
  if (BOILERPLATE.test(text)) return 'boilerplate';
  return MUST.test(text) ? 'must' : null;
}

/** No heading ends so. */
export const HEADING_END = /[^.;,!]$/;

/** Whether a line is a heading by its words, and does not end as sentences and items do. */
export function isHeading(line: string): boolean {
  return HEADING_END.test(line.trimEnd()) && kindOfHeading(line) !== null;
}

const LEAD_WORDS_MAX = 8;
/** A line that ends so goes on below. */
const UNFINISHED =
  /\b(?:have|has|bring|be|are|if|by|with|for|to|on|you've|you'd|also|hast|haben|mitbringst|mitbringen|avez)$/i;
/** A line that begins so is a question, and no answer. */
const ASKING_WORD = /^\W*(?:what|how|who|why|was|das|ce que|in this|don't worry)\b/i;

/**
 * The kind that a short line gives to the list below it, whatever its words are, or null where it is a sentence: by the
 * cues in it, and without any the musts come after the duties.
 */
export function kindOfLead(text: string, before: StatementKind): StatementKind | null {
  const words = text.split(/\s+/).length;
  const shaped = /[.!;]$/.test(text) ? null : kindByShape(plainOf(text));
  if (
    shaped !== null &&
    (words <= LEAD_WORDS_MAX / 2 || text.endsWith(':') || ASKING_WORD.test(text) || UNFINISHED.test(text))
  )
    return shaped;
  if (words > LEAD_WORDS_MAX || /[.!;]$/.test(text) || (!text.endsWith(':') && words > LEAD_WORDS_MAX / 2))
    return null;
  if (ABOUT.test(text)) return 'about';
  if (saysNice(text)) return 'nice';
  if (MUST.test(text)) return 'must';
  if (DUTY.test(text)) return 'duty';
  if (BOILERPLATE.test(text)) return 'boilerplate';
  if (text.endsWith('?')) return null;
  return before === 'about' ? 'duty' : before === 'duty' && text.endsWith(':') ? 'must' : null;
}

/** Whether every word is one that headings are made of. */
function isHeadingText(text: string): boolean {
  const words = text.toLowerCase().match(/(?=['’-]*\p{L})[\p{L}’'-]+/gu) ?? [];
  if (words.length === 0 || words.length > HEADING_WORDS_MAX) return false;
  const strange = words.filter(
    (word) => !word.split('-').every((part) => VOCABULARY.has(part.replaceAll('’', "'"))),
  );
  // "Accountant responsibilities": the occupation may stand before the word that makes the heading.
  return (
    strange.length === 0 ||
    (strange.length <= 2 &&
      /^[^\p{L}]*(\p{L}+ ){1,2}(responsibilities|qualifications|requirements|duties|skills)\W*$/iu.test(text))
  );
}
