// Schools, early years, social work, government, defence, culture, languages.

import type { Field } from './field.ts';

export const PUBLIC: Field = {
  aliases: [],
  licences: [],
  certificates: [],
  siblings: [],
};
