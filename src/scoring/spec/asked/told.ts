// What a line tells instead of asking: of the house and of those who work there, of the vacancy and how one applies, though
// it stands where demands stand. Pure.

import { isToldOfTheHouse } from '../clauses/told-of-the-house.ts';
import { mayMatch, testOf } from '../first-look.ts';
import { namesUsualRole } from '../clauses/role-words.ts';
import { needsSomeone } from '../clauses/who-is-sought.ts';

/** "Our administrators do the chasing", "When it went stale", "Nous vous offrons". */
const TELLS =
  /^(?:our|we|it|that|this|these|there|here|when|while|if|because|what|how|my|in (?:spring|summer|fall|autumn|winter)|right now|once a (?:year|month)|notre|nos|nous|il|ils|wir|unsere?[rnms]?|es|das (?:ist|sind)|wenn|thanks?|thank you|warmly|regards|(?:bei uns|hier|nachts|morgens|einmal im jahr) \p{Ll}+(?:t|en)|(?:plenty|lots|room) (?:of|for|to))(?!\p{L})|(?<!\p{L})(?:there is plenty|(?:i|we) (?:haven|don)['’]t have? the time|(?:i|we) haven['’]t the time|est prévue?s?|s['’]est dotée?)(?!\p{L})/iu;
/** "The service has eighteen beds", "Le groupe … fabrique". */
const OF_THE_HOUSE =
  /^(?:the|la|le|les|l['’]|die|der|das) (?:[\p{L}\d'’.,&()-]+ ){1,8}?(?:is|are|has|have|includes?|seeks?|admits?|provides?|reports?|will not|pays?|covers|funds|offers|est|sont|compte|fabrique|accueille|propose|recherche|baut|bietet|ist|sind|sucht|umfasst)(?!\p{L})/iu;
/** "Everyone is welcome here", "Half the team", "Filiale française du groupe", "farms have no bus". */
const OF_OTHERS =
  /^(?:(?:everyone|everybody|nobody|no one|people|dogs|families|all applicants?) (?:is|are|has|have|gets?|will)\b|filiale (?:\p{L}+ )?d|(?:un|une|part of an?) (?:groupe|entreprise|société|filiale) |tochter(?:gesellschaft|unternehmen)?\b|(?:some|half|most) (?:say|of (?:our|the))|other professions|andere (?:berufe|bewerb))/iu;
/** "Turnover of events was 3.4m", "Batches run from one to two hundred", "The auditors come". */
const STATED =
  /^(?!(?:ensure|make|see|check|keep|know|prove|show|confirm|explain)\b)(?:(?!(?:who|that|which|what|where|how|why|when|you|they|to|must|should|would|can|be|experience|knowledge|skills?|familiarity|ability)\b)[\p{L}\d'’-]+ ){1,5}?(?:was|were|is|are|has|have|runs?(?! from [^,.;]{3,25} to (?:completion|the end|end|finish|close|settlement|hand-?over|trial|hearing))|goes?|comes?|does not|don['’]t|get|gets) (?!(?:\p{L}+ly )?(?:essential|required|needed|necessary|key|vital|crucial|important|expected|assumed|mandatory|desirable|preferred|helpful|useful|compulsory|non-|part of|an? (?:\p{L}+ )?(?:must|plus|advantage|bonus|asset|given|requirement|condition|prerequisite))|experience|knowledge|been|had)/iu;
/** "Small aircraft not counted", "Le permis n'est pas exigé". */
const NOT_ASKED =
  /(?<!\p{L})(?:(?:not|no longer) (?:required|needed|counted|necessary|a requirement)|no requirement|keine? (?:bedingung|voraussetzung|muss)|pas (?:exigée?|requise?|nécessaire|obligatoire)s?|(?:doesn['’]t|does not) matter|que vous apprendrez)$|^\S+ we (?:hold|have|are|do|make)(?!\p{L})|^[\p{L} ]{3,25}['’]s (?:full|closed|open|busy)(?!\p{L})/iu;
const COUNT = String.raw`(?:about |around |some |rund |environ )?(?:\d+(?: to \d+)?|an?|a few|one|two|three|four|five|six|zwei|drei|vier|fünf|deux|trois|quatre|cinq)`;
/** "Four doctors, two scanners, one coffee machine". */
const COUNTED = new RegExp(
  String.raw`^(?!an? )${COUNT} [\p{L} -]{3,30}, ${COUNT} [\p{L} -]{3,30}(?:,|$)`,
  'iu',
);
/** "Gladys reads every application": a name, and what somebody does. */
const SOMEBODY_DOES =
  /^(\p{Lu}\p{Ll}+(?: (?:and )?\p{Lu}\p{Ll}+)?) (?:\p{Ll}{2,}[^s\P{L}]s (?:an?|the|every|each|all|our|your|their|her|his|fast|you)|is|was|has|loves|needs you|hands you)(?!\p{L})/u;
/** "L1 hands you what they cannot close". */
const TO_YOU = /^[\p{L}\d]+ (?:\p{L}+ )?(?:hands?|gives?|sends?|brings?) you(?!\p{L})/iu;
const PEOPLE_ASKED = /\b(?:candidates?|applicants?|post-?holders?|you|whoever)\b/iu;

/** "(m/w/d)", "JOB PROFILE", "Réf. 12": the vacancy, not what it asks for. */
const OF_THE_VACANCY =
  /\((?:m\/w\/d|w\/m\/d|m\/f\/d|m\/f\/x|f\/m\/x|h\/f|f\/h)\)$|^(?:job|role|position|person) (?:profile|description|specification|title)\b|^(?:job |vacancy )?ref(?:erence)?\.?(?: no\.?| number)?(?:[:\s]|$)(?!\s?(?:data|architect|model|standard|material|laborator|librar|interview|check|enquir|desk|design|impact|cases?\b|20\d\d))|^réf(?:érence)?(?!\p{L})|^kennziffer\b|^stellen(?:ausschreibung|anzeige|nummer)\b|\ben (?:cdi|cdd)\b|^(?:money|salary|pay|gehalt|salaire|rémunération)(?!\p{L})(?! (?:laundering|market|transfer|claim|benchmark|review|survey|structur|band|equity|sacrifice|transparen|grad(?:e|ing)|scale|negotiat|model|per click|award|analy|admin|systems?\b|bargain))/iu;
/** "TL-NL-3307", "R250686": letters and figures that name no standard. */
const REFERENCE =
  /^(?!(?:EN|ISO|BS|DIN|VDE|IEC|ASTM|MIL|API|AWS|NFPA)\b)(?:(?:\p{Lu}{1,4}[-/]){2,}\d{3,}|\p{Lu}{1,2}\d{5,})$/u;
/** "CV to Ms Ray", "see our separate vacancy", "Diolch!". */
const OF_APPLYING =
  /^(?:your |a |\d x )?(?:cvs?|cover(?:ing)? letter|lettre (?:et|de motivation)|(?:work )?ref(?:erence|eree)?s|bewerbung(?:en|sunterlagen)?|anschreiben)\b(?! (?:of|advice|writing|screening|data|plans?|workshops?|reviews?|databases?|search|sourcing|formatting))|\bsee our (?:separate|other)|\bour (?:separate|other) (?:posting|vacancy|ad)|\b(?:please|pls|bitte|svp)$|^(?:hi|hello|dear|diolch|hallo|bonjour|cheers|sorry|guten tag|merci|danke|bring (?:a|the|your)|(?:come|join)(?: \p{L}+)?(?: with)? us)(?!\p{L})|^(?:en|as an?|als) pdf$|^(?:placed by|employed by|report(?:s|ing)? to|rattachée?|berichtet an)(?!\p{L}|[^.;]{3,80},? (?:you|vous|sie|du|tu|he or she|she or he|(?:the|this) (?:[\p{L}-]+ ){1,3}(?:will|is responsible|leads|manages|supports))\b)|^\d+ months? (?:initially|fixed|contract)|^(?:liebe[rs]?|sehr geehrte[rs]?|chère?s?) |^agenc(?:y|ies)\b.*\b(?:no|not|thank)\b|(?<!\p{L})considered if |^(?:no pressure|dogs? welcome)/iu;

/** "Paid holiday", "Job type: full-time", "Benefits may vary". */
const OF_TERMS =
  /^(?:fun fact|team overview|(?:the )?following (?:qualifications|requirements|skills|duties)|job type|work location|note(?![- ](?:tak|de )|s\b)|benefits(?! (?:admin|reali[sz]|advi[cs]|module|renewal|assess|claim|law|manage|design|plan|caseload|system|case|apprais|tribunal|brok))|paid(?! (?:social|search|media|ads?\b|advert|acquisition|campaign|channel|marketing|traffic|digital|content|per))|eligib\p{L}+(?! (?:criteria|assess|check|decision|determin|screen|interview|meeting))|schedule(?! (?:of|adherence|logic|lines?\b|agreement|\d|risk|analys|delay|manage|build))|comes with the job|vos (?:activités|missions)|ihre aufgaben|skills,? (?:and )?experience and)(?!\p{L})|(?<!\p{L})(?:may vary by|comes with the job)(?!\p{L})/iu;

/** The trade of computers, and no "it". */
const OF_COMPUTERS = /^IT(?!\p{L})/u;

/** "The client won't let you through the gate without it", "foreign diplomas with their recognition": said around a demand. */
const AROUND_IT =
  /\b(?:is|are) (?:of )?no use to (?:me|us)\b|\b(?:won['’]t|will not|do not|cannot|can['’]t|not) (?:let|allow) (?:you|them|anyone|people)\b[^.;]{0,60}\b(?:without|through|past|near|to (?:work|practi[sc]e|drive))\b|\b(?:matters|counts) more to us\b|\bshould not need explaining\b|(?<!\([^)]{0,60})\bpicks? (?:that|it|this) up in (?:an?|no)\b|^(?:if|should) you need (?:something|anything|an adjustment|adjustments)\b|\b(?:will be|are|am) (?:glad|happy) to make (?:arrangements|adjustments)\b|\b(?:retires?|is retiring|are retiring) (?:next|this|in|soon)\b|\bnot fitted$|^(?:ausländische|foreign|overseas|étrangers?) (?:abschlüsse|diplome|qualifications|degrees|diplomas|diplômes)\b|(?<!\p{L})nehmen wir (?:auch |ebenso )?gerne?(?!\p{L})|^(?:will |to )?take part in the wider life\b|\bmust approve you as\b|^no waiting for\b/iu;

const tells = [TELLS, OF_OTHERS, AROUND_IT, TO_YOU, NOT_ASKED, COUNTED].map((one) => testOf(one));
const ofTheVacancy = [OF_THE_VACANCY, REFERENCE, OF_APPLYING, OF_TERMS].map((one) => testOf(one));
/** Whether a text says that it asks for nothing. */
export const isNotAsked = testOf(NOT_ASKED);
const isStated = testOf(STATED);
const mayBeSomebody = mayMatch(SOMEBODY_DOES);

/** Whether a line, as it would be named, tells of other things than a person who is sought. */
export function isTold(asked: string): boolean {
  return (
    (!OF_COMPUTERS.test(asked) && tells.some((isSaid) => isSaid(asked))) ||
    isOfTheVacancy(asked) ||
    isSomebodyElse(asked) ||
    needsSomeone(asked) ||
    (isStated(asked) && !PEOPLE_ASKED.test(asked)) ||
    isToldOfTheHouse(asked)
  );
}

/** Whether a line is the vacancy's name or number, or says how one applies and what is paid. */
export function isOfTheVacancy(asked: string): boolean {
  const said = SPOKEN.test(asked) ? asked.replace(FOR_ALL, '') : asked;
  return ofTheVacancy.some((isSaid) => isSaid(said));
}

/** "Sie sind gelernte Elektronikerin (m/w/d)": said of somebody, and no title of a vacancy. */
const SPOKEN = /^(?:sie|du|wir|vous|nous|you|we)\s/iu;
const FOR_ALL = /\s*\((?:[mwdfhx]\/){1,3}[mwdfhx]\)/giu;

/** Whether a duty tells of the house: "the group makes bottles". */
export const isDutyOfTheHouse = testOf(OF_THE_HOUSE);

function isSomebodyElse(asked: string): boolean {
  const subject = mayBeSomebody(asked) ? SOMEBODY_DOES.exec(asked)?.[1] : undefined;
  return subject !== undefined && !namesUsualRole(subject) && !PEOPLE_ASKED.test(subject);
}
