// Sentences among demands that say something of them and ask for nothing: how strict a rule is, who will not sponsor a
// paper. Pure.

import { saysMust } from '../layout/headings.ts';
import { saysNice } from '../layout/wishes.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { saysWhoIsSought } from './asking.ts';

/** "The regulations are strict and so are we": how something is, before anything is asked. */
export function isOfWhatIs(text: string): boolean {
  return OF_WHAT_IS.test(text) && isRemark(text);
}

const OF_WHAT_IS =
  /^(?:die|der|das|unsere?|les?|la|nos|notre) (?!bewerber|kandidat|person\b|sprache|fähigkeit|kenntniss|erfahrung|candidat|personne|maîtrise|connaissance)[\p{L}-]+ (?:ist|sind|liegen|liegt|haben|hat|befinde[nt]|stehen|steht|est|sont|se trouvent|ont|a) (?!(?:bedingung|pflicht|voraussetzung|zwingend|notwendig|nötig|erforderlich|wünschenswert|von vorteil|obligatoire|exigé|indispensable|requis|souhaité))|^^(?:the|our|these|those|this|that) (?:(?!ability|skills?|right|ideal|successful|person|candidates?|applicants?|post-?holder|experience|knowledge)[\p{L}'’-]+ ){1,4}?(?:is|are|was|were|has been|have been) (?!to\b)/iu;

/** Whether what follows a demand says something of it: "the client will not sponsor one". */
export function isRemark(text: string): boolean {
  return (
    /^(?:the|we|it|this|that|there|our|these|those|because|but|so|any(?:one)? (?:one )?of them|either|both|whichever|die|der|das|unsere?|les?|la|nos|notre)\b/i.test(
      text,
    ) &&
    !saysMust(text) &&
    !saysNice(text) &&
    !saysWhoIsSought(text) &&
    minimumMonths(text) === 0
  );
}
