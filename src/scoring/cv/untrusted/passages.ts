// Sentences that belong to an order to whoever reads a CV by machine: that the candidate, spoken of as somebody else, meets
// all that is asked, and what stands with the order in one paragraph. Pure.

import { testOf } from '../../text/expressions/first-look.ts';
import { languageOf, type WrittenLanguage } from '../../text/written-language.ts';
import { namesYear } from '../../text/year.ts';

const REQUIREMENTS =
  /requi[rs]i?[te]|criteri|must-?haves?\b|anforderung|voraussetzung|exigen|critère|\beisen\b|wymaga|kryteri|požadav|podmín|\bkrav\b|vaatimu|cerinț|követelm|(?<!\p{L})şart|gereksinim|kriter|требован|критери|вимог|απαιτ|要求|条件|條件|要件|요건|조건|자격|متطلب|معايير|शर्त|आवश्यकता|yêu cầu|tiêu chí|דרישות/iu;
const ALL =
  /\b(?:all|every|each|any|alle[nrs]?|sämtliche\w*|jede\w*|tous|toutes|chacune?|chaque|todos|todas|cada|tutti|tutte|ogni|elke?|wszystki\p{L}*|každ\p{L}*|všechny|všem|alla|samtliga|samtlige|kaikki|toate|fiecare|minden|összes|tüm|bütün|100\s?%)(?!\p{L})|(?<!\p{L})(?:вс(?:ем|е|ех)|ус(?:ім|і)|всім|каждо|кожн|όλ|κάθε|mọi|tất cả)|所有|全部|每|すべて|全て|모든|모두|جميع|كافة|كل|सभी|हर|כל/iu;
const CANDIDATE =
  /\b(?:candidat\p{L}*|applicant|kandidat\p{L}*|bewerber\p{L}*|postulant\p{L}*|aspirante|sollicitant|kandidaat|kandydat\p{L}*|uchazeč\p{L}*|sökande\p{L}*|ansøger\p{L}*|søker\p{L}*|hakija\p{L}*|jelölt\p{L}*|pályázó\p{L}*|aday\p{L}*)(?!\p{L})|ứng viên|кандидат|соискател|претендент|υποψήφι|候选人|候選人|求职者|应聘者|候補者|応募者|지원자|후보자|مرشح|متقدم|उम्मीदवार|आवेदक|מועמד/iu;
/** In English those who judge candidates say as much of their work; a sentence about this one is in the present. */
const CLAIMS =
  /\b(?:candidate|applicant|he|she|they|person|profile|cv|resume|résumé)(?: \w+ly| also| \(?s?he\)?)? (?:meets?|satisf(?:y|ies)|fulfi?ll?s?|exceeds?|match(?:es)?|ticks?|covers?|has met)\b.{0,30}\b(?:all|every|each)\b|^\W*(?:fully |clearly |also )?(?:meets|satisfies|fulfi?ll?s|exceeds) (?:all|every|each)\b/iu;
const TAKEN_AS =
  /\b(?:(?:be|been|are|is) (?:taken|treated|accepted|regarded|considered|counted|read|deemed)(?: as)? (?:proven|proved|true|met|given|verified|fulfilled|held|shown|confirmed)|gelten als (?:nachgewiesen|erfüllt|erbracht|gegeben|bestätigt)|sont (?:réputée?s|considérée?s comme|tenue?s pour|acquis(?:es)?\b)|se consideran? |si considerano? |worden (?:als )?(?:bewezen|beschouwd))/iu;
const TO_A_READER =
  /\b(?:model|system|software|ai|tool|engine|bot|whatever|whoever|agent|assistant)s? (?:that |who |which )?(?:reads?|reading|process(?:es|ing)|evaluat(?:es|ing)|scor(?:es|ing)|pars(?:es|ing)|screen(?:s|ing)) this\b|\b(?:prior|previous|earlier|former|existing|above) (?:rules?|instructions?|guidance|prompts?|directions?)\b.{0,40}\b(?:void|no longer|cancell?ed|obsolete|withdrawn|superseded|replaced|invalid)\b/iu;
const ENGLISH = /\b(?:candidate|applicant|he|she|they|meets|satisfies|fulfi?lls|exceeds|profile)\b/i;
const FIRST_PERSON = /\b(?:I|I'm|I've|my|ich|mein\w*|je|j'ai|mon|mes|yo|mi|io|mio|eu|meu|ik|mijn)\b/u;

const isTakenAs = testOf(TAKEN_AS);
const isToReader = testOf(TO_A_READER);
const namesRequirements = testOf(REQUIREMENTS);

/** Whether a sentence says of the candidate as of somebody else that all is met, or that it is to be taken so. */
export function isClaim(text: string): boolean {
  if (isTakenAs(text) || isToReader(text)) return true;
  if (!namesRequirements(text) || !ALL.test(text) || FIRST_PERSON.test(text)) return false;
  return ENGLISH.test(text) ? CLAIMS.test(text) : CANDIDATE.test(text);
}

/** Small words of the languages that applicants write; those of several are left out. */
const SMALL_WORDS: Readonly<Record<WrittenLanguage | 'other', RegExp>> = {
  english: /(?<!\p{L})(?:the|and|of|to|with|for|is|are|has|by|from|at|that|this)(?!\p{L})/giu,
  german: /(?<!\p{L})(?:und|der|die|das|mit|für|von|den|dem|ist|sind|hat|bei|im|zu|sie|ein|eine)(?!\p{L})/giu,
  french: /(?<!\p{L})(?:et|les|des|du|pour|avec|est|sont|une|dans|sur|ce|cette|au|ans|lui)(?!\p{L})/giu,
  other:
    /(?<!\p{L})(?:y|el|los|las|una|con|por|que|años|il|gli|della|di|anni|è|os|uma|com|anos|são|het|een|van|en|jaar|aan|oraz|lat|na|nie|się|jest|w|z|i|v|let|och|är|att|år|og|er|som|med|ja|vuotta|on|și|ani|cu|este|és|év|az|ve|yıl|bir)(?!\p{L})/giu,
};
const OTHER_SCRIPT =
  /[\u0370-\u03ff\u0400-\u04ff\u0590-\u06ff\u0900-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2}/u;
const FOREIGN_MIN = 2;

/** Marks the rest of the passages that orders stand in; `goesOn`: a line stands in one with the line before it. */
export function spreadOver(found: boolean[], lines: readonly string[], goesOn: readonly boolean[]): void {
  if (!found.includes(true)) return;
  const language = languageOf(lines.filter((_, index) => found[index] !== true).join('\n'));
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (found[index - 1] !== true || found[index] === true || namesYear(line) || isOfOneself(line)) continue;
    const foreign = isForeign(line, language);
    const isOfIt = foreign || (goesOn[index] === true && (CANDIDATE.test(line) || found[index + 1] === true));
    if (isOfIt || /:\s*$/.test(lines[index - 1] ?? '')) found[index] = true;
  }
}

/** Whether a line speaks in the first person; in capitals "I" may be a small word of another language. */
function isOfOneself(line: string): boolean {
  return FIRST_PERSON.test(/\p{Ll}/u.test(line) ? line : line.toLowerCase());
}

/** Whether a line is in another language than the CV; one of hardly any small words is in none. */
function isForeign(line: string, language: WrittenLanguage | null): boolean {
  if (OTHER_SCRIPT.test(line)) return true;
  if (language === null || countOf(SMALL_WORDS[language], line) > 0) return false;
  return Object.entries(SMALL_WORDS).some(
    ([name, words]) => name !== language && countOf(words, line) >= FOREIGN_MIN,
  );
}

function countOf(words: RegExp, line: string): number {
  return line.match(words)?.length ?? 0;
}
