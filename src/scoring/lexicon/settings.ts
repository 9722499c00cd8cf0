// Where one works in any post: "five years of warehouse experience" are those of the picker as well as of the manager. By
// what a demand calls the setting, before the bar, the occupations that are at home in it, by their names.

export const SETTINGS: readonly string[] = [
  'warehouse*;warehousing;distribution cent*;fulfil*ment cent*;dc environment;lager;lagerbereich;lagerlogistik;entrepôt*;logistikzentr*;stores work|warehouse_operative;warehouse_manager;forklift_driver;packaging_operative;logistics_manager',
  'commercial kitchen*;professional kitchen*;restaurant kitchen*;hotel kitchen*;busy kitchen*;production kitchen*;in kitchens;in a kitchen;kitchen experience;cookery;professional cooking;in der küche;profiküche;gewerbeküche*;en cuisine;cuisines professionnelles|chef_de_partie;head_chef;catering_cook;pastry_chef',
  "front desk;front office;hotel reception;rezeption;hotelrezeption;hotelempfang;réception d'hôtel;réception|hotel_receptionist;hotel_manager",
  'behind the bar;bar work;bartending;barbetrieb;derrière le bar|bartender;sommelier',
  'front of house;waiting tables;table service;im service;service en salle|waiter;sommelier;restaurant_pub_manager;bartender',
  'retail;retail sales;shop floor sales;einzelhandel;im verkauf;commerce de détail;vente en magasin|sales_assistant;store_manager;visual_merchandiser;retail_area_manager',
  "call cent*;contact cent*;callcenter;call-center;centre d'appels;centre de contacts|call_centre_agent",
  'accounting;accountancy;bookkeeping;accounts department;finance department;buchhaltung;finanzbuchhaltung;rechnungswesen;comptabilité|bookkeeper;accounts_assistant;accounts_payable_receivable;management_accountant;financial_controller;auditor',
  'human resources;hr;personalwesen;personalabteilung;personalbereich;ressources humaines|hr_generalist;recruiter;reward_analyst;learning_development_specialist',
  'it support;technical support;service desk;help desk;helpdesk;it-support;support informatique|it_support;it_field_service_technician;systems_administrator',
  'guarding;security work;sicherheitsdienst;sicherheitsgewerbe;sécurité privée|security_guard',
  'commercial cleaning;contract cleaning;industrial cleaning;cleaning industry;gebäudereinigung;nettoyage industriel;propreté|cleaner;industrial_rope_access_cleaner',
  'procurement;purchasing;einkauf;beschaffung;achats|procurement_buyer;category_strategic_sourcing_manager;public_procurement_officer',
  'software development;commercial programming;programming;softwareentwicklung;développement logiciel|software_engineer;java_developer;dotnet_developer;python_developer;php_developer;go_developer;ruby_developer;scala_kotlin_developer;full_stack_developer;frontend_developer;cpp_developer;rust_systems_developer;mobile_cross_platform_developer;ios_developer;android_developer;embedded_engineer',
  'software testing;testing of software;softwaretest*;test logiciel|qa_engineer;software_qa_manager;performance_test_engineer',
  'marketing;online-marketing|performance_marketer;seo_specialist;email_crm_marketer;social_media_manager;brand_manager;product_marketer;copywriter',
  'early years;early childhood;kita;krippe;kindertagesstätte*;petite enfance|nursery_nurse;childminder_nanny',
  'social work;soziale arbeit;sozialarbeit;travail social|child_protection_social_worker;adult_social_worker;mental_health_social_worker;fostering_adoption_worker',
  'on farms;farm work;farming;landwirtschaft;travail agricole|farm_worker',
  'garten- und landschaftsbau;galabau;landscaping;landscape construction;espaces verts;aménagement paysager|gardener;tree_surgeon',
  'open-cut;open cut;in mines;mine site*;underground mining;tagebau;mines|mining_operative',
];
