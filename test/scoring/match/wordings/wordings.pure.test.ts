// Papers, studies, languages, skills, duties and years of practice as ten or twelve ads each demand them, against CVs that show them and CVs that show less.
// Their writers had not seen the engine; the texts have been read since. Every ask meets one CV of either kind, by turns.

import { describe, expect, it } from 'vitest';
import type { RequirementKind } from '../../../../src/scoring/types.ts';
import { leastOf, outcomesOf } from '../../one-demand.ts';
import { CLEARANCES_AND_DRIVING } from './clearances-and-driving.ts';
import { DUTIES_IN_ENGLISH } from './duties-in-english.ts';
import { PAPERS_IN_GERMAN_AND_FRENCH } from './german-and-french.ts';
import { LANGUAGES_ASKED } from './languages.ts';
import { PAPERS_OF_NORTH_AMERICA_AND_AUSTRALIA } from './north-america-and-australia.ts';
import { SKILLS_IN_ENGLISH } from './skills-in-english.ts';
import { SKILLS_IN_GERMAN_AND_FRENCH } from './skills-in-german-and-french.ts';
import { STUDIES } from './studies.ts';
import { PAPERS_OF_UK_AND_IRELAND } from './uk-and-ireland.ts';
import type { WordedDemand } from './worded-demand.ts';
import { YEARS_IN_ENGLISH } from './years-in-english.ts';
import { YEARS_IN_FURTHER_TRADES } from './years-in-further-trades.ts';
import { YEARS_IN_GERMAN_AND_FRENCH } from './years-in-german-and-french.ts';

/** Which of a demand's outcomes are asked about. */
type Sought = (kind: RequirementKind) => boolean;
const isPaper: Sought = (kind) => kind !== 'skill' && kind !== 'years' && kind !== 'seniority';
/** Of a study nothing else may be read: what is left over is a demand that nobody meets. */
const isAny: Sought = (kind) => kind !== 'seniority';
const isYears: Sought = (kind) => kind === 'years';

type Stand = [where: string, rows: readonly WordedDemand[], isSought: Sought, held: number, less: number];
/** The share that was read as meant when this was last measured, less a point. */
const STANDS: readonly Stand[] = [
  ['papers of the United Kingdom and Ireland', PAPERS_OF_UK_AND_IRELAND, isPaper, 0.94, 0.95],
  ['papers of North America and Australia', PAPERS_OF_NORTH_AMERICA_AND_AUSTRALIA, isPaper, 0.92, 0.94],
  ['papers in German and French', PAPERS_IN_GERMAN_AND_FRENCH, isPaper, 0.9, 0.96],
  ['degrees, schools and trainings', STUDIES, isAny, 0.87, 0.93],
  ['years in English', YEARS_IN_ENGLISH, isYears, 0.86, 0.89],
  ['years in German and French', YEARS_IN_GERMAN_AND_FRENCH, isYears, 0.8, 0.85],
  ['years in further trades', YEARS_IN_FURTHER_TRADES, isYears, 0.42, 0.66],
  ['languages', LANGUAGES_ASKED, isAny, 0.86, 0.95],
  ['clearances, driving and tickets', CLEARANCES_AND_DRIVING, isPaper, 0.82, 0.89],
  ['skills in English', SKILLS_IN_ENGLISH, isAny, 0.5, 0.58],
  ['skills in German and French', SKILLS_IN_GERMAN_AND_FRENCH, isAny, 0.42, 0.77],
  ['duties in English', DUTIES_IN_ENGLISH, isAny, 0.29, 0.69],
];
const HELD_FROM = 0.7;

/** Whether the CV has what the ask demands; null where nothing is read that is to be held. */
function holds(title: string, ask: string, cv: string, isSought: Sought): boolean | null {
  const sought = outcomesOf({ title, ask }, cv).filter(({ kind }) => isSought(kind));
  return sought.length === 0 ? null : leastOf(sought) >= HELD_FROM;
}

describe.each(STANDS)('%s in the words of ads', (_, rows, isSought, held, less) => {
  const shareOf = (lists: 'held' | 'less'): { share: number; missed: string[] } => {
    const missed: string[] = [];
    let all = 0;
    for (const { title, asks, ...cvs } of rows)
      for (const [index, ask] of asks.entries()) {
        const cv = cvs[lists][index % cvs[lists].length] ?? '';
        all += 1;
        if (holds(title, ask, cv, isSought) !== (lists === 'held')) missed.push(`${ask} <- ${cv}`);
      }
    return { share: 1 - missed.length / all, missed };
  };

  it('are held by those who hold them', () => {
    const { share, missed } = shareOf('held');
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(held);
  });

  it('are not held by those who show less', () => {
    const { share, missed } = shareOf('less');
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(less);
  });
});
