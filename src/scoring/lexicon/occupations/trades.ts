// Trades: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const TRADES_OF_BUILDING: Occupations = {
  domestic_electrician: {
    titles:
      'electrician;domestic installer;approved electrician;sparky;journeyman electrician;elektriker;elektroniker für energie- und gebäudetechnik;électricien;électricien bâtiment',
    words:
      'electrical installation;first fix;second fix;rewire;full rewire;consumer unit;fuse board change;rcbo;rcd;mcb;ring main;socket outlet;lighting circuit;downlight;cooker circuit;electric shower;18th edition;bs 7671;2391;2382;am2;nvq level 3 electrical;jib gold card;ecs card;niceic;napit;part p;eicr;electrical installation certificate;minor works certificate;testing and inspection;dead test;insulation resistance test;megger;multifunction tester;fault finding;steel conduit;trunking;twin and earth;swa cable;cable tray;glanding;ev charger install;smoke alarm interlink;pat testing;romex;conduit bending;nec code;journeyman license;ibew;breaker panel;elektroinstallation;zählerschrank;leitungen verlegen;schlitze stemmen;dguv v3;verteilerbau;e-check;unterputz;installation électrique;tableau électrique;nf c 15-100;habilitation électrique;tirage de câbles;consuel;saignée;colonnes montantes;éclairage de secours;vdi;différentiels;appareillage;gaines;prise de terre;elektroinstallateur;unterverteilung',
  },
  industrial_electrician: {
    titles:
      'industrial electrician;maintenance electrician;electrical maintenance technician;panel wirer;betriebselektriker;elektroniker für betriebstechnik;électricien industriel;électromécanicien',
    words:
      'three-phase;three-phase motor;motor control centre;star delta starter;dol starter;contactor;overload relay;variable speed drive;inverter drive;control panel;panel wiring;panel building;relay logic;plc fault finding;limit switch;proximity sensor;busbar;lv switchgear;hv switching;breakdown maintenance;ppm;steel wire armoured;swa glanding;cable ladder;basket tray;steel conduit;motor rewind;motor alignment;lockout tagout;loto;isolation procedure;atex;compex;emergency lighting;400v;thermographic survey;hygienic food factory electrical;crane electrical;ferrules;din rail terminal;wiring diagram;control circuit;megger;multimeter;18th edition;safe isolation;3rd year apprentice electrical;shutdown work;instrumentation loop;elektroanlagen;betriebselektrik;schaltschrankbau;störungsbehebung;motoren anschließen;steuerungsbau;niederspannungsanlage;elektrofachkraft;armoire électrique;câblage industriel;dépannage électrique;variateur;démarreur;schéma électrique industriel;energieelektroniker;schaltanlagen;prüfung nach dguv v3;habilitation b2v;armoires électriques',
  },
  overhead_linesman: {
    titles:
      'overhead linesman;cable jointer;lineman;power line technician;substation fitter;freileitungsmonteur;kabelmonteur;monteur de réseaux électriques',
    words:
      'overhead line;ohl;wood pole;pole erection;pole climbing;climbing irons;steel tower;conductor stringing;live line work;hot stick;cable jointing;11kv joint;33kv joint;termination kit;heat shrink;pole mounted transformer;recloser;abc cable;stay wire;tree cutting near lines;dno;eusr;switching authorisation;authorised person;portable earths;spiking gun;cat and genny;cable trench;link box;service joint;cut-out;meter tails;storm restoration;bucket truck;insulator;cross-arm;ground crew;journeyman lineman;ibew;substation;oil circuit breaker;ocbs;tan delta;ductor;contact resistance;breaker timing;doble;dga;tap changers;bushings;sf6;portable grounds;isolation steps;hold the permit;station battery;high voltage yard;rubber gloving;fibre wrap;network operative;catenary;ole;gantry;streetlight column connection;freileitung;kabelmontage;muffen setzen;mastbau;mittelspannung;netzmonteur;erdkabel;ligne aérienne;réseau hta;raccordement souterrain;boîte de jonction;travaux sous tension;nacelle',
  },
  plumber: {
    titles:
      'plumber;plumbing and heating engineer;journeyman plumber;bathroom fitter;klempner;anlagenmechaniker shk;installateur;plombier;plombier-chauffagiste',
    words:
      "plumbing;first fix plumbing;second fix plumbing;copper pipe;soldering copper;capillary joint;compression fitting;press fit;plastic push-fit;speedfit;radiator;central heating;unvented cylinder;g3 unvented;immersion heater;bathroom installation;bathroom suite;shower tray;wc pan;wash basin;tap replacement;stopcock;leak repair;burst pipe;blocked drain;soil stack;waste pipe;water regulations;backflow prevention;underfloor heating;manifold;power flush;thermostatic radiator valve;trv;cold water storage tank;pipe bending;pipe freeze;drain jetting;pex;pvc pipe;rough-in;water heater;sewer snake;sink trap;p-trap;cast iron stack;cipp lining;nvq level 2 plumbing;sanitär;sanitärinstallation;heizungsbau;rohrinstallation;badsanierung;trinkwasserinstallation;shk;plomberie;sanitaire;soudure cuivre;évacuation;ballon d'eau chaude;robinetterie;heizungsbauer;plombier chauffagiste",
  },
  gas_engineer: {
    titles:
      'gas engineer;gas safe engineer;heating engineer;boiler engineer;gasinstallateur;heizungsmonteur;chauffagiste',
    words:
      'gas safe;gas safe registered;acs;ccn1;cenwat;cpa1;htr1;ckr1;meters met1;cp12;landlord gas safety record;boiler service;boiler breakdown;boiler installation;combi boiler;condensing boiler;flue gas analyser;combustion analysis;tightness test;gas rate;working pressure;gas leak;warning notice;gas industry unsafe situations;at risk notice;immediately dangerous;pcb replacement;diverter valve;fan replacement;heat exchanger;expansion vessel;worcester bosch;vaillant;ideal boiler;baxi;viessmann;gas fire;cooker fit;back boiler;system flush;benchmark commissioning;smart thermostat;codnco1;commercial gas;oftec;oil boiler;lpg;heat pump install;mcs;gasgerät;gastherme;heizungswartung;brennwert;ölbrenner;abgasmessung;gasinstallation;trgi;chaudière;entretien chaudière;brûleur;gaz naturel;pg gaz;pompe à chaleur',
  },
  hvac_refrigeration_technician: {
    titles:
      'refrigeration engineer;hvac technician;air conditioning engineer;chiller engineer;kältetechniker;mechatroniker für kältetechnik;frigoriste;technicien cvc',
    words:
      'hvac service;refrigeration;air conditioning;f-gas;f-gas category 1;epa 608;nate certified;split system;vrf;vrv;daikin;mitsubishi electric;chiller;cold room;walk-in freezer;display case refrigeration;compressor;condenser;evaporator;expansion valve;txv;refrigerant;r410a;r32;co2 refrigeration;ammonia plant;refrigerant recovery;vacuum pump;manifold gauges;superheat;subcooling;leak detection;brazing;silver brazing;nitrogen pressure test;flaring tool;ahu filter change;fan belt;fan coil unit;rooftop unit;rtu;furnace;heat pump;ductwork;thermostat;condensate pump;city & guilds 2079;defrost;ppm visit;tm44 inspection;cooling tower;kältetechnik;klimaanlage;kälteanlage;kühltechnik;gewerbekälte;verbundanlage;kältemittelbilanz;dichtheitskontrolle;kühlzelle;tiefkühlraum;chemklimaschutzv;r744;r449a;kältemittel;wärmepumpe;kältemonteur;verflüssiger;froid commercial;climatisation;fluide frigorigène;attestation de capacité;chambre froide;tirage au vide',
  },
  ductwork_insulation_installer: {
    titles:
      'ductwork installer;sheet metal duct fitter;thermal insulation engineer;lagger;pipe lagger;lüftungsmonteur;isolierer;calorifugeur',
    words:
      "ductwork installation;spiral duct;rectangular duct;duct hanger;flexi duct;grille;diffuser;volume control damper;fire damper;dw144;access panel;duct fabrication;duct sealing;air handling unit lift;threaded rod;unistrut;thermal insulation;pipe lagging;lagging;mineral fibre section;phenolic foam;armaflex;foil-faced insulation;cladding metal;aluminium cladding;pvc oversleeve;ductwork insulation;cryogenic insulation;removable jacket;fire rated ductwork;plant room;ceiling void;insulator;asbestos removal;asbestos enclosure;negative pressure unit;decontamination unit;licensed asbestos removal;p402;p405;controlled stripping;rpe face fit;wärmedämmung;isolierung;lüftungskanal;blechisolierung;kältedämmung;brandschutzisolierung;wickelfalzrohr;gaine de ventilation;calorifugeage;isolation thermique industrielle;désamiantage;tôle d'habillage",
  },
  mig_mag_welder: {
    titles:
      'mig welder;mag welder;production welder;welder fabricator;schweißer;mag-schweißer;soudeur;soudeur semi-auto',
    words:
      'mig welding;mag welding;gmaw;flux-cored;fcaw;mig/mag;semi-automatic welding;fillet weld;butt weld;tack weld;position welding;vertical up;overhead weld;mild steel;structural steel welding;welding torch;wire feeder;shielding gas;argoshield;welding visor;grinding;dressing welds;angle grinder;weld bead;spatter removal;iso 9606;weld test;coded welder;wps;aws d1.1;135;welding fixture;welding jig;fabrication drawing;robot welding operator;trailer chassis;steel plate;box section;rsj;plasma cutter;oxy-fuel cutting;gas cutting;gouging;preheating torch;schutzgasschweißen;mag-schweißen;schweißerpass;schweißnaht;blechteile schweißen;kehlnaht;schweißprüfung;soudage mag;semi-auto;soudure à plat;meulage;licence de soudage;soudure par pointage;schweißfachkraft;soudeur mag;charpente métallique;136',
  },
  tig_pipe_welder: {
    titles:
      'tig welder;coded pipe welder;stainless welder;gtaw welder;orbital welder;wig-schweißer;rohrschweißer;soudeur tig;tuyauteur-soudeur',
    words:
      'tig welding;gtaw;stainless steel welding;aluminium welding;pipe welding;root run;root pass;hot pass;cap run;weld capping;6g;hl045;6g coded;5g;purge welding;back purge;argon purge;tungsten;filler rod;orbital weld;hygienic pipework;sanitary tube welding;duplex;super duplex;inconel;titanium welding;mma;smaw;stick welding;low hydrogen electrode;7018;downhill welding;x-ray quality weld;radiographic standard;asme ix;iso 9606-1;weld coding test;pipe prep;bevel;weld fit-up;consumables quiver;rod oven;weld map;weld number stamp;pressure vessel weld;power station shutdown;refinery shutdown;thin wall tube;coded test;wig-schweißen;e-hand;rohrleitungsbau;wurzellage;edelstahlschweißen;schweißerzeugnis;soudage tig;soudure inox;passe de racine;arc électrode;purge argon;stainless tube;sanitary welding;argon;orbital welding;swagelok;polysoude;bpe;en iso 9606;141;bore scope;boroscope;weld log;heat numbers;dairy lines;pharma pipework;edelstahlschweißer;tuyauterie inox;soudage orbital;food-grade pipe;thin wall;coded welder;316l',
  },
  pipefitter: {
    titles:
      'pipefitter;pipe fitter;steamfitter;sprinkler fitter;mechanical pipefitter;rohrschlosser;rohrleitungsbauer;tuyauteur',
    words:
      "pipefitting;process pipework;carbon steel pipework;isometric drawing;pipe spool;spool fabrication;flange;flange make-up;bolt torque;hydraulic torque wrench;mjst;mjh;gasket replacement;pipe threading;victaulic;grooved pipe;screwed pipe;press fit pipework;steam pipework;steam trap;condensate line;chilled water pipework;pipe bracket;pipe support;valve replacement;pipe strainer;hydrotest;pressure testing;slip blind;pipe spade;break containment;line break;hot bolting;pipe bending;take-off from isometric;tack weld;sprinkler pipe;dry riser;cpvc;uas local;ua steamfitter;ccnsg passport;ccnsg;ecitb;shutdown turnaround;small bore tubing;swagelok;compression tubing;rohrleitungsmontage;rohrschlosserei;flanschmontage;druckprüfung;isometrielesen;industrierohrleitung;anlagenmontage;tuyauterie;montage tuyauterie;lecture d'iso;bride de tuyauterie;piquetage;épreuve hydraulique",
  },
  sheet_metal_worker: {
    titles:
      'sheet metal worker;tinsmith;press brake operator;laser cutter operator;blechner;feinblechner;tôlier;opérateur plieuse',
    words:
      'sheet metal;press brake;cnc press brake;amada;trumpf;bystronic;guillotine;folding machine;bend allowance;flat pattern;developed blank;turret punch;cnc punch;laser cutting;fibre laser;nesting software;waterjet;plasma profile;deburring;linishing;pem insert;hardware insertion;spot welding;riveting;pop rivet;swaging;wheeling machine;english wheel;sheet shear;stainless steel sheet;galvanised sheet;aluminium sheet;enclosure;cabinet fabrication;ductwork fabrication;hammer and dolly;marking out;development by triangulation;precision sheet metal;tooling v-block;back gauge;aircraft sheet metal;blechbearbeitung;abkanten;abkantpresse;kanten;stanzen;laserschneiden;feinblech;tôlerie fine;pliage;plieuse numérique;poinçonneuse;découpe laser;cisaillage',
  },
  fabricator_steel_erector: {
    titles:
      'fabricator;plater;steel erector;boilermaker;metalworker;ironworker;stahlbauschlosser;metallbauer;métallier;chaudronnier;monteur en charpente métallique',
    words:
      'steel fabrication;fabrication;plating;plater welder;marking off;boilermaking;structural steelwork;steel erection;bolting up;column splice;steel beam;rsj;universal beam;base plate;connection bolt;spud wrench;podger;staircase fabrication;balustrade;handrail;gates and railings;balcony;steel platform;access platform steel;steel catwalk;pressure vessel fabrication;tank fabrication;plate rolling;shell plate;plate rolls;drilling line;mag drill;punching and shearing;saw line;trial assembly;ce marking en 1090;galvanizing;shot blasting;cherry picker;crane slinger;tag line;decking installation;cladding sheet install;purlin;cscs steel erector;ornamental metal;blacksmith forge;connecting red iron;stahlbau;metallbau;schlosserei;geländerbau;stahlbaumontage;treppenbau;anreißen;zusammenbau stahlkonstruktion;métallerie;serrurerie;chaudronnerie;traçage;garde-corps;charpente métallique',
  },
  cnc_machinist: {
    titles:
      'cnc machinist;cnc setter operator;cnc programmer;milling machinist;zerspanungsmechaniker;cnc-fräser;cnc-dreher;opérateur commande numérique;fraiseur;tourneur',
    words:
      "cnc machining;cnc milling;cnc turning;cnc lathe;machining centre;vertical machining centre;vmc;5-axis;3-axis mill;sliding head;swiss lathe;mill-turn;fanuc control;heidenhain;siemens 840d;mazatrol;mazak;haas;dmg mori;doosan;okuma;g-code;m-code;offline programming;mastercam;edgecam;featurecam;hypermill;fusion 360 cam;tool offset;work offset;tool setting;setting and operating;first-off inspection;micrometer;vernier;bore gauge;tight tolerance;micron;carbide insert;end mill;drill and tap;boring bar;coolant;feeds and speeds;fixture setup;soft jaws;collet;bar feeder;one-off;small batch;batch machining;deburr;aerospace component;zerspanung;drehen;fräsen;cnc-drehmaschine;bearbeitungszentrum;rüsten;werkzeugkorrektur;usinage;tournage;fraisage;commande numérique;réglage machine;centre d'usinage;programmieren heidenhain;sinumerik;régleur;prise d'origine",
  },
  manual_machinist_grinder: {
    titles:
      'manual machinist;manual turner;grinder;universal miller;conventional machinist;werkzeugmaschinenspaner;schleifer;rectifieur;tourneur-fraiseur conventionnel',
    words:
      "manual lathe;centre lathe;colchester lathe;turret mill;bridgeport;manual milling;universal milling;horizontal borer;vertical borer;surface grinding;cylindrical grinding;centreless grinding;internal grinding;jones and shipman;grinding wheel dressing;tool grinding;slotting machine;keyway;broaching;screwcutting;gear cutting;gear hobbing;gear grinding;honing;lapping;knurling;parting off;four-jaw chuck;lathe steady;dti clocking;clocking in a job;radial drill;jig borer;turning between centres;repair machining;shaft repair;reverse engineered part;one-off part;toolroom;drawing reading;micron finish;imperial and metric;konventionelles drehen;konventionelles fräsen;flachschleifen;rundschleifen;verzahnen;hartdrehen;honen;tour conventionnel;rectification;fraiseuse conventionnelle;taillage d'engrenage;affûtage",
  },
  toolmaker: {
    titles:
      'toolmaker;mould maker;die maker;tool and die maker;toolroom engineer;werkzeugmacher;werkzeugmechaniker;outilleur;mouliste',
    words:
      "toolmaking;toolroom;press tool;progression tool;progressive die;die set;stamping die;injection mould tool;mould tool;mould polishing;core and cavity;ejector pin;hot runner;split line;tool repair;tool maintenance;tool refurbishment;die sharpening;spark erosion;edm;wire erosion;wire edm;die sinker;edm electrode;jig boring;jig grinding;jigs and fixtures;precision grinding;surface grinder;bench fitting;spotting press;blueing;tool trial;sampling shot;tool steel;hardening;d2 steel;p20;punch and die;blanking;tonnage press;checking fixture;mould flow;trial press;die casting tool;extrusion die;pattern making;werkzeugbau;formenbau;spritzgießwerkzeug;stanzwerkzeug;senkerodieren;drahterodieren;tuschieren;vorrichtungsbau;outillage;moule d'injection;électro-érosion;ajustage;outil de presse",
  },
  mechanical_fitter: {
    titles:
      'mechanical fitter;assembly fitter;millwright;bench fitter;hydraulic fitter;industriemechaniker;schlosser;monteur;ajusteur-monteur;mécanicien monteur',
    words:
      "mechanical fitting;bench fitting;machine building;machine assembly;pump overhaul;pump strip-down;gearbox rebuild;bearing replacement;bearing fitting;shaft alignment;laser alignment;shaft coupling;mechanical seal;impeller;conveyor repair;roller chain;sprocket;vee belt;hydraulic cylinder;hydraulic hose;hydraulic pump;power pack;pneumatic cylinder;valve overhaul;turbine overhaul;strip and rebuild;shimming;dial indicator;torque wrench;hand tools;pillar drill;taper lock;keyway;press fit;interference fit;hand scraping;rigging and lifting;chain block;machine relocation;grouting machine base;millwrighting;babbit bearing;engineering apprenticeship;drawing interpretation;shutdown fitter;marine fitter;wind turbine fitter;industriemechanik;maschinenmontage;lagerwechsel;hydraulik;pneumatik;baugruppenmontage;feilen bohren sägen;instandsetzung;ajustage;montage mécanique;alignement d'arbre;vérin hydraulique;pompe centrifuge;betriebsschlosser;instandhaltung;instandhaltungsmechaniker;anlagenmechaniker;betriebstechnik;wälzlager;getriebe;pumpen;dichtungen;fördertechnik;störungsbeseitigung;störungssuche;wartungsplan;vorbeugende wartung;abfüllanlage;verpackungsmaschine;reparatur von anlagen;schichtschlosser;ausrichten von wellen;motoren ab- und anklemmen;effkt;elektrofachkraft für festgelegte tätigkeiten;mécanicien de maintenance;maintenance préventive;dépannage;technicien de maintenance industrielle;roulements et pompes",
  },
  multi_skilled_maintenance_technician: {
    titles:
      'multi-skilled maintenance engineer;maintenance technician;shift engineer;maintenance mechanic;industrial maintenance technician;instandhaltungsmechaniker;betriebstechniker;technicien de maintenance industrielle',
    words:
      'multi-skilled maintenance;reactive maintenance;planned preventive maintenance;ppm;machine breakdown;breakdown response;electrical bias;mechanical bias;4 on 4 off;shift maintenance;conveyor belt;packaging line;labeller;case packer;palletiser;filling line;servo drive;plc fault finding;pneumatics;hydraulics;bearing;gearbox;belt tensioning;sensor replacement;photo-eye;inverter fault;cmms;job card;spares;mttr;tpm;centralised lubrication;greasing;loto;root cause;oee;downtime;changeover support;welding and fabrication repair;boiler house;compressed air;steam system;fmcg factory;17th edition;18th edition;onc engineering;hnc engineering;time-served;apprentice trained;instandhaltung;wartung und reparatur;störungssuche;produktionsanlage;anlagenverfügbarkeit;mechanische instandhaltung;bereitschaftsdienst technik;maintenance préventive;maintenance curative;gmao;dépannage machine;ligne de conditionnement;électromécanique;mechatroniker;instandhalter;störungsbehebung;elektrofachkraft;schaltschrank;sps-diagnose;electromécanicien;sap pm;maintmaster',
  },
  facilities_handyperson: {
    titles:
      'facilities maintenance technician;handyperson;handyman;building maintenance operative;multi-trade operative;caretaker;hausmeister;haustechniker;agent de maintenance bâtiment;homme toutes mains',
    words:
      "handyman;multi-trade;void property;void works;responsive repair;reactive repair;small works;patch plastering;tap washer;silicone sealing;door easing;lock change;touch-up painting;flat pack assembly;shelving;gutter clearing;fence repair;light bulb change;lamp replacement;flushing little-used outlets;legionella temperature check;water temperature check;fire alarm weekly test;emergency light test;boiler room;plant room check;meter reading;pda job;housing association repairs;emergency out-of-hours repair;sor codes;tenanted property;social housing repairs;school caretaker;gritting;grounds litter;opening and locking up;furniture moving;contractor escort;building fabric;planon;concept evolution;concerto;make-ready turn;apartment turn;hoa;hausmeisterdienst;haustechnik;kleinreparatur;winterdienst;gebäudeunterhalt;schließdienst;außenanlagenpflege;petit bricolage;entretien du bâtiment;gardien d'immeuble;petits travaux;second œuvre",
  },
  lift_engineer: {
    titles:
      'lift engineer;elevator mechanic;lift service engineer;escalator technician;aufzugsmonteur;ascensoriste;technicien ascenseur',
    words:
      "lift maintenance;lift installation;lift breakdown;elevator;escalator;traction lift;hydraulic lift;mrl;machine room less;lift motor room;lift shaft;lift car;landing door;door operator;lift door lock;safety gear;overspeed governor;governor rope;suspension rope;roping;counterweight;guide rail;lift buffer;lift controller;vvvf drive;car top control;entrapment;passenger release;lg1;saft test;loler inspection;en 81-20;en 81-50;bs 7255;pas 32;kone;otis;schindler;thyssenkrupp tk elevator;levelling fault;door edge;autodialler;stairlift;platform lift;dumbwaiter;neiep;iuec;asme a17.1;modernisation;aufzug;aufzugsanlage;aufzugswartung;fahrtreppe;türantrieb;fangvorrichtung;personenbefreiung;ascenseur;dépannage ascenseur;cabine d'ascenseur;gaine palière;désincarcération;escalier mécanique",
  },
  carpenter_joiner: {
    titles:
      'carpenter;joiner;site carpenter;bench joiner;shopfitter;framer;finish carpenter;tischler;schreiner;zimmermann;menuisier;charpentier',
    words:
      'carpentry;joinery;first fix carpentry;second fix carpentry;stud partition;timber stud wall;door hanging;door lining;skirting;architrave;staircase;stair balustrade;cut roof;truss roof;roof trusses;floor joist;joist hanger;noggin;wall plate;rafter;purlin;fascia and soffit;timber frame kit;floor boarding;decking;kitchen fitting;worktop;fitted wardrobe;sash window;bench joinery;mortice and tenon;dovetail;spindle moulder;planer thicknesser;mitre saw;chop saw;nail gun;paslode;router jig;ironmongery;fire door installation;formwork;shuttering;cscs blue card;rough framing;sheathing;trim carpentry;cabinet install;crown molding;ubc union;shopfitting;tischlerei;schreinerei;zimmerei;dachstuhl;innenausbau;türen einbauen;holzbau;menuiserie;charpente bois;pose de portes;parquet;ossature bois;agencement;zimmerer;pose de menuiseries',
  },
  formwork_carpenter: {
    titles:
      'formwork carpenter;shuttering carpenter;shuttering joiner;concrete form setter;einschaler;betonbauer;coffreur;coffreur-bancheur',
    words:
      "formwork;shuttering;concrete shutter;peri;doka;formwork panel;trio system;table form;climbing formwork;jump form;slip form;falsework;wall shutter;column shutter;slab soffit;concrete kicker;box out;stop end;tie rod;snap ties;release agent;mould oil;striking formwork;concrete pour;pump pour;poker vibrator;vibrating poker;laser level;engineer's line;setting out grid;rc frame;bridge deck shutter;retaining wall shutter;foundation shutter;edge protection;cast-in item;starter bar;chamfer;day joint;temporary works design;plyform;concrete finishing;power float;screed;curing compound;schalung;schalungsbau;betonieren;schaltafel;stahlbetonbau;rahmenschalung;ortbeton;coffrage;banche;décoffrage;béton banché;étaiement;gros œuvre",
  },
  bricklayer_mason: {
    titles: 'bricklayer;brickie;mason;stonemason;block layer;maurer;steinmetz;maçon;tailleur de pierre',
    words:
      'bricklaying;brickwork;blockwork;laying brick;facing brick;dense block;thermalite block;cavity wall;wall tie;cavity tray;dpc;dpm;lintel;cement mortar;sand and cement;lime mortar;brick pointing;repointing;bucket handle joint;weatherstruck;gauge rod;corner profile;string line;english bond;flemish bond;stretcher bond;soldier course;quoin;arch centring;chimney stack;garden wall;foundation footings;oversite;trowel;brick hammer;brick bolster;hod carrier;gable end;plot work;2 and 1 gang;new build housing;stonework;ashlar;dry stone wall;stone carving;banker mason;cmu;tuckpointing;masonry restoration;mauerwerk;mauern;klinker;verfugen;kalksandstein;rohbau;naturstein;putzarbeiten;maçonnerie;parpaing;brique;mortier;fondation;dallage;pierre de taille;coffrage',
  },
  plasterer_drywaller: {
    titles:
      'plasterer;dryliner;drywall installer;taper and jointer;ceiling fixer;renderer;trockenbauer;stuckateur;gipser;plaquiste;plâtrier',
    words:
      'plastering;skimming;skim coat;float and set;multi-finish;bonding coat;backing coat;plasterboard;dot and dab;drylining;metal stud partition;metal framing;mf ceiling;suspended ceiling;grid ceiling;taping and jointing;jointing compound;corner bead;angle bead;tack boarding;overboarding;external render;monocouche;k-rend;pebbledash;silicone render;external wall insulation;ewi;coving;plaster cornice;lath and plaster;lime plaster;venetian plaster;fibrous plaster;hawk and trowel;scrim tape;feather edge;fire rated partition;british gypsum;knauf;shaft wall;sound bar;access hatch;drywall mudding;sheetrock;level 5 finish;knockdown texture;hanging board;acoustic ceiling tile;trockenbau;gipskarton;spachteln;verputzen;stuckateur;ständerwand;wärmedämmverbundsystem;abhangdecke;plâtrerie;placo;bandes à joint;cloison sèche;faux plafond;enduit',
  },
  tiler_flooring: {
    titles:
      'tiler;wall and floor tiler;floor layer;carpet fitter;flooring installer;screeder;fliesenleger;bodenleger;parkettleger;carreleur;solier-moquettiste;parqueteur',
    words:
      'tiling;wall tiling;floor tiling;porcelain tile;ceramic tile;natural stone tile;mosaic tile;wet room;tanking membrane;tile adhesive;tile grout;grouting;tile spacer;levelling clip;wet saw;tile cutter;decoupling membrane;schluter;tile trim;backer board;self-levelling compound;floor latex;screed;liquid screed;flow screed;floor laying;lvt;vinyl flooring;safety flooring;altro;cap and cove;welded joint vinyl;laminate floor;engineered wood floor;parquet;herringbone;floor sanding;carpet fitting;gripper rod;carpet underlay;stretching carpet;knee kicker;whiterock cladding;resin flooring;polished concrete;moisture test;subfloor preparation;door threshold;thinset;mortar bed;lft;fliesen;fliesen verlegen;verfugen;estrich;bodenbelag;parkett;teppichboden;carrelage;pose de carrelage;faïence;chape;ragréage;revêtement de sol',
  },
  roofer: {
    titles:
      'roofer;slater;flat roofer;roof tiler;leadworker;roofing contractor;cladder;dachdecker;polybauer;bedachungstechniker;spengler;couvreur;étancheur;zingueur',
    words:
      'roofing;steildach;flachdach;dacheindeckung;ziegeldeckung;schieferdeckung;bedachungen;dachfenster;unterdach;toiture;couverture tuiles;pitched roof;slating;slate roof;roof tile;roof batten;felt and batten;breathable membrane;ridge tile;hip tile;dry ridge;roof verge;roof valley;lead flashing;leadwork;lead valley;code 4 lead;step flashing;chimney flashing;flat roof;felt roofing;torch-on felt;epdm;single ply;grp roof;liquid applied roofing;mastic asphalt;bitumen;hot works permit;roof light;velux;guttering;fascia soffit;parapet;insulation board tapered;standing seam;zinc roof;metal cladding;composite panel roof;kingspan;industrial cladding;twin skin;thatching;slate ripper;roof ladder;stripping roof;asphalt shingle;tear-off;shingle;tpo;modified bitumen;drip edge;ice and water shield;dachdeckerei;flachdachabdichtung;dachrinne;ziegeldach;blechdach;schiefer;couverture;zinguerie;étanchéité toiture;tuile;ardoise;toiture terrasse;pvc membrane;single-ply;built-up roof;low-slope;tapered insulation;hot-air welder;robot welder;flashing details;re-roof;cover board;bitumenbahn;étanchéité',
  },
  scaffolder: {
    titles: 'scaffolder;advanced scaffolder;part 2 scaffolder;scaffold labourer;gerüstbauer;échafaudeur',
    words:
      "scaffolding;tube and fitting;system scaffold;cuplok;haki;layher;kwikstage;scaffold erection;scaffold dismantle;independent tied scaffold;birdcage scaffold;putlog;scaffold ledger;scaffold transom;scaffold standard;base jack;sole board;scaffold brace;guard rail;toe board;loading bay gate;handover certificate;scafftag;weekly scaffold inspection;tg20;sg4;cisrs;cisrs card;cisrs part 1;temporary roof;hanging scaffold;cantilever scaffold;truss-out;beam work;bridging unit;pull test;anchor tie;swivel coupler;double coupler;podger spanner;harness and lanyard;gin wheel;reveal tie;debris netting;scaffold sheeting;offshore scaffolder;stair tower;suspended scaffold;scaffold drawing;gerüstbau;gerüst aufbauen;layher gerüst;fassadengerüst;gerüstkonstruktion;traggerüst;schutzgerüst;échafaudage;montage d'échafaudage;échafaudage roulant;garde-corps;plancher;r408",
  },
  painter_decorator: {
    titles:
      'painter and decorator;industrial painter;spray painter;paper hanger;blast cleaner;maler;lackierer;maler und lackierer;peintre en bâtiment;peintre industriel',
    words:
      "painting and decorating;emulsion paint;gloss paint;undercoat;eggshell;mist coat;cutting in;brush and roller;wallpaper hanging;wallpapering;lining paper;paste table;filling and sanding;caulk;decorator's caulk;rubbing down;sugar soap;stripping wallpaper;woodwork painting;masonry paint;airless spraying;graco;spray finish;kitchen respray;dulux trade;johnstone's;paint primer;stain block;wood stain;varnish;shot blasting;grit blasting;sa 2.5;industrial coating;epoxy coating;two-pack;intumescent coating;dry film thickness;dft gauge;holiday test;nace inspector;bgas;bridge painting;powder coating;dust sheet;masking tape;touch-up;colour matching;graining;sealer coat;popcorn ceiling;malerarbeiten;lackieren;tapezieren;anstrich;spachtelarbeiten;fassadenanstrich;grundierung;peinture intérieure;papier peint;ponçage;enduisage;lasure;ravalement;enduits",
  },
  glazier_window_fitter: {
    titles:
      'glazier;window fitter;curtain wall installer;conservatory installer;glass processor;glaser;fensterbauer;fenstermonteur;vitrier;poseur de menuiseries',
    words:
      'glazing;window fitting;window installation;double glazing;double-glazed unit;sealed unit;igu;upvc window;upvc door;composite door;bifold door;sliding sash;casement window;aluminium shopfront;curtain walling;structural glazing;stick system;unitised panel;rainscreen;glass cutting;toughened glass;laminated glass;glass processing;edging and bevelling;mirror fitting;glass balustrade;glazing putty;glazing bead;glass sucker;vacuum lifter;mastic pointing;silicone seal;window survey;site survey of openings;fensa;conservatory;orangery;lantern roof;emergency boarding up;lead light;stained glass;glazing packer;toe and heel;handle and hinge replacement;door panel;storefront;window wall;schüco;reynaers;verglasung;fenstermontage;isolierglas;fensterbau;glasfassade;pfosten-riegel-fassade;glaserei;vitrage;pose de fenêtre;double vitrage;mur-rideau;miroiterie;menuiserie aluminium',
  },
  groundworker: {
    titles:
      'groundworker;civils operative;drainlayer;paviour;kerb layer;tarmac operative;labourer civils;tiefbauer;straßenbauer;pflasterer;kanalbauer;ouvrier vrd;canalisateur',
    words:
      'groundworks;footings;trench dig;trench support;trench box;drainage laying;drainlaying;manhole construction;inspection chamber;pipe laying;clay pipe;twinwall;gully;kerb laying;kerbing;slab laying;block paving;tarmac;asphalt laying;asphalt raker;macadam screed;type 1;hardcore fill;sub-base;whacker plate;wacker;trench rammer;concrete slab;oversite;beam and block;piling mat;reduced dig;service trench;cat scanner;cat and genny;genny;streetworks;nrswa;chapter 8 barriers;trench reinstatement;attenuation crate;geotextile;dumper ticket;360 ticket;laser level;cut-off saw;disc cutter;shuttering footing;reinforcement mesh;site levels;excavation support;pflasterarbeiten;kanalbau;tiefbau;bordstein;erdarbeiten;verdichten;asphalteinbau;leitungsgraben;vrd;terrassement;pose de bordures;canalisation;enrobés;tranchée',
  },
  plant_operator: {
    titles:
      "plant operator;excavator operator;360 driver;digger driver;heavy equipment operator;dumper driver;baggerfahrer;baumaschinenführer;conducteur d'engins;pelleteur",
    words:
      '360 excavator;excavator;digger;mini digger;jcb 3cx;backhoe;loading shovel;bulldozer;dozer;road grader;motor grader;site dumper;forward tipping dumper;articulated dump truck;adt;volvo adt;telehandler;rotating telehandler;ride-on roller;cpcs;npors;cpcs a59;blue card plant;machine control;gps dozer;trimble earthworks;bulk dig;muck away;muckshift;site grading;battering slope;loading lorries;breaker attachment;pecker breaker;grab attachment;quick hitch;bucket change;tilt bucket;daily machine check;greasing machine;track pads;topsoil strip;reinstating;long reach excavator;railroad excavator;road rail vehicle;demolition rated cab;pipeline spread;skid steer;bobcat;front end loader;iuoe;haul truck operator;bagger;radlader;planierraupe;baumaschinen;erdbewegung;walze;baggerarbeiten;pelle hydraulique;chargeuse;tractopelle;caces engins;niveleuse;tombereau',
  },
  crane_operator: {
    titles:
      'crane operator;tower crane driver;mobile crane operator;slinger signaller;rigger;appointed person lifting;kranführer;grutier;élingueur',
    words:
      'crane operation;tower crane;mobile crane;slewer;slewing mobile;all terrain;franna;ltm;gmk;tadano;kato;demag;dogman;tilt-up panels;two-crane lift;two-crane lifts;bridge beams;precast panels;crawler crane;luffing jib;saddle jib;all-terrain crane;liebherr;grove;spierings;hiab;lorry loader;overhead crane;gantry crane;slinging;slinger signaller;banksman;lifting plan;lift plan;appointed person;lift supervisor;contract lift;loler;bs 7121;cpcs a40;cpcs a61;radio signals;hand signals;chain sling;shackle;web sling;spreader beam;lifting beam;tandem lift;blind lift;load chart;rated capacity indicator;lifting radius;outrigger;outrigger mat;counterweight;crane ballast;wind speed limit;anti-collision system;rope reeving;crane erection;top climbing;rigging;tirfor;chain block;nccco;iti rigging;ndt hook check;heavy lift;spmt;kran;turmdrehkran;mobilkran;anschlagen von lasten;anschläger;kranschein;autokran;brückenkran;grue à tour;grue mobile;élingage;levage;pontier;chef de manœuvre;lifting supervisor;crane supervisor;a40;a61;a62;blind lifting;rough terrain crane;rough-terrain crane;boom truck;boom trucks;tandem pick;tandem picks;blind pick;blind picks;critical pick;critical picks;crane picks;load moment indicator;link-belt;manitowoc;swing cab;lattice boom;outrigger pads;crane mats;crane rental;taxi crane;tilt-up;counterweights;lift director;lift sheets',
  },
  demolition_operative: {
    titles:
      'demolition operative;demolition topman;soft strip operative;concrete cutter;diamond driller;demolition foreman;abbrucharbeiter;betonbohrer;démolisseur',
    words:
      'demolition;soft strip;strip-out;topman;structural demolition;controlled collapse;demolition plan;refurbishment and demolition survey;ccdo card;ccdo;bs 6187;high reach excavator;pulveriser;muncher attachment;crusher;concrete crusher;burning steel;oxy-propane;hot cutting;concrete breaking;kango;brokk;robotic demolition;diamond drilling;core drilling;wall sawing;floor sawing;wire sawing;hydrodemolition;stitch drilling;propping;dust suppression;water suppression;waste segregation;skip loading;muck out;hand demolition;exclusion zone;banksman;debris chute;site clearance;reclaimed material;scrap metal;explosive demolition;implosion;abbruch;rückbau;entkernung;betonsägen;kernbohrung;abbruchbagger;schuttentsorgung;démolition;curage;carottage béton;sciage diamant;déconstruction;concassage',
  },
  steel_fixer: {
    titles:
      'steel fixer;rebar installer;rodbuster;reinforcement fixer;concrete worker;eisenflechter;betonstahlverleger;ferrailleur',
    words:
      "steel fixing;rebar;rebar placement;reinforcement cage;cage assembly;pile cage;mesh;fabric reinforcement;tying wire;nips;tie gun;bar bending;rebar bender;bending schedule;cut and bend;lap length;starter bar;rebar link;stirrup;l bar;rebar chair;spacer block;concrete cover;column cage;wall mat;slab top mat;raft foundation;pile cap;concrete kicker;coupler;lenton coupler;post-tensioning strand;tendon;tendon duct;rebar cap;drawing reading rc;bar mark;shape code;t12;t16;t20;prefabricated cage;concrete placing;pump hose;concrete pump operator;tamping beam;power floating;concrete slump;concrete finisher;bull float;slipform paving;rodbuster;bewehrung;eisenflechten;betonstahl;bewehrungskorb;matten verlegen;baustahl;ferraillage;armature;façonnage d'armatures;treillis soudé;coulage béton",
  },
  piling_drilling_operative: {
    titles:
      'piling rig operator;driller;borehole driller;piling operative;tunneller;miner;bohrgeräteführer;spezialtiefbauer;tunnelbauer;foreur;mineur',
    words:
      'piling rig;cfa piling;rotary bored piling;driven pile;sheet piling;precast pile driving;mini piling;restricted access piling;piling auger;pile casing;kelly bar;tremie;bentonite;grouting;ground anchor drilling;soil nailing;rotary drilling;cable percussion rig;shell and auger;lead driller;window sampler;water well drilling;dth hammer;odex;sonic drilling;core barrel;drill rod;mud pump;directional drilling rig;hdd;auger boring;pipe jacking;microtunnelling;tbm;tunnel boring machine;segment erector;sprayed concrete lining;scl;shotcrete;rock bolt;drill jumbo;roadheader;shaft sinking;spiling;british drilling association;bda audit;pile breaking;pile integrity test;rig maintenance;roughneck;drillers log;bohrgerät;bohrpfahl;spundwand;verpresspfahl;tunnelvortrieb;spritzbeton;brunnenbohrung;foreuse;forage dirigé;pieux;paroi moulée;tunnelier;béton projeté',
  },
  construction_site_manager: {
    titles:
      'site manager;site agent;assistant site manager;construction superintendent;foreman;general foreman;bauleiter;polier;chef de chantier;conducteur de travaux',
    words:
      'site management;smsts;sssts;cscs black card;short-term programme;look-ahead programme;daily activity briefing;toolbox talk;site induction;subcontractor coordination;trade sequencing;snagging;handover of plots;nhbc;nhbc inspection;plot build;new build housing site;site diary;method statement;rams review;permit to dig;cdm;construction phase plan;scaffold inspection register;material call-off;plant hire call-off;setting out;quality check itp;build programme;practical completion;defect clearance;customer care handover home;main contractor;residential build;considerate constructors;site logistics;site hoarding;welfare unit;temporary works coordinator;twc;daywork sheet;labour allocation;progress meeting;osha 30;superintendent;punch list;daily log procore;procore;rfi;bauleitung;bauablauf;bautagebuch;nachunternehmer;polier;baustelleneinrichtung;abnahme bau;hochbau;suivi de chantier;chef de chantier;compagnons;réunion de chantier;ppsps;gros œuvre;lookahead;daily logs;baustellenleitung',
  },
  contracts_manager_construction: {
    titles:
      'contracts manager;construction project manager;construction director;operations manager construction;projektleiter bau;oberbauleiter;directeur de travaux',
    words:
      "contracts management;jct design and build;jct;nec4;nec option c;main contractor;principal contractor;multi-site construction;pre-start meeting;master programme;asta powerproject;primavera p6;critical path;baseline programme;schedule logic;logic check;monthly update;what-if scenario;time impact analysis;project controls;scheduling engineer;compensation event;extension of time;contract variation;interim valuation;final account;cvr meeting;subcontract procurement;subcontract order;tender handover;framework contractor;fit-out;design and build;refurbishment scheme;value engineering;employer's agent;contract administrator;client progress report;delay analysis;liquidated damages;defects liability period;o&m manual handover;practical completion certificate;ciob;mciob;smsts;procurement schedule;pcsa;two-stage tender;design responsibility matrix;rfi log;submittal register;gmp contract construction;change order;owner architect contractor;oac meeting;general contractor;procore;trade buyout;bluebeam;cmaa;projektleitung bau;schlüsselfertigbau;bauvertrag;generalunternehmer;nachtrag;bauzeitenplan;mängelmanagement;conduite de travaux;entreprise générale;marché de travaux;planning travaux;sous-traitance bâtiment;réception de chantier",
  },
  construction_estimator: {
    titles:
      "estimator;construction estimator;bid estimator;mep estimator;buyer construction;kalkulator;angebotskalkulator;chargé d'études de prix;métreur-deviseur",
    words:
      "cost estimating construction;take-off;quantity take-off;tender enquiry;subcontract enquiry;quotation comparison;bill of quantities pricing;pricing preliminaries;first principles estimating;labour rate;plant rate;build-up rate;tender submission;tender settlement;bid settlement;tender adjudication;itt;pqq;bluebeam;planswift;on-screen takeoff;conquest estimating;candy estimating;causeway estimating;ccs candy;costx;rsmeans;spons;bid bond;tender addenda;rfi tender;scope gap;bid leveling;schematic estimate;conceptual estimate;material schedule;buying schedule;comparison sheet;merchant account;call-off order;risk and opportunity register;tender win rate;measured works;provisional sum;prime cost;dayworks rate;variation pricing;amtech estimating;ensign estimating;luckins;kalkulation;angebotskalkulation;massenermittlung;leistungsverzeichnis;ausschreibungsunterlagen;einheitspreis;bieteranfrage;étude de prix;métré;devis quantitatif;appel d'offres travaux;déboursé sec;bordereau de prix",
  },
  building_labourer: {
    titles:
      'construction labourer;general labourer;site labourer;bauhelfer;bauhilfsarbeiter;hod carrier;manœuvre;ouvrier du bâtiment',
    words:
      'general labouring;cscs green card;cscs card;site clearance;sweeping up;barrowing;mixing cement;mixing mortar;hod carrying;loading out brick;unloading deliveries;material distribution;hand digging;shovelling;breaking out;jackhammer;kango;moving plasterboard;loading skip;traffic marshal;gateman;banksman;fencing heras;heras;welfare cleaning;hoist operator;goods hoist;pallet truck;dumper ticket;ppe hard hat;steel toe cap;wet weather site work;demolition clean-up;snow clearing;jet washing;protecting finishes;correx;floor protection;fire marshal site;cement mixer;concrete pouring;stacking lumber;bauhelfer;baustelle;baustellenreinigung;materialtransport baustelle;mörtel mischen;zuarbeiten;schutt;manœuvre bâtiment;nettoyage de chantier;gâcher;approvisionnement chantier;déblaiement',
  },
  car_mechanic: {
    titles:
      'vehicle technician;car mechanic;auto mechanic;mot tester;master technician;kfz-mechatroniker;automechaniker;mécanicien automobile;technicien automobile',
    words:
      'vehicle servicing;vehicle technician;mot;mot tester;oil change;oil and filter;brake pads;brake discs;clutch replacement;timing belt;timing chain;head gasket;gearbox removal;suspension arm;shock absorber;wheel bearing;wheel alignment;vehicle tracking alignment;tyre fitting;exhaust fitting;vehicle diagnostics;diagnostic scan tool;snap-on;obd;fault code;autodata;ecu coding;dpf regeneration;egr valve;air con regas;battery test;alternator;starter motor;fuel injector;turbo replacement;vehicle inspection;pre-delivery inspection;pdi;vhc;vehicle health check;main dealer;dealership workshop;franchised dealer;imi level 3;ase certified;state inspection;flat rate hour;lift ramp;hybrid ev level 3;high voltage vehicle;recall campaign work;kfz-werkstatt;inspektion kfz;bremsen;fahrzeugdiagnose;ölwechsel;hauptuntersuchung;reifenwechsel;mécanique automobile;vidange;plaquettes de frein;contrôle technique véhicule;valise diagnostic;diagnostic auto',
  },
  hgv_plant_mechanic: {
    titles:
      'hgv technician;plant fitter;diesel mechanic;bus mechanic;heavy vehicle technician;agricultural engineer mechanic;landmaschinenmechatroniker;nutzfahrzeugmechatroniker;mécanicien poids lourds;mécanicien engins',
    words:
      'hgv servicing;hgv mechanic;diesel mechanic;diesel engine;air brakes;slack adjuster;brake chamber;roller brake test;irtec;six-weekly inspection;dvsa inspection;mot prep hgv;tacho calibration;tachograph centre;tail lift repair;trailer servicing;fifth wheel;king pin;scania;daf;volvo trucks;iveco;man truck;adblue system;scr fault;dpf;cummins;caterpillar;jcb;plant fitter;mobile plant fitter;excavator repair;hydraulic hose;hydraulic ram;slew ring;final drive;track rollers;forklift engineer;telehandler servicing;combine harvester;tractor repair;john deere;claas;generator servicing;loler thorough examination;bus garage;pcv;field service van;undercarriage;breakdown roadside;dot inspection;jake brake;nutzfahrzeug;baumaschinentechnik;landmaschine;hydraulik;dieselmotor;druckluftbremse;gabelstaplerreparatur;poids lourd atelier;moteur diesel;circuit hydraulique;engin de chantier;machine agricole;freinage pneumatique',
  },
  aircraft_mechanic: {
    titles:
      'aircraft engineer;licensed aircraft engineer;aircraft mechanic;a&p mechanic;avionics technician;fluggerätmechaniker;fluggerätelektroniker;mécanicien aéronautique;mécanicien avion',
    words:
      'aircraft maintenance;licensed aircraft engineer;easa part 66;part 66 b1;b1.1;b2 licence;cat a licence;a&p license;faa part 145;part 145;part m;line maintenance;base maintenance;a check;c check;heavy check;transit check;daily check;certificate of release to service;crs;tech log;deferred defect;mel;amm;ipc;task card;airworthiness directive;service bulletin;boeing 737;airbus a320;type rating b737;cfm56;engine change;borescope;apu;landing gear change;wheel and brake change;avionics;line replaceable unit;rigging flight control;sheet metal structures;composite repair;srm;sealant;lockwire;torque stripe;nas;hangar;aog;component overhaul;helicopter maintenance;functional check flight;duplicate inspection;human factors part 145;inspection authorization;fluggerät;flugzeugwartung;flugzeugmechanik;instandhaltung luftfahrt;triebwerkswechsel;prüfer klasse;avion;licence part 66;maintenance en ligne;aéronautique entretien;visite de type c;cellule et moteur',
  },
  vehicle_body_repairer: {
    titles:
      'panel beater;vehicle body repairer;car sprayer;auto body technician;smart repairer;met technician;vehicle damage assessor;karosseriebauer;fahrzeuglackierer;carrossier;peintre automobile',
    words:
      'panel beating;body repair;bodyshop;accident repair;crash repair;collision repair;paintless dent removal;pdr;smart repair;bumper repair;panel replacement;quarter panel;chassis straightening;celette;car-o-liner;spot welding vehicle;mig brazing;plastic welding;body filler;filling and flatting;flatting;primer surfacer;spray booth;base coat;clear coat;lacquer;two-pack;waterborne paint;colour match;spectrophotometer;paint tinting;paint blending;machine polishing;masking up;strip and fit;met tech;windscreen replacement;adas calibration;audatex;estimating crash;vda;ata body;pas 125;bs 10125;i-car;frame machine;airbag replacement;vehicle valeting;insurer work;write-off category s;karosserie;lackiererei;unfallinstandsetzung;ausbeulen;fahrzeuglackierung;spachteln lack;kabine lack;carrosserie;débosselage;cabine de peinture;redressage;apprêt;marbre',
  },
  bicycle_motorcycle_technician: {
    titles:
      'bicycle mechanic;cycle technician;motorcycle mechanic;e-bike technician;marine mechanic small craft;small engine mechanic;zweiradmechaniker;mécanicien cycles;mécanicien moto',
    words:
      'bicycle repair;wheel truing;wheel building;wheel spoke;derailleur;indexing gears;hydraulic disc brake bleed;bottom bracket;headset bearing;rear cassette;chain wear;freehub;groupset;shimano;sram;campagnolo;e-bike diagnostic;bosch ebike;suspension fork service;bike fitting;cytech;puncture repair;bike build pdi;tubeless setup;motorcycle servicing;valve clearance;carburettor;carb balancing;fork seal;motorcycle tyre;chain and sprocket;dyno tuning;quad bike;scooter repair;outboard engine;outboard servicing;inboard diesel;sterndrive;winterisation boat;lawnmower repair;chainsaw repair;two-stroke;small engine;yamaha;honda motorcycle;harley;triumph motorcycle;motocross;custom build bike;fahrradwerkstatt;fahrradreparatur;zweirad;laufrad;schaltung einstellen;motorradtechnik;atelier cycles;réparation vélo;dévoilage de roue;entretien moto;vélo électrique;hors-bord',
  },
  telecom_fibre_engineer: {
    titles:
      'telecoms engineer;fibre engineer;fibre splicer;broadband installer;data cabling engineer;telecom field technician;fernmeldetechniker;glasfasermonteur;telekommunikationstechniker;technicien fibre optique;technicien télécom',
    words:
      'fibre splicing;fusion splicing;splicer;otdr;optical power meter;light source;fibre optic;single mode;ftth;fttp;gpon;ont;odf;splice tray;enclosure joint;cable blowing;blown fibre;duct rodding;rod and rope;pia;poling;overhead drop cable;dropwire;openreach;virgin media install;copper jointing;broadband fault;dslam;line test;sa001;sa002;nrswa;manhole entry;gas testing chamber;street cabinet;structured cabling;cat6;cat6a;patch panel;cable termination;krone tool;rj45;fluke dsx;data rack;comms room;mobile mast;mast rigger;antenna alignment;rru;feeder cable;microwave dish;5g rollout;satellite dish;aerial installer;lockbox;customer premises equipment;coax;hfc;strand mapping;glasfaser;spleißen;glasfaserausbau;hausanschluss;telekommunikation;einblasen;otdr-messung;fibre optique;raccordement abonné;soudure optique;réflectométrie;tirage de câble;nro pm pbo',
  },
  security_fire_alarm_engineer: {
    titles:
      'security systems engineer;fire alarm engineer;cctv installer;intruder alarm engineer;access control engineer;alarmanlagentechniker;errichter gefahrenmeldeanlagen;technicien alarme;technicien sûreté',
    words:
      "fire alarm installation;fire alarm commissioning;addressable panel;conventional panel;kentec;gent fire panel;morley panel;notifier panel;apollo loop;call point;smoke detector head;alarm sounder;aspirating detector;vesda;bs 5839-1;fia units;bafe sp203;cause and effect;disabled refuge;nurse call;emergency voice;intruder alarm;galaxy panel;texecom;pir;door contact;grade 3 alarm;pd 6662;nsi gold;ssaib;cctv installation;ip camera;nvr;dvr;hikvision;axis camera;avigilon;milestone xprotect;genetec;access control;paxton net2;door entry;maglock;card reader;intercom;gate automation;turnstile;service call-out alarm;false alarm;arc signalling;redcare;dualcom;nicet;low voltage technician;kidde;brandmeldetechnik;einbruchmeldeanlage;videoüberwachung;zutrittskontrolle;gefahrenmeldeanlage;din 14675;alarme intrusion;vidéosurveillance;contrôle d'accès;détection incendie;centrale d'alarme;apsad",
  },
  solar_installer: {
    titles:
      'solar installer;pv installer;roof solar installer;battery installer;heat pump installer;wind turbine technician;solarteur;photovoltaik-monteur;installateur photovoltaïque',
    words:
      'solar pv installation;solar panel;roof hook;mounting rail;in-roof system;module clamp;inverter installation;string inverter;micro inverter;solaredge;enphase;growatt;givenergy;tesla powerwall;battery storage install;dc isolator;ac isolator;mc4 connector;string testing;irradiance meter;iv curve;mcs;mcs 3002;dno notification g98;g99 application;eicr pv;roof survey;shading analysis;ground mount;ballasted system;bird proofing;inverter commissioning;monitoring portal;optimiser;ev charger;ashp;air source heat pump;heat loss survey;nabcep;net metering;rapid shutdown;conduit run;racking;solar thermal;turbine technician;gwo bst;blade repair;nacelle work;torque tension bolt;tower climb;hub height rescue;rope access;photovoltaikanlage;solarmodul;wechselrichter;dachmontage;solaranlage;batteriespeicher;wärmepumpeneinbau;panneau solaire;pose photovoltaïque;onduleur;qualipv;autoconsommation;intégration toiture',
  },
  locksmith: {
    titles:
      'locksmith;auto locksmith;safe engineer;access locksmith;shutter engineer;door engineer;schlosser schlüsseldienst;serrurier',
    words:
      'locksmith;lock picking;lock opening;non-destructive entry;lock out;lockout service;key cutting;key duplication;euro cylinder;anti-snap cylinder;mortice lock;mortice deadlock;sash lock;night latch;yale lock;upvc mechanism;multipoint lock;gearbox lock;master key system;keying alike;restricted key;rekeying;pinning cylinder;deadbolt;safe opening;safe engineer;safe drilling;combination change;car key programming;transponder key;key fob;eviction attendance;warrant work;boarding up;burglary repair;window lock;panic bar;door closer;digital lock;electric strike;hinge repair;bs 3621;ts007;mla approved;aloa;impressioning;key blank;roller shutter;shutter repair;industrial door;automatic door;gate automation;access control lock;schlüsseldienst;schließanlage;türöffnung;schließzylinder;sicherheitstechnik tür;tresoröffnung;serrurerie;ouverture de porte;blindage;cylindre;reproduction de clés;porte blindée',
  },
  printer_press_operator: {
    titles:
      'print operator;press operator print;lithographic printer;digital print operator;print finisher;pre-press technician;large format print operator;drucker;medientechnologe druck;buchbinder;imprimeur;conducteur offset',
    words:
      'litho printing;lithography;offset press;sheet-fed;web offset;heidelberg speedmaster;komori;b1 press;b2 press;makeready;make-ready;plate change;offset blanket;ink duct;ink key;fount solution;print registration;colour bar;densitometer;print run;digital press;hp indigo;xerox iridesse;ricoh pro;konica minolta press;fiery rip;large format;wide format;mimaki;roland printer;vinyl application;flexographic;flexo;anilox;gravure;screen printing print;pad printing;print finishing;guillotine polar;folding machine;stitcher;saddle stitching;perfect binding;bookbinding;die cutting;foil blocking;laminating;creasing;perforating;pre-press;imposition;ctp;platesetter;ink trapping;pdf preflight;pantone;cmyk;paper stock;gsm;mailing line;signmaker;sign fitting;vehicle wrap;druckmaschine;offsetdruck;druckvorstufe;druckerei;weiterverarbeitung druck;digitaldruck;falzen;imprimerie;presse offset;calage;façonnage;sérigraphie;massicot',
  },
  textile_garment_worker: {
    titles:
      'sewing machinist;garment technologist;pattern cutter;textile technologist;dressmaker;weaver;knitting technician;näherin;schneider;couturière;modéliste;technicien textile',
    words:
      'sewing machinist;industrial sewing machine;lockstitch;overlocker;flatlock;coverstitch;buttonhole machine;bartack;garment seam;hemming;zip insertion;clothing alterations;tailoring;bespoke suit;canvas jacket;trouser making;dressmaking;pattern cutting;pattern making;pattern grading;gerber accumark;lectra modaris;clo 3d;lay plan;marker making;fabric cutting;band knife;spreading cloth;garment fitting;fit session;size spec;tech pack;sealing sample;pre-production sample;garment construction;fabric testing;pilling test;shrinkage test;colour fastness;martindale;lab dip;weaving loom;rapier loom;warp;weft;circular knitting;shima seiki;dyeing;finishing stenter;yarn spinning;tufting;embroidery machine;upholstery sewing;toile;haberdashery;piecework sewing;nähmaschine;schnittkonstruktion;änderungsschneiderei;zuschnitt textil;konfektion;weberei;strickerei;couture;patronage;retouche vêtement;piqueuse;tissage;confection',
  },
  furniture_maker_upholsterer: {
    titles:
      'furniture maker;cabinet maker;upholsterer;wood machinist;french polisher;cnc wood machinist;kitchen manufacturer;möbeltischler;polsterer;ébéniste;tapissier',
    words:
      "cabinet making;furniture making;upholstery;upholsterer;frame making;webbing;serpentine spring;foam cutting;calico;deep buttoning;piping cord;staple gun;fabric cutting upholstery;reupholstery;antique restoration;french polishing;shellac;veneer;veneer pressing;marquetry;dovetail;mortise and tenon;solid wood;mdf;edge bander;edge banding;beam saw;panel saw;cnc router;homag;biesse;spindle moulder;planer;thicknesser;bandsaw;four-sided planer;moulder;sanding;wide belt sander;spray lacquer;carcass;carcase;drawer box;blum hinge;flat-pack;bed manufacture;sofa;fitted furniture;kitchen door;bench work;hand plane;chisel;wood turning;lathe wood;sawmill;timber grading;kiln drying;cross-cut saw;möbelbau;polstern;furnier;möbeltischlerei;kantenanleimer;holzbearbeitung;oberflächenbehandlung holz;ébénisterie;tapisserie d'ameublement;placage;vernis;restauration de meubles;scierie",
  },
  packaging_operative: {
    titles:
      'packaging operative;hand packer;packing operative;production line operative;verpacker;verpackungsmitarbeiter;agent de conditionnement;opérateur de conditionnement',
    words:
      'packing line;hand packing;production packer;pick and pack line;shrink wrap;flow wrapper;vertical form fill seal;vffs;blister pack;cartoner;case erector;case sealer;tape machine;labelling machine;date code check;best before code;domino coder;checkweigher;metal detector check;palletising;stacking pallet;pallet wrap;tray sealer;line clearance;line speed;line feeder;rework line;visual check;quality check sheet;count check;overwrap;gift set assembly;kitting;contract packing;hairnet;hygiene gowning;conveyor belt;end of line;packing station;box assembly;co-packing;work order packing;cosmetic filling;tube filler;bottling line;capping machine;labeller operator;packaging technologist;corrugated;die line;transit test;pack format;packaging specification;verpacken;abfüllen;verpackungslinie;kommissionieren und verpacken;etikettieren;palettieren;abpacken;conditionnement;mise en carton;étiquetage produit;filmeuse;ligne de conditionnement;palettisation',
  },
  food_process_operator: {
    titles:
      'food production operative;process operator food;machine operator food;mixer operator;factory operative food;brewer;dairy operator;fachkraft für lebensmitteltechnik;produktionsmitarbeiter lebensmittel;opérateur agroalimentaire;conducteur de ligne agroalimentaire',
    words:
      'food production;high care;low risk area;high risk area;ppe whites;hygiene station;haccp check;ccp check;temperature probe;core temperature;metal detector;allergen changeover;ingredient weighing;weigh-up;factory recipe card;batch sheet;ingredient batching;bowl mixer;depositor;oven operator;fryer;blast chiller;cook-chill;pasteuriser;homogeniser;separator dairy;cip;clean-in-place;deep clean;hygiene operative;foaming down;slicer;portioning;tray sealer;thermoformer;multivac;traceability sheet;date coding;sandwich line;bakery line;dough divider;dough prover;abattoir;boning hall;deboning;evisceration;meat cutting line;poultry line;fish filleting;milling flour;sugar boiling;chocolate enrobing;mash tun;fermentation vessel;brewing;brewhouse;kegging;bottling;brcgs;level 2 food hygiene;gmp audit food;lebensmittelproduktion;abfüllanlage;hygienevorschrift;teigmacher;schlachthof;zerlegung;brauer;molkerei;industrie agroalimentaire;conducteur de ligne;désossage;pétrin;nettoyage en place',
  },
  process_operator_chemical: {
    titles:
      "process operator;chemical operator;plant operator chemical;control room operator;pharma production operator;refinery operator;chemikant;anlagenfahrer;pharmakant;opérateur de procédé;conducteur d'appareils chimiques",
    words:
      "chemical plant operator;control room;dcs operation;scada operation;reactor charging;batch reactor;batch record;batch manufacturing;raw material charging;drum decanting;ibc;tanker offloading;tanker loading;solvent handling;distillation operation;centrifuge;filter press;filter dryer;spray drying;blending vessel;sampling point;in-process sample;ph check;plant isolation;permit issue;line break;valve line-up;pump start-up;start-up and shutdown;boiler operation;steam raising;effluent plant;water treatment operator;round sheet;outside operator;panel operator;flare stack;comah site;coshh;breathing apparatus;emergency response team site;5-shift;refinery;steam cracker;tank farm;dip reading;loading gantry;granulation room;tablet press operator;coating pan;aseptic filling operator;gowning;gmp manufacturing operator;cleanroom operator;capsule filling;chemieproduktion;produktionsanlage fahren;leitwarte;rührkessel;abfüllung chemie;chargenprotokoll;messwarte;pharmaproduktion;conduite d'installation;salle de contrôle;réacteur batch;dépotage;atelier seveso;opérateur de fabrication;leitstand;opérateur de production chimie",
  },
  foundry_worker: {
    titles:
      'foundry operative;moulder;die caster;furnace operator;forge operator;patternmaker;heat treater;gießer;gießereimechaniker;fondeur;mouleur',
    words:
      'foundry;sand casting;sand moulding;green sand;resin sand;core making;core shop;core box;moulding machine;furnace;induction furnace;cupola;ladle;pouring metal;molten metal;tapping furnace;slag;spectrometer check;alloy addition;iron casting;steel casting;aluminium casting;die casting;high pressure die casting;gravity die;investment casting;lost wax;wax assembly;shell room;knockout;shakeout;fettling;fettler;grinding castings;shot blast;runner and gate;pattern shop;patternmaking;metal forging;drop hammer;forge press;upsetter;billet;rolling mill;heat treatment furnace;quench tank;tempering;galvanising bath;electroplating line;anodising;pickling;hot metal crane;heat resistant ppe;melt shop;continuous caster;smelter;extrusion press;gießerei;formerei;schmelzofen;druckguss;sandguss;gussputzen;schmiede;walzwerk;härterei;fonderie;moulage sable;coulée;ébarbage;four de fusion',
  },
  assembly_operative: {
    titles:
      'assembly operative;assembly technician;electronics assembler;production operative;line operator;wireman assembler;montagemitarbeiter;montagehelfer;agent de montage;opérateur de production;câbleur',
    words:
      'assembly line;mechanical assembly;electromechanical assembly;sub-assembly;bench assembly;hand assembly;hand tools;torque driver;pneumatic screwdriver;crimping;crimp tool;wire harness;cable loom;loom assembly;harness board;wire stripping;soldering;hand soldering;through-hole;surface mount;smt operator;pick and place machine;reflow;wave solder;stencil printer;aoi;conformal coating;potting;ipc-a-610;ipc/whma-a-620;j-std-001;esd wrist strap;esd;pcb assembly;box build;rework;functional test bench;work instruction sheet;build to drawing;kitting parts;kanban bin;takt;piece part;line side;trim line;door line vehicle;rivet gun;adhesive dispensing;press operator;visual inspection;magnifier;microscope assembly;medical device assembly;cleanroom assembly;barcode scan work order;serial number recording;montage;vormontage;endmontage;löten;fließband;kabelkonfektion;schrauben;bestückung;montage en série;câblage;brasage;chaîne de montage;faisceau électrique;sertissage',
  },
  plastics_machine_operator: {
    titles:
      'injection moulding technician;injection moulding setter;extrusion operator;plastics machine operator;composite laminator;kunststoffformgeber;verfahrensmechaniker kunststoff;régleur en injection plastique;plasturgiste',
    words:
      'injection moulding;injection moulding setter;mould change;tool change;arburg;engel;krauss maffei;demag machine;battenfeld;scientific moulding;barrel temperature;shot weight;hold pressure;cooling time;clamp tonnage;short shot;moulding flash;sink mark;sprue;hot runner;robot sprue picker;material drying;hopper loader;masterbatch;regrind;polypropylene;abs plastic;polycarbonate;nylon;extrusion;extruder;pipe extrusion;film extrusion;blown film;haul-off;die head;blow moulding;ebm;rotational moulding;rotomoulding;thermoforming;vacuum forming;trimming router;compounding;rubber moulding;compression moulding;vulcanising;grp laminating;hand lay-up;gelcoat;resin infusion;prepreg layup;autoclave cure;vacuum bagging;composite trim;mould release;spritzguss;spritzgussmaschine;werkzeugwechsel;extrusionsanlage;kunststoffverarbeitung;einrichter spritzguss;laminieren;injection plastique;plasturgie;presse à injecter;montage de moule;thermoformage;stratification',
  },
  machine_operator_general: {
    titles:
      'machine operator;production machine operator;machine setter;maschinenbediener;maschinen- und anlagenführer;conducteur de machine;opérateur de machine',
    words:
      'machine operating;machine setting;machine minding;die change;press shop;power press;metal stamping;tonnage;blanking;coil feed;slitting line;roll forming;bar cutting;saw operator;drill operator;cold heading;spring making;wire drawing;tube bending;paper machine;paper reel;rewinder;corrugator;case making;tissue line;calender;laminator operator;coating line;glass line;brick kiln;block plant;concrete batching;precast concrete;batching plant;machine changeover;reel change;jam clearing;clearing blockage;first piece approval;output sheet;scrap recording;hourly check;operator maintenance;autonomous maintenance;continental shift;12-hour shift;line stop;two-hand control;guard check;loading machine;unloading parts;counter reading;stop event code;maschinenbedienung;anlagenbedienung;maschineneinrichtung;stanzmaschine;schichtbetrieb;papiermaschine;anlagenführer;conduite de machine;réglage;alimentation machine;presse emboutissage;travail en 3x8;bobine',
  },
  tree_surgeon: {
    titles:
      'tree surgeon;arborist;climbing arborist;groundsman;fencing contractor;landscaper;baumpfleger;landschaftsgärtner;élagueur;paysagiste ouvrier',
    words:
      "tree surgery;arboriculture;crown reduction;crown thinning;dismantle tree;sectional felling;felling;pruning;deadwooding;stump grinding;wood chipper;chainsaw;climbing saw;top handle saw;rope and harness;lowering rope;rigging tree;aerial rescue;cs30;cs31;cs38;cs39;npt c chainsaw;lantra;bs 3998;tpo application;hedge cutting;pole saw;mewp tree;isa certified arborist;storm damage tree;line clearance;utility arb;tree inspection;qtra;ash dieback;landscaping;turf laying;patio laying;fencing;fence post;hedge planting;topsoil;strimmer;ride-on mower;brushcutter;pa1 pa6 spraying;irrigation;raised bed;decking garden;baumpflege;baumfällung;kettensäge;seilklettertechnik;gartenbau;rasen;galabau;hecke schneiden;élagage;abattage;tronçonneuse;taille de haie;espaces verts;démontage d'arbre",
  },
  industrial_rope_access_cleaner: {
    titles:
      'rope access technician;industrial cleaner;high pressure water jetting operative;tank cleaner;drainage operative;industriekletterer;industriereiniger;cordiste;agent de nettoyage industriel',
    words:
      'rope access;irata level 1;irata level 3;abseil;rigging anchor;descender;twin rope;sprat;facade access;bmu;window cleaning abseil;netting installation;high pressure water jetting;uhp jetting;water jetting association;vacuum tanker;vac truck;tank cleaning;breathing apparatus;gas monitor;tripod and winch;industrial cleaning;dry ice blasting;silo cleaning;chemical cleaning;shutdown clean;heat exchanger bundle;jetting lance;drain jetting;drain unblocking;cctv drain survey;drain lining;cctv push rod;wincan;srm drainage;tankering;drainage interceptor;gully emptying;jet-vac;root cutting;patch lining;fatberg;culvert survey;oil spill clean-up;höhenarbeiten;seilzugang;industriereinigung;hochdruckreinigung;kanalreinigung;tankreinigung;saugwagen;kanalinspektion;travaux sur cordes;cqp cordiste;hydrocurage;nettoyage haute pression;pompage;inspection caméra canalisation',
  },
};
