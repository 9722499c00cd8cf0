// The first look at lines of specs. Pure as a whole.

import { firstLook } from '../text/expressions/first-look.ts';

/** For the expressions that are tried on specs alone. */
export const { mayMatch, testOf, inLettersOf } = firstLook();
