// Finance, insurance, law, people, marketing, sales, property, design.

import type { Field } from './field.ts';

export const OFFICE: Field = {
  aliases: [],
  licences: [],
  certificates: [],
  siblings: [],
};
