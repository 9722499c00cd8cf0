import type { GradedJob } from '../types.ts';
import { bPressureWelderEdmonton } from './b-pressure-welder-edmonton.ts';
import { backendPayoutsBerlin } from './backend-payouts-berlin.ts';
import { bauleiterHochbauWien } from './bauleiter-hochbau-wien.ts';
import { biomedizinischeAnalytikLinz } from './biomedizinische-analytik-linz.ts';
import { cdlAHazmatTankerDriverHoustonAgency } from './cdl-a-hazmat-tanker-driver-houston-agency.ts';
import { clinicalPsychologistChildYouthMelbourne } from './clinical-psychologist-child-youth-melbourne.ts';
import { communityPharmacistWesternQueensland } from './community-pharmacist-western-queensland.ts';
import { dataEngineerInsurerOhio } from './data-engineer-insurer-ohio.ts';
import { dentalHygienistKelownaFamilyPractice } from './dental-hygienist-kelowna-family-practice.ts';
import { dentalTherapistLeithNhsPractice } from './dental-therapist-leith-nhs-practice.ts';
import { electricalTesterLeeds } from './electrical-tester-leeds.ts';
import { elektrokontrolleurSursee } from './elektrokontrolleur-sursee.ts';
import { embeddedInfusionPumpsFranconia } from './embedded-infusion-pumps-franconia.ts';
import { firstContactPhysioCalderdaleGpFederation } from './first-contact-physio-calderdale-gp-federation.ts';
import { gasBoilerEngineerCork } from './gas-boiler-engineer-cork.ts';
import { gruppenleitungKitaWinterthur } from './gruppenleitung-kita-winterthur.ts';
import { icuStaffNurseGalwayAgency } from './icu-staff-nurse-galway-agency.ts';
import { industrialElectrician309aHamiltonContractor } from './industrial-electrician-309a-hamilton-contractor.ts';
import { insuranceDefenseAttorneyChicagoFirm } from './insurance-defense-attorney-chicago-firm.ts';
import { intensivpflegeAmbulantRostock } from './intensivpflege-ambulant-rostock.ts';
import { iosLoyaltyAppManchester } from './ios-loyalty-app-manchester.ts';
import { liftServiceEngineerLondon } from './lift-service-engineer-london.ts';
import { marineDieselTechnicianCairns } from './marine-diesel-technician-cairns.ts';
import { mriTechnologistWaikatoPrivateImaging } from './mri-technologist-waikato-private-imaging.ts';
import { networkSecurityTsSciMaryland } from './network-security-ts-sci-maryland.ts';
import { nicuRegisteredNurseDaytonHospital } from './nicu-registered-nurse-dayton-hospital.ts';
import { paramedicPrivateAmbulanceLimerick } from './paramedic-private-ambulance-limerick.ts';
import { ragEngineerLegalPublisherUtrecht } from './rag-engineer-legal-publisher-utrecht.ts';
import { registeredManagerChildrensHomeStaffordshire } from './registered-manager-childrens-home-staffordshire.ts';
import { restaurantGeneralManagerOttawaBrasserie } from './restaurant-general-manager-ottawa-brasserie.ts';
import { shutdownScaffolderKarratha } from './shutdown-scaffolder-karratha.ts';
import { specialEducationTeacherSanAntonioCharter } from './special-education-teacher-san-antonio-charter.ts';
import { sreHospitalRotasLeeds } from './sre-hospital-rotas-leeds.ts';
import { steuerfachangestellteMuenster } from './steuerfachangestellte-muenster.ts';
import { structuralEngineerCharteredBristol } from './structural-engineer-chartered-bristol.ts';
import { systemadministratorKlinikverbundRegensburg } from './systemadministrator-klinikverbund-regensburg.ts';
import { tankwagenfahrerNeuburgDonau } from './tankwagenfahrer-neuburg-donau.ts';
import { taxManagerCharlotteRegionalCpaFirm } from './tax-manager-charlotte-regional-cpa-firm.ts';
import { towerCraneOperatorDublin } from './tower-crane-operator-dublin.ts';
import { truckCoachTechnicianMississauga } from './truck-coach-technician-mississauga.ts';

export const frankJobs: GradedJob[] = [
  bPressureWelderEdmonton,
  backendPayoutsBerlin,
  bauleiterHochbauWien,
  biomedizinischeAnalytikLinz,
  cdlAHazmatTankerDriverHoustonAgency,
  clinicalPsychologistChildYouthMelbourne,
  communityPharmacistWesternQueensland,
  dataEngineerInsurerOhio,
  dentalHygienistKelownaFamilyPractice,
  dentalTherapistLeithNhsPractice,
  electricalTesterLeeds,
  elektrokontrolleurSursee,
  embeddedInfusionPumpsFranconia,
  firstContactPhysioCalderdaleGpFederation,
  gasBoilerEngineerCork,
  gruppenleitungKitaWinterthur,
  icuStaffNurseGalwayAgency,
  industrialElectrician309aHamiltonContractor,
  insuranceDefenseAttorneyChicagoFirm,
  intensivpflegeAmbulantRostock,
  iosLoyaltyAppManchester,
  liftServiceEngineerLondon,
  marineDieselTechnicianCairns,
  mriTechnologistWaikatoPrivateImaging,
  networkSecurityTsSciMaryland,
  nicuRegisteredNurseDaytonHospital,
  paramedicPrivateAmbulanceLimerick,
  ragEngineerLegalPublisherUtrecht,
  registeredManagerChildrensHomeStaffordshire,
  restaurantGeneralManagerOttawaBrasserie,
  shutdownScaffolderKarratha,
  specialEducationTeacherSanAntonioCharter,
  sreHospitalRotasLeeds,
  steuerfachangestellteMuenster,
  structuralEngineerCharteredBristol,
  systemadministratorKlinikverbundRegensburg,
  tankwagenfahrerNeuburgDonau,
  taxManagerCharlotteRegionalCpaFirm,
  towerCraneOperatorDublin,
  truckCoachTechnicianMississauga,
];
