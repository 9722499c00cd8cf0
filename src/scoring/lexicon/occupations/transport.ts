// Transport: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const TRANSPORT: Occupations = {
  lorry_driver: {
    titles:
      'lorry driver;hgv driver;class 1 driver;truck driver;cdl driver;lkw-fahrer;berufskraftfahrer;kraftfahrer;chauffeur routier;conducteur poids lourd',
    words:
      "hgv class 1;hgv class 2;lgv c+e;cat c+e;class 1 licence;class 2;7.5 tonne;driver cpc;cpc card;digi tacho;digital tachograph;tachograph card;wtd;drivers' hours;tramping;trunking;night trunk;double deck trailer;curtainsider;fridge trailer;reefer;flatbed;low loader;tipper;hiab;moffett;adr;tanker driving;walkaround check;defect report;coupling and uncoupling;artic;rigid vehicle;multi-drop;pallet delivery;tail lift;load restraint;ratchet strap;roping and sheeting;bill of lading;cmr note;pod signature;nights out;cdl class a;cdl class b;hazmat endorsement;tanker endorsement;dot medical card;otr;hours of service;eld;dry van;drop and hook;pre-trip inspection;owner operator;18-wheeler;sattelzug;hängerzug;fahrerkarte;ladungssicherung;module 95;nahverkehr lkw;fernverkehr;wechselbrücke;poids lourd;semi-remorque;permis ce;fimo;fco;chronotachygraphe;bâchage",
  },
  van_courier_driver: {
    titles:
      'van driver;delivery driver;courier;multi-drop driver;parcel driver;kurierfahrer;zusteller;paketzusteller;chauffeur-livreur;coursier',
    words:
      'multi-drop delivery;parcel delivery;van driving;3.5 tonne van;luton van;mercedes sprinter;transit van;home delivery;last mile;drops per day;handheld scanner;pda scan;proof of delivery;failed delivery;card left;safe place;route sequence;sat nav;delivery round;owner driver;self-employed courier;amazon flex;dpd;evri;ups driver;fedex driver;same-day courier;medical courier;blood courier;cold chain van;grocery delivery;picking tote;white goods delivery;two-man delivery;tail lift;van loading;depot load-up;courier network;food delivery rider;cycle courier;moped;deliveroo;uber eats;doordash;gig driver;vehicle check;fuel card;collection run;returns collection;postman;mail round;delivery office;letter sorting;sorting frame;kurierdienst;paketzustellung;auslieferung;zustelltour;postzusteller;livraison;tournée de livraison;colis;dernier kilomètre;permis b utilitaire;facteur',
  },
  bus_coach_driver: {
    titles:
      "bus driver;coach driver;pcv driver;school bus driver;busfahrer;fahrer im linienverkehr;conducteur de bus;conducteur receveur;conducteur d'autocar",
    words:
      "bus driving;pcv licence;cat d;category d licence;cdl passenger endorsement;school bus endorsement;driver cpc;duty card;running board;bus route;timetable running;headway;bus stop;ticket machine;ticketer;concessionary pass;fare collection;cash bag;wheelchair ramp;kneeling bus;passenger assistance;double decker;bendy bus;coach tour;private hire coach;rail replacement;school run;luggage hold;first use check;walkaround check;defect card;bus lane;drivers' hours domestic;tachograph;rota split shift;spreadover;lost property;bus operator;stagecoach;arriva;first bus;tfl bus;transit operator;paratransit;bus yard;route training;route learning;psv badge;tour driver;linienverkehr;busführerschein;fahrgast;reisebus;schülerverkehr;fahrscheinverkauf;haltestelle;permis d;transport en commun;transport scolaire;autocar;receveur;titre de transport",
  },
  train_driver: {
    titles:
      'train driver;locomotive engineer;trainee train driver;freight train driver;depot driver;lokführer;triebfahrzeugführer;conducteur de train;mécanicien de conduite',
    words:
      "train driving;route knowledge;traction knowledge;route card;rule book;signal aspect;spad;aws tpws;tpws;dsd;ertms cab;gsm-r;multiple unit;emu;locomotive;freight train;intermodal train;stabling;shunting move;coupling units;driver only operation;doo;station stop;door release;brake test;driver's diagram;link roster;signaller call;rail possession;degraded working;track worker safety;non-technical skills;psychometric rail;train driving licence;pts;aslef;personal track safety;stop short;stopping pattern;speed restriction;tsr;engineer certification;air brake test;class 1 railroad;conductor certification;railroad switching;dispatcher authority;triebfahrzeug;lokomotive;eisenbahnfahrzeugführerschein;streckenkunde;baureihe;pzb lzb;bremsprobe;rangieren;fahrdienst triebwagen;locomotive sncf;conduite de train;licence conducteur train;rame;essai de frein;ter tgv",
  },
  train_conductor_station: {
    titles:
      "train guard;train conductor;train manager;ticket inspector;station assistant;platform staff;station manager;zugbegleiter;kundenbetreuer im nahverkehr;fahrdienstmitarbeiter bahnhof;contrôleur sncf;agent d'escale ferroviaire;agent de gare",
    words:
      'train guard;train dispatch;platform dispatch;dispatch baton;cd/ra;door operation;revenue protection;ticket check;penalty fare;ticket barrier;gateline;gateline duty;ticket office;railcard;delay repay;onboard announcement;pa announcement;passenger assist;passenger assistance ramp;mobility ramp;first class host;trolley service;lost property;train delay;service disruption;connection information;station opening;station patrol;station security check;crowd control platform;tvm;avantix;byelaws;fare evasion;pts;rssb rule book;emergency detrainment;toc;train operating company;rmt;customer information screen;station supervisor;platform edge;rostered rail shift;rail replacement coordination;amtrak conductor;commuter rail;fahrkartenkontrolle;zugbegleitung;bahnsteig;fahrgastinformation;reisezentrum;zugabfertigung;fahrausweisprüfer;contrôle des billets;gare;départ des trains;information voyageurs;lutte contre la fraude;quai',
  },
  tram_metro_driver: {
    titles:
      'tram driver;metro driver;underground train operator;light rail operator;straßenbahnfahrer;u-bahn-fahrer;conducteur de tramway;conducteur de métro',
    words:
      "tram driving;tramway;light rail;light rail vehicle;lrv;metro line;tube train;underground;train operator;line of sight running;tram stop;pantograph;points setting;tramway signal;street running;ato metro;automatic train operation;dead man's handle;track brake;sanding;rail adhesion;depot move;tram depot;control room radio;headway regulation;door closing;platform screen door;passenger emergency alarm;third rail;route learning tram;blind spot check;tram cab;vehicle preparation;short turn;turn-back;detrainment;shift duty metro;streetcar;subway operator;subway;motorman;transit authority;tram licence;pedestrian hazard;overhead line tram;straßenbahn;stadtbahn;fahrschalter;weichen stellen;bostrab;u-bahn;fahrdienst straßenbahn;tramway conduite;métro;ratp;habilitation tramway;poste de conduite;rame de tramway",
  },
  taxi_private_hire_driver: {
    titles:
      'taxi driver;private hire driver;chauffeur;uber driver;minicab driver;taxifahrer;fahrer personenbeförderung;chauffeur de taxi;chauffeur vtc',
    words:
      'private hire licence;phv;pco licence;hackney carriage;black cab;the knowledge;green badge;taxi rank;taximeter;metered fare;minicab;airport transfer;meet and greet airport;executive chauffeur;chauffeur driving;vip transport;s-class;v-class;limousine;ride hailing;uber;bolt driver;lyft;freenow;radio circuit;school contract run;patient transport;wheelchair accessible vehicle;special needs transport;passenger assistant midas;midas certificate;door to door passenger;fare collection;card payment in cab;topographical test;council badge;taxi plate;dbs taxi;vehicle valeting;non-emergency medical transportation;nemt;wedding car;town car;tlc license;defensive driving;close protection driver;discreet driving;taxi fahren;personenbeförderungsschein;p-schein;krankenfahrt;fahrdienst;chauffeurdienst;funktaxi;mietwagen mit fahrer;taxi carte professionnelle;vtc;course taxi;transport de personnes;véhicule avec chauffeur;taxi conventionné',
  },
  ambulance_patient_transport_driver: {
    titles:
      'patient transport driver;ambulance care assistant;non-emergency ambulance driver;minibus driver;krankentransportfahrer;fahrer behindertenfahrdienst;ambulancier;chauffeur de minibus',
    words:
      "patient transport service;pts ambulance;ambulance care assistant;non-emergency patient transport;renal run;dialysis transport;discharge transport;ambulance stretcher;carry chair;wheelchair securing;wheelchair clamp;patient handling;oxygen patient;blue light driving;c1 licence;d1 licence;midas;passenger assistant;sen transport;escort school transport;community transport;dial-a-ride;day centre transport;tail lift wheelchair;outpatient collection;hospital run;manual handling patient;infection control vehicle;crew mate;control allocation;journey log;outpatients clinic pick-up;bariatric transfer;hospital transfer;inter-facility transfer;wheelchair van;paratransit driver;q'straint;krankentransport;liegendtransport;tragestuhl;behindertenfahrdienst;dialysefahrt;rollstuhlbeförderung;rettungssanitäter transport;transport sanitaire;vsl;brancardage;taxi ambulance;transport assis;permis d1",
  },
  forklift_driver: {
    titles:
      'forklift driver;reach truck driver;flt driver;counterbalance driver;gabelstaplerfahrer;staplerfahrer;cariste',
    words:
      'forklift;flt;counterbalance;counterbalance licence;reach truck;vna;very narrow aisle;bendi;flexi truck;llop;ppt;powered pallet truck;pump truck;order picker truck;side loader;telehandler;clamp truck;container handler;rtitb;itssar;npors;aitt;forklift refresher;pre-use check truck;battery charging;gas bottle change;loading trailer;unloading trailer;container unloading;racking;high bay racking;let-down;put-away;replenishment;block stacking;pallet moves per hour;goods-in;goods-out;loading bay;dock leveller;yard work;curtainsider loading;stock location scan;rf scanner;stillage;cross-dock;line feeding;raw material feeding;shrink wrapping pallet;pallet movement;osha forklift certified;sit-down forklift;stand-up reach;cherry picker truck;gabelstapler;staplerschein;schubmaststapler;hochregal;hubwagen;lkw beladen;einlagern;chariot élévateur;caces 1 3 5;caces;gerbage;quai de chargement;transpalette',
  },
  warehouse_operative: {
    titles:
      'warehouse operative;order picker;picker packer;stock handler;warehouse associate;goods-in operative;lagerist;fachlagerist;kommissionierer;lagerhelfer;préparateur de commandes;magasinier;manutentionnaire',
    words:
      'order picking;pick and pack;warehouse picking;pick rate;picks per hour;voice picking;rf scanner;rf gun;handheld scanner;goods-in;goods-out;goods receipt;put-away;replenishment;pick face;pick list;bulk location;cycle count;stock count;stock rotation;fifo;dispatch bay;loading bay;container tipping;devanning;handball container;handballing;palletising;pallet wrapping;shrink wrap;labelling parcel;sortation;conveyor belt;picking tote;roll cage;amazon fulfilment;fulfilment centre;distribution centre;returns processing;wms;manhattan associates;red prairie;sku;bin location;barcode scanning;pump truck;llop;steel toe;cross-docking;kitting;mispick;chilled warehouse;freezer warehouse;bonded warehouse;packing bench;lagerlogistik;kommissionieren;wareneingang;warenausgang;einlagerung;versand verpacken;inventur;hubwagen;entrepôt;préparation de commandes;réception marchandises;commande vocale;inventaire;quai;filmage',
  },
  warehouse_manager: {
    titles:
      "warehouse manager;distribution centre manager;warehouse shift manager;fulfilment manager;stock controller;lagerleiter;betriebsleiter logistikzentrum;responsable d'entrepôt;chef d'équipe logistique",
    words:
      "warehouse management;distribution centre;dc operations;3pl;wms;wms implementation;manhattan wms;blue yonder wms;sap ewm;korber;pick accuracy;pick rate;cost per unit;cost per case;units per hour;labour planning warehouse;agency labour;peak season;shift handover warehouse;stock accuracy;stock integrity;shrinkage;perpetual inventory;cycle counting;stock control;stock reconciliation;slotting;racking inspection;sema;mhe fleet;mhe;dock scheduling;goods-in;despatch;inbound and outbound;cross-dock;e-commerce fulfilment;returns operation;automation autostore;conveyor sortation;otif;service level agreement;contract logistics;multi-user site;bonded warehouse;customs warehouse;wowgr;brc storage and distribution;warehouse layout;mezzanine;pick path;volume forecast warehouse;gemba;lagerleitung;lagerverwaltung;lagerbestand;logistikzentrum;kontraktlogistik;bestandsgenauigkeit;kommissionierleistung;gestion d'entrepôt;plateforme logistique;gestion des stocks;responsable quai;prestataire logistique;écart d'inventaire",
  },
  transport_planner: {
    titles:
      'transport planner;transport coordinator;traffic clerk;transport scheduler;route planner;disponent;fuhrparkdisponent;exploitant transport;affréteur',
    words:
      'transport planning;route planning;vehicle scheduling;load planning;traffic desk;traffic office;paragon;microlise;mandata;maxoptra;tms;transport management system;subcontractor haulier;haulier;backload;back loading;empty running;returnload;freight exchange;timocom;courier exchange;trunk route;multi-drop planning;delivery slot;booking-in;booking reference;driver debrief;driver hours compliance;tachograph analysis;tachomaster;wtd;vehicle utilisation;drops per route;cube utilisation;pallet network;palletline;pallet-track;palletways;pallet hub;full load;part load;ftl;ltl;groupage;pod chasing;demurrage;late delivery update;eta update;night driver allocation;agency driver;transport manager cpc;shunter;fuel surcharge;load board;dat load board;disposition;tourenplanung;lkw-disposition;frachtenbörse;laderaum;fahrereinsatz;sammelgut;spedition nahverkehr;affrètement;exploitation transport;plan de transport;tournée;lettre de voiture;messagerie',
  },
  transport_fleet_manager: {
    titles:
      'transport manager;fleet manager;fleet compliance manager;bus operations manager;vehicle compliance officer;fuhrparkleiter;fuhrparkmanager;verkehrsleiter;gestionnaire de flotte;responsable transport',
    words:
      "transport manager cpc;operator licence;o licence;operator's licence;traffic commissioner;ocrs;dvsa;fors gold;earned recognition;tachograph infringement;driver infringement;tachograph analysis software;wtd compliance;drivers' hours rules;pmi;preventive maintenance inspection;brake test report;defect reporting;vehicle off road;maintenance provider;loler tail lift;fleet management;vehicle telematics;masternaut;webfleet;samsara;driver cpc training;driver licence check;davis licence check;grey fleet;company car;p11d car;leasing contract hire;residual value;mpg improvement;fuel card;bunkered fuel;dashcam;dvs permit;euro vi;ulez;ev transition fleet;accident claims vehicle;driver assessment;toolbox talk driver;csa score;fmcsa;ifta;dot audit;irp registration;fuhrparkmanagement;fuhrpark;tourenauslastung;uvv prüfung;führerscheinkontrolle;leasingfahrzeug;verkehrsleiter;parc automobile;gestion de flotte;capacité de transport;sinistralité auto;carte carburant;loueur longue durée",
  },
  dispatcher_control_room: {
    titles:
      'dispatcher;vehicle controller;truck dispatcher;taxi controller;emergency dispatcher;service controller transport;leitstellendisponent;dispatcher fuhrpark;régulateur;répartiteur',
    words:
      "dispatching;truck dispatch;dispatch console;cad system;computer aided dispatch;emd;ampds;nhs pathways dispatch;999 call;911 dispatcher;apco;call triage emergency;radio dispatch;two-way radio;resource allocation ambulance;taxi dispatch;autocab;fleet tracking;gps tracking;vehicle allocation;load booking;rate confirmation;broker call;load board;dat load board;truckstop;eld monitoring;driver check call;detention pay;layover;lumper;bus control;service regulation;headway regulation;route diversion;driver relief;incident log;engineer scheduling;field scheduling;job allocation;clicksoftware;slot booking;breakdown dispatch;recovery dispatch;rail control;network control;control room operator transport;flight dispatcher;operations control centre;iocc;flight planning;leitstelle;einsatzleitstelle;funkverkehr;fahrzeugdisposition;verkehrsleitzentrale;betriebsleitzentrale;régulation;poste de régulation;centre d'appels d'urgence;samu régulation;répartition;radio trafic",
  },
  freight_forwarder: {
    titles:
      'freight forwarder;import export clerk;ocean freight operator;air freight operator;forwarding agent;import coordinator;spediteur;speditionskaufmann;kaufmann für spedition und logistikdienstleistung;transitaire;agent de transit',
    words:
      'freight forwarding;sea freight;ocean freight;air freight;fcl;lcl;fcl/lcl;road freight groupage;bill of lading;house bill;master bill;hbl;mbl;air waybill;awb;hawb;mawb;cmr;incoterms;booking with carrier;vessel schedule;vessel sailing;etd eta;cut-off;demurrage and detention;demurrage;container haulage;haulier booking;telex release;arrival notice;delivery order;freight quotation;buy rate;sell rate;carrier rate;freight consolidation;nvocc;cargowise;sequoia;descartes;dangerous goods note;imdg;iata dgr;vgm;packing list;commercial invoice;certificate of origin;letter of credit shipping;cross trade;overseas agent;bifa;fiata;project cargo;out of gauge;breakbulk;cold chain freight;drayage;isf filing;job file profit;seefracht;luftfracht;sammelcontainer;frachtbrief;konnossement;verzollung;landverkehr;fret maritime;fret aérien;transit douane;connaissement;groupage;commissionnaire de transport',
  },
  customs_declarant: {
    titles:
      'customs declarant;customs entry clerk;customs broker;customs compliance manager;zolldeklarant;zollsachbearbeiter;déclarant en douane;responsable douane',
    words:
      'customs clearance;customs entry;h1 entry;import entry;export entry;cds customs;chief customs;customs declaration service;commodity code;tariff classification;hs code;customs valuation;duty deferment;deferment account;postponed vat accounting;pva;eori;preference origin;rules of origin;eur1;statement on origin;certificate of origin;inward processing;outward processing;customs warehousing;transit t1;t2 transit;ncts;simplified declaration;eidr;cfsp;aeo;authorised economic operator;hmrc customs;c88;c88 sad;mrn;mucr;ducr;gvms;ens declaration;safety and security declaration;destin8;cns port;ipaffs;phytosanitary;chedpp;descartes e-customs;asm sequoia;asycuda;customs bond;ftz;ace filing;cbp;7501;licensed customs broker;hts classification;anti-dumping duty;export control licence;ecju;sanctions screening trade;zollanmeldung;zolltarifnummer;atlas zoll;ausfuhranmeldung;zollabwicklung;warenursprung;lieferantenerklärung;zolllager;dédouanement;déclaration en douane;delta douane;nomenclature douanière;droits de douane;représentant en douane enregistré',
  },
  export_shipping_clerk: {
    titles:
      'shipping clerk;export coordinator;shipping coordinator;order fulfilment coordinator;export sachbearbeiter;versandsachbearbeiter;assistant import-export;gestionnaire adv export',
    words:
      "export documentation;export order;shipping document;commercial invoice;packing list;certificate of origin;eur1;legalisation;chamber of commerce documents;letter of credit presentation;bank documents;incoterms;exw fob cif ddp;booking container;freight booking;carrier booking;vessel cut-off;loading date;collection booking;shipping instruction;shipping marks;bill of lading draft;dangerous goods declaration;dgsa;courier airway bill;dhl express booking;fedex ship manager;ups worldship;pro forma invoice;order entry export;delivery note;despatch note;proforma;consignee;notify party;tracking shipment;eta chase;back order;shipment status;export licence;ata carnet;sap sd delivery;third-party warehouse release;free zone;overseas distributor order;export packing;export crate;fumigation certificate ispm 15;aes filing;exportabwicklung;versandpapiere;ausfuhr;lieferschein;akkreditiv;auftragsabwicklung export;versandabwicklung;adv export;crédit documentaire;liste de colisage;documents d'expédition;facture proforma;expédition internationale",
  },
  supply_planner: {
    titles:
      'supply planner;supply chain planner;inventory planner;replenishment planner;materials controller;stock planner;disponent beschaffung;bestandsplaner;approvisionneur;gestionnaire de stocks',
    words:
      'supply planning;mrp;drp;distribution requirements planning;safety stock;reorder point;reorder level;min/max;inventory turns;stock turn;days cover;weeks cover;stock cover;replenishment;purchase requisition;po expediting;expedite supplier;call-off;schedule agreement;lead time;moq;constrained supply plan;s&op;supply review;sap apo;sap ibp;kinaxis;kinaxis rapidresponse;o9;blue yonder;slim4;slimstock;netstock;abc analysis;slow-moving stock;obsolete stock;write-off stock;slow-moving and obsolete;excess and obsolete;service level;otif supplier;stockout;out of stock;backorder;goods in transit;intercompany order;stock allocation;load building container;depot stock balancing;vmi;consignment stock;apics cscp;cpim;rough-cut;supplier schedule;disposition;materialdisposition;bestandsmanagement;bedarfsplanung;lieferantenabruf;beschaffungsdisposition;sicherheitsbestand;approvisionnement;calcul des besoins;couverture de stock;rupture de stock;relance fournisseurs;taux de service;gestion de stock',
  },
  demand_planner: {
    titles:
      'demand planner;demand forecaster;demand manager;s&op manager;absatzplaner;bedarfsplaner;prévisionniste;demand planner fmcg',
    words:
      'demand planning;demand forecasting;statistical forecast;forecast accuracy;mape;wmape;forecast bias;forecast value add;fva;baseline forecast;promotional uplift;cannibalisation;npi forecast;new line forecast;phase-in phase-out;sell-out data;epos data;sell-through;consensus forecast;demand review;demand review meeting;s&op;ibp;integrated business planning;sap apo dp;sap ibp;john galt;forecast pro;logility;oracle demantra;relex;o9;kinaxis;anaplan demand;seasonality;exponential smoothing;holt-winters;arima;outlier cleansing;history cleansing;market intelligence input;key account forecast;volume forecast;rolling 18-month forecast;latest estimate;demand sensing;range review;launch volume;customer forecast sharing;safety stock setting;abc/xyz segmentation;ibf certified;absatzplanung;bedarfsprognose;prognosegenauigkeit;nachfrageplanung;absatzprognose;aktionsplanung;prévision des ventes;fiabilité des prévisions;plan industriel et commercial;taux de fiabilité;planification de la demande',
  },
  procurement_buyer: {
    titles:
      'buyer;procurement specialist;purchasing officer;indirect buyer;procurement officer;purchasing assistant;einkäufer;sachbearbeiter einkauf;acheteur;assistant achats',
    words:
      "procurement;purchase order;po raising;purchase requisition;rfq;rfi;rfp;request for quotation;supplier quotation;price comparison;three quotes;supplier negotiation;vendor management;vendor onboarding;approved supplier list;preferred supplier list;frame agreement;call-off order;spot buy;direct material;indirect spend;mro spend;lead time;expediting;order acknowledgement;delivery chase;price increase rejection;cost reduction;purchase price variance;ppv;sap mm;ariba;coupa;oracle procurement;jaggaer;ivalua;purchase to pay;p2p;three-way match;goods receipt;grn;payment terms negotiation;cips;mcips;cips level 4;incoterms;tail spend;supplier scorecard;stationery supply;tender document;public procurement regulations;find a tender;ojeu;e-tendering;itt;pqq;contract award notice;einkauf;bestellabwicklung;lieferantenauswahl;angebotsvergleich;rahmenvertrag;preisverhandlung;bestellwesen;vergaberecht;appel d'offres;sourcing fournisseurs;négociation fournisseurs;bon de commande;marchés publics",
  },
  category_strategic_sourcing_manager: {
    titles:
      'category manager procurement;strategic sourcing manager;head of procurement;chief procurement officer;commodity manager;strategischer einkäufer;leiter einkauf;warengruppenmanager;acheteur projet;directeur achats',
    words:
      'category management;category strategy;strategic sourcing;spend analysis;spend cube;kraljic matrix;should-cost model;total cost of ownership;tco;supplier relationship management;srm;supplier consolidation;supplier rationalisation;low-cost country sourcing;lcc sourcing;dual sourcing;make or buy;e-auction;reverse auction;rfx;sourcing event;contract negotiation supply;master services agreement;framework agreement;long-term agreement;savings pipeline;savings tracker;cost avoidance;procurement savings;addressable spend;commodity index;hedging commodity purchase;supplier development;supplier risk;single source risk;supplier innovation;quarterly business review supplier;mcips;fcips;cpsm;ism;7-step sourcing;procurement transformation;p2p implementation;ariba sourcing;coupa;ivalua;modern slavery supply;ethical trade audit;sedex;smeta;ppv;packaging category;logistics category;it category;strategischer einkauf;warengruppenstrategie;lieferantenmanagement;einkaufsstrategie;einsparungen einkauf;lieferantenentwicklung;lead buyer;achats stratégiques;stratégie achats;panel fournisseurs;gains achats;acheteur famille;massification',
  },
  logistics_manager: {
    titles:
      'logistics manager;supply chain manager;head of supply chain;logistics coordinator;distribution manager;logistikleiter;responsable logistique;directeur supply chain',
    words:
      'logistics operation;supply chain;3pl management;4pl;third-party logistics tender;distribution network;network optimisation;distribution network design;freight spend;carrier management;carrier tender;freight audit;inbound logistics;outbound logistics;reverse logistics;last mile;milk run;cross-docking;otif;difot;cost to serve;landed cost;warehouse consolidation;transport tender;scor model;s&op;inventory reduction;working capital stock;supply chain transformation;control tower;end-to-end supply chain;tms implementation;sap tm;cips;cilt;cmilt;cscmp;apics cscp;incoterms;intermodal;modal shift;peak logistics;import flow;port congestion;nearshoring;jit delivery;kanban call-off;returnable packaging;load fill;co2 per tonne-km;humanitarian logistics;project logistics;logistikleitung;intralogistik;distributionslogistik;supply-chain-management;frachtkosten;logistikdienstleister;lieferkette;chaîne logistique;flux logistiques;schéma directeur logistique;prestataires 3pl;coût de transport;logistique amont aval',
  },
  airline_pilot: {
    titles:
      'airline pilot;first officer;captain aeroplane;commercial pilot;flight instructor;helicopter pilot;drone pilot;flugzeugführer;verkehrspilot;pilote de ligne;pilote professionnel',
    words:
      'atpl;frozen atpl;cpl;ppl;multi-engine instrument rating;me/ir;jet orientation course;type rating;a320 type rated;boeing 737ng;b777;atr 72;embraer;total time;pic hours;sic hours;multi-crew;flight deck;line training captain;tre;tri;sfi;flight instructor rating;cfi;cfii;simulator check;opc;class 1 medical;crm aviation;ils approach;rnav;go-around;cross-country flight;night rating;etops;lvo;cat iii;efb;jeppesen;flight plan;notam;metar;weight and balance;fuel planning flight;short haul;long haul;charter flight;bush flying;rotary wing;helicopter;ems helicopter;offshore helicopter;ifr;vfr;aerobatic;uprt;faa atp;part 135;part 121;icao english level;drone operator;caa gvc;part 107;flugstunden;musterberechtigung;verkehrsflugzeugführer;fluglizenz;instrumentenflug;cockpit;heures de vol;qualification de type;qualification ifr;commandant de bord;officier pilote;licence de pilote',
  },
  cabin_crew: {
    titles:
      "cabin crew;flight attendant;air steward;purser;flugbegleiter;steward;hôtesse de l'air;steward navigant;personnel navigant commercial",
    words:
      'cabin crew;in-flight service;safety demonstration;pre-flight briefing;aircraft galley;cart service;trolley service;duty free sales;on-board sales;cabin secure check;arming doors;slides armed;evacuation drill;safety emergency procedures;avmed;aviation first aid;cabin crew attestation;unruly passenger;disruptive passenger;premium cabin;first class service;business class service;meal service;special meal;passenger boarding;cabin headcount;lap belt infant;unaccompanied minor;prm;wide-body;narrow-body;a380;b787;layover;roster flight;turnaround;purser;number one crew;senior cabin crew;ditching drill;smoke and fire training;reach test;grooming standard;uniform standard airline;galley management;crew bag;jump seat;line check cabin;faa proficiency certificate;dangerous goods awareness cabin;flugbegleitung;kabine;bordservice;kabinenpersonal;sicherheitsvorführung;bordverkauf;evakuierung;pnc;cca;vol long-courrier;chef de cabine;consignes de sécurité à bord;service en cabine',
  },
  air_traffic_controller: {
    titles:
      'air traffic controller;atco;air traffic services assistant;aerodrome controller;fluglotse;contrôleur aérien;aiguilleur du ciel',
    words:
      'air traffic control;atc;tower control;aerodrome control;approach control;area control;en-route;radar control;radar vectoring;aircraft separation;flight strip;strip board;ground movement control;clearance delivery;runway incursion;atis;squawk;transponder code;notam;metar;phraseology;rtf;radiotelephony;ads-b;cpdlc;atc sector;handover position;flow management;eurocontrol;ctot slot;holding stack;missed approach;wake turbulence;low visibility procedures;airspace;controlled airspace;class d;flight information service;fiso;afis;unit endorsement;rating endorsement;caa licence;nats;ojti;on-the-job instructor;easa atco licence;icao doc 4444;mats part 1;military controller;area radar;tracon;artcc;faa academy;7110.65;certified professional controller;medical class 3;stca;flugsicherung;fluglotsin;dfs;towerlotse;radarlotse;sektor;flugverkehrskontrolle;contrôle aérien;ssatc;icna;tour de contrôle;cautra;dsna',
  },
  airport_ground_handler: {
    titles:
      "ground handler;ramp agent;baggage handler;airport operations agent;check-in agent;turnaround coordinator;aircraft dispatcher;vorfeldmitarbeiter;bodenverkehrsdienst;flughafen abfertiger;agent de piste;bagagiste;agent d'escale",
    words:
      'ground handling;ramp handling;aircraft turnaround;turnaround;baggage loading;belt loader;hold loading;uld;uld build;chocks;marshalling aircraft;pushback;pushback tug;headset pushback;gpu;air start;de-icing;toilet service truck;potable water truck;baggage reclaim;baggage sortation;baggage reconciliation;airside pass;airside driving;airside safety;apron;stand allocation;check-in desk;boarding gate;gate agent;dcs altea;amadeus altea;boarding pass;excess baggage;visa check;lost baggage worldtracer;load control;loadsheet;trim sheet;turnaround coordinator;prm assistance;aircraft cleaning;refuelling aircraft;jet a-1;into-plane fuelling;airport security screening;xray baggage screening;gsat;cargo shed;airmail;menzies;swissport;dnata;airport operations;airfield inspection;bird control;vorfeld;bodenabfertigung;gepäckabfertigung;flugzeugabfertigung;check-in schalter;enteisung;pushback fahrer;piste aéroport;escale;enregistrement passagers;bagages soute;repousseur;embarquement',
  },
  deck_officer_seafarer: {
    titles:
      'deck officer;ship captain;master mariner;chief mate;able seaman;deckhand;bosun;skipper;nautischer offizier;kapitän;matrose;officier pont;capitaine au long cours;matelot',
    words:
      'watchkeeping;bridge watch;navigation watch;oow;master unlimited;chief mate;second mate;stcw;certificate of competency;coc deck;gmdss;ecdis;arpa;radar plotting;colregs;passage plan;chart correction;celestial navigation;mooring;anchoring;berthing;pilotage;tug;cargo operation;stowage plan;ballast operation;cargo hold cleaning;container lashing;oil tanker;dp operator;dynamic positioning certificate;offshore vessel;psv;ahts;ro-ro ferry;bulk carrier;superyacht;yachtmaster;rya;mca;marpol;ism code;isps;port state control;muster drill;lifeboat drill;fire drill at sea;rescue boat;able seaman;efficient deckhand;edh;bosun;deck maintenance;chipping and painting;rope splicing;helmsman;lookout duty;eng1;discharge book;sea service;fishing vessel;trawler;uscg credential;mmc;twic;seefahrt;brückenwache;patent nautisch;schiffsführung;ladungsoffizier;binnenschiffer;festmachen;navigation maritime;quart passerelle;brevet;amarrage;matelot;pêche en mer',
  },
  marine_engineer_officer: {
    titles:
      'marine engineer officer;chief engineer ship;second engineer;motorman;electro-technical officer;schiffsingenieur;schiffsbetriebstechniker;technischer offizier;officier machine;chef mécanicien;ouvrier mécanicien navire',
    words:
      'engine room;engine room watch;ums;main engine;two-stroke diesel;four-stroke;man b&w;wartsila;auxiliary engine;generator set;purifier;fuel oil purifier;heavy fuel oil;bunkering;lube oil analysis;boiler marine;exhaust gas boiler;steering gear;propulsion shaft;stern tube;bow thruster;ballast pump;bilge;oily water separator;oil record book;sewage plant marine;fresh water generator;refrigeration marine;inert gas system;scrubber;crank case inspection;piston overhaul;cylinder liner;injector overhaul;turbocharger overhaul;planned maintenance amos;dry docking;class survey;stcw iii/1;coc engineer;second engineer unlimited;chief engineer unlimited;eto;high voltage marine;motorman;oiler;fitter on board;engine wiper;marpol annex vi;lng carrier;vlcc;port state control;uscg qmed;sea time;maschinenraum;schiffsmotor;schiffsbetriebstechnik;maschinenwache;hauptmaschine;separator;bunkern;salle des machines;moteur marin;quart machine;appareil propulsif;soutage;brevet mécanicien',
  },
  port_terminal_operative: {
    titles:
      'port operative;stevedore;longshoreman;terminal operator;ship agent;harbour master;vessel planner;hafenarbeiter;hafenfacharbeiter;schiffsmakler;ouvrier portuaire;agent maritime;consignataire',
    words:
      "stevedoring;container terminal;quayside;quay crane;sts crane;rtg;rubber tyred gantry;straddle carrier;reach stacker;tug master;internal movement vehicle;lashing;twistlock;lashing gang;vessel discharge;vessel loading;bulk terminal;grab discharge;ro-ro terminal;breakbulk;cargo hatch;ship's hold;berth planning;vessel planning;bay plan;stowage planning;navis n4;tos;yard planning;gate operation;container gate;damage survey container;empty depot;ship agency;port agency;port call;disbursement account;notice of readiness;statement of facts;laytime;crew change;bunker supply;customs formalities ship;harbour master;vts;pilot boarding;mooring gang;linesman port;isps;pfso;port marine safety code;dockside;tally clerk;ila;ilwu;longshore;demurrage vessel;hafen;hafenumschlag;containerbrücke;laschen;schiffsabfertigung;terminalbetrieb;van carrier;hafenlotse;manutention portuaire;grutier portuaire;escale navire;acconier;capitainerie",
  },
  removals_operative: {
    titles:
      'removal operative;removals porter;furniture mover;removals driver;relocation surveyor;umzugshelfer;möbelpacker;déménageur',
    words:
      'house removal;home removal;office move;furniture moving;furniture removal;export wrapping;packing crockery;packing service;bubble wrap;tea chest;wardrobe carton;furniture blanket;removal blanket;transit blanket;removal skate;furniture dolly;piano moving;stair climb;stair carry;luton van;tail lift;7.5 tonne removal;storage container;self storage;crate hire;inventory sheet;dismantle and reassemble furniture;bed dismantle;floor protection;walk board;pre-move survey;cubic feet;household goods;british association of removers;fidi;commercial relocation;it relocation;crate move;library move;fine art handler;art handling;art crate;overseas removal;groupage removals;moving crew;residential move;long distance move;moving van;loading truck furniture;household goods claim;möbeltransport;möbelmontage umzug;umzugskarton;tragegurt;außenaufzug umzug;einlagerung möbel;déménagement;emballage mobilier;monte-meubles;garde-meubles;cartonnage',
  },
  waste_recycling_operative: {
    titles:
      'refuse collector;waste operative;recycling operative;refuse driver;street cleaner;household waste site operative;weighbridge operator;müllwerker;fachkraft für kreislauf- und abfallwirtschaft;straßenreiniger;éboueur;ripeur;agent de tri',
    words:
      'refuse collection;bin lorry;rcv;refuse loader;wheelie bin;kerbside recycling;bin lift;missed bin;bulky waste collection;trade waste;commercial waste round;skip lorry;hook loader;roro skip;skip exchange;materials recovery facility;mrf;picking line;picking cabin;sorting waste;baler;baling;trommel;shredder;waste transfer station;weighbridge;weighbridge ticket;waste transfer note;hazardous waste consignment;ewc code;duty of care waste;wamitab;cotc;landfill;landfill compactor;energy from waste;efw;incinerator;composting site;anaerobic digester feed;household waste recycling centre;hwrc;civic amenity;scrap yard;metal recycling;weee;clinical waste;sharps bin collection;gully sucker;street sweeping;mechanical sweeper;litter picking;barrow beat;fly tipping;graffiti removal;roll-off;transfer station;rear loader;front loader;sanitation worker;abfallentsorgung;müllabfuhr;entsorgung;wertstoffhof;recyclinghof;straßenreinigung;entsorgungsfachbetrieb;collecte des déchets;tri sélectif;déchetterie;ordures ménagères;benne;balayage',
  },
  rail_track_operative: {
    titles:
      'track operative;p-way engineer;permanent way engineer;track worker;coss;platelayer;gleisbauer;gleisarbeiter;agent de la voie;poseur de voie',
    words:
      'permanent way;p-way;track maintenance;track renewal;ballast tamping;tamper;rail stressing;rail welding;thermit welding;flash butt welding;fishplate;rail clip;pandrol;track inspection;basic visual inspection;points and crossings;s&c;switch and crossing;gauge track;track cant;twist fault;track geometry;ultrasonic rail test;rail lookout;coss;iwa;pts card;pts ac dcr;sentinel card;engineering supervisor;pic possession;rail possession;blockade;strapping;safe system of work pack;network rail;level crossing;drainage track;vegetation clearance rail;off-track;fencing railway;road rail vehicle;rrv;on-track machine;rail trolley;kango tamping;stoneblower;engineering train;wheel burn;track handback;line block;roadmaster;maintenance of way;tie replacement;rail spike;fra track safety;gleisbau;weichenbau;schotter;schwelle;gleisbaumaschine;sicherungsposten;sakra;voie ferrée;crane ballast;traverse;aiguillage;soudure aluminothermique;annonceur sécurité voie',
  },
  rail_signalling_engineer: {
    titles:
      'rail signalling engineer;signalling technician;s&t technician;signalling designer;signaller;signalman;leit- und sicherungstechniker;fahrdienstleiter;aiguilleur;agent de signalisation ferroviaire;technicien signalisation',
    words:
      "railway signalling;signalling;signalling design;interlocking;route setting;track circuit;axle counter;point machine;points heating;signal head;signal sighting;relay interlocking;ssi;cbi;westlock;smartlock;ertms;etcs level 2;atp;tpws;aws tpws;cbtc;moving block;signal box;panel box;rail operating centre;absolute block;track circuit block;level crossing control;control table;scheme plan;bonding plan;signalling principles;irse licence;irse;signal works testing;swth;tester in charge;signalling correlation;maintenance testing;smth;fault rectification s&t;location case;rolling test;gsm-r;telecoms rail;en 50128;en 50129;en 50126;network rail standards;lever frame;block working;train describer;automatic route setting;possession protection;line blockage;signaller workstation;ptc;positive train control;arema;grade crossing;stellwerk;elektronisches stellwerk;leit- und sicherungstechnik;lst;stellwerksbedienung;weichenantrieb;gleisfreimeldung;zugsicherung;signalisation ferroviaire;poste d'aiguillage;enclenchement;circuit de voie;aiguilles",
  },
  rolling_stock_technician: {
    titles:
      'rolling stock technician;train maintenance technician;fleet engineer rail;train depot fitter;carriage and wagon examiner;mechatroniker schienenfahrzeuge;technicien matériel roulant;mainteneur ferroviaire',
    words:
      'rolling stock;train maintenance;train depot;bogie;bogie overhaul;wheelset;wheel lathe;wheel turning;brake block;brake calliper train;traction motor;pantograph;transformer train;inverter traction;tcms;train fault download;door fault train;hvac carriage;coupler overhaul;cet tank;under-frame;carriage overhaul;level 5 overhaul;heavy maintenance rail;b exam;a exam;fitness to run;emu;locomotive servicing;fuelling point;ecm certified;gm/rt;bombardier;alstom;siemens mobility;hitachi rail;stadler;miles per technician incident;mtin;vehicle acceptance;depot shunting;shore supply;retrofit train;corrosion repair bodyshell;interior refurbishment train;wagon repair;freight wagon;brake test train;carman;fra inspection;railcar repair;schienenfahrzeug;drehgestell;radsatz;bahnwerkstatt;wagenmeister;triebzug wartung;bremsrevision;matériel roulant;atelier ferroviaire;bogies;essieu;technicentre',
  },
  driving_instructor_trainer: {
    titles:
      'driving instructor;hgv instructor;forklift instructor;driver trainer;bus driving instructor;driving examiner;fahrlehrer;moniteur auto-école;formateur conduite',
    words:
      "driving instruction;adi;adi badge;pdi licence;dvsa adi;part 3 test;adi standards check;dual controls;learner driver;learner pupil;theory test;hazard perception;driving test;manoeuvre bay;parallel park;test route;mock test;pass rate learner;intensive course driving;pass plus;motorway lesson;roadcraft;advanced driving;iam roadsmart;rospa advanced;fleet driver training;driver assessment on-road;driver cpc periodic;jaupt;lgv instructor;pcv instructor;reversing exercise;forklift trainer;rtitb instructor;itssar instructor;counterbalance training;cpcs tester;plant assessor;theory and practical forklift;candidate practical test;cbt motorcycle;das motorcycle;compulsory basic training;lesson plan driving;instructor car;franchise driving school;driver's ed;cdl instructor;entry-level driver training;range training;road test examiner;fahrschule;fahrschüler;theorieunterricht führerschein;fahrstunde;berufskraftfahrerqualifikation;seminarleiter fahrerlaubnis;auto-école;bepecaser;leçon de conduite;code de la route;titre pro ecsr;formateur caces",
  },
  roadside_recovery_technician: {
    titles:
      'recovery driver;roadside patrol;breakdown technician;tow truck driver;vehicle transporter driver;traffic officer;pannenhelfer;abschleppfahrer;dépanneur remorqueur',
    words:
      'vehicle recovery;roadside assistance;roadside repair;breakdown recovery;aa patrol;rac patrol;green flag;tow truck;slide bed;tilt and slide;spec lift;underlift;total lift;winching;winch recovery;hgv recovery;vehicle lashing;wheel lift;dolly wheels;jump start;battery replacement roadside;flat tyre change;misfuel;fuel drain;lockout vehicle;limp home;roadside diagnosis;hard shoulder;smart motorway;beacon bar;pas 43;ivr recovery;ivr vr modules;police recovery;vehicle pound;impound;car transporter;multi-car transporter;trade plate;trade plate driver;vehicle movement;collection and delivery vehicle;inspection of vehicle condition;traffic management roadside;impact protection vehicle;ipv;lane closure;cone laying;traffic management operative;tma truck;flatbed tow;aaa roadside;repossession;pannenhilfe;abschleppdienst;bergung fahrzeug;starthilfe;autotransporter;fahrzeugüberführung;dépannage remorquage;convoyage automobile;camion plateau;assistance routière;treuil',
  },
};
