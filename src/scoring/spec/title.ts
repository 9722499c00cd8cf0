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
  /(?<!\p{L})(?:\p{L}*(?:engineer|develop|manag|analy|design|special|consult|account|techni|adminis|direct|coordin|superv|operat|instruct|teach|train|advis|represent|assist|associat|officer|scien|archit|program|plann|research|recruit|therap|pharma|physi|nurs|weld|electric|mechan|plumb|driv|clerk|cashier|chef|cook|baker|barist|waiter|clean|housekeep|recept|secret|solicit|attorney|lawyer|paraleg|audit|actuar|underwrit|broker|agent|buyer|merchand|market|writer|editor|journal|translat|librar|tutor|lectur|profess|coach|counsel|worker|carer|pilot|captain|guard|inspect|survey|estimat|foreman|install|fitter|machin|fabricat|joiner|carpent|painter|scrum|tester|master|intern|lead|head|partner|executive|elektron|pfleg|sachbearbeit|leiter|meister|gestion|chargé|responsable|comptable|infirm|conduct|artist|photograph|producer|stylist|sales|owner|strateg|bookkeep|controller|handler|keeper|maker|picker|packer|porter|midwife|paramedic|dentist|doctor|surgeon|vet\b|tech\b|techs\b|chauffeur|vendeu|éducat|verkäuf|fahrer|bäcker|koch\b|köchin)\p{L}*)/iu;
const SOUGHT =
  /\b(?:seeking|looking for|hiring(?: for)?|recruiting|in search of|to appoint|join us as|role of|position of|opening for|opportunity for|needs?|requires?|seeks|wants?|suchen|recherch(?:e|ons))\s+(?:(?:an?|our|the|next|new|another|eine?n?|une?|\d+|[a-z]+ly|experienced|skilled|motivated|talented|dedicated|passionate|qualified|strong|dynamic|exceptional|driven|results-oriented|select)\s+){0,5}([\p{L}/&.+# -]{4,60}?)(?=\s+(?:to|who|with|for|at|in|on|that|and|join|based|als|mit|zur?|pour|avec)\b|\s*[,.(!:–]|\s-\s|$)/giu;

/** The forms of a word for everyone who may do the job: assistant(e), (m/w/d). */
const FORMS = /\((?:e|s|ne|rice|euse|ère|in|innen)\)|\s*\((?:[mwfdhxi]\s?\/\s?){1,2}[mwfdhxi]\)/gi;
const ENDS_SEEKING =
  /\s(?:recrute|recherche|cherche|engage|sucht|stellt ein|seeks|is hiring|is recruiting)\s*:?$/iu;
/** "Le Département recrute un assistant": an employer and a verb before the job. */
const RECRUITS =
  /^.{2,60}?\s(?:recrute|recherche|cherche|engage|sucht|stellt ein|seeks|requires|is (?:hiring|recruiting|seeking|looking for|appointing))\s+(?:an?|une?|des|eine?n?|son|sa|\d+)?\s*(.{4,})$/iu;

/** A word that somebody is called by, where a cue says that somebody is sought: by its ending, since trades are many. */
const CALLED =
  /(?<!\p{L})\p{L}{2,}(?:[eo]rs?|ists?|[aei]nte?s?|angestellt\p{L}*|ians?|persons?|m[ae]n|wom[ae]n|hands?|wrights?|smiths?|eurs?|euses?|ices?|[iy]ers?|ières?|logues?|nurses?|chefs?|vets?|clerks?|cooks?|guides?|aides?|coach(?:es)?|heads?|leads?|techs?|in|kraft|mann|frau|ées?|irs?|aires?)$/iu;
/** Where the subject of a title ends. */
const ENDS = String.raw`(?=\s+(?:to|who|with|for|at|in|on|from|that|join|based|als|mit|zur?|für|pour|avec|chez|en|à|au|aux)(?!\p{L})|\s*[,.(!?:–;|\n]|\s-\s|$)`;
const NAME = String.raw`([\p{L}][\p{L}/&.+#' -]{2,60}?)`;
const SOME = String.raw`(?:(?:an?|our|the|next|new|another|one|two|1|2|\d|experienced|skilled|motivated|talented|passionate|qualified|enthusiastic|dedicated|exciting|eine?n?|une?|des|son|sa|erfahrene?n?)\s+)*`;
/** What follows an exclamation may be another sentence. */
const HIRING = new RegExp(
  String.raw`\b(?:we(?:'re| are) hiring|now hiring|opportunity for|vacancy (?:has arisen |exists )?for|position for|in need of|could do with|advertis\w+ for|find (?:me|us)|(?:looking|wish|hope|aim)\w* to (?:appoint|recruit|hire|employ)|(?:i am|i'm) hiring|stellen ein)[!:.]?\s+${SOME}${NAME}${ENDS}`,
  'iu',
);
/** Ways to say who is sought, outside the sentences that say "we are looking for". */
const CUES: readonly RegExp[] = [
  /^The ((?:\p{Lu}[\p{L}&/-]+ ){0,4}\p{Lu}[\p{L}&/-]+) (?:is (?:responsible|accountable|a member)|directs|leads|manages|oversees|plans|provides|performs|supports|coordinates|ensures|assists|works|will|reports)\b/u,
  new RegExp(
    String.raw`^(?:wanted|vacancy|now hiring|hiring|gesucht|recherche|offre d'emploi|stellenangebot)\s*[:!–-]?\s+${SOME}${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`^${SOME}${NAME}\s+(?:wanted|needed|required|sought|gesucht|recherchée?)(?![\p{L}])`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:are you|be our|become our|become) (?:an?|our|the|next) ${SOME}${NAME}${ENDS}`,
    'iu',
  ),
  HIRING,
  new RegExp(
    String.raw`\b(?:suchen wir|wir suchen|sucht)\b(?:\s(?:für|zum|ab|per|zur|in|ab sofort|sofort|unbefristet)\s[^.]{0,50}?)?\s+(?:eine?n?|zwei|mehrere)\s+${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:recrute|recrutons|recherche|recherchons|cherche|cherchons)(?!\p{L})(?:\s+pour\s[^.]{0,80}?)?\s+(?:une?|des|son|sa|notre)\s+${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(String.raw`^(?:one|two|three|an?)\s+${NAME}\s+(?:for|to|who|with)\b`, 'iu'),
  new RegExp(String.raw`\b(?:years?|yrs|months)\b[^.\n]{0,40}?\bas (?:an? |the )?${NAME}${ENDS}`, 'iu'),
];
/** Lines of a letter's head, and how it greets. */
const LETTER =
  /^(?:from|to|cc|sent|date|re|fwd?|subject|betreff|von|an|objet|hi|hello|hey|dear|liebe\w*|guten|bonjour)(?![\p{L}])/iu;
const EMPLOYER =
  /\b(?:trust|ltd|limited|llp|inc|gmbh|plc|group|council|university|college|school|schools|hospitals?|services?|partnership|partners|company|academy|district|agency|association|foundation|society|klinikum|mairie|clinic|practice|ag|kg|sa|sarl)\b\W*$/i;
/** A line that is only who one works for, or where. */
const HEAD_LINES = 4;
const WORK_ITSELF = /(?:ing|ment|tion|ship|ity|ics|ies|ance|ence)$/i;

/** A short line below the first that names who is sought: the employer stands above it. */
function lineBelow(lines: readonly string[]): string | null {
  return (
    lines
      .slice(1, HEAD_LINES)
      .find(
        (line) =>
          line.length < TITLE_LENGTH_MAX &&
          !/[.!?:;]$/.test(line) &&
          !LETTER.test(line) &&
          kindOfHeading(line) === null &&
          startsWithRole(line),
      ) ?? null
  );
}

/** Whether a line's first part, up to a comma or a dash, ends in a word for people. */
function startsWithRole(line: string): boolean {
  const first = line.split(/[,(|–:]|\s-\s/)[0]?.trim() ?? '';
  const last = first.split(/\s+/).at(-1) ?? '';
  return first.split(/\s+/).length <= WORDS_MAX && ROLE.test(last) && !WORK_ITSELF.test(last);
}

/** Whether the last word of a title's first part is a word for people. */
function namesSomeone(title: string): boolean {
  const first = (title.split(/[,(|–:]|\s-\s/)[0] ?? '').trim();
  // "Head of sales", "éducateur de jeunes enfants": the word for people stands before what it is of.
  const heads = [first, ...first.split(/\s(?:of|de|du|des|für|en)\s|\sd'/).slice(0, 1)];
  return heads.some((head) => {
    const last = head.split(/\s+/).at(-1) ?? '';
    return (CALLED.test(last) || ROLE.test(last)) && !WORK_ITSELF.test(last);
  });
}

function cued(lines: readonly string[]): string | null {
  for (const cue of CUES) {
    for (const line of lines.slice(0, LINES_LOOKED_AT).map((one) => one.replace(FORMS, ''))) {
      for (const sentence of line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
        const title = cue.exec(cue === HIRING ? line : sentence)?.[1]?.trim();
        if (title === undefined || title.split(/\s+/).length > WORDS_MAX) continue;
        if (/\b(?:from|of the|our|their|your|us|people|person|someone|somebody)\b/i.test(title)) continue;
        if (namesSomeone(title)) return title;
      }
    }
  }
  return null;
}

/** A longer stretch says more. */
const SEEKING_MAX = 240;

/** Whether a sentence says no more than who is sought, and for what. */
export function onlySeeks(sentence: string): boolean {
  if (sentence.length > SEEKING_MAX) return false;
  return (
    (sought([sentence]) !== null || cued([sentence]) !== null) &&
    !/\b(?:with|who|must|experience\w*|qualifi\w+|regist\w+|licen[cs]e\w*|years?|fluent|certifi\w+|chartered|degree|mit|avec|able)\b/i.test(
      sentence,
    )
  );
}

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
    !LETTER.test(first) &&
    !/^(?:about|company|location|entity|why|who|what|please|greetings)\b/i.test(first);
  const [, behind = ''] = RECRUITS.exec(first) ?? [];
  if (isPlain && ROLE.test(behind)) return { title: behind, isFirstLine: true };
  const under = EMPLOYER.test(first) ? lineBelow(lines) : null;
  if (isPlain && under !== null) return { title: under, isFirstLine: true };
  if (isPlain && ROLE.test(first)) return { title: first, isFirstLine: whole === top };
  const other = labelled(lines) ?? lineBelow(lines) ?? sought(lines) ?? leading(first) ?? cued(lines);
  if (other !== null) return { title: other, isFirstLine: false };
  return isPlain ? { title: first, isFirstLine: true } : null;
}

const SURE_LABEL =
  /^\W*(?:job|position|role) title\b|^\W*(?:vacancy|stellenbezeichnung|intitulé du poste)\b/i;

function labelled(lines: readonly string[]): string | null {
  for (const [index, line] of lines.slice(0, LINES_LOOKED_AT).entries()) {
    const title = LABEL.exec(line)?.[1] ?? (LABEL_ALONE.test(line) ? lines[index + 1] : undefined);
    if (title === undefined || title.length >= TITLE_LENGTH_MAX) continue;
    if (ROLE.test(title) || namesSomeone(title) || (SURE_LABEL.test(line) && /\p{Lu}/u.test(title)))
      return title;
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
    /^([\p{L}/&(), -]{4,70}?)(?=\s+(?:needed|wanted|required|sought|for|to|with|at|reporting|x \d)\b|\s+[–-]\s|[.:,])/iu.exec(
      line,
    )?.[1] ?? null;
  return words !== null && ROLE.test(words) && words.split(/\s+/).length <= WORDS_MAX ? words : null;
}
