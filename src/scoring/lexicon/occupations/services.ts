// Services: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const SERVICES: Occupations = {
  chef_de_partie: {
    titles:
      'chef de partie;cdp;line cook;commis chef;demi chef;cook;koch;jungkoch;commis de cuisine;cuisinier',
    words:
      'mise en place;grill section;sauce section;garnish section;larder;cold starters;fish section;plating up;on the pass;brigade;rosette kitchen;michelin;fine dining;à la carte;tasting menu;sous vide;rational oven;knife skills;stocks and sauces;butchery of joints;fifo;labelling and day dots;fridge temps;haccp;allergen matrix;deep clean;split shifts;line check;sauté;line cook;servsafe;prep list;saucier;gardemanger;entremetier;postenkoch;warenannahme küche;speisenzubereitung;hygienevorschriften küche;chaud et froid;dressage des assiettes;coup de feu;envoi;poste chaud;köchin;postenchef;second de cuisine',
  },
  head_chef: {
    titles:
      'head chef;executive chef;sous chef;kitchen manager;junior sous chef;küchenchef;souschef;chef de cuisine;second de cuisine',
    words:
      'menu costing;gp on food;gross profit food;food cost;wet and dry stock;brigade;running the pass;menu development;seasonal menus;spec sheets;dish specs;eho visit;five star hygiene;sfbb;haccp;allergen matrix;kitchen rota;ordering from suppliers;wastage sheet;portion control;banqueting;covers per week;fresh food pub;gastropub;rosette;michelin star;tasting menu;pre-opening;kitchen porter;labour percentage;procure wizard;commis development;back of house;boh;expediting;servsafe manager;wareneinsatz;speisekarte erstellen;küchenleitung;kalkulation speisen;brigadeführung;dienstplan küche;ratio matière;fiches techniques;élaboration de la carte;gestion des stocks cuisine;plan de maîtrise sanitaire',
  },
  catering_cook: {
    titles:
      'catering assistant;school cook;contract catering chef;canteen cook;dinner lady;catering supervisor;care home chef;beikoch;kantinenkoch;mitarbeiter gemeinschaftsverpflegung;cuisinier de collectivité;employé de restauration collective',
    words:
      "contract catering;school meals;universal infant free school meals;school kitchen;unit catering;b&i catering;hospitality trays;care home menu;texture-modified meals;iddsi;fortified diets;servery;hot counter;salad bar;bain marie;batch cooking;regen meals;cook chill;food probe;fridge temperature log;level 2 food hygiene;natasha's law;special diets;allergen folder;meal numbers;till catering;deli bar;barista counter;washing up;pot wash;trolley service;sodexo;aramark;elior;großküche;gemeinschaftsverpflegung;speisenausgabe;kantine;schulverpflegung;cook and chill;spülküche;restauration collective;cantine scolaire;plonge;liaison froide",
  },
  kitchen_porter: {
    titles:
      'kitchen porter;kp;kitchen assistant;dishwasher;pot washer;kitchen hand;spüler;küchenhilfe;plongeur;commis plongeur;aide de cuisine',
    words:
      'kitchen porter;pot wash;plate wash;dishwasher machine;hobart;winterhalter;glass washer;scrubbing pans;mopping kitchen floors;emptying bins;degreasing canopies;extraction filters;fryer oil change;veg prep;peeling potatoes;putting away deliveries;linen bags;deep clean;coshh chemicals;chemical dilution;cutlery polishing;silver burnishing;bin store;food waste;walk-in fridge clean;kp;three-compartment sink;bussing tubs;basic food prep;level 2 food hygiene;weekend shifts kitchen;safety shoes kitchen;spülküche;geschirr spülen;küchenhilfe;gemüse putzen;töpfe schrubben;reinigungsplan küche;plonge batterie;plonge;épluchage;nettoyage de cuisine;vaisselle',
  },
  fast_food_crew: {
    titles:
      'fast food crew member;crew member;pizza chef;short order cook;takeaway cook;shift runner fast food;systemgastronom;mitarbeiter schnellrestaurant;équipier polyvalent;pizzaiolo',
    words:
      'quick service restaurant;qsr;drive-thru;drive-thru headset;fry station;grill station;assembly line burgers;front counter;crew trainer;shift runner;delivery apps;deliveroo tablet;uber eats;just eat;kiosk orders;kds screen;holding times;speed of service;upselling meals;order accuracy;opening and closing checks kitchen;shake machine;fryer filtering;dough stretching;pizza oven;wood-fired;kebab;fish and chips frying;battering fish;chip shop;self-order kiosk;lobby cleaning;cash drawer;mystery diner;crew room;systemgastronomie;fritteuse;drive-in schalter;burgerstation;pizzateig;schnellrestaurant;restauration rapide;équipier;pizzaiolo;friteuse;commande borne',
  },
  baker: {
    titles:
      'baker;artisan baker;bakery operative;in-store baker;bread baker;bäcker;bäckergeselle;bäckermeister;boulanger',
    words:
      'bakery;sourdough;sourdough starter;levain;dough mixing;spiral mixer;bulk fermentation;proving;prover;retarder;shaping loaves;scaling dough;dough divider;lamination;croissants;viennoiserie;deck oven;rack oven;scoring loaves;bannetons;baguettes;ciabatta;night baker;early starts bakery;in-store bakery;bake-off;batch loaf;rolls and baps;poolish;preferment;rye flour;crumb structure;bread slicer;flour dust;bread plan;teigmacher;sauerteig;ofenposten;teigbereitung;backstube;brötchen;gärraum;konditoreiwaren;pétrin;fournil;façonnage;tourier;pain de tradition;enfournement;cap boulanger',
  },
  pastry_chef: {
    titles:
      'pastry chef;chef de partie pastry;patissier;cake decorator;chocolatier;confectioner;konditor;konditorin;pâtissier;chocolatier confiseur',
    words:
      'pastry section;sweet section;sweet side;pre-dessert;couverture;isomalt;feuilletés;kouign-amann;tourier;tourière;friandises;mignardises;patisserie;plated desserts;petits fours;afternoon tea;entremets;mousse;ganache;tempering chocolate;bonbons;praline;sugar work;pulled sugar;choux;puff pastry;crème pâtissière;buttercream;fondant icing;sugarpaste;royal icing;piping;wedding cakes;tiered cakes;celebration cakes;macarons;tart shells;blind baking;ice cream churning;pacojet;sorbet;meringue;gelatine;silicone moulds;airbrush cake;chocolate showpiece;dessert menu;konditorei;torten;pralinen;marzipan modellieren;sahnetorten;patisserieposten;feingebäck;glaçage;tempérage;cap pâtissier;laboratoire pâtisserie',
  },
  butcher: {
    titles:
      'butcher;meat cutter;counter butcher;block butcher;abattoir operative;boner;fishmonger;fleischer;metzger;fleischereifachverkäuferin;boucher;charcutier;poissonnier',
    words:
      'butchery;boning;seam butchery;trimming meat;breaking carcass;forequarter;hindquarter;primal cuts;sausage making;mincing meat;linking sausages;tying joints;block test meat;dry aged beef;meat counter;display counter meat;bandsaw;steel knives;chainmail glove;vacuum packing meat;abattoir;slaughterhouse;stunning;evisceration;lairage;halal slaughter;kill line;offal;game dressing;poultry portioning;curing bacon;fishmonger;filleting fish;shellfish;wet fish counter;meat hygiene;fleischerei;zerlegen;wurstherstellung;ausbeinen;bedienungstheke;schlachten;brät;fleischtheke;désossage;parage;découpe;étal;ficelage;charcuterie',
  },
  waiter: {
    titles:
      'waiter;waitress;food and beverage assistant;front of house assistant;restaurant supervisor;head waiter;runner;kellner;servicekraft;restaurantfachmann;serveur;chef de rang',
    words:
      "table service;taking orders;section of tables;silver service;table d'hôte;carrying plates;food runner;clearing tables;laying tables;reservations;opentable;resdiary;seating guests;upselling wine;wine service;allergen queries;epos;pos till;card payments table;tronc;polishing cutlery;napkin folding;breakfast service;banqueting service;foh;front of house;fine dining service;room service;hostess stand;bussing;side work;mise en place restaurant;commis waiter;maître d';tableside;service am gast;eindecken;tablett tragen;bonieren;frühstücksservice;bankettservice;chef de rang;mise en place de salle;débarrassage;prise de commande;service à l'assiette;limonadier",
  },
  sommelier: {
    titles: 'sommelier;head sommelier;wine waiter;wine advisor;wine buyer;weinberater;sommelière;caviste',
    words:
      'sommelier;wine list;wine pairing;wset level 3;wset diploma;court of master sommeliers;decanting;coravin;cellar book;by the glass;blind tasting;old world;new world;burgundy;bordeaux;champagne;natural wine;terroir;grape variety;corkage;tasting notes;bin number;wine fridge;wine gp;allocation wine;en primeur;food and wine matching;sake;fortified wine;vineyard visit;stemware;wine flight;sabrage;weinkarte;weinkeller;weinberatung;weinverkostung;speisenbegleitung;winzer;carte des vins;accords mets et vins;dégustation;millésime;caviste;appellation',
  },
  bartender: {
    titles:
      'bartender;bar staff;barman;barmaid;mixologist;bar supervisor;cocktail bartender;barback;barkeeper;barkeeperin;barman mixologue',
    words:
      "cocktails;classic cocktails;mixology;shaking and stirring;muddling;jigger;free pour;speed rail;well drinks;bar prep;garnishes;infusions;syrups;back bar;glass wash;changing barrels;changing kegs;line cleaning;cask ale;real ale;pulling pints;challenge 25;personal licence;till cash up;bottle up;wet stock;bar snacks;last orders;nightclub bar;bar tab;flair bartending;barback;ice well;tips certification;barkeeper;zapfen;tresen;cocktailkarte;fasswechsel;mixgetränke;schankanlage;bière pression;comptoir;changement de fûts;carte des cocktails;permis d'exploitation",
  },
  barista: {
    titles:
      'barista;coffee shop assistant;cafe supervisor;head barista;coffee roaster;café manager;kaffeebarista;barista confirmé;torréfacteur',
    words:
      'espresso;latte art;steaming milk;milk texturing;flat white;cappuccino;dialling in;grinder;grind size;portafilter;la marzocco;extraction time;speciality coffee;sca barista;filter coffee;v60;aeropress;batch brew;cold brew;cupping;single origin;roast profile;roasting beans;oat milk;coffee machine backflush;cleaning group heads;toasties;cake display;takeaway cups;loyalty stamps;cafe till;costa;starbucks;baristas;frappes;chai latte;kaffeespezialitäten;siebträger;milchschaum;kaffeebar;mühle einstellen;röstung;machine à expresso;mousse de lait;mouture;torréfaction;salon de thé',
  },
  restaurant_pub_manager: {
    titles:
      'restaurant manager;pub manager;general manager restaurant;assistant restaurant manager;publican;food and beverage manager;restaurantleiter;betriebsleiter gastronomie;directeur de restaurant;responsable de salle',
    words:
      'premises licence;designated premises supervisor;personal licence holder;wet sales;dry sales;wet led;food led;gp wet;labour to sales;spend per head;fourth rota;rotaready;tronc;opentable;sevenrooms;resdiary;mystery diner;tripadvisor reviews;sfbb;cellar management;cask marque;beer tie;pubwatch;challenge 25;stocktake pub;cash up;banking takings;duty manager pub;leased and tenanted;foh and boh;pre-opening restaurant;sunday lunch trade;quiz night;gaming machines;beer garden;f&b manager;comps and voids;prime cost;gastronomieleitung;getränkekalkulation;kassenabschluss gastronomie;reservierungsbuch;konzession;ticket moyen;licence iv;recrutement des extras;cafés hôtels restaurants',
  },
  hotel_receptionist: {
    titles:
      "hotel receptionist;front desk agent;front office assistant;night auditor;guest service agent;front office manager;concierge;empfangsmitarbeiter hotel;empfangsmitarbeiter hotellerie;réceptionist;chef de réception;hotelfachfrau;rezeptionist;réceptionniste hôtel;concierge d'hôtel",
    words:
      "opera pms;check-in;check-out;front desk;front office;night audit;night porter;room allocation;walk-in guest;no-show;overbooking;ota;booking.com;expedia;room rates;rack rate;folio;guest ledger;pre-authorisation;key cards;concierge;luggage;wake-up call;loyalty member upgrade;mews;protel;fidelio;guest complaints hotel;late checkout;bell desk;valet parking;city ledger;arrivals list;in-house guests;guest registration card;guest relations;clefs d'or;switchboard hotel;check-in gäste;meldeschein;rezeption;nachtdienst hotel;zimmerreservierung;kurtaxe;tagesabschluss hotel;accueil des clients hôtel;clôture de caisse;réservation chambre;bagagiste;réceptionniste;veilleur de nuit",
  },
  housekeeping_room_attendant: {
    titles:
      'room attendant;housekeeper;hotel housekeeper;chambermaid;housekeeping supervisor;executive housekeeper;linen porter;zimmermädchen;hausdame;housekeeping mitarbeiter;femme de chambre;gouvernante',
    words:
      "housekeeping;room attendant;servicing bedrooms;making beds;hospital corners;stripping beds;turndown service;linen trolley;linen cupboard;amenities restock;minibar;bathroom cleaning hotel;rooms per shift;departures and stayovers;do not disturb;room checks;inspect rooms;snagging rooms;lost property;public areas hotel;dusting;vacuuming rooms;deep clean bedrooms;par stock linen;laundry chute;room status;out of order rooms;private household;silver polishing;wardrobe care;floor supervisor hotel;housekeeping cart;zimmerreinigung;bettwäsche wechseln;hausdame;etagenservice;zimmerkontrolle;wäschewagen;minibar auffüllen;recouche;à blanc;chariot d'étage;gouvernante d'étage;mise en blanc",
  },
  hotel_manager: {
    titles:
      "hotel manager;general manager hotel;rooms division manager;revenue manager hotel;duty manager hotel;reservations manager;hoteldirektor;hotelmanager;empfangschef;directeur d'hôtel;chef de réception",
    words:
      "revpar;adr;goppar;rooms division;revenue management hotel;ideas rms;duetto;str report;comp set;channel manager;siteminder;ota mix;direct bookings;opera cloud;lqa audit;guest satisfaction index;medallia;tripadvisor ranking;banqueting;meetings and events;wedding venue;f&b outlets;spa hotel;owners meeting;franchise hotel;pre-opening hotel;refurb rooms;duty manager;night team;rate parity;corporate rates;rfp season;lra;group bookings;front office;bettenauslastung;hotelleitung;zimmererlöse;dehoga;hotelklassifizierung;tagungsgeschäft;taux d'occupation;prix moyen chambre;hôtellerie;classement hôtelier;séminaires;general manager of a hotel;hotel gm;adr and occupancy;owner's review;brand audit;duty management;wedding sales;direktionsassistent;resident manager;cluster general manager;refurbishment programme;aa rosette",
  },
  event_planner: {
    titles:
      'event manager;event coordinator;conference organiser;wedding planner;event producer;exhibition organiser;banqueting manager;conference and banqueting manager;head of hospitality operations;functions manager;eventmanager;veranstaltungskaufmann;chef de projet événementiel',
    words:
      'event delivery;match days;matchday hospitality;annual dinner;banqueting floor;run sheet;running order;function sheet;beo;banqueting event order;venue finding;site visit venue;delegate registration;cvent;eventbrite;breakout rooms;plenary;exhibition stands;floorplan exhibitors;sponsorship packages;speaker management;av supplier;staging and lighting;load-in;get-out;get-in;marquee;wedding coordination;gala dinner;awards dinner;incentive trip;hybrid event;webinar platform;caterer liaison;temporary event notice;crowd safety;event crew;goody bags;badge printing;seating plan;guest list;rsvp;show caller;messebau;veranstaltungsplanung;tagungsorganisation;teilnehmermanagement;eventlocation;künstlerbooking;séminaire;salon professionnel;régie événementielle;traiteur;rétroplanning',
  },
  travel_consultant: {
    titles:
      'travel consultant;travel agent;business travel consultant;tour operator;reservations agent;tour guide;holiday rep;tour manager;reiseverkehrskaufmann;tourismuskaufmann;reiseleiter;agent de voyages;conseiller voyages;guide touristique',
    words:
      'gds;amadeus;sabre;galileo;travelport;worldspan;fares and ticketing;pnr;iata;atol;abta;tailor-made itinerary;package holiday;cruise sales;long haul;dynamic packaging;flight changes;reissue;refund ticket;visa requirements;fam trip;transfers and excursions;holiday rep;airport transfer duty;resort office;welcome meeting;tour leading;blue badge guide;guided tours;coach tour;rooming list;ground handler;dmc;corporate travel;concur;hotel contracting;foreign exchange travel;brochure racking;reisebüro;flugbuchung;pauschalreise;reiseberatung;gruppenreisen;gästeführung;kreuzfahrt;billetterie;tour-opérateur;visite guidée;carnet de voyage;réservation gds',
  },
  hairdresser: {
    titles:
      'hairdresser;hair stylist;colourist;salon stylist;salon manager;junior stylist;barber;friseur;friseurin;friseurmeister;coiffeur;coiffeuse;barbier',
    words:
      "cutting and blow-dry;blow-dry;restyle;colour correction;balayage;foils;full head;half head;t-section;root touch-up;toner;olaplex;wella;l'oréal professionnel;schwarzkopf;redken;relaxer;brazilian blow-dry;keratin treatment;hair extensions;tape-ins;micro rings;updo;bridal hair;rent a chair;skin test;patch test;shampooing;barbering;skin fade;clipper work;beard trim;hot towel shave;cut-throat razor;afro hair;braids;retail salon products;nvq level 2 hairdressing;cosmetology license;phorest;strähnen;haarschnitt;dauerwelle;färben;hochsteckfrisur;salon friseur;coupe brushing;mèches;coloration;bac à shampoing;brevet professionnel coiffure",
  },
  beauty_therapist: {
    titles:
      'beauty therapist;spa therapist;nail technician;aesthetician;esthetician;make-up artist;aesthetic practitioner;lash technician;kosmetikerin;visagist;nageldesignerin;esthéticienne;maquilleuse;prothésiste ongulaire',
    words:
      'facials;waxing;intimate waxing;hollywood wax;threading;brow lamination;brow tint;lash lift;lash extensions;russian volume;manicure;pedicure;gel polish;shellac;acrylic nails;biab;nail art;cuticle;spray tan;body wrap;hot stone massage;aromatherapy massage;microdermabrasion;dermaplaning;chemical peel;hydrafacial;laser hair removal;ipl;electrolysis;elemis;dermalogica;decléor;patch test;contraindications client card;spa day;treatment room;bridal makeup;contouring makeup;airbrush makeup;microblading;dermal filler;botox;vtct;cidesco;level 3 beauty;phorest;kosmetik;gesichtsbehandlung;maniküre;wimpernverlängerung;haarentfernung;nageldesign;soin du visage;épilation;pose de vernis;modelage;institut de beauté',
  },
  fitness_trainer: {
    titles:
      'personal trainer;fitness instructor;gym instructor;group exercise instructor;yoga teacher;pilates instructor;strength and conditioning coach;fitnesstrainer;personaltrainer;coach sportif;moniteur de fitness',
    words:
      'personal training;pt sessions;gym floor;gym induction;programme cards;level 3 personal trainer;cimspa;nasm;ace certified;nsca;cscs strength;par-q;body composition;skinfold callipers;spin class;body pump;les mills;hiit;circuits class;kettlebells;olympic lifting;deadlift;squat technique;periodisation;vo2 max;mobility drills;yoga flow;vinyasa;reformer pilates;mat pilates;exercise referral;gp referral;antenatal exercise;bootcamp;fat loss clients;member retention gym;equipment wipe-down;small group training;trx;1rm;trainingsplan erstellen;trainerlizenz;gerätetraining;kursleitung fitness;rückenschule;krafttraining;bpjeps;préparation physique;cours collectifs;renforcement musculaire;salle de sport',
  },
  leisure_lifeguard: {
    titles:
      'lifeguard;leisure assistant;recreation assistant;swimming teacher;sports coach;leisure centre manager;duty manager leisure;fachangestellter für bäderbetriebe;bademeister;schwimmlehrer;rettungsschwimmer;maître-nageur;bnssa',
    words:
      "poolside;nplq;rlss;lifeguarding;pool rescue;spinal board rescue;pool plant operator;pool tests;chlorine and ph readings;backwashing filters;swim england level 2;asa level 2;swimming lessons;learn to swim stages;water safety;torpedo buoy;zone scanning;10:20 rule;sports hall set-up;badminton nets;trampolines;soft play;birthday parties leisure;leisure centre;normal operating procedure;nop;fa coaching badge;uefa b;football coaching;holiday camp;multi-sports;wet side and dry side;gladstone;changing village;bäderbetrieb;wasseraufsicht;schwimmkurs;chlorwerte;beckenaufsicht;freibad;rettungsschwimmabzeichen;surveillance des bassins;bnssa;bpjepsaan;analyse de l'eau;natation",
  },
  cleaner: {
    titles:
      "cleaner;cleaning operative;domestic cleaner;window cleaner;cleaning supervisor;janitor;custodian;hospital domestic;reinigungskraft;gebäudereiniger;putzfrau;agent d'entretien;agent de propreté;femme de ménage",
    words:
      'cleaning operative;mopping;buffing floors;rotary machine;scrubber dryer;hard floor strip and seal;carpet extraction;vacuuming;damp dusting;sanitising touchpoints;washrooms;toilet cleaning;emptying bins;consumables top-up;colour-coded cloths;colour-coded mops;bicsc;coshh;high-level dusting;window cleaning;reach and wash;water-fed pole;squeegee;end of tenancy clean;builders clean;deep clean;hospital domestic;curtain change;isolation clean;janitorial;key holding cleaner;daily cleaner;jet wash;graffiti removal;biohazard clean;unterhaltsreinigung;glasreinigung;grundreinigung;sanitärreinigung;einscheibenmaschine;treppenhausreinigung;büroreinigung;autolaveuse;monobrosse;nettoyage des sanitaires;bionettoyage;vitrerie;balayage humide',
  },
  facilities_front_of_house: {
    titles:
      "facilities assistant;caretaker;site manager school;front of house receptionist;corporate receptionist;building attendant;mailroom assistant;post room assistant;hausmeister;empfangskraft;gardien d'immeuble;hôtesse d'accueil;agent des services généraux",
    words:
      'corporate reception;visitor passes;sign in visitors;switchboard;meeting room set-up;condeco;room bookings;post room;franking machine;courier bookings;post sorting;contractor sign-in;permit to work desk;key register;caretaking;opening up and locking up;school caretaker;lettings;fire alarm test weekly;legionella flushing;water temperature checks;porterage furniture moves;desk moves;lightbulb changes;minor repairs;gritting paths;boiler checks caretaker;meter readings;helpdesk tickets cafm;concierge residential;parcels residents;estate walk;kitchen points restock;stationery cupboard;audio visual set-up;hausmeistertätigkeiten;winterdienst;schließdienst;kleinreparaturen;poststelle;besucherempfang;schlüsselverwaltung;loge;accueil physique et téléphonique;affranchissement;sortie des poubelles;petits travaux;salle de réunion',
  },
  security_guard: {
    titles:
      'security guard;security officer;door supervisor;cctv operator;retail security officer;store detective;bouncer;event steward;wachmann;sicherheitsmitarbeiter;werkschutz;agent de sécurité;agent de surveillance;ssiap',
    words:
      'sia licence;sia door supervisor;cctv licence;static guarding;mobile patrol;key holding;alarm response;gatehouse;access control;patrol logs;daily occurrence book;bag searches;search procedures;conflict management;physical intervention;control room;cctv monitoring;radio procedure;loss prevention;shoplifting apprehension;store detective;body-worn camera;crowd control;queue stewarding;door work;id checks;pat-downs;ejections;refusals log;clicker;body cam;dispersal;act awareness;close protection;cash in transit;k9 handler;lone worker check call;lock-up unlock;fire panel;guard card;34a sachkunde;34a unterrichtung;objektschutz;revierdienst;werkschutz;pfortendienst;streifengang;einlasskontrolle;rondes;carte professionnelle cnaps;ssiap 1;télésurveillance;main courante;palpation;sachkunde 34a;cqp aps',
  },
  funeral_director: {
    titles:
      'funeral director;funeral arranger;undertaker;embalmer;mortician;funeral operative;crematorium technician;cemetery operative;bestatter;bestattungsfachkraft;conseiller funéraire;thanatopracteur;pompes funèbres',
    words:
      'funeral arrangements;bereaved families;coffin;coffin fitting;hearse;limousine fleet funeral;chapel of rest;viewing the deceased;deceased care;first offices;embalming;arterial embalming;mbie;nafd;saif;cremation forms;cremation 4;green form;burial plot;grave digging;interment;ashes;cremator;ashes scattering;pallbearing;paging away;removal from home;private ambulance;mortuary;prepaid funeral plan;celebrant;order of service;death notice;repatriation deceased;coroner removal;memorial masonry;headstone;mortuary science;restorative art;casket;bestattung;trauergespräch;überführung;sargausstattung;einäscherung;trauerfeier;urne;grabstelle;mise en bière;thanatopraxie;obsèques;crémation;chambre funéraire',
  },
  gardener: {
    titles:
      'gardener;landscape gardener;head gardener;groundsman;greenkeeper;grounds maintenance operative;arborist;tree surgeon;nursery worker;gärtner;landschaftsgärtner;baumpfleger;jardinier;paysagiste;élagueur',
    words:
      'horticulture;rhs level 2;pruning;weeding;herbaceous borders;hedge cutting;mowing stripes;ride-on mower;strimming;brushcutter;leaf blowing;mulching;deadheading;propagation;potting on;bedding plants;glasshouse;topiary;planting plan;turfing;scarifying;hollow tining;greenkeeping;bunker raking;hole changing;cylinder mower;pitch marking;line marking;pa1 pa6;spraying certificate;chainsaw cs30;cs38 climbing;tree felling;crown reduction;rigging down;stump grinding;landscaping;patio laying;raised beds;irrigation;national trust garden;nvq amenity horticulture;grünpflege;heckenschnitt;gehölzschnitt;pflasterarbeiten;baumfällung;seilklettertechnik;rasenpflege;staudenbeet;tonte;taille de haies;élagage;espaces verts;désherbage;plantations;engazonnement;garten- und landschaftsbau',
  },
  farm_worker: {
    titles:
      'farm worker;farmer;farm manager;herdsperson;dairy herdsman;tractor driver;shepherd;stockman;fruit picker;agronomist;landwirt;landarbeiter;melker;erntehelfer;agriculteur;ouvrier agricole;vacher;tractoriste',
    words:
      'milking parlour;rotary parlour;robotic milking;herd;calving;calf rearing;dry cows;mastitis;foot trimming;cell count;silage;tmr;feeder wagon;muck spreading;slurry;lambing;shearing;ewes;drenching;sheep dipping;ear tagging;cattle movements;passports cattle;bcms;red tractor;tb testing;arable;ploughing;cultivations;combine harvester;baling;john deere;fendt;gps guidance tractor;sprayer;pa2;nroso;crop walking;basis agronomist;winter wheat;oilseed rape;fencing stock;suckler herd;farrowing;pig unit;poultry house;fruit picking;packhouse;basic payment;stewardship scheme;melkstand;stallarbeit;ackerbau;mähdrescher;aussaat;fütterung;kälberaufzucht;gülle;moissonneuse-batteuse;vêlage;élevage;vendanges;épandage;melken',
  },
  forestry_worker: {
    titles:
      'forestry worker;forest ranger;forester;harvester operator;countryside ranger;gamekeeper;estate worker;fishery worker;fish farm technician;förster;forstwirt;waldarbeiter;forestier;bûcheron;garde forestier;pisciculteur',
    words:
      'forestry;harvester;forwarder;felling;clearfell;brashing;restocking trees;tree planting spade;chainsaw tickets;hand cutter;winching;timber stacking;timber extraction;mensuration;forest management plan;ukwas;fsc forest;felling licence;deer stalking;deer cull;vermin control;pheasant rearing;release pens;coppicing;hedge laying;dry stone walling;stiles;rights of way;footpath maintenance;heathland;habitat management;volunteers task day;ranger patrol;salmon cages;fish husbandry;sea lice;mortality removal;net washing;hatchery;broodstock;forstwirtschaft;holzernte;durchforstung;motorsägenschein;jagdschein;aufforstung;revierförster;abattage;débardage;sylviculture;tronçonneuse;martelage;pisciculture;reboisement',
  },
  animal_care: {
    titles:
      'animal care assistant;kennel worker;dog groomer;zookeeper;dog trainer;animal welfare officer;groom;stable hand;riding instructor;tierpfleger;hundefriseur;pferdewirt;bereiter;soigneur animalier;toiletteur;palefrenier',
    words:
      'kennels;cattery;mucking out;rehoming;rescue centre animals;rspca;intake assessment dogs;enrichment animals;enclosure cleaning;zookeeping;biaza;diet preparation animals;public talks zoo;target training animals;dog grooming;hand stripping;clipping coats;bathing dogs;de-matting;breed trims;city & guilds dog styling;dog walking;doggy daycare;puppy training;clicker training;behaviourist;guide dog;assistance dog;livery yard;stable hand;tacking up;turnout;haynets;exercising horses;lunging;schooling horses;bhs stage 3;plaiting manes;farrier visit;racehorse;riding out;stud farm;feed rooms;microchip scanning;tierheim;zwinger;fellpflege;pferdepflege;ausmisten;tiergarten;reitunterricht;hundeerziehung;pansage;écurie;soins aux animaux;toilettage canin;chenil;parc animalier;débourrage',
  },
  sales_assistant: {
    titles:
      'sales assistant;retail assistant;shop assistant;cashier;checkout operator;stock replenishment assistant;sales associate;store assistant;verkäufer;verkäuferin;kassierer;regalauffüller;vendeur;vendeuse;hôte de caisse;employé libre-service',
    words:
      "till work;self-checkout host;scanning items;cashing up;refunds and exchanges;replenishment;shelf stacking;facing up;rotation of stock;date checking;reductions stickers;gap scan;fitting room;security tags;fashion floor;size cubes;deliveries unpack;backroom stock;pricing labels;shelf edge labels;click and collect;loyalty card sign-up;add-on sales;conversion floor;units per transaction;greet shoppers;mystery shop;challenge 25;kiosk tobacco;dairy fill;deli counter;hht scanner;planogram;kassieren;regale auffüllen;warenverräumung;mhd kontrolle;kassenabschluss;warenpräsentation;verkaufsfläche;tenue de caisse;mise en rayon;encaissement;étiquetage prix;réassort;cabine d'essayage;einzelhandelskaufmann;conseillère de vente",
  },
  store_manager: {
    titles:
      'store manager;shop manager;assistant store manager;retail department manager;area manager retail;retail supervisor;filialleiter;marktleiter;stellvertretende filialleitung;directeur de magasin;responsable de magasin;chef de rayon',
    words:
      'store manager;footfall;conversion rate store;atv;average transaction value;upt;like-for-like;shrinkage;stock loss;stocktake;wage percentage store;store rota;key holder;opening and closing store;cashing up;banking takings;store standards;planogram;vm guidelines;promotional changeover;black friday trading;peak trading;mystery shopper score;nps store;store opening;concession;area manager visit;store visit;on-shelf availability;loss prevention;click and collect;back of store;delivery day;gap checks;store kpi;four-wall ebitda;multi-site;filialleitung;inventurdifferenz;warenbestellung;personaleinsatzplanung filiale;tagesumsatz;flächenumsatz;marktleitung;démarque inconnue;panier moyen;tête de gondole;inventaire magasin;animation commerciale;gestion de rayon',
  },
  visual_merchandiser: {
    titles:
      'visual merchandiser;vm;window dresser;display artist;retail merchandiser;field merchandiser;personal stylist;gestalter für visuelles marketing;schauwerbegestalter;dekorateur;étalagiste;visual merchandiseur',
    words:
      'visual merchandising;window displays;window schemes;mannequins;styling mannequins;dressing windows;vm guidelines;floor layout store;focal point;product story;rail fixtures;gondola;gondola end;vinyl window;pos material;point of sale install;planogram;seasonal launch;store windows;christmas windows;flagship;concession layouts;adjacencies;colour blocking;folding standards;lighting spots display;table displays;merchandising pack;store walk;field merchandising;fsdu;bay resets;shelf strips;sell-through;personal shopping;schaufenstergestaltung;dekoration;warenpräsentation;figurinen;verkaufsflächengestaltung;saisonumbau;vitrines;étalage;mannequins vitrine;mise en scène produit;implantation;plv',
  },
  florist: {
    titles: 'florist;floral designer;flower shop assistant;event florist;floristin;floristmeister;fleuriste',
    words:
      "floristry;hand-tied bouquet;bridal bouquet;buttonholes;corsage;wiring flowers;oasis foam;floral foam;funeral tributes;casket spray;wreath;wreath making;table centres;conditioning flowers;stripping stems;cut flowers;foliage;interflora;flower market;dutch auction;vase arrangement;flower arch;installation flowers;dried flowers;pot plants;terrarium;mother's day peak;valentine's;spiral technique;gift wrap bouquet;flower deliveries;bucket cleaning;seasonal stems;nvq floristry;plant care;floristik;brautstrauß;gestecke;trauerfloristik;kranzbinden;schnittblumen;blumenladen;bouquet;composition florale;piquage;gerbe;fleurs coupées;art floral",
  },
  call_centre_agent: {
    titles:
      'call centre agent;customer service advisor;contact centre agent;customer service representative;telesales agent;live chat agent;call centre team leader;callcenter agent;kundenberater;kundenservice mitarbeiter;téléconseiller;conseiller clientèle à distance',
    words:
      "inbound calls;outbound calls;average handling time;aht;first call resolution;call quality score;wrap time;call scripts;ivr;dialler;predictive dialler;avaya;genesys;five9;zendesk;live chat;concurrent chats;webchat;complaints handling;retention calls;save desk;telesales;cold calling;upsell calls;csat;call queue;headset;abandonment rate;service level 80/20;calls per hour;dpa checks;id&v;escalated call;callbacks;ticket logging;call monitoring;call calibration;ofcom complaint;blended agent;after-call work;inbound;outbound;telefonische kundenbetreuung;anrufannahme;reklamationsbearbeitung;gesprächsleitfaden;callcenter;appels entrants;appels sortants;plateau téléphonique;script d'appel;traitement des réclamations;durée moyenne de traitement;kundenberater telefon;centre d'appels",
  },
  laundry_worker: {
    titles:
      'laundry assistant;laundry operative;dry cleaner;presser;ironing assistant;seamstress alterations;linen attendant;textilreiniger;bügler;änderungsschneiderin;agent de blanchisserie;repasseuse;retoucheuse;blanchisseur',
    words:
      'laundry;washer extractor;tumble dryer;sorting soiled linen;sluice wash;infected linen;thermal disinfection;htm 01-04;calender;flatwork ironer;folding machine;linen cages;tunnel washer;dry cleaning;perc;stain removal;steam press;trouser press;form finisher;pressing shirts;garment tagging;bagging garments;hand ironing;steam iron;workwear laundry;hotel linen;care home laundry;labelling clothes residents;lost clothing;ecolab dosing;hem trousers;alterations;taking in waist;zip replacement;sewing machine repairs;invisible mending;wäscherei;mangeln;bügeln;textilreinigung;wäsche sortieren;fleckenentfernung;änderungsschneiderei;blanchisserie;calandre;repassage;détachage;tri du linge;retouches;ourlet',
  },
};
