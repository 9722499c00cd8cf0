// Roles that are not yet the work itself: learning it, and helping those who do it. By the title and the line of the dates.

import type { Role } from '../../cv/read-cv.ts';
import { isBefore } from '../../cv/posts/within-posts.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { headerOf, openingOf } from './header.ts';

/** Placements are of students, and of children in homes too. */
const saysTraining = testOf(
  /\b(?:trainee|(?<!after (?:an? |the |my |his |her )?(?:\p{L}+ )?)apprentice(?:ship)?|intern|internships?|student|placement|(?:clinical|student|teaching|work|school|industrial|practice|university) placements|auszubildende[rn]?|azubi|werkstudent\w*|(?:anerkennungs|berufs|pflicht|vor)?praktik\w+|anerkennungsjahr|stagiaires?|stages?|alternan\w+|apprentie?|work experience|volunteer|(?:clinical|student|rotating|nursing|medical) rotations?|rotations? (?:as|of) (?:an? )?student|student[- ]teach(?:er|ing)|practicums?|(?:farm|lambing|dairy|equine|small[- ]animal|clinical) (?:ems|placements))\b/iu,
);
/** Who learns the sea or the air is called so; who leads cadets of a club is not. */
const CADET =
  /^\W*(?:(?:deck|engine|engineer|navigation|pilot|officer|ship's) )?cadet(?=\W*(?:$|[,;|–(-]|\d| at | with | on ))/iu;
/** "From April as trainee, qualified and independent since September": the learning ended within the post. */
const saysLearntOut = testOf(
  /(?<!\p{L})(?:trainee|apprentice|student|auszubildende[rn]?|azubi|stagiaire|apprentie?)[,;]? (?:and |und |et )?(?:(?:fully |since |dann |seitdem )?(?:qualified (?:and|in|from|since|as|(?:19|20)\d\d)|signed off|taken on|ausgelernt|fest übernommen)|(?:übernommen|qualifiziert|diplômée?|titularisée?|embauchée?)(?!\p{L}))/iu,
);
/** "Started as trainee, senior from 2017": what one rose to, in small letters, is no firm. */
const saysRose = testOf(
  /(?:[Tt]rainee|[Aa]pprentice|[Ss]tudent|[Aa]zubi|[Ss]tagiaire|[Aa]pprentie?)(?: \p{Ll}+){0,2}[,;] (?:then |later |now |dann |puis )?\p{L}?\p{Ll}[\p{Ll}-]+(?: \p{Ll}+)? (?:from|since|seit|ab|depuis) (?:\p{L}+ )?(?:19|20)\d\d/u,
);
/** Those who teach apprentices are none. */
const saysTeaches = testOf(
  /\b(?:then|train(?:ed|s|ing)|manag(?:e|es|ed|ing)\b|lead(?:s|ing)?\b|led\b|oversee|oversaw|recruit|hire[ds]?\b|line[- ]manag|report(?:s|ing)? to me|mentor|supervis|coordinator|manager|anleit|betreu|ausbild(?:er|ung von)|format(?:ion d|eur|rice)|encadr|tuteur|tutrice|maître)/i,
);

/** Posts for those who learn, and other stages: "Student Finance Adviser", "Apprenticeship Assessor", "Key Stage 2 Teacher". */
const OF_LEARNERS = new RegExp(
  [
    String.raw`(?<!\p{L})students?['’]?s? (?:blocks?|halls?|flats?|residences?|lets?|properties|villages?|digs|rooms?|lettings|areas?|cent(?:re|er)s?|support|welfare|well-?being|finance|services?|recruitment|success|affairs|accommodation|loans?|records|admissions?|union|engagement|experience|life|voice|development|funding|systems|enrol|registry|immigration|visas?|counsell|advis|advocate|health|housing|transport|community|conduct|behaviour|attendance|progress|liaison|outreach|mobility|exchange|retention|mental)\p{L}*`,
    String.raw`(?<!\p{L})placements? (?:officers?|lead|tutors?|co-?ordinat|manage|advis|educators?|consultants?|team|facilitators?|administrat|support|quality)\p{L}*`,
    String.raw`(?<!\p{L})(?:apprenticeships?|apprentices?['’]?|internships?|work experience|traineeships?) (?:\p{L}+ )?(?:assess|coach|tutors?|lead(?:er)?(?!\p{L})|manage|co-?ordinat|advis|officers?|team|skills|programmes?|program|delivery|quality|levy|recruit|administrat|trainers?|instructors?|master|mentor|standards)\p{L}*`,
    String.raw`(?<!\p{L})volunteer(?:ing|s['’]?)? (?:services?|co-?ordinat|manage|cent(?:re|er)|programmes?|engagement|development|recruitment|lead(?:er)?(?!\p{L})|officers?|support|involvement|bureau)\p{L}*`,
    String.raw`(?<!\p{L})(?:key|early|earlier|late|later|foundation|years|main|centre|center|back|front|one|two|three|single|multi|first|second|final|growth|seed)[- ]stages?(?!\p{L})`,
    String.raw`(?<!\p{L})stages? (?:manag|hands?(?!\p{L})|technic|crew|direct|electric|lighting|sound|carpent|doors?(?!\p{L})|design|rigg|engineer|production|school|perform|actor|actress|combat|automation|supervis|left|right|play|craft|make-?up|props|fighting|dan[cs])\p{L}*|(?<!\p{L})stage (?:\d(?!\d)|[ivx]+(?!\p{L}))`,
  ].join('|'),
  'giu',
);
const namesLearners = testOf(OF_LEARNERS);

/** "A team of seven, incl. a trainee": those whom one leads. */
const LED_LEARNERS =
  /(?<!\p{L})(?:team|staff|crew|group|brigade|équipe) (?:of|de|von) (?:[^.;]|(?<=\b(?:incl|inkl))\.){2,60}|(?<!\p{L})(?:incl(?:uding|\.)?|plus|inkl\.|dont|davon) (?:[\p{L}\d]+,? (?:and |& )?){0,4}(?:trainees?|apprentices?|students?|interns?|azubis?|auszubildende\p{L}*|praktikant\p{L}*|stagiaires?|apprentie?s?)(?!\p{L})/giu;
const leadsLearners = testOf(LED_LEARNERS);

/** A title without what it says of those for whom the post is, or whom it leads. */
function ofOneself(title: string): string {
  const own = leadsLearners(title) ? title.replace(LED_LEARNERS, ' ') : title;
  return namesLearners(own) ? own.replace(OF_LEARNERS, ' ') : own;
}

const saysBeginsTraining = testOf(
  /^\W*(?:(?:vocational |dual |commercial )?training (?:as|to be(?:come)?)|stages?|praktik(?:um|a)|internships?|placements?|volunteer(?:ing)?|pro bono|volontariat|(?:berufs)?ausbildung|(?:berufs)?lehre|lehrling|umschulung|duale[rs]? stud\p{L}+|(?:nachdiplom)?studium|studierende[rn]?|apprentissage|freiwilliges soziales jahr|fsj|bundesfreiwilligendienst|zivildienst)(?!\p{L})(?! (?:manager|hand|von|d['’]))/iu,
);
/** "Hunziker Polybau, Oberstetten - Lehre, 2015 bis 2018": between two signs of its line. */
const saysIsTraining = testOf(
  /[-–|,:(]\s*(?:(?:berufs)?lehre|(?:berufs)?ausbildung|umschulung|lehrling|lernende[rn]?|apprentissage|apprentie?)(?=\s*(?:[,|)–-]|$|als |zum |zur |de |d['’]|\p{Lu}))/iu,
);
/** "Septembre 2021 - août 2024 : Apprentie développeuse, ...", "08/2014 - 07/2017   Training as a clerk": the line of the dates, behind them. */
const TRAINING_BEHIND_DATES =
  /^[^:|,]{0,40}(?:19|20)\d\d(?:[^:|,]{0,25}(?:[:|,–-] ?|\s{2,})|\)?\s)(?:als |as (?:an? )?|en (?:qualité d['’])?)?(?:(?:vocational |dual |commercial )?training (?:as|to be(?:come)?)|(?:berufs)?ausbildung|umschulung|apprenticeship|stage|stagiaire|apprenti|apprentie|alternant|alternante|alternance|azubi|auszubildende[rn]?|werkstudent(?:in)?|praktikant(?:in)?|praktikum|trainee|apprentice|intern|internship)\b(?! (?:manager|support|hand|von|der|des|d['’]|und))/iu;
const beginsBehindDates = testOf(TRAINING_BEHIND_DATES);
/** "2019 - now   Volunteer at the school, one afternoon a week". */
const VOLUNTEERED =
  /^[^:|,]{0,30}(?:(?:19|20)\d\d|now|present|today|date|heute|auj\p{L}*)\s*[:|,–-]?\s*(?:volunteer|volunteering|voluntary|ehrenamt\p{L}*|bénév\p{L}+)(?!\p{L})(?! (?:services?|manager|co-?ordinator))/iu;
const isVolunteered = testOf(VOLUNTEERED);

/** Learning the work is not yet doing it; the title of a role says so, or the line of its dates. */
export function isTraining(role: Role): boolean {
  const opening = ofOneself(openingOf(role));
  if (saysBeginsTraining(opening) || CADET.test(opening)) return true;
  const first = ofOneself(role.lines[0]?.text ?? '');
  if (beginsBehindDates(first) || isVolunteered(first) || saysIsTraining(first)) return true;
  // "Before that apprentice, same firm", below a post, is what came before it.
  return headerOf(role).short.some(
    ({ text }) =>
      saysTraining(ofOneself(text)) &&
      !saysTeaches(text) &&
      !saysLearntOut(text) &&
      !saysRose(text) &&
      !isBefore(text),
  );
}

/** "Training contract counts", "y compris l'alternance", "Ausbildungszeit wird angerechnet". */
const saysTrainingCounts = testOf(
  /(?<!\p{L})(?:train(?:ing|eeship|ee)|apprentice(?:ship)?|articles|residency|placements?|internships?|ausbildung\p{L}*|lehr(?:zeit|jahre|e)|volontariat|referendariat|praktik\p{L}+|alternance|apprentissage|stages?|internat)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:counts?|counted|included|is fine|accepted|zähl(?:t|en)|angerechnet|anrechenbar|compte(?:nt)?|compris(?:es)?|inclus(?:es)?|acceptée?s?)(?!\p{L})(?! against)|(?<!\p{L})(?:including|incl\.|inclusive of|inkl\.|einschließlich|inklusive|y compris) (?:(?:your|any|the|an?|l['’]|la|les|der|die) ?)?(?:training|trainee|apprentice\p{L}*|articles|internships?|placements?|ausbildung\p{L}*|lehrzeit|alternance|apprentissage|stages?)(?!\p{L})/iu,
);
const saysDoesNot = testOf(
  /(?<!\p{L})(?:not|n['’]t|nicht|no|pas|excluding|ohne|hors)(?!\p{L})[^.;]{0,12}(?:count|includ|accept|zähl|angerechnet|compte|compris)|(?:zähl\p{L}*|count\p{L}*|compt\p{L}*) (?:nicht|not|pas)/iu,
);

/** "Five years of practical work on pumps", "two years hands-on": whoever learns a trade works at it. */
const isOfHands = testOf(
  /(?<!\p{L})(?:practical|hands[- ]on) (?:work|trade|site|workshop|on)(?!\p{L})|(?<!\p{L})on the tools(?!\p{L})/iu,
);

/** Whether the years that a demand asks for may be those of learning the work. */
export const countsTraining = rememberedOf(
  ({ text }: Unit): boolean => (saysTrainingCounts(text) || isOfHands(text)) && !saysDoesNot(text),
);

/** Letters of posts that assist. */
const ASSISTS = /(?<!\p{L})(?:EA|PA|VA)s?(?!\p{L})/u;
const saysAssisting = testOf(
  /\bassistants?\b(?! (?:manager|head|director|professor|controller|superintendent|principal|editor|vice|treasurer))|\bhlta\b|\b(?:technical|therapy) instructor\b|\btherapy (?:technician|support worker)\b|\baides?\b|\bhelpers?\b|\b\p{L}*helfer(?:in)?\b|\b\p{L}*assistent(?:in)?\b|\baide[- ]/iu,
);

/** Those who make up what a pharmacist, a vet or a dentist answers for: a trade of its own, and no years of theirs. */
const saysTechnician = testOf(
  /(?<!\p{L})(?:(?:pharmac(?:y|eutical)|dispensary|veterinary|vet|dental|optical|radiology|anaesthetic) (?:[\p{L}-]+ )?(?:technicians?|techs?|dispensers?)|dispensers?|pharmazeutisch-technische[rn]? assistent(?:in)?|PTA|préparat(?:eur|rice)s? en pharmacie)(?!\p{L})/iu,
);

/** Whether a post is of the technicians of a profession, where `asked` names none. */
export function isTechnicianBeside(role: Role, asked: string): boolean {
  return !saysTechnician(asked) && saysTechnician(headerOf(role).title?.text ?? openingOf(role));
}

/** Without the paper of a trade, helping those who hold it is not the trade. */
export function isAssisting(role: Role, specTitle: string): boolean {
  return (
    !saysAssisting(specTitle) &&
    !ASSISTS.test(specTitle) &&
    headerOf(role).short.some(({ text }) => saysAssisting(text))
  );
}
