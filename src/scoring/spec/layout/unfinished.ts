// Where no statement ends: what a line that ends so says goes on in the next one. Pure.

import { testOf } from '../first-look.ts';

/** "Class A" and "Group A" are names, and end one. */
const UNFINISHED =
  /(?:,|(?<!\p{L})(?:and|or|of|the|an|(?<!(?<!\p{L})(?:class|grade|category|group|type) )a|in|with|for|to|at|by|from|as|on|our|your|their|than|und|oder|der|die|das|den|dem|des|mit|für|von|im|zur?|eine?r?|et|ou|de|du|la|le|les|une?|avec|pour))$/iu;
/** Items of a list may end so ("Who you are", "What we have"), and sentences do not. */
const UNFINISHED_IN_PROSE =
  /(?:[&(/]|(?<!\p{L})(?:a|its|is|are|be|have|has|will|must|you|we|eine[nm]|sie|wir|ihre?|par|vous|nous))$/iu;

/** Whether a line ends where no statement does. */
export const isUnfinished = testOf(UNFINISHED);

const isUnfinishedInProse = testOf(UNFINISHED_IN_PROSE);

/** Whether a line ends where no sentence does. */
export function isCutOff(line: string): boolean {
  return isUnfinished(line) || isUnfinishedInProse(line);
}
