// Words that say how firm a demand is where none of the usual ones stands: "X goes without saying", "no way round that",
// "they have to be on the register", "ohne Englisch geht es nicht", "we cannot teach it". Pure.

import { rememberedOfLine } from '../../text/remembered.ts';
import { testOf } from '../first-look.ts';
import { saysMust } from '../layout/heading-words.ts';
import { saysNice } from '../wishes.ts';
import { isDeclined, saysWhoIsSought } from './asking.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { isNamedPaper } from './listed-demands.ts';

const FORCE: readonly RegExp[] = [
  /\bgo(?:es)? without saying\b|\bno way (?:a)?round (?:that|it|this)\b|\bno two ways about (?:it|that)\b|\bno ifs(?: and|,| or)? (?:no )?buts\b|\b(?:is|are)(?: really| simply| absolutely)?(?: not|n['’]t) (?:negotiable|optional|up for (?:debate|discussion|negotiation))\b|\bnon-negotiable\b|\b(?:that|it|this)(?:['’]s| is) (?:a matter of )?(?:life and death|vital|crucial|do or die)\b|\b(?:is|are) an? (?:absolute |real )?(?:necessity|must)\b|\b(?:is|are) (?:a given|taken as read|second nature)\b/iu,
  // "They have to be on the register now", "has to be in the file before they get a badge".
  /\b(?:has|have|need|needs) to be (?:already )?(?:(?:up)?on (?:the|an?|your|our) (?:[\p{L}-]+ ){0,4}(?:register|roll|list)|in (?:the|your|their|our|my) (?:files?|hands?|name|pocket)|recorded|held|issued|renewed|signed off|there (?:on|from)|with (?:us|you) (?:on|before|by))\b/iu,
  // "TypeScript is how you think, we can't teach it", "the client will not train it".
  /,? (?:and |but |as |because |since )?(?:we|i|they|the client) (?:can(?:no|['’])t|cannot|can not|won['’]t|will not|haven['’]t (?:the )?time to) (?:really |possibly )?(?:teach|train) (?:it|that|this|you|them|anyone|anybody)\b/iu,
  /(?<!\p{L})(?:versteht sich von selbst|ist selbstverständlich|(?:führt|geht) kein weg (?:daran )?vorbei|ohne [^,.;]{2,50} (?:geht|läuft|funktioniert) (?:es |hier |bei uns |leider |gar |da |das )*(?:nichts?|nicht)|(?:muss|müssen) (?:\p{L}+ )?(?:sitzen|vorliegen|vorhanden sein|gegeben sein)|setzen wir\b[^.;]{3,160}\bvoraus)(?!\p{L})/iu,
  // "By law the holder of this post must be a qualified electrician".
  /^(?:by law|the law (?:says|demands|requires)|our insurers? (?:asks?|insists?|requires?|demands?)|the insurers? (?:asks?|insists?|requires?|demands?)|under the (?:act|regulations|rules)),? (?:that )?(?:the )?(?:post-?holder|holder of (?:this|the) post|person appointed|candidate|whoever does it)? ?(?:must|has to|is to|shall|should)?\b/iu,
  /(?<!\p{L})(?:est|sont) (?:strictement |absolument )?(?:indispensables?|impératifs?|impératives?)(?!\p{L})|^sans [^.;]{2,60}, (?:votre|aucune|la) candidature (?:ne|n['’])/iu,
  // "(Weil …,) sind gute Kenntnisse ein Muss", "whoever joins our crew needs a certificate".
  /^(?:ist|sind) [^.;]{3,90}? (?:ein muss|pflicht|voraussetzung|bedingung|erforderlich|zwingend|unerlässlich|unabdingbar|notwendig|unverzichtbar)\W*$|^(?:whoever|anyone who|everyone who|the person who|people who) (?:joins?|works?|takes?|drives?|does|gets|comes|starts?|touches|enters)[^.;,]{0,50}? (?:needs?|must|has to|have to|should have|will need)\s|^no ([^,.;]{3,60}), no (?:job|start|interview|entry|chance|deal|way|exceptions?)(?:,? \p{L}+)?\W*$/iu,
  // "Is a condition of the role", "candidates are expected to demonstrate", "müssen Sie die HPLC beherrschen".
  /\b(?:is|are) (?:an? )?(?:absolute |basic |strict )?(?:pre-?)?(?:condition|requisite|requirement)s? (?:of|for) (?:the|this) (?:role|post|position|job|appointment|employment)\b|\b(?:candidates?|applicants?) (?:is|are|will be|should be|would be) (?:also )?expected to (?:demonstrate|have|show|possess|bring|hold|know)\b|(?<!\p{L})(?:müssen|muss|musst) (?:sie|du|(?:die|der) bewerber\p{L}*|wer) [^.;]{2,60}?(?:beherrschen|kennen|vorweisen|nachweisen|besitzen|haben|mitbringen)(?!\p{L})/iu,
  /(?<!\p{L})(?:va|vont) (?:de soi|sans dire)|(?<!\p{L})(?:est|sont) (?:(?:bien sûr|évidemment|absolument|totalement|un|des|de) )*(?:incontournables?|de rigueur|non négociables?)|(?<!\p{L})ne (?:se )?(?:négocie|discute)(?:nt)? pas|(?<!\p{L})sans [^,.;]{2,50},? (?:(?:c['’]est )?(?:impossible|inutile|exclu)|rien n['’]est possible|on ne peut)/iu,
];
const forced = FORCE.map((one) => testOf(one));

/** Whether a clause says by such words that what it names is demanded. */
export const saysForce = rememberedOfLine(
  (text): boolean => forced.some((isSaid) => isSaid(text)) && !saysNice(text) && !isOfManners(text),
);

/** "Le respect des règles va de soi": how one behaves. */
const MANNERS =
  /^(?:(?:the|an?|your|full|strict|le|la|les|une?|die|der|das|ein\p{L}*|ihre?) )*(?:respect|compliance|adherence|discretion|confidentiality|punctuality|honesty|integrity|safety|hygiene|reliability|teamwork|rigueur|ponctualité|discrétion|sens d|esprit|einhalt\p{L}+|pünktlichkeit|sorgfalt|diskretion|teamgeist|zuverlässigkeit|freundlichkeit|verschwiegenheit)/iu;
const isOfManners = testOf(MANNERS);

/** "Three buses in 900 square miles, so a driving licence": a reason, and what follows from it. */
const SO =
  /(?:,|;|\s[–—-]|(?<=\p{L}{3}))\s(?:and )?(?:so|hence|therefore|thus|which (?:also )?means(?: that)?|deshalb|daher|darum|donc|c['’]est pourquoi|raison pour laquelle)(?: that)?[,:]? (?!\p{L}+\s?:|(?:that|as|to|much|many|far|on|called|forth|sorry|please|we|i)\b)/iu;
const maySaySo = testOf(SO);
/** What is said in the end goes on with what was named before. */
const OF_BEFORE = /\b(?:in|of|with|for) (?:that|it|both|these|those|them|either)\b|\bthis one\b/iu;
const REASON_MIN = 15;

/** "We run the servers, so they can focus on impact": what something is for. */
const PURPOSE =
  /^(?:they|it|everyone|people|(?:our |their |the )?(?:customers|clients|users|patients|teams?|members|developers|colleagues)) (?:can|could|may|are able to|will be able to)\b/iu;

/** A sentence as its reason and the demand that follows from it; whole where no demand follows. */
export function reasonApart(sentence: string): string[] {
  const behind = behindReason(sentence);
  if (behind !== null) return [behind];
  if (!maySaySo(sentence)) return [sentence];
  const match = SO.exec(sentence);
  if (match === null || match.index < REASON_MIN) return [sentence];
  const [reason, end] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
  if (PURPOSE.test(end)) return [reason];
  if (OF_BEFORE.test(end) || !isDemanded(end) || isDemanded(reason)) return [sentence];
  return [reason, end];
}

function isDemanded(text: string): boolean {
  if (isDeclined(text)) return false;
  return (
    saysForce(text) || saysMust(text) || saysWhoIsSought(text) || (isNamedPaper(text) && !saysNice(text))
  );
}

/** "As our clients sit in Madrid, you must speak Spanish": the reason before what follows from it. */
const AS =
  /^(?:since|because|as(?! (?:an?|the|our|my|your|part|well|soon|long|far|much|many|if|though) (?!clients?|customers?|team|patients?|work|site|stock|company|office|job))|given that|considering that|seeing that|da|weil|comme|puisque|parce qu(?:e|['’])|étant donné que|vu que)(?:\s|(?<=['’]))([^.;,]{12,120}),\s(?=\S)/iu;
const mayGiveReason = testOf(AS);
/** What the reason names is what is demanded. */
const OF_THE_REASON =
  /\b(?:it|them|these|those|that one|both|this)\b|(?<!\p{L})(?:es|sie|damit|dies\p{L}*|celui-ci|celle-ci|y|en)(?!\p{L})/iu;

/** The demand behind a reason that opens a sentence; null where none follows, or the demand is of what the reason names. */
function behindReason(sentence: string): string | null {
  if (!mayGiveReason(sentence)) return null;
  const reason = AS.exec(sentence)?.[0] ?? '';
  const demand = sentence.slice(reason.length);
  return reason !== '' &&
    !OF_THE_REASON.test(demand) &&
    isDemanded(demand) &&
    !saysMust(reason) &&
    !saysForce(reason)
    ? demand
    : null;
}

const CONSIDERED = String.raw`(?:consider|accept|look at|read|shortlist|interview|process|progress|invite)(?:ed)?`;
/** "Applications can only be considered if three years of practice are there", in three languages. */
const ONLY_CONSIDERED: readonly RegExp[] = [
  new RegExp(
    String.raw`^[^.;:]{0,80}?\bonly\b[^.;:,]{0,30}\b${CONSIDERED}\b[^.;:,]{0,25}? (?:if|from|with|who|where|when|whose)\s(.+)$`,
    'iu',
  ),
  /^(?:we|i|they) (?:(?:can|will|may|are able to) )?only (?:put forward|submit|represent|present|consider|interview|take(?: on)?|accept|appoint|employ) (?!people from|cvs?\b|applications)(.+)$/iu,
  /^[^.;:]{0,80}?\bnur\b[^.;:,]{0,40}\b(?:berücksichtig\p{L}*|an(?:ge)?nommen|annehmen|bearbeite\p{L}*|geprüft|prüfen|ein(?:ge)?laden|einstellen|zugelassen)(?: werden)?,? (?:wenn|sofern|falls|von personen,? die|mit)\s(.+)$/iu,
  /^[^.;:]{0,100}?\bnur (?:personen|bewerber\p{L}*|bewerbungen|kandidat\p{L}*|menschen|fachkräfte|leute)(?!\p{L})[^.;:,]{0,40}, (?:die|welche|bei denen)\s(.+)$/iu,
  /^[^.;:]{0,60}?(?<!\p{L})(?:seul\p{L}*|ne (?:pourr|pouv|peuv|ser)\p{L}+)(?!\p{L})[^.;:]{0,60}?(?:candidat\p{L}*|profils?|personnes|dossiers)(?!\p{L})[^.;:]{0,30}?(?:justifiant d['’e]|présentant|disposant d['’e]|titulaires d['’eu]|qui|ayant|avec)\s*(.+)$/iu,
];
const considered = ONLY_CONSIDERED.map((one) => ({ one, may: testOf(one) }));

/** Who is turned away, and so what the others have: "we can't use anyone who has never worked with livestock". */
const TURNED_AWAY: readonly RegExp[] = [
  /^(?:unfortunately,? |sadly,? )?(?:we|i|they) (?:can(?:no|['’])t|cannot|won['’]t|will not|are unable to|don['’]t|do not) (?:use|take(?: on)?|consider|employ|hire|appoint|interview|accept|shortlist) (?:any(?:one|body)|people|persons|candidates|applicants|somebody|someone) (?:who (?:has|have) never|without|who (?:does|do)(?: not|n['’]t) (?:have|hold|know|speak)|lacking)\s(.+)$/iu,
  /^(?:please |so )?only (?:get in touch|apply|contact us|call|write|send (?:us )?your (?:cv|application))[^.;,]{0,20} if you (?:have |hold |are )?(?:actually |already |really |personally )?(.+)$/iu,
  /^(?:what|the (?:one|only) thing(?: that)?) (?:we|i|they) (?:do |really |absolutely |will |always )*(?:insist on|ask for|require|demand|can(?:no|['’])t do without|won['’]t do without)(?: is|:| are)\s(.+)$/iu,
  /^(?:should you (?:not|fail to) (?:hold|have|possess)|if you (?:do not|don['’]t|haven['’]t|have not) (?:hold|have|got|possess)?|without)\s([^.;,]{3,80}), (?:then )?(?:we|i|you|your application|there) (?:are|is|will|can(?:no|['’])t|cannot|won['’]t)(?: be)? ?(?:unable|not|no point|rejected|turned away|declined|unsuccessful|consider|start|apply|work|employ|accept|process|invite|progress)\b/iu,
  /^applications? from (?:persons|people|candidates|applicants|those|anyone)(?: who)? (?:lacking|lack|without|do not have|have no|have never)\s(.+?) (?:will not|won['’]t|cannot|can['’]t|can not) be\b/iu,
  /^(?:you|applications?|candidates?|applicants?) (?:will not|won['’]t|cannot|can['’]t) be (?:shortlisted|considered|interviewed|appointed|progressed|accepted|invited)\b[^.;]{0,20}? (?:unless|without)(?: (?:you|they|it)(?: can)? (?:shows?|have|holds?|demonstrates?|evidences?|possess|has))?\s(.+)$/iu,
  /^(?:and )?(?:nobody|no one|no-one|no \p{L}+) (?:is|gets|will be|can be|goes|will get|may be) (?:booked|taken|put|placed|sent|let|allowed|invited|considered|engaged|hired|on|in)\b[^.;,]{0,25}? (?:without|unless they (?:have|hold))\s(.+)$/iu,
  /^no ([^,.;]{3,60}), no (?:job|start|interview|entry|chance|deal|way|exceptions?)(?:,? \p{L}+)?\W*$/iu,
  /^(?:this|the) (?:job|role|post|position|one)(?: is|['’]s)(?: not|n['’]t) (?:for you|right for you) (?:if you(?:['’]ve| have) never|if you (?:do not|don['’]t) (?:have|hold|know)|unless you (?:have|hold|know))\s(.+)$/iu,
  /^(?:on ne peut pas|nous ne pouvons pas|impossible d|inutile d|il est inutile d)[^.;]{0,60}? si vous n['’]avez (?:pas|jamais) (?:le |la |l['’]|de |d['’]|votre |encore )?(.+)$/iu,
  /^ce poste n['’]est pas (?:fait )?pour vous si vous n['’]avez (?:jamais|pas) (.+)$/iu,
  /^wer (?:noch )?(?:nie|niemals) (.+?)(?: hat| hatte| ist| war)?, (?:der |die )?(?:ist (?:\p{L}+ ){0,3}(?:falsch|fehl am platz|nicht richtig)|kann (?:\p{L}+ ){0,2}nicht|braucht sich|muss sich nicht|den können wir|passt nicht)/iu,
  /^nous ne (?:pouvons|pourrons|souhaitons|saurions)(?: malheureusement)? (?:pas |plus )?(?:retenir|recevoir|étudier|embaucher|recruter|prendre)[^.;]{0,40}?(?:qui n['’](?:ont|a) jamais|sans|n['’]ayant jamais)\s(.+)$/iu,
];
const turnedAway = TURNED_AWAY.map((one) => ({ one, may: testOf(one) }));

/** What those have who are not turned away; null where a sentence turns nobody away. */
export function notTurnedAway(sentence: string): string | null {
  for (const { one, may } of turnedAway) {
    const [, said = ''] = may(sentence) ? (one.exec(sentence) ?? []) : [];
    if (said !== '') return said;
  }
  return null;
}

/** What those have who alone are considered; null where a sentence does not say so, or of nothing that is held or counted. */
export function onlyConsidered(sentence: string): string | null {
  for (const { one, may } of considered) {
    const [, said = ''] = may(sentence) ? (one.exec(sentence) ?? []) : [];
    const demand = said.replace(/^(?:already )?(?:hold|have|possess)s?\s/iu, '');
    if (demand !== '' && (minimumMonths(demand) > 0 || isNamedPaper(demand))) return demand;
  }
  return null;
}
