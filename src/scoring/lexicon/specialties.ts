// The specialties that split an occupation: who has done one of a line for years has not thereby done another of it. Of
// each first what a demand or a title calls it, then behind the bar what else its posts tell of. A star stands for any
// ending; what begins with the bar only tells against the others. Kinds that one post commonly has together stand in one entry or in different lines. Written from general
// knowledge, in English, German and French.

import { CARE } from './care-specialties.ts';

import { AT_WORK } from './specialties-at-work.ts';
import { IN_OFFICES } from './specialties-in-offices.ts';
import { IN_TECHNOLOGY } from './specialties-in-technology.ts';

/** The specialties of one occupation or line of business. */
export type Division = readonly string[];

/** Those of the health professions, which stand first among all. */
export const HEALTH: readonly Division[] = [
  // The wards around a catheter laboratory know its patients, and not its table.
  [
    'cath lab*;cathlab*;catheteri*ation lab*;cardiac catheteri*ation;ep lab*;electrophysiolog*;interventional radiolog*;interventional cardiolog*;herzkatheter*;coronarograph*;salle de cathétérisme|ablation*;left heart cath*;left and right heart;coronary angiograph*;angioplast*;pacemaker implant*;thrombectom*;tavr;tavi;mitraclip;cto',
    '|icu;itu;ccu;cvicu;intensive care;critical care;intensiv*;réanimation;soins intensifs;charge nurse;crrt;targeted temperature*;ventilated;post-arrest;fresh hearts',
    '|telemetry;step-down;stepdown;progressive care;med-surg;cardiology ward*;cardiac ward*;chest pain observation;heparin',
    '|emergency department;emergency room;a&e;urgences;notaufnahme;triage;resus;trauma',
  ],
  [
    'oncolog*;haematology;hematology;chemotherap*;cancer;infusion cent*;onkolog*;hämatolog*;cancérolog*;hématolog*|cytotoxic*;immunotherap*;infusion nurse;infusion rn;port access;sact;neutropen*;scalp cooling;tumo*;leukaemi*;lymphoma',
    'medical-surgical;medical surgical;med-surg;med/surg;med surg;surgical ward*;orthopaedic*;orthopedic*;general surgery;chirurg*;orthopäd*;upper gi;acute medic*;general medicine;medical ward*;medical assessment;acute medical unit;respiratory ward*;vascular ward*;urolog* ward*;gastro* ward*;gynae* ward*;trauma ward*;stroke ward*;general ward*;innere medizin;innere station;pneumologie|amu;niv;chest drain*;early warning score*;news2;medical take;post-take;post-operative;joint replacement*;post-op;post-opératoire;pansements;postoperativ*',
    'intensive care;critical care;icu;itu;intensiv*;réanimation;soins intensifs;soins critiques;unité coronarienne;coronary care;ccu;usic;sicu;micu|ventilated;usi;intubés;inotrop*;ecmo;arterial line*;crrt;haemofiltration',
    'emergency department;emergency room;accident and emergency;a&e;notaufnahme;urgence;urgences|salle de choc;salle de déchocage;civières;resus;triage;déchocage;trauma call*',
    'theatre nurs*;scrub*;operating theatre*;operating room*;perioperative;periop;bloc opératoire;au bloc;op-pflege;operationsdienst;ibode|swab count*;instrument count*;laparoscop*;instrumentation',
    'recovery room;recovery nurs*;theatre recovery;pacu;post-anaesth*;post-anesth*;salle de réveil;sspi;surveillance post-interventionnelle;aufwachraum',
    'dialys*;haemodialys*;hémodialys*;hemodialys*;hämodialys*;renal unit;renal caseload*;renal ward*;renal medicine;renal care;renal patient*;renal team*;renal nutrition;renal dieti*;renal nurs*;renal servic*;renal clinic*;kidney unit;kidney ward*;kidney care;kidney patient*;kidney team*;kidney network;kidney disease;kidney and transplant;nephrolog*;néphrolog*|fistula*;vascular access;crit-line;haemo;satellite haemo;capd;ckd;predialys*;interdialytic*;dry weight*;phosphate binder*;phosphate-binder*',
    'mental health;psychiatr*;camhs;inpatient psych*|sectioned;de-escalation;ward round with psychiatrist*;depot injection*;risk of self-harm',
    'district nurs*;community nurs*;home health;ambulante pflege;ssiad;soins à domicile|visits patients at home;home visits',
    'nursing home*;care home*;elderly care;geriatr*;gériatr*;ehpad;chsld;maison de repos;établissement médico-social;altenpflege;altenheim;pflegeheim;long-term care;soins de longue durée;skilled nursing;aged care|residents;résidents;hébergement;dementia',
    'hospice*;palliative;palliativ*;end of life;end-of-life|syringe driver*;bereavement',
    'maternity;labour ward*;labor and delivery;midwif*;postnatal;antenatal;kreißsaal;obstetric*;wochenbett;obstétri*|births;intrapartum',
    'cardiac;cardiothoracic ward*;cardiolog*;coronary;kardiolog*|telemetry;cath lab;angiogra*',
    'practice nurs*;gp surgery;general practice;arztpraxis;cabinet médical|cervical screening;smears;travel vaccin*',
    'occupational health;arbeitsmedizin*;santé au travail|health surveillance;fitness for work',
  ],
  [
    "paediatric*;pediatric*;child*;children's;infants;babies;neonat*;toddler*;adolescen*;young people;young person*;kinder*;jugend*;enfan*;pédiatr*;pädiatr*;jeunes;youth|minderjährig*;jungen und mädchen;school-age;school nurs*;health visit*;parents;pupils;teenagers",
    'adult;adults;older people;older adults;elderly;geriatr*;gériatr*;erwachsen*;adulte*;senioren;personnes âgées|nursing home*;dementia;stroke;care act',
  ],
  [
    'msk;musculoskeletal;orthopaedic outpatient*;sports injur*;manual therap*|rotator cuff;low back pain;knee*;shoulder*',
    'neurolog*;neuro rehab*;neuro-rehab*;stroke|spasticity;brain injur*',
    'respiratory physio*;chest physio*;cardiorespiratory|secretion*;pulmonary rehab*',
    "women's health;pelvic health;pelvic floor",
  ],
  [
    'ct;computed tomograph*;computertomogra*|ct scanner',
    'mri;magnetic resonance;mrt;irm|1.5t;3t;3 tesla;1.5 tesla;implants;gadolinium;flat couch*;mr safety;fused',
    'ultrasound;sonogra*;échograph*',
    'mammogra*;breast screening',
    'plain film*;x-ray room*;x-ray tech*;general radiograph*;general x-ray;x-rays|portables;c-arm;mobile x-ray*;chest x-ray*',
    'radiotherap*;radiation therap*;radiation oncolog*;therapeutic radiograph*;linac*|linear accelerator*;vmat;igrt;sabr;dosimetr*;brachytherap*;truebeam*',
  ],
  [
    'hospital;hospitals;krankenhaus*|ward rounds;wards;inpatient*;acute trust',
    'community pharmac*;retail pharmac*;high street pharmac*;chemists;apotheke;officine|over-the-counter;nhs flu jabs;blister packs;pharmacy first;discount chemist*;dose administration aid*;medschecks;medication packing;scripts a day;items a month;opioid replacement;needle exchange',
  ],
  [
    'small animal*;small-animal*;companion animal*;kleintier*;petits animaux|cats;dogs;rabbits;spays;neuter*;bitches;pyometra*;cruciate*;dentals;splenectom*',
    'equine;horse*;pferde*;équin*|foaling;mares;lameness',
    'farm animal*;farm practice*;farm vet*;large animal*;cattle;nutztier*;bovin*|herd*;lambing*;calving*;calved;sheep;dairy farm*;suckler*;ovine;abomas*',
    'meat hygiene;meat inspect*;abattoir*|slaughter*;lairage*;ante-mortem;carcas*;official veterinarian*;schlachthof*;abattage',
    'zoo;exotic*;wildlife',
  ],
];

const CARE_OF_CHILDREN: readonly Division[] = [
  [
    'neonat*;nicu;newborn*;special care baby*;baby unit*;local neonatal*;frühgeborene*;néonatolog*|preterm;premature;cots;umbilical;cooled babies;gestation;weekers;tiny babies;incubator*',
    "paediatric high dependency;paediatric hdu;children's ward*;paediatric ward*;pediatric ward*;picu;children's outpatient*;paediatric medical;kinderstation;pédiatrie générale|bronchiolitis;dka;epals;asthma;toddler*;status epilepticus",
    'midwife*;labour ward;postnatal ward*;maternity ward*|births;antenatal',
  ],
  [
    "children's home*;childrens home*;residential childcare;residential child care;residential care of children;residential care for children;residential care of young people;stationäre jugendhilfe;heimerziehung;wohngruppe*;mecs;maison d’enfants|reg 44;reg 45;regulation 44;regulation 45;residential support worker*;residential worker*;sleep-in*;sleep in;placement plan*;ebd home;young people placed;solo and sibling placement*;bed home;responsible individual",
    'foster*;pflegefamilie*;pflegekinder*;placement familial;assistant familial|form f;fostering household*;supervising social work*;approval panel',
    'adoption*;adoptive|matching panel;adopters',
    'adult care home*;residential care for adults;adult residential;older residents;elderly residents;supported living|cqc;dols;mca;dementia;adults with learning disabilit*',
    'nursery;nurseries;day nursery;early years|eyfs',
  ],
];

const LAW_AND_MONEY: readonly Division[] = [
  // The two sides of a pension: the scheme's, and the insurer's who takes it over.
  [
    'defined benefit scheme*;defined benefit pension*;db scheme*;db pension*;final salary;pension scheme*;pension trustee*;scheme actuar*;pensions consult*;pensions actuar*|trustee board*;triennial;funding valuation*;scheme funding;section 75;recovery plan*;sponsor covenant;tpr;member option*;trustees;schedule of contributions;schedules of contributions;deficit contributions;transfer values;cash equivalent*;commutation;gmp;guaranteed minimum*;ias 19;funding code',
    'life insurance;life assurance;mutual assurance;lebensversicherung;assurance vie;annuities;bulk annuit*|solvency ii;matching adjustment;reinsurance;orsa;scr;with-profits;internal model;prophet;reserving;longevity basis;term assurance;critical illness;income protection;lapse investigation*',
  ],
  // Accounts by the law of the country, and those by which groups report.
  [
    'hgb;einzelabschl*;local gaap;frs 102;comptes sociaux;normes françaises|jahresabschl*;e-bilanz;datev;umsatzsteuer*;liasse fiscale',
    'ifrs;us gaap;us-gaap;konzern*;group reporting;normes ifrs|tagetik;intercompany*;hyperion;consolidation',
  ],
  // By whose law: of work, of accounts, of claims.
  [
    'droit du travail français;droit social français;droit français;french labour law;french employment law|prud*;cse;dreets;direccte;cph;code du travail;pse;bdese;nao;urssaf',
    "droit belge;droit social belge;belgian employment law|cct;commission paritaire;onss;prépension*;prépensions;tribunal du travail;conseil d’entreprise;conseil d'entreprise;secrétariat social;loi renault;procédure renault;élections sociales",
    'droit suisse;droit du travail suisse;schweizer arbeitsrecht|code des obligations;suva;obligationenrecht',
    'deutsches arbeitsrecht;german employment law|betriebsrat*;kündigungsschutz*;arbeitsgericht*;betriebsverfassung*',
    'österreichisches arbeitsrecht;austrian employment law|angestelltengesetz;arbeiterkammer;kollektivvertrag*',
    'english employment law;uk employment law|acas;employment tribunal*;tupe',
  ],
  [
    'hgb|e-bilanz;datev;bundesanzeiger;unternehmensregister;handelsgesetzbuch',
    '|ugb;firmenbuch;finanzonline;bmd;austrian commercial code;unternehmensgesetzbuch;wko',
    '|obligationenrecht;swiss code of obligations;abacus;mwst-abrechnung schweiz',
  ],
  [
    'uk claims;uk household;uk commercial;uk property claims;uk insurance|ombudsman;fos;fca;abi;consumer duty;lloyd*;nhbc;loss adjusters',
    '|ho-3;xactimate;dwelling fire;department of insurance;all-lines;acv;acv/rcv;homeowners;subrogation referrals;public adjuster*',
  ],
  // Who books a company's own ledger has not thereby consolidated a group.
  [
    'group account*;group financial report*;group reporting;consolidation accountant*;consolidat*;konzernrechnungslegung;konzernabschl*;konsolidierung*;comptes consolidés|intercompany elimination*;minority interest*;non-controlling;reporting packages;subsidiaries;goodwill;ppa;equity roll-forward;currency translation;parent company',
    '|payroll;lohnbuchhaltung;paie;payslip*;payroll tax;accounts payable;payables;purchase ledger;kreditoren*;fournisseurs;supplier invoice*;credit control*;debitoren*',
    '|bookkeeper;bookkeeping;buchhalter;fiduciary;treuhand*;fiduciaire;vat returns;tax returns;small companies;abacus;social insurance',
    '|statutory account*;general ledger;single-entity;local gaap;vat;swiss co',
  ],
  [
    'en office;office notarial;offices notariaux;étude notariale;études notariales;pôle ventes;actes de vente;notariat|clerc rédacteur*;télé@ctes;inot;fichorga;genapi;avant-contrats;compromis;actes authentiques;publicité foncière;formaliste;successions',
    "promoteur*;promotion immobilière;habitat promotion;programmes neufs|contrats de réservation;levées d'option;logements neufs;montage juridique",
    "cabinet d'avocats;cabinet d’avocats;avocat*|baux commerciaux;assignations;contentieux",
    'commissaire de justice;commissaires de justice;huissier*|significations;saisie*;expulsions;constats;commandements de payer',
  ],
  [
    'litigat*;dispute*;contentious;prozessrecht;contentieux;civil procedure|court;courts;ce-file;hearing*;pleadings;witness statement*;claim form*;trial;trials;tribunal*;particulars of claim;disclosure;depositions;discovery',
    'conveyanc*;real estate;real property;residential property;property law;immobilienrecht;droit immobilier|quiet title;partition suit*;boundary dispute*;unlawful detainer*;deeds of trust;easement*;escrow;commercial leases;land registry;completion statement*;exchange and completion;reports on title;stamp duty;sdlt;remortgage*;closings;title search*;title insurance',
    'private client;wills;probate;erbrecht;estate planning;succession*|lasting powers of attorney;lpas;grants of probate;inheritance',
    'criminal;crime;strafrecht;droit pénal|police station*;magistrates;crown court;defendants',
    'family law;matrimonial;divorce;familienrecht;droit de la famille|child arrangements;financial remedy',
    "employment law;labor law;labour law;labor and employment;labor & employment;labour and employment;employment litigation;employment lawyer*;employment attorney*;employment solicitor*;employment group;employment department;employment team;employment practice;arbeitsrecht;droit social;droit du travail|unfair dismissal;wrongful dismissal;wrongful termination;constructive dismissal;settlement agreement*;employment tribunal*;tupe;grievance*;whistleblow*;discrimination;harassment;retaliation;equal pay;title vii;eeoc;fmla;flsa;feha;paga;nlra;nlrb;wage and hour;wage-and-hour;wage-hour;wage claim*;wages claim*;unpaid wages;overtime claim*;meal period*;labor code;labor commissioner;reductions in force;reasonable accommodation*;kündigungsschutz*;arbeitsgericht*;betriebsrat*;abfindung*;prud'hom*;prud’hom*;licenciement*;rupture* conventionnelle*",
    'corporate law;m&a;mergers and acquisitions;gesellschaftsrecht;droit des sociétés;company commercial|share purchase*;due diligence;shareholders',
    "personal injury;clinical negligence;medical negligence;workers compensation;workers' compensation;workers’ compensation;workers' comp;workers’ comp;workers comp|road traffic accident*;quantum;lien trials;permanent disability",
    'immigration;asylum;ausländerrecht|visa*;home office;sponsor licence*',
    'intellectual property;patent*;trade mark*;trademark*;markenrecht|prior art;office actions',
  ],
  [
    'corporate tax*;corporation tax*;corporate income tax*;company tax*;company income tax*;direct tax*;körperschaftsteuer*;gewerbesteuer*;impôt sur les sociétés;fiscalité des entreprises;business tax*|ct600;tax computation*;corporate client computations;deferred tax;group relief;capital allowances;transfer pricing;tax provision*;ias 12;asc 740;r&d claim*;r&d tax;tax effect accounting;aasb 112;tax consolidated group*;consolidated group return;group income tax return;tax consolidation;thin capitalisation;thin cap;interest limitation;related-party pricing;r&d tax incentive;rdti;division 355;division 820;div 820;div 355;part 3-90;combined assurance;demerger*;scrip;black-hole expenditure;blackhole costs;pillar two;public groups',
    'vat;indirect tax*;customs duty;umsatzsteuer*;tva;sales tax*;gst|partial exemption;option to tax;import vat;making tax digital;reverse charge',
    'personal tax*;private client*;self assessment;self-assessment;expatriate tax*;einkommensteuer*;impôt sur le revenu|sa100;1040*;inheritance tax;capital gains;non-dom*;trusts;individual returns;individual and family returns;family returns;wage earner*;sole trader*;self managed super*;smsf*;rental schedules',
    'employment tax*;payroll tax*;global mobility;mobility tax*;people services tax*;expatriate services|p11d*;ir35;shadow payroll;assignees;tax equalisation;tax equalization;expat returns;expatriate returns;residency opinions;employee share scheme*;fbt returns;lafha',
    // Who pays none.
    '|income tax exempt;tax-exempt;tax exempt;exempt from income tax;exempt from corporation tax;steuerbefreit*;school fees;school business*;bursar*',
  ],
  [
    'comptabilité générale;general ledger;financial accounting;abschlüsse nach hgb;hgb-abschl*;monatsabschl*;quartalsabschl*;abschlusserstellung;bilanz*;hauptbuch*;finanzbuchhaltung;record to report;statutory accounts;year-end accounts;jahresabschl*;annual accounts|liasse*;bilan;bilans;clôture*;balance sheet*;month end;month-end;closing;consolidat*;hgb;révision',
    'accounts payable;purchase ledger;kreditoren*;fournisseurs;bought ledger|supplier invoice*;payment run*;eingangsrechnung*;rechnungsprüfung*;zahlungsl*uf*;skonto;lieferanten*;reisekosten*;factures fournisseurs;échéancier;lettrage;kontierung*',
    'accounts receivable;sales ledger;credit control*;debitoren*;comptabilité clients;recouvrement|cash allocation;debtor*;relances;mahnwesen;mahnung*;zahlungseing*;ratenzahlung*;offene posten',
    'payroll;paie;lohn*;gehaltsabrechnung*;entgeltabrechnung*|payslip*;bulletins;dsn',
  ],
  [
    'management account*;cost account*;standard cost*;contrôle de gestion;controlling;kostenrechnung|variance*;margin analysis;stock valuation;budget holders;forecast*',
    'audit*;wirtschaftsprüf*;commissariat aux comptes',
    'bookkeep*;buchführung|self-employed clients;small businesses',
  ],
  [
    'general insurance;personal lines;commercial lines;property and casualty;p&c;non-life;motor insurance;home insurance;schadenversicherung;iard|motor;household;telematics;burning cost;claims frequency;loss ratio*;triangles;ibnr;chain ladder',
    'life insurance;life assurance;lebensversicherung;assurance vie|whole of life;term assurance;critical illness;income protection;solvency ii;with-profits;prophet',
    'pension*;annuit*;defined benefit;retirement scheme*;betriebliche altersvorsorge;retraite|trustee*;scheme valuation*;triennial;scheme actuary;schedule of contributions;schedules of contributions;recovery plan*;deficit contributions;transfer values;commutation;gmp;guaranteed minimum*;member option*',
    'health insurance;medical insurance;krankenversicherung;mutuelle',
  ],
  [
    'retail bank*;consumer credit;retail credit;personal loan*;credit card*|scorecard*;mortgage*;ifrs 9',
    'corporate bank*;commercial lending;wholesale credit;leveraged|covenant*;syndicated',
    'trade credit;credit control*|overdue;dunning;debtors',
  ],
  [
    'employee relations;er casework;er cases;relations sociales|disciplinar*;grievance*;redundanc*;tupe;long-term sickness',
    'recruitment;talent acquisition;recruit*;personalbeschaffung;recrutement|candidate sourcing;shortlist*;interview scheduling;headhunt*',
    'learning and development;l&d;personalentwicklung;training and development|e-learning;course catalogue*;induction training',
    'payroll;lohnabrechnung;paie;entgeltabrechnung|payslip*;starters and leavers',
    'reward;compensation and benefits;comp and ben|job evaluation;salary benchmark*',
  ],
];

const BUILDING_AND_MAKING: readonly Division[] = [
  [
    'rail signalling;railway signalling;railway signaling;stellwerk*;leit- und sicherungstechnik;signalisation ferroviaire|interlocking*;point machine*;track circuit*;axle counter*;weichenantrieb*',
    'permanent way;p-way;track maintenance;oberbau;voie ferrée|sleepers;ballast;tamping;rail joints;schwellen;traverses',
    'overhead line*;oberleitung*;caténaire*|contact wire;dropper*;masts',
  ],
  [
    'commercial site*;commercial electric*;commercial install*;commercial and industrial;industrial install*;industrial electric*;light industrial;commercial plumb*|three-phase;three phase;cable tray;trunking;conduit;swa;offices;schools;factory;factories;containment;emergency lighting;busbar*;plant room*;warehouses;hospitals;supermarket*;hotels',
    'domestic electric*;domestic install*;domestic rewire*;house rewire*;home electric*;domestic plumb*|rewires;consumer unit*;landlord*;letting agents;kitchens;showers;new-build houses;houses;flats;homeowners;smoke alarms',
  ],
  [
    'hospitality project*;hospitality interior*;hospitality design;hospitality scheme*;hotel project*;hotel interior*;hotel design|hotel;hotels;guestroom*;restaurants;bars;lobby;lobbies;brand standards',
    'residential interior*;residential design*;kitchen design*;private houses;private homes;private residences|apartments;villas;homeowners;houses;wardrobes',
    'retail design;retail interior*;shop design*|stores;window display*;visual merchandising',
    'workplace design;office design;workplace interior*|offices;workstation*;test fits',
  ],
  // Plant that moves earth, and plant that makes resin.
  [
    'telehandler*;telescopic handler*;housing site*;building site*;construction site*;construction plant;excavator*;dumper*;groundwork*;chantier*;baustelle*;baumaschine*|bricks;brickies;scaffold*;trusses;jcb;manitou;plots;lintels;new build;new-build;civils;site manager*',
    'chemical plant*;chemicals;process operator*;process plant*;refiner*;petrochemical*;chemieanlage*;usine chimique|comah;reactors;dcs;filter press*;ibcs;distillation;batch record*;dyestuffs;resins',
  ],
  [
    'structural steel;steel detail*;steelwork detail*;stahlbauzeichn*;charpente métallique|tekla;sds2;sds/2;shear tabs;moment frames;moment connections;aisc;beams;bracing;hss;joist*;handrail*;piece drawings;erection drawings',
    'rebar;reinforcing*;reinforcement detail*;bewehrungs*;armatures|placing drawings;bar lists;bar bending;crsi;aci 318;mat foundations;lap tables',
    'precast;fertigteil*|plank;lifting hardware;embed plates',
    'timber frame;holzbau|glulam;trusses',
  ],
  [
    'civils;civil engineering;civil works;highway*;heavy civil*;infrastructure;tiefbau;straßenbau;kanalbau;génie civil;travaux publics;roads|landesstraßen;kreisstraßen;autobahn*;straßen;brücke*;rohrleitungsbau;bridge*;drainage;earthworks;culvert*;carriageway*;sewer*;kanal;kanäle;section 278;kerbs;embankment*;trench*;viaduct*;tunnel*;vrd;asphalt*',
    'housing;house building;housebuild*;residential;hochbau;wohnungsbau;schlüsselfertig*;building projects;fit-out;fit out;bâtiment;gros œuvre;gros oeuvre;logements;buildings|houses;apartments;mixed-use;mixed use;build to rent;student accommodation;brick slip*;facade*;façade*;dwellings;flats;partitions;ceilings;joinery;rc frame*;concrete frame*;piling mat*;rohbau;wohnungen;wohneinheiten;mehrfamilienh*;office block*;timber frame;second œuvre',
  ],
  [
    'commercial construction;commercial build*;ground-up commercial;commercial projects;bâtiments tertiaires|shell and core;tenant improvement*;offices;retail park*;hospital;hospitals;schools;warehouses;hotels;medical office*',
    'residential construction;home build*;remodel*;house extension*;domestic building;custom homes|kitchens;bathrooms;loft*;homeowners;conservator*;single-family',
  ],
  [
    'commercial landlord;commercial property;commercial asset*;commercial real estate;landlord and tenant;gewerbeimmobilien|rent review*;lease renewal*;leases;lettings of offices;dilapidation*;estate management;rics valuation*',
    'quantity survey*;cost consult*;métreur|bills of quantities;cost plan*;final account*;interim valuation*',
    'residential lettings;residential sales;estate agen*;lettings negotiat*|viewings;vendors;tenancy agreement*',
    'land survey*;topographic*;geomatic*;hydrographic|total station;gnss;point cloud*;setting out',
    'building survey*;party wall|condition survey*;defect analysis;schedules of condition;dilapidation*',
    'block management;block manager|service charge*;leaseholders;section 20',
  ],
  [
    'residential lettings;lettings;private rented|tenancy;tenancies;tenants;landlords;arla;deposit*',
    'estate agen*;residential sales;sales negotiat*|vendors;chain;completions',
    'block management;leasehold management;block manager|service charge*;leaseholders;section 20',
  ],
  [
    'tig;gtaw;wig;wig-schweiß*',
    'mig;mag;gmaw;mig/mag;mag-schweiß*',
    'plastic weld*;extrusion weld*;hot-air weld*;hdpe|geomembrane*;liners',
  ],
  [
    'pipe weld*;pipework;pressure vessel*;pressure pip*;piping;rohrleitung*;tuyauterie|pipe;pipes;spool*;6g;isometric*;boiler*',
    'plate weld*;hull weld*;section weld*;schiffbauschwei*|hull;hulls;bulkhead*;bilge;keels;section building;ceramic backing;barge;foundations',
    'structural steel;trailer*;vehicle bod*;gates and railings;stahlbau|chassis;beams;balustrade*;railings',
  ],
  [
    'commercial gas;commercial heating;commercial plant;commercial boiler*;commercial catering gas;plant room*;industrial gas|burners;calorifier*;pressurisation;boiler house*;mw;sectionals;boosters;leisure centres;hospitals;tpcp1*;cocn1;icpn1;cidc1',
    'domestic gas;domestic heating;domestic boiler*;domestic installer;domestic plumb*|boiler changes;landlord certificate*;council housing;houses;flats;combi*;cylinder swaps;landlord portfolio*;power flush*;underfloor;nest;hive;worcester;vaillant',
  ],
  [
    'mobile crane*;all-terrain*;all terrain*;autokran*;grue mobile|crawler crane*;outrigger*',
    'tower crane*;turmdrehkran*;grue à tour',
    'overhead crane*;gantry crane*;brückenkran*;pont roulant',
  ],
  // What turns with its load, and what carries it along.
  [
    'slewing mobile*;slewing crane*;slewer*|liebherr;grove;tadano;kato;ltm;gmk;all-terrain*;all terrain*',
    'pick-and-carry;pick and carry;non-slewing|franna*;at20;mac25',
  ],
  [
    'reach truck*;schubmast*;chariot à mât rétractable',
    'counterbalance*;gegengewicht*;frontstapler*',
    'telehandler*;teleskoplader*',
  ],
  [
    'hgv;lgv;lorry;lorries;truck*;heavy goods;artic*;lkw;poids lourd*;commercial vehicle*;tractor-trailer*;class 8|tachograph*;rigid*;trailer*;tipper*;semi*',
    'bus;buses;coach;coaches;psv;pcv;omnibus*;autocar*',
    'car mechanic*;cars;light vehicle*;passenger cars;pkw;van driver*;véhicules légers|minicab;saloon;mot tester',
    'plant fitter*;agricultural machin*;landmaschinen*;engins de chantier|excavator*;combine*;dumper*',
    'aircraft;airbus;boeing;helicopter*;luftfahrzeug*;aéronef*',
    'ship;ships;vessels;marine;yacht*;schiff*;navire*',
    'train;trains;rolling stock;locomotive*;schienenfahrzeug*;matériel roulant',
  ],
  [
    'microbiolog*;mikrobiolog*|sterility;endotoxin*;bioburden;environmental monitoring;plate count*;agar;swabs;listeria;salmonella',
    'analytical chem*;chemical analysis;chimie analytique|hplc;titration*;dissolution;wet chemistry;gas chromatograph*',
    'materials testing;mechanical testing|tensile;hardness;concrete cubes',
  ],
  [
    'gmp;pharma*;sterile manufactur*;medicines;medicinal;biotech*;arzneimittel*|injectable*;annex 1;mhra;aseptic;cleanroom*;parenteral*;qualified person',
    'food;foods;dairy;bakery;agroalimentaire*;lebensmittel*;beverage*|haccp;brc;brcgs;ifs;salmonella;listeria;chilled;meat',
    'automotive;automobil*;iatf*|car parts;ppap;airbag*;tier 1',
    'aerospace;aviation;aéronautique;luftfahrt|as9100;airframe*;part 145',
    'water treatment;drinking water;wastewater;water quality;trinkwasser*|reservoir*;effluent;legionella',
    'cosmetic*;kosmetik*|shampoo*;creams',
    'medical device*;medizinprodukt*;dispositifs médicaux|iso 13485;implant*',
    'nuclear;nucléaire;kerntechni*|reactor*;decommissioning',
    'textile*;garment*;apparel|knit*;fabric*',
  ],
  [
    'mechanical design;mechanical engineer*;maschinenbau*;construction mécanique|gearbox*;tolerance*;castings;sheet metal',
    'electrical design;electrical engineer*;elektrotechnik|switchgear;single-line;cable sizing',
    'structural design;structural engineer*;tragwerk*;calcul de structures|reinforced concrete;steel frame*;eurocode*;foundations',
    'chemical engineer*;process engineer*;verfahrenstechnik;génie des procédés|distillation;p&id*;reactor*;heat exchanger*',
  ],
];

const OTHERS: readonly Division[] = [
  [
    'test automation;automated test*;automation test*;testautomatisierung;tests automatisés;automatisation des tests|selenium;playwright;cypress;appium;webdriver*;robot framework;page object*',
    'manual test*;manual qa;manuelle tests;manueller test*;tests manuels|exploratory;by hand;click through;testfälle von hand;cahier de recette',
  ],
  [
    'hospital clean*;clinical clean*;healthcare clean*;krankenhausreinigung;bionettoyage;nettoyage hospitalier|theatres;wards;isolation rooms;infection control;blocs opératoires;op-säle',
    'office clean*;domestic clean*;house clean*;unterhaltsreinigung;büroreinigung;nettoyage de bureaux|desks;private homes;meeting rooms;privathaushalt*',
  ],
  [
    'property claims;household claims;home claims;buildings claims;sinistres habitation|escape of water;subsidence;storm;storm damage;burst pipe*;restoration firms;dégâts des eaux;leitungswasser*',
    'motor claims;vehicle claims;motor damage;kfz-schäden;sinistres automobile|credit hire;own-damage;vehicle damage;repairers;repair costs;courtesy cars;motor assessor*;write-off*;kasko',
    'liability claims;casualty claims;injury claims;haftpflichtschäden|claims portal;quantum;employers liability;employers’ liability;public liability;el;pl;casualty;injuries;slips',
  ],
  [
    'data engineer*;dateningenieur*;data-engineer*;ingénieur data;ingénieure data|pipeline*;airflow;dagster;prefect;kafka;ingestion;etl;elt;spark;orchestrat*;databricks;data lake;streaming',
    'data analyst*;bi analyst*;reporting analyst*;business intelligence analyst*;datenanalyst*;analyste de données;analyste bi|power bi;tableau;dashboard*;excel;qlik',
  ],
  // What a product is made of: releases, or articles.
  [
    'software product*;digital product*;product owner*;saas product*;products? for software;product manage* for software;software product manage*|software;saas;api;apis;app;apps;backlog;sprint*;squad*;scrum;release*;a/b test*;user stor*;dashboard*;weekly users;platform*;portal',
    '|physical product*;consumer goods;hardware product*;articles;skus;price list*;pricelist*;private label;catalogue*;letters of credit;assortment;distributors;wholesalers;tooling;patents;eta approvals;sourcing in;moulds',
  ],
  [
    'early years;nursery;nurseries;preschool*;pre-school*;kita;kindergarten*;crèche*;multi-accueil;petite enfance;krippe|eyfs;toddler*;nappies;key person;baby room',
    'primary school*;primary class*;primary teach*;primary;elementary;ks1;ks2;key stage 1;key stage 2;grundschul*;école primaire;écoles primaires;école élémentaire;junior infants;senior infants|phonics;nurture room*;nurture group*;boxall;cm1;cm2;ce1;gaelscoil;sixth class;year 2;year 4;year 6;third class;fourth class',
    'secondary;post-primary;post primary;coláiste*;leaving cert*;high school*;ks3;ks4;gcse*;a-level*;a level*;gymnasium*;realschule*;collège*;lycée*;middle school*;sekundarstufe|junior cycle;junior cert*;year 9;year 11;sixth form;abitur',
    'further education;university;lectur*;higher education;hochschul*;université|undergraduate*;seminars;students aged 18',
    'adult education;corporate training;language school*;volkshochschule|business english;evening class*;learners over',
  ],
  [
    'special school*;sen school*;special education*;special educational need*;special need*;sen teach*;sen pupil*;sen support;learning support;additional learning need*;additional support need*;förderschul*;sonderpädagog*;förderschwerpunkt*;enseignement spécialisé;élèves à besoins;disabilit*;ulis|ieps;iep;autis*;ehcp*;education plan*;individualized education;intervention specialist;resource room*;resource base*;sen;send;dyslexi*;dyscalculi*;adhd;dld;asd;1:1;provision map*;remedial*;lsen;teacch;makaton;pecs;senco;withdrawal group*;pull-out;sensory;support plan*;support file*;learning difficult*;segpa;itep',
    'fourth grade teacher;third grade teacher;second grade teacher;first grade teacher;general education;mainstream class*;mainstream teach*;class teacher*;form teacher*;homeroom teacher*;classroom teacher*;year 1 teach*;year 2 teach*;year 3 teach*;year 4 teach*;year 5 teach*;year 6 teach*;klassenlehr*;professeur des écoles;professeure des écoles|whole class;whole-class;full curriculum',
  ],
  [
    'maths;mathematics;mathematik;mathématiques',
    'chemistry;physics;biology;science teacher;science;chemie;physik;biologie;sciences',
    'english teacher;english literature;literature',
    'french;spanish;german teacher;mfl;modern languages;languages',
    'history;geography;humanities;religious;geschichte',
    'physical education;pe teacher;sport;sports;sportunterricht;eps',
    'computing;computer science;ict;informatik',
    'art teacher;music;drama;musik',
    'business studies;economics',
  ],
  [
    'law firm*;legal secretar*;legal practice;solicitor*;kanzlei*;legal assistant*;attorney*;cabinet d’avocats;cabinet d’avocat*;barrister*|court;litigation;conveyancing;pleadings',
    'medical secretar*;hospital;hospitals;clinic;clinics;surgery;praxis für;arztsekret*|clinic letters;consultants;patients;discharge summar*;theatre lists',
    'architect*;construction compan*;building contractor*|engineering consultan*;tender documents;drawings',
    'school secretar*;school office;schulsekret*|pupils;parents;head teacher',
    'insurance brok*|insurer;policies;renewals',
    'estate agen*|viewings;vendors',
  ],
  [
    'b2b;business-to-business;trade customers;enterprise sales;business customers;geschäftskunden|distributors;wholesalers;key accounts;tenders',
    'retail sales;shop floor;store manager*;sales assistant*;b2c;einzelhandel|till;stock replenish*;shoppers;walk-in',
  ],
  [
    'field sales;outside sales;territory sales;außendienst*;commercial terrain|territory;on the road;site visits to customers',
    'telesales;inside sales;telephone sales;innendienst*;télévente|outbound calls;dialler;by phone',
  ],
  [
    'indirect procurement;indirect categor*;indirect spend;indirects|facilities;professional services;marketing spend;travel;it services;fleet',
    'direct procurement;direct material*;raw material*;production materials;components|castings;packaging;resin*;steel',
  ],
  [
    'digital marketing;paid media;performance marketing;paid search;online marketing;ppc;seo|google ads;meta ads;ga4;email campaigns;conversion rate;tiktok',
    'trade marketing;print marketing;events marketing;trade shows;exhibitions|brochures;leaflets;stands;direct mail;catalogue*',
  ],
  [
    'ux;user experience;product design;interaction design;ux/ui|wireframe*;usability;user research;prototyp*;figma',
    'graphic design*;print design;brand design;grafik*;graphisme|brochures;logos;posters;packaging;indesign',
  ],
  [
    'front-end;frontend;front end|react;css;angular;vue;design system*',
    'back-end;backend;back end;server-side|apis;api;microservice*;postgres*;spring boot;django;queues;services in',
    'embedded;firmware|microcontroller*;rtos;bare-metal;cortex*;stm32',
    'game develop*;games;gameplay|unity;unreal',
    'mobile develop*;ios;android|swift;kotlin;app store;react native',
  ],
  [
    'security operations;soc analyst;soc;cyber*;information security|siem;splunk;incident response;phishing;edr;xdr;privileged access;pam;iam;identity governance;iga;zero trust;cnapp;cloud security;email security;endpoint security;endpoint protection;threat detection;threat hunting;managed hunting;ransomware;ciso;cisos;kill chain;penetration test*;vulnerability management',
    'security guard*;guarding;security officer*;close protection|patrols;cctv;access control;static guard',
  ],
  [
    'legal translation*;legal texts;juristische übersetz*|contracts;judgments;court;pleadings;sworn',
    'medical translation*;pharmaceutical translation*|patient information;clinical',
    'technical translation*|manuals;operating instructions',
    'literary translation*;subtitl*|novels;publishers',
  ],
  [
    'call centre*;call center*;contact centre*;contact center*;customer service cent*|call;calls;advisers;agents;average handling;csat;telephony;wallboard;schedule adherence',
    'data centre*;data center*|cabling;racks;fit-out;fibre',
  ],
  [
    'pastry;pâtiss*;konditor*;dessert*;sweet section;sweet side|chocolate;viennoiserie;entremets;laminat*;gateau*;tourier;tourière;feuillet*;petits fours;mignardise*;bonbon*;couverture;isomalt;afternoon tea',
    'hot kitchen;cuisine chaude;sauce section;grill section;grill and sauce;sauce and grill;saucier;rôtisseur|sauces;fish section;larder;braise*;steaks;roasts;burgers;full english;fryer',
  ],
  [
    'indoor;leisure cent*;gym;fitness|classes;members',
    'golf*;greenkeep*;sports turf|greens;fairway*;bunkers',
  ],
];

/** Every division. */
export const DIVISIONS: readonly Division[] = [
  ...CARE,
  ...HEALTH,
  ...CARE_OF_CHILDREN,
  ...LAW_AND_MONEY,
  ...BUILDING_AND_MAKING,
  ...AT_WORK,
  ...IN_OFFICES,
  ...IN_TECHNOLOGY,
  ...OTHERS,
];
