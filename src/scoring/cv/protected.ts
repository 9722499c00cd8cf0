// What must change nothing: lines that say who a person is. They are left out before anything is read.

import { mayMatch, signsIn, testOf } from '../text/expressions/first-look.ts';
import { AT, DIGIT } from '../text/expressions/signs.ts';
import type { Line } from './layout/lines.ts';
import { namesRole } from '../spec/clauses/role-words.ts';
import { isPostName } from './layout/post-names.ts';

/** Behind "mobile", "photo" or "Kinder" a hyphen may go on with the word: "Mobile-Entwickler", "Kinder- und Jugendhilfe". */
const LABELLED =
  /^\W*(name|full name|pronouns?|pronoms?|pronomen|gender|sex|date of birth|d\.?o\.?b\.?|born|birth ?date|age|nationality|citizenship|marital (status)?|civil status|religion|caste|ethnicity|race|father'?s? name|mother'?s? name|spouse|place of birth|passport|address|phone|tel|geburtsdatum|geboren|staatsangeh[öo]rigkeit|familienstand|konfession|anschrift|adresse|nationalit[ée]|date de naissance|situation familiale|[âa]ge|n[ée]\(?e?\)? le|geschlecht|sexe|[ée]tat civil|visa (status|type)|immigration status|aufenthaltsstatus|titre de s[ée]jour|(number of )?children|enfants|disability|schwerbehinderung|handicap|rqth|sexual orientation|trade union)(?![\p{L}\d])\s*[:.-]|^\W*(?:e-?mail|mobile|photo(?:graph)?|foto|kinder)(?![\p{L}\d])\s*(?:[:.]|-(?!\p{L}|\s(?:und|oder|u\.|et|and|or)\s))/iu;
/** The same without a colon, where nothing but the value can follow. */
const UNLABELLED =
  /^\W*(photo(graph)?|picture|foto|bild|passfoto)\W*$|^\W*(d\.?o\.?b\.?|date of birth|born( (on|in))?|geboren( am)?|née?( le)?)\s+\d[\d./ -]+|^\W*(d\.?o\.?b\.?|date of birth|born( (on|in))?)\s+\d{1,2}\.? \p{L}+ \d{4}\W*$|^\W*(aged?|alter)\s+\d{2}\W*$/iu;
const mayBeLabelled = mayMatch(LABELLED, UNLABELLED);
/** A birth in any form of date, the title of the paper, a photograph elsewhere. */
const ABOUT_PERSON =
  /^\W*(?:born|b\.|geb\.|geboren|née?)(?: (?:on|in|am|le|en))?\s[^.;]{0,12}(?:\d[\d./ -]*|\p{L}+ )[^;]{0,30}\d[^;]{0,25}$|^\W*b\. ?(?:19|20)\d\d\W*$|^\W*(?:curriculum vitae|cv|resume|résumé|lebenslauf)(?: (?:of|for|von|de)(?: [\p{L}.'’-]+){1,6})?\W*$|^\W*(?:photo|foto|bild|picture):? (?:ci-jointe?|siehe anhang|attached|enclosed|anbei|beiliegend)\W*$/iu;
/** Family, faith, health and membership in a sentence of its own. */
const PRIVATE_SENTENCE =
  /^\W*(?:i have|ich habe|j['’]ai) \p{L}+ (?:child(?:ren)?|kids?|kind(?:er)?|enfants?|sons?|daughters?)\b|^\W*i live with\b|^\W*my (?:parents|family|mother|father|wife|husband|children)\b|^\W*(?:i was|ich (?:bin|wurde)|je suis) (?:born|geboren|née?)(?!\p{L})|^\W*(?:i am|i['’]m|ich bin|je suis) (?:\p{L}+ ){0,3}(?:pregnant|schwanger|enceinte|wheelchair user|disabled|registered blind|deaf|schwerbehindert|handicapée?|union member|gewerkschaftsmitglied|syndiquée?)(?!\p{L})|^\W*(?:member of (?:the )?(?:trade union\b|unison\b|unite\b|gmb\b)|mitglied (?:der|bei|von) (?:gewerkschaft|ig [mb]|ver\.di)|membre de la (?:cgt|cfdt|cfe|fo)\b)/iu;
const mayBePrivate = mayMatch(ABOUT_PERSON, PRIVATE_SENTENCE);
const PRIVATE_LENGTH_MAX = 80;
const ADDRESS = /@[\w-]+\.\w/;
const isLink = testOf(/https?:\/\/|www\.|linkedin\.com/i);
/**
 * Nine digits or more with what stands between them in a telephone number; two years are eight, CS30/31/38 is a code, and
 * 737-600/700/800 a series of aircraft.
 */
const TELEPHONE = /(?<![\p{L}\d/]|(?<!\d)7[0-8]7-)(?!7[0-8]7-\d)(?:\d[ ()/.-]*){9,}/u;
/** "1.4301 / 1.4404": steels by their numbers. */
const MATERIALS = /(?<![\d.,])1\.\d{4}(?!\d|[.,]\d)/gu;
const isPronounTag = testOf(
  /\b(he\/him|she\/her|they\/them|er\/ihm|sie\/ihr|il\/lui)\b|^\W*elle\W*$|[(|]\s*elle(?:\/\p{L}+)?\s*[)|]?\s*$/iu,
);
const isPersonalSentence = testOf(
  /^\W*(i am|i'm)?\s*(an?\s)?((\d{2}[- ]years?[- ]old)|married|single|divorced|widowed|christian|muslim|jewish|hindu|buddhist|catholic)\b[^.]{0,60}\.?$/i,
);
const NAME_LINE =
  /^[\p{Lu}][\p{L}.'-]*(\s+(?:[\p{Lu}][\p{L}.'-]*|van|von|de|der|da|di|el|al|bin|le|la)){1,4}$/u;
/** A name by itself stands in one of the first lines. */
const HEAD_LINES = 4;
/** Letters without the name that they stand behind. */
export const DEGREE_FIRST =
  /^(?:B|M)(?:A|BA|FA|S|SW|SN)\b(?=.*\p{Ll})|^(?:B|M)(?:Sc|Eng|Ed|Arch|N|VSc|Pharm|Phil)\b|^LLB\b|^PhD\b|^HN[CD]\b/u;
/** The same behind a name in capitals, which they look like. */
const LETTERS_LAST =
  /^(?:\p{Lu}[\p{Lu}.'-]+ ){2,4}(?:RN|RGN|RMN|RVN|MRCVS|FIA|FFA|ACA|FCA|ACCA|FCCA|ACMA|CGMA|CPA|CFA|MRICS|FRICS|MCIOB|MICE|MIET|CENG|IENG|MBA|PHD|LLB|LLM|PGCE|QTS|PMP|MCIPD|FCIPD|MCIPS|RIBA)$/u;
/** Words of trades, which no line of a name holds. */
export const holdsTradeWord = testOf(
  /(?<!\p{L})(?:\p{L}*sprache|languages?|langues?|licen[cs]ed?|certified|registered|badge|ticket|chartered|qualified|senior|junior|journeyman|electrician|plumber|carpenter|mechanic|fitter|machinist|midwife|doctor|physician|surgeon|dentist|paramedic|physio\p{L}*|radiograph\p{L}*|librarian|lecturer|professor|tutor|researcher|auditor|actuary|banker|broker|adviser|advisor|buyer|merchandiser|planner|coordinator|clerk|receptionist|secretary|cashier|waiter|barista|bartender|baker\b.*(?:pastry|bread)|gardener|farmer|pilot|captain|steward|guard|soldier|police|firefighter|editor|writer|journalist|translator|photographer|producer|artist|musician|actor|coach|trainer|founder|owner|partner|executive|president|intern|trainee|apprentice|student|graduate|freelance|professional|software|embedded|systems?|data|network|project|product|business|quality|health|social|mental|clinical|nursing|medical|care\b|hotel|kitchen|marketing|finance|financial|legal|human|supply|logistics|warehouse|production|maintenance|construction|civil|mechanical|electrical|structural|aircraft|vehicle|mitarbeiter|fachkraft|\p{L}*kauf(?:mann|frau)|pfleg\p{L}*|ingenieur|mechatron\p{L}*|infirmi\p{L}*|comptable|chargée?\b|technicien|ingénieur|conducteur|engineer|developer|manager|analyst|accountant|teacher|chef|nurse|sales|designer|specialist|assistant|director|consultant|officer|technician|representative|associate|instructor|attorney|advocate|solicitor|driver|welder|operator|scientist|architect|planner|lead|head|supervisor|administrator|pharmacist|therapist|worker|admissions?|licensure|memberships?|curriculum|resume|profile|experience|education|skills|\p{L}*elektroniker|\p{L}*techniker|gestionnaire|responsable)(?:s|ing|in|ist|er|al)?(?!\p{L})/iu,
);

/** Whether a line names the person or how to reach them. `index` is its place in the CV. */
export function isProtected(line: Line, index: number): boolean {
  const text = line.text.trim();
  if (text.length < 120 && mayBeLabelled(text) && (LABELLED.test(text) || UNLABELLED.test(text))) return true;
  if (text.length < PRIVATE_LENGTH_MAX && mayBePrivate(text)) {
    if (ABOUT_PERSON.test(text) || PRIVATE_SENTENCE.test(text)) return true;
  }
  if (text.length < 140 && isContact(text)) return true;
  if (text.length < 80 && isPronounTag(text)) return true;
  return isPersonalSentence(text) || isNameLine(line, index);
}

/** Whether a text tells how to reach somebody: an address of mail or of the web, or a telephone number. */
export function isContact(text: string): boolean {
  const kinds = signsIn(text);
  if (((kinds & AT) !== 0 && ADDRESS.test(text)) || isLink(text)) return true;
  return (
    (kinds & DIGIT) !== 0 &&
    TELEPHONE.test(text) &&
    !/(?:19|20)\d\d/.test(text) &&
    !REGISTERED.test(text) &&
    TELEPHONE.test(text.replace(MATERIALS, '#'))
  );
}

/** "Inscription GesReg : 7601000123456": the number of who is registered, and none that one calls. */
const REGISTERED =
  /(?:regist|reg(?!\p{L})|inscri|eingetragen|licen[cs]|certifi|(?<!\p{L})(?:rpps|adeli|gln|pin|ordre)(?!\p{L}))[^\d+]{0,40}(?:(?<![\d+])[1-9]\d{8,}(?!\d)|(?:\bn(?:o|r)\.?|number|n°|#|id)[ :]{0,2}\d)/iu;

/**
 * Whether a line near the top is a name and nothing else. `index` is its place in the CV; below a name, a word of any
 * trade makes it a title.
 */
export function isNameLine(line: Line, index: number, isBelowName = false): boolean {
  if (index >= HEAD_LINES || line.section === 'experience') return false;
  const text = line.text.trim();
  if (isBelowName && namesRole(text)) return false;
  return (
    !DEGREE_FIRST.test(text) &&
    !LETTERS_LAST.test(text) &&
    NAME_LINE.test(text) &&
    !text.endsWith('.') &&
    !holdsTrade(text) &&
    !isPostName(text)
  );
}

/** Whether a line of capitalised words holds a word of a trade, which no name does. */
export function holdsTrade(text: string): boolean {
  return holdsTradeWord(text) || NO_SURNAME.test(text);
}

/** What posts are called in German and French, and nobody by name. */
const NO_SURNAME =
  /(?<!\p{L})(?:\p{L}*(?:entwickler|sachbearbeiter|rechner|buchhalter|leiter|berater|betreuer|erzieher|pfleger|installateur|mechaniker|ingenieur|verkäufer|fachkraft|fachfrau|fachmann|pädagog|kauffrau|einrichter|zerspaner)(?:in)?|\p{L}{4,}meister(?:in)?|(?:assistent|referent|disponent|monteur|schlosser|tischler|schreiner)in|underwriters?|sonographers?|conveyancers?|paralegals?|realtors?|sdet|radiographers?|economists?|statisticians?|psychologists?|geologists?|chemists?|biologists?|hygienists?|phlebotomists?|camionneu(?:r|se)|institut(?:eur|rice)|visiteu(?:r|se)|technicienne?|conductrice|conducteur|développeu(?:r|se)|électricien(?:ne)?|mécanicien(?:ne)?|enseignante?|préparat(?:eur|rice)|projeteu(?:r|se)|dessinat(?:eur|rice)|éducat(?:eur|rice)|déléguée?|représentante?|avocate?|juriste|vendeu(?:r|se)|chauffeu(?:r|se)|boulang(?:er|ère)|cuisini(?:er|ère)|soudeu(?:r|se)|infirmi(?:er|ère))(?!\p{L})/iu;
