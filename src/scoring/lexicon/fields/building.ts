// Building, crafts, engineering, manufacturing, energy.

import type { Field } from './field.ts';

export const BUILDING: Field = {
  aliases: [],
  licences: [],
  certificates: [],
  siblings: [],
};
