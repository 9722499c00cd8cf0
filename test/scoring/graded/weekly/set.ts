import type { GradedJob } from '../types.ts';
import { analysteBiCooperativeLevis } from './analyste-bi-cooperative-levis.ts';
import { auditSeniorNonprofitDenver } from './audit-senior-nonprofit-denver.ts';
import { commercialInsuranceBrokerLondonOntario } from './commercial-insurance-broker-london-ontario.ts';
import { communityMentalHealthNurseYorkshireNhs } from './community-mental-health-nurse-yorkshire-nhs.ts';
import { conducteurBusSaintBrieuc } from './conducteur-bus-saint-brieuc.ts';
import { creditControllerMateriauxNivelles } from './credit-controller-materiaux-nivelles.ts';
import { ctTechnologistOntarioRegionalHospital } from './ct-technologist-ontario-regional-hospital.ts';
import { customsEntryClerkFelixstowe } from './customs-entry-clerk-felixstowe.ts';
import { dentalHygienistOregonFamilyPractice } from './dental-hygienist-oregon-family-practice.ts';
import { expertinIntensivpflegeBernRegionalspital } from './expertin-intensivpflege-bern-regionalspital.ts';
import { heavyDieselFitterToowoombaLinehaul } from './heavy-diesel-fitter-toowoomba-linehaul.ts';
import { hrBeratungMaschinenbauBurgdorf } from './hr-beratung-maschinenbau-burgdorf.ts';
import { javaDeveloperPaymentsPune } from './java-developer-payments-pune.ts';
import { kaeltetechnikerServiceKassel } from './kaeltetechniker-service-kassel.ts';
import { mlEngineerLlmWroclaw } from './ml-engineer-llm-wroclaw.ts';
import { networkEngineerDefenseHuntsville } from './network-engineer-defense-huntsville.ts';
import { optometristNelsonIndependent } from './optometrist-nelson-independent.ts';
import { payrollOfficerFoodPlantGalway } from './payroll-officer-food-plant-galway.ts';
import { pharmacienHospitalierChimiotherapiesChFrance } from './pharmacien-hospitalier-chimiotherapies-ch-france.ts';
import { plumberPapamoaSmallFirm } from './plumber-papamoa-small-firm.ts';
import { propertyManagerNewcastleNsw } from './property-manager-newcastle-nsw.ts';
import { qaSpecialistBiologicsLimerick } from './qa-specialist-biologics-limerick.ts';
import { qualityEngineerAutomotiveHollandMi } from './quality-engineer-automotive-holland-mi.ts';
import { railSignallingTechnicianDoncaster } from './rail-signalling-technician-doncaster.ts';
import { residentialConveyancingSolicitorHarrogate } from './residential-conveyancing-solicitor-harrogate.ts';
import { restaurantGeneralManagerStellenbosch } from './restaurant-general-manager-stellenbosch.ts';
import { sapSdInhouseBeraterBielefeld } from './sap-sd-inhouse-berater-bielefeld.ts';
import { siteManagerHousingNaas } from './site-manager-housing-naas.ts';
import { specialistSchoolTeacherMelbourneAgency } from './specialist-school-teacher-melbourne-agency.ts';
import { speechLanguageTherapistGalwayChildrenDisability } from './speech-language-therapist-galway-children-disability.ts';
import { structuralEngineerKelownaBuildings } from './structural-engineer-kelowna-buildings.ts';
import { uxDesignerEhealthUtrecht } from './ux-designer-ehealth-utrecht.ts';

export const weeklyJobs: GradedJob[] = [
  analysteBiCooperativeLevis,
  auditSeniorNonprofitDenver,
  commercialInsuranceBrokerLondonOntario,
  communityMentalHealthNurseYorkshireNhs,
  conducteurBusSaintBrieuc,
  creditControllerMateriauxNivelles,
  ctTechnologistOntarioRegionalHospital,
  customsEntryClerkFelixstowe,
  dentalHygienistOregonFamilyPractice,
  expertinIntensivpflegeBernRegionalspital,
  heavyDieselFitterToowoombaLinehaul,
  hrBeratungMaschinenbauBurgdorf,
  javaDeveloperPaymentsPune,
  kaeltetechnikerServiceKassel,
  mlEngineerLlmWroclaw,
  networkEngineerDefenseHuntsville,
  optometristNelsonIndependent,
  payrollOfficerFoodPlantGalway,
  pharmacienHospitalierChimiotherapiesChFrance,
  plumberPapamoaSmallFirm,
  propertyManagerNewcastleNsw,
  qaSpecialistBiologicsLimerick,
  qualityEngineerAutomotiveHollandMi,
  railSignallingTechnicianDoncaster,
  residentialConveyancingSolicitorHarrogate,
  restaurantGeneralManagerStellenbosch,
  sapSdInhouseBeraterBielefeld,
  siteManagerHousingNaas,
  specialistSchoolTeacherMelbourneAgency,
  speechLanguageTherapistGalwayChildrenDisability,
  structuralEngineerKelownaBuildings,
  uxDesignerEhealthUtrecht,
];
