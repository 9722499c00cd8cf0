import type { GradedJob } from '../types.ts';
import { chemistryTeacherBristolAcademy } from './chemistry-teacher-bristol-academy.ts';
import { cncMachinistAerospaceOhio } from './cnc-machinist-aerospace-ohio.ts';
import { commercialInsuranceAccountExecutiveGalway } from './commercial-insurance-account-executive-galway.ts';
import { dairyFarmManagerTipperary } from './dairy-farm-manager-tipperary.ts';
import { dataAnalystPublicHospitalMelbourne } from './data-analyst-public-hospital-melbourne.ts';
import { dentalNurseNorwichImplantPractice } from './dental-nurse-norwich-implant-practice.ts';
import { dialysisRnSanAntonioOutpatientClinic } from './dialysis-rn-san-antonio-outpatient-clinic.ts';
import { doorSupervisorLeedsLateVenues } from './door-supervisor-leeds-late-venues.ts';
import { dotnetDeveloperSmallFirmBristol } from './dotnet-developer-small-firm-bristol.ts';
import { earlyChildhoodEducatorHamiltonMunicipal } from './early-childhood-educator-hamilton-municipal.ts';
import { familySocialWorkerGeelongCommunityAgency } from './family-social-worker-geelong-community-agency.ts';
import { filialleitungDrogerieGraz } from './filialleitung-drogerie-graz.ts';
import { fuelTankerDriverCdlMobileAlabama } from './fuel-tanker-driver-cdl-mobile-alabama.ts';
import { hairStylistChicagoColorSalon } from './hair-stylist-chicago-color-salon.ts';
import { hrGeneralistGalwayMedicalDevices } from './hr-generalist-galway-medical-devices.ts';
import { industrialMillwright433aHamilton } from './industrial-millwright-433a-hamilton.ts';
import { licensedAircraftEngineerB1LineGatwick } from './licensed-aircraft-engineer-b1-line-gatwick.ts';
import { medicalLaboratoryScientistTulsaHospital } from './medical-laboratory-scientist-tulsa-hospital.ts';
import { nightSeniorCarerLeedsCareHome } from './night-senior-carer-leeds-care-home.ts';
import { penetrationTesterConsultancyManchester } from './penetration-tester-consultancy-manchester.ts';
import { productManagerSaasMontrealBilingual } from './product-manager-saas-montreal-bilingual.ts';
import { propertyManagerGoldCoastAgency } from './property-manager-gold-coast-agency.ts';
import { rechtsanwaltsfachangestellteKoelnMietrecht } from './rechtsanwaltsfachangestellte-koeln-mietrecht.ts';
import { restaurantGeneralManagerOttawaBilingual } from './restaurant-general-manager-ottawa-bilingual.ts';
import { rgiGasServiceEngineerCork } from './rgi-gas-service-engineer-cork.ts';
import { seniorAccountantPublicPracticeBrisbane } from './senior-accountant-public-practice-brisbane.ts';
import { siteManagerNewBuildHousingLeeds } from './site-manager-new-build-housing-leeds.ts';
import { solarElectricianSunshineCoastQld } from './solar-electrician-sunshine-coast-qld.ts';
import { structuralEngineerBuildingsSeattle } from './structural-engineer-buildings-seattle.ts';
import { supervisingPharmacistKerryIndependent } from './supervising-pharmacist-kerry-independent.ts';
import { systemsAdministratorDefenseContractorVirginia } from './systems-administrator-defense-contractor-virginia.ts';
import { technicoCommercialItinerantLyonEmballage } from './technico-commercial-itinerant-lyon-emballage.ts';

export const monthlyJobs: GradedJob[] = [
  chemistryTeacherBristolAcademy,
  cncMachinistAerospaceOhio,
  commercialInsuranceAccountExecutiveGalway,
  dairyFarmManagerTipperary,
  dataAnalystPublicHospitalMelbourne,
  dentalNurseNorwichImplantPractice,
  dialysisRnSanAntonioOutpatientClinic,
  doorSupervisorLeedsLateVenues,
  dotnetDeveloperSmallFirmBristol,
  earlyChildhoodEducatorHamiltonMunicipal,
  familySocialWorkerGeelongCommunityAgency,
  filialleitungDrogerieGraz,
  fuelTankerDriverCdlMobileAlabama,
  hairStylistChicagoColorSalon,
  hrGeneralistGalwayMedicalDevices,
  industrialMillwright433aHamilton,
  licensedAircraftEngineerB1LineGatwick,
  medicalLaboratoryScientistTulsaHospital,
  nightSeniorCarerLeedsCareHome,
  penetrationTesterConsultancyManchester,
  productManagerSaasMontrealBilingual,
  propertyManagerGoldCoastAgency,
  rechtsanwaltsfachangestellteKoelnMietrecht,
  restaurantGeneralManagerOttawaBilingual,
  rgiGasServiceEngineerCork,
  seniorAccountantPublicPracticeBrisbane,
  siteManagerNewBuildHousingLeeds,
  solarElectricianSunshineCoastQld,
  structuralEngineerBuildingsSeattle,
  supervisingPharmacistKerryIndependent,
  systemsAdministratorDefenseContractorVirginia,
  technicoCommercialItinerantLyonEmballage,
];
