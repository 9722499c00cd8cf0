// A CV whose signs a form has stripped has the colons behind its labels again: "Skills audit FRS 102" is a list, and no
// work. Pure; every character still knows where it came from.

import type { Canonical } from '../../text/stored/canonical.ts';
import { allIn } from '../../text/expressions/all-in.ts';

/** A text of so many characters has some signs at the ends of its words. */
const LENGTH_MIN = 240;
const SIGN = /\p{L}[,;:](?:\s|$)|\p{Ll}{2}[.,;:!?](?:\s|$)/u;
/** What begins a line and names the rest of it, and is no verb and no title. */
const LABELS = [
  '(?:(?:key|core|technical|computer|language|other|further|professional|personal) )?(?:skills|strengths|competenc(?:i?es|y)|qualifications|interests|certificat(?:es|ions))',
  'languages?|education|hobbies|software|tools|systems|references|referees|courses|memberships|modules|objective|profile|summary|coursework|tech stack',
  'sprachen|kenntnisse|ausbildung|hobbys|edv|zertifikate|weiterbildungen|langues|loisirs|formations?|compétences|logiciels|diplômes|informatique',
].join('|');
const LABEL = new RegExp(
  String.raw`(?<=^[^\S\n]{0,9}(?:[•*-][^\S\n])?)(?:${LABELS})(?=[^\S\n]+(?!(?:and|or|of|in|for|to|with|at|from|on|by|the|were|was|is|are|und|für|der|des|von|bei|im|in|et|de|du|des|en|au|aux|professionnelles?|manager|officer|engineer|developer|designer|administrator|analyst|architect|lead|coordinator|assistant|adviser|consultant|specialist|teacher|tester)(?!\p{L}))\S+[^\S\n]+\S)`,
  'gimu',
);

/** The text with them; the same object where it has kept its signs. */
export function labelled(canon: Canonical): Canonical {
  const { text, origin } = canon;
  if (text.length < LENGTH_MIN || SIGN.test(text)) return canon;
  const parts: string[] = [];
  const places: number[] = [];
  let done = 0;
  for (const { index, 0: label } of allIn(text, LABEL)) {
    const end = index + label.length;
    parts.push(text.slice(done, end), ':');
    for (let at = done; at < end; at += 1) places.push(origin[at] ?? 0);
    // The colon is of the blank behind it.
    places.push(origin[end] ?? 0);
    done = end;
  }
  if (done === 0) return canon;
  parts.push(text.slice(done));
  for (let at = done; at < text.length; at += 1) places.push(origin[at] ?? 0);
  return { ...canon, text: parts.join(''), origin: Int32Array.from(places) };
}
