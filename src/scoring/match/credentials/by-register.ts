// Studies that a register asks of everybody whom it admits: where an ad demands both, who is shown to be on the register has
// the studies too, whether the CV tells of them or not. Nothing is said of what comes on top of them. Pure.

import type { Unit } from '../../spec/units/read-requirements.ts';
import { MET_FROM, type Found } from '../found.ts';

/** The studies behind each register, by any of their names; nurses were admitted by a diploma, and by nothing above it. */
const STUDIES: Readonly<Record<string, { studies: RegExp; levelMax?: number }>> = {
  'pharmacist registration': { studies: /pharm/i },
  'medical registration': { studies: /\bmedic(?:al|ine)\b|médecine|medizin|\bmbbs\b|\bmb ?b?ch/i },
  'veterinary registration': { studies: /veterinar|\bb\.?v\.?sc|vétérinaire|tiermedizin/i },
  'midwife registration': { studies: /midwif|sage-femme|hebamm/i },
  'nursing registration': { studies: /nursing|infirmi|pfleg/i, levelMax: 1 },
  'physiotherapy registration': { studies: /physio|physical therap|kinésith/i },
  'paramedic registration': { studies: /paramedic/i },
  'dental hygiene licence': { studies: /hygien/i, levelMax: 1 },
  'architect registration': { studies: /architect/i },
  'social work registration': { studies: /social work/i },
  'professional engineer of Canada': { studies: /engineering/i },
};
/** What is got behind the register, or beside it. */
const ON_TOP =
  /(?<!\p{L})(?:DES|DU|DIU|DESC|capacité|post-?\s?grad\p{L}*|master['’]?s?|m\.?sc|ph\.?d|doctora(?:te|l)|special\p{L}+|spécial\p{L}+|fachweiterbildung|fellowship|residency|prescrib\p{L}*|advanced|additional|further)(?!\p{L})/iu;
/** As good as told. */
const CREDIT = 0.8;

/** The findings of a spec's papers, with the studies of those who are on their register. */
export function withRegisters(all: ReadonlyMap<Unit, Found>): Map<Unit, Found> {
  const registers = [...all].filter(
    ([{ credentials }, { credit, stance, note }]) =>
      credentials.length === 1 && stance === 'held' && credit === 1 && note === null,
  );
  return new Map(
    [...all].map(([unit, found]): [Unit, Found] => {
      if (found.credit >= MET_FROM || found.stance === 'denied' || !isOfStudies(unit)) return [unit, found];
      const on = registers.find(([{ credentials }]) => credentials.some(({ name }) => leadsTo(unit, name)));
      return [unit, on === undefined ? found : { ...on[1], credit: CREDIT }];
    }),
  );
}

function isOfStudies({ kind, credentials, degreeLevel }: Unit): boolean {
  return credentials.length === 0 && (degreeLevel > 0 || kind === 'certificate');
}

function leadsTo({ text, degreeLevel }: Unit, register: string): boolean {
  const { studies, levelMax } = STUDIES[register] ?? {};
  if (studies === undefined || (levelMax !== undefined && degreeLevel > levelMax)) return false;
  return studies.test(text) && !ON_TOP.test(text);
}
