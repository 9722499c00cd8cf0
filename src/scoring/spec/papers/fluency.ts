// How well a language is known, as specs and CVs say it: by the scale of the Council of Europe and by words. Pure.

import { testOf } from './designators-look.ts';

/** From nothing to native. */
const FLUENCY: readonly (readonly [number, RegExp])[] = [
  [
    6,
    /\bnative|mother tongue|\bfirst language|mutters?prach|moedertaal|lengua materna|madrelingua|maternelle|erstsprache|langue première|langues maternelles|bilingual|bilingue|zweisprachig|tri-?lingu|quadri-?lingu|\bgr[eo]w up (?:with|in|speaking|bi|tri)|\braised (?:with|in|through|speaking)|aufgewachsen|j['’]ai grandi|spoke nothing but|\bfrancophone\b|\b(?:all|entire|whole)\b[^.;,]{0,20}(?:schooling|education) in|\bschooled in\b|\bschool(?:ing)? in\s*$|\bc2\b|\bmamiaith\b|\b(?:level|lvl|l) ?6\b/i,
  ],
  [
    5,
    /\bc1\b|\bn1\b|fluen|fließend|fliessend|flüssig|verhandlungssicher|sicher verhandel|\blevel 5\b|arbeitssprache|work(?:ing)? language|internal language|langue de travail|unterrichtssprache|language of instruction|through the medium of|\b(?:university|college|studies) in\s*$|interpreter\b|interpreting|\btranslator|dolmetsch|übersetzer|interprète|traduct(?:eur|rice)|pratique (?:aisée|fluide)|courant|couramment|vloeiend|uitstekend|fluente|fluido|biegle|full professional|advanced|excellent|sehr gut|très bon|business/i,
  ],
  [
    4,
    /\bb2\b|\bn2\b|\bgood\b|\bgut\w*\b|professional|upper[- ]intermediate|bonne?s? |\bgoed\b|proficien|confident|\blevel 4\b|\buwch\b/i,
  ],
  [
    3,
    /\bb1\b|\bn3\b|intermediate|conversation|unterhalt|umgangs|gespräch|alltagsniveau|verständig|working|mittel|intermédiaire|\b(?:level|lvl|l|stage) ?(?:3|three)\b|\bcanolradd\b/i,
  ],
  [
    1,
    /\ba[12]\b|\bn[45]\b|\b(?:level|lvl|l|stage) ?[12]\b|(?:words|phrases|reading|read|understanding) only|only (?:words|phrases|reading|to read)|(?:non|pas) parlée?|order a (?:beer|coffee)|^\s?:? je (?:le|la) lis\b|(?:do not|don['’]t|cannot|can['’]t) speak|spreche (?:ich |es )?(?:kaum|nicht)|nur lesen|^\s?lue?\b(?!,? (?:et |\/ ?)?(?:écrit|parlé))|basiskennis|\bmatig\b|basic|beginner|\blittle\b|few words|phrases|duolingo|a bit of|holiday|rusty|smattering|survival|tourist|gcse|\bsome\b|elementary|school(?! and work| language|ing|ed| in\s*$)|limited|rudiment|grundkenntnisse|schulkenntnisse|notions|scolaire|débutant|learning|lu et|\blevel [12]\b|\bentry level\b|\bmynediad\b|\bsylfaen\b/i,
  ],
];

/** "Can get by", "anglais correct", "für den Hausgebrauch": enough for the day, and no more. */
const PLAIN =
  /(?<!\p{L})(?:(?:can |to )?get(?:s|ting)? (?:by|along)(?! with)|enough (?:for|to)|débrouille|corrects?(?!\p{L})|moyenn?e?s?|technique(?! d)|technischen?s?|de service|befriedigend|ausreichend|(?:für|zum) (?:den )?hausgebrauch|alltags?tauglich)(?!\p{L})/iu;
/** "Jobsite words", "used to be fluent", "remise à niveau": less than that, whatever it was once. */
const WEAK =
  /(?<!\p{L})(?:(?:a )?few (?:words|greetings|phrases)|ein paar (?:worte?|wörter|brocken|sätze)|quelques mots|small talk|cúpla focal|(?:with|on|via|by) an? app|reading knowledge|read(?:ing)? only|lue?s? seulement|school (?:irish|french|german|spanish|english|italian)|schul(?:englisch|französisch|deutsch|kenntnisse|niveau)|scolaires?|niveau débutant|débutante?|(?:do not|don['’]t|cannot|can['’]t|never) (?:understand or |really |actually )?(?:speak|converse|write|sign|hold)|(?:sprechen|schreiben|spreche|schreibe) (?:kann )?ich (?:es |sie |das )?(?:nicht|kaum)|ne l[ea] parle pas|ne parle pas|ne signe pas|(?:non|pas|plus) pratiquée?|ne (?:le |la )?(?:comprends?|tiens?) (?:plus|que)|(?:verstehe|verstehen|comprends|understand|catch)(?: \p{L}+){0,3} (?:teilweise|un peu|bits|some of it|the drift|partly|ein wenig|etwas)|(?:with|through|via|using|used|avec|par|mit) (?:an? |une? |eine?[nmr]? )?(?:interpr[eè]te?r?s?|\p{L}*dolmetsch\p{L}*)|(?:my|ma|mon|meine?[rmn]?) (?:bilingual )?(?:colleagues?|coll[eè]gues?|kolleg\p{L}+)|échec|échoué\p{L}*|nicht bestanden|not passed|failed|einfache gespräche|(?:jobsite|job ?site|site|menu|kitchen|shop ?floor|ward|everyday) (?:words|phrases|vocabulary)|used to (?:be|speak)|once (?:spoke|fluent)|long gone|forgotten|work in progress|improving|bit of|dictionary|understand(?:s|ing)? (?:more|better|it|most)|better than (?:i|she|he) speaks?|passive(?:ly)?|(?:evening|night) class(?:es)?|(?:taking|having) (?:lessons|classes)|(?:course|lessons|classes) (?:started|begun|booked|since|from)|o[- ]levels?|brush(?:ing)? up|(?:ein)?gerostet|verlernt|auffrischung|aufzufrischen|ausbaufähig|mäßig|unsicher|lesen von|abendkurs|sprachkurs (?:seit|begonnen)|passiv|remise à niveau|à (?:reprendre|rafraîchir|améliorer|travailler)|rouillée?|oubliée?|cours du soir|(?:niveau|compréhension|bon(?:ne)?) (?:de )?(?:lecture|écrite seulement)|lecture seule(?:ment)?|passif)(?!\p{L})/iu;

const fluencies = [...FLUENCY, [3, PLAIN] as const, [1, WEAK] as const].map(([level, expression]) => ({
  level,
  isSaid: testOf(expression),
}));

const STEP = String.raw`(?<![\p{L}\d])[abc][12](?![\p{L}\d])`;
/** "C1-Kurs läuft", "preparing for the DELF B2", "C1 nicht bestanden": a step that is worked for. */
const TO_COME = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:attending|prepar(?:ing|ation)|working (?:towards?|on)|studying (?:for|towards?)|enrolled|aiming|on the way to|préparation|prépare|inscrite?|vorbereitung|angemeldet|besuche|auf dem weg)(?!\p{L})[^.;,]{0,40})${STEP}|${STEP}(?=[- ](?:kurs|course|class|cours|lehrgang)(?!\p{L})(?![^.;]{0,30}(?:completed|passed|finished|bestanden|abgeschlossen|réussi|validé|obtenu))|(?:(?!${STEP})[^.;]){0,30}(?<!\p{L})(?:in progress|ongoing|en cours|läuft|laufend|booked|gebucht|angemeldet|nicht (?:bestanden|erreicht|geschafft)|not (?:yet )?(?:passed|taken)|failed|non (?:réussie?|obtenue?)|échoué?e?|expected|planned|geplant)(?!\p{L}))`,
  'giu',
);
const mayBeToCome = testOf(TO_COME);
const BELOW: Readonly<Record<string, string>> = {
  c2: 'C1',
  c1: 'B2',
  b2: 'B1',
  b1: 'A2',
  a2: 'A1',
  a1: 'A1',
};

/** What is there of a step that is worked for: the one below. */
function withoutWorkedFor(text: string): string {
  return mayBeToCome(text) ? text.replace(TO_COME, (step) => BELOW[step.toLowerCase()] ?? step) : text;
}

/** Signs of which so many are full: "●●●●○", "★★★☆☆". */
const RATED = /(?<full>[●★■⬤◆]+)(?<empty>[○☆□◯◇]*)/u;
/** The levels of the shares that are full, the highest first. */
const BY_SHARE: readonly (readonly [least: number, level: number])[] = [
  [1, 6],
  [0.8, 5],
  [0.6, 4],
  [0.4, 3],
  [0, 1],
];

/** The level that signs show; 0 where there are none. */
function ratedIn(text: string): number {
  const { full = '', empty = '' } = RATED.exec(text)?.groups ?? {};
  if (full.length + empty.length < SIGNS_MIN) return 0;
  const share = full.length / (full.length + empty.length);
  return BY_SHARE.find(([least]) => share >= least)?.[1] ?? 0;
}

const SIGNS_MIN = 3;

/** How well a language is known, from 0 (unsaid) to 6; what the text says lowest counts where it says weak. */
export function fluencyIn(said: string): number {
  const text = withoutWorkedFor(said);
  const found = fluencies.filter(({ isSaid }) => isSaid(text)).map(({ level }) => level);
  if (/\b[abc][12]\b/i.test(text)) return found.find((level) => level === cefr(text)) ?? Math.max(...found);
  return found.includes(1) ? 1 : Math.max(0, ratedIn(text), ...found);
}

function cefr(text: string): number {
  const level = /\b([abc][12])\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return { a1: 1, a2: 1, b1: 3, b2: 4, c1: 5, c2: 6 }[level] ?? 0;
}

/** Whether a text says that of a language hardly anything is there, whatever else it says. */
export const isTakenBack = testOf(WEAK);
