// Occupation families beside those of families.ts, for trades that office work does not know. Written by hand from
// general knowledge of work, in English with the German and French words of each. Single words are compared by their
// stems; the first three words of a family name the occupation itself and weigh more.

/** Words by family, separated by semicolons. */
export const TRADES: Record<string, string> = {
  nursing:
    'nurse;registered nurse;ward;nmc;theatre nurse;scrub;staff nurse;triage;medication round;wound care;iv therapy;ventilator;tracheostomy;krankenpflege;infirmier;station;soins;midwife;catheter;observations',
  care_home:
    'care assistant;care home;registered manager;dementia;residential care;cqc;carer;support worker;personal care;domiciliary;safeguarding;residents;altenpflege;aide-soignant;ehpad;nursing home;medication administration;care planning',
  pharmacy:
    'pharmacist;dispensary;pharmacy technician;dispensing;prescriptions;gphc;prescribing;medicines;formulary;controlled drugs;apotheke;pharmacie;compounding;medication review',
  allied_health:
    'physiotherapist;occupational therapist;radiographer;physiotherapy;rehabilitation;manual therapy;outpatients;musculoskeletal;hydrotherapy;ultrasound;mri;ct scan;speech therapy;dietitian;hcpc;gait;splinting;orthotics',
  emergency_services:
    'paramedic;firefighter;ambulance;emergency response;fire service;rescue;dispatcher;emergency medical;breathing apparatus;rettungsdienst;sapeur-pompier;first responder',
  dental:
    'dentist;dental nurse;dental hygienist;dental;orthodontic;oral hygiene;implants;decontamination;radiographs;zahnarzt;cabinet dentaire',
  veterinary:
    'veterinary surgeon;veterinary nurse;vet;animals;small animal;large animal;anaesthesia;kennels;livestock health;tierarzt;vétérinaire',
  psychology:
    'psychologist;psychotherapist;counsellor;cbt;therapy sessions;assessment reports;cognitive;behavioural;supervision;trauma;psychologue',
  child_care:
    'nursery nurse;early years practitioner;room leader;early years;toddlers;eyfs;key person;childminder;preschool;observations;erzieher;kita;crèche;petite enfance;paediatric first aid;parents',
  special_needs:
    'send;learning support;teaching assistant;special educational needs;inclusion;autism;ehcp;behaviour support;sonderpädagogik',
  social_work:
    'social worker;child protection;social work england;section 47;looked after children;statutory;safeguarding;family support;fostering;adoption;court reports;sozialarbeit;assistante sociale;youth offending',
  welding:
    'welder;fabricator;pipefitter;welding;tig;mig;mma;stainless;carbon steel;pipework;isometric;radiography;fit-up;purging;spool;plasma;schweißer;soudeur;chaudronnier;plating',
  electrician:
    'electrician;electrical installation;journeyman;conduit;wiring;panel;switchgear;terminations;testing and inspection;distribution board;cable tray;motors;elektriker;elektroinstallation;électricien;nec;bs 7671;solar pv',
  plumbing_hvac:
    'plumber;hvac technician;heating engineer;boiler;refrigeration;ductwork;gas safe;heat pump;pipe fitting;ventilation;air conditioning;chiller;klempner;installateur;plombier;chauffagiste',
  carpentry:
    'carpenter;joiner;cabinet maker;joinery;timber frame;first fix;second fix;formwork;roofing;scaffolding;bricklayer;plasterer;tischler;zimmermann;menuisier;maçon',
  industrial_maintenance:
    'maintenance technician;maintenance engineer;mechatronics;plc;breakdown;preventive maintenance;pneumatics;hydraulics;conveyors;gearbox;instandhaltung;wartung;störungsbeseitigung;betriebstechnik;maintenance industrielle;sps;inbetriebnahme;cmms',
  machining:
    'machinist;cnc operator;toolmaker;lathe;milling;turning;fanuc;heidenhain;tolerances;grinding;zerspanungsmechaniker;tourneur;fraiseur;cam programming;setter',
  aircraft_maintenance:
    'aircraft engineer;aircraft mechanic;line maintenance;part-66;airframe;avionics;a-check;base maintenance;borescope;camo;certifying staff;type rating;helicopter;engine run;fluggerätmechaniker;troubleshooting',
  flight_crew:
    'pilot;first officer;cabin crew;atpl;flight hours;multi-crew;simulator;flight safety;ifr;cabin service;passengers',
  rail: 'train driver;signalling;railway;track;rolling stock;permanent way;points;triebfahrzeugführer;conducteur de train;level crossing;catenary',
  maritime:
    'deck officer;marine engineer;seafarer;vessel;navigation;stcw;cargo operations;mooring;bridge watch;engine room;port;kapitän;marin',
  road_haulage:
    'hgv driver;truck driver;lorry driver;tachograph;class 1;adr;tanker;trailer;haulage;multi-drop;loads;defect checks;artic;driver cpc;berufskraftfahrer;lkw;chauffeur poids lourd;cdl;route',
  bus_taxi:
    'bus driver;coach driver;taxi driver;pcv;passengers;fares;timetable;busfahrer;conducteur de bus;private hire',
  warehousing:
    'warehouse operative;picker;forklift driver;goods in;picking;packing;dispatch;stock take;pallets;wms;reach truck;lagerist;cariste;préparateur de commandes;loading bay;cycle count',
  supply_planning:
    'supply planner;demand planner;production planner;s&op;replenishment;safety stock;mrp;forecast;lead times;material planning;disponent;approvisionneur;apo;ibp;shortages;capacity planning',
  procurement:
    'buyer;procurement manager;category manager;tenders;suppliers;sourcing;contracts;negotiation;purchase orders;rfq;cips;einkäufer;acheteur;supplier performance',
  quality_manufacturing:
    'quality engineer;quality inspector;quality technician;ppap;fmea;spc;iso 9001;8d;nonconformance;calibration;metrology;audits;qualitätssicherung;contrôle qualité;corrective action',
  lab_science:
    'microbiologist;laboratory analyst;scientist;gmp;cleanroom;environmental monitoring;hplc;assay;sterility;endotoxin;bioburden;sop;oos;pcr;cell culture;method validation;laborant;technicien de laboratoire;lims;isolates',
  clinical_research:
    'clinical research associate;study coordinator;cra;ich-gcp;clinical trials;site monitoring;protocol;informed consent;adverse events;ethics submission;case report forms;étude clinique',
  chemical_process:
    'process engineer;chemical engineer;plant operator;distillation;reactor;process safety;hazop;p&id;batch;scale-up;chemikant;verfahrenstechnik;utilities',
  oil_gas_mining:
    'drilling engineer;rig;geologist;offshore;wellbore;reservoir;blasting;mine;pipeline integrity;completions;subsea',
  energy:
    'wind technician;solar;substation;renewable energy;grid;turbine;high voltage;photovoltaic;battery storage;power plant;energy manager;windkraft;éolien',
  environment:
    'environmental consultant;ecologist;sustainability;contaminated land;habitat;biodiversity;emissions;waste management;environmental impact;umwelt;carbon footprint',
  structural:
    'structural engineer;structural design;civil engineer;etabs;beams;steel frame;seismic;reinforced concrete;calculations;engineer of record;bridges;tragwerksplanung;foundation;load;statik;bauingenieur',
  architecture:
    'architect;architectural technologist;riba;arb;building regulations;planning application;revit;detail design;drawings;schools;healthcare buildings;passivhaus;contract administration;bauleiter;architekt;architecte;stage 4',
  surveying:
    'surveyor;quantity surveyor;rics;valuation;cost planning;bills of quantities;final account;building survey;dilapidations;geomatics;vermessung;métreur',
  town_planning:
    'town planner;urban planner;planning policy;development control;local plan;planning appeal;masterplan;zoning;stadtplanung;urbaniste',
  facilities:
    'facilities manager;caretaker;building services;site manager;cleaning contracts;planned maintenance;compliance checks;hausmeister;gebäudemanagement;gardien',
  cleaning:
    'cleaner;housekeeper;janitor;housekeeping;deep clean;laundry;sanitising;reinigung;agent d.entretien;linen',
  hotel_front_office:
    'front office manager;receptionist;hotel manager;reception;concierge;night audit;check-in;guests;opera pms;room revenue;rezeption;réceptionniste;overbooking;hotel;guest relations;occupancy',
  kitchen:
    'sous chef;head chef;chef de partie;kitchen;brigade;menu;covers;gp;haccp;pastry;larder;sauce;allergens;rosette;koch;cuisinier;commis;gastropub;stock control',
  bar_service:
    'bartender;barista;waiter;bar;cocktails;espresso;table service;wine;sommelier;restaurant floor;kellner;serveur;section',
  events:
    'event manager;event planner;conference;venue;exhibition;wedding;catering;logistics on site;delegates;veranstaltung;événementiel',
  travel:
    'travel agent;tour operator;tour guide;itinerary;bookings;amadeus;gds;destinations;reisebüro;agence de voyages',
  beauty:
    'hairdresser;beautician;barber;colour;cutting;salon;waxing;nails;massage;friseur;coiffeur;esthéticienne',
  retail_store:
    'store manager;shop assistant;retail assistant;till;merchandising;stockroom;shrinkage;footfall;planogram;filialleiter;vendeur;kassierer',
  insurance:
    'underwriter;claims handler;loss adjuster;policy;claims;premium;reinsurance;broker;liability;indemnity;schadenregulierung;sinistres;lloyds',
  actuarial:
    'actuary;actuarial analyst;pricing actuary;reserving;solvency ii;ifrs 17;mortality;capital model;triangles;emblem;prophet;aktuar;actuaire',
  tax_audit:
    'tax adviser;auditor;tax accountant;corporation tax;vat;statutory audit;working papers;transfer pricing;tax returns;ifrs;steuerberater;commissaire aux comptes',
  management_accounting:
    'management accountant;financial controller;cost accountant;standard costing;management accounts;variance;month-end;stock valuation;board pack;accruals;controlling;contrôleur de gestion;cima',
  payroll:
    'payroll officer;payroll manager;gestionnaire de paie;payroll;payslips;dsn;urssaf;paye;pensions auto-enrolment;bulletins;lohnbuchhalter;variables de paie;soldes de tout compte;conventions collectives',
  compliance_aml:
    'compliance officer;mlro;aml analyst;aml;kyc;sanctions;pep;suspicious activity;due diligence;transaction monitoring;financial crime;regulator;geldwäsche;lcb-ft;onboarding',
  wealth:
    'financial adviser;wealth manager;paraplanner;pensions;investments;suitability;isa;mortgages;vermögensberater;conseiller patrimoine',
  solicitor:
    'solicitor;barrister;legal executive;tribunal;unfair dismissal;tupe;litigation;conveyancing;settlement agreements;pleadings;advocacy;rechtsanwalt;avocat;pqe;disclosure',
  hr_partner:
    'hr business partner;people partner;hr adviser;employee relations;grievance;disciplinary;redundancy;cipd;tupe;absence;workforce planning;personalreferent;responsable rh',
  recruitment:
    'recruitment consultant;talent partner;sourcer;candidates;vacancies;headhunting;placements;job boards;personalberater;chargé de recrutement',
  performance_marketing:
    'performance marketing manager;ppc specialist;paid media manager;google ads;meta ads;roas;cac;landing page;shopping feed;attribution;incrementality;media buying;bidding',
  seo_content:
    'content writer;copywriter;seo specialist;editorial calendar;keyword research;backlinks;blog posts;redakteur;rédacteur;cms',
  journalism:
    'journalist;editor;reporter;newsroom;interviews;sub-editing;headlines;broadcast;redaktion;presse',
  translation:
    'translator;interpreter;localisation;translation;cat tools;trados;proofreading;subtitling;übersetzer;traducteur',
  library_archive:
    'librarian;archivist;cataloguing;collections;manuscripts;reader services;metadata;bibliothek;archives;loans desk',
  video_photo:
    'video editor;photographer;camera operator;premiere;colour grading;lighting;motion graphics;after effects;shoots;fotograf;monteur',
  stage_costume:
    'stage manager;costume maker;wardrobe;props;rehearsals;set design;lighting rig;theatre production;performers;bühne;régisseur',
  game_development:
    'game developer;game designer;unity;unreal;gameplay;shaders;level design;physics engine;blender',
  mobile:
    'ios developer;android developer;mobile developer;swift;kotlin;flutter;react native;app store;xcode',
  embedded:
    'embedded engineer;firmware engineer;embedded software;microcontroller;rtos;cortex-m;spi;i2c;uart;oscilloscope;bootloader;schematic;misra;device drivers;fpga;can bus',
  data_engineering:
    'data engineer;analytics engineer;data platform;dbt;airflow;snowflake;bigquery;redshift;pipelines;data modelling;elt;orchestration;warehouse tables;dagster;prefect',
  language_models:
    'llm engineer;ai engineer;prompt engineer;rag;embeddings;vector store;reranking;langchain;retrieval;fine-tuning;evaluation set;chunking;qdrant;inference;transformers',
  security_operations:
    'soc analyst;security analyst;incident responder;siem;threat hunting;splunk;sentinel;triage;mitre;edr;phishing;malware;playbooks;detections',
  support_lead:
    'customer support lead;support agent;customer success manager;zendesk;intercom;tickets;csat;first response time;knowledge base;macros;escalation;churn;kundendienst;support client',
  saas_sales:
    'account executive;sdr;sales development;closing;pipeline;meddic;demo;discovery calls;arr;quota;mid-market;outbound;renewals;vertrieb;commercial',
  product:
    'product manager;product owner;product lead;roadmap;backlog;discovery;user research;prioritisation;hypotheses;feature launch;okr;stakeholders',
  ux_research:
    'ux researcher;ux designer;usability testing;user interviews;prototypes;personas;information architecture;accessibility;design system',
  technical_writing:
    'technical writer;documentation;api reference;user guides;style guide;docs as code;dita;release notes',
  telecom:
    'telecom engineer;rf engineer;network planner;base station;fibre;5g;microwave links;transmission;drive test;splicing;noc',
  public_administration:
    'civil servant;policy adviser;council officer;public policy;ministerial briefing;committee;local government;verwaltung;fonctionnaire;freedom of information',
  charity:
    'fundraiser;charity manager;grants officer;donors;volunteers;trusts and foundations;campaigning;spenden;association;bid writing',
  farming_horticulture:
    'grower;farm worker;gardener;propagation;seedlings;tractor;milking;pesticide;greenhouse;harvest;pruning;gärtner;jardinier;nursery stock',
  forestry: 'forester;tree surgeon;arborist;chainsaw;felling;woodland;planting;climbing;förster;bûcheron',
  sports_coaching:
    'football coach;personal trainer;sports coach;training sessions;matches;fitness assessments;squad;league;trainer lizenz;entraîneur;lifeguard;swimming',
  military: 'soldier;infantry;sergeant;platoon;deployment;weapons;regiment;bundeswehr;armée;officer cadet',
  printing_packaging:
    'printer;press operator;pre-press;offset;flexo;bindery;packaging line;drucker;imprimeur;die cutting',
  textiles:
    'tailor;seamstress;pattern cutter;sewing;garments;fabrics;weaving;schneider;couturier;alterations',
  funeral_clergy:
    'funeral director;embalmer;chaplain;minister;pastoral;bereavement;congregation;bestatter;pompes funèbres',
};
