// Specialties told by the place or the thing of the work: which teeth, whose samples, which sites, which plant, which bar.
// As in specialties.ts; what begins with the bar only tells against the others. Written from general knowledge, in English,
// German and French.

import type { Division } from './specialties.ts';

export const OF_PLACES: readonly Division[] = [
  // Which teeth.
  [
    'periodont*;gum specialist*|gum graft*;crown-lengthening;crown lengthening;pockets;root planing;parodont*',
    'orthodont*;kieferorthopäd*|brackets;wires;elastics;retainers;separators;debonding;braces;aligners',
    '|family dental;family dentist*;root canals;whitening;fillings',
  ],
  // Whose samples.
  [
    'diagnostic microbiolog*;clinical microbiolog*;medical microbiolog*;diagnostic pathology;pathology lab*;medical lab*;clinical lab*;hospital lab*|urines;blood cultures;susceptibilit*;sputum;faeces;specimens;patients;mrsa',
    '|dairy;cheese;milk powder;drinking water;cooling towers;environmental swabs;haccp;total plate counts;effluent;factories;meat',
  ],
  // Where people live, and where they buy and make things.
  [
    'residential site*;residential project*;residential development*;new-build hous*;housing development*;wohnungsbau*;wohnbau*;logements collectifs|plots;flats;houses;bungalows;apartments;homes;dwellings;nhbc;wohnungen;wohnhäuser;mietwohnungen;geschosswohnungsbau;logements',
    '|shop fit*;shopfit*;fit-outs;restaurants;shops;produktionshallen;laborgebäude;tanklager;industriehallen;industriebau;maschinenfundament*;schulen;bridges;highways',
  ],
  // What is drawn for whom builds, and what for whom permits.
  [
    'ausführungsplan*;werkplan*;detailplan*;lph 5;leistungsphase 5|detailpläne;ausführungspläne;detailzeichnungen;polierplan*;schalpläne;durchbruchspläne;leitdetails;planlisten',
    '|leistungsphasen 1 bis 4;entwürfe;wettbewerbe;baueingaben;bauanträge;bebauungsstudien;visualisierungen',
    '|bauüberwachung;objektüberwachung;bautagebuch;abnahmen;nachträge',
  ],
  // A plant's motors, and a house's sockets.
  [
    'industrial plant*;industrial electric*;industrial maintenance;plant electric*;heavy industry|mcc;mccs;vfd;vfds;plc;plcs;drives;instrumentation;dcs;switchgear;substations;mill;smelter;refinery;upgrader',
    '|house wiring;houses;townhouses;subdivisions;homes;panel swaps;ev chargers;condos;kitchens',
  ],
  [
    'windenergie*;windkraft*;windturbine*;wind turbine*;wind farm*;éolien*|nordex;vestas;enercon;rotorbl*;rotoren;gondel;nacelle*;getriebeöl;wind',
    '|photovoltaik*;freiflächen-photovoltaik;wechselrichter;stringmessung;solarpark*;inverters;solar',
  ],
  // What is poured, and what is shaken.
  [
    'cocktail bar*;cocktail venue*;cocktailbar*;bar à cocktails|cocktails;classics;batching;shaken;stirred;signature serves;speakeasy;infusions;highballs',
    '|public bar;schooners;kegs;keno;pints;bottle shop;lager;real ale;cellar',
  ],
  [
    'contract cater*;mass cater*;gemeinschaftsgastronom*;gemeinschaftsverpfleg*;betriebsgastronom*;restauration collective|betriebsrestaurant;kantine;mensa;klinik;heim;personalrestaurant;menülinien;staff restaurant;canteen;cantine;school meals',
    '|à-la-carte-restaurant;à la carte;hauben;halbpension;saucen;brasserie;fine dining;bistro',
  ],
  // Where the desk is.
  [
    'full-service hotel*;full service hotel*;hotel front desk;front desk of a hotel|guests;check-in;concierge;suites;opera;hotel;resort;folios',
    '|medical centre;medical center;patients;appointments;msp;motor inn;motel;limited service;clinic;surgery',
  ],
  [
    'tug;tugs;towage;schlepper*;remorqueur*|escort;towline;towing;tow;barge;barges;line-haul',
    '|ferries;ro-pax;passenger musters;lakers;cruise;container ship*;bulk carrier*',
  ],
  [
    'open-cut;open cut;surface mine*;surface mining;opencast;open pit;tagebau*|bench;benches;haul road;pit',
    '|tunnel;tunnels;tunnelling;headings;underground;jumbo',
  ],
  [
    'european car*;european vehicle*;euro specialist*|audi;vw;volkswagen;bmw;mercedes;škoda;skoda;seat;mini;porsche;odis;ista;dsg;vcds',
    '|toyota;toyotas;subaru;subarus;nissan;nissans;mitsubishi;mitsubishis;mazda;mazdas;hyundai;honda;hondas;japanese imports;utes',
  ],
  [
    'french immersion;immersion classroom*;immersion class*|immersion',
    '|core french;english-program*;english program*;french lessons',
  ],
  // Who sells software by the month, and who makes pans or games.
  [
    'b2b saas|saas;subscription;subscriptions;software;platform;cloud;seats;arr;monthly licence',
    '|consumer app;in-app purchases;dating;b2c;games;consumers',
    '|cookware;packaging;trade shows;sourcing;bakeware;catalogue;factories;cost price',
  ],
  // Who takes a risk, and who brings it.
  [
    'underwriting|underwriters;underwriter;binding authority;line size;declined;treaty',
    "|brokers;insurance brokers;on clients’ behalf;on clients' behalf;claims advocacy;gathers values;placing slips",
  ],
  // Who asks for a grant, and who gives it.
  [
    'writing grant*;grant writing;grant-writing;grant writer*|grant proposals;authored;letter of inquiry;narrative;narratives;wrote',
    '|reads and scores;recommendations to the trustees;grantees;visits applicants;monitors awards;grantmaking',
  ],
  [
    'classroom training;instructor-led;face-to-face training|classes;sessions;workshops;teach;taught;facilitate;facilitated;delivered',
    '|online courses;captivate;storyline;elearning;e-learning;lms reports;narrate;scorm',
  ],
  [
    'gmp|qc;batch;batches;batch release;drug substance;data integrity',
    '|postdoctoral;phd student;university;extracts;publications;thesis;undergraduate',
  ],
];
