// What only says that something is asked for, before it and behind it: "You must hold", "is essential". Pure.

const ADVERBS = String.raw`(?: (?:also|already|now|really|do|therefore|currently|personally|ideally|definitely|of course|both|all|still))*`;
const PERSON = String.raw`(?:you|they|he or she|she or he|he/she|s/he|somebody|someone|anyone|anybody|a person|people|whoever(?: (?:we|they) (?:take|hire|appoint|choose|pick|want|get)(?: on)?| \p{L}+){1,3}?|(?:the |our |your )?(?:(?:right|ideal|successful|new|best) )*(?:candidate|person|applicant|post-?holder|jobholder|role holder|colleague|appointee|individual)s?)(?:(?: we have in mind| we (?:want|need|appoint|are after|choose)| who joins us)| who| that)?`;
const HAS = String.raw`(?: (?:must|should|will|would|can|shall|may)|['’](?:ll|d|ve|re|s))?${ADVERBS}(?:(?: (?:have|has|need|needs)| (?:be|are|is) (?:able|expected|required)) to)*${ADVERBS}(?: (?:have|has|had|hold|holds|possess|possesses|bring|brings|be|are|is|need|needs|got))*`;
/** What the sentence opens with before it says what is asked for. */
export const LEADS: readonly RegExp[] = [
  // "To be considered you must hold", "Pour postuler, vous devez".
  /^(?:in order )?to (?:be (?:considered|eligible|shortlisted|appointed)|apply|qualify)(?: for (?:this|the|our) \p{L}+)?,? (?=(?:you|applicants?|candidates?)(?!\p{L}))|^(?:um sich zu bewerben|pour (?:postuler|être retenue?)),? (?=\p{L})/iu,
  /^(?:must[- ]have|essential|required|mandatory|minimum requirements?|desirable|preferred|nice to have|bonus(?: points)?(?: for)?|extra points for|ideally|at least)(?:\s*:\s*|\s+(?=\S))/iu,
  /^(?:in addition|additionally|furthermore|moreover|finally|zudem|außerdem|ferner|de plus|en outre),? (?=\S)/iu,
  /^(?:it|that|this)(?:['’]d| would| will|['’]s| is) (?:\p{L}+ ){0,4}?(?:help|bonus|advantage|extra|plus|nice|good|great|useful|ideal)(?: you)? (?:if|to)(?: you| they)?(?:['’]ve| had| have)?(?: (?:also|done|got|a|had|have))* /iu,
  /^(?:and |but |also )?if (?:you|they)(?:['’]ve| have)(?: also)?(?: got)? /iu,
  new RegExp(
    String.raw`^(?:(?:because|since|as|so|and|but|then)\b[^.;:]{0,60}? )?(?:we|i)(?:['’](?:re|m|d|ll)| are| am| would| do| will)?${ADVERBS} (?:need|want|require|expect|ask for|insist on|looking for|look for|seeking|love|like|prefer|be glad of)(?: (?:to have|to see|you to (?:have|be)|${PERSON}(?: with)?${HAS}))? (?=\S)`,
    'iu',
  ),
  // "From May we're after somebody to", "Beyond that", "Insurers require a", "You cannot start without".
  /^[^.;:]{0,40}?\b(?:we|i)(?:['’](?:re|m)| are| am) (?:after|looking for|seeking) (?:someone|somebody|a person|people|an? \p{L}+) (?:who (?:can|will|has|is) |who |to |with )(?=\S)/iu,
  /^(?:beyond that|on top of that|following (?:on )?from that|then|next|then again|to do (?:this|that|so)|ainsi que?|dazu(?: kommen| kommt)?|dabei|ebenso|puis|ensuite|par ailleurs),? (?=(?:an?|at least|we|you|they|une?|des|le|la|mindestens|eine?n?)(?!\p{L}))/iu,
  /^(?:(?:the|our) (?:[\p{L}'’-]+ ){1,3}?|insurers? |clients? |lenders? |regulations? )(?:requires?|asks? for|insists? on|calls? for|demands?|names) (?=(?:an?|the|at least|current|valid|full) )/iu,
  /^(?:(?:you|we|they|it|nobody|no one) )?(?:can['’]?t|cannot|can not|won['’]t) [^.;:,]{0,40}?\bwithout (?=\S)/iu,
  /^what we (?:will |would )?(?:screen|look|ask) for:? (?:\(\d\) )?(?=\S)|^whether (?:that|it)(?:['’]s| is) (?=\S)|^so (?=(?:an?|the|at least) )/iu,
  /^(?:dans le cadre|afin|pour) [^.;:]{3,60}?, (?=(?:nous|on) (?:recherch|cherch|demand))|^il (?:nous |vous )?faut (?:aussi |également )?(?=\S)|^(?:da|weil) [^.;:]{3,70}?, (?:erwarten|verlangen|brauchen|suchen) wir (?:(?:außerdem|zudem|auch) )?(?=\S)/iu,
  /^(?:as|since|because|da|weil|puisque|comme) [^.;:]{3,70}?, (?=(?:you|sie|du|vous) )/iu,
  new RegExp(String.raw`^(?:(?:so|and|but|then|therefore) )?${PERSON}(?: with)?${HAS} (?=\S)`, 'iu'),
  /^[^.;:]{0,40}?\b(?:anyone|anybody|people|applications?|candidates?) without (?=\S)/iu,
  /^(?:must|should|to)(?: also)? (?:have|hold|be|possess|bring)(?: able to)? (?=\S)|^(?:have|has|having|hold|holds|holding|be|being|de(?= l['’]| la )) (?=\S)/iu,
  /^(?:sie|du) (?:haben|hast|verfügen über|verfügst über|besitzen|besitzt|bringen|bringst|sind|bist|können|kannst|sprechen|sprichst|beherrschen|beherrschst) |^(?:wir )?(?:erwarten|suchen|wünschen uns|verlangen|brauchen) (?:wir )?|^(?:zwingende? )?(?:voraussetzung|bedingung|erforderlich|notwendig)\p{L}* (?:ist|sind|:) ?/iu,
  // "On the 18th Edition": a preposition of a sentence that is gone.
  /^(?:by|to come from|come from|on|with|of|mit|von|avec) (?=(?:an?|the|eine[mr]?|einem|de[mr]|une?|l[ea]) (?:\d|\p{Lu}|proper|good|solid))/u,
  /^vous (?:avez|êtes|justifiez(?: surtout)? d(?:e |['’])|possédez|disposez d(?:e |['’])|détenez|maîtrisez|parlez) ?|^(?:nous|on) (?:recherchons|demandons|exigeons|attendons|cherchons|souhaitons|demande|exige) /iu,
  /^(?:(?:some|good|proven|demonstrable|demonstrated|solid|strong|previous|prior|relevant|recent|any|first|hands-on|practical|erste|gute|sehr gute|fundierte|praktische|bonnes?|solides?|une|la) )*(?:(?:working )?(?:experience|knowledge|understanding)|erfahrung(?:en)?|kenntnisse|expérience|connaissances?) (?:of|in|with|mit|im|auf|de|du|des|en|dans) (?=\S)/iu,
];
/** What it closes with behind that. */
export const TAIL =
  /\s*(?:[,;:(–-]\s*)?(?<!\p{L})(?:(?:is|are|would be|will be|being|ist|sind|wird|wäre|est|sont|sera|seront|serait|seraient) )?(?:absolutely |strictly |an? |un |une |highly |also |zwingend )*(?:must|given|essential|required|mandatory|needed|necessary|preferred|desirable|desired|advantage|advantageous|useful|helpful|plus|bonus|welcome|non-?negotiable|indispensables?|unerlässlich|unabdingbar|pflicht|vorausgesetzt|erforderlich|notwendig|von vorteil|wünschenswert|willkommen|exigée?s?|requise?s?|souhaitée?s?|appréciée?s?|obligatoires?|impérati(?:f|ve)s?|nécessaires?|atout)(?: (?:really|for us|for this (?:role|post|job)|here|bei uns|für uns|à l['’]embauche|chez nous))?\)?$/iu;

/** "Geht es ohne Schweißschein nicht": what stands between the words that ask for it. */
export const AROUND = /^(?:geht|läuft|klappt) (?:es |das |hier )?ohne (.+) nicht$/iu;
/** What is said of something that stands before it is no demand without it. */
export const POINTS_BEFORE = /(?<!\p{L})(?:both|either|them|it|beides|beide|les deux)$/iu;
