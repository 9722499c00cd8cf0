// Words that people are called by who do a job, by their stems and their endings: trades are too many to list. Pure.

/** What people are called who do a job: in whatever part of a word it stands, the word is one. */
const ROLE =
  /engineer|develop|manag|analy|design|special|consult|account|techni|adminis|direct|coordin|superv|operat|instruct|teach|train|advis|represent|assist|associat|officer|scien|archit|program|plann|research|recruit|therap|pharma|physi|nurs|weld|electric|mechan|plumb|driv|clerk|cashier|chef|cook|baker|barist|waiter|clean|housekeep|recept|secret|solicit|attorney|lawyer|paraleg|audit|actuar|underwrit|broker|agent|buyer|merchand|market|writer|editor|journal|translat|librar|tutor|lectur|profess|coach|counsel|worker|carer|pilot|captain|guard|inspect|survey|estimat|foreman|install|fitter|machin|fabricat|joiner|carpent|painter|scrum|tester|master|intern|lead|head|partner|executive|elektron|pfleg|sachbearbeit|leiter|meister|gestion|chargé|responsable|comptable|infirm|conduct|artist|photograph|producer|stylist|sales|owner|strateg|bookkeep|controller|handler|keeper|maker|picker|packer|porter|midwife|paramedic|dentist|doctor|surgeon|vet\b|tech\b|techs\b|chauffeur|vendeu|éducat|verkäuf|fahrer|bäcker|koch\b|köchin|soign|sage-femme|hebamme|\b(?:IBODE|IADE|SEND?CO)\b/iu;
/** A word that somebody is called by, where a cue says that somebody is sought: by its ending, since trades are many. */
const CALLED =
  /(?<!\p{L})(?:\p{L}{3,}leitung|(?:rang|partie|service|projet|chantier|équipe))$|(?<!\p{L})\p{L}{2,}(?:[eo]rs?|ists?|[aei]nte?s?|angestellt\p{L}*|ians?|persons?|m[ae]n|wom[ae]n|hands?|wrights?|smiths?|eurs?|euses?|ices?|[iy]ers?|ières?|logues?|nurses?|(?:istr|urs|ic)ars?|chefs?|vets?|clerks?|cooks?|guides?|aides?|coach(?:es)?|heads?|leads?|techs?|in|kraft|mann|frau|ées?|irs?|aires?)$/iu;
/** Work and not who does it. */
const WORK_ITSELF =
  /(?:\b(?:services|offices|practices|devices|prices|advices)|ing|ment|tion|ship|ity|ics|ies|ance|ence)$/i;
/** A title has no more words. */
export const TITLE_WORDS_MAX = 7;

/** Whether a text holds a word that people are called by who do a job. */
export function namesRole(text: string): boolean {
  return ROLE.test(text);
}

/** Whether a line's first part, up to a comma or a dash, ends in a word for people. */
export function startsWithRole(line: string): boolean {
  const words = firstPartOf(line).split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length <= TITLE_WORDS_MAX && ROLE.test(last) && !WORK_ITSELF.test(last);
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
    return (CALLED.test(last) || ROLE.test(last)) && !WORK_ITSELF.test(last);
  });
}

/** "Juriste droit social", "chargée clientèle": in French who it is stands first. */
const FRENCH_CALLING =
  /^(?:juriste|développeu\p{L}+|technicien\p{L}*|ingénieure?|gestionnaire|chargée?|comptable|infirmi\p{L}+|aide-soignante?|conduct\p{L}+|respons\p{L}+|assistante?|contrôleu\p{L}+|auditeu\p{L}+|éducat\p{L}+|analyste|architecte|directeu\p{L}*|directrice|cheff?e?|consultante?|acheteu\p{L}+|vendeu\p{L}+|opérat\p{L}+|psychologue|professeure?|formateu\p{L}+|formatrice|administrat\p{L}+)(?= )/iu;

function beginsFrench(title: string): string[] {
  const word = FRENCH_CALLING.exec(title)?.[0];
  return word === undefined ? [] : [word];
}

/** Up to a comma, a parenthesis or a dash. */
function firstPartOf(line: string): string {
  return (line.split(/[,(|–:]|\s-\s/)[0] ?? '').trim();
}
