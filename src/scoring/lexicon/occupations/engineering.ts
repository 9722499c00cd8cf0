// Engineering: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const ENGINEERING: Occupations = {
  civil_engineer: {
    titles:
      'civil engineer;graduate civil engineer;infrastructure engineer;civil design engineer;bauingenieur;ingénieur génie civil',
    words:
      "civil engineering;civils;civil 3d;autodesk civil 3d;infrastructure design;earthworks;cut and fill;retaining wall;culvert;setting out;site investigation;drainage design;sewers for adoption;section 104;section 278;section 38;microdrainage;infodrainage;suds;attenuation tank;flood risk assessment;nec4;nec3;ice member;chartered civil engineer;mice;ceng;bill of quantities;temporary works;cdm regulations;designer's risk assessment;concrete pour;reinforced concrete;pavement design;sub-base;cbr test;kerb;utility diversion;site engineer;pe license;asce;land development;grading plan;stormwater;plan and profile;tiefbau;bauingenieurwesen;erdbau;entwässerung;kanalbau;bauleitung;hoai;lph;génie civil;terrassement;vrd;ouvrage d'art;assainissement;béton armé;études d'exécution;structures team;bridge schemes",
  },
  structural_engineer: {
    titles:
      'structural engineer;structural design engineer;bridge engineer;tragwerksplaner;statiker;ingénieur structure',
    words:
      "structural engineering;structural analysis;eurocode;eurocode 2;eurocode 3;bs 5950;aci 318;aisc;asce 7;steel frame;reinforced concrete design;rc detailing;post-tensioned slab;flat slab;load path;wind load;seismic design;lateral stability;shear wall;moment connection;steel connection;portal frame;beam calculation;padstone;underpinning;load-bearing wall;structural calculation;tekla;tekla structural designer;etabs;sap2000;staad pro;robot structural analysis;masterseries;scia;lusas;sofistik;finite element;istructe;mistructe;bridge assessment;abutment;pile cap;composite deck;timber frame design;masonry design;structural survey;tragwerksplanung;statik;stahlbau;massivbau;bewehrungsplan;schalplan;positionsplan;prüfstatik;brückenbau;calcul de structure;descente de charges;ferraillage;charpente métallique;bureau d'études structure;note de calcul;bridge design;cs 454;cd 350;cg 300;approval in principle;technical approval;check certificate;category 2 check;load rating;principal inspection;special inspection;masonry arch;half-joints;post-tensioned;substandard structures;form 001;form 003;bd 21;underbridge;overbridge;retaining walls;midas civil;archie-m;brückenprüfung din 1076;ouvrages d'art;béton précontraint;bridge inspector",
  },
  geotechnical_engineer: {
    titles:
      'geotechnical engineer;ground engineer;soils engineer;foundation engineer;geotechniker;géotechnicien',
    words:
      'geotechnics;geotechnical engineering;ground investigation;borehole;trial pit;cable percussion;rotary coring;window sampling;cone penetration test;spt n-value;standard penetration test;soil mechanics;rock mechanics;slope stability;bearing capacity;settlement analysis;pile design;cfa pile;bored pile;sheet pile;diaphragm wall;secant pile;ground improvement;vibro stone column;soil nail;ground anchor;retaining structure;plaxis;slope/w;geostudio;wallap;oasys;gint;holebase;ags data;eurocode 7;bs 5930;atterberg limits;triaxial test;oedometer;cbr;piezometer;inclinometer;factual report;interpretative report;phase 2 site investigation;contaminated land;factor of safety;groundwater monitoring;geotechnik;baugrund;baugrundgutachten;bohrung;rammsondierung;spezialtiefbau;erdstatik;bodenmechanik;géotechnique;mécanique des sols;sondage;essai pressiométrique;fondations spéciales;étude de sol;boreholes;test pits;retaining wall design;geotechnical report;baseline report;rpeq;as 1726;slide2;settle3;soft soils;reactive clay;tailings;embankment;laboratory schedules;missions g2',
  },
  highway_engineer: {
    titles:
      'highway engineer;highways design engineer;road engineer;traffic engineer;straßenbauingenieur;ingénieur routier',
    words:
      'highway design;highway engineering;highways;dmrb;manual for streets;section 278;section 38;vertical alignment;horizontal alignment;superelevation;visibility splay;swept path analysis;autotrack;vehicle tracking;traffic regulation order;tro;road safety audit;kerbing;carriageway;footway;resurfacing;surface dressing;pavement condition survey;scrim;street lighting;tsrgd;signs and lines;traffic signal design;linsig;arcady;picady;junctions 10;roundabout design;traffic count;transport assessment;local highway authority;winter maintenance;national highways;trunk road;smart motorway;vehicle restraint system;road restraint;keysigns;keylines;civil 3d;openroads;mx road;chapter 8;traffic management;aashto;state dot;highway interchange;pothole;straßenbau;straßenplanung;verkehrsplanung;verkehrstechnik;fahrbahn;ras-l;vestra;voirie;chaussée;enrobé;infrastructure routière;signalisation routière',
  },
  water_engineer: {
    titles:
      'water engineer;wastewater engineer;drainage engineer;hydraulic modeller;hydrologist;flood risk engineer;siedlungswasserwirtschaftler;ingénieur hydraulique',
    words:
      "wastewater treatment;water treatment works;potable water;sewage treatment;sewerage;activated sludge;trickling filter;anaerobic digestion;sludge dewatering;pumping station;rising main;clean water network;water main;leakage reduction;district metered area;combined sewer overflow;cso;storm overflow;infoworks icm;infoworks ws;hydraulic modelling;epanet;hec-ras;tuflow;flood modeller;swmm;microdrainage;flood alleviation;fluvial;catchment;hydrology;hydrograph;return period;feh;refh2;flow survey;amp7;amp8;wimes;ofwat;drinking water inspectorate;chlorination;coagulation;flocculation;clarifier;membrane filtration;reverse osmosis;uv disinfection;discharge consent;bod cod;suspended solids;ammonia removal;reservoir safety;ciwem;siedlungswasserwirtschaft;abwasser;kläranlage;kanalnetz;trinkwasser;hochwasserschutz;dwa;eaux usées;station d'épuration;eau potable;hydraulique urbaine;assainissement collectif",
  },
  mechanical_design_engineer: {
    titles:
      'mechanical design engineer;mechanical engineer;product design engineer;design engineer;konstrukteur;entwicklungsingenieur mechanik;ingénieur mécanique;dessinateur-projeteur mécanique',
    words:
      "solidworks;creo;pro/engineer;catia v5;siemens nx;solid edge;inventor;3d cad;mechanical design;gd&t;tolerance stack;tolerance analysis;asme y14.5;bs 8888;detail drawing;assembly drawing;bill of materials;fea;ansys;sheet metal design;injection moulding design;plastic part design;draft angle;machined part;weldment;design for manufacture;dfm;dfma;dfmea;rapid prototyping;3d printing;concept design;engineering change;ecn;plm;windchill;teamcenter;pdm;fastener selection;bearing selection;gearbox;shaft design;fatigue analysis;enclosure design;ce marking;machinery directive;jigs and fixtures;imeche;special purpose machinery;konstruktion;maschinenbau;sondermaschinenbau;baugruppe;stückliste;fertigungszeichnung;toleranzrechnung;blechkonstruktion;bureau d'études mécanique;conception mécanique;cotation iso;plan de détail;mise en plan;tôlerie",
  },
  fea_cfd_analyst: {
    titles:
      'stress engineer;fea engineer;cae engineer;simulation engineer;cfd engineer;berechnungsingenieur;ingénieur calcul',
    words:
      'finite element analysis;fea;cfd;computational fluid dynamics;stress analysis;nastran;patran;abaqus;ansys mechanical;ansys fluent;star-ccm+;openfoam;hypermesh;hyperworks;optistruct;ls-dyna;radioss;ansa;comsol;meshing;hex mesh;tetrahedral mesh;boundary condition;mesh convergence;linear static;nonlinear analysis;modal analysis;random vibration;fatigue life;damage tolerance;crack growth;buckling analysis;explicit dynamics;crash simulation;thermal analysis;turbulence model;k-epsilon;k-omega sst;rans;large eddy simulation;margin of safety;reserve factor;hand calculation;bruhn;roark;niu;stress report;test correlation;topology optimisation;nvh simulation;multibody simulation;msc adams;fem-berechnung;finite-elemente-methode;festigkeitsberechnung;strömungssimulation;betriebsfestigkeit;vernetzung;calcul par éléments finis;maillage;dimensionnement;mécanique des fluides;tenue en fatigue',
  },
  hvac_design_engineer: {
    titles:
      'hvac design engineer;building services engineer;mechanical building services engineer;mep engineer;tga-planer;versorgungsingenieur;ingénieur cvc;ingénieur génie climatique',
    words:
      "building services;mechanical services;hvac design;m&e;mep;cibse;ashrae;heat load calculation;cooling load;heat loss;ductwork sizing;pipe sizing;air handling unit;ahu;fan coil unit;fcu;vrf;chiller;chilled beam;heat pump;lthw;chilled water;domestic hot water;public health services;above-ground drainage;ventilation strategy;mvhr;psychrometric;ies ve;hevacomp;edsl tas;carrier hap;trace 700;revit mep;magicad;part l;part f;sbem;breeam;tm52;tm59;overheating assessment;plant room layout;schematics;bms specification;plant commissioning;stage 3 design;stage 4 design;mechanical specification;district heating;energy strategy;net zero building;tga;technische gebäudeausrüstung;heizung lüftung klima;hlk;raumlufttechnik;heizlastberechnung;kühllast;vdi 6022;génie climatique;chauffage ventilation climatisation;bilan thermique;centrale de traitement d'air;re2020",
  },
  electrical_building_services_engineer: {
    titles:
      'electrical building services engineer;electrical design engineer;lighting designer;elektroplaner;ingénieur électricité bâtiment',
    words:
      'electrical services;amtech;trimble protect;simaris;dialux;relux;lighting design;emergency lighting;small power;cable sizing;cable calculation;bs 7671;18th edition;iet wiring regulations;distribution board schedule;lv distribution;main switchboard;single line diagram;fire alarm design;bs 5839;bs 5266;lightning protection;bs en 62305;earthing;standby generator;ups battery;data cabling;access control;cctv layout;dno application;substation;ev charging;pv design;discrimination study;fault level;lux level;dali;revit electrical;nec code;nfpa 70;panel schedule;riser diagram;cibse sll;metering strategy;part l lighting;reflected ceiling plan;starkstrom;elektroplanung;niederspannungshauptverteilung;nshv;beleuchtungsplanung;brandmeldeanlage;din vde 0100;knx;courants forts;courants faibles;caneco;tgbt;nf c 15-100;bilan de puissance;éclairage de sécurité',
  },
  electrical_power_engineer: {
    titles:
      'electrical power engineer;power systems engineer;protection engineer;high voltage engineer;substation engineer;energietechniker;ingénieur réseaux électriques',
    words:
      'power systems;high voltage;hv;ehv;substation design;switchgear;transformer;circuit breaker;busbar;protection relay;relay settings;protection coordination;distance protection;differential protection;overcurrent;iec 61850;load flow;short circuit study;arc flash study;fault level study;digsilent powerfactory;etap;pscad;psse;ipsa;cyme;harmonic study;power quality;grid code compliance;g99;grid connection;dno;national grid;transmission line;overhead line;underground cable;132kv;33kv;11kv;400kv;gis switchgear;earthing study;cdegs;scada;senior authorised person;sap hv;switching programme;permit to work;motor control centre;vfd;nerc;ieee;reactive power;statcom;hvdc;hochspannung;mittelspannung;umspannwerk;schutztechnik;schaltanlage;netzberechnung;netzanschluss;trafo;haute tension;poste électrique;réseau de transport;hta;plan de protection;rte enedis',
  },
  electronics_engineer: {
    titles:
      'electronics engineer;electronic design engineer;hardware engineer;pcb designer;analog engineer;elektronikentwickler;hardwareentwickler;ingénieur électronique',
    words:
      'analog design;analogue design;mixed-signal;circuit design;schematic capture;pcb layout;altium designer;orcad;cadence allegro;kicad;eagle;mentor pads;ltspice;pspice;op-amp;mosfet;switch-mode power supply;smps;buck converter;boost converter;ldo;adc;dac;emc;emi filter;conducted emissions;radiated emissions;esd protection;signal integrity;power integrity;hyperlynx;impedance matching;multilayer board;gerber;dfm;component selection;obsolescence;bring-up;oscilloscope;spectrum analyser;logic analyser;network analyser;soldering;rework;breadboard;prototype board;ipc-a-610;ipc-2221;rohs;ce marking;fcc part 15;thermal management;battery management system;bms electronics;schaltungsentwicklung;leiterplatte;leiterplattenlayout;hardwareentwicklung;emv;schaltplan;schaltnetzteil;électronique analogique;carte électronique;routage pcb;électronique de puissance;compatibilité électromagnétique;banc de test',
  },
  embedded_hardware_firmware_engineer: {
    titles:
      'embedded engineer;firmware engineer;embedded systems engineer;embedded hardware engineer;fpga engineer;embedded-entwickler;ingénieur systèmes embarqués',
    words:
      'embedded c;embedded systems;firmware;bare metal;rtos;freertos;zephyr;threadx;embedded linux;yocto;buildroot;u-boot;device driver;bootloader;microcontroller;mcu;stm32;esp32;nrf52;pic microcontroller;avr;arm cortex-m;msp430;i2c;spi;uart;can bus;lin bus;modbus;lorawan;zigbee;jtag;swd;segger;keil;iar embedded workbench;fpga;vhdl;verilog;systemverilog;xilinx;vivado;quartus;zynq;timing closure;interrupt handler;dma;watchdog;low-power design;board bring-up;oscilloscope;logic analyser;misra c;autosar;hardware in the loop;ota update;memory footprint;embedded-software;mikrocontroller;hardwarenahe programmierung;eingebettete systeme;gerätetreiber;echtzeitbetriebssystem;logiciel embarqué;microcontrôleur;temps réel;informatique embarquée;électronique numérique',
  },
  chip_design_engineer: {
    titles:
      'asic design engineer;ic design engineer;verification engineer;rtl engineer;semiconductor engineer;chipentwickler;ingénieur microélectronique',
    words:
      'asic;soc;rtl design;systemverilog;verilog;vhdl;uvm;universal verification methodology;constrained random;functional coverage;formal verification;assertion-based verification;sva;synopsys design compiler;cadence virtuoso;innovus;primetime;static timing analysis;place and route;clock tree synthesis;floorplanning;tape-out;physical design;dft;scan insertion;atpg;jtag;clock domain crossing;gate-level simulation;synopsys vcs;questa;xcelium;upf;low-power design;finfet;tsmc;gds;drc lvs;parasitic extraction;analog ic;pll;serdes;amba axi;risc-v;post-silicon validation;wafer;cleanroom fab;photolithography;etch process;wafer yield;chipdesign;halbleiter;chipentwurf;reinraum;schaltungsdesign;halbleitertechnik;microélectronique;semi-conducteur;conception de circuits intégrés;salle blanche;fonderie silicium',
  },
  rf_engineer: {
    titles:
      'rf engineer;radio frequency engineer;antenna engineer;microwave engineer;hochfrequenztechniker;ingénieur radiofréquence',
    words:
      'rf design;rf;microwave;antenna design;link budget;low noise amplifier;lna;power amplifier;mixer circuit;pll synthesiser;s-parameters;smith chart;vector network analyser;vna;spectrum analyser;signal generator;impedance matching;hfss;cst microwave studio;keysight ads;awr microwave office;phased array;mmwave;5g nr;lte;ran planning;drive test;cell planning;atoll;tems drive test;vswr;return loss;noise figure;intermodulation;phase noise;filter design;waveguide;transceiver;beamforming;mimo;satcom;ka-band;anechoic chamber;sar testing;spurious emission;etsi;ofcom;fcc certification;ota test;hochfrequenz;hf-technik;antennentechnik;mikrowellentechnik;funktechnik;richtfunk;radiofréquence;hyperfréquence;antenne;bilan de liaison;faisceau hertzien',
  },
  control_plc_engineer: {
    titles:
      'control systems engineer;plc programmer;automation engineer;controls engineer;sps-programmierer;automatisierungstechniker;automaticien',
    words:
      'plc;plc programming;siemens s7;tia portal;step 7;allen bradley;rslogix;studio 5000;controllogix;rockwell;mitsubishi melsec;omron;codesys;beckhoff twincat;schneider unity;ladder logic;function block diagram;structured text;hmi;wincc;factorytalk;wonderware;ignition scada;scada;profinet;profibus;ethernet/ip;modbus tcp;as-i;servo drive;variable speed drive;vfd;inverter drive;motion control;robot programming;fanuc;kuka;abb robot;safety plc;pilz;light curtain;sil;iec 61131;panel design;eplan;control panel;i/o list;loop check;factory acceptance test;site acceptance test;functional design specification;commissioning engineer;fault finding;pid loop;dcs;deltav;machine vision;cognex;sps-programmierung;automatisierungstechnik;steuerungstechnik;inbetriebnahme;schaltschrank;antriebstechnik;automatisme;automate programmable;supervision industrielle;mise en service;grafcet',
  },
  instrumentation_engineer: {
    titles:
      'instrumentation engineer;e&i engineer;c&i engineer;i&c technician;instrument technician;emsr-techniker;technicien instrumentation',
    words:
      'instrumentation;control and instrumentation;c&i;e&i;instrument calibration;pressure transmitter;differential pressure;flow meter;coriolis;level transmitter;thermocouple;rtd;4-20ma;hart communicator;hart protocol;foundation fieldbus;control valve;valve positioner;loop check;loop tuning;loop diagram;instrument index;instrument data sheet;hook-up drawing;p&id;dcs;deltav;honeywell experion;yokogawa centum;emerson;safety instrumented system;esd system;iec 61508;iec 61511;sil verification;cause and effect chart;atex;compex;hazardous area;intrinsically safe;ex inspection;gas detector;analyser house;impulse line;smartplant instrumentation;marshalling cabinet;junction box;cable schedule;msr-technik;emsr;messtechnik;kalibrierung;durchflussmessung;prozessleittechnik;explosionsschutz;instrumentation et contrôle;boucle de régulation;étalonnage;vanne de régulation',
  },
  robotics_engineer: {
    titles:
      'robotics engineer;mechatronics engineer;robotics software engineer;robot programmer;mechatroniker ingenieur;roboticien;ingénieur robotique',
    words:
      'robotics;mechatronics;ros;ros2;moveit;gazebo;slam;lidar;path planning;motion planning;inverse kinematics;forward kinematics;end effector;gripper;cobot;universal robots;kuka krl;fanuc teach pendant;abb rapid;robotstudio;offline programming;robotic cell;pick and place robot;agv;autonomous mobile robot;servo motor;stepper motor;encoder;actuator;computer vision;opencv;sensor fusion;kalman filter;imu;point cloud;hand-eye calibration;pid control;model predictive control;matlab simulink;iso 10218;machine safety;robotic welding;vision-guided robot;drone autopilot;uav autopilot;px4;haptic;teleoperation;roboterprogrammierung;robotik;mechatronik;greifer;roboterzelle;bahnplanung;robotique;mécatronique;bras robotisé;cobotique;programmation robot',
  },
  process_chemical_engineer: {
    titles:
      'process engineer;chemical engineer;process design engineer;verfahrenstechniker;verfahrensingenieur;ingénieur procédés;ingénieur chimiste',
    words:
      'chemical engineering;process design;process flow diagram;pfd;p&id;heat and mass balance;mass balance;aspen plus;aspen hysys;unisim;htri;flarenet;hazop;lopa;hazid;relief valve sizing;psv;pump sizing;line sizing;hydraulic calculation;distillation column;heat exchanger;reactor design;crystallisation;absorption column;scrubber;unit operation;batch reactor;continuous process;scale-up;pilot plant;debottlenecking;process optimisation;process safety;comah;dsear;icheme;steam system;cooling tower;front end engineering;feed study;equipment datasheet;solvent recovery;polymerisation;filtration;spray dryer;yield improvement;flare system;process simulation;osha psm;moc;verfahrenstechnik;chemieanlage;stoffbilanz;rührkessel;rohrleitungsplanung;störfallverordnung;génie des procédés;génie chimique;bilan matière;échangeur de chaleur;seveso',
  },
  manufacturing_engineer: {
    titles:
      'manufacturing engineer;production engineer;industrial engineer;industrialisation engineer;fertigungsingenieur;ingénieur méthodes;ingénieur industrialisation',
    words:
      'manufacturing engineering;industrial engineering;process improvement;lean manufacturing;six sigma;kaizen;5s;smed;oee;takt time;cycle time;line balancing;time study;standard work;work instruction;production routing;pfmea;control plan;ppap;apqp;npi;new product introduction;jigs and fixtures;tooling design;poka-yoke;value stream mapping;vsm;kanban;capex;factory acceptance test;line layout;factory layout;cell layout;capacity study;bottleneck analysis;scrap reduction;dmaic;spc;msa;work measurement;mtm;most study;ergonomic assessment;automation integration;assembly line;manufacturing bom;design for assembly;cnc process;shop floor;fertigungsplanung;arbeitsvorbereitung;industrial engineer refa;rüstzeit;serienanlauf;fertigungstechnik;taktzeit;montagelinie;méthodes industrialisation;gamme de fabrication;amélioration continue;chantier kaizen;temps de cycle',
  },
  production_manager: {
    titles:
      "production manager;factory manager;production supervisor;shift manager manufacturing;produktionsleiter;werkleiter;meister;responsable de production;chef d'atelier",
    words:
      "production schedule;shop floor;line leader;oee;downtime;scrap rate;right first time;otif;sqcdp;tier meeting;gemba walk;5s audit;lean manufacturing;kaizen event;tpm;daily production target;headcount per shift;absence cover;works council;union consultation;toolbox talk;near miss;units per hour;labour utilisation;changeover;line stoppage;bottleneck;mrp;production plan adherence;three-shift pattern;continental shift;multi-skilling matrix;skills matrix;work in progress;manufacturing cost;yield loss;schichtplan;schichtleitung;produktionsleitung;fertigungsleitung;werksleitung;industriemeister;ausschuss;stückzahl;produktionslinie;taux de rebut;chef d'équipe production;îlot de production;cadence de production;travail posté;usine;indicateurs de production;fertigungsleiter;schichtleiter",
  },
  production_planner: {
    titles:
      'production planner;master scheduler;production scheduler;materials planner;fertigungsplaner;arbeitsvorbereiter;ordonnanceur;planificateur de production',
    words:
      'master production schedule;mps;mrp;mrp run;finite capacity scheduling;rough cut capacity;production scheduling;works order;work order release;shop order;planned order;bill of materials;production routing;lead time offset;safety stock;reorder point;shortage list;material shortage;kitting list;order backlog;schedule adherence;order book;make-to-order;make-to-stock;apics;cpim;sap pp;sap mm;preactor;asprova;infor;syspro;epicor;s&op;capacity planning;work in progress;frozen horizon;firm planned order;cycle count;production sequencing;load plan;changeover sequence;backflush;arbeitsvorbereitung;fertigungssteuerung;produktionsplanung;feinplanung;fertigungsauftrag;disposition;kapazitätsplanung;ordonnancement;planning de production;ordre de fabrication;cbn;lancement en production',
  },
  quality_engineer: {
    titles:
      'quality engineer;supplier quality engineer;quality assurance engineer;sqe;qualitätsingenieur;qualitätsmanager;ingénieur qualité',
    words:
      'quality engineering;iso 9001;iatf 16949;as9100;ppap;apqp;fmea;pfmea;control plan;8d;8d report;5 whys;ishikawa;root cause analysis;capa;ncr;non-conformance;concession;msa;gauge r&r;spc;cpk;minitab;first article inspection;first article inspection report;as9102;supplier audit;supplier quality;sqa;vda 6.3;layered process audit;internal audit;customer complaint 8d;containment action;incoming inspection;aql;sampling plan;cmm;cost of poor quality;ppm defects;scrap and rework;warranty return;quality management system;qms;product safety representative;green belt;black belt;poka-yoke;control chart;qualitätssicherung;qualitätsmanagement;erstmusterprüfbericht;reklamation;prüfplan;lieferantenaudit;dgq;qualité fournisseur;assurance qualité;audit interne;plan de contrôle;non-conformité;amdec;8d-report;lieferantenqualität;reklamationen;technicien qualité;non-conformités',
  },
  quality_inspector: {
    titles:
      'quality inspector;quality control inspector;cmm programmer;metrologist;dimensional inspector;qualitätsprüfer;messtechniker;contrôleur qualité;métrologue',
    words:
      'dimensional inspection;cmm;cmm programming;pc-dmis;calypso;zeiss;mitutoyo;faro arm;renishaw;vernier;vernier caliper;micrometer;height gauge;bore gauge;dial test indicator;dti;slip gauge;gauge block;plug gauge;go/no-go gauge;thread gauge;shadowgraph;profile projector;surface roughness;hardness test;first-off;last-off;first article inspection;first article inspection report;in-process inspection;final inspection;goods-in inspection;visual inspection;inspection report;reject note;ncr;certificate of conformity;aql;gd&t;engineering drawing;machining tolerance;calibration;gauge calibration;ndt;surface table;laser tracker;ballooned drawing;quarantine stock;qualitätsprüfung;messmaschine;messschieber;wareneingangsprüfung;endprüfung;erstmusterprüfung;messmittel;contrôle dimensionnel;pied à coulisse;métrologie;machine tridimensionnelle;contrôle réception;palmer',
  },
  ndt_technician: {
    titles:
      'ndt technician;non-destructive testing inspector;nde technician;ultrasonic technician;zfp-prüfer;contrôleur cnd',
    words:
      'non-destructive testing;ndt;nde;ultrasonic testing;phased array;paut;tofd;magnetic particle inspection;mpi;dye penetrant;liquid penetrant;fpi;eddy current;radiographic testing;radiography ndt;gamma source;ir-192;x-ray crawler;film interpretation;pcn level 2;asnt level ii;snt-tc-1a;en iso 9712;en 4179;nas 410;cswip;weld inspection;visual testing;close visual inspection;cvi;gvi;anomaly reporting;coabis;splash zone;flare boom;caisson;jacket legs;magnetic ink;flaw detector;shear probes;thickness survey;corrosion mapping;ut flaw detector;calibration block;v1 block;couplant;rope access ndt;irata;guided wave;acoustic emission;api 510;api 570;api 653;pressure vessel inspection;written practice;rejectable indication;porosity;lack of fusion;technique sheet;radiation protection supervisor;controlled area;zerstörungsfreie prüfung;zfp;ultraschallprüfung;durchstrahlungsprüfung;magnetpulverprüfung;eindringprüfung;contrôle non destructif;cnd;ressuage;magnétoscopie;cofrend;radiographie industrielle',
  },
  reliability_engineer: {
    titles:
      'reliability engineer;maintenance engineer;asset integrity engineer;condition monitoring engineer;instandhaltungsingenieur;ingénieur fiabilité;ingénieur maintenance',
    words:
      'reliability engineering;mtbf;mttr;rcm;reliability centred maintenance;fmeca;fmea;weibull analysis;fault tree analysis;root cause failure analysis;rcfa;bad actor;asset criticality;condition monitoring;vibration analysis;thermography;oil analysis;ultrasound leak detection;predictive maintenance;preventive maintenance schedule;ppm schedule;cmms;maximo;sap pm;asset management iso 55000;spares strategy;critical spare;turnaround;shutdown planning;tpm;autonomous maintenance;laser alignment;rotating equipment;bearing failure;risk-based inspection;rbi;asset integrity;corrosion under insulation;ram model;availability model;availability modelling;life cycle costing;accelerated life testing;halt;hass;reliability growth;cmrp;bearing vibration spectrum;instandhaltung;zuverlässigkeit;schwingungsanalyse;instandhaltungsplanung;wartungsplan;anlagenverfügbarkeit;fiabilité;maintenance prédictive;analyse vibratoire;gmao;sûreté de fonctionnement',
  },
  aerospace_engineer: {
    titles:
      'aerospace engineer;aeronautical engineer;airworthiness engineer;aircraft structures engineer;luft- und raumfahrtingenieur;ingénieur aéronautique',
    words:
      "aerospace;aeronautics;airframe;fuselage;wing box;nacelle;aerodynamics;flight mechanics;flight test;wind tunnel;avionics;do-178c;do-254;do-160;arp4754;arp4761;easa part 21;part 21j;far 25;cs-25;cs-23;airworthiness;type certificate;supplemental type certificate;stc;doa;airworthiness directive;service bulletin;composite layup;cfrp;prepreg;stress dossier;damage tolerance;gas turbine;turbofan;turbine blade;compressor stage;fly-by-wire;landing gear;flight control system;fuel system;catia v5;patran;nastran;systems engineering v-model;satellite engineering;spacecraft;payload integration;launch vehicle;attitude control;aocs;ecss;thermal vacuum test;as9100;luftfahrt;raumfahrt;triebwerk;flugzeugbau;luftfahrttechnik;flugversuch;zelle und struktur;aéronautique;aérostructure;industrie spatiale;moteur d'avion;navigabilité;voilure",
  },
  automotive_engineer: {
    titles:
      'automotive engineer;vehicle engineer;powertrain engineer;chassis engineer;fahrzeugentwickler;entwicklungsingenieur automotive;ingénieur automobile',
    words:
      'automotive engineering;powertrain;engine calibration;etas inca;etas;vector canoe;canalyzer;canape;autosar;iso 26262;asil;functional safety;hardware in the loop;dspace;body in white;biw;chassis development;suspension kinematics;vehicle dynamics;nvh;homologation;wltp;euro 7;emissions testing;dyno test;engine test bed;ecu;adas;euro ncap;crashworthiness;bev;hybrid powertrain;battery pack;traction motor;inverter development;tier 1 supplier;oem;vehicle integration;prototype build;start of production;ppap;apqp;dvp&r;aspice;uds diagnostics;wiring harness design;seat development;interior trim;class a surface;vehicle closures;thermal management;proving ground;durability test;fahrzeugtechnik;fahrwerk;antriebsstrang;karosserie;steuergerät;fahrerassistenzsystem;prüfstand;applikation motor;serienentwicklung;groupe motopropulseur;liaison au sol;mise au point moteur;caisse en blanc;équipementier automobile',
  },
  naval_architect: {
    titles:
      'naval architect;marine engineer design;ship designer;offshore structural engineer;schiffbauingenieurhitecte naval',
    words:
      "naval architecture;shipbuilding;hull form;hull structure;intact stability;damage stability;inclining experiment;lines plan;general arrangement;trim and stability booklet;napa;maxsurf;rhino marine;shipconstructor;aveva marine;foran;class rules;lloyd's register;dnv;abs class;bureau veritas marine;scantling;resistance and propulsion;cfd hull;seakeeping;mooring analysis;orcaflex;sesam;dry dock;refit;shipyard;marpol;imo;load line;tonnage;propeller;marine propulsion;ballast water treatment;weight estimate;fpso;semi-submersible;jacket structure;topside;superyacht;submarine;sea trial;launch calculation;rina;schiffbau;werft;schiffsentwurf;stabilitätsberechnung;rumpf;schiffskonstruktion;construction navale;chantier naval;carène;stabilité navire;échantillonnage coque",
  },
  nuclear_engineer: {
    titles:
      'nuclear engineer;reactor physicist;nuclear safety engineer;decommissioning engineer;radiation protection engineer;kerntechniker;ingénieur nucléaire',
    words:
      'nuclear power;nuclear safety case;reactor;reactor physics;criticality safety;neutronics;mcnp;monte carlo shielding;wims;thermal hydraulics;relap;probabilistic safety assessment;alarp;onr;site licence condition;ionising radiation regulations;irr17;radiation protection adviser;health physics;dosimetry;shielding calculation;contamination survey;decommissioning;spent fuel;glovebox;hot cell;intermediate level waste;ilw;low level waste;fuel route;pwr;bwr;agr;hinkley;sellafield;claims arguments evidence;safety functional requirement;hazop nuclear;nuclear island;containment vessel;fuel assembly;enrichment;nrc license;10 cfr 50;reactor outage;sc clearance;kerntechnik;strahlenschutz;kernkraftwerk;rückbau;reaktor;strahlenschutzbeauftragter;zwischenlager;sûreté nucléaire;radioprotection;démantèlement;neutronique;cea;edf nucléaire;îlot nucléaire',
  },
  petroleum_engineer: {
    titles:
      'petroleum engineer;reservoir engineer;drilling engineer;production engineer oil and gas;well engineer;erdölingenieur;ingénieur pétrolier',
    words:
      'petroleum engineering;reservoir simulation;eclipse simulator;petrel;cmg;history matching;decline curve analysis;volumetrics;material balance;pvt analysis;well test;pressure transient analysis;kappa saphir;petex prosper;gap model;mbal;olga flow;artificial lift;esp;gas lift;well completion;workover;well intervention;coiled tubing;wireline;slickline;drilling programme;casing design;wellplan;landmark openworks;drilling fluid;mud weight;cementing;bop;well control;iwcf;directional drilling;mwd;lwd;bottom hole assembly;kick tolerance;well integrity;plug and abandonment;fracking;hydraulic fracturing;stimulation;enhanced oil recovery;waterflood;offshore platform;rig site;company man;upstream oil;spe;field development plan;reserves booking;erdöl;bohrtechnik;lagerstättentechnik;bohranlage;tiefbohrtechnik;förderung erdgas;gisement;forage;puits;réservoir pétrolier;plateforme offshore',
  },
  mining_engineer: {
    titles:
      'mining engineer;mine planner;drill and blast engineer;mine manager;bergbauingenieur;ingénieur des mines',
    words:
      'mining industry;mine planning;open pit;open cut;underground mine;stope design;longwall;room and pillar;sublevel caving;drill and blast;blast design;blasting;explosives;anfo;powder factor;haul road;haul truck;load and haul;excavator fleet;pit optimisation;whittle;deswik;surpac;maptek vulcan;datamine;minesight;minex;jorc;ni 43-101;grade control;cut-off grade;ore reserve;life of mine;ventilation survey;ventsim;ground support;rock bolt;geotechnical mapping;tailings dam;waste dump;run of mine;rom pad;crusher;flotation;leaching;mineral processing;metallurgist;strip ratio;quarry;aggregates;shaft sinking;mine decline;jumbo drill;bogger;quarries regulations;bergbau;tagebau;untertage;sprengtechnik;lagerstätte;abbauplanung;steinbruch;mine souterraine;carrière;tir de mine;exploitation minière;minerai',
  },
  materials_engineer: {
    titles:
      'materials engineer;metallurgist;materials scientist;corrosion engineer;failure analyst;werkstoffingenieur;metallurge;ingénieur matériaux',
    words:
      'metallurgy;metallography;microstructure;optical microscopy;sem imaging;sem-edx;tem;xrd;hardness test;vickers hardness;rockwell;tensile test;charpy impact;fracture toughness;fatigue test;creep test;fractography;failure analysis;heat treatment;quench and temper;annealing;carburising;case hardening;nickel superalloy;titanium alloy;stainless steel grade;aluminium alloy;duplex steel;casting defect;metal forging;powder metallurgy;additive manufacturing;surface coating;thermal spray;electroplating;corrosion testing;cathodic protection;stress corrosion cracking;nace;hydrogen embrittlement;polymer characterisation;dsc;tga;dma;composite material;sintering;phase diagram;material specification;mill certificate;alloy development;werkstofftechnik;werkstoffprüfung;metallografie;schadensanalyse;wärmebehandlung;gefügeuntersuchung;korrosionsschutz;science des matériaux;métallurgie;traitement thermique;essai de traction;analyse de défaillance',
  },
  welding_engineer: {
    titles:
      'welding engineer;welding coordinator;welding inspector;iwe;schweißfachingenieur;schweißaufsicht;ingénieur soudeur;coordonnateur soudage',
    words:
      'welding engineering;wps;welding procedure specification;pqr;wpqr;pwps;welder qualification;wpq;coded welder;iso 15614;iso 9606;asme ix;aws d1.1;en 1090;iso 3834;en 15085;international welding engineer;iwe;iwt;cswip 3.1;cswip 3.2;aws cwi;welding coordinator;weld map;weld procedure;preheat;pwht;post weld heat treatment;heat input;interpass temperature;filler metal;consumable control;weld defect;ndt coordination;macro examination;hydrogen cracking;weld overlay;cladding;submerged arc;orbital welding;friction stir welding;laser welding;robotic weld cell;fit-up inspection;weld log;weld repair procedure;fabrication drawing;pressure equipment directive;ped;mag welding;schweißtechnik;schweißaufsicht;schweißanweisung;verfahrensprüfung;schweißfachmann;schweißerprüfung;dvs;dmos;qmos;qualification de mode opératoire;cahier de soudage;soudage',
  },
  renewables_engineer: {
    titles:
      'renewable energy engineer;solar design engineer;wind energy engineer;battery storage engineer;ingenieur erneuerbare energien;ingénieur énergies renouvelables',
    words:
      'renewable energy;solar pv;pvsyst;helioscope;pv array;string inverter;central inverter;solar farm;wind farm;wind turbine;onshore wind;offshore wind;windpro;wasp wind;windographer;met mast;wind resource assessment;energy yield assessment;p50;p90;capacity factor;wake loss;bess;battery storage;grid connection;g99;curtailment;contract for difference;balance of plant;epc contractor;inter-array cable;export cable;monopile;nacelle;blade inspection;gwo;scada monitoring turbine;performance ratio;hydrogen electrolyser;hydropower;biomass;biogas;geothermal;heat pump;power curve;site layout optimisation;shadow flicker;lcoe;agrivoltaics;repowering;erneuerbare energien;windpark;photovoltaik;ertragsgutachten;eeg;windenergieanlage;netzanschluss;énergies renouvelables;parc éolien;centrale solaire;photovoltaïque;productible;raccordement réseau;éolienne',
  },
  energy_manager: {
    titles:
      'energy manager;energy engineer;energy auditor;energy assessor;decarbonisation engineer;energieberater;energiemanager;chargé de mission énergie;économe de flux',
    words:
      'energy audit;energy management;iso 50001;esos;secr;energy performance certificate;epc assessment;display energy certificate;half-hourly data;automatic meter reading;sub-metering;m&t;monitoring and targeting;degree day;energy bill validation;power factor correction;led retrofit;boiler replacement;chp;heat network;pas 2035;rdsap;sap assessment;domestic energy assessor;retrofit coordinator;energy conservation measure;measurement and verification;ipmvp;cmvp;certified energy manager;carbon reduction plan;scope 1 and 2;ghg protocol;net zero roadmap;heat decarbonisation plan;salix;voltage optimisation;bms optimisation;u-value;thermal imaging;air tightness test;blower door;energieberatung;energieaudit;din en 16247;energieausweis;gebäudeenergieberater;individueller sanierungsfahrplan;bafa;kfw;audit énergétique;dpe;décret tertiaire;cee;rénovation énergétique;bilan carbone',
  },
  environmental_engineer: {
    titles:
      'environmental engineer;environmental consultant;contaminated land consultant;environmental manager;ecologist;umweltingenieur;ingénieur environnement',
    words:
      "environmental impact assessment;eia;environmental statement;contaminated land;phase 1 desk study;phase ii;conceptual site model;remediation;soil sampling;groundwater sampling;gas monitoring;monitoring well;hydrogeology;risk assessment clea;rbca;air quality assessment;dispersion modelling;adms;aermod;environmental permit;ippc;iso 14001;cemp;ecia;preliminary ecological appraisal;phase 1 habitat survey;great crested newt;bat survey;biodiversity net gain;bng metric;cieem;iema;waste classification;wm3;nutrient neutrality;water framework directive;discharge permit;superfund;rcra;nepa;phase i esa;wetland delineation;asbestos in soil;duty of care;odour assessment;umweltverträglichkeitsprüfung;altlasten;immissionsschutz;bimschg;gewässerschutz;umweltgutachten;artenschutz;étude d'impact;sites et sols pollués;icpe;dépollution;installation classée;bureau d'études environnement",
  },
  acoustic_engineer: {
    titles:
      'acoustic consultant;acoustics engineer;noise and vibration engineer;noise consultant;akustiker;ingenieur akustik;acousticien',
    words:
      'acoustics;noise survey;noise assessment;bs 4142;bs 8233;sound level meter;class 1 sound level meter;norsonic;bruel & kjaer;svantek;cadnaa;soundplan;odeon;insul;noise map;laeq;la90;dba;reverberation time;rt60;sound insulation test;part e;approved document e;ukas sound test;bb93;airborne sound;impact sound;noise break-in;building acoustics;room acoustics;architectural acoustics;environmental noise;construction noise;section 61;bs 5228;vibration monitoring;attenuator selection;plant noise;wind farm noise;underwater noise;occupational noise;nvh;transfer path analysis;modal testing;institute of acoustics;ioa diploma;mioa;absorption coefficient;speech intelligibility;akustik;schallschutz;bauakustik;raumakustik;lärmgutachten;ta lärm;schallimmissionsprognose;acoustique;étude acoustique;isolement acoustique;bruit de voisinage;sonomètre;correction acoustique',
  },
  fire_engineer: {
    titles:
      'fire engineer;fire safety consultant;fire risk assessor;fire protection engineer;sprinkler designer;brandschutzplaner;brandschutzingenieur;ingénieur sécurité incendie',
    words:
      'fire engineering;fire strategy;fire safety engineering;approved document b;bs 9999;bs 9991;bs 7974;pas 79;fire risk assessment;regulatory reform fire safety order;nfpa 101;nfpa 13;nfpa 72;ife member;means of escape;travel distance;evacuation modelling;pathfinder evacuation;fire dynamics simulator;fds;pyrosim;smoke control;smoke ventilation;stair pressurisation;compartmentation;fire stopping;fire door inspection;external wall survey;fraew;pas 9980;ews1;cladding remediation;sprinkler design;bs en 12845;hydraulic calculation sprinkler;bs 9251;fire load;structural fire engineering;intumescent;dry riser;cause and effect matrix;fire alarm category;gateway 2;golden thread;building safety act;brandschutz;brandschutzkonzept;vorbeugender brandschutz;brandschutznachweis;entrauchung;rettungsweg;bauordnung;sécurité incendie;ssi;désenfumage;compartimentage;établissement recevant du public;notice de sécurité',
  },
  health_safety_manager: {
    titles:
      'health and safety manager;hse advisor;ehs manager;safety officer;she manager;sicherheitsingenieur;fachkraft für arbeitssicherheit;responsable hse;préventeur',
    words:
      'health and safety;hse;ehs;nebosh;nebosh diploma;iosh;cmiosh;gradiosh;iso 45001;rams;risk assessment and method statement;coshh;riddor;accident investigation;near miss;toolbox talk;safety inspection;cdm 2015;principal designer;construction phase plan;permit to work;loler;puwer;manual handling assessment;dse assessment;noise at work;fire warden;safety induction;behavioural safety;safety culture;ltifr;trir;lost time injury;osha 30;osha recordable;csp;job hazard analysis;lockout tagout;occupational hygiene;f10 notification;asbestos register;legionella;hse audit;arbeitssicherheit;arbeitsschutz;gefährdungsbeurteilung;sifa;unterweisung;unfallverhütung;berufsgenossenschaft;sigeko;prévention des risques;document unique;duerp;plan de prévention;accident du travail;caces;coordonnateur sps;unterweisungen;animateur sécurité;qhse',
  },
  functional_safety_systems_engineer: {
    titles:
      'systems engineer;functional safety engineer;requirements engineer;integration engineer;product safety engineer;systemingenieur;ingénieur système',
    words:
      'systems engineering;mbse;sysml;ibm doors;polarion;jama connect;cameo magicdraw;enterprise architect sparx;requirements traceability;v-model;incose;iso 15288;interface control document;icd;verification and validation;vcrm;preliminary design review;critical design review;pdr;cdr;concept of operations;trade study;system architecture definition;functional safety;iso 26262;iec 61508;hara;asil;sil;safety case;fault tree analysis;fmeda;hazard log;def stan 00-56;mil-std-882;mil-std;gsn;system integration test;subsystem;system requirement specification;safety goal;iso 21434;sotif;rams rail;en 50126;en 50129;configuration baseline;technical readiness level;funktionale sicherheit;systementwicklung;anforderungsmanagement;lastenheft;pflichtenheft;systemintegration;ingénierie système;exigences système;sûreté de fonctionnement;intégration validation;cahier des charges fonctionnel;ivvq',
  },
  piping_pressure_engineer: {
    titles:
      'piping engineer;pipe stress engineer;pressure vessel engineer;pipeline engineer;static equipment engineer;rohrleitungsplaner;ingénieur tuyauterie',
    words:
      'piping design;pipe stress analysis;caesar ii;autopipe;asme b31.3;asme b31.1;b31.8;en 13480;piping isometric;plant 3d;pdms;e3d;smartplant 3d;pipe rack;pipe support;spring hanger;expansion loop;nozzle load;piping class;pipe spec;material take-off;mto;valve datasheet;flange rating;gasket;pressure vessel design;asme viii;pv elite;pd 5500;en 13445;ped;u-stamp;shell and tube;api 650;storage tank design;tie-in;hydrotest;pipeline route;pigging;cathodic protection;subsea pipeline;line list;line pipe;model review;plot plan;rohrleitungsplanung;rohrstatik;druckbehälter;isometrie;ad 2000;druckgeräterichtlinie;rohrklasse;tuyauterie industrielle;calcul de flexibilité;codap;appareil à pression;isométrique;chaudronnerie',
  },
  land_surveyor: {
    titles:
      'land surveyor;geomatics surveyor;setting-out engineer;topographic surveyor;licensed land surveyor;vermessungsingenieur;vermessungstechniker;géomètre;géomètre-topographe',
    words:
      'land surveying;geomatics;topographic survey;topo survey;total station;robotic total station;leica;trimble;topcon;gnss;gps rover;rtk;level loop;traverse;total station resection;control network;survey benchmark;setting out;as-built survey;point cloud;laser scanning;terrestrial laser scanner;register360;leica cyclone;faro scene;n4ce;lss;measured building survey;utility survey;pas 128;gpr;underground utility detection;uav photogrammetry;drone survey;pix4d;boundary survey;boundary dispute;alta survey;metes and bounds;cadastral;monitoring prism;deformation monitoring;digital terrain model;dtm;contour line;orthophoto;os grid;datum;lidar;party chief;instrument man;rail survey;vermessung;tachymeter;absteckung;kataster;lageplan;ingenieurvermessung;liegenschaftskataster;nivellement;topographie;bornage;relevé topographique;récolement;foncier;implantation',
  },
  hydrographic_surveyor: {
    titles: 'hydrographic surveyor;offshore surveyor;marine geophysicist;rov surveyor;hydrograph;hydrographe',
    words:
      'hydrographic survey;bathymetry;multibeam echosounder;mbes;single beam;side scan sonar;sub-bottom profiler;magnetometer;survey vessel;qinsy;caris hips;eiva navisuite;hypack;navipac;usbl;dynamic positioning;inertial navigation;rov;auv;sound velocity profile;svp;patch test;tide correction;nautical chart;seabed;uxo survey;cable route survey;pipeline inspection;dredging;iho s-44;fig cat a;offshore rotation;bosiet;seismic acquisition;sonar mosaic;backscatter;kongsberg;r2sonic;party chief;online surveyor;data processor;vessel offset;gyro;mru;hydrographie;seevermessung;fächerecholot;gewässervermessung;peilung;levé hydrographique;bathymétrie;sondeur multifaisceaux;fonds marins',
  },
  gis_analyst: {
    titles:
      'gis analyst;gis technician;geospatial analyst;cartographer;remote sensing analyst;gis-spezialist;geoinformatiker;géomaticien;sigiste',
    words:
      'gis;geographic information system;arcgis pro;arcmap;arcgis online;qgis;postgis;fme;esri;spatial analysis;geospatial;geodatabase;shapefile;geojson;georeferencing;digitising;cartography;map production;web map;story map;leaflet js;geoserver;mapbox;remote sensing;satellite imagery;sentinel-2;landsat;ndvi;erdas imagine;envi imagery;google earth engine;raster;vector data;coordinate reference system;projection wgs84;os mastermap;ordnance survey;inspire directive;geocoding;address matching;arcpy;gdal;isochrone;network analyst;land cover;digital elevation model;spatial join;survey123;field maps;parcel mapping;geoinformatik;geodaten;kartografie;fernerkundung;geodatenbank;géomatique;sig;cartographie;télédétection;base de données spatiales',
  },
  building_surveyor: {
    titles:
      'building surveyor;chartered building surveyor;home surveyor;party wall surveyor;bausachverständiger;expert en bâtiment',
    words:
      'building surveying;rics;mrics;assocrics;building survey;level 2 homebuyer report;level 3 survey;condition survey;dilapidations;schedule of condition;schedule of dilapidations;party wall;party wall award;party wall act 1996;defect diagnosis;damp survey;rising damp;damp meter;protimeter;subsidence;crack monitoring;timber decay;dry rot;roof inspection;planned maintenance programme;stock condition survey;reinstatement cost assessment;technical due diligence;tdd;contract administration;jct minor works;tender specification;snagging;licence to alter;building pathology;rights to light;section 20 consultation;fire door replacement;hhsrs;disrepair;expert witness;conservation area;listed building;external redecoration;re-roofing;feasibility study refurbishment;bauschaden;baugutachten;bausachverständiger;schadensgutachten;bauzustand;gebäudebewertung;diagnostic immobilier;pathologie du bâtiment;expertise bâtiment;état des lieux;humidité',
  },
  quantity_surveyor: {
    titles:
      'quantity surveyor;commercial manager construction;cost consultant;cost manager;qs;kalkulator bau;bauabrechner;économiste de la construction;métreur',
    words:
      'quantity surveying;qs;bill of quantities;boq;nrm2;nrm1;smm7;cost plan;cost planning;taking off;take-off;final account;interim valuation;payment application;pay less notice;contract variation;variation account;compensation event;early warning notice;nec4;jct;fidic;subcontract procurement;subcontract account;cvr;cost value reconciliation;retention release;daywork;loss and expense;extension of time;contra charge;tender analysis;tender return;prelims;provisional sum;costx;candy estimating;conquest estimating;bluebeam;bcis;cash flow forecast construction;earned value;elemental cost;value engineering;construction adjudication;term maintenance schedule of rates;rics apc;mrics;aufmaß;leistungsverzeichnis;vob;nachtragsmanagement;bauabrechnung;kalkulation;ausschreibung vergabe abrechnung;din 276;rib itwo;métré;dpgf;décompte général;situation de travaux;étude de prix bâtiment;kalkulator;abrechnung nach vob;décompte',
  },
  architect: {
    titles:
      'architect;project architect;part 2 architectural assistant;design architecthitekthitekturassistenthitecte',
    words:
      "architectural design;riba;arb registered;part ii;part iii;riba stages;concept design;stage 3 planning drawings;planning application;design and access statement;building regulations drawings;technical design package;tender package;general arrangement drawing;door schedule;nbs specification;nbs chorus;revit;archicad;vectorworks;sketchup;rhino;grasshopper;enscape;lumion;v-ray;autocad;indesign;massing study;elevation study;floor plan;facade design;architectural detailing;passivhaus;listed building consent;conservation architecture;residential scheme;masterplan;mixed-use;contract administration;rfi;site inspection snagging;principal designer;aia;leed ap;building permit;schematic design;construction documents;code review ibc;material palette;client brief;physical model making;architektur;architekturentwurf;genehmigungsplanung;ausführungsplanung;werkplanung;bauantrag;leistungsphase;bauvorlageberechtigung;wettbewerb architektur;maîtrise d'oeuvre;permis de construire;avant-projet;dce;dossier de consultation;esquisse;architekt;entwurfsplanung;hoai;leistungsphasen;architecte;maîtrise d'œuvre",
  },
  architectural_technologist: {
    titles:
      'architectural technologisthitectural technicianhitectural draughtsman;bautechniker;bauzeichner;dessinateur en bâtiment',
    words:
      "architectural technology;ciat;mciat;building regulations application;building regs drawings;construction detail;1:5 detail;junction detail;technical drawing package;u-value calculation;thermal bridge;psi value;condensation risk analysis;wall build-up;cavity wall detail;dpc;dpm;roof detail;parapet;curtain walling;window schedule;door schedule;partition type;finishes schedule;drawing register;drawing issue;revit;autocad architecture;archicad;nbs create;part b compliance;part l compliance;part m;robust detail;timber frame;householder application;extension drawings;loft conversion drawings;measured survey;existing and proposed plans;drawing set;site plan;location plan;planning portal;fire strategy drawing;specification clause;bauzeichnung;detailplanung;ausführungszeichnung;grundriss;schnitt ansicht;werkplan;plan d'exécution;détail constructif;coupe façade;carnet de détails;plan de permis",
  },
  interior_designer: {
    titles:
      "interior designer;interior architect;space planner;fit-out designer;kitchen designer;innenarchitekthitecte d'intérieur;décorateur d'intérieur",
    words:
      "interior design;interior architecture;mood board;material board;ff&e;ff&e schedule;finishes schedule;space planning;furniture layout;test fit;sample library;upholstery fabric;soft furnishing;wallcovering;joinery drawing;bespoke joinery;reflected ceiling plan;lighting scheme;colour scheme;sketchup;3ds max;v-ray;enscape;autocad;revit;photoshop render;hand sketch;hospitality interior;workplace design;residential interior;retail interior;show home;home staging;fit-out;procurement of furniture;sanitaryware;kitchen design;articad;winner kitchen;biid;ncidq;concept presentation;visualiser;install day;innenarchitektur;raumkonzept;materialcollage;möblierung;innenausbau;einrichtungsplanung;küchenplanung;aménagement intérieur;décoration;planche d'ambiance;agencement;plan d'aménagement",
  },
  landscape_architect: {
    titles:
      'landscape architect;landscape designer;urban designer;garden designer;landschaftsarchitekt;paysagiste;paysagiste concepteur',
    words:
      'landscape architecture;landscape design;cmli;landscape institute;planting plan;planting schedule;hard landscaping plan;soft landscape;lvia;landscape visual impact assessment;zone of theoretical visibility;ztv;photomontage viewpoint;public realm;urban design;green infrastructure;green roof;rain garden;suds planting;playground design;tree pit;tree survey bs 5837;street furniture;paving design;levels and grading;keyscape;vectorworks landmark;autocad;lumion;sketchup;indesign;masterplan;design code;landscape management plan;urban greening factor;parkland;native species mix;arboricultural;asla;clarb;site analysis;garden design;wildflower meadow;landschaftsarchitektur;freianlagen;freiraumplanung;grünplanung;pflanzplan;außenanlagen;grünordnungsplan;aménagement paysager;espace public;palette végétale;plan de plantation;urbanisme paysager',
  },
  town_planner: {
    titles:
      'town planner;planning officer;planning consultant;urban planner;development management officer;stadtplaner;raumplaner;urbaniste;instructeur du droit des sols',
    words:
      "town planning;rtpi;mrtpi;planning application;planning officer report;delegated report;development management;development control;local plan;neighbourhood plan;nppf;planning policy;planning committee;planning appeal;planning inspectorate;public inquiry;section 106;s106 agreement;cil;community infrastructure levy;pre-application advice;discharge of conditions;permitted development;prior approval;certificate of lawfulness;change of use;use class;enforcement notice;listed building consent;conservation area;green belt;housing land supply;five-year supply;shlaa;sustainability appraisal;strategic environmental assessment;design and access statement;site notice;neighbour consultation;rezoning;zoning ordinance;aicp;land use planning;comprehensive plan;subdivision review;uniform software;idox;bauleitplanung;bebauungsplan;flächennutzungsplan;stadtplanung;raumordnung;städtebau;baugesetzbuch;baurecht;plu;droit des sols;schéma de cohérence territoriale;zac;permis d'aménager",
  },
  transport_modeller: {
    titles:
      'transport planner consultancy;transportation engineer;transport modeller;travel planner;verkehrsplaner;ingénieur mobilité',
    words:
      'transport assessment;transport statement;travel plan;trip generation;trics;trip rate;junction capacity;strategic transport model;saturn model;visum;vissim;emme;cube voyager;aimsun;paramics;microsimulation;origin destination matrix;mode share;webtag;tag appraisal;business case transport;active travel;cycle infrastructure;ltn 1/20;lcwip;bus priority;walking route audit;pers audit;parking accumulation survey;atc survey;manual classified count;road safety audit;parking strategy;public transport accessibility;ptal;mobility hub;tod;level of service;synchro signal;hcm;traffic impact study;swept path;demand model;park and ride;ciht;tps;census journey to work;verkehrsmodell;verkehrsplanung;verkehrsgutachten;verkehrszählung;mobilitätskonzept;nahverkehrsplan;plan de mobilité;étude de trafic;modélisation des déplacements;enquête ménages déplacements;stationnement',
  },
  cad_technician: {
    titles:
      'cad technician;draughtsman;drafter;mechanical draughtsperson;technischer zeichner;technischer produktdesigner;dessinateur-projeteur;projeteur;projeteur vrd;projeteur voirie',
    words:
      "autocad;autocad lt;draughting;cad drafting;2d drawing;detail drawing;general arrangement;ga drawing;layer standard;title block;drawing register;redline;drawing markup;as-built drawing;as-fitted drawing;dwg;dxf;dynamic block;xref;viewport;cad plotting;microstation;inventor;solidworks drawing;draftsight;cadworx;advance steel;tekla detailing;steel detailing;rebar detailing;bending schedule;bs 8666;sheet set manager;lisp routine;parametric model;isometric drawing;sectional view;dimensioning;revision cloud;drawing checker;isometrics;schematic drawing;electrical schematic;eplan;autocad electrical;cable routing;fabrication drawing;technisches zeichnen;zeichnungserstellung;detailkonstruktion;zeichnungsableitung;stahlbauzeichnung;schaltplanerstellung;dessin technique;plan d'ensemble;projeteur;nomenclature;schéma électrique;mise à jour des plans",
  },
  bim_manager: {
    titles:
      'bim manager;bim coordinator;bim technician;revit modeller;digital construction manager;bim-koordinator;coordinateur bim',
    words:
      "bim;building information modelling;bim coordination;bim execution plan;bep;eir;employer's information requirements;iso 19650;pas 1192;revit;revit family;dynamo script;navisworks;clash detection;clash report;clash free;federated model;solibri;ifc;cobie;common data environment;cde;bim 360;autodesk construction cloud;viewpoint for projects;aconex;asite;projectwise;lod 300;lod 350;lod 400;midp;tidp;naming convention;uniclass;4d simulation;synchro 4d;5d;point cloud modelling;scan to bim;shared coordinates;worksharing;central model;model audit;bimcollab;bcf;revizto;trimble connect;mep coordination;digital twin;asset information model;plannerly;bim-koordination;bim-abwicklungsplan;kollisionsprüfung;auftraggeber-informationsanforderungen;fachmodell;koordinationsmodell;modellierung revit;maquette numérique;convention bim;synthèse technique;détection de clash;plateforme collaborative bim",
  },
  analytical_chemist: {
    titles:
      'analytical chemist;laboratory chemist;qc chemist;chromatographer;lab analyst;chemielaborant;chemisch-technischer assistent;technicien chimiste;chimiste analyticien',
    words:
      'hplc;uplc;gc;gc-ms;lc-ms;lc-ms/ms;icp-ms;icp-oes;ion chromatography;ftir;uv-vis;nmr;karl fischer;titration;dissolution testing;atomic absorption;chromatography;mass spectrometry;method development;method validation;ich q2;waters empower;chemstation;chromeleon;masslynx;lims;sample preparation;solid phase extraction;calibration curve;reference standard;volumetric flask;pipette;analytical balance;mobile phase;column equilibration;oos investigation;certificate of analysis;assay and impurities;related substances;stability testing;raw material testing;pharmacopoeia;usp;ph eur;iso 17025;ukas;proficiency testing;uncertainty of measurement;spiked recovery;limit of detection;lab notebook;wet chemistry;fume cupboard;coshh;analytik;chromatographie;chemielaborant;probenvorbereitung;methodenvalidierung;nasschemie;instrumentelle analytik;prüflabor;chimie analytique;dosage chimique;laboratoire de contrôle;validation analytique;spectrométrie de masse;étalon',
  },
  synthetic_chemist: {
    titles:
      'synthetic organic chemist;medicinal chemist;process chemist;research chemist;chemiker;chimiste de synthèse',
    words:
      'organic synthesis;multi-step synthesis;medicinal chemistry;retrosynthesis;route scouting;structure-activity relationship;sar series;hit-to-lead;lead optimisation;schlenk line;inert atmosphere;air-sensitive;column chromatography;flash chromatography;tlc;recrystallisation;rotary evaporator;rotavap;nmr interpretation;lc-ms purity;preparative hplc;cross-coupling;suzuki coupling;hydrogenation;grignard;asymmetric synthesis;chiral;heterocycle;peptide synthesis;solid-phase synthesis;flow chemistry;kilo lab;scale-up chemistry;jacketed reactor;reaction calorimetry;doe chemistry;chemdraw;scifinder;reaxys;electronic lab notebook;chemical intermediate;api synthesis;impurity profile;work-up;reagent;round-bottom flask;polymer chemistry;organometallic;catalysis;glovebox;organische chemie;organische synthese;wirkstoffsynthese;laborjournal;naturstoffchemie;chimie organique;synthèse organique;chimie médicinale;paillasse;purification',
  },
  formulation_scientist: {
    titles:
      'formulation scientist;formulation chemist;cosmetic chemist;paint chemist;galenical scientist;formulierungsentwickler;rezepturentwickler;formulateur;ingénieur formulation',
    words:
      'formulation development;formulation;emulsion;surfactant;rheology;viscometer;brookfield;particle size;malvern mastersizer;stability study;accelerated stability;preservative efficacy;excipient;tablet compression;granulation;wet granulation;fluid bed dryer;lyophilisation;oral solid dose;topical formulation;parenteral;drug product;preformulation;dissolution profile;bioavailability;coating formulation;paint formulation;pigment dispersion;binder resin;adhesive formulation;skincare;personal care;inci;cosmetic product safety report;fragrance;homogeniser;silverson;bench sample;lab batch;pilot batch;raw material substitution;hydrophilic;polymer dispersion;paint opacity;viscosity adjustment;design of experiments;reach compliance;sds;formulierung;rezepturentwicklung;galenik;emulsionen;lacktechnik;kosmetikentwicklung;lackrezeptur;galénique;émulsion;cosmétique;essai de stabilité;tensioactif',
  },
  molecular_biologist: {
    titles:
      'molecular biologist;research scientist biology;cell biologist;biochemist;laboratory research assistant;postdoctoral researcher life science;biologe;biologisch-technischer assistent;biologiste moléculaire',
    words:
      'pcr;qpcr;rt-pcr;western blot;elisa;flow cytometry;facs;cell culture;mammalian cell culture;primary cell;gene cloning;plasmid;transfection;lentivirus;crispr;crispr-cas9;gene editing;rna extraction;dna sequencing;ngs library prep;illumina;single-cell rna-seq;protein expression;protein purification;akta;sds-page;immunofluorescence;confocal microscopy;immunohistochemistry;knockout mouse;in vivo study;home office personal licence;assay development;high-throughput screening;antibody;hek293;cho cell;hplc biochemistry;bioreactor;fermentation;upstream processing;downstream processing;graphpad prism;aseptic technique;biosafety level 2;lab meeting;peer-reviewed publication;bench work;organoid;car-t;gel electrophoresis;molekularbiologie;zellkultur;zellbiologie;proteinreinigung;biochemie;gentechnik s1;biologie moléculaire;culture cellulaire;biologie cellulaire;clonage;cytométrie en flux',
  },
  bioinformatician: {
    titles:
      'bioinformatician;computational biologist;genomic data scientist;bioinformatiker;bio-informaticien',
    words:
      'bioinformatics;computational biology;genomics;ngs analysis;rna-seq;single-cell rna-seq;whole genome sequencing;exome;variant calling;gatk;samtools;bwa;bedtools;star aligner;fastq;bam file;vcf;nextflow;snakemake;bioconductor;deseq2;edger;seurat;scanpy;chip-seq;atac-seq;proteomics;metagenomics;gwas;polygenic;phylogenetics;ncbi blast;ensembl;ucsc genome browser;ncbi;tcga;pathway enrichment;gene ontology;differential expression;structural biology;alphafold;molecular docking;slurm cluster;conda environment;galaxy platform;variant annotation;vep annotation;acmg classification;multi-omics;bioinformatik;genomanalyse;sequenzierdaten;sequenzanalyse;molekulare datenanalyse;bio-informatique;génomique;séquençage;analyse ngs;biostatistique omique',
  },
  microbiologist: {
    titles:
      'microbiologist;microbiology analyst;qc microbiologist;food microbiologist;mikrobiologe;microbiologiste;technicien en microbiologie',
    words:
      'microbiology;agar plate;plate count;total viable count;tvc;cfu;streak plate;lab incubator;autoclave;gram stain;bacterial identification;maldi-tof;vitek;api strip;listeria;salmonella;enterobacteriaceae;coliform;legionella testing;pseudomonas;mycoplasma testing;pathogen testing;environmental monitoring;settle plate;contact plate;active air sampling;cleanroom grade a;isolator;bioburden;endotoxin;lal test;sterility testing;media fill;growth promotion test;media preparation;water testing;aseptic technique;laminar flow;biosafety cabinet;containment level 2;preservative challenge test;swab sampling;serial dilution;iso 17025;ukas accreditation;trend excursion;culture collection;yeast and mould;antibiotic susceptibility;shelf-life testing;mikrobiologie;keimzahl;nährmedium;sterilitätstest;hygienemonitoring;trinkwasseruntersuchung;keimidentifizierung;microbiologie;boîte de pétri;dénombrement;milieu de culture;contrôle microbiologique',
  },
  physicist: {
    titles:
      'physicist;research physicist;experimental physicist;optical engineer;laser physicist;photonics engineer;medical physicist;physiker;optikingenieur;physicien;ingénieur opticien',
    words:
      'physics;experimental physics;quantum optics;photonics;laser system;ultrafast laser;optical alignment;optical bench;interferometry;spectroscopy;zemax;opticstudio;code v;optical design;lens design;optical coating;fibre optic sensor;vacuum chamber;ultra-high vacuum;cryogenics;cryostat;dilution refrigerator;plasma physics;particle physics;cern;particle detector;scintillator;geant4;cern root;monte carlo simulation physics;condensed matter;thin film deposition;sputtering;clean room;afm;superconducting qubit;quantum computing;medical physics;linac;dosimetry;radiotherapy physics;ipem;labview;lock-in amplifier;matlab;comsol multiphysics;beamline;synchrotron;astrophysics;semiconductor device physics;mri physics;physik;optik;lasertechnik;vakuumtechnik;versuchsaufbau;quantentechnologie;messaufbau;physique;optique;photonique;banc optique;spectroscopie;physique des particules',
  },
  geologist: {
    titles:
      'geologist;exploration geologist;engineering geologist;geophysicist;hydrogeologist;geologe;géologue',
    words:
      'geology;core logging;drill core;rock chip;logging geologist;geological mapping;exploration drilling;rc drilling;diamond drilling;assay sample;geochemistry;stream sediment sampling;resource estimation;block model;kriging;leapfrog;micromine;surpac;datamine;maptek vulcan;petrel;seismic interpretation;2d/3d seismic;well log;petrophysics;techlog;stratigraphy;sedimentology;structural geology;petrology;thin section;ore deposit;porphyry;jorc;ni 43-101 report;grade control;geotechnical logging;rqd;geophysics;gravity survey;resistivity;electromagnetic survey;ground penetrating radar;hydrogeology;pumping test;modflow;groundwater model;aquifer;borehole log;outcrop;field camp;mudlogging;wellsite geologist;geosteering;cgeol;geologie;bohrkern;kartierung geologisch;hydrogeologie;grundwassermodell;lagerstättenkunde;baugrunderkundung;géologie;carottage;cartographie géologique;hydrogéologie;prospection minière;géophysique',
  },
  gmp_quality_assurance: {
    titles:
      'pharma qa specialist;gmp quality assurance officer;qualified person;qa validation specialist;gmp-beauftragter;sachkundige person;assurance qualité pharmaceutique;pharmacien responsable',
    words:
      'gmp;gxp;cgmp;eu gmp annex 1;annex 11;annex 16;gdp;qualified person;qp release;batch record review;bmr;batch release;batch disposition;deviation;deviation investigation;capa;change control;out of specification;oos;product quality review;pqr;apr;mhra inspection;fda inspection;form 483;21 cfr part 11;21 cfr 211;21 cfr 820;ich q9;ich q10;data integrity;alcoa;trackwise;veeva quality;master control;sop writing;controlled document;supplier qualification;technical agreement;quality agreement;self-inspection;drug recall;complaint investigation pharma;site master file;manufacturing authorisation;mia licence;sterile manufacturing;aseptic fill;cleanroom;investigational medicinal product;responsible person;pharmaceutical quality system;gute herstellungspraxis;gmp-konform;abweichungsbearbeitung;chargendokumentation;herstellungserlaubnis;chargenfreigabe;qualitätssicherung pharma;bonnes pratiques de fabrication;bpf;dossier de lot;libération de lot;ansm;affaires pharmaceutiques',
  },
  validation_engineer: {
    titles:
      'validation engineer;csv engineer;cqv engineer;qualification engineer;validierungsingenieur;ingénieur validation;ingénieur qualification',
    words:
      'commissioning qualification validation;cqv;iq oq pq;installation qualification;operational qualification;performance qualification;process validation;ppq;cleaning validation;swab limit;temperature mapping;autoclave validation;kaye validator;sterilisation validation;computer system validation;gamp 5;21 cfr part 11;annex 15;validation master plan;vmp;urs;user requirement specification;fds;design qualification;traceability matrix;factory acceptance test;site acceptance test;protocol execution;validation protocol;summary report;deviation;kneat;valgenesis;cleanroom qualification;hepa filter integrity;smoke study;utilities qualification;purified water;wfi;clean steam;isolator;filling line;lyophiliser;serialisation;continued process verification;periodic review;requalification;equipment qualification;gxp;software validation;qualifizierung;validierung;prozessvalidierung;reinigungsvalidierung;pharmaanlage;reinraumqualifizierung;computervalidierung;qualification des équipements;validation des procédés;validation du nettoyage;salle propre;protocole de qualification',
  },
  regulatory_affairs_specialist: {
    titles:
      "regulatory affairs specialist;regulatory affairs manager;regulatory officer;cmc regulatory;mdr consultant;zulassungsmanager;chargé d'affaires réglementaires",
    words:
      "regulatory affairs;marketing authorisation application;maa;nda submission;anda;bla submission;ind submission;ctd;ectd;module 3;cmc;type ii variation;variation submission;mhra;ema submission;fda;centralised procedure;decentralised procedure;dcp;mutual recognition;smpc;patient information leaflet;labelling;artwork approval;regulatory strategy;regulatory intelligence;510(k);de novo;eu mdr;ivdr;technical file;technical documentation;notified body;ce marking;ukca;udi;eudamed;clinical evaluation report;post-market surveillance;declaration of conformity;gspr;prrc;conformity dossier;premarket notification;substantial equivalence;letter to file;ce certificate;product approvals;approvals engineer;regulatory filing;new filing;additional information hold;post-market plan;iso 13485;mdsap;pharmacovigilance;psmf;psur;veeva vault rim;orphan designation;raps;topra;cosmetic notification cpnp;reach registration;licence renewal;agency response;scientific advice meeting;arzneimittelzulassung;zulassung;bfarm;medizinprodukte;medizinprodukterecht;technische dokumentation medizinprodukt;benannte stelle;affaires réglementaires;amm;dossier d'enregistrement;dispositif médical;marquage ce;mdr;verordnung (eu) 2017/745;technische dokumentation;klasse iia;klasse iib;klinische bewertung;konformitätsbewertung;technical documentation assessment;essential requirements;state of the art;dossier technique",
  },
  clinical_research_associate: {
    titles:
      'clinical research associate;cra;clinical trial manager;clinical project manager;clinical trial monitor;klinischer monitor;attaché de recherche clinique',
    words:
      'clinical trial;clinical monitoring;site monitoring visit;site initiation visit;siv;close-out visit;source data verification;sdv;ich-gcp;gcp;edc;medidata rave;ecrf;ctms;etmf;trial master file;investigator site file;isf;protocol deviation;informed consent form;serious adverse event;sae;susar;investigator brochure;principal investigator;site selection;feasibility questionnaire;ethics submission;rec approval;hra approval;irb;cro;trial sponsor;phase i;phase ii;phase iii;patient recruitment;randomisation;ixrs;drug accountability;data query;database lock;data management plan;monitoring report;follow-up letter;risk-based monitoring;dsmb;clinical study report;oncology trial;delegation log;1572;klinische prüfung;klinische studie;prüfzentrum;monitoringbesuch;amg;ethikvotum;recherche clinique;essai clinique;monitoring de site;comité de protection des personnes;promoteur de recherche',
  },
  clinical_research_coordinator: {
    titles:
      "clinical research coordinator;clinical trials coordinator;research nurse;study coordinator;study nurse;studienkoordinator;technicien d'études cliniques",
    words:
      "study coordinator;clinical trials unit;patient screening;eligibility criteria;informed consent;study visit;visit window;crf completion;source document;data query resolution;delegation log;investigator site file;gcp;adverse event reporting;sae reporting;pk sample;phlebotomy;venepuncture;centrifuge;sample processing;sample shipment;dry ice;vital signs;ecg;investigational product;drug accountability log;site pharmacy;monitor visit;irb submission;protocol amendment;regulatory binder;redcap;nihr;crn portfolio;recruitment log;randomised patient;study protocol;questionnaire administration;patient follow-up visit;participant reimbursement;clinical research nurse;oncology study;ccrc;acrp;socra;principal investigator oversight;studienassistenz;studienzentrum;patientenrekrutierung;einwilligung studie;prüfarzt;prüfplan studie;visite d'étude;consentement éclairé;cahier d'observation;investigateur;tec",
  },
  food_technologist: {
    titles:
      'food technologist;npd technologist;food scientist;technical manager food;process technologist food;lebensmitteltechnologe;lebensmittelchemiker;ingénieur agroalimentaire;technologue alimentaire',
    words:
      'food technology;npd;new product development food;product development kitchen;recipe development;recipe reformulation;kitchen sample;factory trial;first production;product launch food;sensory panel;taste panel;organoleptic;shelf-life trial;nutritional declaration;ingredient declaration;allergen;allergen matrix;allergen validation;label check;product specification;retailer specification;brcgs;brc audit;ifs food;haccp;ccp;vaccp;taccp;food safety plan;prerequisite programme;metal detection;foreign body;quid;water activity;brix;emulsifier;hydrocolloid;flavour house;pasteurisation;ready meal;bakery;confectionery;chilled food;ambient food;retailer code of practice;m&s cop;tesco tfms;technical file;traceability exercise;mass balance exercise;fssc 22000;hygiene audit;lebensmitteltechnologie;produktentwicklung lebensmittel;sensorik;rezeptur;lebensmittelkennzeichnung;lebensmittelhygiene;lebensmittelrecht;sécurité des aliments;formulation de recettes;analyse sensorielle;dlc;étiquetage;quality manager food;haccp lead;haccp team leader;retailer audits;high care;environmental swabs;foreign bodies;shelf life;customer complaints per million;positive release;site audit;qualitätsleiter lebensmittel;responsable qualité agroalimentaire;plan de maîtrise sanitaire;traçabilité',
  },
  medical_device_engineer: {
    titles:
      'medical device engineer;biomedical engineer;r&d engineer medical devices;clinical engineer;medizintechniker;medizintechnikingenieur;ingénieur biomédical',
    words:
      'medical device;biomedical engineering;iso 13485;iso 14971;iec 60601;iec 62304;iec 62366;design controls;design history file;dhf;device master record;design verification;design input;510(k);eu mdr;risk management file;usability engineering;human factors;biocompatibility;iso 10993;ethylene oxide sterilisation;gamma sterilisation;catheter;stent;implant design;orthopaedic implant;drug delivery device;autoinjector;inhaler device;prosthetic;class iii device;in vitro diagnostic;ivd;point-of-care test;microfluidics;lateral flow;cadaver lab;electrical safety test;rigel;infusion pump;ventilator;defibrillator;patient monitor;medical equipment library;ebme;preventive maintenance medical equipment;mhra alert;acceptance testing medical;bmet;cbet;medizintechnik;medizinprodukt;risikomanagement iso 14971;gebrauchstauglichkeit;sicherheitstechnische kontrolle;stk mtk;implantat;dispositifs médicaux;génie biomédical;équipements biomédicaux;matériovigilance;contrôle qualité biomédical',
  },
  project_engineer: {
    titles:
      "project engineer;engineering project manager;package engineer;epc project engineer;projektingenieur;ingénieur d'affaires;ingénieur projet",
    words:
      "capex project;epc;epcm;feed study;front end loading;scope of work;engineering package;technical bid evaluation;tbe;vendor document review;vendor data;technical query;tq;equipment package;skid;fat witness;inspection and test plan;itp;punch list;mechanical completion;pre-commissioning;handover dossier;installation works;contractor management;moc;p&id markup;interdisciplinary design review;hazop action;primavera p6;level 4 schedule;s-curve;critical path;earned value;long lead item;cost to complete;brownfield;greenfield;shutdown tie-in;site execution;plant upgrade;equipment installation;method statement;owner's engineer;stage gate;cost estimate class;projektabwicklung;anlagenprojektierung;projektierung;nachunternehmer;montageüberwachung;technische klärung;lieferantendokumentation;conduite de projet industriel;ingénierie de projet;chiffrage affaire;suivi de chantier industriel;travaux neufs;réception usine",
  },
  commissioning_engineer: {
    titles:
      'commissioning engineer;commissioning manager;field service engineer;service engineer industrial;inbetriebnehmer;servicetechniker;ingénieur mise en service;technicien sav',
    words:
      'plant commissioning;pre-commissioning;site acceptance test;cold commissioning;hot commissioning;loop check;energisation;snag list;punch list;handover pack;witness test;commissioning plan;bsria;cibse code m;air balancing;water balancing;flushing;cleanliness test;integrated systems test;field service;service visit;breakdown call-out;remote diagnosis;site service report;warranty claim;installation abroad;machine installation;spare part recommendation;field engineer;retrofit upgrade;parameter setting;drive tuning;megger;multimeter;motor rotation check;phase rotation;performance test;reliability run;test pack;system turnover;ppm visit;service contract;inbetriebnahme;servicetechniker;montageeinsatz;störungsbeseitigung;außendienst technik;abnahmeprotokoll;weltweite reisebereitschaft;probelauf;mise en service;dépannage sur site;essais de réception;itinérant;levée de réserves;l4 testing;l5 ist;ist scripts;l3 l4 l5;functional performance testing;load bank;load banks;ups commissioning;switchgear testing;generator testing;black building test;ats changeover;hv switching;primary injection;secondary injection;relay settings;prüfprotokolle',
  },
  bms_engineer: {
    titles:
      'bms engineer;building management systems engineer;building controls engineer;smart building engineer;gebäudeautomation techniker;mess- steuer- regeltechniker;technicien gtb;technicien gtc',
    words:
      'bms;bems;building management system;building automation;trend controls;trend 963;iq4;tridium niagara;n4;honeywell ebi;siemens desigo;schneider ecostruxure;johnson metasys;distech;bacnet;bacnet ms/tp;lonworks;knx;modbus;outstation;supervisor graphics;points list;ddc controller;strategy engineering;control panel wiring;field wiring;zone valve;actuator;sensor calibration;ahu control;vav;vav box;fan coil controller;chiller sequencing;boiler sequencing;weather compensation;optimum start;time schedule;alarm routing;energy dashboard;metering integration;m-bus;description of operation;bms commissioning;bms maintenance visit;point-to-point test;plant room;gateway integration;gebäudeautomation;gebäudeleittechnik;glt;msr-technik;ddc;saia;kieback peter;regelungstechnik gebäude;gtb;gtc;gestion technique du bâtiment;régulation cvc;automate sauter;supervision bâtiment',
  },
  building_control_inspector: {
    titles:
      'building control surveyor;building inspector;approved inspector;registered building inspector;code enforcement officer;bauprüfer;contrôleur technique construction',
    words:
      'building control;building regulations;approved documents;plan check;plan vetting;full plans application;building notice;initial notice;completion certificate;regularisation;site inspection foundation;foundation inspection;dpc inspection;drains test inspection;pre-plaster inspection;approved document a;approved document b;approved document l;approved document m;building safety regulator;gateway 2;higher-risk building;dangerous structure;demolition notice;labc;cabe;rbi class 2;lantac;nhbc;warranty inspection;building code;ibc;irc;icc certified;code compliance;permit inspection;rough-in inspection;certificate of occupancy;stop work order;plan review;competent person scheme;bauaufsicht;baugenehmigung;bauordnungsamt;bauabnahme;landesbauordnung;bauüberwachung behördlich;contrôle technique bâtiment;bureau de contrôle;solidité des ouvrages;accessibilité pmr;apave;rapport initial de contrôle technique',
  },
  clerk_of_works: {
    titles:
      "clerk of works;resident engineer;construction supervisor;nec supervisor;site inspector;bauüberwacher;bauleiter auftraggeber;opc;maître d'oeuvre d'exécution",
    words:
      "clerk of works;resident engineer;nec supervisor;quality inspection on site;site diary;snagging;defect list;defects liability period;workmanship;hold point;witness point;itp;non-conformance notice;material approval;mock-up panel;benchmark sample;progress photograph;concrete cube result;slump test;rebar inspection;pre-pour check;cavity tray;fire stopping inspection;brickwork inspection;practical completion;end of defects inspection;housing association new build;icwci;making good;opening up;cover meter;inspection report;latent defect;contractor self-certification;field view;planradar;snagr;daily inspection record;cqa;special inspector;daily field report;rfi;submittal;bauüberwachung;objektüberwachung;mängelprotokoll;bauleitung lph 8;bauabnahme;bautagebuch;mängelbeseitigung;suivi d'exécution;compte rendu de chantier;opr;réserves;levée des réserves;réception des travaux",
  },
  technical_writer_engineering: {
    titles:
      'technical author;technical writer engineering;documentation engineer;ipc author;technischer redakteur;rédacteur technique',
    words:
      "technical authoring;s1000d;asd-ste100;simplified technical english;ata ispec 2200;aircraft maintenance manual;component maintenance manual;illustrated parts catalogue;ietp;ietm;data module;csdb;arbortext;framemaker;madcap flare;dita;oxygen xml;topic-based authoring;xml authoring;operator manual;user manual;installation manual;maintenance manual;o&m manual;exploded view;technical illustration;isodraw;catia composer;creo illustrate;spare parts catalogue;warning and caution;iec 82079;translation memory;terminology database;documentation review;source data;engineering drawing interpretation;logistic support analysis;lsar;spares provisioning;ce documentation;single source publishing;technische redaktion;technische dokumentation;betriebsanleitung;schema st4;tekom;redaktionssystem;ersatzteilkatalog;rédaction technique;documentation technique;notice d'utilisation;manuel de maintenance;catalogue pièces",
  },
  metrology_calibration: {
    titles:
      'calibration engineer;metrology engineer;calibration technician;test engineer;kalibriertechniker;technicien métrologie',
    words:
      "calibration;calibration laboratory;iso 17025;ukas accredited calibration;uncertainty budget;traceability to national standards;npl;nist;fluke calibrator;deadweight tester;pressure calibration;temperature calibration;dry block;mass calibration;balance calibration;torque calibration;electrical calibration;dimensional calibration;gauge calibration;multimeter calibration;calibration certificate;calibration interval;recall system;as-found reading;as-left reading;out-of-tolerance notice;on-site calibration;reference standard;environmental chamber;humidity chamber;thermocouple;test rig;test bench;labview;ni pxi;data acquisition;daq;functional test;automated test equipment;ate;in-circuit test;flying probe;test fixture;burn-in;boundary scan;test coverage;vibration table;kalibrierung;kalibrierlabor;dakks;messunsicherheit;prüfmittelüberwachung;prüfplanung;kalibrierschein;étalonnage;laboratoire de métrologie;incertitude de mesure;cofrac;banc d'essai",
  },
  sustainability_consultant: {
    titles:
      'sustainability consultant;esg consultant;lca analyst;carbon consultant;breeam assessor;nachhaltigkeitsberater;consultant rse',
    words:
      'sustainability consulting;life cycle assessment;lca;simapro;gabi;openlca;one click lca;ecoinvent;epd;environmental product declaration;embodied carbon;whole life carbon;en 15978;pas 2080;breeam assessor;breeam ap;well ap;csrd;esrs;double materiality;gri;tcfd;sbti;science-based target;cdp disclosure;ghg inventory;scope 3;carbon footprint;iso 14064;iso 14040;net zero strategy;carbon offset;eu taxonomy;ecovadis;circular economy;material passport;climate risk assessment;sustainability report;supply chain emissions;cbam;sustainable procurement;gold standard credit;verra;iso 20400;dgnb;nachhaltigkeitsbericht;ökobilanz;treibhausgasbilanz;wesentlichkeitsanalyse;lieferkettengesetz;nachhaltigkeitsmanagement;rse;bilan carbone;analyse de cycle de vie;hqe;stratégie bas carbone',
  },
};
