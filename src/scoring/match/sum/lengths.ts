// How far a pair of texts is read as demands and their evidence, and how far as texts that are more or less alike. Of a long
// ad less is a demand, and a long CV meets more of them by chance; but where an ad names the papers that decide, they
// decide, however much is told around them. Pure.

import { languageOf, type WrittenLanguage } from '../../text/written-language.ts';
import type { Spec } from '../../read-spec.ts';
import { rememberedOf } from '../../text/remembered.ts';
import type { Unit } from '../../spec/units/unit.ts';

/** A spec of so many telling terms may be all demands; a longer one is so ever less. */
const TERMS = { all: 95, power: 3 };
/** With so many different terms a CV is a long one, and in full with so many more: a line more or less turns nothing over. */
const TOLD = { from: 70, range: 60 };
/** Hard demands, papers counted twice: with more than `few` the spec is a list of demands, wholly so with so many more. */
const DECIDING = { few: 2, range: 2 };
/** A text of so many telling terms is no ad but the manual of a job, ever more so with so many more. */
const MANUAL = { from: 260, range: 90 };

/** How far texts are long, and how far they are read as demands all the same; from 0 to 1. */
export type Lengths = { long: number; demands: number };

/** The lengths of a spec and of a CV that tells so many different terms. */
export function lengthsOf(spec: Spec, told: number): Lengths {
  const asking = Math.min(1, TERMS.all / Math.max(1, spec.termCount)) ** TERMS.power;
  const short = asking * (1 - share(told - TOLD.from, TOLD.range));
  return { long: 1 - short, demands: Math.max(short, decidingShare(spec)) };
}

/** How far the hard demands of a spec make it a list of demands. Years and degrees alone do not: every ad has them. */
const decidingShare = rememberedOf((spec: Spec): number => {
  const hard = spec.units.filter(({ strength }) => strength === 'hard');
  const written = languageOf(spec.units.map(({ text }) => text).join(' '));
  const papers = hard.filter((unit) => isDecidingPaper(unit, written)).length;
  if (papers === 0) return 0;
  const isAd = 1 - share(spec.termCount - MANUAL.from, MANUAL.range);
  return isAd * share(hard.length + papers - DECIDING.few, DECIDING.range);
});

/** A licence, a certificate, a clearance, or a language that the ad is not written in. */
function isDecidingPaper({ kind, credentials }: Unit, written: WrittenLanguage | null): boolean {
  if (kind === 'language') return !credentials.some(({ name }) => name === written);
  return kind === 'licence' || kind === 'certificate' || kind === 'clearance';
}

function share(over: number, range: number): number {
  return Math.max(0, Math.min(1, over / range));
}
