// Which occupations are near which, by the words they share, in hundredths. Written by scripts/near-occupations.ts.

/** Neighbours by occupation, nearest first, at most six. */
export const NEAR: Readonly<Record<string, string>> = {
  brand_manager:
    'art_creative_director 10;product_marketer 10;agency_account_manager 9;market_researcher 9;category_strategic_sourcing_manager 7;graphic_designer 7',
  product_marketer:
    'product_manager 13;brand_manager 10;performance_marketer 9;business_development_manager 6;email_crm_marketer 6;product_data_scientist 6',
  email_crm_marketer:
    'crm_consultant 39;salesforce_administrator 11;social_media_manager 6;product_marketer 6;salesforce_developer 6;performance_marketer 6',
  pr_officer:
    'journalist 10;machine_operator_general 7;political_adviser 7;media_planner_buyer 6;social_media_manager 6;policy_adviser 6',
  social_media_manager:
    'performance_marketer 12;media_planner_buyer 8;copywriter 7;seo_specialist 7;pr_officer 6;email_crm_marketer 6',
  corporate_event_manager: 'event_planner 58;executive_assistant 7;film_tv_producer 6;museum_curator 6',
  market_researcher:
    'brand_manager 9;user_researcher 8;ux_researcher 7;product_marketer 6;clinical_research_coordinator 6;quant_developer 5',
  copywriter:
    'seo_specialist 18;art_creative_director 17;medical_writer 17;technical_writer 12;journalist 9;editor_publishing 9',
  editor_publishing:
    'video_editor 13;technical_writer_engineering 12;copywriter 9;medical_writer 8;journalist 8;technical_writer 5',
  sound_engineer: 'av_technician 14;stage_technician 8',
  musician: 'arts_pe_teacher 14',
  actor: 'stage_technician 11;arts_pe_teacher 9',
  camera_operator: 'photographer_videographer 13;video_editor 5;crane_operator 5;drone_pilot 5',
  museum_curator: 'corporate_event_manager 6',
  archivist: 'data_entry_clerk 7;librarian 6',
  fashion_designer:
    'textile_garment_worker 20;graphic_designer 8;industrial_product_designer 7;interior_designer 6',
  industrial_product_designer:
    'ux_designer 13;mechanical_design_engineer 12;interior_designer 10;cad_technician 8;game_designer 7;fashion_designer 7',
  ux_researcher:
    'user_researcher 61;ux_designer 23;academic_researcher 10;product_manager 9;market_researcher 7;clinical_research_coordinator 6',
  economist: 'policy_adviser 11;fpa_analyst 6',
  statistician: 'biostatistician 47;data_scientist 9;product_data_scientist 8;policy_adviser 5',
  academic_researcher:
    'university_lecturer 36;ux_researcher 10;user_researcher 8;molecular_biologist 8;clinical_research_associate 7;clinical_research_nurse 6',
  political_adviser: 'policy_adviser 19;pr_officer 7',
  licensing_officer:
    'taxi_private_hire_driver 14;town_planner 12;building_control_inspector 12;trading_standards_officer 11;benefits_council_tax_officer 9;environmental_health_officer 9',
  military_officer: 'military_logistician 20;chef_de_partie 5',
  military_logistician:
    'military_officer 20;logistics_manager 13;warehouse_manager 7;sap_logistics_consultant 7;supply_planner 5',
  intelligence_analyst: 'detective 9;digital_forensics_analyst 6;data_analyst 6;security_analyst 5',
  energy_assessor:
    'energy_manager 35;asbestos_surveyor 8;architectural_technologist 6;hvac_design_engineer 6',
  sports_coach: 'fitness_trainer 21;leisure_lifeguard 17;arts_pe_teacher 10;school_leader 6;agile_coach 5',
  interpreter: 'translator 28',
  notary_registrar:
    'notary_clerk 15;civil_engineer 10;antenatal_teacher_doula 6;funeral_director 5;litigation_solicitor 5;conveyancer 5',
  antenatal_teacher_doula:
    'midwife 15;health_visitor 9;nursery_nurse 8;notary_registrar 6;yoga_pilates_teacher 6;fitness_trainer 6',
  yoga_pilates_teacher:
    'fitness_trainer 21;primary_teacher 8;tefl_teacher 8;english_humanities_teacher 8;arts_pe_teacher 7;languages_teacher 7',
  chief_executive:
    'financial_controller 13;executive_assistant 12;engineering_manager 9;school_business_manager 8;company_secretary 7;school_leader 7',
  management_consultant:
    'presales_engineer 8;business_analyst 7;enterprise_architect 7;chief_executive 6;agile_coach 6;sap_hr_consultant 6',
  business_development_manager:
    'sales_account_executive 27;field_sales_representative 11;sales_operations 10;hotel_revenue_manager 7;investment_banker 7;product_marketer 6',
  retail_area_manager:
    'store_manager 31;sales_assistant 9;bank_branch_manager 8;field_sales_representative 8;warehouse_manager 7;hotel_manager 6',
  video_editor:
    'photographer_videographer 28;editor_publishing 13;graphic_designer 9;film_tv_producer 8;journalist 7;game_designer 6',
  film_tv_producer:
    'game_designer 10;video_editor 8;production_manager 7;corporate_event_manager 6;event_planner 6;insurance_agent 6',
  art_creative_director:
    'graphic_designer 21;agency_account_manager 20;copywriter 17;brand_manager 10;chief_executive 6;bank_branch_manager 6',
  agency_account_manager:
    'art_creative_director 20;personal_banker 10;brand_manager 9;copywriter 7;bank_branch_manager 7;call_centre_agent 7',
  media_planner_buyer:
    'performance_marketer 16;procurement_buyer 8;social_media_manager 8;category_strategic_sourcing_manager 8;pr_officer 6;agency_account_manager 6',
  civil_engineer:
    'structural_engineer 18;groundworker 18;highway_engineer 12;notary_registrar 10;construction_estimator 10;water_engineer 10',
  structural_engineer:
    'civil_engineer 18;fabricator_steel_erector 11;steel_fixer 9;naval_architect 8;fea_cfd_analyst 7;architectural_technologist 6',
  geotechnical_engineer:
    'piling_drilling_operative 14;environmental_engineer 9;mining_engineer 6;geologist 6;structural_engineer 6;civil_engineer 5',
  highway_engineer:
    'civil_engineer 12;transport_modeller 11;transport_planner 8;roadside_recovery_technician 7;transport_fleet_manager 7;groundworker 5',
  water_engineer: 'civil_engineer 10',
  mechanical_design_engineer:
    'industrial_product_designer 12;cad_technician 12;fea_cfd_analyst 9;hvac_design_engineer 9;mechanical_fitter 9;electronics_engineer 7',
  fea_cfd_analyst: 'mechanical_design_engineer 9;structural_engineer 7;aerospace_engineer 5',
  hvac_design_engineer:
    'hvac_refrigeration_technician 14;electrical_building_services_engineer 10;bms_engineer 9;mechanical_design_engineer 9;ductwork_insulation_installer 8;process_chemical_engineer 8',
  electrical_building_services_engineer:
    'domestic_electrician 12;fire_engineer 11;industrial_electrician 11;hvac_design_engineer 10;construction_estimator 9;electrical_power_engineer 9',
  electrical_power_engineer:
    'overhead_linesman 22;industrial_electrician 11;electrical_building_services_engineer 9;renewables_engineer 6;domestic_electrician 6;commissioning_engineer 5',
  electronics_engineer:
    'rf_engineer 9;assembly_operative 8;chip_design_engineer 8;embedded_hardware_firmware_engineer 8;fpga_engineer 7;mechanical_design_engineer 7',
  embedded_hardware_firmware_engineer:
    'embedded_engineer 64;embedded_linux_engineer 33;fpga_engineer 20;electronics_engineer 8;software_engineer 6;chip_design_engineer 5',
  chip_design_engineer: 'fpga_engineer 18;electronics_engineer 8;embedded_hardware_firmware_engineer 5',
  rf_engineer: 'telecom_rf_engineer 26;electronics_engineer 9;acoustic_engineer 5',
  control_plc_engineer:
    'robotics_engineer 12;industrial_electrician 8;multi_skilled_maintenance_technician 8;commissioning_engineer 7;instrumentation_engineer 6;bms_engineer 6',
  instrumentation_engineer:
    'bms_engineer 11;metrology_calibration 10;industrial_electrician 7;theatre_nurse 7;control_plc_engineer 6;sterile_services_technician 5',
  robotics_engineer:
    'robotics_software_engineer 38;control_plc_engineer 12;computer_vision_engineer 9;multi_skilled_maintenance_technician 6;mig_mag_welder 6;drone_pilot 6',
  process_chemical_engineer:
    'process_operator_chemical 27;analytical_chemist 12;synthetic_chemist 11;hvac_design_engineer 8;civil_engineer 6;project_engineer 6',
  manufacturing_engineer:
    'production_manager 17;quality_engineer 11;production_planner 10;assembly_operative 6;project_engineer 6;mechanical_design_engineer 5',
  production_manager:
    'manufacturing_engineer 17;warehouse_manager 12;production_planner 11;construction_site_manager 9;food_process_operator 7;film_tv_producer 7',
  production_planner:
    'supply_planner 16;transport_planner 13;production_manager 11;manufacturing_engineer 10;erp_key_user 9;sap_logistics_consultant 7',
  quality_engineer:
    'quality_inspector 14;gmp_quality_assurance 13;manufacturing_engineer 11;software_qa_manager 7;production_manager 7;data_governance_manager 5',
  quality_inspector:
    'metrology_calibration 14;quality_engineer 14;trading_standards_officer 10;ndt_technician 10;building_control_inspector 9;welding_engineer 7',
  ndt_technician:
    'quality_inspector 10;welding_engineer 9;diagnostic_radiographer 7;industrial_rope_access_cleaner 6;building_control_inspector 5;metrology_calibration 5',
  reliability_engineer:
    'multi_skilled_maintenance_technician 15;site_reliability_engineer 15;functional_safety_systems_engineer 8;data_scientist 6;commissioning_engineer 6;facilities_manager 5',
  aerospace_engineer:
    'aircraft_mechanic 23;flight_dispatcher 8;wind_turbine_technician 8;technical_writer_engineering 7;airline_pilot 6;fea_cfd_analyst 5',
  automotive_engineer:
    'car_mechanic 15;vehicle_body_repairer 10;transport_fleet_manager 6;roadside_recovery_technician 6',
  naval_architect:
    'marine_engineer_officer 14;shipbroker_charterer 12;deck_officer_seafarer 10;structural_engineer 8;port_terminal_operative 6',
  nuclear_engineer: 'medical_physicist 22;physicist 8;ct_mri_radiographer 8;process_chemical_engineer 5',
  petroleum_engineer: 'piling_drilling_operative 9;geologist 6',
  mining_engineer: 'mining_operative 37;geologist 15;geotechnical_engineer 6;plant_operator 5',
  materials_engineer: 'foundry_worker 8;reliability_engineer 5',
  welding_engineer:
    'mig_mag_welder 25;tig_pipe_welder 24;ndt_technician 9;quality_inspector 7;trading_standards_officer 5;fabricator_steel_erector 5',
  renewables_engineer:
    'solar_installer 26;wind_turbine_technician 25;electrical_power_engineer 6;energy_manager 6;project_engineer 6',
  energy_manager:
    'energy_assessor 35;sustainability_consultant 14;hvac_design_engineer 6;renewables_engineer 6;occupational_hygienist 5;auditor 5',
  environmental_engineer:
    'geotechnical_engineer 9;environmental_health_officer 9;town_planner 7;asbestos_surveyor 6',
  acoustic_engineer:
    'environmental_health_officer 9;occupational_hygienist 8;reliability_engineer 5;rf_engineer 5',
  fire_engineer:
    'security_fire_alarm_engineer 12;electrical_building_services_engineer 11;firefighter 9;pipefitter 8;security_guard 7;building_control_inspector 6',
  health_safety_manager:
    'occupational_health_nurse 14;occupational_hygienist 9;facilities_manager 7;construction_site_manager 7;environmental_health_officer 5;grc_information_security_manager 5',
  functional_safety_systems_engineer:
    'business_analyst 11;solution_architect 8;validation_engineer 8;reliability_engineer 8;enterprise_architect 7',
  piping_pressure_engineer:
    'pipefitter 17;tig_pipe_welder 10;cad_technician 6;hvac_design_engineer 5;process_chemical_engineer 5',
  land_surveyor:
    'hydrographic_surveyor 11;building_surveyor 10;drone_pilot 9;shipbroker_charterer 6;quantity_surveyor 5',
  hydrographic_surveyor:
    'land_surveyor 11;building_surveyor 9;shipbroker_charterer 7;deck_officer_seafarer 6;commercial_diver 6',
  gis_analyst: 'gis_developer 46',
  building_surveyor:
    'quantity_surveyor 14;building_control_inspector 11;land_surveyor 10;shipbroker_charterer 9;contracts_manager_construction 9;hydrographic_surveyor 9',
  quantity_surveyor:
    'construction_estimator 32;contracts_manager_construction 21;building_surveyor 14;public_procurement_officer 8;construction_site_manager 7;civil_engineer 7',
  architect:
    'architectural_technologist 20;landscape_architect 12;interior_designer 9;solution_architect 8;building_control_inspector 7;construction_site_manager 7',
  architectural_technologist:
    'architect 20;cad_technician 20;building_surveyor 8;mechanical_design_engineer 7;structural_engineer 6;fire_engineer 6',
  interior_designer:
    'industrial_product_designer 10;architect 9;landscape_architect 9;visual_merchandiser 9;ux_designer 8;graphic_designer 7',
  landscape_architect:
    'gardener 12;architect 12;enterprise_architect 9;interior_designer 9;town_planner 8;tree_surgeon 8',
  town_planner:
    'licensing_officer 12;landscape_architect 8;supply_planner 7;environmental_engineer 7;building_control_inspector 7;transport_modeller 6',
  transport_modeller:
    'transport_planner 13;highway_engineer 11;analytics_engineer 8;town_planner 6;transport_fleet_manager 6;ambulance_patient_transport_driver 6',
  cad_technician:
    'architectural_technologist 20;mechanical_design_engineer 12;industrial_product_designer 8;piping_pressure_engineer 6;steel_fixer 6;industrial_electrician 5',
  bim_manager: 'transport_modeller 5',
  analytical_chemist:
    'synthetic_chemist 23;process_chemical_engineer 12;metrology_calibration 10;process_operator_chemical 10;formulation_scientist 8;biomedical_scientist 8',
  synthetic_chemist:
    'analytical_chemist 23;process_chemical_engineer 11;formulation_scientist 10;process_operator_chemical 8',
  formulation_scientist: 'synthetic_chemist 10;analytical_chemist 8;painter_decorator 6',
  molecular_biologist:
    'biomedical_scientist 13;bioinformatician 13;academic_researcher 8;genetic_scientist 7;analytical_chemist 6;microbiologist 5',
  bioinformatician: 'genetic_scientist 20;molecular_biologist 13;nlp_engineer 6;data_scientist 5',
  microbiologist:
    'biomedical_scientist 12;pathologist 9;analytical_chemist 7;environmental_health_officer 6;lab_assistant_medical 6;metrology_calibration 6',
  physicist:
    'medical_physicist 23;therapeutic_radiographer 12;dispensing_optician 10;telecom_fibre_engineer 8;nuclear_engineer 8;maths_science_teacher 6',
  geologist: 'mining_engineer 15;geotechnical_engineer 6;petroleum_engineer 6',
  gmp_quality_assurance:
    'validation_engineer 17;quality_engineer 13;medical_sales_representative 11;process_operator_chemical 9;software_qa_manager 8;regulatory_affairs_specialist 8',
  validation_engineer:
    'gmp_quality_assurance 17;functional_safety_systems_engineer 8;software_qa_manager 8;process_operator_chemical 7;commissioning_engineer 6;food_technologist 6',
  regulatory_affairs_specialist:
    'medical_writer 14;medical_device_engineer 11;pharmacovigilance_specialist 10;financial_compliance_officer 10;gmp_quality_assurance 8;medical_sales_representative 5',
  clinical_research_associate:
    'clinical_research_nurse 50;clinical_trial_manager 45;clinical_research_coordinator 31;biostatistician 20;hospital_pharmacist 7;pharmacovigilance_specialist 7',
  clinical_research_coordinator:
    'clinical_research_nurse 47;clinical_research_associate 31;clinical_trial_manager 22;biostatistician 16;nurse_practitioner 8;healthcare_assistant 8',
  food_technologist:
    'food_process_operator 23;environmental_health_officer 12;head_chef 9;catering_cook 6;validation_engineer 6;microbiologist 5',
  medical_device_engineer:
    'regulatory_affairs_specialist 11;sterile_services_technician 11;medical_sales_representative 9;biomedical_scientist 8',
  project_engineer:
    'contracts_manager_construction 11;construction_site_manager 11;commissioning_engineer 9;clerk_of_works 9;it_project_manager 8;clinical_trial_manager 7',
  commissioning_engineer:
    'it_field_service_technician 10;project_engineer 9;industrial_electrician 9;multi_skilled_maintenance_technician 8;wind_turbine_technician 7;control_plc_engineer 7',
  bms_engineer:
    'instrumentation_engineer 11;hvac_design_engineer 9;control_plc_engineer 6;data_centre_technician 6;hvac_refrigeration_technician 5;facilities_handyperson 5',
  building_control_inspector:
    'trading_standards_officer 12;licensing_officer 12;building_surveyor 11;clerk_of_works 11;quality_inspector 9;environmental_health_officer 8',
  clerk_of_works:
    'construction_site_manager 20;contracts_manager_construction 14;building_control_inspector 11;project_engineer 9;civil_engineer 9;facilities_front_of_house 7',
  technical_writer_engineering:
    'technical_writer 38;medical_writer 13;editor_publishing 12;aircraft_mechanic 8;aerospace_engineer 7;journalist 5',
  metrology_calibration:
    'quality_inspector 14;analytical_chemist 10;instrumentation_engineer 10;trading_standards_officer 9;microbiologist 6;ndt_technician 5',
  sustainability_consultant: 'energy_manager 14;investment_analyst 5;management_consultant 5',
  ward_nurse:
    'nursing_associate 21;community_nurse 18;childrens_nurse 16;ward_manager 14;mental_health_nurse 13;oncology_nurse 12',
  ward_manager:
    'care_home_manager 18;community_nurse 16;ward_nurse 14;practice_nurse 13;nursing_associate 12;nurse_practitioner 11',
  icu_nurse:
    'neonatal_nurse 14;respiratory_therapist 13;ward_nurse 11;childrens_nurse 11;community_nurse 10;nursing_associate 10',
  emergency_nurse:
    'emergency_doctor 29;nurse_practitioner 14;practice_nurse 13;learning_disability_nurse 13;community_nurse 13;childrens_nurse 12',
  theatre_nurse:
    'hospital_porter 15;surgeon 13;odp_anaesthetic 12;sterile_services_technician 12;emergency_nurse 10;ward_nurse 9',
  odp_anaesthetic:
    'theatre_nurse 12;anaesthetist 12;ward_nurse 10;emergency_nurse 8;occupational_health_nurse 8;icu_nurse 7',
  community_nurse:
    'ward_nurse 18;domiciliary_carer 18;practice_nurse 16;ward_manager 16;palliative_nurse 14;nursing_associate 14',
  practice_nurse:
    'community_nurse 16;health_visitor 14;emergency_nurse 13;ward_manager 13;learning_disability_nurse 13;gp_receptionist 12',
  nurse_practitioner:
    'emergency_nurse 14;community_nurse 13;oncology_nurse 12;practice_nurse 12;learning_disability_nurse 12;ward_nurse 11',
  childrens_nurse:
    'paediatrician 19;health_visitor 17;ward_nurse 16;mental_health_nurse 14;neonatal_nurse 13;community_nurse 13',
  neonatal_nurse:
    'icu_nurse 14;childrens_nurse 13;paediatrician 11;health_visitor 11;practice_nurse 11;ward_nurse 10',
  mental_health_nurse:
    'mental_health_social_worker 28;psychiatrist 17;childrens_nurse 14;community_nurse 13;ward_nurse 13;learning_disability_nurse 12',
  learning_disability_nurse:
    'support_worker_disability 41;emergency_nurse 13;practice_nurse 13;childrens_nurse 12;mental_health_nurse 12;ward_nurse 12',
  oncology_nurse:
    'ward_nurse 12;nurse_practitioner 12;emergency_nurse 12;childrens_nurse 11;mental_health_nurse 11;palliative_nurse 11',
  palliative_nurse:
    'community_nurse 14;oncology_nurse 11;learning_disability_nurse 11;ward_nurse 10;ward_manager 9;icu_nurse 9',
  dialysis_nurse:
    'mental_health_nurse 9;oncology_nurse 8;icu_nurse 8;practice_nurse 8;community_nurse 8;emergency_nurse 7',
  health_visitor:
    'childrens_nurse 17;practice_nurse 14;community_nurse 12;neonatal_nurse 11;mental_health_nurse 10;nurse_practitioner 9',
  occupational_health_nurse:
    'occupational_hygienist 14;health_safety_manager 14;practice_nurse 11;health_visitor 9;ward_nurse 9;nursing_associate 9',
  nursing_associate:
    'ward_nurse 21;care_assistant 16;healthcare_assistant 16;community_nurse 14;childrens_nurse 12;ward_manager 12',
  healthcare_assistant:
    'care_assistant 29;nursing_associate 16;ward_nurse 10;ward_manager 9;domiciliary_carer 8;clinical_research_coordinator 8',
  midwife:
    'antenatal_teacher_doula 15;neonatal_nurse 9;health_visitor 8;obstetrician_gynaecologist 8;clinical_research_nurse 7;paediatrician 6',
  general_practitioner:
    'emergency_doctor 14;hospital_physician 13;practice_manager_health 12;practice_nurse 11;gp_receptionist 10;nurse_practitioner 9',
  hospital_physician:
    'emergency_doctor 19;general_practitioner 13;paediatrician 12;obstetrician_gynaecologist 9;cardiologist 9;radiologist 8',
  surgeon: 'theatre_nurse 13;veterinary_surgeon 8;podiatrist 6;emergency_doctor 6;hospital_physician 5',
  anaesthetist:
    'emergency_doctor 14;odp_anaesthetic 12;hospital_physician 8;general_practitioner 8;cardiologist 8;icu_nurse 8',
  emergency_doctor:
    'emergency_nurse 29;hospital_physician 19;general_practitioner 14;anaesthetist 14;paramedic 12;dispatcher_control_room 10',
  cardiologist:
    'cardiac_physiologist 9;hospital_physician 9;radiologist 9;anaesthetist 8;paediatrician 7;emergency_doctor 7',
  paediatrician:
    'childrens_nurse 19;hospital_physician 12;neonatal_nurse 11;emergency_doctor 9;psychiatrist 9;general_practitioner 7',
  obstetrician_gynaecologist:
    'hospital_physician 9;emergency_doctor 9;sonographer 9;midwife 8;anaesthetist 6;general_practitioner 6',
  psychiatrist:
    'mental_health_nurse 17;mental_health_social_worker 13;paediatrician 9;clinical_psychologist 8;hospital_physician 7;adult_social_worker 7',
  radiologist:
    'diagnostic_radiographer 13;mammographer 10;ct_mri_radiographer 9;cardiologist 9;hospital_physician 8;pathologist 7',
  pathologist:
    'microbiologist 9;radiologist 7;hospital_physician 7;biomedical_scientist 7;building_surveyor 7;lab_assistant_medical 7',
  dentist:
    'dental_nurse 22;dental_hygienist 13;dental_technician 12;practice_manager_health 6;general_practitioner 6',
  dental_nurse:
    'dentist 22;dental_technician 20;dental_hygienist 18;sterile_services_technician 10;veterinary_nurse 10;hospital_porter 8',
  dental_hygienist:
    'dental_nurse 18;dentist 13;dental_technician 13;occupational_hygienist 12;occupational_therapist 8',
  dental_technician:
    'dental_nurse 20;dental_hygienist 13;dentist 12;prosthetist_orthotist 10;foundry_worker 8;beauty_therapist 5',
  physiotherapist: 'respiratory_therapist 12;occupational_therapist 9;chiropractor_osteopath 7;podiatrist 5',
  occupational_therapist:
    'physiotherapist 9;dental_hygienist 8;psychological_wellbeing_practitioner 8;occupational_health_nurse 7;counsellor 7;speech_language_therapist 7',
  speech_language_therapist: 'nlp_engineer 8;occupational_therapist 7;pathologist 7',
  podiatrist: 'practice_nurse 7;community_nurse 6;surgeon 6;physiotherapist 5',
  prosthetist_orthotist: 'dental_technician 10',
  chiropractor_osteopath: 'physiotherapist 7;occupational_therapist 7',
  pharmacist_community:
    'hospital_pharmacist 29;pharmacy_technician 18;practice_nurse 8;general_practitioner 6;store_manager 5',
  hospital_pharmacist:
    'pharmacist_community 29;pharmacy_technician 14;clinical_research_associate 7;clinical_research_coordinator 7;oncology_nurse 7;practice_manager_health 6',
  pharmacy_technician:
    'pharmacist_community 18;hospital_pharmacist 14;warehouse_operative 7;dispensing_optician 6;hospital_porter 5;packaging_operative 5',
  optometrist: 'dispensing_optician 41;physicist 6',
  clinical_psychologist:
    'education_welfare_psychologist 20;psychological_wellbeing_practitioner 18;psychiatrist 8;counsellor 8;mental_health_nurse 6;clinical_research_associate 6',
  psychological_wellbeing_practitioner:
    'clinical_psychologist 18;counsellor 17;occupational_therapist 8;respiratory_therapist 7;mental_health_social_worker 6',
  paramedic:
    'emergency_medical_technician 15;ambulance_patient_transport_driver 13;emergency_doctor 12;emergency_nurse 11;dispatcher_control_room 10;firefighter 7',
  emergency_medical_technician:
    'ambulance_patient_transport_driver 42;paramedic 15;dispatcher_control_room 9;hospital_porter 8;emergency_nurse 7;taxi_private_hire_driver 6',
  biomedical_scientist:
    'lab_assistant_medical 16;molecular_biologist 13;microbiologist 12;analytical_chemist 8;medical_device_engineer 8;diagnostic_radiographer 8',
  lab_assistant_medical:
    'phlebotomist 29;biomedical_scientist 16;diagnostic_radiographer 9;gp_receptionist 7;pathologist 7;clinical_research_coordinator 6',
  diagnostic_radiographer:
    'ct_mri_radiographer 23;therapeutic_radiographer 21;mammographer 17;radiologist 13;medical_physicist 11;lab_assistant_medical 9',
  ct_mri_radiographer:
    'diagnostic_radiographer 23;medical_physicist 16;therapeutic_radiographer 15;mammographer 15;radiologist 9;nuclear_engineer 8',
  sonographer:
    'obstetrician_gynaecologist 9;diagnostic_radiographer 8;mammographer 7;radiologist 7;cardiac_physiologist 6;ct_mri_radiographer 6',
  therapeutic_radiographer:
    'medical_physicist 36;diagnostic_radiographer 21;ct_mri_radiographer 15;mammographer 13;physicist 12;biomedical_scientist 6',
  mammographer:
    'diagnostic_radiographer 17;ct_mri_radiographer 15;therapeutic_radiographer 13;radiologist 10;sonographer 7',
  cardiac_physiologist:
    'respiratory_therapist 13;cardiologist 9;diagnostic_radiographer 8;ct_mri_radiographer 7;sonographer 6;biomedical_scientist 6',
  medical_secretary:
    'legal_secretary 20;gp_receptionist 14;clinical_coder 12;company_secretary 11;executive_assistant 11;practice_manager_health 10',
  gp_receptionist:
    'medical_secretary 14;receptionist 13;practice_nurse 12;hotel_receptionist 12;practice_manager_health 11;general_practitioner 10',
  practice_manager_health:
    'general_practitioner 12;gp_receptionist 11;medical_secretary 10;care_home_manager 10;school_business_manager 9;clinical_coder 9',
  clinical_coder:
    'medical_secretary 12;practice_manager_health 9;medical_writer 8;gp_receptionist 7;biomedical_scientist 6;lab_assistant_medical 6',
  clinical_research_nurse:
    'clinical_research_associate 50;clinical_research_coordinator 47;clinical_trial_manager 21;biostatistician 15;ward_manager 9;nurse_practitioner 8',
  veterinary_surgeon: 'veterinary_nurse 30;animal_care 10;surgeon 8;farm_worker 7;farrier_groom 6',
  veterinary_nurse:
    'veterinary_surgeon 30;animal_care 12;nursing_associate 11;dental_nurse 10;theatre_nurse 9;practice_nurse 8',
  hospital_porter:
    'sterile_services_technician 39;theatre_nurse 15;ambulance_patient_transport_driver 10;dental_nurse 8;emergency_medical_technician 8;removals_operative 7',
  financial_adviser:
    'pensions_administrator 10;insurance_agent 9;tax_adviser 9;fund_accountant 8;investment_analyst 8;financial_compliance_officer 6',
  mortgage_adviser:
    'credit_analyst 15;conveyancer 10;insurance_broker 9;personal_banker 7;estate_agent 6;underwriter 5',
  bank_teller:
    'bank_branch_manager 23;personal_banker 16;sales_assistant 12;accounts_assistant 6;bookkeeper 5;fast_food_crew 5',
  bank_branch_manager:
    'bank_teller 23;personal_banker 21;store_manager 20;retail_area_manager 8;treasury_analyst 8;financial_risk_manager 8',
  personal_banker:
    'bank_branch_manager 21;bank_teller 16;investment_banker 13;credit_analyst 11;agency_account_manager 10;treasury_analyst 8',
  credit_analyst:
    'mortgage_adviser 15;financial_risk_manager 13;underwriter 12;personal_banker 11;treasury_analyst 10;credit_controller 10',
  credit_controller:
    'accounts_payable_receivable 37;credit_analyst 10;accounts_assistant 8;export_shipping_clerk 8;benefits_council_tax_officer 7;insurance_claims_handler 6',
  financial_compliance_officer:
    'aml_kyc_analyst 13;regulatory_affairs_specialist 10;grc_information_security_manager 7;financial_risk_manager 7;trading_standards_officer 6;financial_adviser 6',
  financial_risk_manager:
    'credit_analyst 13;quant_developer 10;bank_branch_manager 8;treasury_analyst 8;grc_information_security_manager 7;financial_compliance_officer 7',
  trader:
    'quant_developer 18;shipbroker_charterer 8;investment_analyst 7;treasury_analyst 7;trading_standards_officer 6;media_planner_buyer 6',
  fund_accountant:
    'management_accountant 15;investment_analyst 14;accounts_assistant 14;investment_banker 9;financial_adviser 8;accounts_payable_receivable 8',
  investment_analyst:
    'investment_banker 16;fund_accountant 14;financial_adviser 8;trader 7;financial_risk_manager 6;financial_controller 6',
  investment_banker:
    'investment_analyst 16;personal_banker 13;fund_accountant 9;commercial_solicitor 9;financial_controller 7;business_development_manager 7',
  loss_adjuster:
    'insurance_claims_handler 33;insurance_agent 11;fraud_investigator 9;insurance_broker 9;underwriter 9;building_surveyor 8',
  pensions_administrator:
    'payroll_specialist 13;financial_adviser 10;family_solicitor 8;benefits_council_tax_officer 8;school_business_manager 8;reward_analyst 6',
  accounts_assistant:
    'bookkeeper 47;accounts_payable_receivable 30;management_accountant 16;fund_accountant 14;sap_fico_consultant 10;financial_controller 8',
  corporate_tax_accountant:
    'tax_adviser 50;management_accountant 8;benefits_council_tax_officer 7;sap_fico_consultant 6;financial_controller 6;fund_accountant 6',
  commercial_solicitor:
    'solicitor_employment 22;family_solicitor 17;litigation_solicitor 16;criminal_solicitor 13;legal_secretary 11;patent_attorney 11',
  family_solicitor:
    'solicitor_employment 22;criminal_solicitor 18;commercial_solicitor 17;litigation_solicitor 17;immigration_adviser 14;child_protection_social_worker 11',
  criminal_solicitor:
    'litigation_solicitor 25;family_solicitor 18;solicitor_employment 16;commercial_solicitor 13;immigration_adviser 12;legal_secretary 9',
  notary_clerk: 'conveyancer 20;notary_registrar 15;paralegal 5',
  patent_attorney:
    'commercial_solicitor 11;litigation_solicitor 9;criminal_solicitor 8;solicitor_employment 7;paralegal 7;family_solicitor 6',
  company_secretary:
    'legal_secretary 16;medical_secretary 11;executive_assistant 10;data_governance_manager 9;commercial_solicitor 8;school_administrator 7',
  legal_secretary:
    'paralegal 39;medical_secretary 20;company_secretary 16;litigation_solicitor 14;executive_assistant 11;commercial_solicitor 11',
  learning_development_specialist:
    'corporate_trainer 56;it_trainer 14;ux_designer 6;careers_adviser 5;recruiter 5;hr_generalist 5',
  reward_analyst:
    'pensions_administrator 6;policy_adviser 6;benefits_council_tax_officer 5;social_media_manager 5;payroll_specialist 5',
  office_manager:
    'facilities_front_of_house 16;receptionist 14;executive_assistant 11;facilities_manager 10;school_administrator 6;export_shipping_clerk 5',
  receptionist:
    'facilities_front_of_house 31;hotel_receptionist 19;office_manager 14;gp_receptionist 13;call_centre_agent 7;telesales_agent 5',
  data_entry_clerk:
    'medical_secretary 10;legal_secretary 9;accounts_assistant 8;archivist 7;sales_operations 6;data_governance_manager 5',
  public_procurement_officer:
    'procurement_buyer 26;category_strategic_sourcing_manager 12;construction_estimator 8;contracts_manager_construction 8;quantity_surveyor 8;policy_adviser 7',
  estate_agent:
    'lettings_negotiator 17;property_manager 11;conveyancer 10;insurance_agent 8;bank_branch_manager 7;mortgage_adviser 6',
  lettings_negotiator: 'property_manager 20;housing_officer 18;estate_agent 17;mortgage_adviser 5',
  property_manager:
    'lettings_negotiator 20;estate_agent 11;housing_officer 10;facilities_handyperson 8;conveyancer 8;insurance_agent 6',
  facilities_manager:
    'facilities_front_of_house 13;facilities_handyperson 11;office_manager 10;health_safety_manager 7;asbestos_surveyor 6;construction_site_manager 6',
  sales_operations:
    'sales_account_executive 17;crm_consultant 16;salesforce_administrator 15;field_sales_representative 11;business_development_manager 10;presales_engineer 10',
  field_sales_representative:
    'sales_account_executive 27;medical_sales_representative 27;business_development_manager 11;sales_operations 11;telesales_agent 9;presales_engineer 8',
  customer_success_manager: 'sales_account_executive 7;product_manager 5;hotel_revenue_manager 5',
  telesales_agent:
    'call_centre_agent 30;sales_account_executive 15;field_sales_representative 9;sales_operations 6;insurance_agent 6;receptionist 5',
  bookkeeper:
    'accounts_assistant 47;accounts_payable_receivable 18;management_accountant 13;tax_adviser 10;fund_accountant 7;sap_fico_consultant 7',
  accounts_payable_receivable:
    'credit_controller 37;accounts_assistant 30;bookkeeper 18;procurement_buyer 11;export_shipping_clerk 9;fund_accountant 8',
  payroll_specialist:
    'pensions_administrator 13;sap_hr_consultant 11;benefits_council_tax_officer 8;accounts_assistant 8;workday_consultant 7;bookkeeper 7',
  management_accountant:
    'accounts_assistant 16;financial_controller 16;fund_accountant 15;bookkeeper 13;fpa_analyst 10;tax_adviser 10',
  financial_controller:
    'management_accountant 16;fpa_analyst 15;chief_executive 13;school_business_manager 12;treasury_analyst 10;auditor 9',
  auditor:
    'financial_controller 9;grc_information_security_manager 8;gmp_quality_assurance 6;energy_manager 5',
  tax_adviser:
    'corporate_tax_accountant 50;bookkeeper 10;management_accountant 10;financial_adviser 9;benefits_council_tax_officer 8;sap_fico_consultant 7',
  treasury_analyst:
    'credit_analyst 10;financial_controller 10;personal_banker 8;bank_branch_manager 8;sap_fico_consultant 8;accounts_assistant 8',
  fpa_analyst:
    'financial_controller 15;demand_planner 12;management_accountant 10;school_business_manager 7;sap_fico_consultant 7;financial_adviser 6',
  insolvency_practitioner: 'detective 5',
  actuary: 'insurance_agent 6;loss_adjuster 5;insurance_claims_handler 5',
  underwriter:
    'insurance_broker 18;insurance_agent 14;credit_analyst 12;loss_adjuster 9;insurance_claims_handler 7;mortgage_adviser 5',
  insurance_claims_handler:
    'loss_adjuster 33;insurance_agent 11;fraud_investigator 11;insurance_broker 8;underwriter 7;credit_controller 6',
  insurance_broker:
    'insurance_agent 24;underwriter 18;shipbroker_charterer 9;mortgage_adviser 9;loss_adjuster 9;insurance_claims_handler 8',
  solicitor_employment:
    'commercial_solicitor 22;family_solicitor 22;litigation_solicitor 18;hr_generalist 18;criminal_solicitor 16;immigration_adviser 15',
  conveyancer:
    'notary_clerk 20;estate_agent 10;mortgage_adviser 10;property_manager 8;legal_secretary 7;solicitor_employment 7',
  paralegal:
    'legal_secretary 39;court_enforcement_clerk 13;litigation_solicitor 12;commercial_solicitor 10;medical_secretary 9;patent_attorney 7',
  litigation_solicitor:
    'criminal_solicitor 25;solicitor_employment 18;family_solicitor 17;commercial_solicitor 16;legal_secretary 14;paralegal 12',
  hr_generalist:
    'solicitor_employment 18;sap_hr_consultant 10;workday_consultant 9;occupational_health_nurse 7;occupational_hygienist 6;financial_controller 5',
  recruiter: 'learning_development_specialist 5',
  executive_assistant:
    'chief_executive 12;legal_secretary 11;office_manager 11;medical_secretary 11;company_secretary 10;school_administrator 7',
  performance_marketer:
    'media_planner_buyer 16;social_media_manager 12;product_marketer 9;seo_specialist 7;agency_account_manager 7;ecommerce_manager_technical 6',
  seo_specialist: 'copywriter 18;performance_marketer 7;social_media_manager 7',
  sales_account_executive:
    'field_sales_representative 27;business_development_manager 27;sales_operations 17;telesales_agent 15;presales_engineer 11;medical_sales_representative 10',
  aml_kyc_analyst:
    'financial_compliance_officer 13;fraud_investigator 9;personal_banker 7;investment_banker 6',
  translator: 'interpreter 28;localisation_engineer 14;nlp_engineer 6;medical_writer 6',
  child_protection_social_worker:
    'fostering_adoption_worker 18;adult_social_worker 17;residential_childcare_worker 14;mental_health_social_worker 13;family_support_worker 13;family_solicitor 11',
  adult_social_worker:
    'child_protection_social_worker 17;mental_health_social_worker 15;care_assistant 8;fostering_adoption_worker 8;domiciliary_carer 7;support_worker_disability 7',
  mental_health_social_worker:
    'mental_health_nurse 28;adult_social_worker 15;child_protection_social_worker 13;psychiatrist 13;housing_homelessness_worker 7;fostering_adoption_worker 7',
  fostering_adoption_worker:
    'child_protection_social_worker 18;family_support_worker 12;domiciliary_carer 10;family_solicitor 8;residential_childcare_worker 8;adult_social_worker 8',
  family_support_worker:
    'child_protection_social_worker 13;fostering_adoption_worker 12;residential_childcare_worker 9;health_visitor 8;nursery_nurse 7;housing_homelessness_worker 7',
  substance_misuse_worker:
    'housing_homelessness_worker 9;residential_childcare_worker 7;mental_health_social_worker 7;counsellor 6;support_worker_disability 6;probation_youth_justice 6',
  housing_homelessness_worker:
    'housing_officer 17;substance_misuse_worker 9;mental_health_social_worker 7;family_support_worker 7;benefits_council_tax_officer 7;child_protection_social_worker 7',
  probation_youth_justice:
    'probation_officer 42;youth_worker 17;residential_childcare_worker 10;prison_officer 9;court_enforcement_clerk 6;substance_misuse_worker 6',
  care_assistant:
    'healthcare_assistant 29;domiciliary_carer 21;care_home_manager 18;nursing_associate 16;support_worker_disability 10;ward_nurse 9',
  domiciliary_carer:
    'care_assistant 21;community_nurse 18;support_worker_disability 13;care_home_manager 13;fostering_adoption_worker 10;healthcare_assistant 8',
  care_home_manager:
    'ward_manager 18;care_assistant 18;domiciliary_carer 13;community_nurse 11;practice_manager_health 10;learning_disability_nurse 8',
  support_worker_disability:
    'learning_disability_nurse 41;residential_childcare_worker 17;domiciliary_carer 13;care_assistant 10;teaching_assistant 9;adult_social_worker 7',
  residential_childcare_worker:
    'youth_worker 20;support_worker_disability 17;child_protection_social_worker 14;nursery_nurse 11;probation_youth_justice 10;family_support_worker 9',
  youth_worker:
    'residential_childcare_worker 20;probation_youth_justice 17;support_worker_disability 6;housing_homelessness_worker 5;family_support_worker 5;adult_social_worker 5',
  nursery_nurse:
    'childminder_nanny 15;residential_childcare_worker 11;primary_teacher 11;health_visitor 9;childrens_nurse 8;child_protection_social_worker 8',
  childminder_nanny:
    'nursery_nurse 15;child_protection_social_worker 9;residential_childcare_worker 7;childrens_nurse 7;health_visitor 6;family_support_worker 6',
  primary_teacher:
    'maths_science_teacher 13;teaching_assistant 13;sen_teacher 13;languages_teacher 12;private_tutor 12;nursery_nurse 11',
  english_humanities_teacher:
    'languages_teacher 17;maths_science_teacher 16;arts_pe_teacher 15;tefl_teacher 15;private_tutor 13;primary_teacher 11',
  maths_science_teacher:
    'private_tutor 17;english_humanities_teacher 16;arts_pe_teacher 14;languages_teacher 14;primary_teacher 13;further_education_lecturer 9',
  languages_teacher:
    'english_humanities_teacher 17;tefl_teacher 15;arts_pe_teacher 14;maths_science_teacher 14;primary_teacher 12;private_tutor 11',
  tefl_teacher:
    'english_humanities_teacher 15;languages_teacher 15;private_tutor 13;further_education_lecturer 13;driving_instructor_trainer 10;yoga_pilates_teacher 8',
  arts_pe_teacher:
    'english_humanities_teacher 15;musician 14;maths_science_teacher 14;languages_teacher 14;primary_teacher 11;sports_coach 10',
  teaching_assistant:
    'education_welfare_psychologist 16;sen_teacher 13;primary_teacher 13;private_tutor 11;school_administrator 10;support_worker_disability 9',
  sen_teacher:
    'teaching_assistant 13;primary_teacher 13;english_humanities_teacher 9;education_welfare_psychologist 9;arts_pe_teacher 9;languages_teacher 8',
  school_leader:
    'school_business_manager 22;school_administrator 15;primary_teacher 11;education_welfare_psychologist 11;english_humanities_teacher 7;arts_pe_teacher 7',
  school_administrator:
    'school_business_manager 25;school_leader 15;education_welfare_psychologist 12;teaching_assistant 10;legal_secretary 8;medical_secretary 8',
  university_lecturer:
    'academic_researcher 36;further_education_lecturer 9;private_tutor 8;english_humanities_teacher 6;tefl_teacher 6;teaching_assistant 6',
  further_education_lecturer:
    'private_tutor 13;tefl_teacher 13;maths_science_teacher 9;english_humanities_teacher 9;corporate_trainer 9;university_lecturer 9',
  corporate_trainer:
    'learning_development_specialist 56;it_trainer 24;further_education_lecturer 9;driving_instructor_trainer 6;tefl_teacher 6',
  careers_adviser:
    'solicitor_employment 9;counsellor 8;genetic_scientist 7;education_welfare_psychologist 7;benefits_council_tax_officer 7;further_education_lecturer 6',
  counsellor:
    'psychological_wellbeing_practitioner 17;genetic_scientist 10;clinical_psychologist 8;careers_adviser 8;occupational_therapist 7;substance_misuse_worker 6',
  charity_fundraiser:
    'charity_programme_worker 11;phlebotomist 5;fund_accountant 5;email_crm_marketer 5;chief_executive 5',
  charity_programme_worker:
    'charity_fundraiser 11;family_support_worker 5;education_welfare_psychologist 5;housing_homelessness_worker 5',
  education_welfare_psychologist:
    'clinical_psychologist 20;teaching_assistant 16;school_administrator 12;school_business_manager 11;school_leader 11;sen_teacher 9',
  private_tutor:
    'maths_science_teacher 17;english_humanities_teacher 13;tefl_teacher 13;further_education_lecturer 13;primary_teacher 12;teaching_assistant 11',
  police_officer:
    'detective 18;criminal_solicitor 6;dispatcher_control_room 6;roadside_recovery_technician 5;prison_officer 5',
  detective:
    'fraud_investigator 19;police_officer 18;intelligence_analyst 9;criminal_solicitor 8;digital_forensics_analyst 8;trading_standards_officer 7',
  firefighter: 'fire_engineer 9;security_fire_alarm_engineer 7;paramedic 7;deck_officer_seafarer 5',
  prison_officer:
    'probation_officer 12;probation_youth_justice 9;border_customs_officer 8;residential_childcare_worker 6;police_officer 5',
  probation_officer:
    'probation_youth_justice 42;prison_officer 12;housing_homelessness_worker 6;adult_social_worker 6;substance_misuse_worker 5;mental_health_social_worker 5',
  border_customs_officer:
    'customs_declarant 19;trading_standards_officer 12;immigration_adviser 11;prison_officer 8;train_conductor_station 7;security_guard 6',
  policy_adviser:
    'political_adviser 19;economist 11;public_procurement_officer 7;treasury_analyst 7;civil_engineer 7;pr_officer 6',
  housing_officer:
    'lettings_negotiator 18;housing_homelessness_worker 17;property_manager 10;benefits_council_tax_officer 9;estate_agent 6;personal_banker 6',
  benefits_council_tax_officer:
    'housing_officer 9;licensing_officer 9;payroll_specialist 8;tax_adviser 8;pensions_administrator 8;corporate_tax_accountant 7',
  environmental_health_officer:
    'trading_standards_officer 15;food_technologist 12;environmental_engineer 9;occupational_hygienist 9;acoustic_engineer 9;licensing_officer 9',
  journalist:
    'medical_writer 10;pr_officer 10;copywriter 9;court_enforcement_clerk 9;editor_publishing 8;technical_writer 7',
  graphic_designer:
    'art_creative_director 21;web_designer_wordpress 11;video_editor 9;visual_merchandiser 8;fashion_designer 8;ux_designer 7',
  librarian: 'archivist 6;english_humanities_teacher 5;primary_teacher 5',
  photographer_videographer: 'video_editor 28;camera_operator 13;drone_pilot 12;editor_publishing 5',
  chef_de_partie: 'head_chef 23;catering_cook 14;waiter 10;pastry_chef 10;fast_food_crew 9;kitchen_porter 8',
  head_chef:
    'chef_de_partie 23;kitchen_porter 11;restaurant_pub_manager 10;food_technologist 9;waiter 8;catering_cook 7',
  catering_cook:
    'chef_de_partie 14;fast_food_crew 13;kitchen_porter 8;school_business_manager 8;school_administrator 8;head_chef 7',
  kitchen_porter: 'head_chef 11;cleaner 10;chef_de_partie 8;catering_cook 8;waiter 8;hospital_porter 7',
  fast_food_crew:
    'catering_cook 13;chef_de_partie 9;waiter 9;food_process_operator 7;restaurant_pub_manager 5;cabin_crew 5',
  baker: 'food_process_operator 15',
  pastry_chef: 'chef_de_partie 10;head_chef 6',
  butcher: 'food_process_operator 12',
  waiter:
    'restaurant_pub_manager 20;sommelier 14;chef_de_partie 10;fast_food_crew 9;head_chef 8;kitchen_porter 8',
  sommelier: 'winemaker_brewer 15;waiter 14;chef_de_partie 5;restaurant_pub_manager 5',
  bartender: 'restaurant_pub_manager 9;catering_cook 6;fast_food_crew 5',
  barista: 'catering_cook 6',
  restaurant_pub_manager:
    'waiter 20;head_chef 10;hotel_manager 10;bartender 9;store_manager 9;licensing_officer 6',
  hotel_receptionist:
    'hotel_manager 21;receptionist 19;hotel_revenue_manager 16;housekeeping_room_attendant 13;facilities_front_of_house 13;gp_receptionist 12',
  housekeeping_room_attendant:
    'hotel_receptionist 13;hotel_manager 11;laundry_worker 11;cleaner 8;kitchen_porter 7;hotel_revenue_manager 7',
  hotel_manager:
    'hotel_revenue_manager 35;hotel_receptionist 21;housekeeping_room_attendant 11;restaurant_pub_manager 10;event_planner 8;waiter 7',
  event_planner:
    'corporate_event_manager 58;hotel_manager 8;waiter 7;head_chef 7;stage_technician 7;film_tv_producer 6',
  travel_consultant:
    'hotel_manager 6;airport_ground_handler 6;hotel_revenue_manager 6;flight_dispatcher 6;executive_assistant 6;immigration_adviser 6',
  hairdresser: 'beauty_therapist 6',
  beauty_therapist: 'hairdresser 6;dental_technician 5',
  fitness_trainer:
    'yoga_pilates_teacher 21;sports_coach 21;driving_instructor_trainer 11;outdoor_instructor 9;farrier_groom 8;tefl_teacher 6',
  leisure_lifeguard: 'sports_coach 17',
  cleaner:
    'industrial_rope_access_cleaner 11;kitchen_porter 10;waste_recycling_operative 8;housekeeping_room_attendant 8;laundry_worker 8',
  facilities_front_of_house:
    'receptionist 31;facilities_handyperson 22;office_manager 16;facilities_manager 13;hotel_receptionist 13;gp_receptionist 8',
  security_guard:
    'security_fire_alarm_engineer 11;security_architect 8;grc_information_security_manager 8;train_conductor_station 7;fire_engineer 7;detective 7',
  funeral_director: 'florist 6;notary_registrar 5',
  gardener: 'tree_surgeon 33;landscape_architect 12;forestry_worker 5',
  farm_worker:
    'agronomist 15;hgv_plant_mechanic 7;veterinary_surgeon 7;aquaculture_fisher 6;forestry_worker 5',
  forestry_worker: 'aquaculture_fisher 14;tree_surgeon 8;gardener 5;farm_worker 5',
  animal_care: 'farrier_groom 34;veterinary_nurse 12;veterinary_surgeon 10',
  sales_assistant:
    'bank_teller 12;store_manager 12;retail_area_manager 9;visual_merchandiser 7;fast_food_crew 5;warehouse_operative 5',
  store_manager:
    'retail_area_manager 31;bank_branch_manager 20;sales_assistant 12;warehouse_manager 9;restaurant_pub_manager 9;ecommerce_manager_technical 7',
  visual_merchandiser:
    'interior_designer 9;graphic_designer 8;sales_assistant 7;store_manager 7;industrial_product_designer 6',
  florist: 'funeral_director 6',
  call_centre_agent:
    'telesales_agent 30;unified_communications_engineer 8;personal_banker 8;agency_account_manager 7;receptionist 7',
  laundry_worker:
    'textile_garment_worker 13;housekeeping_room_attendant 11;cleaner 8;kitchen_porter 6;machine_operator_general 6',
  go_developer:
    'java_developer 14;software_engineer 9;scala_kotlin_developer 8;python_developer 8;rust_systems_developer 8;ruby_developer 7',
  php_developer:
    'full_stack_developer 13;python_developer 10;web_designer_wordpress 9;software_engineer 9;ruby_developer 9;ecommerce_manager_technical 7',
  ruby_developer:
    'full_stack_developer 11;software_engineer 10;python_developer 9;php_developer 9;go_developer 7;java_developer 7',
  scala_kotlin_developer:
    'java_developer 17;android_developer 11;go_developer 8;data_engineer 7;python_developer 7;mobile_cross_platform_developer 6',
  full_stack_developer:
    'frontend_developer 29;php_developer 13;ruby_developer 11;java_developer 11;software_engineer 10;python_developer 9',
  software_engineer:
    'java_developer 16;engineering_manager 13;agile_coach 10;ruby_developer 10;full_stack_developer 10;python_developer 10',
  engineering_manager:
    'software_engineer 13;product_manager 11;software_qa_manager 10;financial_controller 9;chief_executive 9;agile_coach 8',
  game_developer:
    'game_designer 30;ar_vr_developer 6;software_engineer 6;android_developer 6;robotics_engineer 6;mainframe_developer 6',
  cpp_developer:
    'software_engineer 8;rust_systems_developer 8;quant_developer 7;go_developer 7;dotnet_developer 6;mobile_cross_platform_developer 6',
  rust_systems_developer:
    'embedded_linux_engineer 9;cpp_developer 8;go_developer 8;quant_developer 5;java_developer 5;python_developer 5',
  mobile_cross_platform_developer:
    'ios_developer 23;android_developer 20;dotnet_developer 12;frontend_developer 10;full_stack_developer 7;cpp_developer 6',
  llm_engineer: 'nlp_engineer 10;ml_engineer 7;mlops_engineer 6',
  nlp_engineer:
    'llm_engineer 10;speech_language_therapist 8;ml_engineer 7;computer_vision_engineer 7;translator 6;bioinformatician 6',
  computer_vision_engineer:
    'ml_engineer 17;robotics_engineer 9;nlp_engineer 7;robotics_software_engineer 6;ar_vr_developer 5;control_plc_engineer 5',
  mlops_engineer:
    'ml_engineer 24;devops_engineer 19;platform_engineer 10;data_engineer 8;site_reliability_engineer 6;cloud_engineer 6',
  product_data_scientist:
    'data_scientist 32;data_analyst 14;product_manager 13;statistician 8;product_marketer 6;analytics_engineer 6',
  data_warehouse_developer:
    'data_engineer 19;analytics_engineer 15;bi_developer 9;warehouse_manager 8;data_analyst 7;warehouse_operative 6',
  data_governance_manager:
    'data_protection_officer 14;company_secretary 9;biostatistician 6;grc_information_security_manager 6;data_scientist 6;data_engineer 6',
  analytics_engineer:
    'data_engineer 21;data_analyst 16;data_warehouse_developer 15;data_scientist 12;bi_developer 10;transport_modeller 8',
  bi_developer:
    'data_analyst 44;analytics_engineer 10;data_warehouse_developer 9;data_engineer 8;salesforce_administrator 6;rpa_developer 6',
  cloud_engineer:
    'devops_engineer 19;security_architect 11;data_engineer 10;salesforce_developer 8;iam_engineer 8;solution_architect 8',
  platform_engineer:
    'devops_engineer 20;mlops_engineer 10;site_reliability_engineer 9;cloud_engineer 6;go_developer 5',
  telecom_rf_engineer: 'rf_engineer 26;telecom_fibre_engineer 9;network_engineer 5',
  unified_communications_engineer: 'call_centre_agent 8;network_engineer 7',
  storage_virtualisation_engineer: 'systems_administrator 17;database_administrator 8',
  security_architect:
    'security_analyst 22;grc_information_security_manager 13;application_security_engineer 12;solution_architect 12;cloud_engineer 11;enterprise_architect 11',
  grc_information_security_manager:
    'security_analyst 15;security_architect 13;data_protection_officer 9;auditor 8;emergency_planner 8;security_guard 8',
  iam_engineer: 'cloud_engineer 8',
  digital_forensics_analyst: 'security_analyst 23;fraud_investigator 10;detective 8;intelligence_analyst 6',
  application_security_engineer:
    'penetration_tester 16;security_architect 12;security_analyst 9;software_engineer 7;grc_information_security_manager 7;security_guard 6',
  user_researcher:
    'ux_researcher 61;ux_designer 24;academic_researcher 8;market_researcher 8;product_manager 7',
  technical_writer:
    'technical_writer_engineering 38;medical_writer 17;copywriter 12;journalist 7;editor_publishing 5;engineering_manager 5',
  solution_architect:
    'integration_developer 20;enterprise_architect 17;security_architect 12;presales_engineer 11;software_engineer 9;java_developer 9',
  enterprise_architect:
    'solution_architect 17;security_architect 11;landscape_architect 9;functional_safety_systems_engineer 7;management_consultant 7;architect 7',
  salesforce_developer:
    'salesforce_administrator 29;crm_consultant 8;cloud_engineer 8;ecommerce_manager_technical 7;integration_developer 7;oracle_erp_consultant 7',
  salesforce_administrator:
    'salesforce_developer 29;crm_consultant 16;sales_operations 15;email_crm_marketer 11;servicenow_developer 9;sales_account_executive 7',
  servicenow_developer:
    'it_service_manager 12;release_configuration_manager 10;salesforce_administrator 9;grc_information_security_manager 8;it_support 6;sap_hr_consultant 6',
  dynamics_consultant:
    'sap_consultant 11;erp_key_user 10;crm_consultant 9;sap_fico_consultant 7;rpa_developer 7;salesforce_administrator 6',
  sap_abap_developer:
    'sap_consultant 31;sap_logistics_consultant 12;sap_fico_consultant 10;sap_hr_consultant 8;integration_developer 7;bi_developer 6',
  sap_fico_consultant:
    'sap_consultant 28;sap_logistics_consultant 27;sap_hr_consultant 14;accounts_assistant 10;sap_abap_developer 10;treasury_analyst 8',
  sap_logistics_consultant:
    'sap_consultant 31;sap_fico_consultant 27;logistics_manager 16;sap_hr_consultant 15;supply_planner 13;sap_abap_developer 12',
  sap_hr_consultant:
    'sap_consultant 23;workday_consultant 16;sap_logistics_consultant 15;sap_fico_consultant 14;payroll_specialist 11;hr_generalist 10',
  workday_consultant:
    'sap_hr_consultant 16;hr_generalist 9;sap_consultant 8;payroll_specialist 7;oracle_erp_consultant 6',
  oracle_erp_consultant:
    'erp_key_user 14;sap_consultant 11;database_administrator 10;integration_developer 9;sap_hr_consultant 7;accounts_payable_receivable 7',
  mainframe_developer: 'java_developer 7;software_engineer 6;game_developer 6',
  release_configuration_manager:
    'devops_engineer 15;servicenow_developer 10;it_service_manager 9;software_qa_manager 7;software_engineer 6;mlops_engineer 6',
  it_service_manager:
    'servicenow_developer 12;it_support 12;release_configuration_manager 9;it_project_manager 7;site_reliability_engineer 7;software_qa_manager 7',
  it_trainer:
    'corporate_trainer 24;learning_development_specialist 14;driving_instructor_trainer 8;it_project_manager 7;further_education_lecturer 7;tefl_teacher 6',
  gis_developer:
    'gis_analyst 46;dotnet_developer 6;bi_developer 6;salesforce_developer 6;software_engineer 6;full_stack_developer 6',
  ar_vr_developer: 'ios_developer 6;game_developer 6;computer_vision_engineer 5',
  robotics_software_engineer: 'robotics_engineer 38;computer_vision_engineer 6;software_engineer 5',
  embedded_linux_engineer:
    'embedded_engineer 34;embedded_hardware_firmware_engineer 33;systems_administrator 10;rust_systems_developer 9;android_developer 7',
  fpga_engineer:
    'embedded_hardware_firmware_engineer 20;chip_design_engineer 18;embedded_engineer 11;electronics_engineer 7',
  av_technician: 'sound_engineer 14;stage_technician 13;security_fire_alarm_engineer 5',
  it_field_service_technician:
    'it_support 24;commissioning_engineer 10;data_centre_technician 10;facilities_handyperson 7;multi_skilled_maintenance_technician 6;telecom_fibre_engineer 6',
  data_centre_technician:
    'it_field_service_technician 10;telecom_fibre_engineer 9;bms_engineer 6;commissioning_engineer 5',
  web_designer_wordpress:
    'graphic_designer 11;php_developer 9;ux_designer 8;frontend_developer 7;full_stack_developer 6;copywriter 6',
  ecommerce_manager_technical:
    'php_developer 7;salesforce_developer 7;store_manager 7;performance_marketer 6;salesforce_administrator 6',
  localisation_engineer: 'translator 14',
  erp_key_user:
    'sap_consultant 22;oracle_erp_consultant 14;dynamics_consultant 10;production_planner 9;database_administrator 7;sap_logistics_consultant 7',
  crm_consultant:
    'email_crm_marketer 39;salesforce_administrator 16;sales_operations 16;dynamics_consultant 9;salesforce_developer 8;sales_account_executive 8',
  software_qa_manager:
    'qa_engineer 28;engineering_manager 10;validation_engineer 8;gmp_quality_assurance 8;quality_engineer 7;business_analyst 7',
  performance_test_engineer: 'qa_engineer 11;penetration_tester 5',
  agile_coach:
    'it_project_manager 28;product_manager 18;software_engineer 10;business_analyst 9;engineering_manager 8;management_consultant 6',
  rpa_developer: 'dynamics_consultant 7;bi_developer 6;crm_consultant 6;drone_pilot 5;software_engineer 5',
  integration_developer:
    'solution_architect 20;oracle_erp_consultant 9;salesforce_developer 7;sap_abap_developer 7;sap_hr_consultant 7;software_engineer 7',
  quant_developer:
    'trader 18;financial_risk_manager 10;cpp_developer 7;go_developer 7;software_engineer 6;embedded_engineer 6',
  data_protection_officer:
    'data_governance_manager 14;grc_information_security_manager 9;commercial_solicitor 7;company_secretary 5',
  immigration_adviser:
    'solicitor_employment 15;family_solicitor 14;criminal_solicitor 12;border_customs_officer 11;commercial_solicitor 10;litigation_solicitor 9',
  clinical_trial_manager:
    'clinical_research_associate 45;clinical_research_coordinator 22;clinical_research_nurse 21;biostatistician 18;medical_writer 8;project_engineer 7',
  wind_turbine_technician:
    'renewables_engineer 25;solar_installer 18;mechanical_fitter 9;aerospace_engineer 8;commissioning_engineer 7;crane_operator 6',
  rigger_slinger:
    'crane_operator 50;lift_engineer 7;rail_signalling_engineer 6;stage_technician 6;construction_site_manager 6;hgv_plant_mechanic 5',
  hotel_revenue_manager:
    'hotel_manager 35;hotel_receptionist 16;sales_operations 8;housekeeping_room_attendant 7;business_development_manager 7;crm_consultant 6',
  dispensing_optician: 'optometrist 41;physicist 10;pharmacy_technician 6',
  school_business_manager:
    'school_administrator 25;school_leader 22;financial_controller 12;education_welfare_psychologist 11;practice_manager_health 9;primary_teacher 9',
  agronomist: 'farm_worker 15;hgv_plant_mechanic 6',
  stage_technician:
    'av_technician 13;actor 11;sound_engineer 8;event_planner 7;rigger_slinger 6;carpenter_joiner 6',
  pharmacovigilance_specialist:
    'regulatory_affairs_specialist 10;clinical_research_coordinator 7;clinical_research_associate 7;gmp_quality_assurance 7;clinical_research_nurse 6;biostatistician 5',
  medical_sales_representative:
    'field_sales_representative 27;medical_writer 13;gmp_quality_assurance 11;sales_account_executive 10;medical_device_engineer 9;practice_manager_health 8',
  respiratory_therapist:
    'icu_nurse 13;cardiac_physiologist 13;physiotherapist 12;psychological_wellbeing_practitioner 7;hospital_physician 7;occupational_therapist 6',
  medical_physicist:
    'therapeutic_radiographer 36;physicist 23;nuclear_engineer 22;ct_mri_radiographer 16;diagnostic_radiographer 11;biomedical_scientist 7',
  genetic_scientist:
    'bioinformatician 20;counsellor 10;molecular_biologist 7;careers_adviser 7;substance_misuse_worker 5;biomedical_scientist 5',
  behaviour_analyst:
    'sen_teacher 7;support_worker_disability 7;learning_disability_nurse 6;education_welfare_psychologist 6;teaching_assistant 6;substance_misuse_worker 5',
  sterile_services_technician:
    'hospital_porter 39;theatre_nurse 12;medical_device_engineer 11;dental_nurse 10;instrumentation_engineer 5',
  phlebotomist:
    'lab_assistant_medical 29;healthcare_assistant 7;clinical_research_coordinator 5;charity_fundraiser 5',
  presales_engineer:
    'sales_account_executive 11;solution_architect 11;sales_operations 10;field_sales_representative 8;management_consultant 8;product_marketer 6',
  game_designer:
    'game_developer 30;ux_designer 12;film_tv_producer 10;industrial_product_designer 7;video_editor 6;qa_engineer 5',
  pest_controller: 'environmental_health_officer 7',
  asbestos_surveyor:
    'ductwork_insulation_installer 17;energy_assessor 8;removals_operative 7;environmental_engineer 6;facilities_manager 6;building_surveyor 6',
  mining_operative: 'mining_engineer 37;piling_drilling_operative 18;demolition_operative 6;plant_operator 5',
  winemaker_brewer: 'sommelier 15;food_process_operator 9',
  aquaculture_fisher: 'forestry_worker 14;deck_officer_seafarer 11;farm_worker 6',
  farrier_groom:
    'animal_care 34;fitness_trainer 8;driving_instructor_trainer 7;veterinary_surgeon 6;outdoor_instructor 5',
  outdoor_instructor: 'driving_instructor_trainer 11;fitness_trainer 9;farrier_groom 5',
  emergency_planner:
    'grc_information_security_manager 8;civil_engineer 7;emergency_doctor 7;emergency_nurse 6;dispatcher_control_room 5',
  trading_standards_officer:
    'environmental_health_officer 15;building_control_inspector 12;border_customs_officer 12;licensing_officer 11;quality_inspector 10;metrology_calibration 9',
  fraud_investigator:
    'detective 19;insurance_claims_handler 11;digital_forensics_analyst 10;loss_adjuster 9;trading_standards_officer 9;aml_kyc_analyst 9',
  court_enforcement_clerk:
    'paralegal 13;legal_secretary 10;journalist 9;criminal_solicitor 8;probation_youth_justice 6;litigation_solicitor 6',
  shipbroker_charterer:
    'port_terminal_operative 22;freight_forwarder 12;deck_officer_seafarer 12;naval_architect 12;insurance_broker 9;export_shipping_clerk 9',
  flight_dispatcher:
    'dispatcher_control_room 21;cabin_crew 15;airline_pilot 15;air_traffic_controller 14;airport_ground_handler 10;aircraft_mechanic 8',
  drone_pilot:
    'airline_pilot 19;photographer_videographer 12;land_surveyor 9;aircraft_mechanic 6;robotics_engineer 6;rpa_developer 5',
  commercial_diver:
    'airline_pilot 6;hydrographic_surveyor 6;mig_mag_welder 5;health_safety_manager 5;drone_pilot 5',
  biostatistician:
    'statistician 47;clinical_research_associate 20;clinical_trial_manager 18;clinical_research_coordinator 16;clinical_research_nurse 15;data_governance_manager 6',
  medical_writer:
    'technical_writer 17;copywriter 17;regulatory_affairs_specialist 14;medical_sales_representative 13;technical_writer_engineering 13;journalist 10',
  occupational_hygienist:
    'occupational_health_nurse 14;dental_hygienist 12;environmental_health_officer 9;health_safety_manager 9;acoustic_engineer 8;hr_generalist 6',
  insurance_agent:
    'insurance_broker 24;underwriter 14;insurance_claims_handler 11;loss_adjuster 11;financial_adviser 9;estate_agent 8',
  frontend_developer:
    'full_stack_developer 29;mobile_cross_platform_developer 10;web_designer_wordpress 7;salesforce_developer 6;ux_designer 5;bi_developer 5',
  java_developer:
    'scala_kotlin_developer 17;software_engineer 16;go_developer 14;full_stack_developer 11;python_developer 9;solution_architect 9',
  dotnet_developer:
    'mobile_cross_platform_developer 12;software_engineer 8;devops_engineer 7;python_developer 7;java_developer 7;ruby_developer 6',
  python_developer:
    'php_developer 10;software_engineer 10;full_stack_developer 9;ruby_developer 9;java_developer 9;go_developer 8',
  data_engineer:
    'analytics_engineer 21;data_warehouse_developer 19;cloud_engineer 10;mlops_engineer 8;bi_developer 8;scala_kotlin_developer 7',
  data_scientist:
    'product_data_scientist 32;analytics_engineer 12;ml_engineer 9;statistician 9;data_analyst 7;reliability_engineer 6',
  ml_engineer: 'mlops_engineer 24;computer_vision_engineer 17;data_scientist 9;nlp_engineer 7;llm_engineer 7',
  devops_engineer:
    'platform_engineer 20;cloud_engineer 19;mlops_engineer 19;release_configuration_manager 15;dotnet_developer 7;software_engineer 7',
  site_reliability_engineer:
    'reliability_engineer 15;platform_engineer 9;it_service_manager 7;mlops_engineer 6;database_administrator 6;cloud_engineer 5',
  penetration_tester:
    'application_security_engineer 16;qa_engineer 10;grc_information_security_manager 6;security_analyst 6;security_architect 5;performance_test_engineer 5',
  ios_developer:
    'mobile_cross_platform_developer 23;android_developer 14;ar_vr_developer 6;dynamics_consultant 5',
  android_developer:
    'mobile_cross_platform_developer 20;ios_developer 14;scala_kotlin_developer 11;embedded_linux_engineer 7;java_developer 6;game_developer 6',
  embedded_engineer:
    'embedded_hardware_firmware_engineer 64;embedded_linux_engineer 34;fpga_engineer 11;quant_developer 6;qa_engineer 6;software_engineer 6',
  data_analyst:
    'bi_developer 44;analytics_engineer 16;product_data_scientist 14;database_administrator 8;data_scientist 7;data_warehouse_developer 7',
  database_administrator:
    'oracle_erp_consultant 10;systems_administrator 8;data_analyst 8;storage_virtualisation_engineer 8;erp_key_user 7;site_reliability_engineer 6',
  systems_administrator:
    'storage_virtualisation_engineer 17;embedded_linux_engineer 10;database_administrator 8;salesforce_administrator 7;it_support 6;servicenow_developer 6',
  network_engineer: 'security_architect 7;unified_communications_engineer 7;telecom_rf_engineer 5',
  security_analyst:
    'digital_forensics_analyst 23;security_architect 22;grc_information_security_manager 15;application_security_engineer 9;penetration_tester 6;security_guard 6',
  it_support:
    'it_field_service_technician 24;it_service_manager 12;servicenow_developer 6;systems_administrator 6;it_trainer 6',
  qa_engineer:
    'software_qa_manager 28;performance_test_engineer 11;penetration_tester 10;embedded_engineer 6;control_plc_engineer 6;software_engineer 6',
  product_manager:
    'agile_coach 18;product_marketer 13;product_data_scientist 13;engineering_manager 11;ux_researcher 9;it_project_manager 8',
  ux_designer:
    'user_researcher 24;ux_researcher 23;industrial_product_designer 13;game_designer 12;web_designer_wordpress 8;interior_designer 8',
  sap_consultant:
    'sap_logistics_consultant 31;sap_abap_developer 31;sap_fico_consultant 28;sap_hr_consultant 23;erp_key_user 22;dynamics_consultant 11',
  business_analyst:
    'functional_safety_systems_engineer 11;it_project_manager 9;agile_coach 9;management_consultant 7;software_qa_manager 7;product_manager 7',
  it_project_manager:
    'agile_coach 28;business_analyst 9;software_engineer 9;project_engineer 8;product_manager 8;it_service_manager 7',
  domestic_electrician:
    'industrial_electrician 24;electrical_building_services_engineer 12;solar_installer 8;overhead_linesman 7;plumber 7;electrical_power_engineer 6',
  industrial_electrician:
    'domestic_electrician 24;multi_skilled_maintenance_technician 21;electrical_power_engineer 11;electrical_building_services_engineer 11;commissioning_engineer 9;control_plc_engineer 8',
  overhead_linesman:
    'electrical_power_engineer 22;telecom_fibre_engineer 8;domestic_electrician 7;solar_installer 6;industrial_electrician 5',
  plumber:
    'gas_engineer 10;pipefitter 10;domestic_electrician 7;industrial_rope_access_cleaner 6;solar_installer 6',
  gas_engineer:
    'plumber 10;solar_installer 9;facilities_handyperson 6;hvac_refrigeration_technician 6;multi_skilled_maintenance_technician 6;marine_engineer_officer 6',
  hvac_refrigeration_technician:
    'hvac_design_engineer 14;gas_engineer 6;ductwork_insulation_installer 6;bms_engineer 5;multi_skilled_maintenance_technician 5',
  ductwork_insulation_installer:
    'asbestos_surveyor 17;pipefitter 9;hvac_design_engineer 8;sheet_metal_worker 8;mechanical_fitter 6;glazier_window_fitter 6',
  mig_mag_welder:
    'welding_engineer 25;tig_pipe_welder 25;fabricator_steel_erector 16;robotics_engineer 6;commercial_diver 5;sheet_metal_worker 5',
  tig_pipe_welder:
    'mig_mag_welder 25;welding_engineer 24;pipefitter 14;piping_pressure_engineer 10;fabricator_steel_erector 6',
  pipefitter:
    'piping_pressure_engineer 17;tig_pipe_welder 14;mechanical_fitter 11;plumber 10;ductwork_insulation_installer 9;fabricator_steel_erector 9',
  sheet_metal_worker:
    'machine_operator_general 11;cnc_machinist 11;fabricator_steel_erector 9;ductwork_insulation_installer 8;toolmaker 8;foundry_worker 6',
  fabricator_steel_erector:
    'mig_mag_welder 16;structural_engineer 11;sheet_metal_worker 9;pipefitter 9;carpenter_joiner 8;foundry_worker 7',
  cnc_machinist:
    'manual_machinist_grinder 18;sheet_metal_worker 11;machine_operator_general 9;furniture_maker_upholsterer 7;quality_inspector 6;plastics_machine_operator 5',
  manual_machinist_grinder: 'cnc_machinist 18;toolmaker 7',
  toolmaker:
    'plastics_machine_operator 13;foundry_worker 12;machine_operator_general 10;sheet_metal_worker 8;manual_machinist_grinder 7;mechanical_fitter 6',
  mechanical_fitter:
    'multi_skilled_maintenance_technician 17;hgv_plant_mechanic 12;pipefitter 11;car_mechanic 10;aircraft_mechanic 10;lift_engineer 9',
  multi_skilled_maintenance_technician:
    'industrial_electrician 21;mechanical_fitter 17;reliability_engineer 15;facilities_handyperson 12;aircraft_mechanic 11;rolling_stock_technician 10',
  facilities_handyperson:
    'facilities_front_of_house 22;multi_skilled_maintenance_technician 12;facilities_manager 11;property_manager 8;it_field_service_technician 7;gas_engineer 6',
  lift_engineer:
    'mechanical_fitter 9;hgv_plant_mechanic 9;car_mechanic 9;rolling_stock_technician 8;rigger_slinger 7;multi_skilled_maintenance_technician 7',
  carpenter_joiner:
    'formwork_carpenter 18;furniture_maker_upholsterer 12;glazier_window_fitter 11;fabricator_steel_erector 8;tiler_flooring 7;interior_designer 6',
  formwork_carpenter:
    'carpenter_joiner 18;steel_fixer 9;structural_engineer 6;bricklayer_mason 6;tiler_flooring 6;machine_operator_general 6',
  bricklayer_mason: 'building_labourer 8;formwork_carpenter 6;tiler_flooring 6',
  plasterer_drywaller:
    'steel_fixer 6;glazier_window_fitter 6;ductwork_insulation_installer 6;painter_decorator 5;carpenter_joiner 5',
  tiler_flooring:
    'roofer 9;carpenter_joiner 7;glazier_window_fitter 7;bricklayer_mason 6;formwork_carpenter 6;steel_fixer 5',
  roofer: 'tiler_flooring 9;solar_installer 7;carpenter_joiner 6',
  scaffolder: 'construction_site_manager 6;fabricator_steel_erector 5',
  painter_decorator:
    'vehicle_body_repairer 16;interior_designer 6;formulation_scientist 6;plasterer_drywaller 5;furniture_maker_upholsterer 5',
  glazier_window_fitter:
    'carpenter_joiner 11;tiler_flooring 7;locksmith 6;solar_installer 6;ductwork_insulation_installer 6;plasterer_drywaller 6',
  groundworker:
    'civil_engineer 18;building_labourer 9;demolition_operative 6;industrial_rope_access_cleaner 6;steel_fixer 6;piling_drilling_operative 5',
  plant_operator:
    'hgv_plant_mechanic 11;forklift_driver 9;lorry_driver 8;crane_operator 8;train_driver 7;bus_coach_driver 7',
  crane_operator:
    'rigger_slinger 50;port_terminal_operative 9;plant_operator 8;lorry_driver 7;wind_turbine_technician 6;forklift_driver 6',
  demolition_operative:
    'building_labourer 13;piling_drilling_operative 7;plant_operator 7;groundworker 6;mining_operative 6;machine_operator_general 6',
  steel_fixer:
    'structural_engineer 9;formwork_carpenter 9;fabricator_steel_erector 7;plasterer_drywaller 6;groundworker 6;glazier_window_fitter 6',
  piling_drilling_operative:
    'mining_operative 18;geotechnical_engineer 14;petroleum_engineer 9;demolition_operative 7;machine_operator_general 6;groundworker 5',
  construction_site_manager:
    'clerk_of_works 20;contracts_manager_construction 20;building_labourer 12;project_engineer 11;production_manager 9;building_control_inspector 7',
  contracts_manager_construction:
    'quantity_surveyor 21;construction_site_manager 20;clerk_of_works 14;construction_estimator 12;project_engineer 11;building_surveyor 9',
  construction_estimator:
    'quantity_surveyor 32;contracts_manager_construction 12;procurement_buyer 11;civil_engineer 10;electrical_building_services_engineer 9;public_procurement_officer 8',
  building_labourer:
    'demolition_operative 13;construction_site_manager 12;groundworker 9;contracts_manager_construction 9;bricklayer_mason 8;facilities_handyperson 5',
  car_mechanic:
    'hgv_plant_mechanic 15;automotive_engineer 15;bicycle_motorcycle_technician 13;roadside_recovery_technician 11;vehicle_body_repairer 10;mechanical_fitter 10',
  hgv_plant_mechanic:
    'car_mechanic 15;bicycle_motorcycle_technician 14;aircraft_mechanic 12;mechanical_fitter 12;plant_operator 11;marine_engineer_officer 11',
  aircraft_mechanic:
    'aerospace_engineer 23;hgv_plant_mechanic 12;airline_pilot 12;multi_skilled_maintenance_technician 11;mechanical_fitter 10;rolling_stock_technician 10',
  vehicle_body_repairer:
    'painter_decorator 16;car_mechanic 10;automotive_engineer 10;roadside_recovery_technician 7',
  bicycle_motorcycle_technician:
    'hgv_plant_mechanic 14;car_mechanic 13;aircraft_mechanic 9;mechanical_fitter 8;rolling_stock_technician 7;marine_engineer_officer 7',
  telecom_fibre_engineer:
    'telecom_rf_engineer 9;data_centre_technician 9;physicist 8;overhead_linesman 8;it_field_service_technician 6;ductwork_insulation_installer 6',
  security_fire_alarm_engineer:
    'fire_engineer 12;security_guard 11;electrical_building_services_engineer 7;firefighter 7;solar_installer 6;rail_signalling_engineer 6',
  solar_installer:
    'renewables_engineer 26;wind_turbine_technician 18;gas_engineer 9;domestic_electrician 8;mechanical_fitter 7;roofer 7',
  locksmith:
    'mechanical_fitter 8;car_mechanic 7;glazier_window_fitter 6;roadside_recovery_technician 6;carpenter_joiner 5;formwork_carpenter 5',
  printer_press_operator: 'machine_operator_general 9;graphic_designer 6;pr_officer 5',
  textile_garment_worker: 'fashion_designer 20;laundry_worker 13;furniture_maker_upholsterer 6',
  furniture_maker_upholsterer:
    'carpenter_joiner 12;cnc_machinist 7;textile_garment_worker 6;interior_designer 6;painter_decorator 5;toolmaker 5',
  packaging_operative:
    'warehouse_operative 16;food_process_operator 11;multi_skilled_maintenance_technician 9;assembly_operative 9;machine_operator_general 8;removals_operative 7',
  food_process_operator:
    'food_technologist 23;baker 15;butcher 12;packaging_operative 11;machine_operator_general 9;winemaker_brewer 9',
  process_operator_chemical:
    'process_chemical_engineer 27;machine_operator_general 12;analytical_chemist 10;gmp_quality_assurance 9;food_process_operator 8;synthetic_chemist 8',
  foundry_worker:
    'toolmaker 12;plastics_machine_operator 9;materials_engineer 8;dental_technician 8;machine_operator_general 7;fabricator_steel_erector 7',
  assembly_operative:
    'packaging_operative 9;electronics_engineer 8;machine_operator_general 8;mechanical_fitter 7;manufacturing_engineer 6;warehouse_operative 6',
  plastics_machine_operator:
    'toolmaker 13;foundry_worker 9;machine_operator_general 9;cnc_machinist 5;mechanical_design_engineer 5',
  machine_operator_general:
    'process_operator_chemical 12;sheet_metal_worker 11;toolmaker 10;food_process_operator 9;plastics_machine_operator 9;printer_press_operator 9',
  tree_surgeon: 'gardener 33;landscape_architect 8;forestry_worker 8',
  industrial_rope_access_cleaner:
    'cleaner 11;process_operator_chemical 7;ndt_technician 6;groundworker 6;plumber 6;kitchen_porter 5',
  lorry_driver:
    'bus_coach_driver 14;roadside_recovery_technician 12;driving_instructor_trainer 11;transport_planner 11;hgv_plant_mechanic 11;van_courier_driver 10',
  van_courier_driver:
    'lorry_driver 10;transport_planner 10;ambulance_patient_transport_driver 7;warehouse_operative 6;removals_operative 6;export_shipping_clerk 5',
  bus_coach_driver:
    'ambulance_patient_transport_driver 16;taxi_private_hire_driver 16;lorry_driver 14;driving_instructor_trainer 11;tram_metro_driver 11;transport_fleet_manager 10',
  train_driver:
    'rolling_stock_technician 14;tram_metro_driver 13;rail_signalling_engineer 11;train_conductor_station 9;rail_track_operative 8;bus_coach_driver 8',
  train_conductor_station:
    'train_driver 9;rolling_stock_technician 8;rail_signalling_engineer 8;rail_track_operative 8;security_guard 7;bus_coach_driver 7',
  tram_metro_driver:
    'train_driver 13;bus_coach_driver 11;taxi_private_hire_driver 7;machine_operator_general 7;dispatcher_control_room 7;plant_operator 6',
  taxi_private_hire_driver:
    'ambulance_patient_transport_driver 23;bus_coach_driver 16;licensing_officer 14;lorry_driver 9;train_driver 7;tram_metro_driver 7',
  ambulance_patient_transport_driver:
    'emergency_medical_technician 42;taxi_private_hire_driver 23;bus_coach_driver 16;paramedic 13;hospital_porter 10;dispatcher_control_room 9',
  forklift_driver:
    'warehouse_operative 17;driving_instructor_trainer 12;lorry_driver 10;plant_operator 9;roadside_recovery_technician 7;hgv_plant_mechanic 6',
  warehouse_operative:
    'warehouse_manager 30;forklift_driver 17;packaging_operative 16;pharmacy_technician 7;removals_operative 7;logistics_manager 7',
  warehouse_manager:
    'warehouse_operative 30;logistics_manager 21;production_manager 12;store_manager 9;sap_logistics_consultant 9;data_warehouse_developer 8',
  transport_planner:
    'transport_fleet_manager 16;freight_forwarder 13;production_planner 13;transport_modeller 13;lorry_driver 11;van_courier_driver 10',
  transport_fleet_manager:
    'transport_planner 16;bus_coach_driver 10;car_mechanic 9;ambulance_patient_transport_driver 9;dispatcher_control_room 8;lorry_driver 7',
  dispatcher_control_room:
    'flight_dispatcher 21;paramedic 10;emergency_doctor 10;ambulance_patient_transport_driver 9;transport_planner 9;emergency_medical_technician 9',
  freight_forwarder:
    'export_shipping_clerk 20;transport_planner 13;shipbroker_charterer 12;customs_declarant 10;logistics_manager 8;port_terminal_operative 8',
  customs_declarant:
    'border_customs_officer 19;export_shipping_clerk 11;freight_forwarder 10;financial_compliance_officer 6;insurance_broker 6;shipbroker_charterer 5',
  export_shipping_clerk:
    'freight_forwarder 20;customs_declarant 11;sales_operations 10;shipbroker_charterer 9;accounts_payable_receivable 9;credit_controller 8',
  supply_planner:
    'production_planner 16;logistics_manager 14;demand_planner 14;sap_logistics_consultant 13;procurement_buyer 10;transport_planner 8',
  demand_planner:
    'supply_planner 14;fpa_analyst 12;sales_operations 9;sap_logistics_consultant 8;production_planner 7;logistics_manager 6',
  procurement_buyer:
    'category_strategic_sourcing_manager 38;public_procurement_officer 26;sap_logistics_consultant 12;accounts_payable_receivable 11;construction_estimator 11;supply_planner 10',
  category_strategic_sourcing_manager:
    'procurement_buyer 38;public_procurement_officer 12;logistics_manager 10;sap_logistics_consultant 9;media_planner_buyer 8;brand_manager 7',
  logistics_manager:
    'warehouse_manager 21;sap_logistics_consultant 16;supply_planner 14;military_logistician 13;category_strategic_sourcing_manager 10;freight_forwarder 8',
  airline_pilot:
    'drone_pilot 19;flight_dispatcher 15;aircraft_mechanic 12;air_traffic_controller 8;cabin_crew 7;commercial_diver 6',
  cabin_crew:
    'flight_dispatcher 15;airline_pilot 7;airport_ground_handler 6;security_guard 6;train_conductor_station 6;fast_food_crew 5',
  air_traffic_controller: 'flight_dispatcher 14;airline_pilot 8;aircraft_mechanic 6',
  airport_ground_handler:
    'flight_dispatcher 10;dispatcher_control_room 7;travel_consultant 6;cabin_crew 6;train_conductor_station 6;border_customs_officer 5',
  deck_officer_seafarer:
    'marine_engineer_officer 24;port_terminal_operative 14;shipbroker_charterer 12;aquaculture_fisher 11;naval_architect 10;hydrographic_surveyor 6',
  marine_engineer_officer:
    'deck_officer_seafarer 24;naval_architect 14;hgv_plant_mechanic 11;shipbroker_charterer 9;mechanical_fitter 8;car_mechanic 8',
  port_terminal_operative:
    'shipbroker_charterer 22;deck_officer_seafarer 14;crane_operator 9;freight_forwarder 8;marine_engineer_officer 7;naval_architect 6',
  removals_operative:
    'hospital_porter 7;packaging_operative 7;asbestos_surveyor 7;warehouse_operative 7;lorry_driver 6;van_courier_driver 6',
  waste_recycling_operative:
    'cleaner 8;removals_operative 6;warehouse_operative 6;crane_operator 5;credit_controller 5',
  rail_track_operative:
    'rail_signalling_engineer 11;rolling_stock_technician 8;train_driver 8;train_conductor_station 8;facilities_handyperson 6;groundworker 5',
  rail_signalling_engineer:
    'rolling_stock_technician 12;train_driver 11;rail_track_operative 11;train_conductor_station 8;rigger_slinger 6;security_fire_alarm_engineer 6',
  rolling_stock_technician:
    'train_driver 14;rail_signalling_engineer 12;hgv_plant_mechanic 11;multi_skilled_maintenance_technician 10;aircraft_mechanic 10;car_mechanic 9',
  driving_instructor_trainer:
    'forklift_driver 12;outdoor_instructor 11;lorry_driver 11;fitness_trainer 11;bus_coach_driver 11;tefl_teacher 10',
  roadside_recovery_technician:
    'lorry_driver 12;car_mechanic 11;hgv_plant_mechanic 10;highway_engineer 7;transport_fleet_manager 7;transport_planner 7',
};
