// Matters of character, which everyone claims and no CV shows. Pure.

import { testOf } from '../first-look.ts';

const SOFT_SKILL =
  /communicat|\brigoureu(?:x|ses?)\b|\bréacti(?:f|ve)s?\b|\bdynamiques?\b|\bmotivée?s?(?![a-zé])|\bautonomes?\b(?! (?:en|sur|dans|pour|avec) )|\bimpliquée?s?(?![a-zé])|\bpolyvalente?s?\b|\bcurieu(?:x|se)s?\b|\b(?:with|mit|avec) (?:an? |einem |le )?(?:smile|lächeln|sourire)\b|\b(?:can|to) say (?:no(?! to\b)|uncomfortable things|what (?:you think|nobody))\b|\b(?:be|are|is) (?:happy|comfortable|at home|at ease|content) (?:working )?(?:in|with|as part of) (?:an? )?(?:[a-z-]+,? ){0,3}(?:team|environment|atmosphere|crew)\b|\b(?:don['’]t|doesn['’]t|do not|does not|never) (?:yell|shout|moan|panic|gossip)\b|\bthick-skinned\b|\bin plain (?:words|english|language|terms)\b|\bexplain\w* [^.;]{0,60}(?:plainly|simply|(?:to|for) (?:non-|lay|people who|those who))|\bkind to\b|\bdiscreet\b|\bpolite\b|\bthick skin|team ?player|self[- ]?motivat|self[- ]?starter|attention to detail|interpersonal|(?<!(?:['’]ve|have|has|had) )organi[sz]ed|flexible|proactive|passion|enthusias|positive(?! behav| pressure| displacement| airway| material| psych| pay| release| train control| alerts?\b| list| obligation| deviance| handling| discipline| action)|can-do|teamfähig|kommunikation|rigueur|(?<!(?:pratique|toute|utilisateur|utilisation|maîtrise|usage|manière|façon|expérience|en) )autonom|zuverlässig|good humour|motivated|work (under pressure|independently)|problem[- ]solv|time management|rédactionnel|relationnel|sens d[eu] |travail en équipe|qualités? (?=relationnel|humaine|rédactionnel|d['’](?:écoute|organi|expression|adapt|accueil|anim)|de (?:contact|communication|rigueur|sérieux|leader)|personnelle|pédagogique|managérial)|esprit d.équipe|\bsang[- ]froid\b|\bteam spirit|\bteam-?geist|\bstructured (?:way of working|approach to work|working (?:style|method)s?|work(?:ing)? style)|\b(?:dynamisme|ponctualité|bienveillance|réactivité|polyvalence)|à l.écoute|eigeninitiative|belastbar|sorgf[äa]lt|kundenorient|arbeitsweise|organisationstalent|someone who (?:really |truly |genuinely |always |just )?(?:cares?|loves?|enjoys?|likes?|thrives?|is\b|takes?|believes?|wants?|gets?|brings?|shares?|puts?|will|does\b|doesn|do\b|works?|pays?|treats?|stays?|keeps?|listens?|gives?|makes?|thinks?|values?|feels?|fits?|looks?|sees?|smiles?|stands?|asks?|never|turns? up|shows?|lives?)\b|(?:genuine|real) (?:interest|care)|sense of (?:humour|fun|urgency|ownership|responsib)|\bpunctual|(?<!-)\btidy\b|\bpolite|^(?:you(?:'re| are) |be |a )?reliab(?:le|ility)\b(?! (?:of|engineer|cent|test))|(?<!\b(?:operational|cyber|it|flood|climate|network|supply[- ]chain|business|infrastructure|community|urban|grid|digital|local) )\bresilien(?!ce (?:forum|plan|test|engineer|partnership))|\bcalm\b|\bfriendly\b|\bpatience\b|\bbe patient\b|\bhonest|trustworth|\bindependence\b|\bpleasant\b|\bmind-?set\b|\benergetic\b|(?:lots of|high|full of|plenty of|real) energy\b|\beye for detail\b|\bwork ethic\b|\bspaß|\bfreude an\b|\bmanner\b(?! of)|\b(?:hunger|eager|eagerness|keen|appetite|thirst|desire|willingness) to (?:learn|grow|develop|improve)|\bbonne présentation|\bget(?:s)? things done|\bhand held|\bgood with people|\b(?:an? |the )(?:real |good |natural )?(?:feel|knack|way|rapport|touch|ear|heart) (?:for|with) (?:the )?(?:people|others|customers|guests|colleagues)\b|\bhändchen für (?:menschen|leute|kunden|gäste)|\bgespür für (?:menschen|leute)|\bmatters? more than (?:polish|perfection|pedigree)|\bflexibilität|\bhumor\b|prioriti[sz]e|\bworkload|multi-?task|\bcheerful|\bempath|compassion|\bsmart(?:ly)? (?:appearance|dressed|presented|turned)|presentable|hard-?working|\bdependab(?!ot)|approachable|\bdiplomatic|\btactful|\bdiscretion|\bdiscreet\b|\badaptab|\bcurious|\bcuriosity|likes? people|\bfreundlich|teamgeist|\bsouriant|\bponctuel/i;

/** Fields of work, and things, that are called by the same words as a trait: "crisis communications", "organised crime". */
const OF_A_FIELD = new RegExp(
  [
    String.raw`(?<!\p{L})(?:internal|external|corporate|crisis|marketing|digital|data|satellite|radio|serial|wireless|optical|mass|employee|staff|brand|media|change|financial|scientific|science|health(?:care)?|strategic|political|visual|augmentative|alternative|total|machine|industrial|public|donor|investor|campaign|mobile|field(?:bus)?|can|modbus|unified|maritime|marine|aviation|emergency|risk|policy|institutional)(?: (?:and|&|or) \p{L}+)? communications?(?!\p{L})`,
    String.raw`(?<!\p{L})communications?[ -](?:difficult|disorder|need|impair|disab|protocol|system|equipment|interface|bus(?!\p{L})|strateg|plan(?!n)|campaign|channel|department|agenc|technolog|network|standard|module|engineer|manager|officer|specialist|director|role|aid|board|approach|barrier|therap|stud(?:y|ies)|degree|sector|industry|infrastructure|passport|book(?!ing)|friendly|assistant|team|background|calendar|material|function)\p{L}*`,
    String.raw`(?<!(?:strong|excellent|good|clear|effective|great|verbal|written|oral|outstanding|exceptional|superior)(?:,? (?:and|or|&|\p{L}+))? )communications(?!\p{L}| skills)`,
    String.raw`(?<!\p{L})communication (?:interne|externe|digitale|institutionnelle|de crise|corporate|visuelle|événementielle|politique|produit|financière|rh|numérique|scientifique|médicale|culturelle|publique|graphique|web)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:chargée?s? de|responsables? (?:de la |de )?|agences? de|service|direction de la|plans? de|stratégies? de|campagnes? de|supports? de|outils de|actions de|projets? de|réseaux de|systèmes? de) communication(?!\p{L})`,
    String.raw`(?<!\p{L})(?:unternehmens|tele|satelliten|nachrichten|sprech|krisen|marketing|daten|presse|fach|wissenschafts|marken|finanz|mobil|funk|bus-?|can-|feldbus-?|change-|mitarbeiter|(?:interne[rsn]?|externe[rsn]?|interne[rsn]? und externe[rsn]?|unterstützte[rsn]?) )kommunikation(?!\p{L})`,
    String.raw`kommunikations(?:abteilung|agentur|strateg|konzept|technik|protokoll|netz|system|design|wissenschaft|elektronik|plan|kan[aä]l|maßnahm|mittel|beauftragt|manage)\p{L}*`,
    String.raw`(?<!\p{L})organi[sz]ed (?:crime|labou?r|sports?)(?!\p{L})`,
    String.raw`(?<!\p{L})flexible (?:packag|manufactur|film|plastic|pcb|circuit|endoscop|cable|duct|pipe|hose|cystoscop|bronchos|ureteroscop|display|pavement|coupling)\p{L}*`,
    String.raw`(?<!\p{L})interpersonal (?:psycho)?therap\p{L}*`,
    String.raw`(?<!\p{L})(?:autonomous|autonome[srnm]?) (?:vehicle|driving|maintenance|system|robot|mobile|drone|agent|underwater|aircraft|navigation|machine|truck|fahr)\p{L}*`,
    String.raw`(?<!\p{L})(?:véhicules?|systèmes?|robots?|conduite|engins?|drones?) autonomes?(?!\p{L})`,
    String.raw`données relationnelles?(?!\p{L})`,
    String.raw`(?<!\p{L})problem[- ]solving (?:method|tool|technique)\p{L}*`,
    String.raw`(?<!\p{L})problem[- ]solving(?=[^.;]{0,40}\b(?:8d|a3|dmaic|ishikawa|5[- ]?whys?|six sigma))|(?<=\b(?:8d|a3|dmaic|ishikawa|5[- ]?whys?|six sigma)\b[^.;]{0,40})problem[- ]solving`,
    String.raw`(?<!\p{L})time management (?:system|software)\p{L}*`,
    String.raw`zuverlässigkeits(?:prüf|test|analys|techni|ingenieur|berechn)\p{L}*`,
    String.raw`(?<!\p{L})energetic materials?(?!\p{L})`,
    String.raw`(?<!\p{L})independence (?:training|skills)(?!\p{L})`,
    String.raw`(?<!\p{L})proactive maintenance(?!\p{L})`,
    String.raw`(?<!\p{L})(?:cloud|kubernetes|container\p{L}*|databases?|production|servers?|windows|linux|azure|aws|vmware|gpu|batch|sap|virtual\p{L}*) workloads?(?!\p{L})`,
    String.raw`(?<!\p{L})workloads? (?:automation|migration|scheduling|protection|(?:on|to|in|across) (?:azure|aws|kubernetes|gcp|google|the cloud))(?!\p{L})`,
    String.raw`(?<!\p{L})multi-?task learning`,
    String.raw`(?<!\p{L})(?:compassion[- ]focused|hart communicator|empathy map|workload model)\p{L}*`,
  ].join('|'),
  'giu',
);
const softSkillIn = testOf(SOFT_SKILL);
const namesField = testOf(OF_A_FIELD);

function namesSoftSkill(text: string): boolean {
  return softSkillIn(text) && (!namesField(text) || softSkillIn(text.replace(OF_A_FIELD, ' ')));
}

/** Whether a statement names a trait of character, or a skill of dealing with people. */
export function namesCharacter(text: string): boolean {
  return (
    namesSoftSkill(text) &&
    !namesThing(text) &&
    (!CAPITALS.test(text) || !NAME.test(text) || namesSoftSkill(text.replace(NAME, ' ')))
  );
}

/** "Pratique autonome de la DSN": letters that stand for a thing which somebody is to be good at. */
function namesThing(text: string): boolean {
  return LETTERS.test(text) && /\p{Ll}{4}/u.test(text);
}

const LETTERS =
  /(?<![\p{L}\d])(?!(?:GSOH|ASAP|NHS|CEOs?|CFO|COO|CTO|MUST|AND|NOT|YOU|THE|ALL|ABLE|GCSEs?|EAP|UNIX)(?!\p{L}))[\p{Lu}]{3,6}s?(?![\p{L}\d])/u;
/** No such name is without them. */
const CAPITALS = /\p{Lu}{4}/u;
/** Whatever word a program's name is: "CALM". */
const NAME = /(?<=\p{Ll}.*)\b\p{Lu}{4,}\b(?!.*\b\p{Lu}{4,}\b)/u;

/** Whether each thing that a statement lists is a matter of character, or of so many all but one. */
export function isCharacterAlone(text: string): boolean {
  const parts = text.split(/,|;|\b(?:and|und|et)\b/).filter((part) => /\p{L}{3}/u.test(part));
  const others = parts.filter((part) => !namesCharacter(part));
  return others.length === 0 || (others.length === 1 && parts.length >= MANY && others.every(isUnnamed));
}

/** So many traits, and what stands among them is meant as one. */
const MANY = 3;
/** "Able to say no": how one is with others, without a name or a figure. */
const OF_MANNER =
  /^\W*(?:(?:and|et|und) )?(?:(?:able|willing|ready|happy|prepared|not afraid|unafraid|capable) (?:to|of) )?(?:say|saying|take|taking|get on|getting on|laugh|stand|speak|hold(?:ing)? (?:your|their)|keep(?:ing)? (?:your|their|an?|going)|stay|think|deal with people|be|being|muck|pitch)\b/iu;

function isUnnamed(part: string): boolean {
  return OF_MANNER.test(part) && !/\d|\p{Lu}/u.test(part.trim().slice(1));
}
