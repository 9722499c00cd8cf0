// The words by which CVs deny, pursue and let lapse what they name, skills and papers alike, in English, German and French.
// Patterns alone; how far each reaches, stance.ts decides.

/** What is denied by these says nothing against the person; "never taught points" and "not set one up" deny a deed. */
export const HARMLESS =
  /\b(?!(?:not|never) (?!had|got|been|received)\w+ (?:points|one)\b)(?:no|without|zero|not|never|nil|keine?|ohne|sans|aucune?)\s+(?:\w+\s)?(?:conditions?|restrictions?|limitations?|points|endorsements?|incidents?|accidents?|gaps?|supervision|loss(?:es)?|errors?|help|issues?|spill(?:s|ages?)?|cross-?overs?|contaminations?|leaks?|lapses?|breaks?|complaints?|findings?|weakness(?:es)?|deficienc(?:y|ies)|misstatements?|lost[- ]time|non-?conformit|adjustments?|recordables?|penalt(?:y|ies)|citations?|overruns?|write-?offs?|deviations?|defects?|downtime|interruptions?|convictions?|injur\w+|absences?|only|just|later than|less than|fewer|more than|matter|problem\w*|major|critical(?! care| illness| thinking)|einschränkung\w*|nennenswert\w*|wesentlich\w*|beanstandung\w*|nachforderung\w*|rückfrage\w*|fehler\w*|unfäll\w*|auflagen|restriction\w*|accident\w*|missed|late|failed|returns?|one\b|room for|doubt|wonder|surprise|stranger to)|(?:does|do|did|am|is)(?: not|n['’]t) (?:require|need|ask for|insist on|expect|look(?:ing)? for|seek(?:ing)?)|\bnever[- ]events?\b|\bsans (?:consentement|abri|fil|plomb|contact|rendez-vous|gluten|papiers|emploi|alcool|frontières|domicile|couture|sel|sucre)\b|\black of (?:fusion|penetration)|\bdo[- ]not[- ](?:call|disturb|attempt|resuscitate)\b|\bno[- ]claims\b|\bno (?:dig|till|code)\b/gi;
/** Words that deny what follows them. */
export const NEGATION =
  /(?<!\p{L})(?:no(?!-[a-z]|\.? ?\d{4}|\. ?\d)|not|never|without|neither|nor|lack(?:s|ing)?|none|yet to|haven't|don't|hasn't|didn't|cannot|can't|kein(?:e|en|er|em|es)?|nicht|ohne|noch nie|nie|aucune?|pas|sans(?! (?:g\p{L}{3}|sec\d|for\d|institute)(?![\p{L}\d]))|jamais|weder|ni(?= [^.;]{1,40}\bni\b))(?!\p{L})(?!,)/giu;
/** A denial reaches this far, and not beyond a new statement. */
export const REACH = 75;
/** What is not done goes on behind a comma where an "or" closes the list; a verb behind it is a statement of its own. */
export const OF_VERB =
  /^(?:not|never|haven't|don't|hasn't|didn't|cannot|can't|nicht|nie|noch nie|pas|jamais)$/i;
/** Behind a comma it goes on with what is denied. */
export const CLOSES_LIST = /\b(?:or|nor|oder|noch|ou|ni)\b/i;
/** What others cannot do is done by the writer. */
export const OF_OTHERS =
  /\b(?:others?|colleagues|people|customers|clients|patients|users|anybody|anyone|nobody|no[- ]one|(?:the|their|our) (?:\p{L}+ )?(?:owner|vendor|client|customer|supplier|maker|manufacturer|contractor|insurer|landlord|predecessor|agenc(?:y|ie))s?|(?:whom|which|that|who|where|what) (?:\p{L}+ )?)\s?(?:else )?(?:cannot|can't|can not|could not|couldn't|do not|don't|did not|didn't|does not|doesn't|will not|won't|would not|wouldn't|had not|have not|haven't)\b/giu;
/** "When the figures do not agree": on what occasion, and nothing of what can be done. */
export const ON_OCCASION =
  /\b(?:when|whenever|if|wherever|wenn|falls|sobald|quand|lorsque|si)\s(?!(?:i|ich|je)\b)(?:[\p{L}'’-]+\s){1,6}?(?:do not|does not|did not|don't|doesn't|didn't|cannot|can't|is not|are not|isn't|aren't|nicht|keine?n?|ne|pas|(?:ni|weder|neither)\s[^,;.]{1,40}\s(?:ni|noch|nor))\b/giu;
/** "No operating system at first": and later there was one. */
export const AT_FIRST =
  /\b(?:no|not|without|kein(?:e|en)?|nicht|ohne|pas|sans)\s(?:[\p{L}-]+\s){1,4}?(?:at first|at the start|in the beginning|to begin with|initially|until then|anfangs|zunächst|am anfang|au début|au départ|d'abord)(?!\p{L})/giu;
/** So many words may stand before "at first". */
export const AT_FIRST_REACH = /^(?:[^\S\n]?[\p{L}'-]+){0,6}/u;
/** What is denied before it is not denied behind it. */
export const NEW_STATEMENT =
  /,\s*(?:i|we|je|nous|ich|wir|have|has|with|strong|good|currently|now|and (?:have|am|hold)|which|who|then)\b|\band (?:have|hold|am)\b|:\s/i;
/** Behind a name. */
export const DENIED_AFTER =
  /^[^.;,()]{0,30}?(?:\bnot (?:yet )?(?:held|registered|started|obtained|completed|done|licensed|certified|trained|used|finished|taken|passed|begun|renewed)\b|(?:\bnot|n['’]t)(?: yet| really| ever| actually)? (?:worked (?:with|on|in)|used|touched|tried|opened|sat|started|begun|taken|looked (?:into|at)|obtained|got(?: (?:it|one|mine|round|around|to))?(?= yet|\W*$))\b|:\s*\b(?:none|no|nil|beginner|basic(?! (?:course|training|safety))|novice)\b|:\s*(?:only )?(?:one|a|an|some) (?:\w+ )?(?:module|course|tutorial|workshop|class)\b|\((?:willing|happy|ready) to (?:undergo|obtain|apply|be)\b|\b(?:willing|happy|ready) to undergo\b|\bnone\b|\bnil\b|\bnot yet\b|(?<!\p{L})(?:noch |bisher |bislang |leider )?nicht (?:abgelegt|bestanden|erworben|absolviert|nachgewiesen)(?!\p{L})|\b(?:wanted|sought)\b|\b(?:never|not) (?:been )?(?:mine|hers|ours|my (?:job|part|task|own|responsibility)|within my|part of my)\b|\b(?:on|top of) (?:my|the) (?:wish ?|to-do |bucket )list\b)|^[^.;,:]{0,12}?\s(?:is|are|am|was|at|still|ist|sind|auf|bin|est|sont|reste)\s(?:(?:only|just|still|at|a|an|the|very|rather|no more than|nur|noch|eher|auf|un|seulement|très|encore|niveau|de) ){0,3}(?:beginner|novice|basic|rudimentary|limited|theoretical|entry[- ]level|weak|rusty|minimal|nil|none|zero|anfänger\w*|grundkenntnisse|rudimentär|gering|theoretisch|débutante?|limitée?s?|théoriques?|rudimentaires?|faibles?|nulle?s?)(?!\p{L})|^[^.;,]{0,20}?(?:\b(?:never|not yet) (?:used|touched|done|tried|opened|worked with|practi[sc]ed|needed)\b|(?<!\p{L})(?:jamais|pas encore|pas) (?:utilisée?s?|pratiquée?s?|faite?s?|touchée?s?|exercée?s?|abordée?s?|réalisée?s?|eue?)(?!\p{L})|\b(?:noch )?(?:nie|nicht|keine?) (?:benutzt|verwendet|genutzt|gemacht|eingesetzt|bedient|programmiert|angewendet|erfahrung|kenntnisse|praxis)\b)|^(?:-?\p{L}+)?\s(?:noch )?nicht(?: (?:vorhanden|gemacht|abgelegt|bestanden|erworben|mitgebracht))?(?=\s*(?:[.;,)]|$))|^(?:-?\p{L}+)?\s(?:fehlt|fehlen|manque)(?: (?:noch|mir|encore))*(?!\p{L})|^[^.;,()]{0,20}?\s(?:(?:habe|hab|besitze|hatte) ich (?:noch |leider |bisher |also |daher |deshalb |(?:noch )?nie )?(?:keine?[nsr]?|nicht|nie)|(?:wurde|bin) ich (?:noch |leider |bisher |bislang )?nicht (?:überprüft|geprüft|eingetragen|zugelassen|anerkannt))(?!\p{L})|^,? je n['’](?:en ai|ai) pas(?!\p{L})|^\s?:\s*(?:noch )?(?:nein|keine?[rsn]?|non|aucune?|fehlt)(?=\s*(?:[.;,)]|$))|^\s*\(?\s*[-–:,]?\s*(?:(?:only|just|still|nur|noch|at) )?(?:beginner|novice|basics? only|anfänger|grundkenntnisse|débutant|notions|tutorial\w*|online course only|self[- ]taught basics)\b/iu;
/** Before a name: hardly more than nothing; what stands behind "because" is the reason of a wish. */
export const DENIED_BEFORE =
  /\b(?:beginner(?:'s)?(?: in| at| level)?|basic (?:knowledge|understanding|awareness) (?:of|in)|novice (?:in|at)|grundkenntnisse in|notions de|rudimentary|curious about|interested in|keen to (?:learn|move|get|go|work|gain|train|try|become|develop)|would like to learn|hop(?:e|es|ing) to(?! have| hear)|would love to(?! (?:be back|[gc]o(?:me)? back|get back|return|bring|share|keep|carry on|continue|stay)\b)|would like to (?:move|get|go(?! back)|work|gain|train|try|specialise|specialize|become|develop)|dream to|wish to(?! (?:go back|come back|return|stay|keep|continue))|want to(?! (?:go back|come back|get back|return|stay|keep|continue))|looking (?:for|to(?! (?:go back|come back|get back|return)))|eager to|aspiring|dreams? of|(?<!had |have )to learn|willing to learn|noch nie|unfamiliar with|read about|willing to (?:undergo|obtain|gain|get|apply for)|happy to (?:undergo|obtain|gain|get|apply for)|refused|rejected|(?<!\b(?:an?|the|from|of|every|each|replac\w{1,4}|repair\w{0,3}|mend\w{0,3}) )failed|with the exception of|except (?:for|in)|excluding|à l'exception d[eu]s?|hormis|sauf|mit ausnahme (?:von|der|des))(?!\p{L})(?![^.;]{0,60}\b(?:because|weil|parce que)\b)[^.;]{0,60}$/iu;
/** On the way. */
export const PURSUED =
  /(?<!\p{L})(?:in progress|pursuing|targeting|aiming for|eyeing|angepeilt|studying (?:for|towards)|working towards|candidate for|expected|(?<!irs\W{1,3})enrolled(?! agents?\b| to practi[cs]e\b| in (?:continuous|cv\b|ce\b))|currently (?:studying|training|completing|taking)|part[- ]qualified|part[- ]way|half[- ]?way|half done|student (?:member|licen[cs]e|registration)|student(?=\))|eligible for|eligibility for|beantragt|(?:gesuch|antrag|dossier)(?: [\p{L}\d/.-]+){0,8} (?:eingereicht|gestellt|pendent|hängig)|läuft noch|verfahren läuft|trainee(?!s)|apprentice(?!s|ship)\w*|awaiting|inscrite? (?:au|à la|aux?|en) (?:caces|formation|session|examen|stage|permis|bts|cap|titre|concours|vae)|en cours d['’]instruction|applied for|application(?: for \p{L}+(?: \p{L}+)?| \([^()]{3,60}\))? (?:was |is |has been )?(?:sent|lodged|made|submitted|pending|filed|posted|in progress|under way)|decision (?:is )?(?:awaited|pending|due)|awaiting (?:a |the |their )?decision|booked|resits?(?= (?:in|on|due|booked|planned|january|february|march|april|may|june|july|august|september|october|november|december|\d))|not (?:yet )?passed|exam\w* scheduled|scheduled for|to be completed|completing|planned|pending|due (?:in|to)|provisional|learner'?s? permit|finalist|sitting|exams? (?:left|remaining|outstanding|to go)|(?<![\d.,])\d{1,2} (?:of|out of|\/) (?:the )?\d{1,2}\b(?![.,]\d).{0,20}(?:modules?|papers?|exams?|units?|examens)?|modules? (?:passed|completed)|begonnen|angestrebt|projet d['’](?:intégrer|obtenir|entrer|entamer)|(?<!(?:carte|titres?|agrément|visa)(?: \p{L}+){0,2} )en cours(?! de validité| du soir| d['’]emploi| de carrière)|(?:bekomme|erhalte|kriege) ich (?:erst |dann |sie |ihn |es )?(?:mit|nach|bei|im|am|zum)|(?:get|receive|comes?) (?:it |them |this |that |mine )?(?:with|on|upon|after|once|when) (?:i (?:pass|qualify|graduate|finish)|(?:the|my) (?:final|exam|test|pass)\p{L}*)|in ausbildung|(?<!(?:von|zwei|drei|vier|fünf|\d|unseren?|die|den|der|mehreren?) )auszubildende(?!n?,? (?:betreu|anleit|angeleit|ausbild|ausgebild|einarb|eingearb|begleit|geführt|führ))\w*|(?<!(?:bestellung|zulassung|mitgliedschaft|eintragung)(?:en)?(?!\p{L})[^.;]{0,30})laufend|prévue?|voraussichtlich\p{L}*|next (?:year|spring|summer|autumn)|this (?:spring|summer|autumn))(?!\p{L})/iu;
/** Begun and left. */
export const ABANDONED =
  /(?<!\p{L})(?:but withdrew|withdrew from|abgebrochen|ohne abschluss|dropped out|not completed|incomplete|unfinished|abandoned|left (?:without|before) (?:completing|finishing|qualif\w+|the (?:end|exam))|non validée?|abandonnée?|no qualification gained)(?!\p{L})/iu;
/** Held once. */
export const LAPSED =
  /(?<!\p{L})(?:lapsed|expired|ran out|former(?:ly)? (?:registered|licen[cs]ed|certified)|(?<!\()formerly|previously (?:held|registered|licen[cs]ed|certified|cleared)|used to hold|no longer|until (?:\w+ )?(?:19|20)\d\d|valid (?:to|until) (?:\w+ )?(?:19|20)\d\d|abgelaufen|erloschen|verfallen|expirée?|périmée?|caduc|surrendered|suspended(?! (?:loads?|scaffold\p{L}*|ceilings?|platforms?|access|cradles?|floors?)(?!\p{L}))|revoked|withdrawn|struck off|removed from the (?:register|roll)|removed (?:my|his|her|their) name from|(?:my|the) name (?:was )?removed|left the (?:register|roll)|came off the register|voluntar(?:y|ily) remov\w+|not renewed|inactive|retired (?:licen[cs]e|status)|ended (?:in|when)|handed (?:in|back)|non renouvelée?)(?!\p{L})/iu;
/** Further on in the clause, and before the name. */
export const TO_COME =
  /^(?!.{0,20}\bsince\b).{0,70}?\b(?:(?:application|transfer) (?:lodged|submitted|pending|under way|in progress|made|sent)|will apply|(?<!\b(?:last|latest|previous) )(?:test|exam\w*|assessment|practical|finals?|viva)\b.{0,20}\b(?:booked|planned|pending|due|next|in (?:january|february|march|april|may|june|july|august|september|october|november|december))|decision awaited|awaiting|: applied|applied (?:for )?(?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|20)|not registered yet|yet to)\b/i;
/** "Not yet registered with CORU: recognition application lodged": who has applied is on the way. */
export const ON_ITS_WAY =
  /^[^.;]{0,20}[:;,(.–-]\s*(?:[\p{L}]+ ){0,3}(?:application|recognition|registration|assessment|transfer|antrag|dossier|demande)\s(?:[\p{L}]+ ){0,3}(?:lodged|submitted|pending|under way|underway|in progress|made|sent|applied for|gestellt|läuft|déposée?|en cours)/iu;
/** So far behind a name, in characters, an application is looked for. */
export const FOLLOWS_MAX = 90;
/** An application in a clause that denies. */
export const APPLIES = /\b(?:will apply|applying|applied|application)\b/i;
/** Before a name. */
export const APPLIED =
  /\b(?:(?:(?:will|shall|can|may|could|to) apply|applied|applying|application) (?:for|to)|working towards|studying (?:for|towards)|preparing for|on (?:the|a) (?:route|path|pathway) to|towards)\b[^.;,]{0,50}$/i;
/** Says that it holds. */
export const CURRENT =
  /\b(?:current|currently|valid|in date|active|up to date|renewed|revalidated|revalidation|pin|since|no conditions|gültig|valable|à jour|unrestricted|full|permanent|holder|licen[cs]e no|number|no\. ?\d)\b/i;
/** A day to which it holds; its group is the year. */
export const EXPIRY =
  /\b(?:until|to|till|validity|exp(?:ires?|iry|iration)?|gültig bis|jusqu.?(?:à|en))\b(?!\D{0,14}\b(?:since|from)\b)\D{0,14}(?:\d{1,2}[./-]){0,2}((?:19|20)\d\d)/gi;

/** What somebody is looking for, in a sentence or behind a label; it says nothing of what they can do. */
export const OBJECTIVE =
  /\b(?:looking|searching|hoping) for\b.{0,120}\b(?:positions?|roles?|opportunit\w+|jobs?|posts?|career)\b|^\W*(?:(?:currently |now )?(?:looking|searching|seeking|hoping|open|available)(?: for| to)?|suche|gesucht|recherche)\s*:|^\W*(?:desired|target(?:ed)?|preferred|wanted) (?:positions?|roles?|jobs?|posts?|titles?)\b|^\W*(?:positions?|roles?|jobs?|posts?|work|stelle|tätigkeit|postes?|emploi) (?:sought|desired|wanted|gesucht|gewünscht|recherchée?s?|souhaitée?s?)(?!\p{L})/iu;

/** The same without a word of looking: an objective. */
const AIMED_AT =
  /^\W*(?:(?:career )?(?:objective|goal|aim)s?\b|(?:i am |currently |now |actively )*seeking\b|(?:my (?:aim|goal) is )?to (?:obtain|secure|gain|find|land|pursue|build)\b|(?:i )?aspir(?:e|ing)\b|ziel\b|angestrebt|recherche\b).{0,160}\b(?:positions?|roles?|opportunit\w+|jobs?|posts?|careers?|internships?|placements?|traineeships?|employment|stelle|poste|emploi)\b/iu;
/** "Underwriting position in a leading insurer": with what no one calls the house that one has worked for. */
const IN_SUCH_A_HOUSE =
  /^\W*(?:an? )?(?:[\p{L}/&'’-]+ ){1,6}(?:positions?|roles?|posts?|jobs?|opportunit\p{L}+) (?:in|with|at|within) an? (?:(?:leading|reputable|reputed|renowned|prestigious|progressive|dynamic|growing|growth[- ]oriented|forward[- ]thinking|well[- ](?:known|established|reputed)|respected|challenging)(?!\p{L}))|^\W*(?:eine )?(?:\p{L}+ ){0,4}(?:position|stelle|anstellung) (?:\p{L}+ ){0,3}(?:in|bei) eine[mr] (?:führenden|renommierten|innovativen|dynamischen|angesehenen)(?!\p{L})|^\W*(?:un )?(?:poste|emploi) (?:[\p{L}'’]+ ){0,5}dans une? (?:entreprise|société|cabinet|structure|groupe|maison) (?:dynamique|leader|reconnue?|renommée?|innovante?|en croissance|à taille humaine)(?!\p{L})/iu;
export const AIM = new RegExp(`${AIMED_AT.source}|${IN_SUCH_A_HOUSE.source}`, 'iu');

/** Without one of these a text denies nothing, and without one of those it leaves nothing open. */
export const DENIES = new RegExp(
  [
    NEGATION.source,
    String.raw`(?<!\p{L})(?:nein|non|fehlt|fehlen|manque|(?:habe|hab|besitze|hatte) ich (?:\p{L}+ )?keine?[nsr]?|n['’]en ai pas)(?!\p{L})`,
    ABANDONED.source,
    String.raw`\b(?:nil|zero|hop(?:e|es|ing) to|would like to|keen to (?:move|get|go|work|gain|train|try|become|develop)|limited|limitée?s?|theoretical|theoretisch|théorique|rudimentär|gering|entry[- ]level|weak|rusty|minimal|faible|débutante?|nulle?s?|anfänger\w*|beginner|novice|basics?|basic|anfänger|grundkenntnisse|débutant|notions|tutorial\w*|wanted|sought|love|online course|self[- ]taught|learn|interested|keen|curious|hope|wish|want|eager|aspiring|dreams?|looking|unfamiliar|except|exception|excluding|hormis|sauf|ausnahme|read about|refused|rejected|failed|rudimentary|willing|happy|ready|module|course|workshop|class)\b`,
  ].join('|'),
  'iu',
);
export const DOUBTS = new RegExp(
  [
    PURSUED.source,
    LAPSED.source,
    EXPIRY.source,
    String.raw`\b(?:objective|goal|aim|seeking|obtain|secure|gain|find|land|pursue|build|aspir\w+|ziel|recherche|appl(?:y|ied|ying|ication)|towards|decision|yet|transfer|booked|due|preparing|studying|(?:in|with|at|within) an? (?:leading|reput\w+|renowned|prestigious|progressive|dynamic|growing|growth|forward|well|respected|challenging)|führenden|renommierten|innovativen|dynamischen|angesehenen|dans une?)\b`,
  ].join('|'),
  'iu',
);
