// Statements as requirements: what is asked, how hard, and any of what.

import { isNamedIn, type Cased } from '../text/cased.ts';
import { termsOf } from '../text/terms.ts';
import type { Axis, ClientValues, Requirement, RequirementKind, Strength } from '../types.ts';
import {
  asksForCredential,
  credentialGroups,
  CREDENTIAL_WORD,
  IN_FORCE,
  placesOf,
  type Credential,
} from './credentials.ts';
import { demandsCharge } from './asking.ts';
import { degreeAsked, isTradeDiploma } from './degrees.ts';
import { designatorsIn, type Designators } from './designators.ts';
import { itemsOf, termsOfItems } from './enumeration.ts';
import { isDegree, isOnlyKnown } from './known-papers.ts';
import { minimumMonths } from './minimum-months.ts';
import { namesBeside, namesIn, officesIn } from './open-names.ts';
import type { Statement } from './statements.ts';
import {
  alternativesOf,
  ANY_OF,
  behindYears,
  ofAllYears,
  rootGroups,
  topicOf,
  type Terms,
} from './topics.ts';

/** A requirement with what it takes to find it in a CV. */
export type Unit = Requirement & {
  /** Terms with their weights; for skills and duties, and the topic of years. */
  terms: Terms;
  /** Credentials of which one is enough. */
  credentials: Credential[];
  /** Which of its kind: level, class, category. */
  designators: Designators;
  /** A credential under a name that is not listed: sets of words of which one is enough. */
  namedBy: Terms[];
  degreeLevel: number;
  /** Fields of study as bits; 0 for any. */
  degreeFields: number;
  minimumMonths: number;
  /** Roots of the words of the topic as they stand, then those of each alternative in it. */
  topicRoots: string[][];
  /** Alternatives of the topic of years. */
  topics: Terms[];
  /** A minimum within another: only its own topic counts. */
  isNarrow: boolean;
  /** One of the terms is enough. */
  isAnyOf: boolean;
  /** Of an any-of, the proper name before its parentheses. */
  head: string[];
  /** A list of things, each of which is asked for. */
  isEnumeration: boolean;
  /** Another tool of the kind is as good. */
  allowsSimilar: boolean;
  /** What is still being worked for counts. */
  allowsPursuit: boolean;
};

/** "Or equivalent experience" makes a paper learnable. */
const SOFT =
  /or (an )?equivalent (work|practical|professional|relevant)?\s*experience|\bor (?:an? )?(?:[a-z]+ ){0,2}(?:equivalent|comparable|similar) (?:[a-z]+ ){0,2}experience|working towards or\b|(?<!ability to )\b(?:obtain|obtained|gain|pass)\b[^.;]{0,50}\bwithin \S+ (?:\S+ )?(?:days|weeks|months|year)|\bwilling to (?:undergo|obtain|take|apply|study)|or (relevant|related|significant|proven|work|substantial) (work )?experience|or experience|\bor (?:an? |the )?(?:equivalent|comparable|appropriate|suitable|similar|equal|any)? ?(?:combination|mix|blend) of\b|\bor (?:an? |the )?(?:equivalent|comparable|same|similar)(?: level)?(?:,)? (?:gained |shown |earned |learnt )?(?:through|by|from|in|of)\b[^.;]{0,30}(?:experience|work|practice)|\bor (?:be )?able to (?:show|demonstrate|evidence|prove)|\b(?:equivalent|comparable|relevant|military)[^.;,]{0,30} experience (?:is |will be |may be )?(?:also )?(?:considered|accepted|counts|substituted)|preferably|(not|no) (strictly )?(essential|needed|required)|can be (gained|obtained|learnt)|substitut|in lieu|will train|(?:we|and) (?:can|are happy to|'ll|will) (?:train|teach|sponsor|put you through|pay for)|training (will be )?(given|provided)|qualified by experience|or (?:currently |actively )?(?:working|studying) (?:towards?|for)|or (?:be )?(?:willing|prepared|happy|ready|keen)(?:ness)? to|\bor (?:in )?training (?:for|towards)|part[- ]qualified|nearly qualified|\beligible (?:for|to obtain)|(?<!\bwith (?:the )?)\b(?:able|ability|eligible|eligibility) to (?:obtain|gain|pass|achieve)\b|\b(?:sc|dv|clearance)[- ]eligible|oder (?:eine )?(?:einschlägige|entsprechende|langjährige|gleichwertige|vergleichbare) (?:berufs)?erfahrung|ou (?:une )?expérience équivalente/i;
const PURSUIT =
  /enrolled|working towards|studying (for|towards)|(?:or )?(?:willing|able|prepared|eligible|happy|ready) to (?:obtain|achieve|gain|get|take|complete|pass|do)\b|eligible for|part[- ]qualified|or studying|in progress|ability to obtain|or part[- ]qualified|will upgrade|angestrebt|en cours(?! de validité)/i;
const LATER =
  /\bor\b[^.;]{0,20}\b(?:prepared|willing|happy|ready|keen|able)(?:ness)? to (?:take|learn|obtain|train|get|gain|study|acquire)/i;
/** A "qualification" may be a course; these are papers. */
const FIRM: Cased = {
  words:
    /licen[cs]|registr|registered|certificat|certified|accredit|charter|passport|\bcard\b|ticket|permit|clearance|berechtigung|schein\b|ausbildung|rating|endors|habilitation|\btitre (?:d|pro)|brevet prof|bac pro|brief\b|\b[ns]vq\b|\bbtec\b|city (?:&|and) guilds|\blevel [2-8] (?:diploma|certificate|award)|dipl[ôo]m\w* d.[ée]tat|\bregister\b|(?:eligible|entitled|approved|appointed) (?:to \w+ )?as\b/i,
  names:
    /\b(?:CAP|BEP|BTM)\b|\b[Mm]ember(?:ship)? of (?:the )?(?:[A-Z]{3,}|[A-Z]\w+ (?:Institut|Societ|Colleg|Associat))|\b[A-Z]\w+ Status\b/,
};
const SIMILAR =
  /or (?:a |an )?(?:similar|equivalent|comparable|other|another|like|your own)|such as|e\.g\.|\betc\b|vergleichbar|ähnlich|ou (?:équivalent|similaire)/i;
const SOFT_SKILL =
  /communicat|team ?player|self[- ]?motivat|self[- ]?starter|attention to detail|interpersonal|organi[sz]ed|flexible|proactive|passion|enthusias|positive|can-do|teamfähig|kommunikation|rigueur|autonom|zuverlässig|good humour|motivated|work (under pressure|independently)|problem[- ]solv|time management|rédactionnel|relationnel|sens d[eu] |travail en équipe|qualités? |esprit d.équipe|à l.écoute|eigeninitiative|belastbar|sorgf[äa]lt|kundenorient|arbeitsweise|organisationstalent|someone who (?!has\b|have\b|can\b|knows\b|holds\b|speaks\b|did\b)|(?:genuine|real) (?:interest|care)|sense of humour/i;
const WEIGHTS: Record<Strength, number> = { hard: 3, must: 2, duty: 0.6, nice: 0.5 };
/** What a credential's statement asks beside it weighs less, and only where it asks for enough. */
const BESIDE = { share: 0.4, terms: 3 };

/** The requirements of `statements`; axes that the client values more or less weigh half as much again or half. */
export function requirementsOf(statements: readonly Statement[], values: ClientValues): Unit[] {
  const units: Unit[] = [];
  for (const statement of statements) {
    if (['boilerplate', 'about', 'title'].includes(statement.kind)) continue;
    for (const unit of unitsOf(statement)) {
      if (isRepeated(unit, units)) continue;
      const value = unit.axis === null ? undefined : values[unit.axis];
      const factor = value === 'more' ? 1.5 : value === 'less' ? 0.5 : 1;
      const isNarrow =
        unit.minimumMonths > 0 && units.some((other) => other.minimumMonths > unit.minimumMonths);
      units.push({ ...unit, isNarrow, id: `r${units.length + 1}`, weight: unit.weight * factor });
    }
  }
  return units;
}

/** "After Part III" asks for it no second time. */
function isRepeated(unit: Unit, units: readonly Unit[]): boolean {
  const [first] = unit.credentials;
  return (
    first !== undefined &&
    units.some((other) => other.credentials.includes(first) && other.strength !== 'nice')
  );
}

function unitsOf(statement: Statement): Unit[] {
  const { text, kind: asked } = statement;
  const strengthOf = (isHard: boolean): Strength => {
    if (asked === 'must') return isHard && !SOFT.test(text) ? 'hard' : 'must';
    return asked === 'nice' ? 'nice' : 'duty';
  };
  const make = (kind: RequirementKind, isHard: boolean, more: Partial<Unit>): Unit => {
    const strength = strengthOf(isHard);
    return { ...blank(text), kind, strength, axis: axisOf(kind, text), weight: WEIGHTS[strength], ...more };
  };
  const units: Unit[] = [];
  if (asked !== 'duty') {
    // Of several things to know, some of which have the names of papers, none is a paper.
    const isList = ANY_OF.test(text) || text.includes(',');
    const groups = credentialGroups(text).filter(
      (group) => !isList || !group.every((one) => isOnlyKnown(one, text)),
    );
    const beside = ANY_OF.test(text) && groups.length === 1 ? namesBeside(text) : [];
    for (const group of groups)
      units.push(
        make(
          group[0]?.kind ?? 'certificate',
          !isOrdinary(group) && !group.every((one) => isOnlyKnown(one, text)),
          { ...heldBy(group), namedBy: beside },
        ),
      );
    const offices = groups.length === 0 ? officesIn(text) : [];
    if (offices.length > 0) units.push(make('certificate', true, heldBy(offices)));
    const degree = degreeAsked(text);
    const [paper] = units;
    if (degree !== null && paper !== undefined && ANY_OF.test(text)) {
      // "RMA or a diploma" names the diploma; "BTS, titre professionnel or equivalent" lets a degree stand for it.
      if (/\bbac ?\+|\bbts\b|\bdegree\b|\bb\.?sc\b|\bhnd\b/i.test(text))
        units[0] = { ...paper, degreeLevel: degree.level, degreeFields: degree.fields };
    } else if (
      degree !== null &&
      paper !== undefined &&
      groups.some((group) => group.some((one) => isDegree(one, text)))
    )
      units[0] = { ...paper, degreeLevel: degree.level, degreeFields: degree.fields };
    else if (degree !== null)
      units.push(make('degree', true, { degreeLevel: degree.level, degreeFields: degree.fields }));
  }
  const months = minimumMonths(text);
  if (months > 0) {
    const about = ofAllYears(units.length > 0 ? behindYears(text) : text);
    units.push(
      make('years', true, {
        minimumMonths: months,
        terms: topicOf(about),
        topics: alternativesOf(about),
        topicRoots: rootGroups(about),
      }),
    );
  }
  const isPaper = units.some((unit) => unit.credentials.length > 0 || unit.degreeLevel > 0);
  if (asked !== 'duty' && !isPaper && months === 0 && asksForCredential(text)) {
    const namedBy = namesIn(text);
    if (namedBy.length > 0)
      return [
        make('certificate', isNamedIn(text, FIRM) || (IN_FORCE.test(text) && !/\btraining\b/i.test(text)), {
          namedBy,
          anyOf: [],
        }),
      ];
  }
  const skill = skillBeside(text, units, isPaper);
  if (skill !== null) {
    const share = units.length > 0 ? BESIDE.share : 1;
    const items = units.length > 0 || ANY_OF.test(text) ? null : itemsOf(text);
    const unit = make(asked === 'duty' ? 'duty' : 'skill', units.length === 0 && demandsCharge(text), {
      terms: items === null ? skill : termsOfItems(items),
      isAnyOf: ANY_OF.test(text) && asked === 'must',
    });
    // What one may still learn is no lack.
    const isLater = unit.strength === 'must' && units.length === 0 && LATER.test(text);
    units.push({
      ...unit,
      ...(isLater ? { strength: 'nice', weight: WEIGHTS.nice } : { weight: unit.weight * share }),
    });
  }
  return units;
}

function blank(text: string): Unit {
  return {
    id: '',
    text,
    kind: 'skill',
    strength: 'must',
    axis: null,
    weight: 0,
    anyOf: [],
    terms: topicOf(text),
    credentials: [],
    designators: designatorsIn(text),
    namedBy: [],
    degreeLevel: 0,
    degreeFields: 0,
    minimumMonths: 0,
    topicRoots: [],
    topics: [],
    isNarrow: false,
    isAnyOf: false,
    head: headOf(text),
    isEnumeration: !ANY_OF.test(text) && itemsOf(text) !== null,
    allowsSimilar: SIMILAR.test(text),
    allowsPursuit: PURSUIT.test(text) && !/another state|any state/i.test(text),
  };
}

/** What most people hold and many leave out of a CV gates nothing. */
function isOrdinary(group: Credential[]): boolean {
  return group.every((one) => one.name === 'driving licence' || one.name === 'first aid');
}

/** The terms of a name in capitals that stands before parentheses with a choice in them. */
function headOf(text: string): string[] {
  const before = /^([^()]*?)\s*\([^)]*(?:\bor\b|,|\/)[^)]*\)/.exec(text)?.[1];
  const name = before === undefined ? undefined : /\b(?:[A-Z]{2,}[\w+#]*)$/.exec(before)?.[0];
  return name === undefined ? [] : termsOf(name).map(({ term }) => term);
}

function heldBy(group: Credential[]): Partial<Unit> {
  return { credentials: group, anyOf: group.length > 1 ? group.map((one) => one.name) : [] };
}

/** Whether each thing that a statement lists is a matter of character. */
function isSoftAlone(text: string): boolean {
  return text
    .split(/,|;|\b(?:and|und|et)\b/)
    .every((part) => !/\p{L}{3}/u.test(part) || SOFT_SKILL.test(part));
}

/** What a statement asks for beside papers and years, or null where that is nothing in particular. */
function skillBeside(text: string, units: readonly Unit[], isPaper: boolean): Terms | null {
  // "Qualified actuary (FIA, FFA or an equivalent fellowship)": the parentheses say the paper again.
  let rest = isPaper ? text.replace(/\([^()]*\b(?:or|oder|ou|equivalent)\b[^()]*\)/gi, ' ') : text;
  for (const unit of units) {
    for (const one of unit.credentials) {
      for (const { start, end } of placesOf(one, rest).toReversed())
        rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
    }
  }
  const terms = new Map([...topicOf(rest)].filter(([term]) => !isPaper || !CREDENTIAL_WORD.test(term)));
  if (SOFT_SKILL.test(text) && (terms.size < 4 || isSoftAlone(text))) return null;
  if (isTradeDiploma(text)) return null;
  if (units.some((unit) => unit.kind === 'language' || unit.kind === 'degree')) return null;
  const enough = units.length > 0 ? BESIDE.terms : 1;
  return terms.size >= enough ? terms : null;
}

function axisOf(kind: RequirementKind, text: string): Axis | null {
  if (
    kind === 'years' ||
    kind === 'seniority' ||
    /\b(lead|senior|head of|manage|mentor|director)\b/i.test(text)
  )
    return 'seniority';
  if (SOFT_SKILL.test(text) || /\bcultur|values\b/i.test(text)) return 'culture';
  if (/\b(industry|sector|domain|regulated|market)\b/i.test(text) || kind === 'domain') return 'industry';
  return kind === 'skill' || kind === 'certificate' || kind === 'duty' ? 'technical' : null;
}
