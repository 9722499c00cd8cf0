// What people say to each other around an advertisement: how a letter opens and closes, what is to be done with the text,
// who leaves and why, how the list of a page is to be taken. It asks for nothing. Pure.

import { refusesLess } from './asking.ts';
import { testOf } from '../first-look.ts';
import { isTalkElsewhere } from './talk-elsewhere.ts';

/** Who goes, and what is said of it. */
const GOES = String.raw`(?:(?:is|are|has|have|was|will be) )?(?:(?:just|now|sadly|finally|also|soon) )?(?:leav(?:es?|ing)|left|retir(?:es?|ing|ed)|resign(?:s|ed|ing)|emigrat(?:es?|ing|ed)|relocat(?:es?|ing|ed)|mov(?:es|ing|ed) (?:on|to|away|abroad|into|back|up)|go(?:es|ing|ne)(?= (?:to|at|in|on|after|next|this|off|back|into|part|soon|home|abroad|before)\b|[.,;]|$)|off (?:to|on)|(?:been )?promoted|step(?:s|ping) down|finish(?:es|ing)|hand(?:s|ing|ed) in|taking|expecting|having a baby|going on|tak(?:es|ing) (?:early|maternity|a career|up))\b`;
const LEAVER = new RegExp(
  String.raw`^(?:(?:sadly|unfortunately|as you know|because|since|after \S+ years),? )?(?:(?:[Oo]ur|[Tt]he|[Mm]y|[Aa]|[Oo]ne of (?:our|the|my)|[Bb]oth|[Tt]wo of our) (?:[\p{L}\d'’-]+ ){1,7}?|\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?,? (?:(?:our|the|who) [^,.;]{3,50}, |(?:from|in|at) (?:the|our) [\p{L} ]{3,30} )?)${GOES}`,
  'u',
);
const ASKS_BESIDE =
  /\b(?:must|need(?:s|ed) (?!to (?:fill|replace))|required?|requires|experience\w*|qualif\w*|regist\w*|licen[cs]\w*|certif\w*|degree|diploma|years?['’]? (?:of|in|as)|fluent|who (?:has|have|holds|is|knows|speaks))\b/i;
const mayTellWhoGoes = testOf(LEAVER);

/** Whether a text tells who leaves, and asks for nothing but a successor. */
function tellsWhoGoes(text: string): boolean {
  return mayTellWhoGoes(text) && !ASKS_BESIDE.test(text);
}

/** "At Harlan & Moss you will find a culture". */
const AT_THE_HOUSE =
  /^[Aa]t (?:\p{Lu}[\p{L}\d&.'’-]*|&|and|of|the|our \p{L}+)(?: (?:\p{Lu}[\p{L}\d&.'’-]*|&|and|of|the)){0,5},? (?:you(?:['’]ll| will| can)? (?:find|join|discover|be part|get|meet|enjoy|feel)|(?:we|our people|everyone|people|nobody|colleagues) (?:also |all |really |truly )*(?:believe|value|care|are|have|love|work|take|offer|celebrate|know|think|make|build|put|do|see|strive|help|design|sell|create|provide|treat|share|get|wear)s?)\b/u;
const tellsAtTheHouse = testOf(AT_THE_HOUSE);

const TALK: readonly RegExp[] = [
  // "Full assessment and paid induction on site": how one is shown round.
  /^(?:(?:full|free|paid|comprehensive|thorough|site|company) )+(?:assessment|induction|training|onboarding)(?:,? (?:and|&) (?:(?:full|free|paid|comprehensive|thorough|site|company) )*(?:assessment|induction|training|onboarding|uniform|ppe|parking))*(?: (?:on[- ]site|provided|given|for all(?: starters)?|from day one))?\W*$/iu,
  // "After a year of growth this is a splendid time to join", "c'est le moment idéal pour nous rejoindre".
  /^(?:(?:following|after|thanks to|with|given|on the back of|due to|as) [^.;]{5,120}?(?:,| [-–])? )?(?:(?:this|it|now|there)(?:['’]s| is| has| could)(?: really| truly| certainly| never been| not be)* (?:an? |the )?(?:\p{L}+ ){0,3}(?:time|moment|point) (?:to (?:join|come|be (?:part|joining|a part)|get involved|jump)|for (?:joining|someone to join))|(?:ein(?:en)?|der) \p{L}+ (?:zeitpunkt|moment),? (?:um )?(?:bei uns )?(?:einzusteigen|anzufangen)|c['’]est le (?:bon )?moment(?: idéal| rêvé)? (?:pour|de) (?:nous )?(?:rejoindre|venir))/iu,
  // What is paid for or handed over, how much one travels, when one is called.
  /^(?:[\p{L}-]+ ){1,4}(?:is|are|will be) (?:all |both |fully |generously )*(?:provided|supplied|included|furnished|reimbursed|subsidi[sz]ed|paid for|thrown in|on us)\b[^,;]{0,20}$|^(?:some |occasional |frequent |international |regular |overnight )*travel(?:ling)?(?: requirements?| time)?(?: is| will be| of| to|:| up to| about| around| approximately| roughly)+ ?[^.;]{0,30}\d+ ?(?:%|per ?cent|days?|nights?)|^call\s*:/iu,
  // Who may come all the same, what is learnt here, what a list was.
  /^(?:\p{L}{4,10}[!:,]? )?(?:newly[- ]qualified|new(?:ly)? (?:graduates?|qualified)|(?:recent )?graduates|career[- ]changers|returners|job[- ]?sharers|quereinsteiger\p{L}*|berufsanfänger\p{L}*|berufseinsteiger\p{L}*|wiedereinsteiger\p{L}*|débutants?)\b[^.;,]{0,50}\b(?:welcome|considered|disadvantaged|encouraged|willkommen|bienvenue?s?|acceptée?s?)\b|^(?![^.]*\b(?:though|but|although|while|and|or|bonus|plus|nice)\b)[^,;.]{2,40} (?:we|i|they)(?:['’]ll| can| will) (?:all )?(?:be )?(?:teach|taught|learn|learnt|train|show)(?: (?:you|them|it|that))*(?: here| on the job| in a (?:week|day|month))?\W*$|^any(?:one|body) can learn\b|^that(?:['’]s| is) (?:the|our|all|it)\b.{0,25}\blist\b/iu,
  // A letter to several.
  /^(?:all|both|team|folks|everyone|everybody|guys|ladies|gents|chaps),? (?:(?:we|i) (?:need|have|want|are looking) to (?:replace|fill|cover)\b|as (?:you|promised|discussed))/iu,
  // What was agreed before, and what follows.
  /^(?:as|like|further to|following(?: on from)?|re|regarding) (?:(?:we|i|you) )?(?:discussed|agreed|promised|mentioned|requested|said|spoke\p{L}*|our|your|the (?:call|chat|meeting|phone))\b/iu,
  /^(?:so |ok,? |right,? |now,? )?(?:here(?:'s| is| are)|below (?:is|are)|this is|attached is|find below|please find)\b[^.]{0,30}\b(?:what|why|how|the|my|our)\b(?![^.]*\b(?:role|job|post|position) (?:for|that))/iu,
  // "Straight to the point", "you do not need them all".
  /^(?:so |now |ok,? |let me (?:get|come) |let['’]s (?:get|come|go) |to (?:get|come) )*(?:straight|right|directly) (?:down )?to (?:the point|business|it)\b|^(?:so |to )?cut(?:ting)? to the chase\b|^(?:(?:keeping|to keep) (?:this|it) (?:short|brief)|in (?:short|brief)\W*$)|^(?:gleich|direkt|sofort) zur sache(?!\p{L})|^(?:j['’]irai |allons |droit )+au but(?!\p{L})|^(?:so |and )?you (?:do not|don['’]t|needn['’]t|won['’]t) (?:need|have to have|have to hold|need to (?:have|hold)|have|hold)? ?(?:them all|all (?:of (?:them|these|those|it)|three|four|five)|both(?: of them)?|every (?:one|single one)|more than one)\b[^.;,]{0,20}$|^(?:sie|du) (?:brauchen|brauchst|müssen|musst) (?:davon )?nicht alle(?:s)?(?!\p{L})[^.;,]{0,20}$/iu,
  // Whom they ask about one, what need not be sent, what is arranged, and what comes next.
  /^(?:and |but )?(?:we|they|the (?:client|site|hirer|agency|school|home))(?:['’]ll| will| always| do| may)* (?:ring|call|phone|contact|speak (?:to|with)|talk to|check with|write to) (?:(?:up|with|both|all|of|your|the|at least|one|two|three|last|previous|former|current) )+(?:supervisors?|managers?|employers?|boss(?:es)?|referees|head teachers?|foremen|foreman|line managers?)\b/iu,
  /^(?:an? |no |keine? |das |un(?:e)? |pas de )?(?:anschreiben|bewerbungsmappe|motivationsschreiben|cover(?:ing)? letter|lettre de motivation)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:nötig|erforderlich|notwendig|brauch\p{L}+|needed|required|necessary|nécessaire|inutile|entfällt)(?!\p{L})|(?<!\p{L})(?:lebenslauf|cv)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:reicht|genügt|suffit|is enough|is all we need|will do)(?: uns)?\W*$/iu,
  /(?<!\p{L})(?:dann|danach) (?:sehen|schauen) wir weiter\W*$|^(?:danach |dann )?(?:kommst|kommen) (?:du|sie) (?:[\p{L}]+ ){0,5}(?:hospitieren|probearbeiten|schnuppern|zum probetag)|^[^.;,]{3,60} (?:will be|is|are) (?:arranged|organi[sz]ed|booked|paid for|covered) by (?:us|the (?:client|agency|company))(?!\p{L})|^(?:budget|ctc|notice period|serving notice)(?!\p{L})[^.;]{0,70}(?:\blpa\b|\blakhs?\b|\bdays?\b|\bmonths?\b|\bimmediate)/iu,
  // What somebody is to do with the text.
  /^(?:could|can|would|will) you (?:please |kindly |also )?(?:get|put|send|place|post|run|advertise|publish|circulate|start|let|find out|have a|take a look|draft|share|check|tell)\b/iu,
  /^(?:tell|ping(?! ident)|nudge) \p{L}|^(?:reply|respond|answer) (?:to (?:this|me|us|the ad)|by|with your|before|asap|here)\b|^get back to\b|^(?:have|take) a look\b|^(?:visit|check out|browse|follow|read more) |^nothing in (?:this|the)\b|^(?:one|either|any|both)(?: of (?:the|these|them)(?: two| three)?)? (?:is (?:quite |perfectly |more than )?(?:enough|plenty|sufficient|fine)|will do|are (?:fine|plenty)|counts?|is all (?:(?:that )?(?:we|you|i) (?:need|ask|want)|it takes))\b|^(?:if you (?:have|need|want|would like|'d like)|for)\b.{0,25}\b(?:questions?|queries|information|know more|discuss|chat)\b|^(?:speak|talk|write) to \p{Lu}|^sorry\b|^(?:quick one|long story)\b/iu,
  /^(?:just )?(?:let|give) (?:me|us) (?:know|a (?:ring|call|shout|bell|buzz))\b|^(?:shout|ask) if\b|^any (?:questions|queries)\b|^(?:speak|talk|chat) soon\b|^hope (?:you|all|this)\b|^(?:it was|good to|nice to|great to)\b[^.]{0,25}\b(?:talk|speak|meet|see|catch)\p{L}*/iu,
  /^(?:i|we)(?:'d| would)? (?:need|want|like)s? (?:this|it|the post|the job|the ad\p{L}*|them|someone) (?:filled|out|up|live|done|in (?:post|place)|started|by|before|asap|to (?:go|be) (?:out|up|live))\b/iu,
  /^(?:i|we) (?:need|have|want|are looking|would like)(?: urgently)? to (?:replace|fill|cover)\b|^(?:\p{Lu}\p{L}+|he|she) (?:is|was|has|leaves|left|goes|retires|will be)\b[^.]{0,30}\b(?:leaving|retir\p{L}+|gone|off|moving|moved on|left|maternity|pregnant)\b|^(?:the|our|my) [\p{L} -]{3,30}\b(?:retires|leaves|is (?:leaving|retiring))\b/iu,
  /^no (?:agencies|recruiters|cold calls|timewasters|time wasters|chancers|cvs?\b)|\bso no \p{L}+s\b[.!]?$|\bno agencies\b/iu,
  // How a reader is caught, what everybody gets, what is to become of the text.
  /^(?:so |are you )?(?:fed up|tired|sick|bored|had enough|dreaming|fancy|ever wanted)\b[^.]*\?$|^(?:everyone|everybody|all (?:staff|colleagues|employees)|new (?:starters|joiners|hires)) (?:who joins |here |on the team )?(?:gets?|receives?|enjoys?)\b|\bcan do what (?:he|she|they) (?:does|did|do)\b|\bturn (?:it|this|them) into an? (?:ad|advert\p{L}*|posting)\b/iu,
  // "The flows, above", "see below".
  /^(?:(?:and|plus|also|the|as|see) )*(?:[\p{L}-]+,? ){0,2}(?<!\b(?:or|and|oder|und) )(?:above|below|siehe oben|siehe unten|voir ci-dessus)\W*$/iu,
  // What one finds, or may visit.
  /^you (?:will|'ll) find (?:us|our|me|more)\b|^(?:you(?:'re| are) )?(?:very |more than )?welcome to\b|^(?:come|drop|pop|call) (?:and|in|by|to|see)\b|^trade test\b/iu,
  // "Come as you are", "be yourself": how one is to come.
  /^(?:just |simply |please )*(?:come as you are|be yourself|bring your (?:whole|true|full|authentic) self(?: to work)?|kommen? (?:sie |du )?(?:so,? )?wie (?:sie sind|du bist)|sei(?:en sie)? (?:ganz )?(?:du|sie) selbst|ven(?:ez|ir) comme vous êtes|soyez vous-même)\W*$/iu,
  // How an advertisement is to be taken, and what happens with applications.
  /^because of the (?:number|volume)\b|^due to (?:the )?(?:high )?(?:number|volume)\b|\bwe (?:can|will|are able to) only (?:reply|respond|contact|write)\b|^by (?:applying|submitting)\b|^only (?:shortlisted|those shortlisted)\b/iu,
  /\bnot (?:an |intended to be |meant to be |designed to )*(?:exhaustive|all-inclusive|complete list|exclusive|cover or contain)|\bthis (?:posting|description|advert\p{L}*|job description|list) (?:is|does|may|describes|outlines|indicates|reflects)\b|\bgeneral (?:nature|description|overview) of\b|\bother duties (?:as|may)\b|\b(?:may|can) be (?:changed|amended|assigned) (?:at any time|from time to time|without)/iu,
  /\bmeet (?:every|all|100|each|some)\b.{0,30}\b(?:requirements?|criteria|boxes?|qualifications?|points?)\b|\btick (?:every|all|each)\b|^(?:studies|research) (?:show|have|has|suggest)|\bimposter syndrome\b|\bconfidence gap\b|^apply anyway\b/iu,
  /\bif you (?:require|need) (?:any |an? |reasonable )?(?:\p{L}+ )?(?:adjustments?|accommodations?|assistance|support)\b|\b(?:qualified|all|every) (?:applicants?|applications?|candidates?|individuals)\b.{0,30}\b(?:considera|considered|encouraged|without regard)/iu,
  // What is sent and to whom: "Send whatever CV you've got", "Text or ring Deano with your ticket number".
  /^(?:so |then |just |please |bitte |simply )*(?:send|e-?mail|mail|text|ring|phone|schick\p{L}*|senden|envoyez|adressez)(?:,? (?:or|and|oder|und|ou|et) (?:send|e-?mail|mail|text|ring|call|phone))? (?:us |me |in |over |sie |uns |mir |nous |\p{Lu}\p{Ll}+ )*(?:with )?(?:(?:an? |your |the |one |deinen? |ihren? |einen? |votre |un )?(?:\p{L}+ )?(?:cv|résumé|lebenslauf|curriculum)(?!\p{L})|what(?:ever)?(?: \p{L}+)? you(?:['’]ve| have)\b|your (?:[\p{L}-]+ ){1,3}(?:and|to|or|by|before)\b)/iu,
  /^merci d['’](?:adresser|envoyer|transmettre|écrire)(?!\p{L})|^(?:an? |your |one |une? |votre |ein(?:en)? |lettre et )?(?:cv|curriculum vitae|lebenslauf|covering letter|lettre de motivation)(?= (?:in|and|to|by|with|à|au|et|en|par|und|an|per|bitte)\b)(?![^.;]*\b(?:screening|writing|database|parsing|workshops?)\b)/iu,
  // What the letters of a table stand for: "E = essential, D = desirable".
  /^\p{Lu}{1,3} ?= ?\p{L}[\p{L} ]*(?:[,;/] ?(?:and |und |et )?\p{Lu}{1,3} ?= ?\p{L}[\p{L} ]*)*\W*$/u,
  /\b(?:pay|salary|compensation|hourly|base)(?: \p{L}+)? (?:range|scale|band|offer)s?\b|\b(?:offers?|pay|salary|compensation|rate)\b[^.;]{0,40}\b(?:depend(?:s|ing|ent)?|based|according|commensurate|determined|vary|varies)\b/iu,
  // How a panel chooses, which forms are read, what is to be left out.
  /^(?:shortlisting |selection |interview )?panels? (?:will )?(?:scores?|looks?|meets?|sits?)\b|^criteria (?:marked|with|shown)\b|^(?:cvs?|résumés?|applications?) (?:are|is|will be) (?:only )?(?:accepted|read|considered|welcome)\b|^(?:do not|don['’]t) (?:put|mention|include|print|use|say|write)\b|^guaranteed interview\b|^(?:we|i) know which\b|^(?:ein |das )?(?:motivationsschreiben|anschreiben|bewerbungsmappe|foto)\b.{0,20}(?:brauch\p{L}*|nicht nötig|verzicht\p{L}*)|^\((?:obvs|obviously|yes|no|really|honestly|sorry|seriously)\b|^if (?:it|that|this)['’]?(?:s| is) (?:coming|on its way)\b/iu,
];

/** What is said in a letter to whoever puts the text up, and of the house in passing. */
const LETTERS: readonly RegExp[] = [
  // "Je vous contacte pour un client", "ich melde mich im Auftrag".
  /^(?:je|nous) (?:me permets de |nous permettons de )?(?:vous |te )(?:contact(?:e|er|ons)|écri(?:s|re|vons)|sollicit(?:e|er|ons)|appel(?:le|er)|recontact(?:e|er|ons)) (?:pour|au (?:sujet|nom)|à propos|de la part|afin|car|concernant)(?!\p{L})|^ich (?:melde mich|schreibe (?:ihnen|dir|euch)) (?:im auftrag|wegen|für|da|weil)(?!\p{L})|^(?:i['’]m|i am|we are|we['’]re) (?:writing|getting in touch|reaching out) (?:on behalf|about|regarding|because|to you)\b/iu,
  /^(?:(?:hi|hello|hey|dear|hallo|liebe[rs]?|bonjour) )?(?:\p{Lu}\p{Ll}+,? )?(?:sorry|thanks|thank you|apologies|danke|merci|désolée?|entschuldige) (?:for|about|again|that|für|pour|de)\b/u,
  /^(?:and |so |also )?(?:can|could|would|will) (?:we|you|someone|hr)(?: please)? (?:please )?(?:see|get|put|post|send|turn|make|run|advertise|keep|add|fold|include|circulate|publish|meet)\b|^(?:and |please )?(?:fold|put|turn|add|keep|use|say|copy|publish|post|run|make|stick|insert|drop) (?:it|this|that|the usual|the text|the ad|something|a line|the paragraph|a paragraph)\b/iu,
  /^(?:the |my |our )?last (?:time|ad|advert|advertisement|fella|fellow|lot|round|post)\b(?! (?:to|on|with|at) )|^(?:the |our )?usual (?:equality|equal|diversity|blurb|line|wording|paragraph|boilerplate|bits?)\b/iu,
  // "61 of us, one dog", "Twenty-eight of us", "Firm is 40 people".
  /^(?:\d+|[\p{L}-]+|there are \S+) of us\b|^(?:the |our )?(?:firm|company|team|office|business|charity|practice) is (?:now |just |only |about )?(?:\d+|[\p{L}-]+) (?:people|staff|strong)\b|^(?:\d{2,}|[\p{L}-]+) (?:people|staff|employees|colleagues|salariés|collaborateurs|mitarbeitende|beschäftigte|menschen),(?! (?:manag|lead|super|report))/iu,
  // "Green light from Houston", "headcount is approved": that the post may be filled.
  /^(?:(?:we|i|finally|just|at last)(?:['’]ve| have| got)* )*(?:got )?(?:the |a )?(?:green light|go-?ahead|thumbs up|sign-?off|approval|budget|headcount|funding)(?: for (?:it|this|the (?:post|role|job|position)))? (?:(?:has |have |just |finally )*(?:came|come) (?:from|through)|(?:is|was|has been)(?: now| finally)* (?:approved|confirmed|agreed|through|in|signed off|granted)|(?:from|by) (?:\p{Lu}|the |our |hr\b|finance\b|head))|^(?:das budget|die stelle|das ok|grünes licht)(?: (?:ist|wurde|kam|kommt|von|aus|vom))(?:[^.;,]{0,30} (?:genehmigt|freigegeben|bewilligt)| aus | von | vom )/iu,
  // "Resumes straight to me": where they go.
  /^(?:cvs?|r[ée]sum[ée]s?|applications?|bewerbungen|lebensläufe|candidatures?|curriculums?)(?: please| bitte)? (?:(?:straight|direct(?:ly)?|back|only|direkt|nur|directement) (?:to|via|by|through|an|per|à|par|auprès)|(?:to|an) (?:me|us|mich|uns))(?!\p{L})/iu,
  // How one applies and is seen.
  /^(?:please )?(?:send|e-?mail|text|bring|drop) (?:(?:us|me|in|over) )?(?:an?|your|the) (?:short |brief |up-to-date |current |one-page )?(?:cv|r[ée]sum[ée]|letter|application|note|line|portfolio)\b|^(?:no|one|two|three|four|an?|\d) (?:[\p{L}-]+ ){0,2}(?:chats?|stages?|take-home (?:tests?|tasks?|exercises?)|conversations?|(?:video|phone|teams|zoom) calls?|cover(?:ing)? letters?)\b|^start(?:s|ing)? within\b|^expenses\b.{0,20}$|^\W*(?:perm|temp|ftc|réf|ref)(?!\p{L}| (?:desk|impact|recruit))\.?[^.;]{0,20}$|^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?: ?[–-] ?| to | until )(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b.{0,30}$|^(?:we want|we would like|we['’]d like) (?:a|our) (?:team|staff|workforce|board)\b[^.;]{0,20}\b(?:looks?|reflects?)\b/iu,
];

const tests = [...TALK, ...LETTERS].map((one) => testOf(one));

/** What somebody says of himself, unless it is what he wants or will not do without. */
const OF_ONESELF =
  /^i(?:'m|'ll|'ve)? (?!(?:also |really |do |am |would |will |'d )*(?:need|want|require|expect|insist|like|look|ask|after|seek|hir|would love|have to have|must have)|(?:'m |am )?(?:looking|seeking|after|hiring|searching|in need))/iu;

/** Whether a statement is talk around the demands, and none of them. */
export function isTalk(text: string): boolean {
  return (
    tests.some((isSaid) => isSaid(text)) ||
    isTalkElsewhere(text) ||
    tellsWhoGoes(text) ||
    tellsAtTheHouse(text) ||
    (OF_ONESELF.test(text) && !refusesLess(text))
  );
}
