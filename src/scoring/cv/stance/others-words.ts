// The turns of phrase by which English, German and French say that somebody else does a thing, or that one has not: verbs
// of work, their agents, denials that refer back, rows of a table that say how little there is. Patterns alone.

/** Without one of these nothing of the kind is said. */
export const MAY =
  /\b(?:my|our|another|a \p{L}+(?:er|or|ist)|the \p{L}+(?:er|or|ist)|by|else|colleague|not|n't|never|none|neither|no|nobody|nothing|left|outsourced|subcontracted|contracted|referred|sits?|lies?|rests?|falls?|stays?|stayed|remains?|belongs?|up to|down to|does|do|did|handles?|writes?|deals?|looks|takes?|job of|responsibility of|vom|von|durch|macht|machen|schreibt|schreiben|erstellt|führt|plant|leitet|bestellt|erledigt|übernimmt|kümmert|liegt|liegen|beginner|novice|basics?|little|tutorials?|webinars?|taster|course|limited|anfänger|grundkenntnisse|notions|débutante?|new to me|gap|outside|beyond|something|first|observ\p{L}*|watched|shadowed|theory|books?|lectures?|sache|zugeschaut|zugesehen|beobachtet|hospitiert|vue?s?|weder|neu|fremd|unbekannt|nicht|nie|keine?|nichts|par|qui|pas|jamais|aucune?|s'en|s’en|kept|reserved|confined|restricted|comes?|came|arrives?|dictated|saß|sass|eigene|andere|anderes|externe|externes|fremde|separate|zentrale|(?:partner|fremd|schwester|mutter|subunter|nachunter|lohn|spezial)\p{L}+|teaching|unfamiliar|revient|incombe|relève|relèvent)\b/iu;

/** Whoever is not the writer; "by hand", "by email" and "by EN 13445" name nobody. */
const NOT_MINE = String.raw`(?!(?:me|myself|us|ourselves|my (?:own )?(?:team|staff|crew|people|department)|our team|hand|e-?mail|the book|[\w-]+ (?:volume|annex|chapter|guidelines?|standards?|methods?|protocols?|procedures?|rules?|handbook|manual|\d+)|iso|en|bs|din|astm|gmp|glp|usp|haccp|phone|radio|post|car|train|sea|air|road|default|mistake|design|law|day|night|then|now|\d|january|february|march|april|may|june|july|august|september|october|november|december|(?:\w+ing)|the (?:team|crew|staff|people) (?:i|under|that i)|(?:several|many|all|most|over|customers|users|clients|patients|visitors|guests|students|pupils))\b)`;
/** What work is done with; what is merely looked at, used or bought by others is still one's own. */
const DONE = String.raw`(?:done|made|handled|written|drafted|managed|led|run|chaired|carried out|performed|prepared|drawn up|dealt with|looked after|taken care of|seen to|covered|organi[sz]ed|arranged|decided|set|owned|processed|placed|ordered|planned|scheduled|supervised|overseen|negotiated|conducted|completed|undertaken|controlled|produced|created|built|programmed|coded|designed|calculated|raised|posted|signed(?: off)?|held|taken|delivered|fitted|installed|commissioned|maintained|administered|allocated|assigned|recruited|hired|trained|assessed|facilitated|presented|taught|tested|repaired|serviced|priced|quoted|costed|coded|sampled|analy[sz]ed|monitored|inspected|certified|investigated|resolved|booked|bought|purchased|sourced|sold|won|interviewed|instructed|dispensed|prescribed|performed|collected|chased|reconciled|submitted|filed|edited|translated|edited|implemented|configured|developed|deployed|directed|coordinated|co-ordinated|edited|logged|surveyed|measured|mixed|welded|wired|drilled|dosed|sprayed|operated|hosted)`;
const BE = String.raw`(?:is|are|was|were|gets?|got|being|(?:has|have|had)(?: so far| always| only| all)* been)`;
const SOFT = String.raw`(?: (?:all|always|usually|normally|mostly|only|still|currently|both|then|so far|\w+ly))*`;
/** "Invoicing is handled by our agency". */
export const PASSIVE = new RegExp(
  String.raw`\b${BE}${SOFT} (?:\p{L}+ (?:and|or) )?${DONE}(?: (?:and|or) \p{L}+)?(?: for us| here| at our site| centrally)* (?:by ${NOT_MINE}|(?:in|at|from) (?:the |our )?(?:main |head |central |other |back )?(?:office|headquarters|hq|lab|laboratory|depot)\b)`,
  'giu',
);
/** "Payroll is outsourced", "sign-off is reserved for the partners". */
export const ELSEWHERE = new RegExp(
  String.raw`\b${BE}${SOFT} (?:outsourced|subcontracted|(?:kept|reserved|confined|restricted) (?:to|for|by|with) (?!me\b|us\b|my\b|our\b|\d)(?=(?:the |a |her |his |head|group|senior|other)\p{L}*)|contracted out|farmed out|referred (?:out|on|away)|left to (?!me\b|us\b)|(?:up|down) to (?!me\b|us\b|date|\d|scratch|speed|standard)|(?:the |my |our )?[\w' -]{0,24}(?:job|task|responsibility|remit|domain|business) of (?!me\b)|the (?:job|task|responsibility|remit) of |done (?:elsewhere|centrally|externally|in-house by others)|(?:my|our|the) [\w-]+(?: [\w-]+)?'s? (?:job|task|responsibility|remit|department|area)\b)|\b(?:comes?|came|arrives?|arrived|(?:is|are|was|were) (?:sent|handed|passed|given|dictated))(?: down| over| through| out| to us| to me| ready[- ]made)* from (?:the |our |a )?(?:\p{L}+ ){0,2}?(?:office|head ?quarters|hq|centre|center|group|brand|region|cluster)\b|(?<!\b(?:i|we|you|to|and|also|then|often|regularly|who|he|she|what) )(?<!-)\b(?:(?<!(?:^|[,;:•–-])\s*)(?:sit|sat)|sits|lies?|lay(?= with)|rests?|rested|falls?|fell|belongs?|belonged|stays?|remains?) (?:with|to|under) (?!me\b|us\b|my\b(?! (?:\w+ ){0,2}(?:manager|director|boss|head|lead|supervisor|partner|colleague)))`,
  'giu',
);
/** "The service is C++ and belongs to the platform team": whose it is, whatever joins the clauses. */
export const BELONGS =
  /\b(?:and|which|that) (?:it |they )?belong(?:s|ed)? to (?:the|a|an|another|our|their) (?:[\p{L}-]+ ){0,2}(?:teams?|squads?|departments?|groups?|colleagues?|units?|divisions?|crew)\b/giu;
/** Somebody who is named by a post, and what they do. */
const AGENT = String.raw`(?:(?:my|our|the|a|an|another|each|his|her|their) (?:[\p{L}'-]+ ){0,3}?(?:[\p{L}-]+(?:er|or|ist|ant|ian|man|woman)|[\p{L}-]*(?:chef|lead|head|boss|nurse|colleague|superintendent|agent|bureau|office|hq|partner|executive))|(?:someone|somebody|anyone) else|others|another (?:team|department|colleague|person)|(?:a |different |other )(?:team|department)|colleagues)`;
const DOES = String.raw`(?:(?:does|do|did)(?! not|n't)|handles?|handled|writes?|wrote|deals? with|dealt with|looks? after|looked after|takes? care of|took care of|makes?|made|manages?|managed|runs?|ran|prepares?|prepared|decides?|decided|sets?|keeps?|plans?|planned|leads?|led|carries|carried|orders?|ordered|draws? up|draft(?:s|ed)?|signs?|places?|negotiates?|negotiated|programs?|programmed|owns?|owned|builds|built|facilitates|facilitated|creates|created|produces|produced|designs|designed|develops|developed|delivers|delivered|teaches|taught|assess(?:es|ed)|instructs|instructed|tests|tested|installs|installed|fits|fitted|maintains|repairs|repaired|operates|operated|coordinates|coordinated|calculates|calculated|conducts|conducted|supervises|supervised|schedules|scheduled|submits|submitted|prices|priced|prescribes|prescribed|configures|configured|presents|presented|recruits|recruited|buys|bought|holds?|held|performs?|performed|chairs?|chaired|organi[sz]e[sd]?)`;
/** "I was the floor lead", "acting as the shift manager": that is the person, and nobody who leads or manages besides. */
const MYSELF = String.raw`(?<!\b(?:i was|i am|i['’]m|i['’]ve been|i became|became|being|been|acted as|acting as|worked as|working as|served as|appointed|promoted to) )`;
/** "That our bookkeeper does", "the agency writes them". */
export const ACTIVE = new RegExp(
  String.raw`${MYSELF}\b(?<relative>(?:that|which|die|den|das|que) )?${AGENT}(?:, (?:who|which)(?= ))? (?:who |always |usually |then |still |normally )*${DOES}\b(?![^.;]{0,30}\bme\b)`,
  'giu',
);
/** "... does them", "... handles that". */
export const PRONOUN_ONLY =
  /^\W*(?:(?:all )?(?:of )?(?:them|it|that|this|these|those|both|so)\b)?\W*(?:for \w+|himself|herself|themselves)?\W*$/i;

/** "Das wird vom Notar gemacht". */
export const GERMAN_PASSIVE =
  /\b(?:wird|werden|wurden?)\b[^.;]{0,30}?\b(?:vom|von (?!mir|uns|hand)|durch (?!mich|uns))|(?<=\p{L}{2} )(?<!\b(?:ich|wir|und|oder|team|gruppe) )(?:macht|machen|erledigt|erledigen|übernimmt|übernehmen|schreibt|schreiben|erstellt|führt|plant|leitet|bestellt)\b(?: (?:bei uns|immer|sonst|dann|alles|nur))* (?:der|die|das|mein|meine|unser|unsere|ein|eine|jemand|andere)(?: [\p{L}-]+){0,3}(?=\s*(?:$|[,.;:]))|(?<=\p{L}{2} )\p{Ll}{3,}(?:t|te|ten|en|ahm|ahmen)(?: (?:uns|jeweils|bei uns|dort|hier|immer|meist|dann))* (?:der|die|das|eine?)(?: (?:eigene|andere|externe|fremde|zentrale|separate|benachbarte)[rs]? \p{L}+| (?:partner|fremd|schwester|mutter|subunter|nachunter|lohn|spezial)\p{L}{4,})(?=\s*(?:$|[,.;:]))|\b(?:liegt|liegen|lag|lagen) (?:bei(?:m| der| dem| den| unserer?m?)|in den händen) |\b(?:ist|sind|war|waren) (?:sache|aufgabe) (?:der|des|vom|von (?!mir))|^\W*um [^.;]{3,60} kümmer(?:t|n) sich (?:der|die|das|mein|meine|unser|unsere|ein|eine)\b/giu;
/** "Les bulletins sont faits chez un prestataire". */
export const FRENCH_PASSIVE =
  /(?<!\p{L})(?:est|sont|était|étaient|a été|ont été)(?: toujours| entièrement| tous| toutes)? (?:\p{L}+(?:ée?s?|ies?|is|ise?s?|ues?|us|tes?|ts))(?: chez nous)? par (?!moi|nos soins|mes|mon équipe)|(?<!\p{L})(?:revient|reviennent|revenait|incombe|incombent|relève|relèvent) (?:au|à la|à l'|aux|du|de la|de mon|à mon|à notre)|(?<!\p{L})(?:le|la|l['’]|les|un|une|mon|ma|notre) ?[\p{L}'’ -]{3,30} s['’]en (?:charg|occup)(?:e|ent|ait|aient|eait|eaient)(?!\p{L})|(?<!\p{L})c'est (?:le|la|mon|ma|notre|un|une|l') ?[\p{L}' -]{3,30} qui (?!m[e'])/giu;

/** A denial whose object is what was said before. */
const BACK = String.raw`(?:(?:any |one |all |either |much |some )?(?:of )?(?:them|it|this|that|these|those)|any|one|either|neither|so|nothing of (?:it|that|the kind)|(?:this|that|the|such a) (?:role|part|job|task|work|duty|side|area|kind|sort))`;
const TRAIL = String.raw`(?: (?:so far|yet|myself|to date|before|personally|either|at all|here|on my own|alone|in practice|there))*\W*$`;
/** Sentences that deny what the one before them names. */
export const TAKEN_BACK: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:no|not(?: had| got)?(?: any| much)?|n't (?:any|much)|never(?: had)?(?: any)?|little|without(?: any)?)(?: [\p{L}-]+){0,2}? (?:experience|knowledge|involvement|part|say|hand|practice|exposure|responsibility|training|track record|background|idea|dealings|input|use|share|role|to do|deal\w*)(?: [\p{L}-]+){0,2}? (?:of|in|with|to|for|on)(?: ${BACK})?${TRAIL}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:\b(?:do|did|does|have|had|has|am|was|would|could|can|may|will) (?:not|never)|\b(?:don|didn|haven|hadn|wasn|couldn|can|wouldn)'?t|\bcannot|\bnever|\byet to)(?: (?:yet|ever|really|actually|personally|been|so far|\w+ly))*(?: [\p{L}-]+){1,2} ${BACK}${TRAIL}`,
    'iu',
  ),
  // Who is spoken of is blinded out of a line, and "them" with it.
  new RegExp(
    String.raw`\b(?:(?:do|did|have|had|was|am)(?: not|n't| never)|never|yet to)(?: (?:yet|ever|really|actually|personally|been|so far|\w+ly))* (?:prepared?|writ(?:e|ten)|do|done|handled?|process(?:ed)?|order(?:ed)?|managed?|run|plan(?:ned)?|ma(?:k|d)e|set|h[eo]ld|own(?:ed)?|used?|program(?:med)?|sign(?:ed)?|draw|drawn|draft(?:ed)?|lead|led|(?!failed|missed|lost|stopped|changed|regretted|lapsed|expired|needed|refused|complained|smoked)\p{L}{3,}ed|decided?|chair(?:ed)?|supervised?|touch(?:ed)?|involved in|responsible for|deal with|dealt with|look after)${TRAIL}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:do|did|have|had|am|was)(?: not| never|n't)(?!.{0,40}\b(?:problem|issue|complaint|trouble|fault|incident))[^.;,:]{0,40}\b(?:under|with|of|in|on|to|by|for) (?:it|this|that|these|those)${TRAIL}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:have|has|had) (?:done |seen to |handled )?(?:neither|none(?: of (?:them|this|that|these|it))?)${TRAIL}`,
    'iu',
  ),
  /\b(?:not|never|nothing) (?:(?:by|with|for) )?(?:me|mine|myself)\W*$|\bno part in (?:it|this|that|them|these)\b|\bnot (?:get |got )?(?:been )?(?:involved|responsible|included|concerned)\W*(?:so far|yet|in (?:it|this|that|them))?\W*$|\b(?:not|never) (?:come|came|fallen|fell|passed|landed) (?:my way|to me|on my desk|across my desk)\b|\bnever had (?:a |an |any |my own )?(?:log-?in|access|user|account|password|seat|go|turn|say)\b|\b(?:is|are|was|were) not (?:a )?part of (?:my|the|this) (?:job|role|post|remit|work|duties)\b|\bnot (?:in|within) (?:my|the) (?:remit|role|job|duties|scope)\b/i,
  /\bdamit (?:habe|hatte) ich\b[^.;]{0,40}\b(?:nichts|keine?\w*|nicht|nie|wenig)\b|\b(?:das|die|den|dies|davon|daran|darin|dafür) [^.;,]{0,20}\bich\b[^.;,]{0,30}\b(?:nicht|nie|keine?\w*|nichts)\b|\b(?:habe|bin|war|mache|kann) ich (?:bisher |noch |selbst |dabei )*(?:nicht|nie|nichts)\b/iu,
  /\bje n(?:e |')(?:m'en|les?|la|l'|y|en)[^.;]{0,40}\b(?:pas|jamais|plus|point)\b/iu,
];
/** What stands before its own denial: "Jahresabschlüsse habe ich noch nie erstellt", "Revit I have never opened". */
export const TOPIC_FIRST: readonly RegExp[] = [
  /\b(?:habe|hatte|bin|war|mache|kann|konnte|durfte|schreibe|führe|kenne|besitze|saß|sass|lag|stand|ging|fuhr|kam|nahm|sah|las|schrieb|arbeitete|hielt|gab|bediente|\p{Ll}+e(?: oder \p{Ll}+e)?) ich (?:(?:bisher|bislang|noch|selbst|leider|dort|dabei|mich|allerdings|jedoch|persönlich|eigenständig|hier) )*(?:nicht|nie(?:mals)?|nichts|weder|keine?[rsnm]?)\b|\b(?:ist|sind|war|wäre)(?:n)? mir (?:bisher |bislang |noch |leider |völlig |ganz )*(?:nicht (?:vertraut|bekannt|geläufig)|neu|fremd|unbekannt)\b/giu,
  new RegExp(
    String.raw`(?<=\p{L}{3} )(?:i|we) (?:have|had|did|do|was|am) (?:not|never)(?: yet| been| so far)*(?: \p{L}+){1,2}${TRAIL}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:(?:has|have|had|is|are|was|were) )?(?:not|never)(?: yet| been| so far)* (?:used|done|tried|touched|held|worked (?:on|with)|practi[sc]ed|performed|covered|seen|needed|required|opened|written|attempted|undertaken|been part of)${TRAIL}`,
    'giu',
  ),
  /\b(?:(?:would|will) be|is|are|'d be)(?: all| completely| entirely)? new to me\b|\b(?:is|are) (?:a gap|outside my|beyond (?:my|what i)|not something i)\b|\b(?:is|are) something (?:that )?i (?:have yet|would|want|hope|still|need|am keen)\b|\bwould be (?:my|a) first\b/giu,
  /\b(?:(?:i (?:have )?)?(?:only|just|merely) (?:ever )?(?:observed|watched|seen|shadowed|read about|heard of)|(?:bisher |bislang |dabei )?(?:nur|lediglich|bloß) (?:zugeschaut|zugesehen|gesehen|beobachtet|hospitiert|davon gehört)|(?:seulement|juste|simplement) (?:observée?s?|vue?s?|regardée?s?)|observ(?:ed|ation) only|watched only|none (?:so far|to date|yet|at all)|no experience(?: so far| yet| to date)?|theory only|in theory only|from (?:the )?(?:books?|lectures?|courses?) only)\W*$/giu,
];

/** "Stainless   a little", "Revit: beginner", "TIG | one evening course": a row of a table, its name and how little of it there is; of "German (native), English (basic)" the first is none of it. */
export const ROW =
  /^(?:[^:|–.;(]|\([^()]*\)(?!\s*[,;/])){2,45}?(?:\s*[:|–]\s*|\s+-\s+|\s{2,}|\t|\s*\()(?:only |just |still |very |nur |noch |bisher )*\b(?:none\b|nil\b|no(?: experience| exposure)?(?: yet| so far| to date)?\s*(?:$|[,.;)])|not (?:yet|used|done|so far|tried)\b|never\b|beginner|novice|basics?\b(?! (?:life|disclosure|ecology|course|training|safety|cour))|(?:a )?little\b|a bit\b|(?:all |quite |entirely )?(?:new|foreign|unknown) to me\b|unfamiliar\b|untried\b|neu für mich\b|inconnue?\b|minimal|limited\b(?! (?:company|companies))|rudimentary|theory\b|in theory|one (?:\p{L}+ )?(?:course|class|module|workshop|evening|day)\b|(?:(?:finished|did|done|completed|took|attended|a|an|two|some|short) )*(?:tutorials?|webinars?|taster|(?:evening|weekend|short|introductory|online) (?:course|class|module)s?)\b|(?:watched|observed|shadowed|read about)|anfänger|grundkenntnisse|grundlagen\b|keine?\b|wenig|kaum|theorie|débutante?|notions|aucune?(?: expérience| pratique| connaissance)?(?: à ce jour)?\s*(?:$|[,.;)])|néant|un peu|bases\b)(?![^|]*\b(?:but|aber|mais)\b)[^|]{0,60}$/iu;
