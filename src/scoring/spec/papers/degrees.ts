// Degrees: their level, and the fields that they are in. Pure.

import { cased, type Sought } from '../../text/expressions/cased.ts';
import { mayMatch, testOf } from '../../text/expressions/first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import { BODYS_DIPLOMA } from './credential-words.ts';
import { fieldsIn } from './degree-fields.ts';
import { degreeLevelIn, mayNameLevel } from './framework-levels.ts';

/** Degrees by level, highest first; letters are read with their dots left out. */
const DEGREES: readonly { level: number; name: string; pattern: Sought }[] = [
  {
    level: 4,
    name: 'a doctorate',
    pattern: cased({
      words:
        /\bph\.?\s?d\b|\bdoctorate\b|\bdoctoral\b|\bdphil\b|promotion in|\bdoctorat\b|\bdocteure? en\b|\bdr\. rer|\bdoctor of \p{L}|\bjuris doctor|\bpharmd\b|\bengd\b|\bpsyd\b|\bdrph\b|\bdnp\b|\bdvm\b/iu,
      names:
        /\bEdD\b|\bD(?:ClinPsy|CounsPsy|EdPsy|EdPsych|Prof|Pharm|Eng|Sc|Phys|Mus|Th|PT|DS|MD)\b|\bDr ?(?:rer|phil|med|ing|iur|oec)\b|\bScD\b|\bJD\b(?=,| \(|\)|$| required| at\b| needed| (?:19|20)\d\d| from| and\b| degree|;| with| cum| magna| summa)/,
    }),
  },
  {
    level: 3,
    name: "a master's degree",
    pattern: cased({
      words:
        /(?<!\b(?:scrum|harbou?r|station|yard|dock|tug|choir|band|quiz|web|drill|toast|reiki|rowing|swim(?:ming)?|athletics|running|track|cycling|squash|tennis|golf|hockey|football|rugby|club) )\bmaster(?:'?s?)?\b(?!,? (?:rowing|rowers?|swim\p{L}*|athletics?|games|champion\p{L}*|electrician|plumber|data|schedule|plan|chef|mariner|builder|craftsman|production|practitioner|trainer|coach|class|hypnotist|barber|stylist|technician|tailor|joiner|sergeant|of (?:towing|(?:self-propelled )?vessels?|ships?|yachts?|inland|any gross|near coastal)|scheduler|black belt|franchise|agreement|services? agreement|key|copy|batch|branch|file|budget)\b)(?=.{0,40}(?:degree|of |in |\bdegree|,|$|\)|–|-|diplom))|\bmasters? \d\b|\bm\.?sc\b|\bm\.?eng\b|\bmba\b|\bm\.a\.?(?= |\)|\/|,)(?! ?(?:\d|state))|\bm\.\s?s\.?(?=[ ,])|\bm\.arch\b|\bllm\b(?= in)|(?<!vor)diplom-\w+|\bdiplom\b(?=,? \(?(?:in|der|fh|th|tu|uni|htw|hochschule)\b|,? \(?(?:19|20)\d\d| \p{L}*(?:ik|ie|kunde|bau|wesen|wirtschaft(?:slehre)?|wissenschaft(?:en)?|recht|arbeit)(?!\p{L}))|\(diplom\)|\bdipl\.\s?-?\s?\p{L}{2,}|ing[ée]nieure?(?: \p{L}+){0,2} diplômée?|diplôme d.ing[ée]nieur|\bing[ée]nieure?(?:[-·(]e\)?)?(?: dipl(?:\.|ômée?))? (?:epfl?|ethz?|insa|ensam|utc|utt|utbm)\b|(?:formation|études|cursus|diplôme)\s?:.{0,60}\bing[ée]nieure?\b|\bstaatsexamen\b|\bbac ?\+ ?[5-8]\b|\bm\.tech\b|\bmtech\b|\bmca\b|\b(?:advanced|graduate|postgraduate|second cycle) degree\b(?! in progress)|\brncp\W{0,3}(?:de )?niveau (?:7|i)\b|\btitre\b[^.;]{0,80}\bniveau (?:7|i)\b|\blaurea (?:magistrale|specialistica)|\bmagister\b|\bmáster\b|\bmestrado\b|\bprogramme grande école|\bdiplômée? d.(?:une |un )?(?:grande )?école (?:de commerce|d.ingénieur)|\bdjce\b|\bvolljurist/iu,
      names:
        /(?<!\d ?)\bM2\b(?=,? (?:en |de |d['’])?\p{L}{4,})|\bM(?:SN|SW|PH|PA)\b|(?<!\b(?!(?:19|20)\d\d )\d[\d.’']* )\bM\.?A\.?(?= |\)|\/|,)(?! ?(?:\d|[Ss]tate))|\bM(?:Pharm|PHARM|Maths?|Phys|Chem|Biol|Biochem|Geol|Optom|Sci|Comp|Res|Phil|Stat|Des|Arch|Ed|Mus|PP|LIS|Com|Comm|HSc|Nurs|Litt|Div|Acc|Tax|Plan|URP|Eng|Tech|SEd|SEE|SME|SCE|SCS|SIS|SPH|SHA|HA|PharmS|Ost|Psych|VetMed)\b|\bMClin\p{L}*\b|\bEMBA\b|\bEdS\b|\bLLM\b(?=,? (?:in )?(?:.{0,40}(?:\b[Ll]aw\b|[Uu]niversit)|(?:19|20)\d\d))|\bDESS\b|\bMAT\b(?= (?:in )?\p{Lu}\p{Ll})|\bMFA\b(?=,? (?:in )?(?:\p{Lu}\p{Ll}+ ?){0,3}.{0,40}(?:[Uu]niversit|[Cc]olleg|[Ss]chool|(?:19|20)\d\d))|\bMS\b(?= (?:in )?(?:Computer|Civil|Electrical|Mechanical|Chemical|Data|(?:Bio)?[Ss]tatistic|Math|Physic|Biolog|Nursing|Finance|Econom|Engineering|Information|Environmental|Structural|Software|Industrial|Aerospace|Accounting))|\bMS in \p{Lu}|\bMS[A-Z]{1,3}\b(?=.{0,60}(?:[Uu]niversit|[Cc]ollege|[Ii]nstitute of|, (?:19|20)\d\d))|\bMS\b(?=,? (?!Office|Word|Excel|Project|Access|Teams|Windows|Outlook|Dynamics|Azure|Power|Visio|Share|Server|Exchange|SQL)\p{Lu}\p{Ll}{3,}.{0,60}(?:[Uu]niversit|[Cc]olleg|[Ii]nstitute of|, (?:19|20)\d\d))/u,
    }),
  },
  {
    level: 2.5,
    name: 'a postgraduate diploma',
    pattern: cased({
      words:
        /\bpost-?\s?graduate (?:diploma|certificate)|\bgraduate diploma|\bgrad\.? ?dip|\bpg ?(?:dip|cert)\w*\b|\bpgc?de\b|\bpgce\b/i,
      names: /\bPGD\b/,
    }),
  },
  {
    level: 2,
    name: 'a degree',
    pattern: cased({
      words:
        /\bbachelor'?s?\b|\bbacheli(?:er|ère)\b|\bb\.?sc\b|\bb\.a\.?(?= |\)|\/|,)|\bb\.?\s?s\.?(?= in| degree| \(|,)|\bb\.?eng\b|\bbtech\b|\bb\.e\.?(?= |,|\))|\bbca\b|\bb\.?tech\b|\bb\.?com\b|\bbba\b|\bb\.ed\b|\bbfa\b|\bllb\b|(?<!\b(?:45|90|180|270|360)[- ]?)\bdegree\b|\b(?:abschluss|ausbildung|studium) (?:als|zu[mr]) (?:\p{L}+-)?ingenieur(?:in)?\b|(?<=(?:abschluss|ausbildung|geprüfte\p{L}?) [^.;]{0,60})(?:techniker|meister)(?:in)?(?:,| oder|, oder) ingenieur(?:in)?\b|\bgraduate(?:d)? (?:in|of|from)\b|\bhochschul(?!reife|zugang)\w+|\bstudium\b|\blicence (?:en|de|pro)|\bbac ?\+ ?[34]\b|\blicenciatur\w*|\blicen[țţ][ăa]?(?= (?:in|în|en)\b)|\blicenciad[oa]\b|\blaurea\b|\blicencjat\w*|\binżynier\b|\bgrado en\b|\bgraduad[oa] en\b|\bingenier(?:o|a|ía)\b|\bkandidatexamen\b|\bmbbs\b|\bmbchb\b|\bmb ?bch\b|\bbacharel(?:a|ado)?\b|\bbakalář|\brncp\W{0,3}(?:de )?niveau (?:6|ii)\b|\btitre\b[^.;]{0,80}\bniveau (?:6|ii)\b|\blicence (?:pro(?:fessionnelle)?|aes|mass|lea|llcer?|staps|miage|mention)\b|\blicence\b(?=[^.;]{0,60}(?:\buniversité|\biut\b|sorbonne))|\bdiplôme d.(?:expert|études supérieures)|\bbaccalauréat (?:spécialisé |bidisciplinaire )?(?:en|ès) \p{L}{3,}|\bbaccalauréat(?:,| \()[^.;]{0,40}\buniversité|\bbac en \p{L}{3,}[^.;]{0,60}\buniversité|\bgraduat en\b|\bgraduée? en\b|\bing(?:\.|[ée]nieure?)(?:[-·(]e\)?)?(?: dipl(?:\.|ômée?))? (?:hes(?:-so)?|ets|hta)\b|\p{L}*ing(?:\.|enieur(?:in)?) (?:fh|htl)\b/iu,
      names:
        /\bB(?:SN|SW|VSc|VetMed|VMS)\b|\bBVM&S\b|\bMVB\b|\bVetMB\b|(?<!\b(?:in|à|aus|near|based)[: ]{1,2}\p{Lu}[\p{L}-]{2,20} \()\bB\.?[AE]\.?(?= |\)|\/|,|\((?:[Hh]on|Civil|Mech|Elec|Chem))(?! (?:sets?|wearers?|cylinders?|teams?|kits?|masks?|escape|entry|compressors?|training|apparatus)\b)|\bBS\b(?=,? (?:in |of )?(?!EN\b|ISO\b)(?:\p{Lu}\p{Ll}|(?:19|20)\d\d))|\bB\.\s?S\.(?= \p{Lu})|\bB\.?Ed\b|\bBED\b|\bBUT\b(?= \p{L})|\bB(?:Arch|Mus|FA|SEd|AEd|SEE|SME|SCE|SChE|SCS|SIT|SBA|SPH|SCompSc|ASc|ApSc|AppSc|HSc|HlthSc|SocSc|SocSci|Nurs|Nsg|Pharm|Des|Phil|Th|VSc|VetMed|VMS|Agr|AgSc|AgrSc|Bus|CompSc|CompSci|Math|Stat|Psych|Comm|Med|MedSc|MedSci|Physio|OccThy|Law|LArch|InfTech|IntArch|Journ|PhEd|Ag|Hum|Econ|Ec|Acc|Plan|Surv|Optom|Mid|Midwif)\b|\bBS(?!I\b|L\b)[A-Z]{1,3}\b(?=.{0,60}(?:[Uu]niversit|[Cc]ollege|[Ii]nstitute of|, (?:19|20)\d\d))|\b[AS]B\b(?=,? (?:in |of )?\p{Lu}\p{Ll}{3,})(?=.{0,80}(?:[Uu]niversit|[Cc]olleg|[Cc]um [Ll]aude|[Hh]onou?rs|(?:19|20)\d\d))|\bB(?:N|M|IT|IS|AS|GS|HS|DS|Ac)\b(?=,? (?:in |of |\((?:[Hh]ons|[Hh]onours))|.{0,60}(?:[Uu]niversit|[Cc]ollege|[Cc]um [Ll]aude|[Hh]ons\b|[Hh]onours))/u,
    }),
  },
  {
    level: 1,
    name: 'a diploma',
    pattern: cased({
      words:
        /\bdiploma\b|\bn\.?\s?dip\b|\bdiplôme\b(?! d.ing[ée]nieur| de docteur)|(?<!\d )\bassociate(?:['’]?s)?\b(?= degree| of| in|-level)|\bfoundation (?:degree|of)\b|\bfd(?:sc|eng)\b|\bhnd\b|\bhnc\b|\bbts\b|\bdut\b|\biut\b(?=[^.;]{0,80}\b(?:diplômée?\b|(?:19|20)\d\d))|\bbac ?\+ ?2\b|\brncp\W{0,3}(?:de )?niveau 5\b|\bhtl\b|höhere (?:technische|abteilung)|höheren technischen|\bdip\s?(?:he|sw)\b|\bcerthe\b|\bcollege\b.*\bgraduated,? (?:\p{L}+ )?(?:19|20)\d\d|\bdec (?:technique|en \p{L}{3,})|\btechniques? (?:de |d['’]|du |en |\d{3}[.-])[^;]{0,60}\bcégep\b|\bcégep\b[^;]{0,60}\btechniques? (?:de |d['’]|du |en |\d{3}[.-])|\bcess (?:technique|technologique|professionnel|de qualification|tq\b|en \p{L}{3,}|option \p{L}|\(\p{L}{4,})|\b[67]e? ?t[qt]\b(?=,? (?:en |option )?\p{L}{4,})|\btechnicien(?:ne)?(?: diplômée?)? es (?:en|dipl)/iu,
      names:
        /\bA\.?A\.?S\b|(?<=^|[^\p{L} ] ?)\bA2\b(?= (?:\(CESS\),? )?(?:en (?!cours)|technicien|technique|[ée]lectr|m[ée]can|automat|menuis|chauff|construction|m[ée]tall|option |section )\p{L}*)|\bTechniker(?:in)? HF\b|\bA\.S\.|\bAS (?:in|degree)\b|\bAA (?:in|degree)\b|\bA(?:S|A|DN|SN)\b(?! [Ll]evel)(?=,? \p{Lu}\p{Ll}{3,}.{0,60}(?:[Cc]ollege|CC\b|(?:19|20)\d\d))|\bFdA\b/u,
    }),
  },
];

/** "B.S.Ed." as "BSEd", "Ph. D." as "PhD"; of places in a text nothing is kept. */
export function withoutDots(text: string): string {
  if (isSmall(text)) return withoutDots(text.replaceAll(SMALL_LETTERS, (letters) => letters.toUpperCase()));
  if (!text.includes('.')) return text;
  const joined = mayBeSpaced(text) ? text.replace(SPACED, '$1.') : text;
  return LETTERED.test(joined) ? joined.replace(DOTTED, (letters) => letters.replaceAll('.', '')) : joined;
}

/** A line in small letters throughout, with a year. */
const SMALL = /^(?=.*(?:^|[,;:] ?)(?:[bm][aes]|ll[bm]|bn) )\P{Lu}*\b(?:19|20)\d\d\b\P{Lu}*$/u;
const isSmall = testOf(SMALL);
const SPACED = /\b(ph|[BMAS])\. (?=(?:D|[AS])\.)/gi;
const mayBeSpaced = mayMatch(SPACED);
/** A capital right behind a dot. */
const LETTERED = /\.\p{Lu}/u;
const SMALL_LETTERS = /(?<=^|[,;:] ?)(?:[bm][aes]|ll[bm]|bn)(?= )/g;
const DOTTED = /(?<![\p{L}.])(?:\p{Lu}\p{Ll}{0,4}\.){1,3}(?:\p{Lu}\p{Ll}{0,5}(?![\p{L}'’]))\.?/gu;

const asks = testOf(
  /degree|bachelor|\bbachelier\b|associate['’]s (?:in|of) |\bing[ée]nieure?(?: \p{L}+){0,2} diplômé|\bm\.s\.w|\bbvsc\b|bvetmed|\bbvm&s\b|\bmvb\b|\bvetmb\b|juris doctor|\bj\.?d\.?(?= from| or\b| degree| at\b|,| required| \(|\)|$)|\bpharm\.?d\b|\bdvm\b|master'?s|master (?:of|in|en)\b|\b[bm]s[nw]\b|ph\.?\s?d|doctorate|diploma|\bb\.?sc\b|\bm\.?sc\b|\bb\.?\s?s\.? in|\bb\.?eng\b|\bm\.?eng\b|\bmpharm\b|\bmba\b|\bbtech\b|\bba\/ma\b|graduate (in|of)|studium|hochschul|diplôme|dipl[ôo]m-|bac ?\+|licence (?:en|pro)|\bBUT en\b|\bbts\b|\bbaccalauréat (?:spécialisé )?(?:en|ès) \p{L}{3,}|\bdec (?:technique|en \p{L}{3,})|\bgraduat en\b|\bing[ée]nieure?(?:[-·(]e\)?)? (?:hes|epfl?|ethz?)\b|ingenieur(?:in|·in|:in|\/in)? (?:fh|eth|htl)\b|\bA2\b(?= ?\/ ?cess\b| (?:en |technique|[ée]lectr|m[ée]can))/iu,
);

/** "Un Master 2 en droit", "M1 comptabilité", "zweites Staatsexamen", "LLB". */
const asksToo = testOf(
  /\b(?:abschluss|ausbildung|studium) (?:als|zu[mr]) (?:\p{L}+-)?ingenieur|(?<=(?:abschluss|ausbildung|geprüfte\p{L}?) [^.;]{0,60})(?:techniker|meister)(?:in)?(?:,| oder|, oder) ingenieur|\bmasters? ?[12]\b|(?<!\d ?)\bM[12]\b(?= (?:en |de |d['’])?\p{L}{4,})|\bmaster (?:pro|recherche|droit|comptab|finance)|(?:erstes|zweites|juristisches|[12]\.(?: und 2\.)?) (?:juristisches )?staatsexamen|\bll[bm]\b|\bdjce\b|\bdess\b|\bvolljurist|(?:formation|diplôme|études|niveau|cursus)\b[^.;]{0,40}\b(?:licence|BUT|école d.ingénieurs?)\b|\brncp\W{0,3}(?:de )?niveau [5-7]\b/iu,
);

const NAMES_NO_SUBJECT =
  /degree (in )?(a |any )?(relevant|related|numerate|technical|scientific|quantitative|any|equivalent)|(relevant|any|university|first|good|college|undergraduate|bachelor'?s?|master'?s?) degree(?! in| of)/i;

/** `fields`: the bits of the fields that it is in (`FIELD`); none where it names none. */
export type Degree = { level: number; name: string; fields: number };

/** Most lines name none: letters in capitals or with dots, or one of the words. */
const MAY_NAME =
  /\b[ABDEFJLMPS][A-Za-z]{0,7}[A-Z]|\b[ABDEFJLMPS][a-z]{0,4}\.|\b(?:[bm]\.?[aes]|[bm]\.?sc|[bm]\.?eng|mba|ph\.? ?d|ll[bm]|dphil|[bm]\.?tech|[bm]\.?com|mca|bca|bba|bfa|b\.?ed|hn[cd]|dut|bts|mbbs|mbchb|mb bch|pgc?de?|pgce|pg ?dip|pg ?cert|[bm]n|fd(?:sc|eng)|eng?d|edd|psyd|drph|dnp|dvm|pharmd|aas|certhe|dip)\b|degree|bachel|master|máster|magist|mestrado|diplom|diplôm|licen|laurea|studium|universit|hochschul|graduat|grad[ou]|associate|bac ?\+|bac\b|doct|promotion|staatsex|ing[ée]n|kandidat|in[żz]y|école|juris|bachar|bakal|rncp|niveau|htl|höhere|\bdec\b|cégep|\bcess\b|\ba2\b|\b[67]e? ?t[qt]\b|gradué|technicien(?:ne)?(?: diplômée?)? es\b|techniker(?:in)? hf\b|\bing\. /i;

const mayHoldName = mayMatch(...DEGREES.flatMap(({ pattern }) => [pattern.words, pattern.names]));

/** Whether a degree may be named in a text, or in any part of it that is cut between words. */
export function mayNameDegree(text: string): boolean {
  // Letters that their dots keep apart are joined.
  return mayHoldName(text) || LETTERED.test(text) || mayBeSpaced(text) || mayNameLevel(text);
}

/** The highest degree that a text names, or null; who left school with a diploma has none. */
export const degreeIn = rememberedOfLine((said): Degree | null => {
  if (!mayNameDegree(said)) return null;
  if (!MAY_NAME.test(said)) return byLevel(said);
  const text = ofTwoYears(withoutClasses(said));
  const plain = withoutSchool(withoutDots(text));
  const own = withoutSchool(text);
  const found = DEGREES.find(({ pattern }) => pattern.isIn(plain) || (plain !== own && pattern.isIn(own)));
  if (found === undefined || (found.level === 1 && SCHOOL.test(text) && !DIPLOMA.test(plain)))
    return byLevel(said);
  return { level: found.level, name: found.name, fields: fieldsIn(plain) };
});

/** What a level of a national framework says where no degree is named. */
function byLevel(text: string): Degree | null {
  const level = degreeLevelIn(text);
  return level === 0 ? null : { level, name: 'a lower level', fields: fieldsIn(text) };
}

/** "Permis : B, BE, moto", "C1, BE, CE": what one drives, and no bachelor of engineering. */
function withoutClasses(text: string): string {
  return text.includes('BE') && DRIVEN.test(text) ? text.replace(BE_DRIVEN, ' ') : text;
}

const DRIVEN =
  /\b(?:permis|führerschein\p{L}*|fahrerlaubnis\p{L}*|licen[cs]e|driv(?:e|es|ing)|klassen?|categor(?:y|ies)|catégories?)\b|(?:^|[\s,/(])(?:A[M12]?|B|C1?E?|D1?E?|L|T),? ?(?:and |und |et |\/ ?)?BE\b|\bBE,? ?(?:and |und |et |\/ ?)?(?:moto|A|C1?E?|D1?E?|L|T)\b/u;
const BE_DRIVEN = /\bBE\b(?! (?:in|\())/gu;

/** "Associate degree", "foundation degree": the lower word is the level, whatever follows it. */
function ofTwoYears(text: string): string {
  return TWO_YEARS.test(text) ? text.replace(TWO_YEAR_DEGREE, '$1 of') : text;
}

const TWO_YEARS = /\bassociate|\bfoundation deg/i;
const TWO_YEAR_DEGREE = /\b(associate(?:['’]?s)?|foundation)(?:['’]?s)?(?: \p{L}+){0,2}? degrees?\b/giu;

/** Everybody left school, and few say so. */
const SCHOOL =
  /(?:high|secondary|grammar)[- ]school (?:diploma|graduate|degree)|\b(?:diploma|graduate)\b(?=.{0,30}high school)|secondary school diploma|\baccess to (?:he|higher education|health\w*|nursing|science|university)\b[^,;.]{0,30}|\bged\b|school leaver/i;
const maySaySchool = mayMatch(SCHOOL);

/** "Graduate of Westfield High School" is no graduate of a university. */
function withoutSchool(text: string): string {
  return maySaySchool(text) ? text.replace(SCHOOL, ' ') : text;
}

const DIPLOMA = /\bdiploma\b|\bassociate|\bhn[cd]\b|\bA\.?A\.?S\b|\bbts\b/i;

/** A state's diploma is the paper of a trade, and one of a level is no degree; nor is what follows a degree. */
const TRADE_DIPLOMA =
  /dipl[ôo]m\w* d.[ée]tat|\blevel [2-8] (?:\p{L}+ ){0,2}?(?:diploma|certificate|award)(?!\p{L})|\bpost-?\s?graduate (?:diploma|certificate)|\bgraduate diploma|\bpg ?(?:dip|cert)\w*\b/iu;

/** Whether a statement asks for a diploma that admits to a trade, and for no degree. */
export function isTradeDiploma(text: string): boolean {
  return TRADE_DIPLOMA.test(text);
}

/** "Master's degree", "MSc or equivalent degree": the word says nothing beside the level. */
const LEVELLED =
  /((?:juris doctor(?: \(j\.?d\.?\))?|j\.?d\.?|pharm\.?d\.?|d\.?v\.?m\.?|master'?s?|ph\.?d\.?|doctora\w+|\bmba|\bm\.?sc\.?|\bm\.?a\.?|\bm\.?eng|mpharm|associate'?s?|postgraduate|advanced)(?:[ ,/]+(?:or|and|an?|level|phd|ph\.d\.|doctora\w+|master'?s?|mba|msc|equivalent|similar|higher|advanced|post-?graduate|\([^)]{0,30}\))){0,5})[ ,]+degrees?\b/gi;

/** "Hochschulstudium (Master oder Diplom)": the parentheses say which. */
const NARROWED =
  /(?:degree|studium|hochschul\w*)(?=\s*\((?:[^)]*\b)?(?:master|m\.?sc|ph\.?d|doktor)(?![^)]*(?:bachelor|b\.?sc)))/gi;

/** "Associate or bachelor's degree": the word that they share stands behind the last. */
const ASSOCIATE_OR =
  /\bassociate(?:['’]?s)?(?=(?:,|\/| or\b| and\/or\b)(?: or\b)? ?(?:an? )?(?:bachelor|master|higher|b\.?s))/gi;
/** "Master 2 en droit, diplôme français ou reconnu en France": whose the degree is that was named before. */
const OF_A_COUNTRY =
  /(?<=\p{L}.{3,90}[,(] ?)(?:un )?dipl[ôo]me (?:français|suisse|belge|québécois|canadien|européen|national|reconnu|délivré|visé)(?: (?:ou|et) \p{L}+)*(?: (?:en|par|dans) (?:la |le |l['’])?\p{L}+)?(?!\p{L})/giu;
/** "Two years after the diploma", "deux années de pratique après le diplôme": when, and no demand. */
const AFTER_IT =
  /(?<!\p{L})(?:after|since|following|post|beyond|nach(?: dem)?|seit(?: dem)?|après|depuis)[ -](?:(?:the|your|their|a|an|first|le|la|l['’]|votre|son|obtention|du|d['’]|dem|der|des|abgeschlossenen?) ?)*(?:degree|diploma|graduat\p{L}+|dipl[ôo]me?s?|studium|abschluss)(?!\p{L})/giu;

/** "Two years of post-master's clinical work": from when, and no demand. */
const AFTERWARDS =
  /(?<!\p{L})post-?\s?(?:master|bachelor|degree|graduat\p{L}+|diploma|licen[cs]ure)(?:['’]?s)?(?=(?: \p{L}+){0,3}? (?:work|experience|practice|employment|years))/giu;

/** "Graduate of an accredited surgical technology program": of whatever level it is. */
const PROGRAMME =
  /\bgraduat(?:e|ed|ion) (?:of|from) (?:an? |the )?(?:[\p{L}-]+ ){0,5}?(?:program(?:me)?|course)s?(?!\p{L})/iu;

/** "A degree, OR an associate degree with six years, OR high school with ten": the lower steps are worth the degree by their years. */
const LOWER_STEP =
  /,?\s+or\s+(?:an? |the )?(?:associate(?:['’]?s)?|high[- ]school|secondary school|ged|hs|college diploma)\b[^,;.]{0,40}?\b(?:with|and|plus)\s+(?:\p{L}+ ){0,3}(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)\s*\+?\s*(?:or more )?(?:years?|yrs)\b[^,;.]*/giu;

/** "16+ years of formal education": those of school and of a degree. */
const SCHOOLED =
  /\b1[5-7] ?\+? years? of (?:formal |full[- ]time |regular |continuous )+(?:education|schooling|study)\b/giu;
/** "Tertiary qualifications in microbiology": what Australia calls a degree. */
const TERTIARY = /\btertiary[- ](?:qualifications?|qualified|education|studies)(?= in \p{L})/giu;
/** "Graduation is compulsory", "minimum graduation in any stream": what India calls a first degree. */
const GRADUATION =
  /(?<!\p{L})(?:(?<=\b(?:minimum|min\.?|at least|completed) )graduation(?! (?:project|rate|ceremon))|graduation(?= (?:\([^()]*\) )?(?:is |as )?(?:an? )?(?:compulsory|mandatory|must\b|essential|required|necessary)| (?:in|from|with) any\b| ?\(any\b|,? any (?:stream|discipline|subject)))/giu;
/** "Completed studies in physics": what German ads call a degree, put into English. */
const STUDIES =
  /\b(?:completed|finished|graduated from) (?:(?:your|an?|university|higher|academic|technical|engineering|course of|relevant) )*(?:studies|study)(?= (?:in|of) \p{L})/giu;
/** "Completion of an accredited program in radiation therapy": whoever completed it is a graduate of it. */
const COMPLETED =
  /\b(?:successful(?:ly)? )?complet(?:ion of|ed) (?=an? (?:accredited|approved|recogni[sz]ed) (?:[\p{L}-]+ ){0,4}?program(?:me)? (?:in|of) (?:[\p{L}&-]+ ){0,4}?\p{L}*(?:technolog|therap|hygien|nursing|scien|engineer|radiograph|sonograph|patholog|midwif|paramedic))/giu;
/** "Un baccalauréat (informatique, génie)": what Québec calls a degree names its fields; the one that ends a French school, its series. */
const BACCALAUREAT =
  /(?<!\p{L})baccalauréat (?:universitaire (?:en |\()?|\((?=[^()]*(?<!\p{L})(?:informatique|génie|statistiques?|actuariat|administration|comptabilité|gestion|droit|finance|marketing|communications?|psychologie|criminologie|biologie|chimie|sciences infirmières|ressources humaines|relations industrielles|travail social)(?!\p{L})))/giu;
/** What is no demand for a degree, and what else one is called, with the words by which it is known. */
const REWRITTEN = (
  [
    [TRADE_DIPLOMA, ' '],
    [BODYS_DIPLOMA, ' '],
    [OF_A_COUNTRY, ' '],
    [AFTER_IT, ' '],
    [AFTERWARDS, ' '],
    [LOWER_STEP, ''],
    [ASSOCIATE_OR, 'associate of'],
    [SCHOOLED, 'degree'],
    [TERTIARY, 'degree'],
    [GRADUATION, 'degree'],
    [STUDIES, 'degree'],
    [COMPLETED, 'graduate of '],
    [BACCALAUREAT, 'baccalauréat en '],
  ] as const
).map(([said, known]) => ({ said, known, may: mayMatch(said) }));
/** "BE/B.Tech/MCA", "BFA/BA in graphic design", "B.Com or BBA": letters that stand beside others or before a subject. */
const asksByLetters = testOf(
  /(?<![\p{L}.])(?:A\.?A\.?S\.?|A\.S\.|AS|B\.?E\.?|B\.?A\.?|B\.?Tech|BCA|BBA|BFA|B\.?Com|M\.?Tech|MCA|MFA|M\.?Com)\.?(?=\s?(?:\/|,|or\b|and\b)\s?(?:A\.?A?\.?S\b|B\.?[AESC]\b|BS|B\.?Sc|B\.?Tech|BCA|BBA|BFA|B\.?Com|M\.?[AES]\b|MS|M\.?Sc|M\.?Tech|MCA|MFA|MBA|M\.?Com)| (?:in|degree) \p{L})/u,
);

/** The lowest degree that a spec asks for ("diploma or BSc": the diploma is enough), or null; no fields means any. */
export const degreeAsked = rememberedOfLine((text): Degree | null => {
  const rest = REWRITTEN.reduce(
    (words, { said, known, may }) => (may(words) ? words.replace(said, known) : words),
    text,
  );
  if (SCHOOL.test(rest)) return null;
  if (!(asks(rest) || asksToo(rest) || asksByLetters(rest))) return byLevel(rest);
  const plain = ofTwoYears(rest).replace(LEVELLED, '$1').replace(NARROWED, ' ');
  const asked = withoutDots(plain);
  if (PROGRAMME.test(rest) && !/degree|bachelor|master/i.test(rest))
    return { level: 1, name: 'a diploma', fields: fieldsIn(asked) };
  const found =
    DEGREES.findLast(({ pattern }) => pattern.isIn(plain) || pattern.isIn(asked)) ??
    DEGREES.findLast(({ pattern }) => pattern.isIn(rest));
  if (found === undefined) return null;
  return { level: found.level, name: found.name, fields: NAMES_NO_SUBJECT.test(text) ? 0 : fieldsIn(asked) };
});
