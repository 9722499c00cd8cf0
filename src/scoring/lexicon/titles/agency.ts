// Further titles of the occupations in `occupations/agency.ts`: what else the same work is called, in English, German and French.

import type { Titles } from './titles.ts';

export const AGENCY_TITLES: Titles = {
  brand_manager:
    'brand marketing manager;brand marketing executive;brand strategist;brand custodian;brand marketeer;global brand manager;brand-manager;markenverantwortlicher;markenverantwortliche;leiter markenführung;markenstratege;cheffe de marque;gestionnaire de marque;directeur de marque;directrice de marque;stratège de marque',
  product_marketer:
    'product marketing specialist;product marketing executive;product marketing director;gtm manager;go-to-market lead;product launch manager;product positioning manager;technical product marketing manager;industry marketing manager;referent produktmarketing;leiter produktmarketing;produktmarketingmanager;produktmarketingmanagerin;spezialist produktmarketing;chargé de marketing produit;chargée de marketing produit;directeur marketing produit;spécialiste marketing produit',
  email_crm_marketer:
    'email marketing specialist;email marketing executive;edm specialist;email developer;email campaign manager;crm marketing manager;crm campaign manager;crm marketing executive;lifecycle marketer;retention marketer;crm-marketing-manager;marketing-automation-manager;newsletter-manager;e-mail-marketer;referent crm;chargée de marketing automation;responsable fidélisation;chargé d’e-mailing',
  pr_officer:
    'public relations officer;public relations executive;public relations specialist;publicist;pr executive;pr consultant;media officer;press secretary;media relations officer;public information officer;pressesprecherin;pressereferent;pressereferentin;pr-referent;pr-berater;attachée de presse;chargé de relations presse;chargée de relations presse;chargé des relations publiques;relationniste',
  social_media_manager:
    'social media specialist;social media coordinator;social media officer;social media strategist;social media marketer;smm specialist;online community manager;tiktok manager;instagram manager;influencer manager;social-media-redakteur;social-media-redakteurin;social-media-referent;social-media-berater;social-media-stratege;animateur de communauté en ligne;animatrice de communauté en ligne;responsable médias sociaux;chargé des réseaux sociaux;chargée des réseaux sociaux',
  corporate_event_manager:
    'conference coordinator;professional conference organiser;trade show manager;exhibitions organiser;kongressmanager;chargée d’événementiel;organisatrice d’événements;responsable événementiel',
  market_researcher:
    'market research analyst;market research manager;market research interviewer;consumer researcher;customer insight manager;consumer insights manager;shopper insight manager;qualitative researcher market research;focus group moderator;opinion pollster;marktforscherin;marktforschungsreferent;fachangestellter für markt- und sozialforschung;fachangestellte für markt- und sozialforschung;consumer-insights-manager;chargée d’études marketing;chargé d’études quantitatives;chargé d’études qualitatives;enquêtrice;analyste en études de marché',
  copywriter:
    'advertising copywriter;freelance copywriter;web copywriter;website copywriter;marketing copywriter;direct response copywriter;b2b copywriter;conversion copywriter;seo content writer;werbetexterin;texterin;freier texter;werbetexter und konzeptioner;online-texter;conceptrice-rédactrice;rédactrice web;rédacteur publicitaire;rédactrice publicitaire;rédacteur seo',
  editor_publishing:
    'book editor;acquisitions editor;developmental editor;managing editor books;desk editor publishing;project editor publishing;publishing editor;fiction editor;line editor;copyeditor;lektorin;verlagslektor;verlagslektorin;freier lektor;lektoratsassistent;éditrice;assistant d’édition;assistante d’édition;directeur de collection;directrice de collection',
  sound_engineer:
    'sound technician;sound tech;sound operator;foh engineer;front of house engineer;monitor engineer;recording engineer;mixing engineer;mastering engineer;mix engineer;tontechnikerin;toningenieur;tonmeisterin;tonassistent;foh-techniker;ingénieure du son;technicienne son;preneur de son;sonorisateur;perchiste',
  musician:
    'instrumentalist;violinist;cellist;pianist;guitarist;drummer;organist;accompanist;opera singer;musikerin;sänger;sängerin;komponist;pianist korrepetitor;musicienne;chanteur;chanteuse;compositeur;compositrice',
  actor:
    'stage actor;screen actor;film actor;theatre actor;musical theatre performer;voice actor;voiceover artist;voice over artist;stage director;supporting artist;theaterschauspieler;theaterschauspielerin;regisseur theater;theaterregisseur;musicaldarsteller;comédienne;acteur;actrice;metteuse en scène;comédien voix off',
  camera_operator:
    'lighting cameraman;camerawoman;video camera operator;focus puller;first assistant camera;second assistant camera;clapper loader;steadicam operator;kameraassistentin;steadicam-operator;lichtsetzender kameramann;eb-kameramann;cadreuse;cadreur-monteur;cheffe opératrice;directeur de la photographie;directrice de la photographie',
  museum_curator:
    'curator;assistant curator;keeper museum;museum keeper;gallery curator;art curator;museum director;museum registrar;collections curator;collections officer museum;kuratorin;museumskurator;ausstellungskurator;ausstellungsmacher;kustos;conservatrice de musée;conservateur du patrimoine;attaché de conservation;attachée de conservation;commissaire d’exposition indépendant',
  archivist:
    'archive manager;archives officer;archive assistant;records manager;records management officer;county archivist;corporate archivist;film archivist;archive technician;digital preservation officer;archivarin;fachangestellte für medien- und informationsdienste fachrichtung archiv;diplomarchivar;archivreferent;schriftgutverwalter;archiviste-paléographe;archiviste départemental;archiviste communal;gestionnaire d’archives;technicien en archivistique',
  fashion_designer:
    'menswear designer;childrenswear designer;knitwear designer;lingerie designer;sportswear designer;apparel designer;clothing designer;footwear designer;accessories designer;handbag designer;modedesignerin;bekleidungstechniker;schnittdirectrice;schnittmacher;textildesigner;créatrice de mode;styliste-modéliste;patronnier-modéliste;patronnier-gradeur;designer de mode',
  industrial_product_designer:
    'consumer product designer;physical product designer;industrial design engineer;product stylist;furniture designer-maker;lighting product designer;cmf designer;concept designer consumer products;homeware designer;ceramic product designer;industriedesignerin;produktgestalter;möbeldesigner;verpackungsdesigner;spielzeugdesigner;designeuse industrielle;designer mobilier;designer packaging;designer produit industriel;designer automobile',
  ux_researcher:
    'design research lead;service design researcher;user research manager;user-researcher;user-experience-researcher;usability-tester;chercheuse ux;chargé de recherche utilisateur;chargée de recherche utilisateur;chercheur en expérience utilisateur;ergonome logiciel',
  economist:
    'economic analyst;policy economist;government economist;econometrician;labour economist;agricultural economist;energy economist;competition economist;regulatory economist;transport economist;diplom-volkswirt;volkswirtin;ökonomin;wirtschaftswissenschaftler;referent volkswirtschaft;économètre;chargée d’études économiques;économiste de la santé;conjoncturiste;analyste économique',
  statistician:
    'biometrician;government statistician;assistant statistician;statistical analyst;statistical officer;sas programmer clinical;official statistician;statistikerin;referent amtliche statistik;methodiker statistik;statisticienne;chargé d’études statistiques;chargée d’études statistiques',
  academic_researcher:
    'university researcher;postdoctoral research associate;postdoctoral scholar;pdra;doctoral researcher;phd student;doctoral candidate;phd candidate;postdoktorand;postdoktorandin;doktorand;doktorandin;chercheuse;doctorante;chargé de recherche;chargée de recherche',
  political_adviser:
    'political advisor;spad;special advisor government;parliamentary officer;mp’s caseworker;constituency caseworker;constituency assistant;abgeordnetenmitarbeiter;abgeordnetenmitarbeiterin;fraktionsreferent;lobbyistin;attachée parlementaire;assistant parlementaire;collaboratrice parlementaire',
  licensing_officer:
    'liquor licensing officer;alcohol licensing officer;licensing inspector;licensing administrator council;licensing team leader;licensing and enforcement officer;gambling licensing officer;gaming licensing officer;hackney carriage enforcement officer;private hire licensing officer;sachbearbeiterin gewerbe;sachbearbeiter gewerbeamt;sachbearbeiter gewerbeangelegenheiten;sachbearbeiter gaststättenrecht;sachbearbeiter sondernutzungen;instructeur des autorisations;chargé des débits de boissons;agent des licences et permis;agent aux permis;inspecteur des permis d’alcool',
  military_officer:
    'commissioned officer;infantryman;rifleman;army sergeant;army corporal;colour sergeant;platoon sergeant;company commander;section commander army;royal marine;soldatin;berufssoldat;soldat auf zeit;zeitsoldat;zugführer bundeswehr;militaire;militaire du rang;militaire d’active;officier d’infanterie;chef de section infanterie',
  military_logistician:
    'army logistics officer;military supply specialist;unit supply specialist;quartermaster sergeant;rqms;sqms;cqms;rlc soldier;logistic specialist rlc;logistic supply specialist army;nachschuboffizier;logistikfeldwebel;versorgungsoffizier;versorgungsfeldwebel;nachschubunteroffizier;logisticienne militaire;sous-officier logistique;sous-officier approvisionnement;officier du train;officier du commissariat',
  intelligence_analyst:
    'intelligence officer;military intelligence analyst;imagery analyst;imagery intelligence analyst;sigint analyst;signals intelligence analyst;humint operator;geoint analyst;criminal intelligence analyst;police intelligence analyst;auswerter nachrichtendienst;auswerter militärisches nachrichtenwesen;osint-analyst;nachrichtenoffizier;militärischer nachrichtenoffizier;analyste osint;analyste criminel;analyste en renseignement criminel;analyste du renseignement;exploitant renseignement',
  energy_assessor:
    'epc assessor;non-domestic energy assessor;ber assessor;ocdea;sbem assessor;pas 2035 retrofit coordinator;pas 2035 retrofit assessor;hers rater;nathers assessor;home energy rater;energieberater wohngebäude;energieberaterin;geb-energieberater;energie-effizienz-experte dena;geak-experte;diagnostiqueuse immobilière;diagnostiqueur dpe;diagnostiqueur énergétique;certificateur peb;auditeur énergétique logement',
  sports_coach:
    'swimming coach;athletics coach;rugby coach;cricket coach;gymnastics coach;netball coach;hockey coach;basketball coach;fußballtrainer;fußballtrainerin;tennistrainer;entraîneuse sportive;entraîneur de football;éducatrice sportive;moniteur de natation',
  interpreter:
    'freelance interpreter;simultaneous interpreter;consecutive interpreter;community interpreter;telephone interpreter;remote interpreter;asl interpreter;isl interpreter;auslan interpreter;konferenzdolmetscher;konferenzdolmetscherin;simultandolmetscher;gerichtsdolmetscher;interprète judiciaire;interprète assermenté;interprète assermentée',
  notary_registrar:
    'deputy registrar births deaths marriages;deputy superintendent registrar;registrar of marriages;births and deaths registrar;registration officer births and deaths;ceremonies officer;marriage celebrant;wedding celebrant;marriage commissioner;standesbeamtin;notarin;notariatsverwalter;urkundsbeamter standesamt;sachbearbeiter standesamt;officière d’état civil;officier de l’état civil;agente d’état civil;agent du service état civil;chargé d’état civil',
  antenatal_teacher_doula:
    'birth doula;postnatal doula;postpartum doula;birth companion;birth coach;birth partner professional;nct practitioner;nct teacher;antenatal practitioner;antenatal educator;geburtsbegleiterin;mütterpflegerin;hypnobirthing-kursleiterin;geburtsvorbereitungskursleiterin;still- und laktationsberaterin;accompagnante périnatale;accompagnante prénatale;doula postnatale;consultante en lactation;animatrice préparation à la naissance',
  yoga_pilates_teacher:
    'pilates teacher;mat pilates instructor;clinical pilates instructor;vinyasa yoga teacher;hatha yoga teacher;ashtanga yoga teacher;iyengar yoga teacher;yin yoga teacher;pregnancy yoga teacher;children’s yoga teacher;yogatrainer;pilates-trainerin;pilates-lehrer;pilateslehrerin;professeure de yoga;prof de yoga;enseignant de yoga;enseignante de yoga;professeur de pilates',
  chief_executive:
    'group chief executive;group ceo;interim ceo;interim chief executive;company president;president and ceo;charity chief executive;founder and ceo;founding ceo;geschäftsführerin;geschäftsführender gesellschafter;alleingeschäftsführer;vorstandsvorsitzende;vorstandssprecher;directrice générale;directeur général adjoint;président-directeur général adjoint;présidente-directrice générale;gérant de société',
  management_consultant:
    'consulting principal;organisational consultant;organisation development consultant;business transformation consultant;change and transformation consultant;performance improvement consultant;turnaround consultant;restructuring consultant;operational excellence consultant;independent management consultant;unternehmensberaterin;managementberater;managementberaterin;organisationsberater;organisationsberaterin;consultante en stratégie;consultante en management;consultant en transformation;consultante en organisation;conseiller en gestion',
  business_development_manager:
    'business developer;business development executive;business development director;business development officer;business development associate;new business executive;new business director;new business development manager;new business hunter;business-development-managerin;neukundenakquisiteur;neukundenvertriebler;neukundengewinner;vertriebsmitarbeiter neukunden;chargé de développement commercial;chargée de développement commercial;chargé de partenariats;directeur du développement commercial;développeur commercial',
  retail_area_manager:
    'retail area manager;area retail manager;retail district manager;retail regional manager;divisional manager retail;territory manager retail;cluster manager retail;multi-unit manager;multi-store manager;bezirksleiterin;regionalverkaufsleiter;regionalverkaufsleiterin;gebietsleiter filialen;gebietsleiter einzelhandel;responsable régional magasins;responsable de région retail;animateur de réseau;animatrice de réseau;animateur de réseau franchise',
  video_editor:
    'tv editor;trailer editor;news video editor;assistant editor film;assembly editor;post production editor;avid editor;premiere pro editor;final cut pro editor;davinci resolve editor;videoeditor;videoeditorin;filmcutter;videocutter;schnittassistent;monteur film;cheffe monteuse;monteur image;assistant monteur',
  film_tv_producer:
    'television producer;executive producer tv;series producer;producer-director;shooting producer director;film and tv producer;commercials producer;documentary producer;development producer;studio producer;filmproduzentin;fernsehproduzent;produktionsleiter film;produktionsleiterin film;herstellungsleiter;productrice audiovisuelle;producteur de cinéma;producteur délégué;producteur exécutif audiovisuel;directeur de production audiovisuelle',
  art_creative_director:
    'executive creative director;group creative director;associate art director;digital art director;advertising art director;chief creative officer;creative lead agency;global creative director;art director magazine;magazine art director;artdirektorin;art-direktor;art-director;creative-direktor;kreativdirektorin;directrice artistique;directrice de création;directrice créative;assistant directeur artistique;directeur artistique digital',
  agency_account_manager:
    'advertising account executive;advertising account director;account handler;agency account director;agency account executive;group account director;client services manager agency;client partner agency;agency client lead;digital agency account manager;etatdirektorin;kundenberaterin agentur;etatberater;werbekaufmann agentur;kontakter werbeagentur;cheffe de publicité;chef de pub;directrice de clientèle;directeur de clientèle agence;chef de groupe publicité',
  media_planner_buyer:
    'media planner buyer;media buyer planner;media planning executive;media buying executive;media strategist;communications planner;comms planner;programmatic specialist;programmatic manager;programmatic buyer;mediaplanerin;mediaeinkäufer;mediaeinkäuferin;mediastratege;mediaberaterin;médiaplanneur;média-planneur;médiaplanneuse;média planner;acheteuse média',
};
