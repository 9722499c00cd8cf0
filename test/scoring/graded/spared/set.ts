/** Jobs of trades, transport and hotels, graded by a recruiter who had not seen the engine. Nobody has read them since: their figures are only counted. */
import { bridgeDesignEngineer } from './bridge-design-engineer.ts';
import { districtManagerBrussels } from './district-manager-brussels.ts';
import { fiveAxisCncProgrammer } from './five-axis-cnc-programmer.ts';
import { hotelRevenueManager } from './hotel-revenue-manager.ts';
import { liftServiceEngineer } from './lift-service-engineer.ts';
import { towerCraneOperator } from './tower-crane-operator.ts';
import { transmissionSystemOperator } from './transmission-system-operator.ts';
import { triebfahrzeugfuehrerGueterverkehr } from './triebfahrzeugfuehrer-gueterverkehr.ts';
import type { GradedJob } from '../types.ts';

export const sparedJobs: GradedJob[] = [
  bridgeDesignEngineer,
  districtManagerBrussels,
  fiveAxisCncProgrammer,
  hotelRevenueManager,
  liftServiceEngineer,
  towerCraneOperator,
  transmissionSystemOperator,
  triebfahrzeugfuehrerGueterverkehr,
];
