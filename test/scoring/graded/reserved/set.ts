/** Jobs of the same recruiters that nobody has read since: neither a rule nor a worth has seen them. */
import { airlineFirstOfficer } from './airline-first-officer.ts';
import { appointedPersonLifting } from './appointed-person-lifting.ts';
import { immigrationAdviser } from './immigration-adviser.ts';
import { infirmierCoordinateurEhpad } from './infirmier-coordinateur-ehpad.ts';
import { internalAuditor } from './internal-auditor.ts';
import { iosDeveloper } from './ios-developer.ts';
import { occupationalTherapistAustralia } from './occupational-therapist-australia.ts';
import { probationOfficer } from './probation-officer.ts';
import { qaAutomationEngineer } from './qa-automation-engineer.ts';
import { restaurantGeneralManager } from './restaurant-general-manager.ts';
import { siteManager } from './site-manager.ts';
import { siteReliabilityEngineer } from './site-reliability-engineer.ts';
import type { GradedJob } from '../types.ts';

export const reservedJobs: GradedJob[] = [
  airlineFirstOfficer,
  appointedPersonLifting,
  immigrationAdviser,
  infirmierCoordinateurEhpad,
  internalAuditor,
  iosDeveloper,
  occupationalTherapistAustralia,
  probationOfficer,
  qaAutomationEngineer,
  restaurantGeneralManager,
  siteManager,
  siteReliabilityEngineer,
];
