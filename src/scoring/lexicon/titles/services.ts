// Further titles of the occupations in `occupations/services.ts`: what else the same work is called, in English, German and French.

import type { Titles } from './titles.ts';

export const SERVICES_TITLES: Titles = {
  chef_de_partie:
    'section chef;station chef;prep cook;grill chef;sauce chef;restaurant cook;breakfast chef;larder chef;saucier;ship’s cook;army chef;royal navy chef;köchin;gardemanger;alleinkoch;koch à la carte;cuisinière;demi-chef de partie;rôtisseur',
  head_chef:
    'group executive chef;chef proprietor;chef patron;executive sous chef;head of kitchen;culinary director;banqueting head chef;küchenmeister;küchenleiter;küchenleiterin;küchenchefin;souschefin;cheffe de cuisine;chef exécutif;sous-chef de cuisine;chef cuisinier;responsable de cuisine;chef gérant',
  catering_cook:
    'canteen assistant;school kitchen assistant;school catering assistant;food service assistant;school cafeteria worker;cafeteria worker;lunch lady;hospital cook;hospital catering assistant;care home cook;kantinenköchin;großküchenkoch;mitarbeiterin schulmensa;koch gemeinschaftsverpflegung;diätkoch;cuisinière de collectivité;employée de restauration collective;agent de restauration scolaire;cantinière;chef de production restauration collective',
  kitchen_porter:
    'kitchen steward;back of house porter;plate washer;kitchen cleaner;scullery assistant;kitchen stewarding attendant;kitchenhand;spülkraft;küchenhilfskraft;tellerwäscher;abwäscher;küchenhelfer;plongeuse;plongeur batterie;commis de plonge;agent de plonge;laveur de vaisselle',
  fast_food_crew:
    'fast food worker;fast food attendant;drive-thru operator;burger chef;quick service team member;pizza maker;fast food cashier;crew trainer fast food;kebab chef;fish and chip fryer;fachmann für systemgastronomie;fachfrau für systemgastronomie;pizzabäcker;restaurantmitarbeiter schnellgastronomie;imbissverkäufer;équipière polyvalente restauration rapide;employé de restauration rapide;équipier restauration rapide;friturier;préposé au comptoir restauration rapide',
  baker:
    'craft baker;night baker;dough maker;oven operator bakery;supermarket baker;bakery production worker;bakery assistant;scratch baker;table hand bakery;master baker;bäckerin;bäckermeisterin;teigmacher;ofenführer;bäcker-konditor;boulangère;ouvrier boulanger;tourier;artisan boulanger;boulanger-pâtissier',
  pastry_chef:
    'pastry cook;pastry sous chef;head pastry chef;dessert chef;cake maker;cake artist;wedding cake designer;sugarcraft artist;pastry demi chef;executive pastry chef;konditormeister;konditormeisterin;confiseur;zuckerbäcker;confiseurin;pâtissière;chef pâtissier;ouvrier pâtissier;commis pâtissier;chocolatière',
  butcher:
    'retail butcher;slaughterman;slaughterer;meat trimmer;butchery manager;butchery assistant;master butcher;knife hand meatworks;halal butcher;fish filleter;fleischerin;metzgerin;fleischermeister;metzgermeister;schlachter;bouchère;boucher-charcutier;désosseur;ouvrier d’abattoir;boucher désosseur',
  waiter:
    'food server;restaurant server;banquet server;wait staff;restaurant waiter;food runner;banqueting waiter;maître d’hôtel;busser;food and beverage attendant;silver service waiter;kellnerin;bedienung restaurant;restaurantfachfrau;servicemitarbeiter gastronomie;serveuse;cheffe de rang;commis de salle;garçon de café;commis de rang',
  sommelier:
    'wine steward;wine director;wine educator;wine specialist restaurant;wine consultant;wine merchant;wine shop manager;master of wine;wine sales specialist;assistant sommelier;weinkellner;weinsommelier;weinfachberater;diplomsommelier;weinhändler;chef sommelier;commis sommelier;conseiller en vins;conseillère en vin;caviste conseil',
  bartender:
    'bar person;barkeep;bar attendant;barperson;pub bar staff;bar back;flair bartender;nightclub bartender;bar team member;cellarman pub;bardame;thekenkraft;mitarbeiter bar;tresenkraft;schankkellner;chef barman;employé de bar;commis de bar;serveur de bar;mixologue',
  barista:
    'coffee barista;espresso barista;speciality coffee barista;coffee shop supervisor;café assistant;barista trainer;coffee shop manager;coffee roastery operative;barista shift supervisor;kaffeesommelier;kaffeeröster;röstmeister kaffee;café-mitarbeiter barista;coffeeshop mitarbeiter;torréfactrice;barista en coffee shop;artisan torréfacteur;employé de coffee shop;préparateur de café;serveur barista',
  restaurant_pub_manager:
    'pub landlord;pub landlady;restaurant general manager;f&b manager;bar and restaurant manager;assistant pub manager;restaurateur;tavern manager;pub general manager;food service manager restaurant;gastwirt;gastwirtin;restaurantleiterin;restaurantmanager;betriebsleiterin gastronomie;directrice de restaurant;gérant de restaurant;restauratrice;gérant de bar;directeur de salle',
  hotel_receptionist:
    'hotel night porter;hotel front desk clerk;guest relations officer hotel;hotel porter;bellhop;bell captain;doorman hotel;night receptionist hotel;guest relations executive;front desk officer hotel;hotelfachmann;nachtportier;hotelportier;front-office-mitarbeiter;réceptionniste de nuit;veilleur de nuit hôtel;bagagiste hôtel;voiturier hôtel;chasseur d’hôtel',
  housekeeping_room_attendant:
    'hotel room attendant;housekeeping attendant;hotel cleaner;hotel maid;floor housekeeper;housekeeping assistant;head housekeeper;floor supervisor housekeeping;guest room attendant;turndown attendant;housekeeping-mitarbeiterin;roomboy;zimmerfrau;etagenhausdame;housekeeping-leitung;valet de chambre;gouvernante générale;gouvernante d’étage;équipier d’étage;lingère hôtel',
  hotel_manager:
    'hotel general manager;hotelier;assistant hotel manager;hotel operations manager;resort manager;hotel duty manager;hotel director;guesthouse owner;motel manager;bed and breakfast owner;hoteldirektorin;hotelmanagerin;hotelleiter;stellvertretender hoteldirektor;hotelbetriebswirt;directrice d’hôtel;directeur d’exploitation hôtel;hôtelière;directeur d’hébergement;gérant d’hôtel',
  event_planner:
    'wedding coordinator;banqueting coordinator;events coordinator;hochzeitsplaner;hochzeitsplanerin;messeorganisator;chargé d’événementiel',
  travel_consultant:
    'travel agency consultant;travel adviser;corporate travel consultant;travel advisor;holiday consultant;travel counsellor;tour consultant;cruise consultant;airline reservations agent;ticketing agent travel;reisebüroangestellte;reiseverkehrskauffrau;tourismuskauffrau;reiseberater;reiseberaterin;agente de voyages;conseillère voyages;conseiller en séjour;forfaitiste;accompagnateur de voyages',
  hairdresser:
    'hairstylist;salon hairdresser;mobile hairdresser;barber stylist;hair colourist;gents barber;master barber;barbershop barber;hair extension specialist;unisex hairstylist;friseurmeisterin;friseurgeselle;haarstylist;hairstylistin;herrenfriseur;coiffeur coloriste;coiffeuse à domicile;coiffeur-barbier;coiffeuse mixte;coloriste coiffure',
  beauty_therapist:
    'beautician;beauty technician;facialist;waxing specialist;waxer;laser technician aesthetic;manicurist;nail artist;eyelash technician;brow artist;semi-permanent make-up artist;kosmetiker;kosmetikmeisterin;visagistin;naildesignerin;praticienne spa;spa praticien;maquilleur;conseillère en esthétique;styliste ongulaire',
  fitness_trainer:
    'fitness coach;gym trainer;physical training instructor;spin instructor;crossfit coach;health and fitness instructor;bootcamp instructor;zumba instructor;aerobics instructor;exercise instructor;fitnesstrainerin;fitnesskaufmann;personal-trainerin;coach sportive;préparateur physique;animateur fitness;entraîneur personnel',
  leisure_lifeguard:
    'pool lifeguard;beach lifeguard;swim instructor;leisure attendant;leisure centre assistant;pool attendant;leisure centre duty manager;swim teacher;schwimmmeister;fachangestellte für bäderbetriebe;schwimmmeistergehilfe;bademeisterin;maîtresse-nageuse;surveillant de baignade;nageur sauveteur;chef de bassin',
  cleaner:
    'office cleaner;commercial cleaner;school cleaner;cleaning assistant;cleaning technician;deep cleaner;domestic assistant hospital;carpet cleaner;cleaning contractor;gebäudereinigerin;reinigungsfachkraft;raumpflegerin;raumpfleger;unterhaltsreiniger;agente de propreté;technicien de surface;technicienne de surface;laveur de vitres;agente d’entretien',
  facilities_front_of_house:
    'school caretaker;premises officer;site supervisor school;building caretaker;facilities administrator;office receptionist;mail clerk;mail room clerk;school premises manager;building porter;empfangsmitarbeiterin verwaltung;hôte d’accueil;gardienne d’immeuble;agent d’accueil entreprise;concierge d’immeuble;agent courrier',
  security_guard:
    'security operative;sia security officer;door staff;doorman security;night watchman;gatehouse security officer;patrol security officer;loss prevention officer;bodyguard;close protection officer;wachfrau;sicherheitsmitarbeiterin;objektschützer;türsteher;kaufhausdetektiv;agente de sécurité;agent de prévention et de sécurité;vigile;agent cynophile;agent de sécurité incendie',
  funeral_director:
    'funeral service operative;funeral assistant;funeral home manager;pallbearer;crematorium operator;gravedigger;cremation technician;bearer driver;crematory operator;bestatterin;bestattungsfachmann;bestattermeister;totengräber;trauerredner;conseillère funéraire;maître de cérémonie funéraire;fossoyeur;porteur funéraire;agent de crématorium',
  gardener:
    'horticulturist;garden maintenance operative;groundskeeper;estate gardener;nursery horticulturist;grounds person;parks gardener;jobbing gardener;lawn care technician;gärtnerin;landschaftsgärtnerin;garten- und landschaftsbauer;galabauer;zierpflanzengärtner;jardinière;ouvrier paysagiste;jardinier-paysagiste;jardinier municipal;grimpeur-élagueur',
  farm_worker:
    'farmhand;farm labourer;general farm worker;agricultural worker;dairy farmer;milker;dairy farm assistant;sheep shearer;pig farm worker;poultry farm worker;landwirtin;landwirtschaftlicher helfer;landwirtschaftsmeister;traktorfahrer;schäfer;ouvrière agricole;exploitant agricole;chauffeur de tracteur;agent d’élevage;berger',
  forestry_worker:
    'forest worker;chainsaw operator forestry;logger;lumberjack;forwarder operator;forestry contractor;forestry technician;woodland manager;park ranger;forwarder driver;forstwirtin;holzfäller;revierförster;försterin;harvesterfahrer;agent forestier;ouvrier forestier;abatteur forestier;conducteur d’abatteuse',
  animal_care:
    'animal carer;kennel hand;kennel assistant;animal care worker;zoo keeper;cattery assistant;dog walker;dog behaviourist;racing groom;equestrian groom;tierpflegerin;zootierpfleger;hundetrainer;hundetrainerin;hundefriseurin;soigneuse animalière;toiletteuse;toiletteur canin;palefrenière;éducateur canin',
  sales_assistant:
    'shop worker;store clerk;retail sales assistant;retail sales associate;checkout assistant;till operator;shelf stacker;shelf filler;night filler;customer assistant retail;einzelhandelskaufmann;einzelhandelskauffrau;kaufmann im einzelhandel;kauffrau im einzelhandel;kassiererin;hôtesse de caisse;caissier;caissière;employée libre-service;conseiller de vente',
  store_manager:
    'retail manager;branch manager retail;deputy store manager;retail store manager;supermarket manager;department manager store;shop supervisor;convenience store manager;assistant shop manager;filialleiterin;marktleiterin;ladenleiter;stellvertretender filialleiter;storemanagerin;gérant de magasin;directrice de magasin;adjoint de magasin;gérante de boutique;responsable de boutique',
  visual_merchandiser:
    'visual merchandising manager;display merchandiser;window display artist;visual merchandising assistant;display designer retail;in-store merchandiser;visual presentation manager;retail display stylist;visual stylist retail;shop window designer;gestalterin für visuelles marketing;schaufensterdekorateur;schaufenstergestalter;dekorateurin;polydesigner 3d;décorateur étalagiste;décoratrice étalagiste;responsable visual merchandising;décorateur de vitrines;marchandiseur visuel',
  florist:
    'floral assistant;flower arranger;wedding florist;flower seller;floral artist;florist manager;floral arranger;bouquet maker;funeral florist;freelance florist;blumenbinder;blumenbinderin;blumenverkäuferin;meisterfloristin;blumenhändler;artisan fleuriste;ouvrier fleuriste;vendeur fleuriste;vendeuse fleuriste;styliste floral',
  call_centre_agent:
    'call center representative;contact centre advisor;customer care advisor;call centre operator;telephone operator customer service;customer support representative;telesales executive;call center operator;customer care representative;call-center-mitarbeiter;callcenter-agentin;telefonist callcenter;kundenberater telefon;téléopérateur;téléopératrice;télévendeur;téléconseillère;chargé de clientèle centre d’appels',
  laundry_worker:
    'laundry worker;laundry attendant;laundry operator;laundry hand;launderette attendant;dry cleaning operator;dry cleaner presser;garment presser;ironer;hospital laundry worker;textilreinigerin;wäscher;wäscherin;büglerin;wäschereimitarbeiter;blanchisseuse;agent de pressing;employé de pressing;repasseur;opérateur de blanchisserie',
};
