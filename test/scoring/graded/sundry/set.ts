// Jobs of all trades by six recruiters, each told to let people speak in words of their own. The rules have been mended by them.

import type { GradedJob } from '../types.ts';
import { androidDeveloperLeipzig } from './android-developer-leipzig.ts';
import { categoryManagerIndirectBe } from './category-manager-indirect-be.ts';
import { cnc5axisSetterUsa } from './cnc-5axis-setter-usa.ts';
import { codedTigPipeWelderCork } from './coded-tig-pipe-welder-cork.ts';
import { customsComplianceBrokerUs } from './customs-compliance-broker-us.ts';
import { demandGenManagerUsStartup } from './demand-gen-manager-us-startup.ts';
import { giPricingActuary } from './gi-pricing-actuary.ts';
import { helicopterPilotHems } from './helicopter-pilot-hems.ts';
import { icuNurseNhs } from './icu-nurse-nhs.ts';
import { itAuditorBankLuxembourg } from './it-auditor-bank-luxembourg.ts';
import { learningSupportTeacherUae } from './learning-support-teacher-uae.ts';
import { liftServiceEngineerUk } from './lift-service-engineer-uk.ts';
import { nlpScientistHealthtechCanada } from './nlp-scientist-healthtech-canada.ts';
import { penetrationTesterNv1 } from './penetration-tester-nv1.ts';
import { praxisanleiterPflegeKlinik } from './praxisanleiter-pflege-klinik.ts';
import { railSignallingTester } from './rail-signalling-tester.ts';
import { registeredVeterinaryNurse } from './registered-veterinary-nurse.ts';
import { regulatoryAffairsManagerMedtechGalway } from './regulatory-affairs-manager-medtech-galway.ts';
import { residentialConveyancerNorthants } from './residential-conveyancer-northants.ts';
import { restaurantGmUsa } from './restaurant-gm-usa.ts';
import { schoolPsychologistIllinois } from './school-psychologist-illinois.ts';
import { seniorRenalDietitianNsw } from './senior-renal-dietitian-nsw.ts';
import { technicienMaintenanceAgro } from './technicien-maintenance-agro.ts';
import { transportSupervisorPassenger } from './transport-supervisor-passenger.ts';

export const sundryJobs: GradedJob[] = [
  androidDeveloperLeipzig,
  categoryManagerIndirectBe,
  cnc5axisSetterUsa,
  codedTigPipeWelderCork,
  customsComplianceBrokerUs,
  demandGenManagerUsStartup,
  giPricingActuary,
  helicopterPilotHems,
  icuNurseNhs,
  itAuditorBankLuxembourg,
  learningSupportTeacherUae,
  liftServiceEngineerUk,
  nlpScientistHealthtechCanada,
  penetrationTesterNv1,
  praxisanleiterPflegeKlinik,
  railSignallingTester,
  registeredVeterinaryNurse,
  regulatoryAffairsManagerMedtechGalway,
  residentialConveyancerNorthants,
  restaurantGmUsa,
  schoolPsychologistIllinois,
  seniorRenalDietitianNsw,
  technicienMaintenanceAgro,
  transportSupervisorPassenger,
];
