// Further titles of the occupations in `occupations/transport.ts`: what else the same work is called, in English, German and French.

import type { Titles } from './titles.ts';

export const TRANSPORT_TITLES: Titles = {
  lorry_driver:
    'trucker;truckie;hgv class 2 driver;class 2 driver;7.5 tonne driver;hgv c+e driver;ce driver;otr driver;long haul driver;semi truck driver;lastwagenfahrer;lkw-fahrerin;lastkraftwagenfahrer;lastwagenchauffeur;strassentransportfachmann;routier;chauffeur pl;conducteur de camion;chauffeur de camion;conducteur spvl',
  van_courier_driver:
    'courier driver;parcel delivery driver;van delivery driver;delivery van driver;owner driver courier;home delivery driver;grocery delivery driver;package delivery driver;delivery rider;bike courier;auslieferungsfahrer;lieferfahrer;paketfahrer;briefträger;kurier;livreur;livreuse;livreur de colis;facteur;chauffeuse-livreuse',
  bus_coach_driver:
    'omnibus driver;psv driver;bus operator driver;school bus operator;transit operator bus;transit bus driver;tour coach driver;city bus driver;motor coach operator;coach and bus driver;busfahrerin;omnibusfahrer;linienbusfahrer;reisebusfahrer;buschauffeur;chauffeur de bus;chauffeur de car;conductrice de bus;chauffeur d’autobus;conducteur de car scolaire',
  train_driver:
    'locomotive driver;engine driver railway;train engineer;freight locomotive driver;train operator mainline;shunter driver;loco driver;loco pilot;railway locomotive engineer;eisenbahnfahrzeugführer;lokomotivführer;lokführerin;lokrangierführer;triebwagenführer;lokomotivführerin;conductrice de train;agent de conduite sncf;conducteur de locomotive;mécanicien de locomotive;mécanicien de locomotives',
  train_conductor_station:
    'railway guard;passenger train guard;train host;onboard train manager;revenue protection inspector;revenue protection officer;railway station assistant;gateline assistant;railway ticket clerk;onboard supervisor rail;zugbegleiterin;kundenbegleiter bahn;schaffner;zugchef;fahrkartenkontrolleur;chef de bord;chef de train;cheffe de train;contrôleur de train;accompagnateur de train',
  tram_metro_driver:
    'tram operator;tube driver;tube train driver;subway operator;subway train operator;streetcar operator;streetcar driver;light rail driver;luas driver;metro train operator;straßenbahnfahrerin;stadtbahnfahrer;tramführer;trambahnfahrer;wagenführer tram;conducteur de tram;conductrice de tramway;wattman;conductrice de métro;opérateur de métro',
  taxi_private_hire_driver:
    'cab driver;cabbie;cabby;hackney carriage driver;black cab driver;black taxi driver;rideshare driver;lyft driver;limousine driver;chauffeur driver;taxifahrerin;taxichauffeur;taxler;mietwagenfahrer;chauffeur limousinenservice;taximan;conducteur de limousine;chauffeur de maître;chauffeur privé;conducteur de vtc',
  ambulance_patient_transport_driver:
    'patient transport service driver;pts driver;ambulance driver;patient transport officer;non-emergency patient transport driver;nemt driver;wheelchair transport driver;paratransit driver;paratransit operator;community transport driver;krankenwagenfahrer;fahrer krankentransport;ktw-fahrer;patiententransportfahrer;auxiliaire ambulancier;ambulancière;chauffeur ambulancier;conducteur ambulancier;chauffeur tpmr',
  forklift_driver:
    'fork lift driver;forklift operator;fork truck driver;flt operator;fork truck operator;reach truck operator;counterbalance operator;counterbalance forklift driver;vna driver;lift truck operator;staplerfahrerin;hubstaplerfahrer;schubmaststaplerfahrer;hochregalstaplerfahrer;flurförderzeugführer;conducteur de chariot élévateur;clarkiste;opérateur de chariot élévateur;cariste magasinier;conducteur de chariots',
  warehouse_operative:
    'warehouseman;warehouse worker;warehouse assistant;warehouse picker;warehouse operator;pick packer;storeman;storeperson;storesperson;stores assistant;lagerarbeiter;lagermitarbeiter;lagerfachkraft;fachkraft für lagerlogistik;kommissioniererin;préparatrice de commandes;agent de magasinage;magasinière;employé logistique;ouvrier d’entrepôt',
  warehouse_manager:
    'warehouse operations manager;warehouse duty manager;sort manager;night sort manager;sortation manager;parcel hub manager;warehouse supervisor;warehouse team leader;distribution center manager;fulfillment center manager;dc manager;warehouse superintendent;stores supervisor;warehouse team manager;stores manager warehouse;lagermeister;lagerverwalter;leiter lager;leiter lagerlogistik;logistikmeister;chef d’entrepôt;directeur d’entrepôt;responsable de magasin logistique;responsable de plateforme logistique;superviseur d’entrepôt',
  transport_planner:
    'transport scheduling coordinator;haulage planner;transport clerk;fleet planner;vehicle scheduler;vehicle routing planner;route scheduler;traffic planner haulage;load planner transport;transport operator haulage;tourenplaner;transportdisponent;lkw-disponent;transportplaner;speditionsdisponent;planificateur de tournées;affréteuse;gestionnaire de transport routier;agent d’affrètement;agent d’exploitation transport',
  transport_fleet_manager:
    'road transport manager;cpc transport manager;haulage manager;fleet operations manager;fleet controller;fleet administrator;fleet supervisor;vehicle fleet manager;transport operations manager;transport depot manager;fuhrparkleiterin;leiter fuhrpark;flottenmanager;flottenleiter;fahrzeugflottenmanager;gestionnaire de parc automobile;responsable de flotte;responsable de parc véhicules;fleet manager automobile;chef de parc',
  dispatcher_control_room:
    'emergency call handler;999 call handler;911 dispatcher;911 operator;emergency medical dispatcher;ambulance dispatcher;police dispatcher;fire control operator;emergency control operator;public safety telecommunicator;disponent leitstelle;leitstellenmitarbeiter;einsatzdisponent;calltaker notruf;taxidisponent;assistant de régulation médicale;opérateur 112;opérateur centre d’urgence;régulatrice;opérateur de centrale d’alarme 144',
  freight_forwarder:
    'freight forwarding agent;forwarding clerk;freight agent;freight forwarding coordinator;freight operations coordinator;sea freight coordinator;air freight coordinator;seafreight operator;airfreight operator;import freight operator;speditionskauffrau;speditionsmitarbeiter;seefrachtspediteur;sachbearbeiter seefracht;sachbearbeiter luftfracht;agent transitaire;agent de fret;opérateur de transit aérien;opératrice de transit maritime;agent de transit maritime',
  customs_declarant:
    'customs clerk;customs clearance agent;customs specialist;customs clearance specialist;customs declarations agent;import entry clerk;customs compliance officer;customs brokerage agent;trade compliance specialist;trade compliance manager;zollfachmann;zollfachfrau;zollspezialist;zollagent;zollmanager;déclarante en douane;agent en douane;courtier en douane;commissionnaire en douane;technicien en douane',
  export_shipping_clerk:
    'export clerk;export administrator;export sales administrator;export documentation clerk;shipping administrator;shipping assistant;export documentation specialist;import export administrator;international shipping clerk;letters of credit clerk;exportsachbearbeiter;sachbearbeiter export;exportsachbearbeiterin;sachbearbeiter versand;versanddisponent;assistante import-export;assistant export;assistante export;gestionnaire export;agent administratif export',
  supply_planner:
    'supply and inventory planner;material planner;mrp planner;supply planning analyst;inventory analyst;replenishment analyst;supply network planner;supply planning manager;bestandsmanager;materialdisponent;materialplaner;materialdisponentin;supply-chain-planer;approvisionneuse;gestionnaire d’approvisionnement;gestionnaire des approvisionnements;gestionnaire de stock;planificateur supply chain',
  demand_planner:
    'demand planning manager;demand planning analyst;demand planning specialist;demand analyst;sales forecast analyst;forecast analyst supply chain;forecasting analyst demand;demand and supply forecaster;ibp manager;s&op coordinator;demand-planer;demand-plannerin;absatzplanerin;s&op-manager;bedarfsplanerin;planificateur de la demande;prévisionniste des ventes;responsable prévisions des ventes;planificatrice de la demande;gestionnaire de la demande',
  procurement_buyer:
    'purchaser;purchasing agent;purchasing clerk;purchasing specialist;procurement buyer;procurement agent;procurement assistant;procurement administrator;operational buyer;industrial buyer;einkaufssachbearbeiter;einkäuferin;operativer einkäufer;technischer einkäufer;einkaufsassistent;acheteuse;acheteur industriel;approvisionneur-acheteur;assistante achats;gestionnaire achats',
  category_strategic_sourcing_manager:
    'strategic buyer;sourcing manager;global sourcing manager;procurement category manager;indirect category manager;procurement director;procurement manager;purchasing manager;sourcing director;global commodity manager;einkaufsleiter;einkaufsmanager;strategische einkäuferin;leiter strategischer einkauf;projekteinkäufer;responsable achats;acheteur stratégique;acheteur famille;directrice achats;category manager achats',
  logistics_manager:
    'logistics operations manager;head of logistics;director of logistics;supply chain director;chief supply chain officer;supply chain operations manager;distribution operations manager;regional logistics manager;logistics director;3pl operations manager;leiter logistik;logistikmanager;logistikleiterin;leiter supply chain;supply-chain-manager;directeur logistique;directrice logistique;responsable supply chain;gestionnaire logistique;chef de projet logistique',
  airline_pilot:
    'airline captain;airline transport pilot;commercial airline pilot;type rated pilot;a320 pilot;boeing 737 first officer;corporate pilot;charter pilot;bush pilot;military pilot;verkehrsflugzeugführer;linienpilot;berufspilot;hubschrauberpilot;helikopterpilot;copilote;officier pilote de ligne;pilote d’avion;pilote d’hélicoptère;instructeur de vol',
  cabin_crew:
    'air hostess;stewardess;air cabin crew;cabin crew member;cabin attendant;airline steward;inflight crew member;inflight services manager;cabin service director;vip flight attendant;flugbegleiterin;kabinenpersonal;purserette;kabinenchef;kabinenbesatzung;agent de bord;hôtesse navigante;chef de cabine;cheffe de cabine;steward de l’air',
  air_traffic_controller:
    'tower controller;approach controller;en-route controller;air traffic control specialist;atc officer;air traffic control officer;flight service specialist;fiso;flight information service officer;air traffic control assistant;flugverkehrsleiter;lotse flugsicherung;towerlotse;fluglotsin;flugsicherungslotse;contrôleuse aérienne;contrôleur de la circulation aérienne;ingénieur du contrôle de la navigation aérienne;icna;contrôleur d’aérodrome',
  airport_ground_handler:
    'airport ramp agent;ramp handler;airport ground staff;aircraft loader;baggage loader;airline customer service agent;airport check-in staff;gate agent;ramp service agent;airside operative;flugzeugabfertiger;vorfeldarbeiter;flughafenmitarbeiter abfertigung;gepäckabfertiger;bodensteward;agent de rampe;agente d’escale;hôtesse au sol;agent d’escale aéroportuaire;agent de trafic aéroport',
  deck_officer_seafarer:
    'ship’s master;ship master;deck cadet;officer of the watch deck;first mate;second mate;third mate;merchant navy officer;ordinary seaman;able seafarer deck;boatswain;schiffsoffizier;schiffskapitän;schiffsmechaniker;nautiker;decksmann;lieutenant de navire;officier de marine marchande;commandant de navire;maître d’équipage;capitaine de navire',
  marine_engineer_officer:
    'ship engineer;ship’s engineer;ships engineer officer;engineer officer of the watch;fourth engineer;second engineer officer;chief marine engineer;engine room rating;marine engineering officer;motorman grade 1;leiter der maschinenanlage;technischer schiffsoffizier;schiffsmaschinist;schiffselektrotechniker;schiffsbetriebsingenieur;officier mécanicien;second mécanicien navire;mécanicien naval embarqué;officier électrotechnicien;graisseur navire',
  port_terminal_operative:
    'docker;dock worker;dockworker;dockhand;port worker;wharfie;waterside worker;lasher;quay crane driver;sts crane operator;hafenlogistiker;containerbrückenfahrer;schauermann;stauer;fachkraft für hafenlogistik;docker portuaire;grutier portuaire;conducteur de portique',
  removals_operative:
    'removal man;removals man;removal operative porter;household mover;removalist;moving helper;furniture removalist;removal driver porter;furniture porter;office removals operative;umzugsfachkraft;fachkraft für möbel- küchen- und umzugsservice;umzugsmitarbeiter;möbelträger;umzugsmann;déménageuse;aide-déménageur;chauffeur déménageur;emballeur déménagement;manutentionnaire déménagement',
  waste_recycling_operative:
    'binman;bin man;dustman;refuse loader operative;garbage collector;garbage man;sanitation worker;waste collector;waste loader;bin lorry driver;müllmann;müllwerkerin;müllsortierer;müllfahrer;kehrichtlader;agent de collecte;équipier de collecte;agent de propreté urbaine;rippeur;balayeur',
  rail_track_operative:
    'trackman;trackwoman;railway track worker;railway maintenance worker;pts operative;trackman pts;pway operative;p way operative;railway labourer;permanent way operative;gleisbaufacharbeiter;gleisbauerin;gleisbauer efz;sicherungsposten;sicherungsaufsicht gleis;poseur de rails;agent de maintenance de la voie;ouvrier voie ferrée;chef de canton voie;ouvrier de la voie',
  rail_signalling_engineer:
    'railway signal engineer;rail signal technician;signal maintainer;signalling maintenance technician;signalling installer;signalling tester;signalling test engineer;signalling principles designer;irse licensed engineer;s&t engineer;lst-techniker;lst-monteur;stellwerkstechniker;signalmechaniker;signaltechniker bahn;agent circulation sncf;agent de circulation ferroviaire;signaleur ferroviaire;ingénieur signalisation ferroviaire;mainteneur signalisation',
  rolling_stock_technician:
    'rolling stock engineer;rolling stock fitter;rolling stock maintenance technician;rolling stock mechanic;rail vehicle technician;railcar mechanic;railway carriage fitter;wagon repairer;wagon maintenance technician;railway car inspector;schienenfahrzeugmechatroniker;schienenfahrzeugmechaniker;schienenfahrzeugtechniker;schienenfahrzeugschlosser;wagenmeister;technicien de maintenance ferroviaire;mécanicien ferroviaire;agent de maintenance matériel roulant;technicienne matériel roulant;agent du matériel sncf',
  driving_instructor_trainer:
    'approved driving instructor;potential driving instructor;driving teacher;lgv instructor;lgv driving instructor;cdl instructor;truck driving instructor;pcv instructor;forklift trainer;fahrlehrerin;fahrschullehrer;fahrprüfer;verkehrsexperte;kraftfahrausbilder;moniteur de conduite;monitrice d’auto-école;enseignant de la conduite;inspecteur du permis de conduire;formateur poids lourd',
  roadside_recovery_technician:
    'roadside technician;roadside assistance technician;roadside mechanic;roadside recovery driver;vehicle recovery operator;vehicle recovery driver;recovery operator;breakdown recovery driver;recovery truck driver;wrecker driver;pannenfahrer;straßenwachtfahrer;abschlepper;pannendienstfahrer;bergungsfahrer;dépanneur auto;dépanneur routier;remorqueur;conducteur de dépanneuse;patrouilleur routier',
};
