// In what manner a demand is asked after: a paper is held, a language is spoken, a tool was used, work was done, a condition
// of the job suits, a trait shows. The kind says most of it, the words the rest. Pure.

import type { RequirementKind, RequirementOutcome } from '../types.ts';
import { namesCharacter } from '../spec/clauses/character.ts';
import { testOf } from '../spec/first-look.ts';
import { remembered } from '../text/remembered.ts';
import { askedText } from '../spec/asked/asked.ts';

/** How a requirement is put, which decides how is asked about it. */
export type Manner =
  'paper' | 'clearance' | 'degree' | 'language' | 'years' | 'skill' | 'work' | 'condition' | 'trait';

const BY_KIND: Partial<Record<RequirementKind, Manner>> = {
  licence: 'paper',
  certificate: 'paper',
  clearance: 'clearance',
  degree: 'degree',
  language: 'language',
  years: 'years',
};

/** "Driving card", "NN certificate, in date": at the end of a demand, since what is done with cards is work. */
const PAPER =
  /^(?:an? )?(?:HNC|HND|N?VQ|BTEC|BTS|DUT|BUT|HTL)(?: (?:level )?\d)?$|(?<!\p{L})(?:licen[cs]es?|certificat(?:e|es|ion|ions)|(?<!(?:business|credit|post|score|graphics|network) )cards?|tickets? held|(?:safety|skills) passports?|diplomas?|accreditation|medical certificate|(?:\p{L}*schein|zertifikat|sachkundenachweis|ausweis)|diplôme|permis|carte professionnelle|habilitation)(?: (?:preferred|held|plus|for \p{L}+|level \d))?$|(?<!\p{L})(?:and current|in date|currently valid|en cours de validité|gültig)$/iu;
/** "DBS check", "FBI fingerprint check". */
const CHECK =
  /(?<!\p{L})(?:dbs|background|fingerprint|criminal|police|credit|drug)(?: and \p{L}+| records?| history)* (?:check|test|screening|clearance)s?$|führungszeugnis|casier judiciaire/iu;
const DOING =
  /^(?!evening|morning|travelling|driving|living|lifting|starting)(?:\p{L}+(?:ing|ung|ise|ize)|run|runs|lead|leads|plan|plans|manage|manages|write|writes|build|builds|organi[sz]ed?|booked|issue|issues|check|checks|review|reviews|coordinate|cover the cost|oversee|supervise|teach|sell|planen|organisieren|leiten|gérer|organiser|piloter) /iu;
/** Travel, shifts, place, start, body: what the job is like, and suits or does not. */
const CONDITIONS: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:travel|travelling)(?! (?:agen|industr|manage|trade|desk|book|insur|polic|compan|sector|retail|plan|health|medicine|expens))|overnight stays?|nights? (?:out|away)|trips? (?:to|a)|reisebereitschaft|dienstreisen|reisetätigkeit|déplacements?)(?!\p{L})/iu,
  /(?<!\p{L})(?:weekends?|evenings?|saturdays?|sundays?|bank holidays?|on[ -]call|(?:rotating|night|late|early|split|day|12-hour|twelve-hour) shifts?|shift (?:work|pattern|rota)|nights? included|out[ -]of[ -]hours|unsocial hours|twelve-hour|nights a (?:week|month)|schichtdienst|(?:wechsel|nacht|drei|zwei)-?schicht\p{L}*|schichtbereitschaft|wochenend\p{L}*|rufbereitschaft|bereitschaftsdienste?|astreintes?|week-ends?|samedis?|dimanches?|horaires (?:décalés|de nuit|postés)|travail (?:de nuit|posté)|[23]x8)(?!\p{L})/iu,
  /(?<!\p{L})(?:lives? (?:within|near|in)|living (?:within|near)|(?:willing|able|ready|happy) to (?:travel|relocate|work (?:nights|weekends|shifts|on site|away|outdoors))|relocat\p{L}+|hybrid|fully remote|(?:days?|time) (?:in the office|on site|from home)|commut\p{L}+|wohnort|umzugsbereitschaft|mobilité|télétravail)(?!\p{L})/iu,
  /(?<!\p{L})(?:own (?:car|van|vehicle|transport|tools)|^a car|access to a (?:car|vehicle)|eigene[rsmn]? (?:pkw|auto|fahrzeug|werkzeug)|véhicule personnel)(?!\p{L})/iu,
  /(?<!\p{L})(?:timings?:|available (?:from|by|immediately)|start(?:ing)? (?:immediately|asap|date)|verfügbar ab|eintrittsdatum|disponible (?:dès|immédiatement|à partir)|notice period|^\d+ hours (?:a|per) week|full[ -]time|part[ -]time|vollzeit|teilzeit|temps (?:plein|partiel))(?!\p{L})/iu,
  /(?<!\p{L})(?:lift(?:ing)? (?:and carry|up to|of \d|\d)|head for heights|physically (?:fit|able|demanding)|on your own in|lone work\p{L}*|outdoors in|in all weathers|schwindelfrei|körperlich belastbar|station debout|port de charges)(?!\p{L})/iu,
];
/** Claims of character that need no word for it: "calm when it is busy", "thinks before she speaks". */
const TRAIT =
  /^(?:(?:very|always|genuinely|quietly) )*(?:calm|kind|warm|patient|steady|clear|tidy|curious|confident|comfortable|happy|unflappable|sturdy|brilliant|a (?:calm|kind|steady|warm|safe|good) |positive|strong work|thinks?|likes?|enjoys?|loves?|cares?|does(?:n['’]t| not)|not afraid|speaks? up|good (?:with|on|at)|belastbar|ruhig|geduldig|freundlich|zuverlässig|calme|patiente?|rigoureu|souriante?|à l['’]aise|commitment|committed|belief|innovative|creative|ability to (?:adapt|learn|work|manage multiple|handle)|good team)(?!\p{L})|(?<!\p{L})(?:fall apart|bias for action|critical thinking|forward-?thinking|creativity|scare you|cup of tea|sense of humour|plain english|without boring|bad news)(?!\p{L})/iu;
/** "Confident administering Active Directory", "comfortable in Excel": at ease with a thing that has a name. */
const AT_EASE_WITH =
  /^(?:(?:very|always|genuinely) )*(?:[Cc]onfident|[Cc]omfortable|[Hh]appy|[Gg]ood (?:with|on|at)|à l['’]aise)(?!\p{L}).* (?!I\b)\p{Lu}/u;
/** A list or a name among the words is something that can be shown. */
const NAMED = /(?<=\S )(?:\p{Lu}[\p{Lu}\d]|\p{Lu}\p{Ll}+ \p{Lu})|\d/u;
/** "Been registered before": what was, not what is held. */
const PAST = /^(?:been|had|done|sat|worked|spent|written) /iu;

const isCheck = testOf(CHECK);
const claimsTrait = testOf(TRAIT);
const conditions = CONDITIONS.map((one) => testOf(one));

const spoken = remembered((text: string): Manner => {
  const asked = askedText(text);
  const isDoing = DOING.test(asked);
  if (!isDoing && isCheck(asked)) return 'clearance';
  if (!isDoing && asked.length < 70 && PAPER.test(asked)) return 'paper';
  if (!isDoing && conditions.some((isSaid) => isSaid(asked))) return 'condition';
  if ((claimsTrait(asked) && !AT_EASE_WITH.test(asked)) || (namesCharacter(asked) && !NAMED.test(asked)))
    return 'trait';
  return 'skill';
});

/** The manner in which a requirement is asked after. */
export function mannerOf({ text, kind }: Pick<RequirementOutcome, 'text' | 'kind'>): Manner {
  const byKind = BY_KIND[kind];
  if (byKind === 'paper' && PAST.test(askedText(text))) return 'skill';
  if (byKind !== undefined) return byKind;
  const manner = spoken(text);
  // A duty is no paper, whatever stands at its end.
  return kind !== 'duty' || manner === 'condition' || manner === 'trait' ? manner : 'work';
}

/** Whether a requirement is one of character, which no CV can show. */
export function isTrait(one: Pick<RequirementOutcome, 'text' | 'kind'>): boolean {
  return mannerOf(one) === 'trait';
}
