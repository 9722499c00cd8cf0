// Specialties of sites, plants, ships and railways: which side of a contract, which kind of plant, which ships. As in
// specialties.ts; what begins with the bar only tells against the others. Written from general knowledge, in English,
// German and French.

import type { Division } from './specialties.ts';

export const AT_WORK: readonly Division[] = [
  // Who builds, and who looks on for the client.
  [
    "contractor's side;contractors side;contractor side;contracting side;contractor's end;auftragnehmerseite;unternehmerseite;bauunternehmerseite;côté entreprise|main contractor*;subcontractor*;subcontract*;subbie*;civils ltd;contracting;construction ltd;highways;cvr;cost value*;applications for payment;nachunternehmer*;poliere;kolonnen;kolonne;baustellenergebnis;arbeitsvorbereitung;bauunternehmung;bauleiterin;nachtragsangebot*;eigene baustellen;baugesellschaft;tiefbau gmbh",
    "|consultancy;private practice;pqs;cost plan*;elemental cost*;employer's agent;client side;commissions;selected commissions;tender report*;feasibility;due diligence;developer client*;fund monitor*;stage 2 estimate*;ingenieurgesellschaft;ingenieurbüro*;planungsbüro;bauüberwach*;bauoberleitung;lph*;hoai;rechnungsprüfung;nachtragsprüfung;auftraggeberseite;zweckverbände;maîtrise d’œuvre;maîtrise d'œuvre;assistant à maîtrise d'ouvrage;bureau d'études;bureau de contrôle;économiste",
  ],
  // Who mends, and who puts in.
  [
    'service call*;service work;service route*;trouble call*;running calls|diagnos*;no-cool;no cool;no-heat;work order*;trouble desk;tickets;repair*;calls a year;accounts;on call;on-call;rotating standby;troubleshoot*;route of',
    '|lead installer;installer;installers;installs;changeout*;rough in;rough-in;new construction;line sets;crane sets;duct;install crew;subdivisions',
  ],
  [
    'commercial equipment;commercial hvac;commercial refrigeration;commercial systems;commercial service|package unit*;packaged unit*;split system*;splits;walk-in*;air handler*;chiller*;rtus;stores;offices;clinics;kitchens;schools;strip malls;heat pump*;vrf',
    '|buses;bus;coaches;articulated coaches;sleeper cab;tractor electrical;trucks;truck;trailer;fleet shop;motor vehicle;reefers;609;semis;delivery vans',
  ],
  // Lines that make things, and wiring of houses.
  [
    'production line*;packing line*;packaging line*;automated production;automated line*;production machinery;process line*;produktionsanlage*;produktionslinien;verpackungslinie*;fertigungslinie*;lignes de production;lignes de conditionnement|filler*;filling;palletiser*;bagger*;bagging;conveyor*;wrapper*;rewinder*;canning;bottling;depositor*;weigher*;converting;corrugator;printers;spray dryer;plc;s7;compactlogix;controllogix;robot*;fryers;case packers',
    '|tenanted homes;homes;houses;flats;eicrs;eicr;showers;storage heaters;smoke alarms;voids;rewire*;first and second fix;first fix;second fix;care home;primary schools;supermarket refit*;refits;containment;emergency lighting;fire alarm*;wohnungsbau;logements',
  ],
  // What switches and transforms at high voltage, what stands in a mill, and who teaches or inspects.
  [
    'substation*;switchyard*;transmission station*;high voltage apparatus;hv apparatus;high-voltage apparatus;umspannwerk*;umspannanlage*;schaltanlagen ab;postes haute tension;poste électrique haute tension|power transformer*;circuit breaker*;circuit-breaker*;isolator*;disconnect*;sf6;doble;tan delta;tap changer*;bushing*;ocbs;station batter*;kv yard*;kv terminal*;kv substation*;kv breaker*;supergrid;grid transformer*;leistungstransformator*;leistungsschalter;disjoncteurs haute tension;transformateurs de puissance',
    '|mcc;mccs;motor control cent*;vfd;vfds;soft starter*;plc*;controllogix;instrumentation loop*;house wiring;houses;shops;farm;oilfield leases;conduit;lighting;pot lights;panel upgrades',
    '|instructor;lecturer;apprenticeship program;first period;second period;labs;permit inspection*;plan review;safety codes officer;inspection agency',
  ],
  // Whose rails.
  [
    'main line;main line network;mainline;national rail;national network;hauptbahn*;vollbahn*;réseau ferré national|freight train*;multiple unit*;emu;dmu;gsm-r;etcs;regional express;class 66;class 387;units;branch*;brake test;loco',
    '|london underground;tube stock;tube;central line;metro;tram;trams;tramway;u-bahn;straßenbahn*;stadtbahn;light rail;dlr;parcel*;multi-drop;drops',
  ],
  // What a ship carries.
  [
    'tanker;tankers;oil tanker*;chemical tanker*;product tanker*;chemical carrier*;gas carrier*;tankschiff*;pétrolier*;chimiquier*|imo ii;imo 2;framo;sire;oil/chem;prod/chem;stainless;lr1;lr2;mr2;cargo pump*;inert gas;aframax;suezmax;vlcc;lng;lpg;cdi;cargo tank*;vetting',
    '|container ship*;containers;teu;bulk carrier*;bulkers;bulker;ro-ro;ro-pax;ferry;ferries;cruise ship*;cruise;supply boats;psv;ahts;car carrier*;reefers;fishing vessel*;tugs;containerschiff*;porte-conteneurs',
  ],
  // Who is in the tree, and who is below it.
  [
    'climber;climbers;climbing arborist*;tree climber*;baumkletter*;arboriste grimpeur*;grimpeur*|aloft;aerial;spur;srt;doubled rope;crown reduction*;reductions;dismantles;dismantle;rigging;rope rescue;seilklettertechnik;taille en hauteur',
    'groundsman;groundswoman;groundsperson;groundie|run the ground;lowering;chipping;grinding;cones;brush dragging;gardener',
    '|tree officer;tpo;tree preservation order*;qtra;vta;qgis;ezytreev;tree survey*;appeals;planning applications;baumkontroll*;baumkataster',
  ],
  // Parts for cars, and parts for aircraft.
  [
    'automotive supplier*;automotive oem*;automotive;tier 1;tier one;automobilzulieferer*;automobilindustrie;équipementier*|ppap*;iatf;apqp;oem;vda;8d*;gp12;run at rate;seating;steering;brake;launch*;bmw;vw;ford;toyota;stellantis;nissan;audi;gm',
    '|as9145;as9100;as13100;nadcap;aero;aerospace;engine primes;airframe*;first article*;medical device*;iso 13485;parcel hub;call center',
  ],
  // Who has the budget of a site, and who leads its crews.
  [
    'conduite de travaux;conducteur de travaux;conductrice de travaux|déboursés;avenants;dgd;décompte*;plus-values;situations de travaux;compte de chantier;études d’exécution;demandes de prix',
    "|chef de chantier;cheffe de chantier;implantation;rotation des banches;quart d’heure sécurité;quart d'heure sécurité;toupies;intérimaires;heures et commandes;compagnons",
  ],
  // What a farm lives by.
  [
    'dairy farm*;dairy herd*;dairy unit*;dairy cows;dairying;milchvieh*;milchkühe;élevage laitier;vaches laitières|dairy;milking;parlour;cows;calving;scc;calf rearing;melk*;kühe;traite',
    'arable;tillage;combinable crops;ackerbau*;grandes cultures|wheat;barley;oilseed rape;combine;drilling;spraying;potatoes;sugar beet;grain store*;weizen;gerste;blé;orge;colza',
    'beef herd*;beef farm*;beef unit*;suckler*;finishing cattle;mutterkuh*;rindermast;bovins viande|store cattle;beef;feedlot*;weanling*',
    'sheep farm*;flock*;schafhaltung;élevage ovin|lambing;ewes;shearing;mutterschafe;brebis',
    'pig farm*;pig unit*;schweinehaltung;schweinemast;élevage porcin|sows;farrowing;weaners;finishers;sauen;truies',
    'poultry farm*;poultry unit*;broiler*;geflügel*;élevage avicole|hatchery;hens;layers;legehennen;poules;poulets',
  ],
  // Who keeps a door at night, a shop by day and an empty office.
  [
    'nightclub*;night-club*;late bar*;late venue*;late-night venue*;nightlife;diskothek*;discothèque*;boîte de nuit|club;bouncer*;doorman;door staff;dance floor;ejection*;challenge 25;pat-downs;clicker;smoking terrace;wristbands;dispersal;late licence',
    'retail security;retail guarding;store detective*;store security;ladendetektiv*|shoplift*;supermarket*;till receipts;electronic tags',
    'static guarding;manned guarding;corporate security;objektschutz|office block;gatehouse;night patrol*;alarm response;key register;lock-up;occurrence book',
  ],
];
