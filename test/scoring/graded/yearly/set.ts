import type { GradedJob } from '../types.ts';
import { codedPipeWelderStockton } from './coded-pipe-welder-stockton.ts';
import { conveyancingSolicitorEnnisTwoPartnerPractice } from './conveyancing-solicitor-ennis-two-partner-practice.ts';
import { customerSuccessManagerDutchSaasUtrecht } from './customer-success-manager-dutch-saas-utrecht.ts';
import { customsClearingSupervisorMombasa } from './customs-clearing-supervisor-mombasa.ts';
import { eiCalibrationTechnicianCork } from './ei-calibration-technician-cork.ts';
import { electricienEntretienUsineSaintHyacinthe } from './electricien-entretien-usine-saint-hyacinthe.ts';
import { elementarpaedagoginKinderhausWienDonaustadt } from './elementarpaedagogin-kinderhaus-wien-donaustadt.ts';
import { environmentalHealthOfficerShireVictoria } from './environmental-health-officer-shire-victoria.ts';
import { generalMskSonographerAgencyTownsville } from './general-msk-sonographer-agency-townsville.ts';
import { gestionnairePaieCabinetVilleurbanne } from './gestionnaire-paie-cabinet-villeurbanne.ts';
import { highSchoolChemistryTeacherPennsylvaniaDistrict } from './high-school-chemistry-teacher-pennsylvania-district.ts';
import { hospiceMedicalSocialWorkerLcswOregonCoast } from './hospice-medical-social-worker-lcsw-oregon-coast.ts';
import { icuRegisteredNurseTeachingHospitalOntario } from './icu-registered-nurse-teaching-hospital-ontario.ts';
import { insuranceBrokerRuralCommercialToowoomba } from './insurance-broker-rural-commercial-toowoomba.ts';
import { issoTsSciSchrieverColoradoSprings } from './isso-ts-sci-schriever-colorado-springs.ts';
import { kaeltemonteurServiceOldenburg } from './kaeltemonteur-service-oldenburg.ts';
import { leadBreadBakerPortlandMaine } from './lead-bread-baker-portland-maine.ts';
import { licensedAircraftEngineerB1Changi } from './licensed-aircraft-engineer-b1-changi.ts';
import { medicalInterpreterSpanishSalemOregon } from './medical-interpreter-spanish-salem-oregon.ts';
import { mixedPracticeVetCarmarthenshireIndependent } from './mixed-practice-vet-carmarthenshire-independent.ts';
import { mobileCraneOperatorFifoPerth } from './mobile-crane-operator-fifo-perth.ts';
import { nurseryManagerFamilyOwnedSheffield } from './nursery-manager-family-owned-sheffield.ts';
import { payrollSpecialistUnionizedPlantHamilton } from './payroll-specialist-unionized-plant-hamilton.ts';
import { quantitySurveyorMainContractorCork } from './quantity-surveyor-main-contractor-cork.ts';
import { railTrafficControllerBilingualShortline } from './rail-traffic-controller-bilingual-shortline.ts';
import { refineryLabTechnicianSohar } from './refinery-lab-technician-sohar.ts';
import { reservingActuaryLloydsManagingAgentLondon } from './reserving-actuary-lloyds-managing-agent-london.ts';
import { ruralCommunityMidwifeTaranakiTrust } from './rural-community-midwife-taranaki-trust.ts';
import { sectionEngineerPaperMillKzn } from './section-engineer-paper-mill-kzn.ts';
import { seniorDataMlEngineerRetailBankBengaluru } from './senior-data-ml-engineer-retail-bank-bengaluru.ts';
import { seniorPharmacistAsepticCancerHospitalIreland } from './senior-pharmacist-aseptic-cancer-hospital-ireland.ts';
import { siteReliabilityEngineerPaymentsSingapore } from './site-reliability-engineer-payments-singapore.ts';

export const yearlyJobs: GradedJob[] = [
  codedPipeWelderStockton,
  conveyancingSolicitorEnnisTwoPartnerPractice,
  customerSuccessManagerDutchSaasUtrecht,
  customsClearingSupervisorMombasa,
  eiCalibrationTechnicianCork,
  electricienEntretienUsineSaintHyacinthe,
  elementarpaedagoginKinderhausWienDonaustadt,
  environmentalHealthOfficerShireVictoria,
  generalMskSonographerAgencyTownsville,
  gestionnairePaieCabinetVilleurbanne,
  highSchoolChemistryTeacherPennsylvaniaDistrict,
  hospiceMedicalSocialWorkerLcswOregonCoast,
  icuRegisteredNurseTeachingHospitalOntario,
  insuranceBrokerRuralCommercialToowoomba,
  issoTsSciSchrieverColoradoSprings,
  kaeltemonteurServiceOldenburg,
  leadBreadBakerPortlandMaine,
  licensedAircraftEngineerB1Changi,
  medicalInterpreterSpanishSalemOregon,
  mixedPracticeVetCarmarthenshireIndependent,
  mobileCraneOperatorFifoPerth,
  nurseryManagerFamilyOwnedSheffield,
  payrollSpecialistUnionizedPlantHamilton,
  quantitySurveyorMainContractorCork,
  railTrafficControllerBilingualShortline,
  refineryLabTechnicianSohar,
  reservingActuaryLloydsManagingAgentLondon,
  ruralCommunityMidwifeTaranakiTrust,
  sectionEngineerPaperMillKzn,
  seniorDataMlEngineerRetailBankBengaluru,
  seniorPharmacistAsepticCancerHospitalIreland,
  siteReliabilityEngineerPaymentsSingapore,
];
