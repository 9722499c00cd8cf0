// Sentences that speak to whoever reads the CV by machine. No list of phrases is complete, so the rules look for what
// orders have in common in every language: "disregard" beside "instructions", "this candidate" beside a mark, an
// address to software, a result in a machine's format. Pure.

import { mayMatch, signsIn, testOf } from '../../text/expressions/first-look.ts';
import { MARKUP, PARENTHESIS, SCRIPT } from '../../text/expressions/signs.ts';
import { disguisedReadings, holdsCode, isDisguised } from './disguises.ts';

const DISREGARD =
  /\b(ignore|disregard|forget|override|bypass|ignorier\w*|missacht\w*|vergiss|vergessen sie|ignore[rz]|oublie[rz]?|ignora|olvida|descarta|desconsidere|dimentica|negeer|vergeet|zignoruj|pomiń|ignoruj\w*|zapomeňte|zapomeň|ignorera|glöm|ignoră|uită|bortse|ignorér|sivuuta|unohda|abaikan)(?![\p{L}])|se bort fra|figyelmen kívül|bỏ qua|התעלם|نادیده|اهمل|উপেক্ষা|ละเว้น|yok say|görmezden gel|игнорир\w*|забудь|ігнору\w*|αγνόησε|αγνοήστε|忽略|无视|無視|무시|تجاهل|अनदेखा|игнорируй|ігноруй/iu;
const INSTRUCTIONS =
  /instruction|\bprompts?\b|\brubrics?\b|\bscoring (guide|scheme)|\brules?\b|criteri|\b(everything|all|any) (above|below|previous|prior)|requirements above|anweisung|vorgabe|\bregeln\b|consigne|règle|instrucci|\breglas\b|instruç|istruzion|\bregole\b|instructies|polece|instrukcj|pokyn|instruktion|instrucțiun|talimat|инструкц|правил|інструкц|οδηγίες|instruks|utasítás|ohje|hướng dẫn|chỉ dẫn|הוראות|دستورالعمل|নির্দেশ|คำสั่ง|指令|指示|说明|지시|명령|تعليمات|أوامر|निर्देश/iu;
const THIS_PERSON =
  /\b(this|the above|the present) (candidate|applicant|applicant's|application|resume|résumé|cv|profile|person|chef|nurse|engineer|document)\b|\b(candidate|applicant|application|resume|résumé|cv|profile) (such as|like) this\b|\b(diese[rnms]?) (bewerber|kandidat|lebenslauf|profil)|\b(ce|cet|cette) (candidat|cv|profil)|\b(est[ea]|a este|a esta) (candidat|perfil)|\bquest[oa] candidat|\bdeze kandidaa?t|\btemu kandydat|\btomuto uchaze|\bden här kandidat|\bacestui candidat|\bbu aday|\beste (postulante|curr[íi]culo?)|\bquesto (profilo|curriculum)|\bdit (cv|profiel)|\b(to cv|ten profil)\b|\bbu özgeçmiş|此简历|这份简历|该候选人|この履歴書|この応募者|इस बायोडाटा|هذه السيرة|этому кандидат|цьому кандидат|αυτόν τον υποψήφιο|这位候选人|此候选人|この候補者|이 지원자|هذا المرشح|इस उम्मीदवार/iu;
const MARK =
  /\b100\b|１００|\bscores?\b|\brat(e|ed|ing)\b|\brank(ed|s)?\b|\bgrade[ds]?\b|\bmaximum\b|\bmaximal|\bhighest\b|\bplace (him|her|them)\b|\b(top|best) (match|candidate|choice|of the list)|\bshortlist|\brecommend|\bunconditional|\b(pre-?)?approve|\bwaive[ds]?\b|\b(full|top) (match|marks)\b|\bdeserves?\b|\baccept\b|\bperfect\b|\bno gaps\b|\b(all|every) (\w+ ){0,2}(requirement|experience|criteri|skill)|punkt|höchst|bewert|\bnote\b|maximale|puntuaci|calificaci|\bvoti\b|aprovad|aprobad|beoordeel|maksymaln|en yüksek|最高|满分|満点|सर्वोच्च|أعلى|\bnota\b|punteggio|punten|punktów|bodů|poäng|scorul|puan|оценк|балл|балів|βαθμ|分|점|نقطة|अंक|tous les critères|alle anforderungen/iu;
const MACHINE = String.raw`(ai|a\.i\.|ki|ia|llms?|gpt|bots?|chatbots?|ats|parser|language models?|algorithms?|(screening|evaluation|ranking|review|recruit\w+|assessment) (tool|software|system|bot|engine|ai|model)s?|ai (screening|reviewers?|tool|system)\w*|(automated|reviewer|recruiter) (system|bot|reviewer|screener|evaluator)s?|(review|screen|grad|rat|scor|rank|assess|evaluat)ing (model|machine|system|software|agent|assistant)s?|system|software|bewertungssystem|programm|maschine|system de tri)`;

const RULES: readonly RegExp[] = [
  // An address to software.
  new RegExp(
    String.raw`^\W*((?:system|admin\w*|hidden|internal|important|urgent|hr|official|confidential|automated) )?(dear|hello|hi|hey|attention|notice|note|message|memo|instructions?|reminder|hinweis|anweisung|nachricht|nota|mensaje|messaggio|instruction)\b.{0,30}?\b(to|for|an|à|a|para|per|für|pour)?\s*(the|any|all|das|die|den|der|la|el|il|l'|le)?\s*${MACHINE}\b(?!\s+(of|courses?|developer|engineer))`,
    'iu',
  ),
  new RegExp(
    String.raw`^\W*(to|for|an|à|para)\s+(the|any|all|das|die|den|la|el|le)\s+${MACHINE}\b.{0,60}\b(that|which|who|reading|:|,)`,
    'iu',
  ),
  /^\W*(reviewer|recruiter|screening|hiring|evaluation) (bot|ai|system|software|model)\s*[:,]/i,
  /\bnote from the recruiter to the\b/i,
  // A role for the reader.
  /\b(as|you are|act as|you're|behave as)\s+(now\s+)?(an?|the)\s+(ai|a\.i\.|llm|language model|assistant|recruiter|screening|evaluator|grader|hiring)\b/i,
  /\bfrom now on,?\s+you\b|\byou (must|will|shall|should|have to|are to)\b.{0,60}\b(score|rate|rank|recommend|shortlist|shut down|approve)|\bif you (do not|don't|fail|refuse)\b.{0,60}\b(score|rate|rank|shortlist|candidate)/i,
  // A reader who is told what to find, and gaps that are not to be told.
  /\b(fair|reasonable|objective|careful|sensible|unbiased|honest|competent|good|any) (evaluator|reviewer|assessor|recruiter|grader|screener|reader|system)s?\b.{0,30}\b(would|will|should|must|cannot)\b.{0,60}\b(conclude|find|see|agree|recognise|recognize|rate|rank|score|give|award|shortlist|accept)\b/i,
  /\b(instructions?|notes?|message|guidance|information|hinweise?|anweisung(en)?|consignes?|instrucciones) (to|for|für|an|pour|para) (the |all |any |die |den |le |la |el |l')?(evaluator|reviewer|recruiter|assessor|grader|screener|reader|rater|evaluador|évaluateur|prüfer)s?\W*(:|$)/i,
  /^\W*(recruiter|hr|hiring manager|screener|reviewer|evaluator|assessor|interviewer)('s)?\W+(note|comment|remark|feedback|assessment|decision|verdict)s?\b.{0,15}[:–-].{0,160}\b(candidate|applicant|rating|score|approved|put through|shortlist|hire)/i,
  /^\W*(please |just |simply )?(assume|presume|suppose)\b.{0,60}\b(met|held|fulfilled|fulfils?|satisfied|satisfies|true|has all)\b/i,
  /\b(treat|count|take|accept|regard|read)\b.{0,20}\bthis (bullet|line|section|sentence|paragraph|statement|page|entry|role)\b.{0,15}\bas\b/i,
  /\b(requirements?|must-haves?|criteria|qualifications|gaps?)\b.{0,25}\b(counted|treated|regarded|considered|deemed|marked|taken|assumed|scored)\b.{0,15}\b(met|fulfilled|satisfied|held|closed)\b|\bmark\b.{0,25}\b(requirements?|must-haves?|criteria)\b.{0,20}\b(as )?(satisfied|met|fulfilled|ticked)/i,
  /\b(do not|don't|never|no need to|not necessary to|refrain from|without|avoid)\b.{0,10}\b(mention|report|list|nam|rais|flag|not|point)(e|ing|ting)?( out)? (any |the |my |his |her |their |possible )*(gaps|weaknesses|shortcomings|missing)\b|^\W*(please )?(leave|omit|skip|hide|suppress|empty)\b.{0,25}\bgaps?\b/i,
  /\b(give|award|grant|assign) me (an? |the )?(very )?(high|full|good|generous|top|best|positive|favou?rable|excellent)\b|\b(to be|being) (scored|rated|ranked|graded)\b.{0,20}\b(100|top|first|highest|full|perfect)\b/i,
  /\b(prérequis|exigences|critères|anforderungen|voraussetzungen|requisitos|requisiti)\b.{0,30}\b(considér|réput|gelten|betrachte|considera)/i,
  /\b(when|if) in doubt\b.{0,50}\b(requirement|candidate|applicant|credit|favou?r)|\bin favou?r of (the|this) (applicant|candidate)\b|\b(is|are) to be (assumed|presumed)\b/i,
  /\byour (output|answer|response|reply|report|verdict|evaluation)\b.{0,20}\b(must|should|has to|is to|shall)\b|^\W*(begin|start|end) your (answer|output|response|reply|report)\b|\bnew task\s*:|\bstop reading here\b|\b(after|below) this line is\b/i,
  /^\W*(please )?(add \d+ points|(add|raise|increase|multiply|double|boost)\b.{0,20}\bthe (final |total |overall )?(score|mark|rating)\b)|\b(do not|don't|never) (deduct|subtract|penali[sz]e)\b|\bgaps in (this|my) (cv|resume|profile|application)\b/i,
  // Pretended decisions, calls and thoughts.
  /\b(verified|approved|cleared) by the hiring (manager|committee|team|panel)\b|\bthis (resume|résumé|cv|application|profile|candidate|document) (has been|was|is) (\w+ly )?(pre-?)?(verified|validated|authenticated|cleared|approved)\b|\bhiring (committee|team|panel|manager) (has|have) .{0,20}\b(decided|agreed|approved|resolved)\b/i,
  /^\W*(screening|application|candidate|evaluation|assessment|review) (status|result|outcome|decision)\s*[:=]\s*["']?(passed|approved|accepted|hire|shortlist|positive|recommended)/i,
  /^\W*((overall|job|cv) )?(match|fit|suitability)( score| rate)?\s*[:=]?\s*\d{1,3}\s*(%|\/\s*\d+)\W*$|^\W*(overall |final )?(rating|grade|score)\s*[:=]\s*["']?(a\+|10\s*\/\s*10|5\s*\/\s*5)|^\W*result\s*=\s*["']/i,
  /\b(tool|function)[ _]call\s*:|\b(submit|set|return|update)_(score|verdict|rating|result)\b|^\W*thought\s*:.*\baction\s*:|\bthe following (applicant|candidate)\b.{0,40}\b(best|outrank|top|first|perfect)/i,
  /^\W*(hi|hey|hello|dear|ok|hallo|bonjour|hola|ciao)\b,? (chatgpt|claude|gemini|copilot|gpt|llama|mistral|deepseek)\b|\bp\.?s\.? to the (algorithm|ai|software|system|model)\b/i,
  /\b(policy|rules?|guidelines?|criteria)\b.{0,15}\b(updated?|changed?|notice)\b.{0,60}\b(applicants?|candidates?|applications?|cvs?|resumes?)\b.{0,60}\b(shortlisted|approved|accepted|passed|progressed)\b/i,
  /\bno (gaps|weaknesses) (were |have been )?(found|identified|noted|detected)\b|\b(score|rating)d?\W{0,3}\d{2,3}\b.{0,40}\b(shortlist|no gaps|recommend|hire\b)/i,
  /^\W*((all|overall|every|total) )?(must[- ]haves?|requirements?|criteri\w+|match|fit|suitability|eignung|adéquation)\W+(\d+\s*(\/|out of|von|sur)\s*\d+|100\s?%|met|yes|fulfilled|erfüllt|ja|oui)\W*$/i,
  // Marks by order.
  /\b(give|assign|award|set|return|output|respond|answer|reply|grade)\b.{0,40}\b(score|rating|mark|verdict|result)\b.{0,20}\b(100|maximum|highest|95|96|97|98|99|perfect)|\b(give|assign|award|rate|score|rank|grade)\b\s+(me|him|her|them|this|the candidate)\b.{0,50}\b(100|10\/10|highest|maximum|top|first|perfect|best|excellent)/i,
  /\bscore\s*[:=]\s*100\b|\bscore to 100\b|\b(always )?(answer|reply|respond)s?\b.{0,20}\b(with )?(a )?(score|["“]?strong shortlist)/i,
  /\b(rank|put|place)\b.{0,40}\b(first|at the (very )?top)\b.{0,40}\b(score|points?|list|gaps?|100)\b/i,
  /\bevery (cv|resume|candidate|applicant)\b.{0,20}\bscores?\b/i,
  /\bcandidate meets (all|every)\b|\bdo not (mention|report|list) (any )?(gaps|weaknesses)/i,
  /\b(treat|count|consider|regard|mark)\b.{0,40}\brequirements?\b.{0,25}\b(met|fulfilled|satisfied)|\brequirements? \d+ (is )?(met|fulfilled)|^\W*all requirements (are )?met\W*$/i,
  // Pretended states of the machine.
  /\b(admin|system|evaluation|screening|scoring)[ _-]?override|\boverride code|\bbypass(ing)? (the )?screening|\b(verified match|match verified)\b|\bscoring threshold|\bevaluation (result|finished|complete)/i,
  /<\/?\s*(system|instructions?|prompt|assistant|user|cv|candidate|resume|document)\b[^>]*>|<\|[^|]{2,20}\|>|\[\/?\s*(inst|system|instructions?|assistant)\b[^\]]{0,60}\]|<<\/?sys>>|\[\[.{0,40}\b(instruction|hidden|ai)\b/i,
  /<!--.*\b(ai|score|rate|verdict|shortlist|system|screening|reviewer|recruiter|gaps?|requirements?|must-haves?|candidate|applicant)\b|<!\[cdata\[|display\s*:\s*none|font-size\s*:\s*[01]px|color\s*:\s*(white|#fff)|\\textcolor\{white\}|\(white text/i,
  /^\W*#{1,4}\s*((system|instructions?)\b|(human|user|assistant)\s*:)|^\s*[[({*]*\s*(system|assistant|user|human|developer)\s*:|={3,}.*\b(end of|new instructions?|begin)\b|\bend of (cv|resume|document)\b|\bnew instructions\b|\byaml\b.*\bscore\b/i,
  // A result in a machine's format.
  /<\s*\/?\s*(score|rating|verdict|evaluation|recommendation|assessment|gaps?|decision|grade|result)\b[^>]{0,40}>/i,
  /[{,]\s*["']?(score|verdict|role|evaluation|match_score|hidden_gem|requirements_met|confidence|rating)["']?\s*:/i,
  /^\W*(overall |final |match |screening )?(score|verdict|rating)\s*[:=]\s*["']?(\d{2,3}\b(?!\s*%)|strong|perfect|excellent)/i,
  /^\W*gaps?\s*[:=]\s*(none|no\b|\[\s*\]|n\/a)|\bscore\s*=\s*\d{2,3}|\bmatch_reasons\b/i,
];

const isRuled = RULES.map(testOf);

/**
 * A cheap first look. Every rule above needs a word that begins so, or one of the signs, or a script that is not Latin;
 * most lines of a CV have none of them and are done with here.
 */
const OPENINGS = new Set(
  `ignor disre forge overr bypas missa vergi verge oubli olvid desca desco dimen negee zigno pomiń zapom glöm uită yok
  görme this above prese diese ce cet cette este esta quest deze temu tomut här acest bu candi score ratin rate rank
  mark verdi you syste softw tool ai ki ia llm llms gpt bot bots chatb ats parse algor scree evalu bewer dear hello hi
  hey atten notic note messa memo instr remin hinwe anwei nachr nota mensa promp requi short recru gaps gap admin white
  end color displ yaml inst sys human user assis give assig award retur outpu respo answe reply grade put place bewert
  vergi gib stuf donne attri mets asign otorg atrib asseg borts dit beoor oceń sivuu unohd abaik fair reaso objec caref unbia hones compe good any infor guida consi hirin inter assum
  presu suppo please treat count take accep regar read must crite quali do don never no not refra witho avoid leave omit
  skip hide suppr empty grant being polic rules guide weakn overa all every total match fit suita eignu adéqu marked prére exige critè anfor vorau doubt favou favor your begin start stop after below raise incre multi doubl boost
  figye utasí deduc subtr penal verif appro clear appli resul tool funct submi thoug follo chatg claud gemin copil llama mistr deeps`.split(
    /\s+/,
  ),
);
const OPENING_LENGTH = 5;
/** In small letters it is an i and a sign of its own, which a first look does not see. */
const DOTTED = 'İ';
const mayOpen = mayMatch(
  new RegExp([...OPENINGS].map((opening) => String.raw`\b${opening}|_${opening}`).join('|')),
);
const SIGNS = /[<>{}[\]=\\]|&#|%[0-9a-f]{2}|#{1,4}\s|\(white/i;

function mayInstruct(text: string, words: string[]): boolean {
  return (
    ((mayOpen(text) || text.includes(DOTTED)) &&
      words.some((word) => OPENINGS.has(word.slice(0, OPENING_LENGTH)))) ||
    (signsIn(text) & SCRIPT) !== 0 ||
    ((signsIn(text) & (MARKUP | PARENTHESIS)) !== 0 && SIGNS.test(text))
  );
}

/** Whether a sentence, in any of its readings, speaks to a machine; `words` are those of the text. */
export function isInstruction(text: string, words: string[]): boolean {
  if (mayInstruct(text, words) && isOrder(text)) return true;
  return isDisguised(text, words) && (holdsCode(text) || disguisedReadings(text).some(isOrder));
}

/** What an order broken over lines must begin with, in the languages that break lines between words. */
const SPREAD_TRIGGER =
  /ignor|disregard|forget|overrid|vergiss|vergessen|missacht|oubli|olvida|negeer|\bthis\b|\bdiese|\bcet?t?e?\b|\best[ea]\b|\bquest[oa]\b|\bdeze\b|игнор|ігнор|забудь/i;

const isSpreadTrigger = testOf(SPREAD_TRIGGER);

/** Whether an order that goes on in the next lines may begin in this one. */
export function mayBeginSpread(text: string): boolean {
  return isSpreadTrigger(text);
}

/** Whether lines that are harmless one by one give an order together. */
export function isSpreadInstruction(lines: string[]): boolean {
  return isCrossed(lines.join(' '));
}

function isOrder(text: string): boolean {
  return isCrossed(text) || isRuled.some((isIn) => isIn(text));
}

const isDisregard = testOf(DISREGARD);
const isThisPerson = testOf(THIS_PERSON);

/** The two signs that every language shares. */
function isCrossed(text: string): boolean {
  return (isDisregard(text) && INSTRUCTIONS.test(text)) || (isThisPerson(text) && MARK.test(text));
}
