// Jobs of common trades by eight more recruiters, by one reason a CV. The rules have been mended by them.

import type { GradedJob } from '../types.ts';
import { bilanzbuchhalterMaschinenhandelLinz } from './bilanzbuchhalter-maschinenhandel-linz.ts';
import { charteredTaxAdviserPrivateClientLeeds } from './chartered-tax-adviser-private-client-leeds.ts';
import { codedPipeWelderTeesside } from './coded-pipe-welder-teesside.ts';
import { ctRadiographerLeeds } from './ct-radiographer-leeds.ts';
import { customsBrokerSpecialistLaredo } from './customs-broker-specialist-laredo.ts';
import { dentalHygienistPortlandOregon } from './dental-hygienist-portland-oregon.ts';
import { electromecanicienMaintenanceAgroalimentaireVerviers } from './electromecanicien-maintenance-agroalimentaire-verviers.ts';
import { employmentLitigationAttorneySacramento } from './employment-litigation-attorney-sacramento.ts';
import { fuelTankerDriverAdrTeesside } from './fuel-tanker-driver-adr-teesside.ts';
import { gestionnaireDePaieCabinetNantes } from './gestionnaire-de-paie-cabinet-nantes.ts';
import { hospitalPharmacistNhsTrust } from './hospital-pharmacist-nhs-trust.ts';
import { hrBusinessPartnerMunichMachinery } from './hr-business-partner-munich-machinery.ts';
import { icuSeniorStaffNurseWestYorkshire } from './icu-senior-staff-nurse-west-yorkshire.ts';
import { infirmierSoinsIntensifsMauricieQuebec } from './infirmier-soins-intensifs-mauricie-quebec.ts';
import { ingenieurLogicielEmbarqueMedicalYverdonSuisse } from './ingenieur-logiciel-embarque-medical-yverdon-suisse.ts';
import { iosDeveloperUtrechtBikeLocks } from './ios-developer-utrecht-bike-locks.ts';
import { itSystemadministratorLandkreisOderhaff } from './it-systemadministrator-landkreis-oderhaff.ts';
import { journeymanElectricianTexasCommercial } from './journeyman-electrician-texas-commercial.ts';
import { licensedAircraftEngineerB1EastMidlands } from './licensed-aircraft-engineer-b1-east-midlands.ts';
import { llmRagEngineerLegalPublisherMunich } from './llm-rag-engineer-legal-publisher-munich.ts';
import { managementAccountantManufacturingWestYorkshire } from './management-accountant-manufacturing-west-yorkshire.ts';
import { mobileCraneOperatorGulfCoast } from './mobile-crane-operator-gulf-coast.ts';
import { nonLifeReservingActuaryDublin } from './non-life-reserving-actuary-dublin.ts';
import { otaUnfallchirurgieLeipzig } from './ota-unfallchirurgie-leipzig.ts';
import { payrollSpecialistDuesseldorf } from './payroll-specialist-duesseldorf.ts';
import { physicsTeacherScottishCouncil } from './physics-teacher-scottish-council.ts';
import { sapFinanceConsultantPublicSectorCardiff } from './sap-finance-consultant-public-sector-cardiff.ts';
import { seniorBackendDeveloperGoRemoteUk } from './senior-backend-developer-go-remote-uk.ts';
import { servicetechnikerVerpackungWinterthur } from './servicetechniker-verpackung-winterthur.ts';
import { socAnalystNv1Canberra } from './soc-analyst-nv1-canberra.ts';
import { sreKubernetesTorontoPayments } from './sre-kubernetes-toronto-payments.ts';
import { theatrePractitionerNhsWestYorkshire } from './theatre-practitioner-nhs-west-yorkshire.ts';

export const currentJobs: GradedJob[] = [
  bilanzbuchhalterMaschinenhandelLinz,
  charteredTaxAdviserPrivateClientLeeds,
  codedPipeWelderTeesside,
  ctRadiographerLeeds,
  customsBrokerSpecialistLaredo,
  dentalHygienistPortlandOregon,
  electromecanicienMaintenanceAgroalimentaireVerviers,
  employmentLitigationAttorneySacramento,
  fuelTankerDriverAdrTeesside,
  gestionnaireDePaieCabinetNantes,
  hospitalPharmacistNhsTrust,
  hrBusinessPartnerMunichMachinery,
  icuSeniorStaffNurseWestYorkshire,
  infirmierSoinsIntensifsMauricieQuebec,
  ingenieurLogicielEmbarqueMedicalYverdonSuisse,
  iosDeveloperUtrechtBikeLocks,
  itSystemadministratorLandkreisOderhaff,
  journeymanElectricianTexasCommercial,
  licensedAircraftEngineerB1EastMidlands,
  llmRagEngineerLegalPublisherMunich,
  managementAccountantManufacturingWestYorkshire,
  mobileCraneOperatorGulfCoast,
  nonLifeReservingActuaryDublin,
  otaUnfallchirurgieLeipzig,
  payrollSpecialistDuesseldorf,
  physicsTeacherScottishCouncil,
  sapFinanceConsultantPublicSectorCardiff,
  seniorBackendDeveloperGoRemoteUk,
  servicetechnikerVerpackungWinterthur,
  socAnalystNv1Canberra,
  sreKubernetesTorontoPayments,
  theatrePractitionerNhsWestYorkshire,
];
