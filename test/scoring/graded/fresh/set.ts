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
import { assistantSocial } from './assistant-social.ts';
import { gmpQaManager } from './gmp-qa-manager.ts';
import { hgvMechanic } from './hgv-mechanic.ts';
import { interiorDesigner } from './interior-designer.ts';
import { personalTrainer } from './personal-trainer.ts';
import { quantitySurveyor } from './quantity-surveyor.ts';
import { shipsEngineer } from './ships-engineer.ts';
import { steuerfachangestellte } from './steuerfachangestellte.ts';
import { butcher } from './butcher.ts';
import { conducteurTravaux } from './conducteur-travaux.ts';
import { insolvencyAdministrator } from './insolvency-administrator.ts';
import { notarfachangestellte } from './notarfachangestellte.ts';
import { platformEngineer } from './platform-engineer.ts';
import { schoolNurse } from './school-nurse.ts';
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
  assistantSocial,
  gmpQaManager,
  hgvMechanic,
  interiorDesigner,
  personalTrainer,
  quantitySurveyor,
  shipsEngineer,
  steuerfachangestellte,
  butcher,
  conducteurTravaux,
  insolvencyAdministrator,
  notarfachangestellte,
  platformEngineer,
  schoolNurse,
];
