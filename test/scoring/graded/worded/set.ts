/** Jobs in the words of recruiters who had not seen the engine, written after it had been mended by those before; it is mended by these too. */
import { arboristClimber } from './arborist-climber.ts';
import { automotiveQualityEngineer } from './automotive-quality-engineer.ts';
import { bauleiterTiefbau } from './bauleiter-tiefbau.ts';
import { bilanzbuchhalter } from './bilanzbuchhalter.ts';
import { biomedicalScientistHaematology } from './biomedical-scientist-haematology.ts';
import { categoryBuyer } from './category-buyer.ts';
import { communityMentalHealthNurse } from './community-mental-health-nurse.ts';
import { companySecretary } from './company-secretary.ts';
import { conducteurTravauxGrosOeuvre } from './conducteur-travaux-gros-oeuvre.ts';
import { conferenceEventsManager } from './conference-events-manager.ts';
import { creditRiskAnalyst } from './credit-risk-analyst.ts';
import { ctRadiographer } from './ct-radiographer.ts';
import { developpeurBackendJava } from './developpeur-backend-java.ts';
import { environmentalHealthFood } from './environmental-health-food.ts';
import { erzieherinKrippe } from './erzieherin-krippe.ts';
import { executiveAssistant } from './executive-assistant.ts';
import { fpgaFirmwareEngineer } from './fpga-firmware-engineer.ts';
import { healthVisitor } from './health-visitor.ts';
import { hvacServiceTechnician } from './hvac-service-technician.ts';
import { insuranceClaimsHandler } from './insurance-claims-handler.ts';
import { itSystemadministrator } from './it-systemadministrator.ts';
import { juristeDroitSocial } from './juriste-droit-social.ts';
import { ks2Teacher } from './ks2-teacher.ts';
import { maintenanceElectrician } from './maintenance-electrician.ts';
import { marineChiefEngineer } from './marine-chief-engineer.ts';
import { marketingDataAnalyst } from './marketing-data-analyst.ts';
import { mlEngineerRecommender } from './ml-engineer-recommender.ts';
import { networkEngineerDc } from './network-engineer-dc.ts';
import { orthodonticNurse } from './orthodontic-nurse.ts';
import { penetrationTester } from './penetration-tester.ts';
import { praxismanagementMfa } from './praxismanagement-mfa.ts';
import { processSafetyEngineer } from './process-safety-engineer.ts';
import { productDesignerUx } from './product-designer-ux.ts';
import { quantitySurveyor } from './quantity-surveyor.ts';
import { residentialBlockManager } from './residential-block-manager.ts';
import { salesforceAdministrator } from './salesforce-administrator.ts';
import { sapFicoConsultant } from './sap-fico-consultant.ts';
import { secondarySenco } from './secondary-senco.ts';
import { seniorFrontendEngineer } from './senior-frontend-engineer.ts';
import { speechTherapistStroke } from './speech-therapist-stroke.ts';
import { spsProgrammierer } from './sps-programmierer.ts';
import { taxAdviser } from './tax-adviser.ts';
import { trainDriver } from './train-driver.ts';
import { warehouseShiftManager } from './warehouse-shift-manager.ts';
import type { GradedJob } from '../types.ts';

export const wordedJobs: GradedJob[] = [
  arboristClimber,
  automotiveQualityEngineer,
  bauleiterTiefbau,
  bilanzbuchhalter,
  biomedicalScientistHaematology,
  categoryBuyer,
  communityMentalHealthNurse,
  companySecretary,
  conducteurTravauxGrosOeuvre,
  conferenceEventsManager,
  creditRiskAnalyst,
  ctRadiographer,
  developpeurBackendJava,
  environmentalHealthFood,
  erzieherinKrippe,
  executiveAssistant,
  fpgaFirmwareEngineer,
  healthVisitor,
  hvacServiceTechnician,
  insuranceClaimsHandler,
  itSystemadministrator,
  juristeDroitSocial,
  ks2Teacher,
  maintenanceElectrician,
  marineChiefEngineer,
  marketingDataAnalyst,
  mlEngineerRecommender,
  networkEngineerDc,
  orthodonticNurse,
  penetrationTester,
  praxismanagementMfa,
  processSafetyEngineer,
  productDesignerUx,
  quantitySurveyor,
  residentialBlockManager,
  salesforceAdministrator,
  sapFicoConsultant,
  secondarySenco,
  seniorFrontendEngineer,
  speechTherapistStroke,
  spsProgrammierer,
  taxAdviser,
  trainDriver,
  warehouseShiftManager,
];
