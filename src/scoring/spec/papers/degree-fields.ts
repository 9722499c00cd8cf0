// The fields that degrees are in. A subject is compared by the field it belongs to, since a spec that says "or a related
// subject" means the field. Pure.

/** What names a subject of each field. */
const FIELDS = {
  computing:
    /comput|software|inform[aá]ti[ckqc]|data scien|cyber|\bit (?=support|systems?|management|security|infrastructure|services?|degree|network)|\b(?:b\.?sc|m\.?sc|diploma|studies|graduate|degree) in it\b|information (technology|systems)|machine learning|\bai\b|\bmca\b|\bbca\b|\b[bm]scs\b|\bbsit\b/i,
  engineering:
    /engineer|ingenier[ií]|engenhar|ingegner|polymer|metallurg|materials scien|werkstoff|medizintechnik|geomatics|naval arch|petroleum|nuclear|techniker|ingenieur|ingénieur|mechanic|electri|electron|elektro|électr|mécani|automatique|automatisme|robotic|mechatron|maschinenbau|civil|structural|aerospace|chemical eng|industrial eng|\bb\.?tech\b|\b[bm]s(?:ee|me|ce)\b|\b[bm]eng\b(?! comput| softw| data| info)|génie|bauingenieur|verfahrenstechnik|maintenance (?:des (?:syst|équip|mat)|indus)|productique|\bgeii\b/i,
  life: /naturwissenschaft|natural scien|sciences (?:naturelles|de la vie)|laboratory scien|histotech|histolog|pharmaz|lebensmittel(?:chem|tech|wiss)|ernährungswiss|ökotroph|agrar|vétérin|tiermed|food tech|biolog|zoolog|botany|biochem|chemi|microbio|life scien|pharmac|biotech|genetic|food scien|physiolog|biomedical|toxicolog|environmental scien|agronom|forest|arboricult|horticult|agricult|ecolog|veterinary|\b[bm]?pharm\b|\bpharmd\b|\bdvm\b|\bmchem\b|\bchimie|\bbiochimie/i,
  health:
    /radiation therap|radiotherap|humanmedizin|médecine|gesundheit|laboratory scien|nurs|midwif|health|medicin|physiotherap|paramedic|radiograph|dental|pflege|clinical|occupational therap|dietet|nutrition|public health|soins|infirmi|\b[bma]sn\b|\bdnp\b|\badn\b|\bmph\b|\bmsph\b|\bdrph\b|epidemi|\bb[hn]sc\b|respiratory|kinesiolog|podiatr|optometr|audiolog|prosthet|orthot|osteopath|chiropract|speech (?:therap|patholog|scien)|speech-language|cardiovascular|sonograph|surgical tech|phlebotom|medical (?:laborator|assist|imaging)/i,
  business:
    /account|financ|econom|business|commerce|management|marketing|\bmba\b|\bbba\b|\bb\.?com\b|comptab|gestion|bwl|betriebswirt|logistic|supply chain|hospitality|hotel|actuar|banking|administration|human resource|tourism|logistik|comptable|ressources humaines|\bbsba\b|\bmacc\b|real estate|\bhrm\b|entrepreneur|kaufm|wirtschaft/i,
  exact:
    /math|statist|physic(?:s|ist|o)|physical scien|actuar|astronom|quantitative|operations research|numerate|\bmphys\b|\bmmaths?\b|physik|physique|mathémat/i,
  law: /\blaw\b|\bllb\b|\bllm\b|legal|jurisprud|droit|jura\b|rechtswissenschaft|criminolog|\bjd\b|juris doctor|criminal justice|juristisch/i,
  social:
    /social work|social scien|sociolog|psycholog|politic|international relations|anthropolog|\bdipsw\b|\bcqsw\b|social care|counsel|soziale arbeit|youth (?:and community |& community )?work|community (?:work|development)|\b[bm]sw\b|human services|theolog|divinity|gender stud|family stud|development stud|public polic|\bpoli sci\b|sozialpäd/i,
  education:
    /educat|teach|pedagog|pädagog|early years|childhood|lehramt|\b[bm]\.?ed\b|\b[bm]sed\b|\bpgce\b|\bmat\b/i,
  building:
    /architect|architekt|stadtplan|raumplan|urbanis|urban|planning|surveying|interior|landscape|construction|building/i,
  arts: /\barts?\b|\b(?:general|liberal|interdisciplinary) studies|design|music|theatre|drama|film|media|journalis|history|philosoph|communicat|fashion|graphic|humanit|\b[bm]fa\b|\b[bm]mus\b|dance|photograph|classics|archaeolog|creative writing|\bmuseum|heritage|kunst|histoire|geschicht/i,
  languages:
    /english|german\b|french|spanish|literature|language|linguist|humanit|philolog|germanist|anglist|übersetz|dolmetsch|translation|translator|interpret|traduct|hispanic|slavonic|\barabic\b|italian|mandarin|modern lang|romanist/i,
  earth: /geograph|geolog|earth scien|meteorolog|environment|ecolog/i,
  sport: /sport|exercise|kinesiolog|fitness/i,
} as const satisfies Record<string, RegExp>;

/** A field of study by its name in the table. */
export type FieldName = keyof typeof FIELDS;

const NAMES = Object.keys(FIELDS) as FieldName[];

/** A bit for each field, so that the fields of a degree are one number. */
export const FIELD = Object.fromEntries(NAMES.map((name, index) => [name, 1 << index])) as Record<
  FieldName,
  number
>;

/** Indian and Irish degrees in engineering name no subject: "BE"; and in small letters "it" is a word. */
const ENGINEERING_BY_NAME = /\bBE\b/;
const COMPUTING_BY_NAME = /\bIT\b/;
/**
 * "A natural science", "Naturwissenschaft", "un diplôme scientifique", "a science or engineering subject": several fields
 * by one name; a bachelor of science in something is of that thing alone.
 */
const SCIENCES =
  /\b(?:natural|physical) sciences?\b|naturwissenschaft|natur- (?:oder|und) |sciences? naturelles?|\bscientifique|\bscientific (?:discipline|subject|field|degree|background)|\b(?:an?|any|in|or|relevant|related|other)[ /]sciences?\b(?! (?:of|teach|educat|communic|po\b))|\bsciences?(?: or |\/)engineering/i;
/** Who asks for a related subject takes a neighbour of it: the exact sciences with each other, letters with the arts. */
const NEIGHBOURS: readonly number[] = [
  FIELD.computing | FIELD.engineering | FIELD.exact,
  FIELD.life | FIELD.earth,
  FIELD.arts | FIELD.languages,
  FIELD.social | FIELD.education,
];
const RELATED =
  /\b(?:related|similar|equivalent|comparable|allied|adjacent|cognate|relevant|other|another|technical|scientific|quantitative|numerate|stem)\b|verwandt|vergleichbar|ähnlich|\bo\.\s?ä|connexe|équivalent|assimilé|\betc\b/i;
/** "A closely related discipline": of the same field, and no neighbour of it. */
const CLOSELY =
  /\b(?:closely|directly|strongly|very) (?:related|allied|comparable|similar|relevant|cognate)\b|\b(?:eng|nah|direkt) verwandt|\bétroitement lié|\btrès proche/i;

/** The bits of the fields that a text names subjects of. */
export function fieldsIn(text: string): number {
  let bits = ENGINEERING_BY_NAME.test(text) ? FIELD.engineering : 0;
  if (COMPUTING_BY_NAME.test(text)) bits |= FIELD.computing;
  if (SCIENCES.test(text)) bits |= FIELD.life | FIELD.exact | FIELD.earth;
  // Whoever treats speech studies no language.
  const said = text.replace(/speech (?:and|&) language (?=therap|patholog|scien)/gi, 'speech ');
  for (const name of NAMES) if (FIELDS[name].test(said)) bits |= FIELD[name];
  return bits;
}

/** Whether a degree in some fields answers one asked for in others by `text`: the same, or a neighbour where that will do. */
export function isSubject(asked: number, held: number, text: string): boolean {
  if (asked === 0 || held === 0 || (asked & held) !== 0) return true;
  return (
    RELATED.test(text) &&
    !CLOSELY.test(text) &&
    NEIGHBOURS.some((bits) => (bits & asked) !== 0 && (bits & held) !== 0)
  );
}
