// Whether a statement asks for the leading of people, and what a CV says of that: the words of the trade that the people
// are of show nothing of it. Pure.

import { testOf } from '../../text/expressions/first-look.ts';
import { writtenFor } from '../../text/expressions/latin.ts';
import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { headerOf } from './header.ts';
import { remembered, rememberedOfLine, rememberedOf } from '../../text/remembered.ts';

/** Whom one leads. */
const PEOPLE = String.raw`(?:teams?|staff|people|crews?|brigade|shift|squad|gang|department|workforce|personnel|colleagues|employees|reports|operatives|technicians|engineers|nurses|carers|chefs|cooks|drivers|assistants|managers|supervisors|workers|volunteers|apprentices|juniors|analysts|developers|negotiators|administrators|advisers|fitters|subordinates|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?: [\p{L}-]+){0,2} [\p{L}-]+s|[\p{L}-]+team\w*|mitarbeit\w*|personal|schicht\w*|équipes?|collaborateurs|compagnons|salariés|personnes|agents)`;
const ASKED: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:[^.;,]{0,45}\b)?(?:manag(?:e|es|ed(?= (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:teams?|staff)\b)|ing|ement of)|lead(?:s|ing)?|led|supervis(?:e|es|ed|ing|ion of)|line[- ]manag\w+|run(?:s|ning)?|ran|head(?:s|ing)?|direct(?:s|ing)?|oversee(?:s|ing)?|in charge of|responsib(?:le|ility) for|führung|leitung|führen|leiten|encadr\w+|diriger|manager|animation|management)\b(?: [\p{L}\d'-]+){0,5}? (?:d')?${PEOPLE}\b(?! (?:meeting|spirit|event|plan|pattern|work|planning|lead))`,
    'iu',
  ),
  /^[^.;,]{0,45}\b(?:people management|line management|team leadership|staff management|supervisory|leadership|management|team lead(?:er)?) (?:experience|responsibilit\w+|skills?)\b|\b(?:führungserfahrung|leitungserfahrung|personalverantwortung|mitarbeiterführung|teamführung|personalführung)\b|\bexpérience (?:en |du |de |d')?(?:management|encadrement|direction)\b/iu,
];
/** A demand that goes on for longer asks for more than that. */
const ASKED_LENGTH_MAX = 100;

const VERB = String.raw`(?:lead|leads|led|leading|manage[ds]?|managing|supervis(?:e|es|ed|ing)|run|runs|ran|running|head(?:s|ed|ing)?|direct(?:s|ed|ing)?|overs(?:ee|ees|aw|eeing)|line[- ]manag(?:e|es|ed|ing|er of)|rota'?d|roster(?:ed|ing)?|recruit(?:ed)? and (?:lead|led|train(?:ed)?)|(?:in )?charge of|responsible for|verantwortlich für|zuständig für|responsable d[eu']s?|leit(?:e|et|ete|ung)|führ(?:e|t|te|ung)|geführt|geleitet|encadr(?:e|é|ement|ant|ais)|dirig(?:e|é|eais)|manag(?:é|ement))`;
const LEADS = [
  new RegExp(
    String.raw`\b${VERB}\b(?:(?! (?:by|to|with|for|as)\b) [\p{L}\d'&/-]+){0,5}? (?:d')?${PEOPLE}(?!\p{L})`,
    'iu',
  ),
  /\b(?:teams?|crew|brigade|shift|gang|squad|department|staff) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\b(?! (?:years|sites|people i))|\b(?:direct reports?|reports? (?:in)?to me|reporting to me|line manager (?:of|to|for)|under (?:me|my (?:supervision|direction|charge))|my (?:own )?(?:team|crew|staff|reports|brigade))\b|\b(?:appraisals|one-to-ones|1:1s|rotas?|rosters?|performance reviews|return[- ]to[- ]work (?:meetings|interviews))\b|\bdienstpl(?:a|ä)n|\bmitarbeitergespräch|\bentretiens annuels|\b(?:équipe|team) (?:de|von) \d+/iu,
].map((one) => writtenFor(one));
/** Posts that people work under. */
const saysTitle = testOf(
  /\b(?:(?:team|shift|section|crew|gang|floor|department|branch|store|shop|restaurant|hotel|ward|nursery|centre|practice|kitchen|operations|general|assistant|deputy|duty|site|depot|plant|production|office|clinic|home|night|contracts|works|people|bar|club|call centre|contact centre|housekeeping|reception|warehouse|registered|front office|front of house) (?:manager|lead(?:er)?|head|supervisor)|team ?lead\w*|head (?:of\b|chef|waiter|cook|gardener|coach|nurse|teacher|housekeeper|porter|brewer|groundskeeper|greenkeeper)|sous[- ]chef|foreman|forewoman|chargehand|superintendent|supervisor|matron|ward sister|charge nurse|sister|captain|chief (?:engineer|steward|mate)|manager|direktor|director|schichtleit\w+|teamleit\w+|\p{L}*leit(?:er|erin|ung)\b|\p{L}*meister(?:in)?\b|vorarbeiter\w*|chef d'équipe|chef de chantier|cheffe? de cuisine|küchenchef\w*|contremaître|responsable|directrice|directeur)\b/iu,
);
/** Posts whose managers manage things. */
const OF_THINGS =
  /\b(?:property|account|project|product|case|relationship|customer success|campaign|content|data|release|change|programme|program|portfolio|asset|risk|vendor|contract|stakeholder|key account|community|bid|category|brand|event|marketing|social media|area sales|territory|business development|pensions?|claims?|tenancy|housing|compliance|quality|facilities|estate|grants?|research|training|travel|investment|wealth|incident|problem|configuration) managers?\b/iu;

const NOBODY =
  /\b(?:(?:have|has|had|did|do|was|am)(?: not|n't)|never|not yet|yet to|no|without|ohne|kein\w*|nie|nicht|pas|jamais|aucune?|noch keine)\b/iu;
const DENIES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:have|has|had|did|do|was|am|is)(?: not|n't)|never|not yet|yet to|without)\b[^.;,]{0,30}\b(?:manag(?:e|ed|ing)|l[ea]d|leading|supervis(?:ed|e|ing)|run|ran|running|been in charge of|had charge of|been responsible for|had responsibility for|line[- ]managed)(?: [\p{L}'-]+){0,3} (?:${PEOPLE}|anyone|anybody|others)\b`,
    'iu',
  ),
  /\b(?:no|not any|without(?: any)?|never had(?: any)?|not had(?: any)?|not (?:yet )?have(?: any)?)\b[^.;,]{0,20}\b(?:direct reports?|line reports?|line management|people management|staff management|management (?:experience|responsib\w+)|leadership (?:experience|role|responsib\w+)|supervisory|staff (?:under|reporting)|(?:staff|people|team) responsib\w+|team (?:to lead|of my own)|(?:one )?reports? to me|experience (?:of |in |with )?(?:leading|managing|supervising|running) (?:a |an |any )?(?:\p{L}+ )?(?:team|staff|people|crew|shift|others))\b/iu,
  /\b(?:nobody|no[ -]one|none)\b[^.;,]{0,20}\breport(?:s|ed|ing)? to me\b|\b(?:leadership|management|supervis\w+|people management|line management)(?: experience)?\s*[:–-]?\s+(?:none|nil|no\b|not yet)/iu,
  /\b(?:noch )?(?:kein\w*|nie|nicht)\b[^.;,]{0,30}\b(?:team|mitarbeit\w*|personal|schicht)\w*[^.;,]{0,30}\b(?:geführt|geleitet|verantwort\w*|unter mir)|\b(?:mitarbeit\w*|team|personal)\b[^.;,]{0,40}\b(?:nicht|nie|kein\w*)\b[^.;,]{0,20}\b(?:unter mir|geführt|geleitet|verantwort\w*)|\b(?:führungserfahrung|personalverantwortung|leitungserfahrung|mitarbeiterführung)\b[^.;,]{0,30}\b(?:kein\w*|nicht|noch nie|bisher nicht|nein)\b|\b(?:kein\w*|ohne|noch nie)\b[^.;,]{0,20}\b(?:führungserfahrung|personalverantwortung|leitungserfahrung|führungsverantwortung|mitarbeiterführung)/iu,
  /\b(?:pas|jamais|aucune?|sans)\b[^.;,]{0,30}\b(?:encadr\p{L}*|manag\p{L}*|dirig\p{L}*)(?: d'| une | de | des | du |[^.;,]{0,10} )?(?:équipe|personnel|collaborateurs|personne)?/iu,
];

/** Whether a statement asks for the leading of people, before all else. */
export const asksForLeading = remembered(
  (text) => text.length <= ASKED_LENGTH_MAX && ASKED.some((pattern) => pattern.test(text)),
);

/** Whether a line tells of leading people. */
export const leadsIn = rememberedOfLine((text) => LEADS.some((leadsFor) => leadsFor(text).test(text)));
/** Whether a line denies it. */
export const deniesIn = rememberedOfLine(
  (text) => NOBODY_OR_NONE.test(text) && DENIES.some((pattern) => pattern.test(text)),
);
const NOBODY_OR_NONE = new RegExp(
  String.raw`${NOBODY.source}|\bnobody\b|\bno[ -]one\b|\bnone\b|\bnil\b`,
  'iu',
);

/** How a CV tells of leading people: a line that says that, one whose title does, and one that denies it. */
export type Leading = { told: EvidenceLine | null; titled: EvidenceLine | null; denied: EvidenceLine | null };

/** What a CV says of leading people. */
export const leadingIn = rememberedOf((cv: Cv): Leading => {
  const lines = cv.lines.filter(({ isHeading }) => !isHeading);
  const denied = lines.find((line) => deniesIn(line.text) || isLedByOthers(line)) ?? null;
  const told = lines.find((line) => line !== denied && isOwn(line) && leadsIn(line.text)) ?? null;
  const titled = lines.find((line) => line !== denied && isOwn(line) && isTitle(line)) ?? null;
  return { told, titled, denied };
});

/** Told of work, and not mostly of what others do. */
function isOwn({ section, role, denied, terms }: EvidenceLine): boolean {
  return (
    (role !== null || section === 'head' || section === 'summary' || section === 'experience') &&
    denied.length <= terms.length
  );
}

/** Whether a line at the head of a post, or of the CV, names a post that people work under. */
export function isTitle(line: EvidenceLine): boolean {
  const { text, role, section } = line;
  if (text.length > TITLE_LENGTH_MAX && !/\d{4}/.test(text.slice(0, TITLE_LENGTH_MAX))) return false;
  if (role === null ? section !== 'head' && section !== 'experience' : !headerOf(role).lines.includes(line))
    return false;
  return saysTitle(text.slice(0, TITLE_LENGTH_MAX).replace(OF_THINGS, ' '));
}

const TITLE_LENGTH_MAX = 110;
const PEOPLE_WORD = new RegExp(String.raw`(?<!\p{L})${PEOPLE}(?!\p{L})`, 'iu');
const LEADING_WORD = /\b(?:supervis|manag|lead|led\b|r[au]n\b|führ|leit|liegt|encadr|dirig|responsab)/i;

/** "The crew is managed by the superintendent." */
function isLedByOthers({ text, denied }: EvidenceLine): boolean {
  const [first, last] = [denied[0], denied.at(-1)];
  if (first === undefined || last === undefined || denied.length < 2) return false;
  const told = text.slice(Math.min(first.start, last.start), Math.max(first.end, last.end));
  return LEADING_WORD.test(told) && PEOPLE_WORD.test(told);
}
