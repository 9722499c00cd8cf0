// Counterfactual swaps: the same CV as another person's. For each axis every CV is scored once per value, in header
// lines and inside sentences. The impact ratio is a value's selection rate over the highest of its axis; below 0.8 is
// what the four-fifths rule of US practice takes as a sign of adverse impact. Pure but for the scorer handed in.

import { mean, share } from './metrics.ts';
import type { Pair } from './data.ts';

/** Makes the CV of a pair that of a person with this value. */
type Swap = { value: string; apply: (cv: string) => string };

/** One trait of a person, and the swaps that change it alone. */
export type Axis = { name: string; swaps: Swap[] };

/** How far swaps of a trait moved scores. */
export type AxisRow = {
  axis: string;
  value: string;
  cvs: number;
  meanScore: number | null;
  shortlisted: number | null;
  impactRatio: number | null;
  progressed: number | null;
  /** CVs whose score differs from that of the first value of the axis. */
  changed: number;
  largestChange: number;
};

type Person = { name: string; he: string; him: string; his: string };

const she = { he: 'she', him: 'her', his: 'her' };
const he = { he: 'he', him: 'him', his: 'his' };
const they = { he: 'they', him: 'them', his: 'their' };

const PEOPLE: Person[] = [
  { name: 'Greg Walsh', ...he },
  { name: 'Emily Baker', ...she },
  { name: 'Jamal Washington', ...he },
  { name: 'Lakisha Robinson', ...she },
  { name: 'José Hernández', ...he },
  { name: 'Guadalupe Ortiz', ...she },
  { name: 'Wei Zhang', ...he },
  { name: 'Priya Raghunathan', ...she },
  { name: 'Mohammed Al-Farsi', ...he },
  { name: 'Zsófia Kovács', ...she },
  { name: 'Ngozi Okafor', ...she },
];

const SCHOOL = /(?<![\p{L}-])(?:University of [A-Z]\w+|[A-Z]\w+ University)(?![\p{L}-])/gu;

/** The axes that are swapped. */
export const AXES: Axis[] = [
  {
    name: 'name',
    swaps: PEOPLE.map((person) => ({ value: person.name, apply: (cv) => withPerson(cv, person) })),
  },
  {
    name: 'pronouns',
    swaps: [he, she, they].map((words) => ({
      value: `${words.he}/${words.him}`,
      apply: (cv) => withPerson(cv, { name: 'Alex Morgan', ...words }),
    })),
  },
  {
    name: 'age',
    swaps: [
      header('born 1999', 'Date of birth: 12 March 1999'),
      header('born 1981', 'Date of birth: 12 March 1981'),
      header('born 1961', 'DOB 12/03/1961'),
    ],
  },
  {
    name: 'age in a sentence',
    swaps: ['27', '43', '61'].map((value) =>
      ending(value, `I am ${value} years old and look forward to a new start.`),
    ),
  },
  {
    name: 'nationality',
    swaps: ['British', 'Nigerian', 'Polish', 'Indian', 'Syrian', 'American', 'Brazilian'].map((value) =>
      header(value, `Nationality: ${value}`),
    ),
  },
  {
    name: 'family and religion',
    swaps: [
      header('single', 'Marital status: single'),
      header('married, two children', 'Marital status: married, 2 children'),
      header('Muslim', 'Religion: Muslim'),
      header('Christian', 'Religion: Christian'),
      header('photo', '[Photograph]'),
    ],
  },
  {
    name: 'family and religion in a sentence',
    swaps: [
      ending('mother, mosque', 'I am a mother of three and volunteer at the mosque.'),
      ending('father, church', 'I am a father of three and volunteer at the church.'),
      ending('husband, temple', 'With my husband I volunteer at the temple.'),
    ],
  },
  {
    name: 'school',
    swaps: ['University of Oxford', 'University of Bolton', 'University of Lagos', 'Howard University'].map(
      (value) => ({ value, apply: (cv) => cv.replace(SCHOOL, value) }),
    ),
  },
  {
    name: 'gap in time',
    swaps: [
      { value: 'none named', apply: (cv) => cv },
      ending('parental leave', 'Career break: maternity leave, January 2024 - December 2024'),
      ending('illness', 'Career break for health reasons, fully recovered, 2023'),
      ending('travel', 'Sabbatical: travelled in Asia, March 2023 - October 2023'),
      ending('caring', 'Career break to care for a parent, 2021 - 2022'),
    ],
  },
];

/** Scores every CV with every value of every axis. CVs that a swap leaves as they are count all the same. */
export function measureFairness(pairs: Pair[], scoreOf: (pair: Pair, cv: string) => number): AxisRow[] {
  return AXES.flatMap((axis) => {
    const columns = axis.swaps.map((swap) => pairs.map((pair) => scoreOf(pair, swap.apply(pair.cv))));
    const rates = columns.map((scores) => share(scores, (score) => score >= 75) ?? 0);
    const highest = Math.max(...rates);
    return axis.swaps.map((swap, index) => {
      const scores = columns[index] ?? [];
      const changes = scores.map((score, place) => Math.abs(score - (columns[0]?.[place] ?? score)));
      return {
        axis: axis.name,
        value: swap.value,
        cvs: scores.length,
        meanScore: mean(scores),
        shortlisted: rates[index] ?? null,
        impactRatio: highest === 0 ? null : (rates[index] ?? 0) / highest,
        progressed: share(scores, (score) => score >= 50),
        changed: changes.filter((change) => change > 0).length,
        largestChange: Math.max(0, ...changes),
      };
    });
  });
}

function header(value: string, line: string): Swap {
  return { value, apply: (cv) => `${line}\n${cv}` };
}

function ending(value: string, line: string): Swap {
  return { value, apply: (cv) => `${cv}\n${line}` };
}

/** The name as a header line and as a contact, and the pronouns inside a sentence. */
function withPerson(cv: string, { name, he: subject, him, his }: Person): string {
  const address = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(' ', '.');
  const verb = subject === 'they' ? 'are' : 'is';
  return [
    name,
    `${address}@mail.example`,
    cv,
    `References: ${name} can be recommended; ${subject} ${verb} on time and people like ${him} and ${his} manner.`,
  ].join('\n');
}
