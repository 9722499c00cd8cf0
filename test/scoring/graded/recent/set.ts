// Jobs of common trades by two more recruiters. The rules have been mended by them.

import type { GradedJob } from '../types.ts';
import { backendEngineerGoNetherlands } from './backend-engineer-go-netherlands.ts';
import { bauleiterHochbauMuenster } from './bauleiter-hochbau-muenster.ts';
import { communityOtBand6 } from './community-ot-band-6.ts';
import { edNurseTexas } from './ed-nurse-texas.ts';
import { financialControllerIreland } from './financial-controller-ireland.ts';
import { hgvClass1CastleDonington } from './hgv-class-1-castle-donington.ts';
import { maintenanceElectricianUk } from './maintenance-electrician-uk.ts';
import { pensionsActuaryLeeds } from './pensions-actuary-leeds.ts';

export const recentJobs: GradedJob[] = [
  backendEngineerGoNetherlands,
  bauleiterHochbauMuenster,
  communityOtBand6,
  edNurseTexas,
  financialControllerIreland,
  hgvClass1CastleDonington,
  maintenanceElectricianUk,
  pensionsActuaryLeeds,
];
