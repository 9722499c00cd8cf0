// Money, law and office: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const MONEY: Occupations = {
  financial_adviser: {
    titles:
      'financial adviser;financial advisor;wealth manager;ifa;paraplanner;private client adviser;finanzberater;vermögensberater;conseiller en gestion de patrimoine',
    words:
      'wealth management;independent financial advice;paraplanning;suitability letter;suitability report;fact find;attitude to risk;risk profiling;cashflow modelling;intelliflo;xplan;retail distribution review;level 4 diploma;chartered financial planner;cii;drawdown;sipp;isa wrapper;pension transfer;defined benefit transfer;investment bond;discretionary fund manager;model portfolio;estate planning;inheritance tax planning;annual client review;protection planning;consumer duty;assets under advice;high net worth;series 7;series 66;annuity;401k rollover;finanzberatung;vermögensverwaltung;altersvorsorge;anlageberatung;wertpapierdepot;beratungsprotokoll;geeignetheitserklärung;gestion de patrimoine;assurance-vie;bilan patrimonial;placement financier;défiscalisation;conseil en investissement',
  },
  mortgage_adviser: {
    titles:
      'mortgage adviser;mortgage broker;mortgage loan officer;home loan consultant;mortgage underwriter;baufinanzierungsberater;courtier en crédit immobilier',
    words:
      "mortgage advice;cemap;decision in principle;agreement in principle;loan to value;ltv;affordability assessment;esis;kfi;whole of market;lender criteria;buy to let mortgage;remortgage;product transfer;first-time buyer;shared ownership;help to buy;fixed rate;tracker mortgage;early repayment charge;procuration fee;mortgage protection;income protection;twenty7tec;mortgage brain;fannie mae;freddie mac;fha loan;encompass los;nmls;debt-to-income;loan origination;closing disclosure;rate lock;adverse credit;bridging loan;equity release;baufinanzierung;immobilienkredit;beleihungswert;grundschuld;annuitätendarlehen;forwarddarlehen;anschlussfinanzierung;crédit immobilier;prêt immobilier;taux d'endettement;offre de prêt;assurance emprunteur;courtage en prêts",
  },
  bank_teller: {
    titles:
      "bank teller;bank cashier;customer service adviser bank;branch cashier;counter clerk;bankkauffrau am schalter;servicekraft bank;guichetier;chargé d'accueil en banque",
    words:
      "teller;cash counter;till balancing;cash drawer;vault cash;cash in transit;cheque clearing;cheque deposit;paying-in book;coin bags;foreign currency counter;bureau de change;bankline counter;counter transactions;atm replenishment;night safe;signature verification;standing order;direct debit instruction;banker's draft;wire transfer form;account opening;cashier's check;counterfeit note;dual control;branch banking;teller window;negotiable instruments;safe deposit box;reg cc hold;over the counter;scam warning;bankschalter;kassendienst;kassenabstimmung;ein- und auszahlung;überweisung;kontoeröffnung;geldautomat;falschgeld;guichet;opérations de caisse;dépôt d'espèces;remise de chèques;distributeur automatique;virement;ouverture de compte",
  },
  bank_branch_manager: {
    titles:
      "bank branch manager;branch manager banking;assistant branch manager;community banking manager;filialleiter bank;filialdirektor;directeur d'agence bancaire",
    words:
      "retail banking;branch banking;bank branch;branch performance;branch audit;footfall in branch;deposit growth;lending targets;cross-sell ratio;lobby leadership;branch p&l;cash holding limits;key holder;vulnerable customers;consumer duty;banking hall;mystery shop;branch network;branch closure programme;business banking referrals;mortgage referrals;current account switching;teller supervision;operational losses;cash differences;conduct risk;local authority lending limits;net new accounts;community bank;bsa officer;fdic;branch sales manager;filialleitung;privatkundengeschäft;bankfiliale;volksbank;vertriebsziele bank;kreditkompetenz;mitarbeiterführung filiale;agence bancaire;produit net bancaire;portefeuille de particuliers;banque de détail;animation commerciale de l'agence;risque agence",
  },
  personal_banker: {
    titles:
      'personal banker;relationship banker;relationship manager banking;business banking manager;private banker;bankkaufmann;kundenberater bank;privatkundenberater;conseiller clientèle banque;chargé de clientèle;banquier privé',
    words:
      'personal banking;relationship banking;banking portfolio;current accounts;savings accounts;overdraft;personal loan;credit card application;account opening;kyc documentation;needs-based selling;share of wallet;private banking;business banking;commercial lending;credit application;working capital facility;invoice discounting;asset finance;loan book;premier customers;affluent clients;deposit gathering;heloc;certificate of deposit;overdraft limit;banking products;banking app onboarding;financial health check;relationship manager portfolio;annual facility review;bankkaufmann;kundenberatung bank;privatkunden;firmenkunden;girokonto;bausparvertrag;konsumentenkredit;ratenkredit;wertpapiergeschäft;dispokredit;conseiller bancaire;clientèle de particuliers;clientèle professionnelle;épargne;livret;crédit à la consommation;portefeuille clients bancaire',
  },
  credit_analyst: {
    titles:
      'credit analyst;credit risk analyst;corporate credit analyst;loan underwriter;credit officer;kreditanalyst;kreditsachbearbeiter;firmenkundenanalyst;analyste crédit;analyste risque crédit',
    words:
      "credit analysis;credit risk;credit paper;credit memo;credit committee;financial spreading;moody's riskanalyst;creditlens;probability of default;loss given default;exposure at default;scorecard;ifrs 9 staging;expected credit loss;loan loss;loss estimation;roll rate;impairment model;lifetime pd;covenant compliance;covenant breach;ebitda leverage;debt service coverage;dscr;interest cover;internal rating;watchlist;facility limit;collateral valuation;security package;leveraged finance;syndicated loan;counterparty limit;cecl;non-performing loan;loan grading;experian;dun & bradstreet;rating agency;loan tape;kreditanalyse;bonitätsprüfung;kreditrisiko;marktfolge;kreditvorlage;bilanzanalyse;sicherheitenbewertung;marisk;analyse crédit;cotation banque de france;dossier de crédit;comité de crédit;risque de contrepartie",
  },
  credit_controller: {
    titles:
      'credit controller;collections specialist;debt collector;accounts receivable collector;credit control manager;debitorenbuchhalter;forderungsmanager;inkassosachbearbeiter;chargé de recouvrement;credit manager',
    words:
      'credit control;debt collection;collections calls;aged debt;aged debtors;ageing report;dso;debtor days;overdue invoices;dunning;dunning letter;payment plan;promise to pay;cash allocation;unallocated cash;account on stop;stop list;letter before action;county court claim;money claim online;ccj;third party collections;bad debt provision;write-off;credit limit check;credit insurance;creditsafe;dun & bradstreet;proof of delivery query;disputed invoices;cicm;fdcpa;skip tracing;remittance advice;statement run;retention of title;mahnwesen;mahnlauf;forderungsmanagement;inkasso;offene posten;debitorenbuchhaltung;ratenzahlung;mahnbescheid;recouvrement;relance clients;balance âgée;impayés;mise en demeure;injonction de payer;encours clients',
  },
  financial_compliance_officer: {
    titles:
      'compliance officer;regulatory compliance manager;compliance analyst;compliance monitoring officer;compliance-beauftragter;compliance officer bank;responsable conformité;chargé de conformité',
    words:
      'financial regulation;regulatory compliance;fca handbook;sysc;cobs;smcr;senior managers regime;smf16;mlro;compliance monitoring plan;compliance monitoring programme;thematic review;financial promotions;conflicts of interest register;personal account dealing;gifts and entertainment register;market abuse;trade surveillance;mifid ii;mifir;transaction reporting;emir;best execution;finra;sec rule;form adv;finra series 24;breach register;regulatory change;horizon scanning;regulatory returns;regdata;consumer duty;treating customers fairly;conduct rules;second line of defence;insider list;ica diploma;wphg;bafin;marisk;wertpapier-compliance;geldwäschebeauftragter;hinweisgebersystem;insiderhandel;conformité;acpr;amf;déontologie;contrôle permanent;abus de marché;rcci;mifid;market abuse surveillance;best execution monitoring;sm&cr;certification regime;suitability file checks;fca authorised;order surveillance',
  },
  financial_risk_manager: {
    titles:
      'risk manager;market risk analyst;operational risk manager;enterprise risk manager;quantitative risk analyst;risikomanager;risikocontroller;gestionnaire de risques;risk manager banque;analyste risques de marché',
    words:
      'market risk;operational risk;value at risk;expected shortfall;stress testing;scenario analysis;backtesting;counterparty credit risk;cva;pfe;liquidity risk;lcr;nsfr;irrbb;basel iii;crd iv;frtb;icaap;ilaap;solvency ii;orsa;risk appetite statement;risk register;rcsa;key risk indicator;loss event;three lines of defence;coso;iso 31000;model validation;model risk;sr 11-7;monte carlo simulation;capital adequacy;risk-weighted assets;rwa;frm;garp;prmia;enterprise risk;risikomanagement;risikocontrolling;marktpreisrisiko;risikotragfähigkeit;marisk;adressenausfallrisiko;eigenmittel;gestion des risques;risque de marché;cartographie des risques;risque opérationnel;fonds propres;tests de résistance;option greeks',
  },
  trader: {
    titles:
      'trader;fx dealer;commodity trader;market maker;sales trader;börsenhändler;wertpapierhändler;opérateur de marché;trader matières premières',
    words:
      "trading desk;trading book;prop trading;market making;order book;bid-ask spread;bid-offer;execution algorithm;vwap;twap;dark pool;reuters eikon;refinitiv;fidessa;fix protocol;p&l explain;daily p&l;options greeks;delta hedging;implied volatility;interest rate swap;credit default swap;fx spot;fixed income;equity derivatives;commodities trading;intraday trading;day-ahead;epex spot;crude cargo;basis trade;arbitrage;stop loss;position limits;margin call;clearing house;trade blotter;cfa;wertpapierhandel;börsenhandel;handelsbuch;energiehandel;terminmarkt;kassamarkt;salle de marché;produits dérivés;carnet d'ordres;taux et change;couverture de position;négoce;repo desk",
  },
  fund_accountant: {
    titles:
      'fund accountant;fund administrator;nav analyst;investment accountant;transfer agency analyst;private equity fund accountant;custody analyst;fondsbuchhalter;comptable opcvm;comptable de fonds',
    words:
      'fund accounting;fund administration;net asset value;nav calculation;nav production;nav oversight;pricing of securities;stale price;swing pricing;accrued income;expense accruals;equalisation;corporate actions;dividend accrual;cash and stock recs;custodian reconciliation;trade settlement;failed trades;transfer agency;subscriptions and redemptions;capital call;distribution notice;carried interest;management fee calculation;performance fee;ucits;aifmd;sicav;limited partnership accounts;investran;efront;multifond;simcorp;invest1;frs 102 funds;ilpa;series allocation;cssf;master-feeder;fondsbuchhaltung;fondsadministration;anteilwert;verwahrstelle;kapitalverwaltungsgesellschaft;inventarwert;kagb;comptabilité de fonds;valeur liquidative;opcvm;dépositaire;valorisation des titres;société de gestion;rachat de parts',
  },
  investment_analyst: {
    titles:
      'investment analyst;equity research analyst;buy-side analyst;portfolio manager;fund manager;asset manager analyst;finanzanalyst;portfoliomanager;analyste financier;gérant de portefeuille',
    words:
      "equity research;investment research;buy-side;sell-side;initiation note;earnings model;price target;stock pitch;investment thesis;sector coverage;discounted cash flow;dcf;ev/ebitda;price-earnings;factset;bloomberg;capital iq;morningstar direct;asset allocation;portfolio construction;tracking error;sharpe ratio;attribution analysis;fund factsheet;fixed income credit research;investment committee;esg integration;proxy voting;emerging markets equities;cfa charterholder;imc;hedge fund;long/short equity;fund selection;manager research;earnings call;aktienanalyse;wertpapieranalyse;portfolioverwaltung;vermögensallokation;kapitalmarkt;rentenfonds;unternehmensbewertung;analyse financière;gestion d'actifs;allocation d'actifs;gestion de portefeuille;valorisation d'actions;marchés de capitaux",
  },
  investment_banker: {
    titles:
      "investment banker;m&a analyst;corporate finance associate;private equity associate;transaction services manager;deal advisory;m&a-berater;analyst investment banking;analyste fusions-acquisitions;chargé d'affaires capital-investissement",
    words:
      "mergers and acquisitions;m&a;corporate finance;investment banking;deal execution;live deal;sell-side mandate;buy-side mandate;pitch book;pitchbook;information memorandum;data room;virtual data room;vendor due diligence;financial due diligence;quality of earnings;net debt;normalised working capital;lbo model;merger model;three-statement model;comparable companies;precedent transactions;accretion dilution;sources and uses;term sheet;letter of intent;spa negotiation;locked box;completion accounts;earn-out;ipo;equity capital markets;debt capital markets;leveraged buyout;portfolio company;deal sourcing;deal origination;mergermarket;capital iq;fairness opinion;carve-out;unternehmenskauf;unternehmensverkauf;transaktionsberatung;beteiligungsgesellschaft;datenraum;unternehmensnachfolge;fusions-acquisitions;capital-investissement;haut de bilan;introduction en bourse;levée de fonds;lettre d'intention",
  },
  loss_adjuster: {
    titles:
      "loss adjuster;claims adjuster;insurance adjuster;independent adjuster;motor engineer assessor;schadenregulierer;schadengutachter;schadensachverständiger;expert d'assurance;expert sinistre",
    words:
      "loss adjusting;loss adjuster;claims adjusting;cila;site visit to insured;insured peril;proximate cause;policy wording;reserve recommendation;preliminary report;interim payment;betterment;underinsurance;average clause;business interruption claim;escape of water;subsidence;storm damage;fire loss;drying certificate;restoration contractor;subrogation;recovery prospects;third party liability;large loss;major loss;catastrophe event;cat adjuster;xactimate;symbility;scope of loss;actual cash value;recoverable depreciation;coverage letter;adjuster licence;forensic accountant;fraud indicators;alternative accommodation;schadenregulierung;schadengutachten;schadenaufnahme;sachschaden;leitungswasserschaden;elementarschaden;zeitwert;betriebsunterbrechung;expertise sinistre;dégât des eaux;vétusté;rapport d'expertise;chiffrage des dommages;catastrophe naturelle",
  },
  pensions_administrator: {
    titles:
      'pensions administrator;pension scheme administrator;pensions officer;pensions manager;retirement plan administrator;sachbearbeiter betriebliche altersversorgung;rentensachbearbeiter;gestionnaire retraite;gestionnaire prévoyance',
    words:
      "pensions administration;pension scheme;defined benefit;defined contribution;final salary;career average;care scheme;lgps;teachers' pensions;deferred member;active member;pensioner payroll;retirement quotation;transfer value;cetv;transfers in;transfers out;death in service;death benefits;pension commencement lump sum;gmp equalisation;gmp rectification;avcs;annual benefit statement;lifetime allowance;auto-enrolment;trustee meeting;the pensions regulator;altair pensions;universal pensions management;pmi qualification;divorce pension sharing;ill-health retirement;manual calculations;contribution reconciliation;401k administration;erisa;form 5500;betriebliche altersversorgung;betriebsrente;direktversicherung;pensionskasse;rentenanwartschaft;versorgungsausgleich;rentenversicherung;retraite complémentaire;liquidation de retraite;agirc-arrco;relevé de carrière;caisse de retraite;pension de réversion",
  },
  accounts_assistant: {
    titles:
      'accounts assistant;finance assistant;accounting clerk;accounts clerk;assistant accountant;finance administrator;buchhaltungsassistent;sachbearbeiter buchhaltung;assistant comptable;aide-comptable',
    words:
      'accounts assistant;bank reconciliation;bank rec;purchase ledger;sales ledger;invoice coding;invoice matching;three-way match;supplier statement reconciliation;bacs run;payment run;petty cash;expense claims;company card statements;cash posting;credit notes;raising invoices;nominal ledger;accruals and prepayments;month-end;vat return;trial balance;fixed asset register;balance sheet reconciliations;intercompany recs;sage 50;xero;quickbooks;aat level 3;aat level 4;remittances;cis returns;receipt bank;accounting clerk;debitoren;kreditoren;datev;rechnungsprüfung;kontenabstimmung;vorbereitende buchhaltung;belegerfassung;zahlungsverkehr;umsatzsteuervoranmeldung;saisie comptable;rapprochement bancaire;lettrage;factures fournisseurs;déclaration de tva;notes de frais;bts comptabilité',
  },
  corporate_tax_accountant: {
    titles:
      "corporate tax accountant;corporate tax manager;in-house tax manager;transfer pricing specialist;vat manager;tax analyst;konzernsteuerreferent;steuerreferent;fiscaliste d'entreprise;responsable fiscal",
    words:
      "corporate tax;tax consolidated group;tax effect accounting;aasb 112;thin capitalisation;division 355;division 820;payg instalments;ato review;subsidiary members;deferred balances;related-party pricing;interest limitation;r&d tax incentive;corporation tax;ct600;corporation tax computation;tax provision;deferred tax;effective tax rate;asc 740;ias 12;ixbrl tagging;capital allowances;group relief;r&d tax credit;transfer pricing;local file;master file;country-by-country reporting;cbcr;beps;pillar two;cfc rules;diverted profits tax;withholding tax;double tax treaty;permanent establishment;senior accounting officer;quarterly instalment payments;form 1120;state apportionment;fin 48;onesource;alphatax;partial exemption;vat group;oecd guidelines;tax due diligence;hmrc enquiry;cta qualification;körperschaftsteuer;gewerbesteuer;verrechnungspreise;latente steuern;organschaft;steuererklärung konzern;betriebsprüfung;quellensteuer;impôt sur les sociétés;prix de transfert;intégration fiscale;liasse fiscale;contrôle fiscal;crédit d'impôt recherche;retenue à la source",
  },
  commercial_solicitor: {
    titles:
      "commercial solicitor;corporate lawyer;in-house counsel;general counsel;legal counsel;contracts lawyer;wirtschaftsjurist;syndikusrechtsanwalt;juriste d'entreprise;avocat d'affaires;directeur juridique",
    words:
      "commercial contracts;contract drafting;contract negotiation;in-house legal;legal counsel;general counsel;master services agreement;redline;mark-up;limitation of liability;indemnities;warranties;governing law;terms and conditions drafting;saas agreement;licensing agreement;distribution agreement;framework agreement;data processing agreement;share purchase agreement;disclosure letter;due diligence questionnaire;shareholders' agreement;joint venture agreement;articles of association;competition law;antitrust;sra;pqe;training contract;magic circle;practical law;outside counsel;bar admission;ediscovery;legal opinion;vertragsrecht;gesellschaftsrecht;vertragsgestaltung;volljurist;zweites staatsexamen;rechtsabteilung;handelsrecht;agb-recht;kartellrecht;droit des affaires;droit des sociétés;droit des contrats;rédaction de contrats;direction juridique;clause limitative",
  },
  family_solicitor: {
    titles:
      'family solicitor;family lawyer;divorce lawyer;family law attorney;childcare solicitor;family legal executive;fachanwalt für familienrecht;familienrechtler;avocat en droit de la famille',
    words:
      'family law;divorce petition;divorce application;decree absolute;final order;financial remedy;form e;form a;first appointment;fdr hearing;consent order;pension sharing order;ancillary relief;spousal maintenance;child maintenance;child arrangements order;specific issue order;prohibited steps order;cafcass;c100;miam;non-molestation order;occupation order;care proceedings;public law children;supervision order;special guardianship order;section 37 report;prenuptial agreement;cohabitation agreement;tolata;collaborative law;resolution accredited;family mediation;legal aid franchise;custody and visitation;guardian ad litem;parenting plan;qdro;familienrecht;scheidung;unterhaltsrecht;sorgerecht;zugewinnausgleich;umgangsrecht;familiengericht;ehevertrag;versorgungsausgleich;droit de la famille;procédure de divorce;pension alimentaire;garde alternée;juge aux affaires familiales;prestation compensatoire;autorité parentale',
  },
  criminal_solicitor: {
    titles:
      'criminal solicitor;criminal defence solicitor;duty solicitor;public defender;prosecutor;defense attorney;strafverteidiger;staatsanwalt;avocat pénaliste',
    words:
      "criminal defence;criminal litigation;duty solicitor;police station representative;police station attendance;psras;pace interview;interview under caution;magistrates' court;crown court;ptph;bail application;full code test;crown prosecution service;cps;defence statement;unused material;disclosure schedule;abuse of process;bad character application;hearsay application;newton hearing;plea in mitigation;sentencing guidelines;pre-sentence report;instructing counsel;indictment;cross-examination;jury trial;legal aid agency;crm14;common platform;higher rights of audience;proceeds of crime;arraignment;plea bargain;public defender;felony;misdemeanor;voir dire;strafrecht;strafverteidigung;hauptverhandlung;akteneinsicht;untersuchungshaft;anklageschrift;staatsanwaltschaft;amtsgericht strafsache;pflichtverteidigung;droit pénal;garde à vue;tribunal correctionnel;cour d'assises;comparution immédiate;partie civile;plaidoirie",
  },
  notary_clerk: {
    titles:
      "notary clerk;notary's assistant;notarfachangestellte;notarfachangestellter;notarfachwirt;rechtsanwalts- und notarfachangestellte;clerc de notaire;assistant notarial;notaire assistant",
    words:
      'notarial deeds;notarial certificate;land register extract;apostille;legalisation;power of attorney drafting;notariat;notarfachangestellte;beurkundung;beglaubigung;unterschriftsbeglaubigung;urkundenrolle;urkundenverzeichnis;grundbuch;grundbucheinsicht;grundbuchamt;grundschuldbestellung;kaufvertragsvollzug;auflassungsvormerkung;löschungsbewilligung;notaranderkonto;gnotkg;notarkostenrechnung;handelsregisteranmeldung;gmbh-gründung;erbscheinsantrag;zentrales testamentsregister;ehe- und erbvertrag;xnp;trinotar;notarsoftware;genehmigungen einholen;vorkaufsrecht der gemeinde;fälligkeitsmitteilung;vollzugsnachricht;rvg-abrechnung;étude notariale;acte authentique;clerc de notaire;compromis de vente;acte de vente;déclaration de succession;état hypothécaire;publicité foncière;attestation de propriété;genapi;formaliste notarial',
  },
  patent_attorney: {
    titles:
      'patent attorney;patent agent;ip lawyer;trade mark attorney;intellectual property counsel;patent examiner;patentanwalt;patentingenieur;conseil en propriété industrielle;ingénieur brevets',
    words:
      "patent drafting;patent prosecution;patent claims;independent claim;office action;examination report;epo;european patent;uspto;ukipo;wipo;pct application;national phase;priority date;prior art search;inventive step;obviousness;problem-solution approach;freedom to operate;opposition proceedings;oral proceedings;board of appeal;eqe;epa qualified;cipa;unified patent court;invention disclosure;patent landscape;espacenet;derwent;provisional application;continuation application;trade mark filing;trademark clearance search;madrid protocol;registered design;renewals and annuities;infringement opinion;ip portfolio;patentanmeldung;patentrecht;patentansprüche;gewerblicher rechtsschutz;erfindungsmeldung;stand der technik;einspruchsverfahren;dpma;markenrecht;arbeitnehmererfindung;propriété industrielle;dépôt de brevet;rédaction de brevets;recherche d'antériorité;inpi;activité inventive;ceipi",
  },
  company_secretary: {
    titles:
      'company secretary;assistant company secretary;corporate secretary;governance manager;corporate governance officer;board secretary;gremienreferent;secrétaire général;juriste corporate',
    words:
      "company secretarial;cosec;corporate governance;corporate governance code;companies house;confirmation statement;cs01;statutory registers;statutory books;persons with significant control;psc register;board packs;board papers;board minutes;written resolution;special resolution;ordinary resolution;annual general meeting;notice of meeting;proxy forms;articles of association;share allotment;sh01;share transfers;stock transfer form;dividend vouchers;share register;registrar liaison;directors' duties;board evaluation;listing rules;pdmr dealing;rns announcement;insider lists;subsidiary governance;entity management;diligent boards;blueprint oneworld;cgi qualified;icsa;dormant company accounts;proxy statement;gremienbetreuung;hauptversammlung;aufsichtsratssitzung;gesellschafterbeschluss;beteiligungsverwaltung;vorstandssekretariat;conseil d'administration;assemblée générale;secrétariat juridique;procès-verbal;kbis",
  },
  legal_secretary: {
    titles:
      "legal secretary;legal pa;legal administrative assistant;fee earner support;law clerk;rechtsanwaltsfachangestellte;refa;secrétaire juridique;assistante juridique;secrétaire d'avocat",
    words:
      "legal secretary;audio typing;digital dictation;bighand;winscribe;court bundles;pagination of bundles;engrossment;engrossing documents;attendance notes;time recording entries;file opening;file closing;conflict check;client care letter;billing guides;court forms;court filing;e-filing;pleadings;affidavit;completion statements;legal precedents;ilex secretarial;words per minute;deeds and wills;counsel's fees;document comparison;workshare;imanage;proclaim;leap legal;aderant;scheduling depositions;rechtsanwaltsfachangestellte;kanzleisekretariat;kanzlei;ra-micro;fristenkontrolle;fristenkalender;wiedervorlage;phonodiktat;rvg;mahnverfahren;aktenanlage;zwangsvollstreckung;cabinet d'avocats;rpva;secrétariat juridique;audiencement;frappe d'actes;dossiers de plaidoirie",
  },
  learning_development_specialist: {
    titles:
      'learning and development specialist;l&d manager;l&d partner;instructional designer;talent development manager;e-learning developer;personalentwickler;referent personalentwicklung;responsable formation;chargé de formation',
    words:
      'learning and development;l&d;training needs analysis;learning needs analysis;instructional design;addie;kirkpatrick;blended learning;e-learning module;articulate storyline;rise 360;adobe captivate;scorm;xapi;lms administration;learning management system;moodle;degreed;linkedin learning;docebo;storyboard;learning outcomes;facilitation of workshops;train the trainer;leadership development programme;succession planning;nine-box grid;talent pipeline;apprenticeship levy;early careers;graduate scheme;coaching culture;mentoring scheme;360 feedback;psychometric profiling;myers-briggs;insights discovery;cipd l&d;mandatory training compliance;microlearning;personalentwicklung;führungskräfteentwicklung;schulungsbedarf;seminarkonzeption;lernplattform;bildungsbedarfsanalyse;trainingskonzept;plan de formation;ingénierie pédagogique;opco;gpec;digital learning;organisme de formation',
  },
  reward_analyst: {
    titles:
      'reward analyst;compensation analyst;compensation and benefits manager;total rewards specialist;benefits specialist;vergütungsspezialist;comp & ben manager;referent vergütung;responsable rémunération;chargé de rémunération et avantages sociaux',
    words:
      'compensation and benefits;comp and ben;total rewards;salary benchmarking;pay benchmarking;salary survey submission;radford;mercer;willis towers watson survey;korn ferry hay;job evaluation;job levelling;job grading;pay bands;salary structures;compa-ratio;annual pay review;merit matrix;bonus scheme design;sales commission plan;long-term incentive plan;ltip;equity awards;rsu;sharesave;sip share plan;executive remuneration;remuneration committee;gender pay gap;pay equity;pay transparency directive;flexible benefits;benefits renewal;private medical scheme;salary sacrifice;open enrollment;flsa exemption;expatriate packages;payscale;vergütung;vergütungssysteme;entgeltstruktur;gehaltsbenchmark;stellenbewertung;eingruppierung;era-tarif;bonusmodell;betriebliche zusatzleistungen;rémunération;avantages sociaux;politique salariale;pesée de postes;intéressement;épargne salariale;enquête de rémunération',
  },
  office_manager: {
    titles:
      'office manager;office administrator;office coordinator;büroleiter;büromanager;bürokauffrau;responsable administratif;gestionnaire de bureau',
    words:
      'office management;office supplies;stationery ordering;meeting room bookings;desk allocation;hot desk booking;office move;office fit-out;landlord liaison;franking machine;post and couriers;switchboard cover;visitor badges;kitchen supplies;cleaning contractor liaison;mobile phone contracts;photocopier lease;printer toner;access cards;new starter desk setup;dse assessments;office events;team socials;company credit card;petty cash;travel bookings;minute taking;filing system;purchase orders for office;wework;workplace experience;supplier contracts for office;inbox triage;büroorganisation;büromaterial;büroleitung;terminkoordination;postbearbeitung;reisekostenabrechnung;besucherempfang;kaufmann für büromanagement;services généraux;fournitures de bureau;gestion du courrier;accueil des visiteurs;gestion administrative;réservation de salles;secrétariat',
  },
  receptionist: {
    titles:
      "receptionist;front desk receptionist;corporate receptionist;switchboard operator;front of house administrator;empfangsmitarbeiter;empfangssekretärin;rezeptionistin;hôtesse d'accueil;agent d'accueil;standardiste",
    words:
      "reception desk;front desk;corporate front of house;switchboard;call transfer;multi-line phone;message taking;meet and greet;visitor sign-in;visitor log;visitor badges;visitor management system;envoy visitor;proxyclick;greeting guests;meeting room set-up;conference room booking;incoming post;outgoing post;franking;courier collection;deliveries at reception;reception area tidy;telephone manner;taxi booking;access passes;evacuation register;concierge desk;building reception;lone reception cover;key log;car park permits;appointment diary;intercom;empfang;telefonzentrale;besucherempfang;besucheranmeldung;empfangsbereich;anrufvermittlung;bewirtung;posteingang;konferenzraumbuchung;accueil physique;accueil téléphonique;standard téléphonique;orientation des visiteurs;prise de messages;gestion des badges;tenue de l'accueil;empfangsmitarbeiterin;accueil physique et téléphonique",
  },
  data_entry_clerk: {
    titles:
      'data entry clerk;data input operator;data entry operator;typist;datenerfasser;datentypist;schreibkraft;opérateur de saisie;agent de saisie',
    words:
      'data entry;data input;keying;keystrokes per hour;kph;10-key;ten-key;alphanumeric data;typing speed;words per minute;wpm;touch typing;copy typing;double keying;data verification;data cleansing;duplicate records;record updating;form processing;batch processing of forms;document scanning;document indexing;ocr correction;source documents;paper forms;survey coding;transcription of records;error rate;spreadsheet input;numeric keypad;handwritten forms;mailing list maintenance;backlog clearing;record filing;digitisation of files;archive boxes;data capture;datenerfassung;dateneingabe;zehnfingersystem;stammdatenpflege;belegerfassung;anschläge pro minute;datenabgleich;aktendigitalisierung;saisie de données;saisie informatique;vérification des données;numérisation de documents;frappe rapide',
  },
  public_procurement_officer: {
    titles:
      'public procurement officer;procurement officer;contracting officer;commissioning officer;vergabereferent;sachbearbeiter vergabe;acheteur public;responsable marchés publics;gestionnaire marchés publics',
    words:
      "public procurement;procurement officer;procurement act 2023;public contracts regulations;pcr 2015;find a tender;ojeu;contracts finder;invitation to tender;itt;pqq;selection questionnaire;open procedure;restricted procedure;competitive dialogue;mini-competition;framework call-off;crown commercial service;dynamic purchasing system;standstill period;alcatel letter;tender evaluation;moderation meeting;most economically advantageous tender;award criteria;social value;contract award notice;procontract;atamis;jaggaer;in-tend;mcips;dfars;sole source justification;request for proposal;contract register;best value;vergaberecht;vergabeverfahren;ausschreibung;öffentliche ausschreibung;vob/a;vgv;uvgo;leistungsverzeichnis;e-vergabe;zuschlagserteilung;marchés publics;appel d'offres;cahier des charges;dce;analyse des offres;boamp;commission d'appel d'offres",
  },
  estate_agent: {
    titles:
      'estate agent;real estate agent;realtor;real estate broker;sales negotiator estate agency;property valuer;branch manager estate agency;immobilienmakler;immobilienkaufmann;agent immobilier;négociateur immobilier',
    words:
      "estate agency;residential sales;property valuations;market appraisal;viewings;accompanied viewing;instructions won;sole agency;listing appointment;new instructions;asking price;offer negotiation;sales progression;memorandum of sale;subject to contract;fall-through;exchange and completion;rightmove;zoopla;onthemarket;reapit;alto property;for sale board;floorplan;property particulars;epc;block viewing;open house;new homes;propertymark;naea;mls;realtor;buyer's agent;listing agreement;escrow;earnest money;comparative market analysis;multiple listing service;curb appeal;immobilienmakler;maklerprovision;exposé;besichtigungstermin;alleinauftrag;objektakquise;immobilienscout24;wohnimmobilien;immobilienbewertung;agence immobilière;transaction immobilière;mandat exclusif;estimation immobilière;visite de biens;carte t;compromis de vente;prospection de mandats",
  },
  lettings_negotiator: {
    titles:
      'lettings negotiator;letting agent;lettings manager;leasing consultant;leasing agent;rental agent;vermietungsmakler;gestionnaire locatif;négociateur location;conseiller location',
    words:
      "lettings;residential lettings;letting agency;rental valuation;rental viewings;tenancy agreement;assured shorthold tenancy;ast;tenant referencing;right to rent;holding deposit;deposit registration;tenancy deposit scheme;inventory check-in;check-out report;void period;landlord acquisition;fully managed lets;rent guarantee;section 21;renters' rights;hmo licence;gas safety certificate;eicr;tenant fees act;arla propertymark;rent arrears letters;goodlord;fixflo;jupix;build to rent;pbsa;apartment tour;lease-up;occupancy rate;leasing office;move-in special;yardi;fair housing;vermietung;mietvertrag;mietinteressenten;wohnungsbesichtigung;wohnungsübergabe;mietkaution;schufa-auskunft;wohnungsübergabeprotokoll;selbstauskunft;gestion locative;bail d'habitation;état des lieux;dossier locataire;dépôt de garantie;quittance de loyer;caution solidaire;mise en location",
  },
  property_manager: {
    titles:
      'property manager;block manager;leasehold property manager;commercial property manager;hausverwalter;immobilienverwalter;weg-verwalter;gestionnaire de copropriété;gestionnaire immobilier',
    words:
      "property management;block management;leasehold;service charge budget;service charge account;service charge reconciliation;section 20 consultation;major works;reserve fund;sinking fund;ground rent;residents' management company;rtm company;managing agent;freeholder;common parts;building insurance claim;fire risk assessment actions;fire safety act;ews1;cladding remediation;site inspections of blocks;contractor instructions;irpm;rics;lease interpretation;rent collection;rent roll;rental bond;lodge bond;condition report;routine inspection;ingoing inspection;outgoing inspection;rent increase;notice to vacate;termination notice;breach notice;tenancy tribunal;ncat;vcat;propertyme;propertytree;landlord communication;cam reconciliation;dilapidations;lease event;tenant mix;shopping centre management;qube pm;dwellant;mri qube;yardi;hoa;property inspection;hausverwaltung;weg-verwaltung;eigentümerversammlung;nebenkostenabrechnung;betriebskostenabrechnung;hausgeldabrechnung;wirtschaftsplan weg;instandhaltungsrücklage;mieterhöhung;verwaltungsbeirat;copropriété;syndic de copropriété;charges locatives;assemblée générale des copropriétaires;carnet d'entretien;conseil syndical;régularisation de charges;mietverwaltung;syndic;assemblée générale de copropriétaires",
  },
  facilities_manager: {
    titles:
      'facilities manager;facility manager;facilities coordinator;building manager;head of facilities;objektmanager;responsable services généraux;gestionnaire technique de site',
    words:
      "facilities management;hard fm;soft fm;hard services;soft services;total facilities management;tfm;ppm schedule;planned preventative maintenance;reactive maintenance;cafm;concept evolution;maximo;planon;helpdesk tickets building;building maintenance contract;mobile engineers;statutory compliance;legionella;l8;loler;asbestos register;fixed wire testing;fire alarm tests;permit to work;rams review;contractor induction;sfg20;lifecycle replacement;cleaning contract;security contract;catering contract;waste contract;office moves and churn;space planning;landlord's works;iwfm;bifm;nebosh;utilities metering;building handover;ifma;gebäudemanagement;facility management;objektbetreuung;betreiberverantwortung;wartungsverträge;technisches gebäudemanagement;infrastrukturelles gebäudemanagement;gefma;services généraux;maintenance multitechnique;maintenance du bâtiment;exploitation de site;contrôles réglementaires;levée de réserves",
  },
  sales_operations: {
    titles:
      'sales operations manager;sales ops analyst;revenue operations manager;sales administrator;vertriebsinnendienst;vertriebscontroller;sachbearbeiter vertrieb;administration des ventes;assistant commercial',
    words:
      'sales operations;sales ops;revenue operations;revops;sales enablement;salesforce administration;crm hygiene;hubspot crm;pipeline reporting;pipeline hygiene;sales forecast call;territory planning;territory carving;quota setting;commission calculation;incentive compensation;xactly;captivateiq;deal desk;cpq;quote to cash;discount approval;price list maintenance;order processing;order entry;order acknowledgement;order book;sales dashboards;win rate;lead routing;lead scoring;sales cadence;salesloft;zoominfo;opportunity stages;sales playbook;sales kpi pack;annual recurring revenue;vertriebsinnendienst;auftragsabwicklung;auftragserfassung;angebotserstellung;vertriebscontrolling;auftragsbestätigung;vertriebssteuerung;administration des ventes;saisie de commandes;devis;suivi des commandes;prévisions de ventes;tableau de bord commercial;support commercial',
  },
  field_sales_representative: {
    titles:
      'field sales representative;sales rep;territory manager;technical sales engineer;medical sales representative;außendienstmitarbeiter;commercial terrain;attaché commercial;technico-commercial',
    words:
      "field sales;sales territory;territory coverage;call rate;cold calling;door knocking;canvassing;prospecting;new business;key accounts;distributor visits;merchant visits;trade counter visits;product demonstration;quotation follow-up;order intake;sales target;monthly quota;on-target earnings;ote;company car;closing the sale;objection handling;spin selling;trade shows;dealer network;merchants and wholesalers;detailing doctors;formulary access;kol engagement;veeva;van sales;sell-in;listing gains;planogram compliance;technical sales;specification selling;route-to-market;manufacturer's rep;außendienst;kundenbesuche;neukundenakquise;kaltakquise;vertriebsgebiet;bestandskundenpflege;pharmareferent;messebesuche;prospection commerciale;visite clients;secteur géographique;portefeuille de prospects;vente terrain;prise de rendez-vous;visite médicale;fidélisation;verkaufsgebiet;buitendienst;vertegenwoordiger;tournée clients",
  },
  customer_success_manager: {
    titles:
      'customer success manager;csm;client success manager;customer onboarding specialist;renewals manager;implementation consultant saas;technical account manager;kundenerfolgsmanager;responsable succès client',
    words:
      "customer success;saas onboarding;customer onboarding;kick-off call;time to value;product adoption;usage data;health score;churn risk;gross retention;net revenue retention;nrr;expansion revenue;quarterly business review;qbr;executive sponsor;success plan;gainsight;totango;churnzero;planhat;zendesk;nps survey;customer advocacy;case studies and references;escalation calls;voice of customer;book of business;enterprise accounts;tech-touch;high-touch;webinars for users;land and expand;account health;subscription business;kundenerfolg;kundenbindung;kundenonboarding;vertragsverlängerung;produktadoption;abwanderung;bestandskundenbetreuung;réussite client;succès client;rétention client;taux d'attrition;accompagnement client;renouvellement d'abonnement;prise en main",
  },
  telesales_agent: {
    titles:
      'telesales agent;telemarketer;sales development representative;inside sales representative;outbound sales adviser;telefonverkäufer;telesales-mitarbeiter;téléprospecteur;téléconseiller commercial',
    words:
      "telesales;telemarketing;outbound calls;outbound dialling;cold calling;warm leads;dialler;predictive dialler;auto dialer;call script;dials per day;talk time;call list;appointment setting;booked meetings;gatekeeper;decision maker calls;lead qualification;bant;discovery call;sdr;bdr;inside sales;objection handling;cross-sell;conversion rate on calls;uncapped commission;call recording;call monitoring;tps screening;ofcom rules;do not call registry;energy switching calls;telephone fundraising;sales floor;sales leaderboard;five9;aircall;salesloft;linkedin sales navigator;telefonverkauf;telefonakquise;outbound-telefonie;terminvereinbarung per telefon;kaltakquise;gesprächsleitfaden;bestandskundentelefonie;télévente;téléprospection;appels sortants;phoning;prise de rendez-vous téléphonique;script d'appel;qualification de fichiers",
  },
};
