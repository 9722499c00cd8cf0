// Whether what a statement asks for may still be learnt, or be made up for by experience. Pure.

import { testOf } from '../first-look.ts';

/** "Or equivalent experience" makes a paper learnable. */
const saysSoft = testOf(
  /\bunder way\b[^.;]{0,15}\b(?:would|will) (?:also )?do\b|or (an )?equivalent (work|practical|professional|relevant)?\s*experience|\bor (?:an? )?(?:[a-z]+ ){0,2}(?:equivalent|comparable|similar|equal) (?:[a-z]+ ){0,2}experience|(?<!\b(?:not|no|never)\b[^.;]{0,20})\bstudying (?:for|towards)\b|working towards or\b|(?<!ability to )\b(?:obtain|obtained|gain|pass)\b[^.;]{0,50}\bwithin \S+ (?:\S+ )?(?:days|weeks|months|year)|\bwilling to (?:undergo|obtain|take|apply|study)|or (relevant|related|significant|proven|work|substantial) (work )?experience|or (?:the )?experience|\bor (?:the|enough|some|solid|similar|the right|many years'?(?: of)?) (?:[a-z]+ ){0,2}experience|\bexperience (?:is|would be|will be|counts|will do|does)(?: just| equally| every bit)? (?:as (?:good|fine|well|welcome|much)|fine|instead|equally)\b|\bno (?:problem|issue|objection)s? (?:with|to) (?:somebody|someone|people|anyone|anybody|those)\b|\bor (?:an? |the )?(?:equivalent|comparable|appropriate|suitable|similar|equal|any)? ?(?:combination|mix|blend) of\b|\bor (?:an? |the )?(?:equivalent|comparable|same|similar)(?: level)?(?:,)? (?:gained |shown |earned |learnt )?(?:through|by|from|in|of)\b[^.;]{0,30}(?:experience|work|practice)|\bor (?:be )?able to (?:show|demonstrate|evidence|prove)|\b(?:equivalent|comparable|relevant|military)[^.;,]{0,30} experience (?:is |will be |may be )?(?:also )?(?:considered|accepted|counts|substituted)|\b(?:complete|completed|finished|awarded|held|passed|in hand)\b[^.;]{0,10} or (?:will be|due|expected|about to be|nearly)|\bon track (?:for|to)\b|\bor (?:\d{1,2}|two|three|four|five|six|seven|eight|ten) (?:years?|yrs) without\b|(?<!\b(?:native|mother tongue|fluent|c[12])\b[^.;]{0,30})\bor (?:be )?(?:well |nearly |almost )?(?:on (?:the|your|their) way|almost there|close to it|not far off)\b|\bor (?:be )?(?:able|willing|ready|happy|eligible) to\b|\bor eligib(?![a-z]* for (?:immediate|full|direct|automatic)\b)|\bor (?:fully )?time[- ]served(?=\W*$|[,;.])|\bor (?:an? )?(?:(?:substantial|relevant|significant|considerable|extensive|proven|related|comparable|strong|solid|practical|professional|appropriate) ){1,3}(?:work )?experience|\bwithin \S+ (?:\S+ )?(?:days|weeks|months|year) of (?:the )?(?:hire|start|appoint|joining|employment|taking)|\bgraduates (?:will be |are |may be )?(?:also )?(?:considered|welcome|encouraged)|preferably|(not|no) (strictly )?(essential|needed|required)|can be (gained|obtained|learnt)|substitut(?:ed|able|ion|ing|es? for)|in lieu|will train|(?:we|and) (?:can|are happy to|'ll|will) (?:train|teach|sponsor|put you through|pay for)|training (will be )?(given|provided)|qualified by experience|or (?:you(?:'re| are) |they(?:'re| are) |be )?(?:currently |actively )?(?:working|studying) (?:towards?|for)|or (?:be )?(?:willing|prepared|happy|ready|keen)(?:ness)? to|\bor (?:in )?training (?:for|towards)|part[- ]qualified|nearly qualified|\beligible (?:for(?! (?:immediate|full|direct|automatic)\b)|to obtain)|(?<!\bwith (?:the )?)\b(?:able|ability|eligible|eligibility) to (?:obtain|gain|pass|achieve)\b|\b(?:sc|dv|clearance)[- ]eligible|oder (?:eine )?(?:einschlägige|entsprechende|langjährige|gleichwertige|vergleichbare) (?:berufs)?erfahrung|ou (?:une )?expérience équivalente/i,
);
const LATER =
  /\bor\b[^.;]{0,20}\b(?:prepared|willing|happy|ready|keen|able)(?:ness)? to (?:take|learn|obtain|train|get|gain|study|acquire)/i;

/** "Or get one in your first week", "can be arranged", "wir übernehmen die Kosten": it comes with the work. */
const COMES_WITH_IT =
  /\bor (?:get|obtain|sit|take|do|book|apply for|arrange) (?:it|one|this|them|the (?:course|test|card|ticket))\b|\b(?:can|will|may) be (?:arranged|sponsored|funded|paid for)\b|\b(?:training|course|test|card|ticket|it) (?:is )?(?:arranged|sponsored|funded|paid)(?: for)? (?:if|where|by us)\b|\b(?:kann|können) (?:bei uns |noch |später |auch )*(?:erworben|nachgeholt|gemacht|erlangt|abgelegt) werden\b|\bwir (?:übernehmen|bezahlen|finanzieren) (?:die |den |das )?(?:kurs|kosten|schein|ausbildung|prüfung|lehrgang)|\boder bereitschaft\b|(?<!\p{L})(?:peut être (?:passée?|obtenue?|acquise?|préparée?)|nous (?:finançons|prenons en charge|vous formons)|formation (?:assurée|prise en charge|possible)|ou (?:à passer|à obtenir|prêt))(?!\p{L})/iu;
const comesWithIt = testOf(COMES_WITH_IT);

/** Whether something else will do as well, or the employer trains for it: then it gates nothing. */
export function isLearnable(text: string): boolean {
  return saysSoft(text) || comesWithIt(text) || AWARENESS.test(text);
}

/** "ADR awareness" is a morning's course, and not the paper of those who drive it. */
const AWARENESS = /^\W*(?!asbestos|ukata|manual)(?:[\p{L}\d-]+ ){1,3}awareness\W*$/iu;

/** Whether it is enough to be ready to learn it: then it is no lack. */
export function isForLater(text: string): boolean {
  return LATER.test(text);
}

/** What makes up for a paper makes up for no years; only these do. */
const saysNoYearsNeeded = testOf(
  /\bpreferably\b|(?:not|no) (?:strictly )?(?:essential|needed|required)|will train|training (?:will be )?(?:given|provided)|can be (?:gained|obtained|learnt)|\bor (?:an? )?(?:equivalent|comparable|relevant) (?:qualification|degree|training|education|combination)|\bgraduates (?:will be |are |may be )?(?:also )?(?:considered|welcome|encouraged)|\bor (?:be )?(?:willing|ready|keen|happy|able) to\b/i,
);

/** Whether a minimum of years gates nothing. */
export function areYearsSoft(text: string): boolean {
  return saysNoYearsNeeded(text);
}
