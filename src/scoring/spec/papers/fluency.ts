// How well a language is known, as specs and CVs say it: by the scale of the Council of Europe and by words. Pure.

import { testOf } from './designators-look.ts';

/** From nothing to native. */
const FLUENCY: readonly (readonly [number, RegExp])[] = [
  [
    6,
    /\bnative|mother tongue|\bfirst language|mutters?prach|moedertaal|lengua materna|madrelingua|maternelle|bilingual|bilingue|\bfrancophone\b|\b(?:all|entire|whole)\b[^.;,]{0,20}(?:schooling|education) in|\bschooled in\b|\bc2\b|\bmamiaith\b/i,
  ],
  [
    5,
    /\bc1\b|\bn1\b|fluen|fließend|verhandlungssicher|courant|couramment|vloeiend|uitstekend|fluente|fluido|biegle|full professional|advanced|excellent|sehr gut|très bon|business/i,
  ],
  [
    4,
    /\bb2\b|\bn2\b|\bgood\b|\bgut\w*\b|professional|upper[- ]intermediate|bonne?s? |\bgoed\b|proficien|confident|\blevel 4\b|\buwch\b/i,
  ],
  [3, /\bb1\b|\bn3\b|intermediate|conversational|working|mittel|intermédiaire|\blevel 3\b|\bcanolradd\b/i],
  [
    1,
    /\ba[12]\b|\bn[45]\b|(?:words|phrases|reading|read|understanding) only|only (?:words|phrases|reading|to read)|(?:non|pas) parlée?|order a (?:beer|coffee)|^\s?:? je (?:le|la) lis\b|(?:do not|don['’]t|cannot|can['’]t) speak|spreche (?:ich |es )?(?:kaum|nicht)|nur lesen|^\s?lue?\b(?!,? (?:et |\/ ?)?(?:écrit|parlé))|basiskennis|\bmatig\b|basic|beginner|\blittle\b|few words|phrases|duolingo|a bit of|holiday|rusty|smattering|survival|tourist|gcse|\bsome\b|elementary|school(?!ing|ed)|limited|rudiment|grundkenntnisse|schulkenntnisse|notions|scolaire|débutant|learning|lu et|\blevel [12]\b|\bentry level\b|\bmynediad\b|\bsylfaen\b/i,
  ],
];

/** "Can get by", "anglais correct", "für den Hausgebrauch": enough for the day, and no more. */
const PLAIN =
  /(?<!\p{L})(?:(?:can |to )?get(?:s|ting)? (?:by|along)(?! with)|enough (?:for|to)|débrouille|corrects?(?!\p{L})|moyenn?e?s?|technique(?! d)|technischen?s?|de service|befriedigend|ausreichend|(?:für|zum) (?:den )?hausgebrauch|alltags?tauglich)(?!\p{L})/iu;
/** "Jobsite words", "used to be fluent", "remise à niveau": less than that, whatever it was once. */
const WEAK =
  /(?<!\p{L})(?:(?:jobsite|job ?site|site|menu|kitchen|shop ?floor|ward|everyday) (?:words|phrases|vocabulary)|used to (?:be|speak)|once (?:spoke|fluent)|long gone|forgotten|work in progress|improving|bit of|dictionary|understand(?:s|ing)? (?:more|better|it|most)|better than (?:i|she|he) speaks?|passive(?:ly)?|(?:evening|night) class(?:es)?|(?:taking|having) (?:lessons|classes)|(?:course|lessons|classes) (?:started|begun|booked|since|from)|o[- ]levels?|brush(?:ing)? up|(?:ein)?gerostet|verlernt|auffrischung|aufzufrischen|ausbaufähig|mäßig|unsicher|lesen von|abendkurs|sprachkurs (?:seit|begonnen)|passiv|remise à niveau|à (?:reprendre|rafraîchir|améliorer|travailler)|rouillée?|oubliée?|cours du soir|(?:niveau|compréhension|bon(?:ne)?) (?:de )?(?:lecture|écrite seulement)|lecture seule(?:ment)?|passif)(?!\p{L})/iu;

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

/** How well a language is known, from 0 (unsaid) to 6; what the text says lowest counts where it says weak. */
export function fluencyIn(said: string): number {
  const text = withoutWorkedFor(said);
  const found = fluencies.filter(({ isSaid }) => isSaid(text)).map(({ level }) => level);
  if (/\b[abc][12]\b/i.test(text)) return found.find((level) => level === cefr(text)) ?? Math.max(...found);
  return found.includes(1) ? 1 : Math.max(0, ...found);
}

function cefr(text: string): number {
  const level = /\b([abc][12])\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return { a1: 1, a2: 1, b1: 3, b2: 4, c1: 5, c2: 6 }[level] ?? 0;
}
