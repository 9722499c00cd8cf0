// Degrees: their level, and what they are in. A subject is compared by the field it belongs to, since a spec that says
// "or a related subject" means the field. Pure.

import { isNamedIn, type Cased } from '../text/cased.ts';

const NEVER = /(?!)/;

/** Degrees by level, highest first. */
const DEGREES: readonly { level: number; name: string; pattern: Cased }[] = [
  {
    level: 4,
    name: 'a doctorate',
    pattern: {
      words: /\bph\.?\s?d\b|\bdoctorate\b|\bdoctoral\b|\bdphil\b|promotion in|\bdoctorat\b|\bdr\. rer/i,
      names: NEVER,
    },
  },
  {
    level: 3,
    name: "a master's degree",
    pattern: {
      words:
        /\bmaster(?:'?s)?\b(?! (?:electrician|plumber|data|schedule|plan|chef|mariner|builder|craftsman|production))(?=.{0,40}(?:degree|of |in |\bdegree|,|$|\)|–|-|diplom))|\bm\.?sc\b|\bm\.?eng\b|\bmba\b|\bm\.a\.?(?= |\)|\/|,)(?! ?(?:\d|state))|\bm\.\s?s\.?(?=[ ,])|\bm\.arch\b|\bllm\b(?= in)|diplom-\w+|\bdipl\.\s?-?\s?\p{L}{2,}|ing[ée]nieure? diplômée?|diplôme d.ing[ée]nieur|\bstaatsexamen\b|\bbac ?\+ ?5\b|\bm\.tech\b|\bmtech\b|\bmca\b/iu,
      names:
        /\bM(?:SN|SW|PH|PA)\b|\bM\.?A\.?(?= |\)|\/|,)(?! ?(?:\d|[Ss]tate))|\bM(?:Pharm|PHARM|Maths?|Phys|Chem|Biol|Sci|Comp|Res|Phil|Stat|Des|Arch|Ed)\b|\bMS\b(?= (?:in )?(?:Computer|Civil|Electrical|Mechanical|Chemical|Data|Statistic|Math|Physic|Biolog|Nursing|Finance|Econom|Engineering|Information|Environmental|Structural|Software|Industrial|Aerospace|Accounting))/,
    },
  },
  {
    level: 2,
    name: 'a degree',
    pattern: {
      words:
        /\bbachelor'?s?\b|\bbachelier\b|\bb\.?sc\b|\bb\.a\.?(?= |\)|\/|,)|\bb\.?\s?s\.?(?= in| degree| \(|,)|\bb\.?eng\b|\bbtech\b|\bb\.e\.?(?= |,|\))|\bbca\b|\bb\.?tech\b|\bb\.?com\b|\bbba\b|\bb\.ed\b|\bbfa\b|\bllb\b|\bdegree\b|\bgraduate(?:d)? (?:in|of|from)\b|\bhochschul\w+|\bstudium\b|\blicence (?:en|de|pro)|\bbac ?\+ ?[34]\b|\buniversity of\b/iu,
      names:
        /\bB(?:SN|SW)\b|\bB\.?[AE]\.?(?= |\)|\/|,)|\bBS\b(?= (?!EN\b|ISO\b)\p{Lu}\p{Ll})|\bB\.\s?S\.(?= \p{Lu})|\bB\.?Ed\b|\bBED\b|\bBUT\b(?= \p{L})/u,
    },
  },
  {
    level: 1,
    name: 'a diploma',
    pattern: {
      words:
        /\bdiploma\b|\bdiplôme\b(?! d.ing[ée]nieur)|\bassociate'?s?\b(?= degree| of| in)|\bfoundation degree\b|\bhnd\b|\bhnc\b|\bbts\b|\bdut\b|\bbac ?\+ ?2\b|\bdip\s?(?:he|sw)\b/i,
      names: /\bA\.?A\.?S\b|\bA\.S\.|\bAS (?:in|degree)\b|\bAA (?:in|degree)\b/,
    },
  },
];

const ASKS =
  /degree|bachelor|master'?s|master (?:of|in|en)\b|\b[bm]s[nw]\b|ph\.?\s?d|doctorate|diploma|\bb\.?sc\b|\bm\.?sc\b|\bb\.?\s?s\.? in|\bb\.?eng\b|\bm\.?eng\b|\bmpharm\b|\bmba\b|\bbtech\b|\bba\/ma\b|graduate (in|of)|studium|hochschul|diplôme|dipl[ôo]m-|bac ?\+|licence en|\bbts\b/i;

const FIELDS: readonly RegExp[] = [
  /comput|software|informati[ck]|data scien|cyber|\bit\b|information (technology|systems)|machine learning|\bai\b|\bmca\b|\bbca\b/i,
  /engineer|ingenieur|ingénieur|mechanic|electri|electron|elektro|mechatron|maschinenbau|civil|structural|aerospace|chemical eng|industrial eng|\bb\.?tech\b|génie|bauingenieur|verfahrenstechnik/i,
  /biolog|biochem|chemi|microbio|life scien|pharmac|biotech|genetic|food scien|physiolog|biomedical|toxicolog|environmental scien|agronom|forestry|veterinary/i,
  /nurs|midwif|health|medicin|physiotherap|paramedic|radiograph|dental|pflege|clinical|occupational therap|dietet|nutrition|public health|soins|infirmi/i,
  /account|financ|econom|business|commerce|management|marketing|\bmba\b|\bbba\b|\bb\.?com\b|comptab|gestion|bwl|betriebswirt|logistic|supply chain|hospitality|hotel|actuar|banking|administration|human resource|tourism/i,
  /math|statist|physic|actuar|astronom|quantitative|operations research|numerate/i,
  /\blaw\b|\bllb\b|\bllm\b|legal|jurisprud|droit|jura\b|rechtswissenschaft|criminolog/i,
  /social work|social scien|sociolog|psycholog|politic|international relations|anthropolog|\bdipsw\b|\bcqsw\b|social care|counsel|soziale arbeit|youth work/i,
  /educat|teach|pedagog|pädagog|early years|childhood|lehramt/i,
  /architect|urban|planning|surveying|interior|landscape|construction|building/i,
  /art\b|arts\b|design|music|theatre|drama|film|media|journalis|history|philosoph|communicat|fashion|graphic|humanit/i,
  /english|german\b|french|spanish|literature|language|linguist|humanit|philolog|germanist|anglist|übersetz|dolmetsch|translation|translator|interpret|traduct/i,
  /geograph|geolog|earth scien|meteorolog|environment|ecolog/i,
  /sport|exercise|kinesiolog|fitness/i,
];
/** Indian and Irish degrees in engineering name no subject: "BE". */
const ENGINEERING_BY_NAME = /\bBE\b/;
const ENGINEERING = 1;
const NAMES_NO_SUBJECT =
  /degree (in )?(a |any )?(relevant|related|numerate|technical|scientific|quantitative|any|equivalent)|(relevant|any|university|first|good|college|undergraduate|bachelor'?s?|master'?s?) degree(?! in| of)/i;

/** Fields as a set of bits. */
export type Degree = { level: number; name: string; fields: number };

/** The highest degree that a text names, or null. */
export function degreeIn(text: string): Degree | null {
  const found = DEGREES.find(({ pattern }) => isNamedIn(text, pattern));
  return found === undefined ? null : { level: found.level, name: found.name, fields: fieldsIn(text) };
}

/** Everybody left school, and few say so. */
const SCHOOL = /high school (?:diploma|graduate|degree)|secondary school diploma|\bged\b|school leaver/i;

/** A state's diploma is the paper of a trade, and one of a level is no degree. */
const TRADE_DIPLOMA = /dipl[ôo]m\w* d.[ée]tat|\blevel [2-7] (?:national )?diploma/i;

/** Whether a statement asks for a diploma that admits to a trade, and for no degree. */
export function isTradeDiploma(text: string): boolean {
  return TRADE_DIPLOMA.test(text);
}

/** The lowest degree that a spec asks for ("diploma or BSc": the diploma is enough), or null; no fields means any. */
export function degreeAsked(text: string): Degree | null {
  if (!ASKS.test(text) || SCHOOL.test(text) || isTradeDiploma(text)) return null;
  const found = DEGREES.findLast(({ pattern }) => isNamedIn(text, pattern));
  if (found === undefined) return null;
  return { level: found.level, name: found.name, fields: NAMES_NO_SUBJECT.test(text) ? 0 : fieldsIn(text) };
}

function fieldsIn(text: string): number {
  let bits = 0;
  for (const [index, field] of FIELDS.entries()) if (field.test(text)) bits |= 1 << index;
  if (ENGINEERING_BY_NAME.test(text)) bits |= 1 << ENGINEERING;
  return bits;
}
