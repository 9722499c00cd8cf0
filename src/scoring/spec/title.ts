// The title of the job that a spec is about, wherever the spec puts it: in its first line, behind a label, or in the
// sentence that says who is sought. Pure.

import { kindOfHeading } from './headings.ts';

const TITLE_LENGTH_MAX = 110;
/** A title stands near the top. */
const LINES_LOOKED_AT = 30;
const CHARACTERS_LOOKED_AT = 3000;
const LABEL =
  /^\W*(?:job title|position(?: title| name)?|role(?: title)?|designation|job profile|job role|vacancy|title|stellenbezeichnung|position \/ titel|intitulé du poste|poste)\s*[:–-]\s*(.{3,90})$/i;
const LABEL_ALONE = /^\W*(?:job title|position(?: title)?|role(?: title)?|designation|title)\W*$/i;
/** What people are called who do a job. */
const ROLE =
  /(?<!\p{L})(?:\p{L}*(?:engineer|develop|manag|analy|design|special|consult|account|techni|adminis|direct|coordin|superv|operat|instruct|teach|train|advis|represent|assist|associat|officer|scien|archit|program|plann|research|recruit|therap|pharma|physi|nurs|weld|electric|mechan|plumb|driv|clerk|cashier|chef|cook|baker|barist|waiter|clean|housekeep|recept|secret|solicit|attorney|lawyer|paraleg|audit|actuar|underwrit|broker|agent|buyer|merchand|market|writer|editor|journal|translat|librar|tutor|lectur|profess|coach|counsel|worker|carer|pilot|captain|guard|inspect|survey|estimat|foreman|install|fitter|machin|fabricat|joiner|carpent|painter|scrum|tester|master|intern|lead|head|partner|executive|elektron|pfleg|sachbearbeit|leiter|meister|gestion|chargé|responsable|comptable|infirm|conduct|artist|photograph|producer|stylist|sales|owner|strateg|bookkeep|controller|handler|keeper|maker|picker|packer|porter|midwife|paramedic|dentist|doctor|surgeon|vet\b)\p{L}*)/iu;
const SOUGHT =
  /\b(?:seeking|looking for|hiring(?: for)?|recruiting|in search of|to appoint|join us as|role of|position of|opening for|opportunity for|need|require|wants?|suchen|recherch(?:e|ons))\s+(?:(?:an?|our|the|next|new|another|eine?n?|une?|\d+|[a-z]+ly|experienced|skilled|motivated|talented|dedicated|passionate|qualified|strong|dynamic|exceptional|driven|results-oriented|select)\s+){0,5}([\p{L}/&.+# -]{4,60}?)(?=\s+(?:to|who|with|for|at|in|on|that|and|join|based|als|mit|zur?|pour|avec)\b|\s*[,.(!:–]|\s-\s|$)/giu;

/** The forms of a word for everyone who may do the job: assistant(e), (m/w/d). */
const FORMS = /\((?:e|s|ne|rice|euse|ère|in|innen)\)|\s*\((?:[mwfdhxi]\s?\/\s?){1,2}[mwfdhxi]\)/gi;
const ENDS_SEEKING =
  /\s(?:recrute|recherche|cherche|engage|sucht|stellt ein|seeks|is hiring|is recruiting)\s*:?$/iu;
/** "Le Département recrute un assistant": an employer and a verb before the job. */
const RECRUITS =
  /^.{2,60}?\s(?:recrute|recherche|cherche|engage|sucht|stellt ein|seeks|requires|is (?:hiring|recruiting|seeking|looking for|appointing))\s+(?:an?|une?|des|eine?n?|son|sa|\d+)?\s*(.{4,})$/iu;

/** Whether a text holds a word that people are called by who do a job. */
export function namesRole(text: string): boolean {
  return ROLE.test(text);
}

/** A title and whether the first line is nothing else. */
export type FoundTitle = { title: string; isFirstLine: boolean };

/** The title that a spec's lines give; null where none is found. */
export function titleOf(lines: readonly string[]): FoundTitle | null {
  // "Our practice seeks", and the job in the line below.
  const [top = '', below] = lines;
  const whole = below !== undefined && ENDS_SEEKING.test(top) && !ROLE.test(top) ? below : top;
  const first = whole
    .replace(FORMS, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  const isShort = first.length < TITLE_LENGTH_MAX && !/[.!?]$/.test(first);
  const isPlain =
    isShort &&
    kindOfHeading(first) === null &&
    !LABEL.test(first) &&
    !/^(?:about|company|location|entity|why|who|what|please|greetings)\b/i.test(first);
  const [, behind = ''] = RECRUITS.exec(first) ?? [];
  if (isPlain && ROLE.test(behind)) return { title: behind, isFirstLine: true };
  if (isPlain && ROLE.test(first)) return { title: first, isFirstLine: whole === top };
  const other = labelled(lines) ?? sought(lines) ?? leading(first);
  if (other !== null) return { title: other, isFirstLine: false };
  return isPlain ? { title: first, isFirstLine: true } : null;
}

function labelled(lines: readonly string[]): string | null {
  for (const [index, line] of lines.slice(0, LINES_LOOKED_AT).entries()) {
    const title = LABEL.exec(line)?.[1] ?? (LABEL_ALONE.test(line) ? lines[index + 1] : undefined);
    if (title !== undefined && title.length < TITLE_LENGTH_MAX && ROLE.test(title)) return title;
  }
  return null;
}

function sought(lines: readonly string[]): string | null {
  const text = lines.join('\n').slice(0, CHARACTERS_LOOKED_AT);
  for (const match of text.matchAll(SOUGHT)) {
    const title = (match[1] ?? '')
      .replace(/^(?:and|or|\p{Ll}+(?:ed|ing|al|ble|ive)?)\s+(?=\p{Lu})/gu, '')
      .trim();
    if (
      ROLE.test(title) &&
      !/\b(?:from|of the|our|their|your|us)\b/i.test(title) &&
      title.split(/\s+/).length <= WORDS_MAX
    )
      return title;
  }
  return null;
}

const WORDS_MAX = 7;

/** The words before what the job is for: "Management Accountant needed for a maker of doors". */
function leading(line: string): string | null {
  const words =
    /^([\p{L}/&(), -]{4,70}?)(?=\s+(?:needed|wanted|required|sought|for|to|with|at|reporting)\b|\s+[–-]\s|[.:])/iu.exec(
      line,
    )?.[1] ?? null;
  return words !== null && ROLE.test(words) && words.split(/\s+/).length <= WORDS_MAX ? words : null;
}
