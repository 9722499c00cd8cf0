// One naming of a credential in a CV, and what it is worth by how it is meant. Pure.

import type { EvidenceLine } from '../../cv/read-cv.ts';
import type { Stance } from '../../cv/stance/said-around.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { NOTE } from '../notes.ts';

/** One naming of a credential in a CV. */
export type Naming = {
  line: EvidenceLine;
  words: string;
  stance: Stance | 'other';
  isExplicit: boolean;
  credit: number;
  /** Wished for or planned: nothing against one of another name that is held. */
  isWish?: boolean | undefined;
  /** Beside a place that the spec names: that it is held in another, too, says nothing against it. */
  isAtHome?: boolean;
};

/** What each stance is worth. */
export const CREDIT: Record<Naming['stance'], number> = {
  held: 1,
  pursued: 0.45,
  elsewhere: 0.45,
  other: 0.45,
  lapsed: 0.2,
  denied: 0,
};
/** What stands behind the name of a licence that is only the examination for it. */
export const ITS_EXAM =
  /^(?:['’]s|\p{L}*)?[\s-]*(?:licen[cs](?:e|ing|ure)['’]?s?[\s-]+|board[\s-]+|qualifying[\s-]+|national[\s-]+)*exam(?:ination)?s?(?!\p{L})/iu;
/** What limits it, in a few words. */
export const NOTES: Record<Naming['stance'], string | null> = {
  held: null,
  pursued: NOTE.pursued,
  elsewhere: NOTE.elsewhere,
  other: NOTE.otherLevel,
  lapsed: NOTE.lapsed,
  denied: NOTE.notHeld,
};
/** Among a dozen keywords it is as good as missing. */
export const IN_A_HEAP = 0.25;
const HEAP_COMMAS_MIN = 10;

/** The naming that `words` of a line are; `share`: what of its credit counts where the paper is held. */
export function namingAs(
  stance: Naming['stance'],
  {
    line,
    words,
    isExplicit,
    isWish,
    share = 1,
  }: Pick<Naming, 'line' | 'words' | 'isExplicit' | 'isWish'> & { share?: number },
): Naming {
  const credit = CREDIT[stance] * (stance === 'held' ? share : 1);
  return { line, words: words.toLowerCase(), stance, isExplicit, isWish, credit };
}

/** What a stance is to a unit: where it allows that a paper is still being worked for, that is enough. */
export function takenBy({ allowsPursuit }: Unit, said: Stance): Stance {
  return said === 'pursued' && allowsPursuit ? 'held' : said;
}

/** "Accreditation, provisional or higher": where that will do, the word says nothing against a paper. */
const TAKES_PROVISIONAL = /(?<!\b(?:not?|than|without|only) (?:\p{L}+ )?)\bprovisional(?!\p{L})/iu;

/** A line of a CV for a demand, without what the demand itself takes. */
export function asTaken(line: string, { text }: Pick<Unit, 'text'>): string {
  return TAKES_PROVISIONAL.test(text)
    ? line.replace(/\bprovisional(?:ly)?\b/giu, (word) => '_'.repeat(word.length))
    : line;
}

/** A dozen things between commas, without a date: keywords, and no word of holding any of them. */
export function isHeap({ text, section, role, listed }: EvidenceLine): boolean {
  if (role !== null || section === 'certificates' || section === 'education') return false;
  return listed >= HEAP_COMMAS_MIN && !/\d{4}/.test(text);
}
