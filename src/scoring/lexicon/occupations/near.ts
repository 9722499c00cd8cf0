// Which occupations are near which, by the words they share, in hundredths. Written by scripts/near-occupations.ts.

/** Neighbours by occupation, nearest first, at most six. */
export const NEAR: Readonly<Record<string, string>> = {
  brand_manager:
    'agency_account_manager 10;market_researcher 10;art_creative_director 10;product_marketer 9;graphic_designer 7;copywriter 7',
  product_marketer:
    'product_manager 11;brand_manager 9;presales_engineer 8;business_development_manager 6;performance_marketer 6;market_researcher 5',
  email_crm_marketer:
    'crm_consultant 41;salesforce_administrator 10;salesforce_developer 6;ecommerce_manager_technical 6;dynamics_consultant 5;web_designer_wordpress 5',
  pr_officer: 'journalist 11;media_planner_buyer 5;political_adviser 5',
  social_media_manager: 'copywriter 9;performance_marketer 8;seo_specialist 7;email_crm_marketer 5',
  corporate_event_manager:
    'event_planner 61;executive_assistant 9;museum_curator 7;film_tv_producer 6;construction_site_manager 6',
  market_researcher:
    'brand_manager 10;user_researcher 8;ux_researcher 6;clinical_research_coordinator 6;product_marketer 5',
  copywriter:
    'art_creative_director 18;seo_specialist 13;editor_publishing 10;technical_writer 9;social_media_manager 9;journalist 8',
  editor_publishing:
    'copywriter 10;medical_writer 9;video_editor 8;technical_writer_engineering 8;journalist 7;photographer_videographer 6',
  sound_engineer: 'av_technician 17;stage_technician 8;photographer_videographer 5',
  musician: 'arts_pe_teacher 17;actor 5;stage_technician 5',
  actor: 'stage_technician 9;arts_pe_teacher 9;musician 5',
  camera_operator: 'photographer_videographer 16;film_tv_producer 5;crane_operator 5',
  museum_curator: 'corporate_event_manager 7;archivist 6;event_planner 6',
  archivist: 'data_entry_clerk 9;museum_curator 6',
  fashion_designer:
    'textile_garment_worker 25;graphic_designer 8;art_creative_director 5;industrial_product_designer 5;interior_designer 5',
  industrial_product_designer:
    'ux_designer 12;mechanical_design_engineer 11;interior_designer 10;cad_technician 6;game_designer 6;electronics_engineer 6',
  ux_researcher:
    'user_researcher 67;ux_designer 28;product_manager 10;academic_researcher 7;market_researcher 6;clinical_research_coordinator 5',
  economist: 'policy_adviser 10;fpa_analyst 8',
  statistician: 'biostatistician 49;data_scientist 10;product_data_scientist 9',
  academic_researcher:
    'university_lecturer 41;medical_writer 9;clinical_research_associate 7;user_researcher 7;ux_researcher 7;molecular_biologist 6',
  political_adviser: 'policy_adviser 21;pr_officer 5',
  licensing_officer:
    'taxi_private_hire_driver 15;town_planner 10;environmental_health_officer 8;benefits_council_tax_officer 8;transport_fleet_manager 7;trading_standards_officer 7',
  military_officer: 'military_logistician 12',
  military_logistician: 'military_officer 12;logistics_manager 11;warehouse_manager 8;executive_assistant 5',
  intelligence_analyst:
    'detective 8;digital_forensics_analyst 7;security_analyst 6;data_analyst 6;aml_kyc_analyst 6;fraud_investigator 5',
  energy_assessor:
    'energy_manager 42;architectural_technologist 9;hvac_design_engineer 8;ductwork_insulation_installer 6;commissioning_engineer 5;renewables_engineer 5',
  sports_coach:
    'leisure_lifeguard 19;fitness_trainer 19;arts_pe_teacher 10;school_leader 6;childminder_nanny 6;school_business_manager 5',
  interpreter: 'translator 33',
  notary_registrar: 'notary_clerk 17;civil_engineer 7;immigration_adviser 6;funeral_director 6',
  antenatal_teacher_doula:
    'midwife 16;health_visitor 9;nursery_nurse 6;yoga_pilates_teacher 6;neonatal_nurse 5',
  yoga_pilates_teacher:
    'fitness_trainer 22;antenatal_teacher_doula 6;english_humanities_teacher 5;maths_science_teacher 5',
  chief_executive:
    'financial_controller 16;executive_assistant 11;company_secretary 7;management_consultant 7;enterprise_architect 6;bank_branch_manager 6',
  management_consultant:
    'presales_engineer 9;business_analyst 9;sustainability_consultant 7;enterprise_architect 7;chief_executive 7;it_project_manager 6',
  business_development_manager:
    'sales_account_executive 24;sales_operations 11;field_sales_representative 11;hotel_revenue_manager 7;presales_engineer 7;public_procurement_officer 7',
  retail_area_manager:
    'store_manager 38;bank_branch_manager 7;hotel_manager 7;restaurant_pub_manager 7;sales_assistant 6;warehouse_manager 5',
  video_editor: 'photographer_videographer 34;graphic_designer 9;film_tv_producer 8;editor_publishing 8',
  film_tv_producer:
    'video_editor 8;game_designer 6;corporate_event_manager 6;event_planner 6;camera_operator 5;photographer_videographer 5',
  art_creative_director:
    'graphic_designer 25;agency_account_manager 19;copywriter 18;brand_manager 10;media_planner_buyer 6;web_designer_wordpress 5',
  agency_account_manager:
    'art_creative_director 19;brand_manager 10;personal_banker 9;media_planner_buyer 9;copywriter 8;call_centre_agent 5',
  media_planner_buyer:
    'performance_marketer 17;agency_account_manager 9;art_creative_director 6;brand_manager 6;trader 6;category_strategic_sourcing_manager 6',
  civil_engineer:
    'groundworker 16;structural_engineer 11;highway_engineer 9;formwork_carpenter 8;notary_registrar 7;water_engineer 7',
  structural_engineer:
    'civil_engineer 11;fabricator_steel_erector 9;steel_fixer 7;formwork_carpenter 7;geotechnical_engineer 6;architectural_technologist 6',
  geotechnical_engineer:
    'piling_drilling_operative 13;environmental_engineer 8;geologist 7;mining_engineer 6;structural_engineer 6',
  highway_engineer:
    'transport_modeller 11;civil_engineer 9;roadside_recovery_technician 7;transport_fleet_manager 7;transport_planner 6',
  water_engineer: 'civil_engineer 7',
  mechanical_design_engineer:
    'industrial_product_designer 11;cad_technician 11;fea_cfd_analyst 9;mechanical_fitter 7;plastics_machine_operator 6;manufacturing_engineer 5',
  fea_cfd_analyst: 'mechanical_design_engineer 9;aerospace_engineer 5',
  hvac_design_engineer:
    'hvac_refrigeration_technician 15;process_chemical_engineer 9;bms_engineer 8;energy_assessor 8;energy_manager 7;ductwork_insulation_installer 6',
  electrical_building_services_engineer:
    'domestic_electrician 13;industrial_electrician 11;electrical_power_engineer 10;fire_engineer 9;security_guard 7;security_fire_alarm_engineer 6',
  electrical_power_engineer:
    'overhead_linesman 19;industrial_electrician 11;electrical_building_services_engineer 10;domestic_electrician 7;renewables_engineer 7;commissioning_engineer 6',
  electronics_engineer:
    'rf_engineer 9;assembly_operative 8;embedded_hardware_firmware_engineer 7;fpga_engineer 6;industrial_product_designer 6;embedded_engineer 5',
  embedded_hardware_firmware_engineer:
    'embedded_engineer 65;embedded_linux_engineer 32;fpga_engineer 17;electronics_engineer 7;chip_design_engineer 6',
  chip_design_engineer: 'fpga_engineer 14;embedded_hardware_firmware_engineer 6',
  rf_engineer: 'telecom_rf_engineer 23;electronics_engineer 9;acoustic_engineer 5',
  control_plc_engineer:
    'robotics_engineer 10;industrial_electrician 9;multi_skilled_maintenance_technician 8;instrumentation_engineer 7;commissioning_engineer 6',
  instrumentation_engineer:
    'metrology_calibration 7;industrial_electrician 7;control_plc_engineer 7;bms_engineer 7',
  robotics_engineer:
    'robotics_software_engineer 36;control_plc_engineer 10;computer_vision_engineer 7;drone_pilot 7;welding_engineer 5',
  process_chemical_engineer:
    'process_operator_chemical 19;hvac_design_engineer 9;project_engineer 7;analytical_chemist 7;synthetic_chemist 6;nuclear_engineer 6',
  manufacturing_engineer:
    'production_manager 14;quality_engineer 10;production_planner 7;assembly_operative 6;mechanical_design_engineer 5;industrial_product_designer 5',
  production_manager:
    'manufacturing_engineer 14;warehouse_manager 10;production_planner 8;machine_operator_general 7;multi_skilled_maintenance_technician 6;health_safety_manager 5',
  production_planner:
    'supply_planner 14;erp_key_user 11;sap_logistics_consultant 9;production_manager 8;transport_planner 7;manufacturing_engineer 7',
  quality_engineer:
    'quality_inspector 12;manufacturing_engineer 10;gmp_quality_assurance 9;software_qa_manager 7;reliability_engineer 6;auditor 5',
  quality_inspector:
    'quality_engineer 12;metrology_calibration 10;cnc_machinist 8;building_control_inspector 8;ndt_technician 8',
  ndt_technician: 'quality_inspector 8;welding_engineer 8;building_control_inspector 5',
  reliability_engineer:
    'multi_skilled_maintenance_technician 18;site_reliability_engineer 11;mechanical_fitter 7;quality_engineer 6;commissioning_engineer 6;facilities_manager 6',
  aerospace_engineer:
    'aircraft_mechanic 21;wind_turbine_technician 8;flight_dispatcher 6;fea_cfd_analyst 5;renewables_engineer 5',
  automotive_engineer:
    'car_mechanic 9;vehicle_body_repairer 8;roadside_recovery_technician 5;embedded_engineer 5',
  naval_architect:
    'marine_engineer_officer 10;shipbroker_charterer 9;deck_officer_seafarer 7;structural_engineer 6;port_terminal_operative 5',
  nuclear_engineer: 'medical_physicist 23;physicist 9;process_chemical_engineer 6;ct_mri_radiographer 5',
  petroleum_engineer: 'piling_drilling_operative 10',
  mining_engineer:
    'mining_operative 41;geologist 13;plant_operator 7;geotechnical_engineer 6;demolition_operative 6;piling_drilling_operative 6',
  materials_engineer: 'foundry_worker 11;tig_pipe_welder 6;reliability_engineer 5',
  welding_engineer:
    'mig_mag_welder 25;tig_pipe_welder 24;ndt_technician 8;fabricator_steel_erector 6;robotics_engineer 5;sheet_metal_worker 5',
  renewables_engineer:
    'wind_turbine_technician 22;solar_installer 21;electrical_power_engineer 7;energy_manager 7;energy_assessor 5;aerospace_engineer 5',
  energy_manager:
    'energy_assessor 42;sustainability_consultant 10;hvac_design_engineer 7;renewables_engineer 7;gas_engineer 6;auditor 5',
  environmental_engineer:
    'geotechnical_engineer 8;environmental_health_officer 8;town_planner 7;asbestos_surveyor 7',
  acoustic_engineer: 'environmental_health_officer 8;occupational_hygienist 8;audiologist 6;rf_engineer 5',
  fire_engineer:
    'firefighter 10;security_fire_alarm_engineer 9;electrical_building_services_engineer 9;property_manager 6;building_surveyor 5;cabin_crew 5',
  health_safety_manager:
    'occupational_health_nurse 13;facilities_manager 9;construction_site_manager 8;occupational_hygienist 6;production_manager 5;transport_fleet_manager 5',
  functional_safety_systems_engineer:
    'business_analyst 10;solution_architect 9;validation_engineer 7;reliability_engineer 6;enterprise_architect 5',
  piping_pressure_engineer: 'pipefitter 16;tig_pipe_welder 7;ductwork_insulation_installer 6;plumber 5',
  land_surveyor: 'drone_pilot 12;building_surveyor 8;hydrographic_surveyor 6',
  hydrographic_surveyor:
    'building_surveyor 7;shipbroker_charterer 7;land_surveyor 6;commercial_diver 6;deck_officer_seafarer 5',
  gis_analyst: 'gis_developer 46',
  building_surveyor:
    'quantity_surveyor 10;shipbroker_charterer 9;architectural_technologist 8;land_surveyor 8;hydrographic_surveyor 7;property_manager 7',
  quantity_surveyor:
    'construction_estimator 30;contracts_manager_construction 22;public_procurement_officer 10;building_surveyor 10',
  architect:
    'architectural_technologist 18;landscape_architect 11;interior_designer 11;construction_site_manager 7;solution_architect 7;contracts_manager_construction 6',
  architectural_technologist:
    'architect 18;energy_assessor 9;cad_technician 8;building_surveyor 8;carpenter_joiner 7;structural_engineer 6',
  interior_designer:
    'architect 11;industrial_product_designer 10;landscape_architect 8;carpenter_joiner 7;ux_designer 6;electrical_building_services_engineer 6',
  landscape_architect:
    'gardener 11;architect 11;tree_surgeon 9;interior_designer 8;solution_architect 6;enterprise_architect 6',
  town_planner:
    'licensing_officer 10;environmental_engineer 7;housing_officer 5;benefits_council_tax_officer 5;environmental_health_officer 5;policy_adviser 5',
  transport_modeller:
    'highway_engineer 11;transport_planner 9;ambulance_patient_transport_driver 6;transport_fleet_manager 5;bus_coach_driver 5',
  cad_technician:
    'mechanical_design_engineer 11;architectural_technologist 8;steel_fixer 6;industrial_product_designer 6;pipefitter 6;architect 5',
  analytical_chemist:
    'synthetic_chemist 19;metrology_calibration 10;formulation_scientist 9;process_chemical_engineer 7',
  synthetic_chemist: 'analytical_chemist 19;formulation_scientist 6;process_chemical_engineer 6',
  formulation_scientist:
    'analytical_chemist 9;synthetic_chemist 6;process_operator_chemical 6;painter_decorator 5',
  molecular_biologist: 'bioinformatician 11;biomedical_scientist 11;academic_researcher 6',
  bioinformatician: 'genetic_scientist 18;molecular_biologist 11;nlp_engineer 6',
  microbiologist: 'biomedical_scientist 10;pathologist 5',
  physicist:
    'medical_physicist 19;therapeutic_radiographer 9;nuclear_engineer 9;dispensing_optician 8;telecom_fibre_engineer 7;maths_science_teacher 7',
  geologist: 'mining_engineer 13;geotechnical_engineer 7;piling_drilling_operative 5',
  gmp_quality_assurance:
    'validation_engineer 14;process_operator_chemical 9;quality_engineer 9;medical_sales_representative 8;regulatory_affairs_specialist 6;clinical_trial_manager 6',
  validation_engineer:
    'gmp_quality_assurance 14;functional_safety_systems_engineer 7;business_analyst 7;process_operator_chemical 6;food_technologist 6;software_qa_manager 6',
  regulatory_affairs_specialist:
    'medical_writer 14;pharmacovigilance_specialist 9;medical_device_engineer 8;financial_compliance_officer 6;clinical_trial_manager 6;gmp_quality_assurance 6',
  clinical_research_associate:
    'clinical_research_nurse 56;clinical_trial_manager 41;clinical_research_coordinator 31;biostatistician 18;academic_researcher 7;hospital_pharmacist 7',
  clinical_research_coordinator:
    'clinical_research_nurse 48;clinical_research_associate 31;clinical_trial_manager 21;biostatistician 11;nursing_associate 9;medical_writer 8',
  food_technologist:
    'food_process_operator 18;head_chef 11;environmental_health_officer 10;catering_cook 6;validation_engineer 6',
  medical_device_engineer:
    'medical_sales_representative 10;regulatory_affairs_specialist 8;biomedical_scientist 6;validation_engineer 5',
  project_engineer:
    'construction_site_manager 12;contracts_manager_construction 10;commissioning_engineer 9;clerk_of_works 9;process_chemical_engineer 7;presales_engineer 6',
  commissioning_engineer:
    'it_field_service_technician 9;industrial_electrician 9;project_engineer 9;multi_skilled_maintenance_technician 7;clerk_of_works 7;reliability_engineer 6',
  bms_engineer:
    'hvac_design_engineer 8;hvac_refrigeration_technician 7;instrumentation_engineer 7;electrical_building_services_engineer 5',
  building_control_inspector:
    'clerk_of_works 11;quality_inspector 8;trading_standards_officer 8;construction_site_manager 7;environmental_health_officer 6;architect 6',
  clerk_of_works:
    'construction_site_manager 20;contracts_manager_construction 14;building_control_inspector 11;project_engineer 9;commissioning_engineer 7;civil_engineer 7',
  technical_writer_engineering:
    'technical_writer 35;editor_publishing 8;aircraft_mechanic 7;medical_writer 6;cad_technician 5',
  metrology_calibration: 'quality_inspector 10;analytical_chemist 10;instrumentation_engineer 7',
  sustainability_consultant: 'energy_manager 10;management_consultant 7',
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
    'nurse_practitioner 8;medical_secretary 8;emergency_nurse 8;palliative_nurse 7;childrens_nurse 7;ward_nurse 7',
  palliative_nurse:
    'community_nurse 11;care_assistant 8;oncology_nurse 7;learning_disability_nurse 6;ward_nurse 6;nurse_practitioner 6',
  dialysis_nurse: 'oncology_nurse 5',
  health_visitor:
    'childrens_nurse 11;family_support_worker 10;community_nurse 10;practice_nurse 10;midwife 10;antenatal_teacher_doula 9',
  occupational_health_nurse:
    'health_safety_manager 13;occupational_hygienist 10;hr_generalist 8;practice_nurse 6;ward_nurse 6;general_practitioner 5',
  nursing_associate:
    'healthcare_assistant 16;ward_nurse 15;care_assistant 15;community_nurse 12;domiciliary_carer 9;clinical_research_coordinator 9',
  healthcare_assistant:
    'care_assistant 29;nursing_associate 16;ward_nurse 9;domiciliary_carer 7;clinical_research_coordinator 7;community_nurse 6',
  midwife:
    'antenatal_teacher_doula 16;neonatal_nurse 11;health_visitor 10;obstetrician_gynaecologist 9;paediatrician 7;emergency_nurse 5',
  general_practitioner:
    'practice_manager_health 13;gp_receptionist 12;nurse_practitioner 12;practice_nurse 12;hospital_physician 11;emergency_doctor 9',
  hospital_physician:
    'emergency_doctor 15;general_practitioner 11;anaesthetist 8;medical_sales_representative 8;surgeon 7;medical_secretary 7',
  surgeon: 'theatre_nurse 17;veterinary_surgeon 8;hospital_physician 7;podiatrist 7;emergency_doctor 6',
  anaesthetist:
    'emergency_doctor 14;odp_anaesthetic 12;hospital_physician 8;cardiologist 7;general_practitioner 7;paediatrician 6',
  emergency_doctor:
    'emergency_nurse 27;hospital_physician 15;anaesthetist 14;paramedic 12;general_practitioner 9;paediatrician 7',
  cardiologist: 'cardiac_physiologist 11;anaesthetist 7;radiologist 7;paediatrician 7',
  paediatrician:
    'childrens_nurse 19;neonatal_nurse 12;health_visitor 8;psychiatrist 7;emergency_doctor 7;cardiologist 7',
  obstetrician_gynaecologist: 'midwife 9;sonographer 6',
  psychiatrist:
    'mental_health_nurse 18;mental_health_social_worker 16;paediatrician 7;clinical_psychologist 6;hospital_physician 5;childrens_nurse 5',
  radiologist:
    'mammographer 12;diagnostic_radiographer 12;ct_mri_radiographer 11;pathologist 7;cardiologist 7;hospital_physician 6',
  pathologist:
    'biomedical_scientist 8;radiologist 7;lab_assistant_medical 7;mammographer 6;hospital_physician 6;oncology_nurse 5',
  dentist:
    'dental_nurse 25;dental_hygienist 13;dental_technician 12;practice_manager_health 8;general_practitioner 5',
  dental_nurse:
    'dentist 25;dental_technician 16;dental_hygienist 13;sterile_services_technician 13;hospital_porter 10;veterinary_nurse 9',
  dental_hygienist: 'dental_nurse 13;dentist 13;dental_technician 9;occupational_hygienist 7',
  dental_technician: 'dental_nurse 16;dentist 12;foundry_worker 10;dental_hygienist 9;beauty_therapist 7',
  physiotherapist: 'respiratory_therapist 11;chiropractor_osteopath 9;occupational_therapist 7',
  occupational_therapist:
    'physiotherapist 7;care_assistant 7;community_nurse 6;domiciliary_carer 6;healthcare_assistant 6;chiropractor_osteopath 6',
  speech_language_therapist: 'teaching_assistant 5;sen_teacher 5;occupational_therapist 5',
  podiatrist: 'surgeon 7;practice_nurse 6;prosthetist_orthotist 6',
  prosthetist_orthotist: 'podiatrist 6',
  chiropractor_osteopath: 'physiotherapist 9;occupational_therapist 6;leisure_lifeguard 5',
  pharmacist_community:
    'pharmacy_technician 22;hospital_pharmacist 22;practice_nurse 10;general_practitioner 8;gp_receptionist 5',
  hospital_pharmacist:
    'pharmacist_community 22;pharmacy_technician 11;clinical_research_associate 7;clinical_research_coordinator 7;nurse_practitioner 7;medical_sales_representative 6',
  pharmacy_technician:
    'pharmacist_community 22;hospital_pharmacist 11;warehouse_operative 7;packaging_operative 6',
  optometrist: 'dispensing_optician 42',
  audiologist: 'acoustic_engineer 6',
  clinical_psychologist:
    'psychological_wellbeing_practitioner 19;education_welfare_psychologist 15;counsellor 8;psychiatrist 6;mental_health_nurse 6',
  psychological_wellbeing_practitioner:
    'clinical_psychologist 19;counsellor 11;mental_health_social_worker 7;occupational_therapist 6',
  paramedic:
    'emergency_nurse 13;emergency_doctor 12;emergency_medical_technician 11;dispatcher_control_room 10;ambulance_patient_transport_driver 10;anaesthetist 5',
  emergency_medical_technician:
    'ambulance_patient_transport_driver 44;paramedic 11;hospital_porter 7;taxi_private_hire_driver 7;dispatcher_control_room 7;transport_fleet_manager 6',
  biomedical_scientist:
    'lab_assistant_medical 13;molecular_biologist 11;microbiologist 10;pathologist 8;medical_device_engineer 6;medical_physicist 6',
  lab_assistant_medical:
    'phlebotomist 23;biomedical_scientist 13;pathologist 7;clinical_research_coordinator 7;gp_receptionist 6;hospital_porter 5',
  diagnostic_radiographer:
    'ct_mri_radiographer 15;therapeutic_radiographer 12;radiologist 12;mammographer 10;medical_physicist 9;biomedical_scientist 6',
  ct_mri_radiographer:
    'medical_physicist 17;diagnostic_radiographer 15;radiologist 11;therapeutic_radiographer 8;mammographer 7;emergency_doctor 6',
  sonographer: 'obstetrician_gynaecologist 6',
  therapeutic_radiographer:
    'medical_physicist 33;diagnostic_radiographer 12;physicist 9;ct_mri_radiographer 8;mammographer 5',
  mammographer:
    'radiologist 12;diagnostic_radiographer 10;ct_mri_radiographer 7;pathologist 6;therapeutic_radiographer 5',
  cardiac_physiologist: 'respiratory_therapist 13;cardiologist 11;ct_mri_radiographer 6',
  medical_secretary:
    'legal_secretary 15;gp_receptionist 13;data_entry_clerk 11;clinical_coder 10;practice_manager_health 9;paralegal 9',
  gp_receptionist:
    'medical_secretary 13;general_practitioner 12;practice_nurse 12;receptionist 10;hotel_receptionist 9;practice_manager_health 8',
  practice_manager_health:
    'general_practitioner 13;medical_secretary 9;clinical_coder 9;care_home_manager 9;medical_sales_representative 8;dentist 8',
  clinical_coder: 'medical_secretary 10;practice_manager_health 9;medical_writer 7',
  clinical_research_nurse:
    'clinical_research_associate 56;clinical_research_coordinator 48;clinical_trial_manager 20;biostatistician 11;nursing_associate 6;academic_researcher 6',
  veterinary_surgeon:
    'veterinary_nurse 21;animal_care 9;surgeon 8;farm_worker 7;farrier_groom 6;general_practitioner 5',
  veterinary_nurse:
    'veterinary_surgeon 21;animal_care 13;dental_nurse 9;nursing_associate 8;ward_nurse 7;theatre_nurse 7',
  hospital_porter:
    'sterile_services_technician 44;theatre_nurse 15;dental_nurse 10;ambulance_patient_transport_driver 8;housekeeping_room_attendant 8;emergency_medical_technician 7',
  financial_adviser:
    'tax_adviser 8;investment_analyst 8;pensions_administrator 7;fund_accountant 6;insurance_agent 6;insurance_broker 6',
  mortgage_adviser:
    'credit_analyst 12;conveyancer 12;insurance_broker 8;estate_agent 6;librarian 5;personal_banker 5',
  bank_teller:
    'bank_branch_manager 17;personal_banker 12;sales_assistant 9;fast_food_crew 5;accounts_assistant 5',
  bank_branch_manager:
    'personal_banker 18;bank_teller 17;store_manager 16;treasury_analyst 8;estate_agent 8;bookkeeper 7',
  personal_banker:
    'bank_branch_manager 18;bank_teller 12;credit_analyst 11;investment_banker 10;treasury_analyst 10;accounts_assistant 9',
  credit_analyst:
    'financial_risk_manager 12;mortgage_adviser 12;treasury_analyst 12;personal_banker 11;credit_controller 9;financial_controller 9',
  credit_controller:
    'accounts_payable_receivable 44;credit_analyst 9;accounts_assistant 8;bookkeeper 8;treasury_analyst 7;insurance_claims_handler 5',
  financial_compliance_officer:
    'aml_kyc_analyst 7;regulatory_affairs_specialist 6;trading_standards_officer 6;licensing_officer 5;investment_banker 5;credit_analyst 5',
  financial_risk_manager:
    'credit_analyst 12;quant_developer 12;grc_information_security_manager 6;bank_branch_manager 5',
  trader:
    'quant_developer 23;treasury_analyst 8;trading_standards_officer 7;investment_analyst 6;brand_manager 6;credit_analyst 6',
  fund_accountant:
    'management_accountant 13;accounts_assistant 13;investment_analyst 12;bookkeeper 8;investment_banker 8;financial_adviser 6',
  investment_analyst:
    'investment_banker 15;fund_accountant 12;financial_adviser 8;financial_controller 7;trader 6;personal_banker 5',
  investment_banker:
    'investment_analyst 15;personal_banker 10;fund_accountant 8;financial_controller 7;aml_kyc_analyst 7;business_development_manager 6',
  loss_adjuster:
    'insurance_claims_handler 27;fraud_investigator 11;underwriter 8;insurance_agent 7;insurance_broker 7;building_surveyor 5',
  pensions_administrator:
    'payroll_specialist 9;family_solicitor 9;financial_adviser 7;reward_analyst 7;school_business_manager 7;benefits_council_tax_officer 5',
  accounts_assistant:
    'bookkeeper 58;accounts_payable_receivable 29;management_accountant 15;fund_accountant 13;sap_fico_consultant 10;personal_banker 9',
  corporate_tax_accountant:
    'tax_adviser 55;sap_fico_consultant 8;benefits_council_tax_officer 8;bookkeeper 6;management_accountant 6;commercial_solicitor 6',
  commercial_solicitor:
    'family_solicitor 14;paralegal 12;legal_secretary 11;solicitor_employment 10;litigation_solicitor 10;criminal_solicitor 9',
  family_solicitor:
    'commercial_solicitor 14;solicitor_employment 11;child_protection_social_worker 11;fostering_adoption_worker 9;criminal_solicitor 9;pensions_administrator 9',
  criminal_solicitor:
    'litigation_solicitor 18;police_officer 10;court_enforcement_clerk 9;family_solicitor 9;commercial_solicitor 9;detective 8',
  notary_clerk: 'notary_registrar 17;conveyancer 13',
  patent_attorney: 'commercial_solicitor 7;litigation_solicitor 6',
  company_secretary:
    'legal_secretary 12;paralegal 9;medical_secretary 8;executive_assistant 7;chief_executive 7;school_administrator 7',
  legal_secretary:
    'paralegal 40;medical_secretary 15;court_enforcement_clerk 12;company_secretary 12;commercial_solicitor 11;data_entry_clerk 9',
  learning_development_specialist: 'corporate_trainer 59;it_trainer 18;hr_generalist 6;recruiter 5',
  reward_analyst: 'pensions_administrator 7;policy_adviser 6',
  office_manager:
    'facilities_front_of_house 18;receptionist 17;executive_assistant 14;facilities_manager 8;hotel_receptionist 6;accounts_assistant 5',
  receptionist:
    'facilities_front_of_house 31;hotel_receptionist 20;office_manager 17;gp_receptionist 10;taxi_private_hire_driver 7',
  data_entry_clerk:
    'medical_secretary 11;legal_secretary 9;archivist 9;accounts_assistant 6;machine_operator_general 6;bookkeeper 5',
  public_procurement_officer:
    'procurement_buyer 25;construction_estimator 10;quantity_surveyor 10;category_strategic_sourcing_manager 9;contracts_manager_construction 8;business_development_manager 7',
  estate_agent:
    'conveyancer 11;lettings_negotiator 9;bank_branch_manager 8;property_manager 7;housing_officer 6;sales_account_executive 6',
  lettings_negotiator: 'housing_officer 18;property_manager 11;estate_agent 9',
  property_manager:
    'lettings_negotiator 11;conveyancer 7;estate_agent 7;housing_officer 7;building_surveyor 7;facilities_handyperson 7',
  facilities_manager:
    'facilities_front_of_house 13;facilities_handyperson 12;health_safety_manager 9;office_manager 8;construction_site_manager 6;reliability_engineer 6',
  sales_operations:
    'salesforce_administrator 16;crm_consultant 16;sales_account_executive 15;business_development_manager 11;field_sales_representative 10;presales_engineer 10',
  field_sales_representative:
    'medical_sales_representative 23;sales_account_executive 23;business_development_manager 11;presales_engineer 11;sales_operations 10;telesales_agent 10',
  customer_success_manager: 'crm_consultant 6',
  telesales_agent:
    'call_centre_agent 26;sales_account_executive 19;field_sales_representative 10;sales_operations 6;business_development_manager 6;insurance_agent 5',
  bookkeeper:
    'accounts_assistant 58;accounts_payable_receivable 20;management_accountant 16;tax_adviser 14;sap_fico_consultant 12;fund_accountant 8',
  accounts_payable_receivable:
    'credit_controller 44;accounts_assistant 29;bookkeeper 20;procurement_buyer 11;export_shipping_clerk 8;supply_planner 7',
  payroll_specialist:
    'pensions_administrator 9;sap_hr_consultant 6;benefits_council_tax_officer 6;workday_consultant 6;accounts_assistant 5',
  management_accountant:
    'bookkeeper 16;financial_controller 16;accounts_assistant 15;fund_accountant 13;tax_adviser 10;sap_fico_consultant 7',
  financial_controller:
    'chief_executive 16;management_accountant 16;auditor 11;fpa_analyst 10;school_business_manager 9;credit_analyst 9',
  auditor: 'financial_controller 11;grc_information_security_manager 6;quality_engineer 5;energy_manager 5',
  tax_adviser:
    'corporate_tax_accountant 55;bookkeeper 14;management_accountant 10;financial_adviser 8;sap_fico_consultant 7;benefits_council_tax_officer 7',
  treasury_analyst:
    'credit_analyst 12;personal_banker 10;accounts_assistant 9;bank_branch_manager 8;trader 8;financial_controller 8',
  fpa_analyst:
    'financial_controller 10;demand_planner 10;economist 8;school_business_manager 6;management_accountant 6',
  actuary: 'insurance_claims_handler 5;underwriter 5',
  underwriter: 'insurance_broker 14;insurance_agent 9;loss_adjuster 8;credit_analyst 7;actuary 5',
  insurance_claims_handler:
    'loss_adjuster 27;fraud_investigator 10;credit_controller 5;insurance_agent 5;actuary 5',
  insurance_broker:
    'insurance_agent 19;underwriter 14;mortgage_adviser 8;loss_adjuster 7;financial_adviser 6;school_business_manager 5',
  solicitor_employment:
    'hr_generalist 19;family_solicitor 11;commercial_solicitor 10;litigation_solicitor 9;careers_adviser 7;criminal_solicitor 6',
  conveyancer:
    'notary_clerk 13;mortgage_adviser 12;estate_agent 11;property_manager 7;financial_controller 6;tax_adviser 6',
  paralegal:
    'legal_secretary 40;court_enforcement_clerk 15;commercial_solicitor 12;litigation_solicitor 10;company_secretary 9;medical_secretary 9',
  litigation_solicitor:
    'criminal_solicitor 18;paralegal 10;commercial_solicitor 10;solicitor_employment 9;legal_secretary 8;court_enforcement_clerk 7',
  hr_generalist:
    'solicitor_employment 19;workday_consultant 12;sap_hr_consultant 11;occupational_health_nurse 8;learning_development_specialist 6',
  recruiter: 'learning_development_specialist 5;procurement_buyer 5',
  executive_assistant:
    'office_manager 14;chief_executive 11;corporate_event_manager 9;medical_secretary 8;travel_consultant 8;company_secretary 7',
  performance_marketer:
    'media_planner_buyer 17;social_media_manager 8;ecommerce_manager_technical 7;seo_specialist 7;product_marketer 6;copywriter 5',
  seo_specialist: 'copywriter 13;performance_marketer 7;social_media_manager 7',
  sales_account_executive:
    'business_development_manager 24;field_sales_representative 23;telesales_agent 19;sales_operations 15;presales_engineer 14;crm_consultant 8',
  aml_kyc_analyst:
    'personal_banker 7;investment_banker 7;financial_compliance_officer 7;intelligence_analyst 6;financial_controller 5;fraud_investigator 5',
  translator: 'interpreter 33;localisation_engineer 16;medical_writer 6;languages_teacher 6',
  child_protection_social_worker:
    'fostering_adoption_worker 17;adult_social_worker 15;family_support_worker 11;family_solicitor 11;childrens_nurse 9;residential_childcare_worker 9',
  adult_social_worker:
    'child_protection_social_worker 15;mental_health_social_worker 11;care_assistant 7;domiciliary_carer 6;residential_childcare_worker 6;fostering_adoption_worker 6',
  mental_health_social_worker:
    'mental_health_nurse 25;psychiatrist 16;adult_social_worker 11;child_protection_social_worker 8;psychological_wellbeing_practitioner 7;support_worker_disability 6',
  fostering_adoption_worker:
    'child_protection_social_worker 17;family_support_worker 11;family_solicitor 9;residential_childcare_worker 8;domiciliary_carer 6;care_assistant 6',
  family_support_worker:
    'child_protection_social_worker 11;fostering_adoption_worker 11;health_visitor 10;residential_childcare_worker 7;childminder_nanny 7;nursery_nurse 7',
  substance_misuse_worker: 'residential_childcare_worker 7;mental_health_social_worker 5',
  housing_homelessness_worker:
    'housing_officer 23;benefits_council_tax_officer 8;probation_officer 7;charity_programme_worker 6',
  probation_youth_justice:
    'probation_officer 50;youth_worker 12;prison_officer 7;residential_childcare_worker 6;court_enforcement_clerk 6',
  care_assistant:
    'healthcare_assistant 29;domiciliary_carer 20;nursing_associate 15;care_home_manager 12;support_worker_disability 8;palliative_nurse 8',
  domiciliary_carer:
    'care_assistant 20;community_nurse 15;support_worker_disability 12;care_home_manager 11;nursing_associate 9;healthcare_assistant 7',
  care_home_manager:
    'ward_manager 19;care_assistant 12;domiciliary_carer 11;practice_manager_health 9;community_nurse 6;school_leader 6',
  support_worker_disability:
    'learning_disability_nurse 41;residential_childcare_worker 15;domiciliary_carer 12;care_assistant 8;sen_teacher 7;mental_health_social_worker 6',
  residential_childcare_worker:
    'youth_worker 16;support_worker_disability 15;child_protection_social_worker 9;learning_disability_nurse 9;fostering_adoption_worker 8;family_support_worker 7',
  youth_worker:
    'residential_childcare_worker 16;probation_youth_justice 12;outdoor_instructor 5;adult_social_worker 5',
  nursery_nurse:
    'childminder_nanny 14;primary_teacher 11;health_visitor 8;childrens_nurse 8;family_support_worker 7;residential_childcare_worker 7',
  childminder_nanny:
    'nursery_nurse 14;family_support_worker 7;child_protection_social_worker 7;childrens_nurse 7;sports_coach 6;primary_teacher 6',
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
    'musician 17;maths_science_teacher 14;english_humanities_teacher 14;languages_teacher 12;sports_coach 10;actor 9',
  teaching_assistant:
    'education_welfare_psychologist 15;primary_teacher 11;private_tutor 9;school_administrator 8;sen_teacher 8;languages_teacher 7',
  sen_teacher:
    'primary_teacher 10;learning_disability_nurse 9;behaviour_analyst 8;teaching_assistant 8;support_worker_disability 7;maths_science_teacher 7',
  school_leader:
    'school_business_manager 20;school_administrator 14;education_welfare_psychologist 11;primary_teacher 9;arts_pe_teacher 7;english_humanities_teacher 6',
  school_administrator:
    'school_business_manager 18;school_leader 14;education_welfare_psychologist 12;teaching_assistant 8;private_tutor 7;catering_cook 7',
  university_lecturer: 'academic_researcher 41;teaching_assistant 5',
  further_education_lecturer:
    'tefl_teacher 10;private_tutor 10;maths_science_teacher 10;english_humanities_teacher 8;corporate_trainer 6;driving_instructor_trainer 6',
  corporate_trainer:
    'learning_development_specialist 59;it_trainer 23;further_education_lecturer 6;driving_instructor_trainer 5',
  careers_adviser: 'education_welfare_psychologist 8;solicitor_employment 7;benefits_council_tax_officer 6',
  counsellor:
    'psychological_wellbeing_practitioner 11;genetic_scientist 8;clinical_psychologist 8;education_welfare_psychologist 5',
  charity_fundraiser:
    'charity_programme_worker 13;school_business_manager 6;financial_controller 5;phlebotomist 5',
  charity_programme_worker:
    'charity_fundraiser 13;housing_homelessness_worker 6;family_support_worker 5;support_worker_disability 5',
  education_welfare_psychologist:
    'teaching_assistant 15;clinical_psychologist 15;school_administrator 12;school_leader 11;school_business_manager 9;careers_adviser 8',
  private_tutor:
    'maths_science_teacher 14;english_humanities_teacher 11;tefl_teacher 11;primary_teacher 10;further_education_lecturer 10;teaching_assistant 9',
  police_officer: 'detective 15;criminal_solicitor 10;roadside_recovery_technician 7',
  detective:
    'fraud_investigator 24;police_officer 15;intelligence_analyst 8;criminal_solicitor 8;security_guard 6;child_protection_social_worker 6',
  firefighter: 'fire_engineer 10;security_fire_alarm_engineer 8;deck_officer_seafarer 6;cabin_crew 5',
  prison_officer: 'border_customs_officer 8;probation_youth_justice 7;residential_childcare_worker 6',
  probation_officer: 'probation_youth_justice 50;housing_homelessness_worker 7',
  border_customs_officer:
    'customs_declarant 14;immigration_adviser 11;prison_officer 8;airport_ground_handler 6;trading_standards_officer 5',
  policy_adviser:
    'political_adviser 21;economist 10;reward_analyst 6;treasury_analyst 6;civil_engineer 6;town_planner 5',
  housing_officer:
    'housing_homelessness_worker 23;lettings_negotiator 18;benefits_council_tax_officer 10;property_manager 7;estate_agent 6;mental_health_social_worker 6',
  benefits_council_tax_officer:
    'housing_officer 10;housing_homelessness_worker 8;corporate_tax_accountant 8;licensing_officer 8;tax_adviser 7;sales_operations 6',
  environmental_health_officer:
    'trading_standards_officer 15;food_technologist 10;environmental_engineer 8;licensing_officer 8;acoustic_engineer 8;pest_controller 7',
  journalist: 'pr_officer 11;copywriter 8;editor_publishing 7;court_enforcement_clerk 7',
  graphic_designer:
    'art_creative_director 25;video_editor 9;web_designer_wordpress 8;fashion_designer 8;brand_manager 7;visual_merchandiser 6',
  librarian: 'medical_writer 7;mortgage_adviser 5;data_governance_manager 5',
  photographer_videographer:
    'video_editor 34;camera_operator 16;editor_publishing 6;sound_engineer 5;film_tv_producer 5',
  chef_de_partie: 'head_chef 26;catering_cook 12;kitchen_porter 11;waiter 10;fast_food_crew 9',
  head_chef:
    'chef_de_partie 26;kitchen_porter 12;restaurant_pub_manager 12;food_technologist 11;waiter 7;catering_cook 7',
  catering_cook:
    'chef_de_partie 12;fast_food_crew 10;kitchen_porter 9;school_business_manager 8;school_administrator 7;head_chef 7',
  kitchen_porter: 'head_chef 12;chef_de_partie 11;catering_cook 9;cleaner 8;waiter 7;hospital_porter 6',
  fast_food_crew:
    'catering_cook 10;waiter 10;chef_de_partie 9;restaurant_pub_manager 7;food_process_operator 6;bank_teller 5',
  baker: 'food_process_operator 15',
  butcher: 'food_process_operator 12',
  waiter:
    'restaurant_pub_manager 16;sommelier 11;chef_de_partie 10;fast_food_crew 10;kitchen_porter 7;head_chef 7',
  sommelier: 'winemaker_brewer 17;waiter 11',
  restaurant_pub_manager:
    'waiter 16;head_chef 12;hotel_manager 10;store_manager 9;winemaker_brewer 7;retail_area_manager 7',
  hotel_receptionist:
    'receptionist 20;hotel_manager 18;hotel_revenue_manager 12;facilities_front_of_house 9;gp_receptionist 9;housekeeping_room_attendant 6',
  housekeeping_room_attendant:
    'laundry_worker 10;hospital_porter 8;hotel_manager 7;cleaner 7;hotel_receptionist 6;kitchen_porter 6',
  hotel_manager:
    'hotel_revenue_manager 32;hotel_receptionist 18;restaurant_pub_manager 10;event_planner 9;housekeeping_room_attendant 7;retail_area_manager 7',
  event_planner:
    'corporate_event_manager 61;hotel_manager 9;stage_technician 6;film_tv_producer 6;museum_curator 6;head_chef 6',
  travel_consultant:
    'executive_assistant 8;bus_coach_driver 6;shipbroker_charterer 6;airport_ground_handler 6;hotel_manager 6;flight_dispatcher 6',
  hairdresser: 'beauty_therapist 6',
  beauty_therapist: 'dental_technician 7;hairdresser 6',
  fitness_trainer:
    'yoga_pilates_teacher 22;sports_coach 19;driving_instructor_trainer 9;outdoor_instructor 8;it_trainer 6',
  leisure_lifeguard: 'sports_coach 19;chiropractor_osteopath 5;arts_pe_teacher 5',
  cleaner:
    'industrial_rope_access_cleaner 9;kitchen_porter 8;laundry_worker 7;waste_recycling_operative 7;housekeeping_room_attendant 7',
  facilities_front_of_house:
    'receptionist 31;facilities_handyperson 25;office_manager 18;facilities_manager 13;hotel_receptionist 9;gp_receptionist 7',
  security_guard:
    'security_fire_alarm_engineer 9;train_conductor_station 8;cabin_crew 8;electrical_building_services_engineer 7;detective 6;security_architect 6',
  funeral_director: 'notary_registrar 6',
  gardener: 'tree_surgeon 41;landscape_architect 11;forestry_worker 5',
  farm_worker: 'agronomist 14;veterinary_surgeon 7;hgv_plant_mechanic 6',
  forestry_worker: 'aquaculture_fisher 18;tree_surgeon 8;gardener 5',
  animal_care: 'farrier_groom 33;veterinary_nurse 13;veterinary_surgeon 9;licensing_officer 6',
  sales_assistant:
    'store_manager 13;bank_teller 9;visual_merchandiser 7;retail_area_manager 6;catering_cook 5',
  store_manager:
    'retail_area_manager 38;bank_branch_manager 16;sales_assistant 13;restaurant_pub_manager 9;visual_merchandiser 7;warehouse_manager 7',
  visual_merchandiser: 'sales_assistant 7;store_manager 7;graphic_designer 6',
  call_centre_agent:
    'telesales_agent 26;unified_communications_engineer 8;personal_banker 7;it_support 6;agency_account_manager 5;warehouse_manager 5',
  laundry_worker: 'textile_garment_worker 12;housekeeping_room_attendant 10;cleaner 7;kitchen_porter 5',
  go_developer:
    'java_developer 11;site_reliability_engineer 6;solution_architect 6;python_developer 5;cpp_developer 5;platform_engineer 5',
  php_developer:
    'python_developer 10;web_designer_wordpress 8;full_stack_developer 8;software_engineer 7;java_developer 6;ecommerce_manager_technical 6',
  ruby_developer: 'python_developer 6;software_engineer 6;php_developer 6;full_stack_developer 5',
  scala_kotlin_developer:
    'java_developer 18;android_developer 11;data_engineer 7;mobile_cross_platform_developer 6;php_developer 6',
  full_stack_developer:
    'frontend_developer 32;python_developer 9;software_engineer 8;php_developer 8;mobile_cross_platform_developer 6;database_administrator 6',
  software_engineer:
    'java_developer 18;agile_coach 12;engineering_manager 11;solution_architect 10;it_project_manager 10;devops_engineer 9',
  engineering_manager:
    'software_engineer 11;product_manager 10;agile_coach 10;financial_controller 8;solution_architect 8;enterprise_architect 6',
  game_developer: 'game_designer 23',
  cpp_developer:
    'software_engineer 9;rust_systems_developer 8;quant_developer 6;go_developer 5;mobile_cross_platform_developer 5',
  rust_systems_developer: 'embedded_linux_engineer 8;cpp_developer 8',
  mobile_cross_platform_developer:
    'ios_developer 26;android_developer 22;dotnet_developer 7;frontend_developer 7;full_stack_developer 6;scala_kotlin_developer 6',
  llm_engineer: 'nlp_engineer 7;ml_engineer 7;mlops_engineer 5',
  nlp_engineer: 'llm_engineer 7;bioinformatician 6;computer_vision_engineer 6;ml_engineer 6',
  computer_vision_engineer:
    'ml_engineer 18;robotics_engineer 7;robotics_software_engineer 6;nlp_engineer 6;ar_vr_developer 5',
  mlops_engineer:
    'ml_engineer 30;devops_engineer 14;platform_engineer 8;data_engineer 7;analytics_engineer 6;llm_engineer 5',
  product_data_scientist:
    'data_scientist 33;data_analyst 15;product_manager 14;statistician 9;biostatistician 8;analytics_engineer 6',
  data_warehouse_developer:
    'data_engineer 20;analytics_engineer 17;bi_developer 9;data_analyst 9;database_administrator 6;warehouse_manager 6',
  data_governance_manager:
    'data_protection_officer 13;enterprise_architect 6;data_warehouse_developer 5;sap_logistics_consultant 5;librarian 5',
  analytics_engineer:
    'data_engineer 22;data_analyst 18;data_warehouse_developer 17;bi_developer 9;mlops_engineer 6;data_scientist 6',
  bi_developer:
    'data_analyst 48;data_warehouse_developer 9;analytics_engineer 9;salesforce_administrator 8;sales_operations 8;data_engineer 6',
  cloud_engineer:
    'devops_engineer 16;security_architect 11;solution_architect 7;salesforce_developer 7;platform_engineer 6;enterprise_architect 6',
  platform_engineer:
    'devops_engineer 24;site_reliability_engineer 10;mlops_engineer 8;cloud_engineer 6;go_developer 5',
  telecom_rf_engineer: 'rf_engineer 23;telecom_fibre_engineer 7',
  unified_communications_engineer: 'call_centre_agent 8;network_engineer 6',
  storage_virtualisation_engineer: 'systems_administrator 16;database_administrator 5',
  security_architect:
    'security_analyst 13;grc_information_security_manager 12;cloud_engineer 11;solution_architect 10;application_security_engineer 10;enterprise_architect 9',
  grc_information_security_manager:
    'security_architect 12;emergency_planner 9;data_protection_officer 8;security_analyst 8;auditor 6;financial_risk_manager 6',
  iam_engineer: 'cloud_engineer 6;it_support 5',
  digital_forensics_analyst: 'security_analyst 27;intelligence_analyst 7',
  application_security_engineer:
    'penetration_tester 16;security_architect 10;security_analyst 8;software_engineer 8;java_developer 5;grc_information_security_manager 5',
  user_researcher:
    'ux_researcher 67;ux_designer 31;product_manager 10;market_researcher 8;academic_researcher 7;industrial_product_designer 5',
  technical_writer:
    'technical_writer_engineering 35;medical_writer 11;copywriter 9;software_engineer 6;editor_publishing 5',
  solution_architect:
    'integration_developer 20;enterprise_architect 18;presales_engineer 10;security_architect 10;software_engineer 10;functional_safety_systems_engineer 9',
  enterprise_architect:
    'solution_architect 18;security_architect 9;management_consultant 7;chief_executive 6;engineering_manager 6;data_governance_manager 6',
  salesforce_developer:
    'salesforce_administrator 23;oracle_erp_consultant 8;crm_consultant 8;ecommerce_manager_technical 7;cloud_engineer 7;email_crm_marketer 6',
  salesforce_administrator:
    'salesforce_developer 23;sales_operations 16;crm_consultant 13;email_crm_marketer 10;bi_developer 8;sap_hr_consultant 7',
  servicenow_developer:
    'it_service_manager 11;release_configuration_manager 7;sap_hr_consultant 7;salesforce_administrator 6;salesforce_developer 6;it_support 6',
  dynamics_consultant:
    'sap_consultant 13;erp_key_user 11;crm_consultant 8;salesforce_administrator 6;oracle_erp_consultant 6;sap_fico_consultant 5',
  sap_abap_developer:
    'sap_consultant 28;sap_logistics_consultant 10;sap_fico_consultant 8;sap_hr_consultant 6',
  sap_fico_consultant:
    'sap_logistics_consultant 24;sap_consultant 22;bookkeeper 12;accounts_assistant 10;sap_hr_consultant 9;corporate_tax_accountant 8',
  sap_logistics_consultant:
    'sap_consultant 28;sap_fico_consultant 24;sap_hr_consultant 11;procurement_buyer 10;sap_abap_developer 10;supply_planner 9',
  sap_hr_consultant:
    'sap_consultant 20;workday_consultant 16;hr_generalist 11;sap_logistics_consultant 11;sap_fico_consultant 9;servicenow_developer 7',
  workday_consultant:
    'sap_hr_consultant 16;hr_generalist 12;sap_consultant 6;payroll_specialist 6;release_configuration_manager 5',
  oracle_erp_consultant:
    'erp_key_user 12;database_administrator 10;sap_consultant 10;integration_developer 9;salesforce_developer 8;salesforce_administrator 6',
  release_configuration_manager:
    'devops_engineer 18;software_engineer 7;servicenow_developer 7;it_service_manager 7;mlops_engineer 5;workday_consultant 5',
  it_service_manager:
    'it_support 12;servicenow_developer 11;site_reliability_engineer 9;it_project_manager 7;release_configuration_manager 7;reliability_engineer 6',
  it_trainer:
    'corporate_trainer 23;learning_development_specialist 18;driving_instructor_trainer 7;it_support 7;fitness_trainer 6;it_project_manager 5',
  gis_developer: 'gis_analyst 46;salesforce_developer 5;bi_developer 5',
  ar_vr_developer: 'ios_developer 5;computer_vision_engineer 5',
  robotics_software_engineer: 'robotics_engineer 36;computer_vision_engineer 6;drone_pilot 5',
  embedded_linux_engineer:
    'embedded_engineer 33;embedded_hardware_firmware_engineer 32;rust_systems_developer 8;systems_administrator 7',
  fpga_engineer:
    'embedded_hardware_firmware_engineer 17;chip_design_engineer 14;embedded_engineer 7;electronics_engineer 6',
  av_technician: 'sound_engineer 17;stage_technician 14',
  it_field_service_technician:
    'it_support 24;data_centre_technician 11;commissioning_engineer 9;telecom_fibre_engineer 8;facilities_handyperson 6;assembly_operative 6',
  data_centre_technician:
    'it_field_service_technician 11;telecom_fibre_engineer 10;commissioning_engineer 6;industrial_electrician 5',
  web_designer_wordpress:
    'php_developer 8;ux_designer 8;graphic_designer 8;frontend_developer 7;art_creative_director 5;email_crm_marketer 5',
  ecommerce_manager_technical:
    'performance_marketer 7;salesforce_developer 7;php_developer 6;email_crm_marketer 6;salesforce_administrator 5',
  localisation_engineer: 'translator 16',
  erp_key_user:
    'sap_consultant 23;oracle_erp_consultant 12;production_planner 11;dynamics_consultant 11;sap_logistics_consultant 8;software_qa_manager 6',
  crm_consultant:
    'email_crm_marketer 41;sales_operations 16;salesforce_administrator 13;sales_account_executive 8;dynamics_consultant 8;salesforce_developer 8',
  software_qa_manager:
    'qa_engineer 32;business_analyst 9;quality_engineer 7;erp_key_user 6;it_service_manager 6;validation_engineer 6',
  performance_test_engineer: 'qa_engineer 5;security_analyst 5',
  agile_coach: 'it_project_manager 33;product_manager 14;software_engineer 12;engineering_manager 10',
  rpa_developer: 'bi_developer 6;dynamics_consultant 5',
  integration_developer:
    'solution_architect 20;oracle_erp_consultant 9;software_engineer 7;dotnet_developer 6;salesforce_developer 5;data_warehouse_developer 5',
  quant_developer: 'trader 23;financial_risk_manager 12;cpp_developer 6;investment_analyst 5',
  data_protection_officer:
    'data_governance_manager 13;grc_information_security_manager 8;commercial_solicitor 7;company_secretary 5',
  immigration_adviser: 'border_customs_officer 11;criminal_solicitor 6;family_solicitor 6;notary_registrar 6',
  clinical_trial_manager:
    'clinical_research_associate 41;clinical_research_coordinator 21;clinical_research_nurse 20;biostatistician 16;medical_writer 12;regulatory_affairs_specialist 6',
  wind_turbine_technician:
    'renewables_engineer 22;solar_installer 15;aerospace_engineer 8;mechanical_fitter 8;crane_operator 7;commissioning_engineer 6',
  rigger_slinger:
    'crane_operator 57;lift_engineer 8;fabricator_steel_erector 6;stage_technician 5;mechanical_fitter 5;building_labourer 5',
  hotel_revenue_manager:
    'hotel_manager 32;hotel_receptionist 12;business_development_manager 7;crm_consultant 6;sales_operations 6;presales_engineer 6',
  dispensing_optician: 'optometrist 42;physicist 8',
  school_business_manager:
    'school_leader 20;school_administrator 18;education_welfare_psychologist 9;financial_controller 9;catering_cook 8;english_humanities_teacher 7',
  agronomist: 'farm_worker 14',
  stage_technician: 'av_technician 14;actor 9;sound_engineer 8;event_planner 6;rigger_slinger 5;musician 5',
  pharmacovigilance_specialist:
    'regulatory_affairs_specialist 9;clinical_research_associate 7;clinical_research_coordinator 6;medical_writer 6;biostatistician 5',
  medical_sales_representative:
    'field_sales_representative 23;medical_writer 16;medical_device_engineer 10;practice_manager_health 8;hospital_physician 8;gmp_quality_assurance 8',
  respiratory_therapist: 'icu_nurse 14;cardiac_physiologist 13;physiotherapist 11;odp_anaesthetic 7',
  medical_physicist:
    'therapeutic_radiographer 33;nuclear_engineer 23;physicist 19;ct_mri_radiographer 17;diagnostic_radiographer 9;medical_writer 6',
  genetic_scientist: 'bioinformatician 18;counsellor 8',
  behaviour_analyst:
    'sen_teacher 8;learning_disability_nurse 7;teaching_assistant 6;support_worker_disability 5;private_tutor 5',
  sterile_services_technician: 'hospital_porter 44;dental_nurse 13;theatre_nurse 11',
  phlebotomist:
    'lab_assistant_medical 23;clinical_research_coordinator 7;nursing_associate 6;healthcare_assistant 6;ward_nurse 5;charity_fundraiser 5',
  presales_engineer:
    'sales_account_executive 14;field_sales_representative 11;solution_architect 10;sales_operations 10;management_consultant 9;product_marketer 8',
  game_designer:
    'game_developer 23;ux_designer 8;industrial_product_designer 6;landscape_architect 6;film_tv_producer 6',
  pest_controller: 'environmental_health_officer 7',
  asbestos_surveyor:
    'ductwork_insulation_installer 23;demolition_operative 7;environmental_engineer 7;building_surveyor 6;removals_operative 6;occupational_hygienist 6',
  mining_operative: 'mining_engineer 41;piling_drilling_operative 19;demolition_operative 7',
  winemaker_brewer: 'sommelier 17;food_process_operator 9;restaurant_pub_manager 7',
  aquaculture_fisher: 'forestry_worker 18;deck_officer_seafarer 10;wind_turbine_technician 5',
  farrier_groom: 'animal_care 33;veterinary_surgeon 6',
  outdoor_instructor: 'driving_instructor_trainer 10;fitness_trainer 8;youth_worker 5',
  emergency_planner: 'grc_information_security_manager 9',
  trading_standards_officer:
    'environmental_health_officer 15;building_control_inspector 8;licensing_officer 7;trader 7;financial_compliance_officer 6;fraud_investigator 5',
  fraud_investigator:
    'detective 24;loss_adjuster 11;insurance_claims_handler 10;criminal_solicitor 7;clinical_research_coordinator 6;litigation_solicitor 6',
  court_enforcement_clerk:
    'paralegal 15;legal_secretary 12;criminal_solicitor 9;litigation_solicitor 7;journalist 7;probation_youth_justice 6',
  shipbroker_charterer:
    'port_terminal_operative 23;freight_forwarder 11;building_surveyor 9;naval_architect 9;deck_officer_seafarer 9;export_shipping_clerk 8',
  flight_dispatcher:
    'dispatcher_control_room 20;air_traffic_controller 14;airline_pilot 13;cabin_crew 12;airport_ground_handler 9;aircraft_mechanic 8',
  drone_pilot: 'airline_pilot 17;land_surveyor 12;robotics_engineer 7;robotics_software_engineer 5',
  commercial_diver: 'hydrographic_surveyor 6;health_safety_manager 5',
  biostatistician:
    'statistician 49;clinical_research_associate 18;clinical_trial_manager 16;clinical_research_nurse 11;clinical_research_coordinator 11;product_data_scientist 8',
  medical_writer:
    'medical_sales_representative 16;regulatory_affairs_specialist 14;clinical_trial_manager 12;technical_writer 11;editor_publishing 9;academic_researcher 9',
  occupational_hygienist:
    'occupational_health_nurse 10;acoustic_engineer 8;dental_hygienist 7;health_safety_manager 6;environmental_health_officer 6;asbestos_surveyor 6',
  insurance_agent:
    'insurance_broker 19;underwriter 9;loss_adjuster 7;property_manager 7;sales_account_executive 6;financial_adviser 6',
  frontend_developer:
    'full_stack_developer 32;ux_designer 8;mobile_cross_platform_developer 7;web_designer_wordpress 7;qa_engineer 7;salesforce_developer 5',
  java_developer:
    'scala_kotlin_developer 18;software_engineer 18;go_developer 11;solution_architect 8;python_developer 7;android_developer 6',
  dotnet_developer:
    'mobile_cross_platform_developer 7;software_engineer 6;devops_engineer 6;integration_developer 6;php_developer 5;cloud_engineer 5',
  python_developer:
    'php_developer 10;full_stack_developer 9;java_developer 7;software_engineer 7;ruby_developer 6;go_developer 5',
  data_engineer:
    'analytics_engineer 22;data_warehouse_developer 20;mlops_engineer 7;scala_kotlin_developer 7;bi_developer 6;database_administrator 5',
  data_scientist:
    'product_data_scientist 33;statistician 10;data_analyst 7;demand_planner 7;analytics_engineer 6;product_manager 6',
  ml_engineer: 'mlops_engineer 30;computer_vision_engineer 18;llm_engineer 7;nlp_engineer 6;data_scientist 5',
  devops_engineer:
    'platform_engineer 24;release_configuration_manager 18;cloud_engineer 16;mlops_engineer 14;software_engineer 9;site_reliability_engineer 7',
  site_reliability_engineer:
    'reliability_engineer 11;platform_engineer 10;it_service_manager 9;devops_engineer 7;go_developer 6',
  penetration_tester: 'application_security_engineer 16',
  ios_developer: 'mobile_cross_platform_developer 26;android_developer 15;ar_vr_developer 5',
  android_developer:
    'mobile_cross_platform_developer 22;ios_developer 15;scala_kotlin_developer 11;java_developer 6',
  embedded_engineer:
    'embedded_hardware_firmware_engineer 65;embedded_linux_engineer 33;fpga_engineer 7;electronics_engineer 5;automotive_engineer 5',
  data_analyst:
    'bi_developer 48;analytics_engineer 18;product_data_scientist 15;data_warehouse_developer 9;database_administrator 8;data_scientist 7',
  database_administrator:
    'oracle_erp_consultant 10;data_analyst 8;data_warehouse_developer 6;systems_administrator 6;erp_key_user 6;full_stack_developer 6',
  systems_administrator:
    'storage_virtualisation_engineer 16;it_support 8;embedded_linux_engineer 7;database_administrator 6',
  network_engineer: 'unified_communications_engineer 6',
  security_analyst:
    'digital_forensics_analyst 27;security_architect 13;grc_information_security_manager 8;application_security_engineer 8;intelligence_analyst 6;performance_test_engineer 5',
  it_support:
    'it_field_service_technician 24;it_service_manager 12;systems_administrator 8;it_trainer 7;call_centre_agent 6;erp_key_user 6',
  qa_engineer: 'software_qa_manager 32;frontend_developer 7;performance_test_engineer 5',
  product_manager:
    'agile_coach 14;product_data_scientist 14;product_marketer 11;ux_researcher 10;engineering_manager 10;user_researcher 10',
  ux_designer:
    'user_researcher 31;ux_researcher 28;industrial_product_designer 12;web_designer_wordpress 8;game_designer 8;frontend_developer 8',
  sap_consultant:
    'sap_abap_developer 28;sap_logistics_consultant 28;erp_key_user 23;sap_fico_consultant 22;sap_hr_consultant 20;dynamics_consultant 13',
  business_analyst:
    'functional_safety_systems_engineer 10;management_consultant 9;software_qa_manager 9;validation_engineer 7;solution_architect 7;erp_key_user 5',
  it_project_manager:
    'agile_coach 33;software_engineer 10;it_service_manager 7;contracts_manager_construction 6;management_consultant 6;it_trainer 5',
  domestic_electrician:
    'industrial_electrician 21;electrical_building_services_engineer 13;electrical_power_engineer 7;overhead_linesman 6;solar_installer 6;telecom_fibre_engineer 6',
  industrial_electrician:
    'domestic_electrician 21;multi_skilled_maintenance_technician 16;electrical_power_engineer 11;electrical_building_services_engineer 11;commissioning_engineer 9;control_plc_engineer 9',
  overhead_linesman:
    'electrical_power_engineer 19;telecom_fibre_engineer 8;solar_installer 7;tree_surgeon 6;domestic_electrician 6;electrical_building_services_engineer 6',
  plumber:
    'pipefitter 9;industrial_rope_access_cleaner 8;mechanical_fitter 6;domestic_electrician 6;gas_engineer 6;piping_pressure_engineer 5',
  gas_engineer:
    'marine_engineer_officer 6;hvac_refrigeration_technician 6;solar_installer 6;plumber 6;energy_manager 6',
  hvac_refrigeration_technician: 'hvac_design_engineer 15;bms_engineer 7;gas_engineer 6',
  ductwork_insulation_installer:
    'asbestos_surveyor 23;sheet_metal_worker 7;telecom_fibre_engineer 6;pipefitter 6;hvac_design_engineer 6;piping_pressure_engineer 6',
  mig_mag_welder:
    'welding_engineer 25;tig_pipe_welder 19;fabricator_steel_erector 14;sheet_metal_worker 6;toolmaker 6;vehicle_body_repairer 6',
  tig_pipe_welder:
    'welding_engineer 24;mig_mag_welder 19;pipefitter 13;piping_pressure_engineer 7;materials_engineer 6',
  pipefitter:
    'piping_pressure_engineer 16;tig_pipe_welder 13;plumber 9;mechanical_fitter 9;ductwork_insulation_installer 6;cad_technician 6',
  sheet_metal_worker:
    'cnc_machinist 9;machine_operator_general 9;ductwork_insulation_installer 7;fabricator_steel_erector 7;foundry_worker 7;toolmaker 7',
  fabricator_steel_erector:
    'mig_mag_welder 14;structural_engineer 9;foundry_worker 8;carpenter_joiner 7;sheet_metal_worker 7;rigger_slinger 6',
  cnc_machinist:
    'manual_machinist_grinder 14;sheet_metal_worker 9;quality_inspector 8;machine_operator_general 8;furniture_maker_upholsterer 6',
  manual_machinist_grinder: 'cnc_machinist 14;toolmaker 8;mig_mag_welder 5',
  toolmaker:
    'plastics_machine_operator 16;foundry_worker 14;machine_operator_general 9;manual_machinist_grinder 8;sheet_metal_worker 7;mig_mag_welder 6',
  mechanical_fitter:
    'multi_skilled_maintenance_technician 17;pipefitter 9;hgv_plant_mechanic 9;marine_engineer_officer 8;wind_turbine_technician 8;assembly_operative 8',
  multi_skilled_maintenance_technician:
    'reliability_engineer 18;mechanical_fitter 17;industrial_electrician 16;packaging_operative 10;control_plc_engineer 8;commissioning_engineer 7',
  facilities_handyperson:
    'facilities_front_of_house 25;facilities_manager 12;property_manager 7;it_field_service_technician 6;multi_skilled_maintenance_technician 6;electrical_building_services_engineer 6',
  lift_engineer:
    'rigger_slinger 8;crane_operator 7;car_mechanic 7;hgv_plant_mechanic 6;multi_skilled_maintenance_technician 6;rolling_stock_technician 5',
  carpenter_joiner:
    'formwork_carpenter 14;furniture_maker_upholsterer 12;glazier_window_fitter 9;fabricator_steel_erector 7;architectural_technologist 7;interior_designer 7',
  formwork_carpenter:
    'carpenter_joiner 14;steel_fixer 12;civil_engineer 8;locksmith 7;structural_engineer 7;groundworker 7',
  bricklayer_mason: 'building_labourer 8;tiler_flooring 7;plasterer_drywaller 5',
  plasterer_drywaller:
    'painter_decorator 6;ductwork_insulation_installer 6;formwork_carpenter 5;bricklayer_mason 5;steel_fixer 5;tiler_flooring 5',
  tiler_flooring:
    'roofer 8;bricklayer_mason 7;formwork_carpenter 6;carpenter_joiner 6;steel_fixer 6;groundworker 5',
  roofer: 'tiler_flooring 8;solar_installer 5',
  scaffolder: 'construction_site_manager 7',
  painter_decorator:
    'vehicle_body_repairer 12;plasterer_drywaller 6;industrial_rope_access_cleaner 6;formulation_scientist 5',
  glazier_window_fitter:
    'carpenter_joiner 9;locksmith 6;architectural_technologist 5;solar_installer 5;tiler_flooring 5',
  groundworker:
    'civil_engineer 16;steel_fixer 7;formwork_carpenter 7;building_labourer 6;overhead_linesman 5;tiler_flooring 5',
  plant_operator:
    'hgv_plant_mechanic 11;demolition_operative 8;forklift_driver 8;mining_engineer 7;lorry_driver 7;train_driver 6',
  crane_operator:
    'rigger_slinger 57;wind_turbine_technician 7;lift_engineer 7;lorry_driver 6;fabricator_steel_erector 5;port_terminal_operative 5',
  demolition_operative:
    'building_labourer 10;plant_operator 8;piling_drilling_operative 7;mining_operative 7;asbestos_surveyor 7;mining_engineer 6',
  steel_fixer:
    'formwork_carpenter 12;structural_engineer 7;groundworker 7;machine_operator_general 7;cad_technician 6;clerk_of_works 6',
  piling_drilling_operative:
    'mining_operative 19;geotechnical_engineer 13;petroleum_engineer 10;demolition_operative 7;mining_engineer 6;geologist 5',
  construction_site_manager:
    'clerk_of_works 20;contracts_manager_construction 18;project_engineer 12;building_labourer 9;health_safety_manager 8;architect 7',
  contracts_manager_construction:
    'quantity_surveyor 22;construction_site_manager 18;clerk_of_works 14;construction_estimator 10;project_engineer 10;public_procurement_officer 8',
  construction_estimator:
    'quantity_surveyor 30;procurement_buyer 13;contracts_manager_construction 10;public_procurement_officer 10;construction_site_manager 6;project_engineer 6',
  building_labourer:
    'demolition_operative 10;construction_site_manager 9;bricklayer_mason 8;groundworker 6;forklift_driver 5;rigger_slinger 5',
  car_mechanic:
    'hgv_plant_mechanic 13;bicycle_motorcycle_technician 12;roadside_recovery_technician 10;automotive_engineer 9;vehicle_body_repairer 8;transport_fleet_manager 8',
  hgv_plant_mechanic:
    'bicycle_motorcycle_technician 13;car_mechanic 13;lorry_driver 12;plant_operator 11;aircraft_mechanic 10;marine_engineer_officer 10',
  aircraft_mechanic:
    'aerospace_engineer 21;airline_pilot 11;hgv_plant_mechanic 10;bicycle_motorcycle_technician 9;flight_dispatcher 8;marine_engineer_officer 7',
  vehicle_body_repairer:
    'painter_decorator 12;automotive_engineer 8;car_mechanic 8;roadside_recovery_technician 7;facilities_handyperson 6;mig_mag_welder 6',
  bicycle_motorcycle_technician:
    'hgv_plant_mechanic 13;car_mechanic 12;aircraft_mechanic 9;mechanical_fitter 7;marine_engineer_officer 7',
  telecom_fibre_engineer:
    'data_centre_technician 10;overhead_linesman 8;it_field_service_technician 8;physicist 7;telecom_rf_engineer 7;ductwork_insulation_installer 6',
  security_fire_alarm_engineer:
    'fire_engineer 9;security_guard 9;firefighter 8;electrical_building_services_engineer 6;rail_signalling_engineer 5;domestic_electrician 5',
  solar_installer:
    'renewables_engineer 21;wind_turbine_technician 15;overhead_linesman 7;domestic_electrician 6;gas_engineer 6;glazier_window_fitter 5',
  locksmith:
    'formwork_carpenter 7;mechanical_fitter 6;glazier_window_fitter 6;carpenter_joiner 6;facilities_handyperson 5',
  printer_press_operator:
    'machine_operator_general 7;graphic_designer 6;industrial_product_designer 5;sheet_metal_worker 5',
  textile_garment_worker: 'fashion_designer 25;laundry_worker 12;furniture_maker_upholsterer 6',
  furniture_maker_upholsterer:
    'carpenter_joiner 12;cnc_machinist 6;textile_garment_worker 6;interior_designer 5',
  packaging_operative:
    'warehouse_operative 17;assembly_operative 11;food_process_operator 11;multi_skilled_maintenance_technician 10;machine_operator_general 7;pharmacy_technician 6',
  food_process_operator:
    'food_technologist 18;baker 15;butcher 12;packaging_operative 11;winemaker_brewer 9;machine_operator_general 7',
  process_operator_chemical:
    'process_chemical_engineer 19;machine_operator_general 11;gmp_quality_assurance 9;food_process_operator 7;industrial_rope_access_cleaner 7;lorry_driver 6',
  foundry_worker:
    'toolmaker 14;materials_engineer 11;dental_technician 10;plastics_machine_operator 9;fabricator_steel_erector 8;sheet_metal_worker 7',
  assembly_operative:
    'packaging_operative 11;electronics_engineer 8;mechanical_fitter 8;machine_operator_general 8;warehouse_operative 7;manufacturing_engineer 6',
  plastics_machine_operator:
    'toolmaker 16;foundry_worker 9;machine_operator_general 8;mechanical_design_engineer 6',
  machine_operator_general:
    'process_operator_chemical 11;toolmaker 9;sheet_metal_worker 9;cnc_machinist 8;assembly_operative 8;plastics_machine_operator 8',
  tree_surgeon: 'gardener 41;landscape_architect 9;forestry_worker 8;overhead_linesman 6',
  industrial_rope_access_cleaner: 'cleaner 9;plumber 8;process_operator_chemical 7;painter_decorator 6',
  lorry_driver:
    'bus_coach_driver 13;hgv_plant_mechanic 12;transport_planner 12;van_courier_driver 10;forklift_driver 9;transport_fleet_manager 9',
  van_courier_driver:
    'transport_planner 11;lorry_driver 10;warehouse_operative 8;removals_operative 8;ambulance_patient_transport_driver 7;export_shipping_clerk 6',
  bus_coach_driver:
    'ambulance_patient_transport_driver 14;lorry_driver 13;taxi_private_hire_driver 12;driving_instructor_trainer 12;tram_metro_driver 11;transport_fleet_manager 11',
  train_driver:
    'tram_metro_driver 16;rolling_stock_technician 12;rail_signalling_engineer 11;train_conductor_station 9;bus_coach_driver 8;rail_track_operative 7',
  train_conductor_station:
    'train_driver 9;bus_coach_driver 8;security_guard 8;flight_dispatcher 6;dispatcher_control_room 6;tram_metro_driver 6',
  tram_metro_driver:
    'train_driver 16;bus_coach_driver 11;rolling_stock_technician 7;dispatcher_control_room 7;taxi_private_hire_driver 6;machine_operator_general 6',
  taxi_private_hire_driver:
    'ambulance_patient_transport_driver 22;licensing_officer 15;bus_coach_driver 12;dispatcher_control_room 8;lorry_driver 8;transport_fleet_manager 7',
  ambulance_patient_transport_driver:
    'emergency_medical_technician 44;taxi_private_hire_driver 22;bus_coach_driver 14;dispatcher_control_room 10;paramedic 10;transport_fleet_manager 8',
  forklift_driver:
    'warehouse_operative 20;driving_instructor_trainer 12;lorry_driver 9;plant_operator 8;hgv_plant_mechanic 6;packaging_operative 5',
  warehouse_operative:
    'warehouse_manager 24;forklift_driver 20;packaging_operative 17;van_courier_driver 8;pharmacy_technician 7;waste_recycling_operative 7',
  warehouse_manager:
    'warehouse_operative 24;logistics_manager 21;production_manager 10;sap_logistics_consultant 9;supply_planner 8;military_logistician 8',
  transport_planner:
    'freight_forwarder 12;lorry_driver 12;transport_fleet_manager 12;van_courier_driver 11;transport_modeller 9;dispatcher_control_room 9',
  transport_fleet_manager:
    'transport_planner 12;bus_coach_driver 11;lorry_driver 9;ambulance_patient_transport_driver 8;driving_instructor_trainer 8;dispatcher_control_room 8',
  dispatcher_control_room:
    'flight_dispatcher 20;ambulance_patient_transport_driver 10;paramedic 10;transport_planner 9;taxi_private_hire_driver 8;transport_fleet_manager 8',
  freight_forwarder:
    'export_shipping_clerk 20;transport_planner 12;shipbroker_charterer 11;customs_declarant 10;port_terminal_operative 9;logistics_manager 9',
  customs_declarant:
    'border_customs_officer 14;freight_forwarder 10;export_shipping_clerk 9;salesforce_administrator 5',
  export_shipping_clerk:
    'freight_forwarder 20;customs_declarant 9;shipbroker_charterer 8;accounts_payable_receivable 8;removals_operative 7;accounts_assistant 7',
  supply_planner:
    'production_planner 14;logistics_manager 13;procurement_buyer 11;demand_planner 10;sap_logistics_consultant 9;warehouse_manager 8',
  demand_planner:
    'supply_planner 10;fpa_analyst 10;sales_operations 7;data_scientist 7;hotel_revenue_manager 5',
  procurement_buyer:
    'category_strategic_sourcing_manager 33;public_procurement_officer 25;construction_estimator 13;supply_planner 11;accounts_payable_receivable 11;sap_logistics_consultant 10',
  category_strategic_sourcing_manager:
    'procurement_buyer 33;logistics_manager 10;public_procurement_officer 9;sap_logistics_consultant 8;chief_executive 6;financial_controller 6',
  logistics_manager:
    'warehouse_manager 21;supply_planner 13;military_logistician 11;category_strategic_sourcing_manager 10;freight_forwarder 9;sap_logistics_consultant 8',
  airline_pilot:
    'drone_pilot 17;flight_dispatcher 13;aircraft_mechanic 11;air_traffic_controller 9;cabin_crew 7',
  cabin_crew:
    'flight_dispatcher 12;security_guard 8;airline_pilot 7;fire_engineer 5;firefighter 5;catering_cook 5',
  air_traffic_controller: 'flight_dispatcher 14;airline_pilot 9;aircraft_mechanic 7',
  airport_ground_handler:
    'flight_dispatcher 9;border_customs_officer 6;travel_consultant 6;train_conductor_station 6;dispatcher_control_room 6',
  deck_officer_seafarer:
    'marine_engineer_officer 21;port_terminal_operative 15;aquaculture_fisher 10;shipbroker_charterer 9;naval_architect 7;firefighter 6',
  marine_engineer_officer:
    'deck_officer_seafarer 21;naval_architect 10;hgv_plant_mechanic 10;mechanical_fitter 8;aircraft_mechanic 7;car_mechanic 7',
  port_terminal_operative:
    'shipbroker_charterer 23;deck_officer_seafarer 15;freight_forwarder 9;marine_engineer_officer 7;export_shipping_clerk 6;naval_architect 5',
  removals_operative:
    'van_courier_driver 8;export_shipping_clerk 7;warehouse_operative 6;asbestos_surveyor 6;packaging_operative 6;freight_forwarder 6',
  waste_recycling_operative: 'cleaner 7;warehouse_operative 7;demolition_operative 5',
  rail_track_operative:
    'rail_signalling_engineer 11;train_driver 7;rolling_stock_technician 6;mig_mag_welder 5;tram_metro_driver 5;train_conductor_station 5',
  rail_signalling_engineer:
    'rail_track_operative 11;train_driver 11;rolling_stock_technician 7;tram_metro_driver 6;security_fire_alarm_engineer 5;machine_operator_general 5',
  rolling_stock_technician:
    'train_driver 12;hgv_plant_mechanic 8;tram_metro_driver 7;rail_signalling_engineer 7;multi_skilled_maintenance_technician 7;aircraft_mechanic 7',
  driving_instructor_trainer:
    'bus_coach_driver 12;forklift_driver 12;outdoor_instructor 10;fitness_trainer 9;transport_fleet_manager 8;lorry_driver 7',
  roadside_recovery_technician:
    'car_mechanic 10;hgv_plant_mechanic 10;lorry_driver 8;transport_fleet_manager 7;police_officer 7;highway_engineer 7',
};
