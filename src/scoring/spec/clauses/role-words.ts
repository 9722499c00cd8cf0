// Words that people are called by who do a job, by their stems and their endings: trades are too many to list. Pure.

import { writtenFor } from '../../text/expressions/latin.ts';

/** What people are called who do a job: in whatever part of a word it stands, the word is one. */
const ROLE =
  /engineer|develop|manag|analy|design|special|consult|account|techni|adminis|direct|coordin|superv|operat|instruct|teach|train|advis|represent|assist|associat|officer|scien|archit|program|plann|research|recruit|therap|pharma|physi|nurs|weld|electric|mechan|plumb|driv|clerk|cashier|chef|cook|baker|barist|waiter|clean|housekeep|recept|secret|solicit|attorney|lawyer|paraleg|audit|actuar|underwrit|broker|agent|buyer|merchand|market|writer|editor|journal|translat|librar|tutor|lectur|profess|coach|counsel|worker|carer|pilot|captain|guard|inspect|survey|estimat|foreman|install|fitter|machin|fabricat|joiner|carpent|painter|scrum|tester|master|intern|lead|head|partner|executive|elektron|pfleg|sachbearbeit|leiter|meister|gestion|chargé|responsable|comptable|infirm|conduct|artist|photograph|producer|stylist|sales|owner|strateg|bookkeep|controller|handler|keeper|maker|picker|packer|porter|midwife|paramedic|dentist|doctor|surgeon|vet\b|tech\b|techs\b|chauffeur|vendeu|éducat|verkäuf|fahrer|bäcker|koch\b|köchin|soign|sage-femme|hebamme|\b(?:IBODE|IADE|SEND?CO)\b/iu;
/** A word that somebody is called by, where a cue says that somebody is sought: by its ending, since trades are many. */
const calledFor = writtenFor(
  /(?<!\p{L})(?:\p{L}{3,}leitung|(?:rang|partie|service|projet|chantier|équipe))$|(?<!\p{L})\p{L}{2,}(?:[eo]rs?|ists?|[aei]nte?s?|angestellt\p{L}*|ians?|persons?|m[ae]n|wom[ae]n|hands?|wrights?|smiths?|eurs?|euses?|ices?|[iy]ers?|ières?|logues?|nurses?|(?:istr|urs|ic)ars?|chefs?|vets?|clerks?|cooks?|guides?|aides?|coach(?:es)?|heads?|leads?|techs?|in|kraft|mann|frau|ées?|irs?|aires?)$/iu,
);
/** Work and not who does it. */
const WORK_ITSELF =
  /(?:\b(?:services|offices|practices|devices|prices|advices)|ing|ment|tion|ship|ity|ics|ies|ance|ence)$/i;
/** A title has no more words. */
export const TITLE_WORDS_MAX = 7;

/** What German and French trades are called by, of which each word is one by its ending. */
const roleElsewhereFor = writtenFor(
  /(?<!\p{L})(?:\p{L}{2,}(?:bauer|monteur|rechner|schlosser|dreher|fräser|schweißer|schweisser|maler|maurer|decker|zimmerer|tischler|schreiner|klempner|spengler|gärtner|jurist|anwält|psycholog|pädagog|logopäd|laborant|zeichner|planer|prüfer|zöllner|deklarant|disponent|referent|berater|betreuer|helfer|arbeiter|zusteller|erzieher|lehrer|dozent|trainer|händler|makler|gesell|biolog|chemik|friseur|kellner|näher|schneider|drucker|bediener|maschinist|instandhalter|rüster|einrichter|entwickler|kommissionierer)(?:e|en|in)?(?:nen)?|\p{L}*(?:(?<![lmswx])ist(?:in)?|kaufmann|kauffrau|kaufleute|fachkraft|servicekraft|hausdame|zimmermädchen|fachfrau|fachmann|hilfskraft|zimmermann|kommis|angestellte[rn]?|beamt(?:er|in)|wirt(?:in)?)|maurer(?:in)?|maler(?:in)?|dreher(?:in)?|fräser(?:in)?|schweißer(?:in)?|gärtner(?:in)?|erzieher(?:in)?|disponent(?:in)?|kellner(?:in)?|friseur(?:in)?|schneider(?:in)?|anwalt|anwältin|arzt|ärztin|einrichter(?:in)?|entwickler(?:in)?|mitarbeiter(?:in)?|visiteu(?:r|se)|camionneu(?:r|se)|soudeu(?:r|se)|maçon(?:ne)?|plombi(?:er|ère)|couvreu(?:r|se)|peintre|menuisi(?:er|ère)|charpenti(?:er|ère)|serruri(?:er|ère)|chaudronni(?:er|ère)|tuyauteu(?:r|se)|ajusteu(?:r|se)|tourneu(?:r|se)|fraiseu(?:r|se)|carreleu(?:r|se)|cariste|magasini(?:er|ère)|préparat(?:eur|rice)|manutentionnaire|livreu(?:r|se)|routi(?:er|ère)|boulang(?:er|ère)|pâtissi(?:er|ère)|bouch(?:er|ère)|cuisini(?:er|ère)|serveu(?:r|se)|réceptionniste|gouvernante|secrétaire|juriste|avocate?|notaire|clerc|auditeu(?:r|se|rice)|contrôleu(?:r|se)|acheteu(?:r|se)|logisticien(?:ne)?|affréteu(?:r|se)|exploitante?|répartiteu(?:r|se)|répartitrice|déclarante?|géomètre|dessinat(?:eur|rice)|projeteu(?:r|se)|ingénieure?|animat(?:eur|rice)|monit(?:eur|rice)|format(?:eur|rice)|enseignante?|institut(?:eur|rice)|puéricult(?:eur|rice)|kinésithérapeute|ergothérapeute|orthophoniste|auxiliaire|ambulanci(?:er|ère)|préposée?|jardini(?:er|ère)|paysagiste|vigneron(?:ne)?|agricult(?:eur|rice)|éleveu(?:r|se)|coiffeu(?:r|se)|chef(?:fe)? de (?:rang|partie|cuisine|projet|chantier|équipe|service)|chauffagiste|frigoriste|électricien(?:ne)?|mécanicien(?:ne)?|ouvri(?:er|ère)|employée?|coordinat(?:eur|rice)|négociat(?:eur|rice)|courti(?:er|ère)|souscript(?:eur|rice)|rédact(?:eur|rice)|traduct(?:eur|rice)|développeu(?:r|se)|administrat(?:eur|rice))(?!\p{L})/iu,
);

/** Further English callings, as whole words: within others their stems say nothing. */
const ROLE_FURTHER =
  /\b(?:sonographers?|conveyancers?|milkers?|herds(?:man|woman|person|people|men)|stock(?:man|person|woman)|shepherd(?:ess)?|realtors?|attendants?|stockers?|slingers?|banks(?:man|men)|dogm[ae]n|riggers?|roofers?|scaffolders?|plasterers?|bricklayers?|glaziers?|tilers?|gardeners?|all[- ]?rounders?|landscapers?|farm ?hands?|stable ?hands?|deck ?hands?|grooms?(?! of)|butchers?|hairdressers?|barbers?|beauticians?|florists?|dispatchers?|concierges?|bartenders?|sommeliers?|nann(?:y|ies)|childminders?|practitioners?|interpreters?|negotiators?|notar(?:y|ies)|typists?|registrars?|archivists?|curators?|geologists?|chemists?|biologists?|physicists?|statisticians?|economists?|diet(?:it|ic)ians?|nutritionists?|optometrists?|opticians?|audiologists?|psychologists?|osteopaths?|chiropractors?|radiographers?|phlebotomists?|hygienists?|linem[ae]n|lineworkers?|(?:first|second|third|chief|1st|2nd|3rd) mates?|drillers?|miners?|bosuns?|stevedores?|signallers?|shunters?|matrons?|sdets?|adjusters?|assessors?|appraisers?|arborists?|lifeguards?|valeters?|couriers?|removers?|reps?|millers?(?=,| at|$)|turners?(?=,| at|$)|toolmakers?|moulders?|upholsterers?|seamstress|tailors?|jewellers?|undertakers?|locksmiths?|blacksmiths?|fellows?|editors?|copywriters?|animators?|illustrators?|actuar(?:y|ies)|traders?|brokers?|tellers?|collectors?|brewers?|distillers?|winemakers?)\b/iu;

/** Whether a text holds a word of German or French for who does a job, of which the compound or the ending is a trade. */
export function namesRoleElsewhere(text: string): boolean {
  return roleElsewhereFor(text).test(text);
}

/** Whether a text holds one of the words that most posts are called by, whatever else it says: titles of ads are found by it. */
export function namesUsualRole(text: string): boolean {
  return ROLE.test(text);
}

/** Whether a text holds a word that people are called by who do a job. */
export function namesRole(text: string): boolean {
  return ROLE.test(text) || roleElsewhereFor(text).test(text) || ROLE_FURTHER.test(text);
}

/** Whether a line's first part, up to a comma or a dash, ends in a word for people. */
export function startsWithRole(line: string): boolean {
  const words = firstPartOf(line).split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length <= TITLE_WORDS_MAX && ROLE.test(last) && !WORK_ITSELF.test(last);
}

/** "Section primaire": how a place is, by an ending of people. */
const OF_A_PLACE =
  /(?:primaire|secondaire|scolaire|sanitaire|alimentaire|judiciaire|bancaire|militaire|universitaire|nucléaire|present|heute|laufend)$/iu;

/** Whether a few words end in one for people: a role by its stem, or a word in small letters or by itself by its ending. */
export function endsInPerson(part: string): boolean {
  const words = part.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > TITLE_WORDS_MAX || WORK_ITSELF.test(last) || OF_A_PLACE.test(last)) return false;
  return namesRole(last) || (calledFor(last).test(last) && (/^\p{Ll}/u.test(last) || words.length === 1));
}

/** Whether one of the words is of people who do a job, and not of what they do or where: a nurse, and no nursing home. */
export function holdsPerson(text: string): boolean {
  return text.split(/[^\p{L}-]+/u).some((word) => namesRole(word) && !WORK_ITSELF.test(word));
}

/** Whether the last word of a title's first part is a word for people. */
export function namesSomeone(title: string): boolean {
  const first = firstPartOf(title);
  // "Head of sales", "éducateur de jeunes enfants": the word for people stands before what it is of.
  const heads = [
    first,
    ...first.split(/\s(?:of|de|du|des|für|en)\s|\sd'/).slice(0, 1),
    ...beginsFrench(first),
  ];
  return heads.some((head) => {
    const last = head.split(/\s+/).at(-1) ?? '';
    if (/^.+ (?:wo)?m[ae]n$/i.test(head)) return true;
    return (calledFor(last).test(last) || ROLE.test(last)) && !WORK_ITSELF.test(last);
  });
}

/** "Juriste droit social", "chargée clientèle": in French who it is stands first. */
const frenchCallingFor = writtenFor(
  /^(?:juriste|développeu\p{L}+|technicien\p{L}*|ingénieure?|gestionnaire|chargée?|comptable|infirmi\p{L}+|aide-soignante?|conduct\p{L}+|respons\p{L}+|assistante?|contrôleu\p{L}+|auditeu\p{L}+|éducat\p{L}+|analyste|architecte|directeu\p{L}*|directrice|cheff?e?|consultante?|acheteu\p{L}+|vendeu\p{L}+|opérat\p{L}+|psychologue|professeure?|formateu\p{L}+|formatrice|administrat\p{L}+)(?= )/iu,
);

function beginsFrench(title: string): string[] {
  const word = frenchCallingFor(title).exec(title)?.[0];
  return word === undefined ? [] : [word];
}

/** Up to a comma, a parenthesis or a dash. */
function firstPartOf(line: string): string {
  return (line.split(/[,(|–:]|\s-\s/)[0] ?? '').trim();
}
