// Matters of character, which everyone claims and no CV shows. Pure.

import { testOf } from '../first-look.ts';

const SOFT_SKILL =
  /communicat|\bthick skin|team ?player|self[- ]?motivat|self[- ]?starter|attention to detail|interpersonal|(?<!(?:['’]ve|have|has|had) )organi[sz]ed|flexible|proactive|passion|enthusias|positive(?! behav| pressure| displacement| airway| material| psych| pay)|can-do|teamfähig|kommunikation|rigueur|autonom|zuverlässig|good humour|motivated|work (under pressure|independently)|problem[- ]solv|time management|rédactionnel|relationnel|sens d[eu] |travail en équipe|qualités? |esprit d.équipe|à l.écoute|eigeninitiative|belastbar|sorgf[äa]lt|kundenorient|arbeitsweise|organisationstalent|someone who (?!has\b|have\b|can\b|knows\b|holds\b|speaks\b|did\b)|(?:genuine|real) (?:interest|care)|sense of (?:humour|fun|urgency|ownership|responsib)|\bpunctual|\btidy\b|\bpolite|^(?:you(?:'re| are) |be |a )?reliab(?:le|ility)\b(?! (?:of|engineer|cent|test))|\bresilien|\bcalm\b|\bfriendly\b|\bpatience\b|\bbe patient\b|\bhonest|trustworth|\bindependence\b|\bpleasant\b|\bmind-?set\b|\benergetic\b|(?:lots of|high|full of|plenty of|real) energy\b|\beye for detail\b|\bwork ethic\b|\bspaß|\bfreude an\b|\bmanner\b(?! of)|\b(?:hunger|eager|eagerness|keen|appetite|thirst|desire|willingness) to (?:learn|grow|develop|improve)|\bbonne présentation|\bget(?:s)? things done|\bhand held|\bgood with people|\bflexibilität|\bhumor\b|prioriti[sz]e|\bworkload|multi-?task|\bcheerful|\bempath|compassion|\bsmart(?:ly)? (?:appearance|dressed|presented|turned)|presentable|hard-?working|\bdependab|approachable|\bdiplomatic|\btactful|\bdiscretion|\bdiscreet\b|\badaptab|\bcurious|\bcuriosity|likes? people|\bfreundlich|teamgeist|\bsouriant|\bponctuel/i;

const namesSoftSkill = testOf(SOFT_SKILL);

/** Whether a statement names a trait of character, or a skill of dealing with people. */
export function namesCharacter(text: string): boolean {
  return (
    namesSoftSkill(text) &&
    (!CAPITALS.test(text) || !NAME.test(text) || namesSoftSkill(text.replace(NAME, ' ')))
  );
}

/** No such name is without them. */
const CAPITALS = /\p{Lu}{4}/u;
/** Whatever word a program's name is: "CALM". */
const NAME = /(?<=\p{Ll}.*)\b\p{Lu}{4,}\b(?!.*\b\p{Lu}{4,}\b)/u;

/** Whether each thing that a statement lists is a matter of character. */
export function isCharacterAlone(text: string): boolean {
  return text
    .split(/,|;|\b(?:and|und|et)\b/)
    .every((part) => !/\p{L}{3}/u.test(part) || namesCharacter(part));
}
