// Office: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const OFFICE: Occupations = {
  bookkeeper: {
    titles: 'bookkeeper;accounts assistant;accounting clerk;buchhalter;aide-comptable',
    words:
      'double entry;trial balance;bank reconciliation;bank rec;sales ledger;purchase ledger;nominal ledger;petty cash;vat return;making tax digital;mtd;xero;sage 50;quickbooks;dext;receipt bank;prepayments;accruals;journal posting;credit card reconciliation;cis return;aat level 3;posting invoices;chart of accounts;month-end journals;general ledger;1099;supplier statement reconciliation;cash book;debtors and creditors;finanzbuchhaltung;datev;umsatzsteuervoranmeldung;kontenabstimmung;belege;tenue de comptabilité;rapprochement bancaire;saisie comptable;jahresabschluss;monatsabschluss;bilanzbuchhalter;bilanzbuchhalterin;anlagenbuchhaltung;debitorenbuchhaltung;kreditorenbuchhaltung;lettrage;déclaration de tva',
  },
  accounts_payable_receivable: {
    titles:
      'accounts payable clerk;purchase ledger clerk;credit controller;accounts receivable specialist;debitorenbuchhalter;comptable fournisseurs',
    words:
      'purchase ledger;sales ledger;three-way match;invoice matching;payment run;bacs run;supplier statement;po matching;cash allocation;unallocated cash;aged debt;dso;debtor days;dunning;credit note;remittance advice;credit limit;invoice coding;ocr invoice;goods received note;query resolution of invoices;collections calls;bad debt;lockbox;ach payment;stop list;coupa;basware;1099 vendor;direct debit collection;duplicate payment;kreditorenbuchhaltung;debitoren;mahnwesen;zahlungslauf;offene posten;recouvrement;relance clients;factures fournisseurs',
  },
  payroll_specialist: {
    titles:
      'payroll administrator;payroll manager;payroll clerk;payroll coordinator;pay coordinator;pay administrator;pay and benefits administrator;compensation advisor;personalverrechner;lohnverrechner;gehaltsabrechner;lohnsachbearbeiter;lohnbuchhalter;lohnbuchhalterin;lohn- und gehaltsbuchhalter;lohn- und gehaltsbuchhalterin;entgeltabrechner;entgeltabrechnerin;sachbearbeiter entgelt;sachbearbeiterin entgelt;fachassistent lohn und gehalt;gestionnaire de paie',
    words:
      'paye;rti;fps;eps;p45;p60;p11d;statutory sick pay;ssp;smp;national insurance;auto-enrolment;pension upload;gross to net;student loan deduction;attachment of earnings;payslip;starters and leavers;tax code notice;payroll run;sage payroll;adp;iris payroll;overpayment recovery;cipp;garnishment;w-2;form 941;record of employment;records of employment;roes;t4s;rl-1;relevé 1;source deductions;qpip;wsib;cnesst;time clock;back pay;retro pay;salary sacrifice;off-payroll working;bacs submission;lohnabrechnung;sozialversicherung;lohnsteuer;entgeltabrechnung;datev lodas;lodas;lohn und gehalt;sv-meldungen;beitragsnachweise;elstam;lohnkonten;pfändungen;pfändungsberechnungen;lohnfortzahlung;kurzarbeitergeld;entgeltumwandlung;jahresmeldungen;minijobs;bescheinigungswesen;meldewesen;lohnsteuer-außenprüfung;sv-prüfung;bulletin de paie;dsn;cotisations sociales;solde de tout compte;silae;bulletins de paie;fiches de paie;fiches de salaire;bulletins de salaire;production de paie;établir la paie;technicien paie;technicien social;pôle social;urssaf;prévoyance;mutuelle;convention collective;ijss;variables de paie;clôture de paie;contrôle de paie;charges sociales;adp decidium;gehaltsabrechnung;lohn- und gehaltsabrechnung;lohnsteueranmeldung;sozialversicherungsmeldungen;elster;baulohn',
  },
  management_accountant: {
    titles:
      'management accountant;financial accountant;finance manager;bilanzbuchhalter;contrôleur de gestion',
    words:
      'management accounts;month-end close;variance analysis;balance sheet reconciliation;accruals and prepayments;cost centre;overhead absorption;standard costing;p&l commentary;statutory accounts;ifrs;frs 102;us gaap;consolidation;intercompany reconciliation;fixed asset register;depreciation;cima;acca;aca;audit pack;board pack;stock valuation;lease accounting;ifrs 16;revenue recognition;flash results;working capital;monatsabschluss;jahresabschluss;hgb;bilanzierung;kostenrechnung;deckungsbeitrag;clôture mensuelle;liasse fiscale;comptabilité analytique;konzernabschluss;konzernrechnungslegung;konzernbilanz;bilanzbuchhalterin;bilanzbuchhaltung;konsolidierung;kapitalkonsolidierung;schuldenkonsolidierung;zwischenergebniseliminierung;erstkonsolidierung;kaufpreisallokation;reporting package;ifrs-abschluss;hgb-abschluss;quartalsabschluss;anlagenbuchhaltung;kapitalflussrechnung;eigenkapitalspiegel;lucanet;tagetik;währungsumrechnung;abschlussprüfer;group accountant;purchase price allocation;consolidation system;comptable général;consolidation statutaire;écritures de clôture',
  },
  financial_controller: {
    titles:
      'financial controller;finance director;cfo;head of finance;leiter rechnungswesen;directeur financier',
    words:
      "group consolidation;statutory accounts;audit committee;covenant compliance;banking covenants;board reporting;internal controls;sox compliance;technical accounting;ifrs 15;group reporting;shared service centre;fast close;due diligence;refinancing;cash flow forecast;working capital improvement;fundraising round;investor relations;hyperion;purchase price allocation;goodwill impairment;transfer pricing;post-merger integration;year-end close;lender reporting;erp migration of finance;konzernabschluss;konzernrechnungslegung;kaufmännische leitung;liquiditätsplanung;wirtschaftsprüfer;consolidation groupe;comités d'audit;trésorerie;arrêté des comptes",
  },
  auditor: {
    titles: 'auditor;external auditor;internal auditor;audit senior;wirtschaftsprüfer;auditeur',
    words:
      "statutory audit;internal audit;audit file;audit planning;substantive testing;test of controls;walkthrough testing;materiality;going concern;management letter;stock count attendance;sampling of transactions;audit opinion;sox testing;coso;icfr;audit committee;caseware;risk and control matrix;cia qualified;iia standards;third line of defence;pcaob;control deficiency;audit universe;big four;engagement partner;debtor circularisation;jahresabschlussprüfung;prüfungsbericht;innenrevision;idw;bestätigungsvermerk;commissaire aux comptes;contrôle interne;mission d'audit;audit in charge;audit files;completion memo;audit partner;isa (ireland);charity audits;group audit;prüfungsassistent;wirtschaftsprüfung;abschlussprüfung;prüffelder;commissariat aux comptes;cabinet d'audit;lead schedules",
  },
  tax_adviser: {
    titles: 'tax adviser;tax accountant;tax manager;steuerberater;fiscaliste',
    words:
      'corporation tax computation;self assessment;sa100;ct600;capital gains tax;inheritance tax;iht planning;r&d tax relief;transfer pricing;beps;hmrc enquiry;vat advisory;partial exemption;stamp duty;deferred tax;tax provision;cta;att;double tax treaty;permanent establishment;withholding tax;alphatax;form 1040;form 1120;irs notice;country-by-country reporting;expatriate tax;trust tax return;capital allowances;steuererklärung;körperschaftsteuer;gewerbesteuer;betriebsprüfung;umsatzsteuer;einkommensteuer;impôt sur les sociétés;contrôle fiscal;prix de transfert;jahresabschluss;finanzbuchhaltung;lohnbuchhaltung;bilanzierung;umsatzsteuervoranmeldung;monatsabschluss;bilanzbuchhalter;steuerfachangestellte;steuerfachwirt;steuerkanzlei;steuererklärungen;conseiller fiscal',
  },
  treasury_analyst: {
    titles: 'treasury analyst;treasurer;treasury manager;treasury-spezialist;trésorier',
    words:
      'cash pooling;fx hedging;forward contracts;liquidity forecast;cash positioning;bank mandates;treasury management system;kyriba;swift mt940;notional pooling;revolving credit facility;rcf;covenant reporting;intercompany loans;interest rate swap;hedge accounting;commercial paper;money market funds;bank relationship;payment factory;in-house bank;isda;fx exposure;counterparty limit;debt drawdown;act qualified;zero balancing;liquiditätsdisposition;zinssicherung;devisen;konzernfinanzierung;zahlungsverkehr;gestion de trésorerie;couverture de change;pouvoirs bancaires',
  },
  fpa_analyst: {
    titles: 'fp&a analyst;financial planning analyst;finance business partner;controller;analyste fp&a',
    words:
      'rolling forecast;annual operating plan;budget vs actual;variance commentary;driver-based model;anaplan;adaptive insights;hyperion planning;long range plan;three statement model;headcount planning;opex;capex appraisal;npv;irr;scenario modelling;unit economics;arr bridge;ebitda bridge;gross margin analysis;cost allocation;zero-based budgeting;finance business partnering;business case modelling;board deck;sensitivity analysis;essbase;forecast accuracy;planungsrechnung;hochrechnung;abweichungsanalyse;soll-ist-vergleich;forecast-prozess;prévisions budgétaires;analyse des écarts;atterrissage',
  },
  insolvency_practitioner: {
    titles:
      'insolvency administrator;insolvency practitioner;restructuring associate;insolvenzverwalter;administrateur judiciaire',
    words:
      "creditors' voluntary liquidation;cvl;mvl;company voluntary arrangement;cva;iva;administration appointment;statement of affairs;proof of debt;sip 9;sip 16;pre-pack;bankruptcy trustee;official receiver;creditors' report;statutory bond;jieb;cpi qualification;dividend to creditors;antecedent transactions;preference claims;liquidator;receivership;chapter 11;phoenix company;director conduct report;redundancy payments service;insolvency act 1986;asset realisation;insolvenzverfahren;insolvenztabelle;gläubigerversammlung;masseverwaltung;sanierung;redressement judiciaire;liquidation judiciaire;mandataire",
  },
  actuary: {
    titles: 'actuary;actuarial analyst;pricing actuary;pensions actuary;aktuar;actuaire',
    words:
      'reserving;triangles;chain ladder;bornhuetter-ferguson;ibnr;solvency ii;technical provisions;mortality table;longevity assumption;actuarial valuation;scheme funding;glm pricing;emblem;prophet;igloo;capital model;ifrs 17;csm;lapse assumption;ifoa;asset liability modelling;triennial valuation;transfer value;loss ratio projection;scr;stochastic model;experience study;embedded value;fsa exam;deckungsrückstellung;versicherungsmathematik;sterbetafel;rückstellungen;provisionnement;tarification;table de mortalité;gi pricing;motor pricing;pricing models;glm;gbm pricing;ratemaking;rate filing;burning cost;loss cost;frequency severity;technical premium;street premium;rating engine;price optimisation;earnix;claims inflation;reserving triangle;fca pricing practices;gipp;average-cost model;claim-count;peril;new business and renewal;lapse and conversion;conversion model;demand model;rating analyst;postcode smoothing;one-way;multivariate;rate change;radar live;aggregator pricing;casualty actuarial;tarifierung;schadenversicherung;tarification iard',
  },
  underwriter: {
    titles: 'underwriter;underwriting assistant;commercial underwriter;underwriter versicherung;souscripteur',
    words:
      "policy wording;rate on line;reinsurance treaty;facultative;coverholder;delegated authority;lloyd's syndicate;line size;risk appetite;premium rating;loss ratio;exposure management;aggregate monitoring;property and casualty;d&o;marine cargo;renewal retention;quota share;excess of loss;bordereaux;survey recommendations;capacity provider;moral hazard;medical underwriting;cii;risikoprüfung;zeichnungsvollmacht;policierung;rückversicherung;sachversicherung;souscription;réassurance;prime d'assurance;property underwriting;total insured value;schedule of values;cat modelling;air touchstone;pml;eml;binding authority;letter of authority;excess and surplus;e&s;subscription market;lead and follow;direct and facultative;treaty capacity;loss runs;surplus lines;delegated authority underwriting;risk surveys;sprinklered;gewerbeversicherung;dommages aux biens",
  },
  insurance_claims_handler: {
    titles: 'claims handler;claims adjuster;claims adviser;schadensachbearbeiter;gestionnaire sinistres',
    words:
      'first notification of loss;fnol;liability decision;indemnity payment;quantum;reserve setting;subrogation;credit hire;third party capture;bodily injury claim;whiplash portal;motor claims;escape of water;policy excess;total loss;repudiation;fraud indicators;part 36 offer;moj portal;repair network;cue check;large loss;bent metal;jackson reforms;coverage decision;claims leakage;salvage;schadenregulierung;haftpflicht;schadenakte;regress;kfz-schaden;deckungsprüfung;gestion de sinistres;indemnisation;expertise auto;recours',
  },
  insurance_broker: {
    titles:
      'insurance broker;account handler insurance;broking assistant;versicherungsmakler;courtier en assurances',
    words:
      "acturis;market presentation;insurer extranet;tradesman combined;contract works;renewal invitation;mid-term adjustment;mta;commercial combined;motor fleet;placing slip;quote comparison of insurers;cover note;statement of fact;demands and needs;fair presentation of risk;new business broking;insurer panel;brokerage;ssp broking;open gi;applied epic;cert cii;employers liability certificate;premium finance;personal lines;high net worth household;lloyd's broker;producing broker;certificate of insurance;sum insured;deckungskonzept;maklervertrag;sachversicherung;gewerbeversicherung;bestandskunden versicherung;courtage;devis d'assurance;avenant",
  },
  solicitor_employment: {
    titles: 'employment solicitor;employment lawyer;fachanwalt für arbeitsrecht;avocat droit du travail',
    words:
      "employment tribunal;settlement agreement;unfair dismissal;tupe;et1;et3;acas early conciliation;whistleblowing claim;discrimination claim;restrictive covenants;schedule of loss;redundancy consultation;grievance advice;preliminary hearing;equal pay;constructive dismissal;protected conversation;collective consultation;wage and hour;eeoc charge;title vii;witness statement;post-termination restrictions;garden leave;senior executive exit;ir35 advice;employment contracts drafting;kündigungsschutzklage;aufhebungsvertrag;betriebsrat;arbeitsgericht;abfindung;prud'hommes;licenciement;rupture conventionnelle",
  },
  conveyancer: {
    titles:
      'conveyancer;conveyancing solicitor;residential property solicitor;notariatsfachangestellter;clerc de notaire immobilier',
    words:
      'exchange of contracts;sdlt return;land registry;ap1;tr1;local search;environmental search;title deeds;leasehold;lpe1;freehold;requisitions;pre-contract enquiries;mortgage deed;transfer of equity;help to buy;new build plot;ta6;ta10;report on title;lender portal;redemption statement;clc;cqs;stamp duty land tax;completion statement;title insurance;escrow closing;grundbuch;auflassung;kaufvertragsentwurf;grundschuld;grunderwerbsteuer;acte de vente;compromis de vente;hypothèque;management pack;building safety act;cml handbook;uk finance handbook;sdlt returns;deed of covenant;new build;post-completion;land registry portal;contract pack;freehold sale;leasehold purchase;staircasing;shared ownership',
  },
  paralegal: {
    titles: 'paralegal;legal assistant;legal secretary;rechtsanwaltsfachangestellter;assistant juridique',
    words:
      "court bundle;disclosure exercise;e-discovery;relativity;attendance note;legal research;westlaw;lexisnexis;witness statement drafting;cilex;file opening;audio typing legal;dictation;court filing;counsel's brief;pleadings;deposition summary;docketing;bates numbering;subpoena;client care letter;time recording units;lpc graduate;companies house filing;legal aid form;privilege review;proclaim;leap;fristenkontrolle;schriftsätze;mandantenakten;ra-micro;kanzlei;dossiers contentieux;greffe;rechtsanwaltsfachangestellte;juriste assistant",
  },
  litigation_solicitor: {
    titles: 'litigation solicitor;dispute resolution lawyer;barrister;prozessanwalt;avocat contentieux',
    words:
      'civil procedure rules;particulars of claim;defence and counterclaim;disclosure;high court;county court;pre-action protocol;injunction;arbitration;costs budget;summary judgment;witness statement;part 36 offer;advocacy;skeleton argument;cross-examination;instructing counsel;trial bundle;freezing order;without prejudice;motion to dismiss;deposition;discovery requests;rights of audience;pupillage;chambers;klageschrift;zivilprozess;rechtsstreit;schriftsatz;assignation;plaidoirie;tribunal judiciaire',
  },
  hr_generalist: {
    titles: 'hr advisor;hr generalist;hr business partner;personalreferent;responsable ressources humaines',
    words:
      'cipd;disciplinary hearing;grievance;absence management;employee relations;acas code;tupe;redundancy consultation;onboarding;hris;workday hcm;right to work check;exit interview;hr policies;performance improvement plan;occupational health referral;settlement agreement;succession planning;talent review;bamboohr;probation review;shrm;fmla;people strategy;employee handbook;organisational design;job evaluation;engagement survey;personalwesen;betriebsrat;arbeitsverträge;bewerbermanagement;personalakten;droit social;cse;gestion du personnel;er cases;sickness absence meetings;investigation reports;dismissal hearings;settlement agreements;acas;trade union consultation;full-time officers;job matching;people partner;personalreferentin;arbeitsrecht;abmahnung;stellenbesetzung;chargée rh;gestionnaire rh;relations sociales;disciplinaire;entretiens annuels;gpec;works council;works agreements;works council negotiations;social plan;short-time work;labour court;labor court;dismissals;written warnings;warnings and dismissals;pay grading;job grading;regrading;era grading;era-eingruppierung;eingruppierung;ig metall;collective bargaining;return-to-work interviews;sick leave talks;betriebliches eingliederungsmanagement;bem-gespräche;aufhebungsverträge;kündigungsschutz;betriebsvereinbarungen;interessenausgleich;sozialplan;kurzarbeit;arbeitszeugnisse;tarifrecht;personalplanung;personio;succession list;licenciements;entretien préalable;rupture conventionnelle;prud’hommes;accords d’entreprise',
  },
  recruiter: {
    titles:
      'recruiter;recruitment consultant;talent acquisition partner;personalberater;chargé de recrutement',
    words:
      'candidate sourcing;boolean search;linkedin recruiter;applicant tracking system;ats;headhunting;time to hire;360 recruitment;billings;placement fee;candidate pipeline;job board;cv screening;interview scheduling;offer negotiation;employer branding;bullhorn;greenhouse;cost per hire;direct sourcing;temp desk;perm desk;executive search;talent pool;preferred supplier list;terms of business;candidate experience;hiring manager intake;inmail;bewerberauswahl;active sourcing;vorstellungsgespräche;personalvermittlung;sourcing de candidats;entretien de recrutement;cabinet de recrutement;personalbeschaffung;stellenanzeigen;bewerbungsgespräche;chargée de recrutement;entretiens de recrutement;retained search;candidate shortlist;contingent recruitment',
  },
  executive_assistant: {
    titles:
      'executive assistant;personal assistant;pa;private secretary;military assistant;vorstandsassistenz;assistant de direction',
    words:
      "diary management;travel itinerary;inbox management;board papers;minute taking;expense claims;gatekeeper;calendar scheduling;concur;flight booking;visa arrangements;confidential correspondence;c-suite support;agm arrangements;event logistics for board;meeting agenda;audio typing;shorthand;venue sourcing;chief of staff support;action log;private errands;stationery ordering;conference call setup;invoice approval for ceo;executive support;hotel booking;terminkoordination;reiseplanung;reisekostenabrechnung;protokollführung;gestion d'agenda;organisation de déplacements;compte rendu de réunion;assistenz der geschäftsführung;assistante de direction",
  },
  performance_marketer: {
    titles:
      'performance marketing manager;ppc specialist;paid media manager;online-marketing-manager;traffic manager',
    words:
      'google ads;meta ads;roas;ppc;paid social;bid strategy;conversion tracking;attribution model;ad copy testing;landing page;retargeting;lookalike audience;google tag manager;ga4;programmatic;display network;dv360;linkedin campaign manager;tiktok ads;media buying;cac;ltv;performance max;shopping feed;quality score;impression share;negative keywords;affiliate marketing;ctr;cpm;suchmaschinenwerbung;kampagnensteuerung;werbebudget;achat média;campagnes payantes;taux de conversion;troas;budget média;dépense média;acquisition payante;media buyer;plan de tests créatifs;enchères;flux produits;channable;lengow;gtm serveur;consent mode;tracking server-side;régie;mediabudget;kampagnenmanager',
  },
  seo_specialist: {
    titles: 'seo specialist;seo manager;content marketing manager;seo-manager;référenceur web',
    words:
      'technical seo;keyword research;backlink;link building;ahrefs;semrush;screaming frog;search console;on-page optimisation;meta description;crawl budget;canonical tag;schema markup;serp;organic traffic;domain authority;hreflang;content calendar;blog posts;internal linking;core web vitals;featured snippet;robots.txt;sitemap;digital pr;search intent;moz;local seo;google business profile;content brief;topic cluster;suchmaschinenoptimierung;keyword-recherche;sichtbarkeitsindex;sistrix;référencement naturel;maillage interne;netlinking',
  },
  sales_account_executive: {
    titles: 'account executive;sales representative;key account manager;vertriebsmitarbeiter;commercial b2b',
    words:
      'quota attainment;cold calling;salesforce pipeline;outbound prospecting;discovery call;meddic;spin selling;closed won;sales cycle;cross-sell;new business;account plan;bdr;sdr;product demo;objection handling;lead qualification;hubspot crm;joint business plan;tender response;contract renewal;outreach sequence;decision maker;trade terms;neukundenakquise;außendienst;kaltakquise;angebotserstellung;vertragsverhandlung;prospection;portefeuille clients;négociation commerciale;new logo;self-sourced;first-time customers;tcv;acv;attainment;self-sourced pipeline;meddpicc;outbound sales;full cycle sales;saas sales;b2b sales;nieuwe klanten;offertes;prospectie;verkoop;accountmanager;vertrieb;neukundengewinnung;commercial terrain;cycle de vente',
  },
  aml_kyc_analyst: {
    titles: 'aml analyst;kyc analyst;financial crime analyst;mlro;geldwäschebeauftragter;analyste lcb-ft',
    words:
      'aml;kyc;customer due diligence;enhanced due diligence;edd;pep screening;sanctions screening;suspicious activity report;sar;transaction monitoring;ultimate beneficial owner;ubo;world-check;ofac;adverse media;source of wealth;source of funds;actimize;fatf;money laundering regulations;alert clearance;periodic review of clients;acams;correspondent banking;terrorist financing;bank secrecy act;fircosoft;lexisnexis bridger;jmlsg;false positive alerts;client onboarding file;risk rating of client;geldwäscheprävention;verdachtsmeldung;wirtschaftlich berechtigter;legitimationsprüfung;lutte anti-blanchiment;déclaration de soupçon;tracfin',
  },
  translator: {
    titles: 'translator;interpreter;localisation specialist;übersetzer;traducteur',
    words:
      'sdl trados;cat tool;memoq;translation memory;termbase;proofreading;source language;target language;localisation;localization;simultaneous interpreting;consecutive interpreting;whispered interpreting;sworn translation;certified translation;glossary;transcreation;post-editing machine translation;mtpe;subtitling;word count rate;iti;dpsi;court interpreting;language pair;community interpreting;remote interpreting;sight translation;dolmetschen;fachübersetzung;beeidigt;korrekturlesen;terminologie;interprétation de conférence;relecture;traduction assermentée;medical translation;german to english;source text;post-editing;iso 17100;trados;language service provider;lsp;package leaflet;informed consent forms;miti;bdü;ciol;übersetzungsbüro;lektorat;traduction médicale;words per day;smpcs;instructions for use',
  },
};
