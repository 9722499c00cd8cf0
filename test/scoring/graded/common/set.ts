import type { GradedJob } from '../types.ts';
import { accountExecutiveConstructionSoftwareMontreal } from './account-executive-construction-software-montreal.ts';
import { amlComplianceManagerSingaporePayments } from './aml-compliance-manager-singapore-payments.ts';
import { azDriverCrossBorderMississauga } from './az-driver-cross-border-mississauga.ts';
import { clinicalLaboratoryScientistSacramentoHospital } from './clinical-laboratory-scientist-sacramento-hospital.ts';
import { cncMachinist5AxisWichitaAerospace } from './cnc-machinist-5-axis-wichita-aerospace.ts';
import { codedWelderSecundaShutdown } from './coded-welder-secunda-shutdown.ts';
import { communityPharmacistOntarioIndependent } from './community-pharmacist-ontario-independent.ts';
import { ctTechnologistWacoHealthSystem } from './ct-technologist-waco-health-system.ts';
import { digitalMarketingManagerGurugramD2c } from './digital-marketing-manager-gurugram-d2c.ts';
import { earlyChildhoodTeacherNewcastleNsw } from './early-childhood-teacher-newcastle-nsw.ts';
import { embeddedSoftwareEngineerStuttgartDrives } from './embedded-software-engineer-stuttgart-drives.ts';
import { emergencyStaffNurseLimerickAgency } from './emergency-staff-nurse-limerick-agency.ts';
import { gasEngineerLeedsFamilyFirm } from './gas-engineer-leeds-family-firm.ts';
import { goBackendDeveloperUtrechtCargoBikes } from './go-backend-developer-utrecht-cargo-bikes.ts';
import { headChefHobartRestaurant } from './head-chef-hobart-restaurant.ts';
import { hvacDesignEngineerDubaiConsultant } from './hvac-design-engineer-dubai-consultant.ts';
import { itSupportTechnicianCorkNursingHomes } from './it-support-technician-cork-nursing-homes.ts';
import { mobileCraneOperatorPilbaraFifo } from './mobile-crane-operator-pilbara-fifo.ts';
import { mortgageAdviserCorkBroker } from './mortgage-adviser-cork-broker.ts';
import { penetrationTesterManchesterCheckConsultancy } from './penetration-tester-manchester-check-consultancy.ts';
import { personalverrechnerLinzSteuerkanzlei } from './personalverrechner-linz-steuerkanzlei.ts';
import { physiotherapeutLeipzigPraxis } from './physiotherapeut-leipzig-praxis.ts';
import { qaAutomationEngineerPuneLendingProduct } from './qa-automation-engineer-pune-lending-product.ts';
import { quantitySurveyorCorkMainContractor } from './quantity-surveyor-cork-main-contractor.ts';
import { registeredCareHomeManagerShropshireCharity } from './registered-care-home-manager-shropshire-charity.ts';
import { residentialConveyancerHarrogateHighStreet } from './residential-conveyancer-harrogate-high-street.ts';
import { responsableEntrepotLesquinHygiene } from './responsable-entrepot-lesquin-hygiene.ts';
import { secondaryMathsTeacherHawkesBay } from './secondary-maths-teacher-hawkes-bay.ts';
import { seniorBuyerCityOregon } from './senior-buyer-city-oregon.ts';
import { supplyPlannerMississaugaFrozenBakery } from './supply-planner-mississauga-frozen-bakery.ts';
import { technicienMaintenanceAgroalimentaireLiege } from './technicien-maintenance-agroalimentaire-liege.ts';
import { veterinaryNurseAberdeenshirePractice } from './veterinary-nurse-aberdeenshire-practice.ts';

export const commonJobs: GradedJob[] = [
  accountExecutiveConstructionSoftwareMontreal,
  amlComplianceManagerSingaporePayments,
  azDriverCrossBorderMississauga,
  clinicalLaboratoryScientistSacramentoHospital,
  cncMachinist5AxisWichitaAerospace,
  codedWelderSecundaShutdown,
  communityPharmacistOntarioIndependent,
  ctTechnologistWacoHealthSystem,
  digitalMarketingManagerGurugramD2c,
  earlyChildhoodTeacherNewcastleNsw,
  embeddedSoftwareEngineerStuttgartDrives,
  emergencyStaffNurseLimerickAgency,
  gasEngineerLeedsFamilyFirm,
  goBackendDeveloperUtrechtCargoBikes,
  headChefHobartRestaurant,
  hvacDesignEngineerDubaiConsultant,
  itSupportTechnicianCorkNursingHomes,
  mobileCraneOperatorPilbaraFifo,
  mortgageAdviserCorkBroker,
  penetrationTesterManchesterCheckConsultancy,
  personalverrechnerLinzSteuerkanzlei,
  physiotherapeutLeipzigPraxis,
  qaAutomationEngineerPuneLendingProduct,
  quantitySurveyorCorkMainContractor,
  registeredCareHomeManagerShropshireCharity,
  residentialConveyancerHarrogateHighStreet,
  responsableEntrepotLesquinHygiene,
  secondaryMathsTeacherHawkesBay,
  seniorBuyerCityOregon,
  supplyPlannerMississaugaFrozenBakery,
  technicienMaintenanceAgroalimentaireLiege,
  veterinaryNurseAberdeenshirePractice,
];
