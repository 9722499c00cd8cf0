// Transport, logistics, kitchens, hotels, shops, security, beauty, sport.

import type { Field } from './field.ts';

export const SERVICES: Field = {
  aliases: [],
  licences: [],
  certificates: [],
  siblings: [],
};
