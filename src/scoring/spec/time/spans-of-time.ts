// Years and months that a spec tells and does not ask for: how old a firm is, how long a contract runs, what one gets
// after so long a service, what a plan or a child has of them. Pure.

import { rememberedOfLine } from '../../text/remembered.ts';
import { testOf } from '../first-look.ts';

const COUNT = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|ein|eine[mnr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt)`;
const UNIT = String.raw`(?:years?|yrs?|months?|decades?|jahren?|monaten?|ans|années|mois)`;
const SPAN = new RegExp(
  String.raw`\b${COUNT}\s*\+?[ -]?${UNIT}\b|\b${COUNT} (?:or more |full )${UNIT}\b`,
  'iu',
);
/** The same words before them. */
const BEFORE = String.raw`(?:more than|over|nearly|almost|about|around|some|the|a|at least|up to|plus de|über|mehr als|rund|fast)?\s*`;

const TOLD: readonly RegExp[] = [
  // Of the house and its people.
  /\b(?:known each[ -]other|founded|(?<!\b(?:an?|the|any|well|long)[- ])established|(?<!(?:that|which|who|you|have|has) )(?:set up|started|opened)(?! (?:new|by|under))|in business|trading(?: (?:since|for|as|under|from|well)\b|[.,]|$)|incorporated|history|heritage|anniversary|tradition|since \d{4}|gegründet|kennen uns|blicken auf|fondée?|depuis)\b/iu,
  /^(?:our|my|notre|nos|unser\p{L}*|the|most of|many of|both|all of) (?:(?!candidate|applicant|ideal|right|person|post-?holder|successful|next|new|perfect|role|job|position|post\b|requirement|minimum|work)[\p{L}'’-]+ ){0,4}?(?:has|have|had|bring|brings|spans?|stays?|stayed|spent|is|are|was|were|runs?|lasts?|took|takes|grew|with|offers?|gives?|a|blick\p{L}*|ha[st]|haben)\b/iu,
  new RegExp(
    String.raw`^(?:with|boasting|drawing on|celebrating|after|mit|avec|for|seit|depuis) ${BEFORE}${COUNT}\s*\+?[ -]?${UNIT}\b[^,]{0,60}, (?!you\b|experience|a\b|an\b|who\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?!The\b|This\b|You\b|Must|Should|Shall|Will\b|Candidates?|Applicants?|He\b|She\b|They\b|Someone|Somebody|Whoever|Anyone|Who\b|candidates?|applicants?|he or she|she or he|they\b|someone|whoever|anyone)[\p{Lu}][\p{L}&.'’-]*(?: [\p{L}&.'’-]+){0,5} (?:has|have) (?:been |\p{L}+ed |\p{L}+t |moved |run |built |grown |made )`,
    'u',
  ),
  new RegExp(
    String.raw`\bwe(?:'ve| have)? (?:been|delivered|had|grown|built|run|spent|operate|operated|served|traded)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:here|with us|with the (?:firm|company|team)) (?:for )?${BEFORE}${COUNT}\s*\+?[ -]?${UNIT}`,
    'iu',
  ),
  new RegExp(
    String.raw`${COUNT}\s*\+?[ -]?${UNIT} (?:ago|running(?! \p{L})|in a row|straight|later|in\b(?! (?:an?|the|this|similar|\p{L}+ing)\b)[.,]|in[.,]|with us)|${COUNT}\s*\+? ${UNIT} in(?:[.,]|$)`,
    'iu',
  ),
  // "A ticket that was three years dead".
  new RegExp(
    String.raw`${COUNT}\s*${UNIT} (?:dead|late|overdue|gone|expired|out of (?:date|practice)|past (?:its|their)|behind (?:schedule|the times)|abgelaufen|überfällig|veraltet|périmée?s?|expirée?s?)(?!\p{L})`,
    'iu',
  ),
  // "Our admin of six years is leaving".
  new RegExp(
    String.raw`^(?:our|my|the|unser\p{L}*|notre) (?!ideal|next|new|right|successful|perfect)(?:\p{L}+ ){1,3}(?:of|for|seit|von|depuis) ${BEFORE}${COUNT} ${UNIT}\b`,
    'iu',
  ),
  // "The person who has led it for six years is moving on": whom one follows.
  new RegExp(
    String.raw`\b(?:the|our|unser\p{L}*|d(?:er|ie)|l[ea]|notre) (?:person|colleague|one|man|woman|lady|gentleman|manager|predecessor|\p{L}*kolleg\p{L}+|personne|collègue) (?:who|d(?:er|ie)|qui)\b[^.;]{0,90}\b(?:for|after|seit|nach|depuis|après) ${BEFORE}${COUNT} ${UNIT}(?: \p{L}+)?,? (?:(?:is|are|was|has|est) (?:moving|leaving|retiring|going|stepping|changing|off|gone|left|moved|retired|promoted|partie?)|retires?|leaves?|goes|moves?|geht|verlässt|wechselt|part|quitte|prend)\b`,
    'iu',
  ),
  /\bit (?:is|has been|was)\b[^.;]{0,30}\bsince\b|^(?:staff|employees|colleagues|everyone|everybody|people|members|drivers|those|anyone) (?:who|with|that)\b[^.;]{0,60}\b(?:gets?|receives?|earns?|enjoys?|qualif(?:y|ies)|may|can|become)\b|\b(?:trial|notice) period\b/iu,
  /^(?:wir|unser\p{L}*|seit)\b.*\b(?:seit|am markt)\b/iu,
  // A name, what it is, and how long it has been it.
  new RegExp(
    String.raw`^(?!The\b|This\b|You\b|Candidates?|Applicants?|He\b|She\b|They\b|Someone|Somebody|Experience)\p{Lu}[\p{L}&.'’-]*(?: [\p{L}&.'’-]+){0,4} (?:stands|is|are|operates|ranks|remains|boasts) (?:as )?(?:an?|the|one of)\b[^.;]{0,120}\b(?:with|for|of|over) ${BEFORE}${COUNT}\s*\+?[ -]?${UNIT}`,
    'u',
  ),
  // "Contracts usually run for three years", "a sale takes seven to eleven months", "five months of fully paid leave".
  new RegExp(
    String.raw`^(?:an?|the|most|our|each|every)? ?(?:[\p{L}-]+ )?(?:contracts?|agreements?|projects?|sales?(?: cycles?)?|deals?|leases?|tenders?|builds?|trials?|rotations?|cycles?|engagements?|assignments?) (?:(?:usually|typically|normally|often|generally|can|may|will) )*(?:runs?|lasts?|takes?|is|are|goes on) (?:for |from |between |about |around |over |up to )?${COUNT}\b[^.;]{0,25}?\b${UNIT}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`${COUNT}\s*${UNIT}(?:['’])? (?:of )?(?:(?:fully|full|partly|part|enhanced|generous) )*(?:paid )?(?:(?:parental|maternity|paternity|family|adoption|study) )*(?:leave|pay|notice)\b`,
    'iu',
  ),
  // What somebody might object, and which years make whom: "Mid (4 to 6 years), Senior (8+ years)".
  /^["“][^"”]{3,80}["”]\s*[-–—:?!]/u,
  /\b(?:jr|jnr|junior|entry|mid|middle|intermediate|sr|snr|senior|principal|staff)\b(?:[ -]level)?\.?\s*(?:\(|[:=–-]\s)[^)]{0,25}\b(?:years?|yrs?|yoe)\b/iu,
  // "The average is eight years", "im Schnitt bleibt man sechs Jahre".
  /\b(?:on average|(?:stay(?:s|ed)?|remain(?:s|ed)?|lasts|averag(?:e|es|ing)) (?:with us |here )?(?:for )?(?:an average of )?(?:about |around |over |some )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) years|the average (?:is|was|stay|tenure|length)|average (?:tenure|stay|length of service)|im (?:durch)?schnitt|en moyenne)\b/iu,
  // Of the offer and the contract.
  /\b(?:vacation|holidays? (?:goes?|rises?|increas\p{L}+|entitle\p{L}+|allowance)|annual leave|days(?:['’])?(?: of)? (?:leave|holiday)|pto|paid time off|sabbatical|accru\p{L}+|vest(?:s|ing|ed)?|pension (?:contribut\p{L}+|after)|401|pay rises?|raises at|bonus (?:after|of|is)|relocation (?:grant|bonus|package|help)|repa(?:y|id)able|probation\p{L}*|years? of (?:service|employment)(?!\s+(?:desk|manag|deliver|engineer|industry|in\b|law|litigat|tribunal|relation|advi[cs]|support|agenc|claim|disput|tax\b|counsel|coordinat|co-ordinat|station|design|operation|technic|integration|transition|improvement|provision|planning|dispatch|and repair|and maintenance))|dienstjahr\p{L}*|ancienneté|urlaub)\b/iu,
  new RegExp(
    String.raw`\b(?:contract|term|secondment|cover|placement|appointment|position|post|role|funding|lease|training|course|programme|program|scheme|apprenticeship|internship|vertrag|ausbildung)\b(?: \p{L}+){0,2} (?:is|are|was|runs?|lasts?|takes?|for|of|until|dauert|läuft|dure)\b(?: initially| currently)?(?: for| of)? ${BEFORE}${COUNT}\s*[ -]?${UNIT}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:after|nach|après|every|each|first|next|coming|nächsten|prochains?) (?:the |your |the first |your first )?${COUNT}?\s*${UNIT}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:this|it) (?:is|will be) (?:an? )?[^.:;]{0,40}\bfor ${BEFORE}${COUNT}\s*${UNIT}`,
    'iu',
  ),
];
/** Of those who are worked with. */
const AGES = new RegExp(
  String.raw`\b(?:aged?|ages|from birth)\b[^.;]{0,14}${COUNT}\s*${UNIT}|${COUNT}[ -]?${UNIT}[ -](?:olds?|of age|alt)(?!\p{L})`,
  'giu',
);
/** "Zwischen zehn Monaten und drei Jahren", "from six months to four years": children, told by months and years. */
const MONTHS_TO_YEARS = new RegExp(
  String.raw`${COUNT}[ -]?(?:months?|weeks?|monaten?|wochen|mois|semaines)(?: old| alt)? (?:to|and|until|up to|bis|und|à|et|jusqu['’]à) (?:zu )?${COUNT}[ -]?(?:years?|jahren?|ans)(?! (?:of )?(?:experience|erfahrung|d['’]expérience))`,
  'giu',
);
/** "Twenty children between two and five years", "Kinder von eineinhalb bis sechs Jahren". */
const CHILDREN_OF = new RegExp(
  String.raw`\b(?:children|kids|toddlers|pupils|infants|kinder[n]?|enfants)\b[^.;\d]{0,25}?\b(?:between|from|aged|zwischen|von|ab|entre|de)\s(?:[\p{L}\d½,]{1,12}) (?:and|to|und|bis|et|à) (?:[\p{L}\d½]{1,12}) ${UNIT}\b(?! (?:of )?experience)`,
  'giu',
);
/** Attributive: "a five-year plan"; what may follow where it is asked for. */
const OF_A_THING = new RegExp(
  String.raw`\b${COUNT}(?:\s*(?:-|to|–)\s*${COUNT})?(?:-| )(?:year|month)(?!s|['’])[ -](?!experience|minimum|min\b|plus\b|or\b|\+|post|pqe|track|background|record|proven|relevant|hands|work|of\b|in\b|as\b|with\b|on\b|at\b|behind\b|under\b|doing\b|running\b|professional|industry|prior|previous)\p{L}+`,
  'iu',
);
/** Two levels of which each has its years. */
const BANDS =
  /\b(?:jr|jnr|junior|entry|mid|middle|intermediate)\b(?:[ -]level)?\.?\s*(?:\(|[:=–-]\s)[^)]{0,25}\b(?:years?|yrs?|yoe)\b/iu;
/** Somebody is asked all the same. */
const ASKS_ALL_THE_SAME =
  /\b(?:(?:at least|minimum|min\.|mindestens|au moins)(?: of)? (?:\S+ ){0,2}(?:years?|yrs?|months?|decades?|jahren?|ans|années|monaten?|mois)|(?:years?|yrs|months|jahren?|ans|années|mois) (?:minimum|min\b|mindestens|au moins|au minimum|at least)|(?:we|i) (?:ask|need|want|require|expect|insist|look)|must|required|requires?|essential|you(?:'ll| will)? (?:need|bring)|you(?:'ll| will)? have (?!planned|made|led|written|run|built|delivered|prepared|managed)|experience (?:of|in|as|with)|years(?:'|’)? (?:of )?(?:\p{L}+ ){0,3}experience)\b/iu;
const OURS =
  /^(?:our|we(?!(?:'d| would|'re| are|'ll| will)?(?: also| really| only)? (?:like|love|hope|prefer|need|want|require|expect|ask|look|seek|after|consider))|my|notre|nous|unser\p{L}*|wir)\b/iu;

/** "Minimum nine months, extension likely", "6 Monate mit Option auf Verlängerung", "douze mois renouvelables". */
const MAY_BE_EXTENDED =
  /\b(?:(?:chance|possibility|likelihood|prospect|view|potential|good odds) (?:of|to) (?:it |this |the (?:post|role|contract) )?(?:being |going |becoming |an? )?(?:on-?going|permanen\p{L}+|longer|staying on|more)|temp[- ]to[- ]perm\p{L}*|extensions?|extendable|extensible|extended|renewable|renewals?|rollover|verlänger\p{L}*|prolong\p{L}*|renouvel\p{L}*|reconductible\p{L}*)\b/iu;
const OF_A_CONTRACT = new RegExp(
  String.raw`${COUNT}\s*\+?[ -]?${UNIT}['’]?(?: (?:of )?(?:work|employment|contract|assignment|hire|arbeit|einsatz|travail|mission|guaranteed|minimum|min\.?)){0,2}\s*(?:[,;(–—-]|\+|$|and\b|with\b|und\b|mit\b|avec\b|et\b|renew|renouvel|verläng|extend|prolong)`,
  'iu',
);

/** How long a licence to drive has been held. */
const HELD_FOR =
  /\blicen[cs]e\b[^.;]{0,30}\b(?:held|for) (?:for )?(?:at least |over |more than |a minimum of )?(?:\d|one|two|three|five)\+? (?:years?|yrs|months)\b(?! (?:of )?(?:experience|driving|work))|\bheld [^.;]{0,30}\blicen[cs]e for\b/i;

/** The same of a licence that is asked for. */
const SINCE_WHEN =
  /\b(?:führerschein|fahrerlaubnis)\b[^.;]{0,20}\bseit\b|\bpermis\b[^.;]{0,20}\b(?:depuis|de) (?:au moins |plus de )?\S+ ans/iu;
/** "Or willing to sit it in the first six months". */
const MAY_FOLLOW = /\bor (?:be )?(?:willing|able|ready|happy|prepared|working towards)\b/iu;

/** "Five years ago we changed how we look at risk". */
const AGO = new RegExp(
  String.raw`^(?:about |some |only |just |over )?${COUNT} ${UNIT} (?:ago|later)\b`,
  'iu',
);
/** "Last time we got somebody with two years": how it went before. */
const BEFORE_NOW =
  /^(?:last time|the last (?:one|fella|fellow|guy|lad|man|woman|person|hire|time)|(?:our|his|her|their|the) (?:last|previous|former) (?:\p{L}+ ){1,3}(?:had|was|were|left|came)|letztes mal|beim letzten mal|d(?:er|ie) letzte \p{L}+ (?:hatte|war|kam)|la dernière fois|l[ea] dernièr?e? \p{L}+ (?:avait|était))(?!\p{L})(?!.*\b(?:must|need|have to|has to|so we|please|muss|müssen|doit|devez)\b)/iu;
const tellsWhen = testOf(AGO);
const tellsOfBefore = testOf(BEFORE_NOW);
const mayBeExtended = testOf(MAY_BE_EXTENDED);
const namesSpan = testOf(SPAN);
const saysHeldFor = testOf(HELD_FOR);
const saysSince = testOf(SINCE_WHEN);
const mayFollow = testOf(MAY_FOLLOW);
const asksAllTheSame = testOf(ASKS_ALL_THE_SAME);
const namesBands = testOf(BANDS);
const told = TOLD.map((one) => testOf(one));

/** Whether the years that a text names are told of something, and asked of nobody. */
export const tellsYears = rememberedOfLine((text): boolean => {
  if (!namesSpan(text)) return false;
  if (saysHeldFor(text) || saysSince(text) || isContract(text) || tellsWhen(text) || tellsOfBefore(text))
    return true;
  const others = text
    .replace(MONTHS_TO_YEARS, ' ')
    .replace(OF_A_THING, ' ')
    .replace(AGES, ' ')
    .replace(CHILDREN_OF, ' ');
  if (others !== text && !SPAN.test(others)) return true;
  if (asksAllTheSame(text) && !OURS.test(text) && !namesBands(text)) return false;
  return told.some((isSaid) => isSaid(text));
});

/** Whether the years or months that a text names are how long one is taken on for. */
export function isContract(text: string): boolean {
  return mayBeExtended(text) && OF_A_CONTRACT.test(text) && !EXPERIENCE.test(text);
}

const EXPERIENCE = /experience|erfahrung|expérience|\bworked\b|\b(?:as|als) an?\b/i;

/** "Endorsed every six months": how a paper is kept in force. */
const RENEWED =
  /(?<!\p{L})(?:endorsed|renewed|revalidated|refreshed|prolonged|signed(?: off)?|re-?tested|re-?assessed|re-?certified|verlängert|renouvelée?s?) (?:every|each|alle|tou(?:te)?s les) (?:\d{1,2} |two |three |six |twelve |sechs |zwei |six |deux )?\p{L}+/giu;

/** Whether they are all that it tells, so that it is of the house or the offer and no duty. */
export const isOfTheHouse = rememberedOfLine((told): boolean => {
  const text = told.replace(RENEWED, ' ');
  if (
    !namesSpan(text) ||
    saysSince(text) ||
    mayFollow(text) ||
    OF_A_THING.test(text) ||
    text.search(AGES) >= 0
  )
    return false;
  return tellsYears(text);
});
