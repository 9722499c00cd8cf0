import type { GradedJob } from '../types.ts';
import { bookkeeperEnnisPlumbingMerchant } from './bookkeeper-ennis-plumbing-merchant.ts';
import { cloudPlatformEngineerAwsLeedsAgency } from './cloud-platform-engineer-aws-leeds-agency.ts';
import { dataAnalystRetailMerchandisingColumbus } from './data-analyst-retail-merchandising-columbus.ts';
import { dentalNurseBristolPrivateAgency } from './dental-nurse-bristol-private-agency.ts';
import { dietitianGrade2BallaratHospitalAustralia } from './dietitian-grade-2-ballarat-hospital-australia.ts';
import { doorSupervisorNottinghamSmallFirm } from './door-supervisor-nottingham-small-firm.ts';
import { electricienBatimentNantesPme } from './electricien-batiment-nantes-pme.ts';
import { financialPlannerGeelongBoutiquePractice } from './financial-planner-geelong-boutique-practice.ts';
import { hrAdviserWakefieldLogisticsAgency } from './hr-adviser-wakefield-logistics-agency.ts';
import { hvacServiceTechChattanoogaResidential } from './hvac-service-tech-chattanooga-residential.ts';
import { industrialElectricianGladstoneProcessing } from './industrial-electrician-gladstone-processing.ts';
import { leisureCentreDutyManagerTrustDevon } from './leisure-centre-duty-manager-trust-devon.ts';
import { liftMechanicDublinService } from './lift-mechanic-dublin-service.ts';
import { litigationParalegalTucsonPlaintiffs } from './litigation-paralegal-tucson-plaintiffs.ts';
import { longHaulDriverLethbridgeReefer } from './long-haul-driver-lethbridge-reefer.ts';
import { mfaOrthopaedieOldenburgPraxis } from './mfa-orthopaedie-oldenburg-praxis.ts';
import { midwifeRuralBirthingUnitNewZealand } from './midwife-rural-birthing-unit-new-zealand.ts';
import { motorInjuryClaimsHandlerManchesterInsurer } from './motor-injury-claims-handler-manchester-insurer.ts';
import { mriTechnologistEugeneOregonOutpatient } from './mri-technologist-eugene-oregon-outpatient.ts';
import { occupationalTherapistKitchenerHomeCareOntario } from './occupational-therapist-kitchener-home-care-ontario.ts';
import { oracleSqlserverDbaPuneServices } from './oracle-sqlserver-dba-pune-services.ts';
import { paramedicAthlonePrivateAmbulanceIreland } from './paramedic-athlone-private-ambulance-ireland.ts';
import { physicsTeacherSecondaryShropshire } from './physics-teacher-secondary-shropshire.ts';
import { procurementSpecialistSudburyHospitalBilingual } from './procurement-specialist-sudbury-hospital-bilingual.ts';
import { qcAnalyticalChemistPharmaCork } from './qc-analytical-chemist-pharma-cork.ts';
import { reachTruckTeamLeaderDaventryAgency } from './reach-truck-team-leader-daventry-agency.ts';
import { responsableQualiteAgroalimentaireVendee } from './responsable-qualite-agroalimentaire-vendee.ts';
import { scaffoldSupervisorLeedsSmallFirm } from './scaffold-supervisor-leeds-small-firm.ts';
import { seniorTaxAccountantColumbusCpaFirm } from './senior-tax-accountant-columbus-cpa-firm.ts';
import { siteManagerBristolApartmentsContractor } from './site-manager-bristol-apartments-contractor.ts';
import { speechLanguageTherapistLeedsCommunityChildren } from './speech-language-therapist-leeds-community-children.ts';
import { steuerfachangestellteKasselKanzlei } from './steuerfachangestellte-kassel-kanzlei.ts';

export const dailyJobs: GradedJob[] = [
  bookkeeperEnnisPlumbingMerchant,
  cloudPlatformEngineerAwsLeedsAgency,
  dataAnalystRetailMerchandisingColumbus,
  dentalNurseBristolPrivateAgency,
  dietitianGrade2BallaratHospitalAustralia,
  doorSupervisorNottinghamSmallFirm,
  electricienBatimentNantesPme,
  financialPlannerGeelongBoutiquePractice,
  hrAdviserWakefieldLogisticsAgency,
  hvacServiceTechChattanoogaResidential,
  industrialElectricianGladstoneProcessing,
  leisureCentreDutyManagerTrustDevon,
  liftMechanicDublinService,
  litigationParalegalTucsonPlaintiffs,
  longHaulDriverLethbridgeReefer,
  mfaOrthopaedieOldenburgPraxis,
  midwifeRuralBirthingUnitNewZealand,
  motorInjuryClaimsHandlerManchesterInsurer,
  mriTechnologistEugeneOregonOutpatient,
  occupationalTherapistKitchenerHomeCareOntario,
  oracleSqlserverDbaPuneServices,
  paramedicAthlonePrivateAmbulanceIreland,
  physicsTeacherSecondaryShropshire,
  procurementSpecialistSudburyHospitalBilingual,
  qcAnalyticalChemistPharmaCork,
  reachTruckTeamLeaderDaventryAgency,
  responsableQualiteAgroalimentaireVendee,
  scaffoldSupervisorLeedsSmallFirm,
  seniorTaxAccountantColumbusCpaFirm,
  siteManagerBristolApartmentsContractor,
  speechLanguageTherapistLeedsCommunityChildren,
  steuerfachangestellteKasselKanzlei,
];
