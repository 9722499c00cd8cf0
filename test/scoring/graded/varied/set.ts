/** Everyday jobs of health, law, schools, software and money, graded by recruiters who had not seen the engine; it is mended by these too. */
import { accountExecutiveDach } from './account-executive-dach.ts';
import { analyticsEngineerSydney } from './analytics-engineer-sydney.ts';
import { bilingualSlpTexas } from './bilingual-slp-texas.ts';
import { checkPenetrationTester } from './check-penetration-tester.ts';
import { conveyancerMelbourne } from './conveyancer-melbourne.ts';
import { ctRadiographerEngland } from './ct-radiographer-england.ts';
import { financialControllerJohannesburg } from './financial-controller-johannesburg.ts';
import { floridaPropertyAdjuster } from './florida-property-adjuster.ts';
import { mainframeCobolDeveloper } from './mainframe-cobol-developer.ts';
import { personInChargeIreland } from './person-in-charge-ireland.ts';
import { publicHealthInspectorOntario } from './public-health-inspector-ontario.ts';
import { sageFemmeNeuchatel } from './sage-femme-neuchatel.ts';
import { sencoSecondary } from './senco-secondary.ts';
import { seniorEcologistCouncil } from './senior-ecologist-council.ts';
import { structuralPackagingDesigner } from './structural-packaging-designer.ts';
import { trustsFundraiser } from './trusts-fundraiser.ts';
import type { GradedJob } from '../types.ts';

export const variedJobs: GradedJob[] = [
  accountExecutiveDach,
  analyticsEngineerSydney,
  bilingualSlpTexas,
  checkPenetrationTester,
  conveyancerMelbourne,
  ctRadiographerEngland,
  financialControllerJohannesburg,
  floridaPropertyAdjuster,
  mainframeCobolDeveloper,
  personInChargeIreland,
  publicHealthInspectorOntario,
  sageFemmeNeuchatel,
  sencoSecondary,
  seniorEcologistCouncil,
  structuralPackagingDesigner,
  trustsFundraiser,
];
