// The title of the job that a spec is about, wherever the spec puts it: in its first line, behind a label, or in the
// sentence that says who is sought. Pure.

import { isFormRow } from '../layout/fact-rows.ts';
import { kindOfHeading } from '../layout/headings.ts';
import { namesUsualRole, namesSomeone, startsWithRole, TITLE_WORDS_MAX } from './role-words.ts';
import { calledByPaper } from './title-by-paper.ts';
import { cued, FORMS, LINES_LOOKED_AT, sought } from './who-is-sought.ts';

const TITLE_LENGTH_MAX = 110;
const LABEL =
  /^\W*(?:job title|position(?: title| name)?|role(?: title)?|post(?: title)?|job|vacant (?:post|position)|wir suchen|grade|designation|job profile|job role|vacancy|title|person specification|job description|job advert(?:isement)?|stellenbezeichnung|position \/ titel|intitulé du poste|poste)\s*[:–-]\s*(.{3,109})$/i;
const LABEL_ALONE =
  /^\W*(?:job title|position(?: title)?|role(?: title)?|designation|title|(?:stellen)?titel|stellenbezeichnung|intitulé(?: du poste)?)\W*$/i;
const SURE_LABEL =
  /^\W*(?:(?:job|position|role|posting|post) )?title\b|^\W*rank\b|^\W*(?:vacancy|(?:stellen)?titel|stellenbezeichnung|wir suchen|intitulé(?: du poste)?|fiche de poste)\b/i;
const ENDS_SEEKING =
  /\s(?:recrute|recherche|cherche|engage|sucht|stellt ein|seeks|is hiring|is recruiting|(?:un|le) poste d(?:e|['’]une?)|(?:the|a) (?:post|position) of)\s*:?$/iu;
/** "Le Département recrute un assistant": an employer and a verb before the job. */
const RECRUITS =
  /^.{2,60}?\s(?:recrute|recherche|cherche|engage|sucht|stellt ein|seeks|requires|is (?:hiring|recruiting|seeking|looking for|appointing))\s+(?:an?|une?|des|eine?n?|son|sa|\d+)?\s*(.{4,})$/iu;
/** The same labels in forms of firms, on ships and in French: "Posting title: ...", "RANK: ...", "Fonction : ...". */
const FORM_LABEL =
  /^\W*(?:(?:posting|advertised|vacancy|official|working|internal|external) title|advertised (?:post|role)|rank(?: required)?|post title|fonction|funktion|gesuchte (?:position|stelle|funktion)|berufsbezeichnung|bezeichnung der stelle|stelle|emploi|métier|poste (?:à pourvoir|proposé)|intitulé(?: de l['’]emploi)?|libellé(?: du poste)?|(?:stellen)?titel|titre(?: du poste)?|fiche de poste)\s*[:–-]\s*(.{3,90})$/iu;
/** A label and its title as two cells of a form. */
const CELL_LABEL =
  /^\W*(?:(?:(?:job|position|posting|post|role) )?title|position|post|role|vacancy|(?:stellen)?titel|stelle|stellenbezeichnung|poste|intitulé(?: du poste)?|fonction|fiche de poste)\s*\|\s*([^|]{3,90}?)\s*\|?\s*$/i;
/** What stands beside a title in its line: a wide gap, and what the post is paid. */
const BESIDE = /\s{3,}.*$|\s*\(?\d+ (?:posts?|positions?|vacanc(?:y|ies)|stellen|postes)\)?.*$/i;
const PAID =
  /,?\s*(?:\b(?:grade|band|scale|salary|pay|spinal|level) [\p{L}\d]{1,4}[,:]? (?=[£$€])|[£$€]\s?\d|\d{2}[\d.,]*\s?(?:€|eur\b|k\b)|\d[\d.,]* hours).*$/iu;
/** A number, a kind of paper or a cry, and no calling. */
const REFERENCE =
  /^\W*(?:(?:job )?req(?:uisition)?\b|job (?:id|ref\p{L}*|code|no|number|posting|advert\p{L}*|opening|vacancy)|vacancy (?:ref\p{L}*|no|id|number|notice)|position description|posting|ref(?:erence)?\b|stellen-?(?:ausschreibung|anzeige|angebot|id|nr|nummer)|(?:job|role|post) (?:profile|description)(?= *\|)|ausschreibung|kennziffer|annonce|avis de|réf(?:érence)?\b|offre (?:n|d['’]emploi)|urgent|urgently|immediate)(?!\p{L})/iu;
/** Lines of a letter's head, and how it greets. */
const LETTER =
  /^(?:de|à|from|to|cc|sent|date|re|fwd?|subject|betreff|von|an|objet|hi|hello|hey|dear|liebe\w*|guten|bonjour)(?![\p{L}])/iu;
/** A line that is only who one works for, or where. */
const EMPLOYER =
  /\b(?:trust|ltd|limited|llp|inc|gmbh|(?<!\()plc|group|council|university|college|school|schools|hospitals?|services?|partnership|partners|company|academy|district|agency|association|foundation|society|klinikum|mairie|clinic|practice|primary|infants?|nursery|surgery|infirmary|hotel|restaurant|inn|farm|garage|bakery|brewery|museum|theatre|solicitors|accountants|cent(?:re|er)s?|homes?|centrum|zentrum|firm|bank|laborator(?:y|ies)|studios?|directorate|department|division|ag|kg|se|sa|sas|sarl)\b\W*$|&[ ]?co\b/i;
/** The employer and the place take no more lines than these. */
const HEAD_LINES = 4;

/** A title and whether the first line is nothing else. */
export type FoundTitle = { title: string; isFirstLine: boolean };

/** The title that a spec's lines give; null where none is found. */
export function titleOf(lines: readonly string[]): FoundTitle | null {
  // "Our practice seeks", and the job in the line below.
  const [top = '', below] = lines;
  const whole = below !== undefined && ENDS_SEEKING.test(top) && !namesUsualRole(top) ? below : top;
  const first = whole
    .replace(FORMS, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  const isShort = first.length < TITLE_LENGTH_MAX && !/(?<!\.\.)[.!?]$/.test(first);
  const isPlain =
    isShort &&
    kindOfHeading(first) === null &&
    (!REFERENCE.test(first) || namesUsualRole(first) || namesSomeone(first)) &&
    !LABEL.test(first) &&
    !isFormRow(whole) &&
    !LETTER.test(first) &&
    !/^(?:about|company|location|entity|why|who|what|please|greetings|skills? required|(?:job |role |position )?summary)\b/i.test(
      first,
    );
  const [, behind = ''] = RECRUITS.exec(first) ?? [];
  if (isPlain && namesUsualRole(behind)) return { title: behind, isFirstLine: true };
  const under = isEmployer(first) ? (lineBelow(lines, true) ?? labelled(lines)) : null;
  if (isPlain && under !== null) return { title: under, isFirstLine: true };
  if (isPlain && (namesUsualRole(first) || isCalling(first, lines)))
    return { title: first.replace(LETTER_TO, ''), isFirstLine: whole === top };
  const other = [labelled, lineBelow, sought, () => leading(first), cued, ...(isPlain ? [] : [formed])]
    .map((find) => find(lines))
    .find((one) => one !== null && kindOfHeading(one) === null);
  if (other !== undefined && other !== null) return { title: named(other, lines), isFirstLine: false };
  const headed = leadingBelow(lines);
  if (headed !== null) return { title: headed, isFirstLine: false };
  if (isPlain && !saysNobody(first)) return { title: first, isFirstLine: true };
  const paper = calledByPaper(lines);
  if (paper !== null) return { title: paper, isFirstLine: false };
  return isPlain ? { title: first, isFirstLine: true } : null;
}

/** "Its fourth nurse", "the previous buyer", "another tech", "three drivers": who is sought, without how many there are. */
const COUNTED_OFF =
  /^(?:(?:its|our|their|the|an?|my|another|one|next|new|future|previous|former) )(?:(?:next|new|future|previous|former|second|third|fourth|fifth|sixth|further|more|extra) )*(?=\p{L})|^(?:previous|former|third|fourth|fifth|sixth|two|three|four|five|six|several|zwei|drei|vier|mehrere|deux|trois|quatre|plusieurs) (?=\p{L})/iu;
/** Who may be of many trades. */
const OF_MANY_TRADES =
  /^(?:nurse|tech|technician|engineer|manager|teacher|therapist|officer|assistant|driver|analyst|consultant|advis[eo]r|practitioner|worker|specialist|administrator|lead|inspector|operator|operative|fitter|techniker(?:in)?|berater(?:in)?|therapeut(?:in)?|technicien(?:ne)?|assistante?)s?$/iu;
/** A letter to whom one seeks. */
const LETTER_TO =
  /^(?:an? )?(?:open |short )?(?:letter|note|message) (?:to|for) (?:our|my|the) (?:next|new|future) /i;

/** A title without what counts it off; of a single word, with what the subject of the mail or a paper calls the same. */
function named(title: string, lines: readonly string[]): string {
  const plain = title.replace(LETTER_TO, '').replace(COUNTED_OFF, '');
  if (!OF_MANY_TRADES.test(plain)) return plain === '' ? title : plain;
  const subject = ofSubject(lines);
  if (subject !== null && subject.toLowerCase().endsWith(` ${plain.toLowerCase()}`)) return subject;
  const paper = calledByPaper(lines);
  return paper !== null && paper.toLowerCase().endsWith(` ${plain.toLowerCase()}`) ? paper : plain;
}

/** "PROPERTY MANAGER for a portfolio of 18 developments", below the employer. */
function leadingBelow(lines: readonly string[]): string | null {
  for (const line of lines.slice(1, HEAD_LINES)) {
    if (LETTER.test(line) || kindOfHeading(line) !== null) continue;
    const title = leading(line);
    if (title !== null && startsWithRole(title) && (isShouted(title) || /^(?:\p{Lu}\S* ?)+$/u.test(title)))
      return title;
  }
  return null;
}

function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}

/** A greeting, or a name of a house: no calling in it. */
function saysNobody(line: string): boolean {
  return isEmployer(line) || /^(?:hi|hello|hey|moin|dear|liebe|bonjour|who|what|why)\b/iu.test(line);
}

/** "Eine Hebamme (m/w/d) in Teilzeit": what stands before the forms of a post is its name. */
function formed(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, LINES_LOOKED_AT)) {
    const [, title] = FORMED.exec(line) ?? [];
    if (title !== undefined && title.split(/\s+/).length <= TITLE_WORDS_MAX) return title;
  }
  return null;
}

const FORMED =
  /(?:^|(?<!\p{L})(?:eine?n?|als|une?|son|sa|an?|our)\s+)(\p{Lu}[\p{L}\d/&' -]{3,70}?)\s*\((?:[mwfdhxiMWFDHXI]\s?[/|]\s?){1,2}[mwfdhxiMWFDHXI]\)/u;

/** "Seasonal Teller", where the text speaks of tellers: no name of a place, which nobody writes small. */
function isCalling(line: string, lines: readonly string[]): boolean {
  const [part = ''] = line.split(/[,(|–:]|\s-\s/);
  const last = part.trim().split(/\s+/).at(-1) ?? '';
  if (!namesSomeone(line) || last.length < CALLING_MIN || line.split(/\s+/).length > TITLE_WORDS_MAX)
    return false;
  const small = last.toLowerCase();
  return lines.slice(1, LINES_LOOKED_AT).some((other) => other.includes(` ${small}`));
}

const CALLING_MIN = 5;

/** A short line below the first that names who is sought: the employer stands above it. */
function lineBelow(lines: readonly string[], isUnderEmployer = false): string | null {
  return (
    lines
      .slice(1, HEAD_LINES)
      .map((line) => (isUnderEmployer ? line.replace(PAID, '') : line))
      .find(
        (line) =>
          line.length < TITLE_LENGTH_MAX &&
          !/[.!?:;]$/.test(line) &&
          !LETTER.test(line) &&
          !LABELLED.test(line) &&
          !isEmployer(line) &&
          kindOfHeading(line) === null &&
          (startsWithRole(line) ||
            (isUnderEmployer && namesSomeone(line) && wordsOfName(line) <= TITLE_WORDS_MAX)),
      ) ?? null
  );
}

/** "Directorate: Resources": a label of a form and what it says. */
const LABELLED = /^\p{L}[\p{L} /-]{2,25}(?::\s|\s?\|)/u;

/** Whom a mail says that it is about: "Subject: Tanker drivers wanted". */
function ofSubject(lines: readonly string[]): string | null {
  const subject = lines.slice(0, HEAD_LINES).find((line) => SUBJECT.test(line));
  return subject === undefined ? null : cued([subject]);
}

const SUBJECT = /^(?:subject|betreff|objet)\s*:/iu;

/** How many words stand before what is added to a title behind a comma or in parentheses. */
function wordsOfName(line: string): number {
  return (line.split(/[,(]/)[0] ?? '').trim().split(/\s+/).length;
}

function labelled(lines: readonly string[]): string | null {
  for (const [index, line] of lines.slice(0, LINES_LOOKED_AT).entries()) {
    const title =
      titleBehind(line.replace(BESIDE, '')) ?? (LABEL_ALONE.test(line) ? lines[index + 1] : undefined);
    if (title === undefined || title.length >= TITLE_LENGTH_MAX) continue;
    if (namesUsualRole(title) || namesSomeone(title) || (SURE_LABEL.test(line) && /\p{Lu}/u.test(title)))
      return title;
  }
  return null;
}

/** "Harlow District Council, Parks": a line that is only who one works for, and which part of it. */
function isEmployer(line: string): boolean {
  const [house = ''] = line.split(',');
  // "Registered Manager - Lavender Court Care Home": the job stands before the house.
  const [job = '', ...rest] = line.split(/\s[-–]\s|,\s/);
  if (rest.length > 0 && startsWithRole(job) && !EMPLOYER.test(job)) return false;
  return EMPLOYER.test(line) || (EMPLOYER.test(house) && !namesUsualRole(house));
}

/** What a label in the line says that the title is. */
function titleBehind(line: string): string | undefined {
  return (LABEL.exec(line) ?? FORM_LABEL.exec(line) ?? CELL_LABEL.exec(line))?.[1];
}

/** The words before what the job is for: "Management Accountant needed for a maker of doors". */
function leading(line: string): string | null {
  const words =
    /^([\p{L}/&(), -]{4,70}?)(?=\s+(?:needed|wanted|required|sought|for|to|with|at|reporting|x \d)\b|\s+[–-]\s|[.:,])/iu.exec(
      line,
    )?.[1] ?? null;
  return words !== null &&
    !/^(?:we|our|i|you|my)\b/i.test(words) &&
    (namesUsualRole(words) || isCalling(words, ['', line.slice(words.length)])) &&
    words.split(/\s+/).length <= TITLE_WORDS_MAX
    ? words
    : null;
}
