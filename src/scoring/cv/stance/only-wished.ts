// Papers that a CV only wishes for, plans, thinks of or was never to have: "Aim: chartership", "on my list for 2028",
// "angedacht, dann doch nicht", "DSCG envisagé". Who has begun, is enrolled or has a day for the exam is not meant. Pure.

import { inLettersOf, testOf } from '../../text/expressions/first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';

const ARTICLE = String.raw`(?:(?:an?|the|my|this|that|den|die|das|dem|der|zu[mr]?|ein(?:en?)?|mein(?:en?)?|le|la|les|un|une|mon|ma|du|au|de la) |l['’])?`;
/** To have it, get it or begin it. */
const GET = String.raw`(?:(?:be|become|begin|start|take|do|sit|get|gain|obtain|earn|hold|have|pursue|attempt|tackle|complete|finish|achieve|train|work|study|go|book|try|apply|register|qualify|enrol)(?: (?:for|on|towards?|as|in|with))? )`;
/** Between a wish and what is wished for; no comma and no other sign. */
const FEW = String.raw`(?:[\p{L}’'()&./+-]+ ){0,3}?`;

/** Whoever wishes, in words that stand right before the name. */
const WISHED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:plan(?:s|ning)?|intend(?:s|ing)?|hop(?:e|es|ing)|want(?:s|ing)?|wish(?:es|ing)?|(?:would|should|['’]d) (?:like|love)|keen|happy|willing|ready|eager|need|mean) to ${GET}?|(?:(?:am|was|been|be|i['’]m|have|had|were) )?(?:thinking|thought|dream(?:ing|t|s)?) (?:of|about) (?:doing |taking |sitting |getting |going for )?|(?:am|i['’]m|be|still|been|currently|actively|now) considering |considered (?:doing |taking |sitting )?|(?:am |i['’]m |be |was )?(?:interested in|curious about|targeting|eyeing|aiming (?:for|at)|aspiring(?: to)?(?: be(?:come)?)?|looking into) |(?:^|[.;|] )\W*aspiring |will (?:soon |then |also )?(?:do|book|look into|think about|sort out|consider|arrange|try for|go for) |(?:had|have|took|taken|having) a look (?:at|into) |look(?:ed|ing)? (?:at|into) |read(?:ing)? up (?:on|about) |(?:en|in)quir\p{L}+ about |asked about |informiert (?:über|zu) |erkundigt nach |renseignée? sur |(?:would|['’]d|will|want|hoping|hope|wish|prefer|happy|willing|looking|if) (?:[\p{L}’']+ ){0,5}?(?:put(?:ting)?|send(?:ing)?|sponsor(?:ing)?|train(?:ing)?|support(?:ing)?|pay(?:ing)?) (?:for )?(?:me )?(?:through |on |for |to (?:do|take|get|sit|gain) )?(?:doing |taking |getting )?|ich (?:überlege|erwäge|plane|möchte|würde gerne?|will|denke)(?: mir| gerade| derzeit| noch|,| an)* |interesse an ${FEW}|(?:^|[.;|(] )\W*(?:angedacht|angestrebt|geplant|gewünscht|envisagée?|souhaitée?) ?: |(?:j['’]envisage|je (?:souhaite|voudrais|pense|compte|réfléchis)|j['’]aimerais|envie|intéressée? par)(?: (?:de|d['’]|à|passer|préparer|faire|suivre|obtenir|commencer))* ?)${ARTICLE}${FEW}$`,
  'iu',
);
/** A label over what is wished for. */
const saysGoalBefore = testOf(
  /(?<!\p{L})(?:(?:(?:long|short|medium)[- ]term |career |personal |next |professional )?(?:goals?|aims?|ambitions?|targets?|wish(?:es)?|plans?|next steps?|to do|dreams?)|(?:berufs|fern|nah|lang\p{L}* )?ziele?|wunsch|vorhaben|nächster? schritt|objectifs?|projets?|souhaits?|prochaine étape)(?:\s(?:is|are|would be|ist|wäre|est|for (?:19|20)\d\d|für 20\d\d|pour 20\d\d))?\s?[:=–-]?\s(?:to (?:gain|obtain|get|become|achieve|take|sit|do) )?(?:an? |the |my |den |die |das |le |la )?$/iu,
);
/** Behind a goal: no more than a word or two, and a day. */
const THEN_NO_MORE =
  /^(?! (?:with|having|seeking|looking|who|mit|avec|ayant|und|et)(?!\p{L}))[^.;|]{0,28}\W*$/iu;

/** What is said right behind it. */
const WISHED_AFTER = new RegExp(
  String.raw`^(?:['’]s)?(?: [A-Z]\d{1,3}[A-Z]?)?(?: \([^()]{2,30}\))?(?: (?:course|exam|training|certificate|qualification|lehrgang|kurs|card|ticket|test|diploma|status|foundation|advanced|einmal))?\s?[:,(–-]{0,2}\s?(?:(?:it|that|this|which|is|are|was|be|still|now|also|only|just|currently|would|could|might|may|something|i|am|have|had|['’]m|wäre|ist|war|steht|est|serait|à terme) ?)*(?:can (?:get|obtain|arrange|apply for|sort(?: out)?) (?:one|it|this|that|these)(?!\p{L})|(?:(?:reciprocity|application|registration|transfer|reinstatement|joining|starter|enrolment|info(?:rmation)?) )?(?:packs?|package|packet|forms?|brochure|prospectus)(?!\p{L})(?= (?:ordered|requested|downloaded|arrived|but|and (?:have|not))|\W*$)|(?:next |high |top )?on (?:the|my) (?:\p{L}+ )?(?:list|wish ?list|agenda|horizon|cards|radar|bucket list|roadmap)|(?:a|one|part) (?:of )?(?:(?:my|long[- ]term|personal|the|career) )*(?:goals?|aims?|ambitions?|dreams?|wish(?:es)?|hopes?|targets?|plans?)(?!\p{L})|(?:my|the) (?:(?:next|long[- ]term|ultimate|career) )*(?:step|goal|aim|ambition|dream|plan|target|hope)(?!\p{L})|consider(?:ing|ed)(?! of)|under consideration|thinking (?:of|about)|thought (?:of|about)|(?:planned|intended|targeted|wanted|foreseen)(?= (?:for|in|by|next|once|when|one day)|\W*$)|eventually|some ?day(?!\p{L})|one day(?=,? (?:i|perhaps|maybe|when|if|soon)(?!\p{L}))|in the (?:longer|long) (?:term|run)|to (?:begin|start|follow up|be considered)(?!\p{L})|not for me|not (?:\p{L}+ )?(?:begun|started|attempted|pursued|sat|sought|taken(?! up again))|never (?:begun|started|attempted|pursued|sat|sought|taken|got round|finished|did)|will (?:book|do|look|think|sort|arrange|consider|try)(?!\p{L})|failed(?= (?:twice|it|once|the|three|again)|\W*$)|(?:i )?(?:want|wish|hope|intend|plan|would like|['’]d like) to|if (?:the (?:firm|company|employer)|you|somebody|needed|required|wanted)|quote requested|(?:quote|pack(?:s|age|et)?|forms?|brochure|prospectus|details|information) (?:asked|sent|requested)|angedacht|angepeilt|in planung|geplant(?!\p{L})|vorgesehen|erwogen|überlegt|(?:habe ich mir|mir) (?:[\p{L}\d]+ ){0,3}vorgenommen|irgendwann|eines tages|noch nicht begonnen|nie (?:begonnen|angetreten|abgelegt|gemacht|absolviert)|(?:der |mein )?nächste\p{L}* (?:schritt|ziel)|(?:mein |das )?(?:fern)?ziel(?!\p{L})|nichts für mich|(?:nicht|nie) zu ende|envisagée?|en projet|à l['’]étude|j['’]y (?:pense|songe|réfléchis)|souhaitée?|un jour(?!\p{L})|pas (?:encore )?(?:commencée?|passée?|entamée?)|jamais (?:passée?|commencée?|tentée?)|(?:la |ma )?prochaine étape|(?:un |mon )?(?:projet|objectif)(?!\p{L}))`,
  'iu',
);

/** Who has begun, has paid or has a day for it does more than wish; "not begun" says nothing of the kind. */
const saysBegun = testOf(
  /(?<!\b(?:not|never|to|will|can|once i have|nicht|noch nicht|nie|pas) )(?<!\p{L})(?:booked|enrolled|enrolling|started (?:in|on|last|this)|begun|began|commenced|in progress|under way|underway|ongoing|submitted|sent in|paid|scheduled|sitting|studying|working towards|half|passed|resit\p{L}*|retak\p{L}+|(?:one|two|three|four|five|six|\d{1,2}) (?:of|out of)|since|registered (?:for|on|with)|accepted|place (?:offered|confirmed)|angemeldet|eingeschrieben|begonnen|läuft|laufend|seit|bestanden|teil \d|inscrite?|commencée?|en cours|depuis|étudiante?|student|semester|final year|dernière année)(?!\p{L})/iu,
);
/** What was had before is wished for no more. */
const saysHeldSince = testOf(
  /(?<!\p{L})(?:held|holder|qualified|awarded|obtained|gained|renewed|current|valid|active|in date|expires?|obtenue?|erworben|abgeschlossen|gültig)(?!\p{L})/iu,
);

const wishedBeforeFor = inLettersOf(WISHED_BEFORE);
const wishedAfterFor = inLettersOf(WISHED_AFTER);

/** What of all this a text may say: most say nothing of the kind. */
const WISHING =
  /(?<!\p{L})(?:can|plan(?:s|ned|ning)?|intend\p{L}*|hop(?:e|es|ing)|want\p{L}*|wish\p{L}*|like|love|failed|look\p{L}*|read\p{L}*|enquir\p{L}*|inquir\p{L}*|asked|informiert|erkundigt|renseignée?|keen|happy|willing|ready|eager|need|mean|thinking|thought|dream\p{L}*|consider\p{L}*|interest\p{L}*|curious|target\p{L}*|eyeing|aim\p{L}*|aspiring|will|goals?|ambitions?|steps?|to do|list|wishlist|agenda|horizon|cards|radar|eventually|some ?day|one day|term|begin|start|not|never|if|quote|brochure|prospectus|details|information|foreseen|überlege|überlegt|erwäge|erwogen|plane|planung|möchte|würde|denke|interesse|angedacht|angestrebt|angepeilt|geplant|gewünscht|vorgesehen|vorgenommen|vorhaben|irgendwann|eines tages|nie|nicht|nichts|noch|\p{L}*ziele?|wunsch|nächste\p{L}*|j['’]envisage|envisagée?|souhait\p{L}*|voudrais|pense|songe|compte|réfléchis|j['’]aimerais|envie|intéressée?|objectifs?|projets?|étape|à l['’]étude|un jour|pas|jamais)(?!\p{L})/iu;
const mayWish = rememberedOfLine(testOf(WISHING));

/** Whether a paper named between two stretches of its clause is no more than wished for, planned or thought of. */
export function isOnlyWished(text: string, before: string, found: string, after: string): boolean {
  if (!mayWish(text)) return false;
  const item = `${/[^,]*$/.exec(before)?.[0] ?? ''}${found}${/^[^,]*(?:,[^,]*)?/.exec(after)?.[0] ?? ''}`;
  if (saysBegun(item) || saysHeldSince(item)) return false;
  if (saysGoalBefore(before) && THEN_NO_MORE.test(after)) return true;
  return wishedBeforeFor(text).test(before) || wishedAfterFor(text).test(after);
}
