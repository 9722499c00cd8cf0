// Degrees told without their name: "I read Mechanical Engineering at Leeds, 2:1", "an der TU Dresden Maschinenbau studiert
// (Abschluss 2011)", "INSA Lyon, génie mécanique, 2012". That it was finished must be told too. Pure.

import { FIELD } from '../../spec/papers/degree-fields.ts';
import { degreeIn, type Degree } from '../../spec/papers/degrees.ts';
import { testOf } from '../../text/expressions/first-look.ts';

/** A subject that was read somewhere. */
const READ =
  /(?<!\p{L})(?:(?:[Rr]ead|[Ss]tudied|[Gg]raduated in|took (?:a|my) degree in) (?:\p{L}+[ -]){1,5}?(?:at|from|in) \p{Lu}|(?:an der|am|in) (?:\p{L}+ )?(?:TU|TH|FH|HTW|RWTH|KIT|ETH|Uni|Universität|Hochschule)(?!\p{L})[^.;]{0,70}studiert)/u;
/** How it ended. */
const FINISHED =
  /(?<!\p{L})(?:2:[12]|first[- ]class|with a first|a first|upper second|lower second|honours|distinction|graduated|abschluss|note \d|diplom|bachelor|master|prädikat)(?!\p{L})/iu;
/** Schools whose graduates have a degree of the third step, by what they teach. */
const SCHOOLS: readonly (readonly [fields: number, name: RegExp])[] = [
  [
    FIELD.engineering,
    /(?<!\p{L})(?:INSA|[ÉE]cole [Cc]entrale|Centrale(?:Supélec| (?:Nantes|Lyon|Lille|Paris|Marseille))|CentraleSupélec|Polytechnique|Mines (?:Paris|de |d['’])|[ÉE]cole des (?:Mines|Ponts)|Ponts ParisTech|Arts et Métiers|ENSAM|ENSTA|Supaero|ISAE|ENAC|ESTP|UTC|UTBM|UTT|ENSEEIHT|ESIEE|ESTACA|IMT [A-Z])(?!\p{Ll})/u,
  ],
  [
    FIELD.computing | FIELD.engineering,
    /(?<!\p{L})(?:Epitech|EPITECH|EPITA|Epita|ENSIMAG|Ensimag|ENSIIE|Supinfo|SUPINFO|EFREI|Efrei|ISEP|ESILV|Télécom (?:Paris|SudParis|Bretagne|Nancy))(?!\p{Ll})/u,
  ],
  [
    FIELD.business,
    /(?<!\p{L})(?:HEC(?! Genève| Lausanne)|ESSEC|ESCP|EDHEC|emlyon|EM Lyon|Audencia|Kedge|KEDGE|Skema|SKEMA|NEOMA|Grenoble [ÉE]cole de Management)(?!\p{Ll})/u,
  ],
];
const isRead = testOf(READ);
const ofSchool = SCHOOLS.map(([fields, name]) => ({ fields, isNamed: testOf(name) }));
/** When one left it, or as what. */
const LEFT_IT =
  /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:promo(?:tion)?|diplômée?|ingénieure?|ancien(?:ne)? élève)(?!\p{L})/iu;
/** Who works or teaches at one is not its graduate. */
const AT_WORK =
  /(?<!\p{L})(?:enseign\p{L}+|professeure?|cours à|intervenante?|vacataire|chargée? de|partenariat|recrut\p{L}+|stagiaires|élèves d|jury|clients?|lecturer|teach\p{L}*|taught)(?!\p{L})/iu;

/** "Two-year surgical technology program at Lakes College, finished 2017": what colleges teach for a trade. */
const PROGRAM =
  /(?<!\p{L})(?:one|two|three|four|[1-4]|\d\d)[- ](?:year|month)s? (?:\p{L}[\p{L}&-]* ){1,5}?program(?:me)?(?: at|,| of| from| -) [^.;]{3,80}/iu;
const PASSED = /(?<!\p{L})(?:finished|graduated|completed|graduate|class of|certificate|diploma)(?!\p{L})/iu;
const isOfProgram = testOf(PROGRAM);

/** Whether a line may tell a degree so. */
export function mayTellStudies(text: string): boolean {
  return isRead(text) || isOfProgram(text) || ofSchool.some(({ isNamed }) => isNamed(text));
}

/** The degree that a line tells without its name; null where it tells none. */
export function studiesTold(text: string): Degree | null {
  if (isRead(text) && FINISHED.test(text)) return degreeIn(`degree ${text}`);
  if (isOfProgram(text) && PASSED.test(text)) return degreeIn(`diploma in ${text}`);
  const school = ofSchool.find(({ isNamed }) => isNamed(text));
  if (school === undefined || !LEFT_IT.test(text) || AT_WORK.test(text)) return null;
  const named = degreeIn(`degree ${text}`);
  return { level: 3, name: "a master's degree", fields: (named?.fields ?? 0) | school.fields };
}
