// Whether a paper is named as what a school or a course leads to that still goes on: "école IBODE, promotion 2025-2027",
// "since September at the school of midwifery", a course that prepares for an examination. Pure; "now" is passed in.

import { testOf } from '../../text/expressions/first-look.ts';

const SCHOOL = String.raw`(?:écoles?|schools?|college|fachschule|\p{L}*schule|akademie|academy|course|lehrgang|\p{L}*kurs|program(?:me)?|promotion|cursus|institut de formation|ifsi)`;
/** The school right before the name of what it leads to, and right behind it. */
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})${SCHOOL}(?:\s(?:d['’]|de|des|du|of|for|für|in|zu[mr]?|the|la|le|l['’]))*[\s'’(:,-]{0,2}$`,
  'iu',
);
const BEHIND = new RegExp(String.raw`^[\s-](?:\p{Ll}+\s)?${SCHOOL}(?!\p{L})`, 'iu');
/** A course of this name is what comes before the examination, and never the paper. */
const PREPARING =
  /(?:(?<!\p{L})(?:vorbereitungs(?:lehrgang|kurs\p{Ll}*)|prüfungsvorbereitung|vorbereitung auf)|\b(?:prep|preparation|preparatory|revision|crammer) (?:course|class(?:es)?|programme?)|(?<!\p{L})(?:classe préparatoire|préparation (?:au|aux|du|à l|de l)))(?!\p{L})[^.;|]{0,30}$/iu;
/** Who teaches there is no pupil. */
const TEACHES =
  /(?<!\p{L})(?:teach\p{L}*|taught|lectur\p{L}*|instruct\p{L}*|trainer|tutor\p{L}*|tuteur|tutrice|dozent\p{L}*|lehrer\p{L}*|format(?:eur|rice)|enseign\p{L}*|jury|examin\p{L}*|director|head of)(?!\p{L})/iu;
/** A college may be a register, too: "College (CMLTO) member since 2015". */
const DONE =
  /(?<!\p{L})(?:members?(?:hip)?|in good standing|passed|bestanden|obtenue?|completed|abgeschlossen|awarded|graduated|diplômée?)(?!\p{L})/iu;
const SPAN =
  /(?<!\d)((?:19|20)\d\d)\s?(?:[-–—/]|to|bis|à)\s?(?:(?:\p{L}+\.?|\d{1,2}[./])\s?)?(20\d\d|present|now|today|heute|aujourd)/giu;
const SINCE = /(?<!\p{L})(?:since|seit|depuis)\s(?:\p{L}+\s){0,2}?(?:\d{1,2}[./])?20\d\d/iu;

const mayPrepare = testOf(PREPARING);

/** Whether what stands at a place of a text is still being learnt at a school that the text names beside it. */
export function isStillAtSchool(text: string, start: number, end: number, nowMs: number): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  if (mayPrepare(before) && !DONE.test(text)) return true;
  if (!BEFORE.test(before) && !BEHIND.test(behind)) return false;
  return !TEACHES.test(text) && !DONE.test(text) && goesOn(text, nowMs);
}

/** A span up to a year that is to come, or one that has only begun. */
function goesOn(text: string, nowMs: number): boolean {
  const spans = [...text.matchAll(SPAN)].map(([, , until = '']) => until);
  if (spans.length === 0) return SINCE.test(text);
  return spans.every((until) => !/^\d/.test(until) || Number(until) > new Date(nowMs).getUTCFullYear());
}
