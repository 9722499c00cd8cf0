// Subjects within a field that are professions of their own: a nurse's degree is no physiotherapist's, though both are of
// health. Where a text names none of them, the field is all that is known. Pure.

import { FIELD, type FieldName } from './degree-fields.ts';

const SUBJECTS: Partial<Record<FieldName, readonly RegExp[]>> = {
  engineering: [
    /mechanical|maschinenbau|mécanique/i,
    /electric|electronic|elektro|électr|\bee\b/i,
    /\bcivil\b|structural|bauingenieur|construction|building/i,
    /chemical|\bprocess\b|biochemical|verfahrenstechnik|génie (?:chimique|des procédés)/i,
    /\bfood|agroparis|agroaliment|lebensmittel/i,
    /computer|software|informati/i,
  ],
  life: [
    /\bpharmacy|\bpharmacist|mpharm|pharm\.?d\b|pharmazie|en pharmacie|pharmaceutic/i,
    /veterinar|tiermedizin|\bdvm\b/i,
    /chemi|chimie/i,
    /bio|zoolog|botan|genetic|life scien/i,
    /\bfood/i,
    /agronom|agricult|horticult|crop|soil|plant/i,
    /forest|arboricult|environment|ecolog/i,
  ],
  health: [
    /nurs(?!ery)|\b[bma]sn\b|\badn\b|\brn\b|pflege|soins infirm|infirmi/i,
    /midwif|hebamme|sage-femme|maïeutique/i,
    /physiotherap|physical therap|kinésith/i,
    /occupational therap|ergotherap|ergothérap/i,
    /radiograph|radiolog|medical imaging|radiation/i,
    /respiratory/i,
    /diet[ei]t|diététi|diätetik|nutrition/i,
    /speech|logop|orthophon/i,
    /audiolog|hearing/i,
    /optometr/i,
    /podiatr|chiropod/i,
    /prosthet|orthot/i,
    /osteopath/i,
    /chiropract/i,
    /paramedic|emergency/i,
    /dental hygien/i,
    /dentist|dental surg|dental medicine|zahnmedizin/i,
    /\bmedicine\b|mbbs|mbchb|humanmedizin|médecine/i,
    /environmental health|umwelthygiene|santé environnement/i,
    /public health|epidemiolog|\bmph\b|\bmsph\b|health promotion/i,
    /health (?:care )?(?:admin|manage|inform)/i,
    /sports? (?:therap|rehab|scien|med)|exercise/i,
    /cardiovascular|sonograph|echocardi/i,
    /surgical tech|operating department/i,
    /medical assist|medizinische\w* fachangest|doctor['’]s assistant/i,
    /sterile (?:process|service)/i,
    /medical laborator|biomedical|phlebotom/i,
  ],
  business: [
    /account|comptab|rechnungswesen|financ|econom|\bmacc\b|banking|actuar|business|commerce|gestion|betriebswirt|bwl|management|\bmba\b|\bbba\b|b\.?com\b|kaufm|wirtschaft/i,
    /marketing/i,
    /human resource|\bhrm\b/i,
    /logistic|supply chain/i,
    /hospitality|hotel|tourism/i,
    /real estate/i,
  ],
  law: [
    /\blaw\b|\blaws\b|\bll[bm]\b|\bjd\b|juris|jura\b|droit|rechtswissenschaft|legal/i,
    /criminolog|criminal justice|polic/i,
  ],
  social: [
    /social work|\b[bm]sw\b|\bdipsw\b|\bcqsw\b|soziale arbeit|sozialarbeit|service social/i,
    /social care/i,
    /psycholog/i,
    /sociolog|anthropolog|politic|poli sci|international relations|public polic/i,
    /counsell?/i,
    /theolog|divinity/i,
    /youth (?:(?:and|&) )?(?:community )?(?:work|studies)|community (?:work|development|and youth)/i,
  ],
  education: [
    /early (?:childhood|years)|pre-?school|kindergarten teach|nursery|birth to|frühpädagog|kindheitspädagog/i,
    /\bprimary|elementary|\bk-6\b|grundschul|primarstufe/i,
    /\bsecondary|high school|gymnasi|sekundar/i,
    /special (?:education|needs)|inclusive education|sonderpädagog/i,
    /\badult|vocational|further education|erwachsenenbildung|andragog/i,
  ],
  building: [
    /(?<!landscape )architect(?!ur\w* tech)/i,
    /landscape/i,
    /urban|town plan|city plan|regional plan|spatial plan/i,
    /survey|construction|building|civil/i,
    /interior/i,
  ],
  arts: [
    /interior|furniture|industrial design|product design|spatial|exhibition design/i,
    /graphic|visual|illustrat|animation|typograph|multimedia|\bux\b|mediengestalt/i,
    /fashion|garment|apparel|textil/i,
    /journalis|\bmedia\b|communicat|\bfilm\b|televis|broadcast|public relations|publizisti/i,
    /music|\b[bm]mus\b|danc|theatre|drama|\bacting|performing/i,
    /histor|philosoph|classics|archaeolog|histoire|geschicht/i,
    /fine arts?|beaux-arts|sculpt|painting|photograph|bildende kunst/i,
  ],
};

/** Who asks for a neighbour of a subject takes one. */
const NEAR =
  /\b(?:related|similar|allied|adjacent|cognate|relevant|other|another|any|closely)\b|verwandt|vergleichbar|ähnlich|\bo\.\s?ä|connexe|assimilé|\betc\b/i;
const EQUAL = /\b(?:equivalent|comparable|technical|scientific|quantitative|numerate|stem)\b|équivalent/i;
/** Fields whose professions the law tells apart: an equivalent is of the same profession. */
const LAWFUL = FIELD.health | FIELD.law | FIELD.social;

/** Beside chemistry biochemistry is asked for as chemistry, and lets no biologist in. */
const CHEMISTRY = /(?<!\p{L})chemi(?:str|e)/iu;
/** "No chemistry after the first year": what was not studied. */
const LEFT_OUT =
  /(?<!\p{L})(?:no|without|ohne|kein|sans) (?:\p{L}+ ){0,2}?\p{L}+(?= (?:after|beyond|since|past|at|in)(?!\p{L})|[.,;)]|$)/giu;

/** Whether both texts name subjects, and other ones, in every field that they share; `shared` is a set of bits. */
export function isOtherSubject(asked: string, held: string, shared: number): boolean {
  if (shared === 0 || NEAR.test(asked)) return false;
  const sought = CHEMISTRY.test(asked) ? asked.replaceAll(/bio(?=chem)/giu, '') : asked;
  const studied = held.replace(LEFT_OUT, ' ');
  for (const [name, subjects] of Object.entries(SUBJECTS)) {
    const bit = FIELD[name as FieldName];
    if ((shared & bit) === 0) continue;
    shared &= ~bit;
    if ((LAWFUL & bit) === 0 && EQUAL.test(asked)) return false;
    const wanted = subjects.filter((subject) => subject.test(sought));
    const has = subjects.filter((subject) => subject.test(studied));
    if (wanted.length === 0 || has.length === 0 || wanted.some((subject) => has.includes(subject)))
      return false;
  }
  return shared === 0;
}
