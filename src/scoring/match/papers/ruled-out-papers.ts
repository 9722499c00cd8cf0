// Papers that a demand names and will not take: "in-house approval to SNT-TC-1A will not be accepted". Whoever names that
// scheme and none of those that are asked for holds another paper. Pure.

import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { namingAs, type Naming } from './naming.ts';

/** A scheme by its letters and figures: "PCN", "SNT-TC-1A"; two letters are a method or a country. */
const SCHEME = /(?<![\p{L}\d-])(?=[\p{Lu}\d-]*\p{Lu})[\p{Lu}\d]+(?:-[\p{Lu}\d]+)*(?![\p{L}\d-])/gu;
const SCHEME_MIN = 3;

/** The schemes that a unit will not take, and those that it asks for. */
type Schemes = { refused: readonly string[]; asked: readonly string[] };

const schemesOf = rememberedOf(({ text, ruledOut }: Unit): Schemes => {
  const refused = ruledOut.flatMap(schemesIn);
  return { refused, asked: schemesIn(text).filter((one) => !refused.includes(one)) };
});

function schemesIn(text: string): string[] {
  return (text.match(SCHEME) ?? []).filter((one) => one.length >= SCHEME_MIN);
}

/** "In-house tickets are not accepted": who gave it, by a word. */
const GIVEN_AT_HOME =
  /(?<!\p{L})(?:in[- ]house|company(?:[- ]only)?|internal|employer['’]?s?|works)(?!\p{L})/iu;

/** The naming as one of another kind where its line names only what the unit refuses. */
export function ofRefusedScheme(naming: Naming, unit: Unit): Naming {
  if (unit.ruledOut.length === 0 || naming.stance !== 'held') return naming;
  const { refused, asked } = schemesOf(unit);
  const { line, words } = naming;
  const isRefused =
    (refused.some((one) => line.text.includes(one)) ||
      (unit.ruledOut.some((one) => GIVEN_AT_HOME.test(one)) && GIVEN_AT_HOME.test(line.text))) &&
    !asked.some((one) => line.text.includes(one));
  return isRefused ? namingAs('other', { line, words, isExplicit: true }) : naming;
}
