// Papers that somebody else demands of whoever comes: the law, an insurer, a client, a framework; and papers that are to be
// shown. Pure.

import { testOf } from '../first-look.ts';

const WHO = String.raw`(?:(?:federal|state|provincial|local|european|eu|uk|german|english|scots|company|site|road|maritime|aviation|the|our|your|their|its) )*(?:laws?|statutes?|regulations?|regs|rules|codes?|acts?|legislation|insur(?:ers?|ance(?: company)?)|underwriters?|clients?|customers?|frameworks?|(?:bid|tender|contract|licen[cs]e|operator|safety)s?(?: (?:agreement|terms|conditions|case))?|agreements?|standards?|regulators?|authorit(?:y|ies)|councils?|ministry|charterers?|oil majors|flag state|class society|port|railway|network rail|main contractors?|principal contractors?|airline|operator)`;
const DEMANDS = String.raw`(?:(?:also|now|all|simply|do|does|will|would|must|strictly) )*(?:says?|requires?|demands?|insists? (?:up)?on|asks? (?:us )?for|wants?(?: to see)?|calls? for|obliges?|expects?|stipulates?|prescribes?|names?|makes? us (?:ask|insist|check)|won['’]t (?:cover|accept|insure|take|let)|will not (?:cover|accept|insure|take|let))`;
const IMPOSED: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})${WHO} ${DEMANDS}(?!\p{L})`, 'iu'),
  /(?<!\p{L})(?:gesetz(?:geber)?|versicher\p{L}+|kunden?|auftraggeber\p{L}*|bauherr\p{L}*|behörden?|berufsgenossenschaft|norm|vorschrift\p{L}*|betreiber\p{L}*|aufsicht\p{L}*|rahmenvertrag)\s(?:\p{L}+ ){0,2}(?:verlang|forder|schreib|setz|besteh|erwarte|woll|will)\p{L}*/iu,
  /(?<!\p{L})(?:loi|assur(?:eur|ance)s?|clients?|réglementation|code|règlement|norme|maître d['’](?:ouvrage|œuvre)|donneur d['’]ordre|arrêté|convention)\s(?:nous |en |le |l['’]){0,2}(?:exige|impose|demande|veut|réclame|prescrit|oblige)\p{L}*/iu,
  // "Der Nachweis nach MVAS ist vorzulegen", "l'attestation est à produire".
  /(?<!\p{L})(?:vorzulegen|vorzuweisen|nachzuweisen|mitzubringen|beizubringen|beizufügen)(?!\p{L})|(?<!\p{L})(?:muss|müssen|hat|haben) (?:[\p{L}-]+ ){0,6}vor(?:liegen|zuliegen|gelegt werden|gewiesen werden)(?!\p{L})|(?<!\p{L})(?:est|sont|sera|seront) à (?:produire|fournir|joindre|présenter|justifier)(?!\p{L})/iu,
  // "You'll drive our van, so a full licence".
  /^(?:so|therefore|hence|thus|deshalb|daher|also|donc),? (?:you(?:['’]ll| will)? need |have |with )?(?:an? |your |the |eine?n? |den |die |un |le )?(?:valid|current|full|clean|own|in-date|gültige\p{L}*|valide|en cours)\b/iu,
];
const imposed = IMPOSED.map((one) => testOf(one));

/** Whether a clause says that somebody demands what it names, or that it is to be shown. */
export function isImposed(clause: string): boolean {
  return imposed.some((isSaid) => isSaid(clause));
}
