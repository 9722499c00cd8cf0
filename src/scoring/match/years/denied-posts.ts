// Lines that say that somebody has had no post of a kind: "no post on an intensive care unit so far", "never worked in a
// bank", "keine Stelle in der Dialyse". Pure.

import { testOf } from '../../text/expressions/first-look.ts';

const DENIES_POSTS =
  /(?<!\p{L})(?:no|never (?:had|held) (?:a|any)|(?:not|n['’]t) (?:yet )?(?:had|held) (?:a|any)) (?:(?:\p{L}+[ -]){0,2})?(?:posts?|jobs?|positions?|roles?|employment)(?: (?:yet|so far))? (?:in|on|at|as|with|within)(?!\p{L})|(?<!\p{L})(?:(?:have|has|['’]ve|['’]s)(?: not|n['’]t) (?:yet |ever )?|never (?:yet )?)(?:been )?(?:worked|employed|served) (?:in|on|at|as|for|with|within)(?!\p{L})|(?<!\p{L})(?:(?:noch )?(?:keine|nie eine) (?:feste )?(?:stelle|anstellung|position) (?:in|als|bei|auf|im)|(?:noch )?(?:nie|nicht) (?:in|als|bei|auf|im) [^.;]{3,40} gearbeitet|(?:aucun|pas de) (?:poste|emploi) (?:en|dans|comme|au|à)|(?:jamais|pas encore|pas) travaillé (?:en|dans|comme|au|à|chez))(?!\p{L})/iu;

/** Whether a line denies posts, and not only work. */
export const deniesPosts = testOf(DENIES_POSTS);
