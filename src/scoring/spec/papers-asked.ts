// The papers that a statement asks for: those that are known by name, degrees, and those that only the words around them
// tell. Pure.

import { isNamedIn, type Cased } from '../text/cased.ts';
import { credentialGroups } from './credential-groups.ts';
import { asksForCredential, IN_FORCE } from './credential-words.ts';
import type { Credential } from './credentials.ts';
import { degreeAsked } from './degrees.ts';
import { isDegree, isOnlyKnown } from './known-papers.ts';
import type { Make } from './make-unit.ts';
import { namesBeside, namesIn, officesIn } from './open-names.ts';
import { ANY_OF, type Terms } from './topics.ts';
import type { Unit } from './unit.ts';

/** A "qualification" may be a course; these are papers. */
const FIRM: Cased = {
  words:
    /licen[cs]|registr|registered|certificat|certified|accredit|charter|passport|\bcard\b|ticket|permit|clearance|berechtigung|schein\b|ausbildung|rating|endors|habilitation|\btitre (?:d|pro)|brevet prof|bac pro|brief\b|\b[ns]vq\b|\bbtec\b|city (?:&|and) guilds|\blevel [2-8] (?:diploma|certificate|award)|dipl[ôo]m\w* d.[ée]tat|\bregister\b|(?:eligible|entitled|approved|appointed) (?:to \w+ )?as\b/i,
  names:
    /\b(?:CAP|BEP|BTM)\b|\b[Mm]ember(?:ship)? of (?:the )?(?:[A-Z]{3,}|[A-Z]\w+ (?:Institut|Societ|Colleg|Associat))|\b[A-Z]\w+ Status\b/,
};

/** The units of the papers that `text` names, a unit for each group of which one is enough. */
export function papersAsked(text: string, make: Make): Unit[] {
  const groups = groupsAsked(text);
  const beside = ANY_OF.test(text) && groups.length === 1 ? namesBeside(text) : [];
  const named = groups.map((group) =>
    make(
      group[0]?.kind ?? 'certificate',
      !isOrdinary(group) && !group.every((one) => isOnlyKnown(one, text)),
      { ...heldBy(group), namedBy: beside },
    ),
  );
  const offices = groups.length === 0 ? officesIn(text) : [];
  const papers = offices.length > 0 ? [make('certificate', true, heldBy(offices))] : named;
  return withDegree(papers, groups, text, make);
}

/** Of several things to know, some of which have the names of papers, none is a paper. */
function groupsAsked(text: string): Credential[][] {
  const isList = ANY_OF.test(text) || text.includes(',');
  return credentialGroups(text).filter((group) => !isList || !group.every((one) => isOnlyKnown(one, text)));
}

/** A degree stands for the first paper where it is an alternative to it or the same, and is a unit of its own elsewhere. */
function withDegree(papers: Unit[], groups: readonly Credential[][], text: string, make: Make): Unit[] {
  const degree = degreeAsked(text);
  if (degree === null) return papers;
  const asked = { degreeLevel: degree.level, degreeFields: degree.fields };
  const [paper, ...others] = papers;
  if (paper !== undefined && ANY_OF.test(text)) {
    // "RMA or a diploma" names the diploma; "BTS, titre professionnel or equivalent" lets a degree stand for it.
    return /\bbac ?\+|\bbts\b|\bdegree\b|\bb\.?sc\b|\bhnd\b|\bstudium\b|\bhochschul/i.test(text)
      ? [{ ...paper, ...asked }, ...others]
      : papers;
  }
  if (paper !== undefined && groups.some((group) => group.some((one) => isDegree(one, text))))
    return [{ ...paper, ...asked }, ...others];
  if (paper === undefined) return besideDegree(text, asked, make);
  return [...papers, make('degree', true, asked)];
}

/** "A degree or a certificate from an approved program" is one of two; "a degree and the X credential" is both. */
function besideDegree(text: string, asked: Partial<Unit>, make: Make): Unit[] {
  const others = text
    .split(/\s\(?(?:or|oder|ou)\s|\beither\b/i)
    .filter((part) => degreeAsked(part) === null && asksForCredential(part))
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

const PAPER_ENDS = /(?:credential|certification|licen[cs]e|licensure|registration|certificate)\W*$/i;

/** What a course is called by says nothing of which paper it leads to. */
function withoutCourse(name: Terms): Terms {
  return new Map([...name].filter(([term]) => !COURSE.test(term)));
}

const COURSE =
  /^(?:program|programm|cours|train|school|institut\w*|colleg|recogn\w*|approv\w*|credenti\w*|ged|\p{L}+-(?:approv|accredit)\w*)$/u;

/** The unit of a paper that nobody has listed, by the names that it goes by in `text`; null where none is asked for. */
export function unlistedPaper(text: string, make: Make): Unit | null {
  if (!asksForCredential(text)) return null;
  const namedBy = namesIn(text.replace(SCHOOLED, ' '));
  if (namedBy.length === 0 || (ONLY_KNOWN.test(text) && !isNamedIn(text, FIRM))) return null;
  const isFirm = isNamedIn(text, FIRM) || (IN_FORCE.test(text) && !/\btraining\b/i.test(text));
  return make('certificate', isFirm, { namedBy, anyOf: [] });
}

/** Left school: asked beside the paper. */
const SCHOOLED =
  /(?:high school diploma|secondary education|\bged\b)(?:,? or (?:an? )?(?:ged|equivalent|high school diploma))?,? (?:and|plus|with) /i;
/** What is to be known is named after these. */
const ONLY_KNOWN =
  /^\W*(?:you )?(?:must |should |will |need to |have to )*(?:know|understand|be familiar with)\b/i;

/** What most people hold and many leave out of a CV gates nothing. */
function isOrdinary(group: Credential[]): boolean {
  return group.every((one) => one.name === 'driving licence' || one.name === 'first aid');
}

function heldBy(group: Credential[]): Partial<Unit> {
  return { credentials: group, anyOf: group.length > 1 ? group.map((one) => one.name) : [] };
}
