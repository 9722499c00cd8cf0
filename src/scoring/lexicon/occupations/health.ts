// Health: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const HEALTH: Occupations = {
  ward_nurse: {
    titles:
      'staff nurse;ward nurse;registered nurse;medical ward nurse;surgical ward nurse;med-surg nurse;rgn;krankenschwester;pflegefachmann;pflegefachfrau;gesundheits- und krankenpfleger;infirmier;infirmière',
    words:
      "nmc pin;nmc registration;drug round;medication round;obs round;news2;early warning score;vital signs;venepuncture;cannulation;iv antibiotics;iv additives;catheterisation;ng tube;fluid balance chart;waterlow;pressure area care;wound dressing;bay nursing;side room;bleep holder;sbar;bedside handover;ward round;discharge summary;discharge lounge;mrsa screening;barrier nursing;controlled drugs cupboard;post-op care;pca pump;blood transfusion;falls assessment;must score;nursing process;nursing care plan;med-surg;telemetry unit;picc line;revalidation;preceptorship;bank shifts;grundpflege;behandlungspflege;pflegedokumentation;stationsalltag;dekubitusprophylaxe;verbandswechsel;vitalzeichenkontrolle;soins infirmiers;prise de sang;transmissions ciblées;pansement;service de médecine;altenpflegerin;altenpfleger;medikamentengabe;wundversorgung;pflegeplanung;sis strukturmodell;übergabe;frühdienst;spätdienst;nachtdienst;infirmière diplômée d'état;pansements;plan de soins",
  },
  ward_manager: {
    titles:
      'ward manager;ward sister;charge nurse;senior sister;nurse manager;matron;modern matron;nurse unit manager;stationsleitung;pflegedienstleitung;cadre de santé;infirmier chef',
    words:
      'ward establishment;safer staffing;e-rostering;healthroster;acuity tool;safecare;bed management;patient flow;ward accreditation;nurse-sensitive indicators;friends and family test;datix;duty of candour;infection control audit;nhs safety thermometer;harm free care;hand hygiene audit;band 7;band 6 sister;supernumerary;bank and agency spend;nmc code;revalidation confirmer;preceptee;matron round;ward sister;quality boards;serious incident review;psirf;cqc inspection;skill mix;length of stay;board round;red to green;nurse in charge;magnet status;clinical governance;student nurse placement;practice assessor;mortality review;pressure ulcer prevalence;pdl;dienstplangestaltung;stationsleitung;pflegepersonaluntergrenzen;pflegequalität;medizinischer dienst;bettenbelegung;cadre de santé;planning des équipes soignantes;encadrement infirmier;certification has;démarche qualité soins;wohnbereichsleitung;praxisanleitung;pflegevisite;cadre infirmier;faisant fonction de cadre;encadrement des équipes soignantes',
  },
  icu_nurse: {
    titles:
      'icu nurse;critical care nurse;intensive care nurse;itu nurse;hdu nurse;ccrn;critical care outreach nurse;intensivpfleger;intensivpflegefachkraft;infirmier en réanimation',
    words:
      'ventilated patient;invasive ventilation;tracheostomy weaning;arterial line;abg;blood gas analysis;inotropes;vasopressors;noradrenaline;cvvhdf;crrt;haemofiltration;prismaflex;proning;sedation hold;rass score;cam-icu;central line;cvp;picco;swan-ganz;ecmo;iabp;level 3 patient;level 2 patient;bed space check;endotracheal suction;closed suction;intubation assist;step 1 competencies;ccrn;sofa score;hourly obs;hdu;itu;outreach team;metavision;icca;picis;organ donation;brainstem death;icp monitoring;evd;bipap;optiflow;hamilton ventilator;dräger ventilator;1:1 nursing;intensivstation;beatmung;weaning;katecholamine;bronchoskopie-assistenz;fachweiterbildung intensiv;dialyseverfahren;réanimation;ventilation mécanique;soins intensifs;drogues vasoactives;voie veineuse centrale;intensivpflege;fachweiterbildung intensivpflege;réa;cathéter artériel',
  },
  emergency_nurse: {
    titles:
      'emergency nurse;a&e nurse;ed nurse;er nurse;triage nurse;emergency nurse practitioner;enp;notaufnahmepfleger;infirmier aux urgences',
    words:
      "a&e;emergency department;manchester triage;triage nurse;resus;resus bay;four-hour target;ambulance handover;trauma call;major trauma centre;plastering;plaster cast;suturing;wound glue;sepsis six;stroke thrombolysis;acs pathway;12-lead ecg;toxbase;als provider;tncc;atls observer;epls;rapid assessment;rat assessment;majors and minors;see and treat;minor injuries unit;urgent treatment centre;esi level;trauma bay;code blue;conscious sedation;io access;eyewash;tetanus;paediatric ed;safeguarding flag;mental health liaison;firstnet;massive haemorrhage protocol;notaufnahme;zna;ersteinschätzung;schockraum;manchester-triage;notfallpflege;salle de déchocage;infirmier d'accueil et d'orientation;ioa;smur;tri des patients",
  },
  theatre_nurse: {
    titles:
      'theatre nurse;scrub nurse;scrub practitioner;operating room nurse;or nurse;circulating nurse;perioperative nurse;operationstechnischer assistent;op-schwester;ibode;infirmier de bloc opératoire',
    words:
      'scrub;scrub practitioner;circulating;swab count;instrument count;who checklist;surgical safety checklist;sterile field;gowning and gloving;aseptic technique;diathermy;laparoscopic stack;laparotomy set;instrument tray;ssd;hssu;tourniquet;implants log;theatre list;elective list;cepod list;trauma list;orthopaedic theatre;patient positioning;prepping and draping;specimen handling;surgical first assistant;sfa;aorn;cnor;laminar flow;robotic theatre;da vinci;arthroscopy set;hip and knee replacement;caesarean list;ophthalmic theatre;bluespier;theatreman;ormis;turnaround between cases;perioperative;never event;op-saal;instrumentieren;springertätigkeit;steriles arbeiten;ota;lagerung des patienten;siebe;zsva;bloc opératoire;instrumentation;panseuse;ibode;comptage des compresses;stérilisation;op-pflege;operationstechnische assistentin;infirmière de bloc opératoire;circulante;checklist has',
  },
  odp_anaesthetic: {
    titles:
      'operating department practitioner;odp;anaesthetic nurse;anaesthetic practitioner;anesthesia technician;recovery nurse;pacu nurse;anästhesietechnischer assistent;anästhesiepfleger;iade;infirmier anesthésiste',
    words:
      "odp;anaesthetic room;anaesthetic machine check;airway assist;difficult airway trolley;laryngoscope;glidescope;lma;endotracheal tube;rapid sequence induction;cricoid pressure;spinal anaesthetic;epidural;regional block;arterial line set-up;propofol;suxamethonium;rocuronium;sevoflurane;tiva;malignant hyperthermia;dantrolene;cell salvage;aagbi;hcpc odp;recovery room;pacu;aldrete score;extubation;ponv;pca;post-anaesthetic care;obstetric theatre;vaporiser;capnography;bis monitoring;warming blanket;bair hugger;level 1 infuser;asa grade;sign in;crash caesarean;aufwachraum;einleitung;narkosegerät;anästhesiepflege;intubation;ausleitung;anesthésie;iade;salle de réveil;sspi;respirateur d'anesthésie",
  },
  community_nurse: {
    titles:
      'district nurse;community nurse;community staff nurse;home health nurse;visiting nurse;home care nurse;gemeindeschwester;pflegefachkraft ambulant;infirmier libéral;infirmière à domicile',
    words:
      'district nursing;housebound patient;home visits;caseload;leg ulcer;doppler assessment;compression bandaging;four-layer bandaging;insulin administration;syringe driver;t34;end of life care at home;gold standards framework;catheter care;bowel care;pressure relieving equipment;continence assessment;picc line flush;opat;systmone;emis community;lone worker device;v300;v100 prescriber;sq district nurse;virtual ward;rapid response team;admission avoidance;single point of access;wound clinic;negative pressure wound therapy;vac dressing;nebuliser at home;oasis assessment;home health aide;start of care visit;medicare recertification;ambulanter pflegedienst;tourenplanung pflege;sgb v;sgb xi;häusliche krankenpflege;kompressionsverband;insulingabe;wundversorgung;portversorgung;soins à domicile;tournée;ssiad;ngap;bilan de soins infirmiers;behandlungspflege;tourenplanung;wundmanager;infirmière libérale;housebound patients;leg ulcer clinic;insulin visits;end of life at home;caseload holder',
  },
  practice_nurse: {
    titles:
      'practice nurse;general practice nurse;gp nurse;treatment room nurse;primary care nurse;office nurse;praxisschwester;infirmier asalée;infirmière en cabinet',
    words:
      'gp practice nurse;treatment room;cervical screening;smear taking;cervical cytology;childhood immunisations;baby imms;flu clinic;travel vaccinations;travel health;qof;chronic disease clinic;asthma review;copd review;spirometry;diabetic foot check;diabetes review;hypertension review;hba1c;inr clinic;ear irrigation;b12 injections;depo injection;contraception clinic;nhs health check;new patient check;smoking cessation;emis web;systmone;accurx;ardens templates;pgd;patient group direction;cold chain;vaccine fridge;pcn;long-term conditions;cardiovascular risk;suture removal;wound clinic;phlebotomy clinic;doppler;learning disability health check;hausarztpraxis;impfsprechstunde;dmp schulung;blutentnahme;ekg schreiben;wundkontrolle;cabinet médical;asalée;suivi diabète;vaccination;éducation thérapeutique',
  },
  nurse_practitioner: {
    titles:
      'advanced nurse practitioner;anp;nurse practitioner;advanced clinical practitioner;acp;family nurse practitioner;fnp;aprn;clinical nurse specialist;pflegeexperte apn;infirmier en pratique avancée;ipa',
    words:
      'advanced clinical practice;independent prescriber;v300;non-medical prescribing;autonomous practitioner;history taking;clinical examination;differential diagnosis;undifferentiated presentations;same-day appointments;minor illness;telephone triage;four pillars of advanced practice;msc advanced practice;acp portfolio;hee credentialing;fnp-bc;aprn license;dea registration;np-c;acnp;soap note;requesting x-rays;red flags;home visiting service;clerking;nurse-led clinic;specialist nurse clinic;cns;mdt meeting;keyworker;holistic needs assessment;pathway navigator;nmp formulary;pcn;arrs role;urgent care;ooh;care home ward round;acute take;emis;pflegeexperte;advanced practice nurse;erweiterte pflegepraxis;körperliche untersuchung;pratique avancée;ipa;renouvellement de prescription;consultation infirmière;protocole de coopération',
  },
  childrens_nurse: {
    titles:
      "paediatric nurse;children's nurse;pediatric nurse;picu nurse;rscn;rn child;kinderkrankenschwester;gesundheits- und kinderkrankenpfleger;puéricultrice;infirmière puéricultrice",
    words:
      "paediatric ward;children's ward;pews;paediatric early warning score;rn child;family-centred care;play specialist;paediatric weight-based dosing;bronchiolitis;croup;gastroenteritis;febrile convulsion;high flow oxygen;nasopharyngeal aspirate;epls;pils;picu;cystic fibrosis;paediatric oncology;wong-baker faces;flacc score;gillick competence;fraser guidelines;distraction therapy;emla;ametop;child protection medical;safeguarding children level 3;paediatric assessment unit;pau;camhs inpatient;continuing care child;long-term ventilated child;gastrostomy;mic-key button;hickman line;school nurse liaison;community children's nursing;transition clinic;hospital passport;kinderstation;kinderkrankenpflege;säugling;elternanleitung;pädiatrie;frühchen;pédiatrie;puériculture;nourrisson;protection maternelle et infantile;pesée",
  },
  neonatal_nurse: {
    titles:
      'neonatal nurse;nicu nurse;special care baby unit nurse;scbu nurse;nursery nurse neonatal;neonatologiepfleger;infirmière en néonatologie',
    words:
      'nicu;scbu;neonatal unit;preterm baby;extremely preterm;incubator care;kangaroo care;skin to skin;cpap;hfov;surfactant;umbilical line;uvc;uac;long line;phototherapy;sbr;jaundice;tpn;expressed breast milk;donor milk;tube feeding;ngt feeds;developmental care;therapeutic cooling;cooled baby;hie;necrotising enterocolitis;rop screening;nls;neonatal life support;qis;qualified in specialty;badgernet;bapm;apnoea monitor;transitional care;neonatal transport;vapotherm;newborn blood spot;cranial ultrasound;gestational age;bliss baby charter;bereavement box;family integrated care;neonatologie;frühgeborene;inkubator;känguruhen;neonatologiestation;perinatalzentrum;néonatologie;prématuré;couveuse;peau à peau;réanimation néonatale',
  },
  mental_health_nurse: {
    titles:
      'mental health nurse;rmn;psychiatric nurse;community psychiatric nurse;cpn;behavioral health nurse;psychiatriepfleger;fachkrankenpfleger psychiatrie;infirmier en psychiatrie',
    words:
      'rmn;registered mental health nurse;mental health act;section 2;section 3;section 17 leave;section 136;cto;depot injection;clozapine clinic;lithium monitoring;risk formulation;ligature risk;enhanced observations;1:1 observations;pmva;mapa;de-escalation;rapid tranquillisation;seclusion;acute admission ward;picu psychiatric;forensic ward;medium secure;low secure;cmht;crisis resolution team;home treatment team;early intervention in psychosis;camhs;care coordinator;rio;carenotes;paris system;mental state examination;mse;psychosis;bipolar disorder;personality disorder;eupd;self-harm;suicidal ideation;safewards;recovery model;mental health tribunal;ect suite;perinatal mental health;psychiatrie;geschlossene station;psychkg;bezugspflege;deeskalation;fixierung;gerontopsychiatrie;psychiatrie de secteur;cmp;entretien infirmier;isolement et contention;hôpital de jour',
  },
  learning_disability_nurse: {
    titles:
      'learning disability nurse;rnld;community learning disability nurse;intellectual disability nurse;ldn;heilerziehungspfleger;infirmier en institution spécialisée',
    words:
      "rnld;learning disability nursing;positive behaviour support;pbs plan;intellectual disability;profound and multiple learning disabilities;pmld;health action plan;hospital passport;annual health check;reasonable adjustments;stomp;epilepsy rescue medication;buccal midazolam;peg feed;dysphagia guidelines;transforming care;care and treatment review;ctr;dynamic support register;assessment and treatment unit;acute liaison nurse;leder review;mca assessment;dols;makaton;easy read;challenging behaviour;autism;sensory profile;functional assessment of behaviour;abc chart;proact-scip;supported living;communication passport;learning disability register;epilepsy profile;enteral feeding;heilerziehungspflege;eingliederungshilfe;bthg;wohngruppe;teilhabeplanung;unterstützte kommunikation;geistige behinderung;handicap mental;maison d'accueil spécialisée;foyer de vie;polyhandicap;projet personnalisé",
  },
  oncology_nurse: {
    titles:
      'oncology nurse;chemotherapy nurse;sact nurse;cancer nurse specialist;macmillan nurse;haematology nurse;onkologische fachpflegekraft;infirmière en oncologie',
    words:
      'sact;chemotherapy administration;cytotoxic drugs;ukons triage;acute oncology;neutropenic sepsis;picc line;hickman line;portacath;port access;extravasation;scalp cooling;immunotherapy toxicity;ctcae grading;day unit;chemo day unit;ambulatory chemotherapy;bone marrow transplant;stem cell transplant;car-t;mascc score;chemocare;aria;mucositis;antiemetic;cvad;targeted therapy;intrathecal register;cold sore prophylaxis;holistic needs assessment;treatment summary;macmillan;palliative referral;metastatic spinal cord compression;ons/oncc;ocn certification;apheresis;gvhd;trial nurse oncology;blood product support;key worker cancer pathway;two-week wait;mdt coordinator;onkologie;chemotherapie;zytostatika;port anstechen;paravasat;tagesklinik onkologie;oncologie;chimiothérapie;chambre implantable;hôpital de jour oncologie;annonce du diagnostic',
  },
  palliative_nurse: {
    titles:
      'palliative care nurse;hospice nurse;end of life nurse;marie curie nurse;community palliative nurse;palliativpfleger;palliative-care-fachkraft;infirmier en soins palliatifs',
    words:
      'hospice;palliative care;end of life care;syringe driver;t34 pump;anticipatory medications;just in case box;symptom control;breakthrough pain;opioid conversion;morphine sulphate;midazolam infusion;advance care planning;dnacpr;respect form;preferred place of death;verification of death;last offices;bereavement support;gold standards framework;ipos;karnofsky;phase of illness;carer respite;day hospice;hospice at home;marie curie;macmillan;terminal agitation;death rattle;glycopyrronium;mouth care;spiritual needs;fast track chc;night sitting;epaccs;lymphoedema clinic;namaste care;chpn;hospice interdisciplinary group;palliativstation;palliativpflege;sapv;hospiz;sterbebegleitung;schmerzpumpe;bedarfsmedikation;soins palliatifs;accompagnement fin de vie;pompe à morphine;directives anticipées;usp',
  },
  dialysis_nurse: {
    titles:
      'dialysis nurse;renal nurse;haemodialysis nurse;nephrology nurse;dialysis technician;dialysefachkraft;infirmier en hémodialyse',
    words:
      'haemodialysis;hemodialysis;peritoneal dialysis;capd;apd;av fistula;fistula needling;buttonhole needling;av graft;tunnelled line;permcath;fresenius 5008;nipro;b braun dialog;dry weight;ultrafiltration;urr;kt/v;dialyser;lining and priming;heparin;water treatment plant dialysis;reverse osmosis unit;satellite unit;home dialysis training;transplant workup;renal diet;phosphate binders;epo;erythropoietin;iron infusion;peritonitis;exit site care;intradialytic hypotension;cannt;cnn;aki;ckd stage 5;low clearance clinic;twilight shift;davita;vascular access coordinator;proton system;renalware;dialyse;shunt punktieren;dialysegerät;nephrologie;trockengewicht;dialysekatheter;bauchfelldialyse;hémodialyse;fistule artério-veineuse;générateur de dialyse;poids sec;dialyse péritonéale',
  },
  health_visitor: {
    titles:
      'health visitor;specialist community public health nurse;scphn;school nurse;family nurse;public health nurse;kinder- und jugendgesundheitspflegerin;familienhebamme;infirmière scolaire;puéricultrice pmi',
    words:
      'health visiting;scphn;healthy child programme;new birth visit;antenatal contact;six-week review;asq-3;two-year review;red book;pchr;maternal mood assessment;edinburgh postnatal depression scale;promotional interview;infant feeding;weaning advice;baby clinic;weigh-in clinic;universal plus;family partnership model;family nurse partnership;child protection conference;core group;early help assessment;safeguarding supervision;maca;marac;school health;ncmp;school-age immunisations;enuresis clinic;drop-in clinic;vision and hearing screening;audit of growth charts;unicef baby friendly;breastfeeding peer support;solihull approach;five to thrive;postnatal depression;sudden infant death;domestic abuse routine enquiry;corporate caseload;section 47;frühe hilfen;familienhebamme;schuleingangsuntersuchung;kinderschutz;elternberatung;gesundheitsamt;pmi;infirmière scolaire;visite à domicile;carnet de santé;bilan de quatre ans',
  },
  occupational_health_nurse: {
    titles:
      'occupational health nurse;occupational health advisor;ohn;occupational health technician;employee health nurse;betriebsmedizinische assistentin;werksarzthelferin;infirmier santé au travail',
    words:
      "occupational health;management referral;fitness for work;health surveillance;audiometry;spirometry;havs tier;skin surveillance;pre-placement questionnaire;night worker assessment;dse;safety critical medical;drug and alcohol testing;hepatitis b vaccination;needlestick;sickness absence;phased return;ill-health retirement;workplace adjustments;faculty of occupational medicine;seqohs;opas-g2;eopas;respirator fit test;lead medical;biological monitoring;riddor;display screen assessment;bradford factor;work-related stress;wellbeing day;driver medical;hgv medical;confined space medical;coshh;cohn-s;osha recordable;first aid room;arbeitsmedizin;vorsorgeuntersuchung;bem;g-untersuchung;betriebsarzt;hörtest;bildschirmarbeitsplatz;santé au travail;visite d'information et de prévention;inaptitude;médecine du travail",
  },
  nursing_associate: {
    titles:
      'nursing associate;assistant practitioner;trainee nursing associate;enrolled nurse;licensed practical nurse;lpn;lvn;pflegefachassistent;pflegeassistent;aide-soignant qualifié',
    words:
      "nursing associate;foundation degree nursing associate;assistant practitioner;lpn;lvn;enrolled nurse;medication administration competency;band 4;observations of vital signs;catheter care;simple wound dressing;blood glucose monitoring;bm;subcutaneous injection;insulin injection;venepuncture;ecg recording;peg feed;bladder scan;care certificate;nmc associate part;escalate deteriorating patient;news2;delegated care;stoma bag change;oxygen therapy;clerical ward round notes;nebuliser;suppositories;personal hygiene needs;repositioning chart;stool chart;fluid chart;spoke placement;apprenticeship nursing;charting in pcc;med pass;skilled nursing facility;treatment nurse;tracheostomy care;nclex-pn;pflegehelfer;pflegefachassistenz;lg1;lg2;einjährige pflegehilfe;blutzuckermessung;s.c. injektion;diplôme d'état aide-soignant;soins d'hygiène;glycémie capillaire;surveillance des constantes",
  },
  healthcare_assistant: {
    titles:
      'healthcare assistant;hca;healthcare support worker;nursing assistant;certified nursing assistant;cna;nursing auxiliary;patient care technician;pflegehelfer;krankenpflegehelfer;aide-soignant;aide-soignante',
    words:
      "hca;healthcare assistant;care certificate;personal care;washing and dressing patients;bed bath;bed making;feeding patients;bedpan;commode;toileting;turning patients;repositioning;pressure area;skin bundle;fluid balance chart;food chart;taking observations;bp pulse temp;blood sugars;news chart;weighing patients;specimen collection;msu;1:1 special;enhanced care;ward kitchen;patient transfers;hoist;slide sheet;stedy;call bell;intentional rounding;dementia champion;protected mealtimes;last offices;chaperoning;phlebotomy;ecg;sluice;cna license;adl;activities of daily living;vitals;patient care tech;bank hca;krankenpflegehelfer;körperpflege;lagern;essen anreichen;betten machen;pflegehelferkurs;grundpflege;aide-soignant;toilette au lit;aide au repas;prévention d'escarres;réfection des lits;change des patients",
  },
  midwife: {
    titles:
      'midwife;labour ward coordinator;community midwife;specialist midwife;certified nurse midwife;hebamme;entbindungspfleger;sage-femme;maïeuticien',
    words:
      'midwifery;labour ward;delivery suite;antenatal;postnatal;intrapartum;ctg;fetal monitoring;fetal heart auscultation;epidural;cannulation;perineal suturing;perineal repair;episiotomy;water birth;home birth;birth centre;newborn examination;nipe;pph;postpartum haemorrhage;shoulder dystocia;breastfeeding;infant feeding;booking appointment;continuity of carer;caseload midwifery;neonatal resuscitation;nls;badgernet;prompt training;pinard;sonicaid;induction of labour;propess;syntocinon;vaginal examination;partogram;high-risk pregnancy;pre-eclampsia;gestational diabetes;maternity triage;antenatal class;ockenden;saving babies lives;fresh eyes;newborn blood spot;bereavement midwife;cnm;kreißsaal;geburt;wochenbett;schwangerenvorsorge;geburtshilfe;stillberatung;rückbildung;accouchement;salle de naissance;suites de couches;préparation à la naissance;monitoring fœtal;consultation prénatale;wochenbettbetreuung;geburtsvorbereitung;suivi de grossesse',
  },
  general_practitioner: {
    titles:
      'general practitioner;gp;salaried gp;gp partner;locum gp;family physician;family doctor;primary care physician;hausarzt;facharzt für allgemeinmedizin;allgemeinmediziner;médecin généraliste',
    words:
      'general practice;mrcgp;cct general practice;gp partner;salaried gp;performers list;qof;emis web;systmone;pcn;ooh;home visit;telephone triage;ten-minute consultation;duty doctor;repeat prescriptions;sick note;fit note;two-week-wait referral;choose and book;ers referral;docman;minor surgery;joint injection;coil fitting;gpwer;gpwsi;gp trainer;cqc registered manager gp;icb;medicines optimisation;care home round;chronic disease management;family medicine;abfm;panel size;annual wellness visit;icd-10 coding;dea;nhs app;arrs;locum session;hausarzt;kassensitz;hausbesuch;bereitschaftsdienst;dmp;check-up 35;überweisung;allgemeinmedizin;médecine générale;cabinet libéral;maison de santé;téléconsultation;ordonnance;médecin traitant;certificat médical',
  },
  hospital_physician: {
    titles:
      'consultant physician;hospital doctor;internist;internal medicine doctor;hospitalist;medical registrar;specialty registrar;junior doctor;foundation doctor;senior house officer;assistenzarzt;oberarzt;facharzt für innere medizin;interne en médecine;praticien hospitalier',
    words:
      "mrcp;acute medical unit;amu;acute take;post-take ward round;clerking;med reg;medical registrar;foundation year;fy1;sho;imt;specialty trainee;arcp;gmc registration;licence to practise;on-call rota;crash call;als;lumbar puncture;ascitic drain;chest drain;pleural aspiration;discharge letter;grand round;morbidity and mortality;horus eportfolio;endocrinology;gastroenterology;respiratory medicine;geriatric medicine;comprehensive geriatric assessment;hospitalist;abim;progress note;admission orders;step 3 usmle;plab;internal medicine;ambulatory emergency care;approbation;assistenzarzt;oberarzt;innere medizin;facharztweiterbildung;arztbrief;stationsarzt;sonographie;bereitschaftsdienst;praticien hospitalier;médecine interne;chef de clinique;interne des hôpitaux;compte rendu d'hospitalisation",
  },
  surgeon: {
    titles:
      'surgeon;general surgeon;consultant surgeon;orthopaedic surgeon;surgical registrar;trauma surgeon;colorectal surgeon;chirurg;facharzt für chirurgie;unfallchirurg;orthopäde;chirurgien',
    words:
      'frcs;mrcs;operative logbook;eportfolio iscp;theatre list;elective list;emergency laparotomy;laparoscopic cholecystectomy;appendicectomy;hernia repair;bowel resection;anastomosis;colorectal;upper gi;hepatobiliary;breast surgery;trauma and orthopaedics;total hip replacement;total knee replacement;dhs;orif;arthroscopy;fracture clinic;robotic surgery;da vinci;vascular access;urology;turp;plastic surgery;neurosurgery;craniotomy;cepod;atls instructor;surgical clinic;informed consent;post-op review;surgical on-call;stoma formation;wound debridement;skin graft;nela;njr;fellowship trained;board certified surgeon;facs;op-katalog;chirurgie;oberarzt chirurgie;unfallchirurgie;d-arzt;viszeralchirurgie;endoprothetik;minimalinvasiv;chirurgie viscérale;cœlioscopie;bloc opératoire;chef de clinique assistant;orthopédie traumatologie',
  },
  anaesthetist: {
    titles:
      'anaesthetist;consultant anaesthetist;anesthesiologist;intensivist;anaesthetic registrar;crna;facharzt für anästhesiologie;anästhesist;médecin anesthésiste-réanimateur',
    words:
      'frca;ficm;anaesthesia;anesthesiology;general anaesthesia;airway management;difficult airway;awake fibreoptic intubation;regional anaesthesia;nerve block;ultrasound-guided block;epidural;obstetric anaesthesia;tiva;target controlled infusion;asa classification;pre-operative assessment clinic;cpet;chronic pain clinic;acute pain round;critical care;icu consultant;cardiac anaesthesia;toe;transoesophageal echo;paediatric anaesthesia;day case anaesthesia;double-lumen tube;one-lung ventilation;intubation;vasopressor;cepod list;eras;enhanced recovery;crna;mac case;prehospital emergency medicine;phem;hems doctor;das guidelines;rcoa;anästhesiologie;narkose;intensivmedizin;notarzt;prämedikation;regionalanästhesie;zusatzbezeichnung notfallmedizin;schmerztherapie;anesthésie-réanimation;consultation pré-anesthésique;rachianesthésie;péridurale;smur',
  },
  emergency_doctor: {
    titles:
      'emergency medicine doctor;emergency physician;a&e doctor;consultant in emergency medicine;ed registrar;er doctor;notarzt;notfallmediziner;médecin urgentiste',
    words:
      "emergency medicine;frcem;mrcem;abem;emergency department;ed consultant;resus lead;trauma team leader;atls;als;apls;epls;etc course;fast scan;pocus;point-of-care ultrasound;procedural sedation;fracture reduction;shoulder relocation;rapid sequence intubation;chest drain;thoracotomy;cardiac arrest;sepsis;stemi;thrombolysis;four-hour standard;rapid assessment;ambulatory care;clinical decision unit;cdu;ed overcrowding;epic shift;emergency physician in charge;mass casualty;major incident;helicopter emergency;hems;toxicology;paediatric emergency;breaking bad news;medico-legal report;patients per hour;emtala;level i trauma;notaufnahme;zna;schockraum;notarzt;klinische akut- und notfallmedizin;nef;urgentiste;smur;samu;régulation médicale;déchocage;capacité médecine d'urgence",
  },
  cardiologist: {
    titles:
      'cardiologist;consultant cardiologist;interventional cardiologist;cardiology registrar;electrophysiologist;kardiologe;facharzt für kardiologie;cardiologue',
    words:
      'cardiology;interventional cardiology;pci;primary pci;ppci;coronary angiography;cath lab;stent;tavi;tavr;ivus;ffr;echocardiography;transthoracic echo;stress echo;toe;cardiac mri;cardiac ct;pacemaker implant;icd implant;crt-d;electrophysiology;ablation;atrial fibrillation;heart failure clinic;ejection fraction;nstemi;stemi;acs;ccu;coronary care unit;rapid access chest pain clinic;holter;tilt test;dapt;heart team;endocarditis;structural heart;bse accreditation;ehra;esc guidelines;left atrial appendage;grown-up congenital heart disease;lipid clinic;bubble study;kardiologie;herzkatheter;koronarangiographie;echokardiographie;schrittmacher;herzinsuffizienz;chest pain unit;cardiologie;coronarographie;échocardiographie;insuffisance cardiaque;rythmologie;usic',
  },
  paediatrician: {
    titles:
      'paediatrician;pediatrician;consultant paediatrician;community paediatrician;neonatologist;paediatric registrar;kinderarzt;facharzt für kinder- und jugendmedizin;pédiatre',
    words:
      'paediatrics;pediatrics;mrcpch;rcpch;neonatology;neonatal intensive care;child protection medical;community paediatrics;neurodevelopmental assessment;autism assessment;adhd clinic;growth chart;centile;well-child visit;vaccination schedule;febrile child;bronchiolitis;epilepsy clinic;paediatric diabetes;cystic fibrosis;congenital heart disease;nls;apls;newborn check;nipe;umbilical catheter;surfactant;preterm;paediatric ward round;safeguarding named doctor;cdop;adoption medical;looked after children medical;ehcp advice;developmental delay;cerebral palsy;paediatric allergy;hot week;attending consultant;aap;kinderheilkunde;u-untersuchungen;u1 bis u9;j1;neonatologie;kinder- und jugendmedizin;neuropädiatrie;spz;pédiatrie;néonatologie;courbe de croissance;nourrisson;urgences pédiatriques;vaccinations infantiles',
  },
  obstetrician_gynaecologist: {
    titles:
      'obstetrician;gynaecologist;obgyn;consultant obstetrician and gynaecologist;o&g registrar;frauenarzt;gynäkologe;facharzt für frauenheilkunde und geburtshilfe;gynécologue-obstétricien',
    words:
      'obstetrics;gynaecology;mrcog;rcog;ob/gyn;caesarean section;emergency section;instrumental delivery;ventouse;forceps delivery;kiwi cup;perineal tear;oasi;labour ward;antenatal clinic;fetal medicine;maternal medicine;hysteroscopy;colposcopy;lletz;hysterectomy;laparoscopic gynaecology;endometriosis;fibroids;myomectomy;ectopic pregnancy;early pregnancy unit;epu;miscarriage management;urogynaecology;prolapse repair;menopause clinic;hrt;mirena coil;fertility clinic;ivf;icsi;egg collection;embryo transfer;gynae oncology;cytology smear;termination of pregnancy;ctg interpretation;placenta praevia;atsm;frauenheilkunde;geburtshilfe;kaiserschnitt;pränataldiagnostik;kolposkopie;vorsorgeuntersuchung;gynäkologische ambulanz;gynécologie;obstétrique;césarienne;échographie obstétricale;ménopause;frottis',
  },
  psychiatrist: {
    titles:
      'psychiatrist;consultant psychiatrist;child and adolescent psychiatrist;forensic psychiatrist;psychiatry registrar;psychiater;facharzt für psychiatrie und psychotherapie;psychiatre;pédopsychiatre',
    words:
      'mrcpsych;psychiatry;section 12 approved;approved clinician;responsible clinician;mental health act assessment;section 2;section 3;tribunal report;second opinion doctor;soad;psychopharmacology;clozapine;lithium;antipsychotic;ssri;psychotherapy supervision;balint group;old age psychiatry;memory clinic;liaison psychiatry;forensic psychiatry;camhs;perinatal psychiatry;addiction psychiatry;opioid substitution;adhd titration;autism diagnostic;crisis team;inpatient ward;cmht;mental state examination;diagnostic formulation;capacity assessment;fitness to plead;court report;dsm-5;icd-11;schizophrenia;bipolar;treatment-resistant depression;esketamine;rtms;telepsychiatry;psychiatrie;psychotherapie;unterbringung;gutachten;psychiatrische institutsambulanz;pia;konsildienst;maßregelvollzug;hospitalisation sous contrainte;cmp;pédopsychiatrie;expertise psychiatrique;psychotropes',
  },
  radiologist: {
    titles:
      'radiologist;consultant radiologist;interventional radiologist;radiology registrar;teleradiologist;facharzt für radiologie;radiologe;radiologue',
    words:
      "frcr;radiology reporting;plain film reporting;ct reporting;mri reporting;cross-sectional imaging;ultrasound list;interventional radiology;angioplasty;embolisation;image-guided biopsy;drain insertion;nephrostomy;pacs;ris;voice recognition reporting;powerscribe;teleradiology;hot reporting;on-call ct;stroke ct;ct perfusion;mammography reading;breast mdt;mdt radiologist;discrepancy meeting;contrast reaction;pi-rads;bi-rads;lung-rads;vetting requests;ir(me)r practitioner;fluoroscopy;barium swallow;ct colonography;cardiac ct;neuroradiology;musculoskeletal imaging;paediatric radiology;abr certification;pet-ct;thrombectomy;picc insertion;peer review radpeer;befundung;radiologie;schnittbilddiagnostik;mammadiagnostik;röntgen;teleradiologie;strahlenschutz fachkunde;radiologie interventionnelle;compte rendu d'imagerie;irm;échographie",
  },
  pathologist: {
    titles:
      'pathologist;histopathologist;consultant histopathologist;forensic pathologist;microbiologist doctor;haematologist;facharzt für pathologie;pathologe;rechtsmediziner;anatomopathologiste;médecin légiste',
    words:
      'histopathology;frcpath;surgical pathology;cut-up;grossing;frozen section;h&e;immunohistochemistry;cytopathology;fna;post mortem;autopsy;coroner;cancer dataset reporting;tnm staging;mdt pathology;digital pathology;whole slide imaging;molecular pathology;eqa scheme;double reporting;dermatopathology;breast pathology;gi pathology;renal biopsy;bone marrow trephine;haematology film;chemical pathology;medical microbiology advice;infection control doctor;specimen turnaround;snomed coding;uncertain diagnosis;margin status;gleason score;her2;ki-67;forensic post mortem;home office pathologist;mortuary;cap accreditation;sign-out;pathologie;histologie;schnellschnitt;zuschnitt;obduktion;sektion;befund diktieren;rechtsmedizin;anatomopathologie;autopsie;examen extemporané;médecine légale;lecture de lames;gross room;cancer staging;tumour board;befundung;anatomie pathologique;compte rendu anatomopathologique',
  },
  dentist: {
    titles:
      'dentist;associate dentist;general dental practitioner;dental surgeon;orthodontist;oral surgeon;endodontist;zahnarzt;zahnärztin;kieferorthopäde;dentiste;chirurgien-dentiste',
    words:
      'gdc registered dentist;bds;dds;general dental practice;uda;nhs dentistry;performer number;fp17;private list;check-up;composite restoration;amalgam filling;crown prep;veneers;root canal treatment;rct;rotary endo;wisdom tooth;invisalign;fixed braces;orthodontics;composite bonding;tooth whitening;dentures;bpe;periodontal;caries;local anaesthetic;rubber dam;bitewing;opg;opt;cbct;itero scan;cerec;smile makeover;soe exact;dentrix;sedation dentistry;domiciliary dentistry;associate dentist;foundation dentist;dental nervous patients;cqc dental;ir(me)r;loupes;zahnarztpraxis;füllungstherapie;prothetik;endodontie;wurzelbehandlung;kieferorthopädie;parodontologie;implantologie;cabinet dentaire;soins conservateurs;extraction dentaire;orthodontie;détartrage',
  },
  dental_nurse: {
    titles:
      'dental nurse;dental assistant;trainee dental nurse;orthodontic nurse;dental receptionist;dental treatment coordinator;zahnmedizinische fachangestellte;zfa;assistant dentaire;assistante dentaire',
    words:
      "dental nursing;nebdn;gdc dental nurse;chairside;four-handed dentistry;surgery set-up;suction aspirating;saliva ejector;mixing impression material;alginate;bpe charting;autoclave;washer disinfector;htm 01-05;decontamination room;pouching instruments;x-ray developing;radiography certificate;implant nursing;sedation nursing;oral health education;fluoride varnish application;stock ordering dental;soe exact;r4;uda claims;tco;invisalign scan;itero;intraoral camera;impressions;whitening trays;study models;amalgam separator;clinical waste;dentrix;eaglesoft;danb;expanded functions;coronal polishing;zfa;stuhlassistenz;prophylaxe;zmp;bema;goz;abrechnung zahnarzt;aufbereitung instrumente;dampsoft;assistante dentaire;travail à quatre mains;stérilisation;fauteuil;chaîne d'asepsie;zmf",
  },
  dental_hygienist: {
    titles:
      'dental hygienist;dental therapist;hygienist therapist;rdh;dentalhygieniker;dentalhygienikerin;prophylaxeassistentin;hygiéniste dentaire',
    words:
      'dental hygiene;dental therapy;scale and polish;root surface debridement;rsd;six-point pocket chart;bpe;periodontal maintenance;gingivitis;periodontitis;plaque score;bleeding index;airflow;guided biofilm therapy;gbt;ems prophylaxis master;ultrasonic scaler;cavitron;hand scaling;gracey curette;fissure sealants;fluoride varnish;paediatric fillings;stainless steel crowns;pulpotomy;direct access;oral hygiene instruction;ohi;interdental brushes;tepe;smoking cessation dental;tooth whitening;local anaesthetic infiltration;id block;implant maintenance;oral cancer screening;rdh;prophy;bitewings;bsp guidelines;s3 guidelines;diploma in dental hygiene;recall interval;stain removal;dh;professionelle zahnreinigung;pzr;dentalhygiene;upt;parodontitistherapie;zahnsteinentfernung;prophylaxesitzung;détartrage;surfaçage;hygiène bucco-dentaire;sondage parodontal;polissage',
  },
  dental_technician: {
    titles:
      'dental technician;dental lab technician;prosthetic dental technician;orthodontic technician;ceramist;clinical dental technician;denturist;zahntechniker;prothésiste dentaire',
    words:
      'dental laboratory;dental technology;crown and bridge;porcelain build-up;pfm;zirconia;emax;lithium disilicate;waxing up;lost wax casting;chrome cobalt;acrylic denture;setting up teeth;full-full denture;try-in;flasking;deflasking;pouring models;articulator;dental cad/cam;exocad;3shape;milling unit;sintering furnace;dental 3d printing;implant bars;custom abutment;orthodontic appliance;retainer;vacuum forming;splint;bite guard;special tray;shade matching;staining and glazing;ceramic furnace;trimming dies;die stone;polishing lathe;alginate model;gdc dental technician;immediate denture;reline;zahntechnik;zahntechniklabor;modellherstellung;keramik schichten;modellguss;aufwachsen;prothesen fertigung;fräsen;prothésiste dentaire;laboratoire dentaire;céramique;prothèse amovible;coulée des modèles',
  },
  physiotherapist: {
    titles:
      'physiotherapist;physio;physical therapist;dpt;msk physiotherapist;first contact physiotherapist;neuro physiotherapist;sports physiotherapist;physiotherapeut;krankengymnast;kinésithérapeute;masseur-kinésithérapeute',
    words:
      'physiotherapy;physical therapy;msk;musculoskeletal;hcpc;csp;manual therapy;joint mobilisation;maitland;mulligan;acupuncture;dry needling;exercise prescription;rehab programme;gait re-education;range of movement;rom;goniometry;outcome measures;respiratory physio;chest clearance;suctioning;cough assist;neuro rehab;bobath;stroke rehab;berg balance;tug test;post-op rehab;acl rehab;hydrotherapy;ultrasound therapy;shockwave therapy;first contact practitioner;fcp;falls class;pulmonary rehab;amputee rehab;walking aids;zimmer frame;on-call respiratory;pitchside;sports massage;physitrack;tm3;dpt;cpt codes;krankengymnastik;manuelle therapie;lymphdrainage;physiotherapie;kgg;heilmittelverordnung;pnf;kinésithérapie;rééducation;masso-kinésithérapie;balnéothérapie;kiné respiratoire;drainage lymphatique;rückenschule;rééducation fonctionnelle;bilan diagnostic kinésithérapique',
  },
  occupational_therapist: {
    titles:
      'occupational therapist;ot;community occupational therapist;paediatric occupational therapist;occupational therapy assistant;cota;ergotherapeut;ergotherapeutin;ergothérapeute',
    words:
      'occupational therapy;rcot;hcpc;activity analysis;moho;mohost;amps;copm;home assessment;access visit;kitchen assessment;washing and dressing assessment;adl;equipment provision;perching stool;toilet frame;raised toilet seat;stairlift;level access shower;disabled facilities grant;dfg;major adaptations;minor adaptations;moving and handling plan;hoisting assessment;single-handed care;seating assessment;wheelchair assessment;posture management;splinting;hand therapy;sensory integration;sensory diet;cognitive assessment;moca;vocational rehab;upper limb rehab;energy conservation;fatigue management;discharge planning visit;reablement;trusted assessor;care act;telecare;otr/l;fim;ergotherapie;hilfsmittelversorgung;motorisch-funktionell;sensorische integration;schienenbau;wohnraumanpassung;ergothérapie;aménagement du domicile;aides techniques;bilan ergothérapique;mise en situation;handtherapie;mises en situation écologiques',
  },
  speech_language_therapist: {
    titles:
      'speech and language therapist;slt;salt;speech-language pathologist;slp;speech therapist;speech therapy assistant;logopäde;logopädin;sprachtherapeut;orthophoniste;logopède',
    words:
      'speech and language therapy;speech pathology;rcslt;asha;ccc-slp;dysphagia;swallow assessment;bedside swallow;videofluoroscopy;vfss;iddsi;thickened fluids;modified diet;aphasia;dysarthria;apraxia of speech;word finding;voice therapy;stammering;stuttering;lidcombe;selective mutism;developmental language disorder;dld;speech sound disorder;phonology;articulation therapy;minimal pairs;celf;hanen;attention autism;bucket time;colourful semantics;elklan;makaton;pecs;aac;eye gaze;communication book;social stories;laryngectomy;speaking valve;tracheostomy;speech sample;ehcp targets;wellcomm;iep speech goals;lsvt;logopädie;schluckstörung;sprachtherapie;sprachentwicklungsstörung;aphasietherapie;stimmtherapie;stottern;myofunktionelle therapie;orthophonie;bilan orthophonique;déglutition;bégaiement;retard de langage;dyslexie;dysphagietherapie;aphasie',
  },
  dietitian: {
    titles:
      'dietitian;dietician;clinical dietitian;community dietitian;nutritionist;registered dietitian nutritionist;rdn;diätassistent;ernährungsberater;ökotrophologe;diététicien;nutritionniste',
    words:
      "dietetics;nutritional assessment;malnutrition screening;must score;enteral feeding;parenteral nutrition;tpn;ng feeding regimen;peg;oral nutritional supplements;ons prescribing;fortisip;food first;refeeding syndrome;low fodmap;ibs;coeliac disease;carbohydrate counting;desmond;type 2 diabetes education;renal diet;weight management clinic;bariatric;food allergy;cow's milk protein allergy;ketogenic diet;eating disorder;meal plan;bda dietitian;hcpc;anthropometry;bmi;24-hour recall;food diary;basal metabolic requirement;nutricia;abbott freestyle;menu analysis;nutritics;home enteral feeding;medical nutrition therapy;cnsc;wic;rdn;diätberatung;ernährungstherapie;ernährungsberatung;adipositas;reduktionskost;lebensmittelunverträglichkeit;sondenkost;diététique;bilan nutritionnel;dénutrition;rééquilibrage alimentaire;nutrition entérale",
  },
  podiatrist: {
    titles:
      'podiatrist;chiropodist;foot health practitioner;podiatric surgeon;dpm;podologe;podologin;medizinische fußpflegerin;podologue;pédicure-podologue',
    words:
      'podiatry;chiropody;nail cutting;nail surgery;ingrown toenail;phenolisation;partial nail avulsion;callus debridement;corn enucleation;scalpel work;verruca;needling verruca;cryotherapy foot;diabetic foot;foot ulcer;wound debridement foot;doppler vascular assessment;monofilament test;offloading;total contact cast;aircast;charcot foot;biomechanical assessment;gait analysis;orthoses;insoles;orthotic prescribing;plantar fasciitis;footwear advice;rcpod;hcpc;foot clinic;domiciliary foot care;high-risk foot;mdft;local anaesthetic digital block;autoclave;nail drill;fungal nail;lacuna method;neurovascular assessment;shockwave heel;dpm;bunionectomy;podologie;diabetisches fußsyndrom;fußpflege;orthonyxiespange;hornhautabtragung;nagelkorrektur;hühnerauge;pédicurie;semelles orthopédiques;ongle incarné;pied diabétique;soins de pédicurie',
  },
  prosthetist_orthotist: {
    titles:
      'prosthetist;orthotist;prosthetist orthotist;cpo;orthotic technician;orthopädietechniker;orthopädietechnik-mechaniker;orthoprothésiste',
    words:
      'prosthetics;orthotics;limb fitting;transtibial;transfemoral;residual limb;plaster cast rectification;suspension sleeve;microprocessor knee;c-leg;ottobock;össur;myoelectric hand;afo;kafo;dafo;ankle-foot orthosis;spinal brace;tlso;scoliosis brace;cranial helmet;plagiocephaly;insoles;orthopaedic footwear;shoe raise;gait lab;gait analysis;bench alignment;dynamic alignment;thermoplastic draping;lamination;carbon fibre layup;cad/cam carving;omega scan;amputee clinic;primary patient;knee brace;cdh brace;bapo;ispo;abc certification;l-codes;orthopädietechnik;prothese;orthese;schaftbau;gipsabdruck;einlagenversorgung;sanitätshaus;kompressionsstrumpf;orthoprothèse;emboîture;corset;appareillage;moulage plâtré;prothèse tibiale',
  },
  chiropractor_osteopath: {
    titles:
      'osteopath;chiropractor;sports therapist;manual therapist;massage therapist;lmt;osteopathe;heilpraktiker;masseur und medizinischer bademeister;ostéopathe;chiropraticien;masseur',
    words:
      "osteopathy;chiropractic;spinal adjustment;spinal manipulation;hvt thrust;hvla;gonstead;diversified technique;drop table;cranial osteopathy;visceral manipulation;muscle energy technique;myofascial release;soft tissue massage;deep tissue massage;swedish massage;trigger point;cupping;gua sha;remedial massage;sports massage;lmt;general osteopathic council;gcc;gcc registration;subluxation;lower back pain;sciatica;neck pain;posture assessment;orthopaedic tests;x-ray spine;kinesio tape;dry needling;rehab exercise;wellness plan;new patient exam;care plan visits;insurance patients;cliniko;jane app;clinic room;naturheilkunde;osteopathie;chirotherapie;faszientherapie;heilpraktikerpraxis;klassische massage;moorpackung;ostéopathie;manipulation vertébrale;cabinet d'ostéopathie;massage bien-être;chiropraxie",
  },
  pharmacist_community: {
    titles:
      "pharmacist;community pharmacist;pharmacy manager;responsible pharmacist;superintendent pharmacist;retail pharmacist;locum pharmacist;apotheker;apothekerin;pharmacien;pharmacien d'officine",
    words:
      "gphc;dispensing;clinical check;accuracy check;responsible pharmacist;superintendent;mpharm;mur;nms;new medicine service;pharmacy first;pgd;flu vaccination service;emergency hormonal contraception;otc;p medicines;pmr;proscript;pharmoutcomes;eps;electronic prescription service;nomad trays;blister pack;dosette;methadone supervision;controlled drugs register;cd register;owings;drug tariff;fp34;nms target;hypertension case-finding;repeat dispensing;patient counselling;near miss log;locum pharmacist;titan pmr;rph;naplex;mjpe;rxconnect;prior authorization;third-party rejection;immunizing pharmacist;medication therapy management;approbation als apotheker;apotheke;rezeptur;arzneimittelberatung;offizin;betäubungsmittel;rezeptabrechnung;notdienst;officine;délivrance d'ordonnance;préparation magistrale;tiers payant;conseil officinal;stupéfiants;délivrance;structured medication reviews;pcn pharmacist;prescribing clinic;medicines optimisation;long-term condition clinics;discharge reconciliation;high-risk drug monitoring;repeat prescribing;qof",
  },
  hospital_pharmacist: {
    titles:
      'hospital pharmacist;clinical pharmacist;specialist pharmacist;pcn pharmacist;antimicrobial pharmacist;aseptic pharmacist;krankenhausapotheker;klinikapotheker;pharmacien hospitalier',
    words:
      'clinical pharmacy;medicines reconciliation;drug history;ward pharmacy;clinical screening;jac;epma;careflow medicines;discharge tto;medicines optimisation;formulary;drug and therapeutics committee;antimicrobial stewardship;vancomycin levels;gentamicin dosing;warfarin counselling;doac;aseptic unit;tpn compounding;chemotherapy verification;sact protocol;clinical trials pharmacy;independent prescriber;structured medication review;pcn pharmacist;arrs;polypharmacy;deprescribing;medicines information;mi query;nice ta;high-cost drugs;blueteq;homecare medicines;yellow card;bnf;ismp;pgy1 residency;bcps;iv to oral switch;renal dosing;bedside discharge;dispensary robot;omnicell;diploma in clinical pharmacy;klinische pharmazie;krankenhausapotheke;arzneimittelkommission;zytostatikaherstellung;amts;unit-dose;medikationsanalyse;pharmacie à usage intérieur;pui;conciliation médicamenteuse;pharmacie clinique;rétrocession;stationsapotheker;zytostatika;analyse pharmaceutique',
  },
  pharmacy_technician: {
    titles:
      'pharmacy technician;dispenser;pharmacy dispenser;accuracy checking technician;pharmacy assistant;pharmacy counter assistant;pta;pharmazeutisch-technische assistentin;pka;préparateur en pharmacie',
    words:
      'dispenser;pharmacy technician;gphc pharmacy technician;accuracy checking technician;btec pharmacy;nvq pharmacy services;labelling;dispensing prescriptions;assembling;bagging up;owings;repeat prescription requests;nomads;dosette boxes;mds;blister packs;putting away stock order;split packs;date checking;robot loading;rowa;pmr;proscript connect;eps nomination;handing out prescriptions;counter sales;wwham;gsl;p line;near miss;ward top-up;pod locker;medicines management technician;drug history taking;aseptic technician;cleanroom gowning pharmacy;cytotoxic reconstitution;cpht;ptcb;pharmacy tech;rx data entry;insurance billing pharmacy;pill counting;ndc;will call;drive-thru pharmacy;pta;pka;rezeptur herstellung;kommissionierer;arzneimittelausgabe;identitätsprüfung;sichtwahl;taxieren;préparateur;préparation des piluliers;rangement commande officine;télétransmission;parapharmacie',
  },
  optometrist: {
    titles:
      'optometrist;ophthalmic optician;resident optometrist;dispensing optician;optical assistant;optician;contact lens optician;augenoptiker;augenoptikermeister;opticien-lunetier;optométriste',
    words:
      'optometry;sight test;sight testing;tested eyes;eye examination;eyecare;discs and maculas;contact tonometry;applanation tonometry;ametropes;rgps;scleral lenses;keratoconus;cornea clinic;minor eye conditions;flashes and floaters;refraction;retinoscopy;subjective refraction;prescription glasses;contact lens fitting;contact lens aftercare;slit lamp;tonometry;goldmann;fundus camera;optical coherence tomography;visual fields;humphrey;goc;college of optometrists;gos forms;gos18;dispensing optics;varifocals;pd measurement;frame styling;frame adjustment;edging lenses;focimeter;mecs;cues;glaucoma referral;diabetic retinopathy;cataract referral;low vision;myopia management;misight;ortho-k;pre-screening;abdo;fbdo;independent prescribing optometrist;dry eye clinic;lenstar;testing room;od;nbeo;augenoptik;refraktion;brillenanpassung;gleitsichtbrille;kontaktlinsenanpassung;werkstatt augenoptik;schleifautomat;sehtest;opticien-lunetier;montage de lunettes;adaptation lentilles;examen de vue;verres progressifs;bts ol;essilor',
  },
  audiologist: {
    titles:
      'audiologist;hearing aid dispenser;hearing aid audiologist;clinical audiologist;hearing care professional;hörgeräteakustiker;hörakustiker;pädakustiker;audioprothésiste',
    words:
      'audiology;audiometry;pure tone audiogram;pta;tympanometry;acoustic reflexes;otoscopy;hearing aid fitting;real ear measurement;rem;phonak target;oticon genie;ric;bte;itc;earmould;ear impression;microsuction;earwax removal;otoacoustic emissions;abr;newborn hearing screening;vra;play audiometry;tinnitus;tinnitus retraining;vestibular assessment;vng;caloric test;epley manoeuvre;bppv;cochlear implant;mapping session;bone-anchored hearing aid;baha;speech in noise;loop system;hearing loss;iqips;had register;hcpc hearing;au.d.;ccc-a;auditory processing;sensorineural;hörakustik;hörgeräteanpassung;otoplastik;tonaudiometrie;sprachaudiometrie;hörtest;ohrabdruck;audioprothèse;appareillage auditif;audiogramme;empreinte;acouphènes;vocale',
  },
  clinical_psychologist: {
    titles:
      'clinical psychologist;counselling psychologist;forensic psychologist;assistant psychologist;neuropsychologist;health psychologist;psychologe;psychologischer psychotherapeut;psychologue clinicien;neuropsychologue',
    words:
      'clinical psychology;dclinpsy;psyd;hcpc practitioner psychologist;bps;psychological formulation;psychological assessment;cognitive behavioural therapy;cbt;dbt;emdr;schema therapy;compassion focused therapy;psychoeducation;neuropsychological testing;wais-iv;wisc-v;wms;ados-2;wechsler;rbans;capacity assessment;risk formulation;hcr-20;reflective practice group;consultation to teams;trauma-focused;complex ptsd;core-om;phq-9;gad-7;camhs;eating disorders;clinical supervision;doctoral trainee;psychometrics;pai;expert witness report;single case design;staff debrief psychology;parole board report;sex offender treatment;licensed psychologist;eppp;psychotherapie;verhaltenstherapie;testdiagnostik;approbation psychotherapeut;tiefenpsychologisch;intelligenztest;psychodiagnostik;psychologue clinicien;bilan psychologique;entretien clinique;thérapie cognitivo-comportementale;neuropsychologie',
  },
  psychological_wellbeing_practitioner: {
    titles:
      'psychological wellbeing practitioner;pwp;iapt therapist;cbt therapist;high intensity therapist;education mental health practitioner;mental health practitioner;psychotherapist;psychotherapeut;psychothérapeute',
    words:
      'iapt;nhs talking therapies;pwp;low intensity cbt;guided self-help;step 2;step 3;high intensity therapist;babcp accredited;minimum dataset;phq-9;gad-7;wsas;behavioural activation;graded exposure;worry management;cognitive restructuring;thought record;silvercloud;iaptus;pcmis;case management supervision;clinical contacts;recovery rate;emhp;mhst;emdr;ocd;erp exposure;panic disorder;social anxiety;health anxiety;ptsd;interpersonal therapy;couples therapy for depression;couple counselling;psychodynamic;mbct;mindfulness-based;telephone triage assessment;risk assessment suicidality;group cbt;stepped care;accommodation protocol;ukcp;lcsw therapist;treatment plan psychotherapy;richtlinientherapie;kassenzulassung psychotherapie;probatorische sitzung;verhaltenstherapeut;gesprächstherapie;angststörung;psychothérapie;tcc;thérapie brève;troubles anxieux;mon soutien psy',
  },
  paramedic: {
    titles:
      'paramedic;ambulance paramedic;specialist paramedic;critical care paramedic;flight paramedic;notfallsanitäter;rettungsassistent;ambulancier smur;secouriste paramédical',
    words:
      'paramedic;hcpc paramedic;jrcalc;ambulance service;double-crewed ambulance;dca;rrv;rapid response vehicle;solo response;999 calls;category 1;blue light driving;ceruad;c1 licence;als;iv cannulation;intraosseous;io;intubation;supraglottic airway;i-gel;12-lead ecg;stemi;ppci pathway;rosc;cardiac arrest;lucas device;lifepak;corpuls;pelvic binder;tourniquet;cat tourniquet;ketamine;txa;morphine;penthrox;stroke fast;pre-alert;atmist;patient report form;prf;epcr;hems;critical care paramedic;major incident triage;see and treat;hospital handover;nqp;nremt-p;phtls;medevac;ems;notfallsanitäter;rettungsdienst;rtw;nef;leitstelle;rettungswache;notkompetenz;samu;smur;dsa;urgence préhospitalière;régulation;ambulance de réanimation;rettungswagen;notarzteinsatzfahrzeug;ambulancier;cat 1 calls',
  },
  emergency_medical_technician: {
    titles:
      'emergency medical technician;emt;emergency care assistant;eca;ambulance technician;ambulance care assistant;patient transport driver;rettungssanitäter;sanitäter;krankentransportfahrer;ambulancier;ambulancier diplômé',
    words:
      "emt;emt-b;emergency care assistant;frec 3;frec 4;ihcd technician;patient transport service;pts;ambulance care assistant;non-emergency patient transport;blue light;ceruad;d1 licence;c1 licence;carry chair;evac chair;stretcher;scoop stretcher;spinal immobilisation;cervical collar;bls;aed;oxygen therapy;entonox;nebulised salbutamol;manual bp;vehicle daily inspection ambulance;vdi;make ready;dialysis runs;hospital discharge transfer;bariatric ambulance;wheelchair tail lift;event medical cover;first responder;st john ambulance;crew mate;mdt terminal;airwave radio;nremt;cpr certified;narcan;bls ambulance;interfacility transport;gurney;rettungssanitäter;krankentransport;ktw;tragestuhl;sanitätsdienst;patiententransport;funkmeldesystem;ambulancier;diplôme d'état d'ambulancier;brancardage;vsl;afgsu;transport sanitaire",
  },
  biomedical_scientist: {
    titles:
      'biomedical scientist;bms;medical laboratory scientist;medical technologist;clinical scientist;laborwissenschaftler medizin;technicien de laboratoire médical;biologiste médical',
    words:
      'biomedical science;hcpc biomedical scientist;ibms;ibms registration portfolio;iso 15189;ukas;haematology;blood film;coagulation screen;fbc analyser;sysmex;blood transfusion;crossmatch;group and save;antibody panel;clinical biochemistry;u&es;troponin;roche cobas;abbott architect;beckman au;microbiology;culture plates;gram stain;antimicrobial susceptibility;maldi-tof;blood culture;cellular pathology;h&e staining;microtomy;immunohistochemistry;cytology screening;virology pcr;serology;elisa;eqa;neqas;iqc;westgard;lims;winpath;apex;critical result phoning;mhra bsqr;haemovigilance;out-of-hours lone working lab;mls(ascp);clia;labormedizin;blutgruppenbestimmung;hämatologie;klinische chemie;mikrobiologie;ringversuch;rili-bäk;laboratoire de biologie médicale;hématologie;numération formule;cofrac;bactériologie;histotechnologist;histotechnician;htl ascp;ht ascp;paraffin blocks;frozen sections;special stains;coverslipping;cap inspection;medizinische technologin laboratorium;mtla;mtl;gerinnung;biologie médicale;hémostase',
  },
  lab_assistant_medical: {
    titles:
      'medical laboratory assistant;mla;pathology assistant;associate practitioner pathology;medical laboratory technician;mlt;phlebotomist;medizinische technologin für laboratoriumsanalytik;mta;mtla;préleveur',
    words:
      'medical laboratory assistant;mla;specimen reception;booking in samples;sample labelling;pathology request form;centrifuging;aliquoting;spinning samples;track system;loading analysers;winpath;lims;urine microscopy;plating out;slide making;coverslipping;cut-up assist;wax embedding;tissue processor;sample rejection;sample transport pod;air tube;phlebotomy;phlebotomist;venepuncture;vacutainer;butterfly needle;tourniquet;blood bottles;order of draw;edta;finger prick;heel prick;paediatric bleeds;inpatient round bleeds;phlebotomy clinic;cpt-1;specimen processing;accessioning;chain of custody drug screen;clinical waste autoclave;formalin;histology assistant;mtla;mta;präanalytik;blutentnahme;probenannahme;zentrifugieren;laborgeräte wartung;technicien préleveur;tubes de prélèvement;centrifugation;enregistrement des échantillons',
  },
  diagnostic_radiographer: {
    titles:
      'radiographer;diagnostic radiographer;x-ray technician;radiologic technologist;rad tech;reporting radiographer;mtra;medizinische technologin für radiologie;manipulateur radio;manipulateur en électroradiologie',
    words:
      'diagnostic radiography;plain film;x-ray;general radiography;dr room;cr cassette;hcpc radiographer;ir(me)r;irr17;pacs;ris;cris;mobile x-ray;ward mobiles;theatre fluoroscopy;c-arm;image intensifier;trauma imaging;resus x-ray;chest x-ray;lateral hip;scaphoid views;axial skeleton;opg;dexa;dental imaging;red dot;preliminary clinical evaluation;pce;reporting radiographer;collimation;kvp;exposure factors;reject analysis;drl;lead apron;tld badge;justification;pregnancy check;out of hours x-ray;portable films;arrt;rt(r);barium enema;mtra;röntgenaufnahme;durchleuchtung;strahlenschutz;c-bogen;einstelltechnik;bettaufnahmen;manipulateur en électroradiologie médicale;radiographie standard;radioprotection;cliché thoracique;amplificateur de brillance;manipulatrice radio;merm;manip radio;électroradiologie médicale;radiologie conventionnelle;radioprotection des patients;salle de radiologie;medizinische technologin radiologie;radiologieassistent;röntgenaufnahmen;c-arm in theatre',
  },
  ct_mri_radiographer: {
    titles:
      'ct radiographer;mri radiographer;cross-sectional radiographer;mri technologist;ct technologist;nuclear medicine technologist;pet-ct technologist;mrt-fachkraft;mtr mrt;manipulateur irm',
    words:
      "ct scanning;mri scanning;cross-sectional;siemens somatom;ge revolution;philips ingenia;siemens magnetom;3t scanner;1.5t;mri safety;implant screening;pacemaker mri;coil selection;pulse sequences;t1 weighted;t2 flair;diffusion weighted;gadolinium;iv contrast;contrast injector;medrad;egfr check;cannulation;extravasation;ct pulmonary angiogram;ctpa;trauma ct;pan scan;stroke ct;ct colonography;cardiac ct;calcium score;cardiac mri;mrcp;prostate mri;claustrophobic patient;mobile scanner unit;protocolling;dose reduction;bone scan;gamma camera;spect-ct;fdg;pet-ct;radiopharmacy;technetium;zone 4;quench;arrt (mr);mrso;mrt;ct;kontrastmittel;schnittbild;nuklearmedizin;szintigraphie;sequenzplanung;irm;injecteur de contraste;médecine nucléaire;scintigraphie;manipulateur en électroradiologie;manipulatrice irm;merm;tdm;séquences irm;injecteur automatique;voie veineuse;protocoles d'acquisition;zone iv;3t;kernspintomographie;computertomographie;mtra;mr conditional",
  },
  sonographer: {
    titles:
      'sonographer;ultrasonographer;obstetric sonographer;diagnostic medical sonographer;vascular scientist;sonograph;échographiste;sonographie-fachkraft',
    words:
      'ultrasound;sonography;casp;case accredited;obstetric ultrasound;dating scan;nuchal translucency;anomaly scan;fasp;growth scan;early pregnancy scan;transvaginal;umbilical artery doppler;liquor volume;crown rump length;fetal biometry;placental site;pelvic ultrasound;abdominal ultrasound;renal tract;testicular ultrasound;thyroid ultrasound;msk ultrasound;dvt scan;carotid doppler;vascular ultrasound;arterial duplex;vein mapping;fna guidance;voluson;ge logiq;canon aplio;probe cover;transducer;astraia;rdms;ardms;ob/gyn registry;echogenic;gallstones;independent reporting;scanning list;image optimisation;bmus;chaperone;private baby scan;gender scan;ultraschall;pränataldiagnostik;farbdoppler;feindiagnostik;duplexsonographie;échographie;doppler;échographie de datation;clarté nucale;sonde endovaginale',
  },
  therapeutic_radiographer: {
    titles:
      'therapeutic radiographer;radiation therapist;radiotherapist;dosimetrist;medical physicist;radioonkologie mtra;medizinphysikexperte;dosimétriste;manipulateur radiothérapie;physicien médical',
    words:
      'radiotherapy;linac;linear accelerator;varian truebeam;elekta;halcyon;imrt;vmat;igrt;cbct matching;dibh;sabr;stereotactic;brachytherapy;hdr;ct planning scan;immobilisation shell;thermoplastic mask;treatment planning system;eclipse tps;raystation;aria;mosaiq;contouring;organs at risk;dose volume histogram;dvh;treatment verification;review clinic radiotherapy;skin reaction;mould room;superficial x-ray;electron treatment;proton therapy;dosimetry;machine qa;ion chamber;output check;ipem;clinical scientist hcpc;mpe;radiation oncology;arrt(t);rt(t);cmd;strahlentherapie;bestrahlungsplanung;linearbeschleuniger;bestrahlung;medizinphysik;radioonkologie;radiothérapie;accélérateur linéaire;curiethérapie;centrage;radiophysique médicale;image matching;set-up;treatment delivery;truebeam;versa hd;mtra strahlentherapie;treat patients on linacs',
  },
  mammographer: {
    titles:
      'mammographer;breast screening radiographer;assistant practitioner mammography;mammography technologist;advanced practitioner breast imaging;mammographie-mtra;manipulateur mammographie',
    words:
      'mammography;breast screening;nhsbsp;breast imaging;cc view;mlo view;oblique view;compression paddle;breast positioning;tomosynthesis;dbt;magnification views;assessment clinic;stereotactic biopsy;vacuum-assisted biopsy;vab;wire localisation;magseed;clip insertion;pgmi;technical recall;technical repeat rate;film reading;screening van;mobile screening unit;nbss;round length;interval cancer;family history clinic;symptomatic breast clinic;one-stop clinic;implant eklund technique;breast density;bi-rads;hologic;ge pristina;certificate of competence mammography;mqsa;rt(m);breast ultrasound;specimen imaging;artefact;kv anode filter;mammographie;mammographie-screening;brustkrebsfrüherkennung;drehscheibenstanzbiopsie;kompression;mamma;dépistage organisé;macrobiopsie;sénologie;cliché mammographique;tomosynthèse',
  },
  cardiac_physiologist: {
    titles:
      "cardiac physiologist;clinical physiologist;echocardiographer;cardiac scientist;respiratory physiologist;neurophysiologist technician;ecg technician;sleep technologist;kardiotechniker;mtaf;technicien d'exploration fonctionnelle",
    words:
      "cardiac physiology;rccp;echocardiogram;bse accreditation;tte;ecg;holter analysis;24-hour tape;ambulatory bp monitor;exercise tolerance test;ett;cath lab physiologist;haemodynamic monitoring;mac-lab;pacing clinic;pacemaker interrogation;medtronic carelink;icd follow-up;crt optimisation;ep lab;reveal implant loop recorder;tilt table;bubble contrast echo;strain imaging;lvef;echopac;lung function;spirometry;gas transfer;dlco;body plethysmography;bronchial challenge;feno;cpet;sleep study;polysomnography;cpap titration;eeg;emg;nerve conduction studies;evoked potentials;artp;bscn;stp scientist training programme;perfusionist;heart-lung machine;cardioplegia;mtaf;lungenfunktion;langzeit-ekg;herzkatheterlabor;ergometrie;elektrophysiologie;eeg ableiten;kardiotechnik;explorations fonctionnelles;épreuve d'effort;électroencéphalogramme;spirométrie;circulation extracorporelle",
  },
  medical_secretary: {
    titles:
      'medical secretary;clinic administrator;medical administrator;patient pathway coordinator;waiting list coordinator;ward clerk;medical typist;clinic coordinator;arztsekretärin;medizinische schreibkraft;secrétaire médicale',
    words:
      'medical secretary;amspar;audio typing clinic letters;medical terminology;clinic letters;winscribe;big hand dictation;g2 speech;consultant diary;theatre list scheduling;rtt;18-week pathway;two-week wait;clinic outcome form;pas;patient administration system;cerner millennium;lorenzo;nhs e-referral;ers;outpatient clinic templates;dna appointment;clinic cancellation;patient notes tracking;casenotes;ward clerk;admissions and discharges;bed state;mdt coordinator;cancer tracking;somerset cancer register;ucr;private secretary;bupa codes;healthcode billing;insurer authorisation;subject access medical records;clinical coding;opcs-4;icd-10;medical transcription;arztsekretariat;arztbriefe schreiben;phonodiktat;terminvergabe;sekretariat chefarzt;secrétariat médical;frappe de comptes rendus;doctolib;prise de rendez-vous;dossier patient;arztbriefe;audio typing',
  },
  gp_receptionist: {
    titles:
      'gp receptionist;medical receptionist;surgery receptionist;care navigator;patient services advisor;front desk medical;medical assistant;medizinische fachangestellte;mfa;arzthelferin;secrétaire de cabinet médical',
    words:
      'gp receptionist;care navigation;signposting patients;appointment book;on-the-day appointments;8am rush;emis web;systmone;accurx;docman workflow;read coding;scanning clinical letters;repeat prescription requests;prescription clerk;new patient registration;gms1;deregistration;home visit requests;patient chaperone;urine samples;test results line;econsult;anima;nhs app;self-check-in;online access;smear recalls;flu clinic booking;summarising notes;lloyd george;gp2gp;sick note request;front desk;patient participation group;pcn hub;extended access;dna rate;medical assistant;rooming patients;copay;insurance verification;hipaa;check-in check-out;mfa;arzthelferin;praxisempfang;kvk einlesen;versichertenkarte;medistar;turbomed;ebm;goä;quartalsabrechnung;impfpass;carte vitale;télétransmission;accueil des patients;standard médical;feuille de soins',
  },
  practice_manager_health: {
    titles:
      'practice manager;gp practice manager;dental practice manager;clinic manager;practice business manager;medical office manager;hospital service manager;praxismanagerin;klinikleitung;directeur de clinique;cadre administratif de pôle',
    words:
      'practice management;gp contract;gms contract;apms;qof achievement;cqrs;des sign-up;pcn;arrs;icb;partnership accounts;drawings partners;nhs pensions;cqc registered manager;cqc inspection;dsp toolkit;caldicott;locum booking;clinical rota;open exeter;pcse;ppg;complaints medical;infection control lead;premises reimbursement;nhs england returns;workforce return;dispensing practice;list size;uda contract;dental practice;soe;theatre utilisation;service manager surgery;rtt performance;outpatient transformation;activity and income;service line reporting;cost improvement programme;cip;medical rota coordinator;job planning doctors;private hospital;mgma;revenue cycle;payer contracts;credentialing providers;hipaa compliance;mvz;praxismanagement;kv-abrechnung;qm praxis;belegungsmanagement;klinikverwaltung;drg erlöse;pôle hospitalier;codage pmsi;t2a;gestion de cabinet médical;ars',
  },
  clinical_coder: {
    titles:
      "clinical coder;medical coder;clinical coding officer;medical biller;medical records officer;health information technician;kodierfachkraft;medizincontroller;medizinischer dokumentationsassistent;technicien d'information médicale;codeur pmsi",
    words:
      'clinical coding;icd-10;icd-10-cm;opcs-4;acc accredited coder;ncclq;hrg;national tariff;finished consultant episode;comorbidities;primary diagnosis;3m encoder;medicode;coding audit;depth of coding;uncoded episodes;sus submission;hospital episode statistics;casenote extraction;discharge summary coding;terminology and classifications;snomed ct;cpt codes;hcpcs;aapc;ccs;ahima;rhit;drg validation;claim scrubber;superbill;clean claim;revenue cycle;em coding;hcc risk adjustment;cdi query;chart abstraction;medical records library;retention casenotes;him department;kodierung;drg;ops-kode;md-prüfung;kodierfachkraft;fallbegleitende kodierung;erlössicherung;medizincontrolling;deutsche kodierrichtlinien;pmsi;dim;ghm;ccam;codage des séjours',
  },
  clinical_research_nurse: {
    titles:
      "clinical research nurse;research nurse;clinical trials coordinator;study coordinator;clinical research coordinator;crc;study nurse;prüfarzt assistenz;studienassistenz;infirmier de recherche clinique;technicien d'études cliniques",
    words:
      "clinical trial;research nurse;ich-gcp;gcp certificate;informed consent;patient recruitment trial;screening log;eligibility criteria;nihr;portfolio study;source data verification;sdv;case report form;ecrf;medidata rave;adverse event;sae;susar;investigational medicinal product;imp accountability;unblinding;randomisation;ixrs;site file;isf;delegation log;monitoring visit;site initiation visit;siv;close-out;hra approval;iras;cro;phase i unit;phase iii;pk sampling;pharmacokinetic bloods;dry ice shipment;concomitant medication;ccrc;irb submission;principal investigator;recruitment to time and target;clinicaltrials.gov;study nurse;klinische studie;prüfzentrum;ethikkommission;amg;patientenaufklärung;visitenplanung studie;attaché de recherche clinique;cahier d'observation;promoteur;consentement éclairé;cpp",
  },
  veterinary_surgeon: {
    titles:
      'vet;veterinary surgeon;veterinarian;small animal vet;farm vet;equine vet;locum vet;official veterinarian;dvm;tierarzt;tierärztin;vétérinaire;docteur vétérinaire',
    words:
      'veterinary;mrcvs;rcvs;dvm;small animal practice;mixed practice;first opinion;referral hospital;neutering;bitch spay;cat castrate;dental extractions animal;exploratory laparotomy;gdv;pyometra;foreign body removal;cruciate repair;tplo;orthopaedics small animal;vaccination boosters;euthanasia;out-of-hours vet;ooh;dairy herd fertility;calving;caesarean cow;lambing;tb testing;official veterinarian;ov;pd cows;herd health plan;lameness exam;equine colic;pre-purchase examination;vetting horses;stud medicine;rabbits;certavp;pdsa;vets now;in-house bloods;idexx;ultrasound scan animal;radiograph thorax dog;pet health plan;prescribing cascade;avma;navle;tierarzt;kleintierpraxis;großtierpraxis;kastration;fruchtbarkeitsdienst;fleischbeschau;veterinäramt;clinique vétérinaire;rurale;chirurgie animaux de compagnie;prophylaxie bovine;urgences vétérinaires;rinderpraxis;bestandsbetreuung;médecine bovine;vêlages;césariennes;prophylaxies;displaced abomasum;lda surgery;calvings;milk fever;lameness;scour;fertility visits;scanning cows;on-call rota vet',
  },
  veterinary_nurse: {
    titles:
      'veterinary nurse;registered veterinary nurse;rvn;vet tech;veterinary technician;animal nursing assistant;veterinary care assistant;veterinary receptionist;tiermedizinische fachangestellte;tfa;tierarzthelferin;auxiliaire spécialisé vétérinaire;asv',
    words:
      'rvn;student veterinary nurse;premeds;companion-animal surgery;pet surgery;hospital sheets;royal college of veterinary;feline certificate;rcvs registered veterinary nurse;monitoring anaesthesia animals;anaesthetic chart;surgical prep clipping;scrubbing in;kennels;inpatient kennel care;iv catheter placement;fluid therapy;drip pump;blood sampling cephalic;in-house lab;idexx;lasercyte;x-ray positioning dogs;dental scale animals;autoclave kits;nurse clinics;flea and worm;post-op check;puppy party;weight clinic pets;microchipping;nail clips;express anal glands;animal restraint;cat friendly clinic;isolation parvo;schedule 3;nursing progress log;npl;rxworks;vetspace;animana;robovet;euthanasia assist;cremation arrangements;recovery of patient animal;clinical coach;pet insurance claim;cvt;lvt;vtne;dispensing vet meds;sqp;tfa;tiermedizin;narkoseüberwachung;op-vorbereitung tier;halten der tiere;easyvet;tierarztpraxis;stationstiere;asv;contention des animaux;clinique vétérinaire;soins aux animaux hospitalisés;gipsa;auxiliaire spécialisée vétérinaire',
  },
  hospital_porter: {
    titles:
      'hospital porter;patient porter;theatre porter;sterile services technician;decontamination technician;central sterile technician;patient transporter;krankentransporteur;holdienst mitarbeiter;fachkraft für medizinprodukteaufbereitung;brancardier;agent de stérilisation',
    words:
      'portering;patient transfer trolley;bed moves;wheelchair transfer;theatre porter;specimen run;blood run;oxygen cylinder change;medical gases;mortuary transfer;concealment trolley;clinical waste run;linen cages;crash team porter;helipad;pharmacy run;dect phone;task dispatch;sterile services;ssd;cssd;hssd;washer disinfector;autoclave loading;tray assembly;instrument packing;tray wrap;tracking and traceability sets;itray;endoscope reprocessing;decontam;htm 01-01;iso 13485 sterile;bowie-dick test;leak test;protein residue;heat sealing pouches;instrument checklist;crcst;iahcsmm;sterile processing;loaner trays;aemp;zsva;fachkunde 1;siebe packen;sterilisation;patiententransport;hol- und bringdienst;brancardage;stérilisation centrale;autoclave;recomposition des plateaux;lavage des instruments',
  },
};
