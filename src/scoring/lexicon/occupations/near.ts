// Which occupations are near which, by the words they share, in hundredths. Written by scripts/near-occupations.ts.

/** Neighbours by occupation, nearest first, at most six. */
export const NEAR: Readonly<Record<string, string>> = {
  brand_manager:
    'art_creative_director 11;agency_account_manager 10;product_marketer 10;market_researcher 9;category_strategic_sourcing_manager 7;media_planner_buyer 6',
  product_marketer:
    'product_manager 13;brand_manager 10;presales_engineer 7;email_crm_marketer 7;business_development_manager 7;performance_marketer 7',
  email_crm_marketer:
    'crm_consultant 41;salesforce_administrator 10;social_media_manager 7;product_marketer 7;dynamics_consultant 7;charity_fundraiser 6',
  pr_officer:
    'journalist 10;political_adviser 7;social_media_manager 7;media_planner_buyer 7;machine_operator_general 7;policy_adviser 6',
  social_media_manager:
    'performance_marketer 11;media_planner_buyer 9;email_crm_marketer 7;copywriter 7;pr_officer 7;seo_specialist 6',
  corporate_event_manager:
    'event_planner 60;executive_assistant 8;film_tv_producer 6;construction_site_manager 5;it_project_manager 5',
  market_researcher:
    'brand_manager 9;ux_researcher 8;user_researcher 8;product_marketer 6;clinical_research_coordinator 6',
  copywriter:
    'art_creative_director 17;seo_specialist 15;medical_writer 10;technical_writer 10;editor_publishing 8;agency_account_manager 7',
  editor_publishing:
    'video_editor 14;medical_writer 9;journalist 9;copywriter 8;technical_writer_engineering 7;photographer_videographer 7',
  sound_engineer: 'av_technician 16;stage_technician 8;photographer_videographer 5',
  musician: 'arts_pe_teacher 15',
  actor: 'stage_technician 8;arts_pe_teacher 8;visual_merchandiser 5',
  camera_operator: 'photographer_videographer 15;video_editor 5;crane_operator 5',
  archivist: 'data_entry_clerk 8',
  fashion_designer:
    'textile_garment_worker 20;graphic_designer 7;industrial_product_designer 7;interior_designer 6',
  industrial_product_designer:
    'ux_designer 13;mechanical_design_engineer 12;interior_designer 11;cad_technician 8;fashion_designer 7;product_manager 6',
  ux_researcher:
    'user_researcher 63;ux_designer 24;academic_researcher 10;market_researcher 8;product_manager 8;clinical_research_coordinator 6',
  economist: 'policy_adviser 9;fpa_analyst 7;statistician 5',
  statistician: 'biostatistician 48;data_scientist 9;product_data_scientist 8;economist 5',
  academic_researcher:
    'university_lecturer 40;ux_researcher 10;molecular_biologist 8;user_researcher 8;medical_writer 7;clinical_research_associate 6',
  political_adviser: 'policy_adviser 19;pr_officer 7;regulatory_affairs_specialist 5',
  licensing_officer:
    'taxi_private_hire_driver 14;town_planner 13;trading_standards_officer 10;environmental_health_officer 9;benefits_council_tax_officer 9;building_control_inspector 7',
  military_officer: 'military_logistician 22',
  military_logistician: 'military_officer 22;logistics_manager 14;warehouse_manager 7;supply_planner 5',
  intelligence_analyst: 'detective 9;security_analyst 8;data_analyst 7;digital_forensics_analyst 6',
  energy_assessor: 'energy_manager 35;architectural_technologist 6;hvac_design_engineer 6;fire_engineer 5',
  sports_coach: 'leisure_lifeguard 23;fitness_trainer 19;arts_pe_teacher 11;school_leader 5',
  interpreter: 'translator 31',
  notary_registrar:
    'notary_clerk 14;civil_engineer 10;funeral_director 8;antenatal_teacher_doula 6;policy_adviser 5',
  antenatal_teacher_doula:
    'midwife 18;health_visitor 10;nursery_nurse 7;yoga_pilates_teacher 6;notary_registrar 6;fitness_trainer 5',
  yoga_pilates_teacher:
    'fitness_trainer 23;primary_teacher 7;driving_instructor_trainer 7;english_humanities_teacher 7;maths_science_teacher 7;arts_pe_teacher 7',
  chief_executive:
    'financial_controller 13;executive_assistant 11;art_creative_director 7;company_secretary 7;business_development_manager 6;school_leader 6',
  management_consultant:
    'presales_engineer 8;business_analyst 8;enterprise_architect 7;sustainability_consultant 7;chief_executive 6;sap_hr_consultant 6',
  business_development_manager:
    'sales_account_executive 25;field_sales_representative 11;sales_operations 10;product_marketer 7;chief_executive 6;telesales_agent 6',
  retail_area_manager:
    'store_manager 33;warehouse_manager 7;bank_branch_manager 7;hotel_manager 6;sales_assistant 6;field_sales_representative 5',
  video_editor:
    'photographer_videographer 36;editor_publishing 14;film_tv_producer 8;graphic_designer 7;journalist 7;camera_operator 5',
  film_tv_producer:
    'video_editor 8;production_manager 7;game_designer 6;corporate_event_manager 6;event_planner 6;photographer_videographer 5',
  art_creative_director:
    'graphic_designer 22;agency_account_manager 21;copywriter 17;brand_manager 11;chief_executive 7;media_planner_buyer 5',
  agency_account_manager:
    'art_creative_director 21;personal_banker 11;brand_manager 10;copywriter 7;media_planner_buyer 7;call_centre_agent 6',
  media_planner_buyer:
    'performance_marketer 18;social_media_manager 9;procurement_buyer 8;category_strategic_sourcing_manager 8;pr_officer 7;agency_account_manager 7',
  civil_engineer:
    'structural_engineer 19;groundworker 18;highway_engineer 12;construction_estimator 10;water_engineer 10;notary_registrar 10',
  structural_engineer:
    'civil_engineer 19;fabricator_steel_erector 11;steel_fixer 9;naval_architect 8;fea_cfd_analyst 8;architectural_technologist 6',
  geotechnical_engineer:
    'piling_drilling_operative 14;environmental_engineer 10;mining_engineer 6;geologist 6;structural_engineer 6;civil_engineer 6',
  highway_engineer:
    'civil_engineer 12;transport_modeller 11;transport_planner 8;roadside_recovery_technician 7;transport_fleet_manager 7;groundworker 5',
  water_engineer: 'civil_engineer 10;transport_modeller 5',
  mechanical_design_engineer:
    'industrial_product_designer 12;cad_technician 12;fea_cfd_analyst 9;hvac_design_engineer 9;mechanical_fitter 9;electronics_engineer 7',
  fea_cfd_analyst:
    'mechanical_design_engineer 9;structural_engineer 8;aerospace_engineer 5;piping_pressure_engineer 5',
  hvac_design_engineer:
    'hvac_refrigeration_technician 15;electrical_building_services_engineer 10;bms_engineer 9;mechanical_design_engineer 9;process_chemical_engineer 8;ductwork_insulation_installer 8',
  electrical_building_services_engineer:
    'domestic_electrician 12;fire_engineer 12;industrial_electrician 11;hvac_design_engineer 10;construction_estimator 9;electrical_power_engineer 9',
  electrical_power_engineer:
    'overhead_linesman 22;industrial_electrician 11;electrical_building_services_engineer 9;renewables_engineer 7;domestic_electrician 6;commissioning_engineer 5',
  electronics_engineer:
    'rf_engineer 9;chip_design_engineer 8;assembly_operative 8;embedded_hardware_firmware_engineer 8;mechanical_design_engineer 7;fpga_engineer 7',
  embedded_hardware_firmware_engineer:
    'embedded_engineer 64;embedded_linux_engineer 31;fpga_engineer 18;electronics_engineer 8;software_engineer 6;chip_design_engineer 6',
  chip_design_engineer: 'fpga_engineer 13;electronics_engineer 8;embedded_hardware_firmware_engineer 6',
  rf_engineer: 'telecom_rf_engineer 25;electronics_engineer 9;acoustic_engineer 5',
  control_plc_engineer:
    'robotics_engineer 13;industrial_electrician 8;multi_skilled_maintenance_technician 8;commissioning_engineer 7;bms_engineer 6;instrumentation_engineer 6',
  instrumentation_engineer:
    'bms_engineer 11;metrology_calibration 8;industrial_electrician 7;control_plc_engineer 6;theatre_nurse 6;sterile_services_technician 5',
  robotics_engineer:
    'robotics_software_engineer 32;control_plc_engineer 13;computer_vision_engineer 7;multi_skilled_maintenance_technician 6;drone_pilot 6;mig_mag_welder 6',
  process_chemical_engineer:
    'process_operator_chemical 27;analytical_chemist 11;synthetic_chemist 11;hvac_design_engineer 8;civil_engineer 7;project_engineer 6',
  manufacturing_engineer:
    'production_manager 17;quality_engineer 11;production_planner 10;assembly_operative 6;project_engineer 6;mechanical_design_engineer 5',
  production_manager:
    'manufacturing_engineer 17;warehouse_manager 13;production_planner 11;construction_site_manager 9;food_process_operator 7;film_tv_producer 7',
  production_planner:
    'supply_planner 16;transport_planner 14;production_manager 11;manufacturing_engineer 10;erp_key_user 10;sap_logistics_consultant 7',
  quality_engineer:
    'quality_inspector 13;gmp_quality_assurance 13;manufacturing_engineer 11;software_qa_manager 8;production_manager 7;reliability_engineer 5',
  quality_inspector:
    'quality_engineer 13;ndt_technician 10;building_control_inspector 9;metrology_calibration 9;welding_engineer 7;cnc_machinist 6',
  ndt_technician:
    'quality_inspector 10;welding_engineer 10;building_control_inspector 6;industrial_rope_access_cleaner 6;diagnostic_radiographer 6',
  reliability_engineer:
    'site_reliability_engineer 16;multi_skilled_maintenance_technician 16;functional_safety_systems_engineer 8;commissioning_engineer 6;facilities_manager 6;occupational_hygienist 6',
  aerospace_engineer:
    'aircraft_mechanic 23;wind_turbine_technician 7;flight_dispatcher 7;airline_pilot 6;fea_cfd_analyst 5',
  automotive_engineer:
    'car_mechanic 15;vehicle_body_repairer 10;transport_fleet_manager 6;roadside_recovery_technician 6',
  naval_architect:
    'marine_engineer_officer 15;shipbroker_charterer 11;deck_officer_seafarer 10;structural_engineer 8;port_terminal_operative 6;architect 5',
  nuclear_engineer: 'medical_physicist 23;physicist 9;ct_mri_radiographer 6;process_chemical_engineer 5',
  petroleum_engineer: 'piling_drilling_operative 9;geologist 6',
  mining_engineer: 'mining_operative 41;geologist 15;geotechnical_engineer 6;plant_operator 5',
  materials_engineer: 'foundry_worker 8;reliability_engineer 5',
  welding_engineer:
    'mig_mag_welder 25;tig_pipe_welder 24;ndt_technician 10;quality_inspector 7;clinical_research_coordinator 6;fabricator_steel_erector 5',
  renewables_engineer:
    'solar_installer 26;wind_turbine_technician 21;electrical_power_engineer 7;energy_manager 6;project_engineer 6',
  energy_manager:
    'energy_assessor 35;sustainability_consultant 12;renewables_engineer 6;hvac_design_engineer 6;occupational_hygienist 5;auditor 5',
  environmental_engineer:
    'geotechnical_engineer 10;environmental_health_officer 8;town_planner 7;asbestos_surveyor 6;acoustic_engineer 5',
  acoustic_engineer:
    'environmental_health_officer 8;occupational_hygienist 8;audiologist 6;reliability_engineer 5;rf_engineer 5;environmental_engineer 5',
  fire_engineer:
    'security_fire_alarm_engineer 12;electrical_building_services_engineer 12;firefighter 11;pipefitter 8;building_surveyor 6;property_manager 6',
  health_safety_manager:
    'occupational_health_nurse 14;facilities_manager 8;construction_site_manager 7;commercial_diver 6;occupational_hygienist 6;environmental_health_officer 5',
  functional_safety_systems_engineer:
    'business_analyst 11;solution_architect 9;validation_engineer 8;reliability_engineer 8;enterprise_architect 5',
  piping_pressure_engineer:
    'pipefitter 16;tig_pipe_welder 10;cad_technician 6;hvac_design_engineer 6;process_chemical_engineer 5;fea_cfd_analyst 5',
  land_surveyor:
    'hydrographic_surveyor 11;drone_pilot 11;building_surveyor 10;quantity_surveyor 6;asbestos_surveyor 5;shipbroker_charterer 5',
  hydrographic_surveyor:
    'land_surveyor 11;building_surveyor 9;shipbroker_charterer 7;deck_officer_seafarer 6;commercial_diver 5',
  gis_analyst: 'gis_developer 46',
  building_surveyor:
    'quantity_surveyor 14;land_surveyor 10;hydrographic_surveyor 9;shipbroker_charterer 9;contracts_manager_construction 8;architectural_technologist 8',
  quantity_surveyor:
    'construction_estimator 32;contracts_manager_construction 21;building_surveyor 14;public_procurement_officer 8;construction_site_manager 7;civil_engineer 7',
  architect:
    'architectural_technologist 20;landscape_architect 13;interior_designer 10;solution_architect 9;enterprise_architect 7;construction_site_manager 7',
  architectural_technologist:
    'architect 20;cad_technician 20;building_surveyor 8;mechanical_design_engineer 7;structural_engineer 6;energy_assessor 6',
  interior_designer:
    'industrial_product_designer 11;architect 10;landscape_architect 9;ux_designer 9;painter_decorator 7;fashion_designer 6',
  landscape_architect:
    'architect 13;gardener 12;enterprise_architect 9;interior_designer 9;solution_architect 9;town_planner 9',
  town_planner:
    'licensing_officer 13;landscape_architect 9;supply_planner 8;environmental_engineer 7;benefits_council_tax_officer 7;transport_modeller 7',
  transport_modeller:
    'transport_planner 13;highway_engineer 11;town_planner 7;transport_fleet_manager 6;ambulance_patient_transport_driver 6;demand_planner 6',
  cad_technician:
    'architectural_technologist 20;mechanical_design_engineer 12;industrial_product_designer 8;piping_pressure_engineer 6;steel_fixer 5;technical_writer_engineering 5',
  bim_manager: 'transport_modeller 6',
  analytical_chemist:
    'synthetic_chemist 23;process_chemical_engineer 11;process_operator_chemical 10;metrology_calibration 10;formulation_scientist 9;microbiologist 7',
  synthetic_chemist:
    'analytical_chemist 23;process_chemical_engineer 11;formulation_scientist 11;process_operator_chemical 7',
  formulation_scientist: 'synthetic_chemist 11;analytical_chemist 9;painter_decorator 6',
  molecular_biologist:
    'bioinformatician 13;biomedical_scientist 11;academic_researcher 8;genetic_scientist 7;analytical_chemist 6;ux_researcher 6',
  bioinformatician: 'genetic_scientist 22;molecular_biologist 13;nlp_engineer 6;data_scientist 5',
  microbiologist:
    'biomedical_scientist 12;pathologist 7;analytical_chemist 7;metrology_calibration 5;food_technologist 5;molecular_biologist 5',
  physicist:
    'medical_physicist 19;therapeutic_radiographer 11;telecom_fibre_engineer 9;nuclear_engineer 9;dispensing_optician 8;maths_science_teacher 6',
  geologist: 'mining_engineer 15;geotechnical_engineer 6;petroleum_engineer 6',
  gmp_quality_assurance:
    'validation_engineer 18;quality_engineer 13;medical_sales_representative 10;process_operator_chemical 9;software_qa_manager 8;regulatory_affairs_specialist 8',
  validation_engineer:
    'gmp_quality_assurance 18;functional_safety_systems_engineer 8;process_operator_chemical 7;commissioning_engineer 6;food_technologist 6;software_qa_manager 5',
  regulatory_affairs_specialist:
    'medical_writer 14;medical_device_engineer 12;pharmacovigilance_specialist 9;gmp_quality_assurance 8;financial_compliance_officer 8;medical_sales_representative 6',
  clinical_research_associate:
    'clinical_research_nurse 51;clinical_trial_manager 39;clinical_research_coordinator 32;biostatistician 17;hospital_pharmacist 8;medical_writer 7',
  clinical_research_coordinator:
    'clinical_research_nurse 47;clinical_research_associate 32;clinical_trial_manager 23;biostatistician 13;nursing_associate 9;hospital_pharmacist 8',
  food_technologist:
    'food_process_operator 22;head_chef 11;environmental_health_officer 10;catering_cook 6;validation_engineer 6;microbiologist 5',
  medical_device_engineer:
    'regulatory_affairs_specialist 12;medical_sales_representative 10;biomedical_scientist 7;medical_physicist 5',
  project_engineer:
    'contracts_manager_construction 11;construction_site_manager 11;commissioning_engineer 9;it_project_manager 9;clerk_of_works 7;process_chemical_engineer 6',
  commissioning_engineer:
    'project_engineer 9;it_field_service_technician 9;industrial_electrician 9;multi_skilled_maintenance_technician 8;control_plc_engineer 7;clerk_of_works 7',
  bms_engineer:
    'instrumentation_engineer 11;hvac_design_engineer 9;control_plc_engineer 6;hvac_refrigeration_technician 6;electrical_building_services_engineer 5;gas_engineer 5',
  building_control_inspector:
    'clerk_of_works 11;quality_inspector 9;building_surveyor 8;construction_site_manager 8;trading_standards_officer 7;licensing_officer 7',
  clerk_of_works:
    'construction_site_manager 20;contracts_manager_construction 13;building_control_inspector 11;civil_engineer 9;project_engineer 7;commissioning_engineer 7',
  technical_writer_engineering:
    'technical_writer 35;editor_publishing 7;aircraft_mechanic 7;medical_writer 6;copywriter 5;cad_technician 5',
  metrology_calibration:
    'analytical_chemist 10;quality_inspector 9;instrumentation_engineer 8;microbiologist 5',
  sustainability_consultant: 'energy_manager 12;management_consultant 7',
  ward_nurse:
    'nursing_associate 15;community_nurse 14;ward_manager 11;childrens_nurse 10;healthcare_assistant 9;emergency_nurse 8',
  ward_manager:
    'care_home_manager 19;ward_nurse 11;nursing_associate 9;community_nurse 8;practice_manager_health 7;nurse_practitioner 7',
  icu_nurse:
    'respiratory_therapist 14;ward_nurse 7;nursing_associate 7;community_nurse 6;odp_anaesthetic 6;neonatal_nurse 5',
  emergency_nurse:
    'emergency_doctor 27;paramedic 13;nurse_practitioner 11;practice_nurse 8;childrens_nurse 8;ward_nurse 8',
  theatre_nurse:
    'surgeon 17;hospital_porter 15;sterile_services_technician 11;odp_anaesthetic 7;emergency_nurse 7;veterinary_nurse 7',
  odp_anaesthetic:
    'anaesthetist 12;theatre_nurse 7;respiratory_therapist 7;ward_nurse 6;icu_nurse 6;emergency_nurse 5',
  community_nurse:
    'domiciliary_carer 15;ward_nurse 14;nursing_associate 12;practice_nurse 12;palliative_nurse 11;health_visitor 10',
  practice_nurse:
    'gp_receptionist 12;general_practitioner 12;community_nurse 12;health_visitor 10;pharmacist_community 10;nurse_practitioner 8',
  nurse_practitioner:
    'general_practitioner 12;emergency_nurse 11;community_nurse 10;practice_nurse 8;oncology_nurse 8;gp_receptionist 8',
  childrens_nurse:
    'paediatrician 19;health_visitor 11;ward_nurse 10;child_protection_social_worker 9;nursery_nurse 8;emergency_nurse 8',
  neonatal_nurse:
    'paediatrician 12;midwife 11;health_visitor 6;practice_nurse 6;nursery_nurse 6;ward_nurse 6',
  mental_health_nurse:
    'mental_health_social_worker 25;psychiatrist 18;childrens_nurse 8;community_nurse 8;practice_nurse 7;oncology_nurse 7',
  learning_disability_nurse:
    'support_worker_disability 41;sen_teacher 9;residential_childcare_worker 9;practice_nurse 8;behaviour_analyst 7;nursing_associate 7',
  oncology_nurse:
    'nurse_practitioner 8;emergency_nurse 8;medical_secretary 8;palliative_nurse 7;ward_nurse 7;childrens_nurse 7',
  palliative_nurse:
    'community_nurse 11;care_assistant 8;oncology_nurse 7;learning_disability_nurse 6;ward_nurse 6;nurse_practitioner 6',
  dialysis_nurse: 'oncology_nurse 5',
  health_visitor:
    'childrens_nurse 11;family_support_worker 10;community_nurse 10;practice_nurse 10;midwife 10;antenatal_teacher_doula 10',
  occupational_health_nurse:
    'health_safety_manager 14;occupational_hygienist 10;hr_generalist 8;practice_nurse 6;ward_nurse 6;general_practitioner 5',
  nursing_associate:
    'healthcare_assistant 16;ward_nurse 15;care_assistant 15;community_nurse 12;domiciliary_carer 9;clinical_research_coordinator 9',
  healthcare_assistant:
    'care_assistant 29;nursing_associate 16;ward_nurse 9;domiciliary_carer 7;clinical_research_coordinator 6;community_nurse 6',
  midwife:
    'antenatal_teacher_doula 18;neonatal_nurse 11;health_visitor 10;obstetrician_gynaecologist 9;paediatrician 7;emergency_nurse 5',
  general_practitioner:
    'practice_manager_health 13;gp_receptionist 12;nurse_practitioner 12;practice_nurse 12;hospital_physician 11;emergency_doctor 9',
  hospital_physician:
    'emergency_doctor 15;general_practitioner 11;anaesthetist 8;medical_sales_representative 8;surgeon 7;medical_secretary 7',
  surgeon: 'theatre_nurse 17;veterinary_surgeon 8;hospital_physician 7;podiatrist 7;emergency_doctor 6',
  anaesthetist:
    'emergency_doctor 14;odp_anaesthetic 12;hospital_physician 8;cardiologist 7;general_practitioner 7;paediatrician 6',
  emergency_doctor:
    'emergency_nurse 27;hospital_physician 15;anaesthetist 14;paramedic 12;general_practitioner 9;dispatcher_control_room 7',
  cardiologist: 'cardiac_physiologist 11;anaesthetist 7;radiologist 7;paediatrician 7',
  paediatrician:
    'childrens_nurse 19;neonatal_nurse 12;health_visitor 7;psychiatrist 7;cardiologist 7;midwife 7',
  obstetrician_gynaecologist: 'midwife 9;sonographer 6',
  psychiatrist:
    'mental_health_nurse 18;mental_health_social_worker 16;paediatrician 7;clinical_psychologist 6;hospital_physician 5;childrens_nurse 5',
  radiologist:
    'mammographer 12;diagnostic_radiographer 12;ct_mri_radiographer 11;pathologist 7;cardiologist 7;hospital_physician 6',
  pathologist:
    'biomedical_scientist 8;radiologist 7;lab_assistant_medical 7;building_surveyor 7;microbiologist 7;mammographer 6',
  dentist:
    'dental_nurse 25;dental_hygienist 13;dental_technician 12;practice_manager_health 8;general_practitioner 5',
  dental_nurse:
    'dentist 25;dental_technician 16;dental_hygienist 13;sterile_services_technician 13;hospital_porter 10;veterinary_nurse 9',
  dental_hygienist: 'dental_nurse 13;dentist 13;dental_technician 9;occupational_hygienist 7',
  dental_technician: 'dental_nurse 16;dentist 12;dental_hygienist 9;foundry_worker 9;beauty_therapist 6',
  physiotherapist: 'respiratory_therapist 11;chiropractor_osteopath 9;occupational_therapist 7',
  occupational_therapist:
    'physiotherapist 7;care_assistant 7;community_nurse 6;healthcare_assistant 6;domiciliary_carer 6;chiropractor_osteopath 6',
  speech_language_therapist: 'teaching_assistant 5;sen_teacher 5;occupational_therapist 5',
  podiatrist: 'surgeon 7;practice_nurse 6;prosthetist_orthotist 5',
  prosthetist_orthotist: 'podiatrist 5',
  chiropractor_osteopath: 'physiotherapist 9;occupational_therapist 6;leisure_lifeguard 5',
  pharmacist_community:
    'pharmacy_technician 22;hospital_pharmacist 22;practice_nurse 10;general_practitioner 8;gp_receptionist 5',
  hospital_pharmacist:
    'pharmacist_community 22;pharmacy_technician 11;clinical_research_coordinator 8;clinical_research_associate 8;nurse_practitioner 7;medical_sales_representative 6',
  pharmacy_technician:
    'pharmacist_community 22;hospital_pharmacist 11;warehouse_operative 8;packaging_operative 6',
  optometrist: 'dispensing_optician 42',
  audiologist: 'acoustic_engineer 6',
  clinical_psychologist:
    'psychological_wellbeing_practitioner 19;education_welfare_psychologist 15;counsellor 8;psychiatrist 6;mental_health_nurse 5',
  psychological_wellbeing_practitioner:
    'clinical_psychologist 19;counsellor 11;mental_health_social_worker 7;occupational_therapist 6',
  paramedic:
    'emergency_nurse 13;emergency_doctor 12;emergency_medical_technician 11;ambulance_patient_transport_driver 11;dispatcher_control_room 10;anaesthetist 5',
  emergency_medical_technician:
    'ambulance_patient_transport_driver 43;paramedic 11;dispatcher_control_room 8;hospital_porter 7;taxi_private_hire_driver 6;transport_fleet_manager 6',
  biomedical_scientist:
    'lab_assistant_medical 13;microbiologist 12;molecular_biologist 11;pathologist 8;medical_device_engineer 7;analytical_chemist 6',
  lab_assistant_medical:
    'phlebotomist 23;biomedical_scientist 13;pathologist 7;clinical_research_coordinator 7;gp_receptionist 6;hospital_porter 5',
  diagnostic_radiographer:
    'ct_mri_radiographer 14;therapeutic_radiographer 12;radiologist 12;mammographer 9;medical_physicist 9;ndt_technician 6',
  ct_mri_radiographer:
    'medical_physicist 16;diagnostic_radiographer 14;radiologist 11;therapeutic_radiographer 7;mammographer 6;nuclear_engineer 6',
  sonographer: 'obstetrician_gynaecologist 6',
  therapeutic_radiographer:
    'medical_physicist 33;diagnostic_radiographer 12;physicist 11;ct_mri_radiographer 7',
  mammographer: 'radiologist 12;diagnostic_radiographer 9;pathologist 6;ct_mri_radiographer 6',
  cardiac_physiologist: 'respiratory_therapist 13;cardiologist 11;ct_mri_radiographer 5',
  medical_secretary:
    'legal_secretary 15;gp_receptionist 13;data_entry_clerk 11;clinical_coder 10;practice_manager_health 9;paralegal 9',
  gp_receptionist:
    'medical_secretary 13;general_practitioner 12;practice_nurse 12;receptionist 10;hotel_receptionist 9;practice_manager_health 8',
  practice_manager_health:
    'general_practitioner 13;medical_secretary 9;clinical_coder 9;care_home_manager 9;medical_sales_representative 8;dentist 8',
  clinical_coder: 'medical_secretary 10;practice_manager_health 9;medical_writer 6',
  clinical_research_nurse:
    'clinical_research_associate 51;clinical_research_coordinator 47;clinical_trial_manager 20;biostatistician 11;nursing_associate 6;academic_researcher 6',
  veterinary_surgeon:
    'veterinary_nurse 22;animal_care 9;surgeon 8;farm_worker 7;farrier_groom 6;general_practitioner 5',
  veterinary_nurse:
    'veterinary_surgeon 22;animal_care 13;dental_nurse 9;nursing_associate 8;ward_nurse 7;theatre_nurse 7',
  hospital_porter:
    'sterile_services_technician 43;theatre_nurse 15;dental_nurse 10;housekeeping_room_attendant 8;removals_operative 8;emergency_medical_technician 7',
  financial_adviser:
    'investment_analyst 8;tax_adviser 8;pensions_administrator 8;fund_accountant 6;insurance_agent 6;insurance_broker 6',
  mortgage_adviser:
    'credit_analyst 12;conveyancer 12;insurance_broker 8;librarian 5;estate_agent 5;personal_banker 5',
  bank_teller:
    'bank_branch_manager 17;personal_banker 11;sales_assistant 9;fast_food_crew 5;accounts_assistant 5',
  bank_branch_manager:
    'personal_banker 18;bank_teller 17;store_manager 16;treasury_analyst 8;estate_agent 8;bookkeeper 7',
  personal_banker:
    'bank_branch_manager 18;bank_teller 11;agency_account_manager 11;credit_analyst 11;investment_banker 10;treasury_analyst 10',
  credit_analyst:
    'financial_risk_manager 12;mortgage_adviser 12;treasury_analyst 12;personal_banker 11;credit_controller 9;financial_controller 9',
  credit_controller:
    'accounts_payable_receivable 44;credit_analyst 9;accounts_assistant 8;bookkeeper 8;treasury_analyst 7;insurance_claims_handler 6',
  financial_compliance_officer:
    'regulatory_affairs_specialist 8;aml_kyc_analyst 6;trading_standards_officer 6;customs_declarant 5;investment_banker 5',
  financial_risk_manager:
    'credit_analyst 12;quant_developer 12;grc_information_security_manager 6;bank_branch_manager 5',
  trader:
    'quant_developer 24;treasury_analyst 8;trading_standards_officer 7;investment_analyst 6;credit_analyst 6;brand_manager 5',
  fund_accountant:
    'management_accountant 13;accounts_assistant 13;investment_analyst 12;bookkeeper 8;investment_banker 7;financial_adviser 6',
  investment_analyst:
    'investment_banker 15;fund_accountant 12;financial_adviser 8;financial_controller 7;trader 6;personal_banker 5',
  investment_banker:
    'investment_analyst 15;personal_banker 10;fund_accountant 7;financial_controller 7;aml_kyc_analyst 7;business_development_manager 6',
  loss_adjuster:
    'insurance_claims_handler 27;fraud_investigator 11;underwriter 8;insurance_agent 7;insurance_broker 7',
  pensions_administrator:
    'family_solicitor 9;payroll_specialist 9;financial_adviser 8;reward_analyst 7;school_business_manager 7',
  accounts_assistant:
    'bookkeeper 58;accounts_payable_receivable 29;management_accountant 15;fund_accountant 13;sap_fico_consultant 10;personal_banker 9',
  corporate_tax_accountant:
    'tax_adviser 55;sap_fico_consultant 8;benefits_council_tax_officer 8;bookkeeper 7;management_accountant 6;commercial_solicitor 6',
  commercial_solicitor:
    'family_solicitor 14;paralegal 12;legal_secretary 11;solicitor_employment 10;litigation_solicitor 10;criminal_solicitor 9',
  family_solicitor:
    'commercial_solicitor 14;solicitor_employment 11;child_protection_social_worker 11;fostering_adoption_worker 9;criminal_solicitor 9;pensions_administrator 9',
  criminal_solicitor:
    'litigation_solicitor 18;court_enforcement_clerk 9;police_officer 9;family_solicitor 9;commercial_solicitor 9;detective 8',
  notary_clerk: 'notary_registrar 14;conveyancer 13',
  patent_attorney: 'commercial_solicitor 7;litigation_solicitor 6',
  company_secretary:
    'legal_secretary 12;paralegal 9;medical_secretary 8;executive_assistant 7;chief_executive 7;school_administrator 6',
  legal_secretary:
    'paralegal 40;medical_secretary 15;court_enforcement_clerk 12;company_secretary 12;commercial_solicitor 11;data_entry_clerk 9',
  learning_development_specialist: 'corporate_trainer 60;it_trainer 18;hr_generalist 6;recruiter 5',
  reward_analyst: 'pensions_administrator 7;policy_adviser 5;social_media_manager 5',
  office_manager:
    'facilities_front_of_house 17;receptionist 17;executive_assistant 14;facilities_manager 7;export_shipping_clerk 6;hotel_receptionist 6',
  receptionist:
    'facilities_front_of_house 31;hotel_receptionist 20;office_manager 17;gp_receptionist 10;taxi_private_hire_driver 6',
  data_entry_clerk:
    'medical_secretary 11;legal_secretary 9;archivist 8;accounts_assistant 6;bookkeeper 5;machine_operator_general 5',
  public_procurement_officer:
    'procurement_buyer 25;category_strategic_sourcing_manager 10;construction_estimator 8;quantity_surveyor 8;contracts_manager_construction 7;business_development_manager 6',
  estate_agent:
    'conveyancer 10;lettings_negotiator 9;bank_branch_manager 8;property_manager 7;housing_officer 6;sales_account_executive 6',
  lettings_negotiator: 'housing_officer 18;property_manager 10;estate_agent 9',
  property_manager:
    'lettings_negotiator 10;conveyancer 7;housing_officer 7;estate_agent 7;facilities_handyperson 7;insurance_agent 7',
  facilities_manager:
    'facilities_front_of_house 13;facilities_handyperson 12;health_safety_manager 8;office_manager 7;construction_site_manager 7;reliability_engineer 6',
  sales_operations:
    'crm_consultant 16;salesforce_administrator 16;sales_account_executive 15;business_development_manager 10;field_sales_representative 10;presales_engineer 10',
  field_sales_representative:
    'sales_account_executive 23;medical_sales_representative 23;business_development_manager 11;presales_engineer 11;sales_operations 10;telesales_agent 10',
  customer_success_manager: 'crm_consultant 6;product_manager 5',
  telesales_agent:
    'call_centre_agent 26;sales_account_executive 19;field_sales_representative 10;business_development_manager 6;sales_operations 6',
  bookkeeper:
    'accounts_assistant 58;accounts_payable_receivable 20;management_accountant 16;tax_adviser 14;sap_fico_consultant 12;fund_accountant 8',
  accounts_payable_receivable:
    'credit_controller 44;accounts_assistant 29;bookkeeper 20;procurement_buyer 11;export_shipping_clerk 8;sap_fico_consultant 7',
  payroll_specialist:
    'pensions_administrator 9;sap_hr_consultant 6;benefits_council_tax_officer 6;workday_consultant 6',
  management_accountant:
    'bookkeeper 16;financial_controller 16;accounts_assistant 15;fund_accountant 13;tax_adviser 10;sap_fico_consultant 7',
  financial_controller:
    'management_accountant 16;chief_executive 13;auditor 11;fpa_analyst 10;school_business_manager 9;credit_analyst 9',
  auditor:
    'financial_controller 11;grc_information_security_manager 6;energy_manager 5;gmp_quality_assurance 5',
  tax_adviser:
    'corporate_tax_accountant 55;bookkeeper 14;management_accountant 10;financial_adviser 8;sap_fico_consultant 7;benefits_council_tax_officer 7',
  treasury_analyst:
    'credit_analyst 12;personal_banker 10;accounts_assistant 9;bank_branch_manager 8;trader 8;financial_controller 8',
  fpa_analyst:
    'demand_planner 10;financial_controller 10;economist 7;school_business_manager 6;management_accountant 6',
  actuary: 'insurance_claims_handler 5;underwriter 5',
  underwriter: 'insurance_broker 14;insurance_agent 9;loss_adjuster 8;credit_analyst 7;actuary 5',
  insurance_claims_handler:
    'loss_adjuster 27;fraud_investigator 10;credit_controller 6;insurance_agent 5;actuary 5',
  insurance_broker:
    'insurance_agent 19;underwriter 14;mortgage_adviser 8;loss_adjuster 7;financial_adviser 6;customs_declarant 6',
  solicitor_employment:
    'hr_generalist 19;family_solicitor 11;commercial_solicitor 10;litigation_solicitor 9;careers_adviser 7;criminal_solicitor 6',
  conveyancer:
    'notary_clerk 13;mortgage_adviser 12;estate_agent 10;property_manager 7;financial_controller 7;tax_adviser 6',
  paralegal:
    'legal_secretary 40;court_enforcement_clerk 15;commercial_solicitor 12;litigation_solicitor 10;company_secretary 9;medical_secretary 9',
  litigation_solicitor:
    'criminal_solicitor 18;paralegal 10;commercial_solicitor 10;solicitor_employment 9;legal_secretary 8;court_enforcement_clerk 7',
  hr_generalist:
    'solicitor_employment 19;workday_consultant 12;sap_hr_consultant 11;occupational_health_nurse 8;learning_development_specialist 6',
  recruiter: 'ux_researcher 5;learning_development_specialist 5',
  executive_assistant:
    'office_manager 14;chief_executive 11;corporate_event_manager 8;medical_secretary 8;travel_consultant 8;company_secretary 7',
  performance_marketer:
    'media_planner_buyer 18;social_media_manager 11;ecommerce_manager_technical 7;seo_specialist 7;product_marketer 7;copywriter 5',
  seo_specialist: 'copywriter 15;performance_marketer 7;social_media_manager 6',
  sales_account_executive:
    'business_development_manager 25;field_sales_representative 23;telesales_agent 19;sales_operations 15;presales_engineer 14;crm_consultant 8',
  aml_kyc_analyst:
    'personal_banker 7;investment_banker 7;financial_compliance_officer 6;financial_controller 6;fraud_investigator 5',
  translator: 'interpreter 31;localisation_engineer 16;medical_writer 6;languages_teacher 6',
  child_protection_social_worker:
    'fostering_adoption_worker 16;adult_social_worker 14;family_support_worker 11;family_solicitor 11;childrens_nurse 9;residential_childcare_worker 8',
  adult_social_worker:
    'child_protection_social_worker 14;mental_health_social_worker 11;care_assistant 7;domiciliary_carer 6;residential_childcare_worker 6;fostering_adoption_worker 6',
  mental_health_social_worker:
    'mental_health_nurse 25;psychiatrist 16;adult_social_worker 11;child_protection_social_worker 8;psychological_wellbeing_practitioner 7;support_worker_disability 6',
  fostering_adoption_worker:
    'child_protection_social_worker 16;family_support_worker 11;family_solicitor 9;residential_childcare_worker 7;care_assistant 6;domiciliary_carer 6',
  family_support_worker:
    'child_protection_social_worker 11;fostering_adoption_worker 11;health_visitor 10;residential_childcare_worker 7;nursery_nurse 7;childminder_nanny 7',
  substance_misuse_worker: 'residential_childcare_worker 6;mental_health_social_worker 5',
  housing_homelessness_worker:
    'housing_officer 23;benefits_council_tax_officer 8;probation_officer 7;charity_programme_worker 5',
  probation_youth_justice:
    'probation_officer 50;youth_worker 12;prison_officer 7;residential_childcare_worker 6;court_enforcement_clerk 6',
  care_assistant:
    'healthcare_assistant 29;domiciliary_carer 20;nursing_associate 15;care_home_manager 12;support_worker_disability 8;palliative_nurse 8',
  domiciliary_carer:
    'care_assistant 20;community_nurse 15;support_worker_disability 11;care_home_manager 11;nursing_associate 9;healthcare_assistant 7',
  care_home_manager:
    'ward_manager 19;care_assistant 12;domiciliary_carer 11;practice_manager_health 9;community_nurse 6;school_leader 6',
  support_worker_disability:
    'learning_disability_nurse 41;residential_childcare_worker 14;domiciliary_carer 11;care_assistant 8;sen_teacher 7;mental_health_social_worker 6',
  residential_childcare_worker:
    'youth_worker 16;support_worker_disability 14;learning_disability_nurse 9;child_protection_social_worker 8;fostering_adoption_worker 7;family_support_worker 7',
  youth_worker:
    'residential_childcare_worker 16;probation_youth_justice 12;outdoor_instructor 5;adult_social_worker 5',
  nursery_nurse:
    'childminder_nanny 14;primary_teacher 11;health_visitor 8;childrens_nurse 8;antenatal_teacher_doula 7;family_support_worker 7',
  childminder_nanny:
    'nursery_nurse 14;family_support_worker 7;child_protection_social_worker 7;childrens_nurse 7;primary_teacher 6;residential_childcare_worker 5',
  primary_teacher:
    'maths_science_teacher 13;languages_teacher 11;nursery_nurse 11;teaching_assistant 11;private_tutor 10;sen_teacher 10',
  english_humanities_teacher:
    'maths_science_teacher 18;languages_teacher 15;tefl_teacher 14;arts_pe_teacher 14;private_tutor 11;primary_teacher 9',
  maths_science_teacher:
    'english_humanities_teacher 18;private_tutor 14;arts_pe_teacher 14;languages_teacher 13;primary_teacher 13;further_education_lecturer 10',
  languages_teacher:
    'english_humanities_teacher 15;maths_science_teacher 13;arts_pe_teacher 12;tefl_teacher 12;primary_teacher 11;private_tutor 8',
  tefl_teacher:
    'english_humanities_teacher 14;languages_teacher 12;private_tutor 11;further_education_lecturer 10;maths_science_teacher 8;arts_pe_teacher 7',
  arts_pe_teacher:
    'musician 15;maths_science_teacher 14;english_humanities_teacher 14;languages_teacher 12;sports_coach 11;primary_teacher 8',
  teaching_assistant:
    'education_welfare_psychologist 15;primary_teacher 11;private_tutor 9;school_administrator 8;sen_teacher 8;languages_teacher 7',
  sen_teacher:
    'primary_teacher 10;learning_disability_nurse 9;behaviour_analyst 8;teaching_assistant 8;support_worker_disability 7;education_welfare_psychologist 7',
  school_leader:
    'school_business_manager 20;school_administrator 14;education_welfare_psychologist 11;primary_teacher 9;arts_pe_teacher 7;chief_executive 6',
  school_administrator:
    'school_business_manager 18;school_leader 14;education_welfare_psychologist 12;teaching_assistant 8;catering_cook 7;private_tutor 7',
  university_lecturer: 'academic_researcher 40;teaching_assistant 5',
  further_education_lecturer:
    'tefl_teacher 10;private_tutor 10;maths_science_teacher 10;english_humanities_teacher 8;corporate_trainer 6;arts_pe_teacher 5',
  corporate_trainer:
    'learning_development_specialist 60;it_trainer 23;further_education_lecturer 6;driving_instructor_trainer 5',
  careers_adviser: 'education_welfare_psychologist 8;solicitor_employment 7;benefits_council_tax_officer 6',
  counsellor:
    'psychological_wellbeing_practitioner 11;genetic_scientist 8;clinical_psychologist 8;education_welfare_psychologist 5',
  charity_fundraiser:
    'charity_programme_worker 13;email_crm_marketer 6;school_business_manager 6;chief_executive 6;financial_controller 5;phlebotomist 5',
  charity_programme_worker: 'charity_fundraiser 13;housing_homelessness_worker 5',
  education_welfare_psychologist:
    'teaching_assistant 15;clinical_psychologist 15;school_administrator 12;school_leader 11;school_business_manager 9;careers_adviser 8',
  private_tutor:
    'maths_science_teacher 14;english_humanities_teacher 11;tefl_teacher 11;primary_teacher 10;further_education_lecturer 10;teaching_assistant 9',
  police_officer:
    'detective 15;criminal_solicitor 9;dispatcher_control_room 7;roadside_recovery_technician 6',
  detective:
    'fraud_investigator 24;police_officer 15;intelligence_analyst 9;criminal_solicitor 8;security_guard 6;child_protection_social_worker 6',
  firefighter: 'fire_engineer 11;security_fire_alarm_engineer 9;deck_officer_seafarer 5',
  prison_officer: 'border_customs_officer 8;probation_youth_justice 7;residential_childcare_worker 6',
  probation_officer: 'probation_youth_justice 50;housing_homelessness_worker 7',
  border_customs_officer:
    'customs_declarant 14;immigration_adviser 11;prison_officer 8;airport_ground_handler 6;trading_standards_officer 5',
  policy_adviser:
    'political_adviser 19;economist 9;civil_engineer 7;town_planner 7;pr_officer 6;treasury_analyst 6',
  housing_officer:
    'housing_homelessness_worker 23;lettings_negotiator 18;benefits_council_tax_officer 10;property_manager 7;estate_agent 6;mental_health_social_worker 6',
  benefits_council_tax_officer:
    'housing_officer 10;licensing_officer 9;housing_homelessness_worker 8;corporate_tax_accountant 8;tax_adviser 7;town_planner 7',
  environmental_health_officer:
    'trading_standards_officer 13;food_technologist 10;licensing_officer 9;environmental_engineer 8;acoustic_engineer 8;pest_controller 7',
  journalist: 'pr_officer 10;editor_publishing 9;video_editor 7;court_enforcement_clerk 7;copywriter 7',
  graphic_designer:
    'art_creative_director 22;web_designer_wordpress 8;fashion_designer 7;video_editor 7;brand_manager 6;visual_merchandiser 6',
  librarian: 'medical_writer 7;mortgage_adviser 5;data_governance_manager 5',
  photographer_videographer:
    'video_editor 36;camera_operator 15;editor_publishing 7;film_tv_producer 5;sound_engineer 5',
  chef_de_partie: 'head_chef 26;catering_cook 11;kitchen_porter 11;waiter 10;fast_food_crew 8',
  head_chef:
    'chef_de_partie 26;kitchen_porter 12;restaurant_pub_manager 11;food_technologist 11;waiter 7;catering_cook 6',
  catering_cook:
    'chef_de_partie 11;fast_food_crew 10;kitchen_porter 9;school_business_manager 9;school_administrator 7;head_chef 6',
  kitchen_porter: 'head_chef 12;chef_de_partie 11;catering_cook 9;cleaner 8;waiter 7;hospital_porter 6',
  fast_food_crew:
    'catering_cook 10;waiter 10;chef_de_partie 8;restaurant_pub_manager 7;food_process_operator 6;bank_teller 5',
  baker: 'food_process_operator 14',
  butcher: 'food_process_operator 13',
  waiter:
    'restaurant_pub_manager 16;sommelier 11;chef_de_partie 10;fast_food_crew 10;kitchen_porter 7;head_chef 7',
  sommelier: 'winemaker_brewer 17;waiter 11',
  restaurant_pub_manager:
    'waiter 16;head_chef 11;hotel_manager 10;store_manager 9;winemaker_brewer 7;licensing_officer 7',
  hotel_receptionist:
    'receptionist 20;hotel_manager 18;hotel_revenue_manager 12;facilities_front_of_house 9;gp_receptionist 9;housekeeping_room_attendant 6',
  housekeeping_room_attendant:
    'laundry_worker 10;hospital_porter 8;hotel_manager 7;cleaner 7;hotel_receptionist 6;kitchen_porter 6',
  hotel_manager:
    'hotel_revenue_manager 32;hotel_receptionist 18;restaurant_pub_manager 10;event_planner 9;housekeeping_room_attendant 7;retail_area_manager 6',
  event_planner:
    'corporate_event_manager 60;hotel_manager 9;stage_technician 6;film_tv_producer 6;waiter 5;head_chef 5',
  travel_consultant:
    'executive_assistant 8;bus_coach_driver 7;airport_ground_handler 6;shipbroker_charterer 6;hotel_manager 6;flight_dispatcher 6',
  hairdresser: 'beauty_therapist 6',
  beauty_therapist: 'dental_technician 6;hairdresser 6',
  fitness_trainer:
    'yoga_pilates_teacher 23;sports_coach 19;driving_instructor_trainer 10;outdoor_instructor 7;it_trainer 6;antenatal_teacher_doula 5',
  leisure_lifeguard: 'sports_coach 23;chiropractor_osteopath 5;arts_pe_teacher 5',
  cleaner:
    'industrial_rope_access_cleaner 8;kitchen_porter 8;waste_recycling_operative 8;laundry_worker 7;housekeeping_room_attendant 7',
  facilities_front_of_house:
    'receptionist 31;facilities_handyperson 23;office_manager 17;facilities_manager 13;hotel_receptionist 9;gp_receptionist 7',
  security_guard:
    'security_fire_alarm_engineer 11;train_conductor_station 8;cabin_crew 7;electrical_building_services_engineer 7;detective 6;security_architect 6',
  funeral_director: 'notary_registrar 8',
  gardener: 'tree_surgeon 37;landscape_architect 12;forestry_worker 5',
  farm_worker: 'agronomist 14;veterinary_surgeon 7;hgv_plant_mechanic 6',
  forestry_worker: 'aquaculture_fisher 18;tree_surgeon 8;gardener 5',
  animal_care: 'farrier_groom 33;veterinary_nurse 13;veterinary_surgeon 9;licensing_officer 5',
  sales_assistant:
    'store_manager 13;bank_teller 9;visual_merchandiser 7;warehouse_operative 6;retail_area_manager 6',
  store_manager:
    'retail_area_manager 33;bank_branch_manager 16;sales_assistant 13;warehouse_manager 10;restaurant_pub_manager 9;visual_merchandiser 7',
  visual_merchandiser: 'sales_assistant 7;store_manager 7;graphic_designer 6;actor 5',
  call_centre_agent:
    'telesales_agent 26;unified_communications_engineer 8;personal_banker 7;agency_account_manager 6;it_support 5;warehouse_manager 5',
  laundry_worker: 'textile_garment_worker 13;housekeeping_room_attendant 10;cleaner 7;kitchen_porter 5',
  go_developer: 'java_developer 11;solution_architect 6;site_reliability_engineer 5;python_developer 5',
  php_developer:
    'python_developer 9;web_designer_wordpress 8;full_stack_developer 8;software_engineer 7;java_developer 6;ecommerce_manager_technical 6',
  ruby_developer: 'python_developer 6;software_engineer 6;php_developer 6;full_stack_developer 5',
  scala_kotlin_developer:
    'java_developer 17;android_developer 10;data_engineer 7;mobile_cross_platform_developer 6;php_developer 5',
  full_stack_developer:
    'frontend_developer 32;python_developer 9;software_engineer 8;php_developer 8;database_administrator 7;mobile_cross_platform_developer 6',
  software_engineer:
    'java_developer 17;agile_coach 12;engineering_manager 11;solution_architect 10;devops_engineer 9;it_project_manager 9',
  engineering_manager:
    'product_manager 12;software_engineer 11;agile_coach 9;solution_architect 8;financial_controller 7;enterprise_architect 6',
  game_developer: 'game_designer 23',
  cpp_developer: 'software_engineer 8;rust_systems_developer 8;quant_developer 6',
  rust_systems_developer: 'embedded_linux_engineer 8;cpp_developer 8',
  mobile_cross_platform_developer:
    'ios_developer 24;android_developer 22;dotnet_developer 7;frontend_developer 7;full_stack_developer 6;scala_kotlin_developer 6',
  llm_engineer: 'nlp_engineer 7;ml_engineer 7;mlops_engineer 5',
  nlp_engineer: 'llm_engineer 7;bioinformatician 6;computer_vision_engineer 6;ml_engineer 6',
  computer_vision_engineer:
    'ml_engineer 18;robotics_engineer 7;robotics_software_engineer 6;nlp_engineer 6;ar_vr_developer 5',
  mlops_engineer:
    'ml_engineer 30;devops_engineer 14;platform_engineer 8;data_engineer 7;analytics_engineer 6;llm_engineer 5',
  product_data_scientist:
    'data_scientist 32;data_analyst 14;product_manager 13;biostatistician 8;statistician 8;analytics_engineer 6',
  data_warehouse_developer:
    'data_engineer 20;analytics_engineer 17;bi_developer 9;data_analyst 8;warehouse_manager 7;data_governance_manager 5',
  data_governance_manager:
    'data_protection_officer 13;enterprise_architect 6;data_warehouse_developer 5;sap_logistics_consultant 5;librarian 5',
  analytics_engineer:
    'data_engineer 21;data_warehouse_developer 17;data_analyst 16;bi_developer 9;mlops_engineer 6;product_data_scientist 6',
  bi_developer:
    'data_analyst 44;data_warehouse_developer 9;analytics_engineer 9;salesforce_administrator 8;sales_operations 8;data_engineer 6',
  cloud_engineer:
    'devops_engineer 16;security_architect 11;solution_architect 7;salesforce_developer 7;platform_engineer 6;iam_engineer 5',
  platform_engineer: 'devops_engineer 24;site_reliability_engineer 8;mlops_engineer 8;cloud_engineer 6',
  telecom_rf_engineer: 'rf_engineer 25;telecom_fibre_engineer 7;network_engineer 6',
  unified_communications_engineer: 'call_centre_agent 8;network_engineer 5',
  storage_virtualisation_engineer: 'systems_administrator 14',
  security_architect:
    'security_analyst 17;grc_information_security_manager 11;cloud_engineer 11;solution_architect 10;application_security_engineer 10;enterprise_architect 9',
  grc_information_security_manager:
    'security_analyst 14;security_architect 11;emergency_planner 9;data_protection_officer 8;auditor 6;gmp_quality_assurance 6',
  iam_engineer: 'cloud_engineer 5',
  digital_forensics_analyst: 'security_analyst 26;intelligence_analyst 6',
  application_security_engineer:
    'penetration_tester 17;security_architect 10;security_analyst 9;software_engineer 8;java_developer 5',
  user_researcher:
    'ux_researcher 63;ux_designer 26;market_researcher 8;product_manager 8;academic_researcher 8',
  technical_writer: 'technical_writer_engineering 35;medical_writer 11;copywriter 10;software_engineer 6',
  solution_architect:
    'integration_developer 20;enterprise_architect 18;presales_engineer 10;security_architect 10;software_engineer 10;architect 9',
  enterprise_architect:
    'solution_architect 18;landscape_architect 9;security_architect 9;architect 7;management_consultant 7;engineering_manager 6',
  salesforce_developer:
    'salesforce_administrator 23;oracle_erp_consultant 8;crm_consultant 7;ecommerce_manager_technical 7;cloud_engineer 7;sales_operations 6',
  salesforce_administrator:
    'salesforce_developer 23;sales_operations 16;crm_consultant 13;email_crm_marketer 10;systems_administrator 8;bi_developer 8',
  servicenow_developer:
    'it_service_manager 11;release_configuration_manager 7;sap_hr_consultant 7;salesforce_administrator 6;grc_information_security_manager 6;salesforce_developer 5',
  dynamics_consultant:
    'sap_consultant 12;erp_key_user 11;crm_consultant 8;email_crm_marketer 7;salesforce_administrator 6;oracle_erp_consultant 6',
  sap_abap_developer:
    'sap_consultant 29;sap_logistics_consultant 10;sap_fico_consultant 8;sap_hr_consultant 5',
  sap_fico_consultant:
    'sap_logistics_consultant 24;sap_consultant 22;bookkeeper 12;accounts_assistant 10;sap_hr_consultant 9;corporate_tax_accountant 8',
  sap_logistics_consultant:
    'sap_consultant 27;sap_fico_consultant 24;sap_hr_consultant 10;sap_abap_developer 10;procurement_buyer 10;supply_planner 10',
  sap_hr_consultant:
    'sap_consultant 19;workday_consultant 16;hr_generalist 11;sap_logistics_consultant 10;sap_fico_consultant 9;servicenow_developer 7',
  workday_consultant:
    'sap_hr_consultant 16;hr_generalist 12;sap_consultant 6;payroll_specialist 6;release_configuration_manager 5',
  oracle_erp_consultant:
    'erp_key_user 12;database_administrator 10;integration_developer 9;sap_consultant 9;salesforce_developer 8;accounts_payable_receivable 6',
  release_configuration_manager:
    'devops_engineer 18;software_engineer 7;servicenow_developer 7;it_service_manager 6;mlops_engineer 5;workday_consultant 5',
  it_service_manager:
    'servicenow_developer 11;it_support 11;site_reliability_engineer 8;it_project_manager 7;release_configuration_manager 6;software_qa_manager 6',
  it_trainer:
    'corporate_trainer 23;learning_development_specialist 18;driving_instructor_trainer 7;it_support 6;it_project_manager 6;fitness_trainer 6',
  gis_developer: 'gis_analyst 46;salesforce_developer 5',
  ar_vr_developer: 'ios_developer 5;computer_vision_engineer 5',
  robotics_software_engineer: 'robotics_engineer 32;computer_vision_engineer 6;drone_pilot 5',
  embedded_linux_engineer:
    'embedded_engineer 32;embedded_hardware_firmware_engineer 31;rust_systems_developer 8;systems_administrator 8',
  fpga_engineer:
    'embedded_hardware_firmware_engineer 18;chip_design_engineer 13;electronics_engineer 7;embedded_engineer 6',
  av_technician: 'sound_engineer 16;stage_technician 14',
  it_field_service_technician:
    'it_support 23;data_centre_technician 10;commissioning_engineer 9;telecom_fibre_engineer 7;facilities_handyperson 6;rolling_stock_technician 6',
  data_centre_technician: 'it_field_service_technician 10;telecom_fibre_engineer 9;commissioning_engineer 6',
  web_designer_wordpress:
    'php_developer 8;graphic_designer 8;ux_designer 7;frontend_developer 7;full_stack_developer 5;art_creative_director 5',
  ecommerce_manager_technical:
    'performance_marketer 7;salesforce_developer 7;php_developer 6;salesforce_administrator 5;email_crm_marketer 5',
  localisation_engineer: 'translator 16',
  erp_key_user:
    'sap_consultant 21;oracle_erp_consultant 12;dynamics_consultant 11;production_planner 10;sap_logistics_consultant 7;business_analyst 7',
  crm_consultant:
    'email_crm_marketer 41;sales_operations 16;salesforce_administrator 13;sales_account_executive 8;dynamics_consultant 8;salesforce_developer 7',
  software_qa_manager:
    'qa_engineer 28;quality_engineer 8;gmp_quality_assurance 8;business_analyst 7;erp_key_user 7;it_service_manager 6',
  performance_test_engineer: 'qa_engineer 7',
  agile_coach:
    'it_project_manager 28;product_manager 18;software_engineer 12;engineering_manager 9;business_analyst 7',
  rpa_developer: 'bi_developer 6;dynamics_consultant 5',
  integration_developer:
    'solution_architect 20;oracle_erp_consultant 9;software_engineer 7;dotnet_developer 6;salesforce_developer 5;data_warehouse_developer 5',
  quant_developer: 'trader 24;financial_risk_manager 12;cpp_developer 6;investment_analyst 5',
  data_protection_officer:
    'data_governance_manager 13;grc_information_security_manager 8;commercial_solicitor 7;company_secretary 5',
  immigration_adviser: 'border_customs_officer 11;criminal_solicitor 6;family_solicitor 6',
  clinical_trial_manager:
    'clinical_research_associate 39;clinical_research_coordinator 23;clinical_research_nurse 20;biostatistician 16;medical_writer 12;regulatory_affairs_specialist 5',
  wind_turbine_technician:
    'renewables_engineer 21;solar_installer 17;mechanical_fitter 8;crane_operator 7;aerospace_engineer 7;commissioning_engineer 6',
  rigger_slinger:
    'crane_operator 52;lift_engineer 8;construction_site_manager 6;building_labourer 5;hgv_plant_mechanic 5;stage_technician 5',
  hotel_revenue_manager:
    'hotel_manager 32;hotel_receptionist 12;crm_consultant 6;sales_operations 6;business_development_manager 6;demand_planner 6',
  dispensing_optician: 'optometrist 42;physicist 8',
  school_business_manager:
    'school_leader 20;school_administrator 18;financial_controller 9;education_welfare_psychologist 9;catering_cook 9;english_humanities_teacher 7',
  agronomist: 'farm_worker 14;hgv_plant_mechanic 6',
  stage_technician: 'av_technician 14;actor 8;sound_engineer 8;event_planner 6;rigger_slinger 5',
  pharmacovigilance_specialist:
    'regulatory_affairs_specialist 9;clinical_research_associate 6;clinical_research_coordinator 6;biostatistician 6;medical_writer 5',
  medical_sales_representative:
    'field_sales_representative 23;medical_writer 16;medical_device_engineer 10;gmp_quality_assurance 10;hospital_physician 8;practice_manager_health 8',
  respiratory_therapist: 'icu_nurse 14;cardiac_physiologist 13;physiotherapist 11;odp_anaesthetic 7',
  medical_physicist:
    'therapeutic_radiographer 33;nuclear_engineer 23;physicist 19;ct_mri_radiographer 16;diagnostic_radiographer 9;medical_writer 6',
  genetic_scientist: 'bioinformatician 22;counsellor 8;molecular_biologist 7',
  behaviour_analyst:
    'sen_teacher 8;learning_disability_nurse 7;teaching_assistant 6;support_worker_disability 5;private_tutor 5',
  sterile_services_technician:
    'hospital_porter 43;dental_nurse 13;theatre_nurse 11;instrumentation_engineer 5',
  phlebotomist:
    'lab_assistant_medical 23;nursing_associate 6;clinical_research_coordinator 6;healthcare_assistant 6;ward_nurse 6;charity_fundraiser 5',
  presales_engineer:
    'sales_account_executive 14;field_sales_representative 11;solution_architect 10;sales_operations 10;management_consultant 8;product_marketer 7',
  game_designer: 'game_developer 23;ux_designer 10;film_tv_producer 6;industrial_product_designer 6',
  pest_controller: 'environmental_health_officer 7',
  asbestos_surveyor:
    'ductwork_insulation_installer 19;demolition_operative 7;building_surveyor 7;environmental_engineer 6;removals_operative 6;occupational_hygienist 6',
  mining_operative: 'mining_engineer 41;piling_drilling_operative 17;demolition_operative 7',
  winemaker_brewer: 'sommelier 17;food_process_operator 8;restaurant_pub_manager 7',
  aquaculture_fisher: 'forestry_worker 18;deck_officer_seafarer 9;industrial_rope_access_cleaner 5',
  farrier_groom: 'animal_care 33;veterinary_surgeon 6;driving_instructor_trainer 5',
  outdoor_instructor: 'driving_instructor_trainer 11;fitness_trainer 7;youth_worker 5',
  emergency_planner: 'grc_information_security_manager 9;civil_engineer 5',
  trading_standards_officer:
    'environmental_health_officer 13;licensing_officer 10;building_control_inspector 7;trader 7;quality_inspector 6;financial_compliance_officer 6',
  fraud_investigator:
    'detective 24;loss_adjuster 11;insurance_claims_handler 10;criminal_solicitor 7;litigation_solicitor 6;trading_standards_officer 6',
  court_enforcement_clerk:
    'paralegal 15;legal_secretary 12;criminal_solicitor 9;litigation_solicitor 7;journalist 7;probation_youth_justice 6',
  shipbroker_charterer:
    'port_terminal_operative 20;freight_forwarder 11;naval_architect 11;deck_officer_seafarer 9;building_surveyor 9;export_shipping_clerk 9',
  flight_dispatcher:
    'dispatcher_control_room 18;air_traffic_controller 15;cabin_crew 13;airline_pilot 13;airport_ground_handler 10;aircraft_mechanic 7',
  drone_pilot: 'airline_pilot 16;land_surveyor 11;robotics_engineer 6;robotics_software_engineer 5',
  commercial_diver: 'health_safety_manager 6;hydrographic_surveyor 5',
  biostatistician:
    'statistician 48;clinical_research_associate 17;clinical_trial_manager 16;clinical_research_coordinator 13;clinical_research_nurse 11;product_data_scientist 8',
  medical_writer:
    'medical_sales_representative 16;regulatory_affairs_specialist 14;clinical_trial_manager 12;technical_writer 11;copywriter 10;editor_publishing 9',
  occupational_hygienist:
    'occupational_health_nurse 10;acoustic_engineer 8;dental_hygienist 7;health_safety_manager 6;environmental_health_officer 6;reliability_engineer 6',
  insurance_agent:
    'insurance_broker 19;underwriter 9;loss_adjuster 7;property_manager 7;sales_account_executive 6;financial_adviser 6',
  frontend_developer:
    'full_stack_developer 32;mobile_cross_platform_developer 7;web_designer_wordpress 7;ux_designer 6;qa_engineer 5;salesforce_developer 5',
  java_developer:
    'scala_kotlin_developer 17;software_engineer 17;go_developer 11;solution_architect 8;python_developer 7;php_developer 6',
  dotnet_developer:
    'mobile_cross_platform_developer 7;devops_engineer 6;software_engineer 6;integration_developer 6;cloud_engineer 5',
  python_developer:
    'php_developer 9;full_stack_developer 9;java_developer 7;software_engineer 7;ruby_developer 6;go_developer 5',
  data_engineer:
    'analytics_engineer 21;data_warehouse_developer 20;mlops_engineer 7;scala_kotlin_developer 7;bi_developer 6;database_administrator 5',
  data_scientist:
    'product_data_scientist 32;statistician 9;demand_planner 6;analytics_engineer 6;data_analyst 6;ml_engineer 5',
  ml_engineer: 'mlops_engineer 30;computer_vision_engineer 18;llm_engineer 7;nlp_engineer 6;data_scientist 5',
  devops_engineer:
    'platform_engineer 24;release_configuration_manager 18;cloud_engineer 16;mlops_engineer 14;software_engineer 9;site_reliability_engineer 7',
  site_reliability_engineer:
    'reliability_engineer 16;platform_engineer 8;it_service_manager 8;devops_engineer 7;database_administrator 6;go_developer 5',
  penetration_tester:
    'application_security_engineer 17;qa_engineer 10;security_analyst 7;security_architect 5',
  ios_developer: 'mobile_cross_platform_developer 24;android_developer 15;ar_vr_developer 5',
  android_developer:
    'mobile_cross_platform_developer 22;ios_developer 15;scala_kotlin_developer 10;java_developer 6',
  embedded_engineer:
    'embedded_hardware_firmware_engineer 64;embedded_linux_engineer 32;qa_engineer 7;fpga_engineer 6;software_engineer 6',
  data_analyst:
    'bi_developer 44;analytics_engineer 16;product_data_scientist 14;data_warehouse_developer 8;database_administrator 7;intelligence_analyst 7',
  database_administrator:
    'systems_administrator 11;oracle_erp_consultant 10;data_analyst 7;full_stack_developer 7;erp_key_user 6;site_reliability_engineer 6',
  systems_administrator:
    'storage_virtualisation_engineer 14;database_administrator 11;salesforce_administrator 8;embedded_linux_engineer 8;sap_consultant 6;it_support 6',
  network_engineer:
    'security_architect 7;telecom_rf_engineer 6;systems_administrator 6;unified_communications_engineer 5',
  security_analyst:
    'digital_forensics_analyst 26;security_architect 17;grc_information_security_manager 14;application_security_engineer 9;intelligence_analyst 8;penetration_tester 7',
  it_support:
    'it_field_service_technician 23;it_service_manager 11;it_trainer 6;systems_administrator 6;call_centre_agent 5',
  qa_engineer:
    'software_qa_manager 28;penetration_tester 10;performance_test_engineer 7;embedded_engineer 7;software_engineer 6;business_analyst 6',
  product_manager:
    'agile_coach 18;product_marketer 13;product_data_scientist 13;engineering_manager 12;it_project_manager 9;ux_researcher 8',
  ux_designer:
    'user_researcher 26;ux_researcher 24;industrial_product_designer 13;game_designer 10;interior_designer 9;landscape_architect 7',
  sap_consultant:
    'sap_abap_developer 29;sap_logistics_consultant 27;sap_fico_consultant 22;erp_key_user 21;sap_hr_consultant 19;dynamics_consultant 12',
  business_analyst:
    'functional_safety_systems_engineer 11;it_project_manager 10;management_consultant 8;software_qa_manager 7;agile_coach 7;erp_key_user 7',
  it_project_manager:
    'agile_coach 28;business_analyst 10;software_engineer 9;project_engineer 9;product_manager 9;it_service_manager 7',
  domestic_electrician:
    'industrial_electrician 25;electrical_building_services_engineer 12;solar_installer 8;plumber 7;overhead_linesman 6;electrical_power_engineer 6',
  industrial_electrician:
    'domestic_electrician 25;multi_skilled_maintenance_technician 17;electrical_power_engineer 11;electrical_building_services_engineer 11;commissioning_engineer 9;control_plc_engineer 8',
  overhead_linesman:
    'electrical_power_engineer 22;telecom_fibre_engineer 8;domestic_electrician 6;solar_installer 6;assembly_operative 5;groundworker 5',
  plumber:
    'gas_engineer 10;pipefitter 10;domestic_electrician 7;solar_installer 6;industrial_rope_access_cleaner 6',
  gas_engineer:
    'plumber 10;solar_installer 10;hvac_refrigeration_technician 7;facilities_handyperson 6;marine_engineer_officer 6;security_fire_alarm_engineer 6',
  hvac_refrigeration_technician:
    'hvac_design_engineer 15;gas_engineer 7;multi_skilled_maintenance_technician 6;ductwork_insulation_installer 6;bms_engineer 6;car_mechanic 5',
  ductwork_insulation_installer:
    'asbestos_surveyor 19;pipefitter 9;hvac_design_engineer 8;sheet_metal_worker 8;mechanical_fitter 7;glazier_window_fitter 6',
  mig_mag_welder:
    'tig_pipe_welder 25;welding_engineer 25;fabricator_steel_erector 16;robotics_engineer 6;sheet_metal_worker 5',
  tig_pipe_welder:
    'mig_mag_welder 25;welding_engineer 24;pipefitter 14;piping_pressure_engineer 10;fabricator_steel_erector 7',
  pipefitter:
    'piping_pressure_engineer 16;tig_pipe_welder 14;mechanical_fitter 11;plumber 10;ductwork_insulation_installer 9;fabricator_steel_erector 8',
  sheet_metal_worker:
    'machine_operator_general 11;cnc_machinist 11;fabricator_steel_erector 9;ductwork_insulation_installer 8;toolmaker 8;foundry_worker 7',
  fabricator_steel_erector:
    'mig_mag_welder 16;structural_engineer 11;sheet_metal_worker 9;pipefitter 8;carpenter_joiner 8;foundry_worker 7',
  cnc_machinist:
    'manual_machinist_grinder 18;sheet_metal_worker 11;machine_operator_general 9;furniture_maker_upholsterer 7;quality_inspector 6;plastics_machine_operator 6',
  manual_machinist_grinder: 'cnc_machinist 18;toolmaker 7',
  toolmaker:
    'plastics_machine_operator 13;foundry_worker 12;machine_operator_general 10;sheet_metal_worker 8;manual_machinist_grinder 7;mechanical_fitter 7',
  mechanical_fitter:
    'multi_skilled_maintenance_technician 18;hgv_plant_mechanic 12;pipefitter 11;car_mechanic 10;aircraft_mechanic 10;lift_engineer 9',
  multi_skilled_maintenance_technician:
    'mechanical_fitter 18;industrial_electrician 17;reliability_engineer 16;facilities_handyperson 11;aircraft_mechanic 10;rolling_stock_technician 10',
  facilities_handyperson:
    'facilities_front_of_house 23;facilities_manager 12;multi_skilled_maintenance_technician 11;property_manager 7;rail_track_operative 6;it_field_service_technician 6',
  lift_engineer:
    'mechanical_fitter 9;car_mechanic 9;hgv_plant_mechanic 9;rolling_stock_technician 8;rigger_slinger 8;multi_skilled_maintenance_technician 8',
  carpenter_joiner:
    'formwork_carpenter 19;furniture_maker_upholsterer 12;glazier_window_fitter 11;fabricator_steel_erector 8;tiler_flooring 8;interior_designer 6',
  formwork_carpenter:
    'carpenter_joiner 19;steel_fixer 9;structural_engineer 6;bricklayer_mason 6;tiler_flooring 6;machine_operator_general 6',
  bricklayer_mason: 'building_labourer 9;formwork_carpenter 6;tiler_flooring 6',
  plasterer_drywaller:
    'steel_fixer 6;glazier_window_fitter 6;ductwork_insulation_installer 6;painter_decorator 5;carpenter_joiner 5',
  tiler_flooring:
    'roofer 9;carpenter_joiner 8;glazier_window_fitter 7;bricklayer_mason 6;formwork_carpenter 6;steel_fixer 5',
  roofer: 'tiler_flooring 9;solar_installer 7;carpenter_joiner 6',
  scaffolder: 'construction_site_manager 6;building_labourer 5;fabricator_steel_erector 5',
  painter_decorator:
    'vehicle_body_repairer 16;interior_designer 7;formulation_scientist 6;plasterer_drywaller 5;furniture_maker_upholsterer 5',
  glazier_window_fitter:
    'carpenter_joiner 11;tiler_flooring 7;solar_installer 6;locksmith 6;ductwork_insulation_installer 6;plasterer_drywaller 6',
  groundworker:
    'civil_engineer 18;building_labourer 9;demolition_operative 7;industrial_rope_access_cleaner 6;steel_fixer 6;rail_track_operative 6',
  plant_operator:
    'hgv_plant_mechanic 11;forklift_driver 9;lorry_driver 8;crane_operator 8;train_driver 7;bus_coach_driver 7',
  crane_operator:
    'rigger_slinger 52;port_terminal_operative 9;lorry_driver 8;plant_operator 8;wind_turbine_technician 7;bus_coach_driver 6',
  demolition_operative:
    'building_labourer 13;asbestos_surveyor 7;piling_drilling_operative 7;groundworker 7;plant_operator 7;mining_operative 7',
  steel_fixer:
    'structural_engineer 9;formwork_carpenter 9;fabricator_steel_erector 7;plasterer_drywaller 6;groundworker 6;glazier_window_fitter 6',
  piling_drilling_operative:
    'mining_operative 17;geotechnical_engineer 14;petroleum_engineer 9;demolition_operative 7;machine_operator_general 6;groundworker 6',
  construction_site_manager:
    'clerk_of_works 20;contracts_manager_construction 20;building_labourer 12;project_engineer 11;production_manager 9;building_control_inspector 8',
  contracts_manager_construction:
    'quantity_surveyor 21;construction_site_manager 20;clerk_of_works 13;construction_estimator 12;project_engineer 11;building_labourer 9',
  construction_estimator:
    'quantity_surveyor 32;contracts_manager_construction 12;procurement_buyer 11;civil_engineer 10;electrical_building_services_engineer 9;public_procurement_officer 8',
  building_labourer:
    'demolition_operative 13;construction_site_manager 12;groundworker 9;bricklayer_mason 9;contracts_manager_construction 9;rail_track_operative 6',
  car_mechanic:
    'automotive_engineer 15;hgv_plant_mechanic 15;bicycle_motorcycle_technician 14;roadside_recovery_technician 11;vehicle_body_repairer 11;mechanical_fitter 10',
  hgv_plant_mechanic:
    'car_mechanic 15;bicycle_motorcycle_technician 14;mechanical_fitter 12;aircraft_mechanic 12;plant_operator 11;lorry_driver 11',
  aircraft_mechanic:
    'aerospace_engineer 23;hgv_plant_mechanic 12;airline_pilot 12;multi_skilled_maintenance_technician 10;mechanical_fitter 10;rolling_stock_technician 10',
  vehicle_body_repairer:
    'painter_decorator 16;car_mechanic 11;automotive_engineer 10;roadside_recovery_technician 7',
  bicycle_motorcycle_technician:
    'hgv_plant_mechanic 14;car_mechanic 14;aircraft_mechanic 9;mechanical_fitter 9;rolling_stock_technician 7;marine_engineer_officer 7',
  telecom_fibre_engineer:
    'data_centre_technician 9;physicist 9;overhead_linesman 8;telecom_rf_engineer 7;it_field_service_technician 7;ductwork_insulation_installer 6',
  security_fire_alarm_engineer:
    'fire_engineer 12;security_guard 11;firefighter 9;electrical_building_services_engineer 7;solar_installer 7;rail_signalling_engineer 6',
  solar_installer:
    'renewables_engineer 26;wind_turbine_technician 17;gas_engineer 10;domestic_electrician 8;mechanical_fitter 7;roofer 7',
  locksmith:
    'mechanical_fitter 8;car_mechanic 7;glazier_window_fitter 6;roadside_recovery_technician 6;carpenter_joiner 5;formwork_carpenter 5',
  printer_press_operator: 'machine_operator_general 9;pr_officer 5',
  textile_garment_worker: 'fashion_designer 20;laundry_worker 13;furniture_maker_upholsterer 6',
  furniture_maker_upholsterer:
    'carpenter_joiner 12;cnc_machinist 7;textile_garment_worker 6;toolmaker 6;interior_designer 6;painter_decorator 5',
  packaging_operative:
    'warehouse_operative 16;food_process_operator 11;multi_skilled_maintenance_technician 10;assembly_operative 10;machine_operator_general 8;removals_operative 7',
  food_process_operator:
    'food_technologist 22;baker 14;butcher 13;packaging_operative 11;machine_operator_general 10;process_operator_chemical 9',
  process_operator_chemical:
    'process_chemical_engineer 27;machine_operator_general 13;analytical_chemist 10;gmp_quality_assurance 9;food_process_operator 9;synthetic_chemist 7',
  foundry_worker:
    'toolmaker 12;plastics_machine_operator 9;dental_technician 9;materials_engineer 8;machine_operator_general 7;fabricator_steel_erector 7',
  assembly_operative:
    'packaging_operative 10;machine_operator_general 8;electronics_engineer 8;mechanical_fitter 7;warehouse_operative 6;manufacturing_engineer 6',
  plastics_machine_operator:
    'toolmaker 13;machine_operator_general 10;foundry_worker 9;cnc_machinist 6;mechanical_design_engineer 5;sheet_metal_worker 5',
  machine_operator_general:
    'process_operator_chemical 13;sheet_metal_worker 11;food_process_operator 10;plastics_machine_operator 10;toolmaker 10;printer_press_operator 9',
  tree_surgeon: 'gardener 37;landscape_architect 8;forestry_worker 8',
  industrial_rope_access_cleaner:
    'cleaner 8;process_operator_chemical 7;groundworker 6;ndt_technician 6;plumber 6;aquaculture_fisher 5',
  lorry_driver:
    'bus_coach_driver 15;roadside_recovery_technician 12;driving_instructor_trainer 11;transport_planner 11;hgv_plant_mechanic 11;van_courier_driver 10',
  van_courier_driver:
    'lorry_driver 10;transport_planner 10;ambulance_patient_transport_driver 7;warehouse_operative 6;removals_operative 6;bus_coach_driver 6',
  bus_coach_driver:
    'ambulance_patient_transport_driver 18;taxi_private_hire_driver 17;lorry_driver 15;driving_instructor_trainer 12;tram_metro_driver 11;transport_fleet_manager 11',
  train_driver:
    'rolling_stock_technician 14;tram_metro_driver 14;rail_signalling_engineer 11;train_conductor_station 9;bus_coach_driver 8;rail_track_operative 8',
  train_conductor_station:
    'train_driver 9;rolling_stock_technician 8;rail_signalling_engineer 8;security_guard 8;rail_track_operative 8;bus_coach_driver 7',
  tram_metro_driver:
    'train_driver 14;bus_coach_driver 11;machine_operator_general 8;taxi_private_hire_driver 8;dispatcher_control_room 7;plant_operator 7',
  taxi_private_hire_driver:
    'ambulance_patient_transport_driver 23;bus_coach_driver 17;licensing_officer 14;lorry_driver 10;train_driver 8;tram_metro_driver 8',
  ambulance_patient_transport_driver:
    'emergency_medical_technician 43;taxi_private_hire_driver 23;bus_coach_driver 18;paramedic 11;dispatcher_control_room 9;lorry_driver 9',
  forklift_driver:
    'warehouse_operative 17;driving_instructor_trainer 12;lorry_driver 10;plant_operator 9;roadside_recovery_technician 7;hgv_plant_mechanic 6',
  warehouse_operative:
    'warehouse_manager 28;forklift_driver 17;packaging_operative 16;pharmacy_technician 8;removals_operative 7;logistics_manager 7',
  warehouse_manager:
    'warehouse_operative 28;logistics_manager 22;production_manager 13;store_manager 10;sap_logistics_consultant 8;retail_area_manager 7',
  transport_planner:
    'transport_fleet_manager 16;production_planner 14;freight_forwarder 13;transport_modeller 13;lorry_driver 11;van_courier_driver 10',
  transport_fleet_manager:
    'transport_planner 16;bus_coach_driver 11;car_mechanic 9;ambulance_patient_transport_driver 9;dispatcher_control_room 8;lorry_driver 7',
  dispatcher_control_room:
    'flight_dispatcher 18;paramedic 10;ambulance_patient_transport_driver 9;transport_planner 9;transport_fleet_manager 8;emergency_medical_technician 8',
  freight_forwarder:
    'export_shipping_clerk 21;transport_planner 13;customs_declarant 11;shipbroker_charterer 11;port_terminal_operative 8;logistics_manager 8',
  customs_declarant:
    'border_customs_officer 14;freight_forwarder 11;export_shipping_clerk 11;insurance_broker 6;salesforce_administrator 5;financial_compliance_officer 5',
  export_shipping_clerk:
    'freight_forwarder 21;customs_declarant 11;accounts_assistant 9;shipbroker_charterer 9;accounts_payable_receivable 8;procurement_buyer 7',
  supply_planner:
    'production_planner 16;logistics_manager 15;demand_planner 14;procurement_buyer 10;sap_logistics_consultant 10;transport_planner 9',
  demand_planner:
    'supply_planner 14;fpa_analyst 10;sales_operations 9;production_planner 7;logistics_manager 7;data_scientist 6',
  procurement_buyer:
    'category_strategic_sourcing_manager 38;public_procurement_officer 25;accounts_payable_receivable 11;construction_estimator 11;supply_planner 10;sap_logistics_consultant 10',
  category_strategic_sourcing_manager:
    'procurement_buyer 38;logistics_manager 11;public_procurement_officer 10;sap_logistics_consultant 8;media_planner_buyer 8;brand_manager 7',
  logistics_manager:
    'warehouse_manager 22;supply_planner 15;military_logistician 14;category_strategic_sourcing_manager 11;freight_forwarder 8;sap_logistics_consultant 8',
  airline_pilot:
    'drone_pilot 16;flight_dispatcher 13;aircraft_mechanic 12;air_traffic_controller 8;cabin_crew 7;aerospace_engineer 6',
  cabin_crew:
    'flight_dispatcher 13;security_guard 7;airline_pilot 7;airport_ground_handler 6;train_conductor_station 6',
  air_traffic_controller: 'flight_dispatcher 15;airline_pilot 8;aircraft_mechanic 6',
  airport_ground_handler:
    'flight_dispatcher 10;dispatcher_control_room 7;cabin_crew 6;travel_consultant 6;train_conductor_station 6;border_customs_officer 6',
  deck_officer_seafarer:
    'marine_engineer_officer 24;port_terminal_operative 13;naval_architect 10;aquaculture_fisher 9;shipbroker_charterer 9;hydrographic_surveyor 6',
  marine_engineer_officer:
    'deck_officer_seafarer 24;naval_architect 15;hgv_plant_mechanic 11;mechanical_fitter 8;shipbroker_charterer 8;car_mechanic 8',
  port_terminal_operative:
    'shipbroker_charterer 20;deck_officer_seafarer 13;crane_operator 9;freight_forwarder 8;marine_engineer_officer 7;naval_architect 6',
  removals_operative:
    'hospital_porter 8;packaging_operative 7;warehouse_operative 7;lorry_driver 6;van_courier_driver 6;waste_recycling_operative 6',
  waste_recycling_operative: 'cleaner 8;warehouse_operative 6;removals_operative 6',
  rail_track_operative:
    'rail_signalling_engineer 11;rolling_stock_technician 8;train_driver 8;train_conductor_station 8;facilities_handyperson 6;groundworker 6',
  rail_signalling_engineer:
    'rolling_stock_technician 13;train_driver 11;rail_track_operative 11;train_conductor_station 8;security_fire_alarm_engineer 6',
  rolling_stock_technician:
    'train_driver 14;rail_signalling_engineer 13;hgv_plant_mechanic 11;multi_skilled_maintenance_technician 10;aircraft_mechanic 10;car_mechanic 10',
  driving_instructor_trainer:
    'forklift_driver 12;bus_coach_driver 12;lorry_driver 11;outdoor_instructor 11;fitness_trainer 10;hgv_plant_mechanic 9',
  roadside_recovery_technician:
    'lorry_driver 12;car_mechanic 11;hgv_plant_mechanic 10;transport_fleet_manager 7;highway_engineer 7;transport_planner 7',
};
