/**
 * Jobs graded after the engine had been tuned on the others, in occupations that none of those has. Their figures are
 * shown apart: they say how the engine does on work it has not met. Grades were set before it was first run on them.
 */
import { actuary } from './actuary.ts';
import { chefPatissier } from './chef-patissier.ts';
import { codedWelder } from './coded-welder.ts';
import { conveyancer } from './conveyancer.ts';
import { craneOperator } from './crane-operator.ts';
import { dentalHygienist } from './dental-hygienist.ts';
import { gasEngineer } from './gas-engineer.ts';
import { icuNurse } from './icu-nurse.ts';
import { javaDeveloper } from './java-developer.ts';
import { krankenpfleger } from './krankenpfleger.ts';
import { radiographer } from './radiographer.ts';
import { siteReliability } from './site-reliability.ts';
import { trainDriver } from './train-driver.ts';
import { translator } from './translator.ts';
import type { GradedJob } from '../types.ts';

export const freshJobs: GradedJob[] = [
  actuary,
  chefPatissier,
  codedWelder,
  conveyancer,
  craneOperator,
  dentalHygienist,
  gasEngineer,
  icuNurse,
  javaDeveloper,
  krankenpfleger,
  radiographer,
  siteReliability,
  trainDriver,
  translator,
];
