// How much a clause asks: what its own words say goes before what the heading above it says. Pure.

import { saysWhoIsSought } from './asking.ts';
import { isBoilerplate } from './boilerplate.ts';
import { saysForce } from './force.ts';
import { isImposed } from './imposed.ts';
import { isNamedPaper } from './listed-demands.ts';
import { testOf } from '../first-look.ts';
import { isSaidOfThePaper } from './said-of-the-paper.ts';
import { isSentenceOfWork } from './sentence-of-work.ts';
import { saysMust } from '../layout/heading-words.ts';
import type { StatementKind } from '../layout/statement-kind.ts';
import { saysNice } from '../wishes.ts';
import { countsWork, minimumMonths } from '../time/minimum-months.ts';
import { isOfTheHouse } from '../time/spans-of-time.ts';
import { isToldOfTheHouse } from './told-of-the-house.ts';
import { isToldOfUs } from './told-of-us.ts';
import { tellsOfWork } from './work-told.ts';

/** Readiness for hours and places ("to work nights"), and not work with, to or from something ("to work from drawings"). */
const TO_WORK = String.raw`to work(?! in \p{L}+(?:ish|ese|ench|man|ian|ic|darin)\b)(?! (?:to|from|with|on|off|out|up|through|at|between|around|across|within) (?!home\b|site\b|call\b|weekends?\b|nights?\b|shifts?\b|your own\b|our |the (?:weekends?|office)\b|a (?:rota|shift|team)|an? \p{L}+ (?:team|rota|shift)|(?:tight )?deadlines|others\b|people\b|height|pace|different|all |flexib|evening|early|late|bank|public|short|minimal|little|pressure))`;
/** What a person is willing to do cannot be read from a CV. */
const WILLINGNESS = new RegExp(
  String.raw`^(?:die |ihre |hohe )*bereitschaft z|^(?:(?:must |should )?be )?(?:must |should )?(willing|able|ability|availab|bereitschaft|disponib|flexib|mobilité)\w*\b.{0,30}\b(to (travel|join|relocate)|${TO_WORK}|(?<!\b(?:lead|run|manage|supervise|plan|cover|organi[sz]e|head|staff|roster) (?:\p{L}+ ){0,3})shifts?|nights?|weekends?|travel|away|rota|on-call|\w*schicht\w*|reise\w*|déplace\w*|horaires)|^shift work|^(schichtarbeit|reisebereitschaft)|^\d on \d off|hours? shifts?$|^(?:you )?(?:must |should |will )?(?:to )?(?:live|be based|be located|reside) (?:within|in|near|close|no more)\b|^(?!.*\b(?:cards?|tickets?|licen[cs]es?|certificates?|cscs|ipaf|pasma)\b).*\bhead for heights\b|^(?:your |their )?own (?:hand ?tools|tools|van|car|vehicle|ppe|laptop|kit)\W*$|^(?!you\b|they\b|can\b|able|who\b|has\b|.{0,40}(?:licen|regist|certif|card\b|ticket|permit))(?:a )?(?:[\p{L}-]+ ){0,4}(?:without|free (?:of|from)) (?:a |any )?`,
  'iu',
);
/** What one is ready to put up with, and what the body can do. */
const BODY_AND_HOURS =
  /^(?:vous )?accept(?:ez|er|ant|ation) (?:d['’]|de |du |le |les |la |un |des )?(?:travail\p{L}*|horaires|déplacements|astreintes|week-ends?|poste en|travailler|rythme)(?!\p{L})|^aptitude (?:au|à|physique|médicale)(?!\p{L})|^(?:(?:you(?:'re| are)?|they(?:'re| are)?|and|must|should|will|be|need to) )*(?:happy|fine|ok|okay|prepared|ready|willing|comfortable|able|content) (?:to|with|about|for|\p{L}+ing)\b[^.;]{0,40}(?:\b(?:travel\p{L}*|nights?|weekends?|saturdays?|sundays?|shifts?|overtime|stay(?:ing)? away|away from|relocat\p{L}+|early (?:starts?|mornings?)|late (?:shifts?|evenings?)|stand(?:ing)? for|sit(?:ting)? for|on (?:your|their) feet|outdoors in|all weathers?|kneel|bend|climb(?: ladders| stairs)?)\b|\d+ ?%)|^(?:(?:prolonged|frequent|regular|extended) )?(?:sitting|standing|bending|lifting|reaching|walking|kneeling|stooping|climbing),? (?:and|or|for|up|sitting|standing|bending|reaching|walking|kneeling|stooping)\b/iu;
const ABOUT_EMPLOYER =
  /^(we('re| are| have| build| protect| make| sell| cook| design| serve| help| run)|our (company|team|client|group|studio|firm|employment|hospital|products?|pumps?|customers)|notre (groupe|société|entreprise|cabinet)|wir (sind|stellen|entwickeln))\b/i;
/** What "we" do is the employer's, unless it is to ask or to offer the work. */
const WE_DO =
  /^we(?:'re|'ve)? (?!(?:are |will |do |now |also |currently |urgently |really |would )*(?:need|require|want|expect|ask|look|seek|would|'d|looking|seeking|after|hiring|insist|use|work with))/i;
/** What is said of the place, the house and the contract. */
const OF_PLACES =
  /^(?:it|this) will be\b|^(?:ours|it|this|there|here|our \p{L}+|the (?:farm|company|firm|team|office|site|shop|school|surgery|practice|hotel|hospital|contract|business|client|charity|store|plant|department|restaurant|kitchen|building|house|van|fleet|list)) (?:(?:turned|grew|began|moved|opened|started|closed|runs|makes|sells|looks|opens|keeps|supplies|trades|handles)\b|is|are|has|have|lies|includes?|was|were|stands|sits|serves|employs)\b/iu;
/** A name that firms, schools and councils have, and what it is or does. */
const OF_A_HOUSE =
  /^(?:[\p{Lu}&][\p{L}&.'-]* ){1,5}(?:(?<=(?:LLP|Ltd|Limited|Inc|Inc\.|LLC|plc|PLC|GmbH|AG|Group|Trust|Council|University|Partners|Foundation|Society|Hospital|Hospitals|College|Academy) )|(?:and \p{Lu}\p{L}+ )(?=is an? ))(?:is|are|has|was|provides|serves|offers|operates)\b/u;
const LICENCE_IN_PROSE =
  /\b(licen[cs]e|registration|registered|certificate|qualified|chartered|passport|diploma|membership|accreditation|degree)\b.{0,60}\b(needed|required|essential|mandatory|necessary|expected)\b/i;
const DEMAND =
  /^(you (know|understand|can|speak|bring|measure|should (?:already |really |also )?(?:know|understand|speak|be (?:comfortable|confident|familiar|fluent|experienced|used|at (?:home|ease)))|are (an? )?(experienced|skilled|expert|fluent|qualified))|(solid|strong|proven|deep|good|sound|extensive|prior|previous|significant|demonstrable|hands[- ]on)? ?(experience|knowledge|proficiency|familiarity|expertise|understanding|command) (of|in|with|as|\p{L}{3,}ing)|proficient|fluent|fluency)\b/iu;

/** "Wechselschicht ist für Sie selbstverständlich": hours that one is ready for, said of the hours. */
const HOURS_NO_MATTER =
  /^(?:die |das )?\p{L}*(?:schicht|nacht|nächte|wochenend|feiertag|bereitschaft|rufdienst|reise|dienstreise)\p{L}*[^.;]{0,60}(?<!\p{L})(?:selbstverständlich|kein (?:problem|hindernis|fremdwort)|keine? (?:hürde|frage))|^(?:le travail|les horaires|les déplacements|les astreintes)[^.;]{0,60}ne vous (?:fai|gên|effrai|dérang|rebut)\p{L}+ pas/iu;
const saysHoursAreFine = testOf(HOURS_NO_MATTER);
/** "Late finishes and Sundays come with the territory", "evenings are part of the job": hours that go with the work. */
const HOURS_OF_THE_JOB =
  /^[^.;]{0,80}(?<!\p{L})(?:weekends?|nights?|evenings?|saturdays?|sundays?|bank holidays?|public holidays?|holidays|early (?:starts?|mornings?)|late (?:finishes|nights?|shifts?)|shifts?|on[- ]call|travel(?:ling)?|overtime|split shifts)(?!\p{L})[^.;]{0,60}?\b(?:comes?|goes|go) with (?:the (?:territory|job|role|turf|trade|post|season)|it)\b|^[^.;]{0,80}(?<!\p{L})(?:weekends?|nights?|evenings?|saturdays?|sundays?|(?:bank |public )?holidays?|early (?:starts?|mornings?)|late (?:finishes|nights?|shifts?)|on[- ]call)(?!\p{L})[^.;]{0,40}\b(?:is|are) (?:all |just |simply )*part (?:and parcel )?of (?:the (?:job|role|deal|package|life|trade)|it|life here)\b/iu;
const saysHoursOfTheJob = testOf(HOURS_OF_THE_JOB);
/** "No nights out", "keine Wochenenden", "pas de nuits": what nobody has to do. */
const NO_SUCH_HOURS =
  /^\W*(?:(?:no|zero|keine?|pas d(?:e|['’])|sans) )(?:\p{L}+ ){0,2}(?:nights?|weekends?|evenings?|saturdays?|sundays?|bank holidays?|shifts?|overtime|travel|overnights?|on[- ]call|nächte|nachtschichten?|nachtarbeit|wochenenden?|wochenendarbeit|schichtarbeit|bereitschaftsdienste?|rufbereitschaft|nuits?|week-?ends?|découchage|astreintes?)(?: (?:out|away|work|working|shifts?|or \p{L}+|and \p{L}+|oder \p{L}+|und \p{L}+|ni \p{L}+))*\W*$/iu;
const saysNoSuchHours = testOf(NO_SUCH_HOURS);
const tellsWillingness = testOf(WILLINGNESS);
const tellsBodyAndHours = testOf(BODY_AND_HOURS);
const isAboutEmployer = testOf(ABOUT_EMPLOYER);
const tellsWhatWeDo = testOf(WE_DO);
const isOfPlaces = testOf(OF_PLACES);
const isOfAHouse = testOf(OF_A_HOUSE);
const namesLicenceInProse = testOf(LICENCE_IN_PROSE);
const isDemand = testOf(DEMAND);

/** The kind of a clause of `sentence`, under a heading of the kind `heading`. */
export function kindOfClause(clause: string, heading: StatementKind, sentence: string): StatementKind {
  if (heading === 'duty' && tellsOfWork(clause)) return 'duty';
  if (
    (isBoilerplate(clause) && !(heading === 'must' && countsWork(clause))) ||
    /^(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext) \p{Lu}/u.test(clause)
  )
    return 'boilerplate';
  if (heading === 'boilerplate') return heading;
  if (
    (tellsWillingness(clause) && !saysWhoIsSought(clause)) ||
    tellsBodyAndHours(clause) ||
    saysHoursAreFine(clause) ||
    saysNoSuchHours(clause) ||
    saysHoursOfTheJob(clause)
  )
    return 'boilerplate';
  if ((heading === 'must' || heading === 'nice') && (isOfUs(clause) || isSaidOfThePaper(clause)))
    return 'about';
  if (heading !== 'title' && isToldOfUs(clause)) return 'about';
  if ((isOfTheHouse(clause) && !(heading === 'must' && /^\d/.test(clause))) || isHeadCount(clause))
    return 'about';
  if (saysNice(clause)) return 'nice';
  if (
    isReason(clause) &&
    !clause.includes(',') &&
    clause.length < sentence.length &&
    minimumMonths(clause) === 0
  )
    return 'about';
  if (heading === 'nice') return heading;
  if (isWishedToo(clause, sentence)) return 'nice';
  const asks = minimumMonths(clause) > 0 || (saysMust(clause) && !seeksForWork(clause));
  if (
    asks ||
    saysWhoIsSought(clause) ||
    saysForce(clause) ||
    continues(clause, sentence) ||
    saysMust(sentence.slice(0, sentence.indexOf(clause))) ||
    namesLicenceInProse(clause) ||
    (isExpected(clause) && (isNamedPaper(clause) || KNOWN.test(clause))) ||
    (saysWhatYouAre(clause) && isNamedPaper(clause)) ||
    isOpenOnlyTo(clause) ||
    (isImposed(clause) && isNamedPaper(clause))
  )
    return 'must';
  if (
    isDemand(clause) ||
    /\b(?:needed|required|wanted|sought)\b.{0,12}\bwith\b|\bwith experience (?:in|of|with)\b/i.test(clause)
  )
    return 'must';
  if (
    heading === 'duty' &&
    (isOfAHouse(clause) ||
      isOfPlaces(clause) ||
      isAboutEmployer(clause) ||
      tellsWhatWeDo(clause) ||
      isToldOfTheHouse(clause))
  )
    return 'about';
  if (heading === 'must' && sentence.startsWith(clause) && isSentenceOfWork(clause)) return 'duty';
  if (heading === 'about') return isAboutEmployer(clause) || !isOfTheWork(clause) ? 'about' : 'duty';
  return heading;
}

/** "Since councils are bound by the regulations", before what follows from it. */
const isReason = testOf(
  /^(?:and |und |et )?(?:since|because|as (?=the |our |we |they |there |it )|given that|da (?=der |die |das |wir |es |unser)|weil|nachdem|puisque|parce qu|comme (?=la |le |les |nous |notre |nos ))/iu,
);

/** "Our models team is five people in Dublin and we need a sixth". */
const HEAD_COUNT =
  /^(?:our|the|my) (?:[\p{L}-]+ ){0,3}(?:team|department|office|group|desk|secretariat|practice)(?: (?:is|are|has|numbers|counts|consists of)|['’]s) (?:of )?(?:just |only |about |around )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|small)\b/iu;
const isHeadCount = testOf(HEAD_COUNT);

/** "Our team is of four", "the port never closes", behind a list of what is asked. */
function isOfUs(clause: string): boolean {
  if (
    /^our (?:company|firm|team|group|business)\b|^unsere? (?:team|firma|betrieb|kanzlei|klinik|unternehmen)\b|^notre (?:équipe|maison|entreprise|société)(?!\p{L})/iu.test(
      clause,
    )
  )
    return true;
  return (
    /^(?:our|the|unsere?|notre)\b/i.test(clause) &&
    !saysMust(clause) &&
    !saysNice(clause) &&
    isToldOfTheHouse(clause)
  );
}

/** "You're on the 18th Edition", "by that we mean an NVQ Level 3": a paper that somebody has, in whatever words. */
const WHAT_YOU_ARE =
  /^(?:and |so )?(?:you(?:['’]re| are|['’]ve got| have got| have| carry| hold|['’]ll (?:be|have|hold|carry)| will (?:be|have|hold|carry))|by (?:that|this|which) we mean|du (?:bist|hast)|sie (?:sind|haben)|vous (?:êtes|avez))(?!\p{L})(?! (?:responsible|working|the (?:chance|person|one|first)|supported|paid|helping|teaching|training))/iu;
const saysWhatYouAre = testOf(WHAT_YOU_ARE);
/** "This role is open to Fellows of the Institute only". */
const OPEN_ONLY_TO =
  /^(?:the|this) (?:role|post|position|job|vacancy|competition) is (?:only )?open (?:only )?to (?:(?:fully |suitably )?(?:qualified|registered|chartered|licen[cs]ed|certified)|[^.;]{3,60} only\b|(?:fellows|members|holders|registrants) )/iu;
const isOpenOnlyTo = testOf(OPEN_ONLY_TO);

/** What is held, and expected of everybody. */
const EXPECTED =
  /\b(?:expected|assumed|presumed|taken as read|not optional|non-negotiable|compulsory|obligatory|not up for (?:debate|discussion))\b/i;
const isExpected = testOf(EXPECTED);
const KNOWN = /^(?:[\p{L}\d+#./-]+ ){1,5}(?:skills?|experience|knowledge|fluency)\b/iu;

/** "We are looking for a florist who will run the shop": who is sought and for what, and nothing that somebody is or has. */
function seeksForWork(clause: string): boolean {
  return mayBeForWork(clause) && !asksBesideWork(clause) && !saysWhoIsSought(clause);
}

const SEEKS_FOR_WORK =
  /\b(?:looking for|(?:we(?:'re| are)|i(?:'m| am)) after|seeking)\b[^.;]{3,90}?\b(?:who(?:'ll| will| can (?:be left|run|take|look|lead|keep|make)\b)|to)\s+(?!have\b|be\b(?! left)|hold\b|know\b|speak\b)\p{L}+/iu;
/** What makes a demand of it. */
const BESIDE_WORK =
  /\b(?:must|experience\w*|qualifi\w+|regist\w+|licen[cs]e\w*|years?|fluent|certifi\w+|chartered|degree|knowledge|proven|background|minimum|essential|required)\b/i;

const mayBeForWork = testOf(SEEKS_FOR_WORK);
const asksBesideWork = testOf(BESIDE_WORK);

/** Whom a spec speaks to, or the work by its name. */
const OF_THE_WORK =
  /\byou(?:r|rs)?\b|\bdu\b|\bdein\p{L}*|\bsie\b|\bihre?[nr]?\b|\bvous\b|\bvotre\b|\bvos\b|\b(?:he or she|she or he|they)(?:'ll| will)\b|\bthe (?:post-?holder|person|candidate|applicant) (?:will|must|should|is)\b/iu;

const isOfTheWork = testOf(OF_THE_WORK);

/** "SAP ist von Vorteil, IFRS ebenso": what is said of the one is said of the other. */
const LIKEWISE =
  /(?<!\p{L})(?:ebenso|ebenfalls|gleichfalls|genauso|likewise|too|as well|également|aussi|de même)\W*$|^(?:the same (?:goes|is true) (?:for|of)|dasselbe gilt für|même chose pour)(?!\p{L})/iu;
const isLikewise = testOf(LIKEWISE);

/** "It will help if you have done X, hold Y or have worked with Z": the wish is for all of it. */
function isWishedToo(clause: string, sentence: string): boolean {
  const at = sentence.indexOf(clause);
  if (at > 0 && isLikewise(clause) && saysNice(sentence.slice(0, at))) return true;
  if (at <= 0 || !/^(?:have|has|hold|know|speak|are|can|worked|done|used|or)\b/i.test(clause)) return false;
  const before = sentence.slice(0, at);
  return /\bif\b/i.test(before) && saysNice(before) && !saysMust(clause);
}

/** "You write tests, know Swift": the subject is that of the sentence. */
function continues(clause: string, sentence: string): boolean {
  return (
    !sentence.startsWith(clause) &&
    ((/^(?:you|he or she|they|the (?:right|ideal|successful|person|candidate|applicant|post-?holder|appointee|new))\b/i.test(
      sentence,
    ) &&
      saysWhoIsSought(`you ${clause}`)) ||
      (/^(?:il (?:vous |nous )?faut|vous devez)\b/i.test(sentence) &&
        /^(?:avoir|être|savoir|posséder|détenir|justifier)(?!\p{L})/iu.test(clause)) ||
      (/^vous\b/i.test(sentence) && saysWhoIsSought(`vous ${clause}`)) ||
      (/^(?:sie|du)\b/i.test(sentence) && saysWhoIsSought(`sie ${clause}`)))
  );
}
