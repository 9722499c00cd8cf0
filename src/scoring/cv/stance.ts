// How a CV means what it names: held, denied, pursued, lapsed. Decided for a place in a line, from its own clause, so
// that "no conditions" denies no registration and "Level 7 in progress" leaves Level 5 alone. Pure.

/** `elsewhere` is decided by whoever knows the spec. */
export type Stance = 'held' | 'denied' | 'pursued' | 'lapsed' | 'elsewhere';

const CLAUSE_END =
  /[.;|•]\s(?!(?:Semester|Lehrjahr|Ausbildungsjahr|Studienjahr)\b)|\s(?:but|however|although|though|aber|jedoch|mais)\s/giu;
/** What is denied by these says nothing against the person. */
const HARMLESS =
  /\b(?:no|without|zero|not|never|nil|keine?|ohne|sans|aucune?)\s+(?:\w+\s)?(?:conditions?|restrictions?|limitations?|points|endorsements?|incidents?|accidents?|gaps?|supervision|loss(?:es)?|errors?|help|issues?|lapses?|breaks?|complaints?|findings?|deviations?|defects?|downtime|interruptions?|convictions?|injur\w+|absences?|only|just|later than|less than|fewer|more than|matter|problem\w*|major|critical|einschränkung\w*|unfäll\w*|auflagen|restriction\w*|accident\w*|missed|late|failed|returns?|one\b)/gi;
const NEGATION =
  /\b(?:no|not|never|without|neither|nor|lack(?:s|ing)?|none|haven't|don't|hasn't|didn't|cannot|can't|kein(?:e|en|er|em|es)?|nicht|ohne|noch nie|nie|aucune?|pas|sans|jamais)\b(?!,)/gi;
/** A denial reaches this far, and not beyond a new statement. */
const REACH = 75;
const NEW_STATEMENT =
  /,\s*(?:i|we|have|has|with|strong|good|currently|now|and (?:have|am|hold)|which|who|then)\b|\band (?:have|hold|am)\b|:\s/i;
const DENIED_AFTER =
  /^[^.;,()]{0,30}?(?:\bnot (?:yet )?(?:held|registered|started|obtained|completed|done|licensed|certified|trained|used|finished|taken|passed|begun|renewed)\b|:\s*(?:none|no|nil|beginner|basic|novice|(?:only )?(?:one|a|an|some) (?:\w+ )?(?:module|course|tutorial|workshop|class)\b)\b|\((?:willing|happy|ready) to (?:undergo|obtain|apply|be)\b|\b(?:willing|happy|ready) to undergo\b|\bnone\b|\bnil\b|\bnot yet\b|\b(?:wanted|sought)\b|\b(?:never|not) (?:been )?(?:mine|hers|ours|my (?:job|part|task|own|responsibility)|within my|part of my)\b|\b(?:on|top of) (?:my|the) (?:wish ?|to-do |bucket )list\b)|^\s*\(?\s*[-–:,]?\s*(?:beginner|novice|basics? only|anfänger|grundkenntnisse|débutant|notions|tutorial\w*|online course only|self[- ]taught basics)\b/i;
const DENIED_BEFORE =
  /\b(?:beginner(?:'s)?(?: in| at| level)?|basic (?:knowledge|understanding|awareness) (?:of|in)|novice (?:in|at)|grundkenntnisse in|notions de|rudimentary|curious about|interested in|keen to learn|would like to learn|hope to|would love to|dream to|wish to|want to|looking (?:for|to)|eager to|aspiring|dreams? of|to learn|willing to learn|noch nie|unfamiliar with|read about|willing to (?:undergo|obtain|gain|get|apply for)|happy to (?:undergo|obtain|gain|get|apply for)|refused|rejected|failed)\b[^.;]{0,60}$/i;
const PURSUED =
  /(?<!\p{L})(?:in progress|pursuing|studying (?:for|towards)|working towards|candidate for|expected|enrolled|currently (?:studying|training|completing|taking)|part[- ]qualified|part[- ]way|half[- ]?way|half done|student (?:member|licen[cs]e|registration)|student(?=\))|eligible for|eligibility for|beantragt|läuft noch|verfahren läuft|trainee|apprentic\w*|awaiting|applied for|application (?:submitted|pending)|booked|resits?(?= (?:in|on|due|booked|planned|january|february|march|april|may|june|july|august|september|october|november|december|\d))|not (?:yet )?passed|exam\w* scheduled|scheduled for|to be completed|completing|planned|pending|due (?:in|to)|provisional|learner'?s? permit|finalist|sitting|exams? (?:left|remaining|outstanding|to go)|\d{1,2} (?:of|out of|\/) (?:the )?\d{1,2}\b.{0,20}(?:modules?|papers?|exams?|units?|examens)?|modules? (?:passed|completed)|begonnen|angestrebt|en cours|in ausbildung|auszubildende\w*|laufend|prévue?|voraussichtlich|next (?:year|spring|summer|autumn)|this (?:spring|summer|autumn))(?!\p{L})/iu;
const ABANDONED =
  /(?<!\p{L})(?:abgebrochen|ohne abschluss|dropped out|not completed|incomplete|unfinished|abandoned|left (?:without|before) (?:completing|finishing|qualif\w+|the (?:end|exam))|non validée?|abandonnée?|no qualification gained)(?!\p{L})/iu;
const LAPSED =
  /(?<!\p{L})(?:lapsed|expired|ran out|former(?:ly)? (?:registered|licen[cs]ed|certified)|(?<!\()formerly|previously (?:held|registered|licen[cs]ed|certified|cleared)|used to hold|no longer|until (?:\w+ )?(?:19|20)\d\d|valid (?:to|until) (?:\w+ )?(?:19|20)\d\d|abgelaufen|erloschen|verfallen|expirée?|périmée?|caduc|surrendered|suspended|revoked|withdrawn|struck off|removed from the (?:register|roll)|removed (?:my|his|her|their) name from|(?:my|the) name (?:was )?removed|left the (?:register|roll)|came off the register|voluntar(?:y|ily) remov\w+|not renewed|inactive|retired (?:licen[cs]e|status)|ended (?:in|when)|handed (?:in|back)|non renouvelée?)(?!\p{L})/iu;
/** Further on in the clause, and before the name. */
const TO_COME =
  /^(?!.{0,20}\bsince\b).{0,70}?\b(?:(?:application|transfer) (?:lodged|submitted|pending|under way|in progress|made|sent)|will apply|(?:test|exam\w*|assessment|practical|finals?|viva)\b.{0,20}\b(?:booked|planned|pending|due|next|in (?:january|february|march|april|may|june|july|august|september|october|november|december))|decision awaited|awaiting|: applied|applied (?:for )?(?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|20)|not registered yet|yet to)\b/i;
const APPLIED =
  /\b(?:appl(?:ied|ying|ication) (?:for|to)|working towards|studying (?:for|towards)|preparing for|on (?:the|a) (?:route|path|pathway) to|towards)\b[^.;,]{0,50}$/i;
const CURRENT =
  /\b(?:current|currently|valid|in date|active|up to date|renewed|revalidated|revalidation|pin|since|no conditions|gültig|valable|à jour|unrestricted|full|permanent|holder|licen[cs]e no|number|no\. ?\d)\b/i;
const EXPIRY =
  /\b(?:until|to|till|exp(?:ires?|iry|iration)?|gültig bis|jusqu.?(?:à|en))\b\D{0,14}(?:\d{1,2}[./-]){0,2}((?:19|20)\d\d)/gi;

/** Said of papers, and of nothing else: on the way to one, before its name, beside it and after it. */
const PAPER_PURSUED =
  /(?<!\p{L})(?:to follow|still to (?:do|pass|sit|take|come|complete|be \w+)|outstanding|yet to (?:do|pass|sit|take|come)|remain(?:s|ing)? to be|restent? à|reste à|waiting for|finalist|affiliate|my application|application (?:is |now )?(?:in|with)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[IVX]+|stufe \w+) (?:of|out of|von|sur|aus) (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|[IVX]+|\d+|drei|vier|fünf|quatre|trois|cinq)|half-?way|referred|re-?sit\w*|retak(?:e|ing)|on (?:graduation|completion|qualifying|passing)|upon (?:graduation|completion)|(?:paper|module|exam|unit)s? (?:left|to go)|results? (?:in|due|awaited|pending|expected)|(?:first|second|third|final|last|next)[ -]year|\d\.? ?semester|semester \d|faisant fonction|(?:en|de) (?:première|deuxième|troisième|dernière|[1-4]e|[1-4]ère) année|étudiante?s?|blocs? (?:sur|restants?|validés?)|validation partielle|autorisation d.exercice|weiterbildung zu[mr]?|lehrgang|umschulung|(?:zwei|eine?[rn]?|ein|drei) von \S+ (?:prüfung\w*|modul\w*|teil\w*)|bescheid (?:offen|steht)|anerkennung\w* (?:läuft|beantragt|gestellt|offen)|antrag auf|lehrjahr|in (?:the )?(?:spring|summer|autumn|new year|frühjahr|herbst)|wird .{0,30}(?:gemacht|nachgeholt|abgelegt|absolviert|erworben)|anerkennungsjahr|enrol(?:l?ed|ling)|not (?:yet )?(?:awarded|confirmed))(?!\p{L})/iu;
const PAPER_PURSUED_BEFORE =
  /(?<!\p{L})(?:(?:shall|will|would|going to|intend(?:ing)? to|plan(?:ning)? to|about to|due to|hope to|can) (?:then |now |also )?(?:be )?(?:apply\w*|register\w*|sit\w*|take|taking|qualify|join\w*|enrol\w*|complet\w*|start\w*)|preparing|nearly|almost|soon to be|azubi|umschüler\w*|referendar\w*|start(?:ing|s)?|begin(?:ning|s)?|sitting|enrolled|student|trainee|pupil|apprentice|élève|angehende\w*|en vue d\S*|vae d[ue]s?)(?!\p{L})[^.;,]{0,50}$/iu;
const PAPER_PURSUED_AFTER =
  /^(?:\s\w+)?\s*\(?[-–:,]?\s*(?:(?:apc|exam|membership|registration|level \d)\s+)?(?:candidate|student|trainee|apprentice|finalist|affiliate|part[- ]qualified|stagiaire|exams?|eligible|sections?|bridg\w+|conversion|review|osce|aspirant|anwärter\w*)\b(?! (?:passed|complete|done|supervis|mentor|assess|placement))/i;
/** A paper given up, or lost. */
const PAPER_LAPSED =
  /(?<!\p{L})(?:(?:then|and) (?:stopped|gave up|broke off)|stopped (?:the )?(?:exams|stud\w+)|never (?:finished|completed|qualified|requalified)|let (?:it|them|this|that|my|the|[\w ]{1,30}) (?:go|lapse|expire|run out)|(?:given|gave|giving) (?:it |this |that |them |my \w+ )?up|resigned (?!as\b)|relinquish\w*|de-?registered|(?:ran|run|running) out|any ?more|(?:off|left) the (?:register|roll)|left the (?:[\w ]{1,40} )?(?:register|roll)|(?:came|went|taken|dropped|fell|struck|been|is|am|now) off|(?:removed|withdr[ae]w\w*|resigned) from|off register|cancelled|ausgelaufen|nicht (?:mehr|verlängert|erneuert)|zurückgegeben|ausgetreten|radiée?|erased|(?:resign|retir|withdr|remov|depart)\w* from|n.exerce plus|plus (?:à jour|valable|valide|inscrite?)|not (?:been )?(?:renewed|revalidated|kept up))(?!\p{L})/iu;
/** With a year of the past behind it, whatever course led there. */
const COMPLETED =
  /(?<!\p{L})(?:abschluss|bestanden|abgeschlossen|passed|completed|obtained|awarded|gained|achieved|obtenue?|prüfung|examen|qualified)[ (:,]{1,3}(?:in |en |im |am )?(?:\p{L}{3,9}\.? )?(?:19\d\d|20[01]\d|202[0-5])(?!\d)/iu;
/** Validity, not a day to come. */
const IN_FORCE_UNTIL =
  /\b(?:valid|good|current|until|till|exp\w*|renew\w*|to|through|in date|next|review|gültig|bis|valable|jusqu\S+|runs?|refresher|due for)\b/i;
const DATED_AHEAD =
  /\b(?:in|by|for|from|due|starts?|im|ab|zum|en|à|summer|spring|autumn|fall|winter|sommer|frühjahr|herbst|printemps|été|automne)\s+(?:early |late |mid-?)?(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|janv|févr|avr|juin|juil|août|sept|déc)\p{L}*\.?\s+)?(20\d\d)\b/giu;
const LATE_MONTH = /^(?:dec|dez|déc)/i;

/** What somebody is looking for; it says nothing of what they can do. */
const OBJECTIVE =
  /\b(?:looking|searching|hoping) for\b.{0,120}\b(?:positions?|roles?|opportunit\w+|jobs?|posts?|career)\b/i;

/** Without one of these a text denies nothing, and without one of those it leaves nothing open. */
const DENIES = new RegExp(
  [
    NEGATION.source,
    ABANDONED.source,
    String.raw`\b(?:nil|beginner|novice|basics?|basic|anfänger|grundkenntnisse|débutant|notions|tutorial\w*|wanted|sought|love|online course|self[- ]taught|learn|interested|keen|curious|hope|wish|want|eager|aspiring|dreams?|looking|unfamiliar|read about|refused|rejected|failed|rudimentary|willing|happy|ready|module|course|workshop|class)\b`,
  ].join('|'),
  'iu',
);
const DOUBTS = new RegExp(
  [
    PURSUED.source,
    LAPSED.source,
    EXPIRY.source,
    String.raw`\b(?:appl(?:y|ied|ying|ication)|towards|decision|yet|transfer|booked|due|preparing|studying)\b`,
  ].join('|'),
  'iu',
);

type Reading = { text: string; denies: boolean; doubts: boolean; ends: { at: number; next: number }[] };
let last: Reading = { text: '', denies: false, doubts: false, ends: [] };

/** What a text may say at all, and where its clauses end; the last one is kept, since its words are asked after in turn. */
function readingOf(text: string): Reading {
  if (last.text === text) return last;
  const ends = [...text.matchAll(CLAUSE_END)].map((match) => ({
    at: match.index,
    next: match.index + match[0].length,
  }));
  last = { text, denies: DENIES.test(text), doubts: DOUBTS.test(text), ends };
  return last;
}

/**
 * What the text says of a stretch of it; `isExplicit` when it says so in words and not by silence. Of a paper more is
 * asked: candidates, days to come, what was given up.
 */
export function stanceAt(
  text: string,
  start: number,
  end: number,
  nowMs: number,
  isPaper = false,
): { stance: Stance; isExplicit: boolean } {
  const clause = clauseAround(text, start, end);
  const at = start - clause.from;
  const before = clause.text.slice(0, at);
  const after = clause.text.slice(at + (end - start));
  const found = clause.text.slice(at, at + (end - start));
  const { denies, doubts } = readingOf(text);
  if (isPaper && PAPER_LAPSED.test(nearbyPaper(before, found, after)))
    return { stance: 'lapsed', isExplicit: true };
  if (denies && isDenied(before, found, after))
    return { stance: OBJECTIVE.test(clause.text) ? 'pursued' : 'denied', isExplicit: true };
  const near = isPaper ? nearbyPaper(before, found, after) : nearby(before, found, after);
  if (denies && ABANDONED.test(near)) return { stance: 'denied', isExplicit: true };
  const expiry = doubts ? expiryOf(near, nowMs) : null;
  if (expiry === 'future') return { stance: 'held', isExplicit: true };
  if (doubts && (expiry === 'past' || LAPSED.test(near))) return { stance: 'lapsed', isExplicit: true };
  if (doubts && (PURSUED.test(near) || TO_COME.test(after) || APPLIED.test(before)))
    return { stance: 'pursued', isExplicit: true };
  if (isPaper && isPaperToCome(before, after, near, nowMs)) return { stance: 'pursued', isExplicit: true };
  return { stance: 'held', isExplicit: CURRENT.test(near) };
}

/** Whether a line says anything of how it is meant; most do not, and need no second look. */
export function mayQualify(text: string): boolean {
  const { denies, doubts } = readingOf(text);
  return denies || doubts;
}

/** The clause that holds a stretch of a text, and where it begins. */
export function clauseAround(text: string, start: number, end: number): { text: string; from: number } {
  let from = 0;
  let to = text.length;
  for (const { at, next } of readingOf(text).ends) {
    if (at < start) from = next;
    else if (at >= end) {
      to = at;
      break;
    }
  }
  return { text: text.slice(from, to), from: Math.min(from, start) };
}

function isDenied(before: string, found: string, after: string): boolean {
  const bare = `${before}${found}`
    .replace(HARMLESS, (words) => '_'.repeat(words.length))
    .slice(0, before.length);
  const last = [...bare.matchAll(NEGATION)].at(-1);
  if (last !== undefined) {
    const gap = bare.slice(last.index + last[0].length);
    if (gap.length <= REACH && !NEW_STATEMENT.test(gap)) return true;
  }
  return DENIED_AFTER.test(after.replace(HARMLESS, '')) || DENIED_BEFORE.test(before);
}

/** A candidate's, a student's, or one dated ahead. */
function isPaperToCome(before: string, after: string, near: string, nowMs: number): boolean {
  if (COMPLETED.test(near)) return false;
  if (PAPER_PURSUED.test(near) || PAPER_PURSUED_BEFORE.test(before) || PAPER_PURSUED_AFTER.test(after))
    return true;
  if (IN_FORCE_UNTIL.test(near)) return false;
  const now = new Date(nowMs);
  return [...near.matchAll(DATED_AHEAD)].some(([, month, year]) => {
    const ahead = Number(year) - now.getUTCFullYear();
    return ahead > 0 || (ahead === 0 && LATE_MONTH.test(month ?? '') && now.getUTCMonth() < 11);
  });
}

/** The part between commas that holds the stretch, its parentheses, and the part after it where that begins no other thing. */
function nearby(before: string, found: string, after: string): string {
  const lead = /[^,]*$/.exec(before)?.[0] ?? '';
  const follow =
    /^[^,(]*(?:\([^)]*\))?[^,]*(?:,\s*(?=(?:lapsed|expired|last|refresher|renewal|in progress|expected|pending|valid|current|renewed|exp|until|not|abgelaufen|gültig|expiré|en cours|\d+ of|modules|exams?|revoked|suspended|surrendered|withdrawn|since|active|studying|part|ohne|without|dropped|abandoned|abgebrochen|unfinished|left|not completed|incomplete|sans)\b)[^,]*)?/i.exec(
      after,
    )?.[0] ?? '';
  return `${lead}${found}${follow}`;
}

/** What goes on about a paper after a comma: its registration, its exam, a day, and no other thing. */
const GOES_ON =
  /^\s*(?:and |now |but |then |und |et )?(?:(?:my|the|its|all|full|final|last|first|next|one|two|three|four|five|six|zwei|eine[rn]?|ein|les|deux|un|jury|nouveau|advanced|case) ){0,2}(?:\w+ )?(?:registration|membership|licen[cs]e|pin|status|papers?|viva|assessments?|stud(?:y|ies)|results?|osce|resits?|re-sits?|resigned|given|gave|let|off|deregistered|voluntarily|awaiting|waiting|booked|starting|candidate|student|trainee|third|second|final|year|decision|prüfung\w*|examen|abschluss\w*|antrag|bescheid|anerkennung|lehrjahr|blocs?|jury|validation|autorisation|de prévu|prévue?|referred|due|\d\.? ?semester|still|sitting|stopped|attempt|enrolled)\b/i;

function nearbyPaper(before: string, found: string, after: string): string {
  const near = nearby(before, found, after);
  const seen = near.length - (/[^,]*$/.exec(before)?.[0].length ?? 0) - found.length;
  let more = '';
  for (const part of after.slice(seen).split(',').slice(1)) {
    if (!GOES_ON.test(part)) break;
    more += `,${part}`;
  }
  return near + more;
}

function expiryOf(text: string, nowMs: number): 'past' | 'future' | null {
  const years = [...text.matchAll(EXPIRY)].map((match) => Number(match[1]));
  if (years.length === 0) return null;
  return Math.max(...years) >= new Date(nowMs).getUTCFullYear() ? 'future' : 'past';
}
