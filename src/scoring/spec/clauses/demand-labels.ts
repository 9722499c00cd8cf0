// Headings and labels that say by their grammar that what follows is demanded, whatever they are made of: "What the post
// calls for", "Our client insists on", "To apply", "Was wir erwarten", "Ce que nous attendons de vous". Pure.

import type { StatementKind } from '../layout/statement-kind.ts';
import { saysNice } from '../wishes.ts';
import { testOf } from '../first-look.ts';

/** "Three things we'll check before we ring.", "There are a few things we need before we talk.", "Zwei Dinge müssen sein.": what follows in the line is demanded. */
const COUNTED =
  /^(?:(?:and|so|but|now|here are|there are|nur|es gibt) )*(?:the |these |just |only |precisely )*(?:two|three|four|five|six|a few|some|several|a couple of|\d|einige|ein paar|quelques|zwei|drei|vier|fünf|deux|trois|quatre|cinq) (?:\p{L}+ )?(?:things|points|conditions|demands|requirements|musts|papers|essentials|must-haves|dinge|punkte|bedingungen|sachen|choses|points|conditions|exigences)\b(?!.{0,40}\b(?:about us|we (?:offer|like|love|do|are|have)|you (?:get|will (?:get|do))|nice|wish)\b).{0,60}[.:!]$/iu;
const MEANT =
  /\b(?:check|must|need|needs|needed|insist|cannot|can['’]t|won['’]t|will not|matter|decide|require|required|expect|ask|without|essential|negotiable|look for|want|conditions?|demands|requirements|musts|essentials|müssen|brauchen|verlangen|erwarten|bedingungen|unverzichtbar|indispensables?|exigeons|exigences|conditions|faut|impératives?)\b/iu;
const isCounted = testOf(COUNTED);

/** Whether a sentence only says how many things are demanded in those behind it. */
export function countsDemands(sentence: string): boolean {
  return isCounted(sentence) && MEANT.test(sentence) && !saysNice(sentence);
}

const WHO = String.raw`(?:we|i|they|you|one|it|(?:the|this|that|our|my|your|each|every) (?:\p{L}[\p{L}'’/-]* ){0,4}?\p{L}+)`;
const HOW = String.raw`(?:(?:also|actually|genuinely|most|really|truly|always|only|really|do|does|absolutely|simply|definitely|further|strictly|first|mainly|chiefly|above all|in particular|now|urgently|usually|formally|clearly|still|just|of course|therefore) )*`;
const SEEKS = String.raw`(?:asks?(?: for)?|needs?|requires?|wants?|expects?|demands?|calls? for|insists? on|looks? (?:for|at|to see)|(?:are|is|am)(?: now| currently)? (?:looking for|after|seeking|asking for)|seeks?|specif(?:y|ies)|stipulates?|prescribes?|takes?|checks?(?: for)?|must (?:see|have|be shown)|(?:can(?:no|['’])t|can not|won['’]t|will not) (?:do without|be without|live without|go without|bend on|flex on|move on|shift on|give way on|compromise on|train|teach|budge on|waive|relax|drop|skip|fudge|negotiate(?: on)?)|cares? about)`;
/** Whom, when and for what. */
const TAIL = String.raw`(?: (?:of|from|in|on|first|for|before|at|with|most|by|to|as|without fail|here|too|when|when you|you to (?:have|hold|bring|show|be))\b.{0,40})?`;
const ASKED = String.raw`(?:asked(?: for)?|needed|needs?|wanted|required|requires|sought|demanded|expected|called for|looking for|seeking|in search of|essentials?|compulsory|obligatory|mandatory|imperative|vital|indispensable|crucial|non-negotiables?|necessary|musts?|must[- ]haves?)`;
const PAPERS = String.raw`(?:tickets|papers|paperwork|cards|licen[cs]es?|licensing|certificates|certification|registrations?|qualifications|competenc(?:e|ies|y)|credentials|training|experience|skills|knowledge|conditions|criteria|requirements?|(?:pre-?)?requisites?|knock-?outs?|accreditations?)`;

const DEMANDS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:and |also |then |plus )*${HOW}${ASKED}(?: (?:are|is|too|as well|here|in (?:any|every) case)\b)?${TAIL}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^what(?:ever)? ${WHO} ${HOW}(?:will |would |must |shall |should |'ll )?${HOW}${SEEKS}${TAIL}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${WHO} ${HOW}(?:will |would |must |shall )?${HOW}${SEEKS}(?: (?:from|of) (?:you|applicants|candidates))?$`,
    'iu',
  ),
  /^(?:in order )?to (?:apply|qualify|be (?:considered|shortlisted|eligible|interviewed|invited|appointed|hired|accepted|successful|taken on|put forward)|join(?: us)?|get (?:in|on|an interview|started|the job|through|shortlisted)|do (?:this|the) (?:job|work)|start|succeed|fit|pass|work (?:here|with us|on)|come aboard|take (?:this|the) (?:post|job|role) on|be (?:of use|a fit|one of us))\b[^.:]{0,45}$/iu,
  new RegExp(
    String.raw`^(?:(?:entry|eligibility|admission|application|minimum|formal|hard|basic|key|legal|statutory|selection|shortlisting|sift|knock-?out|pass|other|further|professional|site|trade|safety|necessary|required|essential|job|role) )*(?:conditions(?! of)|criteria|requirements?|(?:pre-?)?requisites?|credentials|tickets|papers|paperwork|cards|licen[cs]es|licensing|certificates|certifications|registrations|competenc(?:e|ies)|knock-?outs?|demands)(?:(?:,| and| &| or| \/) ${PAPERS})*(?: (?:of entry|of appointment|for (?:the|this) \p{L}+|to (?:apply|have|hold|bring|show)|needed|required|asked for|you(?:'ll| will)? need|we need|held))*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:the )?(?:things|skills|tickets|papers?|paperwork|cards?|licen[cs]es?|certificates?|registrations?|qualifications?|documents?|points|boxes|qualities|demands|experience|knowledge|people|must-haves)(?: that| which)? (?:we|you|they|i|the \p{L}+(?: \p{L}+)?) ${HOW}(?:can(?:no|['’])t|cannot|can not|won['’]t|will not|must|have to|need to|need to see|need|want to see|ask for|expect|require|insist on|look for)(?: (?:do without|be without|have|hold|see|show|tick|bring|bend on|compromise on|negotiate|train|teach))?(?: .{0,20})?$`,
    'iu',
  ),
  /^what (?:will |would |'ll )?gets? you (?!paid|started|excited|here|up\b).{2,30}$|^(?:our|my|the|their) (?:\p{L}+ )?(?:must-haves?|musts|demands|requirements?|conditions|needs|expectations|essentials|minimum|criteria|prerequisites)(?: (?:is|are|remain)\b.{0,30})?$/iu,
  /^what (?:really |actually |always )*(?:counts|matters|decides|is (?:needed|required|asked|essential|expected|wanted|non-negotiable)|it takes|gets you (?:in|shortlisted|hired|the job|an interview)|makes (?:a|the) (?:match|fit)|you (?:show|prove|hold|carry|have|bring|need|arrive with|come with|(?:must|will|should|have to|need to)(?: already| be able to)? (?:have|hold|bring|prove|show|need|possess|offer us)))\b(?!.*\b(?:from us|in return)\b).{0,45}$/iu,
  /^(?:please )?(?:only |do not |don['’]t )?(?:apply|write(?: to us)?|get in touch|call|send (?:us )?your cv)(?: to us)? (?:only )?(?:if|with|when|where|without)\b.{0,30}$|^only\b.{0,40}\b(?:with|who|holding)$|^person(?:al)? spec(?:ification)?(?: essential)?$|^(?:your|the) (?:profile|cv|application|background|experience|record|letter)(?: \p{L}+)? (?:should|must|will|has to|needs? to)(?: clearly| already)? (?:show|have|include|contain|evidence|prove|speak of)$|^you (?:must|have to|need to|should) (?:be able to )?(?:have|hold|bring|show|prove|tick|produce|be)\b.{0,30}$/iu,
  // "Mandatory field 1", "Essential criterion no. 3": one of several that are counted.
  /^(?:(?:mandatory|essential|required|compulsory|must[- ]have|pass\/fail|knock-?out|k\.?o\.?|muss|pflicht|hard|obligatoire)[- ]?(?:field|criteri(?:on|um|a)|requirement|item|question|point|kriterium|feld|frage|angabe|critère|condition|champ)s?|(?:champ|critère|condition)s? (?:obligatoires?|impérati(?:f|ve)s?)|(?:field|criterion|item) \d{1,2} \(?(?:mandatory|essential)\)?)(?: ?(?:no\.?|nr\.?|n°|#))? ?\d{0,2}[a-z]?$/iu,
  /^(?:absolutely |strictly |really )?(?:not|non|nicht|pas|non-)[- ]?(?:negotiables?|optional|verhandelbar|négociables?)(?: \p{L}+)?$/iu,
  // "What is not up for discussion is cardiac", "was nicht verhandelbar ist".
  /^(?:what|was|ce qui) .{0,30}(?:(?:not|n['’]t) (?:up for|open (?:to|for)) (?:discussion|debate|negotiation)|(?:not|n['’]t) (?:negotiable|optional)|non-negotiable|nicht (?:verhandelbar|zur debatte)|pas négociable)(?!\p{L}).{0,25}$/iu,
  // German.
  /^(?:(?:auch|außerdem|zudem|ebenso|ferner|weiterhin|zwingend|unbedingt|absolut|besonders|genauso|dazu) )*(?:gefordert|verlangt|erwartet|gesucht|benötigt|gebraucht|vorausgesetzt|nötig|notwendig|erforderlich|unverzichtbar|unerlässlich|unabdingbar|wichtig|entscheidend|obligatorisch|pflicht|muss|bedingung(?:en)?|(?:(?:formale|fachliche|persönliche|zwingende|gesetzliche|fachlich|formal) )*(?:einstellungs|zugangs|bewerbungs)?voraussetzung(?:en)?|anforderungen|anforderungsprofil|(?:k\.?\s?o\.?|muss)-?\s?kriterien|nachweise)(?: (?:ist|sind|wird|werden|uns|für uns|dafür|dabei|hier|noch|zur? \p{L}+|für (?:die |den |das )?\p{L}+|sind uns|ist uns|von ihnen))*$/iu,
  /^(?:was|das|dies|womit|damit|so)\b(?!.*\b(?:bei uns|erwartet|bieten|bekomm\p{L}+|machen|machst|tun|tust)\b).{0,50}\b(?:erwarten|brauch\p{L}+|verlang\p{L}+|voraussetz\p{L}+|voraus|mitbring\p{L}+|bringen|bringst|mit|haben|hast|können|kannst|sollten|solltest|müssen|musst|fordern|wünschen|passt|passen|überzeug\p{L}+|punkten|suchen|zählt)\b.{0,20}$/iu,
  /^(?:was|das) (?:auf keinen fall |keinesfalls |hier |bei uns )?nicht fehlen (?:darf|sollte)$|^worauf wir nicht verzichten(?: können)?$|^ohne (?:das|dies) geht es nicht$|^ce qui ne (?:peut|doit|saurait) (?:pas )?manquer$/iu,
  /^(?:sie|du|wir|bitte)(?: (?:sie|du|wir|bitte))? (?:haben|hast|hab|bringen|bringst|bring|sind|bist|verfügen|verfügst|können|kannst|brauchen|brauchst|erwarten|verlangen|fordern|setzen)(?: (?:sie|du|wir|bitte|mit|voraus|von ihnen|von dir|über|dafür|mindestens|idealerweise))*$/iu,
  /^(?:ihr|dein|euer) (?:rüstzeug|hintergrund|werdegang|profil|handwerkszeug|gepäck|rucksack|know-how|können|background|skillset|fachwissen|ausbildung|kompetenzen|stärken|werkzeugkasten|erfahrung)$/iu,
  // French.
  /^(?:(?:sont|est|c['’]est|également|aussi|strictement|absolument) )*(?:exigée?s?|requise?s?|demandée?s?|attendue?s?|impérati(?:f|fs|ve|ves)|indispensables?|obligatoires?|nécessaires?|incontournables?|exigences?|prérequis|pré-requis|conditions (?:requises|impératives|d['’]\p{L}+|de recrutement)|diplômes?|titres? requis|habilitations?)(?: (?:et (?:diplômes?|habilitations?|compétences|titres?)|pour|par|de|du)\b.{0,30})?$/iu,
  /^ce (?:que|qu['’]|dont|qui)\s?(?!.*\b(?:offr\p{L}+|propos\p{L}+|ferez|feras)).{0,60}(?:attend\p{L}*|demand\p{L}*|exig\p{L}*|cherch\p{L}*|recherch\p{L}*|faut|besoin|compte|apport\p{L}+)(?!\p{L}).{0,25}$/iu,
  /^(?:nous|on|le poste|l['’]emploi|la mission|le service|l['’]établissement|notre client|la fonction)(?: vous)? (?:demand\p{L}+|exig\p{L}+|attend\p{L}*|recherch\p{L}+|requi\p{L}+|impos\p{L}+|suppos\p{L}+)(?: de (?:vous|votre part))?$|^pour (?:postuler|candidater|ce poste|être retenue?|nous rejoindre|exercer|réussir)(?!\p{L}).{0,30}$|^vous (?:avez|êtes|justifiez|possédez|disposez|détenez|devez)(?: .{0,20})?$|^(?:votre|ton) (?:bagage|parcours|formation|expérience|profil|boîte à outils|savoir-faire|diplôme)$|^(?:le )?profil (?:attendu|recherché|souhaité|idéal|demandé)$/iu,
];
/** What is not asked for, unless it is what nobody does without. */
const NEGATED =
  /(?<!\p{L})(?:not|n['’]t|never|nicht|keine?\p{L}*|ne|pas|aucune?|egal|unwichtig|nebensächlich)(?!\p{L})/iu;
const WITHOUT =
  /\b(?:can(?:no|['’])t|cannot|can not|won['’]t|will not)\b.{0,20}\b(?:without|bend|flex|move|shift|give way|compromise|negotiate|train|teach|budge|waive|relax|drop|skip|fudge)|\b(?:not|n['’]t) apply (?:without|unless)|nicht (?:fehlen|verzichten)|geht es nicht|ne (?:peut|doit|saurait)|\b(?:not|n['’]t) (?:up for|open (?:to|for)|negotiable|optional|for discussion)|nicht(?:s)? (?:zu )?(?:verhandel|diskutier|rütteln|zur debatte)|(?:pas|non) négociable/iu;
const NOT = / (?:(?:do|does|will) not|don['’]t|doesn['’]t|won['’]t|never)(?= )/iu;
/** "Schön, aber keine Bedingung", "Wins you points": a wish by its grammar. */
const WISH =
  /^(?:schön|gern\p{L}*|gut|toll|hilfreich|nett|willkommen|ideal)(?!\p{L}).{0,20}(?<!\p{L})(?:kein\p{L}* (?:bedingung|muss|voraussetzung|pflicht)|nicht (?:zwingend|nötig|erforderlich|bedingung))|^(?:(?:also|what|this|these|that) )*(?:wins?|earns?|scores?|gets?|gains?|gives?) (?:you |us )?(?:extra |bonus |brownie |more )?points\b|^what (?:will |would |['’]ll )?(?:pushe?s?|moves?|bumps?|gets?|puts?|lifts?) you (?:further |right |straight )*(?:up|to the (?:top|front)|ahead)(?!\p{L})|^(?:extra |bonus |more )?points for\b|^(?:nice|good|welcome|great),? (?:but|though) (?:not|no)\b|^(?:souhaité|apprécié|bienvenu)e?s?,? (?:mais |sans être )(?:pas |non )?(?:obligatoire|indispensable|exigé|requis)/iu;
const isWish = testOf(WISH);
/** "Before we invite you, we ask for". */
const FIRST = /^(?:before|if|when|as|since|because|for|bevor|wenn|damit|avant|si) [^,]{3,45}, /iu;
const WORDS_MAX = 12;

const demands = DEMANDS.map((one) => testOf(one));

/** "What I can't bend on, so sift on these", "Was wir brauchen, da gibt es nichts zu verhandeln": the label without what is said of it. */
function withoutAside(label: string): string {
  const [, head = ''] = ASIDE.exec(label) ?? [];
  return head.split(/\s+/).length >= HEAD_MIN ? head : label;
}

const ASIDE =
  /^((?:what|was|ce (?:que|qui|dont)|this|these|das|folgendes) [^,;:]{4,60}),\s(?:(?:so|and|da|denn|weil|because|as|since|und|et|car|please|bitte|hier|there)(?!\p{L})).{4,140}$/iu;
const HEAD_MIN = 3;

/** The kind that such a heading or label gives to what follows; null where it is none. */
export function kindOfDemandLabel(text: string): StatementKind | null {
  const plain = withoutAside(
    text
      .replace(/^[\s\W]+|[\s:.?!…–-]+$/gu, '')
      .replace(FIRST, '')
      .replace(/\s*\((?:essential|required|must|mandatory|minimum)\)$/i, ' essential'),
  );
  if (plain === '' || plain.split(/\s+/).length > WORDS_MAX || /[.;!?]\s/.test(plain)) return null;
  if (isWish(plain)) return 'nice';
  const positive = plain.replace(NOT, '');
  if (!demands.some((isSaid) => isSaid(plain) || (positive !== plain && isSaid(positive)))) return null;
  if (NEGATED.test(plain) && !WITHOUT.test(plain)) return 'boilerplate';
  return saysNice(plain) ? 'nice' : 'must';
}
