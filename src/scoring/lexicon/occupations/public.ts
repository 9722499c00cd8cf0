// Public: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const PUBLIC: Occupations = {
  police_officer: {
    titles: 'police officer;police constable;pc;polizeibeamter;gardien de la paix',
    words:
      'response policing;neighbourhood policing;stop and search;pace 1984;custody suite;warrant card;999 response;pnc check;public order;body worn video;taser;section 136;domestic abuse call;statement taking;crime report;niche rms;roads policing;breathalyser;missing person enquiry;patrol car;pcso;traffic stop;booking suspect;police academy;niche;airwave radio;streifendienst;polizeivollzugsdienst;gefahrenabwehr;verkehrskontrolle;police secours;garde à vue;procès-verbal',
  },
  detective: {
    titles: 'detective;detective constable;criminal investigator;kriminalbeamter;enquêteur judiciaire',
    words:
      'cid;major crime;pip level 2;suspect interview;peace model;disclosure officer;cps charging;holmes;exhibits officer;search warrant;ripa;surveillance authority;witness statement;crime scene;forensic submission;phone download;cell site;chis;case file;achieving best evidence;serious sexual offences;fraud investigation;homicide;intelligence package;line of enquiry;telecoms data;identity parade;ermittlungsverfahren;vernehmung;spurensicherung;kriminalpolizei;tatort;police judiciaire;audition de suspect',
  },
  firefighter: {
    titles: 'firefighter;crew manager fire;watch manager;feuerwehrmann;sapeur-pompier',
    words:
      'breathing apparatus;ba wearer;fire appliance;pump operator;aerial ladder platform;road traffic collision extrication;fire ground;hydrant;incident command;retained station;compartment fire;wholetime;hazmat;water rescue;home fire safety visit;turnout gear;emt;wildland fire;lucas cutters;thermal imaging camera;entry control board;drill yard;rope rescue;smoke alarm fitting;brandmeister;atemschutz;löschfahrzeug;brandbekämpfung;technische hilfeleistung;désincarcération;incendie;secours à personne',
  },
  prison_officer: {
    titles:
      'prison officer;corrections officer;custodial manager;justizvollzugsbeamter;surveillant pénitentiaire',
    words:
      "cell search;control and restraint;c&r;acct;hmp;hmpps;roll check;offender;segregation unit;key worker sessions;contraband;reception of prisoners;detention facility;inmate count;use of force form;de-escalation of prisoners;p-nomis;mandatory drug test;bed watch;escort of prisoners;young offender institution;self-harm monitoring;hostage negotiation;justizvollzugsanstalt;gefangene;haftraum;vollzugsdienst;maison d'arrêt;détenu;fouille de cellule",
  },
  probation_officer: {
    titles:
      "probation officer;offender manager;parole officer;bewährungshelfer;conseiller d'insertion et de probation",
    words:
      'pre-sentence report;oasys;mappa;licence conditions;recall to custody;breach proceedings;unpaid work;community order;risk of serious harm;delius;sentence plan;marac;offending behaviour programme;parole board report;victim liaison;home detention curfew;sara assessment;resettlement;desistance;pqip;domestic abuse perpetrator;supervision appointment;court duty;electronic tagging;reoffending;bewährungshilfe;resozialisierung;führungsaufsicht;straffällige;spip;aménagement de peine;libération conditionnelle',
  },
  border_customs_officer: {
    titles: 'border force officer;customs officer;immigration officer;zollbeamter;douanier',
    words:
      'passport control;primary control point;visa refusal;detection of contraband;customs declaration;examination of baggage;rummage;freight search;hs code;forged documents;landing interview;port of entry;cds;cites;excise duty;x-ray of cargo;detention of passengers;asylum screening;watchlist;drug dog;leave to enter;red channel;smuggling;cbp;schengen;zollabfertigung;grenzkontrolle;zollkontrolle;ausweisprüfung;contrôle aux frontières;dédouanement;contrebande',
  },
  policy_adviser: {
    titles:
      'policy adviser;civil servant policy;policy officer;referent ministerium;chargé de mission politiques publiques',
    words:
      'ministerial submission;white paper;green paper;consultation response;impact assessment;parliamentary questions;private office;select committee;briefing to ministers;secondary legislation;statutory instrument;bill team;green book;policy development;cross-whitehall;hm treasury;evidence review;fast stream;devolved administrations;spending review;treat official;freedom of information request;write-round;cabinet office;options appraisal;referentenentwurf;kabinettsvorlage;gesetzgebungsverfahren;ministerium;note au cabinet;politiques publiques;projet de loi',
  },
  housing_officer: {
    titles:
      'housing officer;tenancy officer;neighbourhood housing officer;wohnungsverwalter sozialwohnung;chargé de gestion locative sociale',
    words:
      'social housing;tenancy agreement;rent arrears;housing register;choice-based lettings;homelessness application;section 184;temporary accommodation;anti-social behaviour;void property;tenancy sign-up;notice seeking possession;universal credit;estate inspection;mutual exchange;sheltered housing;homelessness reduction act;personal housing plan;damp and mould;introductory tenancy;succession of tenancy;decant;income recovery;discretionary housing payment;section 8 voucher;wohnberechtigungsschein;sozialwohnung;wohnungslosenhilfe;mietrückstand;logement social;bailleur social;impayés de loyer',
  },
  benefits_council_tax_officer: {
    titles:
      'benefits officer;council tax officer;revenues officer;sachbearbeiter sozialleistungen;agent des prestations sociales',
    words:
      "housing benefit;council tax reduction;liability order;academy revenues;single person discount;business rates;ndr;overpayment recovery of benefit;enforcement agent;universal credit;dwp;means test;discretionary housing payment;change of circumstances;benefit assessment;subsidy claim;reminder notice;attachment of benefit;claimant;evidence verification;searchlight;backdating request;tribunal submission;wohngeld;bürgergeld;leistungsbescheid;widerspruch;sozialgesetzbuch;taxe d'habitation;allocations familiales;ouverture de droits",
  },
  environmental_health_officer: {
    titles:
      'environmental health officer;food safety inspector;public health inspector;lebensmittelkontrolleur;inspecteur de salubrité',
    words:
      'food hygiene rating;hygiene rating scheme;environmental health;emergency prohibition;voluntary closure;haccp inspection;statutory nuisance;noise complaint;improvement notice;prohibition notice;abatement notice;hhsrs;houses in multiple occupation;hmo licensing;food sampling;infectious disease notification;air quality monitoring;contaminated land;pest infestation;pace interview;cieh;private water supply;port health;premises inspection;drainage complaint;skin piercing registration;dust monitoring;noise meter;environmental protection act;food poisoning outbreak;lebensmittelüberwachung;betriebskontrolle hygiene;gesundheitsamt;lärmbeschwerde;hygiène alimentaire;salubrité publique;hygieneüberwachung',
  },
  journalist: {
    titles: 'journalist;reporter;news editor;redakteur;journaliste',
    words:
      'breaking news;nctj;shorthand;byline;news desk;court reporting;foi request;feature writing;press conference;vox pop;off the record;scoop;copy filing;newsroom;headline writing;broadcast package;news bulletin;live blog;investigative reporting;defamation law;ipso;doorstep;death knock;standfirst;associated press style;subediting;volontariat;reportage;pressekonferenz;nachrichtenredaktion;lokalredaktion;enquête journalistique;dépêche',
  },
  graphic_designer: {
    titles: 'graphic designer;visual designer;artworker;grafikdesigner;graphiste',
    words:
      'adobe illustrator;indesign;photoshop;typography;logo design;brand guidelines;artwork;print-ready;cmyk;pantone;bleed;kerning;mood board;packaging design;infographic;brochure;illustration;creative suite;pre-press;editorial design;point of sale;mock-up;colour palette;retouching;motion graphics;corporate identity;storyboarding;dieline;quarkxpress;druckvorlage;reinzeichnung;bildbearbeitung;printdesign;mise en page;charte graphique;identité visuelle',
  },
  librarian: {
    titles: 'librarian;library assistant;information specialist;bibliothekar;bibliothécaire',
    words:
      'cataloguing;marc 21;dewey decimal;library management system;interlibrary loan;rda;cilip;reference enquiry;information literacy;stock selection;rhyme time;reading group;shelving;library of congress classification;e-resources;journal subscription;open access repository;koha;alma;literature search;weeding of stock;circulation desk;summer reading challenge;acquisitions of books;opac;metadata;ebsco;ausleihe;bestandsaufbau;katalogisierung;fernleihe;médiathèque;prêt de documents;désherbage',
  },
  photographer_videographer: {
    titles: 'photographer;videographer;video editor;fotograf;monteur vidéo',
    words:
      'premiere pro;final cut pro;davinci resolve;after effects;lightroom;dslr;colour grading;studio lighting;portrait shoot;wedding photography;product photography;retouching;capture one;b-roll;showreel;rushes;avid media composer;sound sync;timeline edit;offline edit;drone footage;mirrorless;softbox;strobe;shot list;tethered shooting;raw files;gimbal;prime lens;multicam;bildbearbeitung;videoschnitt;fotostudio;prise de vue;étalonnage;montage vidéo',
  },
};
