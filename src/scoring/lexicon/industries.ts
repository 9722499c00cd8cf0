// The lines of business in which years may be asked for: who has managed revenue in a hospital has not thereby managed it in
// a hotel. Of each first what a demand or a post calls it, then behind the bar what else its posts tell of, as in the
// specialties; what is true of two stands in both. Written from general knowledge, in English, German and French.

import type { Division } from './specialties.ts';

const HOSPITALITY_AND_LEISURE: Division = [
  'hotel*;hospitality;resort*;hotellerie;hôtel*;gastgewerbe|guest;guests;guestroom*;rooms division;revpar;adr;occupancy;front desk;front office;concierge;housekeep*;night audit*;banquet*;check-in;ota;otas;booking.com;expedia;opera pms;mews;protel;inn;bedroom*;zimmer;marriott;hilton;accor;ihg;hyatt;réception;hébergement;pms',
  'restaurant*;hospitality;catering;food service;foodservice;gastronomie;gastgewerbe;restauration;contract cater*;quick service;qsr;casual dining;pubs|covers;bar;bistro;brasserie;kitchen*;chef*;menu*;diners;table service;sommelier;michelin;food cost*;gp%;wet sales;dry sales;service du soir;couverts;küche;brigade;canteen;dining room*;front of house;lunch and dinner;puddings;foh;maître*;oberkellner*;bartend*;gaststätte;wirtshaus;café;cafe;pub;franchise burger*;drive-thru;servers;waiters;waitress*',
  'event industry;events industry;conference*;exhibition*;event management;events management;veranstaltung*;événementiel|venue*;delegates;av;exhibitors;floor plan*;congress*;wedding*;festival*;gala*;banqueting;awards night*;trade fair*;messe*;congrès;salon professionnel',
  'travel industry;tourism;tour operat*;travel agenc*;touristik;tourismus;reisebüro*;tourisme;voyagiste*|itinerar*;package holiday*;excursions;amadeus;sabre;galileo;cruise*;holidaymaker*;reisen;séjours;circuits',
  'fitness industry;leisure cent*;health club*;sports club*;leisure industry|gym;members;pool;swimming;lifeguard*;class timetable*;personal training;spa;memberships',
];

const TRADE: Division = [
  'grocery;grocer*;supermarket*;fmcg;consumer goods;konsumgüter*;lebensmitteleinzelhandel;leh;grande distribution;gms;produits de grande consommation|tesco;sainsbury*;asda;morrisons;waitrose;aldi;lidl;edeka;rewe;carrefour;leclerc;auchan;walmart;kroger;target;costco;boots;spar;booker;convenience;multiples;planogram*;category review*;jbp;jbps;shelf;listings;promo*;nielsen;kantar;circana;own label;private label;trade spend;snacks;soft drinks;brands;wholesaler*;cash and carry;buyers;confectionery;household cleaning;produce;refrigerated cases;display cases;hussmann;hill phoenix',
  'fashion;apparel;clothing;luxury retail;mode;bekleidung*;textilhandel;prêt-à-porter|garment*;collections;stores;boutique*;footwear;size curve*;lookbook*;merchandis*;vetement*;vêtement*;jeans;dresses;knitwear;shoes;filiale*',
  'retail sector;retail environment;retail industry;high street retail*;einzelhandel;commerce de détail;distribution spécialisée;store management|store;stores;shop;shops;tills;footfall;shrinkage;visual merchandising;stockroom;assistants;click and collect;rayon;magasin*;filiale*;verkaufsfläche;shopping centre*;supermarket*;boutique*;department store*;concession*',
  'ecommerce;e-commerce;online retail*;onlinehandel;commerce en ligne;vente en ligne|boutique* en ligne;en ligne;paniers;dnvb;prestashop;onlineshop*;online-shop*;online store*;zalando;etsy;basket*;checkout;shopify;magento;amazon;marketplace*;webshop;web shop;online shop;conversion;woocommerce;salesforce commerce;dtc;d2c;orders online;fulfilment',
  'wholesale;großhandel;builders merchant*;commerce de gros;négoce|trade counter;branch;depots;accounts customers;stockist*;trade customers',
];

const MOVING: Division = [
  'airline*;aviation;luftfahrt;fluggesellschaft*;compagnie aérienne;aérien*;flughafen|flight*;aircraft;cabin crew;airside;ground handling;ryanair;easyjet;british airways;lufthansa;routes;load factor*;a320*;737*;crew roster*;terminal;passengers;iata;icao;easa;runway*;mro;c check*;a319*;a321*;a330*;747*;757*;fuselage;winglet*;airframe*',
  'rail industry;railway*;train operat*;bahn;ferroviaire;light rail;metro;tram*|train;trains;track possession*;network rail;rolling stock;depot;stations;signal*;toc;gleis*;sncf;db;pts;rssb;locomotive*;orr;franchise',
  'road haulage;haulage;freight;freight forward*;logistics;logistik;logistique;spedition*;transport routier;third-party logistics;3pl;parcel*;distribution cent*|lorry;lorries;hgv;trucks;trailers;pallet*;warehouse*;depot;drivers;tachograph*;dispatch*;deliver*;cross-dock*;dhl;ups;fedex;dpd;lager;entrepôt*;quai*;wms;picking;forklift*;lkw;shipments;consignments',
  'shipping;maritime;merchant navy;merchant vessels;seefahrt;schifffahrt;marine marchande|vessel*;ship;ships;tanker*;bulk carrier*;container ship*;crew;chief officer;port call*;imo;stcw;bridge;cargo;ro-ro;ferry;ferries;dry dock*',
  'ports;port operations;container terminal*;stevedor*|quay*;berth*;cranes;stacker*;teu;vessel planning',
  'bus operat*;coach operat*;passenger transport;public transport;öpnv;transport urbain;transports en commun|bus;buses;coaches;routes;timetable*;drivers;depot;omnibus*;autobus;autocar*;lignes régulières;ticket*',
];

const MAKING: Division = [
  'experience in manufacturing;roles in manufacturing;manufacturing environment*;manufacturing setting*;manufacturing industry;manufacturing sector;industrie manufacturière;milieu industriel;produktionsumfeld;produzierendes gewerbe;produzierenden gewerbe*|plant;factory;factories;works;production;assembly;shop floor;shopfloor;manufactur*;pressing*;press;machining;machine shop;foundry;casting*;moulding*;extrusion*;mill;packing hall;packaging;filling;lean;5s;kaizen;oee;werk;produktion*;fertigung*;montage*;usine*;atelier*;ligne de production;industriel*;haccp;gmp;pharma*;automotive;dairy;bakery;brewery;steel;cnc;line;lines',
  'food industry;food manufactur*;drink manufactur*;beverage manufactur*;food maker*;food or drink;food factory;food production;food and drink;food and beverage manufactur*;food processing;fmcg;lebensmittelindustrie;lebensmittelproduktion;agroalimentaire*;industrie alimentaire|haccp;brc;brcgs;allergen*;bakery;dairy;yoghurt*;yaourt*;cheese;meat;poultry;chilled;ready meal*;bottling;brewery;brewing;brewer*;malt;distiller*;winery;seafood*;fish;bakeries;dressings;croutons;flour;snacks;biscuit*;confectionery;chocolate;frozen;laiterie*;fromage*;boulangerie*;molkerei*;brauerei*;fleisch*;backwaren;conserves;conditionnement alimentaire;abattoir;salads;sauces;soft drinks;ifs;saumon*;poissonneri*;charcuteri*;salaison*;volaille*;biscuiteri*;conserveri*;traiteur;plats cuisinés;surgelé*;jambon*;pâtisserie*;chocolaterie*;meunerie;sécurité des aliments;mareyeur*;wurst*;schinken;konserven*;tiefkühlkost;süßwaren*;feinkost',
  'pharmaceutical*;pharma;biotech*;life sciences;life science;biopharma*;pharmaindustrie;pharmaindustr*;industrie pharmaceutique|gmp;gxp;gcp;drug*;clinical trial*;mhra;fda;ema;sterile;tablets;vials;api;apis manufacturing;batch record*;aseptic;vaccin*;biologics;cmc;pharmacovigilance;arzneimittel*;médicament*;injectab*',
  'medical device*;medtech;medizintechnik;medizinprodukt*;dispositifs médicaux|implant*;iso 13485;13485;14971;510(k);premarket notification*;2017/745;class iib;class iii;gspr;conformity dossier*;ce certificate*;mdr;catheter*;orthopaedic implant*;ce mark*;notified body;diagnostics;ventilator*;infusion pump*;surgeon*;surgical cases;operating room*;orthop*;trauma sets;spine;spinal;stent*;prosthe*;value analysis;loaner sets;consigned inventory',
  'chemical industry;chemical plant*;chemicals;petrochemical*;refiner*;refining;chemieindustrie;chemische industrie;chemie;industrie chimique;pétrochimie|reactor*;distillation;comah;seveso;atex;solvent*;polymer*;resin*;batch plant;dcs;p&id*;olefin*;catalyst*;basf;ineos;bayer;dow;störfall*;silo*',
  'oil and gas;oil & gas;offshore;upstream;drilling;öl und gas;pétrole;pétrolier*|platform*;rig;rigs;wells;well;subsea;fpso;north sea;pipeline*;lng;opito;bosiet;crude;topsides;drill*',
  'automotive;automobilindustrie;automobile industr*;car industry;fahrzeugbau;zulieferer;tier 1;tier one;oem automotive|vehicle*;iatf;ppap;apqp;oem;bmw;volkswagen;vw;toyota;ford;stellantis;renault;daimler;mercedes*;jaguar*;jlr;nissan;powertrain;chassis;bodywork;engines;seats;dashboards;brake*;axle*;karosserie*;just in time;bosch',
  'aerospace;aéronautique;luft- und raumfahrt;aircraft manufactur*;space industry|airframe*;aircraft;as9100;turbine blades;airbus;boeing;rolls-royce;avionics;fuselage;wing;nadcap;satellite*;safran;launcher*;easa',
  'defence;defense;military;rüstung*;wehrtechnik;armée|mod;mod contract*;munitions;weapon*;naval;warship*;armoured;army;navy;raf;regiment;nato;dod;bundeswehr;submarine*;radar;missile*;royal navy;royal air force',
  'machine building;special-purpose machine*;special purpose machine*;industrial machine*;machine builder*;machinery;packaging machine*;maschinenbau;sondermaschinenbau;anlagenbau;machines spéciales;machine tools|machines;conveyor*;packag*;palletis*;robot*;plc;servo*;control panel*;control cabinet*;schaltschrank*;production line*;filler*;case packer*;cartoner*;guarding;fats;pick-and-place;assembly line*;press;presses;automation cell*;anlagen',
  'building services;m&e;mechanical and electrical contract*;gebäudetechnik;tga;haustechnik;génie climatique;cvc;hvac contract*|lighting layout*;dialux;amtech;fire alarm*;emergency lighting;hospital*;schools;office blocks;plant room*;ductwork;chiller*;boiler*;cibse;bs 7671;distribution board*;consumer unit*;lüftung;heizung*;sanitär*;public health engineering;revit mep;apartments',
  'construction industry;construction sector;bauwesen;baubranche;baugewerbe;btp;bâtiment|site;sites;groundworks;concrete;steel frame*;subcontractor*;contractor*;scaffold*;baustelle*;chantier*;housebuild*;refurbish*;fit-out;main contractor;building;buildings;bridge*;roads;piling;rohbau;gros œuvre;tiefbau;hochbau;excavat*',
  'power generation;power station*;power plant*;kraftwerk*;production d’énergie;centrale*|turbine*;generator*;ccgt;boiler*;mw;steam;biomass;energy from waste;chp;hydro;dampf*',
  'electricity network*;power network*;transmission and distribution;distribution network operator;dno;grid operator*;utilities;energieversorg*;netzbetreiber*;stadtwerke|substation*;hv;high voltage;lv network;transformer*;overhead line*;cable jointing;33kv;132kv;switchgear;netz*;national grid;11kv',
  'renewable*;wind energy;wind industry;solar industry;offshore wind;onshore wind;windenergie;erneuerbare*;éolien*;photovoltaïque;photovoltaik|wind farm*;windpark*;turbine*;nacelle*;solar;pv;inverter*;siemens gamesa;vestas;blades;photovolta*;parc éolien',
  'nuclear;nucléaire;kernkraft*;kerntechni*|reactor*;decommissioning;sellafield;onr;edf;radiation;fuel route;waste packages;hinkley;dosimetr*',
  'water industry;water utilit*;water compan*;wastewater;wasserwirtschaft;abwasser*;assainissement;water treatment|sewage;sewer*;pumping station*;reservoir*;clean water;effluent;kläranlage*;station d’épuration;thames water;amp7;amp8;trade effluent;drinking water;mains;ofwat',
  'waste industry;waste management;recycling industry;entsorgung*;abfallwirtschaft;gestion des déchets|refuse;landfill;skip*;recyclate*;mrf;transfer station*;kerbside;bin*;collections rounds;müll*',
  'mining;quarr*;bergbau;steinbruch;minier*;carrière*|aggregate*;pit;haul truck*;blast*;ore;crusher*;asphalt;open cast;opencut',
  'steel industry;steelworks;foundr*;metal industry;metallindustrie;stahlindustrie;gießerei*;sidérurgie;fonderie*|furnace*;casting*;rolling mill;melt*;forging*;billet*;ladle;moulding;aluminium',
  'paper industry;print industry;printing industry;packaging industry;papierindustrie;druckerei*;druckindustrie;imprimerie;papeterie;emballage|press;presses;offset;litho;flexo*;carton*;corrugated;pulp;labels;finishing;reel;inks;heidelberg',
  'plastics;injection moulding;injection molding;kunststoff*;spritzguss*;plasturgie;injection plastique|moulds;mould;extrusion;polymer;granulate;tool changes;resin*;blow mould*;thermoform*',
  'textile industry;textilindustrie;industrie textile|yarn*;weav*;knit*;loom*;dye*;fabric*;spinning;garment*',
  'semiconductor*;halbleiter*;semi-conducteur*|wafer*;fab;lithograph*;asic;tape-out;silicon;chip;chips;etch*',
  'electronics manufactur*;electronics industry;elektronikfertigung;électronique industrielle|pcb;pcba;smt;solder*;ipc;reflow;boards;bestückung;leiterplatte*',
  'telecom*;telco;telekommunikation*;télécom*;mobile operator*|5g;fibre rollout;fttp;ran;mobile network*;broadband;base station*;openreach;vodafone;bt;ericsson;nokia;antenna*;subscribers;roaming;masts',
  'furniture;joinery industry;möbel*;ameublement|cabinet*;upholster*;kitchens;wardrobes;veneer*;sofas;schreiner*;tischler*',
  'agriculture;farming;landwirtschaft;agricole;agri-food;agribusiness|farm;farms;crop*;harvest*;livestock;herd*;dairy cows;tractor*;grain;arable;cattle;sheep;hof;élevage;exploitation agricole',
  'horticultur*;landscap*;gartenbau;landschaftsbau;espaces verts;garden centre*|plants;shrubs;nursery stock;glasshouse*;turf;planting;pflanzen;polytunnel*;greenhouse*',
];

const MONEY_AND_ADVICE: Division = [
  'retail bank*;banking;high street bank*;building societ*;bankwesen;kreditinstitut*;banque de détail;secteur bancaire;financial services|branch;current account*;mortgage*;loans;lending;customers accounts;sparkasse*;volksbank;credit union;kyc;aml;prudential;basel;crr;ifrs 9;overdraft*;filiale*;agence bancaire;bank;banks;banque;savings;credit card*',
  'investment bank*;capital markets;trading floor;banque d’investissement;investmentbank*;financial services|trading desk*;derivative*;bonds;equities;m&a;fixed income;goldman*;front office;swaps;syndicat*;pitch book*;deal*;bloomberg',
  'asset management;wealth management;fund management;private equity;vermögensverwaltung;gestion d’actifs;investment management;financial services|fund;funds;portfolio*;nav;investors;ucits;aum;hedge*;custod*;aifm*;securities',
  // Shares on an exchange: of its company secretaries, lawyers, accountants and investor relations.
  'shares on the main market;main market or aim;listed compan*;listed plc;listed group;listed environment;listed business*;publicly listed;publicly traded;quoted compan*;plc environment;ftse;ftse 100;ftse 250;börsennotiert*;börsennotierung;société cotée;sociétés cotées;entreprise cotée|plc;listed;aim;quoted;lse;main market;premium list*;rns;pdmr*;nomad;insider list*;market abuse;mar;listing rules;uklr*;dtr;dtrs;takeover code;placing*;rights issue;shareholders;nasdaq;nyse;sec filing*;10-k;dax;mdax;sdax;ad-hoc*;hauptversammlung;cac 40;sbf 120;amf;euronext;assemblée générale des actionnaires;agm notice;registrar',
  'insurance;versicherung*;assurances;secteur de l’assurance;insurer*;financial services|policy;policies;underwrit*;claims;broker*;premium*;lloyd*;reinsur*;schaden*;sinistre*;policyholder*;solvency',
  'life assurance;life insurance;lebensversicherung*;assurance vie;reassurance;financial services|annuit*;with-profits;bulk purchase;mortality;longevity;policyholder*;unit-linked;protection business;solvency ii;prophet;pension business;reinsur*',
  'accountancy practice;public practice;practice environment;audit firm*;accounting firm*;accountancy firm*;big four;big 4;steuerkanzlei*;steuerberatung*;wirtschaftsprüf*;cabinet comptable;cabinet d’expertise*;expertise comptable|clients;tax;individuals;owner-managed;partner;partners;practice;audits;statutory audit*;pwc;kpmg;deloitte;ey;bdo;grant thornton;mandant*;client portfolio;sole traders;mandanten;llp;portfolio of clients',
  'law firm*;legal practice;solicitors’ firm;anwaltskanzlei*;kanzlei;cabinet d’avocats|fee earner*;partners;solicitors;llp;matters;clients;rechtsanwält*;avocats;billable;chambers;attorneys',
  'management consult*;consulting firm*;strategy consult*;unternehmensberatung;cabinet de conseil|engagement*;client sites;clients;workshops for clients;proposals;statement of work;mandate;missions;consultant*',
  'advertising agenc*;marketing agenc*;digital agenc*;creative agenc*;agency side;agency environment;werbeagentur*;agence de communication;media agenc*|client*;pitches;campaigns;account director;retainers;creatives;briefs',
  'recruitment agenc*;recruitment consultanc*;staffing agenc*;staffing industry;personaldienstleist*;zeitarbeit;cabinet de recrutement;intérim;agency recruitment|placements;temp desk;billings;client vacancies;perm desk;fee*',
  'estate agen*;property management;property industry;real estate industry;immobilienwirtschaft;immobilien*;immobilier;block management;housing association*;social housing|leasehold*;tenant*;tenanc*;landlord*;service charge*;rent*;lettings;block*;vendors;lease*;section 20;repairs;mieter*;weg;copropriété;syndic;bailleur*;locataire*',
];

const DIGITAL_AND_MEDIA: Division = [
  'saas;software compan*;software industry;tech compan*;tech industry;start-up;startup;softwarebranche;éditeur de logiciels;b2b software|software;platform;arr;mrr;churn;api;apis;subscription*;product-led;cloud;licences;licenses;customer success;sprint*;engineers;seats;product team;app;developers',
  'fintech;payments;payment industry;zahlungsverkehr|payment*;cash management;transaction bank*;instant pay*;clearing;acquiring;card;cards;psp;acquirer*;psd2;wallet*;sepa;swift;pci;merchant*;open banking;issuer*;neobank*',
  'games industry;gaming;game development;videospiel*;jeu vidéo;jeux vidéo|unity;unreal;playtest*;studio;console;levels;shader*;steam',
  'media industry;publishing;broadcast*;journalism;verlag*;medienbranche;presse;édition|newspaper*;magazine*;editorial;radio;television;tv;edition;readers;authors;newsroom;titles;redaktion',
];

const PUBLIC_AND_SOCIAL: Division = [
  'local government;local authorit*;council;councils;kommunal*;kommune;stadtverwaltung;collectivité*;mairie;public sector;öffentlicher dienst;öffentlichen dienst*;fonction publique|borough;county;unitary;elected members;committee*;residents;municipal*;gemeinde*;stadt;landratsamt;commune;métropole;councillor*;district',
  'central government;civil service;federal government;bundesbehörde*;ministerium;ministère;public sector;öffentlicher dienst;fonction publique|department for;ministry;minister*;policy officials;agency;hmrc;home office;moj;defra;whitehall;state department;behörde*;préfecture;federal;regulator*',
  'police;policing;polizei*;gendarmerie|officer*;detective*;constab*;custody;pc ;neighbourhood team;offences;crime;kripo;sergeant',
  'prison*;custodial;probation;justizvollzug*;pénitentiaire|offender*;inmates;cells;wing;licence recall*;parole;gefangene*;oasys;hmp',
  'school environment;school setting;schulen;schulbereich;établissement scolaire;multi-academy trust*;academy trust*;k-12|pupils;students;parents;headteacher;head teacher;classroom*;year group*;term time;ofsted;governors;academy;schüler*;élèves;primary;secondary;grade;teacher*;lycée;collège;key stage*',
  'higher education;university sector;hochschul*;enseignement supérieur;further education|students;faculty;campus;undergraduate*;postgraduate*;research council*;lecturers;dean;academics;studierende*;étudiants',
  'early years;nurseries;kita*;kindertages*;petite enfance;early childhood|toddler*;children;eyfs;key person;krippe;crèche*;kinder;preschool*;baby room',
  'acute trust*;acute hospital*;acute setting;krankenhausbereich;milieu hospitalier|hospital*;nhs;klinik*;krankenh*;hospitalier*;ward*;patients;inpatient*;theatre*;consultants;foundation trust;outpatient*;health board;hse;klinikum;station;chu;centre hospitalier;clinic;clinical;icu;emergency department;medical center;medical centre',
  'primary care;general practice;gp practice*;gp surger*;arztpraxis;hausarztpraxis;cabinet médical;médecine générale;soins primaires|gp;gps;patients;practice;surgery;appointments;registered list;emis;systmone;praxis;sprechstunde;cabinet;quartalsabrechnung;pcn',
  'health or social care;health and social care;health & social care;social care;care sector;gesundheits- und sozialwesen;gesundheitswesen;in der pflege;eingliederungshilfe;behindertenhilfe;médico-social*;sanitaire et social;secteur social|hospital*;ward;wards;nurs*;patient*;resident*;clinic*;hospice*;care;carer*;carers;caring;homecare;disabilit*;respite;designated cent*;safeguarding;cqc;hiqa;dementia;support worker*;supported living;social work*;mental health;rehabilitation;klinik*;krankenh*;pflege*;altenheim*;seniorenheim*;senioren*;wohnbereich*;wohnheim*;heimleit*;bewohner*;station;caritas;diakonie;ehpad;foyer*;ime;esat;mas;savs;adapei;éducatif*;éducat*;soignant*;infirmi*;cadre de santé;hôpital*;chu;résident*;usager*;handicap*',
  'care home*;nursing home*;residential home*;pflegeheim*;altenheim*;seniorenheim*;ehpad;maison de retraite;aged care|residents;cqc;dementia;care plan*;carers;bewohner*;résident*;dols;medication rounds;care assistants;maison;unité protégée',
  'home care;domiciliary care;homecare;ambulante pflege;ambulanter pflegedienst;aide à domicile;soins à domicile|visits;clients at home;rounds;own homes;touren;tournée*;carers',
  'dental practice*;dental;dentist*;zahnarztpraxis;zahnmedizin*;cabinet dentaire|dentist*;chairside;implant*;orthodont*;hygienist*;surgery;crowns;ohi;zahn*;fauteuil',
  'veterinar*;tierarzt*;tierärzt*;vétérinaire*|animals;dogs;cats;horses;kennel*;tierklinik;owners;farm visits',
  'charit*;non-profit;nonprofit;not-for-profit;third sector;voluntary sector;ngo;ngos;gemeinnützig*;associatif;association loi|fundrais*;donor*;trustees;volunteer*;beneficiar*;grants;spenden*;bénévoles;don;dons;appeal*;foundation',
];

const SERVICES: Division = [
  'contact centre*;contact center*;call centre*;call center*;callcenter;centre d’appels;centre de contact|call handl*;helpline*;first notification;hotline*;calls;advisers;agents;wallboard;average handling;queue*;csat;telephony;inbound;outbound;shrinkage;genesys;five9;avaya;first contact resolution;téléconseill*;tickets',
  'facilities management;fm industry;gebäudemanagement;facility management;services généraux|reactive;helpdesk;planned maintenance;cafm;cleaning contract*;caretak*;reception;buildings;sites;ppm*',
  'security industry;guarding;manned guarding;sicherheitsdienst*;sicherheitsgewerbe;sécurité privée|patrol*;cctv;sia;gatehouse;officers;door supervis*;objektschutz;alarm response',
  'cleaning industry;contract clean*;gebäudereinigung;propreté;entreprise de nettoyage|cleaners;offices;washroom*;floor*;deep clean*;agents de service;reinigungskr*',
];

/** All of them are one division: a post is in one or the other. */
export const INDUSTRIES: Division = [
  ...HOSPITALITY_AND_LEISURE,
  ...TRADE,
  ...MOVING,
  ...MAKING,
  ...MONEY_AND_ADVICE,
  ...DIGITAL_AND_MEDIA,
  ...PUBLIC_AND_SOCIAL,
  ...SERVICES,
];
