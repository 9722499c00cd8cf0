// Further titles of the occupations in `occupations/trades.ts`: what else the same work is called, in English, German and French.

import type { Titles } from './titles.ts';

export const TRADES_TITLES: Titles = {
  domestic_electrician:
    'domestic electrician;house electrician;residential electrician;construction electrician;jib electrician;electrical installer;electrical contractor;electrician’s mate;part p electrician;installation electrician;elektroinstallateur;elektroinstallateurin;montage-elektriker;elektromonteur;haustechnik-elektriker;électricienne;électricien d’équipement;électricien du bâtiment;installateur-électricien;monteur électricien',
  industrial_electrician:
    'factory electrician;plant electrician;electrical fitter;electrical maintenance engineer;electrical fitter mechanic;control panel builder;panel builder;switchboard builder;motor rewinder;electrical shift technician;industrieelektriker;industrieelektroniker;schaltschrankbauer;schaltschrankverdrahter;schaltanlagenmonteur;électricien de maintenance;électricien d’usine;électrotechnicien;électromécanicienne;électricien d’entretien',
  overhead_linesman:
    'powerline worker;power lineman;journeyman lineman;line worker;lineworker;powerline technician;overhead line worker;overhead lines craftsperson;transmission linesperson;distribution linesperson;leitungsmonteur;netzelektriker;netzmonteur strom;kabelspleißer;hochspannungsmonteur;monteur de lignes;monteur de lignes électriques;monteur caténaire et lignes;lignard;ligneur',
  plumber:
    'bathroom installer;domestic plumber;maintenance plumber;commercial plumber;service plumber;emergency plumber;plumber’s mate;plumbing engineer;plumbing contractor;wet room installer;sanitärinstallateur;gas- und wasserinstallateur;sanitärmonteur;haustechnikinstallateur;sanitärinstallateur efz;plombière;plombier sanitaire;installateur sanitaire;plombier dépanneur;tuyauteur sanitaire',
  gas_engineer:
    'gas fitter;gasfitter;gas service engineer;gas service technician;gas technician;boiler installer;boiler technician;boiler repair engineer;registered gas installer;heizungsbauer;heizungsinstallateur;heizungstechniker;feuerungsfachmann;brennermonteur;installateur chauffage;technicien chaudière;installateur gaz;technicien de maintenance chaudière gaz;monteur en chauffage',
  hvac_refrigeration_technician:
    'refrigeration mechanic;refrigeration technician;hvac mechanic;hvac engineer service;hvacr technician;ac technician;aircon engineer;air conditioning technician;air conditioning installer;fridge mechanic;kältemonteur;kälteanlagenbauer;klimatechniker;kälte- und klimatechniker;kältesystem-monteur;frigoriste monteur;technicien frigoriste;monteur frigoriste;climaticien;monteur en climatisation',
  ductwork_insulation_installer:
    'duct fitter;duct installer;ductwork fitter;ductwork erector;ventilation fitter;ventilation ductwork fitter;duct mechanic;pipe insulator;industrial insulator;insulation mechanic;kanalmonteur lüftung;lüftungsbauer;lüftungsanlagenbauer;isolierspengler;industrie-isolierer;calorifugeuse;monteur en ventilation;gainiste;monteur gainiste;poseur de gaines',
  mig_mag_welder:
    'mig/mag welder;gmaw welder;mig operator;flux core welder;fcaw welder;robot welder operator;robotic welding operator;arc welder;stick welder;mma welder;mag-schweißerin;mig-schweißer;schutzgasschweißer;mig-mag-schweißer;roboterschweißer;soudeuse;soudeur mig;soudeur mag;soudeur mig-mag;soudeur à l’arc',
  tig_pipe_welder:
    'pipe welder;coded welder;tig pipe welder;6g welder;pressure welder;b pressure welder;pipeline welder;rig welder;combo welder;orbital tube welder;wig-rohrschweißer;wig-schweißerin;orbitalschweißer;edelstahlschweißer;druckbehälterschweißer;soudeuse tig;soudeur inox;soudeur tuyauteur;soudeur orbital;soudeur haute pression',
  pipefitter:
    'industrial pipefitter;process pipe fitter;pipe fabricator;pipework fabricator;pipe spool fabricator;sprinkler installer;fire sprinkler fitter;sprinklerfitter;pipework erector;piping fitter;rohrvorrichter;rohrmonteur;industrierohrleitungsbauer;anlagenmonteur rohrleitungsbau;sprinklermonteur;tuyauteuse;tuyauteur industriel;monteur tuyauteur;monteur en tuyauterie;préfabricateur tuyauterie',
  sheet_metal_worker:
    'sheet metal fabricator;sheet metal mechanic;sheetmetal worker;sheet metal fitter;tin basher;tinbasher;tin knocker;precision sheet metal worker;press brake setter;brake press operator;blechschlosser;konstruktionsmechaniker feinblechtechnik;blechbearbeiter;abkanter;kantbank-bediener;tôlière;tôlier-chaudronnier inox;plieur;plieur régleur;opérateur découpe laser',
  fabricator_steel_erector:
    'steel fabricator;metal fabricator;fabricator welder;fabricator plater;structural steel fabricator;structural steel erector;structural ironworker;steelworker erector;boiler maker;architectural metalworker;stahlbaumonteur;stahlbauer;konstruktionsmechaniker;stahlbaumonteurin;metallbaumonteur;serrurier-métallier;métallière;chaudronnière;chaudronnier soudeur;charpentier métallique',
  cnc_machinist:
    'cnc operator;cnc miller;cnc turner;cnc setter;cnc lathe operator;cnc milling operator;cnc turning operator;cnc lathe setter;cnc mill setter;cnc engineer;zerspaner;cnc-zerspanungsmechaniker;cnc-maschinenbediener;cnc-programmierer;cnc-fachkraft;usineur;usineuse;opérateur régleur cnc;opératrice commande numérique;tourneur cn',
  manual_machinist_grinder:
    'centre lathe turner;center lathe turner;lathe turner;horizontal borer;vertical borer;manual miller;manual lathe operator;surface grinder;cylindrical grinder;universal grinder;dreher konventionell;konventioneller dreher;konventioneller fräser;rundschleifer;flachschleifer;rectifieur plan;rectifieur cylindrique;rectifieuse conventionnelle;tourneur conventionnel;fraiseur conventionnel',
  toolmaker:
    'tool maker;tool room machinist;mold maker;moldmaker;mouldmaker;die sinker;press toolmaker;tool fitter;tool room fitter;jig and fixture maker;formenbauer;werkzeugbauer;stanzwerkzeugmacher;vorrichtungsbauer;werkzeugbautechniker;outilleuse;outilleur-mouliste;outilleur découpe emboutissage;ajusteur outilleur;ajusteur mouliste',
  mechanical_fitter:
    'machine fitter;machine builder;industrial mechanic millwright;mechanical assembly fitter;pump fitter;pump technician;gearbox fitter;hydraulics fitter;hydraulic hose fitter;turbine fitter;maschinenschlosser;betriebsschlosser;maschinenbauer;montageschlosser;anlagenmonteur;monteur mécanicien;mécanicien ajusteur;monteur assembleur mécanique;mécanicien hydraulicien;mécanicienne monteuse',
  multi_skilled_maintenance_technician:
    'multiskilled engineer;multi skilled engineer;multi skilled technician;multi-skilled engineer;plant maintenance engineer;shift maintenance engineer;shift maintenance technician;maintenance engineer electrical bias;maintenance engineer mechanical bias;production maintenance technician;instandhalter;instandhaltungstechniker;mechatroniker;mechatronikerin;industrieinstandhalter;technicienne de maintenance industrielle;agent de maintenance industrielle;mécanicien de maintenance;mécanicien d’entretien industriel;technicien en mécatronique;technicien de maintenance;technicienne de maintenance;électromécanicien de maintenance;électromécanicienne de maintenance;électromécanicien d’entretien;technicien électromécanicien;technicienne électromécanicienne;technicien d’entretien industriel',
  facilities_handyperson:
    'maintenance man;handy person;maintenance operative multi trade;property maintenance operative;building maintenance technician;building maintenance worker;estates maintenance operative;multi skilled operative housing;void property operative;repairs operative;abwart;ouvrier polyvalent du bâtiment;factotum;agent technique polyvalent;ouvrier d’entretien bâtiment;technicien de maintenance tous corps d’état',
  lift_engineer:
    'lift technician;lift mechanic;elevator technician;elevator constructor;elevator engineer;elevator installer;lift installer;lift fitter;lift repair engineer;lift maintenance engineer;aufzugmonteur;aufzugstechniker;aufzugservicetechniker;liftmonteur;lifttechniker;technicien de maintenance ascenseurs;monteur en ascenseurs;technicien ascensoriste;liftier réparateur;mécanicien d’ascenseur',
  carpenter_joiner:
    'chippy;carpenter and joiner;carpenter joiner;first fix carpenter;second fix carpenter;kitchen fitter;kitchen installer;door fitter;fire door installer;timber frame erector;bautischler;bauschreiner;zimmerer;zimmerin;tischlerin;menuisière;charpentière;menuisier poseur;menuisier d’agencement;charpentier bois',
  formwork_carpenter:
    'shuttering carpenter joiner;formworker;form worker;form setter;form carpenter;formwork joiner;formwork erector;shutterer;shuttering chippy;concrete formwork carpenter;schalungszimmerer;schalungsbauer;schaler;schalungszimmermann;beton- und stahlbetonbauer;bancheur;boiseur-coffreur;maçon coffreur;charpentier-coffreur;menuisier coffreur',
  bricklayer_mason:
    'brick layer;blocklayer;bricky;brick mason;brickmason;facade bricklayer;concrete block mason;bricklayer’s mate;stone mason;banker mason;maurerin;maurer efz;hochbaufacharbeiter;hochbauer maurer;klinkermaurer;maçonne;maçon finisseur;maçon traditionnel;briqueteur;briqueteur-maçon',
  plasterer_drywaller:
    'dry liner;drywaller;drywall taper;drywall hanger;drywall finisher;board fixer;plasterboard fixer;plaster boarder;skimmer plasterer;suspended ceiling fitter;verputzer;trockenbaumonteur;trockenbauerin;gipser-trockenbauer;stuckateurin;plâtrière;plâtrier-plaquiste;enduiseur;façadier;stucateur',
  tiler_flooring:
    'ceramic tiler;tile setter;tilesetter;tile installer;floor tiler;wall tiler;mosaic tiler;flooring fitter;floor fitter;floor covering installer;plattenleger;fliesen- platten- und mosaikleger;fliesenlegerin;estrichleger;unterlagsbodenleger;carreleuse;carreleur-mosaïste;chapiste;carreleur-chapiste;poseur de parquet',
  roofer:
    'roof slater;slater and tiler;roofer and tiler;roof carpenter slater;flat roofing operative;felt roofer;felter;hot works roofer;single ply roofer;grp roofer;dachdeckerin;dachdeckergeselle;flachdachabdichter;abdichter efz;bauwerksabdichter;couvreur-zingueur;couvreuse;couvreur ardoisier;étancheuse;étanchéiste',
  scaffolder:
    'scaffold erector;scaffolding operative;part 1 scaffolder;cisrs scaffolder;system scaffolder;scaffolding labourer;basic scaffolder;access scaffolder;licensed scaffolder;scaffold builder;gerüstmonteur;gerüstmonteurin;gerüstbaumonteur;gerüstbauhelfer;gerüstbau-kolonnenführer;échafaudeuse;monteur échafaudeur;monteur en échafaudages;échafaudagiste;monteur d’échafaudages',
  painter_decorator:
    'house painter;commercial painter;brush hand;wallpaper hanger;paperhanger;wallcoverer;protective coatings painter;industrial spray painter;airless sprayer;shot blaster painter;malerin;bauten- und objektbeschichter;malergeselle;maler efz;anstreicher;peintre décorateur;peintre en décors;peintre tapissier;peintre bâtiment finition;peintre en revêtements',
  glazier_window_fitter:
    'window installer;double glazing fitter;double glazing installer;upvc window fitter;upvc installer;upvc fabricator;door and window fitter;window fabricator;curtain walling fixer;curtain wall fixer;glaserin;bauglaser;fenster- und türenmonteur;glasfassadenmonteur;glasmonteur;vitrière;miroitier;vitrier-miroitier;poseur de fenêtres;poseur de menuiseries extérieures',
  groundworker:
    'ground worker;groundworks operative;groundworks labourer;drain layer;drainage groundworker;civil engineering operative;civil construction worker;civils labourer;civil labourer;pipelayer;tiefbaufacharbeiter;tiefbaufacharbeiterin;rohrleger;strassenbauer;grundbauer;ouvrier travaux publics;ouvrier tp;ouvrier voirie;paveur;paveuse',
  plant_operator:
    'excavator driver;digger operator;mini digger driver;360 operator;360 excavator operator;cpcs plant operator;backhoe operator;backhoe loader operator;jcb driver;jcb operator;baumaschinist;baumaschinenmaschinist;baggerführer;radladerfahrer;raupenfahrer;conducteur de pelle;conducteur d’engins tp;conducteur de pelle hydraulique;conductrice d’engins;pelliste',
  crane_operator:
    'crane driver;tower crane operator;mobile crane driver;crawler crane operator;overhead crane operator;gantry crane operator;lorry loader operator;hiab operator;lift supervisor crane;kranfahrer;turmdrehkranführer;autokranfahrer;mobilkranfahrer;baukranführer;grutière;conducteur de grue;grutier à tour;conducteur de grue mobile;grutier mobile',
  demolition_operative:
    'demolition worker;demolition labourer;demolition contractor;demolition hand;demolition supervisor;demolition manager;mattockman;strip out operative;soft strip labourer;concrete sawyer;abbruchfacharbeiter;abbruchhelfer;rückbauer;abbruchbaggerfahrer;betonsäger;ouvrier démolisseur;ouvrier en démolition;démolisseuse;scieur carotteur;carotteur béton',
  steel_fixer:
    'steelfixer;reo fixer;reinforcing ironworker;reinforcing steel worker;rebar fixer;rebar worker;iron fixer;steel bender fixer;bar bender;steel bending operative;bewehrungsbauer;eisenbieger;eisenleger;armierungseisenleger;stahlflechter;ferrailleuse;armaturier;monteur armatures;ferrailleur béton armé;poseur d’armatures',
  piling_drilling_operative:
    'piling rig driver;piling rig attendant;piling hand;rotary piling operative;cfa rig operator;pile driver;pile driver operator;piledriver;sheet piling operative;ground anchor operative;brunnenbauer;bohrmeister;bohrgeräteführerin;bohrhelfer;spezialtiefbaufacharbeiter;sondeur;aide-foreur;aide-sondeur;conducteur de foreuse;ouvrier fondations spéciales',
  construction_site_manager:
    'construction site manager;building site manager;site supervisor construction;site superintendent;site foreman;works foreman;ganger;construction foreman;building foreman;bauführer;bauführerin;bauleiterin;baustellenleiter;vorarbeiter bau;cheffe de chantier;conductrice de travaux;chef d’équipe bâtiment;contremaître bâtiment;contremaître de chantier',
  contracts_manager_construction:
    'construction manager;building contracts manager;construction contracts manager;civil contracts manager;project manager construction;building project manager;construction programme manager;construction projects director;regional construction director;construction operations manager;bauprojektleiter;bauprojektmanager;bauprojektleiterin;projektsteuerer bau;gesamtprojektleiter bau;directrice de travaux;chargé d’affaires bâtiment;responsable d’affaires btp;chargé d’opérations immobilières construction;conducteur de travaux principal',
  construction_estimator:
    'civil estimator;civils estimator;m&e estimator;mechanical estimator;electrical estimator;hvac estimator;roofing estimator;cost estimator construction;estimating manager;baukalkulatorin;kalkulator tiefbau;technischer kalkulator bau;deviseur;chargée d’études de prix;technicien études de prix',
  building_labourer:
    'building labourer;builder’s labourer;builder’s mate;construction laborer;site operative labourer;construction helper;bricklayer’s labourer;hoddie;hod labourer;trades assistant construction;baustellenhelfer;bauarbeiter;bauhilfsarbeiterin;hilfsarbeiter bau;bauwerker;manœuvre bâtiment;manœuvre btp;manœuvre de chantier;aide-maçon;ouvrier de chantier',
  car_mechanic:
    'motor mechanic;auto technician;automotive technician;automotive service technician;motor vehicle technician;light vehicle technician;garage mechanic;tyre fitter;service technician automotive;diagnostic technician automotive;kfz-mechaniker;kfz-mechatronikerin;automobil-mechatroniker;kraftfahrzeugtechniker;automobilfachmann;mécanicienne automobile;mécanicien auto;garagiste;technicien diagnostic automobile;mécanicien réparateur automobile',
  hgv_plant_mechanic:
    'hgv mechanic;truck mechanic;heavy duty mechanic;heavy equipment mechanic;plant mechanic;diesel fitter;diesel technician;trailer technician;agricultural mechanic;heavy diesel fitter;lkw-mechaniker;baumaschinenmechaniker;land- und baumaschinenmechatroniker;baumaschinenmechatroniker;landmaschinenmechaniker;mécanicien pl;mécanicien agricole;mécanicien tp;mécanicien d’engins de chantier;mécanicien de machines agricoles',
  aircraft_mechanic:
    'aircraft maintenance engineer;aircraft maintenance technician;aviation mechanic;airframe and powerplant mechanic;b1 licensed engineer;b2 licensed engineer;aircraft fitter;airframe technician;avionics engineer line maintenance;aircraft structures mechanic;flugzeugmechaniker;flugzeugmechatroniker;flugzeugelektroniker;luftfahrzeugmechaniker;prüfer von luftfahrtgerät;technicien aéronautique;mécanicien d’aéronef;technicien avionique;mécanicienne aéronautique;technicien d’entretien d’aéronefs',
  vehicle_body_repairer:
    'panelbeater;collision repair technician;autobody repairer;car body repairer;vehicle painter;automotive refinisher;dent technician;pdr technician;auto body painter;bodyshop technician;karosserie- und fahrzeugbaumechaniker;karosseriespengler;autolackierer;carrosseriespengler;autospengler;tôlier carrossier;carrossier peintre;débosseleur;peintre en carrosserie;réparateur en carrosserie',
  bicycle_motorcycle_technician:
    'bike mechanic;cycle mechanic;bicycle technician;bicycle repairer;motorcycle technician;motorbike mechanic;scooter technician;bike workshop technician;outboard mechanic;lawnmower mechanic;fahrradmechaniker;fahrradmonteur;zweiradmechatroniker;motorradmechaniker;fahrradmechatroniker;vélociste;réparateur de vélos;mécanicien vélo;mécanicienne cycles;mécanicien motocycles',
  telecom_fibre_engineer:
    'fibre optic technician;fiber optic technician;fiber splicer;fibre jointer;ftth engineer;broadband engineer;telecommunications technician;openreach engineer;structured cabling engineer;telecom rigger;telekommunikationsmonteur;glasfasertechniker;lwl-monteur;lwl-spleißer;netzwerkmonteur glasfaser;raccordeur fibre optique;monteur raccordeur ftth;technicien ftth;installateur télécom;épisseur de fibre optique',
  security_fire_alarm_engineer:
    'fire alarm technician;fire and security engineer;alarm engineer;alarm technician;alarm installer;cctv engineer;burglar alarm installer;security alarm technician;intruder alarm installer;fire alarm installer;alarmtechniker;brandmeldetechniker;servicetechniker brandmeldeanlagen;sicherheitstechniker brandmeldeanlagen;monteur sicherheitstechnik;installateur d’alarmes;technicien ssi;technicien vidéosurveillance;technicien systèmes d’alarme;installateur de systèmes de sécurité',
  solar_installer:
    'pv fitter;photovoltaic installer;solar panel installer;solar technician;solar pv engineer;solar electrician;solar roofer;wind turbine engineer;heat pump engineer;solarmonteur;solarinstallateur efz;photovoltaikmonteur;pv-monteur;windkraftmonteur;installateur de panneaux solaires;poseur de panneaux photovoltaïques;monteur photovoltaïque;technicien de maintenance éolienne',
  locksmith:
    'master locksmith;mobile locksmith;emergency locksmith;vehicle locksmith;automotive locksmith;lock fitter;locksmith technician;safe technician;safecracker;key cutter;automatic door engineer;schlüsseldienstmitarbeiter;schlüsseldienst-monteur;monteur aufsperrdienst;tresortechniker;serrurier dépanneur;serrurière;dépanneur serrurier;technicien serrurier;technicien portes automatiques',
  printer_press_operator:
    'litho printer;offset printer;press minder;printing press operator;printing machinist;flexo printer;flexographic printer;screen printer;bookbinder;bindery operator;offsetdrucker;siebdrucker;flexodrucker;buchdrucker;medientechnologe druckverarbeitung;imprimeur offset;pressier;conducteur de presse offset;sérigraphe;relieur',
  textile_garment_worker:
    'seamstress;tailor;sewing machine operator;garment machinist;overlocker machinist;garment sewer;fabric cutter;loom operator;knitting machine operator;alteration hand;schneiderin;maßschneider;modeschneider;textilnäher;couturier;opérateur en confection;modéliste patronnier;tailleur-couturier;tisserand',
  furniture_maker_upholsterer:
    'cabinetmaker;furniture upholsterer;bespoke furniture maker;furniture restorer;chair maker;wood machinist furniture;upholstery trimmer;upholstress;spindle moulder operator;furniture finisher;möbelschreiner;möbelbauer;polsterin;raumausstatter;polster- und dekorationsnäher;tapissière;tapissier garnisseur;tapissier d’ameublement;menuisier ébéniste;fabricant de meubles',
  packaging_operative:
    'packing line operator;packaging operator;line packer;factory packer;production packer;packaging machine operator;packaging line operative;carton packer;bagging operator;verpackungshelfer;verpackerin;abpacker;packmitarbeiter;packer verpackung;conditionneur;conditionneuse;ouvrier de conditionnement;emballeur;emballeuse;agente de conditionnement',
  food_process_operator:
    'food process worker;food process operative;food factory worker;food manufacturing operative;dairy process operator;dairy plant operator;bakery production operative;bottling line operator;meat plant operative;poultry processor;lebensmitteltechniker produktion;molkereifachmann;milchtechnologe;ouvrier agroalimentaire;opérateur de production agroalimentaire;ouvrière agroalimentaire;opérateur laiterie',
  process_operator_chemical:
    'chemical process operator;chemical plant operator;process technician chemical;refinery process operator;board operator refinery;dcs operator;control room technician;petrochemical operator;pharmaceutical process operator;bioprocess operator;chemiefacharbeiter;chemiebetriebswerker;chemie- und pharmatechnologe;produktionsfachkraft chemie;messwartenfahrer;opérateur chimie;opérateur chimiste;conducteur d’installations chimiques;opérateur de raffinerie;opérateur salle de contrôle',
  foundry_worker:
    'foundry worker;foundryman;foundry moulder;foundry technician;core maker;coremaker;fettler;diecaster;die casting operator;investment caster;formgießer;druckgießer;gusputzer;gussformer;kernmacher;mouleur noyauteur;mouleur-fondeur;noyauteur;ouvrier de fonderie;opérateur de fonderie',
  assembly_operative:
    'assembly worker;assembly line worker;assembly operator;assembly line operator;electronic assembler;pcb assembler;smt operator;cable assembler;wire harness assembler;electrical assembler;bandarbeiter;montagemitarbeiterin;montagearbeiter;gerätezusammensetzer;bestücker;monteur-câbleur;monteuse-câbleuse;opérateur de montage;ouvrier de montage;opérateur d’assemblage',
  plastics_machine_operator:
    'injection moulding operator;injection molding technician;injection molder;moulding technician;moulding setter;mould setter;plastic extrusion operator;blow moulding operator;blow moulding technician;rotomoulder;kunststofftechnologe;kunststofftechniker spritzguss;spritzgießer;einrichter spritzguss;kunststoff- und kautschuktechnologe;opérateur injection plastique;monteur-régleur plasturgie;conducteur d’extrudeuse;régleur plasturgie;mouleur en injection',
  machine_operator_general:
    'machine operative;factory machine operator;machine minder;machine tender;machine setter operator;power press operator;stamping press operator;power press setter;saw operator;press operator metal;maschinenführer;anlagenführer;maschinenbedienerin;maschinenarbeiter;maschineneinrichter;conducteur d’installation industrielle;conductrice de machine;opérateur sur machine;opérateur presse;conducteur de machine automatisée',
  tree_surgeon:
    'tree climber;arborist climber;climber;arboriculturist;tree worker;tree trimmer;tree feller;utility arborist;utility tree cutter;stump grinder operator;fence erector;baumkletterer;baumchirurg;baumpflegespezialist;fachagrarwirt baumpflege;baumfäller;élagueur-grimpeur;arboriste-élagueur;arboriste grimpeur;arboriste;élagueuse',
  industrial_rope_access_cleaner:
    'irata technician;rope technician;industrial abseiler;abseil technician;rope access operative;rope access window cleaner;sprat technician;hydro blaster;uhp operative;water jetting operative;seilzugangstechniker;fisat-kletterer;höhenarbeiter seiltechnik;kanalreiniger;tankreiniger;technicien cordiste;cordiste irata;ouvrier cordiste;laveur de vitres cordiste;opérateur haute pression',
};
