// The first look for what a text says of levels, classes and branches: asked of units and of the lines that answer them,
// which are few beside all lines. Pure as a whole.

import { firstLook } from '../../text/expressions/first-look.ts';

/** For the expressions of designators alone. */
export const { testOf, matchesOf } = firstLook();
