// What says of a demand that it is only welcome: "would help", "schön wären", "lovely but optional". Pure.

import { mayMatch, testOf } from './first-look.ts';

/** The usual words of a wish. */
export const NICE =
  /\b(?:if|where|wherever) possible\b(?= *(?:[.,;)]|$))|\blooked (?:up)?on (?:kindly|favou?rably|well)|\bput to (?:good )?use\b(?=\W*$)|\b(?:given|have|take|receive) (?:priority|precedence|preference)\b|\bpriority (?:is |will be )?given\b|\ben priorité(?!\p{L})|\bprioritaires?\b|\bnot a must\b|\b(?:schön|toll|gut|super|hilfreich|ideal|charmant|fein) wäre\b|\bwäre (?:charmant|fein)|(?<!zu )\bhelfen\b(?=\W*$)|\bhilft\b(?=\W*$)|\bwenn möglich\b(?=\W*$)|\bsi possible\b(?=\W*$)|\bbevorzugt\b(?=\W*$)|\b(?:nice|great|big|real|definite|welcome|useful|handy|lovely|good) (?:extra|bonus|addition|asset|advantage|touch)\b|\bwould be (?:usual|typical|the norm)\b|(?<!\bas )\bis (?:usual|typical)\b|\b(?:ideal|perfect) would be\b|\b(?:lovely|great|handy|useful|helpful|nice|brilliant) to have\b|\bhandy\b(?! with)|\bcomes? in handy\b|\b(?:is|are|be) (?:also |very |really |always )?(?:helpful|welcome)\b|\bhelps\b(?=\W*$)|would be (?:brilliant|fantastic|super|wonderful|terrific|excellent|gold|marvellous|perfect)|(?:lovely|nice|brilliant|good|super) if\b|\b(?:not|n['’]t) go amiss\b|\b(?:is|are|'s|be) (?:a |of |some |great |real )+help\b(?! from)|\bmakes? (?:us|me) (?:very |really )?(?:happy|smile)|\b(?:we'd|we would) be (?:thrilled|delighted|pleased|happy|glad|over the moon)|\bopens? doors\b|\bso much the better\b|\b(?:though|but|and|although) (?:we|it|this|that) (?:can|could|will|'ll) (?:be |also |happily )*(?:teach|train|taught|learnt|learned|show)\b|\b(?:while|though|although|if) not (?:a |an )?(?:must|essential|required|needed|requirement|necessary)|\bimpress(?:ed|es)? (?:us|by|me)\b|wir freuen uns (?:über|auch)|glad of|pleased (?:to|with|if)\b|(?:happy|keen|love|delighted) to (?:see|hear|meet)|extra (?:marks|points)|\bicing on the|even better|better still|\bsmile\b|stand out|in your favou?r|head start|wären?\b.{0,20}(?:schön|toll|super|ideal|hilfreich|gut|klasse)|hilfreich|von nutzen|\bserai(?:en)?t\b|(?<!apply )(?<!unless )if you (?:also |happen to )?(?:know|have|can|speak|knew|had)\b|nice[- ]to[- ]have|extra credit|\bnice\b\s*[:-]|prefer(red|ably|ence|able)|(?:\ba|\ban|\bun|\bein|\bis|\bare|\bbig|\bhuge|\bdefinite|\bmajor|\bstrong|\breal) plus\b(?! (?:years|experience|shift|tronc|bonus|benefits|commission))|\bpluss?es\b|(?<!years? |yrs |months? |[\dk] )\bplus\W*$|^\W*plus\s*[:–-]|\bbonus\b(?! (scheme|of|\d))|desirable|\bdesired\b|(?<!take |taking |competitive )advantage(s|ous)?\b|good to have|ideally|would be (great|good|an asset|lovely|nice|useful|helpful|welcome|ideal)|(?:it'd|it would|it will) be (?:lovely|great|nice)|\bhelpful\s*:|^\W*helpful\W*$|also (?:good|great|nice|useful)|extra points|brownie points|sweetener|we'd love(?! (?:you|someone|somebody|candidates|applicants) (?:to have|with) (?:at least|a minimum of|no less than|not less than)\b)|love (?:it )?if you|delighted by|^\W*nice\b|\bextras?\b\W*$|plairait|aimerions|schön,? wenn|pluspunkt|bonuspunkt|on apprécie|bienvenue?s?\b|(?:would|will) (?:also |really |certainly )?help\b(?=\W*$|,| but| if| here| too)|\ba(?:n| \p{L}+) asset\b|^\W*would (?:love|like)\b|^\W*assets\b|(?:are|as|be|considered) (?:\w+ )?assets\b|useful|great if|appreciated|beneficial|(is|are|also|very|would be|knowledge|experience) welcome|not (needed|essential|required|necessary)|favou?rable|von vorteil|wünschenswert|idealerweise|gern gesehen|willkommen|un plus|souhaitée?s?|appréciée?s?|\batouts?\b|idéalement/iu;
const WISHES: readonly RegExp[] = [
  NICE,
  // "A bit of Welsh never hurts", "gern SAP", "relay testing, Revit, ok, nice".
  /\b(?:never|does(?:n['’]t| not)|would(?:n['’]t| not)|could(?:n['’]t| not)|can(?:no|['’])t) (?:hurt|harm)s?\b|(?<!\p{L})schade[nt]\p{L}* (?:auch |sicher |gewiss )?nicht|(?<!\p{L})ne g[âa]che(?:nt|ra)? rien|(?:,|:|\s[–-])\s(?:all |ok,? )?(?:nice|lovely|handy|a bonus|welcome)[.!]?\s*$|^\W*(?:sehr |auch )?gerne?(?: auch| mit| noch)? (?=[\p{Lu}\d])/u,
  // "Membership is nice", "LPG isn't essential".
  /\b(?:is|are|would be) (?:also |very |always )?nice\b(?! (?:and|people|bunch|place|to (?:work|be)))|\b(?:is|are)n['’]t (?:at all |strictly |really )?(?:essential|required|necessary|needed|a must)\b|^so (?:would|will|does|do|is|are) (?:an?|any|some|your|the|previous|prior|knowledge|experience)\b/iu,
  // "We would also like to see some of the following".
  /\b(?:we|i|they|he|she|(?:the|our|my) \p{L}+)(?:['’]d| would) (?:also|particularly|especially|really|ideally|in addition) (?:like|love|be glad|be happy) to (?:see|find)\b|\bsome of the following\b/iu,
  // "Temporary works training would sit well with us".
  /\b(?:would|will|['’]d|does) (?:also )?(?:sit|go(?: down)?) (?:very |really )?well\b|\braise an eyebrow in the right way\b|\bnone (?:of (?:it|them|these|this) )?is expected\b|\bwe(?:['’]d| would) (?:also )?(?:be partial|have a soft spot|raise (?:a|an) (?:glass|eyebrow))\b/iu,
  // "Dairy experience will be highly regarded", "is well regarded".
  /\b(?:be|is|are) (?:very )?(?:highly|well) (?:regarded|valued|rated|thought of)\b(?! (?:as|by|for|in|and|team|firm))/iu,
  // The same without its verb, at the end of a line: "Precast experience well regarded", "Welsh highly desired".
  /\S (?:(?:very |highly |well |most |much )(?:regarded|valued|rated|thought of|appreciated|desired|sought[- ]after)|(?:viewed|seen|regarded|looked (?:up)?on) (?:favou?rably|positively|kindly|well))\W*$/iu,
  // "Isn't the be-all and end-all".
  /\b(?:not|n['’]t) the be[- ]all\b/iu,
  // What moves those who choose: "What will tip the balance", "would help your application", "What'd make us grin".
  /\b(?:would|will|may|can|could) (?:really |also |certainly )?(?:help|strengthen|support|boost) (?:your|the|an|any) (?:application|cause|case|chances)\b|\btips? the (?:balance|scales?)\b|\b(?:makes?|made|have|has|had) (?:us|me) (?:grin|beam|swoon|sit up|jump for joy)\b/iu,
  // "All brilliant, none essential", "Schön wären", "assessor qualification welcome, though we can buy it in".
  /\bnone (?:of (?:it|them|these|this|that|which) )?(?:is |are |of it )?(?:essential|required|a must|necessary|needed|compulsory|mandatory)\b|\b(?:all|any|both|each|most) of (?:that|this|it|which|them|these) (?:can|could|may) be (?:learn\p{L}*|taught|picked up|trained)\b|(?<!\p{L})(?:schön|toll|super|prima|ideal|hilfreich|gut|klasse|fein|nett|perfekt|spitze|wunderbar|großartig|praktisch|nützlich) (?:wäre|wären|fänden wir|finden wir)(?!\p{L})|\b(?:qualifications?|certificates?|diplomas?|degrees?|licen[cs]es?|tickets?|training|languages?|background|courses?) (?:also |very |most |always )*welcome\b(?=\s*(?:[,.;)]|$|but\b|though\b))|(?<!\p{L})(?:sera(?:ient|it|i)?|serait|seraient) (?:les? |la |très |fort )?(?:bienvenue?s?|atouts?|plus|bonus)(?!\p{L})|\b(?:on|as) (?:the|our|your|my) wish ?list\b/iu,
  // The same in the words of the shop floor: "would be sweet", "schön wären", "all welcome".
  /\bwould be (?:sweet|cool|neat|grand|class|ace|magic|mint|deadly|mega|champion|cracking|gravy|tidy)\b|\b(?:schön|toll|gut|super|hilfreich|prima|klasse|ideal|fein) wären\b|\b(?:all|both|each|any of (?:these|them)) (?:very |most )?(?:welcome|appreciated|useful|helpful)\b|\bwäre(?:n)? (?:das|ein) (?:sahnehäubchen|tüpfelchen|kirsche|i-tüpfelchen)\b/iu,
  // "Lovely but optional", "we'd be tickled by".
  /(?<!\b(?:not|never|nothing|isn['’]t|aren['’]t) (?:an? )?)(?<!\bno )\boptional(?=\W*$|,| but\b| though\b)|\b(?:we|i)(?:['’]d| would) be (?:tickled|chuffed|overjoyed)\b/iu,
  // "Will be of special interest", "ideal but not decisive", "none of these is a deal-breaker".
  /\b(?:be|is|are) of (?:special|particular|great|real|much|considerable) interest\b|\bnot (?:decisive|critical|crucial|a deal[- ]?breaker|deal[- ]?breakers|make or break)\b|\bnone (?:of \p{L}+ )?(?:is|are) (?:an? )?deal[- ]?breakers?\b/iu,
  // "Une expérience du ferroviaire nous intéresse", "interessiert uns besonders"; a profile that does is no wish.
  /(?<!\b(?:profils?|candidatures?|cv|parcours|qui|vous) )(?<!\p{L})nous intéress(?:e(?:nt|ra|ront|rait|raient)?)(?!\p{L})|(?<!\p{L})interessier(?:t|en|te|ten) uns(?: (?:sehr|besonders|auch|ebenfalls))?(?=\W*$)|\bwould (?:also |particularly |really )?(?:interest|attract) us\b/iu,
  // "Would be most welcome", "Italian would be a treat".
  /\bbe (?:most|very|warmly|especially|particularly|always|equally|more than) welcome\b|\b(?:would|['’]d|will) be (?:an? )?(?:(?:real|great|lovely|big|added|nice|small) )?(?:treat|joy|delight|luxury|blessing|boon|gift|fun|grand|neat|sweet)\b(?! to (?!our|us|the))|\bwould (?:really |greatly )?delight\b/iu,
  // "May be viewed favourably", "we wouldn't say no to", "even better, but it's not a requirement".
  /\b(?:be|is|are) (?:viewed|seen|regarded|considered|looked (?:up)?on|treated) (?:very |more )?(?:favou?rably|positively|kindly)\b|\b(?:would|will)(?:n['’]t| not) say no to\b|\beven better\b(?=\W*$|,)|\b(?:is|are|it['’]s)(?: not|n['’]t) (?:an? )?(?:strict |absolute )?(?:requirement|requisite|prerequisite|obligation)\b/iu,
  // "Would be the cherry on the cake", "si vous avez déjà travaillé en crèche, tant mieux", "nötig ist es nicht".
  /\b(?:cherry|icing) on (?:the|top of the) (?:cake|top)\b|\bcherry on top\b|(?<!\p{L})(?:tant mieux|(?:ce n['’]est|sans être) (?:pas |ni )?(?:une? )?(?:obligatoire|obligation|indispensable|rédhibitoire|exigée?)|(?:nötig|pflicht|bedingung|voraussetzung|zwingend|notwendig) ist (?:es|das) (?:aber |jedoch )?(?:nicht|keine?)|(?:kein|keine) (?:muss|pflicht|bedingung|voraussetzung)|umso besser)(?!\p{L})/iu,
];
/** "The second one isn't a bonus": what is said not to be a wish. */
const NO_WISH =
  /\b(?:is|are|was)(?:n['’]t| not)(?: just| only| merely)? (?:an? )?(?:(?:optional )?extras?|bonus|plus|nice[- ]to[- ]have|luxury|wish|asset)\b|,? \bnot (?:just |merely |only )?(?:an? )?(?:asset|nice[- ]to[- ]have|bonus|plus|preference|wish|extra|luxury|desirable|optional)\b|(?<!\p{L})(?:ist|sind) kein(?:e)? (?:wunsch|bonus|kür|extra)(?!\p{L})|(?<!\p{L})n['’]est pas (?:un (?:plus|bonus|atout)|facultatif|optionnel)(?!\p{L})/giu;
/** "If you have been a member but never chaired one, please wait": a condition, and no wish. */
const TURNED_AWAY =
  /\bif you\b[^;]*(?:\bplease (?:wait|do not|don['’]t|hold off)|\b(?:do not|don['’]t) (?:apply|bother|write)|\b(?:is|are)(?: not|n['’]t) (?:for|the \p{L}+ for) you\b|\bwe (?:can(?:no|['’])t|cannot|won['’]t) (?:consider|take|interview)|\b(?:i['’]m|we['’]re|i am|we are) not interested|\blook elsewhere|\bno thank(?:s| you)\b|\bwe (?:will not|won['’]t) get (?:on|along))/iu;

const wishes = WISHES.map((one) => testOf(one));
const mayDeny = mayMatch(NO_WISH);
const turnsAway = testOf(TURNED_AWAY);

/** Whether a text says that something is only welcome. */
export function saysNice(given: string): boolean {
  const text = mayDeny(given) ? given.replace(NO_WISH, ' ') : given;
  return wishes.some((isSaid) => isSaid(text)) && !turnsAway(text);
}
