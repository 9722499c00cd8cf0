// The papers that a statement asks for: those that are known by name, degrees, and those that only the words around them
// tell. Pure.

import { testOf } from '../first-look.ts';
import { cased } from '../../text/expressions/cased.ts';
import { credentialGroups } from '../papers/credential-groups.ts';
import { asksForCredential, BODYS_DIPLOMA, IN_FORCE, LEAVE_TO_PRACTISE } from '../papers/credential-words.ts';
import { openParentheses } from '../layout/parentheses.ts';
import { placesOf, type Credential } from '../papers/credentials.ts';
import { degreeLevelIn } from '../papers/framework-levels.ts';
import { degreeAsked } from '../papers/degrees.ts';
import { branchesIn, isOfCarried } from '../papers/branches.ts';
import { NO_DESIGNATORS } from '../papers/designators.ts';
import { handlesPapers, isHandled } from '../papers/handled-papers.ts';
import { isDegree, isOnlyKnown } from '../papers/known-papers.ts';
import type { Make } from './make-unit.ts';
import { namesBeside, namesIn, officesIn } from '../papers/open-names.ts';
import { ANY_OF, beforeYears, type Terms } from '../papers/topics.ts';
import { withoutRuledOut } from './ruled-out.ts';
import type { Unit } from './unit.ts';

/** A "qualification" may be a course; these are papers. */
const FIRM = cased({
  words:
    /licen[cs]|registr|registered|\b(?:class|cat|category|group)\.? ?\d medical|medical to (?:cat|class|group)|certificat|certified|accredit|authori[sz]ation|charter|passport|(?<!\b(?:credit|debit|payments?|gift|loyalty|bank|sim|store) )\bcard\b(?! (?:schemes?|payments?|issu|acquir|machines?|readers?|sales|terminals?|transact|networks?|data|process|fraud|holders?|business|industry|games?|stock|making|sort))|ticket|permit|clearance|berechtigung|schein\b|ausbildung|\babgeschlossene\w* lehre\b|rating|endors|habilitation|(?<!à )\btitre (?:d|pro)|brevet prof|bac pro|brief\b|\bmeister(?:prüfung|titel)|\bmeister(?:in)? (?:\(|im |in |des )|staatlich geprüft|\b[ns]vq\b|\bbtec\b|city (?:&|and) guilds|\blevel [2-8] (?:diploma|certificate|award)|\blevel [2-8](?: or (?:above|higher))? in [a-z]{4}|dipl[ôo]m\w* d.[ée]tat|\bregister\b|(?:eligible|entitled|approved|appointed) (?:to \w+ )?as\b|\broll of\b|on the (?:[\w'’]+ ){0,6}(?:register|registry|roll)\b|\bla qualité d['’e]|figure(?:z|r) (?:au|sur) |charterholder|(?:fellow|associate|licentiate|diplomate)(?:ship)? of|\bvetting\b|ausweis(?:es)?\b|abzeichen|bescheinigung|patent\b|approbation|konzession|bewilligung|beeidigung|vereidigung|registrierung|jagdschein|lehrerlaubnis|befähigungszeugnis|agréation|attestée? par|geprüfte[rnms]? |brevet (?:fédéral|cantonal)|titre fmh|membre (?:en règle |titulaire |agréé )?(?:de|du) (?:l['’])?(?:ordre|association|institut|chambre|barreau|collège)|(?:carte|certificat) de compétence|porteur d|staatsexamen|fachkunde|sachkunde|befähigung|nachweis\b|fachweiterbildung|(?:zulassung|bestellung|eintragung|ernennung|prüfung|examen) (?:als|zu[mr])|prüfung\b|anerkennung|zertifizierung als|(?:fach|ausübungs|fahr)bewilligung|attestation|certificat\b|brevet d|carte professionnelle|agrément|inscri(?:te?s?|ption) (?:à l|au |sur la)|assermenté/i,
  names:
    /\b[A-Z]{2,5} designations?\b|\bActive [A-Z]{3,5}\b(?=\s*(?:\([A-Z]|[.,;]|$))|\bCo[CP]s?\b|\b(?:CFC|EFZ|EBA)\b|\b[A-Z]{2,6} (?:[Ss]tage|[Ll]evel|[Pp]art|[Gg]rade|[Cc]at(?:egory)?|CAT|[Cc]lass) ?(?:\d|I{1,3}\b|[ABC]\b)|\b[A-Z][a-z]+ Qualification\b|\b[A-Z]{2,6} (?:\w+ )?badge\b|\b[A-Z]{3,6}[ -](?:approved|badged|ticketed)\b|\b[A-Z]{2,6} (?:[Mm]ember|[Ff]ellow)(?:ship)?\b|\b(?:BPSS|SC|DV|CTC|NPPV|STRAP|NATO)\b.{0,12}\b(?:level|clear)|\bclearance (?:at|of|to) \w+|\b[A-Z][A-Za-z]*[A-Z]{2,}[a-z]* (?:register|badge|award)\b|\b(?:CAP|BEP|BTM)\b|\b[Mm]ember(?:ship)? of (?:the )?(?:[A-Z]{3,}|(?:[A-Z]\w+ ){0,2}(?:Institut|Societ|Colleg|Associat|Academ|Guild))|\b[A-Z]\w+ Status\b/,
});

/** The units of the papers that `text` names, a unit for each group of which one is enough. */
export function papersAsked(text: string, make: Make): Unit[] {
  const groups = groupsAsked(text);
  const beside = ANY_OF.test(text) && groups.length === 1 ? namesBeside(text) : [];
  const named = groups.map((group) =>
    make(
      group[0]?.kind ?? 'certificate',
      !isOrdinary(group, text) &&
        !isCarriedWith(group, groups) &&
        !group.every((one) => isOnlyKnown(one, text)),
      { ...heldBy(group, text), namedBy: beside },
    ),
  );
  const offices = groups.length === 0 ? officesIn(text) : [];
  const papers = offices.length > 0 ? [make('certificate', true, heldBy(offices, text))] : named;
  return withDegree(papers, groups, text, make);
}

/** Of several things to know, some of which have the names of papers, none is a paper. */
function groupsAsked(text: string): Credential[][] {
  const isList = ANY_OF.test(text) || text.includes(',');
  return credentialGroups(text)
    .filter((group) => !isList || !group.every((one) => isOnlyKnown(one, text)))
    .filter((group) => !group.every((one) => isHandled(one, text)));
}

/** A degree stands for the first paper where it is an alternative to it or the same, and is a unit of its own elsewhere. */
function withDegree(papers: Unit[], groups: readonly Credential[][], text: string, make: Make): Unit[] {
  const whole = degreeAsked(text);
  if (whole === null) return papers;
  const degree = degreeAsked(withoutKinds(beforeYears(text))) ?? whole;
  const asked = { degreeLevel: degree.level, degreeFields: degree.fields };
  const [paper, ...others] = papers;
  // "A notarial training, be it a BTS or a master's": each of them is of that training.
  if (paper !== undefined && BE_IT.test(text)) return papers;
  if (paper !== undefined && ANY_OF.test(text) && !areBothAsked(text, groups)) {
    // "RMA or a diploma" names the diploma; "BTS, titre professionnel or equivalent" lets a degree stand for it.
    return /\bbac ?\+|\bbts\b|\bdegree\b|\bb\.?sc\b|\bhnd\b|\bstudium\b|\bhochschul|ingenieur/i.test(text) ||
      degreeLevelIn(text) > 0
      ? [{ ...paper, ...asked }, ...others]
      : papers;
  }
  if (paper !== undefined && groups.some((group) => group.some((one) => isDegree(one, text))))
    return [{ ...paper, ...asked }, ...others];
  if (paper === undefined) return besideDegree(text, asked, make);
  // "A master's in library studies" is that degree, and no other beside it.
  if (
    degree.fields === 0 &&
    papers.length === 1 &&
    paper.credentials.every((one) => one.name.endsWith(' degree'))
  )
    return papers;
  // "The WSET Diploma" is one paper.
  if (degree.level === 1 && /\bdiploma\b/i.test(text) && !areBothAsked(text, groups)) return papers;
  return [...papers, make('degree', true, asked)];
}

/** "A degree in this or a related field and the X designation": the paper stands behind an "and", and the choice before it. */
function areBothAsked(text: string, groups: readonly Credential[][]): boolean {
  return [...text.matchAll(AND)].some(({ index, 0: and }) => {
    const [head, tail] = [text.slice(0, index), text.slice(index + and.length)];
    if (openParentheses(head) > 0 || EITHER.test(head)) return false;
    const [degree, other] = degreeAsked(head) === null ? [tail, head] : [head, tail];
    if (degreeAsked(degree) === null || degreeAsked(other) !== null) return false;
    const places = groups.map((group) => group.flatMap((one) => placesOf(one, other, true)));
    return (
      places.every((each) => each.length > 0) &&
      !groups.some((group) => group.some((one) => placesOf(one, degree, true).length > 0)) &&
      !OR_FIRST.test(degree === head ? other.slice(0, places[0]?.[0]?.start) : degree)
    );
  });
}

const AND = /\s(?:and|plus|as well as|und|sowie|et|ainsi que)\s|;\s/giu;
const EITHER = /\b(?:either|entweder|soit|one of)\b/i;
/** Before what stands behind the "and". */
const OR_FIRST = /^\s*(?:\/|\bor\b|oder\b|ou\b)/i;

/** "Green Cert (Crops, or Herd Management), or a degree in agriculture": what a paper's parentheses name is no subject of the degree. */
function withoutKinds(text: string): string {
  const rest = text.replaceAll(/\([^()]*\)/g, (kinds, at: number) =>
    degreeAsked(kinds) === null && degreeAsked(text.slice(0, at)) === null ? ' ' : kinds,
  );
  return (degreeAsked(rest)?.fields ?? 0) > 0 ? rest : text;
}

const BE_IT =
  /\bbe it\b|\bwhether (?:it be |by |an? )|\bsei es\b|\b(?:qu['’]il s['’]agisse|que ce soit)(?!\p{L})/iu;

/** "A degree or a certificate from an approved program" is one of two; "a degree and the X credential" is both. */
function besideDegree(text: string, asked: Partial<Unit>, make: Make): Unit[] {
  const [, head = '', tail = ''] = AND_PAPER.exec(text) ?? [];
  if (degreeAsked(head) !== null && PAPER_ENDS.test(tail) && degreeAsked(tail) === null) {
    const namedBy = namesIn(tail).map(withoutCourse);
    if (namedBy.length > 0)
      return [...besideDegree(head, asked, make), make('certificate', true, { namedBy, anyOf: [] })];
  }
  const others = text
    .split(/\s\(?(?:or|oder|ou)\s|\beither\b/i)
    .flatMap((part) => (ANY_OF.test(text) ? part.split(BEHIND_TRAINING) : [part]))
    .filter((part) => !/^(?:higher|above|better|more|equivalent)\b/i.test(part.trim()))
    .filter((part) => degreeAsked(part) === null && (asksForCredential(part) || LETTERS.test(part)))
    .flatMap(namesIn)
    .map(withoutCourse)
    .filter((name) => name.size > 0);
  if (others.length > 0) return [make('degree', true, { ...asked, namedBy: others })];
  const degree = make('degree', true, asked);
  const [, added] = /\s(?:and|plus|und|et|with)\s(?:an? |the )?([^,;()]{2,60})$/i.exec(text) ?? [];
  if (added === undefined || !PAPER_ENDS.test(added) || degreeAsked(added) !== null) return [degree];
  const namedBy = namesIn(added).map(withoutCourse);
  return namedBy.length === 0 ? [degree] : [degree, make('certificate', true, { namedBy, anyOf: [] })];
}

/** "Ausbildung als A, B-Studium oder": the comma behind a training. */
export const BEHIND_TRAINING =
  /(?<=(?:ausbildung|lehre|apprenticeship|vocational training)\s[^,;()]{4,60}),\s(?!(?:and|und|et|with|mit)\s)/iu;

/** "A degree in this or that and a current licence": what an article begins is a thing of its own. */
const AND_PAPER =
  /^(.+)\s(?:and|plus|und|et|with)\s((?:an?|the|your|current|valid|full|eine?n?|une?)\s(?!.*\b(?:or|oder|ou)\b)[^,;()]{2,60})$/i;
/** What a paper is called by. */
const LETTERS = /\p{Ll}.*\b\p{Lu}{4,}\b/u;
const PAPER_ENDS = /(?:credential|certification|licen[cs]e|licensure|registration|certificate)\W*$/i;

/** What a course is called by says nothing of which paper it leads to. */
function withoutCourse(name: Terms): Terms {
  return new Map([...name].filter(([term]) => !COURSE.test(term)));
}

const COURSE =
  /^(?:program|programm|cours|train|school|institut\w*|colleg|recogn\w*|approv\w*|credenti\w*|ged|\p{L}+-(?:approv|accredit)\w*)$/u;

/** The unit of a paper that nobody has listed, by the names that it goes by in `text`; null where none is asked for. */
export function unlistedPaper(text: string, make: Make): Unit | null {
  if (!asksForCredential(text) || ANY_SCHOOLING.test(text) || handlesPapers(text)) return null;
  if (saysWorkedOn(text) && !saysOfAPerson(text)) return null;
  const isOfBody = BODYS_DIPLOMA.test(text);
  const plain = withoutRuledOut(text);
  const named = isOfBody ? plain.replace(/\([^()]*\)/g, ' ').replace(DIPLOMA_SUBJECT, '$1') : plain;
  const namedBy = namesIn(named.replace(SCHOOLED, ' ').replace(LEAVE_TO_PRACTISE, ' ').replace(OR_MORE, ' '));
  if (namedBy.length === 0 || (ONLY_KNOWN.test(text) && !FIRM.isIn(text))) return null;
  const isFirm =
    isOfBody ||
    LEAVE_TO_PRACTISE.test(text) ||
    FIRM.isIn(text) ||
    (IN_FORCE.test(text) && !/\btraining\b/i.test(text));
  return make('certificate', isFirm, { namedBy, anyOf: [] });
}

/** What a diploma is in, to the end of what is said. */
const DIPLOMA_SUBJECT = /(\bdiploma)\s+(?:in|of|on)\s.*$/i;
/** "Formal training or certification in engineering concepts" is whatever taught them. */
const ANY_SCHOOLING =
  /\b(?:training|education|coursework|study|experience) (?:or|and\/or|\/) (?:certifications?|qualifications?|accreditations?)\b(?! (?:as|from|with) )/i;
/** No other name of it. */
const OR_MORE = /\b(?:or|oder|ou) (?:above|higher|better|over|höher|besser|plus)\b/gi;
/** Left school: asked beside the paper. */
const SCHOOLED =
  /(?:high school diploma|secondary education|\bged\b)(?:,? or (?:an? )?(?:ged|equivalent|high school diploma))?,? (?:and|plus|with) /i;
/** "Experience of building permits", "knowledge of premises licences": papers that the work is on. */
const saysWorkedOn = testOf(
  /^\W*(?:(?:you )?(?:have|need|must have|bring) )?(?:(?:an?|some|any|the|proven|good|strong|solid|sound|previous|prior|hands-on|extensive|demonstrable|relevant|recent|practical|working|detailed|in-depth|excellent|thorough|deep|basic|gute|sehr gute|fundierte|bonnes?|solides?|première) ){0,3}(?:experienc\p{L}*|knowledge|understanding|familiar\p{L}*|background|track record|expertise|skill\p{L}*|confident\p{L}*|used to|erfahr\p{L}*|\p{L}*kenntnis\p{L}*|expériences?|connaissances?|maîtrise)\s+(?:of|in|with|around|on|using|mit|im|en|des?|du|dans|la|le|les)\s/iu,
);
/** What is said of who holds one. */
const saysOfAPerson = testOf(
  /certified|qualifi|chartered|licen[cs]ed|accredited|registered|\bh[eo]ld|passed|diplom|award|\bn?vqs?\b|btec|\blevel \d|degree|member|in[- ]date|\bvalid\b|\bcurrent\b|\bas an? |\byour own\b|ausbildung|prüfung|\bmeister|staatlich|geprüft|titulaire|brevet|(?<!\p{L})(?:cap|bep|bts|bac)(?!\p{L})/iu,
);
/** What is to be known is named after these. */
const ONLY_KNOWN =
  /^\W*(?:you )?(?:must |should |will |need to |have to )*(?:know|understand|be familiar with)\b/i;

/** Classes that one drives for a living. */
const HEAVY =
  /\b(?:categor(?:y|ies)|cat|class|kl(?:assen?)?|permis|fahrerlaubnis|führerschein|catégories?)\.?:? ?(?:c1?e?|c\+e|d1?)(?![\p{L}\d])|\b(?:c1?(?:\+?e)?|d1)(?: |-)(?:entitlement|categor(?:y|ies)|provisional|licen[cs]e|on your)/iu;

/** What most people hold and many leave out of a CV gates nothing. */
function isOrdinary(group: Credential[], text: string): boolean {
  if (HEAVY.test(text)) return false;
  return group.every((one) => one.name === 'driving licence' || one.name === 'first aid');
}

/** "A CDL with a current medical card": what is carried with a licence to drive is renewed in a day, and gates nothing of its own. */
function isCarriedWith(group: Credential[], groups: readonly Credential[][]): boolean {
  return (
    group.every((one) => one.name === 'DOT medical card' || one.name === 'tachograph card') &&
    groups.some((other) => other !== group && other.some((one) => OF_VEHICLES.test(one.name)))
  );
}

const OF_VEHICLES = /^(?:articulated lorry|bus|driving) licence$/;

function heldBy(group: Credential[], text: string): Partial<Unit> {
  return {
    credentials: group,
    anyOf: group.length > 1 ? group.map((one) => one.name) : [],
    ...(group.every((one) => OF_DRIVERS.test(one.name))
      ? { designators: { ...NO_DESIGNATORS, branches: branchesIn(text).filter(isOfCarried) } }
      : {}),
  };
}

/** "A Class 1 licence with the CPC and a tacho card": the class is the licence's, and these are only of goods or of people. */
const OF_DRIVERS = /^(?:driver CPC|tachograph card|DOT medical card)$/;
