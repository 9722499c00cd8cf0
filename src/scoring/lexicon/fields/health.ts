// Hospitals, care, pharmacy, laboratories, animals.

import type { Field } from './field.ts';

export const HEALTH: Field = {
  aliases: [],
  licences: [],
  certificates: [],
  siblings: [],
};
