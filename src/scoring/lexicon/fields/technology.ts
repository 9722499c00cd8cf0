// Software, data, networks, telecoms, science.

import type { Field } from './field.ts';

export const TECHNOLOGY: Field = {
  aliases: [],
  licences: [],
  certificates: [],
  siblings: [],
};
