// Reads a job spec once, for all the CVs that are scored against it.

import { accented, unaccentedLanguage } from './text/accented.ts';
import { canonical } from './text/stored/canonical.ts';
import { termWeight } from './text/terms/rarity.ts';
import { recased } from './text/recased.ts';
import { initialsOf, type Initials } from './text/terms/initials.ts';
import { termsOf } from './text/terms/terms.ts';
import { townsIn } from './spec/layout/towns.ts';
import { runsOf } from './cv/untrusted/copied.ts';
import { placesIn } from './match/papers/jurisdiction.ts';
import { familiesOf, type FamilyVector } from './match/posts/families.ts';
import { occupationsIn, type Occupied } from './match/posts/occupations.ts';
import { prepare } from './match/prepare.ts';
import { requirementsOf, type Unit } from './spec/units/read-requirements.ts';
import {
  ruledStatementsOf,
  statementsOf,
  type Statement,
  type StatementKind,
} from './spec/clauses/statements.ts';
import { laidPlain } from './spec/layout/laid-plain.ts';
import { withLostBreaks } from './spec/layout/lost-breaks.ts';
import { unglued } from './spec/layout/unglued.ts';
import type { SpecInput } from './types.ts';

/** A spec as the engine sees it; opaque to everyone else. */
export type Spec = {
  title: string;
  titleTerms: string[];
  /** The title without places and particulars. */
  coreTitle: ReadonlyMap<string, number>;
  units: Unit[];
  /** Telling terms of all requirements. */
  termCount: number;
  /** Term weights of the whole spec, by how much each statement counts. */
  vector: ReadonlyMap<string, number>;
  families: FamilyVector;
  /** The occupations that it speaks of, by the words that are their own, and by all that is near them. */
  occupations: Occupied;
  widely: Occupied;
  /** The places that it names. */
  places: ReadonlySet<string>;
  /** Terms of the towns that it stands in: they say where a post was, and nothing of its work. */
  towns: ReadonlySet<string>;
  /** What of it a CV may abbreviate or spell out. */
  initials: Initials;
  /** Runs of words, to recognise the spec in a CV. */
  runs: ReadonlySet<string>;
};

/** How high a post is says nothing of its work. */
const RANK =
  /^=?(?:first|second|third|chief|senior|junior|lead|deputy|mid-weight|midweight|head|principal|graduate|specialist|=specialist|want|needed)$/;

const KIND_WEIGHTS: Record<StatementKind, number> = {
  title: 3,
  must: 1.6,
  duty: 1,
  nice: 0.6,
  about: 0.5,
  boilerplate: 0.08,
};
/** The title says it, if anything does. */
const OCCUPATION_WEIGHTS: Record<StatementKind, number> = {
  ...KIND_WEIGHTS,
  title: 5,
  about: 0.3,
  boilerplate: 0,
};
const CHARACTERS_USED = 20_000;
/** No gap between cells is read as wider. */
const WIDE_GAP = ' '.repeat(16);
/** No line that is drawn by signs says more by being longer. */
const RULE_MAX = 16;
/** "Or an overseas trade that was assessed here": no place where the work is. */
const ABROAD = /^(?:overseas|foreign)$/i;

/** Reads a spec with the client's context and values, which are optional. */
export function readSpec(input: SpecInput): Spec {
  const written = writtenOf(input.jobSpec);
  const writtenContext = firstOf(input.clientContext ?? '');
  const language = unaccentedLanguage(written);
  const context = laidPlain(accented(writtenContext));
  // A title is too short to tell its language.
  const title = accented(canonical(input.title ?? '').text.trim(), language);
  const statements = statementsOf(linesRead(written, language), title || undefined);
  if (context.trim() !== '')
    statements.push(
      ...statementsOf(`Context\n${unglued(withLostBreaks(recased(context)))}`, undefined).slice(1),
    );
  const called = statements.find((statement) => statement.kind === 'title')?.text ?? '';
  const raw = new Map<string, number>();
  for (const { text: words, kind } of statements) {
    for (const { term } of termsOf(words)) raw.set(term, (raw.get(term) ?? 0) + KIND_WEIGHTS[kind]);
  }
  const vector = new Map(
    [...raw].map(([term, weight]) => [term, weight >= 1 ? 1 + Math.log(1 + weight) : weight]),
  );
  const units = requirementsOf(statements, input.clientValues ?? {});
  const told = statements.map(({ text: words, kind }) => ({ text: words, weight: OCCUPATION_WEIGHTS[kind] }));
  const spec: Spec = {
    title: called,
    titleTerms: termsOf(called)
      .map(({ term }) => term)
      .filter((term) => termWeight(term) > 0),
    coreTitle: new Map(
      termsOf(coreTitleText(called))
        .filter(({ term }, _, all) => all.length === 1 || !RANK.test(term))
        .map(({ term }) => [term, 1]),
    ),
    units,
    termCount: units.reduce((sum, unit) => sum + unit.terms.size, 0),
    vector,
    families: familiesOf(vector),
    occupations: occupationsIn(told),
    widely: occupationsIn(told, 'wide'),
    // A head of facts asks nothing and says where the work is.
    places: new Set([...placesIn(`${written}\n${writtenContext}`)].filter((place) => !ABROAD.test(place))),
    towns: townsIn(`${written}\n${writtenContext}`),
    initials: initialsOf(
      coreTitleText(called),
      units.map((unit) => unit.text),
    ),
    runs: runsOf(`${written}\n${writtenContext}`),
  };
  prepare(spec);
  return spec;
}

/** The clauses of a spec as the rules alone take them: what the reader of their signs learns from. */
export function ruledClausesOf(jobSpec: string): Statement[] {
  const written = writtenOf(jobSpec);
  const lines = linesRead(written, unaccentedLanguage(written));
  return ruledStatementsOf(lines, undefined).filter(({ kind }) => kind !== 'title');
}

function writtenOf(jobSpec: string): string {
  return firstOf(withCells(jobSpec));
}

/** A spec's text in the lines that its statements are read from. */
function linesRead(written: string, language: ReturnType<typeof unaccentedLanguage>): string {
  return unglued(withLostBreaks(recased(laidPlain(accented(written, language)))));
}

/** What of a text is used: neither its markup nor gaps without end take anything of it away, or time. */
function firstOf(source: string): string {
  return canonical(source)
    .text.replace(/ {17,}/g, WIDE_GAP)
    .replace(/([-._=*~#+])\1{16,}/g, (line) => line.slice(0, RULE_MAX))
    .replace(/\n(?: {0,16}\n){3,}/g, '\n\n\n')
    .slice(0, CHARACTERS_USED);
}

/** A table that was copied with tabs between its cells, with strokes between them. */
function withCells(text: string): string {
  if (!text.includes('\t')) return text;
  return text
    .split('\n')
    .map((line) => {
      const told = line.search(/\p{L}{2}/u) + 2;
      return told < 2 ? line : line.slice(0, told) + line.slice(told).replace(/\t(?=.)/gu, ' | ');
    })
    .join('\n');
}

/** The first part of a title, up to a dash, a comma or a parenthesis that leaves something before it. */
function coreTitleText(title: string): string {
  const once = title.replace(BOTH_FORMS, '');
  const first =
    once
      .split(/\s[-–|·]\s|[,(|·:]|\s-|\b(?:in|for|at|with|needed|required)\b/)
      .find((part) => /\p{L}{3}/u.test(part)) ?? once;
  // "FPGA / Firmware Engineer": letters alone call nobody.
  const [head = first, ...rest] = first.split('/').filter((part) => /\p{L}{3}/u.test(part));
  return rest.length > 0 && /^\s*\p{Lu}{3,5}\s*$/u.test(head) ? first : head;
}

/** "Conducteur ou conductrice", "Erzieher / Erzieherin": one calling, told for men and for women. */
const BOTH_FORMS =
  /(?<!\p{L})(\p{L}{4,20})\p{L}{0,4}(?: ?\/ ?|,? (?:ou|oder|or) (?:une? |eine )?)(?=\1\p{L}{0,5}(?!\p{L}))/giu;
