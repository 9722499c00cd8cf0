// The words that headings of a spec are made of, and the shapes that say what they head. Pure.

import { testOf } from '../first-look.ts';
import type { StatementKind } from './statement-kind.ts';

/** What a heading or a lead says that demands, tells the work, speaks of what is offered, or of the house. */
export const MUST =
  /must[- ]haves?|\bmusts?\b|required|req['’]d|requirements?|qualifications?|minimum|\bmin\.|essential|what you('ll)? ?(need|bring)|we need from|looking for|we'd like|\b(?:applicants?|candidates?) (?:will )?(?:need|must)\b|\bwe (?:also )?(?:require|ask for|expect)\b|you bring|who you are|you('ll)? (will )?need\b|we need\b|at least|no less than|mandatory|necessary|proficien|(is|are) needed|person spec|voraussetzung|zwingend|erforderlich|vorausgesetzt|anforderungen|ihr profil|dein profil|sie bringen|mindestens|exigée?s?|obligatoire|indispensable|requise?s?|impérati(f|ve)|profil|au moins|(?:das )?bringst du|ce qu.il (?:nous|vous) faut|wen wir uns wünschen|what it takes|to be considered|you(?:'re| are) someone|we(?:'re| are) after\b|who we want\b|minimum/i;
/** The same within a sentence, where the words have other uses: "as required", "customer profiles". */
const MUST_IN_SENTENCE =
  /must[- ]haves?|\bmusts?\b|(?<!\b(?:as|when|where|if|whenever|wherever|and) )(?<!may be )(?:required|req['’]d)(?! to\b)|\brequirements? (?:is|are|includes?)\b|\b(?:is|are|as) (?:an? |the )?(?:\p{L}+ )?requirements?\b|\b(?:hard|strict|absolute|minimum|basic|key|entry) requirements?\b|^(?:\p{L}+ )?requirements?\s*[:–-]|^requirements?\b|\brequirements?\)|^(?:\p{L}+ )?qualifications?\s*[:–-]|(?<!to a )(?<!to the )\bminimum|\bmin\.|essential|what you('ll)? ?(need|bring)|we need from|(?:\bwe(?:'re| are)?|\bis|\bare|\bam|\bi'm|\bstart) (?:also |now |currently |only )?looking for|we'd like (?!to)|\b(?:applicants?|candidates?) (?:will )?(?:need|must)\b|\bwe (?:(?:also|therefore|really|only|simply|now|still|absolutely|thus|hence|then|just|definitely|urgently|do|particularly|especially|mainly) )?(?:require|ask for|expect|hope for)\b|you bring|who you are|(?<!(?:everything|all|whatever|support|tools|training|skills|anything) )you('ll)? (will )?need\b(?! to be (?:able to travel|available))|\bwe (?:(?:also|therefore|really|only|simply|now|still|absolutely|thus|hence|then|just|definitely|urgently|do|particularly|especially|mainly) )?need\b|\bi (?:(?:also|therefore|really|only|simply|now|still|absolutely|thus|hence|then|just|definitely|urgently|do|particularly|especially|mainly) )?need\b(?! to\b)|at least(?! (?:once|twice|weekly|monthly|daily|every))|no less than|mandatory|(?<!\b(?:as|when|where|if|whenever|wherever) )necessary|proficien|(is|are) needed|person spec|voraussetzung|zwingend|erforderlich|vorausgesetzt|anforderungen an sie|ihr profil|dein profil|sie bringen|mindestens|exigée?s?|obligatoire|indispensable|(?:est|sont|être) (?:\p{L}+ )?(?:nécessaire|demandée?|attendue?)s?(?!\p{L})|\b(?:unabdingbar|unerlässlich|unverzichtbar)\b|\b(?:ist|sind|wird|werden) (?:\p{L}+ )?(?:notwendig|nötig|verlangt|gefordert|bedingung|pflicht)\b|requise?s?\b|impérati(f|ve)|(?<!selon )\bprofil\b|au moins|(?:das )?bringst du|ce qu.il (?:nous|vous) faut|wen wir uns wünschen|what it takes|to be considered|you(?:'re| are) someone|we(?:'re| are) after\b|who we want\b/iu;
/** Whether a sentence says that something is demanded. */
export const saysMust = testOf(MUST_IN_SENTENCE);
export const DUTY =
  /responsibilit|what you('ll| will)? (do|own)|duties|the role|about the (job|role|position)|job (profile|summary|description|purpose)|purpose|key (tasks|areas|accountabilities)|accountabilities|day to day|you will\b|your (mission|role|tasks)|mission|tasks|aufgaben|tätigkeiten|erwartet (?:dich|sie)|what you get to do|what it involves|the (?:job|work)\b|vos tâches|ce que vous ferez|le poste/i;
export const BOILERPLATE =
  /equal|benefits|perks|package|offer|we('ll)? (?:give|provide)|why (join|work|us)|culture|values|compensation|salary|remuneration|\bpay\b|eeo|how to apply|privacy|wir bieten|was (?:du|sie) bekomm|offrons|avantages|rémunération|physical demands|hours|location|closing/i;
export const ABOUT =
  /^\W*(about (us|the (company|team|firm))|our (company|team|story|mission)|company( description)?|who we are|über uns|à propos|qui sommes[- ]nous|department|reports? to|the company)\b/i;

/** Words that headings are made of; a line with any other word is no heading. */
export const VOCABULARY = new Set(
  `req'd pref'd principal eligibility criterion a about abilities ability academic accountabilities additional advantage advantages an and are areas as asset assets at attributes background
  basic be benefits bonus bring candidate candidates certification certifications closing company compensation competence competences competencies competency core
  criteria culture day de demands department description desirable desired details do do's duties education eeo employee employer employment equal essential essentials
  experience experiences expect expectations expertise for from full functions general get good great have haves here hold hours how i'd ideal ideally if
  in include includes information is it job join key knowledge last learning licences licenses like list location look looking main major mandatory matters minimum
  mission mus must musts necessary need needed needs nice of offer offers on opportunity or other our overview own pay perks person personal physical
  plus plusses points position preferable preferably preferred privacy profile primary professional purpose qualification qualifications qualities remuneration report
  reports required requirement requirements requires responsibilities responsibility role salary screening should skill skills specific specification
  standards story stuff successful summary task tasks team technical technologies that the these they things this to training traits us useful valued values we we'd we're
  someone somebody anyone helpful help helps what what's whats who who's why will with within work working would you you'd you'll you're you've your
  anforderungen arbeiten aufgaben bieten das dein deine dich dir du er erwartet fachliche gesucht ihr ihre ihnen mit persönliche profil qualifikation
  qualifikationen sie sind stelle suchen tätigkeiten über uns unser unsere unternehmen voraussetzungen von vorteil was wen wir wünschenswert zwingend bringen
  extra credit someone we're give gives provide provides seek seeking sought able hiring welcome applicant applicants
  exigé exigée exigés exigées souhaités souhaitée souhaitées demandé demandé(e) attendu package
  l'entreprise entreprise société l'établissement établissement l'employeur client maison groupe notre haus betrieb arbeitgeber firma klinik kanzlei kunde mandant der die qu'il apportez apportes mitbringen mitbringst bringt extras delighted plairait plaira faut feras ferez bekommst wünschen wen
  also after also good had has it'd it's love lovely want wants involves involve points bonuspunkte erwartet bringst schön wenn hast haben kannst machst tust noch besonders
  à atouts avantages ce compétences descriptif des du être êtes exigences formation idéal indispensable indispensables la le les mission missions nous offrons poste principales profil
  might may could don't worry even better still typical week return terms conditions deal breaker breakers negotiable non negotiable negotiables dealbreaker dealbreakers functions succeed selection bit more table doing bring rewards challenge impact small print practicalities next steps process commitment brief remit first days
  sonstiges weiteres divers autres optional facultatif notes note remarks hinweise hinweis anmerkungen remarques worum geht's darum post vacancy fills keeps busy tickled chuffed overjoyed up stuck into own really fine smile
  bei kriegst alltag quotidien parcours proposons responsabilités tes ses ton attributions activités fonctions principaux freuen freu benefits vorteile geben darauf sich dies
  aber kein muss il vous aber kein muss propos que recherché recherchée recherchons requis requises rémunération serait seraient souhaité sommes tâches un une vos votre vous qui`.split(
    /\s+/,
  ),
);
/** Headings that say what they head by their grammar, whatever words they are made of; the first that fits counts. */
export const SHAPES: readonly (readonly [StatementKind, RegExp])[] = [
  // "Das bieten wir", "Darauf können Sie sich freuen", "Vos responsabilités".
  [
    'boilerplate',
    /^(?:das|was|dies) (?:bieten|geben|können) wir(?: (?:ihnen|dir|euch|bieten|bei uns))*$|^(?:dein|ihr)e? (?:benefits|vorteile)(?: bei uns)?$|^darauf (?:kannst du|können sie) (?:dich|sich) freuen$|^freu(?:en sie sich| dich) auf$|^(?:vos|tes) avantages$/iu,
  ],
  [
    'duty',
    /^(?:vos|tes|les|ses) (?:principales )?(?:responsabilités|missions|tâches|activités|fonctions|attributions)(?: principales| au quotidien)?$/iu,
  ],
  [
    'must',
    /^(?:what )?we(?:'d| would) (?:love|like)(?: for)? you to (?:have|bring|know|be)\b|^you$|^il (?:vous |nous )?faut$/i,
  ],
  [
    'about',
    /^(?:who (?:are we|is \p{L}+)|what we do|meet (?:us|the \p{L}+)|us|(?:the|our|your) (?:team|company|office|setting|place|people)|company|the employer|the client|our client|the (?:practice|organi[sz]ation|trust|school|business|firm|charity)|(?:l['’]entreprise|la société|l['’]établissement|l['’]employeur|le client|notre (?:entreprise|société|maison|client|groupe)|das (?:unternehmen|haus|team)|der (?:betrieb|arbeitgeber)|die (?:firma|klinik|kanzlei)|unser(?:e)? (?:kunde|klinik|haus|unternehmen|betrieb|mandant))|(?:company|employer|organi[sz]ation|business|agency|firm) (?:overview|profile|summary|background|info(?:rmation)?))$/iu,
  ],
  // "Ton profil – souhaité", beside "Ton profil – indispensable".
  [
    'nice',
    /^(?:votre|ton|dein|ihr|your) profile?\b.*(?:souhaité|appréciée?|un (?:vrai )?plus|les plus|atouts?|wünschenswert|von vorteil|desirable|nice[- ]to[- ]have)/iu,
  ],
  [
    'must',
    /^what makes you\b|^you(?:'re| are| might be| could be)? (?:the |an? )?(?:right|great|good|perfect|ideal)\b.*\b(?:if|when)\b|^(?:was|das) (?:wir|solltest|sollten|du|sie)\b.*(?:erwarten|mitbring|bringst|suchen|brauch|haben|hast|können)|^ce que (?:nous|l'on) (?:attend|cherch|recherch|demand)|^(?:votre|ton) profil/i,
  ],
  [
    'nice',
    /^(?:what )?you (?:might|may|could)(?: also)? (?:have|bring|know|be)\b|^don't worry if|^(?:even|still) better\b|^it(?:'s| is| would be) a (?:plus|bonus)\b|^(?:icing|cherry) on|^(?:the )?extras$|^les plus$|kein muss\b|^nicht zwingend|^what (?:would |will |could |might |can |really )?(?:makes? you stand out|sets? you apart|helps?)\b/i,
  ],
  ['duty', /^essential (?:job )?(?:functions|duties|responsibilities|tasks)|^(?:job|key) functions/i],
  [
    'duty',
    /^(?:what |how )?you(?:'ll| will|'d| would)(?: actually)? (?:be (?:doing|responsible|working)|do|spend|get to|work)\b|^in (?:this|the|your) (?:role|job|post|first)\b|^(?:a |your |the )?(?:typical |average |working )?(?:day|week)(?: (?:to day|in the life|at work).*)?$|^(?:your |the )?(?:work|job|challenge|impact|mission|day job|remit|brief|scope|opportunity)$|^what (?:the|your|a|this) (?:job|role|work|week|day|post) (?:is|involves|looks? like|will look like|feels? like)/i,
  ],
  [
    'boilerplate',
    /^in return\b|^before you (?:start|join|apply|begin)\b|^why (?:you|us|join|work)\b|^why \p{L}[^ ]*(?: \p{L}[^ ]*){0,2}$|^what(?:'s| is) in it\b|^what (?:you|you'll|you will) (?:get|receive|earn|can expect)(?: (?:from us|in return|back))?$|^(?:terms(?: and conditions| of employment)?|conditions|rewards?|the deal|the small print|practicalit\p{L}+|the practical bits|good to know|next steps|(?:the |our |recruitment |interview |selection |hiring )*process|interviews?|our commitment|diversity(?: and inclusion| & inclusion)?|additional information|important information|rahmenbedingungen|unser angebot|kontakt|conditions de travail|modalités)$/iu,
  ],
  [
    'must',
    /^(?:what )?you(?:'ll| will|'d| would| should| must| need to)?(?: also| already)? (?:have|need|bring|be|hold|possess|know|offer)\b(?! (?:responsible|doing|working|to do|up to|getting|looking after|running))/i,
  ],
  [
    'must',
    /^(?:the |our )?(?:right |ideal |successful |perfect )?(?:person|candidates?|applicants?)$|^(?:the|our) you$|^(?:about|more about|a bit about) you$|^your (?:background|profile|skills|experience|qualifications|side)(?: and (?:skills|experience|qualifications))?$|^who you(?:'ll be|'ll need to be| will be| might be| are)\b|^not negotiable|^non-?negotiables?$|^deal-?\s?breakers?$|^(?:key )?selection criteria$|^to (?:succeed|apply|be successful|thrive|qualify)\b.{0,25}\byou(?:'ll| will)?\b|^(?:is this|could this be|are) you\??$|^(?:do you|have you)(?: have| got)?\??$|^(?:we|i) (?:ask|insist)\b|^the (?:musts|essentials|basics)$|^what (?:we|i) (?:ask|need|want|expect|require|look for)\b/i,
  ],
  // "Purpose of post", "What you'd be up to", "What fills the week".
  [
    'duty',
    /^(?:main |overall |job )?purpose of (?:the )?(?:post|role|job|position)$|^what you(?:['’]ll|['’]d| will| would) (?:really |actually |mostly )?(?:be up to|get up to|get stuck into|be getting into|own)$|^what (?:fills|keeps) (?:the|your|you) (?:week|day|days|busy)$|^(?:das|dein|ihr) (?:füllt|tagesgeschäft)\b|^(?:worum geht['’]?s|darum geht['’]?s|ce qui vous attend|la mission en bref)$/iu,
  ],
  // "What we like", "Lovely but optional", "We'd be tickled by".
  [
    'nice',
    /^(?:(?:also|really|very|would be|lovely|nice|good|great|handy|useful|welcome|all|purely|completely|entirely) (?:but |and |though )?)*(?:optional|optionals)$|^what (?:we|i)(?: also| really)? (?:like|enjoy|love)(?: to see| too)?$|^(?:we|i)(?:['’]d| would) be (?:tickled|chuffed|overjoyed|excited|over the moon|impressed|pleased|charmed)(?: (?:by|with|about|at|to see))?$|^(?:what )?would (?:be (?:fine|great|lovely|nice|good|a bonus|useful|welcome)|make (?:us|me) (?:smile|happy))$|^optional(?:e?s)?(?: extras?)?$|^(?:optional|facultatif|kür|zuckerl|sahnehäubchen|schmankerl|cerise sur le gâteau)$/iu,
  ],
  // What a person specification asks beside the rest.
  ['must', /^(?:general|other|sonstiges|weiteres|divers|autres)$/iu],
  // "Notes": what is asked there is asked in its own words.
  [
    'about',
    /^(?:further |additional |general |foot)?(?:notes?|remarks|hinweise?|anmerkungen|remarques|fußnoten)$/iu,
  ],
  // "Votre quotidien.", "Votre parcours.", "Das kriegst du".
  ['duty', /^(?:votre|ton|ihr|dein) (?:quotidien|alltag)$|^das (?:machst|tust) du(?: bei uns)?$/iu],
  // "Was du bei uns machst", "Was Sie hier bewegen".
  [
    'duty',
    /^(?:was|das) (?:du|sie|ihr)(?: (?:bei uns|hier|konkret|so|alles|genau|dann|den ganzen tag))* (?:machst|machen|tust|tun|bewegst|bewegen|erlebst|erleben|übernimmst|übernehmen|anpackst|anpacken)$/iu,
  ],
  ['must', /^(?:votre|ton) parcours$/iu],
  [
    'boilerplate',
    /^ce que nous (?:vous )?(?:proposons|offrons)$|^das (?:kriegst|bekommst) du(?: von uns)?$/iu,
  ],
  // "Safer recruitment", "Notes for applicants", "So geht's weiter": how one applies and what is checked.
  [
    'boilerplate',
    /^(?:safer recruitment|safeguarding(?: statement| checks)?|(?:pre-?employment|recruitment|vetting) checks?|(?:school )?visits?|notes? (?:for|to) (?:applicants?|candidates?)|how (?:we|to) (?:recruit|apply|hire|choose)|so geht['’]?s weiter|so bewerben sie sich|bewerbung|ihre bewerbung|kontakt und bewerbung|backlog statement|candidature|comment postuler|pour (?:postuler|candidater)|(?:recruitment |selection |key )?timetable|equal opportunities|the boring bits?|the usual(?: blurb)?)$/iu,
  ],
  // "What would be the icing", "Bonus points", "On the wish list".
  [
    'nice',
    /^(?:what (?:would|will|could|might) be (?:the )?(?:icing|cherry|bonus|nice|lovely|ideal|great|extra|brilliant|a plus|even better)|(?:on |and )?(?:the|our|my) (?:wish ?list|icing)|what (?:i|we)['’]d (?:also )?like(?: too| as well)?|what['’]s (?:a )?(?:nice|bonus|extra|plus)(?: to have)?|das (?:wäre|wären|fänden wir) (?:schön|toll|super|prima|klasse|ideal)|wunschliste|(?:les )?petits plus|ce serait (?:bien|top|l['’]idéal|un plus))\b/iu,
  ],
  // "Who we hope to meet", "Whom we'd like to hear from".
  [
    'must',
    /^(?:who|whom|what) (?:we|i)(?:['’](?:d|re|m)| are| am| would)? (?:hop|want|wish|like|love|aim)(?:e|ing)? to (?:meet|find|see|hire|hear from|have|appoint|recruit|work with)\b/i,
  ],
];

/** Lines that are headings as they stand, of words that other lines use otherwise: "Where", "Contact", "Shift pattern". */
export const WHOLE: readonly (readonly [StatementKind, RegExp])[] = [
  [
    'boilerplate',
    /^(?:(?:the |your )?(?:shifts?|shift patterns?|rota|rotas|roster|where|when|when and where|start date|contract|contract (?:type|length|details)|job type|employment type|reporting (?:to|lines?|structure))|how to apply|applying|(?:the )?applications?(?: (?:process|procedure|details|deadline))?|apply(?: now| here| today)?|contacts?(?: (?:us|details|person))?|(?:any )?questions|enquiries|(?:further|other|more|general|useful) information|further details|please note|(?:the )?small print|deadline|(?:our )?checks|arbeitszeit(?:en)?|vergütung|standort|arbeitsort|einsatzort|ansprechpartner(?:in)?|lieu(?: de travail)?|horaires|contrat|type de contrat|date de début|prise de poste|renseignements|(?:notre|l['’]) ?offre|nos avantages|nous (?:vous |t['’])?offrons|unsere leistungen)$/iu,
  ],
  [
    'about',
    /^(?:about )?(?:the|our|this) (?:hospitals?|clinics?|surgery|nursery|hotel|restaurant|kitchen|garage|home|studio|council|university|college|academy|department|ward|unit|site|plant|vessel|ship|fleet|yard|farm|estate|station|airline|brewery|bakery|lab(?:oratory)?|group|centre|center|service|club|pub|shop|store)$/iu,
  ],
  [
    'must',
    /^(?:who (?:should|can|may) apply|(?:your )?background|expérience|formation|unbedingt|ksas?|candidate specification|can(?:['’]t| ?not) do without|what we can(?:['’]t| ?not) do without)$/iu,
  ],
  [
    'must',
    /^(?:(?:what )?(?:we|i)(?:['’]d| would) (?:hope for|expect|want|ask for)|what (?:we|i)(?:['’](?:re|m)| are| am) (?:asking|hoping|searching|on the lookout)(?: for| to find| to see)?|to (?:get (?:a start|on board|in|the gig|started)|be in with a (?:chance|shout))|(?:personal |key |essential )?(?:qualities|attributes|characteristics|traits))$/iu,
  ],
  [
    'nice',
    /^(?:(?:good|great|nice|handy|useful) to have,? (?:but )?not .{4,30}|(?:highly|well) regarded|(?:will|would) be (?:highly|well) regarded|viewed (?:favou?rably|positively)|nous (?:apprécie\p{L}+|apprécions|valorise\p{L}*|aimerions)|(?:aussi |très |particulièrement )?appréciée?s?|(?:autres )?(?:éléments|critères|aspects) (?:considérés|appréciés|complémentaires|pris en (?:compte|considération))|(?:seront|sera) (?:aussi |également )?(?:considérée?s?|appréciée?s?|pris en (?:compte|considération))|wir freuen uns (?:über|auch über))$/iu,
  ],
  [
    'nice',
    /^was uns (?:noch |auch |besonders |zusätzlich |sehr )*(?:freut|freuen würde|begeistert|hilft)(?:, (?:aber|doch|jedoch) (?:kein|nicht).{4,30})?$|^(?:it helps if|plus points|(?:what )?we['’]d also (?:love|like)|(?:we|i|they)(?:['’]d| would) (?:also )?be (?:pleased|glad|happy|delighted) (?:to (?:see|find|have)|by|with|about))$/iu,
  ],
  [
    'duty',
    /^(?:you['’]ll(?: be)?|summary of (?:the )?(?:role|job|post|position)|tâches(?: principales)?|(?:was|das) (?:sie|dich|dir|ihnen) (?:erwartet|begegnet)|(?:the )?(?:role|position|job|post)(?: (?:overview|summary|outline|profile|scope|in brief))?|overview of (?:the )?(?:role|job|post|position)|(?:le|votre|ton|die|ihre|deine) (?:travail|métier|arbeit)|(?:key )?(?:objectives|deliverables|functions|activities)|a day in the life(?: of .{3,40})?|how you['’]ll make an impact|scope(?: of (?:the )?(?:work|role|job))?|activités(?: principales)?|responsabilités|description du poste|au quotidien|(?:ihr |dein |das )?aufgaben(?:gebiet|bereich|feld)|(?:ihre |deine |die )?tätigkeit(?:sbereich|sfeld)?|stellenbeschreibung)$/iu,
  ],
];
