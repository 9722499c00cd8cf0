// People: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const PEOPLE: Occupations = {
  child_protection_social_worker: {
    titles:
      "children's social worker;child protection social worker;child welfare caseworker;cps worker;family social worker;sozialarbeiter im allgemeinen sozialen dienst;asd mitarbeiter;assistant social protection de l'enfance",
    words:
      "section 47;section 17;child in need;cin plan;child protection plan;child protection conference;core group;strategy meeting;c&f assessment;child and family assessment;mash;lado;looked after children;lac review;iro;care proceedings;plo;pre-proceedings;court statement social work;parenting assessment;pams;viability assessment;special guardianship;supervised contact;working together;signs of safety;direct work with children;chronology;genogram;liquidlogic;mosaic care records;frameworki;social work england;asye;duty and assessment;child sexual exploitation;contextual safeguarding;cafcass;permanency hearing;foster placement;kindeswohlgefährdung;inobhutnahme;jugendamt;hilfeplanverfahren;§8a sgb viii;familienhilfe;hilfen zur erziehung;protection de l'enfance;aemo;ase;information préoccupante;placement judiciaire;enquête sociale;allgemeiner sozialer dienst;hilfeplanung;aide sociale à l'enfance;assistante sociale;public law outline;interim care order;final evidence;court statement;child in need plan",
  },
  adult_social_worker: {
    titles:
      'adult social worker;social worker older people;care manager;best interests assessor;adult safeguarding social worker;sozialarbeiter;sozialpädagoge;assistante sociale;assistant de service social',
    words:
      "care act assessment;care act 2014;section 42 enquiry;safeguarding adults;mental capacity assessment;mca;dols;best interests assessor;best interests meeting;support plan;personal budget;direct payments;continuing healthcare;chc checklist;decision support tool;carer's assessment;reablement;care package;brokerage;package of care;residential placement;funding panel;strengths-based;three conversations;court of protection;deprivation of liberty;self-neglect;hoarding;duty desk;liquidlogic;mosaic care records;social work england;eligibility criteria;double-handed care;lpa;appointeeship;section 117 aftercare;pflegegradberatung;gesetzliche betreuung;eingliederungshilfe;sozialberatung;sozialhilfe;sgb xii;bedarfsermittlung;accompagnement social;apa;dossier mdph;tutelle;curatelle;ouverture de droits;ccas;sozialdienst;betreuungsrecht;assistante de service social;hospital discharge team;ordinary residence",
  },
  mental_health_social_worker: {
    titles:
      'mental health social worker;amhp;approved mental health professional;clinical social worker;lcsw;psychiatric social worker;sozialdienst psychiatrie;assistant social en psychiatrie',
    words:
      'amhp;mental health act assessment;nearest relative;section 2;section 3;section 135 warrant;section 136 suite;community treatment order;guardianship section 7;social circumstances report;mental health tribunal;hospital managers hearing;section 117;care coordinator;cmht;recovery star;least restrictive;section 12 doctor;crisis house;dual diagnosis;lcsw;lmsw;biopsychosocial assessment;psychotherapy sessions;cpa review;supported accommodation referral;carenotes;rio;forensic social supervisor;s37/41;social supervision;sozialpsychiatrischer dienst;betreutes wohnen psychiatrie;unterbringungsverfahren;sozialdienst klinik;soziotherapie;psychkg;cmp;soins sans consentement;réinsertion psychiatrique;appartement thérapeutique',
  },
  fostering_adoption_worker: {
    titles:
      "fostering social worker;supervising social worker;adoption social worker;family finder;foster carer;adoption panel advisor;pflegekinderdienst mitarbeiter;pflegemutter;assistant familial;famille d'accueil",
    words:
      "foster carer;supervising social worker;form f assessment;skills to foster;fostering panel;adoption panel;prospective adopters report;child permanence report;family finding;linking and matching;connected persons;regulation 24;special guardianship support;sgo;placement order;matching meeting;introductions plan;life story work;therapeutic parenting;theraplay;dyadic developmental psychotherapy;respite carer;sibling placement;placement stability;placement breakdown;unannounced visit carers;annual foster review;foster carer recruitment;regional adoption agency;adoption support fund;letterbox contact;early permanence;looked after child;delegated authority;skills and fees;pflegefamilie;adoptionsvermittlung;bereitschaftspflege;pflegekinderdienst;pflegeeltern;agrément;famille d'accueil;conseil de famille;accueil familial",
  },
  family_support_worker: {
    titles:
      "family support worker;early help worker;family practitioner;family intervention worker;children's centre worker;sozialpädagogische familienhelferin;familienhelfer;technicienne de l'intervention sociale et familiale;tisf",
    words:
      "early help;early help assessment;eha;caf;team around the family;taf;lead professional;parenting programme;triple p;incredible years;outcomes star;family star;home visits families;routines and boundaries;school attendance families;children's centre;family hub;stay and play;supervised contact;contact notes;step down;troubled families;supporting families;mellow parenting;domestic abuse freedom programme;contact centre family;parental conflict;voice of the child;wishes and feelings;family group conference;food bank vouchers;charity grant furniture;intensive home visiting;head start;wraparound;sozialpädagogische familienhilfe;spfh;erziehungsbeistand;elterntraining;umgangsbegleitung;hausbesuche familie;tisf;soutien à la parentalité;visite médiatisée;pmi;aed",
  },
  substance_misuse_worker: {
    titles:
      'substance misuse worker;drug and alcohol worker;recovery worker;addiction counselor;recovery coordinator;needle exchange worker;suchtberater;suchttherapeut;éducateur en addictologie;conseiller en addictions',
    words:
      'drug and alcohol service;recovery worker;opiate substitute;methadone;buprenorphine;buvidal;keyworking;needle exchange;naloxone;harm reduction;alcohol detox;home detox;residential rehab;audit score;top assessment;treatment outcomes profile;ndtms;itep mapping;mutual aid;smart recovery;drr;drug testing order;urine drug screen;relapse prevention;blood borne virus testing;hep c;dual diagnosis;criminal justice drug worker;change grow live;turning point;novel psychoactive;crack cocaine;ladc;asam criteria;twelve-step;suchtberatung;entwöhnung;entgiftung;rückfallprophylaxe;suchthilfe;drogenkonsumraum;addictologie;csapa;caarud;sevrage;réduction des risques;traitement de substitution',
  },
  housing_homelessness_worker: {
    titles:
      'homelessness officer;housing support worker;hostel worker;outreach worker;tenancy sustainment officer;refuge worker;domestic abuse advisor;idva;streetworker;wohnungslosenhilfe mitarbeiter;intervenant social;maraudeur',
    words:
      "rough sleepers;street outreach;streetlink;hostel;homelessness reduction act;personal housing plan;prevention duty;relief duty;main duty;priority need;temporary accommodation;tenancy sustainment;move-on;supported housing;in-form;floating support;housing first;personalised housing;idva;isva;women's refuge;dash risk assessment;marac;non-molestation order;safety planning survivor;perpetrator programme;evictions arrears support;discretionary housing payment;housing benefit claim;universal credit housing element;psychologically informed environment;night shelter;swep;cold weather shelter;naloxone hostel;hmis;coordinated entry;wohnungslosenhilfe;notunterkunft;streetwork;frauenhaus;obdachlosigkeit;wohnraumsicherung;chrs;maraude;115;hébergement d'urgence;siao;sans-abri",
  },
  probation_youth_justice: {
    titles:
      "probation officer;youth justice officer;youth offending worker;parole officer;community payback supervisor;resettlement worker;bewährungshelfer;jugendgerichtshelfer;conseiller pénitentiaire d'insertion;éducateur pjj",
    words:
      "oasys;pre-sentence report;psr;ndelius;licence conditions;recall to custody;community order;unpaid work;community payback;suspended sentence;accredited programmes;building better relationships;mappa;sentence plan;asset plus;assetplus;youth offending team;yot;referral order;youth rehabilitation order;out of court disposal;turnaround;remand;dto;victim liaison;restorative justice;breach proceedings;osp;rosh;offender manager;offender supervisor;resettlement;electronic tag;home detention curfew;parole board;desistance;iss;bewährungshilfe;führungsaufsicht;jugendgerichtshilfe;täter-opfer-ausgleich;sozialstunden;spip;pjj;travail d'intérêt général;milieu ouvert;aménagement de peine;mesure de réparation",
  },
  care_assistant: {
    titles:
      'care assistant;carer;care home assistant;senior carer;night care assistant;nursing home carer;altenpflegehelfer;pflegeassistent;betreuungskraft;auxiliaire de vie en ehpad;agent de soins',
    words:
      'personal care;washing and dressing;toileting;continence pads;moving and handling;hoist;stand aid;slide sheets;bath chair;fluid and food charts;repositioning;turn charts;medication round;mar sheet;medication competency;dementia care;person-centred care;care plan daily notes;person centred software;pcs;activities residents;mealtime assistance;thickened drinks;night checks;handover care;cqc;dols;safeguarding adults;care certificate;nvq health and social care;qcf;end of life care;dignity champion;sensor mat;call bells;laundry residents;wheelchair outing;assisted living;memory care;grundpflege;altenheim;bewohner;inkontinenzversorgung;betreuung nach 43b;pflegeheim;ehpad;toilette des résidents;aide au repas;lève-malade;pflegehelfer;pflegehelferin;altenpflegehelferin;körperpflege;aide-soignante;aide-soignant;transferts lève-personne',
  },
  domiciliary_carer: {
    titles:
      'home carer;domiciliary care worker;homecare assistant;live-in carer;care worker;home health aide;personal assistant disability;haushaltshilfe;ambulante pflegehilfe;auxiliaire de vie;aide à domicile;avs',
    words:
      'domiciliary care;home care;care calls;double-up calls;call round;care visits;visit times;service users;personal care;catheter bag;stoma bag;peg feed;medication prompt;mar chart;live-in care;sleep-in;waking night;companionship;meal prep;shopping calls;pop-in;key safe;birdie app;careplanner;log in log out;telephone monitoring;electronic call monitoring;reablement;direct payments pa;continence care;hoist transfer;riser recliner;own car and licence carer;mileage care;spot check;care certificate;end of life care at home;companion calls;home health aide;hha;private pay client;ambulante pflege;hauswirtschaft;betreuung daheim;tourenplan;alltagsbegleitung;verhinderungspflege;aide à domicile;auxiliaire de vie;deavs;apa;aide à la toilette;télégestion;pflegetour;häusliche pflege;ssiad;actes de la vie quotidienne',
  },
  care_home_manager: {
    titles:
      "care home manager;registered manager;deputy care home manager;domiciliary care manager;care coordinator homecare;heimleiter;einrichtungsleitung;pflegedienstleitung altenhilfe;directeur d'ehpad;cadre ehpad",
    words:
      "registered manager;cqc registered manager;cqc inspection;kloe;well-led;fee income;self-funders;local authority placements;pre-admission assessment;dependency tool;staffing ratio care;agency usage care;care plan audit;medication audit;mar audit;safeguarding alert;notifications to cqc;duty of candour;provider information return;pir;level 5 diploma leadership;resident reviews;relatives meeting;care home rota;dols applications;infection control audit;nominated individual;regulation 44;enquiries conversion care;bed occupancy;care coordinator rostering;careplanner;birdie;call allocation;missed calls;ofsted residential;state survey;five-star rating nursing home;nursing home administrator;heimaufsicht;medizinischer dienst;pflegegrad;belegung;heimleitung;expertenstandards;ehpad;cpom;projet d'établissement;taux d'occupation ehpad;évaluation externe;gir moyen;pflegedienstleitung;pdl;wohnbereichsleitung;stationäre altenhilfe;stationäre pflege;seniorenzentrum;pflegegrade;dienstplanung;qualitätsprüfung md;pflegevisite;verantwortliche pflegefachkraft;71 sgb xi;pflegedokumentation;cadre de santé;convention tripartite",
  },
  support_worker_disability: {
    titles:
      'support worker;learning disability support worker;supported living worker;mental health support worker;direct support professional;dsp;heilerziehungspfleger;betreuer wohngruppe;accompagnant éducatif et social;aes;moniteur-éducateur',
    words:
      "supported living;learning disabilities;autism;challenging behaviour;positive behaviour support;pbs;abc charts;proact scip;mapa;nvci;makaton;pecs;epilepsy rescue medication;buccal midazolam;peg feeding;personal care;community access;activities of choice;person-centred plan;support plan;outcomes star;daily living skills;budgeting support;shopping and cooking support;sleep-in;waking nights;lone working support;one-to-one support;2:1 support;respite unit;day centre;mobility car;keyworker;active support;communication passport;sensory room;service users;recovery worker mental health;dsp;group home;i/dd;iddsi;wohngruppe;assistenz;eingliederungshilfe;unterstützte kommunikation;werkstatt für behinderte;teilhabe;foyer de vie;esat;projet personnalisé;maison d'accueil spécialisée",
  },
  residential_childcare_worker: {
    titles:
      "residential support worker;residential childcare worker;children's home worker;children's home manager;secure unit worker;erzieher wohngruppe;jugend- und heimerzieher;éducateur spécialisé;maître de maison",
    words:
      "children's home;residential childcare;looked after young people;level 3 residential childcare;level 5 residential;ofsted sccif;regulation 44;reg 45;quality standards children's homes;placement plan;keywork session;missing from care;return home interview;physical restraint;team teach;price training;pace model;trauma-informed;therapeutic care;ebd;cse risk;county lines;sleep-in;pocket money young people;incentives chart;school run;independence skills;pathway plan;care leaver;semi-independent;16+;contact visits;incident logs;clearcare;matching impact assessment;statement of purpose;secure unit;group home youth;wohngruppe;heimerziehung;bezugsbetreuung;intensivgruppe;hilfeplan;verselbständigung;nachtbereitschaft;mecs;foyer de l'enfance;éducateur d'internat;projet éducatif individualisé;accueil d'urgence",
  },
  youth_worker: {
    titles:
      'youth worker;detached youth worker;youth club leader;youth mentor;youth engagement officer;jugendarbeiter;sozialpädagoge offene jugendarbeit;schulsozialarbeiter;animateur jeunesse;éducateur de rue;animateur socioculturel',
    words:
      'youth work;jnc qualified;detached youth work;youth club;drop-in session young people;youth centre;open access;informal education;duke of edinburgh;dofe;national citizen service;youth voice;youth council;youth parliament;issue-based workshops;sexual health c-card;knife crime workshops;gangs intervention;county lines;mentoring young people;targeted youth support;neet;residential trips;summer playscheme;hard to reach;recorded outcomes;accredited outcomes;asdan;serious youth violence;peer mentors;tuck shop;voluntary relationship;participation worker;estate sessions;youth bus;afterschool program;jugendzentrum;offene jugendarbeit;jugendfreizeit;streetwork jugend;schulsozialarbeit;jugendhilfe;juleica;accueil de loisirs;séjours;prévention spécialisée;bpjeps;mjc',
  },
  nursery_nurse: {
    titles:
      'nursery nurse;nursery practitioner;early years practitioner;nursery manager;room leader;nursery assistant;preschool teacher assistant;erzieher;erzieherin;kinderpfleger;kindergärtnerin;éducatrice de jeunes enfants;auxiliaire de puériculture',
    words:
      'eyfs;early years;playgroup;under-fives;early years foundation stage;baby room;toddler room;preschool room;key person;key children;observations and next steps;learning journey;famly;development matters;prime areas;two-year progress check;nappy changing;potty training;messy play;free flow play;continuous provision;circle time;storytime;phonics phase one;settling in;adult to child ratios;paediatric first aid;ofsted early years;cache level 3;level 3 early years educator;senco nursery;30 hours funding;accident forms;sleep checks;bottle feeds;weaning;outdoor play;forest school;in the moment planning;birth to five;montessori;cda credential;kita;krippe;kindergarten;eingewöhnung;bildungs- und lerngeschichten;elterngespräche;morgenkreis;vorschulkinder;wickeln;crèche;éveil;auxiliaire de puériculture;cap petite enfance;eje;temps calme;u3;kindertagesstätte;gruppenleitung;multi-accueil',
  },
  childminder_nanny: {
    titles:
      "nanny;childminder;babysitter;au pair;mother's help;after-school club worker;playworker;maternity nurse private;tagesmutter;kinderfrau;kindertagespflegeperson;assistante maternelle;garde d'enfants;nourrice",
    words:
      "nanny;nanny share;live-in nanny;live-out nanny;rota nanny;nursery duties;norland;school runs;after-school pick-up;nursery tea;homework help;playdates;bath and bedtime;sterilising bottles;newborn care;night nanny;sleep training;weaning;batch cooking for children;children's laundry;toddler groups;childminding;registered childminder;ofsted voluntary register;eyfs;mixed age group children;wraparound care;breakfast club;after-school club;holiday club;playwork principles;playworker;paediatric first aid;dbs update service;proxy parenting;travel with family;babysitting;au pair;tagesmutter;tagespflege;kinderbetreuung im haushalt;pflegeerlaubnis;hausaufgabenbetreuung;hort;assistante maternelle;agrément pmi;garde à domicile;sortie d'école;périscolaire;relais petite enfance",
  },
  primary_teacher: {
    titles:
      'primary teacher;elementary school teacher;ks1 teacher;ks2 teacher;class teacher;early years teacher;reception teacher;grundschullehrer;grundschullehrerin;professeur des écoles;instituteur;institutrice',
    words:
      "key stage 1;key stage 2;ks1;ks2;eyfs reception;year 6 sats;phonics screening check;read write inc;little wandle;white rose maths;guided reading;phonics;maths mastery;times tables check;class assembly;topic work;cross-curricular;carpet time;continuous provision;whole-class reading;spag;greater depth;pupil progress meeting;parents' evening;subject leader primary;forest school;school trip;marking policy;differentiation;qts;ect mentor;ta deployment;classdojo;twinkl;displays classroom;playground duty;elementary classroom;common core;guided math;reading groups;k-5;homeroom;responsive classroom;grundschule;klassenleitung;schuleingangsphase;sachunterricht;anlauttabelle;lernstandserhebung;elternabend;cycle 2;cycle 3;école élémentaire;crpe;professeur des écoles;maternelle;livret scolaire;conseil d'école;enseignant du premier degré",
  },
  english_humanities_teacher: {
    titles:
      "english teacher;history teacher;geography teacher;humanities teacher;secondary school teacher;language arts teacher;social studies teacher;re teacher;deutschlehrer;geschichtslehrer;professeur de français;professeur d'histoire-géographie;professeur de lettres",
    words:
      'ks3;ks4;ks5;gcse english language;english literature gcse;aqa;edexcel;eduqas;ocr;a-level history;nea coursework;paper 1 question 5;shakespeare;an inspector calls;macbeth;unseen poetry;essay marking;peel paragraphs;accelerated reader;literacy coordinator;source analysis;historical interpretations;geography fieldwork;ordnance survey skills;river landforms;re philosophy and ethics;rse;pshe;form tutor;schemes of work;controlled assessment;mock exams;sims register;arbor;class charts;behaviour points;cover lesson;progress 8;sixth form;pgce secondary;ela;ap us history;socratic seminar;common core writing;sekundarstufe;abitur prüfung;deutschunterricht;geschichtsunterricht;oberstufe;referendariat;klassenarbeit korrigieren;agrégation;brevet des collèges;bac français;professeur principal;commentaire composé',
  },
  maths_science_teacher: {
    titles:
      'maths teacher;science teacher;physics teacher;chemistry teacher;biology teacher;computing teacher;design and technology teacher;math teacher;mathematiklehrer;physiklehrer;professeur de mathématiques;professeur de svt;professeur de physique-chimie',
    words:
      'gcse maths;a-level maths;further maths;foundation tier;higher tier;edexcel maths;core maths;sparx maths;hegarty;mathswatch;ks3 science;combined science;triple science;required practicals;practical science;cleapss;fume cupboard demonstration;a-level chemistry;a-level physics;a-level biology;isaac physics;technician order sheet;bunsen;dissection lesson;stem club;ukmt;maths challenge;retrieval practice;do now task;scheme of learning;sixth form;gcse computer science;scratch programming lesson;python lesson;resistant materials;food tech lessons;dt workshop school;form tutor;pgce;ap calculus;ngss;algebra 1;regents;mathematikunterricht;mint;physikunterricht;chemieunterricht;leistungskurs;versuch demonstration schule;capes maths;svt;tp de physique;conseil de classe;spécialité maths',
  },
  languages_teacher: {
    titles:
      "modern foreign languages teacher;mfl teacher;french teacher;german teacher;spanish teacher;eal teacher;world languages teacher;fremdsprachenlehrer;englischlehrer;professeur d'anglais;professeur de langues",
    words:
      'mfl;modern foreign languages;french gcse;spanish gcse;german a-level;speaking exam;target language;listening paper;vocabulary learning lessons;languagenut;knowledge organiser mfl;sentence builders;extensive processing instruction;ncelp;phonics french;photo card;role play exam;exchange trip school;language assistant;eal learners;eal coordinator;flash academy;new to english pupils;translation lesson;ks3 languages;ebacc;world languages;ap spanish;actfl;comprehensible input;immersion classroom;dual language;tprs;fremdsprachenunterricht;englischunterricht;schüleraustausch;mündliche prüfung;zweite fremdsprache;anglais lv1;lv2;section européenne;assistant de langue;compréhension orale;voyage scolaire linguistique',
  },
  tefl_teacher: {
    titles:
      'tefl teacher;efl teacher;esol lecturer;esl teacher;english language teacher;ielts tutor;daf lehrer;daz lehrkraft;deutschlehrer integrationskurs;professeur fle;formateur fle',
    words:
      'tefl;tesol;celta;efl;esl;esol;ielts preparation;cambridge exams;fce;cae;b2 first;cefr;business english;general english;young learners;summer school english;multilingual class;placement test;speaking club;communicative approach;ppp lesson;task-based learning;concept checking questions;ccqs;realia;english file;toefl;trinity esol;skills for life;functional english;pre-entry esol;online one-to-one lessons;italki;british council accredited;academic director of studies;presessional;pronunciation drills;phonemic chart;wida;pull-out;sheltered instruction;daf;daz;integrationskurs;bamf zulassung;telc prüfung;goethe-zertifikat;alphabetisierungskurs;sprachkurs;fle;delf;dalf;alphabétisation;cours de français langue étrangère;primo-arrivants',
  },
  arts_pe_teacher: {
    titles:
      "pe teacher;music teacher;art teacher;drama teacher;peripatetic music teacher;dance teacher;physical education teacher;piano teacher;sportlehrer;musiklehrer;kunstlehrer;professeur d'eps;professeur de musique;professeur d'arts plastiques",
    words:
      'gcse pe;btec sport;a-level pe;core pe;sports day;school netball;rugby coaching school;gymnastics lessons;athletics;inter-house;gcse art portfolio;sketchbook;art exhibition students;kiln pottery class;printmaking lessons;observational drawing;gcse music;abrsm grades;peripatetic;instrumental lessons;piano lessons;school orchestra;samba band;garageband;school production;devised drama;stanislavski;brecht;lamda exams;costume cupboard;istd;rad ballet;dance syllabus;arts award;music hub;whole class ensemble;sightreading;marching band director;physical education k-12;sportunterricht;bundesjugendspiele;schulchor;instrumentalunterricht;kunstunterricht;musikschule;theater-ag;eps;conservatoire;solfège;arts plastiques;chorale;unss;éveil musical',
  },
  teaching_assistant: {
    titles:
      "teaching assistant;ta;learning support assistant;lsa;hlta;cover supervisor;paraprofessional;teacher's aide;schulbegleiter;integrationshelfer;aesh;assistant d'éducation;atsem",
    words:
      'teaching assistant;hlta;learning support assistant;1:1 support pupil;small group interventions;reading intervention;precision teaching;phonics interventions;read write inc;speech interventions;ehcp support;scribe exam;reader exam access;playground duty;lunch duty;cover supervisor;covering lessons;photocopying resources classroom;class reading;hearing readers;elsa;emotional literacy;lego therapy;nessy;zones of regulation;now and next board;toileting pupils;intimate care plan;sensory circuits;behaviour mentor;pastoral;breakfast club;school trips support;supporting teaching and learning;paraprofessional;inclusion classroom;paraeducator;iep accommodations;schulbegleitung;integrationshilfe;lernförderung;hausaufgabenbetreuung;pausenaufsicht;aesh;ulis;atsem;vie scolaire;surveillance de cour;élève en situation de handicap',
  },
  sen_teacher: {
    titles:
      'sen teacher;special educational needs teacher;senco;special education teacher;sped teacher;autism teacher;specialist dyslexia teacher;teacher of the deaf;sonderpädagoge;förderschullehrer;sonderschullehrer;enseignant spécialisé',
    words:
      'senco;sendco;npqsenco;nasenco award;ehcp;ehc needs assessment;annual review sen;send code of practice;graduated approach;assess plan do review;sen register;provision map;access arrangements;jcq form 8;pmld;mld;sld;asd;semh;pru;alternative provision;makaton;teacch;pecs;intensive interaction;attention autism;sensory diet;b squared;engagement model;p levels;dyslexia assessment;specific learning difficulties;ctopp;toe by toe;educational psychologist referral;iep;resource room;self-contained classroom;504 plan;behavior intervention plan;fba;lre;braille teaching;teacher of the deaf;sonderpädagogik;förderschwerpunkt;förderplan;inklusion schule;feststellungsverfahren;förderschule;ime;ulis;segpa;enseignement adapté;cappei;projet personnalisé de scolarisation;rased;förderschullehrerin;förderbedarf;professeur des écoles spécialisé;mainstream resource provision;communication friendly;work stations;tac pac',
  },
  school_leader: {
    titles:
      "headteacher;head teacher;deputy headteacher;assistant headteacher;head of department school;head of year;school business manager;academy trust ceo;schulleiter;rektor;konrektor;chef d'établissement;proviseur;principal adjoint;cpe",
    words:
      "headteacher;ofsted inspection;school development plan;school improvement;sef;npqh;npqsl;npqeyl;multi-academy trust;slt;governing body;governors report;progress 8;attainment 8;attendance persistent absence;exclusions;fixed-term exclusion;suspensions school;timetabling;curriculum intent;deep dive;learning walks;book look;lesson observation;instructional coaching;designated safeguarding lead;cpoms;kcsie;head of year;head of faculty;ect induction;performance management teachers;admissions appeals;school budget deficit;cfr return;census school;icfp;principal k-12;title i;school board;teacher evaluation danielson;schulleitung;stundenplan;schulkonferenz;schulprogramm;lehrerkonferenz;schulaufsicht;unterrichtsbesuch;conseil d'administration collège;dotation horaire;dhg;vie scolaire;rectorat;projet d'établissement scolaire;conseil de discipline",
  },
  school_administrator: {
    titles:
      "school administrator;school secretary;exams officer;attendance officer;admissions officer school;school receptionist;registrar school;invigilator;data manager school;schulsekretärin;secrétaire scolaire;gestionnaire d'établissement scolaire",
    words:
      'arbor mis;bromcom;parentpay;school census;dinner money;free school meals;attendance codes;first-day calling;penalty notice attendance;in-year admissions;admission appeals;single central record;scr;ctf;pupil files;school office;late gate;school trips letters;parentmail;governors clerk;exams officer;jcq regulations;exam entries;a2c;invigilators;seating plans exams;access arrangements online;results day;post-results reviews;special consideration;assessment data drops;fft aspire;sisra;uniform orders;cover allocation;supply teachers booking;powerschool;enrollment packet;transcripts students;schulsekretariat;schüleranmeldung;schülerakten;zeugnisdruck;fehlzeiten schüler;schulverwaltungssoftware;pronote;inscription scolaire;bourses collège;convocation examen;base élèves;siècle',
  },
  university_lecturer: {
    titles:
      'university lecturer;senior lecturer;professor;reader;assistant professor;associate professor;teaching fellow;postdoctoral researcher;research fellow;phd researcher;hochschullehrer;wissenschaftlicher mitarbeiter;privatdozent;maître de conférences;enseignant-chercheur',
    words:
      'lectures and seminars;module leader;module convenor;undergraduate teaching;dissertation supervision;phd supervision;external examiner;peer-reviewed;ref 2021;tef;nss;fhea;pgcap;advance he;research grant;ukri;ahrc;epsrc;esrc;horizon europe;erc;h-index;journal article;monograph;conference paper;programme director;validation programme university;exam board university;blackboard;moodle;canvas lms;turnitin;impact case study;knowledge exchange;postdoc;doctoral;teaching load;tenure-track;nsf grant;irb;syllabus;office hours students;adjunct;lehrveranstaltung;drittmittel;dfg antrag;lehrstuhl;promotion betreuen;seminare halten;modulhandbuch;lehrdeputat;maître de conférences;travaux dirigés;laboratoire cnrs;hdr;anr;ufr;qualification cnu;publications scientifiques',
  },
  further_education_lecturer: {
    titles:
      'further education lecturer;college lecturer;vocational tutor;assessor;nvq assessor;internal quality assurer;apprenticeship tutor;skills coach;functional skills tutor;berufsschullehrer;ausbilder;professeur de lycée professionnel;formateur cfa',
    words:
      "further education;fe college;t levels;nvq assessor;taqa;cava;a1 award;d32 d33;iqa;eqa visit;internal verification;portfolio evidence;smart assessor;onefile;apprenticeship standard;end-point assessment;epa gateway;off-the-job;esfa funding;skills coach;12-weekly review;functional skills maths;functional skills english;aet;ptlls;cert ed;pgce fe;dtlls;etf;qtls;study programme;learner retention;achievement rate;ilp;prevent duty;british values learner;professional discussion;workplace observation learner;gcse resit;adult education budget;gateway review;career and technical education;cte;berufsschule;lernfelder;überbetriebliche ausbildung;ihk prüfung;berichtsheft;bac pro;cfa;plp;livret d'apprentissage;pfmp",
  },
  corporate_trainer: {
    titles:
      'learning and development specialist;l&d manager;instructional designer;e-learning developer;training coordinator;learning designer;personalentwickler;bildungsreferent;weiterbildungstrainer;formateur;ingénieur pédagogique;responsable formation',
    words:
      "learning and development;l&d;training needs analysis;tna;instructional design;addie;sam model;storyboarding e-learning;articulate storyline;rise 360;captivate;scorm;xapi;lms administrator;cornerstone;moodle workplace;totara;docebo;blended learning;microlearning;virtual instructor-led;facilitation workshops;train the trainer;kirkpatrick;level 2 evaluation;onboarding programme;induction days;leadership programme;coaching skills course;learning pathway;cipd l&d;cptd;atd;apprenticeship levy;facilitator guide;slide decks learners;vyond;camtasia;happy sheets;learning objectives;bloom's taxonomy;gamification learning;personalentwicklung;seminarkonzeption;blended learning konzept;trainerausbildung;lernplattform;bildungsbedarfsanalyse;ingénierie pédagogique;plan de développement des compétences;qualiopi;opco;animation de formation;digital learning;formation de formateurs",
  },
  careers_adviser: {
    titles:
      "careers adviser;careers leader;employment adviser;work coach;job coach;career counselor;school counselor;university careers consultant;berufsberater;arbeitsvermittler;jobcoach;conseiller en insertion professionnelle;conseiller d'orientation;psychologue de l'éducation nationale",
    words:
      "careers guidance;careers adviser;level 6 careers;ceiag;gatsby benchmarks;compass+;careers hub;cdi register;guidance interview;personal guidance;ucas;ucas applications;apprenticeships application support;neet;september guarantee;destinations data;work experience placements;unifrog;mock interviews;cv workshops;employability;work coach;dwp;jobcentre plus;universal credit claimant commitment;restart scheme;sustained job outcome;job starts;better-off calculation;ips employment specialist;supported employment;barriers to work;sector-based work academy;handshake;naviance;college counseling;labour market information;lmi;holland codes;berufsberatung;berufsorientierung;bewerbungstraining;arbeitsvermittlung;jobcenter;sgb ii;aktivierungsgutschein;avgs;conseiller en insertion professionnelle;mission locale;france travail;bilan de compétences;parcoursup;garantie jeunes;techniques de recherche d'emploi",
  },
  counsellor: {
    titles:
      'counsellor;therapist;school counsellor;bereavement counsellor;relationship counsellor;psychotherapeutic counsellor;mental health counselor;lpc;psychologischer berater;paartherapeut;seelsorgetelefon berater;conseiller conjugal;psychopraticien',
    words:
      'bacp;bacp accredited;ncps;ukcp;person-centred counselling;integrative counsellor;psychodynamic counselling;gestalt;transactional analysis;humanistic;core conditions;unconditional positive regard;therapeutic alliance;contracting client therapy;clinical supervision;supervised hours;personal therapy;core-10;core-om;bereavement counselling;couples counselling;school counsellor;place2be;play therapy;sand tray;art therapy;eap counselling;telephone counselling;online counselling;assessment session;endings therapy;process notes;ethical framework;childline;samaritans;rape crisis;trauma therapy;solution-focused;brief therapy;lmhc;telehealth therapy;dap notes;beratungsstelle;paarberatung;lebensberatung;gesprächsführung nach rogers;traumaberatung;ehe- und familienberatung;systemische beratung;conseil conjugal;écoute active;planning familial;médiation familiale;point écoute jeunes;gestalt-thérapie',
  },
  clergy: {
    titles:
      'vicar;priest;minister of religion;pastor;curate;chaplain;imam;rabbi;youth pastor;hospital chaplain;pfarrer;pfarrerin;gemeindereferent;pastoralreferent;diakon;prêtre;pasteur;aumônier',
    words:
      "congregation;sermon;preaching;liturgy;eucharist;holy communion;baptism;confirmation classes;weddings and funerals;funeral ministry;pastoral care;pastoral visiting;ordination;ordained;curacy;diocese;bishop;pcc;faculty application church;benefice;deanery;worship leading;worship team;bible study;alpha course;messy church;home groups;mission and evangelism;discipleship;church plant;chaplaincy;multi-faith;hospital chaplain;spiritual care;prison chaplain;seminary;m.div.;theology;stewardship giving;jumu'ah;khutbah;synagogue;torah;gottesdienst;predigt;seelsorge;konfirmandenunterricht;kirchengemeinde;taufe;trauung;kirchenvorstand;paroisse;catéchèse;homélie;aumônerie;sacrements;culte;diocèse",
  },
  charity_fundraiser: {
    titles:
      'fundraiser;fundraising manager;trusts and foundations manager;major gifts officer;community fundraiser;grant writer;development officer charity;legacy fundraiser;fundraiser bei ngo;referent fundraising;chargé de collecte de fonds;responsable mécénat',
    words:
      "fundraising;trusts and foundations;grant applications;bid writing charity;statutory funding;lottery funding;national lottery community fund;major donors;major gifts;prospect research;moves management;donor stewardship;cultivation event;legacy giving;gifts in wills;individual giving;regular giving;direct debit donors;gift aid;appeal mailing;donor acquisition;donor retention;face-to-face fundraising;street fundraising;door-to-door fundraising;corporate partnerships charity;charity of the year;community fundraising;challenge events;london marathon places;justgiving;raiser's edge;donorfy;salesforce npsp;beacon crm;code of fundraising practice;fundraising regulator;ciof;case for support;capital appeal;annual fund;capital campaign;cfre;501(c)(3);planned giving;spendenakquise;großspender;stiftungsanträge;fördermittelakquise;spendenmailing;dzi;erbschaftsmarketing;mécénat;collecte de dons;legs et donations;reçu fiscal;fondations;grands donateurs",
  },
  charity_programme_worker: {
    titles:
      'charity worker;volunteer coordinator;community development worker;charity manager;programme officer ngo;humanitarian worker;advice worker;community organiser;charity shop manager;ehrenamtskoordinator;quartiersmanager;projektreferent entwicklungszusammenarbeit;coordinateur de bénévoles;chargé de mission associatif',
    words:
      "volunteer coordination;volunteer recruitment;volunteer induction;volunteer handbook;dbs for volunteers;investing in volunteers;community development;abcd;asset-based community development;community engagement;outreach sessions;social prescribing;befriending;food bank;trussell;community garden;co-production;lived experience;theory of change;logframe;meal framework;wash programme;monitoring evaluation accountability;donor reporting;fcdo;usaid;echo funding;nfi distribution;cash transfer programming;humanitarian response;sphere standards;idp camp;refugee support;asylum seekers;beneficiaries;safeguarding psea;trustee board;charity commission return;restricted funds;citizens advice;welfare benefits advice;pip forms;debt advice;charity shop;gift aid donations stock;americorps;freiwilligenmanagement;quartiersmanagement;flüchtlingshilfe;gemeinwesenarbeit;entwicklungszusammenarbeit;verwendungsnachweis;tafel;association loi 1901;vie associative;solidarité internationale;distribution alimentaire;demandeurs d'asile;éducation populaire",
  },
  education_welfare_psychologist: {
    titles:
      "educational psychologist;school psychologist;education welfare officer;pastoral support officer;behaviour mentor;learning mentor;school counselor academic;schulpsychologe;beratungslehrer;psychologue scolaire;conseiller principal d'éducation",
    words:
      "educational psychology;dedpsy;statutory assessment advice;ehcp psychological advice;consultation model school;bas3;wiat;cognitive assessment pupils;dynamic assessment;critical incident support school;emotionally based school avoidance;ebsa;person-centred planning path;circle of friends;elsa supervision;education welfare;persistent absence;attendance panel;penalty notices;school attendance order;children missing education;elective home education;managed move;pastoral support plan;behaviour mentor;learning mentor;inclusion room;reset room;restorative conversations;exclusion meetings;fair access panel;zones of regulation;mental health lead school;nasp;psychoeducational evaluation;mtss;rti;eligibility meeting;schulpsychologie;schulabsentismus;lernstörung;krisenintervention schule;schullaufbahnberatung;psychologue scolaire;décrochage scolaire;rased;conseiller principal d'éducation;absentéisme scolaire;commission éducative",
  },
  private_tutor: {
    titles:
      'private tutor;maths tutor;online tutor;academic mentor;11+ tutor;homework club tutor;sat tutor;supply teacher;nachhilfelehrer;nachhilfekraft;vertretungslehrer;professeur particulier;soutien scolaire',
    words:
      'private tuition;one-to-one tuition;online tutoring;11+ preparation;eleven plus;common entrance;iseb pretest;verbal reasoning;non-verbal reasoning;gcse revision;a-level tuition;past papers;exam technique;bramble whiteboard;mytutor;tutorful;superprof;kumon;explore learning;national tutoring programme;academic mentor;small group tutoring;sat prep;act prep;homework club;home-educated pupils;catch-up sessions;confidence with maths;supply teaching;day-to-day supply;long-term supply;cover work set;agency supply teacher;substitute teacher;varsity tutors;test prep;study skills;nachhilfe;abiturvorbereitung;lernförderung;prüfungsvorbereitung schüler;hausaufgabenhilfe;studienkreis;cours particuliers;soutien scolaire;aide aux devoirs;préparation au bac;stages de révision',
  },
};
