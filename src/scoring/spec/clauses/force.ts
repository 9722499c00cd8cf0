// Words that say how firm a demand is where none of the usual ones stands: "X goes without saying", "no way round that",
// "they have to be on the register", "ohne Englisch geht es nicht", "we cannot teach it". Pure.

import { rememberedOfLine } from '../../text/remembered.ts';
import { testOf } from '../first-look.ts';
import { saysMust } from '../layout/heading-words.ts';
import { saysNice } from '../wishes.ts';
import { isDeclined, saysWhoIsSought } from './asking.ts';
import { isNamedPaper } from './listed-demands.ts';
import { minimumMonths } from '../time/minimum-months.ts';

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
  // "The nominated person shall have commissioned plant", "all new hires need to have done personal care".
  /\b(?:shall|needs? to|has to|have to) (?:already |previously |personally )?(?:have|hold|possess|demonstrate)\b/iu,
  // "Der Meistertitel ist ein Muss, denn ...", "level 3 is the lowest we accept", "it is vital you have drawn up returns".
  /(?<!\p{L})(?:ist|sind) (?:für uns )?(?:hier )?ein (?:absolutes )?muss(?!\p{L})|\b(?:is|are) the (?:lowest|least|minimum|bare minimum) (?:that )?(?:we|i|they) (?:can |will )?(?:accept|take|consider|look at|ask for)\b|\bit is (?:vital|essential|crucial|imperative|critical|important|a must|necessary) (?:that )?(?:you|they|candidates|applicants|the \p{L}+) (?:have|has|hold|are|is|possess|know|can)\b/iu,
  // "Is a condition of the role", "candidates are expected to demonstrate", "müssen Sie die HPLC beherrschen".
  /\b(?:is|are) (?:an? )?(?:absolute |basic |strict )?(?:pre-?)?(?:condition|requisite|requirement)s? (?:of|for) (?:the|this) (?:role|post|position|job|appointment|employment)\b|\b(?:candidates?|applicants?) (?:is|are|will be|should be|would be) (?:also )?expected to (?:demonstrate|have|show|possess|bring|hold|know)\b|(?<!\p{L})(?:müssen|muss|musst) (?:sie|du|(?:die|der) bewerber\p{L}*|wer) [^.;]{2,60}?(?:beherrschen|kennen|vorweisen|nachweisen|besitzen|haben|mitbringen)(?!\p{L})/iu,
  /(?<!\p{L})(?:va|vont) (?:de soi|sans dire)|(?<!\p{L})(?:est|sont) (?:(?:bien sûr|évidemment|absolument|totalement|un|des|de) )*(?:incontournables?|de rigueur|non négociables?)|(?<!\p{L})ne (?:se )?(?:négocie|discute)(?:nt)? pas|(?<!\p{L})sans [^,.;]{2,50},? (?:(?:c['’]est )?(?:impossible|inutile|exclu)|rien n['’]est possible|on ne peut)/iu,
  // "A NEBOSH is what they expect", "your Danish is fluent or as good as": the paper or the tongue is named first.
  /\b(?:is|are) (?:exactly |just |precisely |simply )?what (?:the (?:client|board|team|insurers?|school|trust|firm)|they|we) (?:(?:would )?expect|insist (?:up)?on|require|demand|ask for)s?\b|^(?:(?:and|so|also|but),? )?your (?:spoken |written |own )*\p{L}+(?: and (?:your )?\p{L}+)? (?:is|are) (?:(?:truly|fully|really|either|at|a|as|on|completely|near[- ]) ?)*(?:native|fluent|bilingual|(?:your )?mother tongue|(?:a )?(?:solid |good |firm |level )?[bc][12]\b)/iu,
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
const MEANS = /\bwhich (?:also )?means\b/iu;
/** What is said in the end goes on with what was named before. */
const OF_BEFORE = /\b(?:in|of|with|for) (?:that|it|both|these|those|them|either)\b|\bthis one\b/iu;
const REASON_MIN = 15;

/** "We run the servers, so they can focus on impact": what something is for. */
const PURPOSE =
  /^(?:they|it|everyone|people|(?:our |their |the )?(?:customers|clients|users|patients|teams?|members|developers|colleagues)) (?:can|could|may|are able to|will be able to)\b/iu;

/**
 * A sentence as its reason and the demand that follows from it; whole where no demand follows. `isAmongDemands`: it stands
 * under a heading that demands, where a reason that names nothing somebody has is left out.
 */
export function reasonApart(sentence: string, isAmongDemands = false): string[] {
  const behind = behindReason(sentence);
  if (behind !== null) return [behind];
  if (!maySaySo(sentence)) return [sentence];
  const match = SO.exec(sentence);
  if (match === null || match.index < REASON_MIN) return [sentence];
  const [reason, end] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
  if (PURPOSE.test(end)) return [reason];
  // "A gold card, which means an NVQ and the test": what whoever has the one has gone through.
  if (MEANS.test(match[0]) && isNamedPaper(reason) && isNamedPaper(end) && !saysMust(end)) return [reason];
  if (OF_BEFORE.test(end) || !isDemanded(end) || isDemanded(reason)) return [sentence];
  return isAmongDemands && tellsNothingAsked(reason) ? [end] : [reason, end];
}

/** "The inspectors ask us for it, so you need a diploma": why it is asked for names nothing that somebody has. */
function tellsNothingAsked(reason: string): boolean {
  return !isNamedPaper(reason) && minimumMonths(reason) === 0 && !OF_SOMEBODY.test(reason);
}

const OF_SOMEBODY =
  /(?<!\p{L})(?:experienc\p{L}*|knowledge|skills?|understanding|background|abilit(?:y|ies)|able|fluen\p{L}+|proficien\p{L}+|familiar\p{L}*|know|confident|\p{L}*erfahrung\p{L}*|\p{L}*kenntnis\p{L}*|expériences?|connaissances?|maîtris\p{L}+)(?!\p{L})/iu;

function isDemanded(text: string): boolean {
  if (isDeclined(text)) return false;
  return (
    saysForce(text) || saysMust(text) || saysWhoIsSought(text) || (isNamedPaper(text) && !saysNice(text))
  );
}

/** "As our clients sit in Madrid, you must speak Spanish": the reason before what follows from it. */
const AS =
  /^(?:since|because|as(?! (?:an?|the|our|my|your|part|well|soon|long|far|much|many|if|though) (?!clients?|customers?|team|patients?|work|site|stock|company|office|job))|given that|considering that|seeing that|da|weil|comme|puisque|parce qu(?:e|['’])|étant donné que|vu que)(?:\s|(?<=['’]))([^.;,]{12,120}),\s(?=\S)/iu;
/** "As this is a lone-working role you'll need", "the law being what it is, you need", "to count in our ratios you need". */
const WITHOUT_PAUSE =
  /^(?:(?:since|because|as(?= (?:this|it|the|our|we|you|all)\b)|given that)\s[^.;,]{8,110}?,?\s|pour [^.;,]{4,70}, (?=vous)|(?:to|in order to) (?!be\b[^.;,]{0,40}\b(?:with|as)\b)[^.;,]{4,70}?,?\s|[^.;,]{8,80}\b(?:being|étant) [^.;,]{2,60},\s)(?=(?:you|candidates|applicants|the (?:post-?holder|successful candidate)|nous ne retenons|vous)(?:['’]ll| will| must| do)? ?(?:need|have to|hold|must|require|be|que|devez)?(?!\p{L}))(?=\S+(?: \S+)? )/iu;
const mayGiveReason = testOf(AS);
const mayNotPause = testOf(WITHOUT_PAUSE);
/** What the reason names is what is demanded. */
const OF_THE_REASON =
  /\b(?:it|them|these|those|that one|both|this)\b|(?<!\p{L})(?:es|sie|damit|dies\p{L}*|celui-ci|celle-ci|y|en)(?!\p{L})/iu;

/** The demand behind a reason that opens a sentence; null where none follows, or the demand is of what the reason names. */
function behindReason(sentence: string): string | null {
  if (!mayGiveReason(sentence) && !mayNotPause(sentence)) return null;
  const reason = (AS.exec(sentence) ?? WITHOUT_PAUSE.exec(sentence))?.[0] ?? '';
  const demand = sentence.slice(reason.length);
  return reason !== '' &&
    !OF_THE_REASON.test(demand) &&
    isDemanded(demand) &&
    !saysMust(reason) &&
    !saysForce(reason)
    ? demand
    : null;
}
