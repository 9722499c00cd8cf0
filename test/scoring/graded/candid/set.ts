import type { GradedJob } from '../types.ts';
import { cdlAFuelTankerDriverOhio } from './cdl-a-fuel-tanker-driver-ohio.ts';
import { chemistryTeacherShropshireComprehensive } from './chemistry-teacher-shropshire-comprehensive.ts';
import { childrensSocialWorkerWelshCouncil } from './childrens-social-worker-welsh-council.ts';
import { cloudPlatformEngineerRemoteEuPayments } from './cloud-platform-engineer-remote-eu-payments.ts';
import { codedPipeWelderWestCumbria } from './coded-pipe-welder-west-cumbria.ts';
import { conducteurTravauxElectriciteTertiaireLyon } from './conducteur-travaux-electricite-tertiaire-lyon.ts';
import { controlsEngineerMachineBuilderFortWayne } from './controls-engineer-machine-builder-fort-wayne.ts';
import { echoPhysiologistNhsUk } from './echo-physiologist-nhs-uk.ts';
import { fachpflegeIntensivstationKlinikumHessen } from './fachpflege-intensivstation-klinikum-hessen.ts';
import { fiveAxisMachinistAerospaceWichita } from './five-axis-machinist-aerospace-wichita.ts';
import { fullstackTypescriptHealthtechGalway } from './fullstack-typescript-healthtech-galway.ts';
import { headOfAmlPaymentsVilnius } from './head-of-aml-payments-vilnius.ts';
import { headPastryChefCountryHouseCotswolds } from './head-pastry-chef-country-house-cotswolds.ts';
import { internalAuditManagerColumbusManufacturer } from './internal-audit-manager-columbus-manufacturer.ts';
import { meQuantitySurveyorNavalBase } from './me-quantity-surveyor-naval-base.ts';
import { midwifeBirthingUnitAustralia } from './midwife-birthing-unit-australia.ts';
import { nlpEngineerInsurancePostLeipzig } from './nlp-engineer-insurance-post-leipzig.ts';
import { nursePractitionerPrimaryCareUs } from './nurse-practitioner-primary-care-us.ts';
import { projectArchitectDublinHousing } from './project-architect-dublin-housing.ts';
import { refrigerationMechanicHamiltonOntario } from './refrigeration-mechanic-hamilton-ontario.ts';
import { registeredManagerHomeCareEngland } from './registered-manager-home-care-england.ts';
import { reservingActuaryLondonMarketAgency } from './reserving-actuary-london-market-agency.ts';
import { residentialConveyancerLudlowSmallFirm } from './residential-conveyancer-ludlow-small-firm.ts';
import { technicianMotTesterBishopAuckland } from './technician-mot-tester-bishop-auckland.ts';

export const candidJobs: GradedJob[] = [
  cdlAFuelTankerDriverOhio,
  chemistryTeacherShropshireComprehensive,
  childrensSocialWorkerWelshCouncil,
  cloudPlatformEngineerRemoteEuPayments,
  codedPipeWelderWestCumbria,
  conducteurTravauxElectriciteTertiaireLyon,
  controlsEngineerMachineBuilderFortWayne,
  echoPhysiologistNhsUk,
  fachpflegeIntensivstationKlinikumHessen,
  fiveAxisMachinistAerospaceWichita,
  fullstackTypescriptHealthtechGalway,
  headOfAmlPaymentsVilnius,
  headPastryChefCountryHouseCotswolds,
  internalAuditManagerColumbusManufacturer,
  meQuantitySurveyorNavalBase,
  midwifeBirthingUnitAustralia,
  nlpEngineerInsurancePostLeipzig,
  nursePractitionerPrimaryCareUs,
  projectArchitectDublinHousing,
  refrigerationMechanicHamiltonOntario,
  registeredManagerHomeCareEngland,
  reservingActuaryLondonMarketAgency,
  residentialConveyancerLudlowSmallFirm,
  technicianMotTesterBishopAuckland,
];
