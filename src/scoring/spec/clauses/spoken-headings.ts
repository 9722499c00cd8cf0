// Headings that speak: "What you would look after", "What would please us", "Ce qu'il faut", "Was zu tun ist". They are
// made of any words, and what they ask of who reads them or say of the offer shows how what follows is meant. Pure.

import { testOf } from '../first-look.ts';
import type { StatementKind } from '../layout/statement-kind.ts';

const WORDS_MAX = 10;
const OF_US = String.raw`(?:we|i|they|it|the (?:\p{L}+ ){0,2}\p{L}+)`;
const MAYBE = String.raw`(?:(?: ?(?:['’]ll|['’]d)| will| would| might| could| can| also| really| actually| mainly| mostly| further)(?= ))* ?`;

/** The first that fits counts. */
const SPOKEN: readonly (readonly [StatementKind, RegExp])[] = [
  [
    'nice',
    new RegExp(
      String.raw`^(?:and )?what(?: else)?${MAYBE}(?:(?:please|delight|thrill|impress|charm|tempt|cheer|gladden|surprise)s?|make us|win us|go(?:es)? down well|catch(?:es)? our eye|sweeten|be (?:nice|lovely|good|welcome|great|a bonus|grand|handy|useful|a treat))\b.{0,30}$`,
      'iu',
    ),
  ],
  ['nice', /^(?:we |also |things we )?(?:likes?|liked|wishes|wish list|wished for|lovely|desirables)$/iu],
  [
    'nice',
    /^ce qui (?:nous )?(?:plairait|plaira|ferait plaisir|séduirait|ravirait|serait)(?!\p{L}).{0,30}$|^ce que nous aimerions(?!\p{L}).{0,30}$|^les (?:petits )?plus$/iu,
  ],
  [
    'nice',
    /^(?:was|das|worüber|worauf) (?:(?:uns|wir|wäre|außerdem|zudem|noch|besonders|auch) )*(?:freuen|freut|gefallen|gefällt|gefiele|schön|nett|gut|willkommen|hilft)(?: wäre| würden?| uns)?$/iu,
  ],
  // "Das hilft dir", "Damit punkten Sie zusätzlich", "Was zusätzlich für Sie spricht", "Ce qui vous aidera".
  [
    'nice',
    /^(?:(?:was|das|dies) (?:(?:auch|noch|zudem|ausserdem|außerdem|dabei|zusätzlich) )*hilft (?:dir|ihnen|euch|dabei|weiter)(?: (?:dabei|dazu|noch|weiter|sehr|auch|zusätzlich|im alltag|bei der arbeit))*|was (?:dir|ihnen|euch) (?:(?:auch|noch|zudem|ausserdem|außerdem|dabei|zusätzlich) )*(?:hilft|weiterhilft|zugute ?kommt)|(?:damit|hiermit) (?:punkten sie|punktest du)(?: bei uns)? (?:zusätzlich|ausserdem|außerdem|auch|noch)|womit (?:sie|du) (?:bei uns )?(?:zusätzlich|ausserdem|außerdem|auch noch|noch) (?:punkten|punktest)(?: (?:können|kannst))?|(?:das|was|dies) (?:spricht )?(?:(?:zusätzlich|ausserdem|außerdem|besonders|auch|noch) )*für (?:sie|dich)(?: spricht)?|das rundet (?:ihr|dein) profil ab|(?:das bringt (?:dir|ihnen) )?(?:plus|zusatz|bonus)punkte(?: (?:sammeln sie|sammelst du|gibt es|bringt|bringen|für|mit))*|ce qui (?:vous |t['’])?(?:aide|aidera|aiderait|fera la différence|sera un plus)|vous (?:marquerez|gagnerez) des points (?:si|avec))$/iu,
  ],
  [
    'boilerplate',
    new RegExp(
      String.raw`^what (?:(?:you|people here|everyone)(?:['’]ll| will| would)? (?:gets?|receives?|earns?)|${OF_US} (?:can |will |would )?(?:gives?|pays?|offers?|puts? on the table|do(?:es)? for you))\b.{0,25}$`,
      'iu',
    ),
  ],
  [
    'boilerplate',
    /^ce (?:que|qu['’]) ?(?:nous|on|vous)(?: vous| y)? (?:offr|propos|donn|gagn|toucher)\p{L}*(?!\p{L}).{0,20}$|^(?:was|das) (?:wir (?:ihnen |dir )?(?:bieten|zahlen|geben)|(?:sie|du) (?:bekommen|bekommst|kriegst|erhalten|erhältst))$/iu,
  ],
  [
    'boilerplate',
    /^(?:controls|checks|vetting|pre-employment (?:checks|screening)|background checks|screening checks|contrôles|überprüfungen)$/iu,
  ],
  [
    'duty',
    new RegExp(
      String.raw`^(?:here is |here['’]s |this is )?(?:what|where) you${MAYBE}(?:be (?:doing|looking after|running|responsible for|in charge of|working on)|do|look after|run|take (?:on|over|care of)|own|handle|deal with|cover|get up to|work on|get to do|come in|spend your (?:days?|time))(?: all day| here| with us| each day)?$|^(?:what )?${OF_US}${MAYBE}(?:entails?|involves?|looks like)$`,
      'iu',
    ),
  ],
  [
    'duty',
    /^what (?:lands on|crosses|comes across) your desk$|^what (?:needs doing|we need done|is to be done|there is to do)$/iu,
  ],
  [
    'duty',
    /^(?:the |our )?(?:successful |new )?(?:candidate|applicant|post-?holder|office-?holder|jobholder|appointee|employee|incumbent|person appointed) (?:shall|will|is to|is expected to|will be expected to|is required to|would)(?: also)?$|^sie (?:werden|sollen)$|^(?:le|la) titulaire (?:du poste )?(?:sera|devra|aura).{0,25}$/iu,
  ],
  [
    'duty',
    /^ce (?:que (?:vous|tu) (?:ferez|feras|aurez|allez|gérerez)|qui vous attend|que nous vous confi\p{L}+)(?!\p{L}).{0,20}$|^(?:was|das) (?:(?:zu tun|zu erledigen) ist|ansteht|anliegt|(?:sie|du) (?:hier |bei uns )?(?:tun|machen|machst|tust|übernehmen|übernimmst|erwartet)(?: werden| wirst)?)$|^worum es geht$/iu,
  ],
  [
    'must',
    /^ce (?:qu['’]il (?:nous |vous |te )?faut|dont nous avons besoin|(?:que|qu['’]) ?(?:nous|on) (?:cherch|recherch|attend|demand|exig|veut|voul)\p{L}*)(?!\p{L}).{0,20}$|^il (?:nous |vous )?(?:faut|faudra)$/iu,
  ],
  // "Client will only see people with", "CV needs to show", "Candidates shall hold".
  [
    'must',
    /^(?:(?:the|our|your|my|this) )?(?:\p{L}+ )?(?:(?:will|can|would|do|does|['’]ll) )?only (?:ever )?(?:see|meet|interview|consider|look at|take|want|talk to|shortlist|invite|hire|accept)s? (?:people|candidates|applicants|cvs|somebody|someone|anyone|those|applications|profiles)(?: (?:with|who|that|from|showing|if)(?!\p{L}).{0,20})?$/iu,
  ],
  [
    'must',
    /^(?:(?:your|the|a|every|each|ihre?|der|votre|le) )?(?:cvs?|applications?|(?:covering )?letters?|r[ée]sum[ée]s?|profiles?|lebenslauf|unterlagen|candidature|dossier) (?:must|should|needs? to|has to|have to|muss|müssen|sollten?|doit|doivent)(?: (?:clearly|all|at least|please))* (?:show|evidence|demonstrate|include|contain|prove|tell|say|have|zeigen|belegen|enthalten|ausweisen|montrer|justifier|faire apparaître)(?!\p{L}).{0,20}$/iu,
  ],
  [
    'must',
    /^(?:the |all |each |every )?(?:successful |prospective )?(?:candidates?|applicants?|persons?|post-?holders?|appointees?|officers?|tenderers?|you|they) (?:shall|must|will|should|need to|needs to|have to|has to|are to|is to)(?: (?:already|also|all|each|at least))* (?:have|hold|possess|show|meet|satisfy|bring|evidence|demonstrate|be able to show)$/iu,
  ],
  // "You will not get far here without", "Ohne das geht es nicht, ohne".
  [
    'must',
    /^(?:you|we|this|the (?:job|role|post)|nobody|no ?one|it) (?:will not|won['’]t|cannot|can['’]t|does not|doesn['’]t|do not|don['’]t)(?!\p{L}).{3,50} without$|^(?:hier |bei uns )?(?:geht|läuft|klappt) (?:es |nichts |hier |bei uns )*ohne$|^(?:rien|impossible|on ne fait rien)(?: ici| chez nous)* sans$/iu,
  ],
  // "Nice, but we can teach it", "Good to have, though it can be learnt".
  [
    'nice',
    /^(?:nice|good|lovely|handy|helpful|useful|welcome|schön|gern|bien)(?: to have| gesehen)?,? (?:but|though|although|aber|mais) .{0,30}(?:teach|train|learn|show|lern|zeig|schul|form|appren)\p{L}*(?: (?:it|you|them|that|das|dich|sie))?$/iu,
  ],
  // "You'll probably love it if", "This one is for you if", "Das passt, wenn Sie", "Ce poste est pour vous si".
  [
    'must',
    /^(?:you(?:['’](?:ll|d|re)| will| would| are)?(?: \p{L}+)? (?:love|like|enjoy|fit|suit|thrive|do well|get on(?: well)?|be happy|belong|feel at home|our person|one of us)|this (?:\p{L}+ )?(?:is|could be|might be|will be|would be) (?:\p{L}+ )?(?:for )?you|(?:it|this)(?:['’](?:ll|d|s)| will| would| is)?(?: \p{L}+)? (?:suit|fit|for)s? you|(?:please |do )?(?:apply|come|write|call|get in touch|talk to us|join us)|we(?:['’](?:ll|d)| will| would) get (?:on|along))(?: \p{L}+){0,3} (?:if|when)(?: you(?:['’](?:ve|re)| have(?: got)?| are| bring| can)?)?$/iu,
  ],
  [
    'must',
    /^(?:(?:das|die stelle|es) passt|(?:du|sie) (?:passt|passen|fühlst|fühlen|bist|sind))(?!\p{L}).{0,25} wenn(?: du| sie)?$|^(?:ce (?:poste|métier)|cette (?:mission|offre)|c['’]est|vous êtes)(?!\p{L}).{0,25} si(?: vous| tu)?$/iu,
  ],
  [
    'nice',
    /^(?:.{0,30}\b)?(?:will|would|may|shall|could|might)(?: also)? be (?:(?:considered|viewed|looked (?:up)?on|regarded|seen|received|treated) (?:favou?rably|kindly|positively|as (?:an? )?(?:advantage|asset|plus|bonus))|welcomed)$/iu,
  ],
  [
    'nice',
    /^(?:things |what |stuff |bits )?(?:that )?(?:i|we)(?:['’]d| would)? (?:also )?(?:like|love|enjoy)(?: to (?:see|have))?(?: (?:and|but) (?:i |we )?(?:can|could) (?:live|do|manage|cope) without)?$|^(?:things |what )?(?:we|i) can (?:live|do|manage) without$|^(?:lovely|nice|great|good) if (?:you(?:['’]ve| have) (?:got )?(?:it|them)|there|present)$/iu,
  ],
  [
    'duty',
    /^(?:your|the) (?:patch|beat|turf|weeks?|days?|nights?|shifts?|months?|bit|caseload|workload|area)$|^what (?:your|the|a|our|most|typical) (?:\p{L}+ )?(?:days?|weeks?|nights?|shifts?|months?|year|job|role|work|mornings?|rounds?)(?: (?:here|with us))? (?:(?:will|would|really|actually) )*(?:looks?|is|are|feels?|involves?|holds?|brings?)(?: like)?$|^(?:you(?:['’]ll| will)? )?(?:be )?doing$/iu,
  ],
  // "Hinweis des Trägers", "Über das Unternehmen": what is asked there is asked in its own words.
  [
    'about',
    /^(?:hinweise? (?:de[rs]|von|zu[mr]?|für)|(?:a )?notes? (?:from|by|of)|note (?:du|de la|de l['’])|über (?:das|den|die|unser\p{L}*)|about (?:the|our)|à propos d\p{L}+)(?!\p{L}).{3,30}$/iu,
  ],
  // "La cerise sur le gâteau", "Sweeteners", "Das i-Tüpfelchen".
  [
    'nice',
    /^(?:(?:the|la|une|le|les|das|die|der|ein|ihr|dein|your|our|some|a) )*(?:cerise sur le gâteau|(?:petits? )?plus|touche en plus|sweeteners?|sprinkles|gravy|brownie points|cherr(?:y|ies) on (?:the|top).{0,12}|icing(?: on the cake)?|i-tüpfelchen|tüpfelchen auf dem i|sahnehäubchen|zugabe|extrapunkte|bonus(?:runde|punkte)?)$/iu,
  ],
  // "Unser Versprechen", "Ce qui nous distingue", "Logistics", "À savoir", "Red flags".
  [
    'boilerplate',
    /^(?:unser (?:versprechen|dankeschön|beitrag|paket|gegenleistung|plus)|(?:ihre?|deine?) vorteile?(?: bei uns)?|darauf (?:können sie|kannst du|dürfen sie|darfst du) (?:sich|dich) freuen|das drumherum|(?:der )?rahmen|ce qui nous distingue|(?:vos|nos|les) avantages|ce que vous y gagnez|pourquoi (?:nous|venir)(?: \p{L}+){0,2}|à savoir|bon à savoir|en pratique|infos? pratiques?|gut zu wissen|wissenswertes|so läuft['’]?s|logistics|housekeeping|the money|money|nuts and bolts|(?:the )?nitty[- ]gritty|the fine print|facts|eckdaten|red flags?|(?:this is )?not for you if|(?:what|stuff|things) (?:that )?(?:we|i) (?:do not|don['’]t) (?:care about|need|mind)|what (?:does not|doesn['’]t)(?: matter)?)$/iu,
  ],
  [
    'duty',
    /^(?:au programme|ce que l['’]on vous confier?a|was anliegt|was ansteht|ihre (?:welt|bühne)|deine (?:welt|bühne)|your world|day to day)$/iu,
  ],
  [
    'about',
    /^(?:wer wir sind|das sind wir|qui nous sommes|the (?:project|scheme|product|business|place|background|story)|das (?:projekt|produkt)|le (?:projet|contexte|lieu)|snapshot|in a nutshell|kurz gesagt)$/iu,
  ],
  [
    'must',
    /^(?:stuff|things|what|was|ce (?:qui|que)) (?:(?:i|we) (?:do )?(?:care|mind) about|(?:really )?matters?|(?:uns )?wichtig ist|(?:nous )?importe)$|^(?:the )?(?:table stakes|entry ticket|ticket in)$|^(?:ihr|dein) (?:ticket|schlüssel)(?: \p{L}+){0,3}$|^(?:pour que (?:ça|cela) (?:marche|fonctionne)|damit(?:['’]s| es) (?:klappt|passt|funktioniert)|so (?:klappt|passt)['’]?s)$/iu,
  ],
  // "You'll be a good fit if you", "You would make a great match if".
  [
    'must',
    /^you(?:['’](?:ll|d|re)| will| would| are| may| might| could)?(?: \p{L}+ly)? (?:be |make )?(?:an? |the )?(?:\p{L}+ )?(?:fit|match|person|candidate|addition)(?: for (?:us|this(?: \p{L}+)?|the \p{L}+))? (?:if|when)(?: you(?:['’]ve| have| are|['’]re)?)?$/iu,
  ],
  // "Principal conditions of service", "Terms of appointment".
  [
    'boilerplate',
    /^(?:(?:principal|main|general|key|other|summary of|the) )*(?:terms|conditions|terms (?:and|&) conditions) of (?:service|employment|appointment|office|engagement|the \p{L}+)$/iu,
  ],
  ['boilerplate', /^(?:you )?gets?$|^what(?:['’]s| is) on (?:the table|offer)$/iu],
];
const spoken = SPOKEN.map(([kind, one]) => ({ kind, isSaid: testOf(one) }));

/** The kind that a line or a short sentence gives to what follows it by what it says; null where it is no such heading. */
export function kindOfSpokenHeading(text: string): StatementKind | null {
  const plain = text
    .replace(/^[^\p{L}]+|[\s:.…–-]+$/gu, '')
    .replace(/,(?= (?:wenn|si|but|though|although|aber|mais)\b)/u, '');
  if (plain === '' || plain.split(/\s+/).length > WORDS_MAX || /[.:;!?,]/.test(plain)) return null;
  return spoken.find(({ isSaid }) => isSaid(plain))?.kind ?? null;
}
