// Jobs and CVs in their writers' own words, by six recruiters who had not seen the engine; it was mended by them.

import type { GradedJob } from '../types.ts';
import { clercDeNotaire } from './clerc-de-notaire.ts';
import { commercialGasEngineer } from './commercial-gas-engineer.ts';
import { lohnbuchhalter } from './lohnbuchhalter.ts';
import { neonatalNurse } from './neonatal-nurse.ts';
import { pensionsActuary } from './pensions-actuary.ts';
import { platformEngineer } from './platform-engineer-again.ts';
import { pressureWelder } from './pressure-welder.ts';
import { residentialChildcareManager } from './residential-childcare-manager.ts';
import { steelDetailer } from './steel-detailer.ts';
import { cathLabNurse } from './cath-lab-nurse.ts';
import { fachkraftArbeitssicherheit } from './fachkraft-arbeitssicherheit.ts';
import { ifrsGroupAccountant } from './ifrs-group-accountant.ts';
import { machineVisionEngineer } from './machine-vision-engineer.ts';
import { paymentsProductManager } from './payments-product-manager.ts';
import { preparateurPharmacie } from './preparateur-pharmacie.ts';
import { smallAnimalVet } from './small-animal-vet.ts';
import { telehandlerOperator } from './telehandler-operator.ts';
import { tradeComplianceManager } from './trade-compliance-manager.ts';
import { aircraftStructures } from './aircraft-structures.ts';
import { clinicalSocialWorker } from './clinical-social-worker.ts';
import { conducteurDeLigne } from './conducteur-de-ligne.ts';
import { cyberIncidentResponder } from './cyber-incident-responder.ts';
import { dpOfficer } from './dp-officer.ts';
import { earlyChildhoodTeacher } from './early-childhood-teacher.ts';
import { forensicAccountant } from './forensic-accountant.ts';
import { hotelRevenueManager } from './hotel-revenue-manager.ts';
import { kaeltetechnik } from './kaeltetechnik.ts';
import { cncProgrammerSetter } from './cnc-programmer-setter.ts';
import { dataEngineerWarehouse } from './data-engineer-warehouse.ts';
import { electricalDesignEngineer } from './electrical-design-engineer.ts';
import { familyLawSolicitor } from './family-law-solicitor.ts';
import { ibode } from './ibode.ts';
import { icuNurse } from './icu-nurse-again.ts';
import { keyAccountManagerFmcg } from './key-account-manager-fmcg.ts';
import { paramedicIreland } from './paramedic-ireland.ts';
import { specialEducationTeacher } from './special-education-teacher-again.ts';
import { steuerfachwirt } from './steuerfachwirt.ts';
import { controleurGestionIndustriel } from './controleur-gestion-industriel.ts';
import { craneTechnician } from './crane-technician.ts';
import { csTeamLeadDutch } from './cs-team-lead-dutch.ts';
import { gmpSterileSupervisor } from './gmp-sterile-supervisor.ts';
import { hebamme } from './hebamme.ts';
import { lifeActuary } from './life-actuary-again.ts';
import { mechanicalEstimator } from './mechanical-estimator.ts';
import { occupationalHealthNurse } from './occupational-health-nurse.ts';
import { socAnalystL2 } from './soc-analyst-l2.ts';
import { solarPvElectrician } from './solar-pv-electrician.ts';

export const naturalJobs: readonly GradedJob[] = [
  clercDeNotaire,
  commercialGasEngineer,
  lohnbuchhalter,
  neonatalNurse,
  pensionsActuary,
  platformEngineer,
  pressureWelder,
  residentialChildcareManager,
  steelDetailer,
  cathLabNurse,
  fachkraftArbeitssicherheit,
  ifrsGroupAccountant,
  machineVisionEngineer,
  paymentsProductManager,
  preparateurPharmacie,
  smallAnimalVet,
  telehandlerOperator,
  tradeComplianceManager,
  aircraftStructures,
  clinicalSocialWorker,
  conducteurDeLigne,
  cyberIncidentResponder,
  dpOfficer,
  earlyChildhoodTeacher,
  forensicAccountant,
  hotelRevenueManager,
  kaeltetechnik,
  cncProgrammerSetter,
  dataEngineerWarehouse,
  electricalDesignEngineer,
  familyLawSolicitor,
  ibode,
  icuNurse,
  keyAccountManagerFmcg,
  paramedicIreland,
  specialEducationTeacher,
  steuerfachwirt,
  controleurGestionIndustriel,
  craneTechnician,
  csTeamLeadDutch,
  gmpSterileSupervisor,
  hebamme,
  lifeActuary,
  mechanicalEstimator,
  occupationalHealthNurse,
  socAnalystL2,
  solarPvElectrician,
];
