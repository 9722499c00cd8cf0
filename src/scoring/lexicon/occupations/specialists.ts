// Specialists of fields that stand between the others: occupations and the words that are at home in each. Written by hand
// from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const SPECIALISTS: Occupations = {
  data_protection_officer: {
    titles:
      'data protection officer;dpo;privacy officer;privacy manager;privacy counsel;data privacy manager;information governance manager;information governance officer;datenschutzbeauftragter;datenschutzbeauftragte;datenschutzkoordinator;délégué à la protection des données;déléguée à la protection des données',
    words:
      "gdpr;uk gdpr;data subject access request;subject access requests;dsar;data protection impact assessment;dpia;record of processing;records of processing;ropa;article 30;lawful basis;legitimate interest assessment;data breach;breach notification;72 hours;supervisory authority;information commissioner;ico;data processing agreement;data sharing agreement;standard contractual clauses;transfer impact assessment;privacy notice;cookie consent;privacy by design;retention schedule;caldicott;dsp toolkit;freedom of information;ccpa;hipaa privacy;pseudonymisation;anonymisation;onetrust;cipp/e;cipm;iapp;bcs certificate in data protection;dsgvo;bdsg;datenschutz;datenschutz-folgenabschätzung;verzeichnis von verarbeitungstätigkeiten;auftragsverarbeitung;avv;betroffenenanfragen;datenpannen;datenschutzschulungen;aufsichtsbehörde;löschkonzept;toms;rgpd;cnil;registre des traitements;analyse d'impact;aipd",
  },
  immigration_adviser: {
    titles:
      'immigration adviser;immigration advisor;immigration caseworker;immigration paralegal;immigration specialist;immigration consultant;visa specialist;global mobility specialist;accredited representative;migration agent;immigration solicitor;immigration attorney',
    words:
      'visa applications;skilled worker visa;spouse visa;sponsor licence;sponsor management system;certificate of sponsorship;indefinite leave to remain;settlement applications;naturalisation;naturalization;asylum claims;asylum;human rights applications;home office;ukvi;oisc;iaa level 2;fresh claims;bail hearings;first-tier tribunal;judicial review;country guidance;uscis;green card;adjustment of status;consular processing;i-130;i-485;i-765;n-400;h-1b;l-1;perm labor certification;removal proceedings;removal defense;cancellation of removal;eoir;ecas;requests for evidence;rfe;noid;provisional waiver;u visa;vawa;tps;daca;family petitions;family-based petitions;docketwise;lawlogix;inszoom;express entry;work permits;lmia;ircc;rcic;migration act;ausländerbehörde;aufenthaltstitel;aufenthaltserlaubnis;titres de séjour;demande de naturalisation;blue card',
  },
  clinical_trial_manager: {
    titles:
      'clinical trial manager;clinical study manager;global study manager;clinical project manager;clinical trial lead;study leader;trial manager;clinical operations manager;chef de projet clinique;studienmanager;clinical program manager',
    words:
      'whole study;global trials;multi-country studies;multi-centre trial;country leads;cra oversight;co-monitoring visits;clinical management plan;monitoring plan;risk-based monitoring;central monitoring;feasibility questionnaires;site activation;recruitment curve;enrolment plan;enrollment plan;vendor oversight;central laboratory;irt;rtsm;ediary;imaging vendor;sponsor meetings;change orders;trial budget;investigator payments;tmf;etmf;inspection readiness;protocol amendment;protocol deviations;interim analysis;database lock;last patient out;first patient in;csr;clinical study report;ctis;ethics submission;investigator meeting;investigator brochure;ich-gcp;dsmb;phase i;phase ii;phase iii;oncology trials;blinded trial;comparator sourcing;ctms;medidata rave;veeva vault;study start-up;lead cra;mhra inspection;fda inspection;prüfzentren;studienprotokoll;essais cliniques',
  },
  wind_turbine_technician: {
    titles:
      'wind turbine technician;wind technician;turbine technician;wind turbine service technician;offshore wind technician;wtg technician;servicetechniker windkraft;windkrafttechniker;technicien éolien;blade technician',
    words:
      'wind turbine;wind turbines;wind farm;offshore wind farm;nacelle;hub;rotor blade;blade repair;pitch system;pitch accumulator;pitch cylinder;yaw drive;yaw gear;yaw system;slip ring;converter cabinet;generator alignment;bolt torque;torque and tension;retorque;tower climb;climb assist;service lift;tower lift;crew transfer vessel;ctv;sov;walk to work;gwo;gwo basic safety;sea survival;winda;enhanced first aid;advanced rescue;wind turbine safety rules;wtsr;turbine scada;vestas;v112;siemens gamesa;sgre;direct drive;enercon;nordex;ge haliade;senvion;retrofit campaign;end of warranty inspection;met mast;lockout of the rotor;high voltage switching;transition piece;davit crane;windkraftanlage;windenergieanlage;rotorblatt;gondel;parc éolien;éoliennes;maintenance éolienne',
  },
  rigger_slinger: {
    titles:
      'rigger;slinger;slinger signaller;slinger/signaller;banksman;lifting supervisor;crane supervisor;appointed person;lift director;rigging superintendent;rigging foreman;dogman;rigging supervisor;anschläger;élingueur;chef de manœuvre',
    words:
      'rigging;lifting plan;lift plan;lift plans;critical lift;tandem lift;tandem pick;two-crane pick;contract lift;loler;bs 7121;asme b30;nccco;rigger level ii;signal person;cpcs a61;cpcs a62;cpcs a40;appointed person;slinging;shackles;wire rope slings;chain slings;spreader beam;lifting beam;tirfor;chain block;chain hoist;lever hoist;load cell;load chart;ground bearing pressure;crane mats;outrigger;tag line;blind lift;radio signals;crawler crane;mobile crane set up;heavy lift;heavy haul;spmt;hydraulic gantry;jack and slide;skidding;vessel lift;exchanger pulling;bundle pulling;machinery moves;turnaround lifts;3d lift plan;pre-lift meeting;exclusion zone;crane operator supervision;thorough examination of lifting gear;colour code of lifting gear;hebezeug;lastanschlag;anschlagmittel;levage;élingage;plan de levage',
  },
  hotel_revenue_manager: {
    titles:
      'hotel revenue manager;cluster revenue manager;revenue und yield manager;responsable revenue management',
    words:
      'revpar;adr;average daily rate;occupancy forecast;pick-up report;pickup;rate strategy;dynamic pricing;best available rate;bar levels;rate parity;rate shopping;otas;booking.com extranet;expedia partner central;channel manager;siteminder;ideas;duetto;atomize;str report;compset;competitive set;yield management;overbooking;length of stay restrictions;group displacement;group quotations;corporate rates;rfp season;lanyon;segment mix;market mix;room types;upsell programme;opera cloud;opera pms;reservations team;wash factor;demand calendar;budget by segment;total revenue management;gds;wholesale contracts;allotments;sperrfristen;zimmerpreise;belegung;buchungstempo;taux d’occupation;prix moyen',
  },
  dispensing_optician: {
    titles:
      'dispensing optician;optician;optical assistant;optical manager;contact lens optician;optical technician;augenoptiker;augenoptikerin;opticien;opticien lunetier;spectacle maker',
    words:
      'dispensing;spectacles;frame selection;frame adjustment;lens glazing;glazing;edging;varifocals;progressive lenses;pupillary distance;pd measurement;fitting heights;single vision;bifocals;anti-reflection coating;lens materials;low vision aids;paediatric dispensing;fbdo;abdo;goc registered;abo certified;ncle;contact lens teaches;contact lens collection;tonometry;field screening;oct scans;pre-screening;optix;essilor;hoya;zeiss lenses;frame bars;gos 3;nhs vouchers;remakes;non-tolerance;focimeter;lensmeter;safety eyewear;lesebrille;gleitsicht;brillenglas;brillenanpassung;refraktion;kontaktlinsenanpassung;gesellenprüfung augenoptik;bts opticien;verres progressifs;montage de lunettes;tiers payant',
  },
  school_business_manager: {
    titles:
      'school business manager;bursar;school bursar;director of finance and operations school;academy business manager;finance and operations manager school;school operations manager;business manager (school)',
    words:
      'academy trust handbook;sfvs;schools financial value standard;pupil premium;ring-fenced grants;cfr return;budget forecast return;esfa;governors finance committee;governing body;single central record;school census;academy accounts;responsible officer audit;school fund;lettings of the hall;premises team;site manager line management;catering contract;cleaning contract;condition improvement fund;devolved capital;school payroll;teachers pension;access education;sims fms;ps financials;arbor;parentpay;wraparound care;school risk register;gdpr in schools;procurement for schools;csbm;level 5 school business;isbl;school admissions appeals;education visits charging;asset register;staff absence insurance;multi-academy trust',
  },
  agronomist: {
    titles:
      'agronomist;crop consultant;crop adviser;field trials manager;field trials officer;field trial officer;agricultural scientist;plant breeder;crop protection specialist;pflanzenbauberater;agraringenieur;conseiller agricole;ingénieur agronome;technicien agricole',
    words:
      'crop protection;crop trials;replicated plots;plot trials;efficacy trials;residue trials;variety trials;seed rates;drilling;fungicide programme;fungicides;herbicide;blackgrass;aphids;septoria;potato blight;wheat;winter wheat;barley;oilseed rape;sugar beet;potatoes;brassicas;maize;soil sampling;soil analysis;nutrient planning;nitrogen timing;basis;basis certificate in crop protection;facts qualified;pa1;pa2;sprayer;field walking;growth stage;yield mapping;precision farming;gatekeeper;muddy boots;agrochemical;agrochemicals;gep;glp residue;oreto;cover crops;integrated pest management;glasshouse trials;plant pathology;harvest assessments;disease scoring;combine plots;pflanzenschutz;sachkundenachweis pflanzenschutz;düngeplanung;feldversuche;winterweizen;grandes cultures;phytosanitaire;certiphyto',
  },
  stage_technician: {
    titles:
      'stage technician;stage manager;deputy stage manager;theatre technician;lighting technician;stagehand;production electrician;head rigger;entertainment rigger;flyman;wardrobe supervisor;wardrobe assistant;costume maker;props maker;veranstaltungstechniker;bühnentechniker;régisseur plateau;technicien du spectacle;machiniste',
    words:
      'theatre production;get-in;get-out;load-in;load-out;fit-up;fly floor;flying system;truss;trusses;motor hoists;motor plots;points and bridles;followspot;moving heads;lighting desk;grandma;eos desk;cue lights;prompt book;prompt desk;calling the show;understudy rehearsal;technical rehearsal;dress rehearsal;set construction;scenery;stage braces;pyrotechnics on stage;arena shows;touring production;tour bus;up rigger;down rigger;etcp;led walls;dimmer racks;radio mics;foh sound;backstage;quick change;costumes;wardrobe;wigs;props;props table;repertory;box office hold;playhouse;opera house;matinee;bühne;schnürboden;beschallung;kulissen;plateau;cintres;décors',
  },
  pharmacovigilance_specialist: {
    titles:
      'pharmacovigilance officer;drug safety associate;drug safety officer;pharmacovigilance manager;pharmacovigilance specialist;qppv;safety scientist;drug safety physician;pharmakovigilanz manager;chargé de pharmacovigilance',
    words:
      'adverse events;adverse drug reactions;individual case safety reports;icsr;case processing;causality assessment;meddra coding;narrative writing;argus;aris g;eudravigilance;e2b;susar;psur;pbrer;dsur;signal detection;signal management;risk management plan;rmp;aggregate reports;gvp modules;literature screening;safety database;psmf;stufenplanbeauftragter;local safety officer;reconciliation of safety data;expedited reporting;seriousness criteria;medical review of cases;benefit-risk;safety variation;follow-up queries;déclaration d’effets indésirables',
  },
  medical_sales_representative: {
    titles:
      'medical sales representative;medical representative;pharmaceutical sales representative;pharma sales rep;territory manager medical devices;medical device sales;medical science liaison;msl;hospital sales specialist;pharmareferent;pharmaberater;visiteur médical;délégué médical;représentant pharmaceutique',
    words:
      'detailing;sales calls on gps;hospital consultants;key opinion leaders;kol;formulary;formulary inclusion;call rate;call plan;veeva crm;iqvia data;rx share;abpi;abpi exam;samples to doctors;lunch meetings;theatre cases;case coverage in theatre;implants;orthopaedic implants;trauma plates;stents;endoscopy devices;capital equipment sales;tender to trusts;ward demonstrations;nurse training on devices;product launch to hospitals;ccg;integrated care board;medicines management;territory plan;payer;market access;advisory board;congress stand;unsolicited medical enquiries;§ 75 amg;arztbesuche;klinikbesuche;visite médicale;hôpitaux du secteur',
  },
  respiratory_therapist: {
    titles:
      'respiratory therapist;rrt;crt respiratory;registered respiratory therapist;respiratory physiologist;atmungstherapeut;inhalothérapeute;respiratory care practitioner',
    words:
      'ventilator management;mechanical ventilation;weaning trials;spontaneous breathing trial;extubation;intubation assist;abgs;arterial blood gas draws;arterial puncture;bipap;cpap set-up;high-flow nasal cannula;nebulizer treatments;nebulised;chest physiotherapy;incentive spirometry;metaneb;cough assist;airway clearance;tracheostomy care;trach changes;heliox;nitric oxide;ecmo support;code blue team;rapid response;pulmonary function tests;pft;spirometry;bronchoscopy assist;nbrc;acls;nrp;pals;ventilator transport;hamilton;servo;oscillator;neonatal ventilation;sleep studies;oxygen titration;pulmonary rehabilitation',
  },
  medical_physicist: {
    titles:
      'medical physicist;clinical scientist (medical physics);radiotherapy physicist;dosimetrist;radiation protection adviser;nuclear medicine technologist;nuclear medicine physicist;medizinphysikexperte;physicien médical;clinical technologist',
    words:
      'linac qa;treatment planning;imrt;vmat;dosimetry;dose calculation;ionisation chamber;commissioning of linacs;brachytherapy planning;eclipse;monaco;raystation;pinnacle;patient dose audit;irmer;ir(me)r;irr17;radiation protection;shielding calculation;diagnostic reference levels;nuclear medicine;gamma camera;spect-ct;pet-ct;radiopharmacy;radiopharmaceuticals;technetium;fdg;therapy with radionuclides;film badge;environment agency permit;ct dose optimisation;mr safety;medical physics expert;mpe;ipem;state registered clinical scientist;phantom measurements;strahlenschutz;bestrahlungsplanung;radioprotection',
  },
  genetic_scientist: {
    titles:
      'genetic counsellor;genetic counselor;genomic counsellor;clinical scientist (genomics);genetic technologist;cytogeneticist;clinical molecular geneticist;humangenetiker;conseillère en génétique',
    words:
      'variant interpretation;variant classification;acmg guidelines;acgs guidelines;germline testing;whole genome sequencing;exome;ngs panels;cnv;array cgh;karyotype;fish probes;sanger confirmation;mlpa;predictive testing;prenatal diagnosis;nipt;brca;lynch syndrome;pedigree;family history drawing;carrier screening;clinvar;gnomad;decipher;genomic laboratory hub;national genomic test directory;multidisciplinary genomics meeting;trio analysis;bioinformatics pipeline for variants;consent for genomic testing;huntington;cystic fibrosis carriers;hypermobility clinic;rare disease;stp genomics;iso 15189 genetics;genqa;humangenetik;stammbaum;oncogénétique',
  },
  behaviour_analyst: {
    titles:
      'behaviour analyst;behavior analyst;bcba;board certified behavior analyst;registered behavior technician;rbt;aba therapist;aba tutor;positive behaviour support practitioner',
    words:
      'applied behavior analysis;applied behaviour analysis;aba;functional behavior assessment;fba;behavior intervention plan;bip;discrete trial training;natural environment teaching;vb-mapp;ablls;token economy;skill acquisition;behavior reduction;data collection on behaviors;reinforcement schedules;parent training;autism;autistic children;supervision of rbts;treatment plans for insurance;crisis prevention;cpi;safety-care;extinction;prompt fading;graphing of behavior;positive behaviour support;restrictive practice reduction;social skills groups',
  },
  sterile_services_technician: {
    titles:
      'sterile services technician;decontamination technician;central sterile technician;sterile processing technician;cssd technician;endoscopy decontamination technician;zsva mitarbeiter;agent de stérilisation',
    words:
      'sterile services;cssd;hssu;decontamination;instrument trays;tray assembly;washer disinfector;autoclave cycles;bowie-dick;steam penetration;biological indicators;chemical indicators;inspection of instruments;packing room;clean room class 8;traceability of trays;loan kits;endoscope reprocessing;leak test;drying cabinet;peracetic acid;hydrogen peroxide sterilisation;crcst;hspa;iso 13485 decontamination;htm 01-01;fachkunde sterilgutversorgung;sterilgut;aufbereitung;stérilisation centrale',
  },
  phlebotomist: {
    titles: 'phlebotomist;phlebotomy technician;blood collector;donor carer;plasma technician;venepuncturist',
    words:
      'venepuncture;venipuncture;blood draws;phlebotomy;butterfly needle;vacutainer;order of draw;capillary samples;paediatric bloods;ward rounds of bloods;difficult veins;blood cultures;sample labelling;centrifuge samples;donor session;donor screening;apheresis;plasmapheresis;glucose tolerance tests;haemolysed samples;outpatient bloods;needlestick;npa;cpt1;blutabnahme;prélèvements sanguins',
  },
  presales_engineer: {
    titles:
      'presales engineer;pre-sales engineer;sales engineer;solutions engineer;solutions consultant;presales consultant;technical sales engineer;vertriebsingenieur;ingénieur avant-vente;ingénieur technico-commercial',
    words:
      'presales;pre-sales;proof of concept;poc;technical demo;demos to prospects;discovery workshop;rfp responses;rfi;bill of materials quote;solution sizing;win rate;technical win;reference architecture for customers;evaluation criteria;pilot installation;competitive battlecard;handover to delivery;account executive partner;demo environment;technical objections;technical close;quota support;configure price quote;application engineering support;sizing of drives;pump selection;quotations for machines;angebotserstellung;technische beratung;avant-vente;chiffrage technique',
  },
  game_designer: {
    titles:
      'game designer;level designer;narrative designer;game producer;gameplay designer;quest designer;spieledesigner;concepteur de jeux',
    words:
      'game design document;level blockout;greybox;whitebox;core loop;game balance;economy balancing;quests;boss fights;combat design;encounter design;playtests;player progression;monetisation design;live ops events;unreal blueprints;unity prototypes;steam release;console certification;dialogue trees;branching narrative;puzzle design;difficulty curve;retention d1;f2p;gacha;modding;game jam;pitch deck for game',
  },
  pest_controller: {
    titles:
      'pest controller;pest control technician;pest management technician;fumigator;schädlingsbekämpfer;technicien dératisation',
    words:
      'pest control;rodent control;rats and mice;bait boxes;rodenticide;second generation anticoagulants;proofing works;fly units;cockroaches;bed bugs;heat treatment for bed bugs;wasp nests;bird proofing;fumigation;insecticide spraying;rsph level 2;bpca;site risk assessment of pests;food factory pest audits;trend reports of catches;mole catching;air rifle bird control;termite;termites;qualmark;structural pest license;schädlingsbekämpfung;köderstationen;dératisation;désinsectisation',
  },
  asbestos_surveyor: {
    titles:
      'asbestos surveyor;asbestos analyst;asbestos removal operative;asbestos supervisor;asbestos consultant;asbestsachverständiger',
    words:
      'asbestos;refurbishment and demolition survey;management survey;bohs p402;p403;p404;p405;air monitoring;four-stage clearance;bulk sampling;fibre counting;negative pressure unit;enclosure smoke test;decontamination unit;licensed removal;aib;hsg248;hsg264;control of asbestos regulations;ukas iso 17020;friable material;artex;lagging removal;rpe face fit;trgs 519;désamiantage;diagnostic amiante;sous-section 4',
  },
  mining_operative: {
    titles:
      'mining operative;underground miner;mine operator;shotfirer;blaster;driller (mining);quarry operative;quarry manager;tunneller;tunnel miner;bergmann;mineur;drill and blast supervisor',
    words:
      'underground mine;open pit;quarry;shotfiring;shotfirer;blasting;blast design;explosives;emulsion charging;detonators;drill and blast;blasthole;jumbo drill;loader (bogger);haul truck;load and haul;roof bolting;shotcrete;longwall;continuous miner;conveyor belts in mine;ventilation of headings;msha;strata control;ore pass;mill feed;crushers and screens;aggregate plant;face shovel;quarries regulations;mine rescue;tunnel boring machine;tbm;segment erection;hand mining;sprengmeister;sprengberechtigung;steinbruch;tagebau;carrière;tir de mines;certificat de préposé au tir',
  },
  winemaker_brewer: {
    titles:
      'winemaker;brewer;head brewer;assistant winemaker;cellar hand;cellar manager brewery;distiller;oenologist;master brewer;braumeister;brauer und mälzer;winzer;kellermeister;brasseur;œnologue;maître de chai;caviste',
    words:
      'brewing;mash tun;lauter;wort;fermentation vessel;yeast pitching;yeast management;dry hopping;hops;malt;original gravity;cask racking;kegging;bright beer tank;centrifuge and filtration of beer;cleaning in place of tanks;sensory panel beer;vineyard;vintage;harvest of grapes;grape must;barrel ageing;barriques;malolactic;racking of wine;blending trials;bottling line wine;still;pot still;gin;whisky;spirits safe;duty returns hmrc;ibd;wset;terroir;pruning of vines;pressing of grapes;sudhaus;gärung;gärkeller;kelter;weinbau;maische;vendanges;vinification;élevage;cuverie;brassin',
  },
  watchmaker_jeweller: {
    titles:
      'watchmaker;jeweller;jeweler;goldsmith;silversmith;bench jeweller;gemmologist;diamond grader;uhrmacher;goldschmied;horloger;bijoutier;joaillier;sertisseur',
    words:
      'watch movements;mechanical movements;escapement;balance staff;timing machine;chronograph service;pressure testing of watches;battery replacement watches;wostep;swiss brands;rolex service;bench work;stone setting;setting diamonds;ring sizing;soldering gold;laser welder jewellery;lost wax casting;cad jewellery;polishing of gold;hallmarking;assay office;gemstones;loupe;gia;fga;repairs of jewellery;engagement rings;valuations of jewellery;uhrwerk;goldschmiede;fassen von steinen;sertissage;mouvement mécanique',
  },
  aquaculture_fisher: {
    titles:
      'fish farm technician;aquaculture technician;fish farmer;hatchery technician;fisherman;deckhand fishing;skipper (fishing);fish health manager;fischwirt;pisciculteur;marin pêcheur',
    words:
      'salmon farm;sea site;sea pens;net pens;hatchery;smolt;smolts;broodstock;trout;feed barges;feeding of fish;mortality removal;sea lice;lice counts;cleaner fish;net washing;well boat;grading of fish;harvest of fish;oxygen levels in tanks;recirculating aquaculture;ras;water quality of tanks;oyster;mussel ropes;trawler;longline;creel;pots and creels;quota of fish;vms;powerboat level 2;sea survival for fishermen;fischzucht;forellen;ostréiculture;chalut',
  },
  farrier_groom: {
    titles:
      'farrier;groom;head groom;equine groom;stud groom;yard manager;horse trainer;work rider;riding instructor;equine yard assistant;hufschmied;pferdewirt;pferdepfleger;maréchal-ferrant;palefrenier',
    words:
      'horses;mucking out;tacking up;yard duties;turnout;bandaging horses;clipping horses;plaiting;shoeing;hot shoeing;remedial shoeing;hoof trimming;forge work;stud season;foaling;foals;yearlings;sales prep;thoroughbreds;racing yard;riding out;exercise horses;dressage;showjumping;eventing;bhs stage;bhs;ukcc equestrian;horsebox driving;livery;feed charts for horses;worming programme;lungeing;stable management;stallmanagement;beritt;reiten;écurie;débourrage;maréchalerie',
  },
  outdoor_instructor: {
    titles:
      'outdoor instructor;outdoor activities instructor;mountain leader;climbing instructor;ski instructor;mountain guide;kayak instructor;sailing instructor;dive instructor;skilehrer;bergführer;moniteur de ski;guide de haute montagne;moniteur de plongée',
    words:
      'mountain leader award;summer ml;rock climbing instructor;single pitch award;spa;rci;mcia;belaying;high ropes;canoeing;kayaking;paddlesport leader;british canoeing;rya;dinghy instructor;powerboat;gorge walking;coasteering;duke of edinburgh expeditions;dofe;navigation;bivouac;ski school;basi;isia;piste;off-piste;avalanche;avalanche transceiver;padi;open water course;dive master;wilderness first aid;aala licence;outdoor education centre;residentials;kitting out groups;archery;skischule;lawinenkunde;école de ski;esf;plongée',
  },
  emergency_planner: {
    titles:
      'emergency planning officer;resilience officer;business continuity manager;business continuity officer;emergency preparedness manager;disaster recovery manager;crisis manager;katastrophenschutz referent;responsable continuité',
    words:
      'business continuity plans;business impact analysis;bia;iso 22301;emergency plans;civil contingencies act;local resilience forum;multi-agency exercises;tabletop exercise;gold silver bronze;joint emergency services;jesip;major incident plan;eprr;on-call tactical;community risk register;evacuation plan;rest centre;crisis management team;call cascade;invocation;recovery time objective;fema;ics 300;ics 400;hazard mitigation;cbci;mbci;flood response;comah off-site plan;katastrophenschutz;krisenstab;notfallplanung;plan communal de sauvegarde;cellule de crise',
  },
  trading_standards_officer: {
    titles:
      'trading standards officer;consumer protection officer;weights and measures inspector;enforcement officer trading standards;eichbeamter;inspecteur dgccrf;market surveillance officer',
    words:
      'trading standards;consumer protection;consumer rights act;doorstep crime;rogue traders;counterfeit goods;underage sales;test purchases;product safety;product recall;weights and measures;metrology inspections;pace interviews;prosecution files;food standards sampling;feed hygiene;animal health inspections;illicit tobacco;price marking;unfair trading regulations;intel-led enforcement;ctsi;dpt;tsqf;scams team;ports and borders team;dgccrf',
  },
  fraud_investigator: {
    titles:
      'fraud investigator;counter fraud specialist;fraud analyst;investigator (insurance);financial crime investigator;special investigations unit investigator;chargeback analyst;claims investigator;betrugsermittler;enquêteur fraude;forensic accountant',
    words:
      'fraud investigation;suspected fraud;interview under caution;witness statements;asset tracing;chargebacks;dispute resolution cards;transaction monitoring for fraud;account takeover;application fraud;cifas;ifb;siu;surveillance evidence;staged accidents;benefit fraud;procurement fraud;accs;counter fraud;cfe;acfe;proceeds of crime;disclosure schedules;case file for prosecution;link analysis;i2 analyst notebook;whistleblowing;falcon;sar filing;recovery of losses;forensic accounting;expert witness report;quantum of loss;betrugsprävention;détection de fraude',
  },
  court_enforcement_clerk: {
    titles:
      'court clerk;court usher;legal adviser (magistrates);bailiff;enforcement agent;court officer;court reporter;judicial assistant;justizfachangestellter;gerichtsvollzieher;greffier;huissier de justice;commissaire de justice;rechtspfleger',
    words:
      'court lists;listing of hearings;magistrates;crown court;county court;hearing bundles;swearing in;exhibits in court;court log;warrants of control;writs;taking control of goods;possession orders;evictions;summons;service of documents;case management orders;jury;jurors;docket;courtroom deputy;pleadings filed;transcripts of hearings;common platform;ce-file;libra;fines collection;geschäftsstelle;kostenfestsetzung;zwangsvollstreckung;pfändung;greffe;audiences;signification;saisies',
  },
  shipbroker_charterer: {
    titles:
      'shipbroker;chartering manager;charterer;ship agent;vessel operator;ship operator;port agent;laytime analyst;schiffsmakler;affréteur;demurrage analyst;marine surveyor',
    words:
      'chartering;time charter;voyage charter;charter party;fixture;fixtures;laytime;demurrage;despatch claims;bunkers;bunker stem;noon reports;voyage estimate;tce;dry bulk;tankers;panamax;handysize;cargo fixing;bimco;gencon;worldscale;imos veson;port disbursement accounts;vessel clearance;notice of readiness;statement of facts;freight market;sale and purchase of ships;hire statements;p&i club;draft survey;cargo survey;hull condition survey;baltic exchange;schiffsmakler;befrachtung;affrètement;escale',
  },
  flight_dispatcher: {
    titles:
      'flight dispatcher;flight operations officer;airline operations controller;occ duty manager;aircraft dispatcher;flight planner;crew controller;crew planner;flugdienstberater;agent d’opérations aériennes;load controller',
    words:
      'flight planning;flight plans;dispatch release;notams;operations control centre;iocc;etops;alternate airports;fuel planning;slots;atfm;ctot;eurocontrol;weight and balance;loadsheet;mvt messages;aircraft swaps;delay codes;disruption recovery;diversions;crew rostering;ftl;flight time limitations;crew pairing;standby crew;lido;jeppesen;sabre flight;aims;netline;part-mel;meteo briefing;faa dispatcher certificate;overflight permits;charter flights handling;flugplanung;lotissement équipages',
  },
  drone_pilot: {
    titles: 'drone pilot;uav pilot;uas operator;drone surveyor;drohnenpilot;télépilote de drone',
    words:
      'drone;drones;uav;uas;gvc;a2 cofc;part 107;caa operational authorisation;dji matrice;mavic;photogrammetry flights;orthomosaic;lidar drone;thermal inspection by drone;crop spraying drone;flight logs of drone;pix4d;dronedeploy;ground control points;beyond visual line of sight;bvlos;aerial filming;roof inspections by drone;drohne;drohnenflüge;scénario s-3',
  },
  commercial_diver: {
    titles:
      'commercial diver;saturation diver;diving supervisor;offshore diver;diver (hse);taucher;scaphandrier;rov pilot;rov technician;underwater inspection diver',
    words:
      'surface supplied diving;saturation diving;diving bell;hse diver;imca;dive supervisor;decompression;umbilical;hat diving;underwater welding;wet welding;hyperwelding;underwater cutting;broco;cathodic protection readings;cvi;flooded member detection;rov;work class rov;remotely operated vehicle;hull cleaning;propeller polishing;harbour works diving;sheet pile inspection;fish farm diving;chamber operator;dmt;diver medic;berufstaucher;taucherarbeiten;scaphandrier;classe ii mention a',
  },
  biostatistician: {
    titles:
      'biostatistician;statistical programmer;clinical programmer;sas programmer (clinical);clinical data manager;trial statistician;biostatistiker;biostatisticien;data manager clinique',
    words:
      'statistical analysis plan;sap for trial;tables listings and figures;tlf;sdtm;adam datasets;cdisc;define.xml;sas macros;proc mixed;sample size calculation;randomisation schedule;survival analysis;kaplan-meier;cox model;interim analyses;dsmb reports;estimands;multiple imputation;mixed models;bayesian trial;group sequential;validation of outputs;double programming;pinnacle 21;edc build;medidata rave edit checks;query management;database lock;crf design;meddra and who drug coding;r shiny for trials;regulatory submission package;ich e9;clinical data management',
  },
  medical_writer: {
    titles:
      'medical writer;regulatory writer;scientific writer;medical communications writer;medical editor;publications manager;rédacteur médical;medical information officer',
    words:
      'clinical study reports;csr writing;investigator’s brochures;protocol writing;common technical document;ctd module 2;summaries of clinical safety;plain language summaries;manuscripts;journal submissions;congress abstracts;posters for congress;slide decks for msls;advisory board reports;publication plan;gpp;ama style;consort;emwa;amwa;literature review;systematic review;medical education;promotional review;abpi code;referencing;veeva promomats;smpc;patient leaflets;readability testing;medical information responses',
  },
  occupational_hygienist: {
    titles:
      'occupational hygienist;industrial hygienist;ergonomist;human factors specialist;arbeitshygieniker;hygiéniste industriel;ergonome;workplace assessor',
    words:
      'exposure monitoring;personal air sampling;dust sampling;welding fume;respirable crystalline silica;noise surveys;dosimeters;octave band;lev testing;local exhaust ventilation;thorough examination of lev;face fit testing;coshh assessments;workplace exposure limits;hand-arm vibration;havs;thermal comfort;legionella;bohs;cih;aiha;biological monitoring;whole-body vibration;manual handling assessments;rula;display screen assessments;task analysis;hierarchical task analysis;control room design;human reliability;alarm rationalisation;arbeitsplatzmessung;gefährdungsbeurteilung;poussières;étude de poste',
  },
  insurance_agent: {
    titles:
      'insurance agent;insurance sales agent;insurance adviser;personal lines account executive;life insurance agent;licensed insurance producer;versicherungsvertreter;versicherungskaufmann;agent général d’assurance;conseiller en assurance;mandataire en assurance',
    words:
      'property and casualty license;life and health license;personal lines;auto quotes;home insurance quotes;policy renewals;policy endorsements;certificates of insurance;cross-selling policies;captive agency;independent agency;book of policyholders;umbrella policies;medicare supplements;open enrollment;term life;annuity sales;lead lists;cold leads insurance;ezlynx;applied epic;hawksoft;remarketing of policies;motor policies;no claims discount;new business premium;retention ratio policies;bestandspflege;sachversicherung;kfz-versicherung;altersvorsorge verkauf;contrats auto et habitation;portefeuille d’assurés;ias niveau 1',
  },
};
