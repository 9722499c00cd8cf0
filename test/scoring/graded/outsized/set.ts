/** More of all those sizes that nobody has read since they were written: their figures are only counted. */
import { highRiskFootPodiatristNsw } from './high-risk-foot-podiatrist-nsw.ts';
import { liabilityClaimsHandlerIreland } from './liability-claims-handler-ireland.ts';
import { liftServiceEngineer } from './lift-service-engineer.ts';
import { mortgageUnderwriter } from './mortgage-underwriter.ts';
import { newsVideoEditorGerman } from './news-video-editor-german.ts';
import { peripateticTeacherOfTheDeaf } from './peripatetic-teacher-of-the-deaf.ts';
import { postgresqlAdministratorHanover } from './postgresql-administrator-hanover.ts';
import { pubPremisesManagerGlasgow } from './pub-premises-manager-glasgow.ts';
import { supermarketRefrigerationMechanicOntario } from './supermarket-refrigeration-mechanic-ontario.ts';
import type { GradedJob } from '../types.ts';

export const outsizedJobs: GradedJob[] = [
  highRiskFootPodiatristNsw,
  liabilityClaimsHandlerIreland,
  liftServiceEngineer,
  mortgageUnderwriter,
  newsVideoEditorGerman,
  peripateticTeacherOfTheDeaf,
  postgresqlAdministratorHanover,
  pubPremisesManagerGlasgow,
  supermarketRefrigerationMechanicOntario,
];
