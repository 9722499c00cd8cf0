// Openings of sentences that say no more than that what follows is demanded of whoever comes: "We can only appoint a
// person", "Looking for people with", "Wir suchen jemanden mit". Pure.

import { testOf } from '../first-look.ts';

const PEOPLE = String.raw`(?:an? |any |the |those |only |other )*(?:(?:suitable|good|right|new|experienced|qualified|motivated|reliable) )*(?:persons?|people|someone|somebody|anyone|anybody|candidates?|applicants?|applications?(?: from)?|colleagues?|individuals?|those|ones|folk|hands|cvs)(?: (?:people|candidates|applicants|those|anyone))?`;
const WHO_HAS = String.raw`(?:with|holding|having|possessing|in possession of|(?:who|that|which)(?: can| will| must| do| does| already| also| currently)* (?:has|have|holds?|owns?|brings?|shows?|possess(?:es)?|prove|is|are|be)|(?=(?:fully |currently |already |newly )?(?:licen[cs]ed|registered|qualified|certified|chartered|admitted|approved|accredited|trained|experienced|authori[sz]ed|enrolled|fluent|able|educated)\b))`;
const OPENERS: readonly RegExp[] = [
  // "Somebody with the diploma, five years' buying and French".
  /^(?:ideally )?(?:somebody|someone|anyone|a person|people) (?:with|holding|having) /iu,
  // "Please only send me people who are".
  new RegExp(
    String.raw`^(?:so )?(?:please )?(?:(?:only|just|do) )*(?:send|submit|put forward|introduce|show|give|find|bring|get|forward|apply) (?:(?:me|us|in|through|over|only) )*${PEOPLE} ${WHO_HAS}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:and|so|now|therefore) )?(?:(?:we|i|our \p{L}+)(?:['’](?:re|m)| are| am| is)? )?(?:(?:also|now|only|currently|really|urgently|just) )*(?:looking for|look for|seeking|seek|after|in search of|on the lookout for|recruiting|searching for|need|want|require|would like) ${PEOPLE} ${WHO_HAS}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:by law|by contract|sadly|sorry|please note|note),? )?(?:that )?(?:we|i|the (?:\p{L}+ ){1,3}|our (?:\p{L}+ ){1,3}) ?(?:can|could|will|shall|may|are able to|are allowed to|do|must)? ?(?:only )?(?:consider|appoint|accept|interview|employ|take(?: on)?|hire|shortlist|engage|look at|recruit|invite|put forward|offer (?:this|the) (?:post|job|role) to|place|use|read) (?:only )?${PEOPLE} ${WHO_HAS}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:this|the|our) (?:post|role|job|position|vacancy) (?:is|will be) (?:only )?(?:for|open(?: only)? to|reserved for|suited to|limited to|restricted to|meant for) ${PEOPLE} ${WHO_HAS}`,
    'iu',
  ),
  /^(?:wir |man )?(?:such(?:en|t)|brauch(?:en|t)|erwarten|wünschen uns|wenden uns an|stellen) (?:wir )?(?:(?:nur|ausschließlich|daher|deshalb|derzeit|aktuell) )*(?:jemand(?:en)?|eine person|menschen|leute|personen|bewerber\p{L}*|kolleg\p{L}+|kandidat\p{L}+) ?(?:,? (?:mit|die über|der über|die|der|mit einem|mit einer)(?!\p{L}))/iu,
  /^(?:nous |on )?(?:cherch|recherch|recrut|souhait|voul|attend|accept)\p{L}* (?:uniquement )?(?:quelqu['’]un|une personne|des personnes|des candidat\p{L}*|un\(?e?\)? candidat\p{L}*|un profil|des profils) (?:titulaires? d(?:e|u|es|['’])|ayant|avec|qui (?:ait|a|possède|détient|justifie)|justifiant d(?:e|['’])|disposant d(?:e|['’]))/iu,
];
/** "We need a diploma, two hundred hours and your own car": a list of what one has to have. */
const NEEDS =
  /^(?:[Yy]ou [Mm]ust|[Mm]ust) (?:have|hold|bring|possess) (?=(?:an? |the |your |own |full |current |valid |\p{Lu}{2,})[^.;]*,)|^(?:[Yy]ou|[Ww]e|[Tt]hey|[Cc]andidates|[Aa]pplicants|(?:[Tt]he|[Oo]ur) (?:ideal |right |successful |new )?(?:candidate|person|applicant|post-?holder|colleague))(?:['’]ll| will| would|['’]d)?(?: also)? (?:need|needs|require|requires|bring|must have|must hold|ask for|insist on|expect)(?: to (?:be|have|hold))? (?=(?:an? |the |your |full |current |valid |\p{Lu}{2,}|\p{Ll}+ing \p{Lu})[^.;]*,)/u;
/** "This is a post for a Chartered Surveyor who has": what stands behind it is whom one wants. */
const POST_FOR =
  /^(?:this|it|ours) (?:is|will be) (?:very much |strictly |clearly |definitely |only )?(?:an? |the )?(?:\p{Ll}+ )?(?:post|role|job|position|vacancy|appointment|seat) for (?=an? (?!company|business|team|firm|client|growing|busy)(?:[^.;]{3,90}\b(?:who|with|holding|having)\b|(?:fully |newly |recently )?(?:qualified|registered|chartered|licen[cs]ed|certified)))/iu;
/** "Nous attendons une formation achevée", "Wir erwarten eine abgeschlossene Ausbildung". */
const EXPECTS =
  /^(?:nous|on|le poste|l['’]emploi) (?:vous )?(?:attendons|attend|demandons|demande|exigeons|exige|requiert|requérons|suppose) (?:de vous |impérativement |également |aussi |avant tout )*(?=(?:une?|des?|la|le|les|au moins|plusieurs|deux|trois|quatre|cinq)(?!\p{L})(?! (?:vous|plaisir|impatience|retour|candidature))|l['’])|^wir (?:erwarten|verlangen|fordern) (?:(?:von ihnen|von dir|zwingend|unbedingt|mindestens|außerdem|zudem) )*(?=(?:eine?n?|gute|sehr|mehrjährige|fundierte|sichere|abgeschlossene)(?!\p{L}))/iu;
const openers = [...OPENERS, NEEDS, POST_FOR, EXPECTS].map((one) => ({ one, may: testOf(one) }));
const REST_MIN = 8;

/** How many characters the opening of a sentence takes that only says that the rest is demanded; 0 where none does. */
export function openingOf(sentence: string): number {
  for (const { one, may } of openers) {
    const found = may(sentence) ? one.exec(sentence)?.[0].length : undefined;
    if (found !== undefined && sentence.length - found >= REST_MIN) return found;
  }
  return 0;
}

/** "You'll have had", "Sie haben": before something that one has, it can be left out of it. */
const HAVING: readonly RegExp[] = [
  /^you(?:['’]ll| will|['’]d| would| should| must)(?: also| already)? have(?: had| got)? (?=(?:an?|the|your|sole|full|at least|\d|some|good|strong|solid|sound)\b(?! (?:chance|opportunity|option|support)))/iu,
  /^(?:sie|du) (?:haben|hast|besitzen|besitzt|verfügen über|verfügst über) (?=(?:den|die|das|eine?n?|mindestens|ihre[n]?|gute|sehr gute|fundierte|mehrjährige|erste|abgeschlossene)(?!\p{L}))(?!.*\p{L}(?:t|en)\W*$)/iu,
];

/** A clause without the words that say that somebody has what it names. */
export function withoutHaving(clause: string): string {
  for (const one of HAVING) {
    const rest = clause.replace(one, '');
    if (rest !== clause) return rest;
  }
  return clause;
}
