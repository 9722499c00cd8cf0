/** Everyday jobs of health, law, schools, software and money, graded by recruiters who had not seen the engine; it is mended by these too. */
import { bilingualSlpTexas } from './bilingual-slp-texas.ts';
import { conveyancerMelbourne } from './conveyancer-melbourne.ts';
import { ctRadiographerEngland } from './ct-radiographer-england.ts';
import { personInChargeIreland } from './person-in-charge-ireland.ts';
import { publicHealthInspectorOntario } from './public-health-inspector-ontario.ts';
import { sageFemmeNeuchatel } from './sage-femme-neuchatel.ts';
import { sencoSecondary } from './senco-secondary.ts';
import { trustsFundraiser } from './trusts-fundraiser.ts';
import type { GradedJob } from '../types.ts';

export const variedJobs: GradedJob[] = [
  bilingualSlpTexas,
  conveyancerMelbourne,
  ctRadiographerEngland,
  personInChargeIreland,
  publicHealthInspectorOntario,
  sageFemmeNeuchatel,
  sencoSecondary,
  trustsFundraiser,
];
