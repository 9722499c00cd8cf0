// Agency, arts, research and leadership: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const AGENCY: Occupations = {
  brand_manager: {
    titles:
      'brand manager;assistant brand manager;senior brand manager;category marketing manager;brand director;markenmanager;chef de marque;chef de produit marketing;responsable de marque',
    words:
      'brand management;brand strategy;brand equity;brand positioning;brand plan;brand guidelines;brand book;brand tracking;brand health;brand awareness;fmcg;a&p spend;p&l ownership of brand;new product development;npd launch;innovation funnel;stage gate launch;packaging redesign;artwork approval;above the line;atl;through the line;tv commercial;agency brief;creative agency;media agency;shopper marketing;trade marketing;nielsen data;kantar;iri;market share;household penetration;distribution points;consumer insight;concept testing;line extension;sku rationalisation;rebrand;markenführung;markenstrategie;markenpositionierung;produkteinführung;konsumgüter;marktanteile;verkaufsförderung;gestion de marque;plateforme de marque;positionnement;lancement de gamme;parts de marché;grande consommation',
  },
  product_marketer: {
    titles:
      'product marketing manager;product marketer;pmm;go-to-market manager;solutions marketing manager;produktmarketing-manager;responsable marketing produit;chef de produit',
    words:
      'product marketing;pmm;go-to-market;gtm strategy;product launch;launch tiering;messaging framework;value proposition;positioning statement;buyer personas;ideal customer profile;icp;competitive intelligence;battlecards;win-loss analysis;sales enablement;sales deck;one-pager;case studies;customer stories;analyst relations;gartner magic quadrant;forrester wave;pricing and packaging;feature adoption;demo video;release notes;demand generation;account-based marketing;abm;product-led growth;free trial conversion;market segmentation;tam sam som;klue;g2 reviews;thought leadership;produktmarketing;markteinführung;wettbewerbsanalyse;zielgruppenanalyse;nutzenargumentation;produktpositionierung;marketing produit;mise sur le marché;argumentaire de vente;veille concurrentielle;lancement de produit;étude de marché',
  },
  email_crm_marketer: {
    titles:
      'crm manager;email marketing manager;crm executive;lifecycle marketing manager;marketing automation specialist;retention marketing manager;crm-manager;e-mail-marketing-manager;responsable crm;chargé de marketing automation',
    words:
      "crm marketing;email marketing;lifecycle marketing;marketing automation;newsletter send;email campaign;email build;html email;email template;drip campaign;nurture flow;welcome series;abandoned basket;win-back campaign;push notification;sms campaign;in-app message;klaviyo;mailchimp;salesforce marketing cloud;ampscript;journey builder;marketo;pardot;hubspot workflows;dotdigital;emarsys;customer.io;dynamic content;subject line test;open rate;click-through rate;unsubscribe rate;deliverability;sender reputation;spf dkim;suppression list;preference centre;double opt-in;loyalty programme;rfm;customer lifetime value;churn reactivation;newsletter-versand;e-mail-kampagne;kundenbindungsprogramm;einwilligung newsletter;verteilerpflege;emailing;campagne d'e-mailing;scénario relationnel;fidélisation client;délivrabilité;taux d'ouverture",
  },
  pr_officer: {
    titles:
      'pr officer;public relations manager;press officer;communications officer;media relations manager;pr account executive;pressesprecher;referent öffentlichkeitsarbeit;attaché de presse;chargé de communication',
    words:
      'public relations;press release;press office;press officer;media relations;media enquiries;media pitching;pitching to journalists;press pack;press conference;press trip;media list;cision;meltwater;gorkana;vuelio;newswire;op-ed;bylined article;lines to take;holding statement;crisis communications;reputation management;media training;spokesperson briefing;out-of-hours press rota;media monitoring;press cuttings;coverage book;share of voice;barcelona principles;cipr;prca;influencer seeding;internal comms;staff newsletter;corporate communications;public affairs;news release;consumer pr;pressearbeit;öffentlichkeitsarbeit;pressemitteilung;pressesprecher;medienanfragen;pressespiegel;krisenkommunikation;unternehmenskommunikation;presseverteiler;relations presse;communiqué de presse;dossier de presse;revue de presse;conférence de presse;communication institutionnelle',
  },
  social_media_manager: {
    titles:
      'social media manager;social media executive;community manager;content creator;influencer marketing manager;social-media-manager;community-manager;gestionnaire de communauté;responsable réseaux sociaux',
    words:
      "social media;social media calendar;content calendar;community management;instagram;tiktok;instagram reels;facebook page;linkedin page;youtube shorts;pinterest;hashtag strategy;organic reach;engagement rate;follower growth;hootsuite;sprout social;later scheduling;sprinklr;social listening;brandwatch;influencer campaign;influencer gifting;ugc;user-generated content;content creator;capcut;short-form video;trending audio;dm replies;comment moderation;live tweeting;paid social boost;creator partnerships;giveaway;twitch;discord community;redaktionsplan;reichweite;social-media-kanäle;community-management;influencer-kooperation;beitragsplanung;réseaux sociaux;animation de communauté;calendrier éditorial;ligne éditoriale;modération;taux d'engagement;création de contenu",
  },
  corporate_event_manager: {
    titles:
      "event manager;conference manager;exhibition manager;events executive;conference producer;festival producer;eventmanager;veranstaltungskaufmann;messereferent;chef de projet événementiel;chargé d'événementiel",
    words:
      "event management;event production;conference logistics;exhibition organising;trade show;trade fair stand;exhibition stand build;venue sourcing;venue finding;site visit to venue;delegate registration;delegate management;cvent;eventbrite;speaker management;speaker liaison;sponsorship packages;exhibitor manual;floor plan of exhibition;run sheet;show caller;running order;event schedule;load-in;get-in;breakdown of event;rigging plot;av supplier;breakout rooms;gala dinner;awards ceremony;product launch event;incentive trip;roadshow;hybrid event;agenda programme;event day staff;temporary event notice;crowd management;purple guide;festival site;veranstaltungsmanagement;veranstaltungskaufmann;messeauftritt;messestand;tagungsorganisation;teilnehmermanagement;événementiel;organisation de salons;séminaire d'entreprise;régie événementielle;prestataires traiteur;salon professionnel;inscription des participants",
  },
  market_researcher: {
    titles:
      "market researcher;market research executive;insight manager;consumer insight analyst;research executive;fieldwork interviewer;marktforscher;mafo-referent;chargé d'études marketing;enquêteur;responsable études",
    words:
      'market research;consumer insight;quantitative research;qualitative research;focus group;moderating groups;depth interviews;discussion guide;questionnaire design;survey scripting;sample quota;field agency;cati;cawi;online panel;omnibus survey;usage and attitude;u&a study;ad testing;concept test;conjoint analysis;maxdiff;segmentation study;cluster analysis;brand tracker;data tables;cross-tabs;spss;q research software;qualtrics;insight presentation;mintel;kantar;ipsos;gfk;nielsen;yougov;mystery shopping;ethnography;mrs code of conduct;esomar;open-end coding;marktforschung;befragung;fragebogenentwicklung;gruppendiskussion;stichprobe;konsumentenforschung;études de marché;étude quantitative;étude qualitative;enquête terrain;panel consommateurs;animation de groupes;échantillonnage',
  },
  copywriter: {
    titles:
      'copywriter;content writer;creative copywriter;ux writer;content designer;content strategist;werbetexter;texter;konzepter;concepteur-rédacteur;rédacteur web',
    words:
      'copywriting;copy deck;straplines;tagline;long copy;body copy;short-form copy;web copy;landing page copy;product descriptions;blog posts;white paper;ebook;email copy;ad copy;radio script;tv script;advertorial;tone of voice;tov guidelines;brand voice;house style;style guide;microcopy;ux writing;call to action;cta;creative brief;art director partner;conceptual thinking;concepting;portfolio of copy;copy editing;proofreading;seo copy;keyword briefs;content brief;transcreation;d&ad;cannes lions;ghostwriting;grammarly;werbetext;texterstellung;claims und headlines;textkonzeption;korrektorat;webtexte;conception-rédaction;rédaction web;rédaction publicitaire;contenu éditorial;relecture;fiches produits;headline writing',
  },
  editor_publishing: {
    titles:
      "editor;commissioning editor;copy editor;production editor;editorial assistant;proofreader;lektor;redakteur verlag;éditeur;secrétaire d'édition",
    words:
      "book publishing;commissioning editor;manuscript;manuscript assessment;slush pile;acquisitions meeting;author contracts;author care;advance and royalty;structural edit;developmental edit;line edit;copyediting;proofreading;page proofs;first proofs;typesetting;cover brief;jacket copy;style sheet;chicago manual;hart's rules;bsi proof marks;publication schedule;isbn;onix metadata;list building;backlist;frontlist;rights sales;frankfurt book fair;london book fair;print run;ebook conversion;epub;indesign;incopy;biblio3;peer-reviewed journal production;editorial manager;sub-editing;flatplan;lektorat;manuskriptprüfung;verlag;autorenbetreuung;korrekturlesen;buchmesse;druckfahnen;klappentext;maison d'édition;préparation de copie;relecture d'épreuves;secrétariat d'édition;comité de lecture;à-valoir",
  },
  sound_engineer: {
    titles:
      'sound engineer;audio engineer;live sound engineer;sound designer;sound recordist;tontechniker;tonmeister;ingénieur du son;technicien son',
    words:
      'sound engineering;front of house mix;foh engineer;monitor engineer;in-ear monitors;mixing desk;mixing console;digico;yamaha cl5;midas;avid venue;allen & heath;stage box;patch sheet;input list;soundcheck;line check;pa system;line array;d&b audiotechnik;l-acoustics;smaart;radio mics;rf coordination;lavalier;shure axient;sennheiser;pro tools;logic pro;ableton;cubase;mixing and mastering;overdubs;mic placement;condenser microphone;foley;dubbing mixer;adr session;boom operator;sound devices;location sound;atmos mix;qlab;tontechnik;beschallung;tonmischung;mischpult;tonstudio;funkmikrofon;prise de son;sonorisation;mixage;table de mixage;perchiste;régie son;balance son',
  },
  musician: {
    titles:
      "musician;orchestral musician;session musician;singer;conductor;composer;musiker;orchestermusiker;dirigent;musicien;chef d'orchestre",
    words:
      "orchestra;symphony orchestra;chamber music;string quartet;recital;concerto;repertoire;sight-reading;sectional rehearsal;tutti violin;deputising;depping;session work;pit band;gigging;touring band;wedding band;setlist;backing vocals;choral conducting;accompanist;repetiteur;conservatoire;abrsm;trinity grade;peripatetic teaching;instrumental lessons;audition excerpts;music theory;jazz standards;sibelius score;musescore;songwriting;click track;musicians' union;prs for music;royalties;oratorio;organ scholar;orchester;kammermusik;konzert;probespiel;musikhochschule;instrumentalunterricht;chorleitung;korrepetition;orchestre;musique de chambre;conservatoire national;répétitions d'orchestre;solfège;chef de chœur;intermittent du spectacle;musical arranging;choir;opera;rehearsals;rehearsal;orchestra conductor",
  },
  actor: {
    titles:
      'actor;actress;performer;voice-over artist;theatre director;schauspieler;schauspielerin;comédien;metteur en scène',
    words:
      "stage acting;screen acting;theatre company;audition;self-tape;casting director;casting call;spotlight profile;equity member;showreel;headshots;drama school;rada;meisner;stanislavski;method acting;devised theatre;shakespeare;classical text;monologue;understudy;west end;fringe theatre;edinburgh fringe;theatre in education;tie tour;pantomime;musical theatre;stage combat;accents and dialects;voice-over;radio drama;motion capture;corporate role play;featured extra;sag-aftra;table read;blocking rehearsal;curtain call;matinee;playing age;schauspiel;theaterensemble;bühnenrolle;synchronsprecher;probebühne;inszenierung;engagement stadttheater;schauspielschule;comédien;art dramatique;mise en scène;doublage;pièce de théâtre;conservatoire d'art dramatique",
  },
  camera_operator: {
    titles:
      'camera operator;cameraman;director of photography;cinematographer;camera assistant;kameramann;kameraassistent;cadreur;chef opérateur',
    words:
      'camera operating;cinematography;director of photography;dop;focus puller;first ac;clapper loader;arri alexa;sony fx9;sony venice;canon c300;blackmagic;prime lenses;anamorphic;cine lenses;follow focus;steadicam;gimbal;drone filming;jib shot;crane shot;dolly grip;track and grip;multicam;studio pedestal camera;outside broadcast;ob truck;vision mixing;talkback;white balance;log footage;lut;nd filter;shot list;b-roll;gvs;single-camera;self-shooting;call sheet;gaffer;three-point lighting;eng crew;kameraführung;bildgestaltung;kameraassistenz;schärfe ziehen;drehtag;eb-team;dreharbeiten;prise de vues;chef opérateur;cadrage;plateau de tournage;assistant caméra;étalonnage',
  },
  museum_curator: {
    titles:
      "museum curator;exhibitions curator;collections manager;museum education officer;kurator;museumspädagoge;conservateur de musée;commissaire d'exposition;régisseur d'œuvres",
    words:
      "museum;curating;curatorial;museum collection;permanent collection;temporary exhibition;exhibition interpretation;object labels;wall panels;catalogue essay;object handling;art handling;accessioning;accession register;deaccession;loans in;loans out;loan agreement;courier trip;condition report;condition check;spectrum standard;documentation backlog;mimsy;museumplus;provenance research;acquisition fund;environmental monitoring of stores;relative humidity;integrated pest management museum;display case;mount making;open storage;conservation treatment;learning programme for schools;gallery talk;artist commission;biennale;art history;accreditation arts council;government indemnity scheme;touring exhibition;ausstellung;kuratieren;museumssammlung;museumspädagogik;inventarisierung;provenienzforschung;leihverkehr;restaurierung;commissariat d'exposition;récolement;régie des œuvres;médiation culturelle;histoire de l'art;constat d'état;ausstellungskonzeption",
  },
  archivist: {
    titles:
      'archivist;archives assistant;digital archivist;information governance records officer;archivar;fachangestellter für medien- und informationsdienste;archiviste;documentaliste',
    words:
      "archives;archival;archive catalogue;cataloguing of collections;isad(g);isaar;finding aid;accessions register;appraisal and selection;deposit agreement;strongroom;searchroom;reading room;reader enquiries;palaeography;latin documents;parish registers;manuscripts;original records;record office;archivesspace;axiell;preservica;archivematica;born-digital records;digital preservation;oais;metadata schema;digitisation project;conservation packaging;acid-free boxes;bs 4971;records management;retention schedule;disposal schedule;file plan;records survey;edrms;oral history;foi request;archives accreditation;archives and records association;archivgut;archivierung;bestandserhaltung;findbuch;landesarchiv;schriftgutverwaltung;kassation;archives départementales;fonds d'archives;versement;tableau de gestion;salle de lecture;numérisation",
  },
  fashion_designer: {
    titles:
      'fashion designer;womenswear designer;garment technologist;textile designer;pattern cutter;modedesigner;styliste de mode;créateur de mode;modéliste',
    words:
      'fashion design;womenswear;menswear;childrenswear;knitwear;outerwear;tech pack;spec sheet;garment specification;range plan;collection development;mood board;trend research;wgsn;colour palette season;fashion illustration;cad flats;illustrator flats;clo 3d;browzwear;lectra;pattern cutting;toile;draping on the stand;fit session;first sample;sealing sample;lab dip;strike-off;fabric sourcing;fabric mill;garment construction;print placement;critical path garment;factory visit;spring/summer;autumn/winter;lookbook;fashion week;catwalk;haute couture;ready-to-wear;garment wash;modedesign;kollektion;schnittkonstruktion;kollektionsentwicklung;stoffauswahl;bekleidungstechnik;musterteil;stylisme;modélisme;prêt-à-porter;moulage;fiche technique vêtement;cahier de tendances',
  },
  industrial_product_designer: {
    titles:
      'industrial designer;product designer physical;design engineer consumer products;furniture designer;toy designer;packaging designer;industriedesigner;produktdesigner;designer industriel;designer produit',
    words:
      'industrial design;consumer product design;product aesthetics;form development;concept sketching;marker rendering;keyshot;rhino 3d;alias surfacing;solidworks surfacing;fusion 360;class a surface;foam model;block model;appearance model;3d printed prototype;sla print;rapid prototyping;cmf;colour material finish;anthropometrics;human factors of product;design for manufacture;dfm;injection moulding draft;part lines;split lines;tooling review;soft tooling;consumer electronics enclosure;furniture design;packaging structure;design language;red dot award;if design award;design registration;teardown;user journey of product;workshop skills;design sprint;industriedesign;produktgestaltung;entwurfsskizze;modellbau;formfindung;prototypenbau;design industriel;design produit;maquettage;prototypage;cahier de style;dessin de produit',
  },
  ux_researcher: {
    titles:
      'ux researcher;user researcher;design researcher;usability specialist;head of user research;ux-researcher;nutzerforscher;chercheur ux;ergonome ihm',
    words:
      'user research;ux research;usability testing;moderated usability test;unmoderated testing;guerrilla testing;generative research;evaluative research;discovery research;user interviews;contextual inquiry;diary study;card sorting;tree testing;affinity mapping;thematic analysis;research repository;usertesting.com;optimal workshop;userzoom;participant recruitment;screener;participant incentive;consent form for participants;personas;journey map;jobs to be done;mental models;heuristic evaluation;system usability scale;sus score;task success rate;eye tracking;think-aloud;a/b test insight;research ops;gds service standard;assisted digital;accessibility testing with users;wcag;hci;human-computer interaction;mixed methods;nutzerforschung;nutzertests;nutzerinterviews;gebrauchstauglichkeit;usability-test;din en iso 9241;recherche utilisateur;tests utilisateurs;entretiens utilisateurs;ergonomie des interfaces;parcours utilisateur;tri de cartes',
  },
  economist: {
    titles:
      "economist;economic adviser;macroeconomist;health economist;chief economist;economic consultant;ökonom;volkswirt;économiste;chargé d'études économiques",
    words:
      'economics;macroeconomics;microeconomics;econometrics;econometric model;gdp forecast;inflation forecast;monetary policy;fiscal policy;labour market economics;panel data;difference-in-differences;instrumental variable;regression discontinuity;dsge;var model;input-output model;computable general equilibrium;cost-benefit analysis;green book;business case appraisal;impact evaluation;magenta book;counterfactual;welfare economics;behavioural economics;competition economics;merger assessment;regulatory impact assessment;health economics;qaly;icer;stata;eviews;policy note;ons data;central bank;imf;world bank;oecd;government economic service;development economics;volkswirtschaft;konjunkturprognose;ökonometrie;wirtschaftspolitik;geldpolitik;arbeitsmarktforschung;wirtschaftsforschungsinstitut;économétrie;politique monétaire;prévisions économiques;macroéconomie;évaluation des politiques publiques;insee',
  },
  statistician: {
    titles:
      'statistician;biostatistician;medical statistician;survey statistician;statistical programmer;methodologist;statistiker;biostatistiker;statisticien;biostatisticien',
    words:
      "biostatistics;statistical analysis plan;sample size calculation;power calculation;randomisation list;interim analysis;dmc report;tables listings figures;tlf;sas macro;sas programming;proc mixed;cdisc;sdtm;adam datasets;define.xml;ich e9;estimand;multiple imputation;missing data;mixed model;survival analysis;kaplan-meier;cox regression;hazard ratio;bayesian inference;logistic regression;generalised linear model;multilevel model;confidence interval;survey sampling;stratified sample;calibration weighting;official statistics;statistical disclosure control;census data;seasonal adjustment;x-13 arima;stata;tidyverse;royal statistical society;meta-analysis;biostatistik;fallzahlplanung;statistische auswertung;stichprobenverfahren;amtliche statistik;überlebenszeitanalyse;hypothesentests;biostatistique;plan d'analyse statistique;statistique publique;essais cliniques randomisés;calcul de taille d'échantillon;tests statistiques;théorie des sondages",
  },
  academic_researcher: {
    titles:
      'academic researcher;research fellow;postdoctoral researcher;postdoc;research associate;principal investigator;wissenschaftlicher mitarbeiter;chercheur;doctorant',
    words:
      'postdoctoral;postdoc;phd thesis;doctoral research;research fellowship;principal investigator;co-investigator;peer-reviewed publication;first-author paper;preprint;arxiv;h-index;orcid;journal article;conference proceedings;literature review;systematic review;research grant;grant application;ukri;epsrc;esrc;ahrc;wellcome trust;horizon europe;erc starting grant;marie curie;nih r01;nsf;ref impact case study;research ethics application;irb;lab meeting;doctoral supervision;invited talk;latex typesetting;zotero;open access;research council;tenure track;forschungsprojekt;doktorand;wissenschaftlicher mitarbeiter;drittmittel;dfg-antrag;lehrstuhl;laboratoire de recherche;doctorat;thèse;cnrs;publications scientifiques;colloque;maître de conférences',
  },
  political_adviser: {
    titles:
      "political adviser;parliamentary assistant;special adviser;public affairs manager;lobbyist;parlamentsreferent;referent im bundestag;collaborateur parlementaire;chargé d'affaires publiques",
    words:
      "parliament;westminster;whitehall;house of commons;constituency office;constituency casework;mp's office;member of parliament;special adviser;private office;parliamentary questions;early day motion;select committee;bill committee;amendment to bill;second reading;hansard;all-party parliamentary group;appg;ministerial briefing;speechwriting;diary of minister;party conference;election campaign;doorstep campaign;leafleting;voter id;polling day;political party;lobbying;public affairs;political monitoring;stakeholder mapping of mps;capitol hill;congressional office;legislative assistant;constituent correspondence;think tank;european parliament;transparency register;abgeordnetenbüro;bundestag;landtag;wahlkreisbüro;wahlkampf;ausschuss des bundestages;interessenvertretung;assemblée nationale;collaborateur parlementaire;projet de loi;circonscription;affaires publiques;cabinet ministériel;campagne électorale",
  },
  licensing_officer: {
    titles:
      'licensing officer;licensing enforcement officer;taxi licensing officer;licensing manager council;permit officer;sachbearbeiter gewerbe;sachbearbeiter ordnungsamt;agent instructeur des autorisations;chargé des licences',
    words:
      'licensing act 2003;premises licence;personal licence;temporary event notice;ten notices;club premises certificate;licensing objectives;licensing sub-committee;licensing hearing;representations from responsible authorities;review of licence;taxi licensing;hackney carriage;private hire vehicle licence;taxi plate;knowledge test;driver dbs check;fit and proper test;vehicle inspection for taxi;gambling act 2005;betting premises;small society lottery;street trading consent;pavement licence;animal welfare licence;dog boarding licence;scrap metal dealer licence;sexual entertainment venue;late night refreshment;alcohol licence;cumulative impact;licence breach;compliance visits to premises;test purchase;statement of licensing policy;uniform idox;institute of licensing;hmo licensing;permit applications;liquor license;zoning permit;gewerbeanmeldung;gaststättenerlaubnis;gewerberecht;konzession;ordnungsamt;personenbeförderungsschein;sondernutzungserlaubnis;gewerbeordnung;débit de boissons;licence iv;autorisation administrative;occupation du domaine public;arrêté municipal;instruction des demandes',
  },
  military_officer: {
    titles:
      "army officer;military officer;infantry officer;platoon commander;non-commissioned officer;soldier;offizier;feldwebel;officier de l'armée;sous-officier",
    words:
      'armed forces;military service;infantry;platoon;platoon commander;company commander;battalion;section commander;platoon sergeant;nco;commissioned officer;sandhurst;west point;basic training recruits;deployment overseas;operational tour;afghanistan tour;peacekeeping;rules of engagement;weapons handling;live firing range;rifle;marksmanship;field exercise;orders process;mission command;counter-ied;cbrn;nato;headquarters staff officer;adjutant;reservist;combat medic;fieldcraft;battlegroup;bundeswehr;zugführer;kompaniechef;auslandseinsatz;soldat auf zeit;feldwebel;offizierslehrgang;armée de terre;saint-cyr;chef de section;opération extérieure;opex;régiment;sous-officier;légion étrangère',
  },
  military_logistician: {
    titles:
      'military logistics officer;army logistician;quartermaster;supply officer;logistics specialist military;movements officer;logistikoffizier;nachschubfeldwebel;materialbewirtschaftungsfeldwebel;officier logistique;logisticien militaire',
    words:
      "military logistics;royal logistic corps;rlc;quartermaster;qm department;rqms;combat supplies;ammunition technician;ammunition storage;resupply;logistic sustainment;combat service support;main supply route;msr;forward operating base;theatre movements;air despatch;strategic lift;c-130 loading;joint asset management;nsn;nato stock number;demands and issues;equipment account;stores account;stocktake of weapons;armoury;kit issue;bulk fuel installation;rations;field kitchen;host nation support;embarkation;movement control;mastiff fleet;equipment care inspection;gcss-army;pbuse;property book;hand receipt;materialbewirtschaftung;nachschub;logistikbataillon;bundeswehrlogistik;versorgung der truppe;feldlager;sasp bundeswehr;soutien logistique;ravitaillement;régiment du train;matériel militaire;soutien de l'homme;service du commissariat",
  },
  intelligence_analyst: {
    titles:
      'intelligence analyst;crime analyst;threat intelligence analyst geopolitical;osint analyst;all-source analyst;criminal intelligence officer;nachrichtendienstlicher analyst;kriminalanalyst;analyste renseignement;officier de renseignement',
    words:
      "intelligence analysis;all-source intelligence;intelligence cycle;collection plan;intelligence requirements;osint;humint;sigint;imint;geoint;national intelligence model;5x5x5;3x5x2 grading;source evaluation;sanitised intelligence;problem profile;subject profile;target package;strategic assessment;tactical assessment;tasking and coordination;i2 analyst's notebook;link chart;association chart;network analysis of offenders;phone data analysis;call data records;cell site analysis;anpr data;hotspot mapping;crime pattern analysis;structured analytic techniques;analysis of competing hypotheses;key judgements;intelligence report;threat assessment;geopolitical risk;country risk;counter-terrorism;organised crime group mapping;dv clearance;ts/sci;palantir gotham;maltego;imagery analyst;lagebild;nachrichtendienst;kriminalanalyse;auswertung und analyse;sicherheitsüberprüfung;verfassungsschutz;analyste renseignement;veille géopolitique;dgse;habilitation secret;sources ouvertes;menace terroriste;national intelligence model reports",
  },
  energy_assessor: {
    titles:
      'energy assessor;domestic energy assessor;retrofit assessor;retrofit coordinator;sap assessor;home energy auditor;energieberater;gebäudeenergieberater;diagnostiqueur immobilier;conseiller en rénovation énergétique',
    words:
      'energy performance certificate;domestic energy assessor;rdsap;sap calculation;sap 10;sbem;dynamic simulation model;display energy certificate;non-domestic epc;retrofit assessment;pas 2035;retrofit coordinator;trustmark;eco4;great british insulation scheme;home upgrade grant;occupancy assessment;floor plan measurement;u-value;loft insulation depth;cavity wall insulation;solid wall insulation;air tightness test;blower door;thermal imaging survey;thermal bridging;psi value;heat loss calculation;part l;water calculation;elmhurst energy;stroma;lodging certificates;site notes and photos;mees;bpi certified;hers rater;energieberatung;energieausweis;gebäudeenergiegesetz;individueller sanierungsfahrplan;kfw-effizienzhaus;bafa-förderung;wärmebrücken;din v 18599;diagnostic de performance énergétique;dpe;diagnostics immobiliers;repérage amiante;rénovation énergétique;maprimerénov;audit énergétique logement;passoire thermique',
  },
  sports_coach: {
    titles:
      'sports coach;football coach;swimming teacher;tennis coach;strength and conditioning coach;sporttrainer;übungsleiter;entraîneur sportif;éducateur sportif',
    words:
      "sports coaching;coaching sessions children;football coach;uefa b licence;fa level 2;coaching badge;session plan;team selection;academy football;grassroots football;talent identification;scouting players;match analysis;hudl;after-school club sport;holiday sports camp;ppa cover sport;multi-sports;swimming teacher;swim england;learn to swim;tennis coach lta;gymnastics coach;rugby coach;cricket nets;ncaa;athletic department;strength and conditioning;nsca;cscs coach;periodisation;gps tracking players;plyometrics;speed and agility;athlete development;performance pathway;governing body award;child safeguarding in sport;inclusive sport;trainerlizenz;c-lizenz;übungsleiter;sportverein;mannschaftstraining;nachwuchstraining;spielanalyse;entraîneur;bpjeps;éducateur sportif;séance d'entraînement;club sportif;brevet d'état;préparation physique;école de foot",
  },
  interpreter: {
    titles:
      'interpreter;conference interpreter;sign language interpreter;public service interpreter;court interpreter;medical interpreter;dolmetscher;gebärdensprachdolmetscher;interprète;interprète en langue des signes',
    words:
      "interpreting;simultaneous interpreting;consecutive interpreting;liaison interpreting;whispered interpreting;chuchotage;interpreting booth;booth partner;relay interpreting;note-taking symbols;sight translation;conference interpreting;court interpreting;public service interpreting;community interpreting;dpsi;nrpsi;aiic;telephone interpreting;video remote interpreting;remote simultaneous interpretation;interprefy;bsl interpreter;british sign language;asl;rid certified;nrcpd;deafblind;voice-over interpreting;mod interpreter;asylum interview;medical appointments interpreting;ciol;sworn interpreter;terminology preparation;glossary preparation;impartiality code;escort interpreting;dolmetschen;simultandolmetschen;konsekutivdolmetschen;vereidigter dolmetscher;gebärdensprache;gerichtsdolmetscher;verhandlungsdolmetschen;flüsterdolmetschen;interprétation simultanée;interprétation consécutive;interprète assermenté;langue des signes;lsf;cabine d'interprétation",
  },
  notary_registrar: {
    titles:
      "registrar of births deaths and marriages;registrar;registration officer;notary public;superintendent registrar;civil celebrant;standesbeamter;notar;officier d'état civil;agent d'état civil;notaire",
    words:
      "birth registration;death registration;still-birth registration;marriage registration;civil partnership;notice of marriage;marriage schedule;wedding ceremony;ceremonies officer;citizenship ceremony;naming ceremony;superintendent registrar;register office;general register office;gro;green form burial;coroner referral;medical examiner;certificate copies;certificate issuing;corrections to register;tell us once;re-registration;immigration status notice;sham marriage referral;notary public;notarial act;notarial seal;apostille;affidavit swearing;certified copy;power of attorney attestation;vital records;justice of the peace;standesamt;eheschließung;geburtsurkunde;sterbeurkunde;personenstandsregister;beurkundung;namensrecht;notar;état civil;officier d'état civil;acte de naissance;acte de décès;célébration de mariage;livret de famille;notaire",
  },
  antenatal_teacher_doula: {
    titles:
      'doula;antenatal teacher;childbirth educator;hypnobirthing teacher;lactation consultant;breastfeeding peer supporter;geburtsvorbereiterin;stillberaterin;accompagnante à la naissance;conseillère en lactation',
    words:
      'doula;birth doula;postnatal doula;antenatal class;childbirth education;nct;hypnobirthing;kg hypnobirthing;birth preparation;birth plan;birth preferences;birth partner;birth pool hire;rebozo;tens machine;breathing techniques for labour;comfort measures;continuous support in labour;fourth trimester;breastfeeding support;lactation consultant;ibclc;tongue-tie;breast pump;paced bottle feeding;expressing milk;la leche league;peer supporter;baby massage;babywearing;safe sleep;newborn care class;birth trauma debrief;placenta encapsulation;doula uk;dona international;lamaze;bradley method;expectant parents;pregnancy yoga;geburtsvorbereitungskurs;stillberatung;stillgruppe;geburtsbegleitung;wochenbettbetreuung;mütterpflege;babymassage;rückbildungskurs;préparation à la naissance;accompagnement à la naissance;conseil en lactation;allaitement;portage bébé;massage bébé;breastfeeding latch',
  },
  yoga_pilates_teacher: {
    titles:
      'yoga teacher;pilates instructor;meditation teacher;yoga instructor;mindfulness teacher;reformer pilates instructor;yogalehrer;pilates-trainer;professeur de yoga;instructeur pilates',
    words:
      'yoga;vinyasa;hatha yoga;ashtanga;yin yoga;iyengar;restorative yoga;hot yoga;asana;pranayama;meditation;savasana;sun salutation;sequencing classes;hands-on adjustments;yoga nidra;chakra;yoga alliance;ryt 200;ryt 500;200-hour teacher training;yoga studio;yoga mat;yoga props;chair yoga;prenatal yoga;trauma-informed yoga;breathwork;sound bath;wellness retreat;mindfulness;mbsr;pilates;mat pilates;stott pilates;cadillac apparatus;neutral spine;drop-in class;mindbody;anatomy for yoga;flow class;british wheel of yoga;yogalehrer;yogakurs;achtsamkeit;entspannungskurse;präventionskurs;krankenkassenzertifiziert;meditationskurs;professeur de yoga;cours de yoga;respiration consciente;pleine conscience;cours de pilates;méditation guidée',
  },
  chief_executive: {
    titles:
      'chief executive;chief executive officer;ceo;managing director;chief operating officer;geschäftsführer;vorstandsvorsitzender;directeur général;président-directeur général;pdg',
    words:
      "chief executive;ceo;managing director;full p&l responsibility;board of directors;non-executive directors;chair of board;board reporting;shareholder value;investor relations;private equity backed;venture backed;series a;fundraising round;exit to trade buyer;restructuring of group;post-merger integration;acquisitions strategy;five-year strategy;corporate strategy;ebitda growth;revenue growth;executive committee;c-suite;senior leadership appointments;succession of executives;international expansion;market entry;company vision;transformation programme;headcount reduction;site closure;bank covenants;capital allocation;institute of directors;advisory board;scale-up;geschäftsführer;aufsichtsrat;ergebnisverantwortung;unternehmensstrategie;gesellschafter;mittelstand;direction générale;comité de direction;conseil d'administration;compte d'exploitation;actionnaires;plan stratégique",
  },
  management_consultant: {
    titles:
      'management consultant;strategy consultant;engagement manager;associate consultant;transformation consultant;operations consultant;unternehmensberater;strategieberater;consultant en stratégie;consultant en management;consultant en organisation',
    words:
      'management consulting;strategy consulting;consulting engagement;client engagement;engagement manager;case team;mckinsey;boston consulting group;big four;deloitte consulting;steering committee deck;slide deck;issue tree;mece;hypothesis-driven;pyramid principle;executive workshop;as-is to-be;target operating model;tom design;operating model;organisational design;spans and layers;zero-based budgeting;cost reduction programme;growth strategy;market sizing;commercial due diligence;expert calls;c-level stakeholders;prosci;transformation office;value realisation;lean transformation;process mapping workshop;pmo for client;billable utilisation;statement of work;thought leadership paper;secondment to client;unternehmensberatung;strategieberatung;organisationsberatung;prozessberatung;restrukturierungsberatung;projektakquise;conseil en stratégie;cabinet de conseil;conseil en organisation;conduite du changement;diagnostic organisationnel;avant-vente',
  },
  business_development_manager: {
    titles:
      "business development manager;bdm;new business manager;partnerships manager;channel manager;vertriebsleiter neukunden;responsable développement commercial;responsable partenariats;ingénieur d'affaires",
    words:
      "business development;new business;new logo acquisition;pipeline generation;sales pipeline;lead generation;prospecting;linkedin sales navigator;discovery meeting;solution selling;consultative selling;meddic;challenger sale;rfp response;bid writing;tender response;pitch presentation;contract negotiation;closing deals;deal size;strategic partnership;channel partner;reseller;referral partner;partner programme;co-selling;go-to-market partner;white label;market entry;territory expansion;c-level relationships;trade mission;account mapping;salesforce pipeline;average contract value;key account growth;revenue target;b2b sales;shipley;geschäftsentwicklung;neukundengewinnung;partnervertrieb;akquise;vertriebspartner;angebotswesen;markterschließung;développement commercial;apport d'affaires;prospection b2b;partenariats;réponse aux appels d'offres;comptes stratégiques;cycle de vente",
  },
  retail_area_manager: {
    titles:
      'area manager retail;regional manager;district manager;franchise manager;multi-site manager;bezirksleiter;gebietsverkaufsleiter;franchisebetreuer;directeur régional;responsable de secteur',
    words:
      'area manager;multi-site;multi-site retail;district manager;store estate;store visits;store visit checklist;like-for-like sales;lfl;comp sales;shrinkage;stock loss;conversion rate in store;average transaction value;atv;units per transaction;footfall;wage cost percentage;payroll to sales;store manager vacancies;succession of store managers;new store opening;store closure;field team;regional sales league;mystery shopper score;brand standards audit;franchise agreement;franchisee;franchisee onboarding;franchisor;royalty fee;franchise disclosure document;unit economics;master franchise;qsr multi-unit;lease renewals of stores;loss prevention;trading review;peak trading;bezirksleitung;filialbetreuung;filialnetz;franchisenehmer;inventurdifferenzen;personaleinsatzplanung filialen;verkaufsbezirk;réseau de magasins;franchisé;animation de réseau;démarque inconnue;ouverture de magasin;directeur de magasin;panier moyen;succursale',
  },
  video_editor: {
    titles:
      'video editor;film editor;offline editor;online editor;colourist;motion graphics designer;post-production assistant;filmeditor;motion designer;monteur vidéo;monteur truquiste',
    words:
      'video editing;film editing;offline edit;online edit;rough cut;fine cut;picture lock;assembly edit;avid media composer;premiere pro;final cut pro;davinci resolve;after effects;colour grading;colour correction;aaf;edl;xml round trip;transcode;rushes;dailies;multicam edit;b-roll;sound bites;lower thirds;motion graphics;keyframes;rotoscoping;green screen keying;compositing;cinema 4d;subtitles burn-in;delivery specs;as-11 dpp;qc report for broadcast;frame.io;edit suite;edit producer;post-production workflow;prores;social cutdowns;filmschnitt;videoschnitt;postproduktion;farbkorrektur;rohschnitt;feinschnitt;sichtung des materials;montage vidéo;postproduction;habillage graphique;dérushage;étalonnage;banc de montage;truquage;media ingest;film trailer',
  },
  film_tv_producer: {
    titles:
      'tv producer;film producer;production coordinator film;assistant producer;line producer;filmproduzent;aufnahmeleiter;producteur audiovisuel;chargé de production;assistant réalisateur',
    words:
      "television production;film production;line producer;production manager tv;production coordinator;first assistant director;call sheet;shooting schedule;movie magic scheduling;movie magic budgeting;cost report for production;location scouting;location release;unit base;contributor release form;casting contributors;pitch deck tv;broadcaster delivery;bbc;channel 4;itv;factual entertainment;scripted drama;documentary;unscripted;studio gallery;live broadcast;edit producing;script editing;shooting script;archive clearance;music cue sheet;compliance form ofcom;crew booking;crew contracts;bectu;showrunner;writers' room;pre-production;filmproduktion;fernsehproduktion;aufnahmeleitung;drehplan;drehgenehmigung;produktionsleitung;drehbuch;production audiovisuelle;plan de travail;repérages;scénario;assistant réalisateur;feuille de service;plateau tv;cnc aides;location recce;production runner",
  },
  art_creative_director: {
    titles:
      'art director;creative director;head of creative;associate creative director;design director;artdirektor;kreativdirektor;directeur artistique;directeur de création;directeur créatif',
    words:
      'art direction;creative direction;creative concept;campaign concept;creative platform;key visual;integrated campaign;ad campaign;photo shoot direction;storyboard;mood board;mood film;style frame;brand identity;visual identity;typography;pitch win;new business pitch;creative brief;creative review;copywriter partner;creative department;midweight designers;design crit;agency side;above the line;out-of-home;ooh poster;print ad;tv spot;experiential campaign;cannes lions;d&ad pencil;art directors club;portfolio reviews;adobe creative suite;illustrator;indesign;photoshop retouching;packaging concept;packshot;tone and look;artdirektion;kreativdirektion;leitidee;bildsprache;werbekampagne;werbeagentur;reinzeichnung;fotoshooting leitung;direction artistique;charte graphique;identité visuelle;agence de publicité;campagne publicitaire;concept créatif;planche de tendances',
  },
  agency_account_manager: {
    titles:
      'agency account manager;account director advertising;account executive agency;client services director;advertising account manager;kundenberater agentur;etatdirektor;chef de publicité;directeur de clientèle',
    words:
      'agency account management;client services agency;account handling;account director;advertising agency;creative agency;digital agency;retainer;scope of work;client brief;creative briefing;taking the brief;status call;contact report;timing plan;estimate approval;cost estimate for campaign;traffic manager;studio traffic;client feedback rounds;sign-off of artwork;artwork supply;campaign delivery;clearcast;copy clearance;asa cap code;usage rights talent;pitch process;agency of record;roster agency;integrated agency;media plan alignment;organic account growth;client-agency relationship;production partners;post-campaign analysis;utilisation of agency hours;streamtime;ipa qualification;agenturgeschäft;kundenberatung agentur;werbeagentur;angebotskalkulation kampagne;projektbriefing;freigabeprozess;rebriefing;agence de communication;brief client;chef de publicité;recommandation client;suivi de campagne;annonceur;rétroplanning',
  },
  media_planner_buyer: {
    titles:
      "media planner;media buyer;programmatic trader;ad operations executive;media sales executive;mediaplaner;mediaberater;acheteur média;chargé d'études média",
    words:
      'media planning;media buying;media plan;media agency;media schedule;audience planning;reach and frequency;tvrs;grp;cost per thousand;share of voice;above the line media;linear tv buying;bvod;out-of-home media;radio airtime;cinema advertising;programmatic;demand-side platform;dv360;the trade desk;ad server;campaign manager 360;ad trafficking;ad ops;insertion order;viewability;brand safety;ad fraud;ias verification;header bidding;supply-side platform;private marketplace;deal id;ipa databank;techedge;mediaocean;econometrics media mix;post-buy analysis;rate card;media owner;mediaplanung;mediaeinkauf;mediaplan;tkp;werbeträger;reichweitenanalyse;schaltplan;agma;achat média;médiaplanning;régie publicitaire;espace publicitaire;plan média;couverture et répétition;médiamétrie',
  },
};
